//! Bundles: the whole corpus is written and read again; what is hostile is refused.

use std::sync::LazyLock;

use acconcio_training::scenario::{Scope, own_name};
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::{expectation, pack, root};

static CORPUS: LazyLock<Vec<Scenario>> =
    LazyLock::new(|| pack::scenarios(&root()).expect("the scenarios are right"));

fn named(id: &str) -> &'static Scenario {
    CORPUS.iter().find(|scenario| scenario.id == id).expect("there is one of that name")
}

/// Writes a scenario into a link, and reads it again.
#[track_caller]
fn read_again(scenario: &Scenario) -> Scenario {
    let bundle = Bundle::of(scenario).expect("there are words for everything");
    let read = Bundle::of_link(&bundle.link()).expect("it is whole");
    assert_eq!(read, bundle);
    let contents = read.contents();
    let told: Vec<String> =
        contents.left_out.iter().map(|it| crate::texts::shown(&it.wrong)).collect();
    assert!(told.is_empty(), "{}: {}\n{:?}", scenario.id, told.join("\n"), bundle.files);
    let [again] = contents.scenarios.try_into().expect("one incident");
    again
}

#[test]
fn ok_every_scenario_is_written_and_read_again() {
    for scenario in CORPUS.iter() {
        let again = read_again(scenario);
        assert_eq!(again.id, own_name("link", &scenario.id));
        let again = Scenario { id: scenario.id.clone(), ..again };
        assert_eq!(again, *scenario);
        assert_eq!(expectation(&again), expectation(scenario));
    }
}

#[test]
fn ok_every_variant_is_written_and_read_again_by_itself() {
    for scenario in CORPUS.iter() {
        for variant in &scenario.variants {
            let mut alone = Scenario { variants: vec![variant.clone()], ..scenario.clone() };
            let again = read_again(&alone);
            // Which of two variants has the same facts as the other is told where both are.
            if alone.variants[0].scope == Scope::SameFacts {
                alone.variants[0].scope = Scope::AnyLaws;
            }
            assert_eq!(Scenario { id: alone.id.clone(), ..again }, alone);
        }
    }
}

/// Karpov–Chernin with all its variants, in English and Italian.
fn two_languages() -> Scenario {
    let mut scenario = named("karpov-chernin").clone();
    let both = |text: &acconcio_training::scenario::Text| {
        let mut both = text.only("en");
        for (language, it) in text.only("it").iter() {
            both.insert(language.clone(), it.clone());
        }
        both
    };
    scenario.title = both(&scenario.title);
    scenario.framing = both(&scenario.framing);
    scenario.event = scenario.event.as_ref().map(both);
    scenario.source = both(&scenario.source);
    for variant in &mut scenario.variants {
        variant.label = both(&variant.label);
    }
    scenario
}

#[test]
fn ok_karpov_chernin_in_two_languages_fits_into_a_link() {
    let scenario = two_languages();
    assert_eq!((scenario.variants.len(), scenario.title.iter().count()), (10, 2));
    let link = Bundle::of(&scenario).expect("there are words for everything").link();
    assert!(link.len() <= 1500, "{} letters", link.len());
    assert_eq!(read_again(&scenario).title, scenario.title);
}

/// A pack of two incidents and a course.
fn club() -> Bundle {
    let mut files = BTreeMap::new();
    for id in ["karpov-chernin", "castling-rook-first"] {
        files.extend(Bundle::of(named(id)).expect("there are words for everything").files);
    }
    let course =
        "order = 1\n[[lesson]]\nid = \"first\"\nincidents = [\"karpov-chernin/standard\"]\n";
    let texts = "title = \"Serata\"\nlead = \"Due casi.\"\n[lessons.first]\ntitle = \"Uno\"\ntext = \"Si veda {Released}.\"\n";
    files.insert("courses/evening.toml".to_owned(), course.to_owned());
    files.insert("courses/it/evening.toml".to_owned(), texts.to_owned());
    files.insert("it/pack.toml".to_owned(), "title = \"Circolo\"\n".to_owned());
    Bundle { name: "club".to_owned(), files }
}

#[test]
fn ok_a_pack_has_incidents_courses_and_a_title() {
    let read = Bundle::of_file(&club().file()).expect("it is whole");
    assert_eq!(read, club());
    let contents = read.contents();
    assert!(contents.left_out.is_empty());
    assert_eq!(contents.title.get("it").map(String::as_str), Some("Circolo"));
    let ids: Vec<&str> = contents.scenarios.iter().map(|it| &*it.id).collect();
    assert_eq!(ids, ["own--club--karpov-chernin", "own--club--castling-rook-first"]);
    let [course] = contents.courses.as_slice() else { panic!("one course") };
    assert_eq!(course.id, "own--club--evening");
    assert_eq!(course.lessons[0].incidents[0].scenario, ids[0]);
}

