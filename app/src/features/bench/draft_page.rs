//! The page of a draft that is open: board, hands and clock, the time line, and the ruling beside them.

use std::rc::Rc;

use acconcio_authoring::{Draft, Edit, History};
use yew::prelude::*;

use super::acting_board::ActingBoard;
use super::acts::ActTimeline;
use super::bench_props::BenchProps;
use super::command_line::CommandLine;
use super::fields::{select, toggle};
use super::hands::{Hands, use_waiting};
use super::opened::{SaveState, begin, use_saving};
use super::ruling::{OpenFacts, RulingBeside};
use super::saying::SayingMenu;
use super::send::{SendStage, save};
use super::sent::Sent;
use super::set_up::SetUp;
use super::state::{BenchAction, BenchState};
use super::text_fields::TextFields;
use super::trail::history;
use crate::language::Language;
use crate::platform::address;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::drafts::SavedDraft;
use crate::route::Route;
use crate::route::bench_address::address_of;
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DraftPageProps {
    pub(crate) language: Language,
    pub(crate) storage: Storage,
    /// The name of the draft.
    pub(crate) id: String,
    /// The draft as it was read.
    pub(crate) draft: Rc<SavedDraft>,
    /// Reads the draft again, as another window has saved it.
    pub(crate) on_read_again: Callback<()>,
}

/// The parts of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    SetUp,
    Record,
    Texts,
    Send,
}

impl Stage {
    const ALL: [Stage; 4] = [Stage::SetUp, Stage::Record, Stage::Texts, Stage::Send];

    fn name(self, language: Language) -> &'static str {
        let words = language.bench();
        match self {
            Stage::SetUp => words.set_up(),
            Stage::Record => words.record(),
            Stage::Texts => words.texts(),
            Stage::Send => words.send(),
        }
    }

    /// The part of the work after this one.
    const fn next(self) -> Option<Stage> {
        match self {
            Stage::SetUp => Some(Stage::Record),
            Stage::Record => Some(Stage::Texts),
            Stage::Texts => Some(Stage::Send),
            Stage::Send => None,
        }
    }
}

/// The page of a draft.
#[component]
pub(crate) fn DraftPage(props: &DraftPageProps) -> Html {
    let DraftPageProps { language, storage, id, draft, .. } = props.clone();
    let bench = {
        let draft = draft.clone();
        use_reducer(move || opened(&draft))
    };
    let state = use_saving(&storage, &id, &bench, draft.stamp);
    let stage = {
        let is_begun = bench.acts() > 0;
        use_state_eq(move || if is_begun { Stage::Record } else { Stage::SetUp })
    };
    let parts = BenchProps { language, bench: bench.clone() };
    let is_waiting = use_waiting(&parts);
    let spoken = use_spoken(&parts);
    html! {
        <main id="content" class="bench is-open" tabindex="-1" onkeydown={on_key(&parts)}>
            { head(props, &parts) }
            { match *state {
                SaveState::Saved => html! {},
                SaveState::OnlyHere => only_here(&parts),
                SaveState::Overtaken => overtaken(props, &parts),
            } }
            <div class="bench-bar">{ stages(language, &stage) }{ variant_shown(&parts) }</div>
            { next_stage(language, &stage) }
            if *stage == Stage::SetUp { <SetUp ..parts.clone() /> }
            if *stage == Stage::Record {
                <div class="bench-record">
                    <ActingBoard ..parts.clone() />
                    <SayingMenu ..parts.clone() />
                    <div class="bench-beside">
                        <RulingBeside ..parts.clone() />
                        <ActTimeline ..parts.clone() />
                        <OpenFacts ..parts.clone() />
                    </div>
                    <div class="bench-middle">
                        <Hands bench={parts.clone()} {is_waiting} />
                        <CommandLine ..parts.clone() />
                    </div>
                </div>
            }
            if *stage == Stage::Texts { <TextFields ..parts.clone() /> }
            if *stage == Stage::Send {
                <SendStage bench={parts.clone()} storage={storage.clone()} on_texts={opens(&stage, Stage::Texts)} />
            }
            { branches(&parts) }
            <p class="visually-hidden" aria-live="polite">{ spoken }</p>
        </main>
    }
}

/// The bench with a draft as it was saved.
fn opened(saved: &SavedDraft) -> BenchState {
    // What was read has a variant.
    let history = history(saved).unwrap_or_else(|| History::of(Draft::begun("incident", "a")));
    let shown = history.draft().variants().iter().position(|variant| variant.id == saved.variant);
    BenchState::open(history, saved.settled.clone()).turned_to(shown.unwrap_or_default())
}

/// The title, the way back to the drafts, and undo and redo.
fn head(props: &DraftPageProps, parts: &BenchProps) -> Html {
    let BenchProps { language, bench } = parts;
    let words = language.bench();
    let button = |name: &'static str, label: &'static str, can: bool, action: BenchAction| {
        html! {
            <button type="button" class="button small" title={label} aria-disabled={(!can).then_some("true")}
                onclick={parts.does(action)}>{ icon(name) }<span class="bench-wide">{ label }</span></button>
        }
    };
    html! {
        <header class="bench-head" key={props.id.clone()}>
            <p>{ link(&Route::Bench, "", html! { { words.drafts() } }) }</p>
            <h1>{ language.draft_title(&bench.draft().scenario()) }</h1>
            <div class="bench-row">
                { button("icon-previous", words.undo(), bench.history.can_undo(), BenchAction::Undo) }
                { button("icon-next", words.redo(), bench.history.can_redo(), BenchAction::Redo) }
            </div>
        </header>
    }
}

