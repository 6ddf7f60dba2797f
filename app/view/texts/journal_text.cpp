// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/journal_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace flagfall::view {
namespace {

using session::JournalFault;

struct JournalText {
    Q_DECLARE_TR_FUNCTIONS(JournalText)
};

QString damaged(session::JournalProblem const& problem, QString const& file) {
    if (!problem.seq)
        return JournalText::tr("The file %1 is damaged. The file was left unchanged. Open an earlier copy.").arg(file);
    return JournalText::tr("The file %1 is damaged: entry %2 has been altered. The file was left unchanged. Open "
                           "an earlier copy.")
        .arg(file, QString::number(problem.seq->value()));
}

/// An event in a database is named by its address.
bool isAddress(QString const& name) { return name.contains(QLatin1String("://")); }

/// Empty where nothing else is to be said than of a file.
QString problemOfDatabase(JournalFault fault, QString const& address) {
    if (fault == JournalFault::NotFound)
        return JournalText::tr("There is no event at %1. Check the address: it names the event with ?event= and has no "
                               "password in it.")
            .arg(address);
    if (fault == JournalFault::IoError)
        return JournalText::tr("The database of %1 does not answer. Check the network and the server.").arg(address);
    if (fault == JournalFault::ReadOnly)
        return JournalText::tr("This desk may not write to the event at %1.").arg(address);
    return {};
}

} // namespace

QString eventStem(QString const& path) {
    if (!isAddress(path)) return QFileInfo(path).completeBaseName();
    QString name = path.mid(path.indexOf(QLatin1String("event=")) + 6);
    name.truncate(name.indexOf(QLatin1Char('&')) < 0 ? name.size() : name.indexOf(QLatin1Char('&')));
    name.remove(QRegularExpression(QStringLiteral("[^\\w .-]")));
    return name;
}

QString journalProblemText(session::JournalProblem const& problem) {
    QString const file = QDir::toNativeSeparators(plain(problem.file));
    if (QString const text =
            isAddress(file) && !problem.perhapsSaved ? problemOfDatabase(problem.fault, file) : QString{};
        !text.isEmpty())
        return text;
    if (problem.perhapsSaved)
        return JournalText::tr(
                   "The disk failed while this was being saved to %1. It is not known whether it was saved; "
                   "it does not count now. If it is found when the event is opened next, you will be asked.")
            .arg(file);
    switch (problem.fault) {
    case JournalFault::NotFound:
        return JournalText::tr("There is no file %1. It may have been moved or renamed.").arg(file);
    case JournalFault::NotAJournal:
        return JournalText::tr("The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.")
            .arg(file);
    case JournalFault::NewerFormat:
        return JournalText::tr("The file %1 was written by a newer version of Flagfall. Open it with that "
                               "version. The file was left unchanged.")
            .arg(file);
    case JournalFault::OlderFormat:
        return JournalText::tr("The file %1 has an older format and could not be converted.").arg(file);
    case JournalFault::Damaged: return damaged(problem, file);
    case JournalFault::Incomplete:
        //: %1 is a file. The other file has its name and -wal behind it; it is part of the event.
        return JournalText::tr("The file %1 was not closed properly, and the file %1-wal that belongs to it is missing "
                               "or damaged: the latest entries may be lost. Nothing was changed. Put that file back "
                               "beside it, or take out what is there with: flagfall-cli journal rescue")
            .arg(file);
    case JournalFault::TakenAway:
        return JournalText::tr("The file %1 was moved, replaced or cut by another program while it was open. Put it "
                               "back, or save the event as a new file.")
            .arg(file);
    case JournalFault::InUse:
        return JournalText::tr("The file %1 is open in another program. Close it there first.").arg(file);
    case JournalFault::ReadOnly:
        return JournalText::tr("The file %1 cannot be written. Check the permissions of the file and its folder.")
            .arg(file);
    case JournalFault::DiskFull:
        return JournalText::tr("The disk holding %1 is full. Free some space; unsaved actions are kept and will "
                               "then be written.")
            .arg(file);
    case JournalFault::OutOfOrder:
        return JournalText::tr("Another program has written to %1. Close the event and open it again.").arg(file);
    case JournalFault::IoError:
        return JournalText::tr("The file %1 could not be read or written. Check that the disk is connected.").arg(file);
    case JournalFault::AlreadyExists:
        return JournalText::tr("The file %1 already exists. Choose another name.").arg(file);
    case JournalFault::GivenUp: return JournalText::tr("The file %1 was not opened.").arg(file);
    }
    return {};
}

QString openProblemText(session::OpenProblem const& problem, QString const& file) {
    if (problem.journal) {
        session::JournalProblem named = *problem.journal;
        if (named.file.empty()) named.file = file.toStdString();
        return journalProblemText(named);
    }
    QString const seq = QString::number(problem.seq.value());
    if (problem.decode)
        return JournalText::tr(
                   "Entry %2 in %1 cannot be read by this version of Flagfall. The file was left unchanged.")
            .arg(file, seq);
    return JournalText::tr("Entry %2 in %1 contradicts the entries before it. The file was left unchanged.")
        .arg(file, seq);
}

QString journalFaultShort(JournalFault fault) {
    switch (fault) {
    case JournalFault::NotFound: return JournalText::tr("the file is missing");
    case JournalFault::NotAJournal: return JournalText::tr("the file is not an event");
    case JournalFault::NewerFormat: return JournalText::tr("the file is from a newer version");
    case JournalFault::OlderFormat: return JournalText::tr("the file has an older format");
    case JournalFault::Damaged: return JournalText::tr("the file is damaged");
    case JournalFault::Incomplete: return JournalText::tr("part of the file is missing");
    case JournalFault::TakenAway: return JournalText::tr("another program has moved or replaced the file");
    case JournalFault::InUse: return JournalText::tr("the file is in use");
    case JournalFault::ReadOnly: return JournalText::tr("the file cannot be written");
    case JournalFault::DiskFull: return JournalText::tr("the disk is full");
    case JournalFault::OutOfOrder: return JournalText::tr("another program has written to the file");
    case JournalFault::IoError: return JournalText::tr("the disk does not answer");
    case JournalFault::AlreadyExists: return JournalText::tr("the file already exists");
    case JournalFault::GivenUp: return JournalText::tr("it was given up");
    }
    return {};
}

QString unsavedText(session::WallTime since, session::JournalProblem const& problem) {
    bool const ofDatabase = problem.fault == JournalFault::IoError && isAddress(plain(problem.file));
    QString const why = ofDatabase ? JournalText::tr("the database does not answer") : journalFaultShort(problem.fault);
    //: %1 an hour, %2 a reason in a few words, such as "the disk is full".
    return JournalText::tr("Not saved since %1: %2. Clocks that run go on and are saved as soon as possible; anything "
                           "else must be entered again.")
        .arg(hourText(since), why);
}

} // namespace flagfall::view
