// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/journal/codec.h"

#include <cstdlib>
#include <string>

namespace flagfall::session {

/// The acts of an event with that many boards in its first round, every clock started at `at`.
inline History hallOf(int boards, std::string const& control, clock::Instant at = {}) {
    History history;
    auto const does = [&](Command const& command) {
        auto acts = decide(history, command, Confirmation::Yes, at);
        if (!acts) std::abort();
        for (Act& act : *acts)
            if (history.append({Seq{history.last().value() + 1}, {}, {}, at, std::move(act)})) std::abort();
    };
    does(OpenEvent{{.name = "Hall",
                    .place = {},
                    .federation = {},
                    .begins = {},
                    .ends = {},
                    .chiefArbiter = {},
                    .edition = "E2023",
                    .control = control,
                    .system = "BERGER_ROUNDROBIN",
                    .rounds = 1,
                    .tieBreaks = {}}});
    for (int i = 1; i <= 2 * boards; ++i)
        does(EnterPlayer{{.name = "Player " + std::to_string(i),
                          .federation = {},
                          .title = {},
                          .sex = {},
                          .rating = {},
                          .fideId = {},
                          .birth = {}}});
    does(PairRound{});
    does(StartClocks{RoundNumber{1}, {}});
    return history;
}

/// The acts as rows of a journal.
inline std::vector<NewRow> rowsOf(History const& history) {
    std::vector<NewRow> rows;
    for (RecordedAct const& act : history.acts()) rows.push_back(encode(act));
    return rows;
}

} // namespace flagfall::session
