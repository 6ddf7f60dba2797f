// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/journal_writer.h"
#include "app/session/journal/codec.h"
#include "app/session/journal/file_digest.h"
#include "app/storage/memory_journal.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// A journal that outlives its writer; what it reads can be refused.
class Shared final : public Journal {
public:
    explicit Shared(storage::MemoryJournal& inner) : m_inner(inner) {}
    Expected<Seq, JournalProblem> append(Seq last, std::span<NewRow const> rows) override {
        return m_inner.append(last, rows);
    }
    Expected<std::vector<Row>, JournalProblem> readAfter(Seq after) override {
        JournalProblem problem;
        problem.fault = JournalFault::IoError;
        if (unreadable) return refused(std::move(problem));
        return m_inner.readAfter(after);
    }
    Seal seal() override { return m_inner.seal(); }
    Expected<std::string, JournalProblem> file(std::string const& sha256) override { return m_inner.file(sha256); }
    Expected<void, JournalProblem> mendFile(std::string const& bytes) override { return m_inner.mendFile(bytes); }
    void tellOfOthers(std::function<void()> told) override { m_inner.tellOfOthers(std::move(told)); }
    void beat(Heartbeat const& heartbeat) override { m_inner.beat(heartbeat); }
    std::optional<Heartbeat> lastBeat() override { return m_inner.lastBeat(); }

    std::atomic<bool> unreadable = false;

private:
    storage::MemoryJournal& m_inner;
};

class Writing : public testing::Test {
protected:
    static MakeJournal makerOf(storage::MemoryJournal& journal) {
        return [&journal](Fill const& fill) -> Expected<std::unique_ptr<Journal>, JournalProblem> {
            auto made = std::make_unique<Shared>(journal);
            if (auto filled = fill(*made); !filled) return refused(std::move(filled.error()));
            return std::unique_ptr<Journal>(std::move(made));
        };
    }
    static std::vector<NewRow> rows(std::vector<std::string> const& kinds) {
        std::vector<NewRow> made;
        for (std::string const& kind : kinds) {
            made.emplace_back();
            made.back().kind = kind;
            made.back().payload = "{}";
        }
        return made;
    }
    void anotherWrites(std::string const& kind) { m_journal.appendByAnother(rows({kind})); }
    /// The next report, in order.
    JournalWriter::Report hears() {
        std::unique_lock lock{m_mutex};
        bool const heard = m_told.wait_for(lock, 10s, [this] { return !m_reports.empty(); });
        EXPECT_TRUE(heard) << "nothing is reported";
        if (!heard) return {Seq{0}};
        JournalWriter::Report report = std::move(m_reports.front());
        m_reports.pop_front();
        return report;
    }
    [[nodiscard]] std::vector<std::string> kinds() const {
        std::vector<std::string> found;
        for (Row const& row : m_journal.rows()) found.push_back(row.kind);
        return found;
    }

    storage::MemoryJournal m_journal;
    std::mutex m_mutex;
    std::condition_variable m_told;
    std::deque<JournalWriter::Report> m_reports;
    Shared* m_shared = nullptr;
    std::unique_ptr<JournalWriter> m_writer = writer();

private:
    std::unique_ptr<JournalWriter> writer() {
        auto shared = std::make_unique<Shared>(m_journal);
        m_shared = shared.get();
        return std::make_unique<JournalWriter>(std::move(shared), Seq{0}, [this](JournalWriter::Report report) {
            std::lock_guard const lock{m_mutex};
            m_reports.push_back(std::move(report));
            m_told.notify_all();
        });
    }
};

TEST_F(Writing, GivesUpWhatFollowsARefusalUntilAllOfItIsGivenAnew) {
    m_journal.refuseAppends(JournalFault::DiskFull, 1);
    m_writer->give(rows({"one"}));
    EXPECT_EQ(hears().written.error().fault, JournalFault::DiskFull);
    m_writer->give(rows({"two"}));
    m_writer->giveAnew(Seq{0}, rows({"one", "two"}));
    EXPECT_EQ(hears().written, Seq{2});
    EXPECT_EQ(kinds(), (std::vector<std::string>{"one", "two"}));
}

TEST_F(Writing, HandsOverWhatOthersWroteAndWritesNothingThatWasDecidedWithoutIt) {
    anotherWrites("another's");
    m_writer->give(rows({"one"}));
    auto const report = hears();
    ASSERT_EQ(report.others.size(), 1U);
    EXPECT_EQ(report.others.front().kind, "another's");
    // Whoever has not heard of it yet gives the same rows anew: in the wrong place, and soon for the second time.
    m_writer->giveAnew(Seq{0}, rows({"one"}));
    m_writer->giveAnew(Seq{1}, rows({"one"}));
    EXPECT_EQ(hears().written, Seq{2});
    m_writer.reset();
    EXPECT_EQ(kinds(), (std::vector<std::string>{"another's", "one"}));
}

