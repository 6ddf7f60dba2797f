// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/stage.h"

#include "app/demo/demo_event.h"
#include "app/demo/demo_file.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

namespace flagfall::demo {
namespace {

class ClosedDoor final : public view::JournalDoor {
public:
    Answer create(std::string const& path) override { return no(path); }
    Answer open(std::string const& path) override { return no(path); }

private:
    static Answer no(std::string const& path) {
        return refused(session::JournalProblem{session::JournalFault::ReadOnly, path, {}, {}, 0, 0});
    }
};

void sitAt(std::unique_ptr<session::Journal> journal, view::Workspace& workspace) {
    static_cast<void>(workspace.openJournal(std::move(journal), QStringLiteral("northern-sky.flagfall")));
}

void openHall(view::Workspace& workspace, DemoTicks& ticks) {
    sitAt(std::make_unique<storage::MemoryJournal>(), workspace);
    if (session::Desk* desk = workspace.desk().desk()) play(*desk, ticks);
    QCoreApplication::processEvents();
}

} // namespace

std::unique_ptr<view::JournalDoor> closedDoor() { return std::make_unique<ClosedDoor>(); }

QStringList pages() {
    return {QStringLiteral("start"),   QStringLiteral("create"),   QStringLiteral("edit"),
            QStringLiteral("import"),  QStringLiteral("players"),  QStringLiteral("hall"),
            QStringLiteral("clock"),   QStringLiteral("results"),  QStringLiteral("standings"),
            QStringLiteral("history"), QStringLiteral("recovery"), QStringLiteral("settings"),
            QStringLiteral("help"),    QStringLiteral("audit"),    QStringLiteral("attendance"),
            QStringLiteral("replay")};
}

Scene sceneOf(QString const& page) {
    if (page == QLatin1String("recovery")) return Scene::Crash;
    bool const empty =
        page == QLatin1String("start") || page == QLatin1String("create") || page == QLatin1String("import");
    return empty ? Scene::NothingOpen : Scene::Hall;
}

void open(Scene scene, view::Workspace& workspace, DemoTicks& ticks) {
    switch (scene) {
    case Scene::NothingOpen: return;
    case Scene::Hall: openHall(workspace, ticks); break;
    case Scene::Crash: sitAt(crashed(ticks), workspace); break;
    }
    emit workspace.opened();
}

QQuickWindow* loadWindow(QQmlApplicationEngine& engine, view::Workspace& workspace) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("workspace"), QVariant::fromValue(&workspace)}});
    QObject::connect(&workspace, &view::Workspace::languageSpoken, &engine, &QQmlEngine::retranslate);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Flagfall/Ui/Main.qml")));
    return engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
}

Stage::Stage(Scene scene)
    : m_door(closedDoor()), m_workspace(m_ticks, *m_door, m_folder.filePath(QStringLiteral("settings.ini"))) {
    m_workspace.preferences()->overrideTheme(view::Preferences::Theme::Light);
    open(scene, m_workspace, m_ticks);
}

Stage::~Stage() = default;

bool Stage::load() {
    m_window = loadWindow(m_engine, m_workspace);
    return m_window != nullptr;
}

void Stage::turnTo(QString const& page) {
    if (page == QLatin1String("import"))
        m_workspace.importForm()->read(QStringLiteral("southern-cross.trf"), QByteArray::fromStdString(reportFile()));
    if (page == QLatin1String("create")) m_workspace.eventForm()->startNew();
    if (page == QLatin1String("edit")) m_workspace.eventForm()->startEdit();
    if (page == QLatin1String("clock")) m_workspace.showClock(3);
    if (page == QLatin1String("replay")) m_workspace.showReplay(3);
    m_window->setProperty("page", page);
}

void Stage::settle(std::chrono::milliseconds time) {
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace flagfall::demo
