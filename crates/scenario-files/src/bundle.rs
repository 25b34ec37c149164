//! Incidents in one piece: a link that holds an incident, and a pack of incidents and courses in one file.
//!
//! Both are the very files that authors write, with a name; deflated with a dictionary of the words of the format
//! and of what arbiters write, and with a checksum. What is read is hostile until then: [`Refusal`] tells why all of
//! it is refused, [`Contents`] which of its files are left out.
//!
//! Guarantee: whatever the bytes, reading ends within the limits of [`limits`], and gives scenarios on which the core
//! rules, under names that are never ours ([`own_name`](acconcio_training::scenario::own_name)). What is written is
//! read as it was. Limit: the checksum detects damage, not malice.

mod contents;
mod folder;
pub mod limits;
mod packed;

use std::collections::BTreeMap;

use acconcio_training::scenario::{Scenario, in_pack, is_name_in_pack};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;

pub use contents::{Contents, LeftOut};

use crate::writer::{self, Unwritable};

/// The version of the form. What has another version is refused.
const VERSION: u8 = 1;

/// The beginning of a file with a pack.
const SIGN: &[u8] = b"acconcio\n";

/// The ending of the name of a file with a pack.
pub const ENDING: &str = "acconcio";

/// The sign after a name and after a content; no file has it.
const END: char = '\0';

/// The files of a pack, or of a single incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The name of the pack, part of the addresses of its incidents.
    pub name: String,
    /// The contents of the files by their paths, as in `scenarios/`: `last-sunday.toml`, `en/last-sunday.toml`,
    /// `courses/club.toml`, `courses/en/club.toml`; the title of the pack is in `en/pack.toml`.
    pub files: BTreeMap<String, String>,
}

/// The reason why a link or a file is refused as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is neither a link nor a pack of this app.
    #[error("this is no pack of incidents; choose a file that ends in .acconcio")]
    SomethingElse,
    /// It has a version that this app does not read.
    #[error("it has version {found}; this app reads version {VERSION}")]
    OtherVersion {
        /// The version found.
        found: u8,
    },
    /// A part is missing, or was changed.
    #[error("it is damaged; copy or download all of it again")]
    Damaged,
    /// It is larger than allowed.
    #[error("it is too large; make several packs of it")]
    TooLarge,
    /// It has more files than allowed.
    #[error("it has more than {} files; make several packs of it", limits::FILES)]
    TooMany,
    /// Its name cannot be part of an address.
    #[error("its name is not one; use small letters, digits and single hyphens, at most 60")]
    Name,
}

impl Bundle {
    /// Returns one incident as a bundle; one of a pack stays in the pack of that name.
    ///
    /// # Errors
    /// A fact for which there are no words.
    pub fn of(scenario: &Scenario) -> Result<Bundle, Unwritable> {
        let (name, id) = in_pack(&scenario.id).unwrap_or((ALONE, &scenario.id));
        let written = writer::write(scenario)?;
        let mut files = BTreeMap::from([(format!("{id}.toml"), written.facts)]);
        for (language, text) in written.texts {
            files.insert(format!("{language}/{id}.toml"), text);
        }
        Ok(Bundle { name: name.to_owned(), files })
    }

    /// Whether it holds incidents of no pack, which authors pass on one at a time.
    pub fn is_of_single_incidents(&self) -> bool {
        self.name == ALONE
    }

    /// Returns it as text for an address: letters, digits, `-` and `_`.
    pub fn link(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.body())
    }

    /// Returns it as a file.
    pub fn file(&self) -> Vec<u8> {
        [SIGN, &self.body()].concat()
    }

    /// Reads what [`Bundle::link`] wrote.
    ///
    /// # Errors
    /// The reason why it is refused.
    pub fn of_link(text: &str) -> Result<Bundle, Refusal> {
        let text = text.trim();
        if text.len() > limits::LINK {
            return Err(Refusal::TooLarge);
        }
        let body = BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| Refusal::Damaged)?;
        Bundle::of_body(&body)
    }

    /// Reads what [`Bundle::file`] wrote.
    ///
    /// # Errors
    /// The reason why it is refused.
    pub fn of_file(bytes: &[u8]) -> Result<Bundle, Refusal> {
        if bytes.len() > limits::FILE {
            return Err(Refusal::TooLarge);
        }
        Bundle::of_body(bytes.strip_prefix(SIGN).ok_or(Refusal::SomethingElse)?)
    }

    fn body(&self) -> Vec<u8> {
        let mut text = format!("{}{END}", self.name);
        for (path, content) in &self.files {
            for part in [path, content] {
                text.extend(part.chars().filter(|sign| *sign != END).chain([END]));
            }
        }
        [&[VERSION], &*packed::packed(text.as_bytes())].concat()
    }

    fn of_body(body: &[u8]) -> Result<Bundle, Refusal> {
        let (version, packed) = body.split_first().ok_or(Refusal::Damaged)?;
        if *version != VERSION {
            return Err(Refusal::OtherVersion { found: *version });
        }
        let bytes = packed::unpacked(packed, limits::INFLATED)?;
        let text = String::from_utf8(bytes).map_err(|_| Refusal::Damaged)?;
        let (name, rest) = text.split_once(END).ok_or(Refusal::Damaged)?;
        if !is_name_in_pack(name) {
            return Err(Refusal::Name);
        }
        let parts: Vec<&str> = rest.split_terminator(END).collect();
        if !parts.len().is_multiple_of(2) {
            return Err(Refusal::Damaged);
        }
        if parts.len() / 2 > limits::FILES {
            return Err(Refusal::TooMany);
        }
        let files = parts.chunks_exact(2).map(|two| (two[0].to_owned(), two[1].to_owned()));
        Ok(Bundle { name: name.to_owned(), files: files.collect() })
    }
}

/// The name of the pack of an incident that is in none.
const ALONE: &str = "link";

#[cfg(test)]
mod tests;
