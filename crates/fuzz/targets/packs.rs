#![no_main]
//! The target `packs` of `acconcio_fuzz`, for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| acconcio_fuzz::packs(data));
