//! The storage with which the app begins: the platform's where this app is a package in one.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::scenario::Package;
use wasm_split_helpers::SplitLoaderError;

use super::{link, package};
use crate::platform::browser;
use crate::platform::storage::Storage;

/// Opens the storage: that of the platform where there is one, else that of the browser as always.
pub async fn open() -> Storage {
    let Some(package) = browser::package() else { return Storage::open() };
    match fetch_begin().await {
        Ok(begin) => begin(&package),
        // The app then says itself that a part of it is missing.
        Err(_) => Storage::open(),
    }
}

#[part(pages)]
fn fetch_begin() -> Result<fn(&str) -> Storage, SplitLoaderError> {
    Ok(begin)
}

fn begin(package: &str) -> Storage {
    let Ok(package) = serde_json::from_str::<Package>(package) else { return Storage::open() };
    let package = Rc::new(package);
    package::begin(package.clone());
    link::begin(package).unwrap_or_else(Storage::open)
}
