// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/texts/question_text.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>

namespace flagfall::view {

/// The question that waits for the arbiter's answer. One is shown at a time; the others queue up behind it.
class QuestionView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool asked READ asked NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QStringList consequences READ consequences NOTIFY changed FINAL)
    Q_PROPERTY(QString yesText READ yesText NOTIFY changed FINAL)
    Q_PROPERTY(QString noText READ noText NOTIFY changed FINAL)
    Q_PROPERTY(QString insteadText READ insteadText NOTIFY changed FINAL)
    Q_PROPERTY(QString insteadKey READ insteadKey NOTIFY changed FINAL)
    Q_PROPERTY(bool waitsForPause READ waitsForPause NOTIFY changed FINAL)
    Q_PROPERTY(QString straysText READ straysText NOTIFY changed FINAL)
    Q_PROPERTY(Level level READ level NOTIFY changed FINAL)
    Q_PROPERTY(bool again READ isAgain NOTIFY changed FINAL)
public:
    /// How grave: asked once, or twice.
    enum class Level { Asks, AsksTwice };
    Q_ENUM(Level)

    using QObject::QObject;

    void ask(QuestionText words, Level level, std::function<void()> yes, std::function<void()> no = {},
             std::function<void()> instead = {});
    void withdrawAll();
    /// The question asked last came among keys that somebody types fast: `strays` of them are lost by it. No key
    /// answers it before a pause, only Escape.
    void waitForPause(int strays);

    [[nodiscard]] bool asked() const { return !m_waiting.empty(); }
    [[nodiscard]] QString title() const { return words().title; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList consequences() const { return words().consequences; }
    [[nodiscard]] QString yesText() const { return words().yes; }
    [[nodiscard]] QString noText() const { return words().no; }
    /// What is done in place of what was asked for; empty: there is no such answer.
    [[nodiscard]] QString insteadText() const { return words().instead; }
    [[nodiscard]] QString insteadKey() const { return words().insteadKey; }
    [[nodiscard]] bool waitsForPause() const { return asked() && m_waiting.front().waitsForPause; }
    /// How many keys were meant for something else and have done nothing; empty: none.
    [[nodiscard]] QString straysText() const;
    [[nodiscard]] Level level() const { return asked() ? m_waiting.front().level : Level::Asks; }

    /// It was answered with yes once, and is asked a second time.
    [[nodiscard]] bool isAgain() const { return asked() && m_waiting.front().confirmedOnce; }

    Q_INVOKABLE void yes();
    Q_INVOKABLE void no();
    Q_INVOKABLE void instead();
    /// A key came before the pause.
    Q_INVOKABLE void stray();
    Q_INVOKABLE void pauseHeard();

signals:
    void changed();
    void strayed();

private:
    struct Question {
        QuestionText words;
        Level level;
        std::function<void()> yes;
        std::function<void()> no;
        std::function<void()> instead;
        bool confirmedOnce = false;
        bool waitsForPause = false;
        int strays = 0;
    };
    [[nodiscard]] QuestionText words() const { return asked() ? m_waiting.front().words : QuestionText{}; }
    std::deque<Question> m_waiting;
};

} // namespace flagfall::view
