//! Where a ruling is put together: one slot per facet, each filled once.

use super::{
    Admissibility, Choice, ClaimWindow, Classification, ClockRange, Completion, Discipline, Facets,
    Obligation, Outcome, Point, Reinstatement, RemedyOpen, Ruled, TimeChange, Trigger,
};
use crate::doctrine::{Doctrine, Side};
use crate::incident::PerPlayer;
use crate::laws::{Book, Holding, Laws, Ordered, Step};

/// Two provisions that fill one slot differently: an error of the tables, not of the incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("two provisions order the same facet differently: {first:?} and {second:?}")]
pub struct Clash<B: Book = Laws> {
    /// The rule that filled the slot.
    pub first: B::Rule,
    /// The rule that would fill it otherwise.
    pub second: B::Rule,
}

/// A slot that provisions fill.
#[derive(Debug)]
pub(crate) struct Slot<T, B: Book = Laws> {
    filled: Option<Ordered<T, B>>,
    clash: Option<Clash<B>>,
}

impl<T, B: Book> Default for Slot<T, B> {
    fn default() -> Slot<T, B> {
        Slot { filled: None, clash: None }
    }
}

impl<T: PartialEq, B: Book> Slot<T, B> {
    /// Fills the slot; a second provision must order the same.
    pub(crate) fn fill(&mut self, ordered: Ordered<T, B>) {
        match &self.filled {
            None => self.filled = Some(ordered),
            Some(first) if first.value == ordered.value => {}
            Some(first) => self.clash = Some(Clash { first: first.rule, second: ordered.rule }),
        }
    }

    /// The rule that has filled it.
    pub(crate) fn rule(&self) -> Option<B::Rule> {
        self.filled.as_ref().map(|filled| filled.rule)
    }

    /// Whether no provision has filled it yet.
    pub(crate) const fn is_empty(&self) -> bool {
        self.filled.is_none()
    }

    pub(crate) fn take(self) -> Result<Option<Ordered<T, B>>, Clash<B>> {
        match self.clash {
            Some(clash) => Err(clash),
            None => Ok(self.filled),
        }
    }
}

/// A ruling in the making, under one choice of readings.
#[derive(Debug)]
pub(crate) struct Docket<'a> {
    doctrine: &'a Doctrine,
    chosen: &'a [Choice],
    consulted: Vec<Choice>,
    trace: Vec<Step>,
    pub(crate) trigger: Slot<Trigger>,
    pub(crate) admissibility: Slot<Admissibility>,
    pub(crate) classification: Slot<Classification>,
    pub(crate) completion: Slot<Completion>,
    pub(crate) board: Slot<Reinstatement>,
    pub(crate) obligation: Slot<Obligation>,
    pub(crate) time: Vec<Ordered<TimeChange>>,
    pub(crate) judgement: Slot<ClockRange>,
    pub(crate) counts: Slot<PerPlayer<u8>>,
    pub(crate) discipline: Slot<Discipline>,
    pub(crate) result: Slot<Outcome>,
    pub(crate) window: Slot<ClaimWindow>,
    pub(crate) remedies: Slot<Vec<RemedyOpen>>,
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
            time: Vec::new(),
            judgement: Slot::default(),
            counts: Slot::default(),
            discipline: Slot::default(),
            result: Slot::default(),
            window: Slot::default(),
            remedies: Slot::default(),
        }
    }

    /// The side taken on a point; that it was asked is remembered.
    pub(crate) fn side(&mut self, point: Point) -> Side {
        let decided = self.chosen.iter().find(|choice| choice.point == point);
        let side = match (decided, point) {
            (Some(choice), _) => choice.side,
            (None, Point::Law(doubt)) => self.doctrine.side(doubt),
            (
                None,
                Point::DisputedTouch { .. }
                | Point::PresumedTouch { .. }
                | Point::UnknownOrder { .. },
            ) => Side::First,
        };
        if !self.consulted.iter().any(|choice| choice.point == point) {
            self.consulted.push(Choice { point, side });
        }
        side
    }

    /// Enters what was asked into the trace.
    pub(crate) fn note(&mut self, step: Step) {
        if !self.trace.contains(&step) {
            self.trace.push(step);
        }
    }

    /// Enters what was asked, if anything was, into the trace.
    pub(crate) fn note_all(&mut self, steps: impl IntoIterator<Item = Step>) {
        steps.into_iter().for_each(|step| self.note(step));
    }

    /// Enters a holding into the trace.
    pub(crate) fn note_holding(&mut self, holding: Holding) {
        self.note(holding.into_step());
    }

    /// The finished facets, the trace and the points that were asked.
    pub(crate) fn close(self) -> Result<Closed, Unfinished> {
        let facets = Facets {
            trigger: self.trigger.take()?.ok_or(Unfinished::Gap("trigger"))?,
            admissibility: self.admissibility.take()?,
            classification: self.classification.take()?.ok_or(Unfinished::Gap("classification"))?,
            completion: self.completion.take()?.ok_or(Unfinished::Gap("completion"))?,
            board: self.board.take()?.ok_or(Unfinished::Gap("board"))?,
            obligation: self.obligation.take()?,
            time: self.time,
            judgement: self.judgement.take()?,
            counts: self.counts.take()?,
            discipline: self.discipline.take()?,
            result: self.result.take()?.ok_or(Unfinished::Gap("result"))?,
            window: self.window.take()?,
            remedies: self.remedies.take()?,
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

impl Ruled<Choice> for Closed {
    fn consulted(&self) -> &[Choice] {
        &self.consulted
    }

    fn comes_to_the_same(&self, other: &Closed) -> bool {
        self.facets.come_to_the_same(&other.facets)
    }
}

/// Why a docket cannot be closed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unfinished<B: Book = Laws> {
    #[error("no provision fills the facet {0}")]
    Gap(&'static str),
    #[error(transparent)]
    Clash(#[from] Clash<B>),
}
