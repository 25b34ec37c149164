//! The field for a FEN, a game or a link, and the choice of the move of a game.

use std::rc::Rc;

use gloo::events::EventListener;
use shakmaty::{Chess, Setup};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, File, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::line::{Line, Moves};
use crate::language::Language;
use crate::pasted::{Amount, LARGEST, MOST_GAMES, PasteError, Pasted, PastedGame, read};
use crate::platform::browser;
use crate::ui::controls::control;
use crate::ui::icon::icon;

/// The id of the field.
const FIELD: &str = "mate-paste";

/// The text in the field, and what was read of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PasteState {
    text: String,
    error: Option<PasteError>,
    games: Rc<Vec<PastedGame>>,
    amount: Amount,
    /// The index of the game chosen, and the number of its half-moves that are played.
    chosen: (usize, usize),
}

impl PasteState {
    /// Reads a text; where that fails, what was read before stays.
    fn after(&self, text: String) -> (PasteState, Option<Setup>) {
        match read(&text) {
            Ok(Pasted::Position(setup)) => {
                (PasteState { text, ..PasteState::default() }, Some(setup))
            }
            Ok(Pasted::Games(games, amount)) => {
                let games = Rc::new(games);
                let read = PasteState { text, games, amount, ..PasteState::default() };
                read.at(0, usize::MAX)
            }
            Err(error) => (PasteState { text, error: Some(error), ..self.clone() }, None),
        }
    }

    /// Goes to a position of a game; its last one where it has fewer moves.
    fn at(&self, game: usize, ply: usize) -> (PasteState, Option<Setup>) {
        let last = self.games.get(game).map_or(0, |game| game.moves.len());
        let chosen = (game, ply.min(last));
        let setup = self.games.get(game).and_then(|game| game.setup(chosen.1));
        (PasteState { chosen, error: None, ..self.clone() }, setup)
    }
}

/// The state of the field, and the callbacks that change it.
#[derive(Clone, PartialEq)]
pub(crate) struct PasteHandle {
    state: UseStateHandle<PasteState>,
    /// Called with the position that was read.
    on_setup: Callback<Setup>,
    /// Called instead where the position is one of a game, if the page wants the game.
    on_game: Option<Callback<GameMoment>>,
}

/// A game, and the number of its half-moves that are played.
pub(crate) type GameMoment = (PastedGame, usize);

/// Keeps the state of the field, and reads what is pasted anywhere on the page. `unread` is a position in
/// the address that cannot be read.
#[hook]
pub(crate) fn use_paste(
    unread: Option<String>,
    on_setup: Callback<Setup>,
    on_game: Option<Callback<GameMoment>>,
) -> PasteHandle {
    let state = use_state_eq(PasteState::default);
    let handle = PasteHandle { state, on_setup, on_game };
    {
        let handle = handle.clone();
        use_effect_with(unread, move |unread| {
            if let Some(unread) = unread {
                let error = read(unread).err();
                let text = unread.clone();
                handle.state.set(PasteState { text, error, ..(*handle.state).clone() });
            }
        });
    }
    // The listener outlives the drawing in which it was made.
    let latest = use_mut_ref(|| handle.clone());
    latest.replace(handle.clone());
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let listener = EventListener::new(&document, "paste", move |event: &Event| {
            let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
            let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
            let is_here = target.as_ref().is_some_and(|element| element.id() == FIELD);
            if !is_here && browser::takes_keys(event.target()) {
                return;
            }
            let pasted = event.clipboard_data().and_then(|data| data.get_data("text").ok());
            let handle = latest.borrow().clone();
            if is_here {
                // The browser puts the text into the field first.
                gloo::timers::callback::Timeout::new(0, move || handle.read_field()).forget();
            } else if let Some(text) = pasted {
                handle.read(text);
            }
        });
        move || drop(listener)
    });
    handle
}

impl PasteHandle {
    fn set(&self, (state, setup): (PasteState, Option<Setup>)) {
        let game = state.games.get(state.chosen.0).cloned().map(|game| (game, state.chosen.1));
        self.state.set(state);
        match (setup, game, &self.on_game) {
            (Some(_), Some(moment), Some(on_game)) => on_game.emit(moment),
            (Some(setup), _, _) => self.on_setup.emit(setup),
            (None, _, _) => {}
        }
    }

    fn read(&self, text: String) {
        self.set(self.state.after(text));
    }

    /// Reads a file of games; the field is left alone.
    fn read_file(&self, file: &File) {
        let handle = self.clone();
        // What is too large is not even read.
        if file.size() > LARGEST as f64 {
            let error = Some(PasteError::TooLong);
            return handle.state.set(PasteState { error, ..(*handle.state).clone() });
        }
        browser::read_text(file, move |text| {
            let (state, setup) = handle.state.after(text);
            let text = handle.state.text.clone();
            handle.set((PasteState { text, ..state }, setup));
        });
    }

