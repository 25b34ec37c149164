//! The scripts of a published build without what only readers need.

use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::tools::node;

/// The script that Node runs.
const MINIFY: &str = include_str!("minify.mjs");

/// The kind of a script, by which it is known which names only it uses.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Names at its top are its own.
    Module,
    /// Names at its top are everybody's.
    Classic,
}

/// Returns a script as Terser makes it small; where Terser is not installed, [`code_alone`].
///
/// # Errors
/// When the script cannot be read, or Node does not run.
pub fn minified(script: &str, kind: Kind) -> Result<String> {
    let Some((node, terser)) = node::terser() else { return Ok(code_alone(script)) };
    let kind = match kind {
        Kind::Module => "module",
        Kind::Classic => "classic",
    };
    let mut command = Command::new(node);
    command.args(["--input-type=module", "--eval", MINIFY]).arg(terser).arg(kind);
    let mut running = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    // Node reads all of it before it writes.
    running.stdin.take().context("Node takes no script")?.write_all(script.as_bytes())?;
    let output = running.wait_with_output()?;
    ensure!(output.status.success(), "Terser could not read a script");
    Ok(String::from_utf8(output.stdout)?)
}

/// Leaves out the lines that are comments or empty, and what lines are indented by: they would be a quarter of the bytes
/// of the first script. No string of it goes over several lines.
pub fn code_alone(script: &str) -> String {
    let mut is_within = false;
    let is_code = |line: &&str| {
        let is_comment = is_within || line.starts_with("//") || line.starts_with("/*");
        is_within = (is_within || line.starts_with("/*")) && !line.ends_with("*/");
        !is_comment && !line.is_empty()
    };
    script.lines().map(str::trim).filter(is_code).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_only_code_is_left_of_a_script() {
        let script =
            "/* one */\nlet a = 1; // stays\n/**\n * two\n */\n  // three\n\n  let b = 2;\n";
        assert_eq!(code_alone(script), "let a = 1; // stays\nlet b = 2;\n");
    }
}
