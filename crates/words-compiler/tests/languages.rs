//! Folders of languages: what they are compiled into, and the faults found in them.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use acconcio_words::{Argument, Damage, Table};
use acconcio_words_compiler::{Signatures, UNTRANSLATED, Words};

/// Writes the files of a test into a folder of its own, with the languages English and Italian.
fn folder(test: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
    }
    let names = [
        ("en/language.ftl", "name = English\nenglish-name = English\n"),
        ("it/language.ftl", "name = Italiano\nenglish-name = Italian\n"),
    ];
    for (file, content) in names.iter().chain(files) {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(path, content).expect("it can be written");
    }
    folder
}

/// The texts of the messages of `a.ftl` in the group `g`, by language, with their arguments.
fn texts(words: &Words, index: usize, arguments: &[Argument<'_>]) -> Vec<String> {
    let tables = words.languages.iter().map(|language| {
        let table = String::leak(words.table("g", language));
        let table = Table::read(table, &words.signatures().schema()).expect("a whole table");
        table.format(index, arguments, &|number| number.to_string())
    });
    tables.collect()
}

fn key(key: &str) -> Argument<'_> {
    Argument::Text(Cow::Borrowed(key))
}

const EN: &str = "\
# $color, $count
counted = { PLAYER($color) } has { $count ->
        [0] none
        [one] one move
       *[other] { $count } moves
    }.
