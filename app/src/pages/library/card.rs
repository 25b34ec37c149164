//! One story in the list.

use acconcio_core::story::{Card, Entry};
use yew::prelude::*;

use crate::components::icon::icon;
use crate::components::link::link;
use crate::language::Language;
use crate::route::Route;
use crate::storage::{Progress, Record};

/// A story: what it is about, and its variants as links.
pub(super) fn story_card(language: Language, story: &Card, progress: &Progress) -> Html {
    let words = &language.words().library;
    let is_ruled = |variant: &&Entry| progress.of(&story.id, &variant.id).is_some();
    let ruled = story.variants.iter().filter(is_ruled).count();
    let next = story.variants.iter().find(|variant| !is_ruled(variant)).or(story.variants.first());
    let next = next.map(|variant| Route::incident(&story.id, &variant.id));
    let title = language.of(&story.title).to_owned();
    let framing = language.of(&story.gist).to_owned();
    let variants = story
        .variants
        .iter()
        .map(|variant| variant_line(language, story, variant, progress.of(&story.id, &variant.id)));
    let topics = story.topics.iter().map(|topic| html! { <li>{ language.topic(*topic) }</li> });
    html! {
        <li key={story.id.clone()} class="story">
            <div class="story-head">
                <h3>{ match next {
                    Some(to) => link(&to, "", html! { { title } }),
                    None => html! { { title } },
                } }</h3>
                <p class="story-level" title={language.level(story.level)}>
                    <span class="visually-hidden">{ language.level(story.level) }</span>
                    { for (1..=3_u8).map(|it| html! { <span class={classes!("pip", (it <= story.level).then_some("is-full"))} aria-hidden="true"></span> }) }
                </p>
            </div>
            if let Some(event) = &story.event { <p class="story-event">{ language.of(event).to_owned() }</p> }
            <p class="story-framing">{ framing }</p>
            <details class="story-fold">
                <summary>{ language.variants_ruled(ruled, story.variants.len()) }</summary>
                <ul class="story-variants" aria-label={words.variants}>{ for variants }</ul>
            </details>
            <div class="story-foot">
                <ul class="topics">{ for topics }</ul>
                <p class="provenance">
                    { laws_told(language, story) }{ " · " }{ language.provenance(story.provenance) }
                </p>
            </div>
        </li>
    }
}

/// The editions of its variants, each once.
fn laws_told(language: Language, story: &Card) -> String {
    let mut editions: Vec<_> = story.variants.iter().map(|variant| variant.edition).collect();
    editions.sort_unstable();
    editions.dedup();
    match editions.as_slice() {
        [edition] => language.edition(*edition).to_owned(),
        several => language.several_laws(several.len()),
    }
}

fn variant_line(
    language: Language,
    story: &Card,
    variant: &Entry,
    record: Option<&Record>,
) -> Html {
    let words = &language.words().library;
    let name = match record {
        None => "icon-play",
        Some(record) if record.best.is_full() => "icon-check",
        Some(_) => "icon-half",
    };
    let told = match record {
        None => words.not_ruled.to_owned(),
        Some(record) => {
            let best = language.percent(record.best.percent());
            format!("{} {best}, {}", words.best, language.attempts(record.attempts))
        }
    };
    let class = classes!("story-variant", record.map(|_| "is-ruled"));
    let to = Route::incident(&story.id, &variant.id);
    let line = html! {
        <>
            { icon(name) }
            <span class="story-label">{ language.of(&variant.label).to_owned() }</span>
            <span class="story-record">{ told }</span>
        </>
    };
    html! {
        <li key={variant.id.clone()} {class}>{ link(&to, "", line) }</li>
    }
}
