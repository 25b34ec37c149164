//! The formatting of a pattern with its arguments.

use std::borrow::Cow;

use crate::code::{ARGUMENT, KEY_NUMBER, KEY_PLURAL, KEY_TEXT, PLURAL_TABLE, Reader, SELECT, TEXT};

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A text; also the key of a case, such as `white`.
    Text(Cow<'a, str>),
    /// A number.
    Number(u64),
}

/// The values with which a pattern is filled in.
pub(crate) struct Given<'a> {
    /// The plural category of each number, a digit each.
    pub(crate) plurals: &'a str,
    pub(crate) arguments: &'a [Argument<'a>],
    /// Writes a number as the language does.
    pub(crate) number: &'a dyn Fn(u64) -> String,
}

/// Writes a pattern with its arguments; nothing is returned where it is damaged, and it is written so far.
pub(crate) fn write(pattern: &str, given: &Given<'_>, into: &mut String) -> Option<()> {
    let mut reader = Reader(pattern);
    while !reader.0.is_empty() {
        match reader.number()? {
            TEXT => into.push_str(reader.block()?),
            ARGUMENT => match given.arguments.get(reader.number()?)? {
                Argument::Text(text) => into.push_str(text),
                Argument::Number(number) => into.push_str(&(given.number)(*number)),
            },
            SELECT => write(chosen(&mut reader, given)?, given, into)?,
            _ => return None,
        }
    }
    Some(())
}

/// Reads a selection, and returns the first case that holds, or the one that holds otherwise.
fn chosen<'a>(reader: &mut Reader<'a>, given: &Given<'_>) -> Option<&'a str> {
    let value = given.arguments.get(reader.number()?);
    let (number, otherwise) = (reader.number()?, reader.number()?);
    let (mut chosen, mut default) = (None, None);
    for place in 0..number {
        let holds = key_holds(reader, value, given.plurals)?;
        let case = reader.block()?;
        if holds && chosen.is_none() {
            chosen = Some(case);
        }
        if place == otherwise {
            default = Some(case);
        }
    }
    chosen.or(default)
}

/// Reads the key of a case, and returns whether it is that of the value.
fn key_holds(reader: &mut Reader<'_>, value: Option<&Argument<'_>>, plurals: &str) -> Option<bool> {
    let number = match value {
        Some(Argument::Number(number)) => Some(*number),
        Some(Argument::Text(_)) | None => None,
    };
    Some(match reader.number()? {
        KEY_TEXT => {
            let key = reader.block()?;
            matches!(value, Some(Argument::Text(text)) if text == key)
        }
        KEY_NUMBER => number == Some(reader.number()? as u64),
        KEY_PLURAL => {
            let category = reader.number()?;
            number.is_some_and(|number| plural(number, plurals) == Some(category))
        }
        _ => return None,
    })
}

/// The plural category of a number.
fn plural(number: u64, plurals: &str) -> Option<usize> {
    let hundred = (PLURAL_TABLE / 2) as u64;
    let place = if number < hundred { number } else { hundred + number % hundred };
    let digit = plurals.as_bytes().get(usize::try_from(place).ok()?)?;
    Some(usize::from(digit.wrapping_sub(b'0')))
}
