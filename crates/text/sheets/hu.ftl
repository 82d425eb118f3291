## Rule sheet of Hong Kong

rules-hk = Hongkong: a teljes szabályok
rules-options-note = Ez a lap a most érvényes beállításokkal mutatja a szabályokat. Ami eltér a szokásostól, azt a beállítások jelzik.
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


## Rule sheet of the American table

rules-am = Amerikai mah-jongg: a teljes szabályok
rules-am-short = Röviden
rules-am-short-1 = Négy játékos van, mindegyiknél tizenhárom kő. Amikor sorra kerülsz, húzol egy követ, és eldobsz egyet, egészen addig, amíg a tizenhárom köved egy tizennegyedikkel kőről kőre ki nem adja az asztal melletti kártya egyik kezét.
rules-am-short-2 = A játék előtt a kövek a Charlestonban hármasával körbejárnak, hogy mindenki közelebb kerüljön egy kézhez. A jokerek legalább háromkövű csoportokban más kövek helyén állhatnak.
rules-am-short-3 = Az eldobott követ el lehet hívni egy ilyen csoport befejezéséhez (ez aztán nyíltan eléd kerül), vagy a nyeréshez. A többiek a nyertes keze mellé nyomtatott értéket fizetik, az eldobó kétszer; saját húzás után mindenki kétszer.
rules-am-tiles = A kövek
rules-am-tiles-1 = Három szín van egytől kilencig: karakter, bambusz és kör. Van négy szél, északi, keleti, nyugati és déli, és három sárkány, vörös, zöld és fehér. E 34 fajta mindegyikéből négy van.
rules-am-tiles-2 = Minden színhez illik egy sárkány: a vörös a karakterhez, a zöld a bambuszhoz, a fehér a körhöz. A fehér sárkány neve szappan, és a kártyán ez a nulla is, például egy évszám jegyei között.
rules-am-tiles-3 = A nyolc virág mind egyforma, bármi van is rájuk festve. A nyolc joker más kövek helyén áll.
rules-am-card = A kártya
rules-am-card-1 = A kártya kategóriánként sorolja fel a nyerő kezeket. Mindegyik csoportokból álló sor, összesen tizennégy kő. A 111a 22a 333a 44a 5555a például három egyest, két kettest, három hármast, két négyest és négy ötöst kér egyetlen színből. Az együtt álló egyforma kövek egy egységet adnak: szingli, pár, pung (három), kong (négy), kvint (öt) vagy szextett (hat).
rules-am-card-2 = A színeket betűk különböztetik meg, a kártyán a színezés ugyanezt mondja: minden a jelű csoport egy színből való, a b jelűek egy másikból, a c jelűek a harmadikból, bármilyen sorrendben. F a virág; N, E, W, S az északi, keleti, nyugati, déli szél; R a vörös, G a zöld sárkány; 0 a szappan. A D az a, b vagy c betűvel annak a színnek az illő sárkánya; x, y vagy z betűvel bármelyik sárkány, más betű más sárkány, a Z pedig ugyanígy bármelyik szél.
rules-am-card-3 = A sor melletti megjegyzés mondja meg, mi marad nyitva. A „4 egymást követő szám” azt jelenti, hogy a sor minden száma együtt tolható feljebb vagy lejjebb; ilyen megjegyzés nélkül a számok a nyomtatottak. Az = jel mögötti számok sosem mozdulnak. Az évet a számjegyeivel kell kirakni, a nulla szappan.
rules-am-card-4 = Az X nyílt kezet jelöl: a csoportjai hívhatók és felfedhetők. A C zárt kezet: semmi sem fedhető fel belőle, amíg nem nyer. A ! jelű csoportban nem állhat joker. A szám a kéz értéke.
rules-am-setup = Kövek, falak, osztás
rules-am-1-1 = 152 kő van játékban: 34 fajta négyszer, nyolc virág és nyolc joker. Minden kő megőrzi a kilétét: az egyforma kövek a keveréstől az utolsó eldobásig különböző kövek.
rules-am-1-2 = A kövek négy falban állnak, mindegyik tizenkilenc oszlop hosszú és két kő magas. Kelet két kockával dob, és a saját fala jobb végéről ennyi oszlopot különválaszt: ez az utolsó fal, ez kerül sorra utoljára. Az osztás e törés mögött kezdődik, és bal felé halad falról falra. Az asztal mutatja, mennyi maradt az egyes falakból.
rules-am-2-1 = Kelet, majd jobbra haladva a többiek négyesével vesznek el köveket, amíg mindenkinek tizenkettő nincs. Ezután Kelet még kettőt vesz el, a többiek egyet-egyet: Keletnek tizennégy köve van, a többieknek tizenhárom.
rules-am-2-2 = A soron következő játékos a jobb oldaladon ül. Az első leosztásban te vagy Kelet, hacsak a beállítások ezt a helyet nem a legnagyobb dobásra vagy egy másik játékosra bízzák. { $bettor ->
    [true] Hogy a további leosztásokban ki lesz Kelet, az a fogadó helyéből következik (AM-8.2).
   *[false] { $rotate_dealer ->
        [true] Minden további leosztásban a következő hely lesz Kelet.
       *[false] Kelet a további leosztásokban is a helyén marad.
    }
 } Minden leosztás önmagában áll.
