//! The other browser engines for the tests: whoever does not have them is told which tests are left out.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use super::{debian, on_path};

/// The variable that makes every engine necessary: what is missing is installed, or the tests fail.
const ALL: &str = "ALL_ENGINES";

/// A browser engine that tests need beside Chromium.
pub struct Engine {
    pub name: &'static str,
    /// The file of `app/tests/browser` that runs in it.
    pub file: &'static str,
    /// The variable that names the program.
    pub variable: &'static str,
    /// The program by which a test speaks with it.
    program: &'static str,
    /// The other programs that it needs.
    beside: &'static [&'static str],
    /// The packages of Debian that have all of these.
    packages: &'static [&'static str],
}

/// The engines beside Chromium.
pub const ENGINES: [Engine; 2] = [
    Engine {
        name: "Firefox",
        file: "engines-firefox.test.mjs",
        variable: "FIREFOX_PATH",
        program: "firefox-esr",
        beside: &[],
        packages: &["firefox-esr"],
    },
    Engine {
        name: "WebKitGTK",
        file: "engines-webkit.test.mjs",
        variable: "WEBKIT_DRIVER_PATH",
        program: "WebKitWebDriver",
        beside: &["Xvfb"],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

impl Engine {
    /// Finds the program: at its variable, or on the `PATH`. With `ALL_ENGINES` it is installed as root on
    /// Debian if it is missing.
    ///
    /// # Errors
    /// When the variable names what is not there, or `ALL_ENGINES` is set and there is none.
    pub fn find(&self) -> Result<Option<PathBuf>> {
        let install = |packages: &[&str]| debian::install(packages);
        self.find_with(|name| env::var_os(name), on_path, install)
    }

    fn find_with<Value: AsRef<OsStr>>(
        &self,
        variable: impl Fn(&str) -> Option<Value>,
        on_path: impl Fn(&str) -> Option<PathBuf>,
        install: impl Fn(&[&str]) -> Option<()>,
    ) -> Result<Option<PathBuf>> {
        let value = |name| variable(name).filter(|value| !value.as_ref().is_empty());
        if let Some(named) = value(self.variable) {
            let named = Path::new(&named).to_owned();
            if !named.is_file() {
                let what_to_do = self.what_to_do();
                bail!(
                    "{} names {}, where nothing is: {what_to_do}",
                    self.variable,
                    named.display()
                );
            }
            return Ok(Some(named));
        }
        let usual = || {
            let is_whole = self.beside.iter().all(|program| on_path(program).is_some());
            on_path(self.program).filter(|_| is_whole)
        };
        let found = usual();
        if found.is_some() || value(ALL).is_none() {
            return Ok(found);
        }
        match install(self.packages).and_then(|()| usual()) {
            Some(program) => Ok(Some(program)),
            None => bail!("{} is missing, and {ALL} asks for it: {}", self.name, self.what_to_do()),
        }
    }

    /// Returns the advice for those who do not have it.
    pub fn what_to_do(&self) -> String {
        let packages = self.packages.join(" and ");
        format!("install {packages}, or name {} in {}", self.program, self.variable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEBKIT: &Engine = &ENGINES[1];

    fn find(variables: &[(&str, &str)], programs: &[&str]) -> Result<Option<PathBuf>> {
        let variable =
            |name: &str| variables.iter().find(|(it, _)| *it == name).map(|(_, value)| *value);
        let on_path = |name: &str| programs.contains(&name).then(|| Path::new("/bin").join(name));
        WEBKIT.find_with(variable, on_path, |_| None)
    }

    #[test]
    fn ok_a_machine_without_it_is_told_so() -> Result<()> {
        assert_eq!(find(&[], &[])?, None);
        assert_eq!(find(&[], &["WebKitWebDriver"])?, None);
        assert_eq!(find(&[(ALL, "")], &[])?, None);
        assert_eq!(find(&[], &["WebKitWebDriver", "Xvfb"])?, Some("/bin/WebKitWebDriver".into()));
        Ok(())
    }

    #[test]
    fn err_it_is_asked_for_or_named_and_is_not_here() {
        let told = |variables| find(variables, &[]).expect_err("it is not here").to_string();
        assert_eq!(
            told(&[(ALL, "1")]),
            "WebKitGTK is missing, and ALL_ENGINES asks for it: install webkit2gtk-driver and xvfb, \
             or name WebKitWebDriver in WEBKIT_DRIVER_PATH"
        );
        assert!(
            told(&[(WEBKIT.variable, "/nowhere")]).contains("names /nowhere, where nothing is")
        );
    }
}
