//! The ruling on the same incident with the colours exchanged: the Laws treat both players alike.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::Step;
use acconcio_adjudication::ruling::{Facets, Ruling};

/// Returns the first difference of the ruling from the one with the colours exchanged.
///
/// White moves first, so that a count of the moves of each player is another one in the mirror: an incident with a
/// fault in the set-up, or in the first moves, is not compared.
pub fn difference(incident: &Incident, ruling: &Ruling) -> Option<String> {
    if incident.set_up.is_some() || incident.start.fullmoves.get() == 1 {
        return None;
    }
    let mirrored = match adjudicate(&incident.mirrored()) {
        Ok(mirrored) => mirrored,
        Err(error) => return Some(error.to_string()),
    };
    if articles(&ruling.trace) != articles(&mirrored.trace) {
        return Some("the reasons".to_owned());
    }
    if ruling.readings.len() != mirrored.readings.len() {
        return Some("the number of other readings".to_owned());
    }
    let readings = ruling.readings.iter().zip(&mirrored.readings);
    let readings = readings.map(|(one, other)| (&one.facets, &other.facets));
    let mut all = [(&ruling.facets, &mirrored.facets)].into_iter().chain(readings);
    all.find_map(|(one, other)| differing(one, &other.mirrored()))
}

/// The first order that one has and the other has not.
fn differing(one: &Facets, other: &Facets) -> Option<String> {
    let (ones, others) = (one.orders(), other.orders());
    let lone = ones.iter().find(|order| !others.contains(order));
    let lone = lone.or_else(|| others.iter().find(|order| !ones.contains(order)));
    lone.map(|order| format!("{:?} by {}", order.value, order.by.article))
}

fn articles(steps: &[Step]) -> Vec<String> {
    let of = |step: &Step| {
        let mut all = articles(&step.under);
        all.push(step.by.article.to_string());
        all
    };
    steps.iter().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::{Act, ActKind, PerPlayer, Person, Regime};

    use super::*;

    /// White moves a piece, in an incident from the initial position, and presses.
    fn incident((from, to): (&str, &str)) -> Incident {
        let square = |name: &str| name.parse().expect("a square");
        let mut incident = Incident::initial(Regime::Standard);
        incident.start.fullmoves = incident.start.fullmoves.saturating_add(1);
        let kinds = [
            ActKind::touches(square(from)),
            ActKind::places(square(from), square(to)),
            ActKind::Releases { square: square(to) },
            ActKind::presses_clock(),
        ];
        incident.acts = kinds.into_iter().map(|kind| Act::by(Person::White, kind)).collect();
        incident
    }

    fn difference_of(incident: &Incident, ruled: &Incident) -> Option<String> {
        difference(incident, &adjudicate(ruled).expect("ruled"))
    }

    #[test]
    fn ok_a_move_is_ruled_alike_for_both_players() {
        for played in [("e2", "e4"), ("g1", "g3")] {
            assert_eq!(difference_of(&incident(played), &incident(played)), None);
        }
    }

    #[test]
    fn err_the_ruling_on_another_move_differs() {
        let (legal, illegal) = (incident(("e2", "e4")), incident(("e2", "e5")));
        assert!(difference_of(&legal, &illegal).is_some());
        assert!(difference_of(&illegal, &legal).is_some());
        // Another count, by the same articles.
        let counted =
            Incident { illegal_moves: PerPlayer { white: 1, black: 0 }, ..illegal.clone() };
        let difference = difference_of(&illegal, &counted).expect("another count");
        assert!(difference.contains("Counts"), "{difference}");
    }
}
