// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/board_view.h"
#include "app/view/common/changes.h"
#include "app/view/mating/mating_asker.h"
#include "app/view/mating/position_form.h"
#include "arbiter/laws/mating_use.h"
#include "arbiter/terms/ids.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class Preferences;
struct VerdictSheet;

/// Can this player still be mated? A position, the answer for both players with its ground, the line to the mate to be
/// played through, and what hangs on it by the Laws of the event. The answer comes from a thread of its own and is
/// asked for anew whenever the position changes.
///
/// Works without an event, too: by the edition in force.
class MatingView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(flagfall::view::BoardView* board READ board CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PositionForm* form READ form CONSTANT FINAL)
    Q_PROPERTY(bool arranging READ arranging WRITE setArranging NOTIFY arrangingChanged FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap white READ white NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap black READ black NOTIFY changed FINAL)
    Q_PROPERTY(QString conclusion READ conclusion NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side lineOf READ lineOf WRITE setLineOf NOTIFY lineChanged FINAL)
    Q_PROPERTY(QVariantList moves READ moves NOTIFY lineChanged FINAL)
    Q_PROPERTY(int ply READ ply NOTIFY plyChanged FINAL)
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY plyChanged FINAL)
    Q_PROPERTY(QString plyText READ plyText NOTIFY plyChanged FINAL)
    Q_PROPERTY(QString origin READ origin NOTIFY changed FINAL)
    Q_PROPERTY(QString caution READ caution NOTIFY changed FINAL)
    Q_PROPERTY(bool canNote READ canNote NOTIFY changed FINAL)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed FINAL)
    Q_PROPERTY(QString lawsTitle READ lawsTitle NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList laws READ laws NOTIFY changed FINAL)
public:
    /// How far the answer for one player has come.
    enum class State {
        Nothing, ///< there is no position
        Asking,
        Can,
        Cannot,
        Undecided, ///< the budget is spent
        GivenUp    ///< cancelled
    };
    Q_ENUM(State)

    /// Where in which game a position stood.
    struct Place {
        RoundNumber round{};
        BoardNumber board{};
        int after = 0;  ///< entries of the record before it
        QString move{}; ///< the last of them, or of the scoresheet: `4…Ng8`
        /// Whose scoresheet alone says that the position stood there; none: the arbiter's record does.
        std::optional<Colour> sheet{};
        int halfMoves = 0; ///< of the game before it, by that scoresheet
    };

    MatingView(DeskLink& desk, CommandDoor& door, NoticeView& notice, Preferences const& preferences,
               QObject* parent = nullptr);

    /// Where the event is kept, and saved analyses with it; empty: the user's documents.
    void setEventFile(QString const& path) { m_eventFile = path; }
    /// Other Laws may hold.
    void update();
    /// After acts: the record the position was taken from may be longer, or say something else. The position stays.
    void update(Changes const& changes);
    /// The language is another one.
    void speak();

    [[nodiscard]] BoardView* board() { return &m_board; }
    [[nodiscard]] PositionForm* form() { return &m_form; }
    /// Whether the board is being set up; else it shows the line.
    [[nodiscard]] bool arranging() const { return m_arranging; }
    void setArranging(bool arranging);
    /// The position is again what it was before it was set up.
    Q_INVOKABLE void cancelArranging();
    [[nodiscard]] bool busy() const { return m_asker.busy(); }
    /// `state`, `title`, `reason`, and whether there is a `line` to play through.
    [[nodiscard]] QVariantMap white() const { return verdict(Colour::White); }
    [[nodiscard]] QVariantMap black() const { return verdict(Colour::Black); }
    /// What both answers mean together; empty while nothing follows.
    [[nodiscard]] QString conclusion() const;
    /// Whose mate is played through.
    [[nodiscard]] Sides::Side lineOf() const;
    void setLineOf(Sides::Side side);
    /// The mate of the other player.
    Q_INVOKABLE void turnLine();
    /// Objects with `number` (`1.`, `1…` or empty), `text` and `ply`, in the notation of the language.
    [[nodiscard]] QVariantList moves() const;
    /// Moves of the line that are made on the board.
    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] QVariantList arrows() const;
    /// `Move 3 of 7`, in half-moves.
    [[nodiscard]] QString plyText() const;
    /// `Round 3, board 5: Amazon – Nile, after 41. Kd3`, or that the position was set up by hand; empty while there is
    /// none.
    [[nodiscard]] QString origin() const;
    /// Why a position taken from a game is not, or may not be, the one on its board now, as sentences: the record is
    /// shorter than the game, the game has gone on, the record was changed, only a scoresheet says so, or the clock has
    /// the other player to move. Empty where there is nothing of it.
    [[nodiscard]] QString caution() const;
    /// Whether the position stands in the record of a game, or on a scoresheet of it, and there is something to be
    /// noted of it.
    [[nodiscard]] bool canNote() const;
    [[nodiscard]] bool canTakeBack() const { return !m_before.empty(); }
    /// The edition, and why this one.
    [[nodiscard]] QString lawsTitle() const;
    /// Objects with `text`, `article`, `white` and `black`: the score when that player is at fault.
    [[nodiscard]] QVariantList laws() const;

    /// A position from elsewhere; false, and a notice says why, when no game can go on from it.
    Q_INVOKABLE bool takeOver(QString const& fen);
    void takeOver(board::Position const& position, Place const& place);
    /// The page is opened: asks what has not been asked.
    Q_INVOKABLE void open();
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void askAgain();
    /// The position before the move that was made on the board.
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void goTo(int ply);
    Q_INVOKABLE void next() { goTo(m_ply + 1); }
    Q_INVOKABLE void previous() { goTo(m_ply - 1); }
    Q_INVOKABLE void first() { goTo(0); }
    Q_INVOKABLE void last() { goTo(static_cast<int>(m_line.size())); }
    /// Puts the verdict into the record of the game the position stands in, with the caution that belongs to it.
    Q_INVOKABLE void noteOnRecord();
    /// The analysis as a sheet of plain text.
    Q_INVOKABLE [[nodiscard]] QString sheet() const;
    /// Writes the analysis beside the event as PDF pages to print; older ones stay, and the new one gets a number.
    Q_INVOKABLE void saveSheet();

