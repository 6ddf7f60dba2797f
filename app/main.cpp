// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/manual.h"
#include "app/demo/pictures.h"
#include "app/demo/self_test.h"
#include "app/demo/stage.h"
#include "app/equipment/machine_ticks.h"
#include "app/storage/backup_drill.h"
#include "app/storage/clean_copy.h"
#include "app/storage/conversion.h"
#include "app/storage/journal_door.h"
#include "app/storage/memory_journal.h"
#include "app/storage/postgres_address.h"
#include "app/storage/postgres_journal.h"
#include "app/storage/sqlite_journal.h"
#include "app/view/common/keychain_store.h"
#include "app/view/common/languages.h"
#include "app/view/exports/exports_text.h"
#include "app/view/exports/whole_archive.h"
#include "app/view/printing/paper_files.h"
#include "app/view/shell/tournaments.h"
#include "app/view/texts/journal_text.h"
#include "app/view/web/web_pages_file.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>

#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <optional>

// Makes and connects everything, decides nothing.
namespace {

using namespace flagfall;

/// Events live in files, and for several desks in a database.
class EventDoor final : public view::JournalDoor {
public:
    Answer create(std::string const& path) override {
        auto created = storage::SqliteJournal::create(path);
        if (created) (*created)->keepKeysIn(m_keys);
        return asJournal(std::move(created));
    }
    Answer createWhole(std::string const& path, session::Fill const& fill) override {
        return storage::SqliteJournal::maker(path, m_keys)(fill);
    }
    Answer practice() override { return std::make_unique<storage::MemoryJournal>(); }
    Answer open(std::string const& path, session::Progress const& progress) override {
        m_original.clear();
        m_before.clear();
        m_elsewhere.reset();
        if (storage::isPostgresAddress(path)) {
            auto opened = inDatabase(path, storage::Access::ReadWrite, progress);
            if (opened) (*opened)->keepKeysIn(m_keys);
            m_elsewhere = opened ? (*opened)->knownElsewhere() : std::nullopt;
            return asJournal(std::move(opened));
        }
        auto const converted = storage::convertIfOlder(path);
        if (!converted) return refused(converted.error());
        m_original = *converted ? (*converted)->string() : std::string{};
        auto opened = storage::SqliteJournal::open(path, storage::Access::ReadWrite, progress);
        if (opened) (*opened)->keepKeysIn(m_keys);
        m_before = opened ? (*opened)->keptBefore().string() : std::string{};
        m_elsewhere = opened ? (*opened)->knownElsewhere() : std::nullopt;
        return asJournal(std::move(opened));
    }
    Answer look(std::string const& path) override {
        if (storage::isPostgresAddress(path)) return asJournal(inDatabase(path, storage::Access::ReadOnly));
        return asJournal(storage::SqliteJournal::open(path, storage::Access::ReadOnly));
    }
    std::optional<session::JournalProblem> backUp(std::string const& event, std::string const& target) override {
        if (storage::isPostgresAddress(event)) {
            auto const copied = storage::copyJournal(event, target);
            return copied ? std::nullopt : std::optional(copied.error());
        }
        auto journal = storage::SqliteJournal::open(event, storage::Access::ReadOnly);
        if (!journal) return journal.error();
        auto const copied = (*journal)->backupTo(target);
        return copied ? std::nullopt : std::optional(copied.error());
    }
    std::optional<session::OpenProblem> copyWithout(view::Without what, std::string const& event,
                                                    std::string const& target) override {
        auto const names = what == view::Without::People ? storage::Names::Removed : storage::Names::Kept;
        auto const written = storage::writeCleanCopy(event, target, names);
        return written ? std::nullopt : std::optional(written.error());
    }
    view::BackupTrial tryBackup(std::string const& backup, std::string const& event) override {
        QTemporaryDir const folder;
        storage::Drill drill = storage::tryRestoring(backup, folder.path().toStdString(), event);
        return {std::move(drill.problem), drill.otherHistory.has_value(), static_cast<int>(drill.filesAmiss.size()),
                drill.newer.value_or(0)};
    }
    std::string keptOriginal() const override { return m_original; }
    std::string keptBefore() const override { return m_before; }
    std::optional<Seq> knownElsewhere() const override { return m_elsewhere; }
    session::KeyKeeper& keys() { return *m_keys; }
    bool isPartOf(std::string const& file, std::string const& event) override { return storage::isPartOf(file, event); }

private:
    static Expected<std::unique_ptr<storage::PostgresJournal>, session::JournalProblem>
    inDatabase(std::string const& name, storage::Access access, session::Progress const& progress = {}) {
        auto const address = storage::PostgresAddress::read(name);
        if (!address) return refused(address.error());
        return storage::PostgresJournal::open(*address, access, progress);
    }
    template <typename Opened>
    static Answer asJournal(Opened opened) {
        if (!opened) return refused(opened.error());
        return std::unique_ptr<session::Journal>(std::move(*opened));
    }

