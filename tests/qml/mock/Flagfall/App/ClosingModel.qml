// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    property bool watched: false
    property string caption: "2 things left to do"

    ListElement { text: "Every round is paired"; page: "pairing"; done: true; dated: false }
    ListElement { text: "2 games without a result"; page: "results"; done: false; dated: false }
    ListElement { text: "Report file to the rating officer: by 29 November 2026"; page: "exports"; done: false; dated: true }
}
