// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A claim under examination: the panel of any ruling, with the places where the position has occurred.
RulingCard {
    id: card

    required property RecordView record

    function rule(key: string) {
        if (!card.record.acts.ruleOnClaim(key))
            card.askFirst()
    }

    ruling: card.record.acts.claim
    takesEnter: false
    onRuled: key => card.rule(key)

    Flow {
        spacing: 6
        visible: card.record.acts.claim.places.length > 0
        Layout.fillWidth: true
        Repeater {
            model: card.record.acts.claim.places
            delegate: Chip {
                required property var modelData
                text: modelData.text
                checked: card.record.place === modelData.place
                onClicked: card.record.showClaimed(modelData.place)
            }
        }
    }
}
