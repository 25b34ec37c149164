//! `wasm-bindgen` as Trunk finds it: this program under that name, which writes empty files.
//!
//! `finish` takes the whole wasm apart before the real one may see it, and replaces what Trunk was given. The real one
//! would go through the whole wasm once more: half a minute of every build for work.

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process;

use anyhow::{Context, Result};

use crate::project;

const NAME: &str = "wasm-bindgen";

/// The name of the folder that holds nothing else.
pub const FOLDER: &str = "stand-in";

/// A module with nothing in it.
const EMPTY_WASM: &[u8] = b"\0asm\x01\0\0\0";

/// Puts this program under the other name into a folder of its own; returns its place there.
///
/// # Errors
/// When it cannot be written.
pub fn make() -> Result<PathBuf> {
    let folder = project::target()?.join(FOLDER);
    let program = folder.join(NAME);
    // Another build may be using the one that is there.
    let next = folder.join(format!("next-{}", process::id()));
    let write = || {
        fs::create_dir_all(&folder)?;
        symlink(env::current_exe()?, &next)?;
        fs::rename(&next, &program)
    };
    write().with_context(|| format!("{} cannot be written", program.display()))?;
    Ok(program)
}

/// Whether a folder of the `PATH` is the one of the stand-in.
pub fn is_folder(folder: &Path) -> bool {
    folder.ends_with(FOLDER)
}

/// Whether this program has been started under the other name.
pub fn is_called() -> bool {
    env::args_os().next().is_some_and(|name| Path::new(&name).file_name() == Some(NAME.as_ref()))
}

/// Tells the version that Trunk asks for, or writes the files that it waits for.
///
/// # Errors
/// When Trunk does not say where to, or a file cannot be written.
pub fn answer() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|it| it == "--version") {
        println!("{NAME} {}", project::wasm_bindgen_version()?);
        return Ok(());
    }
    let folder = value_of("--out-dir", &arguments)?;
    let name = value_of("--out-name", &arguments)?;
    for (file, content) in
        [(format!("{name}.js"), &b""[..]), (format!("{name}_bg.wasm"), EMPTY_WASM)]
    {
        let file = Path::new(folder).join(file);
        fs::write(&file, content)
            .with_context(|| format!("{} cannot be written", file.display()))?;
    }
    Ok(())
}

/// The value of an option, written as `--option value` or `--option=value`.
fn value_of<'a>(option: &str, arguments: &'a [String]) -> Result<&'a str> {
    let after = |it: &'a String| it.strip_prefix(option)?.strip_prefix('=');
    let following = || {
        let place = arguments.iter().position(|it| it == option)?;
        arguments.get(place + 1).map(String::as_str)
    };
    let found = arguments.iter().find_map(after).or_else(following);
    found.with_context(|| format!("{NAME} is called without {option}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_an_option_is_read_in_both_ways_of_writing_it() -> Result<()> {
        let arguments = ["--out-dir=a/b", "--out-name", "app", "in.wasm"].map(str::to_owned);
        assert_eq!(value_of("--out-dir", &arguments)?, "a/b");
        assert_eq!(value_of("--out-name", &arguments)?, "app");
        assert!(value_of("--target", &arguments).is_err());
        Ok(())
    }
}
