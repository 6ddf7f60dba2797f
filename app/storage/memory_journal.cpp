// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/memory_journal.h"

#include "app/session/journal/file_digest.h"
#include "app/storage/chain.h"
#include "app/storage/problem.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;
using session::NewRow;
using session::Row;

namespace {

constexpr auto name = "memory";

JournalProblem outOfOrder(Seq newest) {
    auto found = problem(JournalFault::OutOfOrder, name, "the newest act is another one");
    found.seq = newest;
    return found;
}

/// What the table on disk would not take either.
bool acceptable(NewRow const& row) {
    return !row.kind.empty() && row.version > 0 && nlohmann::json::accept(row.payload);
}

} // namespace

void MemoryJournal::startFrom(std::vector<Row> rows) {
    std::lock_guard const lock{m_mutex};
    m_rows = std::move(rows);
    m_beats.clear();
    m_refusal.reset();
}

void MemoryJournal::tellOfOthers(std::function<void()> told) {
    std::lock_guard const lock{m_mutex};
    m_told = std::move(told);
}

void MemoryJournal::beat(session::Heartbeat const& heartbeat) {
    std::lock_guard const lock{m_mutex};
    m_beats[heartbeat.desk] = heartbeat;
}

std::optional<session::Heartbeat> MemoryJournal::lastBeat() {
    std::lock_guard const lock{m_mutex};
    auto const newest = std::ranges::max_element(m_beats, {}, [](auto const& one) { return one.second.at; });
    return newest == m_beats.end() ? std::nullopt : std::optional{newest->second};
}

std::vector<session::Heartbeat> MemoryJournal::beats() {
    std::lock_guard const lock{m_mutex};
    std::vector<session::Heartbeat> all;
    for (auto const& [desk, beat] : m_beats) all.push_back(beat);
    return all;
}

std::vector<Row> MemoryJournal::rows() const {
    std::lock_guard const lock{m_mutex};
    return m_rows;
}

void MemoryJournal::refuseAppends(JournalFault fault, std::optional<int> times) {
    std::lock_guard const lock{m_mutex};
    m_refusal = Refusal{fault, times};
}

void MemoryJournal::acceptAppends() {
    std::lock_guard const lock{m_mutex};
    m_refusal.reset();
}

std::optional<JournalProblem> MemoryJournal::refusal() {
    if (!m_refusal) return std::nullopt;
    auto const fault = m_refusal->fault;
    if (m_refusal->times && --*m_refusal->times <= 0) m_refusal.reset();
    return problem(fault, name, "as asked for");
}

Expected<Seq, JournalProblem> MemoryJournal::append(Seq last, std::span<NewRow const> rows) {
    std::lock_guard const lock{m_mutex};
    if (auto refusal = this->refusal()) return refused(std::move(*refusal));
    return add(last, rows);
}

Expected<Seq, JournalProblem> MemoryJournal::add(Seq last, std::span<NewRow const> rows) {
    Seq const newest = m_rows.empty() ? Seq{0} : m_rows.back().seq;
    if (last != newest) return refused(outOfOrder(newest));
    if (!std::ranges::all_of(rows, acceptable))
        return refused(problem(JournalFault::IoError, name, "a row that no journal takes"));
    for (NewRow const& row : rows) {
        Seq const seq{std::ssize(m_rows) + 1};
        auto const hash = chained(m_rows.empty() ? chainStart() : m_rows.back().hash, seq, row);
        m_rows.push_back({row, seq, hash});
        if (auto const file = std::exchange(m_rows.back().file, {})) m_files.emplace(session::sha256Of(*file), *file);
    }
    return Seq{std::ssize(m_rows)};
}

void MemoryJournal::appendByAnother(std::span<NewRow const> rows) {
    std::lock_guard const lock{m_mutex};
    static_cast<void>(add(Seq{std::ssize(m_rows)}, rows));
    if (m_told) m_told();
}

Expected<std::vector<Row>, JournalProblem> MemoryJournal::readAfter(Seq after) {
    std::lock_guard const lock{m_mutex};
    if (after.value() < 0 || after.value() > std::ssize(m_rows)) return refused(outOfOrder(Seq{std::ssize(m_rows)}));
    return std::vector<Row>(m_rows.begin() + after.value(), m_rows.end());
}

session::Seal MemoryJournal::seal() {
    std::lock_guard const lock{m_mutex};
    return m_rows.empty() ? session::Seal{} : session::Seal{m_rows.back().seq, m_rows.back().hash};
}

void MemoryJournal::sayRefused(std::vector<Seq> acts) {
    std::lock_guard const lock{m_mutex};
    m_refusedAndFound = std::move(acts);
}

std::vector<Seq> MemoryJournal::refusedAndFound() {
    std::lock_guard const lock{m_mutex};
    return m_refusedAndFound;
}

void MemoryJournal::forgetRefused() { sayRefused({}); }

Expected<std::string, JournalProblem> MemoryJournal::file(std::string const& sha256) {
    std::lock_guard const lock{m_mutex};
    auto const found = m_files.find(sha256);
    if (found == m_files.end()) return refused(problem(JournalFault::NotFound, name, "there is no such file"));
    return found->second;
}

Expected<void, JournalProblem> MemoryJournal::mendFile(std::string const& bytes) {
    std::lock_guard const lock{m_mutex};
    m_files.emplace(session::sha256Of(bytes), bytes);
    return {};
}

void MemoryJournal::loseFile(std::string const& sha256) {
    std::lock_guard const lock{m_mutex};
    m_files.erase(sha256);
}

} // namespace flagfall::storage
