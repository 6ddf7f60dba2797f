<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActText</name>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>subject</comment>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards %1</source>
        <extracomment>%1 is a list of board numbers: &quot;1, 2, 5&quot;.</extracomment>
        <translation>Boards %1</translation>
    </message>
    <message>
        <source>clock started</source>
        <translation>clock started</translation>
    </message>
    <message>
        <source>White pressed the clock</source>
        <translation>White pressed the clock</translation>
    </message>
    <message>
        <source>Black pressed the clock</source>
        <translation>Black pressed the clock</translation>
    </message>
    <message>
        <source>clock paused</source>
        <translation>clock paused</translation>
    </message>
    <message>
        <source>clock resumed</source>
        <translation>clock resumed</translation>
    </message>
    <message>
        <source>%1 added to White&apos;s time</source>
        <translation>%1 added to White&apos;s time</translation>
    </message>
    <message>
        <source>%1 taken from White&apos;s time</source>
        <translation>%1 taken from White&apos;s time</translation>
    </message>
    <message>
        <source>%1 added to Black&apos;s time</source>
        <translation>%1 added to Black&apos;s time</translation>
    </message>
    <message>
        <source>%1 taken from Black&apos;s time</source>
        <translation>%1 taken from Black&apos;s time</translation>
    </message>
    <message>
        <source>White&apos;s time set to %1</source>
        <translation>White&apos;s time set to %1</translation>
    </message>
    <message>
        <source>Black&apos;s time set to %1</source>
        <translation>Black&apos;s time set to %1</translation>
    </message>
    <message>
        <source>White&apos;s move counter set to %1</source>
        <translation>White&apos;s move counter set to %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter set to %1</source>
        <translation>Black&apos;s move counter set to %1</translation>
    </message>
    <message>
        <source>move handed to White</source>
        <translation>move handed to White</translation>
    </message>
    <message>
        <source>move handed to Black</source>
        <translation>move handed to Black</translation>
    </message>
    <message>
        <source>last press taken back</source>
        <translation>last press taken back</translation>
    </message>
    <message>
        <source>times exchanged</source>
        <translation>times exchanged</translation>
    </message>
    <message>
        <source>White&apos;s Canadian time reloaded</source>
        <translation>White&apos;s Canadian time reloaded</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian time reloaded</source>
        <translation>Black&apos;s Canadian time reloaded</translation>
    </message>
    <message>
        <source>from now on %1 for each move</source>
        <translation>from now on %1 for each move</translation>
    </message>
    <message>
        <source>White&apos;s flag dropped</source>
        <translation>White&apos;s flag dropped</translation>
    </message>
    <message>
        <source>Black&apos;s flag dropped</source>
        <translation>Black&apos;s flag dropped</translation>
    </message>
    <message>
        <source>White&apos;s period %1 ended after %2 moves</source>
        <translation>White&apos;s period %1 ended after %2 moves</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 ended after %2 moves</source>
        <translation>Black&apos;s period %1 ended after %2 moves</translation>
    </message>
    <message>
        <source>White&apos;s period %1 began</source>
        <translation>White&apos;s period %1 began</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 began</source>
        <translation>Black&apos;s period %1 began</translation>
    </message>
    <message>
        <source>clock turned to White by itself</source>
        <translation>clock turned to White by itself</translation>
    </message>
    <message>
        <source>clock turned to Black by itself</source>
        <translation>clock turned to Black by itself</translation>
    </message>
    <message>
        <source>change of the event&apos;s details</source>
        <comment>phrase</comment>
        <translation>change of the event&apos;s details</translation>
    </message>
    <message>
        <source>entry of %1</source>
        <comment>phrase</comment>
        <translation>entry of %1</translation>
    </message>
    <message>
        <source>change of %1</source>
        <comment>phrase</comment>
        <translation>change of %1</translation>
    </message>
    <message>
        <source>withdrawal of %1</source>
        <comment>phrase</comment>
        <translation>withdrawal of %1</translation>
    </message>
    <message>
        <source>return of %1</source>
        <comment>phrase</comment>
        <translation>return of %1</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <comment>phrase</comment>
        <translation>removal of a player</translation>
    </message>
    <message>
        <source>pairing of round %1</source>
        <comment>phrase</comment>
        <translation>pairing of round %1</translation>
    </message>
    <message>
        <source>import of round %1</source>
        <comment>phrase</comment>
        <translation>import of round %1</translation>
    </message>
    <message>
        <source>result %1 on board %2</source>
        <comment>phrase</comment>
        <translation>result %1 on board %2</translation>
    </message>
    <message>
        <source>clearing of the result on board %1</source>
        <comment>phrase</comment>
        <translation>clearing of the result on board %1</translation>
    </message>
    <message>
        <source>adjournment on board %1</source>
        <comment>phrase</comment>
        <translation>adjournment on board %1</translation>
    </message>
    <message>
        <source>Event created: %1</source>
        <translation>Event created: %1</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Event details changed</translation>
    </message>
    <message>
        <source>Player entered: %1</source>
        <translation>Player entered: %1</translation>
    </message>
    <message>
        <source>Player changed: %1</source>
        <translation>Player changed: %1</translation>
    </message>
    <message>
        <source>%1 withdrew before round %2</source>
        <translation>%1 withdrew before round %2</translation>
    </message>
    <message>
        <source>%1 came back</source>
        <translation>%1 came back</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Player removed</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken from a report file</source>
        <translation>
            <numerusform>%n player taken from a report file</numerusform>
            <numerusform>%n players taken from a report file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 paired: %n board(s)</source>
        <translation>
            <numerusform>Round %1 paired: %n board</numerusform>
            <numerusform>Round %1 paired: %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 imported: %n board(s)</source>
        <translation>
            <numerusform>Round %1 imported: %n board</numerusform>
            <numerusform>Round %1 imported: %n boards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>boards</comment>
        <extracomment>%1 which boards, %2 what was done to their clocks: &quot;Boards 1, 2: clock paused&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: result %3</source>
        <translation>Round %1, board %2: result %3</translation>
    </message>
    <message>
        <source>Round %1, board %2: result cleared</source>
        <translation>Round %1, board %2: result cleared</translation>
    </message>
    <message>
        <source>Round %1, board %2: game adjourned</source>
        <translation>Round %1, board %2: game adjourned</translation>
    </message>
    <message>
        <source>Event opened with %1</source>
        <translation>Event opened with %1</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Event closed</translation>
    </message>
    <message>
        <source>clock goes on from the last sign of life</source>
        <translation>clock goes on from the last sign of life</translation>
    </message>
    <message>
        <source>clock goes on from the last recorded press</source>
        <translation>clock goes on from the last recorded press</translation>
    </message>
    <message>
        <source>the interruption is charged to the player on move</source>
        <translation>the interruption is charged to the player on move</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Undo: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Redo: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Taken back: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Restored: %1</translation>
    </message>
    <message>
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Board %1: %2 replaced by %3.</translation>
    </message>
    <message>
        <source>Event opened with %1 after an interruption</source>
        <translation>Event opened with %1 after an interruption</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Hall</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recovery</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Pair the round</source>
        <translation>Pair the round</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Start every clock of the round</source>
        <translation>Start every clock of the round</translation>
    </message>
    <message>
        <source>Pause every clock</source>
        <translation>Pause every clock</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>New event</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Open an event</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Import a TRF file</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Close the event</translation>
    </message>
    <message>
        <source>All acts and keys</source>
        <translation>All acts and keys</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Board %1: %2 against %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Board %1: %2 against %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>Decide</source>
        <translation>Decide</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Make a new event, go on with one, or take players and rounds from FIDE&apos;s report file. An event is one file; every act is written into it before it is shown, so nothing is lost when the computer stops.</source>
        <translation>Make a new event, go on with one, or take players and rounds from FIDE&apos;s report file. An event is one file; every act is written into it before it is shown, so nothing is lost when the computer stops.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Say what the event is called, how long a game lasts and who plays whom. Write the rate of play as 90+30 or 3+2; the line below says in words what it means. The system, the rounds, the rate of play and the edition are fixed when the first round is paired.</source>
        <translation>Say what the event is called, how long a game lasts and who plays whom. Write the rate of play as 90+30 or 3+2; the line below says in words what it means. The system, the rounds, the rate of play and the edition are fixed when the first round is paired.</translation>
    </message>
    <message>
        <source>create the event, or save the changes</source>
        <translation>create the event, or save the changes</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>leave without saving</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>The remarks say where the file is wrong and how the program read what was unclear. Choose whether to take the players only or the finished rounds as well, look over the event, then create it.</source>
        <translation>The remarks say where the file is wrong and how the program read what was unclear. Choose whether to take the players only or the finished rounds as well, look over the event, then create it.</translation>
    </message>
    <message>
        <source>create the event</source>
        <translation>create the event</translation>
    </message>
    <message>
        <source>leave; nothing is kept</source>
        <translation>leave; nothing is kept</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Enter one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. Who leaves the event is withdrawn, not removed: the games played stay.</source>
        <translation>Enter one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. Who leaves the event is withdrawn, not removed: the games played stay.</translation>
    </message>
    <message>
        <source>add a player</source>
        <translation>add a player</translation>
    </message>
    <message>
        <source>edit the player</source>
        <translation>edit the player</translation>
    </message>
    <message>
        <source>withdraw or bring back</source>
        <translation>withdraw or bring back</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>remove</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>find by name</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Hall</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>go to a board</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all</source>
        <translation>start the round; then pause and resume all</translation>
    </message>
    <message>
        <source>start or pause the chosen board</source>
        <translation>start or pause the chosen board</translation>
    </message>
    <message>
        <source>enter the result of the chosen board</source>
        <translation>enter the result of the chosen board</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>big clock</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>boards without a result</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>next filter</translation>
    </message>
    <message>
        <source>Big clock</source>
        <translation>Big clock</translation>
    </message>
    <message>
        <source>One clock over the whole screen for two players at one computer. Press your own side after your move. The bar shows who is to move.</source>
        <translation>One clock over the whole screen for two players at one computer. Press your own side after your move. The bar shows who is to move.</translation>
    </message>
    <message>
        <source>press the running side</source>
        <translation>press the running side</translation>
    </message>
    <message>
        <source>start, pause, resume</source>
        <translation>start, pause, resume</translation>
    </message>
    <message>
        <source>turn the clock round</source>
        <translation>turn the clock round</translation>
    </message>
    <message>
        <source>back to the hall; twice while the clock runs</source>
        <translation>back to the hall; twice while the clock runs</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor goes on to the next board without one. The keys stand below the list.</source>
        <translation>The big row is the board whose result you enter. Write the result as on the slip; the cursor goes on to the next board without one. The keys stand below the list.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>White wins</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Black wins</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>next missing result</source>
        <translation>next missing result</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>find a board by number or name</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>another round</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Ranks by points, then by the tie-breaks of the event in their order. Below the table stands what each tie-break means. Ranks are provisional while games are open.</source>
        <translation>Ranks by points, then by the tie-breaks of the event in their order. Below the table stands what each tie-break means. Ranks are provisional while games are open.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Every act with its time. Undo does not wipe an act out: it stays on record, struck through.</source>
        <translation>Every act with its time. Undo does not wipe an act out: it stays on record, struck through.</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>redo</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recovery</translation>
    </message>
    <message>
        <source>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, or charge the player to move with the whole gap.</source>
        <translation>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, or charge the player to move with the whole gap.</translation>
    </message>
    <message>
        <source>decide for the chosen board</source>
        <translation>decide for the chosen board</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>decide for all boards</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Language, theme, size of the text, tenths of a second and sound, for this computer. They do not touch the event.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock runs, a frame around the time says that it is short, a flag says that it is over. The first press on a tile chooses the board; then a press on the running side presses its clock.</source>
        <translation>Each tile is a board. The filled bar with the arrow shows whose clock runs, a frame around the time says that it is short, a flag says that it is over. The first press on a tile chooses the board; then a press on the running side presses its clock.</translation>
    </message>
    <message>
        <source>press the left side</source>
        <translation>press the left side</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>press the right side</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Period %1</source>
        <translation>Period %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>the arbiter must decide about the clock</comment>
        <translation>Decide</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flag</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>No clock</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Not started</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Running</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stopped</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Delay %1</translation>
    </message>
    <message>
        <source>Flag, the first</source>
        <translation>Flag, the first</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flag</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>The clock goes on. Press Esc once more to leave it.</source>
        <translation>The clock goes on. Press Esc once more to leave it.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Leave, the clock goes on</source>
        <translation>Leave, the clock goes on</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Back to the hall</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>What do you want to do?</translation>
    </message>
    <message>
        <source>Nothing of that name. Try another word.</source>
        <translation>Nothing of that name. Try another word.</translation>
    </message>
