//! What an incident is looked at for: the queue that leads from it to the next one. It is kept in the
//! query of every address along it, so that a link, a reload and the way back keep it.

use serde::Deserialize;

use super::filter::{Filter, with_query};
use super::run::{Ending, Run, Tally, has_ruled, longest};
use super::{Library, QueueItem};
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::Mode;
use crate::route::Route;

/// A queue: what for, and through which incidents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    /// What for.
    pub purpose: Purpose,
    /// Through which incidents; a course and review have their own.
    pub filter: Filter,
}

/// What incidents are looked at for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// As they are listed.
    #[default]
    List,
    /// For the course of this name.
    Course(String),
    /// One after the other.
    Continuous(Run),
    /// Up to the first mistake.
    SuddenDeath(Run),
    /// To stop the clocks at the right moment, or stay silent.
    Intervene(Run),
    /// To mend mistakes.
    Mistakes,
    /// Because they are due.
    Review,
}

/// Where a queue leads from an incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuePosition {
    /// The place of the incident on the queue, counted from one, and how many there are; none where
    /// it is not on it.
    pub place: Option<(usize, usize)>,
    /// The address of the next incident, `#` included; none at the end.
    pub next: Option<String>,
}

/// What an address tells of a queue, besides the filter.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Query {
    course: Option<String>,
    practice: Option<Mode>,
    seed: u32,
    run: Option<u64>,
    review: Option<String>,
}

impl Queue {
    /// The queue of a purpose through all incidents.
    pub fn of(purpose: Purpose) -> Queue {
        Queue { purpose, filter: Filter::default() }
    }

    /// The queue that an address tells; what is none there follows the list.
    pub fn of_hash(hash: &str) -> Queue {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        let filter = Filter::of_hash(hash);
        let Query { course, practice, seed, run, review } =
            serde_urlencoded::from_str(query).unwrap_or_default();
        // A link may leave out when the run began: its seed then names it.
        let run = Run { seed, began: run.unwrap_or(u64::from(seed)) };
        let purpose = match practice {
            Some(Mode::Continuous) => Purpose::Continuous(run),
            Some(Mode::SuddenDeath) => Purpose::SuddenDeath(run),
            Some(Mode::Intervene) => Purpose::Intervene(run),
            Some(Mode::Mistakes) => Purpose::Mistakes,
            Some(Mode::Free | Mode::Course | Mode::Review) | None => match course {
                Some(course) => Purpose::Course(course),
                None if review.is_some() => Purpose::Review,
                None => Purpose::List,
            },
        };
        Queue { purpose, filter }
    }

    /// The queue as an address tells it, after the question mark.
    pub fn to_query(&self) -> String {
        let run = |name: &str, run: &Run| {
            let Run { seed, began } = run;
            let began = (*began != u64::from(*seed)).then(|| format!("&run={began}"));
            format!("practice={name}&seed={seed}{}", began.unwrap_or_default())
        };
        let purpose = match &self.purpose {
            Purpose::List => String::new(),
            Purpose::Course(course) => {
                serde_urlencoded::to_string([("course", course)]).unwrap_or_default()
            }
            Purpose::Continuous(it) => run("continuous", it),
            Purpose::SuddenDeath(it) => run("sudden-death", it),
            Purpose::Intervene(it) => run("intervene", it),
            Purpose::Mistakes => "practice=mistakes".to_owned(),
            Purpose::Review => "review".to_owned(),
        };
        let parts = [purpose, self.filter.to_query()];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join("&")
    }

    /// The address of an incident along the queue, `#` included.
    pub fn hash_at(&self, scenario: &str, variant: &str) -> String {
        with_query(&Route::incident(scenario, variant), &self.to_query())
    }

    /// What rulings along it are given for.
    pub const fn mode(&self) -> Mode {
        match self.purpose {
            Purpose::List => Mode::Free,
            Purpose::Course(_) => Mode::Course,
            Purpose::Continuous(_) => Mode::Continuous,
            Purpose::SuddenDeath(_) => Mode::SuddenDeath,
            Purpose::Intervene(_) => Mode::Intervene,
            Purpose::Mistakes => Mode::Mistakes,
            Purpose::Review => Mode::Review,
        }
    }

    /// The run of practice, where it is one.
    pub const fn run(&self) -> Option<Run> {
        match self.purpose {
            Purpose::Continuous(run) | Purpose::SuddenDeath(run) | Purpose::Intervene(run) => {
                Some(run)
            }
            Purpose::List | Purpose::Course(_) | Purpose::Mistakes | Purpose::Review => None,
        }
    }

