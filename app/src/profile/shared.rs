//! The state that all pages share.

use super::progress::ProgressHandle;
use super::settings::Settings;
use crate::language::Language;
use acconcio_training::scenario::LawsChoice;
use yew::prelude::*;

/// The settings, and the function that changes them.
pub(crate) type SettingsHandle = UseReducerHandle<Settings>;

/// The state that all pages share.
#[derive(Clone, PartialEq)]
pub(crate) struct Shared {
    /// The language of the app.
    pub(crate) language: Language,
    /// Changes the language, and the settings with it, as soon as its texts are there.
    pub(crate) on_language: Callback<Language>,
    /// The laws under which incidents are ruled on: those of the address, else those of the settings.
    pub(crate) laws: LawsChoice,
    /// The settings.
    pub(crate) settings: SettingsHandle,
    /// The results.
    pub(crate) progress: ProgressHandle,
}
