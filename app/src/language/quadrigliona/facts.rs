//! Facts of a match.

use acconcio_quadrigliona::act::{
    Agreement, Arrangement, Caps, Captaincy, Colours, Elimination, Misconduct, Moment, Need,
    Registration, RunnerFault, Saying,
};
use acconcio_quadrigliona::book::Fact;

use crate::language::Language;
use crate::language::quadrigliona::MatchContext;

pub(super) fn fact(language: Language, fact: &Fact, context: &MatchContext<'_>) -> String {
    let words = language.match_facts();
    match fact {
        Fact::RulesAreSilent => words.rules_are_silent().to_owned(),
        Fact::NothingToCorrect => words.nothing_to_correct().to_owned(),
        Fact::Pressed(act) => words.pressed(context.person(*act)),
        Fact::NotPressed => words.not_pressed().to_owned(),
        Fact::PressedBy(person, _) => words.pressed_by(person),
        Fact::Played(played) => words.played(language.tandem(*played)),
        Fact::BoardShows(breach) => language.breach(*breach),
        Fact::PutOnOccupiedSquare(square) => words.put_on_occupied_square(square),
        Fact::PawnPutOnEndRank(square) => words.pawn_put_on_end_rank(square),
        Fact::KingLeftInCheck { king, by } => words.king_left_in_check(king, by),
        Fact::NotInReserve(role) => words.not_in_reserve(role),
        Fact::StillOnItsWay(role) => words.still_on_its_way(role),
        Fact::NotNamed(square) => words.not_named(square),
        Fact::Named(role, square) => words.named(square, role),
        Fact::RookFromReserve(square) => words.rook_from_reserve(square),
        Fact::RookMovedFirst(_) => words.rook_moved_first().to_owned(),
        Fact::BoardUnchanged => words.board_unchanged().to_owned(),
        Fact::TakenBack => words.taken_back().to_owned(),
        Fact::SeveralBegun(pieces) => words.several_begun(pieces),
        Fact::OnlyTouched => words.only_touched().to_owned(),
        Fact::Captured(role) => words.captured(role),
        Fact::CapturedCountedAs(role) => words.captured_counted_as(role),
        Fact::PawnPutOnStart(square) => words.pawn_put_on_start(square),
        Fact::CheckByContact(square) => words.check_by_contact(square),
        Fact::CheckByKnight(square) => words.check_by_knight(square),
        Fact::DoubleCheck(one, other) => words.double_check(one, other),
        Fact::NothingCanParry => words.nothing_can_parry().to_owned(),
        Fact::DropWouldParry(role, square) => words.drop_would_parry(role, square),
        Fact::CheckCanBeMet(played) => words.check_can_be_met(language.tandem(*played)),
        Fact::NotInCheck => words.not_in_check().to_owned(),
        Fact::NoMoveOnBoard => words.no_move_on_board().to_owned(),
        Fact::CouldArrive(role) => words.could_arrive(role),
        Fact::NothingCanArrive => words.nothing_can_arrive().to_owned(),
        Fact::CanMove(played) => words.can_move(language.tandem(*played)),
        Fact::FlagFell(seat, _) => words.flag_fell(seat),
        Fact::FlagUp(seat) => words.flag_up(seat),
        Fact::BothDown(table) => words.both_down(table),
        Fact::CouldNotMate(seat) => words.could_not_mate(seat),
        Fact::ClaimedInTime(act) => words.claimed_in_time(context.person(*act)),
        Fact::ClaimedAfterOwnMove(act) => words.claimed_after_own_move(context.person(*act)),
        Fact::NoStanding(person, _) => words.no_standing(person),
        Fact::ClaimedAlone(act) => words.claimed_alone(context.person(*act)),
        Fact::ClaimedTogether(_) => words.claimed_together().to_owned(),
        Fact::NobodyClaimed => words.nobody_claimed().to_owned(),
        Fact::OpponentReplied => words.opponent_replied().to_owned(),
        Fact::BothAgreed => words.both_agreed().to_owned(),
        Fact::ArbiterSaw => words.arbiter_saw().to_owned(),
        Fact::ArbiterDidNotSee => words.arbiter_did_not_see().to_owned(),
        Fact::OffenceNumber(seat, number) => words.offence_number(number, seat),
        Fact::RunnerErred(team, fault, times) => {
            words.runner_erred(team, runner_fault(language, *fault), times)
        }
        Fact::FellElsewhere(_) => words.fell_elsewhere().to_owned(),
        Fact::TimeRunsOut(seat) => words.time_runs_out(seat),
        Fact::CarriedAtOnce(team, pieces) => words.carried_at_once(team, pieces),
        Fact::HandedOver(role) => words.handed_over(role),
        Fact::HandedOverTooEarly(role) => words.handed_over_too_early(role),
        Fact::Delivered(role, seat) => words.delivered(role, seat),
        Fact::Arisen(table, times) => words.arisen(table, times),
        Fact::Counted(number) => words.counted(number),
        Fact::NotCounted => words.not_counted().to_owned(),
        Fact::DropBetween => words.drop_between().to_owned(),
        Fact::ReservesDiffer => words.reserves_differ().to_owned(),
        Fact::Misbehaved(misconduct, act) => {
            words.misbehaved(context.person(*act), misbehaved(language, *misconduct))
        }
        Fact::Repeatedly(team, times) => words.repeatedly(times, team),
        Fact::Said(person, saying) => words.said(person, said(language, *saying)),
        Fact::InOpponentsTurn(act) => words.in_opponents_turn(context.person(*act)),
        Fact::OnAnothersBoard(person, _) => words.on_anothers_board(person),
        Fact::ArrangedOwnReserve => words.arranged_own_reserve().to_owned(),
        Fact::Waits(seat) => words.waits(seat),
        Fact::BeganAlone(table, 0) => words.began_alone_from_zero(table),
        Fact::BeganAlone(table, seconds) => {
            words.began_alone(table, language.spoken_clock(*seconds))
        }
        Fact::BeganTogether => words.began_together().to_owned(),
        Fact::ClockShowed(seat, seconds) => words.clock_showed(seat, language.clock(*seconds)),
        Fact::SetUp(fault) => words.set_up(language.set_up_fault(*fault)),
        Fact::MovesCompleted(moves) => words.moves_completed(moves),
        Fact::Ended(table, _) => words.ended(table),
        Fact::OtherUnfinished(table) => words.other_unfinished(table),
        Fact::EndedTogether => words.ended_together().to_owned(),
        Fact::CaptureWouldMate(role, square) => words.capture_would_mate(role, square),
        Fact::MatchOver => words.match_over().to_owned(),
        Fact::ByBothMembers(team) => words.by_both_members(team),
        Fact::ByOneMember(seat) => words.by_one_member(seat),
        Fact::ByCaptain(team) => words.by_captain(team),
        Fact::Declined(team) => words.declined(team),
        Fact::NoOffer => words.no_offer().to_owned(),
        Fact::Resigned(seat) => words.resigned(seat),
        Fact::AloneUnbeaten(team) => words.alone_unbeaten(team),
        Fact::NoTeamAloneUnbeaten => words.no_team_alone_unbeaten().to_owned(),
        Fact::Arranged(arrangement) => arranged(language, *arrangement),
    }
}

