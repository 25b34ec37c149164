//! The texts of the settings, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use super::Language;
use crate::platform::storage::Key;
use crate::platform::storage::merge::Restored;

/// The settings.
#[derive(Debug)]
pub struct SettingsWords {
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
    pub restore: &'static str,
    pub restore_no: &'static str,
    pub undo_restore: &'static str,
    pub undone: &'static str,
    pub persistent: &'static str,
    pub not_persistent: &'static str,
    pub persist: &'static str,
    pub persist_refused: &'static str,
}

const ENGLISH: SettingsWords = SettingsWords {
    look: "Look",
    replay: "Replay",
    keys: "Keyboard",
    single_keys: "Single letters and digits as shortcuts",
    single_keys_line: "Arrow keys, Home, End, Space and Enter work in any case.",
    practice: "Practice",
    certainty: "Ask how sure I am of each ruling",
    certainty_line: "It changes no points; your progress then shows how well you judge yourself.",
    kept: "What is kept on this device",
    kept_line: "Settings, plans, exams and every ruling you gave. They are in this browser only: a backup \
        keeps them safe and takes them to another device.",
    save_backup: "Save a backup",
    read_backup: "Read a backup",
    erase: "Erase everything",
    erase_ask: "This erases your settings, your plans, your exams and every ruling on this device. It \
        cannot be undone.",
    erase_yes: "Erase everything",
    erase_no: "Keep it",
    erased: "Everything has been erased.",
    not_restored: "Nothing was changed, because the file cannot be read:",
    restore: "Restore",
    restore_no: "Cancel",
    undo_restore: "Undo the last restore",
    undone: "The backup was taken back. What you have done since is still here.",
    persistent: "The browser has promised not to delete these data of its own accord.",
    not_persistent: "The browser may delete these data when the device runs out of space.",
    persist: "Ask the browser to keep them",
    persist_refused: "The browser does not promise it. Save a backup now and then.",
};

const ITALIAN: SettingsWords = SettingsWords {
    look: "Aspetto",
    replay: "Filmato",
    keys: "Tastiera",
    single_keys: "Singole lettere e cifre come scorciatoie",
    single_keys_line: "Frecce, Inizio, Fine, Spazio e Invio funzionano comunque.",
    practice: "Allenamento",
    certainty: "Chiedimi quanto sono sicuro di ogni decisione",
    certainty_line: "Non cambia i punti; i progressi mostrano poi quanto bene ti giudichi.",
    kept: "Che cosa resta su questo dispositivo",
    kept_line: "Le impostazioni, i piani, gli esami e ogni decisione presa. Si trovano soltanto in questo browser: \
        una copia li mette al sicuro e li porta su un altro dispositivo.",
    save_backup: "Salva una copia",
    read_backup: "Leggi una copia",
    erase: "Cancella tutto",
    erase_ask: "Cancella le impostazioni, i piani, gli esami e ogni decisione da questo dispositivo. Non \
        si può annullare.",
    erase_yes: "Cancella tutto",
    erase_no: "Conserva",
    erased: "È stato cancellato tutto.",
    not_restored: "Nulla è cambiato, perché il file non si può leggere:",
    restore: "Ripristina",
    restore_no: "Annulla",
    undo_restore: "Annulla l’ultimo ripristino",
    undone: "La copia è stata tolta. Quello che hai fatto dopo c’è ancora.",
    persistent: "Il browser ha promesso di non cancellare questi dati di propria iniziativa.",
    not_persistent: "Il browser può cancellare questi dati quando lo spazio sul dispositivo finisce.",
    persist: "Chiedi al browser di conservarli",
    persist_refused: "Il browser non lo promette. Salva una copia di tanto in tanto.",
};

impl Language {
    /// The texts of the settings.
    pub fn settings(self) -> &'static SettingsWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The effect of restoring a backup, or the one that it would have: what is added, and what stays.
    pub fn restored(self, is_done: bool, restored: &Restored) -> String {
        let list = |parts: &mut dyn Iterator<Item = (Key, usize)>| {
            let parts: Vec<String> =
                parts.map(|(key, count)| self.restored_part(key, count)).collect();
            (!parts.is_empty()).then(|| parts.join(", "))
        };
        let (added, kept) = (list(&mut restored.added()), list(&mut restored.kept()));
        match self {
            Language::English => {
                let read =
                    if is_done { "The backup was restored." } else { "Nothing is changed yet." };
                let added = match (added, is_done) {
                    (Some(added), true) => format!("Added or updated: {added}."),
                    (Some(added), false) => format!("Will be added or updated: {added}."),
                    (None, _) => "Everything in it is here already.".to_owned(),
                };
                let kept = kept.map(|kept| format!(" Kept as on this device: {kept}."));
                format!("{read} {added}{}", kept.unwrap_or_default())
            }
            Language::Italian => {
                let read = if is_done {
                    "La copia è stata ripristinata."
                } else {
                    "Nulla è ancora cambiato."
                };
                let added = match (added, is_done) {
                    (Some(added), true) => format!("Aggiunto o aggiornato: {added}."),
                    (Some(added), false) => format!("Sarà aggiunto o aggiornato: {added}."),
                    (None, _) => "Quello che contiene c’è già tutto.".to_owned(),
                };
                let kept = kept.map(|kept| format!(" Resta com’è su questo dispositivo: {kept}."));
                format!("{read} {added}{}", kept.unwrap_or_default())
            }
        }
    }

    /// This many parts of a backup: `2 exams`.
    fn restored_part(self, key: Key, count: usize) -> String {
        let (one, many) = match (self, key) {
            (Language::English, Key::Log) => ("ruling", "rulings"),
            (Language::English, Key::Quadrigliona) => {
                ("ruling on Quadrigliona", "rulings on Quadrigliona")
            }
            (Language::English, Key::Exams) => ("exam", "exams"),
            (Language::English, Key::CoursePlans) => ("course plan", "course plans"),
            (Language::English, Key::Settings) => ("setting", "settings"),
            (Language::English, Key::Plan) => ("setting of the review", "settings of the review"),
            (Language::Italian, Key::Log) => ("decisione", "decisioni"),
            (Language::Italian, Key::Quadrigliona) => {
                ("decisione sulla Quadrigliona", "decisioni sulla Quadrigliona")
            }
            (Language::Italian, Key::Exams) => ("esame", "esami"),
            (Language::Italian, Key::CoursePlans) => ("programma di corso", "programmi di corso"),
            (Language::Italian, Key::Settings) => ("impostazione", "impostazioni"),
            (Language::Italian, Key::Plan) => {
                ("impostazione del ripasso", "impostazioni del ripasso")
            }
            // There is only one of each.
            (Language::English, Key::Show) => return "the show to a room".to_owned(),
            (Language::English, Key::ExamFacts) => return "the facts of the exams".to_owned(),
            (Language::Italian, Key::ExamFacts) => return "i fatti degli esami".to_owned(),
            (Language::English, Key::Bookmark) => return "the incident opened last".to_owned(),
            (Language::English, Key::Lms) => {
                return "the rulings that the learning platform has not taken yet".to_owned();
            }
            (Language::Italian, Key::Show) => return "la presentazione in sala".to_owned(),
            (Language::Italian, Key::Bookmark) => return "l’episodio aperto per ultimo".to_owned(),
            (Language::Italian, Key::Lms) => {
                return "le decisioni che la piattaforma non ha ancora preso".to_owned();
            }
        };
        format!("{count} {}", if count == 1 { one } else { many })
    }
}
