### Sparrows 简体中文。Fluent 语法：https://projectfluent.org/fluent/guide
###
### 标识符的规则见 en.ftl 开头。中文不需要词形变化。


## Common

app-name = Sparrows
app-about = 一人对三名电脑牌手的麻将，可选不同地方的规则。自由开源；你的一切都只留在这台设备上。
list-separator = 、
language = 语言
language-auto = 自动（{ $name }）
table-hong-kong = 香港
    .note = 三番起胡，144张牌，带花牌；第一家胡牌即结束本局。
table-sichuan = 四川
    .note = 血战到底：108张牌，各人定缺一门；有人胡牌后其余各家接着打，直到三家胡牌或牌墙已空。
table-american = 美式
    .note = 按牌型卡打的麻将：152张牌，八张百搭，开打前先换牌（查尔斯顿），胡的牌须与卡上的一个牌型逐张相符。
yes = 是
no = 否
on = 开
off = 关
ok = 好
cancel = 取消
close = 关闭
back = 返回
more = 更多
percent = { $n }%
number = { $n }
version = 版本 { $version }
faan = { $n }番
points = { $n }分
signed = { $n }
tiles = { $n }张牌
seconds = { $n }秒
rules-print = 打印


## Seats and players

seat-east = 东家
seat-south = 南家
seat-west = 西家
seat-north = 北家
seat-bettor = 下注者
wind-east = 东
wind-south = 南
wind-west = 西
wind-north = 北
player-you = 你
player-name-1 = 小鹪
player-name-2 = 金翅
player-name-3 = 知更
player-name-4 = 紫燕
player-seated = { $player }，{ $seat }
bot-steady = 稳健
    .note = 讲究牌效率，少冒险。
bot-random = 随意
    .note = 只要合规，什么都可能打。


## Tiles

suit-m = 万子
suit-p = 筒子
suit-s = 条子
suit-z = 字牌
suit-f = 花牌
rank-1 = 一
rank-2 = 二
rank-3 = 三
rank-4 = 四
rank-5 = 五
rank-6 = 六
rank-7 = 七
rank-8 = 八
rank-9 = 九
tile-1m = 一万
tile-2m = 二万
tile-3m = 三万
tile-4m = 四万
tile-5m = 五万
tile-6m = 六万
tile-7m = 七万
tile-8m = 八万
tile-9m = 九万
tile-1p = 一筒
tile-2p = 二筒
tile-3p = 三筒
tile-4p = 四筒
tile-5p = 五筒
tile-6p = 六筒
tile-7p = 七筒
tile-8p = 八筒
tile-9p = 九筒
tile-1s = 一条
tile-2s = 二条
tile-3s = 三条
tile-4s = 四条
tile-5s = 五条
tile-6s = 六条
tile-7s = 七条
tile-8s = 八条
tile-9s = 九条
tile-1z = 东风
    .short = 东
tile-2z = 南风
    .short = 南
tile-3z = 西风
    .short = 西
tile-4z = 北风
    .short = 北
tile-5z = 白板
    .short = 白
tile-6z = 发财
    .short = 发
tile-7z = 红中
    .short = 中
tile-1f = 梅
tile-2f = 兰
tile-3f = 菊
tile-4f = 竹
tile-5f = 春
tile-6f = 夏
tile-7f = 秋
tile-8f = 冬
tile-1j = 百搭
tile-back = 扣着的牌
tile-drawn = { $tile }，刚摸到
tile-selected = { $tile }，已选中
tile-claimed = { $tile }，取自{ $from }
tile-latest = { $tile }，刚打出
tile-offered = { $tile }，可以要
tile-winning = { $tile }，胡的牌
tile-part = { $tile }，属于{ $pattern }
tile-missing-suit = { $tile }，缺门
tile-received = { $tile }，刚换来
tile-won = { $tile }，{ $who }胡了这张
tile-won-you = { $tile }，你胡了这张
tiles-hidden = { $n }张扣着的牌


## Sets

set-chow = 顺子
set-pung = 刻子
set-kong = 杠
set-exposed-kong = 明杠
set-concealed-kong = 暗杠
set-added-kong = 补杠
set-pair = 对子
set-quint = 五张
set-sextet = 六张
set-single = 单张
chow-m = { $a }{ $b }{ $c }万
chow-p = { $a }{ $b }{ $c }筒
chow-s = { $a }{ $b }{ $c }条
meld-chow = 顺子：{ $tiles }
meld-pung = 刻子：{ $tile }
meld-kong = 明杠：{ $tile }
meld-concealed-kong = 暗杠：{ $tile }
meld-added-kong = 补杠：{ $tile }
meld-pair = 对子：{ $tile }
meld-exposure = { $set }：{ $tile }{ $jokers ->
    [0] {""}
   *[other] （含{ $jokers }张百搭）
 }
meld-claimed = { $meld }，取自{ $from }


## Actions

action-discard = 打牌
    .key = D
action-chow = 吃
    .key = C
action-pung = 碰
    .key = P
action-kong = 杠
    .key = K
action-concealed-kong = 暗杠
    .key = K
action-added-kong = 补杠
    .key = A
action-win = 胡
    .key = W
action-pass = 过
    .key = 空格
action-confirm = 确定
    .key = Enter
action-deselect = 取消选择
    .key = Esc
action-discard-tile = 打{ $tile }
action-chow-tiles = 吃：{ $tiles }
action-pung-tile = 碰{ $tile }
action-kong-tile = 杠{ $tile }
action-concealed-kong-tile = 暗杠{ $tile }
action-added-kong-tile = 补杠{ $tile }
action-win-tile = 胡{ $tile }
action-win-value = 胡：{ $faan }番
action-pass-tile = 不要{ $tile }
action-rob = 抢杠胡
action-exchange-three = 换出三张
    .key = Enter
action-missing-suit = 定缺
    .key = M
action-missing-suit-m = 缺万子
    .key = M
action-missing-suit-p = 缺筒子
    .key = P
action-missing-suit-s = 缺条子
    .key = S
action-pass-tiles = 传牌
    .key = Enter
action-pass-tiles-blind = 自己的{ $n }张，盲传{ $blind }张
action-charleston = 继续或停止换牌
    .key = C
action-charleston-continue = 再换一轮
    .key = C
