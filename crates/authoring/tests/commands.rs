//! Commands in words.

use acconcio_adjudication::incident::{ActKind, Hand, Person, Sight};
use acconcio_authoring::command::{
    Adverb, Command, CommandError, Meaning, Order, Verb, Vocabulary, read,
};
use shakmaty::{Role, Square};

fn words() -> Vocabulary {
    let meanings = [
        ("white", Meaning::Person(Person::White)),
        ("black", Meaning::Person(Person::Black)),
        ("lifts", Meaning::Verb(Verb::Touches)),
        ("lets go of", Meaning::Verb(Verb::Releases)),
        ("puts", Meaning::Verb(Verb::Puts)),
        ("presses", Meaning::Verb(Verb::Presses)),
        ("plays", Meaning::Verb(Verb::Plays)),
        ("queen", Meaning::Role(Role::Queen)),
        ("with the other hand", Meaning::Adverb(Adverb::OtherHand)),
        ("unseen", Meaning::Adverb(Adverb::Unseen)),
        ("the", Meaning::Filler),
        ("a", Meaning::Filler),
        ("on", Meaning::Filler),
        ("clock", Meaning::Filler),
    ];
    meanings.map(|(words, meaning)| (words.to_owned(), meaning)).into()
}

#[track_caller]
fn check(line: &str, by: Option<Person>, order: Order, (hand, sight): (Hand, Sight)) {
    assert_eq!(read(line, &words(), Hand::One), Ok(Command { by, order, hand, sight }), "{line}");
}

#[test]
fn ok_a_command_names_person_act_and_square() {
    let seen = (Hand::One, Sight::Seen);
    let touches = Order::Act(ActKind::touches(Square::E1));
    check("White lifts e1", Some(Person::White), touches.clone(), seen);
    check("lifts E1.", None, touches, seen);
    let places = ActKind::places(Square::E1, Square::G1);
    check("white puts e1 on g1", Some(Person::White), Order::Act(places), seen);
    let released = Order::Act(ActKind::Releases { square: Square::G1 });
    check("white lets go of g1", Some(Person::White), released, seen);
    check("black e7 e5", Some(Person::Black), Order::Plays(Square::E7, Square::E5), seen);
    let other = (Hand::Other, Sight::Unseen);
    let press = Order::Act(ActKind::PressesClock { hand: Hand::Other });
    check("black presses the clock with the other hand, unseen", Some(Person::Black), press, other);
}

#[test]
fn ok_the_chosen_hand_counts_where_none_is_named() {
    let hand = |line: &str, chosen| read(line, &words(), chosen).expect(line).hand;
    assert_eq!(hand("white puts e1 on g1", Hand::Other), Hand::Other);
    assert_eq!(hand("white puts e1 on g1 with the other hand", Hand::Both), Hand::Other);
}

#[test]
fn err_a_command_that_is_not_understood_says_what_is_missing() {
    let wrong = |line: &str| read(line, &words(), Hand::One).expect_err(line);
    assert_eq!(wrong("white juggles e1"), CommandError::Unknown("juggles".to_owned()));
    assert_eq!(wrong("white e1"), CommandError::NoVerb);
    assert_eq!(wrong("white lifts"), CommandError::NoSquare);
    assert_eq!(wrong("white puts a on e8"), CommandError::NoPiece);
    assert_eq!(wrong(""), CommandError::NoVerb);
}
