// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum Theme { System, Light, Dark }

    property string person: "Ema"
    property string station: ""
    property string stationHint: "desk-1"
    property string language: "en"
    property var languages: ["en", "sk", "cs", "gl"]
    property var languageNames: ["English", "Slovenčina", "Čeština", "Galego"]
    property int theme: Preferences.Light
    property bool dark: theme === Preferences.Dark
    property real fontScale: 1.0
    enum ClockStyle { Modern, Dgt2010, Dgt3000 }
    enum BoardSound { Never, AsClocksDo, Always }
    property int clockStyle: Preferences.Modern
    property int tenthsBelow: 10
    property bool delayInTotal: false
    property bool showMoves: true
    property var sample: ["1:28:07", "12:05", "0:48", "8.4"]
    property bool deskSound: false
    property int boardSound: Preferences.AsClocksDo
    property bool callSound: true
    property bool entrySound: true
    enum ResultKeys { OwnKeys, VegaKeys, SharlyKeys }
    property int resultKeys: Preferences.OwnKeys
    property var resultKeysNames: ["Flagfall", "Vega", "Sharly Chess"]
    property bool muted: false
    property url folder
}
