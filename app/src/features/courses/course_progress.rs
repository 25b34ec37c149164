//! The progress in a course.

use acconcio_training::scenario::{Course, IncidentName};

use crate::platform::storage::progress::State;

/// The progress in a course.
pub(crate) struct CourseProgress<'a> {
    /// The number of incidents.
    pub(crate) all: usize,
    /// The number of incidents ruled on.
    pub(crate) ruled: usize,
    /// The number of incidents with nothing missed in the last ruling.
    pub(crate) right: usize,
    /// The first incident that does not count as right; `None` at the end.
    pub(crate) next: Option<&'a IncidentName>,
}

impl<'a> CourseProgress<'a> {
    /// Computes the progress in a course from the states of its incidents.
    pub(crate) fn of(
        course: &'a Course,
        state: impl Fn(&IncidentName) -> State,
    ) -> CourseProgress<'a> {
        let count = |is: fn(State) -> bool| course.incidents().filter(|it| is(state(it))).count();
        CourseProgress {
            all: course.incidents().count(),
            ruled: count(|state| state != State::NotRuled),
            right: count(|state| state == State::Right),
            next: course.incidents().find(|it| state(it) != State::Right),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use acconcio_training::scenario::{Catalogue, LawsChoice, PACK_VERSION};

    use super::*;
    use crate::features::library::{Library, QueueItem};
    use crate::language::Language;
    use crate::platform::storage::progress::Progress;
    use crate::platform::storage::ruling_record::{Mode, RulingRecord, Score};

    fn check(rulings: &[(&str, u32)], expected: &str) {
        let incidents = r#"[{"scenario":"one","variant":"a"},{"scenario":"two","variant":"a"}]"#;
        let text = format!(
            r#"{{"id":"c","title":{{"en":"","it":""}},"lead":{{"en":"","it":""}},"lessons":[{{
            "id":"l","title":{{"en":"","it":""}},"text":{{"en":[],"it":[]}},"incidents":{incidents}}}]}}"#
        );
        let course: Course = serde_json::from_str(&text).expect("a course");
        let attempt = |scenario: &str, points, at| RulingRecord {
            mode: Mode::Course,
            ..RulingRecord::of(scenario, "a", at, Score { points, out_of: 100 })
        };
        let log = (1..)
            .zip(rulings)
            .map(|(at, (scenario, points))| (format!("{at}"), attempt(scenario, *points, at)));
        let progress = Progress::of_log(log.collect::<BTreeMap<_, _>>());
        let catalogue = Catalogue { version: PACK_VERSION, scenarios: Vec::new() };
        let library = Library {
            catalogue: &catalogue,
            courses: None,
            index: None,
            review: None,
            progress: &progress,
            laws: LawsChoice::InForce,
            language: Language::English,
        };
        let CourseProgress { all, ruled, right, next } =
            CourseProgress::of(&course, |name| library.state(QueueItem::from(name)));
        let next = next.map_or("the end", |it| &it.scenario);
        assert_eq!(format!("{ruled} and {right} of {all}, {next}"), expected);
    }

    #[test]
    fn ok_the_next_one_is_the_first_not_fully_right() {
        check(&[], "0 and 0 of 2, one");
        check(&[("one", 50)], "1 and 0 of 2, one");
        check(&[("one", 100)], "1 and 1 of 2, two");
        check(&[("two", 100)], "1 and 1 of 2, one");
        check(&[("one", 100), ("two", 100)], "2 and 2 of 2, the end");
        check(&[("one", 100), ("two", 100), ("one", 0)], "2 and 1 of 2, one");
    }
}
