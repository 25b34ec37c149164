//! The interventions that an incident requires of the arbiter, act by act.
//!
//! Every beginning of an incident is ruled on as if the arbiter stopped the clocks there: the initiative of
//! the ruling shows whether he had to intervene. An incident is observed up to the first claim, or up to
//! the first act of the arbiter in it: after that the question whether he would have intervened does not
//! arise.

use crate::grading::Basis;
use acconcio_adjudication::adjudicate::{AdjudicationError, adjudicate};
use acconcio_adjudication::incident::{Act, ActKind, Incident};
use acconcio_adjudication::laws::{Fact, Force, Status, Step};
use acconcio_adjudication::ruling::{Facets, Ruling, Trigger};

/// The calls that each moment of an incident makes on an arbiter who observes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    /// The moments by the number of acts done, from none to all that are observed.
    moments: Vec<Moment>,
}

/// The call of one moment on the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whether he intervenes.
    pub call: Call,
    /// The provision on which the call rests.
    pub basis: Basis,
    /// The fact on which it holds, if one is given.
    pub fact: Option<Fact>,
}

/// Whether the arbiter intervenes of his own accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// The arbiter does not intervene.
    Silent,
    /// The arbiter does not intervene under one tenable reading, and does under another.
    Disputed,
    /// The arbiter may intervene.
    May,
    /// The arbiter must intervene.
    Must,
}

/// A series of moments at which the arbiter may or must intervene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The number of acts after which it opens.
    pub from: usize,
    /// The number of acts after which it is still open; none where it stays open to the end.
    pub to: Option<usize>,
}

/// The assessment of an arbiter who stopped the clocks, or did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The timing of the stop.
    pub timing: Timing,
    /// The decisive moment, as a number of acts.
    pub decisive: usize,
    /// The window in which he should or might have stopped them; none where he should not have.
    pub window: Option<Window>,
}

/// Whether the clocks were stopped in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timing {
    /// The clocks were stopped when that was required.
    InTime,
    /// The clocks were stopped when that was permitted.
    Permitted,
    /// The arbiter was right under a tenable reading.
    Tenable,
    /// The clocks were stopped before that was required.
    TooEarly,
    /// The clocks were stopped after that was required.
    TooLate,
    /// The clocks were not stopped, and that was required.
    Missed,
    /// The clocks were not stopped, and that was permitted.
    LetPass,
    /// The clocks were not stopped, and there was no reason to.
    RightlySilent,
    /// The clocks were stopped, and there was no reason to.
    NotCalledFor,
}

impl Timing {
    /// The points, in hundredths: half where a permitted intervention was omitted.
    pub const fn points(self) -> u32 {
        match self {
            Timing::InTime | Timing::Permitted | Timing::Tenable | Timing::RightlySilent => 100,
            Timing::LetPass => 50,
            Timing::TooEarly | Timing::TooLate | Timing::Missed | Timing::NotCalledFor => 0,
        }
    }
}

impl Watch {
    /// Determines the calls that an incident makes on an arbiter who observes it.
    ///
    /// # Errors
    /// Returns the errors of [`adjudicate`]: an act that cannot be done at a board.
    pub fn of(incident: &Incident) -> Result<Watch, AdjudicationError> {
        let mut beginning = incident.clone();
        let mut moments = Vec::new();
        for acts in 0..=watched(&incident.acts) {
            beginning.acts = incident.acts[..acts].to_vec();
            moments.push(Moment::of(&adjudicate(&beginning)?));
        }
        Ok(Watch { moments })
    }

    /// The number of acts that are observed.
    pub fn end(&self) -> usize {
        self.moments.len() - 1
    }

    /// The moment after a number of acts; after more than are observed, the moment at the end.
    pub fn moment(&self, acts: usize) -> Moment {
        self.moments[acts.min(self.end())].clone()
    }

    /// The strongest call of the whole incident.
    pub fn strongest(&self) -> Call {
        self.moments.iter().map(|moment| moment.call).max().unwrap_or(Call::Silent)
    }

