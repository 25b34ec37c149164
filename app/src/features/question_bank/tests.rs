//! Questions on an illegal queen move, of which the ruling is known.

use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::ruling_text::text::RulingText;
use crate::features::question_bank::xml::{Lesson, moodle};
use crate::language::Language;
use crate::ui::board_picture;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::incident::{Act, ActKind, Regime};
use acconcio_training::grading::Question;
use acconcio_training::scenario::Scenario;
use acconcio_training::scenario::Variant;
use acconcio_training::scenario::{LanguageCode, Provenance, Text};
use shakmaty::Color;
use shakmaty::fen::Fen;
use shakmaty::{Setup, Square};

use super::item::*;

/// The scenario of Karpov–Chernin, Tilburg 1992: the king is in check, the queen is carried from e8 to
/// e6 and the clock pressed.
fn scenario() -> Scenario {
    let text = |text: &str| Text::original(LanguageCode::new("en"), text.to_owned());
    let mut incident = Incident::initial(Regime::Standard);
    let fen: Fen = "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54".parse().expect("a position");
    incident.start = Setup::from(fen);
    let kinds = [
        ActKind::touches(Square::E8),
        ActKind::places(Square::E8, Square::E6),
        ActKind::Releases { square: Square::E6 },
        ActKind::presses_clock(),
    ];
    incident.acts = kinds.into_iter().map(|kind| Act::by(Color::White, kind)).collect();
    Scenario {
        id: "queen".to_owned(),
        title: text("Queen & <king>"),
        framing: text("Nobody may be told this."),
        players: None,
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        source: text("Source"),
        provenance: Provenance::Recorded,
        variants: vec![Variant {
            id: "a".to_owned(),
            label: text("a"),
            incident,
            scope: Default::default(),
            epilogue: Vec::new(),
        }],
    }
}

fn item(language: Language) -> Item {
    let scenario = scenario();
    Item::of(&scenario, &scenario.variants[0], language).expect("it is ruled on")
}

#[test]
fn ok_the_right_answer_is_what_the_core_rules() {
    let scenario = scenario();
    let adjudicated =
        AdjudicatedIncident::of(&scenario.variants[0].incident).expect("it is ruled on");
    let facets = &adjudicated.ruling.facets;
    let model = acconcio_training::grading::model_answer(
        &adjudicated.reconstruction,
        &adjudicated.ruling,
        facets,
    );
    for language in Language::ALL {
        let ruling_text =
            RulingText { language, variant: &scenario.variants[0], adjudicated: &adjudicated };
        let item = item(language);
        assert_eq!(item.asked.len(), adjudicated.questions.len());
        for asked in &item.asked {
            let right: Vec<&AnswerOption> =
                asked.options.iter().filter(|it| it.points == 100).collect();
            assert!(!right.is_empty() && right.len() < asked.options.len(), "{asked:?}");
            if asked.question != Question::Obligation {
                let model = ruling_text.answered(&model, asked.question);
                assert!(right.iter().any(|it| Some(&it.words) == model.as_ref()), "{asked:?}");
            }
            let mut words: Vec<&str> = asked.options.iter().map(|it| it.words.as_str()).collect();
            words.sort_unstable();
            words.dedup();
            assert_eq!(words.len(), asked.options.len(), "told apart by their words");
        }
    }
}

#[test]
fn ok_what_must_be_played_can_be_chosen() {
    let item = item(Language::English);
    let asked = item.asked.iter().find(|asked| asked.question == Question::Obligation);
    let options = &asked.expect("the queen was touched").options;
    let right = options.iter().find(|option| option.points == 100).expect("one is right");
    assert_eq!(right.words, "Move the queen on e8");
}

#[test]
fn ok_facts_are_told_and_nothing_of_the_scenario() {
    let facts = item(Language::English).facts;
    assert_eq!(facts.acts.len(), 4);
    assert_eq!(facts.now.expect("the queen stands elsewhere").piece_at(Square::E8), None);
    let lesson = Lesson { title: "First/lesson".to_owned(), items: vec![item(Language::English)] };
    let xml = moodle("Course/one & two", &[lesson], Language::English);
    assert!(!xml.contains("Nobody may be told this."), "the text names what it is about");
    assert!(xml.contains("<text>$course$/top/Course//one &amp; two/First//lesson</text>"));
    assert!(xml.contains("Queen &amp; &lt;king&gt;"));
    assert!(xml.contains("<tag><text>Level 1"), "{xml}");
    assert!(xml.contains("alt=&quot;White: "), "the board is told: {xml}");
    assert!(xml.contains("<p>Why:</p>") || xml.contains("&lt;p&gt;Why:"), "the reasons: {xml}");
}

#[test]
fn ok_a_board_has_the_pieces_that_stand_on_it() {
    let svg = board_picture::svg(&scenario().variants[0].incident.start.board);
    for name in ["wQ", "bR", "wK", "bK", "wR", "bP", "wP"] {
        assert!(svg.contains(&format!("<symbol id=\"{name}\"")), "{name}");
    }
    assert!(!svg.contains("<symbol id=\"wN\"") && svg.matches("<use ").count() == 8, "{svg}");
}
