//! A question bank as Moodle imports it: Moodle XML, a category for each lesson with one multiple-choice question for
//! each question asked of an incident.

use std::fmt::Write;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use shakmaty::Board;

use super::item::{AnswerOption, Asked, Item};
use crate::language::Language;
use crate::ui::board_picture::svg;

/// The incidents of a lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The title.
    pub title: String,
    /// The incidents, in their order.
    pub items: Vec<Item>,
}

/// The bank of a course: a category under its name for each lesson.
pub fn moodle(course: &str, lessons: &[Lesson], language: Language) -> String {
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
    // A slash separates categories in their path, so that one in the name is doubled.
    let in_path = |name: &str| escaped(&name.replace('/', "//"));
    for Lesson { title, items } in lessons {
        xml.push_str(&format!(
            "  <question type=\"category\">\n    <category><text>$course$/top/{}/{}</text></category>\n  \
             </question>\n",
            in_path(course),
            in_path(title)
        ));
        for item in items {
            for asked in &item.asked {
                xml.push_str(&question(item, asked, language));
            }
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
            BASE64_STANDARD.encode(svg(board))
        );
    }
    xml.push_str("    </questiontext>\n");
    let _ = writeln!(
        xml,
        "    <generalfeedback format=\"html\"><text>{}</text></generalfeedback>",
        escaped(&feedback(item, asked, language))
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
    let tag = |tag: &String| format!("<tag><text>{}</text></tag>", escaped(tag));
    let tags: String = item.tags.iter().map(tag).collect();
    let _ = writeln!(xml, "    <tags>{tags}</tags>");
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
    // Who does not see the board is told what stands on it.
    let picture = |file: &str, caption: &str, board: &Board| {
        format!(
            "<p>{caption}:<br><img src=\"@@PLUGINFILE@@/{file}\" alt=\"{}\" width=\"380\" \
             height=\"380\"></p>",
            escaped(&language.men(board))
        )
    };
    html.push_str(&picture(BEFORE, words.before(), &facts.before));
    let acts: String = facts.acts.iter().map(|act| format!("<li>{}</li>", escaped(act))).collect();
    let _ = write!(html, "<p><b>{}:</b></p><ol>{acts}</ol>", words.acts());
    if let Some(now) = &facts.now {
        html.push_str(&picture(NOW, words.now(), now));
    }
    let _ = write!(html, "<p><b>{}</b></p>", escaped(&asked.words));
    html
}

/// The rulings under every reading, and the reasons, as HTML.
fn feedback(item: &Item, asked: &Asked, language: Language) -> String {
    let words = language.bank();
    let headings = std::iter::once(words.ruling()).chain(std::iter::repeat(words.readings()));
    let lines = headings.zip(&asked.rulings);
    let rulings = lines.map(|(heading, ruled)| format!("<p>{heading}: {}</p>", escaped(ruled)));
    let reason = |reason: &String| format!("<li>{}</li>", escaped(reason));
    let reasons: String = item.reasons.iter().map(reason).collect();
    let reasons = format!("<p>{}:</p><ul>{reasons}</ul>", words.reasons());
    rulings.chain((!item.reasons.is_empty()).then_some(reasons)).collect()
}

fn answer(choice: &AnswerOption, asked: &Asked) -> String {
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
