### Sparrows 简体中文：只有程序 `sparrows` 使用的文字。编号规则见 messages/en.ftl。


## Command line

cli-score-win = 胡牌：{ $total }番
cli-score-pattern = { $pattern }：{ $value }番
cli-score-base = 底：{ $base }
cli-score-payment = { $seat }：{ $points }
cli-points = { $points }
cli-score-not-a-hand = 不成胡牌。
cli-score-below-minimum = 牌型已成，但只有{ $total }番，要{ $minimum }番。
cli-score-missing-suit = 牌型已成，但其中有缺门的牌。
cli-score-concealed-only = 这些牌是卡上的暗牌牌型，但已亮了组。
cli-score-hand = 胡牌：{ $hand }，{ $category }
cli-score-line = 牌型：{ $line }
cli-score-value = 分值：{ $value }
cli-score-closed = 暗牌牌型
cli-score-jokerless = 无百搭：加倍
cli-score-jokerless-single = 无百搭；这里的单张与对子不加倍
cli-score-bet-upon = 押中：加倍
cli-analyze-hand = 手牌：{ $hand }
cli-analyze-shanten = { $n ->
    [-1] 已经胡牌。
    [0] 已听牌。
   *[other] 离听牌还差{ $n }张（{ $n }向听）。
 }
cli-analyze-draws = 有用的牌：
cli-analyze-draws-none = 没有有用的牌了。
cli-analyze-draw = { $tile }：剩{ $left }张
cli-analyze-draws-total = 共{ $n }张
cli-analyze-discards = 打哪张，好的在前：
cli-analyze-discard = { $tile }：打后{ $shanten }向听，有用的牌{ $left }张
cli-analyze-waits = 听：
cli-analyze-wait = { $tile }，剩{ $left }张：{ $total }番（{ $patterns }）
cli-analyze-wait-below = { $tile }，剩{ $left }张：{ $total }番，不够起胡（{ $patterns }）
cli-analyze-no-pattern = 无番种
cli-analyze-distance = { $n ->
    [0] 这些牌已是卡上的牌型。
   *[other] 离最近的牌型还差{ $n }张。
 }
cli-analyze-hands = 卡上的牌型，最近的在前：
cli-analyze-hands-none = 这些牌已不可能成卡上任何牌型。
cli-replay-header = { $table }，种子 { $seed }
cli-replay-laid-out = { $table }，摆好的牌局
cli-replay-end = 本局结束。
cli-replay-open = 本局还在进行。
cli-dealt = 牌已发好。
cli-dealt-you = 牌已发好，你是{ $seat }。
cli-replay-hand = { $seat }：{ $hand }
event-exchange-tiles = { $who }把{ $tiles }换给{ $to }。
event-pass-tiles-tiles = { $who }把{ $tiles }传给{ $to }。
event-pass-tiles-blind = { $who }把{ $tiles }传给{ $to }，其中盲传{ $blind }。
event-mush-tiles = { $who }把{ $gave }放入混堆，拿回{ $got }。
cli-replay-awaiting = { $seat }可以：{ $actions }
cli-replay-scores = 得分：{ $scores }
cli-verify-yes = 核对无误：电脑牌手的{ $n }个决定都出自其所见。
cli-verify-no = 核对不符：第{ $line }行，{ $seat }的决定是“{ $decided }”，但“{ $bot }”凭其所见会决定“{ $expected }”。
cli-simulate-progress = 已打{ $done }局，共{ $deals }局
cli-simulate-deals = { $deals }局，用时{ $seconds }秒（每秒{ $rate }局）
cli-simulate-ends = 胡牌{ $wins }局，流局{ $draws }局
cli-simulate-bot = 牌手
cli-simulate-mean = 每局得分
cli-simulate-ci95 = ±（95%）
cli-simulate-win-rate = 胡牌率
cli-simulate-deal-in-rate = 点炮率
cli-simulate-patterns = 胡出的番种
cli-simulate-hands = 胡出的牌型
cli-simulate-records = 牌谱在 { $directory }。
cli-card-title = { $name }，{ $year }
cli-card-impossible = { $id }：{ $year }年无法组成，略去。
cli-card-sum = { $hands }个牌型，{ $forms }种具体组合
cli-serve-address = Sparrows 的网址：{ $address }
cli-serve-stop = 按 Ctrl+C 停止。
cli-serve-no-page = 页面还没有构建：请运行“cargo xtask play”。


## Playing in the terminal

