//! Values in words, under the names under which they are serialised: `touched-first(rook, h1)`.

use std::fmt::{Display, Error, Write};

use serde::{Serialize, Serializer, ser};

/// A value in words: its name, and what it is about in brackets; nothing where it is none.
pub fn serialised(value: impl Serialize) -> String {
    let mut words = String::new();
    value.serialize(Writer(&mut words)).expect("a text takes all that is serialised");
    words
}

/// Writes a value.
struct Writer<'a>(&'a mut String);

impl<'a> Writer<'a> {
    fn word(self, word: impl Display) -> Result<(), Error> {
        write!(self.0, "{word}")
    }

    fn parts(self, name: &str, begin: &str, end: &'static str) -> Result<Parts<'a>, Error> {
        write!(self.0, "{name}{begin}")?;
        Ok(Parts { words: self.0, is_empty: true, end })
    }
}

/// Writes the parts of a value.
struct Parts<'a> {
    words: &'a mut String,
    is_empty: bool,
    end: &'static str,
}

impl Parts<'_> {
    fn part<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        let comma = if self.is_empty { "" } else { ", " };
        self.is_empty = false;
        write!(self.words, "{comma}{name}")?;
        value.serialize(Writer(self.words))
    }

    fn close(self) -> Result<(), Error> {
        self.words.push_str(self.end);
        Ok(())
    }
}

/// Values of one word.
macro_rules! words {
    ($($method:ident: $value:ty,)+) => {
        $( fn $method(self, value: $value) -> Result<(), Error> {
            self.word(value)
        } )+
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    words! {
        serialize_bool: bool, serialize_char: char, serialize_str: &str, serialize_unit_struct: &'static str,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64,
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.word("none")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.word("none")
    }

    fn serialize_unit_variant(self, _: &str, _: u32, name: &'static str) -> Result<(), Error> {
        self.word(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut parts = self.parts(name, "(", ")")?;
        parts.part("", value)?;
        parts.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Error> {
        self.parts("", "[", "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Error> {
        self.parts("", "(", ")")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Error> {
        self.parts("", "(", ")")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Error> {
        self.parts(name, "(", ")")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Error> {
        self.parts("", "{ ", " }")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Error> {
        self.parts("", "{ ", " }")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Error> {
        self.parts(name, " { ", " }")
    }
}

/// Parts that stand one after the other, without names.
macro_rules! unnamed {
    ($($form:ident: $method:ident,)+) => {
        $( impl ser::$form for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.part("", value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        } )+
    };
}

unnamed! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

/// Parts with names.
macro_rules! named {
    ($($form:ident,)+) => {
        $( impl ser::$form for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.part(&format!("{name}: "), value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        } )+
    };
}

named! { SerializeStruct, SerializeStructVariant, }

impl ser::SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.part("", key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.words.push_str(": ");
        value.serialize(Writer(self.words))
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Value {
        OneWord,
        OfOne(Option<u8>),
        OfTwo(i32, &'static str),
        WithNames { from: char, to: Vec<Value> },
    }

    #[track_caller]
    fn check(value: impl Serialize, words: &str) {
        assert_eq!(serialised(value), words);
    }

    #[test]
    fn ok_a_value_is_written_under_its_serialised_names() {
        check(Value::OneWord, "one-word");
        check(Value::OfOne(Some(3)), "of-one(3)");
        check(Value::OfOne(None), "of-one(none)");
        check(Value::OfTwo(-1, "h1"), "of-two(-1, h1)");
        let to = vec![Value::OneWord, Value::OfOne(Some(0))];
        check(
            Value::WithNames { from: 'a', to },
            "with-names { from: a, to: [one-word, of-one(0)] }",
        );
        check((true, ()), "(true, none)");
        check(BTreeMap::from([("a", 1), ("b", 2)]), "{ a: 1, b: 2 }");
    }
}
