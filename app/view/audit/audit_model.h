// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/hall_audit.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace flagfall::view {

class DeskLink;
class RoundsModel;

struct AuditRow {
    int id = 0; ///< board, kind and side
    int board = 0;
    int severity = 0;
    QString boardLabel; ///< what people call it
    QString severityText, names, what, advice;

    [[nodiscard]] int key() const { return id; }
    friend bool operator==(AuditRow const&, AuditRow const&) = default;
};

/// The hall check: what is odd in the round that is shown, the gravest first. It looks again after acts that
/// begin, stop or alter something, but not more than once a second, and by itself every few seconds. A finding that the
/// arbiter has seen can be put aside until it is gone: what comes up later on the same board is shown again.
class AuditModel : public FLAGFALL_ROWS(AuditRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(int urgentCount READ urgentCount NOTIFY countChanged FINAL)
    Q_PROPERTY(int asideCount READ asideCount NOTIFY countChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY countChanged FINAL)
    Q_PROPERTY(QStringList checked READ checked NOTIFY countChanged FINAL)
public:
    enum class Severity { Urgent, Warning, Note };
    Q_ENUM(Severity)

    AuditModel(DeskLink& desk, RoundsModel& rounds, QObject* parent = nullptr);

    /// After acts. What merely went on in the games waits for the next look.
    void update(Changes const& changes);
    /// Looks now.
    Q_INVOKABLE void refresh();

    [[nodiscard]] int count() const { return m_summary.count; }
    [[nodiscard]] int urgentCount() const { return m_summary.urgent; }
    [[nodiscard]] int asideCount() const { return m_summary.aside; }
    [[nodiscard]] QString caption() const { return m_summary.caption; }
    [[nodiscard]] QStringList checked() const { return m_summary.checked; }

    Q_INVOKABLE void putAside(int row);
    Q_INVOKABLE void bringBack();

signals:
    void countChanged();

private:
    struct Summary {
        int round = 0;
        int count = 0;
        int urgent = 0;
        int aside = 0;
        QString caption;
        QStringList checked;
        friend bool operator==(Summary const&, Summary const&) = default;
    };
    [[nodiscard]] static QString captionFor(QString const& round, int boards, int aside);

    DeskLink& m_desk;
    RoundsModel& m_rounds;
    QTimer m_timer;
    QElapsedTimer m_lastLook;
    std::set<int> m_aside;
    Summary m_summary;
};

} // namespace flagfall::view
