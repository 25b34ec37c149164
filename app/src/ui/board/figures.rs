//! The pieces, each with its identity, so that the page can move them smoothly.

use shakmaty::{Board, Piece, Role, Square};
use yew::prelude::*;

use crate::replay::board_track::BoardTrack;
use crate::replay::hand_tracks::Reach;
use crate::replay::piece_tracks::PiecePosition;
use crate::ui::view::View;

/// Draws the pieces, of another board than that of the replay where one is given. Pieces that are off the
/// board stay in the page invisibly, so that they can come back.
pub(crate) fn figures(
    board_track: &BoardTrack,
    step: usize,
    view: View,
    board: Option<&Board>,
) -> Html {
    let piece_tracks = &board_track.piece_tracks;
    let (pieces, places) = match board {
        Some(board) => piece_tracks.on(step, board),
        None => (
            piece_tracks.pieces.clone(),
            piece_tracks.scenes.get(step).cloned().unwrap_or_default(),
        ),
    };
    let held = if board.is_none() { held_squares(board_track, step) } else { Vec::new() };
    let order = piece_tracks.order.iter().copied().chain(piece_tracks.pieces.len()..pieces.len());
    let figures = order.filter_map(|id| {
        let place = places.get(id)?;
        let stance = Stance {
            is_held: held.contains(&place.square),
            is_upside_down: board_track.is_upside_down(id, step),
            counts_as: board_track.counts_as(place.square, step).filter(|_| board.is_none()),
        };
        Some(figure(id, pieces[id], *place, stance, view))
    });
    html! { <g class="figures">{ for figures }</g> }
}

/// The way in which a piece is shown.
#[derive(Clone, Copy)]
struct Stance {
    is_held: bool,
    is_upside_down: bool,
    counts_as: Option<Role>,
}

fn figure(id: usize, piece: Piece, place: PiecePosition, stance: Stance, view: View) -> Html {
    let column = format!("col-{}", view.column(place.square.file()));
    let row = format!("row-{}", view.row(place.square.rank()));
    let state = match (place.is_on, stance.is_held) {
        (false, _) => Some("is-off"),
        (true, true) => Some("is-lifted"),
        (true, false) => None,
    };
    let color = piece.color.fold_wb('w', 'b');
    let href = format!("#{color}{}", piece.role.upper_char());
    html! {
        <g key={id} class={classes!("slides", column)}>
            <g class={classes!("slides", row)}>
                <g class={classes!("figure", state)}>
                    <ellipse class="figure-shadow" cx="24" cy="41" rx="13" ry="3.2" />
                    <g transform={stance.is_upside_down.then_some("rotate(180 22.5 22.5)")}>
                        <use class="figure-piece" {href} width="45" height="45" />
                    </g>
                    { stance.counts_as.map(|role| sign(color, role)).unwrap_or_default() }
                </g>
            </g>
        </g>
    }
}

/// Draws the sign of the piece as which a promoted pawn counts.
fn sign(color: char, role: Role) -> Html {
    html! {
        <g class="counts-as">
            <circle cx="33.5" cy="12.5" r="10.5" />
            <use href={format!("#{color}{}", role.upper_char())} x="24" y="3" width="19" height="19" />
        </g>
    }
}

/// The squares whose piece a hand carries.
fn held_squares(board_track: &BoardTrack, step: usize) -> Vec<Square> {
    let reaches =
        board_track.hand_tracks.iter().filter_map(|hand_track| hand_track.reaches.get(step));
    reaches
        .filter_map(|reach| match reach {
            Reach::Holding(square) => Some(*square),
            Reach::Touching(_)
            | Reach::Brushing(_)
            | Reach::Gripping(_)
            | Reach::Releasing(_)
            | Reach::Home(_) => None,
        })
        .collect()
}
