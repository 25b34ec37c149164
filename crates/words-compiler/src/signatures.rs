//! The signatures of the texts, from which their functions are made: most changes of a text leave them as they are.

use std::collections::BTreeSet;
use std::fmt;

use crate::START;
use crate::words::{Parameter, Words};

/// The languages, and every text with its arguments; as a file, which the build reads instead of the texts.
///
/// ```text
/// it, Italian, italiano, 100
///
/// home/numbers
///     thousands-mark
///     days $number# $name
/// ```
///
/// A `#` marks the arguments by which a language selects as by a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signatures {
    pub(crate) languages: Vec<SignedLanguage>,
    pub(crate) texts: Vec<Signature>,
}

/// A language, as the functions name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SignedLanguage {
    pub(crate) code: String,
    pub(crate) english_name: String,
    pub(crate) name: String,
    /// Of a hundred texts, the number that it has.
    pub(crate) translated: usize,
}

/// A text with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) group: String,
    pub(crate) subject: String,
    pub(crate) name: String,
    pub(crate) parameters: Vec<Parameter>,
}

/// A line of a file of signatures that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: `{content}` is no language, no group/subject and no text")]
pub struct NoSignature {
    /// The line, counted from 1.
    pub line: usize,
    /// The line itself.
    pub content: String,
}

impl Words {
    /// The signatures of all texts for which there are functions.
    pub fn signatures(&self) -> Signatures {
        let all = self.messages.len().max(1);
        let languages = self.languages.iter().map(|language| SignedLanguage {
            code: language.code.clone(),
            english_name: language.english_name.clone(),
            name: language.name.clone(),
            translated: (all - self.missing(&language.code).count()) * 100 / all,
        });
        let texts = self.messages.iter().filter(|it| it.group != START).map(|message| Signature {
            group: message.group.clone(),
            subject: message.subject.clone(),
            name: message.name.clone(),
            parameters: message.parameters.clone(),
        });
        Signatures { languages: languages.collect(), texts: texts.collect() }
    }
}

impl Signatures {
    /// Reads a file of signatures.
    ///
    /// # Errors
    /// The first line that is no signature.
    pub fn parse(content: &str) -> Result<Signatures, NoSignature> {
        let mut read = Signatures { languages: Vec::new(), texts: Vec::new() };
        let mut place = None;
        for (index, line) in content.lines().enumerate() {
            let is_text = line.starts_with(' ');
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = || NoSignature { line: index + 1, content: line.to_owned() };
            if is_text {
                let (group, subject) = place.ok_or_else(wrong)?;
                read.texts.push(Signature::parse(group, subject, line).ok_or_else(wrong)?);
            } else if line.contains(',') {
                read.languages.push(SignedLanguage::parse(line).ok_or_else(wrong)?);
            } else {
                place = Some(line.split_once('/').ok_or_else(wrong)?);
            }
        }
        Ok(read)
    }

    /// The number that all tables bear which the functions can read: it changes with the texts there are,
    /// their order and their arguments.
    pub fn schema(&self) -> String {
        // FNV-1a, 64 bits.
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |text: &str| {
            for byte in text.bytes().chain([0]) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        for text in &self.texts {
            add(&text.group);
            add(&text.subject);
            add(&text.name);
            for parameter in &text.parameters {
                add(&parameter.name);
                add(if parameter.is_number { "number" } else { "text" });
            }
        }
        format!("{hash:016x}")
    }

    /// The groups, in order.
    pub(crate) fn groups(&self) -> BTreeSet<&str> {
        self.texts.iter().map(|it| it.group.as_str()).collect()
    }
}

impl SignedLanguage {
    fn parse(line: &str) -> Option<SignedLanguage> {
        let mut parts = line.split(',').map(|part| part.trim().to_owned());
        Some(SignedLanguage {
            code: parts.next()?,
            english_name: parts.next()?,
            name: parts.next()?,
            translated: parts.next()?.parse().ok()?,
        })
    }
}

impl Signature {
    fn parse(group: &str, subject: &str, line: &str) -> Option<Signature> {
        let mut words = line.split_whitespace();
        let name = words.next()?.to_owned();
        let parameters = words.map(|word| {
            let word = word.strip_prefix('$')?;
            let name = word.trim_end_matches('#');
            Some(Parameter { name: name.to_owned(), is_number: name != word })
        });
        let (group, subject) = (group.to_owned(), subject.to_owned());
        Some(Signature { group, subject, name, parameters: parameters.collect::<Option<_>>()? })
    }
}

/// As a file.
impl fmt::Display for Signatures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# The languages, and the texts with their arguments: the app has its functions from here."
        )?;
        writeln!(f, "# Written by `cargo xtask pack` from the other files of this folder.\n")?;
        for SignedLanguage { code, english_name, name, translated } in &self.languages {
            writeln!(f, "{code}, {english_name}, {name}, {translated}")?;
        }
        let mut place = ("", "");
        for text in &self.texts {
            if place != (text.group.as_str(), text.subject.as_str()) {
                place = (&text.group, &text.subject);
                writeln!(f, "\n{}/{}", text.group, text.subject)?;
            }
            write!(f, "    {}", text.name)?;
            for Parameter { name, is_number } in &text.parameters {
                write!(f, " ${name}{}", if *is_number { "#" } else { "" })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
