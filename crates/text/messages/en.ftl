### Sparrows in English. Fluent syntax: https://projectfluent.org/fluent/guide
###
### Ids. Code makes them from the names of things; whoever adds a thing adds its messages, in all languages, at the same place.
###   tile-5z, tile-1f …            tile by notation; chow-s: three in a row of a suit; rank-1 … rank-9
###   seat-east, player-you …       who; suit-m, wind-east, flower-1
###   action-pung, action-pass …    decisions by their names in records; action-pung.key is the letter that claims
###   event-ID, event-ID-you        what happened: by others, and by the person at the screen
###   why-ID                        why something cannot be done: first the engine’s reasons (`Illegal::id`), then those of the page
###   pattern-ID, option-KEY, option-KEY-VALUE, rules-hk-3-5, payment-ID, ending-ID
###   setup-STEP, event-dead-WHY    what is asked before play and why a hand is dead, by their names in the engine’s JSON
###   card-category-, card-note-    cards: categories, and the facts of a note (`Fact::id`); outlook-: what tiles could become
###   table-, settlement-, setup-, setting-, keys-, error-, cli-, play- by the place where they stand
###   sichuan-ID, american-ID       what that table says in place of ID: `Catalog::at_table`
### Attributes. `.note` is a sentence of explanation, `.label` a name for screen readers, `.key` a key: in every language alike.
###   Others (`.short`, `.poss`, `.acc` …) are forms of a word, in those languages alone that need them: `{ $tile-acc }` is the form
###   `acc` of the message given as `$tile`, or its plain text. Names of variables have no hyphen of their own.
### A message stands on one line, selectors apart. Files have the same ids in the same order.


## Common

app-name = Sparrows
app-about = Mahjong for one person and three computer players, at tables with the rules of different places. Free and open source; nothing you do leaves this device.
list-separator = {", "}
language = Language
language-auto = Automatic ({ $name })
table-hong-kong = Hong Kong
    .note = Three faan to win, 144 tiles with flowers and seasons; the first to go out ends the deal.
table-sichuan = Sichuan
    .note = Bloody battle: 108 tiles, each player does without one suit, and after a win the others play on until three have won or the wall is empty.
table-american = American
    .note = Mah-Jongg with a card: 152 tiles with eight jokers, the Charleston before play, and hands that must match a line of the card tile for tile.
yes = Yes
no = No
on = on
off = off
ok = OK
cancel = Cancel
close = Close
back = Back
more = More
percent = { $n }%
number = { $n }
version = Version { $version }
faan = { $n } faan
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
signed = { $n }
tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 }
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 }
rules-print = Print


## Seats and players

seat-east = East
    .poss = East’s
seat-south = South
    .poss = South’s
seat-west = West
    .poss = West’s
seat-north = North
    .poss = North’s
seat-bettor = Bettor
    .poss = the bettor’s
wind-east = east
wind-south = south
wind-west = west
wind-north = north
player-you = You
    .poss = your
player-name-1 = Wren
    .poss = Wren’s
player-name-2 = Finch
    .poss = Finch’s
player-name-3 = Robin
    .poss = Robin’s
player-name-4 = Martin
    .poss = Martin’s
player-seated = { $player }, { $seat }
bot-steady = Steady
    .note = Keeps the hand efficient and gives little away.
bot-random = Random
    .note = Does anything that is allowed.


## Tiles

suit-m = characters
suit-p = dots
suit-s = bamboo
suit-z = honors
suit-f = flowers and seasons
rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
tile-1m = 1 characters
    .short = 1 char
tile-2m = 2 characters
    .short = 2 char
tile-3m = 3 characters
    .short = 3 char
tile-4m = 4 characters
    .short = 4 char
tile-5m = 5 characters
    .short = 5 char
tile-6m = 6 characters
    .short = 6 char
tile-7m = 7 characters
    .short = 7 char
tile-8m = 8 characters
    .short = 8 char
tile-9m = 9 characters
    .short = 9 char
tile-1p = 1 dots
    .short = 1 dot
tile-2p = 2 dots
    .short = 2 dot
tile-3p = 3 dots
    .short = 3 dot
tile-4p = 4 dots
    .short = 4 dot
tile-5p = 5 dots
    .short = 5 dot
tile-6p = 6 dots
    .short = 6 dot
tile-7p = 7 dots
    .short = 7 dot
tile-8p = 8 dots
    .short = 8 dot
tile-9p = 9 dots
    .short = 9 dot
tile-1s = 1 bamboo
    .short = 1 bam
tile-2s = 2 bamboo
    .short = 2 bam
tile-3s = 3 bamboo
    .short = 3 bam
tile-4s = 4 bamboo
    .short = 4 bam
tile-5s = 5 bamboo
    .short = 5 bam
tile-6s = 6 bamboo
    .short = 6 bam
tile-7s = 7 bamboo
    .short = 7 bam
tile-8s = 8 bamboo
    .short = 8 bam
tile-9s = 9 bamboo
    .short = 9 bam
tile-1z = east wind
    .short = east
tile-2z = south wind
    .short = south
tile-3z = west wind
    .short = west
tile-4z = north wind
    .short = north
tile-5z = white dragon
    .short = white
tile-6z = green dragon
    .short = green
tile-7z = red dragon
    .short = red
tile-1f = plum flower
    .short = plum
tile-2f = orchid flower
    .short = orchid
tile-3f = chrysanthemum flower
    .short = chrys.
tile-4f = bamboo flower
    .short = b. flower
tile-5f = spring
tile-6f = summer
tile-7f = autumn
tile-8f = winter
tile-1j = joker
tile-back = face-down tile
tile-drawn = { $tile }, drawn
tile-selected = { $tile }, selected
tile-claimed = { $tile }, claimed from { $from }
tile-latest = { $tile }, just discarded
tile-offered = { $tile }, on offer
tile-winning = { $tile }, winning tile
tile-part = { $tile }, part of { $pattern }
tile-missing-suit = { $tile }, missing suit
tile-received = { $tile }, just received
tile-won = { $tile }, won on by { $who }
tile-won-you = { $tile }, you won on it
tiles-hidden = { $n ->
    [one] { $n } face-down tile
   *[other] { $n } face-down tiles
 }


## Sets

