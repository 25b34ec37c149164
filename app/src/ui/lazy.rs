//! Parts of the app that are fetched when they are first needed.
//!
//! The frame of home is in the first part. Every other page names its part, and the build splits the wasm along these
//! names: a part has everything that only its pages use, code and texts. The parts are: `replay` for the board
//! of an incident and `opening` for the head of a page of the handbook before the page is there, `home` for the incident
//! there and what one can go on with, `player` for the replay and the ruling, `ruled` for what stands below a verdict and for the walk through a game,
//! `queue` for the place of an incident in its queue and for stopping the clocks, `handbook`, `quadrigliona`, `exam` for
//! exams and printed sheets, `present` for presentations, `own` for what reads and shows packs of one's own, and `pages`
//! for all others. Code that several parts share is in files of its own, one for each combination of parts; hence few parts.
//!
//! For a page `OwnPage` with the properties `OwnProps`:
//!
//! ```ignore
//! impl Lazy for OwnProps {
//!     fn fetch() -> impl Future<Output = Arrived<OwnProps>> {
//!         fetch_own_page()
//!     }
//! }
//!
//! #[part(own)]
//! fn fetch_own_page() -> Arrived<OwnProps> {
//!     Ok(|props| html! { <OwnPage ..props /> })
//! }
//! ```
//!
//! The page is then drawn with [`lazy`], and with nothing else: an `<OwnPage />` anywhere in the first
//! part brings all of it back there. So does every function of the page that the first part calls, and
//! every constant that holds its texts. `PART_OF` in `static/boot.js` names the part for the addresses of
//! its pages, so that it is fetched beside the first part when a visit begins there. `cargo xtask size`
//! prints the size of each part.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::{Pin, pin};
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use futures_util::future::join;
use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use super::notices::{loading, missing_part, missing_section};
use crate::language::{Group, Language};
use crate::platform::browser;
use crate::texts;

/// A function that draws a page, or the reason why it did not arrive.
pub(crate) type Arrived<P> = Result<fn(P) -> Html, SplitLoaderError>;

/// The properties of a page in a part of its own.
pub(crate) trait Lazy: Clone + 'static {
    /// The last group of texts that its pages use.
    const TEXTS: Group = Group::Pages;

    /// Fetches the part, unless it has been fetched.
    fn fetch() -> impl Future<Output = Arrived<Self>>;

    /// Called when the part or its texts do not arrive.
    fn is_missed(&self) {}
}

/// The content shown instead of a page that has not arrived yet, or does not arrive.
#[derive(Clone, PartialEq)]
pub(crate) struct Fallback {
    meanwhile: Html,
    /// Whether that stays behind the page when the page has arrived.
    is_behind: bool,
    missing: Missing,
}

/// The notice where something does not arrive, with its language.
#[derive(Clone, Copy, PartialEq)]
enum Missing {
    Page(Language),
    Section(Language),
    /// None, because nothing is missed.
    Nothing,
}

impl Fallback {
    /// A notice in the place of a page: that it is coming, or that it does not arrive.
    pub(crate) fn page(language: Language) -> Fallback {
        Fallback { meanwhile: loading(language), ..Fallback::of(Missing::Page(language)) }
    }

    /// Nothing in the place of a section; where that does not arrive, a notice there says so.
    pub(crate) fn section(language: Language) -> Fallback {
        Fallback::of(Missing::Section(language))
    }

    /// Nothing, where no content is missed.
    pub(crate) fn nothing() -> Fallback {
        Fallback::of(Missing::Nothing)
    }

    fn of(missing: Missing) -> Fallback {
        Fallback { meanwhile: Html::default(), is_behind: false, missing }
    }

    /// The same with content that is sooner there.
    pub(crate) fn meanwhile(self, meanwhile: Html) -> Fallback {
        Fallback { meanwhile, ..self }
    }

    /// The same with content that stays behind the page when that has arrived: until the page is drawn, which the
    /// caller is told.
    pub(crate) fn behind(self, meanwhile: Html) -> Fallback {
        Fallback { meanwhile, is_behind: true, ..self }
    }
}

/// Draws the page, as soon as its part has arrived.
pub(crate) fn lazy<P: Lazy>(fallback: Fallback, page: P) -> Html {
    lazy_ahead(fallback, true, Some(page))
}

/// Draws the page, as soon as its properties are known and its part has arrived, which is fetched once it is wanted.
pub(crate) fn lazy_ahead<P: Lazy>(fallback: Fallback, is_wanted: bool, page: Option<P>) -> Html {
    // Another kind of page is a new component.
    let key = std::any::type_name::<P>();
    let page = is_wanted.then(|| AnyPage(Rc::new(page)));
    html! { <LazyPage {key} {fallback} {page} /> }
}

