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
    <message>
        <source>board %1</source>
        <comment>phrase</comment>
        <translation>board %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>phrase</comment>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message>
        <source>boards %1</source>
        <comment>phrase</comment>
        <translation>boards %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>phrase</comment>
        <extracomment>%1 what was done to a clock, %2 which boards: &quot;2:00 added to White&apos;s time, boards 1, 2&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>turning of the clock on board %1</source>
        <comment>phrase</comment>
        <translation>turning of the clock on board %1</translation>
    </message>
    <message>
        <source>flag fall on board %1</source>
        <comment>phrase</comment>
        <translation>flag fall on board %1</translation>
    </message>
    <message>
        <source>absence on board %1</source>
        <comment>phrase</comment>
        <translation>absence on board %1</translation>
    </message>
    <message>
        <source>arrival on board %1</source>
        <comment>phrase</comment>
        <translation>arrival on board %1</translation>
    </message>
    <message>
        <source>decision about the clocks, %1</source>
        <comment>phrase</comment>
        <translation>decision about the clocks, %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>clock</comment>
        <extracomment>%1 what was done to a clock, %2 the old and the new values.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2. Reason: %3</source>
        <comment>boards</comment>
        <extracomment>%1 which boards, %2 what was done to their clocks, %3 why.</extracomment>
        <translation>%1: %2. Reason: %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>note</comment>
        <extracomment>%1 a sentence about a clock, %2 a note of the arbiter&apos;s.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Board %1: White&apos;s press came %2 late and did not count</source>
        <translation>Board %1: White&apos;s press came %2 late and did not count</translation>
    </message>
    <message>
        <source>Board %1: Black&apos;s press came %2 late and did not count</source>
        <translation>Board %1: Black&apos;s press came %2 late and did not count</translation>
    </message>
    <message>
        <source>Board %1: clock turned round</source>
        <translation>Board %1: clock turned round</translation>
    </message>
    <message>
        <source>Board %1: the fall of White&apos;s flag was claimed</source>
        <translation>Board %1: the fall of White&apos;s flag was claimed</translation>
    </message>
    <message>
        <source>Board %1: the fall of White&apos;s flag was observed</source>
        <translation>Board %1: the fall of White&apos;s flag was observed</translation>
    </message>
    <message>
        <source>Board %1: the fall of Black&apos;s flag was claimed</source>
        <translation>Board %1: the fall of Black&apos;s flag was claimed</translation>
    </message>
    <message>
        <source>Board %1: the fall of Black&apos;s flag was observed</source>
        <translation>Board %1: the fall of Black&apos;s flag was observed</translation>
    </message>
    <message>
        <source>Board %1: White is not at the board</source>
        <translation>Board %1: White is not at the board</translation>
    </message>
    <message>
        <source>Board %1: Black is not at the board</source>
        <translation>Board %1: Black is not at the board</translation>
    </message>
    <message>
        <source>Board %1: White has arrived</source>
        <translation>Board %1: White has arrived</translation>
    </message>
    <message>
        <source>Board %1: Black has arrived</source>
        <translation>Board %1: Black has arrived</translation>
    </message>
    <message>
        <source>%1 (Laws %2)</source>
        <comment>article</comment>
        <extracomment>%1 a sentence about a result, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (Laws %2)</translation>
    </message>
    <message>
        <source>times set by the arbiter</source>
        <translation>times set by the arbiter</translation>
    </message>
    <message>
        <source>penalty for an illegal move by White on board %1</source>
        <comment>phrase</comment>
        <translation>penalty for an illegal move by White on board %1</translation>
    </message>
    <message>
        <source>penalty for an illegal move by Black on board %1</source>
        <comment>phrase</comment>
        <translation>penalty for an illegal move by Black on board %1</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by White on board %1</source>
        <comment>phrase</comment>
        <translation>penalty for an incorrect claim by White on board %1</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by Black on board %1</source>
        <comment>phrase</comment>
        <translation>penalty for an incorrect claim by Black on board %1</translation>
    </message>
    <message>
        <source>clock turned round</source>
        <comment>done</comment>
        <translation>clock turned round</translation>
    </message>
    <message>
        <source>game adjourned</source>
        <comment>done</comment>
        <translation>game adjourned</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <comment>done</comment>
        <translation>White is not at the board</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <comment>done</comment>
        <translation>Black is not at the board</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <comment>done</comment>
        <translation>White has arrived</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <comment>done</comment>
        <translation>Black has arrived</translation>
    </message>
    <message>
        <source>late entry of %1</source>
        <comment>phrase</comment>
        <translation>late entry of %1</translation>
    </message>
    <message>
        <source>bye of %1 in round %2</source>
        <comment>phrase</comment>
        <extracomment>%1 a player&apos;s name, %2 the number of a round.</extracomment>
        <translation>bye of %1 in round %2</translation>
    </message>
    <message>
        <source>taking away of the bye of %1 in round %2</source>
        <comment>phrase</comment>
        <translation>taking away of the bye of %1 in round %2</translation>
    </message>
    <message>
        <source>prohibited pair %1 and %2</source>
        <comment>phrase</comment>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>prohibited pair %1 and %2</translation>
    </message>
    <message>
        <source>lifting of the prohibited pair %1 and %2</source>
        <comment>phrase</comment>
        <translation>lifting of the prohibited pair %1 and %2</translation>
    </message>
    <message>
        <source>starting position, %1</source>
        <comment>phrase</comment>
        <translation>starting position, %1</translation>
    </message>
    <message>
        <source>change of the game record on board %1</source>
        <comment>phrase</comment>
        <translation>change of the game record on board %1</translation>
    </message>
    <message>
        <source>change of White&apos;s scoresheet on board %1</source>
        <comment>phrase</comment>
        <translation>change of White&apos;s scoresheet on board %1</translation>
    </message>
    <message>
        <source>change of Black&apos;s scoresheet on board %1</source>
        <comment>phrase</comment>
        <translation>change of Black&apos;s scoresheet on board %1</translation>
    </message>
    <message>
        <source>White&apos;s draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>White&apos;s draw offer on board %1</translation>
    </message>
    <message>
        <source>Black&apos;s draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>Black&apos;s draw offer on board %1</translation>
    </message>
    <message>
        <source>answer to the draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>answer to the draw offer on board %1</translation>
    </message>
    <message>
        <source>White&apos;s claim of a draw on board %1</source>
        <comment>phrase</comment>
        <translation>White&apos;s claim of a draw on board %1</translation>
    </message>
    <message>
        <source>Black&apos;s claim of a draw on board %1</source>
        <comment>phrase</comment>
        <translation>Black&apos;s claim of a draw on board %1</translation>
    </message>
    <message>
        <source>ruling on the claim on board %1</source>
        <comment>phrase</comment>
        <translation>ruling on the claim on board %1</translation>
    </message>
    <message>
        <source>note of an illegal move on board %1</source>
        <comment>phrase</comment>
        <translation>note of an illegal move on board %1</translation>
    </message>
    <message>
        <source>duty to record on board %1</source>
        <comment>phrase</comment>
        <translation>duty to record on board %1</translation>
    </message>
    <message>
        <source>White&apos;s signature on board %1</source>
        <comment>phrase</comment>
        <translation>White&apos;s signature on board %1</translation>
    </message>
    <message>
        <source>Black&apos;s signature on board %1</source>
        <comment>phrase</comment>
        <translation>Black&apos;s signature on board %1</translation>
    </message>
    <message>
        <source>Late entry: %1, from round %2 on; each round before: %3</source>
        <extracomment>%1 a player&apos;s name, %2 the number of a round, %3 what each round before counts as: &quot;half-point bye&quot;.</extracomment>
        <translation>Late entry: %1, from round %2 on; each round before: %3</translation>
    </message>
    <message>
        <source>%1: %2 in round %3</source>
        <comment>bye</comment>
        <extracomment>%1 a player&apos;s name, %2 a kind of bye, %3 the number of a round: &quot;Novák: half-point bye in round 3&quot;.</extracomment>
        <translation>%1: %2 in round %3</translation>
    </message>
    <message>
        <source>%1: no bye in round %2 any more</source>
        <translation>%1: no bye in round %2 any more</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet in round %3</source>
        <translation>%1 and %2 must not meet in round %3</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet</source>
        <translation>%1 and %2 must not meet</translation>
    </message>
    <message>
        <source>%1 and %2 may meet again</source>
        <translation>%1 and %2 may meet again</translation>
    </message>
    <message>
        <source>%1, changed by hand</source>
        <extracomment>%1 &quot;Round 3 paired: 20 boards&quot;.</extracomment>
        <translation>%1, changed by hand</translation>
    </message>
    <message>
        <source>%1: the game begins from %2</source>
        <extracomment>%1 which boards, %2 a position as FEN.</extracomment>
        <translation>%1: the game begins from %2</translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) taken out of the record</source>
        <translation>
            <numerusform>Board %1: %n half-move taken out of the record</numerusform>
            <numerusform>Board %1: %n half-moves taken out of the record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) recorded</source>
        <translation>
            <numerusform>Board %1: %n half-move recorded</numerusform>
            <numerusform>Board %1: %n half-moves recorded</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: White&apos;s scoresheet changed</source>
        <translation>Board %1: White&apos;s scoresheet changed</translation>
    </message>
    <message>
        <source>Board %1: Black&apos;s scoresheet changed</source>
        <translation>Board %1: Black&apos;s scoresheet changed</translation>
    </message>
    <message>
        <source>Board %1: White offers a draw</source>
        <translation>Board %1: White offers a draw</translation>
    </message>
    <message>
        <source>Board %1: Black offers a draw</source>
        <translation>Board %1: Black offers a draw</translation>
    </message>
    <message>
        <source>Board %1: White accepts the draw</source>
        <translation>Board %1: White accepts the draw</translation>
    </message>
    <message>
        <source>Board %1: Black accepts the draw</source>
        <translation>Board %1: Black accepts the draw</translation>
    </message>
    <message>
        <source>Board %1: White declines the draw</source>
        <translation>Board %1: White declines the draw</translation>
    </message>
    <message>
        <source>Board %1: Black declines the draw</source>
        <translation>Board %1: Black declines the draw</translation>
    </message>
    <message>
        <source>Board %1: White claims a draw</source>
        <translation>Board %1: White claims a draw</translation>
    </message>
    <message>
        <source>Board %1: Black claims a draw</source>
        <translation>Board %1: Black claims a draw</translation>
    </message>
    <message>
        <source>Board %1: the claim is correct</source>
        <translation>Board %1: the claim is correct</translation>
    </message>
    <message>
        <source>Board %1: the claim is incorrect</source>
        <translation>Board %1: the claim is incorrect</translation>
    </message>
    <message>
        <source>Board %1: the claim is not admissible</source>
        <translation>Board %1: the claim is not admissible</translation>
    </message>
    <message>
        <source>Board %1: illegal move by White: %2</source>
        <extracomment>%2 a move as it was played.</extracomment>
        <translation>Board %1: illegal move by White: %2</translation>
    </message>
    <message>
        <source>Board %1: illegal move by Black: %2</source>
        <translation>Board %1: illegal move by Black: %2</translation>
    </message>
    <message>
        <source>Board %1: White need not keep score</source>
        <translation>Board %1: White need not keep score</translation>
    </message>
    <message>
        <source>Board %1: Black need not keep score</source>
        <translation>Board %1: Black need not keep score</translation>
    </message>
    <message>
        <source>Board %1: White keeps score again</source>
        <translation>Board %1: White keeps score again</translation>
    </message>
    <message>
        <source>Board %1: Black keeps score again</source>
        <translation>Board %1: Black keeps score again</translation>
    </message>
    <message>
        <source>Board %1: White refuses to sign</source>
        <translation>Board %1: White refuses to sign</translation>
    </message>
    <message>
        <source>Board %1: Black refuses to sign</source>
        <translation>Board %1: Black refuses to sign</translation>
    </message>
    <message>
        <source>Board %1: White signs %2</source>
        <translation>Board %1: White signs %2</translation>
    </message>
    <message>
        <source>Board %1: Black signs %2</source>
        <translation>Board %1: Black signs %2</translation>
    </message>
    <message>
        <source>play with visually disabled players on board %1</source>
        <comment>phrase</comment>
        <translation>play with visually disabled players on board %1</translation>
    </message>
    <message>
        <source>note on play with a visually disabled player on board %1</source>
        <comment>phrase</comment>
        <translation>note on play with a visually disabled player on board %1</translation>
    </message>
    <message>
        <source>comparison of the players&apos; boards on board %1</source>
        <comment>phrase</comment>
        <translation>comparison of the players&apos; boards on board %1</translation>
    </message>
    <message>
        <source>correction of the players&apos; boards on board %1</source>
        <comment>phrase</comment>
        <translation>correction of the players&apos; boards on board %1</translation>
    </message>
    <message>
        <source>Board %1: both players are visually disabled</source>
        <translation>Board %1: both players are visually disabled</translation>
    </message>
    <message>
        <source>Board %1: no player is visually disabled</source>
        <translation>Board %1: no player is visually disabled</translation>
    </message>
    <message>
        <source>Board %1: White is visually disabled</source>
        <translation>Board %1: White is visually disabled</translation>
    </message>
    <message>
        <source>Board %1: Black is visually disabled</source>
        <translation>Board %1: Black is visually disabled</translation>
    </message>
    <message>
        <source>Board %1, White: %2 (Laws %3)</source>
        <extracomment>%2 what was noted, %3 an article of the Laws.</extracomment>
        <translation>Board %1, White: %2 (Laws %3)</translation>
    </message>
    <message>
        <source>Board %1, Black: %2 (Laws %3)</source>
        <translation>Board %1, Black: %2 (Laws %3)</translation>
    </message>
    <message>
        <source>Board %1: the players&apos; boards stand alike</source>
        <translation>Board %1: the players&apos; boards stand alike</translation>
    </message>
    <message>
        <source>Board %1: the players&apos; boards stand differently</source>
        <translation>Board %1: the players&apos; boards stand differently</translation>
    </message>
    <message>
        <source>Board %1: back to where the records agree (Laws %2)</source>
        <translation>Board %1: back to where the records agree (Laws %2)</translation>
    </message>
    <message>
        <source>Board %1: a board is adjusted to the records (Laws %2)</source>
        <translation>Board %1: a board is adjusted to the records (Laws %2)</translation>
    </message>
    <message>
        <source>note on board %1</source>
        <comment>phrase</comment>
        <translation>note on board %1</translation>
    </message>
    <message>
        <source>Board %1, note: %2</source>
        <extracomment>%2 what the arbiter noted, as sentences.</extracomment>
        <translation>Board %1, note: %2</translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) recorded in place of %2</source>
        <extracomment>%1 a board, %2 how many were there before.</extracomment>
        <translation>
            <numerusform>Board %1: %n half-move recorded in place of %2</numerusform>
            <numerusform>Board %1: %n half-moves recorded in place of %2</numerusform>
        </translation>
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
    <message>
        <source>Replay of the chosen board</source>
        <translation>Replay of the chosen board</translation>
    </message>
    <message>
        <source>Hall check (%1)</source>
        <translation>Hall check (%1)</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Hall check</translation>
    </message>
    <message>
        <source>Late (%1)</source>
        <translation>Late (%1)</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Late players</translation>
    </message>
    <message>
        <source>Intervene: the clock of the chosen board</source>
        <translation>Intervene: the clock of the chosen board</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Game record</translation>
    </message>
    <message>
        <source>Mate possible?</source>
        <translation>Mate possible?</translation>
    </message>
</context>
<context>
    <name>AttendancePage</name>
    <message>
        <source>Late players</source>
        <translation>Late players</translation>
    </message>
    <message>
        <source>Board and side (%1)</source>
        <translation>Board and side (%1)</translation>
    </message>
    <message>
        <source>Everybody is there, or nobody has said otherwise. Type the number of a board and the letter of the side that is missing, then Enter; the same again when the player comes.</source>
        <translation>Everybody is there, or nobody has said otherwise. Type the number of a board and the letter of the side that is missing, then Enter; the same again when the player comes.</translation>
    </message>
    <message>
        <source>to the list</source>
        <translation>to the list</translation>
    </message>
    <message>
        <source>absent or arrived</source>
        <translation>absent or arrived</translation>
    </message>
    <message>
        <source>forfeit, once the time is over</source>
        <translation>forfeit, once the time is over</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>go to the board in the hall</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>No round is paired yet</translation>
    </message>
    <message>
        <source>When a round begins, mark here who is missing; the default time is counted down for each board.</source>
        <translation>When a round begins, mark here who is missing; the default time is counted down for each board.</translation>
    </message>
</context>
<context>
    <name>AttendanceRow</name>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Forfeit: %1</source>
        <translation>Forfeit: %1</translation>
    </message>
</context>
<context>
    <name>AttendanceSide</name>
    <message>
        <source>at the board</source>
        <translation>at the board</translation>
    </message>
</context>
<context>
    <name>AuditClean</name>
    <message>
        <source>All is well</source>
        <translation>All is well</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>To the hall</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Hall check</source>
        <translation>Hall check</translation>
    </message>
    <message>
        <source>Show again what was put aside</source>
        <translation>Show again what was put aside</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>go to the board in the hall</translation>
    </message>
    <message>
        <source>seen: put the finding aside</source>
        <translation>seen: put the finding aside</translation>
    </message>
    <message>
        <source>Nothing to check yet</source>
        <translation>Nothing to check yet</translation>
    </message>
    <message>
        <source>Once a round is paired, this page points out the board that is set differently, was forgotten or waits for a ruling.</source>
        <translation>Once a round is paired, this page points out the board that is set differently, was forgotten or waits for a ruling.</translation>
    </message>
</context>
<context>
    <name>AuditRow</name>
    <message>
        <source>Board %1, %2: %3</source>
        <translation>Board %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>control</comment>
        <extracomment>A control and the four signs that stand for it: &quot;90+30 (K7QD)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The clock is set to %1, the event plays %2.</source>
        <translation>The clock is set to %1, the event plays %2.</translation>
    </message>
    <message>
        <source>Its next period begins at zero, the event&apos;s when the moves are made.</source>
        <translation>Its next period begins at zero, the event&apos;s when the moves are made.</translation>
    </message>
    <message>
        <source>Its next period begins when the moves are made, the event&apos;s at zero.</source>
        <translation>Its next period begins when the moves are made, the event&apos;s at zero.</translation>
    </message>
    <message>
        <source>It runs on after a flag has fallen; the event&apos;s clocks stop.</source>
        <translation>It runs on after a flag has fallen; the event&apos;s clocks stop.</translation>
    </message>
    <message>
        <source>It stops when a flag has fallen; the event&apos;s clocks run on.</source>
        <translation>It stops when a flag has fallen; the event&apos;s clocks run on.</translation>
    </message>
    <message>
        <source>It gives extra time for the first move, the event does not.</source>
        <translation>It gives extra time for the first move, the event does not.</translation>
    </message>
    <message>
        <source>It gives no extra time for the first move, the event does.</source>
        <translation>It gives no extra time for the first move, the event does.</translation>
    </message>
    <message>
        <source>White has completed %1, Black %2.</source>
        <translation>White has completed %1, Black %2.</translation>
    </message>
    <message numerus="yes">
        <source>White is %n move(s) too far.</source>
        <translation>
            <numerusform>White is %n move too far.</numerusform>
            <numerusform>White is %n moves too far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is %n move(s) too far.</source>
        <translation>
            <numerusform>Black is %n move too far.</numerusform>
            <numerusform>Black is %n moves too far.</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 more than his time and moves give.</source>
        <translation>White&apos;s clock shows %1 more than his time and moves give.</translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 less than his time and moves give.</source>
        <translation>White&apos;s clock shows %1 less than his time and moves give.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 more than his time and moves give.</source>
        <translation>Black&apos;s clock shows %1 more than his time and moves give.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 less than his time and moves give.</source>
        <translation>Black&apos;s clock shows %1 less than his time and moves give.</translation>
    </message>
    <message>
        <source>Both flags are down for %1; White&apos;s fell first.</source>
        <translation>Both flags are down for %1; White&apos;s fell first.</translation>
    </message>
    <message>
        <source>Both flags are down for %1; Black&apos;s fell first.</source>
        <translation>Both flags are down for %1; Black&apos;s fell first.</translation>
    </message>
    <message>
        <source>White&apos;s flag is down for %1 and nobody has ruled on it.</source>
        <translation>White&apos;s flag is down for %1 and nobody has ruled on it.</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down for %1 and nobody has ruled on it.</source>
        <translation>Black&apos;s flag is down for %1 and nobody has ruled on it.</translation>
    </message>
    <message>
        <source>White has used %1 and has not moved yet.</source>
        <translation>White has used %1 and has not moved yet.</translation>
    </message>
    <message>
        <source>Black has used %1 and has not moved yet.</source>
        <translation>Black has used %1 and has not moved yet.</translation>
    </message>
    <message>
        <source>White has used %1 for this move.</source>
        <translation>White has used %1 for this move.</translation>
    </message>
    <message>
        <source>Black has used %1 for this move.</source>
        <translation>Black has used %1 for this move.</translation>
    </message>
    <message numerus="yes">
        <source>Meanwhile the clocks of %n other board(s) have been pressed.</source>
        <translation>
            <numerusform>Meanwhile the clock of %n other board has been pressed.</numerusform>
            <numerusform>Meanwhile the clocks of %n other boards have been pressed.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock has run %1 less than those of the round usually have.</source>
        <translation>The clock has run %1 less than those of the round usually have.</translation>
    </message>
    <message>
        <source>The clock has run %1 more than those of the round usually have.</source>
        <translation>The clock has run %1 more than those of the round usually have.</translation>
    </message>
    <message numerus="yes">
        <source>White has pressed %n time(s) while Black&apos;s clock ran.</source>
        <translation>
            <numerusform>White has pressed %n time while Black&apos;s clock ran.</numerusform>
            <numerusform>White has pressed %n times while Black&apos;s clock ran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has pressed %n time(s) while White&apos;s clock ran.</source>
        <translation>
            <numerusform>Black has pressed %n time while White&apos;s clock ran.</numerusform>
            <numerusform>Black has pressed %n times while White&apos;s clock ran.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock is not started; the round began %1 ago.</source>
        <translation>The clock is not started; the round began %1 ago.</translation>
    </message>
    <message>
        <source>White&apos;s lever is locked.</source>
        <translation>White&apos;s lever is locked.</translation>
    </message>
    <message>
        <source>Black&apos;s lever is locked.</source>
        <translation>Black&apos;s lever is locked.</translation>
    </message>
    <message>
        <source>The clock has been paused for %1.</source>
        <translation>The clock has been paused for %1.</translation>
    </message>
    <message>
        <source>The flag was noticed %1 ago, and there is no result.</source>
        <translation>The flag was noticed %1 ago, and there is no result.</translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) came too late to count: the clock had gone on.</source>
        <translation>
            <numerusform>%n press came too late to count: the clock had gone on.</numerusform>
            <numerusform>%n presses came too late to count: the clock had gone on.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go there and rule on the flag.</source>
        <translation>Go there and rule on the flag.</translation>
    </message>
    <message>
        <source>Rule on the flags; the order in which they fell is on record.</source>
        <translation>Rule on the flags; the order in which they fell is on record.</translation>
    </message>
    <message>
        <source>Stop the clock, install the event&apos;s control and correct both times.</source>
        <translation>Stop the clock, install the event&apos;s control and correct both times.</translation>
    </message>
    <message>
        <source>Compare with the players&apos; scoresheets; the history of the board shows each press.</source>
        <translation>Compare with the players&apos; scoresheets; the history of the board shows each press.</translation>
    </message>
    <message>
        <source>Start the clock, or mark who is absent.</source>
        <translation>Start the clock, or mark who is absent.</translation>
    </message>
    <message>
        <source>See whether somebody is there; if not, mark the absence.</source>
        <translation>See whether somebody is there; if not, mark the absence.</translation>
    </message>
    <message>
        <source>See whether the clock was forgotten or a press was not heard.</source>
        <translation>See whether the clock was forgotten or a press was not heard.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets and correct the counters.</source>
        <translation>Count the moves on the scoresheets and correct the counters.</translation>
    </message>
    <message>
        <source>Free the lever when the reason is gone.</source>
        <translation>Free the lever when the reason is gone.</translation>
    </message>
    <message>
        <source>Resume the clock, or adjourn the game.</source>
        <translation>Resume the clock, or adjourn the game.</translation>
    </message>
    <message>
        <source>Enter the result.</source>
        <translation>Enter the result.</translation>
    </message>
    <message>
        <source>If a flag fell meanwhile, the arbiter may put it up again.</source>
        <translation>If a flag fell meanwhile, the arbiter may put it up again.</translation>
    </message>
    <message>
        <source>Look at the lever: it may be worn, or the side is wrong.</source>
        <translation>Look at the lever: it may be worn, or the side is wrong.</translation>
    </message>
    <message>
        <source>See whether it was started late or stood still, and correct the times.</source>
        <translation>See whether it was started late or stood still, and correct the times.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>how urgent a finding is</comment>
        <translation>Now</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how urgent a finding is</comment>
        <translation>Look</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>how urgent a finding is</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Every clock is set as the event is, and runs since the others do.</source>
        <translation>Every clock is set as the event is, and runs since the others do.</translation>
    </message>
    <message>
        <source>Somebody has moved within %1, and made the first move within %2.</source>
        <translation>Somebody has moved within %1, and made the first move within %2.</translation>
    </message>
    <message>
        <source>The numbers of moves belong to the side to move, and no press was lost.</source>
        <translation>The numbers of moves belong to the side to move, and no press was lost.</translation>
    </message>
    <message>
        <source>Bases, increments and used time make what each display shows.</source>
        <translation>Bases, increments and used time make what each display shows.</translation>
    </message>
    <message>
        <source>No clock has been paused by itself for %1, and no lever is locked.</source>
        <translation>No clock has been paused by itself for %1, and no lever is locked.</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>a player</comment>
        <translation>absent</translation>
    </message>
    <message>
        <source>too late</source>
        <comment>a player who came after the default time</comment>
        <translation>too late</translation>
    </message>
    <message>
        <source>White has not moved for %1.</source>
        <translation>White has not moved for %1.</translation>
    </message>
    <message>
        <source>The flag fell first: rule on it.</source>
        <translation>The flag fell first: rule on it.</translation>
    </message>
    <message>
        <source>The time counts from the start of the round.</source>
        <translation>The time counts from the start of the round.</translation>
    </message>
    <message>
        <source>Came %1 after the default time.</source>
        <translation>Came %1 after the default time.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>The default time has been over for %1.</source>
        <translation>The default time has been over for %1.</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <translation>Laws %1, %2</translation>
    </message>
    <message>
        <source>There is no default time: who comes after the start loses (%1).</source>
        <translation>There is no default time: who comes after the start loses (%1).</translation>
    </message>
    <message>
        <source>Who comes more than %1 after the start loses (%2).</source>
        <translation>Who comes more than %1 after the start loses (%2).</translation>
    </message>
    <message>
        <source>The arbiter may decide otherwise.</source>
        <translation>The arbiter may decide otherwise.</translation>
    </message>
    <message>
        <source>Only the rules of the competition may say otherwise.</source>
        <translation>Only the rules of the competition may say otherwise.</translation>
    </message>
    <message>
        <source>While nobody is there, White&apos;s clock runs (%1).</source>
        <translation>While nobody is there, White&apos;s clock runs (%1).</translation>
    </message>
    <message>
        <source>No fallen flag has waited a minute for a ruling, and no ruling long for its result.</source>
        <translation>No fallen flag has waited a minute for a ruling, and no ruling long for its result.</translation>
    </message>
    <message>
        <source>White&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</source>
        <translation>White&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</translation>
    </message>
    <message>
        <source>Black&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</source>
        <translation>Black&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets: correct the counter, or rule on the flag.</source>
        <translation>Count the moves on the scoresheets: correct the counter, or rule on the flag.</translation>
    </message>
