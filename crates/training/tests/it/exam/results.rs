//! Result files: read back as written, and every change detected.

use std::sync::LazyLock;

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::ruling::{Classification, Outcome, Reinstatement, Trigger};
use acconcio_notation::{move_from_word, move_word};
use acconcio_training::exam::{
    Attempt, Integrity, LinkError, PaperVariant, ResultError, ResultFile,
};
use acconcio_training::grading::{Answer, Play, model_answer};
use proptest::prelude::*;
use shakmaty::{Color, Move, Role, Square};

use super::paper;

/// The text of a result.
static WRITTEN: LazyLock<String> = LazyLock::new(|| result().text());

fn result() -> ResultFile {
    let paper = paper(6, 2026, PaperVariant::B);
    let mut attempt = Attempt::begun(6, 1_760_000_000_000, 25);
    for (place, (given, item)) in attempt.given.iter_mut().zip(&paper.items).enumerate() {
        given.answer = model_answer(&item.reconstruction, &item.ruling, &item.ruling.facets);
        given.seconds = 40 + u32::try_from(place).expect("few");
        given.is_flagged = place == 2;
    }
    let attempt = attempt.handed_in(paper.blueprint(), 1_760_000_900_000);
    ResultFile {
        paper: paper.link.text(), candidate: "Ágnes “Bó” O’Hara".to_owned(), attempt
    }
}

#[test]
fn ok_a_result_is_read_back() {
    let result = result();
    let (read, link, integrity) = ResultFile::read(&result.text()).expect("a result");
    assert_eq!((read, integrity), (result.clone(), Integrity::Whole));
    assert_eq!(link.paper_variant, PaperVariant::B);
    let reflowed: String = result.text().lines().map(str::trim_start).collect();
    let read = ResultFile::read(&format!("\u{feff}{reflowed}\r\n"));
    assert_eq!(read.map(|(_, _, integrity)| integrity), Ok(Integrity::Whole), "as before");
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
    let text = result().text();
    let check = |text: &str, error: ResultError| {
        assert_eq!(ResultFile::read(text).expect_err("no result"), error);
    };
    check("", ResultError::NotJson { line: 1 });
    check("{\n\"format\": ", ResultError::NotJson { line: 2 });
    check("[]", ResultError::OtherContent);
    check("{\"format\":\"acconcio-course\",\"version\":1}", ResultError::OtherContent);
    check(
        &text.replace("\"version\": 1", "\"version\": 2"),
        ResultError::OtherVersion { found: 2 },
    );
    check(&text.replace("\"seconds\"", "\"second\""), ResultError::OtherContent);
    let cut = &text[..text.len() / 2];
    assert!(matches!(ResultFile::read(cut), Err(ResultError::NotJson { .. })));
    let ResultFile { paper, candidate, mut attempt } = result();
    let damaged = ResultFile { paper: paper[1..].to_owned(), candidate, attempt: attempt.clone() };
    check(&damaged.text(), ResultError::Paper(LinkError::Damaged));
    attempt.given.pop();
    let short = ResultFile { attempt, ..result() };
    check(&short.text(), ResultError::OtherLength { items: 6, given: 5 });
}

proptest! {
    #[test]
    fn ok_a_letter_changed_is_refused(at in any::<prop::sample::Index>(), sign in "[a-z0-9]") {
        let text = WRITTEN.as_str();
        let places: Vec<usize> = text
            .char_indices()
            .filter(|(_, old)| old.is_ascii_alphanumeric())
            .map(|(place, _)| place)
            .collect();
        let at = places[at.index(places.len())];
        prop_assume!(text[at..=at] != sign);
        let changed = format!("{}{sign}{}", &text[..at], &text[at + 1..]);
        let read = ResultFile::read(&changed);
        let is_refused = !matches!(read, Ok((_, _, Integrity::Whole)));
        prop_assert!(is_refused, "{}", changed);
    }

    #[test]
    fn ok_any_text_is_read_without_a_panic(text in "\\PC{0,200}") {
        prop_assert!(ResultFile::read(&text).is_err());
    }
}
