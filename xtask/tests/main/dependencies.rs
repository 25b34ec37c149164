//! The dependencies of the repository: nothing that must not come into the app, and nothing that the README does not name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
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

#[test]
fn ok_programs_and_tests_are_built_of_the_same_crates() {
    let (programs, tests) =
        (crates_with_features("normal,build"), crates_with_features("normal,build,dev"));
    assert!(programs.iter().any(|it| it.starts_with("shakmaty v")), "{programs:?}");
    let twice: Vec<_> = programs.difference(&tests).collect();
    assert!(
        twice.is_empty(),
        "cargo compiles these, and what depends on them, once for programs and once for tests: \
         see crates/properties/Cargo.toml\n{twice:#?}"
    );
}

#[test]
fn ok_the_readme_names_each_dependency_and_no_other() {
    let readme = fs::read_to_string(root().join("README.md")).expect("there is a README");
    let listed = listed(&readme);
    let mut named: BTreeSet<String> = manifests().iter().flat_map(|it| named(&table(it))).collect();
    named.extend(npm_packages());
    assert!(named.contains("shakmaty") && named.contains("axe-core"), "{named:?}");
    let missing: Vec<_> = named.difference(&listed).collect();
    assert!(missing.is_empty(), "write into the table of dependencies in README.md: {missing:?}");
    let unused: Vec<_> = listed.difference(&named).collect();
    assert!(unused.is_empty(), "no manifest names these of the table in README.md: {unused:?}");
}

#[test]
fn err_these_tests_see_what_they_look_for() {
    let manifest = "[dependencies]\na = \"1\"\nours = { path = \"x\" }\nd.workspace = true\n\
        acconcio-mate.workspace = true\n[dev-dependencies]\nb = { version = \"1\" }\n\
        [target.x.dependencies]\nc = \"1\"\nrenamed = { package = \"e\", version = \"1\" }\n\
        [workspace.dependencies]\nf = \"1\"\n";
    let found = named(&manifest.parse().expect("it is TOML"));
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "b", "c", "d", "e", "f"]);
    let readme = "[x](y)\n## Dependencies\n| name | why |\n| --- | --- |\n\
        | [one](https://one), two | for [three](https://three) |\n\n[four](z)\n## Licence\n| five | |\n";
    assert_eq!(listed(readme).into_iter().collect::<Vec<_>>(), ["one", "two"]);
}

/// The names in the first column of the table of dependencies, linked or not.
fn listed(readme: &str) -> BTreeSet<String> {
    let section = readme.split("\n## ").find(|section| section.starts_with("Dependencies\n"));
    let rows = section.expect("README.md has the section Dependencies").lines();
    let rows = rows.filter_map(|line| line.strip_prefix("| ")?.split(" |").next()).skip(2);
    let name = |text: &str| {
        let text = text.trim();
        let linked = text.strip_prefix('[').and_then(|text| text.split(']').next());
        linked.unwrap_or(text).to_owned()
    };
    rows.flat_map(|row| row.split(',')).map(name).collect()
}

/// The crates from elsewhere that a manifest names.
fn named(manifest: &toml::Table) -> BTreeSet<String> {
    const KINDS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let targets = targets.into_iter().flat_map(|targets| targets.values());
    let workspace = manifest.get("workspace").into_iter();
    let tables = targets.chain(workspace).filter_map(toml::Value::as_table);
    let dependencies = std::iter::once(manifest)
        .chain(tables)
        .flat_map(|table| KINDS.iter().filter_map(|kind| table.get(*kind)?.as_table()))
        .flatten();
    dependencies
        .filter(|(name, asked)| asked.get("path").is_none() && !name.starts_with("acconcio-"))
        .map(|(name, asked)| asked.get("package").and_then(toml::Value::as_str).unwrap_or(name))
        .map(str::to_owned)
        .collect()
}

/// The manifest of the workspace and those of its packages.
fn manifests() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).expect("there are crates");
    let crates = crates.map(|entry| entry.expect("an entry").path());
    let folders = crates.chain(["app", "xtask", ""].map(|folder| root().join(folder)));
    folders.map(|folder| folder.join("Cargo.toml")).filter(|file| file.is_file()).collect()
}

fn table(manifest: &Path) -> toml::Table {
    fs::read_to_string(manifest).expect("a manifest").parse().expect("it is TOML")
}

fn npm_packages() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("app/tests/browser/package.json"));
    let package: serde_json::Value =
        serde_json::from_str(&text.expect("a package.json")).expect("it is JSON");
    let kinds = ["dependencies", "devDependencies"];
    let packages = kinds.iter().filter_map(|kind| package[*kind].as_object());
    packages.flat_map(|packages| packages.keys().cloned()).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository").into()
}

/// The crates that the packages are built of, each with the features that are chosen for it.
fn crates_with_features(edges: &str) -> BTreeSet<String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--workspace", "--exclude", "acconcio-benches", "--edges", edges]);
    cargo.args(["--prefix", "none", "--no-dedupe", "--format", "{p} {f}"]);
    output(&mut cargo).lines().map(str::to_owned).collect()
}

fn tree_of_the_app_above(package: &str) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--package", "acconcio-app", "--target", "wasm32-unknown-unknown"]);
    cargo.args(["--edges", "normal,features", "--invert", package]);
    output(&mut cargo)
}

fn output(cargo: &mut Command) -> String {
    let output = cargo.output().expect("cargo runs this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo prints UTF-8")
}
