//! Tests of the texts on a game and its occurrences.

use acconcio_adjudication::game_record::{Difference, Holder};
use acconcio_adjudication::laws::Arisen;
use shakmaty::{Board, CastlingSide, Color};

use super::check;
use crate::features::incident::occurrences::occurrence::{Finding, Last, Point};
use crate::language::Language;

const RIGHT: Difference = Difference::Castling {
    color: Color::Black,
    side: CastlingSide::KingSide,
    held: Holder::Earlier,
};

#[test]
fn ok_an_occurrence_is_told_with_its_reason() {
    let alike = Finding::LooksAlike(vec![RIGHT]);
    for finding in [&Finding::Counts(2), &alike, &Finding::Another] {
        check(|language| language.finding(finding));
    }
    assert_eq!(
        Language::English.finding(&alike),
        "It looks the same but does not count: Black still had the right to castle O-O."
    );
    assert_eq!(
        Language::Italian.finding(&alike),
        "Sembra la stessa, ma non conta: il Nero aveva ancora il diritto all’arrocco 0-0."
    );
    check(|language| language.difference(RIGHT));
}

#[test]
fn ok_occurrences_are_counted_position_by_position() {
    assert_eq!(Language::English.count_of_position(1, 2), "Position B: 1, 2");
    assert_eq!(Language::Italian.count_of_position(0, 1), "Posizione A: 1");
    assert_eq!(Language::English.place_in_count(1, 2), "B2");
    for count in 1..=3 {
        for last in [Last::Stood, Last::Announced] {
            check(|language| language.counted_of(count, 3, last));
        }
        check(|language| language.occurrence_number(count));
    }
    for point in Point::ALL {
        check(|language| language.point_compared(point).to_owned());
    }
}

#[test]
fn ok_an_occurrence_says_when_it_was_taken_and_what_it_shows() {
    let arisen = Arisen { ply: 9, after: Some((5, Color::White)) };
    assert_eq!(Language::English.taken_at(arisen), "After White’s move 5");
    assert_eq!(Language::Italian.taken_at(arisen), "Dopo la mossa 5 del Bianco");
    check(|language| language.discard_occurrence(arisen));
    for color in Color::ALL {
        check(|language| language.to_move(color));
        check(|language| language.written_by(color, "e5"));
    }
    check(|language| language.men(&Board::new()));
    assert!(Language::English.men(&Board::new()).starts_with("White: rook a1, knight b1"));
}
