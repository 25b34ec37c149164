//! The page when the question has been asked: the answers, and the board with the moves or the proof.

use std::rc::Rc;

use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, EnPassantMode};
use yew::prelude::*;

use super::answer::{SideAnswer, use_side};
use super::line::{Line, Moves, use_line_player};
use crate::language::Language;
use crate::platform::address;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::route::mate_question::{MateQuestion, Winners};
use crate::ui::icon::icon;
use crate::ui::player::{caption, use_spoken_step};

/// The id of the section with the answers.
pub(crate) const ANSWERS: &str = "mate-answers";

/// The properties of the answers.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AnswersProps {
    pub(crate) shared: Shared,
    pub(crate) question: Rc<MateQuestion>,
    /// The players asked about.
    pub(crate) winners: Winners,
    /// The position.
    pub(crate) start: Chess,
}

/// The answers on one position.
#[component]
pub(crate) fn Answers(props: &AnswersProps) -> Html {
    let AnswersProps { shared, question, winners, start } = props.clone();
    let language = shared.language;
    let words = language.mate();
    // Without the rights that the address names and the position does not have.
    let fen = Fen::from_position(&start, EnPassantMode::Legal).to_string();
    let sides = [
        use_side(&fen, Color::White, winners.includes(Color::White)),
        use_side(&fen, Color::Black, winners.includes(Color::Black)),
    ];
    let chosen = use_state_eq(|| None::<Color>);
    let shown = shown(&sides, *chosen);
    let line =
        use_memo((start, shown.clone()), |(start, shown)| Rc::new(Line::of(start, &shown.inquiry)));
    let on_show = {
        let chosen = chosen.setter();
        Callback::from(move |winner: Color| {
            chosen.set(Some(winner));
            browser::show_element_again("mate-board");
        })
    };
    let said = |side: &SideAnswer| {
        let can_show = winners == Winners::Both && side.can_mate().is_some();
        html! {
            <div key={side.winner.char().to_string()} class="mate-side">
                { side.outcome(language) }
                if can_show { { show_button(language, side, side.winner == shown.winner, &on_show) } }
            </div>
        }
    };
    // Another answer is another replay.
    let key = format!("{}{}{}", shown.winner.char(), line.moves.len(), shown.can_mate().is_some());
    html! {
        <div class="mate-table">
            <section id={ANSWERS} class="mate-said" tabindex="-1" aria-label={words.answer()}>
                <div aria-live="polite">
                    { for sides.iter().filter(|side| side.is_asked).map(said) }
                    { in_sum(language, &sides) }
                </div>
                { ways(language, &question, winners) }
            </section>
            <Shown {key} {shared} side={shown.clone()} line={(*line).clone()} />
        </div>
    }
}

/// The player whose answer is on the board: the one chosen, or else the first who can mate, or else the
/// first one asked about.
fn shown(sides: &[SideAnswer; 2], chosen: Option<Color>) -> &SideAnswer {
    let asked = || sides.iter().filter(|side| side.is_asked);
    let chosen = asked().find(|side| Some(side.winner) == chosen);
    let first = || asked().find(|side| side.can_mate() == Some(true)).or_else(|| asked().next());
    chosen.or_else(first).unwrap_or(&sides[0])
}

fn show_button(
    language: Language,
    side: &SideAnswer,
    is_shown: bool,
    on_show: &Callback<Color>,
) -> Html {
    let winner = side.winner;
    let onclick = on_show.reform(move |_: MouseEvent| winner);
    html! {
        <button type="button" class="button small" aria-pressed={is_shown.to_string()} {onclick}>
            { language.mate().shown_on_board(winner) }
        </button>
    }
}

/// The consequence under the Laws, where it is known of both players.
fn in_sum(language: Language, sides: &[SideAnswer; 2]) -> Html {
    let [Some(white), Some(black)] = [sides[0].can_mate(), sides[1].can_mate()] else {
        return html! {};
    };
    let words = language.mate();
    let text = match (white, black) {
        (true, true) => words.both_can().to_owned(),
        (false, false) => words.neither_can().to_owned(),
        (true, false) => language.only_one_can(Color::White),
        (false, true) => language.only_one_can(Color::Black),
    };
    html! { <p class="mate-sum">{ text }</p> }
}

/// The links from the answer: to the position, and to the question about the other player; and the link
/// to copy.
fn ways(language: Language, question: &MateQuestion, winners: Winners) -> Html {
    let words = language.mate();
    let other = match winners {
        Winners::White => Some(words.and_black()),
        Winners::Black => Some(words.and_white()),
        Winners::Both => None,
    };
    let to_both = question.asking(Some(Winners::Both)).to_hash();
    html! {
        <div class="button-row mate-ways">
            if let Some(label) = other { <a class="button" href={to_both}>{ label }</a> }
            <a class="button" href={question.asking(None).to_hash()}>{ icon("mark-hand-lift") }{ words.change() }</a>
            <CopyLink {language} />
        </div>
    }
}

/// The properties of the button that copies the link.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CopyLinkProps {
    pub(crate) language: Language,
}

/// A button that copies the address of the page, and says whether that succeeded.
#[component]
pub(crate) fn CopyLink(props: &CopyLinkProps) -> Html {
    let words = props.language.mate();
    let said = use_state_eq(|| "");
    let onclick = {
        let said = said.setter();
        Callback::from(move |_: MouseEvent| {
            let said = said.clone();
            browser::copy(&address::address(), move |is_copied| {
                said.set(if is_copied { words.copied() } else { words.not_copied() });
            });
        })
    };
    html! {
        <>
            <button type="button" class="button" {onclick}>{ words.copy() }</button>
            <span role="status" class="mate-copied">{ *said }</span>
        </>
    }
}

/// The properties of the answer on the board.
#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    shared: Shared,
    side: SideAnswer,
    line: Rc<Line>,
}

/// The board with the moves of the answer or its proof, and beside it both in words.
#[component]
fn Shown(props: &ShownProps) -> Html {
    let ShownProps { shared, side, line } = props;
    let language = shared.language;
    let words = language.mate();
    let last = line.moves.len();
    let player = use_line_player(last, 0, &shared.settings);
    let step = player.playback.step;
    let replay = use_memo(line.clone(), |line| line.replay());
    let sentence = {
        let line = line.clone();
        move |step| line.move_at(language, step).unwrap_or_else(|| words.at_start().to_owned())
    };
    let shown = sentence(step);
    let spoken = use_spoken_step(language, step, sentence);
    let has_moves = last > 0;
    html! {
        <>
            <section id="mate-board" class="mate-board" aria-label={words.board()}>
                { player.board(language, &replay, &side.marks()) }
                if has_moves {
                    <>
                        { caption(&shown, (step > 0).then_some((step, last)), false) }
                        { player.controls(shared) }
                    </>
                }
                { spoken }
            </section>
            <section class="mate-answer" aria-label={words.details()}>
                { side.proof(language, line) }
                if has_moves {
                    <>
                        <h2>{ words.line() }</h2>
                        <Moves {language} line={line.clone()} shown={step} on_move={player.on_move()} />
                    </>
                }
            </section>
        </>
    }
}
