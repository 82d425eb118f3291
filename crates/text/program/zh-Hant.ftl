### Sparrows 繁體中文：只有程式 `sparrows` 使用的文字。編號規則見 messages/en.ftl。


## Command line

cli-score-win = 食糊：{ $total }番
cli-score-pattern = { $pattern }：{ $value }番
cli-score-base = 底：{ $base }
cli-score-payment = { $seat }：{ $points }
cli-points = { $points }
cli-score-not-a-hand = 不成糊。
cli-score-below-minimum = 牌型已成，但只有{ $total }番，要{ $minimum }番。
cli-score-missing-suit = 牌型已成，但其中有缺門的牌。
cli-score-concealed-only = 這些牌是卡上的暗牌牌型，但已亮了組。
cli-score-hand = 食糊：{ $hand }，{ $category }
cli-score-line = 牌型：{ $line }
cli-score-value = 分值：{ $value }
cli-score-closed = 暗牌牌型
cli-score-jokerless = 無百搭：加倍
cli-score-jokerless-single = 無百搭；這裏的單張與對子不加倍
cli-score-bet-upon = 押中：加倍
cli-analyze-hand = 手牌：{ $hand }
cli-analyze-shanten = { $n ->
    [-1] 已經成糊。
    [0] 已聽牌。
   *[other] 離聽牌還差{ $n }張（{ $n }向聽）。
 }
cli-analyze-draws = 有用的牌：
cli-analyze-draws-none = 沒有有用的牌了。
cli-analyze-draw = { $tile }：剩{ $left }張
cli-analyze-draws-total = 共{ $n }張
cli-analyze-discards = 打哪張，好的在前：
cli-analyze-discard = { $tile }：打後{ $shanten }向聽，有用的牌{ $left }張
cli-analyze-waits = 聽：
cli-analyze-wait = { $tile }，剩{ $left }張：{ $total }番（{ $patterns }）
cli-analyze-wait-below = { $tile }，剩{ $left }張：{ $total }番，不夠起糊（{ $patterns }）
cli-analyze-no-pattern = 無番種
cli-analyze-distance = { $n ->
    [0] 這些牌已是卡上的牌型。
   *[other] 離最近的牌型還差{ $n }張。
 }
cli-analyze-hands = 卡上的牌型，最近的在前：
cli-analyze-hands-none = 這些牌已不可能成卡上任何牌型。
cli-replay-header = { $table }，種子 { $seed }
cli-replay-laid-out = { $table }，擺好的牌局
cli-replay-end = 本局結束。
cli-replay-open = 本局還在進行。
cli-dealt = 牌已發好。
cli-dealt-you = 牌已發好，你是{ $seat }。
cli-replay-hand = { $seat }：{ $hand }
event-exchange-tiles = { $who }把{ $tiles }換給{ $to }。
event-pass-tiles-tiles = { $who }把{ $tiles }傳給{ $to }。
event-pass-tiles-blind = { $who }把{ $tiles }傳給{ $to }，其中盲傳{ $blind }。
event-mush-tiles = { $who }把{ $gave }放入混堆，拿回{ $got }。
cli-replay-awaiting = { $seat }可以：{ $actions }
cli-replay-scores = 得分：{ $scores }
cli-verify-yes = 核對無誤：電腦牌手的{ $n }個決定都出自其所見。
cli-verify-no = 核對不符：第{ $line }行，{ $seat }的決定是「{ $decided }」，但「{ $bot }」憑其所見會決定「{ $expected }」。
cli-simulate-progress = 已打{ $done }局，共{ $deals }局
cli-simulate-deals = { $deals }局，用時{ $seconds }秒（每秒{ $rate }局）
cli-simulate-ends = 食糊{ $wins }局，流局{ $draws }局
cli-simulate-bot = 牌手
cli-simulate-mean = 每局得分
cli-simulate-ci95 = ±（95%）
cli-simulate-win-rate = 食糊率
cli-simulate-deal-in-rate = 出銃率
cli-simulate-patterns = 食出的番種
cli-simulate-hands = 食糊的牌型
cli-simulate-records = 牌譜在 { $directory }。
cli-card-title = { $name }，{ $year }
cli-card-impossible = { $id }：{ $year }年無法組成，略去。
cli-card-sum = { $hands }個牌型，{ $forms }種具體組合
cli-serve-address = Sparrows 的網址：{ $address }
cli-serve-stop = 按 Ctrl+C 停止。
cli-serve-no-page = 頁面還沒有建置：請執行「cargo xtask play」。


## Playing in the terminal

