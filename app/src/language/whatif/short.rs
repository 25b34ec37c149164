//! Rulings in a few words, as in a table.

use acconcio_adjudication::Ruling;
use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::ruling::{Classification, Duty, Outcome, Reinstatement, Trigger};
use shakmaty::Color;

use super::{en, it};
use crate::language::{BeforeTheTurn, Language};

impl Language {
    /// A ruling in a few words: `illegal · undone · Black +2:00`.
    pub fn ruling_in_short(self, ruling: &Ruling) -> String {
        let facets = &ruling.facets;
        let class = facets.classification.value;
        let mut parts = vec![match self {
            Language::English => en::classification(class).to_owned(),
            Language::Italian => it::classification(class).to_owned(),
        }];
        if facets.result.value == Outcome::Continues {
            parts.extend(self.motion_in_short(facets.trigger.value).map(str::to_owned));
        }
        parts.extend(self.board_in_short(ruling).map(str::to_owned));
        parts.extend(self.duty_in_short(ruling));
        parts.extend(self.time_in_short(ruling));
        parts.extend(self.outcome_in_short(facets.result.value));
        parts.join(" · ")
    }

    fn motion_in_short(self, trigger: Trigger) -> Option<&'static str> {
        match (self, trigger) {
            (_, Trigger::ExOfficio | Trigger::OnClaim) => None,
            (Language::English, Trigger::OnAgreement) => Some("by agreement"),
            (Language::Italian, Trigger::OnAgreement) => Some("d’accordo"),
            (Language::English, Trigger::None) => Some("left as it is"),
            (Language::Italian, Trigger::None) => Some("non si interviene"),
        }
    }

    fn board_in_short(self, ruling: &Ruling) -> Option<&'static str> {
        let (english, italian) = match ruling.facets.board.value {
            Reinstatement::Keep => return None,
            Reinstatement::BeforeTheTurn if !ruling.subject.is_board_changed => return None,
            Reinstatement::BeforeTheTurn => ("undone", "annullata"),
            Reinstatement::AfterTheRelease => ("the release stands", "vale il rilascio"),
            Reinstatement::PawnBecomesQueen(_) => ("becomes a queen", "diventa Donna"),
            Reinstatement::LastIdentifiable(_) => {
                ("last position known", "ultima posizione identificabile")
            }
            Reinstatement::PiecesPutRight => ("pieces put right", "pezzi rimessi a posto"),
            Reinstatement::BeforeTheAct(_) => ("back before it", "si torna a prima"),
            Reinstatement::TransferredToRightBoard => {
                ("position transferred", "posizione trasferita")
            }
            Reinstatement::NewGame => ("new game", "nuova partita"),
        };
        Some(match self {
            Language::English => english,
            Language::Italian => italian,
        })
    }

    /// The obligation, where the ruling depends on it: in matters of touch, and in the old codes.
    fn duty_in_short(self, ruling: &Ruling) -> Option<String> {
        let facets = &ruling.facets;
        let class = facets.classification.value;
        let is_about_it = facets.remedies.is_some()
            || matches!(
                class,
                Classification::Irregular
                    | Classification::Incomplete
                    | Classification::RefusedClaim
            );
        let duty = facets.obligation.as_ref().filter(|_| is_about_it)?.value.duty;
        let before = BeforeTheTurn {
            player: ruling.subject.player,
            board: &ruling.subject.before.board,
            position: ruling.subject.position.as_ref(),
        };
        let short = self.duty(duty, before);
        // A move is at the beginning of the words, with its own letters.
        Some(if matches!(duty, Duty::Stands(_)) { short } else { uncapitalised(&short) })
    }

    fn time_in_short(self, ruling: &Ruling) -> Option<String> {
        let mut seconds = PerPlayer::<i32>::default();
        for change in &ruling.facets.time {
            *seconds.of_mut(change.value.player) += change.value.seconds;
        }
        let one = |player: Color| {
            let time = self.time_step(seconds.of(player));
            format!("{} {time}", self.color_label(player))
        };
        let changed = Color::ALL.into_iter().filter(|player| seconds.of(*player) != 0);
        let short: Vec<String> = changed.map(one).collect();
        (!short.is_empty()).then(|| short.join(", "))
    }

    fn outcome_in_short(self, outcome: Outcome) -> Option<String> {
        match (self, outcome) {
            (_, Outcome::Continues) => None,
            (Language::English, Outcome::Won(player)) => {
                Some(format!("{} wins", self.color(player)))
            }
            (Language::Italian, Outcome::Won(player)) => {
                Some(format!("vince {}", self.color_within(player)))
            }
            (Language::English, Outcome::Drawn) => Some("drawn".to_owned()),
            (Language::Italian, Outcome::Drawn) => Some("patta".to_owned()),
            (Language::English, Outcome::PlayedAgain) => Some("played again".to_owned()),
            (Language::Italian, Outcome::PlayedAgain) => Some("si rigioca".to_owned()),
        }
    }
}

/// Returns a clause with its first letter in lower case.
fn uncapitalised(clause: &str) -> String {
    let mut letters = clause.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
