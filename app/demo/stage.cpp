// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/stage.h"

#include "app/demo/demo_event.h"
#include "app/demo/demo_file.h"
#include "app/lists/made_up_list.h"
#include "app/view/shell/closed_door.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTimer>

namespace flagfall::demo {
namespace {

void sitAt(std::unique_ptr<session::Journal> journal, view::Workspace& workspace) {
    static_cast<void>(workspace.openJournal(std::move(journal), QStringLiteral("northern-sky.flagfall")));
}

/// A list as it comes by mail: some cells are unclear, and somebody is on it twice.
constexpr char const* enteredList = "Por.;Titul;Meno a priezvisko;Rating;Fed;FIDE ID;Dátum narodenia;Klub\n"
                                    "1;FM;Horváthová, Lucia;2214;SVK;14933201;29.2.1996;ŠK Slávia\n"
                                    "2;;Bednár, Šimon;1 876;SVK;14933202;2004;ŠK Dunaj\n"
                                    "3;NM;Carballo Outeiral, Uxía;asi 1900;ESP;;14.7.1999;Xadrez Ulla\n"
                                    "4;;Procházka, Vojtěch;1755;Česko;;3.11.1988;TJ Sokol\n"
                                    "5;;Prochazka, Vojtech;1755;CZE;;;\n"
                                    "6;WIM;Dvořáková, Tereza;2098;CZE;399001;1991-08-05;ŠK Vltava\n"
                                    "7;;;1500;SVK;;;\n"
                                    "8;;Kováč, Adam;;SVK;;2011;ŠK Slávia\n";

void openHall(view::Workspace& workspace, DemoTicks& ticks) {
    sitAt(std::make_unique<storage::MemoryJournal>(), workspace);
    if (session::Desk* desk = workspace.desk().desk()) play(*desk, ticks);
    QCoreApplication::processEvents();
}

void openSwiss(view::Workspace& workspace, DemoTicks& ticks) {
    sitAt(std::make_unique<storage::MemoryJournal>(), workspace);
    if (session::Desk* desk = workspace.desk().desk()) playSwiss(*desk, ticks);
    QCoreApplication::processEvents();
}

constexpr QLatin1Char plus('+');
/// Boards of the script: one that plays, and one whose flag is down.
constexpr int playingBoard = 1;
constexpr int fallenBoard = 4;
constexpr int recordedBoard = 3;
constexpr int touchedBoard = 10;
/// So many lines of the history have come since.
constexpr std::size_t lookedBack = 5;
constexpr int touchedSquare = 5; // f1
/// Black's flag fell: can the knight mate? And a wall without a door.
constexpr auto flagFell = "8/8/4k3/7r/8/3NK3/8/8 b - - 3 60";
constexpr auto wall = "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 b - - 0 40";

/// A picture of what a player wrote.
std::string scoresheet() {
    QImage sheet(600, 420, QImage::Format_RGB32);
    sheet.fill(QColor(0xfb, 0xf8, 0xee));
    QPainter painter(&sheet);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(26);
    painter.setFont(font);
    painter.setPen(QColor(0x1c, 0x2c, 0x66));
    QStringList const moves{QStringLiteral("1. e4    c5"), QStringLiteral("2. Nf3   d6"),
                            QStringLiteral("3. d4    cd4"), QStringLiteral("4. Nd4   Nf6"),
                            QStringLiteral("5. Nc3   a6")};
    for (int line = 0; line < moves.size(); ++line) {
        painter.drawText(40, 70 + line * 70, moves[line]);
        painter.drawLine(30, 84 + line * 70, 570, 84 + line * 70);
    }
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    sheet.save(&buffer, "PNG");
    return bytes.toStdString();
}

} // namespace

std::unique_ptr<view::JournalDoor> closedDoor() { return std::make_unique<view::ClosedDoor>(); }

QStringList pages() {
    return {QStringLiteral("start"),
            QStringLiteral("create"),
            QStringLiteral("edit"),
            QStringLiteral("import"),
            QStringLiteral("players"),
            QStringLiteral("entries"),
            QStringLiteral("checkin"),
            QStringLiteral("checkin+close"),
            QStringLiteral("hall"),
            QStringLiteral("clock"),
            QStringLiteral("results"),
            QStringLiteral("results+verify"),
            QStringLiteral("results+slip"),
            QStringLiteral("standings"),
            QStringLiteral("history"),
            QStringLiteral("recovery"),
            QStringLiteral("settings"),
            QStringLiteral("help"),
            QStringLiteral("audit"),
            QStringLiteral("attendance"),
            QStringLiteral("replay"),
            QStringLiteral("hall+hands"),
            QStringLiteral("hall+picked"),
            QStringLiteral("hall+calls"),
            QStringLiteral("closing"),
            QStringLiteral("rehearsal"),
            QStringLiteral("hall+ruling"),
            QStringLiteral("create+control"),
            QStringLiteral("clock+turned"),
            QStringLiteral("clock+facts"),
            QStringLiteral("pairing"),
            QStringLiteral("pairing+why"),
            QStringLiteral("pairing+hands"),
            QStringLiteral("pairing+brackets"),
            QStringLiteral("record"),
            QStringLiteral("record+claim"),
            QStringLiteral("mating"),
            QStringLiteral("mating+setup"),
            QStringLiteral("mating+dead"),
            QStringLiteral("record+blind"),
            QStringLiteral("record+boards"),
            QStringLiteral("mating+game"),
            QStringLiteral("hall+device"),
            QStringLiteral("laws"),
            QStringLiteral("hall+laws"),
            QStringLiteral("rulings"),
            QStringLiteral("rulings+register"),
            QStringLiteral("paper"),
            QStringLiteral("papers"),
            QStringLiteral("papers+settings"),
            QStringLiteral("hall+incident"),
            QStringLiteral("hall+incident-penalty"),
            QStringLiteral("record+incident-touch"),
            QStringLiteral("lists"),
            QStringLiteral("lists+compare"),
            QStringLiteral("players+lists"),
            QStringLiteral("adjournments"),
            QStringLiteral("adjournments+seal"),
            QStringLiteral("display"),
            QStringLiteral("web"),
            QStringLiteral("broadcast"),
            QStringLiteral("stations"),
            QStringLiteral("stations+pad"),
            QStringLiteral("persons"),
            QStringLiteral("persons+person"),
            QStringLiteral("hall+past"),
            QStringLiteral("standings+past"),
            QStringLiteral("history+past")};
}

Scene sceneOf(QString const& name) {
    QString const page = name.section(plus, 0, 0);
    if (name.endsWith(QLatin1String("+past"))) return Scene::Past;
    if (page == QLatin1String("recovery")) return Scene::Crash;
    if (page == QLatin1String("pairing")) return Scene::Swiss;
    bool const empty =
        page == QLatin1String("start") || page == QLatin1String("create") || page == QLatin1String("import");
    return empty ? Scene::NothingOpen : Scene::Hall;
}

void open(Scene scene, view::Workspace& workspace, DemoTicks& ticks) {
    switch (scene) {
    case Scene::NothingOpen: return;
    case Scene::Past:
    case Scene::Hall: openHall(workspace, ticks); break;
    case Scene::Swiss: openSwiss(workspace, ticks); break;
    case Scene::Crash: sitAt(crashed(ticks), workspace); break;
    }
    emit workspace.opened();
    if (scene == Scene::Past)
        static_cast<void>(workspace.past()->showAfter(workspace.history()->rows().at(lookedBack).seq));
}

namespace {
QQuickWindow* loadMain(QQmlApplicationEngine& engine, QVariantMap const& properties) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties(properties);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Flagfall/Ui/Main.qml")));
    return engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
}
} // namespace

