// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/lists/list_differences_model.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/lists/list_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace flagfall::view {
namespace {

constexpr std::array differenceRoles{
    role<&ListDifferenceRow::name>("name"),     role<&ListDifferenceRow::field>("field"),
    role<&ListDifferenceRow::held>("held"),     role<&ListDifferenceRow::listed>("listed"),
    role<&ListDifferenceRow::ticked>("ticked"), role<&ListDifferenceRow::from>("from"),
    role<&ListDifferenceRow::group>("group"),
};

QString idOf(PlayerId player, lists::ListField field) {
    return QStringLiteral("%1 %2").arg(player.value()).arg(static_cast<int>(field));
}

QString idOf(lists::ListedPlayer const& listed) {
    return plain(listed.fideId.empty() ? listed.nationalId : listed.fideId);
}

/// In the order in which they are shown.
enum class DifferenceKind { Changed, Name, NewInEvent, NotInList, Proposed };

DifferenceKind kindOfDifference(lists::FieldDifference const& one) {
    if (one.field == lists::ListField::Name) return DifferenceKind::Name;
    if (one.held.empty()) return DifferenceKind::NewInEvent;
    return one.listed.empty() ? DifferenceKind::NotInList : DifferenceKind::Changed;
}

QString kindHeading(DifferenceKind group, int count) {
    switch (group) {
    //: Above what a player has in the event and otherwise in the rating list.
    case DifferenceKind::Changed: return ListDifferencesModel::tr("Changed (%n)", "", count);
    //: Above the names that are written otherwise in the rating list.
    case DifferenceKind::Name: return ListDifferencesModel::tr("Names (%n)", "", count);
    //: Above what a rating list has of players and the event has not.
    case DifferenceKind::NewInEvent: return ListDifferencesModel::tr("Missing in the event (%n)", "", count);
    //: Above what the event has of players and the rating list has not.
    case DifferenceKind::NotInList: return ListDifferencesModel::tr("Not in the list (%n)", "", count);
    case DifferenceKind::Proposed: break;
    }
    //: Above players without an ID, each with a player of the rating list who this may be.
    return ListDifferencesModel::tr("Without an ID: perhaps these (%n)", "", count);
}

/// As people read it: a draft has `m` and `w`.
QString valueText(lists::ListField field, std::string const& value) {
    if (value.empty() && lists::isRating(field)) return ListDifferencesModel::tr("no rating");
    return fieldValue(field == lists::ListField::Sex ? session::PlayerField::Sex : session::PlayerField::Name, value);
}

} // namespace

ListDifferencesModel::ListDifferencesModel(ListsAtHand& lists, DeskLink& desk, CommandDoor& door, QObject* parent)
    : RowModel(differenceRoles, parent), m_lists(lists), m_desk(desk), m_door(door) {}

int ListDifferencesModel::ticked() const {
    return static_cast<int>(std::ranges::count(rows(), true, &ListDifferenceRow::ticked));
}

void ListDifferencesModel::compare() {
    m_compared = true;
    m_said.clear();
    m_comparison = {};
    if (m_desk.isOpen())
        m_comparison.withoutId = lists::compare(m_desk.state().playersInOrder(), m_lists.asked()).withoutId;
    update();
}

/// A name is how the event writes it, and a list may lack what the arbiter knows.
bool ListDifferencesModel::isTicked(PlayerId player, lists::FieldDifference const& one) const {
    return saidOr(idOf(player, one.field), one.field != lists::ListField::Name && !one.listed.empty());
}

bool ListDifferencesModel::saidOr(QString const& id, bool usual) const {
    auto const said = m_said.find(id);
    return said == m_said.end() ? usual : said->second;
}

std::vector<ListDifferencesModel::Proposal> ListDifferencesModel::proposals() const {
    std::vector<Proposal> all;
    for (auto const& [player, candidates] : m_comparison.withoutId)
        for (lists::ListedPlayer const& listed : candidates)
            all.push_back({QStringLiteral("%1 = %2").arg(player.value()).arg(idOf(listed)), player, listed});
    return all;
}

