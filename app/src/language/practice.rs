//! The texts of practice and of the courses, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use super::Language;
use crate::platform::storage::progress::State;

/// Practice and the courses.
#[derive(Debug)]
pub struct PracticeWords {
    pub queue: &'static str,
    pub list: &'static str,
    pub course: &'static str,
    pub continuous: &'static str,
    pub continuous_line: &'static str,
    pub sudden_death: &'static str,
    pub sudden_death_line: &'static str,
    pub intervene: &'static str,
    pub intervene_line: &'static str,
    pub mistakes: &'static str,
    pub mistakes_line: &'static str,
    pub no_mistakes: &'static str,
    pub list_mistakes: &'static str,
    pub review: &'static str,
    pub review_line: &'static str,
    pub exams: &'static str,
    pub exams_line: &'static str,
    pub leave: &'static str,
    pub lesson: &'static str,
    pub slides: &'static str,
    pub new_run: &'static str,
    pub all_done: &'static str,
    pub to_course: &'static str,
    pub to_list: &'static str,
    pub to_practice: &'static str,
    pub to_progress: &'static str,
    pub lead: &'static str,
    pub choice: &'static str,
    pub choice_line: &'static str,
    pub ways: &'static str,
    pub begin: &'static str,
    pub go_on: &'static str,
    pub again: &'static str,
    pub nothing_chosen: &'static str,
    pub courses_lead: &'static str,
    pub no_courses: &'static str,
    pub all_courses: &'static str,
    pub lessons: &'static str,
}

const ENGLISH: PracticeWords = PracticeWords {
    queue: "Where this incident belongs",
    list: "Chosen incidents",
    course: "Course",
    continuous: "Continuous practice",
    continuous_line: "One incident after another, in an order drawn by lot, for as long as you like. None \
        comes back before you have seen them all.",
    sudden_death: "Up to the first mistake",
    sudden_death_line: "The run ends with the first ruling that is not fully right. There are no hints, \
        and the ruling is not shown before you give yours.",
    intervene: "Stop the clocks",
    intervene_line: "The replay runs once, by itself. Stop the clocks at the moment when the arbiter has to \
        step in of his own accord, or stay silent to the end.",
    mistakes: "Mistakes to replay",
    mistakes_line: "The incidents on which your last ruling was not fully right. Each stays until you have \
        ruled rightly on it.",
    no_mistakes: "There is none among the chosen incidents.",
    list_mistakes: "Show the list",
    review: "Review",
    review_line: "What you have ruled on comes back when you are about to forget it, if you want it to.",
    exams: "Exams",
    exams_line: "A paper with a time limit, composed by you or by your lecturer.",
    leave: "Leave",
    lesson: "Lesson",
    slides: "Slides of the seminar",
    new_run: "New run",
    all_done: "You have come through all of them.",
    to_course: "To the course",
    to_list: "To the list",
    to_practice: "To practice",
    to_progress: "To progress",
    lead: "Choose the incidents once, then how to practise on them. No time is measured and nothing is \
        compared with others.",
    choice: "Which incidents",
    choice_line: "The choice is in the address: keep the link, or send it.",
    ways: "How to practise",
    begin: "Begin",
    go_on: "Go on",
    again: "Go through it again",
    nothing_chosen: "No incident matches this choice.",
    courses_lead: "Subject by subject, from the easy to the hard. Each lesson says what to think of, then \
        shows the incidents; you rule on each.",
    no_courses: "There are no courses here.",
    all_courses: "All courses",
    lessons: "Lessons",
};