    /// Apart from the events: who has an event file has no key.
    std::shared_ptr<storage::KeyFolder> const m_keys = std::make_shared<storage::KeyFolder>(
        (QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/keys")).toStdString());
    std::string m_original, m_before;
    std::optional<Seq> m_elsewhere;
};

/// Tells the preferences whether the desktop is dark, now and whenever it changes.
class SystemTheme final : public QObject {
public:
    explicit SystemTheme(view::Preferences& preferences) : m_preferences(preferences) {
        qGuiApp->installEventFilter(this);
        look();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationPaletteChange) look();
        return QObject::eventFilter(watched, event);
    }

private:
    void look() {
        constexpr int half = 128;
        m_preferences.setSystemDark(QGuiApplication::palette().color(QPalette::Window).lightness() < half);
    }
    view::Preferences& m_preferences;
};

/// The window closes only when every tournament says so: with clocks running it asks first.
class Doorkeeper final : public QObject {
public:
    Doorkeeper(QWindow& window, view::Tournaments& tournaments) : m_tournaments(tournaments) {
        window.installEventFilter(this);
        // Not quit(): that would ask the window again.
        connect(
            &tournaments, &view::Tournaments::mayQuit, this, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Close) return QObject::eventFilter(watched, event);
        event->ignore();
        m_tournaments.quit();
        return true;
    }

private:
    view::Tournaments& m_tournaments;
};

/// A logout or a shutdown asks programs to end. It gets an orderly end: running clocks are paused, the file is closed.
class OrderlyEnd final : public QObject {
public:
    OrderlyEnd() {
        if (::pipe(s_ends.data()) != 0) return;
        auto* const asked = new QSocketNotifier(s_ends[0], QSocketNotifier::Read, this);
        connect(asked, &QSocketNotifier::activated, this, [] { QCoreApplication::exit(0); });
        for (int const signal : {SIGTERM, SIGINT, SIGHUP}) std::signal(signal, &OrderlyEnd::ask);
    }

private:
    static void ask(int) {
        char const word = 0;
        [[maybe_unused]] auto const written = ::write(s_ends[1], &word, 1);
    }
    static inline std::array<int, 2> s_ends{-1, -1};
};

/// Where no graphics card draws, painting what has changed is several times quicker than having the processor play one.
void paintWithoutGraphicsCard() {
#ifdef Q_OS_LINUX
    bool const chosen =
        !qEnvironmentVariableIsEmpty("QT_QUICK_BACKEND") || !qEnvironmentVariableIsEmpty("QSG_RHI_BACKEND");
    if (!chosen && !QFileInfo::exists(QStringLiteral("/dev/dri")))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}

QCommandLineOption const demoOption{QStringLiteral("demo"),
                                    QStringLiteral("Open a scripted event that is never saved.")};
QCommandLineOption const screenshotOption{QStringLiteral("screenshot"),
                                          QStringLiteral("Write a picture of a page of the scripted event to OUT.png."),
                                          QStringLiteral("PAGE")};
QCommandLineOption const selfTestOption{
    QStringLiteral("self-test"),
    QStringLiteral("Load every page in every language; fail on warnings and on clipped text.")};
QCommandLineOption const paperOption{
    QStringLiteral("paper"),
    QStringLiteral("Write a paper of the event FILE to OUT.pdf, or all of them into the folder OUT: --paper "
                   "standings OUT.pdf FILE.flagfall."),
    QStringLiteral("NAME|all")};
QCommandLineOption const everythingOption{
    QStringLiteral("everything"),
    QStringLiteral("Write all that can be made of the event FILE, its papers too but slips and name plates, into one "
                   "archive: --everything OUT.zip FILE.flagfall."),
    QStringLiteral("OUT.zip")};
QCommandLineOption const manualOption{QStringLiteral("manual"),
                                      QStringLiteral("Write the manual to OUT.pdf, or as a web page into FOLDER."),
                                      QStringLiteral("OUT.pdf|FOLDER")};
QCommandLineOption const pagesOption{QStringLiteral("pages"),
                                     QStringLiteral("Write the event FILE as web pages into FOLDER."),
                                     QStringLiteral("FOLDER")};
QCommandLineOption const addressOption{
    QStringLiteral("address"),
    QStringLiteral("Where the web pages will be found: for the feed, and for the paper that says so."),
    QStringLiteral("URL")};
QCommandLineOption const withoutGamesOption{QStringLiteral("without-games"),
                                            QStringLiteral("Web pages without the moves of the games.")};
QCommandLineOption const roundOption{QStringLiteral("round"), QStringLiteral("The round a paper is of; else the last."),
                                     QStringLiteral("N")};
QCommandLineOption const sizeOption{QStringLiteral("size"),
                                    QStringLiteral("Size of the picture, or A4, A3 or Letter of a paper."),
                                    QStringLiteral("WxH"), QStringLiteral("1280x800")};
QCommandLineOption const languageOption{QStringLiteral("language"),
                                        QStringLiteral("en, sk, cs or gl, for this run; of web pages several: sk,en."),
                                        QStringLiteral("LANGUAGE")};
QCommandLineOption const themeOption{QStringLiteral("theme"), QStringLiteral("light or dark, for this run."),
                                     QStringLiteral("THEME")};
QCommandLineOption const fontOption{QStringLiteral("font-scale"), QStringLiteral("1, 1.25 or 1.5, for this run."),
                                    QStringLiteral("FACTOR")};

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(QStringLiteral("Chess events from entry list to final report."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({demoOption, screenshotOption, selfTestOption, manualOption, paperOption, everythingOption,
                       pagesOption, addressOption, withoutGamesOption, roundOption, sizeOption, languageOption,
                       themeOption, fontOption});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("An event, or the picture to write."),
                                 QStringLiteral("[FILE.flagfall]"));
}

int usageError(QString const& text) {
    QTextStream(stderr) << "flagfall: " << text << '\n';
    return 2;
}

std::optional<view::Preferences::Theme> themeOf(QCommandLineParser const& parser) {
    QString const text = parser.value(themeOption);
    if (text == QLatin1String("dark")) return view::Preferences::Theme::Dark;
    if (text == QLatin1String("light")) return view::Preferences::Theme::Light;
    return std::nullopt;
}

std::optional<QSize> sizeOf(QString const& text) {
    QStringList const parts = text.split(QLatin1Char('x'));
    QSize const size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    return size.isEmpty() ? std::nullopt : std::optional{size};
}

int takePicture(QCommandLineParser const& parser) {
    auto const size = sizeOf(parser.value(sizeOption));
    if (!size) return usageError(QStringLiteral("--size wants a width and a height: 1280x800"));
    if (parser.positionalArguments().size() != 1) return usageError(QStringLiteral("--screenshot PAGE OUT.png"));
    demo::Picture picture;
    picture.page = parser.value(screenshotOption);
    picture.file = parser.positionalArguments().constFirst();
    picture.size = *size;
    if (parser.isSet(languageOption)) picture.language = parser.value(languageOption);
    picture.theme = themeOf(parser);
    if (parser.isSet(fontOption)) picture.fontScale = parser.value(fontOption).toDouble();
    return demo::take(picture);
}

/// The event of a file, as far as it is good.
struct EventOfFile {
    session::History history;
    session::Seal seal;
    bool isWhole; ///< otherwise it has been said what is missing
};
/// Said why not.
std::optional<EventOfFile> eventOf(QString const& file) {
    auto journal = storage::SqliteJournal::open(file.toStdString(), storage::Access::ReadOnly);
    auto const found = journal ? (*journal)->readGood() : storage::GoodRows{};
    auto const& rows = found.rows;
    auto history = journal ? session::replay(rows)
                           : Expected<session::History, session::OpenProblem>(refused(session::OpenProblem{}));
    if (!history) {
        QTextStream(stderr) << "flagfall: " << file << " cannot be read as an event\n";
        return std::nullopt;
    }
    if (found.problem)
        QTextStream(stderr) << "flagfall: " << file
                            << ": damaged or incomplete: " << QString::fromStdString(found.problem->detail) << "; "
                            << rows.size() << " entries before that are good, and no others are used\n";
    return EventOfFile{std::move(*history),
                       rows.empty() ? session::Seal{} : session::Seal{rows.back().seq, rows.back().hash},
                       !found.problem};
}

int writePaper(QCommandLineParser const& parser) {
    auto const files = view::namedFiles(parser.positionalArguments());
    if (!files)
        return usageError(QStringLiteral("--paper NAME OUT.pdf FILE.flagfall, or --paper all FOLDER FILE.flagfall"));
    view::PaperOrder order{.name = parser.value(paperOption)};
    if (parser.isSet(roundOption)) order.round = parser.value(roundOption).toInt();
    if (parser.isSet(sizeOption)) order.size = parser.value(sizeOption);
    if (parser.isSet(languageOption)) order.language = parser.value(languageOption);
    order.address = parser.value(addressOption);
    auto const event = eventOf(files->event);
    if (!event) return 1;
    order.seal = event->seal;
    view::Languages languages;
    languages.speak(QStringLiteral("en"));
    auto const wrong = view::writePapers(event->history, order, files->target, QDateTime::currentDateTime());
    if (wrong) return usageError(*wrong);
    return event->isWhole ? 0 : 1;
}

int writeEverything(QCommandLineParser const& parser) {
    QStringList const files = parser.positionalArguments();
    if (files.size() != 1) return usageError(QStringLiteral("--everything OUT.zip FILE.flagfall"));
    QString const target = parser.value(everythingOption);
    auto const event = eventOf(files.constFirst());
    if (!event) return 1;
    view::Languages languages;
    languages.speak(parser.isSet(languageOption) ? parser.value(languageOption) : QStringLiteral("en"));
    EventDoor journals;
    auto const copy = [&journals](QString const& path) {
        return view::copyThrough([&](QString const& to) -> std::optional<QString> {
            auto const problem = journals.copyWithout(view::Without::Contacts, path.toStdString(), to.toStdString());
            return problem ? std::optional{view::openProblemText(*problem, path)} : std::nullopt;
        });
    };
    QDateTime const now = QDateTime::currentDateTime();
    exports::Order const order{.kind = exports::FileKind::Everything,
                               .written = session::WallTime{now.toMSecsSinceEpoch()}};
    auto const archive = view::wholeArchive({event->history, now, files.constFirst(), copy}, order);
    if (!archive) return usageError(view::exportBarText(archive.error()));
    if (auto const wrong = view::writePaperFile(target, QByteArray::fromStdString(*archive))) return usageError(*wrong);
    return event->isWhole ? 0 : 1;
}

int writeManual(QCommandLineParser const& parser) {
    QString const language = parser.isSet(languageOption) ? parser.value(languageOption) : QStringLiteral("en");
    auto const wrong = demo::writeManual(parser.value(manualOption), language);
    return wrong ? usageError(*wrong) : 0;
}

int writePages(QCommandLineParser const& parser) {
    QStringList const files = parser.positionalArguments();
    if (files.size() != 1) return usageError(QStringLiteral("--pages FOLDER FILE.flagfall"));
    auto const event = eventOf(files.constFirst());
    if (!event) return 1;
    view::Languages languages;
    languages.speak(QStringLiteral("en"));
    view::WebOrder const order{parser.value(languageOption), parser.value(addressOption),
                               !parser.isSet(withoutGamesOption)};
    auto const change = view::writeWebPages(event->history.state(), order, parser.value(pagesOption));
    if (!change) return usageError(change.error());
    QTextStream(stdout) << change->written << " written, " << change->removed << " removed\n";
    return event->isWhole ? 0 : 1;
}

/// What the command line says holds for this run; nothing when it says something wrong.
std::optional<QString> override(view::Preferences& preferences, QCommandLineParser const& parser) {
    if (parser.isSet(languageOption) && !preferences.overrideLanguage(parser.value(languageOption)))
        return QStringLiteral("--language: en, sk, cs or gl");
    if (parser.isSet(fontOption) && !preferences.overrideFontScale(parser.value(fontOption).toDouble()))
        return QStringLiteral("--font-scale: 1, 1.25 or 1.5");
    if (parser.isSet(themeOption) && !themeOf(parser)) return QStringLiteral("--theme: light or dark");
    if (auto const theme = themeOf(parser)) preferences.overrideTheme(*theme);
    return std::nullopt;
}

int runWindow(view::Tournaments& tournaments, QCommandLineParser const& parser,
              std::function<void()> const& openFirst) {
    paintWithoutGraphicsCard();
    view::Preferences& preferences = *tournaments.shown()->preferences(); // those of all
    SystemTheme const theme(preferences);
    if (auto const wrong = override(preferences, parser)) return usageError(*wrong);
    QQmlApplicationEngine engine;
    QQuickWindow* const window = demo::loadWindow(engine, tournaments);
    if (!window) return 1;
    Doorkeeper const doorkeeper(*window, tournaments);
    OrderlyEnd const orderlyEnd;
    openFirst();
    window->setProperty("touring", parser.isSet(demoOption));
    return QGuiApplication::exec();
}

int runDemo(QCommandLineParser const& parser) {
    equipment::MachineTicks const machine;
    demo::DemoTicks ticks;
    auto const door = demo::closedDoor();
    view::Tournaments tournaments(ticks, *door);
    view::Workspace& workspace = *tournaments.shown();
    return runWindow(tournaments, parser, [&] {
        demo::open(demo::Scene::Hall, workspace, ticks);
        ticks.goOnWith(machine);
        workspace.desk().desk()->wake();
    });
}

int runProgram(QCommandLineParser const& parser) {
    equipment::MachineTicks const ticks;
    EventDoor door;
    view::KeysView keys(door.keys(), std::make_unique<view::KeychainStore>());
    view::Tournaments tournaments(ticks, door, {}, [&keys](view::Workspace& workspace) {
        workspace.setKeys(keys);
        workspace.broadcast()->setStore(std::make_unique<view::KeychainStore>());
    });
    return runWindow(tournaments, parser, [&] {
        view::Workspace& workspace = *tournaments.shown();
        QStringList const files = parser.positionalArguments();
        if (!files.isEmpty()) workspace.openFile(workspace.fileAt(files.constFirst()));
    });
}

/// Pictures, the self-test and the words about the program need no screen; pictures must not depend on the place on
/// earth either.
void prepareWithoutScreen(int argc, char** argv) {
    QByteArrayList const words{"-h", "--help", "--help-all", "-v", "--version"};
    for (int at = 1; at < argc; ++at) {
        QByteArray const argument(argv[at]);
        bool const picture = argument.startsWith("--screenshot") || argument == "--self-test";
        if (!picture && !argument.startsWith("--manual") && !argument.startsWith("--paper") &&
            !argument.startsWith("--pages") && !words.contains(argument))
            continue;
        if (picture) qputenv("TZ", "UTC");
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        if (!qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) qputenv("QT_QUICK_BACKEND", "software");
    }
}

} // namespace

int main(int argc, char** argv) {
    prepareWithoutScreen(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("flagfall"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Flagfall"));
    QGuiApplication::setOrganizationName(QStringLiteral("Flagfall"));
    QGuiApplication::setApplicationVersion(QStringLiteral(FLAGFALL_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("flagfall"));
    QGuiApplication const app(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    QCommandLineParser parser;
    describe(parser);
    parser.process(app);
    if (parser.isSet(screenshotOption)) return takePicture(parser);
    if (parser.isSet(paperOption)) return writePaper(parser);
    if (parser.isSet(everythingOption)) return writeEverything(parser);
    if (parser.isSet(manualOption)) return writeManual(parser);
    if (parser.isSet(pagesOption)) return writePages(parser);
    if (parser.isSet(selfTestOption)) return demo::selfTest();
    if (parser.isSet(demoOption)) return runDemo(parser);
    return runProgram(parser);
}
