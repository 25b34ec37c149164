//! `host`: the classroom on this machine, for a room without internet.

use std::io::stdout;
use std::net::IpAddr;
use std::path::PathBuf;

use acconcio_classroom::Options as Classroom;
use anyhow::Result;
use clap::Args;

/// The place of the classroom, and the address at which it is served.
#[derive(Args)]
pub struct Options {
    /// The file of the classroom, made if it is not there: participants, answers, exams
    #[arg(long, value_name = "FILE", default_value = "classroom.sqlite")]
    data: PathBuf,
    /// The port
    #[arg(long, value_name = "PORT", default_value_t = 8080)]
    port: u16,
    /// The address to listen at; by default every address of this machine
    #[arg(long, value_name = "ADDRESS")]
    address: Option<IpAddr>,
    /// The folder of a built app, instead of the one in this program
    #[arg(long, value_name = "FOLDER")]
    app: Option<PathBuf>,
}

/// Serves the classroom until Ctrl+C.
///
/// # Errors
/// When there is no app, or the file or the port cannot be used.
pub fn host(options: &Options) -> Result<()> {
    let Options { data, port, address, app } = options;
    let classroom =
        Classroom { data: data.clone(), port: *port, address: *address, app: app.clone() };
    Ok(acconcio_classroom::host(&classroom, &mut stdout())?)
}
