//! A contact sheet: every face at the sizes of a desktop, a phone and a discard, for the eye to judge.

use super::{sprite, symbols};

/// Page with all faces on felt and on a dark ground, with and without room for the corner index.
pub fn page() -> String {
    let mut out = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Tiles</title>\
         <style>body{margin:0}div{padding:8px}b{display:block;width:0;height:0;overflow:hidden}svg{margin:2px}</style>\n",
    );
    // Not `display: none`: some browsers then draw nothing from the sprite.
    out += &format!("<b>{}</b>\n", sprite());
    for (ground, index) in [("#2f6b4f", false), ("#2f6b4f", true), ("#15191d", true)] {
        for width in [110, 55, 34] {
            out += &format!("<div style=\"background:{ground}\">");
            for (id, _) in symbols() {
                out += &tile(&id, width, index);
            }
            out += "</div>\n";
        }
    }
    out
}

/// One tile, put together the way a page does it.
fn tile(id: &str, width: u32, index: bool) -> String {
    let inner = match id {
        "tile" | "back" => format!("<use href=\"#{id}\"/>"),
        _ => {
            let (place, rank) = if index {
                ("translate(7 5)scale(.86)", &id[1..])
            } else {
                ("translate(1.2 0)scale(.96)", "")
            };
            format!(
                "<use href=\"#tile\"/><g transform=\"{place}\"><use href=\"#{id}\"/></g>\
                 <text x=\"3.5\" y=\"11.5\" font-size=\"10.5\" font-weight=\"700\" font-family=\"sans-serif\">{rank}</text>"
            )
        }
    };
    format!(
        "<svg width=\"{width}\" viewBox=\"0 0 60 80\" role=\"img\" aria-label=\"{id}\">{inner}</svg>"
    )
}
