// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/row_model.h"
#include "arbiter/notation/language.h"
#include "arbiter/record/player_sheet.h"

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// A move number with what the arbiter, White and Black have written.
struct MoveRow {
    int number = 0;
    /// Six cells: the arbiter's two half-moves, White's sheet, Black's sheet. Each has `index` (of an entry of the
    /// record, of a line of a sheet; −1: none), `text`, `time`, `finding` (MoveRowsModel::Finding), `remark`,
    /// `offered`.
    QVariantList cells;
    QStringList notes; ///< what happened beside the moves
    [[nodiscard]] int key() const { return number; }
    friend bool operator==(MoveRow const&, MoveRow const&) = default;
};

/// The scoresheets of one game, side by side, half-move by half-move; of a gap in the record one row where it begins.
class MoveRowsModel : public FLAGFALL_ROWS(MoveRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the record")
public:
    /// Whether a half-move agrees with the record, and why not.
    enum class Finding { Agrees, Differs, Missing, NotPossible, Unreadable, Unchecked };
    Q_ENUM(Finding)

    explicit MoveRowsModel(QObject* parent = nullptr);

    void show(session::Board const& board, DrawnGameLaw const& law, notation::Language language);
    void clear() { setRows({}); }

    /// The row of the move that was made last after so many half-moves.
    [[nodiscard]] int rowOf(std::size_t halfMoves) const;

private:
    int m_first = 1;         ///< the number of the first move
    std::size_t m_shift = 0; ///< one where Black begins
};

/// What happened beside the moves of a game, in order, each with the number of half-moves before it.
struct RecordNote {
    std::size_t afterHalfMoves = 0;
    QString text;
};
[[nodiscard]] std::vector<RecordNote> notesOf(session::GameOnRecord const& game, DrawnGameLaw const& law);

} // namespace flagfall::view
