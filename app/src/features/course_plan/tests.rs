//! Course plans as people write, break and edit them.

use crate::features::course_plan::plans::Edit;
use crate::features::course_plan::plans::Plans;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{
    Catalogue, LanguageCode, Provenance, ScenarioEntry, Text, VariantEntry,
};
use serde_json::Value;

use super::*;
use crate::platform::storage::Storage;
use crate::platform::storage::store::Memory;

const PLAN: &str = r#"{
    "format": "acconcio-course-plan", "version": 1, "title": "Autumn",
    "entries": [
        {"date": "2027-03-14", "title": "Touch", "notes": "Slow.", "incidents": [
            {"scenario": "two-kings", "variant": "a", "notes": "Ask first."},
            {"scenario": "gone", "variant": "a"}
        ]},
        {"title": "Broken", "incidents": "none"},
        17,
        {"date": "2027-02-30", "incidents": []}
    ]
}"#;

fn text(text: &str) -> Text {
    Text::original(LanguageCode::new("en"), text.to_owned())
}

fn catalogue() -> Catalogue {
    let listed = VariantEntry {
        id: "a".to_owned(),
        label: text("A"),
        played_under: EditionId::E2023,
        regime: Regime::Standard,
        scope: Default::default(),
        cannot_arise_under: Default::default(),
        complexity: Complexity::Plain,
    };
    let scenario_entry = ScenarioEntry {
        id: "two-kings".to_owned(),
        title: text("Two kings"),
        summary: text(""),
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        provenance: Provenance::Constructed,
        variants: vec![listed],
    };
    Catalogue { version: 3, scenarios: vec![scenario_entry] }
}

#[test]
fn ok_a_plan_comes_back_from_file_and_link() {
    let plan = CoursePlan::read(PLAN).unwrap();
    assert_eq!(CoursePlan::read(&plan.write()), Ok(plan.clone()));
    assert_eq!(CoursePlan::read(&plan.write_short()), Ok(plan));
}

#[test]
fn ok_what_cannot_be_used_is_named_and_the_rest_is_there() {
    let plan = CoursePlan::read(PLAN).unwrap();
    assert_eq!(plan.entry(0).unwrap().incidents.len(), 2);
    let listed = |it: &Trouble| format!("{} {} {:?}", it.number, it.title, it.fault);
    let listed: Vec<String> = plan.troubles(&catalogue()).iter().map(listed).collect();
    assert_eq!(
        listed,
        [
            r#"1 Touch Unknown(IncidentName { scenario: "gone", variant: "a" })"#,
            "2 Broken Unread",
            "3  Unread",
            r#"4  NoDay("2027-02-30")"#,
        ]
    );
}

#[test]
fn ok_what_cannot_be_read_is_written_back_as_it_was() {
    let mut plan = CoursePlan::read(PLAN).unwrap();
    plan.edit(&Edit::EntryTitle(0, "Touched pieces".to_owned()));
    // An entry that cannot be read cannot be edited.
    plan.edit(&Edit::EntryTitle(1, "Mended".to_owned()));
    let value: Value = serde_json::from_str(&plan.write()).unwrap();
    assert_eq!(value["entries"][0]["title"], "Touched pieces");
    assert_eq!(value["entries"][1]["incidents"], "none");
    assert_eq!(value["entries"][1]["title"], "Broken");
    assert_eq!(value["entries"][2], 17);
}