action-charleston-stop = 停止换牌
    .key = S
action-mush = 放入混堆
    .key = Enter
action-mush-tiles = { $n ->
    [0] 不放牌
   *[other] 放{ $n }张入混堆
 }
action-courtesy = 提出换牌
    .key = Enter
action-courtesy-tiles = { $n ->
    [0] 不换
   *[other] 愿换{ $n }张
 }
action-bet = 下注
    .key = B
action-bet-on = 押{ $who }
action-expose = 叫牌
    .key = C
action-expose-pung = 三张
    .key = P
action-expose-kong = 四张
    .key = K
action-expose-quint = 五张
    .key = Q
action-expose-sextet = 六张
    .key = X
action-expose-jokers = { $set }，{ $jokers ->
    [0] 不用百搭
   *[other] { $jokers }张百搭
 }
action-expose-tile = 叫{ $tile }，亮{ $set }，{ $jokers ->
    [0] 不用百搭
   *[other] 含{ $jokers }张百搭
 }
action-exchange = 换百搭
    .key = J
action-exchange-tile = 用{ $tile }换{ $from }亮组里的百搭
action-challenge = 指死手
    .key = H
action-challenge-target = 指{ $target }是死手
action-win-card = 胡牌：{ $hand }，值{ $value }


## Before play in Sichuan

setup-exchange-three = 选三张同花色的牌换出去。
    .note = 掷一粒骰子决定换给谁。四家都选定之前，牌不会动。
setup-exchange-three-chosen = 3张已选{ $n }张
setup-missing-suit = 请定缺。
    .note = 缺门的牌要先打完，手里还有缺门的牌就不能胡。四家都定缺之后才一起公开。
setup-missing-suit-count = { $suit }：手里{ $n }张
exchange-next = 骰子决定：换给下家。
exchange-across = 骰子决定：换给对家。
exchange-previous = 骰子决定：换给上家。
setup-gave = 换给{ $to }
setup-got = { $from }换来


## Before play at the American table

setup-dealt-hand = 发到的十四张已经成牌：可以胡牌，也可以过，接着打。
    .label = 起手牌
setup-first-right = 选三张牌传给右边的{ $to }。
    .label = 一传右
setup-first-across = 选三张牌传给对面的{ $to }。
    .label = 一传对
setup-first-left = 选三张牌传给左边的{ $to }。也可以少选，其余盲传。
    .label = 一传左
setup-mush = 选任意几张牌放入混堆，不放也行。
    .label = 混堆
    .note = 混堆洗匀后，放几张就拿回几张。百搭不能放。
setup-charleston = 再换一轮，还是停止换牌？
    .label = 表决
    .note = 只要有一人停止，就不再换；无论如何，之后都有礼让传牌。四家都答复之后才一起公开。
setup-second-left = 选三张牌传给左边的{ $to }。
    .label = 二传左
setup-second-across = 选三张牌传给对面的{ $to }。
    .label = 二传对
setup-second-right = 选三张牌传给右边的{ $to }。也可以少选，其余盲传。
    .label = 末传右
setup-courtesy = 最多选三张牌给对面的{ $to }，最想给的先选。
    .label = 礼让传牌
    .note = 两人中以较少的张数互换。一张不选，就不换。
setup-courtesy-none = 礼让传牌没有换牌：对面没有提出换牌。
setup-bet = 你看得到四家的手牌。押谁？
    .label = 下注
    .note = 到本局结束才让各家知道。
setup-pass = 百搭不能传。四家都选定之前，牌不会动。
setup-blind = 盲传：不传自己的牌，而把传来的牌不看就传下去。比三张少选几张，就有几张传来的牌直接传下去。
setup-blind-count = 自己的{ $n }张，盲传{ $blind }张
setup-tiles-chosen = { $n ->
    [0] 没有选牌
   *[other] 已选{ $n }张
 }
setup-charleston-first = 第一轮换牌
setup-charleston-second = 第二轮换牌


## Events

event-first-east = { $who }掷出最大的{ $n }点，为东家。
event-first-east-you = 你掷出最大的{ $n }点，为东家。
event-deal = 牌已发好，{ $dealer }坐庄。
event-deal-you = 牌已发好，你坐庄。
event-draw = { $who }摸牌。
event-draw-you = 你摸到{ $tile }。
event-draw-tile = { $who }摸到{ $tile }。
event-replacement = { $who }补牌。
event-replacement-you = 你补到{ $tile }。
event-replacement-tile = { $who }补到{ $tile }。
event-flower = { $who }亮出花牌{ $tile }，补牌。
event-flower-you = 你亮出花牌{ $tile }，补牌。
event-discard = { $who }打出{ $tile }。
event-discard-you = 你打出{ $tile }。
event-chow = { $who }吃：{ $tiles }。
event-chow-you = 你吃：{ $tiles }。
event-pung = { $who }碰{ $tile }。
event-pung-you = 你碰{ $tile }。
event-kong = { $who }明杠{ $tile }。
event-kong-you = 你明杠{ $tile }。
event-concealed-kong = { $who }暗杠{ $tile }。
event-concealed-kong-you = 你暗杠{ $tile }。
event-added-kong = { $who }补杠{ $tile }。
event-added-kong-you = 你补杠{ $tile }。
event-pass = { $who }过。
event-pass-you = 你过。
event-win-discard = { $who }胡{ $from }打出的{ $tile }。
event-win-discard-you = 你胡{ $from }打出的{ $tile }。
event-win-self-draw = { $who }自摸{ $tile }。
event-win-self-draw-you = 你自摸{ $tile }。
event-win-dealt = { $who }起手就胡了。
event-win-dealt-you = 你起手就胡了。
event-win-robbed-kong = { $who }抢{ $from }的杠，胡{ $tile }。
event-win-robbed-kong-you = 你抢{ $from }的杠，胡{ $tile }。
event-wall-empty = 本局结束：牌墙已空，流局。
event-exchange = { $who }换三张给{ $to }。
event-exchange-you = 你把{ $tiles }换给{ $to }。
event-exchange-to-you = { $who }把{ $tiles }换给你。
event-missing-suit = { $who }缺{ $suit }。
event-missing-suit-you = 你缺{ $suit }。
event-pass-tiles = { $n ->
    [0] { $who }没有传牌给{ $to }。
   *[other] { $who }传给{ $to }{ $n }张。
 }