QQuickWindow* loadWindow(QQmlApplicationEngine& engine, view::Workspace& workspace) {
    QObject::connect(&workspace, &view::Workspace::languageSpoken, &engine, &QQmlEngine::retranslate);
    return loadMain(engine, {{QStringLiteral("workspace"), QVariant::fromValue(&workspace)}});
}

QQuickWindow* loadWindow(QQmlApplicationEngine& engine, view::Tournaments& tournaments) {
    QObject::connect(&tournaments, &view::Tournaments::languageSpoken, &engine, &QQmlEngine::retranslate);
    return loadMain(engine, {{QStringLiteral("workspace"), QVariant::fromValue(tournaments.shown())},
                             {QStringLiteral("tournaments"), QVariant::fromValue(&tournaments)}});
}

Stage::Stage(Scene scene)
    : m_door(closedDoor()), m_tournaments(m_ticks, *m_door, m_folder.filePath(QStringLiteral("settings.ini"))),
      m_workspace(*m_tournaments.shown()) {
    m_workspace.preferences()->overrideTheme(view::Preferences::Theme::Light);
    open(scene, m_workspace, m_ticks);
}

Stage::~Stage() = default;

bool Stage::load() {
    m_window = loadWindow(m_engine, m_tournaments);
    if (m_window && m_workspace.past()->shown()) m_window = m_window->property("pastWindow").value<QQuickWindow*>();
    return m_window != nullptr;
}