#[test]
fn ok_what_is_broken_is_named_and_left_out() {
    let mut club = club();
    let mut put =
        |path: &str, content: &str| club.files.insert(path.to_owned(), content.to_owned());
    put("castling-rook-first.toml", "level = 1");
    put("no-texts.toml", GOOD);
    put("../evil.toml", GOOD);
    put("page.html", "<script>");
    put("en/nothing.toml", "title = \"x\"");
    put("many.toml", &format!("{GOOD}{}", "[[variant]]\nid = \"a\"\n".repeat(60)));
    put("courses/other.toml", "order = 2\n[[lesson]]\nid = \"a\"\nincidents = [\"no/one\"]");
    let contents = club.contents();
    assert_eq!(contents.scenarios.len(), 1);
    let mut left: Vec<&str> = contents.left_out.iter().map(|it| &*it.path).collect();
    left.sort_unstable();
    let expected = [
        "../evil.toml",
        "castling-rook-first.toml",
        "courses/other.toml",
        "en/nothing.toml",
        "many.toml",
        "no-texts.toml",
        "page.html",
    ];
    assert_eq!(left, expected);
    let told = crate::texts::shown(
        &contents.left_out.iter().flat_map(|it| it.wrong.clone()).collect::<Vec<_>>(),
    );
    for words in [
        "there are 61 variants",
        "no scenario `no`",
        "it is no file of facts",
        "no file with the texts",
    ] {
        assert!(told.contains(words), "`{words}` is missing in:\n{told}");
    }
}

const GOOD: &str = r#"topics = ["touch-move"]
level = 1
provenance = "constructed"
edition = 2009
regime = "standard"
position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
clocks = { white = "5:00", black = "1:05:00" }
acts = [{ by = "white", does = "plays", from = "e2", to = "e4", after = 3 }]
[[variant]]
id = "one"
"#;

#[test]
fn err_what_is_refused_as_a_whole() {
    let file = club().file();
    assert_eq!(Bundle::of_file(b"PK"), Err(Refusal::SomethingElse));
    assert_eq!(Bundle::of_file(&file[..file.len() - 1]), Err(Refusal::Damaged));
    assert_eq!(Bundle::of_file(&vec![0; limits::FILE + 1]), Err(Refusal::TooLarge));
    assert_eq!(Bundle::of_link(&"A".repeat(limits::LINK + 1)), Err(Refusal::TooLarge));
    assert_eq!(Bundle::of_link(""), Err(Refusal::Damaged));
    assert_eq!(Bundle::of_link("é"), Err(Refusal::Damaged));
    assert_eq!(Bundle::of_link("CQAA"), Err(Refusal::OtherVersion { found: 9 }));
    let named = |name: &str| Bundle { name: name.to_owned(), ..club() };
    assert_eq!(Bundle::of_link(&named("a--b").link()), Err(Refusal::Name));
    let many = (0..=limits::FILES).map(|number| (number.to_string(), String::new())).collect();
    assert_eq!(
        Bundle::of_link(&Bundle { name: "a".to_owned(), files: many }.link()),
        Err(Refusal::TooMany)
    );
    let large = BTreeMap::from([("a".to_owned(), "a".repeat(limits::INFLATED + 1))]);
    assert_eq!(
        Bundle::of_link(&Bundle { name: "a".to_owned(), files: large }.link()),
        Err(Refusal::TooLarge)
    );
}

/// A change to bytes.
#[derive(Clone, Debug)]
enum Change {
    Set(Index, u8),
    Insert(Index, Vec<u8>),
    Cut(Index, Index),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Change::Set(at, byte)),
        (any::<Index>(), proptest::collection::vec(any::<u8>(), 1..9))
            .prop_map(|(at, bytes)| Change::Insert(at, bytes)),
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Change::Cut(from, to)),
    ]
}

fn changed(mut bytes: Vec<u8>, changes: &[Change]) -> Vec<u8> {
    for change in changes {
        let length = bytes.len();
        match change {
            Change::Set(at, byte) if length > 0 => bytes[at.index(length)] = *byte,
            Change::Set(..) => {}
            Change::Insert(at, more) => {
                let at = at.index(length + 1);
                bytes.splice(at..at, more.iter().copied());
            }
            Change::Cut(from, to) => {
                let (from, to) = (from.index(length + 1), to.index(length + 1));
                // Half of the text at most, so that something is left to read.
                let to = to.clamp(from, (from + length / 2).min(length));
                bytes.drain(from..to);
            }
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(50_000)))]

    #[test]
    fn ok_no_changed_link_panics(changes in proptest::collection::vec(change(), 1..4)) {
        static LINK: LazyLock<Vec<u8>> =
            LazyLock::new(|| Bundle::of(&two_languages()).expect("words").link().into_bytes());
        let text = String::from_utf8_lossy(&changed(LINK.clone(), &changes)).into_owned();
        let read = Bundle::of_link(&text);
        prop_assert!(read.is_err() || read == Bundle::of(&two_languages()).map_err(|_| Refusal::Damaged));
    }

    #[test]
    fn ok_no_changed_pack_panics(changes in proptest::collection::vec(change(), 1..4)) {
        static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| club().file());
        let read = Bundle::of_file(&changed(FILE.clone(), &changes));
        prop_assert!(read.is_err() || read == Ok(club()));
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(3_000)))]

    /// Checks files that were changed before they were packed, so that the checksum is right.
    #[test]
    fn ok_no_changed_content_panics(
        which in any::<Index>(),
        changes in proptest::collection::vec(change(), 1..4),
    ) {
        let mut club = club();
        let (path, content) = club.files.iter().nth(which.index(club.files.len())).expect("one");
        let content = changed(content.clone().into_bytes(), &changes);
        let (path, content) = (path.clone(), String::from_utf8_lossy(&content).replace(END, ""));
        club.files.insert(path, content);
        let read = Bundle::of_link(&club.link());
        prop_assert_eq!(read.as_ref(), Ok(&club));
        let contents = club.contents();
        for scenario in &contents.scenarios {
            prop_assert_eq!(&read_again(scenario), scenario);
        }
    }
}
