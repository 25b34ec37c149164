//! The wasm, split along the names in `app/src/ui/lazy.rs`.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use acconcio_app_files::{digest, files_below, named_by_content};
use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use super::scripts::{Kind, code_alone, minified};
use super::{Build, Profile, shrink, small};
use crate::process::{self, step};
use crate::project;
use crate::tools::{self, QUICK, node};

/// The names under which the tools write, before the content gives each file its own.
const JS: &str = "app.js";
const WASM: &str = "app_bg.wasm";
const LINK: &str = "parts.js";

/// The first part, before wasm-bindgen.
const FIRST: &str = "app.wasm";

/// The names of the files, which are in the folder of the build.
pub struct Parts {
    /// The script with which the app begins.
    pub js: String,
    /// The script by which it fetches a part.
    pub link: String,
    /// The first part.
    pub wasm: String,
    /// The files of every other part, by its name: of each only what its name has in the place of `app` in that of
    /// the first part, with spaces between, for the page waits for this list.
    pub later: BTreeMap<String, String>,
}

impl Parts {
    /// Splits what cargo has built.
    ///
    /// # Errors
    /// When cargo has built nothing, or a tool fails.
    pub fn make(build: &Build) -> Result<Parts> {
        let whole = whole_wasm(build.profile)?;
        let folder = project::target()?.join(match build.profile {
            Profile::Quick => "parts-quick",
            Profile::Debug | Profile::Release => "parts",
        });
        let later = match Earlier::of(&whole, &folder)? {
            Earlier::Parts(later) => later,
            Earlier::Nothing(made_of) => make_anew(build.profile, &whole, &folder, &made_of)?,
        };
        let names = hand_over(&folder, &build.folder)?;
        let name_of = |file: &str| names.get(file).cloned().context("a part is missing");
        let wasm = name_of(WASM)?;
        let short = |file: String| {
            let name = name_of(&format!("{file}.wasm"))?;
            own_name(&name, &wasm).map(str::to_owned).with_context(|| format!("{name}, {wasm}"))
        };
        let shortly = |files: Vec<String>| {
            let names: Vec<_> = files.into_iter().map(short).collect::<Result<_>>()?;
            anyhow::Ok(names.join(" "))
        };
        let later = later.into_iter().map(|(part, files)| Ok((part, shortly(files)?)));
        let later = later.collect::<Result<_>>()?;
        Ok(Parts { js: name_of(JS)?, link: name_of(LINK)?, wasm, later })
    }
}

/// The part of a file's name in whose place the name of the first part has `app`.
fn own_name<'a>(name: &'a str, first: &str) -> Option<&'a str> {
    let (before, after) = first.split_once("-app-")?;
    name.strip_prefix(before)?.strip_prefix('-')?.strip_suffix(after)?.strip_suffix('-')
}

/// The contents of the folder from an earlier run.
enum Earlier {
    /// The same wasm, split by the same program: the files that each part needs.
    Parts(BTreeMap<String, Vec<String>>),
    /// Something else; the digest of the wasm to split now.
    Nothing(String),
}

/// The digest of the wasm from which the parts in the folder were made, and the files of the parts.
#[derive(Serialize, Deserialize)]
struct Made {
    of: String,
    later: BTreeMap<String, Vec<String>>,
}

impl Earlier {
    fn of(whole: &Path, folder: &Path) -> Result<Earlier> {
        let content = fs::read(whole).with_context(|| format!("{} is missing", whole.display()))?;
        let this_program = fs::read(env::current_exe()?)?;
        // The versions of Binaryen, Terser and wasm-bindgen.
        let packages = fs::read(project::browser_tests().join("package-lock.json"))?;
        let versions = [project::wasm_bindgen_version()?, project::wasm_split_version()?];
        let tools = (versions, node::binaryen().is_some(), node::terser().is_some());
        let digests = [content, this_program, packages].map(|bytes| digest::sha256(&bytes));
        let of = format!("{} {tools:?}", digests.join(" "));
        let made = fs::read_to_string(made_file(folder)).unwrap_or_default();
        Ok(match serde_json::from_str::<Made>(&made) {
            Ok(made) if made.of == of => Earlier::Parts(made.later),
            _ => Earlier::Nothing(of),
        })
    }
}

/// The file is beside the folder, because everything in the folder is published.
fn made_file(folder: &Path) -> PathBuf {
    folder.with_extension("json")
}

