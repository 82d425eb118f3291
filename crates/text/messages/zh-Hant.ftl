### Sparrows 繁體中文（香港用語）。Fluent 語法：https://projectfluent.org/fluent/guide
###
### 識別碼的規則見 en.ftl 開頭。中文不需要詞形變化。


## Common

app-name = Sparrows
app-about = 一人對三名電腦牌手的麻雀，可選不同地方的規則。自由開源；你的一切都只留在這台裝置上。
list-separator = 、
language = 語言
language-auto = 自動（{ $name }）
table-hong-kong = 香港
    .note = 三番起糊，144張牌，帶花牌；第一家食糊即結束本局。
table-sichuan = 四川
    .note = 血戰到底：108張牌，各人定缺一門；有人食糊後其餘各家接着打，直到三家食糊或牌墻已空。
table-american = 美式
    .note = 按牌型卡打的麻將：152張牌，八張百搭，開打前先換牌（查爾斯頓），食糊的牌須與卡上的一個牌型逐張相符。
yes = 是
no = 否
on = 開
off = 關
ok = 好
cancel = 取消
close = 關閉
back = 返回
more = 更多
percent = { $n }%
number = { $n }
version = 版本 { $version }
faan = { $n }番
points = { $n }分
signed = { $n }
tiles = { $n }張牌
seconds = { $n }秒
rules-print = 列印


## Seats and players

seat-east = 東家
seat-south = 南家
seat-west = 西家
seat-north = 北家
seat-bettor = 下注者
wind-east = 東
wind-south = 南
wind-west = 西
wind-north = 北
player-you = 你
player-name-1 = 小鷦
player-name-2 = 金翅
player-name-3 = 知更
player-name-4 = 紫燕
player-seated = { $player }，{ $seat }
bot-steady = 穩健
    .note = 講究牌效率，少冒險。
bot-random = 隨意
    .note = 只要合規，甚麼都可能打。


## Tiles

suit-m = 萬子
suit-p = 筒子
suit-s = 索子
suit-z = 番子
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
tile-1m = 一萬
tile-2m = 二萬
tile-3m = 三萬
tile-4m = 四萬
tile-5m = 五萬
tile-6m = 六萬
tile-7m = 七萬
tile-8m = 八萬
tile-9m = 九萬
tile-1p = 一筒
tile-2p = 二筒
tile-3p = 三筒
tile-4p = 四筒
tile-5p = 五筒
tile-6p = 六筒
tile-7p = 七筒
tile-8p = 八筒
tile-9p = 九筒
tile-1s = 一索
tile-2s = 二索
tile-3s = 三索
tile-4s = 四索
tile-5s = 五索
tile-6s = 六索
tile-7s = 七索
tile-8s = 八索
tile-9s = 九索
tile-1z = 東風
    .short = 東
tile-2z = 南風
    .short = 南
tile-3z = 西風
    .short = 西
tile-4z = 北風
    .short = 北
tile-5z = 白板
    .short = 白
tile-6z = 發財
    .short = 發
tile-7z = 紅中
    .short = 中
tile-1f = 梅
tile-2f = 蘭
tile-3f = 菊
tile-4f = 竹
tile-5f = 春
tile-6f = 夏
tile-7f = 秋
tile-8f = 冬
tile-1j = 百搭
tile-back = 扣着的牌
tile-drawn = { $tile }，剛摸到
tile-selected = { $tile }，已選中
tile-claimed = { $tile }，取自{ $from }
tile-latest = { $tile }，剛打出
tile-offered = { $tile }，可以叫
tile-winning = { $tile }，食糊的牌
tile-part = { $tile }，屬於{ $pattern }
tile-missing-suit = { $tile }，缺門
tile-received = { $tile }，剛換來
tile-won = { $tile }，{ $who }食了這張
tile-won-you = { $tile }，你食了這張
tiles-hidden = { $n }張扣着的牌


## Sets

set-chow = 順子
set-pung = 刻子
set-kong = 槓
set-exposed-kong = 明槓
set-concealed-kong = 暗槓
set-added-kong = 加槓
set-pair = 對子
set-quint = 五張
set-sextet = 六張
set-single = 單張
chow-m = { $a }{ $b }{ $c }萬
chow-p = { $a }{ $b }{ $c }筒
chow-s = { $a }{ $b }{ $c }索
meld-chow = 順子：{ $tiles }
meld-pung = 刻子：{ $tile }
meld-kong = 明槓：{ $tile }
meld-concealed-kong = 暗槓：{ $tile }
meld-added-kong = 加槓：{ $tile }
meld-pair = 對子：{ $tile }
meld-exposure = { $set }：{ $tile }{ $jokers ->
    [0] {""}
   *[other] （含{ $jokers }張百搭）
 }
meld-claimed = { $meld }，取自{ $from }


## Actions

action-discard = 打牌
    .key = D
action-chow = 上
    .key = C
action-pung = 碰
    .key = P
action-kong = 槓
    .key = K
action-concealed-kong = 暗槓
    .key = K
action-added-kong = 加槓
    .key = A
action-win = 食糊
    .key = W
action-pass = 過
    .key = 空白鍵
action-confirm = 確定
    .key = Enter
action-deselect = 取消選擇
    .key = Esc
action-discard-tile = 打{ $tile }
action-chow-tiles = 上：{ $tiles }
action-pung-tile = 碰{ $tile }
action-kong-tile = 槓{ $tile }
action-concealed-kong-tile = 暗槓{ $tile }
action-added-kong-tile = 加槓{ $tile }
action-win-tile = 食{ $tile }
action-win-value = 食糊：{ $faan }番
action-pass-tile = 放過{ $tile }
action-rob = 搶槓食糊
action-exchange-three = 換出三張
    .key = Enter
action-missing-suit = 定缺
    .key = M
action-missing-suit-m = 缺萬子
    .key = M
action-missing-suit-p = 缺筒子
    .key = P
action-missing-suit-s = 缺索子
    .key = S
action-pass-tiles = 傳牌
    .key = Enter
action-pass-tiles-blind = 自己的{ $n }張，盲傳{ $blind }張
action-charleston = 繼續或停止換牌
    .key = C
action-charleston-continue = 再換一輪
    .key = C
action-charleston-stop = 停止換牌
    .key = S
action-mush = 放入混堆
    .key = Enter
