// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property IncidentFields fields: IncidentFields {}
    property bool unfolded: false
    property int folded: 0
    property string wanted: ""
    function edit(word, value) {}
    function toggle(word, choice) {}
}
