//! The figures computed from a log of rulings.

use std::collections::BTreeMap;

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::digest::Complexity;
use acconcio_training::grading::Question;
use acconcio_training::scenario::{
    Catalogue, LawsChoice, PACK_VERSION, Provenance, ScenarioEntry, Text, Topic, VariantEntry,
};

use super::book::{Book, Members, Overview};
use super::table::history_table;
use crate::platform::calendar::{Day, Zone};
use crate::platform::storage::progress::{Progress, State};
use crate::platform::storage::ruling_record::{
    Certainty, Mode, QuestionScore, RulingRecord, Score,
};

/// Two incidents with three variants each, and one with one variant.
fn catalogue() -> Catalogue {
    let text = || Text::default();
    let regimes =
        [("a", Regime::Standard), ("b", Regime::BlitzSupervised), ("c", Regime::BlitzSupervised)];
    let scenario_entry = |id: &str, topics: &[Topic], variants: usize| {
        let entry = |(id, regime): &(&str, Regime)| VariantEntry {
            id: (*id).to_owned(),
            label: text(),
            played_under: EditionId::E2023,
            regime: *regime,
            scope: Default::default(),
            cannot_arise_under: Default::default(),
            complexity: Complexity::Plain,
        };
        ScenarioEntry {
            id: id.to_owned(),
            title: text(),
            summary: text(),
            event: None,
            topics: topics.to_vec(),
            chapter: None,
            level: 1,
            provenance: Provenance::Constructed,
            variants: regimes[..variants].iter().map(entry).collect(),
        }
    };
    let scenarios = vec![
        scenario_entry("king", &[Topic::Castling, Topic::TouchMove], 3),
        scenario_entry("rook", &[Topic::Castling], 3),
        scenario_entry("flag", &[Topic::Clock], 1),
    ];
    Catalogue { version: PACK_VERSION, scenarios }
}

fn ruling(place: &str, day: i32, points: u32) -> RulingRecord {
    let (scenario, variant) = place.split_once('/').unwrap();
    let at = u64::try_from(day).unwrap() * 86_400_000;
    RulingRecord::of(scenario, variant, at, Score { points, out_of: 200 })
}

fn log(rulings: impl IntoIterator<Item = RulingRecord>) -> Progress {
    let named = rulings.into_iter().enumerate().map(|(index, it)| (format!("{index:05}"), it));
    Progress::of_log(named.collect::<BTreeMap<_, _>>())
}

fn summary(members: &Members<'_>) -> String {
    let member = |member: &super::book::GroupMember<'_>| {
        let sign = match member.state {
            State::Right => '+',
            State::Wrong => '-',
            State::NotRuled => '.',
        };
        format!("{}/{}{sign}", member.scenario.id, member.entry.id)
    };
    members.members.iter().map(member).collect::<Vec<_>>().join(" ")
}

