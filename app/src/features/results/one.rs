//! The result of one candidate: his answers, the rulings, the marks, and the lecturer's own changes of them; as a
//! feedback sheet and a certificate it is printed.

use std::rc::Rc;

use acconcio_training::exam::Assessment;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::adjustment::{Adjustment, Adjustments};
use super::register::Entry;
use crate::features::exam::marked::{item, outcome, titled};
use crate::language::Language;
use crate::platform::browser;

/// The sheet of one candidate that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheet {
    /// His answers and marks.
    Feedback,
    /// The certificate.
    Certificate,
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OneProps {
    pub(crate) language: Language,
    pub(crate) entry: Rc<Entry>,
    pub(crate) adjustments: Adjustments,
    /// Changes the marks of the item of an index, or takes the change back.
    pub(crate) on: Callback<(usize, Option<Adjustment>)>,
    /// Goes back to the class.
    pub(crate) on_back: Callback<()>,
}

/// The page of one candidate.
#[component]
pub(crate) fn OneResult(props: &OneProps) -> Html {
    let OneProps { language, entry, adjustments, on_back, .. } = props;
    let language = *language;
    let words = language.candidate();
    let sheet = use_state_eq(|| Sheet::Feedback);
    let show = |to: Sheet, label: &'static str| {
        let sheet = sheet.clone();
        let pressed = (*sheet == to).to_string();
        let onclick = Callback::from(move |_: MouseEvent| sheet.set(to));
        html! { <button type="button" class="button" aria-pressed={pressed} {onclick}>{ label }</button> }
    };
    let print = Callback::from(|_: MouseEvent| browser::print_page());
    let content = match *sheet {
        Sheet::Feedback => feedback(props),
        Sheet::Certificate => certificate(language, entry, adjustments),
    };
    html! {
        <main id="content" class="exam marking one-result" tabindex="-1">
            <div class="button-row marking-tools">
                <button type="button" class="button" onclick={on_back.reform(|_: MouseEvent| ())}>{ words.back() }</button>
                { show(Sheet::Feedback, words.feedback()) }
                { show(Sheet::Certificate, words.certificate()) }
                <button type="button" class="button primary" onclick={print}>{ language.results().print() }</button>
            </div>
            { content }
        </main>
    }
}

/// The name, the marks, and every item with its ruling.
fn feedback(props: &OneProps) -> Html {
    let OneProps { language, entry, adjustments, .. } = props;
    let language = *language;
    let words = language.candidate();
    let Entry { exam, result, assessment, .. } = &**entry;
    let beside = organiser_and_day(language, entry);
    let total = adjustments.total(assessment);
    let one = |place: usize| {
        html! {
            <div class="one-item" key={place}>
                { item(language, &exam.paper, result, assessment, place) }
                <Change language={language} {place} entry={entry.clone()} adjustments={adjustments.clone()} on={props.on.clone()} />
            </div>
        }
    };
    html! {
        <>
            <h1>{ &result.candidate }</h1>
            <p>{ titled(&exam.exam.head.title, &[language.exam_paper(exam.paper.link.paper_variant), beside]) }</p>
            { outcome(language, assessment) }
            if !adjustments.0.is_empty() {
                <p class="one-adjusted"><strong>{ words.adjusted(language.points(total.points, total.out_of), adjusted_outcome(language, assessment, adjustments)) }</strong></p>
            }
            <section>
                <h2>{ language.exam().items() }</h2>
                { for (0..exam.paper.items.len()).map(one) }
            </section>
        </>
    }
}

/// The holder of the exam, and its day: the one that was set, or that of the attempt.
fn organiser_and_day(language: Language, entry: &Entry) -> String {
    let mut head = entry.exam.exam.head.clone();
    let day = language.day_of_exam(&head).unwrap_or_else(|| {
        let zone = browser::here_and_now().zone;
        language.day(zone.day_of(entry.result.attempt.started))
    });
    head.date.clear();
    titled(&language.beside_title(&head), &[day])
}

fn adjusted_outcome(
    language: Language,
    assessment: &Assessment,
    adjustments: &Adjustments,
) -> &'static str {
    let words = language.exam();
    if adjustments.is_passed(assessment) { words.passed() } else { words.not_passed() }
}

#[derive(Clone, PartialEq, Properties)]
struct ChangeProps {
    language: Language,
    place: usize,
    entry: Rc<Entry>,
    adjustments: Adjustments,
    on: Callback<(usize, Option<Adjustment>)>,
}

