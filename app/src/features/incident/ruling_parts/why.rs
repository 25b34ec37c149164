//! The verdict in a sentence: the fact that decides, with its provision, and the deciding articles.

use yew::prelude::*;

use crate::features::incident::chip::chip;
use crate::features::incident::ruling_text::text::RulingText;

/// The fact on which the deciding provision holds, and what that provision says; nothing where no
/// provision was examined.
pub(crate) fn why(ruling_text: &RulingText<'_>) -> Html {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let Some(step) = adjudicated.deciding() else { return html! {} };
    html! {
        <div class="verdict-why">
            <p class="verdict-fact">{ language.fact(step.fact.clone(), &ruling_text.fact_context()) }</p>
            <p class="verdict-rule">{ language.rule_under(step.rule, step.by.edition) }{ " " }{ chip(language, step.by) }</p>
        </div>
    }
}

/// The articles that order the ruling, the deciding one first, each once.
pub(crate) fn deciding_articles(ruling_text: &RulingText<'_>) -> Html {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let articles = adjudicated.deciding_articles();
    if articles.is_empty() {
        return html! {};
    }
    let chips = articles.into_iter().map(|by| html! { <li>{ chip(language, by) }</li> });
    html! {
        <div class="verdict-articles">
            <h3>{ language.ruling().deciding() }</h3>
            <ul>{ for chips }</ul>
        </div>
    }
}
