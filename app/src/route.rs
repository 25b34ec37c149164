//! The addresses of the app, after the `#`.

pub(crate) mod mate_question;
#[cfg(test)]
mod tests;

use acconcio_adjudication::disputed_points::Doubt;
use acconcio_adjudication::laws::{Article, EditionId};
use acconcio_training::story::Catalogue;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `/`: what this is, and what to do now.
    Home,
    /// `/incidents`: the list of incidents.
    Library,
    /// `/courses`: the list of courses.
    Courses,
    /// `/courses/castling`: a course.
    Course {
        /// The name of the course.
        course: String,
    },
    /// `/practice`: the ways to practise.
    Practice,
    /// `/progress`: what was ruled on, and how well.
    Progress,
    /// `/settings`: language, light, keys, and what is kept.
    Settings,
    /// `/handbook`: the pages about the Laws and the app.
    Handbook(HandbookPage),
    /// `/incident/story`: an incident, where no variant is named.
    Story {
        /// The name of the story.
        story: String,
    },
    /// `/incident/story/variant`: the replay of an incident, from its beginning.
    Incident {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
    },
    /// `/incident/story/variant/step`: the replay of an incident, after a number of acts.
    Moment {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
        /// How many acts are shown.
        step: usize,
    },
    /// `/laws`, `/laws/2018`, `/laws/2018/7.5.1`: the index of articles.
    Laws {
        /// The edition; the newest where none is named.
        edition: Option<EditionId>,
        /// What is shown of it: an article, a part, or from the beginning.
        place: Option<String>,
    },
    /// `/mate?fen=…&winner=white`: whether a side can still mate.
    Mate,
    /// `/claims`: what could have been claimed in the games of a file.
    Claims,
    /// `/quadrigliona`, `/quadrigliona/story/variant`: the game of two boards, and its replays.
    Quadrigliona {
        /// The replay; none on the page of the game.
        replay: Option<MatchName>,
    },
    /// `/print/handout/story/variant`: what is printed of an incident.
    Print {
        /// Which sheet.
        sheet: Printed,
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
    },
    /// `/exam`: the pages about exams.
    Exam(ExamPage),
    /// `/present`, `/present/audience`, `/plan`: incidents in front of an audience.
    Present(PresentPage),
    /// No such page.
    NotFound,
}

/// The replay of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchName {
    /// The name of the story.
    pub story: String,
    /// The name of the variant; none for the first one, in `/quadrigliona/story`.
    pub variant: Option<String>,
}

/// A page about exams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExamPage {
    /// `/exam`: composing, and what was sat here.
    Compose,
    /// `/exam/sit/link`: an exam.
    Sit(String),
    /// `/exam/result/1763800000000`: the result of the exam that began then.
    Result(u64),
    /// `/exam/paper/link`: the question paper.
    Paper(String),
    /// `/exam/key/link`: its key.
    Key(String),
    /// `/ruling_form`: the page of results, with the results of a class.
    Results,
}

/// What is printed of an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// A page for a course.
    Handout,
    /// The arbiter's report.
    Report,
}

/// A page of presenting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentPage {
    /// `/present?course=castling`: the presenter's side.
    Presenter,
    /// `/present/audience`: what the audience sees.
    Audience,
    /// `/plan`: what is shown on which day.
    Plan,
}

/// A page of the handbook, the index of articles apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandbookPage {
    /// `/handbook`: the ways to the others.
    Front,
    /// `/handbook/changes/2018/2023`: what changed between two editions.
    Changes {
        /// The one.
        from: EditionId,
        /// The other.
        to: EditionId,
    },
    /// `/handbook/disputed`, `/handbook/disputed/non-move`: the points that are read in two ways.
    Disputed {
        /// The one shown.
        doubt: Option<Doubt>,
    },
    /// `/handbook/proposals`: the proposals of 2012.
    Proposals,
    /// `/handbook/glossary`, `/handbook/glossary/flag-fall`: the words of the field.
    Glossary {
        /// The term shown.
        term: Option<String>,
    },
    /// `/handbook/method`: how a ruling comes about.
    Method,
}

