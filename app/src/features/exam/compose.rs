//! The page where a paper is composed: its blueprint, its link, and the earlier attempts on this
//! device.

use std::rc::Rc;

use acconcio_training::exam::{
    Candidate, DrawError, KnockOut, Marking, PassMark, Preset, draw_chosen, pool,
};
use acconcio_training::grading::Question;
use acconcio_training::scenario::Catalogue;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::blueprints::SavedBlueprint;
use super::composing::{Composing, Composition};
use super::made::{DrawnPaper, HeadEdit, WrittenHead, not_fetched};
use super::saved::{Exams, SavedExam};
use super::saved_blueprints::SavedBlueprintList;
use super::section::{section, typed};
use crate::features::library::queue::{Purpose, Queue};
use crate::language::Language;
use crate::packs::{Fetched, use_index};
use crate::platform::address;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::profile::settings::Switch;
use crate::profile::shared::Shared;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::laws_choice::laws_choice;
use crate::ui::link::link;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ComposeProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
}

/// The page where a paper is composed.
#[component]
pub(crate) fn ComposePage(props: &ComposeProps) -> Html {
    let ComposeProps { shared, catalogue } = props;
    let language = shared.language;
    let words = language.exam();
    use_title(language, words.heading());
    html! {
        <main id="content" class="exam exam-composer" tabindex="-1">
            <h1>{ words.heading() }</h1>
            <p class="lead">{ words.lead() }</p>
            <p class="listing-ways">{ link(&Route::Exam(ExamPage::Results), "", html! { { language.results().heading() } }) }</p>
            { sat(shared) }
            <Composer {language} catalogue={catalogue.clone()} storage={shared.progress.storage().clone()} />
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ComposerProps {
    language: Language,
    catalogue: Rc<Catalogue>,
    storage: Storage,
}

/// The paper with which the page begins: that of the incidents in the address, or the first known exam.
fn beginning() -> Composition {
    let seed = browser::random();
    match Queue::of_hash(&address::hash()).purpose {
        Purpose::Chosen(names) if !names.is_empty() => Composition::chosen(names, seed),
        Purpose::Chosen(_)
        | Purpose::List
        | Purpose::Course(_)
        | Purpose::Continuous(_)
        | Purpose::SuddenDeath(_)
        | Purpose::Intervene(_)
        | Purpose::Mistakes
        | Purpose::Review => Composition::of(Preset::FideArbiter, seed),
    }
}

#[component]
fn Composer(props: &ComposerProps) -> Html {
    let ComposerProps { language, catalogue, storage } = props;
    let language = *language;
    let words = language.exam();
    let composition = use_reducer(beginning);
    let head = use_reducer_eq(WrittenHead::default);
    let laws = composition.blueprint.laws;
    let index = use_index(laws);
    let is_here = index.ready().is_some();
    let pool = use_memo((laws, is_here), |_| {
        index.ready().map_or_else(Vec::new, |index| pool(catalogue, index, laws))
    });
    let drawn = use_drawn(&composition, &pool);
    let on_laws = {
        let composition = composition.clone();
        Callback::from(move |laws| composition.dispatch(Composing::Laws(laws)))
    };
    let add = {
        let composition = composition.clone();
        Callback::from(move |_: MouseEvent| composition.dispatch(Composing::AddSection))
    };
    let on_open = reopening(&composition, &head);
    let sections = composition.blueprint.sections.iter().enumerate();
    let incidents: usize =
        composition.blueprint.sections.iter().map(|it| usize::from(it.count)).sum();
    html! {
        <div class="exam-columns">
            <section class="exam-plan" aria-labelledby="compose-heading">
                <h2 id="compose-heading">{ words.compose() }</h2>
                { presets(language, &composition) }
                <SavedBlueprintList {language} storage={storage.clone()} composition={(*composition).clone()}
                    head={head.0.clone()} {on_open} />
                { laws_choice(language, words.laws(), laws, None, None, on_laws) }
                { terms(language, &composition) }
                { for sections.map(|one| section(language, &composition, is_here.then_some(&**pool), one)) }
                <button type="button" class="button small" onclick={add}>{ words.add_section() }</button>
                { marking(language, &composition) }
                { knock_outs(language, &composition) }
            </section>
            <section class="exam-drawn" aria-labelledby="drawn-heading">
                <h2 id="drawn-heading">{ words.drawn() }</h2>
                <p class="exam-extent">{ words.extent(incidents, u64::from(composition.blueprint.minutes)) }</p>
                {
                    match (&index, &*drawn) {
                        (Fetched::Loading, _) => html! { <p role="status">{ language.shell().loading() }</p> },
                        (Fetched::Failed(error), _) => not_fetched(language, error),
                        (Fetched::Ready(_), Err(error)) => html! { <p class="alert" role="alert">{ refused(language, error) }</p> },
                        (Fetched::Ready(_), Ok(drawn)) => drawn_paper(language, &composition, drawn, &head),
                    }
                }
                { seed(language, &composition) }
            </section>
        </div>
    }
}

/// The callback that goes on with a saved blueprint.
fn reopening(
    composition: &UseReducerHandle<Composition>,
    head: &UseReducerHandle<WrittenHead>,
) -> Callback<SavedBlueprint> {
    let (composition, head) = (composition.dispatcher(), head.dispatcher());
    Callback::from(move |saved: SavedBlueprint| {
        let reopened = saved.composition(browser::random());
        composition.dispatch(Composing::Reopen(Box::new(reopened)));
        head.dispatch(HeadEdit::Whole(saved.head));
    })
}

/// The paper that is drawn of a composition.
#[hook]
fn use_drawn(
    composition: &Composition,
    pool: &Rc<Vec<Candidate>>,
) -> Rc<Result<Vec<Candidate>, DrawError>> {
    let Composition { blueprint, seed, chosen, .. } = composition.clone();
    let pool = pool.clone();
    // The pool of a blueprint is empty until it is there.
    use_memo((blueprint, seed, chosen, pool.len()), move |(blueprint, seed, chosen, _)| {
        let drawn = draw_chosen(&pool, blueprint, *seed, chosen);
        drawn.map(|drawn| drawn.into_iter().cloned().collect())
    })
}

fn drawn_paper(
    language: Language,
    composition: &UseReducerHandle<Composition>,
    drawn: &[Candidate],
    head: &UseReducerHandle<WrittenHead>,
) -> Html {
    let on = {
        let composition = composition.dispatcher();
        Callback::from(move |action| composition.dispatch(action))
    };
    let on_head = {
        let head = head.dispatcher();
        Callback::from(move |edit| head.dispatch(edit))
    };
    let (composition, drawn, head) = ((**composition).clone(), drawn.to_vec(), head.0.clone());
    html! { <DrawnPaper {language} {composition} {drawn} {head} {on_head} {on} /> }
}

fn refused(language: Language, error: &DrawError) -> String {
    match error {
        DrawError::Blueprint(error) => language.blueprint_error(*error),
        DrawError::Short { section, asked, found } => {
            language.exam().drawn_short(section + 1, *asked, *found)
        }
    }
}

/// The presets, and the parts of the chosen one that cannot be reproduced.
fn presets(language: Language, composition: &UseReducerHandle<Composition>) -> Html {
    let words = language.exam();
    let onchange = {
        let composition = composition.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            let chosen = usize::try_from(select.selected_index() - 1).ok();
            if let Some(preset) = chosen.and_then(|index| Preset::ALL.get(index)) {
                composition.dispatch(Composing::Preset(*preset));
            }
        })
    };
    let option = |preset: Preset| {
        let selected = composition.preset == Some(preset);
        html! { <option {selected}>{ language.known_exam(preset) }</option> }
    };
    html! {
        <>
            <label class="exam-preset">
                <span>{ words.preset() }</span>
                <select {onchange}>
                    <option selected={composition.preset.is_none()} disabled={true}>{ words.own() }</option>
                    { for Preset::ALL.map(option) }
                </select>
            </label>
            <p class="hint">{ composition.preset.map(|preset| language.known_exam_limits(preset)) }</p>
        </>
    }
}

