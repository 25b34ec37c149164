//! Paraphrases of the rules in English.

use acconcio_quadrigliona::book::Rule;

pub(in crate::language) fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::PreRegistration => "Teams register by the day before; places are limited.",
        Rule::LateArrival => "Arriving late is possible where the organisers have agreed to it.",
        Rule::TakingPartAccepts => "Whoever takes part accepts the rules on display in the hall.",
        Rule::HoopsOnTheWay => {
            "On his way between the boards the runner jumps through hoops, feet together."
        }
        Rule::PieceFalls => "Each piece that falls on the way costs a minute.",
        Rule::HoopTouched => "Each hoop that is touched costs a minute.",
        Rule::MinuteOnBothClocks => {
            "The minute is taken from the team at fault, on both of its clocks."
        }
        Rule::EveryOccurrenceCounts => "Each occurrence costs its minute, without a limit.",
        Rule::KnockOut => "The event is a knock-out in at least two groups.",
        Rule::FreeExchange => "The members of a team may exchange their places freely.",
        Rule::CaptainNamed => "Each team names a captain before the play begins.",
        Rule::TeamsToldApart => {
            "The teams are told apart by caps of different colours, or in another way."
        }
        Rule::FifteenMinutes => "Fifteen minutes for a game.",
        Rule::MoverPresses => "The player who made the move presses the clock.",
        Rule::OneHiredPlayer => {
            "A team that is short may hire one player, one only, of a team already eliminated."
        }
        Rule::OrderOfRegistration => "Teams are admitted in the order in which they registered.",
        Rule::RaceBreaksTie => {
            "A drawn match may be decided by a race on foot, one player for each team."
        }
        Rule::AwardBreaksTie => {
            "A drawn match may be awarded to the team that has already played and is unbeaten."
        }
        Rule::FollowsFideBlitz => "Where nothing else is said, the rules of FIDE blitz apply.",
        Rule::TwoPlayersAndRunner => "A team is two players, on different boards, and one runner.",
        Rule::OneOfEachColour => "In each team one player has White and the other Black.",
        Rule::OnePieceAtATime => "The runner carries one piece at a time.",
        Rule::RunnerOffTheBoards => "The runner does not step onto the boards.",
        Rule::RunnerOffTheClocks => "The runner does not touch the clocks.",
        Rule::TwoGamesAtOnce => "A match is two different games, played at the same time.",
        Rule::ClocksInSight => {
            "The boards stand close together and the clocks outside, so that every player sees both."
        }
        Rule::BeginTogether => "Both games begin at the same moment.",
        Rule::CapturedGoesToPartner => "Every captured piece goes to the capturer’s partner.",
        Rule::PassedAfterTheMove => "It may be handed over only once the capture is completed.",
        Rule::ReserveOfPartner => "It joins the partner’s reserve; it is of his colour.",
        Rule::ReserveVisible => "A reserve lies in full view of the other team.",
        Rule::DropInsteadOfMove => {
            "Instead of moving, a player may put a piece of his reserve on an empty square of his \
             own board."
        }
        Rule::DropMayMate => "A piece so put may give check, and mate.",
        Rule::KingSafeAfterDrop => {
            "At the end of that turn his own king may not be in check; otherwise the move is illegal."
        }
        Rule::NoPawnOnEndRanks => "A pawn is not put on the first or the last rank.",
        Rule::OnlyReserveOnEmptySquare => {
            "Only an empty square, and only a piece that lies in the reserve."
        }
        Rule::DroppedPawnStartsAnew => {
            "A pawn put on its starting rank may advance two squares on its first move."
        }
        Rule::DroppedPawnEnPassant => "After that double step it may be taken en passant.",
        Rule::DroppedRookNeverCastles => "A rook that came from the reserve does not castle.",
        Rule::PromotedStaysPawn => {
            "A pawn on the last rank is promoted, but the piece of wood stays a pawn."
        }
        Rule::PromotionNamedAloud => "The player says aloud which piece it is from now on.",
        Rule::CapturedPromotedIsPawn => "If it is captured, it goes to the reserve as a pawn.",
        Rule::OffBoardIsReserve => {
            "Every piece of a player that is off the boards counts as the reserve of his partner."
        }
        Rule::NeverStalemated => "Nobody is stalemated while a piece could still be put.",
        Rule::NotMatedWhileDropParries => {
            "A check that a piece of the reserve could parry is no mate, even if the reserve is empty now."
        }
        Rule::FinalMate => {
            "A mate is final if the check comes from a neighbouring square, from a knight, or from \
             two pieces at once."
        }
        Rule::NoLackOfMaterial => {
            "Nobody ever lacks the pieces to mate: his partner may send some."
        }
        Rule::MayWait => {
            "A player may wait for a piece as long as the game goes on; his clock runs."
        }
        Rule::OwnBoardOnly => "Each plays his own game and acts on no other board.",
        Rule::OwnClockOnly => "Each presses his own clock and no other.",
        Rule::PartnersCaptures => "The pieces that his partner captured a player may handle.",
        Rule::HandsOffInOpponentsTurn => {
            "In the opponent’s turn a player neither moves nor touches pieces."
        }
        Rule::ViewNotObstructed => "Nobody gets between the opponent and his board.",
        Rule::RepeatedViolations => {
            "Repeated violations may be punished, as the arbiter sees fit, up to the loss of the game."
        }
        Rule::PartnersMayTalk => {
            "Partners may talk: suggest moves, ask for suggestions, ask each other to wait."
        }
        Rule::NoOffence => "Nobody irritates the opponents on purpose, by conduct or by words.",
        Rule::LittleNoise => "Noise is kept as low as possible.",
        Rule::NoTouchMove => "A piece touched need not be moved.",
        Rule::CompletedByPress => {
            "A move is completed when the player starts his opponent’s clock, and not before."
        }
        Rule::OneMoveAtATime => "A player should not begin several moves at once.",
        Rule::TakenBackBeforePress => {
            "As long as the clock has not been pressed, a move may be taken back and replaced."
        }
        Rule::DisputeByBoth => {
            "In a dispute both members of a team together may stop both clocks and call the arbiter."
        }
        Rule::RepetitionClaim => "After three repetitions of a position a player may claim a draw.",
        Rule::FourOccurrences => "That is to say, the position has arisen four times.",
        Rule::CountedAloud => "The repetitions have been counted aloud.",
        Rule::OnOneBoard => "They are repetitions on one and the same board.",
        Rule::NotByDrops => "No piece of the reserve brought the position about.",
        Rule::IllegalOncePressed => "A move is illegal only once the opponent’s clock is running.",
        Rule::IllegalMoveMinute => {
            "For the first and the second illegal move the opponent gets a minute."
        }
        Rule::ThirdIllegalMoveLoses => "The third illegal move loses.",
        Rule::FinishedGameStops => {
            "As soon as a game has ended, its two players stop playing and stop the clock."
        }
        Rule::FirstEndDecides => {
            "That ends the match, whatever was about to happen on the other board."
        }
        Rule::BothWonAtOnce => {
            "If both games end at once and one team won both, it wins the match."
        }
        Rule::OtherwiseDrawn => {
            "In every other case of both games ending at once the match is drawn."
        }
        Rule::CaptureAndMate => {
            "A capture gives the partner the piece with which he mates at once, and the capturer is \
             himself mated at once: both games end at the same time."
        }
        Rule::OfferByBoth => "A draw is offered by both members of a team.",
        Rule::AcceptanceByBoth => "It is accepted by both members of the other team.",
        Rule::AgreementDecides => "A draw so agreed is the result of the match.",
        Rule::LegalMove => "Pieces move as in every game of chess.",
        Rule::OwnKingSafe => "Nobody leaves his own king attacked.",
        Rule::KingCastlesFirst => "Castling moves the king first.",
        Rule::EnPassant => "A pawn that has just advanced two squares may be taken en passant.",
        Rule::PromotionCompleted => {
            "A promotion is part of the move; left undone, the move is illegal."
        }
        Rule::Checkmate => "Checkmate wins.",
        Rule::Resignation => "Whoever resigns loses.",
        Rule::Stalemate => "Stalemate is a draw.",
        Rule::IllegalMoveOnClaim => {
            "An illegal move is claimed before the claimant has made a move of his own."
        }
        Rule::IllegalMoveLosesAtOnce => "In blitz a completed illegal move loses on a claim.",
        Rule::CorrectionByAgreement => {
            "Once the opponent has replied, a correction needs the agreement of both players."
        }
        Rule::IllegalMoveFound => "What the arbiter finds, he puts right.",
        Rule::PositionPutBack => "The position before the illegal move is put back.",
        Rule::TimesSet => "The arbiter sets the clocks.",
        Rule::NoQuickplayFinish => "There is no claim of a draw in the last two minutes.",
        Rule::FlagOnClaim => "A flag has fallen once a player validly claims it.",
        Rule::BothFlagsDown => "With both flags down the game is drawn.",
        Rule::LossOnTime => "Whoever oversteps the time loses, unless the opponent cannot mate.",
        Rule::SetUpCutoff => {
            "A wrong set-up is claimed before each player has completed three moves."
        }
        Rule::WrongSetUp => "With the pieces set up wrongly, a new game is begun.",
        Rule::NoScoresheet => "Nobody writes down the moves.",
        Rule::SamePosition => "When two positions are the same.",
        Rule::WrongClaimMinutes => "A wrong claim of a draw gives the opponent three minutes.",
        Rule::NoAdvice => "Advice from others is forbidden.",
        Rule::HavingTheMove => "Only the player who has the move acts on the board.",
        Rule::Penalties => "The measures that the Laws put at the arbiter’s disposal.",
        Rule::NoIntervention => "Otherwise the arbiter does not step in.",
    }
}