</context>
<context>
    <name>ControlField</name>
    <message>
        <source>Rate of play</source>
        <translation>Rate of play</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>%1 a time, %n a number of moves: &quot;40 moves in 90 minutes&quot;.</extracomment>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <extracomment>Byo-yomi. %1 a time: &quot;5 periods of 30 seconds&quot;.</extracomment>
        <translation>
            <numerusform>%n period of %1</numerusform>
            <numerusform>%n periods of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each %n move(s) in %1</source>
        <comment>Canadian</comment>
        <extracomment>Canadian overtime. %1 a time: &quot;each 20 moves in 5 minutes&quot;.</extracomment>
        <translation>
            <numerusform>each %n move in %1</numerusform>
            <numerusform>each %n moves in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>hourglass of %1, in which what one player uses the other gains</source>
        <translation>hourglass of %1, in which what one player uses the other gains</translation>
    </message>
    <message>
        <source>the time used is counted, without a limit</source>
        <translation>the time used is counted, without a limit</translation>
    </message>
    <message>
        <source>gong: the clock switches by itself every %1</source>
        <translation>gong: the clock switches by itself every %1</translation>
    </message>
    <message>
        <source>%1 for each move</source>
        <translation>%1 for each move</translation>
    </message>
    <message>
        <source>with a Bronstein delay of %1 for each move from move %2</source>
        <translation>with a Bronstein delay of %1 for each move from move %2</translation>
    </message>
    <message>
        <source>with a delay of %1 for each move from move %2</source>
        <translation>with a delay of %1 for each move from move %2</translation>
    </message>
    <message>
        <source>with %1 added for each move from move %2</source>
        <translation>with %1 added for each move from move %2</translation>
    </message>
    <message>
        <source>%1, repeated</source>
        <extracomment>%1 is a period like &quot;20 moves in 60 minutes&quot;; it starts again whenever it is over.</extracomment>
        <translation>%1, repeated</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>periods</comment>
        <extracomment>Two periods of a time control: &quot;40 moves in 90 minutes, then 30 minutes&quot;.</extracomment>
        <translation>%1, then %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>periods and increment</comment>
        <extracomment>%1 one or more periods, %2 &quot;with 30 seconds added for each move from move 1&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>White: %1; Black: %2</source>
        <extracomment>%1 and %2 are whole time controls.</extracomment>
        <translation>White: %1; Black: %2</translation>
    </message>
    <message>
        <source>%1: %2 (Laws %3, %4)</source>
        <extracomment>%1 the time control in words, %2 the kind of play, %3 the year of the Laws, %4 the article.</extracomment>
        <translation>%1: %2 (Laws %3, %4)</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>standard chess</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>rapid chess</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>FIDE Laws %1</source>
        <extracomment>%1 the year of an edition of the Laws of Chess.</extracomment>
        <translation>FIDE Laws %1</translation>
    </message>
    <message>
        <source>Enter a time control, for example 90+30 or 3+2.</source>
        <translation>Enter a time control, for example 90+30 or 3+2.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>A number is expected here.</translation>
    </message>
    <message>
        <source>This sign has no meaning in a time control.</source>
        <translation>This sign has no meaning in a time control.</translation>
    </message>
    <message>
        <source>Minutes and seconds are mixed; write all times in minutes.</source>
        <translation>Minutes and seconds are mixed; write all times in minutes.</translation>
    </message>
    <message>
        <source>These times do not make a time control.</source>
        <translation>These times do not make a time control.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 a place in the text, %2 a sentence: &quot;Column 4: A number is expected here.&quot;</extracomment>
        <translation>Column %1: %2</translation>
    </message>
    <message>
        <source>There is no period.</source>
        <translation>There is no period.</translation>
    </message>
    <message>
        <source>A time is negative.</source>
        <translation>A time is negative.</translation>
    </message>
    <message>
        <source>A period has neither main time nor extra time.</source>
        <translation>A period has neither main time nor extra time.</translation>
    </message>
    <message>
        <source>A period is longer than 1000 hours.</source>
        <translation>A period is longer than 1000 hours.</translation>
    </message>
    <message>
        <source>Every period but the last needs a number of moves.</source>
        <translation>Every period but the last needs a number of moves.</translation>
    </message>
    <message>
        <source>The number of moves must be from 1 to 9999.</source>
        <translation>The number of moves must be from 1 to 9999.</translation>
    </message>
    <message>
        <source>The number of byo-yomi periods or Canadian moves must be from 1 to 9999.</source>
        <translation>The number of byo-yomi periods or Canadian moves must be from 1 to 9999.</translation>
    </message>
    <message>
        <source>The move from which time is added must be from 1 to 9999.</source>
        <translation>The move from which time is added must be from 1 to 9999.</translation>
    </message>
    <message>
        <source>Only the last period can be repeated.</source>
        <translation>Only the last period can be repeated.</translation>
    </message>
    <message>
        <source>No period can follow a period of this kind.</source>
        <translation>No period can follow a period of this kind.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole control, for both players.</source>
        <translation>A period of this kind must be the whole control, for both players.</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>What and where</source>
        <translation>What and where</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name of the event</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>First day</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Last day</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Chief arbiter</translation>
    </message>
    <message>
        <source>Edition of the Laws of Chess</source>
        <translation>Edition of the Laws of Chess</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>How it is played</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Pairing system</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>A win counts 1 point, a draw ½, a loss 0.</source>
        <translation>A win counts 1 point, a draw ½, a loss 0.</translation>
    </message>
    <message>
        <source>From the first pairing on, the event is judged by this edition.</source>
        <translation>From the first pairing on, the event is judged by this edition.</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>The event</source>
        <translation>The event</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>New event</translation>
    </message>
    <message>
        <source>Details of the open event</source>
        <translation>Details of the open event</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Everything here can be changed until the first round is paired.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the rate of play and the edition stay as they are.</source>
        <translation>A round is paired: the system, the number of rounds, the rate of play and the edition stay as they are.</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Save the changes</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Create the event</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>Direct encounter</source>
        <translation>Direct encounter</translation>
    </message>
    <message>
        <source>Number of rounds won</source>
        <translation>Number of rounds won</translation>
    </message>
    <message>
        <source>Number of games won over the board</source>
        <translation>Number of games won over the board</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Koya system</source>
        <translation>Koya system</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Buchholz without the lowest score</source>
        <translation>Buchholz without the lowest score</translation>
    </message>
    <message>
        <source>Round robin (Berger tables)</source>
        <translation>Round robin (Berger tables)</translation>
    </message>
    <message>
        <source>Double round robin (last two rounds of the first cycle exchanged)</source>
        <translation>Double round robin (last two rounds of the first cycle exchanged)</translation>
    </message>
    <message>
        <source>Double round robin (Berger tables)</source>
        <translation>Double round robin (Berger tables)</translation>
    </message>
    <message>
        <source>Swiss (Dutch system), imported rounds only</source>
        <translation>Swiss (Dutch system), imported rounds only</translation>
    </message>
    <message>
        <source>Swiss, imported rounds only</source>
        <translation>Swiss, imported rounds only</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tie-break</comment>
        <extracomment>%1 the name of a tie-break, %2 the article that defines it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>This must be filled in.</source>
        <translation>This must be filled in.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>This is too long.</translation>
    </message>
    <message>
        <source>Not a date. Write it as 2026-11-21.</source>
        <translation>Not a date. Write it as 2026-11-21.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>The last day is before the first day.</translation>
    </message>
    <message>
        <source>Three letters are expected, for example SVK.</source>
        <translation>Three letters are expected, for example SVK.</translation>
    </message>
    <message>
        <source>This edition of the Laws is not known.</source>
        <translation>This edition of the Laws is not known.</translation>
    </message>
    <message>
        <source>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</source>
        <translation>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</translation>
    </message>
    <message>
        <source>This pairing system is not known.</source>
        <translation>This pairing system is not known.</translation>
    </message>
    <message>
        <source>This number is out of range.</source>
        <translation>This number is out of range.</translation>
    </message>
    <message>
        <source>A number is expected.</source>
        <translation>A number is expected.</translation>
    </message>
    <message>
        <source>This tie-break is not known.</source>
        <translation>This tie-break is not known.</translation>
    </message>
    <message>
        <source>This contains signs that are not text.</source>
        <translation>This contains signs that are not text.</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>The event needs a name.</translation>
    </message>
    <message>
        <source>Enter the time control, for example 90+30.</source>
        <translation>Enter the time control, for example 90+30.</translation>
    </message>
    <message>
        <source>The system cannot give this number of rounds.</source>
        <translation>The system cannot give this number of rounds.</translation>
    </message>
    <message>
        <source>The player needs a name.</source>
        <translation>The player needs a name.</translation>
    </message>
    <message>
        <source>Not a date of birth. Write 1999-05-31 or only the year.</source>
        <translation>Not a date of birth. Write 1999-05-31 or only the year.</translation>
    </message>
    <message>
        <source>A rating has at most four digits. Leave it empty for an unrated player.</source>
        <translation>A rating has at most four digits. Leave it empty for an unrated player.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of an event</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>First day</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Last day</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Chief arbiter</translation>
    </message>
    <message>
        <source>Edition of the Laws</source>
        <translation>Edition of the Laws</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Pairing system</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a player</comment>
        <translation>Title</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sex</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Date of birth</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Import a TRF file</translation>
    </message>
    <message>
        <source>Where shall the event be kept?</source>
        <translation>Where shall the event be kept?</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Open an event</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Report files (*.trf *.trfx *.txt *.TRF *.TXT)</source>
        <translation>Report files (*.trf *.trfx *.txt *.TRF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Flagfall events (*.flagfall)</source>
        <translation>Flagfall events (*.flagfall)</translation>
    </message>
</context>
<context>
    <name>HallBar</name>
    <message>
        <source>All boards</source>
        <translation>All boards</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running</source>
        <translation>
            <numerusform>%n clock running</numerusform>
            <numerusform>%n clocks running</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the round</source>
        <translation>Start the round</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Pause all</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Resume all</translation>
    </message>
    <message>
        <source>Start the rest</source>
        <translation>Start the rest</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Result of board %1</source>
        <translation>Result of board %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>go to a board</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>start or pause the round</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>start or pause this board</translation>
    </message>
    <message>
        <source>result</source>
        <translation>result</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>big clock</translation>
    </message>
    <message>
        <source>missing results</source>
        <translation>missing results</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filter</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>No round is paired yet</translation>
    </message>
    <message>
        <source>Here stands the wall of boards: a tile for each game with both clocks. It fills when the first round is paired.</source>
        <translation>Here stands the wall of boards: a tile for each game with both clocks. It fills when the first round is paired.</translation>
    </message>
    <message>
        <source>No result is missing</source>
        <translation>No result is missing</translation>
    </message>
    <message>
        <source>No clock is running</source>
        <translation>No clock is running</translation>
    </message>
    <message>
        <source>The filter leaves no board. Show all boards to see the whole round.</source>
        <translation>The filter leaves no board. Show all boards to see the whole round.</translation>
    </message>
    <message>
        <source>Show all boards</source>
        <translation>Show all boards</translation>
    </message>
    <message>
        <source>Round %1, not the last</source>
        <translation>Round %1, not the last</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone.</source>
        <translation>Everything works with the keyboard alone.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Keys everywhere</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nothing to undo</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nothing to redo</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Nothing has happened yet</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s), presses of the clocks left out</source>
        <translation>
            <numerusform>%n act, presses of the clocks left out</numerusform>
            <numerusform>%n acts, presses of the clocks left out</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts are listed here with their time and who did them; presses of the clocks are in the file. Nothing is ever taken away.</source>
        <translation>Acts are listed here with their time and who did them; presses of the clocks are in the file. Nothing is ever taken away.</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Undone: %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>undone</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>The file %1 is damaged. Nothing was changed in it. Open a copy from before.</source>
        <translation>The file %1 is damaged. Nothing was changed in it. Open a copy from before.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: act %2 is not as it was written. Nothing was changed in it. Open a copy from before.</source>
        <translation>The file %1 is damaged: act %2 is not as it was written. Nothing was changed in it. Open a copy from before.</translation>
    </message>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>There is no file %1. It may have been moved or renamed.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version; nothing was changed in it.</source>
        <translation>The file %1 was written by a newer version of Flagfall. Open it with that version; nothing was changed in it.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>The file %1 is open in another program. Close it there first.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the rights of the file and its folder.</source>
        <translation>The file %1 cannot be written. Check the rights of the file and its folder.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Make room on it; what was not saved is kept and will be written then.</source>
        <translation>The disk that holds %1 is full. Make room on it; what was not saved is kept and will be written then.</translation>
    </message>
    <message>
        <source>Another program has written to %1. Close the event and open it again.</source>
        <translation>Another program has written to %1. Close the event and open it again.</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written. Check that the disk is connected.</source>
        <translation>The file %1 could not be read or written. Check that the disk is connected.</translation>
    </message>
    <message>
        <source>There is already a file %1. Choose another name.</source>
        <translation>There is already a file %1. Choose another name.</translation>
    </message>
    <message>
        <source>Act %2 in %1 cannot be read by this version of Flagfall. Nothing was changed in the file.</source>
        <translation>Act %2 in %1 cannot be read by this version of Flagfall. Nothing was changed in the file.</translation>
    </message>
    <message>
        <source>Act %2 in %1 does not follow from what stands before it. Nothing was changed in the file.</source>
        <translation>Act %2 in %1 does not follow from what stands before it. Nothing was changed in the file.</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>the file is gone</translation>
    </message>
    <message>
        <source>the file is not an event</source>
        <translation>the file is not an event</translation>
    </message>
    <message>
        <source>the file is of a newer version</source>
        <translation>the file is of a newer version</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>the file is damaged</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>the file is in use</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>the file cannot be written</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>another program has written to the file</source>
        <translation>another program has written to the file</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>the disk does not answer</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>the file exists already</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks go on, and everything is written as soon as it can be.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Not saved since %1: %2. The clocks go on, and everything is written as soon as it can be.</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>PlainText</name>
    <message>
        <source>%1 – %2</source>
        <comment>days</comment>
        <extracomment>First and last day of an event: &quot;21 November 2026 – 29 November 2026&quot;.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerHead</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Pairing number</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Born</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>Edit the player</source>
        <translation>Edit the player</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>New player</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Surname, Given name</source>
        <translation>Surname, Given name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sex</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>not said</translation>
    </message>
    <message>
        <source>man</source>
        <translation>man</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>woman</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Born</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Save and next</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Add a player</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Bring back</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Nobody is entered yet</translation>
    </message>
    <message>
        <source>Add the players one after another: write a name, press Enter, go on with the next. A list from FIDE&apos;s report file comes in from the start page.</source>
        <translation>Add the players one after another: write a name, press Enter, go on with the next. A list from FIDE&apos;s report file comes in from the start page.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Add the first player</translation>
    </message>
