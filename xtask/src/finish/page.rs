//! index.html as Trunk has written it, with files that replace Trunk's.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use acconcio_app_files::named_by_content;
use anyhow::{Context, Result};
use serde::Serialize;

use super::parts::Parts;
use super::shell::Shell;

/// The page of a build.
pub struct Page {
    folder: PathBuf,
    text: String,
}

/// A link in the head of the page.
struct Link {
    place: Range<usize>,
    /// The file that it names.
    file: String,
    when: When,
}

/// The time at which a style sheet is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// By the page itself: home needs it.
    First,
    /// With the page of an incident and with all that come later: marked `data-player`.
    Player,
    /// With the other pages: marked `data-later`.
    Later,
}

/// The style sheets that the page does not name, by their files.
#[derive(Serialize)]
pub struct LaterStyles {
    /// The sheet of the page of an incident, which the other pages need, too.
    pub player: String,
    /// The sheet of the pages other than home and an incident.
    pub pages: String,
}

impl Page {
    /// Reads the page of the build in this folder.
    ///
    /// # Errors
    /// When there is none.
    pub fn open(folder: &Path) -> Result<Page> {
        let text =
            fs::read_to_string(folder.join("index.html")).context("index.html is missing")?;
        Ok(Page { folder: folder.to_path_buf(), text })
    }

    /// Names the parts instead of the whole app, which is removed.
    ///
    /// # Errors
    /// When the page does not load the app as Trunk.toml has it.
    pub fn replace_app(&mut self, parts: &Parts) -> Result<()> {
        let wanted = "pattern_script of Trunk.toml names the script and the wasm";
        let wasm = links(&self.text, "preload").pop().context(wanted)?;
        let js = links(&self.text, "modulepreload").pop().context(wanted)?;
        let link = self.text[js.place.clone()].replace(&js.file, &parts.link);
        self.text.insert_str(js.place.end, &link);
        for (old, new) in [(js.file, &parts.js), (wasm.file, &parts.wasm)] {
            self.text = self.text.replace(&old, new);
            fs::remove_file(self.folder.join(old))?;
        }
        Ok(())
    }

    /// Joins the style sheets in their order, those of home, of an incident and of the other pages: one request is faster
    /// than eleven. The page keeps the first; the names of the others are returned.
    ///
    /// # Errors
    /// When the page has none of a kind, or one cannot be read.
    pub fn join_styles(&mut self) -> Result<LaterStyles> {
        let links = links(&self.text, "stylesheet");
        let is_first = |link: &&Link| link.when == When::First;
        let first = links.iter().find(is_first).context("the page links no style sheet")?;
        let (in_place, kept) = (first.file.clone(), first.place.clone());
        let home = self.joined("style", &links, When::First)?;
        let player = self.joined("player", &links, When::Player)?;
        let pages = self.joined("pages", &links, When::Later)?;
        for link in links.iter().rev().filter(|link| link.place != kept) {
            self.text.replace_range(link.place.clone(), "");
        }
        self.text = self.text.replacen(&in_place, &home, 1);
        Ok(LaterStyles { player, pages })
    }

    /// Writes the style sheets of one time as one, in their place.
    fn joined(&self, name: &str, styles: &[Link], when: When) -> Result<String> {
        let mut joined = String::new();
        for style in styles.iter().filter(|link| link.when == when) {
            let path = self.folder.join(&style.file);
            joined.push_str(&fs::read_to_string(&path)?);
            fs::remove_file(path)?;
        }
        anyhow::ensure!(!joined.is_empty(), "index.html marks no style sheet as `{name}`");
        let name = named_by_content(name, "css", joined.as_bytes());
        fs::write(self.folder.join(&name), joined)?;
        Ok(name)
    }

    /// Writes the words of the shell in every language.
    ///
    /// # Errors
    /// When the page names words that there are not.
    pub fn fill(&mut self, shell: &Shell) -> Result<()> {
        self.text = shell.fill(&self.text)?;
        Ok(())
    }

    /// Names the finished script that starts the app.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn replace_boot(&mut self, script: &str) -> Result<()> {
        let name = named_by_content("boot", "js", script.as_bytes());
        self.text = with_boot(&self.text, &name);
        fs::write(self.folder.join(name), script)?;
        Ok(())
    }

    /// Writes the page.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self) -> Result<()> {
        fs::write(self.folder.join("index.html"), &self.text).context("index.html is not writable")
    }
}

/// Returns the page with this name for the script with which it begins. A comment may mention the script
/// before it is loaded.
fn with_boot(page: &str, name: &str) -> String {
    page.replacen("./boot.js", &format!("./{name}"), 1)
}

/// Returns the links of this kind, in their order.
fn links(page: &str, relation: &str) -> Vec<Link> {
    let starts = page.match_indices("<link ").map(|(start, _)| start);
    let link = |start: usize| {
        let place = start..start + page[start..].find('>')? + 1;
        let tag = &page[place.clone()];
        let is_wanted = attribute(tag, "rel") == Some(relation);
        let file = attribute(tag, "href")?.trim_start_matches("./").to_owned();
        let marks = [(" data-player", When::Player), (" data-later", When::Later)];
        let when = marks.into_iter().find(|(mark, _)| tag.contains(mark));
        let when = when.map_or(When::First, |(_, when)| when);
        is_wanted.then_some(Link { place, file, when })
    };
    starts.filter_map(link).collect()
}

/// Returns an attribute of a tag, with quotes around it or, as the minifier leaves it, without.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html><link href=./a-1.css rel=stylesheet>\
        <link data-trunk rel=\"stylesheet\" href=\"./b-2.css\" data-later=\"\">\
        <link href=./d-4.css rel=stylesheet data-player>\
        <link href=./app-3.js rel=modulepreload><link as=fetch crossorigin href=./app-3.wasm rel=preload>";

    #[track_caller]
    fn check(relation: &str, expected: &[&str]) {
        let found = links(PAGE, relation);
        let files: Vec<&str> = found.iter().map(|link| link.file.as_str()).collect();
        assert_eq!(files, expected);
        assert!(found.iter().all(|link| PAGE[link.place.clone()].ends_with('>')));
    }

    #[test]
    fn ok_a_comment_is_not_what_the_page_asks_for() {
        let page = "<!-- boot.js fills it --><script src=\"./boot.js\">";
        let expected = "<!-- boot.js fills it --><script src=\"./boot-1.js\">";
        assert_eq!(with_boot(page, "boot-1.js"), expected);
    }

    #[test]
    fn ok_links_are_found_minified_or_not() {
        check("stylesheet", &["a-1.css", "b-2.css", "d-4.css"]);
        let when: Vec<When> = links(PAGE, "stylesheet").iter().map(|link| link.when).collect();
        assert_eq!(when, [When::First, When::Later, When::Player]);
        check("modulepreload", &["app-3.js"]);
        check("preload", &["app-3.wasm"]);
        check("manifest", &[]);
    }
}
