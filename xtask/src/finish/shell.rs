//! The words of the page itself, in every language: what it says before the app is there.

use std::collections::BTreeMap;

use acconcio_words_compiler::{START, Words};
use anyhow::{Context, Result};

use crate::texts;

/// The texts of boot.js.
const OF_BOOT: [&str; 4] = ["not-started", "slow", "reload", "download-again"];

/// The words in every language.
pub struct Shell(Words);

impl Shell {
    /// Reads the words.
    ///
    /// # Errors
    /// Every fault in the files of `app/words`.
    pub fn read() -> Result<Shell> {
        Ok(Shell(texts::read()?))
    }

    /// Returns the texts of boot.js, by the codes of the languages and their names.
    ///
    /// # Errors
    /// When there is no such text.
    pub fn of_boot(&self) -> Result<BTreeMap<&str, BTreeMap<&str, &str>>> {
        let of_language = |code| -> Result<BTreeMap<&str, &str>> {
            OF_BOOT.iter().map(|name| Ok((*name, self.text(name, code)?))).collect()
        };
        self.codes().map(|code| Ok((code, of_language(code)?))).collect()
    }

    /// Returns the page with the words in the place of each element that names them (`data-words`).
    ///
    /// # Errors
    /// When an element names words that there are not.
    pub fn fill(&self, page: &str) -> Result<String> {
        let mut filled = String::new();
        let mut rest = page;
        while let Some(at) = rest.find(ATTRIBUTE) {
            let start = rest[..at].rfind('<').context("`data-words` is in no element")?;
            let element = rest[start + 1..].split([' ', '>']).next().unwrap_or_default();
            let end = format!("</{element}>");
            let (tag, after) =
                rest[at..].split_once(&end).context("an element with words has no end")?;
            let name = tag.trim_start_matches(ATTRIBUTE).trim_matches(['"', '>']);
            filled.push_str(&rest[..start]);
            for code in self.codes() {
                let words = self.markup(name, code)?;
                filled.push_str(&format!(
                    r#"<{element} class="shell-words" lang="{code}">{words}</{element}> "#
                ));
            }
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }

    fn markup(&self, name: &str, code: &str) -> Result<String> {
        Ok(match name {
            "opening" => {
                let home = |name| self.0.plain("home", name, code).context("home has no heading");
                format!("<h1>{}</h1><p>{}</p>", escaped(home("heading")?), escaped(home("lead")?))
            }
            "late" => {
                let (late, reload) = (self.text(name, code)?, self.text("reload", code)?);
                format!(r#"{} <a href="?again">{}</a>."#, escaped(late), escaped(reload))
            }
            name => escaped(self.text(name, code)?),
        })
    }

    fn text(&self, name: &str, code: &str) -> Result<&str> {
        let text = self.0.plain(START, name, code);
        text.with_context(|| format!("app/words/en/{START} has no text `{name}`"))
    }

    fn codes(&self) -> impl Iterator<Item = &str> {
        self.0.languages.iter().map(|language| language.code.as_str())
    }
}

/// The attribute, as far as the minifier may leave out the quotation marks.
const ATTRIBUTE: &str = " data-words=";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_every_language_takes_the_place_of_the_element() -> Result<()> {
        let shell = Shell::read()?;
        let expected = r#"<p><b class="shell-words" lang="en">Loading…</b> <b class="shell-words" lang="es">Cargando…</b> "#;
        for page in
            [r#"<p><b data-words="loading"></b>!</p>"#, "<p><b data-words=loading></b>!</p>"]
        {
            let filled = shell.fill(page)?;
            assert!(filled.starts_with(expected) && filled.ends_with("!</p>"), "{filled}");
        }
        Ok(())
    }

    #[test]
    fn err_an_element_names_words_that_there_are_not() -> Result<()> {
        let error = Shell::read()?.fill("<b data-words=lading></b>").err().context("no error")?;
        assert!(error.to_string().contains("no text `lading`"), "{error}");
        Ok(())
    }
}
