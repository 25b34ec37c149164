//! The texts about Quadrigliona, in every language: the game, its incidents, and the rulings.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;
mod people;

use acconcio_adjudication::incident::Sight;
use acconcio_adjudication::movement::Breach;
use acconcio_adjudication::ruling::{Cutoff, Measure};
use acconcio_quadrigliona::act::{Act, ActKind, Person};
use acconcio_quadrigliona::book::{Clause, Fact, Rule, Source};
use acconcio_quadrigliona::disputed_point::{DisputedPoint, Gap, Side};
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::match_state::{MatchState, Track};
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};
use acconcio_quadrigliona::scenario::Topic;
use acconcio_quadrigliona::{Seat, Table, Team};
use shakmaty::{ByRole, Color, Move, Piece, Role, Square};

use super::{Language, OptionText, facts};

/// The explanation of the game, and the texts around its incidents.
#[derive(Debug)]
pub struct QuadriglionaWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub contents: &'static str,
    pub what: &'static str,
    pub what_lines: [&'static str; 3],
    pub match_state: &'static str,
    pub turn: &'static str,
    pub steps: [(&'static str, &'static str); 6],
    pub rules: &'static str,
    pub rules_lead: &'static str,
    pub subjects: [&'static str; 11],
    pub from_fide: &'static str,
    pub from_fide_lead: &'static str,
    pub differences: &'static str,
    pub matter: &'static str,
    pub in_blitz: &'static str,
    pub here: &'static str,
    pub rows: [Difference; 14],
    pub open: &'static str,
    pub open_lead: &'static str,
    pub read_here: &'static str,
    pub other: &'static str,
    pub why: &'static str,
    pub gaps: &'static str,
    pub replays: &'static str,
    pub replays_lead: &'static str,
    pub no_replays: &'static str,
    pub done: &'static str,
    pub partly: &'static str,
    pub not_done: &'static str,
    pub to_game: &'static str,
    pub next_replay: &'static str,
    pub reserve: &'static str,
    pub captured: &'static str,
    pub empty: &'static str,
    pub track: &'static str,
    pub exchange: &'static str,
    pub key_exchange: &'static str,
    pub seat: &'static str,
    pub laws: &'static str,
    pub rule: &'static str,
    pub nothing_ruled: &'static str,
    pub pieces_hint: &'static str,
    pub no_pieces: &'static str,
    pub no_change: &'static str,
    pub window: &'static str,
    pub measures: &'static str,
    pub by_other: &'static str,
}

/// A matter on which the game differs from blitz.
#[derive(Debug)]
pub struct Difference {
    pub matter: &'static str,
    pub blitz: &'static str,
    pub here: &'static str,
    /// The rule by its number; none for the preamble.
    pub rule: Option<u8>,
}

/// A point that can be read in two ways: the question, the two readings, and the reason for the first.
#[derive(Clone, Copy, Debug)]
pub struct OpenPoint {
    pub question: &'static str,
    pub sides: [&'static str; 2],
    pub why: &'static str,
}

impl OpenPoint {
    /// The text of a side.
    pub fn side(&self, side: Side) -> &'static str {
        match side {
            Side::First => self.sides[0],
            Side::Second => self.sides[1],
        }
    }
}

/// The context of facts: the acts of the incident.
#[derive(Clone, Copy, Debug)]
pub struct MatchContext<'a> {
    pub acts: &'a [Act],
}

impl MatchContext<'_> {
    /// The person of the act with this index, at the beginning of a sentence.
    fn doer(&self, language: Language, act: usize) -> String {
        let by = self.acts.get(act).map_or(Person::Arbiter, |act| act.by);
        language.somebody(by)
    }
}

/// An act with the hall before it, so that pieces can be named.
pub struct MatchActContext<'a> {
    act: &'a Act,
    before: &'a MatchState,
}

impl MatchActContext<'_> {
    fn table(&self, named: Option<Table>) -> Option<Table> {
        named.or(self.act.seat().map(|seat| seat.table))
    }

    fn color(&self) -> Option<Color> {
        self.act.seat().map(|seat| seat.color)
    }

    fn piece_at(&self, square: Square, named: Option<Table>) -> Option<Piece> {
        self.before.tables.of(self.table(named)?).board.piece_at(square)
    }

    /// The piece on a square, with its board where that is not the player's own.
    fn piece(&self, language: Language, square: Square, named: Option<Table>) -> String {
        let piece = match self.piece_at(square, named) {
            Some(piece) => language.piece_on(piece, square, self.color()),
            None => square.to_string(),
        };
        match (named, language) {
            (None, _) => piece,
            (Some(table), Language::English) => {
                format!("{piece}, on {},", language.table_within(table))
            }
            (Some(table), Language::Italian) => {
                format!("{piece} (sulla {})", language.table(table))
            }
        }
    }

    fn taken(&self, from: Square, to: Square, named: Option<Table>) -> Option<Piece> {
        self.piece_at(to, named).filter(|_| from != to)
    }

    /// The player into whose reserve a delivered piece goes.
    fn for_whom(&self) -> Option<Seat> {
        match self.act.by {
            Person::Player(seat) => Some(seat),
            Person::Runner(team) => match self.before.runners.of(team).track {
                Track::At(table) | Track::OnTheWayTo(table) => Some(team.seat(table)),
            },
            Person::Team(_) | Person::Arbiter | Person::Bystander => None,
        }
    }
}

words_by_language! {
    /// The texts without parameters about the game.
    pub fn quadrigliona -> QuadriglionaWords = WORDS;
}

impl Language {
    /// An act of a match as one sentence; `before` is the hall before it.
    pub fn match_sentence(self, act: &Act, before: &MatchState) -> String {
        let context = MatchActContext { act, before };
        let sentence = match self {
            Language::English => en::acts::sentence(&context),
            Language::Italian => it::acts::sentence(&context),
        };
        match (act.sight, self) {
            (Sight::Seen, _) => sentence,
            (Sight::Unseen, Language::English) => {
                format!("{sentence} The arbiter does not notice it.")
            }
            (Sight::Unseen, Language::Italian) => {
                format!("{sentence} L’arbitro non se ne accorge.")
            }
        }
    }

    /// An act of a match in a word or two.
    pub fn match_label(self, kind: &ActKind) -> String {
        match self {
            Language::English => en::acts::label(kind),
            Language::Italian => it::acts::label(kind),
        }
    }

    /// The words said aloud in an act, without quotation marks.
    pub fn match_speech(self, kind: &ActKind) -> Option<String> {
        match self {
            Language::English => en::acts::speech(kind),
            Language::Italian => it::acts::speech(kind),
        }
    }

    /// A paraphrase of a rule.
    pub fn match_rule(self, rule: Rule) -> &'static str {
        match self {
            Language::English => en::book::rule(rule),
            Language::Italian => it::book::rule(rule),
        }
    }

    /// A fact on which a rule holds.
    pub fn match_fact(self, fact: &Fact, context: &MatchContext<'_>) -> String {
        match self {
            Language::English => en::facts::fact(fact, context),
            Language::Italian => it::facts::fact(fact, context),
        }
    }

    /// The source of a rule: `Quadrigliona, rule 14`, `FIDE 2009, B.3.c`.
    pub fn match_source(self, source: Source) -> String {
        match source {
            Source::Here(clause) => format!("Quadrigliona, {}", self.clause(clause)),
            Source::Fide(citation) => format!("FIDE 2009, {}", citation.article.0),
        }
    }

    /// A part of the rules: `rule 14`, `preamble`.
    pub fn clause(self, clause: Clause) -> String {
        match (self, clause) {
            (Language::English, Clause::Preamble) => "preamble".to_owned(),
            (Language::Italian, Clause::Preamble) => "premessa".to_owned(),
            (Language::English, Clause::Basis) => "opening of the rules".to_owned(),
            (Language::Italian, Clause::Basis) => "apertura delle regole".to_owned(),
            (Language::English, Clause::Rule(number)) => format!("rule {number}"),
            (Language::Italian, Clause::Rule(number)) => format!("regola {number}"),
        }
    }

    /// A point that can be read in two ways.
    pub fn match_disputed_point(self, disputed_point: DisputedPoint) -> OpenPoint {
        match self {
            Language::English => en::disputed_points::disputed_point(disputed_point),
            Language::Italian => it::disputed_points::disputed_point(disputed_point),
        }
    }

    /// A gap in the document: what is missing, and how the gap is filled.
    pub fn match_gap(self, gap: Gap) -> [&'static str; 2] {
        match self {
            Language::English => en::disputed_points::gap(gap),
            Language::Italian => it::disputed_points::gap(gap),
        }
    }

    /// A question of the ruling form.
    pub fn match_question(self, question: Question) -> &'static str {
        match self {
            Language::English => en::rulings::question(question),
            Language::Italian => it::rulings::question(question),
        }
    }

    /// The facet of a question, in a word.
    pub fn match_facet(self, question: Question) -> &'static str {
        match self {
            Language::English => en::rulings::facet(question),
            Language::Italian => it::rulings::facet(question),
        }
    }

    /// The classification of an act.
    pub fn match_classification(self, classification: Classification) -> OptionText {
        match self {
            Language::English => en::rulings::classification(classification),
            Language::Italian => it::rulings::classification(classification),
        }
    }

    /// The admission of a claim, offer or arrangement.
    pub fn match_admission(self, admission: Admission) -> OptionText {
        match self {
            Language::English => en::rulings::admission(admission),
            Language::Italian => it::rulings::admission(admission),
        }
    }

    /// The position with which a game continues.
    pub fn match_board(self, board: Reinstatement) -> OptionText {
        match self {
            Language::English => en::rulings::reinstatement(board),
            Language::Italian => it::rulings::reinstatement(board),
        }
    }

    /// The obligation or choice of a player.
    pub fn match_duty(self, duty: Duty) -> OptionText {
        match self {
            Language::English => en::rulings::duty(duty),
            Language::Italian => it::rulings::duty(duty),
        }
    }

    /// The effect on a piece.
    pub fn match_effect(self, effect: PieceEffect) -> String {
        match self {
            Language::English => en::rulings::effect(effect),
            Language::Italian => it::rulings::effect(effect),
        }
    }

    /// The result of a game.
    pub fn match_game(self, outcome: GameOutcome) -> String {
        match self {
            Language::English => en::rulings::game(outcome),
            Language::Italian => it::rulings::game(outcome),
        }
    }

    /// The result of the match.
    pub fn match_outcome(self, outcome: Outcome) -> String {
        match self {
            Language::English => en::rulings::outcome(outcome),
            Language::Italian => it::rulings::outcome(outcome),
        }
    }

    /// The ways in which a tie may be broken.
    pub fn match_tie_break(self, tie_break: TieBreak) -> String {
        match self {
            Language::English => en::rulings::tie_break(tie_break),
            Language::Italian => it::rulings::tie_break(tie_break),
        }
    }

    /// The time until which a claim may be made.
    pub fn match_window(self, until: Cutoff) -> &'static str {
        match self {
            Language::English => en::rulings::window(until),
            Language::Italian => it::rulings::window(until),
        }
    }

    /// A measure as an answer, or none.
    pub fn match_measure(self, measure: Option<Measure>) -> String {
        match (self, measure) {
            (_, Some(measure)) => super::capitalised(self.measure(measure)),
            (Language::English, None) => "None".to_owned(),
            (Language::Italian, None) => "Nessuno".to_owned(),
        }
    }

    /// The topic of an incident.
    pub fn match_topic(self, topic: Topic) -> &'static str {
        match self {
            Language::English => en::rulings::topic(topic),
            Language::Italian => it::rulings::topic(topic),
        }
    }

    /// A change on the board that no legal move makes.
    pub(super) fn breach(self, breach: Breach) -> String {
        match self {
            Language::English => facts::en::breach(breach),
            Language::Italian => facts::it::breach(breach),
        }
    }

    /// A move, or a piece put on the board.
    pub(super) fn tandem(self, played: Move) -> String {
        match (self, played) {
            (Language::English, Move::Put { role, to }) => {
                format!("{} put on {to}", self.a_role(role))
            }
            (Language::Italian, Move::Put { role, to }) => format!("{} in {to}", self.a_role(role)),
            (_, Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. }) => {
                self.plain_move(played)
            }
        }
    }

    /// Several pieces: `a pawn and a knight`.
    pub fn roles(self, roles: &[Role]) -> String {
        let and = match self {
            Language::English => " and ",
            Language::Italian => " e ",
        };
        let sentence: Vec<String> = roles.iter().map(|role| self.a_role(*role)).collect();
        sentence.join(and)
    }

    /// Pieces with their numbers: `2 pawn, 1 knight`, as a pile is spoken.
    pub fn pile(self, pile: &ByRole<u8>) -> String {
        let words: Vec<String> = Role::ALL
            .into_iter()
            .rev()
            .filter(|role| pile[*role] > 0)
            .map(|role| format!("{} × {}", pile[role], self.role(role)))
            .collect();
        if words.is_empty() { self.quadrigliona().empty.to_owned() } else { words.join(", ") }
    }

    /// The place of a runner, and the pieces he carries.
    pub fn runner_at(self, team: Team, track: Track, carried: &ByRole<u8>) -> String {
        let place = match (self, track) {
            (Language::English, Track::At(table)) => format!("is at {}", self.table_within(table)),
            (Language::English, Track::OnTheWayTo(table)) => {
                format!("is on his way to {}", self.table_within(table))
            }
            (Language::Italian, Track::At(table)) => {
                format!("è presso {}", self.table_within(table))
            }
            (Language::Italian, Track::OnTheWayTo(table)) => {
                format!("è in cammino verso {}", self.table_within(table))
            }
        };
        let is_empty = Role::ALL.into_iter().all(|role| carried[role] == 0);
        let pieces = if is_empty { String::new() } else { format!(": {}", self.pile(carried)) };
        format!("{} {place}{pieces}", self.runner(team))
    }

    /// The number of variants that were ruled on rightly.
    pub fn replays_done(self, done: usize, all: usize) -> String {
        match self {
            Language::English => format!("{done} of {all} incidents ruled rightly"),
            Language::Italian => format!("{done} filmati su {all} decisi correttamente"),
        }
    }
}
