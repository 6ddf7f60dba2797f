// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/heading.h"

namespace flagfall::pgn {

namespace {

std::string orUnknown(std::string const& value) { return value.empty() ? "?" : value; }

std::string dateText(std::optional<Date> const& date) {
    if (!date) return "????.??.??";
    auto text = isoDate(*date);
    for (char& sign : text)
        if (sign == '-') sign = '.';
    return text;
}

void addKnown(Tags& tags, std::string name, std::string const& value) {
    if (!value.empty()) tags.push_back({std::move(name), value});
}

void addPlayer(Tags& tags, std::string const& colour, HeadingPlayer const& player) {
    if (player.rating) tags.push_back({colour + "Elo", std::to_string(*player.rating)});
    addKnown(tags, colour + "Title", player.title);
    addKnown(tags, colour + "FideId", player.fideId);
    addKnown(tags, colour + "Team", player.team);
}

} // namespace

Tags tagsOf(Heading const& heading, Ending const& ending) {
    auto const result = word(ending);
    Tags tags{{"Event", orUnknown(heading.event)},
              {"Site", orUnknown(heading.site)},
              {"Date", dateText(heading.date)},
              {"Round", std::to_string(heading.round.value()) + '.' + std::to_string(heading.board.value())},
              {"White", orUnknown(heading.players.white.name)},
              {"Black", orUnknown(heading.players.black.name)},
              {"Result", std::string(result.empty() ? "*" : result)}};
    addPlayer(tags, "White", heading.players.white);
    addPlayer(tags, "Black", heading.players.black);
    addKnown(tags, "TimeControl", heading.timeControl);
    tags.push_back({"Board", std::to_string(heading.board.value())});
    addKnown(tags, "UTCDate", heading.utcDate);
    addKnown(tags, "UTCTime", heading.utcTime);
    return tags;
}

} // namespace flagfall::pgn
