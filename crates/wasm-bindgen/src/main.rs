//! The program `wasm-bindgen`, which writes the JavaScript around the wasm of the app.
//!
//! The official program of the same name (package wasm-bindgen-cli) includes a runner for tests, which
//! needs a web server, a web client and much else: it takes three times as long to build. The work itself
//! is done by the same library in both. Only the options that Trunk and `cargo xtask` use are supported.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Parser;
use wasm_bindgen_cli_support::Bindgen;

/// Writes the JavaScript around the wasm.
#[derive(Parser)]
#[command(name = "wasm-bindgen", version)]
struct Options {
    /// The wasm file that the compiler has made
    input: PathBuf,
    /// The kind of JavaScript; only `web` is supported
    #[arg(long)]
    target: String,
    /// The folder to write into
    #[arg(long)]
    out_dir: PathBuf,
    /// The names of the files, without extension
    #[arg(long)]
    out_name: String,
    /// Write no types for TypeScript
    #[arg(long)]
    no_typescript: bool,
    /// Keep what the linker exports
    #[arg(long)]
    keep_lld_exports: bool,
    /// Keep the sections for debuggers
    #[arg(long)]
    keep_debug: bool,
    /// Leave the names of symbols as they are
    #[arg(long)]
    no_demangle: bool,
}

fn main() -> Result<()> {
    let options = Options::parse();
    ensure!(options.target == "web", "the target `{}` is not known here", options.target);
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?;
    bindgen
        .input_path(&options.input)
        .out_name(&options.out_name)
        .typescript(!options.no_typescript)
        .keep_lld_exports(options.keep_lld_exports)
        .keep_debug(options.keep_debug)
        .demangle(!options.no_demangle);
    bindgen.generate(&options.out_dir)
}
