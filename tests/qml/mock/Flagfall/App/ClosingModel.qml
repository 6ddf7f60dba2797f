// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    property bool watched: false
    property string caption: "2 things left to do"

    ListElement { text: "Every round is paired"; page: "pairing"; field: ""; player: 0; done: true; dated: false }
    ListElement { text: "2 games without a result"; page: "results"; field: ""; player: 0; done: false; dated: false }
    ListElement { text: "Missing in the report for rating: FIDE ID of 2 players"; page: "players"; field: ""; player: 3; done: false; dated: false }
    ListElement { text: "Missing in the report for rating: days of 7 rounds"; page: "edit"; field: "schedule"; player: 0; done: false; dated: false }
    ListElement { text: "Report file to the rating officer: by 29 November 2026"; page: "exports"; field: ""; player: 0; done: false; dated: true }
}