set-chow = chow
set-pung = pung
set-kong = kong
set-exposed-kong = exposed kong
set-concealed-kong = concealed kong
set-added-kong = added kong
set-pair = pair
set-quint = quint
set-sextet = sextet
set-single = single
chow-m = { $a }-{ $b }-{ $c } characters
chow-p = { $a }-{ $b }-{ $c } dots
chow-s = { $a }-{ $b }-{ $c } bamboo
meld-chow = chow of { $tiles }
meld-pung = pung of { $tile }
meld-kong = kong of { $tile }
meld-concealed-kong = concealed kong of { $tile }
meld-added-kong = added kong of { $tile }
meld-pair = pair of { $tile }
meld-exposure = { $set } of { $tile }{ $jokers ->
    [0] {""}
    [one] , { $jokers } joker in it
   *[other] , { $jokers } jokers in it
 }
meld-claimed = { $meld }, claimed from { $from }


## Actions

action-discard = Discard
    .key = D
action-chow = Chow
    .key = C
action-pung = Pung
    .key = P
action-kong = Kong
    .key = K
action-concealed-kong = Concealed kong
    .key = K
action-added-kong = Added kong
    .key = A
action-win = Win
    .key = W
action-pass = Pass
    .key = Space
action-confirm = Confirm
    .key = Enter
action-deselect = Deselect
    .key = Esc
action-discard-tile = Discard { $tile }
action-chow-tiles = Chow { $tiles }
action-pung-tile = Pung of { $tile }
action-kong-tile = Kong of { $tile }
action-concealed-kong-tile = Concealed kong of { $tile }
action-added-kong-tile = Add { $tile } to your pung
action-win-tile = Win with { $tile }
action-win-value = Win: { $faan } faan
action-pass-tile = Let { $tile } pass
action-rob = Rob the kong and win
action-exchange-three = Pass on three tiles
    .key = Enter
action-missing-suit = Choose the missing suit
    .key = M
action-missing-suit-m = Without characters
    .key = M
action-missing-suit-p = Without dots
    .key = P
action-missing-suit-s = Without bamboo
    .key = S
action-pass-tiles = Pass tiles
    .key = Enter
action-pass-tiles-blind = Pass { $n } of your own and { $blind } unseen
action-charleston = Go on or stop
    .key = C
action-charleston-continue = Second Charleston
    .key = C
action-charleston-stop = Stop the Charleston
    .key = S
action-mush = Give to the pool
    .key = Enter
action-mush-tiles = { $n ->
    [0] Give nothing to the pool
    [one] Give { $n } tile to the pool
   *[other] Give { $n } tiles to the pool
 }
action-courtesy = Offer tiles
    .key = Enter
action-courtesy-tiles = { $n ->
    [0] Offer nothing
    [one] Offer { $n } tile
   *[other] Offer { $n } tiles
 }
action-bet = Bet
    .key = B
action-bet-on = Bet on { $who }
action-expose = Call
    .key = C
action-expose-pung = Pung
    .key = P
action-expose-kong = Kong
    .key = K
action-expose-quint = Quint
    .key = Q
action-expose-sextet = Sextet
    .key = X
action-expose-jokers = { $set }, { $jokers ->
    [0] no joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
 }
action-expose-tile = Call { $tile } and show a { $set } { $jokers ->
    [0] without jokers
    [one] with { $jokers } joker
   *[other] with { $jokers } jokers
 }
action-exchange = Exchange a joker
    .key = J
action-exchange-tile = Put { $tile } in the place of a joker in { $from-poss } group
action-challenge = Call a hand dead
    .key = H
action-challenge-target = Call { $target-poss } hand dead
action-win-card = Mah-jongg: { $hand } for { $value }


## Before play in Sichuan

setup-exchange-three = Choose three tiles of one suit to pass on.
    .note = One die says to whom they go. No tile moves before all four have chosen.
setup-exchange-three-chosen = { $n } of 3 tiles chosen
setup-missing-suit = Choose your missing suit.
    .note = You must discard its tiles first, and nobody wins with one in hand. No choice is shown before all four have chosen.
setup-missing-suit-count = { $suit }: { $n ->
    [one] { $n } tile in hand
   *[other] { $n } tiles in hand
 }
exchange-next = The die says: to the next player.
exchange-across = The die says: to the player across.
exchange-previous = The die says: to the previous player.
setup-gave = You gave { $to }
setup-got = You got from { $from }


## Before play at the American table

setup-dealt-hand = The fourteen tiles you were dealt are a hand: declare mah-jongg, or pass and play on.
    .label = Dealt hand
setup-first-right = Choose three tiles for { $to }, to your right.
    .label = First right
setup-first-across = Choose three tiles for { $to }, across from you.
    .label = First across
setup-first-left = Choose three tiles for { $to }, to your left. You may choose fewer and pass the rest blind.
    .label = First left
setup-mush = Choose any number of tiles, or none, for the pool.
    .label = Mush
    .note = The pool is shuffled, and you take as many tiles from it as you gave. No joker may go in.
setup-charleston = Go on with a second Charleston, or stop?
    .label = Vote
    .note = If one player stops, there is no second Charleston; the courtesy pass follows in either case. No answer is shown before all four have answered.
setup-second-left = Choose three tiles for { $to }, to your left.
    .label = Second left
setup-second-across = Choose three tiles for { $to }, across from you.
    .label = Second across
setup-second-right = Choose three tiles for { $to }, to your right. You may choose fewer and pass the rest blind.
    .label = Last right
setup-courtesy = Choose up to three tiles for { $to }, across from you, the one you would most like to give first.
    .label = Courtesy
    .note = The smaller of your two numbers is exchanged. With none, you keep your hand.
setup-courtesy-none = No tile was exchanged in the courtesy: the player across offered none.
setup-bet = You see all four hands. On whom do you bet?
    .label = Bet
    .note = The players learn of it at the end of the deal.
setup-pass = A joker is never passed. No tile moves before all four have chosen.
setup-blind = Blind pass: instead of tiles of your own you pass on tiles that reach you, unseen. For each tile fewer than three that you choose, one of those that come to you goes on.
setup-blind-count = { $n } of your own, { $blind } blind
setup-tiles-chosen = { $n ->
    [0] No tile chosen
    [one] { $n } tile chosen
   *[other] { $n } tiles chosen
 }
setup-charleston-first = First Charleston
setup-charleston-second = Second Charleston


## Events

