//! The course of Quadrigliona: lessons whose incidents are of matches.

use acconcio_quadrigliona::scenario::MatchScenarios;
use acconcio_training::scenario::{Course, IncidentName};
use yew::prelude::*;

use super::course_progress::CourseProgress;
use super::lessons::{IncidentLine, Shown, whole};
use crate::features::library::queue::Queue;
use crate::features::quadrigliona::rulings::Rulings;
use crate::packs::{Fetched, PackName, use_pack};
use crate::platform::storage::progress::State;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::link::link;
use crate::ui::notices::{broken_pack, loading};

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MatchCourseProps {
    pub(crate) shared: Shared,
    pub(crate) course: Course,
}

/// The page of a course of matches.
#[component]
pub(crate) fn MatchCourse(props: &MatchCourseProps) -> Html {
    let MatchCourseProps { shared, course } = props;
    let language = shared.language;
    let rulings = use_memo((), |()| shared.progress.storage().load::<Rulings>());
    let matches = match use_pack::<MatchScenarios>(Some(PackName::Matches), language) {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(matches) => matches,
    };
    let state = |name: &IncidentName| state(&rulings, name);
    let line = |name: &IncidentName| {
        let scenario = matches.scenario(&name.scenario)?;
        let label = &scenario.variant(&name.variant)?.label;
        let (title, state) = (&scenario.title, state(name));
        Some(IncidentLine { title, label, state, placement: None })
    };
    let game = html! { { language.quadrigliona().to_game() } };
    let beside = link(&Route::Quadrigliona { replay: None }, "button", game);
    whole(&Shown {
        language,
        course,
        progress: CourseProgress::of(course, state),
        address: &|name| Queue::of_course(course).match_at(&name.scenario, &name.variant),
        line: &line,
        beside,
        score: Html::default(),
    })
}

/// The state of a match by the rulings so far.
pub(crate) fn state(rulings: &Rulings, name: &IncidentName) -> State {
    match rulings.on(&name.scenario, &name.variant) {
        None => State::NotRuled,
        Some(ruled) if ruled.is_right() => State::Right,
        Some(_) => State::Wrong,
    }
}
