// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

QtObject {
    id: workshop

    required property string shownPage
    required property int wide
    required property int high
    required property real scale
    required property bool darkened
    required property int boardCount
    property Workspace workspace: Workspace {
        open: workshop.shownPage !== "start"
        preferences.fontScale: workshop.scale
        preferences.theme: workshop.darkened ? Preferences.Dark : Preferences.Light
    }
    property Main window: Main { workspace: workshop.workspace }

    Component.onCompleted: {
        window.width = wide
        window.height = high
        if (boardCount > 0)
            workspace.fill(boardCount)
        else
            workspace.event.roundsPaired = 0
        const page = shownPage.split("+")
        if (page[0] === "clock")
            workspace.showClock(3)
        if (page[0] === "recovery")
            workspace.recovery.fill(3)
        if (page[0] === "pairing") {
            workspace.pairing.presence.fill(9)
            workspace.pairing.propose()
            workspace.pairing.bracketsShown = page[1] === "brackets"
        }
        window.page = page[0]
        workspace.importForm.loaded = page[0] === "import"
        if (page[1] === "question")
            workspace.question.asked = true
        if (page[1] === "notice")
            workspace.notice.tell("Board 3 already has a result from this round; change it on the results page.", NoticeView.Refused)
        if (page[1] === "unsaved")
            workspace.unsavedText = "Not saved since 14:32: the disk is full"
        if (page[1] === "palette")
            window.openPalette()
        if (page[1] === "add")
            window.pageItem.add()
        if (page[1] === "result")
            window.pageItem.enteringResult = true
        if (["hands", "ruling", "form"].includes(page[1])) {
            workspace.hands.ruling.needed = page[1] === "ruling"
            window.pageItem.intervene()
            if (page[1] === "form")
                workspace.hands.form.start()
        }
        if (page[1] === "error")
            workspace.eventForm.touch("name")
    }
}