</context>
<context>
    <name>BlindForm</name>
    <message>
        <source>Visually disabled players (%1)</source>
        <translation>Visually disabled players (%1)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Blind or visually disabled</source>
        <translation>Blind or visually disabled</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Keeps score</translation>
    </message>
    <message>
        <source>Assistant, by name; empty: none</source>
        <translation>Assistant, by name; empty: none</translation>
    </message>
    <message>
        <source>Each player has a board of his own</source>
        <translation>Each player has a board of his own</translation>
    </message>
    <message>
        <source>Adapted to local circumstances</source>
        <translation>Adapted to local circumstances</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Arrange</translation>
    </message>
</context>
<context>
    <name>BlindNews</name>
    <message>
        <source>Say it</source>
        <translation>Say it</translation>
    </message>
    <message>
        <source>Put the boards right</source>
        <translation>Put the boards right</translation>
    </message>
</context>
<context>
    <name>BlindText</name>
    <message>
        <source>%1 (Laws %2)</source>
        <extracomment>%1 a sentence, %2 an article of the Laws.</extracomment>
        <translation>%1 (Laws %2)</translation>
    </message>
    <message>
        <source>White is visually disabled; score: %1</source>
        <translation>White is visually disabled; score: %1</translation>
    </message>
    <message>
        <source>Black is visually disabled; score: %1</source>
        <translation>Black is visually disabled; score: %1</translation>
    </message>
    <message>
        <source>White&apos;s assistant %1: %2</source>
        <extracomment>%1 a name, %2 what he may do.</extracomment>
        <translation>White&apos;s assistant %1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s assistant %1: %2</source>
        <translation>Black&apos;s assistant %1: %2</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>White: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Black: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>remark and note</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The records agree: both adjust their boards to them.</source>
        <translation>The records agree: both adjust their boards to them.</translation>
    </message>
    <message>
        <source>The records agree: White adjusts his board to them.</source>
        <translation>The records agree: White adjusts his board to them.</translation>
    </message>
    <message>
        <source>The records agree: Black adjusts his board to them.</source>
        <translation>The records agree: Black adjusts his board to them.</translation>
    </message>
    <message>
        <source>moves and times told on request</source>
        <translation>moves and times told on request</translation>
    </message>
    <message>
        <source>moves and times told without request</source>
        <translation>moves and times told without request</translation>
    </message>
    <message>
        <source>pressed too early: the move was not announced</source>
        <translation>pressed too early: the move was not announced</translation>
    </message>
    <message>
        <source>pressed too early: the promotion piece was not named</source>
        <translation>pressed too early: the promotion piece was not named</translation>
    </message>
    <message>
        <source>pressed too early: the captured man was not removed</source>
        <translation>pressed too early: the captured man was not removed</translation>
    </message>
    <message>
        <source>pressed too early: no man was in another aperture</source>
        <translation>pressed too early: no man was in another aperture</translation>
    </message>
    <message>
        <source>makes moves on the opponent&apos;s board</source>
        <translation>makes moves on the opponent&apos;s board</translation>
    </message>
    <message>
        <source>announces the moves</source>
        <translation>announces the moves</translation>
    </message>
    <message>
        <source>keeps score, starts the opponent&apos;s clock</source>
        <translation>keeps score, starts the opponent&apos;s clock</translation>
    </message>
    <message>
        <source>tells moves and times on request</source>
        <translation>tells moves and times on request</translation>
    </message>
    <message>
        <source>claims on time, tells of touched men</source>
        <translation>claims on time, tells of touched men</translation>
    </message>
    <message>
        <source>adjournment formalities</source>
        <translation>adjournment formalities</translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation>scoresheet</translation>
    </message>
    <message>
        <source>Braille</source>
        <translation>Braille</translation>
    </message>
    <message>
        <source>longhand</source>
        <translation>longhand</translation>
    </message>
    <message>
        <source>recording device</source>
        <translation>recording device</translation>
    </message>
    <message>
        <source>The assistant&apos;s claim on time counts as the player&apos;s.</source>
        <translation>The assistant&apos;s claim on time counts as the player&apos;s.</translation>
    </message>
    <message>
        <source>Two boards; on the special one a man is touched once it has left its aperture.</source>
        <translation>Two boards; on the special one a man is touched once it has left its aperture.</translation>
    </message>
    <message>
        <source>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). Without an assistant of his own the opponent may have one for the first two duties (%4).</source>
        <extracomment>%1 to %4 articles of the Laws.</extracomment>
        <translation>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). Without an assistant of his own the opponent may have one for the first two duties (%4).</translation>
    </message>
    <message>
        <source>%1 Against a hearing-impaired player an assistant is compulsory.</source>
        <translation>%1 Against a hearing-impaired player an assistant is compulsory.</translation>
    </message>
    <message>
        <source>The boards differ. Enter what both players wrote; the records decide.</source>
        <translation>The boards differ. Enter what both players wrote; the records decide.</translation>
    </message>
    <message numerus="yes">
        <source>The records differ: back to where they agree, after %n half-move(s); set the clocks then. No bonus, nothing is counted.</source>
        <translation>
            <numerusform>The records differ: back to where they agree, after %n half-move; set the clocks then. No bonus, nothing is counted.</numerusform>
            <numerusform>The records differ: back to where they agree, after %n half-moves; set the clocks then. No bonus, nothing is counted.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has pressed and his move is not on record: was it announced?</source>
        <translation>White has pressed and his move is not on record: was it announced?</translation>
    </message>
    <message>
        <source>Black has pressed and his move is not on record: was it announced?</source>
        <translation>Black has pressed and his move is not on record: was it announced?</translation>
    </message>
    <message>
        <source>no duty yet</source>
        <comment>assistant</comment>
        <translation>no duty yet</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Chess board</source>
        <translation>Chess board</translation>
    </message>
</context>
<context>
    <name>BoardActHead</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>White&apos;s time after the act</source>
        <translation>White&apos;s time after the act</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Black&apos;s time after the act</source>
        <translation>Black&apos;s time after the act</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Thought</translation>
    </message>
    <message>
        <source>How long the clock of the player ran for this move</source>
        <translation>How long the clock of the player ran for this move</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
</context>
<context>
    <name>BoardActRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Undone: %1</translation>
    </message>
</context>
<context>
    <name>BoardNotes</name>
    <message>
        <source>Flag</source>
        <translation>Flag</translation>
    </message>
    <message>
        <source>White&apos;s flag first</source>
        <extracomment>Both flags are down; short, it stands on a small tile.</extracomment>
        <translation>White&apos;s flag first</translation>
    </message>
    <message>
        <source>Black&apos;s flag first</source>
        <translation>Black&apos;s flag first</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Absent %1</source>
        <extracomment>%1 is the time until the player loses by default: &quot;Absent 12:34&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Absent %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>the arbiter must decide about the clock</comment>
        <translation>Decide</translation>
    </message>
    <message>
        <source>Default time over</source>
        <translation>Default time over</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <extracomment>%1 is a time control that is not the event&apos;s: &quot;Set to 5+3&quot;.</extracomment>
        <translation>Set to %1</translation>
    </message>
    <message numerus="yes">
        <source>%n late press(es)</source>
        <translation>
            <numerusform>%n late press</numerusform>
            <numerusform>%n late presses</numerusform>
        </translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Lever locked</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>control</comment>
        <extracomment>%1 is a time control, %2 four signs that tell it from others: &quot;3+2 · K7QD&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Draw claimed</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Checkmate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Stalemate</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Draw offered</translation>
    </message>
    <message>
        <source>Drawn on the board</source>
        <translation>Drawn on the board</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <comment>the one that loses</comment>
        <translation>Illegal move</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Board %1: %2 against %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Board %1: %2 against %3. %4.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>%1 describes a board, %2 is a note about it: &quot;Lever locked&quot;.</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>A player is absent</source>
        <translation>A player is absent</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>king %1</source>
        <comment>men</comment>
        <extracomment>A man, then all squares where such men stand: &quot;rook a1, h1&quot;.</extracomment>
        <translation>king %1</translation>
    </message>
    <message>
        <source>queen %1</source>
        <comment>men</comment>
        <translation>queen %1</translation>
    </message>
    <message>
        <source>rook %1</source>
        <comment>men</comment>
        <translation>rook %1</translation>
    </message>
    <message>
        <source>bishop %1</source>
        <comment>men</comment>
        <translation>bishop %1</translation>
    </message>
    <message>
        <source>knight %1</source>
        <comment>men</comment>
        <translation>knight %1</translation>
    </message>
    <message>
        <source>pawn %1</source>
        <comment>men</comment>
        <translation>pawn %1</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>White: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>Black: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>The board is empty.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>White to move</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Black to move</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Checkmate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Stalemate</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>Not yet on the disk</source>
        <translation>Not yet on the disk</translation>
    </message>
</context>
<context>
    <name>BracketDrawing</name>
    <message>
        <source>Brackets of the round</source>
        <translation>Brackets of the round</translation>
    </message>
</context>
<context>
    <name>BracketPicture</name>
    <message>
        <source>has the bye</source>
        <translation>has the bye</translation>
    </message>
    <message>
        <source>floats down</source>
        <translation>floats down</translation>
    </message>
    <message>
        <source>%1, penultimate</source>
        <extracomment>%1 a score; 2017, A.9.</extracomment>
        <translation>%1, penultimate</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, collapsed</translation>
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
    <message>
        <source>intervene: act on the clock, rule on a flag</source>
        <translation>intervene: act on the clock, rule on a flag</translation>
    </message>
    <message>
        <source>replay of the chosen board</source>
        <translation>replay of the chosen board</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>Interventions</translation>
    </message>
    <message>
        <source>open the panel; in it: back to the wall</source>
        <translation>open the panel; in it: back to the wall</translation>
    </message>
    <message>
        <source>the act with this number</source>
        <translation>the act with this number</translation>
    </message>
    <message>
        <source>more acts</source>
        <translation>more acts</translation>
    </message>
    <message>
        <source>choose an act and do it</source>
        <translation>choose an act and do it</translation>
    </message>
    <message>
        <source>the opponent can, or cannot, checkmate</source>
        <translation>the opponent can, or cannot, checkmate</translation>
    </message>
    <message>
        <source>pause and resume all, or the boards you picked</source>
        <translation>pause and resume all, or the boards you picked</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>close the panel</translation>
    </message>
    <message>
        <source>say both times and the number of the move</source>
        <translation>say both times and the number of the move</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>sound off or on</translation>
    </message>
    <message>
        <source>for the arbiter: when flags fell, how large the digits are</source>
        <translation>for the arbiter: when flags fell, how large the digits are</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Hall check</translation>
    </message>
    <message>
        <source>The program looks over the hall every few seconds and points out the board that is set differently, was not started, seems forgotten, waits for a ruling or whose time does not add up. It says what it rests on; what to do is yours to decide. A finding you have seen can be put aside.</source>
        <translation>The program looks over the hall every few seconds and points out the board that is set differently, was not started, seems forgotten, waits for a ruling or whose time does not add up. It says what it rests on; what to do is yours to decide. A finding you have seen can be put aside.</translation>
    </message>
    <message>
        <source>hall check</source>
        <translation>hall check</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>go to the board in the hall</translation>
    </message>
    <message>
        <source>put the finding aside</source>
        <translation>put the finding aside</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Late players</translation>
    </message>
    <message>
        <source>Mark who is missing by the number of the board and the letter of the side, and again when the player comes. The default time of the event is counted down from the start of the round, board by board; exactly the default time is in time. When it is over, F gives the forfeit; the program never gives it by itself. Boards where White has not moved a minute after the start are listed as well.</source>
        <translation>Mark who is missing by the number of the board and the letter of the side, and again when the player comes. The default time of the event is counted down from the start of the round, board by board; exactly the default time is in time. When it is over, F gives the forfeit; the program never gives it by itself. Boards where White has not moved a minute after the start are listed as well.</translation>
    </message>
    <message>
        <source>late players</source>
        <translation>late players</translation>
    </message>
    <message>
        <source>forfeit the chosen board</source>
        <translation>forfeit the chosen board</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from act to act, or press on the graph of both times. While the game runs the page follows it until you look back. What was taken back later is shown as it stood until then, and while the program was not running nobody watched: it says so. The sheet is the whole record as plain text, with what each player used, was credited and was corrected.</source>
        <translation>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from act to act, or press on the graph of both times. While the game runs the page follows it until you look back. What was taken back later is shown as it stood until then, and while the program was not running nobody watched: it says so. The sheet is the whole record as plain text, with what each player used, was credited and was corrected.</translation>
    </message>
    <message>
        <source>type a time of day: 14:32 or 14:32:05</source>
        <translation>type a time of day: 14:32 or 14:32:05</translation>
    </message>
    <message>
        <source>previous and next act</source>
        <translation>previous and next act</translation>
    </message>
    <message>
        <source>PgUp  PgDn</source>
        <translation>PgUp  PgDn</translation>
    </message>
    <message>
        <source>a minute back or forward</source>
        <translation>a minute back or forward</translation>
    </message>
    <message>
        <source>Home  End</source>
        <translation>Home  End</translation>
    </message>
    <message>
        <source>the start, and now</source>
        <translation>the start, and now</translation>
    </message>
    <message>
        <source>graph over the time or over the moves</source>
        <translation>graph over the time or over the moves</translation>
    </message>
    <message>
        <source>copy or save the sheet</source>
        <translation>copy or save the sheet</translation>
    </message>
    <message>
        <source>back to where one came from</source>
        <translation>back to where one came from</translation>
    </message>
    <message>
        <source>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, charge the player to move with the whole gap, or type both times. Undo takes a decision back until the clock is used. When the computer has slept, the clocks were paused as it woke and nobody was charged; resume them together.</source>
        <translation>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, charge the player to move with the whole gap, or type both times. Undo takes a decision back until the clock is used. When the computer has slept, the clocks were paused as it woke and nobody was charged; resume them together.</translation>
    </message>
    <message>
        <source>type both times</source>
        <translation>type both times</translation>
    </message>
    <message>
        <source>resume what the sleep paused</source>
        <translation>resume what the sleep paused</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>leave the form</translation>
    </message>
    <message>
        <source>the next board that way</source>
        <translation>the next board that way</translation>
    </message>
    <message>
        <source>the first and the last board</source>
        <translation>the first and the last board</translation>
    </message>
    <message>
        <source>a screen of boards up or down</source>
        <translation>a screen of boards up or down</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all; where boards are picked, these alone</source>
        <translation>start the round; then pause and resume all; where boards are picked, these alone</translation>
    </message>
    <message>
        <source>start or pause the chosen board, or the picked ones</source>
        <translation>start or pause the chosen board, or the picked ones</translation>
    </message>
    <message>
        <source>pick the chosen board, or let it go</source>
        <translation>pick the chosen board, or let it go</translation>
    </message>
    <message>
        <source>pick all boards on the way</source>
        <translation>pick all boards on the way</translation>
    </message>
    <message>
        <source>pick every board that is shown</source>
        <translation>pick every board that is shown</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+click</translation>
    </message>
    <message>
        <source>pick with the mouse; Shift+click picks all up to there</source>
        <translation>pick with the mouse; Shift+click picks all up to there</translation>
    </message>
    <message>
        <source>close the panel, let the picked boards go, close the notice</source>
        <translation>close the panel, let the picked boards go, close the notice</translation>
    </message>
    <message>
        <source>the first and the last row; so in every list</source>
        <translation>the first and the last row; so in every list</translation>
    </message>
    <message>
        <source>a screen of rows up or down</source>
        <translation>a screen of rows up or down</translation>
    </message>
    <message>
        <source>replay of the board, at that act</source>
        <translation>replay of the board, at that act</translation>
    </message>
    <message>
        <source>prohibited pairs of a Swiss</source>
        <translation>prohibited pairs of a Swiss</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Pairing</translation>
    </message>
    <message>
        <source>The next round of a Swiss. First say who plays: letters give a bye for this round. Pair, then look: under each name stand points, colours of the games played and the floats of the last two rounds. Pick two seats and ask why these do not meet; or look at the brackets, where an arrow leads from who floats down to the pair below.

The arbiter may change the pairing by hand: open the changes, exchange seats, turn colours, move the bye, then end and check. What a change breaks is asked at once; the check names the first criterion in which the round is worse. Publishing writes the round into the event; until then nothing has happened. Undo takes a published round back while no game of it has begun.</source>
        <translation>The next round of a Swiss. First say who plays: letters give a bye for this round. Pair, then look: under each name stand points, colours of the games played and the floats of the last two rounds. Pick two seats and ask why these do not meet; or look at the brackets, where an arrow leads from who floats down to the pair below.

