//! `announce`: prints the address of the app once the server answers.
//!
//! A process of its own, because Trunk has replaced the one that started it.

use std::env;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::process::parent_id;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;

use crate::process::step;

/// The server to wait for.
#[derive(Args)]
pub struct Options {
    /// Its port on this machine
    port: u16,
}

/// Starts to wait, in a process beside this one.
///
/// # Errors
/// When this program cannot be started again.
pub fn start(port: u16) -> Result<()> {
    let this_program = env::current_exe().context("this program is gone")?;
    let mut command = Command::new(this_program);
    command.args(["announce", &port.to_string()]).stdin(Stdio::null());
    command.spawn().context("the announcer could not start")?;
    Ok(())
}

/// Waits until the server answers or has ended, and prints the address of the app.
pub fn announce(options: &Options) -> Result<()> {
    let address = format!("http://localhost:{}/", options.port);
    let server = parent_id();
    while parent_id() == server {
        if let Some(answer) = first_line(options.port) {
            if answer.contains(" 200 ") {
                step(format!("Acconcio is at {address} (Ctrl+C ends it)"));
            } else {
                step(format!("the app did not build: mend it and save, then open {address}"));
            }
            break;
        }
        sleep(Duration::from_millis(100));
    }
    Ok(())
}

fn first_line(port: u16) -> Option<String> {
    let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok()?;
    let request = b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    connection.write_all(request).ok()?;
    let mut start = [0; 32];
    connection.read_exact(&mut start).ok()?;
    Some(String::from_utf8_lossy(&start).into_owned())
}
