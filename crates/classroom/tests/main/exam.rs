//! Exams: nothing is given away, nothing is lost, nothing counts twice.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use acconcio_training::exam::{
    AccessCode, Assessment, ExamPaper, Paper, PaperVariant, ResultFile, SealedResult,
};
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::fixture::{Class, Client, EXAM, folder, prepare, scenarios, sealed};

fn save(item: usize, seq: u64, answer: Value) -> Value {
    json!({ "exam": 1, "item": item, "seq": seq, "answer": answer, "seconds": 5 })
}

fn no_claim() -> Value {
    json!({ "trigger": "none" })
}

fn on_claim() -> Value {
    json!({ "trigger": "on-claim" })
}

#[tokio::test]
async fn ok_from_the_first_answer_to_the_result_file() {
    let class = Class::open(None);
    let lecturer = class.lecturer();
    let ada = class.joined("Ada Rossi").await;
    let bruno = class.joined("Bruno Bianchi").await;
    prepare(&lecturer, &[PaperVariant::A, PaperVariant::B]).await;
    assert_eq!(ada.get("/api/sheets").await.0, StatusCode::CONFLICT, "not before it begins");
    assert_eq!(ada.post("/api/save", save(0, 1, no_claim())).await.0, StatusCode::CONFLICT);
    assert_eq!(lecturer.order(json!("begin-exam")).await, StatusCode::OK);
    let (sheets, others) = (ada.get("/api/sheets").await.1, bruno.get("/api/sheets").await.1);
    assert_eq!(sheets.as_array().expect("items").len(), 3);
    assert_ne!(sheets, others, "the variants are shared out in turn");

    assert_eq!(ada.post("/api/save", save(0, 1, no_claim())).await.1, json!({ "seq": 1 }));
    assert_eq!(ada.post("/api/save", save(0, 1, no_claim())).await.1, json!({ "seq": 1 }), "again");
    assert_eq!(ada.post("/api/save", save(0, 4, on_claim())).await.1, json!({ "seq": 4 }));
    let (status, told) = ada.post("/api/save", save(0, 2, no_claim())).await;
    assert_eq!((status, &told["seq"]), (StatusCode::CONFLICT, &json!(4)), "an older one");
    assert_eq!(told["answer"], on_claim());
    let view = ada.get("/api/view").await.1["exam"].clone();
    assert_eq!((&view["items"][0]["seq"], &view["items"][0]["answer"]), (&json!(4), &on_claim()));
    let other = bruno.get("/api/view").await.1.to_string();
    assert!(!other.contains("on-claim") && !other.contains("Ada"), "{other}");

    assert_eq!(ada.post("/api/hand-in", json!({ "exam": 1 })).await.0, StatusCode::OK);
    assert_eq!(ada.get("/api/view").await.1["exam"]["over"], true);
    assert_eq!(
        lecturer.get("/api/lecturer/results/1").await.0,
        StatusCode::CONFLICT,
        "not before its end"
    );
    assert_eq!(lecturer.order(json!("end-exam")).await, StatusCode::OK);
    assert_eq!(ada.get("/api/view").await.1["exam"]["result"], Value::Null, "not released");
    check_results(&lecturer, &[&ada, &bruno]).await;
    assert_eq!(lecturer.order(json!("release-exam")).await, StatusCode::OK);
    let result = ada.get("/api/view").await.1["exam"]["result"].clone();
    assert_eq!(result["items"].as_array().expect("items").len(), 3);
    check_export(&lecturer, &result).await;
}

/// The results are for the lecturer alone, with the code that opens them.
async fn check_results(lecturer: &Client, candidates: &[&Client]) {
    let (status, told) = lecturer.get("/api/lecturer/results/1").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(told["files"][0]["name"], "001-Ada-Rossi.json");
    assert_eq!(told["files"].as_array().expect("files").len(), 1, "Bruno has answered nothing");
    let sealed = told["files"][0]["text"].as_str().expect("a text");
    let code = AccessCode::read(told["code"].as_str().expect("a code")).expect("a code");
    let sealed = SealedResult::read(sealed).expect("a result file");
    let access = sealed.access_of(&code).expect("its code");
    assert_eq!(sealed.open(&access).expect("it opens").0.candidate, "Ada Rossi");
    let ended = lecturer.get("/api/lecturer/view").await.1["ended"].clone();
    assert_eq!(ended, json!([{ "number": 1, "title": "Final" }]));
    assert_eq!(lecturer.get("/api/lecturer/results/2").await.0, StatusCode::NOT_FOUND);
    for candidate in candidates {
        assert_eq!(candidate.get("/api/lecturer/results/1").await.0, StatusCode::UNAUTHORIZED);
    }
}

/// The files of the export, with their texts.
async fn exported(lecturer: &Client) -> BTreeMap<String, String> {
    let (status, zip) = lecturer.bytes("/api/lecturer/export").await;
    assert_eq!(status, StatusCode::OK);
    let mut archive = zip::ZipArchive::new(Cursor::new(zip)).expect("an archive");
    let files = archive.len();
    let file = |index: usize| {
        let (mut file, mut text) = (archive.by_index(index).expect("it is there"), String::new());
        file.read_to_string(&mut text).expect("a text");
        (file.name().expect("a name").into_owned(), text)
    };
    (0..files).map(file).collect()
}

