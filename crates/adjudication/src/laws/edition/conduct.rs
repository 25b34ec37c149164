//! The provisions of an edition on the conduct of the players and of others.

use serde::Serialize;

use crate::laws::Provision;

/// Articles 12 and 13.7 (2009), 11 and 12.8 (2014): conduct beside the moves.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Conduct {
    pub(crate) disrepute: Provision,
    pub(crate) leaving_venue: Provision,
    pub(crate) leaving_area: Provision,
    /// The event may oblige the opponent of the player who has the move to report; none before 2017.
    pub(crate) reporting: Option<Provision>,
    /// None before 2014.
    pub(crate) outsiders: Option<Provision>,
    pub(crate) devices: Devices,
    /// None before 2014.
    pub(crate) inspection: Option<Provision>,
    pub(crate) smoking: Provision<Smoking>,
    pub(crate) phones_of_others: Provision,
    /// Extra time for a disturbance from outside.
    pub(crate) disturbance: Provision,
    /// The penalties to which an infraction leads.
    pub(crate) infraction: Provision,
    pub(crate) both_refuse: Provision,
    pub(crate) clock_handled: Provision,
    pub(crate) stopped_without_reason: Provision,
    /// A clock that is evidently defective is replaced; else what it shows is conclusive.
    pub(crate) clock_defect: Provision,
    pub(crate) recording: Recording,
    pub(crate) start: Start,
    /// None before 2014.
    pub(crate) explanation: Option<Provision>,
    pub(crate) stopped_for_help: Provision,
    pub(crate) finished_players: Provision,
    /// None before 2014.
    pub(crate) helper_for_pieces: Option<Provision>,
    pub(crate) helper_for_clock: Provision,
    pub(crate) helper_for_score: Provision,
    /// The event may forbid draws by agreement.
    pub(crate) draws_restricted: Provision<DrawsRestricted>,
    /// No claim by displays alone.
    pub(crate) displays: Provision,
    pub(crate) special_board: SpecialBoard,
    pub(crate) adjourned: Adjourned,
}

/// Articles 6.5 to 6.7: the start of the game.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Start {
    /// The loss of the game after the default time.
    pub(crate) default_time: Provision<Unspecified>,
    /// The arbiter may decide otherwise; none in 2009.
    pub(crate) excused: Option<Provision>,
    /// White loses the time until he arrives, where neither player is there.
    pub(crate) neither_present: Provision,
}

/// The default time where the event specifies none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Unspecified {
    /// It is zero.
    Zero,
    /// The edition does not say.
    Silent,
}

/// Article 8: the recording of the moves, and what is done with the scoresheets after a flag-fall.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Recording {
    pub(crate) duty: Provision,
    /// Electronic scoresheets; none before 2023.
    pub(crate) electronic: Option<Provision>,
    /// The duty ends for the rest of a period with less time left than this, and a smaller increment.
    pub(crate) time_trouble: Provision<TimeTrouble>,
    /// Rapid and blitz games need not be recorded.
    pub(crate) not_needed: Provision,
    pub(crate) in_advance: Provision,
    pub(crate) before_the_next_move: Provision,
    pub(crate) content: Provision<Placed>,
    pub(crate) visible: Provision,
    pub(crate) draw_offer: Provision,
    /// The number of looks at the arbiter's scoresheet; none before 2017.
    pub(crate) looks: Option<Looks>,
    /// The result that both players signed stands.
    pub(crate) signed: Provision,
    /// Articles 6.3 (2009), 6.4 (2014): the number of moves is checked as soon as a flag falls.
    pub(crate) flag_check: Provision,
    pub(crate) neither_records: Provision,
    pub(crate) completed_after_flag_fall: Provision,
    pub(crate) reconstructed: Provision,
    pub(crate) next_period: Provision,
    /// None before 2017.
    pub(crate) assistance: Option<Provision>,
}

/// The looks at the arbiter's scoresheet in supervised rapid and blitz.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Looks {
    pub(crate) rapid: Provision,
    pub(crate) blitz: Provision,
}

/// The limits, in seconds, of the time trouble in which nobody has to record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct TimeTrouble {
    pub(crate) less_than: u32,
    pub(crate) increment_below: u32,
}

/// Appendix E (2009), D (2014): the game of a sighted against a visually disabled player.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct SpecialBoard {
    pub(crate) two_boards: Provision,
    pub(crate) announced: Provision,
    pub(crate) made: Provision,
    pub(crate) clock_started: Provision,
    pub(crate) sighted: Provision,
    pub(crate) score: Provision,
    pub(crate) slip: Provision,
    pub(crate) scores_agree: Provision,
    pub(crate) scores_differ: Provision,
    pub(crate) assistant_moves: Provision,
    pub(crate) assistant_announces: Provision,
    pub(crate) assistant_keeps_score: Provision,
    pub(crate) assistant_informs: Provision,
    pub(crate) assistant_claims: Provision,
    pub(crate) assistant_adjourns: Provision,
    /// The assistant of the sighted player.
    pub(crate) assistant_of_sighted: Provision,
}

/// Appendix G (2009), E (2014), Guidelines I (2017): adjourned games.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Adjourned {
    pub(crate) sealing: Provision,
    pub(crate) early: Provision,
    pub(crate) offer: Provision,
    pub(crate) concluded: Provision,
    pub(crate) opened: Provision,
    pub(crate) ambiguous: Provision,
    pub(crate) unclear: Provision,
    pub(crate) illegal: Provision,
    pub(crate) replier_present: Provision,
    pub(crate) replier_arrives: Provision,
    pub(crate) reply_sealed: Provision,
    /// The seconds after which a player who is not there loses, where the event specifies none; none where the
    /// edition does not say.
    pub(crate) late: Provision<Option<u32>>,
    pub(crate) late_excused: Provision,
    /// None where the edition does not say.
    pub(crate) neither_resumes: Option<Provision>,
    pub(crate) envelope_lost: Provision,
    pub(crate) position_lost: Provision,
    pub(crate) times: Provision,
}

/// The consequence of an electronic device in the playing venue.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum Devices {
    /// A device has to be completely switched off; one that makes a sound loses the game, and the opponent who
    /// cannot win it scores a draw.
    SoundLoses { forbidden: Provision, sound: Provision },
    /// No device at all; one on the person loses the game, whether the opponent can win it or not. The event
    /// may specify a less severe penalty.
    OnThePersonLoses {
        forbidden: Provision,
        on_person: Provision,
        /// The event may allow devices in a bag, completely switched off, which nobody uses without permission.
        bag: Provision,
    },
}

/// The acts that an event may forbid without the arbiter's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum DrawsRestricted {
    /// To agree a draw.
    Agreement,
    /// To agree a draw, or to offer one.
    OfferOrAgreement,
}

/// Whether the article on smoking is about electronic cigarettes too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Smoking {
    /// It names smoking only.
    Tobacco,
    /// It names electronic cigarettes as well.
    WithElectronicCigarettes,
}

/// The place of an article, which decides whether the article on infractions covers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Placed {
    AmongTheRulesOfConduct,
    Elsewhere,
}
