//! The immediate results: the game is over, its material is dead, or the next moves are forced.

use shakmaty::{Color, Position};

use super::board::Board;
use super::certificate::{Certificate, Ending};
use super::material;
use super::moves::{InCheck, Ply};
use super::query::{MoveLimit, Query};
use super::step::Step;

/// The result of the forced moves.
pub(super) enum Forced {
    /// A position in which the winner can no longer mate.
    Dead(Certificate),
    /// Mate, by these forced moves.
    Mate(Vec<Step>),
    /// A choice after these moves; with the half-move clock at that point.
    Open(Vec<Step>, u32),
}

/// Plays the only legal move as long as there is only one.
pub(super) fn follow(query: &Query, board: &mut Board) -> Forced {
    let mut moves = Vec::new();
    let mut clock = query.position().halfmoves();
    let mut seen = vec![board.pack()];
    let mut legal = Vec::new();
    loop {
        let in_check = board.legal_moves(&mut legal);
        let end = match (legal.first(), in_check, board.turn) {
            (None, InCheck::Yes, Color::Black) => return Forced::Mate(moves),
            (None, InCheck::Yes, Color::White) => Some(Certificate::Over(Ending::WinnerMated)),
            (None, InCheck::No, Color::White | Color::Black) => {
                Some(Certificate::Over(Ending::Stalemate))
            }
            (Some(_), InCheck::Yes | InCheck::No, Color::White | Color::Black) => {
                ended(query, clock).or_else(|| material::theorem(board).map(Certificate::Material))
            }
        };
        if let Some(end) = end {
            return Forced::Dead(after(moves, end));
        }
        let [only] = legal[..] else { return Forced::Open(moves, clock) };
        clock = clock_after(board, only, clock);
        *board = board.after(only);
        moves.push(only.step(query.winner()));
        let position = board.pack();
        if seen.contains(&position) {
            return Forced::Dead(after(moves, Certificate::Repetition));
        }
        seen.push(position);
    }
}

fn ended(query: &Query, clock: u32) -> Option<Certificate> {
    let is_drawn = query.limit() == MoveLimit::SeventyFive && clock >= MoveLimit::HALF_MOVES;
    is_drawn.then_some(Certificate::Over(Ending::SeventyFiveMoves))
}

/// The half-move clock after this move.
pub(super) fn clock_after(board: &Board, ply: Ply, clock: u32) -> u32 {
    if board.is_zeroing(ply) { 0 } else { clock + 1 }
}

/// A proof that holds after these moves, which are forced.
pub(super) fn after(moves: Vec<Step>, then: Certificate) -> Certificate {
    if moves.is_empty() { then } else { Certificate::Forced { moves, then: Box::new(then) } }
}
