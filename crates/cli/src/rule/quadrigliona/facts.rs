//! The facts of a ruling on a match, as `rule` prints them.

use acconcio_core::movement::Breach;
use acconcio_core::notation::role_word;
use acconcio_core::quadrigliona::Person;
use acconcio_core::quadrigliona::act::Arrangement;
use acconcio_core::quadrigliona::book::Fact;
use acconcio_scenario_files::words::serialised;
use shakmaty::{CastlingMode, Move};

use super::told::{Told, said};
use crate::rule::{facts, words};

/// A fact as it is printed. One line for each: a table.
pub fn fact(fact: &Fact) -> Told {
    match fact {
        Fact::RulesAreSilent => said("rules-are-silent"),
        Fact::NothingToCorrect => said("nothing-to-correct"),
        Fact::Pressed(act) => Told { act: Some(act + 1), ..said("pressed") },
        Fact::NotPressed => said("not-pressed"),
        Fact::PressedBy(person, act) => {
            Told { person: Some(person.name()), act: Some(act + 1), ..said("pressed-by") }
        }
        Fact::Played(played) => Told { played: Some(move_word(*played)), ..said("played") },
        Fact::BoardShows(breach) => broken("board-shows", *breach),
        Fact::PutOnOccupiedSquare(square) => {
            Told { squares: vec![square.to_string()], ..said("put-on-occupied-square") }
        }
        Fact::PawnPutOnEndRank(square) => {
            Told { squares: vec![square.to_string()], ..said("pawn-put-on-end-rank") }
        }
        Fact::KingLeftInCheck { king, by } => {
            Told { squares: vec![king.to_string(), by.to_string()], ..said("king-left-in-check") }
        }
        Fact::NotInReserve(piece) => {
            Told { piece: Some(role_word(*piece)), ..said("not-in-reserve") }
        }
        Fact::StillOnItsWay(piece) => {
            Told { piece: Some(role_word(*piece)), ..said("still-on-its-way") }
        }
        Fact::NotNamed(square) => Told { squares: vec![square.to_string()], ..said("not-named") },
        Fact::Named(piece, square) => Told {
            piece: Some(role_word(*piece)),
            squares: vec![square.to_string()],
            ..said("named")
        },
        Fact::RookFromReserve(square) => {
            Told { squares: vec![square.to_string()], ..said("rook-from-reserve") }
        }
        Fact::RookMovedFirst(side) => {
            Told { word: Some(words::castling_side(*side).to_owned()), ..said("rook-moved-first") }
        }
        Fact::BoardUnchanged => said("board-unchanged"),
        Fact::TakenBack => said("taken-back"),
        Fact::SeveralBegun(number) => {
            Told { number: Some(*number as u64), ..said("several-begun") }
        }
        Fact::OnlyTouched => said("only-touched"),
        Fact::Captured(piece) => Told { piece: Some(role_word(*piece)), ..said("captured") },
        Fact::CapturedCountedAs(piece) => {
            Told { piece: Some(role_word(*piece)), ..said("captured-counted-as") }
        }
        Fact::PawnPutOnStart(square) => {
            Told { squares: vec![square.to_string()], ..said("pawn-put-on-start") }
        }
        Fact::CheckByContact(square) => {
            Told { squares: vec![square.to_string()], ..said("check-by-contact") }
        }
        Fact::CheckByKnight(square) => {
            Told { squares: vec![square.to_string()], ..said("check-by-knight") }
        }
        Fact::DoubleCheck(square, other) => {
            Told { squares: vec![square.to_string(), other.to_string()], ..said("double-check") }
        }
        Fact::NothingCanParry => said("nothing-can-parry"),
        Fact::DropWouldParry(piece, square) => Told {
            piece: Some(role_word(*piece)),
            squares: vec![square.to_string()],
            ..said("drop-would-parry")
        },
        Fact::CheckCanBeMet(played) => {
            Told { played: Some(move_word(*played)), ..said("check-can-be-met") }
        }
        Fact::NotInCheck => said("not-in-check"),
        Fact::NoMoveOnBoard => said("no-move-on-board"),
        Fact::CouldArrive(piece) => Told { piece: Some(role_word(*piece)), ..said("could-arrive") },
        Fact::NothingCanArrive => said("nothing-can-arrive"),
        Fact::CanMove(played) => Told { played: Some(move_word(*played)), ..said("can-move") },
        Fact::FlagFell(player, act) => Told {
            person: Some(Person::Player(*player).name()),
            act: Some(act + 1),
            ..said("flag-fell")
        },
        Fact::FlagUp(player) => {
            Told { person: Some(Person::Player(*player).name()), ..said("flag-up") }
        }
        Fact::BothDown(table) => Told { table: Some(serialised(table)), ..said("both-down") },
        Fact::CouldNotMate(player) => {
            Told { person: Some(Person::Player(*player).name()), ..said("could-not-mate") }
        }
        Fact::ClaimedInTime(act) => Told { act: Some(act + 1), ..said("claimed-in-time") },
        Fact::ClaimedAfterOwnMove(act) => {
            Told { act: Some(act + 1), ..said("claimed-after-own-move") }
        }
        Fact::NoStanding(person, act) => {
            Told { person: Some(person.name()), act: Some(act + 1), ..said("no-standing") }
        }
        Fact::ClaimedAlone(act) => Told { act: Some(act + 1), ..said("claimed-alone") },
        Fact::ClaimedTogether(act) => Told { act: Some(act + 1), ..said("claimed-together") },
        Fact::NobodyClaimed => said("nobody-claimed"),
        Fact::OpponentReplied => said("opponent-replied"),
        Fact::BothAgreed => said("both-agreed"),
        Fact::ArbiterSaw => said("arbiter-saw"),
        Fact::ArbiterDidNotSee => said("arbiter-did-not-see"),
        Fact::OffenceNumber(player, number) => Told {
            person: Some(Person::Player(*player).name()),
            number: Some(u64::from(*number)),
            ..said("offence-number")
        },
        Fact::RunnerErred(team, word, number) => Told {
            team: Some(serialised(team)),
            word: Some(serialised(word)),
            number: Some(u64::from(*number)),
            ..said("runner-erred")
        },
        Fact::FellElsewhere(act) => Told { act: Some(act + 1), ..said("fell-elsewhere") },
        Fact::TimeRunsOut(player) => {
            Told { person: Some(Person::Player(*player).name()), ..said("time-runs-out") }
        }
        Fact::CarriedAtOnce(team, number) => Told {
            team: Some(serialised(team)),
            number: Some(*number as u64),
            ..said("carried-at-once")
        },
        Fact::HandedOver(piece) => Told { piece: Some(role_word(*piece)), ..said("handed-over") },
        Fact::HandedOverTooEarly(piece) => {
            Told { piece: Some(role_word(*piece)), ..said("handed-over-too-early") }
        }
        Fact::Delivered(piece, player) => Told {
            piece: Some(role_word(*piece)),
            person: Some(Person::Player(*player).name()),
            ..said("delivered")
        },
        Fact::Arisen(table, number) => Told {
            table: Some(serialised(table)),
            number: Some(u64::from(*number)),
            ..said("arisen")
        },
        Fact::Counted(number) => Told { number: Some(u64::from(*number)), ..said("counted") },
        Fact::NotCounted => said("not-counted"),
        Fact::DropBetween => said("drop-between"),
        Fact::ReservesDiffer => said("reserves-differ"),
        Fact::Misbehaved(word, act) => {
            Told { word: Some(serialised(word)), act: Some(act + 1), ..said("misbehaved") }
        }
        Fact::Repeatedly(team, number) => Told {
            team: Some(serialised(team)),
            number: Some(u64::from(*number)),
            ..said("repeatedly")
        },
        Fact::Said(person, word) => {
            Told { person: Some(person.name()), word: Some(serialised(word)), ..said("said") }
        }
        Fact::InOpponentsTurn(act) => Told { act: Some(act + 1), ..said("in-opponents-turn") },
        Fact::OnAnothersBoard(person, act) => {
            Told { person: Some(person.name()), act: Some(act + 1), ..said("on-anothers-board") }
        }
        Fact::ArrangedOwnReserve => said("arranged-own-reserve"),
        Fact::Waits(player) => {
            Told { person: Some(Person::Player(*player).name()), ..said("waits") }
        }
        Fact::BeganAlone(table, number) => Told {
            table: Some(serialised(table)),
            number: Some(u64::from(*number)),
            ..said("began-alone")
        },
        Fact::BeganTogether => said("began-together"),
        Fact::ClockShowed(player, number) => Told {
            person: Some(Person::Player(*player).name()),
            number: Some(u64::from(*number)),
            ..said("clock-showed")
        },
        Fact::SetUp(word) => Told { word: Some(serialised(word)), ..said("set-up") },
        Fact::MovesCompleted(number) => {
            Told { number: Some(u64::from(*number)), ..said("moves-completed") }
        }
        Fact::Ended(table, act) => {
            Told { table: Some(serialised(table)), act: Some(act + 1), ..said("ended") }
        }
        Fact::OtherUnfinished(table) => {
            Told { table: Some(serialised(table)), ..said("other-unfinished") }
        }
        Fact::EndedTogether => said("ended-together"),
        Fact::CaptureWouldMate(piece, square) => Told {
            piece: Some(role_word(*piece)),
            squares: vec![square.to_string()],
            ..said("capture-would-mate")
        },
        Fact::MatchOver => said("match-over"),
        Fact::ByBothMembers(team) => {
            Told { team: Some(serialised(team)), ..said("by-both-members") }
        }
        Fact::ByOneMember(player) => {
            Told { person: Some(Person::Player(*player).name()), ..said("by-one-member") }
        }
        Fact::ByCaptain(team) => Told { team: Some(serialised(team)), ..said("by-captain") },
        Fact::Declined(team) => Told { team: Some(serialised(team)), ..said("declined") },
        Fact::NoOffer => said("no-offer"),
        Fact::Resigned(player) => {
            Told { person: Some(Person::Player(*player).name()), ..said("resigned") }
        }
        Fact::AloneUnbeaten(team) => {
            Told { team: Some(serialised(team)), ..said("alone-unbeaten") }
        }
        Fact::NoTeamAloneUnbeaten => said("no-team-alone-unbeaten"),
        Fact::Arranged(what) => {
            Told { word: Some(arrangement(what).to_owned()), ..said("arranged") }
        }
    }
}

fn broken(value: &'static str, breach: Breach) -> Told {
    let of = facts::breach(breach);
    let (word, piece, squares) = (of.word, of.piece, of.squares);
    Told { word, piece, squares, ..said(value) }
}

/// A move as `e7e8q`, castling as `e1g1`, a piece put on the board as `N@f3`.
fn move_word(played: Move) -> String {
    played.to_uci(CastlingMode::Standard).to_string()
}

const fn arrangement(arrangement: &Arrangement) -> &'static str {
    match arrangement {
        Arrangement::Registers { .. } => "registers",
        Arrangement::ArrivesLate { .. } => "arrives-late",
        Arrangement::LinesUp { .. } => "lines-up",
        Arrangement::Substitutes { .. } => "substitutes",
        Arrangement::Hires { .. } => "hires",
    }
}
