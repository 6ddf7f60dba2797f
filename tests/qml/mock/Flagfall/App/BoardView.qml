// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum Mark { Picked, Target, CaptureTarget, Check, Mate, Differs }
    enum Arrow { Played, Next, Other }

    property string placement: "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr"
    property var lastMove: []
    property var marks: []
    property int picked: -1
    property int promotion: -1
    property int turn: 1
    property string words: "White: king e1. Black: king e8. White to move."
    property bool flipped: false
    property var log: []

    function told(what) { log = log.concat([what]) }
    function click(square) { told("click " + square) }
    function lift(square) { told("lift " + square) }
    function letGo() { told("letGo"); promotion = -1 }
    function tryMove(from, to, promotion) { told("tryMove " + from + " " + to); return true }
    function promote(letter) { told("promote " + letter); promotion = -1 }
}
