// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;

struct ClosingRow {
    int place = 0; ///< in the list
    QString text;
    QString page;    ///< where it is done; empty: nowhere in the program
    QString field{}; ///< of that page
    int player = 0;  ///< the first one whom it is about; 0: nobody
    bool done = false;
    bool dated = false; ///< a date to keep, which the program cannot see kept

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(ClosingRow const&, ClosingRow const&) = default;
};

/// What is left to do before the event is closed: the games, the scoresheets, the appeals, what the rating officer
/// would miss; and until when the reports are due. Made only while the page is shown. Belongs to the UI thread.
class ClosingModel : public FLAGFALL_ROWS(ClosingRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY changed FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
public:
    explicit ClosingModel(DeskLink& desk, QObject* parent = nullptr);

    void update(Changes const& changes);

    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);
    /// "3 things are left to do", or that nothing is.
    [[nodiscard]] QString caption() const { return m_caption; }
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

signals:
    void changed();

private:
    void refresh();

    DeskLink& m_desk;
    QString m_caption;
    bool m_watched = false;
};

} // namespace flagfall::view
