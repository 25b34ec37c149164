//! The requests of the lecturer.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderValue, SET_COOKIE};
use axum::response::IntoResponse;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use serde_json::json;

use super::Web;
use super::reply::{Content, Lecturer, Refused, Replied, Spoken, response, set_cookie};
use crate::request::{LecturerRequest, Refusal, Request};
use crate::secret;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Enter {
    token: String,
}

pub(super) async fn enter(State(web): State<Web>, Content(enter): Content<Enter>) -> Replied {
    let token = enter.token.trim().to_uppercase();
    if !secret::is_same(&token, &web.token) {
        return Err(Refusal::NotLecturer.into());
    }
    Ok(([(SET_COOKIE, set_cookie("lecturer", &token))], Json(json!({}))).into_response())
}

pub(super) async fn view(web: State<Web>, lecturer: Lecturer, Spoken(language): Spoken) -> Replied {
    ask(web, lecturer, LecturerRequest::View(language)).await
}

pub(super) async fn question(
    web: State<Web>,
    lecturer: Lecturer,
    Spoken(language): Spoken,
) -> Replied {
    ask(web, lecturer, LecturerRequest::Question(language)).await
}

pub(super) async fn incidents(
    web: State<Web>,
    lecturer: Lecturer,
    Spoken(language): Spoken,
) -> Replied {
    ask(web, lecturer, LecturerRequest::Incidents(language)).await
}

pub(super) async fn questions(
    web: State<Web>,
    lecturer: Lecturer,
    Spoken(language): Spoken,
    Path((scenario, variant)): Path<(String, String)>,
) -> Replied {
    ask(web, lecturer, LecturerRequest::Questions(language, scenario, variant)).await
}

pub(super) async fn order(
    web: State<Web>,
    lecturer: Lecturer,
    order: Content<LecturerRequest>,
) -> Replied {
    ask(web, lecturer, order.0).await
}

pub(super) async fn export(web: State<Web>, lecturer: Lecturer) -> Replied {
    let mut response = ask(web, lecturer, LecturerRequest::Export).await?;
    let name = HeaderValue::from_static("attachment; filename=\"classroom.zip\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, name);
    Ok(response)
}

pub(super) async fn results(
    web: State<Web>,
    lecturer: Lecturer,
    Path(exam): Path<usize>,
) -> Replied {
    ask(web, lecturer, LecturerRequest::Results(exam)).await
}

/// The address for the class as a QR code.
pub(super) async fn address(State(web): State<Web>, Lecturer(lecturer): Lecturer) -> Replied {
    if !secret::is_same(&lecturer, &web.token) {
        return Err(Refusal::NotLecturer.into());
    }
    let code = QrCode::new(web.address.as_bytes()).map_err(|_| Refused(Refusal::Unknown))?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}

async fn ask(
    State(web): State<Web>,
    Lecturer(lecturer): Lecturer,
    request: LecturerRequest,
) -> Replied {
    Ok(response(web.handle.ask(Request::Lecturer(lecturer, request)).await?))
}