rules-am-charleston = A Charleston
rules-am-3-1 = Az első Charleston kötelező: három kő jobbra, három szembe, három balra. Minden passzban mind a négyen választanak, mielőtt bármelyik kő megmozdulna.
rules-am-3-2 = Ezután mindenki megmondja, folytatná-e. Ha senki sem állítja le, jön a második Charleston: három kő balra, három szembe, három jobbra. A válaszok akkor derülnek ki, amikor mind a négyen válaszoltak.
rules-am-3-3 = Mindkét Charleston utolsó passzában (az első balban és az utolsó jobban) lehet vakon passzolni: háromnál kevesebb saját követ adsz, és helyettük a hozzád érkezők közül egy, kettő vagy három látatlanul megy tovább; hogy melyik, az a véletlen dolga. Ha mind a négyen vakon passzolnak, a legkisebb vak szám mindenkinél elmarad: ennyivel kevesebb kő jár körbe. Ha mindenki hármat ad vakon, semmi sem mozdul.
rules-am-3-4 = Végül következik az udvariassági passz, leállított Charleston után is: te és a szemben ülő legfeljebb három-három követ ajánlotok fel, elöl a legjobb ajánlattal. A két szám közül a kisebbnyi kő cserél gazdát. A másik pár ugyanezt teszi, tőletek függetlenül.
rules-am-3-5 = Jokert sohasem lehet továbbadni. Más kőből minden kézben jut elég egy passzra.
rules-am-3-6 = { $mush ->
    [true] Pépesítés: az első bal után, a szavazás előtt mindenki bármennyi követ tehet egy közös halomba, jokert nem. A halmot megkeverjük, és mindenki annyi követ kap belőle, amennyit beletett.
   *[false] Ennél az asztalnál a passzok között nincs közös halom (pépesítés).
 }
rules-am-play = Játék és hívások
rules-am-4-1 = Ha a Keletnek osztott tizennégy kő kész kéz, Kelet a Charleston előtt mah-jonggot mondhat be. Az első körében is megteheti, az akkor kézben lévő kövekkel. Mindkettő saját húzásnak számít. Egyébként Kelet első köre eldobás, húzás nélkül. Ezután mindenki sorban húz egy követ, és eldob egyet. A kéz mindig tizenhárom kő a felfedett csoportokkal együtt, húzás vagy hívás és eldobás között tizennégy.
rules-am-4-2 = Az eldobott követ bárki hívhatja mah-jonggra, vagy pung, kong, kvint vagy szextett befejezésére a saját köveivel és jokereivel; a csoportot rögtön fel kell fedni. Szinglit és párt eldobott kő csak mah-jonggnál fejezhet be. A mah-jongg megelőz minden más hívást; egyenlő hívások közül azé a kő, aki az eldobó után előbb következik, bármekkora is a csoport.{ $errors ->
    [punished] {""}
   *[prevented] {" "}A program nem kínál olyan hívást, amely után a kártya egyetlen nyílt keze sem volna lehetséges.
 }