event-first-east = { $who } throws the highest number, { $n }, and is east.
event-first-east-you = You throw the highest number, { $n }, and are east.
event-deal = The tiles are dealt. { $dealer } deals.
event-deal-you = The tiles are dealt. You are the dealer.
event-draw = { $who } draws.
event-draw-you = You draw { $tile }.
event-draw-tile = { $who } draws { $tile }.
event-replacement = { $who } draws a replacement.
event-replacement-you = You draw { $tile } as a replacement.
event-replacement-tile = { $who } draws { $tile } as a replacement.
event-flower = { $who } shows { $tile } and takes a replacement.
event-flower-you = You show { $tile } and take a replacement.
event-discard = { $who } discards { $tile }.
event-discard-you = You discard { $tile }.
event-chow = { $who } claims a chow: { $tiles }.
event-chow-you = You claim a chow: { $tiles }.
event-pung = { $who } claims a pung of { $tile }.
event-pung-you = You claim a pung of { $tile }.
event-kong = { $who } claims a kong of { $tile }.
event-kong-you = You claim a kong of { $tile }.
event-concealed-kong = { $who } declares a concealed kong of { $tile }.
event-concealed-kong-you = You declare a concealed kong of { $tile }.
event-added-kong = { $who } adds { $tile } to a pung: kong.
event-added-kong-you = You add { $tile } to your pung: kong.
event-pass = { $who } passes.
event-pass-you = You pass.
event-win-discard = { $who } wins on { $from-poss } { $tile }.
event-win-discard-you = You win on { $from-poss } { $tile }.
event-win-self-draw = { $who } wins by self-draw with { $tile }.
event-win-self-draw-you = You win by self-draw with { $tile }.
event-win-dealt = { $who } wins with the hand as dealt.
event-win-dealt-you = You win with the hand as dealt.
event-win-robbed-kong = { $who } robs { $from-poss } kong and wins with { $tile }.
event-win-robbed-kong-you = You rob { $from-poss } kong and win with { $tile }.
event-wall-empty = The deal is over: the wall is empty, nobody wins.
event-exchange = { $who } passes three tiles to { $to }.
event-exchange-you = You pass { $tiles } to { $to }.
event-exchange-to-you = { $who } passes you { $tiles }.
event-missing-suit = { $who-poss } missing suit: { $suit }.
event-missing-suit-you = Your missing suit: { $suit }.
event-pass-tiles = { $who } passes { $n ->
    [0] nothing
    [one] { $n } tile
   *[other] { $n } tiles
 } to { $to }.
event-pass-tiles-you = You pass { $tiles } to { $to }.
event-pass-tiles-blind-you = You pass { $tiles } to { $to }, and { $n ->
    [one] { $n } incoming tile
   *[other] { $n } incoming tiles
 } unseen.
event-pass-blind-you = You pass { $n ->
    [one] { $n } incoming tile
   *[other] { $n } incoming tiles
 } on to { $to }, unseen.
event-pass-none-you = All four passed blind: no tile of yours moves.
event-pass-tiles-to-you = { $who } passes you { $tiles }.
event-pass-blind-to-you = Of the tiles that { $who } passes you, { $n ->
    [one] 1 goes
   *[other] { $n } go
 } on unseen.
event-mush = { $who } gives { $n ->
    [0] nothing
    [one] { $n } tile
   *[other] { $n } tiles
 } to the pool.
event-mush-you = You give { $gave } to the pool and take { $got }.
event-mush-none-you = You give nothing to the pool.
event-charleston = { $who } would go on with a second Charleston.
event-charleston-you = You would go on with a second Charleston.
event-charleston-stop = { $who } stops the Charleston.
event-charleston-stop-you = You stop the Charleston.
event-bet = The bettor bet on { $who }.
event-bet-you = The bettor bet on you.
event-bet-by-you = You bet on { $who }.
event-exposure = { $who } calls { $tile } and shows a { $set }{ $jokers ->
    [0] .
    [one] {" "}with { $jokers } joker.
   *[other] {" "}with { $jokers } jokers.
 }
event-exposure-you = You call { $tile } and show a { $set }{ $jokers ->
    [0] .
    [one] {" "}with { $jokers } joker.
   *[other] {" "}with { $jokers } jokers.
 }
event-joker-exchange = { $who } puts { $tile } in the place of a joker in { $from-poss } group.
event-joker-exchange-you = You put { $tile } in the place of a joker in { $from-poss } group.
event-joker-exchange-own = { $who } puts { $tile } in the place of a joker in a group of their own.
event-joker-exchange-own-you = You put { $tile } in the place of a joker in your own group.
event-challenge-right = { $who } calls { $target-poss } hand dead, and it is.
event-challenge-right-you = You call { $target-poss } hand dead, and it is.
event-challenge-wrong = { $who } calls { $target-poss } hand dead, but it is not.
event-challenge-wrong-you = You call { $target-poss } hand dead, but it is not.
event-dead-false-win = { $who-poss } mah-jongg is no hand of the card: the hand is dead.
event-dead-false-win-you = Your mah-jongg is no hand of the card: your hand is dead.
event-dead-false-call = { $who-poss } call leaves no hand of the card possible: the hand is dead.
event-dead-false-call-you = Your call leaves no hand of the card possible: your hand is dead.
event-dead-challenged = { $who-poss } hand is dead: their groups leave no hand of the card possible.
event-dead-challenged-you = Your hand is dead: your groups leave no hand of the card possible.
event-out = { $who } has won and left the deal.
event-out-you = You have won and left the deal; the others play on.
event-payment = { $payment }: { $from } pays { $to } { $points }.
event-payment-you = { $payment }: you pay { $to } { $points }.
event-payment-to-you = { $payment }: { $from } pays you { $points }.
ending-win = The deal is over: a hand has won.
ending-wall = The deal is over: the wall is empty.
ending-three-winners = The deal is over: three players have won.
ending-dead = The deal is over: only one living hand is left, nobody pays.
event-your-turn = Your turn.
event-your-claim = { $from } discards { $tile }. You may claim it: { $actions }.
event-your-rob = { $from } adds { $tile } to a pung. You may rob the kong: { $actions }.
event-thinking = { $who } is thinking …
event-short-draw = Draws
event-short-pass = Passes
event-short-flower = Flower
event-short-replacement = Replacement
event-short-choosing = Chooses …


## Why something cannot be done

why-not-asked = Nothing is asked of this seat now.
why-wrong-moment = This cannot be done now.
why-not-held = You do not hold the tiles for this.
why-deal-over = The deal is over.
why-no-chow = These tiles make no chow with the discard.
why-not-next = Only the next player may claim a chow.
why-no-replacement = The wall is empty: there is no replacement tile for a kong.
why-after-claim = After a chow or pung you must discard first.
    .note = In this turn you can neither win nor declare a kong.
