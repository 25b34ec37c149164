//! The page of the Laws: the index of articles of each edition.

use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_adjudication::laws::index::{Entry, Part, Subject, entries};
use acconcio_adjudication::laws::{Article, EditionId};
use acconcio_training::scenario::{Catalogue, LawsChoice, Wordings};
use yew::prelude::*;

use super::anchor::{Anchor, part_id};
use super::entry::entry_line;
use super::turning::turning;
use crate::features::handbook::incident_lists::{IncidentLists, Turning};
use crate::features::handbook::incidents::both;
use crate::features::handbook::opening::{OpeningAlone, class_of, opening};
use crate::language::Language;
use crate::packs::{Fetched, Scenarios, use_index, use_wordings};
use crate::platform::browser::use_one_after_another;
use crate::platform::place::{show_and_focus, use_kept_in_view};
use crate::route::Route;
use crate::ui::document::use_title;
use crate::ui::link::{link, nav_link};
use crate::ui::notices::{broken_pack, not_found};
use crate::ui::search::{Search, not_sent, nothing_found, search_field};

/// The properties of the page, from its address.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LawsProps {
    /// The language of the texts.
    pub(crate) language: Language,
    /// The edition; the newest where the address names none.
    pub(crate) edition: Option<EditionId>,
    /// The draft of the next edition, where it is shown.
    pub(crate) draft: Option<EditionId>,
    /// The article or part that the address names.
    pub(crate) place: Option<String>,
    /// The incidents, for the lists of those that turn on an article.
    pub(crate) scenarios: Scenarios,
}

/// The index of articles of an edition.
#[component]
pub(crate) fn LawsPage(props: &LawsProps) -> Html {
    let language = props.language;
    use_title(
        language,
        props.edition.map_or(language.openings().laws_heading(), |it| language.edition(it)),
    );
    let edition = props.edition.unwrap_or(EditionId::IN_FORCE);
    let page = Route::laws(edition);
    let typed = use_state(String::new);
    let all = use_memo(edition, |edition| entries(*edition));
    let place = props.place.as_deref().and_then(|named| Anchor::named(named, edition, &all));
    let index = use_index(LawsChoice::of(edition));
    let here = both(&props.scenarios, &index);
    let wordings = use_wordings(language);
    let parts_in_all = all.chunk_by(is_of_one_part).count();
    let grown = use_growth(parts_in_all, [wordings.ready().is_some(), here.is_some()]);
    use_kept_in_view(place.map(Anchor::id));
    let incident_lists = use_memo((here.clone(), edition), |(here, edition)| {
        let (catalogue, index) = here.as_ref()?;
        Some(IncidentLists::of(catalogue, index).by_article(*edition))
    });
    if props.draft.is_none() && edition == EditionId::Draft {
        return not_found(language);
    }
    let wordings = match wordings {
        Fetched::Loading => return html! { <OpeningAlone {language} {page} /> },
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(wordings) => wordings,
    };
    let catalogue = here.map(|(catalogue, _)| catalogue);
    let words = language.index();
    let search = Search::of(&typed);
    let on_typed = Callback::from({
        let typed = typed.setter();
        move |text| typed.set(text)
    });
    let on_reset = on_typed.reform(|()| String::new());
    let shown = admitted(language, &all, &wordings, place, &search);
    // The parts above the place are laid out in full, so that nothing moves it once it is shown.
    let placed =
        place.and_then(|place| shown.chunk_by(is_of_one_part).position(|it| place.is_in(it)));
    let below = |index: usize| Below {
        wordings: wordings.clone(),
        laws: LawsChoice::of(edition),
        catalogue: catalogue.clone(),
        incident_lists: (index < grown.incidents).then(|| incident_lists.clone()),
    };
    let section = |numbered: (usize, &[Entry])| {
        section(language, edition, numbered, (place, placed), below(numbered.0))
    };
    html! {
        <main id="content" class={class_of(&page)} tabindex="-1" aria-busy={grown.is_going_on.then_some("true")}>
            { opening(language, &page) }
            { editions(language, edition, props.draft) }
            <form class="laws-search" role="search" onsubmit={not_sent()}>
                { search_field(words.search(), &typed, on_typed) }
            </form>
            { parts(language, edition, &shown) }
            <p class="laws-count" role="status">{ language.index().entries_shown(shown.len()) }</p>
            if shown.is_empty() {
                { nothing_found(words.nothing_found(), words.reset(), on_reset) }
            }
            <>{ for shown.chunk_by(is_of_one_part).take(grown.text).enumerate().filter_map(section) }</>
        </main>
    }
}

