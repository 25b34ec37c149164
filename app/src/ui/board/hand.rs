//! The hands: each comes from its player's side and returns there. A hand reaches a piece from beside it, so
//! that the piece is seen.

use shakmaty::Square;
use yew::prelude::*;

use super::marks::tenths;
use crate::replay::board_track::BoardTrack;
use crate::replay::hand_tracks::{HandTrack, Reach};
use crate::ui::hand::{Pose, hand as drawing, struck_eye};
use crate::ui::view::{SIDE, View};

/// The number of acts for which a square stays clear of the hands before and after an act on it: a king that
/// has castled is seen while the rook is moved.
const NEAR: usize = 4;

/// Draws the hands of both players, and a short ring where one comes to a piece: a broken one for a brush.
pub(crate) fn hands(board_track: &BoardTrack, step: usize, view: View) -> Html {
    let around = Around::at(board_track, step);
    let hands = board_track.hand_tracks.iter().filter_map(|hand_track| {
        let reach = *hand_track.reaches.get(step)?;
        let before = step.checked_sub(1).and_then(|before| hand_track.reaches.get(before));
        let taps = matches!(reach, Reach::Touching(_) | Reach::Brushing(_) | Reach::Gripping(_));
        let is_new = taps && before != Some(&reach);
        let lie = Lie::of(hand_track, reach, &around, view);
        Some(hand(hand_track, (step, reach), (&lie, view), is_new.then_some(step)))
    });
    html! { <g class="hands">{ for hands }</g> }
}

/// The squares that a hand should not cover.
struct Around {
    /// The squares that the acts shortly before and after concern.
    matter: Vec<Square>,
    /// The squares on which a piece stands.
    occupied: Vec<Square>,
}

impl Around {
    fn at(board_track: &BoardTrack, step: usize) -> Around {
        let steps = step.saturating_sub(NEAR)..=step + NEAR;
        let pieces = board_track.piece_tracks.scenes.get(step);
        let on = pieces.into_iter().flatten().filter(|place| place.is_on);
        Around {
            matter: steps.flat_map(|step| board_track.touched_at(step)).copied().collect(),
            occupied: on.map(|place| place.square).collect(),
        }
    }
}

fn hand(
    hand_track: &HandTrack,
    (step, reach): (usize, Reach),
    (lie, view): (&Lie, View),
    tap: Option<usize>,
) -> Html {
    let row = match reach.square() {
        Some(square) => format!("row-{}", view.row(square.rank())),
        None if view.is_bottom(hand_track.player) => "row-below".to_owned(),
        None => "row-above".to_owned(),
    };
    let column = format!("col-{}", view.column(reach.file()));
    let (pose, state) = match reach {
        Reach::Home(_) => (Pose::Open, "is-home"),
        Reach::Touching(_) => (Pose::Fingertip, "is-touching"),
        Reach::Brushing(_) => (Pose::Knuckles, "is-brushing"),
        Reach::Gripping(_) => (Pose::Grip, "is-gripping"),
        Reach::Holding(_) => (Pose::Grip, "is-holding"),
        Reach::Releasing(_) => (Pose::Open, "is-releasing"),
    };
    let is_unseen = hand_track.unseen.contains(&step);
    let class = classes!("hand", state, pose.class(), is_unseen.then_some("is-unseen"));
    let key = format!("{:?}-{}", hand_track.player, hand_track.is_other);
    html! {
        <g {key} class={classes!("slides", column)}>
            <g class={classes!("slides", row)}>
                if let Some(step) = tap {
                    <circle key={step} class={classes!("tap-ring", state)} cx="22.5" cy="22.5" r="18" />
                }
                <g {class}>
                    <g transform={lie.transform(hand_track.is_other)}>
                        <g key={pose.class()} class="hand-drawing">{ drawing(pose) }</g>
                    </g>
                    if is_unseen { <g transform={translate(lie.sign)}>{ struck_eye() }</g> }
                </g>
            </g>
        </g>
    }
}

/// The way in which a hand lies on a square, in board units from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lie {
    /// The place of the fingertips.
    tips: (f64, f64),
    /// The degrees by which the drawing is turned.
    turn: i32,
    /// The place of the sign of what is not seen.
    sign: (f64, f64),
}

/// The angle between the arm and the file, and its sine and cosine.
struct Lean {
    degrees: i32,
    sine: f64,
    cosine: f64,
}

const STEEP: Lean = Lean { degrees: 38, sine: 0.616, cosine: 0.788 };
const MIDDLING: Lean = Lean { degrees: 45, sine: 0.707, cosine: 0.707 };
const FLAT: Lean = Lean { degrees: 60, sine: 0.866, cosine: 0.5 };

/// The distance of the fingertips from the middle of the piece that they touch.
const BESIDE: f64 = 10.0;

/// The distance of the fingertips from the piece that they have let go of.
const LET_GO: f64 = 9.0;

/// The distance of the sign from the fingertips: it lies on the sleeve.
const TO_SIGN: f64 = 43.0;

/// The distance of the sign from the edge of the board.
const MARGIN: f64 = 9.0;

