//! The source and force of each rule, and the numbers of the book.

use super::{Clause, Fact, Holding, Provision, Rule, Source, Step};
use acconcio_adjudication::laws::{Article, Citation, EditionId, Force};

/// Seconds taken for a piece that falls or a hoop that is touched, on each clock of the team.
pub const RUNNER_FAULT: i32 = -60;
/// Seconds given to the opponent for an illegal move.
pub const ILLEGAL_MOVE: i32 = 60;
/// The number of the illegal move that loses.
pub const LOSING_ILLEGAL_MOVE: u8 = 3;
/// The seconds for a game.
pub const GAME: u32 = 900;
/// The number of players of a team.
pub const PLAYERS: u8 = 2;
/// The number of runners of a team.
pub const RUNNERS: u8 = 1;
/// The number of players that a team may hire.
pub const HIRED: u8 = 1;
/// The number of pieces that a runner may carry.
pub const CARRIED: u8 = 1;
/// The number of repetitions to be counted aloud.
pub const REPETITIONS: u8 = 3;
/// The number of occurrences of a position that this makes.
pub const OCCURRENCES: u8 = 4;
/// Seconds given to the opponent for a wrong claim of repetition, where the FIDE Laws are followed.
pub const WRONG_CLAIM: i32 = 180;
/// The number of moves completed by each player after which a wrong set-up stays.
pub const SET_UP_MOVES: u32 = 3;
/// The number of violations from which the loss of the game is recommended.
pub const LOSING_VIOLATION: u8 = 3;

impl Rule {
    /// The source of the rule.
    pub const fn source(self) -> Source {
        match self {
            Rule::PreRegistration
            | Rule::LateArrival
            | Rule::TakingPartAccepts
            | Rule::HoopsOnTheWay
            | Rule::PieceFalls
            | Rule::HoopTouched
            | Rule::MinuteOnBothClocks
            | Rule::EveryOccurrenceCounts
            | Rule::KnockOut
            | Rule::FreeExchange
            | Rule::CaptainNamed
            | Rule::TeamsToldApart
            | Rule::FifteenMinutes
            | Rule::MoverPresses
            | Rule::OneHiredPlayer
            | Rule::OrderOfRegistration
            | Rule::RaceBreaksTie
            | Rule::AwardBreaksTie => Source::Here(Clause::Preamble),
            Rule::FollowsFideBlitz => Source::Here(Clause::Basis),
            Rule::TwoPlayersAndRunner
            | Rule::OneOfEachColour
            | Rule::OnePieceAtATime
            | Rule::RunnerOffTheBoards
            | Rule::RunnerOffTheClocks => rule(1),
            Rule::TwoGamesAtOnce => rule(2),
            Rule::ClocksInSight => rule(3),
            Rule::BeginTogether => rule(4),
            Rule::CapturedGoesToPartner | Rule::PassedAfterTheMove | Rule::ReserveOfPartner => {
                rule(5)
            }
            Rule::ReserveVisible => rule(6),
            Rule::DropInsteadOfMove
            | Rule::DropMayMate
            | Rule::KingSafeAfterDrop
            | Rule::NoPawnOnEndRanks
            | Rule::OnlyReserveOnEmptySquare => rule(7),
            Rule::DroppedPawnStartsAnew
            | Rule::DroppedPawnEnPassant
            | Rule::DroppedRookNeverCastles => rule(8),
            Rule::PromotedStaysPawn | Rule::PromotionNamedAloud | Rule::CapturedPromotedIsPawn => {
                rule(9)
            }
            Rule::OffBoardIsReserve
            | Rule::NeverStalemated
            | Rule::NotMatedWhileDropParries
            | Rule::FinalMate
            | Rule::NoLackOfMaterial
            | Rule::MayWait => rule(10),
            Rule::OwnBoardOnly | Rule::OwnClockOnly | Rule::PartnersCaptures => rule(11),
            Rule::HandsOffInOpponentsTurn | Rule::ViewNotObstructed | Rule::RepeatedViolations => {
                rule(12)
            }
            Rule::PartnersMayTalk | Rule::NoOffence | Rule::LittleNoise => rule(13),
            Rule::NoTouchMove
            | Rule::CompletedByPress
            | Rule::OneMoveAtATime
            | Rule::TakenBackBeforePress => rule(14),
            Rule::DisputeByBoth => rule(15),
            Rule::RepetitionClaim
            | Rule::FourOccurrences
            | Rule::CountedAloud
            | Rule::OnOneBoard
            | Rule::NotByDrops => rule(17),
            Rule::IllegalOncePressed | Rule::IllegalMoveMinute | Rule::ThirdIllegalMoveLoses => {
                rule(18)
            }
            Rule::FinishedGameStops
            | Rule::FirstEndDecides
            | Rule::BothWonAtOnce
            | Rule::OtherwiseDrawn => rule(19),
            Rule::CaptureAndMate => rule(20),
            Rule::OfferByBoth | Rule::AcceptanceByBoth | Rule::AgreementDecides => rule(21),
            Rule::LegalMove => fide("4.6"),
            Rule::OwnKingSafe => fide("3.9"),
            Rule::KingCastlesFirst => fide("3.8"),
            Rule::EnPassant => fide("3.7.d"),
            Rule::PromotionCompleted | Rule::IllegalMoveFound | Rule::PositionPutBack => {
                fide("7.4.a")
            }
            Rule::Checkmate => fide("5.1.a"),
            Rule::Resignation => fide("5.1.b"),
            Rule::Stalemate => fide("5.2.a"),
            Rule::IllegalMoveOnClaim
            | Rule::IllegalMoveLosesAtOnce
            | Rule::CorrectionByAgreement => fide("B.3.c"),
            Rule::TimesSet => fide("6.13"),
            Rule::NoQuickplayFinish => fide("B.3.b"),
            Rule::FlagOnClaim => fide("A.4.d"),
            Rule::BothFlagsDown => fide("A.4.d.3"),
            Rule::LossOnTime => fide("6.9"),
            Rule::SetUpCutoff => fide("A.4.a"),
            Rule::WrongSetUp => fide("7.1.a"),
            Rule::NoScoresheet => fide("A.2"),
            Rule::SamePosition => fide("9.2"),
            Rule::WrongClaimMinutes => fide("9.5.b"),
            Rule::NoAdvice => fide("12.3.a"),
            Rule::HavingTheMove => fide("1.1"),
            Rule::Penalties => fide("13.4"),
            Rule::NoIntervention => fide("13.6"),
        }
    }

