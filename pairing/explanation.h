// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/expected.h"
#include "arbiter/terms/points.h"
#include "pairing/problem.h"
#include "pairing/tournament.h"

#include <compare>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Why a round is paired as it is, and why not otherwise (C.04.1, 9: the arbiter must be able to explain it). Players
/// are places in Tournament::participants throughout, from 0; nothing here is text.
///
///     Explainer const* const explainer = systemByCode("FIDE_DUTCH_2026")->explainer();
///     auto const story = explainer->story(tournament);
///     auto const answer = explainer->compare(tournament, withSeatsExchanged(story->round, 3, 7));
///     if (auto const* worse = std::get_if<WorseProposal>(&answer->verdict)) show(worse->byRules.criterion);
namespace flagfall::pairing {

/// A board; players are places.
struct Board {
    int white = 0;
    int black = 0;
    friend bool operator==(Board const&, Board const&) = default;
};

/// A round by places.
struct Round {
    std::vector<Board> boards; ///< in order (C.04.2, 3.6)
    std::optional<int> bye;    ///< who gets the pairing-allocated bye
    friend bool operator==(Round const&, Round const&) = default;
};

// --- criteria ------------------------------------------------------------------------------------------------

/// What a criterion of a Swiss asks, whatever number a regulation gives it. `Again` is as in the round before,
/// `Again2` as two rounds before; an MDP is a moved-down player, a resident one of the scoregroup itself.
enum class Asked {
    NotTwice,                     ///< two players do not meet twice
    ByeNotTwice,                  ///< nobody has the bye who has had it, or as much without playing
    ByeNotAfterForfeitWin,        ///< nobody has the bye who has had it, or a forfeit win
    NotBothAbsolute,              ///< two who absolutely want the same colour do not meet
    Completion,                   ///< the others can be paired
    ByeScore,                     ///< the score of who gets the bye
    Downfloaters,                 ///< their number
    DownfloaterScores,            ///<
    PairDifferences,              ///< the score differences of pairs and downfloaters
    NextBracket,                  ///< players left over in the next bracket
    ByeUnplayed,                  ///< unplayed games of who gets the bye
    WideDifference,               ///< topscorers or their opponents with a colour difference beyond two
    ThirdColour,                  ///< topscorers or their opponents with one colour three times running
    Preference,                   ///< players without their colour preference
    StrongPreference,             ///< players without their strong colour preference
    ResidentsDownAgain,           ///< residents who downfloat
    MdpOpponentsUpAgain,          ///< opponents of MDPs who upfloat
    ResidentsDownAgain2,          ///<
    MdpOpponentsUpAgain2,         ///<
    MdpDifferencesAgain,          ///< score differences of MDPs who downfloated
    MdpOpponentDifferencesAgain,  ///< score differences of their opponents who upfloated
    MdpDifferencesAgain2,         ///<
    MdpOpponentDifferencesAgain2, ///<
    DownAgain,                    ///< players who downfloat, MDPs too
    UpAgain,                      ///< players who upfloat, whomever they meet
    DownAgain2,                   ///<
    UpAgain2,                     ///<
    DownDifferencesAgain,         ///< the score differences of the same
    UpDifferencesAgain,           ///<
    DownDifferencesAgain2,        ///<
    UpDifferencesAgain2,          ///<
};

/// A criterion by its number in the regulation: `C12`, `C.10`.
struct Criterion {
    Asked asked = Asked::NotTwice;
    std::string_view letter = "C"; ///< before the number
    int number = 0;
    friend bool operator==(Criterion const&, Criterion const&) = default;
};

/// What a criterion says of a candidate. The smaller, the better.
struct Measure {
    Criterion criterion;
    int count = 0; ///< of downfloaters, pairs or unplayed rounds, whatever the criterion counts
    /// The scores of MDPs who downfloat once more, which is worse than any difference.
    std::vector<Points> again;
    std::vector<Points> points; ///< scores or score differences where it asks for them, the greatest first
    std::vector<int> players;   ///< who is meant; says nothing about which is better
};

/// Of two measures of one criterion.
[[nodiscard]] std::strong_ordering compare(Measure const& a, Measure const& b);

/// Which rule gave the colours of a pair.
enum class ColourRule {
    Both,         ///< nobody is refused what he wants
    Stronger,     ///< the stronger preference, or the wider colour difference
    Alternate,    ///< the other way round than the last time one had White and the other Black
    HigherRanked, ///< what the higher-ranked player wants
    Number,       ///< by the parity of the higher-ranked player's number
};

/// What a bracket was made of.
enum class BracketKind {
    Scoregroup,   ///< and who came down to it
    Penultimate,  ///< Dutch of 2017, A.9: paired again so that the players below can be completed
    CollapsedLast ///< Dutch of 2017, A.9: everybody below the penultimate one
};

// --- the story of a round ------------------------------------------------------------------------------------

struct ExplainedPair {
    Board board;
    int higher = 0;           ///< who of the two is higher-ranked
    bool isMovedDown = false; ///< the higher-ranked one has come down to the bracket
    ColourRule rule = ColourRule::Both;
    std::string_view article; ///< of the rule
};

struct ExplainedBracket {
    BracketKind kind = BracketKind::Scoregroup;
    Points score{};             ///< of its residents; of the highest in a collapsed one
    std::vector<int> movedDown; ///< MDPs, in order
    std::vector<int> residents;
    std::vector<ExplainedPair> pairs; ///< in order of the higher-ranked player
    std::vector<int> downfloaters;    ///< the one of the last bracket gets the bye
    std::vector<Measure> measures;    ///< all criteria asked in the bracket, as the pairing fulfils them
};

/// Who gets the pairing-allocated bye, and why nobody else.
struct ExplainedBye {
    int player = 0;
    Points score{};
    int unplayed = 0;        ///< rounds he has not played (C9)
    std::vector<int> barred; ///< those of his score and below who may not have it
    Criterion barredBy;
    std::vector<int> impossible; ///< those with less who might, but then the others cannot be paired
    Criterion impossibleBy;
};

struct RoundStory {
    Round round;
    std::vector<Points> scores; ///< for pairing, of every entry; 0 for who takes no part
    std::vector<ExplainedBracket> brackets;
    std::optional<ExplainedBye> bye;
};

// --- another pairing -----------------------------------------------------------------------------------------

/// Why a pairing is no pairing at all, or not a legal one.
struct Obstacle {
    enum class Kind {
        NoSuchPlayer,
        TakesNoPart,
        PairedTwice,
        LeftOut, ///< neither opponent nor bye
        HaveMet,
        Prohibited,
        BarredFromBye,
        SameColour, ///< both absolutely want it
        ByeInEvenField,
    };
    Kind kind = Kind::NoSuchPlayer;
    std::vector<int> players;             ///< one, or the two of a pair
    int round = 0;                        ///< of HaveMet, from 1
    Colour colour = Colour::White;        ///< of SameColour: the one they want
    std::optional<Criterion> criterion{}; ///< that it stands for; none for what no rule need forbid
    friend bool operator==(Obstacle const&, Obstacle const&) = default;
};

/// It is the pairing by the rules, colours aside.
struct SamePairs {};
struct NotLegal {
    std::vector<Obstacle> obstacles;
};
/// Legal, and worse in a criterion; in all more important ones, and in all brackets above, it is as good.
struct WorseProposal {
    std::optional<int> bracket; ///< in RoundStory::brackets; none for what is asked once for the round
    Measure byRules;
    Measure proposed;
    std::vector<std::pair<int, int>> pairs; ///< of the proposal in that bracket, the higher-ranked first
    std::vector<int> downfloaters;          ///< likewise
};
/// What the order of the candidates looks at.
enum class OrderRule {
    MovedDown,              ///< 4.4 (2017: D.3): which MDPs are paired
    Transposition,          ///< 4.2 (D.1): whom the MDPs meet
    Exchange,               ///< 4.3 (D.2): who changes the half of the bracket, or of its remainder
    RemainderTransposition, ///< 4.2 (D.1): who meets whom across the halves
};
/// As good in every criterion, and later in the order of Article 4.
struct LaterProposal {
    int bracket = 0;
    OrderRule rule = OrderRule::Transposition;
    std::string_view article; ///< of the rule
};
/// Better than what came out: a fault of the program, never to be hidden.
struct BetterProposal {
    WorseProposal difference;
};

/// A board whose colours the rules give the other way round.
struct ColourObjection {
    Board byRules;
    ColourRule rule = ColourRule::Both;
    std::string_view article; ///< of the rule
};

struct Comparison {
    std::variant<SamePairs, NotLegal, WorseProposal, LaterProposal, BetterProposal> verdict;
    std::vector<ColourObjection> colours; ///< of the pairs of the proposal
};

/// A round in which two players have changed their seats, the bye being one; colours stay with the seats.
[[nodiscard]] Round withSeatsExchanged(Round round, int a, int b);

/// Pairs and a bye somebody would like to see.
struct Wish {
    std::vector<std::pair<int, int>> pairs;
    std::optional<int> bye;
};
/// Why no legal round grants a wish: the wish itself, or what is left for the others.
struct Unfulfillable {
    std::vector<Obstacle> obstacles;
    std::optional<PairingProblem> others; ///< when there are no obstacles
    Criterion completion;                 ///< which asks that the others can be paired
};

// --- players -------------------------------------------------------------------------------------------------

/// A float of an earlier round.
enum class Float { None, Up, Down };

/// What the system looks at in a player who takes part.
struct PairedHistory {
    int player = 0;
    Points score;                   ///< real, without acceleration
    std::vector<Colour> colours;    ///< of the games over the board, the earliest first
    Float last = Float::None;       ///< in the round before
    Float beforeLast = Float::None; ///< two rounds ago
};

/// Answers for a system that leaves something to explain; a table does not. Pure.
class Explainer {
public:
    virtual ~Explainer() = default;
    [[nodiscard]] virtual Expected<RoundStory, PairingProblem> story(Tournament const& tournament) const = 0;
    /// Holds a pairing of the whole round against the one by the rules.
    [[nodiscard]] virtual Expected<Comparison, PairingProblem> compare(Tournament const& tournament,
                                                                       Round const& proposal) const = 0;
    /// The best round that grants a wish, to be compared then.
    [[nodiscard]] virtual Expected<Round, Unfulfillable> bestWith(Tournament const& tournament,
                                                                  Wish const& wish) const = 0;
    [[nodiscard]] virtual std::vector<PairedHistory> histories(Tournament const& tournament) const = 0;
};

} // namespace flagfall::pairing
