//! The small parts of a build, joined into a few.
//!
//! Code that some pages share and others do not is a part of its own, so there are hundreds, and most are tiny: a request
//! for each, and an instance of each, cost more than its content, and together they compress better.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::process;
use crate::tools::node::{self, Binaryen};

/// The files of small parts. A part goes into the first file that takes it. What a visitor waits for, what is seen first
/// and then the ruling of an incident, takes larger parts: the other pages fetch a little more with it, and what would be
/// much more for a page lies apart. The last one has the parts of all pages.
const FILES: [File; 8] = [
    File { name: "small_first", of: &["replay", "opening"], but: &[], most: 100 << 10 },
    File { name: "small_replay", of: &["replay"], but: &[], most: 100 << 10 },
    File { name: "small_opening", of: &["opening"], but: &[], most: 100 << 10 },
    File { name: "small_player", of: &["player"], but: &[], most: 40 << 10 },
    File {
        name: "joined_player",
        of: &["player"],
        but: &["bench", "handbook", "pages"],
        most: 160 << 10,
    },
    File { name: "small_home", of: &["home"], but: &[], most: 40 << 10 },
    File { name: "small_ruled", of: &["ruled"], but: &[], most: 40 << 10 },
    File { name: "small", of: &[], but: &[], most: 10 << 10 },
];

/// A file that has several parts in one.
struct File {
    name: &'static str,
    /// The pages all of which need what is in it.
    of: &'static [&'static str],
    /// The pages none of which does.
    but: &'static [&'static str],
    /// The largest size of a part in it, in bytes, with the names of its functions: half of it is not published.
    most: u64,
}

/// The script that Node runs.
const JOIN: &str = include_str!("join.mjs");

/// The function that fetches a part at once, and gives it what it imports when that is there.
const PART: &str = r#"
function part(address) {
    return () => {
        const begun = fetch(address);
        begun.catch(() => {});
        // What did not come, or was cut on its way and kept by the browser, is fetched again past every cache.
        return (imports) =>
            WebAssembly.instantiateStreaming(begun, imports).catch(() =>
                WebAssembly.instantiateStreaming(fetch(address, { cache: "reload" }), imports));
    };
}
"#;

/// The place in the script where it has what the parts import: those that are joined import it from `shared`.
const IMPORTS: [&str; 2] =
    ["return sharedImports;", "return { ...sharedImports, shared: sharedImports.__wasm_split };"];

/// The line by which the script asks for all that a part needs, and the lines instead of it: to ask for thirty files takes
/// a phone a fifth of a second, in which it answers nothing; so each is asked for in a task of its own.
const ASKS: [&str; 2] = [
    "const parallelStuff = deps.map(d => d());",
    r"const parallelStuff = [];
        for (const dep of deps) {
            await nextTask();
            parallelStuff.push(dep());
        }",
];

/// The beginning of what loads the part of a page, before its name.
const LOADER: &str = "export const __wasm_split_load_";

/// The fetcher of a page that has nothing of its own.
const NOTHING: &str = "() => async () => ({})";

/// The script with which the page begins, of which the script of the parts has [`next_task`].
const BOOT: &str = include_str!("../../../static/boot.js");

/// The function that waits for the next task, as it stands in [`BOOT`].
fn next_task() -> Result<&'static str> {
    let start = BOOT.find("\nfunction nextTask() {");
    let text = start.map(|start| &BOOT[start..]);
    let end = text.and_then(|text| Some(text.find("\n}\n")? + "\n}\n".len()));
    text.zip(end).map(|(text, end)| &text[..end]).context("static/boot.js has no `nextTask`")
}

/// Joins the small parts in the folder into a few, names those for each page instead of them, and makes the script
/// fetch them.
///
/// # Errors
/// When the script loads a part in another way than expected, or a file cannot be read or written.
pub fn gather(
    folder: &Path,
    script: &str,
    files_of: &mut BTreeMap<String, Vec<String>>,
) -> Result<()> {
    if let Some(binaryen) = node::binaryen() {
        for file in FILES {
            let parts = parts_in(&file, folder, files_of)?;
            if parts.is_empty() {
                continue;
            }
            join(&binaryen, folder, file.name, &parts)?;
            for needed in files_of.values_mut() {
                let all = needed.len();
                needed.retain(|part| !parts.contains(part));
                if needed.len() < all {
                    needed.insert(0, file.name.to_owned());
                }
            }
        }
    }
    let script = folder.join(script);
    let text = fs::read_to_string(&script)?;
    Ok(fs::write(script, with_parts(&text, files_of)?)?)
}

