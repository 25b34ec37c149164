//! Tests that every text exists in every quoted language, and says what it has to say.

mod acts;
mod claims;
mod exam;
mod games;
mod laws;
mod occurrences;
mod practice;
mod quadrigliona;
mod whatif;

use acconcio_adjudication::disputed_points::{DisputedPoint, Holder, Side};
use acconcio_adjudication::ruling::{
    ClaimWindow, Claimant, Classification, Cutoff, Duty, Measure, Outcome, Point, Reinstatement,
    RemedyOpen,
};
use acconcio_training::grading::Question;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Piece, Position, Role, Square};

use super::{Agreement, BeforeTheTurn, Language, with_progress};
use crate::replay::piece_state::PieceState;

/// The languages whose texts the tests quote.
pub(super) const QUOTED: [Language; 2] = [Language::English, Language::Italian];

/// Checks that the text exists in every language, is not that of English, and has no placeholder left.
fn check(say: impl Fn(Language) -> String) {
    let english = say(Language::English);
    for said in Language::ALL.map(&say) {
        assert!(!said.trim().is_empty(), "empty beside {english:?}");
        let untidy = ["  ", "{", "}", " .", "..", "None"];
        assert!(!untidy.iter().any(|mark| said.contains(mark)), "untidy: {said:?}");
        let is_calm = !said.contains('!') || said.contains('¡');
        assert!(is_calm, "an exclamation: {said:?}");
    }
    assert_ne!(english, say(Language::Italian), "the same in two languages");
}

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

const CASTLING: &str = "r3k2r/pppqpppp/8/8/8/8/PPPQPPPP/R3K2R w KQkq - 0 1";

#[test]
fn ok_languages_are_found_by_their_tags() {
    assert_eq!(Language::from_tag("it-CH"), Some(Language::Italian));
    assert_eq!(Language::from_tag("en_GB"), Some(Language::English));
    assert_eq!(Language::from_tag("IT"), Some(Language::Italian));
    assert_eq!(Language::from_tag("fr"), None);
    assert_eq!(Language::from_tag(""), None);
}

#[test]
fn ok_numbers_have_the_separators_of_the_language() {
    let check = |number: u64, expected: [&str; 3]| {
        let languages = [Language::English, Language::Italian, Language::Spanish];
        assert_eq!(languages.map(|language| language.grouped(number)), expected);
        let counted = languages.map(|language| language.counts().incidents(number));
        for (counted, expected) in counted.iter().zip(expected) {
            assert!(counted.starts_with(&format!("{expected} ")), "{counted}");
        }
    };
    check(999, ["999"; 3]);
    check(1000, ["1,000", "1.000", "1000"]);
    check(9999, ["9,999", "9.999", "9999"]);
    check(10_000, ["10,000", "10.000", "10\u{202f}000"]);
    check(1_234_567, ["1,234,567", "1.234.567", "1\u{202f}234\u{202f}567"]);
    assert_eq!(Language::English.incidents_found(241, 1572), "241 incidents in 1,572 variants");
    // What is no quantity is shown as it is.
    assert_eq!(Language::English.claims().line_of_file(1572.to_string()), "Line 1572");
}

#[test]
fn ok_only_a_language_in_progress_has_its_percentage() {
    assert_eq!(with_progress("Français", 82), "Français (82\u{a0}%)");
    assert_eq!(with_progress("Français", 99), "Français (99\u{a0}%)");
    assert_eq!(with_progress("Français", 100), "Français");
    for language in Language::ALL {
        let is_whole = language.translated() == 100;
        assert_eq!(language.offered_name() == language.name(), is_whole);
        assert_eq!(language.progress_mark().is_none(), is_whole);
    }
}

