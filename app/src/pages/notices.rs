//! Pages that say why there is nothing else to see.

use yew::prelude::*;

use crate::browser::use_title;
use crate::components::nav_link::NavLink;
use crate::film::FilmError;
use crate::language::Language;
use crate::route::Route;
use crate::stories::LoadError;

/// The stories are on their way.
#[component]
pub(crate) fn LoadingPage() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    html! {
        <main id="content" class="notice" tabindex="-1" aria-busy="true">
            <p role="status">{ language.words().shell.loading }</p>
        </main>
    }
}

/// No such page.
#[component]
pub(crate) fn NotFoundPage() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().shell;
    use_title(format!("{} – {}", words.not_found, words.name));
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ words.not_found }</h1>
            <p>{ words.not_found_hint }</p>
            <p><NavLink to={Route::Library} class="button primary">{ words.to_library }</NavLink></p>
        </main>
    }
}

/// Why the stories are not to be had.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BrokenPackProps {
    pub(crate) error: LoadError,
}

/// The stories are not to be had.
#[component]
pub(crate) fn BrokenPack(props: &BrokenPackProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().shell;
    use_title(format!("{} – {}", words.pack_failed, words.name));
    let hint = match props.error {
        LoadError::OtherVersion { .. } => words.pack_other_version,
        LoadError::Unreachable(_) | LoadError::Unreadable(_) => words.pack_failed_hint,
    };
    let onclick = Callback::from(|_: MouseEvent| {
        // The browser refuses only where there is nothing to load again.
        let _ = gloo::utils::window().location().reload();
    });
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ words.pack_failed }</h1>
            <p>{ hint }</p>
            <p><button type="button" class="button primary" {onclick}>{ words.reload }</button></p>
            <p class="notice-reason"><code>{ props.error.to_string() }</code></p>
        </main>
    }
}

/// Why a film cannot be shown.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BrokenFilmProps {
    pub(crate) title: String,
    pub(crate) error: FilmError,
}

/// A film that cannot be shown; the rest of the app works.
#[component]
pub(crate) fn BrokenFilm(props: &BrokenFilmProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let FilmError { index, reason } = &props.error;
    let act = language.broken_act(index + 1);
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ props.title.clone() }</h1>
            <p>{ language.words().player.cannot_play }</p>
            <p class="notice-reason">{ act }{ ": " }<code>{ reason.to_string() }</code></p>
            <p><NavLink to={Route::Library} class="button primary">{ language.words().shell.to_library }</NavLink></p>
        </main>
    }
}
