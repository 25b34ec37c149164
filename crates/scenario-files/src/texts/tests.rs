//! Files of texts that are right, wrong, or missing.

use std::path::{Path, PathBuf};

use acconcio_training::scenario::{Course, Lesson, Prose, Scenario, Term, Text};

use super::*;
use crate::root;

const ENGLISH: &str = r#"title = "A course"
lead = "What it is about."

[lessons.first]
title = "First"
text = """
One paragraph
over two lines.

Another.
"""
"#;

const ITALIAN: &str = r#"title = "Un corso"
lead = "Di che cosa tratta."

[lessons.first]
title = "Prima"
text = "Uno solo."
"#;

fn course() -> Course {
    let (title, text) = (Text::default(), Prose::default());
    let id = "first".to_owned();
    let lesson = Lesson { id, slides: None, title: title.clone(), text, incidents: Vec::new() };
    Course {
        id: "a-course".to_owned(),
        laws: None,
        step: None,
        title: title.clone(),
        lead: title,
        lessons: vec![lesson],
    }
}

/// Returns texts with these files, by the codes of their languages.
fn texts(files: &[(&str, &str)]) -> Texts {
    let path = |code: &str| PathBuf::from(format!("scenarios/courses/{code}/a-course.toml"));
    let file = |(code, content): &(&str, &str)| {
        TextFile::parse(LanguageCode::new(code), path(code), (*content).to_owned())
    };
    Texts {
        source: path(SOURCE),
        files: files.iter().map(file).collect(),
        first: LanguageCode::new(SOURCE),
    }
}

/// Checks that these files, with one piece replaced in one of them, are reported with all of these words.
#[track_caller]
fn check(code: &str, old: &str, new: &str, expected: &[&str]) {
    let files = [("en", ENGLISH), ("it", ITALIAN)].map(|(own, text)| {
        assert!(own != code || text.contains(old), "`{old}` is not in the good file");
        (own, if own == code { text.replacen(old, new, 1) } else { text.to_owned() })
    });
    let files: Vec<(&str, &str)> = files.iter().map(|(code, text)| (*code, &**text)).collect();
    let report = match texts(&files).tell(&mut course()) {
        Ok(()) => String::new(),
        Err(wrong) => shown(&wrong),
    };
    for words in expected {
        assert!(report.contains(words), "`{words}` is missing in:\n{report}");
    }
}

#[test]
fn ok_each_language_is_told_in_its_place() {
    let mut course = course();
    let told = texts(&[("en", ENGLISH), ("it", ITALIAN)]).tell(&mut course);
    told.map_err(|wrong| shown(&wrong)).expect("nothing is wrong with them");
    let said = |text: &Text, code: &str| text.get(code).cloned();
    assert_eq!(said(&course.title, "it").as_deref(), Some("Un corso"));
    let text = &course.lessons[0].text;
    let paragraphs = ["One paragraph over two lines.".to_owned(), "Another.".to_owned()];
    assert_eq!(text.get("en").map(Vec::as_slice), Some(&paragraphs[..]));
    assert_eq!(text.get_or_original("es").map(|(code, _)| code.as_str()), Some("en"));
}

#[test]
fn ok_another_language_may_lack_a_text() {
    let mut course = course();
    let half = ITALIAN.replace("lead = \"Di che cosa tratta.\"\n", "");
    texts(&[("en", ENGLISH), ("it", &half)]).tell(&mut course).expect("it is shown in English");
    let found = course.lead.get_or_original("it").map(|(code, text)| (code.as_str(), &**text));
    assert_eq!(found, Some(("en", "What it is about.")));
    assert_eq!(course.title.get_or_original("it").map(|(code, _)| code.as_str()), Some("it"));
}