action-mush-tiles = { $n ->
    [0] 不放牌
   *[other] 放{ $n }張入混堆
 }
action-courtesy = 提出換牌
    .key = Enter
action-courtesy-tiles = { $n ->
    [0] 不換
   *[other] 願換{ $n }張
 }
action-bet = 下注
    .key = B
action-bet-on = 押{ $who }
action-expose = 叫牌
    .key = C
action-expose-pung = 三張
    .key = P
action-expose-kong = 四張
    .key = K
action-expose-quint = 五張
    .key = Q
action-expose-sextet = 六張
    .key = X
action-expose-jokers = { $set }，{ $jokers ->
    [0] 不用百搭
   *[other] { $jokers }張百搭
 }
action-expose-tile = 叫{ $tile }，亮{ $set }，{ $jokers ->
    [0] 不用百搭
   *[other] 含{ $jokers }張百搭
 }
action-exchange = 換百搭
    .key = J
action-exchange-tile = 用{ $tile }換{ $from }亮組裏的百搭
action-challenge = 指死手
    .key = H
action-challenge-target = 指{ $target }是死手
action-win-card = 食糊：{ $hand }，值{ $value }


## Before play in Sichuan

setup-exchange-three = 選三張同花色的牌換出去。
    .note = 擲一粒骰子決定換給誰。四家都選定之前，牌不會動。
setup-exchange-three-chosen = 3張已選{ $n }張
setup-missing-suit = 請定缺。
    .note = 缺門的牌要先打完，手裏還有缺門的牌就不能食糊。四家都定缺之後才一起公開。
setup-missing-suit-count = { $suit }：手裏{ $n }張
exchange-next = 骰子決定：換給下家。
exchange-across = 骰子決定：換給對家。
exchange-previous = 骰子決定：換給上家。
setup-gave = 換給{ $to }
setup-got = { $from }換來


## Before play at the American table

setup-dealt-hand = 發到的十四張已經成糊：可以食糊，也可以過，接着打。
    .label = 起手牌
setup-first-right = 選三張牌傳給右邊的{ $to }。
    .label = 一傳右
setup-first-across = 選三張牌傳給對面的{ $to }。
    .label = 一傳對
setup-first-left = 選三張牌傳給左邊的{ $to }。也可以少選，其餘盲傳。
    .label = 一傳左
setup-mush = 選任意幾張牌放入混堆，不放也行。
    .label = 混堆
    .note = 混堆洗勻後，放幾張就拿回幾張。百搭不能放。
setup-charleston = 再換一輪，還是停止換牌？
    .label = 表決
    .note = 只要有一人停止，就不再換；無論如何，之後都有禮讓傳牌。四家都答覆之後才一起公開。
setup-second-left = 選三張牌傳給左邊的{ $to }。
    .label = 二傳左
setup-second-across = 選三張牌傳給對面的{ $to }。
    .label = 二傳對
setup-second-right = 選三張牌傳給右邊的{ $to }。也可以少選，其餘盲傳。
    .label = 末傳右
setup-courtesy = 最多選三張牌給對面的{ $to }，最想給的先選。
    .label = 禮讓傳牌
    .note = 兩人中以較少的張數互換。一張不選，就不換。
setup-courtesy-none = 禮讓傳牌沒有換牌：對面沒有提出換牌。
setup-bet = 你看得到四家的手牌。押誰？
    .label = 下注
    .note = 到本局結束才讓各家知道。
setup-pass = 百搭不能傳。四家都選定之前，牌不會動。
setup-blind = 盲傳：不傳自己的牌，而把傳來的牌不看就傳下去。比三張少選幾張，就有幾張傳來的牌直接傳下去。
setup-blind-count = 自己的{ $n }張，盲傳{ $blind }張
setup-tiles-chosen = { $n ->
    [0] 沒有選牌
   *[other] 已選{ $n }張
 }
setup-charleston-first = 第一輪換牌
setup-charleston-second = 第二輪換牌


## Events

event-first-east = { $who }擲出最大的{ $n }點，為東家。
event-first-east-you = 你擲出最大的{ $n }點，為東家。
event-deal = 牌已發好，{ $dealer }坐莊。
event-deal-you = 牌已發好，你坐莊。
event-draw = { $who }摸牌。
event-draw-you = 你摸到{ $tile }。
event-draw-tile = { $who }摸到{ $tile }。
event-replacement = { $who }補牌。
event-replacement-you = 你補到{ $tile }。
event-replacement-tile = { $who }補到{ $tile }。
event-flower = { $who }亮出花牌{ $tile }，補牌。
event-flower-you = 你亮出花牌{ $tile }，補牌。
event-discard = { $who }打出{ $tile }。
event-discard-you = 你打出{ $tile }。
event-chow = { $who }上牌：{ $tiles }。
event-chow-you = 你上牌：{ $tiles }。
event-pung = { $who }碰{ $tile }。
event-pung-you = 你碰{ $tile }。
event-kong = { $who }明槓{ $tile }。
event-kong-you = 你明槓{ $tile }。
event-concealed-kong = { $who }暗槓{ $tile }。
event-concealed-kong-you = 你暗槓{ $tile }。
event-added-kong = { $who }加槓{ $tile }。
event-added-kong-you = 你加槓{ $tile }。
event-pass = { $who }過。
event-pass-you = 你過。
event-win-discard = { $who }食{ $from }打出的{ $tile }。
event-win-discard-you = 你食{ $from }打出的{ $tile }。
event-win-self-draw = { $who }自摸{ $tile }。
event-win-self-draw-you = 你自摸{ $tile }。
event-win-dealt = { $who }起手就食糊。
event-win-dealt-you = 你起手就食糊。
event-win-robbed-kong = { $who }搶{ $from }的槓，食{ $tile }。
event-win-robbed-kong-you = 你搶{ $from }的槓，食{ $tile }。
event-wall-empty = 本局結束：牌墻已空，流局。
event-exchange = { $who }換三張給{ $to }。
event-exchange-you = 你把{ $tiles }換給{ $to }。
event-exchange-to-you = { $who }把{ $tiles }換給你。
event-missing-suit = { $who }缺{ $suit }。
event-missing-suit-you = 你缺{ $suit }。
event-pass-tiles = { $n ->
    [0] { $who }沒有傳牌給{ $to }。
   *[other] { $who }傳給{ $to }{ $n }張。
 }