QQuickItem* Stage::pageItem() const { return m_window->property("pageItem").value<QQuickItem*>(); }

/// What was open on the page before is closed.
void Stage::clear() {
    m_workspace.boards()->pickNone();
    QMetaObject::invokeMethod(m_window, "closeLaws");
    m_workspace.hands()->setOpen(false);
    m_workspace.sealing()->close();
    m_workspace.resultEntry()->setMode(view::ResultEntry::Mode::InOrder);
    m_workspace.incidents()->close();
    if (m_workspace.clockView()->turned()) m_workspace.clockView()->turn();
    if (m_window->property("page").toString() == QLatin1String("clock")) pageItem()->setProperty("factsShown", false);
}

void Stage::prepare(QString const& page) {
    if (page == QLatin1String("import"))
        m_workspace.importForm()->read(QStringLiteral("southern-cross.trf"), QByteArray::fromStdString(reportFile()));
    if (page == QLatin1String("entries"))
        m_workspace.entries()->read(QStringLiteral("prihlasky.csv"), QByteArray(enteredList));
    if (page == QLatin1String("create")) m_workspace.eventForm()->startNew();
    if (page == QLatin1String("edit")) m_workspace.eventForm()->startEdit();
    if (page == QLatin1String("clock")) m_workspace.showClock(3);
    if (page == QLatin1String("replay")) m_workspace.showReplay(3);
    if (page == QLatin1String("mating")) m_workspace.mating()->takeOver(QString::fromLatin1(flagFell));
    if (page == QLatin1String("record")) m_workspace.showRecord(recordedBoard);
    if (page == QLatin1String("pairing")) preparePairing();
    if (page == QLatin1String("persons")) preparePersons();
    if (page == QLatin1String("stations")) prepareStations();
    if (page == QLatin1String("adjournments")) prepareAdjournments();
    if (page == QLatin1String("lists") || page == QLatin1String("players")) prepareLists();
    if (page == QLatin1String("rulings") || page == QLatin1String("paper")) prepareRulings();
    if (page == QLatin1String("paper")) m_workspace.rulings()->showCase(0);
}