fn check(rulings: &[(&str, i32, u32)], say: impl Fn(&Book<'_>) -> Vec<String>, expected: &[&str]) {
    let progress = log(rulings.iter().map(|(place, day, points)| ruling(place, *day, *points)));
    let catalogue = catalogue();
    let book = Book::of(&catalogue, LawsChoice::AsPlayed, &progress, Zone::default());
    assert_eq!(say(&book), expected);
}

#[test]
fn ok_an_incident_counts_once_in_each_topic() {
    let topics = |book: &Book<'_>| book.topics().iter().map(summary).collect();
    check(&[], topics, &["king/a.", "king/a. rook/a.", "flag/a."]);
    check(&[("king/b", 1, 200)], topics, &["king/b+", "king/b+ rook/a.", "flag/a."]);
    // One variant with a mistake is enough; once it is ruled on rightly, the incident is right.
    let wrong = [("king/b", 1, 200), ("king/a", 2, 100), ("rook/a", 3, 200)];
    check(&wrong, topics, &["king/a-", "king/a- rook/a+", "flag/a."]);
    let mended = [("king/b", 1, 200), ("king/a", 2, 100), ("rook/a", 3, 200), ("king/a", 4, 200)];
    check(&mended, topics, &["king/a+", "king/a+ rook/a+", "flag/a."]);
}

#[test]
fn ok_a_time_control_has_its_own_variants() {
    let regimes = |book: &Book<'_>| book.regimes().iter().map(summary).collect();
    let rulings = [("king/a", 1, 0), ("rook/c", 2, 200)];
    check(&rulings, regimes, &["king/a- rook/a. flag/a.", "rook/c+ king/b."]);
}

#[test]
fn ok_what_is_gone_from_the_catalogue_is_not_counted() {
    let count = |book: &Book<'_>| vec![book.overview().rulings.to_string()];
    check(&[("gone/a", 1, 200), ("king/z", 1, 200), ("king/a", 1, 200)], count, &["1"]);
}

#[test]
fn ok_the_overview() {
    let mut rulings: Vec<RulingRecord> =
        (0..20).map(|day| ruling("king/a", day + 1, 100)).collect();
    rulings.insert(0, ruling("rook/a", 0, 200));
    rulings.push(RulingRecord { mode: Mode::Intervene, ..ruling("flag/a", 30, 0) });
    let (catalogue, progress) = (catalogue(), log(rulings));
    let book = Book::of(&catalogue, LawsChoice::AsPlayed, &progress, Zone::default());
    let expected = Overview { rulings: 21, ruled: 2, incidents: 3, lately: 50, in_all: 52 };
    assert_eq!(book.overview(), expected);

    let progress = Progress::default();
    let book = Book::of(&catalogue, LawsChoice::AsPlayed, &progress, Zone::default());
    assert_eq!((book.overview().rulings, book.overview().in_all), (0, 0));
}

#[test]
fn ok_a_question_is_judged_by_its_own_answer() {
    let mark = |question: Question, points: u8| QuestionScore { question, points };
    let marks = vec![mark(Question::Board, 100), mark(Question::Clocks, 50)];
    let (catalogue, progress) = (
        catalogue(),
        log([RulingRecord { marks, ..ruling("king/a", 1, 150) }, ruling("rook/a", 1, 0)]),
    );
    let book = Book::of(&catalogue, LawsChoice::AsPlayed, &progress, Zone::default());
    let questions: Vec<String> = book.questions().iter().map(summary).collect();
    assert_eq!(questions, ["king/a+", "king/a-"]);
}

#[test]
fn ok_principles_and_certainty_count_rulings() {
    let follows =
        |code: &str, it: RulingRecord| RulingRecord { principle: Some(code.to_owned()), ..it };
    let sure =
        |certainty: Certainty, it: RulingRecord| RulingRecord { certainty: Some(certainty), ..it };
    let rulings = [
        follows("one", ruling("king/a", 1, 0)),
        follows("two", ruling("king/a", 2, 0)),
        sure(Certainty::Certain, follows("two", ruling("rook/a", 3, 0))),
        sure(Certainty::Certain, ruling("rook/a", 4, 200)),
    ];
    let (catalogue, progress) = (catalogue(), log(rulings));
    let book = Book::of(&catalogue, LawsChoice::AsPlayed, &progress, Zone::default());
    let principles: Vec<String> = book
        .principles()
        .iter()
        .map(|(code, members)| format!("{code}: {}", summary(members)))
        .collect();
    assert_eq!(principles, ["two: rook/a- king/a-", "one: king/a-"]);
    let certainties: Vec<String> = book.certainties().iter().map(summary).collect();
    assert_eq!(certainties, ["rook/a+ rook/a-"]);
    let [certain] = &book.certainties()[..] else { panic!("one degree") };
    assert_eq!((certain.ruled(), certain.count(State::Right)), (2, 1));
}

#[test]
fn ok_weeks_begin_on_monday() {
    let monday = Day::parse("2026-11-16").unwrap();
    let rulings = [-8, -7, -1, 0, 6].map(|day| ruling("king/a", monday.0 + day, 200));
    let (catalogue, progress) = (catalogue(), log(rulings));
    let book = Book::of(&catalogue, LawsChoice::AsPlayed, &progress, Zone::default());
    let weeks = book.weeks(monday.plus(5), 3);
    let summary: Vec<String> = weeks
        .iter()
        .map(|(monday, members)| format!("{monday}: {}", members.members.len()))
        .collect();
    assert_eq!(summary, ["2026-11-02: 1", "2026-11-09: 2", "2026-11-16: 2"]);
}

#[test]
fn ok_the_table_for_other_programs() {
    let marks = vec![QuestionScore { question: Question::Clocks, points: 50 }];
    let plain = ruling("king/a", 20_778, 200);
    let full = RulingRecord {
        at: plain.at + 32_705_999,
        marks,
        mode: Mode::SuddenDeath,
        hints: 25,
        certainty: Some(Certainty::Fair),
        principle: Some("=a,\"b\"".to_owned()),
        ..ruling("rook/b", 20_778, 50)
    };
    let expected = [
        "at,scenario,variant,points,out_of,mode,hints,certainty,principle,\
         trigger,classification,board,obligation,clocks,count,result",
        "2026-11-21T00:00:00Z,king,a,200,200,free,0,,,,,,,,,",
        "2026-11-21T09:05:05Z,rook,b,50,200,sudden-death,25,fair,\"'=a,\"\"b\"\"\",,,,,50,,",
        "",
    ];
    assert_eq!(history_table(&log([plain, full])), expected.join("\r\n"));
}
