### Sparrows 简体中文：只有程序 `sparrows` 使用的文字。编号规则见 messages/en.ftl。


## Command line

cli-score-win = 胡牌：{ $total }番
cli-score-pattern = { $pattern }：{ $value }番
cli-score-base = 底：{ $base }
cli-score-payment = { $seat }：{ $points }
cli-score-not-a-hand = 不成胡牌。
cli-score-below-minimum = 牌型已成，但只有{ $total }番，要{ $minimum }番。
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
cli-replay-header = { $table }，种子 { $seed }
cli-replay-laid-out = { $table }，摆好的牌局
cli-replay-end = 本局结束。
cli-replay-open = 本局还在进行。
cli-replay-awaiting = { $seat }可以：{ $actions }
cli-replay-scores = 得分：{ $scores }
cli-simulate-progress = 已打{ $done }局，共{ $deals }局
cli-simulate-deals = { $deals }局，用时{ $seconds }秒（每秒{ $rate }局）
cli-simulate-ends = 胡牌{ $wins }局，流局{ $draws }局
cli-simulate-bot = 牌手
cli-simulate-mean = 每局得分
cli-simulate-ci95 = ±（95%）
cli-simulate-win-rate = 胡牌率
cli-simulate-deal-in-rate = 点炮率
cli-simulate-patterns = 胡出的番种
cli-simulate-records = 牌谱在 { $directory }。
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
play-claim = 你可以：{ $actions }
play-over = 本局结束。Enter：下一局，S：同一局再打一次，Q：离开
play-too-small = 窗口太小：需要{ $columns }列、{ $rows }行。
play-help = 按键
play-help-choose = ← → 选牌，1–9 和 0 按位置选
play-help-confirm = Enter：确定
play-help-claim = W 胡，K 杠，A 补杠，P 碰，C 吃
play-help-pass = 空格：过
play-help-speed = + −：速度
play-help-quit = Q：离开，牌局会保留
play-help-help = ?：显示这些按键
play-saved = 牌局保存在 { $file }。
play-no-terminal = 这里需要终端。程序请用“score”“analyze”“replay”“simulate”。
