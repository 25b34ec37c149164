//! Beside the board: the story before the film, the ruling after it.

use std::rc::Rc;

use acconcio_core::story::{Story, Variant};
use yew::prelude::*;

use super::onward::{Onward, onward};
use super::player::{PlayerProps, replay};
use crate::browser;
use crate::components::desk::{RulingDesk, Terms};
use crate::components::icon::icon;
use crate::components::link::link;
use crate::components::showing::Showing;
use crate::components::timeline::timeline;
use crate::components::walk::{GameWalk, Stage};
use crate::desk::{Desk, DeskAction, Phase};
use crate::language::Language;
use crate::lms;
use crate::photographs::Album;
use crate::playback::Action;
use crate::route::{Printed, Route};
use crate::settings::Switch;
use crate::storage::Mode;
use crate::thread::Way;

/// The story, or the ruling once it has begun.
pub(super) fn card(
    props: &PlayerProps,
    showing: &Showing,
    desk: &UseReducerHandle<Desk>,
    way: &Way,
) -> Html {
    let PlayerProps { story, variant, .. } = props;
    let language = showing.language;
    let brief = brief(language, story, variant);
    html! {
        <div class="papers">
            if *desk.phase() == Phase::Waiting {
                { brief }
                { main_way(showing, desk) }
                { timeline(&showing.telling()) }
            } else {
                { ruling(props, showing, desk, way) }
                <details class="fold">
                    <summary>{ language.player().story_so_far }</summary>
                    { brief }
                    { timeline(&showing.telling()) }
                </details>
                { main_way(showing, desk) }
            }
            { game_walk(props, desk) }
            { print_links(props, desk) }
            { variant_links(props) }
            { source(language, story) }
        </div>
    }
}

/// The ruling form or the verdict, and where it leads.
fn ruling(
    props: &PlayerProps,
    showing: &Showing,
    desk: &UseReducerHandle<Desk>,
    way: &Way,
) -> Html {
    let Onward { label: next, on_next } = onward(props, way);
    let epilogue = {
        let playback = showing.playback.clone();
        Callback::from(move |()| playback.dispatch(Action::PlayEpilogue))
    };
    let shown = |on_shown: Callback<()>| {
        Callback::from(move |()| {
            browser::show_element("stage");
            on_shown.emit(());
        })
    };
    html! {
        <RulingDesk desk={desk.clone()} terms={terms(props)} players={props.story.players.clone()} {next} {on_next}
            on_replay={shown(replay(&showing.playback, desk))}
            on_epilogue={shown(epilogue)}
            has_epilogue={props.film.acts.len() > props.film.decision} />
    }
}

/// Up to the first mistake there is no help, and none where a course has to be passed.
fn terms(props: &PlayerProps) -> Terms {
    let settings = &props.shared.settings;
    let help = match props.thread.mode() {
        _ if lms::has_to_be_passed() => Switch::Off,
        Mode::SuddenDeath => Switch::Off,
        Mode::Free
        | Mode::Course
        | Mode::Continuous
        | Mode::Mistakes
        | Mode::Review
        | Mode::Intervene => Switch::On,
    };
    Terms {
        help,
        single_keys: settings.single_keys,
        certainty: settings.certainty,
        verdict: Switch::On,
    }
}

/// What one should know before the film: the story, the Laws, the seat of the arbiter.
pub(super) fn brief(language: Language, story: &Story, variant: &Variant) -> Html {
    let words = &language.player();
    let incident = &variant.incident;
    let known = |(about, told)| html! { <p class="counted">{ about }{ ": " }{ told }</p> };
    html! {
        <div class="brief">
            <p class="framing">{ language.of(&story.framing).trim().to_owned() }</p>
            <p class="seat">{ icon("mark-eye") }<span>{ language.arbiters_seat(incident) }</span></p>
            <p class="laws"><span class="visually-hidden">{ words.laws }{ ": " }</span>{ language.laws_of(incident) }</p>
            { for language.known_before(incident).into_iter().map(known) }
        </div>
    }
}