impl Route {
    /// The beginning of an incident.
    pub fn incident(story: &str, variant: &str) -> Route {
        Route::Incident { story: story.to_owned(), variant: variant.to_owned() }
    }

    /// A moment of an incident.
    pub fn moment(story: &str, variant: &str, step: usize) -> Route {
        Route::Moment { story: story.to_owned(), variant: variant.to_owned(), step }
    }

    /// What is printed of an incident.
    pub fn print(sheet: Printed, story: &str, variant: &str) -> Route {
        Route::Print { sheet, story: story.to_owned(), variant: variant.to_owned() }
    }

    /// The replay of a match.
    pub fn of_match(story: &str, variant: &str) -> Route {
        let replay = MatchName { story: story.to_owned(), variant: Some(variant.to_owned()) };
        Route::Quadrigliona { replay: Some(replay) }
    }

    /// The page itself; where an incident is named without a variant, its first one. One that is not
    /// known stays as it was named.
    #[must_use]
    pub fn with_variant(self, catalogue: &Catalogue) -> Route {
        let Route::Story { story } = &self else { return self };
        let card = catalogue.cards.iter().find(|card| card.id == *story);
        let first = card.and_then(|card| card.variants.first());
        first.map(|first| Route::incident(story, &first.id)).unwrap_or(self)
    }

    /// The index of articles of an edition.
    pub const fn laws(edition: EditionId) -> Route {
        Route::Laws { edition: Some(edition), place: None }
    }

    /// A place in the index of articles of an edition.
    pub fn law(edition: EditionId, place: &str) -> Route {
        Route::Laws { edition: Some(edition), place: Some(place.to_owned()) }
    }

    /// The story, the variant and the number of acts, where the page is that of an incident.
    pub fn replay(&self) -> Option<(&str, &str, usize)> {
        match self {
            Route::Incident { story, variant } => Some((story, variant, 0)),
            Route::Moment { story, variant, step } => Some((story, variant, *step)),
            Route::Home
            | Route::Library
            | Route::Courses
            | Route::Course { .. }
            | Route::Practice
            | Route::Progress
            | Route::Settings
            | Route::Handbook(_)
            | Route::Story { .. }
            | Route::Laws { .. }
            | Route::Mate
            | Route::Claims
            | Route::Quadrigliona { .. }
            | Route::Print { .. }
            | Route::Exam(_)
            | Route::Present(_)
            | Route::NotFound => None,
        }
    }

    /// Whether the address names a place on the page, which then comes into view by itself.
    pub fn names_a_place(&self) -> bool {
        matches!(
            self,
            Route::Laws { place: Some(_), .. }
                | Route::Handbook(
                    HandbookPage::Disputed { doubt: Some(_) }
                        | HandbookPage::Glossary { term: Some(_) }
                )
        )
    }

    /// What the page belongs to among those that the head of every page names.
    pub fn section(&self) -> Route {
        match self {
            Route::Practice
            | Route::Courses
            | Route::Course { .. }
            | Route::Exam(_)
            | Route::Present(_) => Route::Practice,
            Route::Library
            | Route::Story { .. }
            | Route::Incident { .. }
            | Route::Moment { .. }
            | Route::Print { .. } => Route::Library,
            Route::Laws { .. }
            | Route::Mate
            | Route::Claims
            | Route::Quadrigliona { .. }
            | Route::Handbook(_) => Route::Handbook(HandbookPage::Front),
            Route::Home | Route::Progress | Route::Settings | Route::NotFound => self.clone(),
        }
    }

