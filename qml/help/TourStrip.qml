// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A walk through a round on the demonstration: what to look at and which key to press, page after page.
Rectangle {
    id: tour

    property int step: 0
    readonly property list<Task> steps: [
        Task { page: "hall"; question: qsTr("The hall"); answer: qsTr("Round 3 is being played. Each tile is a board; type a number to go to one, Space stops and starts the clocks. C marks a board that calls the arbiter.") },
        Task { page: "hall"; question: qsTr("Something happens at a board"); answer: qsTr("Choose board 4, whose flag is down, and press F12 or I: the Laws of the event say what follows, and one key does it. Ctrl+Z takes it back.") },
        Task { page: "record"; question: qsTr("The game record"); answer: qsTr("The moves as the arbiter and both players have them, side by side. Offers, claims and signatures belong to the game.") },
        Task { page: "results"; question: qsTr("Results"); answer: qsTr("1, 0 or = for the lit board, and the cursor goes on. V types everything again to verify it, B takes slips in any order.") },
        Task { page: "standings"; question: qsTr("Standings"); answer: qsTr("They move with every result. W says why a player stands there.") },
        Task { page: "rulings"; question: qsTr("Rulings"); answer: qsTr("Everything that was ruled on, with its article; Enter opens the case file.") },
        Task { page: "papers"; question: qsTr("Papers"); answer: qsTr("What hangs on the wall and lies on the tables, as it will be printed.") },
        Task { page: "display"; question: qsTr("Hall screen"); answer: qsTr("What a projector shows; lists take turns by themselves.") },
        Task { page: "closing"; question: qsTr("Closing the event"); answer: qsTr("What is left to do and which report is due when. That is the end of the tour: F1 helps on every page, Ctrl+N begins an event of your own.") }
    ]
    readonly property Task current: tour.steps[tour.step]

    signal go(string page)
    signal ended()

    function turn(by: int) {
        const next = tour.step + by
        if (next >= tour.steps.length) {
            tour.ended()
        } else if (next >= 0) {
            tour.step = next
            tour.go(tour.current.page)
        }
    }

    implicitHeight: line.implicitHeight + 2 * Theme.gap
    color: Theme.accentWash
    Accessible.role: Accessible.StaticText
    Accessible.name: [tour.current.question, tour.current.answer].join(": ")

    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space; rightMargin: Theme.space }
        Badge { text: qsTr("Tour %1 of %2").arg(tour.step + 1).arg(tour.steps.length); tone: Badge.Accent }
        AppText { text: tour.current.question; font.bold: true; wrapMode: Text.NoWrap }
        AppText { text: tour.current.answer; Layout.fillWidth: true }
        AppButton { drawing: "left"; text: qsTr("Back"); focusPolicy: Qt.TabFocus; enabled: tour.step > 0; onClicked: tour.turn(-1) }
        AppButton { primary: true; drawing: "right"; text: qsTr("Next"); keys: "Ctrl+F1"; focusPolicy: Qt.TabFocus; onClicked: tour.turn(1) }
        AppButton { text: qsTr("End the tour"); quiet: true; focusPolicy: Qt.TabFocus; onClicked: tour.ended() }
    }
}
