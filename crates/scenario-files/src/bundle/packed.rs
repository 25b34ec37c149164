//! Bytes deflated with a dictionary, and their checksum.
//!
//! The dictionary is part of the form: what was packed with another one is not read. It is never changed without
//! another version in [`super::VERSION`]. RFC 1951 knows no dictionary; one that was compressed before, and left out,
//! has the same effect.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, compress_to_output, create_comp_flags_from_zip_params,
};
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

use super::Refusal;

/// The words of the format and of what arbiters write, the most frequent last.
const DICTIONARY: &[u8] = include_bytes!("dictionary.txt");

/// The level that makes the smallest output.
const LEVEL: i32 = 10;

/// Deflated bytes without a header.
const RAW: i32 = -15;

fn checksum(bytes: &[u8]) -> [u8; 4] {
    Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC).checksum(bytes).to_be_bytes()
}

/// Returns bytes deflated, after their checksum.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut compressor = CompressorOxide::new(create_comp_flags_from_zip_params(LEVEL, RAW, 0));
    compress_to_output(&mut compressor, DICTIONARY, TDEFLFlush::Sync, |_| true);
    let mut packed = checksum(bytes).to_vec();
    compress_to_output(&mut compressor, bytes, TDEFLFlush::Finish, |some| {
        packed.extend_from_slice(some);
        true
    });
    packed
}

/// Returns what was packed, of at most this many bytes.
///
/// # Errors
/// When there is more, or when it is damaged.
pub(super) fn unpacked(packed: &[u8], most: usize) -> Result<Vec<u8>, Refusal> {
    let (sum, mut deflated) = packed.split_first_chunk::<4>().ok_or(Refusal::Damaged)?;
    let mut state = Box::<DecompressorOxide>::default();
    let mut out = DICTIONARY.to_vec();
    let most = out.len() + most;
    let mut end = out.len();
    loop {
        // No more is reserved than what has come is likely to need.
        out.resize((out.len() * 2).min(most), 0);
        let flags = TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
        let (status, taken, given) = decompress(&mut state, deflated, &mut out, end, flags);
        deflated = deflated.get(taken..).unwrap_or_default();
        end += given;
        if status == TINFLStatus::Done && deflated.is_empty() {
            break;
        }
        if status != TINFLStatus::HasMoreOutput {
            return Err(Refusal::Damaged);
        }
        if out.len() == most {
            return Err(Refusal::TooLarge);
        }
    }
    out.truncate(end);
    let bytes = out.split_off(DICTIONARY.len());
    if checksum(&bytes) == *sum { Ok(bytes) } else { Err(Refusal::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_what_is_packed_is_unpacked() {
        for bytes in [&b""[..], b"a", DICTIONARY, &[0; 70_000], "à".repeat(9000).as_bytes()] {
            assert_eq!(unpacked(&packed(bytes), bytes.len()).as_deref(), Ok(bytes));
        }
    }

    #[test]
    fn err_more_than_is_allowed_is_not_unpacked() {
        let packed = packed(&vec![b'a'; 1_000_001]);
        assert!(packed.len() < 5000, "a bomb");
        assert_eq!(unpacked(&packed, 1_000_000), Err(Refusal::TooLarge));
    }

    #[test]
    fn err_what_is_cut_changed_or_continued() {
        let whole = packed(b"the arbiter steps in");
        for end in 0..whole.len() {
            assert_eq!(unpacked(&whole[..end], 1000), Err(Refusal::Damaged), "{end}");
        }
        assert_eq!(unpacked(&[&*whole, b"x"].concat(), 1000), Err(Refusal::Damaged));
        let mut changed = whole;
        changed[0] ^= 1;
        assert_eq!(unpacked(&changed, 1000), Err(Refusal::Damaged));
    }
}
