// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo_ticks.h"
#include "app/view/shell/tournaments.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <chrono>
#include <memory>

namespace flagfall::demo {

/// What a page needs to be seen with something on it.
enum class Scene { NothingOpen, Hall, Crash, Swiss, Past };

/// A door behind which there are no files: nobody saves a demonstration.
[[nodiscard]] std::unique_ptr<view::JournalDoor> closedDoor();

/// The pages, by the names they have in Main.qml; after a plus stands what is open on one: `hall+hands`.
[[nodiscard]] QStringList pages();
[[nodiscard]] Scene sceneOf(QString const& page);

/// Opens the scene in the workspace.
void open(Scene scene, view::Workspace& workspace, DemoTicks& ticks);

/// The whole program on a scene, with settings of its own: the same in every run.
class Stage {
public:
    explicit Stage(Scene scene);
    ~Stage();

    [[nodiscard]] bool load();
    void turnTo(QString const& page);
    /// Lets bindings, layouts and movements come to rest.
    void settle(std::chrono::milliseconds time);

    [[nodiscard]] view::Workspace& workspace() { return m_workspace; }
    [[nodiscard]] view::Tournaments& tournaments() { return m_tournaments; }
    /// Of the desk, or the one on the past while it is looked at.
    [[nodiscard]] QQuickWindow* window() { return m_window; }
    /// The page that is shown.
    [[nodiscard]] QQuickItem* pageItem() const;

private:
    void clear();
    void prepare(QString const& page);
    void preparePairing();
    void prepareRulings();
    void preparePersons();
    void prepareStations();
    void prepareAdjournments();
    void prepareLists();
    void prepareTouch();
    void unfoldIncident(QString const& incident);
    void unfold(QString const& what);
    void unfoldPairing(QString const& what);
    void callFromBoards();
    void verifyResults();
    void playBlind();

    QTemporaryDir m_folder;
    DemoTicks m_ticks;
    std::unique_ptr<view::JournalDoor> m_door;
    view::Tournaments m_tournaments;
    view::Workspace& m_workspace; ///< the one of the scene
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

/// Loads Main.qml on one event, or on tournaments of one window; follows their language. Null when it cannot be loaded.
[[nodiscard]] QQuickWindow* loadWindow(QQmlApplicationEngine& engine, view::Workspace& workspace);
[[nodiscard]] QQuickWindow* loadWindow(QQmlApplicationEngine& engine, view::Tournaments& tournaments);

} // namespace flagfall::demo
