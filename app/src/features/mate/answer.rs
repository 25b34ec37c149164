//! The answer on one player: progress, the moves, the proof, or that neither was found.

use shakmaty::{Bitboard, Board, Color, Role, Square};
use yew::prelude::*;

use super::effort::Effort;
use super::line::Line;
use super::plain::PlainReason;
use super::question::{Ask, Proof, SearchReport};
use super::worker::{Inquiry, use_inquiry};
use crate::language::Language;
use crate::ui::board::overlay::Overlay;

/// The answer on one player, as far as it has come.
#[derive(Clone, PartialEq)]
pub(crate) struct SideAnswer {
    pub(crate) winner: Color,
    /// Whether it is asked about this player.
    pub(crate) is_asked: bool,
    pub(crate) inquiry: Inquiry,
    on_effort: Callback<Effort>,
}

/// Asks about a player, if that is wanted.
#[hook]
pub(crate) fn use_side(fen: &str, winner: Color, is_asked: bool) -> SideAnswer {
    let effort = use_state_eq(|| Effort::Usual);
    let budget = effort.budget().filter(|_| is_asked);
    let ask = budget.map(|budget| Ask { fen: fen.to_owned(), winner: winner.into(), budget });
    let inquiry = use_inquiry(ask);
    let setter = effort.setter();
    let on_effort = use_callback((), move |wanted: Effort, ()| setter.set(wanted));
    SideAnswer { winner, is_asked, inquiry, on_effort }
}

impl SideAnswer {
    /// Whether the player can still mate; none as long as that is not known.
    pub(crate) fn can_mate(&self) -> Option<bool> {
        match self.inquiry.report()? {
            SearchReport::Possible(_) => Some(true),
            SearchReport::Impossible(_) => Some(false),
            SearchReport::Running { .. } | SearchReport::Undecided { .. } => None,
        }
    }

    /// The answer in a sentence, with the progress of the search.
    pub(crate) fn outcome(&self, language: Language) -> Html {
        let (words, winner) = (language.mate(), self.winner);
        match &self.inquiry {
            Inquiry::None => html! {
                <><p class="mate-outcome">{ words.stopped() }</p>{ self.effort(words.again(), Effort::Usual) }</>
            },
            Inquiry::Failed => html! { <p class="alert">{ words.failed() }</p> },
            Inquiry::SearchReport(SearchReport::Running { spent, of }) => html! {
                <>
                    <p class="mate-outcome">{ language.mate().looking_for_mate(winner) }</p>
                    <progress max={of.to_string()} value={spent.to_string()} aria-label={words.at_work()}></progress>
                    <p class="hint" aria-live="off">{ language.states_looked_at(*spent, *of) }</p>
                    { self.effort(words.stop(), Effort::Stopped) }
                </>
            },
            Inquiry::SearchReport(SearchReport::Possible(moves)) => html! {
                <p class="mate-outcome is-possible">{ language.mate().possible(winner, moves.len()) }</p>
            },
            Inquiry::SearchReport(SearchReport::Impossible(_)) => html! {
                <p class="mate-outcome is-impossible">{ language.mate().impossible(winner) }</p>
            },
            Inquiry::SearchReport(SearchReport::Undecided { spent }) => html! {
                <>
                    <p class="mate-outcome">{ language.mate_undecided(winner, *spent) }</p>
                    { self.effort(words.further(), Effort::Large) }
                </>
            },
        }
    }

    /// The proof in words, if there is one.
    pub(crate) fn proof(&self, language: Language, line: &Line) -> Html {
        match self.inquiry.report() {
            Some(SearchReport::Impossible(proof)) => self.reasons(language, proof, line),
            Some(
                SearchReport::Possible(_)
                | SearchReport::Running { .. }
                | SearchReport::Undecided { .. },
            )
            | None => html! {},
        }
    }

    fn reasons(&self, language: Language, proof: &Proof, line: &Line) -> Html {
        let words = language.mate();
        let board: &Board = line.last_board();
        let plain = PlainReason::of(proof, board, self.winner);
        html! {
            <>
                <h2>{ words.in_words() }</h2>
                if !proof.forced.is_empty() {
                    <p class="mate-plain">{ language.mate().forced_first(language.line(&line.start, &line.moves)) }</p>
                }
                if let Some(plain) = plain {
                    <p class="mate-plain">{ language.plain_reason(plain, self.winner) }</p>
                }
                <p class={plain.is_none().then_some("mate-plain")}>{ language.why_no_mate(proof.reason, self.winner) }</p>
                { wall(language, proof) }
                <p class="hint">{ words.proof_checked() }</p>
            </>
        }
    }

    fn effort(&self, label: &'static str, effort: Effort) -> Html {
        let onclick = self.on_effort.reform(move |_: MouseEvent| effort);
        html! { <button type="button" class="button" {onclick}>{ label }</button> }
    }

    /// The marks of the wall, where the answer rests on one.
    pub(crate) fn marks(&self) -> Overlay {
        let Some(SearchReport::Impossible(Proof { wall: Some(wall), .. })) = self.inquiry.report()
        else {
            return Overlay::default();
        };
        let squares = |bits: Bitboard| bits.into_iter().collect();
        Overlay { reach: squares(wall.king()), fixed: squares(wall.fixed()), ..Overlay::default() }
    }
}

/// The meaning of the marks on the board, and the pieces that are left to give check.
fn wall(language: Language, proof: &Proof) -> Html {
    let Some(wall) = &proof.wall else { return html! {} };
    let words = language.mate();
    let attacker = |(role, squares): (Role, Bitboard)| {
        let squares: Vec<Square> = squares.into_iter().collect();
        html! { <li>{ language.man_on(role, &squares) }</li> }
    };
    let attackers: Vec<Html> = wall.attackers().map(attacker).collect();
    html! {
        <>
            <ul class="board-key">
                <li><span class="mate-reach" aria-hidden="true"></span>{ words.king_mark() }</li>
                if wall.fixed().any() {
                    <li><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#mark-lock" /></svg>{ words.fixed_mark() }</li>
                }
            </ul>
            if attackers.is_empty() {
                <p>{ words.no_attacker() }</p>
            } else {
                <p>{ words.attackers_line() }</p>
                <ul>{ for attackers }</ul>
            }
        </>
    }
}
