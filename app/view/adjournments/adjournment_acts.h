// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/adjournments/adjournment_text.h"

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace flagfall::view {

/// The envelope that is kept, missed and opened now: the reply as soon as the first one is open.
struct EnvelopeNow {
    session::Envelope const* envelope = nullptr;
    bool reply = false;
    [[nodiscard]] bool isClosed() const { return envelope && !envelope->opened; }
};
[[nodiscard]] EnvelopeNow envelopeNow(session::Board const& board);

/// What that one says, if it is not on record.
[[nodiscard]] std::optional<SealedReading> unwritten(session::Board const& board);
/// Writes it on the record; the reading is one of a legal move.
[[nodiscard]] session::WriteRecord writing(RoundNumber round, session::Board const& board,
                                           SealedReading const& reading);

/// What an arbiter may do with an adjourned game at one moment, and why not. The session decides; what it would only
/// ask about counts.
class AdjournmentActs {
public:
    AdjournmentActs(session::History const& history, clock::Instant now, QDateTime timeOfDay)
        : m_history(history), m_now(now), m_timeOfDay(std::move(timeOfDay)) {}

    /// In the words of `AdjournmentRow::can`.
    [[nodiscard]] QStringList of(RoundNumber round, session::Board const& board) const;
    [[nodiscard]] bool takes(session::Command const& command) const;
    [[nodiscard]] bool isAskedAbout(session::Command const& command) const;
    /// Why the game cannot be adjourned (`adjourn`) or resumed (`resume`), its envelope opened (`open`) or what it says
    /// corrected (`reread`).
    [[nodiscard]] QString whyNot(QString const& act, BoardPlace at, session::Board const& board) const;

private:
    /// Why the desk does not take it; empty where it does, or only asks.
    [[nodiscard]] QString whyRefused(BoardPlace at, session::Command const& command) const;
    [[nodiscard]] QString whyNotAdjourned(BoardPlace at, session::Board const& board) const;
    [[nodiscard]] QString whyNotResumed(BoardPlace at, session::Board const& board) const;
    [[nodiscard]] QString whyNotOpened(BoardPlace at, session::Board const& board) const;
    [[nodiscard]] QString whyNotReread(BoardPlace at, session::Board const& board) const;
    [[nodiscard]] bool waitsForRuling(session::Board const& board) const;
    [[nodiscard]] session::EventState const& state() const { return m_history.state(); }

    session::History const& m_history;
    clock::Instant m_now;
    QDateTime m_timeOfDay;
};

} // namespace flagfall::view
