//! The texts of the incident in a language, its topics and variants, and what is still to be looked at.

use acconcio_authoring::lint::{Remark, RulingWords, lint};
use acconcio_authoring::{Edit, Slot};
use acconcio_training::scenario::{LanguageCode, Provenance, Text, Topic};
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::fields::{select, text};
use super::state::BenchAction;
use crate::language::{Group, Language};
use crate::texts;
use crate::ui::icon::icon;

/// Fetches the texts of every language: their words tell what gives a ruling away.
#[hook]
fn use_all_languages() {
    let arrived = use_force_update();
    use_effect_with((), move |()| {
        wasm_bindgen_futures::spawn_local(async move {
            for language in Language::ALL {
                // Without them its texts are not looked through.
                if texts::load(language, Group::Pages).await.is_ok() {
                    arrived.force_update();
                }
            }
        });
    });
}

/// The texts.
#[component]
pub(crate) fn TextFields(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    use_all_languages();
    let written_in = {
        let own = *language;
        use_state_eq(move || own)
    };
    let languages: Vec<(Language, String)> =
        Language::ALL.map(|one| (one, one.name().to_owned())).into();
    let on_language = {
        let written_in = written_in.clone();
        Callback::from(move |one: Language| written_in.set(one))
    };
    let head = bench.draft().head();
    let none = Text::default();
    let event = head.event.as_ref().unwrap_or(&none);
    let field = |label: &str, slot: Slot, said: &Text, rows: &'static str| {
        field(props, *written_in, label, (slot, said), rows)
    };
    // A sole variant needs nothing to tell it apart from others.
    let (label_slot, label) = (Slot::Label(bench.variant), &bench.written().label);
    let has_label = bench.draft().variants().len() > 1 || label.iter().next().is_some();
    html! {
        <section class="bench-texts" aria-labelledby="bench-texts">
            <h2 id="bench-texts">{ words.texts() }</h2>
            <div class="bench-fields">
                { select(words.text_language(), &languages, &written_in, &on_language) }
                { field(words.title(), Slot::Title, &head.title, "1") }
                { field(words.framing(), Slot::Framing, &head.framing, "4") }
                { field(words.event(), Slot::Event, event, "1") }
                { field(words.source(), Slot::Source, &head.source, "2") }
                if has_label { { field(words.label(), label_slot, label, "1") } }
            </div>
            { kinds(props) }
            { remarks(props) }
        </section>
    }
}

/// The field of a text in a language.
fn field(
    props: &BenchProps,
    language: Language,
    label: &str,
    (slot, said): (Slot, &Text),
    rows: &'static str,
) -> Html {
    let code = language.code();
    let on_text = props.on(move |text: String| {
        BenchAction::Edit(Edit::Write { slot, language: LanguageCode::new(code), text })
    });
    text(label, code, said.get(code).cloned().unwrap_or_default(), rows, &on_text)
}

/// The topics, the level and the certainty.
fn kinds(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let head = bench.draft().head();
    let topic = |topic: Topic| {
        let is_on = head.topics.contains(&topic);
        let mut next: Vec<Topic> = head.topics.iter().copied().filter(|it| *it != topic).collect();
        if !is_on {
            next.push(topic);
        }
        let onchange = props.on(move |_: Event| BenchAction::Edit(Edit::Topics(next.clone())));
        html! {
            <label class="bench-topic"><input type="checkbox" checked={is_on} {onchange} /><span>{ language.topic(topic) }</span></label>
        }
    };
    let levels: Vec<(u8, String)> =
        [1, 2, 3].map(|level| (level, language.level(level).to_owned())).into();
    let certain: Vec<(Provenance, String)> =
        [Provenance::Recorded, Provenance::Reconstructed, Provenance::Constructed]
            .map(|one| (one, language.provenance(one).to_owned()))
            .into();
    html! {
        <>
            <fieldset class="bench-topics">
                <legend>{ words.topics() }</legend>
                { for Topic::ALL.map(topic) }
            </fieldset>
            <div class="bench-fields">
                { select(words.level(), &levels, &head.level, &props.on(|level| BenchAction::Edit(Edit::Level(level)))) }
                { select(words.provenance(), &certain, &head.provenance, &props.on(|one| BenchAction::Edit(Edit::Provenance(one)))) }
            </div>
        </>
    }
}

/// The remarks for the author.
fn remarks(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let scenario = bench.draft().scenario();
    let found = lint(&scenario, &language.ruling_words());
    let one = |remark: &Remark| {
        html! { <li>{ icon("icon-help") }<span>{ language.author_remark(remark, &scenario) }</span></li> }
    };
    html! {
        <section class="bench-remarks" aria-labelledby="bench-remarks">
            <h3 id="bench-remarks">{ words.remarks() }</h3>
            if found.is_empty() {
                <p class="hint">{ words.no_remark() }</p>
            } else {
                <ul>{ for found.iter().map(one) }</ul>
            }
        </section>
    }
}

impl Language {
    /// The words of every language that say a ruling, this language first; none of one whose texts have not arrived.
    pub fn ruling_words(self) -> Vec<RulingWords> {
        let others = Language::ALL.into_iter().filter(|one| *one != self);
        let of = |language: Language| {
            let is_there = texts::are_loaded(language, Group::Pages);
            let list = if is_there { language.bench().says_the_ruling() } else { "" };
            let words = language.listed_words(list);
            RulingWords { language: language.code().to_owned(), words }
        };
        std::iter::once(self).chain(others).map(of).collect()
    }
}