event-pass-tiles-you = 你把{ $tiles }传给{ $to }。
event-pass-tiles-blind-you = 你把{ $tiles }传给{ $to }，另盲传{ $n }张。
event-pass-blind-you = 你把传来的{ $n }张盲传给{ $to }。
event-pass-none-you = 四家都盲传：你的牌不动。
event-pass-tiles-to-you = { $who }把{ $tiles }传给你。
event-pass-blind-to-you = { $who }传来的{ $n }张不看就传下去。
event-mush = { $n ->
    [0] { $who }没有放牌入混堆。
   *[other] { $who }放{ $n }张入混堆。
 }
event-mush-you = 你把{ $gave }放入混堆，拿回{ $got }。
event-mush-none-you = 你没有放牌入混堆。
event-charleston = { $who }愿再换一轮。
event-charleston-you = 你愿再换一轮。
event-charleston-stop = { $who }停止换牌。
event-charleston-stop-you = 你停止换牌。
event-bet = 下注者押了{ $who }。
event-bet-you = 下注者押了你。
event-bet-by-you = 你押{ $who }。
event-exposure = { $who }叫{ $tile }，亮{ $set }{ $jokers ->
    [0] 。
   *[other] ，含{ $jokers }张百搭。
 }
event-exposure-you = 你叫{ $tile }，亮{ $set }{ $jokers ->
    [0] 。
   *[other] ，含{ $jokers }张百搭。
 }
event-joker-exchange = { $who }用{ $tile }换走{ $from }亮组里的百搭。
event-joker-exchange-you = 你用{ $tile }换走{ $from }亮组里的百搭。
event-joker-exchange-own = { $who }用{ $tile }换回自己亮组里的百搭。
event-joker-exchange-own-you = 你用{ $tile }换回自己亮组里的百搭。
event-challenge-right = { $who }指{ $target }是死手，指对了。
event-challenge-right-you = 你指{ $target }是死手，指对了。
event-challenge-wrong = { $who }指{ $target }是死手，指错了。
event-challenge-wrong-you = 你指{ $target }是死手，指错了。
event-dead-false-win = { $who }错和，成了死手。
event-dead-false-win-you = 你错和，成了死手。
event-dead-false-call = { $who }叫牌后，卡上没有牌型可成，成了死手。
event-dead-false-call-you = 你叫牌后，卡上没有牌型可成，成了死手。
event-dead-challenged = { $who }的亮组使卡上没有牌型可成，是死手。
event-dead-challenged-you = 你的亮组使卡上没有牌型可成，是死手。
event-out = { $who }胡牌离局。
event-out-you = 你胡牌离局，其余各家接着打。
event-payment = { $payment }：{ $from }付{ $to }{ $points }分。
event-payment-you = { $payment }：你付{ $to }{ $points }分。
event-payment-to-you = { $payment }：{ $from }付你{ $points }分。
ending-win = 本局结束：有人胡牌。
ending-wall = 本局结束：牌墙已空。
ending-three-winners = 本局结束：三家都胡了。
ending-dead = 本局结束：只剩一家不是死手，各家都不付。
event-your-turn = 轮到你了。
event-your-claim = { $from }打出{ $tile }。你可以：{ $actions }。
event-your-rob = { $from }补杠{ $tile }。你可以抢杠：{ $actions }。
event-thinking = { $who }在想……
event-short-draw = 摸牌
event-short-pass = 过
event-short-flower = 花
event-short-replacement = 补牌
event-short-choosing = 选择中……


## Why something cannot be done

why-not-asked = 现在没有要这一家决定的事。
why-wrong-moment = 现在不能这样做。
why-not-held = 你手里没有所需的牌。
why-deal-over = 本局已经结束。
why-no-chow = 这些牌不能和打出的牌组成顺子。
why-not-next = 只有下家可以吃。
why-no-replacement = 牌墙已空，没有牌可补，不能杠。
why-after-claim = 吃或碰之后必须先打一张牌。
    .note = 这一巡不能胡，也不能杠。
why-no-pung = 你没有碰过这种牌，不能补杠。
why-only-robbing = 别人补杠时，只能抢杠胡。
why-last-discard = 牌墙已空，最后打出的牌只能胡。
why-not-a-hand = 这些牌不成胡牌。
why-below-minimum = 只有{ $total }番，要{ $minimum }番。
    .note = 牌型已成，但只有{ $total }番；这桌{ $minimum }番起胡。
why-passed-win = 这张牌你过水了；下次摸牌后才能再胡。
why-missing-suit = 因为缺门，不能这样做。
    .note = 缺门的牌不能碰、杠、胡，手里还有缺门的牌也不能胡。
why-not-one-suit = 三张牌必须是同一花色。
why-missing-suit-first = 请先打缺门的牌。
why-wrong-count = 张数不对。
    .note = 传牌是三张，盲传的也算在内；礼让传牌最多三张。
why-joker-passed = 百搭不能传。
why-no-group = 这些牌不能和打出的牌组成三张、四张、五张或六张。
    .note = 一组是三到六张相同的牌，其中任何一张都可以用百搭代替。
why-no-open-hand = 亮出这一组，卡上就没有明牌牌型可成了。
why-hot-wall = 已摸到最后一道墙：打出的牌只能用来胡牌。
why-concealed-only = 这是暗牌牌型，而你已经亮了组。
    .note = 标C的牌型只能为胡牌而叫最后一张，在此之前不能亮组。
why-no-joker = 亮出的组里没有代替你手中某张牌的百搭。
why-no-target = 只能指亮了组、还没有成死手的别家，每巡每家一次。
why-not-your-turn = 还没轮到你。
why-waiting = 你已经答复，其他人还在选择。
why-thinking = 电脑牌手还在想。
why-replay = 这是回放，不能出牌。
why-select-first = 请先选一张牌。
why-select-three = 请先选三张牌。
why-left-deal = 你已胡牌离局。
why-dead-hand = 你是死手：不再摸牌、叫牌、打牌。
why-joker-discarded = 打出的百搭谁都不能叫。
why-nothing-offered = 现在没有可要的牌。
why-answer-first = 请先答复：要这张牌，或者过。
why-legal = 现在可以：{ $actions }。


## Patterns of Hong Kong

