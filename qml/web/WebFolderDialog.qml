// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs

// Asks for the folder of the web pages. Loaded when first needed.
FolderDialog {
    title: qsTr("Folder of the web pages")
    acceptLabel: qsTr("Choose")
    rejectLabel: qsTr("Cancel")
}
