//! The worker in which the search runs, so that the page never stands still.
//!
//! The worker is the app itself, started by the same `boot.js` where there is no page. It says that it
//! is ready, is told one [`Ask`], and tells [`Told`] after [`Told`]; or it is given a file of games and
//! tells what [`games::read`] finds. To stop it is to end it.

use acconcio_core::mate::{Progress, Search};
use wasm_bindgen::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageEvent};
use yew::prelude::*;

use super::question::{Ask, Told};
use crate::features::claims::worker as games;
use crate::platform::worker::{FAILED, Heard, READY, Working};

/// The states looked at from one word of progress to the next: some hundredths of a second.
const SLICE: u64 = 20_000;

/// Whether this is the worker, not the page.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// Waits for what is asked and answers it. To be called in the worker.
pub async fn serve() {
    match (fetch_listener().await, scope()) {
        (Ok(listen), _) => listen(),
        (Err(_), Some(scope)) => say(&scope, FAILED),
        (Err(_), None) => {}
    }
}

#[wasm_split(mate, fallible)]
fn fetch_listener() -> Result<fn(), SplitLoaderError> {
    Ok(listen)
}

fn listen() {
    let Some(scope) = scope() else { return };
    let answering = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let asked = event.data();
            if let Some(file) = asked.dyn_ref::<Blob>() {
                games::read(file, |text| say(&scope, text));
            } else if let Some(text) = asked.as_string()
                && let Ok(ask) = serde_json::from_str(&text)
            {
                answer(&scope, &ask);
            }
        })
    };
    scope.set_onmessage(Some(answering.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    answering.forget();
    say(&scope, READY);
}

fn answer(scope: &DedicatedWorkerGlobalScope, ask: &Ask) {
    // The page asks only what it has checked.
    let Some(Ok(query)) = ask.question.query() else { return };
    let mut search = Search::new(query.clone(), ask.budget);
    loop {
        let told = match search.advance(SLICE) {
            Progress::Running { spent, of, .. } => Told::Running { spent, of },
            Progress::Done(answer) => Told::of(&query, answer, search.spent()),
        };
        if let Ok(text) = serde_json::to_string(&told) {
            say(scope, &text);
        }
        if !matches!(told, Told::Running { .. }) {
            return;
        }
    }
}

fn say(scope: &DedicatedWorkerGlobalScope, text: &str) {
    // A text can always be copied to the page.
    let _ = scope.post_message(&text.into());
}

/// How far the page is with a question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Inquiry {
    /// Nothing is asked.
    None,
    /// The worker has been told last.
    Told(Told),
    /// The worker did not start.
    Failed,
}

/// What a worker tells of a question; it ends with the question.
#[hook]
pub(crate) fn use_inquiry(ask: Option<Ask>) -> Inquiry {
    let told = use_state_eq(|| (None::<Ask>, Inquiry::None));
    let setter = told.setter();
    use_effect_with(ask.clone(), move |ask| {
        let of = ask.clone();
        let on_told = move |inquiry| setter.set((of.clone(), inquiry));
        let on_heard = move |heard| match heard {
            Heard::Text(text) => {
                on_told(serde_json::from_str(&text).map_or(Inquiry::Failed, Inquiry::Told));
            }
            Heard::Failed => on_told(Inquiry::Failed),
        };
        let asked = |ask: &Ask| JsValue::from(serde_json::to_string(ask).unwrap_or_default());
        let working = ask.as_ref().map(|ask| Working::begin(asked(ask), on_heard));
        move || drop(working)
    });
    match (&*told, ask) {
        (_, None) => Inquiry::None,
        ((of, inquiry), ask) if *of == ask => inquiry.clone(),
        (_, Some(ask)) => Inquiry::Told(Told::Running { spent: 0, of: ask.budget.states }),
    }
}
