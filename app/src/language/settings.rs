//! The texts of the settings, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use super::Language;

/// The settings.
#[derive(Debug)]
pub struct SettingsWords {
    pub name: &'static str,
    pub look: &'static str,
    pub replay: &'static str,
    pub keys: &'static str,
    pub single_keys: &'static str,
    pub single_keys_line: &'static str,
    pub practice: &'static str,
    pub certainty: &'static str,
    pub certainty_line: &'static str,
    pub kept: &'static str,
    pub kept_line: &'static str,
    pub save_backup: &'static str,
    pub read_backup: &'static str,
    pub erase: &'static str,
    pub erase_ask: &'static str,
    pub erase_yes: &'static str,
    pub erase_no: &'static str,
    pub erased: &'static str,
    pub not_restored: &'static str,
}

const ENGLISH: SettingsWords = SettingsWords {
    name: "Settings",
    look: "Look",
    replay: "Film",
    keys: "Keyboard",
    single_keys: "Single letters and digits as shortcuts",
    single_keys_line: "Arrow keys, Home, End, Space and Enter work in any case.",
    practice: "Practice",
    certainty: "Ask how sure I am of each ruling",
    certainty_line: "It changes no points; your progress then shows how well you judge yourself.",
    kept: "What is kept on this device",
    kept_line: "Settings, plans and every ruling you gave. They are in this browser only: a backup \
        keeps them safe and takes them to another device.",
    save_backup: "Save a backup",
    read_backup: "Read a backup",
    erase: "Erase everything",
    erase_ask: "This erases your settings, your plan and every ruling on this device. It cannot be \
        undone.",
    erase_yes: "Erase everything",
    erase_no: "Keep it",
    erased: "Everything has been erased.",
    not_restored: "Nothing was changed, because the file cannot be read:",
};

const ITALIAN: SettingsWords = SettingsWords {
    name: "Impostazioni",
    look: "Aspetto",
    replay: "Filmato",
    keys: "Tastiera",
    single_keys: "Singole lettere e cifre come scorciatoie",
    single_keys_line: "Frecce, Inizio, Fine, Spazio e Invio funzionano comunque.",
    practice: "Allenamento",
    certainty: "Chiedimi quanto sono sicuro di ogni decisione",
    certainty_line: "Non cambia i punti; i progressi mostrano poi quanto bene ti giudichi.",
    kept: "Che cosa resta su questo dispositivo",
    kept_line: "Le impostazioni, il piano e ogni decisione presa. Si trovano soltanto in questo browser: \
        una copia li mette al sicuro e li porta su un altro dispositivo.",
    save_backup: "Salva una copia",
    read_backup: "Leggi una copia",
    erase: "Cancella tutto",
    erase_ask: "Cancella le impostazioni, il piano e ogni decisione da questo dispositivo. Non si può \
        annullare.",
    erase_yes: "Cancella tutto",
    erase_no: "Conserva",
    erased: "È stato cancellato tutto.",
    not_restored: "Nulla è cambiato, perché il file non si può leggere:",
};

impl Language {
    /// The texts of the settings.
    pub const fn settings(self) -> &'static SettingsWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// What came of a backup: `12 rulings were added.`
    pub fn restored(self, added: usize) -> String {
        match (self, added) {
            (Language::English, 0) => {
                "The backup was read. Every ruling in it was here already.".to_owned()
            }
            (Language::English, 1) => "The backup was read: 1 ruling was added.".to_owned(),
            (Language::English, _) => format!("The backup was read: {added} rulings were added."),
            (Language::Italian, 0) => {
                "La copia è stata letta. Tutte le decisioni c’erano già.".to_owned()
            }
            (Language::Italian, 1) => "La copia è stata letta: 1 decisione aggiunta.".to_owned(),
            (Language::Italian, _) => {
                format!("La copia è stata letta: {added} decisioni aggiunte.")
            }
        }
    }
}
