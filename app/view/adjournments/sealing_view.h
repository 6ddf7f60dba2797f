// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/board/board_view.h"
#include "app/view/common/clock_face.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QProcess;

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// A move that a player types on the screen and nobody reads. What is typed goes into the box at once: it is in no
/// property, command, notice or file. The opening keys are shown once and forgotten. Belongs to the UI thread.
class SealingView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(bool sealed READ isSealed NOTIFY changed FINAL)
    /// A move is sealed and its keys have not come yet: until then the dialog stays as it is.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY changed FINAL)
    /// Nobody here knows who is to move: choose() says it first.
    Q_PROPERTY(bool asksWho READ asksWho NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// Where every move that was pressed is on record; else the player has the board in front of him alone.
    Q_PROPERTY(bool knowsPosition READ knowsPosition NOTIFY changed FINAL)
    /// Seen by who seals, from his side; nothing can be moved on it.
    Q_PROPERTY(flagfall::view::BoardView* position READ position CONSTANT FINAL)
    /// What the clock of who seals shows now; empty without one.
    Q_PROPERTY(QString time READ time NOTIFY ticked FINAL)
    Q_PROPERTY(bool flagFallen READ hasFlagFallen NOTIFY ticked FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY changed FINAL)
    Q_PROPERTY(QStringList keys READ keys NOTIFY changed FINAL)
    Q_PROPERTY(QString mustSeal READ mustSeal NOTIFY changed FINAL)
    Q_PROPERTY(bool printer READ hasPrinter CONSTANT FINAL)
    Q_PROPERTY(bool printing READ isPrinting NOTIFY changed FINAL)
    Q_PROPERTY(bool printed READ isPrinted NOTIFY changed FINAL)
    Q_PROPERTY(QString printedNote READ printedNote NOTIFY changed FINAL)
public:
    SealingView(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    /// For the player who has to seal at this board.
    Q_INVOKABLE void begin(int round, int board);
    /// Who is to move, where `asksWho`.
    Q_INVOKABLE void choose(bool black);
    /// The same by the letter of a colour, with or without its mark. False: not asked, or the letter means nobody.
    Q_INVOKABLE bool letter(QString const& text);
    /// Seals what was typed twice; what is wrong stands in `fault`.
    Q_INVOKABLE void seal(QString const& first, QString const& second);
    /// Sends a slip for each key to the printer of the system, without a file; once.
    Q_INVOKABLE void printSlips();
    /// Saves the same slips as a PDF for the owner of the file alone, under a name of the arbiter's choice but not
    /// beside the event; once.
    Q_INVOKABLE void savePdf(QUrl const& file);
    /// Where the slips may be saved: not beside the event file.
    Q_INVOKABLE [[nodiscard]] QUrl proposal() const;
    /// Forgets everything; not while keys or slips are on their way.
    Q_INVOKABLE void close();
    /// Forgets everything at once: the event is closed.
    void forget();
    void setEventFile(QString const& path) { m_eventFile = path; }

    [[nodiscard]] bool isOpen() const { return m_at.has_value(); }
    [[nodiscard]] bool isSealed() const { return !m_keys.isEmpty(); }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] bool asksWho() const;
    /// Who seals which move.
    [[nodiscard]] QString title() const;
    /// The move that was made on the board instead of being sealed; empty: none.
    [[nodiscard]] QString mustSeal() const;
    [[nodiscard]] bool knowsPosition() const { return m_knowsPosition; }
    [[nodiscard]] BoardView* position() { return &m_position; }
    [[nodiscard]] QString time() const { return m_time; }
    [[nodiscard]] bool hasFlagFallen() const { return m_flagFallen; }
    [[nodiscard]] QString fault() const { return m_fault; }
    [[nodiscard]] QString fingerprint() const { return m_fingerprint; }
    [[nodiscard]] QStringList keys() const { return m_keys; }
    /// Whether the system has a command that takes papers for a printer.
    [[nodiscard]] bool hasPrinter() const { return !m_printCommand.isEmpty(); }
    [[nodiscard]] bool isPrinting() const { return m_printer != nullptr; }
    [[nodiscard]] bool isPrinted() const { return m_printed; }
    /// What came of the slips.
    [[nodiscard]] QString printedNote() const { return m_printedNote; }
    /// Another command than that of the system, for tests.
    void setPrintCommand(QString const& path) { m_printCommand = path; }

signals:
    void changed();
    /// Only the clock reads differently.
    void ticked();

private:
    void look();
    void tick();
    void say(QString const& fault);
    [[nodiscard]] bool isAnotherThanMade(std::string const& text) const;
    [[nodiscard]] std::optional<Colour> sealer() const;
    [[nodiscard]] QByteArray slips() const;
    void notePrinted(bool done, QString const& note);
    void printed(QProcess* command, bool done);
    [[nodiscard]] bool isBesideTheEvent(QString const& path) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    std::optional<BoardPlace> m_at;
    std::optional<Colour> m_chosen; ///< who is to move, by the arbiter's word
    bool m_knowsPosition = false;
    BoardView m_position;
    QString m_time;            ///< of who seals
    bool m_flagFallen = false; ///< it is to be ruled on, and nothing is sealed
    QTimer m_timer;            ///< runs while a move is typed
    bool m_waiting = false;
    QString m_fault, m_fingerprint;
    QStringList m_keys;
    QString m_printCommand, m_eventFile;
    QProcess* m_printer = nullptr; ///< while it works
    bool m_printed = false;
    QString m_printedNote;
};

} // namespace flagfall::view
