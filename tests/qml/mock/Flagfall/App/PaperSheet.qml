// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Rectangle {
    property PaperView paper: null
    property int page: 0
    color: "white"
}
