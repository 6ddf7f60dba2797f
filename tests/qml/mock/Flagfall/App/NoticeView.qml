// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum Kind { Done, Told, Refused }

    property string text: ""
    property int kind: NoticeView.Done
    property bool undoable: false
    property int count: 0

    function tell(words, how) { text = words; kind = how; undoable = false; count += 1 }
    function tellUndoable(words) { tell(words, NoticeView.Done); undoable = true }
    function dismiss() { text = "" }
}
