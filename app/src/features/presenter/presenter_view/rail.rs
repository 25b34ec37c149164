//! The controls of a presentation: the head, the parts of the incident, and the buttons to go on.

use crate::ui::document;
use yew::prelude::*;

use super::Controls;
use crate::features::presenter::action::PresenterAction;
use crate::features::presenter::keys::Command;
use crate::features::presenter::scene::Blanking;
use crate::features::presenter::stage::{Ahead, Section, Stage};
use crate::language::Language;
use crate::platform::browser;
use crate::route::{PresentPage, Route};
use crate::ui::icon::icon;
use crate::ui::keys::DIALOG;

/// The title, the button of the audience's window, and the link out.
pub(crate) fn head(controls: &Controls<'_>) -> Html {
    let Controls { language, props, scene, .. } = controls;
    let words = language.present();
    let title = props.playlist.title.clone().unwrap_or_else(|| words.heading().to_owned());
    let open = |_: MouseEvent| document::open_window(&Route::Present(PresentPage::Audience));
    let help = |_: MouseEvent| browser::turn_dialog(DIALOG);
    html! {
        <header class="lecturer-head">
            <a class="lecturer-out" href={props.way_out.clone()}>{ icon("icon-previous") }{ words.end() }</a>
            <h1>{ title }{ " " }<span class="lecturer-place">{ language.incident_of(scene.place) }</span></h1>
            <div class="lecturer-windows">
                <button type="button" class="button small primary" title={words.audience_window_hint()} onclick={open}>
                    { icon("icon-board") }{ words.audience_window() }
                </button>
                <button type="button" class="button small" onclick={controls.asks(Command::AudienceView)}>{ words.audience_here() }</button>
                <button type="button" class="button small" onclick={controls.asks(Command::FullScreen)}>{ words.full_screen() }</button>
                <button type="button" class="control" title={words.keys()} aria-label={words.keys()} onclick={help}>{ icon("icon-help") }</button>
            </div>
        </header>
    }
}

/// The controls below the audience's view.
pub(crate) fn rail(controls: &Controls<'_>) -> Html {
    html! {
        <div class="lecturer-rail">
            { way(controls) }
            { parts(controls) }
            { tools(controls) }
            if !controls.props.playlist.unknown.is_empty() {
                <p class="present-notice" role="alert">{ controls.language.not_there(&controls.props.playlist.unknown) }</p>
            }
        </div>
    }
}

/// The buttons back and on, with the next step.
fn way(controls: &Controls<'_>) -> Html {
    let words = controls.language.present();
    let is_first = controls.show.place == 0 && controls.show.stage() == Stage::FIRST;
    let (ahead, is_last) = match ahead(controls) {
        Some(ahead) => (controls.language.present().comes_next(&ahead), false),
        None => (words.no_next().to_owned(), true),
    };
    let (play, name, action) = if controls.show.is_running {
        (words.stop(), "icon-pause", PresenterAction::Stop)
    } else if controls.outline.act_ahead(controls.show.stage()).is_some() {
        (words.play(), "icon-play", PresenterAction::Start)
    } else {
        (words.play_again(), "icon-replay", PresenterAction::Start)
    };
    html! {
        <div class="lecturer-way">
            <button type="button" class="button" aria-disabled={is_first.then_some("true")}
                onclick={controls.gives(PresenterAction::Previous)}>{ icon("icon-previous") }{ words.previous() }</button>
            <button type="button" class="button" onclick={controls.gives(action)}>{ icon(name) }{ play }</button>
            <button type="button" class="button primary lecturer-next" aria-disabled={is_last.then_some("true")}
                onclick={controls.gives(PresenterAction::Next)}><span>{ ahead }</span>{ icon("icon-next") }</button>
        </div>
    }
}

/// The next step in words; `None` at the end.
fn ahead(controls: &Controls<'_>) -> Option<String> {
    let Controls { language, show, presented, outline, props, .. } = controls;
    let words = language.present();
    Some(match show.ahead(outline) {
        Ahead::End => return None,
        Ahead::Item => {
            let next = props.playlist.items.get(show.place + 1);
            next.map_or_else(|| words.next_item().to_owned(), |item| item.title.clone())
        }
        Ahead::Stage(Stage::Replay(step)) => language.present().act_ahead(step, outline.acts),
        Ahead::Stage(Stage::Question(question)) => {
            let player = presented
                .and_then(|presented| presented.adjudicated())
                .map(|adjudicated| adjudicated.player());
            player.map_or_else(String::new, |player| language.question(question, player))
        }
        Ahead::Stage(Stage::Reasons(place)) => {
            language.present().reason_ahead(place, outline.reasons)
        }
        Ahead::Stage(stage @ (Stage::Ruling | Stage::WhatIf)) => stage_named(*language, stage),
    })
}

fn stage_named(language: Language, stage: Stage) -> String {
    language.section_shown(stage.section()).to_owned()
}

/// The parts of the incident, with buttons that go to them.
fn parts(controls: &Controls<'_>) -> Html {
    let words = controls.language.present();
    let now = controls.show.stage().section();
    let button = |section: Section| {
        let is_idle = !controls.outline.has(section);
        html! {
            <li key={format!("{section:?}")}>
                <button type="button" aria-current={(section == now).then_some("step")} disabled={is_idle}
                    onclick={controls.gives(PresenterAction::To(section))}>{ controls.language.section_shown(section) }</button>
            </li>
        }
    };
    html! {
        <nav class="lecturer-parts" aria-label={words.parts()}>
            <ol>{ for Section::ALL.into_iter().map(button) }</ol>
        </nav>
    }
}

/// The blank screen, the type and the board.
fn tools(controls: &Controls<'_>) -> Html {
    let Controls { language, show, .. } = controls;
    let words = language.present();
    let blanking = |blanking: Blanking, name: &'static str| {
        let is_drawn = show.blanking == blanking;
        html! {
            <button type="button" class="button small" aria-pressed={is_drawn.to_string()}
                onclick={controls.gives(PresenterAction::Blanking(blanking))}>{ name }</button>
        }
    };
    html! {
        <div class="lecturer-tools">
            { blanking(Blanking::Black, words.black()) }
            { blanking(Blanking::Paper, words.paper()) }
            <div class="lecturer-type" role="group" aria-label={words.type_size()}>
                <button type="button" class="button small" aria-label={format!("A−, {}", words.smaller())} title={words.smaller()}
                    onclick={controls.gives(PresenterAction::Zoom(-1))}>{ "A−" }</button>
                <button type="button" class="button small" aria-label={format!("A+, {}", words.larger())} title={words.larger()}
                    onclick={controls.gives(PresenterAction::Zoom(1))}>{ "A+" }</button>
            </div>
            <button type="button" class="control" aria-label={language.player().flip()} title={language.player().flip()}
                onclick={controls.gives(PresenterAction::Flip)}>{ icon("icon-flip") }</button>
        </div>
    }
}
