// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/models/recovery_model.h"

#include "app/view/command_door.h"
#include "app/view/result_keys.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include "clock/display.h"

#include <array>
#include <set>

namespace flagfall::view {
namespace {

constexpr std::array roleTable{
    role<&RecoveryRow::board>("board"),
    role<&RecoveryRow::round>("round"),
    role<&RecoveryRow::names>("names"),
    role<&RecoveryRow::lastEvent>("lastEvent"),
    role<&RecoveryRow::lastHeartbeat>("lastHeartbeat"),
    role<&RecoveryRow::chargeToRestart>("chargeToRestart"),
    role<&RecoveryRow::gapText>("gapText"),
    role<&RecoveryRow::note>("note"),
};

QString timesText(clock::Clock const& clock) {
    clock::Reading const reading = clock::read(clock, clock.anchor);
    auto const text = [&](Colour side) { return plain(clock::displayText(reading.sides[side].total)); };
    //: Both times of a clock; W is White, B is Black.
    return RecoveryModel::tr("W %1  B %2").arg(text(Colour::White), text(Colour::Black));
}

QString gapText(session::Recovery const& recovery) {
    QString const length = lengthText(recovery.reopened - recovery.crashedAfter);
    if (recovery.gapExact) return RecoveryModel::tr("Interruption: %1").arg(length);
    //: The length of the interruption comes from the time of day, which somebody may have set.
    return RecoveryModel::tr("Interruption: about %1 (by the time of day)").arg(length);
}

QString noteText(session::Recovery const& recovery) {
    if (recovery.chargeToRestart.firstFlag && !recovery.lastHeartbeat.firstFlag)
        return RecoveryModel::tr("The whole interruption would drop the flag.");
    return recovery.lastHeartbeat.active == Colour::White ? RecoveryModel::tr("White was on move.")
                                                          : RecoveryModel::tr("Black was on move.");
}

RecoveryRow rowOf(session::EventState const& state, RoundNumber round, session::Board const& board) {
    session::Recovery const& recovery = *board.recovery;
    RecoveryRow row;
    row.board = board.number.value();
    row.round = round.value();
    //: The two players of a board.
    row.names =
        RecoveryModel::tr("%1 – %2", "players").arg(playerName(state, board.white), playerName(state, board.black));
    row.lastEvent = timesText(recovery.lastEvent);
    row.lastHeartbeat = timesText(recovery.lastHeartbeat);
    row.chargeToRestart = timesText(recovery.chargeToRestart);
    row.gapText = gapText(recovery);
    row.note = noteText(recovery);
    return row;
}

session::RecoveryPolicy policyOf(RecoveryModel::Policy policy) {
    switch (policy) {
    case RecoveryModel::Policy::LastHeartbeat: return session::RecoveryPolicy::LastHeartbeat;
    case RecoveryModel::Policy::LastEvent: return session::RecoveryPolicy::LastEvent;
    case RecoveryModel::Policy::ChargeToRestart: return session::RecoveryPolicy::ChargeToRestart;
    }
    return session::RecoveryPolicy::LastHeartbeat;
}

} // namespace

RecoveryModel::RecoveryModel(DeskLink& desk, CommandDoor& door, QObject* parent)
    : RowModel(roleTable, parent), m_desk(desk), m_door(door) {}

void RecoveryModel::update() {
    session::EventState const& state = m_desk.state();
    std::vector<RecoveryRow> rows;
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards)
            if (board.awaitsRecovery()) rows.push_back(rowOf(state, round.number, board));
    setRows(std::move(rows));
    QString const text = count() == 0 ? QString{}
                                      : tr("%n clock(s) stopped by the interruption. Decide what each of them shows "
                                           "(Laws 6.10).",
                                           "", count());
    if (text == m_caption) return;
    m_caption = text;
    emit captionChanged();
}

bool RecoveryModel::key(int round, int board, QString const& text, int modifiers, int scanCode) {
    auto const held = Qt::KeyboardModifiers::fromInt(modifiers);
    constexpr std::array policies{Policy::LastHeartbeat, Policy::LastEvent, Policy::ChargeToRestart};
    auto const place =
        static_cast<std::size_t>(digitOf({0, text, held & ~Qt::ShiftModifier, static_cast<quint32>(scanCode)}) - 1);
    if (place >= policies.size()) return false;
    if (held.testFlag(Qt::ShiftModifier))
        decideAll(policies[place]);
    else
        decide(round, board, policies[place]);
    return true;
}

void RecoveryModel::decide(int round, int board, Policy policy) {
    m_door.submit(session::RecoverClocks{{BoardNumber{board}}, policyOf(policy), RoundNumber{round}});
}

void RecoveryModel::decideAll(Policy policy) {
    std::set<int> rounds;
    for (RecoveryRow const& row : rows()) rounds.insert(row.round);
    for (int const round : rounds) m_door.submit(session::RecoverClocks{{}, policyOf(policy), RoundNumber{round}});
}

} // namespace flagfall::view
