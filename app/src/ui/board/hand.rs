//! The hands: each comes from its player's side and returns there.

use yew::prelude::*;

use crate::replay::board_track::BoardTrack;
use crate::replay::hand_tracks::{HandTrack, Reach};
use crate::ui::view::View;

/// Draws the hands of both players, and a short ring where one touches a piece: a broken one for a brush.
pub(crate) fn hands(board_track: &BoardTrack, step: usize, view: View) -> Html {
    let reach_at = |hand_track: &HandTrack, step: usize| hand_track.reaches.get(step).copied();
    let hands = board_track.hand_tracks.iter().filter_map(|hand_track| {
        let reach = reach_at(hand_track, step)?;
        let before = step.checked_sub(1).and_then(|before| reach_at(hand_track, before));
        let taps = matches!(reach, Reach::Touching(_) | Reach::Brushing(_));
        let is_new = taps && before != Some(reach);
        Some(hand(hand_track, reach, view, is_new.then_some(step)))
    });
    html! { <g class="hands">{ for hands }</g> }
}

fn hand(hand_track: &HandTrack, reach: Reach, view: View, tap: Option<usize>) -> Html {
    let is_bottom = view.is_bottom(hand_track.player);
    let (file, row) = match reach {
        Reach::Home(file) => {
            (file, if is_bottom { "row-below".to_owned() } else { "row-above".to_owned() })
        }
        Reach::Touching(square) | Reach::Brushing(square) | Reach::Holding(square) => {
            (square.file(), format!("row-{}", view.row(square.rank())))
        }
    };
    let column = format!("col-{}", view.column(file));
    let (symbol, state) = match reach {
        Reach::Home(_) => ("#hand-flat", "is-home"),
        Reach::Touching(_) => ("#hand-flat", "is-touching"),
        Reach::Brushing(_) => ("#hand-flat", "is-brushing"),
        Reach::Holding(_) => ("#hand", "is-holding"),
    };
    let key = format!("{:?}-{}", hand_track.player, hand_track.is_other);
    html! {
        <g {key} class={classes!("slides", column)}>
            <g class={classes!("slides", row)}>
                if let Some(step) = tap {
                    <circle key={step} class={classes!("tap-ring", state)} cx="22.5" cy="22.5" r="18" />
                }
                <g class={classes!("hand", state)}>
                    <g transform={pose(is_bottom, hand_track.is_other)}>
                        <use href={symbol} x={HAND_X} y={HAND_Y} width={HAND_WIDTH} height={HAND_HEIGHT} />
                    </g>
                </g>
            </g>
        </g>
    }
}

/// The drawing is 60 by 90 with its fingertips at (30, 9); here it is scaled to three quarters, and the
/// fingertips are at the origin.
const HAND_X: &str = "-22.5";
const HAND_Y: &str = "-6.75";
const HAND_WIDTH: &str = "45";
const HAND_HEIGHT: &str = "67.5";

/// The transformation of the drawing. The fingertips are on the upper half of the piece; the arm leads to
/// the player and, as a right hand does, a little to his right. The other hand is its mirror image.
const fn pose(is_bottom: bool, is_other: bool) -> &'static str {
    match (is_bottom, is_other) {
        (true, false) => "translate(24 15) rotate(-30)",
        (true, true) => "translate(21 15) rotate(30) scale(-1 1)",
        (false, false) => "translate(21 17) rotate(150)",
        (false, true) => "translate(24 17) rotate(210) scale(-1 1)",
    }
}
