//! The server as a process.

use std::io::{BufRead, BufReader, Lines};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use super::phone::Phone;
use crate::acconcio;

/// The server.
pub struct Server {
    process: Child,
    output: Lines<BufReader<ChildStdout>>,
    /// Its address.
    pub address: SocketAddr,
    /// The code of the classroom.
    pub code: String,
    token: String,
}

impl Server {
    /// Starts it on a file of a classroom.
    pub fn start(data: &Path, app: &Path) -> Server {
        Server::started(acconcio("host"), data, app)
    }

    /// Starts the program that `ACCONCIO` names, else this one.
    pub fn start_named(data: &Path, app: &Path) -> Server {
        let named = std::env::var_os("ACCONCIO").map(|path| {
            let mut program = Command::new(path);
            program.arg("host");
            program
        });
        Server::started(named.unwrap_or_else(|| acconcio("host")), data, app)
    }

    fn started(mut program: Command, data: &Path, app: &Path) -> Server {
        let mut process = program
            .args(["--port", "0", "--address", "127.0.0.1", "--data"])
            .arg(data)
            .arg("--app")
            .arg(app)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut output = BufReader::new(process.stdout.take().expect("an output")).lines();
        let lines = output.by_ref().map(|line| line.expect("a line"));
        let told: Vec<String> = lines.take_while(|line| !line.starts_with("Ctrl+C")).collect();
        let after = |name: &str| -> String {
            let found = told.iter().find_map(|line| line.strip_prefix(name));
            found.unwrap_or_else(|| panic!("no {name} in {told:?}")).trim().to_owned()
        };
        let address = after("for the class:");
        let port = address.split([':', '/']).find_map(|part| part.parse().ok()).expect("a port");
        let address = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port);
        Server { process, output, address, code: after("code:"), token: after("token:") }
    }

    /// The lecturer.
    pub fn lecturer(&self) -> Phone {
        Phone::new(self.address, &format!("lecturer={}", self.token))
    }

    /// Kills it, as by a loss of power of the process alone.
    pub fn kill(&mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it has ended");
    }

    /// Ends it as Ctrl+C does; returns how it ended, and what it said then.
    #[cfg(unix)]
    pub fn interrupt(mut self) -> (ExitStatus, Vec<String>) {
        let process = self.process.id().to_string();
        let sent = Command::new("kill").args(["-INT", &process]).status().expect("kill is there");
        assert!(sent.success());
        let status = self.process.wait().expect("it ends");
        (status, self.output.by_ref().map_while(Result::ok).collect())
    }

    /// The greatest memory of the process, in megabytes, where the operating system tells it.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
        Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? / 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that fails leaves no server behind; one that has ended is not there any more.
        let _ = self.process.kill();
    }
}