/// A list of this month with the players of the event, some of them a little stronger, and many others.
void Stage::prepareLists() {
    view::RatingListsModel& model = *m_workspace.ratingLists();
    model.update();
    if (model.count() > 0) return;
    std::string text = "Name;FIDE ID;Fed;Title;Sex;Rating;Rapid;K;Born\n";
    int number = 0;
    constexpr int identified = 12; // of the others the list can only guess who they are
    for (session::Player const* const player : m_workspace.desk().state().playersInOrder()) {
        session::PlayerDraft held = session::draftOf(player->details);
        held.fideId = std::to_string(4'100'010 + 7 * number);
        if (number < identified)
            m_workspace.desk().submit(session::RevisePlayer{player->id, held}, session::Confirmation::Yes,
                                      m_workspace.desk().now(), [](auto const&) {});
        int const rating = player->details.rating + (++number % 3 == 0 ? 7 : 0);
        for (std::string const& field : {held.name, held.fideId, held.federation, held.title, held.sex,
                                         std::to_string(rating), std::to_string(rating - 40)})
            text += field + ";";
        text += "20;" + held.birth.substr(0, 4) + "\n";
    }
    lists::MadeUpPlayers made{1};
    for (int i = 0; i < 2000; ++i) {
        lists::ListedPlayer const player = made.next();
        for (std::string const& field :
             {player.name, player.fideId, player.federation, std::string{session::titleText(player.title)},
              std::string{}, std::to_string(player.in(PlayType::Standard).value), std::string{}})
            text += field + ";";
        text += "20;" + player.birth + "\n";
    }
    QFile file(m_folder.filePath(QStringLiteral("list.csv")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0) return;
    file.close();
    settle(std::chrono::milliseconds{200});
    model.importFile(QUrl::fromLocalFile(file.fileName()), QStringLiteral("fide"), QStringLiteral("2026-11"));
    while (model.importing()) {
        settle(std::chrono::milliseconds{50});
        m_workspace.question()->yes(); // it is a table
    }
    m_workspace.notice()->dismiss();
}

/// The chief arbiter is at the desk, and two others may be.
void Stage::preparePersons() {
    view::PersonsModel& persons = *m_workspace.persons();
    if (persons.isActive()) return;
    persons.keep(QStringLiteral("Šebestová, Ľudmila"), 0, {}, true);
    settle(std::chrono::milliseconds{200});
    persons.keep(QStringLiteral("Tichá, Mária"), 1, {}, true);
    persons.keep(QStringLiteral("Kriváň, Peter"), 2, {}, true);
    settle(std::chrono::milliseconds{200});
}

/// Two pads, and the code of the second.
void Stage::prepareStations() {
    view::StationsView& stations = *m_workspace.stations();
    if (stations.count() > 0) return;
    stations.openStation(QStringLiteral("result-pad"), QStringLiteral("Pad A"), QStringLiteral("Mária Tichá"),
                         QStringLiteral("1-10"), 1);
    stations.openStation(QStringLiteral("result-pad"), QStringLiteral("Pad B"), QStringLiteral("Peter Kriváň"),
                         QStringLiteral("11-20"), 1);
}

/// A player seals, and a game is adjourned until the next day.
void Stage::prepareAdjournments() {
    if (m_workspace.adjournments()->count() > 0) return;
    RoundNumber const round{m_workspace.rounds()->shown()};
    BoardNumber const sealing{playingBoard};
    BoardNumber const adjourned{recordedBoard};
    for (session::Command const& command : std::vector<session::Command>{
             session::CallForSealing{round, {sealing, adjourned}}, session::AdjournGame{round, adjourned},
             session::KeepEnvelope{round, adjourned, "Mária Tichá", true},
             session::PlanResumption{round, {adjourned}, "2026-11-25 10:00", "Room 2"}})
        m_workspace.desk().submit(command, session::Confirmation::Yes, m_workspace.desk().now(), [](auto const&) {});
    settle(std::chrono::milliseconds{200});
}

/// A warning, and a decision of the arbiter's own on the recorded game with a picture attached to it.
void Stage::prepareRulings() {
    m_workspace.rulings()->setWatched(true);
    if (m_workspace.rulings()->allCount() > 0) return;
    session::RulingOnRecord const noise{.edition = "E2023",
                                        .play = "standard",
                                        .incident = "offence kind=noise by=black",
                                        .finding = "penalty-usual",
                                        .article = "12.6, 12.9.1",
                                        .effects = {"warn of=black"}};
    session::RulingOnRecord const phone{.edition = "E2023",
                                        .play = "standard",
                                        .incident = "device by=white state=switched-off in-bag=yes",
                                        .finding = "penalty-to-choose",
                                        .effects = {"give-time to=black time=0:05:00"},
                                        .own = true,
                                        .note = "switched off, in the bag beside the board"};
    for (auto const& [board, ruling] : {std::pair{playingBoard, noise}, std::pair{recordedBoard, phone}})
        m_workspace.desk().submit(
            session::MakeRuling{RoundNumber{m_workspace.rounds()->shown()}, BoardNumber{board}, ruling},
            session::Confirmation::Yes, m_workspace.desk().now(), [](auto const&) {});
    settle(std::chrono::milliseconds{200});
    auto const& latest = m_workspace.rulings()->rows().front();
    session::AttachFile const picture{RoundNumber{latest.round},
                                      BoardNumber{latest.board},
                                      Seq{latest.seq},
                                      "scoresheet of White.png",
                                      "image/png",
                                      std::make_shared<std::string const>(scoresheet()),
                                      "the five moves before it rang"};
    m_workspace.desk().submit(picture, session::Confirmation::Yes, m_workspace.desk().now(), [](auto const&) {});
    settle(std::chrono::milliseconds{200});
}

void Stage::preparePairing() {
    view::PairingView& pairing = *m_workspace.pairing();
    pairing.dropManual();
    pairing.setBracketsShown(false);
    pairing.propose();
}

/// Two seats of the second and the third board.
void Stage::unfoldPairing(QString const& what) {
    view::PairingView& pairing = *m_workspace.pairing();
    auto const& rows = pairing.boards()->rows();
    if (rows.size() < 3) return;
    if (what == QLatin1String("brackets")) pairing.setBracketsShown(true);
    if (what == QLatin1String("hands")) pairing.beginManual();
    if (what == QLatin1String("hands")) pairing.turnColours(rows[1].whiteId);
    pairing.pick(rows[1].whiteId);
    pairing.pick(rows[2].blackId);
    if (what == QLatin1String("why")) pairing.askWhy();
}

/// A record as long as the game, on a board whose clock was not started.
void Stage::prepareTouch() {
    session::WriteRecord record{RoundNumber{m_workspace.rounds()->shown()}, BoardNumber{touchedBoard}, 0, 0, {}};
    for (auto const* const move : {"e2e4", "e7e5", "g1f3", "b8c6"}) record.entries.push_back({.move = move});
    m_workspace.desk().submit(record, session::Confirmation::Yes, m_workspace.desk().now(), [](auto const&) {});
    settle(std::chrono::milliseconds{200});
}

/// The list, or an incident at the board with the game record.
void Stage::unfoldIncident(QString const& incident) {
    view::IncidentView& incidents = *m_workspace.incidents();
    bool const touched = incident == QLatin1String("touch");
    if (touched) prepareTouch();
    incidents.openAt(touched ? touchedBoard : recordedBoard);
    incidents.choose(incident);
    if (touched) incidents.touch(touchedSquare);
    if (incident == QLatin1String("penalty"))
        for (char const* const key : {"B", "1", "2"}) incidents.letter(QString::fromLatin1(key));
}

void Stage::unfold(QString const& what) {
    if (m_window->property("page").toString() == QLatin1String("pairing")) {
        unfoldPairing(what);
        return;
    }
    if (what.startsWith(QLatin1String("incident"))) return unfoldIncident(what.section(QLatin1Char('-'), 1));
    if (what == QLatin1String("calls")) return callFromBoards();
    if (what == QLatin1String("picked")) m_workspace.boards()->pickRange(playingBoard, fallenBoard);
    bool const ruled = what == QLatin1String("ruling") || what == QLatin1String("laws");
    m_window->setProperty("selectedBoard", ruled ? fallenBoard : playingBoard);
    if (m_window->property("page").toString() == QLatin1String("hall"))
        QMetaObject::invokeMethod(pageItem(), "intervene");
    if (what == QLatin1String("laws")) QMetaObject::invokeMethod(m_window, "openLaws");
    if (what == QLatin1String("device"))
        m_workspace.hands()->perform(static_cast<int>(view::Intervention::DeviceOfWhite));
    if (what == QLatin1String("control"))
        if (auto* const button = pageItem()->findChild<QObject*>(QStringLiteral("editControl")))
            QMetaObject::invokeMethod(button, "clicked");
    if (what == QLatin1String("person")) QMetaObject::invokeMethod(pageItem(), "edit");
    if (what == QLatin1String("pad")) QMetaObject::invokeMethod(pageItem(), "add");
    if (what == QLatin1String("close")) pageItem()->setProperty("closing", true);
    if (what == QLatin1String("verify")) verifyResults();
    if (what == QLatin1String("slip")) m_workspace.resultEntry()->setMode(view::ResultEntry::Mode::Slip);
    if (what == QLatin1String("compare")) QMetaObject::invokeMethod(pageItem(), "compare");
    if (what == QLatin1String("lists")) {
        QMetaObject::invokeMethod(pageItem(), "add");
        settle(std::chrono::milliseconds{100});
        m_workspace.playerForm()->setName(QStringLiteral("ko"));
        m_workspace.listHits()->search(QStringLiteral("ko"));
    }
    if (what == QLatin1String("seal")) m_workspace.sealing()->begin(m_workspace.rounds()->shown(), playingBoard);
    if (what == QLatin1String("settings")) pageItem()->setProperty("settings", true);
    if (what == QLatin1String("register")) pageItem()->setProperty("register", true);
    if (what == QLatin1String("setup")) m_workspace.mating()->setArranging(true);
    if (what == QLatin1String("game")) {
        m_workspace.showRecord(recordedBoard);
        m_workspace.record()->askMate();
    }
    if (what == QLatin1String("dead")) m_workspace.mating()->takeOver(QString::fromLatin1(wall));
    if (what == QLatin1String("turned")) m_workspace.clockView()->turn();
    if (what == QLatin1String("boards")) playBlind();
    if (what == QLatin1String("claim") || what == QLatin1String("blind")) pageItem()->setProperty("form", what);
    if (what == QLatin1String("facts")) pageItem()->setProperty("factsShown", true);
}

/// Two boards want the arbiter.
void Stage::callFromBoards() {
    if (m_workspace.calls()->count() > 0) return;
    for (int const board : {recordedBoard, touchedBoard}) m_workspace.calls()->turn(board);
    settle(std::chrono::milliseconds{200});
}

/// What stands, typed again, up to a result that differs.
void Stage::verifyResults() {
    view::ResultEntry& entry = *m_workspace.resultEntry();
    entry.setMode(view::ResultEntry::Mode::Verify);
    for (int keys = m_workspace.boards()->count(); keys > 0 && !entry.differs(); --keys)
        entry.key(Qt::Key_Delete, {}, 0, 0);
}

/// White of the recorded game is visually disabled, and Black's own board stands otherwise.
void Stage::playBlind() {
    view::BlindPlayView& blind = *m_workspace.record()->blind();
    QVariantMap const white{{QStringLiteral("disabled"), true},
                            {QStringLiteral("keeping"), 1},
                            {QStringLiteral("assistant"), QStringLiteral("Mária Tichá")},
                            {QStringLiteral("duties"), QVariantList{true, true, true, true, true, false}}};
    pageItem()->setProperty("form", QString{});
    blind.arrange({white, QVariantMap{}}, true, {});
    settle(std::chrono::milliseconds{200});
    blind.compare(view::Sides::Side::Black, QStringLiteral("h4"));
}

void Stage::turnTo(QString const& name) {
    QString const page = name.section(plus, 0, 0);
    clear();
    prepare(page);
    m_window->setProperty("page", page);
    if (QString const what = name.section(plus, 1); !what.isEmpty()) unfold(what);
}

void Stage::settle(std::chrono::milliseconds time) {
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace flagfall::demo
