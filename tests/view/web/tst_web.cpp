// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/big_event.h"
#include "app/view/common/languages.h"
#include "app/view/web/markup.h"
#include "app/view/web/web_folder.h"
#include "app/view/web/web_pages_file.h"
#include "app/view/web/web_site.h"
#include "tests/support/story_on_record.h"
#include "tests/support/team_event.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using demo::BigEvent;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

/// The site of an event, read back file by file.
class Read {
public:
    explicit Read(session::EventState const& state, WebOrder const& order = {QStringLiteral("en"), {}}) {
        SpokenFor const spoken(order.language);
        for (WebFile const& file : webSite(state, order)) m_files.emplace(file.name.toStdString(), file.bytes);
    }
    [[nodiscard]] bool has(std::string const& name) const { return m_files.contains(name); }
    [[nodiscard]] std::string of(std::string const& name) const {
        auto const found = m_files.find(name);
        return found == m_files.end() ? "there is no " + name : found->second.toStdString();
    }
    [[nodiscard]] std::string all() const { return endingWith(""); }
    [[nodiscard]] std::string endingWith(std::string const& ending) const {
        std::string text;
        for (auto const& [name, bytes] : m_files)
            if (name.ends_with(ending)) text += bytes.toStdString();
        return text;
    }

private:
    std::map<std::string, QByteArray> m_files;
};

