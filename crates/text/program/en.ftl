### Sparrows in English: what only the program `sparrows` says, beside the messages of the page. Ids and forms as in messages/en.ftl.


## Command line

cli-score-win = Winning hand: { $total } faan
cli-score-pattern = { $pattern }: { $value } faan
cli-score-base = Base points: { $base }
cli-score-payment = { $seat }: { $points }
cli-points = { $points }
cli-score-not-a-hand = Not a winning hand.
cli-score-below-minimum = Complete, but { $total } of { $minimum } faan.
cli-score-missing-suit = Complete, but a tile of the missing suit is among them.
cli-score-concealed-only = The tiles are a closed hand of the card, but a group was shown.
cli-score-hand = Mah-jongg: { $hand }, { $category }
cli-score-line = Line: { $line }
cli-score-value = Value: { $value }
cli-score-closed = Closed hand
cli-score-jokerless = Jokerless: doubled
cli-score-jokerless-single = Jokerless; singles and pairs do not double for it here
cli-score-bet-upon = Bet upon: doubled
cli-analyze-hand = Hand: { $hand }
cli-analyze-shanten = { $n ->
    [-1] The hand is complete.
    [0] Ready: one tile from winning.
    [one] { $n } tile from ready (shanten { $n }).
   *[other] { $n } tiles from ready (shanten { $n }).
 }
cli-analyze-draws = Tiles that help:
cli-analyze-draws-none = No tile left helps.
cli-analyze-draw = { $tile }: { $left } left
cli-analyze-draws-total = { $n ->
    [one] { $n } tile in all
   *[other] { $n } tiles in all
 }
cli-analyze-discards = Discards, best first:
cli-analyze-discard = { $tile }: then shanten { $shanten }, { $left ->
    [one] { $left } tile helps
   *[other] { $left } tiles help
 }
cli-analyze-waits = Waiting for:
cli-analyze-wait = { $tile }, { $left } left: { $total } faan ({ $patterns })
cli-analyze-wait-below = { $tile }, { $left } left: { $total } faan, below the minimum ({ $patterns })
cli-analyze-no-pattern = no pattern
cli-analyze-distance = { $n ->
    [0] The tiles are a hand of the card.
    [one] { $n } tile is missing for the nearest hand.
   *[other] { $n } tiles are missing for the nearest hand.
 }
cli-analyze-hands = Hands of the card, the nearest first:
cli-analyze-hands-none = No hand of the card is possible with these tiles.
cli-replay-header = { $table }, seed { $seed }
cli-replay-laid-out = { $table }, laid-out deal
cli-replay-end = The deal is over.
cli-replay-open = The deal is still in progress.
cli-dealt = The tiles are dealt.
cli-dealt-you = The tiles are dealt. You are { $seat }.
cli-replay-hand = { $seat }: { $hand }
event-exchange-tiles = { $who } passes { $tiles } to { $to }.
event-pass-tiles-tiles = { $who } passes { $tiles } to { $to }.
event-pass-tiles-blind = { $who } passes { $tiles } to { $to }, of these unseen: { $blind }.
event-mush-tiles = { $who } gives { $gave } to the pool and takes { $got }.
cli-replay-awaiting = { $seat } may: { $actions }
cli-replay-scores = Scores: { $scores }
cli-verify-yes = { $n ->
    [one] Verified: the one decision of a computer player follows from what it saw.
   *[other] Verified: all { $n } decisions of the computer players follow from what they saw.
 }
cli-verify-no = Not verified: line { $line }: { $seat } decided “{ $decided }”, but { $bot } decides “{ $expected }” with what it saw.
cli-simulate-progress = { $done } of { $deals } deals
cli-simulate-deals = { $deals ->
    [one] { $deals } deal in { $seconds } s ({ $rate } a second)
   *[other] { $deals } deals in { $seconds } s ({ $rate } a second)
 }
cli-simulate-ends = Won: { $wins }; nobody won: { $draws }
cli-simulate-bot = Player
cli-simulate-mean = Points a deal
cli-simulate-ci95 = ± (95 %)
cli-simulate-win-rate = Wins
cli-simulate-deal-in-rate = Deals in
cli-simulate-patterns = Patterns made
cli-simulate-hands = Hands won
cli-simulate-records = Records are in { $directory }.
cli-card-title = { $name }, { $year }
cli-card-impossible = { $id }: left out, for { $year } makes it impossible.
cli-card-sum = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
 }, { $forms ->
    [one] { $forms } form
   *[other] { $forms } forms
 }
