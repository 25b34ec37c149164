//! Parts of the app that are fetched when they are first needed.
//!
//! What home shows is in the first part. Every other page names its part, and the build takes the
//! wasm apart along these names: a part has all that only its pages reach, code and texts. For a page
//! `LawsPage` with the properties `LawsProps`:
//!
//! ```ignore
//! impl Later for LawsProps {
//!     fn fetch() -> impl Future<Output = Arrived<LawsProps>> {
//!         fetch_laws()
//!     }
//! }
//!
//! #[wasm_split(handbook, fallible)]
//! fn fetch_laws() -> Arrived<LawsProps> {
//!     Ok(|props| html! { <LawsPage ..props /> })
//! }
//! ```
//!
//! The page is then drawn with [`later`], and with nothing else: a `<LawsPage />` anywhere in the
//! first part brings all of it back there. So does every function of the page that the first part
//! calls, and every constant that holds its texts. `cargo xtask size` tells what each part weighs.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use crate::language::Language;
use crate::pages::{loading, missing_part};

/// A function that draws a page, or why it did not arrive.
pub(crate) type Arrived<P> = Result<fn(P) -> Html, SplitLoaderError>;

/// The properties of a page in a part of its own.
pub(crate) trait Later: Clone + PartialEq + 'static {
    /// Fetches the part, unless it is here.
    fn fetch() -> impl Future<Output = Arrived<Self>>;
}

/// The page, as soon as its part is here.
pub(crate) fn later<P: Later>(language: Language, page: P) -> Html {
    html! { <LaterPage<P> {language} {page} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct LaterProps<P: Later> {
    language: Language,
    page: P,
}

#[component]
fn LaterPage<P: Later>(props: &LaterProps<P>) -> Html {
    let fetched = use_state(|| at_once(P::fetch()));
    let is_waiting = fetched.is_none();
    {
        let setter = fetched.setter();
        use_effect_with(is_waiting, move |is_waiting| {
            if *is_waiting {
                wasm_bindgen_futures::spawn_local(async move {
                    setter.set(Some(P::fetch().await));
                });
            }
        });
    }
    match &*fetched {
        None => loading(props.language),
        Some(Ok(draw)) => draw(props.page.clone()),
        Some(Err(_)) => {
            let setter = fetched.setter();
            missing_part(props.language, Callback::from(move |()| setter.set(None)))
        }
    }
}

/// What a future has to give without waiting.
fn at_once<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}
