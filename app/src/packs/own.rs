//! The incidents and courses of one's own, which stand beside those of the compiled files: they come from packs on
//! this device and from addresses. What reads them is fetched only where there are any.

use std::any::Any;
use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use acconcio_training::scenario::Scenario;
use yew::Callback;

use super::PackName;
use crate::language::Language;

/// The part of an address that holds incidents, in its query.
pub(crate) const WITH: &str = "with=";

/// The name of the pack of the incidents that come from a bench.
pub(crate) const BENCH: &str = "bench";

/// Incidents and courses of one's own.
pub(crate) trait Own {
    /// Returns a compiled file with them: the same one each time.
    fn joined(&self, name: PackName, language: Language, shipped: Rc<dyn Any>) -> Rc<dyn Any>;

    /// The scenario with this name, if it is one of them.
    fn scenario(&self, id: &str) -> Option<Rc<Scenario>>;

    /// The links that hold those of these scenarios that are among them, one for each pack.
    fn links(&self, ids: &[&str]) -> Vec<String>;
}

thread_local! {
    static OWN: RefCell<Option<Rc<dyn Own>>> = const { RefCell::new(None) };
    /// The function that draws the page anew.
    static CHANGED: RefCell<Option<Callback<()>>> = const { RefCell::new(None) };
}

/// Has a function told whenever there are others.
pub(crate) fn listen(on_change: Callback<()>) {
    CHANGED.replace(Some(on_change));
}

/// Sets what there is from now on.
pub(crate) fn set(own: Rc<dyn Own>) {
    // Where only one type is ever set, the compiler calls its functions directly: all that they need would come into
    // the first part.
    OWN.replace(Some(black_box(own)));
    if let Some(changed) = CHANGED.with_borrow(Clone::clone) {
        changed.emit(());
    }
}

/// Whether they have been opened.
pub(crate) fn are_there() -> bool {
    own().is_some()
}

fn own() -> Option<Rc<dyn Own>> {
    OWN.with_borrow(Clone::clone)
}

/// Returns a compiled file with what there is beside it.
pub(super) fn joined(name: PackName, language: Language, shipped: Rc<dyn Any>) -> Rc<dyn Any> {
    match own() {
        Some(own) => own.joined(name, language, shipped),
        None => shipped,
    }
}

/// The scenario with this name, if it is one of one's own.
pub(super) fn scenario(id: &str) -> Option<Rc<Scenario>> {
    own()?.scenario(id)
}

/// The query of an address that holds those of these scenarios that are one's own; empty where none is.
pub(crate) fn carried(ids: &[&str]) -> String {
    let links = own().map(|own| own.links(ids)).unwrap_or_default();
    links.iter().map(|link| format!("{WITH}{link}")).collect::<Vec<_>>().join("&")
}

/// The links in an address, as one text with spaces between them.
pub(crate) fn links_of(hash: &str) -> String {
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    query.split('&').filter_map(|part| part.strip_prefix(WITH)).collect::<Vec<_>>().join(" ")
}
