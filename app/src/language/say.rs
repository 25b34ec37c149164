//! The arguments of texts.

use std::borrow::Cow;

use acconcio_adjudication::incident::{Hand, Person};
use acconcio_words::Argument;
use shakmaty::{CastlingSide, Color, Role, Square};

/// A value that a text shows, or by whose name it chooses among its cases.
pub trait Say {
    /// The value: the key of a case, as `docs/translating.md` lists them, or a text.
    fn say(&self) -> Argument<'_>;
}

/// A number by which a text may choose among its cases. It is shown with the separators of thousands; what is no
/// quantity, such as a year or the line of a file, is given as a text.
pub trait Count {
    /// The number.
    fn count(&self) -> Argument<'static>;
}

impl<T: Count + ?Sized> Count for &T {
    fn count(&self) -> Argument<'static> {
        (**self).count()
    }
}

fn key(key: &'static str) -> Argument<'static> {
    Argument::Text(Cow::Borrowed(key))
}

impl<T: Say + ?Sized> Say for &T {
    fn say(&self) -> Argument<'_> {
        (**self).say()
    }
}

impl Say for str {
    fn say(&self) -> Argument<'_> {
        Argument::Text(Cow::Borrowed(self))
    }
}

impl Say for String {
    fn say(&self) -> Argument<'_> {
        self.as_str().say()
    }
}

impl Say for Cow<'_, str> {
    fn say(&self) -> Argument<'_> {
        (**self).say()
    }
}

/// `yes` or `no`.
impl Say for bool {
    fn say(&self) -> Argument<'_> {
        key(if *self { "yes" } else { "no" })
    }
}

/// `white` or `black`.
impl Say for Color {
    fn say(&self) -> Argument<'_> {
        key(self.fold_wb("white", "black"))
    }
}

/// `king`, `queen`, `rook`, `bishop`, `knight` or `pawn`.
impl Say for Role {
    fn say(&self) -> Argument<'_> {
        key(match self {
            Role::King => "king",
            Role::Queen => "queen",
            Role::Rook => "rook",
            Role::Bishop => "bishop",
            Role::Knight => "knight",
            Role::Pawn => "pawn",
        })
    }
}

/// The value, or `none`.
impl<T: Say> Say for Option<T> {
    fn say(&self) -> Argument<'_> {
        self.as_ref().map_or(key("none"), Say::say)
    }
}

/// `short` or `long`.
impl Say for CastlingSide {
    fn say(&self) -> Argument<'_> {
        key(match self {
            CastlingSide::KingSide => "short",
            CastlingSide::QueenSide => "long",
        })
    }
}

/// `white`, `black`, `arbiter` or `bystander`.
impl Say for Person {
    fn say(&self) -> Argument<'_> {
        key(match self {
            Person::White => "white",
            Person::Black => "black",
            Person::Arbiter => "arbiter",
            Person::Bystander => "bystander",
        })
    }
}

/// `one`, `other` or `both`.
impl Say for Hand {
    fn say(&self) -> Argument<'_> {
        key(match self {
            Hand::One => "one",
            Hand::Other => "other",
            Hand::Both => "both",
        })
    }
}

/// Its name: `e4`.
impl Say for Square {
    fn say(&self) -> Argument<'_> {
        Argument::Text(Cow::Owned(self.to_string()))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(
            impl Count for $number {
                fn count(&self) -> Argument<'static> {
                    Argument::Number(*self as u64)
                }
            }

            impl Say for $number {
                fn say(&self) -> Argument<'_> {
                    self.count()
                }
            }
        )*
    };
}

numbers!(u8, u16, u32, u64, usize);
