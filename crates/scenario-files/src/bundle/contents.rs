//! The incidents and courses in a bundle, read by the same parser as those in `scenarios/`.

use std::collections::BTreeMap;
use std::path::PathBuf;

use acconcio_training::scenario::{
    Course, LanguageCode, Scenario, Text, is_name_in_pack, own_name,
};

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Bundle, limits};
use crate::courses;
use crate::texts::{Slot, TextFile, Texts, Worded, WrongFile};
use crate::{AnyScenario, Diagnostic};

/// The name of the files of texts that tell the title of the pack.
const PACK: &str = "pack";

/// The files of texts that tell the title of the pack, as one.
const TITLE: &str = "pack.toml";

/// The folder of the courses in a bundle.
const COURSES: &str = "courses";

/// The contents of a bundle.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// The title of the pack; empty where it has none.
    pub title: Text,
    /// The incidents, in the order in which they are listed: by level, then by their names.
    pub scenarios: Vec<Scenario>,
    /// The courses, in the order in which they are best taken.
    pub courses: Vec<Course>,
    /// The files that are not read, each with the reasons.
    pub left_out: Vec<LeftOut>,
}

/// A file of facts that is left out, with all its errors and those of its texts.
#[derive(Clone, Debug)]
pub struct LeftOut {
    /// The path of the file of facts, or of a file that belongs to nothing.
    pub path: String,
    /// The errors; at least one.
    pub wrong: Vec<WrongFile>,
}

/// A place of files in a bundle: a folder with facts, in it one with texts for each language.
struct Place<'a> {
    folder: &'static str,
    /// The files of facts, by their names.
    facts: BTreeMap<&'a str, &'a str>,
    /// The texts by the names of their facts and their languages.
    texts: BTreeMap<&'a str, Vec<(&'a str, &'a str)>>,
}

impl Bundle {
    /// Reads the incidents and courses.
    pub fn contents(&self) -> Contents {
        let mut contents = Contents::default();
        let (mut incidents, mut courses) = (Place::new(""), Place::new(COURSES));
        for (path, content) in &self.files {
            let place = match path.strip_prefix(COURSES).and_then(|rest| rest.strip_prefix('/')) {
                Some(rest) => courses.put(rest, content),
                None => incidents.put(path, content),
            };
            if let Err(diagnostic) = place {
                contents.leave_out(path, vec![wrong(path, content, diagnostic)]);
            }
        }
        let mut title = Titled::default();
        let told = incidents.take(PACK);
        if !told.files.is_empty() {
            match told.tell(&mut title) {
                Ok(()) => contents.title = title.0.unwrap_or_default(),
                Err(wrong) => contents.leave_out(TITLE, wrong),
            }
        }
        let mut variants = 0;
        for (id, facts) in std::mem::take(&mut incidents.facts) {
            let path = format!("{id}.toml");
            let texts = incidents.take(id);
            if variants > limits::ALL_VARIANTS {
                contents.leave_out(&path, vec![wrong(&path, facts, beyond())]);
                continue;
            }
            match self.scenario(id, facts, &texts) {
                Ok(scenario) => {
                    variants += scenario.variants.len();
                    contents.scenarios.push(scenario);
                }
                Err(wrong) => contents.leave_out(&path, wrong),
            }
        }
        contents.scenarios.sort_by_key(|scenario| (scenario.level, scenario.provenance));
        self.courses(&mut courses, &mut contents);
        for place in [incidents, courses] {
            place.left(&mut contents);
        }
        contents
    }

    fn scenario(&self, id: &str, facts: &str, texts: &Texts) -> Result<Scenario, Vec<WrongFile>> {
        let path = format!("{id}.toml");
        let of_facts = |diagnostics| {
            vec![WrongFile { path: PathBuf::from(&path), text: facts.to_owned(), diagnostics }]
        };
        if let Some(diagnostic) = too_much(facts, texts.files.len()) {
            return Err(of_facts(vec![diagnostic]));
        }
        let mut scenario = Scenario::parse(&own_name(&self.name, id), facts).map_err(of_facts)?;
        texts.tell(&mut scenario)?;
        Ok(scenario)
    }

    fn courses(&self, place: &mut Place<'_>, contents: &mut Contents) {
        let mut read: Vec<(u32, Course)> = Vec::new();
        for (id, facts) in std::mem::take(&mut place.facts) {
            let texts = place.take(id);
            let course = courses::of_pack(&self.name, id, facts, &contents.scenarios);
            let course = course.map_err(|diagnostics| {
                let path = PathBuf::from(format!("{COURSES}/{id}.toml"));
                vec![WrongFile { path, text: facts.to_owned(), diagnostics }]
            });
            let told = course.and_then(|(order, mut course)| {
                texts.tell(&mut course)?;
                Ok((order, course))
            });
            match told {
                Ok(course) => read.push(course),
                Err(wrong) => contents.leave_out(&format!("{COURSES}/{id}.toml"), wrong),
            }
        }
        read.sort_by(|one, other| (one.0, &one.1.id).cmp(&(other.0, &other.1.id)));
        contents.courses = read.into_iter().map(|(_, course)| course).collect();
    }
}

