// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/replay/board_acts_model.h"

#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"

#include <array>

namespace flagfall::view {
namespace {

using namespace session;
using Kind = BoardActRow::Kind;

constexpr std::array roleTable{
    role<&BoardActRow::seq>("seq"),     role<&BoardActRow::time>("time"),
    role<&BoardActRow::move>("move"),   role<&BoardActRow::white>("white"),
    role<&BoardActRow::black>("black"), role<&BoardActRow::thought>("thought"),
    role<&BoardActRow::text>("text"),   role<&BoardActRow::takenBack>("takenBack"),
    role<&BoardActRow::kind>("kind"),
};

/// A press that the clock ignored: it is on record as evidence.
bool wasIdle(BoardRecord::Entry const& entry, Act const& act) {
    auto const* const operated = std::get_if<ClocksOperated>(&act);
    auto const after = entry.after();
    return operated && std::holds_alternative<clock::Press>(operated->operation) && !entry.mover && entry.before &&
           after && entry.before->phase == after->phase;
}

BoardActRow rowOf(BoardRecord const& record, BoardRecord::Entry const& entry, History const& history) {
    Act const& act = history.acts()[static_cast<std::size_t>(entry.seq.value()) - 1].act;
    BoardActRow row;
    row.seq = static_cast<int>(entry.seq.value());
    row.time = secondText(entry.wall);
    if (auto const after = entry.after()) {
        row.white = spanText(after->sides.white.total);
        row.black = spanText(after->sides.black.total);
    }
    if (entry.mover) {
        row.move =
            QString::number(entry.move) + (*entry.mover == Colour::White ? QStringLiteral(".") : QStringLiteral("…"));
        row.thought = spanText(entry.thought);
    }
    row.text = boardActText(act, history, record.number());
    //: %1 a press of a lever that changed nothing: "Black pressed the clock".
    if (wasIdle(entry, act)) row.text = BoardActsModel::tr("%1 – without effect").arg(row.text);
    row.takenBack = record.takenBack(entry.seq);
    row.kind = boardActKind(act);
    return row;
}

} // namespace

BoardActRow::Kind boardActKind(Act const& act) {
    auto const* const operated = std::get_if<ClocksOperated>(&act);
    auto const* const reported = std::get_if<ClockReported>(&act);
    switch (kindIn(act).category) {
    case Category::Clock:
        if (operated && std::holds_alternative<clock::Press>(operated->operation)) return Kind::Move;
        return reported && std::holds_alternative<clock::FlagDropped>(reported->fact) ? Kind::Flag : Kind::Clock;
    case Category::Flag: return Kind::Flag;
    case Category::Attendance: return Kind::Player;
    case Category::Correction:
    case Category::TakingBack: return Kind::Correction;
    case Category::Ruling:
    case Category::Result: return Kind::Result;
    case Category::Program: return Kind::Program;
    case Category::Event:
    case Category::Player:
    case Category::Round:
    case Category::Game: break;
    }
    return Kind::Clock;
}

BoardActsModel::BoardActsModel(QObject* parent) : RowModel(roleTable, parent) {}

void BoardActsModel::show(BoardRecord const& record, History const& history) {
    std::vector<BoardActRow> rows;
    rows.reserve(record.entries().size());
    for (auto const& entry : record.entries()) rows.push_back(rowOf(record, entry, history));
    replace(std::move(rows));
}

void BoardActsModel::clear() { replace({}); }

void BoardActsModel::replace(std::vector<BoardActRow> rows) {
    int const before = count();
    setRows(std::move(rows));
    if (count() != before) emit countChanged();
}

} // namespace flagfall::view
