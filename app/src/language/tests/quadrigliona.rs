//! Tests of the texts on Quadrigliona.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::incident::{Manner, Reply, Sight};
use acconcio_adjudication::ruling::{Admissibility, Cutoff};
use acconcio_quadrigliona::act::{
    Accord, Act, ActKind, Agreement, ArbiterAct, Arrangement, Caps, Captaincy, Claim, Clock,
    Clocks, Colours, Elimination, Misconduct, Moment, Need, Origin, Person, Registration, Roles,
    RunnerFault, Saying,
};
use acconcio_quadrigliona::book::{Fact, Rule, Source};
use acconcio_quadrigliona::disputed_point::{DisputedPoint, Gap, PresetReadings, Side};
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::incident::{Incident, Stage, Start};
use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};
use acconcio_quadrigliona::scenario::Topic;
use acconcio_quadrigliona::{PerTable, PerTeam, Seat, Table, Team};
use shakmaty::{CastlingSide, Color, Role, Setup, Square};

use super::check;
use crate::language::MatchContext;

const WHITE_A: Seat = Seat::ALL[0];
const BLACK_A: Seat = Seat::ALL[1];

fn match_state() -> MatchState {
    let start = || Start {
        position: Setup::initial(),
        clocks: PerPlayer { white: 900, black: 900 },
        stage: Stage::Running,
        illegal_moves: PerPlayer::default(),
        beside: PerPlayer::default(),
        set_up: None,
        score: None,
    };
    MatchState::opening(&Incident {
        preset_readings: PresetReadings::default(),
        tables: PerTable { a: start(), b: start() },
        history: PerTeam::default(),
        acts: Vec::new(),
    })
}

#[test]
fn ok_every_rule_is_told_and_cited() {
    for rule in Rule::ALL {
        check(|language| language.match_rule(rule).to_owned());
    }
    let said = |rule: Rule| super::QUOTED.map(|language| language.match_source(rule.source()));
    assert_eq!(said(Rule::NoTouchMove), ["Quadrigliona, rule 14", "Quadrigliona, regola 14"]);
    let claim = said(Rule::IllegalMoveOnClaim);
    assert!(matches!(Rule::IllegalMoveOnClaim.source(), Source::Fide(_)));
    assert!(claim.iter().all(|said| said.starts_with("FIDE 2009, ")), "{claim:?}");
}

#[test]
fn ok_every_open_point_has_two_sides_and_a_reason() {
    for disputed_point in DisputedPoint::ALL {
        check(|language| language.match_disputed_point(disputed_point).question.to_owned());
        check(|language| language.match_disputed_point(disputed_point).why.to_owned());
        for side in [Side::First, Side::Second] {
            check(|language| language.match_disputed_point(disputed_point).side(side).to_owned());
        }
    }
    for gap in [
        Gap::SectionTwo,
        Gap::NoteInRuleFourteen,
        Gap::RuleSixteen,
        Gap::ArticleTwelveTwo,
        Gap::BlitzOfFifteenMinutes,
        Gap::Captain,
        Gap::TieBreakOrder,
        Gap::FaultsWithoutPenalty,
    ] {
        check(|language| language.match_gap(gap).join(" "));
    }
}

