//! A draw of the match: offered by both members, accepted by both members (rule 21).

use super::case::Case;
use super::outcome;
use crate::act::{Accord, ActKind, Person};
use crate::book::{Fact, Holding, Rule};
use crate::ruling::{Admission, Classification, RulingBuilder};
use crate::seat::{Seat, Team};
use acconcio_adjudication::incident::Reply;
use acconcio_adjudication::ruling::{Admissibility, Trigger};

/// Rules on a draw offer.
pub(super) fn offer(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let Some(team) = case.acts()[act].by.team() else { return nobody(builder) };
    let offered = members(case, team, act, Side::Offers);
    match missing(team, &offered, case.acts()[act].by) {
        Some(fact) => refuse(builder, Rule::OfferByBoth, fact),
        None => {
            let stands = builder.hold(Rule::OfferByBoth, Fact::ByBothMembers(team));
            builder.admit(&stands, Admission::Heard(Admissibility::Admissible));
            builder.classify(&stands, Classification::Permitted);
            builder.leave(Fact::NothingToCorrect);
        }
    }
}

/// Rules on the answer to a draw offer.
pub(super) fn answer(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize, reply: Reply) {
    let Some(team) = case.acts()[act].by.team() else { return nobody(builder) };
    let other = team.other();
    if let Some(fact) = is_refused_by_a_move(case, team, act) {
        return refuse(builder, Rule::OfferByBoth, fact);
    }
    let offered = members(case, other, act, Side::Offers);
    if let Some(lacking) = missing(other, &offered, Person::Team(other)) {
        let fact = if has_offered(case, other, act) { lacking } else { Fact::NoOffer };
        return refuse(builder, Rule::OfferByBoth, fact);
    }
    let accepted = members(case, team, act, Side::Accepts);
    if reply == Reply::Declines || has_declined(case, team, act) {
        return refuse(builder, Rule::AcceptanceByBoth, Fact::Declined(team));
    }
    match missing(team, &accepted, case.acts()[act].by) {
        Some(fact) => refuse(builder, Rule::AcceptanceByBoth, fact),
        None => {
            builder.hold(Rule::OfferByBoth, Fact::ByBothMembers(other));
            let both = builder.hold(Rule::AcceptanceByBoth, Fact::ByBothMembers(team));
            builder.admit(&both, Admission::Heard(Admissibility::Admissible));
            let agreed = builder.hold(Rule::AgreementDecides, Fact::ByBothMembers(team));
            builder.classify(&agreed, Classification::Agreed);
            builder.set_in_motion(&agreed, Trigger::None);
            outcome::draw_match(case, builder, &agreed);
            builder.go_on(&agreed);
        }
    }
}

/// Article 9.1 of the FIDE Laws: whoever moves after an offer has refused it. The offer that stood before a move completed
/// by the player who answers is none any more.
fn is_refused_by_a_move(case: &Case<'_>, team: Team, answer: usize) -> Option<Fact> {
    let seat = case.acts()[answer].seat()?;
    let offers = |act: &usize| {
        let done = &case.acts()[*act];
        matches!(done.kind, ActKind::OffersDraw { .. }) && done.by.team() == Some(team.other())
    };
    let offer = (0..answer).rev().find(offers)?;
    case.passes_on(seat, offer).filter(|press| *press < answer).map(|_| Fact::NoOffer)
}

/// The two sides of a draw agreement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Offers,
    Accepts,
}

/// The members of a team that have offered, or accepted, up to and including an act.
fn members(case: &Case<'_>, team: Team, until: usize, side: Side) -> Vec<Seat> {
    let mut found = Vec::new();
    for act in &case.acts()[..=until] {
        let accord = match (&act.kind, side) {
            (ActKind::OffersDraw { accord }, Side::Offers)
            | (ActKind::AnswersDraw { reply: Reply::Accepts, accord }, Side::Accepts) => *accord,
            _ => continue,
        };
        let Some(seat) = act.seat().filter(|seat| seat.team() == team) else { continue };
        found.push(seat);
        if accord == Accord::WithPartner {
            found.push(seat.partner());
        }
    }
    found
}

/// Whether a member of a team has offered before an act, with or without effect.
fn has_offered(case: &Case<'_>, team: Team, until: usize) -> bool {
    case.acts()[..until]
        .iter()
        .any(|act| matches!(act.kind, ActKind::OffersDraw { .. }) && act.by.team() == Some(team))
}

fn has_declined(case: &Case<'_>, team: Team, until: usize) -> bool {
    case.acts()[..=until].iter().any(|act| {
        matches!(act.kind, ActKind::AnswersDraw { reply: Reply::Declines, .. })
            && act.by.team() == Some(team)
    })
}

/// The fact by which a team has not acted with both its members, if it has not.
fn missing(team: Team, members: &[Seat], by: Person) -> Option<Fact> {
    if team.seats().iter().all(|seat| members.contains(seat)) {
        return None;
    }
    Some(match (members.first(), by) {
        (Some(seat), _) => Fact::ByOneMember(*seat),
        (None, Person::Player(seat)) => Fact::ByOneMember(seat),
        (None, Person::Runner(_) | Person::Team(_) | Person::Arbiter | Person::Bystander) => {
            Fact::ByCaptain(team)
        }
    })
}

fn refuse(builder: &mut RulingBuilder<'_>, rule: Rule, fact: Fact) {
    let refused: Holding = rule.fails(fact.clone());
    if matches!(fact, Fact::ByOneMember(_) | Fact::ByCaptain(_)) {
        builder.admit(&refused, Admission::NeedsBothMembers);
    }
    builder.classify(&refused, Classification::Void);
    builder.note(refused.into_step());
    builder.leave(Fact::NothingToCorrect);
}

/// Rules on somebody who says that he resigns and plays neither game: only a player can.
pub(super) fn resigned_by_no_player(builder: &mut RulingBuilder<'_>, by: Person, act: usize) {
    let none = Rule::Resignation.fails(Fact::NoStanding(by, act));
    builder.admit(&none, Admission::Heard(Admissibility::NoStanding));
    builder.classify(&none, Classification::Void);
    builder.note(none.into_step());
    builder.leave(Fact::NothingToCorrect);
}

fn nobody(builder: &mut RulingBuilder<'_>) {
    let none = builder.hold(Rule::OfferByBoth, Fact::NoOffer);
    builder.classify(&none, Classification::Void);
    builder.leave(Fact::NothingToCorrect);
}