/// What the script of the tests says of a folder.
std::string checked(QString const& folder) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral("/usr/bin/python3"), // Debian's, for which html5lib is installed
                  {QStringLiteral(SOURCE_DIR "/tests/view/web/check_pages.py"), folder});
    if (!process.waitForFinished(60'000)) return "python3 does not run";
    return process.readAllStandardOutput().trimmed().toStdString();
}

/// What a browser says of the folders in it.
std::string seenInABrowser(QTemporaryDir const& sites) {
    QStringList arguments{QStringLiteral(SOURCE_DIR "/tests/view/web/check_in_browser.py")};
    for (QString const& site : QDir(sites.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        arguments += sites.filePath(site);
    QProcess browser;
    browser.start(QStringLiteral("/usr/bin/python3"), arguments);
    if (!browser.waitForFinished(60'000)) return "the browser does not come to an end";
    return (browser.readAllStandardOutput() + browser.readAllStandardError()).trimmed().toStdString();
}

QByteArray bytesOf(QString const& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void write(QString const& path, QByteArray const& bytes) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

session::Story finishedGame() {
    session::Story story = session::game();
    session::records(story, "e4 e5 Nf3 Nc6 Bb5 a6");
    story.does(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    return story;
}

std::vector<WebFile> const someFiles{{QStringLiteral("index.html"), "one"}, {QStringLiteral("round-1.html"), "two"}};

// --- the pages ---

TEST(WebSite, ReadsWithoutAParseErrorInFourLanguages) {
    std::array const events{BigEvent(0, 0), BigEvent(3, 0), BigEvent(10, 9, true), BigEvent(40, 5)};
    for (Language const& language : programLanguages())
        for (BigEvent const& event : events) {
            QTemporaryDir folder;
            ASSERT_TRUE(writeWebPages(event.state(), {QString::fromLatin1(language.code), {}}, folder.path()));
            EXPECT_THAT(checked(folder.path()), HasSubstr("pages are sound")) << language.code;
        }
}

TEST(WebSite, AFinishedGameIsOnAPageOfItsOwnThatReadsWithoutAParseError) {
    QTemporaryDir folder;
    ASSERT_TRUE(writeWebPages(finishedGame().state(), {}, folder.path()));
    EXPECT_EQ(checked(folder.path()), "8 pages are sound") << "start, standings, crosstable, players, round, game, two";
}

TEST(WebSite, ANameCannotBecomeAnElement) {
    BigEvent event(4, 1);
    event.state().details.name = "<b>Cup & \"Sons\"</b>";
    event.state().players.at(PlayerId{1}).details.name = "<script>alert(1)</script>, O'Neil";
    event.state().players.at(PlayerId{2}).details.club = "</dd><img src=x onerror=alert(1)>";
    Read const site(event.state());
    for (std::string const& text : {site.endingWith(".html"), site.endingWith(".xml")})
        for (char const* const element : {"<script>", "<img src=x", "<b>"}) EXPECT_THAT(text, Not(HasSubstr(element)));
    EXPECT_THAT(site.of("player-1.html"), HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;, O'Neil"));
    QTemporaryDir folder;
    ASSERT_TRUE(writeWebPages(event.state(), {}, folder.path()));
    EXPECT_THAT(checked(folder.path()), HasSubstr("pages are sound"));
}

TEST(WebSite, AVeryLongWordMayBeBrokenSoThatThePointsStayOnATelephone) {
    BigEvent event(4, 1);
    event.state().players.at(PlayerId{1}).details.name = "Wolfeschlegelsteinhausenbergerdorff, Ann-Kathrin";
    std::string const standings = Read(event.state()).of("standings.html");
    EXPECT_THAT(standings, HasSubstr("Wolfeschlegelsteinha<wbr>usenberger<wbr>dorff, Ann-Kathrin"));
}

TEST(WebSite, SaysNothingThatIsPersonalBeyondTheLists) { // docs/privacy.md
    BigEvent event(4, 1);
    session::PlayerDetails& details = event.state().players.at(PlayerId{1}).details;
    details.birth = "2009-03-17";
    details.note = "pays on Sunday";
    details.feeOwed = 7'531;
    details.feePaid = 7'532;
    details.nationalId = "SVK-4711";
    details.club = "River Club";
    event.state().players.at(PlayerId{1}).contact = "4711abcdef";
    std::string const all = Read(event.state()).all();
    EXPECT_THAT(all, HasSubstr("River Club"));
    for (char const* const secret : {"2009", "pays on Sunday", "75.31", "7531", "7532", "SVK-4711", "4711abcdef"})
        EXPECT_THAT(all, Not(HasSubstr(secret)));
}

TEST(WebSite, MovesOfAGameThatIsNotOverAreThoseOfSoManyMinutesBefore) {
    session::Story story = session::game();
    session::records(story, "e4 e5");
    WebOrder order{.language = QStringLiteral("en"),
                   .before = std::make_shared<session::EventState const>(story.state()),
                   .delay = 15};
    session::records(story, "Nf3");
    Read const site(story.state(), order);
    EXPECT_THAT(site.of("round-1.html"), HasSubstr("<a href=\"game-1-1.html\">live</a>"));
    EXPECT_THAT(site.of("game-1-1.html"), HasSubstr("data-move=\"1… e5\""));
    EXPECT_THAT(site.of("game-1-1.html"), HasSubstr("15 minutes after they were made"));
    EXPECT_THAT(site.all(), Not(HasSubstr("Nf3")));
    order.games = false;
    EXPECT_FALSE(Read(story.state(), order).has("game-1-1.html"));
    story.does(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    order.games = true;
    EXPECT_THAT(Read(story.state(), order).of("game-1-1.html"), HasSubstr("Nf3")) << "now it helps nobody";
}

TEST(WebSite, MovesAreShownWhenTheGameIsOver) {
    session::Story story = session::game();
    session::records(story, "e4 e5");
    EXPECT_FALSE(Read(story.state()).has("game-1-1.html")) << "nobody at home helps a player";
    EXPECT_THAT(Read(story.state()).all(), Not(HasSubstr("game-1-1.html")));
    story.does(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    Read const over(story.state());
    EXPECT_THAT(over.of("round-1.html"), HasSubstr("<a href=\"game-1-1.html\">1–0</a>"));
    EXPECT_THAT(
        over.of("game-1-1.html"),
        HasSubstr("data-pieces=\"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR\" data-move=\"1… e5\">e5</a>"));
}

TEST(WebSite, NoMovesAreShownWhereTheArbiterWantsNone) {
    session::Story const story = finishedGame();
    ASSERT_TRUE(Read(story.state()).has("game-1-1.html"));
    Read const without(story.state(), {QStringLiteral("en"), {}, false});
    EXPECT_FALSE(without.has("game-1-1.html"));
    EXPECT_THAT(without.all(), Not(HasSubstr("game-1-1")));
}

TEST(WebSite, MovesHaveTheLettersOfTheLanguage) { // Laws C.3
    session::Story const story = finishedGame();
    EXPECT_THAT(Read(story.state()).of("game-1-1.html"), HasSubstr(">Nf3</a>"));
    EXPECT_THAT(Read(story.state(), {QStringLiteral("sk"), {}}).of("game-1-1.html"), HasSubstr(">Jf3</a>"));
    EXPECT_THAT(Read(story.state(), {QStringLiteral("gl"), {}}).of("game-1-1.html"), HasSubstr(">Cf3</a>"));
}

TEST(WebSite, WhyAPlayerHasTheRankIsToldInTheLanguageOfThePages) {
    BigEvent const event(10, 3);
    std::string const english = Read(event.state()).of("player-2.html");
    std::array const words{"<h3>Neighbours</h3>", "Rank ", "Before ", " against "};
    EXPECT_THAT(english, HasSubstr("Neighbours"));
    for (char const* const language : {"sk", "cs", "gl"}) {
        std::string const page = Read(event.state(), {QString::fromLatin1(language), {}}).of("player-2.html");
        for (char const* const word : words) EXPECT_THAT(page, Not(HasSubstr(word))) << language;
    }
}

TEST(WebSite, APlayerHasAPageWithEveryRound) {
    BigEvent const event(10, 3);
    std::string const page = Read(event.state()).of("player-2.html");
    for (char const* const round : {"round-1.html", "round-2.html", "round-3.html"})
        EXPECT_THAT(page, HasSubstr("<a href=\"" + std::string(round) + "\">"));
    EXPECT_THAT(page, HasSubstr("<dt>Rank</dt>"));
}

TEST(WebSite, APlayersPageHasTheResultsAsTheirs) {
    session::Story story = session::Story::withAGameUnderWay();
    session::Board const& board = story.state().rounds.front().boards.front();
    std::string const black = "player-" + std::to_string(board.black.value()) + ".html";
    auto const resultOf = [&] {
        std::string const page = Read(story.state()).of(black);
        return std::pair{page.find(">0</a></td>") != page.npos, page.find("1–0") != page.npos};
    };
    EXPECT_EQ(resultOf(), (std::pair{false, false}));
    story.enters(1, 1, Result::WhiteWins, session::Confirmation::Yes);
    EXPECT_EQ(resultOf(), (std::pair{true, false})) << "Black has lost, and nobody has to ask who had White";
}

TEST(WebSite, OpensWithTheStandingsOnceTheRoundIsOver) {
    BigEvent over(10, 3);
    EXPECT_THAT(Read(over.state()).of("index.html"), HasSubstr(">Rank<"));
    over.state().rounds.back().boards.front().result.reset();
    EXPECT_THAT(Read(over.state()).of("index.html"), Not(HasSubstr(">Rank<"))) << "where do I play?";
}

TEST(WebSite, WhoGivesAnExhibitionHasAllGamesOnThePage) {
    session::Story story;
    story.does(session::OpenEvent{session::Story::draft("90+30", "SIMULTANEOUS")});
    for (char const* const name : {"Aas", "Berg", "Cruz", "Dahl"})
        story.does(session::EnterPlayer{session::Story::named(name)});
    story.does(session::PairRound{});
    for (int board = 1; board <= 3; ++board) story.enters(1, board, Result::WhiteWins);
    Read const site(story.state());
    for (session::Player const* const each : story.state().playersInOrder()) {
        std::string const page = site.of("player-" + std::to_string(each->id.value()) + ".html");
        bool const gives = each->number == PairingNumber{1};
        for (session::Player const* const other : story.state().playersInOrder())
            if (other != each && (gives || other->number == PairingNumber{1})) {
                EXPECT_THAT(page, HasSubstr(other->details.name));
            }
    }
}

TEST(WebSite, APlayersPageSaysWhyTheRankIsTheirs) {
    BigEvent const event(10, 3);
    std::string const page = Read(event.state()).of("player-2.html");
    EXPECT_THAT(page, HasSubstr("<h2>Why this rank</h2>"));
    EXPECT_THAT(page, HasSubstr("<h3>Neighbours</h3>"));
    EXPECT_THAT(page, HasSubstr("<h3>BH/C1 "));
    EXPECT_THAT(page, Not(HasSubstr("<h3>Games</h3>"))) << "they stand above";
    BigEvent const before(10, 0);
    EXPECT_THAT(Read(before.state()).of("player-2.html"), Not(HasSubstr("Why this rank")));
}

TEST(WebSite, APlayersPageHasTheChangeOfTheRatingWhereItIsKnown) { // B.02, 8.3
    BigEvent event(10, 3);
    session::Player& player = event.state().players.at(PlayerId{2});
    player.details.k = 20;
    EXPECT_THAT(Read(event.state()).of("player-2.html"), HasSubstr("<dt>Change of the rating (provisional)</dt>"));
    event.state().details.begins.reset();
    EXPECT_THAT(Read(event.state()).of("player-2.html"), Not(HasSubstr("Change of the rating")));
}

TEST(WebSite, IsTheSameForTheSameEvent) {
    BigEvent const event(20, 4);
    EXPECT_EQ(webSite(event.state(), {QStringLiteral("en"), {}}), webSite(event.state(), {QStringLiteral("en"), {}}));
}

TEST(WebSite, TheDataOfAnEventNamesEveryBoardOnce) {
    BigEvent const event(10, 2);
    auto const data = QJsonDocument::fromJson(QByteArray::fromStdString(Read(event.state()).of("event.json"))).object();
    EXPECT_EQ(data[QStringLiteral("players")].toArray().size(), 10);
    QJsonObject const round = data[QStringLiteral("rounds")].toArray().at(0).toObject();
    EXPECT_EQ(round[QStringLiteral("boards")].toArray().size() * 2 + round[QStringLiteral("byes")].toArray().size(),
              10);
}

TEST(WebSite, TheFeedLeadsToThePagesWhereTheirAddressIsKnown) {
    BigEvent const event(4, 2);
    WebOrder const order{QStringLiteral("en"), QStringLiteral("https://chess.example/cup/")};
    EXPECT_THAT(Read(event.state(), order).of("feed.xml"),
                HasSubstr("<link>https://chess.example/cup/round-2.html</link>"));
    EXPECT_THAT(Read(event.state()).of("feed.xml"), HasSubstr("<link>round-2.html</link>"));
}

TEST(WebSite, TheFeedTellsOfARoundOnceItIsPairedAndOnceItIsOver) {
    BigEvent const event(20, 2); // a game of round 2 is not over
    std::string const feed = Read(event.state()).of("feed.xml");
    EXPECT_THAT(feed, HasSubstr("<title>Round 1: results</title>"));
    EXPECT_THAT(feed, HasSubstr("<title>Round 2: pairings</title>"));
    EXPECT_THAT(feed, Not(HasSubstr("<title>Round 2: results</title>")));
}

TEST(WebSite, IsGoodInABrowserInTwoLanguages) { // contrast, names, landmarks, keyboard, scripts
    BigEvent event(20, 4);
    event.state().rounds[0].boards[0].game.record = finishedGame().state().rounds[0].boards[0].game.record;
    QTemporaryDir sites;
    for (QString const& language : {QStringLiteral("en"), QStringLiteral("sk")})
        ASSERT_TRUE(
            updateWebPages(event.state(), {language, {}, true, {QStringLiteral("gl")}}, sites.filePath(language)));
    EXPECT_EQ(seenInABrowser(sites), "14 pages are good in a browser");
}

TEST(WebSite, InSeveralLanguagesEachPageLeadsToItselfInTheOthers) {
    BigEvent const event(6, 2);
    QTemporaryDir folder;
    auto const at = [&](char const* name) { return bytesOf(folder.filePath(QString::fromLatin1(name))).toStdString(); };
    WebOrder const order{QStringLiteral("sk,en,gl"), QStringLiteral("https://chess.example/cup/")};
    auto const first = writeWebPages(event.state(), order, folder.path());
    ASSERT_TRUE(first) << first.error().toStdString();
    for (char const* const below : {"", "en", "gl"})
        EXPECT_THAT(checked(folder.filePath(QString::fromLatin1(below))), HasSubstr("pages are sound")) << below;
    EXPECT_THAT(at("round-2.html"), HasSubstr("<html lang=\"sk\">"));
    EXPECT_THAT(at("round-2.html"), HasSubstr("<a href=\"en/round-2.html\" hreflang=\"en\" lang=\"en\">English</a>"));
    EXPECT_THAT(at("en/round-2.html"), HasSubstr("<html lang=\"en\">"));
    EXPECT_THAT(at("en/round-2.html"), HasSubstr("<a href=\"../round-2.html\" hreflang=\"sk\" lang=\"sk\">"));
    EXPECT_THAT(at("en/round-2.html"), HasSubstr("<a href=\"../gl/round-2.html\" hreflang=\"gl\" lang=\"gl\">"));
    EXPECT_THAT(at("en/round-2.html"), HasSubstr("<a href=\"round-2.html\" lang=\"en\" aria-current=\"true\">"));
    EXPECT_THAT(at("en/feed.xml"), HasSubstr("<link>https://chess.example/cup/en/round-2.html</link>"));
    EXPECT_TRUE(writeWebPages(event.state(), order, folder.path())->isNothing());
    write(folder.filePath(QStringLiteral("gl/photo.html")), "mine");
    auto const fewer = writeWebPages(event.state(), {QStringLiteral("sk"), {}}, folder.path());
    ASSERT_TRUE(fewer);
    EXPECT_FALSE(QFileInfo::exists(folder.filePath(QStringLiteral("en"))));
    EXPECT_EQ(QDir(folder.filePath(QStringLiteral("gl"))).entryList(QDir::Files),
              QStringList{QStringLiteral("photo.html")});
    EXPECT_THAT(at("round-2.html"), Not(HasSubstr("hreflang")));
    ASSERT_TRUE(writeWebPages(event.state(), {QStringLiteral("en"), {}}, folder.filePath(QStringLiteral("en"))));
    ASSERT_TRUE(writeWebPages(event.state(), {QStringLiteral("sk"), {}}, folder.path()));
    EXPECT_TRUE(QFileInfo::exists(folder.filePath(QStringLiteral("en/index.html")))) << "pages of their own stay";
    EXPECT_FALSE(writeWebPages(event.state(), {QStringLiteral("sk,xx"), {}}, folder.path()));
}

// --- of teams ---

/// The round is over, a reserve has played, and a board was empty.
session::Story teamsAtPlay() {
    session::Story story = session::fourTeamsAfterARound();
    story.does(session::GiveLineUp{
        session::teamCalled(story, "Team A"), RoundNumber{2}, {story.idOf("A1"), story.idOf("A3")}});
    story.does(
        session::GiveLineUp{session::teamCalled(story, "Team D"), RoundNumber{2}, {story.idOf("D1"), session::nobody}});
    story.does(session::PairRound{});
    session::playsByName(story);
    return story;
}

std::string teamFile(session::Story const& story, std::string const& name) {
    return "team-" + std::to_string(session::teamCalled(story, name).value()) + ".html";
}

std::string playerFile(session::Story const& story, std::string const& name) {
    return "player-" + std::to_string(story.idOf(name).value()) + ".html";
}

TEST(WebSiteOfTeams, ReadsWithoutAParseErrorInFourLanguages) {
    std::array const events{session::fourTeams(), session::fourTeamsAfterARound(), teamsAtPlay(),
                            session::fourTeamsAfterARound("BERGER_TEAM_ROUNDROBIN")};
    for (Language const& language : programLanguages())
        for (session::Story const& event : events) {
            QTemporaryDir folder;
            ASSERT_TRUE(writeWebPages(event.state(), {QString::fromLatin1(language.code), {}}, folder.path()));
            EXPECT_THAT(checked(folder.path()), HasSubstr("pages are sound")) << language.code;
        }
}

TEST(WebSiteOfTeams, IsGoodInABrowserAndItsTablesFitATelephone) {
    session::Story const story = teamsAtPlay();
    QTemporaryDir sites;
    for (QString const& language : {QStringLiteral("cs"), QStringLiteral("gl")})
        ASSERT_TRUE(updateWebPages(story.state(), {language, {}}, sites.filePath(language)));
    EXPECT_EQ(seenInABrowser(sites), "16 pages are good in a browser");
}

TEST(WebSiteOfTeams, ATeamHasAPageWithItsPlayersAndItsMatches) {
    session::Story const story = teamsAtPlay();
    Read const site(story.state());
    std::string const page = site.of(teamFile(story, "Team A"));
    EXPECT_THAT(page, HasSubstr("<h1>Team A</h1>"));
    EXPECT_THAT(page, HasSubstr("<dt>Match points</dt><dd>"));
    EXPECT_THAT(page, HasSubstr("<dt>Game points</dt><dd>"));
    for (char const* const player : {"A1", "A2", "A3"})
        EXPECT_THAT(page, HasSubstr("<a href=\"" + playerFile(story, player) + "\">" + player + "</a>"));
    EXPECT_THAT(page, HasSubstr("<a href=\"" + teamFile(story, "Team C") + "\">Team C</a>"));
    EXPECT_THAT(page, HasSubstr("<caption>Round 1: Team C, 1½ : ½</caption>"));
    EXPECT_THAT(page, HasSubstr("<a href=\"" + playerFile(story, "C2") + "\">C2</a>"));
    EXPECT_THAT(page, HasSubstr("<a href=\"round-2.html\">2</a>"));
    EXPECT_THAT(page, HasSubstr("<td>White</td>")) << "the colour on the first board";
    EXPECT_THAT(page, Not(HasSubstr("Captain"))) << "docs/privacy.md";
}

TEST(WebSiteOfTeams, ATeamsPageSaysWhyTheRankIsItsOwn) {
    session::Story const story = teamsAtPlay();
    std::string const page = Read(story.state()).of(teamFile(story, "Team B"));
    EXPECT_THAT(page, HasSubstr("<h2>Why this rank</h2>"));
    EXPECT_THAT(page, HasSubstr("<h3>Neighbours</h3>"));
    EXPECT_THAT(page, HasSubstr("<h3>BC "));
    EXPECT_THAT(page, Not(HasSubstr("<h3>Matches</h3>"))) << "they stand above";
    EXPECT_THAT(Read(session::fourTeams().state()).of(teamFile(story, "Team B")), Not(HasSubstr("Why this rank")));
}

TEST(WebSiteOfTeams, EveryTableLeadsToTheTeams) {
    session::Story const story = teamsAtPlay();
    Read const site(story.state());
    for (char const* const page : {"index.html", "standings.html", "crosstable.html", "round-1.html", "teams.html"})
        for (char const* const team : {"Team A", "Team B", "Team C", "Team D"})
            EXPECT_THAT(site.of(page), HasSubstr("<a href=\"" + teamFile(story, team) + "\">")) << page << team;
    EXPECT_THAT(site.of("round-1.html"), HasSubstr("<a href=\"" + playerFile(story, "C2") + "\">C2</a>"));
    EXPECT_THAT(site.of(playerFile(story, "C2")),
                HasSubstr("<a href=\"" + teamFile(story, "Team C") + "\">Team C</a>"));
    EXPECT_THAT(site.of("index.html"), HasSubstr("<a href=\"teams.html\">Teams</a>"));
    EXPECT_FALSE(Read(BigEvent(4, 1).state()).has("teams.html")) << "of players there is none";
}

TEST(WebSiteOfTeams, OpensWithTheMatchesWhileTheRoundIsPlayed) {
    session::Story story = session::fourTeams();
    story.does(session::PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    std::string const page = Read(story.state()).of("index.html");
    EXPECT_THAT(page, HasSubstr(">Team A</a></td><td class=\"centre strong\"><a href=\"round-1.html\">1 : 0</a></td>"));
    EXPECT_THAT(page, HasSubstr("<a href=\"" + playerFile(story, "C2") + "\">C2</a>")) << "where do I play?";
    EXPECT_THAT(Read(teamsAtPlay().state()).of("index.html"), Not(HasSubstr(">1½ : ½<"))) << "it is over";
}

TEST(WebSiteOfTeams, TheDataHasTeamsAndMatches) {
    session::Story const story = teamsAtPlay();
    auto const data = QJsonDocument::fromJson(QByteArray::fromStdString(Read(story.state()).of("event.json"))).object();
    QJsonArray const teams = data[QStringLiteral("teams")].toArray();
    ASSERT_EQ(teams.size(), 4);
    QJsonObject const first = teams.at(0).toObject();
    EXPECT_EQ(first[QStringLiteral("name")].toString(), QStringLiteral("Team A"));
    EXPECT_EQ(first[QStringLiteral("players")].toArray().size(), 3);
    QJsonObject const match =
        data[QStringLiteral("rounds")].toArray().at(0).toObject()[QStringLiteral("matches")].toArray().at(0).toObject();
    EXPECT_EQ(match[QStringLiteral("home")], first[QStringLiteral("id")]);
    EXPECT_EQ(match[QStringLiteral("points")].toArray(), (QJsonArray{1.5, 0.5}));
    EXPECT_EQ(match[QStringLiteral("boards")].toArray(), (QJsonArray{1, 2}));
}

TEST(WebSiteOfTeams, ANameCannotBecomeAnElement) {
    session::Story story = session::fourTeams();
    session::TeamDraft draft;
    draft.name = "<img src=x>";
    story.does(session::EnterTeam{draft});
    EXPECT_THAT(Read(story.state()).endingWith(".html"), Not(HasSubstr("<img src=x>")));
}

// --- the folder ---

TEST(WebFolder, WritesOnlyWhatChanged) {
    QTemporaryDir folder;
    auto const first = updateWebFolder(folder.filePath(QStringLiteral("new/site")), someFiles);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->written, 2);
    EXPECT_TRUE(updateWebFolder(folder.filePath(QStringLiteral("new/site")), someFiles)->isNothing());
    std::vector<WebFile> files = someFiles;
    files[1].bytes = "three";
    EXPECT_EQ(updateWebFolder(folder.filePath(QStringLiteral("new/site")), files)->written, 1);
    EXPECT_EQ(bytesOf(folder.filePath(QStringLiteral("new/site/round-1.html"))), "three");
}

TEST(WebFolder, RemovesItsOldPagesAndNothingElse) {
    QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("photo.html")), "mine");
    ASSERT_TRUE(updateWebFolder(folder.path(), someFiles));
    auto const change = updateWebFolder(folder.path(), {someFiles.front()});
    ASSERT_TRUE(change);
    EXPECT_EQ(change->removed, 1);
    EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("round-1.html"))));
    EXPECT_EQ(bytesOf(folder.filePath(QStringLiteral("photo.html"))), "mine");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
              (QStringList{QStringLiteral("flagfall-pages.txt"), QStringLiteral("index.html"),
                           QStringLiteral("photo.html")}));
}

TEST(WebFolder, NeverWritesOverAFileOfSomebodyElse) {
    QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("round-1.html")), "mine");
    auto const change = updateWebFolder(folder.path(), someFiles);
    ASSERT_FALSE(change);
    EXPECT_EQ(change.error().what, WebFolderProblem::What::Foreign);
    EXPECT_EQ(bytesOf(folder.filePath(QStringLiteral("round-1.html"))), "mine");
    EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("index.html")))) << "nothing was begun";
}

