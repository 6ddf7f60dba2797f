// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/lists/lists_at_hand.h"

#include "app/view/common/desk_link.h"
#include "app/view/texts/plain_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace flagfall::view {
namespace {

/// Beside settings that are not the user's own, as in a demonstration, the lists are not the user's either.
std::filesystem::path folderFor(QSettings const& settings) {
    QFileInfo const file{settings.fileName()};
    QSettings const own{QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Flagfall"),
                        QStringLiteral("flagfall")};
    // Not the files themselves: none may be there yet, and then all are equal.
    if (file.absoluteFilePath() == QFileInfo{own.fileName()}.absoluteFilePath()) return lists::usualFolder();
    return std::filesystem::path{file.absolutePath().toStdString()} / "rating-lists";
}

constexpr auto filesGroup = "ratingLists/files";
constexpr auto comparesKey = "ratingLists/compareImports";

} // namespace

bool answersChoice(lists::ListInfo const& list, lists::ListChoice const& choice) {
    auto const sources = lists::sourcesOf(choice);
    return std::ranges::find(sources, list.source) != sources.end();
}

qint64 writtenAt(QString const& file) {
    QFileInfo const info{file};
    return info.exists() ? info.lastModified().toMSecsSinceEpoch() : 0;
}

ListsAtHand::ListsAtHand(QSettings& settings, DeskLink& desk)
    : m_settings(settings), m_desk(desk), m_shelf(folderFor(settings)) {}

PlayType ListsAtHand::play() const {
    session::EventDetails const& details = m_desk.state().details;
    return details.edition && details.control ? session::playTypeOf(details) : PlayType::Standard;
}

lists::ListOrder ListsAtHand::order() const { return m_shelf.orderFor(play()); }

bool ListsAtHand::setOrder(lists::ListOrder const& order) {
    forget();
    return m_shelf.keepOrder(play(), order);
}

lists::ListMonth ListsAtHand::monthInForce() const {
    session::EventDetails const& details = m_desk.state().details;
    return lists::monthInForce(details.begins, details.ends, dayOf(m_desk.timeOfDay().date()));
}

QDateTime ListsAtHand::now() const { return m_desk.timeOfDay(); }

std::vector<ListsAtHand::ReadFrom> ListsAtHand::readFrom() const {
    std::vector<ReadFrom> all;
    m_settings.beginGroup(QLatin1String(filesGroup));
    for (QString const& source : m_settings.childKeys())
        if (QStringList const kept = m_settings.value(source).toStringList(); kept.size() == 3)
            all.push_back({source.toStdString(), kept[0], kept[1], kept[2].toLongLong()});
    m_settings.endGroup();
    return all;
}

void ListsAtHand::rememberFile(std::string const& source, QString const& file, QString const& name) {
    m_settings.setValue(QLatin1String(filesGroup) + QLatin1Char('/') + QString::fromStdString(source),
                        QStringList{file, name, QString::number(writtenAt(file))});
}

void ListsAtHand::forgetFile(std::string const& source) {
    m_settings.remove(QLatin1String(filesGroup) + QLatin1Char('/') + QString::fromStdString(source));
}

bool ListsAtHand::comparesImports() const { return m_settings.value(QLatin1String(comparesKey), true).toBool(); }

void ListsAtHand::setComparesImports(bool compares) { m_settings.setValue(QLatin1String(comparesKey), compares); }

std::vector<ListsAtHand::Open> const& ListsAtHand::open() {
    if (m_open) return *m_open;
    m_open.emplace();
    auto const month = monthInForce();
    for (lists::ListChoice const& choice : order()) {
        auto list = m_shelf.openInForce(choice, month);
        if (!list) continue;
        auto const isOpen = [&list](Open const& one) { return one.list.info() == list->info(); };
        if (std::ranges::none_of(*m_open, isOpen)) m_open->push_back({std::move(*list)});
    }
    return *m_open;
}

std::vector<lists::AskedList> ListsAtHand::asked() {
    std::vector<lists::RatingList const*> all;
    for (Open const& one : open()) all.push_back(&one.list);
    return lists::asked(order(), all);
}

lists::ListUse ListsAtHand::useFor(lists::ListedPlayer const& player, lists::ListInfo const& list) const {
    auto const all = order();
    auto const counts = [&](lists::ListChoice const& choice) {
        return answersChoice(list, choice) && lists::ratingIn(player, choice.kind).value > 0;
    };
    auto const found = std::ranges::find_if(all, counts);
    lists::ListUse const main = mainUse(list);
    if (found == all.end()) return main;
    lists::ListUse use{*found, list.month};
    if (use.isFide() && found->kind != main.choice.kind) use.official = main.choice.kind;
    return use;
}

lists::ListUse ListsAtHand::mainUse(lists::ListInfo const& list) const {
    auto const all = order();
    auto const found =
        std::ranges::find_if(all, [&](lists::ListChoice const& one) { return answersChoice(list, one); });
    if (found != all.end()) return {*found, list.month};
    return {lists::choiceFor(list.source, lists::usualOrder(play()).front().kind), list.month};
}

} // namespace flagfall::view