play-title = Sparrows：{ $table }
play-hand = 手牌
play-flowers = 花牌
play-melds = 副露
play-discards = 棄牌
play-log = 經過
play-choose = 選一張牌，按 Enter 確定。
play-choose-three = 空白鍵選牌，Enter 換出三張同花色的牌（3張已選{ $n }張）。
play-pass-tiles = 空格選牌，Enter 傳出（3張已選{ $n }張）。
play-pass-blind = 空格選牌，Enter 傳出：自己的{ $n }張，盲傳{ $blind }張。
play-mush = 空格選牌，Enter 放入混堆（已選{ $n }張）。
play-courtesy = 空格最多選三張，最想給的先選，Enter 提出（已選{ $n }張）。
play-claim = 你可以：{ $actions }
play-over = 本局結束。N 或 Enter：下一局，R：同一局再打一次，Q：離開
play-too-small = 視窗太小：需要{ $columns }列、{ $rows }行。
play-help = 按鍵
play-help-choose = ← → 選牌，1–9 和 0 按位置選
play-help-confirm = Enter：確定
play-help-claim = W 食糊，K 槓，A 加槓，P 碰，C 上
play-help-joker = J 換百搭，H 指死手
play-help-card = T：顯示或隱藏牌型卡
play-help-pass = 空白鍵：過
play-help-speed = + −：速度
play-help-over = 一局之後：N 下一局，R 同一局再打一次
play-help-quit = Q：離開，牌局會保留
play-help-help = ?：顯示這些按鍵
play-saved = 牌局儲存在 { $file }。
play-no-terminal = 這裏需要終端。程式請用「score」「analyze」「replay」「simulate」。


## Help

help-usage = 用法
help-commands = 指令
help-arguments = 參數
help-options = 選項
help-examples = 範例
help-more = 用 --help 可看到更多說明和範例。
help-sparrows = 一人對三名電腦牌手的麻雀。
    .note = 可在瀏覽器裏打（serve），也可在終端裏打（play）。其他指令用來計番、分析手牌、重播牌譜、讓電腦牌手互打；加 --json 則輸出供程式讀取。結束狀態：0 完成，1 答案為否，2 輸入有誤，並用一行說明原因。
help-sparrows-example-1 = 在瀏覽器裏打：
help-sparrows-example-2 = 在終端裏打：
help-sparrows-example-3 = 查看一個指令的全部說明：
help-arg-rules = 牌桌：hong-kong、sichuan 或 american
help-arg-json = 以 JSON 輸出，供程式讀取
help-arg-lang = 文字的語言：en、hu、zh-Hans、zh-Hant；通常隨環境設定
help-arg-options = 與通常不同的牌桌規則，例如 min_faan=5；可重複使用
help-arg-year = 年份牌型所用的年份，1900 至 2099；通常為今年
help-arg-card = 美式牌桌的牌型卡：house 或檔案；通常為 house
help-arg-help = 顯示說明；--help 比 -h 更詳細
help-arg-version = 顯示版本
help-serve = 在本機提供網頁版
    .note = 印出網址，並一直執行到被中斷為止。網頁就在程式裏，不從別處下載任何東西。
help-serve-port = 監聽的連接埠；0 表示任意。通常為 8080 或其後第一個空閒的
help-serve-host = 監聽的位址；0.0.0.0 會向整個網絡開放
help-serve-dir = 已建置網頁所在的目錄，代替程式內的網頁
help-serve-example-1 = 只在本機：
help-serve-example-2 = 向整個網絡開放，連接埠 9000：
help-play = 在終端裏打牌
    .note = 你坐東家，對手是三名電腦牌手。方向鍵或數字選牌，Enter 打出，字母鍵叫牌；按 ? 查看所有按鍵。用 --record 時每一步都立即儲存，再執行同一指令就接着打未完的牌局。
help-play-seed = 第一局的種子：1 至 64 位十六進制數字；不給則新取一個
help-play-bot = 電腦牌手的名稱
help-play-letters = 用字母表示牌，如 5m；這是通常方式
help-play-unicode = 用圖形表示牌（🀇），需終端支援
help-play-record = 儲存牌局的檔案
help-play-rotate_dealer = 每打完一局，由下一家做莊
help-play-first_east = 美式麻將第一局由誰做東：person（你）、dice（擲骰最大者）、right（右邊）、across（對面）或 left（左邊）
help-play-example-1 = 打一局並儲存到檔案；再執行一次即可接着打：
help-play-example-2 = 指定牌局，降低起糊番數，用圖形表示牌：
help-score = 計番：標準輸入每行一個 JSON 物件
    .note = 每行按順序得到一個回答；有錯的行回答其錯誤，其餘照常回答。鍵：hand（不含食糊那張的手牌）、melds、win、by（discard、self-draw、robbed-kong）、from、seat、flowers、kong_replacement、last_tile、options。結束狀態 1：唯一的一手牌沒有食糊。
help-score-example-1 = 一手牌，給人看：
help-score-example-2 = 多手牌，供程式讀取：
help-analyze = 分析手牌離聽牌多遠、哪些牌有用
    .note = 13 張（每副面子少三張）時列出有用的牌，14 張時列出可打的牌，好的在前。已聽牌時還列出每張出銃值多少番。
