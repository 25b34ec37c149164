//! `acconcio host` as a process: killed at random moments, and under the load of a large class.

mod app;
mod phone;
mod server;

use std::collections::HashMap;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use acconcio_properties::cases;
use serde_json::{Value, json};

use app::{app, exam};
use phone::Phone;
use server::Server;

/// The last sequence number and answer that were acknowledged, by candidate and item.
type Acknowledged = HashMap<(usize, usize), (u64, Value)>;

const CANDIDATES: usize = 12;
const ITEMS: u8 = 6;

#[test]
fn ok_no_acknowledged_answer_is_lost_when_the_server_is_killed() {
    let folder = app::folder("kills");
    let (app, data) = (app(&folder), folder.join("classroom.sqlite"));
    let mut server = Server::start(&data, &app);
    let cookies: Vec<String> =
        join(&server, CANDIDATES).into_iter().map(|phone| phone.cookie).collect();
    begin(&server, ITEMS);
    let known = Mutex::new(Acknowledged::new());
    // A start takes a while: 200 kills in a thorough run, a few in the others.
    for round in 0..cases(200).pow(2) / 200 {
        let is_ending = Arc::new(AtomicBool::new(false));
        thread::scope(|scope| {
            for (number, cookie) in cookies.iter().enumerate() {
                let phone = Phone::new(server.address, cookie);
                let (known, is_ending) = (&known, is_ending.clone());
                scope.spawn(move || answer_until_killed(phone, (number, round), known, &is_ending));
            }
            thread::sleep(Duration::from_millis(10 + scattered(u64::from(round)) % 150));
            server.kill();
            is_ending.store(true, Ordering::Relaxed);
        });
        server = Server::start(&data, &app);
        let known = known.lock().unwrap_or_else(PoisonError::into_inner);
        check_all_are_there(&server, &cookies, &known);
        server.lecturer().must("POST", "/api/lecturer/do", &json!("resume-exam"));
    }
    let known = known.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(known.len() > CANDIDATES, "{} answers were acknowledged", known.len());
    server.kill();
    app::remove(&folder);
}

#[cfg(unix)]
#[test]
fn ok_ctrl_c_ends_it_though_phones_are_connected_and_the_next_start_goes_on() {
    let folder = app::folder("interrupted");
    let (app, data) = (app(&folder), folder.join("classroom.sqlite"));
    let server = Server::start(&data, &app);
    let mut phone = join(&server, 1).remove(0);
    begin(&server, ITEMS);
    phone.must("POST", "/api/save", &save(0, 1, &answer(1)));
    // One that listens, and one that left in the middle of a request.
    let listening = phone.left_open("GET /api/events HTTP/1.1");
    let stalled = phone.left_open(
        "POST /api/save HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 100",
    );
    let code = server.code.clone();
    let (status, said) = server.interrupt();
    assert!(status.success(), "{status}");
    assert!(said.last().is_some_and(|line| line.starts_with("ended")), "{said:?}");
    let log = folder.join("classroom.sqlite-wal");
    assert!(fs::metadata(&log).map_or(0, |log| log.len()) == 0, "all is in the one file");
    drop((listening, stalled));
    let mut again = Server::start(&data, &app);
    assert_eq!(again.code, code);
    let view = Phone::new(again.address, &phone.cookie).must("GET", "/api/view", &Value::Null);
    assert_eq!(
        (&view["exam"]["phase"], &view["exam"]["items"][0]["answer"]),
        (&json!("paused"), &answer(1))
    );
    again.kill();
    app::remove(&folder);
}

#[test]
#[ignore = "a measurement: cargo test --release --package acconcio-cli measure -- --ignored --nocapture"]
fn measure_500_candidates_with_40_incidents() {
    let folder = app::folder("load");
    let app = app(&folder);
    let data = folder.join("classroom.sqlite");
    let mut server = Server::start_named(&data, &app);
    let start = Instant::now();
    let phones = join(&server, 500);
    println!("500 candidates joined in {:.1} s", start.elapsed().as_secs_f64());
    begin(&server, 40);
    let start = Instant::now();
    let candidates = phones.into_iter().map(|phone| {
        let thread = thread::Builder::new().stack_size(256 * 1024);
        thread.spawn(move || answer_everything(phone)).expect("a thread")
    });
    let candidates: Vec<_> = candidates.collect();
    let waits = candidates.into_iter().flat_map(|it| it.join().expect("it ends without a fault"));
    let mut waits: Vec<Duration> = waits.collect();
    let seconds = start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let at = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    let rate = f64::from(u32::try_from(waits.len()).expect("few")) / seconds;
    println!("{} answers acknowledged in {seconds:.1} s: {rate:.0} a second", waits.len());
    assert_eq!(waits.len(), 500 * 40 * 2);
    println!("a save: median {:.1} ms, 99 of 100 within {:.1} ms", at(50), at(99));
    println!("memory of the server: {} MB at most", server.memory().unwrap_or_default());
    server.kill();
    let start = Instant::now();
    let mut again = Server::start_named(&data, &app);
    let view = again.lecturer().must("GET", "/api/lecturer/view", &Value::Null);
    println!("killed; a second start with all answers took {:.1} s", start.elapsed().as_secs_f64());
    let people = view["people"].as_array().expect("people");
    assert!(people.iter().all(|person| person["exam"]["answered"] == 40), "nothing is lost");
    again.kill();
    app::remove(&folder);
}

