## Rule sheet of Hong Kong

rules-hk = Hong Kong: the full rules
rules-options-note = This sheet shows the rules with the options now in force. What differs from the usual table is marked in the options.
rules-example = Example
rules-example-note = In every example you sit South. The winning tile stands apart; exposed sets and flowers follow it.
rules-winds = winds
rules-dragons = dragons
rules-flowers = flowers
rules-seasons = seasons
rules-contents = Contents
rules-hk-short = In short
rules-hk-short-1 = Four players each hold thirteen tiles. In turn you draw a tile and discard one, until somebody’s thirteen and one more make a winning hand: four sets of three (or four) and a pair.
rules-hk-short-2 = A tile that another player discards may be claimed to complete a set, which then lies open before you, or to win.
rules-hk-short-3 = Certain features of a hand, the patterns, are worth faan. { $min_faan ->
    [0] Any complete hand may win, even one without a pattern; the more faan, the more the others pay.
   *[other] A hand must be worth at least { $min_faan } faan to win; the more faan, the more the others pay.
 }
rules-hk-tiles = The tiles
rules-hk-tiles-1 = Three suits run from one to nine: characters, dots and bamboo. Ones and nines are called terminals.
rules-hk-tiles-2 = Honors are the four winds (east, south, west, north) and the three dragons (red, green, white). Each of these 34 kinds exists four times.
rules-hk-tiles-3 = Four flowers (plum, orchid, chrysanthemum, bamboo) and four seasons (spring, summer, autumn, winter) exist once each. They bear the numbers of the seats: 1 east, 2 south, 3 west, 4 north.
rules-hk-sets = Sets
rules-hk-sets-1 = A chow is three consecutive tiles of one suit. A pung is three equal tiles. A kong is four equal tiles, declared; it counts as one set. A pair is two equal tiles.
rules-hk-sets-2 = A set made with a claimed tile is exposed. One drawn together from the wall is concealed.
rules-hk-object = Object
rules-hk-1-1 = { $min_faan ->
    [0] The first player to declare a complete hand wins, whatever it is worth.
   *[other] The first player to declare a complete hand worth at least { $min_faan } faan wins.
 } With that the deal is over.
rules-hk-1-2 = When a tile must be drawn, from the front or as a replacement, and the wall is empty, nobody wins: the deal is settled without a winning hand and all scores are zero.
rules-hk-setup = Set-up
rules-hk-2-1 = 144 tiles are in play: 34 kinds four times, four flowers and four seasons. Each tile keeps its identity: equal faces are different tiles from the shuffle to the last discard.
rules-hk-2-2 = The dealer, east, gets fourteen tiles, the others thirteen: three rounds of four tiles from the front of the wall in the order of the seats, then one each, and one more for the dealer.
rules-hk-2-3 = Flowers and seasons are shown at once and replaced from the end of the wall. After the deal each seat does so in turn, the dealer first, until none is left in the hand; later, whoever draws one does so at once. They lie outside the hand: they are never discarded and never part of a set. If no replacement is left, the deal ends with nobody winning.
rules-hk-2-4 = You deal first. { $rotate_dealer ->
    [true] With each further deal the next seat deals.
   *[false] You stay the dealer in further deals.
 } Each deal stands by itself. The prevailing wind is always east.
rules-hk-2-5 = There is no dead wall: every tile is played, draws from the front, replacements from the end.
rules-hk-turn = The turn and claims
rules-hk-3-1 = In your turn you draw one tile and discard one; the dealer’s first turn has no draw. You pick one particular tile, then confirm it.
rules-hk-3-2 = A discard may complete a win, a pung or an exposed kong for anyone else, and a chow for the next player alone.
rules-hk-3-3 = All who have a choice choose before the tile goes to anyone. A win comes before pung and kong, these before a chow. Between equal claims the seat nearest after the discarder has it. Where a kong is robbed, the player who declared it stands for the discarder, here and everywhere.
rules-hk-3-4 = Four equal tiles in your hand may be declared as a concealed kong in your own turn. The fourth tile of your own exposed pung may be added to it in any later turn of yours, not only when just drawn: an added kong. After any kong you take a replacement from the end of the wall, and your turn goes on: win, another kong, or discard.
rules-hk-3-5 = An added kong may be robbed: whoever needs that tile to win may win on it. A concealed kong can never be robbed, not even for thirteen orphans. A robbed kong does not come about: the pung stays a pung, and the tile belongs to the winner’s hand.
rules-hk-3-6 = A kong of any sort needs a replacement tile in the wall.
rules-hk-3-7 = After a chow or pung you must discard before you can declare a concealed or added kong, and you cannot win in that turn.
rules-hk-3-8 = { $last_discard ->
    [open] The tile discarded when the wall is empty may be won on, or claimed for a pung or chow; a kong is not possible.
   *[win-only] The tile discarded when the wall is empty can only be won on.
 }
