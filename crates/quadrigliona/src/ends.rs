//! Check, mate and immobility, where a piece may still arrive (rule 10).

use shakmaty::{ByRole, Move, Position, Role, Setup, Square, attacks};

use super::moves;

/// The state of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerState {
    /// A move on the board is possible, and the king is not in check.
    Free(Move),
    /// The king is in check, and a move on the board meets it.
    Check(Move),
    /// The king is in check, and only a piece put on the board could parry it.
    Parried(Role, Square),
    /// The player is mated, and nothing can change it.
    Mated(Mate),
    /// No move on the board is possible, and the king is not in check; a piece of this kind could arrive.
    Waiting(Role),
    /// No move on the board is possible, the king is not in check, and nothing can arrive.
    Stalemated,
    /// The position is not one that can be judged.
    Undetermined,
}

/// The reason for which a mate is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mate {
    /// The king is attacked from an adjacent square.
    Contact(Square),
    /// The king is attacked by a knight.
    Knight(Square),
    /// The king is attacked twice.
    Double(Square, Square),
    /// No piece that could arrive may be interposed.
    NothingParries,
}

/// Determines the state of the player to move, with these pieces to be put on the board now or later.
pub fn player_state(setup: &Setup, pieces: &ByRole<u8>) -> PlayerState {
    let Some(chess) = moves::position(setup) else { return PlayerState::Undetermined };
    let on_board = chess.legal_moves().first().copied();
    let mut checkers = chess.checkers().into_iter();
    match (checkers.next(), checkers.next(), on_board) {
        (None, _, Some(any)) => PlayerState::Free(any),
        (Some(_), _, Some(any)) => PlayerState::Check(any),
        (None, _, None) => match first_drop(setup, pieces) {
            Some((role, _)) => PlayerState::Waiting(role),
            None => PlayerState::Stalemated,
        },
        (Some(one), Some(other), None) => PlayerState::Mated(Mate::Double(one, other)),
        (Some(checker), None, None) => match first_drop(setup, pieces) {
            Some((role, square)) => PlayerState::Parried(role, square),
            None => PlayerState::Mated(kind_of_mate(setup, checker)),
        },
    }
}

fn first_drop(setup: &Setup, pieces: &ByRole<u8>) -> Option<(Role, Square)> {
    moves::drops(setup, pieces).into_iter().find_map(|drop| match drop {
        Move::Put { role, to } => Some((role, to)),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } => None,
    })
}

fn kind_of_mate(setup: &Setup, checker: Square) -> Mate {
    let king = setup.board.king_of(setup.turn);
    if setup.board.role_at(checker) == Some(Role::Knight) {
        Mate::Knight(checker)
    } else if king.is_some_and(|king| attacks::king_attacks(king).contains(checker)) {
        Mate::Contact(checker)
    } else {
        Mate::NothingParries
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn check(fen: &str, pieces: &str, is_expected: fn(&PlayerState) -> bool) {
        let setup: Setup = fen.parse::<Fen>().unwrap().into();
        let mut store = ByRole::default();
        for piece in pieces.chars() {
            *store.get_mut(Role::from_char(piece).unwrap()) += 1;
        }
        let found = player_state(&setup, &store);
        assert!(is_expected(&found), "{fen} with {pieces}: {found:?}");
        let found = player_state(&setup.into_mirrored(), &store);
        assert!(is_expected(&found), "{fen} with {pieces}, mirrored: {found:?}");
    }

    #[test]
    fn ok_mate_from_afar_is_final_only_if_nothing_can_come_between() {
        let back_rank = "4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
        check(back_rank, "n", |player_state| {
            matches!(player_state, PlayerState::Parried(Role::Knight, _))
        });
        check(back_rank, "p", |player_state| {
            matches!(player_state, PlayerState::Mated(Mate::NothingParries))
        });
        check(back_rank, "", |player_state| {
            matches!(player_state, PlayerState::Mated(Mate::NothingParries))
        });
    }

    #[test]
    fn ok_contact_knight_and_double_check_are_final_whatever_may_come() {
        let all = "qrbnp";
        let contact = "6k1/5pQp/7B/8/8/8/8/6K1 b - - 0 1";
        check(contact, all, |player_state| {
            matches!(player_state, PlayerState::Mated(Mate::Contact(_)))
        });
        let knight = "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1";
        check(knight, all, |player_state| {
            matches!(player_state, PlayerState::Mated(Mate::Knight(_)))
        });
        let double = "6rk/8/5B2/8/8/8/7R/K7 b - - 0 1";
        check(double, all, |player_state| {
            matches!(player_state, PlayerState::Mated(Mate::Double(..)))
        });
    }

    #[test]
    fn ok_a_king_that_can_flee_or_capture_is_only_in_check() {
        let flight = "6k1/5ppN/8/8/8/8/8/6K1 b - - 0 1";
        check(flight, "", |player_state| {
            matches!(player_state, PlayerState::Free(_) | PlayerState::Check(_))
        });
        let contact = "6k1/5pQp/8/8/8/8/8/6K1 b - - 0 1";
        check(contact, "", |player_state| matches!(player_state, PlayerState::Check(_)));
    }

    #[test]
    fn ok_stalemate_needs_that_nothing_can_come() {
        let alone = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
        check(alone, "p", |player_state| matches!(player_state, PlayerState::Waiting(Role::Pawn)));
        check(alone, "", |player_state| matches!(player_state, PlayerState::Stalemated));
    }
}
