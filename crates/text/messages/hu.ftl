### Sparrows magyarul. Fluent-szintaxis: https://projectfluent.org/fluent/guide
###
### Az azonosítók rendje az en.ftl elején áll. Magyar alakok:
###   .acc   tárgyeset: „5-ös kört”
###   .abl   kitől: „Déltől”
###   .dat   kinek: „Délnek”
###   .onto  kinek az eldobására: „Dél eldobására”
###   .kong  kinek a kongját: „Dél kongját”


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


## Seats and players

seat-east = Kelet
    .abl = Kelettől
    .dat = Keletnek
    .onto = Kelet eldobására
    .kong = Kelet kongját
seat-south = Dél
    .abl = Déltől
    .dat = Délnek
    .onto = Dél eldobására
    .kong = Dél kongját
seat-west = Nyugat
    .abl = Nyugattól
    .dat = Nyugatnak
    .onto = Nyugat eldobására
    .kong = Nyugat kongját
seat-north = Észak
    .abl = Északtól
    .dat = Északnak
    .onto = Észak eldobására
    .kong = Észak kongját
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
player-name-1 = Ökörszem
    .abl = Ökörszemtől
    .dat = Ökörszemnek
    .onto = Ökörszem eldobására
    .kong = Ökörszem kongját
player-name-2 = Pinty
    .abl = Pintytől
    .dat = Pintynek
    .onto = Pinty eldobására
    .kong = Pinty kongját
player-name-3 = Csuszka
    .abl = Csuszkától
    .dat = Csuszkának
    .onto = Csuszka eldobására
    .kong = Csuszka kongját
player-name-4 = Fecske
    .abl = Fecskétől
    .dat = Fecskének
    .onto = Fecske eldobására
    .kong = Fecske kongját
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
chow-m = { $a }-{ $b }-{ $c } karakter
chow-p = { $a }-{ $b }-{ $c } kör
chow-s = { $a }-{ $b }-{ $c } bambusz
meld-chow = chow: { $tiles }
meld-pung = pung: { $tile }
meld-kong = kong: { $tile }
meld-concealed-kong = rejtett kong: { $tile }
meld-added-kong = hozzáadott kong: { $tile }
meld-pair = pár: { $tile }
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


## Events

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
event-out = { $who } nyert, és kiszállt a leosztásból.
event-out-you = Nyertél, és kiszálltál a leosztásból; a többiek folytatják.
event-payment = { $payment }: { $from } { $points } pontot fizet { $to-dat }.
event-payment-you = { $payment }: { $points } pontot fizetsz { $to-dat }.
event-payment-to-you = { $payment }: { $from } { $points } pontot fizet neked.
ending-win = Vége a leosztásnak: nyertes kéz született.
ending-wall = Vége a leosztásnak: elfogyott a fal.
ending-three-winners = Vége a leosztásnak: hárman nyertek.
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
why-not-your-turn = Nem te vagy soron.
why-waiting = A válaszod megvan, a többiek még döntenek.
why-thinking = A gépi játékosok még gondolkodnak.
why-replay = Ez visszajátszás, itt nem lehet lépni.
why-select-first = Előbb válassz egy követ.
why-select-three = Előbb válassz három követ.
why-left-deal = Már nyertél, és kiszálltál a leosztásból.
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
option-rotate_dealer = Az osztó változik
    .note = Minden további leosztásban a következő hely oszt.
option-default = { $value } (szokásos)
option-changed = Eltérés a szokásostól: { $list }
option-range = { $low }–{ $high }


## The table

nav-table = Asztal
nav-rules = Teljes szabályok
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
error-unknown-option = Ennél az asztalnál nincs ilyen beállítás: „{ $key }”. Van: { $list }.
error-option-value = „{ $value }” itt nem lehet: { $key }. Lehetséges: { $list }.
error-seed = „{ $seed }” nem kiinduló szám: 1–64 hexadecimális számjegy (0–9, a–f) kell.
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


## Rule sheet of Hong Kong

