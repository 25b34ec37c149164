//! Messages to the arbiter about the saved data.

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
    let onclick = on_dismiss.reform(|_: MouseEvent| ());
    html! {
        <div class="remarks" role="status">
            <div>{ for texts.into_iter().map(|text| html! { <p>{ text }</p> }) }</div>
            <button type="button" class="button small" {onclick}>{ icon("icon-check") }{ words.dismiss() }</button>
        </div>
    }
}
