### Sparrows 繁體中文：只有程式 `sparrows` 使用的文字。編號規則見 messages/en.ftl。


## Command line

cli-score-win = 食糊：{ $total }番
cli-score-pattern = { $pattern }：{ $value }番
cli-score-base = 底：{ $base }
cli-score-payment = { $seat }：{ $points }
cli-score-not-a-hand = 不成糊。
cli-score-below-minimum = 牌型已成，但只有{ $total }番，要{ $minimum }番。
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
cli-replay-header = { $table }，種子 { $seed }
cli-replay-laid-out = { $table }，擺好的牌局
cli-replay-end = 本局結束。
cli-replay-open = 本局還在進行。
cli-replay-awaiting = { $seat }可以：{ $actions }
cli-replay-scores = 得分：{ $scores }
cli-simulate-progress = 已打{ $done }局，共{ $deals }局
cli-simulate-deals = { $deals }局，用時{ $seconds }秒（每秒{ $rate }局）
cli-simulate-ends = 食糊{ $wins }局，流局{ $draws }局
cli-simulate-bot = 牌手
cli-simulate-mean = 每局得分
cli-simulate-ci95 = ±（95%）
cli-simulate-win-rate = 食糊率
cli-simulate-deal-in-rate = 出銃率
cli-simulate-patterns = 食出的番種
cli-simulate-records = 牌譜在 { $directory }。
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
play-claim = 你可以：{ $actions }
play-over = 本局結束。Enter：下一局，S：同一局再打一次，Q：離開
play-too-small = 視窗太小：需要{ $columns }列、{ $rows }行。
play-help = 按鍵
play-help-choose = ← → 選牌，1–9 和 0 按位置選
play-help-confirm = Enter：確定
play-help-claim = W 食糊，K 槓，A 加槓，P 碰，C 上
play-help-pass = 空白鍵：過
play-help-speed = + −：速度
play-help-quit = Q：離開，牌局會保留
play-help-help = ?：顯示這些按鍵
play-saved = 牌局儲存在 { $file }。
play-no-terminal = 這裏需要終端。程式請用「score」「analyze」「replay」「simulate」。
