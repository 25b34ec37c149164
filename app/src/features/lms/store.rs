//! The storage of the app while a platform has the results: in memory, with each ruling passed to the
//! platform.

use acconcio_training::scenario::Package;

use super::answered::Answered;
use crate::platform::storage::heard::Heard;
use crate::platform::storage::ruling_record::{Mode, RulingRecord};
use crate::platform::storage::store::{Memory, Refused, Store};

/// A store that lasts as long as the page; rulings are passed to the platform.
#[derive(Debug)]
pub(crate) struct PlatformStore {
    memory: Memory,
    /// Passes a ruling to the platform; `false` where the platform refuses it.
    hear: fn(Heard) -> bool,
}

impl PlatformStore {
    /// An empty store that passes rulings on with this function.
    pub(crate) fn forwarding(hear: fn(Heard) -> bool) -> PlatformStore {
        PlatformStore { memory: Memory::default(), hear }
    }
}

impl Store for PlatformStore {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        self.memory.get(name)
    }

    fn names(&self) -> Result<Vec<String>, Refused> {
        self.memory.names()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        self.memory.set(name, text)?;
        let is_taken = Heard::of(name, text).is_none_or(self.hear);
        if is_taken { Ok(()) } else { Err(Refused::Platform) }
    }

    fn remove(&self, name: &str) -> Result<(), Refused> {
        self.memory.remove(name)
    }
}

/// The rulings stored in a platform as records. Their times were not stored.
pub(crate) fn restored(
    package: &Package,
    answers: &[Option<Answered>],
    now: u64,
) -> impl Iterator<Item = RulingRecord> {
    let ruled = package.incidents.iter().zip(answers);
    ruled.filter_map(|(name, answered)| Some((name, answered.as_ref()?))).map(
        move |(name, answered)| RulingRecord {
            marks: answered.marks.clone(),
            mode: Mode::Course,
            ..RulingRecord::of(&name.scenario, &name.variant, now, answered.score())
        },
    )
}
