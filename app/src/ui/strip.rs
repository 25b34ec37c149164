//! The replay strip: a mark for every act, in order of time.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::icon::icon;
use super::showing::{ActList, doing};
use crate::replay::playback::Action;

/// A note about a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The step.
    pub step: usize,
    /// The CSS class of the note.
    pub class: &'static str,
    /// The text of the note.
    pub words: &'static str,
}

/// Draws the replay strip, with a slider below it. `on_point` is called with the act that is pointed at.
pub fn strip(act_list: &ActList, notes: &[Note], on_point: &Callback<Option<usize>>) -> Html {
    let ActList { language, playback, .. } = act_list;
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
    let place =
        (step > 0).then(|| format!("{}. ", language.replay().act_of(step, playback.decision)));
    let value_text = format!("{}{}", place.unwrap_or_default(), act_list.sentence_at(step));
    let acts = (0..playback.limit()).map(|index| mark(act_list, notes, on_point, index));
    html! {
        <div class="strip">
            <ol class="strip-marks" aria-label={words.replay()}>
                { start(act_list, words.first()) }
                { for acts }
            </ol>
            <input class="strip-slider" type="range" min="0" max={playback.limit().to_string()}
                step="1" value={step.to_string()} aria-label={words.position_in_replay()}
                aria-valuetext={value_text} {oninput} />
        </div>
    }
}

/// Draws the mark of the start.
fn start(act_list: &ActList, label: &'static str) -> Html {
    let onclick = doing(&act_list.playback, Action::Show(0));
    let is_current = act_list.playback.step == 0;
    html! {
        <li key="start" class="strip-start">
            <button type="button" class="strip-mark" title={label} aria-label={label} data-step="0"
                aria-current={is_current.then_some("step")} {onclick}><span class="strip-dot"></span></button>
        </li>
    }
}

fn mark(
    act_list: &ActList,
    notes: &[Note],
    on_point: &Callback<Option<usize>>,
    index: usize,
) -> Html {
    let ActList { language, playback, acts } = act_list;
    let words = &language.player();
    let act = &acts[index];
    let step = index + 1;
    let notes: Vec<&Note> = notes.iter().filter(|note| note.step == step).collect();
    let is_unseen = act.is_unseen;
    let class = classes!(
        "strip-act",
        act.lane,
        (step <= playback.step).then_some("is-past"),
        is_unseen.then_some("is-unseen"),
        (index >= playback.decision).then_some("is-after"),
        notes.iter().map(|note| note.class).collect::<Vec<_>>(),
    );
    let label = format!("{step}. {}", act.label);
    let unseen = is_unseen.then_some(words.unseen());
    let said = unseen.into_iter().chain(notes.iter().map(|note| note.words));
    let label = said.fold(label, |label, said| format!("{label}. {said}"));
    let point = |to: Option<usize>| on_point.reform(move |_: MouseEvent| to);
    let on_focus = |to: Option<usize>| on_point.reform(move |_: FocusEvent| to);
    html! {
        <>
            <li key={step} {class} title={act.sentence.clone()}>
                <button type="button" class="strip-mark" aria-label={label} data-step={step.to_string()}
                    aria-current={(step == playback.step).then_some("step")}
                    onclick={doing(&act_list.playback, Action::Show(step))}
                    onmouseenter={point(Some(step))} onmouseleave={point(None)}
                    onfocus={on_focus(Some(step))} onblur={on_focus(None)}>
                    { icon(act.symbol) }
                    if is_unseen { { icon("mark-eye-struck") } }
                </button>
            </li>
            if step == playback.decision { { gavel(act_list, words.decision()) } }
        </>
    }
}

/// Draws the mark of the moment of decision.
fn gavel(act_list: &ActList, label: &'static str) -> Html {
    let decision = act_list.playback.decision;
    let is_there = act_list.playback.step >= decision;
    html! {
        <li key="decision" class={classes!("strip-decision", is_there.then_some("is-past"))}>
            <button type="button" class="strip-mark" title={label} aria-label={label}
                onclick={doing(&act_list.playback, Action::Show(decision))}>{ icon("mark-gavel") }</button>
        </li>
    }
}