</context>
<context>
    <name>PreviewList</name>
    <message>
        <source>Players in the file</source>
        <translation>Players in the file</translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Pair the next round now?</source>
        <translation>Pair the next round now?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n board without a result.</numerusform>
            <numerusform>%n boards without a result.</numerusform>
        </translation>
    </message>
    <message>
        <source>The standings stay provisional until the results are in.</source>
        <translation>The standings stay provisional until the results are in.</translation>
    </message>
    <message>
        <source>The results can still be entered afterwards.</source>
        <translation>The results can still be entered afterwards.</translation>
    </message>
    <message>
        <source>Pair anyway</source>
        <translation>Pair anyway</translation>
    </message>
    <message>
        <source>Enter another player of this name?</source>
        <translation>Enter another player of this name?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is entered already.</source>
        <translation>%1 with the same date of birth is entered already.</translation>
    </message>
    <message>
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Both will be paired; give them different dates of birth or FIDE IDs if you can.</translation>
    </message>
    <message>
        <source>Enter both</source>
        <translation>Enter both</translation>
    </message>
    <message>
        <source>Clear the result?</source>
        <translation>Clear the result?</translation>
    </message>
    <message>
        <source>The result on board %1 will be cleared.</source>
        <translation>The result on board %1 will be cleared.</translation>
    </message>
    <message>
        <source>The board counts as not finished again.</source>
        <translation>The board counts as not finished again.</translation>
    </message>
    <message>
        <source>The old result stays in the history.</source>
        <translation>The old result stays in the history.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Change an earlier round?</source>
        <translation>Change an earlier round?</translation>
    </message>
    <message>
        <source>This is a result of round %1, and a later round is paired.</source>
        <translation>This is a result of round %1, and a later round is paired.</translation>
    </message>
    <message>
        <source>The points and the standings change; the pairings already made stay.</source>
        <translation>The points and the standings change; the pairings already made stay.</translation>
    </message>
    <message>
        <source>Change the result</source>
        <translation>Change the result</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>Withdraw %1?</translation>
    </message>
    <message>
        <source>%1 has played less than half of the games.</source>
        <translation>%1 has played less than half of the games.</translation>
    </message>
    <message>
        <source>The results stay on record, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>The results stay on record, but do not count for the standings (General Regulations for Competitions 6.6).</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>%1 has played at least half of the games.</source>
        <translation>%1 has played at least half of the games.</translation>
    </message>
    <message>
        <source>The remaining games are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>The remaining games are lost by forfeit (General Regulations for Competitions 6.6).</translation>
    </message>
    <message>
        <source>Close while clocks are running?</source>
        <translation>Close while clocks are running?</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n clock running.</numerusform>
            <numerusform>%n clocks running.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are paused at this moment.</source>
        <translation>They are paused at this moment.</translation>
    </message>
    <message>
        <source>They can be resumed when the event is opened again.</source>
        <translation>They can be resumed when the event is opened again.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Pause and close</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>Go on?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played so far.</source>
        <translation>
            <numerusform>%n game played so far.</numerusform>
            <numerusform>%n games played so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to come.</source>
        <translation>
            <numerusform>%n game to come.</numerusform>
            <numerusform>%n games to come.</numerusform>
        </translation>
    </message>
    <message>
        <source>A forfeit on board %1?</source>
        <translation>A forfeit on board %1?</translation>
    </message>
    <message>
        <source>Both players have moved: the game was played.</source>
        <translation>Both players have moved: the game was played.</translation>
    </message>
    <message>
        <source>A forfeited game is not rated and gives no colour; a loss over the board is 1–0 or 0–1.</source>
        <translation>A forfeited game is not rated and gives no colour; a loss over the board is 1–0 or 0–1.</translation>
    </message>
    <message>
        <source>Enter the forfeit</source>
        <translation>Enter the forfeit</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Close without saving?</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n act is not on the disk yet.</numerusform>
            <numerusform>%n acts are not on the disk yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are lost if the disk still refuses them at that moment.</source>
        <translation>They are lost if the disk still refuses them at that moment.</translation>
    </message>
    <message>
        <source>Better make room on the disk first; they are written by themselves then.</source>
        <translation>Better make room on the disk first; they are written by themselves then.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Close anyway</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent events</source>
        <translation>Recent events</translation>
    </message>
    <message>
        <source>Events you open or create are listed here.</source>
        <translation>Events you open or create are listed here.</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>%1 · %2</source>
        <comment>place, then when</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Forget %1</translation>
    </message>
    <message>
        <source>Take off this list (the file stays)</source>
        <translation>Take off this list (the file stays)</translation>
    </message>