    /// The same practice begun anew; any other queue stays as it is.
    #[must_use]
    pub fn begun_anew(&self, run: Run) -> Queue {
        let purpose = match &self.purpose {
            Purpose::Continuous(_) => Purpose::Continuous(run),
            Purpose::SuddenDeath(_) => Purpose::SuddenDeath(run),
            Purpose::Intervene(_) => Purpose::Intervene(run),
            Purpose::List | Purpose::Course(_) | Purpose::Mistakes | Purpose::Review => {
                self.purpose.clone()
            }
        };
        Queue { purpose, filter: self.filter.clone() }
    }

    /// The address of the page to which one leaves the queue, `#` included.
    pub fn way_out(&self) -> String {
        match &self.purpose {
            Purpose::List => self.filter.to_hash(&Route::Library),
            Purpose::Course(course) => Route::Course { course: course.clone() }.to_hash(),
            Purpose::Continuous(_)
            | Purpose::SuddenDeath(_)
            | Purpose::Intervene(_)
            | Purpose::Mistakes => self.filter.to_hash(&Route::Practice),
            Purpose::Review => Route::Progress.to_hash(),
        }
    }

    /// Whether it is the plain list of all incidents.
    pub fn is_plain(&self) -> bool {
        self.purpose == Purpose::List && self.filter.is_empty()
    }

    /// The first incident of the queue: its address, `#` included.
    pub fn beginning(&self, library: &Library<'_>) -> Option<String> {
        let first = *self.items(library, None).first()?;
        Some(self.hash_at(first.scenario, first.variant))
    }

    /// Where the queue leads from an incident.
    pub fn position(&self, library: &Library<'_>, here: QueueItem<'_>) -> QueuePosition {
        let items = self.items(library, Some(here));
        let exactly = items.iter().position(|item| *item == here);
        // From another variant one goes on as from the one that lies on the queue.
        let place =
            exactly.or_else(|| items.iter().rposition(|item| item.scenario == here.scenario));
        let next = items.get(place.map_or(0, |place| place + 1));
        let next = next.or_else(|| items.first().filter(|_| self.is_a_ring()));
        QueuePosition {
            place: place.map(|place| (place + 1, items.len())),
            next: next
                .filter(|next| **next != here)
                .map(|next| self.hash_at(next.scenario, next.variant)),
        }
    }

    /// The incidents of the queue, in their order; on a queue from which incidents drop out, the
    /// one looked at stays as long as one is there.
    pub fn items<'a>(
        &self,
        library: &Library<'a>,
        here: Option<QueueItem<'_>>,
    ) -> Vec<QueueItem<'a>> {
        match &self.purpose {
            Purpose::List => library.list(&self.filter, here),
            Purpose::Course(course) => library.course(course),
            Purpose::Continuous(run) | Purpose::SuddenDeath(run) | Purpose::Intervene(run) => {
                super::order::shuffled(library.variants(&self.filter), run.seed)
            }
            Purpose::Mistakes => library.mistakes(&self.filter, here),
            Purpose::Review => library.review(here),
        }
    }

    /// What a ruling on an incident is recorded for: in a run each incident counts once, and after
    /// the end of a run none counts.
    pub fn recorded(&self, progress: &Progress, here: QueueItem<'_>) -> Option<u64> {
        let run = self.run()?;
        let is_over = self.ending(progress).is_some();
        (!is_over && !has_ruled(progress, self.mode(), run, here)).then_some(run.began)
    }

    /// The rulings of the run so far.
    pub fn tally(&self, progress: &Progress) -> Tally {
        Tally::of_run(progress, self.mode(), self.run())
    }

    /// The last twenty rulings of this kind of practice, in whichever run.
    pub fn tally_lately(&self, progress: &Progress) -> Tally {
        Tally::lately(progress, self.mode())
    }

    /// How the run ended, if it is one that the first mistake ends and there was one.
    pub fn ending(&self, progress: &Progress) -> Option<Ending> {
        let Purpose::SuddenDeath(_) = self.purpose else { return None };
        let Tally { right: length, ruled } = self.tally(progress);
        (ruled > length).then(|| Ending { length, longest: longest(progress) })
    }

    fn is_a_ring(&self) -> bool {
        match self.purpose {
            Purpose::List | Purpose::Continuous(_) | Purpose::Intervene(_) | Purpose::Mistakes => {
                true
            }
            Purpose::Course(_) | Purpose::SuddenDeath(_) | Purpose::Review => false,
        }
    }
}
