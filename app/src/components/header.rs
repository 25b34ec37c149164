//! The head of every page.

use yew::prelude::*;
use yew_router::prelude::*;

use super::icon::Icon;
use super::nav_link::NavLink;
use crate::app::SettingsHandle;
use crate::language::Language;
use crate::route::Route;
use crate::settings::{Choice, Theme};

/// The head of every page: name, sections, language and light.
#[component]
pub fn Header() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().shell;
    let is_library = use_route::<Route>() == Some(Route::Library);
    html! {
        <header class="head">
            <NavLink to={Route::Library} class="head-name">
                <Emblem />
                <span>{ words.name }</span>
            </NavLink>
            <nav class="head-nav" aria-label={words.sections}>
                <NavLink to={Route::Library} is_current={is_library}>{ words.library }</NavLink>
            </nav>
            <LanguageSwitch />
            <ThemeSwitch />
        </header>
    }
}

/// A chess clock with one lever down.
#[component]
fn Emblem() -> Html {
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

#[component]
fn LanguageSwitch() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let Some(settings) = use_context::<SettingsHandle>() else { return html! {} };
    let button = |offered: Language| {
        let settings = settings.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| settings.dispatch(Choice::Language(offered)));
        let code = offered.code().to_uppercase();
        let label = format!("{code}, {}", offered.name());
        html! {
            <button type="button" key={offered.code()} lang={offered.code()} title={offered.name()}
                aria-label={label} aria-pressed={(offered == language).to_string()} {onclick}>
                { code }
            </button>
        }
    };
    html! {
        <div class="segments" role="group" aria-label={language.words().shell.language}>
            { for Language::ALL.into_iter().map(button) }
        </div>
    }
}

#[component]
fn ThemeSwitch() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let Some(settings) = use_context::<SettingsHandle>() else { return html! {} };
    let words = &language.words().shell;
    let button = |theme: Theme| {
        let (name, label) = match theme {
            Theme::Auto => ("icon-half", words.theme_auto),
            Theme::Light => ("icon-sun", words.theme_light),
            Theme::Dark => ("icon-moon", words.theme_dark),
        };
        let pressed = (settings.theme == theme).to_string();
        let settings = settings.clone();
        let onclick = Callback::from(move |_: MouseEvent| settings.dispatch(Choice::Theme(theme)));
        html! {
            <button type="button" key={theme.code()} title={label} aria-label={label}
                aria-pressed={pressed} {onclick}><Icon {name} /></button>
        }
    };
    html! {
        <div class="segments" role="group" aria-label={words.theme}>
            { for Theme::ALL.into_iter().map(button) }
        </div>
    }
}
