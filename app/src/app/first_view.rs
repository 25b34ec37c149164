//! The first view of a page to which a link leads: the film of an incident, or the opening of a page of the handbook.
//! Both need little, and are painted before everything else is asked for.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::features::handbook::opening::{OpeningProps, has_opening};
use crate::features::incident::prelude::PreludeProps;
use crate::language::Language;
use crate::platform::effects::AFTER_DRAWING;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::lazy::{Fallback, Lazy, lazy, lazy_ahead};

/// The milliseconds after which the first view is no longer waited for.
const LATEST: u32 = 5_000;

/// The first view of the page by whose link the app was opened.
pub(super) struct FirstView {
    /// Whether it is still to be painted, for which everything else waits.
    pub(super) is_awaited: bool,
    /// Told when it has been drawn.
    on_drawn: Callback<()>,
}

/// The first view of the page of an address.
#[hook]
pub(super) fn use_first_view(hash: &str) -> FirstView {
    let route = Route::of_hash(hash);
    let has_any = has_opening(&route) || is_film_before(hash) && route.replay().is_some();
    let is_awaited = use_state_eq(|| has_any);
    let on_drawn = {
        let is_awaited = is_awaited.setter();
        use_callback((), move |(), ()| {
            let is_awaited = is_awaited.clone();
            Timeout::new(AFTER_DRAWING, move || is_awaited.set(false)).forget();
        })
    };
    let late = on_drawn.clone();
    use_effect_with((), move |()| {
        let timeout = Timeout::new(LATEST, move || late.emit(()));
        move || drop(timeout)
    });
    FirstView { is_awaited: has_any && *is_awaited, on_drawn }
}

impl FirstView {
    /// Draws a page once its first view has been painted.
    pub(super) fn then<P: Lazy>(&self, fallback: Fallback, page: P) -> Html {
        lazy_ahead(fallback, !self.is_awaited, Some(page))
    }

    /// The content until a page is there: its opening, or the notice that it is coming.
    pub(super) fn of_page(&self, language: Language, page: &Route) -> Fallback {
        let notice = Fallback::Notice(language);
        if !has_opening(page) {
            return notice;
        }
        let (page, on_drawn) = (page.clone(), self.on_drawn.clone());
        Fallback::Meanwhile(language, lazy(notice, OpeningProps { language, page, on_drawn }))
    }

    /// The content until the page of an incident is there: its film, or the notice that it is coming.
    pub(super) fn of_incident(
        &self,
        shared: &Shared,
        (scenario, variant, step): (&str, &str, usize),
        hash: &str,
    ) -> Fallback {
        let language = shared.language;
        if !is_film_before(hash) {
            return Fallback::Notice(language);
        }
        let film = PreludeProps {
            language,
            laws: shared.laws,
            scenario: scenario.to_owned(),
            variant: variant.to_owned(),
            step,
            interval: shared.settings.speed.interval(),
            on_drawn: self.on_drawn.clone(),
        };
        Fallback::Meanwhile(language, lazy(Fallback::Notice(language), film))
    }
}

/// Whether the film of an incident plays before the rest has come; an incident of a queue may not be seen before its
/// time.
fn is_film_before(hash: &str) -> bool {
    !hash.contains('?')
}
