### Sparrows magyarul. Fluent-szintaxis: https://projectfluent.org/fluent/guide
###
### Az azonosítók rendje az en.ftl elején áll. Magyar alakok:
###   .acc   tárgyeset: „5-ös kört”
###   .abl   kitől: „Déltől”
###   .dat   kinek: „Délnek”
###   .onto  kinek az eldobására: „Dél eldobására”
###   .kong  kinek a kongját: „Dél kongját”
###   .hand  kinek a kezét: „Dél kezét”


## Common

app-name = Sparrows
app-about = Madzsong egy embernek három gépi játékossal, több hely szabályai szerint. Szabad és nyílt forrású; amit itt csinálsz, ezen az eszközön marad.
list-separator = {", "}
language = Nyelv
language-auto = Automatikus ({ $name })
table-hong-kong = Hongkong
    .note = Három faantól lehet nyerni; 144 kő virágokkal és évszakokkal; az első nyertessel vége a leosztásnak.
table-sichuan = Szecsuan
    .note = Véres csata: 108 kő, mindenki lemond egy színről, és a nyerés után a többiek folytatják, amíg hárman nem nyertek, vagy el nem fogy a fal.
table-american = Amerikai
    .note = Mah-jongg kártyával: 152 kő nyolc jokerrel, játék előtt a Charleston, és olyan kezek, amelyeknek kőről kőre egyezniük kell a kártya egyik sorával.
yes = Igen
no = Nem
on = be
off = ki
ok = Rendben
cancel = Mégse
close = Bezárás
back = Vissza
more = Továbbiak
percent = { $n }%
number = { $n }
version = { $version } verzió
faan = { $n } faan
points = { $n } pont
signed = { $n }
tiles = { $n } kő
seconds = { $n } másodperc
rules-print = Nyomtatás


## Seats and players

seat-east = Kelet
    .abl = Kelettől
    .dat = Keletnek
    .onto = Kelet eldobására
    .kong = Kelet kongját
    .hand = Kelet kezét
seat-south = Dél
    .abl = Déltől
    .dat = Délnek
    .onto = Dél eldobására
    .kong = Dél kongját
    .hand = Dél kezét
seat-west = Nyugat
    .abl = Nyugattól
    .dat = Nyugatnak
    .onto = Nyugat eldobására
    .kong = Nyugat kongját
    .hand = Nyugat kezét
seat-north = Észak
    .abl = Északtól
    .dat = Északnak
    .onto = Észak eldobására
    .kong = Észak kongját
    .hand = Észak kezét
seat-bettor = A fogadó
    .abl = a fogadótól
    .dat = a fogadónak
wind-east = kelet
wind-south = dél
wind-west = nyugat
wind-north = észak
player-you = Te
    .abl = tőled
    .dat = neked
    .onto = az eldobásodra
    .kong = a kongodat
    .hand = a kezedet
player-name-1 = Ökörszem
    .abl = Ökörszemtől
    .dat = Ökörszemnek
    .onto = Ökörszem eldobására
    .kong = Ökörszem kongját
    .hand = Ökörszem kezét
player-name-2 = Pinty
    .abl = Pintytől
    .dat = Pintynek
    .onto = Pinty eldobására
    .kong = Pinty kongját
    .hand = Pinty kezét
player-name-3 = Csuszka
    .abl = Csuszkától
    .dat = Csuszkának
    .onto = Csuszka eldobására
    .kong = Csuszka kongját
    .hand = Csuszka kezét
player-name-4 = Fecske
    .abl = Fecskétől
    .dat = Fecskének
    .onto = Fecske eldobására
    .kong = Fecske kongját
    .hand = Fecske kezét
player-seated = { $player }, { $seat }
bot-steady = Megfontolt
    .note = Takarékosan építi a kezét, és keveset kockáztat.
bot-random = Találomra
    .note = Bármit megtesz, ami szabályos.


## Tiles

suit-m = karakter
suit-p = kör
suit-s = bambusz
suit-z = honőrök
suit-f = virágok és évszakok
rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
tile-1m = 1-es karakter
    .acc = 1-es karaktert
    .short = 1 kar.
tile-2m = 2-es karakter
    .acc = 2-es karaktert
    .short = 2 kar.
tile-3m = 3-as karakter
    .acc = 3-as karaktert
    .short = 3 kar.
tile-4m = 4-es karakter
    .acc = 4-es karaktert
    .short = 4 kar.
tile-5m = 5-ös karakter
    .acc = 5-ös karaktert
    .short = 5 kar.
tile-6m = 6-os karakter
    .acc = 6-os karaktert
    .short = 6 kar.
tile-7m = 7-es karakter
    .acc = 7-es karaktert
    .short = 7 kar.
tile-8m = 8-as karakter
    .acc = 8-as karaktert
    .short = 8 kar.
tile-9m = 9-es karakter
    .acc = 9-es karaktert
    .short = 9 kar.
tile-1p = 1-es kör
    .acc = 1-es kört
    .short = 1 kör
tile-2p = 2-es kör
    .acc = 2-es kört
    .short = 2 kör
tile-3p = 3-as kör
    .acc = 3-as kört
    .short = 3 kör
tile-4p = 4-es kör
    .acc = 4-es kört
    .short = 4 kör
tile-5p = 5-ös kör
    .acc = 5-ös kört
    .short = 5 kör
tile-6p = 6-os kör
    .acc = 6-os kört
    .short = 6 kör
tile-7p = 7-es kör
    .acc = 7-es kört
    .short = 7 kör
tile-8p = 8-as kör
    .acc = 8-as kört
    .short = 8 kör
tile-9p = 9-es kör
    .acc = 9-es kört
    .short = 9 kör
tile-1s = 1-es bambusz
    .acc = 1-es bambuszt
    .short = 1 bam.
tile-2s = 2-es bambusz
    .acc = 2-es bambuszt
    .short = 2 bam.
tile-3s = 3-as bambusz
    .acc = 3-as bambuszt
    .short = 3 bam.
tile-4s = 4-es bambusz
    .acc = 4-es bambuszt
    .short = 4 bam.
tile-5s = 5-ös bambusz
    .acc = 5-ös bambuszt
    .short = 5 bam.
tile-6s = 6-os bambusz
    .acc = 6-os bambuszt
    .short = 6 bam.
tile-7s = 7-es bambusz
    .acc = 7-es bambuszt
    .short = 7 bam.
tile-8s = 8-as bambusz
    .acc = 8-as bambuszt
    .short = 8 bam.
tile-9s = 9-es bambusz
    .acc = 9-es bambuszt
    .short = 9 bam.
tile-1z = keleti szél
    .acc = keleti szelet
    .short = kelet
tile-2z = déli szél
    .acc = déli szelet
    .short = dél
tile-3z = nyugati szél
    .acc = nyugati szelet
    .short = nyugat
tile-4z = északi szél
    .acc = északi szelet
    .short = észak
tile-5z = fehér sárkány
    .acc = fehér sárkányt
    .short = fehér
tile-6z = zöld sárkány
    .acc = zöld sárkányt
    .short = zöld
tile-7z = vörös sárkány
    .acc = vörös sárkányt
    .short = vörös
tile-1f = szilvavirág
    .acc = szilvavirágot
    .short = szilva
tile-2f = orchideavirág
    .acc = orchideavirágot
    .short = orchidea
tile-3f = krizantémvirág
    .acc = krizantémvirágot
    .short = krizantém
tile-4f = bambuszvirág
    .acc = bambuszvirágot
    .short = bambuszv.
tile-5f = tavasz
    .acc = tavaszt
tile-6f = nyár
    .acc = nyarat
tile-7f = ősz
    .acc = őszt
tile-8f = tél
    .acc = telet
tile-1j = joker
    .acc = jokert
tile-back = lefordított kő
tile-drawn = { $tile }, most húzva
tile-selected = { $tile }, kiválasztva
tile-claimed = { $tile }, { $from-abl } hívva
tile-latest = { $tile }, az imént eldobva
tile-offered = { $tile }, elvihető
tile-winning = { $tile }, a nyerő kő
tile-part = { $tile }, ebben: { $pattern }
tile-missing-suit = { $tile }, hiányzó szín
tile-received = { $tile }, az imént kaptad
tile-won = { $tile }, ezzel nyert: { $who }
tile-won-you = { $tile }, ezzel nyertél
tiles-hidden = { $n } lefordított kő


