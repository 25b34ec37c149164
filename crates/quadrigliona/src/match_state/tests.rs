//! Acts that are physically possible, and acts that are not.

use shakmaty::{Color, Role, Square};

use super::{ActError, MatchState, Track};
use crate::act::{Act, ActKind, Origin, Person, Roles};
use crate::disputed_point::PresetReadings;
use crate::incident::{Incident, Stage, Start};
use crate::seat::{PerTable, PerTeam, Seat, Table, Team};
use acconcio_adjudication::incident::PerPlayer;

const WHITE_A: Seat = Seat { table: Table::A, color: Color::White };

fn start(fen: &str) -> Start {
    Start {
        position: fen.parse::<shakmaty::fen::Fen>().unwrap().into(),
        clocks: PerPlayer { white: 600, black: 600 },
        stage: Stage::Running,
        illegal_moves: PerPlayer::default(),
        beside: PerPlayer { white: Roles::default(), black: Roles::default() },
        set_up: None,
        score: None,
    }
}

fn match_state(fen: &str, acts: Vec<(Person, ActKind)>) -> Result<MatchState, ActError> {
    let b = start("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let acts: Vec<Act> = acts.into_iter().map(|(by, kind)| Act::by(by, kind)).collect();
    let incident = Incident {
        preset_readings: PresetReadings::default(),
        tables: PerTable { a: start(fen), b },
        history: PerTeam::default(),
        acts,
    };
    let halls = MatchState::all(&incident, &incident.acts).map_err(|(_, error)| error)?;
    Ok(halls.into_iter().last().unwrap())
}

fn places(from: Square, to: Square) -> (Person, ActKind) {
    (Person::Player(WHITE_A), ActKind::Places { from, to, table: None })
}

const PRESS: (Person, ActKind) = (Person::Player(WHITE_A), ActKind::PressesClock { of: None });

#[test]
fn ok_a_promoted_pawn_that_is_captured_is_a_pawn_of_wood() {
    let match_state =
        match_state("q~3k3/8/8/8/8/8/8/R3K3 w - - 0 1", vec![places(Square::A1, Square::A8)])
            .unwrap();
    assert_eq!(match_state.beside.at(WHITE_A).pawn, 1);
    assert_eq!(match_state.beside.at(WHITE_A).queen, 0);
    assert!(match_state.tables.a.named.is_empty());
}

#[test]
fn ok_a_name_goes_with_the_pawn_once_the_turn_is_over() {
    let named = (Person::Player(WHITE_A), ActKind::NamesPromotion(Role::Knight));
    let to_last = places(Square::A7, Square::A8);
    let back = places(Square::A8, Square::A7);
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let done = match_state(fen, vec![to_last.clone(), named.clone(), PRESS]).unwrap();
    assert_eq!(done.tables.a.named.get(&Square::A8), Some(&Role::Knight));
    assert_eq!(done.tables.a.board.role_at(Square::A8), Some(Role::Pawn));
    let undone = match_state(fen, vec![to_last.clone(), named.clone(), back]).unwrap();
    assert!(undone.tables.a.named.is_empty());
    let said_first = match_state(fen, vec![named, to_last]).unwrap();
    assert_eq!(said_first.tables.a.named.get(&Square::A8), Some(&Role::Knight));
}

#[test]
fn ok_taking_back_returns_what_was_captured_and_what_was_put() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3[N] w - - 0 1";
    let back = (Person::Player(WHITE_A), ActKind::TakesBack);
    let captured = match_state(fen, vec![places(Square::E4, Square::D5), back.clone()]).unwrap();
    assert_eq!(captured.beside.at(WHITE_A).pawn, 0);
    assert_eq!(captured.tables.a.board.color_at(Square::D5), Some(Color::Black));
    let put = (
        Person::Player(WHITE_A),
        ActKind::Puts { role: Role::Knight, square: Square::F3, from: Origin::Reserve },
    );
    assert_eq!(match_state(fen, vec![put.clone()]).unwrap().reserve.at(WHITE_A).knight, 0);
    assert_eq!(match_state(fen, vec![put, back]).unwrap().reserve.at(WHITE_A).knight, 1);
}

#[test]
fn err_what_the_partner_has_put_cannot_be_put_back() {
    let partner = Person::Player(WHITE_A.partner());
    let put = ActKind::Puts { role: Role::Knight, square: Square::F6, from: Origin::Reserve };
    let mut acts = vec![
        places(Square::E4, Square::D5),
        (partner, ActKind::Delivers { role: Role::Knight }),
        (partner, put),
        (Person::Player(WHITE_A), ActKind::TakesBack),
    ];
    let fen = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(match_state(fen, acts.clone()), Err(ActError::OnTheOtherBoard(Role::Knight)));
    acts.insert(3, (partner, ActKind::Removes { square: Square::F6 }));
    let back = match_state(fen, acts).unwrap();
    assert_eq!(back.tables.a.board.role_at(Square::D5), Some(Role::Knight));
    assert_eq!(back.reserve_in_all(WHITE_A.partner()).knight, 0);
}

#[test]
fn ok_a_runner_comes_takes_and_brings() {
    let runner = Person::Runner(Team::Red);
    let mut acts = vec![
        places(Square::E4, Square::D5),
        PRESS,
        (Person::Player(WHITE_A), ActKind::HandsOver { role: Role::Pawn }),
        (runner, ActKind::Carries { pieces: Roles(vec![Role::Pawn]) }),
    ];
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let on_the_way = match_state(fen, acts.clone()).unwrap();
    assert_eq!(on_the_way.runners.red.track, Track::OnTheWayTo(Table::B));
    assert_eq!(on_the_way.reserve_in_all(WHITE_A.partner()).pawn, 1);
    acts.push((runner, ActKind::Delivers { role: Role::Pawn }));
    let there = match_state(fen, acts).unwrap();
    assert_eq!(there.reserve.at(WHITE_A.partner()).pawn, 1);
}

#[test]
fn err_what_is_not_there_cannot_be_put_handed_over_or_carried() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let player = Person::Player(WHITE_A);
    let put = |from| ActKind::Puts { role: Role::Rook, square: Square::A1, from };
    let hand = ActKind::HandsOver { role: Role::Rook };
    let carry = ActKind::Carries { pieces: Roles(vec![Role::Rook]) };
    for (by, kind, error) in [
        (player, put(Origin::Reserve), ActError::NotInReserve(Role::Rook)),
        (player, put(Origin::OnItsWay), ActError::NotOnItsWay(Role::Rook)),
        (player, hand, ActError::NotBeside(Role::Rook)),
        (Person::Runner(Team::Red), carry.clone(), ActError::NotWithRunner(Role::Rook)),
        (player, carry, ActError::NotARunner),
        (Person::Bystander, ActKind::PressesClock { of: None }, ActError::NoClock),
    ] {
        assert_eq!(match_state(fen, vec![(by, kind)]), Err(error));
    }
}
