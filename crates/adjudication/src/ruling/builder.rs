//! The construction of a ruling, for every book of rules: one slot per facet, each filled once, the points
//! that were asked, and the other readings of them.

use crate::disputed_points::Side;
use crate::laws::provision::Force;
use crate::laws::{Book, Holding, Laws, Ordered, Step};

/// The error of two provisions that fill one slot differently: an error in the tables, not in the incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("two provisions order the same facet differently: {first:?} and {second:?}")]
pub struct Clash<B: Book = Laws> {
    /// The rule that filled the slot.
    pub first: B::Rule,
    /// The rule that would fill it otherwise.
    pub second: B::Rule,
}

/// The reason why a ruling cannot be closed.
#[derive(Debug, thiserror::Error)]
pub enum Unfinished<B: Book = Laws> {
    /// No provision fills a facet that every ruling has.
    #[error("no provision fills the facet {0}")]
    Gap(&'static str),
    /// Two provisions order one facet differently.
    #[error(transparent)]
    Clash(#[from] Clash<B>),
}

/// The slot of a facet in a ruling under construction, which provisions fill.
#[derive(Debug)]
pub struct Slot<T, B: Book = Laws> {
    filled: Option<Ordered<T, B>>,
    clash: Option<Clash<B>>,
}

impl<T, B: Book> Default for Slot<T, B> {
    fn default() -> Slot<T, B> {
        Slot { filled: None, clash: None }
    }
}

impl<T: PartialEq, B: Book> Slot<T, B> {
    /// Fills the slot; a second provision must order the same.
    pub fn fill(&mut self, ordered: Ordered<T, B>) {
        match &self.filled {
            None => self.filled = Some(ordered),
            Some(first) if first.value == ordered.value => {}
            Some(first) => self.clash = Some(Clash { first: first.rule, second: ordered.rule }),
        }
    }

    /// The rule that has filled it.
    pub fn rule(&self) -> Option<B::Rule> {
        self.filled.as_ref().map(|filled| filled.rule)
    }

    /// The value ordered so far.
    pub fn value(&self) -> Option<&T> {
        self.filled.as_ref().map(|filled| &filled.value)
    }

    /// Whether no provision has filled it yet.
    pub const fn is_empty(&self) -> bool {
        self.filled.is_none()
    }

    fn take(self) -> Result<Option<Ordered<T, B>>, Clash<B>> {
        match self.clash {
            Some(clash) => Err(clash),
            None => Ok(self.filled),
        }
    }
}

/// A facet of a finished ruling: one that every ruling has, one that an incident may raise, or a list.
pub trait FacetValue<B: Book>: Sized {
    /// The values that it orders.
    type Value;
    /// The slot in which it is put together.
    type Slot: Default;

    /// Returns the facet that a slot holds.
    ///
    /// # Errors
    /// Returns an error for an empty slot that every ruling has to fill, and for one that provisions fill
    /// differently.
    fn close(slot: Self::Slot, name: &'static str) -> Result<Self, Unfinished<B>>;

    /// The values ordered: none, one, or several.
    fn ordered(&self) -> &[Ordered<Self::Value, B>];

    /// Whether the same is ordered, by whatever provision.
    fn comes_to_the_same(&self, other: &Self) -> bool;
}

impl<T: PartialEq, B: Book> FacetValue<B> for Ordered<T, B> {
    type Value = T;
    type Slot = Slot<T, B>;

    fn close(slot: Slot<T, B>, name: &'static str) -> Result<Self, Unfinished<B>> {
        slot.take()?.ok_or(Unfinished::Gap(name))
    }

    fn ordered(&self) -> &[Ordered<T, B>] {
        std::slice::from_ref(self)
    }

    fn comes_to_the_same(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: PartialEq, B: Book> FacetValue<B> for Option<Ordered<T, B>> {
    type Value = T;
    type Slot = Slot<T, B>;

    fn close(slot: Slot<T, B>, _: &'static str) -> Result<Self, Unfinished<B>> {
        Ok(slot.take()?)
    }

    fn ordered(&self) -> &[Ordered<T, B>] {
        self.as_slice()
    }

    fn comes_to_the_same(&self, other: &Self) -> bool {
        self.as_ref().map(|one| &one.value) == other.as_ref().map(|one| &one.value)
    }
}

impl<T: PartialEq, B: Book> FacetValue<B> for Vec<Ordered<T, B>> {
    type Value = T;
    type Slot = Vec<Ordered<T, B>>;

    fn close(slot: Vec<Ordered<T, B>>, _: &'static str) -> Result<Self, Unfinished<B>> {
        Ok(slot)
    }

    fn ordered(&self) -> &[Ordered<T, B>] {
        self
    }

    fn comes_to_the_same(&self, other: &Self) -> bool {
        self.iter().map(|one| &one.value).eq(other.iter().map(|one| &one.value))
    }
}

/// The order of one facet, with its provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order<V, B: Book = Laws> {
    /// The value ordered.
    pub value: V,
    /// By which article of which edition, or rule of which book.
    pub by: B::Citation,
    /// By which rule.
    pub rule: B::Rule,
    /// The binding force.
    pub force: Force,
}

/// The basis on which something is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Basis<B: Book = Laws> {
    /// The rule.
    pub rule: B::Rule,
    /// Its edition and article, or its place in the book.
    pub by: B::Citation,
}

impl<B: Book> Basis<B> {
    /// The basis of an ordered value.
    pub const fn of<T>(ordered: &Ordered<T, B>) -> Basis<B> {
        Basis { rule: ordered.rule, by: ordered.by }
    }
}

/// A disputed point, and the side taken on it.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideTaken<P> {
    pub point: P,
    pub side: Side,
}

impl<P> SideTaken<P> {
    /// Returns the same point with the other side taken.
    #[must_use]
    pub fn otherwise(self) -> SideTaken<P> {
        SideTaken { point: self.point, side: self.side.other() }
    }
}

/// The points asked and the provisions noted while one ruling is put together.
#[derive(Debug)]
pub struct Inquiry<'a, P, B: Book> {
    chosen: &'a [SideTaken<P>],
    asked: Vec<SideTaken<P>>,
    trace: Vec<Step<B>>,
}

impl<'a, P: Copy + PartialEq, B: Book> Inquiry<'a, P, B> {
    /// An inquiry with some points decided beforehand.
    pub const fn under(chosen: &'a [SideTaken<P>]) -> Inquiry<'a, P, B> {
        Inquiry { chosen, asked: Vec::new(), trace: Vec::new() }
    }

    /// Returns the side taken on a point, by default `side`, and remembers that it was asked.
    pub fn ask(&mut self, point: P, side: Side) -> Side {
        let decided = self.chosen.iter().find(|choice| choice.point == point);
        let side = decided.map_or(side, |choice| choice.side);
        if !self.asked.iter().any(|choice| choice.point == point) {
            self.asked.push(SideTaken { point, side });
        }
        side
    }

    /// Notes that the ruling depends on these points.
    pub fn ask_all(&mut self, points: &[SideTaken<P>]) {
        for SideTaken { point, side } in points {
            self.ask(*point, *side);
        }
    }

    /// Enters a step into the trace.
    pub fn note(&mut self, step: Step<B>) {
        if !self.trace.contains(&step) {
            self.trace.push(step);
        }
    }

    /// Enters several steps into the trace.
    pub fn note_all(&mut self, steps: impl IntoIterator<Item = Step<B>>) {
        steps.into_iter().for_each(|step| self.note(step));
    }

    /// Enters a holding into the trace.
    pub fn note_holding(&mut self, holding: Holding<B>) {
        self.note(holding.into_step());
    }

    /// The points decided beforehand.
    pub const fn chosen(&self) -> &'a [SideTaken<P>] {
        self.chosen
    }

