//! A class on the results page.

use crate::features::results::tables::{answers_table, candidates_table, items_table};
use crate::features::results::wrong_principles::followed;
use crate::features::results::wrong_principles::wrong_answers;
use crate::language::Language;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::{Adjudication, Incident};
use acconcio_training::exam::{
    Assessment, Attempt, Away, ClockJump, Item, Link, LinkError, NewExam, Paper, ResultError,
    ResultFile,
};
use acconcio_training::grading::{Question, grade, model_answer};
use acconcio_training::scenario::Scenario;
use std::rc::Rc;
use std::sync::LazyLock;
use yew::prelude::Reducible;

use super::adjustment::Adjustment;
use super::alike::Alike;
use super::identity::Identity;
use super::mark_book::MarkBook;
use super::register::*;
use crate::features::exam::opening::OpenedExam;

const SCENARIOS: &str = include_str!("../../../../crates/training/tests/data/exam_scenarios.json");
const LINKS: &str = include_str!("../../../../crates/training/tests/data/exam_links.txt");

static EXAM: LazyLock<NewExam> = LazyLock::new(|| NewExam::of(&[7; NewExam::RANDOM]));

fn exam(line: usize) -> Rc<OpenedExam> {
    let scenarios: Vec<Scenario> = serde_json::from_str(SCENARIOS).expect("scenarios");
    let link = Link::read(LINKS.lines().nth(line).expect("three links")).expect("a link");
    let find = |id: &str| scenarios.iter().find(|scenario| scenario.id == id);
    let sealed = EXAM.seal(&"".into(), &link, Vec::new(), [u8::try_from(line).expect("few"); 12]);
    let (key, _) = sealed.for_lecturer(&EXAM.access).expect("its exam");
    let paper = Paper::open(link, find).expect("it fits");
    Rc::new(OpenedExam { exam: sealed.open(&key).expect("its key"), key, paper })
}

/// A result in which the first `right` items are answered rightly, the others not at all.
fn entry(file: &str, candidate: &str, line: usize, right: usize) -> Entry {
    let exam = exam(line);
    let paper = &exam.paper;
    let mut attempt = Attempt::begun(paper.items.len(), 1_000_000, 0);
    for (given, item) in attempt.given.iter_mut().zip(&paper.items).take(right) {
        given.answer = model_answer(&item.reconstruction, &item.ruling, &item.ruling.facets);
        given.seconds = 60;
    }
    let attempt = attempt.handed_in(paper.blueprint(), 1_600_000);
    let (paper, candidate) = (line.to_string(), candidate.to_owned());
    let result = ResultFile { paper, candidate, personal: None, earlier: 0, attempt };
    let assessment = Assessment::of(&exam.paper, &result.attempt);
    let (id, exam_id, sealed) = (file.to_owned(), "exam".to_owned(), String::new());
    let (file, identity) = (file.to_owned(), Identity::Unknown);
    Entry { id, exam_id, file, sealed, result, identity, exam, assessment }
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
    assert_eq!(class.items[0].name, register.entries[0].paper().items[0].name, "as on variant A");
    assert!(class.items.iter().all(|item| item.candidates == 3 && item.wholly >= 1));
}

#[test]
fn ok_an_attempt_that_is_sealed_again_keeps_its_place_and_the_changes_of_its_marks() {
    let first = entry("001-Ada.json", "Ada", 0, 1);
    let change = Adjustment { points: 1, reason: "unclear".to_owned() };
    let book = MarkBook::default().with([&first].into_iter(), 1);
    let book = book.adjusted(&first, 0, Some(change));
    let changes = book.changes(&first.exam_id, &first.id);
    let again = Entry { id: "sealed again".to_owned(), ..first.clone() };
    let book = book.with([&again].into_iter(), 2);
    assert_eq!(book.changes(&first.exam_id, &again.id), changes);
    let other = Entry { id: "other".to_owned(), file: "002-Ada.json".to_owned(), ..first.clone() };
    let book = book.with([&other].into_iter(), 3);
    assert_eq!(book.0[&first.exam_id].results.len(), 2, "the first is there once");
}

