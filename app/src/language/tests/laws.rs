//! Tests of the texts on rules and facts.

mod rules;

use acconcio_adjudication::disputed_points::{Preset, Proposal};
use acconcio_adjudication::game_record::{Capturer, Difference, Holder};
use acconcio_adjudication::improbable::Improbability;
use acconcio_adjudication::incident::{
    Finding, Game, Incident, Misconduct, Person, Purpose, Quickplay, Regime, Remedy, SetUpFault,
    Setting,
};
use acconcio_adjudication::laws::{Arisen, Article, Citation, EditionId, Fact, Measure, Rule};
use acconcio_adjudication::movement::Breach;
use acconcio_mate as mate;
use acconcio_mate::{Ending, Reason, Theorem};
use acconcio_training::scenario::{Chapter, Topic};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Color, Move, Role, Square};

use super::{CASTLING, check, position};
use crate::language::{FactContext, Language};
use rules::every_rule;

#[test]
fn ok_the_laws_have_words() {
    for edition in EditionId::ALL {
        check(|language| language.edition(edition).to_owned());
    }
    for regime in Regime::ALL {
        check(|language| language.regime(regime).to_owned());
    }
    for rule in every_rule() {
        for edition in EditionId::ALL {
            check(|language| language.rule_under(rule, edition).to_owned());
        }
    }
    for topic in Topic::ALL {
        check(|language| language.topic(topic).to_owned());
    }
    for chapter in Chapter::ALL {
        check(|language| language.chapter(chapter).to_owned());
    }
    for setting in [Setting::Competition, Setting::Informal, Setting::Online] {
        check(|language| language.setting(setting).to_owned());
    }
    for game in [Game::Standard, Game::Chess960] {
        check(|language| language.game(game).to_owned());
    }
}

#[test]
fn ok_an_edition_is_told_as_it_has_it() {
    let text = |rule, edition| Language::English.rule_under(rule, edition);
    let rook = Rule::UpsideDownRook;
    assert!(text(rook, EditionId::E2023).contains("is a rook"));
    assert!(text(rook, EditionId::UsChess).contains("is a queen"));
    let reversed = Rule::ColoursReversed;
    assert_eq!(text(reversed, EditionId::E2014), text(reversed, EditionId::E2009));
    assert_ne!(text(reversed, EditionId::E2017), text(reversed, EditionId::E2014));
    assert_eq!(text(Rule::RookMoves, EditionId::UsChess), Language::English.rule(Rule::RookMoves));
}

#[test]
fn ok_every_code_is_cited_in_its_own_way() {
    let check = |edition, article, expected: [&str; 2]| {
        let by = Citation { edition, article: Article(article) };
        assert_eq!(super::QUOTED.map(|language| language.citation(by)), expected);
    };
    check(
        EditionId::E2009,
        "7.4.a",
        ["Art. 7.4.a, Laws of 1 July 2009", "Art. 7.4.a, Regolamento del 1° luglio 2009"],
    );
    check(
        EditionId::E2009,
        "4.4.b, proposal 3",
        [
            "Art. 4.4.b, proposal 3, Laws of 1 July 2009",
            "Art. 4.4.b, proposta 3, Regolamento del 1° luglio 2009",
        ],
    );
    check(
        EditionId::E2014,
        "App. F",
        ["App. F, Laws of 1 July 2014", "App. F, Regolamento del 1° luglio 2014"],
    );
    check(
        EditionId::E2018,
        "Guid. II.3",
        [
            "Guidelines II.3, Laws of 1 January 2018",
            "Linee guida II.3, Regolamento del 1° gennaio 2018",
        ],
    );
    check(EditionId::UsChess, "11D1", ["Rule 11D1, US Chess", "Regola 11D1, US Chess"]);
    check(EditionId::UsChess, "Blitz", ["Blitz rules, US Chess", "Regole del lampo, US Chess"]);
    check(
        EditionId::UsChess,
        "10I2, Variation I",
        ["Rule 10I2, Variation I, US Chess", "Regola 10I2, variante I, US Chess"],
    );
    check(
        EditionId::LondonXiii,
        "XIII",
        ["Rule XIII, London Chess Club", "Regola XIII, London Chess Club"],
    );
    check(
        EditionId::Bca1862,
        "VII",
        ["Law VII, British Chess Association, 1862", "Legge VII, British Chess Association, 1862"],
    );
    check(
        EditionId::LondonXiii,
        "custom",
        ["Custom of the game, London Chess Club", "Consuetudine di gioco, London Chess Club"],
    );
    check(
        EditionId::KingPenalty,
        "Kiel 1893",
        ["Kiel 1893, 19th-century king penalty", "Kiel 1893, Penalità del Re, uso dell’Ottocento"],
    );
}

