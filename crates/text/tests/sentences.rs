//! What a reader is told, as it reads in every language.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use sparrows_text::{Arg, Catalog, Language};

/// Checks a message in the languages of [`Language::ALL`], in that order.
fn reads(id: &str, args: &[(&str, Arg<'_>)], expected: [&str; 4]) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        assert_eq!(
            Catalog::embedded(language).text_with(id, args),
            expected,
            "{id} in {}",
            language.tag()
        );
    }
}

const SOUTH: (&str, Arg<'_>) = ("who", Arg::Msg("seat-south"));

#[test]
fn narration_of_others() {
    let tile = ("tile", Arg::Msg("tile-5p"));
    reads(
        "event-draw",
        &[SOUTH],
        ["South draws.", "Dél húz.", "南家摸牌。", "南家摸牌。"],
    );
    reads(
        "event-discard",
        &[SOUTH, tile],
        [
            "South discards 5 dots.",
            "Dél 5-ös kört dob el.",
            "南家打出五筒。",
            "南家打出五筒。",
        ],
    );
    reads(
        "event-concealed-kong",
        &[SOUTH, ("tile", Arg::Msg("tile-7z"))],
        [
            "South declares a concealed kong of red dragon.",
            "Dél rejtett kongot mond be: vörös sárkány.",
            "南家暗杠红中。",
            "南家暗槓紅中。",
        ],
    );
    reads(
        "event-flower",
        &[SOUTH, ("tile", Arg::Msg("tile-1f"))],
        [
            "South shows plum flower and takes a replacement.",
            "Dél szilvavirágot mutat fel, és pótkövet húz.",
            "南家亮出花牌梅，补牌。",
            "南家亮出花牌梅，補牌。",
        ],
    );
}

#[test]
fn who_wins_from_whom() {
    let tile = ("tile", Arg::Msg("tile-3s"));
    reads(
        "event-win-discard",
        &[
            ("who", Arg::Msg("seat-east")),
            ("from", Arg::Msg("seat-south")),
            tile,
        ],
        [
            "East wins on South’s 3 bamboo.",
            "Kelet nyer Dél eldobására: 3-as bambusz.",
            "东家胡南家打出的三条。",
            "東家食南家打出的三索。",
        ],
    );
    reads(
        "event-win-discard",
        &[
            ("who", Arg::Msg("seat-east")),
            ("from", Arg::Msg("player-you")),
            tile,
        ],
        [
            "East wins on your 3 bamboo.",
            "Kelet nyer az eldobásodra: 3-as bambusz.",
            "东家胡你打出的三条。",
            "東家食你打出的三索。",
        ],
    );
    reads(
        "event-win-robbed-kong-you",
        &[("from", Arg::Msg("seat-west")), tile],
        [
            "You rob West’s kong and win with 3 bamboo.",
            "Kiraboltad Nyugat kongját, és nyertél: 3-as bambusz.",
            "你抢西家的杠，胡三条。",
            "你搶西家的槓，食三索。",
        ],
    );
}

#[test]
fn counts_and_points() {
    reads(
        "table-wall",
        &[("n", 1.into())],
        [
            "1 tile left in the wall",
            "Még 1 kő van a falban",
            "牌墙还有1张",
            "牌墻還有1張",
        ],
    );
    reads(
        "table-wall",
        &[("n", 70.into())],
        [
            "70 tiles left in the wall",
            "Még 70 kő van a falban",
            "牌墙还有70张",
            "牌墻還有70張",
        ],
    );
    reads(
        "why-below-minimum",
        &[("total", 2.into()), ("minimum", 3.into())],
        [
            "2 of 3 faan.",
            "2 faan a szükséges 3 helyett.",
            "只有2番，要3番。",
            "只有2番，要3番。",
        ],
    );
    reads(
        "cli-score-payment",
        &[
            ("seat", Arg::Msg("seat-west")),
            ("points", Arg::Signed(-24576)),
        ],
        [
            "West: −24,576",
            "Nyugat: −24\u{a0}576",
            "西家：−24,576",
            "西家：−24,576",
        ],
    );
}

/// The names of tiles in the three ranks of a chow, and in a row.
#[test]
fn tiles_together() {
    let ranks = [
        ("a", Arg::Msg("rank-3")),
        ("b", Arg::Msg("rank-4")),
        ("c", Arg::Msg("rank-5")),
    ];
    reads(
        "chow-s",
        &ranks,
        ["3-4-5 bamboo", "3-4-5 bambusz", "三四五条", "三四五索"],
    );
    let chinese = Catalog::embedded(Language::ZhHans);
    assert_eq!(
        chinese.list(["tile-3s", "tile-1z"].map(|id| chinese.text(id))),
        "三条、东风"
    );
    let english = Catalog::embedded(Language::En);
    assert_eq!(english.list(["3 bamboo", "4 bamboo"]), "3 bamboo, 4 bamboo");
}

/// Rule HK-5.3 in force: the sheet says what the table does.
#[test]
fn rules_go_by_the_options_in_force() {
    let english = Catalog::embedded(Language::En);
    let rule = |payment| english.text_with("rules-hk-5-3", &[("payment", Arg::Str(payment))]);
    assert!(rule("full").contains("alone pays, three times"));
    assert!(rule("shared").contains("twice the base"));
    let minimum = |n: i64| english.text_with("rules-hk-1-1", &[("min_faan", Arg::Num(n))]);
    assert!(minimum(3).contains("at least 3 faan"));
    assert!(minimum(0).contains("whatever it is worth"));
}

/// SC-2.2, SC-5: who gives whom what, before play and in the ledger.
#[test]
fn narration_of_sichuan() {
    let to = ("to", Arg::Msg("seat-west"));
    reads(
        "event-exchange",
        &[SOUTH, to],
        [
            "South passes three tiles to West.",
            "Dél három követ ad át Nyugatnak.",
            "南家换三张给西家。",
            "南家換三張給西家。",
        ],
    );
    reads(
        "event-missing-suit",
        &[SOUTH, ("suit", Arg::Msg("suit-p"))],
        [
            "South’s missing suit: dots.",
            "Dél hiányzó színe: kör.",
            "南家缺筒子。",
            "南家缺筒子。",
        ],
    );
    reads(
        "event-payment",
        &[
            ("payment", Arg::Msg("payment-flower-pig")),
            ("from", Arg::Msg("seat-south")),
            to,
            ("points", 32.into()),
        ],
        [
            "Flower pig: South pays West 32.",
            "Virágdisznó: Dél 32 pontot fizet Nyugatnak.",
            "查花猪：南家付西家32分。",
            "查花豬：南家付西家32分。",
        ],
    );
}

/// A table says some things in words of its own.
#[test]
fn words_of_a_table() {
    for (language, value, pattern) in [
        (
            Language::En,
            ["3 faan", "3 fan"],
            ["All pungs", "All pungs"],
        ),
        (
            Language::Hu,
            ["3 faan", "3 fan"],
            ["Csupa pung", "Csupa pung"],
        ),
        (Language::ZhHans, ["3番", "3番"], ["对对胡", "碰碰胡"]),
        (Language::ZhHant, ["3番", "3番"], ["對對糊", "碰碰胡"]),
    ] {
        let tables = ["hong-kong", "sichuan"].map(|t| Catalog::embedded(language).at_table(t));
        let said = |id: &str| {
            tables
                .each_ref()
                .map(|catalog| catalog.text_with(id, &[("n", 3.into())]))
        };
        assert_eq!(said("faan"), value);
        assert_eq!(said("pattern-all-pungs"), pattern);
    }
}

/// Checks a message in the words of the American table.
fn reads_american(id: &str, args: &[(&str, Arg<'_>)], expected: [&str; 4]) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        assert_eq!(
            Catalog::embedded(language)
                .at_table("american")
                .text_with(id, args),
            expected,
            "{id} in {}",
            language.tag()
        );
    }
}

/// The American names of tiles, and of groups by their size.
#[test]
fn tiles_and_groups_of_the_american_table() {
    for (id, expected) in [
        ("tile-5m", ["5 crak", "5-ös karakter", "五万", "五萬"]),
        ("tile-1s", ["1 bam", "1-es bambusz", "一条", "一索"]),
        ("tile-5z", ["soap", "szappan", "白板", "白板"]),
        ("tile-8f", ["flower", "virág", "花", "花"]),
        ("tile-1j", ["joker", "joker", "百搭", "百搭"]),
    ] {
        reads_american(id, &[], expected);
    }
    let group = |jokers: i64| {
        [
            ("set", Arg::Msg("set-quint")),
            ("tile", Arg::Msg("tile-5p")),
            ("jokers", Arg::Num(jokers)),
        ]
    };
    reads_american(
        "meld-exposure",
        &group(0),
        [
            "quint of 5 dot",
            "kvint: 5-ös kör",
            "五张：五筒",
            "五張：五筒",
        ],
    );
    reads_american(
        "meld-exposure",
        &group(2),
        [
            "quint of 5 dot, 2 jokers in it",
            "kvint: 5-ös kör, benne 2 joker",
            "五张：五筒（含2张百搭）",
            "五張：五筒（含2張百搭）",
        ],
    );
}

/// AM-3: what goes where before play, blind tiles included.
#[test]
fn narration_of_the_charleston() {
    let to = ("to", Arg::Msg("seat-west"));
    let count = |n: i64| [SOUTH, to, ("n", Arg::Num(n))];
    reads_american(
        "event-pass-tiles",
        &count(3),
        [
            "South passes 3 tiles to West.",
            "Dél 3 követ ad át Nyugatnak.",
            "南家传给西家3张。",
            "南家傳給西家3張。",
        ],
    );
    reads_american(
        "event-pass-tiles",
        &count(0),
        [
            "South passes nothing to West.",
            "Dél semmit sem ad át Nyugatnak.",
            "南家没有传牌给西家。",
            "南家沒有傳牌給西家。",
        ],
    );
    reads_american(
        "event-pass-blind-you",
        &count(1),
        [
            "You pass 1 incoming tile on to West, unseen.",
            "Vakon adsz tovább 1 érkező követ Nyugatnak.",
            "你把传来的1张盲传给西家。",
            "你把傳來的1張盲傳給西家。",
        ],
    );
}

/// AM-4, AM-5, AM-7: calls, jokers and dead hands.
#[test]
fn narration_of_american_play() {
    let tile = ("tile", Arg::Msg("tile-1s"));
    let call = |jokers: i64| {
        [
            SOUTH,
            tile,
            ("set", Arg::Msg("set-pung")),
            ("jokers", Arg::Num(jokers)),
        ]
    };
    reads_american(
        "event-exposure",
        &call(0),
        [
            "South calls 1 bam and shows a pung.",
            "Dél 1-es bambuszt hív, és felfed: pung.",
            "南家叫一条，亮三张。",
            "南家叫一索，亮三張。",
        ],
    );
    reads_american(
        "event-exposure",
        &call(1),
        [
            "South calls 1 bam and shows a pung with 1 joker.",
            "Dél 1-es bambuszt hív, és felfed: pung 1 jokerrel.",
            "南家叫一条，亮三张，含1张百搭。",
            "南家叫一索，亮三張，含1張百搭。",
        ],
    );
    reads_american(
        "event-joker-exchange",
        &[SOUTH, tile, ("from", Arg::Msg("player-you"))],
        [
            "South puts 1 bam in the place of a joker in your group.",
            "Dél elvesz tőled egy jokert, és ezt teszi a helyére: 1-es bambusz.",
            "南家用一条换走你亮组里的百搭。",
            "南家用一索換走你亮組裏的百搭。",
        ],
    );
    reads_american(
        "event-challenge-right",
        &[SOUTH, ("target", Arg::Msg("player-you"))],
        [
            "South calls your hand dead, and it is.",
            "Dél halottnak mondja a kezedet, és igaza van.",
            "南家指你是死手，指对了。",
            "南家指你是死手，指對了。",
        ],
    );
    reads_american(
        "event-win-discard",
        &[SOUTH, tile, ("from", Arg::Msg("seat-west"))],
        [
            "South declares mah-jongg on West’s 1 bam.",
            "Dél mah-jonggot mond be Nyugat eldobására: 1-es bambusz.",
            "南家叫西家打出的一条胡牌。",
            "南家叫西家打出的一索食糊。",
        ],
    );
}

/// AM-3.6, AM-4.2, AM-7.1, AM-8: the sheet says what the table does.
#[test]
fn american_rules_go_by_the_options_in_force() {
    let english = Catalog::embedded(Language::En);
    let rule = |id, option, value| {
        english.text_with(&format!("rules-am-{id}"), &[(option, Arg::Str(value))])
    };
    assert!(rule("3-6", "mush", "true").contains("into a pool"));
    assert!(rule("3-6", "mush", "false").contains("no pool"));
    let size = "whatever the size of the group.";
    assert!(rule("4-2", "errors", "punished").ends_with(size));
    assert!(rule("4-2", "errors", "prevented").contains(&format!("{size} No call is offered")));
    assert!(rule("4-7", "hot_wall", "false").starts_with("The last discard can be called"));
    assert!(rule("8-2", "bettor", "true").contains("becomes the bettor"));
    let east = |bettor, rotate| {
        let args = [
            ("bettor", Arg::Str(bettor)),
            ("rotate_dealer", Arg::Str(rotate)),
        ];
        english.text_with("rules-am-2-2", &args)
    };
    assert!(east("false", "true").contains("the next seat is east"));
    assert!(east("false", "false").contains("East stays"));
    // The bettor decides it, whatever the setting says.
    assert_eq!(east("true", "true"), east("true", "false"));
}
