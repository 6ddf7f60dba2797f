// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/blind_play_view.h"
#include "app/view/board_view.h"
#include "app/view/changes.h"
#include "app/view/models/move_rows_model.h"
#include "arbiter/record/draw_claim.h"
#include "arbiter/record/game_end.h"

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
/// move, and everything that is written or ruled there (Laws 8 and 9).
///
/// Places are numbers of half-moves from the start, which is 0. Sides are those of BoardsModel: 0 none, 1 White,
/// 2 Black. A keeper is whose record is meant: 0 the arbiter's, 1 White's sheet, 2 Black's.
class RecordView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteName READ whiteName NOTIFY changed FINAL)
    Q_PROPERTY(QString blackName READ blackName NOTIFY changed FINAL)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::BoardView* position READ position CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::MoveRowsModel* moves READ moves CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::BlindPlayView* blind READ blind CONSTANT FINAL)
    Q_PROPERTY(int keeper READ keeper WRITE setKeeper NOTIFY placeChanged FINAL)
    Q_PROPERTY(int place READ place NOTIFY placeChanged FINAL)
    Q_PROPERTY(int size READ size NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString placeText READ placeText NOTIFY placeChanged FINAL)
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString whiteTime READ whiteTime NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString blackTime READ blackTime NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString fen READ fen NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY typedChanged FINAL)
    Q_PROPERTY(QString typedError READ typedError NOTIFY typedChanged FINAL)
    Q_PROPERTY(QStringList completions READ completions NOTIFY typedChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed FINAL)
    Q_PROPERTY(int language READ language WRITE setLanguage NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)
    Q_PROPERTY(int offerBy READ offerBy NOTIFY changed FINAL)
    Q_PROPERTY(int usualOfferer READ usualOfferer NOTIFY changed FINAL)
    Q_PROPERTY(QString offerText READ offerText NOTIFY changed FINAL)
    Q_PROPERTY(bool claimPending READ claimPending NOTIFY changed FINAL)
    Q_PROPERTY(int claimant READ claimant NOTIFY changed FINAL)
    Q_PROPERTY(QString claimText READ claimText NOTIFY changed FINAL)
    Q_PROPERTY(QStringList claimFindings READ claimFindings NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList claimPlaces READ claimPlaces NOTIFY changed FINAL)
    Q_PROPERTY(int claimRuling READ claimRuling NOTIFY changed FINAL)
    Q_PROPERTY(QStringList duties READ duties NOTIFY changed FINAL)
    Q_PROPERTY(bool whiteExcused READ whiteExcused NOTIFY changed FINAL)
    Q_PROPERTY(bool blackExcused READ blackExcused NOTIFY changed FINAL)
    Q_PROPERTY(QStringList signatures READ signatures NOTIFY changed FINAL)
    Q_PROPERTY(QString signatureWarning READ signatureWarning NOTIFY changed FINAL)
    Q_PROPERTY(bool decided READ decided NOTIFY changed FINAL)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed FINAL)
    Q_PROPERTY(bool sheetsWritten READ sheetsWritten NOTIFY changed FINAL)
