//! The paths of this machine, which must not get into what is published: the same sources would have another digest
//! on another machine.

use std::env;
use std::fs;
use std::path::PathBuf;

use crate::process::step;

/// The variable by which cargo takes more flags for the compiler of the app, beside those in .cargo/config.toml.
pub const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The place that every crate from elsewhere has in the app: messages of errors name their files.
const CRATES: &str = "/crates";

/// The flags by which the compiler writes the same paths on every machine.
pub fn remapping() -> String {
    let mut registries: Vec<PathBuf> = registry_sources()
        .and_then(|folder| fs::read_dir(folder).ok())
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    registries.sort();
    flags(&registries.iter().filter_map(|it| it.to_str()).collect::<Vec<_>>())
}

fn flags(registries: &[&str]) -> String {
    let (usable, others): (Vec<&str>, Vec<&str>) =
        registries.iter().partition(|path| !path.contains(char::is_whitespace));
    for path in others {
        step(format!("the app will name {path}: a flag cannot have a space"));
    }
    let flags = usable.iter().map(|path| format!("--remap-path-prefix={path}={CRATES}"));
    flags.collect::<Vec<_>>().join(" ")
}

/// The folder in which cargo unpacks the crates of each registry.
fn registry_sources() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    Some(home.join("registry/src"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_every_registry_has_the_same_place() {
        assert_eq!(flags(&["/a/x", "/a/y z"]), "--remap-path-prefix=/a/x=/crates");
        assert_eq!(flags(&[]), "");
    }
}
