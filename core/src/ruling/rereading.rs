//! The other tenable readings: every point that is asked is taken the other way too.

/// A point with the side taken on it.
pub(crate) trait Taken: Copy {
    /// The point.
    type Point: Copy + Ord;

    /// The point.
    fn point(&self) -> Self::Point;

    /// The same point, taken the other way.
    #[must_use]
    fn otherwise(&self) -> Self;
}

/// What is ruled under one choice of readings.
pub(crate) trait Ruled<C> {
    /// The points that were asked on the way.
    fn consulted(&self) -> &[C];

    /// Whether another choice comes to the same.
    fn comes_to_the_same(&self, other: &Self) -> bool;
}

/// Takes every point that is asked, one after the other, the other way, and what is asked only then
/// together with it; returns what comes to something new, with the points taken otherwise.
pub(crate) fn other_readings<C: Taken, R: Ruled<C>, E>(
    principal: &R,
    rule_under: impl Fn(&[C]) -> Result<R, E>,
) -> Result<Vec<(Vec<C>, R)>, E> {
    let mut readings: Vec<(Vec<C>, R)> = Vec::new();
    let otherwise = |taken: &[C], asked: &C| {
        let mut taken = taken.to_vec();
        taken.push(asked.otherwise());
        taken
    };
    let mut open: Vec<Vec<C>> =
        principal.consulted().iter().rev().map(|asked| otherwise(&[], asked)).collect();
    let mut seen: Vec<Vec<C::Point>> = Vec::new();
    while let Some(taken) = open.pop() {
        let mut key: Vec<C::Point> = taken.iter().map(Taken::point).collect();
        key.sort();
        if seen.contains(&key) {
            continue;
        }
        seen.push(key);
        let ruled = rule_under(&taken)?;
        let is_known =
            |asked: &C, among: &[C]| among.iter().any(|one| one.point() == asked.point());
        let fresh = ruled
            .consulted()
            .iter()
            .filter(|asked| !is_known(asked, &taken) && !is_known(asked, principal.consulted()));
        let further: Vec<_> = fresh.map(|asked| otherwise(&taken, asked)).collect();
        let is_new = !ruled.comes_to_the_same(principal)
            && !readings.iter().any(|(_, other)| other.comes_to_the_same(&ruled));
        if is_new {
            readings.push((taken, ruled));
        }
        open.extend(further);
    }
    Ok(readings)
}
