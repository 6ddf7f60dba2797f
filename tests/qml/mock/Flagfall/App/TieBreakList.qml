// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property var codes: ["BH/C1", "BH", "SB", "DE"]
    property var names: ["Buchholz, without the lowest value (C.07 Art. 8.1)", "Buchholz (C.07 Art. 8.1)", "Sonneborn-Berger (C.07 Art. 9.1)", "Direct encounter (C.07 Art. 6)"]
    property var warnings: ["", "", "", ""]
    property var offered: ["WIN – Number of rounds won (C.07 Art. 7.1)", "PS – Progressive score (C.07 Art. 7.5)"]
    property string said: ""

    function add(offered) {
        said = "add " + offered;
    }
    function remove(place) {
        said = "remove " + place;
    }
    function move(place, by) {
        said = "move " + place + " by " + by;
    }
}
