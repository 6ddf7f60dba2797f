// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What waits for the arbiter in this game, and what he should know of it.
ColumnLayout {
    id: news

    required property RecordView record
    readonly property bool something: record.acts.endText !== "" || record.acts.illegalText !== "" || record.acts.offerBy !== Sides.Nobody || record.acts.claimPending || record.acts.signatureWarning !== ""
                                      || record.acts.duties.length > 0 || record.acts.signatures.length > 0

    signal rulingAsked()

    function rule(ruling: int) {
        if (news.record.acts.claimPending)
            claim.rule(ruling)
    }

    spacing: Theme.gap

    NewsCard {
        text: news.record.acts.endText
        drawing: "flag"
        Layout.fillWidth: true
        AppButton { text: qsTr("Enter the result"); keys: "Alt+E"; onClicked: news.record.acts.enterEnd() }
    }
    NewsCard {
        text: news.record.acts.illegalText
        drawing: "warning"
        Layout.fillWidth: true
        AppButton { text: qsTr("Rule on it in the hall"); keys: "Alt+E"; onClicked: news.rulingAsked() }
    }
    NewsCard {
        text: news.record.acts.offerBy !== Sides.Nobody && !news.record.acts.claimPending ? news.record.acts.offerText : ""
        Layout.fillWidth: true
        AppButton { text: qsTr("Accepted"); keys: "Alt+A"; onClicked: news.record.acts.answerOffer(RecordActsView.Accepted) }
        AppButton { text: qsTr("Rejected"); keys: "Alt+D"; onClicked: news.record.acts.answerOffer(RecordActsView.DeclinedInWords) }
        AppButton { text: qsTr("Piece touched"); keys: "Alt+L"; Accessible.description: qsTr("Rejected by touching a piece"); onClicked: news.record.acts.answerOffer(RecordActsView.DeclinedByTouch) }
    }
    ClaimCard {
        id: claim
        record: news.record
        visible: news.record.acts.claimPending
        Layout.fillWidth: true
    }
    NewsCard {
        text: news.record.acts.signedOnly ? news.record.acts.signatureWarning : ""
        drawing: "warning"
        Layout.fillWidth: true
        AppButton { text: qsTr("Enter the result"); keys: "Alt+E"; onClicked: news.record.acts.enterEnd() }
    }
    Banner {
        text: news.record.acts.signedOnly ? "" : news.record.acts.signatureWarning
        Layout.fillWidth: true
    }
    Lines {
        model: news.record.acts.duties.concat(news.record.acts.signatures)
        delegate: AppText {
            required property string modelData
            text: modelData
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            width: parent?.width ?? 0
        }
    }
}