event-pass-tiles-you = 你把{ $tiles }傳給{ $to }。
event-pass-tiles-blind-you = 你把{ $tiles }傳給{ $to }，另盲傳{ $n }張。
event-pass-blind-you = 你把傳來的{ $n }張盲傳給{ $to }。
event-pass-none-you = 四家都盲傳：你的牌不動。
event-pass-tiles-to-you = { $who }把{ $tiles }傳給你。
event-pass-blind-to-you = { $who }傳來的{ $n }張不看就傳下去。
event-mush = { $n ->
    [0] { $who }沒有放牌入混堆。
   *[other] { $who }放{ $n }張入混堆。
 }
event-mush-you = 你把{ $gave }放入混堆，拿回{ $got }。
event-mush-none-you = 你沒有放牌入混堆。
event-charleston = { $who }願再換一輪。
event-charleston-you = 你願再換一輪。
event-charleston-stop = { $who }停止換牌。
event-charleston-stop-you = 你停止換牌。
event-bet = 下注者押了{ $who }。
event-bet-you = 下注者押了你。
event-bet-by-you = 你押{ $who }。
event-exposure = { $who }叫{ $tile }，亮{ $set }{ $jokers ->
    [0] 。
   *[other] ，含{ $jokers }張百搭。
 }
event-exposure-you = 你叫{ $tile }，亮{ $set }{ $jokers ->
    [0] 。
   *[other] ，含{ $jokers }張百搭。
 }
event-joker-exchange = { $who }用{ $tile }換走{ $from }亮組裏的百搭。
event-joker-exchange-you = 你用{ $tile }換走{ $from }亮組裏的百搭。
event-joker-exchange-own = { $who }用{ $tile }換回自己亮組裏的百搭。
event-joker-exchange-own-you = 你用{ $tile }換回自己亮組裏的百搭。
event-challenge-right = { $who }指{ $target }是死手，指對了。
event-challenge-right-you = 你指{ $target }是死手，指對了。
event-challenge-wrong = { $who }指{ $target }是死手，指錯了。
event-challenge-wrong-you = 你指{ $target }是死手，指錯了。
event-dead-false-win = { $who }錯和，成了死手。
event-dead-false-win-you = 你錯和，成了死手。
event-dead-false-call = { $who }叫牌後，卡上沒有牌型可成，成了死手。
event-dead-false-call-you = 你叫牌後，卡上沒有牌型可成，成了死手。
event-dead-challenged = { $who }的亮組使卡上沒有牌型可成，是死手。
event-dead-challenged-you = 你的亮組使卡上沒有牌型可成，是死手。
event-out = { $who }食糊離局。
event-out-you = 你食糊離局，其餘各家接着打。
event-payment = { $payment }：{ $from }付{ $to }{ $points }分。
event-payment-you = { $payment }：你付{ $to }{ $points }分。
event-payment-to-you = { $payment }：{ $from }付你{ $points }分。
ending-win = 本局結束：有人食糊。
ending-wall = 本局結束：牌墻已空。
ending-three-winners = 本局結束：三家都食糊了。
ending-dead = 本局結束：只剩一家不是死手，各家都不付。
event-your-turn = 輪到你了。
event-your-claim = { $from }打出{ $tile }。你可以：{ $actions }。
event-your-rob = { $from }加槓{ $tile }。你可以搶槓：{ $actions }。
event-thinking = { $who }在想……
event-short-draw = 摸牌
event-short-pass = 過
event-short-flower = 花
event-short-replacement = 補牌
event-short-choosing = 選擇中……


## Why something cannot be done

why-not-asked = 現在沒有要這一家決定的事。
why-wrong-moment = 現在不能這樣做。
why-not-held = 你手裏沒有所需的牌。
why-deal-over = 本局已經結束。
why-no-chow = 這些牌不能和打出的牌組成順子。
why-not-next = 只有下家可以上。
why-no-replacement = 牌墻已空，沒有牌可補，不能槓。
why-after-claim = 上或碰之後必須先打一張牌。
    .note = 這一巡不能食糊，也不能槓。
why-no-pung = 你沒有碰過這種牌，不能加槓。
why-only-robbing = 別人加槓時，只能搶槓食糊。
why-last-discard = 牌墻已空，最後打出的牌只能食糊。
why-not-a-hand = 這些牌不成糊。
why-below-minimum = 只有{ $total }番，要{ $minimum }番。
    .note = 牌型已成，但只有{ $total }番；這桌{ $minimum }番起糊。
why-passed-win = 這張牌你過水了；下次摸牌後才能再食。
why-missing-suit = 因為缺門，不能這樣做。
    .note = 缺門的牌不能碰、槓，也不能用來食糊；手裏還有缺門的牌也不能食糊。
why-not-one-suit = 三張牌必須是同一花色。
why-missing-suit-first = 請先打缺門的牌。
why-wrong-count = 張數不對。
    .note = 傳牌是三張，盲傳的也算在內；禮讓傳牌最多三張。
why-joker-passed = 百搭不能傳。
why-no-group = 這些牌不能和打出的牌組成三張、四張、五張或六張。
    .note = 一組是三到六張相同的牌，其中任何一張都可以用百搭代替。
why-no-open-hand = 亮出這一組，卡上就沒有明牌牌型可成了。
why-hot-wall = 已摸到最後一道墻：打出的牌只能用來食糊。
why-concealed-only = 這是暗牌牌型，而你已經亮了組。
    .note = 標C的牌型只能為食糊而叫最後一張，在此之前不能亮組。
why-no-joker = 亮出的組裏沒有代替你手中某張牌的百搭。
why-no-target = 只能指亮了組、還沒有成死手的別家，每巡每家一次。
why-not-your-turn = 還沒輪到你。
why-waiting = 你已經答覆，其他人還在選擇。
why-thinking = 電腦牌手還在想。
why-replay = 這是重播，不能出牌。
why-select-first = 請先選一張牌。
why-select-three = 請先選三張牌。
why-left-deal = 你已食糊離局。
why-dead-hand = 你是死手：不再摸牌、叫牌、打牌。
why-joker-discarded = 打出的百搭誰都不能叫。
why-nothing-offered = 現在沒有可叫的牌。
why-answer-first = 請先答覆：叫這張牌，或者過。
why-legal = 現在可以：{ $actions }。


## Patterns of Hong Kong

