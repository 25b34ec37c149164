//! The output of the commands: lines on standard output, and whole files.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{Write, stdout};
use std::path::Path;

use anyhow::{Context, Result};

/// Writes a text and the end of its line to standard output.
///
/// # Errors
/// When it cannot be written: the disk is full, or nobody reads.
pub fn print(text: impl Display) -> Result<()> {
    let mut out = stdout().lock();
    let written = writeln!(out, "{text}").and_then(|()| out.flush());
    written.context("standard output cannot be written")
}

/// Writes a file as a whole or not at all: beside its place, and then into it.
///
/// # Errors
/// When it cannot be written; a file that was there before is unchanged then.
pub fn write_file(file: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let unfinished = Path::new(&unfinished);
    let write = || {
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        let mut beside = File::create(unfinished)?;
        beside.write_all(content.as_ref())?;
        beside.sync_all()?;
        fs::rename(unfinished, file)
    };
    write().map_err(|error| {
        // What could not be finished is of no use to anybody.
        let _ = fs::remove_file(unfinished);
        anyhow::Error::from(error).context(format!("{} cannot be written", file.display()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_file_is_there_as_a_whole_or_as_it_was() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("acconcio-output-{}", std::process::id()));
        let file = folder.join("a").join("b.zip");
        write_file(&file, "first")?;
        write_file(&file, "second")?;
        assert_eq!(fs::read_to_string(&file)?, "second");
        // A folder stands in the way of the unfinished file.
        fs::create_dir(folder.join("a").join("b.zip.unfinished"))?;
        let error = write_file(&file, "third").expect_err("it cannot be written");
        assert!(error.to_string().ends_with("b.zip cannot be written"), "{error}");
        assert_eq!(fs::read_to_string(&file)?, "second");
        fs::remove_dir_all(folder)?;
        Ok(())
    }
}
