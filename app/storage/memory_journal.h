// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace flagfall::storage {

/// A journal that lives as long as the program: for tests, and for events that nobody wants to keep.
/// Same contract and same hashes as the one on disk, and it can be told to behave like a bad disk.
/// Any thread: a desk's writer and whoever plays another desk use it at the same time.
class MemoryJournal : public session::Journal {
public:
    MemoryJournal() = default;
    /// Goes on from rows that another journal read out.
    explicit MemoryJournal(std::vector<session::Row> rows) : m_rows(std::move(rows)) {}
    /// Forgets what stands in it and goes on from these rows.
    void startFrom(std::vector<session::Row> rows);

    [[nodiscard]] Expected<Seq, session::JournalProblem> append(Seq last,
                                                                std::span<session::NewRow const> rows) override;
    [[nodiscard]] Expected<std::vector<session::Row>, session::JournalProblem> readAfter(Seq after) override;
    [[nodiscard]] session::Seal seal() override;
    [[nodiscard]] std::vector<Seq> refusedAndFound() override;
    void forgetRefused() override;
    [[nodiscard]] Expected<std::string, session::JournalProblem> file(std::string const& sha256) override;
    [[nodiscard]] Expected<void, session::JournalProblem> mendFile(std::string const& bytes) override;
    void tellOfOthers(std::function<void()> told) override;
    void beat(session::Heartbeat const& heartbeat) override;
    [[nodiscard]] std::optional<session::Heartbeat> lastBeat() override;
    [[nodiscard]] std::vector<session::Heartbeat> beats() override;
    [[nodiscard]] bool isShared() const override { return m_isShared; }

    /// Other desks may be at it from now on: appendByAnother() is what they do. Before a desk is opened with it.
    void share() { m_isShared = true; }

    /// What another desk at the same journal would do; whoever asked to be told of it is told, and must not call back.
    void appendByAnother(std::span<session::NewRow const> rows);

    /// What a failing disk does to a file that came with an act.
    void loseFile(std::string const& sha256);
    /// These rows had been refused, as an earlier sitting noted, and are here all the same.
    void sayRefused(std::vector<Seq> acts);
    /// From now on appends fail like this; after `times` of them, or acceptAppends(), they work again.
    void refuseAppends(session::JournalFault fault, std::optional<int> times = std::nullopt);
    void acceptAppends();

    /// What stands in it, as a second program would see it.
    [[nodiscard]] std::vector<session::Row> rows() const;

private:
    struct Refusal {
        session::JournalFault fault;
        std::optional<int> times;
    };
    [[nodiscard]] std::optional<session::JournalProblem> refusal();
    [[nodiscard]] Expected<Seq, session::JournalProblem> add(Seq last, std::span<session::NewRow const> rows);

    bool m_isShared = false;
    mutable std::mutex m_mutex; ///< of everything below
    std::vector<session::Row> m_rows;
    std::map<std::string, std::string> m_files; ///< by their SHA-256
    std::map<int, session::Heartbeat> m_beats;  ///< by the desk
    std::vector<Seq> m_refusedAndFound;
    std::optional<Refusal> m_refusal;
    std::function<void()> m_told;
};

} // namespace flagfall::storage
