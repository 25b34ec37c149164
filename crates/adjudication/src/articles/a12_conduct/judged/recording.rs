//! Article 8: the scoresheet. Whether a player has to record depends on the time that he has left, and on the
//! time control.

use shakmaty::Color;

use super::{Did, Judged, also, infraction, plain, silent};
use crate::case::{Case, ScoreKept};
use crate::incident::{Regime, Scoresheets};
use crate::laws::edition::{Conduct, Placed, Recording};
use crate::laws::{Fact, Holding, Provision};

/// Applies the article on what may stand on the scoresheet.
pub(super) fn remarks(rules: &Conduct, did: Did) -> Judged {
    let content = &rules.recording.content;
    match content.value {
        Placed::AmongTheRulesOfConduct => infraction(rules, &content.plain(), did),
        Placed::Elsewhere => plain(&content.plain(), did),
    }
}

/// Articles 8.5.a to 8.5.c (2009), 8.5.1 to 8.5.3 (2017): after a flag-fall the clocks are stopped where neither player
/// has a complete score. He who alone has none completes it on his own time.
pub(super) fn stopped_to_update(
    case: &Case<'_>,
    rules: &Conduct,
    (did, player): (Did, Color),
) -> Judged {
    let (act, _, kind) = did;
    let recording = &rules.recording;
    let without_reason = || plain(&rules.stopped_without_reason, did);
    if !case.reconstruction.flags.iter().any(|(fell, _)| *fell < act) {
        let too_early = recording.neither_records.not_met(Fact::FlagNotFallen(player));
        return also(without_reason(), too_early);
    }
    match case.score_kept_at(act) {
        ScoreKept::Player => {
            let completes = recording.completed_after_flag_fall;
            let breach =
                also(without_reason(), recording.neither_records.not_met(Fact::APlayerRecorded));
            also(breach, completes.holds(Fact::Misbehaved(kind, act)).into_step())
        }
        ScoreKept::Arbiter(kept) => {
            Judged::Allowed(recording.neither_records.holds(Fact::ArbiterKeptScore(kept)))
        }
        ScoreKept::Nobody => {
            let neither = recording.neither_records.holds(Fact::NeitherRecorded).into_step();
            let none = recording.reconstructed.holds(Fact::NoScoreIsComplete);
            Judged::Allowed(none.because([neither]))
        }
    }
}

/// Article 8.1.1.2 (2023): an electronic scoresheet, where the event prescribes it. Before, the moves are recorded on the
/// scoresheet that is prescribed, of whatever kind.
pub(super) fn electronic_scoresheet(case: &Case<'_>, rules: &Conduct, did: Did) -> Judged {
    let (act, _, kind) = did;
    let recording = &rules.recording;
    match (case.incident.event.scoresheets, &recording.electronic) {
        (Scoresheets::Electronic, Some(electronic)) => {
            Judged::Allowed(electronic.holds(Fact::PrescribesElectronic))
        }
        (Scoresheets::Electronic, None) => {
            Judged::Allowed(recording.duty.fails(Fact::PrescribesElectronic))
        }
        (Scoresheets::Paper, electronic) => {
            let breach = obliges(case, rules, &recording.duty, did);
            match electronic {
                Some(rule) => also(breach, rule.not_met(Fact::Misbehaved(kind, act))),
                None => breach,
            }
        }
    }
}

/// Articles A.3.2 and B.3.2 (2017), A.4.3 and B.2.3 (2023): a player may look at the arbiter's scoresheet five
/// times; more requests count as a distraction.
pub(super) fn looks(case: &Case<'_>, recording: &Recording, did: Did) -> Judged {
    let rule = match (case.incident.regime, &recording.looks) {
        (Regime::RapidSupervised, Some(looks)) => &looks.rapid,
        (Regime::BlitzSupervised, Some(looks)) => &looks.blitz,
        (_, Some(_) | None) => return silent(case),
    };
    let (act, _, _) = did;
    let distracts = case.book.edition.distraction.holds(Fact::Distracted(act)).into_step();
    also(plain(rule, did), distracts)
}

/// Applies an article that obliges to record, where the time control does.
pub(super) fn obliges(case: &Case<'_>, rules: &Conduct, duty: &Provision, did: Did) -> Judged {
    if case.incident.regime != Regime::Standard {
        return Judged::Allowed(rules.recording.not_needed.holds(Fact::PlayedFaster));
    }
    plain(duty, did)
}

/// Applies an article that obliges to record, unless the player is short of time.
pub(super) fn obliges_with_time(
    case: &Case<'_>,
    rules: &Conduct,
    duty: &Provision,
    (did, player): (Did, Color),
) -> Judged {
    match (obliges(case, rules, duty, did), short_of_time(case, &rules.recording, did.0, player)) {
        (Judged::Breach(..), Ok(released)) => Judged::Allowed(released),
        (breach @ Judged::Breach(..), Err(not_released)) => also(breach, not_released.into_step()),
        (allowed @ Judged::Allowed(_), _) => allowed,
    }
}

/// Article 8.4: with less than five minutes left, and less than thirty seconds added with each move.
fn short_of_time(
    case: &Case<'_>,
    recording: &Recording,
    act: usize,
    player: Color,
) -> Result<Holding, Holding> {
    let rule = &recording.time_trouble;
    let increment = case.incident.clocks.increment;
    let added = Fact::PlayedWithIncrement(increment);
    // Time that comes back later in the period does not revive the duty.
    let states = &case.reconstruction.board_states()[..=act + 1];
    let left = states.iter().map(|state| state.remaining.of(player)).min().unwrap_or_default();
    let needed = rule.value.less_than;
    let short = Fact::TimeLeft { player, left, needed };
    if increment >= rule.value.increment_below {
        Err(rule.fails(added))
    } else if left >= needed {
        Err(rule.fails(short))
    } else {
        Ok(rule.holds(short).because([rule.holds(added).into_step()]))
    }
}