play-title = Sparrows：{ $table }
play-hand = 手牌
play-flowers = 花牌
play-melds = 副露
play-discards = 弃牌
play-log = 经过
play-choose = 选一张牌，按 Enter 确定。
play-choose-three = 空格选牌，Enter 换出三张同花色的牌（3张已选{ $n }张）。
play-pass-tiles = 空格选牌，Enter 传出（3张已选{ $n }张）。
play-pass-blind = 空格选牌，Enter 传出：自己的{ $n }张，盲传{ $blind }张。
play-mush = 空格选牌，Enter 放入混堆（已选{ $n }张）。
play-courtesy = 空格最多选三张，最想给的先选，Enter 提出（已选{ $n }张）。
play-claim = 你可以：{ $actions }
play-over = 本局结束。N 或 Enter：下一局，R：同一局再打一次，Q：离开
play-too-small = 窗口太小：需要{ $columns }列、{ $rows }行。
play-help = 按键
play-help-choose = ← → 选牌，1–9 和 0 按位置选
play-help-confirm = Enter：确定
play-help-claim = W 胡，K 杠，A 补杠，P 碰，C 吃
play-help-joker = J 换百搭，H 指死手
play-help-card = T：显示或隐藏牌型卡
play-help-pass = 空格：过
play-help-speed = + −：速度
play-help-over = 一局之后：N 下一局，R 同一局再打一次
play-help-quit = Q：离开，牌局会保留
play-help-help = ?：显示这些按键
play-saved = 牌局保存在 { $file }。
play-no-terminal = 这里需要终端。程序请用“score”“analyze”“replay”“simulate”。


## Help

help-usage = 用法
help-commands = 命令
help-arguments = 参数
help-options = 选项
help-examples = 示例
help-more = 用 --help 可看到更多说明和示例。
help-sparrows = 一人对三名电脑牌手的麻将。
    .note = 可在浏览器里打（serve），也可在终端里打（play）。其他命令用来算番、分析手牌、重放牌谱、让电脑牌手互打；加 --json 则输出供程序读取。退出状态：0 完成，1 答案为否，2 输入有误，并用一行说明原因。
help-sparrows-example-1 = 在浏览器里打：
help-sparrows-example-2 = 在终端里打：
help-sparrows-example-3 = 查看一个命令的全部说明：
help-arg-rules = 牌桌：hong-kong、sichuan 或 american
help-arg-json = 以 JSON 输出，供程序读取
help-arg-lang = 文字的语言：en、hu、zh-Hans、zh-Hant；通常随环境设定
help-arg-options = 与通常不同的牌桌规则，例如 min_faan=5；可重复使用
help-arg-year = 年份牌型所用的年份，1900 至 2099；通常为今年
help-arg-card = 美式牌桌的牌型卡：house 或文件；通常为 house
help-arg-help = 显示帮助；--help 比 -h 更详细
help-arg-version = 显示版本
help-serve = 在本机提供网页版
    .note = 打印网址，并一直运行到被中断为止。网页就在程序里，不从别处下载任何东西。
help-serve-port = 监听的端口；0 表示任意。通常为 8080 或其后第一个空闲端口
help-serve-host = 监听的地址；0.0.0.0 会向整个网络开放
help-serve-dir = 已构建网页所在的目录，代替程序内的网页
help-serve-example-1 = 只在本机：
help-serve-example-2 = 向整个网络开放，端口 9000：
help-play = 在终端里打牌
    .note = 你坐东家，对手是三名电脑牌手。方向键或数字选牌，Enter 打出，字母键叫牌；按 ? 查看所有按键。用 --record 时每一步都立即保存，再运行同一命令就接着打未完的牌局。
help-play-seed = 第一局的种子：1 至 64 位十六进制数字；不给则新取一个
help-play-bot = 电脑牌手的名称
help-play-letters = 用字母表示牌，如 5m；这是通常方式
help-play-unicode = 用图形表示牌（🀇），需终端支持
help-play-record = 保存牌局的文件
help-play-rotate_dealer = 每打完一局，由下一家做庄
help-play-first_east = 美式麻将第一局由谁做东：person（你）、dice（掷骰最大者）、right（右边）、across（对面）或 left（左边）
help-play-example-1 = 打一局并保存到文件；再运行一次即可接着打：
help-play-example-2 = 指定牌局，降低起胡番数，用图形表示牌：
help-score = 算番：标准输入每行一个 JSON 对象
    .note = 每行按顺序得到一个回答；有错的行回答其错误，其余照常回答。键：hand（不含胡的那张的手牌）、melds、win、by（discard、self-draw、robbed-kong）、from、seat、flowers、kong_replacement、last_tile、options。退出状态 1：唯一的一手牌没有胡。
help-score-example-1 = 一手牌，给人看：
help-score-example-2 = 多手牌，供程序读取：
help-analyze = 分析手牌离听牌多远、哪些牌有用
    .note = 13 张（每副面子少三张）时列出有用的牌，14 张时列出可打的牌，好的在前。已听牌时还列出每张点炮值多少番。