    /// The page of an address as the browser gives it: empty, or `#` included.
    pub fn of_hash(hash: &str) -> Route {
        let address = hash.strip_prefix('#').unwrap_or(hash);
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            // Where the list was, a link with a choice of incidents still leads to it.
            [""] | ["", ""] if query.is_empty() => Route::Home,
            [""] | ["", ""] | ["", "incidents"] => Route::Library,
            ["", "courses"] => Route::Courses,
            ["", "courses", course] => Route::Course { course: (*course).to_owned() },
            ["", "practice"] => Route::Practice,
            ["", "progress"] => Route::Progress,
            ["", "settings"] => Route::Settings,
            ["", "mate"] => Route::Mate,
            ["", "claims"] => Route::Claims,
            ["", "present"] => Route::Present(PresentPage::Presenter),
            ["", "present", "audience"] => Route::Present(PresentPage::Audience),
            ["", "plan"] => Route::Present(PresentPage::Plan),
            ["", "quadrigliona"] => Route::Quadrigliona { replay: None },
            ["", "quadrigliona", story] => {
                let replay = MatchName { story: (*story).to_owned(), variant: None };
                Route::Quadrigliona { replay: Some(replay) }
            }
            ["", "quadrigliona", story, variant] => Route::of_match(story, variant),
            ["", "desk"] => Route::Exam(ExamPage::Results),
            ["", "exam", rest @ ..] => exam_of(rest).map_or(Route::NotFound, Route::Exam),
            ["", "print", "handout", story, variant] => {
                Route::print(Printed::Handout, story, variant)
            }
            ["", "print", "report", story, variant] => {
                Route::print(Printed::Report, story, variant)
            }
            ["", "incident", story] => Route::Story { story: (*story).to_owned() },
            ["", "incident", story, variant] => Route::incident(story, variant),
            ["", "incident", story, variant, step] => {
                step.parse().map_or(Route::NotFound, |step| Route::moment(story, variant, step))
            }
            ["", "laws", rest @ ..] => laws_of(rest),
            ["", "handbook", rest @ ..] => {
                handbook_of(rest).map_or(Route::NotFound, Route::Handbook)
            }
            _ => Route::NotFound,
        }
    }

    /// The address, `#` included.
    pub fn to_hash(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::Library => "#/incidents".to_owned(),
            Route::Courses => "#/courses".to_owned(),
            Route::Course { course } => format!("#/courses/{course}"),
            Route::Practice => "#/practice".to_owned(),
            Route::Progress => "#/progress".to_owned(),
            Route::Settings => "#/settings".to_owned(),
            Route::Mate => "#/mate".to_owned(),
            Route::Claims => "#/claims".to_owned(),
            Route::Present(PresentPage::Presenter) => "#/present".to_owned(),
            Route::Present(PresentPage::Audience) => "#/present/audience".to_owned(),
            Route::Present(PresentPage::Plan) => "#/plan".to_owned(),
            Route::Quadrigliona { replay: None } => "#/quadrigliona".to_owned(),
            Route::Quadrigliona { replay: Some(MatchName { story, variant: None }) } => {
                format!("#/quadrigliona/{story}")
            }
            Route::Quadrigliona { replay: Some(MatchName { story, variant: Some(variant) }) } => {
                format!("#/quadrigliona/{story}/{variant}")
            }
            Route::Handbook(page) => page.to_hash(),
            Route::Story { story } => format!("#/incident/{story}"),
            Route::Incident { story, variant } => format!("#/incident/{story}/{variant}"),
            Route::Moment { story, variant, step } => {
                format!("#/incident/{story}/{variant}/{step}")
            }
            Route::Laws { edition: None, .. } => "#/laws".to_owned(),
            Route::Laws { edition: Some(edition), place: None } => format!("#/laws/{edition}"),
            Route::Laws { edition: Some(edition), place: Some(place) } => {
                format!("#/laws/{edition}/{place}")
            }
            Route::Print { sheet: Printed::Handout, story, variant } => {
                format!("#/print/handout/{story}/{variant}")
            }
            Route::Print { sheet: Printed::Report, story, variant } => {
                format!("#/print/report/{story}/{variant}")
            }
            Route::Exam(page) => page.to_hash(),
            Route::NotFound => "#/404".to_owned(),
        }
    }
}

