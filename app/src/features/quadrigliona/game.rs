//! The page that explains the game: its rules by subject, the open points, its incidents.

use acconcio_quadrigliona::Team;
use acconcio_quadrigliona::book::{Clause, Rule, Source};
use acconcio_quadrigliona::disputed_point::{DisputedPoint, Gap};
use acconcio_quadrigliona::scenario::{MatchScenarios, Scenario, Variant};
use yew::prelude::*;

use super::ruling_sheet::source_chip;
use super::rulings::Rulings;
use super::track::class_of;
use crate::features::handbook::opening;
use crate::language::{Language, OpenPoint, QuadriglionaWords};
use crate::packs::Fetched;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::document::use_title;
use crate::ui::icon::icon;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GameProps {
    pub(crate) shared: Shared,
    pub(crate) matches: Fetched<MatchScenarios>,
}

/// The page that explains the game.
#[component]
pub(crate) fn GamePage(props: &GameProps) -> Html {
    let GameProps { shared, matches } = props;
    let language = shared.language;
    let words = language.quadrigliona();
    let page = Route::Quadrigliona { replay: None };
    use_title(language, opening::heading_and_lead(language, &page).0);
    let rulings = use_memo((), |()| shared.progress.storage().load::<Rulings>());
    html! {
        <main id="content" class={opening::class_of(&page)} tabindex="-1">
            { opening::opening(language, &page) }
            { contents(words) }
            { what(language, words) }
            { turn(language, words) }
            { rules(language) }
            { differences(language) }
            { open_points(language) }
            { replays_section(language, matches, &rulings) }
        </main>
    }
}

/// The buttons to the sections. They are not links, which would change the address of the page.
fn contents(words: QuadriglionaWords) -> Html {
    let way = |(id, name): (&'static str, &'static str)| {
        let onclick = Callback::from(move |_: MouseEvent| {
            browser::show_element(id);
            browser::focus(id);
        });
        html! { <button type="button" class="button small" {onclick}>{ name }</button> }
    };
    let sections = [
        (REPLAYS, words.replays()),
        (RULES, words.rules()),
        (DIFFERENCES, words.differences()),
        (OPEN, words.open()),
    ];
    html! { <nav class="match-contents" aria-label={words.contents()}>{ for sections.into_iter().map(way) }</nav> }
}

/// The ids of the headings to which the contents lead.
const REPLAYS: &str = "replays-heading";
const RULES: &str = "rules-heading";
const DIFFERENCES: &str = "differences-heading";
const OPEN: &str = "open-heading";

fn what(language: Language, words: QuadriglionaWords) -> Html {
    html! {
        <section aria-labelledby="what-heading">
            <h2 id="what-heading">{ words.what() }</h2>
            <div class="match-what">
                <div>{ for language.match_lines().iter().map(|line| html! { <p>{ *line }</p> }) }</div>
                <figure>
                    { plan() }
                    <figcaption>{ words.match_state() }</figcaption>
                </figure>
            </div>
        </section>
    }
}

/// The plan of the hall from above: two boards, the clocks, three hoops, and the seats.
fn plan() -> Html {
    let board = |x: u32| {
        let squares: String = (0..64_u32)
            .filter(|square| (square % 8 + square / 8) % 2 == 1)
            .map(|square| format!("M{} {}h9v9h-9z", x + square % 8 * 9, 34 + square / 8 * 9))
            .collect();
        html! {
            <>
                <rect class="square-light" x={x.to_string()} y="34" width="72" height="72" />
                <path class="square-dark" d={squares} />
                <rect class="plan-frame" x={x.to_string()} y="34" width="72" height="72" />
            </>
        }
    };
    let clock = |x: u32| {
        html! {
            <g class="plan-clock">
                <rect x={x.to_string()} y="50" width="16" height="40" rx="4" />
                <circle cx={(x + 8).to_string()} cy="61" r="5" />
                <circle cx={(x + 8).to_string()} cy="79" r="5" />
            </g>
        }
    };
    // The shape also distinguishes the teams: a disc or a square.
    let seat = |x: u32, y: u32, team: Team, stone: &'static str| {
        let place = match team {
            Team::Red => html! { <circle cx={x.to_string()} cy={y.to_string()} r="11" /> },
            Team::Blue => {
                html! { <rect x={(x - 10).to_string()} y={(y - 10).to_string()} width="20" height="20" rx="3" /> }
            }
        };
        html! {
            <g class={classes!("plan-seat", class_of(team))}>
                { place }
                <circle class={stone} cx={x.to_string()} cy={y.to_string()} r="5" />
            </g>
        }
    };
    let hoop = |x: u32| html! { <ellipse class="plan-hoop" cx={x.to_string()} cy="70" rx="7.5" ry="11" /> };
    html! {
        <svg class="plan" viewBox="0 0 320 140" aria-hidden="true" focusable="false">
            { clock(12) }{ board(36) }{ board(212) }{ clock(292) }
            { hoop(133) }{ hoop(160) }{ hoop(187) }
            <path class="plan-way" d="M116 62h86m-6-4 6 4-6 4M204 79h-86m6-4-6 4 6 4" />
            { seat(72, 18, Team::Blue, "stone-black") }{ seat(72, 122, Team::Red, "stone-white") }
            { seat(248, 18, Team::Blue, "stone-white") }{ seat(248, 122, Team::Red, "stone-black") }
            <text x="105" y="22">{ "A" }</text><text x="281" y="22">{ "B" }</text>
        </svg>
    }
}