pattern-all-chows = 平胡
    .note = 四副顺子，将牌为数牌；以风牌或三元牌作将不算。
pattern-concealed-hand = 门前清
    .note = 没有吃、碰、明杠。可以有暗杠；胡别人打出的牌也算；七对也算。
pattern-self-draw = 自摸
    .note = 胡自己摸到的牌：从牌墙摸的、补来的，或庄家起手的十四张。
pattern-no-flowers = 无花
    .note = 一张花牌也没有。
pattern-red-dragon = 红中刻子
    .note = 红中的刻子或杠。
pattern-green-dragon = 发财刻子
    .note = 发财的刻子或杠。
pattern-white-dragon = 白板刻子
    .note = 白板的刻子或杠。
pattern-seat-wind = 门风
    .note = 自己门风的刻子或杠。
pattern-round-wind = 圈风
    .note = 东风的刻子或杠，圈风总是东。东家的门风也是东，两番都算。
pattern-small-three-dragons = 小三元
    .note = 两种三元牌成刻子或杠，第三种作将。不再另计这两副三元牌刻子。
pattern-all-pungs = 对对胡
    .note = 四副刻子或杠，加一对将。
pattern-half-flush = 混一色
    .note = 一种花色加字牌，两者都有。
pattern-full-flush = 清一色
    .note = 全是一种花色，没有别的牌。
pattern-seven-pairs = 七对
    .note = 七个对子，代替四副面子和一对将。混一色、清一色另加。
pattern-own-flower = 正花
    .note = 与自己座位相合的花：东家梅、南家兰、西家菊、北家竹。
pattern-own-season = 正花（季）
    .note = 与自己座位相合的季：东家春、南家夏、西家秋、北家冬。
pattern-all-flowers = 一台花（梅兰菊竹）
    .note = 梅、兰、菊、竹齐全。不再另计正花。
pattern-all-seasons = 一台花（春夏秋冬）
    .note = 春、夏、秋、冬齐全。不再另计正花（季）。
pattern-kong-replacement = 杠上开花
    .note = 胡开杠后补来的牌，中间补过花也算。只因补花而来的牌不算。
pattern-robbed-kong = 抢杠
    .note = 胡别人正要补杠的那张牌。
pattern-last-draw = 海底捞月
    .note = 胡自己摸到的牌，而牌墙正因这一摸而空；从哪一头摸都算。
pattern-last-discard = 河底捞鱼
    .note = 牌墙已空时，胡别人打出的牌。
pattern-thirteen-orphans = 十三幺
    .note = 三种花色的一和九、四种风牌、三种三元牌各一张，其中任意一种再多一张。
pattern-all-honors = 字一色
    .note = 全是风牌和三元牌：四副面子加一对将，或七对。
pattern-all-terminals = 清幺九
    .note = 全是一和九：四副刻子或杠，加一对将。
pattern-great-three-dragons = 大三元
    .note = 三种三元牌都成刻子或杠。
pattern-great-four-winds = 大四喜
    .note = 四种风牌都成刻子或杠。
pattern-four-kongs = 四杠
    .note = 四副杠，明暗不拘，加一对将。
pattern-nine-gates = 九莲宝灯
    .note = 门前清，无杠：一种花色的1112345678999，再加同花色任意一张；最后来的是哪张不拘。
pattern-four-concealed-pungs = 四暗刻
    .note = 四副暗刻或暗杠，自摸。靠别人打出的牌才成的刻子不算暗刻。
pattern-chicken-hand = 鸡胡
    .note = 牌型已成，但什么番种也没有：0番。


## Patterns of Sichuan

pattern-outside-hand = 带幺九
    .note = 每副面子和将牌都带一或九。只限四副面子加一对将；碰碰胡另加。
pattern-all-258 = 将对
    .note = 四副刻子或杠和将牌，全是二、五、八。不再另计碰碰胡。
pattern-single-wait = 金钩钓
    .note = 四副面子都已宣布（碰的，或任何一种杠），单钓将牌而胡。另加于碰碰胡或将对。
pattern-root = 根
    .note = 每有四张相同的牌计一根，杠了没杠、在手里什么位置都算；七对中也算。
pattern-last-tile = 海底捞月
    .note = 胡自己摸到的牌，而牌墙正因这一摸而空；或胡牌墙已空时打出的牌（海底炮）。


## Cards of the American table

card-house = 自带牌型卡
card-category-year = 年份
card-category-2468 = 2468
card-category-multiplication = 乘法
card-category-quints = 五张
card-category-consecutive-run = 连数
card-category-13579 = 13579
card-category-winds-dragons = 风与箭
card-category-369 = 369
card-category-singles-pairs = 单张与对子
card-open = X
card-closed = C
card-or = 或
card-note-join = { $first }，{ $next }
card-note-suits = 任意{ $n }种花色
card-note-these-numbers = 只限这些数字
card-note-number-any = 任意数字
card-note-number-odd = 任意奇数
card-note-number-even = 任意偶数
card-note-number-369 = 3、6或9
card-note-like-any = 任意同数
card-note-like-odd = 同一奇数
card-note-like-even = 同一偶数
card-note-like-369 = 同为3、6或9
card-note-run-any = { $n }个连数
card-note-run-odd = { $n }个连续奇数
card-note-run-even = { $n }个连续偶数
card-note-run-369 = 3与6或6与9
card-note-together = { $n ->
    [1] 数字一起移动
   *[other] 数字一起移动（每步{ $n }）
 }
card-note-kept = { $numbers }不变
card-note-year = 年份为单张
card-note-matching-dragons = { $n ->
    [1] 同色箭牌
   *[other] { $n }种同色箭牌
 }
card-note-opposite-dragons = { $n ->
    [1] 异色箭牌
   *[other] { $n }种异色箭牌
 }
card-note-any-dragons = { $n ->
    [1] 任意箭牌
   *[other] 任意{ $n }种箭牌
 }
card-note-any-winds = { $n ->
    [1] 任意风牌
   *[other] 任意{ $n }种风牌
 }
card-note-no-jokers = { $n ->
    [1] 带!的组不用百搭
   *[other] 带!的{ $n }组不用百搭
 }
