//! The ruling as it is shown on the board: pieces go back, clocks are set, and the obligation appears.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::ruling::{Duty, Facets};
use acconcio_training::grading::model_answer;
use shakmaty::{Color, Square};

use super::adjudicated::AdjudicatedIncident;
use super::pointing::PointedBoard;

/// The number of steps in which the clocks go to their new times.
const TICKS: u8 = 8;

/// A moment of the showing; what one shows, the later ones show too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The board and the clocks as they stood at the decision.
    Stood,
    /// The board from which the game goes on.
    PutBack,
    /// The clocks on their way, after this many steps of [`TICKS`].
    Clocks(u8),
    /// Everything, with the obligation and its moves.
    Whole,
}

impl Moment {
    /// The first moment of a ruling that has something to show; else the last.
    pub(crate) fn first(adjudicated: &AdjudicatedIncident) -> Moment {
        let facets = adjudicated.facets(None);
        let binds = facets.obligation.as_ref().is_some_and(|it| it.value.duty != Duty::Free);
        let shows = adjudicated.puts_back(None) || !facets.time.is_empty() || binds;
        if shows { Moment::Stood } else { Moment::Whole }
    }

    /// The next moment; none after the last.
    pub(crate) fn after(self, adjudicated: &AdjudicatedIncident) -> Option<Moment> {
        let changes_time = !adjudicated.facets(None).time.is_empty();
        Some(match self {
            Moment::Stood if adjudicated.puts_back(None) => Moment::PutBack,
            Moment::Stood | Moment::PutBack if changes_time => Moment::Clocks(0),
            Moment::Stood | Moment::PutBack | Moment::Clocks(TICKS..) => Moment::Whole,
            Moment::Clocks(ticks) => Moment::Clocks(ticks + 1),
            Moment::Whole => return None,
        })
    }

    /// The milliseconds until the next moment.
    pub(crate) const fn lasts(self) -> u32 {
        match self {
            Moment::Stood | Moment::PutBack => 1000,
            // The change of time flies to its clock first.
            Moment::Clocks(0) => 700,
            Moment::Clocks(TICKS) => 600,
            Moment::Clocks(_) => 80,
            Moment::Whole => 0,
        }
    }

    /// The times that the clocks show, where the ruling changes them.
    pub(crate) fn times(self, adjudicated: &AdjudicatedIncident) -> Option<PerPlayer<u32>> {
        let facets = adjudicated.facets(None);
        if facets.time.is_empty() {
            return None;
        }
        let before = adjudicated.reconstruction.board_state().remaining;
        let set = model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets).clocks?;
        let ticks = match self {
            Moment::Stood | Moment::PutBack => 0,
            Moment::Clocks(ticks) => ticks.min(TICKS),
            Moment::Whole => TICKS,
        };
        let on_the_way = |player: Color| part(before.of(player), set.of(player), ticks);
        Some(PerPlayer { white: on_the_way(Color::White), black: on_the_way(Color::Black) })
    }

    /// The changes of time on their way to the clocks, in seconds.
    pub(crate) fn flying(self, facets: &Facets) -> Vec<(Color, i32)> {
        if !matches!(self, Moment::Clocks(_)) {
            return Vec::new();
        }
        let sum = |player: Color| {
            let own = facets.time.iter().filter(|change| change.value.player == player);
            (player, own.map(|change| change.value.seconds).sum())
        };
        [Color::White, Color::Black].map(sum).into_iter().filter(|(_, sum)| *sum != 0).collect()
    }
}

/// A time on its way from one to another.
fn part(from: u32, to: u32, ticks: u8) -> u32 {
    let (from, to) = (i64::from(from), i64::from(to));
    let there = from + (to - from) * i64::from(ticks) / i64::from(TICKS);
    u32::try_from(there).unwrap_or_default()
}

