// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/adjournments/sealing_view.h"

#include "app/session/sealing/sealed_text.h"
#include "app/view/adjournments/adjournment_papers.h"
#include "app/view/adjournments/adjournment_text.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/papers/paper_page.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "arbiter/notation/read_move.h"

#include <QDir>
#include <QProcess>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

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
      m_printCommand(QStandardPaths::findExecutable(QStringLiteral("lp"))) {}

void SealingView::begin(int round, int board) {
    close();
    BoardPlace const at{RoundNumber{round}, BoardNumber{board}};
    session::Board const* const found = m_desk.board(at);
    if (!found || !sealerOf(*found)) return;
    m_at = at;
    emit changed();
}

QString SealingView::title() const {
    session::Board const* const board = m_desk.board(m_at);
    auto const sealer = board ? sealerOf(*board) : std::nullopt;
    if (!sealer) return {};
    auto const name = playerName(m_desk.state(), *sealer == Colour::White ? board->white : board->black);
    //: %1 a player.
    return (*sealer == Colour::White ? tr("Board %2: %1 (White) seals a move")
                                     : tr("Board %2: %1 (Black) seals a move"))
        .arg(name)
        .arg(board->number.value());
}

void SealingView::say(QString const& fault) {
    m_fault = fault;
    emit changed();
}

void SealingView::seal(QString const& first, QString const& second) {
    session::Board const* const board = m_desk.board(m_at);
    auto const by = board ? sealerOf(*board) : std::nullopt;
    if (!by || isSealed()) return;
    std::string const text = first.trimmed().toStdString();
    if (text.empty()) return say(tr("Type the move in both fields."));
    if (first.trimmed() != second.trimmed()) return say(tr("The two fields are not the same. Type both again."));
    if (text.size() > session::longestSealed || !looksLikeAMove(text))
        return say(tr("This is not written like a move. Type both fields again."));

    bool const reply = !board->sealing;
    std::size_t const times = board->adjournments.size() - (reply && !board->adjournments.empty() ? 1 : 0);
    int const holders = m_desk.state().details.adjournments.twoKeys ? 2 : 1;
    auto const sealed =
        session::seal(text, session::sealedBeside(m_at->round, m_at->board, *by, reply, times), holders);
    session::Command command = session::SealMove{m_at->round, m_at->board, sealed.text};
    if (reply) command = session::SealReply{m_at->round, m_at->board, sealed.text};
    m_door.submit(
        std::move(command),
        [this, at = m_at, sealed] {
            if (m_at != at) return;
            m_fault.clear();
            m_fingerprint = plain(sealed.text.fingerprint);
            for (std::string const& key : sealed.openingKeys) m_keys += plain(key);
            emit changed();
        },
        [this](session::Refusal const& refusal) { say(refusalText(refusal, m_desk.state())); });
}

// --- the keys on paper ---------------------------------------------------------------------------------------

QByteArray SealingView::slips() const {
    return paperPdf(keySlips(m_desk.state(), *m_at, m_fingerprint, m_keys), QDateTime::currentDateTime());
}

void SealingView::notePrinted(bool done, QString const& note) {
    m_printed = done;
    m_printedNote = note;
    emit changed();
}

/// What is printed goes straight into the command: no file of ours has the keys.
void SealingView::printSlips() {
    if (!isSealed() || m_printed || !hasPrinter()) return;
    constexpr int patience = 10'000;
    QProcess command;
    command.start(m_printCommand, {QStringLiteral("-t"), QStringLiteral("Flagfall"), QStringLiteral("-")});
    QByteArray pages = slips();
    command.write(pages);
    pages.fill(0);
    command.closeWriteChannel();
    bool const done =
        command.waitForFinished(patience) && command.exitStatus() == QProcess::NormalExit && command.exitCode() == 0;
    QString const reason = QString::fromLocal8Bit(command.readAllStandardError()).trimmed();
    notePrinted(done, done ? tr("Sent to the printer.") : tr("It could not be printed. %1").arg(reason).trimmed());
}

void SealingView::savePdf(QUrl const& file) {
    if (!isSealed() || m_printed) return;
    QString const path = file.toLocalFile();
    QSaveFile target(path);
    QByteArray pages = slips();
    bool const done = target.open(QIODevice::WriteOnly) && target.write(pages) == pages.size() && target.commit();
    pages.fill(0);
    notePrinted(
        done,
        done ? tr("Saved as %1. This file is the key: print it, then delete it.").arg(QDir::toNativeSeparators(path))
             : tr("The file %1 cannot be written: %2").arg(path, target.errorString()));
}

void SealingView::close() {
    m_at.reset();
    m_fault.clear();
    m_fingerprint.clear();
    for (QString& key : m_keys) key.fill(QLatin1Char(' '));
    m_keys.clear();
    m_printed = false;
    m_printedNote.clear();
    emit changed();
}

} // namespace flagfall::view
