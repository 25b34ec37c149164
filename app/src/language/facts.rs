//! The facts on which provisions hold, each in a clause.

use acconcio_adjudication::game_record::{Difference, Holder};
use acconcio_adjudication::improbable::Improbability;
use acconcio_adjudication::incident::{Finding, Person, Purpose, Quickplay, Setting};
use acconcio_adjudication::laws::{Arisen, Fact};
use acconcio_adjudication::movement::Breach;
use acconcio_mate::{Ending, Reason, Step, Theorem};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Move, Position, PositionError};

use super::Language;

/// The context of a fact: the player and position of the turn that is ruled on, and the persons who
/// acted.
#[derive(Clone, Debug, PartialEq)]
pub struct FactContext {
    /// The player whose turn is ruled on.
    pub player: Color,
    /// The position before that turn, if it was a legal one.
    pub position: Option<Chess>,
    /// The person of each act.
    pub doers: Vec<Person>,
}

impl FactContext {
    fn notated(&self, language: Language, played: Move) -> String {
        match &self.position {
            Some(position) => language.san(position, played),
            None => language.plain_move(played),
        }
    }

    /// The person of an act; the opponent of the player ruled on where it is unknown.
    fn doer(&self, act: usize) -> Person {
        self.doers.get(act).copied().unwrap_or(Person::from(!self.player))
    }
}

/// The first moves of a line, numbered, with a sign if there are more.
fn line_from(language: Language, fen: &str, line: &[Step]) -> String {
    const MOST: usize = 12;
    let position = fen.parse::<Fen>().ok().and_then(|fen| {
        let position = fen.into_position::<Chess>(CastlingMode::Standard);
        position.or_else(PositionError::ignore_impossible_check).ok()
    });
    let Some(start) = position else { return String::new() };
    let mut position = start.clone();
    let moves = line.iter().take(MOST).map_while(|step| {
        let played = step.0.to_move(&position).ok()?;
        position.play_unchecked(played);
        Some(played)
    });
    let mut line_text = language.line(&start, &moves.collect::<Vec<_>>());
    if line.len() > MOST {
        line_text.push_str(" …");
    }
    line_text
}

