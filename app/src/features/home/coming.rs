//! The title and the introduction of the first incident, as the shell says them before the app is there: they stay
//! until the incident has arrived.

use std::cell::OnceCell;

use yew::prelude::*;

use super::next_incident::OPENING;
use crate::language::Language;

/// What the shell says to a first visitor.
struct Said {
    /// The code of its language.
    code: String,
    title: String,
    framing: String,
}

thread_local! {
    static SAID: OnceCell<Said> = const { OnceCell::new() };
}

/// Keeps what the shell says, which the app is about to take the place of. To whoever has begun it says nothing.
pub fn keep_shell() {
    let document = gloo::utils::document();
    let Some(root) = document.document_element() else { return };
    if root.has_attribute("data-begun") {
        return;
    }
    let code = root.get_attribute("lang").unwrap_or_default();
    let shell = format!(".home-incident [lang='{code}']");
    let Some(shell) = document.query_selector(&shell).ok().flatten() else { return };
    let text = |part: &str| shell.query_selector(part).ok().flatten()?.text_content();
    if let (Some(title), Some(framing)) = (text("h2"), text(".framing")) {
        // The page begins once.
        let _ = SAID.with(|said| said.set(Said { code, title, framing }));
    }
}

/// Draws what the shell has said, in its language.
pub(super) fn coming(language: Language) -> Html {
    SAID.with(|said| match said.get().filter(|said| said.code == language.code()) {
        None => html! {},
        Some(Said { title, framing, .. }) => html! {
            <div class="home-player is-coming">
                <div class="stage"></div>
                <div class="home-papers">
                    <div class="home-head">
                        <h2>{ title.clone() }</h2>
                        <p class="home-laws">{ "\u{a0}" }</p>
                        <p class="framing">{ framing.clone() }</p>
                    </div>
                </div>
            </div>
        },
    })
}

/// Draws it while the scenario with this name is on its way, if it is the one of which the shell speaks.
pub(super) fn coming_of(language: Language, scenario: &str) -> Html {
    if scenario == OPENING[0].0 {
        coming(language)
    } else {
        html! {}
    }
}
