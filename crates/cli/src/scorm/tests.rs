//! Tests of packages, made of an app of a few files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use acconcio_scenario_files::Chosen;
use acconcio_training::digest::{Index, Statements};
use acconcio_training::scenario::{Catalogue, Courses, PACK_VERSION, ScenarioPack};

use super::*;

/// The texts that were compiled with the app, in each language: of the handbook, and of the app itself.
const COMPILED: [&str; 9] = [
    "packs/articles.en.json",
    "packs/articles.es.json",
    "packs/articles.it.json",
    "packs/glossary.en.json",
    "packs/glossary.es.json",
    "packs/glossary.it.json",
    "packs/words/home.en.txt",
    "packs/words/home.es.txt",
    "packs/words/home.it.txt",
];

/// Writes an app as `finish` leaves it, into a folder of its own.
fn app(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("acconcio-{name}-{}", std::process::id()));
    let write = |file: &str, content: &str| {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(path, content).expect("the file can be written");
    };
    write(
        "index.html",
        "<head><link href=./icon.svg rel=icon><link href=icons/icon-192.png rel=apple-touch-icon>\
         <link href=manifest.webmanifest rel=manifest><script src=./boot-0123456789ab.js></script></head>",
    );
    write(
        "boot-0123456789ab.js",
        "const RELEASE = {\"js\":\"app.js\",\"worker\":\"sw.js\",\"packs\":\"old\"};\n// Starts the app.\n",
    );
    for file in
        ["app.js", "app.wasm", "icon.svg", "sw.js", "manifest.webmanifest", "icons/icon-192.png"]
    {
        write(file, file);
    }
    for file in COMPILED.into_iter().chain(["packs/carlsen-inarkiev.en.json"]) {
        write(file, &format!("{{\"{file}\":0}}"));
    }
    let statements = Statements { all: 3, gradable: 2, proven: 1 };
    let index = Index {
        version: PACK_VERSION,
        scenarios: Vec::new(),
        disputed_points: Vec::new(),
        statements,
    };
    write("packs/index-2023.json", &serde_json::to_string(&index).expect("plain values"));
    folder
}

fn package(standard: Standard, chosen: &Chosen) -> Package {
    Package {
        standard,
        course: chosen.course.id.clone(),
        mastery: Some(80),
        incidents: chosen.incidents(),
        start: format!("#/courses/{}", chosen.course.id),
        language: Some("it".to_owned()),
    }
}

fn files_of(folder: &Path, standard: Standard) -> Result<BTreeMap<String, Vec<u8>>> {
    let chosen = Chosen::read(&checkout::root()?, "first-steps")?;
    let package = package(standard, &chosen);
    let mut files = app::files(folder, chosen, &package)?;
    let manifest =
        manifest::manifest(&package, "Primi passi & altro", files.keys().map(String::as_str));
    files.insert(manifest::NAME.to_owned(), manifest.into_bytes());
    Ok(files)
}

fn text<'a>(files: &'a BTreeMap<String, Vec<u8>>, name: &str) -> &'a str {
    std::str::from_utf8(&files[name]).expect("a text")
}

/// Returns the values of an attribute, wherever it occurs.
fn values<'a>(xml: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    xml.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn ok_the_manifest_lists_every_file_once() -> Result<()> {
    let folder = app("manifest");
    for standard in [Standard::Scorm12, Standard::Scorm2004] {
        let files = files_of(&folder, standard)?;
        let xml = text(&files, manifest::NAME);
        let mut listed: Vec<&str> = values(xml, "href");
        // The platform opens this page.
        assert_eq!(listed.remove(0), "index.html");
        let is_told = |name: &&str| *name != manifest::NAME;
        let there: Vec<&str> = files.keys().map(String::as_str).filter(is_told).collect();
        assert_eq!(listed, there);

        let identifiers = [values(xml, "identifier"), values(xml, "objectiveID")].concat();
        let is_first = |c: char| c.is_ascii_alphabetic() || c == '_';
        let is_name = |id: &&str| {
            id.starts_with(is_first)
                && id.chars().all(|c| is_first(c) || c.is_ascii_digit() || c == '-' || c == '.')
        };
        assert!(identifiers.iter().all(is_name), "{identifiers:?}");
        assert_eq!(identifiers.iter().collect::<BTreeSet<_>>().len(), identifiers.len());
        assert_eq!(values(xml, "identifierref"), ["RES1"]);
        assert!(xml.contains("<title>Primi passi &amp; altro</title>"), "{xml}");
        let score = match standard {
            Standard::Scorm12 => "<adlcp:masteryscore>80</adlcp:masteryscore>",
            Standard::Scorm2004 => "<imsss:minNormalizedMeasure>0.80</imsss:minNormalizedMeasure>",
        };
        assert!(xml.contains(score), "{xml}");
    }
    fs::remove_dir_all(folder)?;
    Ok(())
}

