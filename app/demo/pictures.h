// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/settings/preferences.h"

#include <QSize>
#include <QString>

#include <optional>

namespace flagfall::demo {

struct Picture {
    QString page;
    QString file;
    QSize size{1280, 800};
    QString language = QStringLiteral("en");
    std::optional<view::Preferences::Theme> theme;
    double fontScale = 1.0;
};

/// Takes a picture of a page of the demonstration; the exit code of the program.
[[nodiscard]] int take(Picture const& picture);

} // namespace flagfall::demo