rules-am-4-3 = Az eldobott kő addig hívható, amíg mindenki nem válaszolt, akinek van választása; utána húz a következő játékos.
rules-am-4-4 = A felfedett csoport a jokercserén kívül nem változik többé: semmi sem kerül hozzá. Pótkő nincs.
rules-am-4-5 = Zárt kéz (C) csak mah-jonggra hívhat, és előtte egyetlen csoportot sem fed fel. Az utolsó köve lehet eldobott kő. Nyílt kéz (X) hívhat.
rules-am-4-6 = Az eldobott jokert senki sem hívhatja; a következő játékos húz.
rules-am-4-7 = { $hot_wall ->
    [true] Forró fal: az utolsó fal első húzásától az eldobott kő csak mah-jonggra hívható. Az utolsó eldobásra is ez áll.
   *[false] Az utolsó eldobott kő ugyanúgy hívható, mint a többi.
 } Ha húzni kellene, és nincs több kő, az a fal-játék: a leosztás véget ér, és senki sem fizet.
rules-am-4-8 = A hívás átugorja a közben ülőket. A hívó felfedi a csoportot, cserélhet jokert, és eldob egy követ; utána a hívó utáni hely következik.
rules-am-4-9 = Hívás után mah-jonggot mondhatsz be, ha a tizennégy köved kész kéz. Ha közvetlenül a hívás után az volt, az eldobott kővel nyert kéznek számít, akkor is, ha azóta jokert cseréltél; ha csak egy csere tette késszé, saját húzás.
rules-am-jokers = Jokerek
rules-am-5-1 = A joker pungban, kongban, kvintben és szextettben bármelyik kő helyén állhat, és egy csoport csupa jokerből is lehet. Szingli helyén és párban soha; egy év számjegyei és a NEWS szinglik.
rules-am-5-2 = A saját körödben, húzás vagy hívás után, eldobás előtt a kezed egyik kövét odateheted egy joker helyére, amely egy felfedett csoportban éppen azt a követ helyettesíti, bárkiében, a sajátodban és halott játékoséban is, ahányszor csak lehet. A joker ezután a kezedhez tartozik. Az így késszé tett kéz saját húzás, és joker nélküli, ha nem maradt benne joker.
rules-am-settlement = Mah-jongg és elszámolás
rules-am-6-1 = A tizennégy kőnek pontosan a kártya egyik kezét kell adnia; minden felfedett csoport önálló egysége, ugyanazzal a kővel és darabszámmal. A kezet a program keresi meg. Ha a kövek többet is adnak, az számít, amelyik a legtöbbet fizet, aztán a kártyán előbb álló.
rules-am-6-2 = Nyerés eldobott kővel: az eldobó a kéz értékének kétszeresét fizeti, a másik kettő egyszer-egyszer az értéket. Saját húzás: mindhárman kétszer. Egy 30 értékű kéz eldobásra 60 + 30 + 30 = 120 pontot hoz, saját húzással 180-at.
rules-am-6-3 = Joker nélkül, ha a tizennégy kő között sehol sincs joker, minden megduplázódik. { $jokerless_singles_pairs ->
    [true] A szinglikből és párokból álló kezekre is ez áll.
   *[false] A szinglik és párok kategória kezeire ez nem áll, hiszen bennük sosem lehet joker.
 }
rules-am-6-4 = { $bettor ->
    [true] Ha a fogadó a nyertesre fogadott, minden megduplázódik, és a nyertes meg a fogadó egyenlően osztozik rajta.
   *[false] Ennél az asztalnál senki sem fogad, így fogadásért semmi sem duplázódik.
 }
