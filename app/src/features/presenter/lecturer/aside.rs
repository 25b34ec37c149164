//! Beside what the room sees: the watch, the incident, notes, and what is done in the stage shown.

use yew::prelude::*;

use super::Desk;
use super::hands::{asked, hands};
use super::watch::Watch;
use crate::features::incident::ruling_text::aloud::what_if_choices;
use crate::features::presenter::cue::Cue;
use crate::features::presenter::keys::Order;
use crate::features::presenter::playlist::Item;
use crate::features::presenter::stage::Stage;

/// Everything that only the lecturer sees.
pub(crate) fn aside(desk: &Desk<'_>) -> Html {
    let Desk { language, props, show, on_order, .. } = desk;
    let Some(item) = props.playlist.items.get(show.place) else { return html! {} };
    html! {
        <aside class="lecturer-aside" aria-label={language.present().notes}>
            <Watch language={*language} show={(*show).clone()} on_order={(*on_order).clone()} />
            { heading(desk, item) }
            { hands(desk) }
            { turning(desk) }
            { notes(desk, item) }
            { ruling(desk) }
            { asked(desk) }
            { incidents(desk) }
        </aside>
    }
}

fn heading(desk: &Desk<'_>, item: &Item) -> Html {
    let next = desk.props.playlist.items.get(desk.show.place + 1);
    html! {
        <section class="lecturer-item">
            <h2>{ item.title.clone() }</h2>
            <p>{ item.label.clone() }</p>
            if let Some(next) = next {
                <p class="lecturer-after">{ desk.language.comes_next(&format!("{}, {}", next.title, next.label)) }</p>
            }
        </section>
    }
}

/// The speaker's notes.
fn notes(desk: &Desk<'_>, item: &Item) -> Html {
    let words = desk.language.present();
    html! {
        <section class="lecturer-notes" aria-labelledby="notes-heading">
            <h2 id="notes-heading">{ words.notes }</h2>
            if item.notes.is_empty() { <p class="hint">{ words.no_notes }</p> }
            { for item.notes.iter().map(|note| html! { <p>{ note.clone() }</p> }) }
        </section>
    }
}

/// The ruling in short, so that the lecturer knows it before the room does.
fn ruling(desk: &Desk<'_>) -> Html {
    let Some(dossier) = desk.case.and_then(|case| case.dossier()) else { return html! {} };
    if desk.show.stage().tells_the_ruling() {
        return html! {};
    }
    html! {
        <details class="lecturer-ruling">
            <summary>{ desk.language.present().the_ruling }</summary>
            <p>{ desk.language.ruling_in_short(&dossier.ruling) }</p>
        </details>
    }
}

/// What can be turned in the last stage; the room sees it at once.
fn turning(desk: &Desk<'_>) -> Html {
    let (Stage::WhatIf, Some(what_if)) = (desk.show.stage(), desk.what_if) else {
        return html! {};
    };
    let words = desk.language.present();
    let on_action = {
        let what_if = what_if.clone();
        desk.on_order
            .reform(move |action| Order::Cue(Cue::Turn(what_if.after(action).taken().to_vec())))
    };
    html! {
        <section class="what-if turning" aria-labelledby="turning-heading">
            <h2 id="turning-heading">{ words.what_if }</h2>
            <p class="hint">{ words.what_if_hint }</p>
            { what_if_choices(desk.language, what_if, on_action) }
        </section>
    }
}

/// All incidents of the show, to jump to.
fn incidents(desk: &Desk<'_>) -> Html {
    let row = |(place, item): (usize, &Item)| {
        let is_here = place == desk.show.place;
        html! {
            <li key={place}>
                <button type="button" aria-current={is_here.then_some("true")} onclick={desk.gives(Cue::Item(place))}>
                    { item.title.clone() }<span>{ item.label.clone() }</span>
                </button>
            </li>
        }
    };
    html! {
        <details class="lecturer-incidents">
            <summary>{ desk.language.present().incidents }</summary>
            <ol>{ for desk.props.playlist.items.iter().enumerate().map(row) }</ol>
        </details>
    }
}
