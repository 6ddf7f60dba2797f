// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/sounds/tone_door.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <set>

namespace flagfall::view {

class ClockView;
class DeskLink;
class Preferences;

/// What is heard of the clocks. Two things, each by its own preference: at the arbiter's desk a tone for every final
/// flag of the hall; of the board on the screen what that clock gives off itself. Where the arbiter may not call a
/// flag (2009: A.4d(1)) neither is heard when one falls. The clocks make no other sound: not for a move made, not
/// for a clock left unpressed (2009: 13.6).
class ClockSounds final : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    ClockSounds(DeskLink& desk, ClockView& face, Preferences& preferences, ToneDoor& door, QObject* parent = nullptr);

private:
    void hear();
    void listenToHall();
    [[nodiscard]] std::set<BoardPlace> flagsDown() const;
    void listenToFace();
    void soundDue();
    [[nodiscard]] session::Board const* boardOnFace() const;
    [[nodiscard]] bool faceSounds(clock::Clock const& clock) const;
    [[nodiscard]] bool mayCallFlag(BoardPlace place) const;

    DeskLink& m_desk;
    ClockView& m_face;
    Preferences& m_preferences;
    ToneDoor& m_door;
    std::set<BoardPlace> m_flags; ///< known to be down
    bool m_listening = false;     ///< an event is open, and its flags were looked at once
    std::optional<DueTone> m_due;
    QTimer m_timer;
};

} // namespace flagfall::view
