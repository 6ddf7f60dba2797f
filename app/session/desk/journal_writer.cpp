// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/journal_writer.h"

#include "app/session/journal/codec.h"

#include <algorithm>
#include <utility>

namespace flagfall::session {

JournalWriter::JournalWriter(std::unique_ptr<Journal> journal, Seq last, Told told)
    : m_journal(std::move(journal)), m_last(last), m_told(std::move(told)),
      m_thread([this](std::stop_token const& stop) { work(stop); }) {
    listen();
}

JournalWriter::~JournalWriter() {
    m_thread.request_stop();
    m_wake.notify_one();
    m_thread.join();
    m_journal->tellOfOthers({});
}

void JournalWriter::listen() {
    m_journal->tellOfOthers([this] {
        {
            std::lock_guard const lock{m_mutex};
            m_news = true;
        }
        m_wake.notify_one();
    });
}

void JournalWriter::give(std::vector<NewRow> rows) {
    {
        std::lock_guard const lock{m_mutex};
        if (m_refused) return;
        m_rows.insert(m_rows.end(), std::move_iterator{rows.begin()}, std::move_iterator{rows.end()});
    }
    m_wake.notify_one();
}

void JournalWriter::giveAnew(Seq last, std::vector<NewRow> rows) {
    {
        std::lock_guard const lock{m_mutex};
        m_refused = false;
        m_anewAfter = last;
        m_rows = std::move(rows);
    }
    m_wake.notify_one();
}

void JournalWriter::ask() {
    {
        std::lock_guard const lock{m_mutex};
        m_asked = true;
    }
    m_wake.notify_one();
}

void JournalWriter::beat(Heartbeat const& heartbeat) {
    {
        std::lock_guard const lock{m_mutex};
        m_beat = heartbeat;
    }
    m_wake.notify_one();
}

void JournalWriter::readFile(std::string sha256, FileRead read) {
    {
        std::lock_guard const lock{m_mutex};
        m_wishes.push_back({std::move(sha256), std::move(read)});
    }
    m_wake.notify_one();
}

void JournalWriter::readBeats(BeatsRead read) {
    {
        std::lock_guard const lock{m_mutex};
        m_listening.push_back(std::move(read));
    }
    m_wake.notify_one();
}

void JournalWriter::mendFile(std::shared_ptr<std::string const> bytes) {
    {
        std::lock_guard const lock{m_mutex};
        m_mending.push_back(std::move(bytes));
    }
    m_wake.notify_one();
}

void JournalWriter::moveTo(MakeJournal make, std::vector<NewRow> rows, std::string key, Moved moved) {
    {
        std::lock_guard const lock{m_mutex};
        m_refused = false;
        m_move = MoveWish{std::move(make), std::move(rows), std::move(key), std::move(moved)};
    }
    m_wake.notify_one();
}

void JournalWriter::work(std::stop_token const& stop) {
    while (true) {
        std::vector<NewRow> rows;
        std::optional<Heartbeat> beat;
        std::vector<std::shared_ptr<std::string const>> mending;
        std::vector<Wish> wishes;
        std::vector<BeatsRead> listening;
        std::optional<MoveWish> move;
        bool news = false;
        bool asked = false;
        {
            std::unique_lock lock{m_mutex};
            auto const isAsked = [this] {
                return !m_rows.empty() || m_beat || m_news || m_asked || m_move || !m_mending.empty() ||
                       !m_wishes.empty() || !m_listening.empty();
            };
            bool const more = m_wake.wait(lock, stop, isAsked);
            if (!more) return;
            news = std::exchange(m_news, false);
            asked = std::exchange(m_asked, false);
            rows = std::exchange(m_rows, {});
            if (std::exchange(m_anewAfter, std::nullopt).value_or(m_last) != m_last) {
                m_refused = true;
                rows.clear();
            }
            beat = std::exchange(m_beat, std::nullopt);
            mending = std::exchange(m_mending, {});
            wishes = std::exchange(m_wishes, {});
            listening = std::exchange(m_listening, {});
            move = std::exchange(m_move, std::nullopt);
        }
        if (move && !carryOver(std::move(*move))) continue;
        if (!news || !handOverOthers().value_or(false)) write(rows);
        if (asked && rows.empty()) answerWhetherItTakes();
        if (beat) m_journal->beat(*beat);
        for (auto const& bytes : mending) static_cast<void>(m_journal->mendFile(*bytes));
        for (Wish const& wish : wishes) wish.read(m_journal->file(wish.sha256));
        for (BeatsRead const& read : listening) read(m_journal->beats());
    }
}

/// False when the other journal refuses: what was given after it is given up.
bool JournalWriter::carryOver(MoveWish wish) {
    Move move;
    Expected<Seq, JournalProblem> written = Seq{0};
    auto made = wish.make([&](Journal& to) -> Expected<void, JournalProblem> {
        to.signWith(wish.key);
        written = writeAll(to, wish.rows, move.withoutFile);
        if (!written) return refused(written.error());
        return {};
    });
    if (made) {
        (*made)->signWith(wish.key);
        m_journal->tellOfOthers({});
        m_journal = std::move(*made);
        m_last = *written;
        listen();
    } else {
        move.problem = made.error();
        written = refused(std::move(made.error()));
        giveUp();
    }
    bool const done = !move.problem;
    m_told({std::move(written), {}, m_journal->seal()});
    if (wish.moved) wish.moved(std::move(move));
    return done;
}

/// Some at a time, and fewer where they have files: the memory of one file is that of all.
Expected<Seq, JournalProblem> JournalWriter::writeAll(Journal& to, std::vector<NewRow>& rows,
                                                      std::vector<Seq>& withoutFile) {
    constexpr std::size_t atOnce = 1000;
    constexpr std::size_t bytesAtOnce = std::size_t{16} << 20;
    Seq last{0};
    for (std::size_t from = 0; from < rows.size();) {
        std::size_t bytes = 0;
        std::size_t end = from;
        for (; end < rows.size() && end - from < atOnce && bytes < bytesAtOnce; ++end) {
            NewRow& row = rows[end];
            auto const digest = row.file ? std::nullopt : fileOf(row);
            if (!digest) continue;
            if (auto found = m_journal->file(*digest)) {
                bytes += found->size();
                row.file = std::make_shared<std::string const>(std::move(*found));
            } else {
                withoutFile.push_back(Seq{static_cast<std::int64_t>(end) + 1});
            }
        }
        std::span const some{rows.data() + from, end - from};
        auto const done = to.append(last, some);
        if (!done) return refused(done.error());
        for (NewRow& row : some) row.file.reset();
        last = *done;
        from = end;
    }
    return last;
}

void JournalWriter::write(std::vector<NewRow> const& rows) {
    if (rows.empty()) return;
    auto written = m_journal->append(m_last, rows);
    if (written) {
        m_last = *written;
        return m_told({std::move(written), {}, m_journal->seal()});
    }
    if (written.error().fault == JournalFault::OutOfOrder) {
        auto const handedOver = handOverOthers();
        if (!handedOver) written = refused(handedOver.error());
        if (handedOver.value_or(false)) return;
    }
    giveUp();
    m_told({std::move(written)});
}

/// False when there is nothing of others.
Expected<bool, JournalProblem> JournalWriter::handOverOthers() {
    auto rows = m_journal->readAfter(m_last);
    if (!rows) return refused(std::move(rows.error()));
    if (rows->empty()) return false;
    m_last = rows->back().seq;
    giveUp();
    m_told({m_last, std::move(*rows), m_journal->seal()});
    return true;
}

void JournalWriter::answerWhetherItTakes() {
    if (!m_journal->takesAgain()) return;
    {
        std::lock_guard const lock{m_mutex};
        if (!m_refused || !m_rows.empty()) return; // it has been given something since, and that is answered
        m_refused = false;
    }
    m_told({m_last, {}, m_journal->seal()});
}

void JournalWriter::giveUp() {
    std::lock_guard const lock{m_mutex};
    m_refused = true;
    m_rows.clear();
}

} // namespace flagfall::session
