// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A labelled list that opens downwards.
ColumnLayout {
    id: choice

    property string label: ""
    property var names: []
    property var values: [] // what the names stand for, in the same order
    property var value      // the chosen one of them
    property int chosen: Array.from(values).indexOf(value)
    property string error: ""
    property string hint: ""
    property var passes: null // (event): a letter while the list is closed, where letters are keys of the page
    property bool opens: false // a wrong choice is costly: the keys open the list before they choose

    signal picked(int index)
    signal chose(var value)

    function pick(index: int) {
        choice.picked(index)
        if (index < choice.values.length)
            choice.chose(choice.values[index])
    }
    // The first name that begins with all that is typed: WIM is not IM. Where none does, one of its words.
    function named(typed: string): int {
        const names = Array.from(choice.names).map(name => Letters.plain(name))
        const whole = names.findIndex(name => name.startsWith(typed))
        return whole >= 0 ? whole : names.findIndex(name => name.split(/\s+/).some(word => word.startsWith(typed)))
    }
    function find(event: var): bool {
        if (event.text <= " " || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return false
        if (choice.passes !== null && !box.popup.visible) {
            choice.passes(event)
            return true
        }
        finder.typed = (finder.running ? finder.typed : "") + Letters.plain(event.text)
        finder.restart()
        choice.unfold()
        const at = choice.named(finder.typed)
        if (at >= 0)
            box.popup.visible ? choice.light(at) : choice.pick(at)
        return true
    }
    // With the list closed; false where the keys choose at once.
    function unfold(): bool {
        const opening = choice.opens && !box.popup.visible
        if (opening)
            box.popup.open()
        return opening
    }
    // Nothing but these moves the highlighted line of a list that is open.
    function light(at: int) {
        for (let steps = choice.names.length; steps > 0 && box.highlightedIndex !== at; --steps)
            box.highlightedIndex < at ? box.incrementCurrentIndex() : box.decrementCurrentIndex()
    }
    function take() { box.forceActiveFocus(Qt.TabFocusReason) }

    spacing: 4

    AppText {
        text: choice.label
        font.pixelSize: Theme.small
        font.bold: true
        color: Theme.inkSoft
        visible: choice.label !== ""
        Layout.fillWidth: true
    }
    Timer { id: finder; property string typed: ""; interval: 1500 }
    T.ComboBox {
        id: box

        Layout.fillWidth: true
        implicitWidth: 160
        implicitHeight: Math.max(Theme.touch, shownText.implicitHeight + 16)
        leftPadding: 12
        rightPadding: 40
        model: choice.names
        currentIndex: choice.chosen
        Accessible.name: choice.label !== "" ? choice.label : box.displayText
        Accessible.description: box.enabled ? box.displayText : [box.displayText, qsTr("cannot be changed now")].join(", ")
        onActivated: index => choice.pick(index)
        Keys.onPressed: event => event.accepted = choice.find(event) || ([Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End].includes(event.key) && choice.unfold())
        onModelChanged: box.currentIndex = Qt.binding(() => choice.chosen) // a new model chooses its first name by itself

        contentItem: AppText { // qmllint disable deferred-property-id
            id: shownText
            text: box.displayText
            color: box.enabled ? Theme.ink : Theme.inkFaint
            verticalAlignment: Text.AlignVCenter
        }
        indicator: Icon {
            drawing: "down"
            visible: box.enabled
            size: Theme.body
            x: box.width - width - 12
            y: (box.height - height) / 2
        }
        background: Rectangle {
            radius: Theme.radius
            color: box.enabled ? Theme.surface : Theme.sunken
            border.width: choice.error !== "" || box.activeFocus ? Theme.ring : 1
            border.color: choice.error !== "" ? Theme.danger : box.activeFocus ? Theme.accent : box.enabled ? Theme.edge : Theme.line
        }
        delegate: T.ItemDelegate {
            id: option
            required property string modelData
            required property int index
            width: ListView.view.width
            implicitHeight: Math.max(Theme.touch, optionText.implicitHeight + 12)
            leftPadding: 12
            rightPadding: 12
            highlighted: box.highlightedIndex === index
            hoverEnabled: false // a pointer that rests somewhere chooses nothing for the keys
            Accessible.name: modelData
            contentItem: AppText { // qmllint disable deferred-property-id
                id: optionText
                text: option.modelData
                font.bold: option.index === choice.chosen
                verticalAlignment: Text.AlignVCenter
            }
            background: Rectangle { color: option.highlighted ? Theme.accentWash : pointer.hovered ? Theme.sunken : Theme.surface }
            HoverHandler { id: pointer }
        }
        popup: T.Popup { // qmllint disable deferred-property-id
            y: box.height + 4
            width: box.width
            height: Math.min(list.contentHeight + 2, 360)
            padding: 1
            contentItem: ListView { // qmllint disable deferred-property-id
                id: list
                clip: true
                model: box.delegateModel
                currentIndex: box.highlightedIndex
                T.ScrollBar.vertical: Scroll {}
            }
            background: Rectangle { color: Theme.surface; border.color: Theme.edge; radius: 4 }
        }
    }
    FieldNote { text: choice.error !== "" ? choice.error : choice.hint; wrong: choice.error !== ""; room: choice.width }
}
