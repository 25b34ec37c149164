//! Secrets and codes, by the chance of the operating system.

/// The letters and digits that cannot be taken for one another.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A secret of 128 bits, in hexadecimal digits.
///
/// # Errors
/// When the operating system has no chance to give.
pub fn secret() -> Result<String, getrandom::Error> {
    Ok(bytes::<16>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Random bytes.
///
/// # Errors
/// When the operating system has no chance to give.
pub fn bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A code of letters and digits that is read out or typed, with five bits in each.
///
/// # Errors
/// When the operating system has no chance to give.
pub fn code(length: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A code as it is compared: capital letters and digits, without the hyphens and spaces with which it is written.
pub fn plain(code: &str) -> String {
    code.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_uppercase).collect()
}

/// Whether two secrets are the same, found in a time that does not depend on where they differ.
pub fn is_same(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    one.len() == other.len() && differences == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_codes_have_their_length_and_are_not_repeated() {
        let codes: std::collections::BTreeSet<String> =
            (0..100).map(|_| code(8).expect("there is chance")).collect();
        assert_eq!(codes.len(), 100);
        assert!(codes.iter().all(|code| code.len() == 8 && !code.contains(['O', '0', 'I', '1'])));
        assert_eq!(secret().expect("there is chance").len(), 32);
    }

    #[test]
    fn ok_a_code_is_the_same_however_it_is_typed() {
        assert_eq!(plain(" abcd-2345 "), "ABCD2345");
        assert_eq!(plain("ABCD 2345"), "ABCD2345");
    }

    #[test]
    fn ok_only_equal_secrets_are_the_same() {
        assert!(is_same("abc", "abc"));
        for other in ["abd", "ab", "abcd", ""] {
            assert!(!is_same("abc", other), "{other}");
        }
        assert!(is_same("", ""));
    }
}
