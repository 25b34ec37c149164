//! The small parts of a published build, joined into a few files.
//!
//! Code that some pages share and others do not is a part of its own, so there are many, and most are
//! tiny: a request for each costs more than its content, and together they compress better.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The files of small parts. A part goes into the first file that takes it. What a visitor waits for, what is seen first
/// and then the ruling of an incident, takes larger parts: the other pages fetch a little more with it, and what would be
/// much more for a page lies apart. The last one has the parts of all pages.
const FILES: [File; 7] = [
    File { name: "small_first", of: &["film", "opening"], but: &[], most: 40 << 10 },
    File { name: "small_film", of: &["film"], but: &[], most: 40 << 10 },
    File { name: "small_opening", of: &["opening"], but: &[], most: 40 << 10 },
    File { name: "small_player", of: &["player"], but: &[], most: 16 << 10 },
    File {
        name: "joined_player",
        of: &["player"],
        but: &["bench", "handbook", "pages"],
        most: 64 << 10,
    },
    File { name: "small_ruled", of: &["ruled"], but: &[], most: 16 << 10 },
    File { name: "small", of: &[], but: &[], most: 4 << 10 },
];

/// A file that holds several parts, one after the other.
struct File {
    name: &'static str,
    /// The pages all of which need what is in it.
    of: &'static [&'static str],
    /// The pages none of which does.
    but: &'static [&'static str],
    /// The largest size of a part in it, in bytes.
    most: u64,
}

/// The script that fetches a part from such a file: all come with the first. They are named in the order in which they
/// lie there, each by its length.
const FETCH: &str = r#"
function joined(address) {
    const fetchAll = async (cache) => {
        const response = await fetch(address, { cache });
        if (!response.ok) {
            throw new Error(`${response.url}: ${response.status}`);
        }
        return response.arrayBuffer();
    };
    let all = undefined;
    let end = 0;
    return (length) => {
        const start = end;
        end += length;
        return () => {
            all ??= fetchAll("default");
            const parts = all;
            // What could not be fetched is asked for again by the next one.
            parts.catch(() => {
                if (all === parts) all = undefined;
            });
            const instance = async (bytes, imports) => {
                return WebAssembly.instantiate(new Uint8Array(await bytes, start, length), imports);
            };
            // A file that was cut on its way may have been kept by the browser.
            return (imports) => instance(parts, imports).catch(() => {
                all = fetchAll("reload");
                return instance(all, imports);
            });
        };
    };
}
"#;

/// The beginning of a request for a part that is a file of its own, in the script as it is made and as it is published.
const FETCHES: [&str; 2] = ["const src = fetch(", "const src = fetched("];

/// The function that asks once more, past every cache, where a request fails.
const FETCHED: &str = r#"
function fetched(address) {
    return fetch(address).catch(() => fetch(address, { cache: "reload" }));
}
"#;

/// The line by which the script asks for all that a part needs.
const ASKS_AT_ONCE: &str = "const parallelStuff = deps.map(d => d());";

/// The lines instead of it: to ask for thirty files takes a phone a fifth of a second, in which it answers nothing; so
/// each is asked for in a task of its own.
const ASKS_IN_TURN: &str = r"const parallelStuff = [];
for (const dep of deps) {
await nextTask();
parallelStuff.push(dep());
}";

/// The script with which the page begins, of which the script of the parts has [`next_task`].
const BOOT: &str = include_str!("../../../static/boot.js");

/// The function that waits for the next task, as it stands in [`BOOT`].
fn next_task() -> Result<&'static str> {
    let start = BOOT.find("\nfunction nextTask() {");
    let text = start.map(|start| &BOOT[start..]);
    let end = text.and_then(|text| Some(text.find("\n}\n")? + "\n}\n".len()));
    text.zip(end).map(|(text, end)| &text[..end]).context("static/boot.js has no `nextTask`")
}

