//! Pictures of a replay to save: a moment as SVG or PNG, the whole or a stretch of it as an animated GIF.

pub(crate) mod animation;
mod painted;
pub(crate) mod stretch;

use acconcio_part::part;
use shakmaty::Board;
use wasm_split_helpers::SplitLoaderError;

/// The material of pictures.
#[derive(Clone, PartialEq)]
pub(crate) struct Boards {
    /// The name of the file, without its ending.
    pub(crate) name: String,
    /// The boards before the first act and after each one.
    pub(crate) all: Vec<Board>,
    /// The moment shown, by its index.
    pub(crate) shown: usize,
}

/// The form of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The moment shown, as a drawing.
    Svg,
    /// The moment shown, as pixels.
    Png,
    /// All moments, one after the other.
    Gif,
}

/// Saves a picture as a file. What makes it is fetched first.
pub(crate) fn save(boards: Boards, form: Form) {
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(save) = fetch_pictures().await {
            save(boards, form);
        }
    });
}

#[part(own)]
fn fetch_pictures() -> Result<fn(Boards, Form), SplitLoaderError> {
    Ok(painted::save)
}
