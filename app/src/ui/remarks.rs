//! Messages to the arbiter about the saved data, and about a language that is not there.

use yew::prelude::*;

use super::icon::icon;
use crate::language::Language;
use crate::platform::storage::Remark;

/// Draws the messages in a line below the header, until they are dismissed.
pub fn remarks(language: Language, remarks: &[Remark], on_dismiss: &Callback<()>) -> Html {
    if remarks.is_empty() {
        return html! {};
    }
    let words = &language.shell();
    let text = |remark: &Remark| match remark {
        Remark::OnlyInMemory => words.only_in_memory(),
        Remark::Full => words.full(),
        Remark::Thinned => words.thinned(),
        Remark::NotInPlatform => words.not_in_platform(),
        Remark::SetAside(_) => words.set_aside(),
        Remark::Newer(_) => words.newer(),
    };
    let mut texts: Vec<&str> = remarks.iter().map(text).collect();
    texts.dedup();
    let texts = texts.into_iter().map(|text| html! { <p>{ text }</p> }).collect();
    lines(language, texts, on_dismiss.reform(|_: MouseEvent| ()))
}

/// Draws the message about a language that has not arrived, until it is dismissed or a language arrives.
pub(crate) fn missing_language(
    language: Language,
    missing: &UseStateHandle<Option<Language>>,
) -> Html {
    let Some(sought) = **missing else { return html! {} };
    let setter = missing.setter();
    let onclick = Callback::from(move |_: MouseEvent| setter.set(None));
    let said = html! { <p>{ language.shell().language_failed(sought.name()) }</p> };
    lines(language, said, onclick)
}

fn lines(language: Language, texts: Html, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <div class="remarks" role="status">
            <div>{ texts }</div>
            <button type="button" class="button small" {onclick}>{ icon("icon-check") }{ language.shell().dismiss() }</button>
        </div>
    }
}