/// A page of any kind. One trait for all, because a Yew component of each kind would cost several
/// kilobytes.
trait LazilyDrawn {
    fn draw(&self) -> Option<Html>;
    fn fetch(&self) -> Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;
    fn group(&self) -> Group;
    fn is_missed(&self);
}

/// A page whose properties are known, or will be.
impl<P: Lazy> LazilyDrawn for Option<P> {
    fn draw(&self) -> Option<Html> {
        let page = self.clone()?;
        let draw = at_once(P::fetch())?.ok()?;
        Some(draw(page))
    }

    fn fetch(&self) -> Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>> {
        Box::pin(async { P::fetch().await.map(|_| ()) })
    }

    fn group(&self) -> Group {
        P::TEXTS
    }

    fn is_missed(&self) {
        if let Some(page) = self {
            page.is_missed();
        }
    }
}

#[derive(Clone)]
struct AnyPage(Rc<dyn LazilyDrawn>);

/// Never equal, because pages compare their own properties.
impl PartialEq for AnyPage {
    fn eq(&self, _: &AnyPage) -> bool {
        false
    }
}

thread_local! {
    /// Whether a part was requested since the app started.
    static HAS_BEGUN: Cell<bool> = const { Cell::new(false) };
    /// The setters of the pages that have not arrived: each has its page fetched again.
    static FAILED: RefCell<Vec<UseStateSetter<bool>>> = const { RefCell::new(Vec::new()) };
}

#[derive(Clone, PartialEq, Properties)]
struct LazyProps {
    fallback: Fallback,
    page: Option<AnyPage>,
}

#[component]
fn LazyPage(props: &LazyProps) -> Html {
    let has_failed = use_state_eq(|| false);
    let arrived = use_force_update();
    // Nothing has arrived when the app starts; polling would fetch it before anything is drawn.
    let language = use_context::<Language>().unwrap_or_default();
    let has_begun = HAS_BEGUN.replace(true);
    let may_be_there = |page: &&AnyPage| has_begun && texts::are_loaded(language, page.0.group());
    let drawn = props.page.as_ref().filter(may_be_there).and_then(|page| page.0.draw());
    {
        let setter = has_failed.setter();
        let is_to_fetch = drawn.is_none() && !*has_failed;
        let page = props.page.clone().filter(|_| is_to_fetch);
        // Where the language changes on the way, the texts of the new one are still missing.
        use_effect_with((page.is_some(), language), move |_| {
            if let Some(page) = page {
                wasm_bindgen_futures::spawn_local(async move {
                    browser::next_task().await;
                    let texts = texts::load(language, page.0.group());
                    let (texts, code) = join(texts, page.0.fetch()).await;
                    browser::next_task().await;
                    match (texts, code) {
                        (Ok(()), Ok(())) => arrived.force_update(),
                        (Err(_), _) | (_, Err(_)) => {
                            page.0.is_missed();
                            setter.set(true);
                            FAILED.with_borrow_mut(|failed| failed.push(setter));
                        }
                    }
                });
            }
        });
    }
    let on_retry = Callback::from(|()| ask_again());
    let Fallback { meanwhile, is_behind, missing } = &props.fallback;
    match (&drawn, missing) {
        (None, Missing::Page(language)) if *has_failed => missing_part(*language, on_retry),
        (None, Missing::Section(language)) if *has_failed => {
            before(Some(missing_section(*language, on_retry)), is_behind.then_some(meanwhile))
        }
        (None, Missing::Page(_) | Missing::Section(_) | Missing::Nothing) if !is_behind => {
            meanwhile.clone()
        }
        (_, Missing::Page(_) | Missing::Section(_) | Missing::Nothing) => {
            before(drawn, is_behind.then_some(meanwhile))
        }
    }
}

/// Has all that did not arrive fetched again: a part that draws in several places has a notice in one of them, and another
/// page of a part is drawn in the same place.
pub(crate) fn ask_again() {
    FAILED.take().into_iter().for_each(|setter| setter.set(false));
}

/// A page with what is behind it. One may come and the other go without either being drawn anew: each has a key.
fn before(page: Option<Html>, behind: Option<&Html>) -> Html {
    let page = page.map(|page| html! { <key="page">{ page }</> });
    let behind = behind.map(|behind| html! { <key="behind">{ behind.clone() }</> });
    html! { <>{ for [page, behind].into_iter().flatten() }</> }
}

/// Returns the value of a future that is ready without waiting.
fn at_once<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}
