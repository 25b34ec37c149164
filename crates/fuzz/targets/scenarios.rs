#![no_main]
//! The target `scenarios` of `acconcio_fuzz`, for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| acconcio_fuzz::scenarios(data));
