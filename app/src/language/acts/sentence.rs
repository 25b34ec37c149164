//! Acts told in sentences.

use acconcio_adjudication::incident::{
    ActKind, ArbiterAct, Claim, Clock, Finding, Hand, Manner, Misconduct, OfferTerms, Order, Owner,
    Person, Purpose, Reply, Resumption, SignedResult, Stance, Testimony, TwoBoards,
};
use shakmaty::Square;

use super::{ActContext, Placing, Seen, Who};
use crate::language::Language;

impl Language {
    /// Returns what somebody does, as a sentence.
    pub(super) fn doing(self, context: &ActContext<'_>) -> String {
        let (words, who) = (self.acts(), context.who());
        match &context.act.kind {
            ActKind::AnnouncesAdjusting | ActKind::Declares(_) => {
                words.says(who, self.speech(context.act).unwrap_or_default())
            }
            ActKind::Touches { square, manner, hand, together_with, order, purpose } => {
                let touch = match together_with {
                    None => self.touching(context, *square, *manner, *hand),
                    Some(second) => self.touching_both(context, [*square, *second], *manner, *hand),
                };
                let said =
                    [Some(touch.as_str()), self.touch_order(*order), self.touch_purpose(*purpose)];
                said.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            ActKind::Places { from, to, hand } => self.placing(context, (*from, *to), *hand),
            ActKind::Puts { role, square, hand, of: Owner::Opponent, .. } => {
                words.puts_captured(who, role, square, hand)
            }
            ActKind::Puts { role, square, stance, hand, of: Owner::Own } => {
                words.puts(who, role, square, *stance == Stance::UpsideDown, hand)
            }
            ActKind::Displaces { square, to } => {
                let Seen { role, color, is_own } = context.seen(*square);
                match to {
                    None => words.knocks_off(who, role, color, is_own, square),
                    Some(to) => words.knocks(who, role, color, is_own, square, to),
                }
            }
            ActKind::FlagFalls if context.act.player().is_some() => words.flag_falls(who),
            ActKind::FlagFalls => words.a_flag_falls().to_owned(),
            ActKind::Claims(claim) => words.claims(who, self.claimed(*claim)),
            ActKind::Finds(finding) => words.finds(who, self.found(*finding)),
            ActKind::Misbehaves(misconduct) => self.misbehaving(who, *misconduct),
            ActKind::Decides(decision) => self.deciding(who, *decision),
            ActKind::Feels { square } => {
                let seen = context.seen(*square);
                words.feels(who, seen.role, seen.color, seen.is_own, square)
            }
            ActKind::Releases { square } => {
                let seen = context.seen(*square);
                words.releases(who, seen.role, seen.color, seen.is_own, square)
            }
            ActKind::Removes { square, hand } => {
                let seen = context.seen(*square);
                words.removes(who, seen.role, seen.color, seen.is_own, square, hand)
            }
            ActKind::SetsRight => words.sets_right(who),
            ActKind::PressesClock { hand } => words.presses_clock(who, hand),
            ActKind::StopsClocks { which: Clock::Both } => words.stops_clocks_both(who),
            ActKind::StopsClocks { which: Clock::Own } => words.stops_clocks_own(who),
            ActKind::WithdrawsClaim => words.withdraws_claim(who),
            ActKind::Writes { san } => words.writes(who, self.san_text(san)),
            ActKind::StopsRecording => words.stops_recording(who),
            ActKind::Chooses(remedy) => words.chooses(who, self.remedy(*remedy)),
            ActKind::OffersDraw(OfferTerms::Plain) => words.offers_draw_plain(who),
            ActKind::OffersDraw(OfferTerms::Conditional) => words.offers_draw_conditional(who),
            ActKind::WithdrawsOffer => words.withdraws_offer(who),
            ActKind::AnswersDraw(Reply::AsksForTheMove) => {
                words.answers_draw_asks_for_the_move(who)
            }
            ActKind::AnswersDraw(Reply::Accepts) => words.answers_draw_accepts(who),
            ActKind::AnswersDraw(Reply::Declines) => words.answers_draw_declines(who),
            ActKind::Arrives => words.arrives(who),
            ActKind::Signs(SignedResult::WhiteWins) => words.signs_white_wins(who),
            ActKind::Signs(SignedResult::BlackWins) => words.signs_black_wins(who),
            ActKind::Signs(SignedResult::Draw) => words.signs_draw(who),
            ActKind::Seals { san, early: 0 } => words.seals(who, self.san_text(san)),
            ActKind::Seals { san, early } => {
                words.seals_early(who, self.san_text(san), self.clock(*early))
            }
            ActKind::Resigns => words.resigns(who),
            ActKind::Notices if context.act.by == Person::Arbiter => words.becomes_aware(who),
            ActKind::Notices => words.notices(who),
            ActKind::Testifies(Testimony::Confirms) => words.testifies_confirms(who),
            ActKind::Testifies(Testimony::Denies) => words.testifies_denies(who),
            ActKind::Testifies(Testimony::DoesNotKnow) => words.testifies_does_not_know(who),
            ActKind::Consents => words.consents(who),
            ActKind::Appeals => words.appeals(who),
        }
    }

    fn touching(
        self,
        context: &ActContext<'_>,
        square: Square,
        manner: Manner,
        hand: Hand,
    ) -> String {
        let (words, who) = (self.acts(), context.who());
        let Seen { role, color, is_own } = context.seen(square);
        match manner {
            Manner::Deliberate => words.touches(who, role, color, is_own, square, hand),
            Manner::Accidental => words.brushes(who, role, color, is_own, square, hand),
            Manner::Disputed => words.touches_perhaps(who, role, color, is_own, square, hand),
        }
    }

    fn touching_both(
        self,
        context: &ActContext<'_>,
        squares: [Square; 2],
        manner: Manner,
        hand: Hand,
    ) -> String {
        let (words, who) = (self.acts(), context.who());
        let [one, other] = squares.map(|square| self.seen(context, square));
        match manner {
            Manner::Deliberate => words.touches_both(who, one, other, hand),
            Manner::Accidental => words.brushes_both(who, one, other, hand),
            Manner::Disputed => words.touches_both_perhaps(who, one, other, hand),
        }
    }

    fn touch_order(self, order: Order) -> Option<&'static str> {
        match order {
            Order::Known => None,
            Order::Unknown => Some(self.acts().order_unknown()),
        }
    }

