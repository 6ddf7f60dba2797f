// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "app/view/interventions/interventions.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// One intervention, as it would go now.
struct InterventionRow {
    int hand = 0;
    QString keyText; ///< the digit that does it
    QString title;
    QString effect; ///< what happens to the clocks and why; where it is not possible, why not
    QString article;
    bool possible = false;
    bool opensForm = false;
    QString accessibleText;

    [[nodiscard]] int key() const { return hand; }
    friend bool operator==(InterventionRow const&, InterventionRow const&) = default;
};

/// One page of acts.
class InterventionsModel : public FLAGFALL_ROWS(InterventionRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    explicit InterventionsModel(QObject* parent = nullptr);

    void show(std::vector<InterventionRow> rows) { setRows(std::move(rows)); }
    /// The act in this row; −1 when there is no such row.
    Q_INVOKABLE [[nodiscard]] int handAt(int row) const;
};

[[nodiscard]] InterventionRow interventionRow(InterventionChoice const& act, InterventionsAt const& at,
                                              InterventionReason const& reason);

} // namespace flagfall::view
