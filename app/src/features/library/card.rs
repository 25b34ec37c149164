//! One story in the list.

use acconcio_training::story::{Card, Entry};
use yew::prelude::*;

use super::Library;
use super::queue::Queue;
use crate::language::Language;
use crate::platform::storage::progress::{Progress, State};
use crate::ui::icon::icon;

/// A story: what it is about, and those of its variants that are admitted, as links along the queue.
pub(crate) fn story_card(library: &Library<'_>, story: &Card, queue: &Queue) -> Html {
    let (language, progress) = (library.language, library.progress);
    let words = &language.library();
    let is_ruled = |variant: &&Entry| progress.of(&story.id, &variant.id).is_some();
    let admitted: Vec<&Entry> = queue.filter.variants(library, story).collect();
    let ruled = admitted.iter().copied().filter(is_ruled).count();
    let next = admitted.iter().find(|variant| !is_ruled(variant)).or(admitted.first());
    let next = next.map(|variant| queue.hash_at(&story.id, &variant.id));
    let title = language.of(&story.title).to_owned();
    let framing = language.of(&story.gist).to_owned();
    let variants = admitted.iter().map(|variant| {
        let href = queue.hash_at(&story.id, &variant.id);
        variant_line(language, (story, variant), progress, href)
    });
    let topics = story.topics.iter().map(|topic| html! { <li>{ language.topic(*topic) }</li> });
    html! {
        <li key={story.id.clone()} class="story">
            <div class="story-head">
                <h2>{ match next {
                    Some(href) => html! { <a {href}>{ title }</a> },
                    None => html! { { title } },
                } }</h2>
                <p class="story-level" title={language.level(story.level)}>
                    <span class="visually-hidden">{ language.level(story.level) }</span>
                    { for (1..=3_u8).map(|it| html! { <span class={classes!("pip", (it <= story.level).then_some("is-full"))} aria-hidden="true"></span> }) }
                </p>
            </div>
            if let Some(event) = &story.event { <p class="story-event">{ language.of(event).to_owned() }</p> }
            <p class="story-framing">{ framing }</p>
            <details class="story-fold">
                <summary>{ language.variants_ruled(ruled, admitted.len()) }</summary>
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
    (story, variant): (&Card, &Entry),
    progress: &Progress,
    href: String,
) -> Html {
    let state = progress.state(&story.id, &variant.id);
    let record = progress.of(&story.id, &variant.id);
    let told = match record {
        None => language.state(state).to_owned(),
        Some(record) => {
            let words = &language.library();
            let best = language.percent(record.best.percent());
            format!("{} {best}, {}", words.best, language.attempts(record.attempts))
        }
    };
    let class = classes!("story-variant", record.map(|_| "is-ruled"));
    html! {
        <li key={variant.id.clone()} {class}>
            <a {href}>
                { icon(state_icon(state)) }
                <span class="story-label">{ language.of(&variant.label).to_owned() }</span>
                <span class="story-record">{ told }</span>
            </a>
        </li>
    }
}

/// The sign of how a variant was ruled on last; a word stands beside it.
pub(crate) const fn state_icon(state: State) -> &'static str {
    match state {
        State::NotRuled => "icon-play",
        State::Wrong => "icon-half",
        State::Right => "icon-check",
    }
}
