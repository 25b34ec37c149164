//! The controls of the saved data: saving it to a file, restoring one, erasing it.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::backup::{BACKUP_NAME, RestoreError};
use crate::language::Language;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::merge::Restored;
use crate::profile::progress::ProgressHandle;
use crate::profile::settings::{SettingChange, Settings};
use crate::profile::shared::SettingsHandle;
use crate::ui::icon::icon;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SavedDataProps {
    pub(crate) language: Language,
    pub(crate) settings: SettingsHandle,
    pub(crate) progress: ProgressHandle,
}

/// The outcome of the last action.
#[derive(Clone, PartialEq)]
enum Done {
    Nothing,
    AskedToErase,
    Erased,
    /// A backup was read, and nothing is changed yet.
    Previewed(Rc<str>, Restored),
    Restored(Restored),
    Undone,
    NotRestored(RestoreError),
}

/// The buttons, and the outcome of the last action.
#[component]
pub(crate) fn SavedData(props: &SavedDataProps) -> Html {
    let SavedDataProps { language, settings, progress } = props;
    let words = language.settings();
    let done = use_state_eq(|| Done::Nothing);
    let on_save = {
        let progress = progress.clone();
        Callback::from(move |_: MouseEvent| {
            browser::save_file(BACKUP_NAME, &progress.storage().backup(browser::now()));
        })
    };
    let on_file = previews(settings, progress, done.setter());
    let changes_storage = |change: fn(&Storage, &Done) -> Done| {
        let (settings, progress, done) = (settings.clone(), progress.clone(), done.clone());
        Callback::from(move |_: MouseEvent| {
            let outcome = change(progress.storage(), &done);
            reread(&settings, &progress);
            done.set(outcome);
        })
    };
    let on_restore = changes_storage(|storage, done| {
        let Done::Previewed(text, _) = done else { return done.clone() };
        storage.restore(text).map_or_else(Done::NotRestored, Done::Restored)
    });
    let on_undo = changes_storage(|storage, _| {
        storage.undo_restoration();
        Done::Undone
    });
    let on_erase = changes_storage(|storage, _| {
        storage.erase();
        Done::Erased
    });
    use_focus(&done);
    let to = |what: Done| {
        let done = done.setter();
        Callback::from(move |_: MouseEvent| done.set(what.clone()))
    };
    html! {
        <>
            <div class="button-row">
                <button type="button" class="button" onclick={on_save}>{ icon("icon-save") }{ words.save_backup() }</button>
                <label class="button file-button">
                    { icon("icon-open") }{ words.read_backup() }
                    <input type="file" accept="application/json,.json" onchange={on_file} />
                </label>
                <button type="button" id={ERASE} class="button" onclick={to(Done::AskedToErase)}>{ icon("icon-cross") }{ words.erase() }</button>
            </div>
            if *done == Done::AskedToErase {
                { erase_dialog(*language, &done, on_erase) }
            }
            <div role="status" id={OUTCOME} tabindex="-1">{ outcome(*language, &done) }</div>
            <div class="button-row">
                if matches!(*done, Done::Previewed(..)) {
                    <button type="button" class="button primary" onclick={on_restore}>{ words.restore() }</button>
                    <button type="button" class="button" onclick={to(Done::Nothing)}>{ words.restore_no() }</button>
                } else if progress.storage().has_restored() {
                    <button type="button" class="button" onclick={on_undo}>{ words.undo_restore() }</button>
                }
            </div>
        </>
    }
}

/// Reads the file chosen, and previews what it would change.
fn previews(
    settings: &SettingsHandle,
    progress: &ProgressHandle,
    done: UseStateSetter<Done>,
) -> Callback<Event> {
    let (settings, progress) = (settings.clone(), progress.clone());
    Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let (settings, progress, done) = (settings.clone(), progress.clone(), done.clone());
        browser::read_file(&input, move |text| {
            let preview = progress.storage().preview(&text);
            // Reading has set aside what is damaged here.
            reread(&settings, &progress);
            done.set(match preview {
                Ok(preview) => Done::Previewed(text.into(), preview),
                Err(error) => Done::NotRestored(error),
            });
        });
    })
}

/// The question whether to erase, which Escape answers with no.
fn erase_dialog(
    language: Language,
    done: &UseStateHandle<Done>,
    on_erase: Callback<MouseEvent>,
) -> Html {
    let words = language.settings();
    let close = Callback::from({
        let done = done.setter();
        move |()| done.set(Done::Nothing)
    });
    let on_keep = close.reform(|_: MouseEvent| ());
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            close.emit(());
        }
    });
    html! {
        <div class="erase" role="alertdialog" aria-labelledby="erase-ask" {onkeydown}>
            <p id="erase-ask">{ words.erase_ask() }</p>
            <div class="button-row">
                <button type="button" id={KEEP} class="button" onclick={on_keep}>{ words.erase_no() }</button>
                <button type="button" class="button danger" onclick={on_erase}>{ words.erase_yes() }</button>
            </div>
        </div>
    }
}

const ERASE: &str = "erase";
const KEEP: &str = "erase-no";
const OUTCOME: &str = "saved-data-outcome";

/// Brings the focus to what an action has opened, or back, since the button that had it may be gone.
#[hook]
fn use_focus(done: &Done) {
    let before = use_mut_ref(|| Done::Nothing);
    use_effect_with(done.clone(), move |done| match (before.replace(done.clone()), done) {
        (_, Done::AskedToErase) => browser::focus(KEEP),
        (Done::AskedToErase, Done::Nothing) => browser::focus(ERASE),
        (Done::Nothing, Done::Nothing) => {}
        (_, _) => browser::focus(OUTCOME),
    });
}

fn outcome(language: Language, done: &Done) -> Html {
    let words = language.settings();
    match done {
        Done::Nothing | Done::AskedToErase => html! {},
        Done::Erased => html! { <p>{ words.erased() }</p> },
        Done::Previewed(_, preview) => html! { <p>{ language.restored(false, preview) }</p> },
        Done::Restored(restored) => html! { <p>{ language.restored(true, restored) }</p> },
        Done::Undone => html! { <p>{ words.undone() }</p> },
        Done::NotRestored(error) => html! {
            <p class="is-refused">{ words.not_restored() }{ " " }{ language.restore_error(error) }</p>
        },
    }
}

/// Shows the data that is stored now.
fn reread(settings: &SettingsHandle, progress: &ProgressHandle) {
    settings.dispatch(SettingChange::Stored(progress.storage().load::<Settings>()));
    progress.reread();
}