#[test]
fn ok_every_answer_is_worded() {
    for question in Question::ALL {
        check(|language| language.match_question(question).to_owned());
        check(|language| language.match_facet(question).to_owned());
    }
    for topic in Topic::ALL {
        check(|language| language.match_topic(topic).to_owned());
    }
    for was in [
        Classification::Legal,
        Classification::Illegal,
        Classification::NotCompleted,
        Classification::FinalMate,
        Classification::NotFinal,
        Classification::NotStalemate,
        Classification::FlagFallen,
        Classification::RunnerFault,
        Classification::Fault,
        Classification::Permitted,
        Classification::CorrectClaim,
        Classification::RefusedClaim,
        Classification::Agreed,
        Classification::Void,
        Classification::Resigned,
        Classification::MatchOver,
        Classification::Arrangement,
    ] {
        check(|language| language.match_classification(was).label.into_owned());
        check(|language| language.match_classification(was).meaning.to_owned());
    }
    for admission in [
        Admission::Heard(Admissibility::TooLate),
        Admission::TooEarly,
        Admission::NeedsBothMembers,
        Admission::NotCountedAloud,
        Admission::NotInThisGame,
        Admission::Admitted,
        Admission::Refused,
    ] {
        check(|language| language.match_admission(admission).label.into_owned());
    }
    for board in [
        Reinstatement::Keep,
        Reinstatement::BeforeTheTurn,
        Reinstatement::BeforeTheAct(3),
        Reinstatement::BothAnew,
    ] {
        check(|language| language.match_board(board).label.into_owned());
    }
    for duty in [Duty::Free, Duty::MayWait, Duty::NamePromotion(Square::A8), Duty::FinishOneMove] {
        check(|language| language.match_duty(duty).label.into_owned());
    }
    for team in Team::ALL {
        check(|language| language.match_game(GameOutcome::Won(team)));
        check(|language| language.match_outcome(Outcome::Won(team)));
        check(|language| language.match_tie_break(TieBreak::RaceOrAward(team)));
    }
    for outcome in [Outcome::Continues, Outcome::Drawn, Outcome::BeginsAnew] {
        check(|language| language.match_outcome(outcome));
    }
    for until in [Cutoff::PieceTouched, Cutoff::OwnMoveMade, Cutoff::LastMoves(2), Cutoff::GameEnds]
    {
        check(|language| language.match_window(until).to_owned());
    }
    let (table, square, role) = (Table::B, Square::C2, Role::Pawn);
    for effect in [
        PieceEffect::ToReserve { role, of: WHITE_A },
        PieceEffect::BackToCapturer { role, of: WHITE_A },
        PieceEffect::BackToStart { pieces: 2, team: Team::Red },
        PieceEffect::CountsAs { table, square, role },
        PieceEffect::NoCastlingWith { table, square },
        PieceEffect::DoubleStepFrom { table, square },
        PieceEffect::Occurred { table, times: 4 },
    ] {
        check(|language| language.match_effect(effect));
    }
}

fn kinds() -> Vec<ActKind> {
    let (alone, both) = (Accord::Alone, Accord::WithPartner);
    let role = Role::Knight;
    let mut kinds = vec![
        ActKind::Touches { square: Square::E1, manner: Manner::Deliberate, table: None },
        ActKind::Touches { square: Square::E1, manner: Manner::Accidental, table: Some(Table::B) },
        ActKind::Touches { square: Square::E1, manner: Manner::Disputed, table: None },
        ActKind::Places { from: Square::E2, to: Square::E4, table: None },
        ActKind::Places { from: Square::D1, to: Square::D7, table: None },
        ActKind::Removes { square: Square::D7 },
        ActKind::Puts { role, square: Square::F3, from: Origin::Reserve },
        ActKind::Puts { role, square: Square::F3, from: Origin::OnItsWay },
        ActKind::Puts { role, square: Square::F3, from: Origin::Nowhere },
        ActKind::TakesBack,
        ActKind::NamesPromotion(Role::Queen),
        ActKind::CountsAloud(2),
        ActKind::PressesClock { of: None },
        ActKind::PressesClock { of: Some(Clock { table: Table::B, color: Color::White }) },
        ActKind::StopsClocks { which: Clocks::OwnBoard, accord: alone },
        ActKind::StopsClocks { which: Clocks::BothBoards, accord: alone },
        ActKind::StopsClocks { which: Clocks::OwnBoard, accord: both },
        ActKind::StopsClocks { which: Clocks::BothBoards, accord: both },
        ActKind::StartsGame { table: Table::A },
        ActKind::OffersDraw { accord: both },
        ActKind::AnswersDraw { reply: Reply::Accepts, accord: alone },
        ActKind::AnswersDraw { reply: Reply::Declines, accord: both },
        ActKind::Resigns,
        ActKind::FlagFalls,
        ActKind::Notices,
        ActKind::Consents,
        ActKind::Waits,
        ActKind::Says(Saying::SuggestsMove),
        ActKind::Says(Saying::AsksToWait),
        ActKind::Says(Saying::AsksForAdvice),
        ActKind::HandsOver { role },
        ActKind::Carries { pieces: Roles(vec![role, Role::Pawn]) },
        ActKind::Carries { pieces: Roles::default() },
        ActKind::Delivers { role },
        ActKind::Decides(ArbiterAct::StepsIn),
        ActKind::Decides(ArbiterAct::Warns),
        ActKind::Decides(ArbiterAct::Reinstates { table: Table::B }),
        ActKind::Decides(ArbiterAct::LetsPlayGoOn),
        ActKind::Decides(ArbiterAct::BreaksTie),
    ];
    kinds.extend(claims().map(|what| ActKind::Claims { what, accord: both }));
    kinds.extend(FAULTS.map(ActKind::Errs));
    kinds.extend(MISCONDUCTS.map(ActKind::Misbehaves));
    kinds.extend(arrangements().into_iter().map(ActKind::Arranges));
    kinds
}

