// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    ListElement { column: 0; head: "Meno"; meaning: 1 }
    ListElement { column: 1; head: "Elo"; meaning: 2 }
}
