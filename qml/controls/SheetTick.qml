// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Whether the scoresheet of a player is collected.
Icon {
    id: tick

    required property string sheet // "missing" or "there"; empty: none is to be collected
    required property bool white

    drawing: tick.sheet === "there" ? "check" : "record"
    color: tick.sheet === "there" ? Theme.good : Theme.inkFaint
    visible: tick.sheet !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: tick.sheet === "there" ? (tick.white ? qsTr("White's scoresheet collected") : qsTr("Black's scoresheet collected"))
                                            : (tick.white ? qsTr("White's scoresheet not collected") : qsTr("Black's scoresheet not collected"))
}
