//! The stories and what belongs to them: the catalogue fetched at first, the index, the words of
//! the handbook and each story when they are needed; or a reason why not.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::thread::LocalKey;

use acconcio_core::digest::Index;
use acconcio_core::story::{Card, Catalogue, Glossary, PACK_VERSION, Sheet, Story, Wordings};
use gloo::net::http::Request;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use yew::prelude::*;

use crate::browser;

/// Where they are, relative to the page.
const CATALOGUE: &str = "packs/catalogue.json";
const INDEX: &str = "packs/index.json";
const GLOSSARY: &str = "packs/glossary.json";
const ARTICLES: &str = "packs/articles.json";

/// How far something to be fetched is.
#[derive(Clone, PartialEq)]
pub enum Fetched<T> {
    /// On its way.
    Loading,
    /// Here.
    Ready(Rc<T>),
    /// Not to be had.
    Failed(LoadError),
}

impl<T> Fetched<T> {
    /// What is here already.
    pub fn ready(&self) -> Option<&Rc<T>> {
        match self {
            Fetched::Ready(content) => Some(content),
            Fetched::Loading | Fetched::Failed(_) => None,
        }
    }
}

/// How far the catalogue is.
pub type Stories = Fetched<Catalogue>;

/// Why something is not to be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// It did not arrive.
    #[error("{file} did not arrive: {reason}")]
    Unreachable {
        /// The file.
        file: String,
        /// What the browser said.
        reason: String,
    },
    /// It is not what the app reads.
    #[error("{file} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        file: String,
        /// What is wrong with it.
        reason: String,
    },
    /// It was compiled for another version of the app.
    #[error("{file} has version {found}; this app reads version {PACK_VERSION}")]
    OtherVersion {
        /// The file.
        file: String,
        /// The version found.
        found: u32,
    },
}

#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Reads a compiled file.
///
/// # Errors
/// When it has another version or is not what it should be.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    let unreadable = |error: serde_json::Error| LoadError::Unreadable {
        file: file.to_owned(),
        reason: error.to_string(),
    };
    let VersionOnly { version } = serde_json::from_str(text).map_err(unreadable)?;
    if version != PACK_VERSION {
        return Err(LoadError::OtherVersion { file: file.to_owned(), found: version });
    }
    serde_json::from_str(text).map_err(unreadable)
}

/// The story listed after this one; the first one after the last.
pub fn next_story<'a>(catalogue: &'a Catalogue, id: &str) -> Option<&'a Card> {
    let index = catalogue.cards.iter().position(|card| card.id == id)?;
    let next = catalogue.cards.get(index + 1).or_else(|| catalogue.cards.first())?;
    (next.id != id).then_some(next)
}

thread_local! {
    /// What was fetched so far.
    static THE_CATALOGUE: RefCell<Option<Rc<Catalogue>>> = const { RefCell::new(None) };
    static THE_INDEX: RefCell<Option<Rc<Index>>> = const { RefCell::new(None) };
    static THE_GLOSSARY: RefCell<Option<Rc<Glossary>>> = const { RefCell::new(None) };
    static THE_WORDINGS: RefCell<Option<Rc<Wordings>>> = const { RefCell::new(None) };
    static OPENED: RefCell<BTreeMap<String, Rc<Story>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Fetches the catalogue when the component is first shown.
#[hook]
pub fn use_catalogue() -> Stories {
    use_file(CATALOGUE, &THE_CATALOGUE)
}

/// Fetches the derived index, unless it was fetched before.
#[hook]
pub fn use_index() -> Fetched<Index> {
    use_file(INDEX, &THE_INDEX)
}

/// Fetches the glossary, unless it was fetched before.
#[hook]
pub fn use_glossary() -> Fetched<Glossary> {
    use_file(GLOSSARY, &THE_GLOSSARY)
}

/// Fetches what the articles say, unless it was fetched before.
#[hook]
pub fn use_wordings() -> Fetched<Wordings> {
    use_file(ARTICLES, &THE_WORDINGS)
}

/// Fetches a file, unless it was fetched before.
#[hook]
fn use_file<T: DeserializeOwned + Clone + PartialEq + 'static>(
    file: &'static str,
    kept: &'static LocalKey<RefCell<Option<Rc<T>>>>,
) -> Fetched<T> {
    let fetched = use_state_eq(|| {
        kept.with_borrow(|kept| kept.clone().map_or(Fetched::Loading, Fetched::Ready))
    });
    let (setter, is_here) = (fetched.setter(), *fetched != Fetched::Loading);
    use_effect_with((), move |()| {
        if is_here {
            return;
        }
        wasm_bindgen_futures::spawn_local(async move {
            setter.set(match fetch(file).await {
                Ok(content) => {
                    let content = Rc::new(content);
                    kept.set(Some(Rc::clone(&content)));
                    Fetched::Ready(content)
                }
                Err(error) => Fetched::Failed(error),
            });
        });
    });
    (*fetched).clone()
}

/// Fetches a story with its films, unless it was opened before.
#[hook]
pub fn use_story(id: &str) -> Fetched<Story> {
    let fetched = use_state_eq(|| None::<(String, Fetched<Story>)>);
    let setter = fetched.setter();
    use_effect_with(id.to_owned(), move |id| {
        if opened(id).is_none() {
            let id = id.clone();
            wasm_bindgen_futures::spawn_local(async move {
                let story = match fetch::<Sheet>(&format!("packs/{id}.json")).await {
                    Ok(sheet) => {
                        let story = Rc::new(sheet.story);
                        OPENED.with_borrow_mut(|all| all.insert(id.clone(), story.clone()));
                        Fetched::Ready(story)
                    }
                    Err(error) => Fetched::Failed(error),
                };
                setter.set(Some((id, story)));
            });
        }
    });
    match (opened(id), &*fetched) {
        (Some(story), _) => Fetched::Ready(story),
        (None, Some((of, story))) if of == id => story.clone(),
        (None, Some(_) | None) => Fetched::Loading,
    }
}

fn opened(id: &str) -> Option<Rc<Story>> {
    OPENED.with_borrow(|all| all.get(id).cloned())
}

async fn fetch<T: DeserializeOwned>(file: &str) -> Result<T, LoadError> {
    let unreachable = |reason: String| LoadError::Unreachable { file: file.to_owned(), reason };
    let told = |error: gloo::net::Error| unreachable(error.to_string());
    let response = Request::get(&browser::story_address(file)).send().await.map_err(told)?;
    if !response.ok() {
        return Err(unreachable(format!("status {}", response.status())));
    }
    read(file, &response.text().await.map_err(told)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let told = match read::<Catalogue>(CATALOGUE, text) {
            Ok(catalogue) => format!("{} stories", catalogue.cards.len()),
            Err(error) => error.to_string(),
        };
        assert!(told.contains(expected), "{told}");
    }

    #[test]
    fn ok_a_catalogue_of_this_version() {
        check(r#"{"version":3,"cards":[]}"#, "0 stories");
    }

    #[test]
    fn err_a_catalogue_of_another_version() {
        check(r#"{"version":1,"chapters":[]}"#, "has version 1; this app reads version 3");
    }

    #[test]
    fn err_something_else() {
        check("<!doctype html>", "cannot be read");
        check("[]", "cannot be read");
        check(r#"{"version":3,"cards":[{}]}"#, "cannot be read");
    }
}
