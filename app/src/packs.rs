//! The compiled files: the outline, which the first page needs, the catalogue, which the others need, the
//! index, the texts of the handbook and each scenario; or the reason why one could not be loaded.
//!
//! Everything with texts is one file in each language. After a change of language the file in the other one is
//! fetched; until it has arrived, and where it does not, the one that is there stays.

pub(crate) mod own;
pub mod refresher;
#[cfg(test)]
mod tests;

use std::any::Any;
use std::borrow::Borrow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use acconcio_quadrigliona::scenario::MatchScenarios;
use acconcio_training::changes::AllChanges;
use acconcio_training::digest::{Index, OpenPoint, Statements};
use acconcio_training::scenario::{
    Boards, Catalogue, Courses, Glossary, LawsChoice, Outline, PACK_VERSION, Scenario,
    ScenarioPack, Variant, Wordings,
};
use gloo::net::http::Request;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use yew::prelude::*;

use crate::language::Language;
use crate::platform::browser;

/// The files of the pack other than the scenarios' own.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PackName {
    Outline,
    Catalogue,
    /// The boards that lists show, which have no texts.
    Boards,
    /// The courses, with the numbers of the articles under the laws chosen.
    Courses(LawsChoice),
    Matches,
    Glossary,
    Articles,
    /// The derived index under the laws chosen, which has no texts.
    Index(LawsChoice),
    /// The changes of rulings between editions, which have no texts.
    Changes,
    /// The facts of every incident, which have no texts.
    Facts,
}

impl PackName {
    /// Returns the path of the file, relative to the page.
    fn path(self, language: Language) -> String {
        let stem = match self {
            PackName::Outline => "outline",
            PackName::Catalogue => "catalogue",
            PackName::Courses(laws) => &laws.courses_stem(),
            PackName::Matches => "quadrigliona",
            PackName::Glossary => "glossary",
            PackName::Articles => "articles",
            PackName::Index(laws) => return format!("packs/{}", laws.index_file()),
            PackName::Boards => return "packs/boards.json".to_owned(),
            PackName::Changes => return "packs/changes.json".to_owned(),
            PackName::Facts => return "packs/facts.json".to_owned(),
        };
        path(stem, language)
    }
}

/// Returns the path of a file in a language, relative to the page.
fn path(stem: &str, language: Language) -> String {
    format!("packs/{stem}.{}.json", language.code())
}

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

/// The facts of every incident, each parsed when it is asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactsFile {
    #[serde(rename = "version")]
    _version: u32,
    scenarios: BTreeMap<String, Box<RawValue>>,
}

impl FactsFile {
    /// The facts of a scenario.
    pub fn scenario(&self, id: &str) -> Option<Scenario> {
        serde_json::from_str(self.scenarios.get(id)?.get()).ok()
    }
}

impl Pack for FactsFile {}
impl Pack for Outline {}
impl Pack for AllChanges {}
impl Pack for Boards {}
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
    /// The scenarios opened so far, in the languages in which they were opened.
    static OPENED: RefCell<Opened<String, Rc<Scenario>>> = const { RefCell::new(BTreeMap::new()) };
    /// The other files fetched so far.
    static FETCHED: RefCell<Opened<PackName, Rc<dyn Any>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Files with the languages in which they have been fetched.
type Opened<K, V> = BTreeMap<K, Vec<(Language, V)>>;

/// Returns a file in a language, if it has been fetched.
fn in_language<K: Ord + Borrow<Q>, Q: Ord + ?Sized, V: Clone>(
    all: &Opened<K, V>,
    name: &Q,
    language: Language,
) -> Option<V> {
    all.get(name)?.iter().find(|(own, _)| *own == language).map(|(_, file)| file.clone())
}

/// Returns a file in a language; in another one where only that has been fetched.
fn in_language_or_other<K: Ord + Borrow<Q>, Q: Ord + ?Sized, V: Clone>(
    all: &Opened<K, V>,
    name: &Q,
    language: Language,
) -> Option<V> {
    in_language(all, name, language).or_else(|| all.get(name)?.last().map(|(_, file)| file.clone()))
}