/// Joins the small parts in the folder into a few files, makes the script take them from there, one after the other, and
/// names those files for each page instead of them.
///
/// # Errors
/// When the script loads a part in another way than expected, or a file cannot be read or written.
pub fn gather(
    folder: &Path,
    script: &str,
    files_of: &mut BTreeMap<String, Vec<String>>,
) -> Result<()> {
    let script = folder.join(script);
    let mut text = in_turn(&fs::read_to_string(&script)?)? + FETCH + next_task()?;
    let mut files = String::new();
    for file in FILES {
        let parts = parts_in(&file, folder, files_of)?;
        text = join(folder, text, file.name, &parts)?;
        files +=
            &format!("const {0} = joined(new URL(\"./{0}.wasm\", import.meta.url));\n", file.name);
        for needed in files_of.values_mut() {
            let all = needed.len();
            needed.retain(|part| !parts.contains(part));
            if needed.len() < all {
                needed.insert(0, file.name.to_owned());
            }
        }
    }
    let [fetches, fetched] = FETCHES;
    Ok(fs::write(script, files + &text.replace(fetches, fetched) + FETCHED)?)
}

/// Returns the script that asks for each file in a task of its own.
fn in_turn(script: &str) -> Result<String> {
    ensure!(
        script.matches(ASKS_AT_ONCE).count() == 1,
        "wasm_split_cli_support asks for parts in another way than xtask/src/finish/small.rs expects"
    );
    Ok(script.replace(ASKS_AT_ONCE, ASKS_IN_TURN))
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

/// Joins parts into the file of this name, in the order in which the script names them; returns the script that takes
/// them from there.
fn join(folder: &Path, mut script: String, name: &str, parts: &BTreeSet<String>) -> Result<String> {
    let mut in_order: Vec<(usize, &String)> = Vec::new();
    for part in parts {
        let place = script.find(&asks_for(part));
        in_order.push((place.with_context(|| unexpected(part))?, part));
    }
    in_order.sort_unstable();
    let mut together = Vec::new();
    for (_, file) in in_order {
        let part = folder.join(format!("{file}.wasm"));
        let content = fs::read(&part)?;
        script = with_part(&script, file, name, content.len())?;
        together.extend(content);
        fs::remove_file(part)?;
    }
    fs::write(folder.join(format!("{name}.wasm")), together)?;
    Ok(script)
}

/// Returns the script that takes a part of this length from a file of small ones.
fn with_part(script: &str, file: &str, from: &str, length: usize) -> Result<String> {
    let alone = asks_for(file);
    ensure!(script.matches(&alone).count() == 1, unexpected(file));
    Ok(script.replace(&alone, &format!("{from}({length})")))
}

/// The function by which the script asks for a part that is a file of its own.
fn asks_for(file: &str) -> String {
    format!(
        "() => {{\n    const src = fetch(new URL(\"./{file}.wasm\", import.meta.url));\n    \
         src.catch(() => {{}});\n    \
         return async (imports) => (WebAssembly.instantiateStreaming(src, imports));\n}}\n"
    )
}

fn unexpected(file: &str) -> String {
    format!(
        "wasm_split_cli_support asks for {file}.wasm in another way than xtask/src/finish/small.rs expects"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: &str = "const __chunk_8 = makeLoad(() => {
    const src = fetch(new URL(\"./chunk_8.wasm\", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, []);";

    #[test]
    fn ok_a_small_part_is_taken_from_among_the_others() {
        let expected = "const __chunk_8 = makeLoad(small(300), []);";
        assert_eq!(with_part(ASKED, "chunk_8", "small", 300).unwrap(), expected);
    }

    #[test]
    fn ok_the_function_for_the_next_task_is_whole() {
        let function = next_task().unwrap();
        assert_eq!(function.matches('{').count(), function.matches('}').count());
        assert_eq!(function.matches("function").count(), 1);
    }

    #[test]
    fn err_a_script_that_asks_otherwise() {
        assert!(with_part(ASKED, "chunk_80", "small", 300).is_err());
        assert!(in_turn(ASKED).is_err());
    }
}
