//! The whole page: its frame, and the state that all its parts share.

pub(crate) mod exam;
mod first_view;
pub(crate) mod handbook;
pub(crate) mod owning;
mod page_props;
pub(crate) mod pages;
pub(crate) mod present;
pub(crate) mod start;
pub(crate) mod worker;

use crate::profile::shared::{SettingsHandle, Shared};
use crate::ui::document;
use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::scenario::Catalogue;
use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use crate::features::exam::lock::{admitted, use_locked};
use crate::features::home::page::HomePage;
use crate::features::incident::page::IncidentPageProps;
use crate::features::incident::visit;
use crate::features::library::filter::{Filter, with_query};
use crate::features::lms::package::has_to_be_passed;
use crate::features::own::page::OwnProps;
use crate::features::quadrigliona::page::QuadriglionaProps;
use crate::language::Language;
use crate::packs::{Scenarios, use_catalogue_if};
use crate::platform::address;
use crate::platform::browser;
use crate::platform::effects::use_told_if;
use crate::platform::storage::{Remark, Storage};
use crate::profile::progress::use_progress_in;
use crate::profile::settings::{SettingChange, Settings, UndrawnSettings};
use crate::route::{ExamPage, PresentPage, Route};
use crate::texts::{Spoken, use_texts};
use crate::ui::footer::footer;
use crate::ui::header::header;
use crate::ui::lazy::{Fallback, ask_again, lazy, lazy_ahead};
use crate::ui::new_version::NewVersion;
use crate::ui::notices::{broken_pack, loading, not_found};
use crate::ui::remarks::{missing_language, remarks};
use exam::ExamPartProps;
use first_view::{FirstView, is_alone, use_first_view};
use handbook::HandbookPartProps;
use owning::{Owning, use_own};
use page_props::PageProps;
use pages::PagesPartProps;
use present::PresentPartProps;

/// The properties of the whole page.
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// The data saved on this device.
    pub storage: Storage,
    /// Called when the first page is drawn.
    pub on_drawn: Callback<()>,
}

/// The parts of the first page that are drawn so far, each in a task of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Drawn {
    /// None: what is saved on the device is read.
    Nothing,
    /// The header, where the page has one.
    Header,
    /// All of it.
    Whole,
}

