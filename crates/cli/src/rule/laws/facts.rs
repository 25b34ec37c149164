//! The facts of a trace under the Laws, in the form that `rule` prints.

use acconcio_adjudication::game_record::Difference;
use acconcio_adjudication::improbable::Improbability;
use acconcio_adjudication::laws;
use acconcio_scenario_files::words::serialised;

use super::Notation;
use crate::rule::phrase::{Phrase, fact};

/// Returns the printed form of a fact: a table with one line for each.
pub fn phrase_of(of: laws::Fact, notation: &Notation<'_>) -> Phrase {
    match of {
        laws::Fact::BoardShowsLegalMove(played) => {
            fact("board-shows-legal-move").played(notation.of(played))
        }
        laws::Fact::BoardShows(breach) => fact("board-shows").breach(breach),
        laws::Fact::Undetermined => fact("not-told"),
        laws::Fact::RookMovedFirst(side) => fact("rook-moved-first").castling(side),
        laws::Fact::BoardUnchanged => fact("board-unchanged"),
        laws::Fact::PawnLeftOnLastRank(square) => fact("pawn-left-on-last-rank").on(&[square]),
        laws::Fact::NothingInPlaceYet => fact("nothing-in-place-yet"),
        laws::Fact::StillInHand => fact("still-in-hand"),
        laws::Fact::NothingReleased => fact("nothing-released"),
        laws::Fact::ClockPressed(act) => fact("clock-pressed").act(act),
        laws::Fact::ClockNotPressed => fact("clock-not-pressed"),
        laws::Fact::OpponentReplied => fact("opponent-replied"),
        laws::Fact::Mate => fact("mate"),
        laws::Fact::Stalemate => fact("stalemate"),
        laws::Fact::DeadPosition => fact("dead-position"),
        laws::Fact::Resigned(player) => fact("resigned").player(player),
        laws::Fact::Agreed => fact("agreed"),
        laws::Fact::TouchedFirst(role, square) => fact("touched-first").piece(role).on(&[square]),
        laws::Fact::TouchedBoth { own, opponent } => fact("touched-both").on(&[own, opponent]),
        laws::Fact::KingThenRook(side) => fact("king-then-rook").castling(side),
        laws::Fact::RookThenKing(side) => fact("rook-then-king").castling(side),
        laws::Fact::CastlingIllegal(side) => fact("castling-illegal").castling(side),
        laws::Fact::KingCannotMove => fact("king-cannot-move"),
        laws::Fact::TouchedByAccident(role, square) => {
            fact("touched-by-accident").piece(role).on(&[square])
        }
        laws::Fact::TouchDisputed(role, square) => fact("touch-disputed").piece(role).on(&[square]),
        laws::Fact::TouchAnnounced(role, square) => {
            fact("touch-announced").piece(role).on(&[square])
        }
        laws::Fact::CannotBePlayed(role, square) => {
            fact("cannot-be-played").piece(role).on(&[square])
        }
        laws::Fact::OrderUnknown => fact("order-unknown"),
        laws::Fact::NothingTouched => fact("nothing-touched"),
        laws::Fact::Released(role, square) => fact("released").piece(role).on(&[square]),
        laws::Fact::NewPieceOnSquare(role, square) => {
            fact("new-piece-on-square").piece(role).on(&[square])
        }
        laws::Fact::TwoHandsUsed => fact("two-hands-used"),
        laws::Fact::ClaimedInTime(act) => fact("claimed-in-time").act(act),
        laws::Fact::ClaimedAfterTouch(act) => fact("claimed-after-touch").act(act),
        laws::Fact::ClaimedAfterOwnMove(act) => fact("claimed-after-own-move").act(act),
        laws::Fact::ClaimedByOffender(act) => fact("claimed-by-offender").act(act),
        laws::Fact::FlagNotFallen(player) => fact("flag-not-fallen").player(player),
        laws::Fact::AdjustedInSilence(role, square) => {
            fact("adjusted-in-silence").piece(role).on(&[square])
        }
        laws::Fact::GameWasOver(act) => fact("game-was-over").act(act),
        laws::Fact::NobodyClaimed => fact("nobody-claimed"),
        laws::Fact::OpponentLetItPass(act) => fact("opponent-let-it-pass").act(act),
        laws::Fact::BothAgreed => fact("both-agreed"),
        laws::Fact::BothKingsInCheck => fact("both-kings-in-check"),
        laws::Fact::PromotionUnfinished => fact("promotion-unfinished"),
        laws::Fact::NotPlain => fact("not-plain"),
        laws::Fact::ArbiterKnows => fact("arbiter-knows"),
        laws::Fact::ArbiterDoesNotKnow => fact("arbiter-does-not-know"),
        laws::Fact::LawsAreSilent => fact("laws-are-silent"),
        laws::Fact::OffenceNumber(player, number) => {
            fact("offence-number").player(player).number(number)
        }
        laws::Fact::MatePossible { fen, line } => {
            let line = line.iter().map(ToString::to_string).collect();
            fact("mate-possible").fen(fen).line(line)
        }
        laws::Fact::MateImpossible { fen, forced, reason } => {
            let phrase = fact("mate-impossible").fen(fen).word(crate::mate::reason_word(reason));
            if forced > 0 { phrase.number(forced) } else { phrase }
        }
        laws::Fact::MateUndecided { fen } => fact("mate-undecided").fen(fen),
        laws::Fact::MateNotExcluded => fact("mate-not-excluded"),
        laws::Fact::TooLittleMaterial => fact("too-little-material"),
        laws::Fact::EnoughMaterial => fact("enough-material"),
        laws::Fact::MateIsForced(moves) => fact("mate-is-forced").number(moves),
        laws::Fact::SupervisionAdequate => fact("supervision-adequate"),
        laws::Fact::SupervisionInadequate => fact("supervision-inadequate"),
        laws::Fact::PositionPutBack => fact("position-put-back"),
        laws::Fact::IrregularityOccurred => fact("irregularity-occurred"),
        laws::Fact::NothingToCorrect => fact("nothing-to-correct"),
        laws::Fact::OutsideTheLaws(setting) => fact("outside-the-laws").word(serialised(setting)),
        laws::Fact::RookUpsideDown(square) => fact("rook-upside-down").on(&[square]),
        laws::Fact::FlagFell(player, act) => fact("flag-fell").player(player).act(act),
        laws::Fact::FlagNotNoticed(player) => fact("flag-not-noticed").player(player),
        laws::Fact::OwnFlagDown(player) => fact("own-flag-down").player(player),
        laws::Fact::BothFlagsDown => fact("both-flags-down"),
        laws::Fact::PrescribedMoves { player, completed, needed } => {
            fact("prescribed-moves").player(player).number(completed).needed(needed)
        }
        laws::Fact::NotTheLastPeriod => fact("not-the-last-period"),
        laws::Fact::IllegalMoveBeforeFlag => fact("illegal-move-before-flag"),
        laws::Fact::FlagBeforeIllegalMove => fact("flag-before-illegal-move"),
        laws::Fact::SetUp(fault) => fact("set-up").word(serialised(fault)),
        laws::Fact::Arrived { player, waited, allowed } => {
            fact("arrived").player(player).number(waited).needed(allowed)
        }
        laws::Fact::NotArrived { player, waited, allowed } => {
            fact("not-arrived").player(player).number(waited).needed(allowed)
        }
        laws::Fact::NeitherWasPresent => fact("neither-was-present"),
        laws::Fact::PrescribesElectronic => fact("prescribes-electronic"),
        laws::Fact::NeitherRecorded => fact("neither-recorded"),
        laws::Fact::APlayerRecorded => fact("a-player-recorded"),
        laws::Fact::ArbiterKeptScore(act) => fact("arbiter-kept-score").act(act),
        laws::Fact::NoScoreIsComplete => fact("no-score-is-complete"),
        laws::Fact::WasReconstructed(act) => fact("was-reconstructed").act(act),
        laws::Fact::CannotBeReconstructed(act) => fact("cannot-be-reconstructed").act(act),
        laws::Fact::MovesBeforeADraw { made, needed } => {
            fact("moves-before-a-draw").number(made).needed(needed)
        }
        laws::Fact::NoDrawByAgreement => fact("no-draw-by-agreement"),
        laws::Fact::OnlyOffered => fact("only-offered"),
        laws::Fact::NoDefaultTime => fact("no-default-time"),
        laws::Fact::ResultWasSigned(act) => fact("result-was-signed").act(act),
        laws::Fact::NotSignedByBoth(act) => fact("not-signed-by-both").act(act),
        laws::Fact::FeltInItsHole(role, square) => {
            fact("felt-in-its-hole").piece(role).on(&[square])
        }
        laws::Fact::TakenOutOfItsHole(role, square) => {
            fact("taken-out-of-its-hole").piece(role).on(&[square])
        }
        laws::Fact::DelayWasExcused(act) => fact("delay-was-excused").act(act),
        laws::Fact::MovesMade(moves) => fact("moves-made").number(moves),
        laws::Fact::MovesCompleted(moves) => fact("moves-completed").number(moves),
        laws::Fact::ScheduleWouldSuffer => fact("schedule-would-suffer"),
        laws::Fact::PieceDisplaced(act) => fact("piece-knocked").act(act),
        laws::Fact::PutRight => fact("put-right"),
        laws::Fact::NotPutRight => fact("not-put-right"),
        laws::Fact::WithoutTheMove(player, act) => fact("without-the-move").player(player).act(act),
        laws::Fact::OtherHandOnClock => fact("other-hand-on-clock"),
        laws::Fact::PressPrevented(act) => fact("press-prevented").act(act),
        laws::Fact::Distracted(act) => fact("distracted").act(act),
        laws::Fact::Advised(act) => fact("advised").act(act),
        laws::Fact::Refused(act) => fact("refused").act(act),
        laws::Fact::Misbehaved(what, act) => fact("misbehaved").word(serialised(what)).act(act),
        laws::Fact::VisuallyDisabled(player) => fact("visually-disabled").player(player),
        laws::Fact::Sighted(player) => fact("sighted").player(player),
        laws::Fact::Sealed(played) => fact("sealed").played(notation.of(played)),
        laws::Fact::SealedAmbiguously(act) => fact("sealed-ambiguously").act(act),
        laws::Fact::SealedUnclearly(act) => fact("sealed-unclearly").act(act),
        laws::Fact::SealedIllegally(act) => fact("sealed-illegally").act(act),
        laws::Fact::SessionLeft(seconds) => fact("session-left").number(seconds),
        laws::Fact::ToldToSeal(act) => fact("told-to-seal").act(act),
        laws::Fact::OfferedAfterSealing(act) => fact("offered-after-sealing").act(act),
        laws::Fact::EndedWhileAdjourned(act) => fact("ended-while-adjourned").act(act),
        laws::Fact::ThereToResume(player) => fact("there-to-resume").player(player),
        laws::Fact::NotThereToResume(player) => fact("not-there-to-resume").player(player),
        laws::Fact::EnvelopeMissing(act) => fact("envelope-missing").act(act),
        laws::Fact::NotMovedSince(player) => fact("not-moved-since").player(player),
        laws::Fact::MovedSince(player) => fact("moved-since").player(player),
        laws::Fact::Permitted(act) => fact("permitted").act(act),
        laws::Fact::SwitchedOff(act) => fact("switched-off").act(act),
        laws::Fact::NotOnThePerson(act) => fact("not-on-the-person").act(act),
        laws::Fact::EventAllowsBag => fact("event-allows-bag"),
        laws::Fact::EventPenalty(measure) => fact("event-penalty").word(serialised(measure)),
        laws::Fact::OpponentHadTheMove(act) => fact("opponent-had-the-move").act(act),
        laws::Fact::PlayedFaster => fact("played-faster"),
        laws::Fact::BothRefused => fact("both-refused"),
        laws::Fact::AdjustedTooLate(act) => fact("adjusted-too-late").act(act),
        laws::Fact::NotRegular => fact("not-regular"),
        laws::Fact::MadeNextMove => fact("made-next-move"),
        laws::Fact::NotRecorded => fact("not-recorded"),
        laws::Fact::TooEarlyToAgree => fact("too-early-to-agree"),
        laws::Fact::WaitsForNextMove => fact("waits-for-next-move"),
        laws::Fact::StillIllegal => fact("still-illegal"),
        laws::Fact::LegalAgain => fact("legal-again"),
        laws::Fact::TooLongAgo(moves) => fact("too-long-ago").number(moves),
        laws::Fact::WithinLastMoves(moves) => fact("within-last-moves").number(moves),
        laws::Fact::ToldByBystander(act) => fact("told-by-bystander").act(act),
        laws::Fact::RemedyChosen(remedy) => fact("remedy-chosen").word(serialised(remedy)),
        laws::Fact::RemedyImpossible(remedy) => fact("remedy-impossible").word(serialised(remedy)),
        laws::Fact::ObjectedInTime(act) => fact("objected-in-time").act(act),
        laws::Fact::Appealed(act) => fact("appealed").act(act),
        laws::Fact::NotCompletedYet => fact("not-completed-yet"),
        laws::Fact::Repeated { arisen, needed } => {
            let plies = arisen.iter().map(|one| one.ply).collect();
            fact("repeated").plies(plies).needed(needed)
        }
        laws::Fact::OnlyLooksAlike { arisen, difference } => {
            differing(difference).plies(vec![arisen.ply])
        }
        laws::Fact::QuietHalfMoves { made, needed } => {
            fact("quiet-half-moves").number(made).needed(needed)
        }
        laws::Fact::MoveAnnounced(announced) => {
            fact("move-announced").played(notation.of(announced))
        }
        laws::Fact::MoveNotWritten(act) => fact("move-not-written").act(act),
        laws::Fact::NoMoveNamed(act) => fact("no-move-named").act(act),
        laws::Fact::NamedMoveIllegal => fact("named-move-illegal"),
        laws::Fact::ClaimedWithoutTheMove(act) => fact("claimed-without-the-move").act(act),
        laws::Fact::ClaimTakenBack(act) => fact("claim-taken-back").act(act),
        laws::Fact::StoppedForClaim(act) => fact("stopped-for-claim").act(act),
        laws::Fact::NotStoppedForClaim => fact("not-stopped-for-claim"),
        laws::Fact::DrawClaimed(act) => fact("draw-claimed").act(act),
        laws::Fact::CannotBeVerified => fact("cannot-be-verified"),
        laws::Fact::ClaimOfAnotherKind(act) => fact("claim-of-another-kind").act(act),
        laws::Fact::QuickplayAnnounced(told) => fact("quickplay-announced").word(serialised(told)),
        laws::Fact::PlayedWithIncrement(seconds) => fact("played-with-increment").number(seconds),
        laws::Fact::PlayedAsBlitz => fact("played-as-blitz"),
        laws::Fact::NoSuchRequest(act) => fact("no-such-request").act(act),
        laws::Fact::IncrementNotAskedFor(act) => fact("increment-not-asked-for").act(act),
        laws::Fact::IncrementAskedFor { act, seconds } => {
            fact("increment-asked-for").act(act).number(seconds)
        }
        laws::Fact::TimeLeft { player, left, needed } => {
            fact("time-left").player(player).number(left).needed(needed)
        }
        laws::Fact::ClaimedAfterFlag(act) => fact("claimed-after-flag").act(act),
        laws::Fact::Found(finding, act) => fact("found").word(serialised(finding)).act(act),
        laws::Fact::NotFoundYet(act) => fact("not-found-yet").act(act),
        laws::Fact::OfferedAtAnotherTime(act) => fact("offered-at-another-time").act(act),
        laws::Fact::AnnoyanceToConsider(act) => fact("annoyance-to-consider").act(act),
        laws::Fact::ConditionVoid(act) => fact("condition-void").act(act),
        laws::Fact::OfferNotWithdrawn(act) => fact("offer-not-withdrawn").act(act),
        laws::Fact::MoveAskedFor(act) => fact("move-asked-for").act(act),
        laws::Fact::NoOfferStands(act) => fact("no-offer-stands").act(act),
        laws::Fact::MateOnlyDeclared(act) => fact("mate-only-declared").act(act),
        laws::Fact::DeclaredMateAccepted(act) => fact("declared-mate-accepted").act(act),
        laws::Fact::TouchedForAnotherPurpose { role, square, purpose } => {
            let touched = fact("touched-for-another-purpose").piece(role).on(&[square]);
            touched.word(serialised(purpose))
        }
        laws::Fact::CapturedPiecePutBack(act) => fact("captured-piece-put-back").act(act),
        laws::Fact::Improbable(Improbability::MoreThanPromotions(player)) => {
            fact("more-than-promotions").player(player)
        }
        laws::Fact::Improbable(Improbability::BishopsOfOneColour(player)) => {
            fact("bishops-of-one-colour").player(player)
        }
        laws::Fact::Improbable(Improbability::ShutInElsewhere(player)) => {
            fact("shut-in-elsewhere").player(player)
        }
        laws::Fact::Improbable(Improbability::RooksAndKnightsExchanged(player)) => {
            fact("rooks-and-knights-exchanged").player(player)
        }
    }
}

fn differing(difference: Difference) -> Phrase {
    let alike = |word: &str| fact("only-looks-alike").word(word);
    match difference {
        Difference::SideToMove => alike("side-to-move"),
        Difference::Castling { color, side, .. } => alike("castling").player(color).castling(side),
        Difference::EnPassant { square, .. } => alike("en-passant").on(&[square]),
    }
}
