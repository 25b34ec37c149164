//! What the app keeps while a platform has the results: in memory, each ruling told to the platform.

use acconcio_core::story::Package;

use super::link;
use super::package::Answered;
use crate::platform::storage::attempt::{Attempt, Mode};
use crate::platform::storage::heard::Heard;
use crate::platform::storage::store::{Memory, Refused, Store};

/// A store that lasts as long as the page; the platform is told of what it has to keep.
#[derive(Debug, Default)]
pub(crate) struct PlatformStore(Memory);

impl Store for PlatformStore {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        self.0.get(name)
    }

    fn names(&self) -> Result<Vec<String>, Refused> {
        self.0.names()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        self.0.set(name, text)?;
        let is_taken = Heard::of(name, text).is_none_or(link::hear);
        if is_taken { Ok(()) } else { Err(Refused::Platform) }
    }

    fn remove(&self, name: &str) -> Result<(), Refused> {
        self.0.remove(name)
    }
}

/// The rulings that a platform kept, as the log tells them. When each was given it has not kept.
pub(crate) fn restored(
    package: &Package,
    answers: &[Option<Answered>],
    now: u64,
) -> impl Iterator<Item = Attempt> {
    let ruled = package.incidents.iter().zip(answers);
    ruled.filter_map(|(name, answered)| Some((name, answered.as_ref()?))).map(
        move |(name, answered)| Attempt {
            story: name.story.clone(),
            variant: name.variant.clone(),
            at: now,
            score: answered.score(),
            marks: answered.marks.clone(),
            mode: Mode::Course,
            run: None,
            hints: 0,
            certainty: None,
            principle: None,
            earlier: None,
        },
    )
}
