//! The PACK argument on the command line: a course of the repository, a file that lists incidents, a pack, or a folder
//! laid out as `scenarios/` is.

use std::fs;
use std::path::{Path, PathBuf};

use acconcio_training::scenario::{
    Course, IncidentName, LanguageCode, LawsChoice, Lesson, Prose, Scenario, Text, in_pack,
    is_name_in_pack, own_name,
};
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::bundle::{Bundle, Contents, ENDING, LeftOut};
use crate::texts::shown;
use crate::{courses, is_name, pack};

/// The chosen incidents, as a course.
pub struct Chosen {
    /// The course; a list is a course of one lesson.
    pub course: Course,
    /// Its scenarios, with only the variants of the course.
    pub scenarios: Vec<Scenario>,
    /// The files of a pack that are not right, and therefore in neither.
    pub left_out: Vec<LeftOut>,
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
    /// Reads the named course or list from the repository at `root`; a pack, in which what is wrong is left out; or a
    /// folder, in which nothing may be wrong, because its author is the one to mend it.
    ///
    /// # Errors
    /// When it is none of these, naming the courses there are; when a list, a pack or something in a folder is wrong.
    pub fn read(root: &Path, named: &str) -> Result<Chosen> {
        match Place::of(named) {
            Place::Pack(file, course) => {
                let told = || format!("{}", file.display());
                let bundle =
                    Bundle::of_file(&fs::read(file).with_context(told)?).with_context(told)?;
                Chosen::of_contents(&bundle.name, bundle.contents(), course).with_context(told)
            }
            Place::Folder(folder, course) => {
                let name = name_of_folder(&folder)?;
                let contents = Bundle::of_folder(&folder, &name)?.contents();
                let wrong: Vec<String> =
                    contents.left_out.iter().map(|it| shown(&it.wrong)).collect();
                ensure!(
                    wrong.is_empty(),
                    "{}: {} files are not right\n\n{}",
                    folder.display(),
                    wrong.len(),
                    wrong.join("\n\n")
                );
                let told = || format!("{}", folder.display());
                Chosen::of_contents(&name, contents, course.as_deref()).with_context(told)
            }
            Place::Repository => Chosen::of(root, named, pack::scenarios_in_order(root)?),
        }
    }

    /// The named course of a pack, its only course, or all its incidents as a course.
    fn of_contents(pack: &str, contents: Contents, named: Option<&str>) -> Result<Chosen> {
        let Contents { title, scenarios, courses, left_out } = contents;
        let all = || {
            let wrong: Vec<String> = left_out.iter().map(|it| shown(&it.wrong)).collect();
            ensure!(
                !scenarios.is_empty(),
                "no incident of it can be read\n\n{}",
                wrong.join("\n\n")
            );
            Ok(whole(pack, title, &scenarios))
        };
        let course = match (named, courses.as_slice()) {
            (Some(named), _) => {
                let own = own_name(pack, named);
                let found = courses.iter().find(|course| course.id == own).cloned();
                let short = |course: &Course| in_pack(&course.id).map_or("", |it| it.1).to_owned();
                let names: Vec<String> = courses.iter().map(short).collect();
                found.with_context(|| {
                    format!("there is no course `{named}`; the courses are: {}", names.join(", "))
                })?
            }
            (None, [only]) => only.clone(),
            (None, _) => all()?,
        };
        let scenarios = only(&course, scenarios);
        Ok(Chosen { course, scenarios, left_out })
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
        Ok(Chosen { course, scenarios, left_out: Vec::new() })
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

/// The place that the command line names, with the name of a course in it: `club.acconcio`, `club.acconcio/evening`,
/// `club`, `club/evening`.
enum Place<'a> {
    Pack(&'a Path, Option<&'a str>),
    Folder(PathBuf, Option<String>),
    Repository,
}

impl Place<'_> {
    fn of(named: &str) -> Place<'_> {
        let ending = format!(".{ENDING}");
        let path = Path::new(named);
        if path.is_dir() {
            return Place::Folder(path.to_owned(), None);
        }
        if named.ends_with(&ending) {
            return Place::Pack(path, None);
        }
        if let Some(start) = named.rfind(&format!("{ending}/")) {
            let end = start + ending.len();
            return Place::Pack(Path::new(&named[..end]), Some(&named[end + 1..]));
        }
        // A list of incidents in a folder is a file with an ending.
        let has_courses = |folder: &Path| folder.join("courses").is_dir();
        match (path.parent(), path.file_name()) {
            (Some(folder), Some(course)) if path.extension().is_none() && has_courses(folder) => {
                Place::Folder(folder.to_owned(), Some(course.to_string_lossy().into_owned()))
            }
            _ => Place::Repository,
        }
    }
}

