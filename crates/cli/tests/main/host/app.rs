//! An app of which the incidents alone are real, and an exam on them.

use std::fs;
use std::path::{Path, PathBuf};

use acconcio_scenario_files::all;
use acconcio_training::exam::{
    Blueprint, Candidate, Link, Marking, NewExam, PaperVariant, PassMark, Section,
};
use acconcio_training::scenario::{
    Catalogue, IncidentName, LawsChoice, PACK_VERSION, Scenario, ScenarioPack,
};

use crate::root;

/// The greatest number of incidents on an exam here.
const MOST: usize = 40;

/// A folder of its own for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("acconcio-host-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Removes the folder of a test that has passed.
pub fn remove(folder: &Path) {
    fs::remove_dir_all(folder).expect("it is there");
}

/// The first scenarios, without texts.
fn scenarios() -> Vec<Scenario> {
    let files = all::<Scenario>(&root()).expect("they are read");
    let scenarios = files.into_iter().filter_map(|file| file.scenario.ok());
    scenarios.take(MOST).collect()
}

/// The folder of the app.
pub fn app(folder: &Path) -> PathBuf {
    let app = folder.join("app");
    let packs = app.join("packs");
    fs::create_dir_all(&packs).expect("a folder");
    let write = |name: String, json: String| fs::write(packs.join(name), json).expect("written");
    let scenarios = scenarios();
    let entries = scenarios.iter().map(Scenario::catalogue_entry).collect();
    let catalogue = Catalogue { version: PACK_VERSION, scenarios: entries };
    write("catalogue.en.json".to_owned(), json(&catalogue));
    for scenario in scenarios {
        let name = format!("{}.en.json", scenario.id);
        write(name, json(&ScenarioPack { version: PACK_VERSION, scenario }));
    }
    fs::write(app.join("index.html"), "<!doctype html>").expect("written");
    app
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain values")
}

/// The paper of an exam on so many incidents, with the code that opens it.
pub fn exam(items: u8) -> (String, String) {
    let scenarios = scenarios();
    let candidate = |scenario: &Scenario| {
        let variant = &scenario.variants[0];
        Candidate {
            name: IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() },
            topics: Vec::new(),
            level: 1,
            edition: variant.incident.edition,
            regime: variant.incident.regime,
            articles: Vec::new(),
            mechanism: String::new(),
        }
    };
    let blueprint = Blueprint {
        laws: LawsChoice::AsPlayed,
        sections: vec![Section { count: items, ..Section::default() }],
        minutes: 90,
        marking: Marking::default(),
        pass: PassMark::Percent(50),
        knock_outs: Default::default(),
    };
    let drawn: Vec<Candidate> = scenarios.iter().take(usize::from(items)).map(candidate).collect();
    let drawn: Vec<&Candidate> = drawn.iter().collect();
    let find = |id: &str| scenarios.iter().find(|scenario| scenario.id == id);
    let link = Link::of(&blueprint, 7, PaperVariant::A, &drawn, find).expect("they are there");
    let exam = NewExam::of(&[7; NewExam::RANDOM]);
    (exam.seal(&"Load".into(), &link, Vec::new(), [7; 12]).text(), exam.code.to_string())
}
