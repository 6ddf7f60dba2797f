// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/display/display_lines.h"

#include <QSettings>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace flagfall::view {

/// One of the lists that take turns on the hall screen.
struct DisplayTurn {
    DisplayList list = DisplayList::Nothing;
    QString name;
    bool on = true;
    int seconds = 0; ///< a page is shown
    bool shown = false;
    bool filled = true; ///< there is something to show
    [[nodiscard]] int key() const { return static_cast<int>(list); }
    friend bool operator==(DisplayTurn const&, DisplayTurn const&) = default;
};

/// What takes turns on the hall screen, in its order, and how long each page is shown. Kept for the next start.
class DisplayViewsModel final : public FLAGFALL_ROWS(DisplayTurn) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    explicit DisplayViewsModel(QSettings& settings, QObject* parent = nullptr);

    /// The texts anew, which list is shown, and which ones have something to show.
    void update(DisplayList shown, std::function<bool(DisplayList)> const& isFilled);
    [[nodiscard]] bool isOn(DisplayList list) const;
    [[nodiscard]] int seconds(DisplayList list) const;

    Q_INVOKABLE void toggle(int row);
    /// Longer or shorter by one step: 5, 8, 10, 15, 20, 30, 60 seconds.
    Q_INVOKABLE void step(int row, int by);

signals:
    void turnsChanged();

private:
    void put(int row, DisplayTurn turn);
    QSettings& m_settings;
};

} // namespace flagfall::view