/// The whole page.
#[component]
pub fn App(props: &AppProps) -> Html {
    let storage = props.storage.clone();
    let (said, on_dismiss) = use_remarks(&storage);
    let settings = {
        let storage = storage.clone();
        use_reducer(move || storage.load::<Settings>())
    };
    let progress = use_progress_in(&storage);
    let asked = use_memo((), |()| document::asked_language());
    let on_chosen = {
        let settings = settings.dispatcher();
        use_callback((), move |language, ()| settings.dispatch(SettingChange::Language(language)))
    };
    let Spoken { language, missing, on_ask } = use_texts(settings.language(*asked), &on_chosen);
    use_settings(&storage, &settings, language);
    let laws = settings.laws;
    let shared = Shared { language, on_language: on_ask, laws, settings, progress };
    let drawn = match browser::use_one_after_another(2) {
        0 => Drawn::Nothing,
        1 => Drawn::Header,
        _ => Drawn::Whole,
    };
    use_told_if(drawn == Drawn::Whole, &props.on_drawn);
    html! {
        <ContextProvider<Language> context={language}>
            <ContextProvider<Storage> context={storage}>
                if drawn >= Drawn::Header {
                    <Frame {shared} {missing} remarks={said} {on_dismiss} {drawn} />
                }
            </ContextProvider<Storage>>
        </ContextProvider<Language>>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct FrameProps {
    shared: Shared,
    missing: UseStateHandle<Option<Language>>,
    remarks: Vec<Remark>,
    on_dismiss: Callback<()>,
    drawn: Drawn,
}

/// The page of the address, between header and footer.
#[component]
fn Frame(props: &FrameProps) -> Html {
    let (hash, replace) = address::use_hash();
    let laws = Filter::laws_of_hash(&hash).unwrap_or(props.shared.laws);
    let shared = &Shared { laws, ..props.shared.clone() };
    let owning = use_own(shared.progress.storage(), &hash);
    let first_view = use_first_view(&hash, shared.language);
    let is_needed = Route::of_hash(&hash) != Route::Home && !first_view.is_before_list;
    let scenarios = use_catalogue_if(is_needed, shared.language);
    let route =
        admitted(use_named_variant(&hash, &scenarios, &replace), props.shared.progress.storage());
    use_locked();
    use_begun_page(&route, title(shared.language, &scenarios, (&route, &hash)));
    // A projector shows nothing around the presentation.
    let is_presentation =
        matches!(route, Route::Present(PresentPage::Audience | PresentPage::Presenter));
    if props.drawn < Drawn::Whole {
        return if is_presentation {
            html! {}
        } else {
            framed(props, &route, None)
        };
    }
    let language = shared.language;
    let own =
        |refusal| lazy(Fallback::page(language), OwnProps { shared: shared.clone(), refusal });
    let page = match owning {
        Owning::Refused(refusal) => own(Some(refusal)),
        // The notice that the part did not arrive stands in the place of this page.
        Owning::Missing => own(None),
        Owning::Coming if route != Route::Home => loading(language),
        Owning::There | Owning::Coming => {
            let (shared, route) = (shared.clone(), route.clone());
            let hash = (*hash).clone();
            page(PageProps { shared, scenarios, route, hash, on_hash: replace }, &first_view)
        }
    };
    if route == Route::Present(PresentPage::Audience) {
        page
    } else if is_presentation {
        html! {
            <>
                { remarks(shared.language, &props.remarks, &props.on_dismiss) }
                { page }
            </>
        }
    } else {
        framed(props, &route, Some(page))
    }
}

/// Draws a page.
fn page(page: PageProps, first_view: &FirstView) -> Html {
    let language = page.shared.language;
    let fallback = first_view.of_page(language, &page.route);
    match (&page.route, &page.scenarios) {
        (
            Route::Laws { .. } | Route::Handbook(_) | Route::Mate | Route::Claims | Route::Bench,
            _,
        ) => first_view.then(fallback, HandbookPartProps { page }),
        (Route::Quadrigliona { replay }, _) => {
            let replay = replay.clone();
            let PageProps { shared, hash, .. } = page;
            first_view.then(fallback, QuadriglionaProps { shared, replay, hash })
        }
        (Route::Exam(_) | Route::Print { .. }, _) => lazy(fallback, ExamPartProps { page }),
        (Route::Present(_), _) => lazy(fallback, PresentPartProps { page }),
        (Route::Home, _) => {
            html! { <HomePage shared={page.shared} replay={first_view.of_home()} /> }
        }
        (Route::Own, _) => lazy(fallback, OwnProps { shared: page.shared, refusal: None }),
        (
            Route::Library
            | Route::Practice
            | Route::Courses
            | Route::Course { .. }
            | Route::Progress
            | Route::Settings,
            _,
        ) => lazy(fallback, PagesPartProps { page }),
        (Route::Incident { .. } | Route::Moment { .. }, known)
            if is_alone(&page.hash) || !matches!(known, Scenarios::Failed(_)) =>
        {
            incident(page, first_view)
        }
        (_, Scenarios::Loading) => loading(language),
        (_, Scenarios::Failed(error)) => broken_pack(language, error),
        // The list is there and has named no variant: it has no incident of this name.
        (Route::Scenario { .. }, Scenarios::Ready(_)) => unknown(page),
        (Route::Incident { .. } | Route::Moment { .. } | Route::NotFound, Scenarios::Ready(_)) => {
            not_found(language)
        }
    }
}

/// Draws a page with its header, footer and dialogs; its header alone where there is no page yet.
fn framed(props: &FrameProps, route: &Route, page: Option<Html>) -> Html {
    let Shared { language, .. } = &props.shared;
    let teach = (!has_to_be_passed()).then_some(Route::Present(PresentPage::Teach));
    html! {
        <>
            { skip(*language) }
            { header(&props.shared, route, teach.as_ref()) }
            if let Some(page) = page {
                // It would cover the time of an exam, and comes when that is over.
                if !matches!(route, Route::Exam(ExamPage::Sit(_))) { <NewVersion language={*language} /> }
                { remarks(*language, &props.remarks, &props.on_dismiss) }
                { missing_language(*language, &props.missing) }
                { page }
                { footer(*language) }
            }
        </>
    }
}

fn incident(page: PageProps, first_view: &FirstView) -> Html {
    let Some((scenario, variant, step)) = page.route.replay() else {
        return not_found(page.shared.language);
    };
    let is_unknown = |catalogue: &Rc<Catalogue>| {
        catalogue.scenario(scenario).and_then(|entry| entry.variant(variant)).is_none()
    };
    if page.scenarios.ready().is_some_and(is_unknown) {
        return unknown(page);
    }
    let fallback = first_view.of_incident(&page.shared, (scenario, variant, step), &page.hash);
    let props = (is_alone(&page.hash) || page.scenarios.ready().is_some()).then(|| {
        let (scenario, variant) = (scenario.to_owned(), variant.to_owned());
        let on_drawn = first_view.on_page.clone();
        let PageProps { shared, scenarios: catalogue, hash, .. } = page.clone();
        IncidentPageProps { shared, catalogue, scenario, variant, step, hash, on_drawn }
    });
    // The part of an incident in a queue comes beside the catalogue.
    lazy_ahead(fallback, !first_view.is_awaited, props)
}

/// Draws the page of an incident that there is not.
fn unknown(page: PageProps) -> Html {
    lazy(Fallback::page(page.shared.language), PagesPartProps { page })
}

/// Draws the button that skips the header. It is a button, because a link would change the address that
/// names the page.
fn skip(language: Language) -> Html {
    let onclick = Callback::from(|_: MouseEvent| browser::focus("content"));
    html! { <button type="button" class="skip" {onclick}>{ language.shell().skip() }</button> }
}

/// Returns the title of the window; none where the page sets it, because its texts are loaded with it.
fn title(
    language: Language,
    scenarios: &Scenarios,
    (route, hash): (&Route, &str),
) -> Option<String> {
    let words = &language.shell();
    let of_page = match route {
        Route::Home => None,
        Route::Library => Some(words.library()),
        Route::Courses => Some(language.home().courses()),
        Route::Practice => Some(language.home().practice()),
        Route::Progress => Some(words.progress()),
        Route::Settings => Some(words.settings()),
        // Where an incident is shown alone, its page does without the list.
        Route::Scenario { .. } | Route::Incident { .. } | Route::Moment { .. }
            if matches!(scenarios, Scenarios::Failed(_)) && !is_alone(hash) =>
        {
            Some(words.pack_failed())
        }
        Route::Scenario { .. }
        | Route::Incident { .. }
        | Route::Moment { .. }
        | Route::Course { .. }
        | Route::Handbook(_)
        | Route::Laws { .. }
        | Route::Mate
        | Route::Claims
        | Route::Bench
        | Route::Quadrigliona { .. }
        | Route::Own
        | Route::Print { .. }
        | Route::Exam(_)
        | Route::Present(_) => return None,
        Route::NotFound => Some(words.not_found()),
    };
    Some(language.window_title(of_page))
}

/// Returns the page of an address. Where it names an incident without a variant, the address is replaced
/// by one with the first variant, as soon as the incidents are known; the rest of it stays.
#[hook]
fn use_named_variant(hash: &str, scenarios: &Scenarios, on_hash: &Callback<String>) -> Route {
    let asked = Route::of_hash(hash);
    let route = match scenarios {
        Scenarios::Ready(catalogue) => asked.clone().with_variant(catalogue),
        Scenarios::Loading | Scenarios::Failed(_) => asked.clone(),
    };
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    let full = (route != asked).then(|| with_query(&route, query));
    let on_hash = on_hash.clone();
    use_effect_with(full, move |full| {
        if let Some(full) = full {
            on_hash.emit(full.clone());
        }
    });
    route
}

/// Sets the title, and scrolls a new page to its top, unless its address names a place on it or the
/// reader comes back to a ruling. The first page is left as the browser has it.
#[hook]
fn use_begun_page(route: &Route, title: Option<String>) {
    let replay = route.replay().map(|(scenario, variant, _)| Route::incident(scenario, variant));
    let page = replay.unwrap_or_else(|| route.clone());
    let before = use_mut_ref(|| page.clone());
    use_effect_with((page, title), move |(page, title)| {
        if let Some(title) = title {
            gloo::utils::document().set_title(title);
        }
        let before = before.replace(page.clone());
        let replay = page.replay().map(|(scenario, variant, _)| (scenario, variant));
        let has_named_its_variant = replay.is_some_and(
            |(named, _)| matches!(&before, Route::Scenario { scenario } if scenario == named),
        );
        if before == *page || has_named_its_variant {
            return;
        }
        ask_again();
        let is_where_it_was = visit::with(|visit| visit.begins_where_it_was_left(replay));
        if !is_where_it_was && !page.names_a_place() {
            browser::begin_page();
        }
    });
}

/// The messages about the saved data until they are dismissed, whichever page brought them about. Where there is no
/// room left, old rulings are thinned before that is said.
#[hook]
fn use_remarks(storage: &Storage) -> (Vec<Remark>, Callback<()>) {
    let said = use_state(Vec::<Remark>::new);
    {
        let (storage, said) = (storage.clone(), said.setter());
        use_effect_with((), move |()| {
            let full = storage.clone();
            storage.listen(move |remarks| {
                if remarks.contains(&Remark::Full) {
                    make_room(&full, said.clone());
                } else {
                    said.set(remarks.to_vec());
                }
            });
        });
    }
    let on_dismiss = {
        let (storage, said) = (storage.clone(), said.setter());
        Callback::from(move |()| {
            storage.take_remarks();
            said.set(Vec::new());
        })
    };
    ((*said).clone(), on_dismiss)
}

/// Thins old rulings, then tells the messages. What does that is no part of home, for few ever need it.
fn make_room(storage: &Storage, said: UseStateSetter<Vec<Remark>>) {
    let storage = storage.clone();
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(thin) = fetch_thinning().await {
            thin(&storage);
        }
        said.set(storage.remarks());
    });
}

