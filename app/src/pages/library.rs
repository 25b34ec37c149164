//! The list of incidents.

mod card;
mod filter;
mod filters;

use std::rc::Rc;

use acconcio_core::story::{Pack, Story, Variant};
use yew::prelude::*;
use yew_router::prelude::*;

use crate::browser::use_title;
use crate::components::board::BoardPicture;
use crate::components::board::view::View;
use crate::components::nav_link::NavLink;
use crate::film::Film;
use crate::language::Language;
use crate::progress::ProgressHandle;
use crate::route::Route;
use crate::storage::Progress;
use card::StoryCard;
use filter::Filter;
use filters::Filters;

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LibraryProps {
    pub(crate) pack: Rc<Pack>,
}

/// The list of incidents, with what a newcomer does first.
#[component]
pub(crate) fn LibraryPage(props: &LibraryProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().library;
    use_title(language.words().shell.name.to_owned());
    let progress = use_context::<ProgressHandle>();
    let progress = progress.map(|handle| handle.progress().clone()).unwrap_or_default();
    let location = use_location();
    let filter = location.and_then(|location| location.query::<Filter>().ok()).unwrap_or_default();
    let navigator = use_navigator();
    let on_filter = Callback::from(move |filter: Filter| {
        if let Some(navigator) = &navigator {
            // A filter is always a valid query.
            let _ = navigator.replace_with_query(&Route::Library, &filter);
        }
    });
    let stories: Vec<&Story> = props.pack.stories.iter().filter(|it| filter.admits(it)).collect();
    let list = stories.iter().map(|story| {
        html! { <StoryCard key={story.id.clone()} story={Rc::new((*story).clone())} progress={progress.clone()} /> }
    });
    html! {
        <main id="content" class="library" tabindex="-1">
            <Opening pack={props.pack.clone()} progress={progress.clone()} />
            <section class="listing" aria-labelledby="listing-heading">
                <div class="listing-head">
                    <h2 id="listing-heading">{ words.heading }</h2>
                    <Filters {filter} on_filter={on_filter.clone()} />
                    <p class="listing-count" role="status">{ language.incidents_shown(stories.len()) }</p>
                </div>
                if stories.is_empty() {
                    <div class="nothing">
                        <p>{ words.nothing_found }</p>
                        <button type="button" class="button" onclick={on_filter.reform(|_: MouseEvent| Filter::default())}>{ words.reset }</button>
                    </div>
                } else {
                    <ul class="stories">{ for list }</ul>
                }
            </section>
        </main>
    }
}

/// The first incident that has not been ruled on, and whether there is one that has.
fn next_incident<'a>(
    pack: &'a Pack,
    progress: &Progress,
) -> Option<(&'a Story, &'a Variant, bool)> {
    let all = || pack.stories.iter().flat_map(|it| it.variants.iter().map(move |of| (it, of)));
    let is_ruled = |story: &Story, variant: &str| progress.of(&story.id, variant).is_some();
    let is_fresh = |story: &&Story| story.variants.iter().all(|it| !is_ruled(story, &it.id));
    let fresh = pack.stories.iter().find(is_fresh).and_then(|it| Some((it, it.variants.first()?)));
    let open = || all().find(|(story, variant)| !is_ruled(story, &variant.id));
    let (story, variant) = fresh.or_else(open).or_else(|| all().next())?;
    let has_begun = all().any(|(story, variant)| is_ruled(story, &variant.id));
    Some((story, variant, has_begun))
}

/// What the opening needs.
#[derive(Clone, PartialEq, Properties)]
struct OpeningProps {
    pack: Rc<Pack>,
    progress: Progress,
}

/// What a newcomer does, and the way to the next incident with a picture of it.
#[component]
fn Opening(props: &OpeningProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().library;
    let next = next_incident(&props.pack, &props.progress);
    let film = use_memo(next.map(|(_, variant, _)| variant.clone()), |variant| {
        variant.as_ref().and_then(|variant| Film::of(variant).ok()).map(Rc::new)
    });
    html! {
        <div class="opening">
            <div>
                <h1>{ language.words().shell.tagline }</h1>
                <p>{ words.lead }</p>
                if let Some((story, variant, has_begun)) = next {
                    <p class="opening-way">
                        <NavLink to={Route::incident(&story.id, &variant.id)} class="button primary">
                            { if has_begun { words.go_on } else { words.begin } }
                        </NavLink>
                        <span class="opening-next">{ language.of(&story.title).to_owned() }</span>
                    </p>
                }
            </div>
            if let Some(film) = (*film).clone() {
                <div class="opening-picture board">
                    <BoardPicture step={liveliest(&film)} {film} view={View::FROM_WHITE} />
                </div>
            }
        </div>
    }
}

/// The last moment at which a hand carries a piece.
fn liveliest(film: &Film) -> usize {
    let is_carrying =
        |step: &usize| film.standings[*step].hands.iter().any(|grip| grip.carried_from.is_some());
    (0..=film.decision).rev().find(is_carrying).unwrap_or(0)
}
