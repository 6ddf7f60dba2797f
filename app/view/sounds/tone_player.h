// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/sounds/tone_door.h"

#include <QObject>
#include <QThread>

namespace flagfall::view {

/// Plays tones on the machine's loudspeaker, in a thread of its own. Nothing is loaded and no thread runs before the
/// first tone. A long tone is not cut short by a beep; a flag cuts everything short.
class TonePlayer final : public QObject, public ToneDoor {
    Q_OBJECT
public:
    explicit TonePlayer(QObject* parent = nullptr);
    ~TonePlayer() override;

    void play(Tone tone) override;

signals:
    void asked(int tone); ///< to the thread

private:
    QThread m_thread;
};

} // namespace flagfall::view
