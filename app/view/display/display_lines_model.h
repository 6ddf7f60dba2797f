// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/display/display_lines.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// The lines of the page that is on the hall screen.
class DisplayLinesModel : public FLAGFALL_ROWS(DisplayLine) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    explicit DisplayLinesModel(QObject* parent = nullptr);
    void show(std::vector<DisplayLine> lines) { setRows(std::move(lines)); }
};

} // namespace flagfall::view
