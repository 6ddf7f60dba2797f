// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/storage/postgres/postgres_fixtures.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <string>
#include <thread>
#include <vector>

namespace flagfall::storage::test {

/// The n-th act of one of several desks; no two are the same.
inline NewRow actOf(int desk, int n) {
    NewRow row = anAct(n);
    row.payload = R"({"desk":)" + std::to_string(desk) + R"(,"n":)" + std::to_string(n) + "}";
    return row;
}

/// Brings acts into the journal one after the other as a desk does: reads what others have written, and tries again
/// where the journal refuses, until each is there. What it was told is saved, by number.
class Appending {
public:
    explicit Appending(PostgresAddress address, int desk) : m_address(std::move(address)), m_desk(desk) {}

    /// False: it was given up.
    bool run(int count, std::atomic<bool> const& stop = never()) {
        auto journal = PostgresJournal::open(m_address, Access::ReadWrite);
        for (int tries = 0; !journal && tries < 100; ++tries)
            journal = PostgresJournal::open(m_address, Access::ReadWrite);
        if (!journal) return false;
        m_last = (*journal)->seal().seq;
        for (int n = 1; n <= count && !stop; ++n)
            if (!bring(**journal, actOf(m_desk, n))) return false;
        return true;
    }
    [[nodiscard]] std::map<std::int64_t, std::string> const& saved() const { return m_saved; }
    [[nodiscard]] int refusals() const { return m_refusals; }

private:
    static std::atomic<bool> const& never() {
        static std::atomic<bool> const no{false};
        return no;
    }
    bool bring(PostgresJournal& journal, NewRow const& row) {
        for (int tries = 0; tries < 2000; ++tries) {
            auto const done = journal.append(m_last, std::span(&row, 1));
            if (done) {
                m_last = *done;
                m_saved[done->value()] = row.payload;
                return true;
            }
            if (done.error().fault != JournalFault::OutOfOrder) {
                ++m_refusals;
                if (done.error().fault != JournalFault::IoError && done.error().fault != JournalFault::InUse) {
                    ADD_FAILURE() << done.error();
                    return false;
                }
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
                continue;
            }
            auto const others = journal.readAfter(m_last);
            if (!others) continue;
            bool there = false;
            for (Row const& other : *others) {
                m_last = other.seq;
                if (other.payload == row.payload) there = true, m_saved[other.seq.value()] = row.payload;
            }
            if (there) return true; // it was not known whether it was saved
        }
        return false;
    }

    PostgresAddress m_address;
    int m_desk;
    Seq m_last;
    std::map<std::int64_t, std::string> m_saved;
    int m_refusals = 0;
};

/// Every act that a desk was told is saved stands where it was told, nothing stands there twice, and the chain holds.
inline void expectWhole(PostgresAddress const& address, std::vector<Appending> const& desks) {
    auto journal = PostgresJournal::open(address, Access::ReadOnly);
    ASSERT_TRUE(journal) << journal.error();
    auto const checked = (*journal)->verify();
    ASSERT_FALSE(checked.problem) << *checked.problem;
    auto const rows = (*journal)->readAfter(Seq{0}).value();
    std::map<std::string, int> times;
    for (Row const& row : rows) ++times[row.payload];
    for (auto const& [payload, count] : times) EXPECT_EQ(count, 1) << payload;
    for (Appending const& desk : desks)
        for (auto const& [seq, payload] : desk.saved()) {
            ASSERT_LE(seq, std::ssize(rows)) << payload;
            EXPECT_EQ(rows[static_cast<std::size_t>(seq) - 1].payload, payload);
        }
}

} // namespace flagfall::storage::test
