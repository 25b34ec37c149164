//! `scorm`: a course as a package for a learning platform.
//!
//! The package holds the app as `cargo xtask build` leaves it in `dist/`, the incidents of the course and
//! no others, and the manifest for the platform. The same input makes the same package, byte for byte.

mod app;
mod archive;
mod manifest;

use std::path::PathBuf;

use acconcio_scenario_files::texts::SOURCE;
use acconcio_training::scenario::{LawsChoice, Package, Standard};
use anyhow::{Result, ensure};
use clap::Args;

use crate::language::{language, laws_choice};
use crate::{checkout, course, output, step};

/// The course, and the package to make.
#[derive(Args)]
pub struct Options {
    /// A course of scenarios/courses; a pack or a folder laid out as for `pack`, or a course in it such as
    /// club.acconcio/evening; or a TOML or JSON file with a title and incidents = ["scenario/variant", …]
    pack: String,
    /// The code of the language in which it begins, such as en; by default that of the browser
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    /// The version of SCORM; Moodle plays 1.2
    #[arg(long, value_name = "1.2|2004", default_value = "1.2", value_parser = standard)]
    version: Standard,
    /// The score, out of 100, needed to pass; by default nothing has to be passed
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    mastery: Option<u8>,
    /// The laws to rule under: in-force, 2018, 2017, 2014, 2009, us-chess or as-played; by default those of the
    /// course, or those that the learner chooses
    #[arg(long, value_name = "LAWS", value_parser = laws_choice)]
    laws: Option<LawsChoice>,
    /// The app, as `cargo xtask build` leaves it
    #[arg(long, value_name = "FOLDER", default_value = "dist")]
    app: PathBuf,
    /// The file to write
    #[arg(long, value_name = "FILE.zip")]
    out: Option<PathBuf>,
}

fn standard(version: &str) -> Result<Standard, String> {
    match version {
        "1.2" => Ok(Standard::Scorm12),
        "2004" => Ok(Standard::Scorm2004),
        _ => Err("there are 1.2 and 2004".to_owned()),
    }
}

const fn version_of(standard: Standard) -> &'static str {
    match standard {
        Standard::Scorm12 => "1.2",
        Standard::Scorm2004 => "2004",
    }
}

/// Makes the package.
///
/// # Errors
/// When there is no such course, it or a part of it is wrong, or something cannot be read or written.
pub fn scorm(options: &Options) -> Result<()> {
    step(format!("reading {}", options.pack));
    let root = checkout::root()?;
    let begins = options.lang.as_deref().map(|code| language(&root, code)).transpose()?;
    let mut chosen = course::read(&root, &options.pack)?;
    let left_out = chosen.left_out.len();
    chosen.course.laws = options.laws.or(chosen.course.laws);
    let incidents = chosen.incidents();
    ensure!(
        incidents.len() <= Package::MOST,
        "{} incidents are too many: a platform keeps the marks of {} for a learner; make two packages",
        incidents.len(),
        Package::MOST
    );
    let course = chosen.course.id.clone();
    let (standard, count) = (options.version, incidents.len());
    step(format!("packing {count} incidents of {} scenarios", chosen.scenarios.len()));
    let package = Package {
        standard,
        start: format!("#/courses/{course}"),
        course: course.clone(),
        mastery: options.mastery,
        incidents,
        language: begins.as_ref().map(|language| language.as_str().to_owned()),
    };
    let code = begins.as_ref().map_or(SOURCE, |language| language.as_str());
    let title = chosen.course.title.get_or_original(code);
    let title = title.map(|(_, title)| title.clone()).unwrap_or_default();
    let mut files = app::files(&options.app, chosen, &package)?;
    let manifest = manifest::manifest(&package, &title, files.keys().map(String::as_str));
    files.insert(manifest::NAME.to_owned(), manifest.into_bytes());
    let content = archive::zip(&files)?;

    let named = || format!("target/scorm/{course}-{}.zip", version_of(standard)).into();
    let out = options.out.clone().unwrap_or_else(named);
    output::write_file(&out, &content)?;
    output::print(format_args!(
        "{}: SCORM {}, {} files, {} kB",
        out.display(),
        version_of(standard),
        files.len(),
        content.len().div_ceil(1000)
    ))?;
    course::whole(left_out)
}

#[cfg(test)]
mod tests;
