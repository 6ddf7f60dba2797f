// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/pictures.h"

#include "app/demo/stage.h"
#include "app/session/journal/event_files.h"

#include <QImage>
#include <QTextStream>

#include <chrono>

namespace flagfall::demo {
namespace {

using namespace std::chrono_literals;

int fail(QString const& text) {
    QTextStream(stderr) << text << '\n';
    return 2;
}

} // namespace

int take(Picture const& picture) {
    // Every incident can be seen, though not each of them is a page of its own.
    if (!pages().contains(picture.page) && !pages().contains(picture.page.section(QLatin1Char('-'), 0, 0)))
        return fail(
            QStringLiteral("flagfall: no page %1; pages: %2").arg(picture.page, pages().join(QLatin1Char(' '))));
    Stage stage(sceneOf(picture.page));
    view::Preferences& preferences = *stage.workspace().preferences();
    if (!preferences.overrideLanguage(picture.language))
        return fail(QStringLiteral("flagfall: no language %1").arg(picture.language));
    if (!preferences.overrideFontScale(picture.fontScale))
        return fail(QStringLiteral("flagfall: font scales: 1, 1.25, 1.5"));
    if (picture.theme) preferences.overrideTheme(*picture.theme);
    if (!stage.load()) return fail(QStringLiteral("flagfall: Main.qml cannot be loaded"));
    stage.window()->resize(picture.size);
    stage.settle(100ms);
    stage.turnTo(picture.page);
    stage.settle(900ms);
    QImage const image = stage.window()->grabWindow();
    if (image.isNull() || session::belongsToAnEvent(picture.file.toStdString()) || !image.save(picture.file))
        return fail(QStringLiteral("flagfall: cannot write %1").arg(picture.file));
    return 0;
}

} // namespace flagfall::demo
