// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/board_record.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

struct BoardActRow {
    enum class Kind { Move, Clock, Correction, Flag, Player, Result, Program };
    int seq = 0;
    QString time, move, white, black, thought, text;
    bool takenBack = false;
    Kind kind = Kind::Clock;

    [[nodiscard]] int key() const { return seq; }
    friend bool operator==(BoardActRow const&, BoardActRow const&) = default;
};

/// What happened at one board, oldest first, with both times after each act.
class BoardActsModel : public FLAGFALL_ROWS(BoardActRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the replay")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
public:
    enum class Kind { Move, Clock, Correction, Flag, Player, Result, Program };
    Q_ENUM(Kind)

    explicit BoardActsModel(QObject* parent = nullptr);

    void show(session::BoardRecord const& record, session::History const& history);
    void clear();
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

signals:
    void countChanged();

private:
    void replace(std::vector<BoardActRow> rows);
};

[[nodiscard]] BoardActRow::Kind boardActKind(session::Act const& act);

} // namespace flagfall::view
