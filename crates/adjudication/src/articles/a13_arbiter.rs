//! Article 13 (2009): the role of the arbiter, as far as a ruling needs it.

use shakmaty::Color;

use crate::case::Case;
use crate::laws::{Fact, Holding, Rulebook};
use crate::ruling::{
    Admissibility, Discipline, Measure, Outcome, Reinstatement, RulingBuilder, Trigger,
};

/// Article 13.6 (2009): the arbiter does not intervene except where the Laws say so. The game goes
/// on as it stands.
pub(crate) fn no_intervention(book: &Rulebook, builder: &mut RulingBuilder<'_>, fact: Fact) {
    let holding = book.edition.no_intervention.holds(fact);
    builder.trigger.fill(holding.orders(Trigger::None));
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(Outcome::Continues));
    builder.note_holding(holding);
}

/// Article 13.4 (2009): where no penalty is fixed, the arbiter chooses a measure.
pub(crate) fn measures(
    book: &Rulebook,
    builder: &mut RulingBuilder<'_>,
    player: Color,
    recommended: Measure,
) -> Holding {
    let penalties = &book.edition.penalties;
    let holding = penalties.holds(Fact::LawsAreSilent);
    let discipline = Discipline { player, permitted: penalties.value, recommended };
    if builder.discipline.is_empty() {
        builder.discipline.fill(holding.orders(discipline));
    }
    builder.note_holding(holding.clone());
    holding
}

/// Article 13.7.a (2009), 12.7 (2014): a bystander who sees an irregularity may tell the arbiter, and no more. What he
/// claims is no claim; whether the arbiter acts on what he now knows follows from the other articles.
pub(crate) fn claims_of_bystanders(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let mut acts = case.incident.acts.iter();
    let settled = acts.rposition(|act| act.kind.settles_claims()).unwrap_or(0);
    let told = case.reconstruction.told.iter().filter(|act| **act >= settled);
    for act in told {
        let holding = case.book.edition.bystanders.holds(Fact::ToldByBystander(*act));
        if builder.admissibility.is_empty() {
            builder.admissibility.fill(holding.orders(Admissibility::NoStanding));
        }
        builder.note_holding(holding);
    }
}
