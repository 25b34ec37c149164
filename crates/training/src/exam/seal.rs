//! The encryption of an exam: keys derived slowly from codes, authenticated encryption, sealed boxes.
//!
//! Argon2id (RFC 9106), ChaCha20-Poly1305 (RFC 8439), and X25519 with XChaCha20 and Poly1305 in the manner of
//! NaCl, each by the crate of RustCrypto. Chance comes in as bytes, so that the same bytes make the same exam.

use argon2::{Algorithm, Argon2, Params, Version};
use blake2::Blake2bMac512;
use blake2::digest::Mac;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use crypto_box::{ChaChaBox, PublicKey, SecretKey};

use super::AccessCode;

/// The memory of a derivation in kibibytes, and its passes: what OWASP names as the least for Argon2id, and
/// what a phone does in about a second.
const MEMORY: u32 = 19_456;
const PASSES: u32 = 2;

/// The length of a key.
pub(super) const KEY: usize = 32;

/// The length of the random salt of an exam.
pub(super) const SALT: usize = 16;

/// The purpose for which a code is used; the same code gives another key for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Opens the paper for a candidate.
    Start,
    /// Opens everything for the lecturer.
    Lecturer,
    /// Opens a candidate's own result for himself.
    Release,
}

impl Purpose {
    const fn label(self) -> &'static [u8] {
        match self {
            Purpose::Start => b"start",
            Purpose::Lecturer => b"lecturer",
            Purpose::Release => b"release",
        }
    }
}

/// Derives a key from a code. It takes about a second on a phone.
pub(super) fn derived<const N: usize>(
    code: &AccessCode,
    salt: &[u8; SALT],
    purpose: Purpose,
) -> [u8; N] {
    let params = Params::new(MEMORY, PASSES, 1, Some(N)).expect("within the limits of Argon2");
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let salt = [&salt[..], purpose.label()].concat();
    let mut key = [0; N];
    argon2.hash_password_into(code.bytes(), &salt, &mut key).expect("lengths within the limits");
    key
}

/// Some bytes that follow from a key and a text, and tell nothing of the key (keyed BLAKE2b).
pub(super) fn keyed(key: &[u8; KEY], about: &[&[u8]]) -> Vec<u8> {
    let mut mac =
        <Blake2bMac512 as Mac>::new_from_slice(key).expect("a key of 32 bytes is permitted");
    for part in about {
        mac.update(&(part.len() as u64).to_le_bytes());
        mac.update(part);
    }
    mac.finalize().into_bytes().to_vec()
}

/// Encrypts some bytes. A key and a nonce must not come together twice.
pub(super) fn encrypted(key: &[u8; KEY], nonce: &[u8; 12], bytes: &[u8], bound: &[u8]) -> Vec<u8> {
    let payload = Payload { msg: bytes, aad: bound };
    let cipher = ChaCha20Poly1305::new(key.into());
    cipher.encrypt(Nonce::from_slice(nonce), payload).expect("far below 256 gibibytes")
}

/// The bytes that were encrypted; none for another key, and where a single bit was changed.
pub(super) fn decrypted(
    key: &[u8; KEY],
    nonce: &[u8; 12],
    bytes: &[u8],
    bound: &[u8],
) -> Option<Vec<u8>> {
    let payload = Payload { msg: bytes, aad: bound };
    ChaCha20Poly1305::new(key.into()).decrypt(Nonce::from_slice(nonce), payload).ok()
}

/// The public key of a secret one.
pub(super) fn public(secret: &[u8; KEY]) -> [u8; KEY] {
    *SecretKey::from(*secret).public_key().as_bytes()
}

/// Seals some bytes for the owner of a public key: nobody else opens them, not even who sealed them. `random`
/// is used once.
pub(super) fn sealed(recipient: &[u8; KEY], random: [u8; KEY], bytes: &[u8]) -> Vec<u8> {
    let once = SecretKey::from(random);
    let cipher = ChaChaBox::new(&PublicKey::from(*recipient), &once);
    // The secret key is used for this alone, so its nonce need not differ.
    let body = cipher.encrypt(&NONCE.into(), bytes).expect("far below 256 gibibytes");
    [&once.public_key().as_bytes()[..], &body].concat()
}

/// The bytes that were sealed for a secret key; none where they were sealed for another, or changed.
pub(super) fn unsealed(secret: &[u8; KEY], bytes: &[u8]) -> Option<Vec<u8>> {
    let (once, body) = bytes.split_first_chunk::<KEY>()?;
    let cipher = ChaChaBox::new(&PublicKey::from(*once), &SecretKey::from(*secret));
    cipher.decrypt(&NONCE.into(), body).ok()
}

/// The nonce of a sealed box.
const NONCE: [u8; 24] = [0; 24];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_what_was_sealed_is_opened_by_its_owner_alone() {
        let (secret, other) = ([7; KEY], [8; KEY]);
        let sealed = sealed(&public(&secret), [9; KEY], b"answers");
        assert_eq!(unsealed(&secret, &sealed).as_deref(), Some(&b"answers"[..]));
        assert_eq!(unsealed(&other, &sealed), None);
        assert_eq!(unsealed(&[9; KEY], &sealed), None, "nor by who sealed it");
        for place in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[place] ^= 1;
            assert_eq!(unsealed(&secret, &changed), None, "bit of byte {place}");
        }
        assert_eq!(unsealed(&secret, &sealed[..20]), None);
    }

    #[test]
    fn ok_another_salt_or_purpose_is_another_key() {
        let code = AccessCode::of(&[1; 8]);
        let one: [u8; KEY] = derived(&code, &[1; SALT], Purpose::Start);
        assert_eq!(one, derived::<KEY>(&code, &[1; SALT], Purpose::Start));
        assert_ne!(one, derived::<KEY>(&code, &[2; SALT], Purpose::Start));
        assert_ne!(one, derived::<KEY>(&code, &[1; SALT], Purpose::Release));
        assert_ne!(keyed(&one, &[b"ab", b"c"]), keyed(&one, &[b"a", b"bc"]));
    }
}
