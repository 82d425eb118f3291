### Sparrows in English: what only the program `sparrows` says, beside the messages of the page. Ids and forms as in messages/en.ftl.


## Command line

cli-score-win = Winning hand: { $total } faan
cli-score-pattern = { $pattern }: { $value } faan
cli-score-base = Base points: { $base }
cli-score-payment = { $seat }: { $points }
cli-score-not-a-hand = Not a winning hand.
cli-score-below-minimum = Complete, but { $total } of { $minimum } faan.
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
cli-replay-header = { $table }, seed { $seed }
cli-replay-laid-out = { $table }, laid-out deal
cli-replay-end = The deal is over.
cli-replay-open = The deal is still in progress.
cli-replay-awaiting = { $seat } may: { $actions }
cli-replay-scores = Scores: { $scores }
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
cli-simulate-records = Records are in { $directory }.
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
play-claim = You may: { $actions }
play-over = The deal is over. Enter: next deal, S: same deal again, Q: leave
play-too-small = The window is too small: { $columns } columns and { $rows } rows are needed.
play-help = Keys
play-help-choose = ← → choose, 1–9 and 0 by place
play-help-confirm = Enter: confirm
play-help-claim = W win, K kong, A added kong, P pung, C chow
play-help-pass = Space: pass
play-help-speed = + −: speed
play-help-quit = Q: leave; the deal is kept
play-help-help = ?: these keys
play-saved = The deal is kept in { $file }.
play-no-terminal = This needs a terminal. For use by programs there are “score”, “analyze”, “replay” and “simulate”.
