//! The pages of participants, of the lecturer and for the projector, which are part of this program.

use acconcio_app::features::classroom::{lecturer_labels, participant_labels};
use acconcio_app::language::Language;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use serde_json::json;

use super::Web;
use super::app::kind;
use super::reply::{Replied, Spoken};
use crate::request::Refusal;

/// The files of the pages. A program that is not optimised reads them when it runs, so that a change is seen at once.
#[derive(RustEmbed)]
#[folder = "pages"]
struct Pages;

/// The drawings of the pieces, which the app has too.
const PIECES: &str = include_str!("../../../../static/art/pieces.svg");

pub(super) async fn participant() -> Response {
    page("participant.html")
}

pub(super) async fn lecturer() -> Response {
    page("lecturer.html")
}

pub(super) async fn projector() -> Response {
    page("projector.html")
}

pub(super) async fn file(Path(name): Path<String>) -> Response {
    page(&name)
}

fn page(name: &str) -> Response {
    if name == "pieces.svg" {
        return ([(CONTENT_TYPE, kind(name))], PIECES).into_response();
    }
    match Pages::get(name) {
        Some(file) => ([(CONTENT_TYPE, kind(name))], file.data.into_owned()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(super) async fn missing() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

/// The texts of a page in the language of the request, those of replays, the languages there are, and the address that
/// the class types.
pub(super) async fn words(
    State(web): State<Web>,
    Spoken(language): Spoken,
    Path(page): Path<String>,
) -> Replied {
    let labels = match page.as_str() {
        "participant" => participant_labels(language),
        "lecturer" => lecturer_labels(language),
        _ => return Err(Refusal::Unknown.into()),
    };
    let languages = Language::ALL.map(|it| json!({ "code": it.code(), "name": it.name() }));
    let told = json!({
        "language": language.code(),
        "languages": languages,
        "labels": labels,
        "replay": participant_labels(language),
        "address": web.address.split('#').next(),
    });
    Ok(Json(told).into_response())
}