impl Lie {
    /// Returns the lie of a hand that keeps clear of the squares that matter.
    ///
    /// As a right hand does, the arm leads to the player's right, that of the other hand to his left; where
    /// less is covered there, and the arm does not lead off the board, to the other side. On the
    /// player's own first rank the hand lies flat, for what leaves the board is not seen.
    fn of(hand_track: &HandTrack, reach: Reach, around: &Around, view: View) -> Lie {
        let is_bottom = view.is_bottom(hand_track.player);
        let Some(square) = reach.square() else {
            let turn = if is_bottom { 0 } else { 180 };
            return Lie { tips: (22.5, 22.5), turn, sign: (22.5, 22.5) };
        };
        let (column, row) = place(view, square);
        let homewards = if is_bottom { 1 } else { -1 };
        let first_row = if is_bottom { 7 } else { 0 };
        let edge = |side: i32| if side > 0 { 7 } else { 0 };
        let cost = |side: i32| {
            let is_covered = |it: &&Square| {
                let (x, y) = place(view, **it);
                x == column + side && (y == row || y == row + homewards)
            };
            let covered = |squares: &[Square]| squares.iter().filter(is_covered).count();
            let leaves_the_board = usize::from(column == edge(side));
            8 * covered(&around.matter).min(1) + 4 * leaves_the_board + covered(&around.occupied)
        };
        let own = if hand_track.is_other == is_bottom { -1 } else { 1 };
        let side = if cost(-own) < cost(own) { -own } else { own };
        let lean = match (row == first_row, column == edge(side)) {
            (true, true) => MIDDLING,
            (true, false) => FLAT,
            (false, _) if is_bottom => STEEP,
            // From above, where the heads of the pieces are.
            (false, _) => FLAT,
        };
        let far = if matches!(reach, Reach::Releasing(_)) { BESIDE + LET_GO } else { BESIDE };
        let arm = (f64::from(side) * lean.sine, f64::from(homewards) * lean.cosine);
        let along = |length: f64| (22.5 + arm.0 * length, MIDDLE + arm.1 * length);
        let within = |at: f64, of: i32| {
            let corner = f64::from(of * SIDE);
            at.clamp(MARGIN - corner, 360.0 - MARGIN - corner)
        };
        let sign = along(far + TO_SIGN);
        Lie {
            tips: along(far),
            turn: if is_bottom { -side * lean.degrees } else { 180 + side * lean.degrees },
            sign: (within(sign.0, column), within(sign.1, row)),
        }
    }

    /// The transformation of the drawing; the other hand is its mirror image.
    fn transform(&self, is_other: bool) -> String {
        let flip = if is_other { "-.8 .8" } else { ".8" };
        format!("{} rotate({}) scale({flip})", translate(self.tips), self.turn)
    }
}

/// The middle of a piece, from the top of its square: it stands in the lower half.
const MIDDLE: f64 = 25.0;

/// The column and the row of a square.
fn place(view: View, square: Square) -> (i32, i32) {
    let (x, y) = view.corner(square);
    (x / SIDE, y / SIDE)
}

fn translate((x, y): (f64, f64)) -> String {
    format!("translate({} {})", tenths(x), tenths(y))
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;

    /// Checks how far the right hand of each player is turned on a square, of White below and of Black above on
    /// the mirrored square; the pieces around stand on these squares, and those that matter.
    fn check(square: Square, matter: &[Square], occupied: &[Square], expected: i32) {
        for player in Color::ALL {
            let seen =
                |square: &Square| player.fold_wb(*square, square.flip_horizontal().flip_vertical());
            let seen_all = |squares: &[Square]| squares.iter().map(seen).collect();
            let around = Around { matter: seen_all(matter), occupied: seen_all(occupied) };
            let reach = Reach::Gripping(seen(&square));
            let lie = Lie::of(&right_hand(player), reach, &around, View::FROM_WHITE);
            let turn = lie.turn - player.fold_wb(0, 180);
            assert_eq!(turn.signum(), expected.signum(), "{player} on {square}");
            if player.is_white() {
                assert_eq!(turn, expected, "{square}");
            }
        }
    }

    fn right_hand(player: Color) -> HandTrack {
        HandTrack { player, is_other: false, reaches: Vec::new(), unseen: Vec::new() }
    }

    #[test]
    fn ok_an_arm_comes_from_its_players_right_and_leaves_what_matters_free() {
        check(Square::E4, &[], &[], -38);
        check(Square::E4, &[Square::D3], &[], -38);
        check(Square::E4, &[Square::F3], &[], 38);
        check(Square::E4, &[Square::F4, Square::D3], &[], -38);
        check(Square::E4, &[], &[Square::F3], 38);
        check(Square::E4, &[Square::D3], &[Square::F3, Square::F4], -38);
        check(Square::H4, &[], &[], 38);
        check(Square::E1, &[], &[], -60);
        // The rook of a castling, beside the king that has moved.
        check(Square::F1, &[Square::G1, Square::H1], &[Square::G1], 60);
        check(Square::H1, &[Square::G1], &[Square::G1], -45);
    }

    #[test]
    fn ok_the_sign_stays_on_the_board() {
        let around = Around { matter: Vec::new(), occupied: Vec::new() };
        for square in Square::ALL {
            let reach = Reach::Gripping(square);
            let lie = Lie::of(&right_hand(Color::White), reach, &around, View::FROM_WHITE);
            let (x, y) = View::FROM_WHITE.corner(square);
            let (x, y) = (f64::from(x) + lie.sign.0, f64::from(y) + lie.sign.1);
            assert!((9.0..=351.0).contains(&x) && (9.0..=351.0).contains(&y), "{square}: {x} {y}");
        }
    }
}
