//! The rules for every request.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderValue, StatusCode};
use serde_json::{Value, json};
use tokio_stream::StreamExt;

use super::fixture::{Class, Client};

#[tokio::test]
async fn ok_pages_come_with_strict_headers_and_in_three_languages() {
    let class = Class::open(None);
    let stranger = class.stranger();
    for address in [
        "/",
        "/lecturer",
        "/projector",
        "/page/style.css",
        "/page/participant.js",
        "/api/words/lecturer",
        "/nowhere",
    ] {
        let response = stranger.send(stranger.request("GET", address, "")).await;
        let header = |name: &str| {
            response
                .headers()
                .get(name)
                .and_then(|it| it.to_str().ok())
                .unwrap_or_default()
                .to_owned()
        };
        let policy = header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"),
            "{policy}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff", "{address}");
        assert_eq!(header("x-frame-options"), "DENY", "{address}");
        assert_eq!(header("cache-control"), "no-store", "{address}");
    }
    for (language, title) in
        [("en", "Classroom"), ("it", "Aula"), ("es", "Aula"), ("xx", "Classroom")]
    {
        let (_, told) = stranger.get(&format!("/api/words/participant?lang={language}")).await;
        assert_eq!(told["labels"]["title"], title);
    }
    let (_, told) = stranger.get("/api/words/lecturer").await;
    for fault in ["code", "other_exam", "no_paper", "changed", "links", "twice"] {
        assert!(told["labels"][format!("fault_{fault}")].is_string(), "{fault}");
    }
    let svg = class.lecturer().bytes("/api/lecturer/address.svg").await.1;
    assert!(String::from_utf8_lossy(&svg).contains("<svg"));
}

#[tokio::test]
async fn err_another_host_another_page_or_too_much() {
    let class = Class::open(None);
    let client = class.joined("").await;
    let mut request = client.request("GET", "/api/view", "");
    request.headers_mut().insert(HOST, HeaderValue::from_static("evil.example:8080"));
    assert_eq!(client.send(request).await.status(), StatusCode::MISDIRECTED_REQUEST);
    for (origin, expected) in [
        ("http://192.168.1.5:8080", StatusCode::CONFLICT),
        ("http://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
    ] {
        let mut request = client.request("POST", "/api/hand-in", r#"{"exam":1}"#);
        request.headers_mut().insert(ORIGIN, HeaderValue::from_str(origin).expect("letters"));
        assert_eq!(client.send(request).await.status(), expected, "{origin}");
    }
    let long = json!({ "exam": 1, "more": "x".repeat(20_000) });
    assert_eq!(client.post("/api/save", long).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let mut plain = client.request("POST", "/api/hand-in", r#"{"exam":1}"#);
    plain.headers_mut().insert("content-type", HeaderValue::from_static("text/plain"));
    assert_eq!(client.send(plain).await.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn err_who_guesses_codes_or_tokens_has_to_wait() {
    let class = Class::open(None);
    let stranger = class.stranger();
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses
            .push(stranger.post("/api/lecturer/enter", json!({ "token": "AAAAAAAAAAAA" })).await.0);
    }
    assert_eq!(statuses[0], StatusCode::UNAUTHORIZED);
    assert_eq!(statuses[39], StatusCode::TOO_MANY_REQUESTS);
    let (status, _) =
        stranger.post("/api/lecturer/enter", json!({ "token": class.opened.token })).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "even the right one");
}

#[tokio::test]
async fn ok_events_follow_what_concerns_a_device_and_end_with_the_server() {
    let class = Class::open(None);
    let (lecturer, ada) = (class.lecturer(), class.joined("Ada").await);
    let response = ada.send(ada.request("GET", "/api/events", "")).await;
    let mut events = response.into_body().into_data_stream();
    let mut next = async || {
        let event = events.next().await?.expect("an event");
        Some(String::from_utf8_lossy(&event).into_owned())
    };
    let first = next().await.expect("the view as it is");
    assert!(first.starts_with("data: ") && first.contains(r#""question":null"#), "{first}");
    let put = json!({ "put-question": {
        "scenario": "castling-rook-first",
        "variant": first_variant(&lecturer, 1).await,
        "question": "classification",
    } });
    assert_eq!(lecturer.order(put).await, StatusCode::OK);
    let second = next().await.expect("the view with the question");
    assert!(second.contains(r#""revealed":false"#), "{second}");
    let view = lecturer.get("/api/lecturer/view").await.1;
    assert_eq!(view["people"][0]["connected"], true);
    class.end();
    assert_eq!(next().await, None);
}

async fn first_variant(lecturer: &Client, incident: usize) -> Value {
    lecturer.get("/api/lecturer/incidents").await.1[incident]["variants"][0]["id"].clone()
}