why-no-pung = You have no exposed pung of this tile to add to.
why-only-robbing = An added kong can only be robbed to win.
why-last-discard = The wall is empty: the last discard can only be won on.
why-not-a-hand = The tiles do not make a winning hand.
why-below-minimum = { $total } of { $minimum } faan.
    .note = The hand is complete, but it is worth { $total } faan and this table asks for { $minimum }.
why-passed-win = You let a win on this tile pass; you may win on it again after your next draw.
why-missing-suit = Your missing suit forbids this.
    .note = Nothing can be made of your missing suit, and nobody wins with a tile of it in hand.
why-not-one-suit = The three tiles must be of one suit.
why-missing-suit-first = First discard your missing suit.
why-wrong-count = This is not the number of tiles asked for.
    .note = Three tiles are passed, blind ones included. A courtesy is of three at most.
why-joker-passed = A joker is never passed.
why-no-group = These tiles make no pung, kong, quint or sextet with the discard.
    .note = A group is three to six equal tiles; jokers may stand for any of them.
why-no-open-hand = With this group no open hand of the card would be possible.
why-hot-wall = The last wall is being drawn: discards can only be called for mah-jongg.
why-concealed-only = This hand is closed, and you have shown a group.
    .note = A hand marked C may be called for mah-jongg alone; none of its groups may be shown before.
why-no-joker = No shown group has a joker that stands for a tile you hold.
why-no-target = Only another living player with a shown group can be called dead, each once a turn.
why-not-your-turn = It is not your turn.
why-waiting = Your answer is in; the others are still choosing.
why-thinking = The computer players are still thinking.
why-replay = This is a replay; nothing can be played here.
why-select-first = Choose a tile first.
why-select-three = Choose three tiles first.
why-left-deal = You have won and left the deal.
why-dead-hand = Your hand is dead: you draw, call and discard no more.
why-joker-discarded = A discarded joker can be called by nobody.
why-nothing-offered = There is nothing to claim.
why-answer-first = First answer the offer: claim it or pass.
why-legal = Possible now: { $actions }.


## Patterns of Hong Kong

pattern-all-chows = All chows
    .note = Four chows and a pair of suit tiles; a pair of winds or dragons does not do.
pattern-concealed-hand = Concealed hand
    .note = No set claimed from anyone. Concealed kongs are allowed, and the winning tile may come from a discard. Seven pairs count too.
pattern-self-draw = Self-draw
    .note = Won on a tile you drew yourself: from the wall, as a replacement, or as dealer with the first fourteen.
pattern-no-flowers = No flowers
    .note = Not one flower or season shown.
pattern-red-dragon = Red dragons
    .note = A pung or kong of red dragons.
pattern-green-dragon = Green dragons
    .note = A pung or kong of green dragons.
pattern-white-dragon = White dragons
    .note = A pung or kong of white dragons.
pattern-seat-wind = Seat wind
    .note = A pung or kong of the wind of your own seat.
pattern-round-wind = Round wind
    .note = A pung or kong of east, the prevailing wind. For east, who also has it as seat wind, the two add up.
pattern-small-three-dragons = Small three dragons
    .note = Pungs or kongs of two dragons and a pair of the third. Counts in place of the two dragon pungs.
pattern-all-pungs = All pungs
    .note = Four pungs or kongs and a pair.
pattern-half-flush = Half flush
    .note = Tiles of one suit together with winds or dragons.
pattern-full-flush = Full flush
    .note = Tiles of one suit and nothing else.
pattern-seven-pairs = Seven pairs
    .note = Seven pairs in place of four sets and a pair. Flushes are added to it.
pattern-own-flower = Own flower
    .note = The flower of your seat: plum for east, orchid for south, chrysanthemum for west, bamboo for north.
pattern-own-season = Own season
    .note = The season of your seat: spring for east, summer for south, autumn for west, winter for north.
pattern-all-flowers = All four flowers
    .note = Plum, orchid, chrysanthemum and bamboo. Counts in place of your own flower.
pattern-all-seasons = All four seasons
    .note = Spring, summer, autumn and winter. Counts in place of your own season.
pattern-kong-replacement = Win on a kong replacement
    .note = Won on the tile drawn for a kong, also when flowers came in between. A flower’s own replacement does not count.
pattern-robbed-kong = Robbing the kong
    .note = Won on the tile with which another player was making an added kong.
pattern-last-draw = Last draw
    .note = Won on the draw that emptied the wall, from whichever end.
pattern-last-discard = Last discard
    .note = Won on a tile discarded when the wall was already empty.
pattern-thirteen-orphans = Thirteen orphans
    .note = A one and a nine of every suit, each wind and each dragon once, and one of these thirteen a second time.
pattern-all-honors = All honors
    .note = Winds and dragons only, as four sets and a pair or as seven pairs.
pattern-all-terminals = All terminals
    .note = Ones and nines only: four pungs or kongs and a pair.
pattern-great-three-dragons = Great three dragons
    .note = Pungs or kongs of all three dragons.
pattern-great-four-winds = Great four winds
    .note = Pungs or kongs of all four winds.
pattern-four-kongs = Four kongs
    .note = Four kongs of any sort and a pair.
pattern-nine-gates = Nine gates
    .note = Nothing exposed and no kong: 1112345678999 of one suit and any further tile of it, whichever tile came last.
pattern-four-concealed-pungs = Four concealed pungs
    .note = Four concealed pungs or concealed kongs, won by self-draw. A pung completed by a discard is not concealed.
pattern-chicken-hand = Chicken hand
    .note = A complete hand without a single pattern: 0 faan.


## Patterns of Sichuan

pattern-outside-hand = Outside hand
    .note = Every set and the pair holds a one or a nine. Four sets and a pair only; all pungs is added to it.
pattern-all-258 = All 2/5/8 pungs
    .note = Four pungs or kongs and the pair, all of twos, fives and eights. Counts in place of all pungs.
pattern-single-wait = Single wait with four melds
    .note = Four sets declared, claimed ones or kongs of any sort, and won on the pair. Added to all pungs or all 2/5/8 pungs.
pattern-root = Root
    .note = Each set of four equal tiles counts once, declared as a kong or not, wherever they stand in the hand; in seven pairs too.
pattern-last-tile = Last tile
    .note = Won on the draw that emptied the wall, or on a tile discarded when the wall was already empty.


## Cards of the American table

