//! The ruling as it stands at the moment shown, what changed it, and what is still open.

use std::rc::Rc;

use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::ruling::Ruling;
use acconcio_authoring::{Edit, OpenFact, Rulings, open_facts};
use acconcio_training::grading;
use acconcio_training::scenario::Variant;
use acconcio_training::whatif::Change;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::state::{BenchAction, BenchState};
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::ruling_parts::reasons::reasons;
use crate::features::incident::ruling_parts::sections::lines_list;
use crate::features::incident::ruling_text::text::{Line, RulingText};
use crate::language::{ChangeContext, OptionText};
use crate::platform::effects::AFTER_DRAWING;
use crate::platform::storage::folds::Fold;
use crate::ui::fold::use_fold;
use crate::ui::icon::icon;

/// The ruling.
#[component]
pub(crate) fn RulingBeside(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let (full, reasoned) = (use_fold(Fold::BenchRuling), use_fold(Fold::BenchReasons));
    let ruled = use_memo(Ruled(bench.rulings.clone()), |Ruled(rulings)| {
        let adjudication = (**rulings.adjudication()?).clone();
        Some(AdjudicatedIncident::given(rulings.incident(), adjudication))
    });
    let Some(adjudicated) = ruled.as_ref() else { return html! {} };
    let incident = bench.rulings.incident().clone();
    let is_empty = incident.acts.is_empty();
    let decision = bench.written().incident.acts.len();
    let variant = Variant { incident, ..(**bench.written()).clone() };
    let ruling_text = RulingText { language: *language, variant: &variant, adjudicated };
    html! {
        <section class="bench-ruling" aria-labelledby="bench-ruling">
            <h2 id="bench-ruling">{ if bench.at > decision { words.ruling_after() } else { words.ruling() } }</h2>
            if bench.at > decision {
                <p class="bench-laws">
                    { words.ruled_at_decision() }{ " " }
                    <button type="button" class="button small" onclick={props.does(BenchAction::Show(decision))}>{ words.show_decision() }</button>
                </p>
            } else {
                <p class="bench-laws">{ language.laws_of(&variant.incident) }</p>
            }
            if is_empty {
                <p class="hint">{ words.nothing_yet() }</p>
            } else {
                <p class="bench-short" role="status">{ language.ruling_in_short(&adjudicated.ruling) }</p>
                { since(props) }
                <div class="bench-folds">
                    { fold(full, words.in_full(), || in_full(&ruling_text)) }
                    { fold(reasoned, language.ruling().why(), || {
                        reasons(*language, adjudicated.trace(None), None, &ruling_text.fact_context())
                    }) }
                </div>
            }
        </section>
    }
}

/// A fold whose content is drawn only while it is open: a ruling comes after every action.
fn fold(
    (is_open, ontoggle): (bool, Callback<Event>),
    heading: &str,
    content: impl FnOnce() -> Html,
) -> Html {
    html! {
        <details class="bench-fold" open={is_open} {ontoggle}>
            <summary>{ heading.to_owned() }</summary>
            if is_open { { content() } }
        </details>
    }
}

fn in_full(text: &RulingText<'_>) -> Html {
    let [lines, further] = lines(text);
    html! {
        <>
            { lines_list(text.language, &lines) }
            if !further.is_empty() { { lines_list(text.language, &further) } }
        </>
    }
}

/// Rulings, equal to themselves only.
#[derive(Clone)]
struct Ruled(Rc<Rulings>);

