//! The classroom of `acconcio host` (`crates/classroom`), where it serves the app to its lecturer: what the phones are
//! asked, and the results of its exams.

use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, LawsChoice};
use gloo::net::http::Request;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use wasm_bindgen::JsCast;
use web_sys::HtmlDocument;

/// The cookie that the lecturer's page sets for the app.
const COOKIE: &str = "classroom=lecturer";

/// Whether the app comes from a classroom whose lecturer's page was opened in this browser.
pub(crate) fn is_here() -> bool {
    let document = gloo::utils::document().dyn_into::<HtmlDocument>().ok();
    let cookies = document.and_then(|document| document.cookie().ok()).unwrap_or_default();
    cookies.split(';').any(|cookie| cookie.trim() == COOKIE)
}

/// The class, as its lecturer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Class {
    people: Vec<Person>,
    /// The live question that phones show.
    pub(crate) question: Option<LiveQuestion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Person {
    connected: bool,
}

/// A live question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct LiveQuestion {
    pub(crate) id: usize,
    pub(crate) put: Asked,
    /// The number of answers.
    pub(crate) answers: usize,
    #[serde(rename = "revealed")]
    pub(crate) is_revealed: bool,
    /// The number of answers that come to each of those for which a presenter counts hands, once they are revealed.
    #[serde(default)]
    pub(crate) hands: Vec<u16>,
}

/// The subject of a live question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Asked {
    pub(crate) name: IncidentName,
    pub(crate) question: Question,
    pub(crate) laws: LawsChoice,
}

impl Class {
    /// The number of phones that are connected.
    pub(crate) fn phones(&self) -> usize {
        self.people.iter().filter(|person| person.connected).count()
    }
}

/// The class as it is now; none where it cannot be reached.
pub(crate) async fn class() -> Option<Class> {
    got("view").await
}

/// An order to the classroom.
#[derive(Clone, Debug)]
pub(crate) enum Order {
    /// Asks the phones, which no longer show what they were asked before.
    Ask(Asked),
    /// Shows who answered what.
    Reveal,
    /// Takes the question away.
    Close,
}

impl Order {
    fn json(&self) -> Value {
        match self {
            Order::Ask(Asked { name: IncidentName { scenario, variant }, question, laws }) => {
                json!({ "put-question":
                    { "scenario": scenario, "variant": variant, "question": question, "laws": laws } })
            }
            Order::Reveal => json!("reveal-question"),
            Order::Close => json!("close-question"),
        }
    }
}

/// The outcome of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Done,
    Refused,
}

/// Gives an order.
pub(crate) async fn give(order: &Order) -> Outcome {
    let request = Request::post(&address("do"));
    let request = request.header("Content-Type", "application/json").body(order.json().to_string());
    let sent = match request {
        Ok(request) => request.send().await,
        Err(_) => return Outcome::Refused,
    };
    match sent {
        Ok(response) if response.ok() => Outcome::Done,
        Ok(_) | Err(_) => Outcome::Refused,
    }
}

/// The results of an exam in the classroom.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Results {
    /// The result files.
    pub(crate) files: Vec<ResultText>,
    /// The names on the roster.
    pub(crate) roster: Vec<String>,
    /// The lecturer's code, where the classroom still knows it.
    pub(crate) code: Option<String>,
}

/// A result file.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ResultText {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// The results of the exam with a number; none where the classroom cannot be reached, or has no such exam that has
/// ended.
pub(crate) async fn results(exam: usize) -> Option<Results> {
    got(&format!("results/{exam}")).await
}

async fn got<T: DeserializeOwned>(path: &str) -> Option<T> {
    let response = Request::get(&address(path)).send().await.ok()?;
    if !response.ok() {
        return None;
    }
    serde_json::from_str(&response.text().await.ok()?).ok()
}

/// The address of something of the lecturer's, beside the folder of the app.
fn address(path: &str) -> String {
    format!("../api/lecturer/{path}")
}