rules-hk-3-9 = There is no duty to win. { $passed_win ->
    [same-tile] But a seat that could have won on a discard or a robbed kong and answered anything else cannot win on that face, by discard or robbed kong, before its next draw; a replacement is a draw too.
   *[off] A win let pass may be taken later, also on the same face.
 } After a claim any tile may be discarded, the one just claimed included.
rules-hk-3-10 = After a claimed kong the replacement is a draw like any other: a win, another kong or a discard may follow. Several kongs may be added in one turn; each of them may be robbed.
rules-hk-3-11 = Concealed kongs lie open for all to see. A claim that lost to a higher one is never shown.
rules-hk-winning = Winning hands
rules-hk-4-1 = A winning hand is four sets and a pair; or seven pairs; or thirteen orphans: each terminal and each honor once, and one of them twice.
rules-hk-4-2 = { $seven_pairs_quads ->
    [true] In seven pairs, four equal tiles count as two pairs.
   *[false] Seven pairs are of seven different kinds: four equal tiles are not two pairs.
 }
rules-hk-4-3 = { $min_faan ->
    [0] Any of these hands may win.
   *[other] The win is allowed only at { $min_faan } faan or more. All patterns count towards it, those for flowers and for how the hand was won included: with a last discard or a robbed kong a hand one faan short gets there. Below the minimum no win is offered; where you ask, the program says how many faan there are and how many it takes.
 }
rules-hk-4-4 = What is known as a special hand at other tables (small four winds, mixed terminals, seven or eight flowers, heavenly and earthly hand) counts only what the patterns below give it. Where tiles can be read in several ways, the reading worth most counts.
rules-hk-patterns = Patterns
rules-hk-patterns-1 = All patterns that a hand shows are added up, except where one is said to count in place of another.
rules-hk-limits = Limit hands
rules-hk-limits-1 = A limit hand counts { $cap } faan, and nothing is added to it, whichever way its tiles are read.
rules-hk-settlement = Settlement
rules-hk-5-1 = The faan of all patterns are added up, to { $cap } at most; limit hands count { $cap } too. The base points are two to the power of this total: each faan doubles them.
rules-hk-5-2 = Self-draw: each of the three others pays the base.
rules-hk-5-3 = { $payment ->
    [shared] Win on a discard: the discarder pays twice the base, the other two pay the base once each.
   *[full] Win on a discard: the discarder alone pays, three times the base.
 }
rules-hk-5-4 = A robbed kong is paid as if the player who declared it had discarded the tile.
rules-hk-5-5 = If several players want the same tile to win, only the one nearest after the discarder wins, and the deal ends.
rules-hk-prices = What a hand costs
rules-hk-prices-faan = Faan
rules-hk-prices-base = Base
rules-hk-prices-self-draw = Self-draw: each pays
rules-hk-prices-discard = Discard: the discarder pays
rules-hk-prices-others = Discard: the others pay
rules-hk-prices-winner = The winner receives
rules-hk-options = Options of this table

## Rule sheet of Sichuan

