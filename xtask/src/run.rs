//! `run`: the app on this machine.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::ops::RangeInclusive;
use std::os::unix::process::CommandExt;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::process::step;
use crate::tools::{Profile, progress};
use crate::{announce, finish, project, scenarios, tools};

/// The ports tried, in order, when none is given.
const PORTS: RangeInclusive<u16> = 8080..=8099;

/// The options for running the app.
#[derive(Args)]
pub struct Options {
    /// Build the app as it is published: small and fast, but slower to build
    #[arg(long)]
    release: bool,
    /// The port on this machine; without it, the first free one from 8080 on
    #[arg(long)]
    port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// Builds the app, serves it, and builds it again whenever a source changes.
///
/// # Errors
/// When a tool is missing or the port is taken. Once Trunk serves, it does not return: Trunk replaces
/// this process, so that stopping one stops both.
pub fn run(options: &Options) -> Result<()> {
    let port = free_port(options.port)?;
    let profile = if options.release { Profile::Release } else { Profile::Debug };
    let mut trunk = tools::trunk(profile)?;
    // Trunk's first hook would build it without a word.
    progress::run("what reads the scenarios", &mut scenarios::build())?;
    // Trunk requires the folder before its first hook could fill it.
    fs::create_dir_all(project::root().join("app/packs")).context("app/packs cannot be created")?;

    // Not dist/, which holds the app made by `build`.
    let folder = project::root().join("target/run");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("target/run cannot be emptied")?;
    }
    trunk.args(["serve", "--port", &port.to_string(), "--dist"]);
    trunk.arg(folder);
    if options.release {
        trunk.arg("--release");
    }
    if options.open {
        trunk.arg("--open");
    }
    trunk.env(finish::SERVED, "yes");
    step("building the app, then serving it");
    announce::start(port)?;
    Err(trunk.exec()).context("trunk could not start")
}

fn free_port(wanted: Option<u16>) -> Result<u16> {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    match wanted {
        Some(port) if is_free(&port) => Ok(port),
        Some(port) => bail!("port {port} is taken: choose another one with --port"),
        None => PORTS
            .into_iter()
            .find(is_free)
            .context("the ports from 8080 to 8099 are taken: choose another one with --port"),
    }
}
