//! Every rule and every fact has words.

use acconcio_core::incident::Regime;
use acconcio_core::laws::{EditionId, Fact, Rule};
use acconcio_core::movement::Breach;
use acconcio_core::story::Topic;
use shakmaty::{CastlingSide, Color, Move, Role, Square};

use super::{CASTLING, check, position};
use crate::language::{FactContext, Language};

#[test]
fn ok_the_laws_have_words() {
    check(|language| language.edition(EditionId::E2009).to_owned());
    for regime in Regime::ALL {
        check(|language| language.regime(regime).to_owned());
    }
    for rule in every_rule() {
        check(|language| language.rule(rule).to_owned());
    }
    for topic in Topic::ALL {
        check(|language| language.topic(topic).to_owned());
    }
}

#[test]
fn ok_every_fact_is_a_sentence_of_its_own() {
    let context = FactContext { player: Color::White, position: Some(position(CASTLING)) };
    for fact in every_fact() {
        check(|language| language.fact(fact, &context));
        for said in Language::ALL.map(|language| language.fact(fact, &context)) {
            assert!(said.ends_with('.'), "{said}");
        }
    }
}

const fn every_rule() -> [Rule; 48] {
    [
        Rule::KingIsNotCaptured,
        Rule::BishopMoves,
        Rule::RookMoves,
        Rule::QueenMoves,
        Rule::NoPassingOver,
        Rule::KnightMoves,
        Rule::PawnMoves,
        Rule::Promotion,
        Rule::KingMoves,
        Rule::Castling,
        Rule::OwnKingSafe,
        Rule::OneHand,
        Rule::Adjusting,
        Rule::TouchedOwnPiece,
        Rule::TouchedOpponentPiece,
        Rule::TouchedBothColours,
        Rule::KingAndRookTouched,
        Rule::RookTouchedFirst,
        Rule::CastlingMeantButIllegal,
        Rule::PromotionChoice,
        Rule::NothingTouchedPlayable,
        Rule::ReleasedPieceStands,
        Rule::ReleasedCastlingKing,
        Rule::ReleasedPromotionPawn,
        Rule::LegalMove,
        Rule::TouchClaim,
        Rule::TouchClaimForfeited,
        Rule::Checkmate,
        Rule::Resignation,
        Rule::Stalemate,
        Rule::DeadPosition,
        Rule::AgreedDraw,
        Rule::CompletedByClock,
        Rule::ClockTimesByJudgement,
        Rule::IllegalMoveUndone,
        Rule::IllegalMovePenalty,
        Rule::NoMateNoLoss,
        Rule::LawsAreObserved,
        Rule::Penalties,
        Rule::NoIntervention,
        Rule::SupervisedPlay,
        Rule::UnsupervisedRapid,
        Rule::TouchRulingOnRequest,
        Rule::IllegalMoveOnClaim,
        Rule::PlainIllegality,
        Rule::RapidRuleSwitchedOff,
        Rule::IllegalMoveLosesOnClaim,
        Rule::CorrectionByAgreement,
    ]
}

fn every_fact() -> Vec<Fact> {
    let (role, square, side) = (Role::King, Square::E1, CastlingSide::KingSide);
    let (from, to) = (Square::E1, Square::E3);
    let plain = Move::Normal { role, from, capture: None, to, promotion: None };
    vec![
        Fact::BoardShowsLegalMove(plain),
        Fact::BoardShows(Breach::KingLeftAttacked { king: from, by: to }),
        Fact::BoardShows(Breach::KingTaken { king: from }),
        Fact::BoardShows(Breach::NotHowItMoves { role, from, to }),
        Fact::BoardShows(Breach::WayBlocked { role, from, to }),
        Fact::BoardShows(Breach::CastlingNotAllowed { side }),
        Fact::BoardShows(Breach::RookLeftBehind { side }),
        Fact::BoardShows(Breach::MoreThanOneMove),
        Fact::NotTold,
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
        Fact::MateImpossible,
        Fact::MateNotExcluded,
        Fact::SupervisionAdequate,
        Fact::SupervisionInadequate,
        Fact::PositionPutBack,
        Fact::NothingToCorrect,
        Fact::NotCompletedYet,
    ]
}
