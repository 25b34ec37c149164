//! The lecturer's side: what the room sees, what comes next, notes, hands and the watch.

mod aside;
mod front;
mod hands;
mod hooks;
mod keys;
mod rail;
mod watch;

use std::rc::Rc;

use acconcio_core::story::{Catalogue, Courses};
use yew::prelude::*;

use super::case::{Case, use_case};
use super::channel::use_cues;
use super::room::{Room, use_what_if};
use crate::app::Shared;
use crate::browser;
use crate::components::keys::DIALOG;
use crate::course_plan::Plans;
use crate::language::Language;
use crate::pages::notices::{broken_pack, loading};
use crate::present::{Cue, Lookup, Order, Outline, Played, Playlist, Scene, Show, Source, Stage};
use crate::route::{PresentPage, Route};
use crate::shelf::Shelf;
use crate::stories::{COURSES, Fetched, INDEX, use_pack};
use crate::whatif::WhatIf;
use aside::aside;
use front::front;
use hooks::{use_kept_show, use_running_film, use_told_show};
use keys::keys_dialog;
use rail::rail;

/// What the lecturer's side needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct LecturerProps {
    pub(super) shared: Shared,
    pub(super) catalogue: Rc<Catalogue>,
    /// What is presented, as the address tells it.
    pub(super) hash: String,
}

/// The show that the address names, or the choice of one.
#[component]
pub(super) fn LecturerPage(props: &LecturerProps) -> Html {
    let LecturerProps { shared, catalogue, hash } = props;
    let language = shared.language;
    let source = Source::of_hash(hash);
    let courses = use_pack::<Courses>(source.needs_courses().then_some(COURSES));
    let index = use_pack(source.needs_index().then_some(INDEX));
    let plans = use_memo(hash.clone(), |_| shared.progress.storage().load::<Plans>());
    browser::use_title(language, language.present().heading);
    if source.needs_courses() {
        match &courses {
            Fetched::Loading => return loading(language),
            Fetched::Failed(error) => return broken_pack(language, error),
            Fetched::Ready(_) => {}
        }
    }
    if source.needs_index() {
        match &index {
            Fetched::Loading => return loading(language),
            Fetched::Failed(error) => return broken_pack(language, error),
            Fetched::Ready(_) => {}
        }
    }
    let courses = courses.ready().cloned();
    let shelf = Shelf {
        catalogue,
        courses: courses.as_deref(),
        index: index.ready().map(Rc::as_ref),
        review: None,
        progress: shared.progress.progress(),
        language,
    };
    let playlist = source.find(&Lookup { shelf, plans: &plans });
    match playlist {
        Some(playlist) if !playlist.items.is_empty() => {
            let (shared, playlist) = (shared.clone(), Rc::new(playlist));
            html! { <LecturerShow key={hash.clone()} {shared} {playlist} way_out={way_out(&source)} /> }
        }
        other => front(language, &source, courses.as_deref(), other.as_ref()),
    }
}

/// Where the lecturer came from.
fn way_out(source: &Source) -> String {
    match source {
        Source::Course(course) => Route::Course { course: course.clone() }.to_hash(),
        Source::List(filter) => filter.to_hash(&Route::Library),
        Source::Entry(..) => Route::Present(PresentPage::Plan).to_hash(),
        Source::Nothing | Source::Chosen(_) => Route::Present(PresentPage::Lecturer).to_hash(),
    }
}

/// Which side this window shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// The lecturer's.
    Lecturer,
    /// The room's: where this screen is the one on the wall.
    Room,
}

/// What a show needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ShowProps {
    pub(super) shared: Shared,
    pub(super) playlist: Rc<Playlist>,
    /// Where one leaves it for, `#` included.
    pub(super) way_out: String,
}

