// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/adjournments/sealing_view.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/sealing/sealed_text.h"
#include "app/view/adjournments/adjournment_papers.h"
#include "app/view/adjournments/adjournment_text.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/sheet_file.h"
#include "app/view/papers/paper_page.h"
#include "app/view/texts/colour_letters.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "arbiter/notation/read_move.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace flagfall::view {
namespace {

/// Whether it has the form of a move in some language. Whether it can be played is nobody's business yet.
bool looksLikeAMove(std::string const& text) {
    using notation::MoveFault;
    board::Position const anyPosition;
    return std::ranges::any_of(notation::languages(), [&](notation::Language language) {
        auto const read = notation::readMove(anyPosition, text, language);
        return read || (read.error().fault != MoveFault::NotNotation && read.error().fault != MoveFault::Empty);
    });
}

} // namespace

SealingView::SealingView(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door),
      m_printCommand(QStandardPaths::findExecutable(QStringLiteral("lp"))) {
    constexpr std::chrono::milliseconds beat{100}; // the last ten seconds are shown in tenths
    m_timer.setInterval(beat);
    connect(&m_timer, &QTimer::timeout, this, &SealingView::tick);
}

void SealingView::begin(int round, int board) {
    if (m_waiting || isPrinting()) return;
    forget();
    BoardPlace const at{RoundNumber{round}, BoardNumber{board}};
    session::Board const* const found = m_desk.board(at);
    if (!found || !(found->sealing || sealerOf(*found))) return;
    m_at = at;
    look();
}

/// The board and the clock of who seals, as far as they are known here.
void SealingView::look() {
    session::Board const* const board = m_desk.board(m_at);
    if (!board) return close(); // its round is no more
    auto const by = sealer();
    auto const& record = board->game.record;
    m_knowsPosition = by && halfMovesUnrecorded(*board) == 0 && !session::isUnseen(*board);
    if (m_knowsPosition) {
        m_position.setFlipped(*by == Colour::Black);
        m_position.show(record.end());
    }
    if (by) m_timer.start();
    emit changed();
    tick();
}

void SealingView::tick() {
    session::Board const* const board = m_desk.board(m_at);
    auto const by = sealer();
    if (!board || !by || isSealed()) return m_timer.stop();
    QString const time = faceOf(*board, m_desk.now(), {}).displays[*by].time;
    bool const flag = flagToRuleOn(*board, m_desk.now()) == by;
    if (time == m_time && flag == m_flagFallen) return;
    m_time = time;
    m_flagFallen = flag;
    emit ticked();
}

/// By the clock, the record or the call to seal; else as it was said here.
std::optional<Colour> SealingView::sealer() const {
    session::Board const* const board = m_desk.board(m_at);
    if (!board) return std::nullopt;
    if (auto const known = sealerOf(*board)) return known;
    return board->sealing && board->sealing->by ? board->sealing->by : m_chosen;
}

bool SealingView::asksWho() const { return isOpen() && !sealer(); }

void SealingView::choose(bool black) {
    if (!asksWho()) return;
    m_chosen = black ? Colour::Black : Colour::White;
    look();
}

bool SealingView::letter(QString const& text) {
    auto const colour = asksWho() ? colourOfLetter(text) : std::nullopt;
    if (colour) choose(*colour == Colour::Black);
    return colour.has_value();
}

QString SealingView::title() const {
    session::Board const* const board = m_desk.board(m_at);
    if (!board) return {};
    auto const by = sealer();
    if (!by)
        return tr("Round %1, board %2: who is to move and seals?")
            .arg(roundLabel(m_desk.state(), m_at->round))
            .arg(boardLabel(m_desk.state(), m_at->round, m_at->board));
    auto const name = playerName(m_desk.state(), *by == Colour::White ? board->white : board->black);
    //: %1 a player, %2 the number of a round, %3 of a board.
    return (*by == Colour::White ? tr("Round %2, board %3: %1 (White) seals a move")
                                 : tr("Round %2, board %3: %1 (Black) seals a move"))
        .arg(name)
        .arg(m_at->round.value())
        .arg(boardLabel(m_desk.state(), m_at->round, m_at->board));
}

QString SealingView::mustSeal() const {
    session::Board const* const board = m_desk.board(m_at);
    return board && board->sealing ? plain(board->sealing->mustSeal) : QString{};
}

/// Than the move that must be sealed (I.1.1; 2009: Adj.1a), where the record shows the position.
bool SealingView::isAnotherThanMade(std::string const& text) const {
    session::Board const& board = *m_desk.board(m_at);
    if (!m_knowsPosition || !board.sealing || board.sealing->mustSeal.empty()) return false;
    board::Position const position = board.game.record.end();
    auto const made = moveWritten(board, position, board.sealing->mustSeal);
    return made && moveWritten(board, position, text) != made;
}

void SealingView::say(QString const& fault) {
    m_fault = fault;
    emit changed();
}