fn turn(language: Language, words: QuadriglionaWords) -> Html {
    const SIGNS: [&str; 6] = [
        "mark-piece-off",
        "mark-clock",
        "mark-hand-release",
        "icon-next",
        "icon-board",
        "mark-piece-on",
    ];
    let step = |(sign, (name, line)): (&'static str, (&'static str, &'static str))| {
        html! { <li>{ icon(sign) }<h3>{ name }</h3><p>{ line }</p></li> }
    };
    html! {
        <section aria-labelledby="turn-heading">
            <h2 id="turn-heading">{ words.turn() }</h2>
            <ol class="match-turn">{ for SIGNS.into_iter().zip(language.match_steps()).map(step) }</ol>
        </section>
    }
}

/// The clauses of the document by subject, in the order of the subjects' names.
const SUBJECTS: [&[Clause]; 11] = [
    &[Clause::Preamble, Clause::Basis],
    &[Clause::Rule(1), Clause::Rule(2), Clause::Rule(3), Clause::Rule(4)],
    &[Clause::Rule(5), Clause::Rule(6)],
    &[Clause::Rule(7), Clause::Rule(8)],
    &[Clause::Rule(9)],
    &[Clause::Rule(10)],
    &[Clause::Rule(11), Clause::Rule(12), Clause::Rule(13)],
    &[Clause::Rule(14)],
    &[Clause::Rule(15), Clause::Rule(17)],
    &[Clause::Rule(18)],
    &[Clause::Rule(19), Clause::Rule(20), Clause::Rule(21)],
];

fn rules(language: Language) -> Html {
    let words = language.quadrigliona();
    let clause = |clause: &Clause| {
        let said = Rule::ALL.into_iter().filter(|rule| rule.source() == Source::Here(*clause));
        html! {
            <div class="match-rule">
                <dt>{ source_chip(language, Source::Here(*clause)) }</dt>
                <dd>{ for said.map(|rule| html! { <p>{ language.match_rule(rule) }</p> }) }</dd>
            </div>
        }
    };
    let subject = |(name, clauses): (&'static str, &[Clause])| {
        html! {
            <section class="match-subject">
                <h3>{ name }</h3>
                <dl>{ for clauses.iter().map(clause) }</dl>
            </section>
        }
    };
    let article = |rule: Rule| {
        let is_fide = matches!(rule.source(), Source::Fide(_));
        is_fide.then(|| {
            html! {
                <div class="match-rule">
                    <dt>{ source_chip(language, rule.source()) }</dt>
                    <dd><p>{ language.match_rule(rule) }</p></dd>
                </div>
            }
        })
    };
    html! {
        <section aria-labelledby={RULES}>
            <h2 id={RULES} tabindex="-1">{ words.rules() }</h2>
            <p>{ words.rules_lead() }</p>
            <div class="match-subjects">{ for language.match_subjects().into_iter().zip(SUBJECTS).map(subject) }</div>
            <details class="fold">
                <summary>{ words.fide_articles() }</summary>
                <p>{ words.fide_articles_lead() }</p>
                <dl>{ for Rule::ALL.into_iter().filter_map(article) }</dl>
            </details>
        </section>
    }
}

fn differences(language: Language) -> Html {
    let words = language.quadrigliona();
    let row = |row: &crate::language::Difference| {
        let clause = row.rule.map_or(Clause::Preamble, Clause::Rule);
        html! {
            <tr role="row">
                <th role="rowheader" scope="row">{ row.matter }</th>
                <td role="cell" data-label={words.in_blitz()}>{ row.blitz }</td>
                <td role="cell" data-label={words.here()}>{ row.here }</td>
                <td role="cell" data-label={words.rule()}>{ source_chip(language, Source::Here(clause)) }</td>
            </tr>
        }
    };
    let heading = |name: &'static str| html! { <th role="columnheader" scope="col">{ name }</th> };
    html! {
        <section aria-labelledby={DIFFERENCES}>
            <h2 id={DIFFERENCES} tabindex="-1">{ words.differences() }</h2>
            <table role="table" class="match-differences">
                <thead role="rowgroup">
                    <tr role="row">{ for [words.matter(), words.in_blitz(), words.here(), words.rule()].map(heading) }</tr>
                </thead>
                <tbody role="rowgroup">{ for language.match_differences().iter().map(row) }</tbody>
            </table>
        </section>
    }
}