## Sets

set-chow = chow
set-pung = pung
set-kong = kong
set-exposed-kong = nyílt kong
set-concealed-kong = rejtett kong
set-added-kong = hozzáadott kong
set-pair = pár
set-quint = kvint
set-sextet = szextett
set-single = szingli
chow-m = { $a }-{ $b }-{ $c } karakter
chow-p = { $a }-{ $b }-{ $c } kör
chow-s = { $a }-{ $b }-{ $c } bambusz
meld-chow = chow: { $tiles }
meld-pung = pung: { $tile }
meld-kong = kong: { $tile }
meld-concealed-kong = rejtett kong: { $tile }
meld-added-kong = hozzáadott kong: { $tile }
meld-pair = pár: { $tile }
meld-exposure = { $set }: { $tile }{ $jokers ->
    [0] {""}
   *[other] , benne { $jokers } joker
 }
meld-claimed = { $meld }, { $from-abl } hívva


## Actions

action-discard = Eldobás
    .key = D
action-chow = Chow
    .key = C
action-pung = Pung
    .key = P
action-kong = Kong
    .key = K
action-concealed-kong = Rejtett kong
    .key = K
action-added-kong = Hozzáadott kong
    .key = A
action-win = Nyerés
    .key = W
action-pass = Passz
    .key = Szóköz
action-confirm = Megerősítés
    .key = Enter
action-deselect = Visszateszem
    .key = Esc
action-discard-tile = Eldobás: { $tile }
action-chow-tiles = Chow: { $tiles }
action-pung-tile = Pung: { $tile }
action-kong-tile = Kong: { $tile }
action-concealed-kong-tile = Rejtett kong: { $tile }
action-added-kong-tile = { $tile } a pungodhoz
action-win-tile = Nyerés: { $tile }
action-win-value = Nyerés: { $faan } faan
action-pass-tile = Nem kell: { $tile }
action-rob = Kong kirablása, nyerés
action-exchange-three = Három kő átadása
    .key = Enter
action-missing-suit = Hiányzó szín kijelölése
    .key = M
action-missing-suit-m = Karakter nélkül
    .key = M
action-missing-suit-p = Kör nélkül
    .key = P
action-missing-suit-s = Bambusz nélkül
    .key = S
action-pass-tiles = Kövek továbbadása
    .key = Enter
action-pass-tiles-blind = { $n } saját kő és { $blind } vakon
action-charleston = Folytatás vagy leállítás
    .key = C
action-charleston-continue = Második Charleston
    .key = C
action-charleston-stop = A Charleston leállítása
    .key = S
action-mush = Kövek a közös halomba
    .key = Enter
action-mush-tiles = { $n ->
    [0] Semmit a halomba
   *[other] { $n } kő a halomba
 }
action-courtesy = Kövek felajánlása
    .key = Enter
action-courtesy-tiles = { $n ->
    [0] Nem ajánlok semmit
   *[other] { $n } kő felajánlása
 }
action-bet = Fogadás
    .key = B
action-bet-on = Fogadás erre: { $who }
action-expose = Hívás
    .key = C
action-expose-pung = Pung
    .key = P
action-expose-kong = Kong
    .key = K
action-expose-quint = Kvint
    .key = Q
action-expose-sextet = Szextett
    .key = X
action-expose-jokers = { $set }, { $jokers ->
    [0] joker nélkül
   *[other] { $jokers } jokerrel
 }
action-expose-tile = Hívás: { $tile }; felfedve: { $set } { $jokers ->
    [0] joker nélkül
   *[other] { $jokers } jokerrel
 }
action-exchange = Jokercsere
    .key = J
action-exchange-tile = Joker { $from-abl }, cserébe: { $tile }
action-challenge = Halott kéz bejelentése
    .key = H
action-challenge-target = Halottnak mondom { $target-hand }
action-win-card = Mah-jongg: { $hand }, értéke { $value }


## Before play in Sichuan

setup-exchange-three = Válassz ki három egyszínű követ, amelyet átadsz.
    .note = Egy kocka dönti el, ki kapja őket. Egyetlen kő sem mozdul, amíg mind a négyen nem választottak.
setup-exchange-three-chosen = { $n } kő kiválasztva a 3-ból
setup-missing-suit = Jelöld ki a hiányzó színedet.
    .note = Ennek a köveit kell előbb eldobnod, és senki sem nyerhet, amíg van a kezében belőle. A választás titokban marad, amíg mind a négyen nem választottak.
setup-missing-suit-count = { $suit }: { $n } kő a kezedben
exchange-next = A kocka szerint: a következő játékosnak.
exchange-across = A kocka szerint: a szemben ülőnek.
exchange-previous = A kocka szerint: az előző játékosnak.
setup-gave = Átadtad { $to-dat }
setup-got = Kaptad { $from-abl }


## Before play at the American table

setup-dealt-hand = A neked osztott tizennégy kő kész kéz: mondj be mah-jonggot, vagy passzolj, és játssz tovább.
    .label = Kiosztott kéz
setup-first-right = Válassz három követ { $to-dat }, a jobb oldaladra.
    .label = Első jobb
setup-first-across = Válassz három követ { $to-dat }, veled szemben.
    .label = Első szemben
setup-first-left = Válassz három követ { $to-dat }, a bal oldaladra. Választhatsz kevesebbet is, és a többit vakon adod tovább.
    .label = Első bal
setup-mush = Válassz bármennyi követ a közös halomba, vagy egyet se.
    .label = Pépesítés
    .note = A halmot megkeverjük, és annyi követ kapsz belőle, amennyit adtál. Jokert nem lehet bele tenni.
setup-charleston = Legyen második Charleston, vagy leállítod?
    .label = Szavazás
    .note = Ha akár egyvalaki leállítja, nem lesz második Charleston; az udvariassági passz mindkét esetben következik. A válaszok titokban maradnak, amíg mind a négyen nem válaszoltak.
setup-second-left = Válassz három követ { $to-dat }, a bal oldaladra.
    .label = Második bal
setup-second-across = Válassz három követ { $to-dat }, veled szemben.
    .label = Második szemben
setup-second-right = Válassz három követ { $to-dat }, a jobb oldaladra. Választhatsz kevesebbet is, és a többit vakon adod tovább.
    .label = Utolsó jobb
setup-courtesy = Válassz legfeljebb három követ { $to-dat }, veled szemben; elsőnek azt, amelyet a legszívesebben odaadnál.
    .label = Udvariassági passz
    .note = A két ajánlat közül a kisebbnek megfelelő számú követ cserélitek ki. Ha egyet sem választasz, a kezed marad.
setup-courtesy-none = Az udvariassági passzban nem cseréltetek: a szemközti játékos egy követ sem ajánlott fel.
setup-bet = Mind a négy kezet látod. Kire fogadsz?
    .label = Fogadás
    .note = A játékosok csak a leosztás végén tudják meg.
setup-pass = Jokert sohasem lehet továbbadni. Egyetlen kő sem mozdul, amíg mind a négyen nem választottak.
setup-blind = Vak passz: saját kövek helyett olyanokat adsz tovább látatlanban, amelyek most érkeznek hozzád. Ahány kővel kevesebbet választasz háromnál, annyi megy tovább az érkezőkből.
setup-blind-count = { $n } saját, { $blind } vakon
setup-tiles-chosen = { $n ->
    [0] Nincs kiválasztott kő
   *[other] { $n } kő kiválasztva
 }
setup-charleston-first = Első Charleston
setup-charleston-second = Második Charleston


## Events

