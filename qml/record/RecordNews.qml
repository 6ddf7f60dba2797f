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
    readonly property bool something: record.endText !== "" || record.offerBy > 0 || record.claimPending || record.signatureWarning !== ""
                                      || record.duties.length > 0 || record.signatures.length > 0

    spacing: Theme.gap

    NewsCard {
        text: news.record.endText
        drawing: "flag"
        Layout.fillWidth: true
        AppButton { text: qsTr("Enter the result"); keys: "Alt+E"; onClicked: news.record.enterEnd() }
    }
    NewsCard {
        text: news.record.offerBy > 0 && !news.record.claimPending ? news.record.offerText : ""
        Layout.fillWidth: true
        AppButton { text: qsTr("Accepted"); keys: "Alt+A"; onClicked: news.record.answerOffer(0) }
        AppButton { text: qsTr("Declined"); keys: "Alt+D"; onClicked: news.record.answerOffer(1) }
    }
    ClaimCard {
        record: news.record
        visible: news.record.claimPending
        Layout.fillWidth: true
    }
    Banner {
        text: news.record.signatureWarning
        Layout.fillWidth: true
    }
    Repeater {
        model: news.record.duties.concat(news.record.signatures)
        delegate: AppText {
            required property string modelData
            text: modelData
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            Layout.fillWidth: true
        }
    }
}
