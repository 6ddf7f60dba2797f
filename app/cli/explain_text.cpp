// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_text.h"

#include "pairing/trf/numbers.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace flagfall::cli {
namespace {

using namespace pairing::dutch;
using pairing::trf::tenthsText;

/// From C1; of 2017 likewise.
constexpr std::array<std::string_view, 21> names{
    "two players do not meet twice",
    "nobody gets the bye who has had it, or as much without playing",
    "two players who absolutely want the same colour do not meet",
    "the rest of the round can be paired",
    "score of the player who gets the bye",
    "downfloaters",
    "scores of the downfloaters",
    "players left over in the next bracket",
    "unplayed games of the player who gets the bye",
    "topscorers or their opponents with a colour difference beyond two",
    "topscorers or their opponents with the same colour three times running",
    "pairs in which somebody does not get his colour preference",
    "pairs in which somebody does not get his strong colour preference",
    "residents who float down as in the round before",
    "opponents of moved-down players who float up as in the round before",
    "residents who float down as two rounds before",
    "opponents of moved-down players who float up as two rounds before",
    "score differences of moved-down players who floated down in the round before",
    "score differences of opponents of moved-down players who floated up in the round before",
    "score differences of moved-down players who floated down two rounds before",
    "score differences of opponents of moved-down players who floated up two rounds before",
};
constexpr std::array<std::string_view, 19> namesOf2017{
    names[0],
    "nobody gets the bye who has had it, or a forfeit win",
    names[2],
    names[3],
    "downfloaters",
    "score differences of pairs and downfloaters",
    "players left over in the next bracket",
    names[9],
    names[10],
    names[11],
    names[12],
    "players who float down as in the round before",
    "players who float up as in the round before",
    "players who float down as two rounds before",
    "players who float up as two rounds before",
    "score differences of players who float down as in the round before",
    "score differences of players who float up as in the round before",
    "score differences of players who float down as two rounds before",
    "score differences of players who float up as two rounds before",
};

template <typename Range, typename Text>
std::string listed(Range const& range, Text const& text) {
    std::string all;
    for (auto const& each : range) all += fmt::format("{}{}", all.empty() ? "" : ", ", text(each));
    return all;
}

std::string playersText(std::vector<int> const& players) {
    return listed(players, [](int player) { return player + 1; });
}

std::string boardText(Board const& board) { return fmt::format("{}-{}", board.white + 1, board.black + 1); }

/// `3, 5 and the bye`.
std::string named(std::vector<int> const& players, bool withBye) {
    std::string text = playersText(players);
    if (withBye) text += text.empty() ? "the bye" : " and the bye";
    return text;
}

bool is2017(Edition edition) { return rulesOf(edition).procedure == Procedure::CollapsedLastBracket; }

// --- articles ------------------------------------------------------------------------------------------------

struct ColourRow {
    std::string_view article, old, text;
};

std::string ruleText(Edition edition, ColourRule rule) {
    static constexpr std::array<ColourRow, 5> rows{{
        {"5.2.1", "E.1", "nobody is refused the colour he wants"},
        {"5.2.2", "E.2", "the stronger preference is granted"},
        {"5.2.3", "E.3", "they alternate from the last round in which their colours differed"},
        {"5.2.4", "E.4", "the higher-ranked player gets the colour he wants"},
        {"5.2.5", "E.5", "by the number of the higher-ranked player"},
    }};
    ColourRow const& row = rows[static_cast<std::size_t>(rule)];
    return fmt::format("{}: {}", is2017(edition) ? row.old : row.article, row.text);
}

std::string ruleText(Edition edition, OrderRule rule) {
    static constexpr std::array<ColourRow, 4> rows{{
        {"4.4", "D.3", "other moved-down players are to be paired first"},
        {"4.2", "D.1", "the moved-down players are to meet others first"},
        {"4.3", "D.2", "it takes a later exchange between the halves"},
        {"4.2", "D.1", "across the halves others are to meet first"},
    }};
    ColourRow const& row = rows[static_cast<std::size_t>(rule)];
    return fmt::format("{}: {}", is2017(edition) ? row.old : row.article, row.text);
}

// --- measures ------------------------------------------------------------------------------------------------

bool isNothing(Measure const& measure) { return measure.count == 0 && measure.again.empty() && measure.points.empty(); }

/// Not what would be so whatever the pairs: nothing at all, or a next bracket to which nobody comes down.
bool isTold(Measure const& measure) { return !isNothing(measure) && (measure.count == 0 || !measure.players.empty()); }

/// `2`, `1.5, 0.5`, `1 with 1.5`.
std::string valueText(Measure const& measure) {
    if (isNothing(measure)) return "0";
    std::string const points = listed(measure.points, [](Points each) { return tenthsText(each); });
    std::string const again = listed(measure.again, [](Points each) { return "down again with " + tenthsText(each); });
    if (!again.empty()) return points.empty() ? again : again + ", " + points;
    if (measure.count == 0) return points;
    return points.empty() ? fmt::format("{}", measure.count) : fmt::format("{} with {}", measure.count, points);
}

std::string valueAndPlayers(Measure const& measure) {
    std::string const players = playersText(measure.players);
    return players.empty() ? valueText(measure) : fmt::format("{} [{}]", valueText(measure), players);
}

// --- the story -----------------------------------------------------------------------------------------------

std::string headingText(ExplainedBracket const& bracket) {
    std::string_view kind = "Bracket";
    if (bracket.kind == BracketKind::Penultimate) kind = "Penultimate bracket (A.9)";
    if (bracket.kind == BracketKind::CollapsedLast) kind = "Collapsed last bracket (A.9), from";
    std::string text =
        fmt::format("{} of {} points: {}", kind, tenthsText(bracket.score), playersText(bracket.residents));
    if (!bracket.movedDown.empty()) text += fmt::format("; from above {}", playersText(bracket.movedDown));
    return text + "\n";
}

std::string bracketText(Edition edition, ExplainedBracket const& bracket) {
    std::string text = headingText(bracket);
    for (ExplainedPair const& pair : bracket.pairs)
        text += fmt::format("  {:<10}{}{}\n", boardText(pair.board), ruleText(edition, pair.rule),
                            pair.isMovedDown ? fmt::format("; {} has come down", pair.higher + 1) : "");
    if (!bracket.downfloaters.empty()) text += fmt::format("  left over: {}\n", playersText(bracket.downfloaters));
    for (Measure const& measure : bracket.measures)
        if (isTold(measure))
            text += fmt::format("  {}: {}\n", criterionText(edition, measure.criterion), valueAndPlayers(measure));
    return text;
}

std::string byeText(Edition edition, ExplainedBye const& bye) {
    std::string text = fmt::format("Bye: {}, with {} points and {} unplayed rounds\n", bye.player + 1,
                                   tenthsText(bye.score), bye.unplayed);
    if (!bye.barred.empty()) text += fmt::format("  {}: not {}\n", criterionText(edition, 2), playersText(bye.barred));
    if (!bye.impossible.empty())
        text += fmt::format("  {}: not with {} left over\n", criterionText(edition, 4), playersText(bye.impossible));
    return text;
}

// --- comparisons ---------------------------------------------------------------------------------------------

std::string obstacleText(Obstacle const& obstacle) {
    using Kind = Obstacle::Kind;
    std::string const who = listed(obstacle.players, [](int player) { return fmt::format("{}", player + 1); });
    switch (obstacle.kind) {
    case Kind::NoSuchPlayer: return fmt::format("there is no player {}", who);
    case Kind::TakesNoPart: return fmt::format("{} takes no part in this round", who);
    case Kind::PairedTwice: return fmt::format("{} is paired twice", who);
    case Kind::LeftOut: return fmt::format("{} has neither an opponent nor the bye", who);
    case Kind::HaveMet: return fmt::format("{} have met in round {}", who, obstacle.round);
    case Kind::Prohibited: return fmt::format("{} are kept apart by a prohibited pairing", who);
    case Kind::BarredFromBye: return fmt::format("{} may not have the bye", who);
    case Kind::SameColour:
        return fmt::format("{} both absolutely want {}", who, obstacle.colour == Colour::White ? "White" : "Black");
    case Kind::ByeInEvenField: return fmt::format("nobody is left over for the bye of {}", who);
    }
    return {};
}

class ComparisonTeller {
public:
    explicit ComparisonTeller(RoundStory const& story) : m_story(story) {}

