//! The Laws in words: editions, regimes, settings, and a paraphrase of each rule.

mod citations;
mod particulars;

use acconcio_adjudication::incident::{
    Absent, ActKind, AgreedDraws, ArbiterAct, DeviceRule, EventRules, Game, Incident, LeavingRule,
    Regime, Scoresheets, SetUpFault, Setting,
};
use acconcio_adjudication::laws::{EditionId, Rule, Status};
use acconcio_training::scenario::LawsChoice;
use shakmaty::Color;

use super::Language;

impl Language {
    /// A paraphrase of a rule in one line; never the text of the Laws.
    pub fn rule(self, rule: Rule) -> &'static str {
        let words = self.rules();
        match rule {
            Rule::KingIsNotCaptured => words.king_is_not_captured(),
            Rule::BishopMoves => words.bishop_moves(),
            Rule::RookMoves => words.rook_moves(),
            Rule::QueenMoves => words.queen_moves(),
            Rule::NoPassingOver => words.no_passing_over(),
            Rule::KnightMoves => words.knight_moves(),
            Rule::PawnMoves => words.pawn_moves(),
            Rule::Promotion => words.promotion(),
            Rule::KingMoves => words.king_moves(),
            Rule::Castling => words.castling(),
            Rule::OwnKingSafe => words.own_king_safe(),
            Rule::OneHand => words.one_hand(),
            Rule::Adjusting => words.adjusting(),
            Rule::TouchDeliberate => words.touch_deliberate(),
            Rule::TouchIntended => words.touch_intended(),
            Rule::TouchPresumed => words.touch_presumed(),
            Rule::TouchedOwnPiece => words.touched_own_piece(),
            Rule::TouchedOpponentPiece => words.touched_opponent_piece(),
            Rule::TouchedBothColours => words.touched_both_colours(),
            Rule::KingAndRookTouched => words.king_and_rook_touched(),
            Rule::RookTouchedFirst => words.rook_touched_first(),
            Rule::CastlingMeantButIllegal => words.castling_meant_but_illegal(),
            Rule::PromotionChoice => words.promotion_choice(),
            Rule::NothingTouchedPlayable => words.nothing_touched_playable(),
            Rule::ReleasedPieceStands => words.released_piece_stands(),
            Rule::ReleasedCastlingKing => words.released_castling_king(),
            Rule::ReleasedPromotionPawn => words.released_promotion_pawn(),
            Rule::IllegalMoveDefined => words.illegal_move_defined(),
            Rule::IllegalPosition => words.illegal_position(),
            Rule::LegalMove => words.legal_move(),
            Rule::TouchClaim => words.touch_claim(),
            Rule::TouchClaimForfeited => words.touch_claim_forfeited(),
            Rule::Checkmate => words.checkmate(),
            Rule::Resignation => words.resignation(),
            Rule::Stalemate => words.stalemate(),
            Rule::DeadPosition => words.dead_position(),
            Rule::AgreedDraw => words.agreed_draw(),
            Rule::CompletedByClock => words.completed_by_clock(),
            Rule::ClockTimesByJudgement => words.clock_times_by_judgement(),
            Rule::IllegalMoveUndone => words.illegal_move_undone(),
            Rule::IllegalMovePenalty => words.illegal_move_penalty(),
            Rule::NoMateNoLoss => words.no_mate_no_loss(),
            Rule::LawsAreObserved => words.laws_are_observed(),
            Rule::Penalties => words.penalties(),
            Rule::NoIntervention => words.no_intervention(),
            Rule::SupervisedPlay => words.supervised_play(),
            Rule::UnsupervisedRapid => words.unsupervised_rapid(),
            Rule::TouchRulingOnRequest => words.touch_ruling_on_request(),
            Rule::IllegalMoveOnClaim => words.illegal_move_on_claim(),
            Rule::PlainIllegality => words.plain_illegality(),
            Rule::RapidRuleSwitchedOff => words.rapid_rule_switched_off(),
            Rule::IllegalMoveLosesOnClaim => words.illegal_move_loses_on_claim(),
            Rule::CorrectionByAgreement => words.correction_by_agreement(),
            Rule::HavingTheMove => words.having_the_move(),
            Rule::Chess960Castling => words.chess960_castling(),
            Rule::TwoHands => words.two_hands(),
            Rule::UpsideDownRook => words.upside_down_rook(),
            Rule::ReleasedKingOtherwise => words.released_king_otherwise(),
            Rule::GameEndingMove => words.game_ending_move(),
            Rule::CompletedByNextMove => words.completed_by_next_move(),
            Rule::PressIsAllowed => words.press_is_allowed(),
            Rule::HandOnClock => words.hand_on_clock(),
            Rule::ImproperPress => words.improper_press(),
            Rule::ClockWithoutMove => words.clock_without_move(),
            Rule::FlagFallen => words.flag_fallen(),
            Rule::FlagOnClaim => words.flag_on_claim(),
            Rule::MaterialToWinOnTime => words.material_to_win_on_time(),
            Rule::ArbiterCallsFlag => words.arbiter_calls_flag(),
            Rule::DrawClaimLost => words.draw_claim_lost(),
            Rule::ClaimIsOffer => words.claim_is_offer(),
            Rule::RepetitionAhead => words.repetition_ahead(),
            Rule::AnnouncedMoveFixed => words.announced_move_fixed(),
            Rule::RepetitionNow => words.repetition_now(),
            Rule::SamePosition => words.same_position(),
            Rule::SameEnPassant => words.same_en_passant(),
            Rule::SameCastling => words.same_castling(),
            Rule::FiftyAhead => words.fifty_ahead(),
            Rule::FiftyNow => words.fifty_now(),
            Rule::ClaimStopsClocks => words.claim_stops_clocks(),
            Rule::ClaimNotWithdrawn => words.claim_not_withdrawn(),
            Rule::CorrectClaim => words.correct_claim(),
            Rule::WrongClaim => words.wrong_claim(),
            Rule::AnnouncedMovePlayed => words.announced_move_played(),
            Rule::ClaimWithoutScoresheet => words.claim_without_scoresheet(),
            Rule::Fivefold => words.fivefold(),
            Rule::SeventyFive => words.seventy_five(),
            Rule::DrawOffer => words.draw_offer(),
            Rule::QuickplayFinish => words.quickplay_finish(),
            Rule::QuickplayExcluded => words.quickplay_excluded(),
            Rule::QuickplayClaim => words.quickplay_claim(),
            Rule::QuickplayAccepted => words.quickplay_accepted(),
            Rule::QuickplayPostponed => words.quickplay_postponed(),
            Rule::QuickplayRejected => words.quickplay_rejected(),
            Rule::QuickplayFinal => words.quickplay_final(),
            Rule::QuickplayIncrement => words.quickplay_increment(),
            Rule::QuickplayNoArbiter => words.quickplay_no_arbiter(),
            Rule::LossOnTime => words.loss_on_time(),
            Rule::BothFlags => words.both_flags(),
            Rule::BothFlagsDown => words.both_flags_down(),
            Rule::WrongSetUp => words.wrong_set_up(),
            Rule::ClockSetting => words.clock_setting(),
            Rule::ClockPlaced => words.clock_placed(),
            Rule::DefaultTime => words.default_time(),
            Rule::DelayExcused => words.delay_excused(),
            Rule::NeitherPresent => words.neither_present(),
            Rule::BoardTurned => words.board_turned(),
            Rule::ColoursReversed => words.colours_reversed(),
            Rule::SetUpCutoff => words.set_up_cutoff(),
            Rule::ClockSettingCutoff => words.clock_setting_cutoff(),
            Rule::PiecesDisplaced => words.pieces_displaced(),
            Rule::DisplacementFound => words.displacement_found(),
            Rule::PawnBecomesQueen => words.pawn_becomes_queen(),
            Rule::PromotionToFinish => words.promotion_to_finish(),
            Rule::Distraction => words.distraction(),
            Rule::Advice => words.advice(),
            Rule::Refusal => words.refusal(),
            Rule::BothRefuse => words.both_refuse(),
            Rule::Disrepute => words.disrepute(),
            Rule::LeavingVenue => words.leaving_venue(),
            Rule::LeavingArea => words.leaving_area(),
            Rule::Outsiders => words.outsiders(),
            Rule::DevicesForbidden => words.devices_forbidden(),
            Rule::DeviceSounds => words.device_sounds(),
            Rule::DeviceOnPerson => words.device_on_person(),
            Rule::DeviceInBag => words.device_in_bag(),
            Rule::Inspection => words.inspection(),
            Rule::Smoking => words.smoking(),
            Rule::PhonesOfOthers => words.phones_of_others(),
            Rule::Infraction => words.infraction(),
            Rule::ClockHandled => words.clock_handled(),
            Rule::StoppedWithoutReason => words.stopped_without_reason(),
            Rule::Recording => words.recording(),
            Rule::RecordingInTimeTrouble => words.recording_in_time_trouble(),
            Rule::RecordingNotNeeded => words.recording_not_needed(),
            Rule::NotInAdvance => words.not_in_advance(),
            Rule::RecordedBeforeNext => words.recorded_before_next(),
            Rule::ScoresheetContent => words.scoresheet_content(),
            Rule::ScoresheetVisible => words.scoresheet_visible(),
            Rule::FlagCheck => words.flag_check(),
            Rule::ClockDefect => words.clock_defect(),
            Rule::Disturbance => words.disturbance(),
            Rule::ElectronicScoresheet => words.electronic_scoresheet(),
            Rule::NeitherRecords => words.neither_records(),
            Rule::GameReconstructed => words.game_reconstructed(),
            Rule::NextPeriod => words.next_period(),
            Rule::DrawsRestricted => words.draws_restricted(),
            Rule::ScoresheetCompleted => words.scoresheet_completed(),
            Rule::Assistance => words.assistance(),
            Rule::TwoBoards => words.two_boards(),
            Rule::MoveAnnouncedAloud => words.move_announced_aloud(),
            Rule::MadeWhenAnnounced => words.made_when_announced(),
            Rule::ClockAfterAnnouncing => words.clock_after_announcing(),
            Rule::SightedByTheRules => words.sighted_by_the_rules(),
            Rule::ScoreInBraille => words.score_in_braille(),
            Rule::SlipOfTheTongue => words.slip_of_the_tongue(),
            Rule::BoardsByTheScores => words.boards_by_the_scores(),
            Rule::ScoresRetraced => words.scores_retraced(),
            Rule::AssistantMoves => words.assistant_moves(),
            Rule::AssistantAnnounces => words.assistant_announces(),
            Rule::AssistantKeepsScore => words.assistant_keeps_score(),
            Rule::AssistantInforms => words.assistant_informs(),
            Rule::AssistantClaimsTime => words.assistant_claims_time(),
            Rule::AssistantAdjourns => words.assistant_adjourns(),
            Rule::AssistantOfSighted => words.assistant_of_sighted(),
            Rule::Sealing => words.sealing(),
            Rule::SealedEarly => words.sealed_early(),
            Rule::OfferAfterSealing => words.offer_after_sealing(),
            Rule::ConcludedMeanwhile => words.concluded_meanwhile(),
            Rule::EnvelopeOpened => words.envelope_opened(),
            Rule::SealedAmbiguously => words.sealed_ambiguously(),
            Rule::SealedUnclearly => words.sealed_unclearly(),
            Rule::SealedIllegally => words.sealed_illegally(),
            Rule::ReplierPresent => words.replier_present(),
            Rule::ReplierArrives => words.replier_arrives(),
            Rule::ReplySealed => words.reply_sealed(),
            Rule::LateForResumption => words.late_for_resumption(),
            Rule::NeitherResumes => words.neither_resumes(),
            Rule::EnvelopeLost => words.envelope_lost(),
            Rule::PositionLost => words.position_lost(),
            Rule::TimesOfResumption => words.times_of_resumption(),
            Rule::Explanation => words.explanation(),
            Rule::StoppedForHelp => words.stopped_for_help(),
            Rule::FinishedPlayers => words.finished_players(),
            Rule::HelperForPieces => words.helper_for_pieces(),
            Rule::HelperForClock => words.helper_for_clock(),
            Rule::HelperForScore => words.helper_for_score(),
            Rule::NoClaimByDisplays => words.no_claim_by_displays(),
            Rule::TouchedOutOfHole => words.touched_out_of_hole(),
            Rule::DrawOfferNoted => words.draw_offer_noted(),
            Rule::LooksAtScoresheet => words.looks_at_scoresheet(),
            Rule::ReportedLeaving => words.reported_leaving(),
            Rule::ResultSigned => words.result_signed(),
            Rule::Appeal => words.appeal(),
            Rule::Bystanders => words.bystanders(),
            Rule::IllegalMoveBeforeReply => words.illegal_move_before_reply(),
            Rule::LateIllegalPosition => words.late_illegal_position(),
            Rule::CorrectionAmongLastMoves => words.correction_among_last_moves(),
            Rule::CorrectionAmongLastMovesInTimePressure => {
                words.correction_among_last_moves_in_time_pressure()
            }
            Rule::OldTouchedMan => words.old_touched_man(),
            Rule::OldEnemyManTouched => words.old_enemy_man_touched(),
            Rule::OldFalseMove => words.old_false_move(),
            Rule::OldObjection => words.old_objection(),
            Rule::OldDrawClaim => words.old_draw_claim(),
            Rule::OldGameEnd => words.old_game_end(),
        }
    }

    /// A paraphrase of a rule in an edition or code, where that differs from the others.
    pub fn rule_under(self, rule: Rule, edition: EditionId) -> &'static str {
        particulars::rule_under(self, rule, edition).unwrap_or(self.rule(rule))
    }

    /// An edition of the Laws, or another code.
    pub fn edition(self, edition: EditionId) -> &'static str {
        let words = self.laws();
        match edition {
            EditionId::E2009 => words.edition_2009(),
            EditionId::E2014 => words.edition_2014(),
            EditionId::E2017 => words.edition_2017(),
            EditionId::E2018 => words.edition_2018(),
            EditionId::E2023 => words.edition_2023(),
            EditionId::Draft => words.edition_draft(),
            EditionId::UsChess => words.edition_us_chess(),
            EditionId::KingPenalty => words.edition_king_penalty(),
            EditionId::LondonXiii => words.edition_london_xiii(),
            EditionId::Bca1862 => words.edition_bca_1862(),
        }
    }

    /// The laws chosen to rule under.
    pub fn laws_choice(self, laws: LawsChoice) -> String {
        match laws {
            LawsChoice::InForce => self.laws().laws_in_force(EditionId::IN_FORCE.name()),
            LawsChoice::Edition(edition) => self.edition(edition).to_owned(),
            LawsChoice::AsPlayed => self.laws().as_played().to_owned(),
        }
    }

    /// The laws of an incident's own time and place.
    pub fn as_played_under(self, edition: EditionId) -> String {
        self.laws().as_played_under(self.edition(edition))
    }

    /// The mark of an incident of which its own laws are the point. US Chess is not history.
    pub fn own_laws(self, edition: EditionId) -> String {
        let name = self.edition(edition);
        if edition == EditionId::UsChess { name.to_owned() } else { self.laws().own_laws(name) }
    }

    /// The time control with its supervision.
    pub fn regime(self, regime: Regime) -> &'static str {
        let words = self.laws();
        match regime {
            Regime::Standard => words.regime_standard(),
            Regime::RapidSupervised => words.regime_rapid_supervised(),
            Regime::RapidUnsupervised => words.regime_rapid_unsupervised(),
            Regime::BlitzSupervised => words.regime_blitz_supervised(),
            Regime::BlitzUnsupervised => words.regime_blitz_unsupervised(),
        }
    }

    /// The setting of a game.
    pub fn setting(self, setting: Setting) -> &'static str {
        let words = self.laws();
        match setting {
            Setting::Competition => words.setting_competition(),
            Setting::Informal => words.setting_informal(),
            Setting::Online => words.setting_online(),
        }
    }

    /// The initial position of a game.
    pub fn game(self, game: Game) -> &'static str {
        let words = self.laws();
        match game {
            Game::Standard => words.game_standard(),
            Game::Chess960 => words.game_chess960(),
        }
    }

    /// The fault in the initial set-up, as a clause without its full stop.
    pub fn set_up_fault(self, fault: SetUpFault) -> &'static str {
        let words = self.laws();
        match fault {
            SetUpFault::KingMisplaced => words.set_up_king_misplaced(),
            SetUpFault::RookMisplaced => words.set_up_rook_misplaced(),
            SetUpFault::PiecesMisplaced => words.set_up_pieces_misplaced(),
            SetUpFault::ClockWronglySet => words.set_up_clock_wrongly_set(),
            SetUpFault::ClockSetAgainstSchedule => words.set_up_clock_set_against_schedule(),
            SetUpFault::ClockMisplaced => words.set_up_clock_misplaced(),
            SetUpFault::BoardTurned => words.set_up_board_turned(),
            SetUpFault::ColoursReversed => words.set_up_colours_reversed(),
        }
    }

    /// The laws of an incident in one line: edition, time control, and what is unusual.
    pub fn laws_of(self, incident: &Incident) -> String {
        let mut parts = vec![self.edition(incident.edition).to_owned()];
        if knows_regimes(incident.edition) {
            parts.push(self.regime(incident.regime).to_owned());
        }
        if !incident.game.is_standard() {
            parts.push(self.game(incident.game).to_owned());
        }
        if !incident.setting.is_competition() {
            parts.push(self.setting(incident.setting).to_owned());
        }
        parts.extend(self.event_rules(incident.event));
        let resumes = ActKind::Decides(ArbiterAct::Resumes);
        let absent = match incident.acts.iter().any(|act| act.kind == resumes) {
            true => self.absent_later(incident.absent),
            false => self.absent(incident.absent),
        };
        parts.extend(absent.map(str::to_owned));
        let disabled = incident.visually_disabled;
        parts.extend(disabled.map(|player| self.visually_disabled(player).to_owned()));
        parts.join(" · ")
    }

    /// The points that the regulations of the event settle.
    fn event_rules(self, event: EventRules) -> Vec<String> {
        let words = self.laws();
        let bag = (event.devices == DeviceRule::InABag).then(|| words.event_devices_in_a_bag());
        let penalty = event.device_penalty;
        let penalty = penalty.map(|measure| words.event_device_penalty(self.measure(measure)));
        let default_time = event.default_time;
        let default_time =
            default_time.map(|seconds| words.event_default_time(self.clock(seconds)));
        let reported =
            (event.leaving == LeavingRule::Reported).then(|| words.event_leaving_reported());
        let sheets = (event.scoresheets == Scoresheets::Electronic)
            .then(|| words.event_electronic_scoresheets());
        let plain = sheets.into_iter().chain(reported).chain(bag).map(str::to_owned);
        let moves = event.prescribed_moves.map(|moves| words.event_prescribed_moves(moves));
        let draws = match event.agreed_draws {
            AgreedDraws::Free => None,
            AgreedDraws::After(moves) => Some(words.event_no_draw_before(moves)),
            AgreedDraws::Never => Some(words.event_no_agreed_draw().to_owned()),
        };
        default_time.into_iter().chain(moves).chain(draws).chain(plain).chain(penalty).collect()
    }

    fn visually_disabled(self, player: Color) -> &'static str {
        let words = self.laws();
        player.fold_wb(words.visually_disabled_white(), words.visually_disabled_black())
    }

    /// The players who are not there when the game begins.
    fn absent(self, absent: Absent) -> Option<&'static str> {
        let words = self.laws();
        match absent {
            Absent::Nobody => None,
            Absent::White => Some(words.absent_white()),
            Absent::Black => Some(words.absent_black()),
            Absent::Both => Some(words.absent_both()),
        }
    }

    /// The players who are not there when the game is resumed.
    fn absent_later(self, absent: Absent) -> Option<&'static str> {
        let words = self.laws();
        match absent {
            Absent::Nobody => None,
            Absent::White => Some(words.resumption_without_white()),
            Absent::Black => Some(words.resumption_without_black()),
            Absent::Both => Some(words.resumption_without_both()),
        }
    }

    /// The status of a provision in the trace.
    pub fn status(self, status: Status) -> &'static str {
        let words = self.ruling();
        match status {
            Status::Holds => words.holds(),
            Status::NotMet => words.not_met(),
            Status::Displaced => words.displaced(),
        }
    }
}

/// Whether a code distinguishes time controls; the old ones do not.
pub(super) fn knows_regimes(edition: EditionId) -> bool {
    !matches!(edition, EditionId::KingPenalty | EditionId::LondonXiii | EditionId::Bca1862)
}
