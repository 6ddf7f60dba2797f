// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Letters: those that say White or Black in the language that is spoken, for keys and what is typed, and how words are
// compared with what somebody types.
QtObject {
    //: The one letter typed for White: "12W" for White on board 12.
    readonly property string white: qsTr("W", "letter of White")
    //: The one letter typed for Black: "12B" for Black on board 12.
    readonly property string black: qsTr("B", "letter of Black")
    //: The key for Black where N is the answer "no": the letter of Black unless that is N.
    readonly property string blackBesideNo: qsTr("B", "key of Black beside the answer N")

    // Small letters without accents.
    function plain(text: string): string { return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLocaleLowerCase() }
}
