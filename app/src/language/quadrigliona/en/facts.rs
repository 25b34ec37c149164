//! Facts of a match in English.

use acconcio_quadrigliona::act::{
    Agreement, Arrangement, Caps, Captaincy, Colours, Elimination, Misconduct, Moment, Need,
    Registration, RunnerFault, Saying,
};
use acconcio_quadrigliona::book::Fact;

use crate::language::quadrigliona::MatchContext;
use crate::language::{Language, capitalised};

const EN: Language = Language::English;

pub(in crate::language) fn fact(fact: &Fact, context: &MatchContext<'_>) -> String {
    let a = |role| capitalised(&EN.a_role(role));
    match fact {
        Fact::RulesAreSilent => "The rules say nothing of it.".into(),
        Fact::NothingToCorrect => "Nothing calls for the arbiter.".into(),
        Fact::Pressed(act) => format!("{} pressed the clock.", context.doer(EN, *act)),
        Fact::NotPressed => "The clock has not been pressed.".into(),
        Fact::PressedBy(person, _) => {
            format!("It was {} who pressed the clock.", EN.somebody_within(*person))
        }
        Fact::Played(played) => format!("The board shows a legal move: {}.", EN.tandem(*played)),
        Fact::BoardShows(breach) => EN.breach(*breach),
        Fact::PutOnOccupiedSquare(square) => format!("On {square} another piece was standing."),
        Fact::PawnPutOnEndRank(square) => {
            format!("A pawn was put on {square}, on the first or the last rank.")
        }
        Fact::KingLeftInCheck { king, by } => {
            format!("The king on {king} stands attacked from {by}.")
        }
        Fact::NotInReserve(role) => format!("No {} lay in the reserve.", EN.role(*role)),
        Fact::StillOnItsWay(role) => {
            format!("{} had not been delivered yet.", capitalised(&EN.the_role(*role)))
        }
        Fact::NotNamed(square) => format!("The pawn on {square} was not named."),
        Fact::Named(role, square) => {
            format!("The pawn on {square} was named {}.", EN.a_role(*role))
        }
        Fact::RookFromReserve(square) => format!("The rook on {square} came from the reserve."),
        Fact::RookMovedFirst(_) => "The rook was moved before the king.".into(),
        Fact::BoardUnchanged => "The board is as it was when the turn began.".into(),
        Fact::TakenBack => "The board was changed in this turn and put back.".into(),
        Fact::SeveralBegun(pieces) => format!("{pieces} pieces were in motion at once."),
        Fact::OnlyTouched => "Touching a piece binds nobody here.".into(),
        Fact::Captured(role) => format!("{} was captured.", a(*role)),
        Fact::CapturedCountedAs(role) => {
            format!("What was captured counted as {}; of wood it is a pawn.", EN.a_role(*role))
        }
        Fact::PawnPutOnStart(square) => format!("A pawn was put on {square}, where pawns start."),
        Fact::CheckByContact(square) => format!("The check comes from {square}, next to the king."),
        Fact::CheckByKnight(square) => format!("The check comes from the knight on {square}."),
        Fact::DoubleCheck(one, other) => {
            format!("The check comes from two pieces, on {one} and on {other}.")
        }
        Fact::NothingCanParry => {
            "Whatever piece could arrive, on no square would it parry the check.".into()
        }
        Fact::DropWouldParry(role, square) => {
            format!("{} put on {square} would parry the check.", a(*role))
        }
        Fact::CheckCanBeMet(played) => {
            format!("The check can be met on the board: {}.", EN.tandem(*played))
        }
        Fact::NotInCheck => "The king is not attacked.".into(),
        Fact::NoMoveOnBoard => "No piece on the board can be moved.".into(),
        Fact::CouldArrive(role) => format!("{} could still arrive.", a(*role)),
        Fact::NothingCanArrive => {
            "No piece lies in the reserve, and none can arrive any more.".into()
        }
        Fact::CanMove(played) => format!("A move can be made: {}.", EN.tandem(*played)),
        Fact::FlagFell(seat, _) => format!("The flag of {} is down.", EN.player_on_within(*seat)),
        Fact::FlagUp(seat) => format!("The flag of {} is up.", EN.player_on_within(*seat)),
        Fact::BothDown(table) => format!("On {} both flags are down.", EN.table_within(*table)),
        Fact::CouldNotMate(seat) => {
            format!("{} could not mate with what he has.", EN.player_on(*seat))
        }
        Fact::ClaimedInTime(act) => format!("{} claimed in time.", context.doer(EN, *act)),
        Fact::ClaimedAfterOwnMove(act) => {
            format!("{} claimed after making his own move.", context.doer(EN, *act))
        }
        Fact::NoStanding(person, _) => {
            format!("{} has no right to this claim.", EN.somebody(*person))
        }
        Fact::ClaimedAlone(act) => format!(
            "{} acted alone; his partner did not stop the other clock with him.",
            context.doer(EN, *act)
        ),
        Fact::ClaimedTogether(_) => "Both members agreed and stopped both clocks at once.".into(),
        Fact::NobodyClaimed => "Nobody entitled to it has claimed.".into(),
        Fact::OpponentReplied => "The opponent had already replied.".into(),
        Fact::BothAgreed => "Both players agreed to put it right.".into(),
        Fact::ArbiterSaw => "The arbiter saw it.".into(),
        Fact::ArbiterDidNotSee => "The arbiter did not see it.".into(),
        Fact::OffenceNumber(seat, number) => {
            format!("It is illegal move number {number} by {}.", EN.player_on_within(*seat))
        }
        Fact::RunnerErred(team, fault, times) => {
            let fault = runner_fault(*fault);
            format!("{} {fault}{}.", EN.runner(*team), times_in_words(*times))
        }
        Fact::FellElsewhere(_) => "The piece fell on a board, not on the runner’s way.".into(),
        Fact::TimeRunsOut(seat) => {
            format!("{} had less time left than is taken.", EN.player_on(*seat))
        }
        Fact::CarriedAtOnce(team, pieces) => {
            format!("{} carried {pieces} pieces at once.", EN.runner(*team))
        }
        Fact::HandedOver(role) => {
            format!("{} was handed over after the press.", capitalised(&EN.the_role(*role)))
        }
        Fact::HandedOverTooEarly(role) => {
            format!("{} was handed over before the press.", capitalised(&EN.the_role(*role)))
        }
        Fact::Delivered(role, seat) => {
            format!("{} lies in the reserve of {}.", a(*role), EN.player_on_within(*seat))
        }
        Fact::Arisen(table, times) => format!(
            "On {} the position has occurred {}.",
            EN.table_within(*table),
            occurrences(*times)
        ),
        Fact::Counted(number) => format!("It was counted aloud up to {number}."),
        Fact::NotCounted => "The repetitions were not counted aloud.".into(),
        Fact::DropBetween => {
            "Between the occurrences a piece of the reserve was put on the board.".into()
        }
        Fact::ReservesDiffer => "The reserves were not the same each time.".into(),
        Fact::Misbehaved(misconduct, act) => {
            format!("{} {}.", context.doer(EN, *act), misbehaved(*misconduct))
        }
        Fact::Repeatedly(team, times) => {
            format!("It is violation number {times} by {}.", EN.team_within(*team))
        }
        Fact::Said(person, saying) => format!("{} {}.", EN.somebody(*person), said(*saying)),
        Fact::InOpponentsTurn(act) => {
            format!("{} acted in his opponent’s turn.", context.doer(EN, *act))
        }
        Fact::OnAnothersBoard(person, _) => {
            format!("{} acted at a board that is not his.", EN.somebody(*person))
        }
        Fact::ArrangedOwnReserve => "The player only arranged his own reserve.".into(),
        Fact::Waits(seat) => format!("{} waits, and his clock runs.", EN.player_on(*seat)),
        Fact::BeganAlone(table, 0) => format!("Only {} has begun.", EN.table_within(*table)),
        Fact::BeganAlone(table, seconds) => format!(
            "{} began {} before the other.",
            capitalised(EN.table_within(*table)),
            EN.spoken_clock(*seconds)
        ),
        Fact::BeganTogether => "Both boards began together.".into(),
        Fact::ClockShowed(seat, seconds) => {
            format!("The clock of {} began at {}.", EN.player_on_within(*seat), EN.clock(*seconds))
        }
        Fact::SetUp(fault) => format!("{}.", EN.set_up_fault(*fault)),
        Fact::MovesCompleted(moves) => {
            format!("Moves completed by each player so far: {moves}.")
        }
        Fact::Ended(table, _) => {
            format!("The game on {} has ended.", EN.table_within(*table))
        }
        Fact::OtherUnfinished(table) => {
            format!("The game on {} has not ended.", EN.table_within(*table))
        }
        Fact::EndedTogether => "Both games ended at the same moment.".into(),
        Fact::CaptureWouldMate(role, square) => {
            format!("{} put on {square} mates at once on the other board.", a(*role))
        }
        Fact::MatchOver => "The match was over before.".into(),
        Fact::ByBothMembers(team) => {
            format!("Both members of {} agreed.", EN.team_within(*team))
        }
        Fact::ByOneMember(seat) => format!("{} acted without his partner.", EN.player_on(*seat)),
        Fact::ByCaptain(team) => format!(
            "The captain of {} acted; he does not stand for its members.",
            EN.team_within(*team)
        ),
        Fact::Declined(team) => format!("{} did not accept.", capitalised(EN.team_within(*team))),
        Fact::NoOffer => "There is no offer to be answered.".into(),
        Fact::Resigned(seat) => format!("{} resigned.", EN.player_on(*seat)),
        Fact::AloneUnbeaten(team) => {
            format!("{} alone has played and is unbeaten.", capitalised(EN.team_within(*team)))
        }
        Fact::NoTeamAloneUnbeaten => {
            "It is not so that one team alone has played and is unbeaten.".into()
        }
        Fact::Arranged(arrangement) => arranged(*arrangement),
    }
}

