//! A presentation as a presenter gives it.

use std::collections::BTreeMap;

use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, LawsChoice};
use acconcio_training::whatif::{Change, Press};

use super::action::PresenterAction;
use super::keys::*;
use super::message::*;
use super::scene::*;
use super::show::*;
use super::stage::*;
use crate::features::library::source::{PlanAt, Source};
use crate::profile::settings::Switch;

fn items(count: usize) -> Vec<IncidentName> {
    let name =
        |place: usize| IncidentName { scenario: format!("s{place}"), variant: "a".to_owned() };
    (0..count).map(name).collect()
}

fn outline() -> Outline {
    Outline { acts: 2, questions: vec![Question::Classification, Question::Result], reasons: 2 }
}

fn show(actions: &[PresenterAction]) -> Show {
    let mut now = 1000;
    actions.iter().fold(Show::of(items(2), LawsChoice::InForce), |show, action| {
        now += 1000;
        show.after(action, &outline(), now)
    })
}

fn summary(show: &Show) -> String {
    let blanking = match show.blanking {
        Blanking::Open => "",
        Blanking::Black => " black",
        Blanking::Paper => " paper",
    };
    let runs = if show.is_running { " running" } else { "" };
    format!("{} {:?}{runs}{blanking}", show.place + 1, show.stage())
}

fn check(actions: &[PresenterAction], expected: &str) {
    assert_eq!(summary(&show(actions)), expected, "{actions:?}");
}

#[test]
fn ok_a_clicker_leads_through_every_stage_and_back() {
    let stages = [
        "1 Replay(0)",
        "1 Replay(1)",
        "1 Replay(2)",
        "1 Question(Classification)",
        "1 Question(Result)",
        "1 Ruling",
        "1 Reasons(1)",
        "1 Reasons(2)",
        "1 WhatIf",
        "2 Replay(0)",
    ];
    for (presses, expected) in stages.iter().enumerate() {
        check(&vec![PresenterAction::Next; presses], expected);
    }
    // The previous incident is in the state in which it was left.
    check(&[vec![PresenterAction::Next; 9], vec![PresenterAction::Previous]].concat(), "1 WhatIf");
    for (presses, expected) in stages.iter().take(9).rev().enumerate() {
        check(
            &[vec![PresenterAction::Next; 8], vec![PresenterAction::Previous; presses]].concat(),
            expected,
        );
    }
    check(&[PresenterAction::Previous], "1 Replay(0)");
    check(&[vec![PresenterAction::NextItem], vec![PresenterAction::Next; 20]].concat(), "2 WhatIf");
}

#[test]
fn ok_a_blank_screen_is_lit_before_anything_goes_on() {
    let black = PresenterAction::Blanking(Blanking::Black);
    check(&[PresenterAction::Next, black.clone()], "1 Replay(1) black");
    check(&[PresenterAction::Next, black.clone(), black.clone()], "1 Replay(1)");
    check(
        &[PresenterAction::Next, black.clone(), PresenterAction::Blanking(Blanking::Paper)],
        "1 Replay(1) paper",
    );
    for action in [PresenterAction::Next, PresenterAction::Previous, PresenterAction::Stop] {
        check(&[PresenterAction::Next, black.clone(), action], "1 Replay(1)");
    }
    check(&[PresenterAction::Next, black, PresenterAction::Start], "1 Replay(1) running");
}

