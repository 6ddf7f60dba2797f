// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Flagfall.Ui

// The keys of a page that work also where a field would take them for text.
Instantiator {
    id: shortcuts

    required property KeyTable table
    property bool enabled: true

    model: [].concat(...table.shortcuts.map(row => row.on.map(key => ({ row: row, key: key }))))
    delegate: Shortcut {
        required property var modelData
        sequences: modelData.key.endsWith("Return") ? [modelData.key, modelData.key.replace("Return", "Enter")] : [modelData.key]
        autoRepeat: false
        enabled: shortcuts.enabled && modelData.row.usable
        onActivated: shortcuts.table.perform(modelData.row.act, modelData.key, null)
    }
}
