//! The controls of a replay: its buttons, its strip, and a menu with everything else.

use yew::prelude::*;

use super::icon::icon;
use super::keys;
use super::menu::{Group, Item, Kind, Menu};
use super::showing::doing;
use crate::language::Language;
use crate::platform::browser;
use crate::platform::sound::{self, Sound};
use crate::profile::settings::{SettingChange, Switch};
use crate::profile::shared::SettingsHandle;
use crate::replay::playback::{Action, Playback, Speed};

/// Draws the buttons that move a replay, then its strip where it has one, and the menu.
pub(crate) fn controls(
    language: Language,
    playback: &UseReducerHandle<Playback>,
    strip: Html,
    groups: Callback<(), Vec<Group>>,
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
    html! {
        <div class="controls">
            <div class="controls-replay" role="toolbar" aria-label={words.replay()}>
                { button("icon-previous", words.previous(), is_first, does(Action::Previous)) }
                <button type="button" id="replay-play" class="control control-play" title={play}
                    aria-label={play} onclick={does(Action::Toggle)}>{ icon(play_name) }</button>
                { button("icon-next", words.next(), is_last, does(Action::Next)) }
            </div>
            { strip }
            <Menu {language} {groups} />
        </div>
    }
}

/// Draws a button that is always active.
pub(crate) fn control(name: &'static str, label: &'static str, on_press: Callback<()>) -> Html {
    button(name, label, None, on_press.reform(|_: MouseEvent| ()))
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

/// The moments to go to, and the view. `on_critical` plays the turn that is ruled on, where there is one.
pub(crate) fn moments(
    language: Language,
    playback: &UseReducerHandle<Playback>,
    on_critical: Option<Callback<()>>,
    on_flip: Callback<()>,
) -> Group {
    let words = &language.player();
    let shows = |action: Action| {
        if playback.after(action).step == playback.step {
            return Kind::Idle;
        }
        let playback = playback.clone();
        Kind::Does(Callback::from(move |()| playback.dispatch(action)))
    };
    let last = if playback.step < playback.decision { words.to_decision() } else { words.to_end() };
    let first = Item { icon: "icon-first", label: words.first(), kind: shows(Action::First) };
    let last = Item { icon: "icon-last", label: last, kind: shows(Action::Last) };
    let critical =
        on_critical.map(|on_critical| does("icon-critical", words.critical(), on_critical));
    let flip = does("icon-flip", words.flip(), on_flip);
    let items = [first, last].into_iter().chain(critical).chain([flip]).collect();
    Group { heading: None, items }
}

/// An item that does something.
pub(crate) fn does(icon: &'static str, label: &'static str, on_choose: Callback<()>) -> Item {
    Item { icon, label, kind: Kind::Does(on_choose) }
}

/// The item that opens the list of keys.
pub(crate) fn help(language: Language) -> Item {
    let turn = Callback::from(|()| browser::turn_dialog(keys::DIALOG));
    does("icon-help", language.player().help(), turn)
}

/// The speeds.
pub(crate) fn speeds(language: Language, settings: &SettingsHandle) -> Group {
    let item = |speed: Speed| {
        let chosen = if settings.speed == speed { Switch::On } else { Switch::Off };
        let settings = settings.clone();
        let on_choose = Callback::from(move |()| settings.dispatch(SettingChange::Speed(speed)));
        Item {
            icon: "icon-speed",
            label: speed_label(language, speed),
            kind: Kind::Chooses(chosen, on_choose),
        }
    };
    let heading = Some(language.player().speed());
    Group { heading, items: Speed::ALL.into_iter().map(item).collect() }
}

/// The item that turns sound and vibration on or off; turned on, it is heard at once.
pub(crate) fn sounds(language: Language, settings: &SettingsHandle) -> Item {
    let now = settings.sound;
    let settings = settings.clone();
    let on_choose = Callback::from(move |()| {
        if now.is_off() {
            sound::unlock();
            sound::play(Sound::Wood);
        }
        settings.dispatch(SettingChange::Sound(now.turned()));
    });
    Item { icon: "icon-sound", label: language.player().sound(), kind: Kind::Turns(now, on_choose) }
}

fn speed_label(language: Language, speed: Speed) -> &'static str {
    let words = &language.player();
    match speed {
        Speed::Slow => words.slow(),
        Speed::Normal => words.normal(),
        Speed::Fast => words.fast(),
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
                settings.dispatch(SettingChange::Speed(*speed));
            }
        })
    };
    let option = |speed: Speed| {
        html! { <option selected={settings.speed == speed}>{ speed_label(language, speed) }</option> }
    };
    html! {
        <select class="control-speed" aria-label={words.speed()} title={words.speed()} {onchange}>
            { for Speed::ALL.into_iter().map(option) }
        </select>
    }
}