#[test]
fn ok_moves_have_the_letters_of_the_language() {
    let check = |fen: &str, is: &dyn Fn(&Move) -> bool, english: &str, italian: &str| {
        let position = position(fen);
        let played = position.legal_moves().into_iter().find(is).unwrap();
        let said = QUOTED.map(|language| language.san(&position, played));
        assert_eq!(said, [english, italian]);
    };
    let castles = |side| move |played: &Move| played.castling_side() == Some(side);
    check(CASTLING, &castles(CastlingSide::KingSide), "O-O", "0-0");
    check(CASTLING, &castles(CastlingSide::QueenSide), "O-O-O", "0-0-0");
    let takes = |played: &Move| played.to() == Square::D7 && played.is_capture();
    check(CASTLING, &takes, "Qxd7+", "Dxd7+");
    let promotes = |played: &Move| played.promotion() == Some(Role::Knight);
    check("8/P6k/8/8/8/8/8/K7 w - - 0 1", &promotes, "a8=N", "a8=C");
    let check_back = |played: &Move| played.to() == Square::A8;
    check("7k/8/8/8/8/8/8/RK6 w - - 0 1", &check_back, "Ra8+", "Ta8+");
}

#[test]
fn ok_squares_are_spoken_with_piece_and_hand() {
    let pawn = Piece { color: Color::White, role: Role::Pawn };
    let rook = Piece { color: Color::Black, role: Role::Rook };
    let said = |piece, states: &[PieceState]| {
        QUOTED.map(|l| l.square_name(Square::E4, piece, states.iter().copied()))
    };
    assert_eq!(said(Some(pawn), &[]), ["e4, white pawn", "e4, pedone bianco"]);
    assert_eq!(
        said(Some(pawn), &[PieceState::Held(Color::White)]),
        ["e4, white pawn, held by White", "e4, pedone bianco, in mano al Bianco"]
    );
    assert_eq!(
        said(Some(rook), &[PieceState::Touched(Color::Black)]),
        ["e4, black rook, touched by Black", "e4, Torre nera, toccata dal Nero"]
    );
    assert_eq!(
        said(Some(pawn), &[PieceState::Brushed(Color::Black)]),
        [
            "e4, white pawn, accidentally brushed by Black",
            "e4, pedone bianco, sfiorato accidentalmente dal Nero"
        ]
    );
    assert_eq!(
        said(Some(rook), &[PieceState::UpsideDown, PieceState::Displaced(Square::E5)]),
        [
            "e4, black rook, upside down, displaced from e5",
            "e4, Torre nera, capovolta, spostata accidentalmente da e5",
        ]
    );
    check(|language| language.square_name(Square::E4, None, None));
}

#[test]
fn ok_times_are_told_as_clocks_show_them() {
    let clock = |seconds| Language::English.clock(seconds);
    assert_eq!([clock(0), clock(59), clock(60), clock(3599)], ["0:00", "0:59", "1:00", "59:59"]);
    assert_eq!([clock(3600), clock(5370)], ["1:00:00", "1:29:30"]);
    assert_eq!(Language::Italian.time_step(120), "+2:00");
    assert_eq!(Language::Italian.time_step(-30), "−0:30");
    assert_eq!(Language::Italian.spoken_clock(3661), "1 ora 1 minuto 1 secondo");
    assert_eq!(Language::English.spoken_clock(0), "0 seconds");
}

#[test]
fn ok_disputed_points_and_holders_have_words() {
    let disputed = [
        Point::DisputedTouch { act: 0 },
        Point::PresumedTouch { act: 0 },
        Point::UnknownOrder { act: 0 },
        Point::QuickplayFinding { act: 0 },
    ];
    for point in DisputedPoint::ALL.into_iter().map(Point::Law).chain(disputed) {
        check(|language| language.point(point).to_owned());
        for side in [Side::First, Side::Second] {
            check(|language| language.point_side(point, side).to_owned());
        }
    }
    let holders = [
        Holder::Letter,
        Holder::Proposal(4),
        Holder::Gijssen,
        Holder::ArbitersManual,
        Holder::Practice,
        Holder::EuropeanCouncil,
        Holder::Players,
        Holder::FideInterpretation,
        Holder::AppealsCommittee2019,
        Holder::VariationI,
    ];
    for holder in holders {
        check(|language| language.holder(holder));
    }
    let holders = [Holder::Slide(17), Holder::FindingOfFact];
    check(|language| language.marked_by(&holders));
    for agreement in [Agreement::Full, Agreement::Partial] {
        check(|language| language.under_another_reading(agreement).to_owned());
    }
}

