//! When the arbiter has to step in of his own accord, act by act, and when he must stay silent.
//!
//! Every beginning of a film is ruled on as if he stopped the clocks there: who sets him in motion
//! says whether that was his to do. A film is watched up to the first claim, or up to what the arbiter
//! himself does on it: from then on nobody asks him whether he would have stepped in.

use crate::grading::Basis;
use acconcio_adjudication::adjudicate::{AdjudicationError, adjudicate};
use acconcio_adjudication::incident::{Act, ActKind, Incident};
use acconcio_adjudication::laws::{Fact, Force, Status, Step};
use acconcio_adjudication::ruling::{Facets, Ruling, Trigger};

/// What each moment of a film asks of the arbiter who watches it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    /// One for each number of acts done, from none to all that are watched.
    moments: Vec<Moment>,
}

/// What a moment asks of the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whether he steps in.
    pub call: Call,
    /// The provision that says so.
    pub basis: Basis,
    /// The fact on which it holds, where one is told.
    pub fact: Option<Fact>,
}

/// Whether the arbiter steps in of his own accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// He stays silent.
    Silent,
    /// He stays silent by one tenable reading and steps in by another.
    Disputed,
    /// He may step in.
    May,
    /// He must step in.
    Must,
}

/// Moments, one after the other, at which the arbiter is not to be silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// After so many acts it opens.
    pub from: usize,
    /// After so many acts it is still open; none where it stays open to the end.
    pub to: Option<usize>,
}

/// How an arbiter did who stopped the clocks, or did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Too early, in time, too late, or neither.
    pub timing: Timing,
    /// The moment, as a number of acts, that tells why.
    pub decisive: usize,
    /// When he should or might have stopped them; none where he should not have.
    pub window: Option<Window>,
}

/// Whether the clocks were stopped in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timing {
    /// They were stopped when he had to.
    InTime,
    /// They were stopped when he might.
    Permitted,
    /// What he did is right by a tenable reading.
    Tenable,
    /// They were stopped before he had to.
    TooEarly,
    /// They were stopped after he had to.
    TooLate,
    /// They were not stopped, and he had to.
    Missed,
    /// They were not stopped, and he might have.
    LetPass,
    /// They were not stopped, and nothing called for it.
    RightlySilent,
    /// They were stopped, and nothing called for it.
    NotCalledFor,
}

impl Timing {
    /// The points, in hundredths: half where he let pass what he might have stopped.
    pub const fn points(self) -> u32 {
        match self {
            Timing::InTime | Timing::Permitted | Timing::Tenable | Timing::RightlySilent => 100,
            Timing::LetPass => 50,
            Timing::TooEarly | Timing::TooLate | Timing::Missed | Timing::NotCalledFor => 0,
        }
    }
}

impl Watch {
    /// What the film of an incident asks of the arbiter who watches it.
    ///
    /// # Errors
    /// As [`adjudicate`]: an act that cannot be done at a board.
    pub fn of(incident: &Incident) -> Result<Watch, AdjudicationError> {
        let mut beginning = incident.clone();
        let mut moments = Vec::new();
        for acts in 0..=watched(&incident.acts) {
            beginning.acts = incident.acts[..acts].to_vec();
            moments.push(Moment::of(&adjudicate(&beginning)?));
        }
        Ok(Watch { moments })
    }

    /// How many acts are watched.
    pub fn end(&self) -> usize {
        self.moments.len() - 1
    }

    /// What is asked after a number of acts; after more than are watched, what is asked at the end.
    pub fn moment(&self, acts: usize) -> Moment {
        self.moments[acts.min(self.end())].clone()
    }

    /// The strongest call of the whole film.
    pub fn strongest(&self) -> Call {
        self.moments.iter().map(|moment| moment.call).max().unwrap_or(Call::Silent)
    }

    /// Every window, in the order of time.
    pub fn windows(&self) -> Vec<Window> {
        let is_open = |acts: usize| self.moment(acts).call != Call::Silent;
        let opens = |acts: &usize| is_open(*acts) && (*acts == 0 || !is_open(*acts - 1));
        let window = |from: usize| {
            let closed = (from..=self.end()).find(|acts| !is_open(*acts));
            Window { from, to: closed.map(|closed| closed - 1) }
        };
        (0..=self.end()).filter(opens).map(window).collect()
    }

    /// How an arbiter did who stopped the clocks after a number of acts, or who did not stop them.
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

/// The fact on which the provision holds that says so.
fn fact_of(trace: &[Step], basis: Basis) -> Option<Fact> {
    trace.iter().find_map(|step| {
        let is_it = step.status == Status::Holds && (step.rule, step.by) == (basis.rule, basis.by);
        if is_it { Some(step.fact.clone()) } else { fact_of(&step.under, basis) }
    })
}

/// How many acts are watched: those before the first claim or act of the arbiter, at least one.
fn watched(acts: &[Act]) -> usize {
    let is_his_call = |act: &Act| matches!(act.kind, ActKind::Claims(_) | ActKind::Decides(_));
    let called = acts.iter().position(is_his_call).unwrap_or(acts.len());
    called.max(1).min(acts.len())
}
