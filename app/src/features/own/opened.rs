//! The incidents and courses of one's own, read and joined to the compiled files.

use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_scenario_files::bundle::{Bundle, Refusal};
use acconcio_scenario_files::pack::under;
use acconcio_training::digest::{Index, Statements};
use acconcio_training::scenario::{
    Boards, Catalogue, Course, Courses, LawsChoice, Scenario, ScenarioEntry, in_pack,
};

use super::own_packs::{OwnPack, OwnPacks};
use crate::language::Language;
use crate::packs::PackName;
use crate::packs::own::{self, Own};
use crate::platform::browser;
use crate::platform::storage::{Storage, carried};

/// Opens the packs on this device, and what addresses hold: that of this page, and those before it in this window.
///
/// # Errors
/// The reason why a link of this address is refused; all others are opened nevertheless.
pub(crate) fn open(storage: &Storage, links: &str) -> Result<(), Refusal> {
    let mut refused = Ok(());
    let before = carried::load().unwrap_or_default();
    let mut kept: Vec<&str> = before.split_whitespace().collect();
    let mut bundles = kept_packs(storage);
    bundles.extend(kept.iter().filter_map(|link| Bundle::of_link(link).ok()));
    for link in links.split_whitespace() {
        match Bundle::of_link(link) {
            Ok(bundle) => {
                bundles.push(bundle);
                kept.retain(|it| *it != link);
                kept.push(link);
            }
            Err(refusal) => refused = Err(refusal),
        }
    }
    if !links.is_empty() {
        let latest = &kept[kept.len().saturating_sub(MOST)..];
        carried::save(&latest.join(" "));
    }
    own::set(Rc::new(Opened::of(&bundles)));
    refused
}

/// Keeps a bundle beside the rest of the pack of its name.
pub(crate) fn keep(storage: &Storage, bundle: Bundle) {
    let packs = storage.load::<OwnPacks>();
    let bundle = packs.beside(bundle);
    storage.store(&packs.with(&bundle.name, Some(OwnPack::of(&bundle, browser::now()))));
    // What is kept has been read before; links are not concerned.
    let _ = open(storage, "");
}

/// The number of links that a window keeps.
const MOST: usize = 20;

fn kept_packs(storage: &Storage) -> Vec<Bundle> {
    let packs = storage.load::<OwnPacks>();
    packs.iter().filter_map(|(_, pack)| pack.bundle().ok()).collect()
}

/// The content read from some bundles; of several incidents with one name the last.
struct Opened {
    scenarios: BTreeMap<String, Rc<Scenario>>,
    /// Their names in the order in which they are listed.
    order: Vec<String>,
    courses: Vec<Course>,
    joined: RefCell<Vec<Joined>>,
    /// The links made last, with the names of their scenarios.
    linked: RefCell<(Vec<String>, Vec<String>)>,
}

/// A compiled file with what there is beside it.
struct Joined {
    name: PackName,
    language: Language,
    shipped: Rc<dyn Any>,
    whole: Rc<dyn Any>,
}

impl Opened {
    fn of(bundles: &[Bundle]) -> Opened {
        let mut opened = Opened {
            scenarios: BTreeMap::new(),
            order: Vec::new(),
            courses: Vec::new(),
            joined: RefCell::default(),
            linked: RefCell::default(),
        };
        for contents in bundles.iter().map(Bundle::contents) {
            for scenario in contents.scenarios {
                let id = scenario.id.clone();
                if opened.scenarios.insert(id.clone(), Rc::new(scenario)).is_none() {
                    opened.order.push(id);
                }
            }
            for course in contents.courses {
                opened.courses.retain(|it| it.id != course.id);
                opened.courses.push(course);
            }
        }
        opened
    }

    fn scenarios(&self) -> impl Iterator<Item = &Scenario> {
        self.order.iter().filter_map(|id| self.scenarios.get(id)).map(|scenario| &**scenario)
    }

    /// Returns a compiled file with them; none where it has nothing to do with them.
    fn join(&self, name: PackName, shipped: &Rc<dyn Any>) -> Option<Rc<dyn Any>> {
        let shipped = || shipped.clone();
        Some(match name {
            PackName::Catalogue => {
                let mut catalogue = Catalogue::clone(&*shipped().downcast().ok()?);
                let entries = self.scenarios().map(Scenario::catalogue_entry);
                catalogue.scenarios.extend(entries.collect::<Vec<ScenarioEntry>>());
                Rc::new(catalogue)
            }
            PackName::Boards => {
                let mut boards = Boards::clone(&*shipped().downcast().ok()?);
                let own: Vec<Scenario> = self.scenarios().cloned().collect();
                boards.scenarios.extend(Boards::of(&own).scenarios);
                Rc::new(boards)
            }
            PackName::Courses(laws) => {
                let mut courses = Courses::clone(&*shipped().downcast().ok()?);
                courses.courses.extend(self.courses.iter().map(|course| under(course, laws)));
                Rc::new(courses)
            }
            PackName::Index(laws) => {
                let mut index = Index::clone(&*shipped().downcast().ok()?);
                index.scenarios.extend(self.index(laws)?.scenarios);
                Rc::new(index)
            }
            PackName::Outline
            | PackName::Matches
            | PackName::Glossary
            | PackName::Articles
            | PackName::Changes
            | PackName::Facts => return None,
        })
    }

    fn index(&self, laws: LawsChoice) -> Option<Index> {
        let under: Vec<Scenario> = self.scenarios().map(|scenario| scenario.under(laws)).collect();
        Index::of(&under, Statements::default()).ok()
    }
}

impl Own for Opened {
    fn joined(&self, name: PackName, language: Language, shipped: Rc<dyn Any>) -> Rc<dyn Any> {
        let is_it = |it: &&Joined| {
            it.name == name && it.language == language && Rc::ptr_eq(&it.shipped, &shipped)
        };
        if let Some(joined) = self.joined.borrow().iter().find(is_it) {
            return joined.whole.clone();
        }
        let whole = self.join(name, &shipped).unwrap_or_else(|| shipped.clone());
        let joined = Joined { name, language, shipped, whole: whole.clone() };
        self.joined.borrow_mut().push(joined);
        whole
    }

    fn scenario(&self, id: &str) -> Option<Rc<Scenario>> {
        self.scenarios.get(id).cloned()
    }

    fn links(&self, ids: &[&str]) -> Vec<String> {
        // A page asks for the same ones whenever it is drawn.
        if self.linked.borrow().0 == ids {
            return self.linked.borrow().1.clone();
        }
        let mut bundles: BTreeMap<&str, Bundle> = BTreeMap::new();
        for scenario in ids.iter().filter_map(|id| self.scenarios.get(*id)) {
            let (Some((pack, _)), Ok(one)) = (in_pack(&scenario.id), Bundle::of(scenario)) else {
                continue;
            };
            match bundles.get_mut(pack) {
                Some(bundle) => bundle.files.extend(one.files),
                None => drop(bundles.insert(pack, one)),
            }
        }
        let links: Vec<String> = bundles.values().map(Bundle::link).collect();
        self.linked.replace((ids.iter().map(|id| (*id).to_owned()).collect(), links.clone()));
        links
    }
}
