// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standing_text.h"

#include "pairing/points_text.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace flagfall::cli {
namespace {

using namespace pairing;

using NameOf = std::function<std::string(PlayerId)>;
using Cut = Contribution::Cut;
using Rule = Contribution::Rule;
using Why = TieBreakWorking::Why;

std::string_view whyText(Why why) {
    switch (why) {
    case Why::HasValue: return "";
    case Why::NotInRoundRobin: return ", not for round robins (Art. 8)";
    case Why::NotEverybodyRated: return ", not used: some players have no rating (Art. 10)";
    case Why::NoGames: return ", no game is left over the board";
    case Why::NobodyTied: return ", nobody is level";
    case Why::NotAllMet: return ", not all of those who are level have met, and nothing is sure (6.3)";
    case Why::NotEntered: return ", nothing has been entered";
    case Why::NotDrawn: return ", not drawn yet";
    case Why::BoardsUnknown: return ", not every match says what its boards were (Art. 12)";
    case Why::NoFactor: return ", the normalising factor is 0 (13.4.2)";
    }
    return "";
}

std::string_view ruleText(Rule rule) {
    switch (rule) {
    case Rule::Played: return "";
    case Rule::ForfeitAsGame: return ", the forfeit as a game";
    case Rule::OwnScore: return ", his own score (16.4)";
    case Rule::NoMoreThanTheScheduled: return ", no more than the scheduled opponent (16.4)";
    case Rule::NoMoreThanDraws: return ", no more than a draw in every round (16.4)";
    case Rule::Virtual: return ", as the virtual opponent before 2023";
    case Rule::NoGame: return "";
    }
    return "";
}

std::string_view cutText(Cut cut) {
    switch (cut) {
    case Cut::No: return "";
    case Cut::Lowest: return ", cut as the lowest";
    case Cut::Chosen: return ", cut as the lowest round that he chose not to play (16.5)";
    case Cut::Highest: return ", cut as the highest";
    case Cut::Early: return ", cut as an early round";
    }
    return "";
}

/// Whether what the opponent has matters, and not only what the round brought.
bool looksAtOpponents(TieBreak const& tieBreak) {
    return tieBreak.kind == TieBreakKind::Buchholz || tieBreak.kind == TieBreakKind::SonnebornBerger ||
           tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger || tieBreak.kind == TieBreakKind::Koya ||
           tieBreak.kind == TieBreakKind::Combination;
}

/// `12 with 3.0, who has 2.0 (16.3)`, `a dummy with 2.5, his own score (16.4)`.
std::string againstText(TieBreak const& tieBreak, Contribution const& line, NameOf const& nameOf) {
    std::string text = line.opponent && line.against == Contribution::Against::Opponent ? nameOf(*line.opponent)
                       : line.against == Contribution::Against::Dummy                   ? "a dummy"
                                                                                        : "nobody";
    if (line.rating) return text + fmt::format(" with {}", *line.rating);
    if (!looksAtOpponents(tieBreak)) return text;
    text += fmt::format(" with {}", decimalText(line.opponentScore));
    if (line.opponentPoints) text += fmt::format(", who has {} (16.3)", decimalText(*line.opponentPoints));
    return text + std::string{ruleText(line.rule)};
}

/// `  round 2: a dummy with 2.5, his own score (16.4): 2.5, cut as the lowest`.
std::string workingText(TieBreak const& tieBreak, Contribution const& line, NameOf const& nameOf) {
    bool const isScore =
        tieBreak.kind == TieBreakKind::SecondaryScore || (isSumOverRounds(tieBreak) && !looksAtOpponents(tieBreak));
    std::string const against = isScore ? decimalText(line.points) + (line.points == onePoint ? " point" : " points")
                                        : againstText(tieBreak, line, nameOf);
    bool const isProduct =
        tieBreak.kind == TieBreakKind::SonnebornBerger || tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger;
    std::string const product =
        isProduct ? fmt::format("{} × {} = ", decimalText(line.points), decimalText(line.opponentScore)) : "";
    return fmt::format("  round {}: {}: {}{}{}\n", line.round.value(), against, product, valueText({line.product}),
                       cutText(line.cut));
}

std::string averageText(TieBreakWorking::Average const& average) {
    return fmt::format("  {} / {}, to the nearest {}\n", valueText({average.sum}), average.count,
                       valueText({average.unit}));
}

std::string performanceText(Performance const& performance) {
    return fmt::format("  average rating {}, {} of {} is {} %: {:+}\n", performance.average(),
                       decimalText(Points::ofHalves(performance.halves)), performance.games, performance.percentage(),
                       performance.difference());
}

/// `  board 2: 3.5 points: 7`, `  without board 4: 9.5`.
std::string boardText(TieBreakKind kind, TieBreakWorking::OnBoard const& each) {
    if (kind == TieBreakKind::BottomBoards)
        return fmt::format("  without board {}: {}\n", each.board, valueText(each.gives));
    return fmt::format("  board {}: {} points{}\n", each.board, decimalText(each.points),
                       kind == TieBreakKind::BoardCount ? ": " + valueText(each.gives) : "");
}

std::string combinedText(TieBreakWorking::Combined const& combined) {
    return fmt::format("  {} points + {} / {}, which is {} (13.4)\n", decimalText(combined.secondary),
                       valueText(combined.buchholz), combined.factor, valueText(combined.strength));
}

/// By what two or more are compared, and the article.
std::pair<std::string, std::string_view> comparedBy(EncounterStep const& step) {
    if (step.boards == TieBreakKind::BoardCount) return {"by board count: ", "12.1"};
    if (step.boards == TieBreakKind::TopBoards) return {fmt::format("on board {}: ", step.board), "12.2"};
    if (step.boards) return {fmt::format("on the boards down to {}: ", step.board), "12.3"};
    std::string_view const article = step.haveAllMet() ? "6.2" : "6.3";
    if (!step.score) return {"", article};
    return {*step.score == TeamScore::MatchPoints ? "by match points: " : "by game points: ", article};
}

/// `  1 with 1, 2 with 1, at best 2, …: 1, then 2 and 3`.
std::string stepText(EncounterStep const& step, NameOf const& nameOf) {
    std::string rows;
    for (EncounterStep::Row const& row : step.rows) {
        if (!rows.empty()) rows += "; ";
        rows += fmt::format("{} with {}", nameOf(row.player), valueText(row.score));
        if (row.missing > 0) rows += fmt::format(", at best {}", valueText(row.best));
    }
    std::string groups;
    for (auto const& group : step.subgroups) {
        if (!groups.empty()) groups += ", then ";
        for (std::size_t i = 0; i < group.size(); ++i) groups += (i == 0 ? "" : " and ") + nameOf(group[i]);
    }
    bool const separates = step.subgroups.size() > 1;
    auto const& [compared, article] = comparedBy(step);
    return fmt::format("  {}{}: {} ({})\n", compared, rows, separates ? groups : "nobody is separated", article);
}

std::string workingText(TieBreakWorking const& working, std::string const& code, NameOf const& nameOf) {
    std::string text = fmt::format("{}: {}{}\n", code, valueText(working.value), whyText(working.why));
    for (Contribution const& line : working.rounds) text += workingText(working.tieBreak, line, nameOf);
    for (TieBreakWorking::OnBoard const& each : working.boards) text += boardText(working.tieBreak.kind, each);
    if (working.combined) text += combinedText(*working.combined);
    if (working.average) text += averageText(*working.average);
    if (working.performance) text += performanceText(*working.performance);
    if (working.tieBreak.kind == TieBreakKind::PerfectPerformance && working.value.tenThousandths)
        text += working.hasScoredNothing
                    ? std::string("  nothing was scored: 800 less than the lowest opponent\n")
                    : fmt::format("  so much is expected of {}, and less than what was scored of any lower rating\n",
                                  valueText(working.value));
    for (EncounterStep const& step : working.encounter) text += stepText(step, nameOf);
    return text;
}

/// `behind 3 P3: BH/C1 11.5 against 13`.
std::string separationText(std::string_view where, Separation const& separation, StandingExplanation const& explained,
                           std::vector<std::string> const& codes, NameOf const& nameOf, std::string const& points) {
    std::string const other = nameOf(separation.other);
    if (separation.by == Separation::By::Nothing) return fmt::format("level with {}\n", other);
    bool const isPoints = separation.by == Separation::By::Points;
    std::string text = fmt::format("{} {}: {} {} against {}", where, other, isPoints ? points : codes[separation.which],
                                   valueText(separation.own), valueText(separation.others));
    if (!separation.step || *separation.step == 0) return text + "\n";
    auto const kind = explained.workings[separation.which].tieBreak.kind;
    bool const isExtended = kind == TieBreakKind::ExtendedEncounter;
    return text + (isExtended ? ", by a later comparison (13.3)\n" : ", and afresh among those still level (6.4)\n");
}

} // namespace

std::string standingText(StandingExplanation const& explained, std::vector<std::string> const& codes,
                         NameOf const& nameOf, StandingWords const& words) {
    std::string text = fmt::format("rank {}\n", explained.standing.rank);
    if (explained.above) text += separationText("behind", *explained.above, explained, codes, nameOf, words.points);
    if (explained.below) text += separationText("before", *explained.below, explained, codes, nameOf, words.points);
    text += words.matches;
    for (std::size_t i = 0; i < explained.workings.size(); ++i)
        text += workingText(explained.workings[i], codes[i], nameOf);
    return text;
}

} // namespace flagfall::cli