</context>
<context>
    <name>RecoveryPage</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>The clocks after the interruption</translation>
    </message>
    <message>
        <source>The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.</source>
        <translation>The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>For all boards</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Last sign of life</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Last press or pause</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
        <translation>Charge the whole gap</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nothing to decide</translation>
    </message>
    <message>
        <source>If the program or the computer stops while clocks run, this page shows what each clock said, and you decide which reading counts.</source>
        <translation>If the program or the computer stops while clocks run, this page shows what each clock said, and you decide which reading counts.</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>To the hall</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Last sign of life</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Last press or pause</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
        <translation>Charge the whole gap</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a field in a form, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Something in the form is not right yet.</source>
        <translation>Something in the form is not right yet.</translation>
    </message>
    <message>
        <source>There are too few players to pair a round.</source>
        <translation>There are too few players to pair a round.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>All rounds are paired.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system has for so many players.</source>
        <translation>More rounds are planned than this system has for so many players.</translation>
    </message>
    <message>
        <source>The pairing numbers are not 1 to the number of players.</source>
        <translation>The pairing numbers are not 1 to the number of players.</translation>
    </message>
    <message>
        <source>A round on file is not the one this pairing system makes.</source>
        <translation>A round on file is not the one this pairing system makes.</translation>
    </message>
    <message>
        <source>The program does not pair this system.</source>
        <translation>The program does not pair this system.</translation>
    </message>
    <message>
        <source>There is no event yet. Create or open one first.</source>
        <translation>There is no event yet. Create or open one first.</translation>
    </message>
    <message>
        <source>This file already holds an event.</source>
        <translation>This file already holds an event.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>There is no such player.</translation>
    </message>
    <message>
        <source>There is no such round.</source>
        <translation>There is no such round.</translation>
    </message>
    <message>
        <source>There is no such board in this round.</source>
        <translation>There is no such board in this round.</translation>
    </message>
    <message>
        <source>%1 is entered already: the FIDE ID, or name and date of birth, are the same.</source>
        <translation>%1 is entered already: the FIDE ID, or name and date of birth, are the same.</translation>
    </message>
    <message>
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 has been paired and cannot be removed. Withdraw the player instead.</translation>
    </message>
    <message>
        <source>%1 has withdrawn already.</source>
        <translation>%1 has withdrawn already.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1 has not withdrawn.</translation>
    </message>
    <message>
        <source>This cannot be changed any more, because a round is paired.</source>
        <translation>This cannot be changed any more, because a round is paired.</translation>
    </message>
    <message>
        <source>A round robin takes no more players once it is drawn (General Regulations for Competitions).</source>
        <translation>A round robin takes no more players once it is drawn (General Regulations for Competitions).</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>The round cannot be paired.</translation>
    </message>
    <message>
        <source>Results before the last round but one cannot be changed any more.</source>
        <translation>Results before the last round but one cannot be changed any more.</translation>
    </message>
    <message>
        <source>Board %1 has a result; its clock does not start.</source>
        <translation>Board %1 has a result; its clock does not start.</translation>
    </message>
    <message>
        <source>Decide first what the clock on board %1 shows after the interruption (Laws 6.10).</source>
        <translation>Decide first what the clock on board %1 shows after the interruption (Laws 6.10).</translation>
    </message>
    <message>
        <source>No clock waits for a decision.</source>
        <translation>No clock waits for a decision.</translation>
    </message>
    <message>
        <source>There is no clock that this could be done to.</source>
        <translation>There is no clock that this could be done to.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>The round has begun: its pairing stays.</source>
        <translation>The round has begun: its pairing stays.</translation>
    </message>
    <message>
        <source>Later acts rest on this one; it cannot be taken back any more.</source>
        <translation>Later acts rest on this one; it cannot be taken back any more.</translation>
    </message>
    <message>
        <source>The rounds in the file are not those of the chosen pairing system. Import the players only, or choose the system of the file.</source>
        <translation>The rounds in the file are not those of the chosen pairing system. Import the players only, or choose the system of the file.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>The file cannot be written.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n board without a result.</numerusform>
            <numerusform>%n boards without a result.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result on board %1 is cleared.</source>
        <translation>The result on board %1 is cleared.</translation>
    </message>
    <message>
        <source>This changes a result of an earlier round.</source>
        <translation>This changes a result of an earlier round.</translation>
    </message>
    <message>
        <source>The games of %1 will not count (General Regulations for Competitions 6.6).</source>
        <translation>The games of %1 will not count (General Regulations for Competitions 6.6).</translation>
    </message>
    <message>
        <source>The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n clock running.</numerusform>
            <numerusform>%n clocks running.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has a result. Clear it first, then adjourn the game.</source>
        <translation>Board %1 has a result. Clear it first, then adjourn the game.</translation>
    </message>
    <message>
        <source>Both players have moved on board %1; a game that was played is not a forfeit.</source>
        <translation>Both players have moved on board %1; a game that was played is not a forfeit.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n act is not on the disk yet.</numerusform>
            <numerusform>%n acts are not on the disk yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Remarks on the file</source>
        <translation>Remarks on the file</translation>
    </message>
    <message>
        <source>None: the file says everything the program needs.</source>
        <translation>None: the file says everything the program needs.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemarkText</name>
    <message>
        <source>Assumed</source>
        <translation>Assumed</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repaired</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignored</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Wrong</translation>
    </message>
    <message>
        <source>whole file</source>
        <translation>whole file</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>line %1, column %2</translation>
    </message>
    <message>
        <source>The number of rounds is not given; %1 was taken from the players&apos; results.</source>
        <translation>The number of rounds is not given; %1 was taken from the players&apos; results.</translation>
    </message>
    <message>
        <source>“%1” was read as the date %2.</source>
        <translation>“%1” was read as the date %2.</translation>
    </message>
    <message>
        <source>The colour of the first draw is not given.</source>
        <translation>The colour of the first draw is not given.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered as the pairing rules order them.</source>
        <translation>The order of the boards is not given; they were numbered as the pairing rules order them.</translation>
    </message>
    <message>
        <source>A round without any entry was read as a zero-point bye.</source>
        <translation>A round without any entry was read as a zero-point bye.</translation>
    </message>
    <message>
        <source>The time control is not given. Enter it before you create the event.</source>
        <translation>The time control is not given. Enter it before you create the event.</translation>
    </message>
    <message>
        <source>No tie-breaks are given.</source>
        <translation>No tie-breaks are given.</translation>
    </message>
    <message>
        <source>The lines end in different ways; all were read.</source>
        <translation>The lines end in different ways; all were read.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; it was skipped.</source>
        <translation>The file begins with a byte order mark; it was skipped.</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1. Check the letters of the names.</source>
        <translation>The file is not UTF-8; it was read as Latin-1. Check the letters of the names.</translation>
    </message>
    <message>
        <source>Blanks are missing at the end of the line; the line was read.</source>
        <translation>Blanks are missing at the end of the line; the line was read.</translation>
    </message>
    <message>
        <source>The points say %1, the results add up to %2; the results count.</source>
        <translation>The points say %1, the results add up to %2; the results count.</translation>
    </message>
    <message>
        <source>The file announces %1 players and lists %2; the list counts.</source>
        <translation>The file announces %1 players and lists %2; the list counts.</translation>
    </message>
    <message>
        <source>The title “%1” was read as %2.</source>
        <translation>The title “%1” was read as %2.</translation>
    </message>
    <message>
        <source>The date “%1” was read as %2.</source>
        <translation>The date “%1” was read as %2.</translation>
    </message>
    <message>
        <source>The players are not in order; they were sorted by pairing number.</source>
        <translation>The players are not in order; they were sorted by pairing number.</translation>
    </message>
    <message>
        <source>A bye has no opponent number; 0000 was taken.</source>
        <translation>A bye has no opponent number; 0000 was taken.</translation>
    </message>
    <message>
        <source>The colour is missing; it was taken from the opponent&apos;s record.</source>
        <translation>The colour is missing; it was taken from the opponent&apos;s record.</translation>
    </message>
    <message>
        <source>“%1” without an opponent was read as a bye.</source>
        <translation>“%1” without an opponent was read as a bye.</translation>
    </message>
    <message>
        <source>The file announces %1 rounds and has %2; those it has were taken.</source>
        <translation>The file announces %1 rounds and has %2; those it has were taken.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of letters; the line was read.</source>
        <translation>The columns of this line count bytes instead of letters; the line was read.</translation>
    </message>
    <message>
        <source>A control character was read as a blank.</source>
        <translation>A control character was read as a blank.</translation>
    </message>
    <message>
        <source>The letter “%1” for the sex was read as %2.</source>
        <translation>The letter “%1” for the sex was read as %2.</translation>
    </message>
    <message>
        <source>The record “%1” is not known; it was not used.</source>
        <translation>The record “%1” is not known; it was not used.</translation>
    </message>
    <message>
        <source>Records of teams are not used.</source>
        <translation>Records of teams are not used.</translation>
    </message>
    <message>
        <source>Records of national rating lists are not used.</source>
        <translation>Records of national rating lists are not used.</translation>
    </message>
    <message>
        <source>Comments are not used.</source>
        <translation>Comments are not used.</translation>
    </message>
    <message>
        <source>The date “%1” cannot be read; it was left out.</source>
        <translation>The date “%1” cannot be read; it was left out.</translation>
    </message>
    <message>
        <source>Acceleration is not used in this kind of event.</source>
        <translation>Acceleration is not used in this kind of event.</translation>
    </message>
    <message>
        <source>Forbidden pairs are not used in this kind of event.</source>
        <translation>Forbidden pairs are not used in this kind of event.</translation>
    </message>
    <message>
        <source>Records of abnormal points are not used.</source>
        <translation>Records of abnormal points are not used.</translation>
    </message>
    <message>
        <source>The tie-break “%1” is not known; it was left out.</source>
        <translation>The tie-break “%1” is not known; it was left out.</translation>
    </message>
    <message>
        <source>The records “%1” have no place in this program; they were not used.</source>
        <translation>The records “%1” have no place in this program; they were not used.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>“%1” cannot be read here; it was left out.</translation>
    </message>
    <message>
        <source>The file counts points in another way; the results were taken, not the points.</source>
        <translation>The file counts points in another way; the results were taken, not the points.</translation>
    </message>
    <message>
        <source>A bye for a round that is not paired yet was left out.</source>
        <translation>A bye for a round that is not paired yet was left out.</translation>
    </message>
    <message>
        <source>A round without any result was left out.</source>
        <translation>A round without any result was left out.</translation>
    </message>
    <message>
        <source>The file has no players.</source>
        <translation>The file has no players.</translation>
    </message>
    <message>
        <source>“%1” is not a pairing number.</source>
        <translation>“%1” is not a pairing number.</translation>
    </message>
    <message>
        <source>The pairing number %1 stands in the file twice.</source>
        <translation>The pairing number %1 stands in the file twice.</translation>
    </message>
    <message>
        <source>The pairing number %1 is missing.</source>
        <translation>The pairing number %1 is missing.</translation>
    </message>
    <message>
        <source>The player has no name.</source>
        <translation>The player has no name.</translation>
    </message>
    <message>
        <source>“%1” is not a rating.</source>
        <translation>“%1” is not a rating.</translation>
    </message>
    <message>
        <source>“%1” is not an opponent&apos;s number.</source>
        <translation>“%1” is not an opponent&apos;s number.</translation>
    </message>
    <message>
        <source>There is no player with the number %1.</source>
        <translation>There is no player with the number %1.</translation>
    </message>
    <message>
        <source>The two players&apos; records do not name each other in this round.</source>
        <translation>The two players&apos; records do not name each other in this round.</translation>
    </message>
    <message>
        <source>Both players&apos; records give the same colour.</source>
        <translation>Both players&apos; records give the same colour.</translation>
    </message>
    <message>
        <source>“%1” is not a colour.</source>
        <translation>“%1” is not a colour.</translation>
    </message>
    <message>
        <source>“%1” is not a result.</source>
        <translation>“%1” is not a result.</translation>
    </message>
    <message>
        <source>The two players&apos; results cannot stand together.</source>
        <translation>The two players&apos; results cannot stand together.</translation>
    </message>
    <message>
        <source>The player is named as his or her own opponent.</source>
        <translation>The player is named as his or her own opponent.</translation>
    </message>
    <message>
        <source>The file has more players than the program takes.</source>
        <translation>The file has more players than the program takes.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report.</source>
        <translation>The file is too large for a tournament report.</translation>
    </message>
    <message>
        <source>Something stands where the record must be blank: “%1”.</source>
        <translation>Something stands where the record must be blank: “%1”.</translation>
    </message>
    <message>
        <source>The file has more rounds than the program takes.</source>
        <translation>The file has more rounds than the program takes.</translation>
    </message>
    <message>
        <source>The file is not a tournament report file (TRF).</source>
        <translation>The file is not a tournament report file (TRF).</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>Del</source>
        <extracomment>The Delete key as it is printed on keyboards.</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Adjourn the game</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Clear the result</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>White wins</source>
        <translation>White wins</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Black wins</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>White wins by forfeit</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Black wins by forfeit</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>Both lose by forfeit</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Both lose</translation>
    </message>
    <message>
        <source>Half a point to White, none to Black</source>
        <translation>Half a point to White, none to Black</translation>
    </message>
    <message>
        <source>Half a point to Black, none to White</source>
        <translation>Half a point to Black, none to White</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <extracomment>The game goes on another time.</extracomment>
        <translation>Adjourned</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Pairing-allocated bye</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Half-point bye</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Full-point bye</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Zero-point bye</translation>
    </message>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Black</translation>
    </message>