const FAULTS: [RunnerFault; 4] = [
    RunnerFault::DropsPiece,
    RunnerFault::TouchesHoop,
    RunnerFault::StepsOnBoard,
    RunnerFault::TouchesClock,
];

const MISCONDUCTS: [Misconduct; 4] =
    [Misconduct::HidesReserve, Misconduct::BlocksView, Misconduct::Offends, Misconduct::Noise];

fn claims() -> impl Iterator<Item = Claim> {
    [
        Claim::IllegalMove,
        Claim::TouchMove,
        Claim::FlagFall,
        Claim::Checkmate,
        Claim::Stalemate,
        Claim::NoMatingMaterial,
        Claim::Repetition,
        Claim::QuickplayFinish,
        Claim::WrongSetUp,
        Claim::Misconduct,
        Claim::RunnerFault,
        Claim::SimultaneousEnd,
        Claim::Dispute,
    ]
    .into_iter()
}

fn arrangements() -> Vec<Arrangement> {
    vec![
        Arrangement::Registers { when: Registration::OnTheDay, before: 8, places: 8 },
        Arrangement::Registers { when: Registration::ByTheDayBefore, before: 7, places: 8 },
        Arrangement::ArrivesLate { agreed: Agreement::Agreed },
        Arrangement::ArrivesLate { agreed: Agreement::NotAgreed },
        Arrangement::LinesUp {
            players: 2,
            runners: 1,
            colours: Colours::OneOfEach,
            captain: Captaincy::Named,
            caps: Caps::Distinct,
        },
        Arrangement::LinesUp {
            players: 2,
            runners: 0,
            colours: Colours::TheSame,
            captain: Captaincy::NotNamed,
            caps: Caps::Alike,
        },
        Arrangement::Substitutes { when: Moment::BetweenGames },
        Arrangement::Substitutes { when: Moment::DuringGame },
        Arrangement::Hires { players: 1, from: Elimination::Eliminated, need: Need::Short },
        Arrangement::Hires { players: 2, from: Elimination::StillIn, need: Need::Complete },
    ]
}

#[test]
fn ok_every_act_of_a_match_is_a_sentence() {
    let before = match_state();
    for kind in kinds() {
        for who in [Person::Player(WHITE_A), Person::Runner(Team::Blue), Person::Arbiter] {
            for sight in [Sight::Seen, Sight::Unseen] {
                let act = Act { sight, ..Act::by(who, kind.clone()) };
                check(|language| language.match_sentence(&act, &before));
            }
        }
        check(|language| format!("{} {}", language.code(), language.match_label(&kind)));
        let said = super::QUOTED.map(|language| language.match_speech(&kind));
        assert_eq!(said[0].is_some(), said[1].is_some(), "{kind:?}");
    }
}

#[test]
fn ok_pieces_are_named_as_they_stand() {
    let act = Act::by(WHITE_A, ActKind::Places { from: Square::D1, to: Square::D7, table: None });
    let said = super::QUOTED.map(|language| language.match_sentence(&act, &match_state()));
    assert_eq!(
        said,
        [
            "White on A captures the black pawn on d7 with the queen on d1.",
            "Il Bianco sulla A cattura il pedone nero in d7, muovendo la Donna in d1.",
        ]
    );
}

