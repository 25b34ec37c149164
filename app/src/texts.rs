//! The texts of the languages, fetched: a file for each language and group, when it is first needed.

use std::cell::RefCell;

use strum::VariantArray;
use yew::prelude::*;

use crate::language::{Group, Language, texts};
use crate::packs::{LoadError, fetch_text};

thread_local! {
    /// The groups that the pages shown so far need; a change of language waits for all of them.
    static NEEDED: RefCell<Vec<Group>> = const { RefCell::new(Vec::new()) };
}

/// Returns whether the texts of a group are there in a language.
pub(crate) fn are_loaded(language: Language, group: Group) -> bool {
    Group::VARIANTS.iter().filter(|it| **it <= group).all(|it| texts::is_loaded(language, *it))
}

/// Fetches the texts of a group in a language, and those of the groups before it, unless they are there.
///
/// # Errors
/// When one does not arrive, or cannot be read.
pub(crate) async fn load(language: Language, group: Group) -> Result<(), LoadError> {
    for group in Group::VARIANTS.iter().copied().filter(|it| *it <= group) {
        NEEDED.with_borrow_mut(|needed| {
            if !needed.contains(&group) {
                needed.push(group);
            }
        });
        if texts::is_loaded(language, group) {
            continue;
        }
        let file = format!("packs/words/{}.{}.txt", group.name(), language.code());
        let text = fetch_text(&file).await?;
        texts::keep(language, group, text)
            .map_err(|damage| LoadError::Unreadable { file, reason: damage.to_string() })?;
    }
    Ok(())
}

/// Fetches the texts of a language that the page needs, and returns the language to use: until they have
/// arrived the one before, so that the page never lacks its texts.
#[hook]
pub(crate) fn use_texts(wanted: Language) -> Language {
    let shown = use_state_eq(|| wanted);
    let setter = shown.setter();
    use_effect_with(wanted, move |wanted| {
        let wanted = *wanted;
        wasm_bindgen_futures::spawn_local(async move {
            let needed = NEEDED.with_borrow(|needed| needed.iter().max().copied());
            // What does not arrive leaves the page in the language that it has.
            if load(wanted, needed.unwrap_or(Group::Home)).await.is_ok() {
                setter.set(wanted);
            }
        });
    });
    *shown
}