card-note-exact = 只限这些牌
card-legend-signs = X 明牌，C 暗牌；= 数字不变，! 不用百搭。
card-legend-suits = a、b、c：不同花色，次序不限。F 花；N、E、W、S 北、东、西、南风；R 红中，G 发财；0 白板（作零）。
card-legend-any = D 带 a、b 或 c：该花色的箭牌；带 x、y 或 z：任意箭牌，字母不同则箭牌不同。Z 同理，指风牌。
card-title = 牌型卡
    .note = { $name }，{ $year }
card-open-hand = 明牌牌型：其中的组可以叫牌亮出
card-closed-hand = 暗牌牌型：只能为胡牌叫最后一张
card-value = 值{ $n }
card-value-jokerless = 无百搭值{ $n }
card-impossible = { $hand }略去：{ $year }年无法组成。
card-sort-card = 按卡上次序
card-sort-nearest = 最近的在前
card-hide-out = 隐藏已不可能的牌型
card-all = 整张卡
card-own-title = 自己的牌型卡
card-own-kept = 牌型卡“{ $name }”已保存在这个浏览器里。
card-own-remove = 移除
card-shared = 第{ $line }行：牌型“{ $hand }”的{ $of }种组合中有{ $n }种与第{ $above }行的牌型“{ $other }”相同；两者都成时按较高的付。
card-error = 第{ $line }行第{ $column }列：{ $problem }
card-error-large = 这个文件太长，不会是牌型卡；请选择写着牌型的文本文件。
card-error-house-id = 标识“{ $id }”属于程序自带的卡。请在[card]下给你的卡换一个标识。
card-error-toml = 这不是TOML。{ $what }
card-error-unknown-key = 没有“{ $key }”这个键；这里可以有：{ $list }。
card-error-missing-key = 缺少“{ $key }”；请加上：{ $example }。
card-error-bad-value = “{ $key }”的值不对；应为：{ $example }。
card-error-no-hands = 卡上没有牌型；请加上[[hand]]和它的各个键。
card-error-same-id = 上面已有标识为“{ $id }”的牌型；请给这个换一个。
card-error-unknown-symbol = “{ $symbol }”不是符号；符号有1–9 0 Y F N E W S D Z R G，后面是字母a b c x y z，最后是!
card-error-not-at-end = “{ $symbol }”是一组的结尾：前面没有空格，后面有空格。
card-error-not-at-beginning = “=”是一组的开头：前面有空格，后面没有空格。
card-error-empty-group = “{ $group }”里没有牌。
card-error-missing-letter = “{ $group }”需要一个字母：{ $list }。
card-error-superfluous-letter = “{ $group }”的字母没有用处；请去掉。
card-error-superfluous-keep = “=”让数字不动，而“{ $group }”里没有数字；请去掉。
card-error-superfluous-bang = “!”不让百搭进入三张以上的单位，而“{ $group }”里没有这样的单位；请去掉。
card-error-long-unit = “{ $group }”有六张以上相同的牌连着；一个单位是一到六张。
card-error-year-twice = “{ $group }”里有两个Y；一组里只能有一个年份。
card-error-wrong-count = 这一行有{ $n }张牌；一个牌型是14张。
card-error-nothing-to-shift = “shift”移动一行里的数字，而这一行没有可移动的数字；请去掉。
card-error-impossible = 152张牌组不成这一行：相同的牌超过了实有张数，或需要八张以上百搭。
outlook-title = 你的牌可以做什么
outlook-distance = { $n ->
    [0] 已成
   *[other] 差{ $n }张
 }
    .note = { $n ->
    [0] 手里的牌正是这个牌型。
   *[other] 还差{ $n }张，可用百搭之处已算百搭。
 }
outlook-missing = 还差：{ $tiles }
outlook-lack = { $tile }{ $n }张，未见{ $unseen }张
outlook-lack-natural = { $tile }{ $n }张（不能用百搭），未见{ $unseen }张
outlook-jokers = { $n ->
    [0] 百搭已全部见到
   *[other] 未见百搭{ $n }张
 }
outlook-legend = 每张牌旁边是还差几张，括号里是未见几张。
outlook-out = 已不可能
outlook-out-year = 这个年份无法组成此牌型。
outlook-out-closed = 这是暗牌牌型，而你已经亮了组。
outlook-out-groups = 你的亮组不在这个牌型里。
outlook-out-gone = 剩下的不够了：{ $tile }。


## Options of a deal and settings of a sitting

option-min_faan = 起胡
    .note = 至少要这么多番才能胡。
option-cap = 封顶
    .note = 一副牌最多算这么多番，满番牌也不例外。
option-payment = 点炮付法
    .note = 胡别人打出的牌或抢杠时，由谁来付。
option-payment-full = 全铳
    .note = 点炮者付三份底，其余两家不付。
option-payment-shared = 半铳
    .note = 点炮者付两份底，其余两家各付一份。
option-last_discard = 最后一张弃牌
    .note = 牌墙已空时打出的牌可以怎么要。
option-last_discard-win-only = 只能胡
    .note = 只能胡。
option-last_discard-open = 不限
    .note = 也可以碰或吃。
option-passed_win = 过水
    .note = 能胡而不胡的人会怎样。
option-passed_win-off = 不限
    .note = 放过的胡以后还可以胡。
option-passed_win-same-tile = 同张不能胡
    .note = 放过胡的人，在自己下次摸牌之前不能胡同样的牌。
option-passed_win-until-draw = 番数更高才能胡
    .note = 放过胡的人，在自己下次摸牌之前不能胡打出的牌，也不能抢杠，除非番数更高。
option-seven_pairs_quads = 四张算两对
    .note = 七对中，四张相同的牌可算两对。
option-exchange_three = 换三张
    .note = 定缺之前，各人换出三张同花色的牌；掷一粒骰子决定换给谁。
option-kong_refund = 退税
    .note = 牌墙已空时，谁要退回杠钱。
option-kong_refund-not-won = 未胡者退
    .note = 凡没有胡牌的都退。
option-kong_refund-not-ready = 未听牌者退
    .note = 只有既没有胡牌、也没有听牌的才退。
option-mush = 混堆
    .note = 一传左之后，各人可放任意几张牌入混堆，洗匀后拿回同样张数。
option-hot_wall = 热墙
    .note = 从摸最后一道墙的第一张起，打出的牌只能为胡牌而叫。
