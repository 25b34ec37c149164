//! Writes the typed functions of the texts.
//!
//! From their signatures alone: when a text is said otherwise, nothing is compiled anew. The page fetches the texts, which
//! `cargo xtask pack` compiles; it writes the signatures, too.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use acconcio_words_compiler::Signatures;

fn main() -> ExitCode {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let file = Path::new(&root).join("words/signatures.txt");
    println!("cargo::rerun-if-changed={root}/build.rs");
    println!("cargo::rerun-if-changed={}", file.display());
    let content = fs::read_to_string(&file).map_err(|error| error.to_string());
    match content.and_then(|it| Signatures::parse(&it).map_err(|error| error.to_string())) {
        Ok(signatures) => {
            fs::write(Path::new(&out).join("words.rs"), signatures.rust())
                .expect("the folder that cargo names can be written to");
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("cargo::error={}: {error}: `cargo xtask pack` writes it", file.display());
            ExitCode::FAILURE
        }
    }
}
