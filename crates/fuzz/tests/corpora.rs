//! The inputs that libFuzzer has found interesting so far, tried again on every test run.

use std::fs;
use std::path::Path;

use acconcio_fuzz::TARGETS;

#[test]
fn ok_everything_in_the_corpora_holds() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpora");
    for (name, target) in TARGETS {
        let folder = corpora.join(name);
        let mut tried = 0;
        for entry in fs::read_dir(&folder).expect("each target has a corpus") {
            let path = entry.expect("an entry").path();
            println!("{}", path.display());
            target(&fs::read(&path).expect("a file"));
            tried += 1;
        }
        assert!(tried >= 3, "{name} has {tried} inputs only");
    }
}

#[test]
fn ok_nothing_at_all_is_taken_by_every_target() {
    for (_, target) in TARGETS {
        target(b"");
        target(b"\xff\xfe\x00");
    }
}
