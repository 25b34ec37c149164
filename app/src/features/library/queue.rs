//! The queue in which an incident is shown, which leads to the next one. It is stored in the query of
//! every address in it, so that a link, a reload and going back keep it.

use acconcio_training::scenario::{Course, IncidentName};
use serde::Deserialize;

use super::filter::{Filter, with_query};
use super::run::{Ending, Run, Tally, has_ruled, longest};
use super::source::{incident_named, path_of};
use super::{Library, QueueItem};
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::Mode;
use crate::route::{PresentPage, Route};

/// A queue: its purpose, and the incidents in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    /// The purpose of the queue.
    pub purpose: Purpose,
    /// The choice of its incidents; a course and a review have their own.
    pub filter: Filter,
}

/// The purpose for which incidents are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// Browsing the list.
    #[default]
    List,
    /// Following the course with this id.
    Course(String),
    /// Going through incidents chosen one by one, as in an entry of a course plan.
    Chosen(Vec<IncidentName>),
    /// Ruling on one incident after the other, without end.
    Continuous(Run),
    /// Ruling on one incident after the other, up to the first mistake.
    SuddenDeath(Run),
    /// Stopping the clocks at the right moment, or not at all.
    Intervene(Run),
    /// Ruling again on incidents with mistakes.
    Mistakes,
    /// Ruling on incidents that are due for review.
    Review,
}

impl Purpose {
    /// The name of the course, if it is one.
    pub fn course(&self) -> Option<&str> {
        if let Purpose::Course(course) = self { Some(course) } else { None }
    }
}

/// The position of an incident in a queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuePosition {
    /// The place of the incident in the queue, from 1, and the length of the queue; `None` where the
    /// incident is not in it.
    pub place: Option<(usize, usize)>,
    /// The hash of the next incident, `#` included; `None` at the end.
    pub next: Option<String>,
}

/// The queue in the query of an address, apart from the filter.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Query {
    course: Option<String>,
    items: Option<String>,
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

    /// Reads the queue from an address; a query without one gives the list.
    pub fn of_hash(hash: &str) -> Queue {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        let filter = Filter::of_hash(hash);
        let Query { course, items, practice, seed, run, review } =
            serde_urlencoded::from_str(query).unwrap_or_default();
        // A link may leave out the beginning of the run, which its seed then identifies.
        let run = Run { seed, began: run.unwrap_or(u64::from(seed)) };
        let purpose = match practice {
            Some(Mode::Continuous) => Purpose::Continuous(run),
            Some(Mode::SuddenDeath) => Purpose::SuddenDeath(run),
            Some(Mode::Intervene) => Purpose::Intervene(run),
            Some(Mode::Mistakes) => Purpose::Mistakes,
            Some(Mode::Free | Mode::Course | Mode::Review) | None => match course {
                Some(course) => Purpose::Course(course),
                None if review.is_some() => Purpose::Review,
                None => items.map_or(Purpose::List, |items| {
                    Purpose::Chosen(items.split_whitespace().map(incident_named).collect())
                }),
            },
        };
        Queue { purpose, filter }
    }

    /// The queue as the query of an address, without the question mark.
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
            Purpose::Chosen(items) => {
                let items: Vec<String> = items.iter().map(path_of).collect();
                serde_urlencoded::to_string([("items", items.join(" "))]).unwrap_or_default()
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

    /// The hash of an incident in the queue, `#` included.
    pub fn hash_at(&self, scenario: &str, variant: &str) -> String {
        with_query(&Route::incident(scenario, variant), &self.to_query())
    }

    /// Returns the address of an incident of a match within the queue.
    pub fn match_at(&self, scenario: &str, variant: &str) -> String {
        with_query(&Route::of_match(scenario, variant), &self.to_query())
    }

    /// The queue of a course, under its own laws if it has any.
    pub fn of_course(course: &Course) -> Queue {
        Queue { purpose: Purpose::Course(course.id.clone()), filter: Filter::under(course.laws) }
    }

    /// The mode in which rulings in the queue are recorded.
    pub const fn mode(&self) -> Mode {
        match self.purpose {
            Purpose::List | Purpose::Chosen(_) => Mode::Free,
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
            Purpose::List
            | Purpose::Course(_)
            | Purpose::Chosen(_)
            | Purpose::Mistakes
            | Purpose::Review => None,
        }
    }

    /// Returns the same practice with a new run; any other queue stays as it is.
    #[must_use]
    pub fn begun_anew(&self, run: Run) -> Queue {
        let purpose = match &self.purpose {
            Purpose::Continuous(_) => Purpose::Continuous(run),
            Purpose::SuddenDeath(_) => Purpose::SuddenDeath(run),
            Purpose::Intervene(_) => Purpose::Intervene(run),
            Purpose::List
            | Purpose::Course(_)
            | Purpose::Chosen(_)
            | Purpose::Mistakes
            | Purpose::Review => self.purpose.clone(),
        };
        Queue { purpose, filter: self.filter.clone() }
    }

    /// The hash of the page to which leaving the queue leads, `#` included.
    pub fn way_out(&self) -> String {
        match &self.purpose {
            Purpose::List => self.filter.to_hash(&Route::Library),
            Purpose::Course(course) => Route::Course { course: course.clone() }.to_hash(),
            Purpose::Chosen(_) => Route::Present(PresentPage::Plan).to_hash(),
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

    /// The hash of the first incident of the queue, `#` included.
    pub fn beginning(&self, library: &Library<'_>) -> Option<String> {
        let first = *self.items(library, None).first()?;
        Some(self.hash_at(first.scenario, first.variant))
    }

    /// The position of an incident in the queue.
    pub fn position(&self, library: &Library<'_>, here: QueueItem<'_>) -> QueuePosition {
        let items = self.items(library, Some(here));
        let exactly = items.iter().position(|item| *item == here);
        // Another variant counts as the one of its scenario that is in the queue.
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

    /// The incidents of the queue, in their order; in a queue from which incidents drop out, the
    /// current one stays until the reader leaves it.
    pub fn items<'a>(
        &self,
        library: &Library<'a>,
        here: Option<QueueItem<'_>>,
    ) -> Vec<QueueItem<'a>> {
        match &self.purpose {
            Purpose::List => library.list(&self.filter, here),
            Purpose::Course(course) => library.course(course),
            Purpose::Chosen(items) => {
                items.iter().filter_map(|name| library.find(QueueItem::from(name))).collect()
            }
            Purpose::Continuous(run) | Purpose::SuddenDeath(run) | Purpose::Intervene(run) => {
                super::order::shuffled(library.variants(&self.filter), run.seed)
            }
            Purpose::Mistakes => library.mistakes(&self.filter, here),
            Purpose::Review => library.review(here),
        }
    }

    /// The run for which a ruling on an incident is recorded: in a run each incident counts once, and
    /// after the end of a run none counts.
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

    /// Returns the ending of the run, if it is one that the first mistake ends and there was one.
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
            Purpose::Course(_) | Purpose::Chosen(_) | Purpose::SuddenDeath(_) | Purpose::Review => {
                false
            }
        }
    }
}
