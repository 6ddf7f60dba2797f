// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_order.h"

#include "app/lists/list_shelf.h"
#include "app/session/event/event_details.h"

#include <algorithm>
#include <array>
#include <utility>

namespace flagfall::lists {
namespace {

constexpr std::array kindWords{std::pair{ListKind::Standard, std::string_view{"standard"}},
                               std::pair{ListKind::Rapid, std::string_view{"rapid"}},
                               std::pair{ListKind::Blitz, std::string_view{"blitz"}},
                               std::pair{ListKind::EffectiveRapid, std::string_view{"effective-rapid"}},
                               std::pair{ListKind::EffectiveBlitz, std::string_view{"effective-blitz"}}};

template <typename Table, typename Choice>
std::string_view wordIn(Table const& table, Choice choice) {
    for (auto const& [known, word] : table)
        if (known == choice) return word;
    return {};
}

template <typename Choice, std::size_t size>
std::optional<Choice> choiceIn(std::array<std::pair<Choice, std::string_view>, size> const& table,
                               std::string_view word) {
    for (auto const& [choice, known] : table)
        if (known == word) return choice;
    return std::nullopt;
}

} // namespace

std::string_view listKindWord(ListKind kind) { return wordIn(kindWords, kind); }
std::optional<ListKind> listKindOf(std::string_view word) { return choiceIn(kindWords, word); }

ListedRating ratingIn(ListedPlayer const& player, ListKind kind) {
    auto const effective = [&player](PlayType play) {
        return player.in(play).value > 0 ? player.in(play) : player.in(PlayType::Standard);
    };
    switch (kind) {
    case ListKind::Standard: return player.in(PlayType::Standard);
    case ListKind::Rapid: return player.in(PlayType::Rapid);
    case ListKind::Blitz: return player.in(PlayType::Blitz);
    case ListKind::EffectiveRapid: return effective(PlayType::Rapid);
    case ListKind::EffectiveBlitz: break;
    }
    return effective(PlayType::Blitz);
}

namespace {

PlayType playOf(ListKind kind) {
    switch (kind) {
    case ListKind::Standard: return PlayType::Standard;
    case ListKind::Rapid:
    case ListKind::EffectiveRapid: return PlayType::Rapid;
    case ListKind::Blitz:
    case ListKind::EffectiveBlitz: break;
    }
    return PlayType::Blitz;
}

constexpr std::array singleKinds{ListKind::Standard, ListKind::Rapid, ListKind::Blitz}; // by PlayType

std::string singleSource(ListKind kind) { return std::string{fideSource} + "-" + std::string{listKindWord(kind)}; }

} // namespace

bool isSingleOfFide(std::string_view source) {
    return std::ranges::any_of(singleKinds, [source](ListKind kind) { return singleSource(kind) == source; });
}

std::vector<std::string> sourcesOf(ListChoice const& choice) {
    if (choice.source != fideSource) return {choice.source};
    return {choice.source, singleSource(singleKinds[static_cast<std::size_t>(playOf(choice.kind))])};
}

ListChoice choiceFor(std::string_view source, ListKind kind) {
    for (ListKind const single : singleKinds)
        if (singleSource(single) == source)
            return {std::string{fideSource}, playOf(kind) == playOf(single) ? kind : single};
    return {std::string{source}, kind};
}

ListOrder usualOrder(PlayType play, std::string_view source) {
    std::vector<ListKind> kinds;
    switch (play) {
    case PlayType::Standard: kinds = {ListKind::Standard, ListKind::Rapid, ListKind::Blitz}; break;
    case PlayType::Rapid: kinds = {ListKind::EffectiveRapid, ListKind::Blitz}; break;
    case PlayType::Blitz: kinds = {ListKind::EffectiveBlitz, ListKind::Rapid}; break;
    }
    ListOrder order;
    for (ListKind const kind : kinds) order.push_back({std::string{source}, kind});
    return order;
}

std::string orderText(ListOrder const& order) {
    std::string text;
    for (ListChoice const& choice : order)
        text += (text.empty() ? "" : ",") + choice.source + ":" + std::string{listKindWord(choice.kind)};
    return text;
}

std::optional<ListOrder> parseOrder(std::string_view text) {
    ListOrder order;
    while (!text.empty()) {
        auto const end = std::min(text.find(','), text.size());
        std::string_view const one = text.substr(0, end);
        auto const colon = one.find(':');
        auto const kind = colon == one.npos ? std::nullopt : listKindOf(one.substr(colon + 1));
        if (!kind || !isSource(one.substr(0, colon))) return std::nullopt;
        ListChoice choice{std::string{one.substr(0, colon)}, *kind};
        if (std::ranges::find(order, choice) != order.end()) return std::nullopt;
        order.push_back(std::move(choice));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return order;
}

std::vector<FoundRating> ratingsOf(ListOrder const& order,
                                   std::function<ListedPlayer const*(std::string_view)> const& listed) {
    std::vector<FoundRating> found;
    for (ListChoice const& choice : order)
        if (ListedPlayer const* const player = listed(choice.source))
            if (ListedRating const rating = ratingIn(*player, choice.kind); rating.value > 0)
                found.push_back({choice, rating});
    return found;
}

ListMonth monthInForce(std::optional<Date> begins, std::optional<Date> ends, Date today) {
    Date const first = begins.value_or(today);
    Date const day = ends && session::lastsLong(first, *ends) ? today : first;
    return ListMonth{day.year(), day.month()};
}

} // namespace flagfall::lists
