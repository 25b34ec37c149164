//! The smallest parts of a published build, joined into one file.
//!
//! Code that some pages share and others do not is a part of its own, so there are many, and most are
//! tiny: a request for each costs more than its content.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The largest size, in bytes, of a part that is joined: the size that every browser compiles
/// synchronously.
const MOST: u64 = 4096;

/// The name of the file, without extension. It holds several modules, one after the other.
const SMALL: &str = "small";

/// The script that fetches a part from that file: all come with the first.
const FETCH: &str = r#"
let smallParts = undefined;
async function fetchSmallParts(cache) {
    const response = await fetch(new URL("./small.wasm", import.meta.url), { cache });
    if (!response.ok) {
        throw new Error(`${response.url}: ${response.status}`);
    }
    return response.arrayBuffer();
}
function smallPart(start, length) {
    smallParts ??= fetchSmallParts("default");
    const parts = smallParts;
    // What could not be fetched is asked for again by the next one.
    parts.catch(() => {
        if (smallParts === parts) smallParts = undefined;
    });
    const instance = async (all, imports) => {
        const part = new Uint8Array(await all, start, length);
        return new WebAssembly.Instance(new WebAssembly.Module(part), imports);
    };
    // A file that was cut on its way may have been kept by the browser.
    return (imports) => instance(parts, imports).catch(() => {
        smallParts = fetchSmallParts("reload");
        return instance(smallParts, imports);
    });
}
"#;

/// Joins the small parts in the folder into one file, makes the script take them from there, and names
/// that file for each page instead of them.
///
/// # Errors
/// When the script loads a part in another way than expected, or a file cannot be read or written.
pub fn gather(
    folder: &Path,
    script: &str,
    files_of: &mut BTreeMap<String, Vec<String>>,
) -> Result<()> {
    let script = folder.join(script);
    let mut text = fs::read_to_string(&script)?;
    let mut together = Vec::new();
    let small = small_ones(folder, files_of)?;
    for file in &small {
        let part = folder.join(format!("{file}.wasm"));
        let content = fs::read(&part)?;
        text = with_part(&text, file, together.len(), content.len())?;
        together.extend(content);
        fs::remove_file(part)?;
    }
    if small.is_empty() {
        return Ok(());
    }
    fs::write(folder.join(format!("{SMALL}.wasm")), together)?;
    fs::write(script, text + FETCH)?;
    for files in files_of.values_mut() {
        let all = files.len();
        files.retain(|file| !small.contains(file));
        if files.len() < all {
            files.insert(0, SMALL.to_owned());
        }
    }
    Ok(())
}

fn small_ones(folder: &Path, files_of: &BTreeMap<String, Vec<String>>) -> Result<BTreeSet<String>> {
    let mut small = BTreeSet::new();
    for file in files_of.values().flatten() {
        let part = folder.join(format!("{file}.wasm"));
        let size = fs::metadata(&part).with_context(|| part.display().to_string())?.len();
        if size <= MOST {
            small.insert(file.clone());
        }
    }
    Ok(small)
}

/// Returns the script that takes a part from the file of the small ones.
fn with_part(script: &str, file: &str, start: usize, length: usize) -> Result<String> {
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
    Ok(script.replace(&alone, &format!("return smallPart({start}, {length});")))
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
        let expected =
            "const __chunk_8 = makeLoad(() => {\n    return smallPart(12, 300);\n}\n, []);";
        assert_eq!(with_part(ASKED, "chunk_8", 12, 300).unwrap(), expected);
    }

    #[test]
    fn err_a_script_that_asks_otherwise() {
        assert!(with_part(ASKED, "chunk_80", 12, 300).is_err());
    }
}