/// Fetches the outline if it is needed, unless it was fetched before.
#[hook]
pub fn use_outline_if(is_needed: bool, language: Language) -> Fetched<Outline> {
    use_pack(is_needed.then_some(PackName::Outline), language)
}

/// Fetches the catalogue if it is needed, unless it was fetched before.
#[hook]
pub fn use_catalogue_if(is_needed: bool, language: Language) -> Scenarios {
    use_pack(is_needed.then_some(PackName::Catalogue), language)
}

/// Fetches the derived index under the laws chosen, unless it was fetched before.
#[hook]
pub fn use_index(laws: LawsChoice) -> Fetched<Index> {
    use_index_if(true, laws)
}

/// Fetches the derived index under the laws chosen if it is needed, unless it was fetched before.
#[hook]
pub fn use_index_if(is_needed: bool, laws: LawsChoice) -> Fetched<Index> {
    use_pack(is_needed.then_some(PackName::Index(laws)), Language::default())
}

/// Fetches the boards that lists show, unless they were fetched before; a list does without them until then.
#[hook]
pub fn use_boards() -> Option<Rc<Boards>> {
    use_pack(Some(PackName::Boards), Language::default()).ready().cloned()
}

/// Fetches the changes of rulings between editions if they are needed, unless they were fetched before.
#[hook]
pub fn use_changes_if(is_needed: bool) -> Fetched<AllChanges> {
    use_pack(is_needed.then_some(PackName::Changes), Language::default())
}

/// The facts of every incident, fetched unless they were fetched before.
///
/// # Errors
/// When they do not arrive, or cannot be read.
pub(crate) async fn facts() -> Result<Rc<FactsFile>, LoadError> {
    pack(PackName::Facts, Language::default()).await
}

/// Returns a file of the pack, fetched unless it was fetched before.
async fn pack<T: Pack>(name: PackName, language: Language) -> Result<Rc<T>, LoadError> {
    let known = FETCHED.with_borrow(|all| in_language(all, &name, language));
    if let Some(content) = known.and_then(|it| it.downcast::<T>().ok()) {
        return Ok(content);
    }
    let content = Rc::new(fetch::<T>(&name.path(language)).await?);
    FETCHED.with_borrow_mut(|all| {
        let content: Rc<dyn Any> = content.clone();
        all.entry(name).or_default().push((language, content));
    });
    Ok(content)
}

/// Fetches the glossary, unless it was fetched before.
#[hook]
pub fn use_glossary(language: Language) -> Fetched<Glossary> {
    use_pack(Some(PackName::Glossary), language)
}

/// Fetches the paraphrases of the articles, unless they were fetched before.
#[hook]
pub fn use_wordings(language: Language) -> Fetched<Wordings> {
    use_pack(Some(PackName::Articles), language)
}

/// Fetches a file of the pack, unless it was fetched before; does nothing where none is named.
#[hook]
pub fn use_pack<T: Pack>(name: Option<PackName>, language: Language) -> Fetched<T> {
    let failed = use_state(|| None::<LoadError>);
    let redraw = use_force_update();
    let setter = failed.setter();
    let is_there = |name| FETCHED.with_borrow(|all| in_language(all, &name, language)).is_some();
    // What the drawing lacks counts, not what the effect finds: the file may come in between for another component.
    let lacking = name.filter(|name| !is_there(*name));
    use_effect_with((name, language), move |(_, language)| {
        let (Some(name), language) = (lacking, *language) else { return };
        wasm_bindgen_futures::spawn_local(async move {
            match pack::<T>(name, language).await {
                Ok(_) => redraw.force_update(),
                Err(error) => setter.set(Some(error)),
            }
        });
    });
    let found = name.and_then(|name| {
        let shipped = FETCHED.with_borrow(|all| in_language_or_other(all, &name, language))?;
        Some(own::joined(name, language, shipped))
    });
    match (found.and_then(|content| content.downcast::<T>().ok()), &*failed) {
        (Some(content), _) => Fetched::Ready(content),
        (None, Some(error)) => Fetched::Failed(error.clone()),
        (None, None) => Fetched::Loading,
    }
}

