//! The whole page: what every part of it shares, and its frame.

use std::rc::Rc;

use acconcio_core::story::Pack;
use yew::prelude::*;
use yew_router::prelude::*;

use crate::browser;
use crate::components::footer::Footer;
use crate::components::header::Header;
use crate::components::remarks::Remarks;
use crate::language::Language;
use crate::pages::{BrokenPack, IncidentPage, LibraryPage, LoadingPage, NotFoundPage};
use crate::progress::{ProgressHandle, use_progress_in};
use crate::route::Route;
use crate::settings::Settings;
use crate::storage::{Remark, Storage};
use crate::stories::{Stories, use_fetched_stories};

/// The settings, and how they are changed.
pub(crate) type SettingsHandle = UseReducerHandle<Settings>;

/// The whole page.
#[component]
pub fn App() -> Html {
    let storage = use_memo((), |()| Storage::open());
    let remarks = use_state(Vec::<Remark>::new);
    let on_remark = {
        let (storage, remarks) = (storage.clone(), remarks.clone());
        Callback::from(move |()| {
            let new = storage.take_remarks();
            if !new.is_empty() {
                remarks.set(new);
            }
        })
    };
    let settings = {
        let storage = storage.clone();
        use_reducer(move || storage.load::<Settings>())
    };
    let progress = use_progress_in(&storage, on_remark.clone());
    let stories = use_fetched_stories();
    let asked = use_memo((), |()| browser::asked_languages());
    let language = settings.language(&asked);
    use_kept_settings(&storage, &settings, on_remark);
    use_effect_with((language, settings.theme), |(language, theme)| {
        browser::dress_page(*language, *theme);
    });
    use_mended_address();
    let on_dismiss = {
        let remarks = remarks.clone();
        Callback::from(move |()| remarks.set(Vec::new()))
    };
    html! {
        <ContextProvider<Language> context={language}>
        <ContextProvider<SettingsHandle> context={settings}>
        <ContextProvider<ProgressHandle> context={progress}>
        <ContextProvider<Stories> context={stories}>
            <HashRouter>
                <SkipLink />
                <Header />
                <Remarks remarks={(*remarks).clone()} {on_dismiss} />
                <Switch<Route> render={page} />
                <Footer />
            </HashRouter>
        </ContextProvider<Stories>>
        </ContextProvider<ProgressHandle>>
        </ContextProvider<SettingsHandle>>
        </ContextProvider<Language>>
    }
}

fn page(route: Route) -> Html {
    html! { <Page {route} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct PageProps {
    route: Route,
}

/// The page of an address, once the stories are here.
#[component]
fn Page(props: &PageProps) -> Html {
    let stories = use_context::<Stories>().unwrap_or(Stories::Loading);
    let pack = match stories {
        Stories::Loading => return html! { <LoadingPage /> },
        Stories::Failed(error) => return html! { <BrokenPack {error} /> },
        Stories::Ready(pack) => pack,
    };
    match props.route.clone() {
        Route::Library => html! { <LibraryPage {pack} /> },
        Route::Incident { story, variant } => incident(pack, story, variant, 0),
        Route::Moment { story, variant, step } => incident(pack, story, variant, step),
        Route::NotFound => html! { <NotFoundPage /> },
    }
}

/// Another variant is another page, hence the key.
fn incident(pack: Rc<Pack>, story: String, variant: String, step: usize) -> Html {
    let key = format!("{story}/{variant}");
    html! { <IncidentPage {key} {pack} {story} {variant} {step} /> }
}

/// Leads past the header. A button, because a link would change the address that the router reads.
#[component]
fn SkipLink() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let onclick = Callback::from(|_: MouseEvent| browser::focus("content"));
    html! { <button type="button" class="skip" {onclick}>{ language.words().shell.skip }</button> }
}

/// Keeps the settings whenever they change.
#[hook]
fn use_kept_settings(storage: &Storage, settings: &SettingsHandle, on_remark: Callback<()>) {
    let storage = storage.clone();
    let is_first = use_mut_ref(|| true);
    use_effect_with((**settings).clone(), move |settings| {
        if !is_first.replace(false) {
            storage.store(settings);
        }
        on_remark.emit(());
    });
}

/// Mends an address that the router could not read. It listens before the router does.
#[hook]
fn use_mended_address() {
    use_memo((), |()| {
        browser::mend_address();
        let window = gloo::utils::window();
        gloo::events::EventListener::new(&window, "popstate", |_| browser::mend_address())
    });
}
