//! Live questions.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::fixture::{Class, Client};

/// Puts a question, and returns the answers that are offered to it.
async fn put(lecturer: &Client) -> Vec<Value> {
    let incidents = lecturer.get("/api/lecturer/incidents").await.1;
    assert_eq!(incidents[0]["id"], "karpov-chernin");
    let variant = incidents[0]["variants"][0]["id"].as_str().expect("a variant").to_owned();
    let asked = lecturer.get(&format!("/api/lecturer/questions/karpov-chernin/{variant}")).await.1;
    let is_there = |it: &Value| it["question"] == "classification";
    assert!(asked.as_array().expect("a list").iter().any(is_there), "{asked}");
    let order = json!({ "put-question":
        { "scenario": "karpov-chernin", "variant": variant, "question": "classification" } });
    assert_eq!(lecturer.order(order).await, StatusCode::OK);
    let question = lecturer.get("/api/lecturer/question").await.1;
    let choices = question["sheet"]["asked"][0]["choices"].as_array().expect("choices").iter();
    choices.map(|choice| choice["answer"].clone()).collect()
}

#[tokio::test]
async fn ok_counts_stay_hidden_until_revealed_and_nobody_counts_twice() {
    let class = Class::open(None);
    let lecturer = class.lecturer();
    let clients = [class.joined("").await, class.joined("").await, class.joined("Ada").await];
    let choices = put(&lecturer).await;
    let answer = |choice: usize| choices[choice].clone();
    let give = |question: usize, seq: u64, choice: usize| json!({ "question": question, "seq": seq, "answer": answer(choice) });
    for (client, choice) in clients.iter().zip([0, 1, 1]) {
        for _ in 0..2 {
            let (status, told) = client.post("/api/answer", give(1, 1, choice)).await;
            assert_eq!(
                (status, told),
                (StatusCode::OK, json!({ "seq": 1, "answer": answer(choice) }))
            );
        }
    }
    // Changed in one window; the other one learns of it.
    assert_eq!(clients[0].post("/api/answer", give(1, 2, 2)).await.0, StatusCode::OK);
    let (status, told) = clients[0].post("/api/answer", give(1, 2, 0)).await;
    assert_eq!(
        (status, &told["refused"], &told["answer"]),
        (StatusCode::CONFLICT, &json!("newer"), &answer(2))
    );
    for wrong in [give(2, 3, 0), give(0, 3, 0)] {
        assert_eq!(clients[1].post("/api/answer", wrong).await.0, StatusCode::CONFLICT);
    }
    for wrong in [json!({}), json!({ "trigger": "none" }), json!({ "inapplicable": ["board"] })] {
        let wrong = json!({ "question": 1, "seq": 3, "answer": wrong });
        let (status, _) = clients[1].post("/api/answer", wrong.clone()).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{wrong}");
    }

    let question = lecturer.get("/api/lecturer/view").await.1["question"].clone();
    assert_eq!((&question["answers"], &question["revealed"]), (&json!(3), &json!(false)));
    assert_eq!(question["put"]["question"], "classification");
    assert_eq!((&question["counts"], &question["hands"]), (&Value::Null, &Value::Null));
    let own = clients[2].get("/api/view").await.1["question"].clone();
    assert_eq!(own, json!({ "id": 1, "seq": 1, "answer": answer(1), "revealed": false }));

    assert_eq!(lecturer.order(json!("reveal-question")).await, StatusCode::OK);
    let question = lecturer.get("/api/lecturer/view").await.1["question"].clone();
    let counts = question["counts"].as_array().expect("counts").iter();
    let counts: Vec<u64> = counts.filter_map(|it| it["count"].as_u64()).collect();
    assert_eq!((counts.len(), &counts[..3]), (choices.len(), &[0, 2, 1][..]));
    assert_eq!(question["hands"], json!([0, 2, 1]));
    let right = question["ruled"]["right"].as_array().expect("the ruling");
    assert_eq!(right.len(), choices.len());
    let own = clients[2].get("/api/view").await.1["question"].clone();
    assert_eq!((&own["is_right"], &own["counts"]), (&right[1], &Value::Null));
    assert_eq!(clients[1].post("/api/answer", give(1, 9, 0)).await.0, StatusCode::CONFLICT);
    // A late joiner sees it too.
    let late = class.joined("").await.get("/api/view").await.1["question"].clone();
    assert_eq!((&late["answer"], &late["revealed"]), (&Value::Null, &json!(true)));
    assert_eq!(lecturer.order(json!("close-question")).await, StatusCode::OK);
    assert_eq!(clients[1].get("/api/view").await.1["question"], Value::Null);
    assert_eq!(clients[1].get("/api/question").await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn ok_pieces_are_answers_too_and_the_same_ones_are_counted_together() {
    let class = Class::open(None);
    let lecturer = class.lecturer();
    let clients = [class.joined("").await, class.joined("").await, class.joined("").await];
    let incidents = lecturer.get("/api/lecturer/incidents").await.1;
    let variant = incidents[1]["variants"][0]["id"].clone();
    let put = json!({ "put-question":
        { "scenario": "castling-rook-first", "variant": variant, "question": "obligation" } });
    assert_eq!(lecturer.order(put).await, StatusCode::OK);
    let question = lecturer.get("/api/lecturer/question").await.1;
    let form = &question["sheet"]["asked"][0]["form"];
    assert_eq!(form["kind"], "moves", "{form}");
    let piece = json!({ "obligation": { "piece": form["moves"][0]["from"] } });
    for client in &clients {
        let give = json!({ "question": 1, "seq": 1, "answer": piece });
        assert_eq!(client.post("/api/answer", give).await.0, StatusCode::OK);
    }
    assert_eq!(lecturer.order(json!("reveal-question")).await, StatusCode::OK);
    let counts = lecturer.get("/api/lecturer/view").await.1["question"]["counts"].clone();
    let counts = counts.as_array().expect("counts");
    let given: Vec<&Value> = counts.iter().filter(|it| it["count"] != 0).collect();
    assert_eq!((given.len(), &given[0]["count"]), (1, &json!(3)), "{counts:?}");
}

#[tokio::test]
async fn err_what_is_no_question_of_the_incident() {
    let class = Class::open(None);
    let lecturer = class.lecturer();
    let incidents = lecturer.get("/api/lecturer/incidents").await.1;
    let castled = incidents[1]["variants"][0]["id"].as_str().expect("a variant");
    let asked =
        lecturer.get(&format!("/api/lecturer/questions/castling-rook-first/{castled}")).await.1;
    assert!(!asked.to_string().contains("\"count\""), "no illegal move was made: {asked}");
    for (scenario, variant, question) in [
        ("nobody", "x", "trigger"),
        ("../catalogue", "x", "trigger"),
        ("karpov-chernin", "nobody", "trigger"),
        ("castling-rook-first", castled, "count"),
    ] {
        let order = json!({ "put-question":
            { "scenario": scenario, "variant": variant, "question": question } });
        assert_eq!(lecturer.order(order).await, StatusCode::NOT_FOUND, "{scenario} {question}");
    }
    assert_eq!(lecturer.order(json!("reveal-question")).await, StatusCode::CONFLICT);
}
