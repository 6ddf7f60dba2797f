// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "app/view/stations/station_door.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

struct ReportRow {
    int station = 0;
    BoardPlace place{};
    QString board;        ///< "Board 3"
    QString text;         ///< "Pad A reports 0–1"
    QString why;          ///< "Board 3 has 1–0 already."
    bool ofClock = false; ///< to be set as a clock in the hall shows it

    [[nodiscard]] std::pair<int, BoardPlace> key() const { return {station, place}; }
    friend bool operator==(ReportRow const&, ReportRow const&) = default;
};

/// What stations have brought and the arbiter is to decide about, results and what clocks show, the oldest first.
class ReportsModel : public FLAGFALL_ROWS(ReportRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(bool clockFirst READ isClockFirst NOTIFY clockFirstChanged FINAL)
public:
    explicit ReportsModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// The first one is of a clock.
    [[nodiscard]] bool isClockFirst() const { return !rows().empty() && rows().front().ofClock; }
    void show(std::vector<ReportRow> rows);

signals:
    void countChanged();
    void clockFirstChanged();
};

} // namespace flagfall::view
