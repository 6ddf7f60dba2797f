// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <optional>
#include <string>
#include <vector>

/// Appeals against rulings, and what came of them (2009: 12.10; later: 11.10). Pure.
namespace flagfall::session {

struct Appeal {
    struct Decision {
        Seq seq{};
        WallTime wall{};
        AppealOutcome outcome = AppealOutcome::Dismissed;
        std::string by{};
        std::string text{};
    };

    Seq seq{};    ///< of the AppealLodged
    Seq ruling{}; ///< RecordedRuling::seq
    WallTime wall{};
    Origin origin{};
    RoundNumber round{};
    BoardNumber board{};
    Apart<AppealOnRecord> lodged{};
    std::optional<Decision> decision{};
    std::optional<Seq> withdrawn{};  ///< the act that did it
    std::vector<Seq> followedBy{};   ///< rulings that carry out the decision
    std::optional<Seq> rulingGone{}; ///< the act that withdrew the ruling itself

    [[nodiscard]] bool isOpen() const { return !decision && !withdrawn; }
    [[nodiscard]] bool isLate() const { return lodged->due && lodged->received > *lodged->due; }
    /// The decision sets the ruling aside, and no new one is linked with it yet.
    [[nodiscard]] bool mayBeFollowed() const {
        return decision && decision->outcome != AppealOutcome::Dismissed && followedBy.empty();
    }
    /// And nothing has been done about it.
    [[nodiscard]] bool awaitsRuling() const { return mayBeFollowed() && !rulingGone; }
};

/// Those of a ruling, oldest first. The price is that of the acts of its board.
[[nodiscard]] std::vector<Appeal> appealsOf(History const& history, Seq ruling, RoundNumber round, BoardNumber board);
/// The one that was lodged by the act; none where it is no such act or was undone.
[[nodiscard]] std::optional<Appeal> appealAt(History const& history, Seq seq);

/// The last ruling on the board since the decision; of a command that rules with several acts the one that says most.
/// Only of an appeal that is decided.
[[nodiscard]] std::optional<Seq> rulingSince(History const& history, Appeal const& appeal);

/// When the last game of the round was decided or adjourned; none while one is going on, and of an imported round.
[[nodiscard]] std::optional<WallTime> endOf(History const& history, RoundNumber round);
/// Until when rulings of the round can be appealed against; none: there is no time limit, or the round goes on.
[[nodiscard]] std::optional<WallTime> appealsUntil(History const& history, RoundNumber round);

/// The article by which there is no appeal against the ruling; empty: there is. Looks the ruling up in its edition.
[[nodiscard]] std::string finalBy(History const& history, Seq ruling);

} // namespace flagfall::session
