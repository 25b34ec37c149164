//! What every page shares.

use super::progress::ProgressHandle;
use super::settings::Settings;
use crate::language::Language;
use yew::prelude::*;

/// The settings, and how they are changed.
pub(crate) type SettingsHandle = UseReducerHandle<Settings>;

/// What every page shares.
#[derive(Clone, PartialEq)]
pub(crate) struct Shared {
    /// The language spoken.
    pub(crate) language: Language,
    /// The settings.
    pub(crate) settings: SettingsHandle,
    /// The results.
    pub(crate) progress: ProgressHandle,
}