pub(super) fn runner_fault(language: Language, fault: RunnerFault) -> &'static str {
    let words = language.match_facts();

    match fault {
        RunnerFault::DropsPiece => words.runner_drops_piece(),
        RunnerFault::TouchesHoop => words.runner_touches_hoop(),
        RunnerFault::StepsOnBoard => words.runner_steps_on_board(),
        RunnerFault::TouchesClock => words.runner_touches_clock(),
    }
}

pub(super) fn misbehaved(language: Language, misconduct: Misconduct) -> &'static str {
    let words = language.match_facts();

    match misconduct {
        Misconduct::HidesReserve => words.conduct_hides_reserve(),
        Misconduct::BlocksView => words.conduct_blocks_view(),
        Misconduct::Offends => words.conduct_offends(),
        Misconduct::Noise => words.conduct_noise(),
    }
}

pub(super) fn said(language: Language, saying: Saying) -> &'static str {
    let words = language.match_facts();

    match saying {
        Saying::SuggestsMove => words.saying_suggests_move(),
        Saying::AsksToWait => words.saying_asks_to_wait(),
        Saying::AsksForAdvice => words.saying_asks_for_advice(),
    }
}

pub(super) fn arranged(language: Language, arrangement: Arrangement) -> String {
    let words = language.match_facts();
    match arrangement {
        Arrangement::Registers { when: Registration::ByTheDayBefore, before, places } => {
            words.registers_by_the_day_before(before, places)
        }
        Arrangement::Registers { when: Registration::OnTheDay, before, places } => {
            words.registers_on_the_day(before, places)
        }
        Arrangement::ArrivesLate { agreed: Agreement::Agreed } => {
            words.arrives_late_agreed().to_owned()
        }
        Arrangement::ArrivesLate { agreed: Agreement::NotAgreed } => {
            words.arrives_late_not_agreed().to_owned()
        }
        Arrangement::LinesUp { players, runners, colours, captain, caps } => {
            let colours = match colours {
                Colours::OneOfEach => "each",
                Colours::TheSame => "same",
            };
            let captain = match captain {
                Captaincy::Named => "named",
                Captaincy::NotNamed => "none",
            };
            let caps = match caps {
                Caps::Distinct => "distinct",
                Caps::Alike => "alike",
            };
            words.lines_up(players, colours, runners, captain, caps)
        }
        Arrangement::Substitutes { when: Moment::BetweenGames } => {
            words.substitutes_between_games().to_owned()
        }
        Arrangement::Substitutes { when: Moment::DuringGame } => {
            words.substitutes_during_game().to_owned()
        }
        Arrangement::Hires { players, from, need } => {
            let from = match from {
                Elimination::Eliminated => "eliminated",
                Elimination::StillIn => "in",
            };
            let need = match need {
                Need::Short => "short",
                Need::Complete => "complete",
            };
            words.hires(from, players, need)
        }
    }
}
