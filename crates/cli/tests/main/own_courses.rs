//! `scorm` and `moodle` of incidents of one's own: packs and folders, whole, in part wrong, and refused.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use acconcio_scenario_files::bundle::{Bundle, limits};
use acconcio_training::digest::{Index, Statements};
use acconcio_training::scenario::PACK_VERSION;

use super::{acconcio, root};

/// An empty place for a test.
fn place(name: &str) -> PathBuf {
    let place =
        std::env::temp_dir().join(format!("acconcio-own-{}", std::process::id())).join(name);
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).expect("a place for the test");
    place
}

fn write(folder: &Path, files: &[(&str, &str)]) {
    for (name, content) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(path, content).expect("the file can be written");
    }
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join("scenarios").join(path)).expect("it is there")
}

const COURSE: &str =
    "order = 1\n[[lesson]]\nid = \"first\"\nincidents = [\"karpov-chernin/standard\"]\n";
const COURSE_TEXTS: &str = "title = \"Serata\"\nlead = \"Un caso.\"\n[lessons.first]\ntitle = \"Uno\"\ntext = \"Si legga.\"\n";

/// A folder with two incidents of the repository, one with texts in Italian alone, and a course of one of them.
fn folder(name: &str) -> PathBuf {
    let folder = place(name).join("club");
    let files = ["karpov-chernin.toml", "it/karpov-chernin.toml", "castling-rook-first.toml"];
    let files = files.into_iter().chain(["en/castling-rook-first.toml"]);
    let files: Vec<(&str, String)> = files.map(|path| (path, text(path))).collect();
    write(&folder, &files.iter().map(|(path, text)| (*path, text.as_str())).collect::<Vec<_>>());
    write(&folder, &[("courses/evening.toml", COURSE), ("courses/it/evening.toml", COURSE_TEXTS)]);
    folder
}

/// The pack of a folder, with files put into it that `acconcio pack` would refuse.
fn pack(folder: &Path, more: &[(&str, &str)]) -> PathBuf {
    let mut bundle = Bundle::of_folder(folder, "club").expect("it is there");
    bundle.files.extend(more.iter().map(|(path, it)| ((*path).to_owned(), (*it).to_owned())));
    let out = folder.with_extension("acconcio");
    fs::write(&out, bundle.file()).expect("it is written");
    out
}

/// An app of the files that a package needs.
fn app(name: &str) -> PathBuf {
    let folder = place(name).join("app");
    let boot = "const RELEASE = {\"js\":\"app.js\",\"worker\":\"sw.js\",\"packs\":\"old\"};\n";
    let statements = Statements { all: 3, gradable: 2, proven: 1 };
    let (scenarios, disputed_points) = (Vec::new(), Vec::new());
    let index = Index { version: PACK_VERSION, scenarios, disputed_points, statements };
    let index = serde_json::to_string(&index).expect("plain values");
    let page = "<head><script src=./boot-0123456789ab.js></script></head>";
    write(
        &folder,
        &[
            ("index.html", page),
            ("boot-0123456789ab.js", boot),
            ("app.js", ""),
            ("packs/index-2023.json", &index),
        ],
    );
    for words in ["articles", "glossary"] {
        for code in ["en", "es", "it"] {
            write(&folder, &[(&format!("packs/{words}.{code}.json"), "{}")]);
        }
    }
    folder
}

/// Makes both of a course; returns the files of the package and the bank, with what each command said.
fn made(name: &str, course: &str) -> [(Output, PathBuf); 2] {
    let app = app(name);
    let out = |ending: &str| app.with_extension(ending);
    let moodle =
        acconcio("moodle").args([course, "--lang", "it", "--out"]).arg(out("xml")).output();
    let mut scorm = acconcio("scorm");
    let scorm = scorm.arg(course).arg("--app").arg(&app).arg("--out").arg(out("zip")).output();
    [(moodle.expect("it starts"), out("xml")), (scorm.expect("it starts"), out("zip"))]
}

