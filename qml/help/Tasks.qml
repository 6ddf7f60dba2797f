// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// What arbiters ask, in the order of their day.
QtObject {
    readonly property list<Task> all: [
        Task {
            page: "create"
            question: qsTr("begin a new event")
            answer: qsTr("Ctrl+N, fill in the form, Ctrl+Enter. Fields you leave as they are have the usual value.")
        },
        Task {
            page: "create"
            question: qsTr("use last year's event again as a template")
            answer: qsTr("On the Start page choose the event and press C: a new event with the same regulations, without players, rounds and dates. Check the form and press Ctrl+Enter.")
        },
        Task {
            page: "create"
            question: qsTr("hold a knockout with tie-break games and Armageddon")
            answer: qsTr("Ctrl+N, choose Knockout as pairing system, and write the games of a match line by line: 2 standard, 2 rapid 15+10, 1 armageddon W5 B4. F6 pairs game by game; clocks, rules and draw odds follow from the line.")
        },
        Task {
            page: "teams"
            question: qsTr("hold an event of teams")
            answer: qsTr("Ctrl+N, choose a pairing system of teams and the boards of a match, Ctrl+Enter. F2 takes the players; on Ctrl+F2 press + for each team: its name, Enter, its players in order of boards. F6 pairs the teams.")
        },
        Task {
            page: "create"
            question: qsTr("change the number of rounds, or the days and hours of the rounds")
            answer: qsTr("Ctrl+E. The number of rounds is fixed once round 1 is paired, as FIDE asks of programs; the days and hours of the rounds can be written and changed at any time: round, day, from and to, line by line.")
        },
        Task {
            page: "entries"
            question: qsTr("enter players from a spreadsheet or a mail")
            answer: qsTr("Copy the rows there, press F2 and Ctrl+V here. Check the columns at the side and the notes below the names, then Ctrl+Enter.")
        },
        Task {
            page: "players"
            question: qsTr("let in a late entry")
            answer: qsTr("F2, +, the name, Enter: the player takes part from the next round, and the form asks what the rounds before it count.")
        },
        Task {
            page: "players"
            question: qsTr("give a bye for a later round")
            answer: qsTr("F2, the name, Enter, and in the field of byes write the rounds: 3, 5=0 is half a point in round 3 and nothing in round 5.")
        },
        Task {
            page: "players"
            question: qsTr("draw lots: pairing numbers, a tie-break, a level match")
            answer: qsTr("Numbers of players: F2, Ctrl+L, in a round robin, a match or a knockout before round 1; of teams: Ctrl+F2, Ctrl+L. A tie-break by lots is chosen on the Event page (Ctrl+E) before round 1, and Ctrl+L draws it on the standings (F7). Lots for a level match are drawn at the table.")
        },
        Task {
            page: "players"
            question: qsTr("withdraw a player who goes home")
            answer: qsTr("F2, the name, Ctrl+D. The games already played are kept; the same key brings the player back.")
        },
        Task {
            page: "checkin"
            question: qsTr("find out who has not come")
            answer: qsTr("Shift+F2, Ctrl+M shows only those who are missing. Ctrl+Enter gives all of them a bye or withdraws them.")
        },
        Task {
            page: "pairing"
            question: qsTr("pair a round")
            answer: qsTr("F6, P, look it over, Ctrl+Enter. The round is saved, and the screens and web pages show it.")
        },
        Task {
            page: "standings"
            question: qsTr("decide a match of a knockout that is level after all its games")
            answer: qsTr("On the standings (F7) write why, for example by lots, and press the button of the player who is through. Ctrl+Z takes it back.")
        },
        Task {
            page: "pairing"
            question: qsTr("swap the colours or the players of a published round")
            answer: qsTr("F6, C, then S swaps the colours of a board, Space selects two seats and X swaps them; E ends and checks. Ctrl+Z takes all of it back.")
        },
        Task {
            page: "teams"
            question: qsTr("change who sits where in a match of teams")
            answer: qsTr("Ctrl+F2, the team, L: Alt with the arrows moves a player, Space leaves a board empty, Ctrl+Enter hands the line-up in. In a paired round this is possible until a game of the match begins.")
        },
        Task {
            page: "papers"
            question: qsTr("print pairings, results and standings for the wall")
            answer: qsTr("Ctrl+Shift+P on any page prints what belongs on the wall now. Ctrl+P shows all papers before they are printed.")
        },
        Task {
            page: "hall"
            question: qsTr("start the round")
            answer: qsTr("F3, Space: every clock of the program starts, or, where the hall has its own, the time of the round.")
        },
        Task {
            page: "hall"
            question: qsTr("stop the whole hall: alarm, no light")
            answer: qsTr("Ctrl+Shift+Space on any page. The same keys resume what was stopped.")
        },
        Task {
            page: "hall"
            question: qsTr("find out where somebody plays")
            answer: qsTr("Ctrl+K and a few letters of the name: the board stands beside it, and Enter goes there.")
        },
        Task {
            page: "hall"
            question: qsTr("answer a call from a board")
            answer: qsTr("A helper or the desk marks the board with C in the hall. Shift+F12 on any page goes to the oldest call; C again says that somebody has come, and so does a ruling at the board.")
        },
        Task {
            page: "hands"
            question: qsTr("add time to a clock")
            answer: qsTr("F3, the number of the board, I, and the digit of the line. What it will do and the resulting times stand there before.")
        },
        Task {
            page: "incident"
            question: qsTr("rule on an illegal move, a claim or a telephone")
            answer: qsTr("Choose the board and press F12, type a few letters of what has happened, answer what is asked, Enter.")
        },
        Task {
            page: "rulings"
            question: qsTr("withdraw a ruling that was wrong")
            answer: qsTr("Ctrl+U, the ruling, W, and the reason. What it did is taken back as far as that can be; the program says before what stays.")
        },
        Task {
            page: "attendance"
            question: qsTr("deal with a player who is late")
            answer: qsTr("F8, the number of the board and the letter of the side marks the absent player; the default time counts down. After it F enters the forfeit.")
        },
        Task {
            page: "teams"
            question: qsTr("forfeit the match of a team that has not come")
            answer: qsTr("Ctrl+F2, the team, F: it loses on every board. Ctrl+Z takes all of it back.")
        },
        Task {
            page: "results"
            question: qsTr("enter results quickly")
            answer: qsTr("F4, then one key for each board: 1 for White, 0 for Black, = for a draw. M goes to the next missing one, B takes slips in any order.")
        },
        Task {
            page: "results"
            question: qsTr("enter the results of matches of teams")
            answer: qsTr("F4, B, then the board as it is called, Enter, and the result: 3.2 is the second board of the third match. The line above its boards has the score of the match.")
        },
        Task {
            page: "results"
            question: qsTr("correct a wrong result of an earlier round")
            answer: qsTr("F4, Shift+Left to the round, the board, the right result. The program says which pairings were made with the wrong one and how the standings change before you confirm.")
        },
        Task {
            page: "adjournments"
            question: qsTr("adjourn a game and seal the move")
            answer: qsTr("Shift+F9, choose the game, C tells the player to seal, S stops the clock when it is done, K says who keeps the envelope.")
        },
        Task {
            page: "history"
            question: qsTr("take back what I did")
            answer: qsTr("Ctrl+Z, as often as needed; Ctrl+Shift+Z does it again. The history shows both.")
        },
        Task {
            page: "past"
            question: qsTr("see the standings or the hall as they were at an earlier time")
            answer: qsTr("Ctrl+Shift+T, type the time, Enter. Ctrl+W leads back.")
        },
        Task {
            page: "replay"
            question: qsTr("see what a clock showed at 14:32")
            answer: qsTr("F3, the board, H, type the time, Enter.")
        },
        Task {
            page: "display"
            question: qsTr("show pairings and results on a projector")
            answer: qsTr("Ctrl+Shift+F3 opens the hall screen; Shift+F3 says what takes turns on it.")
        },
        Task {
            page: "papers"
            question: qsTr("give prizes, by place or by category (U14, women, 60+)")
            answer: qsTr("Ctrl+K and “prize”: type the prizes beside the papers, a line for each place (1: 500) or place of a category (U14 1: 50). Categories are named on the Event page (Ctrl+E). How prizes are shared is chosen below them.")
        },
        Task {
            page: "papers"
            question: qsTr("print certificates and receipts for the prizes")
            answer: qsTr("Ctrl+P, D prints the certificates of all who have a prize, a page each. For one player choose Certificate: N goes to the next one, P prints. Receipts for prizes is the list that the players sign.")
        },
        Task {
            page: "standings"
            question: qsTr("see whether a player can make a title norm")
            answer: qsTr("F7, the player, C: the card has every requirement, and what is still needed. Ctrl+P, Title norms has everybody who has made one or still can.")
        },
        Task {
            page: "privacy"
            question: qsTr("give the event away without e-mail addresses and telephone numbers")
            answer: qsTr("Ctrl+K and “copy without contact data”: choose a name, and the copy is saved there. The event stays as it is.")
        },
        Task {
            page: "exports"
            question: qsTr("send the report to the federation")
            answer: qsTr("Ctrl+Shift+E, the report for rating, Enter. A lock says what is still missing.")
        },
        Task {
            page: "exports"
            question: qsTr("give the rating changes of all players to somebody as a table")
            answer: qsTr("Ctrl+Shift+E, Rating changes, Enter: as CSV, TSV, XLSX or ODS. On paper: Ctrl+P, Rating changes.")
        },
        Task {
            page: "persons"
            question: qsTr("let a helper enter results and nothing else")
            answer: qsTr("Shift+F5, + and your name as chief arbiter with a PIN; + again for the helper, with the role of result helper. The helper chooses the name there and presses Enter.")
        },
        Task {
            page: "stations"
            question: qsTr("let helpers enter results on their telephones")
            answer: qsTr("Shift+F6, choose the network, B; then + for each helper: the boards, Enter, and the picture for the camera of the telephone.")
        },
        Task {
            page: "stations"
            question: qsTr("let a sector arbiter rule at his boards with a telephone")
            answer: qsTr("Shift+F6, choose the network, B; then +, Sector arbiter, the boards, Enter, and the picture for the camera of the telephone.")
        },
        Task {
            page: "rehearsal"
            question: qsTr("train as an arbiter without an event")
            answer: qsTr("Ctrl+Shift+R, B: an event with people who err by themselves. F counts the score.")
        },
        Task {
            page: "closing"
            question: qsTr("close the event: what is missing and due")
            answer: qsTr("Shift+F4: every line says what is missing and leads there with Enter; below stands which report is due when.")
        },
        Task {
            page: "recovery"
            question: qsTr("go on after the computer has stopped")
            answer: qsTr("Start the program and open the event: nothing is lost. Choose for each clock which reading holds, then resume them together.")
        },
        Task {
            page: "first"
            question: qsTr("learn the program without an event of my own")
            answer: qsTr("Start it with flagfall --demo: a scripted event that is never saved. Press F1 on every page.")
        }
    ]
}
