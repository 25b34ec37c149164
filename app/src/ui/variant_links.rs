//! The variants of a scenario, as links.

use acconcio_training::scenario::{Scenario, Variant};
use yew::prelude::*;

use crate::language::Language;

/// The variants as links to these addresses; nothing where there is only one.
pub(crate) fn links_to_variants<T, I, A>(
    language: Language,
    scenario: &Scenario<T, I, A>,
    current: &str,
    address: impl Fn(&str) -> String,
) -> Html {
    if scenario.variants.len() < 2 {
        return html! {};
    }
    let link = |one: &Variant<I, A>| {
        let is_current = (one.id == current).then_some("page");
        html! {
            <li key={one.id.clone()}>
                <a href={address(&one.id)} aria-current={is_current}>{ language.of(&one.label).to_owned() }</a>
            </li>
        }
    };
    html! {
        <nav class="variants" aria-labelledby="variants-heading">
            <h2 id="variants-heading">{ language.player().variants }</h2>
            <ul>{ for scenario.variants.iter().map(link) }</ul>
        </nav>
    }
}
