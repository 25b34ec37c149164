//! The way of files to the page of results: chosen, dropped or kept from before, then read and marked a few at a time.

use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_training::exam::{
    AccessCode, Assessment, LecturerAccess, ResultError, SealedPaper, SealedResult,
};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FileList, HtmlInputElement};
use yew::prelude::*;

use super::identity::Identity;
use super::register::{Entry, Refusal, Refused, Register, RegisterAction};
use crate::features::exam::opening::{Broken, OpenedExam};
use crate::features::exam::session;
use crate::language::Language;
use crate::platform::browser;
use crate::ui::icon::icon;

/// The number of files that are read before the page is drawn again.
const AT_A_TIME: usize = 8;

/// The greatest size of a result file, in bytes.
const MOST_BYTES: f64 = 1_000_000.0;

/// A file of a result.
#[derive(Clone)]
pub(crate) enum Source {
    /// A file that was chosen or dropped.
    File(File),
    /// A file that was read before: its name, and its content.
    Kept(String, String),
}

impl Source {
    fn name(&self) -> String {
        match self {
            Source::File(file) => file.name(),
            Source::Kept(name, _) => name.clone(),
        }
    }

    async fn text(&self) -> Result<String, Refusal> {
        match self {
            Source::Kept(_, text) => Ok(text.clone()),
            Source::File(file) if file.size() > MOST_BYTES => Err(Refusal::TooLarge),
            Source::File(file) => {
                let text = JsFuture::from(file.text()).await.map_err(|_| Refusal::Unreadable)?;
                text.as_string().ok_or(Refusal::Unreadable)
            }
        }
    }
}

/// Files to be read, with the code that opens them where it comes with them.
pub(crate) struct Files {
    pub(crate) files: Vec<Source>,
    pub(crate) code: Option<AccessCode>,
}

impl From<Vec<Source>> for Files {
    fn from(files: Vec<Source>) -> Files {
        Files { files, code: None }
    }
}

/// The register, and the callback that reads files into it; they are opened with the code that the lecturer has
/// typed, or with one that he typed on another page. Files that came before his code are read when it is there.
#[hook]
pub(crate) fn use_register(
    code: Option<AccessCode>,
) -> (UseReducerHandle<Register>, Callback<Files>) {
    let register = use_reducer(Register::default);
    let dispatcher = register.dispatcher();
    let waiting = use_mut_ref(Vec::<Source>::new);
    let kept = waiting.clone();
    let on_files = use_callback(code.clone(), move |files: Files, typed| {
        let Files { files, code } = files;
        let code = code.or_else(|| typed.clone());
        if files.is_empty() {
            return;
        }
        let (dispatcher, kept) = (dispatcher.clone(), kept.clone());
        dispatcher.dispatch(RegisterAction::Begin(files.len()));
        wasm_bindgen_futures::spawn_local(async move {
            let mut papers = BTreeMap::new();
            for some in files.chunks(AT_A_TIME) {
                let mut read = Vec::with_capacity(some.len());
                for file in some {
                    let entry = opened(file, code.as_ref(), &mut papers).await;
                    if matches!(entry, Err(Refusal::NoCode)) {
                        kept.borrow_mut().push(file.clone());
                    }
                    read.push(entry.map_err(|why| Refused { file: file.name(), why }));
                }
                dispatcher.dispatch(RegisterAction::Opened(read));
                browser::next_task().await;
            }
        });
    });
    {
        let on_files = on_files.clone();
        use_effect_with(code, move |code| {
            if code.is_some() {
                on_files.emit(waiting.take().into());
            }
        });
    }
    (register, on_files)
}

/// The papers opened so far, by their links.
type Papers = BTreeMap<String, Rc<OpenedExam>>;

async fn opened(
    file: &Source,
    code: Option<&AccessCode>,
    papers: &mut Papers,
) -> Result<Entry, Refusal> {
    let text = file.text().await?;
    let sealed = SealedResult::read(&text).map_err(Refusal::NoResult)?;
    let access = access(&sealed, code).ok_or(match code {
        Some(_) => Refusal::NoResult(ResultError::OtherExam),
        None => Refusal::NoCode,
    })?;
    let (result, _) = sealed.open(&access).map_err(Refusal::NoResult)?;
    let exam = match papers.get(&result.paper) {
        Some(exam) => exam.clone(),
        None => {
            let exam = Rc::new(exam_of(&result.paper, &access).await?);
            papers.insert(result.paper.clone(), exam.clone());
            exam
        }
    };
    let assessment = Assessment::of(&exam.paper, &result.attempt);
    let identity = Identity::of(&access, &result);
    let (id, exam_id) = (sealed.id(), sealed.exam());
    Ok(Entry { id, exam_id, file: file.name(), sealed: text, result, identity, exam, assessment })
}

/// The access with which a result is opened. What a code takes a second for is remembered.
fn access(sealed: &SealedResult, code: Option<&AccessCode>) -> Option<LecturerAccess> {
    session::access_to_result(sealed).or_else(|| {
        let access = sealed.access_of(code?)?;
        session::remember(access.clone());
        Some(access)
    })
}

/// The exam of a paper, with the facts of its incidents fetched.
async fn exam_of(paper: &str, access: &LecturerAccess) -> Result<OpenedExam, Refusal> {
    let no_result = |error| Refusal::NoResult(ResultError::Paper(error));
    let sealed = SealedPaper::read(paper).map_err(no_result)?;
    let (key, _) = sealed.for_lecturer(access).ok_or(Refusal::OtherPaper)?;
    OpenedExam::open(&sealed, key).await.map_err(|why| match why {
        Broken::Link(error) => no_result(error),
        Broken::Misfits(misfits) => Refusal::Misfits(misfits),
        Broken::Facts(error) => Refusal::Facts(error),
    })
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FileFormProps {
    pub(crate) language: Language,
    pub(crate) on_files: Callback<Vec<Source>>,
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

fn all_of(files: Option<FileList>) -> Vec<Source> {
    let files = files.into_iter();
    let all = files.flat_map(|files| (0..files.length()).filter_map(move |index| files.get(index)));
    all.map(Source::File).collect()
}