rules-hk = Hongkong: a teljes szabályok
rules-options-note = Ez a lap a most érvényes beállításokkal mutatja a szabályokat. Ami eltér a szokásostól, azt a beállítások jelzik.
rules-print = Nyomtatás
rules-example = Példa
rules-example-note = Minden példában Dél vagy. A nyerő kő külön áll, utána jönnek a nyílt csoportok és a virágok.
rules-winds = szelek
rules-dragons = sárkányok
rules-flowers = virágok
rules-seasons = évszakok
rules-contents = Tartalom
rules-hk-short = Röviden
rules-hk-short-1 = Négy játékos van, mindegyiknél tizenhárom kő. Amikor sorra kerülsz, húzol egy követ, és eldobsz egyet, egészen addig, amíg valakinek a tizenhárom köve egy tizennegyedikkel nyerő kezet nem ad: négy készletet három (vagy négy) kőből és egy párt.
rules-hk-short-2 = A más által eldobott követ elviheted egy készlet befejezéséhez (ez aztán nyíltan eléd kerül), vagy a nyeréshez.
rules-hk-short-3 = A kéz bizonyos tulajdonságai, a formák, faant érnek. { $min_faan ->
    [0] Bármely kész kézzel nyerni lehet, forma nélkül is; minél több a faan, annál többet fizetnek a többiek.
   *[other] A nyeréshez legalább { $min_faan } faan kell; minél több a faan, annál többet fizetnek a többiek.
 }
rules-hk-tiles = A kövek
rules-hk-tiles-1 = Három szín van egytől kilencig: karakter, kör és bambusz. Az egyes és a kilences a szélső kő.
rules-hk-tiles-2 = Honőr a négy szél (keleti, déli, nyugati, északi) és a három sárkány (vörös, zöld, fehér). E 34 fajta mindegyikéből négy van.
rules-hk-tiles-3 = A négy virágból (szilva, orchidea, krizantém, bambusz) és a négy évszakból (tavasz, nyár, ősz, tél) egy-egy van. A helyek számát viselik: 1 Kelet, 2 Dél, 3 Nyugat, 4 Észak.
rules-hk-sets = Készletek
rules-hk-sets-1 = A chow egy szín három egymást követő köve. A pung három egyforma kő. A kong négy egyforma kő, amelyet be is mondtak; egy készletnek számít. A pár két egyforma kő.
rules-hk-sets-2 = Az elvitt kővel alkotott készlet nyílt. Amelyik csupa magad húzta kőből áll össze, az rejtett.
rules-hk-object = Cél
rules-hk-1-1 = { $min_faan ->
    [0] Az nyer, aki elsőként mutat be egy kész kezet, bármennyit ér is.
   *[other] Az nyer, aki elsőként mutat be egy legalább { $min_faan } faant érő kész kezet.
 } Ezzel a leosztás véget ér.
rules-hk-1-2 = Ha húzni kell, akár a fal elejéről, akár pótkövet, és a fal elfogyott, senki sem nyer: a leosztás nyerő kéz nélkül zárul, és mindenki nulla pontot kap.
rules-hk-setup = Előkészület
rules-hk-2-1 = 144 kő van játékban: 34 fajta négyszer, négy virág és négy évszak. Minden kő megőrzi a kilétét: az egyforma kövek a keveréstől az utolsó eldobásig különböző kövek.
rules-hk-2-2 = Az osztó, Kelet, tizennégy követ kap, a többiek tizenhármat: háromszor négyet a fal elejéről a helyek sorrendjében, majd egyet-egyet, és az osztó még egyet.
rules-hk-2-3 = A virágokat és évszakokat azonnal fel kell mutatni, és a fal végéről pótolni. Osztás után ezt a helyek sorban teszik meg, az osztóval kezdve, amíg egy sem marad a kézben; később az, aki virágot húz, rögtön. A virágok nem tartoznak a kézhez: eldobni nem lehet őket, és készletnek sem részei. Ha nincs több pótkő, a leosztás nyertes nélkül ér véget.
rules-hk-2-4 = Először te osztasz. { $rotate_dealer ->
    [true] Minden további leosztásban a következő hely oszt.
   *[false] A további leosztásokban is te maradsz az osztó.
 } Minden leosztás önmagában áll. A kör-szél mindig a keleti.
