//! The reduction of the wasm of a release build by Binaryen, as `wasm-opt -Oz` does it.
//!
//! Trunk can do it, but then a release build without it would fail.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use acconcio_app_files::files_below;
use anyhow::{Result, bail};

use crate::process::{self, step};
use crate::tools::node::{self, Binaryen};

/// The script that Node runs.
const SHRINK: &str = include_str!("shrink.mjs");

/// Shrinks every wasm in the folder, several on each core, and the names that the script of wasm-bindgen shares with
/// the first of them.
///
/// # Errors
/// When a file cannot be shrunk.
pub fn shrink(folder: &Path, script: &str) -> Result<()> {
    let Some(binaryen) = node::binaryen() else {
        step("Binaryen is not installed: the app works, but is a third larger than it could be");
        return Ok(());
    };
    let mut files = Vec::new();
    for file in files_below(folder)?.iter().filter(|file| file.ends_with(".wasm")) {
        let wasm = folder.join(file);
        files.push((fs::metadata(&wasm)?.len(), wasm));
    }
    let before: u64 = files.iter().map(|(size, _)| size).sum();
    let heaps = in_equal_heaps(files, thread::available_parallelism().map_or(1, usize::from));
    thread::scope(|scope| {
        let shrink = |heap| {
            let (binaryen, script) = (&binaryen, folder.join(script));
            scope.spawn(move || shrink_files(binaryen, &script, heap))
        };
        let begun: Vec<_> = heaps.iter().map(Vec::as_slice).map(shrink).collect();
        begun.into_iter().try_for_each(|heap| match heap.join() {
            Ok(outcome) => outcome,
            Err(_) => bail!("shrinking the wasm broke off"),
        })
    })?;
    let sizes = heaps.iter().flatten().map(|wasm| Ok(fs::metadata(wasm)?.len()));
    let after = sizes.sum::<Result<u64>>()?;
    step(format!("Binaryen: {before} bytes before, {after} after"));
    Ok(())
}

/// Distributes the files into this many groups of about the same size.
fn in_equal_heaps(mut files: Vec<(u64, PathBuf)>, count: usize) -> Vec<Vec<PathBuf>> {
    files.sort();
    let mut heaps = vec![(0, Vec::new()); count];
    for (size, file) in files.into_iter().rev() {
        if let Some((weight, heap)) = heaps.iter_mut().min_by_key(|(weight, _)| *weight) {
            *weight += size;
            heap.push(file);
        }
    }
    heaps.into_iter().map(|(_, heap)| heap).collect()
}

/// Shrinks files in one process, because starting Binaryen takes longer than most files do.
fn shrink_files(binaryen: &Binaryen, script: &Path, files: &[PathBuf]) -> Result<()> {
    let mut command = Command::new(&binaryen.node);
    command.args(["--input-type=module", "--eval", SHRINK]).arg(&binaryen.folder).arg(script);
    process::run_quietly(command.args(files))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_heaps_are_about_equal() {
        let files = [1, 5, 3, 2, 2].map(|size| (size, PathBuf::from(format!("{size}.wasm"))));
        let heaps = in_equal_heaps(files.into(), 2);
        let names = |heap: &[PathBuf]| -> Vec<String> {
            heap.iter().map(|file| file.display().to_string()).collect()
        };
        assert_eq!(names(&heaps[0]), ["5.wasm", "2.wasm"]);
        assert_eq!(names(&heaps[1]), ["3.wasm", "2.wasm", "1.wasm"]);
    }
}
