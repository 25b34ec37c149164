//! Has the program compiled anew when the app that it carries has been built anew.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Otherwise the app is read when the program runs.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../dist/index.html");
    }
}