/// One part of the Laws, by its number on the page, with the place that the address names and the part it is in.
fn section(
    language: Language,
    edition: EditionId,
    (index, entries): (usize, &[Entry]),
    (place, placed): (Option<Anchor>, Option<usize>),
    below: Below,
) -> Option<Html> {
    let part = part_of(entries.first()?);
    let is_above = placed.is_some_and(|placed| index <= placed);
    let place = place.filter(|place| place.is_in(entries));
    Some(
        html! { <Section key={part_id(part)} {language} {edition} {part} entries={entries.to_vec()} {place} {is_above} {below} /> },
    )
}

/// The entries that match the search, and the one that the address names.
fn admitted(
    language: Language,
    all: &[Entry],
    wordings: &Wordings,
    place: Option<Anchor>,
    search: &Search,
) -> Vec<Entry> {
    let is_admitted = |entry: &&Entry| {
        let texts = language.subject(wordings, entry.subject);
        place == Some(Anchor::Article(entry.article))
            || search.admits(entry.article.0, &[texts.title, texts.line])
    };
    all.iter().filter(is_admitted).copied().collect()
}

fn part_of(entry: &Entry) -> Part {
    Part::of(entry.article)
}

fn is_of_one_part(one: &Entry, other: &Entry) -> bool {
    part_of(one) == part_of(other)
}

/// The incidents of the articles of an edition.
type ByArticle = BTreeMap<&'static str, Turning>;

/// The texts of the articles, and the incidents listed below them.
#[derive(Clone)]
struct Below {
    wordings: Rc<Wordings>,
    laws: LawsChoice,
    catalogue: Option<Rc<Catalogue>>,
    incident_lists: Option<Rc<Option<ByArticle>>>,
}

impl PartialEq for Below {
    fn eq(&self, other: &Below) -> bool {
        Rc::ptr_eq(&self.wordings, &other.wordings)
            && self.laws == other.laws
            && address(self.catalogue.as_ref()) == address(other.catalogue.as_ref())
            && address(self.incident_lists.as_ref()) == address(other.incident_lists.as_ref())
    }
}

fn address<T>(content: Option<&Rc<T>>) -> Option<*const T> {
    content.map(Rc::as_ptr)
}

impl Below {
    /// The incidents that turn on an article, once they have been loaded.
    fn article(&self, language: Language, article: Article) -> Html {
        let incident_lists = self
            .incident_lists
            .as_ref()
            .and_then(|incident_lists| incident_lists.as_ref().as_ref());
        match (
            &self.catalogue,
            incident_lists.and_then(|incident_lists| incident_lists.get(article.0)),
        ) {
            (Some(catalogue), Some(library)) => turning(language, catalogue, self.laws, library),
            (Some(_) | None, _) => html! {},
        }
    }
}

/// The choice of the edition, and the link to its official text.
fn editions(language: Language, shown: EditionId, draft: Option<EditionId>) -> Html {
    let words = language.index();
    let choice = |edition: EditionId| {
        let to = Route::laws(edition);
        html! { <li key={edition.name()}>{ nav_link(&to, &Route::laws(shown), html! { { language.edition_short(edition) } }) }</li> }
    };
    html! {
        <div class="laws-choice">
            <nav aria-label={words.editions()}>
                <ul class="laws-editions">{ for EditionId::FIDE.into_iter().chain(draft).map(choice) }</ul>
            </nav>
            <p class="laws-edition">
                { language.edition(shown) }
                if let Some(address) = official_text(shown) {
                    { ". " }<a href={address}>{ words.official() }</a>
                }
            </p>
        </div>
    }
}