impl ExamPage {
    /// The address, `#` included.
    pub fn to_hash(&self) -> String {
        match self {
            ExamPage::Compose => "#/exam".to_owned(),
            ExamPage::Sit(link) => format!("#/exam/sit/{link}"),
            ExamPage::Result(started) => format!("#/exam/result/{started}"),
            ExamPage::Paper(link) => format!("#/exam/paper/{link}"),
            ExamPage::Key(link) => format!("#/exam/key/{link}"),
            ExamPage::Results => "#/desk".to_owned(),
        }
    }
}

impl HandbookPage {
    fn to_hash(&self) -> String {
        match self {
            HandbookPage::Front => "#/handbook".to_owned(),
            HandbookPage::Changes { from, to } => format!("#/handbook/changes/{from}/{to}"),
            HandbookPage::Disputed { doubt: None } => "#/handbook/disputed".to_owned(),
            HandbookPage::Disputed { doubt: Some(doubt) } => {
                format!("#/handbook/disputed/{}", name_of(*doubt))
            }
            HandbookPage::Proposals => format!("#/handbook/{PROPOSALS}"),
            HandbookPage::Glossary { term: None } => "#/handbook/glossary".to_owned(),
            HandbookPage::Glossary { term: Some(term) } => format!("#/handbook/glossary/{term}"),
            HandbookPage::Method => "#/handbook/method".to_owned(),
        }
    }
}

/// How addresses name the proposals.
const PROPOSALS: &str = "proposals";

fn laws_of(parts: &[&str]) -> Route {
    match parts {
        [] => Route::Laws { edition: None, place: None },
        // Where the proposals were, a link still leads to them.
        [edition, PROPOSALS] if fide_edition(edition).is_some() => {
            Route::Handbook(HandbookPage::Proposals)
        }
        [edition] => fide_edition(edition).map_or(Route::NotFound, Route::laws),
        [edition, place] => {
            fide_edition(edition).map_or(Route::NotFound, |edition| Route::law(edition, place))
        }
        _ => Route::NotFound,
    }
}

fn exam_of(parts: &[&str]) -> Option<ExamPage> {
    match parts {
        [] => Some(ExamPage::Compose),
        ["sit", link] => Some(ExamPage::Sit((*link).to_owned())),
        ["result", started] => started.parse().ok().map(ExamPage::Result),
        ["paper", link] => Some(ExamPage::Paper((*link).to_owned())),
        ["key", link] => Some(ExamPage::Key((*link).to_owned())),
        _ => None,
    }
}

fn handbook_of(parts: &[&str]) -> Option<HandbookPage> {
    match parts {
        [] => Some(HandbookPage::Front),
        ["changes", from, to] => {
            Some(HandbookPage::Changes { from: fide_edition(from)?, to: fide_edition(to)? })
        }
        ["disputed"] => Some(HandbookPage::Disputed { doubt: None }),
        ["disputed", name] => {
            let doubt = Doubt::ALL.into_iter().find(|doubt| name_of(*doubt) == *name)?;
            Some(HandbookPage::Disputed { doubt: Some(doubt) })
        }
        [PROPOSALS] => Some(HandbookPage::Proposals),
        ["glossary"] => Some(HandbookPage::Glossary { term: None }),
        ["glossary", term] => Some(HandbookPage::Glossary { term: Some((*term).to_owned()) }),
        ["method"] => Some(HandbookPage::Method),
        _ => None,
    }
}

/// How an address names an article: its number without `App.` or `Guid.`.
pub fn address_of(article: Article) -> &'static str {
    article.0.rsplit(' ').next().unwrap_or(article.0)
}

/// How an address names a doubt: `non-move`.
pub fn name_of(doubt: Doubt) -> String {
    let mut name = String::new();
    for letter in format!("{doubt:?}").chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

fn fide_edition(name: &str) -> Option<EditionId> {
    EditionId::named(name).filter(|edition| edition.is_fide())
}
