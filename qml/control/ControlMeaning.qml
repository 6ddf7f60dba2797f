// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The control in words, its classes, and how files and boards show it.
Rectangle {
    id: meaning

    required property ControlForm form

    implicitHeight: column.implicitHeight + 24
    radius: Theme.radius
    color: form.ok ? Theme.goodWash : Theme.warnWash

    ColumnLayout {
        id: column
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 12 }

        RowLayout {
            spacing: 10
            Layout.fillWidth: true
            Icon {
                drawing: meaning.form.ok ? "clock" : "warning"
                color: meaning.form.ok ? Theme.good : Theme.warn
                Layout.alignment: Qt.AlignTop
            }
            AppText {
                objectName: "words"
                text: meaning.form.ok ? meaning.form.words : qsTr("This is not a time control yet.")
                font.pixelSize: Theme.lead
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Flow {
            spacing: 6
            visible: meaning.form.ok
            Layout.fillWidth: true
            Repeater {
                model: meaning.form.classes
                delegate: Badge {
                    required property string modelData
                    required property int index
                    text: modelData
                    tone: index === 0 ? Badge.Good : Badge.Plain
                }
            }
        }
        AppText {
            visible: meaning.form.ok
            text: meaning.form.presetName === ""
                  ? qsTr("In files %1. On the boards %2.").arg(meaning.form.fileText).arg(meaning.form.fingerprint)
                  : qsTr("%1. In files %2. On the boards %3.").arg(meaning.form.presetName).arg(meaning.form.fileText).arg(meaning.form.fingerprint)
            font.pixelSize: Theme.small
            Layout.fillWidth: true
        }
    }
}
