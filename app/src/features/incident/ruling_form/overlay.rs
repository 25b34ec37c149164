//! The marks that the form draws on the board.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::laws::{Fact, Status, Step};
use acconcio_adjudication::movement::{Breach, changed_squares};
use acconcio_adjudication::ruling::{Classification, Duty, Facets, Outcome, Reinstatement};
use acconcio_training::grading;
use acconcio_training::grading::Question;
use shakmaty::{Bitboard, CastlingSide, Color, Square};

use super::action::BoardShown;
use super::form::{Comparison, RulingForm};
use super::phase::Phase;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::pointing::target_square;
use crate::features::incident::ruling_replay::{Moment, obliged};
use crate::ui::board::overlay::{Overlay, Running};

impl RulingForm {
    /// The marks on the board: of an answer being given, or of the ruling.
    pub fn overlay(&self) -> Overlay {
        let Ok(adjudicated) = self.adjudicated() else { return Overlay::default() };
        match &self.phase {
            Phase::Waiting => Overlay::default(),
            Phase::Asking => self.asking(adjudicated),
            Phase::Ruled(comparison) => after_the_ruling(adjudicated, comparison),
        }
    }

    /// The remaining seconds to which the ruling sets the clocks, once it is given.
    pub fn clocks_as_set(&self) -> Option<PerPlayer<u32>> {
        self.comparison()?;
        self.adjudicated().ok().and_then(clocks_as_set)
    }

    fn asking(&self, adjudicated: &AdjudicatedIncident) -> Overlay {
        let shows_answer = self
            .open
            .is_some_and(|open| !matches!(open, Question::Trigger | Question::Classification));
        let board = self.answer.board.filter(|_| shows_answer);
        let board = board.map(|board| adjudicated.board_after(board));
        if self.open != Some(Question::Obligation) {
            return Overlay { board, ..Overlay::default() };
        }
        let pointed = adjudicated.pointed_board(self.answer.board);
        let pieces = self.pointing.pieces().iter();
        Overlay {
            board,
            is_answering: true,
            picked: pieces.map(|piece| pointed.shown_at(*piece)).collect(),
            targets: self.pointing.moves().iter().map(target_square).collect(),
            ..Overlay::default()
        }
    }
}

fn clocks_as_set(adjudicated: &AdjudicatedIncident) -> Option<PerPlayer<u32>> {
    let AdjudicatedIncident { reconstruction, ruling, .. } = adjudicated;
    grading::model_answer(reconstruction, ruling, adjudicated.facets(None)).clocks
}

fn after_the_ruling(adjudicated: &AdjudicatedIncident, comparison: &Comparison) -> Overlay {
    let facets = adjudicated.facets(None);
    let shown = Shown { adjudicated, facets, trace: adjudicated.trace(None) };
    let moment = comparison.moment;
    match (comparison.view, moment) {
        (BoardShown::AsItStood, _) | (BoardShown::AsItGoesOn, Moment::Stood) => shown.as_it_stood(),
        (BoardShown::AsItGoesOn, Moment::PutBack | Moment::Clocks(_)) => Overlay {
            board: Some(adjudicated.board_after(facets.board.value)),
            times: moment.times(adjudicated),
            added: moment.flying(facets),
            ..shown.unless_put_back()
        },
        (BoardShown::AsItGoesOn, Moment::Whole) => shown.going_on(),
    }
}

/// The ruling to be shown on the board.
struct Shown<'a> {
    adjudicated: &'a AdjudicatedIncident,
    facets: &'a Facets,
    trace: &'a [Step],
}

