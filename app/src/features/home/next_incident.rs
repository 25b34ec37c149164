//! The choice of the incident to go on with.

use acconcio_training::scenario::{LawsChoice, Outline, OutlineEntry};

use crate::platform::storage::bookmark::Bookmark;
use crate::platform::storage::progress::Progress;
use crate::route::Route;

/// The incident to go on with, and the reason for it.
pub(crate) struct NextIncident<'a> {
    pub(crate) kind: Kind,
    pub(crate) scenario: &'a OutlineEntry,
    pub(crate) variant: &'a str,
    /// The hash of its address, `#` included.
    pub(crate) hash: String,
}

/// The reason why an incident is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The first incident of all, as none has been ruled on.
    First,
    /// The incident that was opened last and not ruled on.
    Resume,
    /// The next incident that is new.
    Next,
}

/// Chooses the incident that was opened last and not ruled on since, else the first scenario none of
/// whose variants has been ruled on, else the first such variant.
pub(crate) fn next_incident<'a>(
    outline: &'a Outline,
    laws: LawsChoice,
    progress: &Progress,
    place: &'a Bookmark,
) -> Option<NextIncident<'a>> {
    if let Some((scenario, variant)) = opened(outline, progress, place) {
        return Some(NextIncident {
            kind: Kind::Resume,
            scenario,
            variant,
            hash: place.hash.clone().into(),
        });
    }
    let kind = if progress.is_empty() { Kind::First } else { Kind::Next };
    let (scenario, variant) = next(outline, laws, progress)?;
    let hash = Route::incident(&scenario.id, variant).to_hash();
    Some(NextIncident { kind, scenario, variant, hash })
}

fn opened<'a>(
    outline: &'a Outline,
    progress: &Progress,
    place: &'a Bookmark,
) -> Option<(&'a OutlineEntry, &'a str)> {
    let scenario = outline.scenarios.iter().find(|it| it.id == place.scenario)?;
    let is_known = scenario.has_own_laws || scenario.variants.contains(&place.variant);
    let record = progress.of(&place.scenario, &place.variant, None);
    // An incident that was opened and left at once does not count as begun.
    let is_begun = place.step > 0;
    let is_open = record.is_none_or(|record| record.at < place.at);
    (is_known && is_begun && is_open).then_some((scenario, place.variant.as_str()))
}

/// The next incident for study under any laws.
fn next<'a>(
    outline: &'a Outline,
    laws: LawsChoice,
    progress: &Progress,
) -> Option<(&'a OutlineEntry, &'a str)> {
    let is_new = |scenario: &OutlineEntry, variant: &str| {
        progress.of(&scenario.id, variant, laws.edition()).is_none()
    };
    let all = || {
        outline.scenarios.iter().flat_map(|it| it.variants.iter().map(move |of| (it, of.as_str())))
    };
    let is_untouched =
        |scenario: &OutlineEntry| scenario.variants.iter().all(|variant| is_new(scenario, variant));
    all()
        .find(|(scenario, _)| is_untouched(scenario))
        .or_else(|| all().find(|(scenario, variant)| is_new(scenario, variant)))
        .or_else(|| all().next())
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
        let scenarios = [scenario_entry("one"), scenario_entry("two")].join(",");
        let text = format!(r#"{{"version":{PACK_VERSION},"scenarios":[{scenarios}]}}"#);
        serde_json::from_str(&text).expect("an outline")
    }

    fn attempt(scenario: &str, variant: &str, at: u64) -> (String, RulingRecord) {
        let score = Score { points: 1, out_of: 1 };
        (format!("{at}"), RulingRecord::of(scenario, variant, at, score))
    }

    fn check(ruled: &[(&str, &str, u64)], place: (&str, &str, usize, u64), expected: &str) {
        let log: BTreeMap<_, _> = ruled.iter().map(|(s, v, at)| attempt(s, v, *at)).collect();
        let (scenario, variant, step, at) = place;
        let hash = format!("#/incident/{scenario}/{variant}/{step}");
        let (scenario, variant) = (scenario.to_owned(), variant.to_owned());
        let hash = hash.try_into().expect("an address of the app");
        let place = Bookmark { hash, scenario, variant, step, acts: 9, at };
        let outline = outline();
        let way = next_incident(&outline, LawsChoice::InForce, &Progress::of_log(log), &place)
            .expect("there is a way");
        assert_eq!(format!("{:?} {}", way.kind, way.hash), expected);
    }

    #[test]
    fn ok_a_newcomer_begins_at_the_beginning() {
        check(&[], ("", "", 0, 0), "First #/incident/one/a");
        check(&[], ("two", "a", 0, 5), "First #/incident/one/a");
    }

    #[test]
    fn ok_what_was_opened_and_not_ruled_on_is_resumed() {
        check(&[], ("two", "a", 4, 5), "Resume #/incident/two/a/4");
        check(&[("two", "a", 3)], ("two", "a", 4, 5), "Resume #/incident/two/a/4");
        check(&[("two", "a", 6)], ("two", "a", 4, 5), "Next #/incident/one/a");
        check(&[("one", "a", 6)], ("gone", "a", 4, 9), "Next #/incident/two/a");
    }

    #[test]
    fn ok_then_comes_what_is_new() {
        check(&[("one", "a", 1)], ("", "", 0, 0), "Next #/incident/two/a");
        check(&[("one", "a", 1), ("two", "b", 2)], ("", "", 0, 0), "Next #/incident/one/b");
    }
}
