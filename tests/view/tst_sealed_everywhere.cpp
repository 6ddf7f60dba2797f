// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/anonymous.h"
#include "app/session/reports/game_pgn.h"
#include "app/storage/sqlite_journal.h"
#include "app/tables/packed.h"
#include "app/view/display/display_lines.h"
#include "app/view/printing/event_papers.h"
#include "app/view/web/web_site.h"
#include "arbiter/pgn/writer.h"
#include "hall.h"
#include "tests/support/spellings.h"

#include <gmock/gmock.h>

#include <QDirIterator>
#include <QUrl>

/// A typed sealed move from one end to the other, in files: sealed, searched for in everything the program gives away,
/// taken to another machine, opened there and played on.
namespace flagfall::view {
namespace {

class FileDoor final : public JournalDoor {
public:
    Answer create(std::string const& path) override { return asJournal(storage::SqliteJournal::create(path)); }
    Answer open(std::string const& path, session::Progress const& progress) override {
        return asJournal(storage::SqliteJournal::open(path, storage::Access::ReadWrite, progress));
    }
    std::optional<session::JournalProblem> backUp(std::string const&, std::string const&) override { return {}; }
    std::optional<session::OpenProblem> copyWithout(Without, std::string const&, std::string const&) override {
        return {};
    }
    BackupTrial tryBackup(std::string const&, std::string const&) override { return {}; }

private:
    template <typename Opened>
    static Answer asJournal(Opened opened) {
        if (!opened) return refused(opened.error());
        return std::unique_ptr<session::Journal>(std::move(*opened));
    }
};

QByteArray bytesOf(QString const& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// The names in the directory at the end of an archive.
std::vector<std::string> partsOf(std::string const& zip) {
    constexpr std::size_t lengthAt = 28, nameAt = 46;
    std::vector<std::string> names;
    for (auto at = zip.find("PK\1\2"); at != std::string::npos; at = zip.find("PK\1\2", at + 1)) {
        auto const byte = [&zip](std::size_t place) { return static_cast<unsigned char>(zip[place]); };
        std::size_t const length = byte(at + lengthAt) + 256U * byte(at + lengthAt + 1);
        names.push_back(zip.substr(at + nameAt, length));
    }
    return names;
}

/// With every part of it unpacked where it is an archive. Pages as PDF are read as the papers they are made from.
std::string unpacked(QByteArray const& bytes) {
    std::string const all = bytes.toStdString();
    if (!all.starts_with("PK")) return all;
    std::string text;
    auto archive = tables::Packed::open(all, {});
    for (std::string const& part : partsOf(all)) {
        auto content = part.ends_with(".pdf") ? tables::Or<std::string>{std::string{}} : archive->text(part);
        EXPECT_TRUE(content) << part;
        if (content) text += unpacked(QByteArray::fromStdString(*content));
    }
    return text;
}

QStringList& said() {
    static QStringList lines;
    return lines;
}
void listen(QtMsgType, QMessageLogContext const&, QString const& text) { said() += text; }

/// By its place, everything that can be had of an event which is open in a file.
std::map<std::string, std::string> given(Hall& hall, QString const& file) {
    std::map<std::string, std::string> all{{"log", said().join(QLatin1Char('\n')).toStdString()}};
    QFileInfo const event(file);
    for (QFileInfo const& each : event.dir().entryInfoList({event.fileName() + QStringLiteral("*")}, QDir::Files))
        all[each.fileName().toStdString()] = bytesOf(each.filePath()).toStdString();
    for (QDirIterator each(hall.folder.path(), QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
        QString const path = each.next();
        all["settings/" + path.toStdString()] = bytesOf(path).toStdString();
    }

    QTemporaryDir const out;
    ExportsModel& files = *hall.workspace.exports();
    files.setWatched(true);
    files.setInterim(files.areGamesOpen());
    for (int row = 0; row < files.rowCount(); ++row)
        for (QString const& ending : files.endings(row)) {
            QString const name = QStringLiteral("%1.%2").arg(row).arg(ending);
            files.saveAs(row, QUrl::fromLocalFile(out.filePath(name)));
            all["export " + name.toStdString()] = unpacked(bytesOf(out.filePath(name)));
        }

    session::History const& history = hall.workspace.desk().history();
    auto const now = hall.workspace.desk().timeOfDay();
    PaperMatter const matter{history.state(), RoundNumber{1}, &history, QStringLiteral("https://example.org/")};
    for (EventPaper const& paper : eventPapers())
        if (canBeMade(paper, matter))
            all[std::string{"paper "} + paper.word] = paperText(paper.make(matter), now).toStdString();
    AdjournmentsModel& games = *hall.workspace.adjournments();
    for (auto const& [name, show] :
         std::map<std::string, std::function<void()>>{{"paper of the envelope", [&games] { games.showEnvelope(0); }},
                                                      {"label", [&games] { games.showLabel(0); }},
                                                      {"list of resumptions", [&games] { games.showList(); }}}) {
        show();
        all[name] = hall.workspace.paper()->text().toStdString();
    }
    for (auto const* const language : {"en", "sk", "cs", "gl"})
        for (WebFile const& page : webSite(history.state(), {.language = QString::fromLatin1(language)}))
            all["web " + page.name.toStdString() + ' ' + language] = page.bytes.toStdString();
    all["broadcast"] = pgn::gameText(session::pgnForBroadcast(history.state(), RoundNumber{1}, BoardNumber{1}));
    for (DisplayLine const& line : linesByBoard(history.state(), *history.state().currentRound()))
        all["hall screen"] += (line.number + line.name + line.middle + line.rival).toStdString();

    auto const journal = storage::SqliteJournal::open(file.toStdString(), storage::Access::ReadOnly);
    EXPECT_TRUE((*journal)->backupTo(out.filePath(QStringLiteral("backup.flagfall")).toStdString()));
    all["backup"] = bytesOf(out.filePath(QStringLiteral("backup.flagfall"))).toStdString();
    auto const rows = (*journal)->readAfter(Seq{0});
    auto const anonymous = session::anonymised(*rows);
    for (session::Row const& row : *anonymous) all["anonymous copy"] += row.payload;
    for (QAbstractItemModel const* const model : {static_cast<QAbstractItemModel const*>(hall.workspace.history()),
                                                  static_cast<QAbstractItemModel const*>(&games)})
        for (int row = 0; row < model->rowCount(); ++row)
            for (int const role : model->roleNames().keys())
                all["window"] += model->data(model->index(row, 0), role).toString().toStdString() + '\n';
    return all;
}

/// Where one of the spellings of the move stands.
std::vector<std::string> placesOf(std::map<std::string, std::string> const& all, std::set<std::string> const& move) {
    std::vector<std::string> places;
    for (auto const& [place, text] : all)
        for (std::string const& spelling : move)
            if (text.find(spelling) != std::string::npos) places.push_back(place + ": " + spelling);
    return places;
}

struct ASealedMoveInAFile : testing::Test {
    ASealedMoveInAFile() { qInstallMessageHandler(&listen); }
    ~ASealedMoveInAFile() override {
        qInstallMessageHandler(nullptr);
        said().clear();
    }
    static void submit(Hall& hall, session::Command command) {
        bool answered = false;
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [&](auto const& done) { answered = static_cast<bool>(done); });
        ASSERT_TRUE(Hall::until([&] { return answered; }));
        hall.settle();
    }
    /// 1.e4 e5, and White seals 2.Nf3; the other game is over.
    void adjourn(Hall& hall, session::SealedOn where = session::SealedOn::Screen) {
        hall.create(QStringLiteral("90+30"), file);
        bool const typed = where == session::SealedOn::Screen;
        EventForm& form = *hall.workspace.eventForm();
        form.startEdit();
        form.setSealedOnScreen(typed);
        form.setLateAfter(QStringLiteral("60"));
        form.submit();
        hall.settle();
        hall.enterRivers();
        hall.pair();
        submit(hall, session::StartClocks{RoundNumber{1}, {one}});
        submit(hall, session::PressLever{RoundNumber{1}, one, Colour::White});
        submit(hall, session::PressLever{RoundNumber{1}, one, Colour::Black});
        submit(hall, session::WriteRecord{first, one, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
        submit(hall, session::EnterResult{first, BoardNumber{2}, Result::Draw});
        AdjournmentsModel& games = *hall.workspace.adjournments();
        EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
        hall.settle();
        if (typed) {
            hall.workspace.sealing()->begin(1, 1);
            hall.workspace.sealing()->seal(QStringLiteral("Nf3"), QStringLiteral("Nf3"));
            hall.settle();
            ASSERT_EQ(hall.workspace.sealing()->keys().size(), 1);
            key = hall.workspace.sealing()->keys().constFirst();
            hall.workspace.sealing()->close();
        }
        EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
        hall.settle();
        EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), {}, true, false), QString{});
        EXPECT_EQ(games.plan(0, QStringLiteral("2026-10-01 10:00"), QStringLiteral("Room 2"), false), QStringList{});
        hall.settle();
    }
    void adjournAndClose(session::SealedOn where) {
        Hall hall{door};
        adjourn(hall, where);
        hall.workspace.closeFile();
        ASSERT_TRUE(Hall::until([&hall] { return !hall.workspace.isOpen(); }));
    }
    /// A copy of the file in which the letter so far after these words is another one everywhere.
    [[nodiscard]] QString changed(char const* words, qsizetype after) const {
        QByteArray bytes = bytesOf(file);
        EXPECT_GE(bytes.indexOf(words), 0) << words;
        for (qsizetype at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + 1))
            bytes[at + after] = bytes[at + after] == 'z' ? 'y' : 'z';
        QString const path = elsewhere.filePath(QStringLiteral("changed.flagfall"));
        QFile target(path);
        EXPECT_TRUE(target.open(QIODevice::WriteOnly));
        target.write(bytes);
        return path;
    }
    /// It is not opened, and stays as it is.
    static void expectNotOpened(FileDoor& door, QString const& path) {
        QByteArray const bytes = bytesOf(path);
        Hall hall{door};
        hall.workspace.openFile(QUrl::fromLocalFile(path));
        hall.settle();
        EXPECT_FALSE(hall.workspace.isOpen());
        EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
        EXPECT_EQ(bytesOf(path), bytes);
    }
    /// The next day, on another machine; both players are there.
    static void comeToPlayOn(Hall& hall, QString const& copy) {
        hall.ticks.reboot(std::chrono::hours{14});
        hall.ticks.jumpWall(std::chrono::days{30});
        hall.workspace.openFile(QUrl::fromLocalFile(copy));
        hall.settle();
        ASSERT_TRUE(hall.workspace.isOpen());
        ASSERT_EQ(hall.workspace.adjournments()->count(), 1);
        AdjournmentsModel& games = *hall.workspace.adjournments();
        QString const now = hall.workspace.desk().timeOfDay().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
        EXPECT_EQ(games.plan(0, now, QStringLiteral("Room 2"), false), QStringList{});
        hall.settle();
        hall.workspace.question()->yes(); // that nobody is late any more
        hall.settle();
        for (bool const white : {true, false}) games.turnPresence(0, white);
        hall.settle();
    }
    /// The sealed move is written, and the game played to its end.
    void playOn(Hall& hall) const {
        AdjournmentsModel& games = *hall.workspace.adjournments();
        games.write(0);
        hall.settle();
        EXPECT_EQ(games.resume(0, {}), QString{});
        hall.settle();
        session::Board const& board = hall.workspace.desk().state().rounds[0].boards[0];
        EXPECT_EQ(board.game.record.size(), 3U);
        EXPECT_EQ(board.clock->phase, clock::Phase::Running);
        EXPECT_EQ(board.clock->active, Colour::Black);
        submit(hall, session::EnterResult{first, one, Result::BlackWins});
        EXPECT_EQ(games.count(), 0);
    }
    [[nodiscard]] static std::set<std::string> sealed() {
        board::Position position;
        for (char const* const move : {"e2e4", "e7e5"}) position = position.after(*board::moveFromUci(position, move));
        return spellings(position, *board::moveFromUci(position, "g1f3"));
    }

