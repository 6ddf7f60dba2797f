// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/event/ruling_on_record.h"

/// From the event to a ruling and back: what is known of a board, and the commands that carry out what was decided.
namespace flagfall::session {

/// How far the adjournment of a game has come, as far as a ruling on it depends on that.
struct AdjournmentFacts {
    enum class Stage { Play, Called, Adjourned, Resumed };
    /// The envelope that is opened next.
    enum class Paper { None, First, Reply };

    Stage stage = Stage::Play;
    Paper closed = Paper::None; ///< and not missing
    bool typed = false;         ///< the closed envelope has a move typed on the screen
    bool kept = false;          ///< somebody is named who has it
    bool onScreen = false;      ///< in this event players type the moves they seal
    std::optional<Colour> called{}; ///< the player told to seal
    bool sealed = false;            ///< and has typed the move
    bool needsWitness = false;  ///< of an opening
    ResumptionClock clock{};    ///< for who makes the facts to say
    std::optional<Colour> sealer{}; ///< of what the first envelope has
    bool clockStarted = false;      ///< there is one of ours, and it is not as before the game
    bool clockRuns = false;
    bool opensFirst = false;        ///< the game goes on, and who must reply to what is in the closed envelope is there
    bool mayReply = false;          ///< the first envelope is open and the reply not sealed
    std::optional<Colour> toMove{}; ///< by that clock
    std::optional<int> entry{};     ///< of the record, where the sealed move belongs; none: it is not next
    friend bool operator==(AdjournmentFacts const&, AdjournmentFacts const&) = default;
};

/// What is known of a game, for a ruling: `known` without proofs about mates, which take time to find.
struct IncidentFacts {
    /// One player's zero, where his display shows one.
    struct Zero {
        int period = 1; ///< the one that ended
        std::optional<clock::Instant> at{};
        bool flag = false; ///< the clock shows the flag down; else another period has begun
        friend bool operator==(Zero const&, Zero const&) = default;
    };
    RoundNumber round{};
    BoardNumber board{};
    ByColour<PlayerId> players{};
    rulings::Known known{};
    ByColour<Zero> zeros{};
    std::optional<clock::Instant> roundStarted{};
    std::vector<RoundNumber> toCome{}; ///< rounds that a player can still be left out of
    ByColour<bool> withdrawn{};        ///< takes no part in later rounds anyway
    bool clockIsOurs = true; ///< started and not decided: else the arbiter sets the clock on the table, or none
    bool runs = true;        ///< and it is running
    bool clockWaits = false; ///< one of ours that was not started: it takes times and increments, and nothing else
    std::optional<rulings::GameOver> endedBy{};    ///< how the game ended by the result that stands; none: not said so
    std::optional<Result> result{};                ///< that stands
    bool playersSaidIt = false;                    ///< it came from them: an agreement, a resignation, or not said how
    std::optional<AdjournmentFacts> adjournment{}; ///< as it stands; none: the facts are not those of a board
    std::vector<board::Position> onRecord{}; ///< the positions of the record; none: it does not say how the game stands
    bool nothingOnRecord = false;            ///< no move yet, and no position set up
    friend bool operator==(IncidentFacts const&, IncidentFacts const&) = default;
};

/// Whether the record says how the game stands, or its first move is the one that was sealed.
[[nodiscard]] bool recordSaysPosition(Board const& board);

/// Clock readings only where the board has a clock. Where the record of the game is as long as the game, the position
/// is known, too; where one move is missing, the position before it.
[[nodiscard]] IncidentFacts incidentFacts(History const& history, RoundNumber round, Board const& board,
                                          clock::Instant now);

/// What only a game in play knows comes too late for a result that stands: the procedures say which incidents those
/// are. A flag is judged by how that game ended. Of other incidents the end may be what is in question: there nothing
/// but the record says how the game is over. A handshake puts in question what the players said, and no other result.
void lookAtResult(IncidentFacts& facts, std::optional<rulings::Incident> const& incident);

/// The time that the player has again whose flag is put up; none where the decision does not put it up, or leaves the
/// time to a form.
[[nodiscard]] std::optional<std::chrono::milliseconds> timeWithFlagUp(rulings::Effects const& effects, Colour side);

/// The commands of a decision on one board, in order. What only lets the game go on, or is put right on the board or in
/// a form, asks for none.
/// `basis` says whether the Laws propose the decision or the arbiter decides otherwise.
[[nodiscard]] std::vector<Command> commandsFor(IncidentFacts const& facts, rulings::Choice const& decision,
                                               Ground ground, std::string const& note,
                                               ResultBasis basis = ResultBasis::Ruling);

/// What a ruling leaves to be entered on the page of adjourned games, because more must be known than the ruling says.
enum class AdjournmentStep {
    None,
    OpenFirst, ///< the envelope, before anything is ruled: with keys, a witness, or what is written in it
    TypeMove,  ///< the player types the move on the screen
    StopClock, ///< the player seals and stops the clock; then the game is adjourned
    Keep,      ///< somebody keeps the envelope
};
[[nodiscard]] AdjournmentStep leftFor(IncidentFacts const& facts, rulings::Incident const& incident,
                                      rulings::Effects const& effects);

/// What the clock has run while a ruling was sought for which it should have stood still (6.11.2, 9.5.1). It is no part
/// of the ruling, and stays given back where that is withdrawn.
[[nodiscard]] Command timeGivenBack(IncidentFacts const& facts, rulings::GiveTime const& since,
                                    std::string const& note);
inline constexpr Ground groundOfTimeGivenBack = Ground::Interruption;

/// The ruling on record and everything it does, as one command.
[[nodiscard]] Command carriedOut(IncidentFacts const& facts, DecidedRuling const& ruling, Ground ground);

} // namespace flagfall::session