help-analyze-hand = 手牌，例如 123456789m11z23s
help-analyze-melds = 已亮出的面子：chow、pung、kong、concealed-kong 及其牌
help-analyze-seat = 谁的手牌：east、south、west、north
help-analyze-flowers = 已亮出的花牌，例如 1f5f
help-analyze-missing = 缺门：m、p 或 s（四川）
help-analyze-example-1 = 哪些牌能胡，各值多少番：
help-analyze-example-2 = 已碰白板，该打哪张：
help-analyze-example-3 = 不限起胡番数的十三幺，供程序读取：
help-replay = 重放牌谱并打印经过
    .note = 牌谱是一局牌：开头一行和每一个决定，每行一个 JSON 对象。遇到不合规则的决定即停止，并说明位置、原因和当时可以做什么。
help-replay-file = 牌谱；- 表示标准输入
help-replay-view = 只显示该家当时能看到的
help-replay-verify = 核对每名电脑牌手的决定是否出自其所见；不符则退出状态为 1
help-replay-example-1 = 用文字说明经过：
help-replay-example-2 = 南家所见，供程序读取：
help-replay-example-3 = 这一局打得公平吗？
help-simulate = 让电脑牌手互打
    .note = 同一种子得到同样的牌局和同样的决定，与线程数无关。用 --rotate 时每副牌打四次，每名牌手各坐一次每个座位，从而去掉牌运的影响。
help-simulate-deals = 打多少局；用 --rotate 时为多少副牌
help-simulate-seed = 整批牌局的种子：1 至 64 位十六进制数字
help-simulate-bots = 四名牌手，依东、南、西、北的顺序
help-simulate-rotate = 每副牌打四次，每名牌手各坐一次每个座位
help-simulate-records = 保存每局牌谱的目录
help-simulate-threads = 线程数；通常等于本机可同时运行的数目
help-simulate-example-1 = steady 比 random 强多少？
help-simulate-example-2 = 一百局并保存牌谱：
help-card = 检查和打印牌型卡：美式牌桌的牌型
    .note = 牌型卡是 TOML 文件，格式见 docs/rules/card.md。凡需要文件之处，house 表示程序自带的卡。
help-card-file = 牌型卡：文件、-（标准输入）或 house
help-card-example-1 = 这张卡有没有错？
help-card-example-2 = 自带的卡，供人阅读：
help-card-check = 检查一张卡，并数出各牌型的具体组合
    .note = 遇到第一个错误即停止，退出状态为 2，并指出位置。有相同组合的行在标准错误中提示，不算错误。
help-card-check-example-1 = 自己的卡：
help-card-check-example-2 = 另一年份的组合，供程序读取：
help-card-print = 排印一张卡，供屏幕或纸上阅读
    .note = 按类别排列，X 为明牌牌型，C 为暗牌牌型，附分值，并注明每行可变之处。终端里三种花色有颜色，字母表示同样的意思。
help-card-print-example-1 = 自带的卡：
help-card-print-example-2 = 自己的卡，印在纸上：
help-completions = 打印 shell 的自动补全脚本
    .note = 支持：bash、elvish、fish、powershell、zsh。
help-completions-shell = bash、elvish、fish、powershell 或 zsh
help-completions-example-1 = 用于 bash：


## Words of the Sichuan table

sichuan-cli-score-win = 胡牌：{ $total }番
sichuan-cli-score-pattern = { $pattern }：{ $value }番
sichuan-cli-analyze-wait = { $tile }，剩{ $left }张：{ $total }番（{ $patterns }）


## Words of the American table

american-cli-score-not-a-hand = 这些牌不是卡上的牌型。
american-play-melds = 亮组
american-play-help-claim = W 胡牌，P 三张，K 四张，Q 五张，X 六张


## 程序里的美式牌桌

cli-card-hand = { $id } { $sign } { $value }：{ $line }
cli-analyze-lack = { $tile }{ $n }张（剩{ $left }张）
cli-analyze-lack-natural = { $tile }{ $n }张（剩{ $left }张，不能用百搭）
cli-analyze-card-more = 另有{ $n }种牌型更远；--json 全部列出。
play-walls = 牌墙{ $n }：东{ $east }、北{ $north }、西{ $west }、南{ $south }，末墙{ $last }
play-step-to = { $step } → { $to }。{ $how }
play-step = { $step }。{ $how }
play-lack = { $tile } × { $n }（{ $left }）
help-play-example-3 = 用自己的牌型卡打美式：
help-score-example-3 = 一手美式牌，先前亮出的组里有百搭：
help-analyze-example-4 = 亮出一组之后，离卡上哪些牌型最近：
help-simulate-example-3 = 卡上各牌型胡出多少次：