/// Whether a scenario is there in a language.
fn is_opened(id: &str, language: Language) -> bool {
    own::scenario(id).is_some()
        || OPENED.with_borrow(|all| in_language(all, id, language)).is_some()
}

/// Fetches a scenario under the laws chosen, unless it was opened before.
#[hook]
pub fn use_scenario(id: &str, language: Language, laws: LawsChoice) -> Fetched<Scenario> {
    let fetched = use_scenarios(&[id.to_owned()], language);
    let played = fetched.ready().and_then(|scenarios| scenarios.first().cloned());
    let ruled = use_memo((played.as_ref().map(Rc::as_ptr), laws), |_| {
        played.as_ref().map(|scenario| Rc::new(scenario.under(laws)))
    });
    match (&*ruled, fetched) {
        (Some(scenario), _) => Fetched::Ready(scenario.clone()),
        (None, Fetched::Failed(error)) => Fetched::Failed(error),
        (None, Fetched::Loading | Fetched::Ready(_)) => Fetched::Loading,
    }
}

/// The laws of the own time and place of a variant, under whichever laws that of an opened scenario now is.
pub(crate) fn played_under(scenario: &str, variant: &Variant) -> EditionId {
    let opened = || OPENED.with_borrow(|all| Some(all.get(scenario)?.last()?.1.clone()));
    let played = own::scenario(scenario).or_else(opened);
    let as_played = played.as_ref().and_then(|played| played.variant(&variant.id));
    as_played.unwrap_or(variant).incident.edition
}

/// Fetches several scenarios as they were played, unless they were opened before: all of them, or the reason
/// why one could not be loaded.
#[hook]
pub fn use_scenarios(ids: &[String], language: Language) -> Fetched<Vec<Rc<Scenario>>> {
    let failed = use_state_eq(|| None::<(Vec<String>, LoadError)>);
    let setter = failed.setter();
    let redraw = use_force_update();
    let is_lacking = !ids.iter().all(|id| is_opened(id, language));
    use_effect_with((ids.to_vec(), language), move |(ids, language)| {
        // As in [`use_pack`].
        if !is_lacking {
            return;
        }
        let (ids, language) = (ids.clone(), *language);
        wasm_bindgen_futures::spawn_local(async move {
            for id in &ids {
                if let Err(error) = scenario(id, language).await {
                    return setter.set(Some((ids, error)));
                }
            }
            redraw.force_update();
        });
    });
    let found = |id: &String| {
        let shipped = || OPENED.with_borrow(|all| in_language_or_other(all, id.as_str(), language));
        own::scenario(id).or_else(shipped)
    };
    let scenarios: Option<Vec<Rc<Scenario>>> = ids.iter().map(found).collect();
    match (scenarios, &*failed) {
        (Some(scenarios), _) => Fetched::Ready(Rc::new(scenarios)),
        (None, Some((of, error))) if of == ids => Fetched::Failed(error.clone()),
        (None, Some(_) | None) => Fetched::Loading,
    }
}

/// Draws the element for which the browser fetches a scenario that is opened soon.
pub(crate) fn preload(id: &str, language: Language) -> Html {
    let href = browser::scenario_address(&path(id, language));
    html! { <link as="fetch" rel="preload" crossorigin="anonymous" {href} /> }
}

/// Returns a scenario as it was played, fetched unless it was opened before.
///
/// # Errors
/// When it does not arrive, or cannot be read.
pub(crate) async fn scenario(id: &str, language: Language) -> Result<Rc<Scenario>, LoadError> {
    let opened = || OPENED.with_borrow(|all| in_language(all, id, language));
    if let Some(scenario) = own::scenario(id).or_else(opened) {
        return Ok(scenario);
    }
    let scenario = Rc::new(fetch::<ScenarioPack>(&path(id, language)).await?.scenario);
    OPENED.with_borrow_mut(|all| {
        all.entry(id.to_owned()).or_default().push((language, scenario.clone()));
    });
    Ok(scenario)
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
