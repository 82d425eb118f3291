//! Words for tiles, melds and patterns, put together from messages.

use crate::outcome::one_line;
use sparrows_engine::card::CardHand;
use sparrows_engine::rules::Rules;
use sparrows_engine::scorer::PatternValue;
use sparrows_engine::table::CardAccount;
use sparrows_engine::tile_set::TileSet;
use sparrows_engine::{Action, Kind, Meld, MeldKind, Seat, TileId, notation};
use sparrows_text::{Arg, Catalog};

/// The message that names a tile.
pub fn tile_id(kind: Kind) -> String {
    format!("tile-{kind}")
}

/// The message that names a seat.
pub fn seat_id(seat: Seat) -> String {
    format!("seat-{seat}")
}
/// The name of a seat.
pub fn seat(catalog: &Catalog, seat: Seat) -> String {
    catalog.text(&seat_id(seat))
}

/// Points with their sign, as the language writes them.
pub fn signed(catalog: &Catalog, points: i32) -> String {
    catalog.text_with("cli-points", &[("points", Arg::Signed(points.into()))])
}

/// The sorts of decision among `legal`, in words, each once.
pub fn actions(catalog: &Catalog, legal: &[Action]) -> String {
    let mut kinds: Vec<_> = legal.iter().map(|action| action.kind()).collect();
    kinds.dedup();
    catalog.list(
        kinds
            .iter()
            .map(|kind| catalog.text(&format!("action-{kind}"))),
    )
}

/// Tiles as notation without copies: `123m55z`.
pub fn faces(tiles: &TileSet) -> String {
    notation::faces(tiles.iter().map(TileId::kind))
}

/// Three in a row of a suit: `3-4-5 bamboo`. The tiles may stand in any order.
pub fn chow(catalog: &Catalog, kinds: [Kind; 3]) -> String {
    let mut kinds = kinds;
    kinds.sort_unstable();
    let suit = kinds[0].suit().map_or('z', |suit| suit.letter());
    let ranks = kinds.map(|kind| format!("rank-{}", kind.rank().unwrap_or_default()));
    catalog.text_with(
        &format!("chow-{suit}"),
        &[
            ("a", Arg::Msg(&ranks[0])),
            ("b", Arg::Msg(&ranks[1])),
            ("c", Arg::Msg(&ranks[2])),
        ],
    )
}

/// The tiles of a chow meld in words.
pub fn chow_meld(catalog: &Catalog, meld: &Meld) -> String {
    match meld.tiles.as_slice() {
        &[a, b, c] if meld.kind == MeldKind::Chow => chow(catalog, [a, b, c].map(TileId::kind)),
        tiles => notation::faces(tiles.iter().map(|tile| tile.kind())),
    }
}

/// Patterns in a row with their values; the words for none where there is none.
pub fn patterns(catalog: &Catalog, patterns: &[PatternValue]) -> String {
    if patterns.is_empty() {
        return catalog.text("cli-analyze-no-pattern");
    }
    catalog.list(patterns.iter().map(|p| pattern(catalog, *p)))
}

/// A pattern with its value.
pub fn pattern(catalog: &Catalog, pattern: PatternValue) -> String {
    catalog.text_with(
        "cli-score-pattern",
        &[
            ("pattern", Arg::Msg(&format!("pattern-{}", pattern.id))),
            ("value", pattern.value.into()),
        ],
    )
}

/// The name of a table.
pub fn table(catalog: &Catalog, rules: Rules) -> String {
    catalog.text(&format!("table-{rules}"))
}

/// `X` or `C`: whether a hand of a card is open or closed.
pub fn card_sign(catalog: &Catalog, closed: bool) -> String {
    catalog.text(if closed { "card-closed" } else { "card-open" })
}

/// A hand of a card with its value and all its lines.
pub fn card_hand(catalog: &Catalog, hand: &CardHand) -> String {
    let or = format!(" {} ", catalog.text("card-or"));
    let lines: Vec<_> = hand.lines.iter().map(|line| line.text.as_str()).collect();
    let (id, line) = (one_line(&hand.id), one_line(&lines.join(&or)));
    let sign = card_sign(catalog, hand.closed);
    let args = [
        ("id", Arg::Str(&id)),
        ("sign", Arg::Str(&sign)),
        ("value", hand.value.into()),
        ("line", Arg::Str(&line)),
    ];
    catalog.text_with("cli-card-hand", &args)
}

/// The hand of a card that won, and what doubles the payments for it: a heading, then rows.
pub fn won_hand(catalog: &Catalog, account: &CardAccount) -> (String, Vec<String>) {
    let hand = &account.hand;
    let (id, line) = (one_line(&hand.id), one_line(&hand.line));
    let category = one_line(&catalog.card_category(&hand.category));
    let args = [("hand", Arg::Str(&id)), ("category", Arg::Str(&category))];
    let head = catalog.text_with("cli-score-hand", &args);
    let mut rows = vec![
        catalog.text_with("cli-score-line", &[("line", Arg::Str(&line))]),
        catalog.text_with("cli-score-value", &[("value", hand.value.into())]),
    ];
    let doubled = if account.doubled {
        "cli-score-jokerless"
    } else {
        "cli-score-jokerless-single"
    };
    let more = [
        (hand.closed, "cli-score-closed"),
        (account.jokerless, doubled),
        (account.bet_upon, "cli-score-bet-upon"),
    ];
    let more = more.into_iter().filter(|&(is_so, _)| is_so);
    rows.extend(more.map(|(_, id)| catalog.text(id)));
    (head, rows)
}

/// The message that names a group of equal tiles by its size.
pub const fn set_id(size: u8) -> &'static str {
    match size {
        4 => "set-kong",
        5 => "set-quint",
        6 => "set-sextet",
        _ => "set-pung",
    }
}