impl PartialEq for Ruled {
    fn eq(&self, other: &Ruled) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The lines of a ruling: those that answer its questions, and what is ruled beside them.
pub(super) fn lines(text: &RulingText<'_>) -> [Vec<Line>; 2] {
    let facets = text.adjudicated.facets(None);
    let questions = grading::questions(&text.adjudicated.ruling).into_iter();
    let further = text.left_open(facets).into_iter().chain(text.also(facets));
    [questions.map(|question| text.ruled(facets, question)).collect(), further.collect()]
}

/// The facts that would change the ruling, asked one after the other and each once. Those of the ruling before stay
/// until others have been looked for, and cannot be answered meanwhile.
#[component]
pub(crate) fn OpenFacts(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let found = use_open_facts(props);
    let passed_over = use_state_eq(|| 0_usize);
    let Some(found) = &*found else { return html! {} };
    if found.open.is_empty() {
        return html! {};
    }
    let is_asked = |fact: &&OpenFact| !bench.settled.contains(&fact.about);
    let open: Vec<&OpenFact> = found.open.iter().filter(is_asked).collect();
    let is_current = found.incident == *bench.rulings.incident();
    let busy = (!is_current).then_some("true");
    let on_pass_over = {
        let passed_over = passed_over.clone();
        Callback::from(move |_: MouseEvent| passed_over.set(*passed_over + 1))
    };
    html! {
        <section class="bench-questions" aria-labelledby="bench-questions" aria-busy={busy} inert={!is_current}>
            <div class="bench-heading">
                <h2 id="bench-questions">{ words.open_facts() }</h2>
                if open.len() > 1 {
                    <button type="button" class="button small" onclick={on_pass_over}>{ words.next_question(open.len() - 1) }</button>
                }
            </div>
            if let Some(fact) = open.get(*passed_over % open.len().max(1)) {
                { question(props, &found.context, fact) }
            } else {
                <p class="bench-confirmed">{ icon("icon-check") }{ words.all_confirmed() }</p>
            }
        </section>
    }
}

/// The act or the fact that changed the ruling last.
fn since(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    if !bench.turned_by_fact.is_empty() {
        let facets = language.facets_listed(&bench.turned_by_fact);
        return html! { <p class="bench-since">{ words.since_fact(facets) }</p> };
    }
    let Some((possible, _)) = bench.rulings.turned_by() else { return html! {} };
    let index = bench.written_index(possible);
    let act = bench.act(index);
    let players = bench.draft().head().players.as_ref();
    let sentence = language.act_sentence(&act, &bench.walk.states[index], players);
    let sentence = sentence.trim_end_matches('.');
    html! { <p class="bench-since">{ words.since_act(index + 1, sentence) }</p> }
}

/// A fact that would change the ruling: as it was recorded, or otherwise. It is asked once.
fn question(props: &BenchProps, context: &ChangeContext, fact: &OpenFact) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let settle = props.does(BenchAction::Settle(fact.about));
    let variant = bench.variant;
    let otherwise = fact.otherwise.iter().map(|(change, ruling)| {
        let label = language.change(*change, context);
        let ruling = in_short(props, ruling);
        let (change, dispatcher) = (*change, bench.dispatcher());
        let (written, about) = (bench.clone(), fact.about);
        let onclick = Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(BenchAction::Settle(about));
            if let Some(incident) = changed(&written, change) {
                let incident = Box::new(incident);
                dispatcher.dispatch(BenchAction::Edit(Edit::Replace { variant, incident }));
            }
        });
        html! {
            <button type="button" class="button small" {onclick}>{ words.otherwise(label, ruling) }</button>
        }
    });
    let recorded = fact.recorded.map(|change| language.change(change, context));
    let recorded = recorded.map_or_else(|| ".".to_owned(), |recorded| format!(": {recorded}."));
    html! {
        <div class="bench-open" role="group" aria-label={language.about_change(fact.about, context)}>
            <p><strong>{ language.about_change(fact.about, context) }</strong>{ recorded }{ " " }{ words.open_question() }</p>
            <div class="button-row">
                <button type="button" class="button small" onclick={settle}>{ words.as_recorded() }</button>
                { for otherwise }
            </div>
        </div>
    }
}

/// Another ruling in a few words, with the intervention where it differs in nothing else that is said.
fn in_short(props: &BenchProps, other: &Ruling) -> String {
    let BenchProps { language, bench } = props;
    let said = language.ruling_in_short(other);
    let current = bench.rulings.last().map(|it| language.ruling_in_short(it));
    if current.as_ref() != Some(&said) {
        return said;
    }
    let OptionText { label, .. } = language.trigger(other.facets.trigger.value);
    format!("{said} · {}", label.to_lowercase())
}

/// The incident as it is written, with a fact changed.
fn changed(bench: &BenchState, change: Change) -> Option<Incident> {
    change.apply(&bench.walk.possible.incident)
}

/// The facts that would change the ruling on an incident, with what names them.
struct OpenFactsFound {
    incident: Incident,
    context: ChangeContext,
    open: Vec<OpenFact>,
}

impl OpenFactsFound {
    fn of(rulings: &Rulings) -> Option<OpenFactsFound> {
        let incident = rulings.incident().clone();
        let context = ChangeContext::of(&incident, rulings.last()?);
        let open = open_facts(&incident);
        Some(OpenFactsFound { incident, context, open })
    }
}

/// The facts that would change the ruling, looked for after the ruling has been drawn, at the moment of decision only:
/// before it everything is still open.
#[hook]
fn use_open_facts(props: &BenchProps) -> UseStateHandle<Option<OpenFactsFound>> {
    let bench = &props.bench;
    let found = use_state(|| None);
    let decision = bench.written().incident.acts.len();
    // A changed fact would leave out what cannot be done: that is mended first.
    let is_whole = bench.walk.impossible.iter().take(decision).all(Option::is_none);
    let is_decision = bench.at == decision && is_whole;
    let (setter, rulings) = (found.setter(), bench.rulings.clone());
    use_effect_with((rulings.incident().clone(), is_decision), move |(_, is_decision)| {
        let looking = if *is_decision {
            let look = move || setter.set(OpenFactsFound::of(&rulings));
            Some(Timeout::new(AFTER_DRAWING, look))
        } else {
            setter.set(None);
            None
        };
        move || drop(looking)
    });
    found
}
