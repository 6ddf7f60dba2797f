// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/story.h"

#include <optional>
#include <set>

/// Events of players with ratings.
namespace flagfall::session {

struct RatedEntry {
    std::string name, rating, k;
    std::string title{}, federation{}, sex{};
};

inline Story ratedEvent(std::vector<RatedEntry> const& players, EventDraft draft = Story::draft("90+30")) {
    Story story;
    story.does(OpenEvent{std::move(draft)});
    for (RatedEntry const& each : players) {
        PlayerDraft player = Story::named(each.name, each.rating);
        player.k = each.k;
        player.title = each.title;
        player.federation = each.federation;
        player.sex = each.sex;
        story.does(EnterPlayer{player});
    }
    return story;
}

/// Rounds of the event, all that are left of it or so many: `AB` in the set is a win of A against B, everything else is
/// a draw.
inline void playEverybody(Story& story, std::set<std::string> const& wins, std::optional<int> rounds = {}) {
    int const from = story.state().nextRound().value();
    int const until = rounds ? from + *rounds - 1 : plannedRounds(story.state());
    for (int number = from; number <= until; ++number) {
        story.does(PairRound{});
        Round const round = *story.state().currentRound();
        for (Board const& board : round.boards) {
            std::string const white = story.nameOf(board.white), black = story.nameOf(board.black);
            Result const result = wins.contains(white + black)   ? Result::WhiteWins
                                  : wins.contains(black + white) ? Result::BlackWins
                                                                 : Result::Draw;
            story.enters(number, board.number.value(), result);
        }
    }
}

/// A beats B, draws with C and loses to D.
inline Story workedRatingExample(EventDraft draft = Story::draft("90+30")) {
    Story story = ratedEvent({{"A", "2000", "20"}, {"B", "2100", ""}, {"C", "1900", ""}, {"D", "2450", ""}}, draft);
    playEverybody(story, {"AB", "DA"});
    return story;
}

} // namespace flagfall::session