    fn typed(&self, text: String) {
        self.state.set(PasteState { text, error: None, ..(*self.state).clone() });
    }

    fn read_field(&self) {
        let field = gloo::utils::document().get_element_by_id(FIELD);
        if let Some(field) = field.and_then(|it| it.dyn_into::<HtmlTextAreaElement>().ok()) {
            self.read(field.value());
        }
    }

    fn on_ply(&self) -> Callback<usize> {
        let handle = self.clone();
        Callback::from(move |ply| handle.set(handle.state.at(handle.state.chosen.0, ply)))
    }
}

/// The properties of the field.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PasteProps {
    pub(crate) language: Language,
    pub(crate) paste: PasteHandle,
}

/// The field, and the moves of the game that was read.
#[component]
pub(crate) fn Paste(props: &PasteProps) -> Html {
    let PasteProps { language, paste } = props;
    let words = language.mate();
    let onsubmit = {
        let paste = paste.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            paste.read_field();
        })
    };
    // Enter reads; with Shift it begins another line, as in other fields of one line or more.
    let onkeydown = {
        let paste = paste.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.shift_key() {
                event.prevent_default();
                paste.read_field();
            }
        })
    };
    let on_file = {
        let paste = paste.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                paste.read_file(&file);
            }
            // Lets the same file be chosen again.
            input.set_value("");
        })
    };
    let oninput = {
        let paste = paste.clone();
        Callback::from(move |event: InputEvent| {
            let field: HtmlTextAreaElement = event.target_unchecked_into();
            paste.typed(field.value());
        })
    };
    let error = paste.state.error.as_ref().map(|error| language.paste_error(error));
    html! {
        <section class="mate-paste" aria-labelledby="mate-paste-heading">
            <h2 id="mate-paste-heading">{ words.paste_heading() }</h2>
            <form class="mate-form" {onsubmit}>
                <label for={FIELD}>{ words.paste() }</label>
                <textarea id={FIELD} rows="2" value={paste.state.text.clone()} autocomplete="off" spellcheck="false"
                    autocapitalize="off" aria-describedby="mate-paste-hint" aria-invalid={error.is_some().then_some("true")} {oninput} {onkeydown} />
                if let Some(error) = error { <p class="alert" role="alert">{ error }</p> }
                <p id="mate-paste-hint" class="hint">{ words.paste_hint() }</p>
                <div class="button-row">
                    <button type="submit" class="button">{ words.read() }</button>
                    <label class="button file-button">
                        { icon("icon-open") }{ words.open_file() }
                        <input type="file" accept=".pgn,application/x-chess-pgn,text/plain" onchange={on_file} />
                    </label>
                </div>
            </form>
            if !paste.state.games.is_empty() { <GameChoice language={*language} paste={paste.clone()} /> }
        </section>
    }
}

/// The choice of a game and of a move in it.
#[component]
fn GameChoice(props: &PasteProps) -> Html {
    let PasteProps { language, paste } = props.clone();
    let words = language.mate();
    let (games, (chosen, ply)) = (paste.state.games.clone(), paste.state.chosen);
    let line = use_memo((games.clone(), chosen), |(games, chosen)| {
        let game = games.get(*chosen);
        let start = game.and_then(|game| game.positions.first().cloned());
        let moves = game.map(|game| game.moves.clone()).unwrap_or_default();
        Rc::new(Line { start: start.unwrap_or_else(Chess::default), moves, boards: Vec::new() })
    });
    let last = line.moves.len();
    let onchange = {
        let paste = paste.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            let index = usize::try_from(select.selected_index()).unwrap_or_default();
            paste.set(paste.state.at(index, usize::MAX));
        })
    };
    let option = |(index, game): (usize, &PastedGame)| {
        let number = index as u64 + 1;
        html! { <option selected={index == chosen}>{ language.players(&game.tags, number) }</option> }
    };
    let on_ply = paste.on_ply();
    let goes = |to: usize| on_ply.reform(move |()| to);
    let player = language.player();
    html! {
        <div class="mate-game" role="group" aria-label={words.game()}>
            if games.len() > 1 {
                <label class="editor-field">
                    <span>{ words.game() }</span>
                    <select {onchange}>{ for games.iter().enumerate().map(option) }</select>
                </label>
            }
            if paste.state.amount == Amount::More { <p class="hint">{ language.mate().only_offered(MOST_GAMES) }</p> }
            if last > 0 {
                <p class="hint">{ words.choose_move() }</p>
                <div class="controls-replay">
                    { control("icon-first", player.first(), goes(0)) }
                    { control("icon-previous", words.move_back(), goes(ply.saturating_sub(1))) }
                    { control("icon-next", words.move_on(), goes((ply + 1).min(last))) }
                    { control("icon-last", player.to_end(), goes(last)) }
                </div>
                <Moves {language} line={(*line).clone()} shown={ply} on_move={on_ply.clone()} />
            }
        </div>
    }
}