/// The name of the pack that a folder becomes.
///
/// # Errors
/// When it cannot be part of an address, or the folder cannot be read.
fn name_of_folder(folder: &Path) -> Result<String> {
    let told = || format!("{} cannot be read", folder.display());
    let full = folder.canonicalize().with_context(told)?;
    let name = full.file_name().unwrap_or_default().to_string_lossy().into_owned();
    ensure!(
        is_name_in_pack(&name),
        "{}: the name of the folder is part of links: use small letters, digits and single hyphens",
        folder.display()
    );
    Ok(name)
}

/// Returns all incidents of a pack as a course of one lesson.
fn whole(pack: &str, title: Text, scenarios: &[Scenario]) -> Course {
    let names = scenarios.iter().flat_map(|scenario| {
        let name = |variant: &str| IncidentName {
            scenario: scenario.id.clone(),
            variant: variant.to_owned(),
        };
        scenario.variants.iter().map(move |variant| name(&variant.id))
    });
    let is_titled = title.iter().next().is_some();
    let name = Text::original(LanguageCode::default(), pack.to_owned());
    let title = if is_titled { title } else { name };
    let lead = Text::original(LanguageCode::default(), String::new());
    let lesson = Lesson {
        id: ALL.to_owned(),
        slides: None,
        title: title.clone(),
        text: Prose::default(),
        incidents: names.collect(),
    };
    Course { id: own_name(pack, ALL), laws: None, step: None, title, lead, lessons: vec![lesson] }
}

/// The name of the course of all incidents of a pack.
const ALL: &str = "all";

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

    fn tempfile(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("acconcio-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        folder.join(name)
    }

    #[test]
    fn ok_a_course_has_its_scenarios_and_no_others() -> Result<()> {
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
    fn ok_a_pack_is_a_course() -> Result<()> {
        let scenarios = pack::scenarios::<Scenario>(&root())?;
        let of = |id: &str| scenarios.iter().find(|it| it.id == id).map(Bundle::of);
        let mut club = of("karpov-chernin").context("it is there")??;
        club.files.extend(of("castling-rook-first").context("it is there")??.files);
        club.name = "club".to_owned();
        let file = tempfile("club.acconcio");
        let read = |bundle: &Bundle, course: &str| {
            fs::write(&file, bundle.file())?;
            Chosen::read(&root(), &format!("{}{course}", file.display()))
        };
        let chosen = read(&club, "")?;
        assert_eq!((chosen.course.id.as_str(), chosen.scenarios.len()), ("own--club--all", 2));
        let course = "order = 1\n[[lesson]]\nid = \"a\"\nincidents = [\"karpov-chernin/standard\"]";
        let texts = "title = \"A\"\nlead = \"B\"\n[lessons.a]\ntitle = \"C\"\ntext = \"D\"";
        club.files.insert("courses/evening.toml".to_owned(), course.to_owned());
        club.files.insert("courses/en/evening.toml".to_owned(), texts.to_owned());
        for named in ["", "/evening"] {
            let chosen = read(&club, named)?;
            assert_eq!(
                (chosen.course.id.as_str(), chosen.incidents().len()),
                ("own--club--evening", 1)
            );
        }
        check(read(&club, "/morning"), &["club.acconcio", "no course `morning`", "are: evening"]);
        // What is broken is left out, and named.
        club.files.insert("broken.toml".to_owned(), "level = 1".to_owned());
        let chosen = read(&club, "")?;
        assert_eq!(
            (chosen.incidents().len(), chosen.left_out[0].path.as_str()),
            (1, "broken.toml")
        );
        club.files.retain(|path, _| path == "broken.toml");
        check(read(&club, ""), &["club.acconcio", "no incident", "missing field"]);
        fs::write(&file, "PK")?;
        check(Chosen::read(&root(), &file.to_string_lossy()), &["ends in .acconcio"]);
        Ok(fs::remove_file(&file)?)
    }

    #[test]
    fn err_what_is_wrong_is_told_with_what_there_is() {
        check(
            Chosen::read(&root(), "castlng"),
            &["neither a course nor a file", "castling, ", "touch-move"],
        );
        let incidents = "title = \"x\"\nincidents = [\"no-scenario/a\", \"castling-rook-first/nothing\", \"x\"]";
        check(
            list_of("wrong.toml", incidents),
            &[
                "no scenario `no-scenario`",
                "castling-rook-first` are ",
                "`x` is not scenario/variant",
            ],
        );
        check(list_of("empty.toml", "title = \"x\"\nincidents = []"), &["there are no incidents"]);
        check(list_of("bad.json", "{"), &["bad.json", "line 1"]);
        check(list_of("Bad Name.toml", "title = \"x\"\nincidents = [\"x\"]"), &["small letters"]);
    }
}