#[part(pages)]
fn fetch_thinning() -> Result<fn(&Storage), SplitLoaderError> {
    Ok(Storage::make_room)
}

/// Saves the settings whenever they change, applies them to the page, and follows the choices made in
/// another window.
#[hook]
fn use_settings(storage: &Storage, settings: &SettingsHandle, language: Language) {
    let undrawn = use_mut_ref(UndrawnSettings::default);
    {
        let (storage, settings) = (storage.clone(), settings.dispatcher());
        let undrawn = undrawn.clone();
        browser::use_other_windows(Callback::from(move |_| {
            let stored = storage.load::<Settings>();
            undrawn.borrow_mut().add(stored.clone());
            settings.dispatch(SettingChange::Stored(stored));
        }));
    }
    let (storage, follow) = (storage.clone(), settings.dispatcher());
    let before = use_mut_ref(|| (**settings).clone());
    use_effect_with(((**settings).clone(), language), move |(settings, language)| {
        document::apply_appearance(*language, settings.appearance);
        let before = before.replace(settings.clone());
        // What another window has stored is no choice made here, and may be older than what is stored now.
        if undrawn.borrow_mut().take(settings) {
            return;
        }
        let stored = storage.load::<Settings>();
        // Another window may have stored a choice that this one has not been told of yet.
        let next = stored.with_changes(&before, settings);
        // A value that is already saved is not written again: two windows would go on writing for ever.
        if next != stored {
            storage.store(&next);
        }
        if before != *settings && next != *settings {
            follow.dispatch(SettingChange::Stored(next));
        }
    });
}