    /// The points asked so far, with the sides taken.
    pub fn asked(&self) -> &[SideTaken<P>] {
        &self.asked
    }

    /// Closes the ruling on this subject, with these facets.
    pub fn close<S, F>(self, subject: S, facets: F) -> Closed<S, F, P, B> {
        Closed { subject, facets, trace: self.trace, asked: self.asked }
    }
}

/// A ruling under one choice of readings.
#[derive(Debug)]
pub struct Closed<S, F, P, B: Book> {
    /// The subject of the ruling.
    pub subject: S,
    /// The facets.
    pub facets: F,
    /// The provisions that lead to it.
    pub trace: Vec<Step<B>>,
    /// The points that were asked for it.
    pub asked: Vec<SideTaken<P>>,
}

/// Another tenable reading: the points read otherwise, and the ruling that follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<S, F, P, B: Book> {
    /// The points on which it differs from the principal ruling, and the side taken.
    pub taken: Vec<SideTaken<P>>,
    /// The subject of the ruling under it: a point read otherwise may lead to another subject.
    pub subject: S,
    /// The facets of the ruling.
    pub facets: F,
    /// The provisions that lead to it.
    pub trace: Vec<Step<B>>,
}

/// A ruling on an incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling<S, F, P, B: Book> {
    /// The subject of the ruling.
    pub subject: S,
    /// The facets of the ruling, under the incident's own preset readings.
    pub facets: F,
    /// The provisions that lead to it, in the order in which an arbiter consults them.
    pub trace: Vec<Step<B>>,
    /// The other tenable readings that lead to another ruling.
    pub readings: Vec<Reading<S, F, P, B>>,
    /// The indices of acts on which this version of the core has no provisions yet.
    pub unruled: Vec<usize>,
}

