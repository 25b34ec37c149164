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
    /// The numbers of acts after which the hand is where the arbiter did not see it come.
    pub unseen: Vec<usize>,
}

/// The position of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Off the board, on its player's side, near this file.
    Home(File),
    /// On a piece with a fingertip: feeling it, or in a way on which the players do not agree.
    Touching(Square),
    /// On a piece by accident.
    Brushing(Square),
    /// Closed on a piece, without having moved it.
    Gripping(Square),
    /// Holding a piece that it carried here.
    Holding(Square),
    /// Open, and off the piece that it has let go of.
    Releasing(Square),
}

impl Reach {
    /// The square that the hand is at; none off the board.
    pub const fn square(self) -> Option<Square> {
        match self {
            Reach::Home(_) => None,
            Reach::Touching(square)
            | Reach::Brushing(square)
            | Reach::Gripping(square)
            | Reach::Holding(square)
            | Reach::Releasing(square) => Some(square),
        }
    }

    /// The file that the hand is at.
    pub fn file(self) -> File {
        match (self, self.square()) {
            (Reach::Home(file), _) => file,
            (_, square) => square.map_or(File::E, Square::file),
        }
    }
}

/// A hand of a player.
#[derive(Clone, Copy)]
struct Which {
    player: Color,
    is_other: bool,
}

impl Which {
    /// Whether the hand takes part in what is done with one hand, the other one or both.
    const fn acts_with(self, hand: Hand) -> bool {
        match hand {
            Hand::One => !self.is_other,
            Hand::Other => self.is_other,
            Hand::Both => true,
        }
    }

    /// The grip of the hand. A grip of both hands puts one hand on the first piece and the other on the
    /// last.
    fn grip(self, board_state: &BoardState) -> Option<&Grip> {
        let takes_part = |grip: &&Grip| grip.player == self.player && self.acts_with(grip.hand);
        let mut grips = board_state.hands.iter().filter(takes_part);
        if self.is_other { grips.next_back() } else { grips.next() }
    }
}

/// Returns the hands that act, from the acts and the board states before and after them.
pub(crate) fn hand_tracks(acts: &[Act], board_states: &[BoardState]) -> Vec<HandTrack> {
    let hands = Color::ALL
        .into_iter()
        .flat_map(|player| [false, true].map(|is_other| Which { player, is_other }));
    hands.filter_map(|which| hand_track(which, acts, board_states)).collect()
}

/// Returns the track of a hand; none where it does nothing.
fn hand_track(which: Which, acts: &[Act], board_states: &[BoardState]) -> Option<HandTrack> {
    let opening = board_states.first().map(|board_state| gripping(which, board_state));
    let then = acts.iter().zip(board_states.windows(2)).map(|(act, states)| {
        passing(which, act, &states[0]).or_else(|| gripping(which, &states[1]))
    });
    let found: Vec<Option<Reach>> = opening.into_iter().chain(then).collect();
    found.iter().any(Option::is_some).then(|| HandTrack {
        player: which.player,
        is_other: which.is_other,
        unseen: unseen(&found, |index| {
            let act = &acts[index];
            act.player() == Some(which.player) && !act.sight.is_seen()
        }),
        reaches: with_homes(&found),
    })
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
    | ActKind::Feels { square }
    | ActKind::Removes { square, .. }
    | ActKind::Puts { square, .. } = kind
    {
        (*square, None)
    } else {
        return Vec::new();
    };
    [first].into_iter().chain(second).collect()
}