rules-sc = Sichuan: the full rules
rules-sc-short = In short
rules-sc-short-1 = Four players each hold thirteen tiles. In turn you draw a tile and discard one, until your thirteen and one more make a winning hand: four sets of three (or four) and a pair, or seven pairs.
rules-sc-short-2 = Before play each player names a missing suit and then has to get rid of it: nobody wins with one of its tiles in hand.
rules-sc-short-3 = It is a bloody battle to the end: a win does not end the deal. The winner leaves, and the others play on until three have won or the wall is empty. Then everything is settled.
rules-sc-tiles = The tiles
rules-sc-tiles-1 = Three suits run from one to nine: characters, dots and bamboo. Ones and nines are called terminals. There are no winds and dragons, no flowers and seasons.
rules-sc-sets = Sets
rules-sc-sets-1 = A chow is three consecutive tiles of one suit; here it has to be drawn and cannot be claimed. A pung is three equal tiles. A kong is four equal tiles, declared; it counts as one set. A pair is two equal tiles.
rules-sc-object = Object
rules-sc-1-1 = A win does not end the deal: the others play on without the winner. The deal ends when three players have won, or when a tile must be drawn, from the front or as a replacement, and the wall is empty.
rules-sc-1-2 = Wins, kongs and what is due at the end of the wall are settled together when the deal is over. Until then they stand in a ledger.
rules-sc-setup = Set-up
rules-sc-2-1 = 108 tiles are in play: three suits of nine, each tile four times. Each tile keeps its identity: equal faces are different tiles from the shuffle to the last discard. The dealer, east, gets fourteen tiles, the others thirteen: three rounds of four tiles from the front of the wall in the order of the seats, then one each, and one more for the dealer. You deal first. { $rotate_dealer ->
    [true] With each further deal the next seat deals.
   *[false] You stay the dealer in further deals.
 } Each deal stands by itself. There is no dead wall: every tile is played, draws from the front, replacements from the end.
rules-sc-2-2 = { $exchange_three ->
    [true] After the deal each player passes on three tiles of one suit. One die says where they go: with 1 or 2 to the next player, with 3 or 4 across, with 5 or 6 to the previous one; no tile moves before all have chosen. Then each player names one missing suit.
   *[false] After the deal each player names one missing suit.
 } All four are named before any is shown, and only then does play begin, with east’s first turn: win, concealed kong or discard. A win with the fourteen tiles then in hand is a self-draw.
rules-sc-2-3 = While you hold a tile of your missing suit, every tile you discard must be one. A tile of your missing suit can be neither claimed for a pung, nor made into a kong of any sort, nor won on, and nobody wins with one in hand. Pungs and kongs of the other suits stay open to you meanwhile.
rules-sc-turn = The turn and claims
rules-sc-3-1 = In your turn you draw one tile and discard one; the dealer’s first turn has no draw. You pick one particular tile, then confirm it. A discard may complete a win, a pung or an exposed kong for anyone else; a chow cannot be claimed. All who have a choice choose before the tile goes to anyone, and a win comes before pung and kong. Four equal tiles in your hand may be declared as a concealed kong in your own turn. The fourth tile of your own exposed pung may be added to it in any later turn of yours: an added kong. After any kong you take a replacement from the end of the wall, and your turn goes on: win, another kong, or discard. A kong of any sort needs a replacement tile in the wall. After claiming a pung you must discard before you can declare a kong, and you cannot win in that turn.
rules-sc-3-2 = One discard, or one added kong, may be won on by several players. Every win that is declared is settled.
rules-sc-3-3 = An added kong may be robbed: whoever needs that tile to win may win on it. A concealed kong can never be robbed. A robbed kong does not come about and is not paid: the pung stays a pung.
rules-sc-3-4 = A winner has left the deal: no draw, no discard and no claim any more, and nothing to pay for the later self-draws and kongs of others. The sets and the hand of a winner stay as they are.
rules-sc-3-5 = After a win the next seat still playing after the winner draws, after a self-draw likewise. When several win on one tile, it is the next seat after that winner who sits farthest from the discarder in the order of the seats; where a kong is robbed, the player who declared it stands for the discarder.
rules-sc-3-6 = { $last_discard ->
    [open] The tile discarded when the wall is empty may be won on, or claimed for a pung; a kong is not possible.
   *[win-only] The tile discarded when the wall is empty can only be won on.
 } After a claimed kong the replacement is a draw like any other: a win, another kong or a discard may follow. Several kongs may be added in one turn; each of them may be robbed. Concealed kongs lie open for all to see, and a claim that lost to a higher one is never shown. There is no duty to win. { $passed_win ->
    [until-draw] But a seat that could have won on a discard or a robbed kong and answered anything else cannot win by discard or robbed kong before its next draw (a replacement is a draw too), unless the total is higher than the one passed, all patterns counted.
   *[off] A win let pass may be taken later.
 }
