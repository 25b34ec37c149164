//! The refresher course from one edition to another.

use super::{ChangedIncident, ChangedProvision, Changes};
use crate::scenario::{Course, LawsChoice, Lesson, Prose, Text};
use acconcio_adjudication::laws::EditionId;

/// The beginning of the names of these courses.
const PREFIX: &str = "changes-";

impl Changes {
    /// The name of the refresher course: `changes-2018-2023`.
    pub fn course_id(from: EditionId, to: EditionId) -> String {
        format!("{PREFIX}{from}-{to}")
    }

    /// The editions of a refresher course by its name; none where it is another course.
    pub fn of_course(id: &str) -> Option<(EditionId, EditionId)> {
        let (from, to) = id.strip_prefix(PREFIX)?.split_once('-')?;
        let named = |name| EditionId::named(name).filter(|edition| edition.is_fide());
        Some((named(from)?, named(to)?)).filter(|(from, to)| from != to)
    }

    /// The refresher course: a lesson for each provision that makes a difference, with the incident to watch; the
    /// easiest first. None where no ruling changes.
    pub fn course(
        &self,
        title: Text,
        lead: Text,
        texts: impl Fn(&ChangedProvision) -> (Text, Prose),
    ) -> Option<Course> {
        let watched = |it: &'_ ChangedProvision| it.incident_to_watch().cloned();
        let mut shown: Vec<(&ChangedProvision, ChangedIncident)> =
            self.provisions.iter().filter_map(|it| Some((it, watched(it)?))).collect();
        shown.sort_by_key(|(_, it)| (it.level, it.complexity, !it.changes_the_outcome()));
        let lesson = |(provision, incident): (&ChangedProvision, ChangedIncident)| {
            let (title, text) = texts(provision);
            let (id, incidents) = (provision.id.clone(), vec![incident.name]);
            Lesson { id, slides: None, title, text, incidents }
        };
        let lessons: Vec<Lesson> = shown.into_iter().map(lesson).collect();
        let id = Changes::course_id(self.from, self.to);
        let laws = Some(LawsChoice::Edition(self.to));
        (!lessons.is_empty()).then_some(Course { id, laws, step: None, title, lead, lessons })
    }
}
