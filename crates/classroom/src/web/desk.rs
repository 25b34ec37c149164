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
use super::reply::{Content, Desk, Refused, Replied, Spoken, response, set_cookie};
use crate::request::{DeskRequest, Refusal, Request};
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
    Ok(([(SET_COOKIE, set_cookie("desk", &token))], Json(json!({}))).into_response())
}

pub(super) async fn view(web: State<Web>, desk: Desk, Spoken(language): Spoken) -> Replied {
    ask(web, desk, DeskRequest::View(language)).await
}

pub(super) async fn question(web: State<Web>, desk: Desk, Spoken(language): Spoken) -> Replied {
    ask(web, desk, DeskRequest::Question(language)).await
}

pub(super) async fn incidents(web: State<Web>, desk: Desk, Spoken(language): Spoken) -> Replied {
    ask(web, desk, DeskRequest::Incidents(language)).await
}

pub(super) async fn questions(
    web: State<Web>,
    desk: Desk,
    Spoken(language): Spoken,
    Path((scenario, variant)): Path<(String, String)>,
) -> Replied {
    ask(web, desk, DeskRequest::Questions(language, scenario, variant)).await
}

pub(super) async fn order(web: State<Web>, desk: Desk, order: Content<DeskRequest>) -> Replied {
    ask(web, desk, order.0).await
}

pub(super) async fn export(web: State<Web>, desk: Desk) -> Replied {
    let mut response = ask(web, desk, DeskRequest::Export).await?;
    let name = HeaderValue::from_static("attachment; filename=\"classroom.zip\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, name);
    Ok(response)
}

pub(super) async fn results(web: State<Web>, desk: Desk, Path(exam): Path<usize>) -> Replied {
    ask(web, desk, DeskRequest::Results(exam)).await
}

/// The address for the class as a QR code.
pub(super) async fn address(State(web): State<Web>, Desk(desk): Desk) -> Replied {
    if !secret::is_same(&desk, &web.token) {
        return Err(Refusal::NotLecturer.into());
    }
    let code = QrCode::new(web.address.as_bytes()).map_err(|_| Refused(Refusal::Unknown))?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}

async fn ask(State(web): State<Web>, Desk(desk): Desk, request: DeskRequest) -> Replied {
    Ok(response(web.door.ask(Request::Desk(desk, request)).await?))
}
