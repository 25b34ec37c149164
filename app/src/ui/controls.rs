//! The buttons of a replay.

use yew::prelude::*;

use super::icon::icon;
use super::keys;
use super::showing::{ReplayView, doing};
use crate::language::Language;
use crate::platform::browser;
use crate::profile::settings::Choice;
use crate::profile::shared::SettingsHandle;
use crate::replay::playback::{Action, Playback, Speed};

/// Draws the buttons of a replay; `critical` is the first act of the turn that is ruled on, `mate` the
/// address of the question whether a side can still mate in the position shown.
pub(crate) fn controls(
    showing: &ReplayView,
    settings: &SettingsHandle,
    on_critical: Callback<()>,
    on_flip: &Callback<()>,
    mate: String,
) -> Html {
    let ReplayView { language, playback, .. } = showing;
    let words = &language.player();
    let view = html! {
        <>
            { speed_choice(*language, settings) }
            { control("icon-critical", words.critical(), on_critical) }
            { control("icon-flip", words.flip(), on_flip.clone()) }
            <a class="control" href={mate} title={words.still_mate()} aria-label={words.still_mate()}>{ icon("icon-king") }</a>
            { help(*language) }
        </>
    };
    projector(*language, playback, view)
}

/// Draws the buttons that move a replay, and beside them those for its view.
pub(crate) fn projector(
    language: Language,
    playback: &UseReducerHandle<Playback>,
    view: Html,
) -> Html {
    let words = &language.player();
    let does = |action: Action| doing(playback, action);
    let (play, play_name) = if playback.is_playing() {
        (words.pause(), "icon-pause")
    } else {
        (words.play(), "icon-play")
    };
    let is_first = (playback.step == 0).then_some("true");
    let is_last = (playback.step == playback.limit()).then_some("true");
    let last = if playback.step < playback.decision { words.to_decision() } else { words.to_end() };
    html! {
        <div class="controls" role="toolbar" aria-label={words.replay()}>
            <div class="controls-replay">
                { button("icon-first", words.first(), is_first, does(Action::First)) }
                { button("icon-previous", words.previous(), is_first, does(Action::Previous)) }
                <button type="button" id="replay-play" class="control control-play" title={play}
                    aria-label={play} onclick={does(Action::Toggle)}>{ icon(play_name) }</button>
                { button("icon-next", words.next(), is_last, does(Action::Next)) }
                { button("icon-last", last, is_last, does(Action::Last)) }
            </div>
            <div class="controls-view">{ view }</div>
        </div>
    }
}

/// Draws a button that is always active.
pub(crate) fn control(name: &'static str, label: &'static str, on_press: Callback<()>) -> Html {
    button(name, label, None, on_press.reform(|_: MouseEvent| ()))
}

/// Draws the button that opens the list of keys.
pub(crate) fn help(language: Language) -> Html {
    control(
        "icon-help",
        language.player().help(),
        Callback::from(|()| browser::turn_dialog(keys::DIALOG)),
    )
}

/// Draws a button. An inactive one stays in its place and keeps the focus.
fn button(
    name: &'static str,
    label: &'static str,
    idle: Option<&'static str>,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="control" title={label} aria-label={label}
            aria-disabled={idle} {onclick}>{ icon(name) }</button>
    }
}

/// Draws the choice of three speeds.
pub(crate) fn speed_choice(language: Language, settings: &SettingsHandle) -> Html {
    let words = &language.player();
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
            Speed::Slow => words.slow(),
            Speed::Normal => words.normal(),
            Speed::Fast => words.fast(),
        };
        html! { <option selected={settings.speed == speed}>{ label }</option> }
    };
    html! {
        <select class="control-speed" aria-label={words.speed()} title={words.speed()} {onchange}>
            { for Speed::ALL.into_iter().map(option) }
        </select>
    }
}