</context>
<context>
    <name>ResultsBar</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>All results are in</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) entered</source>
        <translation>
            <numerusform>%n result entered</numerusform>
            <numerusform>%n results entered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Board number or a part of a name, then Enter</source>
        <translation>Board number or a part of a name, then Enter</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>next missing</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>find a board</translation>
    </message>
    <message>
        <source>round before</source>
        <translation>round before</translation>
    </message>
    <message>
        <source>round after</source>
        <translation>round after</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>No results to enter yet</source>
        <translation>No results to enter yet</translation>
    </message>
    <message>
        <source>When a round is paired its boards stand here in order. One key enters a result: 1, 0 or =.</source>
        <translation>When a round is paired its boards stand here in order. One key enters a result: 1, 0 or =.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Import %1</translation>
    </message>
    <message>
        <source>This file cannot be taken as it is. The remarks say where it is wrong.</source>
        <translation>This file cannot be taken as it is. The remarks say where it is wrong.</translation>
    </message>
    <message>
        <source>What to take</source>
        <translation>What to take</translation>
    </message>
    <message>
        <source>Players only</source>
        <translation>Players only</translation>
    </message>
    <message>
        <source>Players and the finished rounds</source>
        <translation>Players and the finished rounds</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Create the event</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>SaveState</name>
    <message>
        <source>Everything is saved in %1</source>
        <translation>Everything is saved in %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>For this computer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>As the desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Size of the text</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Very large</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>Tenths of a second</translation>
    </message>
    <message>
        <source>Clocks show tenths when little time is left.</source>
        <translation>Clocks show tenths when little time is left.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>tie-break, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>No standings yet</translation>
    </message>
    <message>
        <source>Players stand here by their points and tie-breaks as soon as they are entered and results come in.</source>
        <translation>Players stand here by their points and tie-breaks as soon as they are entered and results come in.</translation>
    </message>
    <message>
        <source>a game is open</source>
        <translation>a game is open</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message>
        <source>provisional</source>
        <translation>provisional</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>One program for a chess event, from the entry list to the final report.</source>
        <translation>One program for a chess event, from the entry list to the final report.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>New event</translation>
    </message>
    <message>
        <source>Name it, choose the rate of play and the system, then enter the players.</source>
        <translation>Name it, choose the rate of play and the system, then enter the players.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Open an event</translation>
    </message>
    <message>
        <source>Go on where you stopped. An event is one file, safe to copy.</source>
        <translation>Go on where you stopped. An event is one file, safe to copy.</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Import a TRF file</translation>
    </message>
    <message>
        <source>Take players and rounds from FIDE&apos;s report file. You see every remark before anything is kept.</source>
        <translation>Take players and rounds from FIDE&apos;s report file. You see every remark before anything is kept.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>As the desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Or type where the event or the report file is</source>
        <translation>Or type where the event or the report file is</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>File of the event</translation>
    </message>
    <message>
        <source>Every act is written here before it is shown.</source>
        <translation>Every act is written here before it is shown.</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Elsewhere…</translation>
    </message>
