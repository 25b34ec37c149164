//! The choice of the incident on the first page, and of the incident of the day.

use acconcio_training::exam::rank;
use acconcio_training::scenario::{LawsChoice, Outline, OutlineEntry};

use crate::platform::calendar::Day;
use crate::platform::storage::bookmark::Bookmark;
use crate::platform::storage::progress::Progress;
use crate::route::Route;

/// The incidents with which everybody begins: famous ones, and short.
pub(crate) const OPENING: [(&str, &str); 5] = [
    ("karpov-chernin", "rapid-unsupervised"),
    ("fischer-donner", "rook-played"),
    ("tarrasch-alapin", "knight-moved"),
    ("unzicker-fischer", "pinned-pawn-pressed"),
    ("clock-without-a-move", "seen"),
];

/// An incident, by its entry in the outline and its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chosen<'a> {
    pub(crate) scenario: &'a OutlineEntry,
    pub(crate) variant: &'a str,
}

impl<'a> Chosen<'a> {
    /// The incident of a name; none where there is none.
    pub(crate) fn of(outline: &'a Outline, scenario: &str, variant: &'a str) -> Option<Chosen<'a>> {
        let scenario = outline.scenarios.iter().find(|it| it.id == scenario)?;
        let is_known = scenario.has_own_laws || scenario.variants.iter().any(|it| it == variant);
        is_known.then_some(Chosen { scenario, variant })
    }

    /// The hash of its address, `#` included.
    pub(crate) fn hash(self) -> String {
        Route::incident(&self.scenario.id, self.variant).to_hash()
    }

    /// Its names.
    pub(crate) fn name(self) -> (String, String) {
        (self.scenario.id.clone(), self.variant.to_owned())
    }
}

/// Chooses the incident to go on with: one that was opened last, left on the way and not ruled on since;
/// else the first of the opening that is new; else the first scenario none of whose variants has been
/// ruled on; else the first such variant. What has been `passed` since the page was opened is left out.
pub(crate) fn next_incident<'a>(
    outline: &'a Outline,
    laws: LawsChoice,
    progress: &Progress,
    place: &'a Bookmark,
    passed: &[(String, String)],
) -> Option<Chosen<'a>> {
    let is_new = |it: &Chosen<'_>| {
        progress.of(&it.scenario.id, it.variant, laws.edition()).is_none()
            && !passed.contains(&it.name())
    };
    let left = left_off(outline, progress, place).filter(|it| !passed.contains(&it.name()));
    let opening = || OPENING.into_iter().filter_map(|(s, v)| Chosen::of(outline, s, v));
    let is_untouched = |it: &Chosen<'_>| {
        let mut variants = it.scenario.variants.iter();
        variants.all(|variant| is_new(&Chosen { variant, ..*it }))
    };
    left.filter(|_| !is_in_queue(place))
        .or_else(|| opening().find(is_new))
        .or_else(|| all(outline).find(is_untouched))
        .or_else(|| all(outline).find(is_new))
        .or_else(|| all(outline).find(|it| Some(&it.name()) != passed.last()))
}

/// The incident that was opened last, if it was left on the way and not ruled on since.
pub(crate) fn left_off<'a>(
    outline: &'a Outline,
    progress: &Progress,
    place: &'a Bookmark,
) -> Option<Chosen<'a>> {
    let record = progress.of(&place.scenario, &place.variant, None);
    // An incident that was opened and left at once does not count as begun.
    let is_begun = place.step > 0;
    // Who only looks at a ruling again stands at its end, and does not begin anew.
    let is_open = record.is_none_or(|it| it.at < place.at && place.step < place.acts);
    Chosen::of(outline, &place.scenario, &place.variant).filter(|_| is_begun && is_open)
}

/// Whether an incident was opened in a course or another list, which its address names.
pub(crate) fn is_in_queue(place: &Bookmark) -> bool {
    String::from(place.hash.clone()).contains('?')
}

/// The incident of a day, the same for everybody.
pub(crate) fn of_the_day(outline: &Outline, day: Day) -> Option<Chosen<'_>> {
    let seed = day.0.unsigned_abs();
    all(outline).min_by_key(|it| rank(seed, &it.scenario.id, it.variant))
}

