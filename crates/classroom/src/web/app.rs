//! The app itself. While an exam is prepared or runs, only the lecturer gets it: it rules.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Redirect, Response};

use super::Web;
use super::reply::cookie;
use crate::secret;

pub(super) async fn to_start() -> Redirect {
    Redirect::to("/app/")
}

pub(super) async fn start(web: State<Web>, headers: HeaderMap) -> Response {
    served(&web, &headers, "index.html")
}

pub(super) async fn file(
    web: State<Web>,
    headers: HeaderMap,
    Path(path): Path<String>,
) -> Response {
    served(&web, &headers, &path)
}

fn served(web: &Web, headers: &HeaderMap, path: &str) -> Response {
    let is_lecturer =
        cookie(headers, "lecturer").is_some_and(|token| secret::is_same(token, &web.token));
    if web.handle.is_app_locked() && !is_lecturer {
        return StatusCode::FORBIDDEN.into_response();
    }
    match web.app.read(path) {
        // Kept by nobody: what a device keeps it has during the next exam.
        Some(content) => {
            let headers = [(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, "no-store")];
            (headers, content.into_owned()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The media type of a file.
pub(super) fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
