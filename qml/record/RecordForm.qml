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
        case "setUp": return setUpForm
        case "note": return noteForm
        case "blindNote": return blindNoteForm
        case "boardsDiffer": return boardsDifferForm
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
            note: qsTr("An offer cannot be withdrawn; it stands until the opponent accepts it, rejects it, touches a piece or the game ends (Laws %1).").arg(card.articles.offer)
            sides: [qsTr("White"), qsTr("Black")]
            side: card.record.acts.lastMover
            choices: [qsTr("after the move, before pressing the clock"), qsTr("before making a move"), qsTr("on the opponent's time")]
            choiceValues: [RecordActsView.AfterMove, RecordActsView.BeforeMove, RecordActsView.OpponentsTime]
            confirm: qsTr("Offer a draw")
            onConfirmed: { card.record.acts.offerDraw(side, choice); card.done() }
        }
    }
    Component {
        id: claimForm
        RecordQuestion {
            title: qsTr("Claim of a draw")
            note: qsTr("The clocks stop. A claim cannot be withdrawn and counts as a draw offer (Laws %1).").arg(card.articles.claim)
            sides: [qsTr("White"), qsTr("Black")]
            side: card.record.acts.claimant
            choices: [qsTr("threefold repetition, by the intended move"), qsTr("threefold repetition, on the board"), qsTr("fifty moves, by the intended move"), qsTr("fifty moves, on the board")]
            choiceValues: [RecordActsView.RepetitionAnnounced, RecordActsView.RepetitionOnBoard, RecordActsView.FiftyAnnounced, RecordActsView.FiftyOnBoard]
            choice: RecordActsView.RepetitionOnBoard
            fieldLabel: choice === RecordActsView.RepetitionAnnounced || choice === RecordActsView.FiftyAnnounced ? qsTr("Intended move, written but not played") : ""
            switchText: qsTr("A piece was touched on this move before the claim (Laws %1)").arg(card.articles.touched)
            confirm: qsTr("Claim")
            onConfirmed: { card.record.acts.claimDraw(side, choice, text, switched); card.done() }
        }
    }
    Component {
        id: illegalForm
        RecordQuestion {
            title: qsTr("Illegal move")
            note: qsTr("The move is recorded as it happened; clock, count and penalty follow the event's edition (Laws %1). The position goes back to the one before it.").arg(card.articles.illegal)
            sides: [qsTr("White"), qsTr("Black")]
            side: card.record.acts.toMove
            fieldLabel: qsTr("What was played")
            secondLabel: qsTr("Note")
            confirm: qsTr("Penalise")
            onConfirmed: { card.record.acts.noteIllegalMove(side, text, secondText); card.done() }
        }
    }
    Component {
        id: signForm
        RecordQuestion {
            title: qsTr("Signature on the scoresheet")
            note: qsTr("A result signed by both players stands, even if it is incorrect, unless you decide otherwise (Laws %1).").arg(card.articles.signatures)
            sides: [qsTr("White"), qsTr("Black")]
            choices: card.record.acts.signings
            choice: card.record.acts.usualSigning
            confirm: qsTr("Sign")
            stays: true
            onConfirmed: {
                fault = choice < 0 ? qsTr("Choose what the player signs.") : ""
                if (fault !== "")
                    return
                card.record.acts.sign(side, choice)
                if (side === Sides.Black)
                    return card.done()
                side = Sides.Black
                choice = card.record.acts.usualSigning // the next player chooses anew
            }
        }
    }
    Component {
        id: dutyForm
        RecordQuestion {
            title: qsTr("Keeping score")
            note: qsTr("A player short of time is excused automatically (Laws %1). Here you excuse a player who cannot write, or end that (Laws %2).").arg(card.articles.recordingEnds).arg(card.articles.recording)
            sides: [qsTr("White"), qsTr("Black")]
            choices: [qsTr("is excused from keeping score"), qsTr("must keep score")]
            choiceValues: [true, false] // excused
            choice: !(side === Sides.White ? card.record.acts.whiteExcused : card.record.acts.blackExcused)
            fieldLabel: qsTr("Reason")
            confirm: qsTr("Decide")
            onConfirmed: { card.record.acts.excuse(side, choice, text); card.done() }
        }
    }
    Component {
        id: gapForm
        RecordQuestion {
            title: qsTr("Missing moves")
            note: qsTr("Moves are missing after this position; the record continues from the position you enter (Laws %1).").arg(card.articles.reconstruction)
            fieldLabel: qsTr("Position after the missing moves, as FEN")
            secondLabel: qsTr("Half-moves missing, if known")
            confirm: qsTr("Enter the missing moves")
            onConfirmed: {
                [fault, secondFault] = card.record.enterGap(text, secondText)
                if (fault === "" && secondFault === "")
                    card.done()
            }
        }
    }
    Component {
        id: noteForm
        RecordQuestion {
            title: qsTr("Note beside the game")
            note: card.record.placeText
            fieldLabel: qsTr("Note")
            confirm: qsTr("Add the note")
            onConfirmed: { card.record.note(text); card.done() }
        }
    }
    Component {
        id: timeForm
        RecordQuestion {
            title: qsTr("Time beside the move")
            note: card.record.placeText
            fieldLabel: qsTr("Time left, 1:23:05; leave empty to remove it")
            confirm: qsTr("Enter the time")
            onConfirmed: { if (card.record.setTime(text)) card.done(); else fault = qsTr("Write the time as 1:23:05, and show the move it belongs to.") }
        }
    }
    Component {
        id: setUpForm
        RecordQuestion {
            title: qsTr("Starting position")
            note: qsTr("Only before the first move is recorded: a position as FEN, or a Chess960 number from 0 to 959 (518 is the standard array; Laws %1).").arg(card.articles.chess960)
            fieldLabel: qsTr("FEN or number")
            switchText: qsTr("On every board of the round")
            confirm: qsTr("Set up")
            onConfirmed: { fault = card.record.setUp(text, switched); if (fault === "") card.done() }
        }
    }
    Component {
        id: blindNoteForm
        RecordQuestion {
            title: qsTr("Note on play with a visually disabled player")
            note: qsTr("Moves and times are announced only on request. Pressing too early is a notice for you and not a penalty by itself.")
            sides: [qsTr("White"), qsTr("Black")]
            side: card.record.blind.players[0].disabled ? Sides.White : Sides.Black
            choices: card.record.blind.remarks
            fieldLabel: qsTr("Note")
            confirm: qsTr("Add the note")
            onConfirmed: { card.record.blind.remark(side, choice, text); card.done() }
        }
    }
    Component {
        id: boardsDifferForm
        RecordQuestion {
            title: qsTr("The players' boards differ")
            note: qsTr("Enter each board that differs from the record; the players' own records then decide.")
            sides: [qsTr("White's board"), qsTr("Black's board")]
            fieldLabel: qsTr("The move made instead of the last one, or the position as FEN; empty: same as the record")
            confirm: qsTr("Compare")
            onConfirmed: { if (card.record.blind.compare(side, text)) card.done(); else fault = qsTr("This is neither a legal move nor a position.") }
        }
    }
}
