//! The words of the page itself, in every language: what it says before the app is there.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use acconcio_words_compiler::{START, Words};
use anyhow::{Context, Result};

use crate::texts;

/// The texts of boot.js.
const OF_BOOT: [&str; 4] = ["not-started", "slow", "reload", "download-again"];

/// The incident with which everybody begins (`OPENING` in `app/src/features/home/next_incident.rs`).
const FIRST: &str = "karpov-chernin";

/// The words in every language.
pub struct Shell {
    words: Words,
    /// The folder with the scenarios of every language.
    packs: PathBuf,
}

impl Shell {
    /// Reads the words; those of the first incident are in the folder with the scenarios.
    ///
    /// # Errors
    /// Every fault in the files of `app/words`.
    pub fn read(packs: PathBuf) -> Result<Shell> {
        Ok(Shell { words: texts::read()?, packs })
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
                let home =
                    |name| self.words.plain("home", name, code).context("home has no heading");
                format!("<h1>{}</h1><p>{}</p>", escaped(home("heading")?), escaped(home("lead")?))
            }
            "first-incident" => self.first_incident(code)?,
            "late" => {
                let (late, reload) = (self.text(name, code)?, self.text("reload", code)?);
                format!(r#"{} <a href="?again">{}</a>."#, escaped(late), escaped(reload))
            }
            name => escaped(self.text(name, code)?),
        })
    }

    /// The title and the introduction of the first incident, where the app draws them.
    fn first_incident(&self, code: &str) -> Result<String> {
        let path = self.packs.join(format!("{FIRST}.{code}.json"));
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let pack: serde_json::Value = serde_json::from_str(&text)?;
        let said = |name: &str| {
            let said = pack["scenario"][name][code].as_str();
            said.map(escaped).with_context(|| format!("{} has no {name}", path.display()))
        };
        let (title, framing) = (said("title")?, said("framing")?);
        Ok(format!(
            r#"<div class="home-player is-coming"><div class="stage"></div><div class="home-papers"><div class="home-head"><h2>{title}</h2><p class="home-laws">&nbsp;</p><p class="framing">{framing}</p></div></div></div>"#
        ))
    }

    fn text(&self, name: &str, code: &str) -> Result<&str> {
        let text = self.words.plain(START, name, code);
        text.with_context(|| format!("app/words/en/{START} has no text `{name}`"))
    }

    fn codes(&self) -> impl Iterator<Item = &str> {
        self.words.languages.iter().map(|language| language.code.as_str())
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
        let shell = Shell::read(PathBuf::new())?;
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
        let error = Shell::read(PathBuf::new())?
            .fill("<b data-words=lading></b>")
            .err()
            .context("no error")?;
        assert!(error.to_string().contains("no text `lading`"), "{error}");
        Ok(())
    }
}
