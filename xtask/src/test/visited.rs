//! The modules of the features that a file of browser tests has visited: a change of any other cannot break it.
//!
//! Each file is run on everything at first; the run reports the pages that it has opened.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use acconcio_app_files::files_below;
use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::source::Source;
use crate::project;

const FEATURES: &str = "app/src/features";
const SOURCE: &str = ".rs";
/// The source from which searches begin beside the pages that ask for them, and no others.
const WORKER: &str = "app/worker.rs";

/// The features that have pages, with the first words of the addresses of these.
const PAGES: [(&str, &[&str]); 20] = [
    ("bench", &["bench"]),
    ("claims", &["claims"]),
    ("course_plan", &["plan"]),
    ("courses", &["course", "courses"]),
    ("exam", &["exam"]),
    ("handbook", &["handbook"]),
    ("home", &["home"]),
    ("incident", &["incident"]),
    ("laws", &["laws"]),
    ("library", &["incidents"]),
    ("mate", &["mate"]),
    ("own", &["own"]),
    ("practice", &["practice"]),
    ("presenter", &["presenter"]),
    ("print", &["print"]),
    ("progress", &["progress"]),
    ("quadrigliona", &["quadrigliona"]),
    ("results", &["results"]),
    ("settings", &["settings"]),
    ("teach", &["teach"]),
];

/// The pages that a file of browser tests has opened, and the languages that were read on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visited {
    /// The first words of the addresses that it has opened.
    pub pages: BTreeSet<String>,
    /// For each language of a reader, the languages of which this reader was shown texts: `en it`.
    pub texts: BTreeSet<String>,
}

impl Visited {
    /// Adds those of an earlier run.
    pub fn extend(&mut self, before: Visited) {
        self.pages.extend(before.pages);
        self.texts.extend(before.texts);
    }

    /// Whether it has shown texts of this language, as far as is known.
    pub fn may_have_shown(&self, language: &str) -> bool {
        self.texts.is_empty() || self.shown().any(|(_, of)| of == language)
    }

    /// Returns the languages of the readers who were shown texts of these languages; nothing where that is not known.
    pub fn readers(&self, languages: &BTreeSet<String>) -> Option<BTreeSet<String>> {
        let readers = self.shown().filter(|(_, of)| languages.contains(*of));
        let readers: BTreeSet<_> = readers.map(|(reader, _)| reader.to_owned()).collect();
        Some(readers).filter(|it| !it.is_empty())
    }

    fn shown(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts.iter().filter_map(|it| it.split_once(' '))
    }
}

/// Whether a file, or a part that has passed, is a file of browser tests by its name.
pub fn is_file(name: &str) -> bool {
    name.ends_with(".test.mjs")
}

/// The modules of the features: `claims`, `claims/page` with what is below it, and each style, `claims/claims.css`.
pub struct Features {
    /// Each with those that it names.
    named: BTreeMap<String, BTreeSet<String>>,
    /// Each with the first words of the addresses of the pages on which it is seen; nothing where that may be any.
    seen: BTreeMap<String, Option<BTreeSet<String>>>,
}

impl Features {
    /// Reads what the sources say of each other.
    ///
    /// # Errors
    /// When a style cannot be found.
    pub fn of(sources: &[Source]) -> Result<Features> {
        let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for file in files_below(&project::root().join(FEATURES))? {
            named.extend(
                module_of(&Path::new(FEATURES).join(&file)).map(|it| (it, BTreeSet::new())),
            );
        }
        let all: BTreeSet<_> = named.keys().cloned().collect();
        let within = |source: &Source| module_of(Path::new(&source.path));
        let (mut methods, mut functions) = (Extending::new(), Extending::new());
        for source in sources {
            for (of, function) in &source.extending {
                methods.entry(vec![function.clone()]).or_default().extend(within(source));
                let function = vec![of.clone(), function.clone()];
                functions.entry(function).or_default().extend(within(source));
            }
        }
        for source in sources {
            let Some(module) = within(source) else { continue };
            let is_drawn = source.text.contains("class");
            let is_style = |it: &&String| {
                is_drawn && it.contains('.') && feature_of(it) == feature_of(&module)
            };
            let mut needed: BTreeSet<_> = all.iter().filter(is_style).cloned().collect();
            needed.extend(source.paths.iter().filter_map(|path| reached_by(path, source, &all)));
            for called in &source.methods {
                needed.extend(methods.get(&vec![called.clone()]).into_iter().flatten().cloned());
            }
            for path in &source.paths {
                let called = &path[path.len() - 2..];
                needed.extend(functions.get(called).into_iter().flatten().cloned());
            }
            named.entry(module).or_default().extend(needed);
        }
        let frame = sources.iter().filter(|it| within(it).is_none() && !it.path.ends_with(WORKER));
        let by_frame = |source: &Source| {
            let paths = source.paths.iter().filter(|path| !is_of_page(path));
            paths.filter_map(|path| reached_by(path, source, &all)).collect::<Vec<_>>()
        };
        Ok(Features { seen: seen(&named, &frame.flat_map(by_frame).collect()), named })
    }