/// Splits the wasm into the folder, which is emptied before; returns the files that each part needs.
fn make_anew(
    profile: Profile,
    whole: &Path,
    folder: &Path,
    made_of: &str,
) -> Result<BTreeMap<String, Vec<String>>> {
    if made_file(folder).exists() {
        fs::remove_file(made_file(folder))?;
    }
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let mut later = take_apart(whole, folder)?;
    bind(folder)?;
    if profile != Profile::Debug {
        small::gather(folder, LINK, &mut later)?;
    }
    if profile == Profile::Release {
        shrink::shrink(folder, JS)?;
    }
    if profile != Profile::Debug {
        for script in [JS, LINK].map(|name| folder.join(name)) {
            let small = minified(&fs::read_to_string(&script)?, Kind::Module)?;
            fs::write(script, small)?;
        }
    }
    let made = Made { of: made_of.to_owned(), later };
    fs::write(made_file(folder), serde_json::to_string(&made)?)?;
    Ok(made.later)
}

/// The wasm that cargo has built, before wasm-bindgen.
fn whole_wasm(profile: Profile) -> Result<PathBuf> {
    let profile = match profile {
        Profile::Debug => "debug",
        Profile::Quick => QUICK,
        Profile::Release => "release",
    };
    let folder = project::target()?.join("wasm32-unknown-unknown").join(profile);
    Ok(folder.join("acconcio-app.wasm"))
}

/// Writes the first part and the others; returns the files, without extension, that each part needs.
fn take_apart(whole: &Path, folder: &Path) -> Result<BTreeMap<String, Vec<String>>> {
    let mut wasm_split = tools::wasm_split()?;
    wasm_split.arg(whole).arg("--out-dir").arg(folder).arg("--main").arg(folder.join(FIRST));
    wasm_split.args(["--main-module", &format!("./{JS}"), "--link-name", &format!("./{LINK}")]);
    let output = wasm_split.stderr(Stdio::inherit()).output();
    let output = output.context("what takes the wasm apart could not start")?;
    ensure!(output.status.success(), "the wasm could not be taken apart");
    serde_json::from_slice(&output.stdout).context("which files a part needs is not told")
}

/// Adds the JavaScript of the first part.
fn bind(folder: &Path) -> Result<()> {
    let mut wasm_bindgen = tools::wasm_bindgen()?;
    let first = folder.join(FIRST);
    // The other parts need what the linker exports: the table of functions.
    wasm_bindgen.args(["--target", "web", "--no-typescript", "--keep-lld-exports"]);
    wasm_bindgen.args(["--out-name", "app", "--out-dir"]);
    process::run(wasm_bindgen.arg(folder).arg(&first))?;
    fs::remove_file(first)?;
    Ok(())
}

/// Moves the files into the build, each named after the content of all, because they fit only each other.
fn hand_over(from: &Path, to: &Path) -> Result<BTreeMap<String, String>> {
    let mut contents = BTreeMap::new();
    for file in files_below(from)? {
        contents.insert(file.clone(), fs::read(from.join(file))?);
    }
    let all: String = contents.values().map(|content| digest::sha256(content)).collect();
    let mut names = BTreeMap::new();
    for file in contents.keys() {
        let (name, ending) = file.rsplit_once('.').context("a file without ending")?;
        let name = format!(
            "acconcio-{}",
            name.trim_end_matches("_bg").trim_start_matches("split_").replace('_', "-")
        );
        names.insert(file.clone(), named_by_content(&name, ending, all.as_bytes()));
    }
    for (file, mut content) in contents {
        if file.ends_with(".js") {
            let text = String::from_utf8(content).context("a script is not UTF-8")?;
            content = code_alone(&with_new_names(text, &names)).into_bytes();
        }
        fs::write(to.join(&names[&file]), content)?;
    }
    step(format!("the app in {} parts", names.len() - 2));
    Ok(names)
}

/// Replaces the names in a script. Names in the wasm stay, because they are not addresses there.
fn with_new_names(mut script: String, names: &BTreeMap<String, String>) -> String {
    for (file, name) in names {
        for before in ["from ", "from", "URL("] {
            let address = |file: &str| format!("{before}\"./{file}\"");
            script = script.replace(&address(file), &address(name));
        }
    }
    script
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_file_is_told_by_what_is_its_own_in_its_name() {
        let first = "acconcio-app-0a1b.wasm";
        assert_eq!(own_name("acconcio-small-replay-0a1b.wasm", first), Some("small-replay"));
        assert_eq!(own_name("acconcio-small-replay-ffff.wasm", first), None, "another digest");
    }

    #[test]
    fn ok_a_script_names_the_files_as_they_are_called_now() {
        let names = BTreeMap::from([("app.js".to_owned(), "acconcio-app-1.js".to_owned())]);
        let script = "import * as it from \"./app.js\"\nreturn { \"./app.js\": it };".to_owned();
        let expected = "import * as it from \"./acconcio-app-1.js\"\nreturn { \"./app.js\": it };";
        assert_eq!(with_new_names(script, &names), expected);
        let small = "import*as t from\"./app.js\";".to_owned();
        let expected = "import*as t from\"./acconcio-app-1.js\";";
        assert_eq!(with_new_names(small, &names), expected);
    }
}