#[test]
fn ok_every_fact_of_a_match_is_a_sentence() {
    let acts = [Act::by(BLACK_A, ActKind::Waits)];
    let context = MatchContext { acts: &acts };
    let (role, square) = (Role::Knight, Square::F3);
    let mut facts = vec![
        Fact::RulesAreSilent,
        Fact::NothingToCorrect,
        Fact::Pressed(0),
        Fact::NotPressed,
        Fact::PressedBy(Person::Runner(Team::Red), 0),
        Fact::PutOnOccupiedSquare(square),
        Fact::PawnPutOnEndRank(Square::H8),
        Fact::KingLeftInCheck { king: Square::E1, by: Square::E8 },
        Fact::NotInReserve(role),
        Fact::StillOnItsWay(role),
        Fact::NotNamed(square),
        Fact::Named(role, square),
        Fact::RookFromReserve(square),
        Fact::RookMovedFirst(CastlingSide::KingSide),
        Fact::BoardUnchanged,
        Fact::TakenBack,
        Fact::SeveralBegun(2),
        Fact::OnlyTouched,
        Fact::Captured(role),
        Fact::CapturedCountedAs(role),
        Fact::PawnPutOnStart(square),
        Fact::CheckByContact(square),
        Fact::CheckByKnight(square),
        Fact::DoubleCheck(square, Square::H3),
        Fact::NothingCanParry,
        Fact::DropWouldParry(role, square),
        Fact::NotInCheck,
        Fact::NoMoveOnBoard,
        Fact::CouldArrive(role),
        Fact::NothingCanArrive,
        Fact::FlagFell(WHITE_A, 0),
        Fact::FlagUp(WHITE_A),
        Fact::BothDown(Table::A),
        Fact::CouldNotMate(WHITE_A),
        Fact::ClaimedInTime(0),
        Fact::ClaimedAfterOwnMove(0),
        Fact::NoStanding(Person::Bystander, 0),
        Fact::ClaimedAlone(0),
        Fact::ClaimedTogether(0),
        Fact::NobodyClaimed,
        Fact::OffenceNumber(WHITE_A, 3),
        Fact::FellElsewhere(0),
        Fact::TimeRunsOut(WHITE_A),
        Fact::CarriedAtOnce(Team::Red, 2),
        Fact::HandedOver(role),
        Fact::HandedOverTooEarly(role),
        Fact::Delivered(role, WHITE_A),
        Fact::Arisen(Table::B, 4),
        Fact::Counted(3),
        Fact::NotCounted,
        Fact::DropBetween,
        Fact::ReservesDiffer,
        Fact::Repeatedly(Team::Blue, 3),
        Fact::Said(Person::Bystander, Saying::SuggestsMove),
        Fact::InOpponentsTurn(0),
        Fact::OnAnothersBoard(Person::Player(BLACK_A), 0),
        Fact::ArrangedOwnReserve,
        Fact::Waits(WHITE_A),
        Fact::BeganAlone(Table::A, 0),
        Fact::BeganAlone(Table::A, 10),
        Fact::BeganTogether,
        Fact::ClockShowed(WHITE_A, 840),
        Fact::MovesCompleted(5),
        Fact::Ended(Table::A, 0),
        Fact::OtherUnfinished(Table::B),
        Fact::EndedTogether,
        Fact::CaptureWouldMate(role, square),
        Fact::MatchOver,
        Fact::ByBothMembers(Team::Red),
        Fact::ByOneMember(WHITE_A),
        Fact::ByCaptain(Team::Red),
        Fact::Declined(Team::Red),
        Fact::NoOffer,
        Fact::Resigned(WHITE_A),
        Fact::AloneUnbeaten(Team::Blue),
        Fact::NoTeamAloneUnbeaten,
    ];
    facts.extend(FAULTS.map(|fault| Fact::RunnerErred(Team::Red, fault, 2)));
    facts.extend(MISCONDUCTS.map(|misconduct| Fact::Misbehaved(misconduct, 0)));
    facts.extend(arrangements().into_iter().map(Fact::Arranged));
    for fact in &facts {
        check(|language| language.match_fact(fact, &context));
    }
}
