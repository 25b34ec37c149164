//! The title and the introduction of the first incident, as the shell says them before the app is there: they stay
//! until the incident has arrived.

use std::cell::OnceCell;

use yew::prelude::*;

use super::next_incident::OPENING;
use crate::language::Language;

thread_local! {
    /// The language of the shell, by its code, and what it says to a first visitor.
    static SAID: OnceCell<(String, AttrValue)> = const { OnceCell::new() };
}

/// Keeps what the shell says, which the app is about to take the place of. To whoever has begun it says nothing.
pub fn keep_shell() {
    let document = gloo::utils::document();
    let Some(root) = document.document_element() else { return };
    if root.has_attribute("data-begun") {
        return;
    }
    let code = root.get_attribute("lang").unwrap_or_default();
    let shell = document.query_selector(&format!(".home-incident [lang='{code}']"));
    if let Some(shell) = shell.ok().flatten() {
        // The page begins once.
        let _ = SAID.with(|said| said.set((code, shell.inner_html().into())));
    }
}

/// Whether the shell has spoken of the first incident in this language.
pub(crate) fn is_told(language: Language) -> bool {
    SAID.with(|said| said.get().is_some_and(|(code, _)| code == language.code()))
}

/// Draws what the shell has said, in its language: the build has written it (`xtask/src/finish/shell.rs`).
pub(super) fn coming(language: Language) -> Html {
    SAID.with(|said| match said.get() {
        Some((code, markup)) if code == language.code() => {
            Html::from_html_unchecked(markup.clone())
        }
        Some(_) | None => html! {},
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
