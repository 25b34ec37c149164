//! The addresses of the app, after the `#`.

pub(crate) mod bench_address;
pub(crate) mod mate_question;
pub(crate) mod results_address;
#[cfg(test)]
mod tests;

use acconcio_adjudication::disputed_points::DisputedPoint;
use acconcio_adjudication::laws::{Article, EditionId};
use acconcio_training::scenario::Catalogue;

use crate::platform::names::name_of;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `/`: the introduction, and the next things to do.
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
    /// `/own`: the packs of incidents of one's own.
    Own,
    /// `/practice`: the ways to practise.
    Practice,
    /// `/progress`: the results.
    Progress,
    /// `/settings`: language, appearance, keys, and the saved data.
    Settings,
    /// `/handbook`: the pages about the Laws and the app.
    Handbook(HandbookPage),
    /// `/incident/scenario`: an incident, where no variant is named.
    Scenario {
        /// The name of the scenario.
        scenario: String,
    },
    /// `/incident/scenario/variant`: the replay of an incident, from its beginning.
    Incident {
        /// The name of the scenario.
        scenario: String,
        /// The name of the variant.
        variant: String,
    },
    /// `/incident/scenario/variant/step`: the replay of an incident, after a number of acts.
    Moment {
        /// The name of the scenario.
        scenario: String,
        /// The name of the variant.
        variant: String,
        /// The number of acts shown.
        step: usize,
    },
    /// `/laws`, `/laws/2018`, `/laws/2018/7.5.1`: the index of articles.
    Laws {
        /// The edition; the newest where none is named.
        edition: Option<EditionId>,
        /// The place shown: an article or a part; the beginning where none is named.
        place: Option<String>,
    },
    /// `/mate?fen=…&winner=white`: whether a side can still mate.
    Mate,
    /// `/claims`: the draws that could have been claimed in the games of a file.
    Claims,
    /// `/bench`, `/bench?draft=…`, `/bench?copy=scenario/variant`: the drafts of incidents, or one of them.
    Bench,
    /// `/quadrigliona`, `/quadrigliona/scenario/variant`: the game on two boards, and its incidents.
    Quadrigliona {
        /// The incident; none on the page of the game.
        replay: Option<MatchName>,
    },
    /// `/print/handout/scenario/variant`: a printed sheet of an incident.
    Print {
        /// The kind of sheet.
        sheet: Printed,
        /// The name of the scenario.
        scenario: String,
        /// The name of the variant.
        variant: String,
    },
    /// `/exam`: the pages about exams.
    Exam(ExamPage),
    /// `/teach`, `/presenter`, `/presenter/audience`, `/plan`: what a lecturer does.
    Present(PresentPage),
    /// An address without a page.
    NotFound,
}

/// The name of an incident of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchName {
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant; none for the first one, in `/quadrigliona/scenario`.
    pub variant: Option<String>,
}

/// A page about exams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExamPage {
    /// `/exam`: composing a paper, and the exams attempted on this device.
    Compose,
    /// `/exam/sit/link`: an attempt at an exam.
    Sit(String),
    /// `/exam/result/1763800000000`: the result of the exam that began at this time, in milliseconds
    /// since 1970.
    Result(u64),
    /// `/exam/paper/link`: the question paper.
    Paper(String),
    /// `/exam/key/link`: the key of the paper.
    Key(String),
    /// `/results`: the page of results, with the results of a class.
    Results,
}

/// The printed sheets of an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// A handout for a course.
    Handout,
    /// The arbiter's report.
    Report,
    /// A page for the wall of a club, with a code that leads to the incident.
    Poster,
}

/// A page of teaching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentPage {
    /// `/teach`: all that a lecturer needs for a term.
    Teach,
    /// `/presenter?course=castling`: the presenter's side.
    Presenter,
    /// `/presenter/audience`: what the audience sees.
    Audience,
    /// `/plan`: the course plan, with the incidents of each day.
    Plan,
}

