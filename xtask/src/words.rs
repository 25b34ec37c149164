//! `words`: what each language lacks, and what it says otherwise than English.

use acconcio_scenario_files::texts::{self, Comparison, Difference, Finding, LanguageReport};
use acconcio_training::scenario::LanguageCode;
use acconcio_words_compiler::{SOURCE, Words};
use anyhow::Result;

use crate::root::root;

/// The languages to report on.
#[derive(clap::Args)]
pub struct Options {
    /// Codes of languages, such as `it`; all when none is named
    languages: Vec<String>,
}

/// Prints for each language its share of the texts, and every finding with file and line.
///
/// # Errors
/// When a file of texts is wrong; every fault is told.
pub fn words(options: &Options) -> Result<()> {
    let root = root();
    let words = crate::texts::read()?;
    let incidents = texts::report(&root)?;
    for language in words.languages.iter().filter(|language| language.code != SOURCE) {
        let code = language.code.as_str();
        if !options.languages.is_empty() && !options.languages.iter().any(|it| it == code) {
            continue;
        }
        let mut findings = of_the_app(&words, code)?;
        let missing = words.missing(code).count();
        let all = words.messages.len();
        let report = incidents.iter().find(|report| report.language.as_str() == code);
        let (other, lacking) = report.map_or((0, 0), |report| (report.texts, lacking(report)));
        findings.extend(report.into_iter().flat_map(|report| report.findings.iter().cloned()));
        let there = all - missing + other - lacking;
        let percent = there * 100 / (all + other).max(1);
        println!(
            "{code} ({}): {percent} %. App {} of {all}, incidents and handbook {} of {other}",
            language.english_name,
            all - missing,
            other - lacking,
        );
        for finding in &findings {
            println!("  {finding}");
        }
    }
    Ok(())
}

fn lacking(report: &LanguageReport) -> usize {
    let is_missing = |finding: &&Finding| finding.difference == Difference::Missing;
    report.findings.iter().filter(is_missing).count()
}

/// The texts of the app that a language lacks, and those in which it differs.
fn of_the_app(words: &Words, code: &str) -> Result<Vec<Finding>> {
    let comparison = Comparison::of(&root(), LanguageCode::new(code))?;
    let mut findings = Vec::new();
    for message in &words.messages {
        let finding = |code: &str, difference| {
            let (path, line) = message.place(code).map_or_else(Default::default, |(path, line)| {
                (path.strip_prefix(root()).unwrap_or(path).to_owned(), line)
            });
            Finding { path, line, key: message.name.clone(), difference }
        };
        if message.place(code).is_none() {
            findings.push(finding(SOURCE, Difference::Missing));
            continue;
        }
        let text = |code: &str| message.texts(code).join(" ");
        let found = comparison.differences(&text(SOURCE), &text(code));
        findings.extend(found.into_iter().map(|difference| finding(code, difference)));
    }
    Ok(findings)
}
