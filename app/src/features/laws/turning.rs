//! The incidents that turn on an article.

use std::rc::Rc;

use acconcio_training::scenario::Catalogue;
use yew::prelude::*;

use crate::features::handbook::incident_lists::Turning;
use crate::features::handbook::incidents::{Editions, Group, IncidentFold};
use crate::language::Language;

/// A fold with the incidents of an article: those that it decides, those in which it is examined, and
/// those of other editions with the same rule. Nothing where there are none.
pub(crate) fn turning(language: Language, catalogue: &Rc<Catalogue>, library: &Turning) -> Html {
    let words = language.incident_lists();
    let Turning { decided, asked, elsewhere } = library;
    let summary = match (decided.len(), asked.len()) {
        (0, 0) => language.incident_lists().replayed_elsewhere(elsewhere.len()),
        (0, asked) => language.incident_lists().ask_it(asked),
        (decided, _) => language.incident_lists().turn_on_it(decided),
    };
    // A group that the summary describes needs no heading.
    let asked_heading = (!decided.is_empty()).then_some(words.asked());
    let is_first = decided.is_empty() && asked.is_empty();
    let elsewhere_heading = (!is_first).then_some(words.elsewhere());
    let groups = vec![
        Group::of(decided.clone(), Editions::One),
        Group { heading: asked_heading, ..Group::of(asked.clone(), Editions::One) },
        Group { heading: elsewhere_heading, ..Group::of(elsewhere.clone(), Editions::Several) },
    ];
    html! {
        <div class="law-incidents">
            <IncidentFold {language} catalogue={catalogue.clone()} {summary} {groups} />
        </div>
    }
}
