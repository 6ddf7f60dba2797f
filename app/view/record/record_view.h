// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/board/board_view.h"
#include "app/view/common/changes.h"
#include "app/view/common/sides.h"
#include "app/view/record/blind_play_view.h"
#include "app/view/record/move_rows_model.h"
#include "app/view/record/record_acts_view.h"
#include "arbiter/pgn/game.h"
#include "arbiter/record/typed_moves.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class MatingView;
class NoticeView;

/// The game of one board on record: the arbiter's record and both scoresheets beside each other, the position at any
/// move, and everything that is written there (Law 8).
///
/// Places count from the start, which is 0: entries in the arbiter's record, where one may be a gap of many moves, and
/// half-moves on a sheet.
class RecordView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(QString roundLabel READ roundLabel NOTIFY changed FINAL)
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString boardLabel READ boardLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteName READ whiteName NOTIFY changed FINAL)
    Q_PROPERTY(QString blackName READ blackName NOTIFY changed FINAL)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::BoardView* position READ position CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::MoveRowsModel* moves READ moves CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::BlindPlayView* blind READ blind CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RecordActsView* acts READ acts CONSTANT FINAL)
    Q_PROPERTY(Keeper keeper READ keeper WRITE setKeeper NOTIFY placeChanged FINAL)
    Q_PROPERTY(int place READ place NOTIFY placeChanged FINAL)
    Q_PROPERTY(int size READ size NOTIFY placeChanged FINAL)
    Q_PROPERTY(int row READ row NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString placeText READ placeText NOTIFY placeChanged FINAL)
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString whiteTime READ whiteTime NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString blackTime READ blackTime NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString whiteSheet READ whiteSheet NOTIFY changed FINAL)
    Q_PROPERTY(QString blackSheet READ blackSheet NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY typedChanged FINAL)
    Q_PROPERTY(QString typedError READ typedError NOTIFY typedChanged FINAL)
    Q_PROPERTY(QStringList completions READ completions NOTIFY typedChanged FINAL)
    Q_PROPERTY(bool completable READ completable NOTIFY typedChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed FINAL)
    Q_PROPERTY(int language READ language WRITE setLanguage NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool sheetsWritten READ sheetsWritten NOTIFY changed FINAL)
public:
    /// Whose record of the game is meant: the arbiter's, or a player's scoresheet.
    enum class Keeper { Arbiter, White, Black };
    Q_ENUM(Keeper)

    RecordView(DeskLink& desk, CommandDoor& door, NoticeView& notice, MatingView& mating, QObject* parent = nullptr);

    /// Where the event is kept, and what is saved with it; empty: the user's documents.
    void setEventFile(QString const& path) { m_eventFile = path; }

    void show(RoundNumber round, BoardNumber board);
    void close();
    /// After acts; those of other boards leave it as it is.
    void update(Changes const& changes);
    /// The language is another one.
    void speak();

    [[nodiscard]] bool active() const { return game() != nullptr; }
    [[nodiscard]] int round() const { return m_at ? m_at->round.value() : 0; }
    [[nodiscard]] QString roundLabel() const; ///< as people call it: round_text.h
    [[nodiscard]] int board() const { return m_at ? m_at->board.value() : 0; }
    [[nodiscard]] QString boardLabel() const; ///< as people call it: team_match_text.h
    [[nodiscard]] QString whiteName() const { return nameOf(Colour::White); }
    [[nodiscard]] QString blackName() const { return nameOf(Colour::Black); }
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] BoardView* position() { return &m_position; }
    [[nodiscard]] MoveRowsModel* moves() { return &m_moves; }
    [[nodiscard]] BlindPlayView* blind() { return &m_blind; }
    [[nodiscard]] RecordActsView* acts() { return &m_acts; }
    [[nodiscard]] Keeper keeper() const { return m_keeper; }
    void setKeeper(Keeper keeper);
    [[nodiscard]] int place() const { return static_cast<int>(m_place); }
    [[nodiscard]] int size() const;
    /// Of `moves`, where the shown place is.
    [[nodiscard]] int row() const;
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] QVariantList arrows() const;
    [[nodiscard]] QString whiteTime() const { return timeOf(Colour::White); }
    [[nodiscard]] QString blackTime() const { return timeOf(Colour::Black); }
    /// The player's scoresheet: `missing` or `there`; empty: none is to be handed in.
    [[nodiscard]] QString whiteSheet() const { return sheetOf(Colour::White); }
    [[nodiscard]] QString blackSheet() const { return sheetOf(Colour::Black); }
    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(QString const& text);
    [[nodiscard]] QString typedError() const { return m_typedError; }
    [[nodiscard]] QStringList completions() const { return m_completions; }
    /// Whether complete() would add something to what is typed.
    [[nodiscard]] bool completable() const { return !m_completions.isEmpty() && m_completions.front() != m_typed; }
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] int language() const;
    void setLanguage(int index);
    [[nodiscard]] bool sheetsWritten() const;

    /// The board beside this one, in the same round.
    Q_INVOKABLE void stepBoard(int boards);
    Q_INVOKABLE void goTo(int place);
    Q_INVOKABLE void step(int halfMoves);
    /// A place of the arbiter's record; one behind its end the position after the announced move of a claim.
    Q_INVOKABLE void showClaimed(int place);
    /// Writes what is typed where the record is shown: one move or many, or with a visually disabled player one as it
    /// was announced. True when it was sent.
    Q_INVOKABLE bool enter();
    /// Takes the first completion.
    Q_INVOKABLE void complete();
    /// Moves from a scoresheet, or the first game of a PGN text, at the end; what the record has of that game already
    /// is passed over. True when it was sent.
    Q_INVOKABLE bool paste(QString const& text);
    /// Takes everything behind the shown place out of the keeper's record.
    Q_INVOKABLE void removeBehind();
    /// The game as files have it (PGN).
    Q_INVOKABLE [[nodiscard]] QString pgn() const;
    /// Writes the scoresheet as pages to print (PDF) beside the event.
    Q_INVOKABLE void savePages();
    /// Writes every game of the round that is on record as one PGN file beside the event.
    Q_INVOKABLE void saveRound();
    /// Puts a time beside the half-move before the shown place, in the arbiter's record; an empty text takes it away.
    Q_INVOKABLE bool setTime(QString const& text);
    /// The scoresheet of one player, or of both (Nobody), is collected, or not after all (8.3).
    Q_INVOKABLE void collect(flagfall::view::Sides::Side side);
    /// A note of the arbiter's at the shown place.
    Q_INVOKABLE void note(QString const& text);
    /// Nobody knows the moves that lead from here to a position; of their number somebody may. Two sentences, what is
    /// wrong with the position and with the number; both empty when it was sent.
    Q_INVOKABLE QStringList enterGap(QString const& fen, QString const& halfMoves);
    /// The arbiter's record begins as the shown sheet does, as far as that can be read; what stands behind it stays,
    /// and so do times and offers beside moves that are the same.
    Q_INVOKABLE void takeOver();
    /// The game begins from this position, or from this number of Chess960; on this board or on all of the round. Says
    /// what is wrong with what was typed, or nothing.
    Q_INVOKABLE QString setUp(QString const& fenOrNumber, bool everyBoard);
    /// Hands the shown position to the page of mating chances; false when there is none, and a notice says so where
    /// what stands there cannot be read.
    Q_INVOKABLE bool askMate();

