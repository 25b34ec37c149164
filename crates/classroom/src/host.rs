//! The server, from its start until Ctrl+C.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::net::TcpListener;

use crate::app_files::{AppFiles, NoApp};
use crate::service::{self, OpenError, Opened};
use crate::web::Web;

/// The time for which the end of the server waits for replies on their way.
const PATIENCE: Duration = Duration::from_secs(3);

/// The options of the server.
#[derive(Clone, Debug)]
pub struct Options {
    /// The file of the classroom.
    pub data: PathBuf,
    /// The folder of the app; none for the one in this program.
    pub app: Option<PathBuf>,
    /// The address to listen at; none for every address of this machine.
    pub address: Option<IpAddr>,
    /// The port; 0 for any.
    pub port: u16,
}

/// The reason why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// There is no app.
    #[error(transparent)]
    App(#[from] NoApp),
    /// The classroom cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The port cannot be used.
    #[error("port {port} cannot be used: {reason}; name another one with --port")]
    Port {
        /// The port.
        port: u16,
        /// The error of the operating system.
        reason: std::io::Error,
    },
    /// The server has failed.
    #[error("the server has failed: {0}")]
    Server(#[from] std::io::Error),
}

/// Runs the server until Ctrl+C, and tells addresses and token.
///
/// # Errors
/// When there is no app, the file or the port cannot be used, or the server fails.
pub fn host(options: &Options, out: &mut dyn Write) -> Result<(), HostError> {
    let app = AppFiles::find(options.app.clone())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let any = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        let socket = SocketAddr::new(options.address.unwrap_or(any), options.port);
        let port = options.port;
        let listener =
            TcpListener::bind(socket).await.map_err(|reason| HostError::Port { port, reason })?;
        let port = listener.local_addr()?.port();
        let opened = service::open(Some(options.data.clone()), app.clone())?;
        let hosts = hosts(options.address);
        let first = hosts.first().copied().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let address = format!("http://{}/#{}", SocketAddr::new(first, port), opened.code);
        tell(out, options, &opened, &hosts, port, &address)?;
        serve(listener, opened, &address, app).await
    })?;
    writeln!(out, "ended; everything is in {}", options.data.display())?;
    Ok(out.flush()?)
}

async fn serve(
    listener: TcpListener,
    opened: Opened,
    address: &str,
    app: AppFiles,
) -> Result<(), HostError> {
    let Opened { handle, token, thread, .. } = opened;
    let routes = Web::of(handle.clone(), &token, address, app).routes();
    let (ending, begun) = tokio::sync::oneshot::channel::<()>();
    let end = {
        let handle = handle.clone();
        async move {
            ended().await;
            handle.end();
            // Who has failed meanwhile does not wait for this.
            let _ = ending.send(());
        }
    };
    let service = routes.into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(end).into_future();
    tokio::select! {
        served = serving => served?,
        () = patience(begun) => {}
    }
    handle.end();
    // A thread that has failed has nothing more to write.
    let _ = tokio::task::spawn_blocking(move || thread.join()).await;
    Ok(())
}

/// The end of the time that replies on their way are given: a phone that left the network never takes its own.
async fn patience(begun: tokio::sync::oneshot::Receiver<()>) {
    match begun.await {
        Ok(()) => tokio::time::sleep(PATIENCE).await,
        // The server has failed, and says so itself.
        Err(_) => std::future::pending().await,
    }
}

/// Waits until somebody ends the program.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    // Where signals cannot be heard the program is ended without one; nothing is lost by that.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// The addresses at which the class may find this machine, those of local networks first.
fn hosts(chosen: Option<IpAddr>) -> Vec<IpAddr> {
    if let Some(chosen) = chosen.filter(|chosen| !chosen.is_unspecified()) {
        return vec![chosen];
    }
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let mut hosts: Vec<Ipv4Addr> = found
        .iter()
        .filter_map(|it| match it.ip() {
            IpAddr::V4(address) => Some(address),
            IpAddr::V6(_) => None,
        })
        .filter(|address| !address.is_loopback() && !address.is_link_local())
        .collect();
    hosts.sort_by_key(|address| (!address.is_private(), *address));
    hosts.dedup();
    hosts.into_iter().map(IpAddr::V4).collect()
}

fn tell(
    out: &mut dyn Write,
    options: &Options,
    opened: &Opened,
    hosts: &[IpAddr],
    port: u16,
    address: &str,
) -> std::io::Result<()> {
    if let Ok(code) = QrCode::new(address.as_bytes()) {
        // Most terminals are dark.
        let code = code.render().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        writeln!(out, "{code}")?;
    }
    writeln!(out, "for the class:     {address}")?;
    for other in hosts.iter().skip(1) {
        writeln!(out, "              or:  http://{}/", SocketAddr::new(*other, port))?;
    }
    writeln!(out, "code:              {}", opened.code)?;
    writeln!(out, "for the lecturer:  http://localhost:{port}/lecturer#{}", opened.token)?;
    writeln!(out, "token:             {}", opened.token)?;
    writeln!(out, "everything is in   {}", options.data.display())?;
    if opened.participants > 0 {
        writeln!(out, "going on with {} participants", opened.participants)?;
    }
    writeln!(
        out,
        "Ctrl+C ends the server; nothing is lost, and the next start goes on from there."
    )?;
    out.flush()
}
