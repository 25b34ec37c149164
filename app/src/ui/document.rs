//! The document around the page: its title, language, appearance and address.

use crate::language::Language;
use crate::platform::address::{address, hash, replace_hash};
use crate::platform::browser::root_attribute;
use crate::profile::settings::Appearance;
use crate::route::Route;
use yew::prelude::*;

/// The language that boot.js has chosen for the shell.
pub(crate) fn asked_language() -> Option<Language> {
    root_attribute("lang").as_deref().and_then(Language::from_tag)
}

/// Sets the title of the window.
#[hook]
pub(crate) fn use_title(language: Language, page: &str) {
    use_title_if(language, Some(page.to_owned()));
}

/// Sets the title of the window, once it is known.
#[hook]
pub(crate) fn use_title_if(language: Language, page: Option<String>) {
    let title = page.map(|page| language.window_title(Some(&page)));
    use_effect_with(title, |title| {
        if let Some(title) = title {
            gloo::utils::document().set_title(title);
        }
    });
}

/// Writes another moment of the replay into the address, without navigating. Nothing is written over the address
/// of another page: the visitor is on the way there when an act is shown in the same instant.
///
/// The page is not notified, so that a step of a replay does not redraw the whole page. The part of the
/// address after a question mark stays.
pub(crate) fn write_address(route: &Route) {
    let shown = hash();
    if !Route::of_hash(&shown).is_of_replay(route) {
        return;
    }
    let query = shown.split_once('?').map(|(_, query)| format!("?{query}"));
    replace_hash(&format!("{}{}", route.to_hash(), query.unwrap_or_default()));
}

/// Sets the language and the appearance of the page.
pub(crate) fn apply_appearance(language: Language, appearance: Appearance) {
    let Some(root) = gloo::utils::document().document_element() else { return };
    for (name, value) in [("lang", language.code()), ("data-theme", appearance.code())] {
        // Both names are valid, so the browser has no reason to refuse.
        let _ = root.set_attribute(name, value);
    }
}

/// Opens a page of the app in a window of its own, without a link to this one.
pub(crate) fn open_window(route: &Route) {
    let address = address();
    let page = address.split('#').next().unwrap_or_default();
    let features = "popup,noopener,width=1280,height=720";
    // If no window opens, the same page can be opened by hand.
    let _ = gloo::utils::window().open_with_url_and_target_and_features(
        &format!("{page}{}", route.to_hash()),
        "_blank",
        features,
    );
}
