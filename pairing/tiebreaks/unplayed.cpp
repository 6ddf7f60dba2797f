// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/unplayed.h"

namespace flagfall::pairing {

bool isRequestedBye(RoundRecord const& record) {
    return std::holds_alternative<ZeroPointBye>(record) || std::holds_alternative<HalfPointBye>(record);
}

bool isForfeitWin(RoundRecord const& record) {
    auto const* const game = std::get_if<Forfeited>(&record);
    return game && game->points == onePoint;
}

bool isForfeitLoss(RoundRecord const& record) {
    return std::holds_alternative<Forfeited>(record) && !isForfeitWin(record);
}

bool isVoluntarilyUnplayed(RoundRecord const& record) { return isRequestedBye(record) || isForfeitLoss(record); }

HalfPoints adjustedScore(Participant const& participant, int rounds) {
    HalfPoints score = scoreOf(participant);
    int const withoutEntry = rounds - static_cast<int>(participant.rounds.size());
    for (int i = 0; i < withoutEntry; ++i) score += halfPoint;
    for (auto record = participant.rounds.rbegin(); record != participant.rounds.rend(); ++record) {
        if (!isVoluntarilyUnplayed(*record)) break;
        // A forfeit loss among them stays a loss (Art. 16.2, category 4).
        if (isRequestedBye(*record)) score = score - pointsOf(*record) + halfPoint;
    }
    return score;
}

} // namespace flagfall::pairing
