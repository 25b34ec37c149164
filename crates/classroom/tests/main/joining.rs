//! Joining: the code, names, the roster.

use axum::http::StatusCode;
use serde_json::json;

use super::fixture::Class;

#[tokio::test]
async fn ok_with_the_code_anonymous_or_named() {
    let class = Class::open(None);
    let anonymous = class.joined("").await;
    let named = class.joined("  Ada   Rossi ").await;
    assert_eq!(anonymous.get("/api/view").await.1["me"], json!({ "number": 1, "name": "" }));
    assert_eq!(named.get("/api/view").await.1["me"], json!({ "number": 2, "name": "Ada Rossi" }));
    let mut typed = class.stranger();
    let code = class.opened.code.to_lowercase();
    assert_eq!(typed.join(&format!(" {code} "), "", "").await.0, StatusCode::OK);
}

#[tokio::test]
async fn err_another_code_no_secret_or_one_of_somebody_else() {
    let class = Class::open(None);
    let mut stranger = class.stranger();
    for code in ["", "AAAAAA", &class.opened.token, &class.opened.code[..5]] {
        assert_eq!(stranger.join(code, "", "").await.0, StatusCode::FORBIDDEN, "{code}");
    }
    let long = "n".repeat(81);
    for name in [long.as_str(), "a\u{7}b"] {
        let (status, _) = stranger.join(&class.opened.code, name, "").await;
        assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    }
    for cookie in ["", "seat=", "seat=0123", &format!("lecturer={}", class.opened.token)] {
        stranger.cookie = cookie.to_owned();
        for address in ["/api/view", "/api/sheets", "/api/question", "/api/events"] {
            assert_eq!(
                stranger.get(address).await.0,
                StatusCode::UNAUTHORIZED,
                "{cookie} {address}"
            );
        }
    }
}

#[tokio::test]
async fn ok_who_is_on_the_roster_joins_with_a_personal_code_and_comes_back() {
    let class = Class::open(None);
    let lecturer = class.lecturer();
    let roster = json!({ "set-roster": { "text": "Ada Rossi; ad-a1\n\nBruno Bianchi\n" } });
    assert_eq!(lecturer.order(roster).await, StatusCode::OK);
    let code = class.opened.code.clone();
    let mut client = class.stranger();
    for (name, personal) in [("", ""), ("Ada Rossi", ""), ("Ada Rossi", "ada2"), ("Carla", "ada1")]
    {
        let (status, _) = client.join(&code, name, personal).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{name} {personal}");
    }
    assert_eq!(client.join(&code, "ada  rossi", "ADA 1").await.0, StatusCode::OK);
    let mut second = class.stranger();
    assert_eq!(second.join(&code, "Ada Rossi", "ada1").await.0, StatusCode::OK);
    assert_eq!(client.cookie, second.cookie, "another device, the same place");
    let made = lecturer.get("/api/lecturer/view").await.1["roster"][1]["code"].clone();
    let made = made.as_str().expect("a code was made").to_owned();
    assert_eq!(second.join(&code, "Bruno Bianchi", &made).await.0, StatusCode::OK);
    assert_ne!(client.cookie, second.cookie);
    // Set anew, it keeps the places.
    let again = json!({ "set-roster": { "text": "Ada Rossi;new\nCarla Verdi;x" } });
    assert_eq!(lecturer.order(again).await, StatusCode::OK);
    let before = client.cookie.clone();
    assert_eq!(client.join(&code, "Ada Rossi", "new").await.0, StatusCode::OK);
    assert_eq!(client.cookie, before);
    let twice = json!({ "set-roster": { "text": "Ada;1\nAda;2" } });
    assert_eq!(lecturer.order(twice).await, StatusCode::UNPROCESSABLE_ENTITY);
}