    std::string operator()(SamePairs const&) const { return "These are the pairs by the rules.\n"; }
    std::string operator()(NotLegal const& verdict) const {
        return "Not legal:\n" + obstaclesText(m_story.edition, verdict.obstacles);
    }
    std::string operator()(WorseProposal const& verdict) const {
        return fmt::format("Worse {}:\n  {}: {} instead of {}\n", whereText(verdict.bracket),
                           criterionText(m_story.edition, verdict.byRules.criterion), valueAndPlayers(verdict.proposed),
                           valueAndPlayers(verdict.byRules));
    }
    std::string operator()(LaterProposal const& verdict) const {
        return fmt::format("As good in every criterion, and later in the order of candidates {}:\n  {}\n",
                           whereText(verdict.bracket), ruleText(m_story.edition, verdict.rule));
    }
    std::string operator()(BetterProposal const& verdict) const {
        return "A fault of the program, the round should be paired so.\n" + (*this)(verdict.difference);
    }

private:
    [[nodiscard]] std::string whereText(std::optional<int> bracket) const {
        if (!bracket) return "for the whole round";
        return fmt::format("in the bracket of {} points",
                           tenthsText(m_story.brackets[static_cast<std::size_t>(*bracket)].score));
    }

    RoundStory const& m_story;
};

} // namespace

