//! `shots`: pictures of the app for review, and those of the README.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use crate::tools::{chromium, node};
use crate::{build, process, project};

/// The pictures to take. Without a restriction, every size, theme and language.
#[derive(Args)]
pub struct Options {
    /// The folder for the pictures, relative to the root of the repository
    #[arg(default_value = "target/shots")]
    folder: PathBuf,
    /// The pages, as in the address after the #: /, /library
    #[arg(default_value = "/")]
    paths: Vec<String>,
    /// Only this size, such as 360x740; may be repeated
    #[arg(long, value_name = "WIDTHxHEIGHT")]
    viewport: Vec<String>,
    /// Only this theme; may be repeated
    #[arg(long, value_name = "light|dark")]
    theme: Vec<String>,
    /// Only this language; may be repeated
    #[arg(long, value_name = "en|it")]
    language: Vec<String>,
    /// Make every text a third longer, as those of another language may be, and show pages to their end
    #[arg(long)]
    longer: bool,
    /// Take the pictures of the README instead, into static/pictures
    #[arg(long, exclusive = true)]
    gallery: bool,
}

/// The folder of the pictures of the README.
const GALLERY: &str = "static/pictures";

/// Builds the app and takes the pictures.
///
/// # Errors
/// When the build fails, a tool is missing, or a page has a problem.
pub fn shots(options: &Options) -> Result<()> {
    let chromium = chromium::find()?;
    build::published()?;
    let mut node = node::node()?;
    node.env("CHROME_PATH", chromium);
    if options.gallery {
        return process::run(node.arg("gallery.mjs").arg(project::root().join(GALLERY)));
    }
    node.arg("shoot.mjs");
    let restrictions = [
        ("--viewport", &options.viewport),
        ("--theme", &options.theme),
        ("--language", &options.language),
    ];
    for (name, values) in restrictions {
        for value in values {
            node.args([name, value]);
        }
    }
    if options.longer {
        node.arg("--longer");
    }
    node.arg(absolute(&options.folder)).args(&options.paths);
    process::run(&mut node)
}

fn absolute(folder: &Path) -> PathBuf {
    project::root().join(folder)
}
