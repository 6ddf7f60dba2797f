// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The windows of one tournament beside that of the desk: they stay while another one is shown there.
QtObject {
    id: screens

    required property Workspace workspace
    required property string desk // the screen on which the desk's window is
    readonly property bool typing: kiosk.typing // no key of the desk counts there

    property DisplayHost hall: DisplayHost { display: screens.workspace.display }
    property KioskHost kiosk: KioskHost { workspace: screens.workspace }
    property Binding place: Binding { target: screens.workspace.display.place; property: "desk"; value: screens.desk }
}
