//! Result files: read back as written, and every change detected.

use std::sync::LazyLock;

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::ruling::{Classification, Outcome, Reinstatement, Trigger};
use acconcio_notation::{move_from_word, move_word};
use acconcio_training::exam::{
    AccessCode, Attempt, ExamPaper, LinkError, NewExam, PaperKey, PaperVariant, ResultError,
    ResultFile, SealedPaper, SealedResult,
};
use acconcio_training::grading::{Answer, Play, Question, model_answer};
use proptest::prelude::*;
use shakmaty::{Color, Move, Role, Square};

use super::paper;

/// An exam, made once because its keys are derived slowly.
static EXAM: LazyLock<NewExam> = LazyLock::new(|| NewExam::of(&[42; NewExam::RANDOM]));

/// The sealed paper of a result, and the text of the result.
static WRITTEN: LazyLock<(SealedPaper, String)> = LazyLock::new(|| {
    let (paper, result) = result();
    let key = key_of(&paper);
    let opened = paper.open(&key).expect("its key");
    let text = result.sealed(&opened, [3; 32]).text();
    (paper, text)
});

fn key_of(paper: &SealedPaper) -> PaperKey {
    paper.for_lecturer(&EXAM.access).expect("a paper of the exam").0
}

fn result() -> (SealedPaper, ResultFile) {
    let paper = paper(6, 2026, PaperVariant::B);
    let mut attempt = Attempt::begun(6, 1_760_000_000_000, 25);
    for (place, (given, item)) in attempt.given.iter_mut().zip(&paper.items).enumerate() {
        given.answer = model_answer(&item.reconstruction, &item.ruling, &item.ruling.facets);
        given.seconds = 40 + u32::try_from(place).expect("few");
        given.is_flagged = place == 2;
    }
    let attempt = attempt.handed_in(paper.blueprint(), 1_760_000_900_000);
    let sealed = EXAM.seal(&"Corso “A”".into(), &paper.link, Vec::new(), [1; 12]);
    let result = ResultFile {
        paper: sealed.text(),
        candidate: "O’Hara, Ágnes “Bó”".to_owned(),
        personal: Some(EXAM.access.personal_code("Ágnes Bó O’Hara")),
        earlier: 1,
        attempt,
    };
    (sealed, result)
}

#[test]
fn ok_a_paper_tells_nothing_and_opens_with_its_codes() {
    let (sealed, _) = result();
    let text = sealed.text();
    let read = SealedPaper::read(&format!(" {text}\n")).expect("whole");
    assert_eq!(read, sealed);
    let signs = |it: char| it.is_ascii_alphanumeric() || matches!(it, '-' | '.' | '_');
    assert!(text.chars().all(signs), "{text}");
    let key = read.key_of(&EXAM.start).expect("the start code");
    let opened = read.open(&key).expect("its key");
    assert_eq!(
        (opened.head.title.as_str(), &opened.link),
        ("Corso “A”", &paper(6, 2026, PaperVariant::B).link)
    );
    assert!(
        read.key_of(&EXAM.code).is_none() && read.key_of(&EXAM.access.release_code()).is_none()
    );
    let access = read.access_of(&EXAM.code).expect("the lecturer's code");
    assert!(access == EXAM.access && access.is_of(&read));
    assert_eq!(read.for_lecturer(&access), Some((key.clone(), EXAM.start.clone())));
    assert!(read.access_of(&EXAM.start).is_none());
    // Another variant of the exam opens with the same codes, and its key opens this one.
    let twin =
        EXAM.seal(&"Corso “A”".into(), &paper(6, 2026, PaperVariant::C).link, Vec::new(), [2; 12]);
    assert_eq!(twin.key_of(&EXAM.start), Some(key.clone()));
    let other =
        NewExam::of(&[43; NewExam::RANDOM]).seal(&"".into(), &opened.link, Vec::new(), [1; 12]);
    assert_eq!(other.open(&key), Err(LinkError::Damaged));
}

#[test]
fn ok_a_name_has_one_personal_code_however_it_is_written() {
    let code = |name| EXAM.access.personal_code(name);
    assert_eq!(code("Rossi, Ada"), code(" ada  ROSSI "));
    assert_ne!(code("Rossi, Ada"), code("Rossi, Adam"));
    let release = EXAM.access.release_code();
    assert_eq!(EXAM.access.release_code(), release);
    assert_ne!(release, code(""));
}

#[test]
fn ok_a_result_opens_for_the_lecturer_alone() {
    let (_, written) = result();
    let read = SealedResult::read(&format!("\u{feff}{}\r\n", WRITTEN.1)).expect("a result");
    let (result, paper) = read.open(&EXAM.access).expect("the lecturer's");
    assert_eq!((result, paper.link.paper_variant), (written, PaperVariant::B));
    assert!(!WRITTEN.1.contains("Hara") && !WRITTEN.1.contains("trigger"), "{}", WRITTEN.1);
    let other = NewExam::of(&[43; NewExam::RANDOM]).access;
    assert_eq!(read.open(&other), Err(ResultError::OtherExam));
    assert_eq!(read.access_of(&EXAM.code), Some(EXAM.access.clone()));
    assert_eq!(read.access_of(&EXAM.start), None);
}

#[test]
fn ok_the_candidates_own_copy_opens_when_it_is_released() {
    let (sealed, _) = result();
    let paper = sealed.open(&key_of(&sealed)).expect("its key");
    let own = paper.sealed_until_release([5; 32], "answers");
    let released = |code: &AccessCode| ExamPaper::released(&sealed, code, &own);
    assert_eq!(released(&EXAM.access.release_code()).as_deref(), Some("answers"));
    assert_eq!(released(&EXAM.start), None);
}

