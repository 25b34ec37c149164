//! The arbiter's settings: language, appearance, speed, and others.

use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use yew::Reducible;

use crate::language::Language;
use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Stored};
use crate::replay::playback::Speed;
use acconcio_training::scenario::LawsChoice;

/// The settings that are saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the chosen language; none to follow the browser.
    language: Option<String>,
    /// The appearance of the pages.
    #[serde(rename = "theme")]
    pub appearance: Appearance,
    /// The laws under which incidents are ruled on.
    #[serde(skip_serializing_if = "is_in_force")]
    pub laws: LawsChoice,
    /// The speed of replays.
    pub speed: Speed,
    /// Whether the replay is heard and felt.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub sound: Switch,
    /// Whether single letters are shortcuts.
    pub single_keys: Switch,
    /// Whether the arbiter is asked for his certainty.
    pub certainty: Switch,
    /// Whether every point of a ruling is asked, whatever the level of the incident.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub full_ruling: Switch,
    /// Whether the draft of the next edition is shown, where there is one.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub draft: Switch,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            appearance: Appearance::Auto,
            laws: LawsChoice::InForce,
            speed: Speed::Normal,
            sound: Switch::Off,
            single_keys: Switch::On,
            certainty: Switch::Off,
            full_ruling: Switch::Off,
            draft: Switch::Off,
        }
    }
}

fn is_in_force(laws: &LawsChoice) -> bool {
    *laws == LawsChoice::InForce
}

/// A setting that is on or off.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    Off,
    On,
}

impl Switch {
    /// Whether it is on.
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }

    /// Whether it is off.
    pub const fn is_off(&self) -> bool {
        matches!(self, Switch::Off)
    }

    /// The opposite.
    #[must_use]
    pub const fn turned(self) -> Switch {
        match self {
            Switch::Off => Switch::On,
            Switch::On => Switch::Off,
        }
    }
}

/// The appearance of the pages.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum Appearance {
    /// As the system has it.
    #[default]
    Auto,
    Light,
    Dark,
}

impl Appearance {
    /// All appearances, in the order in which they are offered.
    pub const ALL: [Appearance; Appearance::VARIANTS.len()] =
        *Appearance::VARIANTS.first_chunk().expect("of the same length");

    /// The name in the style sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Appearance::Auto => "auto",
            Appearance::Light => "light",
            Appearance::Dark => "dark",
        }
    }
}

impl Stored for Settings {
    const KEY: Key = Key::Settings;
    const VERSION: u32 = 1;
}

impl Merge for Settings {
    /// Merges each choice as a part of its own: choices made on this device stay.
    fn merged(&self, backup: &Settings) -> (Settings, Tally) {
        let (unchosen, mut tally) = (Settings::default(), Tally::default());
        let merged = Settings {
            language: tally.chosen(&self.language, &backup.language, &unchosen.language),
            appearance: tally.chosen(&self.appearance, &backup.appearance, &unchosen.appearance),
            laws: tally.chosen(&self.laws, &backup.laws, &unchosen.laws),
            speed: tally.chosen(&self.speed, &backup.speed, &unchosen.speed),
            sound: tally.chosen(&self.sound, &backup.sound, &unchosen.sound),
            single_keys: tally.chosen(
                &self.single_keys,
                &backup.single_keys,
                &unchosen.single_keys,
            ),
            certainty: tally.chosen(&self.certainty, &backup.certainty, &unchosen.certainty),
            full_ruling: tally.chosen(
                &self.full_ruling,
                &backup.full_ruling,
                &unchosen.full_ruling,
            ),
            draft: tally.chosen(&self.draft, &backup.draft, &unchosen.draft),
        };
        (merged, tally)
    }
}

impl Settings {
    /// The language to use, where the browser asks for this one.
    pub fn language(&self, asked: Option<Language>) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_tag);
        chosen.or(asked).unwrap_or_default()
    }

    /// Returns these settings with each choice that differs between `before` and `now` as it is `now`.
    #[must_use]
    pub fn with_changes(&self, before: &Settings, now: &Settings) -> Settings {
        fn newer<T: Clone + PartialEq>(here: &T, before: &T, now: &T) -> T {
            if before == now { here.clone() } else { now.clone() }
        }
        Settings {
            language: newer(&self.language, &before.language, &now.language),
            appearance: newer(&self.appearance, &before.appearance, &now.appearance),
            laws: newer(&self.laws, &before.laws, &now.laws),
            full_ruling: newer(&self.full_ruling, &before.full_ruling, &now.full_ruling),
            draft: newer(&self.draft, &before.draft, &now.draft),
            speed: newer(&self.speed, &before.speed, &now.speed),
            sound: newer(&self.sound, &before.sound, &now.sound),
            single_keys: newer(&self.single_keys, &before.single_keys, &now.single_keys),
            certainty: newer(&self.certainty, &before.certainty, &now.certainty),
        }
    }

    /// The draft of the next edition, where there is one and it is shown.
    pub fn draft(&self) -> Option<EditionId> {
        EditionId::DRAFT.filter(|_| self.draft.is_on())
    }
}

/// The settings that other windows have stored and this one has not drawn yet, the oldest first.
#[derive(Debug, Default)]
pub struct UndrawnSettings(Vec<Settings>);

