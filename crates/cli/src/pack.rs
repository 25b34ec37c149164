//! `pack` and `check`: incidents and courses of one's own, in the layout of `scenarios/`.

use std::fs;
use std::path::{Path, PathBuf};

use acconcio_app::language::Language;
use acconcio_authoring::lint::lint;
use acconcio_scenario_files::bundle::{Bundle, Contents, ENDING, limits};
use acconcio_scenario_files::texts::shown;
use acconcio_training::scenario::{Scenario, in_pack, is_name_in_pack};
use anyhow::{Context, Result, bail};
use clap::Args;

use crate::bad_input::BadInput;
use crate::{output, step};

/// The folder of the matches of Quadrigliona beside the incidents.
const MATCHES: &str = "quadrigliona";

/// The folder, and the pack to make.
#[derive(Args)]
pub struct Options {
    /// A folder with incidents (*.toml), their texts (en/*.toml, it/*.toml, …) and courses (courses/*.toml)
    folder: PathBuf,
    /// The name of the pack, part of the addresses of its incidents; by default that of the folder
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The file to write
    #[arg(long, value_name = "FILE.acconcio")]
    out: Option<PathBuf>,
}

/// The folder, pack or link to check.
#[derive(Args)]
pub struct Checked {
    /// A folder as for `pack`, a file that ends in .acconcio, or the address of an incident of one's own
    what: String,
}

/// Makes the pack.
///
/// # Errors
/// When something in the folder is wrong, with all errors; or when something cannot be read or written.
pub fn pack(options: &Options) -> Result<()> {
    let bundle = of_folder(&options.folder, options.name.as_deref())?;
    let contents = right(&bundle)?;
    let content = bundle.file();
    if content.len() > limits::FILE {
        bail!(
            "the pack has {} bytes; make several of it, with at most {}",
            content.len(),
            limits::FILE
        );
    }
    let named = || format!("{}.{ENDING}", bundle.name).into();
    let out = options.out.clone().unwrap_or_else(named);
    let size = content.len().div_ceil(1000);
    output::write_file(&out, content)?;
    output::print(format_args!("{}: {}, {size} kB", out.display(), contents_in_words(&contents)))
}

/// Checks incidents of one's own: errors, and what their authors should look at.
///
/// # Errors
/// When something is wrong, with all errors; or when something cannot be read.
pub fn check(options: &Checked) -> Result<()> {
    let path = Path::new(&options.what);
    let bundle = if path.is_dir() {
        of_folder(path, None)?
    } else if let Some((_, link)) = options.what.split_once("with=") {
        Bundle::of_link(link.split('&').next().unwrap_or_default())?
    } else {
        let read = || format!("{} cannot be read", path.display());
        Bundle::of_file(&fs::read(path).with_context(read)?)
            .with_context(|| path.display().to_string())?
    };
    let contents = right(&bundle)?;
    for note in notes(&contents) {
        output::print(note)?;
    }
    output::print(format_args!("{}: {}", bundle.name, contents_in_words(&contents)))
}

/// The remarks for the authors, as the bench of the app says them.
fn notes(contents: &Contents) -> Vec<String> {
    let language = Language::English;
    let words = language.ruling_words();
    let of = |scenario: &Scenario| {
        let remarks = lint(scenario, &words);
        let said = remarks.iter().map(|it| language.author_remark(it, scenario));
        let (_, name) = in_pack(&scenario.id).unwrap_or(("", &scenario.id));
        said.map(|said| format!("note: {name}: {said}")).collect::<Vec<_>>()
    };
    contents.scenarios.iter().flat_map(of).collect()
}

fn of_folder(folder: &Path, name: Option<&str>) -> Result<Bundle> {
    let full =
        folder.canonicalize().with_context(|| format!("{} cannot be read", folder.display()))?;
    let own = full.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let name = name.unwrap_or(&own);
    if !is_name_in_pack(name) {
        let wrong = format!(
            "`{name}` cannot be the name of a pack: give --name, small letters, digits and single hyphens"
        );
        return Err(BadInput::new(wrong).into());
    }
    if folder.join(MATCHES).is_dir() {
        step(format_args!("{MATCHES}/ is left out: a pack holds no matches"));
    }
    Bundle::of_folder(folder, name)
}

/// The contents of a bundle in which nothing is wrong.
fn right(bundle: &Bundle) -> Result<Contents> {
    let contents = bundle.contents();
    if contents.left_out.is_empty() {
        return Ok(contents);
    }
    let wrong: Vec<String> = contents.left_out.iter().map(|it| shown(&it.wrong)).collect();
    bail!("{} files are not right\n\n{}", wrong.len(), wrong.join("\n\n"));
}

fn contents_in_words(contents: &Contents) -> String {
    let variants: usize = contents.scenarios.iter().map(|it| it.variants.len()).sum();
    let (incidents, courses) = (contents.scenarios.len(), contents.courses.len());
    format!("{incidents} incidents with {variants} variants, {courses} courses")
}
