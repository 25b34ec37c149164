//! The courses: one TOML file each, in `scenarios/courses`, checked against the scenarios and compiled.
//!
//! The format is described for authors in `scenarios/README.md`.

use std::fs;
use std::path::{Path, PathBuf};

use acconcio_quadrigliona::scenario::Scenario as Match;
use acconcio_training::scenario::{
    Course, Courses, IncidentName, LawsChoice, Lesson, PACK_VERSION, Prose, Scenario, Text,
    in_pack, own_name,
};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use toml::Spanned;

use crate::texts::{Texts, WrongFile, shown};
use crate::{Diagnostic, Field, is_name};

/// The folder of the courses.
const FOLDER: &str = "scenarios/courses";

/// A course as it is written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    order: u32,
    step: Option<u8>,
    game: Option<Field>,
    laws: Option<Field>,
    lesson: Spanned<Vec<LessonWritten>>,
}

/// A lesson as it is written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonWritten {
    id: Field,
    slides: Option<Field>,
    incidents: Spanned<Vec<Field>>,
}

/// Reads all courses of the repository at `root`, in the order in which they are best taken; none where
/// there is no folder of courses.
///
/// # Errors
/// When a file cannot be read, or with all errors in the files, ready to print.
pub fn read(root: &Path, scenarios: &[Scenario], matches: &[Match]) -> Result<Courses> {
    let listed = BothGames { chess: listed(scenarios), quadrigliona: listed(matches) };
    let mut courses: Vec<Read> = Vec::new();
    let mut wrong: Vec<WrongFile> = Vec::new();
    for path in files(root)? {
        let told = || format!("{} cannot be read", path.display());
        let text = fs::read_to_string(&path).with_context(told)?;
        let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match parse(&id, &text, &listed) {
            Ok(mut read) => match Texts::beside(root, &path)?.tell(&mut read.course) {
                Ok(()) => courses.push(read),
                Err(files) => wrong.extend(files),
            },
            Err(diagnostics) => {
                let path = path.strip_prefix(root).unwrap_or(&path).to_path_buf();
                wrong.push(WrongFile { path, text, diagnostics });
            }
        }
    }
    if !wrong.is_empty() {
        bail!("{}", shown(&wrong));
    }
    courses.sort_by(|one, other| (one.order, &one.course.id).cmp(&(other.order, &other.course.id)));
    let (courses, of_matches): (Vec<Read>, Vec<Read>) =
        courses.into_iter().partition(|read| read.game == Game::Chess);
    let courses_of = |read: Vec<Read>| read.into_iter().map(|read| read.course).collect();
    Ok(Courses {
        version: PACK_VERSION,
        courses: courses_of(courses),
        of_matches: courses_of(of_matches),
    })
}

/// Parses the facts of a course of a pack, with its place among the others. It takes its incidents from the pack.
///
/// # Errors
/// All errors in it, in the order of the file.
pub(crate) fn of_pack(
    pack: &str,
    id: &str,
    text: &str,
    scenarios: &[Scenario],
) -> Result<(u32, Course), Vec<Diagnostic>> {
    let mut chess = listed(scenarios);
    for scenario in &mut chess {
        scenario.id = in_pack(scenario.id).map_or(scenario.id, |(_, name)| name);
    }
    let Read { order, mut course, .. } =
        parse(&own_name(pack, id), text, &BothGames { chess, quadrigliona: Vec::new() })?;
    for name in course.lessons.iter_mut().flat_map(|lesson| &mut lesson.incidents) {
        name.scenario = own_name(pack, &name.scenario);
    }
    Ok((order, course))
}

/// A course as it was read.
#[derive(Debug)]
struct Read {
    order: u32,
    game: Game,
    course: Course,
}

/// The game to which the incidents of a course belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Game {
    Chess,
    Quadrigliona,
}

/// The scenarios that courses may name, with their variants, by the game.
struct BothGames<'a> {
    chess: Vec<Listed<'a>>,
    quadrigliona: Vec<Listed<'a>>,
}

/// A scenario that a course may name.
struct Listed<'a> {
    id: &'a str,
    variants: Vec<&'a str>,
}

fn listed<T, I, A>(scenarios: &[Scenario<T, I, A>]) -> Vec<Listed<'_>> {
    let mut all = Vec::new();
    for scenario in scenarios {
        let variants = scenario.variants.iter().map(|variant| &*variant.id).collect();
        all.push(Listed { id: &scenario.id, variants });
    }
    all
}

/// Whether a file is one of the courses of the repository at `root`.
pub fn is_home(root: &Path, file: &Path) -> bool {
    let lies_in = |file: &Path| file.canonicalize().ok()?.parent().map(Path::to_path_buf);
    let home = root.join(FOLDER).canonicalize().ok();
    home.is_some() && lies_in(file) == home
}

fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let folder = root.join(FOLDER);
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let told = || format!("{FOLDER} cannot be read");
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).with_context(told)? {
        let path = entry.with_context(told)?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Parses the facts of a course, with its place among the others; the texts are told afterwards.
///
/// # Errors
/// All errors in it, in the order of the file.
fn parse(id: &str, text: &str, listed: &BothGames<'_>) -> Result<Read, Vec<Diagnostic>> {
    match toml::from_str::<File>(text) {
        Ok(file) => course(id, &file, listed),
        Err(error) => Err(vec![Diagnostic::of_toml(&error, text)]),
    }
}

fn course(id: &str, file: &File, listed: &BothGames<'_>) -> Result<Read, Vec<Diagnostic>> {
    let (game, scenarios) = match file.game.as_ref().map(|game| game.get_ref().as_str()) {
        Some("quadrigliona") => (Game::Quadrigliona, &listed.quadrigliona),
        Some(_) | None => (Game::Chess, &listed.chess),
    };
    let mut reader =
        Reader { scenarios, errors: Vec::new(), lessons: Vec::new(), named: Vec::new() };
    if let Some(unknown) = file.game.as_ref().filter(|_| game == Game::Chess) {
        let message = format!("there is no game `{}`", unknown.get_ref());
        reader.complain(
            unknown.span(),
            "game",
            &message,
            "write \"quadrigliona\", or leave it out",
        );
    }
    let lessons = file.lesson.get_ref().iter().enumerate();
    let lessons: Vec<Lesson> =
        lessons.map(|(index, written)| reader.lesson(index + 1, written)).collect();
    if lessons.is_empty() {
        reader.complain(file.lesson.span(), "lesson", "there is no lesson", "write one");
    }
    if !is_name(id) {
        let message = format!("`{id}` is not a good name for a link");
        reader.complain(0..0, "file", &message, NAMES);
    }
    let laws = file.laws.as_ref().and_then(|laws| reader.laws(laws));
    reader.errors.sort_by_key(|error| error.span.start);
    let (title, lead) = (Text::default(), Text::default());
    let course = Course { id: id.to_owned(), laws, step: file.step, title, lead, lessons };
    if reader.errors.is_empty() {
        Ok(Read { order: file.order, game, course })
    } else {
        Err(reader.errors)
    }
}

const NAMES: &str = "use small letters, digits and hyphens";

/// Reads the lessons of a course, and collects their errors.
struct Reader<'a> {
    scenarios: &'a [Listed<'a>],
    errors: Vec<Diagnostic>,
    /// The names of the lessons so far.
    lessons: Vec<String>,
    /// The incidents named so far.
    named: Vec<IncidentName>,
}