/// A result as the app opens it.
fn opened(text: &str) -> (ResultFile, ExamPaper) {
    SealedResult::read(text).expect("a result file").open(&EXAM.access).expect("the lecturer's")
}

#[tokio::test]
async fn ok_the_result_of_somebody_on_the_roster_bears_his_personal_code() {
    let class = Class::open(None);
    let (lecturer, mut ada) = (class.lecturer(), class.stranger());
    let guest = class.joined("Carla Verdi").await;
    let roster = json!({ "set-roster": { "text": "Ada Rossi; ada1\nCarla Verdi; carla1" } });
    assert_eq!(lecturer.order(roster).await, StatusCode::OK);
    assert_eq!(ada.join(&class.opened.code, "Ada Rossi", "ada1").await.0, StatusCode::OK);
    prepare(&lecturer, &[PaperVariant::A]).await;
    lecturer.order(json!("begin-exam")).await;
    for candidate in [&ada, &guest] {
        assert_eq!(candidate.post("/api/save", save(0, 1, no_claim())).await.0, StatusCode::OK);
    }
    lecturer.order(json!("end-exam")).await;
    let files = exported(&lecturer).await;
    let (ada, _) = opened(&files["results/1/002-Ada-Rossi.json"]);
    assert_eq!(ada.personal, Some(EXAM.access.personal_code("Ada Rossi")));
    // Who only typed that name before there was a roster is not known to be her.
    let (guest, _) = opened(&files["results/1/001-Carla-Verdi.json"]);
    assert_eq!((guest.candidate.as_str(), &guest.personal), ("Carla Verdi", &None));
    let code = EXAM.access.personal_code("Ada Rossi").to_string();
    assert!(!files["classroom.json"].contains(&code), "no code is told");
}

/// The exported file of a result is what the app reads, and marks as the candidate was told.
async fn check_export(lecturer: &Client, result: &Value) {
    let files = exported(lecturer).await;
    let (file, exam) = opened(&files["results/1/001-Ada-Rossi.json"]);
    assert_eq!(file.candidate, "Ada Rossi");
    let scenarios = scenarios();
    let paper =
        Paper::open(exam.link, |id| scenarios.iter().find(|it| it.id == id)).expect("it opens");
    let total = Assessment::of(&paper, &file.attempt).total;
    let told = result["total"].as_str().expect("a text");
    assert_eq!(told.split(" / ").nth(1), Some((total.out_of / 100).to_string().as_str()));
    let journal = &files["classroom.json"];
    assert!(journal.contains("exam-begun") && journal.contains("\"saved\""), "{journal}");
    for secret in ["\"secret\"", "\"token\"", "\"key\""] {
        assert!(!journal.contains(secret), "{journal}");
    }
    assert!(!files.keys().any(|name| name.contains("Bruno")), "he did nothing");
}

#[tokio::test]
async fn ok_candidates_get_no_ruling_no_facts_and_no_app() {
    let class = Class::open(None);
    let (lecturer, ada) = (class.lecturer(), class.joined("Ada").await);
    assert_eq!(ada.bytes("/app/").await.0, StatusCode::OK, "no exam, no lock");
    prepare(&lecturer, &[PaperVariant::A]).await;
    let locked = ["/app/", "/app/index.html", "/app/packs/karpov-chernin.en.json"];
    for address in locked {
        assert_eq!(ada.bytes(address).await.0, StatusCode::FORBIDDEN, "{address}");
        assert_eq!(lecturer.bytes(address).await.0, StatusCode::OK, "{address}");
    }
    lecturer.order(json!("begin-exam")).await;
    let sheets = ada.get("/api/sheets").await.1.to_string();
    for given_away in [
        "karpov",
        "Karpov",
        "castling-rook",
        "\"acts\"",
        "\"edition\"",
        "article",
        "trace",
        "\"right\"",
    ] {
        assert!(!sheets.contains(given_away), "{given_away} in {sheets}");
    }
    for address in [
        "/api/lecturer/view",
        "/api/lecturer/export",
        "/api/lecturer/events",
        "/api/lecturer/address.svg",
        "/api/lecturer/incidents",
        "/api/lecturer/questions/karpov-chernin/standard",
    ] {
        let mut forger = ada.clone();
        for cookie in [forger.cookie.clone(), format!("{}; lecturer=AAAAAAAAAAAA", ada.cookie)] {
            forger.cookie = cookie;
            assert_eq!(forger.bytes(address).await.0, StatusCode::UNAUTHORIZED, "{address}");
        }
    }
    assert_eq!(ada.order(json!("release-exam")).await, StatusCode::UNAUTHORIZED);
    for wrong in
        [save(3, 1, no_claim()), save(0, 1, json!({ "marks": 100 })), save(0, 1, json!("a"))]
    {
        let (status, _) = ada.post("/api/save", wrong.clone()).await;
        assert!(matches!(status, StatusCode::NOT_FOUND | StatusCode::BAD_REQUEST), "{wrong}");
    }
}

