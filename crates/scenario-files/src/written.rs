//! The fields of scenario files and of acts, as they are written: the parts that both games share, and the
//! macros that add a game's own fields to them.

/// Writes out, from the fields of one game: its `File` with those that the files of both games have, its
/// `Variant` likewise, and `Facts`, which gives each fact of a variant, its own or otherwise that of the file.
///
/// Fields under `facts` may stand in the file, in the variant, or in both; those under `file` and `variant`
/// only there.
macro_rules! scenario_file {
    (
        file { $( $file:ident: $of_file:ty, )* }
        variant { $( $variant:ident: $of_variant:ty, )* }
        facts { $( $fact:ident: $of_fact:ty, )* }
    ) => {
        /// A scenario file. A variant takes from the file every fact that it does not state itself.
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct File {
            topics: toml::Spanned<Vec<$crate::fields::Field>>,
            level: toml::Spanned<u8>,
            provenance: $crate::fields::Field,
            /// Whether its own laws are what the scenario is about.
            own_laws: Option<bool>,
            $( pub $file: $of_file, )*
            $( $fact: Option<$of_fact>, )*
            acts: Option<Vec<toml::Spanned<Act>>>,
            epilogue: Option<Vec<toml::Spanned<Act>>>,
            variant: toml::Spanned<Vec<Variant>>,
            /// The blessed block; read as text, not as fields.
            #[serde(rename = "expected")]
            _expected: Option<serde::de::IgnoredAny>,
        }

        /// A variant.
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct Variant {
            pub id: $crate::fields::Field,
            /// Whether its own laws are what the variant is about.
            own_laws: Option<bool>,
            $( pub $variant: $of_variant, )*
            $( $fact: Option<$of_fact>, )*
            acts: Option<Vec<toml::Spanned<Act>>>,
            /// The acts after those of the file, or of `acts`.
            then: Option<Vec<toml::Spanned<Act>>>,
            epilogue: Option<Vec<toml::Spanned<Act>>>,
            /// The statements of the source documents that this variant shows; read by `tags`.
            #[serde(rename = "shows")]
            _shows: Option<Vec<$crate::fields::Field>>,
            /// The statements that it is just outside of; read by `tags`.
            #[serde(rename = "beside")]
            _beside: Option<Vec<$crate::fields::Field>>,
        }

        /// The facts of a variant, each its own or otherwise that of the file.
        #[derive(Clone, Copy)]
        pub struct Facts<'a> {
            pub file: &'a File,
            pub variant: &'a Variant,
        }

        impl<'a> Facts<'a> {
            $( pub fn $fact(&self) -> Option<&'a $of_fact> {
                self.variant.$fact.as_ref().or(self.file.$fact.as_ref())
            } )*
        }

        impl $crate::scenario::WrittenFile for File {
            type Variant = Variant;
            type Act = Act;

            fn head(&self) -> $crate::scenario::Head<'_> {
                $crate::scenario::Head {
                    topics: &self.topics,
                    level: &self.level,
                    provenance: &self.provenance,
                }
            }

            fn variants(&self) -> &toml::Spanned<Vec<Variant>> {
                &self.variant
            }

            fn parts<'a>(&'a self, variant: &'a Variant) -> $crate::scenario::Parts<'a, Act> {
                $crate::scenario::Parts {
                    id: &variant.id,
                    has_own_laws: variant.own_laws.or(self.own_laws).unwrap_or_default(),
                    acts: $crate::acts::ActLists {
                        file: self.acts.as_deref(),
                        own: variant.acts.as_deref(),
                        then: variant.then.as_deref(),
                    },
                    epilogue: $crate::acts::ActLists {
                        file: self.epilogue.as_deref(),
                        own: variant.epilogue.as_deref(),
                        then: None,
                    },
                }
            }
        }
    };
}

/// Writes out the `Act` of a game: the person, the kind of act, and the fields that kinds need, which are texts
/// unless they are listed as others.
macro_rules! written_act {
    (texts { $( $text:ident, )* } others { $( $other:ident: $of_other:ty, )* }) => {
        /// One act with all its fields: the person, the kind of act, and what that kind needs.
        #[derive(Clone, serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct Act {
            by: $crate::fields::Field,
            does: $crate::fields::Field,
            $( pub $text: Option<$crate::fields::Field>, )*
            $( pub $other: Option<toml::Spanned<$of_other>>, )*
            seen: Option<bool>,
            after: Option<u32>,
        }

        impl $crate::reader::Written for Act {
            fn by(&self) -> &$crate::fields::Field {
                &self.by
            }

            fn does(&self) -> &$crate::fields::Field {
                &self.does
            }

            fn seen(&self) -> Option<bool> {
                self.seen
            }

            fn after(&self) -> Option<u32> {
                self.after
            }

            fn text(&self, name: &str) -> Option<&$crate::fields::Field> {
                match name {
                    $( stringify!($text) => self.$text.as_ref(), )*
                    _ => None,
                }
            }

            fn fields(&self) -> Vec<(&'static str, Option<std::ops::Range<usize>>)> {
                vec![
                    $( (stringify!($text), self.$text.as_ref().map(toml::Spanned::span)), )*
                    $( (stringify!($other), self.$other.as_ref().map(toml::Spanned::span)), )*
                ]
            }
        }
    };
}

pub(crate) use {scenario_file, written_act};
