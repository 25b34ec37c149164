//! Tests of the texts on games of files.

use acconcio_game_files::{Fault, Tags};

use super::check;

#[test]
fn ok_a_game_is_named_by_its_players_or_its_number() {
    check(|language| language.players(&Tags::default(), 12));
    let white = Tags { white: "Verdi".to_owned(), ..Tags::default() };
    check(|language| language.players(&white, 12));
}

#[test]
fn ok_what_is_wrong_with_a_game_has_words() {
    for fault in [
        Fault::Illegal(3, "Bb6".to_owned()),
        Fault::Ambiguous(4, "Nd4".to_owned()),
        Fault::NoMove(1, "Cf3".to_owned()),
        Fault::Start("8/8".to_owned()),
        Fault::Variant("Atomic".to_owned()),
        Fault::Comment,
        Fault::Variation,
        Fault::TooLong,
        Fault::TooLarge,
        Fault::NoGame,
        Fault::NotText,
    ] {
        check(|language| language.game_fault(&fault));
    }
}