</context>
<context>
    <name>TileState</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Enter players</source>
        <translation>Enter players</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>To the hall</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Enter results</translation>
    </message>
    <message>
        <source>Decide the clocks</source>
        <translation>Decide the clocks</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Final standings</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nothing to undo</translation>
    </message>
    <message>
        <source>All acts and keys</source>
        <translation>All acts and keys</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
</context>
<context>
    <name>flagfall::view::BoardsModel</name>
    <message>
        <source>Bye: %1</source>
        <translation>Bye: %1</translation>
    </message>
    <message>
        <source>Byes: %1</source>
        <extracomment>%1 is a list of names.</extracomment>
        <translation>Byes: %1</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>All results are in</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result</source>
        <translation>
            <numerusform>%n board without a result</numerusform>
            <numerusform>%n boards without a result</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>Further rounds come by import.</source>
        <translation>Further rounds come by import.</translation>
    </message>
    <message>
        <source>Empty: as many rounds as the players need.</source>
        <translation>Empty: as many rounds as the players need.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: as many rounds as the players need; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Empty: as many rounds as the players need; %1 for %n player.</numerusform>
            <numerusform>Empty: as many rounds as the players need; %1 for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
    <message>
        <source>Enter the players.</source>
        <translation>Enter the players.</translation>
    </message>
    <message>
        <source>Pair the first round when all players are entered.</source>
        <translation>Pair the first round when all players are entered.</translation>
    </message>
    <message>
        <source>Start the clocks of round %1.</source>
        <translation>Start the clocks of round %1.</translation>
    </message>
    <message numerus="yes">
        <source>Enter the results: %n board(s) without a result.</source>
        <translation>
            <numerusform>Enter the results: %n board without a result.</numerusform>
            <numerusform>Enter the results: %n boards without a result.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in. Pair round %1.</source>
        <translation>All results are in. Pair round %1.</translation>
    </message>
    <message>
        <source>All rounds are played. The standings are final.</source>
        <translation>All rounds are played. The standings are final.</translation>
    </message>
    <message>
        <source>Decide what the clocks show after the interruption.</source>
        <translation>Decide what the clocks show after the interruption.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>No round has been paired yet</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 1 of 9&quot;</extracomment>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Pair round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still open.</source>
        <translation>
            <numerusform>%n game still open.</numerusform>
            <numerusform>%n games still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) still open.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Pair round %1; %n game still open.</numerusform>
            <numerusform>Pair round %1; %n games still open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ImportForm</name>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>The file %1 cannot be read. Check that it exists and that you may read it.</translation>
    </message>
    <message>
        <source>The file cannot be imported.</source>
        <translation>The file cannot be imported.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>players and rounds</comment>
        <extracomment>%1 is &quot;13 players&quot;, %2 is &quot;10 rounds&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no results; only the players are taken.</source>
        <translation>The file has no results; only the players are taken.</translation>
    </message>
    <message>
        <source>The rounds with results are taken as they are and can be corrected afterwards.</source>
        <translation>The rounds with results are taken as they are and can be corrected afterwards.</translation>
    </message>
    <message>
        <source>Only the players are taken; the first round is paired here.</source>
        <translation>Only the players are taken; the first round is paired here.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PlayersModel</name>
    <message>
        <source>man</source>
        <translation>man</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>woman</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>withdrawn</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has withdrawn.</source>
        <translation>%1 has withdrawn.</translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>%1 was taken off the list.</translation>
    </message>
    <message>
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>withdrawn, annulled</translation>
    </message>