signals:
    void arrangingChanged();
    void changed();
    void lineChanged();
    void plyChanged();

private:
    struct Answer {
        State state = State::Nothing;
        mating::MatingChances chances;
    };

    [[nodiscard]] QVariantMap verdict(Colour mating) const;
    [[nodiscard]] QString titleOf(Colour mating) const;
    [[nodiscard]] QString reasonOf(Colour mating) const;
    [[nodiscard]] std::vector<board::Move> const* lineBy(Colour mating) const;
    [[nodiscard]] bool over() const;
    [[nodiscard]] bool dead() const;
    [[nodiscard]] board::Position positionAt(int ply) const;
    [[nodiscard]] QString lawResult(Cited<MatingUse> const& use, Colour fault) const;
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] QString noteOf(Colour mating) const;
    [[nodiscard]] bool asTaken() const;
    [[nodiscard]] bool triedFrom() const;
    void show(board::Position const& position, PositionForm::TurnKnown turn = PositionForm::TurnKnown::Said);
    void follow();
    void ask();
    void playOn(board::Move move);
    void take(Colour mating, mating::MatingChances const& chances);
    void chooseLine(std::optional<Colour> mating);
    void takeShorterLine();
    void showBoard();

    /// A position of a game, and the game in words.
    struct Origin {
        Place place;
        QString game;
        board::PositionDraft draft;
    };

    /// What has become of the place a position was taken from.
    struct Standing {
        session::Board const& board;
        int after = 0;        ///< entries of the record before the position now
        bool bySheet = false; ///< a scoresheet says that it stood there, the record does not
        bool gap = false;     ///< before it there are moves that nobody can tell
        bool goneOn = false;  ///< there is more on record, or on that scoresheet
        int missing = 0;      ///< half-moves that were pressed and stand nowhere
    };
    [[nodiscard]] VerdictSheet analysis() const; ///< of the position, which must be one
    [[nodiscard]] std::optional<Standing> standing() const;
    [[nodiscard]] QStringList reservations(Standing const& standing) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    Preferences const& m_preferences;
    QString m_eventFile;
    PositionForm m_form;
    BoardView m_board;
    MatingAsker m_asker;
    bool m_arranging = false;
    bool m_opened = false;
    std::optional<Origin> m_origin;
    std::optional<board::PositionDraft> m_asked; ///< what the answers are about
    std::vector<board::PositionDraft> m_before;  ///< before moves made on the board
    /// What there was when the setting up began.
    struct Former {
        board::PositionDraft draft;
        PositionForm::TurnKnown turn;
        std::vector<board::PositionDraft> before;
    };
    std::optional<Former> m_former;
    ByColour<Answer> m_answers;
    std::optional<Colour> m_lineOf;
    bool m_lineChosen = false; ///< by hand
    std::vector<board::Move> m_line;
    int m_ply = 0;
};

} // namespace flagfall::view
