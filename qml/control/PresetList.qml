// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Controls that have a name, found by typing a part of it, of the times or of the words.
Rectangle {
    id: presets

    required property PresetsModel presets
    property string shown: "" // the control that is in the editor
    property PresetFiles files: null

    signal taken(int row)

    function askFile(purpose: string) {
        if (presets.files === null)
            presets.files = dialogs.createObject(presets) as PresetFiles
        presets.files.ask(purpose)
    }

    implicitWidth: 320
    implicitHeight: 400
    radius: Theme.radius
    color: Theme.surface
    border.color: Theme.line

    ColumnLayout {
        anchors { fill: parent; margins: Theme.space }
        spacing: Theme.gap

        Field {
            id: search
            objectName: "search"
            label: qsTr("Search the presets")
            placeholder: qsTr("DGT 3000, blitz, 15+10…")
            value: presets.presets.search
            Layout.fillWidth: true
            onEdited: text => presets.presets.search = text
            onAccepted: if (list.currentIndex >= 0) presets.taken(list.currentIndex)
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
        }
        ListView {
            id: list
            objectName: "list"
            clip: true
            model: presets.presets
            currentIndex: 0
            activeFocusOnTab: true
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            section.property: "group"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Presets")
            Keys.onReturnPressed: presets.taken(list.currentIndex)
            Keys.onEnterPressed: presets.taken(list.currentIndex)
            Keys.onDeletePressed: presets.presets.remove(list.currentIndex)
            onCountChanged: currentIndex = count > 0 ? Math.max(0, Math.min(currentIndex, count - 1)) : -1
            delegate: PresetEntry {
                width: ListView.view.width - Theme.gap
                heading: ListView.section !== ListView.previousSection ? ListView.section : ""
                inEditor: control === presets.shown
                current: ListView.isCurrentItem && (list.activeFocus || search.input.activeFocus)
                onTaken: presets.taken(index)
                onRemoved: presets.presets.remove(index)
                onRenamed: name => presets.presets.rename(index, name)
            }
            T.ScrollBar.vertical: Scroll {}
        }
        AppText {
            visible: list.count === 0
            text: qsTr("No such preset. Try another word, or the times.")
            color: Theme.inkSoft
            Layout.fillWidth: true
        }
        AppText {
            visible: text !== ""
            text: presets.presets.told
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Layout.fillWidth: true
        }
        Flow {
            spacing: Theme.gap
            Layout.fillWidth: true
            AppButton { quiet: true; drawing: "bring-in"; text: qsTr("Import presets…"); onClicked: presets.askFile("import") }
            AppButton {
                quiet: true
                drawing: "open"
                visible: presets.presets.ownCount > 0
                text: qsTr("Export mine…")
                onClicked: presets.askFile("export")
            }
        }
    }
    Component {
        id: dialogs
        PresetFiles {
            onChosen: (purpose, file) => purpose === "import" ? presets.presets.importFrom(file) : presets.presets.exportTo(file)
        }
    }
}
