// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool open: false
    property var names: ["eDP-1 · 1920 × 1080 (desk)", "HDMI-1 · 1280 × 720"]
    property int screen: 1
    property bool windowed: false
    property string text: "Opens on screen HDMI-1"
    property string desk: ""

    function choose(at) { screen = at }
    function toggle() { open = !open }
}
