//! The search: from the immediate results to every position that can arise.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Role};

use super::answer::{Answer, Line, Part};
use super::board::Board;
use super::certificate::{Certificate, ClosedSet, Pattern};
use super::clock::{self, ClockSearch};
use super::forced::{self, Forced};
use super::frontier::{Frontier, Looked, NoLeaves};
use super::leaves::{Effort, PATTERNS, PatternLeaves};
use super::line;
use super::moves::{Ply, ahead};
use super::patterns::{self, Class, Found, Limit};
use super::pictures;
use super::probe::{self, Probed};
use super::query::{MoveLimit, Query};
use super::quick::Quick;
use super::shorten::shortened;
use super::space::Space;
use super::step::Step;

/// The amount of work allowed. States are counted, not time: the answer is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Budget {
    /// The states for finding the answer.
    pub states: u64,
    /// The states for finding a shorter line once there is one.
    pub shortening: u64,
}

impl Budget {
    /// The budget for a ruling: mostly far below a millisecond, tens of milliseconds at worst, and the line
    /// shortened only where it is long.
    pub const QUICK: Budget = Budget { states: 30_000, shortening: 400 };
    /// The budget for a person who waits and sees the progress: some seconds at worst, and 150 MB.
    pub const INTERACTIVE: Budget = Budget { states: 1_000_000, shortening: 50_000 };
    /// The budget for a person who has asked for more.
    pub const LARGE: Budget = Budget { states: 6_000_000, shortening: 300_000 };

    /// This many states, and the shortening of [`Budget::INTERACTIVE`].
    pub const fn of(states: u64) -> Budget {
        Budget { states, ..Budget::INTERACTIVE }
    }
}

/// The progress of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// The question is not decided yet.
    Running {
        /// The states examined so far.
        spent: u64,
        /// The states that may be examined.
        of: u64,
        /// The part of the search in progress.
        part: Part,
    },
    /// This is the answer.
    Done(Answer),
}

/// A search that can be interrupted and resumed.
pub struct Search {
    query: Query,
    budget: Budget,
    spent: u64,
    /// The forced moves, as they are on the board of the query.
    forced: Vec<Step>,
    root: Board,
    /// The half-move clock after the forced moves.
    clock: u32,
    /// The number of states after which patterns are searched for closely; none once they were.
    closely_at: Option<u64>,
    /// The number of states after which pictures of mate are made; none once they were.
    pictures_at: Option<u64>,
    /// Whether a few patterns were made.
    is_looked_through: bool,
    /// Whether the quick searches have been made.
    is_probed: bool,
    sought: Sought,
    stage: Stage,
}

/// The line that is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sought {
    ShortLine,
    AnyLine,
}

enum Stage {
    Start,
    Closing(Box<Frontier>),
    Guided(Box<(Frontier, PatternLeaves)>),
    Clock(Box<ClockSearch>),
    Done(Answer),
}

/// The number of positions found up to which each is examined in turn before anything else is tried.
const FEW: usize = 16;

/// The number more for each one examined: a search that finds few new positions closes soon.
const NARROW: usize = 4;

/// The number of states up to which every position is examined in turn before heuristics are used.
const SMALL: usize = 300;

/// The numbers of patterns made before any line is searched for, and before a short one is.
const FIRST_PATTERNS: usize = 4;
const FEW_PATTERNS: usize = 16;

/// The number of patterns with loose pawns made before those with every step of a pawn.
const LOOSE_PATTERNS: usize = 40;

/// The number of states after which patterns are searched for closely.
const CLOSELY_AT: u64 = 30_000;

/// The number of patterns then made for the position itself.
const CLOSE_PATTERNS: usize = 12_000;

/// The numbers of states after which pictures of mate are made.
const PICTURES_AT: u64 = 10_000;
const MORE_PICTURES_AT: u64 = 200_000;

/// The number of positions whose captures and pawn moves are examined closely.
const CLOSE_POSITIONS: usize = 40;

/// Whether pawns block each other, and there are only kings and bishops besides.
fn is_blocked(board: &Board) -> bool {
    let pawns = |color| board.men(color, Role::Pawn);
    let others = [Role::Knight, Role::Rook, Role::Queen];
    others.into_iter().all(|role| board.role(role).is_empty())
        && (ahead(Color::White, pawns(Color::White)) & pawns(Color::Black)).any()
}

/// Returns the answer to a query within a budget.
pub fn solve(query: Query, budget: Budget) -> Answer {
    Search::new(query, budget).run()
}

/// Returns the answer for those who need no short line: one that is found at once may take [`solve`] many times
/// as long.
pub fn decide(query: Query, budget: Budget) -> Answer {
    Search { sought: Sought::AnyLine, ..Search::new(query, budget) }.run()
}

impl Search {
    /// Creates a search that has not begun.
    pub fn new(query: Query, budget: Budget) -> Search {
        let root = Board::of(query.position(), query.winner());
        Search {
            query,
            budget,
            spent: 0,
            forced: Vec::new(),
            root,
            clock: 0,
            closely_at: Some(CLOSELY_AT),
            pictures_at: Some(PICTURES_AT),
            is_looked_through: false,
            is_probed: false,
            sought: Sought::ShortLine,
            stage: Stage::Start,
        }
    }

    fn run(mut self) -> Answer {
        loop {
            if let Progress::Done(answer) = self.advance(u64::MAX) {
                return answer;
            }
        }
    }

    /// The number of states examined so far.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    const fn left(&self) -> u64 {
        self.budget.states.saturating_sub(self.spent)
    }

    /// The query that is being answered.
    pub const fn query(&self) -> &Query {
        &self.query
    }

    /// Examines about this many more states, or fewer if the answer is found or the budget is spent.
    pub fn advance(&mut self, states: u64) -> Progress {
        let until = self.spent.saturating_add(states).min(self.budget.states);
        loop {
            if let Stage::Done(answer) = &self.stage {
                return Progress::Done(answer.clone());
            }
            if self.spent >= self.budget.states {
                self.stage = Stage::Done(Answer::Undecided { spent: self.spent });
                continue;
            }
            if self.spent >= until {
                return Progress::Running {
                    spent: self.spent,
                    of: self.budget.states,
                    part: self.part(),
                };
            }
            let stage = std::mem::replace(&mut self.stage, Stage::Start);
            self.stage = self.step(stage, until);
        }
    }

    const fn part(&self) -> Part {
        match &self.stage {
            Stage::Start | Stage::Done(_) => Part::AtOnce,
            Stage::Closing(_) => Part::SmallClosure,
            Stage::Guided(_) => Part::FullSearch,
            Stage::Clock(_) => Part::ClockSearch,
        }
    }

    fn step(&mut self, stage: Stage, until: u64) -> Stage {
        match stage {
            Stage::Start => self.start(),
            Stage::Closing(frontier) => self.close(frontier),
            Stage::Guided(both) => self.follow(both, until),
            Stage::Clock(clock) => self.run_clock(clock, until),
            Stage::Done(_) => stage,
        }
    }

    fn start(&mut self) -> Stage {
        self.spent += 1;
        match forced::follow(&self.query, &mut self.root) {
            Forced::Dead(certificate) => Stage::Done(Answer::Impossible(certificate)),
            Forced::Mate(moves) => {
                let line = Line { moves, found_by: Part::AtOnce };
                self.found(line)
            }
            Forced::Open(moves, clock) => {
                self.spent += moves.len() as u64;
                (self.forced, self.clock) = (moves, clock);
                Stage::Closing(Box::new(Frontier::of(&self.root)))
            }
        }
    }

    fn close(&mut self, mut frontier: Box<Frontier>) -> Stage {
        let is_probed = self.is_probed;
        let before = frontier.space.len();
        let goes_on = |frontier: &Frontier| {
            // With many moves it closes late if at all, and a mate is found sooner otherwise.
            let narrow = FEW + NARROW * frontier.examined();
            frontier.space.len() <= if is_probed { SMALL } else { SMALL.min(narrow) }
        };
        while goes_on(&frontier) {
            match frontier.look(&mut NoLeaves) {
                Looked::On => {}
                Looked::Closed => return self.closed(frontier.space, Vec::new()),
                Looked::Mate(line) => return self.mate(&line, Part::SmallClosure),
            }
            // After the first moves: a blockade is mostly found with a few patterns.
            if !self.is_looked_through && frontier.space.len() > 1 && is_blocked(&self.root) {
                self.is_looked_through = true;
                let first = match self.sought {
                    Sought::ShortLine => None,
                    Sought::AnyLine => {
                        self.look_for_patterns(FIRST_PATTERNS).or_else(|| self.any_line())
                    }
                };
                if let Some(done) = first.or_else(|| self.look_for_patterns(FEW_PATTERNS)) {
                    return done;
                }
            }
        }
        self.spent += (frontier.space.len() - before) as u64;
        if is_probed {
            let loose = self.dead_by(patterns::look_loosely, LOOSE_PATTERNS);
            if let Some(done) = loose.or_else(|| self.look_for_patterns(PATTERNS)) {
                return done;
            }
            frontier.guide();
            return Stage::Guided(Box::new((
                *frontier,
                PatternLeaves::with(Effort::Light, self.left()),
            )));
        }
        self.is_probed = true;
        self.look_quickly(frontier)
    }

    /// Searches for an easy mate, and for a few patterns in between.
    fn look_quickly(&mut self, frontier: Box<Frontier>) -> Stage {
        if let (false, Some(done)) = (self.is_looked_through, self.any_line()) {
            return done;
        }
        let mut quick = Quick::of(&self.root);
        while !quick.is_used_up() {
            if let Some(line) = quick.look() {
                self.spent += quick.spent();
                return self.mate(&line, Part::Probe);
            }
            if !self.is_looked_through && quick.is_half_used_up() {
                self.is_looked_through = true;
                if let Some(done) = self.look_for_patterns(FEW_PATTERNS) {
                    return done;
                }
            }
        }
        self.spent += quick.spent();
        let (probed, looked) = probe::probe(&self.root);
        self.spent += looked;
        match probed {
            Probed::Mate(line) => self.mate(&line, Part::Probe),
            Probed::Closed(space) => self.closed(space, Vec::new()),
            Probed::Nothing => Stage::Closing(frontier),
        }
    }

    /// Ends the search with the line of a greedy search, where any line is sought. The few states are not counted.
    fn any_line(&self) -> Option<Stage> {
        if self.sought == Sought::ShortLine {
            return None;
        }
        let moves = self.steps(&probe::any_line(&self.root)?);
        let line = Line { moves, found_by: Part::Probe };
        line.replay(&self.query).map(|_| Stage::Done(Answer::Possible(line)))
    }

    fn look_for_patterns(&mut self, most: usize) -> Option<Stage> {
        self.dead_by(patterns::look, most)
    }

    fn dead_by(&mut self, look: fn(&Board, Limit) -> (Found, u64), most: usize) -> Option<Stage> {
        let limit = Limit { patterns: most, states: self.left() };
        let (found, cost) = look(&self.root, limit);
        self.spent += cost;
        match found {
            Found::Dead(classes) => Some(self.dead(Certificate::Patterns(self.patterns(&classes)))),
            Found::Nothing => None,
        }
    }

    /// Converts patterns to the board of the query.
    fn patterns(&self, classes: &[Class]) -> Vec<Pattern> {
        let patterns = classes.iter().map(Class::pattern);
        match self.query.winner() {
            Color::White => patterns.collect(),
            Color::Black => patterns.map(Pattern::mirrored).collect(),
        }
    }

    fn follow(&mut self, mut both: Box<(Frontier, PatternLeaves)>, until: u64) -> Stage {
        if self.closely_at.is_some_and(|states| self.spent >= states) {
            self.closely_at = None;
            if let Some(done) = self.look_closely() {
                return done;
            }
        }
        if self.pictures_at.is_some_and(|states| self.spent >= states) {
            // Later, from a position that the search has reached: a capture may have been forced.
            let from = if self.spent < MORE_PICTURES_AT { 0 } else { both.0.space.len() / 2 };
            self.pictures_at = (from == 0).then_some(MORE_PICTURES_AT);
            both.0.picture(from);
            self.spent += pictures::COST;
        }
        let next = [self.closely_at, self.pictures_at];
        let until = next.into_iter().flatten().fold(until, u64::min);
        let (frontier, leaves) = &mut *both;
        while self.spent < until {
            let before = frontier.space.len() as u64 + leaves.spent();
            match frontier.look(leaves) {
                Looked::On => {
                    let after = frontier.space.len() as u64 + leaves.spent();
                    self.spent += 1.max(after - before);
                }
                Looked::Closed => {
                    let (frontier, leaves) = *both;
                    let patterns = self.patterns(leaves.proven());
                    return self.closed(frontier.space, patterns);
                }
                Looked::Mate(line) => return self.mate(&line, Part::FullSearch),
            }
        }
        Stage::Guided(both)
    }

    /// Examines closely the position itself, and then those to which the first captures lead.
    fn look_closely(&mut self) -> Option<Stage> {
        if let Some(done) = self.dead_by(patterns::look_closely, CLOSE_PATTERNS) {
            return Some(done);
        }
        let mut frontier = Frontier::of(&self.root);
        let mut leaves = PatternLeaves::with(Effort::Close, self.left());
        let mut done = None;
        while done.is_none() && frontier.space.len() < CLOSE_POSITIONS && !leaves.is_in_vain() {
            done = match frontier.look(&mut leaves) {
                Looked::On => None,
                Looked::Closed => Some(None),
                Looked::Mate(line) => Some(Some(line)),
            };
        }
        self.spent += leaves.spent() + frontier.space.len() as u64;
        match done? {
            Some(line) => Some(self.mate(&line, Part::FullSearch)),
            None => {
                let patterns = self.patterns(leaves.proven());
                Some(self.closed(frontier.space, patterns))
            }
        }
    }

    fn run_clock(&mut self, mut clock: Box<ClockSearch>, until: u64) -> Stage {
        while self.spent < until {
            let before = clock.spent();
            match clock.look() {
                Looked::On => self.spent += clock.spent() - before,
                Looked::Closed => {
                    let set = clock.into_set(self.query.winner());
                    return self.dead(Certificate::Closed(set));
                }
                Looked::Mate(line) => {
                    let moves = self.steps(&line);
                    return Stage::Done(Answer::Possible(Line {
                        moves,
                        found_by: Part::ClockSearch,
                    }));
                }
            }
        }
        Stage::Clock(clock)
    }

    /// Ends the search with a closed set: no position of it is mate, so White cannot mate.
    fn closed(&self, space: Space, patterns: Vec<Pattern>) -> Stage {
        let positions = space.into_live_positions_for(self.query.winner());
        self.dead(Certificate::Closed(ClosedSet { positions, clocks: Vec::new(), patterns }))
    }

    fn dead(&self, certificate: Certificate) -> Stage {
        Stage::Done(Answer::Impossible(forced::after(self.forced.clone(), certificate)))
    }

    fn mate(&mut self, line: &[Ply], found_by: Part) -> Stage {
        let line = line::without_repetition(&self.root, line);
        let line = Line { moves: self.steps(&line), found_by };
        if self.sought == Sought::AnyLine && line.replay(&self.query).is_some() {
            return Stage::Done(Answer::Possible(line));
        }
        match shortened(&self.query, &line, self.budget.shortening) {
            Some(shorter) => Stage::Done(Answer::Possible(shorter)),
            None => self.found(line),
        }
    }

    /// Converts moves on the search's board, after the forced ones, to moves from the position asked about.
    fn steps(&self, line: &[Ply]) -> Vec<Step> {
        let steps = line.iter().map(|ply| ply.step(self.query.winner()));
        self.forced.iter().copied().chain(steps).collect()
    }

    /// Searches for a line that the draw by seventy-five moves does not cut short.
    fn within_the_limit(&mut self) -> Stage {
        let told = |line: &[Ply]| Line { moves: self.steps(line), found_by: Part::ClockSearch };
        let holds = |line: &[Ply]| told(line).replay(&self.query).is_some();
        let (easy, spent) = clock::easy_line(&self.root, self.clock, holds);
        let easy = easy.map(|line| Stage::Done(Answer::Possible(told(&line))));
        self.spent += spent;
        easy.unwrap_or_else(|| Stage::Clock(Box::new(ClockSearch::of(&self.root, self.clock))))
    }

    /// Ends the search with a line if it can be replayed; if the clock cuts it short, others are searched
    /// for.
    fn found(&mut self, line: Line) -> Stage {
        if line.replay(&self.query).is_some() {
            return Stage::Done(Answer::Possible(line));
        }
        match self.query.limit() {
            MoveLimit::SeventyFive => self.within_the_limit(),
            // A line that cannot be replayed would be an error of the search: it never becomes an answer.
            MoveLimit::None => Stage::Done(Answer::Undecided { spent: self.spent }),
        }
    }
}