The arbiter may change the pairing by hand: open the changes, exchange seats, turn colours, move the bye, then end and check. What a change breaks is asked at once; the check names the first criterion in which the round is worse. Publishing writes the round into the event; until then nothing has happened. Undo takes a published round back while no game of it has begun.</translation>
    </message>
    <message>
        <source>pair by the rules, or again</source>
        <translation>pair by the rules, or again</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>publish</translation>
    </message>
    <message>
        <source>from the boards to who plays, and back</source>
        <translation>from the boards to who plays, and back</translation>
    </message>
    <message>
        <source>the player plays</source>
        <translation>the player plays</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>half-point bye</translation>
    </message>
    <message>
        <source>zero-point bye</source>
        <translation>zero-point bye</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>full-point bye</translation>
    </message>
    <message>
        <source>White&apos;s seat, Black&apos;s seat</source>
        <translation>White&apos;s seat, Black&apos;s seat</translation>
    </message>
    <message>
        <source>pick the seat, or let it go</source>
        <translation>pick the seat, or let it go</translation>
    </message>
    <message>
        <source>why not these two?</source>
        <translation>why not these two?</translation>
    </message>
    <message>
        <source>brackets or boards</source>
        <translation>brackets or boards</translation>
    </message>
    <message>
        <source>through the boards, the brackets, a long answer</source>
        <translation>through the boards, the brackets, a long answer</translation>
    </message>
    <message>
        <source>begin changes by hand; end and check them</source>
        <translation>begin changes by hand; end and check them</translation>
    </message>
    <message>
        <source>exchange the picked seats; the bye is one</source>
        <translation>exchange the picked seats; the bye is one</translation>
    </message>
    <message>
        <source>let the two picked meet</source>
        <translation>let the two picked meet</translation>
    </message>
    <message>
        <source>turn the colours of the board</source>
        <translation>turn the colours of the board</translation>
    </message>
    <message>
        <source>take the last change back</source>
        <translation>take the last change back</translation>
    </message>
    <message>
        <source>back to the pairing by the rules</source>
        <translation>back to the pairing by the rules</translation>
    </message>
    <message>
        <source>let the picked go, close the brackets, leave</source>
        <translation>let the picked go, close the brackets, leave</translation>
    </message>
    <message>
        <source>game record of the chosen board</source>
        <translation>game record of the chosen board</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Game record</translation>
    </message>
    <message>
        <source>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves in the letters of your language, one or many, or make them on the board; what is typed while an earlier position is shown takes the place of the move made there. A player&apos;s sheet takes whatever he wrote; a move that does not agree with the record, or is missing, is marked. (=) is the sign of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and stay beside its moves. A claim stops the clocks and is examined at once: the program shows where the position has stood, and what your edition of the Laws says; the word is yours. When a move ends the game the clock stops, and one key enters the result with its article.</source>
        <translation>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves in the letters of your language, one or many, or make them on the board; what is typed while an earlier position is shown takes the place of the move made there. A player&apos;s sheet takes whatever he wrote; a move that does not agree with the record, or is missing, is marked. (=) is the sign of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and stay beside its moves. A claim stops the clocks and is examined at once: the program shows where the position has stood, and what your edition of the Laws says; the word is yours. When a move ends the game the clock stops, and one key enters the result with its article.</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>move by move</translation>
    </message>
    <message>
        <source>ten half-moves back or forward</source>
        <translation>ten half-moves back or forward</translation>
    </message>
    <message>
        <source>the start and the end of the game</source>
        <translation>the start and the end of the game</translation>
    </message>
    <message>
        <source>write what is typed</source>
        <translation>write what is typed</translation>
    </message>
    <message>
        <source>the arbiter&apos;s record, White&apos;s sheet, Black&apos;s sheet</source>
        <translation>the arbiter&apos;s record, White&apos;s sheet, Black&apos;s sheet</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>draw offer</translation>
    </message>
    <message>
        <source>claim of a draw</source>
        <translation>claim of a draw</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>illegal move</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>signatures</translation>
    </message>
    <message>
        <source>who need not keep score</source>
        <translation>who need not keep score</translation>
    </message>
    <message>
        <source>time beside the move</source>
        <translation>time beside the move</translation>
    </message>
    <message>
        <source>moves that nobody knows</source>
        <translation>moves that nobody knows</translation>
    </message>
    <message>
        <source>take out what follows the shown position</source>
        <translation>take out what follows the shown position</translation>
    </message>
    <message>
        <source>starting position, Chess960</source>
        <translation>starting position, Chess960</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>turn the board</translation>
    </message>
    <message>
        <source>paste moves, or a game as PGN</source>
        <translation>paste moves, or a game as PGN</translation>
    </message>
    <message>
        <source>copy the game as PGN</source>
        <translation>copy the game as PGN</translation>
    </message>
    <message>
        <source>save the scoresheet as pages to print (PDF)</source>
        <translation>save the scoresheet as pages to print (PDF)</translation>
    </message>
    <message>
        <source>save the games of the round as PGN</source>
        <translation>save the games of the round as PGN</translation>
    </message>
    <message>
        <source>Ctrl+PgUp  Ctrl+PgDn</source>
        <translation>Ctrl+PgUp  Ctrl+PgDn</translation>
    </message>
    <message>
        <source>the board before and after</source>
        <translation>the board before and after</translation>
    </message>
    <message>
        <source>close the form; back to the hall</source>
        <translation>close the form; back to the hall</translation>
    </message>
    <message>
        <source>can this position still be won? The page of mating chances</source>
        <translation>can this position still be won? The page of mating chances</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Can this player still be mated?</translation>
    </message>
    <message>
        <source>set up a position; then: done</source>
        <translation>set up a position; then: done</translation>
    </message>
    <message>
        <source>previous and next move of the line; while setting up, squares with ↑ ↓</source>
        <translation>previous and next move of the line; while setting up, squares with ↑ ↓</translation>
    </message>
    <message>
        <source>the first and the last position of the line</source>
        <translation>the first and the last position of the line</translation>
    </message>
    <message>
        <source>the other player&apos;s mate</source>
        <translation>the other player&apos;s mate</translation>
    </message>
    <message>
        <source>while setting up: who is to move</source>
        <translation>while setting up: who is to move</translation>
    </message>
    <message>
        <source>while setting up: a black man; with Shift a white one</source>
        <translation>while setting up: a black man; with Shift a white one</translation>
    </message>
    <message>
        <source>while setting up: remove the man</source>
        <translation>while setting up: remove the man</translation>
    </message>
    <message>
        <source>while setting up: put or pick up a man</source>
        <translation>while setting up: put or pick up a man</translation>
    </message>
    <message>
        <source>scroll the answer</source>
        <translation>scroll the answer</translation>
    </message>
    <message>
        <source>take back the move you tried</source>
        <translation>take back the move you tried</translation>
    </message>
    <message>
        <source>take the position from a line of FEN in the clipboard</source>
        <translation>take the position from a line of FEN in the clipboard</translation>
    </message>
    <message>
        <source>blind and visually disabled players: who, assistant, boards</source>
        <translation>blind and visually disabled players: who, assistant, boards</translation>
    </message>
    <message>
        <source>with them: say the move; a note; boards that differ; put them right</source>
        <translation>with them: say the move; a note; boards that differ; put them right</translation>
    </message>
    <message>
        <source>complete the move as the first proposal says</source>
        <translation>complete the move as the first proposal says</translation>
    </message>
    <message>
        <source>take the shown sheet over into the record</source>
        <translation>take the shown sheet over into the record</translation>
    </message>
    <message>
        <source>the offer is accepted, declined, or declined by touching a man</source>
        <translation>the offer is accepted, declined, or declined by touching a man</translation>
    </message>
    <message>
        <source>What you do to clocks: penalties, wrong presses, times, counters, the control, a new clock. I opens the panel for the chosen board, and a digit acts at once: two keys are a penalty. Each line says what it will do and by which article; the times after it stand beside the clock while the cursor is on it. For the boards you picked, or for the hall, the same digits act on all of them at one instant. Clocks that run go on running. What you change can be undone, and stays in the history with its reason; clocks that were stopped or started are simply started or stopped again.

When a flag is down, or a player has made the illegal move that loses, the panel begins with the facts and what the Laws of your event say. A telephone that sounds or a device a player has on him is ruled on in the same way: the two last acts of the third page ask for it (I, 0, 0, then 8 for White&apos;s or 9 for Black&apos;s). By the Laws of 2009 the opponent scores half a point if he cannot checkmate; where the record is as long as the game it answers that question. You add what only you know: who called the flag, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise; the note says why.</source>
        <translation>What you do to clocks: penalties, wrong presses, times, counters, the control, a new clock. I opens the panel for the chosen board, and a digit acts at once: two keys are a penalty. Each line says what it will do and by which article; the times after it stand beside the clock while the cursor is on it. For the boards you picked, or for the hall, the same digits act on all of them at one instant. Clocks that run go on running. What you change can be undone, and stays in the history with its reason; clocks that were stopped or started are simply started or stopped again.

When a flag is down, or a player has made the illegal move that loses, the panel begins with the facts and what the Laws of your event say. A telephone that sounds or a device a player has on him is ruled on in the same way: the two last acts of the third page ask for it (I, 0, 0, then 8 for White&apos;s or 9 for Black&apos;s). By the Laws of 2009 the opponent scores half a point if he cannot checkmate; where the record is as long as the game it answers that question. You add what only you know: who called the flag, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise; the note says why.</translation>
    </message>
    <message>
        <source>a telephone or device of White&apos;s, of Black&apos;s</source>
        <translation>a telephone or device of White&apos;s, of Black&apos;s</translation>
    </message>
    <message>
        <source>A fallen flag loses unless the opponent cannot checkmate by any series of legal moves, however badly both play; the same question decides about dead positions, the illegal move that loses and more, by the edition of the event. Set up the position with E: choose a man and click, drag, or go to a square and type the letter. Or paste a line of FEN. The answer for both players comes at once; where a player can mate, the moves are there to be gone through, and within a second a shorter line may take their place; where not, the reason to be told. An answer that is not known after two million positions is called not decided, and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position taken over from a game (Alt+M in its record) says where it stood, and N puts the verdict into that game&apos;s record as a note; undo takes it out again.</source>
        <translation>A fallen flag loses unless the opponent cannot checkmate by any series of legal moves, however badly both play; the same question decides about dead positions, the illegal move that loses and more, by the edition of the event. Set up the position with E: choose a man and click, drag, or go to a square and type the letter. Or paste a line of FEN. The answer for both players comes at once; where a player can mate, the moves are there to be gone through, and within a second a shorter line may take their place; where not, the reason to be told. An answer that is not known after two million positions is called not decided, and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position taken over from a game (Alt+M in its record) says where it stood, and N puts the verdict into that game&apos;s record as a note; undo takes it out again.</translation>
    </message>
    <message>
        <source>note the verdict in the game&apos;s record</source>
        <translation>note the verdict in the game&apos;s record</translation>
    </message>
    <message>
        <source>let go, bring back the position before the setting up, cancel the search, leave</source>
        <translation>let go, bring back the position before the setting up, cancel the search, leave</translation>
    </message>
    <message>
        <source>the claim is correct, incorrect, not admissible</source>
        <translation>the claim is correct, incorrect, not admissible</translation>
    </message>
    <message>
        <source>note beside the game</source>
        <translation>note beside the game</translation>
    </message>
    <message>
        <source>set up a position by a line of FEN</source>
        <translation>set up a position by a line of FEN</translation>
    </message>
    <message>
        <source>copy the analysis as text, or save it as PDF pages to print</source>
        <translation>copy the analysis as text, or save it as PDF pages to print</translation>
    </message>
    <message>
        <source>enter the result the board gives, or that both have signed</source>
        <translation>enter the result the board gives, or that both have signed</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Correct: draw</source>
        <translation>Correct: draw</translation>
    </message>
    <message>
        <source>Incorrect: time for the opponent</source>
        <translation>Incorrect: time for the opponent</translation>
    </message>
    <message>
        <source>Not admissible</source>
        <translation>Not admissible</translation>
    </message>
    <message>
        <source>The opponent accepts the draw</source>
        <translation>The opponent accepts the draw</translation>
    </message>
    <message>
        <source>Checked on the scoresheets, or played over again (a screen alone proves nothing: Laws %1)</source>
        <translation>Checked on the scoresheets, or played over again (a screen alone proves nothing: Laws %1)</translation>
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
    <message numerus="yes">
        <source>%n period(s) left</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>%n period left</numerusform>
            <numerusform>%n periods left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to make in this time</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>%n move to make in this time</numerusform>
            <numerusform>%n moves to make in this time</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: overtime is counted</source>
        <translation>Next: overtime is counted</translation>
    </message>
    <message numerus="yes">
        <source>Next: %n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>Next: %n period of %1</numerusform>
            <numerusform>Next: %n periods of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n move(s) in %1</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>Next: %n move in %1</numerusform>
            <numerusform>Next: %n moves in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: +%1 when a side reaches 0:00</source>
        <translation>Next: +%1 when a side reaches 0:00</translation>
    </message>
    <message>
        <source>Next: +%1 after move %2</source>
        <translation>Next: +%1 after move %2</translation>
    </message>
    <message>
        <source>Next: +%1</source>
        <translation>Next: +%1</translation>
    </message>
</context>
<context>
    <name>ClockFacts</name>
    <message>
        <source>The digits are %1 mm high: enough for three metres.</source>
        <translation>The digits are %1 mm high: enough for three metres.</translation>
    </message>
    <message>
        <source>The digits are only %1 mm high. To be read from three metres they need 18 mm.</source>
        <translation>The digits are only %1 mm high. To be read from three metres they need 18 mm.</translation>
    </message>
    <message>
        <source>The bar that shows whose clock runs is only %1 mm wide. To be seen from ten metres it needs 50 mm.</source>
        <translation>The bar that shows whose clock runs is only %1 mm wide. To be seen from ten metres it needs 50 mm.</translation>
    </message>
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Delay %1</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flag</translation>
    </message>
    <message>
        <source>Period over</source>
        <translation>Period over</translation>
    </message>
    <message>
        <source>Move took too long</source>
        <translation>Move took too long</translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Lever locked</translation>
    </message>
</context>
<context>
    <name>ClockSettings</name>
    <message>
        <source>Style of the clocks</source>
        <translation>Style of the clocks</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Modern</translation>
    </message>
    <message>
        <source>DGT 2010</source>
        <translation>DGT 2010</translation>
    </message>
    <message>
        <source>DGT 3000</source>
        <translation>DGT 3000</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Sample</translation>
    </message>
    <message>
        <source>Tenths of a second, in the modern style</source>
        <translation>Tenths of a second, in the modern style</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>Below 10 seconds</source>
        <translation>Below 10 seconds</translation>
    </message>
    <message>
        <source>Below 20 seconds</source>
        <translation>Below 20 seconds</translation>
    </message>
    <message>
        <source>Below a minute</source>
        <translation>Below a minute</translation>
    </message>
    <message>
        <source>A delay before the time runs</source>
        <translation>A delay before the time runs</translation>
    </message>
    <message>
        <source>Beside the time</source>
        <translation>Beside the time</translation>
    </message>
    <message>
        <source>In the total</source>
        <translation>In the total</translation>
    </message>
    <message>
        <source>Move counter on the clock</source>
        <translation>Move counter on the clock</translation>
    </message>
    <message>
        <source>Counts presses of the clock. The arbiter sees it in the hall in any case.</source>
        <translation>Counts presses of the clock. The arbiter sees it in the hall in any case.</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
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
        <source>Say the times</source>
        <translation>Say the times</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Sound on</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Mute</translation>
    </message>
    <message>
        <source>For the arbiter</source>
        <translation>For the arbiter</translation>
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
    <name>ClockText</name>
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
        <source>White&apos;s clock set to period %1</source>
        <translation>White&apos;s clock set to period %1</translation>
    </message>
    <message>
        <source>Black&apos;s clock set to period %1</source>
        <translation>Black&apos;s clock set to period %1</translation>
    </message>
    <message>
        <source>a move of White&apos;s counted without a press</source>
        <translation>a move of White&apos;s counted without a press</translation>
    </message>
    <message>
        <source>a move of Black&apos;s counted without a press</source>
        <translation>a move of Black&apos;s counted without a press</translation>
    </message>
    <message>
        <source>control changed to %1</source>
        <translation>control changed to %1</translation>
    </message>
    <message>
        <source>White&apos;s flag put up again with %1</source>
        <translation>White&apos;s flag put up again with %1</translation>
    </message>
    <message>
        <source>Black&apos;s flag put up again with %1</source>
        <translation>Black&apos;s flag put up again with %1</translation>
    </message>
    <message>
        <source>White&apos;s lever locked</source>
        <translation>White&apos;s lever locked</translation>
    </message>
    <message>
        <source>Black&apos;s lever locked</source>
        <translation>Black&apos;s lever locked</translation>
    </message>
    <message>
        <source>White&apos;s lever unlocked</source>
        <translation>White&apos;s lever unlocked</translation>
    </message>
    <message>
        <source>Black&apos;s lever unlocked</source>
        <translation>Black&apos;s lever unlocked</translation>
    </message>
    <message>
        <source>clock set as before the game</source>
        <translation>clock set as before the game</translation>
    </message>
    <message>
        <source>changed back: %1</source>
        <extracomment>%1 old and new values of a clock: &quot;White 1:51 → 0:51&quot;.</extracomment>
        <translation>changed back: %1</translation>
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
        <source>%1 → %2</source>
        <extracomment>An old and a new value: &quot;1:20:00 → 1:22:00&quot;.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>change</comment>
        <extracomment>%1 White or Black, %2 the old and the new time.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>change</comment>
        <extracomment>%1 White or Black, %2 the old and the new number.</extracomment>
        <translation>%1 moves %2</translation>
    </message>
    <message>
        <source>%1 period %2</source>
        <comment>change</comment>
        <translation>%1 period %2</translation>
    </message>
    <message>
        <source>clock left as it is</source>
        <translation>clock left as it is</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>illegal move</translation>
    </message>
    <message>
        <source>incorrect claim</source>
        <translation>incorrect claim</translation>
    </message>
    <message>
        <source>disturbing the opponent</source>
        <translation>disturbing the opponent</translation>
    </message>
    <message>
        <source>handling of the clock</source>
        <translation>handling of the clock</translation>
    </message>
    <message>
        <source>late arrival</source>
        <translation>late arrival</translation>
    </message>
    <message>
        <source>clock not pressed</source>
        <translation>clock not pressed</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>defective clock</translation>
    </message>
    <message>
        <source>wrong setting of the clock</source>
        <translation>wrong setting of the clock</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>irregularity</translation>
    </message>
    <message>
        <source>wrong colours or set-up</source>
        <translation>wrong colours or set-up</translation>
    </message>
    <message>
        <source>quickplay finish</source>
        <translation>quickplay finish</translation>
    </message>
    <message>
        <source>assistance for a player</source>
        <translation>assistance for a player</translation>
    </message>
    <message>
        <source>interruption</source>
        <translation>interruption</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>decision of the arbiter</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>The clock has not been started.</translation>
    </message>
    <message>
        <source>The clock was started already.</source>
        <translation>The clock was started already.</translation>
    </message>
    <message>
        <source>The clock is not running.</source>
        <translation>The clock is not running.</translation>
    </message>
    <message>
        <source>The clock is not paused.</source>
        <translation>The clock is not paused.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s move.</source>
        <translation>It is the other player&apos;s move.</translation>
    </message>
    <message>
        <source>Black starts White&apos;s clock.</source>
        <translation>Black starts White&apos;s clock.</translation>
    </message>
    <message>
        <source>This clock turns by itself.</source>
        <translation>This clock turns by itself.</translation>
    </message>
    <message>
        <source>The flag is down. Put it up again first.</source>
        <translation>The flag is down. Put it up again first.</translation>
    </message>
    <message>
        <source>That would take all the time the player has.</source>
        <translation>That would take all the time the player has.</translation>
    </message>
    <message>
        <source>There is no press to take back.</source>
        <translation>There is no press to take back.</translation>
    </message>
    <message>
        <source>The player is not in Canadian overtime.</source>
        <translation>The player is not in Canadian overtime.</translation>
    </message>
    <message>
        <source>That value is out of range.</source>
        <translation>That value is out of range.</translation>
    </message>
    <message>
        <source>The lever is locked.</source>
        <translation>The lever is locked.</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>No flag is down.</translation>
    </message>
    <message>
        <source>The clock has been changed since; this can no longer be changed back.</source>
        <translation>The clock has been changed since; this can no longer be changed back.</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods set to %1</source>
        <translation>White&apos;s byo-yomi periods set to %1</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods set to %1</source>
        <translation>Black&apos;s byo-yomi periods set to %1</translation>
    </message>
    <message>
        <source>moves due from White set to %1</source>
        <translation>moves due from White set to %1</translation>
    </message>
    <message>
        <source>moves due from Black set to %1</source>
        <translation>moves due from Black set to %1</translation>
    </message>
    <message>
        <source>White&apos;s delay set to %1</source>
        <translation>White&apos;s delay set to %1</translation>
    </message>
    <message>
        <source>Black&apos;s delay set to %1</source>
        <translation>Black&apos;s delay set to %1</translation>
    </message>
    <message>
        <source>%1 byo-yomi periods %2</source>
        <comment>change</comment>
        <translation>%1 byo-yomi periods %2</translation>
    </message>
    <message>
        <source>%1 moves due %2</source>
        <comment>change</comment>
        <translation>%1 moves due %2</translation>
    </message>
    <message>
        <source>The player is not in byo-yomi.</source>
        <translation>The player is not in byo-yomi.</translation>
    </message>
    <message>
        <source>There is no delay in this period.</source>
        <translation>There is no delay in this period.</translation>
    </message>
    <message>
        <source>changed back</source>
        <translation>changed back</translation>
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
    <name>ControlEditor</name>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Take this control</source>
        <translation>Take this control</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Periods</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Presets</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ControlField</name>
    <message>
        <source>Rate of play</source>
        <translation>Rate of play</translation>
    </message>
    <message>
        <source>Presets and periods…</source>
        <translation>Presets and periods…</translation>
    </message>
    <message>
        <source>Rate of play of the event</source>
        <translation>Rate of play of the event</translation>
    </message>
</context>
<context>
    <name>ControlLine</name>
    <message>
        <source>Control, as you would write it</source>
        <translation>Control, as you would write it</translation>
    </message>
    <message>
        <source>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as a PGN or TRF file has it.</source>
        <translation>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as a PGN or TRF file has it.</translation>
    </message>
    <message>
        <source>Meant in seconds: %1</source>
        <translation>Meant in seconds: %1</translation>
    </message>
</context>
<context>
    <name>ControlMeaning</name>
    <message>
        <source>This is not a time control yet.</source>
        <translation>This is not a time control yet.</translation>
    </message>
    <message>
        <source>In files %1. Sign on the boards %2.</source>
        <translation>In files %1. Sign on the boards %2.</translation>
    </message>
    <message>
        <source>%1. In files %2. Sign on the boards %3.</source>
        <translation>%1. In files %2. Sign on the boards %3.</translation>
    </message>
</context>
<context>
    <name>ControlOptions</name>
    <message>
        <source>The next period begins</source>
        <translation>The next period begins</translation>
    </message>
    <message>
        <source>when the time is used up</source>
        <translation>when the time is used up</translation>
    </message>
    <message>
        <source>when its moves are made</source>
        <translation>when its moves are made</translation>
    </message>
    <message>
        <source>Both clocks stop at the flag</source>
        <translation>Both clocks stop at the flag</translation>
    </message>
    <message>
        <source>Usual with extra time; with plain time, and always in US play, the other clock runs on.</source>
        <translation>Usual with extra time; with plain time, and always in US play, the other clock runs on.</translation>
    </message>
    <message>
        <source>Extra time for the first move too</source>
        <translation>Extra time for the first move too</translation>
    </message>
    <message>
        <source>Usual at FIDE events and on DGT clocks.</source>
        <translation>Usual at FIDE events and on DGT clocks.</translation>
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
        <extracomment>%1 all periods, %2 &quot;30 seconds a move from move 1&quot;.</extracomment>
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
    <message>
        <source>%1 seconds</source>
        <extracomment>%1 a number with a fraction, like 2.5.</extracomment>
        <translation>%1 seconds</translation>
    </message>
    <message>
        <source>%1 (byo-yomi)</source>
        <extracomment>%1 &quot;5 periods of 30 seconds&quot;.</extracomment>
        <translation>%1 (byo-yomi)</translation>
    </message>
    <message>
        <source>a Bronstein delay of %1 a move from move %2</source>
        <extracomment>%1 a time, %2 a number: &quot;a Bronstein delay of 10 seconds a move from move 1&quot;.</extracomment>
        <translation>a Bronstein delay of %1 a move from move %2</translation>
    </message>
    <message>
        <source>a delay of %1 a move from move %2</source>
        <extracomment>%1 a time, %2 a number: &quot;a delay of 5 seconds a move from move 1&quot;.</extracomment>
        <translation>a delay of %1 a move from move %2</translation>
    </message>
    <message>
        <source>%1 a move from move %2</source>
        <extracomment>An increment. %1 a time, %2 a number: &quot;30 seconds a move from move 1&quot;.</extracomment>
        <translation>%1 a move from move %2</translation>
    </message>
    <message>
        <source>a Bronstein delay of %1 a move</source>
        <translation>a Bronstein delay of %1 a move</translation>
    </message>
    <message>
        <source>a delay of %1 a move</source>
        <translation>a delay of %1 a move</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <extracomment>An increment. %1 a time: &quot;30 seconds a move&quot;.</extracomment>
        <translation>%1 a move</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>period and increment</comment>
        <extracomment>One period of several. %1 &quot;15 minutes&quot;, %2 &quot;30 seconds a move&quot;: &quot;15 minutes with 30 seconds a move&quot;.</extracomment>
        <translation>%1 with %2</translation>
    </message>
    <message>
        <source>the next period begins when its moves are made</source>
        <translation>the next period begins when its moves are made</translation>
    </message>
    <message>
        <source>both clocks stop at the flag</source>
        <translation>both clocks stop at the flag</translation>
    </message>
    <message>
        <source>the other clock runs on at the flag</source>
        <translation>the other clock runs on at the flag</translation>
    </message>
    <message>
        <source>without extra time for the first move</source>
        <translation>without extra time for the first move</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>option</comment>
        <extracomment>%1 a time control, %2 a half sentence about how it is played.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>too short to be rated</source>
        <comment>US Chess</comment>
        <translation>too short to be rated</translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>US Chess</comment>
        <translation>blitz</translation>
    </message>
    <message>
        <source>quick</source>
        <comment>US Chess</comment>
        <translation>quick</translation>
    </message>
    <message>
        <source>dual rated</source>
        <comment>US Chess</comment>
        <translation>dual rated</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>US Chess</comment>
        <translation>regular</translation>
    </message>
    <message>
        <source>ultrabullet</source>
        <comment>lichess</comment>
        <translation>ultrabullet</translation>
    </message>
    <message>
        <source>bullet</source>
        <comment>lichess</comment>
        <translation>bullet</translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>lichess</comment>
        <translation>blitz</translation>
    </message>
    <message>
        <source>rapid</source>
        <comment>lichess</comment>
        <translation>rapid</translation>
    </message>
    <message>
        <source>classical</source>
        <comment>lichess</comment>
        <translation>classical</translation>
    </message>
    <message>
        <source>FIDE Laws %1, %2: %3</source>
        <extracomment>%1 the year of the Laws, %2 the article, %3 the kind of play: &quot;FIDE Laws 2023, B.1: blitz&quot;.</extracomment>
        <translation>FIDE Laws %1, %2: %3</translation>
    </message>
    <message>
        <source>US Chess: %1</source>
        <extracomment>%1 a class like &quot;quick&quot;.</extracomment>
        <translation>US Chess: %1</translation>
    </message>
    <message>
        <source>lichess: %1</source>
        <extracomment>%1 a class like &quot;rapid&quot;.</extracomment>
        <translation>lichess: %1</translation>
    </message>
    <message>
        <source>120 minutes or more: master level</source>
        <translation>120 minutes or more: master level</translation>
    </message>
    <message>
        <source>below 120 minutes: not for master level</source>
        <translation>below 120 minutes: not for master level</translation>
    </message>
    <message>
        <source>Time only</source>
        <comment>method</comment>
        <translation>Time only</translation>
    </message>
    <message>
        <source>Increment</source>
        <comment>method</comment>
        <translation>Increment</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>method</comment>
        <translation>Delay</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <comment>method</comment>
        <translation>Bronstein delay</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <comment>method</comment>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <comment>method</comment>
        <translation>Canadian overtime</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <comment>method</comment>
        <translation>Hourglass</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>method</comment>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Gong</source>
        <comment>method</comment>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <comment>method</comment>
        <translation>Time for each move</translation>
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
    <message>
        <source>Default time, in minutes</source>
        <translation>Default time, in minutes</translation>
    </message>
    <message>
        <source>A player who comes later than this after the start of the round loses (Laws 6.7; 2009: 6.6). Empty: nobody may be late.</source>
        <translation>A player who comes later than this after the start of the round loses (Laws 6.7; 2009: 6.6). Empty: nobody may be late.</translation>
    </message>
    <message>
        <source>Rapid and blitz games are supervised and recorded as standard ones (Laws A.4, B.2)</source>
        <translation>Rapid and blitz games are supervised and recorded as standard ones (Laws A.4, B.2)</translation>
    </message>
    <message>
        <source>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</source>
        <translation>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</translation>
    </message>
    <message>
        <source>Colour of the first player in round 1</source>
        <translation>Colour of the first player in round 1</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>by lot</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts</source>
        <translation>The pairing-allocated bye counts</translation>
    </message>
    <message>
        <source>No draw by agreement before move</source>
        <translation>No draw by agreement before move</translation>
    </message>
    <message>
        <source>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: at no move.</source>
        <translation>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: at no move.</translation>
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
        <source>Swiss, imported rounds only</source>
        <translation>Swiss, imported rounds only</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tie-break</comment>
        <extracomment>%1 the name of a tie-break, %2 the article that defines it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2026</source>
        <translation>Swiss, FIDE (Dutch) system 2026</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2026 with Baku acceleration</source>
        <translation>Swiss, FIDE (Dutch) system 2026 with Baku acceleration</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017</source>
        <translation>Swiss, FIDE (Dutch) system 2017</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017 with Baku acceleration</source>
        <translation>Swiss, FIDE (Dutch) system 2017 with Baku acceleration</translation>
    </message>
