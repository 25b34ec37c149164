//! Beside the board: the story before the film, the ruling after it.

use std::rc::Rc;

use acconcio_core::story::Story;
use yew::prelude::*;
use yew_router::prelude::*;

use super::ScreeningProps;
use super::player::critical;
use crate::browser;
use crate::components::desk::RulingDesk;
use crate::components::icon::Icon;
use crate::components::nav_link::NavLink;
use crate::components::timeline::Timeline;
use crate::desk::{Desk, DeskAction, Phase};
use crate::film::Film;
use crate::language::Language;
use crate::playback::{Action, Playback};
use crate::route::Route;
use crate::stories::next_story;

/// What the card needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CardProps {
    pub(super) screening: ScreeningProps,
    pub(super) film: Rc<Film>,
    pub(super) playback: UseReducerHandle<Playback>,
    pub(super) desk: UseReducerHandle<Desk>,
    pub(super) told: Rc<Vec<String>>,
}

/// The story, or the ruling once it has begun.
#[component]
pub(super) fn Card(props: &CardProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let CardProps { screening, film, playback, desk, told } = props;
    let story = &screening.story;
    let is_watching = *desk.phase() == Phase::Waiting;
    let timeline =
        html! { <Timeline film={film.clone()} playback={playback.clone()} told={told.clone()} /> };
    html! {
        <div class="papers">
            if is_watching {
                <Brief screening={screening.clone()} />
                <MainButton playback={playback.clone()} desk={desk.clone()} />
                { timeline }
            } else {
                <Ruling ..props.clone() />
                <details class="fold">
                    <summary>{ language.words().player.story_so_far }</summary>
                    <Brief screening={screening.clone()} />
                    { timeline }
                </details>
                <MainButton playback={playback.clone()} desk={desk.clone()} />
            }
            <VariantLinks screening={screening.clone()} />
            <Source story={story.clone()} />
        </div>
    }
}

/// The ruling form or the verdict, and where it leads.
#[component]
fn Ruling(props: &CardProps) -> Html {
    let CardProps { screening, film, playback, desk, .. } = props;
    let navigator = use_navigator();
    let on_next = {
        let screening = screening.clone();
        Callback::from(move |()| {
            let next = next_story(&screening.pack, &screening.story.id);
            let variant = next.and_then(|story| Some((story, story.variants.first()?)));
            let route =
                variant.map_or(Route::Library, |(story, it)| Route::incident(&story.id, &it.id));
            if let Some(navigator) = &navigator {
                navigator.push(&route);
            }
        })
    };
    let on_replay = {
        let (playback, desk) = (playback.clone(), desk.clone());
        Callback::from(move |()| {
            browser::show_element("stage");
            playback.dispatch(Action::Replay(critical(&desk).unwrap_or_default()));
        })
    };
    let on_epilogue = {
        let playback = playback.clone();
        Callback::from(move |()| {
            browser::show_element("stage");
            playback.dispatch(Action::PlayEpilogue);
        })
    };
    html! {
        <RulingDesk desk={desk.clone()} players={screening.story.players.clone()} {on_next} {on_replay}
            {on_epilogue} has_epilogue={film.acts.len() > film.decision} />
    }
}

/// A story's variants.
#[derive(Clone, PartialEq, Properties)]
struct ScreeningOnly {
    screening: ScreeningProps,
}

/// The variants as a row of links; nothing where there is only one.
#[component]
fn VariantLinks(props: &ScreeningOnly) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let ScreeningProps { story, variant, .. } = &props.screening;
    if story.variants.len() < 2 {
        return html! {};
    }
    let link = |it: &acconcio_core::story::Variant| {
        let to = Route::incident(&story.id, &it.id);
        html! {
            <li key={it.id.clone()}>
                <NavLink {to} is_current={it.id == variant.id}>{ language.of(&it.label).to_owned() }</NavLink>
            </li>
        }
    };
    html! {
        <nav class="variants" aria-labelledby="variants-heading">
            <h2 id="variants-heading">{ language.words().player.variants }</h2>
            <ul>{ for story.variants.iter().map(link) }</ul>
        </nav>
    }
}

/// What one should know before the film: the story, the Laws, the seat of the arbiter.
#[component]
fn Brief(props: &ScreeningOnly) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().player;
    let ScreeningProps { story, variant, .. } = &props.screening;
    let incident = &variant.incident;
    let laws =
        format!("{} · {}", language.edition(incident.edition), language.regime(incident.regime));
    let counted = incident.illegal_moves;
    html! {
        <div class="brief">
            <p class="framing">{ language.of(&story.framing).trim().to_owned() }</p>
            <p class="seat"><Icon name="mark-eye" /><span>{ language.arbiters_seat(incident.regime) }</span></p>
            <p class="laws"><span class="visually-hidden">{ words.laws }{ ": " }</span>{ laws }</p>
            if !counted.is_zero() {
                <p class="counted">{ words.counted }{ ": " }{ language.counted_so_far(counted) }</p>
            }
        </div>
    }
}

/// What the main button needs.
#[derive(Clone, PartialEq, Properties)]
struct MainButtonProps {
    playback: UseReducerHandle<Playback>,
    desk: UseReducerHandle<Desk>,
}

/// The one thing to do next; on a phone it stays at the bottom of the page.
#[component]
fn MainButton(props: &MainButtonProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().player;
    let MainButtonProps { playback, desk } = props;
    let is_watching = *desk.phase() == Phase::Waiting;
    let (name, label, next) = match (is_watching, playback.is_playing()) {
        (_, true) => ("icon-pause", words.pause, Next::Film(Action::Pause)),
        (true, false) if playback.is_at_decision() => ("mark-gavel", words.rule, Next::Rule),
        (true, false) if playback.step == 0 => {
            ("icon-play", words.play_film, Next::Film(Action::Toggle))
        }
        (true, false) => ("icon-play", words.play, Next::Film(Action::Toggle)),
        (false, false) if playback.is_at_decision() => return html! {},
        (false, false) => {
            ("mark-gavel", words.to_decision, Next::Film(Action::Show(playback.decision)))
        }
    };
    let onclick = {
        let (playback, desk) = (playback.clone(), desk.clone());
        Callback::from(move |_: MouseEvent| match next {
            Next::Film(action) => playback.dispatch(action),
            Next::Rule => desk.dispatch(DeskAction::Begin),
        })
    };
    let step = |action: Action, name: &'static str, label: &'static str| {
        let playback = playback.clone();
        let onclick = Callback::from(move |_: MouseEvent| playback.dispatch(action));
        html! {
            <button type="button" class="control" aria-label={label} {onclick}><Icon {name} /></button>
        }
    };
    html! {
        <div class="main-way">
            { step(Action::Previous, "icon-previous", words.previous) }
            <button type="button" class="button primary" {onclick}><Icon {name} />{ label }</button>
            { step(Action::Next, "icon-next", words.next) }
        </div>
    }
}

#[derive(Clone, Copy)]
enum Next {
    Film(Action),
    Rule,
}

#[derive(Clone, PartialEq, Properties)]
struct SourceProps {
    story: Rc<Story>,
}

/// Where the story comes from.
#[component]
fn Source(props: &SourceProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let story = &props.story;
    html! {
        <footer class="source">
            <p>{ language.provenance(story.provenance) }{ ". " }{ language.words().player.source }{ ": " }
                { language.of(&story.source).trim().to_owned() }</p>
        </footer>
    }
}
