//! One story in the list.

use std::rc::Rc;

use acconcio_core::story::{Story, Variant};
use yew::prelude::*;

use crate::components::icon::Icon;
use crate::components::nav_link::NavLink;
use crate::language::Language;
use crate::route::Route;
use crate::storage::{Progress, Record};

/// What a card needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct StoryCardProps {
    pub(super) story: Rc<Story>,
    pub(super) progress: Progress,
}

/// A story: what it is about, and its variants as links.
#[component]
pub(super) fn StoryCard(props: &StoryCardProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().library;
    let StoryCardProps { story, progress } = props;
    let is_ruled = |variant: &&Variant| progress.of(&story.id, &variant.id).is_some();
    let ruled = story.variants.iter().filter(is_ruled).count();
    let next = story.variants.iter().find(|variant| !is_ruled(variant)).or(story.variants.first());
    let next = next.map(|variant| Route::incident(&story.id, &variant.id));
    let title = language.of(&story.title).to_owned();
    let framing = first_sentence(language.of(&story.framing));
    let variants = story
        .variants
        .iter()
        .map(|variant| variant_line(language, story, variant, progress.of(&story.id, &variant.id)));
    let topics = story.topics.iter().map(|topic| html! { <li>{ language.topic(*topic) }</li> });
    html! {
        <li class="story">
            <div class="story-head">
                <h3>
                    if let Some(to) = next { <NavLink {to}>{ title }</NavLink> } else { { title } }
                </h3>
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
                <p class="provenance">{ language.provenance(story.provenance) }</p>
            </div>
        </li>
    }
}

fn variant_line(
    language: Language,
    story: &Story,
    variant: &Variant,
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
    html! {
        <li key={variant.id.clone()} {class}>
            <NavLink to={Route::incident(&story.id, &variant.id)}>
                <Icon {name} />
                <span class="story-label">{ language.of(&variant.label).to_owned() }</span>
                <span class="story-record">{ told }</span>
            </NavLink>
        </li>
    }
}

/// The first sentence of a text.
fn first_sentence(text: &str) -> String {
    let text = text.trim();
    let end = text.find(['.', '!', '?']).map_or(text.len(), |at| at + 1);
    // A sentence of three letters is an abbreviation or a number: then the next one too.
    let end = if end < 24 {
        text[end..].find(['.', '!', '?']).map_or(text.len(), |at| end + at + 1)
    } else {
        end
    };
    text[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_the_first_sentence() {
        assert_eq!(
            first_sentence("A rapid game, White very short. More."),
            "A rapid game, White very short."
        );
        assert_eq!(
            first_sentence("Round 3. White is short of time. More."),
            "Round 3. White is short of time."
        );
        assert_eq!(first_sentence("  No end "), "No end");
    }
}