/// A page of the handbook, except the index of articles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandbookPage {
    /// `/handbook`: the links to the other pages.
    Front,
    /// `/handbook/changes/2018/2023`: the changes between two editions.
    Changes {
        /// The earlier edition.
        from: EditionId,
        /// The later edition.
        to: EditionId,
    },
    /// `/handbook/disputed`, `/handbook/disputed/non-move`: the points that are read in two ways.
    Disputed {
        /// The point shown.
        disputed_point: Option<DisputedPoint>,
    },
    /// `/handbook/proposals`: the proposals of 2012.
    Proposals,
    /// `/handbook/glossary`, `/handbook/glossary/flag-fall`: the glossary.
    Glossary {
        /// The term shown.
        term: Option<String>,
    },
    /// `/handbook/method`: the way in which rulings are made.
    Method,
}

impl HandbookPage {
    /// The changes to the edition in force from the one before it.
    pub const LAST_CHANGES: HandbookPage =
        HandbookPage::Changes { from: EditionId::E2018, to: EditionId::IN_FORCE };
}

impl Route {
    /// The page of an incident, from its beginning.
    pub fn incident(scenario: &str, variant: &str) -> Route {
        Route::Incident { scenario: scenario.to_owned(), variant: variant.to_owned() }
    }

    /// The page of a moment of an incident.
    pub fn moment(scenario: &str, variant: &str, step: usize) -> Route {
        Route::Moment { scenario: scenario.to_owned(), variant: variant.to_owned(), step }
    }

    /// The page of a printed sheet of an incident.
    pub fn print(sheet: Printed, scenario: &str, variant: &str) -> Route {
        Route::Print { sheet, scenario: scenario.to_owned(), variant: variant.to_owned() }
    }

    /// The page of an incident of a match.
    pub fn of_match(scenario: &str, variant: &str) -> Route {
        let replay = MatchName { scenario: scenario.to_owned(), variant: Some(variant.to_owned()) };
        Route::Quadrigliona { replay: Some(replay) }
    }

    /// Returns the page itself; where an incident is named without a variant, its first one. An unknown
    /// incident stays as it was named.
    #[must_use]
    pub fn with_variant(self, catalogue: &Catalogue) -> Route {
        let Route::Scenario { scenario } = &self else { return self };
        let scenario_entry = catalogue.scenario(scenario);
        let first = scenario_entry.and_then(|entry| entry.variants.first());
        first.map(|first| Route::incident(scenario, &first.id)).unwrap_or(self)
    }

    /// The page of the index of articles of an edition.
    pub const fn laws(edition: EditionId) -> Route {
        Route::Laws { edition: Some(edition), place: None }
    }

    /// The page of a place in the index of articles of an edition.
    pub fn law(edition: EditionId, place: &str) -> Route {
        Route::Laws { edition: Some(edition), place: Some(place.to_owned()) }
    }

    /// The scenario, the variant and the number of acts, where the page is that of an incident.
    pub fn replay(&self) -> Option<(&str, &str, usize)> {
        if let Route::Incident { scenario, variant } = self {
            return Some((scenario, variant, 0));
        }
        let Route::Moment { scenario, variant, step } = self else { return None };
        Some((scenario, variant, *step))
    }

    /// Whether both are moments of one replay; either may leave the variant open.
    pub fn is_of_replay(&self, other: &Route) -> bool {
        let (Some(own), Some(others)) = (self.replayed(), other.replayed()) else { return false };
        let is_open = own.variant.is_none() || others.variant.is_none();
        self.section() == other.section()
            && own.scenario == others.scenario
            && (is_open || own.variant == others.variant)
    }

    /// The name of the incident that is replayed, over the board or in a match.
    fn replayed(&self) -> Option<MatchName> {
        if let Route::Quadrigliona { replay } = self {
            return replay.clone();
        }
        if let Route::Scenario { scenario } = self {
            return Some(MatchName { scenario: scenario.clone(), variant: None });
        }
        let (scenario, variant, _) = self.replay()?;
        Some(MatchName { scenario: scenario.to_owned(), variant: Some(variant.to_owned()) })
    }

    /// Whether the address names a place on the page, which is then scrolled into view.
    pub fn names_a_place(&self) -> bool {
        matches!(
            self,
            Route::Laws { place: Some(_), .. }
                | Route::Handbook(
                    HandbookPage::Disputed { disputed_point: Some(_) }
                        | HandbookPage::Glossary { term: Some(_) }
                )
        )
    }

