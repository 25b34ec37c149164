//! Many phones at one server: lost replies, late duplicates, two windows, late joiners, a clock that is set.

use std::io::{Cursor, Read};

use acconcio_classroom::Journal;
use acconcio_training::exam::PaperVariant;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::fixture::{Class, Client, folder, prepare};

/// The number of incidents of an exam.
const ITEMS: u64 = 3;

fn answer(number: u64) -> Value {
    let trigger = ["ex-officio", "on-claim", "none"][usize::try_from(number % 3).expect("small")];
    json!({ "trigger": trigger, "count": number % 4 })
}

fn save(item: u64, seq: u64, answer: Value) -> Value {
    json!({ "exam": 1, "item": item, "seq": seq, "answer": answer, "seconds": 1 })
}

async fn begun() -> (Class, Client, Client) {
    let class = Class::open(None);
    let (lecturer, ada) = (class.lecturer(), class.joined("Ada").await);
    prepare(&lecturer, &[PaperVariant::A]).await;
    assert_eq!(lecturer.order(json!("begin-exam")).await, StatusCode::OK);
    (class, lecturer, ada)
}

/// The sequence numbers of the answers to an item, as the export has them.
async fn saved(lecturer: &Client, item: u64) -> Vec<u64> {
    let (_, zip) = lecturer.bytes("/api/lecturer/export").await;
    let mut text = String::new();
    let mut archive = zip::ZipArchive::new(Cursor::new(zip)).expect("an archive");
    let mut file = archive.by_name("classroom.json").expect("it is there");
    file.read_to_string(&mut text).expect("a text");
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let events = document["events"].as_array().expect("events").iter();
    let of_item = events.map(|it| &it["event"]["saved"]).filter(|it| it["item"] == item);
    of_item.map(|it| it["seq"].as_u64().expect("a number")).collect()
}

#[tokio::test]
async fn ok_lost_replies_and_late_duplicates_neither_lose_nor_double_an_answer() {
    let (_class, lecturer, ada) = begun().await;
    let mut sent: Vec<Value> = Vec::new();
    for step in 1..=30_u64 {
        let chance = step * 7_919 % 101;
        let (item, seq) = (step % ITEMS, step.div_ceil(ITEMS));
        let message = save(item, seq, answer(step));
        // Without a reply the phone sends again.
        for _ in 0..=chance % 3 {
            let (status, told) = ada.post("/api/save", message.clone()).await;
            assert_eq!((status, told), (StatusCode::OK, json!({ "seq": seq })));
        }
        sent.push(message);
        // What hung in the network for a while arrives now.
        let chosen = usize::try_from(chance).expect("small") % sent.len();
        let late = sent[chosen].clone();
        let (status, told) = ada.post("/api/save", late.clone()).await;
        let is_known = status == StatusCode::OK || told["refused"] == "newer";
        assert!(is_known, "{late}: {status} {told}");
    }
    let view = ada.get("/api/view").await.1;
    for item in 0..ITEMS {
        let last = (28..=30).find(|step| step % ITEMS == item).expect("one of three");
        let index = usize::try_from(item).expect("small");
        assert_eq!(view["exam"]["items"][index]["answer"], answer(last), "item {item}");
        assert_eq!(saved(&lecturer, item).await, (1..=10).collect::<Vec<_>>(), "item {item}");
    }
}

#[tokio::test]
async fn ok_of_two_windows_each_learns_what_the_other_has_answered() {
    let (_class, lecturer, ada) = begun().await;
    let (one, other) = (ada.clone(), ada.clone());
    assert_eq!(one.post("/api/save", save(0, 1, answer(1))).await.0, StatusCode::OK);
    let (status, told) = other.post("/api/save", save(0, 1, answer(2))).await;
    assert_eq!((status, &told["refused"]), (StatusCode::CONFLICT, &json!("newer")));
    assert_eq!((&told["seq"], &told["answer"]), (&json!(1), &answer(1)));
    assert!(told["ran"].is_u64(), "by which the later one is known: {told}");
    assert_eq!(other.post("/api/save", save(0, 2, answer(2))).await.0, StatusCode::OK);
    assert_eq!(one.get("/api/view").await.1["exam"]["items"][0]["answer"], answer(2));
    assert_eq!(saved(&lecturer, 0).await, [1, 2]);
}

