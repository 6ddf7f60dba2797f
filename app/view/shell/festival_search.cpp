// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/festival_search.h"

#include "app/session/journal/codec.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"

#include <QFileInfo>

#include <utility>

namespace flagfall::view {

FestivalSearch::FestivalSearch(JournalDoor& door, QObject* parent) : QObject(parent), m_door(door) {}

FestivalSearch::~FestivalSearch() { giveUp(); }

void FestivalSearch::giveUp() {
    m_givenUp = true;
    if (m_thread.joinable()) m_thread.join();
    m_done = {};
}

void FestivalSearch::start(QStringList files, Done done) {
    giveUp();
    m_givenUp = false;
    m_found.clear();
    m_done = std::move(done);
    m_thread = std::thread([this, files = std::move(files), search = ++m_search] {
        for (QString const& file : files)
            if (!m_givenUp) m_found.push_back(look(m_door, file, m_givenUp));
        QMetaObject::invokeMethod(this, [this, search] { finish(search); }, Qt::QueuedConnection);
    });
}

void FestivalSearch::finish(int search) {
    if (search != m_search || !m_thread.joinable()) return;
    m_thread.join();
    auto const done = std::exchange(m_done, {});
    if (done) done(std::exchange(m_found, {}));
}

FestivalSearch::Found FestivalSearch::lookInto(QString const& file) {
    std::atomic<bool> const goesOn{false};
    return look(m_door, file, goesOn);
}

FestivalSearch::Found FestivalSearch::look(JournalDoor& door, QString const& file, std::atomic<bool> const& givenUp) {
    Found found;
    found.file = file;
    auto const read = [&found, &givenUp](session::Row&& row) {
        if (row.seq == Seq{1}) found.begun.wall = row.wall;
        if (found.begun.command.isNone()) found.begun.command = row.origin.command;
        found.last = row.seq;
        if (row.kind != "event.opened" && row.kind != "event.revised") return !givenUp;
        auto const act = session::decode(row);
        if (!act) return !givenUp;
        if (auto const* const opened = std::get_if<session::EventOpened>(&act->act))
            found.festival = plain(opened->details->festival);
        if (auto const* const revised = std::get_if<session::EventRevised>(&act->act))
            found.festival = plain(revised->details->festival);
        return !givenUp;
    };
    auto journal = door.look(file.toStdString());
    auto const done = journal ? (*journal)->readEach(Seq{0}, read)
                              : Expected<void, session::JournalProblem>(refused(journal.error()));
    // Where it is damaged later on, opening it says how.
    if (!done && found.festival.isEmpty())
        //: %1 the name of a file, %2 a sentence that says why.
        found.problem = tr("%1 in the same folder cannot be read: %2")
                            .arg(QFileInfo(file).fileName(), journalProblemText(done.error()));
    return found;
}

} // namespace flagfall::view
