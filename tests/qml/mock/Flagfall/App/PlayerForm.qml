// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool typed: false
    signal changed()
    property string name: ""
    property string title: ""
    property string rating: ""
    property string federation: ""
    property string sex: ""
    property string fideId: ""
    property string birth: ""
    property string nameError: ""
    property string nameHint: ""
    property string ratingError: ""
    property string federationError: ""
    property string fideIdError: ""
    property string birthError: ""
    property var more: ({ club: "", note: "" })
    property var errors: ({})
    property bool checkedIn: false
    property string byes: ""
    property string byesError: ""
    property bool takesByes: true
    property bool takesLaterRatings: false
    property string email: ""
    property string phone: ""
    property bool editing: false
    property int playerId: 0
    property bool late: false
    property string numbersText: ""
    property bool missedHalf: false
    property bool valid: name !== ""
    property string titleRemark: ""
    property var titles: ["", "GM", "IM", "FM", "CM", "WGM", "WIM"]
    property var alsoIn: []
    property int submitted: 0

    signal done()

    function startNew() { editing = false; playerId = 0; name = ""; typed = false }
    function startEdit(id) { editing = true; playerId = id; name = "Player " + id; typed = false }
    function say(field, text) { const now = Object.assign({}, more); now[field] = text; more = now }
    function touch(field) {}
    function toggleAlsoIn(place) { alsoIn = alsoIn.map((one, at) => at === place ? { name: one.name, there: one.there, chosen: !one.chosen } : one) }
    function submit() { if (name === "") { nameError = "A player needs a name."; return } submitted += 1; name = ""; done() }
}
