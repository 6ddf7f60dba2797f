// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks Nile in at the tournaments a and b of a folder with one command: `killed_between_files FOLDER`. It is killed
// when a has its part on the disk, and b is about to write its own.
#include "app/view/shell/tournaments.h"
#include "tests/support/fake_ticks.h"
#include "tests/view/tournaments/on_files.h"

#include <QGuiApplication>
#include <QUrl>

#include <csignal>

namespace {

using namespace flagfall;
using namespace flagfall::view;

bool dies = false; // where anything more is written to b

/// A journal that a sudden end comes before.
class Ended final : public session::Journal {
public:
    explicit Ended(std::unique_ptr<session::Journal> journal) : m_journal(std::move(journal)) {}

    Expected<Seq, session::JournalProblem> append(Seq last, std::span<session::NewRow const> rows) override {
        if (dies) std::raise(SIGKILL);
        return m_journal->append(last, rows);
    }
    Expected<std::vector<session::Row>, session::JournalProblem> readAfter(Seq after) override {
        return m_journal->readAfter(after);
    }
    session::Seal seal() override { return m_journal->seal(); }
    Expected<std::string, session::JournalProblem> file(std::string const& sha256) override {
        return m_journal->file(sha256);
    }
    Expected<void, session::JournalProblem> mendFile(std::string const& bytes) override {
        return m_journal->mendFile(bytes);
    }
    void tellOfOthers(std::function<void()> told) override { m_journal->tellOfOthers(std::move(told)); }
    void beat(session::Heartbeat const& heartbeat) override { m_journal->beat(heartbeat); }
    std::optional<session::Heartbeat> lastBeat() override { return m_journal->lastBeat(); }

private:
    std::unique_ptr<session::Journal> m_journal;
};

class EndingDoor final : public FileDoor {
public:
    Answer open(std::string const& path, session::Progress const& progress) override {
        auto journal = FileDoor::open(path, progress);
        if (!journal || !path.ends_with("/b.flagfall")) return journal;
        return std::make_unique<Ended>(std::move(*journal));
    }
};

PlayerId nileOf(session::EventState const& state) {
    for (auto const& [id, player] : state.players)
        if (player.details.name == "Nile") return id;
    return {};
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication const app(argc, argv);
    if (argc != 2) return 1;
    QString const folder = QString::fromLocal8Bit(argv[1]);
    session::FakeTicks ticks;
    ticks.pass(std::chrono::hours{1}); // commands are named by the moment the file was opened
    EndingDoor door;
    Tournaments window(ticks, door, folder + QStringLiteral("/settings.ini"));
    window.shown()->openFile(QUrl::fromLocalFile(folder + QStringLiteral("/a.flagfall")));
    if (!until([&] { return window.count() == 2 && window.shown()->shared().others().size() == 1; })) return 2;
    SharedDoor& shared = window.shown()->shared();
    std::vector<SharedDoor::Part> parts;
    for (DeskLink* const desk : {shared.own(), shared.others().front().desk})
        parts.push_back({desk, session::CheckIn{{nileOf(desk->state())}}});
    dies = true;
    shared.submit(std::move(parts), {});
    until([] { return false; });
    return 3;
}