cli-serve-address = Sparrows is at { $address }
cli-serve-stop = Press Ctrl+C to stop.
cli-serve-no-page = The page has not been built: run “cargo xtask play”.


## Playing in the terminal

play-title = Sparrows: { $table }
play-hand = Hand
play-flowers = Flowers
play-melds = Sets
play-discards = Discards
play-log = What happened
play-choose = Choose a tile and confirm it with Enter.
play-choose-three = Space chooses a tile, Enter passes on three of one suit ({ $n } of 3 chosen).
play-pass-tiles = Space chooses tiles, Enter passes them ({ $n } of 3 chosen).
play-pass-blind = Space chooses tiles, Enter passes: { $n } of your own, { $blind } unseen.
play-mush = Space chooses tiles, Enter gives them to the pool ({ $n } chosen).
play-courtesy = Space chooses up to three tiles, the best offer first; Enter offers them ({ $n } chosen).
play-claim = You may: { $actions }
play-over = The deal is over. N or Enter: next deal, R: same deal again, Q: leave
play-too-small = The window is too small: { $columns } columns and { $rows } rows are needed.
play-help = Keys
play-help-choose = ← → choose, 1–9 and 0 by place
play-help-confirm = Enter: confirm
play-help-claim = W win, K kong, A added kong, P pung, C chow
play-help-joker = J exchange a joker, H call a hand dead
play-help-card = T: show or hide the card
play-help-pass = Space: pass
play-help-speed = + −: speed
play-help-over = After the deal: N next deal, R same deal again
play-help-quit = Q: leave; the deal is kept
play-help-help = ?: these keys
play-saved = The deal is kept in { $file }.
play-no-terminal = This needs a terminal. For use by programs there are “score”, “analyze”, “replay” and “simulate”.


## Help

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
help-more = With --help you get more, with examples.
help-sparrows = Mahjong for one person and three computer players.
    .note = Play in the browser (serve) or here in the terminal (play). The other commands score and analyse hands, replay records and let computer players play each other; with --json their output is for programs. Exit status: 0 done, 1 the answer is no, 2 bad input, with one line that says why.
help-sparrows-example-1 = Play in the browser:
help-sparrows-example-2 = Play in the terminal:
help-sparrows-example-3 = All about one command:
help-arg-rules = The table: hong-kong, sichuan or american
help-arg-json = Output for programs, as JSON
help-arg-lang = Language of texts: en, hu, zh-Hans, zh-Hant; usually that of the environment
help-arg-options = A table option that differs from the usual, such as min_faan=5; may be repeated
help-arg-year = The year of year hands, 1900 to 2099; usually the current one
help-arg-card = The card of the American table: house or a file; usually house
help-arg-help = Show this help; --help shows more than -h
help-arg-version = Show the version
help-serve = Serve the game for a browser on this machine
    .note = Prints the address and serves until interrupted. The page is inside the program; nothing is fetched from elsewhere.
help-serve-port = Port to listen on; 0 takes any. Usually 8080 or the next one free
help-serve-host = Address to listen on; 0.0.0.0 opens the game to the whole network
help-serve-dir = Folder with a built page, in place of the one inside the program
help-serve-example-1 = On this machine alone:
help-serve-example-2 = For the whole network, at port 9000:
help-play = Play in the terminal
    .note = You sit east, against three computer players. Arrows or digits choose a tile, Enter discards it, letters claim; ? shows all keys. With --record every decision is kept at once, and the same command goes on with an open deal.
help-play-seed = Seed of the first deal: 1 to 64 hexadecimal digits; without it, a new one
help-play-bot = The computer players, by name
help-play-letters = Tiles as letters, such as 5m; this is usual
help-play-unicode = Tiles as pictures (🀇), where the terminal has them
help-play-record = File to keep the deal in
help-play-rotate_dealer = With each further deal the next seat deals
help-play-first_east = Who is east in the first deal at the American table: person, dice, right, across or left
help-play-example-1 = A deal, kept in a file; again, to go on with it:
help-play-example-2 = A certain deal with a lower minimum, tiles as pictures:
help-score = Score hands: one JSON object a line on standard input
    .note = Each line gets an answer, in order; a bad line is answered with its error and the rest are still answered. Keys: hand (concealed tiles without the winning one), melds, win, by (discard, self-draw, robbed-kong), from, seat, flowers, kong_replacement, last_tile, options. Exit status 1: the one hand does not win.