# $role
taken = The { $role } is taken
# $color
capital = { CAPITAL(PLAYER($color, case: \"within\")) } claims
wrapped =
    One line
    and another.

    A paragraph.
only-english = Only here
";

const EN_TERMS: &str = "\
# $player
-player =
    { $case ->
        [within] { $player ->
            [white] white side
           *[black] black side
        }
       *[subject] { $player ->
            [white] White
           *[black] Black
        }
    }
";

const IT: &str = "\
counted = { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha { $count ->
        [0] nessuna mossa
        [one] una mossa
       *[other] { $count } mosse
    }.
taken = { ARTICLE($role) } { $role } è pres{ -dama.gender ->
        [feminine] a
       *[other] o
    }
capital = Reclama { $color }
wrapped = Una riga
";

const IT_TERMS: &str = "\
# $role
-article =
    { $role ->
        [queen] la
       *[other] il
    }
-dama = donna
    .gender = feminine
";

fn sample(test: &str) -> Words {
    let files = [
        ("en/g/a.ftl", EN),
        ("en/grammar.ftl", EN_TERMS),
        ("it/g/a.ftl", IT),
        ("it/grammar.ftl", IT_TERMS),
    ];
    Words::read(&folder(test, &files)).expect("files without faults")
}

#[test]
fn ok_texts_choose_by_number_key_and_term() {
    let words = sample("ok_texts_choose_by_number_key_and_term");
    let counted = |color, count| texts(&words, 0, &[key(color), Argument::Number(count)]);
    assert_eq!(counted("white", 1), ["White has one move.", "Il Bianco ha una mossa."]);
    assert_eq!(counted("black", 0), ["Black has none.", "Il Nero ha nessuna mossa."]);
    assert_eq!(counted("black", 101), ["Black has 101 moves.", "Il Nero ha 101 mosse."]);
    assert_eq!(texts(&words, 1, &[key("queen")]), ["The queen is taken", "la queen è presa"]);
    assert_eq!(texts(&words, 2, &[key("white")])[0], "White side claims");
    assert_eq!(texts(&words, 3, &[])[0], "One line and another.\n\nA paragraph.");
}

#[test]
fn ok_a_missing_text_is_in_english_and_marked() {
    let words = sample("ok_a_missing_text_is_in_english_and_marked");
    assert_eq!(texts(&words, 4, &[]), ["Only here", &format!("Only here{UNTRANSLATED}")]);
    let missing: Vec<&str> = words.missing("it").map(|message| message.name.as_str()).collect();
    assert_eq!(missing, ["only-english"]);
}

#[test]
fn ok_functions_take_the_arguments_of_the_english_text() {
    let code = sample("ok_functions_take_the_arguments_of_the_english_text").signatures().rust();
    assert!(code.contains("fn counted(self, color: impl Say, count: impl Count) -> String"));
    assert!(code.contains("fn only_english(self) -> &'static str"));
    assert!(code.contains("pub enum Language"));
}

#[test]
fn ok_signatures_are_read_as_they_are_written() {
    let signatures = sample("ok_signatures_are_read_as_they_are_written").signatures();
    let written = signatures.to_string();
    assert!(written.contains("\nit, Italian, Italiano, 80\n"), "{written}");
    assert!(written.contains("\ng/a\n    counted $color $count#\n    taken $role\n"), "{written}");
    assert_eq!(Signatures::parse(&written), Ok(signatures));
}

#[test]
fn ok_a_text_that_is_said_otherwise_has_the_same_signature() {
    let of = |test: &str, english: &str| {
        let files = [("en/g/a.ftl", english), ("en/grammar.ftl", EN_TERMS)];
        Words::read(&folder(test, &files)).expect("no fault").signatures()
    };
    let before = of("said", EN);
    assert_eq!(of("said_otherwise", &EN.replace("Only here", "Here only")), before);
    assert_ne!(of("named_otherwise", &EN.replace("only-english", "here-only")), before);
}

#[test]
fn err_a_line_that_is_no_signature_is_named() {
    let said = |content: &str| Signatures::parse(content).unwrap_err().to_string();
    assert!(said("en, English, English, 100\n\n    lost").starts_with("line 3: `lost`"));
    assert!(said("home\n").starts_with("line 1: `home`"));
    assert!(said("en, English, English, all").starts_with("line 1: `en, English, English, all`"));
    assert!(said("home/home\n    days number#").starts_with("line 2: `days number#`"));
}

/// A file of Italian in which one thing is wrong: where the fault is, and what it speaks of.
#[test]
fn err_each_fault_has_its_place() {
    let check = |italian: &str, place: &str, said: &str| {
        let files = [("en/g/a.ftl", EN), ("en/grammar.ftl", EN_TERMS), ("it/g/a.ftl", italian)];
        let faults = Words::read(&folder("faults", &files)).unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        let is_there = |it: &String| it.contains(place) && it.contains(said);
        assert!(told.iter().any(is_there), "{italian:?}: {told:?}");
    };
    check("\ntaken = Preso", "it/g/a.ftl:2:", "lacks `$role`");
    check("taken = { $role } { $piece }", "it/g/a.ftl:1:", "`$piece` is no argument");
    check("gone = Via", "it/g/a.ftl:1:", "not in English any more");
    check("taken = { $role }\ntaken = { $role }", "it/g/a.ftl:1:", "twice");
    check("taken = { PIECE($role) }", "it/g/a.ftl:1:", "no term `-piece`");
    check("taken = { wrapped } { $role }", "it/g/a.ftl:1:", "`wrapped` is not in this file");
    check("taken = { $role", "it/g/a.ftl:1:", "docs/translating.md");
    check("-a = { -b }\n-b = { -a }\ntaken = { -a }{ $role }", "it/g/a.ftl:", "in a circle");
    check(
        "taken = { $role ->\n    [one] a\n   *[other] b\n } { $role ->\n    [queen] a\n   *[x] b\n }",
        "it/g/a.ftl:1:",
        "no number here and one there",
    );
}

#[test]
fn err_a_table_that_is_cut_or_of_another_version_is_refused() {
    let words = sample("err_a_table_that_is_cut_or_of_another_version_is_refused");
    let whole = words.table("g", &words.languages[0]);
    let read = |text: &str| {
        Table::read(String::leak(text.to_owned()), &words.signatures().schema()).map(|_| ())
    };
    assert_eq!(read(&whole), Ok(()));
    let other = whole.replacen(|it: char| it.is_ascii_digit(), "x", 1);
    assert_eq!(read(&other), Err(Damage::OtherSchema));
    // What is cut between two texts is whole as far as it goes; the page shows nothing for the rest.
    let cuts = whole.char_indices().map(|(at, _)| read(&whole[..at]));
    assert!(cuts.filter(|cut| cut.is_ok()).count() <= words.messages.len());
}
