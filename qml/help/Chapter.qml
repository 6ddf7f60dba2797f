// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// One chapter of the help: a page, what it is for, and its keys.
QtObject {
    property string page: ""
    property string title: ""
    property string text: ""
    property string words: "" // other words that people type
    property KeyTable keys: KeyTable {}
}
