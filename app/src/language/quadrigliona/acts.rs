//! The acts of a match.

use acconcio_adjudication::incident::{Manner, Reply};
use acconcio_quadrigliona::act::{Accord, ActKind, ArbiterAct, Claim, Clocks, Origin, Saying};

use super::facts::{arranged, misbehaved, runner_fault, said};
use crate::language::Language;
use crate::language::quadrigliona::MatchActContext;

pub(super) fn sentence(language: Language, context: &MatchActContext<'_>) -> String {
    let words = language.match_acts();
    let who = context.act.by;
    match &context.act.kind {
        ActKind::Touches { square, manner, table } => {
            let piece = context.piece(language, *square, *table);
            match manner {
                Manner::Deliberate => words.touches(who, piece),
                Manner::Accidental => words.brushes(who, piece),
                Manner::Disputed => words.touches_disputed(who, piece),
            }
        }
        ActKind::Places { from, to, table } => {
            let moved = context.piece(language, *from, *table);
            match context.taken(*from, *to, *table) {
                Some(taken) => {
                    words.takes(who, language.piece_on(taken, *to, context.color()), moved)
                }
                None => words.moves(who, moved, to),
            }
        }
        ActKind::Removes { square } => words.removes(who, context.piece(language, *square, None)),
        ActKind::Puts { role, square, from } => match from {
            Origin::Reserve => words.puts(who, role, square),
            Origin::OnItsWay => words.puts_undelivered(who, role, square),
            Origin::Nowhere => words.puts_foreign(who, role, square),
        },
        ActKind::TakesBack => words.takes_back(who),
        ActKind::NamesPromotion(role) => words.names_promotion(who, role),
        ActKind::CountsAloud(number) => words.counts_aloud(who, number),
        ActKind::PressesClock { of: None } => words.presses_clock(who),
        ActKind::PressesClock { of: Some(clock) } => words.presses_clock_of(who, clock),
        ActKind::StopsClocks { which, accord } => match (which, accord) {
            (Clocks::OwnBoard, Accord::Alone) => words.stops_own_clock(who),
            (Clocks::OwnBoard, Accord::WithPartner) => words.stops_own_clock_agreed(who),
            (Clocks::BothBoards, Accord::Alone) => words.stops_both_clocks(who),
            (Clocks::BothBoards, Accord::WithPartner) => words.stops_both_clocks_together(who),
        },
        ActKind::StartsGame { table } => words.starts_game(who, table),
        ActKind::Claims { what, accord } => words.claims(who, accord, claimed(language, *what)),
        ActKind::OffersDraw { accord } => words.offers_draw(who, accord),
        ActKind::AnswersDraw { reply: Reply::Accepts, accord } => {
            words.answers_draw_accepts(who, accord)
        }
        ActKind::AnswersDraw { reply: Reply::Declines, accord } => {
            words.answers_draw_declines(who, accord)
        }
        ActKind::AnswersDraw { reply: Reply::AsksForTheMove, accord } => {
            words.answers_draw_asks_for_the_move(who, accord)
        }
        ActKind::Resigns => words.resigns(who),
        ActKind::FlagFalls => match context.act.seat() {
            Some(seat) => words.flag_falls(seat),
            None => words.a_flag_falls().to_owned(),
        },
        ActKind::Notices => words.notices(who),
        ActKind::Consents => words.consents(who),
        ActKind::Waits => words.waits(who),
        ActKind::Says(saying) => words.says(who, said(language, *saying)),
        ActKind::Misbehaves(misconduct) => words.misbehaves(who, misbehaved(language, *misconduct)),
        ActKind::HandsOver { role } => words.hands_over(who, role),
        ActKind::Carries { pieces } => match pieces.0.as_slice() {
            [] => words.sets_off_empty(who),
            roles => words.sets_off(who, language.roles(roles)),
        },
        ActKind::Delivers { role } => match context.for_whom() {
            Some(seat) => words.delivers(who, role, seat),
            None => words.delivers_somewhere(who, role),
        },
        ActKind::Errs(fault) => words.errs(who, runner_fault(language, *fault)),
        ActKind::Arranges(arrangement) => words.arranges(who, arranged(language, *arrangement)),
        ActKind::Decides(decision) => words.decides(who, decided(language, *decision)),
    }
}