/// The position of a hand that does not stay there: it takes a piece off, puts one on, displaces, feels or
/// releases one. `before` is the board state before the act.
fn passing(which: Which, act: &Act, before: &BoardState) -> Option<Reach> {
    if act.player() != Some(which.player) {
        return None;
    }
    let with = |hand: Hand, reach: Reach| which.acts_with(hand).then_some(reach);
    if let ActKind::Removes { square, hand } = act.kind {
        with(hand, Reach::Gripping(square))
    } else if let ActKind::Puts { square, hand, .. } = act.kind {
        with(hand, Reach::Releasing(square))
    } else if let ActKind::Displaces { square, .. } = act.kind {
        with(Hand::One, Reach::Brushing(square))
    } else if let ActKind::Feels { square } = act.kind {
        with(Hand::One, Reach::Touching(square))
    } else if let ActKind::Releases { square } = act.kind {
        let held = which.grip(before).filter(|grip| grip.square == square);
        held.map(|grip| Reach::Releasing(grip.square))
    } else {
        None
    }
}

/// The position of a hand in a grip.
fn gripping(which: Which, board_state: &BoardState) -> Option<Reach> {
    let grip = which.grip(board_state)?;
    Some(match (grip.carried_from, grip.manner) {
        (Some(_), _) => Reach::Holding(grip.square),
        (None, Manner::Accidental) => Reach::Brushing(grip.square),
        (None, Manner::Disputed) => Reach::Touching(grip.square),
        (None, Manner::Deliberate) => Reach::Gripping(grip.square),
    })
}

/// The steps at which a hand is where the arbiter did not see it come; `is_unseen` tells of an act by its
/// index whether it is the player's, and unseen.
pub(crate) fn unseen(found: &[Option<Reach>], is_unseen: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut unseen = Vec::new();
    for step in (1..found.len()).filter(|step| found[*step].is_some()) {
        let stays = found[step] == found[step - 1];
        let came_unseen =
            if stays { unseen.last() == Some(&(step - 1)) } else { is_unseen(step - 1) };
        if came_unseen {
            unseen.push(step);
        }
    }
    unseen
}

/// Fills in the home positions: a hand waits near the file of its next act or, after its last act, of
/// that one.
pub(crate) fn with_homes(found: &[Option<Reach>]) -> Vec<Reach> {
    (0..found.len())
        .map(|step| {
            let last = found[..step].iter().rev().flatten().next();
            let next = found[step..].iter().flatten().next();
            found[step]
                .unwrap_or_else(|| Reach::Home(last.or(next).map_or(File::E, |reach| reach.file())))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::Incident;
    use acconcio_adjudication::incident::{Manner, Order, Regime, Sight};

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
                        Reach::Touching(square) => format!("{square}?"),
                        Reach::Brushing(square) => format!("{square}~"),
                        Reach::Gripping(square) => square.to_string(),
                        Reach::Holding(square) => format!("{square}!"),
                        Reach::Releasing(square) => format!("{square}^"),
                    })
                    .enumerate()
                    .map(|(step, reach)| {
                        let is_unseen = hand_track.unseen.contains(&step);
                        if is_unseen { format!("[{reach}]") } else { reach }
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
            "white one: (e) e2 d4! d4^ (d)",
        );
    }

    fn touch(manner: Manner) -> ActKind {
        ActKind::Touches {
            square: Square::E2,
            manner,
            hand: Hand::One,
            together_with: None,
            order: Order::Known,
            purpose: acconcio_adjudication::incident::Purpose::ToPlay,
        }
    }

    #[test]
    fn ok_a_hand_grips_brushes_or_leaves_it_open() {
        let check = |manner, expected| check(&[Act::by(Color::White, touch(manner))], expected);
        check(Manner::Deliberate, "white one: (e) e2");
        check(Manner::Accidental, "white one: (e) e2~");
        check(Manner::Disputed, "white one: (e) e2?");
    }

    #[test]
    fn ok_a_hand_stays_unseen_until_the_arbiter_sees_it_do_something() {
        let unseen = |kind| Act { sight: Sight::Unseen, ..Act::by(Color::White, kind) };
        check(
            &[
                unseen(ActKind::touches(Square::E2)),
                Act::by(Color::Black, ActKind::Notices),
                Act::by(Color::White, ActKind::places(Square::E2, Square::E4)),
                unseen(ActKind::Releases { square: Square::E4 }),
            ],
            "white one: (e) [e2] [e2] e4! [e4^]",
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
