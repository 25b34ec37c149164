//! What if: the rulings under other laws, on other facts, in other readings.

mod choices;
mod sheet;
mod table;

use std::rc::Rc;

use acconcio_core::story::Variant;
use yew::prelude::*;

use crate::language::{ChangeContext, Language};
use crate::whatif::{WhatIf, WhatIfAction};
use choices::choices;
use sheet::sheet;
use table::table;

/// The id of the fold.
pub(super) const WHAT_IF: &str = "what-if";

/// What the section needs.
#[derive(Clone, PartialEq, Properties)]
pub struct WhatIfProps {
    /// The language spoken.
    pub language: Language,
    /// The variant as it was.
    pub variant: Rc<Variant>,
}

/// What the parts of the section show, and how they change it.
pub(super) struct Shown<'a> {
    language: Language,
    what_if: &'a WhatIf,
    context: ChangeContext,
    on_action: Callback<WhatIfAction>,
}

/// The fold with the other rulings. They are worked out when it is opened for the first time.
#[component]
pub fn WhatIfSection(props: &WhatIfProps) -> Html {
    let WhatIfProps { language, variant } = props;
    let words = language.what_if();
    let what_if = use_state(|| None::<Rc<WhatIf>>);
    let onclick = {
        let (what_if, variant) = (what_if.clone(), variant.clone());
        Callback::from(move |_: MouseEvent| {
            if what_if.is_none() {
                what_if.set(WhatIf::open(&variant).map(Rc::new));
            }
        })
    };
    let on_action = {
        let what_if = what_if.clone();
        Callback::from(move |action: WhatIfAction| {
            let after = what_if.as_ref().map(|before| Rc::new(before.after(action)));
            what_if.set(after);
        })
    };
    let shown = what_if.as_deref().map(|what_if| {
        let base = what_if.base();
        let context = ChangeContext::of(&base.variant.incident, &base.dossier.ruling);
        Shown { language: *language, what_if, context, on_action }
    });
    html! {
        <details class="what-if" id={WHAT_IF}>
            <summary {onclick}><h2>{ words.heading }</h2><span class="what-if-lead">{ words.lead }</span></summary>
            if let Some(shown) = shown {
                { table(&shown) }
                <div class="what-if-desk">
                    { choices(&shown) }
                    { sheet(&shown) }
                </div>
            }
        </details>
    }
}
