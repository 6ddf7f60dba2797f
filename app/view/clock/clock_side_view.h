// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/clock_face.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// One player's half of the big face.
class ClockSideView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the clock")
    Q_PROPERTY(bool white READ white CONSTANT FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString time READ time NOTIFY changed FINAL)
    Q_PROPERTY(QString digits READ digits NOTIFY changed FINAL)
    Q_PROPERTY(QString delay READ delay NOTIFY changed FINAL)
    Q_PROPERTY(QString moves READ moves NOTIFY changed FINAL)
    Q_PROPERTY(QString period READ period NOTIFY changed FINAL)
    Q_PROPERTY(QString left READ left NOTIFY changed FINAL)
    Q_PROPERTY(QString next READ next NOTIFY changed FINAL)
    Q_PROPERTY(bool toMove READ toMove NOTIFY changed FINAL)
    Q_PROPERTY(bool waits READ waits NOTIFY changed FINAL)
    Q_PROPERTY(bool flag READ flag NOTIFY changed FINAL)
    Q_PROPERTY(bool flagLit READ flagLit NOTIFY changed FINAL)
    Q_PROPERTY(bool periodFlag READ periodFlag NOTIFY changed FINAL)
    Q_PROPERTY(bool overrun READ overrun NOTIFY changed FINAL)
    Q_PROPERTY(bool locked READ locked NOTIFY changed FINAL)
public:
    struct Shown {
        QString name;
        FaceDisplay display{};
        QString moves;       ///< empty: the counter is not shown
        bool toMove = false; ///< its clock runs
        bool waits = false;  ///< to move, while the clock stands
        friend bool operator==(Shown const&, Shown const&) = default;
    };

    explicit ClockSideView(Colour colour, QObject* parent = nullptr) : QObject(parent), m_colour(colour) {}

    /// Tells only when something reads differently.
    void show(Shown shown);

    [[nodiscard]] bool white() const { return m_colour == Colour::White; }
    [[nodiscard]] QString name() const { return m_shown.name; }
    [[nodiscard]] QString time() const { return m_shown.display.time; }
    /// The time as it is painted, as styled text: a separator that is not lit keeps its place.
    [[nodiscard]] QString digits() const;
    [[nodiscard]] QString delay() const { return m_shown.display.delay; }
    [[nodiscard]] QString moves() const { return m_shown.moves; }
    [[nodiscard]] QString period() const { return m_shown.display.period; }
    [[nodiscard]] QString left() const { return m_shown.display.left; }
    [[nodiscard]] QString next() const { return m_shown.display.next; }
    [[nodiscard]] bool toMove() const { return m_shown.toMove; }
    [[nodiscard]] bool waits() const { return m_shown.waits; }
    [[nodiscard]] bool flag() const { return m_shown.display.flag; }
    [[nodiscard]] bool flagLit() const { return m_shown.display.flagLit; }
    [[nodiscard]] bool periodFlag() const { return m_shown.display.periodFlag; }
    [[nodiscard]] bool overrun() const { return m_shown.display.overrun; }
    [[nodiscard]] bool locked() const { return m_shown.display.locked; }

signals:
    void changed();

private:
    Colour m_colour;
    Shown m_shown;
};

} // namespace flagfall::view
