// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_text.h"

#include "pairing/points_text.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace flagfall::cli {
namespace {

using namespace pairing;

std::string_view nameOf(Asked asked) {
    switch (asked) {
    case Asked::NotTwice: return "two players do not meet twice";
    case Asked::ByeNotTwice: return "no player gets the bye who has had it, or as many points without playing";
    case Asked::ByeNotAfterForfeitWin: return "no player gets the bye who has had it, or a win by forfeit";
    case Asked::NotBothAbsolute: return "two players with the same absolute colour preference do not meet";
    case Asked::Completion: return "the rest of the round can be paired";
    case Asked::ByeScore: return "score of the player who gets the bye";
    case Asked::Downfloaters: return "downfloaters";
    case Asked::DownfloaterScores: return "scores of the downfloaters";
    case Asked::PairDifferences: return "score differences of pairs and downfloaters";
    case Asked::NextBracket: return "players left over in the next bracket";
    case Asked::ByeUnplayed: return "unplayed games of the player who gets the bye";
    case Asked::WideDifference: return "topscorers or their opponents with a colour difference beyond two";
    case Asked::ThirdColour: return "topscorers or their opponents given the same colour three times in a row";
    case Asked::Preference: return "players who do not get their colour preference";
    case Asked::StrongPreference: return "players who do not get their strong colour preference";
    case Asked::ResidentsDownAgain: return "residents with a downfloat in the previous round as well";
    case Asked::MdpOpponentsUpAgain:
        return "opponents of moved-down players with an upfloat in the previous round as well";
    case Asked::ResidentsDownAgain2: return "residents with a downfloat two rounds before as well";
    case Asked::MdpOpponentsUpAgain2:
        return "opponents of moved-down players with an upfloat two rounds before as well";
    case Asked::MdpDifferencesAgain:
        return "score differences of moved-down players with a downfloat in the previous round";
    case Asked::MdpOpponentDifferencesAgain:
        return "score differences of opponents of moved-down players with an upfloat in the previous round";
    case Asked::MdpDifferencesAgain2:
        return "score differences of moved-down players with a downfloat two rounds before";
    case Asked::MdpOpponentDifferencesAgain2:
        return "score differences of opponents of moved-down players with an upfloat two rounds before";
    case Asked::DownAgain: return "players with a downfloat in the previous round as well";
    case Asked::UpAgain: return "players with an upfloat in the previous round as well";
    case Asked::DownAgain2: return "players with a downfloat two rounds before as well";
    case Asked::UpAgain2: return "players with an upfloat two rounds before as well";
    case Asked::DownDifferencesAgain:
        return "score differences of players with a downfloat in the previous round as well";
    case Asked::UpDifferencesAgain: return "score differences of players with an upfloat in the previous round as well";
    case Asked::DownDifferencesAgain2: return "score differences of players with a downfloat two rounds before as well";
    case Asked::UpDifferencesAgain2: return "score differences of players with an upfloat two rounds before as well";
    }
    return {};
}

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
std::string named(std::vector<PlayerId> const& players, bool withBye) {
    std::string text = listed(players, [](PlayerId player) { return player.value(); });
    if (withBye) text += text.empty() ? "the bye" : " and the bye";
    return text;
}

// --- rules ---------------------------------------------------------------------------------------------------

std::string ruleText(std::string_view article, ColourRule rule) {
    static constexpr std::array<std::string_view, 5> texts{
        "both players get their colour preference",
        "the stronger preference is granted",
        "they alternate from the last round in which their colours differed",
        "the higher-ranked player gets the preferred colour",
        "by the number of the higher-ranked player",
    };
    return fmt::format("{}: {}", article, texts[static_cast<std::size_t>(rule)]);
}

std::string ruleText(std::string_view article, OrderRule rule) {
    static constexpr std::array<std::string_view, 4> texts{
        "other moved-down players are to be paired first",
        "the moved-down players are to meet others first",
        "it needs a later exchange between S1 and S2",
        "other pairs from S1 and S2 come first",
    };
    return fmt::format("{}: {}", article, texts[static_cast<std::size_t>(rule)]);
}

// --- measures ------------------------------------------------------------------------------------------------

bool isNothing(Measure const& measure) { return measure.count == 0 && measure.again.empty() && measure.points.empty(); }

/// Not what would be so whatever the pairs: nothing at all, or a next bracket to which nobody comes down.
bool isTold(Measure const& measure) { return !isNothing(measure) && (measure.count == 0 || !measure.players.empty()); }

/// `2`, `1.5, 0.5`, `1 with 1.5`.
std::string valueText(Measure const& measure) {
    if (isNothing(measure)) return "0";
    std::string const points = listed(measure.points, decimalText);
    std::string const again = listed(measure.again, [](Points each) { return "down again with " + decimalText(each); });
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
        fmt::format("{} of {} points: {}", kind, decimalText(bracket.score), playersText(bracket.residents));
    if (!bracket.movedDown.empty()) text += fmt::format("; from above {}", playersText(bracket.movedDown));
    return text + "\n";
}

std::string bracketText(ExplainedBracket const& bracket) {
    std::string text = headingText(bracket);
    for (ExplainedPair const& pair : bracket.pairs)
        text += fmt::format("  {:<10}{}{}\n", boardText(pair.board), ruleText(pair.article, pair.rule),
                            pair.isMovedDown ? fmt::format("; {} is a downfloater", pair.higher + 1) : "");
    if (!bracket.downfloaters.empty()) text += fmt::format("  left over: {}\n", playersText(bracket.downfloaters));
    for (Measure const& measure : bracket.measures)
        if (isTold(measure))
            text += fmt::format("  {}: {}\n", criterionText(measure.criterion), valueAndPlayers(measure));
    return text;
}

std::string byeText(ExplainedBye const& bye) {
    std::string text = fmt::format("Bye: {}, with {} points and {} unplayed rounds\n", bye.player + 1,
                                   decimalText(bye.score), bye.unplayed);
    if (!bye.barred.empty())
        text += fmt::format("  {}: not {}\n", criterionText(bye.barredBy), playersText(bye.barred));
    if (!bye.impossible.empty())
        text +=
            fmt::format("  {}: not with {} left over\n", criterionText(bye.impossibleBy), playersText(bye.impossible));
    return text;
}

// --- comparisons ---------------------------------------------------------------------------------------------

std::string obstacleText(Obstacle const& obstacle) {
    using Kind = Obstacle::Kind;
    std::string const who = listed(obstacle.players, [](int player) { return fmt::format("{}", player + 1); });
    switch (obstacle.kind) {
    case Kind::NoSuchPlayer: return fmt::format("there is no player {}", who);
    case Kind::TakesNoPart: return fmt::format("{} does not take part in this round", who);
    case Kind::PairedTwice: return fmt::format("{} is paired twice", who);
    case Kind::LeftOut: return fmt::format("{} has neither an opponent nor the bye", who);
    case Kind::HaveMet: return fmt::format("{} have met in round {}", who, obstacle.round);
    case Kind::Prohibited: return fmt::format("{} are a prohibited pairing", who);
    case Kind::BarredFromBye: return fmt::format("{} may not get the bye", who);
    case Kind::SameColour:
        return fmt::format("{} both have an absolute preference for {}", who,
                           obstacle.colour == Colour::White ? "White" : "Black");
    case Kind::ByeInEvenField: return fmt::format("no player is left for the bye of {}", who);
    }
    return {};
}

class ComparisonTeller {
public:
    explicit ComparisonTeller(RoundStory const& story) : m_story(story) {}

