//! The panel beside the board, stage by stage.

use acconcio_adjudication::laws::{Citation, Status, Step};
use acconcio_adjudication::ruling::{Reading, SideTaken};
use acconcio_training::grading::Question;
use yew::prelude::*;

use super::AudienceViewProps;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::aloud::{
    Answered, RulingLine, answers, fact_context, ruling_beside, ruling_lines,
};
use crate::features::incident::what_if::WhatIf;
use crate::features::presenter::presented::PresentedIncident;
use crate::features::presenter::stage::Stage;
use crate::language::{ChangeContext, FactContext, Language};
use crate::ui::icon::icon;

/// The number of earlier acts that stay on the screen.
const EARLIER: usize = 3;

/// The texts of the stage; `shown` has the changed facts.
pub(crate) fn paper(props: &AudienceViewProps, shown: &PresentedIncident) -> Html {
    let AudienceViewProps { language, scene, presented, what_if } = props;
    let language = *language;
    match (scene.stage, presented.adjudicated()) {
        (Stage::Replay(0), _) => brief(language, presented),
        (Stage::Replay(step), _) => acts(language, presented, step),
        (_, None) => html! { <p>{ language.ruling_form().cannot_rule() }</p> },
        (Stage::Question(question), Some(adjudicated)) => asked(props, adjudicated, question),
        (Stage::Ruling, Some(adjudicated)) => ruling(props, adjudicated),
        (Stage::Reasons(count), Some(adjudicated)) => {
            reasons(language, presented, adjudicated, count)
        }
        (Stage::WhatIf, Some(_)) => match what_if {
            Some(what_if) => turned(language, what_if, shown),
            None => html! {},
        },
    }
}

/// The information before the replay; not the title, which may reveal too much.
fn brief(language: Language, presented: &PresentedIncident) -> Html {
    let known =
        |(about, ruled)| html! { <p class="audience-counted">{ about }{ ": " }{ ruled }</p> };
    html! {
        <>
            <p class="audience-framing">{ language.said(&presented.scenario.framing) }</p>
            { for language.known_before(&presented.variant.incident).into_iter().map(known) }
        </>
    }
}

/// The act shown, and those just before it.
fn acts(language: Language, presented: &PresentedIncident, step: usize) -> Html {
    let step = step.min(presented.replay.decision);
    let first = step.saturating_sub(EARLIER + 1);
    let acts = presented.replay.acts.iter().enumerate().take(step).skip(first);
    let line = |(index, act)| {
        let ruled = presented.sentence_at(language, index + 1);
        let said = language.speech(act).map(|said| language.quoted(&said));
        let is_now = index + 1 == step;
        html! {
            <li key={index} class={classes!("audience-act", is_now.then_some("is-now"))}
                aria-current={is_now.then_some("step")}>
                <span class="audience-act-place">{ index + 1 }</span>
                <span>
                    { ruled }
                    if !act.sight.is_seen() {
                        <span class="audience-unseen">{ icon("mark-eye-struck") }{ language.present().unseen() }</span>
                    }
                    if let Some(said) = said.filter(|_| is_now) { <span class="audience-said" aria-hidden="true">{ said }</span> }
                </span>
            </li>
        }
    };
    html! { <ol class="audience-acts">{ for acts.map(line) }</ol> }
}

/// A question with the answers offered, and the hands for each.
fn asked(props: &AudienceViewProps, adjudicated: &AdjudicatedIncident, question: Question) -> Html {
    let AudienceViewProps { language, scene, presented, .. } = props;
    let offered = answers(*language, &presented.ruling_form, question);
    let hands = scene.hands.get(&question).map_or(&[][..], Vec::as_slice);
    let all: u32 = hands.iter().map(|hands| u32::from(*hands)).sum();
    let rows = offered.iter().enumerate().map(|(place, answer)| {
        let count = hands.get(place).copied().unwrap_or_default();
        let is_marked = scene.marked == Some(place);
        html! {
            <li key={place} class={classes!("audience-answer", is_marked.then_some("is-marked"))}>
                <span class="audience-answer-label">{ answer.label.clone() }</span>
                <span class="audience-hands">{ if all > 0 { count.to_string() } else { String::new() } }</span>
                { bar(u32::from(count), all) }
            </li>
        }
    });
    html! {
        <>
            <h2>{ language.question(question, adjudicated.player()) }</h2>
            <ol class="audience-answers">{ for rows }</ol>
        </>
    }
}

/// A bar for the share of an answer.
fn bar(count: u32, all: u32) -> Html {
    let share = (count * 100).checked_div(all).unwrap_or_default();
    html! {
        <svg class="audience-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class="audience-bar-all" width="100" height="1" />
            <rect class="audience-bar-count" width={share.to_string()} height="1" />
        </svg>
    }
}