rules-hk-2-5 = Nincs holt fal: minden kő játékba kerül, húzás a fal elejéről, pótkő a végéről.
rules-hk-turn = A kör és a hívások
rules-hk-3-1 = Amikor sorra kerülsz, húzol egy követ, és eldobsz egyet; az osztó első köre húzás nélkül kezdődik. Mindig egy bizonyos követ választasz ki, aztán megerősíted.
rules-hk-3-2 = Az eldobott kővel bárki más nyerhet, pungot vagy nyílt kongot alkothat; chow-t csak a soron következő játékos.
rules-hk-3-3 = Mielőtt a kő bárkihez kerülne, mindenki dönt, akinek van választása. A nyerés megelőzi a pungot és a kongot, ezek a chow-t. Egyenlő hívások közül azé a kő, aki az eldobó után a legközelebb ül. Ha kongot rabolnak ki, itt és mindenütt az az eldobó, aki a kongot bemondta.
rules-hk-3-4 = A kezedben lévő négy egyforma követ a saját körödben rejtett kongnak mondhatod be. A saját nyílt pungodhoz bármelyik későbbi körödben hozzáteheted a negyedik követ, nem csak akkor, ha éppen azt húztad: ez a hozzáadott kong. Minden kong után a fal végéről húzol pótkövet, és a köröd folytatódik: nyerés, újabb kong vagy eldobás.
rules-hk-3-5 = A hozzáadott kongot ki lehet rabolni: akinek az a kő a nyeréshez kell, nyerhet vele. A rejtett kongot sohasem, tizenhárom árvára sem. A kirabolt kong nem jön létre: a pung pung marad, a kő pedig a nyertes kezéhez tartozik.
rules-hk-3-6 = Bármilyen konghoz pótkőnek kell lennie a falban.
rules-hk-3-7 = Chow vagy pung után előbb el kell dobnod egy követ, csak azután mondhatsz be rejtett vagy hozzáadott kongot, és ebben a körben nem nyerhetsz.
rules-hk-3-8 = { $last_discard ->
    [open] A fal elfogyása után eldobott kővel nyerni lehet, vagy pungra és chow-ra is elvihető; kongra nem.
   *[win-only] A fal elfogyása után eldobott kővel csak nyerni lehet.
 }
rules-hk-3-9 = Nyerni nem kötelező. { $passed_win ->
    [same-tile] De aki eldobott kővel vagy kirabolt konggal nyerhetett volna, és mást válaszolt, a következő húzásáig nem nyerhet ugyanolyan kővel, sem eldobásra, sem kirabolt konggal; a pótkő is húzásnak számít.
   *[off] A kihagyott nyerés később is megszerezhető, ugyanolyan kővel is.
 } Hívás után bármelyik kő eldobható, az éppen elvitt is.
rules-hk-3-10 = Hívott kong után a pótkő ugyanolyan húzás, mint a többi: nyerés, újabb kong vagy eldobás következhet. Egy körben több hozzáadott kong is lehet, és mindegyik kirabolható.
rules-hk-3-11 = A rejtett kongot mindenki látja. Az a hívás, amelyik alulmaradt egy erősebbel szemben, rejtve marad.
rules-hk-winning = Nyerő kezek
rules-hk-4-1 = Nyerő kéz: négy készlet és egy pár; vagy hét pár; vagy tizenhárom árva, azaz minden szélső kő és minden honőr egyszer, egyikük kétszer.
rules-hk-4-2 = { $seven_pairs_quads ->
    [true] Hét párban négy egyforma kő két párnak számít.
   *[false] A hét pár hét különböző fajta: négy egyforma kő nem két pár.
 }
rules-hk-4-3 = { $min_faan ->
    [0] E kezek bármelyikével nyerni lehet.
   *[other] Nyerni csak legalább { $min_faan } faannal lehet. Minden forma beleszámít, a virágoké is, és az is, ahogyan a nyerés történt: az utolsó eldobás vagy a kirabolt kong meghozhatja a hiányzó faant. A minimum alatt a program nem kínál nyerést; ha kéred, megmondja, hány faan van meg, és hány kell.
 }
