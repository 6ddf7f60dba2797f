// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum NextAct { EnterPlayers, EnterTeams, PairRound, StartClocks, ResumeClocks, EnterResults, PairNext, Finished, DecideClocks }

    property string name: "Open of the Lower Town and the Upper Town"
    property string place: "Lower Town"
    property string dates: "21–22 November 2026"
    property string chiefArbiter: ""
    property string edition: "FIDE Laws 2023"
    property string control: "3+2"
    property string controlInWords: "3 minutes, and 2 seconds more for each move"
    property string playType: "Blitz"
    property string system: "Round robin (Berger tables)"
    property string roundText: "Round 1 of 9"
    property int roundsPaired: 1
    property int roundsPlanned: 9
    property string nextStep: "Enter the results of 3 boards, then pair round 2."
    property int nextAct: EventView.EnterResults
    property bool canPair: true
    property bool hasPairingPage: false
    property string pairText: "Pair round 2"
}