    RoundNumber const first{1};
    BoardNumber const one{1};
    FileDoor door;
    QTemporaryDir folder, elsewhere;
    QString const file = folder.filePath(QStringLiteral("river.flagfall"));
    QString key;
};

TEST_F(ASealedMoveInAFile, IsInNothingThatTheProgramGivesAwayUntilItIsOpenedAndThenItIs) {
    Hall hall{door};
    adjourn(hall);
    auto const before = given(hall, file);
    EXPECT_GT(before.size(), 40U);
    EXPECT_THAT(placesOf(before, sealed()), testing::IsEmpty());
    EXPECT_THAT(placesOf(before, {key.toStdString()}), testing::IsEmpty()) << "nor the key to it";

    AdjournmentsModel& games = *hall.workspace.adjournments();
    games.turnPresence(0, false);
    games.turnPresence(0, true);
    hall.settle();
    hall.ticks.jumpWall(std::chrono::days{30});
    EXPECT_EQ(games.open(0, key, {}, {}, false), QString{});
    hall.settle();
    games.write(0);
    hall.settle();
    auto const after = given(hall, file);
    for (char const* const place : {"window", "export 3.pgn", "river.flagfall-wal"}) // the third kind: games of a round
        EXPECT_THAT(placesOf(after, sealed()), testing::Contains(testing::StartsWith(place)));
    EXPECT_THAT(placesOf(after, {key.toStdString()}), testing::IsEmpty()) << "the key is not kept even then";
}

TEST_F(ASealedMoveInAFile, IsOpenedOnAnotherMachineWhereTheGameIsPlayedToItsEnd) {
    adjournAndClose(session::SealedOn::Screen);
    expectNotOpened(door, changed("\"box\":\"", 20));
    QString const copy = elsewhere.filePath(QStringLiteral("copied.flagfall"));
    ASSERT_TRUE(QFile::copy(file, copy));
    Hall hall{door};
    comeToPlayOn(hall, copy);
    AdjournmentsModel& games = *hall.workspace.adjournments();
    QString refused;
    QObject::connect(&games, &AdjournmentsModel::refused, &games, [&](int, QString const& text) { refused = text; });
    EXPECT_EQ(games.open(0, QStringLiteral("AAAA-AAAA"), {}, {}, false), QString{});
    hall.settle();
    EXPECT_FALSE(refused.isEmpty()) << "another key opens nothing";
    EXPECT_EQ(games.open(0, key, {}, {}, false), QString{});
    hall.settle();
    playOn(hall);
    auto const all = given(hall, copy);
    EXPECT_THAT(placesOf(all, sealed()), testing::Contains(testing::StartsWith("web "))) << "the game is over";
}

TEST_F(ASealedMoveInAFile, OfAPaperTheFileKeepsWhatIsNotSealedAndNobodyChangesItUnseen) {
    adjournAndClose(session::SealedOn::Paper);
    expectNotOpened(door, changed("A. Arbiter", 3));       // who has the envelope
    expectNotOpened(door, changed("2026-10-01 10:00", 9)); // when the game goes on
    QString const copy = elsewhere.filePath(QStringLiteral("copied.flagfall"));
    ASSERT_TRUE(QFile::copy(file, copy));
    Hall hall{door};
    comeToPlayOn(hall, copy);
    EXPECT_THAT(placesOf(given(hall, copy), sealed()), testing::IsEmpty()) << "nobody has typed it";
    EXPECT_EQ(hall.workspace.adjournments()->open(0, QStringLiteral("Nf3"), {}, {}, false), QString{});
    hall.settle();
    playOn(hall);
}

} // namespace
} // namespace flagfall::view
