//! The worker in which the search runs, so that the page stays responsive.
//!
//! The worker is the app itself, started by the same `boot.js` where there is no page. It reports that
//! it is ready, receives one [`Ask`], and sends one [`SearchReport`] after another; or it is given a
//! file of games and sends the reports of [`games::read`]. Terminating the worker stops it.

use wasm_bindgen::prelude::*;
use yew::prelude::*;

use super::question::{Ask, SearchReport};
use crate::platform::worker::{Heard, Working};

/// The state of a question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Inquiry {
    /// The state without a question.
    None,
    /// The last report of the worker.
    SearchReport(SearchReport),
    /// The worker did not start.
    Failed,
}

/// Follows the reports on a question in a worker that ends with the question.
#[hook]
pub(crate) fn use_inquiry(ask: Option<Ask>) -> Inquiry {
    let report = use_state_eq(|| (None::<Ask>, Inquiry::None));
    let setter = report.setter();
    use_effect_with(ask.clone(), move |ask| {
        let of = ask.clone();
        let on_told = move |inquiry| setter.set((of.clone(), inquiry));
        let on_heard = move |heard| match heard {
            Heard::Text(text) => {
                on_told(serde_json::from_str(&text).map_or(Inquiry::Failed, Inquiry::SearchReport));
            }
            Heard::Failed => on_told(Inquiry::Failed),
        };
        let asked = |ask: &Ask| JsValue::from(serde_json::to_string(ask).unwrap_or_default());
        let working = ask.as_ref().map(|ask| Working::begin(asked(ask), on_heard));
        move || drop(working)
    });
    match (&*report, ask) {
        (_, None) => Inquiry::None,
        ((of, inquiry), ask) if *of == ask => inquiry.clone(),
        (_, Some(ask)) => {
            Inquiry::SearchReport(SearchReport::Running { spent: 0, of: ask.budget.states })
        }
    }
}

impl Inquiry {
    /// The last report of the worker.
    pub(crate) fn report(&self) -> Option<&SearchReport> {
        match self {
            Inquiry::SearchReport(report) => Some(report),
            Inquiry::None | Inquiry::Failed => None,
        }
    }
}
