//! The stories: fetched once, read, or a reason why not.

use std::rc::Rc;

use acconcio_core::story::{PACK_VERSION, Pack, Story};
use gloo::net::http::Request;
use serde::Deserialize;
use yew::prelude::*;

/// Where the stories are, relative to the page.
const PACK: &str = "packs/incidents.json";

/// How far the stories are.
#[derive(Clone, PartialEq)]
pub enum Stories {
    /// On their way.
    Loading,
    /// Here.
    Ready(Rc<Pack>),
    /// Not to be had.
    Failed(LoadError),
}

/// Why the stories are not to be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// They did not arrive.
    #[error("{PACK} did not arrive: {0}")]
    Unreachable(String),
    /// They are not what the app reads.
    #[error("{PACK} cannot be read: {0}")]
    Unreadable(String),
    /// They were compiled for another version of the app.
    #[error("{PACK} has version {found}; this app reads version {PACK_VERSION}")]
    OtherVersion {
        /// The version found.
        found: u32,
    },
}

#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Reads a pack.
///
/// # Errors
/// When it has another version or is not a pack.
pub fn read(text: &str) -> Result<Pack, LoadError> {
    let unreadable = |error: serde_json::Error| LoadError::Unreadable(error.to_string());
    let VersionOnly { version } = serde_json::from_str(text).map_err(unreadable)?;
    if version != PACK_VERSION {
        return Err(LoadError::OtherVersion { found: version });
    }
    serde_json::from_str(text).map_err(unreadable)
}

/// The story after this one, with its first variant; the first one after the last.
pub fn next_story<'a>(pack: &'a Pack, id: &str) -> Option<&'a Story> {
    let index = pack.stories.iter().position(|story| story.id == id)?;
    let next = pack.stories.get(index + 1).or_else(|| pack.stories.first())?;
    (next.id != id).then_some(next)
}

/// Fetches the stories when the component is first shown.
#[hook]
pub fn use_fetched_stories() -> Stories {
    let stories = use_state_eq(|| Stories::Loading);
    let setter = stories.setter();
    use_effect_with((), move |()| {
        wasm_bindgen_futures::spawn_local(async move {
            setter.set(match fetch().await {
                Ok(pack) => Stories::Ready(Rc::new(pack)),
                Err(error) => Stories::Failed(error),
            });
        });
    });
    (*stories).clone()
}

async fn fetch() -> Result<Pack, LoadError> {
    let unreachable = |error: gloo::net::Error| LoadError::Unreachable(error.to_string());
    let response = Request::get(PACK).send().await.map_err(unreachable)?;
    if !response.ok() {
        return Err(LoadError::Unreachable(format!("status {}", response.status())));
    }
    read(&response.text().await.map_err(unreachable)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let told = match read(text) {
            Ok(pack) => format!("{} stories", pack.stories.len()),
            Err(error) => error.to_string(),
        };
        assert!(told.contains(expected), "{told}");
    }

    fn of_version(version: u32, stories: &str) -> String {
        format!(r#"{{"version":{version},"stories":{stories}}}"#)
    }

    #[test]
    fn ok_a_pack_of_this_version() {
        check(&of_version(PACK_VERSION, "[]"), "0 stories");
    }

    #[test]
    fn err_a_pack_of_another_version() {
        let other = PACK_VERSION + 1;
        let told = format!("has version {other}; this app reads version {PACK_VERSION}");
        check(&format!(r#"{{"version":{other},"chapters":[]}}"#), &told);
    }

    #[test]
    fn err_something_else() {
        check("<!doctype html>", "cannot be read");
        check("[]", "cannot be read");
        check(&of_version(PACK_VERSION, "[{}]"), "cannot be read");
    }
}
