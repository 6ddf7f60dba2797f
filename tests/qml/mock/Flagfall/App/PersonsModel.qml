// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    id: persons

    property bool active: count > 0
    property string person: ""
    property string here: person === "" ? "" : person + ", chief arbiter"
    property string caption: here === "" ? "Nobody has signed in at this desk: it is for reading only." : "At this desk: " + here
    property string elsewhere: ""
    property string fault: ""
    property bool busy: false
    property var roleNames: ["chief arbiter", "deputy arbiter", "result helper", "read only"]
    property var log: []

    signal signedIn()
    signal kept()

    function note(what) { log = log.concat([what]) }
    function asksPin(row) { return get(row).locked }
    function signIn(row, pin) {
        note("signIn " + row + " " + pin)
        if (get(row).locked && pin !== "2468") {
            fault = "This is not the PIN. The next try is possible in 1 second."
            return
        }
        person = get(row).name
        signedIn()
    }
    function signOut() { note("signOut"); person = "" }
    function forgetFault() { fault = "" }
    function nameFault(name) { return "" }
    function keep(name, role, pin, open) {
        if (!open && pin.length < 4)
            return "A PIN or passphrase has at least 4 characters."
        note("keep " + name + " " + role + " " + pin + " " + open)
        kept()
        return ""
    }
    function remove(row) { note("remove " + row) }
    function fill(count) {
        const all = [["Šebestová, Ľ.", 0, true], ["Deputy, C.", 1, true], ["Helper, D.", 2, false], ["Reader, E.", 3, false]]
        for (let at = 0; at < count; ++at)
            persons.append({ name: all[at][0], roleText: roleNames[all[at][1]], role: all[at][1], locked: all[at][2], here: false })
    }
}
