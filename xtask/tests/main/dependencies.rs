//! Packages that must not come into the app as dependencies.

use std::process::Command;

#[test]
fn ok_the_app_has_no_attack_tables() {
    let tree = tree_of_the_app_above("shakmaty");
    assert!(tree.contains("shakmaty v"), "{tree}");
    assert!(
        !tree.contains("magics"),
        "the feature `magics` of shakmaty adds 600 kB to the app: switch it off\n{tree}"
    );
}

fn tree_of_the_app_above(package: &str) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--package", "acconcio-app", "--target", "wasm32-unknown-unknown"]);
    cargo.args(["--edges", "normal,features", "--invert", package]);
    let output = cargo.output().expect("cargo runs this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo prints UTF-8")
}
