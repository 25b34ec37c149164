//! The way of files to the page of results: chosen or dropped, then read and marked a few at a time.

use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_training::exam::{Assessment, Link, Paper, ResultFile};
use acconcio_training::scenario::Scenario;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FileList, HtmlInputElement};
use yew::prelude::*;

use super::register::{Entry, Refusal, Refused, Register, RegisterAction};
use crate::language::Language;
use crate::packs;
use crate::platform::browser;
use crate::ui::icon::icon;

/// The number of files that are read before the page is drawn again.
const AT_A_TIME: usize = 8;

/// The greatest size of a result file, in bytes.
const MOST_BYTES: f64 = 1_000_000.0;

/// The register, and the callback that reads files into it.
#[hook]
pub(crate) fn use_register(
    language: Language,
) -> (UseReducerHandle<Register>, Callback<Vec<File>>) {
    let register = use_reducer(Register::default);
    let dispatcher = register.dispatcher();
    let on_files = use_callback(language, move |files: Vec<File>, language| {
        let language = *language;
        if files.is_empty() {
            return;
        }
        let dispatcher = dispatcher.clone();
        dispatcher.dispatch(RegisterAction::Begin(files.len()));
        wasm_bindgen_futures::spawn_local(async move {
            let mut papers = BTreeMap::new();
            for some in files.chunks(AT_A_TIME) {
                let mut read = Vec::with_capacity(some.len());
                for file in some {
                    let entry = opened(file, language, &mut papers).await;
                    read.push(entry.map_err(|why| Refused { file: file.name(), why }));
                }
                dispatcher.dispatch(RegisterAction::Opened(read));
                browser::next_task().await;
            }
        });
    });
    (register, on_files)
}

/// The papers opened so far, by their links.
type Papers = BTreeMap<String, Rc<Paper>>;

async fn opened(file: &File, language: Language, papers: &mut Papers) -> Result<Entry, Refusal> {
    if file.size() > MOST_BYTES {
        return Err(Refusal::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| Refusal::Unreadable)?;
    let text = text.as_string().ok_or(Refusal::Unreadable)?;
    let (result, link, integrity) = ResultFile::read(&text).map_err(Refusal::NoResult)?;
    let paper = match papers.get(&result.paper) {
        Some(paper) => paper.clone(),
        None => {
            let paper = Rc::new(paper_of(link, language).await?);
            papers.insert(result.paper.clone(), paper.clone());
            paper
        }
    };
    let assessment = Assessment::of(&paper, &result.attempt);
    Ok(Entry { file: file.name(), result, integrity, paper, assessment })
}

/// The paper of a link, with its scenarios fetched.
async fn paper_of(link: Link, language: Language) -> Result<Paper, Refusal> {
    let mut scenarios: BTreeMap<String, Rc<Scenario>> = BTreeMap::new();
    for place in &link.places {
        let id = &place.name.scenario;
        scenarios
            .insert(id.clone(), packs::scenario(id, language).await.map_err(Refusal::Scenarios)?);
    }
    let find = |id: &str| scenarios.get(id).map(|scenario| &**scenario);
    Paper::open(link, find).map_err(Refusal::Misfits)
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FileFormProps {
    pub(crate) language: Language,
    pub(crate) on_files: Callback<Vec<File>>,
}

/// The form on which files are chosen or dropped.
#[component]
pub(crate) fn FileForm(props: &FileFormProps) -> Html {
    let FileFormProps { language, on_files } = props;
    let words = language.results();
    let onchange = {
        let on_files = on_files.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            on_files.emit(all_of(input.files()));
            // Lets the same files be chosen again.
            input.set_value("");
        })
    };
    let ondrop = {
        let on_files = on_files.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            on_files.emit(all_of(event.data_transfer().and_then(|dropped| dropped.files())));
        })
    };
    // Without this the browser would open the dropped file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <div class="marking-files marking-tools" {ondrop} {ondragover}>
            <label class="button primary file-button">
                { icon("icon-open") }{ words.open() }
                <input type="file" multiple={true} accept="application/json,.json" {onchange} />
            </label>
            <p>{ words.drop() }</p>
        </div>
    }
}

fn all_of(files: Option<FileList>) -> Vec<File> {
    let files = files.into_iter();
    files.flat_map(|files| (0..files.length()).filter_map(move |index| files.get(index))).collect()
}