std::string criterionText(Edition edition, int criterion) {
    auto const index = static_cast<std::size_t>(criterion) - 1;
    if (is2017(edition)) return fmt::format("C.{} ({})", criterion, namesOf2017.at(index));
    return fmt::format("C{} ({})", criterion, names.at(index));
}

std::string roundText(Round const& round) {
    std::string text = listed(round.boards, boardText);
    if (round.bye) text += fmt::format("{}bye {}", text.empty() ? "" : ", ", *round.bye + 1);
    return text;
}

std::string storyText(RoundStory const& story) {
    std::string text = fmt::format("By {}: {}\n", rulesOf(story.edition).code, roundText(story.round));
    for (ExplainedBracket const& bracket : story.brackets) text += "\n" + bracketText(story.edition, bracket);
    if (story.bye) text += "\n" + byeText(story.edition, *story.bye);
    return text;
}

std::string comparisonText(RoundStory const& story, Comparison const& comparison) {
    std::string text = std::visit(ComparisonTeller{story}, comparison.verdict);
    for (ColourObjection const& colour : comparison.colours)
        text += fmt::format("Colours: {} by {}\n", boardText(colour.byRules), ruleText(story.edition, colour.rule));
    return text;
}

std::string obstaclesText(Edition edition, std::vector<Obstacle> const& obstacles) {
    std::string text;
    for (Obstacle const& obstacle : obstacles) {
        int const criterion = criterionOf(obstacle.kind);
        std::string const rule = criterion > 0 ? criterionText(edition, criterion) + ": " : "";
        text += fmt::format("  {}{}\n", rule, obstacleText(obstacle));
    }
    return text;
}

std::string noPairingText(NoPairing const& reason) {
    if (reason.hasNoPlayers) return "no legal pairing: nobody takes part";
    if (reason.isUnsolved) return "a legal pairing was not found; this is a fault of the program";
    Deadlock const& deadlock = reason.deadlock;
    std::string const text = fmt::format("no legal pairing: not all of {} can be paired with each other",
                                         named(deadlock.stranded, deadlock.isByeStranded));
    std::string const rivals = named(deadlock.rivals, deadlock.isByeRival);
    return rivals.empty() ? text : fmt::format("{}, and otherwise they have nobody but {}", text, rivals);
}

} // namespace flagfall::cli
