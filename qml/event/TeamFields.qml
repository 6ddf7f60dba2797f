// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What an event of teams announces: boards and colours of a match, what they count, and who may sit where.
Card {
    id: card

    required property EventForm form

    spacing: 12
    visible: card.form.ofTeams
    AppText {
        text: qsTr("Teams")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    AppText {
        text: card.form.teamsHint
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: 12
        enabled: !card.form.fixedAfterFirstRound
        Layout.fillWidth: true
        Field {
            objectName: "boards"
            label: qsTr("Boards of a match")
            placeholder: "4"
            value: card.form.boards
            error: card.form.boardsError
            input.inputMethodHints: Qt.ImhDigitsOnly
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => card.form.boards = text
            onFinished: card.form.touch("boards")
        }
        Field {
            objectName: "reserves"
            label: qsTr("Reserves at most")
            value: card.form.reserves
            hint: qsTr("Empty: as many as a team likes.")
            error: card.form.reservesError
            input.inputMethodHints: Qt.ImhDigitsOnly
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => card.form.reserves = text
            onFinished: card.form.touch("reserves")
        }
    }
    Field {
        objectName: "boardColours"
        label: qsTr("Colours of the first-named team, board by board")
        placeholder: "WBWB"
        value: card.form.boardColours
        hint: qsTr("Empty: in turn, beginning with White (record 352).")
        error: card.form.boardColoursError
        enabled: !card.form.fixedAfterFirstRound
        Layout.fillWidth: true
        onEdited: text => card.form.boardColours = text
        onFinished: card.form.touch("boardColours")
    }
    RowLayout {
        spacing: 12
        enabled: !card.form.fixedAfterFirstRound
        Layout.fillWidth: true
        Field {
            objectName: "gamePoints"
            label: qsTr("Game won")
            placeholder: "1"
            value: card.form.gameWin
            error: card.form.gamePointsError
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => card.form.gameWin = text
            onFinished: card.form.touch("gamePoints")
        }
        Field {
            objectName: "gamePoints"
            label: qsTr("Game drawn")
            placeholder: "½"
            value: card.form.gameDraw
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => card.form.gameDraw = text
            onFinished: card.form.touch("gamePoints")
        }
        Field {
            objectName: "gamePoints"
            label: qsTr("Game lost")
            placeholder: "0"
            value: card.form.gameLoss
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => card.form.gameLoss = text
            onFinished: card.form.touch("gamePoints")
        }
    }
    Field {
        objectName: "byeGamePoints"
        label: qsTr("Game points of the pairing-allocated bye")
        value: card.form.byeGamePoints
        hint: qsTr("Empty: a draw on every board (C.04.6, 1.4).")
        error: card.form.byeGamePointsError
        visible: card.form.hasAllocatedBye
        enabled: !card.form.fixedAfterFirstRound
        Layout.fillWidth: true
        onEdited: text => card.form.byeGamePoints = text
        onFinished: card.form.touch("byeGamePoints")
    }
    Field {
        objectName: "ratingDistance"
        label: qsTr("Players sit by rating, apart by at most")
        value: card.form.ratingDistance
        hint: qsTr("Empty: always in the order of the team's list.")
        error: card.form.ratingDistanceError
        enabled: !card.form.fixedAfterFirstRound
        input.inputMethodHints: Qt.ImhDigitsOnly
        Layout.fillWidth: true
        onEdited: text => card.form.ratingDistance = text
        onFinished: card.form.touch("ratingDistance")
    }
    OnOff {
        text: qsTr("A board may stay empty above one that is played")
        checked: card.form.emptyBoardsAbove
        enabled: !card.form.fixedAfterFirstRound
        Layout.fillWidth: true
        onToggled: card.form.emptyBoardsAbove = checked
    }
}
