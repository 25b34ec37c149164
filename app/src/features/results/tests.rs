//! A class on the results page.

use crate::features::results::tables::candidates_table;
use crate::features::results::tables::items_table;
use crate::features::results::wrong_principles::followed;
use crate::features::results::wrong_principles::wrong_answers;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::{Adjudication, Incident};
use acconcio_training::exam::Assessment;
use acconcio_training::exam::Integrity;
use acconcio_training::exam::Paper;
use acconcio_training::exam::ResultError;
use acconcio_training::exam::ResultFile;
use acconcio_training::exam::{Attempt, ClockJump, Item, Link, LinkError};
use acconcio_training::grading::{grade, model_answer};
use acconcio_training::scenario::Scenario;
use std::rc::Rc;
use yew::prelude::Reducible;

use super::register::*;

const STORIES: &str = include_str!("../../../../crates/training/tests/data/exam_scenarios.json");
const LINKS: &str = include_str!("../../../../crates/training/tests/data/exam_links.txt");

fn paper(line: usize) -> Rc<Paper> {
    let scenarios: Vec<Scenario> = serde_json::from_str(STORIES).expect("stories");
    let link = Link::read(LINKS.lines().nth(line).expect("three links")).expect("a link");
    let find = |id: &str| scenarios.iter().find(|scenario| scenario.id == id);
    Rc::new(Paper::open(link, find).expect("it fits"))
}

/// A result in which the first `right` items are answered rightly, the others not at all.
fn entry(file: &str, candidate: &str, line: usize, right: usize) -> Entry {
    let paper = paper(line);
    let mut attempt = Attempt::begun(paper.items.len(), 1_000_000, 0);
    for (given, item) in attempt.given.iter_mut().zip(&paper.items).take(right) {
        given.answer = model_answer(&item.reconstruction, &item.ruling, &item.ruling.facets);
        given.seconds = 60;
    }
    let attempt = attempt.handed_in(paper.blueprint(), 1_600_000);
    let result = ResultFile { paper: paper.link.text(), candidate: candidate.to_owned(), attempt };
    let assessment = Assessment::of(&paper, &result.attempt);
    let file = file.to_owned();
    Entry { file, result, integrity: Integrity::Whole, paper, assessment }
}

fn after(register: Register, actions: impl IntoIterator<Item = RegisterAction>) -> Register {
    let register = actions.into_iter().fold(Rc::new(register), Register::reduce);
    Rc::unwrap_or_clone(register)
}

fn opened(entries: Vec<Entry>) -> Register {
    let read = entries.into_iter().map(Ok).collect();
    after(Register::default(), [RegisterAction::Opened(read)])
}