rules-hk-4-4 = Ami más asztaloknál külön kéz (kis négy szél, vegyes szélsők, hét vagy nyolc virág, mennyei és földi kéz), az itt annyit ér, amennyit az alábbi formák adnak érte. Ha a köveket többféleképpen lehet olvasni, a legtöbbet érő olvasat számít.
rules-hk-patterns = Formák
rules-hk-patterns-1 = A kéz minden formája összeadódik, kivéve, ha az egyik egy másik helyett jár.
rules-hk-limits = Határkezek
rules-hk-limits-1 = A határkéz { $cap } faant ér, és semmi sem adódik hozzá, akárhogyan olvassák is a köveit.
rules-hk-settlement = Elszámolás
rules-hk-5-1 = A formák faanjai összeadódnak, legfeljebb { $cap } faanig; a határkezek is { $cap } faant érnek. Az alappont kettőnek ennyiedik hatványa: minden faan megduplázza.
rules-hk-5-2 = Önhúzás: a másik három játékos mindegyike az alappontot fizeti.
rules-hk-5-3 = { $payment ->
    [shared] Nyerés eldobásra: az eldobó az alappont kétszeresét fizeti, a másik kettő egyszer-egyszer az alappontot.
   *[full] Nyerés eldobásra: egyedül az eldobó fizet, az alappont háromszorosát.
 }
rules-hk-5-4 = A kirabolt kongot úgy kell kifizetni, mintha a követ az dobta volna el, aki a kongot bemondta.
rules-hk-5-5 = Ha többen is nyernének ugyanazzal a kővel, csak az nyer, aki az eldobó után a legközelebb ül, és a leosztás véget ér.
rules-hk-prices = Mennyibe kerül egy kéz
rules-hk-prices-faan = Faan
rules-hk-prices-base = Alappont
rules-hk-prices-self-draw = Önhúzás: mindenki fizet
rules-hk-prices-discard = Eldobás: az eldobó fizet
rules-hk-prices-others = Eldobás: a többiek fizetnek
rules-hk-prices-winner = A nyertes kap
rules-hk-options = Ennek az asztalnak a beállításai

## Rule sheet of Sichuan

rules-sc = Szecsuan: a teljes szabályok
rules-sc-short = Röviden
rules-sc-short-1 = Négy játékos van, mindegyiknél tizenhárom kő. Amikor sorra kerülsz, húzol egy követ, és eldobsz egyet, egészen addig, amíg a tizenhárom köved egy tizennegyedikkel nyerő kezet nem ad: négy készletet három (vagy négy) kőből és egy párt, vagy hét párt.
rules-sc-short-2 = A játék előtt mindenki kijelöl egy hiányzó színt, és meg kell szabadulnia tőle: senki sem nyerhet, amíg van a kezében belőle.
rules-sc-short-3 = Ez véres csata a végsőkig: egy nyeréssel nincs vége a leosztásnak. A nyertes kiszáll, a többiek folytatják, amíg hárman nem nyertek, vagy el nem fogy a fal. Ekkor következik az elszámolás.
rules-sc-tiles = A kövek
rules-sc-tiles-1 = Három szín van egytől kilencig: karakter, kör és bambusz. Az egyes és a kilences a szélső kő. Szelek, sárkányok, virágok és évszakok nincsenek.
rules-sc-sets = Készletek
rules-sc-sets-1 = A chow egy szín három egymást követő köve; itt csak húzással jöhet össze, hívni nem lehet. A pung három egyforma kő. A kong négy egyforma kő, amelyet be is mondtak; egy készletnek számít. A pár két egyforma kő.
rules-sc-object = Cél
rules-sc-1-1 = Egy nyeréssel nincs vége a leosztásnak: a többiek a nyertes nélkül folytatják. Akkor van vége, ha hárman nyertek, vagy ha húzni kell, akár a fal elejéről, akár pótkövet, és a fal elfogyott.
rules-sc-1-2 = A nyerések, a kongok és az, ami a fal végén jár, együtt kerülnek elszámolásra, amikor a leosztás véget ért. Addig számlán állnak.
rules-sc-setup = Előkészület
rules-sc-2-1 = 108 kő van játékban: három szín kilenc-kilenc köve, mindegyikből négy. Minden kő megőrzi a kilétét: az egyforma kövek a keveréstől az utolsó eldobásig különböző kövek. Az osztó, Kelet, tizennégy követ kap, a többiek tizenhármat: háromszor négyet a fal elejéről a helyek sorrendjében, majd egyet-egyet, és az osztó még egyet. Először te osztasz. { $rotate_dealer ->
    [true] Minden további leosztásban a következő hely oszt.
   *[false] A további leosztásokban is te maradsz az osztó.
 } Minden leosztás önmagában áll. Nincs holt fal: minden kő játékba kerül, húzás a fal elejéről, pótkő a végéről.
