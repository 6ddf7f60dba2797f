// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// The line above each section of a list. A file of its own, without bound components: a list of Qt 6.4 makes none of
// these for its sections.
QtObject {
    property int indent: 0
    readonly property Component heading: Component {
        AppText {
            required property string section
            text: section
            font.bold: true
            topPadding: Theme.gap
            bottomPadding: 4
            leftPadding: indent
            width: ListView.view.width
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
}
