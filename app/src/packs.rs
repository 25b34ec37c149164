//! The compiled files: the catalogue, which is fetched at first, the index, the texts of the handbook and
//! each scenario, which are fetched when they are needed; or the reason why one could not be loaded.

use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_quadrigliona::scenario::MatchScenarios;
use acconcio_training::digest::{Index, OpenPoint, Statements};
use acconcio_training::scenario::{
    Catalogue, Courses, Glossary, PACK_VERSION, Scenario, ScenarioPack, Wordings,
};
use gloo::net::http::Request;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use yew::prelude::*;

use crate::language::Language;
use crate::platform::browser;

/// The path of the catalogue, relative to the page.
const fn catalogue_in(language: Language) -> &'static str {
    match language {
        Language::English => "packs/catalogue.en.json",
        Language::Italian => "packs/catalogue.it.json",
    }
}

const GLOSSARY: &str = "packs/glossary.json";
const ARTICLES: &str = "packs/articles.json";

/// The path of the derived index.
pub const INDEX: &str = "packs/index.json";

/// The path of the courses.
pub const COURSES: &str = "packs/courses.json";

/// The path of the scenarios of matches.
pub const MATCHES: &str = "packs/quadrigliona.json";

/// The state of something to be fetched.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, PartialEq)]
pub enum Fetched<T> {
    Loading,
    Ready(Rc<T>),
    Failed(LoadError),
}

impl<T> Fetched<T> {
    /// The content, if it has been loaded.
    pub fn ready(&self) -> Option<&Rc<T>> {
        match self {
            Fetched::Ready(content) => Some(content),
            Fetched::Loading | Fetched::Failed(_) => None,
        }
    }
}

/// The state of the catalogue.
pub type Scenarios = Fetched<Catalogue>;

/// The reason why something could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The file did not arrive.
    #[error("{file} did not arrive: {reason}")]
    Unreachable {
        /// The path of the file.
        file: String,
        /// The error of the browser.
        reason: String,
    },
    /// The file is not one that the app can read.
    #[error("{file} cannot be read: {reason}")]
    Unreadable {
        /// The path of the file.
        file: String,
        /// The error in the file.
        reason: String,
    },
    /// The file was compiled for another version of the app.
    #[error("{file} has version {found}; this app reads version {PACK_VERSION}")]
    OtherVersion {
        /// The path of the file.
        file: String,
        /// The version found.
        found: u32,
    },
}

#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Parses a compiled file.
///
/// # Errors
/// When it has another version or is not what it should be.
pub fn read<'a, T: Deserialize<'a>>(file: &str, text: &'a str) -> Result<T, LoadError> {
    let unreadable = |error| unreadable(file, error);
    // The version comes first; searching for it elsewhere would mean reading all of a long file twice.
    if !text.starts_with(&format!(r#"{{"version":{PACK_VERSION},"#)) {
        let VersionOnly { version } = serde_json::from_str(text).map_err(unreadable)?;
        if version != PACK_VERSION {
            return Err(LoadError::OtherVersion { file: file.to_owned(), found: version });
        }
    }
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(file: &str, error: serde_json::Error) -> LoadError {
    LoadError::Unreadable { file: file.to_owned(), reason: error.to_string() }
}

/// A compiled file. A long one is parsed task by task, so that the page responds meanwhile.
pub trait Pack: DeserializeOwned + 'static {
    /// Parses it; fails as [`read`] does.
    fn read_calmly(file: &str, text: &str) -> impl Future<Output = Result<Self, LoadError>> {
        async move { read(file, text) }
    }
}

impl Pack for Courses {}
impl Pack for MatchScenarios {}
impl Pack for Glossary {}
impl Pack for ScenarioPack {}
impl Pack for Wordings {}

impl Pack for Catalogue {
    async fn read_calmly(file: &str, text: &str) -> Result<Catalogue, LoadError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Outline<'a> {
            version: u32,
            #[serde(borrow)]
            scenarios: Vec<&'a RawValue>,
        }
        let Outline { version, scenarios } = read(file, text)?;
        Ok(Catalogue { version, scenarios: read_pieces(file, &scenarios).await? })
    }
}

