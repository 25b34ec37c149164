//! Pages that report a state instead of content.

use yew::prelude::*;

use super::link::link;
use crate::language::Language;
use crate::packs::LoadError;
use crate::platform::browser;
use crate::route::Route;

/// Draws the page while the scenarios are loading.
pub(crate) fn loading(language: Language) -> Html {
    html! { <Loading {language} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct LoadingProps {
    language: Language,
}

/// The page while the scenarios are loading. It passes the focus on to the page that replaces it.
#[component]
fn Loading(props: &LoadingProps) -> Html {
    use_effect_with((), |()| || browser::keep_focus("content"));
    html! {
        <main id="content" class="notice" tabindex="-1" aria-busy="true">
            <p role="status">{ props.language.shell().loading() }</p>
        </main>
    }
}

/// Draws the page for an unknown address.
pub(crate) fn not_found(language: Language) -> Html {
    not_found_but(language, None)
}

/// Draws the page for an unknown address, with the page that may have been meant: its address and its name.
pub(crate) fn not_found_but(language: Language, meant: Option<(String, String)>) -> Html {
    let words = &language.shell();
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ words.not_found() }</h1>
            if let Some((hash, name)) = meant {
                <p>{ words.did_you_mean() }{ " " }<a href={hash}>{ name }</a></p>
            }
            <p>{ words.not_found_hint() }</p>
            { back(language) }
        </main>
    }
}

/// Draws the page where the scenarios could not be loaded.
pub(crate) fn broken_pack(language: Language, error: &LoadError) -> Html {
    let words = &language.shell();
    let hint = match error {
        LoadError::OtherVersion { .. } => words.pack_other_version(),
        LoadError::Unreachable { .. } | LoadError::Unreadable { .. } => words.pack_failed_hint(),
    };
    let onclick = Callback::from(|_: MouseEvent| {
        // The browser refuses only where there is nothing to reload.
        let _ = gloo::utils::window().location().reload();
    });
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ words.pack_failed() }</h1>
            <p role="alert">{ hint }</p>
            <p><button type="button" class="button primary" {onclick}>{ words.reload() }</button></p>
            <p class="notice-reason"><code>{ error.to_string() }</code></p>
        </main>
    }
}

/// Draws the page where a part of the app has not arrived.
pub(crate) fn missing_part(language: Language, on_retry: Callback<()>) -> Html {
    let words = &language.shell();
    let onclick = on_retry.reform(|_: MouseEvent| ());
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ words.part_failed() }</h1>
            <p role="alert">{ words.part_failed_hint() }</p>
            <p><button type="button" class="button primary" {onclick}>{ words.retry() }</button></p>
        </main>
    }
}

/// Draws the notice in the place of a section whose part has not arrived.
pub(crate) fn missing_section(language: Language, on_retry: Callback<()>) -> Html {
    let words = &language.shell();
    let onclick = on_retry.reform(|_: MouseEvent| ());
    html! {
        <div class="missing-section">
            <p role="alert">{ words.section_failed() }{ " " }{ words.part_failed_hint() }</p>
            <p><button type="button" class="button" {onclick}>{ words.retry() }</button></p>
        </div>
    }
}

/// Draws the page of a replay that cannot be shown; the rest of the app works.
pub(crate) fn broken_replay(language: Language, title: &str, index: usize, reason: &str) -> Html {
    let act = language.replay().broken_act(index + 1);
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ title.to_owned() }</h1>
            <p role="alert">{ language.player().cannot_play() }</p>
            <p class="notice-reason">{ act }{ ": " }<code>{ reason.to_owned() }</code></p>
            { back(language) }
        </main>
    }
}

/// Draws the page of an incident on which the core cannot rule; the rest of the app works.
pub(crate) fn broken_ruling(language: Language, title: &str, error: &str) -> Html {
    html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ title.to_owned() }</h1>
            <p role="alert">{ language.ruling_form().cannot_rule() }</p>
            <p class="notice-reason"><code>{ error.to_owned() }</code></p>
            { back(language) }
        </main>
    }
}

fn back(language: Language) -> Html {
    let words = html! { { language.shell().to_library() } };
    html! { <p>{ link(&Route::Library, "button primary", words) }</p> }
}
