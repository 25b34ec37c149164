//! Chromium, for the tests and for what looks at the app.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::{debian, on_path};

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Chromium without what draws a window.
const WITHOUT_WINDOW: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

const MACOS_APPS: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const WHAT_TO_DO: &str = "install Chromium or Google Chrome, or name it in CHROME_PATH";

/// Finds Chromium: at `CHROME_PATH`, or at one of its usual places; as root on Debian it is installed
/// from there if it is missing.
///
/// # Errors
/// When there is none.
pub fn find() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROME_PATH").map(PathBuf::from) {
        if !named.is_file() {
            bail!("CHROME_PATH names {}, where nothing is: {WHAT_TO_DO}", named.display());
        }
        return Ok(named);
    }
    usual_place()
        .or_else(install)
        .with_context(|| format!("the browser tests need Chromium: {WHAT_TO_DO}"))
}

/// Finds the browser for the tests: Chromium without a window, in which they take a third less of the processor, where it
/// is or can be installed; otherwise what [`find`] finds.
///
/// # Errors
/// When there is none.
pub fn for_tests() -> Result<PathBuf> {
    let place = || WITHOUT_WINDOW.into_iter().find_map(on_path);
    let install = || debian::install(&WITHOUT_WINDOW[..1]).and_then(|()| place());
    match env::var_os("CHROME_PATH") {
        Some(_) => find(),
        None => place().or_else(install).map_or_else(find, Ok),
    }
}

fn usual_place() -> Option<PathBuf> {
    let apps = MACOS_APPS.map(PathBuf::from).into_iter();
    let mut places = NAMES.into_iter().filter_map(on_path).chain(apps);
    places.find(|place| place.is_file())
}

fn install() -> Option<PathBuf> {
    debian::install(&["chromium"])?;
    usual_place()
}
