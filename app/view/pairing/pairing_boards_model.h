// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

struct PairingBoardRow {
    int board = 0;
    QString whiteName, whitePoints, whiteColours, whiteFloats;
    QString blackName, blackPoints, blackColours, blackFloats;
    QString whiteAbout, blackAbout; ///< title and rating: `FM 2310`
    int whiteId = 0, blackId = 0;
    bool whitePicked = false, blackPicked = false;
    bool isBye = false;
    bool isNew = false;  ///< was not in the proposal before
    bool byHand = false; ///< is not as the rules give it
    QString warning;     ///< what it breaks
    QString remark;      ///< how a board of the published round that nobody has changed stands to the rules
    QString accessibleText;

    [[nodiscard]] int key() const { return board; }
    friend bool operator==(PairingBoardRow const&, PairingBoardRow const&) = default;
};

/// The boards of a round that is not published yet, the bye last.
class PairingBoardsModel : public FLAGFALL_ROWS(PairingBoardRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
public:
    explicit PairingBoardsModel(QObject* parent = nullptr);

    void show(std::vector<PairingBoardRow> rows);
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

signals:
    void countChanged();
};

} // namespace flagfall::view
