// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/common/journal_door.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <thread>

class QSettings;

namespace flagfall::view {

class DeskLink;
class NoticeView;

/// Copies of the event in a second place: by themselves after each round, and when the arbiter says so. A place that
/// can be taken out is noticed when it comes; a copy that could not be made because it was not there is made then.
/// Whether a copy is any good is tried by restoring it. Files are worked on by a thread of its own; belongs to the UI
/// thread.
class BackupView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString folder READ folder NOTIFY changed FINAL)
    Q_PROPERTY(bool always READ isAlways WRITE setAlways NOTIFY changed FINAL)
    Q_PROPERTY(int keep READ keep WRITE setKeep NOTIFY changed FINAL)
    Q_PROPERTY(QStringList keepNames READ keepNames NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> keepValues READ keepValues CONSTANT FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed FINAL)
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL)
public:
    /// Where sticks and disks that can be taken out are at this moment.
    using Places = std::function<QStringList()>;
    [[nodiscard]] static QStringList placesOfThisComputer();

    /// All must outlive it.
    BackupView(DeskLink& desk, JournalDoor& door, NoticeView& notice, QSettings& settings, QObject* parent = nullptr);
    /// Waits for what is under way.
    ~BackupView() override;

    void setPlaces(Places places);
    void setEventFile(QString const& path);
    void update(Changes const& changes);
    void speak() { emit changed(); }

    /// Empty: none has been chosen.
    [[nodiscard]] QString folder() const { return m_folder; }
    /// After each round.
    [[nodiscard]] bool isAlways() const { return m_always; }
    void setAlways(bool always);
    /// So many of the newest copies stay, and the last one of each round and of each day; 0: all. The others go when a
    /// new one has been saved and verified.
    [[nodiscard]] int keep() const { return m_keep; }
    void setKeep(int keep);
    [[nodiscard]] QStringList keepNames() const;
    [[nodiscard]] QList<int> keepValues() const;
    [[nodiscard]] bool isBusy() const { return m_thread.joinable(); }
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    /// What was copied last and when, what a trial came to, or what is wrong; empty: nothing yet.
    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QStringList places() const { return m_seen; }

    /// What is wrong with the text; empty: it is the folder now.
    Q_INVOKABLE QString setFolder(QString const& text);
    Q_INVOKABLE void chooseFolder(QUrl const& folder) { (void)setFolder(folder.toLocalFile()); }
    Q_INVOKABLE void choosePlace(int place);
    Q_INVOKABLE void backUp();
    /// Restores the newest copy of this event on trial.
    Q_INVOKABLE void tryNewest();
    /// Looks for sticks: now and then, by itself.
    void lookAround();

signals:
    void changed();

private:
    using Told = std::function<void()>; ///< on the UI thread
    void start(std::function<Told()> work);
    void finish();
    void begin();
    void copyNow();
    void say(QString const& text, bool failed);
    [[nodiscard]] int roundsOver() const;
    [[nodiscard]] QString targetName() const;
    [[nodiscard]] QString newestCopy() const;
    void copied(QString const& target, std::optional<session::JournalProblem> const& problem,
                QStringList const& removed);
    void tried(QString const& copy, BackupTrial const& trial);

    DeskLink& m_desk;
    JournalDoor& m_door;
    NoticeView& m_notice;
    QSettings& m_settings;
    Places m_places;
    QStringList m_seen;
    QString m_folder, m_eventFile, m_state;
    bool m_always = true;
    int m_keep = 0;
    bool m_failed = false;
    bool m_waits = false;  ///< a copy is to be made as soon as it can be
    bool m_byHand = false; ///< the arbiter waits for what comes of it
    int m_roundsCopied = 0;
    QTimer m_look;
    Told m_told;
    std::thread m_thread;
};

} // namespace flagfall::view
