// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

struct RoundRow {
    int number = 0;
    QString label; ///< `3`; of a game of matches `2.1`
    QString text;  ///< `Round 3`
    QString odds;  ///< what a draw does to a match; mostly empty
    int missing = 0;
    QString missingText;
    bool complete = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(RoundRow const&, RoundRow const&) = default;
};

/// The rounds paired so far, and which of them is on the wall. A new round comes on the wall by itself.
class RoundsModel : public FLAGFALL_ROWS(RoundRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY shownChanged FINAL)
    Q_PROPERTY(QString shownLabel READ shownLabel NOTIFY namesChanged FINAL)
    Q_PROPERTY(QString shownText READ shownText NOTIFY namesChanged FINAL)
    Q_PROPERTY(QString shownOdds READ shownOdds NOTIFY namesChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(QString backText READ backText NOTIFY backChanged FINAL)
public:
    explicit RoundsModel(QObject* parent = nullptr);

    void update(session::EventState const& state);

    [[nodiscard]] int shown() const { return m_shown; }
    void setShown(int round);
    /// Of the round that is shown: `3`, `Round 3`; of a game of matches `2.1`, `Round 2, game 1 (rapid)`.
    [[nodiscard]] QString shownLabel() const { return shownRow() ? shownRow()->label : QString{}; }
    [[nodiscard]] QString shownText() const { return shownRow() ? shownRow()->text : QString{}; }
    /// What a drawn game does to a match there; mostly empty.
    [[nodiscard]] QString shownOdds() const { return shownRow() ? shownRow()->odds : QString{}; }
    /// The way back to the round that is played, the last one; empty while it is shown.
    [[nodiscard]] QString backText() const;
    Q_INVOKABLE void showLast() { setShown(count()); }
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

signals:
    void shownChanged();
    void namesChanged(); ///< of the round that is shown
    void countChanged();
    void backChanged();

private:
    [[nodiscard]] RoundRow const* shownRow() const;

    int m_shown = 0;
};

} // namespace flagfall::view
