//! The state that all pages share.

use super::progress::ProgressHandle;
use super::settings::Settings;
use crate::language::Language;
use yew::prelude::*;

/// The settings, and the function that changes them.
pub(crate) type SettingsHandle = UseReducerHandle<Settings>;

/// The state that all pages share.
#[derive(Clone, PartialEq)]
pub(crate) struct Shared {
    /// The language of the app.
    pub(crate) language: Language,
    /// The settings.
    pub(crate) settings: SettingsHandle,
    /// The results.
    pub(crate) progress: ProgressHandle,
}
