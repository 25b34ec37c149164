//! Acts in a word or two, and what is said aloud in them.

use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Claim, Declaration, Misconduct, OfferTerms, Owner, Remedy, Reply,
    Testimony,
};

use crate::language::Language;

impl Language {
    /// The label of an act in a word or two, as on the replay strip.
    pub fn act_label(self, act: &Act) -> String {
        let words = self.acts();
        match &act.kind {
            ActKind::AnnouncesAdjusting => words.label_announces_adjusting().to_owned(),
            ActKind::Touches { square, together_with: None, .. } => words.label_touches(square),
            ActKind::Touches { square, together_with: Some(second), .. } => {
                words.label_touches_two(square, second)
            }
            ActKind::Places { from, to, .. } if from == to => words.label_puts_back(to),
            ActKind::Places { from, to, .. } => words.label_places(from, to),
            ActKind::Releases { square } => words.label_releases(square),
            ActKind::Removes { square, .. } => words.label_removes(square),
            ActKind::Puts { square, of: Owner::Opponent, .. } => words.label_puts_opponent(square),
            ActKind::Puts { role, square, of: Owner::Own, .. } => {
                words.label_puts_own(*role, square)
            }
            ActKind::Displaces { square, .. } => words.label_displaces(square),
            ActKind::SetsRight => words.label_sets_right().to_owned(),
            ActKind::Declares(_) => words.label_declares().to_owned(),
            ActKind::PressesClock { .. } => words.label_presses_clock().to_owned(),
            ActKind::StopsClocks { .. } => words.label_stops_clocks().to_owned(),
            ActKind::Claims(_) => words.label_claims().to_owned(),
            ActKind::WithdrawsClaim => words.label_withdraws_claim().to_owned(),
            ActKind::Writes { .. } => words.label_writes().to_owned(),
            ActKind::StopsRecording => words.label_stops_recording().to_owned(),
            ActKind::Chooses(_) => words.label_chooses().to_owned(),
            ActKind::OffersDraw(_) => words.label_offers_draw().to_owned(),
            ActKind::WithdrawsOffer => words.label_withdraws_offer().to_owned(),
            ActKind::AnswersDraw(Reply::AsksForTheMove) => {
                words.label_answers_draw_asks_for_the_move().to_owned()
            }
            ActKind::Finds(_) => words.label_finds().to_owned(),
            ActKind::AnswersDraw(Reply::Accepts) => words.label_answers_draw_accepts().to_owned(),
            ActKind::AnswersDraw(Reply::Declines) => words.label_answers_draw_declines().to_owned(),
            ActKind::Feels { square } => words.label_feels(square),
            ActKind::Arrives => words.label_arrives().to_owned(),
            ActKind::Signs(_) => words.label_signs().to_owned(),
            ActKind::Resigns => words.label_resigns().to_owned(),
            ActKind::FlagFalls => words.label_flag_falls().to_owned(),
            ActKind::Notices => words.label_notices().to_owned(),
            ActKind::Testifies(_) => words.label_testifies().to_owned(),
            ActKind::Consents => words.label_consents().to_owned(),
            ActKind::Seals { .. } => words.label_seals().to_owned(),
            ActKind::Misbehaves(Misconduct::OnTwoBoards(_)) => words.label_two_boards().to_owned(),
            ActKind::Misbehaves(Misconduct::AtResumption(_)) => words.label_resumption().to_owned(),
            ActKind::Misbehaves(_) => words.label_misbehaves().to_owned(),
            ActKind::Decides(decision) => self.decision_label(*decision).to_owned(),
            ActKind::Appeals => words.label_appeals().to_owned(),
        }
    }

