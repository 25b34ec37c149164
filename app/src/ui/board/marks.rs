//! Squares, and the marks on them, each with a fixed meaning: red hatching is illegal, amber dots
//! are irregular or disputed, green is permitted.

use shakmaty::Square;
use yew::prelude::*;

use super::overlay::Overlay;
use crate::ui::view::{SIDE, View};

/// Draws the 64 squares. They are the same from both sides.
pub(crate) fn squares() -> Html {
    html! {
        <g>
            <defs>
                <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <rect class="hatch-line" width="2.6" height="7" />
                </pattern>
                <pattern id="dots" width="7.5" height="7.5" patternUnits="userSpaceOnUse">
                    <circle class="dot" cx="3.75" cy="3.75" r="1.7" />
                </pattern>
            </defs>
            <rect class="square-light" width="360" height="360" />
            <path class="square-dark" d={dark_squares()} />
        </g>
    }
}

/// The outline of the dark squares.
pub(crate) fn dark_squares() -> String {
    (0..8_i32)
        .flat_map(|row| (0..8_i32).map(move |column| (column, row)))
        .filter(|(column, row)| (column + row) % 2 == 1)
        .map(|(column, row)| format!("M{} {}h{SIDE}v{SIDE}h-{SIDE}z", column * SIDE, row * SIDE))
        .collect()
}

/// Draws the marks under the pieces; `touched` are the squares that the act shown concerns.
pub(crate) fn marks(view: View, touched: &[Square], overlay: &Overlay) -> Html {
    let filled = |class: &'static str, squares: &[Square]| {
        let rect = |square: &Square| {
            let (x, y) = view.corner(*square);
            html! { <rect {class} x={x.to_string()} y={y.to_string()} width="45" height="45" /> }
        };
        squares.iter().map(rect).collect::<Html>()
    };
    let framed = |class: &'static str, squares: &[Square]| {
        let rect = |square: &Square| {
            let (x, y) = view.corner(*square);
            html! {
                <rect {class} x={(x + 2).to_string()} y={(y + 2).to_string()} width="41" height="41" />
            }
        };
        squares.iter().map(rect).collect::<Html>()
    };
    let dimmed: Vec<Square> = Square::ALL.into_iter().filter(|it| !overlay.is_lit(*it)).collect();
    html! {
        <g class="marks">
            { filled("mark-touched", touched) }
            { filled("mark-dim", &dimmed) }
            { filled("mark-illegal", &overlay.illegal) }
            { framed("mark-illegal-frame", &overlay.illegal) }
            { filled("mark-disputed", &overlay.disputed) }
            { framed("mark-disputed-frame", &overlay.disputed) }
            { filled("mark-obliged", &overlay.obliged) }
            { framed("mark-obliged-frame", &overlay.obliged) }
            { framed("mark-target", &overlay.targets) }
            { filled("mark-reach", &overlay.reach) }
            { framed("mark-reach-frame", &overlay.reach) }
            { filled("mark-picked", &overlay.picked) }
            { framed("mark-picked-frame", &overlay.picked) }
        </g>
    }
}

/// Draws locks over the pieces that can never move again.
pub(crate) fn locks(view: View, squares: &[Square]) -> Html {
    let lock = |square: &Square| {
        let (x, y) = view.corner(*square);
        html! { <use class="mark-lock" href="#mark-lock" x={(x + 31).to_string()} y={(y + 1).to_string()} width="13" height="13" /> }
    };
    html! { <g>{ for squares.iter().map(lock) }</g> }
}

/// Draws green arrows over the pieces: permitted moves.
pub(crate) fn arrows(view: View, moves: &[(Square, Square)]) -> Html {
    let arrows = moves.iter().map(|(from, to)| {
        let points = arrow(view.middle(*from), view.middle(*to));
        html! { <polygon class="mark-arrow" {points} /> }
    });
    html! { <g>{ for arrows }</g> }
}

/// The outline of an arrow that ends a little before the middle of its square.
fn arrow((x0, y0): (f64, f64), (x1, y1): (f64, f64)) -> String {
    const HALF_WIDTH: f64 = 2.8;
    const HEAD: f64 = 13.0;
    const HALF_HEAD: f64 = 8.0;
    const SHORT: f64 = 4.0;
    let (dx, dy) = (x1 - x0, y1 - y0);
    let length = dx.hypot(dy);
    if length < HEAD {
        return String::new();
    }
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f64, across: f64| {
        let (x, y) = (x0 + ux * along - uy * across, y0 + uy * along + ux * across);
        format!("{},{}", tenths(x), tenths(y))
    };
    let (start, tip) = (10.0, length - SHORT);
    let neck = tip - HEAD;
    [
        at(start, HALF_WIDTH),
        at(neck, HALF_WIDTH),
        at(neck, HALF_HEAD),
        at(tip, 0.0),
        at(neck, -HALF_HEAD),
        at(neck, -HALF_WIDTH),
        at(start, -HALF_WIDTH),
    ]
    .join(" ")
}

/// Formats a length with one decimal. Formatting floats would cost the visitor ten kilobytes.
pub(crate) fn tenths(length: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "a board is 360 wide")]
    let tenths = (length * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_an_arrow_points_at_its_square() {
        let points = arrow((22.5, 22.5), (22.5, 157.5));
        assert!(points.contains("22.5,153.5"), "{points}");
        assert_eq!(arrow((1.0, 1.0), (1.0, 1.0)), "");
    }
}
