//! The incidents that turn on an article.

use std::rc::Rc;

use acconcio_training::scenario::{Catalogue, LawsChoice};
use yew::prelude::*;

use crate::features::handbook::incident_lists::Turning;
use crate::features::handbook::incidents::{Group, IncidentFold};
use crate::language::Language;

/// A fold with the incidents of an article under the laws shown: those that it decides, and those in which it is
/// examined. Nothing where there are none.
pub(crate) fn turning(
    language: Language,
    catalogue: &Rc<Catalogue>,
    laws: LawsChoice,
    library: &Turning,
) -> Html {
    let words = language.incident_lists();
    let Turning { decided, asked } = library;
    let summary = if decided.is_empty() {
        words.ask_it(asked.len())
    } else {
        words.turn_on_it(decided.len())
    };
    // A group that the summary describes needs no heading.
    let heading = (!decided.is_empty()).then_some(words.asked());
    let groups =
        vec![Group::of(decided.clone(), laws), Group { heading, ..Group::of(asked.clone(), laws) }];
    html! {
        <div class="law-incidents">
            <IncidentFold {language} catalogue={catalogue.clone()} {summary} {groups} />
        </div>
    }
}
