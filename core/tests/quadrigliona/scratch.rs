#![allow(unused_imports)]
use crate::film::*;
use acconcio_core::incident::{PerPlayer, SetUpFault};
use acconcio_core::quadrigliona::PerTeam;
use acconcio_core::quadrigliona::act::*;
use acconcio_core::quadrigliona::incident::{History, Stage};
use shakmaty::Role;
#[test]
fn scratch() {
    let cases: Vec<(&str, fn() -> acconcio_core::quadrigliona::Incident)> =
        include!("/tmp/qua_cases.rs");
    let mut out = String::new();
    for (name, make) in cases {
        out += &format!("=== {name}\n");
        match std::panic::catch_unwind(|| text(&make())) {
            Ok(t) => out += &format!("{t}\n"),
            Err(_) => out += "PANIC\n",
        }
    }
    std::fs::write("/tmp/qua_out.txt", out).unwrap();
}
