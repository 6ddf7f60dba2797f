// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property string folder: "/srv/open web pages"
    property url folderUrl: "file:///srv"
    property string address: "https://chess.example/open/"
    property string code: "M0 0h3v3h-3z"
    property int codeSize: 3
    property var languages: ["As the papers", "English", "Slovenčina", "Čeština", "Galego"]
    property int language: 0
    property var codes: ["en", "sk", "cs", "gl"]
    property string languageCode: "en"
    property var alsoIn: []
    function turnAlsoIn(code: string) { alsoIn = alsoIn.includes(code) ? alsoIn.filter(one => one !== code) : alsoIn.concat(code) }
    property bool games: true
    property var delays: ["not shown", "5 minutes after the moves", "10 minutes after the moves"]
    property int delay: 0
    property bool always: false
    property bool ready: true
    property bool writing: false
    property bool failed: false
    property string state: "Written at 16:05: 412 files · 7 changed · 0.8 s"
    property string command: ""
    property string commandMeans: command.replace("%f", folder)
    property bool publishes: false
    property var limits: ["1 minute", "2 minutes", "5 minutes", "15 minutes"]
    property int limit: 1
    property bool publishing: false
    property bool publishingFailed: false
    property string published: ""
    property string output: ""
    property var log: []

    function note(what) { log = log.concat([what]) }
    function setFolder(text) { note("folder " + text); return text.startsWith("/") ? "" : "Type the whole path of the folder, from / or ~/ on." }
    function setAddress(text) { note("address " + text); return "" }
    function chooseFolder(folder) { note("choose " + folder) }
    function setCommand(line) { command = line; publishes = false }
    function writeNow() { note("write") }
    function cancelPublishing() { note("cancel") }
    function look() { note("look") }
}
