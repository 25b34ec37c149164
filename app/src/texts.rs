//! The texts of the languages, fetched: a file for each language and group, when it is first needed.

mod untranslated;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use acconcio_part::part;
use acconcio_words::UNTRANSLATED;
use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use crate::language::{Group, Language, texts};
use crate::packs::{LoadError, fetch_text};

thread_local! {
    /// The groups that the pages shown so far need; a change of language waits for all of them.
    static NEEDED: RefCell<Vec<Group>> = const { RefCell::new(Vec::new()) };
    /// Whether what is shown in English is marked as that.
    static IS_MARKED: Cell<bool> = const { Cell::new(false) };
}

/// The groups of which a page needs the texts, by the last one that it names.
pub(crate) const fn needed_by(group: Group) -> &'static [Group] {
    match group {
        Group::Home => &[Group::Home],
        Group::Openings => &[Group::Home, Group::Openings],
        Group::Incident => &[Group::Home, Group::Incident],
        Group::Pages => &[Group::Home, Group::Openings, Group::Incident, Group::Pages],
        Group::Served => &[Group::Served],
    }
}

/// Returns whether the texts of a group are there in a language, and those that it needs.
pub(crate) fn are_loaded(language: Language, group: Group) -> bool {
    needed_by(group).iter().all(|it| texts::is_loaded(language, *it))
}

/// Fetches the texts of a group in a language, and those that it needs, unless they are there.
///
/// # Errors
/// When one does not arrive, or cannot be read.
pub(crate) async fn load(language: Language, group: Group) -> Result<(), LoadError> {
    for group in needed_by(group).iter().copied() {
        NEEDED.with_borrow_mut(|needed| {
            if !needed.contains(&group) {
                needed.push(group);
            }
        });
        if texts::is_loaded(language, group) {
            continue;
        }
        let file = format!("packs/words/{}.{}.txt", group.name(), language.code());
        let text = fetch_text(&file).await?;
        mark_if_untranslated(&text);
        texts::keep(language, group, text)
            .map_err(|damage| LoadError::Unreadable { file, reason: damage.to_string() })?;
    }
    Ok(())
}

/// Fetches in a language what the pages shown so far need.
async fn load_all(language: Language) -> Result<(), LoadError> {
    load(language, Group::Home).await?;
    for group in NEEDED.with_borrow(Vec::clone) {
        load(language, group).await?;
    }
    Ok(())
}

/// Has texts that the language lacks marked as English. What does that is fetched apart: most languages lack none.
fn mark_if_untranslated(table: &str) {
    if table.contains(UNTRANSLATED) && !IS_MARKED.replace(true) {
        wasm_bindgen_futures::spawn_local(async {
            match fetch_marking().await {
                Ok(mark_as_english) => mark_as_english(),
                Err(_) => IS_MARKED.set(false),
            }
        });
    }
}

#[part(pages)]
fn fetch_marking() -> Result<fn(), SplitLoaderError> {
    Ok(untranslated::mark_as_english)
}

/// The language of the page.
pub(crate) struct Spoken {
    /// The language in which the page is: its texts are there.
    pub(crate) language: Language,
    /// The language that was asked for last, where its texts have not arrived.
    pub(crate) missing: UseStateHandle<Option<Language>>,
    /// Asks for a language; one that does not arrive may be asked for again.
    pub(crate) on_ask: Callback<Language>,
}

/// Fetches the texts of the language wanted, and of those asked for. Until they have arrived, and where they do
/// not, the page keeps the language that it has, so that it never lacks its texts. Calls back with a language
/// that was asked for and is there.
#[hook]
pub(crate) fn use_texts(wanted: Language, on_chosen: &Callback<Language>) -> Spoken {
    let shown = use_state_eq(|| wanted);
    let missing = use_state_eq(|| None);
    let last = use_mut_ref(|| wanted);
    let asking = Asking { last, shown: shown.setter(), missing: missing.setter() };
    {
        let asking = asking.clone();
        use_effect_with(wanted, move |wanted| asking.ask(*wanted, Callback::noop()));
    }
    let on_ask = use_callback(on_chosen.clone(), move |language, on_chosen| {
        asking.ask(language, on_chosen.clone());
    });
    Spoken { language: *shown, missing, on_ask }
}

/// The changes that a request for a language brings about.
#[derive(Clone)]
struct Asking {
    /// The language asked for last.
    last: Rc<RefCell<Language>>,
    shown: UseStateSetter<Language>,
    missing: UseStateSetter<Option<Language>>,
}

impl Asking {
    /// Fetches the texts of a language that the page needs, and shows the page in it.
    fn ask(&self, language: Language, on_there: Callback<Language>) {
        let Asking { last, shown, missing } = self.clone();
        last.replace(language);
        wasm_bindgen_futures::spawn_local(async move {
            let loaded = load_all(language).await;
            // Another one may have been asked for meanwhile.
            if *last.borrow() != language {
                return;
            }
            if loaded.is_ok() {
                missing.set(None);
                shown.set(language);
                on_there.emit(language);
            } else {
                missing.set(Some(language));
            }
        });
    }
}