    std::string operator()(SamePairs const&) const { return "These pairs are in the system's pairing.\n"; }
    std::string operator()(NotLegal const& verdict) const { return "Not legal:\n" + obstaclesText(verdict.obstacles); }
    std::string operator()(WorseProposal const& verdict) const {
        return fmt::format("Worse {}:\n  {}: {} instead of {}\n", whereText(verdict.bracket),
                           criterionText(verdict.byRules.criterion), valueAndPlayers(verdict.proposed),
                           valueAndPlayers(verdict.byRules));
    }
    std::string operator()(LaterProposal const& verdict) const {
        return fmt::format("Equal in every criterion, but later in FIDE's order of candidates {}:\n  {}\n",
                           whereText(verdict.bracket), ruleText(verdict.article, verdict.rule));
    }
    std::string operator()(BetterProposal const& verdict) const {
        return "Program error: the system should have paired this way.\n" + (*this)(verdict.difference);
    }

private:
    [[nodiscard]] std::string whereText(std::optional<int> bracket) const {
        if (!bracket) return "for the whole round";
        return fmt::format("in the bracket of {} points",
                           decimalText(m_story.brackets[static_cast<std::size_t>(*bracket)].score));
    }

    RoundStory const& m_story;
};

} // namespace

std::string criterionText(Criterion criterion) {
    return fmt::format("{}{} ({})", criterion.letter, criterion.number, nameOf(criterion.asked));
}

