// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "pairing/dutch/colours.h"
#include "pairing/dutch/measure.h"
#include "pairing/dutch/round.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// Why a round is paired as it is, and why not otherwise (C.04.1, 9: the arbiter must be able to explain it). Players
/// are places in Entries::players throughout; criteria carry the numbers of their edition; points are tenths.
/// Nothing here is text.
///
///     auto const story = storyOf(entries, Edition::Fide2026);
///     auto const answer = compareWith(entries, Edition::Fide2026, withSeatsExchanged(round, 3, 7));
///     if (auto const* worse = std::get_if<WorseProposal>(&answer->verdict)) show(worse->byRules.criterion);
namespace flagfall::pairing::dutch {

// --- the story of a round ------------------------------------------------------------------------------------

struct ExplainedPair {
    Board board;
    int higher = 0;           ///< who of the two is higher-ranked
    bool isMovedDown = false; ///< the higher-ranked one has come down to the bracket
    ColourRule rule = ColourRule::Both;
};

struct ExplainedBracket {
    BracketKind kind = BracketKind::Scoregroup;
    Points score = 0;           ///< of its residents; of the highest in a collapsed one
    std::vector<int> movedDown; ///< MDPs, in order
    std::vector<int> residents;
    std::vector<ExplainedPair> pairs; ///< in order of the higher-ranked player
    std::vector<int> downfloaters;    ///< the one of the last bracket gets the bye
    std::vector<Measure> measures;    ///< all criteria asked in the bracket, as the pairing fulfils them
};

/// Who gets the pairing-allocated bye, and why nobody else.
struct ExplainedBye {
    int player = 0;
    Points score = 0;
    int unplayed = 0;            ///< rounds he has not played (C9)
    std::vector<int> barred;     ///< C2: those of his score and below who may not have it
    std::vector<int> impossible; ///< C4: those with less who might, but then the others cannot be paired
};

struct RoundStory {
    Edition edition = Edition::Fide2026;
    Round round;
    std::vector<Points> scores; ///< for pairing, of every entry; 0 for who takes no part
    std::vector<ExplainedBracket> brackets;
    std::optional<ExplainedBye> bye;
};

[[nodiscard]] Expected<RoundStory, NoPairing> storyOf(Entries const& entries, Edition edition);

// --- another pairing -----------------------------------------------------------------------------------------

/// Why a pairing is no pairing at all, or not a legal one.
struct Obstacle {
    enum class Kind {
        NoSuchPlayer,
        TakesNoPart,
        PairedTwice,
        LeftOut, ///< neither opponent nor bye
        HaveMet, ///< C1
        Prohibited,
        BarredFromBye, ///< C2
        SameColour,    ///< C3: both absolutely want it
        ByeInEvenField,
    };
    Kind kind = Kind::NoSuchPlayer;
    std::vector<int> players;      ///< one, or the two of a pair
    int round = 0;                 ///< of HaveMet, from 1
    Colour colour = Colour::White; ///< of SameColour: the one they want
    friend bool operator==(Obstacle const&, Obstacle const&) = default;
};

/// The criterion an obstacle stands for, C1 to C3; 0 for what no rule need forbid.
[[nodiscard]] int criterionOf(Obstacle::Kind kind);

/// It is the pairing by the rules, colours aside.
struct SamePairs {};
struct NotLegal {
    std::vector<Obstacle> obstacles;
};
/// Legal, and worse in a criterion; in all more important ones, and in all brackets above, it is as good.
struct WorseProposal {
    std::optional<int> bracket; ///< in RoundStory::brackets; none for C5, which is asked once for the round
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
};
/// Better than what came out: a fault of the program, never to be hidden.
struct BetterProposal {
    WorseProposal difference;
};

/// A board whose colours the rules give the other way round.
struct ColourObjection {
    Board byRules;
    ColourRule rule = ColourRule::Both;
};

struct Comparison {
    std::variant<SamePairs, NotLegal, WorseProposal, LaterProposal, BetterProposal> verdict;
    std::vector<ColourObjection> colours; ///< of the pairs of the proposal
};

/// Holds a pairing of the whole round against the one by the rules.
[[nodiscard]] Expected<Comparison, NoPairing> compareWith(Entries const& entries, Edition edition,
                                                          Round const& proposal);

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
    NoPairing others; ///< when there are no obstacles
};
/// The best round that grants a wish, to be compared then.
[[nodiscard]] Expected<Round, Unfulfillable> bestWith(Entries const& entries, Edition edition, Wish const& wish);

} // namespace flagfall::pairing::dutch