rules-sc-3-7 = Several winners share one tile: a discard stays in the row of its discarder, a robbed tile leaves the kong, and the hand of every winner counts it. A winner’s hand is shown to all.
rules-sc-winning = Winning hands
rules-sc-4-1 = A winning hand is four sets and a pair; or seven pairs, in which four equal tiles count as two pairs. No tile in it is of the missing suit. There is no minimum: without any pattern it is a basic hand of 0 fan. Where tiles can be read in several ways, the reading worth most counts.
rules-sc-4-2 = The fan of all patterns are added up, to { $cap } at most. The base points are two to the power of this total: each fan doubles them.
rules-sc-patterns = Patterns
rules-sc-patterns-1 = All patterns that a hand shows are added up, except where one is said to count in place of another. “Added” in a note says that both count.
rules-sc-settlement = Settlement
rules-sc-5-1 = Win on a discard: the discarder pays the base to each winner, the others nothing. A robbed kong is paid likewise by the player who declared it.
rules-sc-5-2 = Self-draw: every opponent still playing pays the base and 1 more.
rules-sc-5-3 = Exposed kong, claimed from a discard: its supplier pays 2. Added kong: every opponent still playing pays 1, also when the tile was not just drawn. Concealed kong: every opponent still playing pays 2. A kong is booked once it stands, after the chance to rob it.
rules-sc-5-4 = When the wall has ended the deal, three things are settled, in this order:
rules-sc-5-4-1 = First, the refund of kong income: { $kong_refund ->
    [not-ready] every player who has neither won nor is ready gives it back to those who paid it, winners too.
   *[not-won] every player who has not won gives it back to those who paid it, winners too.
 } Winners keep theirs.
rules-sc-5-4-2 = Second, the flower pigs: a player who has not won and still holds a tile of the missing suit pays 32, whatever the cap, to every player who is no flower pig, winners included.
rules-sc-5-4-3 = Third, the ready-hand penalty: every other player who has not won and is not ready pays each ready player still in play the highest value that this one’s hand could win with, without self-draw and without the patterns for how a hand is won. A flower pig neither pays nor receives here.
rules-sc-5-5 = Ready means that some tile would complete the hand and no tile of the missing suit is held. A tile does not count for this if all four copies of it are in the player’s own hand and sets.
rules-sc-5-6 = When three players have won, the settlement of the end of the wall falls away.
rules-sc-prices = What a hand costs
rules-sc-prices-faan = Fan
rules-sc-prices-base = Base
rules-sc-prices-self-draw = Self-draw: each still playing pays
rules-sc-prices-discard = Discard: the discarder pays
rules-sc-prices-winner = The winner receives, all still playing
rules-sc-options = Options of this table


## Rule sheet of the American table

rules-am = American Mah-Jongg: the full rules
rules-am-short = In short
rules-am-short-1 = Four players each hold thirteen tiles. In turn you draw a tile and discard one, until your thirteen and one more are, tile for tile, one of the hands on the card beside the table.
rules-am-short-2 = Before play tiles go round the table in the Charleston, three at a time, so that all can work towards a hand. Jokers stand for other tiles in groups of three or more.
rules-am-short-3 = A discard may be called to complete such a group, which then lies open before you, or to win. The others pay the value printed beside the winner’s hand, the discarder twice; after a self-draw everyone pays it twice.
rules-am-tiles = The tiles
rules-am-tiles-1 = Three suits run from one to nine: craks (characters), bams (bamboo) and dots. There are four winds, north, east, west and south, and three dragons, red, green and white. Each of these 34 kinds exists four times.
rules-am-tiles-2 = Each suit has a dragon that matches it: red goes with craks, green with bams, white with dots. The white dragon is called soap and is also the card’s zero, as in the digits of a year.
rules-am-tiles-3 = The eight flowers are all equal, whatever is painted on them. The eight jokers stand for other tiles.
rules-am-card = The card
rules-am-card-1 = The card lists the hands that win, by categories. Each is a line of groups, fourteen tiles in all. For example, 111a 22a 333a 44a 5555a asks for three ones, two twos, three threes, two fours and four fives of one suit. Equal tiles that stand together are a unit: a single, a pair, a pung (three), a kong (four), a quint (five) or a sextet (six).
rules-am-card-2 = Letters tell the suits apart, and colours on the card say the same: all groups with a are of one suit, those with b of another, those with c of the third, in any order. F is a flower; N, E, W, S are the winds; R is the red, G the green dragon; 0 is soap. D with a, b or c is the dragon that matches that suit; with x, y or z it is any dragon, another letter another dragon, and Z likewise any wind.
rules-am-card-3 = The note beside a line tells what it leaves open. With “4 consecutive numbers” all numbers of the line may move up or down together; without such a note they are as printed. Numbers behind = never move. A year is laid in its digits, with soap for zero.
rules-am-card-4 = X marks an open hand: its groups may be called and shown. C marks a closed hand: nothing of it may be shown before it wins. A group with ! takes no jokers. The number is the value of the hand.
rules-am-setup = Tiles, walls and deal
rules-am-1-1 = 152 tiles are in play: 34 kinds four times, eight flowers and eight jokers. Each tile keeps its identity: equal faces are different tiles from the shuffle to the last discard.
rules-am-1-2 = The tiles stand in four walls, each nineteen stacks long and two tiles high. East rolls two dice and sets as many stacks apart from the right end of the own wall: they are the last wall and are played last. The deal begins behind this break and goes on through the walls to the left. The table shows what is left of each wall.
rules-am-2-1 = East, then each player to the right in turn, takes four tiles until all have twelve. Then east takes two more, the others one each: east has fourteen tiles, the others thirteen.
rules-am-2-2 = The next player in turn sits to your right. You are east in the first deal, unless the settings give that seat to the highest throw of the dice or to another player. { $bettor ->
    [true] Who is east in further deals follows from the bettor’s seat (AM-8.2).
   *[false] { $rotate_dealer ->
        [true] With each further deal the next seat is east.
       *[false] East stays where it is in further deals.
    }
 } Each deal stands by itself.
