//! The page of the settings and the saved data.

use acconcio_adjudication::laws::EditionId;
use yew::prelude::*;

use super::persistence::Keeping;
use super::saved_data::SavedData;
use crate::profile::settings::{SettingChange, Switch};
use crate::profile::shared::{SettingsHandle, Shared};
use crate::ui::controls::speed_choice;
use crate::ui::header::{appearance_switch, language_switch};
use crate::ui::icon::icon;
use crate::ui::laws_choice::laws_choice;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SettingsProps {
    pub(crate) shared: Shared,
}

/// The page of the settings.
#[component]
pub(crate) fn SettingsPage(props: &SettingsProps) -> Html {
    let Shared { language, on_language, settings, progress, .. } = &props.shared;
    let on_laws = {
        let settings = settings.clone();
        Callback::from(move |laws| settings.dispatch(SettingChange::Laws(laws)))
    };
    let words = language.settings();
    let player = &language.player();
    html! {
        <main id="content" class="settings" tabindex="-1">
            <h1>{ language.shell().settings() }</h1>
            <section aria-labelledby="look-heading">
                <h2 id="look-heading">{ icon("icon-sun") }{ words.look() }</h2>
                <div class="setting">{ language_switch(*language, on_language) }{ appearance_switch(*language, settings) }</div>
            </section>
            <section aria-labelledby="laws-heading">
                <h2 id="laws-heading">{ icon("icon-board") }{ words.laws() }</h2>
                <div class="setting">{ laws_choice(*language, words.laws(), settings.laws, None, settings.draft(), on_laws) }</div>
                <p>{ words.laws_line() }</p>
                if EditionId::DRAFT.is_some() {
                    { switch(settings, words.draft(), words.draft_line(), settings.draft, SettingChange::Draft) }
                }
            </section>
            <section aria-labelledby="replay-heading">
                <h2 id="replay-heading">{ icon("icon-play") }{ words.replay() }</h2>
                <div class="setting"><span aria-hidden="true">{ player.speed() }</span>{ speed_choice(*language, settings) }</div>
                { switch(settings, player.sound(), words.sound_line(), settings.sound, SettingChange::Sound) }
            </section>
            <section aria-labelledby="keys-heading">
                <h2 id="keys-heading">{ icon("icon-help") }{ words.keys() }</h2>
                { switch(settings, words.single_keys(), words.single_keys_line(), settings.single_keys, SettingChange::SingleKeys) }
            </section>
            <section aria-labelledby="practice-heading">
                <h2 id="practice-heading">{ icon("icon-check") }{ words.practice() }</h2>
                { switch(settings, words.full_ruling(), words.full_ruling_line(), settings.full_ruling, SettingChange::FullRuling) }
                { switch(settings, words.certainty(), words.certainty_line(), settings.certainty, SettingChange::Certainty) }
            </section>
            <section aria-labelledby="kept-heading">
                <h2 id="kept-heading">{ icon("icon-save") }{ words.kept() }</h2>
                <p>{ words.kept_line() }</p>
                <Keeping language={*language} />
                <SavedData language={*language} settings={settings.clone()} progress={progress.clone()} />
            </section>
        </main>
    }
}

/// A setting that is on or off, with its explanation.
fn switch(
    settings: &SettingsHandle,
    label: &'static str,
    line: &'static str,
    now: Switch,
    choice: fn(Switch) -> SettingChange,
) -> Html {
    let settings = settings.clone();
    let onchange = Callback::from(move |_: Event| settings.dispatch(choice(now.turned())));
    html! {
        <label class="switch">
            <input type="checkbox" role="switch" checked={now.is_on()} {onchange} />
            <span><span class="switch-label">{ label }</span><span class="switch-line">{ line }</span></span>
        </label>
    }
}