event-first-east = { $who } dobja a legnagyobbat ({ $n }), ő lesz Kelet.
event-first-east-you = Te dobod a legnagyobbat ({ $n }), te leszel Kelet.
event-deal = Kiosztottuk a köveket. Az osztó: { $dealer }.
event-deal-you = Kiosztottuk a köveket. Te vagy az osztó.
event-draw = { $who } húz.
event-draw-you = Húzásod: { $tile }.
event-draw-tile = { $who } { $tile-acc } húz.
event-replacement = { $who } pótkövet húz.
event-replacement-you = A pótkő, amit húztál: { $tile }.
event-replacement-tile = { $who } pótkövet húz: { $tile }.
event-flower = { $who } { $tile-acc } mutat fel, és pótkövet húz.
event-flower-you = Felmutattad: { $tile }. Pótkövet húzol.
event-discard = { $who } { $tile-acc } dob el.
event-discard-you = Eldobtad: { $tile }.
event-chow = { $who } chow-t hív: { $tiles }.
event-chow-you = Chow-t hívsz: { $tiles }.
event-pung = { $who } pungot hív: { $tile }.
event-pung-you = Pungot hívsz: { $tile }.
event-kong = { $who } kongot hív: { $tile }.
event-kong-you = Kongot hívsz: { $tile }.
event-concealed-kong = { $who } rejtett kongot mond be: { $tile }.
event-concealed-kong-you = Rejtett kongot mondasz be: { $tile }.
event-added-kong = { $who } { $tile-acc } tesz a pungjához: kong.
event-added-kong-you = A pungodhoz tetted: { $tile }. Kong.
event-pass = { $who } passzol.
event-pass-you = Passzolsz.
event-win-discard = { $who } nyer { $from-onto }: { $tile }.
event-win-discard-you = Nyertél { $from-onto }: { $tile }.
event-win-self-draw = { $who } önhúzással nyer: { $tile }.
event-win-self-draw-you = Önhúzással nyertél: { $tile }.
event-win-dealt = { $who } a kiosztott kézzel nyer.
event-win-dealt-you = A kiosztott kézzel nyertél.
event-win-robbed-kong = { $who } kirabolja { $from-kong }, és nyer: { $tile }.
event-win-robbed-kong-you = Kiraboltad { $from-kong }, és nyertél: { $tile }.
event-wall-empty = Vége a leosztásnak: elfogyott a fal, senki sem nyert.
event-exchange = { $who } három követ ad át { $to-dat }.
event-exchange-you = Ezeket adod át { $to-dat }: { $tiles }.
event-exchange-to-you = { $who } ezeket adja át neked: { $tiles }.
event-missing-suit = { $who } hiányzó színe: { $suit }.
event-missing-suit-you = A hiányzó színed: { $suit }.
event-pass-tiles = { $who } { $n ->
    [0] semmit sem ad
   *[other] { $n } követ ad
 } át { $to-dat }.
event-pass-tiles-you = Ezeket adod át { $to-dat }: { $tiles }.
event-pass-tiles-blind-you = Ezeket adod át { $to-dat }: { $tiles }, és vakon még { $n } érkező követ.
event-pass-blind-you = Vakon adsz tovább { $n } érkező követ { $to-dat }.
event-pass-none-you = Mind a négyen vakon passzoltatok: egy köved sem mozdul.
event-pass-tiles-to-you = { $who } ezeket adja át neked: { $tiles }.
event-pass-blind-to-you = { $who } neked adott köveiből { $n } látatlanul megy tovább.
event-mush = { $who } { $n ->
    [0] semmit sem tesz
   *[other] { $n } követ tesz
 } a közös halomba.
event-mush-you = Ezeket teszed a közös halomba: { $gave }; ezeket kapod: { $got }.
event-mush-none-you = Semmit sem teszel a közös halomba.
event-charleston = { $who } folytatná a második Charlestonnal.
event-charleston-you = Folytatnád a második Charlestonnal.
event-charleston-stop = { $who } leállítja a Charlestont.
event-charleston-stop-you = Leállítod a Charlestont.
event-bet = A fogadó erre a játékosra fogadott: { $who }.
event-bet-you = A fogadó rád fogadott.
event-bet-by-you = Erre a játékosra fogadtál: { $who }.
event-exposure = { $who } { $tile-acc } hív, és felfed: { $set }{ $jokers ->
    [0] .
   *[other] {" "}{ $jokers } jokerrel.
 }
event-exposure-you = Hívtad: { $tile }. Felfedted: { $set }{ $jokers ->
    [0] .
   *[other] {" "}{ $jokers } jokerrel.
 }
event-joker-exchange = { $who } elvesz { $from-abl } egy jokert, és ezt teszi a helyére: { $tile }.
event-joker-exchange-you = Elveszel { $from-abl } egy jokert, és ezt teszed a helyére: { $tile }.
event-joker-exchange-own = { $who } kivesz egy jokert a saját csoportjából, és ezt teszi a helyére: { $tile }.
event-joker-exchange-own-you = Kiveszel egy jokert a saját csoportodból, és ezt teszed a helyére: { $tile }.
event-challenge-right = { $who } halottnak mondja { $target-hand }, és igaza van.
event-challenge-right-you = Halottnak mondod { $target-hand }, és igazad van.
event-challenge-wrong = { $who } halottnak mondja { $target-hand }, de téved.
event-challenge-wrong-you = Halottnak mondod { $target-hand }, de tévedsz.
event-dead-false-win = { $who } mah-jonggja nem kéz a kártyáról: a keze halott.
event-dead-false-win-you = A mah-jonggod nem kéz a kártyáról: a kezed halott.
event-dead-false-call = { $who } hívása után a kártya egyetlen keze sem lehetséges: a keze halott.
event-dead-false-call-you = A hívásod után a kártya egyetlen keze sem lehetséges: a kezed halott.
event-dead-challenged = { $who } keze halott: a csoportjaival a kártya egyetlen keze sem lehetséges.
event-dead-challenged-you = A kezed halott: a csoportjaiddal a kártya egyetlen keze sem lehetséges.
event-out = { $who } nyert, és kiszállt a leosztásból.
event-out-you = Nyertél, és kiszálltál a leosztásból; a többiek folytatják.
event-payment = { $payment }: { $from } { $points } pontot fizet { $to-dat }.
event-payment-you = { $payment }: { $points } pontot fizetsz { $to-dat }.
event-payment-to-you = { $payment }: { $from } { $points } pontot fizet neked.
ending-win = Vége a leosztásnak: nyertes kéz született.
ending-wall = Vége a leosztásnak: elfogyott a fal.
ending-three-winners = Vége a leosztásnak: hárman nyertek.
ending-dead = Vége a leosztásnak: csak egy élő kéz maradt, senki sem fizet.
event-your-turn = Te jössz.
event-your-claim = { $from } { $tile-acc } dobott el. Elviheted: { $actions }.
event-your-rob = { $from } { $tile-acc } tesz a pungjához. Kirabolhatod a kongot: { $actions }.
event-thinking = { $who } gondolkodik …
event-short-draw = Húz
event-short-pass = Passz
event-short-flower = Virág
event-short-replacement = Pótkő
event-short-choosing = Választ …


## Why something cannot be done

why-not-asked = Erre a helyre most nem vár kérdés.
why-wrong-moment = Ezt most nem lehet.
why-not-held = Nincsenek meg hozzá a köveid.
why-deal-over = A leosztásnak vége.
why-no-chow = Ezekből a kövekből nem lesz chow az eldobott kővel.
why-not-next = Chow-t csak a soron következő játékos hívhat.
why-no-replacement = Elfogyott a fal: nincs pótkő a konghoz.
why-after-claim = Chow vagy pung után előbb el kell dobnod egy követ.
    .note = Ebben a körben nem nyerhetsz, és kongot sem mondhatsz be.
why-no-pung = Nincs ilyen kőből nyílt pungod, amelyhez hozzátehetnéd.
why-only-robbing = Hozzáadott kongot csak nyeréssel lehet kirabolni.
why-last-discard = Elfogyott a fal: az utolsó eldobott kővel csak nyerni lehet.
why-not-a-hand = Ezek a kövek nem adnak nyerő kezet.
why-below-minimum = { $total } faan a szükséges { $minimum } helyett.
    .note = A kéz kész, de csak { $total } faant ér, és ennél az asztalnál { $minimum } kell.
why-passed-win = Ezzel a kővel kihagytál egy nyerést; a következő húzásod után nyerhetsz vele újra.
why-missing-suit = Ezt a hiányzó színed miatt nem lehet.
    .note = A hiányzó színből semmit sem lehet alkotni, és senki sem nyerhet, amíg van a kezében belőle.
why-not-one-suit = A három kőnek egy színből kell lennie.
why-missing-suit-first = Előbb a hiányzó színedet dobd el.
why-wrong-count = Nem ennyi követ kell adni.
    .note = Három kő megy tovább, a vakon adottak is beleszámítanak. Az udvariassági passz legfeljebb három kő.