/// The game before the film, where it is told; after the verdict up to the position that decides.
fn game_walk(props: &PlayerProps, desk: &Desk) -> Html {
    let incident = &props.variant.incident;
    // Before the film has ended nothing is ruled on yet.
    let dossier = match desk.phase() {
        Phase::Waiting => None,
        Phase::Asking | Phase::Judged(_) => desk.dossier().ok(),
    };
    let (album, stage) = match (desk.phase(), dossier) {
        (Phase::Judged(_), Some(dossier)) => {
            let turns = Album::of_ruling(dossier, dossier.trace(None));
            match turns {
                Some(album) => (Some(album), Stage::TurnsOnRepetition),
                None => (Album::up_to_the_decision(incident, dossier), Stage::Judged),
            }
        }
        (Phase::Asking, Some(dossier)) => {
            (Album::up_to_the_decision(incident, dossier), Stage::BeforeTheVerdict)
        }
        (Phase::Waiting | Phase::Asking | Phase::Judged(_), _) => {
            (Album::before_the_film(incident), Stage::BeforeTheVerdict)
        }
    };
    let language = props.shared.language;
    html! {
        <>
            if let Some(album) = album { <GameWalk {language} album={Rc::new(album)} {stage} which={props.which()} /> }
        </>
    }
}

/// The ways to what is printed of an incident, once it has been ruled on; nothing before.
fn print_links(props: &PlayerProps, desk: &Desk) -> Html {
    let PlayerProps { shared, story, variant, .. } = props;
    let words = &shared.language.player();
    match desk.phase() {
        Phase::Waiting | Phase::Asking => html! {},
        Phase::Judged(_) => {
            let to = |sheet, label: &'static str| {
                link(
                    &Route::print(sheet, &story.id, &variant.id),
                    "button small",
                    html! { { label } },
                )
            };
            html! {
                <nav class="print-ways button-row" aria-label={words.print}>
                    { to(Printed::Handout, words.print_handout) }
                    { to(Printed::Report, words.print_report) }
                </nav>
            }
        }
    }
}

/// The variants as links; nothing where there is only one, or in a run.
fn variant_links(props: &PlayerProps) -> Html {
    let PlayerProps { shared, story, variant, thread, .. } = props;
    let language = shared.language;
    if story.variants.len() < 2 || thread.run().is_some() {
        return html! {};
    }
    let link = |one: &Variant| {
        let current = (one.id == variant.id).then_some("page");
        let href = thread.hash_at(&story.id, &one.id);
        html! {
            <li key={one.id.clone()}>
                <a {href} aria-current={current}>{ language.of(&one.label).to_owned() }</a>
            </li>
        }
    };
    html! {
        <nav class="variants" aria-labelledby="variants-heading">
            <h2 id="variants-heading">{ language.player().variants }</h2>
            <ul>{ for story.variants.iter().map(link) }</ul>
        </nav>
    }
}

/// What the main button does.
#[derive(Clone, Copy)]
enum Next {
    Film(Action),
    Rule,
}

/// The one thing to do next; on a phone it stays at the bottom of the page.
fn main_way(showing: &Showing, desk: &UseReducerHandle<Desk>) -> Html {
    let Some((name, label, next)) = next_thing(showing, desk) else { return html! {} };
    let words = &showing.language.player();
    let onclick = match next {
        Next::Film(action) => showing.does(action),
        Next::Rule => {
            let desk = desk.clone();
            Callback::from(move |_: MouseEvent| desk.dispatch(DeskAction::Begin))
        }
    };
    let step = |action: Action, name: &'static str, label: &'static str| {
        html! {
            <button type="button" class="control" aria-label={label} onclick={showing.does(action)}>{ icon(name) }</button>
        }
    };
    html! {
        <div class="main-way">
            { step(Action::Previous, "icon-previous", words.previous) }
            <button type="button" class="button primary" {onclick}>{ icon(name) }{ label }</button>
            { step(Action::Next, "icon-next", words.next) }
        </div>
    }
}

fn next_thing(showing: &Showing, desk: &Desk) -> Option<(&'static str, &'static str, Next)> {
    let words = &showing.language.player();
    let playback = &showing.playback;
    let is_watching = *desk.phase() == Phase::Waiting;
    if playback.is_playing() {
        Some(("icon-pause", words.pause, Next::Film(Action::Pause)))
    } else if playback.is_at_decision() {
        is_watching.then_some(("mark-gavel", words.rule, Next::Rule))
    } else if is_watching {
        let label = if playback.step == 0 { words.play_film } else { words.play };
        Some(("icon-play", label, Next::Film(Action::Toggle)))
    } else {
        Some(("mark-gavel", words.to_decision, Next::Film(Action::Show(playback.decision))))
    }
}

/// Where the story comes from.
fn source(language: Language, story: &Story) -> Html {
    html! {
        <footer class="source">
            <p>{ language.provenance(story.provenance) }{ ". " }{ language.player().source }{ ": " }
                { language.of(&story.source).trim().to_owned() }</p>
        </footer>
    }
}
