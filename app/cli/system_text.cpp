// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/system_text.h"

#include "pairing/points_text.h"
#include "pairing/system_standings.h"

#include <fmt/format.h>

namespace flagfall::cli {
namespace {

using NameOf = std::function<std::string(PlayerId)>;

std::string scoreText(std::int64_t score) { return pairing::decimalText(pairing::roundedScore(score)); }

/// `  round 2: 3 Clark, value number 12: 12.0`
std::string shareText(pairing::SystemShare const& share, NameOf const& nameOf) {
    if (share.round == 0) return fmt::format("  own value number {}: {}\n", share.value, scoreText(share.score));
    if (share.score == 0) return fmt::format("  round {}: 0.0\n", share.round);
    return fmt::format("  round {}: {}, value number {}: {}\n", share.round, nameOf(share.whose), share.value,
                       scoreText(share.score));
}

/// `  round 1: 4 Davis, by games: through`
std::string matchText(pairing::TreeMatch const& match, PlayerId player, NameOf const& nameOf) {
    auto const& other = match.upper == player ? match.lower : match.upper;
    std::string const against = other ? nameOf(*other) : "nobody";
    std::string_view const end = !match.winner ? "" : match.winner == player ? ": won" : ": lost";
    return fmt::format("  {}: {}, {}{}\n", match.forThird ? "third place" : fmt::format("round {}", match.round),
                       against, decidedText(match.how), end);
}

} // namespace

std::string_view decidedText(pairing::TreeMatch::Decided how) {
    using enum pairing::TreeMatch::Decided;
    switch (how) {
    case NotYet: return "not decided";
    case Level: return "level, the arbiter names the winner";
    case ByGames: return "by games";
    case ByOdds: return "by draw odds";
    case ByArbiter: return "level, named by the arbiter";
    case ByLeaving: return "without playing on";
    case AsPaired: return "as paired, a result was corrected later";
    case WithNobody: return "both have left";
    }
    return "";
}

std::string placeText(pairing::PairingSystem const& system, pairing::Tournament const& tournament,
                      pairing::SystemRank const& rank, NameOf const& nameOf) {
    std::string text;
    if (rank.value > 0) text = fmt::format("score {}, value number {}\n", scoreText(rank.score), rank.value);
    for (pairing::SystemShare const& share : system.shares(tournament, rank.player)) text += shareText(share, nameOf);
    for (pairing::TreeMatch const& match : system.tree(tournament))
        if (match.upper == rank.player || match.lower == rank.player) text += matchText(match, rank.player, nameOf);
    return text;
}

} // namespace flagfall::cli
