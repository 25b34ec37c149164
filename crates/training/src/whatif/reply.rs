//! The acts of the opponent where a claim is to come too late and the incident does not contain them.

use shakmaty::{Chess, Color, Move, Piece, Position, Rank, Role, Square, attacks};

use acconcio_adjudication::incident::{Act, ActKind, Incident};
use acconcio_adjudication::movement::in_uci_order;
use acconcio_adjudication::reconstruction::Reconstruction;

/// The acts by which a player touches a piece that he can move; none where he cannot move.
pub(super) fn touch(incident: &Incident, by: Color) -> Option<Vec<Act>> {
    let (from, _) = quiet_reply(incident, by)?;
    Some(vec![Act::by(by, ActKind::touches(from))])
}

/// The acts by which a player makes a quiet move of his own; none where he has none.
pub(super) fn own_move(incident: &Incident, by: Color) -> Option<Vec<Act>> {
    let (from, to) = quiet_reply(incident, by)?;
    Some(vec![
        Act::by(by, ActKind::touches(from)),
        Act::by(by, ActKind::places(from, to)),
        Act::by(by, ActKind::Releases { square: to }),
    ])
}

/// A move without a capture or a promotion that does not end the game: the first in the order of the UCI
/// notation. From a position that is not legal, any such move of a piece other than the king.
fn quiet_reply(incident: &Incident, by: Color) -> Option<(Square, Square)> {
    let reconstruction = Reconstruction::of(incident).ok()?;
    let turn = reconstruction.turns.last()?;
    let position =
        if turn.player == by { turn.before.position.clone() } else { turn.position_after() };
    match position {
        Some(position) => quiet_move(&position),
        None => quiet_step(&reconstruction, by),
    }
}

fn quiet_move(position: &Chess) -> Option<(Square, Square)> {
    let goes_on = |legal: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*legal);
        !after.is_game_over()
    };
    let is_quiet = |legal: &Move| {
        matches!(legal, Move::Normal { capture: None, promotion: None, .. }) && goes_on(legal)
    };
    let first = *in_uci_order(position.legal_moves().into_iter().filter(is_quiet)).first()?;
    Some((first.from()?, first.to()))
}

fn quiet_step(reconstruction: &Reconstruction, by: Color) -> Option<(Square, Square)> {
    let board = &reconstruction.board_state().board;
    let occupied = board.occupied();
    board.by_color(by).into_iter().find_map(|from| {
        let Piece { color, role } = board.piece_at(from)?;
        let to = match role {
            Role::King => None,
            Role::Pawn => {
                let ahead = from.offset(color.fold_wb(8, -8));
                let last = color.fold_wb(Rank::Eighth, Rank::First);
                ahead.filter(|to| !occupied.contains(*to) && to.rank() != last)
            }
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                (attacks::attacks(from, Piece { color, role }, occupied) & !occupied).first()
            }
        }?;
        Some((from, to))
    })
}
