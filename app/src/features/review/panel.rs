//! The panel of reviews: whether they are on, the number a day, the day of an exam, and those that are
//! due.

use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::{Catalogue, LawsChoice};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::forecast::{Forecast, forecast};
use super::memory::{Remembered, remembered};
use super::queue::{Due, is_under, review_hash, today};
use super::schedule::{Goal, outlook};
use crate::language::Language;
use crate::platform::calendar::{Day, Now};
use crate::platform::storage::progress::State;
use crate::platform::storage::ruling_record::RulingRecord;
use crate::profile::progress::ProgressHandle;
use crate::profile::review_plan::{Plan, PlanChange, Repetition};
use crate::ui::icon::icon;
use crate::ui::plot::{Column, Twin, columns, twin};

/// The number of days in the forecast.
const DAYS: i32 = 14;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ReviewProps {
    pub(crate) language: Language,
    pub(crate) progress: ProgressHandle,
    pub(crate) laws: LawsChoice,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) now: Now,
}

/// The plan, and today's review.
#[component]
pub(crate) fn Review(props: &ReviewProps) -> Html {
    let ReviewProps { language, progress, .. } = props;
    let words = language.review();
    let plan = progress.plan();
    let repetition = if plan.is_on() { Repetition::Off } else { Repetition::On };
    let onchange = {
        let progress = progress.clone();
        Callback::from(move |_: Event| progress.change_plan(PlanChange::Repetition(repetition)))
    };
    html! {
        <section aria-labelledby="review-heading">
            <h2 id="review-heading">{ words.heading() }</h2>
            if plan.is_on() { { planned(props) } }
            <label class="switch">
                <input type="checkbox" role="switch" checked={plan.is_on()} {onchange} />
                <span class="switch-label">{ words.switch() }</span>
            </label>
            <p class="review-line">{ words.line() }</p>
        </section>
    }
}

/// The reviews due today and in the next days, and the plan.
fn planned(props: &ReviewProps) -> Html {
    let ReviewProps { language, progress, laws, catalogue, now } = props;
    let (plan, goal) = (progress.plan(), Goal::of(progress.plan()));
    let due = today(progress.progress(), plan, (&catalogue.scenarios, *laws), *now).left;
    let items = |days: i32| {
        let before = now.today().plus(days);
        let counts = |attempt: &RulingRecord| {
            catalogue.scenario(&attempt.scenario).is_some_and(|it| is_under(attempt, it, *laws))
        };
        remembered(progress.progress(), counts, now.zone, before)
    };
    let days = forecast(items(1), &due, goal, now.today(), DAYS);
    let this_morning: Vec<Remembered> = items(0);
    let message = language.outlook(outlook(&this_morning, goal, now.today()));
    html! {
        <>
            { way(*language, &due, &days) }
            { fields(*language, progress, plan) }
            { learnt_elsewhere(props) }
            <div role="status">if let Some(message) = message { <p>{ message }</p> }</div>
            { forecast_plot(*language, &days) }
        </>
    }
}

/// The link to today's review, or the day of the next one.
fn way(language: Language, due: &[Due], days: &[Forecast]) -> Html {
    let words = language.review();
    if let Some(first) = due.first() {
        return html! {
            <p class="review-way">
                <a class="button primary" href={review_hash(first)}>{ icon("icon-replay") }{ language.review().review_today(due.len()) }</a>
            </p>
        };
    }
    let next = days.iter().skip(1).find(|day| day.count > 0);
    html! {
        <p>
            { words.nothing_due() }
            if let Some(next) = next { { " " }{ language.next_review(next.day, next.count) } }
        </p>
    }
}

/// The number of incidents that were last ruled on rightly under other laws only, by these laws.
fn learnt_elsewhere(props: &ReviewProps) -> Html {
    let ReviewProps { language, progress, laws, catalogue, .. } = props;
    let mut counts: BTreeMap<EditionId, usize> = BTreeMap::new();
    for scenario in &catalogue.scenarios {
        for entry in scenario.variants.iter().filter(|entry| entry.is_asked(*laws)) {
            let (progress, edition) = (progress.progress(), entry.edition(*laws));
            if progress.of(&scenario.id, &entry.id, Some(edition)).is_none()
                && let Some(other) = progress.right_elsewhere(&scenario.id, &entry.id, edition)
            {
                *counts.entry(other).or_default() += 1;
            }
        }
    }
    let line = |(edition, count): (EditionId, usize)| {
        html! { <p class="hint">{ language.review().learnt_under(language.edition(edition), count) }</p> }
    };
    html! { <>{ for counts.into_iter().map(line) }</> }
}

fn fields(language: Language, progress: &ProgressHandle, plan: &Plan) -> Html {
    let words = language.review();
    let on_cap = {
        let (progress, cap) = (progress.clone(), plan.daily_cap);
        Callback::from(move |event: Event| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let wanted = field.value().trim().parse().unwrap_or(cap);
            progress.change_plan(PlanChange::DailyCap(wanted));
            // A number out of range is corrected in the field.
            let cap = wanted.clamp(*Plan::CAPS.start(), *Plan::CAPS.end());
            field.set_value(&cap.to_string());
        })
    };
    let on_exam = {
        let progress = progress.clone();
        Callback::from(move |event: Event| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let typed = field.value();
            // While a year is being typed, the field gives years long past.
            if Day::parse(&typed).is_some() {
                progress.change_plan(PlanChange::Exam(Some(typed)));
            }
        })
    };
    let on_no_exam = {
        let progress = progress.clone();
        Callback::from(move |_: MouseEvent| progress.change_plan(PlanChange::Exam(None)))
    };
    html! {
        <div class="review-fields">
            <label class="field">
                <span>{ words.cap() }</span>
                <input type="number" inputmode="numeric" min={Plan::CAPS.start().to_string()} max={Plan::CAPS.end().to_string()}
                    value={plan.daily_cap.to_string()} onchange={on_cap} />
            </label>
            <label class="field">
                <span>{ words.exam() }</span>
                <input type="date" value={plan.exam.clone().unwrap_or_default()} onchange={on_exam} />
            </label>
            if plan.exam.is_some() {
                <button type="button" class="button" onclick={on_no_exam}>{ words.no_exam() }</button>
            }
        </div>
    }
}

fn forecast_plot(language: Language, days: &[Forecast]) -> Html {
    let words = language.review();
    let column = |(place, day): (usize, &Forecast)| Column {
        text: language.forecast_of(day.day, day.count),
        below: match place {
            0 => words.today().to_owned(),
            _ if place % 4 == 0 => language.day_short(day.day),
            _ => String::new(),
        },
        counts: vec![(State::Right, day.count)],
        on_turn: None,
        is_open: false,
    };
    let row = |day: &Forecast| vec![language.day(day.day), day.count.to_string()];
    let table = Twin {
        of: words.forecast().to_owned(),
        headings: vec![words.day(), words.incidents()],
        rows: days.iter().map(row).collect(),
    };
    html! {
        <>
            <h3>{ words.forecast() }</h3>
            { columns(days.iter().enumerate().map(column).collect()) }
            <p class="plot-line">{ words.forecast_line() }</p>
            { twin(language, table) }
        </>
    }
}
