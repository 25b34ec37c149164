//! The data that a phone is given.

use std::rc::Rc;

use acconcio_adjudication::incident::{Act, ActKind, Incident, Regime};
use acconcio_training::grading::{Answer, Question, model_answer};
use acconcio_training::scenario::{Provenance, Scenario, Text, Variant};
use serde_json::{Value, json};
use shakmaty::{Color, Square};

use super::form::questions;
use super::{Form, Judge, LiveQuestion, live_questions};
use crate::features::incident::aloud::answers;
use crate::features::incident::ruling_form::depth::Depth;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::language::Language;

/// White does this from the starting position.
fn variant<const N: usize>(kinds: [ActKind; N]) -> Variant {
    let mut incident = Incident::initial(Regime::Standard);
    incident.acts = kinds.into_iter().map(|kind| Act::by(Color::White, kind)).collect();
    Variant {
        id: "touched".to_owned(),
        label: Text::default(),
        incident,
        scope: Default::default(),
        epilogue: Vec::new(),
    }
}

/// White touches the pawn of e2 and plays the other one.
fn scenario() -> Scenario {
    let variant = variant([
        ActKind::touches(Square::E2),
        ActKind::touches(Square::D2),
        ActKind::places(Square::D2, Square::D4),
        ActKind::presses_clock(),
    ]);
    Scenario {
        id: "two-pawns".to_owned(),
        title: Text::default(),
        framing: Text::default(),
        players: None,
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        source: Text::default(),
        provenance: Provenance::Constructed,
        variants: vec![variant],
    }
}

#[test]
fn ok_each_choice_is_part_of_an_answer_and_one_is_right() {
    let scenario = scenario();
    let variant = &scenario.variants[0];
    for language in Language::ALL {
        let offered = live_questions(language, variant);
        assert!(offered.iter().any(|(question, _)| *question == Question::Trigger), "{offered:?}");
        for (question, _) in offered {
            let live =
                LiveQuestion::of(language, &scenario, variant, question).expect("it is raised");
            let choices = &live.sheet.asked[0].choices;
            let judge = Judge::of(language, variant, question).expect("it is ruled on");
            let ruled = judge.ruled();
            assert_eq!(choices.len(), ruled.right.len());
            assert!(ruled.right.contains(&false) || choices.is_empty(), "{ruled:?}");
            for choice in choices {
                let answer: Answer =
                    serde_json::from_value(choice.answer.clone()).expect("an answer");
                assert!(judge.takes(&answer), "{choice:?}");
            }
        }
    }
}

#[test]
fn ok_moves_are_offered_as_answers_name_them() {
    let scenario = scenario();
    let form = RulingForm::asking_for(Rc::new(scenario.variants[0].clone()), Depth::All);
    let asked = questions(Language::English, &form, &[Question::Obligation]);
    let Form::Moves { moves } = &asked[0].form else { panic!("moves are asked for: {asked:?}") };
    assert_eq!(moves.len(), 20);
    let json = serde_json::json!({ "obligation": { "moves": format!("{} {}", moves[0].word, moves[1].word) } });
    let answer: Answer = serde_json::from_value(json).expect("an answer");
    assert!(answer.answers_question(Question::Obligation));
}

#[test]
fn ok_the_replay_shows_each_act() {
    let scenario = scenario();
    let live = LiveQuestion::of(
        Language::English,
        &scenario,
        &scenario.variants[0],
        Question::Classification,
    );
    let replay = live.expect("it is raised").sheet.replay;
    assert_eq!(replay.steps.len(), 5);
    let at = |step: usize, square: &str| {
        let place = replay.steps[step].places.iter().position(|it| it.as_deref() == Some(square));
        place.map(|id| replay.pieces[id].clone())
    };
    assert_eq!(
        (at(0, "d2"), at(4, "d4"), at(4, "d2")),
        (Some("wP".into()), Some("wP".into()), None)
    );
    assert!(replay.steps[0].sentence.is_empty() && !replay.steps[1].sentence.is_empty());
    assert_eq!(replay.steps[1].hands[0].square, "e2");
}