TEST(WebFolder, NeverFollowsALinkOutOfTheFolder) {
    QTemporaryDir folder, elsewhere;
    ASSERT_TRUE(updateWebFolder(folder.path(), someFiles));
    write(elsewhere.filePath(QStringLiteral("letter.txt")), "mine");
    QString const page = folder.filePath(QStringLiteral("index.html"));
    ASSERT_TRUE(QFile::remove(page));
    ASSERT_TRUE(QFile::link(elsewhere.filePath(QStringLiteral("letter.txt")), page));
    EXPECT_FALSE(updateWebFolder(folder.path(), someFiles));
    EXPECT_EQ(bytesOf(elsewhere.filePath(QStringLiteral("letter.txt"))), "mine");
}

TEST(WebFolder, AListThatNamesOtherFilesRemovesNone) {
    QTemporaryDir folder;
    QString const site = folder.filePath(QStringLiteral("site"));
    ASSERT_TRUE(QDir().mkpath(site));
    write(folder.filePath(QStringLiteral("letter.html")), "mine");
    write(site + QStringLiteral("/notes.txt"), "mine");
    write(site + QStringLiteral("/flagfall-pages.txt"), "../letter.html\nnotes.txt\n");
    EXPECT_EQ(updateWebFolder(site, someFiles)->removed, 0);
    EXPECT_EQ(bytesOf(folder.filePath(QStringLiteral("letter.html"))), "mine");
    EXPECT_EQ(bytesOf(site + QStringLiteral("/notes.txt")), "mine");
}

TEST(WebFolder, SaysThatItCannotBeMade) {
    QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("file")), "mine");
    auto const change = updateWebFolder(folder.filePath(QStringLiteral("file")), someFiles);
    ASSERT_FALSE(change);
    EXPECT_EQ(change.error().what, WebFolderProblem::What::CannotMake);
}

TEST(WebPagesFile, RefusesALanguageTheProgramDoesNotSpeak) {
    QTemporaryDir folder;
    auto const change = writeWebPages(BigEvent(2, 0).state(), {QStringLiteral("tlh"), {}}, folder.path());
    ASSERT_FALSE(change);
    EXPECT_EQ(change.error(), QStringLiteral("--language: en, sk, cs or gl, or several of them: sk,en"));
}

} // namespace
} // namespace flagfall::view