impl Shown<'_> {
    /// The board at the decision, with its irregularities.
    fn as_it_stood(&self) -> Overlay {
        Overlay {
            board: Some(self.adjudicated.reconstruction.board_state().board.clone()),
            illegal: self.illegal_squares(),
            disputed: self.disputed_squares(),
            ..Overlay::default()
        }
    }

    /// The irregularities, on a board that stays as it is.
    fn unless_put_back(&self) -> Overlay {
        if self.adjudicated.puts_back(None) { Overlay::default() } else { self.as_it_stood() }
    }

    /// The board with which the game goes on, and the permitted moves where not all are.
    fn going_on(&self) -> Overlay {
        let pointed = self.adjudicated.pointed_board(Some(self.facets.board.value));
        let duty = self.facets.obligation.as_ref().map(|ordered| &ordered.value);
        let bound = duty.filter(|obligation| obligation.duty != Duty::Free);
        let moves = bound.map_or(&[][..], |obligation| &obligation.permitted);
        let arrows = moves.iter().filter_map(|played| {
            let from = pointed.shown_at(played.from()?);
            Some((from, target_square(played)))
        });
        let (arrows, stays): (Vec<_>, Vec<_>) = arrows.partition(|(from, to)| from != to);
        Overlay {
            obliged: obliged(self.facets, &pointed),
            board: Some(pointed.board),
            times: clocks_as_set(self.adjudicated),
            running: self.running(),
            permitted: arrows,
            targets: stays.into_iter().map(|(_, to)| to).collect(),
            ..self.unless_put_back()
        }
    }

    /// The clock that runs when the game goes on, where that changes: of the player who moves again, or of nobody.
    fn running(&self) -> Option<Running> {
        match (self.facets.result.value, self.facets.board.value) {
            (Outcome::Continues, Reinstatement::BeforeTheTurn | Reinstatement::AfterTheRelease) => {
                Some(Running::Of(self.adjudicated.player()))
            }
            (Outcome::Continues, _) => None,
            (_, _) => Some(Running::Neither),
        }
    }

    /// The squares on which something illegal stands, according to the trace.
    fn illegal_squares(&self) -> Vec<Square> {
        let is_illegal = self.facets.classification.value == Classification::Illegal;
        let player = self.adjudicated.player();
        let held = facts(self.trace).into_iter();
        let held = held.filter(|(status, _)| *status == Status::Holds).map(|(_, fact)| fact);
        let squares = held.flat_map(|fact| {
            if let Fact::BoardShows(breach) = fact {
                breach_squares(player, breach, || changed(self.adjudicated))
            } else if let Fact::PawnLeftOnLastRank(square) = fact {
                vec![square]
            } else if let (true, &Fact::RookMovedFirst(side)) = (is_illegal, &fact) {
                castled(player, side)
            } else if let (true, Fact::CastlingIllegal(side)) = (is_illegal, fact) {
                vec![side.king_to(player)]
            } else {
                Vec::new()
            }
        });
        tidy(squares)
    }

    /// The squares on which the touch rules turn: those of pieces touched and not played, and of
    /// disputed touches.
    fn disputed_squares(&self) -> Vec<Square> {
        let is_irregular = self.facets.classification.value == Classification::Irregular;
        let player = self.adjudicated.player();
        let squares = facts(self.trace).into_iter().flat_map(|(status, fact)| {
            let binds = is_irregular && status == Status::Holds;
            if let Fact::TouchDisputed(_, square) = fact {
                vec![square]
            } else if let (true, &Fact::TouchedFirst(_, square)) = (binds, &fact) {
                vec![square]
            } else if let (true, &Fact::TouchedBoth { own, opponent }) = (binds, &fact) {
                vec![own, opponent]
            } else if let (true, Fact::RookMovedFirst(side)) = (is_irregular, fact) {
                castled(player, side)
            } else {
                Vec::new()
            }
        });
        tidy(squares.chain(self.displaced_squares()))
    }

    /// The squares on which displaced pieces belong, and those on which they stand.
    fn displaced_squares(&self) -> Vec<Square> {
        let displaced = self.adjudicated.reconstruction.board_state().displaced.iter();
        displaced.flat_map(|piece| std::iter::once(piece.home).chain(piece.now)).collect()
    }
}

/// The squares on which a breach is visible; `changed` returns those that the player's turn changed.
pub(crate) fn breach_squares(
    player: Color,
    breach: Breach,
    changed: impl FnOnce() -> Vec<Square>,
) -> Vec<Square> {
    match breach {
        Breach::KingLeftAttacked { king, by } => vec![king, by],
        Breach::KingTaken { king } => vec![king],
        Breach::NotHowItMoves { to, .. } | Breach::WayBlocked { to, .. } => vec![to],
        Breach::CastlingNotAllowed { side } => castled(player, side),
        Breach::RookLeftBehind { side } => vec![side.king_to(player)],
        Breach::MoreThanOneMove => changed(),
    }
}

/// The squares that the turn ruled on changed.
fn changed(adjudicated: &AdjudicatedIncident) -> Vec<Square> {
    adjudicated.turn().map_or_else(Vec::new, |turn| {
        changed_squares(&turn.before.setup.board, &turn.after).into_iter().collect()
    })
}

fn castled(player: Color, side: CastlingSide) -> Vec<Square> {
    vec![side.king_to(player), side.rook_to(player)]
}

/// Every fact of a trace with the status of its provision, nested ones included.
fn facts(trace: &[Step]) -> Vec<(Status, Fact)> {
    trace
        .iter()
        .flat_map(|step| {
            std::iter::once((step.status, step.fact.clone())).chain(facts(&step.under))
        })
        .collect()
}

fn tidy(squares: impl Iterator<Item = Square>) -> Vec<Square> {
    squares.collect::<Bitboard>().into_iter().collect()
}
