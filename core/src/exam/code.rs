//! How bytes are written in an address, and how a change of them is told.

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// CRC-32 as IEEE 802.3 has it: a change within 32 neighbouring bits is always told, any other one
/// but once in four thousand million. It is no seal: whoever wants to can compute it anew.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    let next = |sum: u32| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
    !bytes.iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), |sum, _| next(sum)))
}

/// Bytes as base64url without padding (RFC 4648, section 5).
pub(super) fn encoded(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0, |bits: usize, byte| (bits << 8) | usize::from(*byte));
        let bits = bits << (8 * (3 - chunk.len()));
        for sign in 0..=chunk.len() {
            text.push(char::from(SIGNS[(bits >> (18 - 6 * sign)) & 63]));
        }
    }
    text
}

/// The bytes of a base64url text; none where it is not one, or not the only one for its bytes.
pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for sign in chunk {
            bits = (bits << 6) | SIGNS.iter().position(|it| it == sign)?;
        }
        bits <<= 6 * (4 - chunk.len());
        let [_, three @ ..] = u32::try_from(bits).ok()?.to_be_bytes();
        bytes.extend(&three[..chunk.len() - 1]);
    }
    (encoded(&bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_as_the_standards_have_it() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
        for (bytes, text) in
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("??>", "Pz8-")]
        {
            assert_eq!(encoded(bytes.as_bytes()), text);
            assert_eq!(decoded(text).as_deref(), Some(bytes.as_bytes()));
        }
        for text in ["Z", "Zh", "Zg==", "Zm9v Z", "Zm9é"] {
            assert_eq!(decoded(text), None, "{text}");
        }
    }
}