#[test]
fn err_the_first_language_has_every_text() {
    let lead = "lead = \"What it is about.\"\n";
    check("en", lead, "", &["en/a-course.toml:", "`lead`", "missing", "write `lead = "]);
    check("en", "title = \"First\"\n", "", &["`lessons.first.title`", "under [lessons.first]"]);
    let wrong = texts(&[("it", ITALIAN)]).tell(&mut course()).expect_err("there is no English");
    let report = shown(&wrong);
    for words in ["scenarios/courses/en/a-course.toml", "no file", "`en`", "with title, lead"] {
        assert!(report.contains(words), "`{words}` is missing in:\n{report}");
    }
}

#[test]
fn err_each_mistake_has_its_file_line_field_and_remedy() {
    check("it", "\"Un corso\"", "\" \"", &["it/a-course.toml:1:9", "`title`", "empty", "write it"]);
    check("en", "\"A course\"", "\"\"", &["en/a-course.toml:1:9", "`title`", "empty"]);
    check("it", "\"Prima\"", "7", &["it/a-course.toml:5:9", "integer", "quotation marks"]);
    check("it", "\"Un corso\"", "[\"Un corso\"]", &["`title`", "array"]);
    check("it", "\"Un corso\"", "{ it = \"Un corso\" }", &["`title.it`", "no such text"]);
    check("it", "\"Un corso\"", "\"Un corso", &["it/a-course.toml:1:"]);
    let obsolete = "[lessons.gone]\ntitle = \"Via\"\n\n[lessons.first]";
    check("it", "[lessons.first]", obsolete, &["`lessons.gone.title`", "no such text", "remove"]);
    check("en", "lead =", "leed =", &["`leed`", "the facts have nothing", "one of: lead, title"]);
    let paragraphs = "\"\"\"\nUn corso\n\ndue\n\"\"\"";
    check("it", "\"Un corso\"", paragraphs, &["`title`", "more than one paragraph"]);
}

#[test]
fn ok_a_folder_is_a_language_by_its_name() {
    for code in ["en", "it", "pt-BR", "zh-Hans", "ast"] {
        assert!(is_code(code), "{code}");
    }
    for name in ["courses", "quadrigliona", "EN", "e", "en.toml", "pt-", ""] {
        assert!(!is_code(name), "{name}");
    }
}

/// Checks that every text of the repository reaches its place in the pack, in every language.
#[test]
fn ok_the_pack_says_what_the_files_say() -> Result<()> {
    let scenarios: Vec<Scenario> = crate::pack::scenarios(&root())?;
    let mut told = 0;
    for mut scenario in scenarios {
        let facts = root().join(format!("scenarios/{}.toml", scenario.id));
        let texts = Texts::beside(&root(), &facts)?;
        for file in &texts.files {
            let mut own = scenario.clone();
            own.leave_only(file.language.as_str());
            let json = serde_json::to_string(&own)?;
            let mut own: Scenario = serde_json::from_str(&json)?;
            for (key, slot) in own.slots() {
                let Some(entry) = file.entry(&key) else { continue };
                let text = match slot {
                    Slot::Text(text) => text.clone(),
                    Slot::Optional(text) | Slot::Own(text) => text.clone().unwrap_or_default(),
                    Slot::Prose(_) => Text::default(),
                };
                let expected = worded::paragraphs(&entry.text).join(" ");
                let all: Vec<_> = text.iter().collect();
                assert_eq!(all, [(&file.language, &expected)], "{}: {key}", scenario.id);
                told += 1;
            }
        }
        assert_eq!(scenario.keys().len(), 3 + scenario.variants.len() + 1);
    }
    assert!(told >= 2 * 2200, "{told} texts");
    Ok(())
}

#[test]
fn ok_italian_is_whole_and_names_what_english_names() -> Result<()> {
    let reports = report(&root())?;
    let italian = reports.iter().find(|report| report.language.as_str() == "it");
    let italian = italian.expect("there is Italian");
    let shown: Vec<String> = italian.findings.iter().map(ToString::to_string).collect();
    assert_eq!(shown, Vec::<String>::new());
    assert!(italian.percent() == 100 && italian.texts >= 3500, "{}", italian.texts);
    Ok(())
}

