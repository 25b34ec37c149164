//! Rulings put into words.

use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::Classification;
use acconcio_training::grading::{Answer, Mark, Question};
use acconcio_training::scenario::{Text, Variant};
use shakmaty::fen::Fen;
use shakmaty::{Color, Setup, Square};

use super::text::RulingText;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::language::Language;

/// Castling with the rook first, completed: three readings.
fn rook_first() -> Variant {
    let mut incident = Incident::initial(Regime::Standard);
    let fen: Fen = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 20".parse().unwrap();
    incident.start = Setup::from(fen);
    incident.acts = [
        ActKind::touches(Square::H1),
        ActKind::places(Square::H1, Square::F1),
        ActKind::Releases { square: Square::F1 },
        ActKind::touches(Square::E1),
        ActKind::places(Square::E1, Square::G1),
        ActKind::Releases { square: Square::G1 },
        ActKind::presses_clock(),
    ]
    .map(|kind| Act::by(Color::White, kind))
    .to_vec();
    let label = Text::default();
    Variant {
        id: "rook-first".to_owned(),
        label,
        incident,
        scope: Default::default(),
        epilogue: Vec::new(),
    }
}

fn check(read: impl Fn(RulingText<'_>)) {
    let variant = rook_first();
    let adjudicated = AdjudicatedIncident::of(&variant.incident).unwrap();
    for language in Language::ALL {
        read(RulingText { language, variant: &variant, adjudicated: &adjudicated });
    }
}

#[test]
fn ok_every_question_has_a_line_with_its_article() {
    check(|ruling_text| {
        for question in Question::ALL {
            let line = ruling_text.ruled(&ruling_text.adjudicated.ruling.facets, question);
            assert!(!line.ruled.is_empty(), "{question:?}");
            assert!(line.by.is_some(), "{question:?}");
        }
    });
}

#[test]
fn ok_the_ruling_names_times_and_pieces() {
    let variant = rook_first();
    let adjudicated = AdjudicatedIncident::of(&variant.incident).unwrap();
    let ruling_text =
        RulingText { language: Language::Italian, variant: &variant, adjudicated: &adjudicated };
    let facets = &adjudicated.ruling.facets;
    assert_eq!(
        ruling_text.ruled(facets, Question::Obligation).ruled,
        "Una mossa legale con la Torre in h1"
    );
    assert!(ruling_text.ruled(facets, Question::Clocks).ruled.contains("Nero 1:32:00 (+2:00)"));
}

#[test]
fn ok_another_reading_is_told_by_its_differences() {
    check(|ruling_text| {
        let facets = &ruling_text.adjudicated.ruling.facets;
        let answer =
            Answer { classification: Some(Classification::Irregular), ..Answer::default() };
        assert_eq!(ruling_text.differing(facets, facets, &answer), []);
        for reading in ruling_text.adjudicated.other_readings() {
            let lines =
                ruling_text.differing(ruling_text.adjudicated.facets(reading), facets, &answer);
            let about = ruling_text.language.facet(Question::Classification);
            let line = lines.iter().find(|line| line.about == about).unwrap();
            assert!(line.is_as_answered);
        }
    });
}

#[test]
fn ok_a_wrong_answer_is_told_what_it_says() {
    check(|ruling_text| {
        let answer = Answer { classification: Some(Classification::NonMove), ..Answer::default() };
        let mark = |points| [Mark { question: Question::Classification, points }];
        let facets = &ruling_text.adjudicated.ruling.facets;
        assert_eq!(ruling_text.meanings(facets, &answer, &mark(0)).len(), 1);
        assert_eq!(ruling_text.meanings(facets, &answer, &mark(100)), []);
    });
}

#[test]
fn ok_the_remedies_of_an_old_code_are_told_with_their_moves() {
    let mut variant = rook_first();
    variant.incident.edition = EditionId::LondonXiii;
    variant.incident.acts = [
        ActKind::touches(Square::D2),
        ActKind::places(Square::D2, Square::E4),
        ActKind::Releases { square: Square::E4 },
    ]
    .map(|kind| Act::by(Color::White, kind))
    .to_vec();
    variant.incident.acts.push(Act::by(Color::Black, ActKind::Claims(Claim::IllegalMove)));
    let adjudicated = AdjudicatedIncident::of(&variant.incident).unwrap();
    let ruling_text =
        RulingText { language: Language::Italian, variant: &variant, adjudicated: &adjudicated };
    let lines = ruling_text.remedies(&adjudicated.ruling.facets);
    let found: Vec<_> = lines.iter().map(|line| (line.about, line.ruled.as_str())).collect();
    assert_eq!(found[0], ("Lasciarla valere", "La mossa falsa vale"));
    assert!(found[1].1.contains("Dxd7"), "{found:?}");
    assert_eq!(found[2], ("Muovere il Re", "Rd1, Re2, Rf1"));
}

#[test]
fn ok_a_ruling_beside_another_marks_what_has_changed() {
    let variant = rook_first();
    let mut unpressed = variant.clone();
    unpressed.incident.acts.pop();
    let adjudicated =
        [&variant, &unpressed].map(|one| AdjudicatedIncident::of(&one.incident).unwrap());
    for language in Language::ALL {
        let base = RulingText { language, variant: &variant, adjudicated: &adjudicated[0] };
        let now = RulingText { language, variant: &unpressed, adjudicated: &adjudicated[1] };
        let facets = adjudicated.each_ref().map(|adjudicated| &adjudicated.ruling.facets);
        let same = base.compared(facets[0], &base, facets[0]);
        assert!(same.iter().all(|compared| compared.before.is_none()));
        let changed = now.compared(facets[1], &base, facets[0]);
        let about = language.facet(Question::Count);
        let count = changed.iter().find(|compared| compared.line.about == about).unwrap();
        assert_eq!(count.before.as_deref(), Some("1"));
        // A matter left open before and not any more is listed too.
        let judgement = language.ruling().judgement();
        let fallen = changed.iter().find(|compared| compared.line.about == judgement).unwrap();
        assert_eq!(fallen.line.ruled, language.ruling().nothing());
    }
}