/// The address at which FIDE publishes the text of an edition.
const fn official_text(edition: EditionId) -> Option<&'static str> {
    match edition {
        EditionId::E2018 => Some("https://handbook.fide.com/chapter/E012018"),
        EditionId::E2023 => Some("https://handbook.fide.com/chapter/E012023"),
        EditionId::E2009
        | EditionId::E2014
        | EditionId::E2017
        | EditionId::Draft
        | EditionId::UsChess
        | EditionId::KingPenalty
        | EditionId::LondonXiii
        | EditionId::Bca1862 => None,
    }
}

/// The links to the parts that contain any of the entries shown.
fn parts(language: Language, edition: EditionId, shown: &[Entry]) -> Html {
    let words = language.index();
    let mut listed: Vec<Part> = shown.iter().map(part_of).collect();
    listed.dedup();
    let way = |part: Part| {
        let to = Route::law(edition, &part.to_string());
        let label = html! {
            <><span aria-hidden="true">{ part.to_string() }</span>
            <span class="visually-hidden">{ part_heading(language, edition, part) }</span></>
        };
        html! { <li key={part.to_string()}>{ way_to(&to, Anchor::Part(part), label) }</li> }
    };
    html! {
        <nav class="laws-parts" aria-label={words.parts()}>
            <ul>{ for listed.into_iter().map(way) }</ul>
            <p>{ words.otherwise_key() }</p>
        </nav>
    }
}

/// A link to a place on this page, which works also when the address names the place already.
fn way_to(to: &Route, place: Anchor, words: Html) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| show_and_focus(&place.id()));
    html! { <a href={to.to_hash()} {onclick}>{ words }</a> }
}

fn part_heading(language: Language, edition: EditionId, part: Part) -> String {
    match part.chapter(edition) {
        Some(chapter) => format!("{}. {}", language.part(part), language.law_chapter(chapter)),
        None => language.part(part),
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SectionProps {
    language: Language,
    edition: EditionId,
    part: Part,
    entries: Vec<Entry>,
    /// The place that the address names, where it is in this part.
    place: Option<Anchor>,
    /// Whether this part is the one with the place, or above it.
    is_above: bool,
    below: Below,
}

/// The entries of one part; the incidents of an article stand below the last line of its number.
#[component]
fn Section(props: &SectionProps) -> Html {
    let SectionProps { language, edition, part, entries, place, is_above, below } = props;
    let lines = entries.iter().enumerate().map(|(index, entry)| {
        let is_other = |other: Option<&Entry>| other.is_none_or(|it| it.article != entry.article);
        let is_first = is_other(index.checked_sub(1).and_then(|before| entries.get(before)));
        let is_last = is_other(entries.get(index + 1));
        let is_marked = *place == Some(Anchor::Article(entry.article));
        let line = entry_line(*language, &below.wordings, *edition, *entry, is_first, is_marked);
        html! { <>{ line }if is_last { { below.article(*language, entry.article) } }</> }
    });
    let id = part_id(*part);
    html! {
        <section class={classes!("laws-part", is_above.then_some("is-above"))} aria-labelledby={id.clone()}>
            <h2 {id} tabindex="-1">{ part_heading(*language, *edition, *part) }</h2>
            if entries.iter().any(|entry| entry.subject == Subject::RepetitionNow) {
                <p>{ link(&Route::Claims, "", html! { { language.handbook().claims_line() } }) }</p>
            }
            { for lines }
        </section>
    }
}

/// The extent to which the page has been drawn.
struct DrawnParts {
    /// The number of parts drawn.
    text: usize,
    /// The number of parts drawn with their incidents.
    incidents: usize,
    /// Whether more of the loaded data remains to be drawn.
    is_going_on: bool,
}

/// Draws the parts of the page, then their incidents, as each has been loaded.
#[hook]
fn use_growth(all: usize, has_arrived: [bool; 2]) -> DrawnParts {
    let [of_text, of_incidents] = has_arrived.map(|it| if it { all } else { 0 });
    let text = use_one_after_another(of_text);
    let incidents = use_one_after_another(of_incidents);
    DrawnParts { text, incidents, is_going_on: text < all || incidents < of_incidents }
}