/// Returns the script with the parts as they are now.
fn with_parts(script: &str, files_of: &BTreeMap<String, Vec<String>>) -> Result<String> {
    let first = ["/* ", "const __chunk_", LOADER]
        .iter()
        .filter_map(|begin| script.find(&format!("\n{begin}")));
    let end = first.min().context(unexpected())?;
    let mut text = script[..=end].to_owned();
    for [once, now] in [ASKS, IMPORTS] {
        ensure!(text.matches(once).count() == 1, unexpected());
        text = text.replace(once, now);
    }
    text += PART;
    text += next_task()?;
    let fetch = |file: &str| format!("part(new URL(\"./{file}.wasm\", import.meta.url))");
    let own = |page: &str| format!("split_{page}");
    let shared: BTreeSet<&String> = files_of
        .iter()
        .flat_map(|(page, files)| files.iter().filter(move |file| **file != own(page)))
        .collect();
    for file in &shared {
        text += &format!("const {file} = makeLoad({}, []);\n", fetch(file));
    }
    for (page, files) in files_of {
        let own = own(page);
        let needed: Vec<&str> = files.iter().map(String::as_str).filter(|it| *it != own).collect();
        let fetch = if files.contains(&own) { fetch(&own) } else { NOTHING.to_owned() };
        let needed = needed.join(", ");
        text += &format!("{LOADER}{page} = wrapAsyncCb(makeLoad({fetch}, [{needed}]));\n");
    }
    ensure!(text.matches(LOADER).count() == script.matches(LOADER).count(), unexpected());
    Ok(text)
}

/// The parts that go into a file, of those that are files of their own so far.
fn parts_in(
    file: &File,
    folder: &Path,
    files_of: &BTreeMap<String, Vec<String>>,
) -> Result<BTreeSet<String>> {
    let files_of_all = |pages: &[&str]| {
        let of_page =
            |page: &&str| files_of.get(*page).with_context(|| format!("no part `{page}`"));
        pages.iter().map(of_page).collect::<Result<Vec<_>>>()
    };
    let (pages, others) = (files_of_all(file.of)?, files_of_all(file.but)?);
    let all: BTreeSet<&String> = files_of.values().flatten().collect();
    let mut parts = BTreeSet::new();
    for part in all {
        let is_joined = FILES.iter().any(|file| file.name == part);
        let is_of_all = pages.iter().all(|files| files.contains(part));
        let is_of_none = !others.iter().any(|files| files.contains(part));
        if !is_joined && is_of_all && is_of_none && size(folder, part)? <= file.most {
            parts.insert(part.clone());
        }
    }
    Ok(parts)
}

fn size(folder: &Path, part: &str) -> Result<u64> {
    let path = folder.join(format!("{part}.wasm"));
    Ok(fs::metadata(&path).with_context(|| path.display().to_string())?.len())
}

/// Joins parts into the one of this name.
fn join(binaryen: &Binaryen, folder: &Path, name: &str, parts: &BTreeSet<String>) -> Result<()> {
    let file_of = |name: &str| folder.join(format!("{name}.wasm"));
    let files: Vec<_> = parts.iter().map(|part| file_of(part)).collect();
    let mut command = Command::new(&binaryen.node);
    command.args(["--input-type=module", "--eval", JOIN]).arg(&binaryen.folder);
    process::run_quietly(command.arg(file_of(name)).args(&files))?;
    files.iter().try_for_each(|file| Ok(fs::remove_file(file)?))
}

fn unexpected() -> &'static str {
    "wasm_split_cli_support fetches parts in another way than xtask/src/finish/small.rs expects"
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "function getSharedImports() {
    return sharedImports;
}
function makeLoad(fetcher, deps) {
        const parallelStuff = deps.map(d => d());
}
/* exam, replay */
const __chunk_8 = makeLoad(() => {
    const src = fetch(new URL(\"./chunk_8.wasm\", import.meta.url));
}
, []);
export const __wasm_split_load_replay = wrapAsyncCb(makeLoad(() => async (_imp) => ({}), [__chunk_8]));
export const __wasm_split_load_exam = wrapAsyncCb(makeLoad(() => {}
, [__chunk_8]));
";

    fn files_of() -> BTreeMap<String, Vec<String>> {
        let files = |files: &[&str]| files.iter().map(|&file| file.to_owned()).collect();
        BTreeMap::from([
            ("exam".to_owned(), files(&["small", "split_exam"])),
            ("replay".to_owned(), files(&["small"])),
        ])
    }

    #[test]
    fn ok_the_script_fetches_what_each_page_needs() {
        let text = with_parts(SCRIPT, &files_of()).unwrap();
        let lines = [
            "const small = makeLoad(part(new URL(\"./small.wasm\", import.meta.url)), []);",
            "export const __wasm_split_load_exam = \
             wrapAsyncCb(makeLoad(part(new URL(\"./split_exam.wasm\", import.meta.url)), [small]));",
            "export const __wasm_split_load_replay = wrapAsyncCb(makeLoad(() => async () => ({}), [small]));",
        ];
        for line in lines {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(!text.contains("chunk_8"), "{text}");
    }

    #[test]
    fn ok_the_function_for_the_next_task_is_whole() {
        let function = next_task().unwrap();
        assert_eq!(function.matches('{').count(), function.matches('}').count());
        assert_eq!(function.matches("function").count(), 1);
    }

    #[test]
    fn err_a_script_that_asks_otherwise() {
        let otherwise = SCRIPT.replace("deps.map", "deps.flatMap");
        assert!(with_parts(&otherwise, &files_of()).is_err());
    }

    #[test]
    fn err_a_page_that_is_not_told() {
        let mut files_of = files_of();
        files_of.remove("exam");
        assert!(with_parts(SCRIPT, &files_of).is_err());
    }
}
