// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/checks.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

PlayerDraft* playerOf(Draft& draft, int number) {
    auto const found =
        std::lower_bound(draft.records.begin(), draft.records.end(), number,
                         [](PlayerDraft const& player, int sought) { return player.number.value_or(0) < sought; });
    return found != draft.records.end() && found->number == number ? &*found : nullptr;
}

/// The other player of a game that both records have.
PlayerDraft* rivalOf(Draft& draft, PlayerDraft const& player, int round) {
    PlayerDraft* const rival = playerOf(draft, player.cell(round).opponent.value_or(0));
    return rival && player.number && rival->cell(round).opponent == player.number ? rival : nullptr;
}

} // namespace

void leaveUnknownOpen(Draft& draft, Remarks& remarks) {
    for (PlayerDraft const& player : draft.records)
        for (int round = 1; round <= static_cast<int>(player.cells.size()); ++round) {
            if (player.cell(round).result != openGame) continue;
            PlayerDraft* const rival = rivalOf(draft, player, round);
            if (!rival || !rival->cell(round).hasResult()) continue;
            char& result = rival->cells[static_cast<std::size_t>(round) - 1].result;
            remarks.repaired(Remark::What::Contradiction, {rival->line, resultColumn(round)}, fieldOf("result", round),
                             {result}, {openGame});
            result = openGame;
        }
}

} // namespace flagfall::pairing::trf