/// The ruling, and the number of hands that agreed with it.
fn ruling(props: &AudienceViewProps, adjudicated: &AdjudicatedIncident) -> Html {
    let AudienceViewProps { language, scene, presented, .. } = props;
    let lines = ruling_lines(*language, &presented.variant, adjudicated).into_iter().map(|ruled| {
        let agreed = ruled.question.and_then(|question| {
            let hands = scene.hands.get(&question)?;
            agreeing(*language, hands, &answers(*language, &presented.ruling_form, question))
        });
        line(*language, &ruled, agreed)
    });
    html! {
        <>
            <h2>{ language.present().the_ruling() }</h2>
            <dl class="audience-lines">{ for lines }</dl>
        </>
    }
}

fn agreeing(language: Language, hands: &[u16], offered: &[Answered]) -> Option<String> {
    let all: u32 = hands.iter().map(|hands| u32::from(*hands)).sum();
    let right = offered.iter().position(|answer| answer.is_right)?;
    (all > 0)
        .then(|| language.present().hands_of(hands.get(right).copied().unwrap_or_default(), all))
}

fn line(language: Language, ruled: &RulingLine, agreed: Option<String>) -> Html {
    let words = language.present();
    html! {
        <div class={classes!("audience-line", ruled.before.is_some().then_some("is-changed"))}>
            <dt>{ ruled.about }</dt>
            <dd>
                { ruled.ruled.clone() }
                if let Some(by) = ruled.by { { " " }{ article(language, by) } }
                if let Some(agreed) = agreed { <span class="audience-agreed">{ agreed }</span> }
                if let Some(before) = &ruled.before {
                    <span class="audience-before">{ words.instead_of() }{ " " }{ before.clone() }</span>
                }
            </dd>
        </div>
    }
}

/// An article, without a link, since the audience's window shows no other page.
fn article(language: Language, by: Citation) -> Html {
    html! { <span class="audience-article">{ language.article(by) }</span> }
}

/// The first `count` provisions that lead to the ruling; with the last one, the other readings.
fn reasons(
    language: Language,
    presented: &PresentedIncident,
    adjudicated: &AdjudicatedIncident,
    count: usize,
) -> Html {
    let context = fact_context(language, &presented.variant, adjudicated);
    let all = presented.reasons();
    let shown = all.iter().take(count).map(|step| reason(language, step, &context));
    let is_whole = count >= all.len();
    let readings = &adjudicated.ruling.readings;
    html! {
        <>
            <h2>{ language.present().why() }</h2>
            <ol class="audience-reasons">{ for shown }</ol>
            if is_whole && !readings.is_empty() {
                <h3>{ language.ruling().readings() }</h3>
                <ul class="audience-readings">{ for readings.iter().flat_map(|reading| disputes(language, reading)) }</ul>
            }
        </>
    }
}

fn reason(language: Language, step: &Step, context: &FactContext) -> Html {
    let class = match step.status {
        Status::Holds => "holds",
        Status::NotMet => "not-met",
        Status::Displaced => "displaced",
    };
    let under = step.under.iter().filter(|under| under.status != Status::NotMet);
    let under: Vec<Html> = under.map(|under| reason(language, under, context)).collect();
    html! {
        <li class={classes!("audience-reason", class)}>
            <p class="audience-fact">
                { article(language, step.by) }{ " " }
                if step.status != Status::Holds { <em>{ language.status(step.status) }{ ": " }</em> }
                { language.fact(step.fact.clone(), context) }
            </p>
            <p class="audience-rule">{ language.rule_under(step.rule, step.by.edition) }</p>
            if !under.is_empty() { <ol class="audience-reasons">{ under }</ol> }
        </li>
    }
}

/// The points on which another reading differs, and its holders.
fn disputes(language: Language, reading: &Reading) -> Vec<Html> {
    let dispute = |choice: &SideTaken| {
        let side = language.point_side(choice.point, choice.side);
        html! {
            <li>
                <p class="audience-fact">{ language.point(choice.point) }</p>
                <p class="audience-rule">{ side }{ " " }<span class="audience-holders">{ language.held_by(choice.holders()) }</span></p>
            </li>
        }
    };
    reading.taken.iter().map(dispute).collect()
}

/// The changes and the ruling on them: in short, and the lines that differ.
fn turned(language: Language, what_if: &WhatIf, shown: &PresentedIncident) -> Html {
    let words = language.present();
    let base = what_if.base();
    let context = ChangeContext::of(&base.variant.incident, &base.adjudicated.ruling);
    let changes = what_if.taken().iter().map(|change| {
        let about = language.about_change(change.about(), &context);
        html! { <li><span class="audience-about">{ about }{ ": " }</span>{ language.change(*change, &context) }</li> }
    });
    let lines = ruling_beside(language, what_if).into_iter().filter(|ruled| ruled.before.is_some());
    let ruling = &what_if.now().adjudicated.ruling;
    html! {
        <>
            <h2>{ words.what_if() }</h2>
            if what_if.is_changed() {
                <ul class="audience-turned">{ for changes }</ul>
            } else {
                <p class="audience-turned">{ words.nothing_turned() }</p>
            }
            <p class="audience-short" role="status">{ language.ruling_in_short(ruling) }</p>
            if shown.adjudicated().is_some() {
                <dl class="audience-lines">{ for lines.map(|ruled| line(language, &ruled, None)) }</dl>
            }
        </>
    }
}