#[test]
fn ok_a_package_has_its_scenarios_and_nothing_for_a_device() -> Result<()> {
    let folder = app("scenarios");
    let files = files_of(&folder, Standard::Scorm12)?;
    for absent in ["sw.js", "manifest.webmanifest", "icons/icon-192.png", "boot-0123456789ab.js"] {
        assert!(!files.contains_key(absent), "{absent}");
    }
    let page = text(&files, "index.html");
    assert!(page.contains("icon.svg") && !page.contains("manifest") && !page.contains("icons/"));
    let boot = files.keys().find(|name| name.starts_with("boot-")).expect("it starts");
    assert!(page.contains(boot.as_str()), "{page}");
    let script = text(&files, boot);
    assert!(
        script.contains("\"worker\":null")
            && script.contains("\"start\":\"#/courses/first-steps\"")
    );
    assert!(!script.contains("\"packs\":\"old\"") && script.ends_with("// Starts the app.\n"));

    let index: Index = serde_json::from_str(text(&files, "packs/index-2023.json"))?;
    assert_eq!(index.statements, Statements { all: 3, gradable: 2, proven: 1 }, "as it was built");
    let chosen = Chosen::read(&checkout::root()?, "first-steps")?;
    for code in ["en", "it"] {
        let pack = |stem: &str| text(&files, &format!("packs/{stem}.{code}.json"));
        let courses: Courses = serde_json::from_str(pack("courses-2023"))?;
        let title = chosen.course.title.only(code);
        assert_eq!(courses.courses.iter().map(|it| &it.title).collect::<Vec<_>>(), [&title]);
        let catalogue: Catalogue = serde_json::from_str(pack("catalogue"))?;
        let listed: Vec<&str> =
            catalogue.scenarios.iter().map(|scenario_entry| scenario_entry.id.as_str()).collect();
        assert_eq!(listed, chosen.scenarios.iter().map(|it| it.id.as_str()).collect::<Vec<_>>());
        for scenario in &chosen.scenarios {
            let sheet: ScenarioPack = serde_json::from_str(pack(&scenario.id))?;
            assert_eq!(sheet.scenario.framing, scenario.framing.only(code));
            assert_eq!(sheet.scenario.variants.len(), scenario.variants.len());
        }
    }
    assert!(!files.contains_key("packs/carlsen-inarkiev.en.json"));
    for words in COMPILED {
        assert_eq!(text(&files, words), format!("{{\"{words}\":0}}"), "as it was built");
    }
    fs::remove_dir_all(folder)?;
    Ok(())
}

#[test]
fn ok_made_twice_it_is_the_same() -> Result<()> {
    let folder = app("twice");
    let make = || archive::zip(&files_of(&folder, Standard::Scorm12)?);
    let (one, other) = (make()?, make()?);
    assert!(one == other, "the bytes differ");
    fs::remove_dir_all(folder)?;
    Ok(())
}

#[test]
fn err_without_an_app_it_says_what_to_do() {
    let nowhere = std::env::temp_dir().join("acconcio-nowhere");
    let error = files_of(&nowhere, Standard::Scorm12).expect_err("there is no app");
    for words in ["acconcio-nowhere has no app", "run `cargo xtask build`", "--app"] {
        assert!(format!("{error:#}").contains(words), "{error:#}");
    }
}
