// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// The words of the help, one chapter a page.
QtObject {
    readonly property list<Chapter> all: [
        Chapter {
            page: "start"
            title: qsTr("Start")
            text: qsTr("Make a new event, go on with one, or take players and rounds from FIDE's report file. An event is one file; every act is written into it before it is shown, so nothing is lost when the computer stops.")
        },
        Chapter {
            page: "create"
            title: qsTr("Event")
            text: qsTr("Say what the event is called, how long a game lasts and who plays whom. Write the rate of play as 90+30 or 3+2; the line below says in words what it means. The system, the rounds, the rate of play and the edition are fixed when the first round is paired.")
            keys: [{ key: "Ctrl+↵", text: qsTr("create the event, or save the changes") }, { key: "Esc", text: qsTr("leave without saving") }]
        },
        Chapter {
            page: "import"
            title: qsTr("Import")
            text: qsTr("The remarks say where the file is wrong and how the program read what was unclear. Choose whether to take the players only or the finished rounds as well, look over the event, then create it.")
            keys: [{ key: "Ctrl+↵", text: qsTr("create the event") }, { key: "Esc", text: qsTr("leave; nothing is kept") }]
        },
        Chapter {
            page: "players"
            title: qsTr("Players")
            text: qsTr("Enter one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. Who leaves the event is withdrawn, not removed: the games played stay.")
            keys: [{ key: "+", text: qsTr("add a player") }, { key: "↵", text: qsTr("edit the player") }, { key: "Ctrl+D", text: qsTr("withdraw or bring back") },
                   { key: "Ctrl+B", text: qsTr("prohibited pairs of a Swiss") },
                   { key: "Del", text: qsTr("remove") }, { key: "Esc", text: qsTr("leave the form") }, { key: "a–z", text: qsTr("find by name") }]
        },
        Chapter {
            page: "pairing"
            title: qsTr("Pairing")
            text: qsTr("The next round of a Swiss. First say who plays: letters give a bye for this round. Pair, then look: under each name stand points, colours of the games played and the floats of the last two rounds. Pick two seats and ask why these do not meet; or look at the brackets, where an arrow leads from who floats down to the pair below.\n\nThe arbiter may change the pairing by hand: open the changes, exchange seats, turn colours, move the bye, then end and check. What a change breaks is asked at once; the check names the first criterion in which the round is worse. Publishing writes the round into the event; until then nothing has happened. Undo takes a published round back while no game of it has begun.")
            keys: [{ key: "P", text: qsTr("pair by the rules, or again") }, { key: "Ctrl+↵", text: qsTr("publish") },
                   { key: "L", text: qsTr("from the boards to who plays, and back") }, { key: "N", text: qsTr("the player plays") },
                   { key: "H", text: qsTr("half-point bye") }, { key: "Z", text: qsTr("zero-point bye") }, { key: "F", text: qsTr("full-point bye") },
                   { key: "←  →", text: qsTr("White's seat, Black's seat") }, { key: qsTr("Space"), text: qsTr("pick the seat, or let it go") },
                   { key: "W", text: qsTr("why not these two?") }, { key: "B", text: qsTr("brackets or boards") },
                   { key: "↑  ↓", text: qsTr("through the boards, the brackets, a long answer") },
                   { key: qsTr("Home  End"), text: qsTr("the first and the last row; so in every list") },
                   { key: qsTr("PgUp  PgDn"), text: qsTr("a screen of rows up or down") },
                   { key: "E", text: qsTr("begin changes by hand; end and check them") }, { key: "X", text: qsTr("exchange the picked seats; the bye is one") },
                   { key: "O", text: qsTr("let the two picked meet") }, { key: "S", text: qsTr("turn the colours of the board") },
                   { key: "U", text: qsTr("take the last change back") }, { key: "R", text: qsTr("back to the pairing by the rules") },
                   { key: "Esc", text: qsTr("let the picked go, close the brackets, leave") }]
        },
        Chapter {
            page: "hall"
            title: qsTr("Hall")
            text: qsTr("Each tile is a board. The filled bar with the arrow shows whose clock runs, a frame around the time says that it is short, a flag says that it is over. The first press on a tile chooses the board; then a press on the running side presses its clock.")
            keys: [{ key: "0–9", text: qsTr("go to a board") }, { key: "←  →  ↑  ↓", text: qsTr("the next board that way") },
                   { key: qsTr("Home  End"), text: qsTr("the first and the last board") }, { key: qsTr("PgUp  PgDn"), text: qsTr("a screen of boards up or down") },
                   { key: qsTr("Space"), text: qsTr("start the round; then pause and resume all; where boards are picked, these alone") },
                   { key: "P", text: qsTr("start or pause the chosen board, or the picked ones") }, { key: "R", text: qsTr("enter the result of the chosen board") },
                   { key: "I", text: qsTr("intervene: act on the clock, rule on a flag") },
                   { key: "↵", text: qsTr("big clock") }, { key: "H", text: qsTr("replay of the chosen board") }, { key: "G", text: qsTr("game record of the chosen board") },
                   { key: "X", text: qsTr("pick the chosen board, or let it go") }, { key: "Shift+←→↑↓", text: qsTr("pick all boards on the way") },
                   { key: "Ctrl+A", text: qsTr("pick every board that is shown") }, { key: qsTr("Ctrl+click"), text: qsTr("pick with the mouse; Shift+click picks all up to there") },
                   { key: "M", text: qsTr("boards without a result") }, { key: "F", text: qsTr("next filter") },
                   { key: "Esc", text: qsTr("close the panel, let the picked boards go, close the notice") }]
        },
        Chapter {
            page: "hands"
            title: qsTr("Interventions")
            text: qsTr("What you do to clocks: penalties, wrong presses, times, counters, the control, a new clock. I opens the panel for the chosen board, and a digit acts at once: two keys are a penalty. Each line says what it will do and by which article; the times after it stand beside the clock while the cursor is on it. For the boards you picked, or for the hall, the same digits act on all of them at one instant. Clocks that run go on running. What you change can be undone, and stays in the history with its reason; clocks that were stopped or started are simply started or stopped again.\n\nWhen a flag is down, or a player has made the illegal move that loses, the panel begins with the facts and what the Laws of your event say. A telephone that sounds or a device a player has on him is ruled on in the same way: the two last acts of the third page ask for it (I, 0, 0, then 8 for White's or 9 for Black's). By the Laws of 2009 the opponent scores half a point if he cannot checkmate; where the record is as long as the game it answers that question. You add what only you know: who called the flag, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise; the note says why.")
            keys: [{ key: "I", text: qsTr("open the panel; in it: back to the wall") }, { key: "1–9", text: qsTr("the act with this number") },
                   { key: "0  ←  →", text: qsTr("more acts") }, { key: "↑  ↓  ↵", text: qsTr("choose an act and do it") },
                   { key: "Y  N", text: qsTr("the opponent can, or cannot, checkmate") }, { key: "0  0  8  9", text: qsTr("a telephone or device of White's, of Black's") }, { key: qsTr("Space"), text: qsTr("pause and resume all, or the boards you picked") },
                   { key: "Esc", text: qsTr("close the panel") }]
        },
        Chapter {
            page: "clock"
            title: qsTr("Big clock")
            text: qsTr("One clock over the whole screen for two players at one computer. Press your own side after your move. The bar shows who is to move.")
            keys: [{ key: "A  ←  ⇧", text: qsTr("press the left side") }, { key: "L  →  ⇧", text: qsTr("press the right side") },
                   { key: qsTr("Space"), text: qsTr("press the running side") }, { key: "P", text: qsTr("start, pause, resume") },
                   { key: "T", text: qsTr("turn the clock round") },
                   { key: "S", text: qsTr("say both times and the number of the move") }, { key: "M", text: qsTr("sound off or on") },
                   { key: "I", text: qsTr("for the arbiter: when flags fell, how large the digits are") },
                   { key: "Esc", text: qsTr("back to the hall; twice while the clock runs") }]
        },
        Chapter {
            page: "results"
            title: qsTr("Results")
            text: qsTr("The big row is the board whose result you enter. Write the result as on the slip; the cursor goes on to the next board without one. The keys stand below the list.")
            keys: [{ key: "1", text: qsTr("White wins") }, { key: "0", text: qsTr("Black wins") }, { key: "=", text: qsTr("draw") },
                   { key: "M", text: qsTr("next missing result") }, { key: "/", text: qsTr("find a board by number or name") },
                   { key: qsTr("Home  End"), text: qsTr("the first and the last row; so in every list") }, { key: qsTr("PgUp  PgDn"), text: qsTr("a screen of rows up or down") },
                   { key: "Shift+←  Shift+→", text: qsTr("another round") }]
        },
        Chapter {
            page: "record"
            title: qsTr("Game record")
            text: qsTr("The game of one board: the arbiter's record and what each player wrote, side by side. Type moves in the letters of your language, one or many, or make them on the board; what is typed while an earlier position is shown takes the place of the move made there. A player's sheet takes whatever he wrote; a move that does not agree with the record, or is missing, is marked. (=) is the sign of a draw offer.\n\nOffers, claims, illegal moves and signatures belong to the game and stay beside its moves. A claim stops the clocks and is examined at once: the program shows where the position has stood, and what your edition of the Laws says; the word is yours. When a move ends the game the clock stops, and one key enters the result with its article.")
            keys: [{ key: "↑  ↓  ←  →", text: qsTr("move by move") }, { key: qsTr("PgUp  PgDn"), text: qsTr("ten half-moves back or forward") },
                   { key: qsTr("Home  End"), text: qsTr("the start and the end of the game") }, { key: "↵", text: qsTr("write what is typed") },
                   { key: "Tab", text: qsTr("complete the move as the first proposal says") }, { key: "Alt+1  2  3", text: qsTr("the arbiter's record, White's sheet, Black's sheet") },
                   { key: "Alt+W", text: qsTr("take the shown sheet over into the record") }, { key: "Alt+O", text: qsTr("draw offer") },
                   { key: "Alt+A  D  L", text: qsTr("the offer is accepted, declined, or declined by touching a man") }, { key: "Alt+C", text: qsTr("claim of a draw") },
                   { key: "Alt+J  H  Q", text: qsTr("the claim is correct, incorrect, not admissible") },
                   { key: "Alt+I", text: qsTr("illegal move") }, { key: "Alt+E", text: qsTr("enter the result the board gives, or that both have signed") },
                   { key: "Alt+S", text: qsTr("signatures") }, { key: "Alt+K", text: qsTr("who need not keep score") }, { key: "Alt+T", text: qsTr("time beside the move") }, { key: "Alt+Z", text: qsTr("note beside the game") },
                   { key: "Alt+G", text: qsTr("moves that nobody knows") }, { key: "Alt+X", text: qsTr("take out what follows the shown position") },
                   { key: "Alt+U", text: qsTr("starting position, Chess960") }, { key: "Alt+F", text: qsTr("turn the board") },
                   { key: "Ctrl+V", text: qsTr("paste moves, or a game as PGN") }, { key: "Alt+P", text: qsTr("copy the game as PGN") }, { key: "Alt+M", text: qsTr("can this position still be won? The page of mating chances") },
                   { key: "Ctrl+S", text: qsTr("save the scoresheet as pages to print (PDF)") }, { key: "Ctrl+Shift+S", text: qsTr("save the games of the round as PGN") },
                   { key: "Alt+B", text: qsTr("blind and visually disabled players: who, assistant, boards") },
                   { key: "Alt+Y  N  V  R", text: qsTr("with them: say the move; a note; boards that differ; put them right") },
                   { key: qsTr("Ctrl+PgUp  Ctrl+PgDn"), text: qsTr("the board before and after") },
                   { key: "Esc", text: qsTr("close the form; back to the hall") }]
        },
        Chapter {
            page: "standings"
            title: qsTr("Standings")
            text: qsTr("Ranks by points, then by the tie-breaks of the event in their order. Below the table stands what each tie-break means. Ranks are provisional while games are open.")
        },
        Chapter {
            page: "history"
            title: qsTr("History")
            text: qsTr("Every act with its time. Undo does not wipe an act out: it stays on record, struck through.")
            keys: [{ key: "↵  H", text: qsTr("replay of the board, at that act") }, { key: "Ctrl+Z", text: qsTr("undo") }, { key: "Ctrl+Shift+Z", text: qsTr("redo") }]
        },
        Chapter {
            page: "audit"
            title: qsTr("Hall check")
            text: qsTr("The program looks over the hall every few seconds and points out the board that is set differently, was not started, seems forgotten, waits for a ruling or whose time does not add up. It says what it rests on; what to do is yours to decide. A finding you have seen can be put aside.")
            keys: [{ key: "F5", text: qsTr("hall check") }, { key: "↵", text: qsTr("go to the board in the hall") }, { key: "Del", text: qsTr("put the finding aside") }]
        },
        Chapter {
            page: "attendance"
            title: qsTr("Late players")
            text: qsTr("Mark who is missing by the number of the board and the letter of the side, and again when the player comes. The default time of the event is counted down from the start of the round, board by board; exactly the default time is in time. When it is over, F gives the forfeit; the program never gives it by itself. Boards where White has not moved a minute after the start are listed as well.")
            keys: [{ key: "F8", text: qsTr("late players") }, { key: "F", text: qsTr("forfeit the chosen board") }, { key: "↵", text: qsTr("go to the board in the hall") }]
        },
        Chapter {
            page: "replay"
            title: qsTr("Replay")
            text: qsTr("What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from act to act, or press on the graph of both times. While the game runs the page follows it until you look back. What was taken back later is shown as it stood until then, and while the program was not running nobody watched: it says so. The sheet is the whole record as plain text, with what each player used, was credited and was corrected.")
            keys: [{ key: "0–9", text: qsTr("type a time of day: 14:32 or 14:32:05") }, { key: "←  →  ↑  ↓", text: qsTr("previous and next act") },
                   { key: qsTr("PgUp  PgDn"), text: qsTr("a minute back or forward") }, { key: qsTr("Home  End"), text: qsTr("the start, and now") },
                   { key: "G", text: qsTr("graph over the time or over the moves") }, { key: "Ctrl+C  Ctrl+S", text: qsTr("copy or save the sheet") },
                   { key: "Esc", text: qsTr("back to where one came from") }]
        },
        Chapter {
            page: "mating"
            title: qsTr("Can this player still be mated?")
            text: qsTr("A fallen flag loses unless the opponent cannot checkmate by any series of legal moves, however badly both play; the same question decides about dead positions, the illegal move that loses and more, by the edition of the event. Set up the position with E: choose a man and click, drag, or go to a square and type the letter. Or paste a line of FEN. The answer for both players comes at once; where a player can mate, the moves are there to be gone through, and within a second a shorter line may take their place; where not, the reason to be told. An answer that is not known after two million positions is called not decided, and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position taken over from a game (Alt+M in its record) says where it stood, and N puts the verdict into that game's record as a note; undo takes it out again.")
            keys: [{ key: "E", text: qsTr("set up a position; then: done") }, { key: "F", text: qsTr("set up a position by a line of FEN") }, { key: "N", text: qsTr("note the verdict in the game's record") }, { key: "←  →", text: qsTr("previous and next move of the line; while setting up, squares with ↑ ↓") },
                   { key: qsTr("Home  End"), text: qsTr("the first and the last position of the line") }, { key: "M", text: qsTr("the other player's mate") },
                   { key: "T", text: qsTr("turn the board") }, { key: "W", text: qsTr("while setting up: who is to move") },
                   { key: "K Q R B N P", text: qsTr("while setting up: a black man; with Shift a white one") }, { key: "Del", text: qsTr("while setting up: remove the man") },
                   { key: "↵  " + qsTr("Space"), text: qsTr("while setting up: put or pick up a man") },
                   { key: qsTr("PgUp  PgDn"), text: qsTr("scroll the answer") },
                   { key: "Backspace", text: qsTr("take back the move you tried") }, { key: "Ctrl+V", text: qsTr("take the position from a line of FEN in the clipboard") },
                   { key: "Ctrl+C  Ctrl+S", text: qsTr("copy the analysis as text, or save it as PDF pages to print") }, { key: "Esc", text: qsTr("let go, bring back the position before the setting up, cancel the search, leave") }]
        },
        Chapter {
            page: "recovery"
            title: qsTr("Recovery")
            text: qsTr("If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, charge the player to move with the whole gap, or type both times. Undo takes a decision back until the clock is used. When the computer has slept, the clocks were paused as it woke and nobody was charged; resume them together.")
            keys: [{ key: "1  2  3", text: qsTr("decide for the chosen board") }, { key: "4", text: qsTr("type both times") }, { key: "Shift+1…3", text: qsTr("decide for all boards") },
                   { key: qsTr("Space"), text: qsTr("resume what the sleep paused") }]
        },
        Chapter {
            page: "settings"
            title: qsTr("Settings")
            text: qsTr("Language, theme, size of the text, tenths of a second and sound, for this computer. They do not touch the event.")
        }
    ]
}
