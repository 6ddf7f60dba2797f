// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/definitions/edition.h"

#include <array>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;

/// 2026, 1.4: the allocated bye always, any other round without a game when it is worth more than a loss.
bool floatsWhenWorthMoreThanLoss(PastRound const& round, Scoring const& scoring) {
    return round.kind == Kind::AllocatedBye || (round.kind != Kind::Played && round.points > scoring.loss);
}

/// 2017, A.4: every round without a game.
bool floatsWhenUnplayed(PastRound const& round, Scoring const&) { return round.kind != Kind::Played; }

/// 2026, C2: an allocated bye, or as many points as for a win without playing.
bool barsWhenWorthAWin(PastRound const& round, Scoring const& scoring) {
    return round.kind == Kind::AllocatedBye || (round.kind != Kind::Played && round.points >= scoring.win);
}

/// 2017, C.2: an allocated bye or a forfeit win; a full-point bye is none of the two.
bool barsWhenWonByForfeit(PastRound const& round, Scoring const& scoring) {
    return round.kind == Kind::AllocatedBye || (round.kind == Kind::Forfeited && round.points >= scoring.win);
}

constexpr std::array editions{
    EditionRules{Edition::Fide2017, "FIDE_DUTCH_2017",
                 Date{std::chrono::year{2026}, std::chrono::January, std::chrono::day{31}},
                 Procedure::CollapsedLastBracket, floatsWhenUnplayed, barsWhenWonByForfeit},
    EditionRules{Edition::Fide2026, "FIDE_DUTCH_2026", std::nullopt, Procedure::CompletionInEveryBracket,
                 floatsWhenWorthMoreThanLoss, barsWhenWorthAWin},
};

struct CodeRow {
    std::string_view code;
    Edition edition;
};

/// 2025 is the year in which the edition of 2026 was approved; some programs write that.
constexpr std::array codes{
    CodeRow{"FIDE_DUTCH", Edition::Fide2026},           CodeRow{"FIDE_DUTCH_2025", Edition::Fide2026},
    CodeRow{"FIDE_DUTCH_2026", Edition::Fide2026},      CodeRow{"FIDE_DUTCH_2017", Edition::Fide2017},
    CodeRow{"FIDE_DUTCH_BAKU", Edition::Fide2026},      CodeRow{"FIDE_DUTCH_2025_BAKU", Edition::Fide2026},
    CodeRow{"FIDE_DUTCH_2026_BAKU", Edition::Fide2026}, CodeRow{"FIDE_DUTCH_2017_BAKU", Edition::Fide2017},
};

} // namespace

EditionRules const& rulesOf(Edition edition) {
    for (EditionRules const& rules : editions)
        if (rules.edition == edition) return rules;
    return editions.back();
}

Edition editionInForce(Date day) {
    for (EditionRules const& rules : editions)
        if (!rules.until || day <= *rules.until) return rules.edition;
    return editions.back().edition;
}

std::optional<Edition> editionByCode(std::string_view code) {
    for (CodeRow const& row : codes)
        if (row.code == code) return row.edition;
    return std::nullopt;
}

} // namespace flagfall::pairing::dutch
