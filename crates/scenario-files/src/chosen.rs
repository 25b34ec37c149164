//! The PACK argument on the command line: a course of the repository, or a file that lists incidents.

use std::fs;
use std::path::Path;

use acconcio_training::scenario::{
    Course, IncidentName, LanguageCode, LawsChoice, Lesson, Prose, Scenario, Text,
};
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::{courses, is_name, pack};

/// The chosen incidents, as a course.
pub struct Chosen {
    /// The course; a list is a course of one lesson.
    pub course: Course,
    /// Its scenarios, with only the variants of the course.
    pub scenarios: Vec<Scenario>,
}

/// A list of incidents as it is written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    title: Title,
    #[serde(default)]
    lead: Option<Title>,
    incidents: Vec<String>,
}

/// A text by language, or one text for all.
#[derive(Deserialize)]
#[serde(untagged)]
enum Title {
    ByLanguage(Text),
    One(String),
}

impl From<Title> for Text {
    fn from(title: Title) -> Text {
        match title {
            Title::ByLanguage(text) => text,
            Title::One(text) => Text::original(LanguageCode::default(), text),
        }
    }
}

impl Chosen {
    /// Reads the named course or list from the repository at `root`.
    ///
    /// # Errors
    /// When it is neither, naming the courses there are; or when a list is wrong.
    pub fn read(root: &Path, named: &str) -> Result<Chosen> {
        Chosen::of(root, named, pack::scenarios_in_order(root)?)
    }

    fn of(root: &Path, named: &str, scenarios: Vec<Scenario>) -> Result<Chosen> {
        let path = Path::new(named);
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let courses = courses::read(root, &scenarios, &pack::matches_in_order(root)?)?;
        let is_file = path.is_file();
        let is_course = !is_file || courses::is_home(root, path);
        let course = match courses.course(&stem).filter(|_| is_course) {
            Some(course) => course.clone(),
            None if is_file => list(path, &stem, &scenarios)?,
            None => {
                let names: Vec<&str> = courses.courses.iter().map(|it| it.id.as_str()).collect();
                bail!(
                    "`{named}` is neither a course nor a file\n  the courses are: {}\n  a file of your \
                     own is TOML or JSON with a title and incidents = [\"scenario/variant\", …]",
                    names.join(", ")
                );
            }
        };
        let scenarios = only(&course, scenarios);
        Ok(Chosen { course, scenarios })
    }

    /// The laws under which the incidents are ruled on: those named, else the course's own, else those in force.
    pub fn laws(&self, named: Option<LawsChoice>) -> LawsChoice {
        named.or(self.course.laws).unwrap_or_default()
    }

    /// The incidents, each once, in their order.
    pub fn incidents(&self) -> Vec<IncidentName> {
        let mut incidents: Vec<IncidentName> = Vec::new();
        for name in self.course.incidents() {
            if !incidents.contains(name) {
                incidents.push(name.clone());
            }
        }
        incidents
    }
}

/// Returns the scenarios of a course, with only the variants of the course.
fn only(course: &Course, mut scenarios: Vec<Scenario>) -> Vec<Scenario> {
    for scenario in &mut scenarios {
        let id = scenario.id.clone();
        scenario.variants.retain(|variant| course.lesson_of(&id, &variant.id).is_some());
    }
    scenarios.retain(|scenario| !scenario.variants.is_empty());
    scenarios
}