pattern-all-chows = 平糊
    .note = 四副順子，眼為數牌；以風牌或三元牌作眼不算。
pattern-concealed-hand = 門前清
    .note = 沒有上、碰、明槓。可以有暗槓；食別人打出的牌也算；七對子也算。
pattern-self-draw = 自摸
    .note = 食自己摸到的牌：從牌墻摸的、補來的，或莊家起手的十四張。
pattern-no-flowers = 無花
    .note = 一張花牌也沒有。
pattern-red-dragon = 番子：紅中
    .note = 紅中的刻子或槓。
pattern-green-dragon = 番子：發財
    .note = 發財的刻子或槓。
pattern-white-dragon = 番子：白板
    .note = 白板的刻子或槓。
pattern-seat-wind = 門風
    .note = 自己門風的刻子或槓。
pattern-round-wind = 圈風
    .note = 東風的刻子或槓，圈風總是東。東家的門風也是東，兩番都算。
pattern-small-three-dragons = 小三元
    .note = 兩種三元牌成刻子或槓，第三種作眼。不再另計這兩副三元牌。
pattern-all-pungs = 對對糊
    .note = 四副刻子或槓，加一對眼。
pattern-half-flush = 混一色
    .note = 一種花色加番子，兩者都有。
pattern-full-flush = 清一色
    .note = 全是一種花色，沒有別的牌。
pattern-seven-pairs = 七對子
    .note = 七個對子，代替四組牌和一對眼。混一色、清一色另加。
pattern-own-flower = 正花
    .note = 與自己座位相合的花：東家梅、南家蘭、西家菊、北家竹。
pattern-own-season = 正花（季）
    .note = 與自己座位相合的季：東家春、南家夏、西家秋、北家冬。
pattern-all-flowers = 一台花（梅蘭菊竹）
    .note = 梅、蘭、菊、竹齊全。不再另計正花。
pattern-all-seasons = 一台花（春夏秋冬）
    .note = 春、夏、秋、冬齊全。不再另計正花（季）。
pattern-kong-replacement = 槓上自摸
    .note = 食開槓後補來的牌，中間補過花也算。只因補花而來的牌不算。
pattern-robbed-kong = 搶槓
    .note = 食別人正要加槓的那張牌。
pattern-last-draw = 海底撈月
    .note = 食自己摸到的牌，而牌墻正因這一摸而空；從哪一頭摸都算。
pattern-last-discard = 河底撈魚
    .note = 牌墻已空時，食別人打出的牌。
pattern-thirteen-orphans = 十三么
    .note = 三種花色的一和九、四種風牌、三種三元牌各一張，其中任意一種再多一張。
pattern-all-honors = 字一色
    .note = 全是風牌和三元牌：四組牌加一對眼，或七對子。
pattern-all-terminals = 全么九
    .note = 全是一和九：四副刻子或槓，加一對眼。
pattern-great-three-dragons = 大三元
    .note = 三種三元牌都成刻子或槓。
pattern-great-four-winds = 大四喜
    .note = 四種風牌都成刻子或槓。
pattern-four-kongs = 十八羅漢
    .note = 四副槓，明暗不拘，加一對眼。
pattern-nine-gates = 九子連環
    .note = 門前清，無槓：一種花色的1112345678999，再加同花色任意一張；最後來的是哪張不拘。
pattern-four-concealed-pungs = 坎坎糊
    .note = 四副暗刻或暗槓，自摸。靠別人打出的牌才成的刻子不算暗刻。
pattern-chicken-hand = 雞糊
    .note = 牌型已成，但甚麼番種也沒有：0番。


## Patterns of Sichuan

pattern-outside-hand = 帶么九
    .note = 每組牌和眼都帶一或九。只限四組牌加一對眼；碰碰胡另加。
pattern-all-258 = 將對
    .note = 四副刻子或槓和眼，全是二、五、八。不再另計碰碰胡。
pattern-single-wait = 金鉤釣
    .note = 四組牌都已宣佈（碰的，或任何一種槓），單釣眼而食糊。另加於碰碰胡或將對。
pattern-root = 根
    .note = 每有四張相同的牌計一根，槓了沒槓、在手裏甚麼位置都算；七對中也算。
pattern-last-tile = 海底撈月
    .note = 食自己摸到的牌，而牌墻正因這一摸而空；或食牌墻已空時打出的牌（海底炮）。


## Cards of the American table

card-house = 自帶牌型卡
card-category-year = 年份
card-category-2468 = 2468
card-category-multiplication = 乘法
card-category-quints = 五張
card-category-consecutive-run = 連數
card-category-13579 = 13579
card-category-winds-dragons = 風與三元
card-category-369 = 369
card-category-singles-pairs = 單張與對子
card-open = X
card-closed = C
card-or = 或
card-note-join = { $first }，{ $next }
card-note-suits = 任意{ $n }種花色
card-note-these-numbers = 只限這些數字
card-note-number-any = 任意數字
card-note-number-odd = 任意奇數
card-note-number-even = 任意偶數
card-note-number-369 = 3、6或9
card-note-like-any = 任意同數
card-note-like-odd = 同一奇數
card-note-like-even = 同一偶數
card-note-like-369 = 同為3、6或9
card-note-run-any = { $n }個連數
card-note-run-odd = { $n }個連續奇數
card-note-run-even = { $n }個連續偶數
card-note-run-369 = 3與6或6與9
card-note-together = { $n ->
    [1] 數字一起移動
   *[other] 數字一起移動（每步{ $n }）
 }
card-note-kept = { $numbers }不變
card-note-year = 年份為單張
card-note-matching-dragons = { $n ->
    [1] 同色三元牌
   *[other] { $n }種同色三元牌
 }
card-note-opposite-dragons = { $n ->
    [1] 異色三元牌
   *[other] { $n }種異色三元牌
 }
card-note-any-dragons = { $n ->
    [1] 任意三元牌
   *[other] 任意{ $n }種三元牌
 }
card-note-any-winds = { $n ->
    [1] 任意風牌
   *[other] 任意{ $n }種風牌
 }
card-note-no-jokers = { $n ->
    [1] 帶!的組不用百搭
   *[other] 帶!的{ $n }組不用百搭
 }
