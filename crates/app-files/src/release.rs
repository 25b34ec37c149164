//! The first line of `boot.js` and of `sw.js`: a constant with the values that the script needs to know
//! about its version.

use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::{Map, Value};

const START: &str = "const RELEASE = ";

/// A script, split into its first line and the rest.
pub struct Release<'a> {
    /// The names and values in the first line.
    pub told: Map<String, Value>,
    /// The script below the line.
    pub script: &'a str,
}

impl Release<'_> {
    /// Returns the script with a first line that gives it a value.
    ///
    /// # Errors
    /// When JSON cannot represent the value.
    pub fn written(told: &impl Serialize, script: &str) -> Result<String> {
        Ok(format!("{START}{};\n{script}", serde_json::to_string(told)?))
    }

    /// Parses a script that [`Release::written`] has made.
    ///
    /// # Errors
    /// When its first line is a different one.
    pub fn read(text: &str) -> Result<Release<'_>> {
        let (line, script) = text.split_once('\n').context("the script is cut off")?;
        let told = line.strip_prefix(START).and_then(|told| told.strip_suffix(';'));
        let told = serde_json::from_str(told.context("the script is told nothing")?)?;
        Ok(Release { told, script })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_what_is_written_is_read_back() -> Result<()> {
        let told = serde_json::json!({"js": "app.js", "worker": null});
        let text = Release::written(&told, "// Starts;\nstart();\n")?;
        let release = Release::read(&text)?;
        assert_eq!(Value::Object(release.told), told);
        assert_eq!(release.script, "// Starts;\nstart();\n");
        Ok(())
    }

    #[test]
    fn err_another_script() {
        for text in ["start();", "start();\n", "const RELEASE = {;\nstart();\n"] {
            assert!(Release::read(text).is_err(), "{text}");
        }
    }
}