</context>
<context>
    <name>flagfall::view::QuestionView</name>
    <message>
        <source>This cannot be undone. Are you sure?</source>
        <extracomment>Second question before something that cannot be made undone.</extracomment>
        <translation>This cannot be undone. Are you sure?</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecoveryModel</name>
    <message>
        <source>W %1  B %2</source>
        <extracomment>Both times of a clock; W is White, B is Black.</extracomment>
        <translation>W %1  B %2</translation>
    </message>
    <message>
        <source>Interruption: %1</source>
        <translation>Interruption: %1</translation>
    </message>
    <message>
        <source>Interruption: about %1 (by the time of day)</source>
        <extracomment>The length of the interruption comes from the time of day, which somebody may have set.</extracomment>
        <translation>Interruption: about %1 (by the time of day)</translation>
    </message>
    <message>
        <source>The whole interruption would drop the flag.</source>
        <translation>The whole interruption would drop the flag.</translation>
    </message>
    <message>
        <source>White was on move.</source>
        <translation>White was on move.</translation>
    </message>
    <message>
        <source>Black was on move.</source>
        <translation>Black was on move.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>The two players of a board.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) stopped by the interruption. Decide what each of them shows (Laws 6.10).</source>
        <translation>
            <numerusform>%n clock stopped by the interruption. Decide what each of them shows (Laws 6.10).</numerusform>
            <numerusform>%n clocks stopped by the interruption. Decide what each of them shows (Laws 6.10).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RoundsModel</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::StandingsModel</name>
    <message>
        <source>Rank %1: %2, points: %3</source>
        <extracomment>Read aloud for a line of the table: rank, name, points.</extracomment>
        <translation>Rank %1: %2, points: %3</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>No round has been paired yet</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>After round %1</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 · %n game(s) open</source>
        <extracomment>%1 the number of a round, %n the games without a result.</extracomment>
        <translation>
            <numerusform>After round %1 · %n game open</numerusform>
            <numerusform>After round %1 · %n games open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::Workspace</name>
    <message>
        <source>%1 – %2</source>
        <comment>title</comment>
        <extracomment>The window&apos;s title: the event, then the program.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Something in the form is not right yet.</source>
        <translation>Something in the form is not right yet.</translation>
    </message>
    <message>
        <source>The file %1 holds no event yet.</source>
        <translation>The file %1 holds no event yet.</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>Round %1 is paired.</translation>
    </message>
    <message>
        <source>Say where the file of the event is to be kept.</source>
        <translation>Say where the file of the event is to be kept.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>There is no folder %1.</translation>
    </message>
    <message>
        <source>You may not write in the folder %1.</source>
        <translation>You may not write in the folder %1.</translation>
    </message>
    <message>
        <source>There is a file %1 already. Choose another name.</source>
        <translation>There is a file %1 already. Choose another name.</translation>
    </message>
    <message>
        <source>This is the event that is open.</source>
        <translation>This is the event that is open.</translation>
    </message>
</context>
</TS>
