//! The page of one's own incidents: the packs on this device, what came with links, and the way to open a pack.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_scenario_files::bundle::{Bundle, ENDING, Refusal, limits};
use acconcio_training::scenario::Text;
use web_sys::{Blob, HtmlInputElement};
use yew::prelude::*;

use super::opened::open;
use super::own_packs::{OwnPack, OwnPacks};
use super::shown::{Shown, Wrong, from_links, on_device, short};
use crate::language::Language;
use crate::packs::own::BENCH;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::document::use_title;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::link::link;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OwnProps {
    pub(crate) shared: Shared,
    /// The reason why the incidents in the address are refused.
    pub(crate) refusal: Option<Refusal>,
}

impl Lazy for OwnProps {
    fn fetch() -> impl Future<Output = Arrived<OwnProps>> {
        fetch_own_page()
    }
}

#[part(own)]
fn fetch_own_page() -> Arrived<OwnProps> {
    Ok(|props| html! { <OwnPage ..props /> })
}

/// The outcome of the last action.
#[derive(Clone, PartialEq)]
enum Done {
    Nothing,
    Refused(Refusal),
    /// Nothing in the file can be read.
    NothingInIt(Vec<Wrong>),
    /// A pack was kept; what was there before under its name.
    Kept(Box<Shown>, Option<OwnPack>),
    AskedToRemove(String),
    /// A pack was removed, by its name and title.
    Removed(String, String, OwnPack),
    Undone,
}

const OUTCOME: &str = "own-outcome";
const ASK: &str = "own-remove-no";

#[component]
fn OwnPage(props: &OwnProps) -> Html {
    let OwnProps { shared, refusal } = props;
    let language = shared.language;
    let words = language.own();
    use_title(language, refusal.map_or(words.heading(), |_| words.refused_link()));
    let done = use_state(|| Done::Nothing);
    let storage = shared.progress.storage().clone();
    let packs = storage.load::<OwnPacks>();
    let shown = use_memo(packs.clone(), on_device);
    use_focus(&done);
    let act = {
        let (storage, done) = (storage.clone(), done.setter());
        Callback::from(move |action: Action| done.set(action.done(&storage)))
    };
    let on_file = opens(&act, done.setter());
    let (on_open, ondrop) = (chosen(on_file.clone()), dropped(on_file));
    // Without this the browser would open the dropped file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let others = from_links(&packs);
    html! {
        <main id="content" class="settings own" tabindex="-1" {ondrop} {ondragover}>
            if let Some(refusal) = refusal {
                <h1>{ words.refused_link() }</h1>
                <p class="alert" role="alert">{ language.refused_bundle(*refusal) }</p>
            } else {
                <h1>{ words.heading() }</h1>
            }
            <p>{ words.lead() }</p>
            <div class="button-row">
                <label class="button primary file-button">
                    { icon("icon-open") }{ words.open() }
                    <input type="file" accept={format!(".{ENDING}")} onchange={on_open} />
                </label>
                { link(&Route::Bench, "button", html! { <>{ icon("mark-write") }{ language.bench().heading() }</> }) }
            </div>
            <p class="hint">{ words.drop() }</p>
            <div role="status" id={OUTCOME} tabindex="-1">{ outcome(language, &done, &act) }</div>
            { for shown.iter().map(|shown| pack(language, shown, &done, &act)) }
            if shown.is_empty() { <p>{ words.none() }</p> }
            { links(language, &others, &act) }
        </main>
    }
}

/// A change to what is on this device.
#[derive(Clone)]
enum Action {
    /// Keeps a pack in the place of that of its name; single incidents beside those that are there.
    Keep(Rc<Bundle>),
    /// Keeps what came with a link beside the rest of its pack.
    Add(Bundle),
    Ask(String),
    /// Removes a pack, by its name and title.
    Remove(String, String),
    /// Puts a pack back as it was.
    Put(String, Option<OwnPack>),
    Leave,
    Save(String),
}

