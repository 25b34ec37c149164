//! The paper of an exam, opened with its key, or the reason why it cannot be opened.

use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_training::exam::{
    ExamPaper, Item, ItemError, LinkError, Paper, PaperKey, SealedPaper,
};
use acconcio_training::scenario::{PlayersNamed, Scenario, Variant};

use super::saved::{OwnCopy, RunningExam};
use super::saved_facts::SavedFacts;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::language::Language;
use crate::packs::{self, LoadError};
use crate::platform::storage::Storage;

/// An exam that is open.
pub(crate) struct OpenedExam {
    /// The content of the paper.
    pub(crate) exam: ExamPaper,
    /// Its key.
    pub(crate) key: PaperKey,
    /// The paper with its incidents.
    pub(crate) paper: Paper,
}

/// The reason why a paper cannot be opened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Broken {
    /// The link is invalid, or of another version.
    Link(LinkError),
    /// Incidents of the paper are missing or have changed.
    Misfits(Vec<ItemError>),
    /// The facts of the incidents cannot be fetched.
    Facts(LoadError),
}

impl OpenedExam {
    /// Opens a paper as the incidents are now. The facts of all of them are fetched, so that the requests do not
    /// tell which ones are asked.
    ///
    /// # Errors
    /// When the key is another one, the facts do not arrive, or do not fit the paper.
    pub(crate) async fn open(sealed: &SealedPaper, key: PaperKey) -> Result<OpenedExam, Broken> {
        let exam = sealed.open(&key).map_err(Broken::Link)?;
        let facts = packs::facts().await.map_err(Broken::Facts)?;
        let scenarios: BTreeMap<&str, Scenario> = exam
            .link
            .places
            .iter()
            .filter_map(|place| {
                let id = &*place.name.scenario;
                let own = exam.own.iter().find(|scenario| scenario.id == id).cloned();
                Some((id, own.or_else(|| facts.scenario(id))?))
            })
            .collect();
        let paper = Paper::open(exam.link.clone(), |id| scenarios.get(id));
        let paper = paper.map_err(Broken::Misfits)?;
        Ok(OpenedExam { exam, key, paper })
    }

    /// Opens the paper of an attempt as it was when it was begun on this device.
    pub(crate) fn as_begun(
        sealed: &SealedPaper,
        running: &RunningExam,
        storage: &Storage,
    ) -> Option<OpenedExam> {
        let exam = sealed.open(&running.key).ok()?;
        let kept = storage.load::<SavedFacts>();
        let paper = kept.paper(&running.result.paper, exam.link.clone())?;
        Some(OpenedExam { exam, key: running.key.clone(), paper })
    }

    /// Opens the paper of a result that was released.
    pub(crate) fn of_own_copy(sealed: &SealedPaper, own: &OwnCopy) -> Option<OpenedExam> {
        let exam = sealed.open(&own.key).ok()?;
        let paper = Paper::reopen(exam.link.clone(), &own.facts)?;
        Some(OpenedExam { exam, key: own.key.clone(), paper })
    }
}

/// An item in the form that the replay and the ruling form take; it contains no name from the scenario.
pub(crate) fn variant_of(item: &Item) -> Variant {
    let label = acconcio_training::scenario::Text::default();
    Variant {
        id: String::new(),
        label,
        incident: item.incident.clone(),
        scope: Default::default(),
        epilogue: Vec::new(),
    }
}

/// The players of an item, under the names of its disguise.
pub(crate) fn players_of(paper: &Paper, place: usize) -> Option<PlayersNamed> {
    let place = paper.link.places.get(place)?;
    Some(Language::exam_players(place.disguise.names))
}

/// The adjudicated incident of an item.
pub(crate) fn adjudicated_of(item: &Item) -> Option<AdjudicatedIncident> {
    AdjudicatedIncident::of(&item.incident).ok()
}

/// An open exam as a property, compared by pointer.
#[derive(Clone)]
pub(crate) struct SameExam(pub(crate) Rc<OpenedExam>);

impl PartialEq for SameExam {
    fn eq(&self, other: &SameExam) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
