// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"

#include "arbiter/terms/date.h"

#include <QDateTime>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

class QSettings;

namespace flagfall::view {

/// How far an event had come when it was looked at last.
struct EventProgress {
    int paired = 0;
    int planned = 0;
    int open = 0;         ///< games without a result
    bool running = false; ///< it was open: unless this program has it, it was not closed in order
    std::optional<Date> lastDay{};
    bool personal = false; ///< it holds contact details or days of birth
    friend bool operator==(EventProgress const&, EventProgress const&) = default;
};

struct RecentRow {
    QString name, place, filePath, when;
    QString state;      ///< `Round 3 of 7, 2 results missing`
    bool grave = false; ///< the state is one to look at first: interrupted, or its file is gone
    QString where;      ///< which of several of this name, or in which database; empty: the name tells it
    QString reminder;   ///< that personal data are in it long after its end; empty: there is nothing to remind of

    [[nodiscard]] QString key() const { return filePath; }
    friend bool operator==(RecentRow const&, RecentRow const&) = default;
};

/// Events opened lately on this computer, newest first.
class RecentModel : public FLAGFALL_ROWS(RecentRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(QString continueText READ continueText NOTIFY continueChanged FINAL)
    Q_PROPERTY(QString continueState READ continueState NOTIFY continueChanged FINAL)
public:
    explicit RecentModel(QSettings& settings, QObject* parent = nullptr);
    /// Files that are open in the same window beside the event of this one: they go on, too.
    void setOpenBeside(QStringList const& files);

    /// What day it is: otherwise nothing is reminded of.
    using Today = std::function<Date()>;
    void setToday(Today today) { m_today = std::move(today); }

    void add(QString const& filePath, QString const& name, QString const& place, QDateTime const& when);
    /// What has come of the event of this file since it was added.
    void note(QString const& filePath, EventProgress const& progress);
    void update();

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

    /// The event to go on with: the last one that was interrupted while games were open, else the last one that is not
    /// finished; empty: there is none.
    [[nodiscard]] QString continueText() const;
    [[nodiscard]] QString continueState() const;
    Q_INVOKABLE void openLast() { open(last()); }
    Q_INVOKABLE void open(int row);
    Q_INVOKABLE void forget(int row);

signals:
    void countChanged();
    void continueChanged();
    void openAsked(QString const& filePath);

private:
    struct Entry {
        QString filePath, name, place;
        QDateTime when;
        EventProgress progress{};
    };
    [[nodiscard]] RecentRow rowOf(Entry const& entry) const;
    [[nodiscard]] QString whereOf(Entry const& entry) const;
    [[nodiscard]] bool wasInterrupted(Entry const& entry) const;
    [[nodiscard]] int last() const;
    void load();
    void save();

    QSettings& m_settings;
    Today m_today;
    std::vector<Entry> m_entries;
    QString m_open; ///< the file that is open: its event goes on
    QStringList m_openBeside;
};

} // namespace flagfall::view