signals:
    void changed();
    void placeChanged();
    void typedChanged();

private:
    [[nodiscard]] session::Board const* game() const;
    [[nodiscard]] session::EventDetails const& details() const;
    [[nodiscard]] QString nameOf(Colour side) const;
    [[nodiscard]] QString timeOf(Colour side) const;
    [[nodiscard]] QString sheetOf(Colour side) const;
    [[nodiscard]] QString turnText() const;
    [[nodiscard]] std::optional<Colour> sheetOwner() const;
    /// What the shown place is in half-moves of the game, and in entries of the arbiter's record.
    [[nodiscard]] std::size_t halfMoves() const;
    [[nodiscard]] std::size_t entries() const;
    [[nodiscard]] notation::Language keptLanguage() const;
    void refresh();
    void showPlace();
    void markOwed();
    void followTyped();
    [[nodiscard]] QString inSigns(notation::ReadMove const& move) const;
    void playOnBoard(board::Move move);
    /// Moves as an act writes them, and where they lead.
    struct Moves {
        std::vector<session::EntryWritten> entries;
        board::Position end;
    };
    [[nodiscard]] std::optional<Moves> movesOf(QString const& text, std::size_t from);
    [[nodiscard]] bool writeOver(QString const& text);
    void submitRecord(session::WriteRecord command, int end);
    [[nodiscard]] QString dutyBrokenBy(session::WriteRecord const& command) const;
    void typeAgain(QString const& text);
    [[nodiscard]] std::optional<pgn::Game> gameOf(QString const& pgn);
    [[nodiscard]] bool writeGame(QString const& pgn);
    [[nodiscard]] bool writeGameOnSheet(Colour owner, QString const& pgn);
    [[nodiscard]] QStringList remarksOn(pgn::Game const& game) const;
    [[nodiscard]] bool writeSheet(Colour owner, std::vector<record::TypedMove> moves, std::size_t from,
                                  std::size_t removed);
    [[nodiscard]] bool onlyOnSheet() const;
    [[nodiscard]] QString whyNoMove(notation::MoveFault fault, Colour mover) const;
    void refuseTyped(QString const& error);
    void save(QString const& of, QString const& ending, QByteArray const& bytes);

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    MatingView& m_mating;
    QString m_eventFile;
    std::optional<BoardPlace> m_at;
    BoardView m_position;
    MoveRowsModel m_moves;
    BlindPlayView m_blind;
    RecordActsView m_acts;
    Keeper m_keeper = Keeper::Arbiter;
    std::size_t m_place = 0;
    int m_sizeShown = 0;                 ///< of the keeper's record when it was last looked at
    std::vector<board::Position> m_line; ///< of the keeper: the start and the position after each half-move known
    std::vector<std::optional<board::Move>> m_played; ///< the moves of that line
    std::vector<bool> m_known; ///< of each position, whether it is the game's and not the last one anybody knows
    ByColour<notation::Language> m_languages;
    QString m_typed, m_typedError;
    QStringList m_completions;
};

} // namespace flagfall::view
