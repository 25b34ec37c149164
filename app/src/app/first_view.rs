//! The first view of the page with which a visit begins: the replay of an incident, on home and behind a link, or the
//! opening of a page of the handbook. It needs little, and is painted before everything else is asked for.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::features::handbook::opening::{OpeningProps, has_opening};
use crate::features::home::coming::is_told;
use crate::features::home::page::OpeningReplay;
use crate::features::incident::early_replay::EarlyReplayProps;
use crate::features::incident::prelude::PreludeProps;
use crate::language::Language;
use crate::platform::effects::{AFTER_DRAWING, use_told_if};
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::lazy::{Fallback, Lazy, lazy, lazy_ahead};
use crate::ui::notices::loading;

/// The milliseconds after which the first view is no longer waited for.
const LATEST: u32 = 5_000;

/// The progress of the first view.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    /// Still to be painted.
    Awaited,
    /// Painted, or it cannot be.
    Painted,
    /// Not painted for so long that nothing waits for it any more.
    Late,
    /// Left, or its place taken by what it was the first view of.
    Over,
}

impl Reducible for Stage {
    type Action = Stage;

    fn reduce(self: Rc<Stage>, next: Stage) -> Rc<Stage> {
        if *self == Stage::Awaited || next == Stage::Over { Rc::new(next) } else { self }
    }
}

/// The first view of the page with which the app was opened.
pub(super) struct FirstView {
    /// Whether it is still to be painted, for which everything else waits.
    pub(super) is_awaited: bool,
    /// Whether the list of incidents waits for it, or for the page of the incident that a link leads to alone.
    pub(super) is_before_list: bool,
    /// Whether the page of an incident is still to be drawn, before which its replay stays.
    is_page_awaited: bool,
    /// Whether the replay of the first incident plays on home.
    is_on_home: bool,
    /// Told when it has been drawn, or cannot be.
    on_drawn: Callback<()>,
    /// Told when its place has been taken.
    on_over: Callback<()>,
    /// Told when the page has been drawn, or cannot be without the list.
    pub(super) on_page: Callback<()>,
}

/// The first view of the page of an address.
#[hook]
pub(super) fn use_first_view(hash: &str, language: Language) -> FirstView {
    let route = Route::of_hash(hash);
    let is_home = route == Route::Home;
    let opens_on_home = use_memo((), |()| is_home && is_told(language));
    let has_any = has_opening(&route) || is_alone(hash) || is_home && *opens_on_home;
    let stage = use_reducer_eq(|| if has_any { Stage::Awaited } else { Stage::Over });
    let on_drawn = {
        let stage = stage.dispatcher();
        use_callback((), move |(), ()| {
            let stage = stage.clone();
            Timeout::new(AFTER_DRAWING, move || stage.dispatch(Stage::Painted)).forget();
        })
    };
    let on_over = {
        let stage = stage.dispatcher();
        use_callback((), move |(), ()| stage.dispatch(Stage::Over))
    };
    {
        let stage = stage.dispatcher();
        use_effect_with((), move |()| {
            let timeout = Timeout::new(LATEST, move || stage.dispatch(Stage::Late));
            move || drop(timeout)
        });
    }
    // Who comes back to home may have another incident before him.
    use_told_if(*opens_on_home && !is_home, &on_over);
    let page_is_awaited = use_state_eq(|| true);
    let on_page = {
        let page_is_awaited = page_is_awaited.setter();
        use_callback((), move |(), ()| page_is_awaited.set(false))
    };
    let is_awaited = has_any && *stage == Stage::Awaited;
    let is_page_awaited = *page_is_awaited;
    let is_before_list = is_awaited || is_page_awaited && is_alone(hash);
    let can_play = matches!(*stage, Stage::Awaited | Stage::Painted);
    let is_on_home = is_home && *opens_on_home && can_play;
    FirstView {
        is_awaited,
        is_before_list,
        is_page_awaited,
        is_on_home,
        on_drawn,
        on_over,
        on_page,
    }
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

    /// The replay of the first incident on home; none where that does not play, or no more.
    pub(super) fn of_home(&self) -> Option<OpeningReplay> {
        let (on_drawn, on_over) = (self.on_drawn.clone(), self.on_over.clone());
        self.is_on_home.then(|| OpeningReplay { is_awaited: self.is_awaited, on_drawn, on_over })
    }

    /// The content until the page of an incident is there: its replay, or the notice that it is coming.
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
        let replay = EarlyReplayProps {
            language,
            laws: shared.laws,
            scenario: scenario.to_owned(),
            variant: variant.to_owned(),
            step,
            interval: shared.settings.speed.interval(),
            on_drawn: self.on_drawn.clone(),
        };
        notice.clone().behind(lazy(notice, PreludeProps { replay }))
    }
}

/// Whether an address leads to an incident alone. Its replay plays before the rest has come, and its page is drawn before
/// the list of incidents; an incident of a queue may not be seen before its time, and its place in it is asked of the list.
pub(super) fn is_alone(hash: &str) -> bool {
    !hash.contains('?') && Route::of_hash(hash).replay().is_some()
}
