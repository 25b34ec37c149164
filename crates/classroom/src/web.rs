//! The classroom over HTTP: pages, requests and events, for participants and for the lecturer.

mod app;
mod events;
mod guard;
mod lecturer;
mod limits;
mod pages;
mod participant;
mod reply;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};

use crate::app_files::AppFiles;
use crate::service::Handle;
use limits::Limits;

/// The state that every request needs.
#[derive(Clone, Debug)]
pub struct Web {
    /// The way into the classroom.
    pub handle: Handle,
    /// The lecturer's token.
    pub token: Arc<str>,
    /// The address that the class types, with the code.
    pub address: Arc<str>,
    /// The app.
    pub app: AppFiles,
    limits: Arc<Limits>,
}

/// The greatest request of a participant, in bytes.
const PARTICIPANT_BODY: usize = 16 * 1024;

/// The greatest request of the lecturer, in bytes.
const LECTURER_BODY: usize = 512 * 1024;

impl Web {
    /// The web of a classroom.
    pub fn of(handle: Handle, token: &str, address: &str, app: AppFiles) -> Web {
        let limits = Arc::new(Limits::default());
        Web { handle, token: token.into(), address: address.into(), app, limits }
    }

    /// The routes.
    pub fn routes(self) -> Router {
        let participant = Router::new()
            .route("/join", post(participant::join))
            .route("/view", get(participant::view))
            .route("/events", get(events::participant))
            .route("/sheets", get(participant::sheets))
            .route("/question", get(participant::question))
            .route("/answer", post(participant::answer))
            .route("/save", post(participant::save))
            .route("/hand-in", post(participant::hand_in))
            .route("/words/{page}", get(pages::words))
            .layer(DefaultBodyLimit::max(PARTICIPANT_BODY));
        let lecturer = Router::new()
            .route("/enter", post(lecturer::enter))
            .route("/view", get(lecturer::view))
            .route("/events", get(events::lecturer))
            .route("/question", get(lecturer::question))
            .route("/incidents", get(lecturer::incidents))
            .route("/questions/{scenario}/{variant}", get(lecturer::questions))
            .route("/do", post(lecturer::order))
            .route("/export", get(lecturer::export))
            .route("/results/{exam}", get(lecturer::results))
            .route("/address.svg", get(lecturer::address))
            .layer(DefaultBodyLimit::max(LECTURER_BODY));
        Router::new()
            .route("/", get(pages::participant))
            .route("/lecturer", get(pages::lecturer))
            .route("/projector", get(pages::projector))
            .route("/page/{name}", get(pages::file))
            .route("/app", get(app::to_start))
            .route("/app/", get(app::start))
            .route("/app/{*path}", get(app::file))
            .nest("/api", participant)
            .nest("/api/lecturer", lecturer)
            .fallback(pages::missing)
            .layer(from_fn_with_state(self.clone(), limits::limited))
            .layer(from_fn(guard::guarded))
            .with_state(self)
    }
}
