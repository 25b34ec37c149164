//! What a deed comes to that is neither a turn, nor a claim, nor a fault.

use super::case::Case;
use super::{conduct, ending, runner, start, team};
use crate::act::Deed;
use crate::book::{Fact, Rule};
use crate::ruling::RulingBuilder;

/// Rules on such a deed.
pub(super) fn rule(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let done = &case.acts()[act];
    match &done.deed {
        Deed::CountsAloud(count) => {
            builder.hold(Rule::NoScoresheet, Fact::RulesAreSilent);
            builder.permit(Rule::CountedAloud, Fact::Counted(*count));
        }
        Deed::StopsClocks { .. } => conduct::stop(case, builder, act),
        Deed::StartsGame { .. } => start::begin(case, builder),
        Deed::FlagFalls => ending::unclaimed_flag(builder, act, done.seat()),
        Deed::Waits => start::wait(builder, done.by),
        Deed::Says(saying) => conduct::advice(builder, done.by, *saying),
        Deed::HandsOver { role } => runner::handed_over(builder, done.seat(), *role),
        Deed::Carries { pieces } => runner::carried(builder, done.by, &pieces.0),
        Deed::Delivers { role } => runner::delivered(case, builder, act, *role),
        Deed::Arranges(arrangement) => team::arranged(builder, *arrangement),
        Deed::Touches { .. }
        | Deed::Places { .. }
        | Deed::Removes { .. }
        | Deed::Puts { .. }
        | Deed::TakesBack
        | Deed::NamesPromotion(_)
        | Deed::PressesClock { .. }
        | Deed::Claims { .. }
        | Deed::OffersDraw { .. }
        | Deed::AnswersDraw { .. }
        | Deed::Resigns
        | Deed::Notices
        | Deed::Consents
        | Deed::Misbehaves(_)
        | Deed::Errs(_)
        | Deed::Decides(_) => builder.permit(Rule::NoIntervention, Fact::NothingToCorrect),
    }
}
