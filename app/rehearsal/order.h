// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/voice.h"
#include "app/session/event/event_details.h"

#include <cstdint>
#include <string>
#include <vector>

namespace flagfall::rehearsal {

/// What is rehearsed. The same order gives the same event, as far as the arbiter does the same.
struct Order {
    int players = 40;              ///< fewestPlayers to mostPlayers
    int rounds = 5;                ///< of a Swiss (FIDE Dutch); no more than half as many as there are players
    std::string control = "90+30"; ///< as in an event: clock::readControl
    std::string edition = "E2023";
    bool fullSupervision = false; ///< of rapid and blitz
    std::uint64_t seed = 1;
    int troubles = 6;          ///< in each round, one on a board at most
    std::vector<Kind> kinds{}; ///< of these troubles, in turn; empty: all there are
    int thinking = 100;        ///< in hundredths of the time that people take for a move: 50 is twice as fast
};
inline constexpr int fewestPlayers = 4;
inline constexpr int mostPlayers = 400;
inline constexpr int quickestThinking = 1;
inline constexpr int slowestThinking = 400;

enum class OrderFault { Players, Rounds, Control, Edition, Troubles, Kinds, Thinking };

/// Everything that is wrong with it; empty: it can be carried out.
[[nodiscard]] std::vector<OrderFault> faultsOf(Order const& order);

/// The event of an order without faults.
[[nodiscard]] session::EventDraft draftOf(Order const& order);

} // namespace flagfall::rehearsal
