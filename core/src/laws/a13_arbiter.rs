//! Article 13 (2009): the role of the arbiter, as far as a ruling asks for it.

use shakmaty::Color;

use super::{Fact, Holding, Rulebook};
use crate::ruling::{Discipline, Docket, Measure, Outcome, Reinstatement, Trigger};

/// Article 13.6 (2009): the arbiter does not intervene except where the Laws say so. The game goes
/// on as it stands.
pub(crate) fn no_intervention(book: &Rulebook, docket: &mut Docket<'_>, fact: Fact) {
    let holding = book.edition.no_intervention.holds(fact);
    docket.trigger.fill(holding.orders(Trigger::None));
    docket.board.fill(holding.orders(Reinstatement::Keep));
    docket.result.fill(holding.orders(Outcome::Continues));
    docket.note_holding(holding);
}

/// Article 13.4 (2009): where no penalty is fixed, the arbiter chooses a measure.
pub(crate) fn measures(
    book: &Rulebook,
    docket: &mut Docket<'_>,
    player: Color,
    recommended: Measure,
) -> Holding {
    let penalties = &book.edition.penalties;
    let holding = penalties.holds(Fact::LawsAreSilent);
    let discipline = Discipline { player, permitted: penalties.value, recommended };
    if docket.discipline.is_empty() {
        docket.discipline.fill(holding.orders(discipline));
    }
    docket.note_holding(holding.clone());
    holding
}