    fn decision_label(self, decision: ArbiterAct) -> &'static str {
        let words = self.acts();
        match decision {
            ArbiterAct::StepsIn => words.label_decides_steps_in(),
            ArbiterAct::Reinstates => words.label_decides_reinstates(),
            ArbiterAct::OrdersTouchedPiece => words.label_decides_orders_touched_piece(),
            ArbiterAct::LetsPlayGoOn => words.label_decides_lets_play_go_on(),
            ArbiterAct::Permits => words.label_decides_permits(),
            ArbiterAct::ExcusesDelay => words.label_decides_excuses_delay(),
            ArbiterAct::KeepsScore => words.label_decides_keeps_score(),
            ArbiterAct::Reconstructs => words.label_decides_reconstructs(),
            ArbiterAct::CannotReconstruct => words.label_decides_cannot_reconstruct(),
            ArbiterAct::OrdersSealing => words.label_decides_orders_sealing(),
            ArbiterAct::Resumes => words.label_decides_resumes(),
            ArbiterAct::OpensEnvelope => words.label_decides_opens_envelope(),
            ArbiterAct::MissesEnvelope => words.label_decides_misses_envelope(),
            ArbiterAct::MissesPosition => words.label_decides_misses_position(),
            ArbiterAct::AppealRejected => words.label_decides_appeal_rejected(),
            ArbiterAct::AppealUpheld => words.label_decides_appeal_upheld(),
        }
    }

    /// The words said aloud in an act, without quotation marks; none for a silent act.
    pub fn speech(self, act: &Act) -> Option<String> {
        if let ActKind::Declares(promise) = &act.kind {
            return Some(self.promise(promise));
        }
        self.set_phrase(&act.kind).map(str::to_owned)
    }

    /// A text in the quotation marks of the language.
    pub fn quoted(self, said: &str) -> String {
        self.acts().quoted(said)
    }

    fn promise(self, promise: &Declaration) -> String {
        let words = self.acts();
        match promise {
            Declaration::Promotion(role) => words.promise_promotion(role),
            Declaration::Move(san) => words.promise_move(self.san_text(san)),
            Declaration::Mate => words.promise_mate().to_owned(),
        }
    }

    /// The words said aloud that are always the same in this kind of act.
    pub(super) fn set_phrase(self, kind: &ActKind) -> Option<&'static str> {
        let words = self.acts();
        match kind {
            ActKind::AnnouncesAdjusting => Some(words.speech_announces_adjusting()),
            ActKind::Claims(claim) => Some(self.claim_aloud(*claim)),
            ActKind::Chooses(remedy) => Some(self.choice_aloud(*remedy)),
            ActKind::WithdrawsClaim => Some(words.speech_withdraws_claim()),
            ActKind::OffersDraw(OfferTerms::Plain) => Some(words.speech_offers_draw_plain()),
            ActKind::OffersDraw(OfferTerms::Conditional) => {
                Some(words.speech_offers_draw_conditional())
            }
            ActKind::WithdrawsOffer => Some(words.speech_withdraws_offer()),
            ActKind::AnswersDraw(Reply::AsksForTheMove) => {
                Some(words.speech_answers_draw_asks_for_the_move())
            }
            ActKind::AnswersDraw(Reply::Accepts) => Some(words.speech_answers_draw_accepts()),
            ActKind::AnswersDraw(Reply::Declines) => Some(words.speech_answers_draw_declines()),
            ActKind::Resigns => Some(words.speech_resigns()),
            ActKind::Testifies(Testimony::Confirms) => Some(words.speech_testifies_confirms()),
            ActKind::Testifies(Testimony::Denies) => Some(words.speech_testifies_denies()),
            ActKind::Testifies(Testimony::DoesNotKnow) => {
                Some(words.speech_testifies_does_not_know())
            }
            ActKind::Consents => Some(words.speech_consents()),
            ActKind::Appeals => Some(words.speech_appeals()),
            ActKind::Touches { .. }
            | ActKind::Places { .. }
            | ActKind::Releases { .. }
            | ActKind::Removes { .. }
            | ActKind::Puts { .. }
            | ActKind::Displaces { .. }
            | ActKind::SetsRight
            | ActKind::StopsRecording
            | ActKind::Declares(_)
            | ActKind::PressesClock { .. }
            | ActKind::StopsClocks { .. }
            | ActKind::Writes { .. }
            | ActKind::FlagFalls
            | ActKind::Arrives
            | ActKind::Feels { .. }
            | ActKind::Signs(_)
            | ActKind::Seals { .. }
            | ActKind::Notices
            | ActKind::Misbehaves(_)
            | ActKind::Finds(_)
            | ActKind::Decides(_) => None,
        }
    }

    fn claim_aloud(self, claim: Claim) -> &'static str {
        let words = self.acts();
        match claim {
            Claim::IllegalMove => words.speech_illegal_move(),
            Claim::TouchMove => words.speech_touch_move(),
            Claim::NoMove => words.speech_no_move(),
            Claim::FlagFall => words.speech_flag_fall(),
            Claim::RepetitionAppeared => words.speech_repetition_appeared(),
            Claim::RepetitionAboutToAppear => words.speech_repetition_about_to_appear(),
            Claim::FiftyMoves => words.speech_fifty_moves(),
            Claim::QuickplayFinish => words.speech_quickplay_finish(),
            Claim::QuickplayIncrement => words.speech_quickplay_increment(),
            Claim::DeadPosition => words.speech_dead_position(),
            Claim::WrongSetUp => words.speech_wrong_set_up(),
            Claim::DisplacedPieces => words.speech_displaced_pieces(),
            Claim::OutOfTurn => words.speech_out_of_turn(),
            Claim::Misconduct => words.speech_misconduct(),
        }
    }

    fn choice_aloud(self, remedy: Remedy) -> &'static str {
        let words = self.acts();
        match remedy {
            Remedy::LetStand => words.speech_remedy_let_stand(),
            Remedy::MoveCorrectly => words.speech_remedy_move_correctly(),
            Remedy::CaptureLegally => words.speech_remedy_capture_legally(),
            Remedy::MoveKing => words.speech_remedy_move_king(),
            Remedy::MoveAnother => words.speech_remedy_move_another(),
        }
    }
}