    /// The force of the rule: mandatory, or leaving a choice to somebody.
    pub const fn force(self) -> Force {
        let is_a_choice = matches!(
            self,
            Rule::LateArrival
                | Rule::FreeExchange
                | Rule::OneHiredPlayer
                | Rule::RaceBreaksTie
                | Rule::AwardBreaksTie
                | Rule::DropInsteadOfMove
                | Rule::DropMayMate
                | Rule::MayWait
                | Rule::PartnersCaptures
                | Rule::RepeatedViolations
                | Rule::PartnersMayTalk
                | Rule::OneMoveAtATime
                | Rule::TakenBackBeforePress
                | Rule::DisputeByBoth
                | Rule::RepetitionClaim
                | Rule::CorrectionByAgreement
                | Rule::Penalties
        );
        if is_a_choice { Force::May } else { Force::Shall }
    }

    /// The rule as a provision of the book.
    pub const fn provision(self) -> Provision {
        Provision::of_book(self.source(), self, self.force())
    }

    /// Returns the holding of the rule on a fact.
    pub(crate) const fn holds(self, fact: Fact) -> Holding {
        self.provision().holds(fact)
    }

    /// Returns the step that the rule was considered and is not met, as this fact shows.
    pub(crate) const fn not_met(self, fact: Fact) -> Step {
        self.provision().not_met(fact)
    }

    /// Returns the holding that the rule was invoked in vain, on this fact: what follows from that rests
    /// on it.
    pub(crate) const fn fails(self, fact: Fact) -> Holding {
        self.provision().fails(fact)
    }
}

const fn rule(number: u8) -> Source {
    Source::Here(Clause::Rule(number))
}

const fn fide(article: &'static str) -> Source {
    Source::Fide(Citation { edition: EditionId::E2009, article: Article(article) })
}
