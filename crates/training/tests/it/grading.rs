//! The grading of answers under another reading, which may be about another turn.

use acconcio_adjudication::Adjudication;
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::grading::{Question, grades, model_answer};
use shakmaty::Color;

use crate::incident_text::incident;

const CASTLE: &str = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 12";

/// White castles with both hands and does not press; Black touches the king and plays the queen, and White
/// claims. Whether two hands are an illegal move before the press decides on whose turn is ruled.
#[test]
fn ok_illegal_moves_are_those_of_the_player_whom_the_reading_is_about() {
    let acts = "w e1, w h1, w 2e1-g1, w .g1, w 2h1-f1, w .f1, b e8, b d7, b d7-d6, b .d6, w ?t";
    let mut disputed =
        Incident { edition: EditionId::E2017, ..incident(CASTLE, Regime::Standard, acts) };
    disputed.illegal_moves.black = 1;
    let Adjudication { reconstruction, ruling } = Adjudication::of(&disputed).expect("ruled");
    assert_eq!((ruling.subject.player, ruling.facets.counts.is_some()), (Color::White, true));
    let (place, other) = ruling
        .readings
        .iter()
        .enumerate()
        .find(|(_, reading)| reading.subject.player == Color::Black)
        .expect("a reading about Black");
    assert_eq!(other.facets.counts, None);
    assert_eq!(model_answer(&reconstruction, &ruling, &ruling.facets).count, Some(1));

    let answer = model_answer(&reconstruction, &ruling, &other.facets);
    assert_eq!(answer.count, Some(1), "the one that stood against Black already");
    disputed.illegal_moves.black = 0;
    let Adjudication { reconstruction, ruling } = Adjudication::of(&disputed).expect("ruled");
    let none = model_answer(&reconstruction, &ruling, &ruling.readings[place].facets);
    assert_eq!(none.count, Some(0), "none stands against Black, whatever stands against White");
    let grade = &grades(&reconstruction, &ruling, &none)[place + 1];
    let mark = grade.marks.iter().find(|mark| mark.question == Question::Count);
    assert_eq!(mark.map(|mark| mark.points), Some(100));
}
