//! The limits on how often something may be asked, and how often a secret may be guessed.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Web;
use super::reply::{Refused, cookie};
use crate::request::Refusal;

/// A bucket of permissions that fills with time.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// The size of a bucket, and how much is added in a second.
#[derive(Clone, Copy, Debug)]
struct Rate {
    size: f64,
    a_second: f64,
}

/// Requests of one device: reading an exam takes a few, an answer one.
const REQUESTS: Rate = Rate { size: 120.0, a_second: 20.0 };

/// Wrong codes, names and tokens of one address: behind one there may be a whole class.
const GUESSES: Rate = Rate { size: 30.0, a_second: 0.5 };

/// The greatest number of buckets; when there are more, those that are full are thrown away.
const MOST: usize = 10_000;

/// The buckets of all.
#[derive(Debug, Default)]
pub(super) struct Limits {
    requests: Mutex<HashMap<String, Bucket>>,
    guesses: Mutex<HashMap<String, Bucket>>,
}

/// The amount taken from a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taking {
    /// One permission.
    One,
    /// Nothing: only looking whether there is one.
    Nothing,
}

fn may(
    buckets: &Mutex<HashMap<String, Bucket>>,
    rate: Rate,
    of: &str,
    taking: Taking,
    now: Instant,
) -> bool {
    let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
    if buckets.len() >= MOST {
        buckets.retain(|_, bucket| filled(*bucket, rate, now) < rate.size);
    }
    let fresh = Bucket { left: rate.size, at: now };
    let bucket = buckets.entry(of.to_owned()).or_insert(fresh);
    *bucket = Bucket { left: filled(*bucket, rate, now), at: now };
    let is_there = bucket.left >= 1.0;
    if is_there && taking == Taking::One {
        bucket.left -= 1.0;
    }
    is_there
}

fn filled(bucket: Bucket, rate: Rate, now: Instant) -> f64 {
    let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.left + seconds * rate.a_second).min(rate.size)
}

/// Refuses what comes too often.
pub(super) async fn limited(State(web): State<Web>, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    let address = address.map_or_else(String::new, |it: IpAddr| it.to_string());
    let path = request.uri().path();
    let is_guess = matches!(path, "/api/join" | "/api/lecturer/enter");
    let is_asked = path.starts_with("/api/");
    let device = cookie(request.headers(), "seat").map(str::to_owned);
    let device = format!("{address} {}", device.unwrap_or_default());
    let now = Instant::now();
    let limits = &web.limits;
    let is_too_often =
        is_asked && !is_guess && !may(&limits.requests, REQUESTS, &device, Taking::One, now)
            || is_guess && !may(&limits.guesses, GUESSES, &address, Taking::Nothing, now);
    if is_too_often {
        return Refused(Refusal::TooOften).into_response();
    }
    let response = next.run(request).await;
    let is_wrong = matches!(response.status(), StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN);
    if is_guess && is_wrong {
        may(&limits.guesses, GUESSES, &address, Taking::One, now);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn ok_a_bucket_empties_and_fills_again() {
        let (buckets, start) = (Mutex::default(), Instant::now());
        let rate = Rate { size: 3.0, a_second: 1.0 };
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let may = |of, taking, seconds| may(&buckets, rate, of, taking, at(seconds));
        assert!((0..3).all(|_| may("a", Taking::One, 0)));
        assert!(!may("a", Taking::One, 0) && !may("a", Taking::Nothing, 0));
        assert!(may("b", Taking::One, 0));
        assert!(may("a", Taking::Nothing, 1) && may("a", Taking::One, 1));
        assert!(!may("a", Taking::One, 1));
        assert!((0..3).all(|_| may("a", Taking::One, 100)) && !may("a", Taking::One, 100));
    }
}