why-joker-passed = Jokert sohasem lehet továbbadni.
why-no-group = Ezekből a kövekből nem lesz pung, kong, kvint vagy szextett az eldobott kővel.
    .note = Egy csoport három-hat egyforma kő; bármelyikük helyén állhat joker.
why-no-open-hand = Ezzel a csoporttal a kártya egyetlen nyílt keze sem volna lehetséges.
why-hot-wall = Már az utolsó falból húztok: eldobott követ csak mah-jonggra lehet hívni.
why-concealed-only = Ez a kéz zárt, és már felfedtél egy csoportot.
    .note = A C jelű kézhez csak a mah-jonggot lehet hívni, előtte egyetlen csoportja sem fedhető fel.
why-no-joker = Egyetlen felfedett csoportban sincs olyan joker, amely egy nálad lévő kő helyén áll.
why-no-target = Csak más élő játékos keze mondható halottnak, akinek van felfedett csoportja, és körönként mindenkié egyszer.
why-not-your-turn = Nem te vagy soron.
why-waiting = A válaszod megvan, a többiek még döntenek.
why-thinking = A gépi játékosok még gondolkodnak.
why-replay = Ez visszajátszás, itt nem lehet lépni.
why-select-first = Előbb válassz egy követ.
why-select-three = Előbb válassz három követ.
why-left-deal = Már nyertél, és kiszálltál a leosztásból.
why-dead-hand = A kezed halott: nem húzol, nem hívsz és nem dobsz el többé.
why-joker-discarded = Az eldobott jokert senki sem hívhatja.
why-nothing-offered = Most nincs mit elvinni.
why-answer-first = Előbb válaszolj: vidd el a követ, vagy passzolj.
why-legal = Most lehetséges: { $actions }.


## Patterns of Hong Kong

pattern-all-chows = Csupa chow
    .note = Négy chow és egy számozott kövekből álló pár; szél- vagy sárkánypárral nem jár.
pattern-concealed-hand = Rejtett kéz
    .note = Egyetlen készletet sem hívtál mástól. Rejtett kong lehet benne, és a nyerő kő jöhet eldobásból is. Hét párral is jár.
pattern-self-draw = Önhúzás
    .note = A nyerő követ magad húztad: a falból, pótkőként, vagy osztóként az első tizennégy kővel.
pattern-no-flowers = Virág nélkül
    .note = Egyetlen virágot vagy évszakot sem mutattál.
pattern-red-dragon = Vörös sárkányhármas
    .note = Pung vagy kong vörös sárkányból.
pattern-green-dragon = Zöld sárkányhármas
    .note = Pung vagy kong zöld sárkányból.
pattern-white-dragon = Fehér sárkányhármas
    .note = Pung vagy kong fehér sárkányból.
pattern-seat-wind = Hely-szél
    .note = Pung vagy kong a saját helyed szeléből.
pattern-round-wind = Kör-szél
    .note = Pung vagy kong keleti szélből, mert az a kör szele. Keletnek ez a hely-szele is: nála a kettő összeadódik.
pattern-small-three-dragons = Kis három sárkány
    .note = Két sárkányból pung vagy kong, a harmadikból pár. A két sárkányhármas helyett jár.
pattern-all-pungs = Csupa pung
    .note = Négy pung vagy kong és egy pár.
pattern-half-flush = Fél szín
    .note = Egyetlen szín kövei szelekkel vagy sárkányokkal együtt.
pattern-full-flush = Teljes szín
    .note = Egyetlen szín kövei, semmi más.
pattern-seven-pairs = Hét pár
    .note = Hét pár négy készlet és egy pár helyett. A fél és a teljes szín hozzáadódik.
pattern-own-flower = Saját virág
    .note = A helyedhez illő virág: Keleté a szilva, Délé az orchidea, Nyugaté a krizantém, Északé a bambusz.
pattern-own-season = Saját évszak
    .note = A helyedhez illő évszak: Keleté a tavasz, Délé a nyár, Nyugaté az ősz, Északé a tél.
pattern-all-flowers = Mind a négy virág
    .note = Szilva, orchidea, krizantém és bambusz. A saját virág helyett jár.
pattern-all-seasons = Mind a négy évszak
    .note = Tavasz, nyár, ősz és tél. A saját évszak helyett jár.
pattern-kong-replacement = Nyerés kong-pótlóval
    .note = A nyerő kő a kongért húzott pótkő, akkor is, ha közben virág jött. A virágért húzott pótkő nem számít.
pattern-robbed-kong = Kirabolt kong
    .note = A nyerő kő az, amelyet valaki más éppen a pungjához tett.
pattern-last-draw = Utolsó húzás
    .note = A nyerő kő húzásával fogyott el a fal, bármelyik végéről.
pattern-last-discard = Utolsó eldobás
    .note = A nyerő követ akkor dobták el, amikor a fal már elfogyott.
pattern-thirteen-orphans = Tizenhárom árva
    .note = Minden színből az egyes és a kilences, minden szél és minden sárkány egyszer, és e tizenhárom közül egy még egyszer.
pattern-all-honors = Csupa honőr
    .note = Csak szelek és sárkányok: négy készlet és egy pár, vagy hét pár.
pattern-all-terminals = Csupa szélső kő
    .note = Csak egyesek és kilencesek: négy pung vagy kong és egy pár.
pattern-great-three-dragons = Nagy három sárkány
    .note = Mindhárom sárkányból pung vagy kong.
pattern-great-four-winds = Nagy négy szél
    .note = Mind a négy szélből pung vagy kong.
pattern-four-kongs = Négy kong
    .note = Négy kong, bármilyen módon, és egy pár.
pattern-nine-gates = Kilenc kapu
    .note = Nyílt készlet és kong nélkül: egy színből 1112345678999 és még egy kő ugyanabból a színből; mindegy, melyik jött utoljára.
pattern-four-concealed-pungs = Négy rejtett pung
    .note = Négy rejtett pung vagy rejtett kong, önhúzással. Amelyik pung eldobott kővel lett meg, az nem rejtett.
pattern-chicken-hand = „Csirke” kéz
    .note = Kész kéz egyetlen értékes forma nélkül: 0 faan.


## Patterns of Sichuan

pattern-outside-hand = Külső kéz
    .note = Minden készletben és a párban is van egyes vagy kilences. Csak négy készlettel és egy párral; a csupa pung hozzáadódik.
pattern-all-258 = Csupa 2/5/8 pung
    .note = Négy pung vagy kong és a pár, mind kettesből, ötösből és nyolcasból. A csupa pung helyett jár.
pattern-single-wait = Egykezes várás négy nyílt csoporttal („arany horog”)
    .note = Négy bemondott készlet, hívott vagy bármilyen kong, és nyerés a párral. A csupa punghoz és a csupa 2/5/8 punghoz hozzáadódik.
pattern-root = Gyökér
    .note = Minden négy egyforma kőért egyszer jár, akár kongnak mondták be őket, akár nem, bárhol vannak a kézben; hét párban is.
pattern-last-tile = Utolsó kő
    .note = A nyerő kő húzásával fogyott el a fal, vagy a nyerő követ akkor dobták el, amikor a fal már elfogyott.


## Cards of the American table

card-house = Házi kártya
card-category-year = Év
card-category-2468 = 2468
card-category-multiplication = Szorzás
card-category-quints = Kvintek
card-category-consecutive-run = Sorozatok
card-category-13579 = 13579
card-category-winds-dragons = Szelek és sárkányok
card-category-369 = 369
card-category-singles-pairs = Szinglik és párok
card-open = X
card-closed = C
card-or = vagy
card-note-join = { $first }, { $next }
card-note-suits = tetszőleges { $n } szín
card-note-these-numbers = csak ezek a számok
card-note-number-any = tetszőleges szám
card-note-number-odd = tetszőleges páratlan szám
card-note-number-even = tetszőleges páros szám
card-note-number-369 = 3, 6 vagy 9
card-note-like-any = tetszőleges azonos számok
card-note-like-odd = azonos páratlan számok
card-note-like-even = azonos páros számok
card-note-like-369 = azonos számok: 3, 6 vagy 9
card-note-run-any = { $n } egymást követő szám
card-note-run-odd = { $n } egymást követő páratlan szám
card-note-run-even = { $n } egymást követő páros szám
card-note-run-369 = 3 és 6 vagy 6 és 9
card-note-together = { $n ->
    [1] a számok együtt mozognak
   *[other] a számok együtt mozognak (lépésköz: { $n })
 }