#[test]
fn ok_the_replay_runs_and_stops_at_the_decision() {
    check(&[PresenterAction::Start], "1 Replay(0) running");
    check(&[PresenterAction::Start, PresenterAction::Tick], "1 Replay(1) running");
    check(&[PresenterAction::Start, PresenterAction::Tick, PresenterAction::Tick], "1 Replay(2)");
    check(
        &[
            PresenterAction::Start,
            PresenterAction::Tick,
            PresenterAction::Tick,
            PresenterAction::Tick,
        ],
        "1 Replay(2)",
    );
    check(&[PresenterAction::Tick], "1 Replay(0)");
    check(&[PresenterAction::Start, PresenterAction::Stop], "1 Replay(0)");
    check(&[PresenterAction::Start, PresenterAction::Toggle], "1 Replay(0)");
    check(&[PresenterAction::Start, PresenterAction::Next], "1 Replay(1)");
    check(&[PresenterAction::Last, PresenterAction::Toggle], "1 Question(Classification)");
    check(&[PresenterAction::To(Section::Ruling), PresenterAction::Start], "1 Replay(0) running");
    check(
        &[PresenterAction::Start, PresenterAction::To(Section::Reasons), PresenterAction::Tick],
        "1 Reasons(1)",
    );
}

#[test]
fn ok_a_part_that_has_nothing_gives_way_to_the_next() {
    let bare = Outline { acts: 0, questions: Vec::new(), reasons: 0 };
    let at = |section: Section| {
        Show::of(items(1), LawsChoice::InForce)
            .after(&PresenterAction::To(section), &bare, 1)
            .stage()
    };
    assert_eq!(at(Section::Questions), Stage::Ruling);
    assert_eq!(at(Section::Reasons), Stage::WhatIf);
    let mut show = Show::of(items(1), LawsChoice::InForce);
    for expected in [Stage::Ruling, Stage::WhatIf, Stage::WhatIf] {
        show = show.after(&PresenterAction::Next, &bare, 1);
        assert_eq!(show.stage(), expected);
    }
    assert_eq!(show.ahead(&bare), Ahead::End);
    assert!(!bare.has(Section::Questions) && bare.has(Section::Replay));
}

#[test]
fn ok_a_question_that_is_no_longer_asked_is_left_for_a_later_one() {
    let outline = Outline { questions: vec![Question::Result], ..outline() };
    let stage = Stage::Question(Question::Board);
    assert_eq!(outline.after(stage), Some(Stage::Question(Question::Result)));
    assert_eq!(outline.before(stage), Some(Stage::Replay(2)));
    let asked = Show::of(items(1), LawsChoice::InForce).after(
        &PresenterAction::Ask(Question::Board),
        &outline,
        1,
    );
    assert!(!asked.left_out.contains(&Question::Board));
    assert!(
        asked
            .after(&PresenterAction::Ask(Question::Board), &outline, 1)
            .left_out
            .contains(&Question::Board)
    );
}

#[test]
fn ok_hands_are_shown_when_they_are_revealed_and_with_the_ruling() {
    let to_question = vec![PresenterAction::Last, PresenterAction::Next];
    let seen = |more: &[PresenterAction]| {
        let counted = [to_question.clone(), vec![PresenterAction::Count(1, 3)]].concat();
        let scene = show(&[counted, more.to_vec()].concat()).scene().expect("an incident");
        scene.hands.get(&Question::Classification).cloned()
    };
    assert_eq!(seen(&[]), None, "nobody follows the majority");
    assert_eq!(seen(&[PresenterAction::Reveal]), Some(vec![0, 3]));
    assert_eq!(seen(&[PresenterAction::Reveal, PresenterAction::Reveal]), None);
    assert_eq!(seen(&[PresenterAction::To(Section::Ruling)]), Some(vec![0, 3]));
}

#[test]
fn ok_phones_that_are_asked_begin_at_nothing_and_are_seen_when_they_are_counted() {
    let question = Question::Classification;
    let counted = [
        PresenterAction::Last,
        PresenterAction::Next,
        PresenterAction::Count(1, 3),
        PresenterAction::Reveal,
        PresenterAction::PhonesAsked(question),
    ];
    let seen = |more: &[PresenterAction]| {
        let scene = show(&[&counted[..], more].concat()).scene().expect("an incident");
        scene.hands.get(&question).cloned()
    };
    assert_eq!(seen(&[]), None);
    let phones = PresenterAction::PhonesCounted(question, vec![2, 0, 1000]);
    assert_eq!(seen(std::slice::from_ref(&phones)), Some(vec![2, 0, 999]));
    let later = [PresenterAction::Next, phones, PresenterAction::Previous];
    assert_eq!(seen(&later), Some(vec![2, 0, 999]), "though another question is shown");
}

