//! Events that the server sends: the view of a participant or of the lecturer, whenever it changes.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc::{Sender, channel};
use tokio_stream::wrappers::ReceiverStream;

use super::Web;
use super::reply::{Lecturer, Replied, Seat, Spoken};
use crate::request::{LecturerRequest, ParticipantRequest, Refusal, Reply, Request};
use crate::service::{Change, Handle};

/// The interval at which an event without content keeps a connection open, so that both ends notice a broken one.
const KEPT_OPEN: Duration = Duration::from_secs(10);

/// The time for which changes are collected before the lecturer's page is told.
const COLLECTED: Duration = Duration::from_millis(300);

/// The events of a participant.
pub(super) async fn participant(
    State(web): State<Web>,
    Seat(seat): Seat,
    Spoken(language): Spoken,
) -> Replied {
    let handle = web.handle;
    let request = move |request| Request::Participant(seat.clone(), request);
    let changes = handle.changes();
    let first = view(&handle, request(ParticipantRequest::View(language))).await?;
    let own = first["me"]["number"].as_u64().and_then(|it| usize::try_from(it).ok());
    // Numbers are shown from 1.
    let own = own.and_then(|number| number.checked_sub(1));
    let (sender, receiver) = channel(4);
    tokio::spawn(async move {
        handle.tell(request(ParticipantRequest::Connected));
        let concerns = |change| match change {
            Change::Class | Change::End => true,
            Change::Participant(number) => Some(number) == own,
            Change::Lecturer => false,
        };
        let views = Views { handle: &handle, sender, changes, collected: Duration::ZERO };
        let again = || request(ParticipantRequest::View(language));
        views.send(first, again, concerns).await;
        handle.tell(request(ParticipantRequest::Disconnected));
    });
    Ok(streamed(ReceiverStream::new(receiver)))
}

/// The events of the lecturer.
pub(super) async fn lecturer(
    State(web): State<Web>,
    Lecturer(token): Lecturer,
    Spoken(language): Spoken,
) -> Replied {
    let handle = web.handle;
    let again = move || Request::Lecturer(token.clone(), LecturerRequest::View(language));
    let changes = handle.lecturer_changes();
    let first = view(&handle, again()).await?;
    let (sender, receiver) = channel(4);
    tokio::spawn(async move {
        let views = Views { handle: &handle, sender, changes, collected: COLLECTED };
        views.send(first, again, |_| true).await;
    });
    Ok(streamed(ReceiverStream::new(receiver)))
}

fn streamed(events: ReceiverStream<Result<Event, Infallible>>) -> Response {
    let alive = Event::default().event("alive").data("1");
    let kept = KeepAlive::new().interval(KEPT_OPEN).event(alive);
    Sse::new(events).keep_alive(kept).into_response()
}

async fn view(handle: &Handle, request: Request) -> Result<Value, Refusal> {
    match handle.ask(request).await? {
        Reply::Json(value) => Ok(value),
        Reply::Kept(_) | Reply::File(_) => Err(Refusal::Unknown),
    }
}

/// Views on their way to a page.
struct Views<'a> {
    handle: &'a Handle,
    sender: Sender<Result<Event, Infallible>>,
    changes: Receiver<Change>,
    collected: Duration,
}

impl Views<'_> {
    /// Sends a view, and another one after each change that concerns it, until the page is closed or the server ends.
    async fn send(
        mut self,
        first: Value,
        again: impl Fn() -> Request,
        concerns: impl Fn(Change) -> bool,
    ) {
        let mut next = first;
        loop {
            if self.sender.send(Ok(Event::default().data(next.to_string()))).await.is_err() {
                return;
            }
            if self.changed(&concerns).await.is_none() {
                return;
            }
            tokio::time::sleep(self.collected).await;
            while self.changes.try_recv().is_ok_and(|change| change != Change::End) {}
            match view(self.handle, again()).await {
                Ok(view) => next = view,
                Err(_) => return,
            }
        }
    }

    /// Waits for a change; none when there will be no other.
    async fn changed(&mut self, concerns: &impl Fn(Change) -> bool) -> Option<()> {
        loop {
            let change = tokio::select! {
                () = self.sender.closed() => return None,
                change = self.changes.recv() => change,
            };
            match change {
                Ok(Change::End) | Err(RecvError::Closed) => return None,
                Ok(change) if !concerns(change) => {}
                // Who was too slow to hear of every change looks at what there is.
                Ok(_) | Err(RecvError::Lagged(_)) => return Some(()),
            }
        }
    }
}
