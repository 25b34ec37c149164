//! The reasons of a ruling in words: no sentence stands in them with opposite statuses.

use acconcio_adjudication::laws::{Status, Step};

use super::{FactContext, Language};

/// A step of a trace with its fact in words.
#[derive(Clone, Debug)]
pub struct StatedStep<'a> {
    /// The step.
    pub step: &'a Step,
    /// Its fact as a sentence.
    pub fact: String,
    /// The steps under it.
    pub under: Vec<StatedStep<'a>>,
}

impl Language {
    /// The steps of a trace in words. A fact by which an earlier provision has been stated with the opposite
    /// status is not stated again: the sentence refers to that provision. A provision that orders something
    /// because it is not met is stated once, as not met.
    pub fn reasons<'a>(self, steps: &'a [Step], context: &FactContext) -> Vec<StatedStep<'a>> {
        let mut said = Vec::new();
        let steps = steps.iter().filter(|step| !is_stated_as_unmet(step, steps));
        steps.map(|step| self.stated_step(step, context, &mut said)).collect()
    }

    fn stated_step<'a>(
        self,
        step: &'a Step,
        context: &FactContext,
        said: &mut Vec<Said<'a>>,
    ) -> StatedStep<'a> {
        let sentence = self.fact(step.fact.clone(), context);
        let other = said
            .iter()
            .find(|it| it.sentence == sentence && is_opposite(it.by.status, step.status));
        let fact = match other {
            Some(other) => self.ruling().same_fact(self.article(other.by.by)),
            None => sentence.clone(),
        };
        if other.is_none() {
            said.push(Said { sentence, by: step });
        }
        let under = step.under.iter().map(|under| self.stated_step(under, context, said)).collect();
        StatedStep { step, fact, under }
    }
}

const fn is_opposite(one: Status, other: Status) -> bool {
    matches!((one, other), (Status::Holds, Status::NotMet) | (Status::NotMet, Status::Holds))
}

/// A sentence that has been stated, with the provision it was stated by.
struct Said<'a> {
    sentence: String,
    by: &'a Step,
}

/// Whether the same provision follows as not met on the same fact.
fn is_stated_as_unmet(step: &Step, steps: &[Step]) -> bool {
    let is_unmet = |other: &&Step| {
        other.status == Status::NotMet
            && (other.rule, other.by) == (step.rule, step.by)
            && other.fact == step.fact
    };
    step.status == Status::Holds && step.under.is_empty() && steps.iter().any(|it| is_unmet(&it))
}
