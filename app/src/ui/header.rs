//! The header of every page.

use yew::prelude::*;

use super::icon::icon;
use super::link::{link, nav_link};
use crate::language::Language;
use crate::profile::settings::{Appearance, SettingChange};
use crate::profile::shared::{SettingsHandle, Shared};
use crate::route::{HandbookPage, Route};

/// Draws the header of every page: name, sections, language, appearance, and the link to the other
/// settings; `teach` is the page for lecturers, where there is one.
pub(crate) fn header(shared: &Shared, shown: &Route, teach: Option<&Route>) -> Html {
    let Shared { language, on_language, settings, .. } = shared;
    let language = *language;
    let words = &language.shell();
    let section = shown.section();
    let handbook = Route::Handbook(HandbookPage::Front);
    let to = |route: &Route, name: &'static str| nav_link(route, &section, html! { { name } });
    let name = html! { <>{ emblem() }<span>{ words.name() }</span></> };
    let current = (*shown == Route::Settings).then_some("page");
    html! {
        <header class="head">
            { link(&Route::Home, "head-name", name) }
            <nav class="head-nav" aria-label={words.sections()}>
                { to(&Route::Practice, language.home().practice()) }
                { to(&Route::Library, words.library()) }
                { to(&handbook, words.handbook()) }
                { to(&Route::Progress, words.progress()) }
                if let Some(teach) = teach { { to(teach, words.teach()) } }
            </nav>
            { language_switch(language, on_language) }
            { appearance_switch(language, settings) }
            <a class="head-settings" href={Route::Settings.to_hash()} aria-current={current}
                aria-label={language.shell().settings()} title={language.shell().settings()}>{ icon("icon-gear") }</a>
        </header>
    }
}

/// Draws the emblem: a chess clock with one lever down.
fn emblem() -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect class="emblem-felt" width="32" height="32" rx="6" />
            <path class="emblem-line" d="M5 25.5h22M8 25.5V13.5h16v12M10.5 13.5v-2.5M21.5 13.5V8.5M8.5 11h4M19.5 8.5h4" />
            <circle class="emblem-dial" cx="12.2" cy="19.5" r="2.9" />
            <circle class="emblem-dial" cx="19.8" cy="19.5" r="2.9" />
            <path class="emblem-hand" d="M12.2 17.6v1.9l1.3.9M19.8 17.6v1.9l-1.3.9" />
        </svg>
    }
}

/// Draws the choice of language; one in progress has its percentage beside it.
pub(crate) fn language_switch(language: Language, on_language: &Callback<Language>) -> Html {
    let button = |offered: Language| {
        let code = offered.code().to_ascii_uppercase();
        let name = offered.offered_name();
        let label = format!("{code}, {name}");
        html! {
            <button type="button" key={offered.code()} lang={offered.code()} title={name}
                aria-label={label} aria-pressed={(offered == language).to_string()}
                onclick={on_language.reform(move |_: MouseEvent| offered)}>{ code }{ offered.progress_mark() }</button>
        }
    };
    html! {
        <div class="segments" role="group" aria-label={language.shell().language()}>
            { for Language::ALL.into_iter().map(button) }
        </div>
    }
}

/// Draws the choice of appearance.
pub(crate) fn appearance_switch(language: Language, settings: &SettingsHandle) -> Html {
    let words = &language.shell();
    let button = |appearance: Appearance| {
        let (name, label) = match appearance {
            Appearance::Auto => ("icon-half", words.appearance_system()),
            Appearance::Light => ("icon-sun", words.appearance_light()),
            Appearance::Dark => ("icon-moon", words.appearance_dark()),
        };
        html! {
            <button type="button" key={appearance.code()} title={label} aria-label={label}
                aria-pressed={(settings.appearance == appearance).to_string()}
                onclick={choosing(settings, SettingChange::Appearance(appearance))}>{ icon(name) }</button>
        }
    };
    html! {
        <div class="segments theme-switch" role="group" aria-label={words.appearance()}>
            { for Appearance::ALL.into_iter().map(button) }
        </div>
    }
}

fn choosing(settings: &SettingsHandle, choice: SettingChange) -> Callback<MouseEvent> {
    let settings = settings.clone();
    Callback::from(move |_: MouseEvent| settings.dispatch(choice.clone()))
}
