// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// The words of the help, one chapter a page.
QtObject {
    readonly property list<Chapter> all: [
        Chapter {
            page: "first"
            title: qsTr("First steps")
            text: qsTr("From nothing to round 1 in ten minutes. Every step has its key, and the same thing as a button on the page.")
                + "\n\n" + qsTr("1. Ctrl+N begins an event. Give it a name and a time control such as 90+30, choose the pairing system and the number of rounds, press Ctrl+Enter. The event is a file from now on, and everything is saved at once.")
                + "\n\n" + qsTr("2. F2 shows the players. Press +, type a name, a rating, Enter, and the next one. Or copy the rows of a spreadsheet or a mail and press Ctrl+V. With a rating list on this computer (Ctrl+Shift+L) a few letters of the name are enough.")
                + "\n\n" + qsTr("3. On the day Shift+F2 is the check-in: a few letters, Enter, the player is here. Ctrl+Enter closes it with a bye or a withdrawal for everybody who is missing. You may leave it out.")
                + "\n\n" + qsTr("4. F6 is the pairing. P pairs by the system; look at it, then Ctrl+Enter confirms the round. Ctrl+Shift+P prints what belongs on the wall; Ctrl+Shift+F3 opens the screen of the hall.")
                + "\n\n" + qsTr("5. F3 is the hall. Space starts the round: the clocks of the program, or, where the hall has its own (Event page), the time of the round. When something happens at a board, choose it with its number and press F12.")
                + "\n\n" + qsTr("6. F4 takes the results: 1, 0 or = for each board. With the last one the round is over, F6 leads to the next pairing, F7 shows the standings. Ctrl+Z takes back whatever went wrong.")
        },
        Chapter {
            page: "window"
            title: qsTr("The window")
            text: qsTr("On the left are the pages with their keys. Above stand the event, the round and the next step: one button does it. Beside it is who sits at the desk (a press changes the person), undo, the list of all actions, whether a board calls the arbiter, and whether everything is saved.")
                + "\n\n" + qsTr("Ctrl+K finds everything: actions and keys, players with their board, boards by number, rulings, articles of the Laws. Type a few letters of any part, choose with the arrows, press Enter.")
                + "\n\n" + qsTr("What the program asks is answered with Enter or Escape, or with the letter that stands on the button; nothing irreversible happens without a question. F1 opens the help of the page, and its field finds how things are done.")
        },
        Chapter {
            page: "start"
            title: qsTr("Start")
            text: qsTr("Create an event, continue one, or import players and rounds from a tournament report file (TRF). An event is one file; every action is saved in it before it is shown, so nothing is lost if the computer fails.")
                + "\n\n" + qsTr("If another program moves, replaces or cuts the file while the event is open, a red line says so. Put the file back, or press the button in that line: everything that has happened is then saved in a new file beside it, and the event goes on there.")
                + "\n\n" + qsTr("Keep copies in a second place: choose a memory stick in Settings, and a copy is saved there whenever a round is over. Ctrl+Shift+K saves one at once. Test the newest copy there before you need it: it is restored on trial, opened and read.")
                + "\n\n" + qsTr("Several desks at one event: its journal stands in a PostgreSQL database instead of a file, and each desk opens it by its address, such as postgresql://desk@hall/chess?event=Open, typed here or on the command line. What one desk does is seen at the others within a moment. How a server is set up, what is promised and how one goes back to a file stands in docs/several_desks.md.")
                + "\n\n" + qsTr("At the foot of every printed page stands which history it was printed from: the number of the newest entry and sixteen signs. With such a page in hand anybody can check later that nothing before that entry was changed.")
            keys: StartKeys {}
        },
        Chapter {
            page: "create"
            title: qsTr("Event")
            text: qsTr("Enter the name of the event, the time control and the pairing system. Write the time control as 90+30 or 3+2; the line below explains it in words. The system, the number of rounds, the time control, the edition and the tie-breaks are fixed once the first round is paired.\n\nTie-breaks separate players with the same points: the first of the list first, each among those who are still level. A new event has the usual ones of its system. Add others from the list below; in the list the arrows go from line to line, with Alt they move the line, and Del removes it. Beside each stand its meaning and its article of the tie-break regulations (C.07). What these do not allow in the event is not offered; what they advise against is said beside it. Announce the tie-breaks before the event.")
                + "\n\n" + qsTr("The pairing systems are the Swiss of FIDE (Dutch), with or without Baku acceleration, the Double-Swiss, round robins, single or double, a match of two players, Scheveningen for two sides, and the knockout; for teams a Swiss (C.04.6) and round robins. The text below the choice says how a system works, and where FIDE does not endorse it. In a round robin and in a knockout the number of rounds may stay empty: it follows from the number of players or teams. In a Double-Swiss every round is a match of two games: round 2.1 is the first game of the second match, 2.2 the second one, which is paired when the first games are over. Points are those of the games, tie-breaks look at matches, and a bye is for both games.")
                + "\n\n" + qsTr("The Keizer system is for evenings at a club, where somebody is missing in every round. The first in the ranking has the highest value number, the next one less, and so on down. A win is worth the value number of the opponent, a draw half of it; everybody has his own number once. A half-point bye is an excused absence and worth 0.35 of the own number, five times at most; a full-point bye is a duty for the club, 0.7; the bye of an odd number a half. Nobody meets the same opponent again within three rounds. Places go by this score, and the points stand beside it; W says what every round has brought.")
                + "\n\n" + qsTr("What a win, a draw, a loss, a bye, a forfeit and a round without a game count is announced before the first round; an empty field means 1, ½ and 0, a win by forfeit as any win, a loss by forfeit and an absence nothing. A report file says it in its records 162 and 299.")
                + "\n\n" + qsTr("In a simultaneous exhibition one player meets everybody else in a single round, each game at its own board and with its own clock. It is number 1 who gives it: Alt+Up on the Players page moves a player there before the round is paired. The standings count all games of that player; in a report file every board is a round, and no game is rated.")
                + "\n\n" + qsTr("With a system of teams there is a part Teams: how many boards a match has (4 if left empty), how many reserves a team may have, the colours of the boards, what a game counts, whether players sit in the order of the team's list or by rating, and whether a board may stay empty above one that is played. A match that is won, drawn or lost usually counts 2, 1 or 0. The name of a team Swiss says whether match points or game points come first; in a round robin it is match points.")
                + "\n\n" + qsTr("Games of a match, then its tie-breaks: in a knockout write a line for each step, how many games, then standard, rapid, blitz or armageddon, then the time control. The first line is played in every match, each of the next ones only where the match is level: 2 standard, 2 rapid 15+10, 1 armageddon W5 B4. These four words are the same in every language. Armageddon is one game, in the last line. Below it a match for the third place can be switched on.")
                + "\n\n" + qsTr("Tie-breaks by ratings have to know what a player without a rating counts as: the lowest rated player, the average of the rated players, or a rating that you write. Otherwise such a tie-break is not used once somebody has no rating (C.07, Art. 10).")
                + "\n\n" + qsTr("Categories are for prizes, certificates and standings of their own, a line for each: U18: age -17, S65: age 65-, B: rating 1800-1999, Women: sex w, Guests: federation CZE, Members: club Slovan; commas part several conditions. The words age, rating, sex, federation and club stay as they are. A name alone takes the players who have it as their own category. Ages are those on 1 January of the year in which the event begins, unless you write another base date. Categories can be changed at any time.")
            keys: EventKeys {}
        },
        Chapter {
            page: "import"
            title: qsTr("Import")
            text: qsTr("The notes show where the file is wrong and how the program read what was unclear. Choose whether to import the players only or the finished rounds as well, check the event, then create it.")
                + "\n\n" + qsTr("A file with errors is imported all the same, without a record being lost. Each error is listed with its line and column and with what was imported instead: an opponent or a colour from the other player's record, a result from the points of the player. Where nothing tells, the game has no result and waits for yours.")
            keys: ReviewKeys {}
        },
        Chapter {
            page: "players"
            title: qsTr("Players")
            text: qsTr("Add one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. A player who leaves the event is withdrawn, not removed: the games already played are kept.")
                + "\n\n" + qsTr("Press + to add a player; once round 1 is paired it is a late entry, and the form asks what the rounds before it count. Enter on a line opens the form again: what is corrected there is corrected everywhere. Byes for rounds to come are written in it as 3, 5=0. Ctrl+D withdraws the chosen player from the next round on, or brings the player back; Del removes one who has not been paired. In a Swiss Ctrl+B says before round 1 which players must not meet; in a round robin Ctrl+L draws the pairing numbers by lot. A late entry gets the number of its strength: the form says which numbers change by it, and papers that name them are to be printed again.")
                + "\n\n" + qsTr("Numbers of a round robin that were drawn at a table are set here: Alt+↑ and Alt+↓ move the chosen player in the list until it is in the order of the numbers. Ctrl+Shift+V draws them from Varma's envelopes, so that players of one federation do not meet in the last three rounds (9 to 24 players).")
                + "\n\n" + qsTr("Once a round is paired, Ctrl+Shift+C shows the card of the chosen player on the Standings page: rounds, rating, title norms. It is for events of players.")
            keys: PlayersKeys {}
        },
        Chapter {
            page: "teams"
            title: qsTr("Teams")
            text: qsTr("For an event of teams choose a pairing system of teams (team Swiss or team round robin) and say how many boards a match has, what matches and games count, and how players may be seated. Enter or import the players as usual; then add the teams here: a name, Enter, a few letters of each player in order of boards, reserves last. Teams are numbered by the mean rating of their first players, or by the strength you type; in a round robin the numbers can be drawn by lots.")
                + "\n\n" + qsTr("L opens the line-up of a team for the coming round. Alt with the arrows moves a player from board to board, Space leaves a board empty, Ctrl+Enter hands it in. What the regulations have against it is said at once, and a line-up that they do not allow is not taken. Without one the players from the top sit who have not withdrawn and have no bye. An empty board is lost by forfeit from the start. Once the round is paired the line-up can still be changed until a game of the match begins. F forfeits the match of a team that has not come: it loses on every board.")
                + "\n\n" + qsTr("Pairing (F6) pairs the teams; the boards of all matches are then boards of the hall, called 3.2 for the second board of the third match. A match counts in the standings once all its games have a result.")
                + "\n\n" + qsTr("Teams that must not meet: in a Swiss Ctrl+B on the Players page (F2) names them before round 1. The Match sheets to be signed by the captains are on the Papers page (Ctrl+P).")
            keys: TeamsKeys {}
        },
        Chapter {
            page: "checkin"
            title: qsTr("Check-in")
            text: qsTr("Who has come, before a round is paired. Type a few letters of any part of a name and press Enter: the player is here, and the field is ready for the next one. Delete takes it back. Tab goes to the next player who is missing; the drawing and the word at the end of each line say the state. What a player owes and your note stand in the line; Ctrl+F says that the fee is paid.\n\nCtrl+Return closes the check-in: everybody who is missing is named, and one key gives all of them a bye for the next round or withdraws them. A player who comes after that is checked in as usual, takes part again, and the bye is revoked. While somebody is missing, pairing asks; where nobody was checked in at all it does not. For a later round or the next day, begin the check-in anew.\n\nPlayers can check in themselves: Ctrl+Shift+F2 opens a window for them, over the whole of a screen that neither you nor the hall screen use, if there is one. They touch or type the first letters, choose their name and say yes; for ten seconds it can be taken back. It shows names, federations and clubs, and nothing else. Byes for any round to come are typed in the form of the player, as 3, 5=0.")
                + "\n\n" + qsTr("In an event of teams the players are checked in one by one as well. A player with a bye from closing the check-in is not seated in the next round: those below in the team's list move up, unless the team has handed in a line-up. Pairing asks only about players who would sit.")
            keys: CheckInKeys {}
        },
        Chapter {
            page: "entries"
            title: qsTr("Lists of players")
            text: qsTr("Players come in from a spreadsheet or a mail (copy there, paste here), from a CSV, XLSX or ODS file, from a report file (TRF) or from another event. The program finds out what each column is, by its head or by what is in it; where it is wrong, choose at the side, and it is remembered for lists with the same head once the players are added. A word such as yes, or x, in the column of the fees paid means that the whole fee is paid. What was unclear is said below each player. Who has the same ID, name and birth, or name as somebody else is not ticked: compare the two and decide. Nobody is added before you say so; then all of them are one line of the history, which one undo takes back.\n\nThe list of the event goes out the same way: Ctrl+C on the Players page copies it for a spreadsheet, Ctrl+S saves it. Days of birth, fees, notes, e-mail addresses and telephone numbers are not in it; a report file has the dates of birth, as FIDE asks. A date of birth is typed as 1999-05-31, 31.5.1999 or 31/5/1999, or the year alone; of 5/12/1999, which can be two days, both are named. Players of a list that comes after round 1 is paired are late entries: the page says which numbers they get and which ones change.")
                + "\n\n" + qsTr("E opens the cells of a row: correct what was not understood, Enter reads the row again. Esc asks before the list is dropped. A column that is “(not used)” is not read. Of a mail, greetings, sentences and the signature are noted and not ticked; Space takes a line that is a player after all. Where no row says the federation, type it once at the side. Columns that were not understood are named above the list.")
                + "\n\n" + qsTr("Ctrl+V takes a file as well: copy it in its folder, or copy its path from a message.")
            keys: EntriesKeys {}
        },
        Chapter {
            page: "pairing"
            title: qsTr("Pairing")
            text: qsTr("The next round of a Swiss or a round robin. In a Swiss first mark who takes part: =, 0 and 1 give a bye for this round, + lets the player play. Pair, then check: below each name are title and rating, the points, the colours of the games played and the floats of the last two rounds. Select two seats and ask why these two do not meet; or look at the brackets, where an arrow leads from each downfloater to the pair below.\n\nThe arbiter may change the pairing by hand: begin the changes, swap seats or colours, move the bye, then end and check. A change that breaks a rule must be confirmed at once; the check names the first criterion in which the round is worse. Confirming the pairing saves the round in the event; until then nothing has changed. A confirmed round can be undone as long as none of its games has begun. Later C takes it up again: players at each other's boards, colours turned at the board, a latecomer who meets the bye, the opponents of two absentees. Boards keep their numbers and their clocks, and a result goes with the two who played for it; what would be lost is said before.\n\nIn a round robin the table gives every round: look at it and confirm it, or change it by hand. Nobody meets anybody more often than by the table, and a round after which the rest could not be played is refused. After a round by hand the rounds that it has not touched stay as in the table; the other games are distributed anew, with colours as even as before. The pairing numbers are drawn by lot on the Players page, before the first round. In a Scheveningen event the sides are two clubs or two federations of the same size, or else the first and the second half of the numbers as you set them; each side draws lots for itself, and the standings say the score of the sides above the table.")
                + "\n\n" + qsTr("In a knockout (Event page) a round here is one game of all matches that are not decided: “Round 2, game 3 (rapid)”, in short 2.3. Its clocks and its rules are those of its line in the games of a match. Players who are out, or wait for the others, have no game and are not missing. Numbers go by rating, or by lots drawn on the Players page; the strongest have the free places of the first round. Who leaves the event has lost the match; a game lost by forfeit is one game lost.\n\nAn Armageddon game that is drawn wins the match for Black; the pages and the proposals for rulings say so. A match that is level after all its games waits: write why, for example by lots, and name who is through, here or on the Standings page (F7), where T shows the tree. Where the colours of a game are drawn by lots, C takes up the round and S turns the colours of a board. A result that is corrected later changes nobody who has been paired in the next round of the knockout.")
                + "\n\n" + qsTr("A match for the third place, switched on in the form of the event, is played by those who lost the two matches before the final, in the round of the final and with the same games. While a match is level after all its games, nothing more is paired. Lots for it are drawn at the table: the program keeps the reason you write beside the winner, and Ctrl+Z takes it back.")
                + "\n\n" + qsTr("In an event of teams C changes no confirmed round. Change the line-ups instead (Ctrl+F2, L), as long as no game of the match has begun, or undo the round (Ctrl+Z), as long as none of its games has.")
            keys: PairingKeys {}
        },
        Chapter {
            page: "hall"
            title: qsTr("Hall")
            text: qsTr("Each tile is a board. The filled bar with the arrow shows whose clock is running, a frame around the time means that little is left, a flag that it has run out.\n\nWhere the hall has clocks of its own (Event page), boards have no times here. Space begins the round, stops it when everybody must stop (an alarm) and resumes it; the time a player may arrive late runs with it. E declares it over. T takes the clock of a board out of the program, or puts one back.\n\nThe first click on a tile makes the board current; then a click on the running side presses its clock.")
                + "\n\n" + qsTr("A player raises a hand: C marks the board as calling the arbiter. The tile shows a bell and the time of day, the line above the boards has all calls, the oldest first, and a tone is heard (Settings). N goes to the oldest one, Shift+F12 does so from every page. C again says that somebody has come; a ruling at the board says so, too. The calls stay in the history with their times.")
                + "\n\n" + qsTr("U goes to the next board without a result, M shows only those, L goes to the running clock with the least time left. When the last result is in, a line says so, names the games that are adjourned and the scoresheets that are missing, and offers the next pairing; nobody has to declare it over.")
                + "\n\n" + qsTr("K writes down which of the organiser's clocks stands on the board, by what is written on it, and what is wrong with it. The clocks with a fault are listed there.")
                + "\n\n" + qsTr("T takes the selected boards together. The clock that was chosen for a board is chosen for the board with this number in the next round, too; T changes it back. Where the clocks of the program stand after an interruption, Space resumes them, and the games on the tables go on.")
                + "\n\n" + qsTr("In an event of teams a board is called by its match and its place in it: 3.2 is the second board of the third match. Type it as it is called, with a point or a comma. The Results page (F4) has the score of each match; F on the Teams page (Ctrl+F2) forfeits the whole match of a team that has not come.")
            keys: HallKeys {}
        },
        Chapter {
            page: "hands"
            title: qsTr("Interventions")
            text: qsTr("Clock adjustments: penalties, wrong presses, times, counters, the time control, a new clock. I opens the panel for the current board, and a digit takes effect at once: a penalty takes two keys. Each line says what it will do and under which article; the resulting times are shown beside the clock while the cursor is on it. For the selected boards, or for the hall, the same digits take effect on all of them at the same instant. Running clocks keep running. Your changes can be undone and stay in the history with their reason; clocks that were paused or started are simply started or paused again.\n\nWhen a flag is down, or a player has made a losing illegal move, the panel begins with the facts and what the Laws of your event say. A ringing phone or an electronic device found on a player is ruled on in the same way, with two actions of the third page (I, 0, 0, then 6 for White's or 7 for Black's). Under the Laws of 2009 the opponent scores ½ if unable to checkmate; if the game record is complete, it answers that question. You add what only you know: who claimed or observed the flag fall, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise and give your reason in the note.")
            keys: InterventionKeys {}
        },
        Chapter {
            page: "incident"
            title: qsTr("Incidents")
            text: qsTr("F12 opens the incidents of the current board from every page: an illegal move, a draw claim, a late arrival, a phone, a defective clock and all the others. Type the first letters of what has happened and press Enter. The facts follow; what the clock and the game record know is filled in, what you say takes precedence. Then the panel shows what the Laws of your event provide, with the article, the times and the questions that only you can answer. Enter records the ruling; a letter picks an answer first, and takes it back when it is pressed again. Where one question leads to the next, an answer that ends in … is given at once and can be changed below. W and B name the player, a digit chooses from the numbered choices; of the penalties you may choose several at once. Where the position is on record, a touched piece and the moves that are left are marked on a board. What has happened in this event before comes first in the list. Your own decision (another time than the one proposed, that play goes on, another result) needs a reason in the note. The ruling is on record with everything it does, and one Undo takes all of it back.\n\nA clock of the program that was not started takes what the ruling gives. Where the game goes by another clock, enter the two times: the proposal tells what to set on it.")
                + "\n\n" + qsTr("A game that began with the colours reversed, or with king or rooks misplaced, and goes on is put right by the ruling: the players change places in the pairing, or castling is refused on the game record. What happens in play only is doubted as long as the game has not begun here, and K confirms it all the same. Where nobody can say whether checkmate is possible, U counts it as possible. Under the Laws of 2009 Ctrl+U says of one rapid or blitz game that an arbiter has it in sight, or that nobody has.")
                + "\n\n" + qsTr("While a question is open Enter only says which it is, and with which keys it is answered. W and B also say whose flag is down on a clock on the table. From a draw claim or a wrong setting on the clocks stand still: what they run while the panel is open is given back with the ruling, and stays given back where the ruling is withdrawn. Enter while a fact is missing names it. An appeal is lodged against a ruling on record: choose Appeal, and E leads to the rulings of the board.")
                + "\n\n" + qsTr("While the clock of the board runs, P stops it. By Enter no illegal move is confirmed of a player who has not pressed the clock of the program yet: the option has a letter.")
            keys: IncidentKeys {}
        },
        Chapter {
            page: "clock"
            title: qsTr("Big clock")
            text: qsTr("One clock over the whole screen for two players at one computer. Press your own side after your move. The bar shows who is to move.")
                + "\n\n" + qsTr("Esc leads back to the hall at once, and the clock keeps running. F1 is this chapter. An incident is opened in the hall: here both players would read what the Laws say of their game, and the arbiter tells them nothing.")
            keys: ClockKeys {}
        },
        Chapter {
            page: "results"
            title: qsTr("Results")
            text: qsTr("The big row is the board whose result you enter. Write the result as on the slip; the cursor moves to the next board without one. The keys are shown below the list.\n\nBoth scoresheets belong to the organiser (Laws 8.3). S ticks off those of the board, Q that of White, E that of Black; P prints the list of those that are missing.\n\nA scanner that types like a keyboard reads the code of a printed slip: it leads to the round and the board, and one key enters the result. The digits of the code enter nothing. A result that is refused leaves the cursor where it was.")
                + "\n\n" + qsTr("Results are typed in three ways. In order: the cursor goes on by itself. V verifies: everything is typed again from the first board. Nothing changes by it; the same result is marked as verified, and at another one the program stops, in red and with a tone, and says both. C corrects the result, with the usual question, G keeps what stands, and after a slip of the finger Backspace lets you type it once more. A result that changes is no longer verified. What was verified is known at this desk and until the program ends; it is saved nowhere. B takes slips in any order: the number of the board, Enter or the space bar, the result, and at once the next number. A scanned code takes the place of the number.\n\nKeys wait until the result before is saved; none is lost at any speed. Where a result is refused or asked about, the keys behind it do nothing, with a tone, until you pause: they were meant for other boards, and answer no question. Another result than the one that stands is always asked about; if two slips or two people say different things, I leads from the question to the incident.\n\nThe keys below are Flagfall's own. K changes to the digits of another program, and the list below the results always shows what they mean: in Vega 1, 5 and 0 are the points of White, 3, 4 and 2 forfeits, 7 adjourns and 9 clears; in Sharly Chess 1, 3 and 2 are White, draw and Black, and 0 clears. The number pad types the same, and no keyboard needs Shift for a digit.")
                + "\n\n" + qsTr("The key of a way of typing turns it on and never off: Esc goes back to the usual order. A score that no game ends with unless the arbiter rules it, as ½–0 or 0–0, is asked about before it is entered.")
                + "\n\n" + qsTr("In an event of teams the boards of a match are listed together, below its number, both teams and the score as it is now: Match 3: Vega 2½ : 1½ Rook. With B a board is typed as it is called, 3.2 or 3,2; / finds it by 3.2. A board that one line-up has left empty is in no row; the score counts it.")
            keys: ResultsKeys {}
        },
        Chapter {
            page: "record"
            title: qsTr("Game record")
            text: qsTr("The game of one board: the arbiter's record and what each player wrote, side by side. Type moves with the piece letters of your language, one or many, or make them on the board; a move typed while an earlier position is shown replaces the move made there. A player's scoresheet accepts whatever the player wrote; a move that differs from the record, or is missing, is marked. (=) is the mark of a draw offer.\n\nOffers, claims, illegal moves and signatures belong to the game and are shown beside its moves. A claim stops the clocks and is examined at once: the program shows where the position occurred and what your edition of the Laws says; you decide. When a move ends the game the clock stops, and one key enters the result with its article.")
            keys: RecordKeys {}
        },
        Chapter {
            page: "standings"
            title: qsTr("Standings")
            text: qsTr("Ranks are by points, then by the tie-breaks of the event in their order. The text below the standings explains each tie-break. Ranks are provisional while games are unfinished.")
                + "\n\n" + qsTr("W says why the player has this rank: what separates the player from the one before, each game with the rank of the opponent, and what every round adds to the tie-breaks, with what is cut. Esc closes it.")
                + "\n\n" + qsTr("C shows the player's card: every round with opponent, rank, colour, float and result; the score against what was expected, as figures and as a graph; performance, K and where it comes from, the change of the rating; and what the title regulations (B.01) ask for a norm, requirement by requirement, with what is still needed in the games to come. Forfeits count for no rating. All of it is provisional: FIDE rates all events of a period together, and what the check of a norm leaves to you is named below it.")
                + "\n\n" + qsTr("The tie-breaks, and how those by ratings count players without one, are chosen in the form of the event. Two of them no article computes: lots, which Ctrl+L draws, and values that are worked out elsewhere, which V takes player after player. Lots are drawn once: drawing again gives the same ones, and they go with the report file.")
                + "\n\n" + qsTr("The arrows go from player to player. Ctrl+C copies the table for a spreadsheet or a letter. Ctrl+P prints the standings, the crosstable and the progress by round; Ctrl+Shift+E saves them as a file.")
                + "\n\n" + qsTr("The left and right arrows show the standings as they were after an earlier round; Ctrl+C copies those. On the Papers and Export pages the same arrows choose the round.")
                + "\n\n" + qsTr("Each line says how many places the last round has won or lost. / finds: type a name, a title, a federation or a club, and its players alone are shown, with the ranks they have among everybody; Esc shows everybody again.")
                + "\n\n" + qsTr("Where the event has categories, K goes from everybody to the players of one category with their ranks in it, and Ctrl+C copies what is seen. The paper “Standings by category” has all of them.")
                + "\n\n" + qsTr("In an event of teams the columns MP and GP are match points and game points; the one on the left ranks. A match counts once all its games have a result. W says why a team has its rank: its matches with their results, and what they add to the tie-breaks of teams. C shows the team's card: every match with the rank of the opponent, the colour on the first board, floats and both points until then, and its players with what each has scored, on which boards, and the performance.")
                + "\n\n" + qsTr("In a knockout the page opens with the tree, and T shows the table in its place. Players who lost in the same round share a rank; a match for the third place parts the third from the fourth.")
            keys: StandingsKeys {}
        },
        Chapter {
            page: "history"
            title: qsTr("History")
            text: qsTr("Every action with its time. Undo does not delete an action: it stays in the list, struck through.")
                + "\n\n" + qsTr("The newest stands first, with the person who sat at the desk. Ctrl+Z takes back the last command with everything it did, Ctrl+Shift+Z does it again. Enter on a line that concerns a board shows its clock and its game at that moment; from there the arrows go through everything that happened at the board.")
            keys: HistoryKeys {}
        },
        Chapter {
            page: "past"
            title: qsTr("Looking back")
            text: qsTr("Standings, hall, results, rulings, papers: every page as it was at an earlier moment, when somebody asks what was on show at 14:32. On the History page A shows the event after the chosen action, B before it; or type a time of day there, of another day with its date: 25.11. 14:32. Ctrl+Shift+T asks for the time from every page. If that is Players, Hall, Results, Standings, Rulings or Papers, the past begins there too, otherwise in the hall, before the first pairing with the players.")
                + "\n\n" + qsTr("The past has a window of its own, framed in red. The line above its pages says which moment it is and after which entry of the history. Ctrl+Left and Ctrl+Right go from action to action, clock presses passed over; Ctrl+Shift+T asks for another time. Ctrl+W leads back to the present, and so does Esc where the page has no use for it.")
                + "\n\n" + qsTr("Nothing can be changed there. Its clocks stand still at the times they had; those of the hall run on, and so do the desk, the hall screen, the web pages and the broadcast. A paper made there says at its foot of which moment it is. On the command line flagfall-cli export --at 812 writes a file as it was after entry 812.")
        },
        Chapter {
            page: "papers"
            title: qsTr("Papers")
            text: qsTr("What hangs on the wall, lies on the tables and is handed out. Choose a paper on the left; beside it are its pages as they will be printed, with the time of printing and the number of each page. Lists are set in the largest type that needs no sheet more, and stand several times beside each other where that saves sheets.\n\nOne key prints what hangs on the wall now: the pairings of a round by board and by name; when all its results are there, the results and the standings; before the first round the lists of players. It works from every page.\n\nResult slips are cut as a pile: the slips of one place of all sheets follow each other. The code on a slip names the event, the round and the board.\n\nThe size and the language of the papers, the logo and the lines above and below belong to the event and are saved in it. The printer belongs to this computer.")
                + "\n\n" + qsTr("At the end: type the prizes beside the papers, a line for each place (1: 500 or 2-3: 300) or place of a category (U14 1: 50); categories are named on the Event page. Below them you choose how players with the same points share: not at all, equally, or by the Hort system (half by the place, half equally), whether a player has one prize or several, and whether there are cents. The prize list says who gets what and why, to the cent; the receipts are what the players sign. A line that cannot be read is named, and then nothing of the list is kept. Of a category without prizes the list names the first three. A special prize begins with a star (* Best game: 80) and has no place: behind = you write the number or name of who gets it, when that is known; it is given besides other prizes.")
                + "\n\n" + qsTr("The certificate and the result for a title are for the player you choose there; the latter has what the forms for titles ask of the games, checks the norm (B.01), and names what it does not check. N goes to the next player of a certificate, Shift+N to the one before; P prints it.")
                + "\n\n" + qsTr("D prints the certificates of all who have a prize, a page each. Where no prizes are typed, they are those of the first three of all players and of each category.")
                + "\n\n" + qsTr("Ratings and titles: Rating changes has K, games, expectation, score, change and new rating of everybody, and first ratings in outline. Title norms has who has made a norm or can still make one, and the figures for the report on titles (IT3). The player's card and the result for a title are for the player you choose. Ratings are those of FIDE's list where a player has one; K that no list says is worked out and has a star.")
                + "\n\n" + qsTr("In an event of teams there are Match sheets, one for each match with both line-ups, for the result and the signatures of the captains, and Best by board, the first three of each board. The team's card and “Why this rank” are for the team you choose; the crosstable has the points on the boards of each match. Title norms, the result for a title and the player's card are for events of players.")
            keys: PapersKeys {}
        },
        Chapter {
            page: "exports"
            title: qsTr("Export")
            text: qsTr("The files that the event gives to others. Each line says what its file is for; a lock shows why it cannot be made now. Enter asks where it goes, S saves it beside the event under a name that is free; a table is saved as CSV or as a spreadsheet. Left and Right choose the round of the games. The same files can be made on the command line: flagfall-cli export.\n\nWhile games are open there is no final report. I makes interim ones in which these games are marked; for the rating officer there is only the report of the finished event, and the line says what the officer would miss in it. A report that is saved before the last round is called an interim one in its name, on its line and when it is saved.\n\nThe archive of everything has an index that says what each file is for and what is missing. Report files have days of birth, because their format asks for them; all other files have the year at most. E-mail addresses and telephone numbers are in none of them. The archive has the report of the arbiter and the record of rulings in a folder of their own, and the event file as a copy without contacts and days of birth: with rulings, fees and notes, so take them out before it goes to anybody but the organiser and the federation.\n\nCtrl+C copies a table: here and on the pages of players, pairing, hall, results, standings, history, rulings and offences, the hall check, check-in, late players, papers, and the comparison with rating lists.")
                + "\n\n" + qsTr("Rating changes are a table, too: K, games, expectation, score, change and new rating of every player, from round 1 on and provisional. Enter saves a table as CSV, TSV, XLSX or ODS, as you choose there; S as CSV. Title norms are a paper: on the Papers page X saves them as CSV.")
            keys: ExportsKeys {}
        },
        Chapter {
            page: "rehearsal"
            title: qsTr("Rehearsal")
            text: qsTr("To train, or to show the program: B begins an event of its own that nobody keeps. Its players come late, move, let their flag fall, make illegal moves, claim, agree, telephone and hand in results by themselves; the clocks are those of the program. What they say to the arbiter is shown as it is said, and stands here with what those at the board answer when they are asked.")
                + "\n\n" + qsTr("You are the arbiter: start the round in the hall, answer the calls, rule with I, enter the results and pair the next round. Beside each voice stands what became of it. F ends the rehearsal: every voice counts ten points where it was dealt with rightly within two minutes, seven where it took longer, none where it was missed or wrong; a result that nobody reported takes ten away. With the switch the program is the arbiter as well, and one looks on. On the command line flagfall-cli rehearse plays a whole event at once.")
            keys: RehearsalKeys {}
        },
        Chapter {
            page: "closing"
            title: qsTr("Closing the event")
            text: qsTr("What is left to do, line by line: rounds and games, calls, scoresheets, appeals, and what the rating officer would miss in the report, such as the days and hours of the rounds, which are written in the form of the event. Enter goes to the page where it is done, and a line that is done says so. Below stand the days by which the reports are due, counted from the last day of the event (FIDE Rating Regulations).")
                + "\n\n" + qsTr("S saves the archive of everything beside the event: reports, games, tables and papers in one file with an index. P leads to the papers, the report of the arbiter among them, E to the files for the federation. Then Ctrl+W closes the event; its file is all that has to be kept.")
            keys: ClosingKeys {}
        },
        Chapter {
            page: "persons"
            title: qsTr("Persons and roles")
            text: qsTr("Who works at the desks of this event. Without persons everybody may do everything. The first person you enter is the chief arbiter; from then on whoever wants to do more than read signs in with Enter, and the name and the role stand above on the right and with every action in the history. L leaves the desk.")
                + "\n\n" + qsTr("The chief arbiter may do everything. A deputy arbiter may do everything but change the details of the event and the roles. A result helper enters results, marks who is present, keeps game records and scoresheets, and marks calls from boards. Who may read only looks, prints and exports. Players press their clocks whoever is at the desk. Undo is for those who may do what is undone; roles are not undone.")
                + "\n\n" + qsTr("A PIN or passphrase is asked for where you set one; after a wrong one the next try must wait, each time longer. Enter a second chief arbiter in case the PIN is forgotten. A role restrains people at this program, not somebody who holds the file: who has it can open it elsewhere, and can guess a short PIN from it.")
            keys: PersonsKeys {}
        },
        Chapter {
            page: "display"
            title: qsTr("Hall screen")
            text: qsTr("A second window for a projector or a television in the hall: pairings by board and by name, results as they come, standings, the clocks of the boards you choose, and the countdown to the next round. They take turns by themselves, page after page; lists with nothing to show are passed over. N and P turn the pages by hand, H holds one, and the small picture shows what the hall sees.\n\nThe window opens on a screen that is not the desk's. If that screen is disconnected, it goes to another one or closes, and opens again when the screen is back; it never covers the desk. It takes no keys: everything is steered from here, and Ctrl+Shift+F3 opens and closes it from every page.\n\nThe hall may not be told what only the arbiter and the players may say: the clocks show no flag and no count of moves, and the last ten seconds look like no time at all (Laws 6.8, 13.6). No claim may rest on the screen alone (6.14).")
                + "\n\n" + qsTr("Boards that call the arbiter can stand at the foot of it, if you switch that on: everybody in the hall reads it.")
            keys: DisplayKeys {}
        },
        Chapter {
            page: "web"
            title: qsTr("Web pages")
            text: qsTr("The event as a folder of pages for people at home: pairings, results, standings, a page for each player, and the games that are over. They need no script and nothing from elsewhere, so that any web server can hand them out. Choose the folder and the language, then press W, or Ctrl+Shift+F7 on any page. Only what has changed is written; files that this program did not make stay as they are. Switched on with A, the pages are written a few seconds after each change, and when the event is closed. The line below the title says when they were written last and what went wrong; a failure is told once.\n\nType the address at which people find the pages: the news feed uses it, the hall screen shows it as a code for telephones, and the Papers page has a sheet for the wall with it.")
                + "\n\n" + qsTr("In an event of teams every team has a page with its players, its matches board by board and why it has its rank; the standings, the crosstable and the rounds lead to it, and so does the page of each of its players.")
                + "\n\n" + qsTr("A command of your own may bring the pages to the server: rsync, scp, git or a program that you wrote. It runs after the pages have been written, without a shell; %f stands for the folder, and words with spaces go in quotation marks. It cannot ask for a password: use a key. Below the field stands what will be run, and after it the last lines that the command wrote and how it ended. It is stopped after the time you choose, or with X. When the program is closed a command that is running is stopped.\n\nA command runs only after you have switched it on, and a command that you have changed is off again. Folder, address and command are kept on this computer for this event, not in the event file: a file from somebody else can bring no command along.")
            keys: WebKeys {}
        },
        Chapter {
            page: "broadcast"
            title: qsTr("Broadcast")
            text: qsTr("The games live on lichess.org. Make the broadcast and its rounds there, each without a source, and copy the address of the round into the field. Make a token there, too, with the right to create studies and broadcasts, and type it once: it goes into the secret store of this desktop and is never shown, written into the event or sent anywhere but to lichess.org. Where the desktop has no such store it is asked for at each start.\n\nNothing is sent before you press B, or Ctrl+Shift+F8 on any page, and each time an event is opened the broadcast is off again. The history says when it was switched on and off. While it is on, the badge in the bar above every page says whether the games arrive.")
                + "\n\n" + qsTr("The round that is played is sent a few seconds after each change: players, ratings, FIDE IDs, moves with the times beside them, and results. What you wrote beside a game, offers of a draw, claims and rulings are not. With a delay everything is sent that many minutes later; what still waits when you switch the broadcast off is not sent.\n\nWhen the network or the server fails, the games are sent again after a while, as they are by then; nothing is lost. The server takes 100 games in a round: choose the boards where there are more. A game that it does not take stands on this page with the reason it gives. A new round needs its own address; games of an earlier round that still go on are sent to theirs.")
            keys: BroadcastKeys {}
        },
        Chapter {
            page: "stations"
            title: qsTr("Stations")
            text: qsTr("Telephones and tablets in the hall on which others enter results, in any browser and without installing anything. Choose the network and press B: the desk answers at this one address until you switch it off or close the event. Press + for a result pad, say its boards, and show whoever holds it the code or the picture. A code is for one telephone, once, within a quarter of an hour; after that the telephone is known by itself until its time is over or you close the station with Delete. C makes another code, for another telephone; the one before loses the station when it is typed. Whoever guesses codes must wait.")
                + "\n\n" + qsTr("The pad shows its boards of the round that is played, those without a result first. One tap on a board, one on a result, one to confirm; the desk decides as if the result had been typed there, and the pad is told when it is on the disk. The history says which station it was and who held it; Undo takes it back like any other action. When the network breaks, results wait on the telephone, are shown there as not yet at the desk, and come with a note of when they were entered.")
                + "\n\n" + qsTr("A pad never overwrites anything. Where another result stands, a ruling, a flag or anything else that the desk would ask you about, the board calls the arbiter, a note stands in its record, and the report waits on this page: D decides about it with the usual question, or you leave what stands. A pad enters the results that players report, never a penalty, and no board that is not its own.")
                + "\n\n" + qsTr("Unless you press E, the connection is not encrypted: whoever listens in the same network can read along and act as a station, so use a network of the event with a password of its own. Encrypted, the desk shows a certificate that it has made itself. Browsers warn of it once; the fingerprint on this page says whether it is the one of this desk. A telephone that opens /desk.crt at the address of the desk and installs what it gets does not warn; nothing else can ever be signed with that. Only on encrypted pages does the telephone keep its screen on. Close stations that you no longer need, and look at the history.")
            keys: StationsKeys {}
        },
        Chapter {
            page: "rulings"
            title: qsTr("Rulings")
            text: qsTr("Every ruling of the event, the latest first: what happened, what was decided, under which article and by whom. Rulings made with a key, a penalty for an illegal move for example, are listed too. Undone rulings stay, struck through. Press / and type a player, a board, an article or any words. Enter shows the case file: the clocks and the position at that moment, questions and answers, the decision and what followed, and the same ruling for the command line. Press A to attach a picture, a PDF or a text of at most 10 MB: with a word on what it shows; it is kept in the event file and stands in the case file; a text is printed there.\n\nPress E for an appeal against the ruling: whom it goes to and until when the form of the event says. Lodge it, enter the decision, and where the ruling is set aside make the new one with the same key, or link one that was made since. Nothing changes at the board by the decision itself. The line of the ruling shows what came of the appeal, and the new ruling stays linked with it.\n\nThe register of offences shows the warnings, illegal moves, forfeits by the default time and other offences of each player, and which penalty is usual the next time. It is for the arbiters only and is in no other list or file. Both lists can be printed.")
                + "\n\n" + qsTr("A ruling that turns out wrong is withdrawn with W, whatever has happened since: say why, and the program tells what it takes back and what stays as it is before anything happens. The time of a game that is decided stays, and so does a result that a later round was paired with: change it on the page of results. Of a clock on the table the program says what you set back by hand. The ruling stays in the record with your reason, the register no longer counts it, and Undo makes it stand again. U undoes the ruling that is the last action, without a reason.")
            keys: RulingsKeys {}
        },
        Chapter {
            page: "adjournments"
            title: qsTr("Adjourned games")
            text: qsTr("At the end of a session the player to move seals the next move (Guidelines I). Press C to tell the players; their clocks run. When a player has sealed the move and stops the clock, press S at that moment: it stops the clock here and adjourns the game. K says who keeps the envelope and whether it is checked, D fixes when and where the game goes on. At the resumption W and B say who has come. O opens the envelope when the player who must reply is here: type what is written in it. A legal move is written on the record with Enter, then R resumes the game and starts the clock of the player who must reply. If that player is not here, R starts the clock beside the closed envelope. What is not exactly one legal move, or an envelope that is missing, is for a ruling: I opens the incident panel. M notes that an envelope or a key is missing; when it is found, K says who has it.\n\nEach game shows what comes next, and only what can be done now has a button.\n\nIn an event where moves are sealed on the screen, T hides everything else and the player types the move twice, unseen, beside the position on record and the own clock. Sealing it stops the clock; nothing can be changed after that. The opening keys are shown once and are kept nowhere: print them, save them, or copy them by hand. If the player who typed did not have the move, Shift+C tells the opponent to seal.")
                + "\n\n" + qsTr("Once the agreed time has come, a game counts down how long each player may still take to come; after that I opens the panel with the lateness filled in. A player who must reply and came late has that time taken off with R: the form offers the minutes since the agreed time. A ruling carries out what it can by itself: it tells a player to seal, opens the paper you have read out, writes the move, resumes the game. For the rest it leads here, with the form filled in. Where a player made a move on the board after being told to seal, the envelope is compared with it.\n\nThe keys can be printed at once, or saved as a PDF under a name you choose, but not beside the event file: that file is the key, so print it and delete it. The print queue may keep a copy of the job, too. A prints the label for the envelope. The reply of a player who is there alone is typed with T, or sealed on paper with E. H says when the players came, where W and B were pressed later than that: by these times it is decided who is late.")
                + "\n\n" + qsTr("A game without a result when the next round is paired counts as a draw for that pairing, and as an adjourned game in tables and report files until its result is entered, at any time. A game that is still being played is listed here as well; C tells its players to seal, too. L prints the list of all of them, V saves the resumptions that have a day and time as a calendar, where you choose. If you learn only after the adjournment that the player had made a move on the board instead of sealing it, rule on it with I: the envelope must have this move.")
            keys: AdjournmentsKeys {}
        },
        Chapter {
            page: "paper"
            title: qsTr("A paper before printing")
            text: qsTr("A paper before it is printed. It is saved as PDF pages or as plain text beside the event file. Every page of the PDF has the event, the place, the dates and the chief arbiter above, and its number and the time of printing below.")
            keys: PaperKeys {}
        },
        Chapter {
            page: "audit"
            title: qsTr("Hall check")
            text: qsTr("The program checks the hall every few seconds and points out boards that are set differently, were not started, seem forgotten, wait for a ruling or whose times do not add up. It gives its reasons; you decide what to do. An issue you have seen can be dismissed.")
            keys: AuditKeys {}
        },
        Chapter {
            page: "attendance"
            title: qsTr("Late players")
            text: qsTr("Mark an absent player by the board number and the letter of the side; repeat it when the player arrives. The default time of the event is counted down from the start of the round on each board; a player who arrives exactly at its end is in time. When it has expired, F enters the forfeit; the program never does so by itself. Boards where White has not moved by then are listed as well. A game that is to be resumed is listed from its agreed time on; who is too late for it is ruled on.")
            keys: AttendanceKeys {}
        },
        Chapter {
            page: "replay"
            title: qsTr("Replay")
            text: qsTr("What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from action to action, or click the graph of both times. During the game the page follows it until you look back. Actions undone later are shown as they were at the time; times when the program was not running are marked. The text is the whole replay, with the time each player used, gained and had corrected.")
            keys: ReplayKeys {}
        },
        Chapter {
            page: "mating"
            title: qsTr("Is checkmate possible?")
            text: qsTr("A player whose flag has fallen loses, unless the opponent cannot checkmate by any series of legal moves; the same question decides dead positions, losing illegal moves and more, depending on the edition of the event. Set up the position with E: choose a piece and click, drag, or go to a square and type its letter. Or paste a FEN. The answer for both players appears at once: if a player can checkmate, the moves can be played through, and a shorter line may replace them within a second; if not, the reason is given. If no answer is found after two million positions, the result is “not decided” and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position from a game (Alt+M in its record) shows where it occurred, and N adds the verdict to that game's record as a note; Undo removes it.")
            keys: MatingKeys {}
        },
        Chapter {
            page: "laws"
            title: qsTr("Laws")
            text: qsTr("What every article says that the program cites, told in our own words, for each edition from 2009 on. Type words, or the number of an article; accents and capitals do not matter. Below the text are the other editions that say the same, with their numbers.\n\nBeside a ruling Shift+F1 opens the articles that it cites; Esc closes them, and the ruling is as it was. The wording of FIDE prevails: the texts here are short, and no sentence of the Laws is copied.")
            keys: LawsKeys {}
        },
        Chapter {
            page: "recovery"
            title: qsTr("Recovery")
            text: qsTr("If the program stops while clocks are running, they are paused when it starts again. For each board choose the last recorded time, the time at the last press, or charge the whole interruption to the player to move; or type both times. You can undo the decision until the clock is used again. If the computer went to sleep, the clocks were paused on waking and no player lost time; resume them all together.")
            keys: RecoveryKeys {}
        },
        Chapter {
            page: "lists"
            title: qsTr("Rating lists")
            text: qsTr("Import FIDE's list as it is downloaded (ZIP, text or XML) or a national list as CSV with a line of titles. It stays on this computer and needs no network. Esc ends an import; the list that was there before stays. For each month there is one list; events use the list of their first month, those of more than 30 days the newest.\n\nWhen you add a player, type a few letters of the surname or first name, with or without accents, in Latin letters or Cyrillic, or the FIDE ID. Players of the event's federation come first. The arrows choose, Enter adds the player with title, rating, federation, FIDE ID, year of birth, sex and K. Esc hides the list when the player is not in it.\n\nThe rating used in the event is taken from the first list of the sequence that has one; the FIDE rating is kept beside it. In the effective rapid or blitz list a player without such a rating has the standard rating (Rapid and Blitz Rating Regulations 7.2.1). C compares each datum of the players with the first list of the sequence that knows it, and names that list. Space ticks what is to be taken over, Enter takes over all that is ticked; one Undo takes it back. A rating taken from a list outside the sequence stays as it is. Where the event says whose ratings number the players, the FIDE and the national rating give the rating used in that way.")
                + "\n\n" + qsTr("When a list is imported while an event is open, the two are compared at once; a switch on the page turns that off. The line above the lists says how old the main list is. R reads all lists again whose files have changed since: put the newer file in the place of the old one. A list of the sequence that is not there is marked “(not imported)” and passed over.")
                + "\n\n" + qsTr("FIDE's files with one rating (standard, rapid or blitz) count as FIDE's list of that rating where the file with all of them is missing or older. A CSV file may be any table with names: its columns and the number of its players are named before it is kept. A player with a rating in the event and none in the list is named and not ticked.")
            keys: ListsKeys {}
        },
        Chapter {
            page: "privacy"
            title: qsTr("Personal data")
            text: qsTr("Nothing leaves this computer by itself. What is known of people is in the event file, which its owner alone can read, and in the papers and files that you make.\n\nDates of birth are on no paper. The report for the federation has them, because its format asks for them; lists of players have the year. E-mail addresses, telephone numbers, fees and notes are for the arbiters: on no paper and in no report. Papers on rulings are marked confidential. A sealed move stays encrypted until the envelope is opened.\n\nThe history keeps what was corrected. To give an event away without its people, make a copy on the command line: flagfall-cli journal anonymise open.flagfall copy.flagfall. Players get numbers; ratings, results, moves and days stay.")
                + "\n\n" + qsTr("When nobody has to be reached any more, erase the contact details on the Event page or in the palette, with the days of birth if you like; the years stay. There is no undo. The history of the file still has them: a copy without them is made by flagfall-cli journal anonymise --keep-names open.flagfall copy.flagfall.")
                + "\n\n" + qsTr("The window makes both copies: Save a copy without contact data, on the Event page, in the palette, and where the program asks whether contact details are erased; Save an anonymised copy, on the Event and the Export page and in the palette. They are written over no other file.")
        },
        Chapter {
            page: "settings"
            title: qsTr("Settings")
            text: qsTr("Language, theme, size of the text, the keys for results, tenths of a second and sound, for this computer. They do not touch the event.")
                + "\n\n" + qsTr("The arrows choose within a row, Tab goes to the next one, and what you choose holds at once. For each sound you say whether it is heard on this computer: a flag, a typed result that is not entered, a board that calls, the clock over the whole screen.")
        }
    ]
}