pub(super) fn runner_fault(fault: RunnerFault) -> &'static str {
    match fault {
        RunnerFault::DropsPiece => "drops a piece",
        RunnerFault::TouchesHoop => "touches a hoop",
        RunnerFault::StepsOnBoard => "steps onto a board",
        RunnerFault::TouchesClock => "touches a clock",
    }
}

fn times_in_words(times: u8) -> String {
    if times == 1 { String::new() } else { format!(", {times} times") }
}

fn occurrences(times: u8) -> String {
    if times == 1 { "once".into() } else { format!("{times} times") }
}

pub(super) fn misbehaved(misconduct: Misconduct) -> &'static str {
    match misconduct {
        Misconduct::HidesReserve => "keeps the reserve out of the opponents’ sight",
        Misconduct::BlocksView => "gets between the opponent and the board",
        Misconduct::Offends => "offends the opponents",
        Misconduct::Noise => "makes more noise than need be",
    }
}

pub(super) fn said(saying: Saying) -> &'static str {
    match saying {
        Saying::SuggestsMove => "suggests a move",
        Saying::AsksToWait => "asks to wait with the move",
        Saying::AsksForAdvice => "asks for a suggestion",
    }
}

pub(super) fn arranged(arrangement: Arrangement) -> String {
    match arrangement {
        Arrangement::Registers { when, before, places } => {
            let when = match when {
                Registration::ByTheDayBefore => "registers by the day before",
                Registration::OnTheDay => "registers on the day",
            };
            format!("{when}; teams before it: {before}, places: {places}.")
        }
        Arrangement::ArrivesLate { agreed: Agreement::Agreed } => {
            "arrives late, as agreed with the organisers.".into()
        }
        Arrangement::ArrivesLate { agreed: Agreement::NotAgreed } => {
            "arrives late, without having agreed it.".into()
        }
        Arrangement::LinesUp { players, runners, colours, captain, caps } => {
            let colours = match colours {
                Colours::OneOfEach => "one White and one Black",
                Colours::TheSame => "both with the same colour",
            };
            let captain = match captain {
                Captaincy::Named => "a captain named",
                Captaincy::NotNamed => "no captain named",
            };
            let caps = match caps {
                Caps::Distinct => "caps that tell the teams apart",
                Caps::Alike => "caps like those of the others",
            };
            format!(
                "lines up; players: {players}, {colours}; runners: {runners}; {captain}; {caps}."
            )
        }
        Arrangement::Substitutes { when: Moment::BetweenGames } => {
            "exchanges two members between two games.".into()
        }
        Arrangement::Substitutes { when: Moment::DuringGame } => {
            "exchanges two members during a game.".into()
        }
        Arrangement::Hires { players, from, need } => {
            let from = match from {
                Elimination::Eliminated => "a team already eliminated",
                Elimination::StillIn => "a team still in the event",
            };
            let need = match need {
                Need::Short => "it is short of players",
                Need::Complete => "it is complete without",
            };
            format!("hires from {from}, {players} in all; {need}.")
        }
    }
}