    /// The section of the page, as the header of every page names it.
    pub fn section(&self) -> Route {
        match self {
            Route::Practice
            | Route::Courses
            | Route::Course { .. }
            | Route::Exam(ExamPage::Sit(_) | ExamPage::Result(_)) => Route::Practice,
            Route::Exam(
                ExamPage::Compose | ExamPage::Paper(_) | ExamPage::Key(_) | ExamPage::Results,
            )
            | Route::Bench
            | Route::Present(_) => Route::Present(PresentPage::Teach),
            Route::Library
            | Route::Own
            | Route::Scenario { .. }
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

    /// Parses an address as the browser gives it: empty, or from `#` on.
    pub fn of_hash(hash: &str) -> Route {
        let address = hash.strip_prefix('#').unwrap_or(hash);
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            // A link with a filter of incidents still leads to the list, which was at this address
            // earlier.
            [""] | ["", ""] if query.is_empty() => Route::Home,
            [""] | ["", ""] | ["", "incidents"] => Route::Library,
            ["", "courses"] => Route::Courses,
            ["", "courses", course] => Route::Course { course: (*course).to_owned() },
            ["", "own"] => Route::Own,
            ["", "practice"] => Route::Practice,
            ["", "progress"] => Route::Progress,
            ["", "settings"] => Route::Settings,
            ["", "mate"] => Route::Mate,
            ["", "claims"] => Route::Claims,
            ["", "bench"] => Route::Bench,
            ["", "teach"] => Route::Present(PresentPage::Teach),
            ["", "presenter"] => Route::Present(PresentPage::Presenter),
            ["", "presenter", "audience"] => Route::Present(PresentPage::Audience),
            ["", "plan"] => Route::Present(PresentPage::Plan),
            ["", "quadrigliona"] => Route::Quadrigliona { replay: None },
            ["", "quadrigliona", scenario] => {
                let replay = MatchName { scenario: (*scenario).to_owned(), variant: None };
                Route::Quadrigliona { replay: Some(replay) }
            }
            ["", "quadrigliona", scenario, variant] => Route::of_match(scenario, variant),
            ["", "results"] => Route::Exam(ExamPage::Results),
            ["", "exam", rest @ ..] => exam_of(rest).map_or(Route::NotFound, Route::Exam),
            ["", "print", "handout", scenario, variant] => {
                Route::print(Printed::Handout, scenario, variant)
            }
            ["", "print", "report", scenario, variant] => {
                Route::print(Printed::Report, scenario, variant)
            }
            ["", "print", "poster", scenario, variant] => {
                Route::print(Printed::Poster, scenario, variant)
            }
            ["", "incident", scenario] => Route::Scenario { scenario: (*scenario).to_owned() },
            ["", "incident", scenario, variant] => Route::incident(scenario, variant),
            ["", "incident", scenario, variant, step] => {
                step.parse().map_or(Route::NotFound, |step| Route::moment(scenario, variant, step))
            }
            ["", "laws", rest @ ..] => laws_of(rest),
            ["", "handbook", rest @ ..] => {
                handbook_of(rest).map_or(Route::NotFound, Route::Handbook)
            }
            _ => Route::NotFound,
        }
    }

    /// The address, from `#` on.
    pub fn to_hash(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::Library => "#/incidents".to_owned(),
            Route::Courses => "#/courses".to_owned(),
            Route::Course { course } => format!("#/courses/{course}"),
            Route::Own => "#/own".to_owned(),
            Route::Practice => "#/practice".to_owned(),
            Route::Progress => "#/progress".to_owned(),
            Route::Settings => "#/settings".to_owned(),
            Route::Mate => "#/mate".to_owned(),
            Route::Claims => "#/claims".to_owned(),
            Route::Bench => "#/bench".to_owned(),
            Route::Present(PresentPage::Teach) => "#/teach".to_owned(),
            Route::Present(PresentPage::Presenter) => "#/presenter".to_owned(),
            Route::Present(PresentPage::Audience) => "#/presenter/audience".to_owned(),
            Route::Present(PresentPage::Plan) => "#/plan".to_owned(),
            Route::Quadrigliona { replay: None } => "#/quadrigliona".to_owned(),
            Route::Quadrigliona { replay: Some(MatchName { scenario, variant: None }) } => {
                format!("#/quadrigliona/{scenario}")
            }
            Route::Quadrigliona {
                replay: Some(MatchName { scenario, variant: Some(variant) }),
            } => {
                format!("#/quadrigliona/{scenario}/{variant}")
            }
            Route::Handbook(page) => page.to_hash(),
            Route::Scenario { scenario } => format!("#/incident/{scenario}"),
            Route::Incident { scenario, variant } => format!("#/incident/{scenario}/{variant}"),
            Route::Moment { scenario, variant, step } => {
                format!("#/incident/{scenario}/{variant}/{step}")
            }
            Route::Laws { edition: None, .. } => "#/laws".to_owned(),
            Route::Laws { edition: Some(edition), place: None } => format!("#/laws/{edition}"),
            Route::Laws { edition: Some(edition), place: Some(place) } => {
                format!("#/laws/{edition}/{place}")
            }
            Route::Print { sheet: Printed::Handout, scenario, variant } => {
                format!("#/print/handout/{scenario}/{variant}")
            }
            Route::Print { sheet: Printed::Report, scenario, variant } => {
                format!("#/print/report/{scenario}/{variant}")
            }
            Route::Print { sheet: Printed::Poster, scenario, variant } => {
                format!("#/print/poster/{scenario}/{variant}")
            }
            Route::Exam(page) => page.to_hash(),
            Route::NotFound => "#/404".to_owned(),
        }
    }
}