card-note-exact = 只限這些牌
card-legend-signs = X 明牌，C 暗牌；= 數字不變，! 不用百搭。
card-legend-suits = a、b、c：不同花色，次序不限。F 花；N、E、W、S 北、東、西、南風；R 紅中，G 發財；0 白板（作零）。
card-legend-any = D 帶 a、b 或 c：該花色的三元牌；帶 x、y 或 z：任意三元牌，字母不同則三元牌不同。Z 同理，指風牌。
card-title = 牌型卡
    .note = { $name }，{ $year }
card-open-hand = 明牌牌型：其中的組可以叫牌亮出
card-closed-hand = 暗牌牌型：只能為食糊叫最後一張
card-value = 值{ $n }
card-value-jokerless = 無百搭值{ $n }
card-impossible = { $hand }略去：{ $year }年無法組成。
card-sort-card = 按卡上次序
card-sort-nearest = 最近的在前
card-hide-out = 隱藏已不可能的牌型
card-all = 整張卡
card-own-title = 自己的牌型卡
card-own-kept = 牌型卡「{ $name }」已儲存在這個瀏覽器裏。
card-own-remove = 移除
card-shared = 第{ $line }行：牌型「{ $hand }」的{ $of }種組合中有{ $n }種與第{ $above }行的牌型「{ $other }」相同；兩者都成時按較高的付。
card-error = 第{ $line }行第{ $column }列：{ $problem }
card-error-large = 這個檔案太長，不會是牌型卡；請選擇寫着牌型的文本檔案。
card-error-house-id = 識別碼「{ $id }」屬於程式自帶的卡。請在[card]下給你的卡換一個識別碼。
card-error-toml = 這不是TOML。{ $what }
card-error-unknown-key = 沒有「{ $key }」這個鍵；這裏可以有：{ $list }。
card-error-missing-key = 缺少「{ $key }」；請加上：{ $example }。
card-error-bad-value = 「{ $key }」的值不對；應為：{ $example }。
card-error-no-hands = 卡上沒有牌型；請加上[[hand]]和它的各個鍵。
card-error-same-id = 上面已有識別碼為「{ $id }」的牌型；請給這個換一個。
card-error-unknown-symbol = 「{ $symbol }」不是符號；符號有1–9 0 Y F N E W S D Z R G，後面是字母a b c x y z，最後是!
card-error-not-at-end = 「{ $symbol }」是一組的結尾：前面沒有空格，後面有空格。
card-error-not-at-beginning = 「=」是一組的開頭：前面有空格，後面沒有空格。
card-error-empty-group = 「{ $group }」裏沒有牌。
card-error-missing-letter = 「{ $group }」需要一個字母：{ $list }。
card-error-superfluous-letter = 「{ $group }」的字母沒有用處；請去掉。
card-error-superfluous-keep = 「=」讓數字不動，而「{ $group }」裏沒有數字；請去掉。
card-error-superfluous-bang = 「!」不讓百搭進入三張以上的單位，而「{ $group }」裏沒有這樣的單位；請去掉。
card-error-long-unit = 「{ $group }」有六張以上相同的牌連着；一個單位是一到六張。
card-error-year-twice = 「{ $group }」裏有兩個Y；一組裏只能有一個年份。
card-error-wrong-count = 這一行有{ $n }張牌；一個牌型是14張。
card-error-nothing-to-shift = 「shift」移動一行裏的數字，而這一行沒有可移動的數字；請去掉。
card-error-impossible = 152張牌組不成這一行：相同的牌超過了實有張數，或需要八張以上百搭。
outlook-title = 你的牌可以做甚麼
outlook-distance = { $n ->
    [0] 已成
   *[other] 差{ $n }張
 }
    .note = { $n ->
    [0] 手裏的牌正是這個牌型。
   *[other] 還差{ $n }張，可用百搭之處已算百搭。
 }
outlook-missing = 還差：{ $tiles }
outlook-lack = { $tile }{ $n }張，未見{ $unseen }張
outlook-lack-natural = { $tile }{ $n }張（不能用百搭），未見{ $unseen }張
outlook-jokers = { $n ->
    [0] 百搭已全部見到
   *[other] 未見百搭{ $n }張
 }
outlook-legend = 每張牌旁邊是還差幾張，括號裏是未見幾張。
outlook-out = 已不可能
outlook-out-year = 這個年份無法組成此牌型。
outlook-out-closed = 這是暗牌牌型，而你已經亮了組。
outlook-out-groups = 你的亮組不在這個牌型裏。
outlook-out-gone = 剩下的不夠了：{ $tile }。


## Options of a deal and settings of a sitting

option-min_faan = 起糊
    .note = 至少要這麼多番才能食糊。
option-cap = 爆棚
    .note = 一副牌最多算這麼多番，滿番牌也不例外。
option-payment = 出銃付法
    .note = 食別人打出的牌或搶槓時，由誰來付。
option-payment-full = 全銃
    .note = 出銃者付三份底，其餘兩家不付。
option-payment-shared = 半銃
    .note = 出銃者付兩份底，其餘兩家各付一份。
option-last_discard = 最後一張棄牌
    .note = 牌墻已空時打出的牌可以怎樣叫。
option-last_discard-win-only = 只能食糊
    .note = 只能用來食糊。
option-last_discard-open = 不限
    .note = 也可以碰或上。
option-passed_win = 過水
    .note = 能食糊而不食的人會怎樣。
option-passed_win-off = 不限
    .note = 放過的糊以後還可以食。
option-passed_win-same-tile = 同張不能食
    .note = 放過食糊的人，在自己下次摸牌之前不能食同樣的牌。
option-passed_win-until-draw = 番數更高才能食
    .note = 放過食糊的人，在自己下次摸牌之前不能食打出的牌，也不能搶槓，除非番數更高。
option-seven_pairs_quads = 四張算兩對
    .note = 七對子中，四張相同的牌可算兩對。
option-exchange_three = 換三張
    .note = 定缺之前，各人換出三張同花色的牌；擲一粒骰子決定換給誰。
option-kong_refund = 退稅
    .note = 牌墻已空時，誰要退回槓錢。
option-kong_refund-not-won = 未食糊者退
    .note = 凡沒有食糊的都退。
option-kong_refund-not-ready = 未聽牌者退
    .note = 只有既沒有食糊、也沒有聽牌的才退。
option-mush = 混堆
    .note = 一傳左之後，各人可放任意幾張牌入混堆，洗勻後拿回同樣張數。
