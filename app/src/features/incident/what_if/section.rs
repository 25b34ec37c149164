//! The section with the rulings under other laws, on changed facts, in other readings.

use super::shown::Shown;
use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::scenario::Variant;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::choices::choices;
use super::sheet::sheet;
use super::table::table;
use super::{WhatIf, WhatIfAction};
use crate::language::{Group, Language};
use crate::platform::effects::AFTER_DRAWING;
use crate::platform::storage::folds::Fold;
use crate::route::bench_address::Copied;
use crate::ui::fold::use_fold;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Lazy};

/// The id of the fold.
const WHAT_IF: &str = "what-if";

/// The properties of the section.
#[derive(Clone, PartialEq, Properties)]
pub struct WhatIfProps {
    /// The language of the texts.
    pub language: Language,
    /// The name of the scenario.
    pub scenario: String,
    /// The variant without changes.
    pub variant: Rc<Variant>,
    /// The changes made before the page was left, if any were.
    pub kept: Option<Rc<WhatIf>>,
    /// Saves the changes.
    pub on_turned: Callback<Rc<WhatIf>>,
}

impl Lazy for WhatIfProps {
    const TEXTS: Group = Group::Incident;

    fn fetch() -> impl Future<Output = Arrived<WhatIfProps>> {
        fetch_what_if()
    }
}

#[part(ruled)]
fn fetch_what_if() -> Arrived<WhatIfProps> {
    Ok(|props| html! { <WhatIfSection ..props /> })
}

/// The way to a copy of the incident as it has been changed.
fn to_bench(shown: &Shown<'_>, scenario: &str, variant: &Variant) -> Html {
    let copied = Copied {
        scenario: scenario.to_owned(),
        variant: variant.id.clone(),
        changes: shown.what_if.taken().to_vec(),
    };
    html! {
        <p><a class="button" href={copied.to_hash()}>{ icon("mark-write") }{ shown.language.player().edit_changed() }</a></p>
    }
}

/// The controls of the changes, without the rulings.
pub(crate) fn choices_alone(
    language: Language,
    what_if: &WhatIf,
    on_action: Callback<WhatIfAction>,
) -> Html {
    choices(&Shown::of(language, what_if, on_action))
}

/// The fold with the other rulings, which are computed when it is opened for the first time.
#[component]
fn WhatIfSection(props: &WhatIfProps) -> Html {
    let WhatIfProps { language, scenario, variant, kept, on_turned } = props;
    let words = language.what_if();
    let what_if = use_state(|| kept.clone());
    let (is_left_open, on_fold) = use_fold(Fold::WhatIf);
    let is_open = is_left_open || kept.is_some();
    let is_asked = use_mut_ref(|| kept.is_some());
    let ontoggle = {
        let (what_if, variant, on_turned) = (what_if.clone(), variant.clone(), on_turned.clone());
        Callback::from(move |event: Event| {
            on_fold.emit(event);
            // Once: a second time would take back what has been changed since.
            if is_asked.replace(true) {
                return;
            }
            let (what_if, variant, on_turned) =
                (what_if.clone(), variant.clone(), on_turned.clone());
            let open = move || {
                let opened = WhatIf::open(&variant).map(Rc::new);
                opened.iter().for_each(|opened| on_turned.emit(opened.clone()));
                what_if.set(opened);
            };
            // The fold may have been left open: the verdict is drawn first.
            Timeout::new(AFTER_DRAWING, open).forget();
        })
    };
    let on_action = {
        let (what_if, on_turned) = (what_if.clone(), on_turned.clone());
        Callback::from(move |action: WhatIfAction| {
            let Some(before) = &*what_if else { return };
            let after = Rc::new(before.after(action));
            on_turned.emit(after.clone());
            what_if.set(Some(after));
        })
    };
    let shown = what_if.as_deref().map(|what_if| Shown::of(*language, what_if, on_action));
    html! {
        <details class="what-if" id={WHAT_IF} open={is_open} {ontoggle}>
            <summary><h2>{ words.heading() }</h2><span class="what-if-lead">{ words.lead() }</span></summary>
            if let Some(shown) = shown {
                { table(&shown) }
                <div class="what-if-choices">
                    { choices(&shown) }
                    { sheet(&shown) }
                    { to_bench(&shown, scenario, variant) }
                </div>
            }
        </details>
    }
}
