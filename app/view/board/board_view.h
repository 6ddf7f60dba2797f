// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/sides.h"
#include "arbiter/board/position.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace flagfall::view {

/// A position as the board on the screen shows it, and what may be done with it by hand. It knows the legal moves and
/// plays none: it tells the owner which one was meant (moveMeant), and the owner shows the position after it, or does
/// not.
///
///     connect(&board, &BoardView::moveMeant, this, [this](board::Move move) { board.show(position.after(move), move);
///     });
///
/// Squares are numbers from 0 (a1) over 1 (b1) to 63 (h8); −1 is none. Belongs to the UI thread.
class BoardView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by other views")
    Q_PROPERTY(QString placement READ placement NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList lastMove READ lastMove NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged FINAL)
    Q_PROPERTY(int picked READ picked NOTIFY marksChanged FINAL)
    Q_PROPERTY(int promotion READ promotion NOTIFY promotionChanged FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side turn READ turn NOTIFY changed FINAL)
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    Q_PROPERTY(bool flipped READ flipped WRITE setFlipped NOTIFY flippedChanged FINAL)
public:
    /// What is told of a square besides the piece on it.
    enum class Mark {
        Picked,        ///< the piece that is about to move; the board draws it by `picked`
        Target,        ///< the picked piece may go there
        CaptureTarget, ///< the picked piece may capture there
        Check,         ///< the king is in check
        Mate,          ///< the king is mated
        Differs,       ///< two records disagree about this square
        Touched,       ///< the piece there has been touched
    };
    Q_ENUM(Mark)
    /// What an arrow stands for.
    enum class Arrow {
        Played, ///< the move that led here
        Next,   ///< the move that comes now
        Other,  ///< a move that somebody else has it that way
    };
    Q_ENUM(Arrow)

    explicit BoardView(QObject* parent = nullptr) : QObject(parent) {}

    /// A position of a game; `last` is the move that led to it. What was picked is let go.
    void show(board::Position const& position, std::optional<board::Move> last = std::nullopt);
    /// Pieces that may stand anywhere, with no moves: a position that is being set up.
    void showPieces(board::Board const& pieces);
    /// Squares two records disagree about; they stay until others are said.
    void setDiffering(board::Bitboard squares);
    /// Pieces that were touched, and the moves that are left (4.3); they stay until others are said.
    void setTouched(board::Bitboard squares, std::vector<board::Move> const& left);
    /// The language is another one.
    void speak() { emit changed(); }

    /// 64 signs from a1 to h8: the letters of FEN, a full stop where nobody stands.
    [[nodiscard]] QString placement() const;
    /// Departure and arrival of the move that led here (of a castling the king's); empty for none.
    [[nodiscard]] QVariantList lastMove() const { return m_last; }
    /// Objects with `square` and `kind`.
    [[nodiscard]] QVariantList marks() const;
    [[nodiscard]] int picked() const { return m_picked ? static_cast<int>(*m_picked) : -1; }
    /// The square a pawn arrives on while it is asked what it becomes.
    [[nodiscard]] int promotion() const { return m_promotion ? static_cast<int>(m_promotion->to) : -1; }
    [[nodiscard]] Sides::Side turn() const;
    /// Who stands where, for those who hear the board.
    [[nodiscard]] QString words() const;
    [[nodiscard]] bool flipped() const { return m_flipped; }
    void setFlipped(bool flipped);

    /// The first square picks a piece, the second one moves it; another piece of the same player is picked instead.
    Q_INVOKABLE void click(int square);
    /// A piece is lifted: its targets are shown, nothing is moved.
    Q_INVOKABLE void lift(int square);
    Q_INVOKABLE void letGo();
    /// Means the move if it is legal; asks first (promotion) what a pawn becomes. `promotion` is empty or one of
    /// `q r b n`. False when no move is meant yet.
    Q_INVOKABLE bool tryMove(int from, int to, QString const& promotion = {});
    /// Whether the legal moves between these squares are promotions.
    [[nodiscard]] bool needsPromotion(int from, int to) const;
    /// The answer to what the pawn becomes.
    Q_INVOKABLE void promote(QString const& letter);

signals:
    void changed();
    void marksChanged();
    void promotionChanged();
    void flippedChanged();
    /// A legal move of the position that is shown.
    void moveMeant(flagfall::board::Move move);

private:
    struct Way {
        board::Square from;
        board::Square to;
    };

    void display(board::Board const& pieces, std::optional<board::Move> last);
    void setPicked(std::optional<board::Square> square);
    void setPromotion(std::optional<Way> way);
    [[nodiscard]] bool mayMove(board::Square square) const;

    std::optional<board::Position> m_position;
    board::Board m_pieces;
    QVariantList m_last;
    board::Bitboard m_differing;
    board::Bitboard m_touched;
    std::vector<board::Move> m_left; ///< after the touch
    std::optional<board::Square> m_picked;
    std::optional<Way> m_promotion;
    bool m_flipped = false;
};

/// An arrow for Board.qml: `from`, `to` and `kind`; of a castling, the king's way.
[[nodiscard]] QVariantMap arrowOf(board::Move move, BoardView::Arrow kind);

} // namespace flagfall::view