option-hot_wall = 熱墻
    .note = 從摸最後一道墻的第一張起，打出的牌只能為食糊而叫。
option-jokerless_singles_pairs = 單張與對子無百搭也加倍
    .note = 「單張與對子」一類的牌型，無百搭也加倍。聯盟的慣例是關。
option-errors = 錯誤
    .note = 錯和，或叫牌後沒有牌型可成時怎麼辦。
option-errors-prevented = 預防
    .note = 程式不讓人犯這兩種錯誤。
option-errors-punished = 處罰
    .note = 甚麼都可以宣佈，錯了就成死手。
option-bettor = 下注者
    .note = 第五人本局不打，看得到各家手牌，押其中一家。
option-rotate_dealer = 輪流坐莊
    .note = 每打完一局，由下一家坐莊。
option-default = { $value }（通常）
option-changed = 與通常不同：{ $list }
option-range = { $low }到{ $high }


## The table

nav-table = 牌桌
nav-rules = 全部規則
nav-card = 牌型卡
nav-replays = 重播
nav-score = 算番
nav-settings = 設定
nav-label = 頁面
nav-skip = 跳到牌桌
start-title = 選一張牌桌
start-deal = 發牌
start-options = 牌桌規則
start-players = 電腦牌手
start-seed = 種子
    .note = 種子和規則相同，發出的牌就相同。留空則發新的一局。
start-card = 牌型卡
start-card-own = 用檔案裏的卡
    .note = 寫着牌型的文本檔案；格式見程式的說明。
start-card-refused = 這張卡不能用：{ $what }
start-card-file-refused = { $file }：這張卡不能用：{ $what }
start-year = 年份
    .note = 卡上年份牌型所用的年份，1900到2099。
start-resume = 接着打
table-label = { $table }牌桌
table-you = 你的手牌
table-hand-of = { $who }的手牌
table-melds-of = { $who }的副露
table-flowers-of = { $who }的花牌
table-discards-of = { $who }的棄牌
table-claims = 你可以做的
table-log = 經過
table-latest = 剛才：{ $what }
table-wall = { $n ->
    [0] 牌墻已空
   *[other] 牌墻還有{ $n }張
 }
    .short = 餘{ $n }張
table-dealer = 莊家
table-prevailing = 圈風：{ $wind }
table-seat-wind = 你的門風：{ $wind }
table-turn = 輪到{ $who }
table-turn-you = 輪到你
table-hand-count = 手牌{ $n }張
table-ready = 已聽牌
table-missing-suit = 缺門：{ $suit }
table-missing-suit-none = 缺門尚未公開
table-won = 已食糊
    .note = { $who }已食糊離局。
table-playing = 還在打
    .note = 還有{ $n }家在打
table-dead = 死手
    .note = { $who }不再摸牌、叫牌、打牌，但照樣要付。
table-dead-you = 你是死手
    .note = 你不再摸牌、叫牌、打牌，但照樣要付。
table-walls = 各道墻還剩多少
table-wall-part = { $wall }：{ $n }
table-wall-east = 東家的墻
table-wall-north = 北家的墻
table-wall-west = 西家的墻
table-wall-south = 南家的墻
table-wall-last = 最後一道墻
table-last-wall = 正在摸最後一道墻
table-bettor = { $who }本局下注，不打
table-bettor-you = 你本局下注，不打
table-bet = 押的是{ $who }
table-next-deal = 下一局
table-same-deal = 同一局再打一次
table-new-deal = 新的一局
table-abandon = 放棄這一局嗎？
    .note = 正在打的這一局將不再保留。
table-share = 分享這一局
table-copy-address = 複製網址
table-copied = 網址已複製。
table-copy-failed = 網址未能複製，請從這裏取：{ $address }
table-score = { $n }局累計
table-score-reset = 清除累計
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
    .note = 電腦牌手每走一步都等你。
table-step = 下一步
table-skip = 直接看結果
    .note = 其他人自己打下去。
table-timer = 還有{ $n }秒
table-options-in-force = 現行規則
table-fullscreen = 全螢幕


## Settlement

settlement-title = 計數
settlement-winner = { $who }食糊
settlement-winner-you = 你食糊
settlement-draw = 流局
    .note = 牌墻已空，無人食糊，各家都是零分。
settlement-by-discard = { $from }出銃
settlement-by-self-draw = 自摸
settlement-by-robbed-kong = 搶{ $from }的槓
settlement-pattern = 番種
settlement-value = 番
settlement-total = 合計
settlement-counted = 共{ $sum }番，{ $cap }番爆棚
settlement-limit = 滿番牌
settlement-base = 底
    .note = 2的{ $total }次方：{ $base }
settlement-payments = 收付
settlement-pays = { $who }付{ $points }
settlement-pays-you = 你付{ $points }分
settlement-receives = { $who }收{ $points }
settlement-receives-you = 你收{ $points }分
settlement-nothing = { $who }不付
settlement-nothing-you = 你不輸不贏
settlement-hands = 各家手牌
settlement-this-deal = 本局
settlement-all-deals = 累計
settlement-seed = 種子：{ $seed }
settlement-commitment = 校驗碼：{ $hash }
    .note = 種子和規則的 SHA-256 值，在第一張牌之前就已公佈，程式因此無法中途更改。
settlement-check = 核對這一局
    .note = 儲存牌譜，執行「sparrows replay 檔案」：程式會從種子把這一局重打一遍，證明中途沒有改動。
settlement-checked = 種子和規則與第一張牌之前公佈的校驗碼相符。
settlement-check-failed = 種子和規則與第一張牌之前公佈的校驗碼不符。
settlement-waits = 聽{ $tiles }
settlement-ready = 已聽牌
settlement-hand = 卡上的牌型
settlement-hand-line = { $category }，{ $hand }：{ $line }
settlement-hand-value = 分值
settlement-jokerless = 無百搭
    .note = 牌裏沒有百搭，全部加倍。
settlement-jokerless-single = 無百搭
    .note = 這桌的單張與對子牌型不因此加倍。
settlement-bet-upon = 押中
    .note = 下注者押中食糊者：全部加倍，兩人平分。
