//! The texts without which no page can be drawn.

use crate::language::Group;
use crate::platform::storage::Storage;
use crate::profile::settings::Settings;
use crate::texts;
use crate::ui::document;

/// Fetches the texts of home in the language of this visitor.
///
/// # Errors
/// The reason why they are not there, for details of a report.
pub async fn first_texts(storage: &Storage) -> Result<(), String> {
    let language = storage.load::<Settings>().language(document::asked_language());
    texts::load(language, Group::Home).await.map_err(|error| error.to_string())
}
