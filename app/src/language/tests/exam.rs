//! Tests of the texts on exams and printed sheets.

use acconcio_adjudication::incident::{Game, Incident, PerPlayer, Regime};
use acconcio_training::exam::{
    BlueprintError, KnockOut, Marking, PaperVariant, PassMark, Preset, Tally, Why,
};
use shakmaty::fen::Fen;

use super::check;
use crate::features::exam::attempt::Warning;
use crate::language::{Given, Language};

#[test]
fn ok_everything_about_an_exam_is_said() {
    for preset in Preset::ALL {
        check(|language| language.known_exam(preset).to_owned());
        check(|language| language.known_exam_limits(preset).to_owned());
    }
    for error in KnockOut::ALL {
        check(|language| language.knock_out_hit(3, error));
    }
    for why in [Why::Unknown, Why::Changed, Why::NotRuled] {
        check(|language| language.misfit(2, why));
    }
    for error in [
        BlueprintError::Empty,
        BlueprintError::TooMany { asked: 120 },
        BlueprintError::Minutes(0),
        BlueprintError::Percent(101),
        BlueprintError::NothingCounts,
    ] {
        check(|language| language.blueprint_error(error));
    }
    for warning in [Warning::FiveMinutes, Warning::OneMinute] {
        check(|language| language.exam_warning(warning).to_owned());
    }
    for count in [0, 1, 2usize] {
        check(|language| language.exam().unanswered(count));
        check(|language| language.exam().incidents_to_choose_from(count));
        check(|language| language.exam().extent(count, count as u64));
    }
    for given in [Given::Wholly, Given::InPart, Given::Nothing] {
        check(|language| language.exam_entry(4, given, true));
    }
    for pass in [PassMark::Percent(80), PassMark::Marks(24)] {
        check(|language| language.pass_mark(pass));
    }
    for marking in [Marking::PerItem, Marking::default()] {
        check(|language| language.marking(&marking).to_owned());
    }
    check(|language| language.exam().drawn_short(1usize, 30usize, 12usize));
    check(|language| language.exam_paper(PaperVariant::B));
}

#[test]
fn ok_points_are_exact() {
    let tally = Tally { points: 2350, out_of: 3000 };
    let said = super::QUOTED.map(|language| language.reached(tally, 2400));
    assert_eq!(said, ["Marks: 23.5 of 30; needed: 24", "Punti: 23,5 su 30; necessari: 24"]);
}

#[test]
fn ok_an_incident_is_worded_from_its_facts() {
    let mut incident = Incident::initial(Regime::Standard);
    incident.illegal_moves = PerPlayer { white: 1, black: 0 };
    let [english, italian] = super::QUOTED.map(|language| {
        let lines = language.circumstances(&incident).into_iter();
        lines.map(|(about, fact)| format!("{about}: {fact}")).collect::<Vec<_>>()
    });
    assert_eq!(
        english,
        [
            "Laws in force: Laws of 1 July 2009 · Standard play",
            "Clocks: White 1:30:00, Black 1:30:00; increment 30 seconds",
            "Completed illegal moves so far: White 1, Black 0",
            "To move: White",
        ]
    );
    assert_eq!(italian.len(), english.len());
    assert_eq!(italian[3], "Ha il tratto: Bianco");
}

#[test]
fn ok_it_is_told_where_castling_is_lost_though_the_board_does_not_show_it() {
    let check = |fen: &str, expected: &[&str]| {
        let mut incident = Incident::initial(Regime::Standard);
        incident.start = fen.parse::<Fen>().unwrap().into_setup();
        let fact = Language::English.known_before(&incident).into_iter();
        assert_eq!(fact.map(|(_, fact)| fact).collect::<Vec<_>>(), expected);
        incident.game = Game::Chess960;
        assert_eq!(Language::English.known_before(&incident), []);
    };
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &[]);
    check("r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1", &["White O-O-O, Black O-O-O"]);
    // The board shows it: king or rook are on other squares.
    check("r4k1r/8/8/8/8/8/8/1R2K1R1 w - - 0 1", &[]);
}
