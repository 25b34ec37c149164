//! The last step of a draft: its ruling, its link, its place among own incidents, its file, its pictures, its report.

use std::rc::Rc;

use acconcio_authoring::lint::{Remark, lint};
use acconcio_scenario_files::bundle::ENDING;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::report::Report;
use super::sent::Sent;
use crate::features::own::opened::keep;
use crate::features::pictures::stretch::Stretch;
use crate::features::pictures::{self, Boards, Form};
use crate::language::Language;
use crate::platform::storage::Storage;
use crate::platform::{browser, sharing};
use crate::route::{Printed, Route};
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SendProps {
    pub(crate) bench: BenchProps,
    pub(crate) storage: Storage,
    /// Opens the part of the work in which texts are written.
    pub(crate) on_texts: Callback<MouseEvent>,
}

/// The outcome of the last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    Nothing,
    Copied,
    NotCopied,
    Kept,
}

/// The ways on from the bench.
#[component]
pub(crate) fn SendStage(props: &SendProps) -> Html {
    let SendProps { bench: parts, storage, on_texts } = props;
    let BenchProps { language, bench } = parts;
    let words = language.bench();
    let sent = use_memo((bench.draft().clone(), *language), |(draft, language)| {
        Sent::of(*language, draft).map(Rc::new)
    });
    let is_stretching = use_state_eq(|| false);
    let is_untitled = language.of(&bench.draft().head().title).is_empty();
    html! {
        <section class="bench-send" aria-labelledby="bench-send">
            <h2 id="bench-send">{ words.send() }</h2>
            if is_untitled {
                <p>{ words.no_title_yet() }{ " " }<button type="button" class="button small" onclick={on_texts.clone()}>{ words.texts() }</button></p>
            }
            { match &*sent {
                Err(wrong) => refused(parts, wrong),
                Ok(sent) => html! {
                    <>
                        <Ways parts={parts.clone()} storage={storage.clone()} sent={sent.clone()} />
                        { pictures_row(parts, sent, &is_stretching) }
                        { files(*language, sent) }
                        <Report parts={parts.clone()} sent={sent.clone()} />
                    </>
                },
            } }
        </section>
    }
}

/// The reasons why nobody else could open the incident: that nothing happens in it, the actions that cannot be done or,
/// where there is neither, what the parser of files says.
fn refused(parts: &BenchProps, wrong: &[String]) -> Html {
    let BenchProps { language, bench } = parts;
    let scenario = bench.draft().scenario();
    let remarks = lint(&scenario, &[]).into_iter();
    let impossible = remarks.filter(|it| matches!(it, Remark::Impossible { .. }));
    let is_empty = scenario.variants.iter().any(|variant| variant.incident.acts.is_empty());
    let nothing = is_empty.then(|| language.bench().nothing_yet().to_owned());
    let impossible = impossible.map(|it| language.author_remark(&it, &scenario));
    let own: Vec<String> = nothing.into_iter().chain(impossible).collect();
    let (code, said) = if own.is_empty() { ("en", wrong) } else { (language.code(), &*own) };
    html! {
        <div class="alert" role="alert">
            <p>{ language.bench().cannot_be_sent() }</p>
            <ul lang={code}>{ for said.iter().map(|it| html! { <li>{ it.clone() }</li> }) }</ul>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct WaysProps {
    parts: BenchProps,
    storage: Storage,
    sent: Rc<Sent>,
}

/// The ways to open, send and keep it.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let WaysProps { parts, storage, sent } = props;
    let BenchProps { language, bench } = parts;
    let words = language.bench();
    let done = use_state_eq(|| Done::Nothing);
    let variant = bench.written().id.clone();
    let address = sent.address(&variant);
    let on_keep = {
        let (storage, sent, done, language) =
            (storage.clone(), sent.clone(), done.setter(), *language);
        Callback::from(move |_: MouseEvent| {
            keep(&storage, sent.in_pack(language));
            done.set(Done::Kept);
        })
    };
    let on_save = {
        let sent = sent.clone();
        Callback::from(move |_: MouseEvent| save(&sent))
    };
    let rule = sent.hash(&Route::incident(&sent.id(), &variant));
    html! {
        <>
            { link_ways(*language, sent, &address, &done) }
            <div class="button-row">
                { button("button", "icon-board", words.keep(), on_keep) }
                { button("button", "icon-save", words.save_file(), on_save) }
                <a class="button" href={rule}>{ icon("mark-gavel") }{ words.rule_on_it() }</a>
            </div>
            <p class="bench-outcome" role="status">
                if *done == Done::Kept {
                    { words.kept() }{ " " }{ link(&Route::Own, "", html! { { language.own().heading() } }) }
                }
            </p>
        </>
    }
}

/// The ways to send the link, the first of which is what the page is for.
fn link_ways(language: Language, sent: &Sent, address: &str, done: &UseStateHandle<Done>) -> Html {
    let words = language.bench();
    let on_copy = {
        let (address, done) = (address.to_owned(), done.setter());
        Callback::from(move |_: MouseEvent| {
            let done = done.clone();
            browser::copy(&address, move |is_copied| {
                done.set(if is_copied { Done::Copied } else { Done::NotCopied });
            });
        })
    };
    let on_share = {
        let title = language.of(&sent.scenario.title).to_owned();
        let address = address.to_owned();
        Callback::from(move |_: MouseEvent| sharing::share(&title, &address))
    };
    let can_share = sharing::can_share();
    let copy_class = if can_share { "button" } else { "button primary" };
    let onfocus = Callback::from(|event: FocusEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        field.select();
    });
    let outcome = match **done {
        Done::Copied => Some(language.player().link_copied()),
        Done::NotCopied => Some(language.player().link_not_copied()),
        Done::Nothing | Done::Kept => None,
    };
    html! {
        <>
            <input class="bench-link" type="text" readonly=true value={address.to_owned()} aria-label={words.link()} {onfocus} />
            <div class="button-row">
                if can_share {
                    { button("button primary", "icon-link", words.send_link(), on_share) }
                }
                { button(copy_class, "icon-link", words.copy_link(), on_copy) }
                <span role="status">{ outcome.unwrap_or_default() }</span>
            </div>
            <p class="hint">{ words.link_length(address.chars().count()) }</p>
        </>
    }
}

