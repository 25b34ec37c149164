//! The mark book of this device, in step with the results that are open.

use std::collections::BTreeMap;
use std::rc::Rc;

use yew::prelude::*;

use super::adjustment::Adjustments;
use super::mark_book::MarkBook;
use super::register::{Entry, Register, RegisterAction};
use crate::platform::browser;
use crate::platform::storage::Storage;

/// A change of the book.
pub(crate) type Change = Rc<dyn Fn(&MarkBook) -> MarkBook>;

/// The book, and the callback that changes it. Results that are opened come into it, and the changes of marks that it
/// has of them are taken over.
#[hook]
pub(crate) fn use_mark_book(
    storage: &Storage,
    register: &UseReducerHandle<Register>,
) -> (UseStateHandle<MarkBook>, Callback<Change>) {
    let book = use_state_eq(|| storage.load::<MarkBook>());
    let entries = use_mut_ref(Vec::new);
    entries.borrow_mut().clone_from(&register.entries);
    let show = {
        let (book, dispatcher, entries) = (book.setter(), register.dispatcher(), entries.clone());
        Callback::from(move |next: MarkBook| {
            let adjustments = adjustments(&next, &entries.borrow());
            dispatcher.dispatch(RegisterAction::Adjusted(adjustments));
            book.set(next);
        })
    };
    let keep = {
        let (storage, show) = (storage.clone(), show.clone());
        // Loads the book again, since another window may have changed it.
        Callback::from(move |change: Change| {
            let present = storage.load::<MarkBook>();
            let next = change(&present);
            if next != present {
                storage.store(&next);
            }
            show.emit(next);
        })
    };
    {
        let keep = keep.clone();
        use_effect_with(register.entries.clone(), move |entries| {
            if !entries.is_empty() {
                let (entries, now) = (entries.clone(), browser::now());
                keep.emit(Rc::new(move |book: &MarkBook| {
                    book.with(entries.iter().map(|it| &**it), now)
                }));
            }
        });
    }
    let storage = storage.clone();
    browser::use_other_windows(Callback::from(move |name: Option<String>| {
        if Storage::concerns::<MarkBook>(name.as_deref()) {
            show.emit(storage.load());
        }
    }));
    (book, keep)
}

/// The changes of the marks of some results, by their ids.
fn adjustments(book: &MarkBook, entries: &[Rc<Entry>]) -> BTreeMap<String, Adjustments> {
    let of = |entry: &Rc<Entry>| (entry.id.clone(), book.changes(&entry.exam_id, &entry.id));
    entries.iter().map(of).collect()
}