void SealingView::seal(QString const& first, QString const& second) {
    session::Board const* const board = m_desk.board(m_at);
    auto const by = sealer();
    if (!board || !by || isSealed() || m_waiting) return;
    std::string const text = first.trimmed().toStdString();
    if (text.empty()) return say(tr("Type the move in both fields."));
    if (first.trimmed() != second.trimmed()) return say(tr("The two fields are not the same. Type both again."));
    if (text.size() > session::longestSealed || !looksLikeAMove(text))
        return say(tr("This is not written like a move. Type both fields again."));
    if (isAnotherThanMade(text))
        return say(tr("This is not %1, which must be sealed. Type both fields again.").arg(mustSeal()));

    bool const reply = !board->sealing;
    std::size_t const times = board->adjournments.size() - (reply && !board->adjournments.empty() ? 1 : 0);
    int const holders = m_desk.state().details.adjournments.twoKeys ? 2 : 1;
    auto sealed = session::seal(text, session::sealedBeside(m_at->round, m_at->board, *by, reply, times), holders);
    sealed.text.language = lettersOf(*board, *by); // whoever opens it may have the program in another one
    session::Command command = session::SealMove{m_at->round, m_at->board, sealed.text, by};
    if (reply) command = session::SealReply{m_at->round, m_at->board, sealed.text};
    m_waiting = true;
    m_fault.clear();
    emit changed();
    m_door.submit(
        std::move(command),
        [this, at = m_at, sealed] {
            if (m_at != at) return;
            m_waiting = false;
            m_fault.clear();
            m_fingerprint = plain(sealed.text.fingerprint);
            for (std::string const& key : sealed.openingKeys) m_keys += plain(key);
            emit changed();
        },
        [this, at = m_at](session::Refusal const& refusal) {
            if (m_at != at) return;
            m_waiting = false;
            say(refusalText(refusal, m_desk.state()));
        });
}

// --- the keys on paper ---------------------------------------------------------------------------------------

QByteArray SealingView::slips() const {
    return paperPdf(keySlips(m_desk.state(), *m_at, m_fingerprint, m_keys), m_desk.timeOfDay());
}

void SealingView::notePrinted(bool done, QString const& note) {
    m_printed = done;
    m_printedNote = note;
    emit changed();
}

/// What is printed goes straight into the command: no file of ours has the keys. A command that takes too long is
/// ended.
void SealingView::printSlips() {
    if (!isSealed() || m_printed || isPrinting() || !hasPrinter()) return;
    constexpr std::chrono::seconds patience{20};
    auto* const command = new QProcess(this);
    m_printer = command;
    connect(command, &QProcess::errorOccurred, this, [this, command](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) printed(command, false);
    });
    connect(command, &QProcess::finished, this, [this, command](int code, QProcess::ExitStatus status) {
        printed(command, status == QProcess::NormalExit && code == 0);
    });
    QTimer::singleShot(patience, command, &QProcess::kill);
    m_printedNote = tr("Printing…");
    emit changed();
    command->start(m_printCommand, {QStringLiteral("-t"), QStringLiteral("Flagfall"), QStringLiteral("-")});
    QByteArray pages = slips();
    command->write(pages);
    pages.fill(0);
    command->closeWriteChannel();
}

void SealingView::printed(QProcess* command, bool done) {
    command->deleteLater();
    if (m_printer != command) return; // forgotten since
    m_printer = nullptr;
    QString const reason = QString::fromLocal8Bit(command->readAllStandardError()).trimmed();
    notePrinted(done, done ? tr("Sent to the printer. Its queue may keep a copy of the job: have it deleted.")
                           : tr("It could not be printed. %1").arg(reason).trimmed());
}

bool SealingView::isBesideTheEvent(QString const& path) const {
    auto const folderOf = [](QString const& file) { return QFileInfo(QFileInfo(file).path()).canonicalFilePath(); };
    return !m_eventFile.isEmpty() && folderOf(path) == folderOf(m_eventFile);
}

QUrl SealingView::proposal() const {
    using Places = QStandardPaths;
    //: The name of a file.
    QString const name = QLatin1Char('/') + tr("opening keys") + QLatin1Char(' ') +
                         placeLabel(m_desk.state(), m_at->round, m_at->board) + QStringLiteral(".pdf");
    for (auto const place : {Places::DesktopLocation, Places::HomeLocation, Places::TempLocation}) {
        QString const folder = Places::writableLocation(place);
        if (QFileInfo(folder).isDir() && !isBesideTheEvent(folder + name)) return QUrl::fromLocalFile(folder + name);
    }
    return {};
}

void SealingView::savePdf(QUrl const& file) {
    if (!isSealed() || m_printed || isPrinting()) return;
    if (file.isEmpty()) return notePrinted(false, tr("No file was named: type a name in the dialog."));
    QString const path = file.toLocalFile();
    if (isBesideTheEvent(path))
        return notePrinted(false, tr("Choose another folder: beside the event file the key would protect nothing."));
    if (auto const refusal = whyNotOver(path)) return notePrinted(false, *refusal);
    QSaveFile target(path);
    QByteArray pages = slips();
    bool const done = target.open(QIODevice::WriteOnly) &&
                      target.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                      target.write(pages) == pages.size() && target.commit();
    pages.fill(0);
    notePrinted(
        done,
        done ? tr("Saved as %1. This file is the key: print it, then delete it.").arg(QDir::toNativeSeparators(path))
             : tr("The file %1 cannot be written: %2").arg(path, target.errorString()));
}

void SealingView::close() {
    if (!m_waiting && !isPrinting()) forget();
}

void SealingView::forget() {
    m_at.reset();
    m_timer.stop();
    m_knowsPosition = false;
    m_time.clear();
    m_flagFallen = false;
    emit ticked();
    m_chosen.reset();
    m_waiting = false;
    m_printer = nullptr;
    m_fault.clear();
    m_fingerprint.clear();
    for (QString& key : m_keys) key.fill(QLatin1Char(' '));
    m_keys.clear();
    m_printed = false;
    m_printedNote.clear();
    emit changed();
}

} // namespace flagfall::view