const ITALIAN: PracticeWords = PracticeWords {
    queue: "A che cosa appartiene questo episodio",
    list: "Episodi scelti",
    course: "Corso",
    continuous: "Allenamento continuo",
    continuous_line: "Un episodio dopo l’altro, in ordine sorteggiato, finché vuoi. Nessuno ritorna prima \
        che tu li abbia visti tutti.",
    sudden_death: "Fino al primo errore",
    sudden_death_line: "La serie finisce con la prima decisione non del tutto giusta. Non ci sono aiuti, e \
        la decisione non viene mostrata prima che tu abbia emesso la tua.",
    intervene: "Ferma gli orologi",
    intervene_line: "Il filmato scorre una volta sola, da sé. Ferma gli orologi nel momento in cui \
        l’arbitro deve intervenire d’ufficio, oppure taci fino alla fine.",
    mistakes: "Errori da rivedere",
    mistakes_line: "Gli episodi su cui la tua ultima decisione non era del tutto giusta. Ciascuno resta \
        finché non lo decidi bene.",
    no_mistakes: "Fra gli episodi scelti non ce n’è nessuno.",
    list_mistakes: "Mostra l’elenco",
    review: "Ripasso",
    review_line: "Ciò che hai deciso ritorna quando stai per dimenticarlo, se lo desideri.",
    exams: "Esami",
    exams_line: "Una prova a tempo, composta da te o dal tuo docente.",
    leave: "Esci",
    lesson: "Lezione",
    slides: "Diapositive del seminario",
    new_run: "Nuova serie",
    all_done: "Li hai superati tutti.",
    to_course: "Al corso",
    to_list: "All’elenco",
    to_practice: "All’allenamento",
    to_progress: "Ai progressi",
    lead: "Scegli una volta gli episodi, poi come allenarti. Non si misura il tempo e non ci si confronta \
        con nessuno.",
    choice: "Quali episodi",
    choice_line: "La scelta è nell’indirizzo: conserva il collegamento, o mandalo.",
    ways: "Come allenarsi",
    begin: "Inizia",
    go_on: "Continua",
    again: "Ripercorrilo",
    nothing_chosen: "Nessun episodio corrisponde a questa scelta.",
    courses_lead: "Un argomento alla volta, dal facile al difficile. Ogni lezione dice a che cosa pensare, \
        poi mostra gli episodi; su ciascuno decidi tu.",
    no_courses: "Qui non ci sono corsi.",
    all_courses: "Tutti i corsi",
    lessons: "Lezioni",
};

impl Language {
    /// The texts of practice and of the courses.
    pub fn practice(self) -> &'static PracticeWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// An article with the number of variants that it rules: `Art. 7.5.1 (12)`.
    pub fn article_with_count(self, number: &str, count: usize) -> String {
        format!("{} ({count})", self.fide_article(number))
    }

    /// A place among several: `3 of 14`.
    pub fn place_of(self, place: usize, all: usize) -> String {
        match self {
            Language::English => format!("{place} of {all}"),
            Language::Italian => format!("{place} di {all}"),
        }
    }

    /// The number of rulings in the longest run without a mistake.
    pub fn longest_run(self, longest: usize) -> String {
        match self {
            Language::English => format!("Longest run so far: {longest}"),
            Language::Italian => format!("Serie più lunga finora: {longest}"),
        }
    }

    /// The number of incidents on which a mistake was made.
    pub fn mistakes_found(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 to replay".to_owned(),
            (Language::English, _) => format!("{count} to replay"),
            (Language::Italian, 1) => "1 da rivedere".to_owned(),
            (Language::Italian, _) => format!("{count} da rivedere"),
        }
    }

    /// The progress in a course: `10 incidents, 4 ruled on, 3 of them fully right`.
    pub fn course_so_far(self, all: usize, ruled: usize, right: usize) -> String {
        let all = self.incidents_shown(all);
        match (self, ruled) {
            (_, 0) => all,
            (Language::English, _) => format!("{all}, {ruled} ruled on, {right} fully right"),
            (Language::Italian, 1) => format!("{all}, 1 deciso, del tutto giusti {right}"),
            (Language::Italian, _) => format!("{all}, {ruled} decisi, del tutto giusti {right}"),
        }
    }

    /// The result of the last ruling on an incident.
    pub fn state(self, state: State) -> &'static str {
        match (self, state) {
            (Language::English, State::NotRuled) => "not ruled on yet",
            (Language::English, State::Wrong) => "not fully right",
            (Language::English, State::Right) => "fully right",
            (Language::Italian, State::NotRuled) => "non ancora deciso",
            (Language::Italian, State::Wrong) => "non del tutto giusto",
            (Language::Italian, State::Right) => "del tutto giusto",
        }
    }
}