settlement-doubled = × 2
settlement-discarder-double = 打出那張牌的人付雙倍。
settlement-self-draw-double = 自摸：各家都付雙倍。
settlement-bettor-pays = 下注者押的是{ $who }，付同樣多。
settlement-bettor-pays-you = 你押的是{ $who }，付同樣多。
settlement-dead = 無人食糊
    .note = 只剩一家不是死手，各家都不付。
settlement-dead-hand = 死手


## Ledger

settlement-ledger = 賬目
    .note = 每一筆收付，按記賬先後。
settlement-ledger-for = 緣由
settlement-ledger-from = 付
settlement-ledger-to = 收
settlement-ledger-points = 分
settlement-ledger-empty = 還沒有記賬。
settlement-not-ready = 沒有聽牌
settlement-ready-value = 聽牌，最多值{ $points }分
settlement-flower-pig = 花豬
    .note = 手裏還有缺門的牌。
payment-win = 食糊
    .note = 食打出的牌或搶槓，由那張牌的主人付底；自摸，還在打的各家付底再加1分。
payment-exposed-kong = 明槓
    .note = 刮風：打出這張牌的點槓者付2分。
payment-added-kong = 加槓
    .note = 刮風：還在打的各家付1分。
payment-concealed-kong = 暗槓
    .note = 下雨：還在打的各家付2分。
payment-kong-refund = 退稅
    .note = 牌墻已空：沒有食糊的人把槓錢退給當初付錢的人。
payment-flower-pig = 查花豬
    .note = 牌墻已空：沒有食糊、手裏還有缺門牌的人，付每個不是花豬的人32分。
payment-ready-hand = 查大叫
    .note = 牌墻已空：沒有食糊也沒有聽牌的人，付每個聽牌的人其手牌可食的最高分。
payment-bet = 下注
    .note = 下注者的份：押中時分得一半，沒押中時照所押之人付。


## Settings

setting-title = 設定
setting-look = 外觀
setting-play = 打牌
setting-sound = 聲音
setting-data = 你的資料
setting-theme = 頁面
setting-theme-auto = 跟隨裝置
setting-theme-light = 淺色
setting-theme-dark = 深色
setting-contrast = 對比度
setting-grain = 顆粒
setting-temperature = 色溫
    .note = 越低越冷，越高越暖。
setting-tile-size = 牌的大小
setting-palette = 牌面顏色
setting-palette-traditional = 傳統
setting-palette-colour-blind = 色弱友好
setting-palette-high-contrast = 高對比度
setting-back = 牌背
setting-back-green = 綠色
setting-back-blue = 藍色
setting-back-red = 紅色
setting-back-bamboo = 竹
setting-cloth = 桌布
setting-cloth-green = 綠色
setting-cloth-blue = 藍色
setting-cloth-grey = 灰色
setting-cloth-wood = 木紋
setting-index = 牌角標記
setting-motion = 動畫
setting-motion-auto = 跟隨裝置
setting-motion-off = 關
setting-one-tap = 一點即打
    .note = 點一下牌就打出，不再確認。
setting-auto-pass = 自動過
    .note = 沒有有用的牌可叫時自動過。能食糊時絕不自動過。
setting-never-chow = 不問上牌
setting-timer = 思考時間
setting-timer-off = 不限
setting-rotate = 每局換莊
setting-first-east = 第一局的東家
setting-first-east-person = 你
setting-first-east-dice = 擲骰最大者
setting-first-east-seat = { $who }
setting-sort = 手牌排列
setting-sort-auto = 自動理牌
setting-sort-own = 自己排列
setting-sounds = 音效
setting-volume = 音量
setting-reset = 恢復通常設定
setting-reset-done = 已恢復通常的設定。
setting-preview = 目前設定下的一手牌
setting-options-note = 由下一局起生效；進行中的牌局仍用原來的規則。
setting-export-all = 全部儲存為檔案
setting-import = 打開檔案
setting-clear = 刪除這台裝置上的一切
setting-clear-sure = 要刪除儲存在這台裝置上的所有牌局、分數和設定嗎？刪除後無法恢復。


## Keys

keys-title = 按鍵
keys-open = 顯示按鍵
keys-choose = 按位置選牌
keys-move = 移到後一張或前一張牌
keys-ends = 移到第一張或最後一張牌
keys-reorder = 移動選中的牌
keys-confirm = 確定
keys-deselect = 取消選擇
keys-claim = 上碰槓糊，字母標在按鈕上
keys-pass = 過
keys-next = 下一局
keys-step = 逐步時走下一步
keys-card = 顯示或隱藏牌型卡
    .key = V
keys-help = 顯示或隱藏這張表
key-arrows = 方向鍵
key-home-end = Home、End
key-enter = Enter
key-space = 空白鍵
key-escape = Esc
key-shift = Shift


## Keeping, loading, errors

load-loading = 正在載入……
load-no-script = 這個遊戲需要 JavaScript 和 WebAssembly。請啟用它們，或換一個瀏覽器打開。
load-offline-ready = 現在不聯網也能玩了。
load-update = 新版本已備好，下一局起使用。
load-update-now = 現在就用
keep-saved = 每一步都儲存在這台裝置上。
keep-export = 把這一局儲存為檔案
keep-import = 從檔案打開一局
keep-imported = 牌局已打開。
keep-resumed = 從上次離開的地方接着打。
keep-damaged = 儲存的牌局無法讀取，已放到一邊。你可以把它儲存為檔案，或者開始新的一局。
    .note = 問題：{ $what }
