//! The facts of a ruling on a match, in the form that `rule` prints.

use acconcio_notation::castling_side_word;
use acconcio_quadrigliona::act::Arrangement;
use acconcio_quadrigliona::book::Fact;
use acconcio_scenario_files::words::serialised;
use shakmaty::CastlingMode;

use crate::rule::phrase::{Move, Phrase, value};

/// Returns the printed form of a fact: a table with one line for each.
pub fn phrase_of(fact: &Fact) -> Phrase {
    match fact {
        Fact::RulesAreSilent => value("rules-are-silent"),
        Fact::NothingToCorrect => value("nothing-to-correct"),
        Fact::Pressed(act) => value("pressed").act(*act),
        Fact::NotPressed => value("not-pressed"),
        Fact::PressedBy(person, act) => value("pressed-by").person(person.name()).act(*act),
        Fact::Played(played) => value("played").played(plain(*played)),
        Fact::BoardShows(breach) => value("board-shows").breach(*breach),
        Fact::PutOnOccupiedSquare(square) => value("put-on-occupied-square").on(&[*square]),
        Fact::PawnPutOnEndRank(square) => value("pawn-put-on-end-rank").on(&[*square]),
        Fact::KingLeftInCheck { king, by } => value("king-left-in-check").on(&[*king, *by]),
        Fact::NotInReserve(piece) => value("not-in-reserve").piece(*piece),
        Fact::StillOnItsWay(piece) => value("still-on-its-way").piece(*piece),
        Fact::NotNamed(square) => value("not-named").on(&[*square]),
        Fact::Named(piece, square) => value("named").piece(*piece).on(&[*square]),
        Fact::RookFromReserve(square) => value("rook-from-reserve").on(&[*square]),
        Fact::RookMovedFirst(side) => value("rook-moved-first").word(castling_side_word(*side)),
        Fact::BoardUnchanged => value("board-unchanged"),
        Fact::TakenBack => value("taken-back"),
        Fact::SeveralBegun(number) => value("several-begun").number(*number),
        Fact::OnlyTouched => value("only-touched"),
        Fact::Captured(piece) => value("captured").piece(*piece),
        Fact::CapturedCountedAs(piece) => value("captured-counted-as").piece(*piece),
        Fact::PawnPutOnStart(square) => value("pawn-put-on-start").on(&[*square]),
        Fact::CheckByContact(square) => value("check-by-contact").on(&[*square]),
        Fact::CheckByKnight(square) => value("check-by-knight").on(&[*square]),
        Fact::DoubleCheck(square, other) => value("double-check").on(&[*square, *other]),
        Fact::NothingCanParry => value("nothing-can-parry"),
        Fact::DropWouldParry(piece, square) => {
            value("drop-would-parry").piece(*piece).on(&[*square])
        }
        Fact::CheckCanBeMet(played) => value("check-can-be-met").played(plain(*played)),
        Fact::NotInCheck => value("not-in-check"),
        Fact::NoMoveOnBoard => value("no-move-on-board"),
        Fact::CouldArrive(piece) => value("could-arrive").piece(*piece),
        Fact::NothingCanArrive => value("nothing-can-arrive"),
        Fact::CanMove(played) => value("can-move").played(plain(*played)),
        Fact::FlagFell(player, act) => value("flag-fell").person(player.name()).act(*act),
        Fact::FlagUp(player) => value("flag-up").person(player.name()),
        Fact::BothDown(table) => value("both-down").table(table),
        Fact::CouldNotMate(player) => value("could-not-mate").person(player.name()),
        Fact::ClaimedInTime(act) => value("claimed-in-time").act(*act),
        Fact::ClaimedAfterOwnMove(act) => value("claimed-after-own-move").act(*act),
        Fact::NoStanding(person, act) => value("no-standing").person(person.name()).act(*act),
        Fact::ClaimedAlone(act) => value("claimed-alone").act(*act),
        Fact::ClaimedTogether(act) => value("claimed-together").act(*act),
        Fact::NobodyClaimed => value("nobody-claimed"),
        Fact::OpponentReplied => value("opponent-replied"),
        Fact::BothAgreed => value("both-agreed"),
        Fact::ArbiterSaw => value("arbiter-saw"),
        Fact::ArbiterDidNotSee => value("arbiter-did-not-see"),
        Fact::OffenceNumber(player, number) => {
            value("offence-number").person(player.name()).number(*number)
        }
        Fact::RunnerErred(team, word, number) => {
            value("runner-erred").team(team).word(serialised(word)).number(*number)
        }
        Fact::FellElsewhere(act) => value("fell-elsewhere").act(*act),
        Fact::TimeRunsOut(player) => value("time-runs-out").person(player.name()),
        Fact::CarriedAtOnce(team, number) => value("carried-at-once").team(team).number(*number),
        Fact::HandedOver(piece) => value("handed-over").piece(*piece),
        Fact::HandedOverTooEarly(piece) => value("handed-over-too-early").piece(*piece),
        Fact::Delivered(piece, player) => value("delivered").piece(*piece).person(player.name()),
        Fact::Arisen(table, number) => value("arisen").table(table).number(*number),
        Fact::Counted(number) => value("counted").number(*number),
        Fact::NotCounted => value("not-counted"),
        Fact::DropBetween => value("drop-between"),
        Fact::ReservesDiffer => value("reserves-differ"),
        Fact::Misbehaved(word, act) => value("misbehaved").word(serialised(word)).act(*act),
        Fact::Repeatedly(team, number) => value("repeatedly").team(team).number(*number),
        Fact::Said(person, word) => value("said").person(person.name()).word(serialised(word)),
        Fact::InOpponentsTurn(act) => value("in-opponents-turn").act(*act),
        Fact::OnAnothersBoard(person, act) => {
            value("on-anothers-board").person(person.name()).act(*act)
        }
        Fact::ArrangedOwnReserve => value("arranged-own-reserve"),
        Fact::Waits(player) => value("waits").person(player.name()),
        Fact::BeganAlone(table, number) => value("began-alone").table(table).number(*number),
        Fact::BeganTogether => value("began-together"),
        Fact::ClockShowed(player, number) => {
            value("clock-showed").person(player.name()).number(*number)
        }
        Fact::SetUp(word) => value("set-up").word(serialised(word)),
        Fact::MovesCompleted(number) => value("moves-completed").number(*number),
        Fact::Ended(table, act) => value("ended").table(table).act(*act),
        Fact::OtherUnfinished(table) => value("other-unfinished").table(table),
        Fact::EndedTogether => value("ended-together"),
        Fact::CaptureWouldMate(piece, square) => {
            value("capture-would-mate").piece(*piece).on(&[*square])
        }
        Fact::MatchOver => value("match-over"),
        Fact::ByBothMembers(team) => value("by-both-members").team(team),
        Fact::ByOneMember(player) => value("by-one-member").person(player.name()),
        Fact::ByCaptain(team) => value("by-captain").team(team),
        Fact::Declined(team) => value("declined").team(team),
        Fact::NoOffer => value("no-offer"),
        Fact::Resigned(player) => value("resigned").person(player.name()),
        Fact::AloneUnbeaten(team) => value("alone-unbeaten").team(team),
        Fact::NoTeamAloneUnbeaten => value("no-team-alone-unbeaten"),
        Fact::Arranged(what) => value("arranged").word(arrangement(what)),
    }
}

/// Returns a move as `e7e8q`, castling as `e1g1`, a piece put on the board as `N@f3`.
fn plain(played: shakmaty::Move) -> Move {
    Move::Plain(played.to_uci(CastlingMode::Standard).to_string())
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
