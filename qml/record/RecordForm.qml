// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What an act at the board still needs to know. Enter does it, Escape leaves it.
Card {
    id: card

    required property RecordView record
    required property string form
    readonly property var articles: card.record.acts.articles

    signal done()

    readonly property Component now: {
        switch (card.form) {
        case "offer": return offerForm
        case "claim": return claimForm
        case "illegal": return illegalForm
        case "sign": return signForm
        case "duty": return dutyForm
        case "gap": return gapForm
        case "time": return timeForm
        case "setup": return setUpForm
        case "note": return noteForm
        case "remark": return remarkForm
        case "boards": return boardsForm
        }
        return null
    }

    padding: 12

    Loader {
        id: place
        sourceComponent: card.now
        Layout.fillWidth: true
        onLoaded: (place.item as RecordQuestion).take()
    }
    Component {
        id: offerForm
        RecordQuestion {
            title: qsTr("Draw offer")
            note: qsTr("An offer stands until the opponent answers, touches a man or the game ends; it cannot be withdrawn (Laws %1).").arg(card.articles.offer)
            sides: [qsTr("White"), qsTr("Black")]
            side: Math.max(0, card.record.acts.lastMover - 1)
            choices: [qsTr("after the move, before the press"), qsTr("before the own move"), qsTr("on the opponent's time")]
            confirm: qsTr("Offer a draw")
            onConfirmed: { card.record.acts.offerDraw(side + 1, choice); card.done() }
        }
    }
    Component {
        id: claimForm
        RecordQuestion {
            title: qsTr("Claim of a draw")
            note: qsTr("The clocks stop. A claim cannot be withdrawn, and it is an offer of a draw (Laws %1).").arg(card.articles.claim)
            sides: [qsTr("White"), qsTr("Black")]
            side: Math.max(0, card.record.acts.claimant - 1)
            choices: [qsTr("three times, with the move written down"), qsTr("three times, now"), qsTr("fifty moves, with the move written down"), qsTr("fifty moves, now")]
            choice: 1
            fieldLabel: choice % 2 === 0 ? qsTr("The move written down and not played") : ""
            switchText: qsTr("A man was touched on this move before the claim (Laws %1)").arg(card.articles.touched)
            confirm: qsTr("Claim")
            onConfirmed: { card.record.acts.claimDraw(side + 1, choice, text, switched); card.done() }
        }
    }
    Component {
        id: illegalForm
        RecordQuestion {
            title: qsTr("Illegal move")
            note: qsTr("The move is kept as it happened; clock, count and penalty follow the edition of the event (Laws %1). The position goes back to the one on record.").arg(card.articles.illegal)
            sides: [qsTr("White"), qsTr("Black")]
            side: Math.max(0, card.record.acts.toMove - 1)
            fieldLabel: qsTr("What was played")
            secondLabel: qsTr("Note")
            confirm: qsTr("Penalise")
            onConfirmed: { card.record.acts.noteIllegalMove(side + 1, text, secondText); card.done() }
        }
    }
    Component {
        id: signForm
        RecordQuestion {
            title: qsTr("Signature on the scoresheet")
            note: qsTr("What both sign stands, even if it is wrong, unless you decide otherwise (Laws %1).").arg(card.articles.signatures)
            sides: [qsTr("White"), qsTr("Black")]
            choices: card.record.acts.signings
            choice: card.record.acts.usualSigning
            confirm: qsTr("Sign")
            stays: true
            onConfirmed: {
                fault = choice < 0 ? qsTr("Choose what the player signs.") : ""
                if (fault !== "")
                    return
                card.record.acts.sign(side + 1, choice)
                if (side === 1)
                    return card.done()
                side = 1
                choice = card.record.acts.usualSigning // the next one chooses for himself
            }
        }
    }
    Component {
        id: dutyForm
        RecordQuestion {
            title: qsTr("Keeping score")
            note: qsTr("Little time excuses a player by itself (Laws %1). Here you excuse one who cannot write, or bring the duty back (Laws %2).").arg(card.articles.recordingEnds).arg(card.articles.recording)
            sides: [qsTr("White"), qsTr("Black")]
            choices: [qsTr("need not keep score"), qsTr("must keep score")]
            choice: (side === 0 ? card.record.acts.whiteExcused : card.record.acts.blackExcused) ? 1 : 0
            fieldLabel: qsTr("Reason")
            confirm: qsTr("Decide")
            onConfirmed: { card.record.acts.excuse(side + 1, choice === 0, text); card.done() }
        }
    }
    Component {
        id: gapForm
        RecordQuestion {
            title: qsTr("Moves that nobody knows")
            note: qsTr("After the shown position moves are missing; the game is known again from the position you give (Laws %1).").arg(card.articles.reconstruction)
            fieldLabel: qsTr("Position after the gap, as FEN")
            secondLabel: qsTr("Half-moves missing, if known")
            confirm: qsTr("Enter the gap")
            onConfirmed: {
                [fault, secondFault] = card.record.enterGap(text, secondText)
                if (fault === "" && secondFault === "")
                    card.done()
            }
        }
    }
    Component {
        id: remarkForm
        RecordQuestion {
            title: qsTr("Note beside the game")
            note: card.record.placeText
            fieldLabel: qsTr("Note")
            confirm: qsTr("Note it")
            onConfirmed: { card.record.note(text); card.done() }
        }
    }
    Component {
        id: timeForm
        RecordQuestion {
            title: qsTr("Time beside the move")
            note: card.record.placeText
            fieldLabel: qsTr("Time left, 1:23:05; empty takes it away")
            confirm: qsTr("Write the time")
            onConfirmed: { if (card.record.setTime(text)) card.done(); else fault = qsTr("Write the time as 1:23:05, and show the move it belongs to.") }
        }
    }
    Component {
        id: setUpForm
        RecordQuestion {
            title: qsTr("Starting position")
            note: qsTr("Before the first move is on record: a position as FEN, or a number from 0 to 959 of Chess960 (518 is the usual array; Laws %1).").arg(card.articles.chess960)
            fieldLabel: qsTr("FEN or number")
            switchText: qsTr("On every board of the round")
            confirm: qsTr("Set up")
            onConfirmed: { fault = card.record.setUp(text, switched); if (fault === "") card.done() }
        }
    }
    Component {
        id: noteForm
        RecordQuestion {
            title: qsTr("Note on play with a visually disabled player")
            note: qsTr("Moves and times are told only on request. A press too early is a warning for you and no penalty by itself.")
            sides: [qsTr("White"), qsTr("Black")]
            side: card.record.blind.players[0].disabled ? 0 : 1
            choices: card.record.blind.remarks
            fieldLabel: qsTr("Note")
            confirm: qsTr("Note it")
            onConfirmed: { card.record.blind.remark(side + 1, choice, text); card.done() }
        }
    }
    Component {
        id: boardsForm
        RecordQuestion {
            title: qsTr("The players' boards differ")
            note: qsTr("Whose board stands otherwise than the record, and how; then the records decide.")
            sides: [qsTr("White's board"), qsTr("Black's board")]
            fieldLabel: qsTr("The move he made instead of the last one, or the position as FEN; empty: as the record")
            confirm: qsTr("Compare")
            onConfirmed: { if (card.record.blind.compare(side + 1, text)) card.done(); else fault = qsTr("This is neither a move there nor a position.") }
        }
    }
}
