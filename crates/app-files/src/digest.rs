//! What tells one content of a file from another.

use sha2::{Digest, Sha256};

/// The SHA-256 digest, in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The beginning of the digest: enough for a name.
pub fn short(bytes: &[u8]) -> String {
    let mut digest = sha256(bytes);
    digest.truncate(12);
    digest
}