#[test]
fn ok_pieces_moves_and_times_are_taken_judged_and_counted() {
    let scenario = scenario();
    let touching = &scenario.variants[0];
    let judge =
        Judge::of(Language::English, touching, Question::Obligation).expect("it is ruled on");
    let play = |json: Value| -> Answer {
        serde_json::from_value(json!({ "obligation": json })).expect("an answer")
    };
    let touched = play(json!({ "piece": "e2" }));
    let (one, other) =
        (play(json!({ "moves": "Pe2-e3 Pe2-e4" })), play(json!({ "moves": "Pe2-e4 Pe2-e3" })));
    let knight = play(json!({ "piece": "g1" }));
    for answer in [&touched, &one, &other, &knight, &play(json!("any-legal-move"))] {
        assert!(judge.takes(answer), "{answer:?}");
    }
    for (answer, is_right) in [(&touched, true), (&one, true), (&knight, false)] {
        assert_eq!(judge.is_right(answer), is_right, "{answer:?}");
    }
    let counted = judge.counted([&one, &knight, &other].into_iter());
    let told: Vec<(usize, bool)> = counted.iter().map(|it| (it.count, it.is_right)).collect();
    // Who holds that the arbiter waits for a claim obliges nobody to anything.
    assert_eq!(told, [(0, false), (0, true), (2, true), (1, false)], "{counted:?}");
    let illegal = variant([ActKind::places(Square::E2, Square::E5), ActKind::presses_clock()]);
    let clocks = Judge::of(Language::English, &illegal, Question::Clocks).expect("it is ruled on");
    let times = |white: u32| -> Answer {
        serde_json::from_value(json!({ "clocks": { "white": white, "black": 60 } })).expect("times")
    };
    assert!(clocks.takes(&times(359_999)) && !clocks.takes(&times(360_000)));
    assert!(!clocks.takes(&touched) && !judge.takes(&times(60)), "each to its own question");
    let with_another = Answer { count: Some(1), ..touched };
    for refused in [
        play(json!({ "piece": "e4" })),
        play(json!({ "moves": "Pe2-e5" })),
        play(json!({ "moves": "" })),
        with_another,
        Answer { inapplicable: [Question::Obligation].into(), ..Answer::default() },
        Answer::default(),
    ] {
        assert!(!judge.takes(&refused), "{refused:?}");
    }
}

#[test]
fn ok_the_right_answer_of_a_phone_is_a_hand_for_the_right_answer_of_the_presenter() {
    let touching = scenario().variants.remove(0);
    let illegal = variant([ActKind::places(Square::E2, Square::E5), ActKind::presses_clock()]);
    for variant in [touching, illegal] {
        let form = RulingForm::open(Rc::new(variant.clone()));
        let adjudicated = form.adjudicated().expect("it is ruled on");
        let facets = adjudicated.facets(None);
        let right = model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets);
        for (question, _) in live_questions(Language::English, &variant) {
            let judge = Judge::of(Language::English, &variant, question).expect("it is ruled on");
            let hands = judge.hands([&right, &right].into_iter());
            let offered = answers(Language::English, &form, question);
            let place = offered.iter().position(|answer| answer.is_right);
            assert_eq!(hands.iter().position(|hands| *hands == 2), place, "{question:?} {hands:?}");
        }
    }
}

#[test]
fn ok_answers_beyond_those_listed_are_one_line() {
    let scenario = scenario();
    let judge = Judge::of(Language::English, &scenario.variants[0], Question::Obligation);
    let judge = judge.expect("it is ruled on");
    let squares = ["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "b1", "g1"];
    let piece = |square: &str| -> Answer {
        serde_json::from_value(json!({ "obligation": { "piece": square } })).expect("an answer")
    };
    let mut answers: Vec<Answer> = squares.map(piece).to_vec();
    assert_eq!(judge.counted(answers.iter()).len(), 12);
    let moves = json!({ "obligation": { "moves": "Pa2-a3" } });
    answers.push(serde_json::from_value(moves).expect("an answer"));
    let counted = judge.counted(answers.iter());
    let last = counted.last().expect("a line");
    assert_eq!((counted.len(), &last.label, last.count), (13, &None, 1));
}