rules-am-charleston = The Charleston
rules-am-3-1 = The first Charleston is compulsory: three tiles to the right, three across, three to the left. In each pass all four choose before any tile moves.
rules-am-3-2 = After it each player says whether to go on. If nobody stops, the second Charleston follows: three tiles to the left, three across, three to the right. All four answer before any answer is shown.
rules-am-3-3 = In the last pass of either Charleston (the first left and the last right) you may pass blind: you give fewer than three tiles of your own, and one, two or three of the tiles that reach you go on unseen in their place; which of them is chance. If all four pass blind, the smallest blind number is taken off everybody’s pass: that many tiles fewer go round. If all pass three blind, nothing moves.
rules-am-3-4 = Last comes the courtesy pass, also after a stopped Charleston: you and the player across each offer none to three tiles, the best offer first. The smaller of the two numbers is exchanged. The other pair does the same for itself.
rules-am-3-5 = A joker is never passed. There are always enough other tiles in a hand for a pass.
rules-am-3-6 = { $mush ->
    [true] Mush: after the first left and before the vote, each player may put any number of tiles, but no joker, into a pool. It is shuffled, and each takes as many tiles from it as they put in.
   *[false] There is no pool between the passes (mush) at this table.
 }
rules-am-play = Play and calls
rules-am-4-1 = If the fourteen tiles dealt to east are a hand, east may declare mah-jongg before the Charleston. East may do so on the first turn too, with the tiles then in hand. Either is self-drawn. Else east’s first turn is a discard; it has no draw. Then each in turn draws one tile and discards one. A hand is always of thirteen tiles, shown groups included, and of fourteen between draw or call and discard.
rules-am-4-2 = A discard may be called by anyone for mah-jongg, or to complete a pung, kong, quint or sextet with tiles and jokers of the own hand; such a group is shown at once. A single or a pair may be completed by a discard only for mah-jongg. Mah-jongg goes before other calls; between equal calls the seat next in turn after the discarder has the tile, whatever the size of the group.{ $errors ->
    [punished] {""}
   *[prevented] {" "}No call is offered that would leave no open hand of the card possible.
 }
rules-am-4-3 = A discard stays open until all who have a choice have answered; then the next player draws.
rules-am-4-4 = A shown group does not change any more, except by the exchange of a joker: nothing is added to it. There are no replacement tiles.
rules-am-4-5 = A closed hand (C) may call for mah-jongg alone and shows no group before. Its last tile may be a discard. An open hand (X) may call.
rules-am-4-6 = A discarded joker can be called by nobody; the next player draws.
rules-am-4-7 = { $hot_wall ->
    [true] Hot wall: from the first draw out of the last wall on, a discard can be called for mah-jongg only. This holds for the last discard too.
   *[false] The last discard can be called like any other.
 } When a draw is due and no tile is left, it is a wall game: the deal ends, and nobody pays.