#[test]
fn ok_every_answer_is_read_back() {
    let answers = [
        Answer::default(),
        Answer {
            trigger: Some(Trigger::OnAgreement),
            classification: Some(Classification::DrawnByItself),
            board: Some(Reinstatement::PawnBecomesQueen(Square::A8)),
            obligation: Some(Play::Piece(Square::E4)),
            clocks: Some(PerPlayer { white: 1, black: u32::MAX }),
            count: Some(2),
            result: Some(Outcome::Won(Color::Black)),
            inapplicable: [Question::Board, Question::Count].into(),
        },
        Answer { board: Some(Reinstatement::LastIdentifiable(3)), ..Answer::default() },
        Answer { obligation: Some(Play::Moves(moves())), ..Answer::default() },
        Answer { obligation: Some(Play::Moves(Vec::new())), ..Answer::default() },
        Answer {
            obligation: Some(Play::NoDuty),
            result: Some(Outcome::PlayedAgain),
            ..Answer::default()
        },
    ];
    for answer in answers {
        let text = serde_json::to_string(&answer).expect("it can be written");
        assert_eq!(serde_json::from_str::<Answer>(&text).expect(&text), answer, "{text}");
    }
}

fn moves() -> Vec<Move> {
    let normal =
        |role, from, capture, to, promotion| Move::Normal { role, from, capture, to, promotion };
    vec![
        normal(Role::Knight, Square::G1, None, Square::F3, None),
        normal(Role::Pawn, Square::E7, Some(Role::Rook), Square::D8, Some(Role::Queen)),
        normal(Role::Pawn, Square::E7, None, Square::E8, Some(Role::Knight)),
        normal(Role::King, Square::E1, Some(Role::King), Square::E2, None),
        Move::EnPassant { from: Square::E5, to: Square::D6 },
        Move::Castle { king: Square::E1, rook: Square::H1 },
        Move::Put { role: Role::Bishop, to: Square::C4 },
    ]
}

#[test]
fn ok_moves_are_words() {
    let words: Vec<String> = moves().iter().map(move_word).collect();
    let expected = ["Ng1-f3", "Pe7xRd8=Q", "Pe7-e8=N", "Ke1xKe2", "Pe5xd6ep", "Ke1&Rh1", "B@c4"];
    assert_eq!(words, expected);
    for word in ["", "e4", "Ng1f3", "ng1-f3", "Ng1-f3=", "Ng1-f9", "Pe7xd8", "Né1-f3", "K&R", "N@"]
    {
        assert_eq!(move_from_word(word), None, "{word}");
    }
}

#[test]
fn err_what_is_no_result() {
    let text = &WRITTEN.1;
    let check = |text: &str, error: ResultError| {
        assert_eq!(SealedResult::read(text).expect_err("no result"), error);
    };
    check("", ResultError::NotJson { line: 1 });
    check("{\n\"format\": ", ResultError::NotJson { line: 2 });
    check("[]", ResultError::OtherContent);
    check("{\"format\":\"acconcio-course\",\"version\":2}", ResultError::OtherContent);
    check(
        &text.replace("\"version\": 2", "\"version\": 3"),
        ResultError::OtherVersion { found: 3 },
    );
    check(&text.replace("\"sealed\"", "\"seal\""), ResultError::OtherContent);
    check(&text.replace("\"exam\": \"", "\"exam\": \"AAAA"), ResultError::Changed);
    let cut = &text[..text.len() / 2];
    assert!(matches!(SealedResult::read(cut), Err(ResultError::NotJson { .. })));
}

#[test]
fn err_a_sealed_result_that_does_not_fit_its_paper() {
    let (sealed, whole) = result();
    let paper = sealed.open(&key_of(&sealed)).expect("its key");
    let check = |result: ResultFile, error: ResultError| {
        let opened = result.sealed(&paper, [4; 32]).open(&EXAM.access);
        assert_eq!(opened.expect_err("it does not fit"), error);
    };
    let cut = ResultFile { paper: whole.paper[..90].to_owned(), ..whole.clone() };
    check(cut, ResultError::Paper(LinkError::Damaged));
    let mut short = whole;
    short.attempt.given.pop();
    check(short, ResultError::OtherLength { items: 6, given: 5 });
}

proptest! {
    #[test]
    fn ok_a_letter_changed_is_refused(at in any::<prop::sample::Index>(), sign in "[a-zA-Z0-9]") {
        let changed = |text: &str| {
            let places: Vec<usize> = text
                .char_indices()
                .filter(|(_, old)| old.is_ascii_alphanumeric())
                .map(|(place, _)| place)
                .collect();
            let at = places[at.index(places.len())];
            (text[at..=at] != sign).then(|| format!("{}{sign}{}", &text[..at], &text[at + 1..]))
        };
        if let Some(text) = changed(&WRITTEN.1) {
            let opened = SealedResult::read(&text).and_then(|it| it.open(&EXAM.access));
            prop_assert!(opened.is_err(), "{}", text);
        }
        if let Some(text) = changed(&WRITTEN.0.text()) {
            prop_assert!(SealedPaper::read(&text).is_err(), "{}", text);
        }
    }

    #[test]
    fn ok_any_text_is_read_without_a_panic(text in "\\PC{0,200}") {
        prop_assert!(SealedResult::read(&text).is_err() && SealedPaper::read(&text).is_err());
    }
}
