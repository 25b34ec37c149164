//! The index is complete and in order, and has every article that the editions' own tables cite.

use serde_json::Value;

use super::*;
use crate::article::sort_key;
use crate::laws::Code;

/// The numbers that the provisions of a table cite, with their rules.
fn cited(value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::Object(fields) => {
            if let (Some(rule), Some(by)) = (fields.get("rule"), fields.get("by")) {
                let article = by["article"].as_str().unwrap();
                found.push((article.to_owned(), rule.as_str().unwrap().to_owned()));
            }
            fields.values().for_each(|field| cited(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| cited(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn ok_every_cited_article_is_in_the_index() {
    for edition in EditionId::FIDE {
        let Code::Edition(laws) = edition.code() else { panic!("{edition} is an edition") };
        let mut found = Vec::new();
        cited(&serde_json::to_value(laws).unwrap(), &mut found);
        assert!(found.len() > 60, "{edition}: {} citations", found.len());
        let index = entries(edition);
        let is_missing = |article: &str| index.iter().all(|entry| entry.article.0 != article);
        found.retain(|(article, _)| is_missing(article));
        assert!(found.is_empty(), "{edition}: not in the index: {found:?}");
    }
}

#[test]
fn ok_the_table_is_whole() {
    let all: Vec<Subject> = subjects().collect();
    for (place, subject) in all.iter().enumerate() {
        assert!(!all[..place].contains(subject), "{subject:?} twice");
        let is_somewhere = |edition| counterpart(*subject, edition).is_some();
        assert!(EditionId::FIDE.into_iter().any(is_somewhere), "{subject:?} nowhere");
    }
    for (subject, numbers) in rows() {
        assert_eq!(numbers.split("; ").count(), EditionId::FIDE.len(), "{subject:?}");
        assert!(!numbers.starts_with('='), "{subject:?}");
    }
    for edition in EditionId::FIDE {
        for entry in entries(edition) {
            let part = Part::of(entry.article);
            assert!(part.chapter(edition).is_some(), "{edition} {}", entry.article);
            assert!(sort_key(entry.article.0)[1] > 0, "{edition} {}", entry.article);
        }
    }
    assert!(entries(EditionId::UsChess).is_empty());
}

#[test]
fn ok_wordings_of_one_matter_do_not_overlap() {
    for wordings in SUCCESSIONS {
        for edition in EditionId::FIDE {
            let has = |subject: &&Subject| {
                entries(edition).iter().any(|entry| entry.subject == **subject)
            };
            assert!(wordings.iter().filter(has).count() <= 1, "{edition}: {wordings:?}");
        }
    }
}

#[test]
fn ok_numbers_have_their_order() {
    let ordered = [
        "4.2.1",
        "4.9",
        "4.10",
        "10.1",
        "12.3.a",
        "12.10",
        "A.3",
        "A.4",
        "A.4.c",
        "A.4.d.2",
        "B.2",
        "App. C",
        "App. F",
        "F.2",
        "G.5",
        "Guid. I",
        "Guid. II.3",
        "Guid. III.3.1",
        "Guid. III.4",
    ];
    assert!(ordered.is_sorted_by_key(|number| sort_key(number)));
    for edition in EditionId::FIDE {
        assert!(entries(edition).is_sorted_by_key(|entry| sort_key(entry.article.0)));
    }
}

#[test]
fn ok_a_citation_leads_to_the_nearest_article() {
    let check = |edition, cited, expected: Option<&'static str>| {
        assert_eq!(find(edition, cited), expected.map(Article), "{edition} {cited}");
    };
    check(EditionId::E2018, "7.5.1", Some("7.5.1"));
    check(EditionId::E2014, "3.10", Some("3.10.a"));
    check(EditionId::E2018, "7.4.2", Some("7.4.1"));
    check(EditionId::E2009, "7.4.a, proposal 4", Some("7.4.a"));
    check(EditionId::E2009, "3.10, proposal 2", None);
    check(EditionId::E2009, "99", None);
    check(EditionId::UsChess, "7.5.1", None);
}

#[test]
fn ok_a_subject_is_found_again_in_another_edition() {
    let check = |subject, edition, expected: Option<(&'static str, Subject)>| {
        let found = counterpart(subject, edition).map(|it| (it.article.0, it.subject));
        assert_eq!(found, expected, "{subject:?} in {edition}");
    };
    use Subject as S;
    check(S::Released, EditionId::E2009, Some(("4.6", S::Released)));
    check(S::RepetitionNow, EditionId::E2023, Some(("9.2.2", S::RepetitionNow)));
    check(S::ColoursTenMoves, EditionId::E2009, Some(("7.2", S::ColoursGoOn)));
    check(S::RapidUnsupervised, EditionId::E2023, Some(("A.5", S::RapidUnsupervised)));
    check(S::TouchIsIntent, EditionId::E2014, None);
}

#[test]
fn ok_chapters_moved_up_when_article_10_left() {
    let chapter = |edition, article| Part::of(Article(article)).chapter(edition);
    assert_eq!(chapter(EditionId::E2009, "12.6"), Some(Chapter::Conduct));
    assert_eq!(chapter(EditionId::E2014, "12.6"), Some(Chapter::Arbiter));
    assert_eq!(chapter(EditionId::E2009, "10.2"), Some(Chapter::QuickplayFinish));
    assert_eq!(chapter(EditionId::E2023, "10.1"), Some(Chapter::Points));
    assert_eq!(Part::of(Article("A.4.c")), Part::Appendix('A'));
    assert_eq!(Part::of(Article("Guid. III.4")), Part::Guidelines(3));
}