/// Checks the exit code of both commands, what they say, and whether they write.
#[track_caller]
fn check(name: &str, course: &str, code: i32, writes: bool, said: &[&str]) {
    for (output, file) in made(name, course) {
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{course}: {error}");
        for words in said {
            assert!(error.contains(words), "`{words}` is missing in:\n{error}");
        }
        assert_eq!(file.is_file(), writes, "{course}");
    }
}

/// The names of the files in a package.
fn names(package: &Path) -> Vec<String> {
    let file = fs::File::open(package).expect("it is written");
    let archive = zip::ZipArchive::new(file).expect("it is an archive");
    archive.file_names().map(|name| name.expect("a name").into_owned()).collect()
}

#[test]
fn ok_a_pack_and_a_folder_are_courses() {
    let folder = folder("whole");
    let pack = pack(&folder, &[]);
    for what in [folder.to_string_lossy(), pack.to_string_lossy()] {
        // Of its one course, named or not, there is one incident.
        for course in [what.to_string(), format!("{what}/evening")] {
            let [(moodle, bank), (scorm, package)] = made("whole-app", &course);
            for output in [&moodle, &scorm] {
                let error = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{course}: {error}");
            }
            let bank = fs::read_to_string(bank).expect("it is written");
            assert!(bank.contains("own--club--karpov-chernin/standard/count"), "{course}");
            let names = names(&package);
            for (id, is_in) in [("karpov-chernin", true), ("castling-rook-first", false)] {
                let sheet = format!("packs/own--club--{id}.it.json");
                assert_eq!(names.contains(&sheet), is_in, "{course}: {sheet}");
            }
        }
    }
}

#[test]
fn ok_what_is_wrong_in_a_pack_is_named_and_left_out() {
    let folder = folder("hostile");
    let deep = format!("acts = {}{}", "[".repeat(9_000), "]".repeat(9_000));
    let broken = text("karpov-chernin.toml").replace("level = 1", "level = 9");
    let hostile = [
        ("deep.toml", &*deep),
        ("broken.toml", &*broken),
        ("en/page.html", "<script>"),
        ("../up.toml", ""),
    ];
    let pack = pack(&folder, &hostile);
    let said = [
        "left out: deep.toml",
        "broken.toml:3:9",
        "no level 9",
        "left out: en/page.html",
        "../up.toml",
    ];
    check("hostile-app", &pack.to_string_lossy(), 1, true, &said);
}

#[test]
fn err_nothing_in_a_folder_may_be_wrong() {
    let folder = folder("wrong");
    let broken = text("karpov-chernin.toml").replace("level = 1", "level = 9");
    write(&folder, &[("karpov-chernin.toml", &broken)]);
    let said = ["karpov-chernin.toml:3:9", "level", "no level 9", "help"];
    check("wrong-app", &folder.to_string_lossy(), 2, false, &said);
}

#[test]
fn err_what_is_no_pack_and_no_course_is_refused() {
    let folder = folder("refused");
    let file = pack(&folder, &[]);
    let whole = fs::read(&file).expect("it is written");
    let named = file.to_string_lossy().into_owned();
    let refused = |content: &[u8], said: &str| {
        fs::write(&file, content).expect("it is written");
        check("refused-app", &named, 2, false, &[said]);
    };
    refused(b"PK", "ends in .acconcio");
    refused(&whole[..whole.len() - 1], "damaged");
    refused(&vec![0; limits::FILE + 1], "too large");
    let swollen = BTreeMap::from([("a.toml".to_owned(), "a".repeat(limits::INFLATED + 1))]);
    refused(&Bundle { name: "club".to_owned(), files: swollen }.file(), "too large");
    let nothing = BTreeMap::from([("a.toml".to_owned(), "level = 1".to_owned())]);
    refused(&Bundle { name: "club".to_owned(), files: nothing }.file(), "no incident of it");
    fs::write(&file, &whole).expect("it is written");
    check("refused-app", &format!("{named}/morning"), 2, false, &["courses are: evening"]);
    check("refused-app", "castlng", 2, false, &["the courses are: "]);
    check("refused-app", "nowhere.acconcio", 2, false, &["nowhere.acconcio"]);
}
