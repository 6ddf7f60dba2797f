// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"
#include "arbiter/terms/ids.h"
#include "pairing/tiebreaks/value.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the regulations of an event settle about its tie-breaks: the edition of C.07, and what C.07 leaves to them.
namespace flagfall::pairing {

/// Named by the year it came in.
enum class TieBreakEdition {
    Before2023, ///< an unplayed round is a game against a virtual opponent
    Of2023,     ///< brought the dummy, with the player's own score
    Of2024,     ///< in force from 1 August 2024; the same in all that is computed here
    Of2026,     ///< in force from 1 March 2026: the dummy has limits
};

/// What the editions say differently, a row each.
struct TieBreakEditionRules {
    enum class Dummy {
        Virtual,         ///< what the player had before the round, what the round left to the other, then draws
        OwnScore,        ///< the player's own score
        OwnScoreLimited, ///< the same, but no more than the scheduled opponent, or than a draw in every round (16.4)
    };
    enum class Adjusted {
        EveryUnplayedRound, ///< every round an opponent has not played is a draw
        ByesToTheEnd,       ///< only the requested byes after which he never came back (16.3)
    };
    enum class Cut {
        Lowest,         ///< whatever contributes least
        LargerOfChosen, ///< or the lowest of the rounds not played by choice, if that is larger (16.5)
    };
    TieBreakEdition edition;
    Date since; ///< the first day of events it is for
    Dummy dummy;
    Adjusted adjusted;
    Cut cut;
    std::string_view source;
};

[[nodiscard]] TieBreakEditionRules const& rulesOf(TieBreakEdition edition);

/// The edition for an event that begins on this day. That of 2023 was for FIDE's own events from 1 September 2023 and
/// for every rated event from 1 April 2024; an event between them names its edition if it used the older one.
[[nodiscard]] TieBreakEdition tieBreakEditionOn(Date firstDay);

/// How tie-breaks by ratings count who has none. Where the regulations of the event do not say it, such tie-breaks are
/// not used (C.07, Art. 10).
enum class UnratedRule {
    NotUsed,
    Fixed,          ///< as the rating that was announced for them, which may be 0
    LowestOfField,  ///< as the lowest rated player of the event
    AverageOfField, ///< as the average of the rated players, halves up
};

struct UnratedPlayers {
    UnratedRule rule = UnratedRule::NotUsed;
    int rating = 0; ///< of UnratedRule::Fixed
    friend bool operator==(UnratedPlayers const&, UnratedPlayers const&) = default;
};

/// No rating is higher.
inline constexpr int highestRating = 4000;

/// The rule in a word, as forms, files and the command line say it: `lowest`, `average`, or a rating; empty for
/// tie-breaks that are not used then. Nothing for any other word.
[[nodiscard]] std::optional<UnratedPlayers> unratedByWord(std::string_view word);
[[nodiscard]] std::string wordOf(UnratedPlayers const& unrated);

/// Which of a player's ratings tie-breaks by ratings look at, in an event over several rating periods: unless the event
/// says otherwise the first (C.07, Art. 10).
struct RatingsCounted {
    bool ofEachRound = false; ///< the one that held in the round of the game
    int ofRound = 0;          ///< the one that holds in this round, for all games; 0: the first
    friend bool operator==(RatingsCounted const&, RatingsCounted const&) = default;
};

/// In a word, as forms and files say it: empty for the first, `each`, or the number of a round. Nothing for any other
/// word.
[[nodiscard]] std::optional<RatingsCounted> ratingsCountedByWord(std::string_view word);
[[nodiscard]] std::string wordOf(RatingsCounted const& counted);

struct TieBreakRules {
    TieBreakEdition edition = TieBreakEdition::Of2026;
    UnratedPlayers unrated{};
    RatingsCounted ratings{};
    /// Drawn once for the event; the lots of all players follow from it. None: not drawn yet.
    std::optional<std::uint64_t> lotsSeed{};
    std::vector<PlayerId> lotsDrawn{}; ///< who had which lot in the report file of the event, the best one first
    std::map<PlayerId, TieBreakValue> entered{}; ///< values worked out elsewhere, as the arbiter has entered them
    friend bool operator==(TieBreakRules const&, TieBreakRules const&) = default;
};

} // namespace flagfall::pairing
