// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How something is done, whatever page it begins on.
QtObject {
    property string question: "" // "How do I …", in words people would type
    property string answer: ""
    property string page: ""     // the chapter that says more
}
