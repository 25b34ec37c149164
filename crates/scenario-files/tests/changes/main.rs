//! The changes of rulings between editions, derived from all scenarios, beside the changes that were published; and
//! what is made of them.

mod published;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use acconcio_adjudication::laws::EditionId;
use acconcio_scenario_files::pack;
use acconcio_training::changes::{AllChanges, ChangedProvision, Changes, Stated};
use acconcio_training::digest::{Index, Statements};
use acconcio_training::exam::{Candidate, pool};
use acconcio_training::scenario::{
    Catalogue, LanguageCode, LawsChoice, PACK_VERSION, Prose, Scenario, Text,
};
use published::{PUBLISHED, Published};

static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    pack::scenarios_in_order(&root).expect("the scenarios are right")
});

/// The editions between which what is made of the changes is tried.
const PAIR: (EditionId, EditionId) = (EditionId::E2018, EditionId::E2023);

static CHANGES: LazyLock<Changes> = LazyLock::new(|| {
    Changes::derive(&SCENARIOS, PAIR.0, PAIR.1).expect("every incident is ruled on")
});

/// A change in one line: `wrong-claim: 9.5.3 -> A.3`.
fn line(provision: &ChangedProvision) -> String {
    let name = provision.id.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
    let articles = |stated: &[Stated]| {
        let mut articles: Vec<&str> = stated.iter().map(|it| it.article.as_str()).collect();
        articles.dedup();
        articles.join(" ")
    };
    format!("{name}: {} -> {}", articles(&provision.before), articles(&provision.after))
}

#[test]
fn ok_what_was_published_is_found_and_nothing_else() {
    let pairs = PUBLISHED.map(|it| (it.from, it.to));
    let all = Changes::derive_all(&SCENARIOS, &pairs).expect("every incident is ruled on");
    let mut wrong = Vec::new();
    for (Published { from, to, rulings, others }, changes) in PUBLISHED.iter().zip(&all) {
        let mut note = |what: String| wrong.push(format!("{from} -> {to}: {what}"));
        let found: BTreeSet<String> = changes.provisions.iter().map(line).collect();
        let listed: BTreeSet<String> =
            rulings.iter().map(|(_, derived)| (*derived).to_owned()).collect();
        listed.difference(&found).for_each(|it| note(format!("published and not found: {it}")));
        found.difference(&listed).for_each(|it| note(format!("found and not published: {it}")));
        for provision in &changes.provisions {
            if provision.alone.is_empty() {
                note(format!("{} never makes the difference by itself", line(provision)));
            }
        }
        for (what, field, reason) in *others {
            let is_it = |it: &&String| {
                !field.is_empty() && it.strip_prefix(field).is_some_and(|it| it.starts_with(':'))
            };
            if let Some(line) = found.iter().find(is_it) {
                note(format!("{what} changes rulings ({line}), although {reason}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ok_the_file_of_all_changes_has_them_either_way_round() {
    let changes = &*CHANGES;
    let all = AllChanges::of(std::slice::from_ref(changes));
    let json = serde_json::to_string(&all).expect("plain values");
    let read: AllChanges = serde_json::from_str(&json).expect("as it was written");
    assert_eq!(read.between(PAIR.0, PAIR.1).as_ref(), Some(changes));
    let back = read.between(PAIR.1, PAIR.0).expect("the other way round");
    assert_eq!((back.from, &back.provisions[0].before), (PAIR.1, &changes.provisions[0].after));
    assert_eq!(back.reversed(), *changes);
    assert_eq!(read.between(EditionId::E2009, PAIR.1), None);
}

#[test]
fn ok_a_course_and_an_exam_are_made_of_the_changes() {
    let changes = &*CHANGES;
    let text = |said: &str| Text::original(LanguageCode::new("en"), said.to_owned());
    let course = changes.course(text("title"), text("lead"), |it| (text(&it.id), Prose::default()));
    let course = course.expect("rulings have changed");
    assert_eq!(Changes::of_course(&course.id), Some(PAIR));
    assert_eq!(course.lessons.len(), changes.provisions.len());
    let ease: Vec<_> = course
        .incidents()
        .map(|name| {
            let incidents = changes.provisions.iter().flat_map(|it| &it.alone);
            let found = incidents
                .clone()
                .find(|it| it.name == *name)
                .expect("it alone makes the difference");
            (found.level, found.complexity)
        })
        .collect();
    assert!(ease.is_sorted(), "{ease:?}");

    let alone: BTreeSet<&str> = changes
        .provisions
        .iter()
        .flat_map(|it| &it.alone)
        .map(|it| it.name.scenario.as_str())
        .collect();
    let scenarios: Vec<Scenario> =
        SCENARIOS.iter().filter(|it| alone.contains(it.id.as_str())).cloned().collect();
    let catalogue = Catalogue {
        version: PACK_VERSION,
        scenarios: scenarios.iter().map(Scenario::catalogue_entry).collect(),
    };
    let laws = LawsChoice::of(PAIR.1);
    let under: Vec<Scenario> = scenarios.iter().map(|scenario| scenario.under(laws)).collect();
    let index = Index::of(&under, Statements::default()).expect("rulings");
    let pool: Vec<Candidate> = pool(&catalogue, &index, laws);
    let paper = changes.paper(&pool, 7).expect("incidents under the edition");
    assert_eq!(paper.blueprint.items(), paper.drawn.len());
    assert_eq!(changes.paper(&pool, 7).as_ref(), Some(&paper), "the seed decides");
    let asked: BTreeSet<&str> = paper.drawn.iter().map(|it| it.name.scenario.as_str()).collect();
    assert_eq!(asked.len(), paper.drawn.len(), "no scenario comes twice");
    for (candidate, section) in paper.drawn.iter().zip(&paper.blueprint.sections) {
        assert!(section.admits(candidate), "{:?} {section:?}", candidate.name);
        let of: Vec<&ChangedProvision> = changes
            .provisions
            .iter()
            .filter(|it| it.alone.iter().any(|it| it.name == candidate.name))
            .collect();
        assert_eq!(of.len(), 1, "{:?}", candidate.name);
    }
    assert_eq!(changes.paper(&[], 7), None);
}