</context>
<context>
    <name>ExplanationText</name>
    <message>
        <source>score of the player who gets the bye</source>
        <translation>score of the player who gets the bye</translation>
    </message>
    <message>
        <source>number of downfloaters</source>
        <translation>number of downfloaters</translation>
    </message>
    <message>
        <source>scores of the downfloaters</source>
        <translation>scores of the downfloaters</translation>
    </message>
    <message>
        <source>players left over in the next bracket</source>
        <translation>players left over in the next bracket</translation>
    </message>
    <message>
        <source>unplayed games of the player who gets the bye</source>
        <translation>unplayed games of the player who gets the bye</translation>
    </message>
    <message>
        <source>topscorers or their opponents with a colour difference beyond two</source>
        <translation>topscorers or their opponents with a colour difference beyond two</translation>
    </message>
    <message>
        <source>topscorers or their opponents with the same colour three times running</source>
        <translation>topscorers or their opponents with the same colour three times running</translation>
    </message>
    <message>
        <source>players who do not get their colour preference</source>
        <translation>players who do not get their colour preference</translation>
    </message>
    <message>
        <source>players who do not get their strong colour preference</source>
        <translation>players who do not get their strong colour preference</translation>
    </message>
    <message>
        <source>residents who float down as in the round before</source>
        <translation>residents who float down as in the round before</translation>
    </message>
    <message>
        <source>opponents of moved-down players who float up as in the round before</source>
        <translation>opponents of moved-down players who float up as in the round before</translation>
    </message>
    <message>
        <source>residents who float down as two rounds before</source>
        <translation>residents who float down as two rounds before</translation>
    </message>
    <message>
        <source>opponents of moved-down players who float up as two rounds before</source>
        <translation>opponents of moved-down players who float up as two rounds before</translation>
    </message>
    <message>
        <source>score differences of moved-down players who floated down in the round before</source>
        <translation>score differences of moved-down players who floated down in the round before</translation>
    </message>
    <message>
        <source>score differences of opponents who floated up in the round before</source>
        <translation>score differences of opponents who floated up in the round before</translation>
    </message>
    <message>
        <source>score differences of moved-down players who floated down two rounds before</source>
        <translation>score differences of moved-down players who floated down two rounds before</translation>
    </message>
    <message>
        <source>score differences of opponents who floated up two rounds before</source>
        <translation>score differences of opponents who floated up two rounds before</translation>
    </message>
    <message>
        <source>score differences of pairs and downfloaters</source>
        <translation>score differences of pairs and downfloaters</translation>
    </message>
    <message>
        <source>players who float down as in the round before</source>
        <translation>players who float down as in the round before</translation>
    </message>
    <message>
        <source>players who float up as in the round before</source>
        <translation>players who float up as in the round before</translation>
    </message>
    <message>
        <source>players who float down as two rounds before</source>
        <translation>players who float down as two rounds before</translation>
    </message>
    <message>
        <source>players who float up as two rounds before</source>
        <translation>players who float up as two rounds before</translation>
    </message>
    <message>
        <source>score differences of players who float down as in the round before</source>
        <translation>score differences of players who float down as in the round before</translation>
    </message>
    <message>
        <source>score differences of players who float up as in the round before</source>
        <translation>score differences of players who float up as in the round before</translation>
    </message>
    <message>
        <source>score differences of players who float down as two rounds before</source>
        <translation>score differences of players who float down as two rounds before</translation>
    </message>
    <message>
        <source>score differences of players who float up as two rounds before</source>
        <translation>score differences of players who float up as two rounds before</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion</comment>
        <extracomment>%1 the number of a criterion, %2 what it counts: &quot;C12: players who do not get their colour preference&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>There is no such player.</translation>
    </message>
    <message>
        <source>%1 takes no part in this round.</source>
        <translation>%1 takes no part in this round.</translation>
    </message>
    <message>
        <source>%1 is paired twice.</source>
        <translation>%1 is paired twice.</translation>
    </message>
    <message>
        <source>%1 has neither an opponent nor the bye.</source>
        <translation>%1 has neither an opponent nor the bye.</translation>
    </message>
    <message>
        <source>C1: %1 have met in round %2.</source>
        <extracomment>%1 two names, %2 the number of a round.</extracomment>
        <translation>C1: %1 have met in round %2.</translation>
    </message>
    <message>
        <source>%1 are a prohibited pair.</source>
        <comment>two names</comment>
        <translation>%1 are a prohibited pair.</translation>
    </message>
    <message>
        <source>C2: %1 may not have the bye.</source>
        <translation>C2: %1 may not have the bye.</translation>
    </message>
    <message>
        <source>C3: %1 both absolutely need %2.</source>
        <extracomment>%1 two names, %2 White or Black.</extracomment>
        <translation>C3: %1 both absolutely need %2.</translation>
    </message>
    <message>
        <source>Nobody is left over for a bye.</source>
        <translation>Nobody is left over for a bye.</translation>
    </message>
    <message>
        <source>down again with %1</source>
        <extracomment>%1 scores of players who float down once more.</extracomment>
        <translation>down again with %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>measure</comment>
        <extracomment>%1 a number or scores, %2 the names of the players meant.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>in the whole round</source>
        <translation>in the whole round</translation>
    </message>
    <message>
        <source>in the bracket of %1</source>
        <extracomment>%1 a score: &quot;in the bracket of 2½&quot;.</extracomment>
        <translation>in the bracket of %1</translation>
    </message>
    <message>
        <source>other moved-down players are paired first (%1)</source>
        <translation>other moved-down players are paired first (%1)</translation>
    </message>
    <message>
        <source>the moved-down players meet others first (%1)</source>
        <translation>the moved-down players meet others first (%1)</translation>
    </message>
    <message>
        <source>it takes a later exchange between the halves (%1)</source>
        <translation>it takes a later exchange between the halves (%1)</translation>
    </message>
    <message>
        <source>across the halves others meet first (%1)</source>
        <translation>across the halves others meet first (%1)</translation>
    </message>
    <message>
        <source>These are the pairs by the rules.</source>
        <translation>These are the pairs by the rules.</translation>
    </message>
    <message>
        <source>%1: %2 by the rules, %3 so</source>
        <comment>where</comment>
        <extracomment>%1 where: &quot;in the bracket of 2½&quot;; %2 and %3 how many, and who.</extracomment>
        <translation>%1: %2 by the rules, %3 so</translation>
    </message>
    <message>
        <source>As good in every criterion, and later in the order of candidates %1:</source>
        <translation>As good in every criterion, and later in the order of candidates %1:</translation>
    </message>
    <message>
        <source>A fault of the program: the round should be paired so.</source>
        <translation>A fault of the program: the round should be paired so.</translation>
    </message>
    <message>
        <source>By the rules %1 has White against %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>By the rules %1 has White against %2.</translation>
    </message>
    <message>
        <source>C4: the others could not be paired with each other: %1.</source>
        <translation>C4: the others could not be paired with each other: %1.</translation>
    </message>
    <message>
        <source>The bye goes to %1 with %2.</source>
        <extracomment>%1 a player&apos;s name, %2 a score.</extracomment>
        <translation>The bye goes to %1 with %2.</translation>
    </message>
    <message>
        <source>C2: these may not have it: %1.</source>
        <translation>C2: these may not have it: %1.</translation>
    </message>
    <message>
        <source>C4: with these left over the others cannot be paired: %1.</source>
        <translation>C4: with these left over the others cannot be paired: %1.</translation>
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
    <message>
        <source>Default time</source>
        <translation>Default time</translation>
    </message>
    <message>
        <source>A Swiss tournament has as many rounds as are announced beforehand.</source>
        <translation>A Swiss tournament has as many rounds as are announced beforehand.</translation>
    </message>
    <message>
        <source>No draw before move</source>
        <translation>No draw before move</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Initial colour</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Pairing-allocated bye</translation>
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
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start or pause them</source>
        <translation>Start or pause them</translation>
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
    <message>
        <source>Intervene</source>
        <translation>Intervene</translation>
    </message>
    <message>
        <source>intervene</source>
        <translation>intervene</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>replay</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>pick</translation>
    </message>
    <message>
        <source>start or pause the picked boards</source>
        <translation>start or pause the picked boards</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>the same</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>game record</translation>
    </message>
</context>
<context>
    <name>HandAct</name>
    <message>
        <source>Illegal move by White</source>
        <translation>Illegal move by White</translation>
    </message>
    <message>
        <source>Illegal move by Black</source>
        <translation>Illegal move by Black</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The how manieth illegal move of a player, and the one that loses the game: &quot;1 of 2&quot;.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>, which loses the game</source>
        <translation>, which loses the game</translation>
    </message>
    <message>
        <source>, on a claim only</source>
        <translation>, on a claim only</translation>
    </message>
    <message>
        <source>Incorrect claim by White</source>
        <translation>Incorrect claim by White</translation>
    </message>
    <message>
        <source>Incorrect claim by Black</source>
        <translation>Incorrect claim by Black</translation>
    </message>
    <message>
        <source>Take back the last press</source>
        <translation>Take back the last press</translation>
    </message>
    <message>
        <source>Count a missed press of White&apos;s</source>
        <translation>Count a missed press of White&apos;s</translation>
    </message>
    <message>
        <source>Count a missed press of Black&apos;s</source>
        <translation>Count a missed press of Black&apos;s</translation>
    </message>
    <message>
        <source>Hand the move to White</source>
        <translation>Hand the move to White</translation>
    </message>
    <message>
        <source>Hand the move to Black</source>
        <translation>Hand the move to Black</translation>
    </message>
    <message>
        <source>Turn the clock round</source>
        <translation>Turn the clock round</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>White has arrived</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>Black has arrived</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>White is not at the board</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>Black is not at the board</translation>
    </message>
    <message>
        <source>Quickplay finish: extra time</source>
        <translation>Quickplay finish: extra time</translation>
    </message>
    <message>
        <source>Reload White&apos;s Canadian time</source>
        <translation>Reload White&apos;s Canadian time</translation>
    </message>
    <message>
        <source>Reload Black&apos;s Canadian time</source>
        <translation>Reload Black&apos;s Canadian time</translation>
    </message>
    <message>
        <source>Put a flag up again…</source>
        <translation>Put a flag up again…</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Stop the clock</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>Let the clock run on</source>
        <translation>Let the clock run on</translation>
    </message>
    <message>
        <source>White +%1</source>
        <extracomment>%1 is a time that the player gets.</extracomment>
        <translation>White +%1</translation>
    </message>
    <message>
        <source>Black +%1</source>
        <translation>Black +%1</translation>
    </message>
    <message>
        <source>Exchange both times</source>
        <translation>Exchange both times</translation>
    </message>
    <message>
        <source>Lock White&apos;s lever</source>
        <translation>Lock White&apos;s lever</translation>
    </message>
    <message>
        <source>Lock Black&apos;s lever</source>
        <translation>Lock Black&apos;s lever</translation>
    </message>
    <message>
        <source>Unlock White&apos;s lever</source>
        <translation>Unlock White&apos;s lever</translation>
    </message>
    <message>
        <source>Unlock Black&apos;s lever</source>
        <translation>Unlock Black&apos;s lever</translation>
    </message>
    <message>
        <source>Set the clock as before the game</source>
        <translation>Set the clock as before the game</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Adjourn the game</translation>
    </message>
    <message>
        <source>Adjourn the games</source>
        <translation>Adjourn the games</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>Stop the clocks</translation>
    </message>
    <message>
        <source>Let the clocks run on</source>
        <translation>Let the clocks run on</translation>
    </message>
    <message>
        <source>Set times and counters…</source>
        <translation>Set times and counters…</translation>
    </message>
    <message>
        <source>Add or take time…</source>
        <translation>Add or take time…</translation>
    </message>
    <message>
        <source>Change the control…</source>
        <translation>Change the control…</translation>
    </message>
    <message>
        <source>Replace the clock…</source>
        <translation>Replace the clock…</translation>
    </message>
    <message>
        <source>A missed press, with time…</source>
        <translation>A missed press, with time…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>done</comment>
        <extracomment>%1 which board, &quot;Board 7&quot;; %2 an offence and what it costs.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Continue the adjourned game</source>
        <translation>Continue the adjourned game</translation>
    </message>
    <message>
        <source>loses; ½ for an opponent who cannot checkmate</source>
        <translation>loses; ½ for an opponent who cannot checkmate</translation>
    </message>
    <message>
        <source>loses; the regulations may say less</source>
        <translation>loses; the regulations may say less</translation>
    </message>
</context>
<context>
    <name>HandsBar</name>
    <message numerus="yes">
        <source>Changes by hand are open: %n change(s)</source>
        <translation>
            <numerusform>Changes by hand are open: %n change</numerusform>
            <numerusform>Changes by hand are open: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed by hand: %n change(s)</source>
        <translation>
            <numerusform>Changed by hand: %n change</numerusform>
            <numerusform>Changed by hand: %n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>End and check</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <translation>Back to the rules</translation>
    </message>
</context>
<context>
    <name>HandsForm</name>
    <message>
        <source>Presets and periods…</source>
        <translation>Presets and periods…</translation>
    </message>
</context>
<context>
    <name>HandsHead</name>
    <message>
        <source>Stays open</source>
        <translation>Stays open</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Keep open</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>HandsList</name>
    <message>
        <source>Acts</source>
        <translation>Acts</translation>
    </message>
    <message>
        <source>More acts: page %1 of %2</source>
        <translation>More acts: page %1 of %2</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>HandsReason</name>
    <message>
        <source>Reason: %1</source>
        <translation>Reason: %1</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Another reason</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>HandsScope</name>
    <message>
        <source>Whose clocks</source>
        <translation>Whose clocks</translation>
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
    <message>
        <source>Back</source>
        <translation>Back</translation>
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
    <name>Legend</name>
    <message>
        <source>all keys</source>
        <translation>all keys</translation>
    </message>
</context>
<context>
    <name>ManPalette</name>
    <message>
        <source>Choose a man and click on squares, or drag the men. The right button removes.</source>
        <translation>Choose a man and click on squares, or drag the men. The right button removes.</translation>
    </message>
</context>
<context>
    <name>MateLine</name>
    <message>
        <source>How White mates</source>
        <translation>How White mates</translation>
    </message>
    <message>
        <source>How Black mates</source>
        <translation>How Black mates</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Previous move</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>Moves to the mate</source>
        <translation>Moves to the mate</translation>
    </message>
</context>
<context>
    <name>MatingLaws</name>
    <message>
        <source>What hangs on it</source>
        <translation>What hangs on it</translation>
    </message>
    <message>
        <source>White&apos;s fault</source>
        <translation>White&apos;s fault</translation>
    </message>
    <message>
        <source>Black&apos;s fault</source>
        <translation>Black&apos;s fault</translation>
    </message>
</context>
<context>
    <name>MatingPage</name>
    <message>
        <source>square</source>
        <translation>square</translation>
    </message>
    <message>
        <source>black man; with Shift a white one</source>
        <translation>black man; with Shift a white one</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>remove</translation>
    </message>
    <message>
        <source>who is to move</source>
        <translation>who is to move</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>moves</translation>
    </message>
    <message>
        <source>the other player&apos;s mate</source>
        <translation>the other player&apos;s mate</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>turn the board</translation>
    </message>
    <message>
        <source>set up</source>
        <translation>set up</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Can this player still be mated?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Set up a position</translation>
    </message>
    <message>
        <source>Take back the move</source>
        <translation>Take back the move</translation>
    </message>
    <message>
        <source>Save the analysis</source>
        <translation>Save the analysis</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>as it was</translation>
    </message>
    <message>
        <source>note in the game&apos;s record</source>
        <translation>note in the game&apos;s record</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>As it was</translation>
    </message>
    <message>
        <source>Note in the game&apos;s record</source>
        <translation>Note in the game&apos;s record</translation>
    </message>
    <message>
        <source>line of FEN</source>
        <translation>line of FEN</translation>
    </message>
</context>
<context>
    <name>MenNames</name>
    <message>
        <source>White king</source>
        <translation>White king</translation>
    </message>
    <message>
        <source>White queen</source>
        <translation>White queen</translation>
    </message>
    <message>
        <source>White rook</source>
        <translation>White rook</translation>
    </message>
    <message>
        <source>White bishop</source>
        <translation>White bishop</translation>
    </message>
    <message>
        <source>White knight</source>
        <translation>White knight</translation>
    </message>
    <message>
        <source>White pawn</source>
        <translation>White pawn</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Black king</translation>
    </message>
    <message>
        <source>Black queen</source>
        <translation>Black queen</translation>
    </message>
    <message>
        <source>Black rook</source>
        <translation>Black rook</translation>
    </message>
    <message>
        <source>Black bishop</source>
        <translation>Black bishop</translation>
    </message>
    <message>
        <source>Black knight</source>
        <translation>Black knight</translation>
    </message>
    <message>
        <source>Black pawn</source>
        <translation>Black pawn</translation>
    </message>
</context>
<context>
    <name>MoveTable</name>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>White&apos;s sheet</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Black&apos;s sheet</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
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
    <name>NoteText</name>
    <message>
        <source>White claims: %1.</source>
        <translation>White claims: %1.</translation>
    </message>
    <message>
        <source>Black claims: %1.</source>
        <translation>Black claims: %1.</translation>
    </message>
    <message>
        <source>%1 Announced: %2 (not played).</source>
        <extracomment>%1 a sentence about a claim, %2 the move that the player has written and not played.</extracomment>
        <translation>%1 Announced: %2 (not played).</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Laws %1</translation>
    </message>
    <message>
        <source>Illegal move by White: %1.</source>
        <translation>Illegal move by White: %1.</translation>
    </message>
    <message>
        <source>Illegal move by Black: %1.</source>
        <translation>Illegal move by Black: %1.</translation>
    </message>
    <message>
        <source>Illegal move by White.</source>
        <translation>Illegal move by White.</translation>
    </message>
    <message>
        <source>Illegal move by Black.</source>
        <translation>Illegal move by Black.</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Pair again</source>
        <translation>Pair again</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>End and check</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Change by hand</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Brackets</translation>
    </message>
    <message>
        <source>Why not these?</source>
        <translation>Why not these?</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publish</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Boards of the round</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>pick a seat</source>
        <translation>pick a seat</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>exchange</translation>
    </message>
    <message>
        <source>let them meet</source>
        <translation>let them meet</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colours</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>take back</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>who plays</translation>
    </message>
    <message>
        <source>There is no round to pair here</source>
        <translation>There is no round to pair here</translation>
    </message>
    <message>
        <source>All rounds are paired, or the event is no Swiss of this program.</source>
        <translation>All rounds are paired, or the event is no Swiss of this program.</translation>
    </message>
</context>
<context>
    <name>PairingRow</name>
    <message>
        <source>by hand</source>
        <translation>by hand</translation>
    </message>
    <message>
        <source>new</source>
        <comment>board</comment>
        <translation>new</translation>
    </message>
</context>
<context>
    <name>PairingText</name>
    <message>
        <source>%1 and %2 have met already (C1).</source>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>%1 and %2 have met already (C1).</translation>
    </message>
    <message>
        <source>%1 and %2 are a prohibited pair.</source>
        <translation>%1 and %2 are a prohibited pair.</translation>
    </message>
    <message>
        <source>%1 may not have the bye (C2).</source>
        <translation>%1 may not have the bye (C2).</translation>
    </message>
    <message>
        <source>%1 gets the same colour three times running (C.04.1, 7).</source>
        <translation>%1 gets the same colour three times running (C.04.1, 7).</translation>
    </message>
    <message>
        <source>%1 gets a colour difference beyond two (C.04.1, 6).</source>
        <translation>%1 gets a colour difference beyond two (C.04.1, 6).</translation>
    </message>
    <message>
        <source>%1 and %2 have the colours the rules give the other way round (Art. 5).</source>
        <translation>%1 and %2 have the colours the rules give the other way round (Art. 5).</translation>
    </message>
</context>
<context>
    <name>PeriodEditor</name>
    <message>
        <source>Period %1</source>
        <translation>Period %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>all</source>
        <translation>all</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Periods</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconds</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Seconds a move</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>From move</translation>
    </message>
    <message>
        <source>Begins again when it is over</source>
        <translation>Begins again when it is over</translation>
    </message>
    <message>
        <source>Remove period %1</source>
        <translation>Remove period %1</translation>
    </message>
    <message>
        <source>Remove this period</source>
        <translation>Remove this period</translation>
    </message>
</context>
<context>
    <name>PeriodsEditor</name>
    <message>
        <source>The same for both players</source>
        <translation>The same for both players</translation>
    </message>
    <message>
        <source>Exchange White and Black</source>
        <translation>Exchange White and Black</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
</context>
<context>
    <name>PeriodsOf</name>
    <message>
        <source>Another period</source>
        <translation>Another period</translation>
    </message>
</context>
<context>
    <name>PeriodsText</name>
    <message>
        <source>Write times as 90, 1h30 or 0:30, and moves and seconds as plain numbers.</source>
        <translation>Write times as 90, 1h30 or 0:30, and moves and seconds as plain numbers.</translation>
    </message>
</context>
<context>
    <name>PickedBoards</name>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Boards %1</source>
        <extracomment>%1 lists numbers of boards: &quot;3, 5–9&quot;.</extracomment>
        <translation>Boards %1</translation>
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
    <message>
        <source>Each round missed counts</source>
        <translation>Each round missed counts</translation>
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
    <message>
        <source>Prohibited pairs</source>
        <translation>Prohibited pairs</translation>
    </message>
</context>
<context>
    <name>PresencePanel</name>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Plays</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Half-point bye</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Zero-point bye</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Full-point bye</translation>
    </message>