rules-sc-2-2 = { $exchange_three ->
    [true] Osztás után mindenki továbbad három egyszínű követ. Egy kocka dönti el, kinek: 1 vagy 2 a következő játékosnak, 3 vagy 4 a szemben ülőnek, 5 vagy 6 az előzőnek; egyetlen kő sem mozdul, amíg mindenki nem választott. Ezután mindenki kijelöl egy hiányzó színt.
   *[false] Osztás után mindenki kijelöl egy hiányzó színt.
 } Előbb mind a négyen kijelölik, csak azután mutatják meg, és csak ekkor kezdődik a játék Kelet első körével: nyerés, rejtett kong vagy eldobás. Aki az ekkor kezében lévő tizennégy kővel nyer, önhúzással nyer.
rules-sc-2-3 = Amíg van a kezedben a hiányzó színedből, csak abból dobhatsz el. A hiányzó szín kövét nem hívhatod pungra, nem lehet belőle semmilyen kong, nem nyerhetsz vele, és nem is nyerhetsz, amíg van a kezedben belőle. A többi színből közben is hívhatsz pungot és kongot.
rules-sc-turn = A kör és a hívások
rules-sc-3-1 = Amikor sorra kerülsz, húzol egy követ, és eldobsz egyet; az osztó első köre húzás nélkül kezdődik. Mindig egy bizonyos követ választasz ki, aztán megerősíted. Az eldobott kővel bárki más nyerhet, pungot vagy nyílt kongot alkothat; chow-t nem lehet hívni. Mielőtt a kő bárkihez kerülne, mindenki dönt, akinek van választása, és a nyerés megelőzi a pungot és a kongot. A kezedben lévő négy egyforma követ a saját körödben rejtett kongnak mondhatod be. A saját nyílt pungodhoz bármelyik későbbi körödben hozzáteheted a negyedik követ: ez a hozzáadott kong. Minden kong után a fal végéről húzol pótkövet, és a köröd folytatódik: nyerés, újabb kong vagy eldobás. Bármilyen konghoz pótkőnek kell lennie a falban. Hívott pung után előbb el kell dobnod egy követ, csak azután mondhatsz be kongot, és ebben a körben nem nyerhetsz.
rules-sc-3-2 = Egy eldobott kővel vagy egy hozzáadott konggal többen is nyerhetnek. Minden bemondott nyerés elszámolásra kerül.
rules-sc-3-3 = A hozzáadott kongot ki lehet rabolni: akinek az a kő a nyeréshez kell, nyerhet vele. A rejtett kongot sohasem. A kirabolt kong nem jön létre, és nem jár érte semmi: a pung pung marad.
rules-sc-3-4 = A nyertes kiszállt a leosztásból: többé nem húz, nem dob el, nem hív, és nem fizet a többiek későbbi önhúzásaiért és kongjaiért. A készletei és a keze megmaradnak.
rules-sc-3-5 = Nyerés után az a hely húz, amelyik a nyertes után a következő, és még játékban van; önhúzás után ugyanígy. Ha egy kővel többen nyernek, akkor annak a nyertesnek a sorrendben következője, aki az eldobótól a legmesszebb ül; ha kongot rabolnak ki, az az eldobó, aki a kongot bemondta.
rules-sc-3-6 = { $last_discard ->
    [open] A fal elfogyása után eldobott kővel nyerni lehet, vagy pungra is elvihető; kongra nem.
   *[win-only] A fal elfogyása után eldobott kővel csak nyerni lehet.
 } Hívott kong után a pótkő ugyanolyan húzás, mint a többi: nyerés, újabb kong vagy eldobás következhet. Egy körben több hozzáadott kong is lehet, és mindegyik kirabolható. A rejtett kongot mindenki látja; az a hívás, amelyik alulmaradt egy erősebbel szemben, rejtve marad. Nyerni nem kötelező. { $passed_win ->
    [until-draw] De aki eldobott kővel vagy kirabolt konggal nyerhetett volna, és mást válaszolt, a következő húzásáig (a pótkő is húzás) sem eldobásra, sem kirabolt konggal nem nyerhet, hacsak a keze minden formával együtt nem ér többet a kihagyottnál.
   *[off] A kihagyott nyerés később is megszerezhető.
 }
