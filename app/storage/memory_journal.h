// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <functional>
#include <optional>
#include <vector>

namespace flagfall::storage {

/// A journal that lives as long as the program: for tests, and for events that nobody wants to keep.
/// For one thread at a time. Same contract and same hashes as the one on disk, and it can be told to behave like a bad
/// disk.
class MemoryJournal : public session::Journal {
public:
    MemoryJournal() = default;
    /// Goes on from rows that another journal read out.
    explicit MemoryJournal(std::vector<session::Row> rows) : m_rows(std::move(rows)) {}

    [[nodiscard]] Expected<Seq, session::JournalProblem> append(Seq last,
                                                                std::span<session::NewRow const> rows) override;
    [[nodiscard]] Expected<std::vector<session::Row>, session::JournalProblem> readAfter(Seq after) override;
    void tellOfOthers(std::function<void()> told) override { m_told = std::move(told); }
    void beat(session::Heartbeat const& heartbeat) override { m_beat = heartbeat; }
    [[nodiscard]] std::optional<session::Heartbeat> lastBeat() override { return m_beat; }

    /// What another desk at the same journal would do; whoever asked to be told of it is told.
    void appendByAnother(std::span<session::NewRow const> rows);

    /// From now on appends fail like this; after `times` of them, or acceptAppends(), they work again.
    void refuseAppends(session::JournalFault fault, std::optional<int> times = std::nullopt);
    void acceptAppends() { m_refusal.reset(); }

    /// What stands in it, as a second program would see it.
    [[nodiscard]] std::vector<session::Row> const& rows() const { return m_rows; }

private:
    struct Refusal {
        session::JournalFault fault;
        std::optional<int> times;
    };
    [[nodiscard]] std::optional<session::JournalProblem> refusal();

    std::vector<session::Row> m_rows;
    std::optional<session::Heartbeat> m_beat;
    std::optional<Refusal> m_refusal;
    std::function<void()> m_told;
};

} // namespace flagfall::storage
