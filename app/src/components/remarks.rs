//! What the arbiter should know about what is kept.

use yew::prelude::*;

use super::icon::Icon;
use crate::language::Language;
use crate::storage::Remark;

/// What there is to say.
#[derive(Clone, PartialEq, Properties)]
pub struct RemarksProps {
    /// The remarks.
    pub remarks: Vec<Remark>,
    /// They have been read.
    pub on_dismiss: Callback<()>,
}

/// Remarks in a line below the header, until they are dismissed.
#[component]
pub fn Remarks(props: &RemarksProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    if props.remarks.is_empty() {
        return html! {};
    }
    let words = &language.words().shell;
    let text = |remark: &Remark| match remark {
        Remark::OnlyInMemory => words.only_in_memory,
        Remark::SetAside(_) | Remark::OtherVersion(_) => words.set_aside,
    };
    let mut texts: Vec<&str> = props.remarks.iter().map(text).collect();
    texts.dedup();
    let onclick = props.on_dismiss.reform(|_: MouseEvent| ());
    html! {
        <div class="remarks" role="status">
            <div>{ for texts.into_iter().map(|text| html! { <p>{ text }</p> }) }</div>
            <button type="button" class="button small" {onclick}>
                <Icon name="icon-check" />{ words.dismiss }
            </button>
        </div>
    }
}
