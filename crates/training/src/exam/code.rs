//! The encoding of bytes in an address, and the checksum that detects changes.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

/// CRC-32 of IEEE 802.3: it detects every change within 32 adjacent bits, and fails to detect one in four
/// thousand million of the others. It is not a signature: anybody can recompute it.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC).checksum(bytes)
}

/// Bytes as base64url without padding (RFC 4648, section 5).
pub(super) fn encoded(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes of a base64url text; none where it is not one, or not the only one for its bytes.
pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
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
