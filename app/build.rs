//! Writes the typed functions of the texts; into a release of a program, the texts as well.
//!
//! The functions are made from the signatures alone: when a text is said otherwise, nothing is compiled anew. The page
//! fetches the texts, which `cargo xtask pack` compiles; it writes the signatures, too. Tests read the files.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use acconcio_words_compiler::{Signatures, Words};

fn main() -> ExitCode {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let words = Path::new(&root).join("words");
    println!("cargo::rerun-if-changed={root}/build.rs");
    println!("cargo::rustc-check-cfg=cfg(carries_texts)");
    match functions(&words).and_then(|code| Ok(code + &carried(&words)?)) {
        Ok(code) => {
            save("words.rs", &code);
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

/// The functions, one for each signature.
fn functions(words: &Path) -> Result<String, Vec<String>> {
    let file = words.join("signatures.txt");
    println!("cargo::rerun-if-changed={}", file.display());
    let content = fs::read_to_string(&file).map_err(|error| error.to_string());
    let read = content.and_then(|it| Signatures::parse(&it).map_err(|error| error.to_string()));
    let told = |error| vec![format!("{}: {error}: `cargo xtask pack` writes it", file.display())];
    read.map(|signatures| signatures.rust()).map_err(told)
}

/// The tables of the texts, for a program that goes where their files are not.
fn carried(words: &Path) -> Result<String, Vec<String>> {
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let is_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if !is_release || is_page {
        return Ok(String::new());
    }
    println!("cargo::rustc-cfg=carries_texts");
    println!("cargo::rerun-if-changed={}", words.display());
    let words = Words::read(words)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let mut code = String::from("\nconst TABLES: &[&[&str]] = &[\n");
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
    Ok(code + "];\n")
}

fn save(name: &str, content: &str) {
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join(name), content)
        .expect("the folder that cargo names can be written to");
}