#[test]
fn err_files_that_are_not_accepted_leave_the_others() {
    let register = opened(vec![entry("one.json", "Ada", 0, 6)]);
    let mut other = entry("other.json", "Bruno", 0, 6);
    let mut link = other.paper().link.clone();
    link.blueprint.minutes = 45;
    let OpenedExam { exam, key, .. } = &*other.exam;
    let (exam, key) = (exam.clone(), key.clone());
    other.exam = Rc::new(OpenedExam { exam, key, paper: Paper { link, items: Vec::new() } });
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
    let mut other = entry("two.json", "Bruno", 0, 5);
    other.result.personal = Some(EXAM.access.personal_code("Ada"));
    other.identity = Identity::of(&EXAM.access, &other.result);
    let mut known = entry("three.json", "Ada", 0, 4);
    known.result.personal = Some(EXAM.access.personal_code("ada"));
    known.identity = Identity::of(&EXAM.access, &known.result);
    known.result.earlier = 1;
    known.result.attempt.away = Away { times: 2, milliseconds: 61_900 };
    let mut late = entry("four.json", "Carla", 0, 4);
    late.result.attempt.ended = Some(1_000_000 + 31 * 60_000);
    let mut jumped = entry("five.json", "Dora", 0, 4);
    jumped.result.attempt.clock_jumps = vec![
        ClockJump { at: 1_000_500, ahead: 1_000 },
        ClockJump { at: 1_001_000, ahead: -90_000 },
    ];
    let register = opened(vec![plain, other, known, late, jumped]);
    let remarks: Vec<Vec<Remark>> =
        register.entries.iter().map(|entry| register.remarks(entry)).collect();
    let expected = [
        vec![Remark::NoCode, Remark::SameName],
        vec![Remark::OtherCode],
        vec![
            Remark::Earlier { attempts: 1 },
            Remark::Away { times: 2, seconds: 61 },
            Remark::SameName,
        ],
        vec![Remark::NoCode, Remark::TimesDoNotFit],
        vec![Remark::NoCode, Remark::ClockJumped { minutes: 2 }],
    ];
    assert_eq!(remarks, expected);
}

/// Wrong answers are compared as they are without the disguise; few of them tell nothing.
#[test]
fn ok_nearly_the_same_wrong_answers_are_told() {
    let answered = |candidate: &str, line, wrong: usize| {
        let mut entry = entry(candidate, candidate, line, 6);
        let names: Vec<_> = exam(0).paper.items.iter().map(|item| item.name.clone()).collect();
        for name in &names[..wrong] {
            let place = entry.paper().items.iter().position(|item| item.name == *name);
            let given = &mut entry.result.attempt.given[place.expect("on each variant")];
            given.answer.inapplicable = Question::ALL.into();
        }
        entry.assessment = Assessment::of(entry.paper(), &entry.result.attempt);
        entry
    };
    let alike = |register: &Register, place: usize| {
        let entry = register.entries[place].clone();
        let alike = |remark| if let Remark::Alike(alike) = remark { Some(alike) } else { None };
        register.remarks(&entry).into_iter().find_map(alike)
    };
    let register =
        opened(vec![answered("Ada", 0, 3), answered("Bruno", 1, 3), answered("Carla", 2, 0)]);
    let Alike { candidate, same, wrong } = alike(&register, 0).expect("Bruno has the same");
    assert!(candidate == "Bruno" && same == wrong && same >= 4, "{same} of {wrong}");
    assert_eq!(alike(&register, 2), None);
    let register = opened(vec![answered("Ada", 0, 3), answered("Bruno", 1, 6)]);
    assert_eq!(alike(&register, 0), None, "Bruno has many others");
}

#[test]
fn ok_tables_for_other_programs() {
    let register = opened(vec![
        entry("one.json", "=cmd|' /C calc'!A0", 0, 6),
        entry("two, too.json", "Rossi, Ada", 1, 0),
    ]);
    let [english, italian] = [Language::English, Language::Italian];
    let table = candidates_table(english, &register);
    let lines: Vec<&str> = table.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("Candidate,Variant,Marks,Computed marks,"), "{table}");
    assert!(lines[1].starts_with("'=cmd|' /C calc'!A0,A,"), "{table}");
    assert!(lines[1].ends_with(",one.json"), "{table}");
    assert!(lines[2].starts_with("\"Rossi, Ada\",B,0,0,"), "{table}");
    assert!(lines[2].ends_with(",\"two, too.json\""), "{table}");
    // Where the decimal mark is a comma, cells are separated by semicolons.
    let table = candidates_table(italian, &register);
    assert!(table.contains("\r\nRossi, Ada;B;0;0;"), "{table}");
    let items = items_table(italian, &register.class(), str::to_owned);
    assert_eq!(items.lines().count(), 7);
    let columns: Vec<usize> = items.lines().map(|line| line.split(';').count()).collect();
    assert_eq!(columns, [14; 7], "{items}");
    assert!(items.contains(";2;1;50\u{a0}%;"), "{items}");
    let answers = answers_table(english, &register);
    assert_eq!(answers.lines().count(), 1 + 2 * 6 * 7);
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
    let items = one.paper().items.iter().enumerate();
    let (place, answer) = items
        .filter_map(|(place, item)| Some((place, as_in_blitz(item)?)))
        .next()
        .expect("an item on which blitz is ruled otherwise");
    one.result.attempt.given[place].answer = answer.clone();
    one.assessment = Assessment::of(one.paper(), &one.result.attempt);
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
