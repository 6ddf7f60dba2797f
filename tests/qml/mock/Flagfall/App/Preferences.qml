// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum Theme { System, Light, Dark }

    property string language: "en"
    property var languages: ["en", "sk", "cs", "gl"]
    property var languageNames: ["English", "Slovenčina", "Čeština", "Galego"]
    property int theme: Preferences.Light
    property bool dark: theme === Preferences.Dark
    property real fontScale: 1.0
    property bool tenths: true
    property bool sound: false
}