option-jokerless_singles_pairs = 单张与对子无百搭也加倍
    .note = “单张与对子”一类的牌型，无百搭也加倍。联盟的惯例是关。
option-errors = 错误
    .note = 错和，或叫牌后没有牌型可成时怎么办。
option-errors-prevented = 预防
    .note = 程序不让人犯这两种错误。
option-errors-punished = 处罚
    .note = 什么都可以宣布，错了就成死手。
option-bettor = 下注者
    .note = 第五人本局不打，看得到各家手牌，押其中一家。
option-rotate_dealer = 轮流坐庄
    .note = 每打完一局，由下一家坐庄。
option-default = { $value }（通常）
option-changed = 与通常不同：{ $list }
option-range = { $low }到{ $high }


## The table

nav-table = 牌桌
nav-rules = 全部规则
nav-card = 牌型卡
nav-replays = 回放
nav-score = 算番
nav-settings = 设置
nav-label = 页面
nav-skip = 跳到牌桌
start-title = 选一张牌桌
start-deal = 发牌
start-options = 牌桌规则
start-players = 电脑牌手
start-seed = 种子
    .note = 种子和规则相同，发出的牌就相同。留空则发新的一局。
start-card = 牌型卡
start-card-own = 用文件里的卡
    .note = 写着牌型的文本文件；格式见程序的说明。
start-card-refused = 这张卡不能用：{ $what }
start-card-file-refused = { $file }：这张卡不能用：{ $what }
start-year = 年份
    .note = 卡上年份牌型所用的年份，1900到2099。
start-resume = 接着打
table-label = { $table }牌桌
table-you = 你的手牌
table-hand-of = { $who }的手牌
table-melds-of = { $who }的副露
table-flowers-of = { $who }的花牌
table-discards-of = { $who }的弃牌
table-claims = 你可以做的
table-log = 经过
table-latest = 刚才：{ $what }
table-wall = { $n ->
    [0] 牌墙已空
   *[other] 牌墙还有{ $n }张
 }
    .short = 余{ $n }张
table-dealer = 庄家
table-prevailing = 圈风：{ $wind }
table-seat-wind = 你的门风：{ $wind }
table-turn = 轮到{ $who }
table-turn-you = 轮到你
table-hand-count = 手牌{ $n }张
table-ready = 已听牌
table-missing-suit = 缺门：{ $suit }
table-missing-suit-none = 缺门尚未公开
table-won = 已胡
    .note = { $who }已胡牌离局。
table-playing = 还在打
    .note = 还有{ $n }家在打
table-dead = 死手
    .note = { $who }不再摸牌、叫牌、打牌，但照样要付。
table-dead-you = 你是死手
    .note = 你不再摸牌、叫牌、打牌，但照样要付。
table-walls = 各道墙还剩多少
table-wall-part = { $wall }：{ $n }
table-wall-east = 东家的墙
table-wall-north = 北家的墙
table-wall-west = 西家的墙
table-wall-south = 南家的墙
table-wall-last = 最后一道墙
table-last-wall = 正在摸最后一道墙
table-bettor = { $who }本局下注，不打
table-bettor-you = 你本局下注，不打
table-bet = 押的是{ $who }
table-next-deal = 下一局
table-same-deal = 同一局再打一次
table-new-deal = 新的一局
table-abandon = 放弃这一局吗？
    .note = 正在打的这一局将不再保留。
table-share = 分享这一局
table-copy-address = 复制网址
table-copied = 网址已复制。
table-copy-failed = 网址未能复制，请从这里取：{ $address }
table-score = { $n }局累计
table-score-reset = 清除累计
table-sort = 理牌
table-move-left = 牌往左移
table-move-right = 牌往右移
table-speed = 速度
speed-1 = 很慢
speed-2 = 慢
speed-3 = 普通
speed-4 = 快
speed-5 = 立刻
speed-step = 逐步
    .note = 电脑牌手每走一步都等你。
table-step = 下一步
table-skip = 直接看结果
    .note = 其他人自己打下去。
table-timer = 还有{ $n }秒
table-options-in-force = 现行规则
table-fullscreen = 全屏


## Settlement

settlement-title = 结算
settlement-winner = { $who }胡了
settlement-winner-you = 你胡了
settlement-draw = 流局
    .note = 牌墙已空，无人胡牌，各家都是零分。
settlement-by-discard = { $from }点炮
settlement-by-self-draw = 自摸
settlement-by-robbed-kong = 抢{ $from }的杠
settlement-pattern = 番种
settlement-value = 番
settlement-total = 合计
settlement-counted = 共{ $sum }番，{ $cap }番封顶
settlement-limit = 满番牌
settlement-base = 底
    .note = 2的{ $total }次方：{ $base }
settlement-payments = 收付
settlement-pays = { $who }付{ $points }
settlement-pays-you = 你付{ $points }分
settlement-receives = { $who }收{ $points }
settlement-receives-you = 你收{ $points }分
settlement-nothing = { $who }不付
settlement-nothing-you = 你不输不赢
settlement-hands = 各家手牌
settlement-this-deal = 本局
settlement-all-deals = 累计
settlement-seed = 种子：{ $seed }
settlement-commitment = 校验码：{ $hash }
    .note = 种子和规则的 SHA-256 值，在第一张牌之前就已公布，程序因此无法中途更改。
settlement-check = 核对这一局
    .note = 保存牌谱，运行“sparrows replay 文件”：程序会从种子把这一局重打一遍，证明中途没有改动。
settlement-checked = 种子和规则与第一张牌之前公布的校验码相符。
settlement-check-failed = 种子和规则与第一张牌之前公布的校验码不符。
settlement-waits = 听{ $tiles }
settlement-ready = 已听牌
settlement-hand = 卡上的牌型
settlement-hand-line = { $category }，{ $hand }：{ $line }
settlement-hand-value = 分值
settlement-jokerless = 无百搭
    .note = 牌里没有百搭，全部加倍。
settlement-jokerless-single = 无百搭
    .note = 这桌的单张与对子牌型不因此加倍。
settlement-bet-upon = 押中
    .note = 下注者押中胡牌者：全部加倍，两人平分。