card-note-kept = { $numbers } változatlan
card-note-year = az év szinglikből
card-note-matching-dragons = { $n ->
    [one] illő sárkány
   *[other] illő sárkányok
 }
card-note-opposite-dragons = { $n ->
    [one] ellentétes sárkány
   *[other] { $n } ellentétes sárkány
 }
card-note-any-dragons = { $n ->
    [one] tetszőleges sárkány
   *[other] tetszőleges { $n } különböző sárkány
 }
card-note-any-winds = { $n ->
    [one] tetszőleges szél
   *[other] tetszőleges { $n } különböző szél
 }
card-note-no-jokers = { $n ->
    [one] a ! jelű csoportban nincs joker
   *[other] a { $n } ! jelű csoportban nincs joker
 }
card-note-exact = pontosan ezek a kövek
card-legend-signs = X nyílt, C zárt; = a számok maradnak, ! joker nélkül.
card-legend-suits = a, b, c: különböző színek, bármilyen sorrendben. F virág; N, E, W, S északi, keleti, nyugati, déli szél; R vörös, G zöld sárkány; 0 fehér sárkány (szappan).
card-legend-any = D a, b vagy c betűvel: annak a színnek a sárkánya; x, y vagy z betűvel: tetszőleges sárkány, más betű más sárkány. Z ugyanígy szelekre.
card-title = A kártya
    .note = { $name }, { $year }
card-open-hand = nyílt: a csoportjai hívhatók és felfedhetők
card-closed-hand = zárt: csak az utolsó kő hívható, mah-jonggra
card-value = { $n } pontot ér
card-value-jokerless = joker nélkül { $n } pontot ér
card-impossible = { $hand } kimarad: ebben az évben nem rakható ki: { $year }.
card-sort-card = a kártya sorrendjében
card-sort-nearest = a legközelebbi elöl
card-hide-out = Elérhetetlen kezek elrejtése
card-all = Az egész kártya
card-own-title = Saját kártyáid
card-own-kept = A böngésző megőrzi ezt a kártyát: { $name }.
card-own-remove = Eltávolítás
card-shared = { $line }. sor: a(z) „{ $hand }” kéz { $of } változatából { $n } a(z) „{ $other }” kézben is megvan ({ $above }. sor); amely kövek mindkettőt kiadják, azokért a drágább jár.
card-error = { $line }. sor, { $column }. oszlop: { $problem }
card-error-large = A fájl túl hosszú egy kártyához; válassz szövegfájlt, amelyben kezek vannak.
card-error-house-id = A(z) „{ $id }” azonosító a programmal járó kártyáé. A tiédnek adj másik azonosítót a [card] alatt.
card-error-toml = ez nem TOML. { $what }
card-error-unknown-key = nincs „{ $key }” kulcs; itt ezek állhatnak: { $list }.
card-error-missing-key = hiányzik: „{ $key }”; írd hozzá: { $example }.
card-error-bad-value = „{ $key }” értéke nem lehet ez; helyesen: { $example }.
card-error-no-hands = a kártyán nincs egyetlen kéz sem; írj hozzá egy [[hand]] részt a kulcsaival.
card-error-same-id = feljebb már van „{ $id }” azonosítójú kéz; ennek adj másikat.
card-error-unknown-symbol = „{ $symbol }” nem jel; a jelek: 1–9 0 Y F N E W S D Z R G, utánuk egy betű: a b c x y z, végül !
card-error-not-at-end = „{ $symbol }” a csoport végén áll: előtte nincs szóköz, utána van.
card-error-not-at-beginning = az „=” a csoport elején áll: előtte van szóköz, utána nincs.
card-error-empty-group = ebben a csoportban nincs kő: „{ $group }”.
card-error-missing-letter = „{ $group }” mögé betű kell: { $list }.
card-error-superfluous-letter = „{ $group }” betűje semmihez sem tartozik; hagyd el.
card-error-superfluous-keep = az „=” a számokat tartja helyben, de „{ $group }” számok nélküli; hagyd el.
card-error-superfluous-bang = a „!” a pungból és a nagyobb egységekből zárja ki a jokert, de „{ $group }” ilyen nélküli; hagyd el.
card-error-long-unit = „{ $group }” hatnál több egyforma követ tartalmaz egymás mellett; egy egység egy–hat kő.
card-error-year-twice = „{ $group }” kétszer tartalmaz Y jelet; egy csoportban egyszer állhat az év.
card-error-wrong-count = a sor köveinek száma { $n }; egy kéz 14 kő.
card-error-nothing-to-shift = a „shift” a sor számait tolja el, de itt nincs eltolható szám; hagyd el.
card-error-impossible = 152 kőből ez a sor nem rakható ki: több egyforma kő kell hozzá, mint amennyi van, vagy nyolcnál több joker.
outlook-title = Ami a köveidből lehet
outlook-distance = { $n ->
    [0] kész
   *[other] még { $n }
 }
    .note = { $n ->
    [0] A köveid ezt a kezet adják.
   *[other] { $n } kő hiányzik, a jokereket oda számítva, ahol állhatnak.
 }
outlook-missing = Hiányzik: { $tiles }
outlook-lack = { $n } × { $tile }, nem látható még { $unseen }
outlook-lack-natural = { $n } × { $tile } joker nélkül, nem látható még { $unseen }
outlook-jokers = { $n ->
    [0] minden joker látható
   *[other] { $n } joker nem látható
 }
outlook-legend = Minden kő mellett az áll, hány hiányzik belőle, zárójelben pedig, hányat nem látsz.
outlook-out = elérhetetlen
outlook-out-year = Ebben az évben ez a kéz nem rakható ki.
outlook-out-closed = Ez a kéz zárt, és már felfedtél egy csoportot.
outlook-out-groups = A felfedett csoportjaid nincsenek ebben a kézben.
outlook-out-gone = Túl kevés maradt ebből: { $tile }.


## Options of a deal and settings of a sitting

option-min_faan = Minimum
    .note = Legalább ennyi faannal lehet nyerni.
option-cap = Felső határ
    .note = Ennél többet nem érhet egy kéz, a határkezek sem.
option-payment = Fizetés eldobásra
    .note = Ki fizet, ha a nyerő követ eldobták, vagy kongot raboltak ki.
option-payment-full = egyedül
    .note = Az eldobó az alappont háromszorosát fizeti, a többiek semmit.
option-payment-shared = megosztva
    .note = Az eldobó az alappont kétszeresét fizeti, a másik kettő egyszer-egyszer.
option-last_discard = Utolsó eldobás
    .note = Mire vihető el az a kő, amelyet a fal elfogyása után dobnak el.
option-last_discard-win-only = csak nyerésre
    .note = Csak nyerni lehet vele.
option-last_discard-open = bármire
    .note = Pungra és chow-ra is elvihető.
option-passed_win = Kihagyott nyerés
    .note = Mi történik azzal, aki nyerhetett volna, de nem tette.
option-passed_win-off = nincs következménye
    .note = A kihagyott nyerés később is megszerezhető.
option-passed_win-same-tile = ugyanazzal a kővel nem
    .note = Aki kihagy egy nyerést, a következő húzásáig nem nyerhet ugyanolyan kővel.
option-passed_win-until-draw = csak nagyobb
    .note = Aki kihagy egy nyerést, a következő húzásáig sem eldobásra, sem kirabolt konggal nem nyerhet, hacsak nem többet érő kézzel.
option-seven_pairs_quads = Négy egyforma két párnak
    .note = Hét párban négy egyforma kő két párnak számít.
option-exchange_three = Három kő cseréje
    .note = A hiányzó szín kijelölése előtt mindenki továbbad három egyszínű követ; egy kocka dönti el, kinek.
option-kong_refund = Kongdíj visszatérítése
    .note = Ki adja vissza a kongdíjat, amikor elfogyott a fal.
option-kong_refund-not-won = aki nem nyert
    .note = Minden játékos, aki nem nyert.
