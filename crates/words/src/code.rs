//! The code of a pattern, which is a text of its own, so that hosts compress it and nothing in it has to be
//! escaped: a sequence of these pieces.
//!
//! - [`TEXT`] and a block;
//! - [`ARGUMENT`] and its index;
//! - [`SELECT`], the index of the argument, the number of cases, the index of the case that holds where none
//!   matches, and each case: its key, and a block with its pattern. A key is [`KEY_TEXT`] and a block,
//!   [`KEY_NUMBER`] and a number, or [`KEY_PLURAL`] and a plural category.
//!
//! A number is one character: the one so many after the space, the surrogates left out. A block is its length
//! in bytes and so many bytes.

/// The piece that is text.
pub const TEXT: usize = 0;
/// The piece that is the value of an argument.
pub const ARGUMENT: usize = 1;
/// The piece that is one of several patterns.
pub const SELECT: usize = 2;

/// The key that is the text of an argument.
pub const KEY_TEXT: usize = 0;
/// The key that is a number.
pub const KEY_NUMBER: usize = 1;
/// The key that is a plural category.
pub const KEY_PLURAL: usize = 2;

/// The names of the plural categories (CLDR), in the order of their codes.
pub const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The number of the numbers whose plural category a table lists: all below it, and every greater number
/// has the category of its last two digits plus a hundred.
pub const PLURAL_TABLE: usize = 200;

/// The character that is the number 0.
const FIRST: u8 = b' ';
/// The first code point that is no character, and the number of them.
const SURROGATES: usize = 0xd800;
const SURROGATE_COUNT: usize = 0x800;

/// Writes a number.
///
/// # Panics
/// When it is greater than all characters: a text of a megabyte.
pub fn write_number(number: usize, into: &mut String) {
    let point = number + usize::from(FIRST);
    let point = if point < SURROGATES { point } else { point + SURROGATE_COUNT };
    let letter = u32::try_from(point).ok().and_then(char::from_u32);
    into.push(letter.expect("no text is as long as there are characters"));
}

/// Writes a block.
pub fn write_block(content: &str, into: &mut String) {
    write_number(content.len(), into);
    into.push_str(content);
}

/// A reader of code, which returns nothing past its end.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a>(pub &'a str);

impl<'a> Reader<'a> {
    /// The next number.
    pub fn number(&mut self) -> Option<usize> {
        let mut letters = self.0.chars();
        let point = usize::try_from(u32::from(letters.next()?)).ok()?;
        self.0 = letters.as_str();
        let point = if point < SURROGATES { point } else { point - SURROGATE_COUNT };
        point.checked_sub(usize::from(FIRST))
    }

    /// The next bytes, as many as asked for.
    pub fn bytes(&mut self, length: usize) -> Option<&'a str> {
        let (first, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(first)
    }

    /// The next block.
    pub fn block(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        self.bytes(length)
    }
}
