//! The program `acconcio-wasm-split`: it takes the wasm of the app apart along the names that
//! `app/src/ui/lazy.rs` speaks of.
//!
//! A program of its own, because the library that does the work takes as long to build as all of `cargo xtask`,
//! whose other commands do not need it.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Parser;
use wasm_split_cli_support::{Options as Split, transform};

/// Takes a wasm apart; prints which files, without ending, each part needs, as JSON.
#[derive(Parser)]
#[command(name = "acconcio-wasm-split", version)]
struct Options {
    /// The output of the compiler
    input: PathBuf,
    /// The folder to write the parts into
    #[arg(long)]
    out_dir: PathBuf,
    /// The file for the part with which the app begins
    #[arg(long)]
    main: PathBuf,
    /// The place where the other parts find the script of the first one
    #[arg(long)]
    main_module: String,
    /// The name of the script by which a part is fetched
    #[arg(long)]
    link_name: String,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let content = fs::read(&options.input)
        .with_context(|| format!("{} cannot be read", options.input.display()))?;
    let mut split = Split::new(&content);
    split.output_dir = &options.out_dir;
    split.main_out_path = &options.main;
    split.main_module = &options.main_module;
    split.link_name = &options.link_name;
    let parts = transform(split)
        .map_err(|error| anyhow!("the wasm could not be taken apart: {error:#}"))?;
    println!("{}", serde_json::to_string(&parts.prefetch_map)?);
    Ok(())
}