card-house = House card
card-category-year = Year
card-category-2468 = 2468
card-category-multiplication = Multiplication
card-category-quints = Quints
card-category-consecutive-run = Consecutive run
card-category-13579 = 13579
card-category-winds-dragons = Winds and dragons
card-category-369 = 369
card-category-singles-pairs = Singles and pairs
card-open = X
card-closed = C
card-or = or
card-note-join = { $first }, { $next }
card-note-suits = { $n ->
    [one] any { $n } suit
   *[other] any { $n } suits
 }
card-note-these-numbers = these numbers only
card-note-number-any = any number
card-note-number-odd = any odd number
card-note-number-even = any even number
card-note-number-369 = a 3, 6 or 9
card-note-like-any = any like numbers
card-note-like-odd = like odd numbers
card-note-like-even = like even numbers
card-note-like-369 = like numbers 3, 6 or 9
card-note-run-any = { $n } consecutive numbers
card-note-run-odd = { $n } consecutive odd numbers
card-note-run-even = { $n } consecutive even numbers
card-note-run-369 = 3 and 6 or 6 and 9
card-note-together = { $n ->
    [1] numbers move together
   *[other] numbers move together by { $n }
 }
card-note-kept = { $numbers } as printed
card-note-year = the year as singles
card-note-matching-dragons = { $n ->
    [one] matching dragon
   *[other] matching dragons
 }
card-note-opposite-dragons = { $n ->
    [one] opposite dragon
   *[other] { $n } opposite dragons
 }
card-note-any-dragons = { $n ->
    [one] any dragon
   *[other] any { $n } different dragons
 }
card-note-any-winds = { $n ->
    [one] any wind
   *[other] any { $n } different winds
 }
card-note-no-jokers = { $n ->
    [one] no jokers in the group with !
   *[other] no jokers in the { $n } groups with !
 }
card-note-exact = exactly these tiles
card-legend-signs = X open, C closed; = keeps its numbers, ! takes no jokers.
card-legend-suits = a, b, c: different suits in any order. F flower; N, E, W, S winds; R red, G green dragon; 0 white dragon (soap).
card-legend-any = D with a, b or c: the dragon of that suit; with x, y or z: any dragon, another letter another dragon. Z likewise for winds.
card-title = The card
    .note = { $name }, { $year }
card-open-hand = open: groups of it may be called and shown
card-closed-hand = closed: only the last tile may be called, for mah-jongg
card-value = pays { $n }
card-value-jokerless = pays { $n } without jokers
card-impossible = { $hand } is left out: { $year } makes it impossible.
card-sort-card = in the order of the card
card-sort-nearest = nearest first
card-hide-out = Hide hands out of reach
card-all = The whole card
card-own-title = Your own cards
card-own-kept = The card “{ $name }” is kept in this browser.
card-own-remove = Remove
card-shared = Line { $line }: hand “{ $hand }” shares { $n } of its { $of } forms with hand “{ $other }” in line { $above }; tiles that make both are paid as the dearer.
card-error = Line { $line }, column { $column }: { $problem }
card-error-large = The file is far too long for a card; choose a text file with hands.
card-error-house-id = The id “{ $id }” belongs to the card that comes with the program. Give yours another id under [card].
card-error-toml = this is no TOML. { $what }
card-error-unknown-key = there is no key “{ $key }”; here stand { $list }.
card-error-missing-key = “{ $key }” is missing; add { $example }.
card-error-bad-value = “{ $key }” has a value that cannot be; right is { $example }.
card-error-no-hands = the card has no hand; add [[hand]] with its keys.
card-error-same-id = a hand with the id “{ $id }” stands above; give this one another.
card-error-unknown-symbol = “{ $symbol }” is no symbol; there are 1–9 0 Y F N E W S D Z R G, then a letter a b c x y z, then !
card-error-not-at-end = “{ $symbol }” ends a group: no blank before it, and a blank behind.
card-error-not-at-beginning = “=” begins a group: a blank before it, and no blank behind.
card-error-empty-group = “{ $group }” holds no tile.
card-error-missing-letter = “{ $group }” needs a letter: { $list }.
card-error-superfluous-letter = the letter of “{ $group }” belongs to nothing; leave it out.
card-error-superfluous-keep = “=” keeps numbers from moving, and “{ $group }” has none; leave it out.
card-error-superfluous-bang = “!” keeps jokers out of pungs and larger units, and “{ $group }” has none; leave it out.
card-error-long-unit = “{ $group }” has more than six equal tiles in a row; a unit has one to six.
card-error-year-twice = “{ $group }” has Y twice; a year stands once in a group.
card-error-wrong-count = the number of tiles is { $n }; a hand has 14.
card-error-nothing-to-shift = “shift” moves the numbers of a line, and this one has none that may move; leave it out.
card-error-impossible = 152 tiles cannot make this line: it takes more equal tiles than there are, or more than eight jokers.
outlook-title = What your tiles could become
outlook-distance = { $n ->
    [0] complete
   *[other] { $n } away
 }
    .note = { $n ->
    [0] The tiles are this hand.
    [one] { $n } tile is missing, jokers counted where they may stand.
   *[other] { $n } tiles are missing, jokers counted where they may stand.
 }
outlook-missing = Missing: { $tiles }
outlook-lack = { $n } × { $tile }, { $unseen } unseen
outlook-lack-natural = { $n } × { $tile } and no joker, { $unseen } unseen
outlook-jokers = { $n ->
    [0] no joker is unseen
    [one] { $n } joker is unseen
   *[other] { $n } jokers are unseen
 }
outlook-legend = Beside each tile stands how many are missing, and in brackets how many you do not see.
outlook-out = out of reach
outlook-out-year = The year makes this hand impossible.
outlook-out-closed = This hand is closed, and you have shown a group.
outlook-out-groups = Your shown groups are not in this hand.
outlook-out-gone = Too few are left: { $tile }.


## Options of a deal and settings of a sitting

option-min_faan = Minimum
    .note = The fewest faan with which a hand may win.
option-cap = Cap
    .note = The most that a hand can count, limit hands included.
option-payment = Payment for a discard
    .note = Who pays when the winning tile was discarded or a kong was robbed.
option-payment-full = full
    .note = The discarder pays three times the base, the others nothing.
option-payment-shared = shared
    .note = The discarder pays twice the base, the other two once each.
option-last_discard = Last discard
    .note = What may be done with a tile discarded when the wall is empty.
option-last_discard-win-only = win only
    .note = It can only be won on.
option-last_discard-open = open
    .note = It may be claimed for a pung or chow as well.
