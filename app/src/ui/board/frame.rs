//! The frame of the board with the coordinates, outside of the squares. It is wide only where they stand: on
//! the left and below.

use shakmaty::{File, Rank};
use yew::prelude::*;

use crate::ui::view::{SIDE, View};

/// The width of the frame where the coordinates stand, in board units.
pub(crate) const WIDE: i32 = 14;

/// The width of the frame on the other two sides, in board units.
const NARROW: i32 = 4;

/// The side of the board with its frame, in board units.
pub(crate) const WHOLE: i32 = WIDE + 8 * SIDE + NARROW;

/// The `viewBox` of a board with its frame: the corner of its squares is the origin.
pub(crate) const VIEW_BOX: &str = "-14 -4 378 378";

/// The place of the squares in units of the board with its frame, from its upper left corner.
pub(crate) const SQUARES_AT: (i32, i32) = (WIDE, NARROW);

/// Draws the frame with letters and figures.
pub(crate) fn frame(view: View) -> Html {
    let middle = |place: u32| (place * 45 + 22).to_string();
    let files = File::ALL.into_iter().map(|file| {
        html! { <text x={middle(view.column(file))} y="371">{ file.char() }</text> }
    });
    let ranks = Rank::ALL.into_iter().map(|rank| {
        html! { <text x="-7" y={(view.row(rank) * 45 + 26).to_string()}>{ rank.char() }</text> }
    });
    html! {
        <>
            <rect class="board-frame" x="-14" y="-4" width="378" height="378" />
            <g class="coordinates">{ for files }{ for ranks }</g>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_the_drawing_has_the_size_of_its_parts() {
        let (left, top) = SQUARES_AT;
        assert_eq!(VIEW_BOX, format!("-{left} -{top} {WHOLE} {WHOLE}"));
    }
}
