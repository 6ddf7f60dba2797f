// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pair_command.h"

#include "app/cli/text_target.h"
#include "pairing/dutch/round.h"
#include "pairing/dutch/trf_history.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

namespace flagfall::cli {
namespace {

using namespace pairing::dutch;

std::optional<std::string> contentsOf(std::filesystem::path const& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || stream.bad()) return std::nullopt;
    return text;
}

std::string placeText(pairing::trf::Remark const& remark) {
    std::string text = remark.line > 0 ? fmt::format("line {}", remark.line) : "the file";
    if (remark.column > 0) text += fmt::format(", column {}", remark.column);
    if (!remark.field.empty()) text += fmt::format(": {}", remark.field);
    return remark.found.empty() ? text : fmt::format("{}: '{}'", text, remark.found);
}

std::optional<TrfHistory> readHistory(std::filesystem::path const& file) {
    auto const bytes = contentsOf(file);
    if (!bytes) {
        complain(file, "cannot be read");
        return std::nullopt;
    }
    auto history = TrfHistory::read(*bytes);
    if (history) return std::move(*history);
    for (auto const& remark : history.error())
        if (remark.kind == pairing::trf::Remark::Kind::Wrong)
            complain(file, placeText(remark) + " does not hang together");
    return std::nullopt;
}

/// `3, 5 and the bye`.
std::string named(std::vector<int> const& players, bool withBye) {
    std::string text;
    for (int const player : players) text += fmt::format("{}{}", text.empty() ? "" : ", ", player + 1);
    if (withBye) text += text.empty() ? "the bye" : " and the bye";
    return text;
}

std::string inTheWay(NoPairing const& reason) {
    if (reason.hasNoPlayers) return "no legal pairing: nobody takes part";
    if (reason.isUnsolved) return "a legal pairing was not found; this is a fault of the program";
    Deadlock const& deadlock = reason.deadlock;
    std::string const text = fmt::format("no legal pairing: not all of {} can be paired with each other",
                                         named(deadlock.stranded, deadlock.isByeStranded));
    std::string const rivals = named(deadlock.rivals, deadlock.isByeRival);
    return rivals.empty() ? text : fmt::format("{}, and otherwise they have nobody but {}", text, rivals);
}

std::string pairingText(Round const& round) {
    std::string text = fmt::format("{}\n", round.boards.size() + (round.bye ? 1 : 0));
    for (Board const& board : round.boards) text += fmt::format("{} {}\n", board.white + 1, board.black + 1);
    if (round.bye) text += fmt::format("{} 0\n", *round.bye + 1);
    return text;
}

/// What is missing in a file for its next round.
std::optional<std::string_view> missing(TrfHistory const& history) {
    if (!history.roundsPlanned()) return "the number of rounds (142) is missing";
    if (history.roundsPlayed() >= *history.roundsPlanned()) return "all rounds have been played";
    if (!history.initialColour()) return "the initial colour (152) is missing";
    return std::nullopt;
}

bool isSamePairing(Round const& a, Round const& b) {
    return a.bye == b.bye && std::is_permutation(a.boards.begin(), a.boards.end(), b.boards.begin(), b.boards.end());
}

/// `4-1, 2-3, bye 5`: what `round` has and the other has not.
std::string onlyIn(Round const& round, Round const& other) {
    std::string text;
    for (Board const& board : round.boards)
        if (std::find(other.boards.begin(), other.boards.end(), board) == other.boards.end())
            text += fmt::format("{}{}-{}", text.empty() ? "" : ", ", board.white + 1, board.black + 1);
    if (round.bye && round.bye != other.bye) text += fmt::format("{}bye {}", text.empty() ? "" : ", ", *round.bye + 1);
    return text.empty() ? "nothing" : text;
}

/// What differs in one round; nothing when all agree.
std::optional<std::string> difference(TrfHistory const& history, int round, Edition edition) {
    Round const recorded = history.recorded(round);
    if (recorded.boards.empty() && !recorded.bye) return std::nullopt;
    auto const paired = pairRound(history.beforeRecorded(round), edition);
    if (!paired) return fmt::format("round {}: {}", round, inTheWay(paired.error()));
    if (isSamePairing(*paired, recorded)) return std::nullopt;
    return fmt::format("round {}: by the rules {}; on file {}", round, onlyIn(*paired, recorded),
                       onlyIn(recorded, *paired));
}

Outcome checkFile(std::filesystem::path const& file) {
    auto const history = readHistory(file);
    if (!history) return Outcome::Unreadable;
    Edition const edition = history->edition().value_or(Edition::Fide2026);
    int differing = 0;
    for (int round = 1; round <= history->roundsPlayed(); ++round)
        if (auto const text = difference(*history, round, edition)) {
            complain(file, *text);
            ++differing;
        }
    fmt::print("{} {}  {} of {} rounds agree\n", differing == 0 ? "ok" : "FAIL", file.string(),
               history->roundsPlayed() - differing, history->roundsPlayed());
    return differing == 0 ? Outcome::Good : Outcome::Damaged;
}

} // namespace

Outcome pairNextRound(std::filesystem::path const& file, std::filesystem::path const& target) {
    auto const history = readHistory(file);
    if (!history) return Outcome::Unreadable;
    if (auto const what = missing(*history)) {
        complain(file, *what);
        return Outcome::Unreadable;
    }
    auto const round = pairRound(history->beforeNext(), history->edition().value_or(Edition::Fide2026));
    if (!round) {
        complain(file, inTheWay(round.error()));
        return Outcome::Damaged;
    }
    if (writeText(pairingText(*round), target)) return Outcome::Good;
    complain(target, "cannot be written");
    return Outcome::Unreadable;
}

Outcome checkPairings(std::vector<std::filesystem::path> const& files) {
    Outcome worst = Outcome::Good;
    for (auto const& file : files) worst = std::max(worst, checkFile(file));
    return worst;
}

} // namespace flagfall::cli