#[test]
fn ok_a_class_is_sorted_and_counted() {
    let register = opened(vec![
        entry("b.json", "Bruno", 0, 6),
        entry("c.json", "carla", 1, 0),
        entry("a.json", "Ada", 2, 3),
    ]);
    let names = |order: Order| -> String {
        let sorted = after(register.clone(), [RegisterAction::Sort(order)]).sorted();
        sorted.iter().map(|entry| entry.result.candidate.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(Order::Names), "Ada Bruno carla");
    assert_eq!(names(Order::NamesBackwards), "carla Bruno Ada");
    assert_eq!(names(Order::MostMarks), "Bruno Ada carla");
    assert_eq!(names(Order::FewestMarks), "carla Ada Bruno");
    let class = register.class();
    assert_eq!((class.candidates, class.passed, class.items.len()), (3, 1, 6));
    assert_eq!(class.items[0].name, register.entries[0].paper.items[0].name, "as on variant A");
    assert!(class.items.iter().all(|item| item.candidates == 3 && item.wholly >= 1));
}

#[test]
fn err_files_that_are_not_accepted_leave_the_others() {
    let register = opened(vec![entry("one.json", "Ada", 0, 6)]);
    let mut other = entry("other.json", "Bruno", 0, 6);
    let mut link = other.paper.link.clone();
    link.blueprint.minutes = 45;
    other.paper = Rc::new(Paper { link, items: Vec::new() });
    let broken = Refused {
        file: "broken.json".to_owned(),
        why: Refusal::NoResult(ResultError::Paper(LinkError::Damaged)),
    };
    let register = after(
        register,
        [
            RegisterAction::Begin(4),
            RegisterAction::Opened(vec![
                Ok(entry("again.json", "Ada", 0, 6)),
                Ok(other),
                Err(broken.clone()),
            ]),
        ],
    );
    assert_eq!(register.reading, Some((3, 4)));
    assert_eq!(register.entries.len(), 1);
    let refused = |file: &str, why| Refused { file: file.to_owned(), why };
    let expected = [
        refused("again.json", Refusal::Duplicate { of: "one.json".to_owned() }),
        refused("other.json", Refusal::OtherPaper),
        broken,
    ];
    assert_eq!(register.refused, expected);
    let register =
        after(register, [RegisterAction::Opened(vec![Ok(entry("two.json", "Carla", 1, 2))])]);
    assert_eq!((register.reading, register.entries.len()), (None, 2));
    assert_eq!(after(register, [RegisterAction::Empty]), Register::default());
}

#[test]
fn ok_what_is_to_be_known_about_a_result() {
    let plain = entry("one.json", "Ada", 0, 6);
    let mut changed = entry("two.json", "Bruno", 0, 5);
    changed.integrity = Integrity::Changed;
    let mut open = entry("three.json", "Ada", 0, 4);
    open.result.attempt.ended = None;
    let mut late = entry("four.json", "Carla", 0, 4);
    late.result.attempt.ended = Some(1_000_000 + 31 * 60_000);
    let mut jumped = entry("five.json", "Dora", 0, 4);
    jumped.result.attempt.clock_jumps = vec![
        ClockJump { at: 1_000_500, ahead: 1_000 },
        ClockJump { at: 1_001_000, ahead: -90_000 },
    ];
    let register = opened(vec![plain, changed, open, late, jumped]);
    let remarks: Vec<Vec<Remark>> =
        register.entries.iter().map(|entry| register.remarks(entry)).collect();
    let expected = [
        vec![Remark::SameName],
        vec![Remark::Changed],
        vec![Remark::NotHandedIn, Remark::SameName],
        vec![Remark::TimesDoNotFit],
        vec![Remark::ClockJumped { minutes: 2 }],
    ];
    assert_eq!(remarks, expected);
}

#[test]
fn ok_tables_for_other_programs() {
    let register = opened(vec![
        entry("one.json", "=cmd|' /C calc'!A0", 0, 6),
        entry("two, too.json", "Rossi, Ada", 1, 0),
    ]);
    let table = candidates_table(&register);
    let lines: Vec<&str> = table.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[1].starts_with("'=cmd|' /C calc'!A0,A,"), "{table}");
    assert!(lines[1].ends_with(",yes,0,600,0,yes,right,one.json"), "{table}");
    assert!(lines[2].starts_with("\"Rossi, Ada\",B,0,"), "{table}");
    assert!(lines[2].ends_with(",no,0,600,0,yes,right,\"two, too.json\""), "{table}");
    let items = items_table(&register.class());
    assert_eq!(items.lines().count(), 7);
    let columns: Vec<usize> = items.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(columns, [15; 7], "{items}");
    assert!(items.contains(",2,1,500,,30,"), "{items}");
}

/// Ruling as in blitz where blitz is not played follows a wrong principle.
#[test]
fn ok_wrong_principles_are_found() {
    let mut one = entry("one.json", "Ada", 0, 6);
    let as_in_blitz = |item: &Item| {
        let regime = Regime::BlitzSupervised;
        let changed = Incident { regime, ..item.incident.clone() };
        let Adjudication { reconstruction, ruling } = Adjudication::of(&changed).ok()?;
        let answer = model_answer(&reconstruction, &ruling, &ruling.facets);
        let grade = grade(&item.reconstruction, &item.ruling, &answer);
        (grade.points() < grade.out_of()).then_some(answer)
    };
    let items = one.paper.items.iter().enumerate();
    let (place, answer) = items
        .filter_map(|(place, item)| Some((place, as_in_blitz(item)?)))
        .next()
        .expect("an item on which blitz is ruled otherwise");
    one.result.attempt.given[place].answer = answer.clone();
    one.assessment = Assessment::of(&one.paper, &one.result.attempt);
    let mut two = one.clone();
    two.result.candidate = "Bruno".to_owned();
    let entries = [Rc::new(one), Rc::new(two), Rc::new(entry("empty.json", "Carla", 1, 0))];
    let (wrong, more) = wrong_answers(&entries);
    assert_eq!((wrong.len(), more), (1, 0), "an empty answer tells nothing");
    assert_eq!((wrong[0].item, &wrong[0].answer), (place, &answer));
    let found = followed(Vec::new(), &wrong[0]);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].entries.len(), found[0].items.len()), (2, 1));
}
