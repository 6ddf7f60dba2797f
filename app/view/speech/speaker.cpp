// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/speech/speaker.h"

#include "app/view/sounds/sound_server.h"

#include <QLocale>
#include <QTextToSpeech>

#include <algorithm>
#include <memory>
#include <optional>

namespace flagfall::view {
namespace {

std::optional<QLocale> localeFor(QTextToSpeech const& engine, QString const& language) {
    auto const wanted = QLocale(language).language();
    auto const locales = engine.availableLocales();
    auto const found = std::find_if(locales.begin(), locales.end(),
                                    [&](QLocale const& locale) { return locale.language() == wanted; });
    return found == locales.end() ? std::nullopt : std::optional{*found};
}

/// Lives in the speaker's thread.
class Voice final : public QObject {
public:
    /// False when no voice speaks the language.
    [[nodiscard]] bool say(QString const& text, QString const& language) {
        if (!prepare(language)) return false;
        m_engine->say(text);
        return true;
    }

private:
    bool prepare(QString const& language) {
        if (m_language == language) return m_engine != nullptr;
        m_language = language;
        m_engine.reset();
        if (!hasSoundServer()) return false;
        for (QString const& name : QTextToSpeech::availableEngines())
            if (name != QLatin1String("mock") && use(name)) return true;
        return false;
    }

    bool use(QString const& name) {
        auto engine = std::make_unique<QTextToSpeech>(name);
        if (engine->state() == QTextToSpeech::Error) return false;
        auto const locale = localeFor(*engine, m_language);
        if (!locale) return false;
        engine->setLocale(*locale);
        m_engine = std::move(engine);
        return true;
    }

    QString m_language;
    std::unique_ptr<QTextToSpeech> m_engine;
};

} // namespace

Speaker::Speaker(QObject* parent) : QObject(parent) {}

Speaker::~Speaker() {
    m_thread.quit();
    m_thread.wait();
}

void Speaker::say(QString const& text, QString const& language) {
    if (text.isEmpty()) return;
    if (!m_thread.isRunning()) {
        auto* const voice = new Voice;
        voice->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, voice, &QObject::deleteLater);
        connect(this, &Speaker::asked, voice, [this, voice](QString const& words, QString const& tongue) {
            if (!voice->say(words, tongue)) emit unsaid(words);
        });
        m_thread.start();
    }
    emit asked(text, language);
}

} // namespace flagfall::view
