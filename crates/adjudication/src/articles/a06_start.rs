//! Articles 6.6 (2009), 6.7 (2014): players who are not at the board when the game begins. The same at the
//! resumption of an adjourned game, by articles of their own: G.10 (2009), E (2014), Guidelines I.10 and I.11.

use shakmaty::Color;

use super::{fill_completion, no_intervention};
use crate::case::Case;
use crate::incident::{Act, ActKind, ArbiterAct, Person};
use crate::laws::edition::{Conduct, Unspecified};
use crate::laws::{Fact, Holding, Provision, Step};
use crate::ruling::{Classification, Outcome, Reinstatement, RulingBuilder, Trigger};

/// Rules on players who were not at the board when the game began: whoever arrives after the default time loses.
pub(crate) fn arrival(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let edition = &case.book.edition;
    fill_completion(case, builder);
    let Some(rules) = edition.conduct.as_ref().map(|rules| AbsenceRules::of(case, rules)) else {
        return goes_on(case, builder, edition.laws_are_observed.fails(Fact::LawsAreSilent));
    };
    let rule = rules.default_time;
    let Some(allowed) = rules.allowed else {
        return goes_on(case, builder, rule.fails(Fact::NoDefaultTime));
    };
    let absent = case.incident.absent.players();
    let (mut late, mut in_time): (Vec<Color>, Vec<Step>) = (Vec::new(), Vec::new());
    let mut lost: Option<Holding> = None;
    for player in absent {
        let (fact, waited) = rules.waited(case, *player, allowed);
        if waited > allowed {
            late.push(*player);
            let earlier = lost.take().map(Holding::into_step);
            lost = Some(rule.holds(fact).because(earlier));
        } else {
            in_time.push(rule.not_met(fact));
        }
    }
    if let (2, Some(neither), 1..) = (absent.len(), &rules.neither_present, allowed) {
        builder.note(neither.holds(Fact::NeitherWasPresent).into_step());
    }
    let Some(lost) = lost else {
        let in_time = in_time.into_iter();
        let holding = rule.fails(rules.waited(case, absent[0], allowed).0);
        return goes_on(case, builder, holding.because(in_time.skip(1)));
    };
    builder.note_all(in_time);
    builder.classification.fill(lost.orders(Classification::LateArrival));
    builder.board.fill(lost.orders(Reinstatement::Keep));
    builder.trigger.fill(lost.orders(Trigger::ExOfficio));
    // What the sealed move has brought about stands, whoever is late.
    if let Some((ended, outcome)) = case.ended_by_the_sealed_move() {
        builder.result.fill(ended.orders(outcome));
        return builder.note_holding(lost.unless(Some(ended)));
    }
    if let (Some(excused), Some(act)) = (&rules.excused, excused_by(case)) {
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

/// The rules on players who are not there: at the start of the game, or when it is resumed.
struct AbsenceRules {
    /// The loss of the game by a player who comes after the default time.
    default_time: Provision,
    /// The default time in seconds; none where the event specifies none and the edition is silent.
    allowed: Option<u32>,
    /// The arbiter may decide otherwise.
    excused: Option<Provision>,
    /// The loss of time where neither player is there.
    neither_present: Option<Provision>,
    /// The act from which the time counts.
    since: usize,
}

impl AbsenceRules {
    fn of(case: &Case<'_>, rules: &Conduct) -> AbsenceRules {
        let specified = case.incident.event.default_time;
        let (start, adjourned) = (&rules.start, &rules.adjourned);
        match case.resumed_by() {
            Some(resumed) => AbsenceRules {
                default_time: adjourned.late.plain(),
                allowed: specified.or(adjourned.late.value),
                excused: Some(adjourned.late_excused),
                neither_present: adjourned.neither_resumes,
                since: resumed + 1,
            },
            None => AbsenceRules {
                default_time: start.default_time.plain(),
                allowed: specified.or(match start.default_time.value {
                    Unspecified::Zero => Some(0),
                    Unspecified::Silent => None,
                }),
                excused: start.excused,
                neither_present: Some(start.neither_present),
                since: 0,
            },
        }
    }

    /// The act by which a player came, or else the number of acts.
    fn came_by(&self, case: &Case<'_>, player: Color) -> usize {
        let mut acts = case.incident.acts.iter().enumerate().skip(self.since);
        let came =
            acts.find(|(_, act)| act.by == Person::from(player) && act.kind == ActKind::Arrives);
        came.map_or(case.incident.acts.len(), |(act, _)| act)
    }

    /// The seconds from the start until a player arrived, or until now.
    fn waited(&self, case: &Case<'_>, player: Color, allowed: u32) -> (Fact, u32) {
        let acts = &case.incident.acts[self.since..];
        let has_come = |act: &Act| act.by == Person::from(player) && act.kind == ActKind::Arrives;
        let seconds =
            |acts: &[Act]| acts.iter().fold(0u32, |sum, act| sum.saturating_add(act.after));
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
}

fn excused_by(case: &Case<'_>) -> Option<usize> {
    let excuses = ActKind::Decides(ArbiterAct::ExcusesDelay);
    case.incident.acts.iter().position(|act| act.kind == excuses)
}

/// The outcome for players who were not at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrival {
    /// One of them has lost by being late, and came, or was still away, by this act.
    Lost(usize),
    /// The game goes on.
    GoesOn,
}

impl Case<'_> {
    /// The arrival of players who were not there, where the incident is about it: nobody has moved yet, or one of them
    /// comes late, whatever he has played since. The time that his own clock shows does not matter. When a game is resumed, only who
    /// is late is in question.
    pub(crate) fn arrival_in_question(&self) -> Option<Arrival> {
        let absent = self.incident.absent.players();
        let has_moved = |player: Color| {
            self.reconstruction.turns.iter().any(|turn| turn.player == player && turn.is_made())
        };
        let conduct = self.book.edition.conduct.as_ref();
        let rules = conduct.map(|rules| AbsenceRules::of(self, rules));
        let late = rules.as_ref().and_then(|rules| {
            let allowed = rules.allowed?;
            let has_come = |player: Color| rules.came_by(self, player) < self.incident.acts.len();
            let meant = absent.iter().filter(|player| has_come(**player) || !has_moved(**player));
            let late = meant.filter(|player| rules.waited(self, **player, allowed).1 > allowed);
            late.map(|player| rules.came_by(self, *player)).min()
        });
        let is_excused =
            rules.is_some_and(|rules| rules.excused.is_some() && excused_by(self).is_some());
        match late {
            Some(act) if !is_excused => Some(Arrival::Lost(act)),
            Some(_) => Some(Arrival::GoesOn),
            None => {
                let nobody_has_moved = !Color::ALL.into_iter().any(has_moved);
                let is_at_the_start = self.resumed_by().is_none() || self.is_last_act_an_arrival();
                let is_meant = nobody_has_moved && is_at_the_start && !absent.is_empty();
                is_meant.then_some(Arrival::GoesOn)
            }
        }
    }

    fn is_last_act_an_arrival(&self) -> bool {
        let last = self.incident.acts.last();
        last.is_some_and(|act| {
            matches!(act.kind, ActKind::Arrives | ActKind::Decides(ArbiterAct::Resumes))
        })
    }
}
