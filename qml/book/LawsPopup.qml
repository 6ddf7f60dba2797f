// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The articles that a ruling cites, over the page with the ruling, which stays as it is.
T.Popup {
    id: popup

    required property LawsModel laws
    readonly property KeyTable keyTable: page.keyTable

    modal: true
    focus: true
    padding: 1
    closePolicy: T.Popup.CloseOnPressOutside
    width: parent ? Math.min(parent.width - 2 * Theme.wide, Math.round(1040 * Theme.fontScale)) : 960
    height: parent ? Math.min(parent.height - 2 * Theme.wide, Math.round(640 * Theme.fontScale)) : 560
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (parent.height - height) / 2 : 0
    onAboutToShow: page.begun = popup.laws.words
    onOpened: page.forceActiveFocus()

    T.Overlay.modal: Rectangle { color: "#99000000" }
    background: Rectangle { radius: Theme.radius * 2; color: Theme.canvas; border.color: Theme.line }
    contentItem: LawsPage { // qmllint disable deferred-property-id
        id: page
        laws: popup.laws
        over: true
        onLeave: popup.close()
        Keys.onPressed: event => { if (event.key === Qt.Key_F12) { event.accepted = true; popup.close() } }
    }
}
