//! `moodle` as a program: its output is read back.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_scenario_files::read;
use acconcio_training::grading::{Question, model_answer, questions};
use acconcio_training::scenario::Scenario;
use roxmltree::{Document, Node};

use super::{acconcio, root};

fn bank(course: &str, language: &str) -> String {
    let out = std::env::temp_dir().join(format!("acconcio-{course}-{}.xml", std::process::id()));
    let mut command = acconcio("moodle");
    command.args([course, "--lang", language, "--out"]).arg(&out);
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let xml = std::fs::read_to_string(&out).expect("it writes the file");
    std::fs::remove_file(out).expect("the file can be removed");
    xml
}

/// Returns the text of a child, `<name><text>…</text></name>` or `<name>…</name>`.
fn text<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    let child = node.children().find(|it| it.has_tag_name(name)).expect("it has this child");
    let inner = child.children().find(|it| it.has_tag_name("text")).unwrap_or(child);
    inner.text().unwrap_or_default()
}

/// Whether a text is HTML in which every element is closed.
fn is_html(text: &str) -> bool {
    let text = text.replace("<br>", "<br/>");
    let closed = text.split("<img").enumerate().map(|(index, part)| {
        if index == 0 { part.to_owned() } else { part.replacen('>', "/>", 1) }
    });
    let closed: Vec<String> = closed.collect();
    Document::parse(&format!("<html>{}</html>", closed.join("<img"))).is_ok()
}

fn check(course: &str, language: &str) {
    let xml = bank(course, language);
    let document = Document::parse(&xml).expect("it is XML");
    let all: Vec<Node<'_, '_>> =
        document.root_element().children().filter(|it| it.has_tag_name("question")).collect();
    let (categories, asked): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|it| it.attribute("type") == Some("category"));
    assert!(categories.len() > 1, "one for each lesson");
    for category in categories {
        let path = text(category, "category").replace("//", "");
        assert!(path.starts_with("$course$/top/") && path.matches('/').count() == 3, "{path}");
    }
    assert!(asked.len() > 20, "{}", asked.len());
    let mut ids: Vec<&str> = asked.iter().map(|it| text(*it, "idnumber")).collect();
    asked.iter().for_each(|question| check_question(*question));
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), asked.len(), "each has a name of its own");
}

fn check_question(question: Node<'_, '_>) {
    let id = text(question, "idnumber");
    assert_eq!(question.attribute("type"), Some("multichoice"), "{id}");
    let answers: Vec<Node<'_, '_>> =
        question.children().filter(|it| it.has_tag_name("answer")).collect();
    let fraction = |it: &Node<'_, '_>| it.attribute("fraction").unwrap_or_default().to_owned();
    let right: Vec<&str> =
        answers.iter().filter(|it| fraction(it) == "100").map(|it| text(*it, "text")).collect();
    assert!(answers.len() > 1 && !right.is_empty(), "{id} can be answered rightly");
    assert!(answers.iter().all(|it| ["0", "50", "100"].contains(&fraction(it).as_str())), "{id}");
    assert!(right.len() < answers.len(), "{id}: not every answer is right");
    let asked = question.children().find(|it| it.has_tag_name("questiontext")).expect("a text");
    let html = text(question, "questiontext");
    assert!(is_html(html) && is_html(text(question, "generalfeedback")), "{id}: {html}");
    assert!(text(question, "generalfeedback").contains('('), "{id} cites its article");
    let pictures: Vec<&str> = asked
        .children()
        .filter(|it| it.has_tag_name("file"))
        .map(|it| it.attribute("name").expect("a name"))
        .collect();
    let used = html.matches("@@PLUGINFILE@@/").count();
    assert!(used > 0 && used == pictures.len(), "{id}: {pictures:?}");
    assert!(pictures.iter().all(|name| html.contains(&format!("@@PLUGINFILE@@/{name}\""))), "{id}");
    let tags = question.children().find(|it| it.has_tag_name("tags")).expect("tags");
    assert!(tags.children().count() >= 3, "{id}: a level, an edition, a topic");
    let told = html.split("alt=\"").skip(1).filter_map(|rest| rest.split('"').next());
    assert!(told.clone().count() == used && told.into_iter().all(|it| it.len() > 30), "{id}");
    assert!(text(question, "generalfeedback").contains("<li>"), "{id} gives its reasons");
    if id.ends_with("/count") {
        assert_eq!(right, rulings(id).iter().map(|it| format!("<p>{it}</p>")).collect::<Vec<_>>());
    }
}

/// Returns the counts that the core rules, under every reading, in their order.
fn rulings(id: &str) -> Vec<u8> {
    let [scenario, variant, _] = id.split('/').collect::<Vec<_>>()[..] else { panic!("{id}") };
    let path = root().join(format!("scenarios/{scenario}.toml"));
    let scenario: Scenario =
        read(&root(), &path).expect("there is such a file").scenario.expect("it is right");
    let incident = &scenario.variant(variant).expect("a variant").incident;
    let ruling = adjudicate(incident).expect("it is ruled on");
    assert!(questions(&ruling).contains(&Question::Count));
    let reconstruction = Reconstruction::of(incident).expect("it is told");
    let facets = ruling.facets_under_each_reading();
    let mut counts: Vec<u8> =
        facets.filter_map(|it| model_answer(&reconstruction, &ruling, it).count).collect();
    counts.sort_unstable();
    counts.dedup();
    counts
}

#[test]
fn ok_a_course_is_a_bank_of_questions_in_both_languages() {
    check("castling", "en");
    check("illegal-standard", "it");
    check("disputed", "en");
}

#[test]
fn err_a_wrong_name_is_answered_with_the_courses() {
    let output = acconcio("moodle").arg("castlng").output().expect("the program starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && error.contains("the courses are: "), "{error}");
}
