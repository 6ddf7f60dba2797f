// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property bool open: false
    property var names: ["Kráľovičová Alžbeta", "Zeman Vojtěch", "Souto Outeiriño Xoán Manuel"]
    property var log: []

    function prohibit(first, second, round) { log = log.concat(["prohibit " + first + " " + second + " " + round]) }
    function lift(first, second) { log = log.concat(["lift " + first + " " + second]) }
}