option-kong_refund-not-ready = akinek a keze nem várakozó
    .note = Csak az, aki nem nyert, és várakozó keze sincs.
option-mush = Pépesítés
    .note = Az első bal után mindenki köveket adhat egy közös halomba, és keverés után ugyanannyit kap vissza.
option-hot_wall = Forró fal
    .note = Az utolsó fal első húzásától az eldobott kő csak mah-jonggra hívható.
option-jokerless_singles_pairs = Joker nélkül: szinglik és párok is duplán
    .note = A szinglik és párok kategória kezei is duplán fizetnek joker nélkül. A liga szokása: ki.
option-errors = Hibák
    .note = Mi történik a téves mah-jongg vagy egyetlen kézhez sem illő hívás után.
option-errors-prevented = megelőzve
    .note = A program egyiket sem kínálja.
option-errors-punished = büntetve
    .note = Bármi bemondható; aki téved, annak a keze halott.
option-bettor = Fogadó
    .note = Egy ötödik játékos kimarad a leosztásból, látja az összes kezet, és egy játékosra fogad.
option-rotate_dealer = Az osztó változik
    .note = Minden további leosztásban a következő hely oszt.
option-default = { $value } (szokásos)
option-changed = Eltérés a szokásostól: { $list }
option-range = { $low }–{ $high }


## The table

nav-table = Asztal
nav-rules = Teljes szabályok
nav-card = Kártya
nav-replays = Visszajátszás
nav-score = Pontszámítás
nav-settings = Beállítások
nav-label = Nézetek
nav-skip = Ugrás az asztalhoz
start-title = Válassz asztalt
start-deal = Osztás
start-options = Az asztal szabályai
start-players = Gépi játékosok
start-seed = Kiinduló szám
    .note = Ugyanaz a szám ugyanazokkal a szabályokkal ugyanazokat a köveket adja. Új leosztáshoz hagyd üresen.
start-card = Kártya
start-card-own = Kártya fájlból
    .note = Szövegfájl a kezekkel; a formátumát a program leírása mondja el.
start-card-refused = Ez a kártya nem használható: { $what }
start-card-file-refused = { $file }: ez a kártya nem használható: { $what }
start-year = Év
    .note = Az az év, amelyet a kártya év-kezei mutatnak, 1900-tól 2099-ig.
start-resume = A leosztás folytatása
table-label = Asztal: { $table }
table-you = A kezed
table-hand-of = { $who }: kéz
table-melds-of = { $who }: nyílt készletek
table-flowers-of = { $who }: virágok
table-discards-of = { $who }: eldobott kövek
table-claims = Amit tehetsz
table-log = Ami történt
table-latest = Legutóbb: { $what }
table-wall = { $n ->
    [0] Elfogyott a fal
   *[other] Még { $n } kő van a falban
 }
    .short = Fal: { $n }
table-dealer = Osztó
table-prevailing = Kör-szél: { $wind }
table-seat-wind = Hely-szeled: { $wind }
table-turn = { $who } következik
table-turn-you = Te jössz
table-hand-count = { $n } kő kézben
table-ready = Egy kőre a nyeréstől
table-missing-suit = Hiányzó szín: { $suit }
table-missing-suit-none = A hiányzó szín még titok
table-won = Nyert
    .note = { $who } nyert, és kiszállt a leosztásból.
table-playing = Játékban
    .note = Még { $n } játékos van játékban
table-dead = Halott kéz
    .note = { $who } nem húz, nem hív és nem dob el többé, de fizet, mint a többiek.
table-dead-you = A kezed halott
    .note = Nem húzol, nem hívsz és nem dobsz el többé, de fizetsz, mint a többiek.
table-walls = Ami a falakból maradt
table-wall-part = { $wall }: { $n }
table-wall-east = Kelet fala
table-wall-north = Észak fala
table-wall-west = Nyugat fala
table-wall-south = Dél fala
table-wall-last = Utolsó fal
table-last-wall = Már az utolsó falból húztok
table-bettor = { $who } most kimarad, ő a fogadó
table-bettor-you = Most kimaradsz, te vagy a fogadó
table-bet = A fogadás erre szólt: { $who }
table-next-deal = Következő leosztás
table-same-deal = Ugyanez még egyszer
table-new-deal = Új leosztás
table-abandon = Otthagyod ezt a leosztást?
    .note = A megkezdett leosztás elvész.
table-share = Leosztás megosztása
table-copy-address = Cím másolása
table-copied = A cím a vágólapra került.
table-copy-failed = A címet nem sikerült másolni; itt van: { $address }
table-score = Állás { $n } leosztás után
table-score-reset = Állás törlése
table-sort = Kéz rendezése
table-move-left = Kő balra
table-move-right = Kő jobbra
table-speed = Sebesség
speed-1 = Nagyon lassú
speed-2 = Lassú
speed-3 = Közepes
speed-4 = Gyors
speed-5 = Azonnali
speed-step = Lépésenként
    .note = A gépi játékosok minden lépése rád vár.
table-step = Következő lépés
table-skip = Ugrás a végére
    .note = A többiek maguk játszanak tovább.
table-timer = Még { $n } másodperc
table-options-in-force = Érvényes szabályok
table-fullscreen = Teljes képernyő


## Settlement

settlement-title = Elszámolás
settlement-winner = { $who } nyert
settlement-winner-you = Nyertél
settlement-draw = Senki sem nyert
    .note = Döntetlen: elfogyott a fal. Mindenki nulla pontot kap.
settlement-by-discard = { $from-onto }
settlement-by-self-draw = önhúzással
settlement-by-robbed-kong = { $from-kong } kirabolva
settlement-pattern = Forma
settlement-value = Faan
settlement-total = Összesen
settlement-counted = Együtt { $sum } faan, a felső határ { $cap }
settlement-limit = Határkéz
settlement-base = Alappont
    .note = Kettő a { $total }. hatványon: { $base }
settlement-payments = Fizetések
settlement-pays = { $who } { $points } pontot fizet
settlement-pays-you = { $points } pontot fizetsz
settlement-receives = { $who } { $points } pontot kap
settlement-receives-you = { $points } pontot kapsz
settlement-nothing = { $who } nem fizet
settlement-nothing-you = Nem nyersz és nem vesztesz pontot
settlement-hands = Minden kéz
settlement-this-deal = Ez a leosztás
settlement-all-deals = Az összes leosztás
settlement-seed = Kiinduló szám: { $seed }
settlement-commitment = Lenyomat: { $hash }
    .note = A kiinduló szám és a szabályok SHA-256 lenyomata. Már az első kő előtt látható, ezért a program később nem változtathat rajtuk.
settlement-check = Leosztás ellenőrzése
    .note = Mentsd el a jegyzőkönyvet, és futtasd: „sparrows replay FÁJL”. A kiinduló számból újra lejátssza a leosztást, és megmutatja, hogy menet közben semmi sem változott.
settlement-checked = A kiinduló szám és a szabályok az első kő előtt mutatott lenyomatot adják.
settlement-check-failed = A kiinduló szám és a szabályok nem az első kő előtt mutatott lenyomatot adják.
settlement-waits = Erre várt: { $tiles }
settlement-ready = Egy kőre volt a nyeréstől
settlement-hand = A kártya keze
settlement-hand-line = { $category }, { $hand }: { $line }
settlement-hand-value = Érték
settlement-jokerless = Joker nélkül
    .note = Nincs joker a kézben: minden megduplázódik.
settlement-jokerless-single = Joker nélkül
    .note = A szinglik és párok kezei ennél az asztalnál nem fizetnek érte duplán.
settlement-bet-upon = Fogadtak rá
    .note = A fogadó a nyertesre fogadott: minden megduplázódik, és ketten egyenlően osztoznak.
settlement-doubled = × 2
settlement-discarder-double = Az eldobó duplán fizet.
settlement-self-draw-double = Saját húzás: mindenki duplán fizet.
settlement-bettor-pays = A fogadó erre a játékosra fogadott, és ugyanannyit fizet: { $who }.
settlement-bettor-pays-you = Erre a játékosra fogadtál, és ugyanannyit fizetsz: { $who }.
settlement-dead = Senki sem nyert
    .note = Csak egy élő kéz maradt. Senki sem fizet.
settlement-dead-hand = Halott kéz


## Ledger

