// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>

namespace flagfall::view {

/// Says texts aloud, in a thread of its own, so that no lever waits for a voice. Nothing is loaded and no thread runs
/// before the first word. Where there is no voice for the language, `unsaid` gives the text back to be shown.
class Speaker : public QObject {
    Q_OBJECT
public:
    explicit Speaker(QObject* parent = nullptr);
    ~Speaker() override;

    /// `language` as in Preferences: `en`, `sk`. A new text cuts the one before short.
    void say(QString const& text, QString const& language);

signals:
    void unsaid(QString const& text);
    void asked(QString const& text, QString const& language); ///< to the thread

private:
    QThread m_thread;
};

} // namespace flagfall::view
