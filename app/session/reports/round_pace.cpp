// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/round_pace.h"

#include <optional>

namespace flagfall::session {

std::vector<RoundPace> roundPaces(History const& history) {
    std::vector<RoundPace> paces;
    std::optional<WallTime> lastResult;
    for (RecordedAct const& recorded : history.acts()) {
        if (history.retracted(recorded.seq)) continue;
        if (std::holds_alternative<ResultEntered>(recorded.act)) lastResult = recorded.wall;
        auto const* const paired = std::get_if<RoundPaired>(&recorded.act);
        if (!paired) continue;
        if (lastResult && *lastResult <= recorded.wall)
            paces.push_back(
                {paired->pairing.round, std::chrono::milliseconds{recorded.wall.value() - lastResult->value()}});
        lastResult.reset();
    }
    return paces;
}

} // namespace flagfall::session