settlement-doubled = × 2
settlement-discarder-double = 打出那张牌的人付双倍。
settlement-self-draw-double = 自摸：各家都付双倍。
settlement-bettor-pays = 下注者押的是{ $who }，付同样多。
settlement-bettor-pays-you = 你押的是{ $who }，付同样多。
settlement-dead = 无人胡牌
    .note = 只剩一家不是死手，各家都不付。
settlement-dead-hand = 死手


## Ledger

settlement-ledger = 账目
    .note = 每一笔收付，按记账先后。
settlement-ledger-for = 缘由
settlement-ledger-from = 付
settlement-ledger-to = 收
settlement-ledger-points = 分
settlement-ledger-empty = 还没有记账。
settlement-not-ready = 没有听牌
settlement-ready-value = 听牌，最多值{ $points }分
settlement-flower-pig = 花猪
    .note = 手里还有缺门的牌。
payment-win = 胡牌
    .note = 胡打出的牌或抢杠，由那张牌的主人付底；自摸，还在打的各家付底再加1分。
payment-exposed-kong = 明杠
    .note = 刮风：打出这张牌的点杠者付2分。
payment-added-kong = 补杠
    .note = 刮风：还在打的各家付1分。
payment-concealed-kong = 暗杠
    .note = 下雨：还在打的各家付2分。
payment-kong-refund = 退税
    .note = 牌墙已空：没有胡牌的人把杠钱退给当初付钱的人。
payment-flower-pig = 查花猪
    .note = 牌墙已空：没有胡牌、手里还有缺门牌的人，付每个不是花猪的人32分。
payment-ready-hand = 查大叫
    .note = 牌墙已空：没有胡牌也没有听牌的人，付每个听牌的人其手牌可胡的最高分。
payment-bet = 下注
    .note = 下注者的份：押中时分得一半，没押中时照所押之人付。


## Settings

setting-title = 设置
setting-look = 外观
setting-play = 打牌
setting-sound = 声音
setting-data = 你的数据
setting-theme = 页面
setting-theme-auto = 跟随设备
setting-theme-light = 浅色
setting-theme-dark = 深色
setting-contrast = 对比度
setting-grain = 颗粒
setting-temperature = 色温
    .note = 越低越冷，越高越暖。
setting-tile-size = 牌的大小
setting-palette = 牌面颜色
setting-palette-traditional = 传统
setting-palette-colour-blind = 色弱友好
setting-palette-high-contrast = 高对比度
setting-back = 牌背
setting-back-green = 绿色
setting-back-blue = 蓝色
setting-back-red = 红色
setting-back-bamboo = 竹
setting-cloth = 桌布
setting-cloth-green = 绿色
setting-cloth-blue = 蓝色
setting-cloth-grey = 灰色
setting-cloth-wood = 木纹
setting-index = 牌角标记
setting-motion = 动画
setting-motion-auto = 跟随设备
setting-motion-off = 关
setting-one-tap = 一点即打
    .note = 点一下牌就打出，不再确认。
setting-auto-pass = 自动过
    .note = 没有有用的牌可要时自动过。能胡时绝不自动过。
setting-never-chow = 不问吃
setting-timer = 思考时间
setting-timer-off = 不限
setting-rotate = 每局换庄
setting-first-east = 第一局的东家
setting-first-east-person = 你
setting-first-east-dice = 掷骰最大者
setting-first-east-seat = { $who }
setting-sort = 手牌排列
setting-sort-auto = 自动理牌
setting-sort-own = 自己排列
setting-sounds = 音效
setting-volume = 音量
setting-reset = 恢复通常设置
setting-reset-done = 已恢复通常的设置。
setting-preview = 当前设置下的一手牌
setting-options-note = 从下一局起生效；进行中的牌局仍用原来的规则。
setting-export-all = 全部保存为文件
setting-import = 打开文件
setting-clear = 删除这台设备上的一切
setting-clear-sure = 要删除保存在这台设备上的所有牌局、分数和设置吗？删除后无法恢复。


## Keys

keys-title = 按键
keys-open = 显示按键
keys-choose = 按位置选牌
keys-move = 移到后一张或前一张牌
keys-ends = 移到第一张或最后一张牌
keys-reorder = 移动选中的牌
keys-confirm = 确定
keys-deselect = 取消选择
keys-claim = 吃碰杠胡，字母标在按钮上
keys-pass = 过
keys-next = 下一局
keys-step = 逐步时走下一步
keys-card = 显示或隐藏牌型卡
    .key = V
keys-help = 显示或隐藏这张表
key-arrows = 方向键
key-home-end = Home、End
key-enter = Enter
key-space = 空格
key-escape = Esc
key-shift = Shift


## Keeping, loading, errors

load-loading = 正在载入……
load-no-script = 这个游戏需要 JavaScript 和 WebAssembly。请启用它们，或换一个浏览器打开。
load-offline-ready = 现在不联网也能玩了。
load-update = 新版本已备好，下一局起使用。
load-update-now = 现在就用
keep-saved = 每一步都保存在这台设备上。
keep-export = 把这一局保存为文件
keep-import = 从文件打开一局
keep-imported = 牌局已打开。
keep-resumed = 从上次离开的地方接着打。
keep-damaged = 保存的牌局无法读取，已放到一边。你可以把它保存为文件，或者开始新的一局。
    .note = 问题：{ $what }
