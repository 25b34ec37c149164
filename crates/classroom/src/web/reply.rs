//! Replies and refusals over HTTP, cookies, and the language of a request.

use acconcio_app::language::Language;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HeaderMap};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::request::{Refusal, Reply};

/// A refusal as a response.
#[derive(Debug)]
pub(super) struct Refused(pub(super) Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match &self.0 {
            Refusal::NotJoined | Refusal::NotLecturer => StatusCode::UNAUTHORIZED,
            Refusal::WrongCode | Refusal::WrongPerson => StatusCode::FORBIDDEN,
            Refusal::NotNow | Refusal::Newer { .. } => StatusCode::CONFLICT,
            Refusal::Unknown => StatusCode::NOT_FOUND,
            Refusal::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Unusable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Unreadable => StatusCode::BAD_REQUEST,
            Refusal::NotSaved => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(self.0.json())).into_response()
    }
}

/// The response to a request.
pub(super) type Replied = Result<Response, Refused>;

/// A reply as a response.
pub(super) fn response(reply: Reply) -> Response {
    match reply {
        Reply::Json(value) => Json(value).into_response(),
        Reply::Kept(text) => {
            ([(CONTENT_TYPE, "application/json")], text.as_bytes().to_vec()).into_response()
        }
        Reply::File(content) => ([(CONTENT_TYPE, "application/zip")], content).into_response(),
    }
}

/// The content of a request, in JSON.
pub(super) struct Content<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Content<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Content<T>, Refused> {
        match Json::from_request(request, state).await {
            Ok(Json(content)) => Ok(Content(content)),
            Err(JsonRejection::BytesRejection(_)) => Err(Refused(Refusal::TooLong)),
            Err(_) => Err(Refused(Refusal::Unreadable)),
        }
    }
}

/// The secret of a participant's device.
pub(super) struct Seat(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Seat {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Seat, Refused> {
        let seat = cookie(&parts.headers, "seat");
        seat.map(|it| Seat(it.to_owned())).ok_or(Refused(Refusal::NotJoined))
    }
}

/// The token of the lecturer's device.
pub(super) struct Lecturer(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Lecturer {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Lecturer, Refused> {
        let lecturer = cookie(&parts.headers, "lecturer");
        lecturer.map(|it| Lecturer(it.to_owned())).ok_or(Refused(Refusal::NotLecturer))
    }
}

/// The language of a request: that of its address, else the first that the browser prefers and the app speaks.
pub(super) struct Spoken(pub(super) Language);

#[derive(Deserialize)]
struct Asked {
    lang: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Spoken, Refused> {
        let asked = Query::<Asked>::from_request_parts(parts, state).await;
        let asked = asked.ok().and_then(|Query(asked)| Language::from_tag(&asked.lang?));
        let preferred = || {
            let tags = parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            tags.split(',').find_map(|tag| Language::from_tag(tag.split(';').next()?.trim()))
        };
        Ok(Spoken(asked.or_else(preferred).unwrap_or_default()))
    }
}

/// The value of a cookie.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = all.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The header that sets a cookie, which scripts cannot read and other sites do not send.
pub(super) fn set_cookie(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict")
}