impl Action {
    fn done(self, storage: &Storage) -> Done {
        let packs = storage.load::<OwnPacks>();
        let set = |name: &str, pack: Option<OwnPack>| {
            storage.store(&packs.with(name, pack));
            // What is kept has been read before; links are not concerned.
            let _ = open(storage, "");
        };
        match self {
            Action::Keep(bundle) => {
                let bundle = match bundle.is_of_single_incidents() {
                    true => Rc::new(packs.beside((*bundle).clone())),
                    false => bundle,
                };
                let shown = Shown::of(&bundle);
                if shown.incidents.is_empty() {
                    return Done::NothingInIt(shown.left_out);
                }
                set(&bundle.name, Some(OwnPack::of(&bundle, browser::now())));
                Done::Kept(Box::new(shown), packs.get(&bundle.name).cloned())
            }
            Action::Add(bundle) => Action::Keep(Rc::new(packs.beside(bundle))).done(storage),
            Action::Ask(name) => Done::AskedToRemove(name),
            Action::Remove(name, title) => match packs.get(&name) {
                Some(pack) => {
                    set(&name, None);
                    Done::Removed(name, title, pack.clone())
                }
                None => Done::Nothing,
            },
            Action::Put(name, pack) => {
                set(&name, pack);
                Done::Undone
            }
            Action::Leave => Done::Nothing,
            Action::Save(name) => {
                if let Some(Ok(bundle)) = packs.get(&name).map(OwnPack::bundle) {
                    browser::save_bytes(&format!("{name}.{ENDING}"), &bundle.file());
                }
                Done::Nothing
            }
        }
    }
}

/// Brings the focus to what an action has opened, since the button that had it may be gone.
#[hook]
fn use_focus(done: &UseStateHandle<Done>) {
    use_effect_with((**done).clone(), |done| match done {
        Done::Nothing => {}
        Done::AskedToRemove(_) => browser::focus(ASK),
        Done::Refused(_)
        | Done::NothingInIt(_)
        | Done::Kept(..)
        | Done::Removed(..)
        | Done::Undone => browser::focus(OUTCOME),
    });
}

/// Reads a file, and keeps what is in it.
fn opens(act: &Callback<Action>, done: UseStateSetter<Done>) -> Callback<Blob> {
    let act = act.clone();
    Callback::from(move |file: Blob| {
        let (act, done) = (act.clone(), done.clone());
        wasm_bindgen_futures::spawn_local(async move {
            // A file that is too large is not even read.
            let is_small = file.size() <= limits::FILE as f64;
            let bytes = if is_small { browser::read_bytes(&file).await } else { None };
            let read = match bytes {
                Some(bytes) => Bundle::of_file(&bytes),
                None if is_small => Err(Refusal::Damaged),
                None => Err(Refusal::TooLarge),
            };
            match read {
                Ok(bundle) => act.emit(Action::Keep(Rc::new(bundle))),
                Err(refusal) => done.set(Done::Refused(refusal)),
            }
        });
    })
}

fn chosen(on_file: Callback<Blob>) -> Callback<Event> {
    Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_file.emit(file.into());
        }
        // Lets the same file be chosen again.
        input.set_value("");
    })
}

fn dropped(on_file: Callback<Blob>) -> Callback<DragEvent> {
    Callback::from(move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|dropped| dropped.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            on_file.emit(file.into());
        }
    })
}

/// The title of a pack; its name where it has none.
fn title(language: Language, shown: &Shown) -> String {
    match language.of(&shown.title) {
        "" if shown.name == BENCH => language.bench().pack().to_owned(),
        "" => shown.name.clone(),
        title => title.to_owned(),
    }
}

fn button(label: &str, icon_name: &'static str, act: &Callback<Action>, action: Action) -> Html {
    let onclick = act.reform(move |_: MouseEvent| action.clone());
    html! { <button type="button" class="button" {onclick}>{ icon(icon_name) }{ label.to_owned() }</button> }
}

fn outcome(language: Language, done: &Done, act: &Callback<Action>) -> Html {
    let words = language.own();
    let undo = |name: &str, pack: &Option<OwnPack>| {
        let action = Action::Put(name.to_owned(), pack.clone());
        button(words.undo(), "icon-replay", act, action)
    };
    match done {
        Done::Nothing | Done::AskedToRemove(_) => html! {},
        Done::Refused(refusal) => html! {
            <p class="alert">{ words.refused() }{ " " }{ language.refused_bundle(*refusal) }</p>
        },
        Done::NothingInIt(wrong) => html! {
            <><p class="alert">{ words.nothing_in_it() }</p>{ left_out(language, wrong) }</>
        },
        Done::Kept(shown, before) => {
            let (title, count) = (title(language, shown), shown.incidents.len());
            let said = match before {
                None => words.kept(title, count),
                Some(_) => words.updated(title, count),
            };
            html! { <><p>{ said }</p><div class="button-row">{ undo(&shown.name, before) }</div></> }
        }
        Done::Removed(name, title, pack) => html! {
            <>
                <p>{ words.removed(title) }</p>
                <div class="button-row">{ undo(name, &Some(pack.clone())) }</div>
            </>
        },
        Done::Undone => html! { <p>{ words.undone() }</p> },
    }
}

