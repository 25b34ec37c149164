//! The track between the boards: the runners, the pieces they carry, and the hoops.

use acconcio_quadrigliona::act::{ActKind, Person, RunnerFault};
use acconcio_quadrigliona::match_state::{Runner, Track};
use acconcio_quadrigliona::{Table, Team};
use shakmaty::{ByRole, Color, Role};
use yew::prelude::*;

use super::replay::MatchReplay;
use crate::language::Language;

/// The positions of the three hoops of a lane.
const HOOPS: [u32; 3] = [52, 80, 108];

/// The lanes of both runners: that of the team at the top first.
pub(crate) fn track(language: Language, replay: &MatchReplay, step: usize, top: Team) -> Html {
    let match_state = replay.match_state(step);
    let labels = Team::ALL.map(|team| {
        let runner = match_state.runners.of(team);
        language.runner_at(team, runner.track, &all(&runner.carried.a, &runner.carried.b))
    });
    let lanes = [top, top.other()].map(|team| lane(replay, step, team));
    html! {
        <div class="match-track" role="img" aria-label={format!("{}. {}", language.quadrigliona().track(), labels.join(". "))}>
            { for lanes }
        </div>
    }
}

fn lane(replay: &MatchReplay, step: usize, team: Team) -> Html {
    let runner = replay.match_state(step).runners.of(team);
    let fault = fault(replay, step, team);
    let hoops = HOOPS.into_iter().enumerate().map(|(place, x)| {
        let is_touched = place == 1 && fault == Some(RunnerFault::TouchesHoop);
        let class = classes!("hoop", is_touched.then_some("is-touched"));
        html! {
            <g {class}>
                <ellipse cx={x.to_string()} cy="66" rx="12" ry="5" />
                if is_touched { <path d={format!("M{} 56l4-8M{x} 54v-9M{} 56l-4-8", x - 9, x + 9)} /> }
            </g>
        }
    });
    let place = match runner.track {
        Track::At(Table::A) => "is-at-a",
        Track::At(Table::B) => "is-at-b",
        Track::OnTheWayTo(Table::A) => "is-bound-for-a",
        Track::OnTheWayTo(Table::B) => "is-bound-for-b",
    };
    let team_class = class_of(team);
    html! {
        <svg class={classes!("lane", team_class)} viewBox="0 0 160 86" aria-hidden="true" focusable="false">
            <path class="lane-ground" d="M4 74h152" />
            <text class="lane-end" x="4" y="84">{ "A" }</text>
            <text class="lane-end" x="156" y="84" text-anchor="end">{ "B" }</text>
            { for hoops }
            <g class={classes!("runner", place)}>
                <g key={step} class="runner-body">
                    { figure(team) }
                    { carried_pieces(runner, team, fault) }
                </g>
            </g>
        </svg>
    }
}

/// A runner: his cap, head and limbs.
fn figure(team: Team) -> Html {
    html! {
        <>
            <path class="runner-limbs" d="M0 44v13l-6 14M0 57l7 13M0 48l-8 4M0 48l8-5" />
            <circle class="runner-head" cx="0" cy="37" r="6" />
            { cap_shape(team, "translate(-8 24) scale(.67)") }
        </>
    }
}

/// The pieces that a runner carries, above his head; those handed to him and waiting, beside his feet.
fn carried_pieces(runner: &Runner, team: Team, fault: Option<RunnerFault>) -> Html {
    let is_dropped = fault == Some(RunnerFault::DropsPiece);
    let mut pieces = Vec::new();
    for table in Table::ALL {
        let color = team.seat(table).color;
        pieces.extend(loose(runner.carried.of(table)).into_iter().map(|role| (role, color, true)));
        pieces.extend(loose(runner.handed.of(table)).into_iter().map(|role| (role, color, false)));
    }
    let piece = |(place, (role, color, is_carried)): (usize, (Role, Color, bool))| {
        let shift = i32::try_from(place).unwrap_or_default() * 7;
        let (x, y) = if is_carried { (shift - 10, 0) } else { (9 + shift, 50) };
        let class = classes!("burden", (is_carried && is_dropped).then_some("is-dropped"));
        html! {
            <g key={place} {class}>
                <circle cx={(x + 10).to_string()} cy={(y + 11).to_string()} r="11.5" />
                <use href={href(role, color)} x={x.to_string()} y={y.to_string()} width="21" height="21" />
            </g>
        }
    };
    pieces.into_iter().enumerate().map(piece).collect()
}

/// The fault that a runner commits in the act shown.
fn fault(replay: &MatchReplay, step: usize, team: Team) -> Option<RunnerFault> {
    let act = replay.act_at(step)?;
    let ActKind::Errs(fault) = act.kind else { return None };
    (act.by == Person::Runner(team)).then_some(fault)
}

fn loose(pile: &ByRole<u8>) -> Vec<Role> {
    let many = |role: Role| std::iter::repeat_n(role, usize::from(pile[role]));
    Role::ALL.into_iter().rev().flat_map(many).collect()
}

fn all(one: &ByRole<u8>, other: &ByRole<u8>) -> ByRole<u8> {
    let mut sum = *one;
    for role in Role::ALL {
        sum[role] += other[role];
    }
    sum
}

/// The reference to the drawing of a piece.
pub(crate) fn href(role: Role, color: Color) -> String {
    format!("#{}{}", color.fold_wb('w', 'b'), role.upper_char())
}

/// The class that gives a team its colour.
pub(crate) const fn class_of(team: Team) -> &'static str {
    match team {
        Team::Red => "is-red",
        Team::Blue => "is-blue",
    }
}

/// The cap of a team, recognized by its colour and its shape: a disc or a bar.
pub(crate) fn cap(team: Team) -> Html {
    html! {
        <svg class={classes!("cap", class_of(team))} viewBox="0 0 24 18" aria-hidden="true" focusable="false">
            { cap_shape(team, "") }
        </svg>
    }
}

fn cap_shape(team: Team, transform: &'static str) -> Html {
    let sign = match team {
        Team::Red => html! { <circle class="cap-sign" cx="11" cy="8" r="3" /> },
        Team::Blue => html! { <path class="cap-sign" d="M7 5.5h8v4.5h-8z" /> },
    };
    html! {
        <g {transform}>
            <path class="cap-cloth" d="M2.5 14a8.5 10 0 0 1 17 0l4 1.200v1.800h-21z" />
            { sign }
        </g>
    }
}