#[test]
fn ok_the_laws_of_an_incident_name_what_is_unusual() {
    let mut incident = Incident::initial(Regime::BlitzSupervised);
    assert_eq!(
        Language::English.laws_of(&incident),
        "Laws of 1 July 2009 · Blitz, adequate supervision"
    );
    incident.game = Game::Chess960;
    incident.setting = Setting::Online;
    let text = Language::English.laws_of(&incident);
    assert!(text.ends_with("· Chess960 · Online game"), "{text}");
    incident = Incident { edition: EditionId::LondonXiii, ..Incident::initial(Regime::Standard) };
    assert_eq!(Language::English.laws_of(&incident), "London Chess Club, with Rule XIII");
    for setting in [Setting::Competition, Setting::Informal] {
        incident.setting = setting;
        check(|language| language.arbiters_position(&incident));
    }
}

#[test]
fn ok_proposals_and_presets_have_words() {
    for proposal in Proposal::ALL {
        check(|language| language.numbered_proposal(proposal));
        check(|language| language.fate(proposal.fate()));
    }
    for preset in Preset::ALL {
        check(|language| language.preset(preset).to_owned());
    }
    check(|language| language.taken_as_enacted([Proposal::NonMoveIllegal]));
    assert_eq!(
        Language::English.fate(Proposal::NonMoveIllegal.fate()),
        "It became law: Art. 7.8.1, Laws of 1 July 2017."
    );
}

#[test]
fn ok_a_fact_names_who_did_the_act() {
    let text = |fact| Language::English.fact(fact, &context());
    assert_eq!(text(Fact::ClaimedInTime(1)), "Black claimed in time.");
    assert_eq!(
        text(Fact::PieceDisplaced(0)),
        "White accidentally knocked over or displaced a piece."
    );
    assert!(text(Fact::Advised(2)).starts_with("A bystander "));
}

fn context() -> FactContext {
    FactContext {
        player: Color::White,
        position: Some(position(CASTLING)),
        doers: vec![Person::White, Person::Black, Person::Bystander],
    }
}

#[test]
fn ok_every_fact_is_a_sentence_of_its_own() {
    let faults = SET_UP_FAULTS.map(Fact::SetUp);
    let chosen = REMEDIES.map(Fact::RemedyChosen);
    let impossible = REMEDIES.map(Fact::RemedyImpossible);
    let context = context();
    for fact in every_fact().into_iter().chain(faults).chain(chosen).chain(impossible) {
        check(|language| language.fact(fact.clone(), &context));
        for said in super::QUOTED.map(|language| language.fact(fact.clone(), &context)) {
            assert!(said.ends_with('.'), "{said}");
        }
    }
}

