// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;
class LawsModel;
class RulingsModel;
class SharedDoor;

/// What the arbiter looks for, wherever it is: a player with the board of the last round, a board by its number or by
/// what it is called, a ruling, an article of the Laws; players and boards also of the tournaments open beside this
/// one. The list of all actions shows it behind them. Belongs to the UI
/// thread.
class FindView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    FindView(DeskLink& desk, SharedDoor const& shared, RulingsModel& rulings, LawsModel const& laws,
             QObject* parent = nullptr);

    /// For each: `kind` (`player`, `board`, `ruling`, `article`), `text`, `note`, `drawing`, and of what it needs to be
    /// shown `round`, `board`, `player` (0: none), `citation` and `tournament` (empty: this one). Every word must stand
    /// in it, from two letters on; a few of each kind.
    Q_INVOKABLE [[nodiscard]] QVariantList find(QString const& typed);

    /// The board of the hall that is called so, where it is one of another tournament: `tournament`, `round` and
    /// `board`, and whether a longer number `goesOn` from it. Empty: it is none.
    Q_INVOKABLE [[nodiscard]] QVariantMap elsewhere(QString const& board) const;

private:
    void addPlayers(QVariantList& found, QStringList const& words, DeskLink const& desk, QString const& place) const;
    void addBoard(QVariantList& found, QString const& typed) const;
    void addBoardsElsewhere(QVariantList& found, QString const& typed) const;
    void addRulings(QVariantList& found, QStringList const& words);
    void addArticles(QVariantList& found, QStringList const& words) const;

    DeskLink& m_desk;
    SharedDoor const& m_shared;
    RulingsModel& m_rulings;
    LawsModel const& m_laws;
};

} // namespace flagfall::view
