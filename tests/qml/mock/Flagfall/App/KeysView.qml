// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum Asking { Nothing, Passphrase, NewPassphrase, Store }

    property bool kept: true
    property string state: "The keys are locked, and the secret store of this desktop opens them."
    property string warning: ""
    property string act: "Set a passphrase for the signing keys…"
    property bool usable: true
    property int asking: KeysView.Nothing
    property string fault: ""
    property bool hasPassphrase: false
    property bool canBeginAnew: false
    property bool canAskStore: false
    property bool busy: false
    signal changed()
    property var log: []

    function note(what) { log = log.concat([what]) }
    function ask() { asking = KeysView.NewPassphrase }
    function leave() { note("leave"); asking = KeysView.Nothing; fault = "" }
    function forgetFault() { fault = "" }
    function open(passphrase) { note("open " + passphrase) }
    function setPassphrase(passphrase, again) { note("set " + passphrase + " " + again) }
    function removePassphrase() { note("remove") }
    function askStore() { note("store") }
    function beginAnew(question) { note("anew " + question.title) }
}
