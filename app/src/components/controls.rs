//! The buttons of the projector.

use yew::prelude::*;

use super::icon::icon;
use super::keys;
use super::showing::Showing;
use crate::app::SettingsHandle;
use crate::browser;
use crate::language::Language;
use crate::playback::{Action, Speed};
use crate::settings::Choice;

/// The buttons of the projector; `critical` is the first act of the turn that is ruled on, `mate` the
/// address that asks whether a side can still mate in the position shown.
pub(crate) fn controls(
    showing: &Showing,
    settings: &SettingsHandle,
    on_critical: Callback<()>,
    on_flip: &Callback<()>,
    mate: String,
) -> Html {
    let Showing { language, playback, .. } = showing;
    let words = &language.player();
    let does = |action: Action| showing.does(action);
    let on_help = Callback::from(|_: MouseEvent| browser::turn_dialog(keys::DIALOG));
    let (play, play_name) =
        if playback.is_playing() { (words.pause, "icon-pause") } else { (words.play, "icon-play") };
    let is_first = (playback.step == 0).then_some("true");
    let is_last = (playback.step == playback.limit()).then_some("true");
    let last = if playback.step < playback.decision { words.to_decision } else { words.to_end };
    html! {
        <div class="controls" role="toolbar" aria-label={words.film}>
            <div class="controls-film">
                { button("icon-first", words.first, is_first, does(Action::First)) }
                { button("icon-previous", words.previous, is_first, does(Action::Previous)) }
                <button type="button" id="film-play" class="control control-play" title={play}
                    aria-label={play} onclick={does(Action::Toggle)}>{ icon(play_name) }</button>
                { button("icon-next", words.next, is_last, does(Action::Next)) }
                { button("icon-last", last, is_last, does(Action::Last)) }
            </div>
            <div class="controls-view">
                { speed_choice(*language, settings) }
                { button("icon-critical", words.critical, None, on_critical.reform(|_: MouseEvent| ())) }
                { button("icon-flip", words.flip, None, on_flip.reform(|_: MouseEvent| ())) }
                <a class="control" href={mate} title={words.still_mate} aria-label={words.still_mate}>{ icon("icon-king") }</a>
                { button("icon-help", words.help, None, on_help) }
            </div>
        </div>
    }
}

/// A button that is of no use stays where it is and keeps the focus.
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

/// Three speeds.
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
