// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/past_moment.h"

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

Q_MOC_INCLUDE("app/view/shell/workspace.h")

namespace flagfall::view {

class DeskLink;
class JournalDoor;
class Preferences;
class Workspace;

/// Looking back: the whole event as it was at a moment, in a workspace of its own beside the one that works on.
///
/// That workspace has no desk, no journal and no file, its time stands still, and its settings are a copy that is
/// thrown away: whatever is pressed in it cannot reach the event, and the clocks of the hall run on in the other one.
/// Belongs to the UI thread.
class PastView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(flagfall::view::Workspace* shown READ shown NOTIFY shownChanged FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)
    Q_PROPERTY(bool canGoEarlier READ canGoEarlier NOTIFY changed FINAL)
    Q_PROPERTY(bool canGoLater READ canGoLater NOTIFY changed FINAL)
    Q_PROPERTY(QString askError READ askError NOTIFY askErrorChanged FINAL)
public:
    /// The present. All must outlive it.
    PastView(DeskLink& desk, Preferences& preferences, QSettings& settings, QObject* parent = nullptr);
    ~PastView() override;

    /// Beside which papers are saved; empty: nowhere.
    void setEventFile(QString const& path) { m_eventFile = path; }

    /// The workspace in which the past is shown; null while nobody looks back.
    [[nodiscard]] Workspace* shown() const { return m_shown; }
    /// `As of 14:32:05 on 25 November 2026, entry 812 of 1,034: read only`.
    [[nodiscard]] QString text() const;
    /// On how a time that was asked for is to be understood; mostly empty.
    [[nodiscard]] QString remark() const { return m_remark; }
    [[nodiscard]] bool canGoEarlier() const { return earlier().has_value(); }
    [[nodiscard]] bool canGoLater() const { return later().has_value(); }
    /// Why the time that was asked for last cannot be shown; empty when it is.
    [[nodiscard]] QString askError() const { return m_askError; }

    /// After an act of the history, or before it. False where the event did not exist yet, which `askError` says.
    Q_INVOKABLE bool showAfter(int act);
    Q_INVOKABLE bool showBefore(int act);
    /// `14:32`, `14:32:05`, `25.11. 14:32`. False, and askError says why, when there is no such moment.
    Q_INVOKABLE bool ask(QString const& timeOfDay);
    /// To what happened before or after what is shown, presses of clocks passed over.
    Q_INVOKABLE void step(int by);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void forgetError() { setAskError({}); }

signals:
    /// A window on the past is to be opened, or closed.
    void shownChanged();
    void changed();
    void askErrorChanged();
    /// The texts of the past are in another language.
    void languageSpoken();

private:
    [[nodiscard]] bool has(int act) const;
    [[nodiscard]] std::optional<session::PastMoment> earlier() const;
    [[nodiscard]] std::optional<session::PastMoment> later() const;
    [[nodiscard]] bool exists(session::PastMoment const& moment) const;
    bool show(session::PastMoment const& moment, QString const& remark = {});
    [[nodiscard]] Workspace* made();
    void follow();
    void setAskError(QString const& text);

    DeskLink& m_desk;
    Preferences& m_preferences;
    QSettings& m_settings;
    std::unique_ptr<JournalDoor> m_door; ///< of the past: nothing is behind it
    QString m_eventFile;
    Workspace* m_shown = nullptr;
    session::PastMoment m_moment;
    QString m_remark, m_askError;
};

} // namespace flagfall::view
