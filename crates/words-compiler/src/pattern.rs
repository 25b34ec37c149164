//! A pattern whose terms, references and functions have been written out.

use std::collections::BTreeSet;

use acconcio_words::code::{
    ARGUMENT, KEY_NUMBER, KEY_PLURAL, KEY_TEXT, PLURALS, SELECT, TEXT, write_block, write_number,
};

/// A piece of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Text(String),
    /// An argument, by its place among those of the text.
    Argument(usize),
    Select {
        argument: usize,
        cases: Vec<(Key, Pattern)>,
        otherwise: usize,
    },
}

/// The key of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Text(String),
    Number(usize),
    Plural(usize),
}

/// A sequence of pieces, without two texts in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pattern(pub(crate) Vec<Piece>);

impl Pattern {
    pub(crate) fn of(text: &str) -> Pattern {
        let mut pattern = Pattern::default();
        pattern.push(Piece::Text(text.to_owned()));
        pattern
    }

    pub(crate) fn push(&mut self, piece: Piece) {
        match (self.0.last_mut(), piece) {
            (_, Piece::Text(text)) if text.is_empty() => {}
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => self.0.push(piece),
        }
    }

    pub(crate) fn append(&mut self, other: Pattern) {
        for piece in other.0 {
            self.push(piece);
        }
    }

    /// Its text, if it is nothing but text.
    pub(crate) fn text(&self) -> Option<&str> {
        match self.0.as_slice() {
            [] => Some(""),
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// The pattern with its first letter as a capital; an argument stays as it is given.
    pub(crate) fn capital(self) -> Pattern {
        let mut pieces = self.0.into_iter();
        let mut capital = Pattern::default();
        match pieces.next() {
            None => {}
            Some(Piece::Text(text)) => {
                let mut letters = text.chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                capital.push(Piece::Text(first.chain(letters).collect()));
            }
            Some(Piece::Select { argument, cases, otherwise }) => {
                let cases = cases.into_iter().map(|(key, case)| (key, case.capital())).collect();
                capital.push(Piece::Select { argument, cases, otherwise });
            }
            Some(argument @ Piece::Argument(_)) => capital.push(argument),
        }
        capital.append(Pattern(pieces.collect()));
        capital
    }

    /// The arguments that it uses.
    pub(crate) fn used(&self) -> BTreeSet<usize> {
        let mut used = BTreeSet::new();
        self.each(&mut |piece| match piece {
            Piece::Argument(argument) | Piece::Select { argument, .. } => {
                used.insert(*argument);
            }
            Piece::Text(_) => {}
        });
        used
    }

    /// The arguments by which it selects as numbers, and those by which it selects as keys.
    pub(crate) fn selected(&self) -> (BTreeSet<usize>, BTreeSet<usize>) {
        let (mut numbers, mut keys) = (BTreeSet::new(), BTreeSet::new());
        self.each(&mut |piece| {
            if let Piece::Select { argument, cases, .. } = piece {
                let is_key = cases.iter().any(|(key, _)| matches!(key, Key::Text(_)));
                if is_key {
                    keys.insert(*argument)
                } else {
                    numbers.insert(*argument)
                };
            }
        });
        (numbers, keys)
    }

    fn each(&self, look: &mut impl FnMut(&Piece)) {
        for piece in &self.0 {
            look(piece);
            match piece {
                Piece::Select { cases, .. } => {
                    for (_, case) in cases {
                        case.each(look);
                    }
                }
                Piece::Text(_) | Piece::Argument(_) => {}
            }
        }
    }

    /// Every text that it may show, without its arguments.
    pub(crate) fn texts(&self) -> Vec<&str> {
        let mut texts = Vec::new();
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => texts.push(text.as_str()),
                Piece::Select { cases, .. } => {
                    texts.extend(cases.iter().flat_map(|(_, case)| case.texts()));
                }
                Piece::Argument(_) => {}
            }
        }
        texts
    }

    /// Its code, as in `acconcio_words::code`.
    pub(crate) fn code(&self) -> String {
        let mut code = String::new();
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => {
                    write_number(TEXT, &mut code);
                    write_block(text, &mut code);
                }
                Piece::Argument(argument) => numbers(&[ARGUMENT, *argument], &mut code),
                Piece::Select { argument, cases, otherwise } => {
                    numbers(&[SELECT, *argument, cases.len(), *otherwise], &mut code);
                    for (key, case) in cases {
                        key.write(&mut code);
                        write_block(&case.code(), &mut code);
                    }
                }
            }
        }
        code
    }
}

impl Key {
    /// The keys of the cases of a selection: of a number if all of them are numbers or plural categories.
    pub(crate) fn all(names: &[String]) -> Vec<Key> {
        let number = |name: &String| match name.parse() {
            Ok(number) => Some(Key::Number(number)),
            Err(_) => PLURALS.iter().position(|it| it == name).map(Key::Plural),
        };
        let numbers: Option<Vec<Key>> = names.iter().map(number).collect();
        numbers.unwrap_or_else(|| names.iter().cloned().map(Key::Text).collect())
    }

    fn write(&self, code: &mut String) {
        match self {
            Key::Text(text) => {
                write_number(KEY_TEXT, code);
                write_block(text, code);
            }
            Key::Number(number) => numbers(&[KEY_NUMBER, *number], code),
            Key::Plural(category) => numbers(&[KEY_PLURAL, *category], code),
        }
    }
}

fn numbers(numbers: &[usize], code: &mut String) {
    for number in numbers {
        write_number(*number, code);
    }
}
