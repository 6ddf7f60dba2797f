// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Flagfall.App

// What is offered, claimed and signed, as pages see it; nothing is.
QtObject {
    enum Moment { AfterMove, BeforeMove, OpponentsTime }
    enum Answer { Accepted, DeclinedInWords, DeclinedByTouch }
    enum Basis { RepetitionAnnounced, RepetitionOnBoard, FiftyAnnounced, FiftyOnBoard }

    property var articles: ({})
    property string endText: ""
    property string illegalText: ""
    property int offerBy: 0
    property int toMove: 1
    property int lastMover: 2
    property string offerText: ""
    property bool claimPending: false
    property int claimant: 1
    property ClaimView claim: ClaimView {}
    property var duties: []
    property bool whiteExcused: false
    property bool blackExcused: false
    property var signatures: []
    property string signatureWarning: ""
    property bool signedOnly: false
    property var signings: []
    property int usualSigning: 0

    function mayBegin(form: string): bool { return true }
    function enterEnd() {}
    function offerDraw(side: int, moment: int) {}
    function answerOffer(answer: int) {}
    function claimDraw(side: int, basis: int, announced: string, pieceTouched: bool) {}
    function ruleOnClaim(key: string): bool { return false }
    function noteIllegalMove(side: int, played: string, note: string) {}
    function excuse(side: int, excused: bool, reason: string) {}
    function sign(side: int, signing: int) {}
}