fn every_fact() -> Vec<Fact> {
    let (role, square, side) = (Role::King, Square::E1, CastlingSide::KingSide);
    let (from, to) = (Square::E1, Square::E3);
    let plain = Move::Normal { role, from, capture: None, to, promotion: None };
    let fen = "8/8/8/8/8/1k6/8/K7 b - - 0 1".to_owned();
    let step = mate::Step(UciMove::Normal { from: Square::B3, to: Square::C3, promotion: None });
    let mut facts = REASONS.map(|reason| mate_impossible(&fen, 0, reason)).to_vec();
    facts.extend([1, 3].map(|forced| mate_impossible(&fen, forced, REASONS[0])));
    facts.extend([
        Fact::BoardShowsLegalMove(plain),
        Fact::BoardShows(Breach::KingLeftAttacked { king: from, by: to }),
        Fact::BoardShows(Breach::KingTaken { king: from }),
        Fact::BoardShows(Breach::NotHowItMoves { role, from, to }),
        Fact::BoardShows(Breach::WayBlocked { role, from, to }),
        Fact::BoardShows(Breach::CastlingNotAllowed { side }),
        Fact::BoardShows(Breach::RookLeftBehind { side }),
        Fact::BoardShows(Breach::MoreThanOneMove),
        Fact::Undetermined,
        Fact::IrregularityOccurred,
        Fact::RookMovedFirst(side),
        Fact::BoardUnchanged,
        Fact::PawnLeftOnLastRank(square),
        Fact::NothingInPlaceYet,
        Fact::StillInHand,
        Fact::NothingReleased,
        Fact::ClockPressed(0),
        Fact::ClockNotPressed,
        Fact::OpponentReplied,
        Fact::Mate,
        Fact::Stalemate,
        Fact::DeadPosition,
        Fact::Resigned(Color::Black),
        Fact::Agreed,
        Fact::TouchedFirst(role, square),
        Fact::TouchedBoth { own: from, opponent: to },
        Fact::KingThenRook(side),
        Fact::RookThenKing(side),
        Fact::CastlingIllegal(side),
        Fact::KingCannotMove,
        Fact::TouchedByAccident(role, square),
        Fact::TouchDisputed(role, square),
        Fact::TouchAnnounced(role, square),
        Fact::CannotBePlayed(role, square),
        Fact::OrderUnknown,
        Fact::NothingTouched,
        Fact::Released(role, square),
        Fact::NewPieceOnSquare(role, square),
        Fact::TwoHandsUsed,
        Fact::ClaimedInTime(0),
        Fact::ClaimedAfterTouch(0),
        Fact::ClaimedAfterOwnMove(0),
        Fact::ClaimedByOffender(0),
        Fact::GameWasOver(0),
        Fact::FlagNotFallen(Color::White),
        Fact::AdjustedInSilence(role, square),
        Fact::NobodyClaimed,
        Fact::OpponentLetItPass(0),
        Fact::BothAgreed,
        Fact::BothKingsInCheck,
        Fact::PromotionUnfinished,
        Fact::NotPlain,
        Fact::ArbiterKnows,
        Fact::ArbiterDoesNotKnow,
        Fact::LawsAreSilent,
        Fact::OffenceNumber(Color::Black, 2),
        Fact::MatePossible { fen: fen.clone(), line: vec![step].into() },
        Fact::MateUndecided { fen },
        Fact::MateNotExcluded,
        Fact::TooLittleMaterial,
        Fact::EnoughMaterial,
        Fact::MateIsForced(2),
        Fact::SupervisionAdequate,
        Fact::SupervisionInadequate,
        Fact::PositionPutBack,
        Fact::NothingToCorrect,
        Fact::NotCompletedYet,
        Fact::Repeated {
            arisen: vec![
                Arisen { ply: 0, after: None },
                Arisen { ply: 4, after: Some((2, Color::Black)) },
            ],
            needed: 3,
        },
        Fact::OnlyLooksAlike {
            arisen: Arisen { ply: 1, after: Some((1, Color::White)) },
            difference: Difference::Castling {
                color: Color::Black,
                side: CastlingSide::KingSide,
                held: Holder::Earlier,
            },
        },
        Fact::OnlyLooksAlike {
            arisen: Arisen { ply: 1, after: Some((1, Color::White)) },
            difference: Difference::SideToMove,
        },
        Fact::OnlyLooksAlike {
            arisen: Arisen { ply: 1, after: Some((1, Color::White)) },
            difference: Difference::EnPassant {
                square: Square::D3,
                open: Holder::Later,
                capturer: Capturer::Free,
            },
        },
        Fact::QuietHalfMoves { made: 99, needed: 100 },
        Fact::MoveAnnounced(plain),
        Fact::MoveNotWritten(0),
        Fact::NoMoveNamed(0),
        Fact::NamedMoveIllegal,
        Fact::ClaimedWithoutTheMove(0),
        Fact::ClaimTakenBack(0),
        Fact::StoppedForClaim(0),
        Fact::NotStoppedForClaim,
        Fact::DrawClaimed(0),
        Fact::CannotBeVerified,
        Fact::ClaimOfAnotherKind(0),
        Fact::QuickplayAnnounced(Quickplay::NotAnnounced),
        Fact::QuickplayAnnounced(Quickplay::Announced),
        Fact::PlayedWithIncrement(0),
        Fact::PlayedWithIncrement(10),
        Fact::PlayedAsBlitz,
        Fact::NoSuchRequest(0),
        Fact::IncrementNotAskedFor(0),
        Fact::IncrementAskedFor { act: 0, seconds: 5 },
        Fact::TimeLeft { player: Color::White, left: 125, needed: 120 },
        Fact::ClaimedAfterFlag(0),
        Fact::Found(Finding::NoEffortToWin, 2),
        Fact::Found(Finding::CannotWinNormally, 2),
        Fact::Found(Finding::TriesToWin, 2),
        Fact::NotFoundYet(0),
        Fact::OfferedAtAnotherTime(0),
        Fact::AnnoyanceToConsider(0),
        Fact::ConditionVoid(0),
        Fact::OfferNotWithdrawn(0),
        Fact::MoveAskedFor(1),
        Fact::NoOfferStands(1),
        Fact::MateOnlyDeclared(0),
        Fact::DeclaredMateAccepted(1),
        Fact::TouchedForAnotherPurpose { role, square, purpose: Purpose::ToShow },
        Fact::TouchedForAnotherPurpose { role, square, purpose: Purpose::ToClearUp },
        Fact::CapturedPiecePutBack(0),
        Fact::Improbable(Improbability::MoreThanPromotions(Color::White)),
        Fact::Improbable(Improbability::BishopsOfOneColour(Color::Black)),
        Fact::Improbable(Improbability::ShutInElsewhere(Color::White)),
        Fact::Improbable(Improbability::RooksAndKnightsExchanged(Color::Black)),
        Fact::OutsideTheLaws(Setting::Competition),
        Fact::OutsideTheLaws(Setting::Informal),
        Fact::OutsideTheLaws(Setting::Online),
        Fact::RookUpsideDown(square),
        Fact::FlagFell(Color::White, 0),
        Fact::FlagNotNoticed(Color::White),
        Fact::OwnFlagDown(Color::Black),
        Fact::BothFlagsDown,
        Fact::IllegalMoveBeforeFlag,
        Fact::FlagBeforeIllegalMove,
        Fact::MovesMade(9),
        Fact::MovesCompleted(9),
        Fact::ScheduleWouldSuffer,
        Fact::PieceDisplaced(0),
        Fact::PutRight,
        Fact::NotPutRight,
        Fact::WithoutTheMove(Color::Black, 0),
        Fact::OtherHandOnClock,
        Fact::PressPrevented(0),
        Fact::Distracted(0),
        Fact::Misbehaved(Misconduct::DeviceSounds, 0),
        Fact::Permitted(0),
        Fact::SwitchedOff(0),
        Fact::NotOnThePerson(0),
        Fact::EventAllowsBag,
        Fact::EventPenalty(Measure::Warning),
        Fact::OpponentHadTheMove(0),
        Fact::BothRefused,
        Fact::FeltInItsHole(Role::Knight, Square::F6),
        Fact::VisuallyDisabled(Color::White),
        Fact::Sighted(Color::White),
        Fact::SealedAmbiguously(0),
        Fact::SealedUnclearly(0),
        Fact::SealedIllegally(0),
        Fact::SessionLeft(300),
        Fact::ToldToSeal(0),
        Fact::OfferedAfterSealing(0),
        Fact::EndedWhileAdjourned(0),
        Fact::ThereToResume(Color::White),
        Fact::NotThereToResume(Color::White),
        Fact::EnvelopeMissing(0),
        Fact::NotMovedSince(Color::White),
        Fact::MovedSince(Color::White),
        Fact::TakenOutOfItsHole(Role::Knight, Square::F6),
        Fact::ResultWasSigned(0),
        Fact::NotSignedByBoth(0),
        Fact::Arrived { player: Color::White, waited: 905, allowed: 900 },
        Fact::NotArrived { player: Color::Black, waited: 905, allowed: 900 },
        Fact::NeitherWasPresent,
        Fact::NoDefaultTime,
        Fact::OnlyOffered,
        Fact::NoDrawByAgreement,
        Fact::MovesBeforeADraw { made: 22, needed: 30 },
        Fact::CannotBeReconstructed(0),
        Fact::WasReconstructed(0),
        Fact::NoScoreIsComplete,
        Fact::ArbiterKeptScore(0),
        Fact::APlayerRecorded,
        Fact::NeitherRecorded,
        Fact::PrescribesElectronic,
        Fact::PrescribedMoves { player: Color::White, completed: 39, needed: 40 },
        Fact::NotTheLastPeriod,
        Fact::DelayWasExcused(0),
        Fact::PlayedFaster,
        Fact::Advised(2),
        Fact::Refused(0),
        Fact::AdjustedTooLate(0),
        Fact::NotRegular,
        Fact::MadeNextMove,
        Fact::NotRecorded,
        Fact::TooEarlyToAgree,
        Fact::WaitsForNextMove,
        Fact::StillIllegal,
        Fact::LegalAgain,
        Fact::TooLongAgo(10),
        Fact::WithinLastMoves(2),
        Fact::ToldByBystander(2),
        Fact::ObjectedInTime(1),
        Fact::Appealed(1),
    ]);
    facts
}

