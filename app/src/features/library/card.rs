//! One scenario in the list.

use acconcio_training::scenario::{ScenarioEntry, VariantEntry};
use yew::prelude::*;

use super::Library;
use super::queue::Queue;
use crate::platform::storage::progress::State;
use crate::ui::icon::icon;

/// A scenario: its subject, and its admitted variants as links within the queue.
pub(crate) fn scenario_card(
    library: &Library<'_>,
    scenario: &ScenarioEntry,
    queue: &Queue,
) -> Html {
    let (language, progress) = (library.language, library.progress);
    let words = &language.library();
    let is_ruled = |variant: &&VariantEntry| {
        progress.of(&scenario.id, &variant.id, Some(variant.edition(library.laws))).is_some()
    };
    let admitted: Vec<&VariantEntry> = queue.filter.variants(library, scenario).collect();
    let ruled = admitted.iter().copied().filter(is_ruled).count();
    let is_asked = |variant: &&&VariantEntry| variant.is_asked(library.laws);
    let next = admitted.iter().filter(is_asked).find(|variant| !is_ruled(variant));
    let next = next.or(admitted.iter().find(is_asked)).or(admitted.first());
    let next = next.map(|variant| queue.hash_at(&scenario.id, &variant.id));
    let title = language.of(&scenario.title).to_owned();
    let framing = language.of(&scenario.summary).to_owned();
    let variants = admitted.iter().map(|variant| {
        let href = queue.hash_at(&scenario.id, &variant.id);
        variant_line(library, (scenario, variant), href)
    });
    let topics = scenario.topics.iter().map(|topic| html! { <li>{ language.topic(*topic) }</li> });
    html! {
        <li key={scenario.id.clone()} class="scenario">
            <div class="scenario-head">
                <h2>{ match next {
                    Some(href) => html! { <a {href}>{ title }</a> },
                    None => html! { { title } },
                } }</h2>
                <p class="scenario-level" title={language.level(scenario.level)}>
                    <span class="visually-hidden">{ language.level(scenario.level) }</span>
                    { for (1..=3_u8).map(|it| html! { <span class={classes!("pip", (it <= scenario.level).then_some("is-full"))} aria-hidden="true"></span> }) }
                </p>
            </div>
            if let Some(event) = &scenario.event { <p class="scenario-event">{ language.of(event).to_owned() }</p> }
            <p class="scenario-framing">{ framing }</p>
            <details class="scenario-fold">
                <summary>{ language.counts().variants_ruled(ruled, admitted.len()) }</summary>
                <ul class="scenario-variants" aria-label={words.variants()}>{ for variants }</ul>
            </details>
            <div class="scenario-foot">
                <ul class="topics">{ for topics }</ul>
                <p class="provenance">
                    { laws_of_variants(library, scenario) }{ " · " }{ language.provenance(scenario.provenance) }
                </p>
            </div>
        </li>
    }
}

/// The editions of the variants, each once.
fn laws_of_variants(library: &Library<'_>, scenario: &ScenarioEntry) -> String {
    let language = library.language;
    let mut editions: Vec<_> =
        scenario.variants.iter().map(|variant| variant.edition(library.laws)).collect();
    editions.sort_unstable();
    editions.dedup();
    match editions.as_slice() {
        [edition] => language.edition(*edition).to_owned(),
        several => language.counts().several_laws(several.len()),
    }
}

fn variant_line(
    library: &Library<'_>,
    (scenario, variant): (&ScenarioEntry, &VariantEntry),
    href: String,
) -> Html {
    let (language, progress) = (library.language, library.progress);
    let edition = variant.edition(library.laws);
    let state = progress.state(&scenario.id, &variant.id, Some(edition));
    let record = progress.of(&scenario.id, &variant.id, Some(edition));
    let elsewhere = progress.right_elsewhere(&scenario.id, &variant.id, edition);
    let outcome = match record {
        None => match elsewhere {
            Some(other) => language.library().right_under(language.edition_short(other)),
            None => language.state(state).to_owned(),
        },
        Some(record) => {
            let words = &language.library();
            let best = language.percent(record.best.percent());
            format!("{} {best}, {}", words.best(), language.counts().rulings(record.attempts))
        }
    };
    let class = classes!("scenario-variant", record.map(|_| "is-ruled"));
    html! {
        <li key={variant.id.clone()} {class}>
            <a {href}>
                { icon(state_icon(state)) }
                <span class="scenario-label">
                    { language.said(&variant.label) }
                    if !variant.scope.is_any() {
                        <span class="history-mark">{ language.own_laws(edition) }</span>
                    }
                </span>
                <span class="scenario-record">{ outcome }</span>
            </a>
        </li>
    }
}

/// The icon of the last result on a variant; a word stands beside it.
pub(crate) const fn state_icon(state: State) -> &'static str {
    match state {
        State::NotRuled => "icon-play",
        State::Wrong => "icon-half",
        State::Right => "icon-check",
    }
}
