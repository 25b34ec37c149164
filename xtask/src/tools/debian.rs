//! Packages of Debian.

use std::fs;
use std::process::Command;

use super::on_path;
use crate::process::{self, step};

/// Installs packages, as root on Debian.
pub fn install(packages: &[&str]) -> Option<()> {
    let apt_get = on_path("apt-get").filter(|_| is_debian() && is_root())?;
    let names = packages.join(" ");
    step(format!("{names}: installing from Debian (apt-get install {names}, once)"));
    let run = |arguments: &[&str]| {
        let mut command = Command::new(&apt_get);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        process::run(command.args(arguments)).ok()
    };
    run(&["update"])?;
    run(&[&["install", "--yes", "--no-install-recommends"], packages].concat())
}

fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

fn is_root() -> bool {
    process::output(Command::new("id").arg("-u")).is_some_and(|user| user.trim() == "0")
}
