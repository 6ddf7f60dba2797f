// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "pairing/trf/trf.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

struct RemarkRow {
    enum class Kind { Assumed, Repaired, Ignored, Noted, Wrong };
    int order = 0; ///< order of first appearance
    Kind kind = Kind::Assumed;
    QString kindText, place, field, text;
    int count = 1;

    [[nodiscard]] int key() const { return order; }
    friend bool operator==(RemarkRow const&, RemarkRow const&) = default;
};

/// What is to know about a report file; the same sentence about several lines stands once, with their number.
class RemarksModel : public FLAGFALL_ROWS(RemarkRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
public:
    enum class Kind { Assumed, Repaired, Ignored, Noted, Wrong };
    Q_ENUM(Kind)

    explicit RemarksModel(QObject* parent = nullptr);

    void show(std::vector<pairing::trf::Remark> const& remarks);
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

signals:
    void countChanged();
};

struct PreviewRow {
    int id = 0;
    QString number, name, rating, federation, title;

    [[nodiscard]] int key() const { return id; }
    friend bool operator==(PreviewRow const&, PreviewRow const&) = default;
};

/// The players of a report file.
class PlayersPreviewModel : public FLAGFALL_ROWS(PreviewRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    explicit PlayersPreviewModel(QObject* parent = nullptr);

    void show(std::vector<pairing::trf::ImportedPlayer> const& players);
};

} // namespace flagfall::view