impl Contents {
    fn leave_out(&mut self, path: &str, wrong: Vec<WrongFile>) {
        self.left_out.push(LeftOut { path: path.to_owned(), wrong });
    }
}

impl<'a> Place<'a> {
    fn new(folder: &'static str) -> Place<'a> {
        Place { folder, facts: BTreeMap::new(), texts: BTreeMap::new() }
    }

    /// Takes a file, by its path in the folder.
    fn put(&mut self, path: &'a str, content: &'a str) -> Result<(), Diagnostic> {
        let refused = |message: &str, help: &str| Err(Diagnostic::new(0..0, "file", message, help));
        let Some(stem) = path.strip_suffix(".toml") else {
            return refused(
                "it is no file of facts or texts",
                "a pack has files that end in .toml",
            );
        };
        let (language, name) = match stem.split_once('/') {
            Some((language, name)) => (Some(language), name),
            None => (None, stem),
        };
        if content.len() > limits::ONE_FILE {
            return refused("it is too large", "an incident has at most 100,000 bytes");
        }
        if !is_name_in_pack(name) {
            return refused(
                "its name is not one",
                "use small letters, digits and single hyphens, at most 60",
            );
        }
        match language {
            None if name == PACK => {}
            None => {
                self.facts.insert(name, content);
            }
            Some(language) if crate::texts::is_code(language) => {
                self.texts.entry(name).or_default().push((language, content));
            }
            Some(_) => {
                return refused(
                    "its folder is no language",
                    "name it by a code such as en or pt-BR",
                );
            }
        }
        Ok(())
    }

    /// Takes the texts of a file of facts out.
    fn take(&mut self, name: &str) -> Texts {
        let folder =
            if self.folder.is_empty() { String::new() } else { format!("{}/", self.folder) };
        let files = self.texts.remove(name).unwrap_or_default().into_iter();
        let files = files.map(|(language, content)| {
            let path = PathBuf::from(format!("{folder}{language}/{name}.toml"));
            TextFile::parse(LanguageCode::new(language), path, content.to_owned())
        });
        let source = PathBuf::from(format!("{folder}en/{name}.toml"));
        Texts::of_pack(source, files.collect())
    }

    /// Leaves out the texts that belong to nothing.
    fn left(self, contents: &mut Contents) {
        for (name, files) in &self.texts {
            for (language, content) in files {
                let path = format!("{language}/{name}.toml");
                let message = format!("there is no {name}.toml to which these texts belong");
                let help = "rename the file after its facts, or remove it";
                let diagnostic = Diagnostic::new(0..0, "file", message, help);
                contents.leave_out(&path, vec![wrong(&path, content, diagnostic)]);
            }
        }
    }
}

fn wrong(path: &str, text: &str, diagnostic: Diagnostic) -> WrongFile {
    WrongFile { path: PathBuf::from(path), text: text.to_owned(), diagnostics: vec![diagnostic] }
}

fn beyond() -> Diagnostic {
    let message = "the pack has too many variants before this one";
    Diagnostic::new(0..0, "file", message, "make several packs of it")
}

/// The numbers of things in a file of facts, whatever they are.
#[derive(Deserialize)]
struct Numbers {
    #[serde(default)]
    variant: Vec<Part>,
    #[serde(default)]
    acts: Vec<IgnoredAny>,
    #[serde(default)]
    epilogue: Vec<IgnoredAny>,
    #[serde(default)]
    moves: String,
}

/// The numbers of things in a variant.
#[derive(Deserialize)]
struct Part {
    #[serde(default)]
    acts: Vec<IgnoredAny>,
    #[serde(default)]
    then: Vec<IgnoredAny>,
    #[serde(default)]
    epilogue: Vec<IgnoredAny>,
    #[serde(default)]
    moves: String,
}

/// Returns what a file of facts has too much of, before anything of it is ruled on.
fn too_much(facts: &str, languages: usize) -> Option<Diagnostic> {
    // What is not even this is reported by the parser of facts.
    let Ok(file) = toml::from_str::<Numbers>(facts) else { return None };
    let words = |moves: &str| moves.split_whitespace().count();
    let acts = file.variant.iter().map(|it| it.acts.len() + it.then.len() + it.epilogue.len());
    let moves = file.variant.iter().map(|it| words(&it.moves)).max().unwrap_or_default();
    let counts = [
        ("variants", file.variant.len(), limits::VARIANTS),
        ("actions", file.acts.len().max(file.epilogue.len()), limits::ACTS),
        ("actions in a variant", acts.max().unwrap_or_default(), limits::ACTS),
        ("moves", words(&file.moves).max(moves), limits::MOVES),
        ("languages", languages, limits::LANGUAGES),
    ];
    let (what, found, most) = counts.into_iter().find(|(_, found, most)| found > most)?;
    let (message, help) = (format!("there are {found} {what}"), format!("leave at most {most}"));
    Some(Diagnostic::new(0..0, "file", message, help))
}

/// The title of a pack.
#[derive(Default)]
struct Titled(Option<Text>);

impl Worded for Titled {
    fn slots(&mut self) -> Vec<(String, Slot<'_>)> {
        vec![("title".to_owned(), Slot::Optional(&mut self.0))]
    }
}
