//! Where every hand is after each act.

use acconcio_adjudication::board_state::{Grip, Standing};
use acconcio_adjudication::incident::{Act, Deed, Hand};
use shakmaty::{Color, File, Square};

/// A hand that acts in a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandTrack {
    /// Whose hand.
    pub player: Color,
    /// Whether it is the other one, not the hand that makes the moves.
    pub is_other: bool,
    /// Where it is after each number of acts.
    pub reaches: Vec<Reach>,
}

/// Where a hand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Off the board, before its player, near this file.
    Home(File),
    /// On a piece, without having moved it.
    Touching(Square),
    /// Holding a piece that it carried here.
    Holding(Square),
}

/// The hands that act, from the acts and the standings around them.
pub(crate) fn hand_tracks(acts: &[Act], standings: &[Standing]) -> Vec<HandTrack> {
    let mut hand_tracks = Vec::new();
    for player in Color::ALL {
        for is_other in [false, true] {
            let found: Vec<Option<Reach>> = standings
                .iter()
                .enumerate()
                .map(|(step, standing)| {
                    let act = step.checked_sub(1).and_then(|index| acts.get(index));
                    reach(player, is_other, act, standing)
                })
                .collect();
            if found.iter().any(Option::is_some) {
                hand_tracks.push(HandTrack { player, is_other, reaches: with_homes(&found) });
            }
        }
    }
    hand_tracks
}

/// The squares that a deed is about.
pub(crate) fn squares_of(deed: &Deed) -> Vec<Square> {
    match deed {
        Deed::Touches { square, together_with, .. } => {
            [Some(*square), *together_with].into_iter().flatten().collect()
        }
        Deed::Places { from, to, .. } => vec![*from, *to],
        Deed::Releases { square } | Deed::Removes { square, .. } | Deed::Puts { square, .. } => {
            vec![*square]
        }
        Deed::Knocks { square, to } => [Some(*square), *to].into_iter().flatten().collect(),
        Deed::AnnouncesAdjusting
        | Deed::Declares(_)
        | Deed::PressesClock { .. }
        | Deed::StopsClocks { .. }
        | Deed::Claims(_)
        | Deed::WithdrawsClaim
        | Deed::Writes { .. }
        | Deed::SetsRight
        | Deed::StopsRecording
        | Deed::Chooses(_)
        | Deed::OffersDraw
        | Deed::AnswersDraw(_)
        | Deed::Resigns
        | Deed::FlagFalls
        | Deed::Notices
        | Deed::Testifies(_)
        | Deed::Consents
        | Deed::Misbehaves(_)
        | Deed::Decides(_)
        | Deed::Appeals => Vec::new(),
    }
}

fn reach(player: Color, is_other: bool, act: Option<&Act>, standing: &Standing) -> Option<Reach> {
    passing(player, is_other, act).or_else(|| gripping(player, is_other, standing))
}

/// A hand that takes a piece off, puts one on or knocks against one does not stay there.
fn passing(player: Color, is_other: bool, act: Option<&Act>) -> Option<Reach> {
    let act = act.filter(|act| act.player() == Some(player))?;
    let (square, hand) =
        if let Deed::Removes { square, hand } | Deed::Puts { square, hand, .. } = act.deed {
            (square, hand)
        } else if let Deed::Knocks { square, .. } = act.deed {
            (square, Hand::One)
        } else {
            return None;
        };
    acts_with(hand, is_other).then_some(Reach::Touching(square))
}

/// A grip of both hands lays one hand on the first piece and the other on the last.
fn gripping(player: Color, is_other: bool, standing: &Standing) -> Option<Reach> {
    let takes_part = |grip: &&Grip| grip.player == player && acts_with(grip.hand, is_other);
    let mut grips = standing.hands.iter().filter(takes_part);
    let grip = if is_other { grips.next_back() } else { grips.next() }?;
    Some(match grip.carried_from {
        Some(_) => Reach::Holding(grip.square),
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

/// A hand waits where it comes from next or, after its last act, where it was last.
pub(crate) fn with_homes(found: &[Option<Reach>]) -> Vec<Reach> {
    let file = |reach: Reach| match reach {
        Reach::Home(file) => file,
        Reach::Touching(square) | Reach::Holding(square) => square.file(),
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
        let standings = Standing::all(&incident, acts).expect("the acts can be done");
        let told: Vec<String> = hand_tracks(acts, &standings)
            .iter()
            .map(|hand_track| {
                let hand = if hand_track.is_other { "other" } else { "one" };
                let reaches: Vec<String> = hand_track
                    .reaches
                    .iter()
                    .map(|reach| match reach {
                        Reach::Home(file) => format!("({file})"),
                        Reach::Touching(square) => square.to_string(),
                        Reach::Holding(square) => format!("{square}!"),
                    })
                    .collect();
                format!("{} {hand}: {}", hand_track.player, reaches.join(" "))
            })
            .collect();
        assert_eq!(told.join("; "), expected);
    }

    #[test]
    fn ok_a_hand_comes_carries_and_goes() {
        check(
            &[
                Act::by(Color::White, Deed::touches(Square::E2)),
                Act::by(Color::White, Deed::places(Square::E2, Square::D4)),
                Act::by(Color::White, Deed::Releases { square: Square::D4 }),
                Act::by(Color::White, Deed::presses_clock()),
            ],
            "white one: (e) e2 d4! (d) (d)",
        );
    }

    #[test]
    fn ok_two_hands_are_two_hands() {
        let both = Deed::Touches {
            square: Square::E1,
            manner: Manner::Deliberate,
            hand: Hand::Both,
            together_with: Some(Square::H1),
            order: Order::Known,
        };
        check(&[Act::by(Color::White, both)], "white one: (e) e1; white other: (h) h1");
    }

    #[test]
    fn ok_the_hand_that_takes_a_piece_off_is_the_one_that_is_named() {
        check(
            &[
                Act::by(Color::White, Deed::touches(Square::E2)),
                Act::by(Color::White, Deed::Removes { square: Square::D7, hand: Hand::Other }),
            ],
            "white one: (e) e2 e2; white other: (d) (d) d7",
        );
    }

    #[test]
    fn ok_a_hand_that_removes_a_piece_is_there_for_that_act() {
        check(
            &[
                Act::by(Color::Black, Deed::Removes { square: Square::E2, hand: Hand::One }),
                Act::by(Color::Black, Deed::presses_clock()),
            ],
            "black one: (e) e2 (e)",
        );
    }
}
