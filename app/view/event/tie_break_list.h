// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// moc cannot read <compare>, which is behind those of ours, unless a header of Qt came before it.
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

#include "pairing/system.h"
#include "pairing/tiebreaks/advice.h"
#include "pairing/tiebreaks/tie_break.h"

namespace flagfall::view {

/// The tie-breaks of an event in their order, for the arbiter to choose, with what the regulations have against them.
class TieBreakList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the form of an event")
    Q_PROPERTY(QStringList codes READ codes NOTIFY changed FINAL)
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed FINAL)
    Q_PROPERTY(QStringList offered READ offered NOTIFY changed FINAL)
public:
    using QObject::QObject;

    /// Shows these codes in an event of this kind.
    void show(std::vector<std::string> const& codes, pairing::TieBreakSetting const& setting,
              pairing::Competitors competitors);

    [[nodiscard]] QStringList codes() const;
    /// What each means, with its article.
    [[nodiscard]] QStringList names() const;
    /// What the regulations have against each; empty where nothing.
    [[nodiscard]] QStringList warnings() const;
    /// Those that can be added: not named yet, and not forbidden in such an event.
    [[nodiscard]] QStringList offered() const;

    /// Adds the one at this place of `offered` at the end.
    Q_INVOKABLE void add(int offered);
    Q_INVOKABLE void remove(int place);
    /// Moves the one at a place by so many places, as far as there are any; −1 is upwards.
    Q_INVOKABLE void move(int place, int by);

signals:
    void changed();
    /// The arbiter has changed the list.
    void edited();

private:
    [[nodiscard]] std::vector<pairing::TieBreak> available() const;
    [[nodiscard]] bool has(int place) const { return place >= 0 && place < static_cast<int>(m_order.size()); }

    std::vector<pairing::TieBreak> m_order;
    pairing::TieBreakSetting m_setting;
    pairing::Competitors m_competitors = pairing::Competitors::Players;
};

} // namespace flagfall::view