settlement-ledger = Számla
    .note = Minden fizetés, a könyvelés sorrendjében.
settlement-ledger-for = Miért
settlement-ledger-from = Fizet
settlement-ledger-to = Kap
settlement-ledger-points = Pont
settlement-ledger-empty = Még nem történt fizetés.
settlement-not-ready = Nem várakozó kéz
settlement-ready-value = Várakozó kéz, legfeljebb { $points } pontért
settlement-flower-pig = Virágdisznó
    .note = A kezében maradt a hiányzó színből.
payment-win = Nyerés
    .note = Eldobásra vagy kirabolt konggal az fizeti az alappontot, akinek a köve volt. Önhúzásra minden játékban lévő ellenfél az alappontot fizeti és még 1 pontot.
payment-exposed-kong = Nyílt kong
    .note = A beszállítója fizet 2 pontot, aki a követ eldobta.
payment-added-kong = Hozzáadott kong
    .note = Minden játékban lévő ellenfél 1 pontot fizet.
payment-concealed-kong = Rejtett kong
    .note = Minden játékban lévő ellenfél 2 pontot fizet.
payment-kong-refund = Kongdíj visszatérítése
    .note = Elfogyott a fal: aki nem nyert, annak a kongdíja visszajár azoknak, akik fizették.
payment-flower-pig = Virágdisznó
    .note = Elfogyott a fal: aki nem nyert, és a kezében maradt a hiányzó színből, 32 pontot fizet mindenkinek, aki nem virágdisznó.
payment-ready-hand = Készkéz-büntetés
    .note = Elfogyott a fal: aki nem nyert, és a keze nem várakozó, minden várakozó kéznek annyit fizet, amennyivel az legtöbbet nyerhetett volna.
payment-bet = Fogadás
    .note = A fogadó része: a fele annak, amit a megfogadott nyertes kap, vagy amit a fogadó a megfogadott játékosként fizet.


## Settings

setting-title = Beállítások
setting-look = Megjelenés
setting-play = Játék
setting-sound = Hang
setting-data = Adataid
setting-theme = Oldal
setting-theme-auto = mint az eszközé
setting-theme-light = világos
setting-theme-dark = sötét
setting-contrast = Kontraszt
setting-grain = Szemcse
setting-temperature = Színhőmérséklet
    .note = Lefelé hűvösebb, felfelé melegebb.
setting-tile-size = Kövek mérete
setting-palette = Kövek színei
setting-palette-traditional = hagyományos
setting-palette-colour-blind = színtévesztőknek
setting-palette-high-contrast = erős kontraszt
setting-back = Kövek hátlapja
setting-back-green = zöld
setting-back-blue = kék
setting-back-red = piros
setting-back-bamboo = bambusz
setting-cloth = Terítő
setting-cloth-green = zöld
setting-cloth-blue = kék
setting-cloth-grey = szürke
setting-cloth-wood = fa
setting-index = Jelek a kövek sarkában
setting-motion = Mozgás
setting-motion-auto = mint az eszközé
setting-motion-off = kikapcsolva
setting-one-tap = Eldobás egy érintésre
    .note = A kő az érintésre azonnal megy, megerősítés nélkül.
setting-auto-pass = Passz magától
    .note = Ha nincs hasznos ajánlat. Nyerésről magától sosem mond le.
setting-never-chow = Chow-t ne kínáljon
setting-timer = Gondolkodási idő
setting-timer-off = nincs korlát
setting-rotate = Az osztó leosztásonként változik
setting-first-east = Kelet az első leosztásban
setting-first-east-person = te
setting-first-east-dice = a legnagyobb dobás
setting-first-east-seat = { $who }
setting-sort = A kéz rendje
setting-sort-auto = magától rendezve
setting-sort-own = saját sorrend
setting-sounds = Hangok
setting-volume = Hangerő
setting-reset = Vissza a szokásos beállításokhoz
setting-reset-done = A szokásos beállítások érvényesek.
setting-preview = Egy kéz, ahogy ezekkel a beállításokkal látszik
setting-options-note = A következő leosztástól érvényesek; a folyamatban lévő a sajátjával megy végig.
setting-export-all = Minden mentése fájlba
setting-import = Fájl megnyitása
setting-clear = Minden törlése erről az eszközről
setting-clear-sure = Törlöd az ezen az eszközön őrzött összes leosztást, állást és beállítást? Ezt nem lehet visszacsinálni.


## Keys

keys-title = Billentyűk
keys-open = Billentyűk listája
keys-choose = kő választása a helye szerint
keys-move = a következő vagy az előző kőre
keys-ends = az első vagy az utolsó kőre
keys-reorder = a kiválasztott kő mozgatása
keys-confirm = megerősítés
keys-deselect = a kő visszatevése
keys-claim = hívás; a betű a gombon áll
keys-pass = passz
keys-next = következő leosztás
keys-step = következő lépés, ha lépésenként megy
keys-card = a kártya be és ki
    .key = V
keys-help = ez a lista be és ki
key-arrows = Nyilak
key-home-end = Home, End
key-enter = Enter
key-space = Szóköz
key-escape = Esc
key-shift = Shift


## Keeping, loading, errors

load-loading = Betöltés …
load-no-script = A játékhoz JavaScript és WebAssembly kell. Kapcsold be, vagy nyisd meg az oldalt másik böngészőben.
load-offline-ready = A játék mostantól kapcsolat nélkül is működik.
load-update = Új változat érkezett. A következő leosztástól lesz érvényben.
load-update-now = Váltás most
keep-saved = Minden lépésed megmarad ezen az eszközön.
keep-export = Leosztás mentése fájlba
keep-import = Leosztás megnyitása fájlból
keep-imported = A leosztás megnyílt.
keep-resumed = A leosztás onnan folytatódik, ahol abbahagytad.
keep-damaged = Az elmentett leosztást nem lehetett elolvasni, ezért félretettük. Elmentheted fájlba, vagy kezdhetsz új leosztást.
    .note = A hiba: { $what }
keep-damaged-settings = Az elmentett beállításokat nem lehetett elolvasni; a szokásosak vannak érvényben.
keep-damaged-cards = Egy itt őrzött kártyát nem lehetett elolvasni, ezért félretettük; a többi kártya megvan.
keep-save-damaged = A sérült leosztás mentése fájlba
keep-full = Ezen az eszközön nincs több hely a leosztás megőrzésére. A játék megy tovább, de újratöltéskor elvész.
keep-blocked = Ez a böngésző nem engedi, hogy az oldal bármit megőrizzen. A játék megy tovább, de újratöltéskor elvész.
error-title = Hiba történt
error-details = Részletek
error-reload = Oldal újratöltése
error-worker = A gépi játékosokat nem sikerült elindítani. Töltsd újra az oldalt; ha ez nem segít, ürítsd a böngésző gyorsítótárát.
error-worker-stopped = A gépi játékosok leálltak. A leosztásod megvan: töltsd újra az oldalt, és folytathatod.
error-worker-page = A gépi játékosok nem tudnak a háttérben gondolkodni. Mostantól magán az oldalon gondolkodnak; a játék megy tovább.
error-build = Az oldal fájljai nem illenek össze. Töltsd újra az oldalt; ha ez nem segít, az oldalt újra kell építeni.
error-fetch = Nem sikerült betölteni: { $file }. Nézd meg a kapcsolatot, és töltsd újra az oldalt.
error-address = A cím nem ír le leosztást: { $what }
error-view = Nincs ilyen nézet. Ez itt a kezdőlap.
error-import = A fájlban nincs leosztás: { $what }
error-record = { $where }: { $what }
error-unknown-table = Nincs ilyen asztal: „{ $name }”. Van: { $list }.
error-unknown-card = Ebben a böngészőben nincs „{ $name }” kártya. Ezek vannak: { $list }. Előbb nyisd meg a kártya fájlját a kártya nézetében.
error-unknown-option = Ennél az asztalnál nincs ilyen beállítás: „{ $key }”. Van: { $list }.
error-option-value = „{ $value }” itt nem lehet: { $key }. Lehetséges: { $list }.
error-seed = „{ $seed }” nem kiinduló szám: 1–64 hexadecimális számjegy (0–9, a–f) kell.
error-year = „{ $year }” nem lehet egy kártya éve: 1900 és 2099 közötti év kell.
error-seat = „{ $name }” nem hely: east, south, west vagy north kell.
error-tile = { $column }. oszlop, „{ $token }”: { $problem }
error-tile-unknown-letter = ismeretlen betű; egy kő egy számjegy és az m p s z f j egyike, például 5m.
error-tile-no-digit = a betű előtt nincs számjegy; egy kő egy számjegy és egy betű, például 5m.
error-tile-no-letter = a számjegy után nincs betű; egy kő egy számjegy és egy betű, például 5m.
error-tile-digit-out-of-range = nincs ilyen kő; m, p és s: 1–9, z: 1–7, f: 1–8, j: 1.
error-tile-no-such-copy = nincs ilyen példány; virág: /1, joker: /1–/8, minden más: /1–/4.
error-tile-copy-of-several = példányszám csak egyetlen kő után állhat, például 5m/2.
error-tile-twice = ugyanaz a kő kétszer szerepel.
error-tile-too-many = ennyi egyforma kő nincs a játékban.
error-tile-other-set = ennél az asztalnál nincs ilyen kő.
error-tile-not-one-tile = itt egyetlen kő kell.
error-tile-copy-needed = itt példányszám is kell, például 5m/2.
error-tile-count = { $have } kő van itt, de { $need } kell.


