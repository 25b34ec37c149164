//! The incidents that turn on an article.

use std::rc::Rc;

use acconcio_core::story::Catalogue;
use yew::prelude::*;

use crate::handbook::{Hit, Turning};
use crate::language::Language;
use crate::pages::handbook::{Editions, IncidentFold, Shown};

/// Folds with the incidents of an article: those that it decides, or else those in which it is asked;
/// and those of other editions with the same rule. Nothing where there are none.
pub(super) fn turning(language: Language, catalogue: &Rc<Catalogue>, shelf: &Turning) -> Html {
    let Turning { decided, asked, elsewhere } = shelf;
    let fold = |summary: String, hits: &Rc<[Hit]>, editions: Editions| {
        let shown = Shown { summary, hits: hits.clone(), editions };
        html! { <IncidentFold {language} catalogue={catalogue.clone()} {shown} /> }
    };
    html! {
        <div class="law-incidents">
            { fold(language.turn_on_it(decided.len()), decided, Editions::One) }
            { fold(language.ask_it(asked.len()), asked, Editions::One) }
            { fold(language.filmed_elsewhere(elsewhere.len()), elsewhere, Editions::Several) }
        </div>
    }
}
