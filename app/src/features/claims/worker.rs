//! Both ends of the worker that reads the games; it is started like that of
//! [`crate::features::mate::question`].

use std::cell::RefCell;

use acconcio_game_files::Rest;
use wasm_bindgen::JsValue;
use web_sys::{Blob, FileReaderSync};
use yew::prelude::*;

use super::findings::GamesScan;
use super::reading::{Event, Reading};
use crate::platform::browser;
use crate::platform::worker::{Heard, Working};

/// The number of bytes of a file that are in memory at a time.
const PIECE: u32 = 1 << 18;

/// The milliseconds from one report to the next.
const EVERY: u64 = 100;

/// Reads a file to its end, and reports its games from time to time. To be called in the worker.
pub fn read(file: &Blob, say: impl Fn(&str)) {
    let mut scan = GamesScan::default();
    let mut sentence_at = browser::now();
    let report = |scan: &mut GamesScan| {
        if let Ok(text) = serde_json::to_string(&scan.take_report()) {
            say(&text);
        }
    };
    let (mut from, size) = (0.0, file.size());
    loop {
        let rest = if from < size { Rest::ToCome } else { Rest::Here };
        while scan.advance(rest) {
            if browser::now() - sentence_at >= EVERY {
                report(&mut scan);
                sentence_at = browser::now();
            }
        }
        if rest == Rest::Here {
            break;
        }
        let to = from + f64::from(PIECE);
        let Ok(bytes) = piece(file, from, to) else {
            say(crate::platform::worker::FAILED);
            return;
        };
        scan.push(&bytes);
        from = to;
    }
    scan.report.is_over = true;
    report(&mut scan);
}

fn piece(file: &Blob, from: f64, to: f64) -> Result<Vec<u8>, JsValue> {
    let piece = file.slice_with_f64_and_f64(from, to)?;
    let buffer = FileReaderSync::new()?.read_as_array_buffer(&piece)?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// The state of a reading, with the callbacks that begin and stop one.
#[derive(Clone, PartialEq)]
pub(crate) struct ReadingHandle {
    pub(crate) reading: UseReducerHandle<Reading>,
    pub(crate) on_file: Callback<Blob>,
    pub(crate) on_stop: Callback<()>,
}

thread_local! {
    /// The last reading, kept until the page is closed, so that a reader who looks up an article finds
    /// it again.
    static LAST: RefCell<Reading> = RefCell::default();
}

/// Reads in a worker, which ends with the page, or with the next file.
#[hook]
pub(crate) fn use_reading() -> ReadingHandle {
    let reading = use_reducer(|| LAST.with_borrow(Clone::clone).left());
    use_effect_with(reading.clone(), |reading| {
        LAST.set((**reading).clone());
    });
    let working = use_mut_ref(|| None::<Working>);
    {
        let working = working.clone();
        use_effect_with((), move |()| move || drop(working.take()));
    }
    let on_file = {
        let (reading, working) = (reading.dispatcher(), working.clone());
        use_callback((), move |file: Blob, ()| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "whole and positive"
            )]
            let size = file.size() as u64;
            reading.dispatch(Event::Begun(size));
            let dispatcher = reading.clone();
            let on_heard = move |heard: Heard| {
                let report = match heard {
                    Heard::Text(text) => serde_json::from_str(&text).ok(),
                    Heard::Failed => None,
                };
                dispatcher.dispatch(report.map_or(Event::Failed, Event::GamesReport));
            };
            // Ends the previous worker.
            let before = working.replace(None);
            drop(before);
            let begun = Working::begin(file.into(), on_heard);
            working.replace(Some(begun));
        })
    };
    let on_stop = {
        let dispatcher = reading.dispatcher();
        use_callback((), move |(), ()| {
            drop(working.take());
            dispatcher.dispatch(Event::Stopped);
        })
    };
    ReadingHandle { reading, on_file, on_stop }
}