/// The gaps of the document, in its order.
const GAPS: [Gap; 8] = [
    Gap::SectionTwo,
    Gap::ArticleTwelveTwo,
    Gap::NoteInRuleFourteen,
    Gap::RuleSixteen,
    Gap::BlitzOfFifteenMinutes,
    Gap::Captain,
    Gap::TieBreakOrder,
    Gap::FaultsWithoutPenalty,
];

fn open_points(language: Language) -> Html {
    let words = language.quadrigliona();
    let point = |disputed_point: DisputedPoint| {
        let OpenPoint { question, sides: [first, second], why } =
            language.match_disputed_point(disputed_point);
        html! {
            <li>
                <h3>{ question }</h3>
                <dl>
                    <div><dt>{ words.read_here() }</dt><dd>{ first }</dd></div>
                    <div><dt>{ words.why() }</dt><dd>{ why }</dd></div>
                    <div><dt>{ words.other() }</dt><dd>{ second }</dd></div>
                </dl>
            </li>
        }
    };
    let gap = |gap: Gap| {
        let [missing, taken] = language.match_gap(gap);
        html! { <li><h4>{ missing }</h4><p>{ taken }</p></li> }
    };
    html! {
        <section aria-labelledby={OPEN}>
            <h2 id={OPEN} tabindex="-1">{ words.open() }</h2>
            <p>{ words.open_lead() }</p>
            <ul class="match-open">{ for DisputedPoint::ALL.into_iter().map(point) }</ul>
            <h3>{ words.gaps() }</h3>
            <ul class="match-open match-gaps">{ for GAPS.into_iter().map(gap) }</ul>
        </section>
    }
}

fn replays_section(
    language: Language,
    matches: &Fetched<MatchScenarios>,
    rulings: &Rulings,
) -> Html {
    let words = language.quadrigliona();
    let list = match matches {
        Fetched::Loading => html! { <p role="status">{ language.shell().loading() }</p> },
        Fetched::Failed(error) => html! {
            <p class="alert" role="alert">{ language.shell().pack_failed() }{ ": " }<code>{ error.to_string() }</code></p>
        },
        Fetched::Ready(matches) if matches.scenarios.is_empty() => {
            html! { <p>{ words.no_replays() }</p> }
        }
        Fetched::Ready(matches) => replay_list(language, matches, rulings),
    };
    html! {
        <section aria-labelledby={REPLAYS}>
            <h2 id={REPLAYS} tabindex="-1">{ words.replays() }</h2>
            <p>{ words.replays_lead() }</p>
            { list }
        </section>
    }
}

/// The incidents, level by level.
fn replay_list(language: Language, matches: &MatchScenarios, rulings: &Rulings) -> Html {
    let all = matches
        .scenarios
        .iter()
        .flat_map(|scenario| scenario.variants.iter().map(move |it| (scenario, it)));
    let done = all
        .clone()
        .filter(|(scenario, variant)| {
            rulings.on(&scenario.id, &variant.id).is_some_and(|ruled| ruled.is_right())
        })
        .count();
    let level = |level: u8| {
        let scenarios: Vec<&Scenario> =
            matches.scenarios.iter().filter(|scenario| scenario.level == level).collect();
        (!scenarios.is_empty()).then(|| {
            html! {
                <details class="fold" open={level == 1}>
                    <summary>{ language.level(level) }{ " · " }{ scenarios.len() }</summary>
                    <ul class="match-replays">{ for scenarios.into_iter().map(|scenario| replay_card(language, scenario, rulings)) }</ul>
                </details>
            }
        })
    };
    html! {
        <>
            <p class="laws-count">{ language.replays_done(done, all.count()) }</p>
            { for (1..=3).filter_map(level) }
        </>
    }
}

fn replay_card(language: Language, scenario: &Scenario, rulings: &Rulings) -> Html {
    let topics: Vec<&str> =
        scenario.topics.iter().map(|topic| language.match_topic(*topic)).collect();
    html! {
        <li>
            <h3>{ language.said(&scenario.title) }</h3>
            <p class="match-topics">{ topics.join(" · ") }</p>
            <ul>{ for scenario.variants.iter().map(|variant| replay_link(language, scenario, variant, rulings)) }</ul>
        </li>
    }
}

/// A link to an incident, with its result.
fn replay_link(
    language: Language,
    scenario: &Scenario,
    variant: &Variant,
    rulings: &Rulings,
) -> Html {
    let words = language.quadrigliona();
    let (sign, class, state) = match rulings.on(&scenario.id, &variant.id) {
        Some(ruled) if ruled.is_right() => ("icon-check", "is-right", words.done()),
        Some(_) => ("icon-half", "is-half", words.partly()),
        None => ("icon-play", "is-new", words.not_done()),
    };
    let replay = Route::of_match(&scenario.id, &variant.id);
    html! {
        <li>
            <a {class} href={replay.to_hash()}>
                { icon(sign) }
                <span>{ language.said(&variant.label) }</span>
                <span class="visually-hidden">{ ", " }{ state }</span>
            </a>
        </li>
    }
}
