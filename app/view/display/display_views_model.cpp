// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/display_views_model.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array displayTurnRoles{
    role<&DisplayTurn::list>("list"),       role<&DisplayTurn::name>("name"),   role<&DisplayTurn::on>("on"),
    role<&DisplayTurn::seconds>("seconds"), role<&DisplayTurn::shown>("shown"), role<&DisplayTurn::filled>("filled"),
};

constexpr std::array secondsOffered{5, 8, 10, 15, 20, 30, 60};

struct DisplayKind {
    DisplayList list;
    char const* word; ///< in the settings
    int seconds;
};
constexpr std::array displayKinds{
    DisplayKind{DisplayList::ByBoard, "by-board", 10}, DisplayKind{DisplayList::ByName, "by-name", 10},
    DisplayKind{DisplayList::Results, "results", 10},  DisplayKind{DisplayList::Standings, "standings", 10},
    DisplayKind{DisplayList::Clocks, "clocks", 20},    DisplayKind{DisplayList::Countdown, "countdown", 10},
    DisplayKind{DisplayList::Address, "address", 15},
};

QString displayKey(DisplayList list, char const* what) {
    auto const kind = std::ranges::find(displayKinds, list, &DisplayKind::list);
    return QStringLiteral("display/%1/%2").arg(QLatin1String(kind->word), QLatin1String(what));
}

QString listName(DisplayList list) {
    switch (list) {
    case DisplayList::ByBoard: return DisplayViewsModel::tr("Pairings by board");
    case DisplayList::ByName: return DisplayViewsModel::tr("Pairings by name");
    case DisplayList::Results: return DisplayViewsModel::tr("Results");
    case DisplayList::Standings: return DisplayViewsModel::tr("Standings");
    case DisplayList::Clocks: return DisplayViewsModel::tr("Clocks of chosen boards");
    case DisplayList::Countdown: return DisplayViewsModel::tr("Countdown to the round");
    case DisplayList::Address: return DisplayViewsModel::tr("Address of the web pages");
    case DisplayList::Nothing: break;
    }
    return {};
}

} // namespace

DisplayViewsModel::DisplayViewsModel(QSettings& settings, QObject* parent)
    : RowModel(displayTurnRoles, parent), m_settings(settings) {
    std::vector<DisplayTurn> turns;
    for (DisplayKind const& kind : displayKinds) {
        bool const on = m_settings.value(displayKey(kind.list, "on"), true).toBool();
        int const stored = m_settings.value(displayKey(kind.list, "seconds"), kind.seconds).toInt();
        bool const offered = std::ranges::find(secondsOffered, stored) != secondsOffered.end();
        turns.push_back(
            {.list = kind.list, .name = listName(kind.list), .on = on, .seconds = offered ? stored : kind.seconds});
    }
    setRows(std::move(turns));
}

void DisplayViewsModel::update(DisplayList shown, std::function<bool(DisplayList)> const& isFilled) {
    for (int row = 0; row < rowCount(); ++row) {
        DisplayTurn turn = rows()[static_cast<std::size_t>(row)];
        turn.name = listName(turn.list);
        turn.shown = turn.list == shown;
        turn.filled = isFilled(turn.list);
        setRow(row, std::move(turn));
    }
}

bool DisplayViewsModel::isOn(DisplayList list) const {
    int const row = rowWith(static_cast<int>(list));
    return row >= 0 && rows()[static_cast<std::size_t>(row)].on;
}

int DisplayViewsModel::seconds(DisplayList list) const {
    int const row = rowWith(static_cast<int>(list));
    return row < 0 ? secondsOffered.front() : rows()[static_cast<std::size_t>(row)].seconds;
}

void DisplayViewsModel::put(int row, DisplayTurn turn) {
    m_settings.setValue(displayKey(turn.list, "on"), turn.on);
    m_settings.setValue(displayKey(turn.list, "seconds"), turn.seconds);
    setRow(row, std::move(turn));
    emit turnsChanged();
}

void DisplayViewsModel::toggle(int row) {
    if (row < 0 || row >= rowCount()) return;
    DisplayTurn turn = rows()[static_cast<std::size_t>(row)];
    turn.on = !turn.on;
    put(row, std::move(turn));
}

void DisplayViewsModel::step(int row, int by) {
    if (row < 0 || row >= rowCount()) return;
    DisplayTurn turn = rows()[static_cast<std::size_t>(row)];
    auto const at = std::ranges::find(secondsOffered, turn.seconds) - secondsOffered.begin();
    auto const last = static_cast<std::ptrdiff_t>(secondsOffered.size()) - 1;
    turn.seconds = secondsOffered[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + by, 0, last))];
    put(row, std::move(turn));
}

} // namespace flagfall::view