## Words of the Sichuan table

sichuan-faan = { $n } fan
sichuan-action-win-value = Nyerés: { $faan } fan
sichuan-event-wall-empty = Vége a leosztásnak: elfogyott a fal.
sichuan-why-after-claim = Pung után előbb el kell dobnod egy követ.
sichuan-why-passed-win = Kihagytál egy nyerést; a következő húzásodig csak többet érő kézzel nyerhetsz.
sichuan-pattern-all-pungs = Csupa pung
sichuan-pattern-seven-pairs = Hét pár
    .note = Hét pár négy készlet és egy pár helyett. Négy egyforma kő két párnak számít, és gyökér is jár érte („sárkány” hét pár).
sichuan-pattern-full-flush = Teljes szín
    .note = Egyetlen szín kövei, semmi más. Minden más formához hozzáadódik.
sichuan-pattern-kong-replacement = Nyerés kong-pótlóval
    .note = A nyerő kő a kongért húzott pótkő.
sichuan-pattern-robbed-kong = Kirabolt kong
sichuan-pattern-chicken-hand = Alapkéz
    .note = Kész kéz egyetlen értékes forma nélkül: 0 fan.
sichuan-option-cap = Felső határ
    .note = Ennél több fant nem érhet egy kéz.
sichuan-option-last_discard-open = bármire
    .note = Pungra is elvihető.
sichuan-settlement-draw = Senki sem nyert
    .note = Elfogyott a fal. A kongok és a büntetések elszámolása következik.
sichuan-settlement-value = Fan
sichuan-settlement-counted = Együtt { $sum } fan, a felső határ { $cap }


## Words of the American table

american-suit-m = karakter
american-suit-p = kör
american-suit-s = bambusz
american-suit-f = virágok
american-tile-1m = 1-es karakter
    .acc = 1-es karaktert
    .short = 1 kar.
american-tile-2m = 2-es karakter
    .acc = 2-es karaktert
    .short = 2 kar.
american-tile-3m = 3-as karakter
    .acc = 3-as karaktert
    .short = 3 kar.
american-tile-4m = 4-es karakter
    .acc = 4-es karaktert
    .short = 4 kar.
american-tile-5m = 5-ös karakter
    .acc = 5-ös karaktert
    .short = 5 kar.
american-tile-6m = 6-os karakter
    .acc = 6-os karaktert
    .short = 6 kar.
american-tile-7m = 7-es karakter
    .acc = 7-es karaktert
    .short = 7 kar.
american-tile-8m = 8-as karakter
    .acc = 8-as karaktert
    .short = 8 kar.
american-tile-9m = 9-es karakter
    .acc = 9-es karaktert
    .short = 9 kar.
american-tile-1p = 1-es kör
    .acc = 1-es kört
    .short = 1 kör
american-tile-2p = 2-es kör
    .acc = 2-es kört
    .short = 2 kör
american-tile-3p = 3-as kör
    .acc = 3-as kört
    .short = 3 kör
american-tile-4p = 4-es kör
    .acc = 4-es kört
    .short = 4 kör
american-tile-5p = 5-ös kör
    .acc = 5-ös kört
    .short = 5 kör
american-tile-6p = 6-os kör
    .acc = 6-os kört
    .short = 6 kör
american-tile-7p = 7-es kör
    .acc = 7-es kört
    .short = 7 kör
american-tile-8p = 8-as kör
    .acc = 8-as kört
    .short = 8 kör
american-tile-9p = 9-es kör
    .acc = 9-es kört
    .short = 9 kör
american-tile-1s = 1-es bambusz
    .acc = 1-es bambuszt
    .short = 1 bam.
american-tile-2s = 2-es bambusz
    .acc = 2-es bambuszt
    .short = 2 bam.
american-tile-3s = 3-as bambusz
    .acc = 3-as bambuszt
    .short = 3 bam.
american-tile-4s = 4-es bambusz
    .acc = 4-es bambuszt
    .short = 4 bam.
american-tile-5s = 5-ös bambusz
    .acc = 5-ös bambuszt
    .short = 5 bam.
american-tile-6s = 6-os bambusz
    .acc = 6-os bambuszt
    .short = 6 bam.
american-tile-7s = 7-es bambusz
    .acc = 7-es bambuszt
    .short = 7 bam.
american-tile-8s = 8-as bambusz
    .acc = 8-as bambuszt
    .short = 8 bam.
american-tile-9s = 9-es bambusz
    .acc = 9-es bambuszt
    .short = 9 bam.
american-tile-5z = szappan
    .acc = szappant
american-tile-1f = virág
    .acc = virágot
american-tile-2f = virág
    .acc = virágot
american-tile-3f = virág
    .acc = virágot
american-tile-4f = virág
    .acc = virágot
american-tile-5f = virág
    .acc = virágot
american-tile-6f = virág
    .acc = virágot
american-tile-7f = virág
    .acc = virágot
american-tile-8f = virág
    .acc = virágot
american-set-pung = pung
american-set-kong = kong
american-tile-claimed = { $tile }, { $from-abl } hívva
american-meld-claimed = { $meld }, { $from-abl } hívva
american-action-win = Mah-jongg
    .key = W
american-action-win-tile = Mah-jongg: { $tile }
american-event-deal = Kiosztottuk a köveket. Keleten ül: { $dealer }.
american-event-deal-you = Kiosztottuk a köveket. Te ülsz Keleten.
american-event-win-discard = { $who } mah-jonggot mond be { $from-onto }: { $tile }.
american-event-win-discard-you = Mah-jongg { $from-onto }: { $tile }.
american-event-win-self-draw = { $who } mah-jonggot mond be, saját húzás: { $tile }.
american-event-win-self-draw-you = Mah-jongg, saját húzás: { $tile }.
american-event-win-dealt = { $who } mah-jonggot mond be az első eldobás előtti kézzel.
american-event-win-dealt-you = Mah-jongg az első eldobás előtti kézzel.
american-event-wall-empty = Fal-játék: nincs több kő, senki sem fizet.
american-event-your-claim = { $from } { $tile-acc } dobott el. Hívhatod: { $actions }.
american-why-not-a-hand = A köveid nem adják ki a kártya egyik kezét sem.
american-why-nothing-offered = Most nincs mit hívni.
american-why-answer-first = Előbb válaszolj: hívd el a követ, vagy passzolj.
american-table-melds-of = { $who }: felfedett csoportok
american-table-hand-of = { $who }: állvány
american-settlement-winner = { $who } nyert: mah-jongg
american-settlement-winner-you = Nyertél: mah-jongg
american-settlement-draw = Fal-játék
    .note = Nincs több kő. Senki sem fizet.
american-settlement-value = Érték
american-payment-win = Mah-jongg
    .note = Eldobásra az eldobó a kéz értékének kétszeresét fizeti, a többiek egyszer. Saját húzásra mindenki kétszer. Joker nélkül, vagy ha fogadtak rá, minden megduplázódik.
american-option-rotate_dealer = Kelet változik
    .note = Minden további leosztásban a következő hely lesz Kelet.
