### Sparrows magyarul: amit csak a `sparrows` program mond, az oldal üzenetei mellett. Azonosítók és alakok: lásd messages/en.ftl és hu.ftl.


## Command line

cli-score-win = Nyerő kéz: { $total } faan
cli-score-pattern = { $pattern }: { $value } faan
cli-score-base = Alappont: { $base }
cli-score-payment = { $seat }: { $points }
cli-points = { $points }
cli-score-not-a-hand = Nem nyerő kéz.
cli-score-below-minimum = Kész, de csak { $total } faan a szükséges { $minimum } helyett.
cli-score-missing-suit = Kész kéz, de van benne a hiányzó színből.
cli-score-concealed-only = A kövek a kártya egy zárt kezét adják, de egy csoport fel van fedve.
cli-score-hand = Mah-jongg: { $hand }, { $category }
cli-score-line = Sor: { $line }
cli-score-value = Érték: { $value }
cli-score-closed = Zárt kéz
cli-score-jokerless = Joker nélkül: dupla
cli-score-jokerless-single = Joker nélkül; a szinglik és párok itt nem duplázódnak
cli-score-bet-upon = Fogadtak rá: dupla
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
cli-analyze-distance = { $n ->
    [0] A kövek a kártya egyik kezét adják.
   *[other] A legközelebbi kézhez { $n } kő hiányzik.
 }
cli-analyze-hands = A kártya kezei, a legközelebbi elöl:
cli-analyze-hands-none = Ezekkel a kövekkel a kártya egyetlen keze sem lehetséges.
cli-replay-header = { $table }, kiinduló szám: { $seed }
cli-replay-laid-out = { $table }, kirakott leosztás
cli-replay-end = A leosztásnak vége.
cli-replay-open = A leosztás még tart.
cli-dealt = Kiosztottuk a köveket.
cli-dealt-you = Kiosztottuk a köveket. A te helyed: { $seat }.
cli-replay-hand = { $seat }: { $hand }
event-exchange-tiles = { $who } ezeket adja át { $to-dat }: { $tiles }.
event-pass-tiles-tiles = { $who } ezeket adja át { $to-dat }: { $tiles }.
event-pass-tiles-blind = { $who } ezeket adja át { $to-dat }: { $tiles }, köztük vakon: { $blind }.
event-mush-tiles = { $who } ezeket teszi a közös halomba: { $gave }, és ezeket kapja: { $got }.
cli-replay-awaiting = { $seat } lehetőségei: { $actions }
cli-replay-scores = Pontok: { $scores }
cli-verify-yes = Rendben: a gépi játékosok mind a { $n } döntése abból következik, amit láttak.
cli-verify-no = Nincs rendben: a(z) { $line }. sorban { $seat } ezt döntötte: „{ $decided }”, de a { $bot } ezt dönti abból, amit látott: „{ $expected }”.
cli-simulate-progress = { $done } leosztás kész, összesen { $deals }
cli-simulate-deals = { $deals } leosztás { $seconds } s alatt (másodpercenként { $rate })
cli-simulate-ends = Nyertes van: { $wins }; senki sem nyert: { $draws }
cli-simulate-bot = Játékos
cli-simulate-mean = Pont leosztásonként
cli-simulate-ci95 = ± (95%)
cli-simulate-win-rate = Nyerés
cli-simulate-deal-in-rate = Nyerő kő eldobása
cli-simulate-patterns = Elért formák
cli-simulate-hands = Nyertes kezek
cli-simulate-records = A jegyzőkönyvek helye: { $directory }.
cli-card-title = { $name }, { $year }
cli-card-impossible = { $id }: kimarad, mert ebben az évben nem rakható ki: { $year }.
cli-card-sum = { $hands } kéz, { $forms } változat
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
play-choose-three = Szóközzel választasz követ, Enterrel adsz át három egyszínűt ({ $n } kiválasztva a 3-ból).
play-pass-tiles = Szóközzel választasz követ, Enterrel adod át őket ({ $n } kiválasztva a 3-ból).
play-pass-blind = Szóközzel választasz követ, Enterrel adsz át: { $n } saját, { $blind } vakon.
play-mush = Szóközzel választasz követ, Enterrel teszed a közös halomba ({ $n } kiválasztva).
play-courtesy = Szóközzel választasz legfeljebb három követ, elöl a legjobb ajánlattal; Enterrel ajánlod fel ({ $n } kiválasztva).
play-claim = Amit tehetsz: { $actions }
play-over = Vége a leosztásnak. N vagy Enter: a következő, R: ugyanez még egyszer, Q: kilépés
play-too-small = Kicsi az ablak: { $columns } oszlop és { $rows } sor kell.
play-help = Billentyűk
play-help-choose = ← → választás, 1–9 és 0 hely szerint
play-help-confirm = Enter: megerősítés
play-help-claim = W nyerés, K kong, A hozzáadott kong, P pung, C chow
play-help-joker = J jokercsere, H halott kéz bejelentése
play-help-card = T: a kártya be és ki
play-help-pass = Szóköz: passz
play-help-speed = + −: sebesség
play-help-over = A leosztás után: N a következő, R ugyanez még egyszer
play-help-quit = Q: kilépés; a leosztás megmarad
play-help-help = ?: ezek a billentyűk
play-saved = A leosztás helye: { $file }.
play-no-terminal = Ehhez terminál kell. Programoknak ez való: „score”, „analyze”, „replay” és „simulate”.


