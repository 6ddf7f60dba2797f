// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/sides.h"
#include "arbiter/board/fen.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

/// Setting up a position: by hand, from a line of FEN, or from the start of a game. What stands there may be anything;
/// `position()` is there once a game can go on from it, `problems` say why not.
///
/// Squares are numbers from 0 (a1) to 63 (h8). Belongs to the UI thread.
class PositionForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the view that needs a position")
    Q_PROPERTY(QString fen READ fen NOTIFY changed FINAL)
    Q_PROPERTY(QString fenError READ fenError NOTIFY changed FINAL)
    Q_PROPERTY(QString inHand READ inHand WRITE setInHand NOTIFY inHandChanged FINAL)
    Q_PROPERTY(int lifted READ lifted NOTIFY inHandChanged FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side turn READ turn WRITE setTurn NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList castling READ castling NOTIFY changed FINAL)
    Q_PROPERTY(QStringList enPassantSquares READ enPassantSquares NOTIFY changed FINAL)
    Q_PROPERTY(int enPassant READ enPassant WRITE setEnPassant NOTIFY changed FINAL)
    Q_PROPERTY(bool chess960 READ chess960 WRITE setChess960 NOTIFY changed FINAL)
    Q_PROPERTY(bool valid READ valid NOTIFY changed FINAL)
    Q_PROPERTY(QStringList problems READ problems NOTIFY changed FINAL)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed FINAL)
public:
    /// How it is known who is to move: a line of FEN may leave it out, and then White is assumed until somebody says
    /// it.
    enum class TurnKnown { Said, Assumed };
    [[nodiscard]] static TurnKnown turnKnownBy(QString const& fen);

    explicit PositionForm(QObject* parent = nullptr);

    [[nodiscard]] board::PositionDraft const& draft() const { return m_draft; }
    [[nodiscard]] TurnKnown turnKnown() const { return m_turnKnown; }
    void setDraft(board::PositionDraft const& draft, TurnKnown turn = TurnKnown::Said);
    [[nodiscard]] std::optional<board::Position> const& position() const { return m_position; }
    /// The language is another one.
    void speak() { emit changed(); }

    [[nodiscard]] QString fen() const;
    [[nodiscard]] QString fenError() const;
    /// What a click puts on the board: a letter of FEN; `x` clears; empty: clicks and drags move pieces.
    [[nodiscard]] QString inHand() const { return m_inHand; }
    void setInHand(QString const& letter);
    /// Where the piece stands that a click has picked up; −1 for none.
    [[nodiscard]] int lifted() const { return m_lifted ? static_cast<int>(*m_lifted) : -1; }
    [[nodiscard]] Sides::Side turn() const { return sideOf(m_draft.turn); }
    void setTurn(Sides::Side turn);
    /// The other player is to move.
    Q_INVOKABLE void passTurn() { setTurn(sideOf(opponent(m_draft.turn))); }
    /// Four rights, on or off: White's on the king's and the queen's side, then Black's.
    [[nodiscard]] QVariantList castling() const;
    /// The squares a pawn can just have passed over, after a dash for none.
    [[nodiscard]] QStringList enPassantSquares() const;
    [[nodiscard]] int enPassant() const;
    void setEnPassant(int index);
    [[nodiscard]] bool chess960() const { return m_draft.game == board::Game::Chess960; }
    void setChess960(bool chess960);
    [[nodiscard]] bool valid() const { return m_position.has_value(); }
    [[nodiscard]] QStringList problems() const;
    /// That the side to move was assumed; empty where it was said.
    [[nodiscard]] QString assumption() const;
    /// What was assumed, and what is odd, but not refused.
    [[nodiscard]] QStringList remarks() const;

    /// Takes a line of FEN; false, and fenError says why, when it cannot be read. Nothing is changed then.
    Q_INVOKABLE bool setFen(QString const& text);
    /// Puts what is in hand on the square, or picks up and puts down the piece that stands there.
    Q_INVOKABLE void click(int square);
    /// What was picked up stays where it was; nothing is in hand.
    Q_INVOKABLE void letGo();
    Q_INVOKABLE void put(int square, QString const& letter);
    Q_INVOKABLE void remove(int square);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void setCastling(int which, bool allowed);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void initial();

signals:
    void changed();
    void inHandChanged();

private:
    void setLifted(std::optional<board::Square> square);
    void piecesMoved();
    void update();

    board::PositionDraft m_draft;
    TurnKnown m_turnKnown = TurnKnown::Said;
    std::optional<board::Position> m_position;
    board::PositionRefusals m_refusals;
    std::optional<board::FenProblem> m_fenProblem;
    QString m_inHand;
    std::optional<board::Square> m_lifted; ///< the piece a click has picked up
};

} // namespace flagfall::view
