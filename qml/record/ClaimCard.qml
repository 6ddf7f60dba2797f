// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A claim under examination: what the record says, where the position has stood, and the arbiter's word.
Card {
    id: card

    required property RecordView record

    function mayRule(ruling: int): bool { return replayed.checked || card.record.acts.mayRule(ruling) }
    function rule(ruling: int) {
        if (!card.mayRule(ruling))
            replayed.forceActiveFocus(Qt.TabFocusReason)
        else
            card.record.acts.ruleOnClaim(ruling, replayed.checked)
    }

    padding: 12
    Accessible.role: Accessible.Grouping
    Accessible.name: card.record.acts.claimText

    AppText {
        text: card.record.acts.claimText
        font.bold: true
        font.pixelSize: Theme.lead
        Layout.fillWidth: true
    }
    Lines {
        model: card.record.acts.claimFindings
        delegate: AppText {
            required property string modelData
            required property int index
            text: modelData
            font.bold: index === 0
            width: parent?.width ?? 0
        }
    }
    Flow {
        spacing: 6
        visible: card.record.acts.claimPlaces.length > 0
        Layout.fillWidth: true
        Repeater {
            model: card.record.acts.claimPlaces
            delegate: Chip {
                required property var modelData
                text: modelData.text
                checked: card.record.place === modelData.place
                onClicked: card.record.showClaimed(modelData.place)
            }
        }
    }
    OnOff {
        id: replayed
        text: qsTr("Checked on the scoresheets or by replaying the game (a screen is not sufficient: Laws %1)").arg(card.record.acts.articles.screens)
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton {
            text: qsTr("Correct: draw")
            keys: "Alt+J"
            primary: card.record.acts.claimRuling === RecordActsView.Correct
            enabled: card.mayRule(RecordActsView.Correct)
            onClicked: card.rule(RecordActsView.Correct)
        }
        AppButton {
            text: qsTr("Incorrect: time for the opponent")
            keys: "Alt+H"
            primary: card.record.acts.claimRuling === RecordActsView.Wrong
            enabled: card.mayRule(RecordActsView.Wrong)
            onClicked: card.rule(RecordActsView.Wrong)
        }
        AppButton {
            text: qsTr("Invalid")
            keys: "Alt+Q"
            primary: card.record.acts.claimRuling === RecordActsView.Inadmissible
            enabled: card.mayRule(RecordActsView.Inadmissible)
            onClicked: card.rule(RecordActsView.Inadmissible)
        }
        AppButton {
            text: qsTr("The opponent accepts the draw")
            keys: "Alt+A"
            onClicked: card.record.acts.answerOffer(RecordActsView.Accepted)
        }
    }
}