rules-am-4-8 = A call skips the seats between. The caller shows the group, may exchange jokers, and discards; the seat after the caller is next.
rules-am-4-9 = After a call you may declare mah-jongg if your fourteen tiles are a hand. If they were one right after the call, it is paid as won on that discard, even if you exchanged a joker since; if only an exchange completed it, it is self-drawn.
rules-am-jokers = Jokers
rules-am-5-1 = A joker stands for any tile in a pung, kong, quint or sextet, and a group may be of jokers alone. It never stands for a single or in a pair; the digits of a year and NEWS are singles.
rules-am-5-2 = On your turn, after the draw or call and before the discard, you may put a tile of your hand in the place of a joker that stands for it in a shown group, anybody’s, your own and a dead player’s too, as often as you can. The joker is then part of your hand. A hand completed in this way is self-drawn, and jokerless if no joker is left in it.
rules-am-settlement = Mah-jongg and settlement
rules-am-6-1 = The fourteen tiles must be a hand of the card exactly; each shown group is a unit of its own with the same tile and number. The program finds the hand. If the tiles make several, the one that pays most counts, then the first on the card.
rules-am-6-2 = Won on a discard: the discarder pays twice the value of the hand, the other two once each. Self-drawn: all three pay twice. A hand of value 30 brings 60 + 30 + 30 = 120 on a discard and 180 self-drawn.
rules-am-6-3 = Jokerless, without a joker anywhere in the fourteen tiles, everything doubles. { $jokerless_singles_pairs ->
    [true] This holds for hands of singles and pairs too.
   *[false] It does not for hands of the category singles and pairs, which never take jokers.
 }
rules-am-6-4 = { $bettor ->
    [true] If the bettor bet on the winner, everything doubles, and the winner and the bettor share it equally.
   *[false] Nobody bets at this table, so nothing doubles for a bet.
 }
rules-am-dead = Dead hands
rules-am-7-1 = { $errors ->
    [punished] Everyone may declare mah-jongg at any discard but a joker and on each turn, and call any group of three to six. A mah-jongg that is no hand, or a group after which no open hand is possible, kills the hand when all have answered: it counts as a pass, the tiles go back to the rack, and the discard goes to the best call that is left; without one the next living player draws. A false mah-jongg on your own turn ends that turn without a discard. Groups shown before stay where they are.
   *[prevented] The program prevents errors: it offers no mah-jongg that is no hand and no call after which no open hand is possible, so nobody’s hand dies of them.
 }
rules-am-7-2 = On your turn, before the discard, you may call dead the hand of a living player who has shown a group, each player once a turn. If AM-7.3 leaves no open hand for those groups, that hand is dead. If you are wrong, nothing follows, but everyone sees it. It is offered whether or not you would be right.
rules-am-7-3 = What decides is only what lies open to all. An open hand of the card is still possible if three things hold. Each shown group has a unit of its own in the hand, with the same tile and number; a unit marked ! must have no joker in it. Of every tile enough copies, neither discarded nor in a shown group, are left for the units that take no jokers. And what is then missing in the other units, beyond the tiles in the player’s groups and the copies left, is no more than the jokers that have not been discarded; jokers in shown groups count, for they may be exchanged.
rules-am-7-4 = A dead player draws, calls and discards no more but pays like the others. Jokers in their shown groups may still be exchanged. With one living player left the deal ends, and nobody pays.
rules-am-7-5 = A wrong number of tiles, which kills a hand at other tables, cannot come about here.
rules-am-bettor = The bettor
rules-am-8-1 = { $bettor ->
    [true] A fifth player sits out each deal. After the courtesy pass and before east’s first turn this bettor sees all four hands and bets on one player; the players learn of it at the end. If that player wins, AM-6.4 holds. If another wins, the bettor pays as much as the player bet on. If nobody wins, nothing is paid.
   *[false] There is no bettor at this table: the four players are the only ones.
 }
rules-am-8-2 = { $bettor ->
    [true] After each deal east becomes the bettor, the bettor takes the seat of east, and the player to the right of that seat is the next east. A computer player is the first bettor; your turn comes.
   *[false] So the seats stay with their players.
 }
rules-am-aids = Choosing a hand
rules-am-9-1 = The card is at hand at all times. It shows how many tiles you are away from each hand, which tiles are missing and how many of each you have not seen. Hands you cannot reach any more are greyed, with the reason.
rules-am-options = Options of this table
