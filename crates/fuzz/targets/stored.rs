#![no_main]
//! The target `stored` of `acconcio_fuzz`, for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| acconcio_fuzz::stored(data));
