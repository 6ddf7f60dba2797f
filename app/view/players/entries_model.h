// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// A player of the list that is looked at.
struct EntryRow {
    int entry = 0; ///< in the list, from 0
    QString place, title, name, rating, federation, birth, fideId, more, remarks, twin;
    bool taken = false;
    bool usable = true;

    [[nodiscard]] int key() const { return entry; }
    friend bool operator==(EntryRow const&, EntryRow const&) = default;
};

class EntriesModel : public FLAGFALL_ROWS(EntryRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    explicit EntriesModel(QObject* parent = nullptr);
    using RowModel::setRow;
    using RowModel::setRows;
};

/// A column of the list, and what it is taken for.
struct EntryColumnRow {
    int column = 0;
    QString head;    ///< or what the first row has
    int meaning = 0; ///< in EntriesView::meanings

    [[nodiscard]] int key() const { return column; }
    friend bool operator==(EntryColumnRow const&, EntryColumnRow const&) = default;
};

class EntryColumnsModel : public FLAGFALL_ROWS(EntryColumnRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    explicit EntryColumnsModel(QObject* parent = nullptr);
    using RowModel::setRows;
};

} // namespace flagfall::view