    /// Returns the modules that these pages need: those of their features and of the features that may be on any page,
    /// and what these name.
    pub fn needed(&self, pages: &BTreeSet<String>) -> BTreeSet<String> {
        let is_visited = |name: &str| {
            words(feature_of(name))
                .is_none_or(|words| words.iter().any(|word| pages.contains(*word)))
        };
        let mut open: Vec<_> = self.named.keys().filter(|name| is_visited(name)).collect();
        let mut needed = BTreeSet::new();
        while let Some(module) = open.pop() {
            if needed.insert(module.clone()) {
                open.extend(self.named.get(module).into_iter().flatten());
            }
        }
        needed
    }

    /// Returns the first words of the addresses of the pages on which a change of these modules can be seen; nothing
    /// where that may be any page.
    pub fn pages_with(&self, changed: &BTreeSet<String>) -> Option<BTreeSet<String>> {
        let mut pages = BTreeSet::new();
        for module in changed {
            pages.extend(self.seen.get(module)?.clone()?);
        }
        Some(pages)
    }

    /// Returns those that are seen on some pages only.
    pub fn with_pages(&self) -> impl Iterator<Item = &str> {
        self.seen.iter().filter(|(_, pages)| pages.is_some()).map(|(name, _)| name.as_str())
    }
}

/// The modules that extend a type of another one by a function, by the names with which it is called.
type Extending = BTreeMap<Vec<String>, BTreeSet<String>>;

/// Whether a path from outside of the features names what draws a page, and is seen nowhere else.
fn is_of_page(path: &[String]) -> bool {
    path.last().is_some_and(|name| name.ends_with("Page") || name.ends_with("Props"))
}

/// Returns the pages of each module: those of its feature, and those of the modules that name it. Those that the frame
/// names are on any page.
fn seen(
    named: &BTreeMap<String, BTreeSet<String>>,
    by_frame: &BTreeSet<String>,
) -> BTreeMap<String, Option<BTreeSet<String>>> {
    let own = |module: &str| {
        let words = words(feature_of(module)).filter(|_| !by_frame.contains(module));
        words.map(|words| words.iter().map(|it| (*it).to_owned()).collect())
    };
    let mut seen: BTreeMap<String, Option<BTreeSet<String>>> =
        named.keys().map(|module| (module.clone(), own(module))).collect();
    let mut open: Vec<_> = named.keys().collect();
    while let Some(module) = open.pop() {
        let pages = seen.get(module).cloned().flatten();
        for other in named.get(module).into_iter().flatten() {
            let Some(of_other) = seen.get_mut(other) else { continue };
            let before = of_other.as_ref().map(BTreeSet::len);
            match (of_other.as_mut(), &pages) {
                (Some(of_other), Some(pages)) => of_other.extend(pages.iter().cloned()),
                _ => *of_other = None,
            }
            if of_other.as_ref().map(BTreeSet::len) != before {
                open.push(other);
            }
        }
    }
    seen
}

/// Returns the module of a feature, or the style, that a file is, or is below, by its path from the root of the
/// repository.
pub fn module_of(path: &Path) -> Option<String> {
    let path = path.strip_prefix(FEATURES).ok()?;
    let mut names = path.components().filter_map(|it| it.as_os_str().to_str());
    let first = names.next()?;
    let Some(second) = names.next() else {
        return first.strip_suffix(SOURCE).map(str::to_owned);
    };
    Some(format!("{first}/{}", second.strip_suffix(SOURCE).unwrap_or(second)))
}

/// Returns the module that a path in a source names; a feature itself where the name is of none of its modules.
fn reached_by(path: &[String], source: &Source, all: &BTreeSet<String>) -> Option<String> {
    let of = |names: Vec<&str>| {
        let feature = all.get(*names.first()?)?;
        let module = names.get(1).and_then(|name| all.get(&format!("{feature}/{name}")));
        Some(module.unwrap_or(feature).clone())
    };
    let names = path.iter().map(String::as_str);
    if let Some(at) = path.iter().position(|name| name == "features") {
        return of(names.skip(at + 1).collect());
    }
    let file = source.path.strip_prefix(FEATURES)?.trim_start_matches('/').strip_suffix(SOURCE)?;
    let base: Vec<&str> = file.split('/').collect();
    let up = path.iter().take_while(|name| *name == "super").count();
    let is_within = up > 0 || base.len() == 1;
    is_within
        .then(|| {
            base[..base.len().saturating_sub(up)].iter().copied().chain(names.skip(up)).collect()
        })
        .and_then(of)
}

