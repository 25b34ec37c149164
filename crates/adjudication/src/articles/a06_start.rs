//! Articles 6.6 (2009), 6.7 (2014): players who are not at the board when the game begins.

use shakmaty::Color;

use super::{fill_completion, no_intervention};
use crate::case::Case;
use crate::incident::{Act, ActKind, ArbiterAct, Person};
use crate::laws::edition::{Start, Unspecified};
use crate::laws::{Fact, Holding, Step};
use crate::ruling::{Classification, Outcome, Reinstatement, RulingBuilder, Trigger};

/// Rules on players who were not at the board when the game began: whoever arrives after the default time loses.
pub(crate) fn arrival(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let edition = &case.book.edition;
    fill_completion(case, builder);
    let Some(start) = edition.conduct.as_ref().map(|rules| &rules.start) else {
        return goes_on(case, builder, edition.laws_are_observed.fails(Fact::LawsAreSilent));
    };
    let rule = start.default_time.plain();
    let Some(allowed) = allowed(case, start) else {
        return goes_on(case, builder, rule.fails(Fact::NoDefaultTime));
    };
    let absent = case.incident.absent.players();
    let (mut late, mut in_time): (Vec<Color>, Vec<Step>) = (Vec::new(), Vec::new());
    let mut lost: Option<Holding> = None;
    for player in absent {
        let (fact, waited) = waited(case, *player, allowed);
        if waited > allowed {
            late.push(*player);
            let earlier = lost.take().map(Holding::into_step);
            lost = Some(rule.holds(fact).because(earlier));
        } else {
            in_time.push(rule.not_met(fact));
        }
    }
    if absent.len() == 2 && allowed > 0 {
        builder.note(start.neither_present.holds(Fact::NeitherWasPresent).into_step());
    }
    let Some(lost) = lost else {
        let in_time = in_time.into_iter();
        let holding = start.default_time.plain().fails(waited(case, absent[0], allowed).0);
        return goes_on(case, builder, holding.because(in_time.skip(1)));
    };
    builder.note_all(in_time);
    builder.classification.fill(lost.orders(Classification::LateArrival));
    builder.board.fill(lost.orders(Reinstatement::Keep));
    builder.trigger.fill(lost.orders(Trigger::ExOfficio));
    if let (Some(excused), Some(act)) = (&start.excused, excused_by(case)) {
        let excused = excused.holds(Fact::DelayWasExcused(act));
        builder.result.fill(excused.orders(Outcome::Continues));
        return builder.note_holding(lost.unless(Some(excused)));
    }
    let outcome = match late.as_slice() {
        [loser] => Outcome::Won(!*loser),
        _ => Outcome::LostByBoth,
    };
    builder.result.fill(lost.orders(outcome));
    builder.note_holding(lost);
}

/// The game goes on: the player is there in time, or the Laws do not say that he is not.
fn goes_on(case: &Case<'_>, builder: &mut RulingBuilder<'_>, holding: Holding) {
    builder.classification.fill(holding.orders(Classification::Legal));
    builder.note_holding(holding);
    no_intervention(case.book, builder, Fact::NothingToCorrect);
}

/// The default time in seconds; none where the event specifies none and the edition is silent.
fn allowed(case: &Case<'_>, start: &Start) -> Option<u32> {
    case.incident.event.default_time.or(match start.default_time.value {
        Unspecified::Zero => Some(0),
        Unspecified::Silent => None,
    })
}

/// The seconds from the start of the game until a player arrived, or until now.
fn waited(case: &Case<'_>, player: Color, allowed: u32) -> (Fact, u32) {
    let acts = &case.incident.acts;
    let has_come = |act: &Act| act.by == Person::from(player) && act.kind == ActKind::Arrives;
    let seconds = |acts: &[Act]| acts.iter().fold(0u32, |sum, act| sum.saturating_add(act.after));
    match acts.iter().position(has_come) {
        Some(act) => {
            let waited = seconds(&acts[..=act]);
            (Fact::Arrived { player, waited, allowed }, waited)
        }
        None => {
            let waited = seconds(acts);
            (Fact::NotArrived { player, waited, allowed }, waited)
        }
    }
}

fn excused_by(case: &Case<'_>) -> Option<usize> {
    let excuses = ActKind::Decides(ArbiterAct::ExcusesDelay);
    case.incident.acts.iter().position(|act| act.kind == excuses)
}

impl Case<'_> {
    /// Whether the incident is about players who were not there: nobody has moved yet, or one of them comes late
    /// and has not moved. The time that his own clock shows does not matter.
    pub(crate) fn is_arrival_in_question(&self) -> bool {
        let absent = self.incident.absent.players();
        let has_moved = |player: Color| {
            self.reconstruction.turns.iter().any(|turn| turn.player == player && turn.is_made())
        };
        let start = self.book.edition.conduct.as_ref().map(|rules| &rules.start);
        let allowed = start.and_then(|start| allowed(self, start));
        let is_late = |player: Color| {
            allowed.is_some_and(|allowed| waited(self, player, allowed).1 > allowed)
        };
        let nobody_has_moved = !Color::ALL.into_iter().any(has_moved);
        (nobody_has_moved && !absent.is_empty())
            || absent.iter().any(|player| !has_moved(*player) && is_late(*player))
    }
}