fn mate_impossible(fen: &str, forced: u32, reason: Reason) -> Fact {
    Fact::MateImpossible { fen: fen.to_owned(), forced, reason }
}

const REASONS: [Reason; 10] = [
    Reason::Over(Ending::Stalemate),
    Reason::Over(Ending::WinnerMated),
    Reason::Over(Ending::SeventyFiveMoves),
    Reason::Material(Theorem::BareKing),
    Reason::Material(Theorem::KnightAgainstQueens),
    Reason::Material(Theorem::BishopsOfOneColor),
    Reason::Repetition,
    Reason::Closed(9),
    Reason::Patterns,
    Reason::ClosedWithPatterns(9),
];

const SET_UP_FAULTS: [SetUpFault; 8] = [
    SetUpFault::KingMisplaced,
    SetUpFault::RookMisplaced,
    SetUpFault::PiecesMisplaced,
    SetUpFault::BoardTurned,
    SetUpFault::ClockWronglySet,
    SetUpFault::ClockSetAgainstSchedule,
    SetUpFault::ClockMisplaced,
    SetUpFault::ColoursReversed,
];

pub(super) const REMEDIES: [Remedy; 5] = [
    Remedy::LetStand,
    Remedy::MoveCorrectly,
    Remedy::CaptureLegally,
    Remedy::MoveKing,
    Remedy::MoveAnother,
];