/// Every incident for study under any laws.
pub(crate) fn all(outline: &Outline) -> impl Iterator<Item = Chosen<'_>> {
    outline.scenarios.iter().flat_map(|scenario| {
        scenario.variants.iter().map(move |variant| Chosen { scenario, variant })
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use acconcio_training::scenario::PACK_VERSION;

    use super::*;
    use crate::platform::storage::ruling_record::{RulingRecord, Score};

    fn outline() -> Outline {
        let scenario_entry =
            |id: &str| format!(r#"{{"id":"{id}","title":{{"en":""}},"variants":["a","b"]}}"#);
        let opening = r#"{"id":"fischer-donner","title":{"en":""},"variants":["rook-played"]}"#;
        let others = [scenario_entry("one"), scenario_entry("two"), opening.to_owned()];
        let scenarios = others.join(",");
        let text = format!(r#"{{"version":{PACK_VERSION},"scenarios":[{scenarios}]}}"#);
        serde_json::from_str(&text).expect("an outline")
    }

    fn attempt(scenario: &str, variant: &str, at: u64) -> (String, RulingRecord) {
        let score = Score { points: 1, out_of: 1 };
        (format!("{at}"), RulingRecord::of(scenario, variant, at, score))
    }

    fn check(ruled: &[(&str, &str, u64)], place: (&str, &str, usize, u64), expected: &str) {
        check_after(&[], ruled, place, expected);
    }

    fn check_after(
        passed: &[(&str, &str)],
        ruled: &[(&str, &str, u64)],
        place: (&str, &str, usize, u64),
        expected: &str,
    ) {
        let log: BTreeMap<_, _> = ruled.iter().map(|(s, v, at)| attempt(s, v, *at)).collect();
        let (scenario, variant, step, at) = place;
        let hash = format!("#/incident/{scenario}/{variant}/{step}");
        let (scenario, variant) = (scenario.to_owned(), variant.to_owned());
        let hash = hash.try_into().expect("an address of the app");
        let place = Bookmark { hash, scenario, variant, step, acts: 9, at };
        let passed: Vec<_> =
            passed.iter().map(|(s, v)| ((*s).to_owned(), (*v).to_owned())).collect();
        let (outline, progress) = (outline(), Progress::of_log(log));
        let chosen = next_incident(&outline, LawsChoice::InForce, &progress, &place, &passed);
        assert_eq!(chosen.expect("there is one").hash(), expected);
    }

    #[test]
    fn ok_a_newcomer_begins_with_the_opening() {
        check(&[], ("", "", 0, 0), "#/incident/fischer-donner/rook-played");
        check(&[], ("two", "a", 0, 5), "#/incident/fischer-donner/rook-played");
        check(&[("fischer-donner", "rook-played", 1)], ("", "", 0, 0), "#/incident/one/a");
    }

    #[test]
    fn ok_what_was_opened_and_not_ruled_on_is_resumed() {
        check(&[], ("two", "a", 4, 5), "#/incident/two/a");
        check(&[("two", "a", 3)], ("two", "a", 4, 5), "#/incident/two/a");
        check(&[("two", "a", 6)], ("two", "a", 4, 5), "#/incident/fischer-donner/rook-played");
        check(&[("one", "a", 6)], ("gone", "a", 4, 9), "#/incident/fischer-donner/rook-played");
    }

    #[test]
    fn ok_then_comes_what_is_new() {
        let opening = ("fischer-donner", "rook-played", 9);
        check(&[opening, ("one", "a", 1)], ("", "", 0, 0), "#/incident/two/a");
        check(&[opening, ("one", "a", 1), ("two", "b", 2)], ("", "", 0, 0), "#/incident/one/b");
    }

    #[test]
    fn ok_what_has_been_passed_does_not_come_again() {
        let opening = ("fischer-donner", "rook-played");
        check_after(&[opening], &[], ("", "", 0, 0), "#/incident/one/a");
        check_after(&[("two", "a"), opening], &[], ("two", "a", 4, 5), "#/incident/one/a");
    }

    #[test]
    fn ok_the_incident_of_a_day_is_the_same_all_day_and_another_on_most_others() {
        let outline = outline();
        let on = |day| of_the_day(&outline, Day(day)).expect("there is one").hash();
        assert_eq!(on(20_000), on(20_000));
        let days: std::collections::BTreeSet<String> = (20_000..20_050).map(on).collect();
        assert_eq!(days.len(), all(&outline).count(), "each has its day");
    }

    #[test]
    fn ok_the_opening_is_among_the_incidents() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios");
        for (scenario, variant) in OPENING {
            let file = std::fs::read_to_string(folder.join(format!("{scenario}.toml")));
            let file = file.expect("a scenario");
            assert!(file.contains(&format!("\nid = \"{variant}\"\n")), "{scenario}/{variant}");
        }
    }
}