impl Pack for Index {
    async fn read_calmly(file: &str, text: &str) -> Result<Index, LoadError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Outline<'a> {
            version: u32,
            #[serde(borrow)]
            scenarios: Vec<&'a RawValue>,
            disputed_points: Vec<OpenPoint>,
            statements: Statements,
        }
        let Outline { version, scenarios, disputed_points, statements } = read(file, text)?;
        let scenarios = read_pieces(file, &scenarios).await?;
        Ok(Index { version, scenarios, disputed_points, statements })
    }
}

/// The number of elements parsed in one task.
const AT_A_TIME: usize = 50;

async fn read_pieces<T: DeserializeOwned>(
    file: &str,
    pieces: &[&RawValue],
) -> Result<Vec<T>, LoadError> {
    let mut all = Vec::with_capacity(pieces.len());
    for some in pieces.chunks(AT_A_TIME) {
        browser::next_task().await;
        for piece in some {
            all.push(serde_json::from_str(piece.get()).map_err(|error| unreadable(file, error))?);
        }
    }
    Ok(all)
}

thread_local! {
    /// The scenarios opened so far.
    static OPENED: RefCell<BTreeMap<String, Rc<Scenario>>> = const { RefCell::new(BTreeMap::new()) };
    /// The other files fetched so far.
    static FETCHED: RefCell<BTreeMap<&'static str, Rc<dyn Any>>> =
        const { RefCell::new(BTreeMap::new()) };
}

/// Fetches the catalogue in a language, unless it was fetched before. Until it has arrived, the one in
/// the previous language stays: a replay goes on while the language changes.
#[hook]
pub fn use_catalogue(language: Language) -> Scenarios {
    let before = use_mut_ref(|| None);
    match use_pack::<Catalogue>(Some(catalogue_in(language))) {
        Fetched::Ready(catalogue) => {
            *before.borrow_mut() = Some(catalogue.clone());
            Fetched::Ready(catalogue)
        }
        missing @ (Fetched::Loading | Fetched::Failed(_)) => {
            before.borrow().clone().map_or(missing, Fetched::Ready)
        }
    }
}

/// Fetches the derived index, unless it was fetched before.
#[hook]
pub fn use_index() -> Fetched<Index> {
    use_pack(Some(INDEX))
}

/// Fetches the glossary, unless it was fetched before.
#[hook]
pub fn use_glossary() -> Fetched<Glossary> {
    use_pack(Some(GLOSSARY))
}

/// Fetches the paraphrases of the articles, unless they were fetched before.
#[hook]
pub fn use_wordings() -> Fetched<Wordings> {
    use_pack(Some(ARTICLES))
}

/// Fetches a file of the pack, unless it was fetched before; does nothing where none is named.
#[hook]
pub fn use_pack<T: Pack>(file: Option<&'static str>) -> Fetched<T> {
    let failed = use_state(|| None::<LoadError>);
    let redraw = use_force_update();
    let setter = failed.setter();
    use_effect_with(file, move |file| {
        let Some(file) = file.filter(|file| kept::<T>(file).is_none()) else { return };
        wasm_bindgen_futures::spawn_local(async move {
            match fetch::<T>(file).await {
                Ok(content) => {
                    let content: Rc<dyn Any> = Rc::new(content);
                    FETCHED.with_borrow_mut(|all| all.insert(file, content));
                    redraw.force_update();
                }
                Err(error) => setter.set(Some(error)),
            }
        });
    });
    match (file.and_then(kept), &*failed) {
        (Some(content), _) => Fetched::Ready(content),
        (None, Some(error)) => Fetched::Failed(error.clone()),
        (None, None) => Fetched::Loading,
    }
}

fn kept<T: 'static>(file: &'static str) -> Option<Rc<T>> {
    let kept = FETCHED.with_borrow(|all| all.get(file).cloned());
    kept.and_then(|content| content.downcast::<T>().ok())
}

/// Fetches a scenario, unless it was opened before.
#[hook]
pub fn use_scenario(id: &str) -> Fetched<Scenario> {
    let fetched = use_state_eq(|| None::<(String, Fetched<Scenario>)>);
    let setter = fetched.setter();
    use_effect_with(id.to_owned(), move |id| {
        if opened(id).is_none() {
            let id = id.clone();
            wasm_bindgen_futures::spawn_local(async move {
                let scenario = match fetch::<ScenarioPack>(&format!("packs/{id}.json")).await {
                    Ok(sheet) => {
                        let scenario = Rc::new(sheet.scenario);
                        OPENED.with_borrow_mut(|all| all.insert(id.clone(), scenario.clone()));
                        Fetched::Ready(scenario)
                    }
                    Err(error) => Fetched::Failed(error),
                };
                setter.set(Some((id, scenario)));
            });
        }
    });
    match (opened(id), &*fetched) {
        (Some(scenario), _) => Fetched::Ready(scenario),
        (None, Some((of, scenario))) if of == id => scenario.clone(),
        (None, Some(_) | None) => Fetched::Loading,
    }
}