#[test]
fn ok_hands_are_counted_by_key_and_typed() {
    let to_question = || vec![PresenterAction::Last, PresenterAction::Next];
    let counted = |more: &[PresenterAction]| {
        let show = show(&[to_question(), more.to_vec()].concat());
        show.slides[0].hands.get(&Question::Classification).cloned().unwrap_or_default()
    };
    assert_eq!(
        counted(&[
            PresenterAction::Mark(1),
            PresenterAction::Hands(1),
            PresenterAction::Hands(1),
            PresenterAction::Hands(-1)
        ]),
        [0, 1]
    );
    assert_eq!(counted(&[PresenterAction::Mark(0), PresenterAction::Hands(-1)]), [0]);
    assert_eq!(counted(&[PresenterAction::Count(2, 12)]), [0, 0, 12]);
    assert_eq!(counted(&[PresenterAction::Count(0, 60000)]), [999]);
    assert_eq!(counted(&[PresenterAction::Count(usize::MAX, 1)]), [0_u16; 0]);
    assert_eq!(counted(&[PresenterAction::Hands(1)]), [0_u16; 0], "nothing is marked");
    // In another stage nothing is counted.
    assert!(show(&[PresenterAction::Count(0, 3)]).slides[0].hands.is_empty());
    // No answer to another question is marked yet.
    assert_eq!(
        show(&[to_question(), vec![PresenterAction::Mark(1), PresenterAction::Next]].concat())
            .marked,
        None
    );
}

#[test]
fn ok_the_watch_counts_in_all_and_for_the_incident() {
    let (o, at) = (outline(), 100_000);
    let show = Show::of(items(2), LawsChoice::InForce);
    assert_eq!(show.elapsed(at), (0, 0), "it has not begun");
    let show = show.after(&PresenterAction::Next, &o, at);
    assert_eq!(show.elapsed(at + 5000), (5000, 5000));
    let show = show.after(&PresenterAction::NextItem, &o, at + 5000);
    assert_eq!(show.elapsed(at + 7000), (7000, 2000));
    let show = show.after(&PresenterAction::Watch, &o, at + 7000);
    assert_eq!(show.elapsed(at + 60_000), (7000, 2000), "it is stopped");
    let show = show.after(&PresenterAction::Next, &o, at + 60_000);
    assert_eq!(show.elapsed(at + 90_000), (7000, 2000), "a key does not start it again");
    let show = show.after(&PresenterAction::PreviousItem, &o, at + 90_000).after(
        &PresenterAction::Watch,
        &o,
        at + 90_000,
    );
    assert_eq!(show.elapsed(at + 91_000), (8000, 6000));
    let show = show.after(&PresenterAction::ZeroWatch, &o, at + 91_000);
    assert_eq!(show.elapsed(at + 92_000), (1000, 1000));
    // A system clock that was set back does no harm.
    assert_eq!(show.elapsed(0), (0, 0));
}

#[test]
fn ok_the_room_is_told_nothing_of_what_comes_later() {
    let press = Change::Press(Press::NotPressed);
    let show = show(&[PresenterAction::Turn(vec![press])]);
    let scene = show.scene().unwrap();
    assert_eq!((scene.place, scene.changes.len()), ((1, 2), 0));
    let later = show.after(&PresenterAction::To(Section::WhatIf), &outline(), 1).scene().unwrap();
    assert_eq!(later.changes, [press]);
    let written = Message::Scene { at: 1, scene, own: String::new() }.write();
    assert!(!written.contains("s1"), "the next incident is not named: {written}");
}

