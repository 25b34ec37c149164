//! The position of every hand after each act.

use acconcio_adjudication::board_state::{BoardState, Grip};
use acconcio_adjudication::incident::{Act, ActKind, Hand, Manner};
use shakmaty::{Color, File, Square};

/// A hand that acts in a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandTrack {
    /// The player whose hand it is.
    pub player: Color,
    /// Whether it is the player's other hand, not the one that makes the moves.
    pub is_other: bool,
    /// The position after each number of acts.
    pub reaches: Vec<Reach>,
}

/// The position of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Off the board, on its player's side, near this file.
    Home(File),
    /// On a piece, without having moved it.
    Touching(Square),
    /// On a piece by accident.
    Brushing(Square),
    /// Holding a piece that it carried here.
    Holding(Square),
}

/// Returns the hands that act, from the acts and the board states before and after them.
pub(crate) fn hand_tracks(acts: &[Act], board_states: &[BoardState]) -> Vec<HandTrack> {
    let mut hand_tracks = Vec::new();
    for player in Color::ALL {
        for is_other in [false, true] {
            let found: Vec<Option<Reach>> = board_states
                .iter()
                .enumerate()
                .map(|(step, board_state)| {
                    let act = step.checked_sub(1).and_then(|index| acts.get(index));
                    reach(player, is_other, act, board_state)
                })
                .collect();
            if found.iter().any(Option::is_some) {
                hand_tracks.push(HandTrack { player, is_other, reaches: with_homes(&found) });
            }
        }
    }
    hand_tracks
}

/// The squares that an act concerns.
pub(crate) fn squares_of(kind: &ActKind) -> Vec<Square> {
    let (first, second) = if let ActKind::Touches { square, together_with: other, .. }
    | ActKind::Displaces { square, to: other } = kind
    {
        (*square, *other)
    } else if let ActKind::Places { from, to, .. } = kind {
        (*from, Some(*to))
    } else if let ActKind::Releases { square }
    | ActKind::Removes { square, .. }
    | ActKind::Puts { square, .. } = kind
    {
        (*square, None)
    } else {
        return Vec::new();
    };
    [first].into_iter().chain(second).collect()
}

fn reach(
    player: Color,
    is_other: bool,
    act: Option<&Act>,
    board_state: &BoardState,
) -> Option<Reach> {
    passing(player, is_other, act).or_else(|| gripping(player, is_other, board_state))
}

/// The position of a hand that takes a piece off, puts one on or displaces one: it does not stay there.
fn passing(player: Color, is_other: bool, act: Option<&Act>) -> Option<Reach> {
    let act = act.filter(|act| act.player() == Some(player))?;
    let (square, hand) =
        if let ActKind::Removes { square, hand } | ActKind::Puts { square, hand, .. } = act.kind {
            (square, hand)
        } else if let ActKind::Displaces { square, .. } = act.kind {
            (square, Hand::One)
        } else {
            return None;
        };
    acts_with(hand, is_other).then_some(Reach::Touching(square))
}

/// The position of a hand in a grip. A grip of both hands puts one hand on the first piece and the other
/// on the last.
fn gripping(player: Color, is_other: bool, board_state: &BoardState) -> Option<Reach> {
    let takes_part = |grip: &&Grip| grip.player == player && acts_with(grip.hand, is_other);
    let mut grips = board_state.hands.iter().filter(takes_part);
    let grip = if is_other { grips.next_back() } else { grips.next() }?;
    Some(match grip.carried_from {
        Some(_) => Reach::Holding(grip.square),
        None if grip.manner == Manner::Accidental => Reach::Brushing(grip.square),
        None => Reach::Touching(grip.square),
    })
}

/// Whether a hand, the one that makes the moves or the other one, takes part in what is done.
const fn acts_with(hand: Hand, is_other: bool) -> bool {
    match hand {
        Hand::One => !is_other,
        Hand::Other => is_other,
        Hand::Both => true,
    }
}

/// Fills in the home positions: a hand waits near the file of its next act or, after its last act, of
/// that one.
pub(crate) fn with_homes(found: &[Option<Reach>]) -> Vec<Reach> {
    let file = |reach: Reach| match reach {
        Reach::Home(file) => file,
        Reach::Touching(square) | Reach::Brushing(square) | Reach::Holding(square) => square.file(),
    };
    (0..found.len())
        .map(|step| {
            let last = found[..step].iter().rev().flatten().next();
            let next = found[step..].iter().flatten().next();
            found[step]
                .unwrap_or_else(|| Reach::Home(last.or(next).map_or(File::E, |reach| file(*reach))))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::Incident;
    use acconcio_adjudication::incident::{Manner, Order, Regime};

    use super::*;

    fn check(acts: &[Act], expected: &str) {
        let incident = Incident::initial(Regime::Standard);
        let board_states = BoardState::all(&incident, acts).expect("the acts can be done");
        let found: Vec<String> = hand_tracks(acts, &board_states)
            .iter()
            .map(|hand_track| {
                let hand = if hand_track.is_other { "other" } else { "one" };
                let reaches: Vec<String> = hand_track
                    .reaches
                    .iter()
                    .map(|reach| match reach {
                        Reach::Home(file) => format!("({file})"),
                        Reach::Touching(square) => square.to_string(),
                        Reach::Brushing(square) => format!("{square}~"),
                        Reach::Holding(square) => format!("{square}!"),
                    })
                    .collect();
                format!("{} {hand}: {}", hand_track.player, reaches.join(" "))
            })
            .collect();
        assert_eq!(found.join("; "), expected);
    }

    #[test]
    fn ok_a_hand_comes_carries_and_goes() {
        check(
            &[
                Act::by(Color::White, ActKind::touches(Square::E2)),
                Act::by(Color::White, ActKind::places(Square::E2, Square::D4)),
                Act::by(Color::White, ActKind::Releases { square: Square::D4 }),
                Act::by(Color::White, ActKind::presses_clock()),
            ],
            "white one: (e) e2 d4! (d) (d)",
        );
    }

    #[test]
    fn ok_two_hands_are_two_hands() {
        let both = ActKind::Touches {
            square: Square::E1,
            manner: Manner::Deliberate,
            hand: Hand::Both,
            together_with: Some(Square::H1),
            order: Order::Known,
            purpose: acconcio_adjudication::incident::Purpose::ToPlay,
        };
        check(&[Act::by(Color::White, both)], "white one: (e) e1; white other: (h) h1");
    }

    #[test]
    fn ok_the_hand_that_takes_a_piece_off_is_the_one_that_is_named() {
        check(
            &[
                Act::by(Color::White, ActKind::touches(Square::E2)),
                Act::by(Color::White, ActKind::Removes { square: Square::D7, hand: Hand::Other }),
            ],
            "white one: (e) e2 e2; white other: (d) (d) d7",
        );
    }

    #[test]
    fn ok_a_hand_that_removes_a_piece_is_there_for_that_act() {
        check(
            &[
                Act::by(Color::Black, ActKind::Removes { square: Square::E2, hand: Hand::One }),
                Act::by(Color::Black, ActKind::presses_clock()),
            ],
            "black one: (e) e2 (e)",
        );
    }
}
