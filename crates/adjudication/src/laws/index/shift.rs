//! The changes in the index from one edition to another.

use super::{Article, Counterpart, EditionId, Entry, Subject, counterpart, entries};

/// The change of a matter from one edition to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    /// Its rule has changed.
    Reworded {
        /// The old entry.
        from: Entry,
        /// The new entry.
        to: Entry,
    },
    /// The entry is new.
    New(Entry),
    /// The entry is no longer there.
    Dropped(Entry),
    /// Its rule is the same, under another number.
    Renumbered {
        /// The subject of the article.
        subject: Subject,
        /// The old number.
        from: Article,
        /// The new number.
        to: Article,
    },
}

/// Returns the changes from one edition to another: first in the order of the numbers of the second
/// edition, then the dropped entries in the order of the first.
pub fn shifts(from: EditionId, to: EditionId) -> Vec<Shift> {
    let kept = entries(to).into_iter().filter_map(|entry| shift_of(entry, from));
    let is_gone = |entry: &Entry| counterpart(entry.subject, to).is_none();
    let gone = entries(from).into_iter().filter(is_gone).map(Shift::Dropped);
    kept.chain(gone).collect()
}

/// Returns the change of an entry since an earlier edition; none where it is unchanged.
fn shift_of(entry: Entry, from: EditionId) -> Option<Shift> {
    let Some(Counterpart { article, subject }) = counterpart(entry.subject, from) else {
        return Some(Shift::New(entry));
    };
    if subject != entry.subject {
        return Some(Shift::Reworded { from: Entry { subject, article }, to: entry });
    }
    let is_moved = article != entry.article;
    is_moved.then_some(Shift::Renumbered { subject, from: article, to: entry.article })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(shift: &Shift) -> String {
        match shift {
            Shift::Reworded { from, to } => {
                format!("{:?} {} -> {:?} {}", from.subject, from.article, to.subject, to.article)
            }
            Shift::New(entry) => format!("+ {:?} {}", entry.subject, entry.article),
            Shift::Dropped(entry) => format!("- {:?} {}", entry.subject, entry.article),
            Shift::Renumbered { subject, from, to } => format!("{subject:?} {from} = {to}"),
        }
    }

    #[track_caller]
    fn check(from: EditionId, to: EditionId, expected: &[&str], absent: &[&str]) {
        let lines: Vec<String> = shifts(from, to).iter().map(line).collect();
        for line in expected {
            assert!(lines.iter().any(|it| it == line), "{line} is not in {lines:#?}");
        }
        for line in absent {
            assert!(lines.iter().all(|it| !it.contains(line)), "{line} is in {lines:#?}");
        }
    }

    #[test]
    fn ok_what_is_new_gone_reworded_or_renumbered() {
        check(
            EditionId::E2017,
            EditionId::E2018,
            &[
                "PenaltySecond 7.5.3 = 7.5.5",
                "ClockWithoutMove 7.8.1 = 7.5.3",
                "RapidIllegalLoses A.4.2 -> RapidIllegalBeforeReply A.4.2",
                "- ClockWithoutMovePenalty 7.8.2",
                "TwoHandsAtOnce 7.7.1 -> TwoHandsPressed 7.5.4",
            ],
            &["TouchedOwn", "Promotion"],
        );
        check(
            EditionId::E2018,
            EditionId::E2023,
            &["+ RapidOneMinute A.3", "Resignation 5.1.2 -> ResignationMayDraw 5.1.2"],
            &["PenaltySecond"],
        );
    }

    #[test]
    fn ok_backwards_new_and_gone_change_places() {
        for from in EditionId::FIDE {
            for to in EditionId::FIDE {
                let count = |is_it: fn(&Shift) -> bool, one, other| {
                    shifts(one, other).iter().filter(|shift| is_it(shift)).count()
                };
                let new = count(|it| matches!(it, Shift::New(_)), from, to);
                let gone = count(|it| matches!(it, Shift::Dropped(_)), to, from);
                assert_eq!(new, gone, "{from} {to}");
            }
            assert!(shifts(from, from).is_empty(), "{from}");
        }
    }
}
