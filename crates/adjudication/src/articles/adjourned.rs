//! Appendix G (2009), E (2014), Guidelines I (2017): adjourned games.

use shakmaty::san::{SanError, SanPlus};
use shakmaty::{Color, Move, Position};

use super::{TouchFinding, fact_and_outcome, fill_completion, no_intervention, rule_of_end};
use crate::case::Case;
use crate::incident::{ActKind, ArbiterAct, Person};
use crate::laws::edition::Adjourned;
use crate::laws::{Fact, Holding};
use crate::reconstruction::{BoardChange, End, end_of};
use crate::ruling::{
    Classification, Duty, Obligation, Outcome, Reinstatement, RulingBuilder, TimeChange, Trigger,
};

/// An act by which the arbiter or a player adjourns the game or resumes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AdjournmentStep {
    /// The player who has the move was told to seal it.
    ToldToSeal,
    /// The move was sealed, with so many seconds of the session left.
    Sealed {
        /// The seconds.
        early: u32,
    },
    /// The envelope was opened.
    Opened,
    /// The envelope is missing.
    EnvelopeMissing,
    /// Envelope, position and times are missing.
    PositionMissing,
}

/// The text on the paper in the envelope.
enum Paper {
    /// A legal move.
    Legal(Move),
    /// More than one legal move.
    Ambiguous,
    /// An illegal move.
    Illegal,
    /// Nothing that can be read as a move.
    Unclear,
}

/// Rules on the last step of an adjournment or a resumption.
pub(crate) fn adjournment(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    (act, step): (usize, AdjournmentStep),
) {
    fill_completion(case, builder);
    let Some(rules) = case.book.edition.conduct.as_ref().map(|rules| &rules.adjourned) else {
        let silent = case.book.edition.laws_are_observed.fails(Fact::LawsAreSilent);
        return in_order(case, builder, silent);
    };
    match step {
        AdjournmentStep::ToldToSeal => told_to_seal(case, builder, rules, act),
        AdjournmentStep::Sealed { early } => sealed(case, builder, rules, early),
        AdjournmentStep::Opened => opened(case, builder, rules),
        AdjournmentStep::EnvelopeMissing => {
            let missing = rules.envelope_lost.holds(Fact::EnvelopeMissing(act));
            if let Some((_, Paper::Legal(legal))) = case.sealed() {
                builder.obligation.fill(missing.orders(stands(legal)));
            }
            goes_on(builder, missing);
        }
        AdjournmentStep::PositionMissing => {
            let missing = rules.position_lost.holds(Fact::EnvelopeMissing(act));
            builder.note(rules.envelope_lost.not_met(Fact::EnvelopeMissing(act)));
            builder.classification.fill(missing.orders(Classification::Legal));
            builder.trigger.fill(missing.orders(Trigger::ExOfficio));
            builder.board.fill(missing.orders(Reinstatement::NewGame));
            builder.result.fill(missing.orders(Outcome::PlayedAgain));
            builder.note_holding(missing);
        }
    }
}

/// A move made on the board after the order is the one to be sealed.
fn told_to_seal(case: &Case<'_>, builder: &mut RulingBuilder<'_>, rules: &Adjourned, act: usize) {
    let told = rules.sealing.holds(Fact::ToldToSeal(act));
    if let Some((_, legal)) = case.made_when_told_to_seal() {
        builder.obligation.fill(told.orders(stands(legal)));
    }
    goes_on(builder, told);
}

/// A move sealed before the end of the session costs the rest of it.
fn sealed(case: &Case<'_>, builder: &mut RulingBuilder<'_>, rules: &Adjourned, early: u32) {
    let left = Fact::SessionLeft(early);
    let Some((player, seconds)) = case
        .sealed()
        .map(|(player, _)| (player, i32::try_from(early).unwrap_or(i32::MAX)))
        .filter(|(_, seconds)| *seconds > 0)
    else {
        builder.note(rules.early.not_met(left.clone()));
        return in_order(case, builder, rules.sealing.holds(left));
    };
    let rest = rules.early.holds(left);
    builder.time.push(rest.orders(TimeChange { player, seconds: -seconds }));
    goes_on(builder, rest);
}

