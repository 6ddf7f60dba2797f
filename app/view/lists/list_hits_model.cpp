// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/lists/list_hits_model.h"

#include "app/lists/folding.h"
#include "app/view/common/desk_link.h"
#include "app/view/lists/list_text.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::size_t mostHits = 8;

constexpr std::array hitRoles{
    role<&ListHitRow::place>("place"),           role<&ListHitRow::name>("name"),
    role<&ListHitRow::title>("title"),           role<&ListHitRow::rating>("rating"),
    role<&ListHitRow::federation>("federation"), role<&ListHitRow::about>("about"),
    role<&ListHitRow::entered>("entered"),
};

bool isEntered(session::EventState const& state, lists::ListedPlayer const& player) {
    auto const& all = state.players;
    return !player.fideId.empty() &&
           std::ranges::any_of(all, [&player](auto const& one) { return one.second.details.fideId == player.fideId; });
}

/// As the search compares them: without marks, and however they are transliterated.
bool areAlike(QString const& one, QString const& other) {
    auto const first = lists::folded(utf8(one));
    auto const second = lists::folded(utf8(other));
    return std::ranges::equal(lists::wordsOf(first), lists::wordsOf(second), {}, lists::soundOf, lists::soundOf);
}

/// A family name that ends with a comma is whole: nobody with a longer one is meant.
bool mayBe(lists::ListedPlayer const& player, QString const& words) {
    qsizetype const comma = words.indexOf(QLatin1Char(','));
    return comma < 0 || areAlike(plain(player.name).section(QLatin1Char(','), 0, 0), words.left(comma));
}

} // namespace

ListHitsModel::ListHitsModel(ListsAtHand& lists, DeskLink& desk, QObject* parent)
    : RowModel(hitRoles, parent), m_lists(lists), m_desk(desk) {}

void ListHitsModel::search(QString const& words) {
    m_hits.clear();
    m_current = -1;
    std::string const asked = words.trimmed().toStdString();
    std::string const& home = m_desk.state().details.federation;
    if (words.trimmed().size() > 1)
        for (ListsAtHand::Open const& open : m_lists.open()) {
            for (lists::ListedPlayer& player : open.list.search({asked, home, mostHits - m_hits.size()})) {
                auto const isSame = [&player](Hit const& hit) {
                    return !player.fideId.empty() && hit.player.fideId == player.fideId;
                };
                if (std::ranges::any_of(m_hits, isSame)) continue;
                lists::ListUse const use = m_lists.useFor(player, open.list.info());
                m_hits.push_back({std::move(player), use});
            }
            if (m_hits.size() >= mostHits) break;
        }
    auto const isMeant = [&](Hit const& hit) { return mayBe(hit.player, words); };
    auto const isToCome = [&](Hit const& hit) { return isMeant(hit) && !isEntered(m_desk.state(), hit.player); };
    auto meant = std::ranges::find_if(m_hits, isToCome);
    if (meant == m_hits.end()) meant = std::ranges::find_if(m_hits, isMeant);
    if (meant != m_hits.end()) m_current = static_cast<int>(meant - m_hits.begin());
    show();
}

/// With what the other lists of the sequence know of the same player.
session::PlayerDraft ListHitsModel::draftOf(Hit const& hit) const {
    session::PlayerDraft draft = lists::draftFrom(hit.player, hit.use);
    for (ListsAtHand::Open const& open : m_lists.open()) {
        auto const same = open.list.withFideId(hit.player.fideId);
        if (!same || *same == hit.player) continue;
        lists::addTo(draft, *same, m_lists.useFor(*same, open.list.info()));
    }
    return draft;
}

void ListHitsModel::show() {
    std::vector<ListHitRow> rows;
    for (Hit const& hit : m_hits) {
        ListHitRow row;
        row.place = static_cast<int>(rows.size());
        row.name = plain(hit.player.name);
        row.title = plain(session::titleText(hit.player.title));
        session::PlayerDraft const draft = draftOf(hit);
        row.rating = draft.rating.empty() ? QStringLiteral("–") : plain(draft.rating);
        row.federation = plain(hit.player.federation);
        QStringList about{hit.use.isFide() ? plain(hit.player.fideId) : plain(hit.player.nationalId),
                          plain(hit.player.birth)};
        if (auto const from = lists::parseOrder(draft.ratingSource.substr(0, draft.ratingSource.find(' ')));
            from && !from->empty())
            about += listName(from->front().source) + QLatin1Char(' ') + kindName(from->front().kind);
        if (!hit.player.active) about += tr("inactive");
        row.entered = isEntered(m_desk.state(), hit.player);
        if (row.entered) about += tr("already in the event");
        about.removeAll(QString{});
        row.about = about.join(QStringLiteral(" · "));
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
    emit changed();
}

void ListHitsModel::move(int by) {
    if (m_hits.empty()) return;
    m_current = std::clamp(m_current + by, 0, count() - 1);
    emit changed();
}

void ListHitsModel::clear() {
    if (m_hits.empty()) return;
    m_hits.clear();
    m_current = -1;
    show();
}

bool ListHitsModel::take(int place) {
    int const at = place < 0 ? m_current : place;
    if (at < 0 || at >= count()) return false;
    session::PlayerDraft const draft = draftOf(m_hits[static_cast<std::size_t>(at)]);
    clear();
    emit taken(draft);
    return true;
}

} // namespace flagfall::view
