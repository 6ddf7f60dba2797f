// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/effect.h"
#include "arbiter/rulings/question.h"

#include <string>
#include <variant>

/// What the Laws say of an incident. Everything here is data: no text in any language, and no clock that is read.
namespace flagfall::rulings {

// --- what is found ------------------------------------------------------------------------------------------

/// What the Laws say, as far as the answers go.
enum class Finding {
    StandsAsEnded,       ///< the game was over before; its result stands
    ResultStands,        ///< the result is on record, and what only a game in play knows comes too late
    NotYetFallen,        ///< the flag has not fallen in the sense of the Laws: a player must claim it
    ClaimFails,          ///< the claim fails, and the game goes on
    WhiteWins,           ///< on time
    BlackWins,           ///< on time
    Drawn,               ///< the game is drawn
    GoesOn,              ///< the game goes on
    CheckMoves,          ///< the scoresheets must show whether the moves were made
    ArbiterDecides,      ///< no article speaks of it
    WinsUnlessNoMate,    ///< the opponent wins, or it is a draw if he cannot checkmate
    Loses,               ///< it loses the game
    LosesUnlessNoMate,   ///< it loses the game, or it is a draw if the opponent cannot checkmate
    Penalised,           ///< the opponent is given time, and the game goes on
    LeftToPenalties,     ///< no illegal move: the arbiter chooses among the penalties
    OpponentWins,        ///< the player loses and the opponent wins
    HalfUnlessMate,      ///< the player loses; the opponent scores one point, or half a point if he cannot checkmate
    HalfWithoutMate,     ///< the player loses; the opponent scores half a point
    ClaimIsOpen,         ///< the claim is to be examined
    ClaimCorrect,        ///< the claim is correct, and the game drawn
    ClaimIncorrect,      ///< the claim is incorrect
    ClaimInadmissible,   ///< it is no claim that could be examined
    OfferStands,         ///< the offer is made
    AgreedTooEarly,      ///< each player must have moved before they may agree
    BarredByEvent,       ///< the regulations of the event forbid it without the arbiter's consent
    Forfeited,           ///< who came too late has lost
    InTime,              ///< nobody has come too late
    MayStillCome,        ///< somebody is still away, and not too late yet
    SettingStays,        ///< the clock stays as it is set
    TimeIsGiven,         ///< the edition says how much time there is for it
    ArbiterSetsTime,     ///< the arbiter decides how much
    NotForeseen,         ///< nothing of the kind exists in this edition, kind of play or event
    FlagVoid,            ///< the fallen flag does not count
    ClaimPostponed,      ///< the claim is decided later; the game goes on
    ClaimRejected,       ///< the claim is rejected, and the opponent given time
    RequestRefused,      ///< the arbiter does not agree to the request
    TimesCorrected,      ///< the clocks are set to the times that are right
    StoppedRightly,      ///< the clocks were stopped for a reason
    StoppedWrongly,      ///< a player stopped the clocks without a valid reason
    MustRecord,          ///< the player has to record the moves
    NeedNotRecord,       ///< the player need not record the moves
    SheetsFirst,         ///< the scoresheets are brought up to date first
    WhiteLosesTime,      ///< neither was there: White loses the time that passed
    ClaimNeedsSheets,    ///< a claim cannot rest on a screen alone
    BelongsToOrganiser,  ///< the scoresheet is handed over when the organiser wants it
    NotCompleted,        ///< the move was not completed: there is no penalty
    MoveStands,          ///< it is too late to correct the illegal move
    PlayersCorrect,      ///< the players agree to correct it without the arbiter
    MustNotIntervene,    ///< the arbiter does not act unless a player claims
    PenalisedMoveStands, ///< the opponent is given time; the move stands
    BecomesQueen,        ///< the pawn becomes a queen, and the opponent is given time
    NoMoveMade,          ///< the clock was pressed without a move, which counts as an illegal move
    NoFault,             ///< nobody has broken a rule
    Checkmated,          ///< it is checkmate
    MustPlayTouched,     ///< the player must move or capture what was touched
    FreeMove,            ///< nothing that was touched can be moved or captured: any legal move
    NoDuty,              ///< the touch obliges to nothing
    TooLateToComplain,   ///< the opponent has touched a piece since
    DutyBroken,          ///< another move was made than the touch allowed
    AwaitMove,           ///< the arbiter waits until the next move is completed
    ActOnIt,             ///< it is ruled on as an illegal move
    Cured,               ///< the position is legal again
    EndIsVoid,           ///< what seemed to end the game has not ended it
    OfferRejected,       ///< the offer is rejected
    NoOffer,             ///< no offer is pending
    OwnOffer,            ///< the offer that is pending is the player's own
    NotWithdrawn,        ///< an offer cannot be withdrawn
    NewGame,             ///< the game is cancelled and a new one played
    TooLateToClaim,      ///< too many moves have been made to claim it, and the game goes on
    PutBackByPlayer,     ///< the player puts the pieces back on his own time
    PositionRestored,    ///< the position before the irregularity is set up again
    PenaltyUsual,        ///< there is a usual penalty for it
    NoPenaltyUsual,      ///< usually there is no penalty for it
    PenaltyToChoose,     ///< the arbiter chooses among the penalties
    CountsAsIllegal,     ///< it counts as an illegal move
    BothLose,            ///< both players lose the game
    PenaltyGiven,        ///< the edition knows the penalty
    NeedsResult,         ///< it changes points, and the game has none yet
    AboveWin,            ///< the two scores would add up to more than a win
    Permitted,           ///< it is allowed
    Spectator,           ///< a spectator: the arbiter may expel them from the playing venue
    SignedStands,        ///< the result that was signed stands unless the arbiter decides otherwise
    SheetsDiffer,        ///< the scoresheets show different results
    AppealOpen,          ///< the appeal is to be decided
    AppealUpheld,        ///< the decision is set aside
    AppealDismissed,     ///< the decision stands
    NoAppeal,            ///< there is no appeal against this decision
    MayStillPress,       ///< the player may press the clock, even after the reply
    MoveCompleted,       ///< the next move has completed the one before
    MoveMade,            ///< the piece was released there: the move is made
    SealsMove,           ///< the player having the move seals it and then stops the clock
    SealedEarly,         ///< the rest of the session is charged to the player who adjourns
    SealingBinds,        ///< the move made on the board is the one to be sealed
    NotAdjourned,        ///< something else is decided before the game is adjourned
    NotBeforeResumed,    ///< in an adjourned game nothing is claimed, and no move ruled on, before it is resumed
    SealedMoveMade,      ///< the envelope is opened and the sealed move made on the board
    EnvelopeWaits,       ///< the player who has to reply is not there: the clock runs, and the envelope stays closed
    ReplySealed,         ///< the reply is sealed, too, and waits for the opponent
    TooLateToResume,     ///< who came too late to the resumption has lost
    StatedMoveMade,      ///< without the envelope the player makes the move that was sealed, as the player says
    TimesStand,          ///< the times noted wrongly stand
    AnswerDecides,       ///< what the Laws say depends on what is asked
};
template <>
struct Words<Finding> {
    static constexpr std::array all{Word{Finding::StandsAsEnded, "stands-as-ended"},
                                    Word{Finding::ResultStands, "result-stands"},
                                    Word{Finding::NotYetFallen, "not-yet-fallen"},
                                    Word{Finding::ClaimFails, "claim-fails"},
                                    Word{Finding::WhiteWins, "white-wins"},
                                    Word{Finding::BlackWins, "black-wins"},
                                    Word{Finding::Drawn, "drawn"},
                                    Word{Finding::GoesOn, "goes-on"},
                                    Word{Finding::CheckMoves, "check-moves"},
                                    Word{Finding::ArbiterDecides, "arbiter-decides"},
                                    Word{Finding::WinsUnlessNoMate, "wins-unless-no-mate"},
                                    Word{Finding::Loses, "loses"},
                                    Word{Finding::LosesUnlessNoMate, "loses-unless-no-mate"},
                                    Word{Finding::Penalised, "penalised"},
                                    Word{Finding::LeftToPenalties, "left-to-penalties"},
                                    Word{Finding::OpponentWins, "opponent-wins"},
                                    Word{Finding::HalfUnlessMate, "half-unless-mate"},
                                    Word{Finding::HalfWithoutMate, "half-without-mate"},
                                    Word{Finding::ClaimIsOpen, "claim-is-open"},
                                    Word{Finding::ClaimCorrect, "claim-correct"},
                                    Word{Finding::ClaimIncorrect, "claim-incorrect"},
                                    Word{Finding::ClaimInadmissible, "claim-inadmissible"},
                                    Word{Finding::OfferStands, "offer-stands"},
                                    Word{Finding::AgreedTooEarly, "agreed-too-early"},
                                    Word{Finding::BarredByEvent, "barred-by-event"},
                                    Word{Finding::Forfeited, "forfeited"},
                                    Word{Finding::InTime, "in-time"},
                                    Word{Finding::MayStillCome, "may-still-come"},
                                    Word{Finding::SettingStays, "setting-stays"},
                                    Word{Finding::TimeIsGiven, "time-is-given"},
                                    Word{Finding::ArbiterSetsTime, "arbiter-sets-time"},
                                    Word{Finding::NotForeseen, "not-foreseen"},
                                    Word{Finding::FlagVoid, "flag-void"},
                                    Word{Finding::ClaimPostponed, "claim-postponed"},
                                    Word{Finding::ClaimRejected, "claim-rejected"},
                                    Word{Finding::RequestRefused, "request-refused"},
                                    Word{Finding::TimesCorrected, "times-corrected"},
                                    Word{Finding::StoppedRightly, "stopped-rightly"},
                                    Word{Finding::StoppedWrongly, "stopped-wrongly"},
                                    Word{Finding::MustRecord, "must-record"},
                                    Word{Finding::NeedNotRecord, "need-not-record"},
                                    Word{Finding::SheetsFirst, "sheets-first"},
                                    Word{Finding::WhiteLosesTime, "white-loses-time"},
                                    Word{Finding::ClaimNeedsSheets, "claim-needs-sheets"},
                                    Word{Finding::BelongsToOrganiser, "belongs-to-organiser"},
                                    Word{Finding::NotCompleted, "not-completed"},
                                    Word{Finding::MoveStands, "move-stands"},
                                    Word{Finding::PlayersCorrect, "players-correct"},
                                    Word{Finding::MustNotIntervene, "must-not-intervene"},
                                    Word{Finding::PenalisedMoveStands, "penalised-move-stands"},
                                    Word{Finding::BecomesQueen, "becomes-queen"},
                                    Word{Finding::NoMoveMade, "no-move-made"},
                                    Word{Finding::NoFault, "no-fault"},
                                    Word{Finding::Checkmated, "checkmated"},
                                    Word{Finding::MustPlayTouched, "must-play-touched"},
                                    Word{Finding::FreeMove, "free-move"},
                                    Word{Finding::NoDuty, "no-duty"},
                                    Word{Finding::TooLateToComplain, "too-late-to-complain"},
                                    Word{Finding::DutyBroken, "duty-broken"},
                                    Word{Finding::AwaitMove, "await-move"},
                                    Word{Finding::ActOnIt, "act-on-it"},
                                    Word{Finding::Cured, "cured"},
                                    Word{Finding::EndIsVoid, "end-is-void"},
                                    Word{Finding::OfferRejected, "offer-rejected"},
                                    Word{Finding::NoOffer, "no-offer"},
                                    Word{Finding::OwnOffer, "own-offer"},
                                    Word{Finding::NotWithdrawn, "not-withdrawn"},
                                    Word{Finding::NewGame, "new-game"},
                                    Word{Finding::TooLateToClaim, "too-late-to-claim"},
                                    Word{Finding::PutBackByPlayer, "put-back-by-player"},
                                    Word{Finding::PositionRestored, "position-restored"},
                                    Word{Finding::PenaltyUsual, "penalty-usual"},
                                    Word{Finding::NoPenaltyUsual, "no-penalty-usual"},
                                    Word{Finding::PenaltyToChoose, "penalty-to-choose"},
                                    Word{Finding::CountsAsIllegal, "counts-as-illegal"},
                                    Word{Finding::BothLose, "both-lose"},
                                    Word{Finding::PenaltyGiven, "penalty-given"},
                                    Word{Finding::NeedsResult, "needs-result"},
                                    Word{Finding::AboveWin, "above-win"},
                                    Word{Finding::Permitted, "permitted"},
                                    Word{Finding::Spectator, "spectator"},
                                    Word{Finding::SignedStands, "signed-stands"},
                                    Word{Finding::SheetsDiffer, "sheets-differ"},
                                    Word{Finding::AppealOpen, "appeal-open"},
                                    Word{Finding::AppealUpheld, "appeal-upheld"},
                                    Word{Finding::AppealDismissed, "appeal-dismissed"},
                                    Word{Finding::NoAppeal, "no-appeal"},
                                    Word{Finding::MayStillPress, "may-still-press"},
                                    Word{Finding::MoveCompleted, "move-completed"},
                                    Word{Finding::MoveMade, "move-made"},
                                    Word{Finding::SealsMove, "seals-move"},
                                    Word{Finding::SealedEarly, "sealed-early"},
                                    Word{Finding::SealingBinds, "sealing-binds"},
                                    Word{Finding::NotAdjourned, "not-adjourned"},
                                    Word{Finding::NotBeforeResumed, "not-before-resumed"},
                                    Word{Finding::SealedMoveMade, "sealed-move-made"},
                                    Word{Finding::EnvelopeWaits, "envelope-waits"},
                                    Word{Finding::ReplySealed, "reply-sealed"},
                                    Word{Finding::TooLateToResume, "too-late-to-resume"},
                                    Word{Finding::StatedMoveMade, "stated-move-made"},
                                    Word{Finding::TimesStand, "times-stand"},
                                    Word{Finding::AnswerDecides, "answer-decides"}};
};

/// What else the arbiter should know.
struct Remark {
    enum class What {
        OwnClaimFails,       ///< the player's own claim fails, and the arbiter rules all the same
        MilderByEvent,       ///< the regulations of the event may set a milder penalty
        OnClaimOnly,         ///< the arbiter does not act unless a player claims it
        AgainstTheRecord,    ///< the record bears out something else
        DrawnAlready,        ///< the game had been drawn without a claim
        RegulationsOnly,     ///< only the regulations of the event may say otherwise
        NoAppeal,            ///< the decision is final
        WithIncrement,       ///< there is an increment; later editions would not admit the claim
        EndsGame,            ///< the claim ends the game, whatever is decided
        NotVerified,         ///< the opponent has not verified what the claim rests on
        MayClaim,            ///< the player may claim a draw instead
        NoTimeLeft,          ///< the time put right is used up: the arbiter decides about the flag
        SheetsToComplete,    ///< the scoresheets are brought up to date before anybody moves
        NextMoveIsFirst,     ///< the next move counts as the first of the new period unless more moves are shown
        Penalty,             ///< the arbiter may penalise it as well
        PlayersMayCorrect,   ///< the players may agree to correct it without the arbiter
        CountsOnce,          ///< two faults in one move count once
        OfferStaysOpen,      ///< a draw offer made with the move is still pending
        EndWasVoid,          ///< an illegal move ends no game
        ClaimBeforeFlag,     ///< the claim was made before the flag fell and is dealt with first
        BothOffended,        ///< each player made an illegal move, and each counts
        ClaimIsOffer,        ///< the claim is an offer that the opponent may still accept
        ClaimWasFirst,       ///< the piece was touched after the claim, which stands as it was made
        OtherBasis,          ///< another claim would have been correct
        MayDistract,         ///< it may distract the opponent
        NoConditions,        ///< an offer has no conditions
        AlreadyOffered,      ///< the offer of before is still pending
        FlagUnnoticed,       ///< a flag is down that nobody has claimed
        ArbiterSawIt,        ///< what the arbiter has seen goes before what the players say
        LessTimePossible,    ///< the arbiter may begin the new game with less time
        CastlingLost,        ///< a misplaced king or rook loses the right to castle
        TimesByJudgement,    ///< the arbiter sets the times to the best of his judgement
        FlagFalls,           ///< no time is left: the flag has fallen, and it is to be ruled on
        NotRatable,          ///< the game cannot be rated with this score
        RestOfGames,         ///< the pairing system says what becomes of the player's other games
        OnlyIfAnnounced,     ///< only if it was announced in advance
        MayPressBack,        ///< the opponent may press the clock back: it is not a press without a move
        AlsoAfterSigning,    ///< a signature does not end the right to appeal
        TouchMoveHolds,      ///< touch-move holds for the move that takes the place of another
        ClaimStands,         ///< a claim cannot be withdrawn
        CannotBeChanged,     ///< the intended move cannot be changed once it is written
        RuledOnFirst,        ///< what the clocks were stopped for is ruled on before play is resumed
        OfferOnEnvelope,     ///< the draw offer that is pending stands on the envelope
        MaySealReply,        ///< while the opponent is away the player may seal the reply instead of making it
        BeforeWitness,       ///< the envelope is opened before a witness
        TooMuchTime,         ///< the player has more time left than the article admits
        NotLastPeriod,       ///< another period is to come
        NotOnMove,           ///< the player does not have the move
        AnotherThanMade,     ///< another move is sealed than the player had made on the board
        CastlesIfLegal,      ///< if these are the king and a rook, touched in this order
        NoCastling,          ///< if these are a rook and the king, touched in this order
        NoProof,             ///< nobody can say whether the player can checkmate: the win is only suggested
        SealedMoveIncrement, ///< the sealed move brings its increment to the time that was noted
        IntendedMovePlayed,  ///< the move that was written for the claim must be played
        DisabledKeepTime,    ///< the clock of a disabled player is not set back for it
    };
    What what;
    std::string_view article{};
    friend bool operator==(Remark const&, Remark const&) = default;
};
template <>
struct Words<Remark::What> {
    static constexpr std::array all{Word{Remark::What::OwnClaimFails, "own-claim-fails"},
                                    Word{Remark::What::MilderByEvent, "milder-by-event"},
                                    Word{Remark::What::OnClaimOnly, "on-claim-only"},
                                    Word{Remark::What::AgainstTheRecord, "against-the-record"},
                                    Word{Remark::What::DrawnAlready, "drawn-already"},
                                    Word{Remark::What::RegulationsOnly, "regulations-only"},
                                    Word{Remark::What::NoAppeal, "no-appeal"},
                                    Word{Remark::What::WithIncrement, "with-increment"},
                                    Word{Remark::What::EndsGame, "ends-game"},
                                    Word{Remark::What::NotVerified, "not-verified"},
                                    Word{Remark::What::MayClaim, "may-claim"},
                                    Word{Remark::What::NoTimeLeft, "no-time-left"},
                                    Word{Remark::What::SheetsToComplete, "sheets-to-complete"},
                                    Word{Remark::What::NextMoveIsFirst, "next-move-is-first"},
                                    Word{Remark::What::Penalty, "penalty"},
                                    Word{Remark::What::PlayersMayCorrect, "players-may-correct"},
                                    Word{Remark::What::CountsOnce, "counts-once"},
                                    Word{Remark::What::OfferStaysOpen, "offer-stays-open"},
                                    Word{Remark::What::EndWasVoid, "end-was-void"},
                                    Word{Remark::What::ClaimBeforeFlag, "claim-before-flag"},
                                    Word{Remark::What::BothOffended, "both-offended"},
                                    Word{Remark::What::ClaimIsOffer, "claim-is-offer"},
                                    Word{Remark::What::ClaimWasFirst, "claim-was-first"},
                                    Word{Remark::What::OtherBasis, "other-basis"},
                                    Word{Remark::What::MayDistract, "may-distract"},
                                    Word{Remark::What::NoConditions, "no-conditions"},
                                    Word{Remark::What::AlreadyOffered, "already-offered"},
                                    Word{Remark::What::FlagUnnoticed, "flag-unnoticed"},
                                    Word{Remark::What::ArbiterSawIt, "arbiter-saw-it"},
                                    Word{Remark::What::LessTimePossible, "less-time-possible"},
                                    Word{Remark::What::CastlingLost, "castling-lost"},
                                    Word{Remark::What::TimesByJudgement, "times-by-judgement"},
                                    Word{Remark::What::FlagFalls, "flag-falls"},
                                    Word{Remark::What::NotRatable, "not-ratable"},
                                    Word{Remark::What::RestOfGames, "rest-of-games"},
                                    Word{Remark::What::OnlyIfAnnounced, "only-if-announced"},
                                    Word{Remark::What::MayPressBack, "may-press-back"},
                                    Word{Remark::What::AlsoAfterSigning, "also-after-signing"},
                                    Word{Remark::What::TouchMoveHolds, "touch-move-holds"},
                                    Word{Remark::What::ClaimStands, "claim-stands"},
                                    Word{Remark::What::CannotBeChanged, "cannot-be-changed"},
                                    Word{Remark::What::RuledOnFirst, "ruled-on-first"},
                                    Word{Remark::What::OfferOnEnvelope, "offer-on-envelope"},
                                    Word{Remark::What::MaySealReply, "may-seal-reply"},
                                    Word{Remark::What::BeforeWitness, "before-witness"},
                                    Word{Remark::What::TooMuchTime, "too-much-time"},
                                    Word{Remark::What::NotLastPeriod, "not-last-period"},
                                    Word{Remark::What::NotOnMove, "not-on-move"},
                                    Word{Remark::What::AnotherThanMade, "another-than-made"},
                                    Word{Remark::What::CastlesIfLegal, "castles-if-legal"},
                                    Word{Remark::What::NoCastling, "no-castling"},
                                    Word{Remark::What::NoProof, "no-proof"},
                                    Word{Remark::What::SealedMoveIncrement, "sealed-move-increment"},
                                    Word{Remark::What::IntendedMovePlayed, "intended-move-played"},
                                    Word{Remark::What::DisabledKeepTime, "disabled-keep-time"}};
};

/// What the arbiter may not do here.
enum class Forbidden {
    CallFlag,      ///< call a fallen flag himself
    AllowDraw,     ///< consent to a draw that is agreed too early
    ChangeClock,   ///< change the setting of the clock
    PenaliseAlone, ///< act on an illegal move that nobody claims
    AdmitLate,     ///< let a player play who came after the default time
    TellMoves,     ///< tell the players how many moves have been made
    TellPlayer,    ///< tell a player what could be claimed
    CancelGame,    ///< cancel the game after so many moves
    ExceedWin,     ///< give scores that add up to more than a win
    HearAppeal,    ///< take an appeal against this decision
};
template <>
struct Words<Forbidden> {
    static constexpr std::array all{
        Word{Forbidden::CallFlag, "call-flag"},       Word{Forbidden::AllowDraw, "allow-draw"},
        Word{Forbidden::ChangeClock, "change-clock"}, Word{Forbidden::PenaliseAlone, "penalise-alone"},
        Word{Forbidden::AdmitLate, "admit-late"},     Word{Forbidden::TellMoves, "tell-moves"},
        Word{Forbidden::TellPlayer, "tell-player"},   Word{Forbidden::CancelGame, "cancel-game"},
        Word{Forbidden::ExceedWin, "exceed-win"},     Word{Forbidden::HearAppeal, "hear-appeal"}};
};

/// One thing that can be done, with the article it rests on; without one it is the arbiter's own decision.
struct Choice {
    Effects effects;
    std::string article{};
    friend bool operator==(Choice const&, Choice const&) = default;
};

/// What the Laws provide. It does nothing by itself: the arbiter confirms it, or decides otherwise.
struct Proposal {
    Effects effects{};   ///< empty: there is nothing to be done yet
    std::string article; ///< `A.4.5, 6.9`; the Preface where no article speaks of it
    friend bool operator==(Proposal const&, Proposal const&) = default;
};

/// The state of a ruling: the next question, or the proposal.
struct Ruling {
    Finding finding = Finding::ArbiterDecides;
    std::string article; ///< of the finding
    std::variant<Question, Proposal> next;
    std::vector<Question> questions{}; ///< all that can be said, in the order in which it is asked; `next` among them
    std::vector<Choice> others{};      ///< what the arbiter may decide instead, with his reason
    std::vector<Forbidden> mayNot{};
    std::vector<Remark> remarks{};

    [[nodiscard]] Question const* asks() const { return std::get_if<Question>(&next); }
    [[nodiscard]] Proposal const* proposes() const { return std::get_if<Proposal>(&next); }
    [[nodiscard]] bool forbids(Forbidden what) const;
    [[nodiscard]] bool remarked(Remark::What what) const;
};

} // namespace flagfall::rulings
