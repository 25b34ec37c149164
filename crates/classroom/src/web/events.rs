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
use super::reply::{Desk, Replied, Seat, Spoken};
use crate::request::{DeskRequest, ParticipantRequest, Refusal, Reply, Request};
use crate::room::{Change, Door};

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
    let door = web.door;
    let request = move |request| Request::Participant(seat.clone(), request);
    let changes = door.changes();
    let first = view(&door, request(ParticipantRequest::View(language))).await?;
    let own = first["me"]["number"].as_u64().and_then(|it| usize::try_from(it).ok());
    // Numbers are shown from 1.
    let own = own.and_then(|number| number.checked_sub(1));
    let (sender, receiver) = channel(4);
    tokio::spawn(async move {
        door.tell(request(ParticipantRequest::Connected));
        let concerns = |change| match change {
            Change::Class | Change::End => true,
            Change::Participant(number) => Some(number) == own,
            Change::Desk => false,
        };
        let views = Views { door: &door, sender, changes, collected: Duration::ZERO };
        let again = || request(ParticipantRequest::View(language));
        views.send(first, again, concerns).await;
        door.tell(request(ParticipantRequest::Disconnected));
    });
    Ok(streamed(ReceiverStream::new(receiver)))
}

/// The events of the lecturer.
pub(super) async fn desk(
    State(web): State<Web>,
    Desk(token): Desk,
    Spoken(language): Spoken,
) -> Replied {
    let door = web.door;
    let again = move || Request::Desk(token.clone(), DeskRequest::View(language));
    let changes = door.desk_changes();
    let first = view(&door, again()).await?;
    let (sender, receiver) = channel(4);
    tokio::spawn(async move {
        let views = Views { door: &door, sender, changes, collected: COLLECTED };
        views.send(first, again, |_| true).await;
    });
    Ok(streamed(ReceiverStream::new(receiver)))
}

fn streamed(events: ReceiverStream<Result<Event, Infallible>>) -> Response {
    let alive = Event::default().event("alive").data("1");
    let kept = KeepAlive::new().interval(KEPT_OPEN).event(alive);
    Sse::new(events).keep_alive(kept).into_response()
}

async fn view(door: &Door, request: Request) -> Result<Value, Refusal> {
    match door.ask(request).await? {
        Reply::Json(value) => Ok(value),
        Reply::Kept(_) | Reply::File(_) => Err(Refusal::Unknown),
    }
}

/// Views on their way to a page.
struct Views<'a> {
    door: &'a Door,
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
            match view(self.door, again()).await {
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
