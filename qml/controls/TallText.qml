// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// A text that may be longer than its room: it is gone through by arrows.
Flickable {
    id: flick

    property alias text: words.text
    property real mostHeight: Infinity

    function scroll(by: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by))
    }

    implicitHeight: Math.min(words.implicitHeight, flick.mostHeight)
    contentHeight: words.implicitHeight
    visible: flick.text !== ""
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: activeFocus || contentHeight > height
    Keys.onUpPressed: flick.scroll(-Theme.row)
    Keys.onDownPressed: flick.scroll(Theme.row)
    T.ScrollBar.vertical: Scroll {}
    onTextChanged: flick.contentY = 0

    AppText { id: words; width: flick.width - 12 }
}
