// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// How the program looks and speaks on this computer. Kept for the next start.
SheetPage {
    id: page

    required property Preferences preferences

    maximumWidth: 760

    PageHead { title: qsTr("Settings"); note: qsTr("For this computer"); Layout.fillWidth: true }
    Card {
        spacing: Theme.space
        Layout.fillWidth: true
        Chips {
            first: true
            label: qsTr("Language")
            names: page.preferences.languageNames
            chosen: Array.from(page.preferences.languages).indexOf(page.preferences.language)
            Layout.fillWidth: true
            onPicked: index => page.preferences.language = page.preferences.languages[index]
        }
        Chips {
            label: qsTr("Theme")
            names: [qsTr("As the desktop"), qsTr("Light"), qsTr("Dark")]
            chosen: page.preferences.theme
            Layout.fillWidth: true
            onPicked: index => page.preferences.theme = index
        }
        Chips {
            label: qsTr("Size of the text")
            names: [qsTr("Normal"), qsTr("Large"), qsTr("Very large")]
            chosen: page.preferences.fontScale < 1.1 ? 0 : page.preferences.fontScale < 1.4 ? 1 : 2
            Layout.fillWidth: true
            onPicked: index => page.preferences.fontScale = [1.0, 1.25, 1.5][index]
        }
    }
    ClockSettings { preferences: page.preferences; Layout.fillWidth: true }
    SoundSettings { preferences: page.preferences; Layout.fillWidth: true }
}