fn join(server: &Server, count: usize) -> Vec<Phone> {
    let joined = |number: usize| {
        let mut phone = Phone::new(server.address, "");
        let name = format!("Candidate {number}");
        let join = json!({ "code": server.code, "name": name, "personal_code": "" });
        phone.must("POST", "/api/join", &join);
        phone
    };
    (0..count).map(joined).collect()
}

fn begin(server: &Server, items: u8) {
    let mut lecturer = server.lecturer();
    let (paper, code) = exam(items);
    let order = json!({ "prepare-exam": { "title": "Load", "links": [paper], "code": code } });
    lecturer.must("POST", "/api/lecturer/do", &order);
    lecturer.must("POST", "/api/lecturer/do", &json!("begin-exam"));
}

fn save(item: usize, seq: u64, answer: &Value) -> Value {
    json!({ "exam": 1, "item": item, "seq": seq, "answer": answer, "seconds": 1 })
}

/// Answers every item twice; waits where the limits ask for it.
fn answer_everything(mut phone: Phone) -> Vec<Duration> {
    phone.must("GET", "/api/sheets", &Value::Null);
    let mut waits = Vec::new();
    for seq in 1..=2 {
        for item in 0..40 {
            let answer = answer(seq + u64::try_from(item).expect("small"));
            loop {
                let start = Instant::now();
                match phone.ask("POST", "/api/save", &save(item, seq, &answer)) {
                    Ok((200, _)) => break waits.push(start.elapsed()),
                    Ok((429, _)) => thread::sleep(Duration::from_millis(100)),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
    waits
}

fn answer_until_killed(
    mut phone: Phone,
    (number, round): (usize, u32),
    known: &Mutex<Acknowledged>,
    is_ending: &AtomicBool,
) {
    let items = u64::from(ITEMS);
    for step in 1.. {
        if is_ending.load(Ordering::Relaxed) {
            return;
        }
        let seed =
            scattered(u64::try_from(number).expect("small") << 40 | u64::from(round) << 20 | step);
        let item = usize::try_from(seed % items).expect("small");
        let answer = answer(seed >> 8);
        // What was on its way to a server that was killed may have been saved: numbers of a later round are greater.
        let seq = u64::from(round) * 1_000_000 + step;
        match phone.ask("POST", "/api/save", &save(item, seq, &answer)) {
            Ok((200, _)) => {
                let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
                known.insert((number, item), (seq, answer));
            }
            Ok((429, _)) => thread::sleep(Duration::from_millis(20)),
            Ok(other) => panic!("{other:?}"),
            Err(_) => return,
        }
    }
}

/// Each answer is there as it was acknowledged, or a later one that was on its way.
fn check_all_are_there(server: &Server, cookies: &[String], known: &Acknowledged) {
    for (number, cookie) in cookies.iter().enumerate() {
        let view = Phone::new(server.address, cookie).must("GET", "/api/view", &Value::Null);
        for ((_, item), (seq, answer)) in known.iter().filter(|(of, _)| of.0 == number) {
            let found = &view["exam"]["items"][*item];
            let there = found["seq"].as_u64().expect("a number");
            assert!(there >= *seq, "candidate {number}, item {item}: {found} for {seq}");
            assert!(there > *seq || found["answer"] == *answer, "{found} for {answer}");
        }
    }
}

fn answer(number: u64) -> Value {
    let trigger = match number % 3 {
        0 => "ex-officio",
        1 => "on-claim",
        _ => "none",
    };
    json!({ "trigger": trigger, "count": number % 4 })
}

/// A number that looks as if it came by chance, for each seed the same.
fn scattered(seed: u64) -> u64 {
    let mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
