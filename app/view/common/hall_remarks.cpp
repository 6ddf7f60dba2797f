// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/hall_remarks.h"

#include "app/session/event/playing_day.h"
#include "app/session/reports/side_by_side.h"
#include "app/view/common/shared_door.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

struct HallRemarks {
    Q_DECLARE_TR_FUNCTIONS(HallRemarks)
};

constexpr std::size_t mostNames = 3;

struct SameBoards {
    session::BoardRange boards;
    QString tournament;
    BoardNumber free;
};

std::optional<SameBoards> sameBoards(SharedDoor const& shared, std::optional<BoardNumber> first) {
    DeskLink const& own = *shared.own();
    if (shared.others().empty() || !own.isOpen()) return std::nullopt;
    auto const mine = session::boardsTaken(own.state(), first.value_or(own.state().details.firstBoard));
    std::optional<SameBoards> found;
    std::vector<session::BoardRange> taken;
    for (SharedDoor::Other const& other : shared.others()) {
        if (!other.desk->isOpen() || !session::mayMeet(own.state(), other.desk->state())) continue;
        auto const theirs = session::boardsTaken(other.desk->state());
        taken.insert(taken.end(), theirs.begin(), theirs.end());
        if (auto const both = session::sameBoards(mine, theirs); both && !found)
            found = SameBoards{*both, other.name, BoardNumber{}};
    }
    if (found) found->free = session::freeFirstBoard(mine, std::move(taken));
    return found;
}

QString rangeText(session::BoardRange const& boards) {
    //: %1 and %2 the first and the last of several boards.
    return boards.count() == 1 ? QString::number(boards.first)
                               : HallRemarks::tr("%1–%2", "boards").arg(boards.first).arg(boards.last);
}

} // namespace

QString sameBoardsText(SharedDoor const& shared, std::optional<BoardNumber> first) {
    auto const same = sameBoards(shared, first);
    if (!same) return {};
    //: %1 boards: "61–63", %2 the name of another tournament, %3 the number of a board.
    QString const text = same->boards.count() > 1
                             ? HallRemarks::tr("Boards %1 are also in %2. The first free board is %3.")
                             : HallRemarks::tr("Board %1 is also in %2. The first free board is %3.");
    return text.arg(rangeText(same->boards), same->tournament).arg(same->free.value());
}

QString sameBoardsNews(SharedDoor const& shared) {
    auto const same = sameBoards(shared, {});
    if (!same) return {};
    //: %1 boards: "61–63", %2 the name of another tournament, %3 the number of a board.
    QString const text = same->boards.count() > 1 ? HallRemarks::tr("Boards %1 also in %2: free from %3")
                                                  : HallRemarks::tr("Board %1 also in %2: free from %3");
    return text.arg(rangeText(same->boards), same->tournament).arg(same->free.value());
}

QString playingInBothText(SharedDoor const& shared) {
    DeskLink const& own = *shared.own();
    if (!own.isOpen()) return {};
    QStringList remarks;
    for (SharedDoor::Other const& other : shared.others()) {
        if (!other.desk->isOpen()) continue;
        auto const both = session::playingInBoth(own.state(), other.desk->state());
        if (both.empty()) continue;
        QStringList names;
        for (auto const& [here, there] : both)
            if (names.size() < static_cast<qsizetype>(mostNames)) names += plain(own.state().nameOf(here));
        QString const who = names.join(QStringLiteral("; "));
        auto const more = static_cast<int>(both.size()) - static_cast<int>(names.size());
        //: %1 names of players, with semicolons between them, %2 the name of another tournament.
        remarks +=
            more > 0
                ? HallRemarks::tr("Playing in %2 as well at this moment: %1 and %n more", "", more).arg(who, other.name)
                : HallRemarks::tr("Playing in %2 as well at this moment: %1").arg(who, other.name);
    }
    return remarks.join(QStringLiteral(". "));
}

QStringList const& HallNews::of(SharedDoor const& shared) {
    std::vector<Made> now{{{shared.own(), shared.name()}, shared.own()->history().last()}};
    for (SharedDoor::Other const& other : shared.others()) now.push_back({other, other.desk->history().last()});
    if (now == m_made) return m_news;
    m_made = std::move(now);
    m_news.clear();
    for (QString const& remark : {sameBoardsNews(shared), playingInBothText(shared)})
        if (!remark.isEmpty()) m_news += remark;
    return m_news;
}

} // namespace flagfall::view
