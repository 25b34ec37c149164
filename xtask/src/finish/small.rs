//! The small parts of a published build, joined into a few files.
//!
//! Code that some pages share and others do not is a part of its own, so there are many, and most are
//! tiny: a request for each costs more than its content, and together they compress better.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The files of small parts, each with the page whose parts they are and the largest size, in bytes, of a part in it. A
/// part goes into the first file that takes it. What a visitor waits for, the first act and then its ruling, takes larger parts:
/// the other pages fetch a little more with it. The last one has the parts of all pages.
const FILES: [File; 3] = [
    File { name: "small_film", of: Some("film"), most: 40 << 10 },
    File { name: "small_player", of: Some("player"), most: 16 << 10 },
    File { name: "small", of: None, most: 4 << 10 },
];

/// A file that holds several parts, one after the other.
struct File {
    name: &'static str,
    of: Option<&'static str>,
    most: u64,
}

/// The script that fetches a part from such a file: all come with the first.
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
    return (start, length) => {
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

/// The function that waits for the next task, without the four milliseconds that a timer may add.
const NEXT_TASK: &str = r"
function nextTask() {
return new Promise((resolve) => {
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
port1.close();
resolve();
};
port2.postMessage(0);
});
}
";

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
    let mut text = in_turn(&fs::read_to_string(&script)?)? + FETCH + NEXT_TASK;
    for file in FILES {
        let parts = parts_in(&file, folder, files_of)?;
        text = join(folder, text, file.name, &parts)?;
        for needed in files_of.values_mut() {
            let all = needed.len();
            needed.retain(|part| !parts.contains(part));
            if needed.len() < all {
                needed.insert(0, file.name.to_owned());
            }
        }
    }
    Ok(fs::write(script, text)?)
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
    let all: BTreeSet<&String> = match file.of {
        Some(page) => {
            files_of.get(page).with_context(|| format!("no part `{page}`"))?.iter().collect()
        }
        None => files_of.values().flatten().collect(),
    };
    let mut parts = BTreeSet::new();
    for part in all {
        let is_joined = FILES.iter().any(|file| file.name == part);
        if !is_joined && size(folder, part)? <= file.most {
            parts.insert(part.clone());
        }
    }
    Ok(parts)
}

fn size(folder: &Path, part: &str) -> Result<u64> {
    let path = folder.join(format!("{part}.wasm"));
    Ok(fs::metadata(&path).with_context(|| path.display().to_string())?.len())
}

/// Joins parts into the file of this name; returns the script that takes them from there.
fn join(folder: &Path, mut script: String, name: &str, parts: &BTreeSet<String>) -> Result<String> {
    let mut together = Vec::new();
    for file in parts {
        let part = folder.join(format!("{file}.wasm"));
        let content = fs::read(&part)?;
        script = with_part(&script, file, name, together.len()..together.len() + content.len())?;
        together.extend(content);
        fs::remove_file(part)?;
    }
    fs::write(folder.join(format!("{name}.wasm")), together)?;
    Ok(format!("{script}const {name} = joined(new URL(\"./{name}.wasm\", import.meta.url));\n"))
}

/// Returns the script that takes a part from its place in a file of small ones.
fn with_part(script: &str, file: &str, from: &str, place: Range<usize>) -> Result<String> {
    let alone = format!(
        "const src = fetch(new URL(\"./{file}.wasm\", import.meta.url));\n    \
         src.catch(() => {{}});\n    \
         return async (imports) => (WebAssembly.instantiateStreaming(src, imports));"
    );
    let ways = script.matches(&alone).count();
    ensure!(
        ways == 1,
        "wasm_split_cli_support asks for {file}.wasm in another way than xtask/src/finish/small.rs expects"
    );
    Ok(script.replace(&alone, &format!("return {from}({}, {});", place.start, place.len())))
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
        let expected = "const __chunk_8 = makeLoad(() => {\n    return small(12, 300);\n}\n, []);";
        assert_eq!(with_part(ASKED, "chunk_8", "small", 12..312).unwrap(), expected);
    }

    #[test]
    fn err_a_script_that_asks_otherwise() {
        assert!(with_part(ASKED, "chunk_80", "small", 12..312).is_err());
        assert!(in_turn(ASKED).is_err());
    }
}