keep-damaged-settings = 儲存的設定無法讀取，現在使用通常設定。
keep-damaged-cards = 有一張儲存的牌型卡無法讀取，已另存一旁；其餘的卡仍在。
keep-save-damaged = 把損壞的牌局儲存為檔案
keep-full = 這台裝置沒有空間儲存牌局了。可以繼續打，但重新載入頁面後就沒有了。
keep-blocked = 這個瀏覽器不允許頁面儲存資料。可以繼續打，但重新載入頁面後就沒有了。
error-title = 出了問題
error-details = 詳情
error-reload = 重新載入頁面
error-worker = 電腦牌手無法啟動。請重新載入頁面；如果沒有用，請清空瀏覽器快取。
error-worker-stopped = 電腦牌手停下了。牌局已經儲存：重新載入頁面就能接着打。
error-worker-page = 電腦牌手無法在背景思考，現在改在頁面上思考；牌局繼續。
error-build = 頁面的檔案彼此不配合。請重新載入頁面；如果沒有用，需要重新建置頁面。
error-fetch = 無法載入 { $file }。請檢查網絡，再重新載入頁面。
error-address = 網址裏沒有可用的牌局：{ $what }
error-view = 沒有這個頁面，這裏是首頁。
error-import = 檔案裏沒有可用的牌局：{ $what }
error-record = { $where }：{ $what }
error-unknown-table = 沒有「{ $name }」這張牌桌。現有：{ $list }。
error-unknown-card = 這個瀏覽器裏沒有牌型卡「{ $name }」。有：{ $list }。請先在牌型卡頁面打開它的檔案。
error-unknown-option = 這桌沒有「{ $key }」這條規則。現有：{ $list }。
error-option-value = { $key }不能是「{ $value }」。可以是：{ $list }。
error-seed = 「{ $seed }」不是種子：種子是1到64位十六進位數字（0–9、a–f）。
error-year = 「{ $year }」不能作牌型卡的年份：應為1900到2099。
error-seat = 「{ $name }」不是座位：座位是 east、south、west、north。
error-tile = 第{ $column }列「{ $token }」：{ $problem }
error-tile-unknown-letter = 字母不對；一張牌是一個數字加 m p s z f j 中的一個字母，例如 5m。
error-tile-no-digit = 字母前面沒有數字；一張牌是一個數字加一個字母，例如 5m。
error-tile-no-letter = 數字後面沒有字母；一張牌是一個數字加一個字母，例如 5m。
error-tile-digit-out-of-range = 沒有這種牌；m、p、s 是1–9，z 是1–7，f 是1–8，j 是1。
error-tile-no-such-copy = 沒有這一張；花牌是 /1，百搭是 /1 到 /8，其餘是 /1 到 /4。
error-tile-copy-of-several = 張號只能寫在單張牌後面，例如 5m/2。
error-tile-twice = 同一張牌寫了兩次。
error-tile-too-many = 一副牌裏沒有這麼多張相同的牌。
error-tile-other-set = 這桌不用這種牌。
error-tile-not-one-tile = 這裏只能寫一張牌。
error-tile-copy-needed = 這裏要寫明張號，例如 5m/2。
error-tile-count = 這裏有{ $have }張牌，應當是{ $need }張。


## Words of the Sichuan table

sichuan-faan = { $n }番
sichuan-action-win-value = 食糊：{ $faan }番
sichuan-event-wall-empty = 本局結束：牌墻已空。
sichuan-why-after-claim = 碰之後必須先打一張牌。
sichuan-why-passed-win = 你過水了；下次摸牌之前，番數更高才能食。
sichuan-pattern-all-pungs = 碰碰胡
sichuan-pattern-seven-pairs = 七對
    .note = 七個對子，代替四組牌和一對眼。四張相同的牌算兩對，並另計一根（龍七對）。
sichuan-pattern-full-flush = 清一色
    .note = 全是一種花色，沒有別的牌。另加於任何番種。
sichuan-pattern-kong-replacement = 槓上花
    .note = 食開槓後補來的牌。
sichuan-pattern-robbed-kong = 搶槓胡
sichuan-pattern-chicken-hand = 平胡
    .note = 牌型已成，但甚麼番種也沒有：0番。
sichuan-option-cap = 封頂
    .note = 一副牌最多算這麼多番。
sichuan-option-last_discard-open = 不限
    .note = 也可以碰。
sichuan-settlement-draw = 無人食糊
    .note = 牌墻已空。槓和查花豬、查大叫照樣計數。
sichuan-settlement-value = 番
sichuan-settlement-counted = 共{ $sum }番，{ $cap }番封頂


## Words of the American table

american-suit-m = 萬子
american-suit-p = 筒子
american-suit-s = 索子
american-suit-f = 花牌
american-tile-1m = 一萬
american-tile-2m = 二萬
american-tile-3m = 三萬
american-tile-4m = 四萬
american-tile-5m = 五萬
american-tile-6m = 六萬
american-tile-7m = 七萬
american-tile-8m = 八萬
american-tile-9m = 九萬
american-tile-1p = 一筒
american-tile-2p = 二筒
american-tile-3p = 三筒
american-tile-4p = 四筒
american-tile-5p = 五筒
american-tile-6p = 六筒
american-tile-7p = 七筒
american-tile-8p = 八筒
american-tile-9p = 九筒
american-tile-1s = 一索
american-tile-2s = 二索
american-tile-3s = 三索
american-tile-4s = 四索
american-tile-5s = 五索
american-tile-6s = 六索
american-tile-7s = 七索
american-tile-8s = 八索
american-tile-9s = 九索
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
american-set-pung = 三張
american-set-kong = 四張
american-tile-claimed = { $tile }，叫自{ $from }
american-meld-claimed = { $meld }，叫自{ $from }
american-action-win = 食糊
    .key = W
american-action-win-tile = 食糊：{ $tile }
american-event-deal = 牌已發好，{ $dealer }坐東。
american-event-deal-you = 牌已發好，你坐東。
american-event-win-discard = { $who }叫{ $from }打出的{ $tile }食糊。
american-event-win-discard-you = 你叫{ $from }打出的{ $tile }食糊。
american-event-win-self-draw = { $who }自摸食糊：{ $tile }。
american-event-win-self-draw-you = 你自摸食糊：{ $tile }。
american-event-win-dealt = { $who }還沒打牌就食糊。
american-event-win-dealt-you = 你還沒打牌就食糊。
american-event-wall-empty = 流局：沒有牌可摸，各家都不付。
american-event-your-claim = { $from }打出{ $tile }。你可以叫：{ $actions }。
american-why-not-a-hand = 這些牌不是卡上的牌型。
american-why-nothing-offered = 現在沒有可叫的牌。
american-why-answer-first = 請先答覆：叫這張牌，或者過。
american-table-melds-of = { $who }的亮組
american-table-hand-of = { $who }的牌架
american-settlement-winner = { $who }食糊
american-settlement-winner-you = 你食糊
american-settlement-draw = 流局
    .note = 沒有牌可摸，各家都不付。
american-settlement-value = 分值
american-payment-win = 食糊
    .note = 食打出的牌，打出者付分值的兩倍，其餘各付一倍；自摸，各家都付兩倍。無百搭或押中，全部加倍。
american-option-rotate_dealer = 輪流坐東
    .note = 每打完一局，由下一家坐東。
