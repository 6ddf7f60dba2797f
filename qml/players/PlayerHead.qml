// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

RowLayout {
    id: head

    property bool slim: false
    property bool clubs: false
    property bool births: true
    property bool ids: true

    height: Math.round(40 * Theme.fontScale)
    spacing: 12

    HeadCell { text: qsTr("No."); hint: qsTr("Pairing number"); horizontalAlignment: Text.AlignRight; Layout.leftMargin: 12; Layout.preferredWidth: Math.round(44 * Theme.fontScale) }
    HeadCell { text: qsTr("Title"); visible: !head.slim; Layout.preferredWidth: Math.round(44 * Theme.fontScale) }
    HeadCell { text: qsTr("Name"); Layout.fillWidth: true }
    HeadCell { text: qsTr("Rating"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
    HeadCell { text: qsTr("Club"); visible: head.clubs; Layout.preferredWidth: Math.round(150 * Theme.fontScale) }
    HeadCell { text: qsTr("Fed."); visible: !head.slim; hint: qsTr("Federation"); Layout.preferredWidth: Math.round(52 * Theme.fontScale) }
    HeadCell { text: qsTr("FIDE ID"); visible: head.ids; Layout.preferredWidth: Math.round(96 * Theme.fontScale) }
    HeadCell { text: qsTr("Born"); visible: head.births; Layout.preferredWidth: Math.round(96 * Theme.fontScale) }
    HeadCell { text: qsTr("Points"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(56 * Theme.fontScale); Layout.rightMargin: head.slim ? 12 : 0 }
    HeadCell { text: qsTr("State"); Layout.preferredWidth: Math.round(124 * Theme.fontScale); Layout.rightMargin: 12; visible: !head.slim }
}