public:
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
    [[nodiscard]] int board() const { return m_at ? m_at->board.value() : 0; }
    [[nodiscard]] QString whiteName() const { return nameOf(Colour::White); }
    [[nodiscard]] QString blackName() const { return nameOf(Colour::Black); }
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] BoardView* position() { return &m_position; }
    [[nodiscard]] MoveRowsModel* moves() { return &m_moves; }
    [[nodiscard]] BlindPlayView* blind() { return &m_blind; }
    [[nodiscard]] int keeper() const { return m_keeper; }
    void setKeeper(int keeper);
    [[nodiscard]] int place() const { return static_cast<int>(m_place); }
    [[nodiscard]] int size() const;
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] QVariantList arrows() const;
    [[nodiscard]] QString whiteTime() const { return timeOf(Colour::White); }
    [[nodiscard]] QString blackTime() const { return timeOf(Colour::Black); }
    [[nodiscard]] QString fen() const;
    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(QString const& text);
    [[nodiscard]] QString typedError() const { return m_typedError; }
    [[nodiscard]] QStringList completions() const { return m_completions; }
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] int language() const;
    void setLanguage(int index);
    [[nodiscard]] QString endText() const;
    [[nodiscard]] int offerBy() const;
    /// Who would offer now: whoever moved last.
    [[nodiscard]] int usualOfferer() const;
    [[nodiscard]] QString offerText() const;
    [[nodiscard]] bool claimPending() const;
    /// Who claims, or who may claim: the player having the move.
    [[nodiscard]] int claimant() const;
    [[nodiscard]] QString claimText() const;
    [[nodiscard]] QStringList claimFindings() const;
    /// Where the position claimed has stood: objects with `place` and `text`.
    [[nodiscard]] QVariantList claimPlaces() const;
    /// What the record says the ruling is: 0 correct, 1 wrong, 2 not admissible; −1 without a claim.
    [[nodiscard]] int claimRuling() const;
    [[nodiscard]] QStringList duties() const;
    [[nodiscard]] bool whiteExcused() const { return excused(Colour::White); }
    [[nodiscard]] bool blackExcused() const { return excused(Colour::Black); }
    [[nodiscard]] QStringList signatures() const;
    [[nodiscard]] QString signatureWarning() const;
    [[nodiscard]] bool decided() const;
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] bool sheetsWritten() const;

    /// The board beside this one, in the same round.
    Q_INVOKABLE void stepBoard(int boards);
    Q_INVOKABLE void goTo(int place);
    Q_INVOKABLE void step(int halfMoves);
    /// Writes what is typed where the record is shown: one move or many, or with a visually disabled player one as it
    /// was announced. True when it was sent.
    Q_INVOKABLE bool enter();
    /// Takes the first completion.
    Q_INVOKABLE void complete();
    /// Moves from a scoresheet, or the first game of a PGN text, at the end; true when it was sent.
    Q_INVOKABLE bool paste(QString const& text);
    /// Takes everything behind the shown place out of the keeper's record.
    Q_INVOKABLE void removeBehind();
    /// The game as it stands in files (PGN).
    Q_INVOKABLE [[nodiscard]] QString pgn() const;
    /// Writes the scoresheet as pages to print (PDF) beside the event.
    Q_INVOKABLE void savePages();
    /// Writes every game of the round that is on record as one PGN file beside the event.
    Q_INVOKABLE void saveRound();
    /// Puts a time beside the half-move before the shown place, in the arbiter's record; an empty text takes it away.
    Q_INVOKABLE bool setTime(QString const& text);
    /// Nobody knows the moves that lead from here to a position.
    Q_INVOKABLE bool enterGap(QString const& fen, int halfMoves);
    /// The arbiter's record becomes what a player wrote, as far as it can be read.
    Q_INVOKABLE void takeOver(int side);
    /// The game begins from this position, or from this number of Chess960; on this board or on all of the round.
    Q_INVOKABLE bool setUp(QString const& fenOrNumber, bool everyBoard);
    Q_INVOKABLE void enterEnd();
    /// Hands the shown position to the page of mating chances; false when there is none.
    Q_INVOKABLE bool askMate();

    Q_INVOKABLE void offerDraw(int side, int moment);
    Q_INVOKABLE void answerOffer(int answer);
    Q_INVOKABLE bool claimDraw(int side, int basis, QString const& announced, bool manTouched);
    Q_INVOKABLE void ruleOnClaim(int ruling, QString const& note);
    Q_INVOKABLE void noteIllegalMove(int side, QString const& played, QString const& note);
    Q_INVOKABLE void excuse(int side, bool excused, QString const& reason);
    /// `result` is one of the codes of results; empty: the player refuses.
    Q_INVOKABLE void sign(int side, QString const& result);

signals:
    void changed();
    void placeChanged();
    void typedChanged();

private:
    [[nodiscard]] session::Board const* game() const;
    [[nodiscard]] session::EventDetails const& details() const;
    [[nodiscard]] QString nameOf(Colour side) const;
    [[nodiscard]] QString timeOf(Colour side) const;
    [[nodiscard]] bool excused(Colour side) const;
    [[nodiscard]] std::optional<Colour> sheetOwner() const;
    [[nodiscard]] notation::Language keptLanguage() const;
    [[nodiscard]] std::optional<record::ClaimExamination> examination() const;
    void refresh();
    void showPlace();
    void followTyped();
    [[nodiscard]] QString inSigns(notation::ReadMove const& move) const;
    void playOnBoard(board::Move move);
    [[nodiscard]] bool write(QString const& text, std::size_t from, std::size_t removed);
    [[nodiscard]] bool writeRecord(QString const& text, std::size_t from, std::size_t removed);
    [[nodiscard]] bool writeGame(QString const& pgn);
    [[nodiscard]] bool writeSheet(Colour owner, QString const& text, std::size_t from, std::size_t removed);
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
    int m_keeper = 0;
    std::size_t m_place = 0;
    std::vector<board::Position> m_line; ///< of the keeper: the start and the position after each half-move known
    std::vector<std::optional<board::Move>> m_played; ///< the moves of that line
    std::optional<record::GameEnd> m_end;
    ByColour<notation::Language> m_languages;
    QString m_typed, m_typedError;
    QStringList m_completions;
};

} // namespace flagfall::view