impl<S, F, P, B: Book> Ruling<S, F, P, B> {
    /// The subject and the facets under every reading, those of the principal ruling first.
    pub fn under_each_reading(&self) -> impl Iterator<Item = (&S, &F)> {
        let others = self.readings.iter().map(|reading| (&reading.subject, &reading.facets));
        std::iter::once((&self.subject, &self.facets)).chain(others)
    }

    /// The facets under every reading, those of the principal ruling first.
    pub fn facets_under_each_reading(&self) -> impl Iterator<Item = &F> {
        self.under_each_reading().map(|(_, facets)| facets)
    }
}

impl<S, F: PartialEq, P, B: Book> Ruling<S, F, P, B> {
    /// The subject of the reading with these facets; that of the principal ruling where no reading has
    /// them. Two readings may order the same on different subjects: facets borrowed from the ruling itself
    /// name their own reading, a copy the first of them.
    pub fn subject_of(&self, facets: &F) -> &S {
        let own = self.under_each_reading().find(|(_, it)| std::ptr::eq(*it, facets));
        let own = own.or_else(|| self.under_each_reading().find(|(_, it)| *it == facets));
        own.map_or(&self.subject, |(subject, _)| subject)
    }
}

/// Takes every point that was asked the other way, one after the other, together with the points that are
/// asked only then; returns the readings with a new result, with the points taken otherwise.
///
/// The subject of the ruling is chosen by `rule_under`, and therefore anew under each reading: a point that
/// decides which acts are faults also decides which fault comes first.
///
/// # Errors
/// Returns the errors of `rule_under`.
pub fn other_readings<S, F, P: Copy + Ord, B: Book, E>(
    principal: &Closed<S, F, P, B>,
    comes_to_the_same: impl Fn((&S, &F), (&S, &F)) -> bool,
    rule_under: impl Fn(&[SideTaken<P>]) -> Result<Closed<S, F, P, B>, E>,
) -> Result<Vec<Reading<S, F, P, B>>, E> {
    let mut readings: Vec<Reading<S, F, P, B>> = Vec::new();
    let otherwise = |taken: &[SideTaken<P>], asked: &SideTaken<P>| {
        let mut taken = taken.to_vec();
        taken.push(asked.otherwise());
        taken
    };
    let mut open: Vec<Vec<SideTaken<P>>> =
        principal.asked.iter().rev().map(|asked| otherwise(&[], asked)).collect();
    let mut seen: Vec<Vec<P>> = Vec::new();
    while let Some(taken) = open.pop() {
        let mut key: Vec<P> = taken.iter().map(|choice| choice.point).collect();
        key.sort();
        if seen.contains(&key) {
            continue;
        }
        seen.push(key);
        let ruled = rule_under(&taken)?;
        let is_among = |asked: &SideTaken<P>, known: &[SideTaken<P>]| {
            known.iter().any(|choice| choice.point == asked.point)
        };
        let fresh = ruled
            .asked
            .iter()
            .filter(|asked| !is_among(asked, &taken) && !is_among(asked, &principal.asked));
        let further: Vec<_> = fresh.map(|asked| otherwise(&taken, asked)).collect();
        let is_same =
            |subject, facets| comes_to_the_same((subject, facets), (&ruled.subject, &ruled.facets));
        let is_new = !is_same(&principal.subject, &principal.facets)
            && !readings.iter().any(|other| is_same(&other.subject, &other.facets));
        if is_new {
            let Closed { subject, facets, trace, .. } = ruled;
            readings.push(Reading { taken, subject, facets, trace });
        }
        open.extend(further);
    }
    Ok(readings)
}

