//! The texts without which no page can be drawn, and the element in which the first page takes the place of the shell.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::Callback;

use crate::language::Group;
use crate::platform::storage::Storage;
use crate::profile::settings::Settings;
use crate::texts;
use crate::ui::document;

/// Returns an element like that of the shell, for the page, and what puts it in the place of the shell when it is drawn.
/// The shell is seen until then, and nothing is laid out in between.
#[must_use]
pub fn in_place_of(shell: Element) -> (Element, Callback<()>) {
    // Without a copy the page is drawn where the shell is.
    let Ok(copy) = shell.clone_node() else { return (shell, Callback::noop()) };
    let page: Element = copy.unchecked_into();
    let drawn = page.clone();
    let on_drawn = Callback::from(move |()| {
        // It is refused only where the shell is in no document, where nothing would be seen of the page either.
        let _ = shell.replace_with_with_node_1(&drawn);
    });
    (page, on_drawn)
}

/// Fetches the texts of home in the language of this visitor.
///
/// # Errors
/// The reason why they are not there, for details of a report.
pub async fn first_texts(storage: &Storage) -> Result<(), String> {
    let language = storage.load::<Settings>().language(document::asked_language());
    texts::load(language, Group::Home).await.map_err(|error| error.to_string())
}
