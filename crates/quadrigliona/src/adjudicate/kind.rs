//! Acts that are neither a turn, nor a claim, nor a fault.

use super::case::Case;
use super::{conduct, drawing, ending, runner, start, team};
use crate::act::ActKind;
use crate::book::{Fact, Rule};
use crate::ruling::RulingBuilder;

/// Rules on such an act.
pub(super) fn rule(case: &Case<'_>, builder: &mut RulingBuilder<'_>, act: usize) {
    let done = &case.acts()[act];
    match &done.kind {
        ActKind::CountsAloud(count) => {
            builder.hold(Rule::NoScoresheet, Fact::RulesAreSilent);
            builder.permit(Rule::CountedAloud, Fact::Counted(*count));
        }
        ActKind::StopsClocks { .. } => conduct::stop(case, builder, act),
        ActKind::StartsGame { .. } => start::begin(case, builder),
        ActKind::FlagFalls => ending::unclaimed_flag(builder, act, done.seat()),
        ActKind::Waits => start::wait(builder, done.by),
        ActKind::Says(saying) => conduct::advice(builder, done.by, *saying),
        ActKind::HandsOver { role } => runner::handed_over(builder, done.seat(), *role),
        ActKind::Carries { pieces } => runner::carried(builder, done.by, &pieces.0),
        ActKind::Delivers { role } => runner::delivered(case, builder, act, *role),
        ActKind::Arranges(arrangement) => team::arranged(builder, *arrangement),
        ActKind::Resigns => drawing::resigned_by_no_player(builder, done.by, act),
        ActKind::Touches { .. }
        | ActKind::Places { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::TakesBack
        | ActKind::NamesPromotion(_)
        | ActKind::PressesClock { .. }
        | ActKind::Claims { .. }
        | ActKind::OffersDraw { .. }
        | ActKind::AnswersDraw { .. }
        | ActKind::Notices
        | ActKind::Consents
        | ActKind::Misbehaves(_)
        | ActKind::Errs(_)
        | ActKind::Decides(_) => builder.permit(Rule::NoIntervention, Fact::NothingToCorrect),
    }
}
