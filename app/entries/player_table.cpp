// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/player_table.h"

#include <algorithm>

namespace flagfall::entries {
namespace {

std::string joined(std::vector<std::string> const& words) {
    std::string text;
    for (std::string const& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

/// In the words of the form, so that the list can be read again.
std::string textOf(session::EventDetails const& event, session::PlayerDetails const& player, Meaning meaning,
                   Private kept) {
    session::PlayerDraft const draft = session::draftOf(player);
    switch (meaning) {
    case Meaning::Name: return draft.name;
    case Meaning::Title: return draft.title;
    case Meaning::Rating: return draft.rating;
    case Meaning::OfficialRating: return draft.officialRating;
    case Meaning::NationalRating: return draft.nationalRating;
    case Meaning::Federation: return draft.federation;
    case Meaning::FideId: return draft.fideId;
    case Meaning::NationalId: return draft.nationalId;
    case Meaning::Birth: return birthFor(draft.birth, kept);
    case Meaning::Sex: return draft.sex;
    case Meaning::Club: return draft.club;
    case Meaning::K: return draft.k;
    case Meaning::Categories: {
        std::vector<std::string> all = session::categoriesOf(event, player);
        for (std::string const& own : player.categories)
            if (std::ranges::find(all, own) == all.end()) all.push_back(own);
        return joined(all);
    }
    case Meaning::FeeOwed: return draft.feeOwed;
    case Meaning::FeePaid: return draft.feePaid;
    case Meaning::Note: return draft.note;
    case Meaning::FixedBoard: return draft.fixedBoard;
    case Meaning::Nothing:
    case Meaning::LastName:
    case Meaning::FirstName:
    case Meaning::Team:
    case Meaning::Email:
    case Meaning::Phone: break;
    }
    return {};
}

bool isPrivate(Meaning meaning) {
    return meaning == Meaning::Note || meaning == Meaning::FeeOwed || meaning == Meaning::FeePaid;
}

} // namespace

std::string birthFor(std::string const& birth, Private kept) {
    constexpr std::size_t year = 4;
    return kept == Private::Included ? birth : birth.substr(0, year);
}

Players playersOf(session::EventState const& event) {
    Players players;
    for (session::Player const* const player : event.playersInOrder()) players.push_back(player->details);
    return players;
}

std::vector<Meaning> columnsOf(session::EventDetails const& event, Players const& players, Private kept) {
    std::vector<Meaning> columns;
    for (Meaning const meaning : meanings) {
        bool const always = meaning == Meaning::Name || meaning == Meaning::Rating;
        if (isPrivate(meaning) && kept == Private::LeftOut) continue;
        if (always || std::ranges::any_of(players, [&](session::PlayerDetails const& player) {
                return !textOf(event, player, meaning, kept).empty();
            }))
            columns.push_back(meaning);
    }
    return columns;
}

tables::Sheet playerTable(session::EventDetails const& event, Players const& players,
                          std::vector<Meaning> const& columns, std::function<std::string(Meaning)> const& headOf,
                          Private kept) {
    tables::Sheet sheet;
    sheet.rows.emplace_back();
    for (Meaning const meaning : columns) sheet.rows.back().push_back(headOf(meaning));
    for (session::PlayerDetails const& player : players) {
        sheet.rows.emplace_back();
        for (Meaning const meaning : columns) sheet.rows.back().push_back(textOf(event, player, meaning, kept));
    }
    return sheet;
}

} // namespace flagfall::entries
