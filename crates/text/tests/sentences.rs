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