#[tokio::test]
async fn ok_a_pause_stops_the_time_and_extra_time_adds_to_it() {
    let class = Class::open(None);
    let (lecturer, ada) = (class.lecturer(), class.joined("Ada").await);
    prepare(&lecturer, &[PaperVariant::A]).await;
    lecturer.order(json!({ "set-extra": { "participant": 0, "percent": 50 } })).await;
    lecturer.order(json!("begin-exam")).await;
    let remaining =
        async || ada.get("/api/view").await.1["exam"]["remaining"].as_u64().expect("a time");
    assert!((890_000..=900_000).contains(&remaining().await), "{}", remaining().await);
    lecturer.order(json!("pause-exam")).await;
    assert_eq!(ada.post("/api/save", save(0, 1, no_claim())).await.0, StatusCode::CONFLICT);
    let paused = remaining().await;
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    assert_eq!(remaining().await, paused);
    lecturer.order(json!("resume-exam")).await;
    assert_eq!(ada.post("/api/save", save(0, 1, no_claim())).await.0, StatusCode::OK);
}

#[tokio::test]
async fn ok_late_answers_are_kept_and_count_when_the_lecturer_says_so() {
    let class = Class::open(None);
    let (lecturer, ada) = (class.lecturer(), class.joined("Ada").await);
    prepare(&lecturer, &[PaperVariant::A]).await;
    lecturer.order(json!("begin-exam")).await;
    ada.post("/api/save", save(0, 1, no_claim())).await;
    lecturer.order(json!("end-exam")).await;
    let right = json!({ "trigger": "ex-officio" });
    assert_eq!(ada.post("/api/save", save(0, 2, right)).await.0, StatusCode::OK);
    let person = async || lecturer.get("/api/lecturer/view").await.1["people"][0]["exam"].clone();
    let before = person().await;
    assert_eq!((&before["late"], &before["late_counted"]), (&json!(1), &json!(false)));
    lecturer.order(json!({ "count-late": { "participant": 0 } })).await;
    let after = person().await;
    assert_eq!(after["late_counted"], true);
    assert_ne!(before["result"], after["result"], "only the late one is right");
    lecturer.order(json!("release-exam")).await;
    assert_eq!(ada.post("/api/save", save(1, 1, on_claim())).await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn ok_a_second_start_goes_on_where_the_first_was() {
    let file = folder("restart").join("classroom.sqlite");
    let class = Class::open(Some(file.clone()));
    let (token, code) = (class.opened.token.clone(), class.opened.code.clone());
    let (lecturer, ada) = (class.lecturer(), class.joined("Ada").await);
    prepare(&lecturer, &[PaperVariant::A]).await;
    lecturer.order(json!("begin-exam")).await;
    ada.post("/api/save", save(2, 1, on_claim())).await;
    let before = ada.get("/api/view").await.1["exam"]["remaining"].as_u64().expect("a time");
    class.end();
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;

    let class = Class::open(Some(file));
    assert_eq!((&class.opened.token, &class.opened.code), (&token, &code));
    let (mut again, lecturer) = (class.stranger(), class.lecturer());
    again.cookie.clone_from(&ada.cookie);
    let exam = again.get("/api/view").await.1["exam"].clone();
    assert_eq!((&exam["phase"], &exam["items"][2]["answer"]), (&json!("paused"), &on_claim()));
    let after = exam["remaining"].as_u64().expect("a time");
    assert!(after <= before && before - after < 5_000, "{before} {after}");
    assert_eq!(again.post("/api/save", save(2, 1, on_claim())).await.1, json!({ "seq": 1 }));
    lecturer.order(json!("resume-exam")).await;
    assert_eq!(again.post("/api/save", save(2, 2, no_claim())).await.1, json!({ "seq": 2 }));
}

#[tokio::test]
async fn err_what_is_no_exam() {
    let class = Class::open(None);
    let lecturer = class.lecturer();
    let (good, code) = (json!([sealed(PaperVariant::A)]), EXAM.code.to_string());
    let papers = [
        (json!([]), code.clone()),
        (json!(["nonsense"]), code.clone()),
        (json!([sealed(PaperVariant::A) + "x"]), code),
        (good.clone(), EXAM.start.to_string()),
        (good, "?".to_owned()),
    ];
    for (links, code) in papers {
        let order = json!({ "prepare-exam": { "title": "", "links": links, "code": code } });
        let (status, told) = lecturer.post("/api/lecturer/do", order).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{told}");
        assert!(told["fault"].is_string(), "which the page puts into words: {told}");
    }
    for order in ["begin-exam", "pause-exam", "end-exam", "release-exam", "put-exam-away"] {
        assert_eq!(lecturer.order(json!(order)).await, StatusCode::CONFLICT, "{order}");
    }
}
