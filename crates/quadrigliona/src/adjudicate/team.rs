//! Arrangements of a team before or beside the match: the preamble and rule 1.

use crate::act::{
    Agreement, Arrangement, Caps, Captaincy, Colours, Elimination, Moment, Need, Registration,
};
use crate::book::{Fact, HIRED, Holding, PLAYERS, RUNNERS, Rule};
use crate::disputed_point::DisputedPoint;
use crate::ruling::{Admission, Classification, RulingBuilder};
use acconcio_adjudication::ruling::Trigger;

/// Rules on an arrangement: the organisers admit it, or refuse it by the first rule that it breaks.
pub(super) fn arranged(builder: &mut RulingBuilder<'_>, arrangement: Arrangement) {
    let fact = Fact::Arranged(arrangement);
    let [first, rest @ ..] = &rules(builder, arrangement)[..] else { return };
    let (mut is_met, _) = *first;
    let mut holding = ask(builder, *first, fact.clone());
    for asked in rest {
        if !is_met {
            break;
        }
        let next = ask(builder, *asked, fact.clone());
        is_met = asked.0;
        if !is_met {
            holding = next;
        }
    }
    builder.classify(&holding, Classification::Arrangement);
    builder.set_in_motion(&holding, Trigger::None);
    if is_met {
        builder.admit(&holding, Admission::Admitted);
    } else if !matches!(arrangement, Arrangement::ArrivesLate { .. }) {
        // The rules do not say what an arrival that was not agreed costs: the organisers decide.
        builder.admit(&holding, Admission::Refused);
    }
    builder.go_on(&holding);
}

/// Enters a rule that is met, or the one that is broken.
fn ask(builder: &mut RulingBuilder<'_>, (is_met, rule): (bool, Rule), fact: Fact) -> Holding {
    if is_met {
        return builder.hold(rule, fact);
    }
    let refused = rule.fails(fact);
    builder.note(refused.clone().into_step());
    refused
}

/// The rules that apply to an arrangement, each with whether it is met.
fn rules(builder: &mut RulingBuilder<'_>, arrangement: Arrangement) -> Vec<(bool, Rule)> {
    match arrangement {
        Arrangement::Registers { when, before, places } => vec![
            (when == Registration::ByTheDayBefore, Rule::PreRegistration),
            (before < places, Rule::OrderOfRegistration),
        ],
        Arrangement::ArrivesLate { agreed } => {
            vec![(agreed == Agreement::Agreed, Rule::LateArrival)]
        }
        Arrangement::LinesUp { players, runners, colours, captain, caps } => vec![
            (players == PLAYERS && runners == RUNNERS, Rule::TwoPlayersAndRunner),
            (colours == Colours::OneOfEach, Rule::OneOfEachColour),
            (captain == Captaincy::Named, Rule::CaptainNamed),
            (caps == Caps::Distinct, Rule::TeamsToldApart),
        ],
        Arrangement::Substitutes { when: Moment::BetweenGames } => vec![(true, Rule::FreeExchange)],
        Arrangement::Substitutes { when: Moment::DuringGame } => {
            let is_free = builder.reads_otherwise(DisputedPoint::Substitution);
            vec![if is_free { (true, Rule::FreeExchange) } else { (false, Rule::OwnBoardOnly) }]
        }
        Arrangement::Hires { players, from, need } => {
            let is_met = players <= HIRED && from == Elimination::Eliminated && need == Need::Short;
            vec![(is_met, Rule::OneHiredPlayer)]
        }
    }
}
