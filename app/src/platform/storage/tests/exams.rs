//! Exams that an earlier version saved.

use acconcio_training::exam::Link;

use super::{holding, sample};
use crate::features::exam::saved::Exams;

const EXAMS: &str = include_str!("../../../../samples/2026-11-exams.txt");

#[test]
fn ok_exams_of_an_earlier_version_are_read() {
    let (_, storage) = holding(&sample(EXAMS));
    let exams = storage.load::<Exams>();
    assert_eq!(storage.take_remarks(), []);
    let found: Vec<_> = exams
        .newest_first()
        .map(|it| (it.candidate.as_str(), it.attempt.extra, it.attempt.ended.is_some()))
        .collect();
    assert_eq!(found, [("Bruno Bianchi", 25, false), ("Ada Rossi", 0, true)]);
    let open = exams.newest_first().next().unwrap();
    assert_eq!(exams.going_on(&open.paper), Some(open));
    assert!(open.attempt.given[0].is_flagged && open.attempt.given[0].answer.trigger.is_some());
    assert_eq!(Link::read(&open.paper).unwrap().places.len(), 2);
}

#[test]
fn ok_exams_come_along_with_a_backup() {
    let (_, here) = holding(&sample(EXAMS));
    let (_, there) = holding(&[]);
    assert!(there.restore(&here.backup(1)).is_ok());
    assert_eq!(there.load::<Exams>(), here.load::<Exams>());
}
