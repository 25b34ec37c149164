//! An app with a few incidents, a classroom on it, and its clients.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use acconcio_adjudication::incident::Regime;
use acconcio_classroom::AppFiles;
use acconcio_classroom::service::{self, Opened};
use acconcio_classroom::web::Web;
use acconcio_scenario_files::read;
use acconcio_training::exam::{
    Blueprint, Candidate, Link, Marking, NewExam, PaperVariant, PassMark, Section,
};
use acconcio_training::scenario::{
    Catalogue, IncidentName, LawsChoice, PACK_VERSION, Scenario, ScenarioPack,
};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;

/// The incidents.
pub const INCIDENTS: [&str; 3] = ["karpov-chernin", "castling-rook-first", "fischer-donner"];

/// A folder of its own for a test.
pub fn folder(name: &str) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("acconcio-classroom-{}-{number}-{name}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// The scenarios, without texts.
pub fn scenarios() -> Vec<Scenario> {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("it is there");
    let scenario = |id: &str| {
        let file = read::<Scenario>(&root, &root.join(format!("scenarios/{id}.toml")));
        file.expect("it is read").scenario.expect("it has no faults")
    };
    INCIDENTS.map(scenario).to_vec()
}

/// An app of which the packs alone are real.
pub fn app() -> AppFiles {
    let folder = folder("app");
    let packs = folder.join("packs");
    fs::create_dir_all(&packs).expect("a folder");
    let write =
        |name: String, json: String| fs::write(packs.join(name), json).expect("it is written");
    let scenarios = scenarios();
    let catalogue = Catalogue {
        version: PACK_VERSION,
        scenarios: scenarios.iter().map(Scenario::catalogue_entry).collect(),
    };
    for code in ["en", "it", "es"] {
        let json = serde_json::to_string(&catalogue).expect("plain values");
        write(format!("catalogue.{code}.json"), json);
        for scenario in &scenarios {
            let pack = ScenarioPack { version: PACK_VERSION, scenario: scenario.clone() };
            let json = serde_json::to_string(&pack).expect("plain values");
            write(format!("{}.{code}.json", scenario.id), json);
        }
    }
    fs::write(folder.join("index.html"), "<!doctype html><title>the app</title>").expect("written");
    AppFiles::find(Some(folder)).expect("there is an app")
}

/// An exam, made once because its keys are derived slowly.
pub static EXAM: LazyLock<NewExam> = LazyLock::new(|| NewExam::of(&[7; NewExam::RANDOM]));

/// The sealed paper of an exam on all incidents.
pub fn sealed(paper_variant: PaperVariant) -> String {
    let scenarios = scenarios();
    let candidate = |scenario: &Scenario| {
        let variant = &scenario.variants[0];
        Candidate {
            name: IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() },
            topics: scenario.topics.clone(),
            level: scenario.level,
            edition: variant.incident.edition,
            regime: Regime::Standard,
            articles: Vec::new(),
            mechanism: String::new(),
        }
    };
    let blueprint = Blueprint {
        laws: LawsChoice::AsPlayed,
        sections: vec![Section { count: 3, ..Section::default() }],
        minutes: 10,
        marking: Marking::default(),
        pass: PassMark::Percent(50),
        knock_outs: Default::default(),
    };
    let drawn: Vec<Candidate> = scenarios.iter().map(candidate).collect();
    let drawn: Vec<&Candidate> = drawn.iter().collect();
    let find = |id: &str| scenarios.iter().find(|scenario| scenario.id == id);
    let link = Link::of(&blueprint, 7, paper_variant, &drawn, find).expect("they are there");
    EXAM.seal(&"Final".into(), &link, Vec::new(), [3; 12]).text()
}

/// Prepares an exam on all incidents, in these variants.
pub async fn prepare(lecturer: &Client, variants: &[PaperVariant]) {
    let links: Vec<String> = variants.iter().map(|it| sealed(*it)).collect();
    let code = EXAM.code.to_string();
    let order = json!({ "prepare-exam": { "title": "", "links": links, "code": code } });
    let (status, told) = lecturer.post("/api/lecturer/do", order).await;
    assert_eq!(status, StatusCode::OK, "{told}");
}