/// A pack on this device: its incidents and courses, and what can be done with it.
fn pack(language: Language, shown: &Shown, done: &Done, act: &Callback<Action>) -> Html {
    let words = language.own();
    let (name, title) = (shown.name.clone(), title(language, shown));
    let id = format!("own-{name}");
    let leave = act.reform(|_: MouseEvent| Action::Leave);
    let remove = {
        let action = Action::Remove(name.clone(), title.clone());
        act.reform(move |_: MouseEvent| action.clone())
    };
    html! {
        <section key={name.clone()} aria-labelledby={id.clone()}>
            <h2 {id}>{ icon("icon-board") }{ title.clone() }</h2>
            if let Some(refusal) = shown.refusal { <p class="alert">{ language.refused_bundle(refusal) }</p> }
            { incidents(language, &shown.incidents) }
            { courses(language, &shown.courses) }
            { left_out(language, &shown.left_out) }
            if matches!(done, Done::AskedToRemove(asked) if *asked == name) {
                <div class="erase" role="alertdialog" aria-labelledby="own-remove-ask">
                    <p id="own-remove-ask">{ words.remove_ask(&title) }</p>
                    <div class="button-row">
                        <button type="button" id={ASK} class="button" onclick={leave}>{ words.remove_no() }</button>
                        <button type="button" class="button danger" onclick={remove}>{ words.remove_yes() }</button>
                    </div>
                </div>
            } else {
                <div class="button-row">
                    { button(words.save(), "icon-save", act, Action::Save(name.clone())) }
                    { button(words.remove(), "icon-cross", act, Action::Ask(name)) }
                </div>
            }
        </section>
    }
}

fn incidents(language: Language, incidents: &[(String, Text)]) -> Html {
    if incidents.is_empty() {
        return html! {};
    }
    let each = incidents.iter().map(|(id, title)| {
        let route = Route::Scenario { scenario: id.clone() };
        html! { <li>{ link(&route, "", html! { { language.said(title) } }) }</li> }
    });
    html! { <><h3>{ language.own().incidents() }</h3><ul>{ for each }</ul></> }
}

fn courses(language: Language, courses: &[(String, Text)]) -> Html {
    if courses.is_empty() {
        return html! {};
    }
    let each = courses.iter().map(|(id, title)| {
        let route = Route::Course { course: id.clone() };
        html! { <li>{ link(&route, "", html! { { language.said(title) } }) }</li> }
    });
    html! { <><h3>{ language.own().courses() }</h3><ul>{ for each }</ul></> }
}

/// The files that are left out, with what is wrong in them, as authors read it.
fn left_out(language: Language, wrong: &[Wrong]) -> Html {
    if wrong.is_empty() {
        return html! {};
    }
    let each = wrong.iter().map(|it| {
        let errors = it.errors.iter().map(|error| html! { <li lang="en">{ error.clone() }</li> });
        html! { <li><code>{ it.path.clone() }</code><ul>{ for errors }</ul></li> }
    });
    html! { <><p>{ language.own().left_out(wrong.len()) }</p><ul class="own-wrong">{ for each }</ul></> }
}

/// The incidents that came with links, with the button that saves them.
fn links(language: Language, bundles: &[Bundle], act: &Callback<Action>) -> Html {
    if bundles.is_empty() {
        return html! {};
    }
    let words = language.own();
    let each = bundles.iter().map(|bundle| {
        let shown = Shown::of(bundle);
        let named = shown.incidents.iter().map(|(id, title)| match language.of(title) {
            "" => short(id).to_owned(),
            title => title.to_owned(),
        });
        let titles = language.listed(&named.collect::<Vec<_>>());
        html! {
            <>
                { incidents(language, &shown.incidents) }
                <div class="button-row" aria-label={titles}>
                    { button(words.keep(), "icon-save", act, Action::Add(bundle.clone())) }
                </div>
            </>
        }
    });
    html! {
        <section aria-labelledby="own-links">
            <h2 id="own-links">{ icon("icon-link") }{ words.linked() }</h2>
            <p>{ words.linked_line() }</p>
            { for each }
        </section>
    }
}