std::string roundText(Round const& round) {
    std::string text = listed(round.boards, boardText);
    if (round.bye) text += fmt::format("{}bye {}", text.empty() ? "" : ", ", *round.bye + 1);
    return text;
}

std::string storyText(RoundStory const& story, std::string_view system) {
    std::string text = fmt::format("By {}: {}\n", system, roundText(story.round));
    for (ExplainedBracket const& bracket : story.brackets) text += "\n" + bracketText(bracket);
    if (story.bye) text += "\n" + byeText(*story.bye);
    return text;
}

std::string comparisonText(RoundStory const& story, Comparison const& comparison) {
    std::string text = std::visit(ComparisonTeller{story}, comparison.verdict);
    for (ColourObjection const& colour : comparison.colours)
        text += fmt::format("Colours: {} by {}\n", boardText(colour.byRules), ruleText(colour.article, colour.rule));
    return text;
}

std::string obstaclesText(std::vector<Obstacle> const& obstacles) {
    std::string text;
    for (Obstacle const& obstacle : obstacles) {
        std::string const rule = obstacle.criterion ? criterionText(*obstacle.criterion) + ": " : "";
        text += fmt::format("  {}{}\n", rule, obstacleText(obstacle));
    }
    return text;
}

std::string noPairingText(PairingProblem const& reason) {
    switch (reason.why) {
    case PairingRefusal::TooFewPlayers: return "no legal pairing: too few players take part";
    case PairingRefusal::NoTable: return "the system has no table for so many players";
    case PairingRefusal::AllRoundsPaired: return "all rounds have been played";
    case PairingRefusal::TooManyRounds: return "more rounds are planned than the table has";
    case PairingRefusal::NumbersNotInOrder: return "the pairing numbers are not 1 to the number of players";
    case PairingRefusal::EarlierRoundDiffers: return "a round before is not the one of the table";
    case PairingRefusal::InitialColourUnknown: return "the initial colour is missing";
    case PairingRefusal::GamesOpen:
        return fmt::format("results of the last round are missing: {}", named(reason.stranded, false));
    case PairingRefusal::MatchUndecided:
        return fmt::format("a match of the round before has no winner yet: {}", named(reason.stranded, false));
    case PairingRefusal::NotFound: return "no legal pairing was found; this is a program error, please report it";
    case PairingRefusal::SecondGameOfMatch:
        return "the second game of a match is of the two who have played the first, with the colours turned";
    case PairingRefusal::NotAvailable: return "this program does not pair the system";
    case PairingRefusal::MetAlready:
        return fmt::format("{} have met in round {}", named(reason.stranded, false), reason.round);
    case PairingRefusal::ColoursAlready:
        return fmt::format("{} have had these colours in round {}", named(reason.stranded, false), reason.round);
    case PairingRefusal::RestedAlready:
        return fmt::format("{} has rested in round {}", named(reason.stranded, false), reason.round);
    case PairingRefusal::NeverMeet: return fmt::format("{} are on one side", named(reason.stranded, false));
    case PairingRefusal::CannotBeCompleted:
        return "the games that are left cannot be played in the rounds that are left";
    case PairingRefusal::SidesUneven: return "two sides need an even number of players";
    case PairingRefusal::NoTableForSides: return "there is no table for sides of this size";
    case PairingRefusal::SidesUnknown: return "who is on which side is not known";
    case PairingRefusal::SidesMixed: return "the first half of the numbers is not one side";
    case PairingRefusal::NoLegalPairing: break;
    }
    std::string const text = fmt::format("no legal pairing: not all of {} can be paired with each other",
                                         named(reason.stranded, reason.isByeStranded));
    std::string const rivals = named(reason.rivals, reason.isByeRival);
    return rivals.empty() ? text : fmt::format("{}; their only other possible opponents are {}", text, rivals);
}

} // namespace flagfall::cli
