// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// What can be decided now, one button for each; two beside each other where there is room.
Flow {
    id: choices

    required property var options // of ProposalView.options
    required property bool takesEnter
    property string picked: "" // what Enter decides instead of the one proposed
    required property var caps
    readonly property int columns: width > 440 * Theme.fontScale ? 2 : 1

    signal ruled(string key)

    spacing: Theme.gap
    visible: choices.options.length > 0

    Repeater {
        model: choices.options
        delegate: AppButton {
            required property var modelData
            readonly property bool enter: modelData.key === (choices.picked || "↵")
            readonly property bool passed: modelData.key === "↵" && !enter // over, for the one picked
            text: modelData.text
            keys: enter ? (choices.takesEnter ? "↵" : "") : passed ? "" : choices.caps[modelData.key] ?? modelData.key
            primary: choices.picked !== "" ? enter : modelData.primary && (choices.takesEnter || !enter)
            enabled: modelData.possible
            width: Math.floor((choices.width - (choices.columns - 1) * choices.spacing) / choices.columns)
            onClicked: choices.ruled(modelData.key)
            Accessible.description: modelData.article
            Accessible.selected: enter && choices.picked !== ""
        }
    }
}
