// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// How a list of players is read: what each column is, and what it was written with.
SidePanel {
    id: panel

    required property EntriesView entries

    function take() { order.take() }

    AppText { text: qsTr("How the list is read"); font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    Choice {
        id: order
        label: qsTr("Names are written")
        names: panel.entries.nameOrders
        chosen: panel.entries.nameOrder
        Layout.fillWidth: true
        onPicked: index => panel.entries.nameOrder = index
    }
    Choice {
        label: qsTr("Sheet", "of a spreadsheet")
        names: panel.entries.sheets
        chosen: panel.entries.sheet
        visible: panel.entries.sheets.length > 1
        Layout.fillWidth: true
        onPicked: index => panel.entries.sheet = index
    }
    Lines {
        model: panel.entries.columns
        delegate: Choice {
            required property int column
            required property string head
            required property int meaning
            label: head
            opens: true // a wrong meaning takes the column of another one
            names: panel.entries.meanings
            chosen: meaning
            width: parent?.width ?? 0
            onPicked: index => panel.entries.setMeaning(column, index)
        }
    }
    Field {
        label: qsTr("Federation where no row says it")
        hint: qsTr("Three letters, as in SVK; empty: none.")
        value: panel.entries.federation
        error: panel.entries.federationError
        Layout.fillWidth: true
        onFinished: panel.entries.federation = text
    }
    Choice {
        label: qsTr("What the columns are stands in")
        names: panel.entries.heads
        chosen: panel.entries.head
        Layout.fillWidth: true
        onPicked: index => panel.entries.head = index
    }
    Choice {
        label: qsTr("Between the cells")
        names: panel.entries.separators
        chosen: panel.entries.separator
        visible: panel.entries.isText
        Layout.fillWidth: true
        onPicked: index => panel.entries.separator = index
    }
    Choice {
        label: qsTr("Encoding")
        names: panel.entries.encodings
        chosen: panel.entries.encoding
        visible: panel.entries.isText
        Layout.fillWidth: true
        onPicked: index => panel.entries.encoding = index
    }
}