pub(super) fn label(language: Language, kind: &ActKind) -> String {
    let words = language.match_acts();

    match kind {
        ActKind::Touches { square, .. } => words.label_touches(square),
        ActKind::Places { from, to, .. } => words.label_places(from, to),
        ActKind::Removes { square } => words.label_removes(square),
        ActKind::Puts { role, square, .. } => words.label_puts(role, square),
        ActKind::TakesBack => words.label_takes_back().to_owned(),
        ActKind::NamesPromotion(_) => words.label_names_promotion().to_owned(),
        ActKind::CountsAloud(number) => words.label_counts_aloud(number),
        ActKind::PressesClock { .. } => words.label_presses_clock().to_owned(),
        ActKind::StopsClocks { .. } => words.label_stops_clocks().to_owned(),
        ActKind::StartsGame { .. } => words.label_starts_game().to_owned(),
        ActKind::Claims { .. } => words.label_claims().to_owned(),
        ActKind::OffersDraw { .. } => words.label_offers_draw().to_owned(),
        ActKind::AnswersDraw { .. } => words.label_answers_draw().to_owned(),
        ActKind::Resigns => words.label_resigns().to_owned(),
        ActKind::FlagFalls => words.label_flag_falls().to_owned(),
        ActKind::Notices => words.label_notices().to_owned(),
        ActKind::Consents => words.label_consents().to_owned(),
        ActKind::Waits => words.label_waits().to_owned(),
        ActKind::Says(_) => words.label_says().to_owned(),
        ActKind::Misbehaves(_) => words.label_misbehaves().to_owned(),
        ActKind::HandsOver { role } => words.label_hands_over(role),
        ActKind::Carries { .. } => words.label_carries().to_owned(),
        ActKind::Delivers { role } => words.label_delivers(role),
        ActKind::Errs(_) => words.label_errs().to_owned(),
        ActKind::Arranges(_) => words.label_arranges().to_owned(),
        ActKind::Decides(_) => words.label_decides().to_owned(),
    }
}

pub(super) fn speech(language: Language, kind: &ActKind) -> Option<String> {
    let words = language.match_acts();
    Some(match kind {
        ActKind::NamesPromotion(role) => words.role_aloud(role),
        ActKind::CountsAloud(number) => words.number_aloud(number),
        ActKind::Claims { .. } => words.speech_claims().to_owned(),
        ActKind::OffersDraw { .. } => words.speech_offers_draw().to_owned(),
        ActKind::AnswersDraw { reply: Reply::Accepts, .. } => {
            words.speech_answers_draw_accepts().to_owned()
        }
        ActKind::AnswersDraw { reply: Reply::Declines, .. } => {
            words.speech_answers_draw_declines().to_owned()
        }
        ActKind::AnswersDraw { reply: Reply::AsksForTheMove, .. } => {
            words.speech_answers_draw_asks_for_the_move().to_owned()
        }
        ActKind::Says(Saying::SuggestsMove) => words.speech_says_suggests_move().to_owned(),
        ActKind::Says(Saying::AsksToWait) => words.speech_says_asks_to_wait().to_owned(),
        ActKind::Says(Saying::AsksForAdvice) => words.speech_says_asks_for_advice().to_owned(),
        ActKind::Touches { .. }
        | ActKind::Places { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::TakesBack
        | ActKind::PressesClock { .. }
        | ActKind::StopsClocks { .. }
        | ActKind::StartsGame { .. }
        | ActKind::Resigns
        | ActKind::FlagFalls
        | ActKind::Notices
        | ActKind::Consents
        | ActKind::Waits
        | ActKind::Misbehaves(_)
        | ActKind::HandsOver { .. }
        | ActKind::Carries { .. }
        | ActKind::Delivers { .. }
        | ActKind::Errs(_)
        | ActKind::Arranges(_)
        | ActKind::Decides(_) => return None,
    })
}

fn claimed(language: Language, claim: Claim) -> &'static str {
    let words = language.match_acts();

    match claim {
        Claim::IllegalMove => words.claim_illegal_move(),
        Claim::TouchMove => words.claim_touch_move(),
        Claim::FlagFall => words.claim_flag_fall(),
        Claim::Checkmate => words.claim_checkmate(),
        Claim::Stalemate => words.claim_stalemate(),
        Claim::NoMatingMaterial => words.claim_no_mating_material(),
        Claim::Repetition => words.claim_repetition(),
        Claim::QuickplayFinish => words.claim_quickplay_finish(),
        Claim::WrongSetUp => words.claim_wrong_set_up(),
        Claim::Misconduct => words.claim_misconduct(),
        Claim::RunnerFault => words.claim_runner_fault(),
        Claim::SimultaneousEnd => words.claim_simultaneous_end(),
        Claim::Dispute => words.claim_dispute(),
    }
}

fn decided(language: Language, decision: ArbiterAct) -> String {
    let words = language.match_acts();

    match decision {
        ArbiterAct::StepsIn => words.decision_steps_in().to_owned(),
        ArbiterAct::Warns => words.decision_warns().to_owned(),
        ArbiterAct::Reinstates { table } => words.decision_reinstates(table),
        ArbiterAct::LetsPlayGoOn => words.decision_lets_play_go_on().to_owned(),
        ArbiterAct::BreaksTie => words.decision_breaks_tie().to_owned(),
    }
}
