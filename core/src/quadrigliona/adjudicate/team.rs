//! What a team does before or beside the match: the preamble and rule 1.

use crate::quadrigliona::act::{
    Agreement, Arrangement, Caps, Captaincy, Colours, Elimination, Moment, Need, Registration,
};
use crate::quadrigliona::book::{Fact, HIRED, PLAYERS, RUNNERS, Rule};
use crate::quadrigliona::doubt::Doubt;
use crate::quadrigliona::ruling::{Admission, Classification, Docket};
use crate::ruling::Trigger;

/// Rules on an arrangement: the organisers admit it, or refuse it by the first rule that it breaks.
pub(super) fn arranged(docket: &mut Docket<'_>, arrangement: Arrangement) {
    let (asked, broken) = rules(docket, arrangement);
    let fact = Fact::Arranged(arrangement);
    let holding = match broken {
        Some(rule) => {
            let refused = rule.fails(fact);
            docket.note(refused.clone().into_step());
            docket.admit(&refused, Admission::Refused);
            refused
        }
        None => docket.hold(asked, fact),
    };
    docket.classify(&holding, Classification::Arrangement);
    docket.set_in_motion(&holding, Trigger::None);
    let is_open = matches!(arrangement, Arrangement::ArrivesLate { agreed: Agreement::NotAgreed });
    if is_open {
        // What an arrival that was not agreed costs is not said: it is the organisers' affair.
        docket.note(Rule::LateArrival.not_met(Fact::RulesAreSilent));
    } else if broken.is_none() {
        docket.admit(&holding, Admission::Admitted);
    }
    docket.go_on(&holding);
}

/// The rule under which an arrangement is looked at, and the one that it breaks, if any.
fn rules(docket: &mut Docket<'_>, arrangement: Arrangement) -> (Rule, Option<Rule>) {
    match arrangement {
        Arrangement::Registers { when: Registration::OnTheDay, .. } => {
            (Rule::PreRegistration, Some(Rule::PreRegistration))
        }
        Arrangement::Registers { when: Registration::ByTheDayBefore, before, places } => {
            let order = Rule::OrderOfRegistration;
            (order, (before >= places).then_some(order))
        }
        Arrangement::ArrivesLate { .. } => (Rule::LateArrival, None),
        Arrangement::LinesUp { players, runners, colours, captain, caps } => {
            let wanted = [
                (players == PLAYERS && runners == RUNNERS, Rule::TwoPlayersAndRunner),
                (colours == Colours::OneOfEach, Rule::OneOfEachColour),
                (captain == Captaincy::Named, Rule::CaptainNamed),
                (caps == Caps::Distinct, Rule::TeamsToldApart),
            ];
            let broken = wanted.into_iter().find(|(is_met, _)| !is_met).map(|(_, rule)| rule);
            (Rule::TwoPlayersAndRunner, broken)
        }
        Arrangement::Substitutes { when: Moment::BetweenGames } => (Rule::FreeExchange, None),
        Arrangement::Substitutes { when: Moment::DuringGame } => {
            let is_free = docket.reads_otherwise(Doubt::Substitution);
            (Rule::FreeExchange, (!is_free).then_some(Rule::OwnBoardOnly))
        }
        Arrangement::Hires { players, from, need } => {
            let is_met = players <= HIRED && from == Elimination::Eliminated && need == Need::Short;
            (Rule::OneHiredPlayer, (!is_met).then_some(Rule::OneHiredPlayer))
        }
    }
}