/// A classroom at work.
pub struct Class {
    /// The data given when it was opened.
    pub opened: Opened,
    routes: Router,
}

impl Class {
    /// A classroom in a file, or one that is forgotten.
    pub fn open(file: Option<PathBuf>) -> Class {
        let app = app();
        let opened = service::open(file, app.clone()).expect("it opens");
        let address = "http://192.168.1.5:8080/#CODE";
        let routes = Web::of(opened.handle.clone(), &opened.token, address, app).routes();
        Class { opened, routes }
    }

    /// Ends it, as Ctrl+C does.
    pub fn end(self) {
        self.opened.handle.end();
        self.opened.thread.join().expect("it ends without a fault");
    }

    /// Somebody who has not joined.
    pub fn stranger(&self) -> Client {
        Client { routes: self.routes.clone(), cookie: String::new() }
    }

    /// The lecturer.
    pub fn lecturer(&self) -> Client {
        Client { routes: self.routes.clone(), cookie: format!("lecturer={}", self.opened.token) }
    }

    /// Somebody who joins under a name.
    pub async fn joined(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let (status, told) = client.join(&self.opened.code, name, "").await;
        assert_eq!(status, StatusCode::OK, "{told}");
        client
    }
}

/// A browser.
#[derive(Clone)]
pub struct Client {
    routes: Router,
    /// Its cookies.
    pub cookie: String,
}

impl Client {
    /// Joins, and keeps the cookie.
    pub async fn join(&mut self, code: &str, name: &str, personal: &str) -> (StatusCode, Value) {
        let join = json!({ "code": code, "name": name, "personal_code": personal });
        let request = self.request("POST", "/api/join", &join.to_string());
        let response = self.routes.clone().oneshot(request).await.expect("a response");
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            let cookie = cookie.to_str().expect("letters");
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        let status = response.status();
        (status, read_json(response.into_body()).await)
    }

    /// Gets an address.
    pub async fn get(&self, address: &str) -> (StatusCode, Value) {
        self.asked(self.request("GET", address, "")).await
    }

    /// Posts a value.
    pub async fn post(&self, address: &str, value: Value) -> (StatusCode, Value) {
        self.asked(self.request("POST", address, &value.to_string())).await
    }

    /// Gives an order of the lecturer.
    pub async fn order(&self, order: Value) -> StatusCode {
        self.post("/api/lecturer/do", order).await.0
    }

    /// The content of an address.
    pub async fn bytes(&self, address: &str) -> (StatusCode, Vec<u8>) {
        let response = self.routes.clone().oneshot(self.request("GET", address, "")).await;
        let response = response.expect("a response");
        let status = response.status();
        let content = to_bytes(response.into_body(), usize::MAX).await.expect("a content");
        (status, content.to_vec())
    }

    /// The response to any request.
    pub async fn send(&self, request: Request<Body>) -> axum::response::Response {
        self.routes.clone().oneshot(request).await.expect("a response")
    }

    /// A request with the cookies of this browser.
    pub fn request(&self, method: &str, address: &str, content: &str) -> Request<Body> {
        let request = Request::builder()
            .method(method)
            .uri(address)
            .header(HOST, "192.168.1.5:8080")
            .header(COOKIE, &self.cookie)
            .header(CONTENT_TYPE, "application/json");
        request.body(Body::from(content.to_owned())).expect("a request")
    }

    async fn asked(&self, request: Request<Body>) -> (StatusCode, Value) {
        let response = self.send(request).await;
        (response.status(), read_json(response.into_body()).await)
    }
}

async fn read_json(body: Body) -> Value {
    let content = to_bytes(body, usize::MAX).await.expect("a content");
    serde_json::from_slice(&content).unwrap_or_default()
}