help-score-example-1 = One hand, for people:
help-score-example-2 = Many hands, for programs:
help-analyze = Say how far a hand is from ready and what helps
    .note = With 13 tiles (less three for each set) it lists the tiles that help, with 14 the discards, best first. Ready hands also show what each wait is worth on a discard.
help-analyze-hand = Concealed tiles, such as 123456789m11z23s
help-analyze-melds = Sets declared: chow, pung, kong or concealed-kong with their tiles
help-analyze-seat = Whose hand it is: east, south, west or north
help-analyze-flowers = Flowers and seasons shown, such as 1f5f
help-analyze-missing = Suit that the player does without: m, p or s (Sichuan)
help-analyze-example-1 = Which tiles complete this hand, and what it is then worth:
help-analyze-example-2 = What to discard, with an exposed pung of white dragons:
help-analyze-example-3 = Thirteen orphans without a minimum, for programs:
help-replay = Play a record again and print what happens
    .note = A record is one deal: a header and every decision, one JSON object a line. An illegal decision ends the replay with its place, the reason and what would have been legal.
help-replay-file = The record; - is standard input
help-replay-view = Only what this seat was entitled to see
help-replay-verify = Check that each computer player decided as it does with what it saw; exit status 1 if not
help-replay-example-1 = What happened, in words:
help-replay-example-2 = What south saw, for programs:
help-replay-example-3 = Was the deal played honestly?
help-simulate = Let computer players play each other
    .note = The same seed gives the same deals and the same decisions, whatever the number of threads. With --rotate every shuffle is played four times, each player once in each seat: luck of the tiles falls out of the comparison.
help-simulate-deals = How many deals; with --rotate, how many shuffles
help-simulate-seed = Seed of the series: 1 to 64 hexadecimal digits
help-simulate-bots = Four players in the order east, south, west, north
help-simulate-rotate = Play every shuffle four times, each player once in each seat
help-simulate-records = Folder for a record of every deal
help-simulate-threads = How many threads; usually as many as the machine runs at once
help-simulate-example-1 = Is steady better than random, and by how much?
help-simulate-example-2 = A hundred deals with their records:
help-card = Prove and print cards: the hands of the American table
    .note = A card is a TOML file; docs/rules/card.md tells its format. Wherever a file is asked for, “house” is the card that comes with the program.
help-card-file = The card: a file, - for standard input, or house
help-card-example-1 = Is this card in order?
help-card-example-2 = The card of the house, for people:
help-card-check = Prove a card and count the concrete forms of its hands
    .note = The first mistake ends it with exit status 2 and its place. Lines that share a form are told on standard error; that is no mistake.
help-card-check-example-1 = A card of your own:
help-card-check-example-2 = The forms of another year, for programs:
help-card-print = Lay a card out for screen or paper
    .note = By category, with X for open and C for closed hands, the value, and a note on what each line leaves open. On a terminal the three suits have colours; their letters say the same.
help-card-print-example-1 = The card of the house:
help-card-print-example-2 = A card of your own, on paper:
help-completions = Print completions for a shell
    .note = Shells: bash, elvish, fish, powershell, zsh.
help-completions-shell = bash, elvish, fish, powershell or zsh
help-completions-example-1 = For bash:


## Words of the Sichuan table

sichuan-cli-score-win = Winning hand: { $total } fan
sichuan-cli-score-pattern = { $pattern }: { $value } fan
sichuan-cli-analyze-wait = { $tile }, { $left } left: { $total } fan ({ $patterns })


## Words of the American table

american-cli-score-not-a-hand = The tiles are no hand of the card.
american-play-melds = Exposures
american-play-help-claim = W mah-jongg, P pung, K kong, Q quint, X sextet


## The American table in the program

cli-card-hand = { $id } { $sign } { $value }: { $line }
cli-analyze-lack = { $n } × { $tile } ({ $left } left)
cli-analyze-lack-natural = { $n } × { $tile } ({ $left } left, no joker)
cli-analyze-card-more = { $n ->
    [one] { $n } more hand is farther away; --json lists it.
   *[other] { $n } more hands are farther away; --json lists them all.
 }
play-walls = Wall { $n }: E { $east }, N { $north }, W { $west }, S { $south }, last { $last }
play-step-to = { $step } → { $to }. { $how }
play-step = { $step }. { $how }
play-lack = { $n } × { $tile } ({ $left })
help-play-example-3 = The American table with a card of your own:
help-score-example-3 = An American hand won with a joker in a group shown before:
help-analyze-example-4 = Which hands of the card are nearest, with a group shown:
help-simulate-example-3 = How often each hand of the card is won:
