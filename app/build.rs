//! Writes the typed functions of the texts, and their tables for all that is no browser.
//!
//! The page fetches the same tables, which `cargo xtask pack` writes.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use acconcio_words_compiler::Words;

fn main() -> ExitCode {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    println!("cargo::rerun-if-changed={root}/build.rs");
    println!("cargo::rerun-if-changed={root}/words");
    match Words::read(&Path::new(&root).join("words")) {
        Ok(words) => {
            for path in &words.read {
                println!("cargo::rerun-if-changed={}", path.display());
            }
            write(&words, Path::new(&out));
            ExitCode::SUCCESS
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
    }
}

fn write(words: &Words, out: &Path) {
    let save = |name: &str, content: &str| {
        fs::write(out.join(name), content).expect("the folder that cargo names can be written to");
    };
    let mut code = words.rust();
    code.push_str("\n#[cfg(not(target_arch = \"wasm32\"))]\nconst TABLES: &[&[&str]] = &[\n");
    for language in &words.languages {
        code.push_str("    &[\n");
        for group in words.groups() {
            let name = format!("{}-{group}.txt", language.code);
            save(&name, &words.table(group, language));
            code.push_str(&format!(
                "        include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}\")),\n"
            ));
        }
        code.push_str("    ],\n");
    }
    code.push_str("];\n");
    save("words.rs", &code);
}