</context>
<context>
    <name>PresetEntry</name>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Delete %1</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Delete this preset</translation>
    </message>
</context>
<context>
    <name>PresetFiles</name>
    <message>
        <source>Bring in presets from a file</source>
        <translation>Bring in presets from a file</translation>
    </message>
    <message>
        <source>Write my presets to a file</source>
        <translation>Write my presets to a file</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Bring in</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Write</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Files of presets (*.json)</source>
        <translation>Files of presets (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>PresetList</name>
    <message>
        <source>Search the presets</source>
        <translation>Search the presets</translation>
    </message>
    <message>
        <source>DGT 3000, blitz, 15+10…</source>
        <translation>DGT 3000, blitz, 15+10…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Presets</translation>
    </message>
    <message>
        <source>No preset of that kind. Try another word, or the times.</source>
        <translation>No preset of that kind. Try another word, or the times.</translation>
    </message>
    <message>
        <source>Bring in presets…</source>
        <translation>Bring in presets…</translation>
    </message>
    <message>
        <source>Write mine to a file…</source>
        <translation>Write mine to a file…</translation>
    </message>
</context>
<context>
    <name>PresetSaver</name>
    <message>
        <source>Name of a preset of your own</source>
        <translation>Name of a preset of your own</translation>
    </message>
    <message>
        <source>Save as my preset</source>
        <translation>Save as my preset</translation>
    </message>
</context>
<context>
    <name>PresetText</name>
    <message>
        <source>Olympiad, World Cup, continental and youth championships</source>
        <translation>Olympiad, World Cup, continental and youth championships</translation>
    </message>
    <message>
        <source>Grand Prix and Candidates 2014 to 2019</source>
        <translation>Grand Prix and Candidates 2014 to 2019</translation>
    </message>
    <message>
        <source>World Championship 2021, Candidates 2022</source>
        <translation>World Championship 2021, Candidates 2022</translation>
    </message>
    <message>
        <source>Candidates 2024</source>
        <translation>Candidates 2024</translation>
    </message>
    <message>
        <source>Norway Chess</source>
        <translation>Norway Chess</translation>
    </message>
    <message>
        <source>One period with increment</source>
        <translation>One period with increment</translation>
    </message>
    <message>
        <source>German league</source>
        <translation>German league</translation>
    </message>
    <message>
        <source>English county matches</source>
        <translation>English county matches</translation>
    </message>
    <message>
        <source>Without increment</source>
        <translation>Without increment</translation>
    </message>
    <message>
        <source>With increment</source>
        <translation>With increment</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <translation>Bronstein delay</translation>
    </message>
    <message>
        <source>World Rapid Championship</source>
        <translation>World Rapid Championship</translation>
    </message>
    <message>
        <source>World Cup tie-break</source>
        <translation>World Cup tie-break</translation>
    </message>
    <message>
        <source>World Championship 2024 tie-break</source>
        <translation>World Championship 2024 tie-break</translation>
    </message>
    <message>
        <source>World Blitz Championship</source>
        <translation>World Blitz Championship</translation>
    </message>
    <message>
        <source>FIDE match 2021</source>
        <translation>FIDE match 2021</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Dual rated</source>
        <translation>Dual rated</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Quick</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>White gives time</source>
        <translation>White gives time</translation>
    </message>
    <message>
        <source>Black gives time</source>
        <translation>Black gives time</translation>
    </message>
    <message>
        <source>Even times</source>
        <translation>Even times</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Hourglass</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Time for each move</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <translation>Canadian overtime</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Delay</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>First generation</translation>
    </message>
    <message>
        <source>Second generation, blue buttons</source>
        <translation>Second generation, blue buttons</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>%1 the number of a preset on a clock.</extracomment>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>option</comment>
        <extracomment>%1 &quot;Option 19&quot;, %2 what it is called besides.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Classical</source>
        <translation>Classical</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapid</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Bullet</translation>
    </message>
    <message>
        <source>Armageddon</source>
        <translation>Armageddon</translation>
    </message>
    <message>
        <source>US Chess</source>
        <translation>US Chess</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Other clocks</source>
        <translation>Other clocks</translation>
    </message>
    <message>
        <source>DGT 3000</source>
        <translation>DGT 3000</translation>
    </message>
    <message>
        <source>DGT 2010</source>
        <translation>DGT 2010</translation>
    </message>
    <message>
        <source>DGT North American</source>
        <translation>DGT North American</translation>
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
    <name>ProhibitedPanel</name>
    <message>
        <source>Prohibited pairs</source>
        <translation>Prohibited pairs</translation>
    </message>
    <message>
        <source>These do not meet. The list is settled before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>These do not meet. The list is settled before the first round is paired (General Regulations for Competitions 5.2).</translation>
    </message>
    <message>
        <source>A round is paired: the list stays as it is.</source>
        <translation>A round is paired: the list stays as it is.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>does not meet</source>
        <translation>does not meet</translation>
    </message>
    <message>
        <source>In this round only (empty: in every round)</source>
        <translation>In this round only (empty: in every round)</translation>
    </message>
    <message>
        <source>Prohibit the pair</source>
        <translation>Prohibit the pair</translation>
    </message>
    <message>
        <source>Lift the prohibition: %1</source>
        <translation>Lift the prohibition: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>PromotionChoice</name>
    <message>
        <source>What does the pawn become?</source>
        <translation>What does the pawn become?</translation>
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
    <message>
        <source>Take all the time on board %1?</source>
        <translation>Take all the time on board %1?</translation>
    </message>
    <message>
        <source>The player has no more than that left: the flag falls at once.</source>
        <translation>The player has no more than that left: the flag falls at once.</translation>
    </message>
    <message>
        <source>Whether the game is lost by it is then yours to decide (Laws 6.9).</source>
        <translation>Whether the game is lost by it is then yours to decide (Laws 6.9).</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Take it</translation>
    </message>
    <message>
        <source>Do it on the other boards?</source>
        <translation>Do it on the other boards?</translation>
    </message>
    <message numerus="yes">
        <source>%n of the clocks cannot take it.</source>
        <translation>
            <numerusform>%n of the clocks cannot take it.</numerusform>
            <numerusform>%n of the clocks cannot take it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been done yet on any board.</source>
        <translation>Nothing has been done yet on any board.</translation>
    </message>
    <message>
        <source>Do it on the others</source>
        <translation>Do it on the others</translation>
    </message>
    <message>
        <source>Change the clock setting on board %1 now?</source>
        <translation>Change the clock setting on board %1 now?</translation>
    </message>
    <message>
        <source>In rapid and blitz games the setting stays once both players have made so many moves.</source>
        <translation>In rapid and blitz games the setting stays once both players have made so many moves.</translation>
    </message>
    <message>
        <source>The Laws allow it later only where the schedule of the event would suffer (App. A).</source>
        <translation>The Laws allow it later only where the schedule of the event would suffer (App. A).</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Change it</translation>
    </message>
    <message>
        <source>Pass over the fallen flag on board %1?</source>
        <translation>Pass over the fallen flag on board %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag is down, and this result is no loss for White.</source>
        <translation>White&apos;s flag is down, and this result is no loss for White.</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down, and this result is no loss for Black.</source>
        <translation>Black&apos;s flag is down, and this result is no loss for Black.</translation>
    </message>
    <message>
        <source>It stands when the game had ended before, or when the opponent cannot checkmate by any series of moves and this is the draw that follows (Laws 6.9).</source>
        <translation>It stands when the game had ended before, or when the opponent cannot checkmate by any series of moves and this is the draw that follows (Laws 6.9).</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Enter the result</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>boards</comment>
        <extracomment>%1 which boards, &quot;Boards 3, 5–9&quot;; %2 a sentence that says why they do not take something.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>By the rules: %1 – %2</source>
        <extracomment>By the rules these two would meet: %1 is White, %2 Black.</extracomment>
        <translation>By the rules: %1 – %2</translation>
    </message>
    <message>
        <source>By the rules the bye goes to %1</source>
        <translation>By the rules the bye goes to %1</translation>
    </message>
    <message>
        <source>By the rules there is no pairing at all.</source>
        <translation>By the rules there is no pairing at all.</translation>
    </message>
    <message>
        <source>Publish the pairing made by hand?</source>
        <translation>Publish the pairing made by hand?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from what the rules give.</source>
        <translation>
            <numerusform>%n board differs from what the rules give.</numerusform>
            <numerusform>%n boards differ from what the rules give.</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Publish it</translation>
    </message>
    <message>
        <source>The round stays on record as changed by hand, with the pairing by the rules beside it. Is it to be published all the same?</source>
        <translation>The round stays on record as changed by hand, with the pairing by the rules beside it. Is it to be published all the same?</translation>
    </message>
    <message>
        <source>Take the rounds as they are?</source>
        <translation>Take the rounds as they are?</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file are not as the pairing system makes them.</source>
        <translation>
            <numerusform>%n round of the file is not as the pairing system makes it.</numerusform>
            <numerusform>%n rounds of the file are not as the pairing system makes them.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is round %1.</source>
        <translation>The first is round %1.</translation>
    </message>
    <message>
        <source>Another edition of the system, prohibited pairs or a pairing by hand can be the reason.</source>
        <translation>Another edition of the system, prohibited pairs or a pairing by hand can be the reason.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Take them</translation>
    </message>
    <message>
        <source>Begin with so many rounds?</source>
        <translation>Begin with so many rounds?</translation>
    </message>
    <message numerus="yes">
        <source>For more than %n round(s) there are not enough opponents.</source>
        <translation>
            <numerusform>For more than %n round there are not enough opponents.</numerusform>
            <numerusform>For more than %n rounds there are not enough opponents.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last rounds will have to be paired by hand.</source>
        <translation>The last rounds will have to be paired by hand.</translation>
    </message>
    <message>
        <source>The number of rounds cannot be changed once a round is paired.</source>
        <translation>The number of rounds cannot be changed once a round is paired.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Another half-point bye?</source>
        <translation>Another half-point bye?</translation>
    </message>
    <message>
        <source>%1 has a half-point bye already.</source>
        <translation>%1 has a half-point bye already.</translation>
    </message>
    <message>
        <source>General Regulations for Competitions 6.7 foresee one for each player.</source>
        <translation>General Regulations for Competitions 6.7 foresee one for each player.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-point bye(s) so far.</source>
        <translation>
            <numerusform>%n half-point bye so far.</numerusform>
            <numerusform>%n half-point byes so far.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Give it</translation>
    </message>
    <message>
        <source>Change the record on board %1?</source>
        <translation>Change the record on board %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) behind would not be legal any more.</source>
        <translation>
            <numerusform>%n half-move behind would not be legal any more.</numerusform>
            <numerusform>%n half-moves behind would not be legal any more.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are taken out of the record; Undo brings them back.</source>
        <translation>They are taken out of the record; Undo brings them back.</translation>
    </message>
    <message>
        <source>Consent to a draw by agreement on board %1?</source>
        <translation>Consent to a draw by agreement on board %1?</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it yet (Laws 9.1).</source>
        <translation>The regulations of the event do not allow it yet (Laws 9.1).</translation>
    </message>
    <message>
        <source>Your consent goes on record.</source>
        <translation>Your consent goes on record.</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consent</translation>
    </message>
    <message>
        <source>Change a result that both have signed?</source>
        <translation>Change a result that both have signed?</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1. Even if it is wrong, it stands unless the arbiter decides otherwise (Laws 8.7).</source>
        <translation>Both players have signed the result on board %1. Even if it is wrong, it stands unless the arbiter decides otherwise (Laws 8.7).</translation>
    </message>
    <message>
        <source>What they signed stays on record.</source>
        <translation>What they signed stays on record.</translation>
    </message>
    <message>
        <source>Allow White&apos;s assistant more than the Laws do?</source>
        <translation>Allow White&apos;s assistant more than the Laws do?</translation>
    </message>
    <message>
        <source>Allow Black&apos;s assistant more than the Laws do?</source>
        <translation>Allow Black&apos;s assistant more than the Laws do?</translation>
    </message>
    <message>
        <source>A sighted player has an assistant only where the other one has none, and for moves and announcements alone.</source>
        <translation>A sighted player has an assistant only where the other one has none, and for moves and announcements alone.</translation>
    </message>
    <message>
        <source>You may adapt the rules to local circumstances; your word goes on record.</source>
        <translation>You may adapt the rules to local circumstances; your word goes on record.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Allow it</translation>
    </message>
    <message>
        <source>Change a result that rests on a ruling?</source>
        <translation>Change a result that rests on a ruling?</translation>
    </message>
    <message>
        <source>The result on board %1 was entered by a ruling with its article.</source>
        <translation>The result on board %1 was entered by a ruling with its article.</translation>
    </message>
    <message>
        <source>The ruling stays on record; the result will not rest on it any more.</source>
        <translation>The ruling stays on record; the result will not rest on it any more.</translation>
    </message>
    <message>
        <source>Rule the claim on board %1 incorrect all the same?</source>
        <translation>Rule the claim on board %1 incorrect all the same?</translation>
    </message>
    <message>
        <source>By the record a position has stood five times, or 75 moves have passed: the game is drawn without a claim (Laws 9.6).</source>
        <translation>By the record a position has stood five times, or 75 moves have passed: the game is drawn without a claim (Laws 9.6).</translation>
    </message>
    <message>
        <source>The opponent gets time, and the game goes on.</source>
        <translation>The opponent gets time, and the game goes on.</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Does the game on board %1 go on?</source>
        <translation>Does the game on board %1 go on?</translation>
    </message>
    <message>
        <source>White&apos;s fallen flag was noticed: it ended the game.</source>
        <translation>White&apos;s fallen flag was noticed: it ended the game.</translation>
    </message>
    <message>
        <source>Black&apos;s fallen flag was noticed: it ended the game.</source>
        <translation>Black&apos;s fallen flag was noticed: it ended the game.</translation>
    </message>
    <message>
        <source>Nothing can be offered, accepted or claimed after that.</source>
        <translation>Nothing can be offered, accepted or claimed after that.</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>The game goes on</translation>
    </message>
    <message>
        <source>Penalise a move that looks legal?</source>
        <translation>Penalise a move that looks legal?</translation>
    </message>
    <message>
        <source>By the record of board %1 White may play it.</source>
        <translation>By the record of board %1 White may play it.</translation>
    </message>
    <message>
        <source>By the record of board %1 Black may play it.</source>
        <translation>By the record of board %1 Black may play it.</translation>
    </message>
    <message>
        <source>A press without a move, or a move with both hands, is penalised like an illegal move where the Laws say so.</source>
        <translation>A press without a move, or a move with both hands, is penalised like an illegal move where the Laws say so.</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Penalise</translation>
    </message>
    <message>
        <source>Rule against the record of board %1?</source>
        <translation>Rule against the record of board %1?</translation>
    </message>
    <message>
        <source>The record is whole, and by it the claim is to be ruled on otherwise.</source>
        <translation>The record is whole, and by it the claim is to be ruled on otherwise.</translation>
    </message>
    <message>
        <source>Your ruling stands, with what you found on the scoresheets or the board.</source>
        <translation>Your ruling stands, with what you found on the scoresheets or the board.</translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation>Rule so</translation>
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
    <name>RecordEntry</name>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>White&apos;s sheet</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Black&apos;s sheet</translation>
    </message>
    <message>
        <source>In place of the next move</source>
        <translation>In place of the next move</translation>
    </message>
    <message>
        <source>Next move, or several</source>
        <translation>Next move, or several</translation>
    </message>
    <message>
        <source>e4, Nf3 (=), 0-0 …</source>
        <translation>e4, Nf3 (=), 0-0 …</translation>
    </message>
    <message>
        <source>Take over into the record</source>
        <translation>Take over into the record</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>Draw offer</source>
        <translation>Draw offer</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>after the move, before the press</source>
        <translation>after the move, before the press</translation>
    </message>
    <message>
        <source>before the own move</source>
        <translation>before the own move</translation>
    </message>
    <message>
        <source>on the opponent&apos;s time</source>
        <translation>on the opponent&apos;s time</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Offer a draw</translation>
    </message>
    <message>
        <source>Claim of a draw</source>
        <translation>Claim of a draw</translation>
    </message>
    <message>
        <source>three times, with the move written down</source>
        <translation>three times, with the move written down</translation>
    </message>
    <message>
        <source>three times, now</source>
        <translation>three times, now</translation>
    </message>
    <message>
        <source>fifty moves, with the move written down</source>
        <translation>fifty moves, with the move written down</translation>
    </message>
    <message>
        <source>fifty moves, now</source>
        <translation>fifty moves, now</translation>
    </message>
    <message>
        <source>The move written down and not played</source>
        <translation>The move written down and not played</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Illegal move</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>What was played</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Penalise</translation>
    </message>
    <message>
        <source>Signature on the scoresheet</source>
        <translation>Signature on the scoresheet</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Sign</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Keeping score</translation>
    </message>
    <message>
        <source>need not keep score</source>
        <translation>need not keep score</translation>
    </message>
    <message>
        <source>must keep score</source>
        <translation>must keep score</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decide</translation>
    </message>
    <message>
        <source>Moves that nobody knows</source>
        <translation>Moves that nobody knows</translation>
    </message>
    <message>
        <source>Position after the gap, as FEN</source>
        <translation>Position after the gap, as FEN</translation>
    </message>
    <message>
        <source>Half-moves missing, if known</source>
        <translation>Half-moves missing, if known</translation>
    </message>
    <message>
        <source>Enter the gap</source>
        <translation>Enter the gap</translation>
    </message>
    <message>
        <source>Time beside the move</source>
        <translation>Time beside the move</translation>
    </message>
    <message>
        <source>Time left, 1:23:05; empty takes it away</source>
        <translation>Time left, 1:23:05; empty takes it away</translation>
    </message>
    <message>
        <source>Write the time</source>
        <translation>Write the time</translation>
    </message>
    <message>
        <source>Write the time as 1:23:05, and show the move it belongs to.</source>
        <translation>Write the time as 1:23:05, and show the move it belongs to.</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Starting position</translation>
    </message>
    <message>
        <source>FEN or number</source>
        <translation>FEN or number</translation>
    </message>
    <message>
        <source>On every board of the round</source>
        <translation>On every board of the round</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Set up</translation>
    </message>
    <message>
        <source>Note on play with a visually disabled player</source>
        <translation>Note on play with a visually disabled player</translation>
    </message>
    <message>
        <source>Moves and times are told only on request. A press too early is a warning for you and no penalty by itself.</source>
        <translation>Moves and times are told only on request. A press too early is a warning for you and no penalty by itself.</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Note it</translation>
    </message>
    <message>
        <source>The players&apos; boards differ</source>
        <translation>The players&apos; boards differ</translation>
    </message>
    <message>
        <source>Whose board stands otherwise than the record, and how; then the records decide.</source>
        <translation>Whose board stands otherwise than the record, and how; then the records decide.</translation>
    </message>
    <message>
        <source>White&apos;s board</source>
        <translation>White&apos;s board</translation>
    </message>
    <message>
        <source>Black&apos;s board</source>
        <translation>Black&apos;s board</translation>
    </message>
    <message>
        <source>The move he made instead of the last one, or the position as FEN; empty: as the record</source>
        <translation>The move he made instead of the last one, or the position as FEN; empty: as the record</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>This is neither a move there nor a position.</source>
        <translation>This is neither a move there nor a position.</translation>
    </message>
    <message>
        <source>An offer stands until the opponent answers, touches a man or the game ends; it cannot be withdrawn (Laws %1).</source>
        <translation>An offer stands until the opponent answers, touches a man or the game ends; it cannot be withdrawn (Laws %1).</translation>
    </message>
    <message>
        <source>The clocks stop. A claim cannot be withdrawn, and it is an offer of a draw (Laws %1).</source>
        <translation>The clocks stop. A claim cannot be withdrawn, and it is an offer of a draw (Laws %1).</translation>
    </message>
    <message>
        <source>A man was touched on this move before the claim (Laws %1)</source>
        <translation>A man was touched on this move before the claim (Laws %1)</translation>
    </message>
    <message>
        <source>The move is kept as it happened; clock, count and penalty follow the edition of the event (Laws %1). The position goes back to the one on record.</source>
        <translation>The move is kept as it happened; clock, count and penalty follow the edition of the event (Laws %1). The position goes back to the one on record.</translation>
    </message>
    <message>
        <source>What both sign stands, even if it is wrong, unless you decide otherwise (Laws %1).</source>
        <translation>What both sign stands, even if it is wrong, unless you decide otherwise (Laws %1).</translation>
    </message>
    <message>
        <source>Little time excuses a player by itself (Laws %1). Here you excuse one who cannot write, or bring the duty back (Laws %2).</source>
        <translation>Little time excuses a player by itself (Laws %1). Here you excuse one who cannot write, or bring the duty back (Laws %2).</translation>
    </message>
    <message>
        <source>After the shown position moves are missing; the game is known again from the position you give (Laws %1).</source>
        <translation>After the shown position moves are missing; the game is known again from the position you give (Laws %1).</translation>
    </message>
    <message>
        <source>Before the first move is on record: a position as FEN, or a number from 0 to 959 of Chess960 (518 is the usual array; Laws %1).</source>
        <translation>Before the first move is on record: a position as FEN, or a number from 0 to 959 of Chess960 (518 is the usual array; Laws %1).</translation>
    </message>
    <message>
        <source>Choose what the player signs.</source>
        <translation>Choose what the player signs.</translation>
    </message>
    <message>
        <source>Note beside the game</source>
        <translation>Note beside the game</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>Round %1, board %2</source>
        <translation>Round %1, board %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>Round %1, board %2: %3</translation>
    </message>
    <message>
        <source>Previous board</source>
        <translation>Previous board</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Next board</translation>
    </message>
</context>
<context>
    <name>RecordNews</name>
    <message>
        <source>Enter the result</source>
        <translation>Enter the result</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepted</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Declined</translation>
    </message>
    <message>
        <source>Man touched</source>
        <translation>Man touched</translation>
    </message>
    <message>
        <source>Declined by touching a man</source>
        <translation>Declined by touching a man</translation>
    </message>
    <message>
        <source>Rule on it in the hall</source>
        <translation>Rule on it in the hall</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>move by move</source>
        <translation>move by move</translation>
    </message>
    <message>
        <source>write</source>
        <translation>write</translation>
    </message>
    <message>
        <source>whose record</source>
        <translation>whose record</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>draw offer</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>claim</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>illegal move</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>signatures</translation>
    </message>
    <message>
        <source>keeping score</source>
        <translation>keeping score</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>gap</translation>
    </message>
    <message>
        <source>take out what follows</source>
        <translation>take out what follows</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>starting position</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>turn the board</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>paste moves</translation>
    </message>
    <message>
        <source>print: save as PDF</source>
        <translation>print: save as PDF</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>No game yet</translation>
    </message>
    <message>
        <source>Pair a round; then every board has its game record here.</source>
        <translation>Pair a round; then every board has its game record here.</translation>
    </message>
    <message>
        <source>mate possible?</source>
        <translation>mate possible?</translation>
    </message>
    <message>
        <source>visually disabled</source>
        <translation>visually disabled</translation>
    </message>
    <message>
        <source>say the move</source>
        <translation>say the move</translation>
    </message>
    <message>
        <source>note, times told</source>
        <translation>note, times told</translation>
    </message>
    <message>
        <source>boards differ</source>
        <translation>boards differ</translation>
    </message>
    <message>
        <source>complete the move</source>
        <translation>complete the move</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
