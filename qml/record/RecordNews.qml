// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What waits for the arbiter in this game, and what the arbiter should know of it.
ColumnLayout {
    id: news

    required property RecordView record
    required property KeyTable keyTable
    readonly property bool something: record.acts.endText !== "" || record.acts.illegalText !== "" || record.acts.offerBy !== Sides.Nobody || record.acts.claimPending || record.acts.signatureWarning !== ""
                                      || record.acts.duties.length > 0 || record.acts.signatures.length > 0

    signal rulingAsked()

    function rule(key: string) {
        if (news.record.acts.claimPending)
            claim.rule(key)
    }

    spacing: Theme.gap

    NewsCard {
        text: news.record.acts.endText
        drawing: "flag"
        Layout.fillWidth: true
        AppButton { text: qsTr("Enter the result"); keys: news.keyTable.cap("enterEnd"); onClicked: news.record.acts.enterEnd() }
    }
    NewsCard {
        text: news.record.acts.illegalText
        drawing: "warning"
        Layout.fillWidth: true
        AppButton { text: qsTr("Rule on it in the hall"); keys: news.keyTable.cap("enterEnd"); onClicked: news.rulingAsked() }
    }
    NewsCard {
        text: news.record.acts.offerBy !== Sides.Nobody && !news.record.acts.claimPending ? news.record.acts.offerText : ""
        Layout.fillWidth: true
        AppButton { text: qsTr("Accepted"); keys: news.keyTable.cap("answer", 0); onClicked: news.record.acts.answerOffer(RecordActsView.Accepted) }
        AppButton { text: qsTr("Rejected"); keys: news.keyTable.cap("answer", 1); onClicked: news.record.acts.answerOffer(RecordActsView.DeclinedInWords) }
        AppButton { text: qsTr("Piece touched"); keys: news.keyTable.cap("answer", 2); Accessible.description: qsTr("Rejected by touching a piece"); onClicked: news.record.acts.answerOffer(RecordActsView.DeclinedByTouch) }
    }
    ClaimCard {
        id: claim
        record: news.record
        visible: news.record.acts.claimPending
        caps: ({
            correct: news.keyTable.cap("rule", 0), incorrect: news.keyTable.cap("rule", 1), inadmissible: news.keyTable.cap("rule", 2),
            accepted: news.keyTable.cap("answer", 0)
        })
        Layout.fillWidth: true
    }
    NewsCard {
        text: news.record.acts.signedOnly ? news.record.acts.signatureWarning : ""
        drawing: "warning"
        Layout.fillWidth: true
        AppButton { text: qsTr("Enter the result"); keys: news.keyTable.cap("enterEnd"); onClicked: news.record.acts.enterEnd() }
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
