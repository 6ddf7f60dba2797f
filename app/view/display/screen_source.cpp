// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/screen_source.h"

#include <QGuiApplication>
#include <QScreen>

namespace flagfall::view {

ProgramScreens::ProgramScreens(QObject* parent) : ScreenSource(parent) {
    if (!qGuiApp) return;
    connect(qGuiApp, &QGuiApplication::screenAdded, this, &ScreenSource::changed);
    // Its window is moved by Qt meanwhile; whoever hears of it later finds everything at its new place.
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &ScreenSource::changed, Qt::QueuedConnection);
}

std::vector<ScreenOfMachine> ProgramScreens::screens() const {
    std::vector<ScreenOfMachine> all;
    if (!qGuiApp) return all;
    for (QScreen const* const screen : QGuiApplication::screens()) {
        QSize const pixels = screen->size() * screen->devicePixelRatio();
        all.push_back({screen->name(), QStringLiteral("%1 × %2").arg(pixels.width()).arg(pixels.height())});
    }
    return all;
}

} // namespace flagfall::view
