//! The texts about exams.

use acconcio_training::exam::{
    BlueprintError, ExamHead, Item, KnockOut, Marking, Paper, PaperVariant, PassMark, Preset,
    Tally, Why,
};
use acconcio_training::scenario::PlayersNamed;

use super::Language;
use crate::platform::calendar::Day;

/// The players’ names on papers, by their number: surnames of many countries, of nobody in particular.
const NAMES: [(&str, &str); 16] = [
    ("Adler", "Moreau"),
    ("Bianchi", "Novak"),
    ("Costa", "Olsen"),
    ("Dvorak", "Petrov"),
    ("Eriksen", "Quiroga"),
    ("Fischer", "Rossi"),
    ("Garcia", "Silva"),
    ("Horvat", "Tanaka"),
    ("Ivanov", "Urban"),
    ("Jansen", "Varga"),
    ("Kowalski", "Weber"),
    ("Lindgren", "Yilmaz"),
    ("Marino", "Zanetti"),
    ("Nielsen", "Brandt"),
    ("Ortega", "Conti"),
    ("Popescu", "Duarte"),
];

impl Language {
    /// The day that the lecturer has set for an exam.
    pub fn day_of_exam(self, head: &ExamHead) -> Option<String> {
        Day::parse(&head.date).map(|day| self.day(day))
    }

    /// The holder of an exam, and its day, as far as the lecturer has written them.
    pub fn beside_title(self, head: &ExamHead) -> String {
        let organiser = Some(head.organiser.trim().to_owned()).filter(|it| !it.is_empty());
        let parts: Vec<String> = organiser.into_iter().chain(self.day_of_exam(head)).collect();
        parts.join(" · ")
    }

    /// The name of a known exam.
    pub fn known_exam(self, preset: Preset) -> &'static str {
        let words = self.exam();
        match preset {
            Preset::FideArbiter => words.fide_arbiter(),
            Preset::FrenchUvr => words.french_uvr(),
            Preset::PolishThirdClass => words.polish_third_class(),
            Preset::PolishSecondClass => words.polish_second_class(),
            Preset::UsChessLocal => words.us_chess_local(),
            Preset::AustralianNational => words.australian_national(),
        }
    }

    /// The parts of a known exam that the app cannot ask.
    pub fn known_exam_limits(self, preset: Preset) -> &'static str {
        let words = self.exam();
        match preset {
            Preset::FideArbiter => words.fide_arbiter_limits(),
            Preset::FrenchUvr => words.french_uvr_limits(),
            Preset::PolishThirdClass | Preset::PolishSecondClass => words.polish_limits(),
            Preset::UsChessLocal => words.us_chess_local_limits(),
            Preset::AustralianNational => words.australian_national_limits(),
        }
    }

    /// The rules of every exam, besides those on its marks.
    pub fn exam_rules(self) -> [&'static str; 5] {
        let words = self.exam();
        let [order, flag] = [words.rule_any_order(), words.rule_flag()];
        [order, flag, words.rule_kept(), words.rule_end(), words.rule_closed()]
    }

    /// The assumptions that hold for the incidents of an exam.
    pub fn exam_assumptions(self) -> [&'static str; 3] {
        let words = self.exam();
        [words.assumption_seen(), words.assumption_told(), words.assumption_laws()]
    }

    /// The names of the players on a paper, by their number.
    pub fn exam_players(number: u8) -> PlayersNamed {
        let (white, black) = NAMES[usize::from(number) % NAMES.len()];
        PlayersNamed { white: white.to_owned(), black: black.to_owned() }
    }

    /// The variant of a paper: `Exam paper A`.
    pub fn exam_paper(self, paper_variant: PaperVariant) -> String {
        self.exam().paper(paper_variant.letter().to_string())
    }

    /// The label of an item in the list, with its state.
    pub fn exam_entry(self, number: usize, state: Given, is_flagged: bool) -> String {
        let words = self.exam();
        match state {
            Given::Wholly => words.entry_answered(number, is_flagged),
            Given::InPart => words.entry_answered_in_part(number, is_flagged),
            Given::Nothing => words.entry_not_answered(number, is_flagged),
        }
    }

    /// The pass mark, as a sentence.
    pub fn pass_mark(self, pass: PassMark) -> String {
        match pass {
            PassMark::Percent(percent) => self.exam().pass_percent(percent),
            PassMark::Marks(marks) => self.exam().pass_marks(marks),
        }
    }

    /// The way in which answers become marks, as a sentence.
    pub fn marking(self, marking: &Marking) -> &'static str {
        match marking {
            Marking::PerItem => self.exam().marking_per_item(),
            Marking::PerQuestion(_) => self.exam().marking_per_question(),
        }
    }

    /// A knock-out error, which fails the paper, as a sentence.
    pub fn knock_out(self, error: KnockOut) -> &'static str {
        let words = self.exam();
        match error {
            KnockOut::EndMissed => words.knock_out_end_missed(),
            KnockOut::EndInvented => words.knock_out_end_invented(),
            KnockOut::PositionKept => words.knock_out_position_kept(),
            KnockOut::LookedAway => words.knock_out_looked_away(),
            KnockOut::SteppedIn => words.knock_out_stepped_in(),
        }
    }

    /// A knock-out error with its item: `Incident 3: …`.
    pub fn knock_out_hit(self, number: usize, error: KnockOut) -> String {
        self.exam().knock_out_hit(number, self.knock_out(error))
    }

    /// The marks reached and the marks needed.
    pub fn reached(self, total: Tally, needed: u32) -> String {
        self.exam().reached(self.points(total.points, total.out_of), self.marks(needed))
    }

    /// The marks available for an item: `6 marks`.
    pub fn marks_for(self, paper: &Paper, item: &Item) -> String {
        let marks: u32 = match paper.blueprint().marking {
            Marking::PerItem => 1,
            Marking::PerQuestion(_) => {
                let asked = paper.asked(item).into_iter();
                asked.map(|question| u32::from(paper.blueprint().weight(question))).sum()
            }
        };
        self.exam().marks_for(marks)
    }

    /// The reason why a blueprint makes no exam, and the remedy.
    pub fn blueprint_error(self, error: BlueprintError) -> String {
        let words = self.exam();
        let fixed = match error {
            BlueprintError::Empty => words.nothing_asked(),
            BlueprintError::TooMany { asked } => return words.too_many_asked(asked),
            BlueprintError::Minutes(_) => words.minutes_out_of_range(),
            BlueprintError::Percent(_) => words.percent_out_of_range(),
            BlueprintError::NothingCounts => words.nothing_counts(),
        };
        fixed.to_owned()
    }

    /// The reason why an item of a paper cannot be used.
    pub fn misfit(self, number: usize, why: Why) -> String {
        match why {
            Why::Unknown => self.exam().incident_unknown(number),
            Why::Changed => self.exam().incident_changed(number),
            Why::NotRuled => self.exam().incident_not_ruled(number),
        }
    }
}

/// The extent to which an item is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Every question.
    Wholly,
    /// Some questions.
    InPart,
    /// None.
    Nothing,
}