rules-sc-3-7 = Több nyertes ugyanazon a kövön osztozik: az eldobott kő az eldobója sorában marad, a kirabolt kő kikerül a kongból, és minden nyertes kezében számít. A nyertes kezét mindenki látja.
rules-sc-winning = Nyerő kezek
rules-sc-4-1 = Nyerő kéz: négy készlet és egy pár; vagy hét pár, amelyben négy egyforma kő két párnak számít. A hiányzó szín egyetlen köve sem lehet benne. Minimum nincs: forma nélkül ez az alapkéz, 0 fan. Ha a köveket többféleképpen lehet olvasni, a legtöbbet érő olvasat számít.
rules-sc-4-2 = A formák fanjai összeadódnak, legfeljebb { $cap } fanig. Az alappont kettőnek ennyiedik hatványa: minden fan megduplázza.
rules-sc-patterns = Formák
rules-sc-patterns-1 = A kéz minden formája összeadódik, kivéve, ha az egyik egy másik helyett jár. Ahol a magyarázat szerint hozzáadódik, ott mindkettő számít.
rules-sc-settlement = Elszámolás
rules-sc-5-1 = Nyerés eldobásra: az eldobó minden nyertesnek kifizeti az alappontot, a többiek semmit sem fizetnek. A kirabolt kongért ugyanígy fizet, aki a kongot bemondta.
rules-sc-5-2 = Önhúzás: minden játékban lévő ellenfél az alappontot fizeti és még 1 pontot.
rules-sc-5-3 = Eldobott kővel hívott nyílt kong: a beszállítója 2 pontot fizet. Hozzáadott kong: minden játékban lévő ellenfél 1 pontot, akkor is, ha a követ nem éppen most húzták. Rejtett kong: minden játékban lévő ellenfél 2 pontot. A kongdíj akkor kerül a számlára, amikor a kong már áll, a kirablás lehetősége után.
rules-sc-5-4 = Ha a fal elfogyásával ért véget a leosztás, három dolog következik, ebben a sorrendben:
rules-sc-5-4-1 = Először a kongdíj visszatérítése: { $kong_refund ->
    [not-ready] aki nem nyert, és a keze sem várakozó, visszaadja azoknak, akik fizették, a nyerteseknek is.
   *[not-won] aki nem nyert, visszaadja azoknak, akik fizették, a nyerteseknek is.
 } A nyertesek megtartják a magukét.
rules-sc-5-4-2 = Másodszor a virágdisznók: aki nem nyert, és a kezében maradt a hiányzó színből, 32 pontot fizet a felső határtól függetlenül mindenkinek, aki nem virágdisznó, a nyerteseknek is.
rules-sc-5-4-3 = Harmadszor a készkéz-büntetés: minden más játékos, aki nem nyert, és a keze nem várakozó, minden még játékban lévő várakozó kéznek annyit fizet, amennyi a legtöbb, amivel az nyerhetne, önhúzás és a nyerés módjáért járó formák nélkül. A virágdisznó itt se nem fizet, se nem kap.
rules-sc-5-5 = Várakozó az a kéz, amelyet valamelyik kő befejezne, és nincs benne a hiányzó színből. Nem számít az a kő, amelynek mind a négy példánya a játékos saját kezében és készleteiben van.
rules-sc-5-6 = Ha hárman nyertek, a fal végének elszámolása elmarad.
rules-sc-prices = Mennyibe kerül egy kéz
rules-sc-prices-faan = Fan
rules-sc-prices-base = Alappont
rules-sc-prices-self-draw = Önhúzás: minden játékban lévő fizet
rules-sc-prices-discard = Eldobás: az eldobó fizet
rules-sc-prices-winner = A nyertes kap, ha mindenki játékban van
rules-sc-options = Ennek az asztalnak a beállításai


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
