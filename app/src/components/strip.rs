//! The film strip: every act a mark in the order of time.

use std::rc::Rc;

use acconcio_core::incident::{Act, Deed, Person};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::board::view::View;
use super::icon::Icon;
use crate::film::Film;
use crate::language::Language;
use crate::playback::{Action, Playback};

/// What the strip needs.
#[derive(Clone, PartialEq, Properties)]
pub struct StripProps {
    /// The film.
    pub film: Rc<Film>,
    /// Where it stands.
    pub playback: UseReducerHandle<Playback>,
    /// The player at the bottom has the lower lane.
    pub view: View,
    /// What each act is, as a sentence.
    pub told: Rc<Vec<String>>,
    /// An act is pointed at, or none any more.
    pub on_point: Callback<Option<usize>>,
}

/// The film strip, with a slider below it.
#[component]
pub fn Strip(props: &StripProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().player;
    let StripProps { film, playback, told, .. } = props;
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
    let value_text = match step.checked_sub(1).and_then(|index| told.get(index)) {
        Some(sentence) => format!("{}. {sentence}", language.act_of(step, film.decision)),
        None => words.before_first.to_owned(),
    };
    let acts = (0..playback.limit()).map(|index| mark(props, language, index));
    use_current_in_view(step);
    html! {
        <div class="strip">
            <ol class="strip-marks" aria-label={words.film}>
                { start(props, words.first) }
                { for acts }
            </ol>
            <input class="strip-slider" type="range" min="0" max={playback.limit().to_string()}
                step="1" value={step.to_string()} aria-label={words.position_in_film}
                aria-valuetext={value_text} {oninput} />
        </div>
    }
}

/// The mark of the beginning.
fn start(props: &StripProps, label: &'static str) -> Html {
    let onclick = going(props, 0);
    let is_current = props.playback.step == 0;
    html! {
        <li key="start" class="strip-start">
            <button type="button" class="strip-mark" title={label} aria-label={label} data-step="0"
                aria-current={is_current.then_some("step")} {onclick}><span class="strip-dot"></span></button>
        </li>
    }
}

fn mark(props: &StripProps, language: Language, index: usize) -> Html {
    let StripProps { film, playback, view, told, on_point } = props;
    let words = &language.words().player;
    let act = &film.acts[index];
    let step = index + 1;
    let is_unseen = !act.sight.is_seen();
    let class = classes!(
        "strip-act",
        lane(act.by, *view),
        (step <= playback.step).then_some("is-past"),
        is_unseen.then_some("is-unseen"),
        (index >= film.decision).then_some("is-after"),
    );
    let name = language.person(act.by, None);
    let label = format!("{step}. {name}: {}", language.act_label(act));
    let label = if is_unseen { format!("{label}. {}", words.unseen) } else { label };
    let point = |to: Option<usize>| on_point.reform(move |_: MouseEvent| to);
    let on_focus = |to: Option<usize>| on_point.reform(move |_: FocusEvent| to);
    html! {
        <>
            <li key={step} {class} title={told.get(index).cloned()}>
                <button type="button" class="strip-mark" aria-label={label} data-step={step.to_string()}
                    aria-current={(step == playback.step).then_some("step")}
                    onclick={going(props, step)}
                    onmouseenter={point(Some(step))} onmouseleave={point(None)}
                    onfocus={on_focus(Some(step))} onblur={on_focus(None)}>
                    <Icon name={symbol(act)} />
                    if is_unseen { <Icon name="mark-eye-struck" /> }
                </button>
            </li>
            if step == film.decision { { gavel(props, words.decision) } }
        </>
    }
}

/// The mark of the moment of decision.
fn gavel(props: &StripProps, label: &'static str) -> Html {
    let decision = props.film.decision;
    let is_there = props.playback.step >= decision;
    html! {
        <li key="decision" class={classes!("strip-decision", is_there.then_some("is-past"))}>
            <button type="button" class="strip-mark" title={label} aria-label={label}
                onclick={going(props, decision)}><Icon name="mark-gavel" /></button>
        </li>
    }
}

fn going(props: &StripProps, step: usize) -> Callback<MouseEvent> {
    let playback = props.playback.clone();
    Callback::from(move |_: MouseEvent| playback.dispatch(Action::Show(step)))
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
pub(super) fn symbol(act: &Act) -> &'static str {
    match &act.deed {
        Deed::AnnouncesAdjusting => "mark-adjust",
        Deed::Touches { .. } => "mark-hand-touch",
        Deed::Places { .. } => "mark-hand-lift",
        Deed::Releases { .. } => "mark-hand-release",
        Deed::Removes { .. } => "mark-piece-off",
        Deed::Puts { .. } => "mark-piece-on",
        Deed::PressesClock { .. } => "mark-clock",
        Deed::StopsClocks { .. } => "mark-clock-stop",
        Deed::Claims(_) | Deed::Appeals => "mark-claim",
        Deed::Writes { .. } => "mark-write",
        Deed::OffersDraw | Deed::AnswersDraw(_) => "mark-handshake",
        Deed::FlagFalls => "mark-flag",
        Deed::Notices => "mark-eye",
        Deed::Decides(_) => "mark-arbiter",
        Deed::Declares(_)
        | Deed::Resigns
        | Deed::Testifies(_)
        | Deed::Consents
        | Deed::Misbehaves(_) => "mark-speech",
    }
}

/// Keeps the mark of the act shown in sight where the strip is longer than the page is wide.
#[hook]
fn use_current_in_view(step: usize) {
    use_effect_with(step, |step| {
        let document = gloo::utils::document();
        let strip = document.query_selector(".strip-marks").ok().flatten();
        let mark = document.query_selector(&format!(".strip-mark[data-step='{step}']"));
        let mark = mark.ok().flatten().and_then(|mark| mark.parent_element());
        if let (Some(strip), Some(mark)) = (strip, mark) {
            let left = mark.unchecked_ref::<HtmlElement>().offset_left();
            strip.set_scroll_left(left - strip.client_width() / 2);
        }
    });
}
