//! The courses, with the refresher course from one edition to another where that is asked for: it is made from the
//! changes of rulings, not from a file.

use std::rc::Rc;

use acconcio_training::changes::Changes;
use acconcio_training::scenario::{Course, Courses, LawsChoice, Wordings};
use yew::prelude::*;

use super::{Fetched, PackName, use_changes_if, use_pack};
use crate::language::Language;

/// Fetches the courses if they are needed, unless they were fetched before. Where a refresher course is named, it
/// is one of them.
#[hook]
pub fn use_courses_if(
    is_needed: bool,
    course: Option<&str>,
    language: Language,
    laws: LawsChoice,
) -> Fetched<Courses> {
    let editions = course.filter(|_| is_needed).and_then(Changes::of_course);
    let courses = use_pack::<Courses>(is_needed.then_some(PackName::Courses(laws)), language);
    let changes = use_changes_if(editions.is_some());
    let wordings = use_pack::<Wordings>(editions.map(|_| PackName::Articles), language);
    let known = match (&courses, &changes, &wordings) {
        (Fetched::Ready(courses), Fetched::Ready(changes), Fetched::Ready(wordings)) => {
            Some((courses.clone(), changes.clone(), wordings.clone()))
        }
        _ => None,
    };
    let files = known.as_ref().map(|(courses, changes, wordings)| {
        (Rc::as_ptr(courses).addr(), Rc::as_ptr(changes).addr(), Rc::as_ptr(wordings).addr())
    });
    let whole = use_memo((files, editions, language), move |(_, editions, language)| {
        let ((courses, changes, wordings), (from, to)) = (known?, (*editions)?);
        let refresher = refresher(*language, &wordings, &changes.between(from, to)?);
        let listed = courses.courses.iter().cloned().chain(refresher);
        Some(Rc::new(Courses {
            version: courses.version,
            courses: listed.collect(),
            of_matches: courses.of_matches.clone(),
        }))
    });
    match (editions, &*whole, changes, wordings) {
        (None, ..) => courses,
        (Some(_), Some(whole), ..) => Fetched::Ready(whole.clone()),
        (Some(_), None, Fetched::Failed(error), _) | (Some(_), None, _, Fetched::Failed(error)) => {
            Fetched::Failed(error)
        }
        (Some(_), None, ..) => match courses {
            Fetched::Ready(_) => Fetched::Loading,
            Fetched::Loading | Fetched::Failed(_) => courses,
        },
    }
}

/// The refresher course in the words of a language; none where no ruling changes.
pub(crate) fn refresher(
    language: Language,
    wordings: &Wordings,
    changes: &Changes,
) -> Option<Course> {
    let (title, lead) = language.refresher(changes.from, changes.to);
    changes.course(title, lead, |provision| {
        language.refresher_lesson(wordings, provision, changes.from, changes.to)
    })
}
