//! The Rust functions, one for each text.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use crate::SOURCE;
use crate::signatures::{Signature, Signatures};

impl Signatures {
    /// Rust code: the enum `Language`, the enum `Group`, and for each subject a struct with a function for
    /// each of its texts. It is included in a module that has `Count`, `Say`, `text` and `format`.
    pub fn rust(&self) -> String {
        let mut code = String::from("// Written by the build from app/words/signatures.txt.\n");
        self.write(&mut code).expect("a string takes all that is written");
        code
    }

    fn write(&self, code: &mut String) -> fmt::Result {
        writeln!(
            code,
            "\n/// The version of the texts.\npub const SCHEMA: &str = {:?};",
            self.schema()
        )?;
        self.languages_in(code)?;
        writeln!(code, "\n/// A group of texts that is fetched together.")?;
        writeln!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]")?;
        writeln!(code, "pub enum Group {{")?;
        for group in self.groups() {
            writeln!(code, "    /// `{group}`\n    {},", pascal(group))?;
        }
        writeln!(code, "}}\n\nimpl Group {{")?;
        writeln!(code, "    /// The folder of its files.")?;
        writeln!(code, "    pub const fn name(self) -> &'static str {{\n        match self {{")?;
        for group in self.groups() {
            writeln!(code, "            Group::{} => {group:?},", pascal(group))?;
        }
        writeln!(code, "        }}\n    }}\n}}")?;
        for group in self.groups() {
            let mut subjects: BTreeMap<&str, Vec<(usize, &Signature)>> = BTreeMap::new();
            for (index, text) in self.texts.iter().filter(|it| it.group == group).enumerate() {
                subjects.entry(&text.subject).or_default().push((index, text));
            }
            for (subject, texts) in subjects {
                write_subject(code, group, subject, &texts)?;
            }
        }
        Ok(())
    }

    fn languages_in(&self, code: &mut String) -> fmt::Result {
        writeln!(code, "\n/// A language of the app.")?;
        writeln!(
            code,
            "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantArray)]"
        )?;
        writeln!(code, "pub enum Language {{")?;
        for language in &self.languages {
            writeln!(code, "    /// {}", language.english_name)?;
            if language.code == SOURCE {
                writeln!(code, "    #[default]")?;
            }
            writeln!(code, "    {},", pascal(&language.english_name))?;
        }
        writeln!(code, "}}\n\nimpl Language {{")?;
        for (name, said, of) in [
            ("code", "The code of the language, as in the `lang` attribute.", 0),
            ("name", "The name of the language in itself.", 1),
        ] {
            writeln!(code, "    /// {said}")?;
            writeln!(
                code,
                "    pub const fn {name}(self) -> &'static str {{\n        match self {{"
            )?;
            for language in &self.languages {
                let value = if of == 0 { &language.code } else { &language.name };
                writeln!(
                    code,
                    "            Language::{} => {value:?},",
                    pascal(&language.english_name)
                )?;
            }
            writeln!(code, "        }}\n    }}\n")?;
        }
        writeln!(code, "    /// Of a hundred texts, the number that the language has.")?;
        writeln!(code, "    pub const fn translated(self) -> usize {{\n        match self {{")?;
        for language in &self.languages {
            let (name, percent) = (pascal(&language.english_name), language.translated);
            writeln!(code, "            Language::{name} => {percent},")?;
        }
        writeln!(code, "        }}\n    }}\n}}")
    }
}

fn write_subject(
    code: &mut String,
    group: &str,
    subject: &str,
    texts: &[(usize, &Signature)],
) -> fmt::Result {
    let (group, name) = (pascal(group), pascal(subject));
    writeln!(code, "\n/// The texts of `{subject}.ftl`.")?;
    writeln!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq)]")?;
    writeln!(code, "pub struct {name}Words(Language);\n\nimpl Language {{")?;
    writeln!(code, "    /// The texts of `{subject}.ftl`.")?;
    writeln!(
        code,
        "    pub const fn {}(self) -> {name}Words {{ {name}Words(self) }}\n}}",
        snake(subject)
    )?;
    writeln!(code, "\nimpl {name}Words {{")?;
    for (index, text) in texts {
        writeln!(code, "    /// The text `{}`.", text.name)?;
        let function = snake(&text.name);
        if text.parameters.is_empty() {
            writeln!(code, "    pub(crate) fn {function}(self) -> &'static str {{")?;
            writeln!(code, "        text(self.0, Group::{group}, {index})\n    }}")?;
            continue;
        }
        let (mut given, mut said) = (String::new(), String::new());
        for parameter in &text.parameters {
            let name = snake(&parameter.name);
            let kind = if parameter.is_number { "Count" } else { "Say" };
            write!(given, ", {name}: impl {kind}")?;
            let method = if parameter.is_number { "count" } else { "say" };
            write!(said, "{name}.{method}(), ")?;
        }
        writeln!(code, "    pub(crate) fn {function}(self{given}) -> String {{")?;
        let said = said.trim_end_matches(", ");
        writeln!(code, "        format(self.0, Group::{group}, {index}, &[{said}])\n    }}")?;
    }
    writeln!(code, "}}")
}

/// `ruling-form` as `RulingForm`.
fn pascal(name: &str) -> String {
    let words = name.split(['-', '.', '_', ' ']).map(|word| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    });
    words.collect()
}

/// `ruling-form` as `ruling_form`, with an underscore after a keyword of Rust.
fn snake(name: &str) -> String {
    const KEYWORDS: [&str; 16] = [
        "as", "break", "const", "else", "for", "if", "in", "let", "loop", "match", "mod", "move",
        "mut", "ref", "self", "type",
    ];
    let snake = name.replace(['-', '.'], "_").to_lowercase();
    if KEYWORDS.contains(&snake.as_str()) { format!("{snake}_") } else { snake }
}
