//! The claimant, and the time until which he may still claim.

use acconcio_adjudication::ruling::{ClaimWindow, Claimant, Cutoff};

use crate::language::Language;

impl Language {
    /// The claimant, and the time until which he may still claim.
    pub fn window(self, window: ClaimWindow) -> String {
        match self {
            Language::English => english(window),
            Language::Italian => italian(window),
        }
    }
}

fn english(ClaimWindow { claimant, until }: ClaimWindow) -> String {
    let text = match (claimant, until) {
        (Claimant::Opponent, Cutoff::PieceTouched) => {
            "The opponent may claim until he deliberately touches a piece."
        }
        (Claimant::Opponent, Cutoff::OwnMoveMade) => {
            "The opponent may claim until he has made his own move."
        }
        (Claimant::Opponent, Cutoff::GameEnds) => "The opponent may claim while the game lasts.",
        (Claimant::Anyone, Cutoff::PieceTouched) => {
            "It may be put right until the opponent deliberately touches a piece."
        }
        (Claimant::Anyone, Cutoff::OwnMoveMade) => {
            "It may be put right until the opponent has made his own move."
        }
        (Claimant::Anyone, Cutoff::GameEnds) => {
            "Whoever finds it, it is put right as long as the game lasts."
        }
        (Claimant::Opponent, Cutoff::LastMoves(count)) => {
            return format!(
                "The opponent may claim while it lies within the player’s last {count} moves."
            );
        }
        (Claimant::Anyone, Cutoff::LastMoves(count)) => {
            return format!(
                "Whoever finds it, it is put right within the player’s last {count} moves."
            );
        }
    };
    text.to_owned()
}

fn italian(ClaimWindow { claimant, until }: ClaimWindow) -> String {
    let text = match (claimant, until) {
        (Claimant::Opponent, Cutoff::PieceTouched) => {
            "L’avversario può reclamare finché non tocca deliberatamente un pezzo."
        }
        (Claimant::Opponent, Cutoff::OwnMoveMade) => {
            "L’avversario può reclamare finché non ha eseguito la propria mossa."
        }
        (Claimant::Opponent, Cutoff::GameEnds) => {
            "L’avversario può reclamare finché dura la partita."
        }
        (Claimant::Anyone, Cutoff::PieceTouched) => {
            "Si può rimediare finché l’avversario non tocca deliberatamente un pezzo."
        }
        (Claimant::Anyone, Cutoff::OwnMoveMade) => {
            "Si può rimediare finché l’avversario non ha eseguito la propria mossa."
        }
        (Claimant::Anyone, Cutoff::GameEnds) => {
            "Chiunque lo constati, vi si rimedia finché la partita è in corso."
        }
        (Claimant::Opponent, Cutoff::LastMoves(count)) => {
            return format!(
                "L’avversario può reclamare se il fatto è fra le ultime {count} mosse del giocatore."
            );
        }
        (Claimant::Anyone, Cutoff::LastMoves(count)) => {
            return format!(
                "Chiunque lo constati, vi si rimedia entro le ultime {count} mosse del giocatore."
            );
        }
    };
    text.to_owned()
}