## Help

help-usage = Használat
help-commands = Parancsok
help-arguments = Argumentumok
help-options = Kapcsolók
help-examples = Példák
help-more = A --help többet mond, példákkal.
help-sparrows = Madzsong egy embernek és három gépi játékosnak.
    .note = Játszani böngészőben (serve) vagy itt a terminálban (play) lehet. A többi parancs kezeket pontoz és elemez, jegyzőkönyveket játszik vissza, és gépi játékosokat játszat egymással; a --json kimenete programoknak szól. Kilépési kód: 0 kész, 1 a válasz nem, 2 hibás bemenet, egy sorral, amely megmondja, mi a baj.
help-sparrows-example-1 = Játék a böngészőben:
help-sparrows-example-2 = Játék a terminálban:
help-sparrows-example-3 = Mindent egy parancsról:
help-arg-rules = Az asztal: hong-kong, sichuan vagy american
help-arg-json = Kimenet programoknak, JSON-ban
help-arg-lang = A szövegek nyelve: en, hu, zh-Hans, zh-Hant; alapesetben a környezeté
help-arg-options = A szokásostól eltérő asztali beállítás, például min_faan=5; többször is megadható
help-arg-year = Az évet tartalmazó kezek éve, 1900-tól 2099-ig; alapesetben az idei
help-arg-card = Az amerikai asztal kártyája: house vagy egy fájl; alapesetben house
help-arg-help = Ezt a súgót mutatja; a --help többet, mint a -h
help-arg-version = A verziót mutatja
help-serve = A játék kiszolgálása e gép böngészőjének
    .note = Kiírja a címet, és addig szolgál ki, amíg meg nem szakítják. Az oldal a programban van; semmit sem tölt le máshonnan.
help-serve-port = A port; a 0 bármelyik szabadat veszi. Alapesetben 8080 vagy a következő szabad
help-serve-host = A cím, amelyen figyel; a 0.0.0.0 az egész hálózatnak megnyitja a játékot
help-serve-dir = Mappa egy megépített oldallal, a programban lévő helyett
help-serve-example-1 = Csak ezen a gépen:
help-serve-example-2 = Az egész hálózatnak, a 9000-es porton:
help-play = Játék a terminálban
    .note = Te ülsz keleten, három gépi játékos ellen. A nyilak vagy a számok követ választanak, az Enter eldobja, a betűk igényelnek; a ? minden billentyűt megmutat. A --record minden döntést azonnal megőriz, és ugyanez a parancs folytatja a nyitott leosztást.
help-play-seed = Az első leosztás kiinduló száma: 1–64 hexadecimális jegy; nélküle új
help-play-bot = A gépi játékosok, név szerint
help-play-letters = A kövek betűkkel, például 5m; ez a szokásos
help-play-unicode = A kövek képekkel (🀇), ahol a terminál ismeri őket
help-play-record = Fájl, amely a leosztást őrzi
help-play-rotate_dealer = Minden további leosztásban a következő szék oszt
help-play-first_east = Az amerikai asztalnál ki ül Keleten az első leosztásban: person (te), dice (a legnagyobb dobás), right (jobbra tőled), across (veled szemben) vagy left (balra)
help-play-example-1 = Egy leosztás, fájlban őrizve; ugyanezzel folytatható:
help-play-example-2 = Egy bizonyos leosztás alacsonyabb minimummal, képekkel:
help-score = Kezek pontozása: soronként egy JSON objektum a bemeneten
    .note = Minden sor sorrendben kap választ; a hibás sor válasza a hibája, és a többi is választ kap. Kulcsok: hand (a rejtett kövek a nyerő kő nélkül), melds, win, by (discard, self-draw, robbed-kong), from, seat, flowers, kong_replacement, last_tile, options. Az 1-es kilépési kód: az egyetlen kéz nem nyer.
help-score-example-1 = Egy kéz, embereknek:
help-score-example-2 = Sok kéz, programoknak:
help-analyze = Mennyire van egy kéz a várakozástól, és mi segít
    .note = 13 kővel (készletenként hárommal kevesebbel) a segítő köveket sorolja fel, 14-gyel az eldobásokat, a legjobb elöl. A várakozó kéznél azt is, mennyit ér egy-egy nyerő kő eldobásból.
