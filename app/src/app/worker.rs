//! The side of the worker: the app itself, started where there is no page.

use crate::features::claims::worker as games;
use crate::features::mate::question::{Ask, SearchReport};
use crate::platform::worker::{FAILED, READY};
use acconcio_mate::{Progress, Search};
use acconcio_part::part;
use wasm_bindgen::prelude::*;
use wasm_split_helpers::SplitLoaderError;
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageEvent};

/// The number of states searched between two reports of progress: some hundredths of a second.
pub(crate) const SLICE: u64 = 20_000;

/// Whether this is the worker, not the page.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

pub(crate) fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// Waits for requests and answers them. To be called in the worker.
pub async fn serve() {
    match (fetch_listener().await, scope()) {
        (Ok(listen), _) => listen(),
        (Err(_), Some(scope)) => say(&scope, FAILED),
        (Err(_), None) => {}
    }
}

#[part(mate)]
pub(crate) fn fetch_listener() -> Result<fn(), SplitLoaderError> {
    Ok(listen)
}

pub(crate) fn listen() {
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
    // It listens as long as the worker exists.
    answering.forget();
    say(&scope, READY);
}

pub(crate) fn answer(scope: &DedicatedWorkerGlobalScope, ask: &Ask) {
    // The page sends only requests that it has checked.
    let Ok(query) = ask.query() else { return };
    let mut search = Search::new(query.clone(), ask.budget);
    loop {
        let report = match search.advance(SLICE) {
            Progress::Running { spent, of, .. } => SearchReport::Running { spent, of },
            Progress::Done(answer) => SearchReport::of(&query, answer, search.spent()),
        };
        if let Ok(text) = serde_json::to_string(&report) {
            say(scope, &text);
        }
        if !matches!(report, SearchReport::Running { .. }) {
            return;
        }
    }
}

pub(crate) fn say(scope: &DedicatedWorkerGlobalScope, text: &str) {
    // A text can always be copied to the page.
    let _ = scope.post_message(&text.into());
}
