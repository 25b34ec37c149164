//! The head of every page.

use yew::prelude::*;

use super::icon::icon;
use super::link::{link, nav_link};
use crate::app::SettingsHandle;
use crate::language::Language;
use crate::route::Route;
use crate::settings::{Choice, Theme};

/// The head of every page: name, sections, language and light.
pub(crate) fn header(language: Language, settings: &SettingsHandle, shown: &Route) -> Html {
    let words = &language.words().shell;
    let index = language.index();
    let laws = Route::Laws { edition: None, place: None };
    // A narrow page has room for the sign only.
    let laws_words = html! {
        <><span class="head-sign" aria-hidden="true">{ "§" }</span><span class="head-word">{ index.name }</span></>
    };
    let name = html! { <>{ emblem() }<span>{ words.name }</span></> };
    html! {
        <header class="head">
            { link(&Route::Library, "head-name", name) }
            <nav class="head-nav" aria-label={words.sections}>
                { nav_link(&Route::Library, shown, html! { { words.library } }) }
                { nav_link(&laws, &shown.section(), laws_words) }
            </nav>
            { language_switch(language, settings) }
            { theme_switch(language, settings) }
        </header>
    }
}

/// A chess clock with one lever down.
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

fn language_switch(language: Language, settings: &SettingsHandle) -> Html {
    let button = |offered: Language| {
        let code = offered.code().to_uppercase();
        let label = format!("{code}, {}", offered.name());
        html! {
            <button type="button" key={offered.code()} lang={offered.code()} title={offered.name()}
                aria-label={label} aria-pressed={(offered == language).to_string()}
                onclick={choosing(settings, Choice::Language(offered))}>{ code }</button>
        }
    };
    html! {
        <div class="segments" role="group" aria-label={language.words().shell.language}>
            { for Language::ALL.into_iter().map(button) }
        </div>
    }
}

fn theme_switch(language: Language, settings: &SettingsHandle) -> Html {
    let words = &language.words().shell;
    let button = |theme: Theme| {
        let (name, label) = match theme {
            Theme::Auto => ("icon-half", words.theme_auto),
            Theme::Light => ("icon-sun", words.theme_light),
            Theme::Dark => ("icon-moon", words.theme_dark),
        };
        html! {
            <button type="button" key={theme.code()} title={label} aria-label={label}
                aria-pressed={(settings.theme == theme).to_string()}
                onclick={choosing(settings, Choice::Theme(theme))}>{ icon(name) }</button>
        }
    };
    html! {
        <div class="segments" role="group" aria-label={words.theme}>
            { for Theme::ALL.into_iter().map(button) }
        </div>
    }
}

fn choosing(settings: &SettingsHandle, choice: Choice) -> Callback<MouseEvent> {
    let settings = settings.clone();
    Callback::from(move |_: MouseEvent| settings.dispatch(choice))
}