/// What the parts of the lecturer's side show.
pub(super) struct Desk<'a> {
    pub(super) language: Language,
    pub(super) props: &'a ShowProps,
    pub(super) show: &'a Show,
    pub(super) scene: &'a Scene,
    /// The incident, once it is here.
    pub(super) case: Option<&'a Case>,
    pub(super) what_if: Option<&'a WhatIf>,
    pub(super) outline: &'a Outline,
    pub(super) on_order: &'a Callback<Order>,
}

impl Desk<'_> {
    /// A button's way to give a cue.
    pub(super) fn gives(&self, cue: Cue) -> Callback<MouseEvent> {
        self.on_order.reform(move |_: MouseEvent| Order::Cue(cue.clone()))
    }

    /// A button's way to ask for something.
    pub(super) fn asks(&self, order: Order) -> Callback<MouseEvent> {
        self.on_order.reform(move |_: MouseEvent| order.clone())
    }
}

/// A show, as it was left.
#[component]
fn LecturerShow(props: &ShowProps) -> Html {
    let show = use_kept_show(props);
    let Some(scene) = show.scene() else { return html! {} };
    html! { <Presenting props={props.clone()} {show} {scene} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct PresentingProps {
    props: ShowProps,
    show: UseReducerHandle<Show>,
    scene: Scene,
}

/// The incident that the show has come to.
#[component]
fn Presenting(presenting: &PresentingProps) -> Html {
    let PresentingProps { props, show, scene } = presenting;
    let shared = &props.shared;
    let language = shared.language;
    let sight = use_state_eq(|| Sight::Lecturer);
    let fetched = use_case(&scene.item);
    let case = fetched.ready().and_then(|case| (**case).clone());
    let outline = case.as_ref().map(|case| case.outline(&show.left_out)).unwrap_or_default();
    let what_if = use_what_if(case.as_ref(), scene);
    let marked = {
        let (case, stage) = (case.clone(), show.stage());
        move |digit| hands::marked_by(language, case.as_deref()?, stage, digit)
    };
    let on_order = orders(show, &outline, &sight, is_ready(&fetched), marked);
    use_cues(on_order.clone(), shared.settings.single_keys);
    use_running_film(show, shared.settings.speed.interval(), &on_order);
    use_told_show(scene, on_order.clone());
    let desk = Desk {
        language,
        props,
        show,
        scene,
        case: case.as_deref(),
        what_if: what_if.as_deref(),
        outline: &outline,
        on_order: &on_order,
    };
    let room = match (&fetched, &case) {
        (Fetched::Loading, _) => {
            html! { <p class="present-notice">{ language.shell().loading }</p> }
        }
        (Fetched::Failed(error), _) => {
            html! { <p class="present-notice" role="alert">{ language.shell().pack_failed }{ ": " }{ error.to_string() }</p> }
        }
        (Fetched::Ready(_), None) => {
            html! { <p class="present-notice" role="alert">{ language.player().cannot_play }</p> }
        }
        (Fetched::Ready(_), Some(case)) => {
            html! { <Room {language} scene={scene.clone()} case={case.clone()} what_if={what_if.clone()} /> }
        }
    };
    html! {
        <>
            { match *sight {
                Sight::Lecturer => lecturers_page(&desk, room),
                Sight::Room => rooms_page(&desk, room),
            } }
            { keys_dialog(&desk) }
        </>
    }
}

/// An incident that cannot be shown is passed over as one without stages.
fn is_ready(fetched: &Fetched<Option<Rc<Case>>>) -> Readiness {
    match fetched {
        Fetched::Loading => Readiness::NotYet,
        Fetched::Failed(_) => Readiness::Never,
        Fetched::Ready(case) if case.is_none() => Readiness::Never,
        Fetched::Ready(_) => Readiness::Here,
    }
}

/// Whether an incident can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readiness {
    NotYet,
    Here,
    Never,
}

/// What orders do; `marked` finds the answer of a digit. As long as the incident is on its way, its
/// stages are not known.
fn orders(
    show: &UseReducerHandle<Show>,
    outline: &Outline,
    sight: &UseStateHandle<Sight>,
    readiness: Readiness,
    marked: impl Fn(u8) -> Option<usize> + 'static,
) -> Callback<Order> {
    let (show, outline, sight) = (show.clone(), outline.clone(), sight.clone());
    let give = move |show: &UseReducerHandle<Show>, outline: &Outline, cue: Cue| {
        let cue = match (readiness, cue) {
            (
                Readiness::NotYet,
                Cue::Next | Cue::Previous | Cue::Start | Cue::Toggle | Cue::Last,
            ) => return,
            (Readiness::Never, Cue::Next | Cue::Toggle) => Cue::NextItem,
            (Readiness::Never, Cue::Previous) => Cue::PreviousItem,
            (_, cue) => cue,
        };
        let (outline, now) = (outline.clone(), browser::now());
        show.dispatch(Played { cue, outline, now });
    };
    Callback::from(move |order: Order| {
        let counts = matches!(show.stage(), Stage::Question(_)) && show.marked.is_some();
        match order {
            Order::Cue(cue) => give(&show, &outline, cue),
            Order::Digit(digit) => {
                if let Some(answer) = marked(digit) {
                    give(&show, &outline, Cue::Mark(answer));
                }
            }
            Order::More if counts => give(&show, &outline, Cue::Hands(1)),
            Order::Fewer if counts => give(&show, &outline, Cue::Hands(-1)),
            Order::More => give(&show, &outline, Cue::Zoom(1)),
            Order::Fewer => give(&show, &outline, Cue::Zoom(-1)),
            Order::Room => sight.set(match *sight {
                Sight::Lecturer => Sight::Room,
                Sight::Room => Sight::Lecturer,
            }),
            Order::FullScreen => browser::turn_full_screen(),
            Order::Help => browser::turn_dialog(DIALOG),
        }
    })
}

/// The room's view small, everything else beside it.
fn lecturers_page(desk: &Desk<'_>, room: Html) -> Html {
    let words = desk.language.present();
    html! {
        <main id="content" class="lecturer" tabindex="-1">
            { rail::head(desk) }
            <div class="lecturer-stage">
                <section class="lecturer-room" aria-label={words.what_the_room_sees}>{ room }</section>
                { rail(desk) }
            </div>
            { aside(desk) }
            <p class="visually-hidden" aria-live="polite">{ spoken(desk) }</p>
        </main>
    }
}

/// What the room has just been shown.
fn spoken(desk: &Desk<'_>) -> String {
    let Desk { language, scene, case, .. } = desk;
    let part = || language.part_shown(scene.stage.part()).to_owned();
    let Some(case) = case else { return String::new() };
    match scene.stage {
        Stage::Film(step) => case.told_at(*language, step).unwrap_or_else(part),
        Stage::Question(question) => {
            let player = case.dossier().map(|dossier| dossier.player());
            player.map_or_else(part, |player| language.question(question, player))
        }
        Stage::Ruling | Stage::Reasons(_) | Stage::WhatIf => part(),
    }
}

/// What the room sees, and a narrow bar that tells nothing.
fn rooms_page(desk: &Desk<'_>, room: Html) -> Html {
    let words = desk.language.present();
    html! {
        <main id="content" class="audience is-alone" tabindex="-1">
            <h1 class="visually-hidden">{ desk.language.incident_of(desk.scene.place) }</h1>
            { room }
            <div class="alone-bar" role="toolbar" aria-label={words.what_the_room_sees}>
                <button type="button" class="button small" onclick={desk.gives(Cue::Previous)}>{ words.previous }</button>
                <button type="button" class="button small" onclick={desk.gives(Cue::Next)}>{ words.next }</button>
                <button type="button" class="button small" onclick={desk.asks(Order::FullScreen)}>{ words.full_screen }</button>
                <button type="button" class="button small" onclick={desk.asks(Order::Room)}>{ words.lecturer_here }</button>
            </div>
        </main>
    }
}
