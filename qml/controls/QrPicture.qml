// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// A QR code for telephones: dark on light in every theme, with the light rim it needs. Modules are whole pixels.
Rectangle {
    id: picture

    property string outline: "" // of the dark modules, one unit each
    property int modules: 0     // along an edge
    readonly property int rim: 4
    readonly property int unit: Math.max(1, Math.floor(Math.min(width, height) / (modules + 2 * rim)))

    color: "white"
    visible: modules > 0
    Accessible.role: Accessible.Graphic

    Shape {
        width: picture.modules
        height: picture.modules
        x: Math.floor((picture.width - picture.modules * picture.unit) / 2)
        y: Math.floor((picture.height - picture.modules * picture.unit) / 2)
        scale: picture.unit
        transformOrigin: Item.TopLeft
        ShapePath {
            fillColor: "black"
            strokeColor: "transparent"
            PathSvg {
                path: picture.outline
            }
        }
    }
}
