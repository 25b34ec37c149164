//! The presenter's view: the audience's view, the next step, notes, hands and the stopwatch.

pub(crate) mod aside;
pub(crate) mod front;
pub(crate) mod hands;
pub(crate) mod hooks;
pub(crate) mod keys;
pub(crate) mod phones;
pub(crate) mod rail;
pub(crate) mod watch;

use crate::ui::document;
use std::rc::Rc;

use acconcio_training::scenario::{Boards, Catalogue};
use yew::prelude::*;

use super::action::PresenterAction;
use super::audience_view::{AudienceView, use_what_if};
use super::channel::use_presenter_actions;
use super::keys::Command;
use super::playlist::{Lookup, Playlist};
use super::presented::{PresentedIncident, use_presented};
use super::scene::Scene;
use super::show::{Played, Show};
use super::stage::{Outline, Stage};
use crate::features::course_plan::plans::Plans;
use crate::features::incident::what_if::WhatIf;
use crate::features::library::Library;
use crate::features::library::filter::Filter;
use crate::features::library::source::Source;
use crate::language::Language;
use crate::packs::own;
use crate::packs::refresher::use_courses_if;
use crate::packs::{Fetched, PackName, use_index_if, use_pack};
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::route::{PresentPage, Route};
use crate::ui::keys::DIALOG;
use crate::ui::notices::{broken_pack, loading};
use aside::aside;
use front::front;
use hooks::{use_broadcast_show, use_running_replay, use_saved_show};
use keys::keys_dialog;
use phones::{Phones, use_phones};
use rail::rail;

/// The properties of the presenter's page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PresenterProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The hash of the address, which names the incidents to be presented.
    pub(crate) hash: String,
}

/// The presentation that the address names, or the choice of one.
#[component]
pub(crate) fn PresenterPage(props: &PresenterProps) -> Html {
    let PresenterProps { shared, catalogue, hash } = props;
    let language = shared.language;
    let source = Source::of_hash(hash);
    let courses = use_courses_if(source.needs_courses(), source.course(), language, shared.laws);
    let index = use_index_if(source.needs_index(), shared.laws);
    let is_choice = source == Source::Nothing;
    let boards = use_pack::<Boards>(is_choice.then_some(PackName::Boards), Language::default());
    let plans = use_memo(hash.clone(), |_| shared.progress.storage().load::<Plans>());
    document::use_title(language, language.present().heading());
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
    let course = match &source {
        Source::Course(id) => courses.as_ref().and_then(|courses| courses.course(id)),
        Source::Nothing | Source::List(_) | Source::Chosen(_) | Source::Entry(..) => None,
    };
    let asked = Filter::laws_of_hash(hash);
    let laws = asked.or(course.and_then(|course| course.laws)).unwrap_or(shared.laws);
    let library = Library {
        courses: courses.as_deref(),
        index: index.ready().map(Rc::as_ref),
        laws,
        ..Library::of(catalogue, shared)
    };
    let playlist = Lookup { library, plans: &plans }.find(&source);
    match playlist {
        Some(playlist) if !playlist.items.is_empty() => {
            let (shared, playlist) = (shared.clone(), Rc::new(playlist));
            html! { <PresenterView key={hash.clone()} {shared} {playlist} way_out={way_out(&source)} /> }
        }
        other => {
            let shown = (courses.as_deref(), boards.ready().map(Rc::as_ref));
            front(language, &source, shown, other.as_ref())
        }
    }
}

/// The hash of the page from which the presenter came.
fn way_out(source: &Source) -> String {
    match source {
        Source::Course(course) => Route::Course { course: course.clone() }.to_hash(),
        Source::List(filter) => filter.to_hash(&Route::Library),
        Source::Entry(..) => Route::Present(PresentPage::Plan).to_hash(),
        Source::Nothing | Source::Chosen(_) => Route::Present(PresentPage::Presenter).to_hash(),
    }
}

/// The view that this window shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// The presenter's view.
    Presenter,
    /// The audience's view, where this screen is the one that the audience sees.
    AudienceView,
}

/// The properties of a presentation.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ShowProps {
    pub(crate) shared: Shared,
    pub(crate) playlist: Rc<Playlist>,
    /// The hash of the page to which leaving leads, `#` included.
    pub(crate) way_out: String,
}

