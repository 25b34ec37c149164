//! `moodle`: a course as a question bank that Moodle imports.
//!
//! The questions are worded by the app, whose words are its own; so a small program of the app writes them,
//! and xtask does not have to be built with all of the app.

use std::fs;
use std::path::PathBuf;

use acconcio_core::story::{Story, Text};
use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;

use crate::chosen::Chosen;
use crate::process::{self, step};
use crate::project;
use crate::scorm::Tongue;

/// What to write.
#[derive(Args)]
pub struct Options {
    /// A course of scenarios/courses, or a TOML or JSON file with a title and incidents = ["story/variant", …]
    pack: String,
    /// The language of the questions
    #[arg(long, default_value = "en")]
    lang: Tongue,
    /// Where to write it
    #[arg(long, value_name = "FILE.xml")]
    out: Option<PathBuf>,
}

/// What `app/examples/moodle.rs` is given.
#[derive(Serialize)]
struct Handed<'a> {
    title: &'a Text,
    stories: &'a [Story],
    incidents: Vec<[String; 2]>,
}

/// Writes the question bank.
///
/// # Errors
/// When there is no such course, a list is wrong, or something cannot be written.
pub fn moodle(options: &Options) -> Result<()> {
    step(format!("reading {}", options.pack));
    let chosen = Chosen::read(&options.pack)?;
    let incidents = chosen.incidents().into_iter().map(|name| [name.story, name.variant]);
    let handed = Handed {
        title: &chosen.course.title,
        stories: &chosen.stories,
        incidents: incidents.collect(),
    };
    let course = &chosen.course.id;
    let folder = project::root().join("target/moodle");
    let handed_over = folder.join(format!("{course}.json"));
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(&handed_over, serde_json::to_string(&handed)?))
        .with_context(|| format!("{} cannot be written", folder.display()))?;
    let language = options.lang.code();
    let named = || folder.join(format!("{course}.{language}.xml"));
    let out = options.out.clone().unwrap_or_else(named);
    // The program runs elsewhere than this one.
    let out = std::path::absolute(out)?;
    step(format!("asking {} incidents", handed.incidents.len()));
    let mut program = process::cargo();
    program.args(["run", "--quiet", "--package", "acconcio-app", "--example", "moodle", "--"]);
    process::run(program.arg(handed_over).arg(out).arg(language))
}