/// Fetches several scenarios, unless they were opened before: all of them, or the reason why one could
/// not be loaded.
#[hook]
pub fn use_scenarios(ids: &[String]) -> Fetched<Vec<Rc<Scenario>>> {
    let failed = use_state_eq(|| None::<(Vec<String>, LoadError)>);
    let setter = failed.setter();
    let redraw = use_force_update();
    use_effect_with(ids.to_vec(), move |ids| {
        let ids = ids.clone();
        wasm_bindgen_futures::spawn_local(async move {
            for id in &ids {
                if opened(id).is_some() {
                    continue;
                }
                match fetch::<ScenarioPack>(&format!("packs/{id}.json")).await {
                    Ok(sheet) => {
                        let scenario = Rc::new(sheet.scenario);
                        OPENED.with_borrow_mut(|all| all.insert(id.clone(), scenario));
                    }
                    Err(error) => return setter.set(Some((ids, error))),
                }
            }
            redraw.force_update();
        });
    });
    let scenarios: Option<Vec<Rc<Scenario>>> = ids.iter().map(|id| opened(id)).collect();
    match (scenarios, &*failed) {
        (Some(scenarios), _) => Fetched::Ready(Rc::new(scenarios)),
        (None, Some((of, error))) if of == ids => Fetched::Failed(error.clone()),
        (None, Some(_) | None) => Fetched::Loading,
    }
}

/// Returns a scenario, fetched unless it was opened before.
///
/// # Errors
/// When it does not arrive, or cannot be read.
pub(crate) async fn scenario(id: &str) -> Result<Rc<Scenario>, LoadError> {
    if let Some(scenario) = opened(id) {
        return Ok(scenario);
    }
    let scenario = Rc::new(fetch::<ScenarioPack>(&format!("packs/{id}.json")).await?.scenario);
    OPENED.with_borrow_mut(|all| all.insert(id.to_owned(), scenario.clone()));
    Ok(scenario)
}

fn opened(id: &str) -> Option<Rc<Scenario>> {
    OPENED.with_borrow(|all| all.get(id).cloned())
}

/// Fetches a file as text.
///
/// # Errors
/// When it does not arrive, or is no text.
pub(crate) async fn fetch_text(file: &str) -> Result<String, LoadError> {
    let unreachable = |reason: String| LoadError::Unreachable { file: file.to_owned(), reason };
    let failure = |error: gloo::net::Error| unreachable(error.to_string());
    let response = Request::get(&browser::scenario_address(file)).send().await.map_err(failure)?;
    if !response.ok() {
        return Err(unreachable(format!("status {}", response.status())));
    }
    // Requested as text, it would be turned into UTF-16 and back.
    let text = String::from_utf8(response.binary().await.map_err(failure)?);
    text.map_err(|error| LoadError::Unreadable { file: file.to_owned(), reason: error.to_string() })
}

async fn fetch<T: Pack>(file: &str) -> Result<T, LoadError> {
    let text = fetch_text(file).await?;
    // A task of its own to parse it, and another one to draw it.
    browser::next_task().await;
    let content = T::read_calmly(file, &text).await?;
    browser::next_task().await;
    Ok(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let failure = match read::<Catalogue>("packs/catalogue.en.json", text) {
            Ok(catalogue) => format!("{} scenarios", catalogue.scenarios.len()),
            Err(error) => error.to_string(),
        };
        assert!(failure.contains(expected), "{failure}");
    }

    #[test]
    fn ok_a_catalogue_of_this_version() {
        check(r#"{"version":3,"scenarios":[]}"#, "0 scenarios");
    }

    #[test]
    fn err_a_catalogue_of_another_version() {
        check(r#"{"version":1,"chapters":[]}"#, "has version 1; this app reads version 3");
    }

    #[test]
    fn err_something_else() {
        check("<!doctype html>", "cannot be read");
        check("[]", "cannot be read");
        check(r#"{"version":3,"scenarios":[{}]}"#, "cannot be read");
    }
}
