// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// How the program looks and speaks on this computer. Kept for the next start.
SheetPage {
    id: page

    required property Preferences preferences
    required property BackupView backup
    required property KeysView keys
    property string keysKeys: "" // by which the passphrase of the keys is asked for
    property bool hasPersons: false // the event that is open: they sign in

    maximumWidth: 760

    PageHead { title: qsTr("Settings"); note: qsTr("For this computer"); Layout.fillWidth: true }
    Card {
        spacing: Theme.space
        Layout.fillWidth: true
        Chips {
            first: true
            label: qsTr("Language")
            names: page.preferences.languageNames
            values: page.preferences.languages
            value: page.preferences.language
            Layout.fillWidth: true
            onChose: language => page.preferences.language = language
        }
        Chips {
            label: qsTr("Theme")
            names: [qsTr("As the desktop"), qsTr("Light"), qsTr("Dark")]
            values: [Preferences.System, Preferences.Light, Preferences.Dark]
            value: page.preferences.theme
            Layout.fillWidth: true
            onChose: theme => page.preferences.theme = theme
        }
        Chips {
            label: qsTr("Text size")
            names: [qsTr("Normal"), qsTr("Large"), qsTr("Very large")]
            chosen: page.preferences.fontScale < 1.1 ? 0 : page.preferences.fontScale < 1.4 ? 1 : 2
            Layout.fillWidth: true
            onPicked: index => page.preferences.fontScale = [1.0, 1.25, 1.5][index]
        }
    }
    Card {
        spacing: Theme.space
        Layout.fillWidth: true
        AttendantFields { preferences: page.preferences; named: !page.hasPersons; Layout.fillWidth: true }
        Chips {
            label: qsTr("Keys for results, as in the program")
            names: page.preferences.resultKeysNames
            values: [Preferences.OwnKeys, Preferences.VegaKeys, Preferences.SharlyKeys]
            value: page.preferences.resultKeys
            Layout.fillWidth: true
            onChose: keys => page.preferences.resultKeys = keys
        }
    }
    BackupSettings { backup: page.backup; Layout.fillWidth: true }
    KeysSettings { keys: page.keys; actKeys: page.keysKeys; Layout.fillWidth: true }
    ClockSettings { preferences: page.preferences; Layout.fillWidth: true }
    SoundSettings { preferences: page.preferences; Layout.fillWidth: true }
}