/// The sealed move: made on the board if it is legal; if not, the game is lost.
fn opened(case: &Case<'_>, builder: &mut RulingBuilder<'_>, rules: &Adjourned) {
    let Some((player, paper)) = case.sealed() else {
        let silent = case.book.edition.laws_are_observed.fails(Fact::LawsAreSilent);
        return in_order(case, builder, silent);
    };
    let act = case.sealed_by().unwrap_or_default();
    if let Some((told, _)) = case.made_when_told_to_seal() {
        builder.note_holding(rules.sealing.holds(Fact::ToldToSeal(told)));
    }
    let lost = match paper {
        Paper::Legal(legal) => {
            builder.note(rules.illegal.not_met(Fact::Sealed(legal)));
            let made = rules.replier_present.holds(Fact::Sealed(legal));
            builder.obligation.fill(made.orders(stands(legal)));
            if let Some((ended, outcome)) = case.ended_by_the_sealed_move() {
                builder.classification.fill(made.orders(Classification::Legal));
                builder.trigger.fill(made.orders(Trigger::ExOfficio));
                builder.board.fill(made.orders(Reinstatement::Keep));
                builder.result.fill(ended.orders(outcome));
                return builder.note_holding(ended.because([made.into_step()]));
            }
            return goes_on(builder, made);
        }
        Paper::Ambiguous => rules.ambiguous.holds(Fact::SealedAmbiguously(act)),
        Paper::Illegal => rules.illegal.holds(Fact::SealedIllegally(act)),
        Paper::Unclear => rules.unclear.holds(Fact::SealedUnclearly(act)),
    };
    builder.classification.fill(lost.orders(Classification::FaultySealedMove));
    builder.trigger.fill(lost.orders(Trigger::ExOfficio));
    builder.board.fill(lost.orders(Reinstatement::Keep));
    builder.result.fill(lost.orders(Outcome::Won(!player)));
    builder.note_holding(lost);
}

/// Nothing is to be corrected, and the arbiter has nothing to order.
fn in_order(case: &Case<'_>, builder: &mut RulingBuilder<'_>, holding: Holding) {
    builder.classification.fill(holding.orders(Classification::Legal));
    builder.note_holding(holding);
    no_intervention(case.book, builder, Fact::NothingToCorrect);
}

/// The arbiter orders how the game goes on; nobody is at fault.
fn goes_on(builder: &mut RulingBuilder<'_>, holding: Holding) {
    builder.classification.fill(holding.orders(Classification::Legal));
    builder.trigger.fill(holding.orders(Trigger::ExOfficio));
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(Outcome::Continues));
    builder.note_holding(holding);
}

fn stands(legal: Move) -> Obligation {
    Obligation { duty: Duty::Stands(legal), permitted: vec![legal] }
}

/// Notes what happened between the sealing and the resumption: an offer of a draw stays open, and a game that was
/// ended is not resumed.
pub(crate) fn note_adjourned(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let conduct = case.book.edition.conduct.as_ref();
    let (Some(rules), Some(sealed)) = (conduct.map(|rules| &rules.adjourned), case.sealed_by())
    else {
        return;
    };
    let acts = &case.incident.acts;
    let resumed = case.resumed_by().unwrap_or(acts.len());
    let is_between = |act: &usize| (sealed..resumed).contains(act);
    let is_offer = |act: &usize| {
        matches!(acts[*act].kind, ActKind::OffersDraw(_)) && acts[*act].by != acts[sealed].by
    };
    if let Some(offer) = (sealed..resumed).find(is_offer) {
        builder.note_holding(rules.offer.holds(Fact::OfferedAfterSealing(offer)));
    }
    if let Some(ending) = case.ending
        && matches!(ending.how, End::Agreement | End::Resignation(_))
        && let Some(last) = ending.acts.checked_sub(1).filter(is_between)
    {
        builder.note_holding(rules.concluded.holds(Fact::EndedWhileAdjourned(last)));
    }
}

/// The sealed move, where its player has made another one once the envelope had been opened.
pub(crate) fn sealed_not_made(case: &Case<'_>) -> Option<TouchFinding> {
    let rules = &case.book.edition.conduct.as_ref()?.adjourned;
    let BoardChange::Move(made) = case.turn.board_change else { return None };
    let is_opened = (case.turn.first_act..case.turn.last_act)
        .any(|act| step_of(&case.incident.acts[act].kind) == Some(AdjournmentStep::Opened));
    let (player, Paper::Legal(legal)) = case.sealed().filter(|_| is_opened)? else { return None };
    (player == case.turn.player && made != legal).then(|| TouchFinding {
        holding: rules.replier_present.holds(Fact::Sealed(legal)),
        obligation: stands(legal),
    })
}