TEST_F(Writing, TakesNothingAnewThatDoesNotFollowWhatItHasRead) {
    anotherWrites("another's");
    ASSERT_EQ(hears().others.size(), 1U);
    m_writer->giveAnew(Seq{0}, rows({"one"}));
    m_writer.reset();
    EXPECT_EQ(kinds(), std::vector<std::string>{"another's"});
}

TEST_F(Writing, ReadsAFileAfterItHasWrittenIt) {
    auto given = rows({"one"});
    given.front().file = std::make_shared<std::string const>("abc");
    m_writer->give(std::move(given));
    std::promise<Expected<std::string, JournalProblem>> answer;
    m_writer->readFile(sha256Of("abc"), [&answer](auto read) { answer.set_value(std::move(read)); });
    EXPECT_EQ(answer.get_future().get().value(), "abc");
    EXPECT_EQ(hears().written, Seq{1});
}

TEST_F(Writing, MovesToAnotherJournalWithTheFilesOfItsActs) {
    NewRow attached = encode(FileAttached{
        RoundNumber{1}, BoardNumber{1}, Seq{1},
        AttachedFile{"a.txt", "text/plain", sha256Of("abc"), 3, "", std::make_shared<std::string const>("abc")}});
    m_writer->give({attached});
    EXPECT_EQ(hears().written, Seq{1});
    attached.file.reset(); // who gives it anew knows its digest only
    storage::MemoryJournal other;
    m_writer->moveTo(makerOf(other), {attached}, {}, {});
    EXPECT_EQ(hears().written, Seq{1});
    EXPECT_EQ(other.file(sha256Of("abc")), "abc");
    m_writer->give(rows({"two"}));
    EXPECT_EQ(hears().written, Seq{2});
    m_writer.reset();
    EXPECT_EQ(kinds().size(), 1U) << "the journal that was left is left alone";
    EXPECT_EQ(other.rows().size(), 2U);
}

TEST_F(Writing, MovesWithoutAFileThatIsLostAndNamesItsAct) {
    NewRow attached = encode(FileAttached{RoundNumber{1}, BoardNumber{1}, Seq{1},
                                          AttachedFile{"a.txt", "text/plain", sha256Of("abc"), 3, "", {}}});
    auto given = rows({"one"});
    given.push_back(attached);
    m_writer->give(given);
    EXPECT_EQ(hears().written, Seq{2});
    storage::MemoryJournal other;
    std::promise<JournalWriter::Move> answer;
    m_writer->moveTo(makerOf(other), given, {}, [&answer](auto move) { answer.set_value(std::move(move)); });
    auto const move = answer.get_future().get();
    EXPECT_FALSE(move.problem);
    EXPECT_EQ(move.withoutFile, std::vector{Seq{2}});
    m_writer.reset();
}

TEST_F(Writing, StaysWhereItIsWhenTheOtherJournalCannotBeMade) {
    m_writer->give(rows({"one"}));
    EXPECT_EQ(hears().written, Seq{1});
    std::promise<JournalWriter::Move> answer;
    auto const make = [](Fill const&) -> Expected<std::unique_ptr<Journal>, JournalProblem> {
        JournalProblem problem;
        problem.fault = JournalFault::DiskFull;
        return refused(std::move(problem));
    };
    m_writer->moveTo(make, rows({"one", "two"}), {}, [&answer](auto move) { answer.set_value(std::move(move)); });
    EXPECT_EQ(answer.get_future().get().problem->fault, JournalFault::DiskFull);
    EXPECT_EQ(hears().written.error().fault, JournalFault::DiskFull);
    m_writer->giveAnew(Seq{1}, rows({"two"}));
    EXPECT_EQ(hears().written, Seq{2});
    m_writer.reset();
    EXPECT_EQ(kinds().size(), 2U);
}

TEST_F(Writing, SaysWhyItCannotReadWhatOthersWrote) {
    m_shared->unreadable = true;
    anotherWrites("another's");
    m_writer->give(rows({"one"}));
    EXPECT_EQ(hears().written.error().fault, JournalFault::IoError) << "the place is taken, which is no full disk";
}

} // namespace
} // namespace flagfall::session