fn button(
    class: &'static str,
    name: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {class} {onclick}>{ icon(name) }{ label }</button> }
}

/// Offers the incident as a file, which others open under their own incidents.
pub(crate) fn save(sent: &Sent) {
    browser::save_bytes(&format!("{}.{ENDING}", sent.file_name()), &sent.bundle.file());
}

/// The pictures of the variant shown, and its page for the wall.
fn pictures_row(parts: &BenchProps, sent: &Sent, is_stretching: &UseStateHandle<bool>) -> Html {
    let BenchProps { language, bench } = parts;
    let words = language.player();
    let decision = bench.walk.possible.incident.acts.len();
    let done = bench.walk.impossible.iter().map(Option::is_none);
    let states = bench.walk.states.iter().skip(1).zip(done).filter(|(_, is_done)| *is_done);
    let boards = std::iter::once(&bench.walk.states[0]).chain(states.map(|(state, _)| state));
    let all: Vec<_> = boards.map(|state| state.board.clone()).take(decision + 1).collect();
    let shown = bench.walk.possible_before(bench.at).min(all.len() - 1);
    let variant = &bench.written().id;
    let boards = Boards { name: format!("{}-{variant}", sent.file_name()), all, shown };
    let item = |label: &'static str, form: Form| {
        let boards = boards.clone();
        let onclick = Callback::from(move |_: MouseEvent| pictures::save(boards.clone(), form));
        html! { <button type="button" class="button small" {onclick}>{ label }</button> }
    };
    let poster = sent.hash(&Route::print(Printed::Poster, &sent.id(), variant));
    let players = bench.draft().head().players.as_ref();
    let is_possible = |index: &usize| bench.walk.impossible[*index].is_none();
    let acts = (0..bench.walk.impossible.len()).filter(is_possible).take(boards.all.len() - 1);
    let sentence =
        |index| language.act_sentence(&bench.act(index), &bench.walk.states[index], players);
    let sentences: Vec<String> = acts.map(sentence).collect();
    let turns = |is_asked| {
        let asked = is_stretching.setter();
        move |()| asked.set(is_asked)
    };
    let (on_stretch, on_close) = (Callback::from(turns(true)), Callback::from(turns(false)));
    html! {
        <>
            <h3 id="bench-pictures">{ words.pictures() }</h3>
            <div class="button-row" role="group" aria-labelledby="bench-pictures">
                { item(words.picture_svg(), Form::Svg) }
                { item(words.picture_png(), Form::Png) }
                { item(words.picture_gif(), Form::Gif) }
                <button type="button" class="button small" onclick={on_stretch.reform(|_: MouseEvent| ())}>{ words.picture_stretch() }</button>
                <a class="button small" href={poster}>{ words.print_poster() }</a>
            </div>
            if **is_stretching {
                <Stretch language={*language} {boards} {sentences} {on_close} />
            }
        </>
    }
}

/// The files that authors write, for whoever adds the incident to a collection.
fn files(language: Language, sent: &Sent) -> Html {
    let words = language.bench();
    let name = sent.file_name();
    let facts = std::iter::once((format!("{name}.toml"), &sent.written.facts));
    let texts = sent.written.texts.iter();
    let texts = texts.map(|(language, text)| (format!("{language}/{name}.toml"), text));
    let file = |(path, text): (String, &String)| {
        // A file is saved without its folder.
        let (saved, content) = (path.replace('/', "-"), text.clone());
        let onclick = Callback::from(move |_: MouseEvent| browser::save_file(&saved, &content));
        html! {
            <div class="bench-file">
                <button type="button" class="button small" {onclick}>{ icon("icon-save") }{ words.save_named(&path) }</button>
                <pre tabindex="0" aria-label={path}>{ text.clone() }</pre>
            </div>
        }
    };
    html! {
        <details class="bench-fold">
            <summary>{ words.files() }</summary>
            { for facts.chain(texts).map(file) }
        </details>
    }
}