/// The notice that there is no room on the device, with the button that saves the draft in a file.
fn only_here(parts: &BenchProps) -> Html {
    let BenchProps { language, bench } = parts.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Ok(sent) = Sent::of(language, bench.draft()) {
            save(&sent);
        }
    });
    let words = language.bench();
    html! {
        <div class="bench-overtaken" role="alert">
            <p>{ words.only_in_memory() }</p>
            <div class="button-row"><button type="button" class="button small" {onclick}>{ icon("icon-save") }{ words.save_file() }</button></div>
        </div>
    }
}

/// The choices where another window has saved another state of the draft.
fn overtaken(props: &DraftPageProps, parts: &BenchProps) -> Html {
    let words = props.language.bench();
    let on_keep = {
        let (storage, bench) = (props.storage.clone(), parts.bench.clone());
        Callback::from(move |_: MouseEvent| {
            let variant = bench.written().id.clone();
            let id = begin(&storage, bench.draft().scenario(), &variant);
            address::go_to_hash(&address_of(&id));
        })
    };
    let on_read = props.on_read_again.reform(|_: MouseEvent| ());
    html! {
        <div class="bench-overtaken" role="alert">
            <p>{ words.overtaken() }</p>
            <div class="button-row">
                <button type="button" class="button small" onclick={on_read}>{ words.take_theirs() }</button>
                <button type="button" class="button small" onclick={on_keep}>{ words.keep_mine() }</button>
            </div>
        </div>
    }
}

fn stages(language: Language, stage: &UseStateHandle<Stage>) -> Html {
    let words = language.bench();
    let one = |(index, one): (usize, Stage)| {
        let to = stage.clone();
        let onclick = Callback::from(move |_: MouseEvent| to.set(one));
        let number = index + 1;
        let label = html! { <><span class="bench-number" aria-hidden="true">{ number }</span>{ one.name(language) }</> };
        toggle(label, **stage == one, onclick)
    };
    html! {
        <div class="bench-row bench-stages" role="group" aria-label={words.stages()}>
            { for Stage::ALL.into_iter().enumerate().map(one) }
        </div>
    }
}

/// The callback that opens a part of the work from its beginning.
fn opens(stage: &UseStateHandle<Stage>, part: Stage) -> Callback<MouseEvent> {
    let to = stage.clone();
    Callback::from(move |_: MouseEvent| {
        to.set(part);
        browser::begin_page();
    })
}

/// The button that leads to the part of the work after the one shown.
fn next_stage(language: Language, stage: &UseStateHandle<Stage>) -> Html {
    let Some(next) = stage.next() else { return html! {} };
    html! {
        <button type="button" class="button primary bench-next" onclick={opens(stage, next)}>{ language.bench().next_stage(next.name(language)) }{ icon("icon-next") }</button>
    }
}

/// The choice of the variant shown, where there are several.
fn variant_shown(parts: &BenchProps) -> Html {
    let BenchProps { language, bench } = parts;
    let all = bench.draft().variants();
    if all.len() < 2 {
        return html! {};
    }
    let name = |(index, variant): (usize, &Rc<_>)| (index, language.variant_name(variant));
    let options: Vec<(usize, String)> = all.iter().enumerate().map(name).collect();
    let on_variant = parts.on(BenchAction::Variant);
    select(language.bench().variant(), &options, &bench.variant, &on_variant)
}

/// The ways to branch off a variant and to delete one.
fn branches(parts: &BenchProps) -> Html {
    let BenchProps { language, bench } = parts;
    let words = language.bench();
    let all = bench.draft().variants();
    let (shown, several) = (bench.variant, all.len() > 1);
    let id = free_id(&all.iter().map(|it| it.id.as_str()).collect::<Vec<_>>());
    let branch = parts.does(BenchAction::Edit(Edit::Branch { of: shown, id }));
    let delete = parts.does(BenchAction::Edit(Edit::DeleteVariant(shown)));
    html! {
        <div class="bench-row bench-variants">
            <button type="button" class="button small" onclick={branch}>{ icon("icon-branch") }{ words.branch() }</button>
            if several { <button type="button" class="button small" onclick={delete}>{ words.delete_variant() }</button> }
        </div>
    }
}

/// A name that no variant has.
fn free_id(taken: &[&str]) -> String {
    let letters = ('a'..='z').map(|letter| letter.to_string());
    let numbered = (27_u32..).map(|number| format!("v{number}"));
    letters.chain(numbered).find(|id| !taken.contains(&id.as_str())).unwrap_or_default()
}

/// Undo and redo by keys, except in a field, which has its own.
fn on_key(parts: &BenchProps) -> Callback<KeyboardEvent> {
    let dispatcher = parts.bench.dispatcher();
    Callback::from(move |event: KeyboardEvent| {
        let is_command = event.ctrl_key() || event.meta_key();
        if !is_command || browser::takes_keys(event.target()) {
            return;
        }
        let action = match (event.key().to_lowercase().as_str(), event.shift_key()) {
            ("z", false) => BenchAction::Undo,
            ("z", true) | ("y", _) => BenchAction::Redo,
            _ => return,
        };
        event.prevent_default();
        dispatcher.dispatch(action);
    })
}

/// The act that was recorded last, or that is shown, as it is spoken.
#[hook]
fn use_spoken(parts: &BenchProps) -> String {
    let BenchProps { language, bench } = parts;
    let spoken = use_state_eq(String::new);
    let first = use_mut_ref(|| true);
    let sentence = bench.at.checked_sub(1).map(|index| {
        let players = bench.draft().head().players.as_ref();
        language.act_sentence(&bench.act(index), &bench.walk.states[index], players)
    });
    let setter = spoken.setter();
    use_effect_with((sentence, bench.at), move |(sentence, _)| {
        if !first.replace(false) {
            setter.set(sentence.clone().unwrap_or_default());
        }
    });
    (*spoken).clone()
}
