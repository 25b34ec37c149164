//! The formatting of a pattern with its arguments.

use std::borrow::Cow;

use crate::code::{
    ARGUMENT, CAPITAL, KEY_NUMBER, KEY_PLURAL, KEY_TEXT, PLURAL_TABLE, Reader, SELECT, TEXT,
};

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A text; also the key of a case, such as `white`.
    Text(Cow<'a, str>),
    /// A number.
    Number(u64),
}

impl Argument<'_> {
    fn write(&self, into: &mut String) {
        match self {
            Argument::Text(text) => into.push_str(text),
            Argument::Number(number) => into.push_str(&number.to_string()),
        }
    }
}

/// What a piece of a pattern is.
pub(crate) enum Piece<'a> {
    Text(&'a str),
    Argument(usize),
    Select { argument: usize, cases: Vec<(Key<'a>, &'a str)>, otherwise: usize },
    Capital(&'a str),
}

/// The key of a case.
pub(crate) enum Key<'a> {
    Text(&'a str),
    Number(usize),
    Plural(usize),
}

/// Reads the next piece of a pattern; nothing at its end, and where it is damaged.
pub(crate) fn piece<'a>(pattern: &mut Reader<'a>) -> Option<Piece<'a>> {
    match pattern.number()? {
        TEXT => pattern.block().map(Piece::Text),
        ARGUMENT => pattern.number().map(Piece::Argument),
        CAPITAL => pattern.block().map(Piece::Capital),
        SELECT => {
            let (argument, number) = (pattern.number()?, pattern.number()?);
            let otherwise = pattern.number()?;
            let mut case = || Some((key(pattern)?, pattern.block()?));
            let cases = (0..number).map(|_| case()).collect::<Option<Vec<_>>>()?;
            (otherwise < number).then_some(Piece::Select { argument, cases, otherwise })
        }
        _ => None,
    }
}

fn key<'a>(pattern: &mut Reader<'a>) -> Option<Key<'a>> {
    match pattern.number()? {
        KEY_TEXT => pattern.block().map(Key::Text),
        KEY_NUMBER => pattern.number().map(Key::Number),
        KEY_PLURAL => pattern.number().map(Key::Plural),
        _ => None,
    }
}

/// Writes a pattern with its arguments. `plurals` has the plural category of each number.
pub(crate) fn write(pattern: &str, plurals: &str, arguments: &[Argument<'_>], into: &mut String) {
    let mut pattern = Reader(pattern);
    while let Some(piece) = piece(&mut pattern) {
        match piece {
            Piece::Text(text) => into.push_str(text),
            Piece::Argument(index) => {
                if let Some(argument) = arguments.get(index) {
                    argument.write(into);
                }
            }
            Piece::Select { argument, cases, otherwise } => {
                let value = arguments.get(argument);
                let chosen = cases.iter().position(|(key, _)| holds(key, value, plurals));
                let chosen = chosen.unwrap_or(otherwise);
                if let Some((_, pattern)) = cases.get(chosen) {
                    write(pattern, plurals, arguments, into);
                }
            }
            Piece::Capital(pattern) => {
                let start = into.len();
                write(pattern, plurals, arguments, into);
                let Some(first) = into[start..].chars().next() else { continue };
                let capital: String = first.to_uppercase().collect();
                into.replace_range(start..start + first.len_utf8(), &capital);
            }
        }
    }
}

fn holds(key: &Key<'_>, value: Option<&Argument<'_>>, plurals: &str) -> bool {
    match (key, value) {
        (Key::Text(key), Some(Argument::Text(value))) => *key == value,
        (Key::Number(key), Some(Argument::Number(value))) => *key as u64 == *value,
        (Key::Plural(key), Some(Argument::Number(value))) => {
            let hundred = (PLURAL_TABLE / 2) as u64;
            let place = if *value < hundred { *value } else { hundred + *value % hundred };
            let digit = usize::try_from(place).ok().and_then(|place| plurals.as_bytes().get(place));
            digit.map(|digit| usize::from(digit.wrapping_sub(b'0'))) == Some(*key)
        }
        (Key::Text(_) | Key::Number(_) | Key::Plural(_), _) => false,
    }
}

/// Whether the bytes are a whole pattern, in all its cases.
pub(crate) fn is_whole(pattern: &str) -> bool {
    let mut pattern = Reader(pattern);
    while !pattern.0.is_empty() {
        let is_whole = match piece(&mut pattern) {
            None => false,
            Some(Piece::Text(_) | Piece::Argument(_)) => true,
            Some(Piece::Select { cases, .. }) => cases.iter().all(|(_, case)| is_whole(case)),
            Some(Piece::Capital(inner)) => is_whole(inner),
        };
        if !is_whole {
            return false;
        }
    }
    true
}
