//! The page where a paper is composed: its blueprint, its link, and the earlier attempts on this
//! device.

use std::rc::Rc;

use acconcio_training::exam::{
    Candidate, DrawError, KnockOut, Link, Marking, PaperVariant, PassMark, Preset, ResultFile,
    draw, pool,
};
use acconcio_training::grading::Question;
use acconcio_training::scenario::{Catalogue, IncidentName};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::composing::{Composing, Composition};
use super::saved::Exams;
use super::section::{section, typed};
use crate::features::library::filter::Filter;
use crate::language::Language;
use crate::packs::{Fetched, LoadError, use_index, use_scenarios};
use crate::platform::browser;
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
            <p class="ways">{ link(&Route::Exam(ExamPage::Results), "", html! { { language.results().heading() } }) }</p>
            { sat(shared) }
            <Composer {language} catalogue={catalogue.clone()} />
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ComposerProps {
    language: Language,
    catalogue: Rc<Catalogue>,
}

#[component]
fn Composer(props: &ComposerProps) -> Html {
    let ComposerProps { language, catalogue } = props;
    let language = *language;
    let words = language.exam();
    let composition = use_reducer(|| Composition::of(Preset::FideArbiter, browser::random()));
    let laws = composition.blueprint.laws;
    let index = use_index(laws);
    let is_here = index.ready().is_some();
    let pool = use_memo((laws, is_here), |_| {
        index.ready().map_or_else(Vec::new, |index| pool(catalogue, index, laws))
    });
    let drawn = {
        let (pool, blueprint) = (pool.clone(), composition.blueprint.clone());
        use_memo((blueprint, composition.seed, is_here), move |(blueprint, seed, _)| {
            let drawn = draw(&pool, blueprint, *seed);
            drawn.map(|drawn| drawn.into_iter().cloned().collect::<Vec<Candidate>>())
        })
    };
    let on_laws = {
        let composition = composition.clone();
        Callback::from(move |laws| composition.dispatch(Composing::Laws(laws)))
    };
    let add = {
        let composition = composition.clone();
        Callback::from(move |_: MouseEvent| composition.dispatch(Composing::AddSection))
    };
    let sections = composition.blueprint.sections.iter().enumerate();
    let incidents: usize =
        composition.blueprint.sections.iter().map(|it| usize::from(it.count)).sum();
    html! {
        <div class="exam-desk">
            <section class="exam-plan" aria-labelledby="compose-heading">
                <h2 id="compose-heading">{ words.compose() }</h2>
                { presets(language, &composition) }
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
                        (Fetched::Ready(_), Ok(drawn)) => html! {
                            <DrawnPaper {language} composition={(*composition).clone()} drawn={drawn.clone()} />
                        },
                    }
                }
                { seed(language, &composition) }
            </section>
        </div>
    }
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

/// The seed that determines the paper, and the choice of its version.
fn seed(language: Language, composition: &UseReducerHandle<Composition>) -> Html {
    let words = language.exam();
    let oninput = typed(composition, |text| Composing::Seed(text.parse().unwrap_or_default()));
    let another = {
        let composition = composition.clone();
        Callback::from(move |_: MouseEvent| {
            composition.dispatch(Composing::Seed(browser::random()))
        })
    };
    let paper_variant = |paper_variant: PaperVariant| {
        let composition = composition.clone();
        let pressed = (composition.paper_variant == paper_variant).to_string();
        let onclick = Callback::from(move |_: MouseEvent| {
            composition.dispatch(Composing::PaperVariant(paper_variant))
        });
        html! { <button type="button" class="button small" aria-pressed={pressed} {onclick}>{ paper_variant.letter() }</button> }
    };
    html! {
        <div class="exam-fields">
            <label>
                <span>{ words.seed() }</span>
                <input class="exam-number" type="number" min="0" max="4294967295" value={composition.seed.to_string()} {oninput} />
            </label>
            <button type="button" class="button small" onclick={another}>{ words.another_seed() }</button>
            <div class="button-row" role="group" aria-label={words.variant()}>
                <span aria-hidden="true">{ words.variant() }</span>
                { for PaperVariant::ALL.map(paper_variant) }
            </div>
        </div>
    }
}

