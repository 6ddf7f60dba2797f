// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/sounds/tone_player.h"

#include "app/view/sounds/sound_server.h"

#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>

#include <memory>

namespace flagfall::view {
namespace {

/// Lives in the player's thread.
class Loudspeaker final : public QObject {
public:
    void play(Tone tone) {
        bool const waits = tone == Tone::Beep || tone == Tone::Wrong || tone == Tone::Call;
        if (!prepare() || (waits && m_sink->state() == QAudio::ActiveState)) return;
        m_sink->stop();
        m_samples.close();
        m_samples.setData(samplesOf(tone));
        m_samples.open(QIODevice::ReadOnly);
        m_sink->start(&m_samples);
    }

private:
    /// Looks for the loudspeaker again as long as there was none: somebody may have switched it on.
    bool prepare() {
        if (m_sink) return true;
        if (!hasSoundServer()) return false;
        QAudioDevice const device = QMediaDevices::defaultAudioOutput();
        QAudioFormat format;
        format.setSampleRate(tonesPerSecond);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        if (device.isNull() || !device.isFormatSupported(format)) return false;
        m_sink = std::make_unique<QAudioSink>(device, format);
        return true;
    }

    QBuffer m_samples{this};
    std::unique_ptr<QAudioSink> m_sink;
};

} // namespace

TonePlayer::TonePlayer(QObject* parent) : QObject(parent) {}

TonePlayer::~TonePlayer() {
    m_thread.quit();
    m_thread.wait();
}

void TonePlayer::play(Tone tone) {
    if (!m_thread.isRunning()) {
        auto* const loudspeaker = new Loudspeaker;
        loudspeaker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, loudspeaker, &QObject::deleteLater);
        connect(this, &TonePlayer::asked, loudspeaker,
                [loudspeaker](int asked) { loudspeaker->play(static_cast<Tone>(asked)); });
        m_thread.start();
    }
    emit asked(static_cast<int>(tone));
}

} // namespace flagfall::view
