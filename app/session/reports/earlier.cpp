// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/earlier.h"

namespace flagfall::session {

EventState upTo(EventState const& state, RoundNumber round) {
    EventState before = state;
    while (!before.rounds.empty() && before.rounds.back().number > round) before.rounds.pop_back();
    return before;
}

} // namespace flagfall::session