fn list(path: &Path, id: &str, scenarios: &[Scenario]) -> Result<Course> {
    let told = || format!("{}", path.display());
    let text = fs::read_to_string(path).with_context(told)?;
    let is_json = path.extension().is_some_and(|ending| ending == "json");
    let List { title, lead, incidents } = if is_json {
        serde_json::from_str(&text).with_context(told)?
    } else {
        toml::from_str(&text).with_context(told)?
    };
    ensure!(
        is_name(id),
        "{}: the name of the file is part of links: use small letters, digits and hyphens",
        path.display()
    );
    ensure!(!incidents.is_empty(), "{}: there are no incidents", path.display());
    let (names, wrong): (Vec<_>, Vec<_>) =
        incidents.iter().map(|name| incident(name, scenarios)).partition(Result::is_ok);
    let wrong: Vec<String> =
        wrong.into_iter().filter_map(Result::err).map(|error| format!("  {error}")).collect();
    ensure!(wrong.is_empty(), "{}:\n{}", path.display(), wrong.join("\n"));
    let title: Text = title.into();
    let lead = lead.map_or_else(Text::default, Text::from);
    let lesson = Lesson {
        id: "incidents".to_owned(),
        slides: None,
        title: title.clone(),
        text: Prose::default(),
        incidents: names.into_iter().filter_map(Result::ok).collect(),
    };
    Ok(Course { id: id.to_owned(), laws: None, step: None, title, lead, lessons: vec![lesson] })
}

/// Returns the incident of this name, or the reason why there is none.
fn incident(name: &str, scenarios: &[Scenario]) -> Result<IncidentName, String> {
    let Some((scenario, variant)) = name.split_once('/') else {
        return Err(format!("`{name}` is not scenario/variant"));
    };
    let Some(found) = scenarios.iter().find(|it| it.id == scenario) else {
        return Err(format!("`{name}`: there is no scenario `{scenario}` in scenarios/"));
    };
    if found.variant(variant).is_none() {
        let names: Vec<&str> = found.variants.iter().map(|it| it.id.as_str()).collect();
        return Err(format!("`{name}`: the variants of `{scenario}` are {}", names.join(", ")));
    }
    Ok(IncidentName { scenario: scenario.to_owned(), variant: variant.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    fn list_of(name: &str, text: &str) -> Result<Chosen> {
        let folder = tempfile(name);
        fs::write(&folder, text)?;
        let chosen = Chosen::read(&root(), &folder.to_string_lossy());
        fs::remove_file(&folder)?;
        chosen
    }

    fn tempfile(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("acconcio-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        folder.join(name)
    }

    #[test]
    fn ok_a_course_has_its_films_and_no_others() -> Result<()> {
        let chosen = Chosen::read(&root(), "castling")?;
        assert_eq!(chosen.course.id, "castling");
        let variants: usize = chosen.scenarios.iter().map(|scenario| scenario.variants.len()).sum();
        assert_eq!(variants, chosen.incidents().len());
        let by_file = Chosen::read(&root(), "../../scenarios/courses/castling.toml")?;
        assert_eq!(by_file.course, chosen.course);
        Ok(())
    }

    #[test]
    fn ok_a_list_is_a_course_of_one_lesson() -> Result<()> {
        let toml = "title = \"Evening\"\n\
            incidents = [\"castling-rook-first/completed\", \"castling-rook-first/king-first\"]\n";
        let json = r#"{"title": {"en": "Evening", "it": "Serata"},
            "incidents": ["castling-rook-first/completed"]}"#;
        let chosen = list_of("evening.toml", toml)?;
        assert_eq!((chosen.course.id.as_str(), chosen.incidents().len()), ("evening", 2));
        let title = list_of("evening.json", json)?.course.title;
        assert_eq!(title.get("it").map(String::as_str), Some("Serata"));
        Ok(())
    }

    #[track_caller]
    fn check(chosen: Result<Chosen>, said: &[&str]) {
        let error = format!("{:#}", chosen.err().expect("it is wrong"));
        for said in said {
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn err_what_is_wrong_is_told_with_what_there_is() {
        check(
            Chosen::read(&root(), "castlng"),
            &["neither a course nor a file", "castling, ", "touch-move"],
        );
        let incidents =
            "title = \"x\"\nincidents = [\"no-story/a\", \"castling-rook-first/nothing\", \"x\"]";
        check(
            list_of("wrong.toml", incidents),
            &["no scenario `no-story`", "castling-rook-first` are ", "`x` is not scenario/variant"],
        );
        check(list_of("empty.toml", "title = \"x\"\nincidents = []"), &["there are no incidents"]);
        check(list_of("bad.json", "{"), &["bad.json", "line 1"]);
        check(list_of("Bad Name.toml", "title = \"x\"\nincidents = [\"x\"]"), &["small letters"]);
    }
}