/// Who has no ID is looked for by name only when the arbiter asks: that takes a search for each of them.
void ListDifferencesModel::update() {
    if (!m_compared) return;
    auto withoutId = std::exchange(m_comparison, {}).withoutId;
    if (auto const asked = m_lists.asked(); !asked.empty() && m_desk.isOpen()) {
        auto const hasNoId = [](session::Player const* player) {
            return !player || (player->details.fideId.empty() && player->details.nationalId.empty());
        };
        auto players = m_desk.state().playersInOrder();
        std::erase_if(players, hasNoId);
        m_comparison = lists::compare(players, asked, m_desk.state().details.ratingMethod);
        std::erase_if(withoutId, [&](auto const& one) { return !hasNoId(m_desk.state().player(one.player)); });
        std::erase_if(withoutId, [&](auto const& one) { return !m_desk.state().player(one.player); });
        m_comparison.withoutId = std::move(withoutId);
        QStringList names;
        std::set<lists::RatingList const*> different;
        for (auto const& [list, use] : asked)
            if (different.insert(list).second) names += listUseText(use);
        m_isOfSeveral = different.size() > 1;
        m_isOfKinds = asked.size() > 1;
        //: %1 names of rating lists with their month: "FIDE, rapid, November 2026; svk, standard, October 2026".
        m_caption = (m_isOfSeveral ? tr("%1: %n player(s) as in the lists", "", static_cast<int>(m_comparison.same))
                                   //: %1 the name of a rating list with its month: "FIDE, rapid, November 2026".
                                   : tr("%1: %n player(s) as in the list", "", static_cast<int>(m_comparison.same)))
                        .arg(names.join(QStringLiteral("; ")));
    } else {
        //: %1 names of rating lists: "FIDE · rapid, FIDE · blitz".
        m_caption = m_lists.shelf().lists().empty()
                        ? tr("No rating list has been imported.")
                        : tr("None of the imported lists is one from which this event takes ratings: %1.")
                              .arg(orderInWords(m_lists.order()));
    }
    show();
}

/// The kind matters to ratings alone.
QString ListDifferencesModel::fromText(lists::ListField field, lists::ListUse const& use) const {
    bool const isOfKind = lists::isRating(field) || field == lists::ListField::K;
    if (isOfKind && m_isOfKinds) return listUseText(use);
    return m_isOfSeveral ? listName(use.choice.source) : QString{};
}

void ListDifferencesModel::show() {
    std::map<DifferenceKind, std::vector<ListDifferenceRow>> groups;
    session::EventState const& state = m_desk.state();
    for (auto const& [player, listings, fields] : m_comparison.differing)
        for (lists::FieldDifference const& one : fields) {
            QString const id = idOf(player, one.field);
            groups[kindOfDifference(one)].push_back({.id = id,
                                                     .name = playerName(state, player),
                                                     .field = listFieldName(one.field),
                                                     .held = valueText(one.field, one.held),
                                                     .listed = valueText(one.field, one.listed),
                                                     .from = fromText(one.field, listings[one.from].use),
                                                     .ticked = isTicked(player, one)});
        }
    for (auto const& [id, player, listed] : proposals()) {
        QStringList about{plain(listed.name), plain(listed.federation), plain(listed.birth), idOf(listed)};
        about.removeAll(QString{});
        groups[DifferenceKind::Proposed].push_back({.id = id,
                                                    .name = playerName(state, player),
                                                    .field = tr("ID"),
                                                    .held = QStringLiteral("–"),
                                                    .listed = about.join(QStringLiteral(" · ")),
                                                    .from = {},
                                                    .ticked = saidOr(id, false)});
    }
    std::vector<ListDifferenceRow> rows;
    for (auto& [group, members] : groups) {
        QString const head = kindHeading(group, static_cast<int>(members.size()));
        for (ListDifferenceRow& row : members) {
            row.group = head;
            rows.push_back(std::move(row));
        }
    }
    setRows(std::move(rows));
    QStringList missing, unknown;
    for (PlayerId const player : m_comparison.notListed) missing += playerName(state, player);
    for (lists::PlayerWithoutId const& one : m_comparison.withoutId)
        if (one.candidates.empty()) unknown += playerName(state, one.player);
    QStringList sentences;
    if (!missing.isEmpty()) sentences += tr("Not in the list: %1.").arg(missing.join(QStringLiteral("; ")));
    if (!unknown.isEmpty()) sentences += tr("Without an ID: %1.").arg(unknown.join(QStringLiteral("; ")));
    m_others = sentences.join(QLatin1Char('\n'));
    emit changed();
}