impl ExamPage {
    /// The address, from `#` on.
    pub fn to_hash(&self) -> String {
        match self {
            ExamPage::Compose => "#/exam".to_owned(),
            ExamPage::Sit(link) => format!("#/exam/sit/{link}"),
            ExamPage::Result(started) => format!("#/exam/result/{started}"),
            ExamPage::Paper(link) => format!("#/exam/paper/{link}"),
            ExamPage::Key(link) => format!("#/exam/key/{link}"),
            ExamPage::Results => "#/results".to_owned(),
        }
    }
}

impl HandbookPage {
    fn to_hash(&self) -> String {
        match self {
            HandbookPage::Front => "#/handbook".to_owned(),
            HandbookPage::Changes { from, to } => format!("#/handbook/changes/{from}/{to}"),
            HandbookPage::Disputed { disputed_point: None } => "#/handbook/disputed".to_owned(),
            HandbookPage::Disputed { disputed_point: Some(disputed_point) } => {
                format!("#/handbook/disputed/{}", name_of(disputed_point))
            }
            HandbookPage::Proposals => format!("#/handbook/{PROPOSALS}"),
            HandbookPage::Glossary { term: None } => "#/handbook/glossary".to_owned(),
            HandbookPage::Glossary { term: Some(term) } => format!("#/handbook/glossary/{term}"),
            HandbookPage::Method => "#/handbook/method".to_owned(),
        }
    }
}

/// The name of the proposals in addresses.
const PROPOSALS: &str = "proposals";

fn laws_of(parts: &[&str]) -> Route {
    match parts {
        [] => Route::Laws { edition: None, place: None },
        // A link still leads to the proposals, which were at this address earlier.
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
        ["changes"] => Some(HandbookPage::LAST_CHANGES),
        ["changes", from, to] => {
            Some(HandbookPage::Changes { from: fide_edition(from)?, to: fide_edition(to)? })
        }
        ["disputed"] => Some(HandbookPage::Disputed { disputed_point: None }),
        ["disputed", name] => {
            let disputed_point = DisputedPoint::ALL
                .into_iter()
                .find(|disputed_point| name_of(disputed_point) == *name)?;
            Some(HandbookPage::Disputed { disputed_point: Some(disputed_point) })
        }
        [PROPOSALS] => Some(HandbookPage::Proposals),
        ["glossary"] => Some(HandbookPage::Glossary { term: None }),
        ["glossary", term] => Some(HandbookPage::Glossary { term: Some((*term).to_owned()) }),
        ["method"] => Some(HandbookPage::Method),
        _ => None,
    }
}

/// The name of an article in addresses: its number without `App.` or `Guid.`.
pub fn address_of(article: Article) -> &'static str {
    article.0.rsplit(' ').next().unwrap_or(article.0)
}

fn fide_edition(name: &str) -> Option<EditionId> {
    EditionId::named(name).filter(|edition| edition.is_fide())
}