/// The properties of a drawn paper.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DrawnProps {
    pub(crate) language: Language,
    pub(crate) composition: Composition,
    pub(crate) drawn: Vec<Candidate>,
}

/// The drawn paper: its link, what can be printed of it, and its incidents.
#[component]
pub(crate) fn DrawnPaper(props: &DrawnProps) -> Html {
    let DrawnProps { language, composition, drawn } = props;
    let language = *language;
    let words = language.exam();
    let is_copied = use_state_eq(|| None::<String>);
    let ids: Vec<String> = drawn.iter().map(|it| it.name.scenario.clone()).collect();
    let scenarios = match use_scenarios(&ids, language) {
        Fetched::Loading => return html! { <p role="status">{ language.shell().loading() }</p> },
        Fetched::Failed(error) => return not_fetched(language, &error),
        Fetched::Ready(scenarios) => scenarios,
    };
    let all: Vec<&Candidate> = drawn.iter().collect();
    let find = |id: &str| scenarios.iter().map(|it| &**it).find(|scenario| scenario.id == id);
    let Composition { blueprint, seed, paper_variant, .. } = composition;
    let Some(paper) = Link::of(blueprint, *seed, *paper_variant, &all, find) else {
        return html! {};
    };
    let text = paper.text();
    let sit = Route::Exam(ExamPage::Sit(text.clone()));
    let address = browser::address_of_hash(&sit.to_hash());
    let copied = (*is_copied).as_ref() == Some(&address);
    let onclick = {
        let address = address.clone();
        Callback::from(move |_: MouseEvent| {
            let (is_copied, done) = (is_copied.setter(), address.clone());
            browser::copy(&address, move |is_done| is_copied.set(is_done.then_some(done)));
        })
    };
    let incident = |name: &IncidentName| {
        let scenario = find(&name.scenario);
        let title = scenario
            .map_or(name.scenario.as_str(), |scenario| language.of(&scenario.title))
            .to_owned();
        let route = Route::incident(&name.scenario, &name.variant);
        html! { <li><a href={Filter::under(blueprint.laws).to_hash(&route)}>{ title }</a></li> }
    };
    html! {
        <>
            <label class="exam-link">
                <span>{ words.link() }</span>
                <input type="text" readonly={true} value={address} />
            </label>
            <div class="button-row">
                <button type="button" class="button primary" {onclick}>{ words.copy() }</button>
                { link(&sit, "button", html! { { words.open() } }) }
                { link(&Route::Exam(ExamPage::Paper(text.clone())), "button", html! { { words.question_paper() } }) }
            </div>
            <p class="hint" role="status">{ if copied { words.copied() } else { words.link_hint() } }</p>
            <section class="exam-examiner" aria-labelledby="examiner-heading">
                <h3 id="examiner-heading">{ words.examiner() }</h3>
                <p>{ link(&Route::Exam(ExamPage::Key(text)), "", html! { { words.key() } }) }</p>
                <details class="fold">
                    <summary>{ words.incidents() }</summary>
                    <ol>{ for paper.places.iter().map(|place| incident(&place.name)) }</ol>
                </details>
            </section>
        </>
    }
}

fn not_fetched(language: Language, error: &LoadError) -> Html {
    html! { <p class="alert" role="alert">{ language.shell().pack_failed_hint() }{ " " }<code>{ error.to_string() }</code></p> }
}

/// The attempts on this device.
fn sat(shared: &Shared) -> Html {
    let language = shared.language;
    let words = language.exam();
    let exams = shared.progress.storage().load::<Exams>();
    let zone = browser::here_and_now().zone;
    let one = |result: &ResultFile| {
        let attempt = &result.attempt;
        let (page, said) = match attempt.ended {
            Some(_) => (ExamPage::Result(attempt.started), words.result()),
            None => (ExamPage::Sit(result.paper.clone()), words.goes_on()),
        };
        let day = language.day(zone.day_of(attempt.started));
        html! {
            <li key={attempt.started.to_string()}>
                { link(&Route::Exam(page), "", html! { { format!("{said}: {}, {day}", result.candidate) } }) }
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