/// Writes files below a folder of its own.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("acconcio-texts-{name}-{}", std::process::id()));
    for (file, content) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&folder)).expect("the folder can be made");
        fs::write(path, content).expect("the file can be written");
    }
    folder
}

#[test]
fn err_what_a_language_lacks_or_says_otherwise_is_found() -> Result<()> {
    let english = "title = \"The rook\"\nframing = \"\"\"\nThe rook is on d4;\nthen 5.Rd6.\n\"\"\"\n\
        source = \"Kiel 1893\"\nevent = \"Kiel, round 2\"\n[variants]\none = \"Article 4.4\"\n";
    let spanish = "title = \"The rook\"\nframing = \"La torre está en d5; luego 5.Dd6.\"\n\
        source = \"Kiel 1893\"\nold = \"Vieja\"\n[variants]\none = \"Artículo 4.3\"\n";
    let root = folder(
        "report",
        &[
            ("scenarios/a-scenario.toml", ""),
            ("scenarios/en/a-scenario.toml", english),
            ("scenarios/es/a-scenario.toml", spanish),
            ("scenarios/es/gone.toml", ""),
        ],
    );
    let reports = report(&root)?;
    fs::remove_dir_all(&root)?;
    assert_eq!(reports.len(), 1);
    let shown: Vec<String> = reports[0].findings.iter().map(ToString::to_string).collect();
    let file = "scenarios/es/a-scenario.toml";
    let other = |line, key, what, there, here| {
        format!(
            "{file}:{line}: `{key}` names other {what} than `en`: only there {there}, only here {here}"
        )
    };
    let expected = [
        format!("{file}:1: `title` is not translated"),
        other(2, "framing", "squares", "d4", "d5"),
        other(2, "framing", "moves", "Rd6", "Qd6"),
        format!("{file}: `event` is missing"),
        other(6, "variants.one", "numbers", "4.4", "4.3"),
        format!("{file}:4: `old` is obsolete: remove it"),
        "scenarios/es/gone.toml:1: `file` is obsolete: remove it".to_owned(),
    ];
    assert_eq!(shown, expected);
    assert_eq!((reports[0].texts, reports[0].percent()), (5, 80));
    Ok(())
}

#[test]
fn ok_other_words_for_a_term_are_each_languages_own() {
    let term = Term {
        id: "mate".to_owned(),
        name: Text::default(),
        line: Text::default(),
        also: None,
        home: None,
    };
    let mut terms = vec![term];
    let english = "[mate]\nname = \"checkmate\"\nline = \"It ends the game.\"\n";
    let italian =
        "[mate]\nname = \"scacco matto\"\nline = \"Chiude la partita.\"\nalso = \"matto\"\n";
    texts(&[("en", english), ("it", italian)]).tell(&mut terms).expect("nothing is wrong");
    let also = |code: &str| {
        let mut own = terms.clone();
        own.leave_only(code);
        own[0].also.as_ref().and_then(|also| also.get(code).cloned())
    };
    assert_eq!((also("en"), also("it").as_deref()), (None, Some("matto")));
}

#[test]
fn err_texts_without_facts_are_named() -> Result<()> {
    let files =
        [("scenarios/a.toml", ""), ("scenarios/en/a.toml", ""), ("scenarios/it/b.toml", "")];
    let root = folder("orphans", &files);
    let left = shown(&without_facts(&root)?);
    fs::remove_dir_all(&root)?;
    for words in ["scenarios/it/b.toml", "no scenarios/b.toml", "rename"] {
        assert!(left.contains(words), "`{words}` is missing in:\n{left}");
    }
    assert!(!left.contains("en/a.toml"), "{left}");
    assert!(without_facts(Path::new("no-such-folder"))?.is_empty());
    Ok(())
}
