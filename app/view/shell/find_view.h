// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;
class LawsModel;
class RulingsModel;

/// What the arbiter looks for, wherever it is: a player with the board of the last round, a board by its number or by
/// what it is called, a ruling, an article of the Laws. The list of all actions shows it behind them. Belongs to the UI
/// thread.
class FindView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    FindView(DeskLink& desk, RulingsModel& rulings, LawsModel const& laws, QObject* parent = nullptr);

    /// For each: `kind` (`player`, `board`, `ruling`, `article`), `text`, `note`, `drawing`, and of what it needs to be
    /// shown `round`, `board`, `player` (0: none) and `citation`. Every word must stand in it, from two letters on;
    /// a few of each kind.
    Q_INVOKABLE [[nodiscard]] QVariantList find(QString const& typed);

private:
    void addPlayers(QVariantList& found, QStringList const& words) const;
    void addBoard(QVariantList& found, QString const& typed) const;
    void addRulings(QVariantList& found, QStringList const& words);
    void addArticles(QVariantList& found, QStringList const& words) const;

    DeskLink& m_desk;
    RulingsModel& m_rulings;
    LawsModel const& m_laws;
};

} // namespace flagfall::view
