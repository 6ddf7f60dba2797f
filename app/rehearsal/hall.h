// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/round_plan.h"
#include "app/session/decide/commands.h"

#include <optional>
#include <utility>
#include <vector>

namespace flagfall::rehearsal {

/// The people of a simulated hall. They come late, move, let their flag fall, make illegal moves, claim,
/// agree and hand in results, and do all of it through the commands that people use; what they say to the arbiter are
/// voices. Starting the round, ruling, entering results and pairing are the arbiter's.
///
/// Who waits for the arbiter has stopped his clock, and plays on once it is started again, whether or not anybody has
/// ruled. A game with a result is over for them.
///
/// Seeded, and told the time: the same order, states and instants give the same commands and voices. For one thread at
/// a time.
class Hall {
public:
    /// The order has no faults (faultsOf).
    explicit Hall(Order order);

    /// The event, its players and the pairing of round 1, in this order.
    [[nodiscard]] std::vector<session::Command> begin() const;

    struct Doings {
        std::vector<session::Command> commands{}; ///< in order
        std::vector<Voice> voices{};              ///< those that nobody utters too
    };
    /// What the people do by now. A state that does not show yet what was done last does no harm.
    [[nodiscard]] Doings next(session::EventState const& state, clock::Instant now);

    /// When somebody will do something if nobody else does; none: everybody waits for the arbiter. Of the state that
    /// next() was told last.
    [[nodiscard]] std::optional<clock::Instant> due() const;

    /// All of this rehearsal so far, in the order of their numbers.
    [[nodiscard]] std::vector<Voice> const& voices() const { return m_voices; }
    [[nodiscard]] Order const& order() const { return m_order; }

private:
    enum class Intent { Press, Trouble, Finish };
    struct Turn {
        Colour of;
        int halfMoves;
        friend bool operator==(Turn const&, Turn const&) = default;
    };
    struct Game {
        GamePlan plan;
        bool troubleOver = false;
        bool over = false;       ///< for the players
        bool setWrongly = false; ///< the clock has been
        bool chairTold = false;
        bool defaultTold = false;
        std::optional<Colour> missing{}; ///< he has not come yet
        bool thinksTooLong = false;      ///< his flag is to fall
        bool flagSeen = false;           ///< by the hall
        bool flagClaimed = false;
        std::optional<clock::Instant> flagNoticed{}; ///< when the opponent will notice it
        std::optional<Turn> turn{};                  ///< that was thought about
        Intent intent = Intent::Press;
        std::optional<clock::Instant> at{};    ///< when it is carried out
        std::optional<clock::Instant> wakes{}; ///< when there is something to look at besides
    };
    struct Scene; ///< one board now

    void plan(session::EventState const& state, session::Round const& round);
    void live(Scene& scene);
    void setWrongly(Scene& scene);
    void chairs(Scene& scene);
    [[nodiscard]] bool flags(Scene& scene);
    void think(Scene& scene);
    void act(Scene& scene);
    void trouble(Scene& scene);
    void finish(Scene& scene);
    void claimFlag(Scene& scene, Colour fallen);
    [[nodiscard]] clock::Span thinkingTime(Scene const& scene, Colour side);
    [[nodiscard]] bool mayCallFlag(Scene const& scene, Colour fallen) const;
    Voice& say(Scene& scene, Kind kind, std::optional<Colour> side);
    void stopAndCall(Scene& scene);

    Order m_order;
    Chance m_chance;
    Pack m_pack;
    std::optional<RoundNumber> m_round{};
    clock::Span m_usualThought{};
    std::vector<Game> m_games{};
    std::vector<Voice> m_voices{};
};

} // namespace flagfall::rehearsal
