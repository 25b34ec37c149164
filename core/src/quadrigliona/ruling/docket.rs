//! Where a ruling on a match is put together: one slot per facet, each filled once.

use super::{
    Admission, Classification, Discipline, Duty, Facets, GameOutcome, Outcome, PieceEffect,
    Reinstatement, TieBreak, TimeChange,
};
use crate::quadrigliona::book::{Fact, Holding, Ordered, Quadrigliona, Rule, Source, Step};
use crate::quadrigliona::doubt::{Doctrine, Doubt, Side};
use crate::quadrigliona::seat::PerSeat;
use crate::ruling::{self, Completion, Cutoff, Ruled, Taken, Trigger};

/// Two provisions that fill one slot differently: an error of the core, not of the incident.
pub type Clash = ruling::Clash<Quadrigliona>;
/// Why a docket cannot be closed.
type Unfinished = ruling::Unfinished<Quadrigliona>;
type Slot<T> = ruling::Slot<T, Quadrigliona>;

/// A point and the side taken on it.
pub(crate) type Choice = (Doubt, Side);

/// A ruling in the making, under one choice of readings.
#[derive(Debug)]
pub(crate) struct Docket<'a> {
    doctrine: &'a Doctrine,
    chosen: &'a [Choice],
    consulted: Vec<Choice>,
    trace: Vec<Step>,
    pub(crate) trigger: Slot<Trigger>,
    pub(crate) admissibility: Slot<Admission>,
    pub(crate) classification: Slot<Classification>,
    pub(crate) completion: Slot<Completion>,
    pub(crate) board: Slot<Reinstatement>,
    pub(crate) obligation: Slot<Duty>,
    pub(crate) pieces: Vec<Ordered<PieceEffect>>,
    pub(crate) time: Vec<Ordered<TimeChange>>,
    pub(crate) counts: Slot<PerSeat<u8>>,
    pub(crate) discipline: Slot<Discipline>,
    pub(crate) game: Slot<GameOutcome>,
    pub(crate) result: Slot<Outcome>,
    pub(crate) tie_break: Slot<TieBreak>,
    pub(crate) window: Slot<Cutoff>,
}

impl<'a> Docket<'a> {
    /// An empty docket under a doctrine, with some points decided beforehand.
    pub(crate) fn open(doctrine: &'a Doctrine, chosen: &'a [Choice]) -> Docket<'a> {
        Docket {
            doctrine,
            chosen,
            consulted: Vec::new(),
            trace: Vec::new(),
            trigger: Slot::default(),
            admissibility: Slot::default(),
            classification: Slot::default(),
            completion: Slot::default(),
            board: Slot::default(),
            obligation: Slot::default(),
            pieces: Vec::new(),
            time: Vec::new(),
            counts: Slot::default(),
            discipline: Slot::default(),
            game: Slot::default(),
            result: Slot::default(),
            tie_break: Slot::default(),
            window: Slot::default(),
        }
    }

    /// The side taken on a point; that it was asked is remembered.
    pub(crate) fn side(&mut self, doubt: Doubt) -> Side {
        let decided = self.chosen.iter().find(|(point, _)| *point == doubt);
        let side = decided.map_or_else(|| self.doctrine.side(doubt), |(_, side)| *side);
        if !self.consulted.iter().any(|(point, _)| *point == doubt) {
            self.consulted.push((doubt, side));
        }
        side
    }

    /// Enters what was asked into the trace.
    pub(crate) fn note(&mut self, step: Step) {
        if !self.trace.contains(&step) {
            self.trace.push(step);
        }
    }

    /// Enters a rule that holds on a fact into the trace, to order something by it.
    pub(crate) fn hold(&mut self, rule: Rule, fact: Fact) -> Holding {
        if matches!(rule.source(), Source::Fide(_)) && rule != Rule::NoIntervention {
            self.note(Rule::FollowsFideBlitz.holds(Fact::RulesAreSilent).into_step());
        }
        let holding = rule.holds(fact);
        self.note(holding.clone().into_step());
        holding
    }

    /// Whether a point is read the second way.
    pub(crate) fn reads_otherwise(&mut self, doubt: Doubt) -> bool {
        self.side(doubt) == Side::Second
    }

    /// A claim or an arrangement is heard, or not.
    pub(crate) fn admit(&mut self, holding: &Holding, admission: Admission) {
        self.admissibility.fill(holding.orders(admission));
    }

    /// The arbiter acts on a claim, of his own accord, or not at all.
    pub(crate) fn set_in_motion(&mut self, holding: &Holding, trigger: Trigger) {
        self.trigger.fill(holding.orders(trigger));
    }

    /// What it was.
    pub(crate) fn classify(&mut self, holding: &Holding, classification: Classification) {
        self.classification.fill(holding.orders(classification));
    }

    /// What becomes of a piece.
    pub(crate) fn piece(&mut self, holding: &Holding, effect: PieceEffect) {
        self.pieces.push(holding.orders(effect));
    }

    /// What the ruling has left open stays as it is, by this holding: the position, the match.
    pub(crate) fn go_on(&mut self, holding: &Holding) {
        if self.board.is_empty() {
            self.board.fill(holding.orders(Reinstatement::Keep));
        }
        if self.result.is_empty() {
            self.result.fill(holding.orders(Outcome::Continues));
        }
    }

    /// The arbiter does not step in, and everything goes on.
    pub(crate) fn leave(&mut self, fact: Fact) {
        let holding = self.hold(Rule::NoIntervention, fact);
        if self.trigger.is_empty() {
            self.trigger.fill(holding.orders(Trigger::None));
        }
        self.go_on(&holding);
    }

    /// The finished facets, the trace and the points that were asked.
    pub(crate) fn close(self) -> Result<Closed, Unfinished> {
        let facets = Facets {
            trigger: self.trigger.take()?.ok_or(Unfinished::Gap("trigger"))?,
            admissibility: self.admissibility.take()?,
            classification: self.classification.take()?.ok_or(Unfinished::Gap("classification"))?,
            completion: self.completion.take()?,
            board: self.board.take()?.ok_or(Unfinished::Gap("board"))?,
            obligation: self.obligation.take()?,
            pieces: self.pieces,
            time: self.time,
            counts: self.counts.take()?,
            discipline: self.discipline.take()?,
            game: self.game.take()?,
            result: self.result.take()?.ok_or(Unfinished::Gap("result"))?,
            tie_break: self.tie_break.take()?,
            window: self.window.take()?,
        };
        Ok(Closed { facets, trace: self.trace, consulted: self.consulted })
    }
}

/// A docket with every slot decided.
pub(crate) struct Closed {
    pub(crate) facets: Facets,
    pub(crate) trace: Vec<Step>,
    pub(crate) consulted: Vec<Choice>,
}

impl Taken for Choice {
    type Point = Doubt;

    fn point(&self) -> Doubt {
        self.0
    }

    fn otherwise(&self) -> Choice {
        (self.0, self.1.other())
    }
}

impl Ruled<Choice> for Closed {
    fn consulted(&self) -> &[Choice] {
        &self.consulted
    }

    fn comes_to_the_same(&self, other: &Closed) -> bool {
        self.facets.come_to_the_same(&other.facets)
    }
}
