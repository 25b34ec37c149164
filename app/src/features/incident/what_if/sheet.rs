//! The ruling on the changed incident, with the differences from the original one.

use acconcio_adjudication::laws::Citation;
use acconcio_training::grading::Answer;
use yew::prelude::*;

use super::Ruled;
use super::shown::Shown;
use crate::features::incident::chip::{chip, chip_of};
use crate::features::incident::ruling_parts::readings::readings;
use crate::features::incident::ruling_parts::reasons::reasons;
use crate::features::incident::ruling_parts::sections::{Heading, permitted_moves};
use crate::features::incident::ruling_parts::trace::fallen_away;
use crate::features::incident::ruling_text::compared::Compared;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;

// The ruling above has sections of the same names.
const PERMITTED: Heading =
    Heading { id: Some("then-permitted"), named_by: Some("then-heading then-permitted") };
const READINGS: Heading =
    Heading { id: Some("then-readings"), named_by: Some("then-heading then-readings") };

/// The ruling in full, its reasons, and the other readings.
pub(crate) fn sheet(shown: &Shown<'_>) -> Html {
    let Shown { language, what_if, .. } = shown;
    let words = language.what_if();
    let (base, now) =
        (ruling_text(*language, what_if.base()), ruling_text(*language, what_if.now()));
    let (before, after) = (&base.adjudicated.ruling, &now.adjudicated.ruling);
    let compared = now.compared(&after.facets, &base, &before.facets);
    let lines = compared.iter().map(|compared| line(*language, compared));
    let beside = what_if.is_changed().then_some(before.trace.as_slice());
    let fallen = fallen_away(&before.trace, &after.trace);
    html! {
        <article class="ruling-sheet what-if-ruling" aria-labelledby="then-heading">
            <div class="then">
                <h3 id="then-heading">{ words.ruling() }</h3>
                <p class="then-laws">{ language.laws_of(&now.variant.incident) }</p>
                <p class="then-short" role="status">{ language.ruling_in_short(after) }</p>
                if !what_if.is_changed() { <p class="hint">{ words.no_change() }</p> }
            </div>
            <dl class="lines">{ for lines }</dl>
            <section aria-labelledby="then-heading then-why">
                <h3 id="then-why">{ language.ruling().why() }</h3>
                { reasons(*language, &after.trace, beside, &now.fact_context()) }
                { no_longer(*language, &fallen) }
            </section>
            { permitted_moves(&now, &after.facets, &PERMITTED) }
            { readings(&now, None, &Answer::default(), &READINGS) }
        </article>
    }
}

fn ruling_text(language: Language, ruled: &Ruled) -> RulingText<'_> {
    RulingText { language, variant: &ruled.variant, adjudicated: &ruled.adjudicated }
}

/// A line with its article and, where it has changed, the ruling before.
fn line(language: Language, Compared { line, before }: &Compared) -> Html {
    let words = language.what_if();
    html! {
        <div class={classes!("line", before.is_some().then_some("is-changed"))}>
            <dt>{ line.about }</dt>
            <dd>
                { line.ruled.clone() }
                if line.by.is_some() { { " " }{ chip_of(language, line.by) } }
                if let Some(before) = before {
                    { " " }<span class="is-added">{ words.changed() }</span>
                    <span class="line-before">{ words.before() }{ " " }{ before.clone() }</span>
                }
            </dd>
        </div>
    }
}

/// The articles of the original ruling that no longer apply.
fn no_longer(language: Language, fallen: &[Citation]) -> Html {
    if fallen.is_empty() {
        return html! {};
    }
    let chips = fallen.iter().map(|by| html! { <>{ " " }{ chip(language, *by) }</> });
    html! { <p class="fallen">{ language.what_if().falls_away() }{ for chips }</p> }
}