/// Returns the feature of a module.
fn feature_of(module: &str) -> &str {
    module.split('/').next().unwrap_or(module)
}

/// Returns the first words of the addresses of a feature's pages; nothing for one that has none.
fn words(feature: &str) -> Option<&'static [&'static str]> {
    PAGES.iter().find(|(name, _)| *name == feature).map(|(_, words)| *words)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use anyhow::Context;

    fn features() -> Result<Features> {
        Features::of(&Source::all()?)
    }

    #[test]
    fn ok_what_the_pages_need_is_named() -> Result<()> {
        let features = features()?;
        let of_exam = features.needed(&BTreeSet::from(["exam".to_owned()]));
        for needed in ["exam/paper", "exam/exam.css", "incident/ruling_form", "library"] {
            assert!(of_exam.contains(needed), "exams need {needed}");
        }
        for idle in
            ["claims/page", "quadrigliona/page", "settings/page", "presenter/presenter_view"]
        {
            assert!(features.named.contains_key(idle), "there is no module {idle}");
            assert!(!of_exam.contains(idle), "exams do not need {idle}");
        }
        Ok(())
    }

    #[test]
    fn ok_a_change_is_seen_on_the_pages_that_need_it() -> Result<()> {
        let features = features()?;
        let seen = |name: &str| features.pages_with(&BTreeSet::from([name.to_owned()]));
        let named = |words: &[&str]| Some(words.iter().map(|it| (*it).to_owned()).collect());
        assert_eq!(seen("claims/page"), named(&["claims"]));
        assert_eq!(seen("handbook/front"), named(&["handbook"]));
        assert_eq!(seen("laws/page"), named(&["laws"]));
        assert_eq!(
            seen("claims/claims.css"),
            named(&["claims"]),
            "a style, where the feature draws"
        );
        assert_eq!(seen("handbook/opening"), None, "the frame asks which pages have one");
        let of_words = seen("claims/words").context("it has pages")?;
        assert!(of_words.contains("claims"), "functions of a type of another module");
        assert!(!of_words.contains("exam"));
        assert_eq!(seen("exam/lock"), None, "the frame of every page asks it");
        assert_eq!(seen("review/panel"), None, "what has no page may be on any");
        Ok(())
    }

    #[test]
    fn ok_a_source_is_of_the_module_in_which_it_is() {
        let module = |path: &str| module_of(Path::new(path));
        assert_eq!(module("app/src/features/exam/code.rs").as_deref(), Some("exam/code"));
        assert_eq!(
            module("app/src/features/incident/line/of.rs").as_deref(),
            Some("incident/line")
        );
        assert_eq!(module("app/src/features/exam.rs").as_deref(), Some("exam"));
        assert_eq!(module("app/src/features/exam/exam.css").as_deref(), Some("exam/exam.css"));
        assert_eq!(module("app/src/ui/board.rs"), None);
    }

    #[test]
    fn ok_a_path_names_a_module_or_its_feature() {
        let all = ["claims", "claims/form", "exam", "exam/code"].map(str::to_owned).into();
        let named = |file: &str, path: &str| {
            let source = Source::of(format!("{FEATURES}/{file}"), String::new());
            let path: Vec<_> = path.split("::").map(str::to_owned).collect();
            reached_by(&path, &source, &all).unwrap_or_default()
        };
        assert_eq!(named("claims/page.rs", "crate::features::exam::code::Code"), "exam/code");
        assert_eq!(named("claims/page.rs", "crate::features::exam::Exam"), "exam");
        assert_eq!(named("claims/page.rs", "super::form::Form"), "claims/form");
        assert_eq!(named("claims/page/part.rs", "super::super::form::Form"), "claims/form");
        assert_eq!(named("claims/page.rs", "super::Claims"), "claims");
        assert_eq!(named("claims.rs", "form::Form"), "claims/form");
        assert_eq!(named("claims/page.rs", "super::super::exam::code"), "exam/code");
        assert_eq!(named("claims/page.rs", "form::Form"), "", "of another place");
    }

    /// Checks that a feature that is renamed, or gets a page, is thought of here.
    #[test]
    fn ok_the_features_with_pages_are_those_of_the_app() -> Result<()> {
        let features = features()?;
        for (feature, _) in PAGES {
            assert!(features.named.contains_key(feature), "there is no feature {feature}");
        }
        let boot = fs::read_to_string(project::root().join("static/boot.js"))?;
        for line in boot.lines().filter(|line| line.trim_start().starts_with("\"#/")) {
            let address = line.split('"').nth(1).context("an address")?;
            let word = address.trim_start_matches("#/").trim_end_matches('/');
            let is_known = PAGES.iter().any(|(_, words)| words.contains(&word));
            assert!(is_known, "no feature is named for the pages below {address}");
        }
        Ok(())
    }
}
