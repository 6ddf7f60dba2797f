// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/display/screen_source.h"

#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class NoticeView;

/// Whether the hall screen is open, and where. It never covers the desk: where there is no other screen than the
/// desk's it is a window that can be moved. When its screen is taken away it goes to one that is left, or closes, and
/// opens again when the screen is back.
class DisplayPlace final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY changed FINAL)
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
    Q_PROPERTY(int screen READ screen NOTIFY changed FINAL)
    Q_PROPERTY(bool windowed READ isWindowed NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString desk READ desk WRITE setDesk NOTIFY changed FINAL)
public:
    DisplayPlace(NoticeView& notice, QSettings& settings, QObject* parent = nullptr);

    /// Other screens than those of the program; they must outlive this.
    void watch(ScreenSource& source);

    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);
    /// What the screens are called in the list of the desk.
    [[nodiscard]] QStringList names() const;
    /// The one the hall screen is on, or would be: from 0; −1 where there is none.
    [[nodiscard]] int screen() const;
    /// True if it shares the screen of the desk.
    [[nodiscard]] bool isWindowed() const;
    /// Where it is, or would be, in words.
    [[nodiscard]] QString text() const;
    /// The name of the screen the desk's own window is on; the window tells it.
    [[nodiscard]] QString desk() const { return m_desk; }
    void setDesk(QString const& name);

    /// From now on on this one of `names`; kept for the next start.
    Q_INVOKABLE void choose(int screen);
    Q_INVOKABLE void toggle() { setOpen(!m_open); }

signals:
    void changed();

private:
    void screensChanged();
    void moveFrom(QString const& gone);
    void look();
    [[nodiscard]] QString nameNow() const;
    [[nodiscard]] bool isThere(QString const& name) const;

    NoticeView& m_notice;
    QSettings& m_settings;
    ProgramScreens m_own;
    ScreenSource* m_source = &m_own;
    std::vector<ScreenOfMachine> m_screens;
    QString m_wanted; ///< chosen by the arbiter; empty: any but the desk's
    QString m_desk;
    QString m_lost; ///< was open there when it was taken away
    bool m_open = false;
};

} // namespace flagfall::view
