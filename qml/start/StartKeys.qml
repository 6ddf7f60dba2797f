// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { on: ["Return"]; text: qsTr("open the event") }
    KeyRow { on: ["C"]; text: qsTr("a new event with the regulations of the chosen one") }
    KeyRow { on: ["D"]; text: qsTr("where an event that is long over still holds personal data: open it to erase them") }
    KeyRow { on: ["Delete"]; text: qsTr("remove the event from the list; its file is kept") }
}
