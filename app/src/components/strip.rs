//! The film strip: every act a mark in the order of time.

use acconcio_core::incident::{Act, Deed, Person};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::board::view::View;
use super::icon::icon;
use super::showing::Showing;
use crate::playback::Action;

/// Something to be said about a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The step.
    pub step: usize,
    /// How it is shown.
    pub class: &'static str,
    /// What it says.
    pub words: &'static str,
}

/// The film strip, with a slider below it. An act that is pointed at is told to `on_point`.
pub fn strip(showing: &Showing, notes: &[Note], on_point: &Callback<Option<usize>>) -> Html {
    let Showing { language, film, playback, .. } = showing;
    let words = &language.player();
    let step = playback.step;
    let oninput = {
        let playback = playback.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Ok(step) = input.value().parse() {
                playback.dispatch(Action::Show(step));
            }
        })
    };
    let place = (step > 0).then(|| format!("{}. ", language.act_of(step, film.decision)));
    let value_text = format!("{}{}", place.unwrap_or_default(), showing.told_at(step));
    let acts = (0..playback.limit()).map(|index| mark(showing, notes, on_point, index));
    html! {
        <div class="strip">
            <ol class="strip-marks" aria-label={words.film}>
                { start(showing, words.first) }
                { for acts }
            </ol>
            <input class="strip-slider" type="range" min="0" max={playback.limit().to_string()}
                step="1" value={step.to_string()} aria-label={words.position_in_film}
                aria-valuetext={value_text} {oninput} />
        </div>
    }
}

/// The mark of the beginning.
fn start(showing: &Showing, label: &'static str) -> Html {
    let onclick = showing.does(Action::Show(0));
    let is_current = showing.playback.step == 0;
    html! {
        <li key="start" class="strip-start">
            <button type="button" class="strip-mark" title={label} aria-label={label} data-step="0"
                aria-current={is_current.then_some("step")} {onclick}><span class="strip-dot"></span></button>
        </li>
    }
}

fn mark(
    showing: &Showing,
    notes: &[Note],
    on_point: &Callback<Option<usize>>,
    index: usize,
) -> Html {
    let Showing { language, film, playback, view, told, .. } = showing;
    let words = &language.player();
    let act = &film.acts[index];
    let step = index + 1;
    let notes: Vec<&Note> = notes.iter().filter(|note| note.step == step).collect();
    let is_unseen = !act.sight.is_seen();
    let class = classes!(
        "strip-act",
        lane(act.by, *view),
        (step <= playback.step).then_some("is-past"),
        is_unseen.then_some("is-unseen"),
        (index >= film.decision).then_some("is-after"),
        notes.iter().map(|note| note.class).collect::<Vec<_>>(),
    );
    let name = language.person(act.by, None);
    let label = format!("{step}. {name}: {}", language.act_label(act));
    let unseen = is_unseen.then_some(words.unseen);
    let said = unseen.into_iter().chain(notes.iter().map(|note| note.words));
    let label = said.fold(label, |label, said| format!("{label}. {said}"));
    let point = |to: Option<usize>| on_point.reform(move |_: MouseEvent| to);
    let on_focus = |to: Option<usize>| on_point.reform(move |_: FocusEvent| to);
    html! {
        <>
            <li key={step} {class} title={told.get(index).cloned()}>
                <button type="button" class="strip-mark" aria-label={label} data-step={step.to_string()}
                    aria-current={(step == playback.step).then_some("step")}
                    onclick={showing.does(Action::Show(step))}
                    onmouseenter={point(Some(step))} onmouseleave={point(None)}
                    onfocus={on_focus(Some(step))} onblur={on_focus(None)}>
                    { icon(symbol(act)) }
                    if is_unseen { { icon("mark-eye-struck") } }
                </button>
            </li>
            if step == film.decision { { gavel(showing, words.decision) } }
        </>
    }
}

/// The mark of the moment of decision.
fn gavel(showing: &Showing, label: &'static str) -> Html {
    let decision = showing.film.decision;
    let is_there = showing.playback.step >= decision;
    html! {
        <li key="decision" class={classes!("strip-decision", is_there.then_some("is-past"))}>
            <button type="button" class="strip-mark" title={label} aria-label={label}
                onclick={showing.does(Action::Show(decision))}>{ icon("mark-gavel") }</button>
        </li>
    }
}

/// In which lane an act lies: each player's on his side, all others between them.
fn lane(by: Person, view: View) -> &'static str {
    match by.player() {
        Some(player) if view.is_bottom(player) => "is-bottom",
        Some(_) => "is-top",
        None => "is-middle",
    }
}

/// The sign of an act.
fn symbol(act: &Act) -> &'static str {
    match &act.deed {
        Deed::AnnouncesAdjusting => "mark-adjust",
        Deed::Touches { .. } => "mark-hand-touch",
        Deed::Places { .. } => "mark-hand-lift",
        Deed::Releases { .. } => "mark-hand-release",
        Deed::Removes { .. } | Deed::Knocks { .. } => "mark-piece-off",
        Deed::Puts { .. } | Deed::SetsRight => "mark-piece-on",
        Deed::PressesClock { .. } => "mark-clock",
        Deed::StopsClocks { .. } => "mark-clock-stop",
        Deed::Claims(_) | Deed::WithdrawsClaim | Deed::Appeals => "mark-claim",
        Deed::Writes { .. } | Deed::StopsRecording => "mark-write",
        Deed::OffersDraw | Deed::AnswersDraw(_) => "mark-handshake",
        Deed::FlagFalls => "mark-flag",
        Deed::Notices => "mark-eye",
        Deed::Decides(_) => "mark-arbiter",
        Deed::Declares(_)
        | Deed::Resigns
        | Deed::Testifies(_)
        | Deed::Consents
        | Deed::Chooses(_)
        | Deed::Misbehaves(_) => "mark-speech",
    }
}