option-passed_win = Passed win
    .note = What happens to a seat that could have won and let it be.
option-passed_win-off = no consequence
    .note = A win let pass may be taken later.
option-passed_win-same-tile = same tile barred
    .note = Whoever lets a win pass cannot win on that tile before their next draw.
option-passed_win-until-draw = only a higher one
    .note = Whoever lets a win pass cannot win on a discard or a robbed kong before their next draw, unless with a higher total.
option-seven_pairs_quads = Four alike as two pairs
    .note = In seven pairs, four equal tiles count as two pairs.
option-exchange_three = Exchange three
    .note = Before the missing suit is chosen, each player passes on three tiles of one suit; one die says to whom.
option-kong_refund = Refund of kong income
    .note = Who gives kong income back when the wall is empty.
option-kong_refund-not-won = not won
    .note = Every player who has not won.
option-kong_refund-not-ready = not ready
    .note = Only players who have neither won nor are ready.
option-mush = Mush
    .note = After the first left each player may give tiles to a pool and takes as many back, shuffled.
option-hot_wall = Hot wall
    .note = From the first draw out of the last wall on, a discard can be called for mah-jongg only.
option-jokerless_singles_pairs = Jokerless doubles singles and pairs
    .note = Hands of the category singles and pairs pay double without jokers too. Off is the league’s custom.
option-errors = Errors
    .note = What becomes of a false mah-jongg or a call that fits no hand.
option-errors-prevented = prevented
    .note = The program offers neither.
option-errors-punished = punished
    .note = Everything may be declared; who errs has a dead hand.
option-bettor = Bettor
    .note = A fifth player sits out the deal, sees all hands and bets on one player.
option-rotate_dealer = Dealer changes
    .note = With each further deal of a sitting the next seat deals.
option-default = { $value } (usual)
option-changed = Changed from the usual: { $list }
option-range = { $low } to { $high }


## The table

nav-table = Table
nav-rules = Full rules
nav-card = Card
nav-replays = Replays
nav-score = Score
nav-settings = Settings
nav-label = Views
nav-skip = Skip to the table
start-title = Choose a table
start-deal = Deal
start-options = Table options
start-players = Computer players
start-seed = Seed
    .note = The same seed and options give the same tiles. Leave it empty for a new deal.
start-card = Card
start-card-own = A card from a file
    .note = A text file with hands; the format is told with the program.
start-card-refused = This card cannot be used: { $what }
start-card-file-refused = { $file }: this card cannot be used: { $what }
start-year = Year
    .note = The year that year hands of the card show, 1900 to 2099.
start-resume = Continue the deal
table-label = { $table } table
table-you = Your hand
table-hand-of = { $who-poss } hand
table-melds-of = { $who-poss } exposed sets
table-flowers-of = { $who-poss } flowers
table-discards-of = { $who-poss } discards
table-claims = What you can do
table-log = What happened
table-latest = Last: { $what }
table-wall = { $n ->
    [0] The wall is empty
    [one] { $n } tile left in the wall
   *[other] { $n } tiles left in the wall
 }
    .short = Wall { $n }
table-dealer = Dealer
table-prevailing = Prevailing wind: { $wind }
table-seat-wind = Your wind: { $wind }
table-turn = { $who } to play
table-turn-you = Your turn
table-hand-count = { $n ->
    [one] { $n } tile in hand
   *[other] { $n } tiles in hand
 }
table-ready = One tile from winning
table-missing-suit = Missing suit: { $suit }
table-missing-suit-none = Missing suit not shown yet
table-won = Won
    .note = { $who } has won and left the deal.
table-playing = Still in play
    .note = { $n ->
    [one] { $n } player still in play
   *[other] { $n } players still in play
 }
table-dead = Dead hand
    .note = { $who } draws, calls and discards no more, but pays like the others.
table-dead-you = Your hand is dead
    .note = You draw, call and discard no more, but you pay like the others.
table-walls = What is left of the walls
table-wall-part = { $wall }: { $n }
table-wall-east = East’s wall
table-wall-north = North’s wall
table-wall-west = West’s wall
table-wall-south = South’s wall
table-wall-last = Last wall
table-last-wall = The last wall is being drawn
table-bettor = { $who } sits out as bettor
table-bettor-you = You sit out as bettor
table-bet = { $who } was bet on
table-next-deal = Next deal
table-same-deal = Same deal again
table-new-deal = New deal
table-abandon = Leave this deal?
    .note = The deal under way is given up.
table-share = Share this deal
table-copy-address = Copy address
table-copied = The address has been copied.
table-copy-failed = The address could not be copied; here it is: { $address }
table-score = Score over { $n ->
    [one] { $n } deal
   *[other] { $n } deals
 }
table-score-reset = Clear the score
table-sort = Sort the hand
table-move-left = Move tile left
table-move-right = Move tile right
table-speed = Speed
speed-1 = Very slow
speed-2 = Slow
speed-3 = Normal
speed-4 = Fast
speed-5 = At once
speed-step = Step by step
    .note = Each move of a computer player waits for you.
table-step = Next move
table-skip = Skip to the end
    .note = The others play on by themselves.
table-timer = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
 }
table-options-in-force = Options in force
table-fullscreen = Full screen


## Settlement

settlement-title = Settlement
settlement-winner = { $who } wins
settlement-winner-you = You win
settlement-draw = Nobody wins
    .note = The wall is empty. All scores are zero.
settlement-by-discard = on { $from-poss } discard
settlement-by-self-draw = by self-draw
settlement-by-robbed-kong = by robbing { $from-poss } kong
settlement-pattern = Pattern
settlement-value = Faan
settlement-total = Total
settlement-counted = { $sum } faan counted, capped at { $cap }
settlement-limit = Limit hand
settlement-base = Base points
    .note = Two to the power of { $total }: { $base }