</context>
<context>
    <name>RecordPlayer</name>
    <message>
        <source>White: %1</source>
        <translation>White: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Black: %1</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>Not admissible: only the player having the move may claim (Laws 9.2, 9.3).</source>
        <translation>Not admissible: only the player having the move may claim (Laws 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Not admissible: a man was touched on this move (Laws 9.4).</source>
        <translation>Not admissible: a man was touched on this move (Laws 9.4).</translation>
    </message>
    <message>
        <source>The move must be written down first; you may say so (Laws 9.2, 9.3).</source>
        <translation>The move must be written down first; you may say so (Laws 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is not legal.</source>
        <translation>Incorrect: the announced move is not legal.</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is a pawn move.</source>
        <translation>Incorrect: the announced move is a pawn move.</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is a capture.</source>
        <translation>Incorrect: the announced move is a capture.</translation>
    </message>
    <message>
        <source>Incorrect: the position has not stood three times.</source>
        <translation>Incorrect: the position has not stood three times.</translation>
    </message>
    <message>
        <source>The claim is correct.</source>
        <translation>The claim is correct.</translation>
    </message>
    <message>
        <source>White offers a draw.</source>
        <translation>White offers a draw.</translation>
    </message>
    <message>
        <source>Black offers a draw.</source>
        <translation>Black offers a draw.</translation>
    </message>
    <message>
        <source>White offers a draw on the opponent&apos;s time.</source>
        <translation>White offers a draw on the opponent&apos;s time.</translation>
    </message>
    <message>
        <source>Black offers a draw on the opponent&apos;s time.</source>
        <translation>Black offers a draw on the opponent&apos;s time.</translation>
    </message>
    <message>
        <source>White&apos;s claim is an offer of a draw.</source>
        <translation>White&apos;s claim is an offer of a draw.</translation>
    </message>
    <message>
        <source>Black&apos;s claim is an offer of a draw.</source>
        <translation>Black&apos;s claim is an offer of a draw.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>offer</comment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>offer</comment>
        <translation>Accepted</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>offer</comment>
        <translation>Declined</translation>
    </message>
    <message>
        <source>Declined by touching a man</source>
        <comment>offer</comment>
        <translation>Declined by touching a man</translation>
    </message>
    <message>
        <source>Declined by moving</source>
        <comment>offer</comment>
        <translation>Declined by moving</translation>
    </message>
    <message>
        <source>Lapsed with the game</source>
        <comment>offer</comment>
        <translation>Lapsed with the game</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>language</comment>
        <extracomment>%1 a language, %2 the letters of king, queen, rook, bishop and knight in it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>moves not known</source>
        <translation>moves not known</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>the start</translation>
    </message>
    <message>
        <source>The sign (=) of the draw offer is missing (Laws 9.1).</source>
        <translation>The sign (=) of the draw offer is missing (Laws 9.1).</translation>
    </message>
    <message>
        <source>Not the move of the record.</source>
        <translation>Not the move of the record.</translation>
    </message>
    <message>
        <source>Nothing written.</source>
        <translation>Nothing written.</translation>
    </message>
    <message>
        <source>Not a legal move there.</source>
        <translation>Not a legal move there.</translation>
    </message>
    <message>
        <source>Not readable.</source>
        <translation>Not readable.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nothing is written.</translation>
    </message>
    <message>
        <source>This is no move in these letters.</source>
        <translation>This is no move in these letters.</translation>
    </message>
    <message>
        <source>The player has no such piece there.</source>
        <translation>The player has no such piece there.</translation>
    </message>
    <message>
        <source>A man of the player&apos;s own stands there.</source>
        <translation>A man of the player&apos;s own stands there.</translation>
    </message>
    <message>
        <source>No such piece can move there.</source>
        <translation>No such piece can move there.</translation>
    </message>
    <message>
        <source>The king would stand in check.</source>
        <translation>The king would stand in check.</translation>
    </message>
    <message>
        <source>The king is in check and would stay in it.</source>
        <translation>The king is in check and would stay in it.</translation>
    </message>
    <message>
        <source>More than one piece can move there: say which.</source>
        <translation>More than one piece can move there: say which.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes.</source>
        <translation>Say what the pawn becomes.</translation>
    </message>
    <message>
        <source>No pawn is promoted by this move.</source>
        <translation>No pawn is promoted by this move.</translation>
    </message>
    <message>
        <source>The right to castle there is lost.</source>
        <translation>The right to castle there is lost.</translation>
    </message>
    <message>
        <source>A man stands in the way of castling.</source>
        <translation>A man stands in the way of castling.</translation>
    </message>
    <message>
        <source>A king in check cannot castle.</source>
        <translation>A king in check cannot castle.</translation>
    </message>
    <message>
        <source>The king would cross or reach an attacked square.</source>
        <translation>The king would cross or reach an attacked square.</translation>
    </message>
    <message>
        <source>Threefold repetition by an announced move</source>
        <translation>Threefold repetition by an announced move</translation>
    </message>
    <message>
        <source>Threefold repetition on the board</source>
        <translation>Threefold repetition on the board</translation>
    </message>
    <message>
        <source>Fifty moves by an announced move</source>
        <translation>Fifty moves by an announced move</translation>
    </message>
    <message>
        <source>Fifty moves on the board</source>
        <translation>Fifty moves on the board</translation>
    </message>
    <message numerus="yes">
        <source>The position has stood on the board %n time(s), the announced move included.</source>
        <translation>
            <numerusform>The position has stood on the board %n time, the announced move included.</numerusform>
            <numerusform>The position has stood on the board %n times, the announced move included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) since the last capture or pawn move; 100 are fifty moves by each.</source>
        <translation>
            <numerusform>%n half-move since the last capture or pawn move; 100 are fifty moves by each.</numerusform>
            <numerusform>%n half-moves since the last capture or pawn move; 100 are fifty moves by each.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record has a gap: what stood there is not counted.</source>
        <translation>The record has a gap: what stood there is not counted.</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>claim</comment>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Not admissible</source>
        <comment>claim</comment>
        <translation>Not admissible</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 what became of it: &quot;White offers a draw. Declined.&quot;</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Checkmate: White has won (Laws %1).</source>
        <translation>Checkmate: White has won (Laws %1).</translation>
    </message>
    <message>
        <source>Checkmate: Black has won (Laws %1).</source>
        <translation>Checkmate: Black has won (Laws %1).</translation>
    </message>
    <message>
        <source>Stalemate: the game is drawn (Laws %1).</source>
        <translation>Stalemate: the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>Neither player can checkmate any more: the game is drawn (Laws %1).</source>
        <translation>Neither player can checkmate any more: the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>A position has stood five times: the game is drawn (Laws %1).</source>
        <translation>A position has stood five times: the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each without capture or pawn move: the game is drawn (Laws %1).</source>
        <translation>Seventy-five moves by each without capture or pawn move: the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>White refuses to sign.</source>
        <translation>White refuses to sign.</translation>
    </message>
    <message>
        <source>Black refuses to sign.</source>
        <translation>Black refuses to sign.</translation>
    </message>
    <message>
        <source>White has signed %1.</source>
        <translation>White has signed %1.</translation>
    </message>
    <message>
        <source>Black has signed %1.</source>
        <translation>Black has signed %1.</translation>
    </message>
    <message numerus="yes">
        <source>The position has stood on the board %n time(s).</source>
        <translation>
            <numerusform>The position has stood on the board %n time.</numerusform>
            <numerusform>The position has stood on the board %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position has stood five times: the game is drawn without a claim (Laws %1).</source>
        <translation>A position has stood five times: the game is drawn without a claim (Laws %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each: the game is drawn without a claim (Laws %1).</source>
        <translation>Seventy-five moves by each: the game is drawn without a claim (Laws %1).</translation>
    </message>
    <message>
        <source>White need not keep score since move %1: less than five minutes (Laws %2).</source>
        <translation>White need not keep score since move %1: less than five minutes (Laws %2).</translation>
    </message>
    <message>
        <source>Black need not keep score since move %1: less than five minutes (Laws %2).</source>
        <translation>Black need not keep score since move %1: less than five minutes (Laws %2).</translation>
    </message>
    <message>
        <source>White need not keep score since move %1 (Laws %2).</source>
        <translation>White need not keep score since move %1 (Laws %2).</translation>
    </message>
    <message>
        <source>Black need not keep score since move %1 (Laws %2).</source>
        <translation>Black need not keep score since move %1 (Laws %2).</translation>
    </message>
    <message>
        <source>Chess960, number %1</source>
        <translation>Chess960, number %1</translation>
    </message>
    <message>
        <source>Incorrect: fewer than fifty moves by each since the last capture or pawn move.</source>
        <translation>Incorrect: fewer than fifty moves by each since the last capture or pawn move.</translation>
    </message>
</context>
<context>
    <name>RecoveryHead</name>
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
</context>
<context>
    <name>RecoveryPage</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>The clocks after the interruption</translation>
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
    <message>
        <source>Resume these clocks</source>
        <translation>Resume these clocks</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
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
    <message>
        <source>Other times</source>
        <translation>Other times</translation>
    </message>
    <message>
        <source>both as you judge them</source>
        <translation>both as you judge them</translation>
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
    <message>
        <source>The game on board %1 has gone on since; this stays.</source>
        <translation>The game on board %1 has gone on since; this stays.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>%1 the number of a board, %2 a sentence that says why its clock does not take something.</extracomment>
        <translation>Board %1: %2</translation>
    </message>
    <message>
        <source>No flag is down on board %1.</source>
        <translation>No flag is down on board %1.</translation>
    </message>
    <message>
        <source>This takes all the time a player has on board %1: the flag falls.</source>
        <translation>This takes all the time a player has on board %1: the flag falls.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the clocks cannot take it.</source>
        <translation>
            <numerusform>%n of the clocks cannot take it.</numerusform>
            <numerusform>%n of the clocks cannot take it.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock setting on board %1 stays after so many moves.</source>
        <translation>The clock setting on board %1 stays after so many moves.</translation>
    </message>
    <message>
        <source>The game has a result.</source>
        <translation>The game has a result.</translation>
    </message>
    <message>
        <source>What the clock shows after the interruption is not decided yet (Laws 6.10).</source>
        <translation>What the clock shows after the interruption is not decided yet (Laws 6.10).</translation>
    </message>
    <message>
        <source>This takes all the time a player has: the flag falls.</source>
        <translation>This takes all the time a player has: the flag falls.</translation>
    </message>
    <message>
        <source>The clock setting stays after so many moves.</source>
        <translation>The clock setting stays after so many moves.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>There is no clock.</translation>
    </message>
    <message>
        <source>Board %1: the press stays, because it would take back with it: %2.</source>
        <extracomment>%1 the number of a board, %2 what was done to its clock: &quot;White put into period 2&quot;.</extracomment>
        <translation>Board %1: the press stays, because it would take back with it: %2.</translation>
    </message>
    <message>
        <source>A flag is down on board %1, and the result is no loss for that player.</source>
        <translation>A flag is down on board %1, and the result is no loss for that player.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned.</source>
        <translation>The game on board %1 is adjourned.</translation>
    </message>
    <message>
        <source>the bye</source>
        <extracomment>The pairing-allocated bye, in a list of names.</extracomment>
        <translation>the bye</translation>
    </message>
    <message>
        <source>Draw lots first for the colour of the highest-ranked player (Event).</source>
        <translation>Draw lots first for the colour of the highest-ranked player (Event).</translation>
    </message>
    <message>
        <source>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</source>
        <translation>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</translation>
    </message>
    <message>
        <source>A legal pairing was not found; this is a fault of the program.</source>
        <translation>A legal pairing was not found; this is a fault of the program.</translation>
    </message>
    <message>
        <source>%1 Not all of these can be paired with each other: %2.</source>
        <extracomment>%1 a sentence, %2 names of players.</extracomment>
        <translation>%1 Not all of these can be paired with each other: %2.</translation>
    </message>
    <message>
        <source>%1 Not all of these can be paired with each other: %2. Otherwise they have nobody but: %3.</source>
        <extracomment>%1 a sentence, %2 and %3 names of players.</extracomment>
        <translation>%1 Not all of these can be paired with each other: %2. Otherwise they have nobody but: %3.</translation>
    </message>
    <message>
        <source>Byes, prohibited pairs and pairing by hand are for Swiss systems.</source>
        <translation>Byes, prohibited pairs and pairing by hand are for Swiss systems.</translation>
    </message>
    <message>
        <source>This round is paired; a bye is for a round to come.</source>
        <translation>This round is paired; a bye is for a round to come.</translation>
    </message>
    <message>
        <source>There is no such bye.</source>
        <translation>There is no such bye.</translation>
    </message>
    <message>
        <source>Prohibited pairs are settled before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Prohibited pairs are settled before the first round is paired (General Regulations for Competitions 5.2).</translation>
    </message>
    <message>
        <source>Choose two players; there is no such prohibited pair.</source>
        <translation>Choose two players; there is no such prohibited pair.</translation>
    </message>
    <message>
        <source>Everybody who takes part has one seat, and nobody else: look at %1.</source>
        <translation>Everybody who takes part has one seat, and nobody else: look at %1.</translation>
    </message>
    <message>
        <source>Moves are on record on board %1; the starting position stays.</source>
        <translation>Moves are on record on board %1; the starting position stays.</translation>
    </message>
    <message>
        <source>A game cannot begin from this position.</source>
        <translation>A game cannot begin from this position.</translation>
    </message>
    <message>
        <source>Board %1: half-move %2 is not legal there.</source>
        <translation>Board %1: half-move %2 is not legal there.</translation>
    </message>
    <message>
        <source>Board %1: the record has no such place.</source>
        <translation>Board %1: the record has no such place.</translation>
    </message>
    <message>
        <source>No draw offer is open on board %1.</source>
        <translation>No draw offer is open on board %1.</translation>
    </message>
    <message>
        <source>Board %1: no draw can be agreed before both players have moved (Laws 5.2.3).</source>
        <translation>Board %1: no draw can be agreed before both players have moved (Laws 5.2.3).</translation>
    </message>
    <message>
        <source>Board %1: rule on the claim first.</source>
        <translation>Board %1: rule on the claim first.</translation>
    </message>
    <message>
        <source>No claim waits for a ruling on board %1.</source>
        <translation>No claim waits for a ruling on board %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) behind would not be legal any more.</source>
        <translation>
            <numerusform>%n half-move behind would not be legal any more.</numerusform>
            <numerusform>%n half-moves behind would not be legal any more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the event allows no draw by agreement yet (Laws 9.1).</source>
        <translation>Board %1: the event allows no draw by agreement yet (Laws 9.1).</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1.</source>
        <translation>Both players have signed the result on board %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from what the rules give.</source>
        <translation>
            <numerusform>%n board differs from what the rules give.</numerusform>
            <numerusform>%n boards differ from what the rules give.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file are not as the pairing system makes them.</source>
        <translation>
            <numerusform>%n round of the file is not as the pairing system makes it.</numerusform>
            <numerusform>%n rounds of the file are not as the pairing system makes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For more than %n round(s) there are not enough opponents.</source>
        <translation>
            <numerusform>For more than %n round there are not enough opponents.</numerusform>
            <numerusform>For more than %n rounds there are not enough opponents.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a half-point bye already.</source>
        <translation>%1 has a half-point bye already.</translation>
    </message>
    <message>
        <source>FIDE deprecates full-point byes; this one is recorded.</source>
        <translation>FIDE deprecates full-point byes; this one is recorded.</translation>
    </message>
    <message>
        <source>Board %1: this player is not entered as visually disabled.</source>
        <translation>Board %1: this player is not entered as visually disabled.</translation>
    </message>
    <message>
        <source>Board %1: enter what both players wrote first.</source>
        <translation>Board %1: enter what both players wrote first.</translation>
    </message>
    <message>
        <source>Board %1: an assistant would do more than the Laws give him.</source>
        <translation>Board %1: an assistant would do more than the Laws give him.</translation>
    </message>
    <message>
        <source>The result on board %1 rests on a ruling.</source>
        <translation>The result on board %1 rests on a ruling.</translation>
    </message>
    <message>
        <source>By the record the game on board %1 is drawn already (Laws 9.6).</source>
        <translation>By the record the game on board %1 is drawn already (Laws 9.6).</translation>
    </message>
    <message>
        <source>The game on board %1 has a result already.</source>
        <translation>The game on board %1 has a result already.</translation>
    </message>
    <message>
        <source>The game on board %1 has ended on the board.</source>
        <translation>The game on board %1 has ended on the board.</translation>
    </message>
    <message>
        <source>In this event nobody has to keep score, so nobody is excused from it.</source>
        <translation>In this event nobody has to keep score, so nobody is excused from it.</translation>
    </message>
    <message>
        <source>A fallen flag was noticed on board %1: it ended the game.</source>
        <translation>A fallen flag was noticed on board %1: it ended the game.</translation>
    </message>
    <message>
        <source>Board %1: by the record that is a legal move.</source>
        <translation>Board %1: by the record that is a legal move.</translation>
    </message>
    <message>
        <source>Board %1: the record says something else of the claim.</source>
        <translation>Board %1: the record says something else of the claim.</translation>
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
        <source>Acceleration is taken over only in a Swiss, and only Baku acceleration; this one is left out.</source>
        <translation>Acceleration is taken over only in a Swiss, and only Baku acceleration; this one is left out.</translation>
    </message>
    <message>
        <source>Forbidden pairs are taken over only in a Swiss, and only of its players; these are left out.</source>
        <translation>Forbidden pairs are taken over only in a Swiss, and only of its players; these are left out.</translation>
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
    <message>
        <source>A draw counts more than a win here, or a loss more than a draw: %1.</source>
        <translation>A draw counts more than a win here, or a loss more than a draw: %1.</translation>
    </message>
    <message>
        <source>Something stands behind the value: “%1” was read as %2.</source>
        <translation>Something stands behind the value: “%1” was read as %2.</translation>
    </message>
    <message>
        <source>“%1” contradicts another record of the file; the other one counts.</source>
        <translation>“%1” contradicts another record of the file; the other one counts.</translation>
    </message>
    <message>
        <source>Match points have no effect where players play for themselves; “%1” was left out.</source>
        <translation>Match points have no effect where players play for themselves; “%1” was left out.</translation>
    </message>
    <message>
        <source>Player %1 is forbidden to meet himself or herself; it was left out.</source>
        <translation>Player %1 is forbidden to meet himself or herself; it was left out.</translation>
    </message>
</context>
<context>
    <name>ReplayMoment</name>
    <message>
        <source>Now: %1</source>
        <translation>Now: %1</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, board %2: replay</source>
        <translation>Round %1, board %2: replay</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy the sheet</source>
        <translation>Copy the sheet</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Save the sheet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>What did the clock show at</source>
        <translation>What did the clock show at</translation>
    </message>
    <message>
        <source>14:32 or 14:32:05</source>
        <translation>14:32 or 14:32:05</translation>
    </message>
    <message>
        <source>Graph over</source>
        <translation>Graph over</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>the time</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>the moves</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>What happened at the board</translation>
    </message>
    <message>
        <source>type a time</source>
        <translation>type a time</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>acts</translation>
    </message>
    <message>
        <source>PgUp  PgDn</source>
        <translation>PgUp  PgDn</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>now</source>
        <translation>now</translation>
    </message>
    <message>
        <source>time or moves</source>
        <translation>time or moves</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Paired, the clock set</source>
        <translation>Paired, the clock set</translation>
    </message>
    <message>
        <source>Brought in with a report file</source>
        <translation>Brought in with a report file</translation>
    </message>
    <message>
        <source>All clocks paused</source>
        <translation>All clocks paused</translation>
    </message>
    <message>
        <source>Clock paused: the computer slept</source>
        <translation>Clock paused: the computer slept</translation>
    </message>
    <message>
        <source>Clock paused: the program was closed</source>
        <translation>Clock paused: the program was closed</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>correction</comment>
        <extracomment>What the arbiter did to a clock, and why: &quot;2:00 added to White&apos;s time: illegal move&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>note</comment>
        <extracomment>%1 a sentence about a clock, %2 a note of the arbiter&apos;s.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>White&apos;s press came too late to count</source>
        <translation>White&apos;s press came too late to count</translation>
    </message>
    <message>
        <source>Black&apos;s press came too late to count</source>
        <translation>Black&apos;s press came too late to count</translation>
    </message>
    <message>
        <source>Clock turned round</source>
        <translation>Clock turned round</translation>
    </message>
    <message>
        <source>The fall of White&apos;s flag was claimed</source>
        <translation>The fall of White&apos;s flag was claimed</translation>
    </message>
    <message>
        <source>The fall of Black&apos;s flag was claimed</source>
        <translation>The fall of Black&apos;s flag was claimed</translation>
    </message>
    <message>
        <source>The fall of White&apos;s flag was observed</source>
        <translation>The fall of White&apos;s flag was observed</translation>
    </message>
    <message>
        <source>The fall of Black&apos;s flag was observed</source>
        <translation>The fall of Black&apos;s flag was observed</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>White is not at the board</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>Black is not at the board</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>White has arrived</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>Black has arrived</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Result %1</translation>
    </message>
    <message>
        <source>%1 (Laws %2)</source>
        <extracomment>%1 a sentence about a result, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (Laws %2)</translation>
    </message>
    <message>
        <source>Result cleared</source>
        <translation>Result cleared</translation>
    </message>
    <message>
        <source>Game adjourned</source>
        <translation>Game adjourned</translation>
    </message>
    <message>
        <source>Program started again after an interruption</source>
        <translation>Program started again after an interruption</translation>
    </message>
    <message>
        <source>Program started again</source>
        <translation>Program started again</translation>
    </message>
    <message>
        <source>Program closed</source>
        <translation>Program closed</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Taken back: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Restored: %1</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Not started</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>White to move</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Black to move</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>Paused, White to move</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>Paused, Black to move</translation>
    </message>
    <message>
        <source>Stopped by the flag</source>
        <translation>Stopped by the flag</translation>
    </message>
    <message>
        <source>%1 flag</source>
        <extracomment>A time on a sheet of text, and that the flag is down: &quot;0:00 flag&quot;.</extracomment>
        <translation>%1 flag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Thought</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>%1 (taken back later)</source>
        <translation>%1 (taken back later)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>At the start</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Used</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Credited</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrected</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>Not paired yet</source>
        <translation>Not paired yet</translation>
    </message>
    <message>
        <source>Played without this program&apos;s clock</source>
        <translation>Played without this program&apos;s clock</translation>
    </message>
    <message>
        <source>The program was not running</source>
        <translation>The program was not running</translation>
    </message>
    <message>
        <source>Finished, %1</source>
        <translation>Finished, %1</translation>
    </message>
    <message>
        <source>Waits for the arbiter&apos;s decision</source>
        <translation>Waits for the arbiter&apos;s decision</translation>
    </message>
    <message>
        <source>The program was closed from %1 to %2; the clock stood.</source>
        <translation>The program was closed from %1 to %2; the clock stood.</translation>
    </message>
    <message>
        <source>The program was not running from %1 to %2; these are the times of its last sign of life.</source>
        <translation>The program was not running from %1 to %2; these are the times of its last sign of life.</translation>
    </message>
    <message>
        <source>Clock of round %1, board %2</source>
        <translation>Clock of round %1, board %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Rate of play</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Paired</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Times</translation>
    </message>
    <message>
        <source>local time (%1); both clocks as they showed after the act</source>
        <translation>local time (%1); both clocks as they showed after the act</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Gap</translation>
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
    <name>RulingOwnWord</name>
    <message>
        <source>Your own decision, with a note below</source>
        <translation>Your own decision, with a note below</translation>
    </message>
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
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Half a point to White, none to Black</source>
        <translation>Half a point to White, none to Black</translation>
    </message>
    <message>
        <source>Half a point to Black, none to White</source>
        <translation>Half a point to Black, none to White</translation>
    </message>
</context>
<context>
    <name>RulingText</name>
    <message>
        <source>Preface</source>
        <translation>Preface</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <extracomment>The Laws of Chess: %1 the year of the edition, %2 the number of an article.</extracomment>
        <translation>Laws %1, %2</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>No flag is down.</translation>
    </message>
    <message>
        <source>The game had ended before; its result stands. Enter it below.</source>
        <translation>The game had ended before; its result stands. Enter it below.</translation>
    </message>
    <message>
        <source>In this kind of play the arbiter must not call the flag. It has fallen when a player claims it.</source>
        <translation>In this kind of play the arbiter must not call the flag. It has fallen when a player claims it.</translation>
    </message>
    <message>
        <source>The claim fails, and the game goes on.</source>
        <translation>The claim fails, and the game goes on.</translation>
    </message>
    <message>
        <source>White wins on time.</source>
        <translation>White wins on time.</translation>
    </message>
    <message>
        <source>Black wins on time.</source>
        <translation>Black wins on time.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>The game is drawn.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>The game goes on.</translation>
    </message>
    <message>
        <source>Check by the scoresheets whether the moves were made.</source>
        <translation>Check by the scoresheets whether the moves were made.</translation>
    </message>
    <message>
        <source>No article speaks of it: the arbiter decides.</source>
        <translation>No article speaks of it: the arbiter decides.</translation>
    </message>
    <message>
        <source>Can White still checkmate by any series of legal moves?</source>
        <translation>Can White still checkmate by any series of legal moves?</translation>
    </message>
    <message>
        <source>Can Black still checkmate by any series of legal moves?</source>
        <translation>Can Black still checkmate by any series of legal moves?</translation>
    </message>
    <message>
        <source>White cannot checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>White cannot checkmate: %1</translation>
    </message>
    <message>
        <source>Black cannot checkmate: %1</source>
        <translation>Black cannot checkmate: %1</translation>
    </message>
    <message>
        <source>White can still checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>White can still checkmate: %1</translation>
    </message>
    <message>
        <source>Black can still checkmate: %1</source>
        <translation>Black can still checkmate: %1</translation>
    </message>
    <message>
        <source>White&apos;s telephone sounded</source>
        <translation>White&apos;s telephone sounded</translation>
    </message>
    <message>
        <source>Black&apos;s telephone sounded</source>
        <translation>Black&apos;s telephone sounded</translation>
    </message>
    <message>
        <source>White has an electronic device on him</source>
        <translation>White has an electronic device on him</translation>
    </message>
    <message>
        <source>Black has an electronic device on him</source>
        <translation>Black has an electronic device on him</translation>
    </message>
    <message>
        <source>Guidelines II</source>
        <translation>Guidelines II</translation>
    </message>
</context>
<context>
    <name>RulingTicks</name>
    <message>
        <source>Called by</source>
        <translation>Called by</translation>
    </message>
    <message>
        <source>Which flag fell first</source>
        <translation>Which flag fell first</translation>
    </message>
    <message>
        <source>not established</source>
        <translation>not established</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>not said</translation>
    </message>
    <message>
        <source>The game was over before</source>
        <translation>The game was over before</translation>
    </message>
    <message>
        <source>Mate, stalemate, a dead position, resignation or agreement came first.</source>
        <translation>Mate, stalemate, a dead position, resignation or agreement came first.</translation>
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
    <name>SetUp</name>
    <message>
        <source>Clear the board</source>
        <translation>Clear the board</translation>
    </message>
    <message>
        <source>Initial position</source>
        <translation>Initial position</translation>
    </message>
    <message>
        <source>FEN from the clipboard</source>
        <translation>FEN from the clipboard</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>To move</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>May still castle</source>
        <translation>May still castle</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>White 0-0</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>White 0-0-0</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Black 0-0</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Black 0-0-0</translation>
    </message>
    <message>
        <source>A pawn has just passed over</source>
        <translation>A pawn has just passed over</translation>
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
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Round, board</source>
        <translation>Round, board</translation>
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
    <message>
        <source>Rate of play</source>
        <translation>Rate of play</translation>
    </message>
    <message>
        <source>Laws of Chess</source>
        <translation>Laws of Chess</translation>
    </message>
    <message>
        <source>No moves are on record.</source>
        <translation>No moves are on record.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>not finished</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Laws %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <translation>Signature of White</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <translation>Signature of Black</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Beside the moves</source>
        <translation>Beside the moves</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>What happened at the board</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Starting position</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begun</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ended</translation>
    </message>
    <message>
        <source>What White wrote</source>
        <translation>What White wrote</translation>
    </message>
    <message>
        <source>What Black wrote</source>
        <translation>What Black wrote</translation>
    </message>
    <message>
        <source>≠ is not the move of the record.</source>
        <translation>≠ is not the move of the record.</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>A tone at this desk when a flag falls</source>
        <translation>A tone at this desk when a flag falls</translation>
    </message>
    <message>
        <source>For every board of the round. Silent where only a player may claim a flag.</source>
        <translation>For every board of the round. Silent where only a player may claim a flag.</translation>
    </message>
    <message>
        <source>The clock that is shown full screen sounds</source>
        <translation>The clock that is shown full screen sounds</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>As chess clocks do</source>
        <translation>As chess clocks do</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move; in other controls they are silent. They beep ten seconds before a time ends and in its last five seconds.</source>
        <translation>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move; in other controls they are silent. They beep ten seconds before a time ends and in its last five seconds.</translation>
    </message>
</context>
<context>
    <name>SpokenFace</name>
    <message>
        <source>%1 over the time</source>
        <translation>%1 over the time</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>The clock has not been started.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <translation>Move %1.</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <comment>length of time</comment>
        <translation>White: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>length of time</comment>
        <translation>Black: %1.</translation>
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
    <message>
        <source>Can this player still be mated?</source>
        <translation>Can this player still be mated?</translation>
    </message>
    <message>
        <source>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</source>
        <translation>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</translation>
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
    <name>TimeGraph</name>
    <message>
        <source>Graph of both times</source>
        <translation>Graph of both times</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
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
    <name>TypedTime</name>
    <message>
        <source>Write a time, such as 2:00.</source>
        <translation>Write a time, such as 2:00.</translation>
    </message>
    <message>
        <source>Write hours, minutes and seconds as 1:30:00, or minutes and seconds as 5:00.</source>
        <translation>Write hours, minutes and seconds as 1:30:00, or minutes and seconds as 5:00.</translation>
    </message>
    <message>
        <source>After hours, minutes go up to 59.</source>
        <translation>After hours, minutes go up to 59.</translation>
    </message>
    <message>
        <source>Seconds go up to 59.</source>
        <translation>Seconds go up to 59.</translation>
    </message>
    <message>
        <source>No clock shows so many hours.</source>
        <translation>No clock shows so many hours.</translation>
    </message>
</context>
<context>
    <name>TypedTimes</name>
    <message>
        <source>White&apos;s time</source>
        <translation>White&apos;s time</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Black&apos;s time</translation>
    </message>
    <message>
        <source>Take these times</source>
        <translation>Take these times</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Ask again</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Play through</translation>
    </message>
</context>
<context>
    <name>VerdictSheetText</name>
    <message>
        <source>not answered</source>
        <translation>not answered</translation>
    </message>
    <message>
        <source>What hangs on it</source>
        <translation>What hangs on it</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>White&apos;s fault</source>
        <translation>White&apos;s fault</translation>
    </message>
    <message>
        <source>Black&apos;s fault</source>
        <translation>Black&apos;s fault</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Can this player still be mated?</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Laws</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>To move</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>White&apos;s mate</source>
        <translation>White&apos;s mate</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Black&apos;s mate</source>
        <translation>Black&apos;s mate</translation>
    </message>
    <message>
        <source>So</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Caution</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>The player to move has no legal move and is not in check: stalemate, the game is drawn.</source>
        <translation>The player to move has no legal move and is not in check: stalemate, the game is drawn.</translation>
    </message>
    <message>
        <source>White is checkmated: the game is over.</source>
        <translation>White is checkmated: the game is over.</translation>
    </message>
    <message>
        <source>Black is checkmated: the game is over.</source>
        <translation>Black is checkmated: the game is over.</translation>
    </message>
    <message>
        <source>White has nothing but the king.</source>
        <translation>White has nothing but the king.</translation>
    </message>
    <message>
        <source>Black has nothing but the king.</source>
        <translation>Black has nothing but the king.</translation>
    </message>
    <message>
        <source>White has only a knight besides the king, and Black has at most queens: they can never block the way of their own king.</source>
        <translation>White has only a knight besides the king, and Black has at most queens: they can never block the way of their own king.</translation>
    </message>
    <message>
        <source>Black has only a knight besides the king, and White has at most queens: they can never block the way of their own king.</source>
        <translation>Black has only a knight besides the king, and White has at most queens: they can never block the way of their own king.</translation>
    </message>
    <message>
        <source>White has only bishops on squares of one colour, and Black has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>White has only bishops on squares of one colour, and Black has no pawn, no knight and no bishop of the other colour to block the way of the king.</translation>
    </message>
    <message>
        <source>Black has only bishops on squares of one colour, and White has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>Black has only bishops on squares of one colour, and White has no pawn, no knight and no bishop of the other colour to block the way of the king.</translation>
    </message>
    <message>
        <source>Some men are locked in for ever. Wherever the others may get to, there is no mate by White.</source>
        <translation>Some men are locked in for ever. Wherever the others may get to, there is no mate by White.</translation>
    </message>
    <message>
        <source>Some men are locked in for ever. Wherever the others may get to, there is no mate by Black.</source>
        <translation>Some men are locked in for ever. Wherever the others may get to, there is no mate by Black.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by White.</source>
        <translation>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by White.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by Black.</source>
        <translation>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by Black.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by White.</source>
        <translation>Both players have only one legal move at a time, and these moves lead to no mate by White.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by Black.</source>
        <translation>Both players have only one legal move at a time, and these moves lead to no mate by Black.</translation>
    </message>
    <message>
        <source>Every position that can still come about was looked at, %1 in all: White mates in none of them.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Every position that can still come about was looked at, %1 in all: White mates in none of them.</translation>
    </message>
    <message>
        <source>Every position that can still come about was looked at, %1 in all: Black mates in none of them.</source>
        <translation>Every position that can still come about was looked at, %1 in all: Black mates in none of them.</translation>
    </message>
    <message numerus="yes">
        <source>A line of legal moves ends in mate after %n move(s).</source>
        <translation>
            <numerusform>A line of legal moves ends in mate after %n move.</numerusform>
            <numerusform>A line of legal moves ends in mate after %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a mate nor a proof against one was found in %1 positions. The arbiter decides; as long as there is no proof, the player can mate.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Neither a mate nor a proof against one was found in %1 positions. The arbiter decides; as long as there is no proof, the player can mate.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>White has no king.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Black has no king.</translation>
    </message>
    <message>
        <source>White has another king on %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>White has another king on %1.</translation>
    </message>
    <message>
        <source>Black has another king on %1.</source>
        <translation>Black has another king on %1.</translation>
    </message>
    <message>
        <source>White has more than sixteen men.</source>
        <translation>White has more than sixteen men.</translation>
    </message>
    <message>
        <source>Black has more than sixteen men.</source>
        <translation>Black has more than sixteen men.</translation>
    </message>
    <message>
        <source>White has more than eight pawns.</source>
        <translation>White has more than eight pawns.</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>Black has more than eight pawns.</translation>
    </message>
    <message>
        <source>White&apos;s king is not where he could castle with the rook on %1.</source>
        <extracomment>%1 is the square of a rook.</extracomment>
        <translation>White&apos;s king is not where he could castle with the rook on %1.</translation>
    </message>
    <message>
        <source>Black&apos;s king is not where he could castle with the rook on %1.</source>
        <translation>Black&apos;s king is not where he could castle with the rook on %1.</translation>
    </message>
    <message>
        <source>White has no rook on %1 to castle with.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>White has no rook on %1 to castle with.</translation>
    </message>
    <message>
        <source>Black has no rook on %1 to castle with.</source>
        <translation>Black has no rook on %1 to castle with.</translation>
    </message>
    <message>
        <source>White has a second rook to castle with on the same side: %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>White has a second rook to castle with on the same side: %1.</translation>
    </message>
    <message>
        <source>Black has a second rook to castle with on the same side: %1.</source>
        <translation>Black has a second rook to castle with on the same side: %1.</translation>
    </message>
    <message>
        <source>the men</source>
        <comment>field of a FEN</comment>
        <translation>the men</translation>
    </message>
    <message>
        <source>who is to move</source>
        <comment>field of a FEN</comment>
        <translation>who is to move</translation>
    </message>
    <message>
        <source>castling</source>
        <comment>field of a FEN</comment>
        <translation>castling</translation>
    </message>
    <message>
        <source>en passant</source>
        <comment>field of a FEN</comment>
        <translation>en passant</translation>
    </message>
    <message>
        <source>the count of the fifty moves</source>
        <comment>field of a FEN</comment>
        <translation>the count of the fifty moves</translation>
    </message>
    <message>
        <source>the number of the move</source>
        <comment>field of a FEN</comment>
        <translation>the number of the move</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>field of a FEN</comment>
        <translation>the end of the line</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nothing is written</translation>
    </message>
    <message>
        <source>this sign does not belong here</source>
        <translation>this sign does not belong here</translation>
    </message>
    <message>
        <source>a rank has more than eight squares</source>
        <translation>a rank has more than eight squares</translation>
    </message>
    <message>
        <source>a rank has fewer than eight squares</source>
        <translation>a rank has fewer than eight squares</translation>
    </message>
    <message>
        <source>there are more than eight ranks</source>
        <translation>there are more than eight ranks</translation>
    </message>
    <message>
        <source>there are fewer than eight ranks</source>
        <translation>there are fewer than eight ranks</translation>
    </message>
    <message>
        <source>this is no square</source>
        <translation>this is no square</translation>
    </message>
    <message>
        <source>this is no number</source>
        <translation>this is no number</translation>
    </message>
    <message>
        <source>there is more than belongs in it</source>
        <translation>there is more than belongs in it</translation>
    </message>
    <message>
        <source>White has checkmated</source>
        <translation>White has checkmated</translation>
    </message>
    <message>
        <source>Black has checkmated</source>
        <translation>Black has checkmated</translation>
    </message>
    <message>
        <source>White can still checkmate</source>
        <translation>White can still checkmate</translation>
    </message>
    <message>
        <source>Black can still checkmate</source>
        <translation>Black can still checkmate</translation>
    </message>
    <message>
        <source>White cannot checkmate</source>
        <translation>White cannot checkmate</translation>
    </message>
    <message>
        <source>Black cannot checkmate</source>
        <translation>Black cannot checkmate</translation>
    </message>
    <message>
        <source>White: not decided</source>
        <translation>White: not decided</translation>
    </message>
    <message>
        <source>Black: not decided</source>
        <translation>Black: not decided</translation>
    </message>
    <message>
        <source>Neither can mate: dead position</source>
        <translation>Neither can mate: dead position</translation>
    </message>
    <message>
        <source>The flag falls</source>
        <translation>The flag falls</translation>
    </message>
    <message>
        <source>The illegal move that loses</source>
        <translation>The illegal move that loses</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Resignation</translation>
    </message>
    <message>
        <source>The telephone sounds</source>
        <translation>The telephone sounds</translation>
    </message>
    <message>
        <source>arbiter decides</source>
        <translation>arbiter decides</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>A pawn cannot stand on %1.</translation>
    </message>
    <message>
        <source>The kings stand beside each other.</source>
        <translation>The kings stand beside each other.</translation>
    </message>
    <message>
        <source>The king on %1 is in check, and it is the other player&apos;s move.</source>
        <translation>The king on %1 is in check, and it is the other player&apos;s move.</translation>
    </message>
    <message>
        <source>No pawn can just have passed over %1.</source>
        <translation>No pawn can just have passed over %1.</translation>
    </message>
    <message>
        <source>The count of the fifty moves is not between 0 and 9999.</source>
        <translation>The count of the fifty moves is not between 0 and 9999.</translation>
    </message>
    <message>
        <source>The number of the move is not between 1 and 9999.</source>
        <translation>The number of the move is not between 1 and 9999.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nothing is written.</translation>
    </message>
    <message>
        <source>Column %1, %2: %3.</source>
        <extracomment>Where a FEN cannot be read: %1 a number, %2 a part of the line, %3 what is wrong.</extracomment>
        <translation>Column %1, %2: %3.</translation>
    </message>
    <message>
        <source>There are more pieces than pawns can have become.</source>
        <translation>There are more pieces than pawns can have become.</translation>
    </message>
    <message>
        <source>More than two men give check.</source>
        <translation>More than two men give check.</translation>
    </message>
    <message>
        <source>No single move can have given this double check.</source>
        <translation>No single move can have given this double check.</translation>
    </message>
    <message>
        <source>More moves without capture are counted than were made.</source>
        <translation>More moves without capture are counted than were made.</translation>
    </message>
    <message>
        <source>Moves without a pawn&apos;s move are counted, yet a pawn has just moved.</source>
        <translation>Moves without a pawn&apos;s move are counted, yet a pawn has just moved.</translation>
    </message>
    <message>
        <source>The line of FEN does not say who is to move: White was assumed.</source>
        <translation>The line of FEN does not say who is to move: White was assumed.</translation>
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
    <name>flagfall::view::AttendanceModel</name>
    <message>
        <source>W</source>
        <comment>letter of White</comment>
        <extracomment>The one letter typed for White after the number of a board: &quot;12W&quot;.</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of Black</comment>
        <extracomment>The one letter typed for Black after the number of a board: &quot;12B&quot;.</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Round %1: nobody is marked absent</source>
        <translation>Round %1: nobody is marked absent</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n board(s) to look after</source>
        <translation>
            <numerusform>Round %1: %n board to look after</numerusform>
            <numerusform>Round %1: %n boards to look after</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The default time is over on %n board(s): %1.</source>
        <translation>
            <numerusform>The default time is over on %n board: %1.</numerusform>
            <numerusform>The default time is over on %n boards: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>letters</comment>
        <extracomment>The two letters that stand for White and Black: &quot;W, B&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Board %1: %2 by forfeit (%3). Ctrl+Z takes it back.</source>
        <translation>Board %1: %2 by forfeit (%3). Ctrl+Z takes it back.</translation>
    </message>
    <message>
        <source>The default time is not over on board %1.</source>
        <translation>The default time is not over on board %1.</translation>
    </message>
    <message>
        <source>%1 has arrived</source>
        <extracomment>%1 the name of a player.</extracomment>
        <translation>%1 has arrived</translation>
    </message>
    <message>
        <source>%1 is absent</source>
        <translation>%1 is absent</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Board %1: %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AuditModel</name>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>The two players of a board.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %n board(s)</source>
        <extracomment>The round that is looked at, and how many boards it has.</extracomment>
        <translation>
            <numerusform>Round %1, %n board</numerusform>
            <numerusform>Round %1, %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n finding(s) put aside</source>
        <extracomment>%1 is a round and its boards.</extracomment>
        <translation>
            <numerusform>%1; %n finding put aside</numerusform>
            <numerusform>%1; %n findings put aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BlindPlayView</name>
    <message>
        <source>Appendix %1</source>
        <translation>Appendix %1</translation>
    </message>
    <message>
        <source>White&apos;s own board</source>
        <translation>White&apos;s own board</translation>
    </message>
    <message>
        <source>Black&apos;s own board</source>
        <translation>Black&apos;s own board</translation>
    </message>
</context>
<context>
    <name>flagfall::view::BoardActsModel</name>
    <message>
        <source>%1 – without effect</source>
        <extracomment>%1 a press of a lever that changed nothing: &quot;Black pressed the clock&quot;.</extracomment>
        <translation>%1 – without effect</translation>
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
    <name>flagfall::view::ClockView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>White&apos;s time ran out at %1 and a new period began. Moves counted: %2.</translation>
    </message>
    <message>
        <source>Black&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>Black&apos;s time ran out at %1 and a new period began. Moves counted: %2.</translation>
    </message>
    <message>
        <source>White&apos;s flag fell first, at %1.</source>
        <translation>White&apos;s flag fell first, at %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell first, at %1.</source>
        <translation>Black&apos;s flag fell first, at %1.</translation>
    </message>
    <message>
        <source>White&apos;s time was used up second, at %1.</source>
        <translation>White&apos;s time was used up second, at %1.</translation>
    </message>
    <message>
        <source>Black&apos;s time was used up second, at %1.</source>
        <translation>Black&apos;s time was used up second, at %1.</translation>
    </message>
    <message>
        <source>A fallen flag stops both clocks.</source>
        <translation>A fallen flag stops both clocks.</translation>
    </message>
    <message>
        <source>After a fallen flag the clocks run on.</source>
        <translation>After a fallen flag the clocks run on.</translation>
    </message>
    <message>
        <source>Only a player may claim a fallen flag here (%1).</source>
        <translation>Only a player may claim a fallen flag here (%1).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ControlForm</name>
    <message>
        <source>A figure of a period cannot be read.</source>
        <translation>A figure of a period cannot be read.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CorrectionForm</name>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Write a whole number from %1 to %2.</translation>
    </message>
    <message>
        <source>White&apos;s time</source>
        <translation>White&apos;s time</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Black&apos;s time</translation>
    </message>
    <message>
        <source>White&apos;s moves</source>
        <translation>White&apos;s moves</translation>
    </message>
    <message>
        <source>Black&apos;s moves</source>
        <translation>Black&apos;s moves</translation>
    </message>
    <message>
        <source>White&apos;s period</source>
        <translation>White&apos;s period</translation>
    </message>
    <message>
        <source>Black&apos;s period</source>
        <translation>Black&apos;s period</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Time to add, or with − to take</source>
        <translation>Time to add, or with − to take</translation>
    </message>
    <message>
        <source>Time the opponent thought meanwhile</source>
        <translation>Time the opponent thought meanwhile</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Time left</translation>
    </message>
    <message>
        <source>Only what you change is set; the rest stays as it is.</source>
        <translation>Only what you change is set; the rest stays as it is.</translation>
    </message>
    <message>
        <source>The old clock is stopped. These values are from the journal: set the new clock to them, or write what it shows. Name the new unit in the note.</source>
        <translation>The old clock is stopped. These values are from the journal: set the new clock to them, or write what it shows. Name the new unit in the note.</translation>
    </message>
    <message>
        <source>From now on, with the times as they stand.</source>
        <translation>From now on, with the times as they stand.</translation>
    </message>
    <message>
        <source>The clock is stopped with the times this control would have led to: the same presses and corrections, from the start of the game.</source>
        <translation>The clock is stopped with the times this control would have led to: the same presses and corrections, from the start of the game.</translation>
    </message>
    <message>
        <source>The move is counted with its increment, and the time the opponent thought on this player&apos;s clock becomes his own.</source>
        <translation>The move is counted with its increment, and the time the opponent thought on this player&apos;s clock becomes his own.</translation>
    </message>
    <message>
        <source>Whose time</source>
        <translation>Whose time</translation>
    </message>
    <message>
        <source>Whose flag</source>
        <translation>Whose flag</translation>
    </message>
    <message>
        <source>Who did not press</source>
        <translation>Who did not press</translation>
    </message>
    <message>
        <source>Which times</source>
        <translation>Which times</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>as they stand</translation>
    </message>
    <message>
        <source>as if it had been set so from the start</source>
        <translation>as if it had been set so from the start</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>both players</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods</source>
        <translation>White&apos;s byo-yomi periods</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods</source>
        <translation>Black&apos;s byo-yomi periods</translation>
    </message>
    <message>
        <source>Moves due from White</source>
        <translation>Moves due from White</translation>
    </message>
    <message>
        <source>Moves due from Black</source>
        <translation>Moves due from Black</translation>
    </message>
    <message>
        <source>Delay left of this move</source>
        <translation>Delay left of this move</translation>
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
    <message>
        <source>As many as are announced beforehand.</source>
        <translation>As many as are announced beforehand.</translation>
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
    <name>flagfall::view::HandActsModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>An act and what it does, read aloud.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::HandsView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>ground</comment>
        <extracomment>%1 why the arbiter acts, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>scope</comment>
        <translation>Board %1</translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <translation>
            <numerusform>%n picked</numerusform>
            <numerusform>%n picked</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>The hall</translation>
    </message>
    <message>
        <source>Every game that goes on</source>
        <translation>Every game that goes on</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) picked</source>
        <translation>
            <numerusform>%n board picked</numerusform>
            <numerusform>%n boards picked</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>head</comment>
        <extracomment>The head of a panel: the number of a board.</extracomment>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Not started</translation>
    </message>
    <message>
        <source>White&apos;s clock is running</source>
        <translation>White&apos;s clock is running</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running</source>
        <translation>Black&apos;s clock is running</translation>
    </message>
    <message>
        <source>Stopped, White to move</source>
        <translation>Stopped, White to move</translation>
    </message>
    <message>
        <source>Stopped, Black to move</source>
        <translation>Stopped, Black to move</translation>
    </message>
    <message>
        <source>Stopped at the flag</source>
        <translation>Stopped at the flag</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal moves: %1 of %2</source>
        <translation>illegal moves: %1 of %2</translation>
    </message>
    <message>
        <source>lever locked</source>
        <translation>lever locked</translation>
    </message>
    <message>
        <source>not at the board</source>
        <translation>not at the board</translation>
    </message>
    <message>
        <source>the one of the act</source>
        <translation>the one of the act</translation>
    </message>
    <message>
        <source>Something in the form is not right yet.</source>
        <translation>Something in the form is not right yet.</translation>
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
    <message numerus="yes">
        <source>%n prohibited pair(s)</source>
        <translation>
            <numerusform>%n prohibited pair</numerusform>
            <numerusform>%n prohibited pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) of rounds to come</source>
        <translation>
            <numerusform>%n bye of rounds to come</numerusform>
            <numerusform>%n byes of rounds to come</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Taken as well: %2.</source>
        <extracomment>%1 a sentence, %2 a list: &quot;2 prohibited pairs, 3 byes of rounds to come&quot;.</extracomment>
        <translation>%1 Taken as well: %2.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::MatingView</name>
    <message>
        <source>This is no position to take over. %1</source>
        <extracomment>%1 are reasons, as sentences.</extracomment>
        <translation>This is no position to take over. %1</translation>
    </message>
    <message>
        <source>White: no position yet</source>
        <translation>White: no position yet</translation>
    </message>
    <message>
        <source>Black: no position yet</source>
        <translation>Black: no position yet</translation>
    </message>
    <message>
        <source>White: looking …</source>
        <translation>White: looking …</translation>
    </message>
    <message>
        <source>Black: looking …</source>
        <translation>Black: looking …</translation>
    </message>
    <message>
        <source>Up to %1 positions are looked at.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Up to %1 positions are looked at.</translation>
    </message>
    <message>
        <source>Cancelled before there was an answer.</source>
        <translation>Cancelled before there was an answer.</translation>
    </message>
    <message>
        <source>Neither player can checkmate by any series of legal moves: the game is drawn at once.</source>
        <translation>Neither player can checkmate by any series of legal moves: the game is drawn at once.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Move %1 of %2</translation>
    </message>
    <message>
        <source>Laws %1, in force now; no event is open</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess.</extracomment>
        <translation>Laws %1, in force now; no event is open</translation>
    </message>
    <message>
        <source>There is no position to save an analysis of.</source>
        <translation>There is no position to save an analysis of.</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>file</comment>
        <translation>mate</translation>
    </message>
    <message>
        <source>The analysis is saved as %1.</source>
        <translation>The analysis is saved as %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3 – %4</source>
        <extracomment>%1 and %2 are numbers, %3 and %4 the players.</extracomment>
        <translation>Round %1, board %2: %3 – %4</translation>
    </message>
    <message>
        <source>The position was set up by hand.</source>
        <translation>The position was set up by hand.</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>place in a game</comment>
        <translation>%1, after %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; then %n move(s) tried on the board</source>
        <extracomment>%1 where a position stood in a game.</extracomment>
        <translation>
            <numerusform>%1; then %n move tried on the board</numerusform>
            <numerusform>%1; then %n moves tried on the board</numerusform>
        </translation>
    </message>
    <message>
        <source>Laws %1, the edition of this event: %2</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess, %2 the kind of play.</extracomment>
        <translation>Laws %1, the edition of this event: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <extracomment>%1 whether a player can checkmate, %2 the moves to it, or why not.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only the verdict on a position taken from a game can be noted in its record.</source>
        <translation>Only the verdict on a position taken from a game can be noted in its record.</translation>
    </message>
    <message>
        <source>The verdict is noted in the record of board %1.</source>
        <translation>The verdict is noted in the record of board %1.</translation>
    </message>
    <message>
        <source>Only White&apos;s scoresheet says so, not the record of the game.</source>
        <translation>Only White&apos;s scoresheet says so, not the record of the game.</translation>
    </message>
    <message>
        <source>Only Black&apos;s scoresheet says so, not the record of the game.</source>
        <translation>Only Black&apos;s scoresheet says so, not the record of the game.</translation>
    </message>
    <message numerus="yes">
        <source>The scoresheet is %n half-move(s) shorter than the game.</source>
        <extracomment>Half-moves that are missing at the end of a record.</extracomment>
        <translation>
            <numerusform>The scoresheet is %n half-move shorter than the game.</numerusform>
            <numerusform>The scoresheet is %n half-moves shorter than the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks have counted %n half-move(s) more than the record holds, which has a gap.</source>
        <translation>
            <numerusform>The clocks have counted %n half-move more than the record holds, which has a gap.</numerusform>
            <numerusform>The clocks have counted %n half-moves more than the record holds, which has a gap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is %n half-move(s) shorter than the game.</source>
        <translation>
            <numerusform>The record is %n half-move shorter than the game.</numerusform>
            <numerusform>The record is %n half-moves shorter than the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>This may not be the position on the board.</source>
        <translation>This may not be the position on the board.</translation>
    </message>
    <message>
        <source>This is not the position on the board.</source>
        <translation>This is not the position on the board.</translation>
    </message>
    <message>
        <source>By the clock it is White&apos;s move, in this position Black&apos;s.</source>
        <translation>By the clock it is White&apos;s move, in this position Black&apos;s.</translation>
    </message>
    <message>
        <source>By the clock it is Black&apos;s move, in this position White&apos;s.</source>
        <translation>By the clock it is Black&apos;s move, in this position White&apos;s.</translation>
    </message>
    <message>
        <source>The record has been changed since: this position does not stand in it any more, and the verdict cannot be noted there.</source>
        <translation>The record has been changed since: this position does not stand in it any more, and the verdict cannot be noted there.</translation>
    </message>
    <message>
        <source>The game has gone on from here.</source>
        <translation>The game has gone on from here.</translation>
    </message>
    <message>
        <source>When this was noted: “%1”</source>
        <extracomment>%1 are sentences: why the position may not have been the one on the board.</extracomment>
        <translation>When this was noted: “%1”</translation>
    </message>
    <message>
        <source>%1, at the start</source>
        <comment>place in a game</comment>
        <extracomment>%1 a round, a board and the players, %2 a move with its number.</extracomment>
        <translation>%1, at the start</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PairingView</name>
    <message>
        <source>W</source>
        <comment>colour</comment>
        <extracomment>One letter for a game with White, or with Black, in a row of them.</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <comment>colour</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Bye: %1</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3</source>
        <extracomment>%1 number of a board, %2 and %3 players&apos; names.</extracomment>
        <translation>Board %1: White %2, Black %3</translation>
    </message>
    <message>
        <source>Pairing of round %1</source>
        <extracomment>%1 the number of the round to be paired.</extracomment>
        <translation>Pairing of round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n other(s) than before</source>
        <extracomment>%1 &quot;20 boards&quot;, %n boards that were not there when it was paired before.</extracomment>
        <translation>
            <numerusform>%1, %n other than before</numerusform>
            <numerusform>%1, %n others than before</numerusform>
        </translation>
    </message>
    <message>
        <source>End the changes by hand first.</source>
        <translation>End the changes by hand first.</translation>
    </message>
    <message>
        <source>Open the changes by hand first (E).</source>
        <translation>Open the changes by hand first (E).</translation>
    </message>
    <message>
        <source>Make this change all the same?</source>
        <translation>Make this change all the same?</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Make it</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Leave it as it was</translation>
    </message>
    <message>
        <source>Colours of the board of %1 exchanged</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Colours of the board of %1 exchanged</translation>
    </message>
    <message>
        <source>%1 and %2 exchanged</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>%1 and %2 exchanged</translation>
    </message>
    <message>
        <source>Pick two seats first (Space).</source>
        <translation>Pick two seats first (Space).</translation>
    </message>
    <message>
        <source>Why does %1 not have the bye?</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Why does %1 not have the bye?</translation>
    </message>
    <message>
        <source>Why do %1 and %2 not meet?</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Why do %1 and %2 not meet?</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>Round %1 is paired.</translation>
    </message>
    <message>
        <source>The pairing made by hand stays; look at the boards of those who were left.</source>
        <translation>The pairing made by hand stays; look at the boards of those who were left.</translation>
    </message>
    <message>
        <source>Back to the pairing by the rules?</source>
        <translation>Back to the pairing by the rules?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) made by hand would be lost.</source>
        <translation>
            <numerusform>%n change made by hand would be lost.</numerusform>
            <numerusform>%n changes made by hand would be lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>Drop them</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Keep them</translation>
    </message>
    <message>
        <source>%1 does not play this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 does not play this round.</translation>
    </message>
    <message>
        <source>%1 plays this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 plays this round.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s) not over count as drawn</source>
        <extracomment>%1 &quot;20 boards&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n game not over counts as drawn</numerusform>
            <numerusform>%1, %n games not over count as drawn</numerusform>
        </translation>
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
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 a kind of bye, %2 the number of a round.</extracomment>
        <translation>%1, round %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PresenceModel</name>
    <message>
        <source>withdrawn</source>
        <translation>withdrawn</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>Read aloud: a player&apos;s name and whether he plays in the round.</extracomment>
        <translation>%1 plays</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>presence</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part</source>
        <translation>
            <numerusform>%n player takes part</numerusform>
            <numerusform>%n players take part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n do(es) not</source>
        <extracomment>%1 &quot;23 players take part&quot;, %n those who do not.</extracomment>
        <translation>
            <numerusform>%1, %n does not</numerusform>
            <numerusform>%1, %n do not</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::PresetsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>preset</comment>
        <extracomment>A preset. %1 its group, %2 its name: &quot;Blitz: World Blitz Championship&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>My presets</translation>
    </message>
    <message>
        <source>Presets written to %1: %2</source>
        <translation>Presets written to %1: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>The file %1 cannot be read: %2</translation>
    </message>
    <message>
        <source>Presets taken from %1: %2</source>
        <translation>Presets taken from %1: %2</translation>
    </message>
    <message>
        <source>The file %1 holds no presets of this program.</source>
        <translation>The file %1 holds no presets of this program.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ProhibitedModel</name>
    <message>
        <source>%1 – %2</source>
        <comment>prohibited pair</comment>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2, in round %3</source>
        <extracomment>%1 and %2 are players&apos; names, %3 the number of a round.</extracomment>
        <translation>%1 – %2, in round %3</translation>
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
    <name>flagfall::view::RecordActsView</name>
    <message>
        <source>White claims a draw</source>
        <translation>White claims a draw</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>Black claims a draw</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>claim</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>claim and move</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>after the announced move</source>
        <translation>after the announced move</translation>
    </message>
    <message>
        <source>The players have signed different results: you decide (Laws %1).</source>
        <translation>The players have signed different results: you decide (Laws %1).</translation>
    </message>
    <message>
        <source>Both have signed %1, and the result entered is %2.</source>
        <translation>Both have signed %1, and the result entered is %2.</translation>
    </message>
    <message>
        <source>%1 The result entered is %2.</source>
        <comment>signature</comment>
        <extracomment>%1 a sentence about a signature, %2 a result.</extracomment>
        <translation>%1 The result entered is %2.</translation>
    </message>
    <message>
        <source>refuses to sign</source>
        <translation>refuses to sign</translation>
    </message>
    <message>
        <source>%1 His offer number %2 in this game (Laws %3).</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.</extracomment>
        <translation>%1 His offer number %2 in this game (Laws %3).</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) of the game are not on record yet: write them first.</source>
        <translation>
            <numerusform>%n half-move of the game is not on record yet: write it first.</numerusform>
            <numerusform>%n half-moves of the game are not on record yet: write them first.</numerusform>
        </translation>
    </message>
    <message>
        <source>The announced move %1 must be played (Laws %2).</source>
        <translation>The announced move %1 must be played (Laws %2).</translation>
    </message>
    <message>
        <source>The announced move %1 is not legal: another move of the same man must be played if there is one (Laws %2).</source>
        <translation>The announced move %1 is not legal: another move of the same man must be played if there is one (Laws %2).</translation>
    </message>
    <message>
        <source>Both have signed %1, and no result is entered.</source>
        <translation>Both have signed %1, and no result is entered.</translation>
    </message>
    <message>
        <source>White&apos;s illegal move number %1: he loses, or it is a draw if Black cannot checkmate (Laws %2).</source>
        <extracomment>%1 a number, %2 an article of the Laws.</extracomment>
        <translation>White&apos;s illegal move number %1: he loses, or it is a draw if Black cannot checkmate (Laws %2).</translation>
    </message>
    <message>
        <source>Black&apos;s illegal move number %1: he loses, or it is a draw if White cannot checkmate (Laws %2).</source>
        <translation>Black&apos;s illegal move number %1: he loses, or it is a draw if White cannot checkmate (Laws %2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordView</name>
    <message>
        <source>White to move</source>
        <translation>White to move</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Black to move</translation>
    </message>
    <message>
        <source>moves not known</source>
        <translation>moves not known</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <extracomment>%1 the move just made: &quot;12. Nf3&quot;; %2 who has the move, or how the game ended.</extracomment>
        <translation>After %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” cannot be read.</source>
        <translation>Line %1, column %2: “%3” cannot be read.</translation>
    </message>
    <message>
        <source>The game in the text does not begin where the record ends.</source>
        <translation>The game in the text does not begin where the record ends.</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 a move as it was typed, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>scoresheet round %1 board %2</source>
        <comment>file</comment>
        <translation>scoresheet round %1 board %2</translation>
    </message>
    <message>
        <source>No game of the round is on record yet.</source>
        <translation>No game of the round is on record yet.</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>file</comment>
        <translation>round %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Saved as %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), sign(s) or variation(s) of the text have no place in a record.</source>
        <translation>
            <numerusform>%n comment, sign or variation of the text has no place in a record.</numerusform>
            <numerusform>%n comments, signs or variations of the text have no place in a record.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on this sheet can be read.</source>
        <translation>Nothing on this sheet can be read.</translation>
    </message>
    <message>
        <source>What stands here cannot be read; the board shows the last position known.</source>
        <translation>What stands here cannot be read; the board shows the last position known.</translation>
    </message>
    <message>
        <source>The text gives the result %1; none has been entered.</source>
        <translation>The text gives the result %1; none has been entered.</translation>
    </message>
    <message>
        <source>Say who is to move: write w or b behind the men.</source>
        <translation>Say who is to move: write w or b behind the men.</translation>
    </message>
    <message>
        <source>A gap stands in the arbiter&apos;s record: show that one first (Alt+1).</source>
        <translation>A gap stands in the arbiter&apos;s record: show that one first (Alt+1).</translation>
    </message>
    <message>
        <source>Half-moves are a number up to %1, or nothing.</source>
        <translation>Half-moves are a number up to %1, or nothing.</translation>
    </message>
    <message>
        <source>The starts of Chess960 have the numbers from 0 to 959.</source>
        <translation>The starts of Chess960 have the numbers from 0 to 959.</translation>
    </message>
    <message>
        <source>What stands here cannot be read: there is no position to ask about.</source>
        <translation>What stands here cannot be read: there is no position to ask about.</translation>
    </message>
    <message numerus="yes">
        <source>By the number and the player to move of the position %n half-move(s) are missing.</source>
        <translation>
            <numerusform>By the number and the player to move of the position %n half-move is missing.</numerusform>
            <numerusform>By the number and the player to move of the position %n half-moves are missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the player to move of the position the number of half-moves cannot be %1.</source>
        <translation>By the player to move of the position the number of half-moves cannot be %1.</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>checkmate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stalemate</translation>
    </message>
    <message>
        <source>nobody can checkmate any more</source>
        <translation>nobody can checkmate any more</translation>
    </message>
    <message>
        <source>The game in the text is another one from %1 on: show the place before it and take out what follows (Alt+X).</source>
        <translation>The game in the text is another one from %1 on: show the place before it and take out what follows (Alt+X).</translation>
    </message>
    <message>
        <source>All moves of the text are on record already.</source>
        <translation>All moves of the text are on record already.</translation>
    </message>
    <message>
        <source>The text is a game of %1 and %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>The text is a game of %1 and %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) taken out; Ctrl+Z brings them back.</source>
        <translation>
            <numerusform>%n half-move taken out; Ctrl+Z brings it back.</numerusform>
            <numerusform>%n half-moves taken out; Ctrl+Z brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) taken over.</source>
        <translation>
            <numerusform>%n half-move taken over.</numerusform>
            <numerusform>%n half-moves taken over.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet cannot be read on from %1.</source>
        <extracomment>%1 what stands in a line of a scoresheet: &quot;12… xx&quot;.</extracomment>
        <translation>The sheet cannot be read on from %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the record differed.</source>
        <translation>
            <numerusform>%n of the record differed.</numerusform>
            <numerusform>%n of the record differed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing follows the shown place.</source>
        <translation>Nothing follows the shown place.</translation>
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
    <message>
        <source>White %1</source>
        <translation>White %1</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Black %1</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>no difference</translation>
    </message>
    <message>
        <source>White&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>White&apos;s flag, provisional: it counts only if the whole interruption is charged.</translation>
    </message>
    <message>
        <source>Black&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>Black&apos;s flag, provisional: it counts only if the whole interruption is charged.</translation>
    </message>
    <message>
        <source>The same as the last sign of life on every board.</source>
        <translation>The same as the last sign of life on every board.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the last sign of life, by %1 at most.</source>
        <translation>
            <numerusform>%n board differs from the last sign of life, by %1 at most.</numerusform>
            <numerusform>%n boards differ from the last sign of life, by %1 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) would fall.</source>
        <translation>
            <numerusform>%n flag would fall.</numerusform>
            <numerusform>%n flags would fall.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the players last saw; they are shown so now.</source>
        <translation>What the players last saw; they are shown so now.</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) were paused when it woke; nobody was charged for the sleep.</source>
        <translation>
            <numerusform>%n clock was paused when it woke; nobody was charged for the sleep.</numerusform>
            <numerusform>%n clocks were paused when it woke; nobody was charged for the sleep.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer slept for about %2 until %1. %3</source>
        <extracomment>%1 a time of day, %2 a length of time, %3 a sentence that says how many clocks were paused.</extracomment>
        <translation>The computer slept for about %2 until %1. %3</translation>
    </message>
    <message>
        <source>The computer slept until %1. %2</source>
        <translation>The computer slept until %1. %2</translation>
    </message>
    <message>
        <source>Ctrl+Z takes it back until the clock is used.</source>
        <translation>Ctrl+Z takes it back until the clock is used.</translation>
    </message>
    <message>
        <source>Decided for all boards.</source>
        <translation>Decided for all boards.</translation>
    </message>
    <message>
        <source>Board %1 is decided.</source>
        <translation>Board %1 is decided.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ReplayView</name>
    <message>
        <source>Write a time of day: 14:32 or 14:32:05.</source>
        <translation>Write a time of day: 14:32 or 14:32:05.</translation>
    </message>
    <message>
        <source>This board&apos;s record goes from %1 to %2.</source>
        <translation>This board&apos;s record goes from %1 to %2.</translation>
    </message>
    <message>
        <source>The computer never showed that time: its clock was set forward, or it slept.</source>
        <translation>The computer never showed that time: its clock was set forward, or it slept.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back and showed that time more than once; this is the last one.</source>
        <translation>The computer&apos;s clock was set back and showed that time more than once; this is the last one.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message>
        <source>round %1 board %2</source>
        <comment>file</comment>
        <translation>round %1 board %2</translation>
    </message>
    <message>
        <source>The sheet is saved as %1.</source>
        <translation>The sheet is saved as %1.</translation>
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
    <name>flagfall::view::RulingView</name>
    <message>
        <source>last period</source>
        <translation>last period</translation>
    </message>
    <message>
        <source>period %1, not the last</source>
        <translation>period %1, not the last</translation>
    </message>
    <message>
        <source>White: illegal move no. %1</source>
        <translation>White: illegal move no. %1</translation>
    </message>
    <message>
        <source>Black: illegal move no. %1</source>
        <translation>Black: illegal move no. %1</translation>
    </message>
    <message>
        <source>Both flags are down</source>
        <translation>Both flags are down</translation>
    </message>
    <message>
        <source>White&apos;s flag is down</source>
        <translation>White&apos;s flag is down</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down</source>
        <translation>Black&apos;s flag is down</translation>
    </message>
    <message>
        <source>White&apos;s period ended: check the moves</source>
        <translation>White&apos;s period ended: check the moves</translation>
    </message>
    <message>
        <source>Black&apos;s period ended: check the moves</source>
        <translation>Black&apos;s period ended: check the moves</translation>
    </message>
    <message>
        <source>%1 after the start of the round</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>%1 after the start of the round</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>the first</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>the second</translation>
    </message>
    <message>
        <source>%1 of %2 moves on the counter</source>
        <translation>%1 of %2 moves on the counter</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) on the counter</source>
        <translation>
            <numerusform>%n move on the counter</numerusform>
            <numerusform>%n moves on the counter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>flag</comment>
        <extracomment>%1 White or Black, %2 facts about his flag.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It loses the game, unless the opponent cannot checkmate: then it is a draw.</source>
        <translation>It loses the game, unless the opponent cannot checkmate: then it is a draw.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>The game is drawn.</translation>
    </message>
    <message>
        <source>It loses the game.</source>
        <translation>It loses the game.</translation>
    </message>
    <message>
        <source>The opponent wins, unless he cannot checkmate: then it is a draw.</source>
        <translation>The opponent wins, unless he cannot checkmate: then it is a draw.</translation>
    </message>
    <message>
        <source>The player&apos;s own claim fails (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>The player&apos;s own claim fails (%1).</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>the arbiter</translation>
    </message>
    <message>
        <source>White&apos;s first</source>
        <translation>White&apos;s first</translation>
    </message>
    <message>
        <source>Black&apos;s first</source>
        <translation>Black&apos;s first</translation>
    </message>
    <message>
        <source>cannot be said</source>
        <translation>cannot be said</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show the %n move(s)?</source>
        <translation>
            <numerusform>Do the scoresheets show the %n move?</numerusform>
            <numerusform>Do the scoresheets show the %n moves?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>ruling</comment>
        <extracomment>%1 a sentence about the outcome of a game, %2 the result.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>As in the nearest article: %1</source>
        <extracomment>%1 what an article about a similar case would give.</extracomment>
        <translation>As in the nearest article: %1</translation>
    </message>
    <message>
        <source>The moves were made: play on</source>
        <translation>The moves were made: play on</translation>
    </message>
    <message>
        <source>Not made. %1</source>
        <extracomment>%1 whether a player can checkmate, and the result.</extracomment>
        <translation>Not made. %1</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Board %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ruling</comment>
        <extracomment>%1 a board and its result, %2 the article it rests on.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Board %1: the game goes on.</source>
        <translation>Board %1: the game goes on.</translation>
    </message>
    <message>
        <source>By the record of the game: %1</source>
        <extracomment>%1 whether a player can checkmate: &quot;White can still checkmate&quot;.</extracomment>
        <translation>By the record of the game: %1</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores one point, or half a point if he cannot checkmate.</source>
        <translation>The player loses. The opponent scores one point, or half a point if he cannot checkmate.</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores half a point, because he cannot checkmate.</source>
        <translation>The player loses. The opponent scores half a point, because he cannot checkmate.</translation>
    </message>
    <message>
        <source>The player loses, and the opponent wins.</source>
        <translation>The player loses, and the opponent wins.</translation>
    </message>
    <message>
        <source>Another ruling waits at this board: what came first decides.</source>
        <translation>Another ruling waits at this board: what came first decides.</translation>
    </message>
    <message>
        <source>The regulations of the event may set a milder penalty: then play on and give that one.</source>
        <translation>The regulations of the event may set a milder penalty: then play on and give that one.</translation>
    </message>
    <message numerus="yes">
        <source>The record of the game is %n half-move(s) too short to tell whether a mate is still possible.</source>
        <translation>
            <numerusform>The record of the game is %n half-move too short to tell whether a mate is still possible.</numerusform>
            <numerusform>The record of the game is %n half-moves too short to tell whether a mate is still possible.</numerusform>
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
    <message>
        <source>%1. The clock stays stopped.</source>
        <extracomment>%1 what was taken back: &quot;Taken back: result 1–0 on board 3&quot;.</extracomment>
        <translation>%1. The clock stays stopped.</translation>
    </message>
</context>
</TS>