/// The lecturer's own marks for an item, with his reason.
#[component]
fn Change(props: &ChangeProps) -> Html {
    let ChangeProps { language, place, entry, adjustments, on } = props;
    let words = language.candidate();
    let known = adjustments.0.get(place).cloned();
    let computed = entry.assessment.items.get(*place).map(|it| it.tally).unwrap_or_default();
    let points = use_state_eq(|| known.as_ref().map_or(computed.points, |it| it.points));
    let reason = use_state_eq(|| known.as_ref().map(|it| it.reason.clone()).unwrap_or_default());
    let changed = {
        let (on, place) = (on.clone(), *place);
        move |adjustment: Option<Adjustment>| on.emit((place, adjustment))
    };
    let onpoints = {
        let points = points.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            points.set(hundredths(input.value_as_number()));
        })
    };
    let onreason = {
        let reason = reason.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            reason.set(input.value());
        })
    };
    let onsubmit = {
        let (changed, points, reason) = (changed.clone(), points.clone(), reason.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            changed(Some(Adjustment { points: *points, reason: (*reason).clone() }));
        })
    };
    let take_back = Callback::from(move |_: MouseEvent| changed(None));
    let marks = |points: u32| format!("{}", f64::from(points) / 100.0);
    html! {
        <>
            if let Some(Adjustment { points, reason }) = &known {
                <p class="one-adjusted">{ words.change_of(language.points((*points).min(computed.out_of), computed.out_of), reason) }</p>
            }
            <details class="fold marking-tools">
                <summary>{ words.change() }</summary>
                <form class="exam-fields" {onsubmit}>
                    <label>
                        <span>{ words.own_marks() }</span>
                        <input type="number" min="0" step="0.01" max={marks(computed.out_of)} value={marks(*points)} oninput={onpoints} />
                    </label>
                    <label>
                        <span>{ words.reason() }</span>
                        <input type="text" required={true} maxlength="200" value={(*reason).clone()} oninput={onreason} />
                    </label>
                    <button type="submit" class="button">{ words.save_change() }</button>
                    if known.is_some() {
                        <button type="button" class="button" onclick={take_back}>{ words.take_back() }</button>
                    }
                </form>
            </details>
        </>
    }
}

/// A number of marks in hundredths.
fn hundredths(marks: f64) -> u32 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "limited to what a paper can have"
    )]
    let points = (marks.clamp(0.0, 100_000.0) * 100.0).round() as u32;
    points
}

/// The certificate: name, exam, date, marks, and lines to sign on.
fn certificate(language: Language, entry: &Entry, adjustments: &Adjustments) -> Html {
    let words = language.candidate();
    let Entry { exam, result, assessment, .. } = entry;
    let total = adjustments.total(assessment);
    let beside = organiser_and_day(language, entry);
    let is_passed = adjustments.is_passed(assessment);
    let name = match result.candidate.split_once(',') {
        Some((surname, first)) => format!("{} {}", first.trim(), surname.trim()),
        None => result.candidate.clone(),
    };
    let line = |label: &'static str| {
        html! { <div><span class="sheet-line"></span><p>{ label }</p></div> }
    };
    html! {
        <div class="certificate-frame">
            <article class="sheet certificate">
                { rank_of_squares() }
                <h1>{ if is_passed { words.certificate_heading() } else { words.attendance_heading() } }</h1>
                <div class="certificate-said">
                    <p class="certificate-name">{ name }</p>
                    <p>{ if is_passed { words.has_passed() } else { words.has_taken() } }</p>
                    <p class="certificate-title">{ exam.exam.head.title.clone() }</p>
                    <p>{ beside }</p>
                    if is_passed {
                        <p>{ words.with_marks(language.points(total.points, total.out_of), language.marks(assessment.needed)) }</p>
                    }
                </div>
                <div class="certificate-signatures">{ line(words.lecturer()) }{ line(words.place_and_date()) }</div>
                { rank_of_squares() }
            </article>
        </div>
    }
}

/// The rule at the head and the foot of a certificate: two ranks of a board.
fn rank_of_squares() -> Html {
    let squares: String = (0..32).map(|file| format!("M{file} {}h1v1h-1z", file % 2)).collect();
    html! {
        <svg class="certificate-rule" viewBox="0 0 32 2" aria-hidden="true"><path d={squares} /></svg>
    }
}