rules-am-dead = Halott kezek
rules-am-7-1 = { $errors ->
    [punished] Mindenki bemondhat mah-jonggot bármelyik eldobott kőre, ha az nem joker, és minden saját körében, és hívhat bármilyen háromtól hatig terjedő csoportot. Az a mah-jongg, amely nem kész kéz, és az a csoport, amely után egyetlen nyílt kéz sem lehetséges, megöli a kezet, amikor mindenki válaszolt: passznak számít, a kövek visszakerülnek az állványra, és az eldobott kő a megmaradt legjobb hívásé; ha ilyen nincs, a következő élő játékos húz. A saját körben bemondott téves mah-jongg eldobás nélkül véget vet a körnek. A korábban felfedett csoportok a helyükön maradnak.
   *[prevented] A program megelőzi a hibákat: nem kínál mah-jonggot, ha nincs kész kéz, sem olyan hívást, amely után egyetlen nyílt kéz sem lehetséges, így ezektől senkinek sem hal meg a keze.
 }
rules-am-7-2 = A saját körödben, eldobás előtt halottnak mondhatod egy élő játékos kezét, akinek van felfedett csoportja, körönként mindenkiét egyszer. Ha az AM-7.3 szerint ezekkel a csoportokkal egyetlen nyílt kéz sem lehetséges, a keze halott. Ha tévedsz, nincs következménye, de mindenki látja. A program attól függetlenül kínálja, hogy igazad volna-e.
rules-am-7-3 = Csak az dönt, ami mindenki előtt nyíltan van. A kártya egy nyílt keze még lehetséges, ha három dolog teljesül. Minden felfedett csoportnak megvan benne a saját egysége, ugyanazzal a kővel és darabszámmal; a ! jelű egységben nem lehet joker. Minden kőből maradt annyi, sem el nem dobva, sem felfedett csoportban, amennyi a joker nélküli egységekhez kell. És ami ezután a többi egységből hiányzik, a játékos csoportjainak köveit és a megmaradt köveket levonva, nem több, mint az el nem dobott jokerek száma; a felfedett csoportok jokerei is számítanak, mert elcserélhetők.
rules-am-7-4 = A halott kezű játékos nem húz, nem hív és nem dob el többé, de fizet, mint a többiek. Felfedett jokerei továbbra is elcserélhetők. Ha csak egy élő játékos marad, a leosztás véget ér, és senki sem fizet.
rules-am-7-5 = Rossz számú kő, amely más asztaloknál megöli a kezet, itt nem fordulhat elő.
rules-am-bettor = A fogadó
rules-am-8-1 = { $bettor ->
    [true] Minden leosztásból kimarad egy ötödik játékos. Az udvariassági passz után, Kelet első köre előtt ez a fogadó látja mind a négy kezet, és egy játékosra fogad; a játékosok a végén tudják meg. Ha az a játékos nyer, az AM-6.4 érvényes. Ha más nyer, a fogadó annyit fizet, mint akire fogadott. Ha senki sem nyer, nincs fizetés.
   *[false] Ennél az asztalnál nincs fogadó: csak négy játékos van.
 }
rules-am-8-2 = { $bettor ->
    [true] Minden leosztás után Kelet lesz a fogadó, a fogadó Kelet helyére ül, és az e helytől jobbra ülő játékos lesz a következő Kelet. Az első fogadó gépi játékos; rád is sor kerül.
   *[false] Ezért mindenki a saját helyén marad.
 }
rules-am-aids = Kéz választása
rules-am-9-1 = A kártya mindig kéznél van. Megmutatja, hány kőre vagy az egyes kezektől, mely kövek hiányoznak, és mindegyikből hányat nem láttál még. A már elérhetetlen kezek szürkék, és ott áll az ok is.
rules-am-options = Ennek az asztalnak a beállításai
