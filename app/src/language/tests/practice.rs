//! Tests of the texts on practice, hints and principles.

use acconcio_training::digest::Complexity;
use acconcio_training::intervention::{Timing, Window};
use acconcio_training::whatif::Principle;

use super::check;
use crate::features::incident::ruling_form::hint::Hint;
use crate::features::library::filter::Filter;
use crate::features::library::queue::Purpose;
use crate::features::library::run::{Ending, Run, Tally};
use crate::language::Language;
use crate::platform::storage::progress::State;
use crate::platform::storage::ruling_record::Certainty;

#[test]
fn ok_every_wrong_principle_has_words() {
    for principle in Principle::all() {
        check(|language| language.principle(principle));
    }
    let said = |code: &str| {
        let principle = Principle::named(code).unwrap();
        super::QUOTED.map(|language| language.principle(principle))
    };
    let [english, italian] = said("standard-in-blitz");
    assert_eq!(english, "applies the standard rule in blitz");
    assert_eq!(italian, "applica la norma del gioco a tempo lungo nel gioco lampo");
    let [english, italian] = said("rapid-unsupervised-as-supervised");
    assert_eq!(english, "applies to rapid without adequate supervision the rules for play with it");
    assert!(italian.starts_with("nel gioco rapido senza supervisione adeguata"), "{italian}");
}

#[test]
fn ok_what_practice_says_has_words() {
    let run = Run { seed: 0, began: 0 };
    let purposes = [
        Purpose::List,
        Purpose::Course(String::new()),
        Purpose::Continuous(run),
        Purpose::SuddenDeath(run),
        Purpose::Intervene(run),
        Purpose::Mistakes,
        Purpose::Review,
    ];
    for purpose in purposes {
        check(|language| language.purpose(&purpose).to_owned());
    }
    for count in [0, 1, 2] {
        let tally = Tally { right: count.min(1), ruled: count };
        check(|language| language.right_in_run(tally));
        check(|language| language.right_lately(tally));
        check(|language| language.run_ended(Ending { length: count, longest: 7 }));
        check(|language| language.practice().mistakes_found(count));
        check(|language| language.practice().course_so_far(3usize, count, count));
        check(|language| language.incidents_found(count, 3));
    }
    check(|language| language.practice().longest_run(3usize));
    check(|language| language.practice().place_of(3usize, 14usize));
    for state in State::ALL {
        check(|language| language.state(state).to_owned());
    }
}

#[test]
fn ok_a_choice_of_incidents_is_named() {
    let filter = Filter::of_hash("#/practice?words=chernin&topic=castling&level=2");
    let [english, italian] = super::QUOTED.map(|language| language.chosen(&filter));
    assert!(english.starts_with("“chernin”, Castling"), "{english}");
    assert!(italian.starts_with("«chernin», Arrocco"), "{italian}");
    assert_eq!(Language::English.chosen(&Filter::default()), "");
}

#[test]
fn ok_hints_and_degrees_have_words() {
    for hint in Hint::ALL {
        check(|language| language.hint(hint).to_owned());
    }
    for degree in Certainty::ALL {
        check(|language| language.certainty(degree).to_owned());
    }
    check(|language| language.hint_deducted(25));
    assert_eq!(Language::English.hint_cost(25), "−25%");
}

#[test]
fn ok_what_is_said_of_a_stop_has_words() {
    let timings = [
        Timing::InTime,
        Timing::Permitted,
        Timing::Tenable,
        Timing::TooEarly,
        Timing::TooLate,
        Timing::Missed,
        Timing::LetPass,
        Timing::RightlySilent,
        Timing::NotCalledFor,
    ];
    for timing in timings {
        check(|language| language.timing(timing).to_owned());
        check(|language| language.timing_line(timing).to_owned());
    }
    for to in [None, Some(4), Some(6)] {
        check(|language| language.steps_in_from(Window { from: 4, to }));
    }
}

#[test]
fn ok_what_the_list_is_filtered_by_has_words() {
    for complexity in Complexity::ALL {
        check(|language| language.complexity(complexity).to_owned());
    }
    let counted = super::QUOTED.map(|language| language.article_with_count("7.5.1", 12));
    assert_eq!(counted, ["Art. 7.5.1 (12)", "Art. 7.5.1 (12)"]);
}
