//! An exam in progress: the open item, the answers, and the remaining time.

use std::rc::Rc;

use acconcio_training::exam::{Attempt, Blueprint, ClockJump, ResultFile};
use acconcio_training::grading::Answer;
use strum::VariantArray;
use yew::Reducible;

/// An attempt that is in progress or has just ended. Instants are passed in as milliseconds since 1970.
#[derive(Clone, Debug, PartialEq)]
pub struct RunningAttempt {
    /// The result as it is handed in.
    pub result: ResultFile,
    /// The index of the open item.
    pub shown: usize,
    /// The phase of the attempt.
    pub phase: AttemptPhase,
    /// The last warning given.
    pub warning: Option<Warning>,
    /// A counter that grows with every change that has to be stored.
    pub revision: u32,
    /// A counter that grows when the open item is answered in another window.
    pub answered_elsewhere: u32,
    blueprint: Blueprint,
    /// The instant of the exam.
    now: u64,
    /// The clocks when it was opened, and the jumps known then.
    opened: (Clocks, i64),
    presence: Presence,
    /// The milliseconds spent on the open item that do not make a whole second yet.
    spent: u64,
}

/// The two clocks of a device, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// The time since 1970, which somebody can set.
    pub set: u64,
    /// The time since the page was opened, which nobody can set.
    pub steady: u64,
}

/// Whether the candidate looks at the window of his exam, as far as the browser knows.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    Here,
    Away,
}

/// The phase of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptPhase {
    /// The candidate answers the items.
    Answering,
    /// The candidate is asked to confirm handing in.
    Confirming,
    /// The time ran out while the attempt was not open, by a clock that may have been set: the candidate is
    /// asked.
    TimeUp,
    /// The attempt has ended.
    Over,
}

/// A warning to the candidate about the remaining time.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Warning {
    FiveMinutes,
    OneMinute,
}

impl Warning {
    /// The remaining milliseconds at which the warning is given.
    const fn at(self) -> u64 {
        match self {
            Warning::FiveMinutes => 300_000,
            Warning::OneMinute => 60_000,
        }
    }
}

/// An action or event during an attempt.
#[derive(Clone, Debug, PartialEq)]
pub enum AttemptAction {
    /// Sets the current time.
    Tick(Clocks),
    /// Notes that the candidate turns away or comes back.
    Turn(Clocks, Presence),
    /// Opens the item at an index.
    Show(usize),
    /// Answers the item at an index.
    Answer(usize, Answer),
    /// Flags the item at an index for review, or unflags it.
    Flag(usize),
    /// Asks the candidate to confirm handing in.
    Ask,
    /// Goes on instead of handing in.
    GoOn,
    /// Hands in.
    HandIn(Clocks),
    /// Takes over the result as changed in another window.
    Elsewhere(ResultFile),
    /// Ends it, because it was handed in in another window.
    EndedElsewhere,
}

/// The difference between the two clocks, in milliseconds, beyond which one has jumped.
const JUMP: i64 = 5_000;

/// The interval, in milliseconds, at which an attempt is saved though nothing is answered.
const SAVED_EVERY: u64 = 15_000;

/// The longest interval between two ticks, in milliseconds, that counts as work on an item; after a
/// longer one the computer was asleep.
const LONGEST_TICK: u64 = 5_000;

impl RunningAttempt {
    /// Opens an attempt that was just begun or was left, at the last item that was answered. A clock that is
    /// behind the last time it was saved was set back, which gives no time.
    pub fn open(mut result: ResultFile, blueprint: Blueprint, clocks: Clocks) -> RunningAttempt {
        let given = &result.attempt.given;
        let shown = given.iter().rposition(|given| given.answer != Answer::default());
        let seen = result.attempt.seen.unwrap_or(result.attempt.started);
        let now = result.attempt.instant(clocks.set);
        if now < seen {
            jump(&mut result.attempt, seen, signed(now) - signed(seen));
        }
        let now = now.max(seen);
        let is_up = result.attempt.is_over(&blueprint, now);
        let opened = (clocks, result.attempt.ahead());
        RunningAttempt {
            result,
            shown: shown.unwrap_or(0),
            phase: if is_up { AttemptPhase::TimeUp } else { AttemptPhase::Answering },
            warning: None,
            revision: 0,
            answered_elsewhere: 0,
            blueprint,
            now,
            opened,
            presence: Presence::Here,
            spent: 0,
        }
    }

    /// Returns the attempt after an action. Once it is over nothing changes any more.
    #[must_use]
    pub fn after(&self, action: AttemptAction) -> RunningAttempt {
        let mut next = self.clone();
        if self.phase == AttemptPhase::Over {
            return next;
        }
        match action {
            AttemptAction::Tick(clocks) => return next.at(clocks),
            AttemptAction::Turn(_, presence) if presence == self.presence => return next,
            AttemptAction::Turn(clocks, presence) => {
                next = next.at(clocks);
                next.presence = presence;
                next.result.attempt.away.times += u32::from(presence == Presence::Away);
            }
            AttemptAction::Show(place) if place < next.result.attempt.given.len() => {
                (next.shown, next.phase, next.spent) = (place, AttemptPhase::Answering, 0);
            }
            AttemptAction::Show(_) => return next,
            AttemptAction::Answer(place, answer) => {
                if let Some(given) = next.result.attempt.given.get_mut(place) {
                    given.answer = answer;
                }
            }
            AttemptAction::Flag(place) => {
                if let Some(given) = next.result.attempt.given.get_mut(place) {
                    given.is_flagged = !given.is_flagged;
                }
            }
            AttemptAction::Ask => next.phase = AttemptPhase::Confirming,
            AttemptAction::GoOn => {
                if self.phase == AttemptPhase::TimeUp {
                    next.go_on_as_saved();
                }
                next.phase = AttemptPhase::Answering;
            }
            AttemptAction::HandIn(clocks) => {
                next = next.at(clocks);
                next.end();
            }
            // The other window has already stored it.
            AttemptAction::Elsewhere(result) => return next.with(result),
            AttemptAction::EndedElsewhere => {
                next.phase = AttemptPhase::Over;
                return next;
            }
        }
        next.saved()
    }

    /// Returns it with a change that has to be stored.
    fn saved(mut self) -> RunningAttempt {
        self.revision += 1;
        self.result.attempt.seen = Some(self.now);
        self
    }

    /// The remaining time in milliseconds.
    pub fn remaining(&self) -> u64 {
        self.result.attempt.remaining(&self.blueprint, self.now)
    }

    fn at(mut self, clocks: Clocks) -> RunningAttempt {
        if self.phase == AttemptPhase::TimeUp {
            return self;
        }
        let before = self.remaining();
        let (opened, known) = self.opened;
        let passed_by = |now: u64, then: u64| signed(now) - signed(then);
        let drift = passed_by(clocks.set, opened.set) - passed_by(clocks.steady, opened.steady);
        let new = drift - (self.result.attempt.ahead() - known);
        let has_jumped = new.abs() > JUMP;
        if has_jumped {
            jump(&mut self.result.attempt, self.now, new);
        }
        let now = self.result.attempt.instant(clocks.set).max(self.now);
        let passed = now - self.now;
        self.now = now;
        let seen = self.result.attempt.seen.unwrap_or(self.result.attempt.started);
        match self.presence {
            Presence::Away => self.result.attempt.away.milliseconds += passed,
            Presence::Here if passed <= LONGEST_TICK => self.spent += passed,
            Presence::Here => {}
        }
        if let Some(given) = self.result.attempt.given.get_mut(self.shown) {
            let seconds = u32::try_from(self.spent / 1000).unwrap_or_default();
            given.seconds = given.seconds.saturating_add(seconds);
            self.spent %= 1000;
        }
        let left = self.remaining();
        let crossed = |warning: &&Warning| before > warning.at() && left <= warning.at();
        // The last warning, where several fell due during sleep.
        if let Some(warning) = Warning::VARIANTS.iter().rfind(crossed) {
            self.warning = Some(*warning);
        }
        if left == 0 {
            self.end();
        }
        let is_due = has_jumped || left == 0 || now >= seen + SAVED_EVERY;
        if is_due { self.saved() } else { self }
    }

    /// Takes the time since the attempt was saved for a jump of the clock.
    fn go_on_as_saved(&mut self) {
        let seen = self.result.attempt.seen.unwrap_or(self.result.attempt.started);
        jump(&mut self.result.attempt, seen, signed(self.now) - signed(seen));
        self.opened.1 = self.result.attempt.ahead();
        self.now = seen;
    }

    fn with(mut self, result: ResultFile) -> RunningAttempt {
        let (here, there) = (&self.result.attempt, &result.attempt);
        if here.started != there.started || here.given.len() != there.given.len() {
            return self;
        }
        if here.given[self.shown].answer != there.given[self.shown].answer {
            self.answered_elsewhere += 1;
        }
        if there.ended.is_some() {
            self.phase = AttemptPhase::Over;
        }
        self.result = result;
        self
    }

    fn end(&mut self) {
        let attempt = self.result.attempt.clone();
        self.result.attempt = attempt.handed_in(&self.blueprint, self.now);
        self.phase = AttemptPhase::Over;
    }
}

fn jump(attempt: &mut Attempt, at: u64, ahead: i64) {
    attempt.clock_jumps.push(ClockJump { at, ahead });
}

fn signed(milliseconds: u64) -> i64 {
    i64::try_from(milliseconds).unwrap_or(i64::MAX)
}

impl Reducible for RunningAttempt {
    type Action = AttemptAction;

    fn reduce(self: Rc<Self>, action: AttemptAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

#[cfg(test)]
mod tests {
    use acconcio_training::exam::{Attempt, Away, Preset};

    use super::*;

    const MINUTE: u64 = 60_000;

    /// An attempt of ten minutes at three items, begun at the instant 1000.
    fn attempt() -> RunningAttempt {
        let blueprint = Blueprint { minutes: 10, ..Preset::FideArbiter.blueprint() };
        let attempt = Attempt::begun(3, 1000, 0);
        let (paper, candidate) = (String::new(), String::new());
        let result = ResultFile { paper, candidate, personal: None, earlier: 0, attempt };
        RunningAttempt::open(result, blueprint, clocks(0))
    }

    /// The clocks after these milliseconds.
    fn clocks(milliseconds: u64) -> Clocks {
        Clocks { set: 1000 + milliseconds, steady: 77 + milliseconds }
    }

    fn at(attempt: &RunningAttempt, milliseconds: u64) -> RunningAttempt {
        attempt.after(AttemptAction::Tick(clocks(milliseconds)))
    }

    fn jumps(attempt: &RunningAttempt) -> Vec<i64> {
        attempt.result.attempt.clock_jumps.iter().map(|jump| jump.ahead).collect()
    }

    #[test]
    fn ok_it_warns_at_five_minutes_and_at_one_and_ends_by_itself() {
        let attempt = attempt();
        assert_eq!(at(&attempt, 5 * MINUTE - 1).warning, None);
        let warned = at(&attempt, 5 * MINUTE);
        assert_eq!(warned.warning, Some(Warning::FiveMinutes));
        let warned = at(&warned, 9 * MINUTE);
        assert_eq!(
            (warned.warning, warned.phase),
            (Some(Warning::OneMinute), AttemptPhase::Answering)
        );
        let answer = Answer { count: Some(2), ..Answer::default() };
        let answered = warned.after(AttemptAction::Answer(1, answer.clone()));
        let over = at(&answered, 10 * MINUTE + 7);
        assert_eq!(over.phase, AttemptPhase::Over);
        assert_eq!(over.result.attempt.ended, Some(1000 + 10 * MINUTE));
        assert_eq!(over.result.attempt.given[1].answer, answer);
        assert!(over.revision > answered.revision, "it has to be kept");
        assert_eq!(over.after(AttemptAction::Answer(1, Answer::default())), over);
    }

    /// Checks that the remaining time is that of the steady clock, whatever becomes of the other.
    #[test]
    fn ok_a_clock_that_is_set_gives_no_time_and_takes_none() {
        let attempt = at(&attempt(), 4 * MINUTE);
        for by in [-200_000, -60_000, 60_000, 24 * 3_600_000] {
            let set = |milliseconds: u64| {
                let clocks = clocks(milliseconds);
                Clocks { set: clocks.set.saturating_add_signed(by), ..clocks }
            };
            let attempt = attempt.after(AttemptAction::Tick(set(5 * MINUTE)));
            assert_eq!((attempt.phase, jumps(&attempt)), (AttemptPhase::Answering, vec![by]));
            assert_eq!(attempt.remaining(), 5 * MINUTE, "{by}");
            let over = attempt.after(AttemptAction::HandIn(set(6 * MINUTE)));
            assert_eq!(jumps(&over), [by], "it is told once");
        }
        let drifting = (1..=4).fold(attempt, |it, second| {
            let clocks = clocks(4 * MINUTE + second * 1000);
            it.after(AttemptAction::Tick(Clocks { set: clocks.set + second * 1_000, ..clocks }))
        });
        assert_eq!(jumps(&drifting), Vec::<i64>::new(), "no clock is exact");
    }

    #[test]
    fn ok_one_that_was_left_longer_than_its_time_is_handed_in_only_when_that_is_confirmed() {
        let left = at(&attempt(), 3 * MINUTE);
        let again = RunningAttempt::open(left.result, left.blueprint, clocks(60 * MINUTE));
        assert_eq!(
            (again.phase, at(&again, 61 * MINUTE).phase),
            (AttemptPhase::TimeUp, again.phase)
        );
        let over = again.after(AttemptAction::HandIn(clocks(61 * MINUTE)));
        assert_eq!(over.phase, AttemptPhase::Over);
        assert_eq!(over.result.attempt.ended, Some(1000 + 10 * MINUTE));
        assert_eq!(jumps(&over), Vec::<i64>::new());
        let on = at(&again.after(AttemptAction::GoOn), 61 * MINUTE);
        assert_eq!((on.phase, on.remaining()), (AttemptPhase::Answering, 6 * MINUTE));
        assert_eq!(jumps(&on), [57 * 60_000], "the examiner will know");
    }

    #[test]
    fn ok_a_clock_set_back_while_the_page_is_closed_gives_no_time() {
        let left = at(&attempt(), 3 * MINUTE);
        let again = RunningAttempt::open(left.result, left.blueprint, clocks(MINUTE));
        assert_eq!(again.remaining(), 7 * MINUTE);
        assert_eq!(jumps(&again), [-120_000]);
        assert_eq!(at(&again, 2 * MINUTE).remaining(), 6 * MINUTE);
    }

    #[test]
    fn ok_the_time_on_an_item_is_that_in_which_it_lay_open_and_somebody_was_there() {
        let mut attempt = attempt();
        for milliseconds in [900, 1800, 2700] {
            attempt = at(&attempt, milliseconds);
        }
        // The computer sleeps.
        attempt = at(&attempt, 2 * MINUTE);
        attempt = attempt.after(AttemptAction::Show(2));
        attempt = at(&attempt, 2 * MINUTE + 3000);
        let seconds: Vec<u32> = attempt.result.attempt.given.iter().map(|it| it.seconds).collect();
        assert_eq!(seconds, [2, 0, 3]);
    }

    #[test]
    fn ok_the_time_away_from_the_window_is_told() {
        let turned = |attempt: &RunningAttempt, milliseconds, presence| {
            attempt.after(AttemptAction::Turn(clocks(milliseconds), presence))
        };
        let away = turned(&at(&attempt(), 1000), 2000, Presence::Away);
        let away = at(&turned(&away, 3000, Presence::Away), 90_000);
        let back = turned(&away, 100_000, Presence::Here);
        let again = turned(&at(&back, 101_000), 102_000, Presence::Away);
        let Away { times, milliseconds } =
            turned(&again, 103_000, Presence::Here).result.attempt.away;
        assert_eq!((times, milliseconds), (2, 99_000));
        assert_eq!(back.result.attempt.given[0].seconds, 2, "nobody was there");
    }

    #[test]
    fn ok_handing_in_is_asked_for_once() {
        let asked = attempt().after(AttemptAction::Ask);
        assert_eq!(asked.phase, AttemptPhase::Confirming);
        assert_eq!(asked.after(AttemptAction::GoOn).phase, AttemptPhase::Answering);
        let flagged = asked.after(AttemptAction::Flag(1));
        assert!(flagged.result.attempt.given[1].is_flagged);
        let over = asked.after(AttemptAction::HandIn(clocks(3 * MINUTE)));
        assert_eq!((over.phase, over.remaining()), (AttemptPhase::Over, 0));
        assert_eq!(over.result.attempt.ended, Some(1000 + 3 * MINUTE));
        assert_eq!(attempt().after(AttemptAction::Show(3)), attempt());
    }

    #[test]
    fn ok_what_is_done_in_another_window_is_not_undone_here() {
        let answer = |count| Answer { count: Some(count), ..Answer::default() };
        let (here, there) = (attempt(), attempt());
        let there = there.after(AttemptAction::Show(1)).after(AttemptAction::Answer(1, answer(2)));
        let here = here.after(AttemptAction::Elsewhere(there.result.clone()));
        assert_eq!((here.revision, here.shown, here.answered_elsewhere), (0, 0, 0));
        let here = here.after(AttemptAction::Answer(0, answer(1)));
        let given: Vec<_> =
            here.result.attempt.given.iter().map(|given| given.answer.count).collect();
        assert_eq!(given, [Some(1), Some(2), None]);
        let there = there.after(AttemptAction::Elsewhere(here.result.clone()));
        let there = there.after(AttemptAction::Answer(0, answer(0)));
        let here = here.after(AttemptAction::Elsewhere(there.result.clone()));
        assert_eq!(here.answered_elsewhere, 1);
        let there = there.after(AttemptAction::HandIn(clocks(4000)));
        let here = here.after(AttemptAction::Elsewhere(there.result));
        assert_eq!((here.phase, here.revision), (AttemptPhase::Over, 1));
    }

    #[test]
    fn ok_who_comes_back_finds_the_item_that_he_answered_last() {
        let left = attempt()
            .after(AttemptAction::Answer(1, Answer { count: Some(1), ..Answer::default() }));
        let again = RunningAttempt::open(left.result, left.blueprint, clocks(1000));
        assert_eq!((attempt().shown, again.shown), (0, 1));
    }

    #[test]
    fn ok_another_exam_in_another_window_changes_nothing() {
        let here = attempt();
        let mut other = attempt().after(AttemptAction::HandIn(clocks(4000))).result;
        other.attempt.started += 1;
        assert_eq!(here.after(AttemptAction::Elsewhere(other)), here);
        let mut shorter = attempt().after(AttemptAction::HandIn(clocks(4000))).result;
        shorter.attempt.given.pop();
        assert_eq!(here.after(AttemptAction::Elsewhere(shorter)), here);
    }
}