impl Reader<'_> {
    fn lesson(&mut self, number: usize, written: &LessonWritten) -> Lesson {
        let at = |field: &str| format!("lesson[{number}].{field}");
        let id = written.id.get_ref().clone();
        if !is_name(&id) {
            let message = format!("`{id}` is not a good name for a link");
            self.complain(written.id.span(), &at("id"), &message, NAMES);
        }
        if self.lessons.contains(&id) {
            let message = format!("there is a lesson `{id}` already");
            self.complain(written.id.span(), &at("id"), &message, "give it another name");
        }
        self.lessons.push(id.clone());
        let incidents = written.incidents.get_ref();
        if incidents.is_empty() {
            let help = "name at least one, as \"scenario/variant\"";
            let span = written.incidents.span();
            self.complain(span, &at("incidents"), "there is no incident", help);
        }
        let named = incidents.iter().enumerate();
        let incidents = named.filter_map(|(index, name)| {
            self.incident(&at(&format!("incidents[{}]", index + 1)), name)
        });
        let incidents: Vec<IncidentName> = incidents.collect();
        Lesson {
            id,
            slides: written.slides.as_ref().map(|slides| slides.get_ref().trim().to_owned()),
            title: Text::default(),
            text: Prose::default(),
            incidents,
        }
    }

    /// Returns the laws of a name, if there are any.
    fn laws(&mut self, name: &Field) -> Option<LawsChoice> {
        let laws = LawsChoice::named(name.get_ref());
        if laws.is_none() {
            let message = format!("there are no laws named `{}`", name.get_ref());
            self.complain(
                name.span(),
                "laws",
                &message,
                &format!("one of: {}", LawsChoice::names()),
            );
        }
        laws
    }

    /// Returns the incident of a name, if there is one.
    fn incident(&mut self, field: &str, name: &Field) -> Option<IncidentName> {
        let written = name.get_ref();
        let Some((scenario_id, variant)) = written.split_once('/') else {
            let message = format!("`{written}` is not the name of an incident");
            self.complain(name.span(), field, &message, "write \"scenario/variant\"");
            return None;
        };
        let Some(scenario) = self.scenarios.iter().find(|scenario| scenario.id == scenario_id)
        else {
            let message = format!("there is no scenario `{scenario_id}`");
            let help =
                "the name of a scenario is that of its file in scenarios/, without the ending";
            self.complain(name.span(), field, &message, help);
            return None;
        };
        if !scenario.variants.contains(&variant) {
            let message = format!("the scenario `{scenario_id}` has no variant `{variant}`");
            let help = format!("one of: {}", scenario.variants.join(", "));
            self.complain(name.span(), field, &message, &help);
            return None;
        }
        let incident =
            IncidentName { scenario: scenario_id.to_owned(), variant: variant.to_owned() };
        if self.named.contains(&incident) {
            let message = format!("`{written}` is in this course already");
            self.complain(name.span(), field, &message, "name each incident once");
            return None;
        }
        self.named.push(incident.clone());
        Some(incident)
    }

    fn complain(&mut self, span: std::ops::Range<usize>, field: &str, message: &str, help: &str) {
        self.errors.push(Diagnostic::new(span, field, message, help));
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{all, pack, render, root};

    const GOOD: &str = r#"order = 1

[[lesson]]
id = "first"
slides = "9–10"
incidents = ["karpov-chernin/rapid-unsupervised", "karpov-chernin/legal-reply"]

[[lesson]]
id = "second"
incidents = ["castling-rook-first/completed"]
"#;

    fn scenarios() -> Vec<Scenario> {
        let scenarios = all(&root()).expect("the scenarios of this repository");
        scenarios.into_iter().filter_map(|scenario| scenario.scenario.ok()).collect()
    }

    #[track_caller]
    fn check(scenarios: &[Scenario], old: &str, new: &str, expected: &[&str]) {
        assert!(GOOD.contains(old), "`{old}` is not in the good file");
        let text = GOOD.replacen(old, new, 1);
        let both = BothGames { chess: listed(scenarios), quadrigliona: Vec::new() };
        let report = match parse("a-course", &text, &both) {
            Ok(_) => String::new(),
            Err(diagnostics) => render(Path::new("a-course.toml"), &text, &diagnostics),
        };
        for words in expected {
            assert!(report.contains(words), "`{words}` is missing in:\n{report}");
        }
    }

    #[test]
    fn ok_a_course_is_compiled() {
        let scenarios = scenarios();
        let both = BothGames { chess: listed(&scenarios), quadrigliona: Vec::new() };
        let Read { order, course, .. } =
            parse("a-course", GOOD, &both).expect("nothing is wrong with it");
        assert_eq!((order, course.lessons.len(), course.incidents().count()), (1, 2, 3));
        assert_eq!(course.lessons[0].slides.as_deref(), Some("9–10"));
        let found = course.lesson_of("castling-rook-first", "completed");
        assert_eq!(found.map(|lesson| lesson.id.as_str()), Some("second"));
    }

    #[test]
    fn ok_the_courses_of_the_repository_are_right() -> Result<()> {
        let matches = pack::matches_in_order(&root())?;
        let courses = read(&root(), &scenarios(), &matches)?;
        assert_eq!(courses.of_matches.len(), 1, "that of Quadrigliona is apart");
        let steps: Vec<Option<u8>> = courses.path().iter().map(|course| course.step).collect();
        assert_eq!(steps, (1..=10).map(Some).collect::<Vec<_>>(), "the path has ten steps");
        Ok(())
    }

    #[test]
    fn err_each_mistake_has_its_line_field_and_remedy() {
        let scenarios = scenarios();
        let check = |old, new, expected: &[&str]| check(&scenarios, old, new, expected);
        check("order = 1", "order = \"one\"", &["a-course.toml:1:", "invalid type"]);
        check("order = 1", "order = 1\nlevel = 2", &["unknown field", "scenarios/README.md"]);
        check("order = 1", "title = \"A course\"\norder = 1", &["`title`", "en/"]);
        check(
            "order = 1",
            "order = 1\nlaws = \"london-xiii\"",
            &["`laws`", "no laws named", "as-played"],
        );
        check("order = 1", "order = 1\ngame = \"go\"", &["`game`", "no game `go`"]);
        check("order = 1", "order = 1\ngame = \"quadrigliona\"", &["no scenario"]);
        check("\"second\"", "\"first\"", &["`lesson[2].id`", "already", "another name"]);
        check("\"second\"", "\"Second one\"", &["`lesson[2].id`", "small letters"]);
        check(
            "karpov-chernin/legal",
            "karpov/legal",
            &["`lesson[1].incidents[2]`", "no scenario `karpov`"],
        );
        check("/legal-reply", "/reply", &["no variant `reply`", "one of: rapid-unsupervised"]);
        check(
            "karpov-chernin/legal-reply",
            "karpov-chernin",
            &["not the name", "scenario/variant"],
        );
        check("/legal-reply", "/rapid-unsupervised", &["in this course already"]);
        check(
            "[\"castling-rook-first/completed\"]",
            "[]",
            &["`lesson[2].incidents`", "no incident"],
        );
    }

    #[test]
    fn err_every_mistake_is_reported_at_once() {
        let text =
            GOOD.replace("karpov-chernin/legal", "karpov/legal").replace("\"second\"", "\"first\"");
        let scenarios = scenarios();
        let both = BothGames { chess: listed(&scenarios), quadrigliona: Vec::new() };
        let diagnostics = parse("a-course", &text, &both).expect_err("two mistakes");
        assert_eq!(diagnostics.len(), 2);
    }
}