help-analyze-hand = A rejtett kövek, például 123456789m11z23s
help-analyze-melds = A bemondott készletek: chow, pung, kong vagy concealed-kong a köveikkel
help-analyze-seat = Kié a kéz: east, south, west vagy north
help-analyze-flowers = Felmutatott virágok és évszakok, például 1f5f
help-analyze-missing = A játékos hiányzó színe: m, p vagy s (Szecsuan)
help-analyze-example-1 = Mely kövek teszik késszé ezt a kezet, és akkor mennyit ér:
help-analyze-example-2 = Mit dobj el, ha van egy nyílt pungod fehér sárkányból:
help-analyze-example-3 = Tizenhárom árva minimum nélkül, programoknak:
help-replay = Jegyzőkönyv visszajátszása, az események kiírásával
    .note = A jegyzőkönyv egy leosztás: egy fejléc és minden döntés, soronként egy JSON objektum. Szabálytalan döntésnél a visszajátszás véget ér a helyével, az okával és azzal, mi lett volna szabályos.
help-replay-file = A jegyzőkönyv; a - a bemenet
help-replay-view = Csak az, amit ez a szék láthatott
help-replay-verify = Annak ellenőrzése, hogy minden gépi játékos úgy döntött-e, ahogyan abból dönt, amit látott; ha nem, a kilépési kód 1
help-replay-example-1 = Ami történt, szavakban:
help-replay-example-2 = Amit dél látott, programoknak:
help-replay-example-3 = Tisztességesen játszották-e a leosztást?
help-simulate = Gépi játékosok egymás ellen
    .note = Ugyanaz a kiinduló szám ugyanazokat a leosztásokat és döntéseket adja, akárhány szálon. A --rotate minden keverést négyszer játszat le, minden játékossal egyszer minden székben: a kövek szerencséje így kiesik az összehasonlításból.
help-simulate-deals = Hány leosztás; --rotate esetén hány keverés
help-simulate-seed = A sorozat kiinduló száma: 1–64 hexadecimális jegy
help-simulate-bots = Négy játékos kelet, dél, nyugat, észak sorrendben
help-simulate-rotate = Minden keverés négyszer, minden játékos egyszer minden székben
help-simulate-records = Mappa a leosztások jegyzőkönyveinek
help-simulate-threads = Hány szál; alapesetben ahányat a gép egyszerre futtat
help-simulate-example-1 = Jobb-e a steady a randomnál, és mennyivel?
help-simulate-example-2 = Száz leosztás jegyzőkönyvvel:
help-card = Kártyák ellenőrzése és kiírása: az amerikai asztal kezei
    .note = A kártya TOML-fájl; a formátumát a docs/rules/card.md írja le. Ahol fájl kell, a „house” a programban lévő házi kártya.
help-card-file = A kártya: egy fájl, - a bemenet, vagy house
help-card-example-1 = Rendben van ez a kártya?
help-card-example-2 = A házi kártya, embereknek:
help-card-check = Kártya ellenőrzése, a kezek változatainak megszámolása
    .note = Az első hibánál megáll, 2-es kilépési kóddal és a hiba helyével. A közös változatú sorokra a hibakimeneten figyelmeztet; ez nem hiba.
help-card-check-example-1 = Egy saját kártya:
help-card-check-example-2 = Egy másik év változatai, programoknak:
help-card-print = Kártya kiírása képernyőre vagy papírra
    .note = Kategóriánként, X a nyílt és C a zárt kezeknél, az értékkel és azzal, hogy az egyes sorok mit hagynak nyitva. Terminálon a három színnek színe van; a betűk ugyanazt mondják.
help-card-print-example-1 = A házi kártya:
help-card-print-example-2 = Egy saját kártya, papíron:
help-completions = Parancskiegészítés egy parancsértelmezőnek
    .note = Parancsértelmezők: bash, elvish, fish, powershell, zsh.
help-completions-shell = bash, elvish, fish, powershell vagy zsh
help-completions-example-1 = A bashnek:


## Words of the Sichuan table

sichuan-cli-score-win = Nyerő kéz: { $total } fan
sichuan-cli-score-pattern = { $pattern }: { $value } fan
sichuan-cli-analyze-wait = { $tile }, még { $left }: { $total } fan ({ $patterns })


## Words of the American table

american-cli-score-not-a-hand = A kövek nem adják ki a kártya egyik kezét sem.
american-play-melds = Felfedve
american-play-help-claim = W mah-jongg, P pung, K kong, Q kvint, X szextett


## Az amerikai asztal a programban

cli-card-hand = { $id } { $sign } { $value }: { $line }
cli-analyze-lack = { $n } × { $tile } (még { $left })
cli-analyze-lack-natural = { $n } × { $tile } (még { $left }, joker nélkül)
cli-analyze-card-more = További { $n } kéz messzebb van; a --json mindet felsorolja.
play-walls = Fal { $n }: K { $east }, É { $north }, Ny { $west }, D { $south }, utolsó { $last }
play-step-to = { $step } → { $to }. { $how }
play-step = { $step }. { $how }
play-lack = { $n } × { $tile } ({ $left })
help-play-example-3 = Az amerikai asztal saját kártyával:
help-score-example-3 = Amerikai kéz, jokerrel egy korábban megmutatott csoportban:
help-analyze-example-4 = A kártya mely kezei vannak a legközelebb, egy megmutatott csoporttal:
help-simulate-example-3 = Milyen gyakran nyer a kártya egy-egy keze:
