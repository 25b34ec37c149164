//! The article that a kind of conduct breaks, with what follows, or the reason why it breaks none.

use shakmaty::Color;

mod recording;
mod resumption;
mod two_boards;

use super::has_persisted;
use crate::case::Case;
use crate::incident::{ActKind, ArbiterAct, DeviceRule, LeavingRule, Misconduct, Person};
use crate::laws::edition::{Conduct, Devices, Smoking};
use crate::laws::{Fact, Holding, Measure, Provision, Step};
use crate::mating::Mating;
use crate::ruling::{Outcome, Reinstatement, RulingBuilder};
use recording::{
    electronic_scoresheet, looks, obliges, obliges_with_time, remarks, stopped_to_update,
};
use resumption::at_resumption;
use two_boards::on_two_boards;

/// A kind of conduct, held against the Laws.
pub(super) enum Judged {
    /// It breaks an article.
    Breach(Holding, Consequence),
    /// It breaks none, for this reason.
    Allowed(Holding),
}

/// The consequence of a breach.
pub(super) enum Consequence {
    /// The measures at the arbiter's disposal.
    Measures,
    /// The penalty that the regulations of the event specify.
    EventPenalty(Measure),
    /// The game ends with this result.
    Result(Outcome),
    /// The clock is replaced, and the arbiter sets the times.
    ClockReplaced,
    /// The players may be given the time that they lost, and nobody is penalised.
    ExtraTime,
    /// Board and times are put right, and nobody is penalised.
    PutRight(Reinstatement),
}

/// Somebody's conduct: the act, the person and the kind.
type Did = (usize, Person, Misconduct);

/// Applies the article on a kind of conduct.
pub(super) fn judge(case: &Case<'_>, builder: &mut RulingBuilder<'_>, did: Did) -> Judged {
    let (act, by, kind) = did;
    let edition = &case.book.edition;
    match kind {
        Misconduct::PreventsPress => {
            measures(edition.press_is_allowed.holds(Fact::PressPrevented(act)))
        }
        Misconduct::Advice | Misconduct::Distracts if by.player().is_none() => {
            measures(edition.bystanders.holds(Fact::Advised(act)))
        }
        Misconduct::Distracts => measures(edition.distraction.holds(Fact::Distracted(act))),
        Misconduct::Advice => measures(edition.advice.holds(Fact::Advised(act))),
        Misconduct::RefusesToPlay => refusal(case, builder, act, by),
        Misconduct::UsesNotes | Misconduct::AnalysesElsewhere if by.player().is_some() => {
            measures(edition.advice.holds(Fact::Misbehaved(kind, act)))
        }
        Misconduct::HoversOverClock => {
            measures(edition.hand_on_clock.holds(Fact::Misbehaved(kind, act)))
        }
        Misconduct::UsesNotes
        | Misconduct::AnalysesElsewhere
        | Misconduct::DeviceSounds
        | Misconduct::DeviceOn
        | Misconduct::DeviceOff
        | Misconduct::DeviceInBag
        | Misconduct::DeviceSoundsInBag
        | Misconduct::UsesBag
        | Misconduct::UsesDevice
        | Misconduct::RefusesInspection
        | Misconduct::LeavesVenue
        | Misconduct::LeavesArea
        | Misconduct::EntersArea
        | Misconduct::Smokes
        | Misconduct::Vapes
        | Misconduct::ProposesAFix
        | Misconduct::WritesAhead
        | Misconduct::DoesNotRecord
        | Misconduct::MovesUnrecorded
        | Misconduct::WritesRemarks
        | Misconduct::OmitsDrawOffer
        | Misconduct::AsksASixthTime
        | Misconduct::HidesScoresheet
        | Misconduct::MovesBeforeUpdating
        | Misconduct::RefusesToAssist
        | Misconduct::HitsClock
        | Misconduct::StopsClockWithoutReason
        | Misconduct::OnTwoBoards(_)
        | Misconduct::AtResumption(_)
        | Misconduct::ClaimsByADisplay
        | Misconduct::AsksAboutTheLaws
        | Misconduct::StopsClocksForHelp
        | Misconduct::FinishedPlayerTalks
        | Misconduct::HelperForPieces
        | Misconduct::HelperForClock
        | Misconduct::PointsOutDefect
        | Misconduct::DisputesTheClock
        | Misconduct::OutsideDisturbance
        | Misconduct::RecordsElectronically
        | Misconduct::StopsClocksToUpdate
        | Misconduct::HelperForScore => match &edition.conduct {
            Some(rules) => of_conduct(case, builder, rules, did),
            None => silent(case),
        },
    }
}

/// Articles 12.8 and 12.9 (2009), 11.7 and 11.8 (2014): who persists in refusing loses; where both do, both lose.
fn refusal(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize, by: Person) -> Judged {
    let edition = &case.book.edition;
    let Some(player) = by.player().filter(|_| has_persisted(case, by, act)) else {
        builder.note(edition.refusal.not_met(Fact::Refused(act)));
        return Judged::Breach(edition.penalties.holds(Fact::LawsAreSilent), Consequence::Measures);
    };
    let refused = edition.refusal.holds(Fact::Refused(act));
    let both = edition.conduct.as_ref().map(|rules| &rules.both_refuse);
    match both.filter(|_| has_persisted_by_then(case, !player)) {
        Some(both) => {
            let holding = both.holds(Fact::BothRefused).because([refused.into_step()]);
            Judged::Breach(holding, Consequence::Result(Outcome::LostByBoth))
        }
        None => Judged::Breach(refused, Consequence::Result(Outcome::Won(!player))),
    }
}

fn has_persisted_by_then(case: &Case<'_>, player: Color) -> bool {
    let mut refusals = case.reconstruction.misconduct.iter();
    refusals.any(|(act, who, kind)| {
        *who == Person::from(player)
            && *kind == Misconduct::RefusesToPlay
            && has_persisted(case, *who, *act)
    })
}

/// The articles on conduct that not every code has.
fn of_conduct(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    rules: &Conduct,
    did: Did,
) -> Judged {
    let (act, by, kind) = did;
    let Some(player) = by.player() else { return of_others(case, rules, did) };
    let recording = &rules.recording;
    match kind {
        Misconduct::LeavesVenue => without_permission(case, rules, &rules.leaving_venue, did),
        Misconduct::LeavesArea if case.having_the_move_at(act) != player => {
            let free = rules.leaving_area.fails(Fact::OpponentHadTheMove(act));
            match (&rules.reporting, case.incident.event.leaving) {
                (Some(rule), LeavingRule::Reported) => {
                    also(without_permission(case, rules, rule, did), free.into_step())
                }
                (Some(_), LeavingRule::Free) | (None, _) => Judged::Allowed(free),
            }
        }
        Misconduct::LeavesArea => without_permission(case, rules, &rules.leaving_area, did),
        Misconduct::Smokes => infraction(rules, &rules.smoking.plain(), did),
        Misconduct::Vapes => match rules.smoking.value {
            Smoking::Tobacco => Judged::Allowed(rules.smoking.fails(Fact::LawsAreSilent)),
            Smoking::WithElectronicCigarettes => infraction(rules, &rules.smoking.plain(), did),
        },
        Misconduct::ProposesAFix => infraction(rules, &rules.disrepute, did),
        Misconduct::RefusesInspection => match &rules.inspection {
            Some(rule) => plain(rule, did),
            None => silent(case),
        },
        Misconduct::DeviceSounds
        | Misconduct::DeviceOn
        | Misconduct::DeviceOff
        | Misconduct::DeviceInBag
        | Misconduct::DeviceSoundsInBag
        | Misconduct::UsesBag
        | Misconduct::UsesDevice => device(case, rules, (act, player, kind)),
        Misconduct::HitsClock => plain(&rules.clock_handled, did),
        Misconduct::StopsClockWithoutReason => plain(&rules.stopped_without_reason, did),
        Misconduct::WritesAhead => plain(&recording.in_advance, did),
        Misconduct::HidesScoresheet => plain(&recording.visible, did),
        Misconduct::OmitsDrawOffer => obliges(case, rules, &recording.draw_offer, did),
        Misconduct::AsksASixthTime => looks(case, recording, did),
        Misconduct::WritesRemarks => remarks(rules, did),
        Misconduct::RefusesToAssist => match &recording.assistance {
            Some(rule) => plain(rule, did),
            None => silent(case),
        },
        Misconduct::DoesNotRecord => obliges_with_time(case, rules, &recording.duty, (did, player)),
        Misconduct::MovesUnrecorded => {
            let rule = &recording.before_the_next_move;
            obliges_with_time(case, rules, rule, (did, player))
        }
        // Once a flag has fallen, the period in which he was short of time is over.
        Misconduct::MovesBeforeUpdating => {
            obliges(case, rules, &recording.completed_after_flag_fall, did)
        }
        Misconduct::ClaimsByADisplay => plain(&rules.displays, did),
        Misconduct::AsksAboutTheLaws => match &rules.explanation {
            Some(rule) => Judged::Allowed(rule.holds(Fact::Misbehaved(kind, act))),
            None => silent(case),
        },
        Misconduct::StopsClocksForHelp => {
            Judged::Allowed(rules.stopped_for_help.holds(Fact::Misbehaved(kind, act)))
        }
        Misconduct::HelperForPieces => match &rules.helper_for_pieces {
            Some(rule) => helped(case, rule, did),
            None => silent(case),
        },
        Misconduct::HelperForClock => helped(case, &rules.helper_for_clock, did),
        Misconduct::HelperForScore => helped(case, &rules.helper_for_score, did),
        Misconduct::PointsOutDefect => {
            let defect = rules.clock_defect.holds(Fact::Misbehaved(kind, act));
            Judged::Breach(defect, Consequence::ClockReplaced)
        }
        // What the clock shows is conclusive.
        Misconduct::DisputesTheClock => {
            Judged::Allowed(rules.clock_defect.fails(Fact::Misbehaved(kind, act)))
        }
        // What a player does is not from outside.
        Misconduct::OutsideDisturbance => {
            let distracts = case.book.edition.distraction.holds(Fact::Distracted(act));
            also(measures(distracts), rules.disturbance.not_met(Fact::Distracted(act)))
        }
        Misconduct::RecordsElectronically => electronic_scoresheet(case, rules, did),
        Misconduct::StopsClocksToUpdate => stopped_to_update(case, rules, (did, player)),
        Misconduct::OnTwoBoards(what) => on_two_boards(case, builder, rules, (did, player, what)),
        Misconduct::AtResumption(what) => at_resumption(case, rules, (did, player, what)),
        Misconduct::HoversOverClock
        | Misconduct::FinishedPlayerTalks
        | Misconduct::EntersArea
        | Misconduct::PreventsPress
        | Misconduct::Distracts
        | Misconduct::Advice
        | Misconduct::RefusesToPlay
        | Misconduct::UsesNotes
        | Misconduct::AnalysesElsewhere => silent(case),
    }
}

/// Articles 13.7.b and 12.3.c (2009), 11.2.c, 11.3.c and 12.8 (2014): those who are neither players of this game
/// nor arbiters. They may have a device on them, and may not use it.
fn of_others(case: &Case<'_>, rules: &Conduct, did: Did) -> Judged {
    let (act, _, kind) = did;
    match kind {
        Misconduct::UsesDevice => without_permission(case, rules, &rules.phones_of_others, did),
        Misconduct::DeviceSounds
        | Misconduct::DeviceOn
        | Misconduct::DeviceOff
        | Misconduct::DeviceInBag
        | Misconduct::DeviceSoundsInBag
        | Misconduct::UsesBag => {
            Judged::Allowed(rules.phones_of_others.fails(Fact::Misbehaved(kind, act)))
        }
        Misconduct::EntersArea => match &rules.outsiders {
            Some(rule) => without_permission(case, rules, rule, did),
            None => silent(case),
        },
        Misconduct::FinishedPlayerTalks => {
            let spectator = rules.finished_players.holds(Fact::Misbehaved(kind, act)).into_step();
            let talks = case.book.edition.bystanders.holds(Fact::Misbehaved(kind, act));
            also(measures(talks), spectator)
        }
        Misconduct::OutsideDisturbance => {
            let disturbed = rules.disturbance.holds(Fact::Misbehaved(kind, act));
            Judged::Breach(disturbed, Consequence::ExtraTime)
        }
        Misconduct::Smokes => measures(rules.smoking.holds(Fact::Misbehaved(kind, act))),
        Misconduct::Vapes if rules.smoking.value == Smoking::WithElectronicCigarettes => {
            measures(rules.smoking.holds(Fact::Misbehaved(kind, act)))
        }
        Misconduct::Vapes
        | Misconduct::WritesAhead
        | Misconduct::DoesNotRecord
        | Misconduct::MovesUnrecorded
        | Misconduct::WritesRemarks
        | Misconduct::OmitsDrawOffer
        | Misconduct::AsksASixthTime
        | Misconduct::HidesScoresheet
        | Misconduct::MovesBeforeUpdating
        | Misconduct::RefusesToAssist
        | Misconduct::HitsClock
        | Misconduct::StopsClockWithoutReason
        | Misconduct::OnTwoBoards(_)
        | Misconduct::AtResumption(_)
        | Misconduct::ClaimsByADisplay
        | Misconduct::AsksAboutTheLaws
        | Misconduct::StopsClocksForHelp
        | Misconduct::HelperForPieces
        | Misconduct::HelperForClock
        | Misconduct::HelperForScore
        | Misconduct::PointsOutDefect
        | Misconduct::DisputesTheClock
        | Misconduct::RecordsElectronically
        | Misconduct::StopsClocksToUpdate
        | Misconduct::HoversOverClock
        | Misconduct::RefusesInspection
        | Misconduct::LeavesVenue
        | Misconduct::LeavesArea
        | Misconduct::ProposesAFix
        | Misconduct::PreventsPress
        | Misconduct::Distracts
        | Misconduct::Advice
        | Misconduct::RefusesToPlay
        | Misconduct::UsesNotes
        | Misconduct::AnalysesElsewhere => silent(case),
    }
}

/// Articles 12.3.b (2009), 11.3.b (2014), 11.3.2 (2017): an electronic device of a player.
fn device(case: &Case<'_>, rules: &Conduct, did: (usize, Color, Misconduct)) -> Judged {
    let (act, player, kind) = did;
    let did = (act, Person::from(player), kind);
    let happened = Fact::Misbehaved(kind, act);
    let makes_a_sound = matches!(kind, Misconduct::DeviceSounds | Misconduct::DeviceSoundsInBag);
    match &rules.devices {
        Devices::SoundLoses { sound, .. } if makes_a_sound => {
            sound_loses(case, player, sound, act, happened)
        }
        Devices::SoundLoses { forbidden, .. }
            if matches!(kind, Misconduct::DeviceOff | Misconduct::DeviceInBag) =>
        {
            Judged::Allowed(forbidden.fails(Fact::SwitchedOff(act)))
        }
        // The edition has no rule on a bag.
        Devices::SoundLoses { forbidden, .. } if kind == Misconduct::UsesBag => {
            Judged::Allowed(forbidden.fails(Fact::LawsAreSilent))
        }
        Devices::SoundLoses { forbidden, .. } => without_permission(case, rules, forbidden, did),
        Devices::OnThePersonLoses { forbidden, on_person, bag } => {
            if let Some(permitted) = permission_before(case, act) {
                return Judged::Allowed(forbidden.fails(Fact::Permitted(permitted)));
            }
            if kind.is_device_on_the_person() {
                let carried = forbidden.holds(happened.clone()).into_step();
                let holding = on_person.holds(happened).because([carried]);
                return match case.incident.event.device_penalty {
                    Some(measure) => {
                        let specified = on_person.holds(Fact::EventPenalty(measure));
                        let holding = specified.because([holding.into_step()]);
                        Judged::Breach(holding, Consequence::EventPenalty(measure))
                    }
                    None => Judged::Breach(holding, Consequence::Result(Outcome::Won(!player))),
                };
            }
            let not_on_the_person = on_person.not_met(Fact::NotOnThePerson(act));
            match (case.incident.event.devices, kind) {
                (DeviceRule::InABag, Misconduct::DeviceInBag) => {
                    let off = bag.holds(Fact::SwitchedOff(act)).into_step();
                    Judged::Allowed(bag.holds(Fact::EventAllowsBag).because([off]))
                }
                (DeviceRule::InABag, _) => also(infraction(rules, bag, did), not_on_the_person),
                (DeviceRule::OfTheLaws, _) => {
                    also(infraction(rules, forbidden, did), not_on_the_person)
                }
            }
        }
    }
}

/// Article 12.3.b (2009): the player loses; the opponent who cannot win by any series of legal moves scores a draw.
fn sound_loses(
    case: &Case<'_>,
    player: Color,
    sound: &Provision,
    act: usize,
    happened: Fact,
) -> Judged {
    let setup = case.position_after(act);
    let mating = case.reconstruction.mating.can_mate(&setup, !player, case.book.move_limit());
    let (fact, outcome) = match mating {
        Mating::Excluded(fact) => (sound.holds(fact), Outcome::HalfPoint(!player)),
        Mating::NotExcluded(fact) => (sound.fails(fact), Outcome::Won(!player)),
    };
    let holding = sound.holds(happened).because([fact.into_step()]);
    Judged::Breach(holding, Consequence::Result(outcome))
}

/// A breach of an article that names the measures of the arbiter itself, or no penalty.
fn plain(rule: &Provision, did: Did) -> Judged {
    let (act, _, kind) = did;
    measures(rule.holds(Fact::Misbehaved(kind, act)))
}

/// The assistant of a player who cannot do something himself has to be acceptable to the arbiter.
fn helped(case: &Case<'_>, rule: &Provision, did: Did) -> Judged {
    let (act, _, kind) = did;
    match permission_before(case, act) {
        Some(permitted) => Judged::Allowed(rule.holds(Fact::Permitted(permitted))),
        None => measures(rule.fails(Fact::Misbehaved(kind, act))),
    }
}

/// A breach, unless the arbiter had permitted it.
fn without_permission(case: &Case<'_>, rules: &Conduct, rule: &Provision, did: Did) -> Judged {
    match permission_before(case, did.0) {
        Some(permitted) => Judged::Allowed(rule.fails(Fact::Permitted(permitted))),
        None => infraction(rules, rule, did),
    }
}

/// Articles 12.7 (2009), 11.6 (2014): an infraction leads to penalties.
fn infraction(rules: &Conduct, rule: &Provision, did: Did) -> Judged {
    let (act, by, kind) = did;
    let holding = rule.holds(Fact::Misbehaved(kind, act));
    let leads = rules.infraction.holds(Fact::Misbehaved(kind, act)).into_step();
    measures(holding.because(by.player().map(|_| leads)))
}

fn measures(holding: Holding) -> Judged {
    Judged::Breach(holding, Consequence::Measures)
}

/// The same with a step that led to it.
fn also(judged: Judged, step: Step) -> Judged {
    match judged {
        Judged::Breach(holding, consequence) => {
            Judged::Breach(holding.because([step]), consequence)
        }
        Judged::Allowed(holding) => Judged::Allowed(holding.because([step])),
    }
}

/// Conduct on which the edition says nothing.
fn silent(case: &Case<'_>) -> Judged {
    Judged::Allowed(case.book.edition.laws_are_observed.fails(Fact::LawsAreSilent))
}

/// The last act before this one by which the arbiter gave a permission.
fn permission_before(case: &Case<'_>, act: usize) -> Option<usize> {
    let mut before = case.incident.acts[..act].iter();
    before.rposition(|act| act.kind == ActKind::Decides(ArbiterAct::Permits))
}
