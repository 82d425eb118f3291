### Sparrows magyarul: amit csak a `sparrows` program mond, az oldal üzenetei mellett. Azonosítók és alakok: lásd messages/en.ftl és hu.ftl.


## Command line

cli-score-win = Nyerő kéz: { $total } faan
cli-score-pattern = { $pattern }: { $value } faan
cli-score-base = Alappont: { $base }
cli-score-payment = { $seat }: { $points }
cli-score-not-a-hand = Nem nyerő kéz.
cli-score-below-minimum = Kész, de csak { $total } faan a szükséges { $minimum } helyett.
cli-analyze-hand = Kéz: { $hand }
cli-analyze-shanten = { $n ->
    [-1] A kéz kész.
    [0] Várakozó kéz: egy kő hiányzik a nyeréshez.
   *[other] { $n } kő cseréje kell a várakozó kézig (shanten { $n }).
 }
cli-analyze-draws = Segítő kövek:
cli-analyze-draws-none = Már egyetlen kő sem segít.
cli-analyze-draw = { $tile }: még { $left }
cli-analyze-draws-total = összesen { $n } kő
cli-analyze-discards = Eldobások, a legjobb elöl:
cli-analyze-discard = { $tile }: utána shanten { $shanten }, { $left } kő segít
cli-analyze-waits = Erre vár:
cli-analyze-wait = { $tile }, még { $left }: { $total } faan ({ $patterns })
cli-analyze-wait-below = { $tile }, még { $left }: { $total } faan, a minimum alatt ({ $patterns })
cli-analyze-no-pattern = nincs forma
cli-replay-header = { $table }, kiinduló szám: { $seed }
cli-replay-laid-out = { $table }, kirakott leosztás
cli-replay-end = A leosztásnak vége.
cli-replay-open = A leosztás még tart.
cli-replay-awaiting = { $seat } lehetőségei: { $actions }
cli-replay-scores = Pontok: { $scores }
cli-simulate-progress = { $done } leosztás kész, összesen { $deals }
cli-simulate-deals = { $deals } leosztás { $seconds } s alatt (másodpercenként { $rate })
cli-simulate-ends = Nyertes van: { $wins }; senki sem nyert: { $draws }
cli-simulate-bot = Játékos
cli-simulate-mean = Pont leosztásonként
cli-simulate-ci95 = ± (95%)
cli-simulate-win-rate = Nyerés
cli-simulate-deal-in-rate = Nyerő kő eldobása
cli-simulate-patterns = Elért formák
cli-simulate-records = A jegyzőkönyvek helye: { $directory }.
cli-serve-address = A Sparrows címe: { $address }
cli-serve-stop = Leállítás: Ctrl+C.
cli-serve-no-page = Az oldal még nincs megépítve: futtasd ezt: „cargo xtask play”.


## Playing in the terminal

play-title = Sparrows: { $table }
play-hand = Kéz
play-flowers = Virágok
play-melds = Készletek
play-discards = Eldobott kövek
play-log = Ami történt
play-choose = Válassz egy követ, és erősítsd meg az Enterrel.
play-claim = Amit tehetsz: { $actions }
play-over = Vége a leosztásnak. Enter: a következő, S: ugyanez még egyszer, Q: kilépés
play-too-small = Kicsi az ablak: { $columns } oszlop és { $rows } sor kell.
play-help = Billentyűk
play-help-choose = ← → választás, 1–9 és 0 hely szerint
play-help-confirm = Enter: megerősítés
play-help-claim = W nyerés, K kong, A hozzáadott kong, P pung, C chow
play-help-pass = Szóköz: passz
play-help-speed = + −: sebesség
play-help-quit = Q: kilépés; a leosztás megmarad
play-help-help = ?: ezek a billentyűk
play-saved = A leosztás helye: { $file }.
play-no-terminal = Ehhez terminál kell. Programoknak ez való: „score”, „analyze”, „replay” és „simulate”.