#[test]
fn ok_questions_and_duties_have_words() {
    for question in Question::ALL {
        check(|language| language.question(question, Color::Black));
        check(|language| language.facet(question).to_owned());
    }
    let start = position(CASTLING);
    let before =
        BeforeTheTurn { player: Color::White, board: start.board(), position: Some(&start) };
    let castling = start.legal_moves().into_iter().find(|m| m.is_castle()).unwrap();
    let duties = [
        Duty::Move(Square::D2),
        Duty::Capture(Square::D7),
        Duty::CaptureWith { own: Square::D2, opponent: Square::D7 },
        Duty::Castle(CastlingSide::KingSide),
        Duty::MoveKing(Square::E1),
        Duty::Stands(castling),
        Duty::PromoteOn(Square::E8),
        Duty::PromoteTo(Role::Queen, Square::E8),
        Duty::MoveOneOf(Square::E1, Square::D2),
        Duty::Free,
        Duty::OpponentChooses,
        Duty::PlayAnnounced(castling),
    ];
    for duty in duties {
        check(|language| language.duty(duty, before));
    }
    let measures = [
        Measure::Warning,
        Measure::LossOfGame,
        Measure::Fine,
        Measure::Exclusion,
        Measure::Expulsion,
    ];
    for measure in measures {
        check(|language| language.measure(measure).to_owned());
    }
    for remedy in laws::REMEDIES {
        check(|language| language.remedy_label(remedy).to_owned());
        let none = RemedyOpen { remedy, moves: Vec::new() };
        check(|language| language.remedy_moves(&none, Some(&start)));
        let castling = RemedyOpen { remedy, moves: vec![castling] };
        check(|language| language.remedy_moves(&castling, Some(&start)));
    }
    assert_eq!(Language::Italian.points(450, 600), "4,5 su 6");
    assert_eq!(Language::English.points(600, 600), "6 of 6");
}

/// Checks the name and the meaning of an option, in every quoted language.
fn check_option(text: impl Fn(Language) -> super::OptionText) {
    check(|language| text(language).label.into_owned());
    check(|language| text(language).meaning.to_owned());
}

#[test]
fn ok_the_special_answers_have_words() {
    let classifications = [
        Classification::WrongSetUp,
        Classification::Displaced,
        Classification::OutOfTurn,
        Classification::FlagFallen,
        Classification::Misconduct,
        Classification::CorrectClaim,
        Classification::RefusedClaim,
        Classification::DrawnByItself,
        Classification::LateArrival,
        Classification::FaultySealedMove,
    ];
    for classification in classifications {
        check_option(|language| language.classification(classification));
    }
    let boards = [
        Reinstatement::PawnBecomesQueen(Square::E8),
        Reinstatement::LastIdentifiable(2),
        Reinstatement::PiecesPutRight,
        Reinstatement::BeforeTheAct(2),
        Reinstatement::TransferredToRightBoard,
        Reinstatement::NewGame,
    ];
    for board in boards {
        check_option(|language| language.reinstatement(board));
    }
    check_option(|language| language.outcome(Outcome::PlayedAgain));
    // On the strip, acts are numbered from one.
    assert_eq!(
        Language::English.reinstatement(Reinstatement::BeforeTheAct(2)).label,
        "The position before action 3"
    );
}

#[test]
fn ok_every_window_has_words() {
    let cutoffs =
        [Cutoff::PieceTouched, Cutoff::OwnMoveMade, Cutoff::LastMoves(10), Cutoff::GameEnds];
    for claimant in [Claimant::Opponent, Claimant::Anyone] {
        for until in cutoffs {
            check(|language| language.window(ClaimWindow { claimant, until }));
        }
    }
}
