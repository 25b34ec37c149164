//! The first view of a page to which a link leads: the film of an incident, or the opening of a page of the handbook.
//! Both need little, and are painted before everything else is asked for.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::features::handbook::opening::{OpeningProps, has_opening};
use crate::features::home::coming::is_told;
use crate::features::home::page::OpeningFilm;
use crate::features::incident::film::FilmProps;
use crate::features::incident::prelude::PreludeProps;
use crate::language::Language;
use crate::platform::effects::AFTER_DRAWING;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::lazy::{Fallback, Lazy, lazy, lazy_ahead};
use crate::ui::notices::loading;

/// The milliseconds after which the first view is no longer waited for.
const LATEST: u32 = 5_000;

/// The first view of the page by whose link the app was opened.
pub(super) struct FirstView {
    /// Whether it is still to be painted, for which everything else waits.
    pub(super) is_awaited: bool,
    /// Whether the list of incidents waits for it, or for the page of the incident that a link leads to alone.
    pub(super) is_before_list: bool,
    /// Whether an incident is still to be drawn, before which its film stays.
    is_page_awaited: bool,
    /// Whether home begins with the film of the first incident.
    is_first_visit: bool,
    /// Told when it has been drawn.
    on_drawn: Callback<()>,
    /// Told when the page has been drawn, or cannot be without the list.
    pub(super) on_page: Callback<()>,
}

/// The first view of the page of an address.
#[hook]
pub(super) fn use_first_view(hash: &str, language: Language) -> FirstView {
    let route = Route::of_hash(hash);
    let is_first_visit = route == Route::Home && is_told(language);
    let has_any = has_opening(&route) || is_alone(hash) || is_first_visit;
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
    let page_is_awaited = use_state_eq(|| true);
    let on_page = {
        let page_is_awaited = page_is_awaited.setter();
        use_callback((), move |(), ()| page_is_awaited.set(false))
    };
    let is_awaited = has_any && *is_awaited;
    let is_page_awaited = *page_is_awaited;
    let is_before_list = is_awaited || is_page_awaited && is_alone(hash);
    FirstView { is_awaited, is_before_list, is_page_awaited, is_first_visit, on_drawn, on_page }
}

impl FirstView {
    /// Draws a page once its first view has been painted.
    pub(super) fn then<P: Lazy>(&self, fallback: Fallback, page: P) -> Html {
        lazy_ahead(fallback, !self.is_awaited, Some(page))
    }

    /// The content until a page is there: its opening, or the notice that it is coming.
    pub(super) fn of_page(&self, language: Language, page: &Route) -> Fallback {
        let notice = Fallback::page(language);
        if !has_opening(page) {
            return notice;
        }
        let (page, on_drawn) = (page.clone(), self.on_drawn.clone());
        let opening = lazy(notice.clone(), OpeningProps { language, page, on_drawn });
        notice.meanwhile(opening)
    }

    /// The film of the first incident on home; none where that does not play, or no more.
    pub(super) fn of_home(&self) -> Option<OpeningFilm> {
        let plays = self.is_first_visit && self.is_page_awaited;
        let (on_drawn, on_over) = (self.on_drawn.clone(), self.on_page.clone());
        plays.then(|| OpeningFilm { is_awaited: self.is_awaited, on_drawn, on_over })
    }

    /// The content until the page of an incident is there: its film, or the notice that it is coming.
    pub(super) fn of_incident(
        &self,
        shared: &Shared,
        (scenario, variant, step): (&str, &str, usize),
        hash: &str,
    ) -> Fallback {
        let language = shared.language;
        let notice = Fallback::page(language);
        if !self.is_page_awaited {
            return notice;
        }
        if !is_alone(hash) {
            return notice.behind(loading(language));
        }
        let film = FilmProps {
            language,
            laws: shared.laws,
            scenario: scenario.to_owned(),
            variant: variant.to_owned(),
            step,
            interval: shared.settings.speed.interval(),
            on_drawn: self.on_drawn.clone(),
        };
        notice.clone().behind(lazy(notice, PreludeProps { film }))
    }
}

/// Whether an address leads to an incident alone. Its film plays before the rest has come, and its page is drawn before
/// the list of incidents; an incident of a queue may not be seen before its time, and its place in it is asked of the list.
pub(super) fn is_alone(hash: &str) -> bool {
    !hash.contains('?') && Route::of_hash(hash).replay().is_some()
}
