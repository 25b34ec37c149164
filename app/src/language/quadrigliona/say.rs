//! The persons, boards and teams of a match, as keys of texts.

use std::borrow::Cow;

use acconcio_quadrigliona::act::{Accord, Clock, Person};
use acconcio_quadrigliona::{Seat, Table, Team};
use acconcio_words::Argument;
use shakmaty::Color;

use crate::language::say::Say;

fn key(key: &'static str) -> Argument<'static> {
    Argument::Text(Cow::Borrowed(key))
}

/// `A` or `B`.
impl Say for Table {
    fn say(&self) -> Argument<'_> {
        key(match self {
            Table::A => "A",
            Table::B => "B",
        })
    }
}

/// `red` or `blue`.
impl Say for Team {
    fn say(&self) -> Argument<'_> {
        key(match self {
            Team::Red => "red",
            Team::Blue => "blue",
        })
    }
}

/// `white-a`, `black-a`, `white-b` or `black-b`.
impl Say for Seat {
    fn say(&self) -> Argument<'_> {
        key(seat(self.color, self.table))
    }
}

/// The player whose clock it is.
impl Say for Clock {
    fn say(&self) -> Argument<'_> {
        key(seat(self.color, self.table))
    }
}

fn seat(color: Color, table: Table) -> &'static str {
    match (color, table) {
        (Color::White, Table::A) => "white-a",
        (Color::Black, Table::A) => "black-a",
        (Color::White, Table::B) => "white-b",
        (Color::Black, Table::B) => "black-b",
    }
}

/// A seat, `red-runner`, `blue-runner`, `red-team`, `blue-team`, `arbiter` or `bystander`.
impl Say for Person {
    fn say(&self) -> Argument<'_> {
        match self {
            Person::Player(seat) => seat.say(),
            Person::Runner(Team::Red) => key("red-runner"),
            Person::Runner(Team::Blue) => key("blue-runner"),
            Person::Team(Team::Red) => key("red-team"),
            Person::Team(Team::Blue) => key("blue-team"),
            Person::Arbiter => key("arbiter"),
            Person::Bystander => key("bystander"),
        }
    }
}

/// `alone` or `with-partner`.
impl Say for Accord {
    fn say(&self) -> Argument<'_> {
        key(match self {
            Accord::Alone => "alone",
            Accord::WithPartner => "with-partner",
        })
    }
}