settlement-payments = Payments
settlement-pays = { $who } pays { $points }
settlement-pays-you = You pay { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
settlement-receives = { $who } receives { $points }
settlement-receives-you = You receive { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
settlement-nothing = { $who } pays nothing
settlement-nothing-you = You neither gain nor lose points
settlement-hands = All hands
settlement-this-deal = This deal
settlement-all-deals = All deals
settlement-seed = Seed: { $seed }
settlement-commitment = Commitment: { $hash }
    .note = SHA-256 of the seed and the options: shown before the first tile, it binds the program to them.
settlement-check = Check this deal
    .note = Save the record and run “sparrows replay FILE”: it plays the deal again from the seed and shows that nothing was changed under way.
settlement-checked = The seed and the options give the commitment shown before the first tile.
settlement-check-failed = The seed and the options do not give the commitment shown before the first tile.
settlement-waits = Waiting for { $tiles }
settlement-ready = One tile from winning
settlement-hand = Hand of the card
settlement-hand-line = { $category }, { $hand }: { $line }
settlement-hand-value = Value
settlement-jokerless = Jokerless
    .note = No joker is in the hand: everything doubles.
settlement-jokerless-single = Jokerless
    .note = Hands of singles and pairs do not pay double for it at this table.
settlement-bet-upon = Bet upon
    .note = The bettor bet on the winner: everything doubles, and the two share equally.
settlement-doubled = × 2
settlement-discarder-double = The discarder pays double.
settlement-self-draw-double = Self-drawn: everyone pays double.
settlement-bettor-pays = The bettor bet on { $who } and pays the same.
settlement-bettor-pays-you = You bet on { $who } and pay the same.
settlement-dead = Nobody wins
    .note = Only one living hand is left. Nobody pays.
settlement-dead-hand = Dead hand


## Ledger

settlement-ledger = Ledger
    .note = Every payment in the order booked.
settlement-ledger-for = For
settlement-ledger-from = Pays
settlement-ledger-to = Receives
settlement-ledger-points = Points
settlement-ledger-empty = Nothing has been booked.
settlement-not-ready = Not ready
settlement-ready-value = Ready, worth up to { $points }
settlement-flower-pig = Flower pig
    .note = Still held a tile of the missing suit.
payment-win = Win
    .note = For a discard or a robbed kong, the player whose tile it was pays the base. For a self-draw, every opponent still playing pays the base and 1 more.
payment-exposed-kong = Exposed kong
    .note = Its supplier, who discarded the tile, pays 2.
payment-added-kong = Added kong
    .note = Every opponent still playing pays 1.
payment-concealed-kong = Concealed kong
    .note = Every opponent still playing pays 2.
payment-kong-refund = Kong refund
    .note = The wall is empty: kong income of a player who has not won goes back to whoever paid it.
payment-flower-pig = Flower pig
    .note = The wall is empty: a player who has not won and still holds a tile of the missing suit pays 32 to everyone who is no flower pig.
payment-ready-hand = Ready-hand penalty
    .note = The wall is empty: a player who has not won and is not ready pays each ready player the most that this one’s hand could have won with.
payment-bet = Bet
    .note = The bettor’s share: half of what the winner bet on receives, or what the bettor pays as the player bet on.


## Settings

setting-title = Settings
setting-look = Look
setting-play = Play
setting-sound = Sound
setting-data = Your data
setting-theme = Page
setting-theme-auto = as the device
setting-theme-light = light
setting-theme-dark = dark
setting-contrast = Contrast
setting-grain = Grain
setting-temperature = Colour temperature
    .note = Lower is cooler, higher is warmer.
setting-tile-size = Tile size
setting-palette = Tile colours
setting-palette-traditional = traditional
setting-palette-colour-blind = colour-blind safe
setting-palette-high-contrast = high contrast
setting-back = Tile backs
setting-back-green = green
setting-back-blue = blue
setting-back-red = red
setting-back-bamboo = bamboo
setting-cloth = Table cloth
setting-cloth-green = green
setting-cloth-blue = blue
setting-cloth-grey = grey
setting-cloth-wood = wood
setting-index = Figures in the corners of tiles
setting-motion = Animations
setting-motion-auto = as the device
setting-motion-off = off
setting-one-tap = Discard with one tap
    .note = A tile goes as soon as it is tapped, without confirmation.
setting-auto-pass = Pass by itself
    .note = When nothing useful is offered. A win is never passed by itself.
setting-never-chow = Never ask for chows
setting-timer = Time to think
setting-timer-off = no limit
setting-rotate = Dealer changes with each deal
setting-first-east = East of the first deal
setting-first-east-person = you
setting-first-east-dice = highest throw of the dice
setting-first-east-seat = { $who }
setting-sort = Order of the hand
setting-sort-auto = sorted by itself
setting-sort-own = my own order
setting-sounds = Sounds
setting-volume = Volume
setting-reset = Back to the usual settings
setting-reset-done = The usual settings are in use.
setting-preview = A hand as it looks with these settings
setting-options-note = They hold from the next deal on; a deal under way keeps its own.
setting-export-all = Save everything to a file
setting-import = Open a file
setting-clear = Delete everything on this device
setting-clear-sure = Delete all deals, scores and settings kept on this device? This cannot be taken back.


## Keys

keys-title = Keys
keys-open = Show the keys
keys-choose = choose a tile by its place
keys-move = go to the next or previous tile
keys-ends = go to the first or last tile
keys-reorder = move the chosen tile
keys-confirm = confirm
keys-deselect = deselect
keys-claim = claim; the letter stands on the button
keys-pass = pass
keys-next = next deal
keys-step = next move, step by step
keys-card = show or hide the card
    .key = V
keys-help = show or hide this list
key-arrows = Arrows
key-home-end = Home, End
key-enter = Enter
key-space = Space
key-escape = Esc
key-shift = Shift


## Keeping, loading, errors

load-loading = Loading …
load-no-script = This game needs JavaScript and WebAssembly. Switch them on, or open the page in another browser.
load-offline-ready = The game now works without a connection.
load-update = A new version is ready. It comes into use with the next deal.
load-update-now = Use it now
keep-saved = Every move is kept on this device.
keep-export = Save the deal to a file
keep-import = Open a deal from a file
keep-imported = The deal has been opened.
keep-resumed = Your deal goes on where you left it.
keep-damaged = The saved deal could not be read and has been set aside. You can save it to a file, or start a new deal.
    .note = What was wrong: { $what }
keep-damaged-settings = The saved settings could not be read; the usual ones are in use.
keep-damaged-cards = A card kept here could not be read and has been set aside; the other cards are still there.
keep-save-damaged = Save the damaged deal to a file
keep-full = This device has no room left to keep the deal. The game goes on, but a reload will lose it.
keep-blocked = This browser does not let the page keep anything. The game goes on, but a reload will lose it.
error-title = Something went wrong
error-details = Details
error-reload = Reload the page
error-worker = The computer players could not be started. Reload the page; if that does not help, empty the browser’s cache.
error-worker-stopped = The computer players have stopped. Your deal is kept: reload the page to go on.
error-worker-page = The computer players cannot think in the background. They now think on the page itself; the game goes on.
error-build = The files of this page do not belong together. Reload the page; if that does not help, the page must be built again.
error-fetch = { $file } could not be loaded. Check the connection and reload the page.
error-address = The address does not describe a deal: { $what }
error-view = There is no such view. Here is the start.
error-import = The file does not hold a deal: { $what }
error-record = { $where }: { $what }
error-unknown-table = There is no table “{ $name }”. There are: { $list }.
error-unknown-card = This browser has no card “{ $name }”. It has: { $list }. Open the file of the card in the view of cards first.
error-unknown-option = This table has no option “{ $key }”. It has: { $list }.
error-option-value = “{ $value }” is not possible for { $key }. Possible: { $list }.
error-seed = “{ $seed }” is no seed: 1 to 64 hexadecimal digits (0–9, a–f) are.
error-year = “{ $year }” is no year for a card: 1900 to 2099 are.
error-seat = “{ $name }” is no seat: east, south, west and north are.
error-tile = Column { $column }, “{ $token }”: { $problem }
error-tile-unknown-letter = unknown letter; a tile is a digit and one of m p s z f j, such as 5m.
error-tile-no-digit = no digit before the letter; a tile is a digit and a letter, such as 5m.
error-tile-no-letter = no letter after the digit; a tile is a digit and a letter, such as 5m.
error-tile-digit-out-of-range = no such tile; m, p and s have 1–9, z has 1–7, f has 1–8, j has 1.
error-tile-no-such-copy = no such copy; flowers have /1, jokers /1 to /8, all others /1 to /4.
error-tile-copy-of-several = a copy stands behind a single tile, such as 5m/2.
error-tile-twice = the same tile stands twice.
error-tile-too-many = there are not so many equal tiles in the set.
error-tile-other-set = this table does not play with this tile.
error-tile-not-one-tile = one tile is meant here.
error-tile-copy-needed = a copy is needed here, such as 5m/2.
error-tile-count = { $have ->
    [one] { $have } tile
   *[other] { $have } tiles
 } where { $need } belong.


## Words of the Sichuan table

sichuan-faan = { $n } fan
sichuan-action-win-value = Win: { $faan } fan
sichuan-event-wall-empty = The deal is over: the wall is empty.
sichuan-why-after-claim = After a pung you must discard first.
sichuan-why-passed-win = You let a win pass; before your next draw only a higher one is allowed.
sichuan-pattern-all-pungs = All pungs
sichuan-pattern-seven-pairs = Seven pairs
    .note = Seven pairs in place of four sets and a pair. Four equal tiles count as two pairs, and as a root besides.
sichuan-pattern-full-flush = Full flush
    .note = Tiles of one suit and nothing else. Added to any other pattern.
sichuan-pattern-kong-replacement = Win on a kong replacement
    .note = Won on the tile drawn for a kong.
sichuan-pattern-robbed-kong = Robbing the kong
sichuan-pattern-chicken-hand = Basic hand
    .note = A complete hand without a single pattern: 0 fan.
sichuan-option-cap = Cap
    .note = The most fan that a hand can count.
sichuan-option-last_discard-open = open
    .note = It may be claimed for a pung as well.
sichuan-settlement-draw = Nobody has won
    .note = The wall is empty. Kongs and penalties are settled.
sichuan-settlement-value = Fan
sichuan-settlement-counted = { $sum } fan counted, capped at { $cap }


## Words of the American table

american-suit-m = craks
american-suit-p = dots
american-suit-s = bams
american-suit-f = flowers
american-tile-1m = 1 crak
american-tile-2m = 2 crak
american-tile-3m = 3 crak
american-tile-4m = 4 crak
american-tile-5m = 5 crak
american-tile-6m = 6 crak
american-tile-7m = 7 crak
american-tile-8m = 8 crak
american-tile-9m = 9 crak
american-tile-1p = 1 dot
american-tile-2p = 2 dot
american-tile-3p = 3 dot
american-tile-4p = 4 dot
american-tile-5p = 5 dot
american-tile-6p = 6 dot
american-tile-7p = 7 dot
american-tile-8p = 8 dot
american-tile-9p = 9 dot
american-tile-1s = 1 bam
american-tile-2s = 2 bam
american-tile-3s = 3 bam
american-tile-4s = 4 bam
american-tile-5s = 5 bam
american-tile-6s = 6 bam
american-tile-7s = 7 bam
american-tile-8s = 8 bam
american-tile-9s = 9 bam
american-tile-5z = soap
american-tile-1f = flower
american-tile-2f = flower
american-tile-3f = flower
american-tile-4f = flower
american-tile-5f = flower
american-tile-6f = flower
american-tile-7f = flower
american-tile-8f = flower
american-set-pung = pung
american-set-kong = kong
american-tile-claimed = { $tile }, called from { $from }
american-meld-claimed = { $meld }, called from { $from }
american-action-win = Mah-jongg
    .key = W
american-action-win-tile = Mah-jongg with { $tile }
american-event-deal = The tiles are dealt. { $dealer } is east.
american-event-deal-you = The tiles are dealt. You are east.
american-event-win-discard = { $who } declares mah-jongg on { $from-poss } { $tile }.
american-event-win-discard-you = You declare mah-jongg on { $from-poss } { $tile }.
american-event-win-self-draw = { $who } declares mah-jongg, self-drawn, with { $tile }.
american-event-win-self-draw-you = You declare mah-jongg, self-drawn, with { $tile }.
american-event-win-dealt = { $who } declares mah-jongg with the hand as it stood before the first discard.
american-event-win-dealt-you = You declare mah-jongg with the hand as it stood before the first discard.
american-event-wall-empty = Wall game: no tile is left, nobody pays.
american-event-your-claim = { $from } discards { $tile }. You may call it: { $actions }.
american-why-not-a-hand = Your tiles are no hand of the card.
american-why-nothing-offered = There is nothing to call.
american-why-answer-first = First answer the offer: call it or pass.
american-table-melds-of = { $who-poss } exposures
american-table-hand-of = { $who-poss } rack
american-settlement-winner = { $who } has mah-jongg
american-settlement-winner-you = You have mah-jongg
american-settlement-draw = Wall game
    .note = No tile is left. Nobody pays.
american-settlement-value = Value
american-payment-win = Mah-jongg
    .note = On a discard, the discarder pays twice the value of the hand, the others once. Self-drawn, everyone pays twice. Jokerless or bet upon, everything doubles.
american-option-rotate_dealer = East changes
    .note = With each further deal of a sitting the next seat is east.
