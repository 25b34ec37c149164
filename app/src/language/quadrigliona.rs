//! The texts about Quadrigliona, in every language: the game, its incidents, and the rulings.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod acts;
mod disputed_points;
mod explanation;
mod facts;
mod people;
mod rules;
mod rulings;
mod say;

use acconcio_adjudication::incident::Sight;
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

use super::{Language, OptionText};

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
    /// The person of the act with this index.
    fn person(&self, act: usize) -> Person {
        self.acts.get(act).map_or(Person::Arbiter, |act| act.by)
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
        match named {
            None => piece,
            Some(table) => language.quadrigliona().piece_on_board(piece, table),
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

impl Language {
    /// An act of a match as one sentence; `before` is the hall before it.
    pub fn match_sentence(self, act: &Act, before: &MatchState) -> String {
        let context = MatchActContext { act, before };
        let sentence = acts::sentence(self, &context);
        match act.sight {
            Sight::Seen => sentence,
            Sight::Unseen => self.match_acts().unseen(sentence),
        }
    }

    /// An act of a match in a word or two.
    pub fn match_label(self, kind: &ActKind) -> String {
        acts::label(self, kind)
    }

    /// The words said aloud in an act, without quotation marks.
    pub fn match_speech(self, kind: &ActKind) -> Option<String> {
        acts::speech(self, kind)
    }

    /// A paraphrase of a rule.
    pub fn match_rule(self, rule: Rule) -> &'static str {
        rules::rule(self, rule)
    }

    /// A fact on which a rule holds.
    pub fn match_fact(self, fact: &Fact, context: &MatchContext<'_>) -> String {
        facts::fact(self, fact, context)
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
        let words = self.quadrigliona();
        match clause {
            Clause::Preamble => words.preamble().to_owned(),
            Clause::Basis => words.opening().to_owned(),
            Clause::Rule(number) => words.numbered_rule(number),
        }
    }

    /// A point that can be read in two ways.
    pub fn match_disputed_point(self, disputed_point: DisputedPoint) -> OpenPoint {
        disputed_points::disputed_point(self, disputed_point)
    }

    /// A gap in the document: what is missing, and how the gap is filled.
    pub fn match_gap(self, gap: Gap) -> [&'static str; 2] {
        disputed_points::gap(self, gap)
    }

    /// A question of the ruling form.
    pub fn match_question(self, question: Question) -> &'static str {
        rulings::question(self, question)
    }

    /// The facet of a question, in a word.
    pub fn match_facet(self, question: Question) -> &'static str {
        rulings::facet(self, question)
    }

    /// The classification of an act.
    pub fn match_classification(self, classification: Classification) -> OptionText {
        rulings::classification(self, classification)
    }

    /// The admission of a claim, offer or arrangement.
    pub fn match_admission(self, admission: Admission) -> OptionText {
        rulings::admission(self, admission)
    }

    /// The position with which a game continues.
    pub fn match_board(self, board: Reinstatement) -> OptionText {
        rulings::reinstatement(self, board)
    }

    /// The obligation or choice of a player.
    pub fn match_duty(self, duty: Duty) -> OptionText {
        rulings::duty(self, duty)
    }

    /// The effect on a piece.
    pub fn match_effect(self, effect: PieceEffect) -> String {
        rulings::effect(self, effect)
    }

    /// The result of a game.
    pub fn match_game(self, outcome: GameOutcome) -> String {
        rulings::game(self, outcome)
    }

    /// The result of the match.
    pub fn match_outcome(self, outcome: Outcome) -> String {
        rulings::outcome(self, outcome)
    }

    /// The ways in which a tie may be broken.
    pub fn match_tie_break(self, tie_break: TieBreak) -> String {
        rulings::tie_break(self, tie_break)
    }

    /// The time until which a claim may be made.
    pub fn match_window(self, until: Cutoff) -> &'static str {
        rulings::window(self, until)
    }

    /// A measure as an answer, or none.
    pub fn match_measure(self, measure: Option<Measure>) -> String {
        match measure {
            Some(measure) => super::capitalised(self.measure(measure)),
            None => self.match_rulings().measure_none().to_owned(),
        }
    }

    /// The topic of an incident.
    pub fn match_topic(self, topic: Topic) -> &'static str {
        rulings::topic(self, topic)
    }

    /// A move, or a piece put on the board.
    pub(super) fn tandem(self, played: Move) -> String {
        match played {
            Move::Put { role, to } => self.quadrigliona().put(role, to),
            Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } => {
                self.plain_move(played)
            }
        }
    }

    /// Several pieces: `a pawn and a knight`.
    pub fn roles(self, roles: &[Role]) -> String {
        let sentence: Vec<String> = roles.iter().map(|role| self.a_role(*role)).collect();
        sentence.join(self.quadrigliona().and())
    }

    /// Pieces with their numbers: `2 pawn, 1 knight`, as a pile is spoken.
    pub fn pile(self, pile: &ByRole<u8>) -> String {
        let words: Vec<String> = Role::ALL
            .into_iter()
            .rev()
            .filter(|role| pile[*role] > 0)
            .map(|role| format!("{} × {}", pile[role], self.role(role)))
            .collect();
        if words.is_empty() { self.quadrigliona().empty().to_owned() } else { words.join(", ") }
    }

    /// The place of a runner, and the pieces he carries.
    pub fn runner_at(self, team: Team, track: Track, carried: &ByRole<u8>) -> String {
        let words = self.quadrigliona();
        let place = match track {
            Track::At(table) => words.runner_at(team, table),
            Track::OnTheWayTo(table) => words.runner_on_the_way(team, table),
        };
        let is_empty = Role::ALL.into_iter().all(|role| carried[role] == 0);
        let pieces = if is_empty { String::new() } else { format!(": {}", self.pile(carried)) };
        format!("{place}{pieces}")
    }

    /// The number of variants that were ruled on rightly.
    pub fn replays_done(self, done: usize, all: usize) -> String {
        self.quadrigliona().replays_done(done, all)
    }
}