#[test]
fn err_what_is_no_plan() {
    let check = |text: &str, expected: &str| {
        assert_eq!(CoursePlan::read(text).unwrap_err().to_string(), expected, "{text}");
    };
    check("", "line 1, column 0: it is damaged or cut off");
    check(&PLAN[..200], "line 5, column 28: it is damaged or cut off");
    check("[]", "`format` is not `acconcio-course-plan`");
    check(r#"{"format":"acconcio-backup","version":1}"#, "`format` is not `acconcio-course-plan`");
    let other = PLAN.replace("\"version\": 1", "\"version\": 2");
    check(&other, "it has version 2; this app reads version 1");
    check(r#"{"format":"acconcio-course-plan"}"#, "it has version 0; this app reads version 1");
    check(
        r#"{"format":"acconcio-course-plan","version":1,"entries":{}}"#,
        "`entries` is missing, or no list",
    );
    let titled = |title: &str, entry: &str| {
        format!(
            r#"{{"format":"acconcio-course-plan","version":1,"title":"{title}","entries":[{{"title":"{entry}"}}]}}"#
        )
    };
    let wrong = |field: &str| {
        format!("`{field}` has control characters, or more than {LONGEST_TITLE} characters")
    };
    check(&titled("a\\u0007b", ""), &wrong("title"));
    check(&titled("", &"x".repeat(LONGEST_TITLE + 1)), &wrong("entries[0].title"));
    assert!(CoursePlan::read(&titled("", &"x".repeat(LONGEST_TITLE))).is_ok());
    let many = format!(
        "{{\"format\":\"acconcio-course-plan\",\"version\":1,\"entries\":[{}1]}}",
        "1,".repeat(400)
    );
    check(&many, "`entries` are 401; 400 are read at most");
}

#[test]
fn ok_a_plan_is_composed() {
    let planned = |scenario: &str| Planned { scenario: scenario.to_owned(), ..Planned::default() };
    let mut plan = CoursePlan::default();
    for edit in [
        Edit::Title("Autumn".to_owned()),
        Edit::AddEntry,
        Edit::AddEntry,
        Edit::EntryTitle(1, "Clock".to_owned()),
        Edit::RaiseEntry(1),
        Edit::Date(0, "2027-03-14".to_owned()),
        Edit::Notes(0, "Slow.".to_owned()),
        Edit::Add(0, vec![planned("a"), planned("b"), planned("c")]),
        Edit::Raise(0, 2),
        Edit::Drop(0, 0),
        Edit::IncidentNotes(0, 1, "Ask first.".to_owned()),
        // These edits do not fit the plan.
        Edit::RaiseEntry(0),
        Edit::RaiseEntry(9),
        Edit::Drop(0, 9),
        Edit::DropEntry(9),
        Edit::Notes(9, String::new()),
    ] {
        plan.edit(&edit);
    }
    let entry = plan.entry(0).unwrap();
    let named: Vec<&str> = entry.incidents.iter().map(|it| it.scenario.as_str()).collect();
    assert_eq!((entry.title.as_str(), named), ("Clock", vec!["c", "b"]));
    assert_eq!(entry.incidents[1].notes, "Ask first.");
    assert_eq!((plan.title.as_str(), plan.entries.len()), ("Autumn", 2));
    assert!(entry.day().is_some());
}

#[test]
fn ok_plans_are_kept_beside_one_another() {
    let storage = Storage::over(Memory::default());
    let (plans, first) = Plans::default().with(CoursePlan::read(PLAN).unwrap(), 5);
    let (plans, second) = plans.with(CoursePlan::default(), 5);
    assert_ne!(first, second);
    let edit = Edit::Title("Second".to_owned());
    storage.store(&plans.edited(second, &CoursePlan::default(), &edit, None).0);
    let kept: Plans = storage.load();
    assert_eq!(kept.plan(first), Some(&CoursePlan::read(PLAN).unwrap()));
    assert_eq!(kept.plan(second).unwrap().title, "Second");
    assert_eq!(kept.last(), Some(second));
    let left: Vec<u64> = kept.without(first).all().map(|(id, _)| id).collect();
    assert_eq!(left, [second]);
}

/// Checks what an edit of the plan as it was seen makes of the plan as another window has changed it: the titles of
/// its entries, each with its notes and its incidents.
fn check_edit(by_the_other: &[Edit], edit: &Edit, expected: &[&str]) {
    let planned = |scenario: &str| Planned { scenario: scenario.to_owned(), ..Planned::default() };
    let entry = |title: &str| {
        let incidents = ["a", "b"].map(planned).to_vec();
        Line::Read(Entry { title: title.to_owned(), incidents, ..Entry::default() })
    };
    let entries = ["Touch", "Clock", "Draws"].map(entry).to_vec();
    let seen = CoursePlan { title: String::new(), entries };
    let (plans, id) = Plans::default().with(seen.clone(), 5);
    let mut present = seen.clone();
    by_the_other.iter().for_each(|edit| present.edit(edit));
    let present = plans.without(id).with(present, id).0;
    let (edited, open_then) = present.edited(id, &seen, edit, Some(1));
    let told = edited.plan(id).unwrap().entries.iter().filter_map(Line::read).map(|entry| {
        let incidents = entry.incidents.iter().map(|it| format!(" {}{}", it.scenario, it.notes));
        format!("{}{}:{}", entry.title, entry.notes, incidents.collect::<String>())
    });
    assert_eq!(told.collect::<Vec<_>>(), expected, "{edit:?} after {by_the_other:?}");
    // The entry that is open stays open, until it is removed.
    let title = |plans: &Plans, place: Option<usize>| {
        place.map(|place| plans.plan(id).unwrap().entries[place].title().to_owned())
    };
    let drops = Edit::DropEntry(1);
    let open = (!by_the_other.contains(&drops)).then(|| "Clock".to_owned());
    assert_eq!(title(&present, plans.entry_in(&present, id, 1)), open, "{by_the_other:?}");
    let open = open.filter(|_| *edit != drops);
    assert_eq!(title(&edited, open_then), open, "{edit:?} after {by_the_other:?}");
}

#[test]
fn ok_an_edit_finds_its_entry_in_what_another_window_has_changed() {
    let notes = |place| Edit::Notes(place, "!".to_owned());
    let (drops, raises) = (|| Edit::DropEntry(0), || Edit::RaiseEntry(1));
    check_edit(&[], &notes(1), &["Touch: a b", "Clock!: a b", "Draws: a b"]);
    check_edit(&[drops()], &notes(1), &["Clock!: a b", "Draws: a b"]);
    check_edit(&[raises()], &notes(1), &["Clock!: a b", "Touch: a b", "Draws: a b"]);
    check_edit(&[drops()], &Edit::DropEntry(1), &["Draws: a b"]);
    // What has been removed is not edited, and nothing in its place.
    check_edit(&[Edit::DropEntry(1)], &notes(1), &["Touch: a b", "Draws: a b"]);
    check_edit(&[Edit::DropEntry(1)], &Edit::DropEntry(1), &["Touch: a b", "Draws: a b"]);
    // Both windows have edited the same entry: each keeps its part.
    let date = Edit::Date(1, "2027-03-14".to_owned());
    check_edit(&[date], &notes(1), &["Touch: a b", "Clock!: a b", "Draws: a b"]);
    check_edit(
        &[Edit::Notes(1, "?".to_owned())],
        &Edit::Drop(1, 0),
        &["Touch: a b", "Clock?: b", "Draws: a b"],
    );
    // The open entry is followed through an edit of another one.
    check_edit(&[], &Edit::DropEntry(0), &["Clock: a b", "Draws: a b"]);
    check_edit(&[raises()], &Edit::DropEntry(0), &["Clock: a b", "Draws: a b"]);
    check_edit(&[], &Edit::RaiseEntry(1), &["Clock: a b", "Touch: a b", "Draws: a b"]);
    check_edit(&[], &Edit::RaiseEntry(2), &["Touch: a b", "Draws: a b", "Clock: a b"]);
    // An incident is found again in its entry, too.
    let noted = Edit::IncidentNotes(1, 1, "!".to_owned());
    check_edit(&[Edit::Drop(1, 0)], &noted, &["Touch: a b", "Clock: b!", "Draws: a b"]);
    check_edit(&[Edit::Drop(1, 1)], &noted, &["Touch: a b", "Clock: a", "Draws: a b"]);
    check_edit(&[Edit::Raise(1, 1)], &noted, &["Touch: a b", "Clock: b! a", "Draws: a b"]);
    check_edit(&[drops(), raises()], &Edit::Raise(1, 1), &["Draws: a b", "Clock: b a"]);
}

#[test]
fn ok_participants_get_the_incidents_and_no_notes() {
    let plan = CoursePlan::read(PLAN).unwrap();
    let text = plan.without_notes().write_short();
    for note in ["Slow.", "Ask first.", "none"] {
        assert!(plan.write_short().contains(note), "the lecturer keeps `{note}`");
        assert!(!text.contains(note), "{text}");
    }
    let names: Vec<String> = plan.incidents().into_iter().map(|it| it.scenario).collect();
    assert_eq!(names, ["two-kings", "gone"]);
}
