// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The program asks before an act that has consequences. Escape is always "no".
T.Popup {
    id: dialog

    required property QuestionView question
    readonly property bool grave: question.consequences.length > 0

    modal: true
    focus: true
    padding: Theme.wide
    closePolicy: T.Popup.NoAutoClose
    visible: question.asked
    width: parent ? Math.min(parent.width - 2 * Theme.wide, 560 * Math.max(1, Theme.fontScale * 0.85)) : 560
    height: Math.min(implicitContentHeight + 2 * padding, parent ? parent.height - 2 * Theme.gap : implicitContentHeight + 2 * padding)
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (parent.height - height) / 3 : 0

    // Whatever the page behind does meanwhile, the keys belong to the question.
    function take() {
        if (dialog.question.waitsForPause) {
            words.forceActiveFocus()
            pause.restart()
            return
        }
        const safest = dialog.grave || dialog.question.again ? no : yes
        words.forceActiveFocus() // a button that has the focus already would keep it without its ring
        safest.forceActiveFocus(Qt.TabFocusReason)
    }

    onOpened: dialog.take()
    onActiveFocusChanged: if (dialog.opened && !dialog.activeFocus) Qt.callLater(dialog.hold)
    function hold() {
        if (dialog.visible && !dialog.activeFocus)
            dialog.take()
    }
    Connections {
        target: dialog.question
        function onChanged() {
            if (dialog.opened)
                dialog.take()
        }
    }

    Timer {
        id: pause
        interval: 700
        onTriggered: dialog.question.pauseHeard()
    }

    T.Overlay.modal: Rectangle { color: "#99000000" }
    background: Rectangle {
        radius: Theme.radius * 2
        color: Theme.surface
        border.color: Theme.line
        Rectangle {
            width: parent.width - 2 * radius
            height: 4
            radius: 2
            anchors.horizontalCenter: parent.horizontalCenter
            color: dialog.grave ? Theme.danger : Theme.accent
        }
    }
    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        id: words
        spacing: Theme.space
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.question.title
        Keys.onEscapePressed: dialog.question.no()
        Keys.onPressed: event => {
            const by = ({ [Qt.Key_Up]: -1, [Qt.Key_Down]: 1, [Qt.Key_PageUp]: -4, [Qt.Key_PageDown]: 4 })[event.key]
            if (by !== undefined && consequences.interactive) {
                event.accepted = true
                consequences.contentY = Math.max(0, Math.min(consequences.contentHeight - consequences.height, consequences.contentY + by * Theme.row))
                return
            }
            const strays = dialog.question.waitsForPause && ![Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_AltGr, Qt.Key_CapsLock].includes(event.key)
            const other = !strays && instead.visible && event.text !== "" && event.text.toUpperCase() === dialog.question.insteadKey
            event.accepted = strays || other
            if (strays)
                dialog.question.stray()
            if (other)
                dialog.question.instead()
        }

        RowLayout {
            spacing: 12
            Icon {
                drawing: dialog.grave ? "warning" : "help"
                color: dialog.grave ? Theme.danger : Theme.accent
                size: Math.round(28 * Theme.fontScale)
                Layout.preferredWidth: size
                Layout.preferredHeight: size
                Layout.alignment: Qt.AlignTop
            }
            AppText {
                text: dialog.question.title
                font.pixelSize: Theme.title
                font.bold: true
                Layout.fillWidth: true
            }
        }
        AppText {
            text: dialog.question.text
            visible: text !== ""
            lineHeight: 1.25
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: Theme.gap
            visible: dialog.question.straysText !== ""
            Icon { drawing: "cross"; color: Theme.danger; size: Theme.body; Layout.alignment: Qt.AlignTop }
            AppText { text: dialog.question.straysText; font.bold: true; Layout.fillWidth: true }
        }
        Rectangle { // scrolls where the window is too low for all of it
            visible: dialog.grave
            color: Theme.dangerWash
            radius: Theme.radius
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Math.min(implicitHeight, Math.round(72 * Theme.fontScale))
            implicitHeight: lines.implicitHeight + 2 * 12
            Flickable {
                id: consequences
                objectName: "consequences"
                anchors { fill: parent; margins: 12 }
                contentHeight: lines.implicitHeight
                interactive: contentHeight > height
                clip: interactive
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: Scroll {}
                Column {
                    id: lines
                    spacing: 6
                    width: consequences.width - (consequences.interactive ? Theme.space : 0)
                    Repeater {
                        model: dialog.question.consequences
                        delegate: Row {
                            id: consequence
                            required property string modelData
                            spacing: Theme.gap
                            Icon { id: mark; drawing: "right"; size: Theme.body; color: Theme.danger }
                            AppText { text: consequence.modelData; width: lines.width - mark.width - Theme.gap }
                        }
                    }
                }
            }
        }
        Flow {
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
            Layout.fillWidth: true
            AppButton {
                id: no
                objectName: "no"
                text: dialog.question.noText
                keys: "Esc"
                KeyNavigation.right: instead.visible ? instead : yes
                KeyNavigation.left: yes
                onClicked: dialog.question.no()
            }
            AppButton {
                id: yes
                objectName: "yes"
                text: dialog.question.yesText
                keys: activeFocus ? "↵" : dialog.grave || dialog.question.again ? "←  ↵" : "↵"
                primary: !dialog.grave
                grave: dialog.grave
                KeyNavigation.right: no
                KeyNavigation.left: instead.visible ? instead : no
                onClicked: dialog.question.yes()
            }
            AppButton {
                id: instead
                objectName: "instead"
                text: dialog.question.insteadText
                keys: dialog.question.insteadKey
                visible: text !== ""
                KeyNavigation.right: yes
                KeyNavigation.left: no
                onClicked: dialog.question.instead()
            }
        }
    }
}