keep-damaged-settings = 保存的设置无法读取，现在使用通常设置。
keep-damaged-cards = 有一张保存的牌型卡无法读取，已另存一旁；其余的卡仍在。
keep-save-damaged = 把损坏的牌局保存为文件
keep-full = 这台设备没有空间保存牌局了。可以继续打，但重新载入页面后就没有了。
keep-blocked = 这个浏览器不允许页面保存数据。可以继续打，但重新载入页面后就没有了。
error-title = 出了问题
error-details = 详情
error-reload = 重新载入页面
error-worker = 电脑牌手无法启动。请重新载入页面；如果没有用，请清空浏览器缓存。
error-worker-stopped = 电脑牌手停下了。牌局已经保存：重新载入页面就能接着打。
error-worker-page = 电脑牌手无法在后台思考，现在改在页面上思考；牌局继续。
error-build = 页面的文件彼此不配套。请重新载入页面；如果没有用，需要重新构建页面。
error-fetch = 无法载入 { $file }。请检查网络，再重新载入页面。
error-address = 网址里没有可用的牌局：{ $what }
error-view = 没有这个页面，这里是首页。
error-import = 文件里没有可用的牌局：{ $what }
error-record = { $where }：{ $what }
error-unknown-table = 没有“{ $name }”这张牌桌。现有：{ $list }。
error-unknown-card = 这个浏览器里没有牌型卡“{ $name }”。有：{ $list }。请先在牌型卡页面打开它的文件。
error-unknown-option = 这桌没有“{ $key }”这条规则。现有：{ $list }。
error-option-value = { $key }不能是“{ $value }”。可以是：{ $list }。
error-seed = “{ $seed }”不是种子：种子是1到64位十六进制数字（0–9、a–f）。
error-year = “{ $year }”不能作牌型卡的年份：应为1900到2099。
error-seat = “{ $name }”不是座位：座位是 east、south、west、north。
error-tile = 第{ $column }列“{ $token }”：{ $problem }
error-tile-unknown-letter = 字母不对；一张牌是一个数字加 m p s z f j 中的一个字母，例如 5m。
error-tile-no-digit = 字母前面没有数字；一张牌是一个数字加一个字母，例如 5m。
error-tile-no-letter = 数字后面没有字母；一张牌是一个数字加一个字母，例如 5m。
error-tile-digit-out-of-range = 没有这种牌；m、p、s 是1–9，z 是1–7，f 是1–8，j 是1。
error-tile-no-such-copy = 没有这一张；花牌是 /1，百搭是 /1 到 /8，其余是 /1 到 /4。
error-tile-copy-of-several = 张号只能写在单张牌后面，例如 5m/2。
error-tile-twice = 同一张牌写了两次。
error-tile-too-many = 一副牌里没有这么多张相同的牌。
error-tile-other-set = 这桌不用这种牌。
error-tile-not-one-tile = 这里只能写一张牌。
error-tile-copy-needed = 这里要写明张号，例如 5m/2。
error-tile-count = 这里有{ $have }张牌，应当是{ $need }张。


## Words of the Sichuan table

sichuan-faan = { $n }番
sichuan-action-win-value = 胡：{ $faan }番
sichuan-event-wall-empty = 本局结束：牌墙已空。
sichuan-why-after-claim = 碰之后必须先打一张牌。
sichuan-why-passed-win = 你过水了；下次摸牌之前，番数更高才能胡。
sichuan-pattern-all-pungs = 碰碰胡
sichuan-pattern-seven-pairs = 七对
    .note = 七个对子，代替四副面子和一对将。四张相同的牌算两对，并另计一根（龙七对）。
sichuan-pattern-full-flush = 清一色
    .note = 全是一种花色，没有别的牌。另加于任何番种。
sichuan-pattern-kong-replacement = 杠上花
    .note = 胡开杠后补来的牌。
sichuan-pattern-robbed-kong = 抢杠胡
sichuan-pattern-chicken-hand = 平胡
    .note = 牌型已成，但什么番种也没有：0番。
sichuan-option-cap = 封顶
    .note = 一副牌最多算这么多番。
sichuan-option-last_discard-open = 不限
    .note = 也可以碰。
sichuan-settlement-draw = 无人胡牌
    .note = 牌墙已空。杠和查花猪、查大叫照样结算。
sichuan-settlement-value = 番
sichuan-settlement-counted = 共{ $sum }番，{ $cap }番封顶


## Words of the American table

american-suit-m = 万子
american-suit-p = 筒子
american-suit-s = 条子
american-suit-f = 花牌
american-tile-1m = 一万
american-tile-2m = 二万
american-tile-3m = 三万
american-tile-4m = 四万
american-tile-5m = 五万
american-tile-6m = 六万
american-tile-7m = 七万
american-tile-8m = 八万
american-tile-9m = 九万
american-tile-1p = 一筒
american-tile-2p = 二筒
american-tile-3p = 三筒
american-tile-4p = 四筒
american-tile-5p = 五筒
american-tile-6p = 六筒
american-tile-7p = 七筒
american-tile-8p = 八筒
american-tile-9p = 九筒
american-tile-1s = 一条
american-tile-2s = 二条
american-tile-3s = 三条
american-tile-4s = 四条
american-tile-5s = 五条
american-tile-6s = 六条
american-tile-7s = 七条
american-tile-8s = 八条
american-tile-9s = 九条
american-tile-5z = 白板
    .short = 白
american-tile-1f = 花
american-tile-2f = 花
american-tile-3f = 花
american-tile-4f = 花
american-tile-5f = 花
american-tile-6f = 花
american-tile-7f = 花
american-tile-8f = 花
american-set-pung = 三张
american-set-kong = 四张
american-tile-claimed = { $tile }，叫自{ $from }
american-meld-claimed = { $meld }，叫自{ $from }
american-action-win = 胡牌
    .key = W
american-action-win-tile = 胡牌：{ $tile }
american-event-deal = 牌已发好，{ $dealer }坐东。
american-event-deal-you = 牌已发好，你坐东。
american-event-win-discard = { $who }叫{ $from }打出的{ $tile }胡牌。
american-event-win-discard-you = 你叫{ $from }打出的{ $tile }胡牌。
american-event-win-self-draw = { $who }自摸胡牌：{ $tile }。
american-event-win-self-draw-you = 你自摸胡牌：{ $tile }。
american-event-win-dealt = { $who }还没打牌就胡牌。
american-event-win-dealt-you = 你还没打牌就胡牌。
american-event-wall-empty = 流局：没有牌可摸，各家都不付。
american-event-your-claim = { $from }打出{ $tile }。你可以叫：{ $actions }。
american-why-not-a-hand = 这些牌不是卡上的牌型。
american-why-nothing-offered = 现在没有可叫的牌。
american-why-answer-first = 请先答复：叫这张牌，或者过。
american-table-melds-of = { $who }的亮组
american-table-hand-of = { $who }的牌架
american-settlement-winner = { $who }胡牌
american-settlement-winner-you = 你胡牌
american-settlement-draw = 流局
    .note = 没有牌可摸，各家都不付。
american-settlement-value = 分值
american-payment-win = 胡牌
    .note = 胡打出的牌，打出者付分值的两倍，其余各付一倍；自摸，各家都付两倍。无百搭或押中，全部加倍。
american-option-rotate_dealer = 轮流坐东
    .note = 每打完一局，由下一家坐东。