/// Writes out, from one list of facets: the struct `Facets`, whether two of them come to the same, the
/// `FacetName` of each, what each orders as a `FacetOrder`, and the `RulingBuilder` with a slot for each.
///
/// A facet has the name of its field and of its variant; it is an [`Ordered`] value, an option or a
/// list of them.
#[macro_export]
macro_rules! facets {
    (
        book $book:ty, points $point:ty, readings $readings:ty;
        $( $(#[$doc:meta])+ $name:ident $variant:ident: $facet:ty, )+
    ) => {
        /// The facets of a ruling. Those that an incident does not raise are absent.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Facets {
            $( $(#[$doc])+ pub $name: $facet, )+
        }

        impl Facets {
            /// Whether two rulings have the same effect, whatever articles they rest on.
            pub fn come_to_the_same(&self, other: &Facets) -> bool {
                $( $crate::ruling::FacetValue::<$book>::comes_to_the_same(&self.$name, &other.$name) )&&+
            }

            /// Whether one facet has the same effect in two rulings, whatever articles it rests on.
            pub fn come_to_the_same_on(&self, other: &Facets, name: FacetName) -> bool {
                match name { $( FacetName::$variant => {
                    $crate::ruling::FacetValue::<$book>::comes_to_the_same(&self.$name, &other.$name)
                } )+ }
            }

            /// The basis on which a facet is ordered; none where nothing is.
            pub fn basis(&self, name: FacetName) -> Option<$crate::ruling::Basis<$book>> {
                match name { $( FacetName::$variant => {
                    let ordered = $crate::ruling::FacetValue::<$book>::ordered(&self.$name);
                    ordered.first().map($crate::ruling::Basis::of)
                } )+ }
            }

            /// Everything that is ordered, in the order in which a ruling is given.
            pub fn orders(&self) -> Vec<$crate::ruling::Order<FacetOrder<'_>, $book>> {
                let mut orders = Vec::new();
                $( for ordered in $crate::ruling::FacetValue::<$book>::ordered(&self.$name) {
                    orders.push($crate::ruling::Order {
                        value: FacetOrder::$variant(&ordered.value),
                        by: ordered.by,
                        rule: ordered.rule,
                        force: ordered.force,
                    });
                } )+
                orders
            }
        }

        /// A facet of a ruling, by its name.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
            strum::VariantArray,
        )]
        #[serde(rename_all = "kebab-case")]
        pub enum FacetName {
            $( $(#[$doc])+ $variant, )+
        }

        /// The order of one facet.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum FacetOrder<'a> {
            $( $(#[$doc])+ $variant(&'a <$facet as $crate::ruling::FacetValue<$book>>::Value), )+
        }

        /// A ruling under construction, under one choice of readings.
        #[derive(Debug)]
        pub(crate) struct RulingBuilder<'a> {
            readings: &'a $readings,
            inquiry: $crate::ruling::Inquiry<'a, $point, $book>,
            $( pub(crate) $name: <$facet as $crate::ruling::FacetValue<$book>>::Slot, )+
        }

        impl<'a> RulingBuilder<'a> {
            /// Opens an empty ruling, with some points decided beforehand.
            pub(crate) fn open(
                readings: &'a $readings,
                chosen: &'a [$crate::ruling::SideTaken<$point>],
            ) -> RulingBuilder<'a> {
                RulingBuilder {
                    readings,
                    inquiry: $crate::ruling::Inquiry::under(chosen),
                    $( $name: Default::default(), )+
                }
            }

            /// Closes the ruling, and returns its facets, its trace and the points that were asked.
            pub(crate) fn close<S>(
                self,
                subject: S,
            ) -> Result<
                $crate::ruling::Closed<S, Facets, $point, $book>,
                $crate::ruling::Unfinished<$book>,
            > {
                let facets = Facets {
                    $( $name: $crate::ruling::FacetValue::<$book>::close(
                        self.$name,
                        stringify!($name),
                    )?, )+
                };
                Ok(self.inquiry.close(subject, facets))
            }
        }

        impl<'a> std::ops::Deref for RulingBuilder<'a> {
            type Target = $crate::ruling::Inquiry<'a, $point, $book>;

            fn deref(&self) -> &Self::Target {
                &self.inquiry
            }
        }

        impl std::ops::DerefMut for RulingBuilder<'_> {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.inquiry
            }
        }
    };
}