    /// Every window, in chronological order.
    pub fn windows(&self) -> Vec<Window> {
        let is_open = |acts: usize| self.moment(acts).call != Call::Silent;
        let opens = |acts: &usize| is_open(*acts) && (*acts == 0 || !is_open(*acts - 1));
        let window = |from: usize| {
            let closed = (from..=self.end()).find(|acts| !is_open(*acts));
            Window { from, to: closed.map(|closed| closed - 1) }
        };
        (0..=self.end()).filter(opens).map(window).collect()
    }

    /// Assesses an arbiter who stopped the clocks after a number of acts, or who did not stop them.
    pub fn finding(&self, stopped: Option<usize>) -> Finding {
        match stopped {
            Some(acts) => self.of_stop(acts.min(self.end())),
            None => self.of_silence(),
        }
    }

    fn of_stop(&self, acts: usize) -> Finding {
        let windows = self.windows();
        let has_begun = |window: &&Window| window.from <= acts;
        let before = windows.iter().rfind(has_begun).copied();
        let after = windows.iter().find(|window| window.from > acts).copied();
        let found = |timing, window| Finding { timing, decisive: acts, window };
        match (self.moment(acts).call, after) {
            (Call::Must, _) => found(Timing::InTime, before),
            (Call::May, _) => found(Timing::Permitted, before),
            (Call::Disputed, _) => found(Timing::Tenable, before),
            (Call::Silent, Some(window)) => {
                Finding { decisive: window.from, ..found(Timing::TooEarly, after) }
            }
            (Call::Silent, None) if before.is_some() => found(Timing::TooLate, before),
            (Call::Silent, None) => found(Timing::NotCalledFor, None),
        }
    }

    fn of_silence(&self) -> Finding {
        let strongest = self.strongest();
        let timing = match strongest {
            Call::Silent => Timing::RightlySilent,
            Call::Disputed => Timing::Tenable,
            Call::May => Timing::LetPass,
            Call::Must => Timing::Missed,
        };
        let first = self.moments.iter().position(|moment| moment.call == strongest);
        let decisive = match strongest {
            Call::Silent => self.end(),
            Call::Disputed | Call::May | Call::Must => first.unwrap_or_default(),
        };
        let windows = self.windows();
        let is_around = |window: &&Window| window.from <= decisive;
        let window = windows.iter().rfind(is_around).copied();
        Finding { timing, decisive, window: window.filter(|_| strongest != Call::Silent) }
    }
}

impl Moment {
    fn of(ruling: &Ruling) -> Moment {
        let steps_in = |facets: &Facets| facets.trigger.value == Trigger::ExOfficio;
        let trigger = &ruling.facets.trigger;
        let is_disputed = ruling
            .readings
            .iter()
            .any(|reading| steps_in(&reading.facets) != steps_in(&ruling.facets));
        let call = match (steps_in(&ruling.facets), trigger.force) {
            (true, Force::May) => Call::May,
            _ if is_disputed => Call::Disputed,
            (true, Force::Shall) => Call::Must,
            (false, Force::Shall | Force::May) => Call::Silent,
        };
        let basis = Basis::of(trigger);
        Moment { call, basis, fact: fact_of(&ruling.trace, basis) }
    }
}

/// The fact on which the deciding provision holds.
fn fact_of(trace: &[Step], basis: Basis) -> Option<Fact> {
    trace.iter().find_map(|step| {
        let is_it = step.status == Status::Holds && (step.rule, step.by) == (basis.rule, basis.by);
        if is_it { Some(step.fact.clone()) } else { fact_of(&step.under, basis) }
    })
}

/// The number of acts that are observed: those before the first claim or act of the arbiter, at least one.
fn watched(acts: &[Act]) -> usize {
    let is_his_call = |act: &Act| {
        matches!(act.kind, ActKind::Claims(_) | ActKind::Finds(_) | ActKind::Decides(_))
    };
    let called = acts.iter().position(is_his_call).unwrap_or(acts.len());
    called.max(1).min(acts.len())
}
