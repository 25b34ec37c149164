#![no_main]
//! The target `pgn` of `acconcio_fuzz`, for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| acconcio_fuzz::pgn(data));
