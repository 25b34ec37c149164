//! The side of the page: it sends a worker one request, and listens to it until it is dropped.

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use super::browser;

/// The message of a worker that is ready for a request.
pub(crate) const READY: &str = "ready";

/// The message that a part of the app did not arrive; `boot.js` sends it, too.
pub(crate) const FAILED: &str = "failed";

/// A message from a worker.
pub(crate) enum Heard {
    /// A text that it sends.
    Text(String),
    /// It did not start, or failed.
    Failed,
}

/// A worker at work; it is stopped when this is dropped.
pub(crate) struct Working {
    worker: Option<Worker>,
    _listening: [Closure<dyn Fn(MessageEvent)>; 2],
}

impl Working {
    /// Starts a worker that gets this request as soon as it is ready.
    pub(crate) fn begin(asked: JsValue, on_heard: impl Fn(Heard) + Clone + 'static) -> Working {
        let worker = browser::boot_script().and_then(|script| Worker::new(&script).ok());
        let heard = {
            let (worker, on_heard) = (worker.clone(), on_heard.clone());
            move |event: MessageEvent| match (event.data().as_string(), &worker) {
                (Some(text), Some(worker)) if text == READY => {
                    let _ = worker.post_message(&asked);
                }
                (Some(text), _) if text == FAILED => on_heard(Heard::Failed),
                (Some(text), _) => on_heard(Heard::Text(text)),
                (None, _) => {}
            }
        };
        let failed = {
            let on_heard = on_heard.clone();
            move |_: MessageEvent| on_heard(Heard::Failed)
        };
        let listening = [Closure::new(heard), Closure::new(failed)];
        match &worker {
            Some(worker) => {
                worker.set_onmessage(Some(listening[0].as_ref().unchecked_ref()));
                worker.set_onerror(Some(listening[1].as_ref().unchecked_ref()));
            }
            None => on_heard(Heard::Failed),
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