impl UndrawnSettings {
    /// Adds settings that another window has stored.
    pub fn add(&mut self, stored: Settings) {
        if self.0.last() != Some(&stored) {
            self.0.push(stored);
        }
    }

    /// Whether these settings come from another window; they and the older ones are forgotten, and all of them after a
    /// choice made here.
    pub fn take(&mut self, drawn: &Settings) -> bool {
        let place = self.0.iter().position(|it| it == drawn);
        self.0.drain(..place.map_or(self.0.len(), |place| place + 1));
        place.is_some()
    }
}

/// The settings that can be changed.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingChange {
    /// A language.
    Language(Language),
    /// The appearance of the pages.
    Appearance(Appearance),
    /// The laws under which incidents are ruled on.
    Laws(LawsChoice),
    /// The speed of replays.
    Speed(Speed),
    /// Sound and vibration.
    Sound(Switch),
    /// Single letters as shortcuts.
    SingleKeys(Switch),
    /// The question about the arbiter's certainty.
    Certainty(Switch),
    /// The question about every point of a ruling.
    FullRuling(Switch),
    /// The draft of the next edition.
    Draft(Switch),
    /// The settings that another window has saved.
    Stored(Settings),
}

impl Reducible for Settings {
    type Action = SettingChange;

    fn reduce(self: Rc<Self>, choice: SettingChange) -> Rc<Self> {
        let mut settings = (*self).clone();
        match choice {
            SettingChange::Language(language) => {
                settings.language = Some(language.code().to_owned())
            }
            SettingChange::Appearance(appearance) => settings.appearance = appearance,
            SettingChange::Laws(laws) => settings.laws = laws,
            SettingChange::Speed(speed) => settings.speed = speed,
            SettingChange::Sound(switch) => settings.sound = switch,
            SettingChange::SingleKeys(switch) => settings.single_keys = switch,
            SettingChange::Certainty(switch) => settings.certainty = switch,
            SettingChange::FullRuling(switch) => settings.full_ruling = switch,
            SettingChange::Draft(switch) => settings.draft = switch,
            SettingChange::Stored(kept) => settings = kept,
        }
        if settings == *self { self } else { Rc::new(settings) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(chosen: Option<Language>, asked: Option<Language>, expected: Language) {
        let mut settings = Rc::new(Settings::default());
        if let Some(language) = chosen {
            settings = settings.reduce(SettingChange::Language(language));
        }
        assert_eq!(settings.language(asked), expected);
    }

    #[test]
    fn ok_the_browser_asks_until_the_arbiter_chooses() {
        check(None, None, Language::English);
        check(None, Some(Language::Italian), Language::Italian);
        check(Some(Language::English), Some(Language::Italian), Language::English);
    }

    #[test]
    fn ok_what_another_window_stored_is_no_choice_of_this_one() {
        let start = Rc::new(Settings::default());
        let light = (*start.clone().reduce(SettingChange::Appearance(Appearance::Light))).clone();
        let dark = (*start.clone().reduce(SettingChange::Appearance(Appearance::Dark))).clone();
        let mut undrawn = UndrawnSettings::default();
        // The first of two is drawn when the second is stored already.
        undrawn.add((*start).clone());
        undrawn.add(light.clone());
        assert!(undrawn.take(&start) && undrawn.take(&light) && !undrawn.take(&light));
        // Who chooses something here, and then the same again, has chosen both times.
        undrawn.add((*start).clone());
        assert!(!undrawn.take(&dark) && !undrawn.take(&start));
    }

    #[test]
    fn ok_a_choice_leaves_those_of_another_window() {
        let start = Rc::new(Settings::default());
        let here = start.clone().reduce(SettingChange::Language(Language::Italian));
        let other = start.clone().reduce(SettingChange::Appearance(Appearance::Light));
        let other = other.reduce(SettingChange::Certainty(Switch::On));
        let both = other.with_changes(&start, &here);
        assert_eq!(both, here.with_changes(&start, &other));
        assert_eq!(both.language.as_deref(), Some("it"));
        assert_eq!((both.appearance, both.certainty), (Appearance::Light, Switch::On));
        // Of one choice made in both, the later one counts.
        let again = start.clone().reduce(SettingChange::Appearance(Appearance::Dark));
        assert_eq!(other.with_changes(&start, &again).appearance, Appearance::Dark);
        // What has been removed stays away.
        assert_eq!(Settings::default().with_changes(&other, &other), Settings::default());
    }

    #[test]
    fn ok_settings_come_back() {
        let settings = Rc::new(Settings::default());
        let settings = settings
            .reduce(SettingChange::Appearance(Appearance::Dark))
            .reduce(SettingChange::Speed(Speed::Fast));
        let text = serde_json::to_string(&*settings).expect("settings are plain");
        let kept = r#"{"language":null,"theme":"dark","speed":"fast","single_keys":"on","certainty":"off"}"#;
        assert_eq!(text, kept);
        assert_eq!(serde_json::from_str::<Settings>(&text).expect("they come back"), *settings);
        assert_eq!(
            serde_json::from_str::<Settings>("{}").expect("all default"),
            Settings::default()
        );
    }
}
