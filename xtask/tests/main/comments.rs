//! Doc comments name the thing, or say what a function does in the third person: they do not begin with a question word.

use super::absence::{root, sources};

const QUESTIONS: [&str; 4] = ["What", "How", "Who", "Where"];

/// Returns the first lines of doc comments that begin with a question word, with their numbers.
fn questions(text: &str) -> Vec<(usize, &str)> {
    let doc = |line: &'_ str| line.trim().starts_with("///") || line.trim().starts_with("//!");
    let mut is_within = false;
    let firsts = text.lines().enumerate().filter(|(_, line)| {
        let is_first = doc(line) && !is_within;
        is_within = doc(line);
        is_first
    });
    let asks = firsts.filter(|(_, line)| {
        let word = line.trim().get(3..).unwrap_or_default().split_whitespace().next();
        word.is_some_and(|word| QUESTIONS.contains(&word))
    });
    asks.map(|(index, line)| (index + 1, line.trim())).collect()
}

#[test]
fn ok_doc_comments_name_the_thing() {
    let mut found = Vec::new();
    for (path, text) in ["app", "crates", "xtask"].into_iter().flat_map(sources) {
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        found.extend(questions(&text).iter().map(|(line, it)| format!("{name}:{line}: {it}")));
    }
    let found = found.join("\n");
    assert!(found.is_empty(), "begin with a noun, or with a verb in the third person:\n{found}");
}

#[test]
fn err_questions_are_seen() {
    let text = "//! Names.\n\n/// What it is.\n/// How it is.\nstruct A;\n\n/// The thing.\n/// Who has it.\nfn b() {}\n";
    assert_eq!(questions(text), [(3, "/// What it is.")]);
}
