//! The column beside the audience's view: the stopwatch, the incident, notes, and the controls of the
//! stage.

use yew::prelude::*;

use super::Controls;
use super::hands::{asked, hands};
use super::watch::Watch;
use crate::features::incident::aloud::what_if_choices;
use crate::features::presenter::action::PresenterAction;
use crate::features::presenter::keys::Command;
use crate::features::presenter::playlist::Item;
use crate::features::presenter::stage::Stage;

/// The parts that only the presenter sees.
pub(crate) fn aside(controls: &Controls<'_>) -> Html {
    let Controls { language, props, show, on_order, .. } = controls;
    let Some(item) = props.playlist.items.get(show.place) else { return html! {} };
    html! {
        <aside class="lecturer-aside" aria-label={language.present().notes()}>
            <Watch language={*language} show={(*show).clone()} on_order={(*on_order).clone()} />
            { heading(controls, item) }
            { hands(controls) }
            { turning(controls) }
            { notes(controls, item) }
            { ruling(controls) }
            { asked(controls) }
            { incidents(controls) }
        </aside>
    }
}

fn heading(controls: &Controls<'_>, item: &Item) -> Html {
    let next = controls.props.playlist.items.get(controls.show.place + 1);
    html! {
        <section class="lecturer-item">
            <h2>{ item.title.clone() }</h2>
            <p>{ item.label.clone() }</p>
            if let Some(next) = next {
                <p class="lecturer-after">{ controls.language.present().comes_next(format!("{}, {}", next.title, next.label)) }</p>
            }
        </section>
    }
}

/// The speaker's notes.
fn notes(controls: &Controls<'_>, item: &Item) -> Html {
    let words = controls.language.present();
    html! {
        <section class="lecturer-notes" aria-labelledby="notes-heading">
            <h2 id="notes-heading">{ words.notes() }</h2>
            if item.notes.is_empty() { <p class="hint">{ words.no_notes() }</p> }
            { for item.notes.iter().map(|note| html! { <p>{ note.clone() }</p> }) }
        </section>
    }
}

/// The ruling in short, for the presenter before the audience sees it.
fn ruling(controls: &Controls<'_>) -> Html {
    let Some(adjudicated) = controls.presented.and_then(|presented| presented.adjudicated()) else {
        return html! {};
    };
    if controls.show.stage().shows_the_ruling() {
        return html! {};
    }
    html! {
        <details class="lecturer-ruling">
            <summary>{ controls.language.present().the_ruling() }</summary>
            <p>{ controls.language.ruling_in_short(&adjudicated.ruling) }</p>
        </details>
    }
}

/// The changes that can be made in the last stage; the audience sees them at once.
fn turning(controls: &Controls<'_>) -> Html {
    let (Stage::WhatIf, Some(what_if)) = (controls.show.stage(), controls.what_if) else {
        return html! {};
    };
    let words = controls.language.present();
    let on_action = {
        let what_if = what_if.clone();
        controls.on_order.reform(move |action| {
            Command::PresenterAction(PresenterAction::Turn(what_if.after(action).taken().to_vec()))
        })
    };
    html! {
        <section class="what-if turning" aria-labelledby="turning-heading">
            <h2 id="turning-heading">{ words.what_if() }</h2>
            <p class="hint">{ words.what_if_hint() }</p>
            { what_if_choices(controls.language, what_if, on_action) }
        </section>
    }
}

/// The list of all incidents of the presentation, with buttons that go to them.
fn incidents(controls: &Controls<'_>) -> Html {
    let row = |(place, item): (usize, &Item)| {
        let is_here = place == controls.show.place;
        html! {
            <li key={place}>
                <button type="button" aria-current={is_here.then_some("true")} onclick={controls.gives(PresenterAction::Item(place))}>
                    { item.title.clone() }<span>{ item.label.clone() }</span>
                </button>
            </li>
        }
    };
    html! {
        <details class="lecturer-incidents">
            <summary>{ controls.language.present().incidents() }</summary>
            <ol>{ for controls.props.playlist.items.iter().enumerate().map(row) }</ol>
        </details>
    }
}