void ListDifferencesModel::turn(int row) {
    if (row < 0 || row >= count()) return;
    ListDifferenceRow const& turned = rows()[static_cast<std::size_t>(row)];
    if (!turned.ticked) rejectOthers(turned.id);
    m_said[turned.id] = !turned.ticked;
    show();
}

/// A player is one of those proposed, and no other one.
void ListDifferencesModel::rejectOthers(QString const& id) {
    auto const all = proposals();
    auto const chosen = std::ranges::find(all, id, &Proposal::id);
    if (chosen == all.end()) return;
    for (Proposal const& one : all)
        if (one.player == chosen->player) m_said[one.id] = false;
}

/// Not the proposals: a name alone makes nobody certain.
void ListDifferencesModel::turnAll() {
    std::set<QString> proposed;
    for (Proposal const& one : proposals()) proposed.insert(one.id);
    std::vector<ListDifferenceRow> certain = rows();
    std::erase_if(certain, [&](ListDifferenceRow const& row) { return proposed.contains(row.id); });
    turnThese(certain);
}

void ListDifferencesModel::turnGroup(int row) {
    if (row < 0 || row >= count()) return;
    std::vector<ListDifferenceRow> group = rows();
    std::erase_if(
        group, [wanted = group[static_cast<std::size_t>(row)].group](auto const& one) { return one.group != wanted; });
    turnThese(group);
}

/// Ticks all of them; none where all are ticked. Of the proposals for one player the first is ticked, unless one is.
void ListDifferencesModel::turnThese(std::vector<ListDifferenceRow> const& these) {
    std::map<QString, PlayerId> proposed;
    std::set<PlayerId> found; // one of the proposals is ticked
    for (Proposal const& one : proposals()) {
        proposed.emplace(one.id, one.player);
        if (saidOr(one.id, false)) found.insert(one.player);
    }
    auto const isSettled = [&](ListDifferenceRow const& row) {
        auto const one = proposed.find(row.id);
        return row.ticked || (one != proposed.end() && found.contains(one->second));
    };
    bool const all = std::ranges::all_of(these, isSettled);
    for (ListDifferenceRow const& row : these) {
        if (!all && isSettled(row)) continue;
        m_said[row.id] = !all;
        if (auto const one = proposed.find(row.id); one != proposed.end()) found.insert(one->second);
    }
    show();
}

void ListDifferencesModel::takeOver() {
    session::Together together;
    QStringList unfit; // what a list has of one player does not hold up the others
    auto const revise = [&](PlayerId player, session::PlayerDraft draft) {
        if (session::check(draft))
            together.commands.push_back(session::RevisePlayer{player, std::move(draft)});
        else
            unfit += playerName(m_desk.state(), player);
    };
    for (auto const& [player, listings, differing] : m_comparison.differing) {
        std::vector<lists::ListField> fields;
        for (lists::FieldDifference const& one : differing)
            if (isTicked(player, one)) fields.push_back(one.field);
        session::Player const* const held = m_desk.state().player(player);
        if (fields.empty() || !held) continue;
        revise(player, lists::takingOver(held->details, listings, fields, m_desk.state().details.ratingMethod));
    }
    for (Proposal const& one : proposals())
        if (session::Player const* const held = m_desk.state().player(one.player); held && saidOr(one.id, false))
            revise(one.player, lists::identifiedAs(held->details, one.listed));
    //: %1 names of players.
    QString const left = unfit.isEmpty() ? QString{}
                                         : tr("The list has what the event cannot take, so these stay as they are: %1.")
                                               .arg(unfit.join(QStringLiteral("; ")));
    int const players = static_cast<int>(together.commands.size());
    if (players == 0) {
        if (!left.isEmpty()) m_door.tellRefused(left);
        return;
    }
    QString done = tr("%n player(s) brought up to date.", "", players);
    if (!left.isEmpty()) done += QLatin1Char(' ') + left;
    if (m_desk.state().numbersGiven()) done += QLatin1Char(' ') + tr("Pairing numbers stay as they are.");
    m_door.submit(std::move(together), [this, done] { m_door.tellUndoable(done); });
}

} // namespace flagfall::view