impl Case<'_> {
    /// The last step of an adjournment or a resumption, unless conduct or a press of the clock came after it.
    pub(crate) fn adjournment_step(&self) -> Option<(usize, AdjournmentStep)> {
        let acts = self.incident.acts.iter().enumerate().rev();
        let (act, step) = acts.filter_map(|(act, it)| Some((act, step_of(&it.kind)?))).next()?;
        let mut after = self.incident.acts[act..].iter();
        let has_passed = after
            .any(|act| matches!(act.kind, ActKind::PressesClock { .. } | ActKind::Misbehaves(_)));
        (!has_passed).then_some((act, step))
    }

    /// Whether an act fell between the sealing and the resumption.
    pub(crate) fn was_adjourned_at(&self, act: usize) -> bool {
        let resumed = self.resumed_by().unwrap_or(usize::MAX);
        self.sealed_by().is_some_and(|sealed| (sealed..resumed).contains(&act))
    }

    /// The act by which the move was sealed.
    fn sealed_by(&self) -> Option<usize> {
        self.incident.acts.iter().rposition(|act| matches!(act.kind, ActKind::Seals { .. }))
    }

    /// The act by which the adjourned game was resumed.
    pub(crate) fn resumed_by(&self) -> Option<usize> {
        let resumes = ActKind::Decides(ArbiterAct::Resumes);
        self.incident.acts.iter().rposition(|act| act.kind == resumes)
    }

    /// The player who sealed a move.
    pub(crate) fn sealing_player(&self) -> Option<Color> {
        self.incident.acts[self.sealed_by()?].player()
    }

    /// The act by which the player was told to seal his move, and the move that he made on the board instead: it is the
    /// one that is sealed, whatever he has written.
    fn made_when_told_to_seal(&self) -> Option<(usize, Move)> {
        let orders = ActKind::Decides(ArbiterAct::OrdersSealing);
        let told = self.incident.acts.iter().rposition(|act| act.kind == orders)?;
        let BoardChange::Move(made) = self.turn.board_change else { return None };
        let sealed = self.sealed_by().unwrap_or(usize::MAX);
        self.turn.made_by().is_some_and(|act| (told..sealed).contains(&act)).then_some((told, made))
    }

    /// The player who sealed, and the move: what stands on the paper, or what he made on the board after the order.
    fn sealed(&self) -> Option<(Color, Paper)> {
        let act = &self.incident.acts[self.sealed_by()?];
        let ActKind::Seals { san, .. } = &act.kind else { return None };
        if let Some((_, made)) = self.made_when_told_to_seal() {
            return Some((act.player()?, Paper::Legal(made)));
        }
        let position = self.turn.before.position.as_ref()?;
        let paper = match san.parse::<SanPlus>() {
            Err(_) => Paper::Unclear,
            Ok(written) => match written.san.to_move(position) {
                Ok(legal) => Paper::Legal(legal),
                Err(SanError::AmbiguousSan) => Paper::Ambiguous,
                Err(SanError::IllegalSan) => Paper::Illegal,
            },
        };
        Some((act.player()?, paper))
    }

    /// The end of the game by the sealed move, if it brings one about.
    pub(crate) fn ended_by_the_sealed_move(&self) -> Option<(Holding, Outcome)> {
        let (_, Paper::Legal(legal)) = self.sealed()? else { return None };
        let end = end_of(&self.turn.before.position.clone()?.play(legal).ok()?)?;
        let (fact, outcome) = fact_and_outcome(end);
        Some((rule_of_end(self.book, end).holds(fact), outcome))
    }

    /// Whether a player is there when the game is resumed, by an act.
    pub(crate) fn is_there_to_resume(&self, player: Color, act: usize) -> bool {
        let mut before = self.incident.acts[..act].iter();
        !self.incident.absent.players().contains(&player)
            || before.any(|act| act.by == Person::from(player) && act.kind == ActKind::Arrives)
    }
}

/// The step of an adjournment or a resumption that an act is.
fn step_of(kind: &ActKind) -> Option<AdjournmentStep> {
    if let ActKind::Seals { early, .. } = kind {
        return Some(AdjournmentStep::Sealed { early: *early });
    }
    let ActKind::Decides(decision) = kind else { return None };
    match decision {
        ArbiterAct::OrdersSealing => Some(AdjournmentStep::ToldToSeal),
        ArbiterAct::OpensEnvelope => Some(AdjournmentStep::Opened),
        ArbiterAct::MissesEnvelope => Some(AdjournmentStep::EnvelopeMissing),
        ArbiterAct::MissesPosition => Some(AdjournmentStep::PositionMissing),
        ArbiterAct::StepsIn
        | ArbiterAct::Reinstates
        | ArbiterAct::OrdersTouchedPiece
        | ArbiterAct::LetsPlayGoOn
        | ArbiterAct::Permits
        | ArbiterAct::ExcusesDelay
        | ArbiterAct::CannotReconstruct
        | ArbiterAct::Reconstructs
        | ArbiterAct::KeepsScore
        | ArbiterAct::Resumes
        | ArbiterAct::AppealRejected
        | ArbiterAct::AppealUpheld => None,
    }
}
