//! `finish`: Trunk's last hook, which turns its build into the files that a visitor loads.
//!
//! The wasm is split, so that the first load has only what home needs; every file is named after its
//! content; a published build also gets the service worker that saves it on the device.

mod page;
mod parts;
mod scripts;
mod shell;
mod shrink;
mod small;
mod worker;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::PathBuf;

use acconcio_app_files::{Release, named_by_content};
use anyhow::{Context, Result};
use serde::Serialize;

use crate::project;
use page::{LaterStyles, Page};
use parts::Parts;
use scripts::Kind;
use shell::Shell;
pub use worker::scenario_packs;

/// The environment variable set by `run`: a build served during development is not saved on the device.
pub const SERVED: &str = "ACCONCIO_SERVED";

/// The environment variable set for a build on which a change is tested.
pub const QUICK: &str = "ACCONCIO_QUICK";

/// The build of Trunk, in the folder that it is about to publish.
struct Build {
    folder: PathBuf,
    profile: Profile,
}

/// The profile of the build.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Profile {
    Debug,
    Quick,
    Release,
}

/// The values in the first line of boot.js.
#[derive(Serialize)]
struct Boot<'a> {
    js: &'a str,
    wasm: &'a str,
    /// The files of each part, by its name.
    parts: &'a BTreeMap<String, String>,
    /// The style sheets that the page does not name; in a build for work it names all.
    styles: Option<LaterStyles>,
    /// The suffix of the addresses of the scenarios.
    packs: &'a str,
    /// The codes of the languages, English first.
    languages: &'a [String],
    /// The texts of the script, by the codes of the languages and their names.
    words: BTreeMap<&'a str, BTreeMap<&'a str, &'a str>>,
    version: &'a str,
    /// The script that keeps the app on the device, and the service worker, where there is one.
    device: Option<&'a str>,
    worker: Option<&'a str>,
}

/// Finishes the build in the folder that Trunk is about to publish.
///
/// # Errors
/// When it is not called by Trunk, or a step fails.
pub fn finish() -> Result<()> {
    let build = Build::of_trunk()?;
    let mut page = Page::open(&build.folder)?;
    let parts = Parts::make(&build)?;
    page.replace_app(&parts)?;
    let styles = match build.profile {
        Profile::Quick | Profile::Release => Some(page.join_styles()?),
        Profile::Debug => None,
    };
    let is_kept = build.profile != Profile::Debug && env::var_os(SERVED).is_none();
    let languages = worker::languages(&build.folder)?;
    let shell = Shell::read(build.folder.join("packs"))?;
    page.fill(&shell)?;
    // Without the names that Trunk gave: they follow from the folder of the build.
    page.write()?;
    let device = if is_kept { Some(write_device(&build)?) } else { None };
    let packs = worker::packs_version(&build.folder)?;
    let version = worker::version(&build.folder)?;
    let boot = Boot {
        js: &parts.js,
        wasm: &parts.wasm,
        parts: &parts.later,
        styles,
        packs: &packs,
        languages: &languages,
        words: shell.of_boot()?,
        version: &version,
        device: device.as_deref(),
        worker: is_kept.then_some(worker::NAME),
    };
    page.replace_boot(&with_first_line("boot.js", &boot, build.profile)?)?;
    page.write()?;
    if is_kept {
        worker::write(&build.folder, &version, &packs)?;
    }
    Ok(())
}

impl Build {
    fn of_trunk() -> Result<Build> {
        let folder = env::var_os("TRUNK_STAGING_DIR")
            .context("TRUNK_STAGING_DIR is not set: `cargo xtask build` calls this command")?;
        let is_debug = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "debug");
        let profile = match env::var_os(QUICK) {
            Some(_) => Profile::Quick,
            None if is_debug => Profile::Debug,
            None => Profile::Release,
        };
        Ok(Build { folder: folder.into(), profile })
    }
}

/// Writes the script that keeps the app on the device; returns its name.
fn write_device(build: &Build) -> Result<String> {
    let script = small_script("device.js", Kind::Module, build.profile)?;
    let name = named_by_content("device", "js", script.as_bytes());
    fs::write(build.folder.join(&name), script)?;
    Ok(name)
}

/// Returns a script of static/, with a first line that gives it a value.
fn with_first_line(script: &str, told: &impl Serialize, profile: Profile) -> Result<String> {
    Release::written(told, &small_script(script, Kind::Classic, profile)?)
}

/// Returns a script of static/, without what only readers need.
fn small_script(script: &str, kind: Kind, profile: Profile) -> Result<String> {
    let path = project::root().join("static").join(script);
    let text = fs::read_to_string(&path).with_context(|| format!("{script} cannot be read"))?;
    match profile {
        Profile::Quick | Profile::Release => scripts::minified(&text, kind),
        Profile::Debug => Ok(scripts::code_alone(&text)),
    }
}
