//! The requests of participants.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use serde_json::json;

use super::Web;
use super::reply::{Content, Replied, Seat, Spoken, response, set_cookie};
use crate::request::{HandIn, Join, LiveAnswer, ParticipantRequest, Refusal, Reply, Request, Save};

pub(super) async fn join(State(web): State<Web>, Content(join): Content<Join>) -> Replied {
    let reply = web.handle.ask(Request::Join(join)).await?;
    let secret = match &reply {
        Reply::Json(value) => value["secret"].as_str().unwrap_or_default(),
        Reply::Kept(_) | Reply::File(_) => return Err(Refusal::Unknown.into()),
    };
    Ok(([(SET_COOKIE, set_cookie("seat", secret))], Json(json!({}))).into_response())
}

pub(super) async fn view(web: State<Web>, seat: Seat, Spoken(language): Spoken) -> Replied {
    ask(web, seat, ParticipantRequest::View(language)).await
}

pub(super) async fn sheets(web: State<Web>, seat: Seat, Spoken(language): Spoken) -> Replied {
    ask(web, seat, ParticipantRequest::Sheets(language)).await
}

pub(super) async fn question(web: State<Web>, seat: Seat, Spoken(language): Spoken) -> Replied {
    ask(web, seat, ParticipantRequest::Question(language)).await
}

pub(super) async fn answer(web: State<Web>, seat: Seat, answer: Content<LiveAnswer>) -> Replied {
    ask(web, seat, ParticipantRequest::Answer(answer.0)).await
}

pub(super) async fn save(web: State<Web>, seat: Seat, save: Content<Save>) -> Replied {
    ask(web, seat, ParticipantRequest::Save(save.0)).await
}

pub(super) async fn hand_in(web: State<Web>, seat: Seat, hand_in: Content<HandIn>) -> Replied {
    ask(web, seat, ParticipantRequest::HandIn(hand_in.0)).await
}

async fn ask(State(web): State<Web>, Seat(seat): Seat, request: ParticipantRequest) -> Replied {
    Ok(response(web.handle.ask(Request::Participant(seat, request)).await?))
}