#[test]
fn ok_messages_come_back() {
    let scene = show(&[PresenterAction::Last, PresenterAction::Next, PresenterAction::Count(1, 3)])
        .scene()
        .unwrap();
    let turned = PresenterAction::Turn(vec![Change::Press(Press::Pressed), Change::Offences(1)]);
    for message in [
        Message::Hello,
        Message::Scene { at: 7, scene, own: "with=AbC".to_owned() },
        Message::Command(Command::More),
        Message::Command(Command::PresenterAction(turned)),
    ] {
        assert_eq!(Message::read(&message.write()), Some(message));
    }
}

#[test]
fn err_foreign_and_late_messages_are_not_heard() {
    let command = r#"{"format":"acconcio-present","version":1,"message":{"command":{"presenter-action":{"item":2}}}}"#;
    let foreign = [
        "",
        "{}",
        "[1]",
        r#"{"format":"acconcio-present","version":2,"message":"hello"}"#,
        r#"{"format":"something-else","version":1,"message":"hello"}"#,
        r#"{"format":"acconcio-present","version":1,"message":"unheard"}"#,
        r#"{"format":"acconcio-present","version":1,"message":{"scene":{"at":1}}}"#,
        &command.replace("2}", "-2}"),
    ];
    assert!(Message::read(command).is_some());
    for text in foreign {
        assert_eq!(Message::read(text), None, "{text}");
    }
    let scene = |actions: &[PresenterAction]| show(actions).scene().unwrap();
    let first = scene(&[]);
    let second = scene(&[PresenterAction::Next]);
    let hears = |followed: Followed, at: u64, scene: &Scene| {
        followed.after(Message::Scene { at, scene: scene.clone(), own: String::new() }, 100)
    };
    let followed = hears(Followed::default(), 5, &second);
    assert_eq!(hears(followed.clone(), 4, &first).scene, Some(second.clone()));
    assert_eq!(hears(followed.clone(), 6, &first).scene, Some(first.clone()));
    assert_eq!(followed.after(Message::Hello, 100), followed);
    let far_ahead = hears(followed, u64::MAX, &first);
    assert_eq!(hears(far_ahead, 100, &second).scene, Some(second), "the window is not locked");
}

#[test]
fn ok_a_show_is_found_again_as_it_was_left() {
    let left = show(&[
        PresenterAction::NextItem,
        PresenterAction::Next,
        PresenterAction::Zoom(2),
        PresenterAction::Flip,
        PresenterAction::Start,
    ]);
    let text = serde_json::to_string(&left).unwrap();
    let kept: Show = serde_json::from_str(&text).unwrap();
    let back = Show::of(items(2), LawsChoice::InForce).or_kept(kept.clone());
    assert_eq!(
        (back.place, back.stage(), back.zoom, back.side),
        (1, left.stage(), left.zoom, left.side)
    );
    assert!(!back.is_running, "a replay does not run before anybody looks");
    assert_eq!(
        Show::of(items(3), LawsChoice::InForce).or_kept(kept),
        Show::of(items(3), LawsChoice::InForce)
    );
    let torn = Show { slides: Vec::new(), ..left };
    assert_eq!(
        Show::of(items(2), LawsChoice::InForce).or_kept(torn),
        Show::of(items(2), LawsChoice::InForce)
    );
}

#[test]
fn ok_type_stays_within_its_sizes() {
    let sized = |steps: i8| show(&[PresenterAction::Zoom(steps)]).zoom.step();
    assert_eq!([sized(0), sized(-9), sized(9), sized(i8::MAX)], [2, 0, 6, 6]);
    let strange: Zoom = serde_json::from_str("127").unwrap();
    assert_eq!(strange.step(), 6);
}

