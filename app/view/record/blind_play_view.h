// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/board_view.h"
#include "app/view/common/changes.h"
#include "app/view/common/sides.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/record/two_boards.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// Play with blind and visually disabled players in the game that is on the page (2009: App. E; later: App. D): who is
/// disabled and who helps, the move as it is announced, and two boards that differ. Made and fed by RecordView.
///
/// Belongs to the UI thread.
class BlindPlayView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the record")
    Q_PROPERTY(bool on READ on NOTIFY changed FINAL)
    Q_PROPERTY(QString announcement READ announcement NOTIFY announced FINAL)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed FINAL)
    Q_PROPERTY(bool twoBoards READ twoBoards NOTIFY changed FINAL)
    Q_PROPERTY(QString adaptations READ adaptations NOTIFY changed FINAL)
    Q_PROPERTY(QString appendix READ appendix NOTIFY changed FINAL)
    Q_PROPERTY(QString law READ law NOTIFY changed FINAL)
    Q_PROPERTY(QStringList duties READ duties NOTIFY changed FINAL)
    Q_PROPERTY(QStringList keepings READ keepings NOTIFY changed FINAL)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::BoardView* otherBoard READ otherBoard CONSTANT FINAL)
    Q_PROPERTY(bool differ READ differ NOTIFY changed FINAL)
    Q_PROPERTY(QString otherTitle READ otherTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString finding READ finding NOTIFY changed FINAL)
    Q_PROPERTY(bool correctable READ correctable NOTIFY changed FINAL)
public:
    BlindPlayView(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    /// The game it speaks of; called again after every act of its board.
    void show(BoardPlace at);
    /// The move that led to the shown position; none at the start.
    void showMove(board::Position const& before, std::optional<board::Move> move);
    /// A text as words that were said aloud; none where nobody is disabled or it is something else.
    [[nodiscard]] std::optional<Expected<notation::ReadMove, notation::MoveRefusal>>
    heard(board::Position const& before, QString const& text) const;

    [[nodiscard]] bool on() const;
    [[nodiscard]] QString announcement() const { return on() ? m_announcement : QString{}; }
    [[nodiscard]] QStringList lines() const;
    /// Of White and of Black: `disabled`, `keeping`, `assistant` (a name; none when empty), `duties` (six of yes or
    /// no).
    [[nodiscard]] QVariantList players() const;
    [[nodiscard]] bool twoBoards() const;
    [[nodiscard]] QString adaptations() const;
    [[nodiscard]] QString appendix() const;
    [[nodiscard]] QString law() const;
    [[nodiscard]] QStringList duties() const;
    [[nodiscard]] QStringList keepings() const;
    [[nodiscard]] QStringList remarks() const;
    [[nodiscard]] BoardView* otherBoard() { return &m_other; }
    [[nodiscard]] bool differ() const { return m_found.remedy != record::BoardsRemedy::None; }
    [[nodiscard]] QString otherTitle() const;
    [[nodiscard]] QString finding() const;
    [[nodiscard]] bool correctable() const { return m_found.remedy > record::BoardsRemedy::RecordsMissing; }

    /// The whole arrangement, in the form of `players`.
    Q_INVOKABLE void arrange(QVariantList const& players, bool twoBoards, QString const& adaptations);
    /// `remark` as in `remarks`.
    Q_INVOKABLE void remark(flagfall::view::Sides::Side side, int remark, QString const& note);
    /// How the board of a player stands: a position as FEN, or the move made there instead of the last one; empty:
    /// as the record. False when it is neither.
    Q_INVOKABLE bool compare(flagfall::view::Sides::Side side, QString const& stands);
    /// Does what `finding` proposes.
    Q_INVOKABLE void correct();
    /// Says the announcement aloud.
    Q_INVOKABLE void sayIt();

signals:
    void changed();
    void announced();
    /// `language` as in Preferences: the announcement is German whatever the program speaks.
    void speechAsked(QString const& text, QString const& language);

private:
    [[nodiscard]] session::GameOnRecord const* game() const;
    [[nodiscard]] Edition const& edition() const;
    [[nodiscard]] std::optional<Colour> otherSide() const;
    [[nodiscard]] std::optional<board::Position> positionOf(QString const& stands) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    std::optional<BoardPlace> m_at;
    BoardView m_other;
    record::BoardsFinding m_found;
    QString m_announcement, m_spoken;
};

} // namespace flagfall::view