help-analyze-hand = 手牌，例如 123456789m11z23s
help-analyze-melds = 已亮出的面子：chow、pung、kong、concealed-kong 及其牌
help-analyze-seat = 誰的手牌：east、south、west、north
help-analyze-flowers = 已亮出的花牌，例如 1f5f
help-analyze-missing = 缺門：m、p 或 s（四川）
help-analyze-example-1 = 哪些牌能食糊，各值多少番：
help-analyze-example-2 = 已碰白板，該打哪張：
help-analyze-example-3 = 不限起糊番數的十三幺，供程式讀取：
help-replay = 重播牌譜並印出經過
    .note = 牌譜是一局牌：開頭一行和每一個決定，每行一個 JSON 物件。遇到不合規則的決定即停止，並說明位置、原因和當時可以做甚麼。
help-replay-file = 牌譜；- 表示標準輸入
help-replay-view = 只顯示該家當時能看到的
help-replay-verify = 核對每名電腦牌手的決定是否出自其所見；不符則結束狀態為 1
help-replay-example-1 = 用文字說明經過：
help-replay-example-2 = 南家所見，供程式讀取：
help-replay-example-3 = 這一局打得公平嗎？
help-simulate = 讓電腦牌手互打
    .note = 同一種子得到同樣的牌局和同樣的決定，與執行緒數無關。用 --rotate 時每副牌打四次，每名牌手各坐一次每個座位，從而去掉牌運的影響。
help-simulate-deals = 打多少局；用 --rotate 時為多少副牌
help-simulate-seed = 整批牌局的種子：1 至 64 位十六進制數字
help-simulate-bots = 四名牌手，依東、南、西、北的順序
help-simulate-rotate = 每副牌打四次，每名牌手各坐一次每個座位
help-simulate-records = 儲存每局牌譜的目錄
help-simulate-threads = 執行緒數；通常等於本機可同時執行的數目
help-simulate-example-1 = steady 比 random 強多少？
help-simulate-example-2 = 一百局並儲存牌譜：
help-card = 檢查和印出牌型卡：美式牌桌的牌型
    .note = 牌型卡是 TOML 檔案，格式見 docs/rules/card.md。凡需要檔案之處，house 表示程式自帶的卡。
help-card-file = 牌型卡：檔案、-（標準輸入）或 house
help-card-example-1 = 這張卡有沒有錯？
help-card-example-2 = 自帶的卡，供人閱讀：
help-card-check = 檢查一張卡，並數出各牌型的具體組合
    .note = 遇到第一個錯誤即停止，結束狀態為 2，並指出位置。有相同組合的行在標準錯誤中提示，不算錯誤。
help-card-check-example-1 = 自己的卡：
help-card-check-example-2 = 另一年份的組合，供程式讀取：
help-card-print = 排印一張卡，供螢幕或紙上閱讀
    .note = 按類別排列，X 為明牌牌型，C 為暗牌牌型，附分值，並註明每行可變之處。終端裏三種花色有顏色，字母表示同樣的意思。
help-card-print-example-1 = 自帶的卡：
help-card-print-example-2 = 自己的卡，印在紙上：
help-completions = 印出 shell 的自動補全指令稿
    .note = 支援：bash、elvish、fish、powershell、zsh。
help-completions-shell = bash、elvish、fish、powershell 或 zsh
help-completions-example-1 = 用於 bash：


## Words of the Sichuan table

sichuan-cli-score-win = 食糊：{ $total }番
sichuan-cli-score-pattern = { $pattern }：{ $value }番
sichuan-cli-analyze-wait = { $tile }，剩{ $left }張：{ $total }番（{ $patterns }）


## Words of the American table

american-cli-score-not-a-hand = 這些牌不是卡上的牌型。
american-play-melds = 亮組
american-play-help-claim = W 食糊，P 三張，K 四張，Q 五張，X 六張


## 程式裡的美式牌桌

cli-card-hand = { $id } { $sign } { $value }：{ $line }
cli-analyze-lack = { $tile }{ $n }張（剩{ $left }張）
cli-analyze-lack-natural = { $tile }{ $n }張（剩{ $left }張，不能用百搭）
cli-analyze-card-more = 另有{ $n }種牌型更遠；--json 全部列出。
play-walls = 牌墻{ $n }：東{ $east }、北{ $north }、西{ $west }、南{ $south }，末墻{ $last }
play-step-to = { $step } → { $to }。{ $how }
play-step = { $step }。{ $how }
play-lack = { $tile } × { $n }（{ $left }）
help-play-example-3 = 用自己的牌型卡打美式：
help-score-example-3 = 一手美式牌，先前亮出的組裡有百搭：
help-analyze-example-4 = 亮出一組之後，離卡上哪些牌型最近：
help-simulate-example-3 = 卡上各牌型食出多少次：
