//! Digests that distinguish one content of a file from another.

use sha2::{Digest, Sha256};

/// Returns the SHA-256 digest in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the first twelve digits of the digest: enough for a file name.
pub fn short(bytes: &[u8]) -> String {
    let mut digest = sha256(bytes);
    digest.truncate(12);
    digest
}
