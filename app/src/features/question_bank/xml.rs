//! A question bank as Moodle imports it: Moodle XML, a category with one multiple-choice question for each
//! question asked of an incident.

use std::fmt::Write;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use shakmaty::Board;

use super::board;
use super::item::{Asked, Choice, Item};
use crate::language::Language;

/// The bank of these incidents under the name of a category.
pub fn moodle(category: &str, items: &[Item], language: Language) -> String {
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
    // A slash separates categories in their path, so that one in the name is doubled.
    let category = escaped(&category.replace('/', "//"));
    xml.push_str(&format!(
        "  <question type=\"category\">\n    <category><text>$course$/top/{category}</text></category>\n  \
         </question>\n"
    ));
    for item in items {
        for asked in &item.asked {
            xml.push_str(&question(item, asked, language));
        }
    }
    xml + "</quiz>\n"
}

fn question(item: &Item, asked: &Asked, language: Language) -> String {
    let facet = language.facet(asked.question);
    let files: Vec<(&str, &Board)> = std::iter::once((BEFORE, &item.facts.before))
        .chain(item.facts.now.as_ref().map(|now| (NOW, now)))
        .collect();
    let mut xml = String::from("  <question type=\"multichoice\">\n");
    // Writing to a string cannot fail.
    let _ =
        writeln!(xml, "    <name><text>{}: {}</text></name>", escaped(&item.title), escaped(facet));
    let _ = writeln!(
        xml,
        "    <questiontext format=\"html\"><text>{}</text>",
        escaped(&text(item, asked, language))
    );
    for (name, board) in files {
        let _ = writeln!(
            xml,
            "      <file name=\"{name}\" path=\"/\" encoding=\"base64\">{}</file>",
            BASE64_STANDARD.encode(board::svg(board))
        );
    }
    xml.push_str("    </questiontext>\n");
    let _ = writeln!(
        xml,
        "    <generalfeedback format=\"html\"><text>{}</text></generalfeedback>",
        escaped(&feedback(asked, language))
    );
    xml.push_str(
        "    <defaultgrade>1</defaultgrade>\n    <penalty>0.3333333</penalty>\n    <hidden>0</hidden>\n",
    );
    let _ = writeln!(
        xml,
        "    <idnumber>{}</idnumber>",
        escaped(&format!("{}/{}", item.id, asked.question.name()))
    );
    xml.push_str(
        "    <single>true</single>\n    <shuffleanswers>false</shuffleanswers>\n    \
         <answernumbering>abc</answernumbering>\n",
    );
    for choice in &asked.options {
        xml.push_str(&answer(choice, asked));
    }
    xml + "  </question>\n"
}

const BEFORE: &str = "before.svg";
const NOW: &str = "now.svg";

/// The facts, then the question, as HTML.
fn text(item: &Item, asked: &Asked, language: Language) -> String {
    let words = language.bank();
    let facts = &item.facts;
    let mut html: String =
        facts.lines.iter().map(|line| format!("<p>{}</p>", escaped(line))).collect();
    if let Some(played) = &facts.played {
        let _ = write!(html, "<p><b>{}:</b> {}</p>", words.played(), escaped(played));
    }
    let picture = |file: &str, caption: &str| {
        format!(
            "<p>{caption}:<br><img src=\"@@PLUGINFILE@@/{file}\" alt=\"{caption}\" width=\"380\" \
             height=\"380\"></p>"
        )
    };
    html.push_str(&picture(BEFORE, words.before()));
    let acts: String = facts.acts.iter().map(|act| format!("<li>{}</li>", escaped(act))).collect();
    let _ = write!(html, "<p><b>{}:</b></p><ol>{acts}</ol>", words.acts());
    if facts.now.is_some() {
        html.push_str(&picture(NOW, words.now()));
    }
    let _ = write!(html, "<p><b>{}</b></p>", escaped(&asked.words));
    html
}

/// The rulings under every reading, as HTML.
fn feedback(asked: &Asked, language: Language) -> String {
    let words = language.bank();
    let headings = std::iter::once(words.ruling()).chain(std::iter::repeat(words.readings()));
    let lines = headings.zip(&asked.rulings);
    lines.map(|(heading, ruled)| format!("<p>{heading}: {}</p>", escaped(ruled))).collect()
}

fn answer(choice: &Choice, asked: &Asked) -> String {
    // The ruling is also shown under an answer that is not fully right.
    let feedback = asked.rulings.first().filter(|_| choice.points < 100);
    let feedback = feedback.map(|ruled| format!("<p>{}</p>", escaped(ruled))).unwrap_or_default();
    format!(
        "    <answer fraction=\"{}\" format=\"html\"><text>{}</text>\n      \
         <feedback format=\"html\"><text>{}</text></feedback></answer>\n",
        choice.points,
        escaped(&format!("<p>{}</p>", escaped(&choice.words))),
        escaped(&feedback)
    )
}

/// A text escaped for XML and HTML.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(letter),
        }
    }
    escaped
}
