// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/chosen_file.h"

#include "app/session/journal/event_files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace flagfall::view {
namespace {

struct ChosenFileText {
    Q_DECLARE_TR_FUNCTIONS(ChosenFile)
};

} // namespace

std::optional<QString> openChosen(QFile& file) {
    QFileInfo const found(file.fileName());
    //: Why a file cannot be read; after a colon.
    if (found.exists() && !found.isFile()) return ChosenFileText::tr("it is not an ordinary file");
    //: Why a file cannot be read; after a colon.
    if (session::isHeldHere(file.fileName().toStdString())) return ChosenFileText::tr("it is the event that is open");
    if (file.open(QIODevice::ReadOnly)) return std::nullopt;
    return file.errorString();
}

} // namespace flagfall::view