/// The time and the pass mark.
fn terms(language: Language, composition: &UseReducerHandle<Composition>) -> Html {
    let words = language.exam();
    let blueprint = &composition.blueprint;
    let (is_percent, mark) = match blueprint.pass {
        PassMark::Percent(percent) => (true, u16::from(percent)),
        PassMark::Marks(marks) => (false, marks),
    };
    let pass = move |is_percent: bool, mark: u16| match is_percent {
        true => PassMark::Percent(u8::try_from(mark).unwrap_or(u8::MAX)),
        false => PassMark::Marks(mark),
    };
    let onkind = {
        let composition = composition.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            composition.dispatch(Composing::Pass(pass(select.selected_index() == 0, mark)));
        })
    };
    let onmark = typed(composition, move |text| {
        Composing::Pass(pass(is_percent, text.parse().unwrap_or_default()))
    });
    let onminutes = typed(composition, |text| Composing::Minutes(text.parse().unwrap_or_default()));
    html! {
        <div class="exam-fields">
            <label>
                <span>{ words.minutes() }</span>
                <input type="number" min="1" max="600" value={blueprint.minutes.to_string()} oninput={onminutes} />
            </label>
            <label>
                <span>{ words.to_pass() }</span>
                <input type="number" min="0" value={mark.to_string()} oninput={onmark} />
            </label>
            <label>
                <span class="visually-hidden">{ words.to_pass_in() }</span>
                <select onchange={onkind}>
                    <option selected={is_percent}>{ words.in_percent() }</option>
                    <option selected={!is_percent}>{ words.in_marks() }</option>
                </select>
            </label>
        </div>
    }
}

