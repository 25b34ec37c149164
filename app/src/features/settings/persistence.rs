//! The promise of the browser to keep the saved data.

use yew::prelude::*;

use crate::language::Language;
use crate::platform::persistence::{Persistence, ask_for_persistence, read_persistence};

/// The properties of the promise.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct KeepingProps {
    pub(crate) language: Language,
}

/// The state of the promise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Promise {
    /// The browser has not said, or cannot promise anything.
    Unknown,
    Known(Persistence),
    Refused,
}

/// Tells whether the browser has promised to keep the data, and lets the reader ask for it: some browsers then
/// ask him in turn, so it is never asked unbidden.
#[component]
pub(crate) fn Keeping(props: &KeepingProps) -> Html {
    let words = props.language.settings();
    let keeping = use_state_eq(|| Promise::Unknown);
    {
        let keeping = keeping.setter();
        use_effect_with((), move |()| {
            read_persistence(move |persistence| keeping.set(Promise::Known(persistence)));
        });
    }
    let onclick = {
        let keeping = keeping.setter();
        Callback::from(move |_: MouseEvent| {
            let keeping = keeping.clone();
            ask_for_persistence(move |answer| {
                keeping.set(match answer {
                    Persistence::Promised => Promise::Known(Persistence::Promised),
                    Persistence::NotPromised => Promise::Refused,
                });
            });
        })
    };
    let told = match *keeping {
        Promise::Unknown => return html! {},
        Promise::Known(Persistence::Promised) => words.persistent(),
        Promise::Known(Persistence::NotPromised) => words.not_persistent(),
        Promise::Refused => words.persist_refused(),
    };
    let can_ask = *keeping != Promise::Known(Persistence::Promised);
    html! {
        <div class="keeping">
            <p role="status">{ told }</p>
            if can_ask { <button type="button" class="button" {onclick}>{ words.persist() }</button> }
        </div>
    }
}
