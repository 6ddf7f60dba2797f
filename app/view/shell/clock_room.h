// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/clock/clock_view.h"
#include "app/view/common/notice_view.h"
#include "app/view/settings/preferences.h"
#include "app/view/sounds/clock_sounds.h"
#include "app/view/sounds/tone_player.h"
#include "app/view/speech/speaker.h"

namespace flagfall::view {

/// The clock of one board as large as the screen, and what is heard of it and of the hall.
struct ClockRoom {
    ClockRoom(DeskLink& desk, CommandDoor& door, Preferences& preferences, NoticeView& notice)
        : view(desk, door, preferences), m_sounds(desk, view, preferences, m_tones) {
        QObject::connect(&view, &ClockView::speechAsked, &speaker,
                         [this, &preferences](QString const& text) { speaker.say(text, preferences.language()); });
        QObject::connect(&speaker, &Speaker::unsaid, &notice,
                         [&notice](QString const& text) { notice.tell(NoticeView::Kind::Told, text); });
    }

    /// Something typed at this desk has done nothing.
    void playWrong(Preferences const& preferences) {
        if (preferences.entrySound() && !preferences.muted()) m_tones.play(Tone::Wrong);
    }

    /// A board calls the arbiter.
    void playCall(Preferences const& preferences) {
        if (preferences.callSound() && !preferences.muted()) m_tones.play(Tone::Call);
    }

    ClockView view;
    Speaker speaker;

private:
    TonePlayer m_tones;
    ClockSounds m_sounds;
};

} // namespace flagfall::view