#[tokio::test]
async fn ok_sixty_join_at_once_and_each_has_a_place_of_his_own() {
    let class = Class::open(None);
    let mut joining = JoinSet::new();
    for number in 0..60 {
        let (mut phone, code) = (class.stranger(), class.opened.code.clone());
        joining.spawn(async move {
            let name = if number % 2 == 0 { String::new() } else { format!("Candidate {number}") };
            assert_eq!(phone.join(&code, &name, "").await.0, StatusCode::OK);
            let me = phone.get("/api/view").await.1["me"].clone();
            assert_eq!(me["name"], name);
            me["number"].as_u64().expect("a number")
        });
    }
    let mut numbers = joining.join_all().await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=60).collect::<Vec<_>>());
}

#[tokio::test]
async fn ok_a_late_joiner_has_the_time_of_all_and_a_reload_keeps_the_place() {
    let (class, lecturer, ada) = begun().await;
    assert_eq!(ada.post("/api/save", save(1, 1, answer(1))).await.0, StatusCode::OK);
    let late = class.joined("Late").await;
    let view = late.get("/api/view").await.1["exam"].clone();
    assert_eq!((&view["phase"], &view["over"]), (&json!("running"), &json!(false)));
    let of_all = ada.get("/api/view").await.1["exam"]["remaining"].as_u64().expect("a time");
    assert!(view["remaining"].as_u64().is_some_and(|own| own >= of_all), "{view}");
    assert_eq!(late.get("/api/sheets").await.1.as_array().map(Vec::len), Some(3));
    assert_eq!(late.post("/api/save", save(0, 1, answer(2))).await.0, StatusCode::OK);
    // A reload is a new look with the same cookie.
    let again = ada.get("/api/view").await.1["exam"].clone();
    assert_eq!((&again["items"][1]["seq"], &again["items"][1]["answer"]), (&json!(1), &answer(1)));
    assert_eq!(lecturer.order(json!("end-exam")).await, StatusCode::OK);
    let too_late = class.joined("Too late").await.get("/api/view").await.1["exam"].clone();
    assert_eq!(too_late["over"], true);
}

#[tokio::test]
async fn ok_the_time_of_day_may_be_set_forward_and_back() {
    let folder = folder("clock");
    let class = Class::open(Some(folder.join("before.sqlite")));
    let (lecturer, ada) = (class.lecturer(), class.joined("Ada").await);
    prepare(&lecturer, &[PaperVariant::A]).await;
    assert_eq!(lecturer.order(json!("begin-exam")).await, StatusCode::OK);
    for seq in 1..=4 {
        assert_eq!(ada.post("/api/save", save(0, seq, answer(seq))).await.0, StatusCode::OK);
    }
    let before = ada.get("/api/view").await.1["exam"]["remaining"].as_u64().expect("a time");
    class.end();

    // The same events, as if somebody had set the laptop's clock between them.
    let entries = Journal::open(&folder.join("before.sqlite")).expect("it opens").read();
    let mut entries = entries.expect("it is read");
    for (number, entry) in entries.iter_mut().enumerate() {
        entry.at = match number % 3 {
            0 => entry.at,
            1 => entry.at + 86_400_000,
            _ => entry.at - 86_400_000,
        };
    }
    let after = folder.join("after.sqlite");
    Journal::open(&after).expect("it opens").append(&entries).expect("it is written");

    let class = Class::open(Some(after));
    let (mut again, lecturer) = (class.stranger(), class.lecturer());
    again.cookie.clone_from(&ada.cookie);
    let exam = again.get("/api/view").await.1["exam"].clone();
    assert_eq!((&exam["items"][0]["seq"], &exam["items"][0]["answer"]), (&json!(4), &answer(4)));
    let remaining = exam["remaining"].as_u64().expect("a time");
    assert!(remaining <= before && before - remaining < 60_000, "{before} {remaining}");
    assert_eq!(lecturer.order(json!("resume-exam")).await, StatusCode::OK);
    assert_eq!(again.post("/api/save", save(0, 5, answer(5))).await.0, StatusCode::OK);
}
