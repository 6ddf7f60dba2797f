// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;

struct HistoryRow {
    enum class Kind { Event, Player, Round, Clock, Result, Correction, Game };
    int seq = 0;
    QString time, who, text;
    bool retracted = false;
    Kind kind = Kind::Event;

    [[nodiscard]] int key() const { return seq; }
    friend bool operator==(HistoryRow const&, HistoryRow const&) = default;
};

/// What happened, newest first. Single presses are left out: they are in the journal, and would bury all else.
class HistoryModel : public FLAGFALL_ROWS(HistoryRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
public:
    enum class Kind { Event, Player, Round, Clock, Result, Correction, Game };
    Q_ENUM(Kind)

    explicit HistoryModel(DeskLink& desk, QObject* parent = nullptr);

    void update(Changes const& changes);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

signals:
    void countChanged();

private:
    [[nodiscard]] std::vector<HistoryRow> rowsAfter(Seq seq) const;
    [[nodiscard]] bool names(Seq act) const;
    void strike(Seq act);

    DeskLink& m_desk;
    Seq m_shown; ///< the newest act that has been looked at
};

[[nodiscard]] HistoryRow::Kind kindOf(session::Act const& act);

} // namespace flagfall::view
