//! Exams that an earlier version saved. The first form held the answers openly, and is set aside.

use acconcio_training::exam::SealedPaper;

use super::{holding, sample};
use crate::features::exam::saved::Exams;
use crate::platform::storage::{Key, Remark};

const EXAMS: &str = include_str!("../../../../samples/2026-11-exams.txt");
const SEALED: &str = include_str!("../../../../samples/2026-11-sealed-exams.txt");

#[test]
fn ok_exams_of_an_earlier_version_are_set_aside() {
    let (memory, storage) = holding(&sample(EXAMS));
    assert_eq!(storage.load::<Exams>(), Exams::default());
    assert_eq!(storage.take_remarks(), [Remark::SetAside(Key::Exams)]);
    let texts: Vec<_> = crate::platform::storage::store::Store::names(&*memory)
        .expect("memory gives everything")
        .into_iter()
        .filter_map(|name| crate::platform::storage::store::Store::get(&*memory, &name).ok()?)
        .collect();
    assert!(texts.iter().any(|text| text.contains("Bruno Bianchi")), "nothing is lost");
}

#[test]
fn ok_sealed_exams_are_read_and_come_along_with_a_backup() {
    let (_, here) = holding(&sample(SEALED));
    let exams = here.load::<Exams>();
    assert_eq!(here.take_remarks(), []);
    let found: Vec<_> = exams.newest_first().map(|it| (it.candidate(), it.started())).collect();
    assert_eq!(found, [("Bianchi, Bruno", 1_795_342_793_537), ("Rossi, Ada", 1_795_342_790_782)]);
    let paper = exams.newest_first().next().expect("two").paper().to_owned();
    assert!(SealedPaper::read(&paper).is_ok());
    let running = exams.going_on(&paper).expect("one goes on");
    assert!(running.result.attempt.given[0].is_flagged && running.result.earlier == 1);
    let (_, there) = holding(&[]);
    assert!(there.restore(&here.backup(1)).is_ok());
    assert_eq!(there.load::<Exams>(), exams);
}