/// The context of the parts of the presenter's view.
pub(crate) struct Controls<'a> {
    pub(crate) language: Language,
    pub(crate) props: &'a ShowProps,
    pub(crate) show: &'a Show,
    pub(crate) scene: &'a Scene,
    /// The incident, once it has been loaded.
    pub(crate) presented: Option<&'a PresentedIncident>,
    pub(crate) what_if: Option<&'a WhatIf>,
    pub(crate) outline: &'a Outline,
    pub(crate) on_order: &'a Callback<Command>,
    /// The phones of the classroom, where there is one.
    pub(crate) phones: &'a Phones,
}

impl Controls<'_> {
    /// A button's way to ask for an action.
    pub(crate) fn gives(&self, action: PresenterAction) -> Callback<MouseEvent> {
        self.on_order.reform(move |_: MouseEvent| Command::PresenterAction(action.clone()))
    }

    /// The callback of a button that gives a command.
    pub(crate) fn asks(&self, order: Command) -> Callback<MouseEvent> {
        self.on_order.reform(move |_: MouseEvent| order.clone())
    }
}

/// A presentation as it was left.
#[component]
fn PresenterView(props: &ShowProps) -> Html {
    let show = use_saved_show(props);
    let Some(scene) = show.scene() else { return html! {} };
    html! { <Presenting props={props.clone()} {show} {scene} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct PresentingProps {
    props: ShowProps,
    show: UseReducerHandle<Show>,
    scene: Scene,
}

/// The current incident of the presentation.
#[component]
fn Presenting(presenting: &PresentingProps) -> Html {
    let PresentingProps { props, show, scene } = presenting;
    let shared = &props.shared;
    let language = shared.language;
    let sight = use_state_eq(|| Sight::Presenter);
    let fetched = use_presented(&scene.item, language, scene.laws);
    let presented = fetched.ready().and_then(|presented| (**presented).clone());
    let outline =
        presented.as_ref().map(|presented| presented.outline(&show.left_out)).unwrap_or_default();
    let what_if = use_what_if(presented.as_ref(), scene);
    let marked = {
        let (presented, stage) = (presented.clone(), show.stage());
        move |digit| hands::marked_by(language, presented.as_deref()?, stage, digit)
    };
    let on_order = orders(show, &outline, &sight, is_ready(&fetched), marked);
    let phones = use_phones(show, &scene.item, &on_order);
    let on_order = phones.revealed_first(show.stage(), on_order);
    use_presenter_actions(on_order.clone(), shared.settings.single_keys);
    use_running_replay(show, shared.settings.speed.interval(), &on_order);
    // An incident of one's own is put into a link once, when it is there.
    let held = (scene.item.scenario.clone(), presented.is_some());
    let held = use_memo(held, |(scenario, _)| own::carried(&[scenario.as_str()]));
    use_broadcast_show(scene, (*held).clone(), on_order.clone());
    let controls = Controls {
        language,
        props,
        show,
        scene,
        presented: presented.as_deref(),
        what_if: what_if.as_deref(),
        outline: &outline,
        on_order: &on_order,
        phones: &phones,
    };
    let view = match (&fetched, &presented) {
        (Fetched::Loading, _) => {
            html! { <p class="present-notice">{ language.shell().loading() }</p> }
        }
        (Fetched::Failed(error), _) => {
            html! { <p class="present-notice" role="alert">{ language.shell().pack_failed() }{ ": " }{ error.to_string() }</p> }
        }
        (Fetched::Ready(_), None) => {
            html! { <p class="present-notice" role="alert">{ language.player().cannot_play() }</p> }
        }
        (Fetched::Ready(_), Some(presented)) => {
            html! { <AudienceView {language} scene={scene.clone()} presented={presented.clone()} what_if={what_if.clone()} /> }
        }
    };
    html! {
        <>
            { match *sight {
                Sight::Presenter => presenter_page(&controls, view),
                Sight::AudienceView => audience_page(&controls, view),
            } }
            { keys_dialog(&controls) }
        </>
    }
}

/// The readiness of an incident; one that cannot be shown is treated as one without stages.
fn is_ready(fetched: &Fetched<Option<Rc<PresentedIncident>>>) -> Readiness {
    match fetched {
        Fetched::Loading => Readiness::NotYet,
        Fetched::Failed(_) => Readiness::Never,
        Fetched::Ready(presented) if presented.is_none() => Readiness::Never,
        Fetched::Ready(_) => Readiness::Here,
    }
}

/// The readiness of an incident to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readiness {
    NotYet,
    Here,
    Never,
}

/// The callback that carries out commands; `marked` finds the answer of a digit. Until the incident has
/// been loaded its stages are not known.
fn orders(
    show: &UseReducerHandle<Show>,
    outline: &Outline,
    sight: &UseStateHandle<Sight>,
    readiness: Readiness,
    marked: impl Fn(u8) -> Option<usize> + 'static,
) -> Callback<Command> {
    let (show, outline, sight) = (show.clone(), outline.clone(), sight.clone());
    let give = move |show: &UseReducerHandle<Show>, outline: &Outline, action: PresenterAction| {
        let action = match (readiness, action) {
            (
                Readiness::NotYet,
                PresenterAction::Next
                | PresenterAction::Previous
                | PresenterAction::Start
                | PresenterAction::Toggle
                | PresenterAction::Last,
            ) => return,
            (Readiness::Never, PresenterAction::Next | PresenterAction::Toggle) => {
                PresenterAction::NextItem
            }
            (Readiness::Never, PresenterAction::Previous) => PresenterAction::PreviousItem,
            (_, action) => action,
        };
        let (outline, now) = (outline.clone(), browser::now());
        show.dispatch(Played { action, outline, now });
    };
    Callback::from(move |order: Command| {
        let counts = matches!(show.stage(), Stage::Question(_)) && show.marked.is_some();
        match order {
            Command::PresenterAction(action) => give(&show, &outline, action),
            Command::Digit(digit) => {
                if let Some(answer) = marked(digit) {
                    give(&show, &outline, PresenterAction::Mark(answer));
                }
            }
            Command::More if counts => give(&show, &outline, PresenterAction::Hands(1)),
            Command::Fewer if counts => give(&show, &outline, PresenterAction::Hands(-1)),
            Command::More => give(&show, &outline, PresenterAction::Zoom(1)),
            Command::Fewer => give(&show, &outline, PresenterAction::Zoom(-1)),
            Command::AudienceView => sight.set(match *sight {
                Sight::Presenter => Sight::AudienceView,
                Sight::AudienceView => Sight::Presenter,
            }),
            Command::FullScreen => browser::turn_full_screen(),
            Command::Help => browser::turn_dialog(DIALOG),
        }
    })
}

/// The presenter's page: the audience's view small, everything else beside it.
fn presenter_page(controls: &Controls<'_>, view: Html) -> Html {
    let words = controls.language.present();
    html! {
        <main id="content" class="lecturer" tabindex="-1">
            { rail::head(controls) }
            <div class="lecturer-stage">
                <section class="presenter-audience" aria-label={words.what_the_audience_sees()}>{ view }</section>
                { rail(controls) }
            </div>
            { aside(controls) }
            <p class="visually-hidden" aria-live="polite">{ spoken(controls) }</p>
        </main>
    }
}

/// The text that is spoken when the stage changes.
fn spoken(controls: &Controls<'_>) -> String {
    let Controls { language, scene, presented, .. } = controls;
    let section = || language.section_shown(scene.stage.section()).to_owned();
    let Some(presented) = presented else { return String::new() };
    match scene.stage {
        Stage::Replay(step) => presented.sentence_at(*language, step).unwrap_or_else(section),
        Stage::Question(question) => {
            let player = presented.adjudicated().map(|adjudicated| adjudicated.player());
            player.map_or_else(section, |player| language.question(question, player))
        }
        Stage::Ruling | Stage::Reasons(_) | Stage::WhatIf => section(),
    }
}

/// The audience's view with a narrow bar of buttons that reveals nothing.
fn audience_page(controls: &Controls<'_>, view: Html) -> Html {
    let words = controls.language.present();
    html! {
        <main id="content" class="audience is-alone" tabindex="-1">
            <h1 class="visually-hidden">{ controls.language.incident_of(controls.scene.place) }</h1>
            { view }
            <div class="alone-bar" role="toolbar" aria-label={words.what_the_audience_sees()}>
                <button type="button" class="button small" onclick={controls.gives(PresenterAction::Previous)}>{ words.previous() }</button>
                <button type="button" class="button small" onclick={controls.gives(PresenterAction::Next)}>{ words.next() }</button>
                <button type="button" class="button small" onclick={controls.asks(Command::FullScreen)}>{ words.full_screen() }</button>
                <button type="button" class="button small" onclick={controls.asks(Command::AudienceView)}>{ words.presenter_here() }</button>
            </div>
        </main>
    }
}