#[test]
fn ok_the_panel_is_scrolled_until_another_stage_is_shown() {
    let windows = |actions: &[PresenterAction]| show(actions).scene().unwrap().scrolled.windows();
    let scroll = PresenterAction::Scroll;
    assert!((windows(&[scroll(1), scroll(1), scroll(-1)]) - 1.0).abs() < f64::EPSILON);
    assert!((windows(&[scroll(i8::MAX), scroll(1)]) - 12.0).abs() < f64::EPSILON);
    assert!(windows(&[scroll(2), PresenterAction::Next]).abs() < f64::EPSILON);
    assert!(windows(&[scroll(2), PresenterAction::NextItem]).abs() < f64::EPSILON);
}

#[test]
fn ok_a_show_of_nothing_does_not_break() {
    let none = Show::of(Vec::new(), LawsChoice::InForce);
    for action in [
        PresenterAction::Next,
        PresenterAction::Previous,
        PresenterAction::Start,
        PresenterAction::Tick,
        PresenterAction::NextItem,
        PresenterAction::Count(0, 1),
    ] {
        let after = none.after(&action, &Outline::default(), 1);
        assert_eq!((after.scene(), after.item()), (None, None), "{action:?}");
    }
}

#[test]
fn ok_keys_of_a_clicker_are_always_in_use() {
    let black = Command::PresenterAction(PresenterAction::Blanking(Blanking::Black));
    for (key, meant) in [
        ("PageDown", Command::PresenterAction(PresenterAction::Next)),
        ("PageUp", Command::PresenterAction(PresenterAction::Previous)),
        ("F5", Command::PresenterAction(PresenterAction::Start)),
        ("Escape", Command::PresenterAction(PresenterAction::Stop)),
        (".", black.clone()),
        ("b", black),
    ] {
        for switch in [Switch::On, Switch::Off] {
            assert_eq!(command(key, switch), Some(meant.clone()), "{key}");
        }
    }
    for key in ["n", "p", "z", "+", "-", "3", "?", "f", "w"] {
        assert!(command(key, Switch::On).is_some(), "{key}");
        assert_eq!(command(key, Switch::Off), None, "{key}");
    }
    assert_eq!(command("3", Switch::On), Some(Command::Digit(3)));
    assert_eq!(command("0", Switch::On), Some(Command::Digit(0)));
    assert_eq!(command("Enter", Switch::On), None);
}

#[test]
fn ok_addresses_tell_what_is_presented() {
    let name = |summary: &(&str, &str)| IncidentName {
        scenario: summary.0.into(),
        variant: summary.1.into(),
    };
    let check = |source: Source| {
        assert_eq!(Source::of_hash(&source.to_hash()), source, "{}", source.to_hash());
        source.to_hash()
    };
    assert_eq!(check(Source::Nothing), "#/presenter");
    assert_eq!(check(Source::Course("castling".to_owned())), "#/presenter?course=castling");
    assert_eq!(
        check(Source::Chosen([("a", "b"), ("c", "d")].iter().map(name).collect())),
        "#/presenter?items=a%2Fb+c%2Fd"
    );
    assert_eq!(check(Source::Entry(PlanAt::Saved(17), 1)), "#/presenter?plan=17&entry=2");
    check(Source::Entry(PlanAt::Shared(r#"{"a":"«è»"}"#.to_owned()), 0));
    let filter = crate::features::library::filter::Filter { level: Some(2), ..Default::default() };
    assert_eq!(check(Source::List(filter)), "#/presenter?list=&level=2");
    assert_eq!(check(Source::List(Default::default())), "#/presenter?list=");
    assert_eq!(Source::of_hash("#/presenter?plan=x"), Source::Nothing);
}

#[test]
fn ok_hands_are_kept_by_question() {
    let hands = BTreeMap::from([(Question::Result, vec![1_u16])]);
    let slide = Slide { hands, ..Slide::default() };
    let text = serde_json::to_string(&slide).unwrap();
    assert_eq!(serde_json::from_str::<Slide>(&text).unwrap(), slide);
}
