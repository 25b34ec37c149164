//! The worker in which the search runs, so that the page never stands still: both of its ends.
//!
//! The worker is the app itself, started by the same `boot.js` where there is no page. It says that it
//! is ready, is told one [`Ask`], and tells [`Told`] after [`Told`]. To stop it is to end it.

use acconcio_core::mate::{Progress, Search};
use wasm_bindgen::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker};
use yew::prelude::*;

use super::{Ask, Told};
use crate::browser;

/// What the worker says when it can be asked.
const READY: &str = "ready";

/// What it says when a part of the app did not arrive; `boot.js` says it, too.
const FAILED: &str = "failed";

/// The states looked at from one word of progress to the next: some hundredths of a second.
const SLICE: u64 = 20_000;

/// Whether this is the worker, not the page.
pub fn is_worker() -> bool {
    scope().is_some()
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
            let asked = event.data().as_string();
            if let Some(ask) = asked.and_then(|text| serde_json::from_str(&text).ok()) {
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
        let working = ask.as_ref().map(|ask| Working::begin(ask, on_told));
        move || drop(working)
    });
    match (&*told, ask) {
        (_, None) => Inquiry::None,
        ((of, inquiry), ask) if *of == ask => inquiry.clone(),
        (_, Some(ask)) => Inquiry::Told(Told::Running { spent: 0, of: ask.budget.states }),
    }
}

/// A worker at work; it ends when this is dropped.
struct Working {
    worker: Option<Worker>,
    _listening: [Closure<dyn Fn(MessageEvent)>; 2],
}

impl Working {
    fn begin(ask: &Ask, on_told: impl Fn(Inquiry) + Clone + 'static) -> Working {
        let worker = browser::boot_script().and_then(|script| Worker::new(&script).ok());
        let asked = serde_json::to_string(ask).unwrap_or_default();
        let heard = {
            let (worker, on_told) = (worker.clone(), on_told.clone());
            move |event: MessageEvent| match (event.data().as_string(), &worker) {
                (Some(text), Some(worker)) if text == READY => {
                    let _ = worker.post_message(&asked.as_str().into());
                }
                (Some(text), _) if text == FAILED => on_told(Inquiry::Failed),
                (Some(text), _) => {
                    let told = serde_json::from_str(&text);
                    on_told(told.map_or(Inquiry::Failed, Inquiry::Told));
                }
                (None, _) => {}
            }
        };
        let failed = {
            let on_told = on_told.clone();
            move |_: MessageEvent| on_told(Inquiry::Failed)
        };
        let listening = [Closure::new(heard), Closure::new(failed)];
        match &worker {
            Some(worker) => {
                worker.set_onmessage(Some(listening[0].as_ref().unchecked_ref()));
                worker.set_onerror(Some(listening[1].as_ref().unchecked_ref()));
            }
            None => on_told(Inquiry::Failed),
        }
        Working { worker, _listening: listening }
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}
