//! `pack` and `check` as a program: a folder becomes a file that is read back.

use std::fs;
use std::path::PathBuf;

use acconcio_scenario_files::bundle::Bundle;

use super::{acconcio, root};

/// A folder with one incident of the repository, as authors lay it out.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("acconcio-{}", std::process::id())).join(name);
    fs::create_dir_all(folder.join("it")).expect("a folder for the test");
    for path in ["karpov-chernin.toml", "it/karpov-chernin.toml"] {
        fs::copy(root().join("scenarios").join(path), folder.join(path)).expect("it is copied");
    }
    folder
}

#[test]
fn ok_a_folder_becomes_a_pack() {
    let folder = folder("club");
    let out = folder.with_extension("acconcio");
    let made = acconcio("pack").arg(&folder).arg("--out").arg(&out).output().expect("it starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let bundle = Bundle::of_file(&fs::read(&out).expect("it is written")).expect("it is whole");
    assert_eq!((bundle.name.as_str(), bundle.files.len()), ("club", 2));
    let title = &bundle.contents().scenarios[0].title;
    assert_eq!(title.get("it").map(String::as_str), Some("Karpov–Chernin, Tilburg 1992"));
    for what in [&out, &folder] {
        let checked = acconcio("check").arg(what).output().expect("it starts");
        let said = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(said.contains("club: 1 incidents with 10 variants, 0 courses"), "{said}");
    }
}

#[test]
fn err_what_is_wrong_is_shown_with_its_place() {
    let folder = folder("wrong");
    let path = folder.join("karpov-chernin.toml");
    let text = fs::read_to_string(&path).expect("it is there").replace("level = 1", "level = 9");
    fs::write(&path, text).expect("it is written");
    fs::write(folder.join("it/nothing.toml"), "title = \"x\"").expect("it is written");
    for command in ["pack", "check"] {
        let output = acconcio(command).arg(&folder).output().expect("it starts");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{said}");
        for words in ["karpov-chernin.toml:3:9", "no level 9", "there is no nothing.toml"] {
            assert!(said.contains(words), "`{words}` is missing in:\n{said}");
        }
    }
    let named = acconcio("pack").arg(&folder).args(["--name", "Club"]).output().expect("it starts");
    assert_eq!(named.status.code(), Some(2));
}
