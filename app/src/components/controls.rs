//! The buttons of the projector.

use yew::prelude::*;

use super::icon::Icon;
use crate::app::SettingsHandle;
use crate::language::Language;
use crate::playback::{Action, Playback, Speed};
use crate::settings::Choice;

/// What the buttons need.
#[derive(Clone, PartialEq, Properties)]
pub struct ControlsProps {
    /// The film.
    pub playback: UseReducerHandle<Playback>,
    /// The index of the first act of the turn that is ruled on.
    pub critical: Option<usize>,
    /// Turns the board.
    pub on_flip: Callback<()>,
    /// Shows the keys.
    pub on_help: Callback<()>,
}

/// The buttons of the projector.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().player;
    let ControlsProps { playback, critical, on_flip, on_help } = props;
    let does = |action: Action| {
        let playback = playback.clone();
        Callback::from(move |_: MouseEvent| playback.dispatch(action))
    };
    let (play, play_name) =
        if playback.is_playing() { (words.pause, "icon-pause") } else { (words.play, "icon-play") };
    let is_first = playback.step == 0;
    let is_last = playback.step == playback.limit();
    let last = if playback.step < playback.decision { words.to_decision } else { words.to_end };
    html! {
        <div class="controls" role="toolbar" aria-label={words.film}>
            <div class="controls-film">
                { button("icon-first", words.first, is_first, does(Action::First)) }
                { button("icon-previous", words.previous, is_first, does(Action::Previous)) }
                <button type="button" id="film-play" class="control control-play" title={play}
                    aria-label={play} onclick={does(Action::Toggle)}><Icon name={play_name} /></button>
                { button("icon-next", words.next, is_last, does(Action::Next)) }
                { button("icon-last", last, is_last, does(Action::Last)) }
            </div>
            <div class="controls-view">
                <SpeedChoice />
                if let Some(critical) = critical {
                    { button("icon-critical", words.critical, false, does(Action::Replay(*critical))) }
                }
                { button("icon-flip", words.flip, false, on_flip.reform(|_: MouseEvent| ())) }
                { button("icon-help", words.help, false, on_help.reform(|_: MouseEvent| ())) }
            </div>
        </div>
    }
}

/// A button that is of no use stays where it is and keeps the focus.
fn button(
    name: &'static str,
    label: &'static str,
    is_idle: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="control" title={label} aria-label={label}
            aria-disabled={is_idle.then_some("true")} {onclick}><Icon {name} /></button>
    }
}

/// Three speeds.
#[component]
fn SpeedChoice() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let Some(settings) = use_context::<SettingsHandle>() else { return html! {} };
    let words = &language.words().player;
    let onchange = {
        let settings = settings.clone();
        Callback::from(move |event: Event| {
            let select: web_sys::HtmlSelectElement = event.target_unchecked_into();
            let index = usize::try_from(select.selected_index()).unwrap_or_default();
            if let Some(speed) = Speed::ALL.get(index) {
                settings.dispatch(Choice::Speed(*speed));
            }
        })
    };
    let option = |speed: Speed| {
        let label = match speed {
            Speed::Slow => words.slow,
            Speed::Normal => words.normal,
            Speed::Fast => words.fast,
        };
        html! { <option selected={settings.speed == speed}>{ label }</option> }
    };
    html! {
        <select class="control-speed" aria-label={words.speed} title={words.speed} {onchange}>
            { for Speed::ALL.into_iter().map(option) }
        </select>
    }
}