    fn touch_purpose(self, purpose: Purpose) -> Option<&'static str> {
        match purpose {
            Purpose::ToPlay => None,
            Purpose::ToShow => Some(self.acts().to_show()),
            Purpose::ToClearUp => Some(self.acts().to_clear_up()),
        }
    }

    fn placing(self, context: &ActContext<'_>, (from, to): (Square, Square), hand: Hand) -> String {
        let (words, who) = (self.acts(), context.who());
        let role = context.before.board.role_at(from);
        match context.placing(from, to) {
            Placing::Back => words.puts_back(who, role, to, hand),
            Placing::Plain => words.carries(who, role, from, to, hand),
            Placing::Taking => words.takes(who, self.seen(context, to), role, from, hand),
        }
    }

    fn seen(self, context: &ActContext<'_>, square: Square) -> String {
        let Seen { role, color, is_own } = context.seen(square);
        self.people().piece(role, color, is_own, square)
    }

    fn claimed(self, claim: Claim) -> &'static str {
        let words = self.acts();
        match claim {
            Claim::IllegalMove => words.claimed_illegal_move(),
            Claim::TouchMove => words.claimed_touch_move(),
            Claim::NoMove => words.claimed_no_move(),
            Claim::FlagFall => words.claimed_flag_fall(),
            Claim::RepetitionAppeared => words.claimed_repetition_appeared(),
            Claim::RepetitionAboutToAppear => words.claimed_repetition_about_to_appear(),
            Claim::FiftyMoves => words.claimed_fifty_moves(),
            Claim::QuickplayFinish => words.claimed_quickplay_finish(),
            Claim::QuickplayIncrement => words.claimed_quickplay_increment(),
            Claim::DeadPosition => words.claimed_dead_position(),
            Claim::WrongSetUp => words.claimed_wrong_set_up(),
            Claim::DisplacedPieces => words.claimed_displaced_pieces(),
            Claim::OutOfTurn => words.claimed_out_of_turn(),
            Claim::Misconduct => words.claimed_misconduct(),
        }
    }

    fn found(self, finding: Finding) -> &'static str {
        let words = self.acts();
        match finding {
            Finding::NoEffortToWin => words.finding_no_effort_to_win(),
            Finding::CannotWinNormally => words.finding_cannot_win_normally(),
            Finding::TriesToWin => words.finding_tries_to_win(),
        }
    }

    /// Conduct beside the moves, as a sentence.
    pub(in crate::language) fn misbehaved(self, by: Person, misconduct: Misconduct) -> String {
        self.misbehaving(Who::Unnamed(by), misconduct)
    }

    fn misbehaving(self, who: Who<'_>, misconduct: Misconduct) -> String {
        let words = self.acts();
        match misconduct {
            Misconduct::PreventsPress => words.misbehaves_prevents_press(who),
            Misconduct::Distracts => words.misbehaves_distracts(who),
            Misconduct::Advice => words.misbehaves_advice(who),
            Misconduct::RefusesToPlay => words.misbehaves_refuses_to_play(who),
            Misconduct::DeviceSounds => words.misbehaves_device_sounds(who),
            Misconduct::DeviceOn => words.misbehaves_device_on(who),
            Misconduct::DeviceOff => words.misbehaves_device_off(who),
            Misconduct::DeviceInBag => words.misbehaves_device_in_bag(who),
            Misconduct::DeviceSoundsInBag => words.misbehaves_device_sounds_in_bag(who),
            Misconduct::UsesBag => words.misbehaves_uses_bag(who),
            Misconduct::UsesDevice => words.misbehaves_uses_device(who),
            Misconduct::RefusesInspection => words.misbehaves_refuses_inspection(who),
            Misconduct::LeavesVenue => words.misbehaves_leaves_venue(who),
            Misconduct::LeavesArea => words.misbehaves_leaves_area(who),
            Misconduct::EntersArea => words.misbehaves_enters_area(who),
            Misconduct::UsesNotes => words.misbehaves_uses_notes(who),
            Misconduct::AnalysesElsewhere => words.misbehaves_analyses_elsewhere(who),
            Misconduct::Smokes => words.misbehaves_smokes(who),
            Misconduct::Vapes => words.misbehaves_vapes(who),
            Misconduct::ProposesAFix => words.misbehaves_proposes_a_fix(who),
            Misconduct::WritesAhead => words.misbehaves_writes_ahead(who),
            Misconduct::DoesNotRecord => words.misbehaves_does_not_record(who),
            Misconduct::MovesUnrecorded => words.misbehaves_moves_unrecorded(who),
            Misconduct::WritesRemarks => words.misbehaves_writes_remarks(who),
            Misconduct::OmitsDrawOffer => words.misbehaves_omits_draw_offer(who),
            Misconduct::AsksASixthTime => words.misbehaves_asks_a_sixth_time(who),
            Misconduct::HidesScoresheet => words.misbehaves_hides_scoresheet(who),
            Misconduct::MovesBeforeUpdating => words.misbehaves_moves_before_updating(who),
            Misconduct::RefusesToAssist => words.misbehaves_refuses_to_assist(who),
            Misconduct::HitsClock => words.misbehaves_hits_clock(who),
            Misconduct::HoversOverClock => words.misbehaves_hovers_over_clock(who),
            Misconduct::StopsClockWithoutReason => words.misbehaves_stops_clock_without_reason(who),
            Misconduct::AsksAboutTheLaws => words.misbehaves_asks_about_the_laws(who),
            Misconduct::StopsClocksForHelp => words.misbehaves_stops_clocks_for_help(who),
            Misconduct::FinishedPlayerTalks => words.misbehaves_finished_player_talks().to_owned(),
            Misconduct::HelperForPieces => words.misbehaves_helper_for_pieces(who),
            Misconduct::HelperForClock => words.misbehaves_helper_for_clock(who),
            Misconduct::HelperForScore => words.misbehaves_helper_for_score(who),
            Misconduct::PointsOutDefect => words.misbehaves_points_out_defect(who),
            Misconduct::DisputesTheClock => words.misbehaves_disputes_the_clock(who),
            Misconduct::OutsideDisturbance => words.misbehaves_outside_disturbance().to_owned(),
            Misconduct::RecordsElectronically => words.misbehaves_records_electronically(who),
            Misconduct::StopsClocksToUpdate => words.misbehaves_stops_clocks_to_update(who),
            Misconduct::ClaimsByADisplay => words.misbehaves_claims_by_a_display(who),
            Misconduct::OnTwoBoards(what) => self.on_two_boards(who, what),
            Misconduct::AtResumption(what) => self.at_resumption(who, what),
        }
    }

    fn on_two_boards(self, who: Who<'_>, what: TwoBoards) -> String {
        let words = self.acts();
        match what {
            TwoBoards::Refuses => words.two_boards_refuses(who),
            TwoBoards::OmitsAnnouncement => words.two_boards_omits_announcement(who),
            TwoBoards::ChangesBeforeAnnouncing => words.two_boards_changes_before_announcing(who),
            TwoBoards::ChangesAfterAnnouncing => words.two_boards_changes_after_announcing(who),
            TwoBoards::PressesBeforeAnnouncing => words.two_boards_presses_before_announcing(who),
            TwoBoards::RecordsOtherwise => words.two_boards_records_otherwise(who),
            TwoBoards::CorrectsASlip => words.two_boards_corrects_a_slip(who),
            TwoBoards::PlaysOtherThanRecorded => words.two_boards_plays_other_than_recorded(who),
            TwoBoards::ScoresDisagree => words.two_boards_scores_disagree(who),
            TwoBoards::AssistantMoves => words.two_boards_assistant_moves(who),
            TwoBoards::AssistantAnnounces => words.two_boards_assistant_announces(who),
            TwoBoards::AssistantKeepsScore => words.two_boards_assistant_keeps_score(who),
            TwoBoards::AssistantAnswers => words.two_boards_assistant_answers(who),
            TwoBoards::AssistantTellsUnasked => words.two_boards_assistant_tells_unasked(who),
            TwoBoards::AssistantClaims => words.two_boards_assistant_claims(who),
            TwoBoards::AssistantAdjourns => words.two_boards_assistant_adjourns(who),
        }
    }

    fn at_resumption(self, who: Who<'_>, what: Resumption) -> String {
        let words = self.acts();
        match what {
            Resumption::SealsReply => words.resumption_seals_reply(who),
            Resumption::AsksForTheEnvelope => words.resumption_asks_for_the_envelope(who),
            Resumption::QuestionsTheTimes => words.resumption_questions_the_times(who),
        }
    }

    fn deciding(self, who: Who<'_>, decision: ArbiterAct) -> String {
        let words = self.acts();
        match decision {
            ArbiterAct::StepsIn => words.decides_steps_in(who),
            ArbiterAct::Reinstates => words.decides_reinstates(who),
            ArbiterAct::OrdersTouchedPiece => words.decides_orders_touched_piece(who),
            ArbiterAct::LetsPlayGoOn => words.decides_lets_play_go_on(who),
            ArbiterAct::Permits => words.decides_permits(who),
            ArbiterAct::ExcusesDelay => words.decides_excuses_delay(who),
            ArbiterAct::KeepsScore => words.decides_keeps_score(who),
            ArbiterAct::Reconstructs => words.decides_reconstructs(who),
            ArbiterAct::CannotReconstruct => words.decides_cannot_reconstruct(who),
            ArbiterAct::OrdersSealing => words.decides_orders_sealing(who),
            ArbiterAct::Resumes => words.decides_resumes(who),
            ArbiterAct::OpensEnvelope => words.decides_opens_envelope(who),
            ArbiterAct::MissesEnvelope => words.decides_misses_envelope(who),
            ArbiterAct::MissesPosition => words.decides_misses_position(who),
            ArbiterAct::AppealRejected => words.decides_appeal_rejected().to_owned(),
            ArbiterAct::AppealUpheld => words.decides_appeal_upheld().to_owned(),
        }
    }
}
