//! `size`: what the browser loads before it can show the library.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;

use crate::project;

/// What the first load should come to weigh, in bytes after brotli at its highest level.
const AIM: usize = 200_000;

/// The most it may weigh today. It is lowered whenever the app has become lighter.
const LIMIT: usize = 420_000;

/// Whether a file of dist/ is fetched only when it is needed: the films of a story.
fn is_later(path: &str) -> bool {
    path.starts_with("packs/") && path != "packs/catalogue.json"
}

/// Prints the table.
///
/// # Errors
/// When there is no app in `dist`, or it is over the budget.
pub fn size() -> Result<()> {
    let files = first_load(&project::dist())?;
    let raw: usize = files.iter().map(|file| file.raw).sum();
    let compressed: usize = files.iter().map(|file| file.compressed).sum();

    println!("{:>10}  {:>10}  first load", "bytes", "brotli");
    for file in &files {
        println!("{:>10}  {:>10}  {}", file.raw, file.compressed, file.path);
    }
    println!("{raw:>10}  {compressed:>10}  together");
    println!("{:>10}  {AIM:>10}  aimed at", "");
    if compressed > LIMIT {
        let over = compressed - LIMIT;
        bail!(
            "the first load is {over} bytes over its limit of {LIMIT}: make it smaller, or load a part later"
        );
    }
    println!("{:>10}  {:>10}  left of {LIMIT}", "", LIMIT - compressed);
    Ok(())
}

struct Weighed {
    path: String,
    raw: usize,
    compressed: usize,
}

/// The files of the first load, the heaviest first.
fn first_load(dist: &Path) -> Result<Vec<Weighed>> {
    let mut files = Vec::new();
    weigh_folder(dist, "", &mut files)
        .context("dist/ cannot be read: run `cargo xtask build` first")?;
    files.sort_by_key(|file| std::cmp::Reverse(file.compressed));
    Ok(files)
}

fn weigh_folder(folder: &Path, prefix: &str, files: &mut Vec<Weighed>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            weigh_folder(&entry.path(), &format!("{path}/"), files)?;
        } else if !is_later(&path) {
            files.push(weigh(path, &fs::read(entry.path())?)?);
        }
    }
    Ok(())
}

fn weigh(path: String, content: &[u8]) -> Result<Weighed> {
    let highest = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut Cursor::new(content), &mut compressed, &highest)?;
    Ok(Weighed { path, raw: content.len(), compressed: compressed.len() })
}
