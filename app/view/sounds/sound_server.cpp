// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/sounds/sound_server.h"

#include <QFileInfo>

namespace flagfall::view {

bool hasSoundServer() {
    if (qEnvironmentVariableIsSet("PULSE_SERVER")) return true;
    // Where PulseAudio and PipeWire both listen.
    QString const folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/pulse/native"));
}

} // namespace flagfall::view