/// The marking scheme.
fn marking(language: Language, composition: &UseReducerHandle<Composition>) -> Html {
    let words = language.exam();
    let per_item = match composition.blueprint.marking {
        Marking::PerItem => Switch::On,
        Marking::PerQuestion(_) => Switch::Off,
    };
    let onchange = {
        let composition = composition.clone();
        Callback::from(move |_: Event| {
            let turned = if per_item.is_on() { Marking::default() } else { Marking::PerItem };
            composition.dispatch(Composing::Marking(turned));
        })
    };
    let weight = |question: Question| {
        let oninput = typed(composition, move |text| {
            Composing::Weight(question, text.parse().unwrap_or_default())
        });
        let value = composition.blueprint.weight(question).to_string();
        html! {
            <label key={format!("{question:?}")}>
                <span>{ language.facet(question) }</span>
                <input type="number" min="0" max="20" {value} {oninput} />
            </label>
        }
    };
    html! {
        <details class="fold">
            <summary>{ words.marking() }</summary>
            <label class="exam-choice">
                <input type="checkbox" checked={per_item.is_on()} {onchange} />{ words.per_item() }
            </label>
            if !per_item.is_on() {
                <p class="hint">{ words.weights_hint() }</p>
                <div class="exam-fields">{ for Question::ALL.map(weight) }</div>
            }
        </details>
    }
}

fn knock_outs(language: Language, composition: &UseReducerHandle<Composition>) -> Html {
    let words = language.exam();
    let one = |error: KnockOut| {
        let checked = composition.blueprint.knock_outs.contains(&error);
        let onchange = {
            let composition = composition.clone();
            Callback::from(move |_: Event| composition.dispatch(Composing::KnockOut(error)))
        };
        html! {
            <label class="exam-choice">
                <input type="checkbox" {checked} {onchange} />{ language.knock_out(error) }
            </label>
        }
    };
    html! {
        <details class="fold">
            <summary>{ words.knock_outs() }</summary>
            { for KnockOut::ALL.map(one) }
        </details>
    }
}

/// The seed that determines the paper.
fn seed(language: Language, composition: &UseReducerHandle<Composition>) -> Html {
    let words = language.exam();
    let oninput = typed(composition, |text| Composing::Seed(text.parse().unwrap_or_default()));
    let another = {
        let composition = composition.clone();
        Callback::from(move |_: MouseEvent| {
            composition.dispatch(Composing::Seed(browser::random()))
        })
    };
    html! {
        <div class="exam-fields">
            <label>
                <span>{ words.seed() }</span>
                <input class="exam-number" type="number" min="0" max="4294967295" value={composition.seed.to_string()} {oninput} />
            </label>
            <button type="button" class="button small" onclick={another}>{ words.another_seed() }</button>
        </div>
    }
}

/// The attempts on this device.
fn sat(shared: &Shared) -> Html {
    let language = shared.language;
    let words = language.exam();
    let exams = shared.progress.storage().load::<Exams>();
    let zone = browser::here_and_now().zone;
    let one = |exam: &SavedExam| {
        let (page, said) = match exam {
            SavedExam::HandedIn(_) => (ExamPage::Result(exam.started()), words.result()),
            SavedExam::Running(_) => (ExamPage::Sit(exam.paper().to_owned()), words.goes_on()),
        };
        let day = language.day(zone.day_of(exam.started()));
        html! {
            <li key={exam.started().to_string()}>
                { link(&Route::Exam(page), "", html! { { format!("{said}: {}, {day}", exam.candidate()) } }) }
            </li>
        }
    };
    let all: Vec<Html> = exams.newest_first().map(one).collect();
    if all.is_empty() {
        return html! { <></> };
    }
    html! {
        <section aria-labelledby="sat-heading">
            <h2 id="sat-heading">{ words.sat() }</h2>
            <ul>{ for all }</ul>
        </section>
    }
}
