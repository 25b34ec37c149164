//! What moves a show: the head, the parts of the incident, and the way on.

use yew::prelude::*;

use super::Desk;
use crate::features::presenter::cue::Cue;
use crate::features::presenter::keys::Order;
use crate::features::presenter::scene::Curtain;
use crate::features::presenter::stage::{Ahead, Part, Stage};
use crate::language::Language;
use crate::platform::browser;
use crate::route::{PresentPage, Route};
use crate::ui::icon::icon;
use crate::ui::keys::DIALOG;

/// What is presented, the room's window, and the way out.
pub(crate) fn head(desk: &Desk<'_>) -> Html {
    let Desk { language, props, scene, .. } = desk;
    let words = language.present();
    let title = props.playlist.title.clone().unwrap_or_else(|| words.heading.to_owned());
    let open = |_: MouseEvent| browser::open_window(&Route::Present(PresentPage::Audience));
    let help = |_: MouseEvent| browser::turn_dialog(DIALOG);
    html! {
        <header class="lecturer-head">
            <a class="lecturer-out" href={props.way_out.clone()}>{ icon("icon-previous") }{ words.end }</a>
            <h1>{ title }{ " " }<span class="lecturer-place">{ language.incident_of(scene.place) }</span></h1>
            <div class="lecturer-windows">
                <button type="button" class="button small primary" title={words.room_window_hint} onclick={open}>
                    { icon("icon-board") }{ words.room_window }
                </button>
                <button type="button" class="button small" onclick={desk.asks(Order::Room)}>{ words.room_here }</button>
                <button type="button" class="button small" onclick={desk.asks(Order::FullScreen)}>{ words.full_screen }</button>
                <button type="button" class="control" title={words.keys} aria-label={words.keys} onclick={help}>{ icon("icon-help") }</button>
            </div>
        </header>
    }
}

/// Everything below what the room sees.
pub(crate) fn rail(desk: &Desk<'_>) -> Html {
    html! {
        <div class="lecturer-rail">
            { way(desk) }
            { parts(desk) }
            { tools(desk) }
            if !desk.props.playlist.unknown.is_empty() {
                <p class="present-notice" role="alert">{ desk.language.not_there(&desk.props.playlist.unknown) }</p>
            }
        </div>
    }
}

/// Back, and on with what comes next.
fn way(desk: &Desk<'_>) -> Html {
    let words = desk.language.present();
    let is_first = desk.show.place == 0 && desk.show.stage() == Stage::FIRST;
    let (ahead, is_last) = match ahead(desk) {
        Some(ahead) => (desk.language.comes_next(&ahead), false),
        None => (words.no_next.to_owned(), true),
    };
    let (play, name, cue) = match desk.show.stage() {
        _ if desk.show.is_running => (words.stop, "icon-pause", Cue::Stop),
        Stage::Film(step) if step < desk.outline.acts => (words.play, "icon-play", Cue::Start),
        Stage::Film(_) | Stage::Question(_) | Stage::Ruling | Stage::Reasons(_) | Stage::WhatIf => {
            (words.play_again, "icon-replay", Cue::Start)
        }
    };
    html! {
        <div class="lecturer-way">
            <button type="button" class="button" aria-disabled={is_first.then_some("true")}
                onclick={desk.gives(Cue::Previous)}>{ icon("icon-previous") }{ words.previous }</button>
            <button type="button" class="button" onclick={desk.gives(cue)}>{ icon(name) }{ play }</button>
            <button type="button" class="button primary lecturer-next" aria-disabled={is_last.then_some("true")}
                onclick={desk.gives(Cue::Next)}><span>{ ahead }</span>{ icon("icon-next") }</button>
        </div>
    }
}

/// What comes next, in words; none at the end.
fn ahead(desk: &Desk<'_>) -> Option<String> {
    let Desk { language, show, case, outline, props, .. } = desk;
    let words = language.present();
    Some(match show.ahead(outline) {
        Ahead::End => return None,
        Ahead::Item => {
            let next = props.playlist.items.get(show.place + 1);
            next.map_or_else(|| words.next_item.to_owned(), |item| item.title.clone())
        }
        Ahead::Stage(Stage::Film(step)) => language.act_ahead(step, outline.acts),
        Ahead::Stage(Stage::Question(question)) => {
            let player = case.and_then(|case| case.dossier()).map(|dossier| dossier.player());
            player.map_or_else(String::new, |player| language.question(question, player))
        }
        Ahead::Stage(Stage::Reasons(place)) => language.reason_ahead(place, outline.reasons),
        Ahead::Stage(stage @ (Stage::Ruling | Stage::WhatIf)) => stage_named(*language, stage),
    })
}

fn stage_named(language: Language, stage: Stage) -> String {
    language.part_shown(stage.part()).to_owned()
}

/// The parts of the incident, to jump to.
fn parts(desk: &Desk<'_>) -> Html {
    let words = desk.language.present();
    let now = desk.show.stage().part();
    let button = |part: Part| {
        let is_idle = !desk.outline.has(part);
        html! {
            <li key={format!("{part:?}")}>
                <button type="button" aria-current={(part == now).then_some("step")} disabled={is_idle}
                    onclick={desk.gives(Cue::To(part))}>{ desk.language.part_shown(part) }</button>
            </li>
        }
    };
    html! {
        <nav class="lecturer-parts" aria-label={words.parts}>
            <ol>{ for Part::ALL.into_iter().map(button) }</ol>
        </nav>
    }
}

/// The curtain, the type and the board.
fn tools(desk: &Desk<'_>) -> Html {
    let Desk { language, show, .. } = desk;
    let words = language.present();
    let curtain = |curtain: Curtain, name: &'static str| {
        let is_drawn = show.curtain == curtain;
        html! {
            <button type="button" class="button small" aria-pressed={is_drawn.to_string()}
                onclick={desk.gives(Cue::Curtain(curtain))}>{ name }</button>
        }
    };
    html! {
        <div class="lecturer-tools">
            { curtain(Curtain::Black, words.black) }
            { curtain(Curtain::Paper, words.paper) }
            <div class="lecturer-type" role="group" aria-label={words.type_size}>
                <button type="button" class="button small" aria-label={format!("A−, {}", words.smaller)} title={words.smaller}
                    onclick={desk.gives(Cue::Zoom(-1))}>{ "A−" }</button>
                <button type="button" class="button small" aria-label={format!("A+, {}", words.larger)} title={words.larger}
                    onclick={desk.gives(Cue::Zoom(1))}>{ "A+" }</button>
            </div>
            <button type="button" class="control" aria-label={language.player().flip} title={language.player().flip}
                onclick={desk.gives(Cue::Flip)}>{ icon("icon-flip") }</button>
        </div>
    }
}
