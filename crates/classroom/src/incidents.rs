//! The incidents of the app that is served, in every language.

use std::collections::HashMap;
use std::rc::Rc;

use acconcio_app::language::Language;
use acconcio_training::scenario::{Catalogue, LawsChoice, Scenario, ScenarioPack};
use serde::de::DeserializeOwned;

use crate::app_files::AppFiles;

/// The incidents, each read when it is asked for.
#[derive(Debug)]
pub struct Incidents {
    files: AppFiles,
    read: HashMap<(String, Language), Rc<Scenario>>,
}

impl Incidents {
    /// The incidents of an app.
    pub fn of(files: AppFiles) -> Incidents {
        Incidents { files, read: HashMap::new() }
    }

    /// The list of all incidents.
    pub fn catalogue(&self, language: Language) -> Option<Catalogue> {
        self.pack("catalogue", language)
    }

    /// A scenario as it was played; none where there is none of this name.
    pub fn scenario(&mut self, id: &str, language: Language) -> Option<Rc<Scenario>> {
        let is_name = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if !id.chars().all(is_name) {
            return None;
        }
        let key = (id.to_owned(), language);
        if let Some(known) = self.read.get(&key) {
            return Some(known.clone());
        }
        let pack: ScenarioPack = self.pack(id, language)?;
        let scenario = Rc::new(pack.scenario);
        self.read.insert(key, scenario.clone());
        Some(scenario)
    }

    /// A scenario under the laws chosen.
    pub fn under(&mut self, laws: LawsChoice, id: &str, language: Language) -> Option<Scenario> {
        Some(self.scenario(id, language)?.under(laws))
    }

    fn pack<T: DeserializeOwned>(&self, stem: &str, language: Language) -> Option<T> {
        let content = self.files.read(&format!("packs/{stem}.{}.json", language.code()))?;
        serde_json::from_slice(&content).ok()
    }
}
