//! The codes that people read out, write down and type.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A code of letters and digits that cannot be mistaken for one another when they are read out: those of
/// Crockford's base 32, five bits each.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AccessCode(String);

/// The signs of a code.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The number of signs between two hyphens.
const GROUP: usize = 4;

impl AccessCode {
    /// The length of a start code: 40 bits, each guess at which takes a slow derivation.
    pub const START: usize = 8;
    /// The length of a lecturer's code: 80 bits, because it outlasts the exam.
    pub const LECTURER: usize = 16;
    /// The length of a release code.
    pub const RELEASE: usize = 8;
    /// The length of a candidate's personal code.
    pub const PERSONAL: usize = 8;

    /// The code of some random bytes: a sign for each.
    pub fn of(random: &[u8]) -> AccessCode {
        let sign = |byte: &u8| char::from(SIGNS[usize::from(byte % 32)]);
        AccessCode(random.iter().map(sign).collect())
    }

    /// Reads a code as it was typed: in any case, grouped in any way, with O for 0 and I or L for 1. None for
    /// a text without signs, or with others.
    pub fn read(text: &str) -> Option<AccessCode> {
        let sign = |letter: char| match letter.to_ascii_uppercase() {
            'O' => Some('0'),
            'I' | 'L' => Some('1'),
            other => SIGNS.iter().any(|it| char::from(*it) == other).then_some(other),
        };
        let typed = text.chars().filter(|it| !it.is_whitespace() && !matches!(it, '-' | '–' | '.'));
        let signs: Option<String> = typed.map(sign).collect();
        signs.filter(|signs| !signs.is_empty()).map(AccessCode)
    }

    /// Its signs, without hyphens.
    pub(super) const fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// The code in groups, as it is read out: `K7QF-2M9P`.
impl fmt::Display for AccessCode {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, sign) in self.0.chars().enumerate() {
            let hyphen = if place > 0 && place % GROUP == 0 { "-" } else { "" };
            write!(text, "{hyphen}{sign}")?;
        }
        Ok(())
    }
}

/// Tells nothing of the code.
impl fmt::Debug for AccessCode {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.write_str("AccessCode")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_code_is_read_as_people_type_it() {
        let code = AccessCode::of(&[0, 1, 10, 31, 32, 63, 200, 8]);
        assert_eq!(code.to_string(), "01AZ-0Z88");
        for typed in ["01AZ-0Z88", " 01az 0z88 ", "oiaz0z88", "OLAZ–OZ88"] {
            assert_eq!(AccessCode::read(typed), Some(code.clone()), "{typed}");
        }
        for typed in ["", "  - ", "01AU", "01A?", "é"] {
            assert_eq!(AccessCode::read(typed), None, "{typed}");
        }
        assert_ne!(AccessCode::read("01AZ-0Z89"), Some(code));
    }
}