/// The squares of the pieces that must be played or captured, as they are shown.
pub(crate) fn obliged(facets: &Facets, pointed: &PointedBoard) -> Vec<Square> {
    let Some(obligation) = &facets.obligation else { return Vec::new() };
    let obligation = &obligation.value;
    let origins = match obligation.duty {
        Duty::Free | Duty::OpponentChooses => Vec::new(),
        Duty::Move(piece) | Duty::Capture(piece) | Duty::MoveKing(piece) => vec![piece],
        Duty::CaptureWith { own, opponent } => vec![own, opponent],
        Duty::MoveOneOf(one, other) => vec![one, other],
        Duty::Castle(_)
        | Duty::Stands(_)
        | Duty::PromoteOn(_)
        | Duty::PromoteTo(..)
        | Duty::PlayAnnounced(_) => {
            let mut origins: Vec<Square> =
                obligation.permitted.iter().filter_map(|played| played.from()).collect();
            origins.dedup();
            origins
        }
    };
    let shown = origins.into_iter().map(|origin| pointed.shown_at(origin));
    shown.filter(|square| pointed.board.piece_at(*square).is_some()).collect()
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::{Act, ActKind, Incident, Regime};

    use super::*;

    /// White touches his queen, plays his king's pawn too far, and presses the clock.
    fn queen_then_pawn() -> AdjudicatedIncident {
        let mut incident = Incident::initial(Regime::Standard);
        incident.acts = [
            ActKind::touches(Square::D2),
            ActKind::touches(Square::E2),
            ActKind::places(Square::E2, Square::E5),
            ActKind::Releases { square: Square::E5 },
            ActKind::presses_clock(),
        ]
        .map(|kind| Act::by(Color::White, kind))
        .to_vec();
        AdjudicatedIncident::of(&incident).unwrap()
    }

    #[test]
    fn ok_the_board_comes_first_then_the_clocks_then_the_obligation() {
        let adjudicated = queen_then_pawn();
        let first = Moment::first(&adjudicated);
        let moments: Vec<Moment> =
            std::iter::successors(Some(first), |moment| moment.after(&adjudicated)).collect();
        assert_eq!(moments[..3], [Moment::Stood, Moment::PutBack, Moment::Clocks(0)]);
        assert_eq!(moments.last(), Some(&Moment::Whole));
        let black = |moment: &Moment| moment.times(&adjudicated).unwrap().black;
        let times: Vec<u32> = moments.iter().map(black).collect();
        assert!(times.is_sorted(), "{times:?}");
        let (before, set) = (times[0], times[times.len() - 1]);
        assert_eq!(set - before, 120);
        assert_eq!(black(&Moment::Clocks(4)) - before, 60);
        assert_eq!(moments[2].flying(adjudicated.facets(None)), [(Color::Black, 120)]);
        assert_eq!(moments[1].flying(adjudicated.facets(None)), []);
    }

    #[test]
    fn ok_the_obliged_piece_is_marked_where_it_is_shown() {
        let adjudicated = queen_then_pawn();
        let facets = adjudicated.facets(None);
        let pointed = adjudicated.pointed_board(Some(facets.board.value));
        assert_eq!(obliged(facets, &pointed), [Square::D2]);
    }

    #[test]
    fn ok_a_ruling_that_changes_nothing_is_shown_at_once() {
        let mut incident = Incident::initial(Regime::Standard);
        incident.acts = [
            ActKind::touches(Square::E2),
            ActKind::places(Square::E2, Square::E4),
            ActKind::Releases { square: Square::E4 },
            ActKind::presses_clock(),
        ]
        .map(|kind| Act::by(Color::White, kind))
        .to_vec();
        let adjudicated = AdjudicatedIncident::of(&incident).unwrap();
        let first = Moment::first(&adjudicated);
        assert_eq!(first, Moment::Whole);
        assert_eq!(first.after(&adjudicated), None);
        assert_eq!(first.times(&adjudicated), None);
    }
}