/// Minutes and seconds.
fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl Language {
    /// A fact as a full sentence.
    pub fn fact(self, fact: Fact, context: &FactContext) -> String {
        let words = self.facts();
        match fact {
            Fact::BoardShowsLegalMove(played) => {
                words.board_shows_legal_move(context.notated(self, played))
            }
            Fact::BoardShows(of) => self.breach(of),
            Fact::Undetermined => words.undetermined().to_owned(),
            Fact::RookMovedFirst(_) => words.rook_moved_first().to_owned(),
            Fact::BoardUnchanged => words.board_unchanged().to_owned(),
            Fact::PawnLeftOnLastRank(square) => words.pawn_left_on_last_rank(square),
            Fact::NothingInPlaceYet => words.nothing_in_place_yet().to_owned(),
            Fact::StillInHand => words.still_in_hand().to_owned(),
            Fact::NothingReleased => words.nothing_released().to_owned(),
            Fact::ClockPressed(_) => words.clock_pressed(context.player),
            Fact::ClockNotPressed => words.clock_not_pressed().to_owned(),
            Fact::OpponentReplied => words.opponent_replied(!context.player),
            Fact::Mate => words.mate().to_owned(),
            Fact::Stalemate => words.stalemate().to_owned(),
            Fact::DeadPosition => words.dead_position().to_owned(),
            Fact::Resigned(color) => words.resigned(color),
            Fact::Agreed => words.agreed().to_owned(),
            Fact::TouchedFirst(role, square) => words.touched_first(role, square),
            Fact::TouchedBoth { own, opponent } => {
                words.touched_both(context.player, own, opponent)
            }
            Fact::KingThenRook(side) => words.king_then_rook(side),
            Fact::RookThenKing(_) => words.rook_then_king().to_owned(),
            Fact::CastlingIllegal(side) => words.castling_illegal(side),
            Fact::KingCannotMove => words.king_cannot_move().to_owned(),
            Fact::TouchedByAccident(role, square) => {
                words.touched_by_accident(context.player, role, square)
            }
            Fact::TouchDisputed(role, square) => words.touch_disputed(role, square),
            Fact::TouchAnnounced(role, square) => {
                words.touch_announced(context.player, role, square)
            }
            Fact::CannotBePlayed(role, square) => words.cannot_be_played(role, square),
            Fact::OrderUnknown => words.order_unknown().to_owned(),
            Fact::NothingTouched => words.nothing_touched().to_owned(),
            Fact::Released(role, square) => words.released(context.player, role, square),
            Fact::NewPieceOnSquare(role, square) => words.new_piece_on_square(role, square),
            Fact::TwoHandsUsed => words.two_hands_used(context.player),
            Fact::ClaimedInTime(act) => words.claimed_in_time(context.doer(act)),
            Fact::ClaimedAfterTouch(act) => words.claimed_after_touch(context.doer(act)),
            Fact::ClaimedAfterOwnMove(act) => words.claimed_after_own_move(context.doer(act)),
            Fact::FlagNotFallen(color) => words.flag_not_fallen(color),
            Fact::AdjustedInSilence(role, square) => {
                words.adjusted_in_silence(context.player, role, square)
            }
            Fact::GameWasOver(act) => words.game_was_over(context.doer(act)),
            Fact::ClaimedByOffender(_) => words.claimed_by_offender(context.player),
            Fact::NobodyClaimed => words.nobody_claimed().to_owned(),
            Fact::OpponentLetItPass(act) => words.opponent_let_it_pass(context.doer(act)),
            Fact::BothAgreed => words.both_agreed().to_owned(),
            Fact::BothKingsInCheck => words.both_kings_in_check().to_owned(),
            Fact::PromotionUnfinished => words.promotion_unfinished().to_owned(),
            Fact::NotPlain => words.not_plain().to_owned(),
            Fact::ArbiterKnows => words.arbiter_knows().to_owned(),
            Fact::ArbiterDoesNotKnow => words.arbiter_does_not_know().to_owned(),
            Fact::LawsAreSilent => words.laws_are_silent().to_owned(),
            Fact::OffenceNumber(color, number) => words.offence_number(color, number),
            Fact::MatePossible { fen, line } => {
                words.mate_possible(!context.player, line_from(self, &fen, &line))
            }
            Fact::MateImpossible { forced, reason, .. } => words.mate_impossible(
                !context.player,
                forced,
                self.no_mate(reason, !context.player),
            ),
            Fact::MateUndecided { .. } => words.mate_undecided(!context.player),
            Fact::MateNotExcluded => words.mate_not_excluded(!context.player),
            Fact::TooLittleMaterial => words.too_little_material(!context.player),
            Fact::EnoughMaterial => words.enough_material(!context.player),
            Fact::MateIsForced(moves) => words.mate_is_forced(!context.player, moves),
            Fact::SupervisionAdequate => words.supervision_adequate().to_owned(),
            Fact::SupervisionInadequate => words.supervision_inadequate().to_owned(),
            Fact::PositionPutBack => words.position_put_back().to_owned(),
            Fact::IrregularityOccurred => words.irregularity_occurred().to_owned(),
            Fact::NothingToCorrect => words.nothing_to_correct().to_owned(),
            Fact::OutsideTheLaws(Setting::Competition) => {
                words.outside_the_laws_competition().to_owned()
            }
            Fact::OutsideTheLaws(Setting::Informal) => words.outside_the_laws_informal().to_owned(),
            Fact::OutsideTheLaws(Setting::Online) => words.outside_the_laws_online().to_owned(),
            Fact::RookUpsideDown(square) => words.rook_upside_down(square),
            Fact::FlagFell(color, _) => words.flag_fell(color),
            Fact::FlagNotNoticed(color) => words.flag_not_noticed(color),
            Fact::OwnFlagDown(color) => words.own_flag_down(color),
            Fact::BothFlagsDown => words.both_flags_down().to_owned(),
            Fact::PrescribedMoves { player, completed, needed } => {
                words.prescribed_moves(player, completed, needed)
            }
            Fact::NotTheLastPeriod => words.not_the_last_period().to_owned(),
            Fact::IllegalMoveBeforeFlag => words.illegal_move_before_flag().to_owned(),
            Fact::FlagBeforeIllegalMove => words.flag_before_illegal_move().to_owned(),
            Fact::SetUp(fault) => words.set_up(self.set_up_fault(fault)),
            Fact::Arrived { player, waited, allowed } => {
                words.arrived(player, clock(waited), clock(allowed))
            }
            Fact::NotArrived { player, waited, allowed } => {
                words.not_arrived(player, clock(waited), clock(allowed))
            }
            Fact::NeitherWasPresent => words.neither_was_present().to_owned(),
            Fact::PrescribesElectronic => words.prescribes_electronic().to_owned(),
            Fact::NeitherRecorded => words.neither_recorded().to_owned(),
            Fact::APlayerRecorded => words.a_player_recorded().to_owned(),
            Fact::ArbiterKeptScore(_) => words.arbiter_kept_score().to_owned(),
            Fact::NoScoreIsComplete => words.no_score_is_complete().to_owned(),
            Fact::WasReconstructed(_) => words.was_reconstructed().to_owned(),
            Fact::CannotBeReconstructed(_) => words.cannot_be_reconstructed().to_owned(),
            Fact::MovesBeforeADraw { made, needed } => words.moves_before_a_draw(made, needed),
            Fact::NoDrawByAgreement => words.no_draw_by_agreement().to_owned(),
            Fact::OnlyOffered => words.only_offered().to_owned(),
            Fact::NoDefaultTime => words.no_default_time().to_owned(),
            Fact::DelayWasExcused(_) => words.delay_was_excused().to_owned(),
            Fact::VisuallyDisabled(player) => words.visually_disabled(player),
            Fact::Sighted(player) => words.sighted(player),
            Fact::Sealed(legal) => words.sealed_move(context.notated(self, legal)),
            Fact::SealedAmbiguously(_) => words.what_is_sealed_is_ambiguous().to_owned(),
            Fact::SealedUnclearly(_) => words.what_is_sealed_is_unclear().to_owned(),
            Fact::SealedIllegally(_) => words.what_is_sealed_is_illegal().to_owned(),
            Fact::SessionLeft(left) => words.session_left(clock(left)),
            Fact::ToldToSeal(_) => words.told_to_seal().to_owned(),
            Fact::OfferedAfterSealing(_) => words.offered_after_sealing().to_owned(),
            Fact::EndedWhileAdjourned(_) => words.ended_while_adjourned().to_owned(),
            Fact::ThereToResume(player) => words.there_to_resume(player),
            Fact::NotThereToResume(player) => words.not_there_to_resume(player),
            Fact::EnvelopeMissing(_) => words.envelope_missing().to_owned(),
            Fact::NotMovedSince(player) => words.not_moved_since(player),
            Fact::MovedSince(player) => words.moved_since(player),
            Fact::ResultWasSigned(_) => words.result_was_signed().to_owned(),
            Fact::NotSignedByBoth(_) => words.not_signed_by_both().to_owned(),
            Fact::FeltInItsHole(role, square) => words.felt_in_its_hole(role, square),
            Fact::TakenOutOfItsHole(role, square) => words.taken_out_of_its_hole(role, square),
            Fact::MovesMade(count) => words.moves_made(count),
            Fact::MovesCompleted(count) => words.moves_completed(count),
            Fact::ScheduleWouldSuffer => words.schedule_would_suffer().to_owned(),
            Fact::PieceDisplaced(act) => words.piece_displaced(context.doer(act)),
            Fact::PutRight => words.put_right().to_owned(),
            Fact::NotPutRight => words.not_put_right().to_owned(),
            Fact::WithoutTheMove(color, _) => words.without_the_move(color),
            Fact::OtherHandOnClock => words.other_hand_on_clock(context.player),
            Fact::PressPrevented(act) => words.press_prevented(context.doer(act)),
            Fact::Distracted(act) => words.distracted(context.doer(act)),
            Fact::Advised(act) => words.advised(context.doer(act)),
            Fact::Refused(act) => words.refused(context.doer(act)),
            Fact::Misbehaved(misconduct, act) => self.misbehaved(context.doer(act), misconduct),
            Fact::Permitted(_) => words.permitted().to_owned(),
            Fact::SwitchedOff(_) => words.switched_off().to_owned(),
            Fact::NotOnThePerson(_) => words.not_on_the_person().to_owned(),
            Fact::EventAllowsBag => words.event_allows_bag().to_owned(),
            Fact::EventPenalty(measure) => words.event_penalty(self.measure(measure)),
            Fact::OpponentHadTheMove(_) => words.opponent_had_the_move().to_owned(),
            Fact::PlayedFaster => words.played_faster().to_owned(),
            Fact::BothRefused => words.both_refused().to_owned(),
            Fact::AdjustedTooLate(act) => words.adjusted_too_late(context.doer(act)),
            Fact::NotRegular => words.not_regular().to_owned(),
            Fact::MadeNextMove => words.made_next_move(context.player),
            Fact::NotRecorded => words.not_recorded().to_owned(),
            Fact::TooEarlyToAgree => words.too_early_to_agree().to_owned(),
            Fact::WaitsForNextMove => words.waits_for_next_move().to_owned(),
            Fact::StillIllegal => words.still_illegal().to_owned(),
            Fact::LegalAgain => words.legal_again().to_owned(),
            Fact::TooLongAgo(count) => words.too_long_ago(context.player, count),
            Fact::WithinLastMoves(count) => words.within_last_moves(context.player, count),
            Fact::ToldByBystander(_) => words.told_by_bystander().to_owned(),
            Fact::RemedyChosen(remedy) => words.remedy_chosen(!context.player, self.remedy(remedy)),
            Fact::RemedyImpossible(remedy) => words.remedy_impossible(self.remedy(remedy)),
            Fact::ObjectedInTime(act) => words.objected_in_time(context.doer(act)),
            Fact::Appealed(act) => words.appealed(context.doer(act)),
            Fact::NotCompletedYet => words.not_completed_yet(context.player),
            Fact::Repeated { arisen, needed } => {
                words.repeated(arisen.len(), self.moments(&arisen), needed)
            }
            Fact::OnlyLooksAlike { arisen, difference } => {
                words.only_looks_alike(self.moment(arisen), self.differing(difference))
            }
            Fact::QuietHalfMoves { made, needed } => words.quiet_half_moves(made, needed),
            Fact::MoveAnnounced(announced) => {
                words.move_announced(context.notated(self, announced))
            }
            Fact::MoveNotWritten(act) => words.move_not_written(context.doer(act)),
            Fact::NoMoveNamed(act) => words.no_move_named(context.doer(act)),
            Fact::NamedMoveIllegal => words.named_move_illegal().to_owned(),
            Fact::ClaimedWithoutTheMove(act) => words.claimed_without_the_move(context.doer(act)),
            Fact::ClaimTakenBack(act) => words.claim_taken_back(context.doer(act)),
            Fact::StoppedForClaim(_) => words.stopped_for_claim().to_owned(),
            Fact::NotStoppedForClaim => words.not_stopped_for_claim().to_owned(),
            Fact::DrawClaimed(act) => words.draw_claimed(context.doer(act)),
            Fact::CannotBeVerified => words.cannot_be_verified().to_owned(),
            Fact::ClaimOfAnotherKind(_) => words.claim_of_another_kind().to_owned(),
            Fact::QuickplayAnnounced(Quickplay::NotAnnounced) => {
                words.quickplay_not_announced().to_owned()
            }
            Fact::QuickplayAnnounced(Quickplay::Announced | Quickplay::WithoutArbiter) => {
                words.quickplay_announced().to_owned()
            }
            Fact::PlayedWithIncrement(0) => words.played_without_increment().to_owned(),
            Fact::PlayedWithIncrement(seconds) => words.played_with_increment(seconds),
            Fact::PlayedAsBlitz => words.played_as_blitz().to_owned(),
            Fact::NoSuchRequest(act) => words.no_such_request(context.doer(act)),
            Fact::IncrementNotAskedFor(act) => words.increment_not_asked_for(context.doer(act)),
            Fact::IncrementAskedFor { act, seconds } => {
                words.increment_asked_for(context.doer(act), seconds)
            }
            Fact::TimeLeft { player, left, needed } => {
                words.time_left(player, clock(left), clock(needed))
            }
            Fact::ClaimedAfterFlag(act) => words.claimed_after_flag(context.doer(act)),
            Fact::Found(Finding::NoEffortToWin, _) => words.found_no_effort_to_win().to_owned(),
            Fact::Found(Finding::CannotWinNormally, _) => {
                words.found_cannot_win_normally().to_owned()
            }
            Fact::Found(Finding::TriesToWin, _) => words.found_tries_to_win().to_owned(),
            Fact::NotFoundYet(_) => words.not_found_yet().to_owned(),
            Fact::OfferedAtAnotherTime(act) => words.offered_at_another_time(context.doer(act)),
            Fact::AnnoyanceToConsider(act) => words.annoyance_to_consider(context.doer(act)),
            Fact::ConditionVoid(act) => words.condition_void(context.doer(act)),
            Fact::OfferNotWithdrawn(act) => words.offer_not_withdrawn(context.doer(act)),
            Fact::MoveAskedFor(act) => words.move_asked_for(context.doer(act)),
            Fact::NoOfferStands(act) => words.no_offer_stands(context.doer(act)),
            Fact::MateOnlyDeclared(act) => words.mate_only_declared(context.doer(act)),
            Fact::DeclaredMateAccepted(act) => words.declared_mate_accepted(context.doer(act)),
            Fact::TouchedForAnotherPurpose { role, square, purpose: Purpose::ToClearUp } => {
                words.touched_to_clear_up(context.player, role, square)
            }
            Fact::TouchedForAnotherPurpose {
                role,
                square,
                purpose: Purpose::ToPlay | Purpose::ToShow,
            } => words.touched_to_show(context.player, role, square),
            Fact::CapturedPiecePutBack(act) => words.captured_piece_put_back(context.doer(act)),
            Fact::Improbable(found) => self.improbable(found),
        }
    }

    /// The remarkable thing about a position, as a full sentence.
    pub fn improbable(self, found: Improbability) -> String {
        let words = self.facts();
        match found {
            Improbability::MoreThanPromotions(player) => words.more_than_promotions(player),
            Improbability::BishopsOfOneColour(player) => words.bishops_of_one_colour(player),
            Improbability::ShutInElsewhere(player) => words.shut_in_elsewhere(player),
            Improbability::RooksAndKnightsExchanged(player) => {
                words.rooks_and_knights_exchanged(player)
            }
        }
    }

    /// Returns what no legal move brings about, as a full sentence.
    pub(super) fn breach(self, breach: Breach) -> String {
        let words = self.facts();
        match breach {
            Breach::KingLeftAttacked { king, by } => words.king_left_attacked(king, by),
            Breach::KingTaken { king } => words.king_taken(king),
            Breach::NotHowItMoves { role, from, to } => words.not_how_it_moves(role, from, to),
            Breach::WayBlocked { role, from, to } => words.way_blocked(from, to, role),
            Breach::CastlingNotAllowed { side } => words.castling_not_allowed(side),
            Breach::RookLeftBehind { side } => words.rook_left_behind(side),
            Breach::MoreThanOneMove => words.more_than_one_move().to_owned(),
        }
    }

    /// The reason why this player can mate nobody, as a clause.
    fn no_mate(self, reason: Reason, winner: Color) -> String {
        let words = self.facts();
        match reason {
            Reason::Over(Ending::Stalemate) => words.no_mate_over_stalemate().to_owned(),
            Reason::Over(Ending::WinnerMated) => words.no_mate_over_winner_mated(winner),
            Reason::Over(Ending::SeventyFiveMoves) => {
                words.no_mate_over_seventy_five_moves().to_owned()
            }
            Reason::Material(Theorem::BareKing) => words.no_mate_material_bare_king().to_owned(),
            Reason::Material(Theorem::KnightAgainstQueens) => {
                words.no_mate_material_knight_against_queens().to_owned()
            }
            Reason::Material(Theorem::BishopsOfOneColor) => {
                words.no_mate_material_bishops_of_one_color().to_owned()
            }
            Reason::Repetition => words.no_mate_repetition().to_owned(),
            Reason::Closed(positions) => words.no_mate_closed(positions),
            Reason::Patterns => words.no_mate_patterns().to_owned(),
            Reason::ClosedWithPatterns(positions) => words.no_mate_closed_with_patterns(positions),
        }
    }

    /// The difference of a position from the one in question, as a clause.
    pub(crate) fn differing(self, difference: Difference) -> String {
        let words = self.facts();
        match difference {
            Difference::SideToMove => words.other_player_to_move().to_owned(),
            Difference::Castling { color, side, held } => match held {
                Holder::Earlier => words.castling_still_open(color, self.castling(side)),
                Holder::Later => words.castling_not_open(color, self.castling(side)),
            },
            Difference::EnPassant { square, open, .. } => match open {
                Holder::Earlier => words.en_passant_open(square),
                Holder::Later => words.en_passant_not_open(square),
            },
        }
    }

    /// The time at which a position arose: `after Black’s 3rd move`.
    pub(super) fn moment(self, arisen: Arisen) -> String {
        match arisen.after {
            None => self.facts().at_the_beginning().to_owned(),
            Some((number, by)) => self.facts().after_move(by, number),
        }
    }

    /// The times at which a position arose.
    fn moments(self, arisen: &[Arisen]) -> String {
        let each: Vec<String> = arisen.iter().map(|one| self.moment(*one)).collect();
        each.join(", ")
    }
}
