<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Act</name>
    <message>
        <source>both players are visually disabled</source>
        <translation>both players are visually disabled</translation>
    </message>
    <message>
        <source>no player is visually disabled</source>
        <translation>no player is visually disabled</translation>
    </message>
    <message>
        <source>White is visually disabled</source>
        <translation>White is visually disabled</translation>
    </message>
    <message>
        <source>Black is visually disabled</source>
        <translation>Black is visually disabled</translation>
    </message>
    <message>
        <source>White: {remark}</source>
        <extracomment>{remark} what was noted of the player.</extracomment>
        <translation>White: {remark}</translation>
    </message>
    <message>
        <source>Black: {remark}</source>
        <translation>Black: {remark}</translation>
    </message>
    <message>
        <source>a board is adjusted to the records</source>
        <translation>a board is adjusted to the records</translation>
    </message>
    <message>
        <source>all clocks paused</source>
        <translation>all clocks paused</translation>
    </message>
    <message>
        <source>clock paused: the computer slept</source>
        <translation>clock paused: the computer slept</translation>
    </message>
    <message>
        <source>clock paused: the program was closed</source>
        <translation>clock paused: the program was closed</translation>
    </message>
    <message>
        <source>{operations}</source>
        <translation>{operations}</translation>
    </message>
    <message>
        <source>{fact}</source>
        <translation>{fact}</translation>
    </message>
    <message>
        <source>{corrected}. Reason: {ground}</source>
        <extracomment>What was done to a clock, and why.</extracomment>
        <translation>{corrected}. Reason: {ground}</translation>
    </message>
    <message>
        <source>{operations}: {ground}</source>
        <extracomment>What the arbiter did to a clock, and why: &quot;2:00 added to White&apos;s time: illegal move&quot;.</extracomment>
        <translation>{operations}: {ground}</translation>
    </message>
    <message>
        <source>{policy}</source>
        <translation>{policy}</translation>
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
        <source>clock turned round</source>
        <translation>clock turned round</translation>
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
        <source>Event opened with {program} after an interruption</source>
        <translation>Event opened with {program} after an interruption</translation>
    </message>
    <message>
        <source>Event opened with {program}</source>
        <translation>Event opened with {program}</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Event closed</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>program closed</translation>
    </message>
    <message>
        <source>Event created: {name}</source>
        <translation>Event created: {name}</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Event details changed</translation>
    </message>
    <message>
        <source>Late entry: {name}, from round {from_round} on; each round before: {missed}</source>
        <extracomment>{missed} is what each round before counts as: &quot;half-point bye&quot;.</extracomment>
        <translation>Late entry: {name}, from round {from_round} on; each round before: {missed}</translation>
    </message>
    <message>
        <source>Player changed: {name}</source>
        <translation>Player changed: {name}</translation>
    </message>
    <message>
        <source>{player} withdrew before round {from_round}</source>
        <translation>{player} withdrew before round {from_round}</translation>
    </message>
    <message>
        <source>{player} came back</source>
        <translation>{player} came back</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Player removed</translation>
    </message>
    <message>
        <source>{player}: {bye} in round {round}</source>
        <extracomment>{player} a name, {bye} a kind of bye: &quot;Novák: half-point bye in round 3&quot;.</extracomment>
        <translation>{player}: {bye} in round {round}</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet in round {only_round}</source>
        <translation>{first} and {second} must not meet in round {only_round}</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet</source>
        <translation>{first} and {second} must not meet</translation>
    </message>
    <message>
        <source>{first} and {second} may meet again</source>
        <translation>{first} and {second} may meet again</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded</source>
        <translation>
            <numerusform>%n half-move recorded</numerusform>
            <numerusform>%n half-moves recorded</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s scoresheet changed</source>
        <translation>White&apos;s scoresheet changed</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet changed</source>
        <translation>Black&apos;s scoresheet changed</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>White offers a draw</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Black offers a draw</translation>
    </message>
    <message>
        <source>White accepts the draw</source>
        <translation>White accepts the draw</translation>
    </message>
    <message>
        <source>Black accepts the draw</source>
        <translation>Black accepts the draw</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>the claim is correct</translation>
    </message>
    <message>
        <source>the claim is incorrect</source>
        <translation>the claim is incorrect</translation>
    </message>
    <message>
        <source>illegal move by White: {played}</source>
        <extracomment>{played} a move as it was played.</extracomment>
        <translation>illegal move by White: {played}</translation>
    </message>
    <message>
        <source>illegal move by Black: {played}</source>
        <translation>illegal move by Black: {played}</translation>
    </message>
    <message>
        <source>White keeps score again</source>
        <translation>White keeps score again</translation>
    </message>
    <message>
        <source>Black keeps score again</source>
        <translation>Black keeps score again</translation>
    </message>
    <message>
        <source>White refuses to sign</source>
        <translation>White refuses to sign</translation>
    </message>
    <message>
        <source>Black refuses to sign</source>
        <translation>Black refuses to sign</translation>
    </message>
    <message>
        <source>White signs {result}</source>
        <translation>White signs {result}</translation>
    </message>
    <message>
        <source>Black signs {result}</source>
        <translation>Black signs {result}</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <extracomment>{text} what the arbiter noted, as sentences.</extracomment>
        <translation>note: {text}</translation>
    </message>
    <message>
        <source>result {result}</source>
        <extracomment>{how} how the game ended: &quot;result 1–0 by resignation&quot;.</extracomment>
        <translation>result {result}</translation>
    </message>
    <message>
        <source>result cleared</source>
        <translation>result cleared</translation>
    </message>
    <message>
        <source>game adjourned</source>
        <translation>game adjourned</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s), changed by hand</source>
        <translation>
            <numerusform>Round {round} paired: %n board, changed by hand</numerusform>
            <numerusform>Round {round} paired: %n boards, changed by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s)</source>
        <translation>
            <numerusform>Round {round} paired: %n board</numerusform>
            <numerusform>Round {round} paired: %n boards</numerusform>
        </translation>
    </message>
    <message>
        <source>paired, the clock set</source>
        <translation>paired, the clock set</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} imported: %n board(s)</source>
        <translation>
            <numerusform>Round {round} imported: %n board</numerusform>
            <numerusform>Round {round} imported: %n boards</numerusform>
        </translation>
    </message>
    <message>
        <source>by ruling of the arbiter the score counts {score}</source>
        <extracomment>{score} is what White and Black get, more than a win together: &quot;½–1&quot;.</extracomment>
        <translation>by ruling of the arbiter the score counts {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) imported from a report file</source>
        <translation>
            <numerusform>%n player imported from a report file</numerusform>
            <numerusform>%n players imported from a report file</numerusform>
        </translation>
    </message>
    <message>
        <source>the players&apos; boards agree</source>
        <translation>the players&apos; boards agree</translation>
    </message>
    <message>
        <source>the players&apos; boards differ</source>
        <translation>the players&apos; boards differ</translation>
    </message>
    <message>
        <source>back to where the scoresheets agree</source>
        <translation>back to where the scoresheets agree</translation>
    </message>
    <message>
        <source>Undone: {act}</source>
        <translation>Undone: {act}</translation>
    </message>
    <message>
        <source>Redone: {act}</source>
        <translation>Redone: {act}</translation>
    </message>
    <message>
        <source>White&apos;s press came {late} too late and did not count</source>
        <translation>White&apos;s press came {late} too late and did not count</translation>
    </message>
    <message>
        <source>Black&apos;s press came {late} too late and did not count</source>
        <translation>Black&apos;s press came {late} too late and did not count</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was claimed</source>
        <translation>White&apos;s flag fall was claimed</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was claimed</source>
        <translation>Black&apos;s flag fall was claimed</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was observed</source>
        <translation>White&apos;s flag fall was observed</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was observed</source>
        <translation>Black&apos;s flag fall was observed</translation>
    </message>
    <message>
        <source>program restarted after an interruption</source>
        <translation>program restarted after an interruption</translation>
    </message>
    <message>
        <source>program restarted</source>
        <translation>program restarted</translation>
    </message>
    <message>
        <source>Player added: {name}</source>
        <translation>Player added: {name}</translation>
    </message>
    <message>
        <source>{player}: bye in round {round} removed</source>
        <translation>{player}: bye in round {round} removed</translation>
    </message>
    <message>
        <source>the game starts from {fen}</source>
        <extracomment>{fen} a position as FEN.</extracomment>
        <translation>the game starts from {fen}</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) removed from the record</source>
        <translation>
            <numerusform>%n half-move removed from the record</numerusform>
            <numerusform>%n half-moves removed from the record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded instead of {removed}</source>
        <extracomment>{removed} is how many were there before.</extracomment>
        <translation>
            <numerusform>%n half-move recorded instead of {removed}</numerusform>
            <numerusform>%n half-moves recorded instead of {removed}</numerusform>
        </translation>
    </message>
    <message>
        <source>White rejects the draw</source>
        <translation>White rejects the draw</translation>
    </message>
    <message>
        <source>Black rejects the draw</source>
        <translation>Black rejects the draw</translation>
    </message>
    <message>
        <source>the claim is invalid</source>
        <translation>the claim is invalid</translation>
    </message>
    <message>
        <source>White is excused from keeping score</source>
        <translation>White is excused from keeping score</translation>
    </message>
    <message>
        <source>Black is excused from keeping score</source>
        <translation>Black is excused from keeping score</translation>
    </message>
    <message>
        <source>imported from a report file</source>
        <translation>imported from a report file</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}</source>
        <extracomment>{basis} what the claim rests on: &quot;threefold repetition on the board&quot;.</extracomment>
        <translation>White claims a draw: {basis}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}</source>
        <translation>Black claims a draw: {basis}</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}, {written}</source>
        <extracomment>{basis} what the claim rests on, {written} the intended move.</extracomment>
        <translation>White claims a draw: {basis}, {written}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}, {written}</source>
        <translation>Black claims a draw: {basis}, {written}</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is correct</source>
        <translation>checked by the arbiter: the claim is correct</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is incorrect</source>
        <translation>checked by the arbiter: the claim is incorrect</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is invalid</source>
        <translation>checked by the arbiter: the claim is invalid</translation>
    </message>
    <message numerus="yes">
        <source>Pairing numbers of %n player(s) drawn by lot</source>
        <translation>
            <numerusform>Pairing numbers of %n player drawn by lot</numerusform>
            <numerusform>Pairing numbers of %n players drawn by lot</numerusform>
        </translation>
    </message>
    <message>
        <source>own decision on: {incident}; {decision}</source>
        <extracomment>{incident} what happened: &quot;White: illegal move no. 1&quot;; {decision} what was decided: &quot;Black gets 2:00 more&quot;.</extracomment>
        <translation>own decision on: {incident}; {decision}</translation>
    </message>
    <message>
        <source>ruling on: {incident}; {decision}</source>
        <translation>ruling on: {incident}; {decision}</translation>
    </message>
    <message>
        <source>result {result} {how}</source>
        <translation>result {result} {how}</translation>
    </message>
    <message>
        <source>the player to move asked to adjourn and seals</source>
        <translation>the player to move asked to adjourn and seals</translation>
    </message>
    <message>
        <source>told to seal the next move</source>
        <translation>told to seal the next move</translation>
    </message>
    <message>
        <source>White seals his reply in a second envelope</source>
        <translation>White seals his reply in a second envelope</translation>
    </message>
    <message>
        <source>Black seals his reply in a second envelope</source>
        <translation>Black seals his reply in a second envelope</translation>
    </message>
    <message>
        <source>White has sealed his move</source>
        <translation>White has sealed his move</translation>
    </message>
    <message>
        <source>Black has sealed his move</source>
        <translation>Black has sealed his move</translation>
    </message>
    <message>
        <source>without a result when the next round was paired: adjourned</source>
        <translation>without a result when the next round was paired: adjourned</translation>
    </message>
    <message>
        <source>game adjourned, White has sealed</source>
        <translation>game adjourned, White has sealed</translation>
    </message>
    <message>
        <source>game adjourned, Black has sealed</source>
        <translation>game adjourned, Black has sealed</translation>
    </message>
    <message>
        <source>goes on {at}</source>
        <extracomment>{at} a day and a time, {place} a room.</extracomment>
        <translation>goes on {at}</translation>
    </message>
    <message>
        <source>goes on {at}, {place}</source>
        <translation>goes on {at}, {place}</translation>
    </message>
    <message>
        <source>envelope checked, kept by {holder}</source>
        <extracomment>{holder} a person or a place.</extracomment>
        <translation>envelope checked, kept by {holder}</translation>
    </message>
    <message>
        <source>envelope kept by {holder}</source>
        <translation>envelope kept by {holder}</translation>
    </message>
    <message>
        <source>envelope missing</source>
        <translation>envelope missing</translation>
    </message>
    <message>
        <source>White is not at the resumption after all</source>
        <translation>White is not at the resumption after all</translation>
    </message>
    <message>
        <source>Black is not at the resumption after all</source>
        <translation>Black is not at the resumption after all</translation>
    </message>
    <message>
        <source>White has come to the resumption</source>
        <translation>White has come to the resumption</translation>
    </message>
    <message>
        <source>Black has come to the resumption</source>
        <translation>Black has come to the resumption</translation>
    </message>
    <message>
        <source>envelope opened: no move in it</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>envelope opened: no move in it</translation>
    </message>
    <message>
        <source>envelope opened: {text}</source>
        <translation>envelope opened: {text}</translation>
    </message>
    <message>
        <source>game resumed</source>
        <translation>game resumed</translation>
    </message>
    <message>
        <source>file {name} attached to: {about}</source>
        <extracomment>{name} of a file, {about} the ruling it belongs to, as a sentence.</extracomment>
        <translation>file {name} attached to: {about}</translation>
    </message>
    <message>
        <source>removed: {about}</source>
        <extracomment>{about} the attaching of the file, as a sentence.</extracomment>
        <translation>removed: {about}</translation>
    </message>
    <message>
        <source>the call to seal is taken back: the game goes on</source>
        <translation>the call to seal is taken back: the game goes on</translation>
    </message>
    <message>
        <source>the paper in the envelope says: {text}</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>the paper in the envelope says: {text}</translation>
    </message>
    <message>
        <source>scoresheets not collected after all</source>
        <translation>scoresheets not collected after all</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>scoresheets collected</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected after all</source>
        <translation>White&apos;s scoresheet not collected after all</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected after all</source>
        <translation>Black&apos;s scoresheet not collected after all</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>White&apos;s scoresheet collected</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>Black&apos;s scoresheet collected</translation>
    </message>
    <message>
        <source>appeal against: {about}</source>
        <extracomment>{about} the ruling that is appealed against, as a sentence.</extracomment>
        <translation>appeal against: {about}</translation>
    </message>
    <message>
        <source>White appeals against: {about}</source>
        <translation>White appeals against: {about}</translation>
    </message>
    <message>
        <source>Black appeals against: {about}</source>
        <translation>Black appeals against: {about}</translation>
    </message>
    <message>
        <source>appeal upheld: {about}</source>
        <translation>appeal upheld: {about}</translation>
    </message>
    <message>
        <source>appeal dismissed: {about}</source>
        <translation>appeal dismissed: {about}</translation>
    </message>
    <message>
        <source>appeal decided in another way: {about}</source>
        <translation>appeal decided in another way: {about}</translation>
    </message>
    <message>
        <source>withdrawn: {about}</source>
        <extracomment>{about} the appeal, as a sentence.</extracomment>
        <translation>withdrawn: {about}</translation>
    </message>
    <message>
        <source>carries out the decision on the appeal: {about}</source>
        <extracomment>{about} a ruling, as a sentence.</extracomment>
        <translation>carries out the decision on the appeal: {about}</translation>
    </message>
    <message>
        <source>Settings of the papers changed</source>
        <translation>Settings of the papers changed</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contact details of %n player(s) changed</source>
        <translation>
            <numerusform>Contact details of %n player changed</numerusform>
            <numerusform>Contact details of %n players changed</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins</source>
        <translation>Round {round} begins</translation>
    </message>
    <message>
        <source>Round {round} is stopped</source>
        <translation>Round {round} is stopped</translation>
    </message>
    <message>
        <source>Round {round} goes on</source>
        <translation>Round {round} goes on</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Round {round} is over</translation>
    </message>
    <message>
        <source>played with a clock of this program</source>
        <translation>played with a clock of this program</translation>
    </message>
    <message>
        <source>played with the clock on the table</source>
        <translation>played with the clock on the table</translation>
    </message>
    <message>
        <source>Entry lost: it was damaged in the file</source>
        <translation>Entry lost: it was damaged in the file</translation>
    </message>
    <message>
        <source>Entry left out: it rests on a lost one</source>
        <translation>Entry left out: it rests on a lost one</translation>
    </message>
    <message>
        <source>Entry lost: it was missing from a damaged file</source>
        <translation>Entry lost: it was missing from a damaged file</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} changed after it was published: %n board(s)</source>
        <translation>
            <numerusform>Round {round} changed after it was published: %n board</numerusform>
            <numerusform>Round {round} changed after it was published: %n boards</numerusform>
        </translation>
    </message>
    <message>
        <source>now played by {white} and {black}</source>
        <translation>now played by {white} and {black}</translation>
    </message>
    <message>
        <source>{player} checked in</source>
        <translation>{player} checked in</translation>
    </message>
    <message>
        <source>{player} is not checked in any more</source>
        <translation>{player} is not checked in any more</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) checked in</source>
        <translation>
            <numerusform>%n player checked in</numerusform>
            <numerusform>%n players checked in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in any more</source>
        <translation>
            <numerusform>%n player is not checked in any more</numerusform>
            <numerusform>%n players are not checked in any more</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept, although the disk failed: {act}</source>
        <translation>Kept, although the disk failed: {act}</translation>
    </message>
    <message>
        <source>the arbiter is called</source>
        <translation>the arbiter is called</translation>
    </message>
    <message>
        <source>the arbiter has come</source>
        <translation>the arbiter has come</translation>
    </message>
    <message>
        <source>Clock {clock} put away</source>
        <translation>Clock {clock} put away</translation>
    </message>
    <message>
        <source>Clock {clock} stands on board {table}</source>
        <translation>Clock {clock} stands on board {table}</translation>
    </message>
    <message>
        <source>a move made on the board must be the sealed one</source>
        <translation>a move made on the board must be the sealed one</translation>
    </message>
    <message>
        <source>Broadcast switched off</source>
        <translation>Broadcast switched off</translation>
    </message>
    <message>
        <source>Broadcast switched on, without delay</source>
        <translation>Broadcast switched on, without delay</translation>
    </message>
    <message numerus="yes">
        <source>Broadcast switched on, %n minute(s) later than the games</source>
        <translation>
            <numerusform>Broadcast switched on, %n minute later than the games</numerusform>
            <numerusform>Broadcast switched on, %n minutes later than the games</numerusform>
        </translation>
    </message>
    <message>
        <source>ruling withdrawn: {about}</source>
        <extracomment>{about} the ruling, as a sentence.</extracomment>
        <translation>ruling withdrawn: {about}</translation>
    </message>
</context>
<context>
    <name>ActPhrase</name>
    <message>
        <source>play with visually disabled players on board {board}</source>
        <translation>play with visually disabled players on board {board}</translation>
    </message>
    <message>
        <source>note on play with a visually disabled player on board {board}</source>
        <translation>note on play with a visually disabled player on board {board}</translation>
    </message>
    <message>
        <source>comparison of the players&apos; boards on board {board}</source>
        <translation>comparison of the players&apos; boards on board {board}</translation>
    </message>
    <message>
        <source>correction of the players&apos; boards on board {board}</source>
        <translation>correction of the players&apos; boards on board {board}</translation>
    </message>
    <message>
        <source>{operations}, {boards}</source>
        <extracomment>What was done to a clock, and which boards: &quot;2:00 added to White&apos;s time, boards 1, 2&quot;.</extracomment>
        <translation>{operations}, {boards}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by White on board {board}</source>
        <translation>penalty for an illegal move by White on board {board}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by Black on board {board}</source>
        <translation>penalty for an illegal move by Black on board {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by White on board {board}</source>
        <translation>penalty for an incorrect claim by White on board {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by Black on board {board}</source>
        <translation>penalty for an incorrect claim by Black on board {board}</translation>
    </message>
    <message>
        <source>decision about the clocks, {boards}</source>
        <translation>decision about the clocks, {boards}</translation>
    </message>
    <message>
        <source>turning of the clock on board {board}</source>
        <translation>turning of the clock on board {board}</translation>
    </message>
    <message>
        <source>flag fall on board {board}</source>
        <translation>flag fall on board {board}</translation>
    </message>
    <message>
        <source>absence on board {board}</source>
        <translation>absence on board {board}</translation>
    </message>
    <message>
        <source>arrival on board {board}</source>
        <translation>arrival on board {board}</translation>
    </message>
    <message>
        <source>change of the event&apos;s details</source>
        <translation>change of the event&apos;s details</translation>
    </message>
    <message>
        <source>late entry of {name}</source>
        <translation>late entry of {name}</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>change of {name}</translation>
    </message>
    <message>
        <source>withdrawal of {player}</source>
        <translation>withdrawal of {player}</translation>
    </message>
    <message>
        <source>return of {player}</source>
        <translation>return of {player}</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <translation>removal of a player</translation>
    </message>
    <message>
        <source>bye of {player} in round {round}</source>
        <translation>bye of {player} in round {round}</translation>
    </message>
    <message>
        <source>starting position, {boards}</source>
        <translation>starting position, {boards}</translation>
    </message>
    <message>
        <source>change of the game record on board {board}</source>
        <translation>change of the game record on board {board}</translation>
    </message>
    <message>
        <source>change of White&apos;s scoresheet on board {board}</source>
        <translation>change of White&apos;s scoresheet on board {board}</translation>
    </message>
    <message>
        <source>change of Black&apos;s scoresheet on board {board}</source>
        <translation>change of Black&apos;s scoresheet on board {board}</translation>
    </message>
    <message>
        <source>White&apos;s draw offer on board {board}</source>
        <translation>White&apos;s draw offer on board {board}</translation>
    </message>
    <message>
        <source>Black&apos;s draw offer on board {board}</source>
        <translation>Black&apos;s draw offer on board {board}</translation>
    </message>
    <message>
        <source>answer to the draw offer on board {board}</source>
        <translation>answer to the draw offer on board {board}</translation>
    </message>
    <message>
        <source>White&apos;s claim of a draw on board {board}</source>
        <translation>White&apos;s claim of a draw on board {board}</translation>
    </message>
    <message>
        <source>Black&apos;s claim of a draw on board {board}</source>
        <translation>Black&apos;s claim of a draw on board {board}</translation>
    </message>
    <message>
        <source>ruling on the claim on board {board}</source>
        <translation>ruling on the claim on board {board}</translation>
    </message>
    <message>
        <source>White&apos;s signature on board {board}</source>
        <translation>White&apos;s signature on board {board}</translation>
    </message>
    <message>
        <source>Black&apos;s signature on board {board}</source>
        <translation>Black&apos;s signature on board {board}</translation>
    </message>
    <message>
        <source>note on board {board}</source>
        <translation>note on board {board}</translation>
    </message>
    <message>
        <source>result {result} on board {board}</source>
        <translation>result {result} on board {board}</translation>
    </message>
    <message>
        <source>clearing of the result on board {board}</source>
        <translation>clearing of the result on board {board}</translation>
    </message>
    <message>
        <source>adjournment on board {board}</source>
        <translation>adjournment on board {board}</translation>
    </message>
    <message>
        <source>pairing of round {round}</source>
        <translation>pairing of round {round}</translation>
    </message>
    <message>
        <source>score {score} on board {board}</source>
        <translation>score {score} on board {board}</translation>
    </message>
    <message>
        <source>addition of {name}</source>
        <translation>addition of {name}</translation>
    </message>
    <message>
        <source>removal of {player}&apos;s bye in round {round}</source>
        <translation>removal of {player}&apos;s bye in round {round}</translation>
    </message>
    <message>
        <source>prohibited pairing of {first} and {second}</source>
        <translation>prohibited pairing of {first} and {second}</translation>
    </message>
    <message>
        <source>removal of the prohibited pairing of {first} and {second}</source>
        <translation>removal of the prohibited pairing of {first} and {second}</translation>
    </message>
    <message>
        <source>illegal move on board {board}</source>
        <translation>illegal move on board {board}</translation>
    </message>
    <message>
        <source>keeping score on board {board}</source>
        <translation>keeping score on board {board}</translation>
    </message>
    <message>
        <source>drawing of lots for the pairing numbers</source>
        <translation>drawing of lots for the pairing numbers</translation>
    </message>
    <message>
        <source>ruling on board {board}</source>
        <translation>ruling on board {board}</translation>
    </message>
    <message>
        <source>the call to seal</source>
        <translation>the call to seal</translation>
    </message>
    <message>
        <source>the sealed move on board {board}</source>
        <translation>the sealed move on board {board}</translation>
    </message>
    <message>
        <source>the time of a resumption</source>
        <translation>the time of a resumption</translation>
    </message>
    <message>
        <source>who keeps the envelope of board {board}</source>
        <translation>who keeps the envelope of board {board}</translation>
    </message>
    <message>
        <source>the missing envelope of board {board}</source>
        <translation>the missing envelope of board {board}</translation>
    </message>
    <message>
        <source>attendance at the resumption on board {board}</source>
        <translation>attendance at the resumption on board {board}</translation>
    </message>
    <message>
        <source>resumption on board {board}</source>
        <translation>resumption on board {board}</translation>
    </message>
    <message>
        <source>attached file {name}</source>
        <extracomment>{name} of a file.</extracomment>
        <translation>attached file {name}</translation>
    </message>
    <message>
        <source>removal of a file on board {board}</source>
        <translation>removal of a file on board {board}</translation>
    </message>
    <message>
        <source>what the paper of board {board} says</source>
        <translation>what the paper of board {board} says</translation>
    </message>
    <message>
        <source>the scoresheets of board {board}</source>
        <translation>the scoresheets of board {board}</translation>
    </message>
    <message>
        <source>appeal on board {board}</source>
        <translation>appeal on board {board}</translation>
    </message>
    <message>
        <source>decision on the appeal on board {board}</source>
        <translation>decision on the appeal on board {board}</translation>
    </message>
    <message>
        <source>withdrawal of the appeal on board {board}</source>
        <translation>withdrawal of the appeal on board {board}</translation>
    </message>
    <message>
        <source>link between a ruling and the appeal on board {board}</source>
        <translation>link between a ruling and the appeal on board {board}</translation>
    </message>
    <message>
        <source>change of the settings of the papers</source>
        <translation>change of the settings of the papers</translation>
    </message>
    <message numerus="yes">
        <source>addition of %n player(s)</source>
        <translation>
            <numerusform>addition of %n player</numerusform>
            <numerusform>addition of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contact details of %n player(s)</source>
        <translation>
            <numerusform>contact details of %n player</numerusform>
            <numerusform>contact details of %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>beginning of round {round}</source>
        <translation>beginning of round {round}</translation>
    </message>
    <message>
        <source>stopping of round {round}</source>
        <translation>stopping of round {round}</translation>
    </message>
    <message>
        <source>going on of round {round}</source>
        <translation>going on of round {round}</translation>
    </message>
    <message>
        <source>end of round {round}</source>
        <translation>end of round {round}</translation>
    </message>
    <message>
        <source>choice of the clock</source>
        <translation>choice of the clock</translation>
    </message>
    <message>
        <source>change of round {round}</source>
        <translation>change of round {round}</translation>
    </message>
    <message>
        <source>check-in of {player}</source>
        <translation>check-in of {player}</translation>
    </message>
    <message numerus="yes">
        <source>check-in of %n player(s)</source>
        <translation>
            <numerusform>check-in of %n player</numerusform>
            <numerusform>check-in of %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>taking back the call to seal</source>
        <translation>taking back the call to seal</translation>
    </message>
    <message>
        <source>call from board {board}</source>
        <translation>call from board {board}</translation>
    </message>
    <message>
        <source>answer to the call from board {board}</source>
        <translation>answer to the call from board {board}</translation>
    </message>
    <message>
        <source>note about a clock</source>
        <translation>note about a clock</translation>
    </message>
    <message>
        <source>withdrawal of a ruling on board {board}</source>
        <translation>withdrawal of a ruling on board {board}</translation>
    </message>
</context>
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
        <source>%1: %2</source>
        <comment>boards</comment>
        <extracomment>%1 which boards, %2 what happened there: &quot;Boards 1, 2: clock paused&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>acts</comment>
        <extracomment>%1 an act as a phrase: &quot;bye of Novák in round 3 and 4 more&quot;.</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
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
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Board %1: %2 replaced by %3.</translation>
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
        <source>%1 (%2)</source>
        <comment>clock</comment>
        <extracomment>%1 what was done to a clock, %2 the old and the new values.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>note</comment>
        <extracomment>%1 a sentence about an act, %2 a note of the arbiter&apos;s.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 (Laws %2)</source>
        <comment>article</comment>
        <extracomment>%1 a sentence about an act, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (Laws %2)</translation>
    </message>
    <message>
        <source>times set by the arbiter</source>
        <translation>times set by the arbiter</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <extracomment>Where a result was entered: the numbers of a round and a board.</extracomment>
        <translation>Round %1, board %2</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded time</source>
        <translation>clock resumes from the last recorded time</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded press</source>
        <translation>clock resumes from the last recorded press</translation>
    </message>
    <message>
        <source>the interruption is charged to the player to move</source>
        <translation>the interruption is charged to the player to move</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Undone: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Redone: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>offence</comment>
        <extracomment>%1 an offence, %2 White or Black: &quot;disturbing the opponent, White&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 no. %2, %3</source>
        <comment>offence</comment>
        <extracomment>%1 an offence, %2 which one of this player, %3 White or Black: &quot;illegal move no. 2, White&quot;.</extracomment>
        <translation>%1 no. %2, %3</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>%1 the number of an earlier round, %2 a sentence about one of its boards.</extracomment>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>%1 (round %2)</source>
        <comment>phrase</comment>
        <extracomment>%1 an act at a board as a phrase: &quot;result 1–0 on board 3&quot;; %2 the number of an earlier round.</extracomment>
        <translation>%1 (round %2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <comment>ruling</comment>
        <extracomment>%1 a ruling as a phrase, %n how many things it changed: &quot;ruling on board 3 with 5 changes&quot;.</extracomment>
        <translation>
            <numerusform>%1 with %n change</numerusform>
            <numerusform>%1 with %n changes</numerusform>
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
        <source>All actions and keys</source>
        <translation>All actions and keys</translation>
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
        <source>Replay of the current board</source>
        <translation>Replay of the current board</translation>
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
        <source>Late players (%1)</source>
        <translation>Late players (%1)</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Late players</translation>
    </message>
    <message>
        <source>Intervene: the clock of the current board</source>
        <translation>Intervene: the clock of the current board</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Game record</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Is checkmate possible?</translation>
    </message>
    <message>
        <source>Pause every clock</source>
        <translation>Pause every clock</translation>
    </message>
    <message>
        <source>Resume every clock</source>
        <translation>Resume every clock</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Laws</translation>
    </message>
    <message>
        <source>Incident at the current board: rule on it</source>
        <translation>Incident at the current board: rule on it</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Adjourned games (%1)</source>
        <translation>Adjourned games (%1)</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Adjourned games</translation>
    </message>
    <message>
        <source>Save as a new file</source>
        <translation>Save as a new file</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Rating lists</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Print what hangs on the wall now</source>
        <translation>Print what hangs on the wall now</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Hall screen</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Close the hall screen</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Open the hall screen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Web pages</translation>
    </message>
    <message>
        <source>Write the web pages now</source>
        <translation>Write the web pages now</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Check-in</translation>
    </message>
    <message>
        <source>Close the screen for self check-in</source>
        <translation>Close the screen for self check-in</translation>
    </message>
    <message>
        <source>Open the screen for self check-in</source>
        <translation>Open the screen for self check-in</translation>
    </message>
    <message>
        <source>Save a copy of the event on the stick</source>
        <translation>Save a copy of the event on the stick</translation>
    </message>
    <message>
        <source>Test the newest copy of the event</source>
        <translation>Test the newest copy of the event</translation>
    </message>
    <message>
        <source>Calls from boards</source>
        <translation>Calls from boards</translation>
    </message>
    <message>
        <source>New event like this one</source>
        <translation>New event like this one</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Closing the event</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>Switch the broadcast off</source>
        <translation>Switch the broadcast off</translation>
    </message>
    <message>
        <source>Switch the broadcast on</source>
        <translation>Switch the broadcast on</translation>
    </message>
</context>
<context>
    <name>AdjournedFields</name>
    <message>
        <source>Adjourned games</source>
        <translation>Adjourned games</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Sessions of play</translation>
    </message>
    <message>
        <source>Only where games are adjourned. Round, day, beginning and end, line by line: 1 2026-11-24 16:00 20:00</source>
        <translation>Only where games are adjourned. Round, day, beginning and end, line by line: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Moves are sealed</source>
        <translation>Moves are sealed</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>on paper</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>on the screen</translation>
    </message>
    <message>
        <source>A move typed on the screen has two keys: one for the arbiter, one for the organiser</source>
        <translation>A move typed on the screen has two keys: one for the arbiter, one for the organiser</translation>
    </message>
    <message>
        <source>A second person is present when an envelope is opened</source>
        <translation>A second person is present when an envelope is opened</translation>
    </message>
    <message>
        <source>Late at a resumption after, in minutes</source>
        <translation>Late at a resumption after, in minutes</translation>
    </message>
    <message>
        <source>Empty: the default time; under the Laws of 2009 one hour.</source>
        <translation>Empty: the default time; under the Laws of 2009 one hour.</translation>
    </message>
</context>
<context>
    <name>AdjournmentForm</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>AdjournmentPapers</name>
    <message>
        <source>%1 left</source>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>%1 left, %2 used</source>
        <extracomment>Times of a player.</extracomment>
        <translation>%1 left, %2 used</translation>
    </message>
    <message>
        <source>none is pending</source>
        <translation>none is pending</translation>
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
        <source>Sealed move</source>
        <translation>Sealed move</translation>
    </message>
    <message>
        <source>White&apos;s clock</source>
        <translation>White&apos;s clock</translation>
    </message>
    <message>
        <source>Black&apos;s clock</source>
        <translation>Black&apos;s clock</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Draw offer</translation>
    </message>
    <message>
        <source>Move that must be sealed</source>
        <translation>Move that must be sealed</translation>
    </message>
    <message>
        <source>Resumption</source>
        <translation>Resumption</translation>
    </message>
    <message>
        <source>Opening keys</source>
        <translation>Opening keys</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation>Kept by</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organiser</translation>
    </message>
    <message>
        <source>not fixed</source>
        <translation>not fixed</translation>
    </message>
    <message>
        <source>Adjourned game: round %1, board %2</source>
        <translation>Adjourned game: round %1, board %2</translation>
    </message>
    <message>
        <source>envelope %1.%2</source>
        <comment>file</comment>
        <translation>envelope %1.%2</translation>
    </message>
    <message>
        <source>Position before the sealed move</source>
        <translation>Position before the sealed move</translation>
    </message>
    <message>
        <source>Checked by the arbiter</source>
        <translation>Checked by the arbiter</translation>
    </message>
    <message>
        <source>Opened, and in whose presence</source>
        <translation>Opened, and in whose presence</translation>
    </message>
    <message>
        <source>Resumptions</source>
        <translation>Resumptions</translation>
    </message>
    <message>
        <source>resumptions</source>
        <comment>file</comment>
        <translation>resumptions</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Day and time</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>No game is adjourned.</source>
        <translation>No game is adjourned.</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Opening key</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Opening key of the arbiter</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Opening key of the organiser</translation>
    </message>
    <message>
        <source>label %1.%2</source>
        <comment>file</comment>
        <translation>label %1.%2</translation>
    </message>
    <message>
        <source>opening key %1.%2</source>
        <comment>file</comment>
        <translation>opening key %1.%2</translation>
    </message>
    <message>
        <source>The program keeps no copy of this key. Without it nobody can open the move; keep it apart from the event file.</source>
        <translation>The program keeps no copy of this key. Without it nobody can open the move; keep it apart from the event file.</translation>
    </message>
    <message>
        <source>If the keys are not printed, copy each one by hand when the program shows it. Keep the slips apart from the event file. Without the keys nobody can open the move.</source>
        <translation>If the keys are not printed, copy each one by hand when the program shows it. Keep the slips apart from the event file. Without the keys nobody can open the move.</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>being played</translation>
    </message>
    <message>
        <source>%1, %2 of it charged</source>
        <extracomment>%1 &quot;0:58:21 left, 0:32:10 used&quot;, %2 a time that counts as used: charged for adjourning early, or a penalty.</extracomment>
        <translation>%1, %2 of it charged</translation>
    </message>
    <message>
        <source>%1: resumption, round %2, board %3: %4</source>
        <extracomment>An entry of a calendar: %1 the event, %4 the players.</extracomment>
        <translation>%1: resumption, round %2, board %3: %4</translation>
    </message>
    <message>
        <source>Position before the sealed move: draw it by hand</source>
        <translation>Position before the sealed move: draw it by hand</translation>
    </message>
</context>
<context>
    <name>AdjournmentRow</name>
    <message>
        <source>Type the sealed move</source>
        <translation>Type the sealed move</translation>
    </message>
    <message>
        <source>Clock stopped: adjourn</source>
        <translation>Clock stopped: adjourn</translation>
    </message>
    <message>
        <source>Envelope kept by</source>
        <translation>Envelope kept by</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Day and time</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>White is here</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>Black is here</translation>
    </message>
    <message>
        <source>Open the envelope</source>
        <translation>Open the envelope</translation>
    </message>
    <message>
        <source>Write the move</source>
        <translation>Write the move</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Resume the game</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Print the sheet</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Game record</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>Round %1, board %2: %3</translation>
    </message>
    <message>
        <source>Goes on %1</source>
        <translation>Goes on %1</translation>
    </message>
    <message>
        <source>No adjournment</source>
        <translation>No adjournment</translation>
    </message>
    <message>
        <source>Correct what it says</source>
        <translation>Correct what it says</translation>
    </message>
    <message>
        <source>Print the label</source>
        <translation>Print the label</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Envelope or key missing</translation>
    </message>
    <message>
        <source>White is not here</source>
        <translation>White is not here</translation>
    </message>
    <message>
        <source>Black is not here</source>
        <translation>Black is not here</translation>
    </message>
    <message>
        <source>Reply sealed on paper</source>
        <translation>Reply sealed on paper</translation>
    </message>
</context>
<context>
    <name>AdjournmentText</name>
    <message>
        <source>opened</source>
        <translation>opened</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>missing</translation>
    </message>
    <message>
        <source>nobody is named who keeps it</source>
        <translation>nobody is named who keeps it</translation>
    </message>
    <message>
        <source>checked, kept by %1</source>
        <extracomment>%1 a person or a place that keeps an envelope.</extracomment>
        <translation>checked, kept by %1</translation>
    </message>
    <message>
        <source>not checked, kept by %1</source>
        <translation>not checked, kept by %1</translation>
    </message>
    <message>
        <source>The envelope is opened when White is here.</source>
        <translation>The envelope is opened when White is here.</translation>
    </message>
    <message>
        <source>The envelope is opened when Black is here.</source>
        <translation>The envelope is opened when Black is here.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. Complete the record up to the adjournment first.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>The envelope says “%1”. Complete the record up to the adjournment first.</translation>
    </message>
    <message>
        <source>The sealed move is %1, with a draw offer: write it on the record and put the offer to the opponent before the clock is started.</source>
        <translation>The sealed move is %1, with a draw offer: write it on the record and put the offer to the opponent before the clock is started.</translation>
    </message>
    <message>
        <source>The sealed move is %1: write it on the record.</source>
        <translation>The sealed move is %1: write it on the record.</translation>
    </message>
    <message>
        <source>The envelope is empty: rule on it.</source>
        <translation>The envelope is empty: rule on it.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. %2 Rule on it.</source>
        <extracomment>%2 a sentence, why it is no legal move.</extracomment>
        <translation>The envelope says “%1”. %2 Rule on it.</translation>
    </message>
    <message>
        <source>Fix the day and time of the resumption.</source>
        <translation>Fix the day and time of the resumption.</translation>
    </message>
    <message>
        <source>Resume the game: the clock that was stopped is started.</source>
        <translation>Resume the game: the clock that was stopped is started.</translation>
    </message>
    <message>
        <source>Check the envelope and say who keeps it.</source>
        <translation>Check the envelope and say who keeps it.</translation>
    </message>
    <message>
        <source>Open the envelope.</source>
        <translation>Open the envelope.</translation>
    </message>
    <message>
        <source>Resume the game: White&apos;s clock is started.</source>
        <translation>Resume the game: White&apos;s clock is started.</translation>
    </message>
    <message>
        <source>Resume the game: Black&apos;s clock is started.</source>
        <translation>Resume the game: Black&apos;s clock is started.</translation>
    </message>
    <message>
        <source>White&apos;s clock runs; the envelope stays closed until White is here.</source>
        <translation>White&apos;s clock runs; the envelope stays closed until White is here.</translation>
    </message>
    <message>
        <source>Black&apos;s clock runs; the envelope stays closed until Black is here.</source>
        <translation>Black&apos;s clock runs; the envelope stays closed until Black is here.</translation>
    </message>
    <message>
        <source>White may seal the reply as long as Black is not here.</source>
        <translation>White may seal the reply as long as Black is not here.</translation>
    </message>
    <message>
        <source>Black may seal the reply as long as White is not here.</source>
        <translation>Black may seal the reply as long as White is not here.</translation>
    </message>
    <message>
        <source>Open the second envelope.</source>
        <translation>Open the second envelope.</translation>
    </message>
    <message>
        <source>The second envelope is opened when White is here.</source>
        <translation>The second envelope is opened when White is here.</translation>
    </message>
    <message>
        <source>The second envelope is opened when Black is here.</source>
        <translation>The second envelope is opened when Black is here.</translation>
    </message>
    <message>
        <source>The move is sealed: stop the clock and adjourn the game.</source>
        <translation>The move is sealed: stop the clock and adjourn the game.</translation>
    </message>
    <message>
        <source>The player to move seals a move; then the game is adjourned.</source>
        <translation>The player to move seals a move; then the game is adjourned.</translation>
    </message>
    <message>
        <source>White seals a move and stops the clock; then the game is adjourned.</source>
        <translation>White seals a move and stops the clock; then the game is adjourned.</translation>
    </message>
    <message>
        <source>Black seals a move and stops the clock; then the game is adjourned.</source>
        <translation>Black seals a move and stops the clock; then the game is adjourned.</translation>
    </message>
    <message>
        <source>White seals move %1</source>
        <extracomment>%1 the number of the move.</extracomment>
        <translation>White seals move %1</translation>
    </message>
    <message>
        <source>Black seals move %1</source>
        <translation>Black seals move %1</translation>
    </message>
    <message>
        <source>no sealed move</source>
        <translation>no sealed move</translation>
    </message>
    <message>
        <source>White sealed move %1</source>
        <translation>White sealed move %1</translation>
    </message>
    <message>
        <source>Black sealed move %1</source>
        <translation>Black sealed move %1</translation>
    </message>
    <message>
        <source>Envelope: %1</source>
        <translation>Envelope: %1</translation>
    </message>
    <message>
        <source>second envelope: %1</source>
        <translation>second envelope: %1</translation>
    </message>
    <message>
        <source>Both players are here</source>
        <translation>Both players are here</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>White is here</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>Black is here</translation>
    </message>
    <message>
        <source>told to seal</source>
        <translation>told to seal</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>adjourned</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>resumed</translation>
    </message>
    <message>
        <source>This cannot be read as a move.</source>
        <translation>This cannot be read as a move.</translation>
    </message>
    <message>
        <source>This is not a legal move.</source>
        <translation>This is not a legal move.</translation>
    </message>
    <message>
        <source>It may be read as %1; beside it stands “%2”.</source>
        <extracomment>%1 a move, %2 what else is written beside it.</extracomment>
        <translation>It may be read as %1; beside it stands “%2”.</translation>
    </message>
    <message>
        <source>More than one legal move fits: %1.</source>
        <extracomment>%1 lists moves.</extracomment>
        <translation>More than one legal move fits: %1.</translation>
    </message>
    <message>
        <source>The envelope says “%1”, but %2 was made on the board. Rule on it.</source>
        <extracomment>%1 the move as the player wrote it, %2 another move.</extracomment>
        <translation>The envelope says “%1”, but %2 was made on the board. Rule on it.</translation>
    </message>
    <message numerus="yes">
        <source>White is more than %n minute(s) late</source>
        <extracomment>%n minutes that a player may come late.</extracomment>
        <translation>
            <numerusform>White is more than %n minute late</numerusform>
            <numerusform>White is more than %n minutes late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is more than %n minute(s) late</source>
        <translation>
            <numerusform>Black is more than %n minute late</numerusform>
            <numerusform>Black is more than %n minutes late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White may come until %1, %n minute(s) left</source>
        <extracomment>%1 a time of day until which a player may come, %n the minutes till then.</extracomment>
        <translation>
            <numerusform>White may come until %1, %n minute left</numerusform>
            <numerusform>White may come until %1, %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black may come until %1, %n minute(s) left</source>
        <translation>
            <numerusform>Black may come until %1, %n minute left</numerusform>
            <numerusform>Black may come until %1, %n minutes left</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>White&apos;s clock should have run since %1: take the time off the clock on the table.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <translation>Black&apos;s clock should have run since %1: take the time off the clock on the table.</translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <extracomment>%1 a time of day; R is a key.</extracomment>
        <translation>White&apos;s clock should have run since %1. R resumes the game and takes the time off.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <translation>Black&apos;s clock should have run since %1. R resumes the game and takes the time off.</translation>
    </message>
    <message>
        <source>goes on, counts as adjourned</source>
        <extracomment>A game that is still being played although the next round was paired; until it is over it counts as adjourned.</extracomment>
        <translation>goes on, counts as adjourned</translation>
    </message>
    <message>
        <source>White is late</source>
        <translation>White is late</translation>
    </message>
    <message>
        <source>Black is late</source>
        <translation>Black is late</translation>
    </message>
    <message>
        <source>At the agreed time, %1, open the envelope.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>At the agreed time, %1, open the envelope.</translation>
    </message>
    <message>
        <source>At the agreed time, %1, resume the game.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>At the agreed time, %1, resume the game.</translation>
    </message>
    <message>
        <source>White asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>White asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</translation>
    </message>
    <message>
        <source>Black asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>Black asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</translation>
    </message>
    <message>
        <source>When the game is over, enter its result on the page of results (F4).</source>
        <translation>When the game is over, enter its result on the page of results (F4).</translation>
    </message>
    <message>
        <source>The envelope is empty.</source>
        <translation>The envelope is empty.</translation>
    </message>
    <message>
        <source>The envelope says “%1”.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>The envelope says “%1”.</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <extracomment>%1 a draw offer: &quot;White offers a draw&quot;.</extracomment>
        <translation>Still open: %1</translation>
    </message>
    <message>
        <source>asked to adjourn</source>
        <translation>asked to adjourn</translation>
    </message>
    <message>
        <source>The clocks have counted %1 and %2 moves, the record has %3 and %4: set the count on the page of the clock.</source>
        <extracomment>%1 and %2 numbers of moves by the clocks, %3 and %4 by the game record.</extracomment>
        <translation>The clocks have counted %1 and %2 moves, the record has %3 and %4: set the count on the page of the clock.</translation>
    </message>
    <message>
        <source>The envelope or a key to it is missing: rule on it, or say who keeps it when it is found.</source>
        <translation>The envelope or a key to it is missing: rule on it, or say who keeps it when it is found.</translation>
    </message>
    <message>
        <source>The move is sealed and the clock is stopped: adjourn the game.</source>
        <translation>The move is sealed and the clock is stopped: adjourn the game.</translation>
    </message>
    <message>
        <source>The clock is stopped: adjourn the game when the move is sealed.</source>
        <translation>The clock is stopped: adjourn the game when the move is sealed.</translation>
    </message>
    <message>
        <source>White has %1, Black %2</source>
        <extracomment>%1 and %2 what the clocks show.</extracomment>
        <translation>White has %1, Black %2</translation>
    </message>
    <message>
        <source>%1 Rule on it (I): that enters the result.</source>
        <extracomment>%1 a sentence, how the game has ended: &quot;Checkmate: White has won.&quot;</extracomment>
        <translation>%1 Rule on it (I): that enters the result.</translation>
    </message>
    <message>
        <source>Check what stands on the envelope.</source>
        <translation>Check what stands on the envelope.</translation>
    </message>
    <message>
        <source>White sealed move …………</source>
        <translation>White sealed move …………</translation>
    </message>
    <message>
        <source>Black sealed move …………</source>
        <translation>Black sealed move …………</translation>
    </message>
    <message>
        <source>it must be %1</source>
        <translation>it must be %1</translation>
    </message>
    <message>
        <source>Typed move, envelope with the key: %1</source>
        <translation>Typed move, envelope with the key: %1</translation>
    </message>
    <message>
        <source>%1, the clocks are stopped</source>
        <extracomment>%1 what the clocks show: &quot;White has 0:27, Black 0:41&quot;.</extracomment>
        <translation>%1, the clocks are stopped</translation>
    </message>
    <message numerus="yes">
        <source>White came %n minute(s) late</source>
        <translation>
            <numerusform>White came %n minute late</numerusform>
            <numerusform>White came %n minutes late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black came %n minute(s) late</source>
        <translation>
            <numerusform>Black came %n minute late</numerusform>
            <numerusform>Black came %n minutes late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdjournmentsKeys</name>
    <message>
        <source>tell players to seal a move</source>
        <translation>tell players to seal a move</translation>
    </message>
    <message>
        <source>tell to seal</source>
        <translation>tell to seal</translation>
    </message>
    <message>
        <source>the player types the sealed move, unseen</source>
        <translation>the player types the sealed move, unseen</translation>
    </message>
    <message>
        <source>the move is sealed: stop the clock and adjourn the game</source>
        <translation>the move is sealed: stop the clock and adjourn the game</translation>
    </message>
    <message>
        <source>envelope: who keeps it, and whether it is checked</source>
        <translation>envelope: who keeps it, and whether it is checked</translation>
    </message>
    <message>
        <source>day, time and place of the resumption</source>
        <translation>day, time and place of the resumption</translation>
    </message>
    <message>
        <source>White has come to the resumption, or has not</source>
        <translation>White has come to the resumption, or has not</translation>
    </message>
    <message>
        <source>Black has come to the resumption, or has not</source>
        <translation>Black has come to the resumption, or has not</translation>
    </message>
    <message>
        <source>open the envelope</source>
        <translation>open the envelope</translation>
    </message>
    <message>
        <source>write the sealed move on the record</source>
        <translation>write the sealed move on the record</translation>
    </message>
    <message>
        <source>resume the game</source>
        <translation>resume the game</translation>
    </message>
    <message>
        <source>the reply is sealed in a second envelope</source>
        <translation>the reply is sealed in a second envelope</translation>
    </message>
    <message>
        <source>print the sheet for the envelope</source>
        <translation>print the sheet for the envelope</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>sheet</translation>
    </message>
    <message>
        <source>print the list of resumptions</source>
        <translation>print the list of resumptions</translation>
    </message>
    <message>
        <source>list</source>
        <translation>list</translation>
    </message>
    <message>
        <source>save the resumptions as a calendar file</source>
        <translation>save the resumptions as a calendar file</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>calendar</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>game record</translation>
    </message>
    <message>
        <source>incident: rule on it</source>
        <translation>incident: rule on it</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>the paper says otherwise: correct what was entered</source>
        <translation>the paper says otherwise: correct what was entered</translation>
    </message>
    <message>
        <source>the game goes on: no move is sealed</source>
        <translation>the game goes on: no move is sealed</translation>
    </message>
    <message>
        <source>print the label for the envelope (A5)</source>
        <translation>print the label for the envelope (A5)</translation>
    </message>
    <message>
        <source>the envelope or a key to it is missing</source>
        <translation>the envelope or a key to it is missing</translation>
    </message>
</context>
<context>
    <name>AdjournmentsPage</name>
    <message>
        <source>Adjourned games</source>
        <translation>Adjourned games</translation>
    </message>
    <message>
        <source>Tell to seal</source>
        <translation>Tell to seal</translation>
    </message>
    <message>
        <source>List</source>
        <translation>List</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendar</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Adjourn the game</translation>
    </message>
    <message>
        <source>Resumption</source>
        <translation>Resumption</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Envelope</translation>
    </message>
    <message>
        <source>Open the envelope</source>
        <translation>Open the envelope</translation>
    </message>
    <message>
        <source>The player to move seals the next move; the clock runs until the move is sealed and the player stops it.</source>
        <translation>The player to move seals the next move; the clock runs until the move is sealed and the player stops it.</translation>
    </message>
    <message>
        <source>The clock is stopped; the opponent&apos;s clock is not started.</source>
        <translation>The clock is stopped; the opponent&apos;s clock is not started.</translation>
    </message>
    <message>
        <source>Type exactly what the player wrote. An opening cannot be undone.</source>
        <translation>Type exactly what the player wrote. An opening cannot be undone.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Day and time</translation>
    </message>
    <message>
        <source>Kept by, or where</source>
        <translation>Kept by, or where</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Opening key</translation>
    </message>
    <message>
        <source>The move as written</source>
        <translation>The move as written</translation>
    </message>
    <message>
        <source>Minutes charged</source>
        <translation>Minutes charged</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Second opening key</source>
        <translation>Second opening key</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Witness</translation>
    </message>
    <message>
        <source>A player asks to adjourn before the end of the session</source>
        <translation>A player asks to adjourn before the end of the session</translation>
    </message>
    <message>
        <source>Also for the other games of the round without a time</source>
        <translation>Also for the other games of the round without a time</translation>
    </message>
    <message>
        <source>What is on the envelope is checked</source>
        <translation>What is on the envelope is checked</translation>
    </message>
    <message>
        <source>Fix the time</source>
        <translation>Fix the time</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>No adjourned game</source>
        <translation>No adjourned game</translation>
    </message>
    <message>
        <source>At the end of a session tell the players to move to seal (C). Their games are kept here with the envelope until they go on.</source>
        <translation>At the end of a session tell the players to move to seal (C). Their games are kept here with the envelope until they go on.</translation>
    </message>
    <message>
        <source>What the paper says</source>
        <translation>What the paper says</translation>
    </message>
    <message>
        <source>Black is to move and seals</source>
        <translation>Black is to move and seals</translation>
    </message>
    <message>
        <source>There is no move in it</source>
        <translation>There is no move in it</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Correct it</translation>
    </message>
    <message>
        <source>The move was typed. Both keys together open it; one alone does not.</source>
        <translation>The move was typed. Both keys together open it; one alone does not.</translation>
    </message>
    <message>
        <source>The move was typed. Its key opens it.</source>
        <translation>The move was typed. Its key opens it.</translation>
    </message>
    <message>
        <source>A player who adjourns before the end of the session is charged the rest of it, for example 30 or 29:30. Empty: nothing.</source>
        <translation>A player who adjourns before the end of the session is charged the rest of it, for example 30 or 29:30. Empty: nothing.</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Resume the game</translation>
    </message>
    <message>
        <source>The clock of the player who must reply runs from the agreed time, also while that player is absent. Leave the line empty if nothing is to be taken.</source>
        <translation>The clock of the player who must reply runs from the agreed time, also while that player is absent. Leave the line empty if nothing is to be taken.</translation>
    </message>
    <message>
        <source>Minutes taken off the clock</source>
        <translation>Minutes taken off the clock</translation>
    </message>
    <message>
        <source>Move already made on the board, if any: it must be sealed</source>
        <translation>Move already made on the board, if any: it must be sealed</translation>
    </message>
    <message>
        <source>Usually empty. Never the secret move: it is in the envelope alone.</source>
        <translation>Usually empty. Never the secret move: it is in the envelope alone.</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Calendar (*.ics)</translation>
    </message>
    <message>
        <source>Who sees the envelope being opened.</source>
        <translation>Who sees the envelope being opened.</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Envelope or key missing</translation>
    </message>
    <message>
        <source>Nobody can open it any more; the ruling on it comes next. If it is found, say who keeps it.</source>
        <translation>Nobody can open it any more; the ruling on it comes next. If it is found, say who keeps it.</translation>
    </message>
    <message>
        <source>It is missing</source>
        <translation>It is missing</translation>
    </message>
    <message>
        <source>For example 2026-11-24 10:00</source>
        <translation>For example 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>No session of the schedule is on now: how much is left of it, and so what is charged, must be typed. For example 30 or 29:30. Empty: nothing.</source>
        <translation>No session of the schedule is on now: how much is left of it, and so what is charged, must be typed. For example 30 or 29:30. Empty: nothing.</translation>
    </message>
</context>
<context>
    <name>AppealFields</name>
    <message>
        <source>Appeals</source>
        <translation>Appeals</translation>
    </message>
    <message>
        <source>Appeals are decided by</source>
        <translation>Appeals are decided by</translation>
    </message>
    <message>
        <source>an appeals committee</source>
        <translation>an appeals committee</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>the chief arbiter</translation>
    </message>
    <message>
        <source>Accepted until, in minutes after the end of the round</source>
        <translation>Accepted until, in minutes after the end of the round</translation>
    </message>
    <message>
        <source>Empty: no time limit.</source>
        <translation>Empty: no time limit.</translation>
    </message>
</context>
<context>
    <name>AppealPanel</name>
    <message>
        <source>Appeal against a ruling</source>
        <translation>Appeal against a ruling</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Appeal</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>Who appeals</translation>
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
        <source>somebody else</source>
        <translation>somebody else</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Handed in by</translation>
    </message>
    <message>
        <source>Where it is not the player.</source>
        <translation>Where it is not the player.</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Received at</translation>
    </message>
    <message>
        <source>The appeal goes to</source>
        <translation>The appeal goes to</translation>
    </message>
    <message>
        <source>the appeals committee</source>
        <translation>the appeals committee</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>the chief arbiter</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Grounds</translation>
    </message>
    <message>
        <source>Decision on the appeal</source>
        <translation>Decision on the appeal</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>upheld</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>dismissed</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>otherwise</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decided by</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Decision in words</translation>
    </message>
    <message>
        <source>Nothing has changed at the board: the ruling stands until you make another one. It is linked with the appeal.</source>
        <translation>Nothing has changed at the board: the ruling stands until you make another one. It is linked with the appeal.</translation>
    </message>
    <message>
        <source>Lodge the appeal</source>
        <translation>Lodge the appeal</translation>
    </message>
    <message>
        <source>Enter the decision</source>
        <translation>Enter the decision</translation>
    </message>
    <message>
        <source>New ruling…</source>
        <translation>New ruling…</translation>
    </message>
    <message>
        <source>Appeal withdrawn</source>
        <translation>Appeal withdrawn</translation>
    </message>
    <message>
        <source>Another appeal…</source>
        <translation>Another appeal…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>No ruling has been made on the board since the decision.</source>
        <translation>No ruling has been made on the board since the decision.</translation>
    </message>
    <message>
        <source>Made since the decision: %1</source>
        <translation>Made since the decision: %1</translation>
    </message>
    <message>
        <source>Link this ruling</source>
        <translation>Link this ruling</translation>
    </message>
</context>
<context>
    <name>AppealText</name>
    <message>
        <source>withdrawn</source>
        <comment>appeal</comment>
        <translation>withdrawn</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <comment>appeal</comment>
        <translation>not decided yet</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>upheld</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>dismissed</translation>
    </message>
    <message>
        <source>decided in another way</source>
        <comment>appeal</comment>
        <translation>decided in another way</translation>
    </message>
    <message>
        <source>lodged too late</source>
        <translation>lodged too late</translation>
    </message>
    <message>
        <source>the ruling still stands</source>
        <translation>the ruling still stands</translation>
    </message>
    <message>
        <source>carried out by journal entry %1</source>
        <translation>carried out by journal entry %1</translation>
    </message>
    <message>
        <source>Appeal by %1: %2</source>
        <extracomment>%1 White, Black or a name; %2 &quot;upheld&quot;, &quot;not decided yet&quot;, &quot;upheld, carried out by journal entry 371&quot;.</extracomment>
        <translation>Appeal by %1: %2</translation>
    </message>
</context>
<context>
    <name>AttachDialog</name>
    <message>
        <source>Attach a file to the ruling</source>
        <translation>Attach a file to the ruling</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Attach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Pictures, PDF and text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</source>
        <translation>Pictures, PDF and text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>AttachForm</name>
    <message>
        <source>Attach %1</source>
        <translation>Attach %1</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>What it shows</translation>
    </message>
    <message>
        <source>For example: both pages of White&apos;s scoresheet. May be left empty.</source>
        <translation>For example: both pages of White&apos;s scoresheet. May be left empty.</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Attach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>AttachedFile</name>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
</context>
<context>
    <name>AttachedFiles</name>
    <message>
        <source>Attached files</source>
        <translation>Attached files</translation>
    </message>
</context>
<context>
    <name>AttendanceKeys</name>
    <message>
        <source>to the list</source>
        <translation>to the list</translation>
    </message>
    <message>
        <source>absent or arrived</source>
        <translation>absent or arrived</translation>
    </message>
    <message>
        <source>forfeit on the current board</source>
        <translation>forfeit on the current board</translation>
    </message>
    <message>
        <source>forfeit, once the default time has expired</source>
        <translation>forfeit, once the default time has expired</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>go to the board in the hall</translation>
    </message>
    <message>
        <source>from the list to the field</source>
        <translation>from the list to the field</translation>
    </message>
    <message>
        <source>forfeit on every board whose default time has expired</source>
        <translation>forfeit on every board whose default time has expired</translation>
    </message>
    <message>
        <source>forfeit on all of them</source>
        <translation>forfeit on all of them</translation>
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
        <source>No player is marked absent. Type a board number and the letter of the absent side, then Enter. Repeat when the player arrives.</source>
        <translation>No player is marked absent. Type a board number and the letter of the absent side, then Enter. Repeat when the player arrives.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>No round has been paired yet</translation>
    </message>
    <message>
        <source>When a round begins, mark here who is missing; the default time is counted down for each board.</source>
        <translation>When a round begins, mark here who is missing; the default time is counted down for each board.</translation>
    </message>
    <message numerus="yes">
        <source>Forfeit on board(s) %1</source>
        <translation>
            <numerusform>Forfeit on board %1</numerusform>
            <numerusform>Forfeit on boards %1</numerusform>
        </translation>
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
    <name>AttendantButton</name>
    <message>
        <source>%1 at %2</source>
        <extracomment>Who is at the desk: %1 a person, %2 the name of the desk.</extracomment>
        <translation>%1 at %2</translation>
    </message>
    <message>
        <source>Who is at this desk?</source>
        <translation>Who is at this desk?</translation>
    </message>
</context>
<context>
    <name>AttendantFields</name>
    <message>
        <source>Who is at this desk?</source>
        <translation>Who is at this desk?</translation>
    </message>
    <message>
        <source>Name of the desk</source>
        <translation>Name of the desk</translation>
    </message>
    <message>
        <source>The name is recorded in the history with every action at this desk.</source>
        <translation>The name is recorded in the history with every action at this desk.</translation>
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
    <name>AuditKeys</name>
    <message>
        <source>go to the board in the hall</source>
        <translation>go to the board in the hall</translation>
    </message>
    <message>
        <source>dismiss the issue</source>
        <translation>dismiss the issue</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Hall check</source>
        <translation>Hall check</translation>
    </message>
    <message>
        <source>Show dismissed issues</source>
        <translation>Show dismissed issues</translation>
    </message>
    <message>
        <source>Nothing to check yet</source>
        <translation>Nothing to check yet</translation>
    </message>
    <message>
        <source>Once a round is paired, this page points out boards that are set differently, were forgotten or wait for a ruling.</source>
        <translation>Once a round is paired, this page points out boards that are set differently, were forgotten or wait for a ruling.</translation>
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
        <source>White has completed %1, Black %2.</source>
        <translation>White has completed %1, Black %2.</translation>
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
    <message numerus="yes">
        <source>White has pressed %n time(s) while Black&apos;s clock ran.</source>
        <translation>
            <numerusform>White has pressed once while Black&apos;s clock ran.</numerusform>
            <numerusform>White has pressed %n times while Black&apos;s clock ran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has pressed %n time(s) while White&apos;s clock ran.</source>
        <translation>
            <numerusform>Black has pressed once while White&apos;s clock ran.</numerusform>
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
        <source>Go there and rule on the flag.</source>
        <translation>Go there and rule on the flag.</translation>
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
        <source>Count the moves on the scoresheets and correct the counters.</source>
        <translation>Count the moves on the scoresheets and correct the counters.</translation>
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
        <source>%1 left</source>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <translation>Laws %1, %2</translation>
    </message>
    <message>
        <source>The arbiter may decide otherwise.</source>
        <translation>The arbiter may decide otherwise.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets: correct the counter, or rule on the flag.</source>
        <translation>Count the moves on the scoresheets: correct the counter, or rule on the flag.</translation>
    </message>
    <message>
        <source>The clock is set to %1; the event&apos;s time control is %2.</source>
        <translation>The clock is set to %1; the event&apos;s time control is %2.</translation>
    </message>
    <message>
        <source>Its next period begins when the time runs out; the event&apos;s begins when the moves are made.</source>
        <translation>Its next period begins when the time runs out; the event&apos;s begins when the moves are made.</translation>
    </message>
    <message>
        <source>Its next period begins when the moves are made; the event&apos;s begins when the time runs out.</source>
        <translation>Its next period begins when the moves are made; the event&apos;s begins when the time runs out.</translation>
    </message>
    <message>
        <source>It keeps running after a flag fall; the event&apos;s clocks stop.</source>
        <translation>It keeps running after a flag fall; the event&apos;s clocks stop.</translation>
    </message>
    <message>
        <source>It stops at a flag fall; the event&apos;s clocks keep running.</source>
        <translation>It stops at a flag fall; the event&apos;s clocks keep running.</translation>
    </message>
    <message>
        <source>It adds the increment for the first move; the event does not.</source>
        <translation>It adds the increment for the first move; the event does not.</translation>
    </message>
    <message>
        <source>It does not add the increment for the first move; the event does.</source>
        <translation>It does not add the increment for the first move; the event does.</translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>White&apos;s move counter is %n too high.</numerusform>
            <numerusform>White&apos;s move counter is %n too high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>Black is %n move too far.</numerusform>
            <numerusform>Black is %n moves too far.</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>White&apos;s clock shows %1 more than it should after these moves.</translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>White&apos;s clock shows %1 less than it should after these moves.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>Black&apos;s clock shows %1 more than it should after these moves.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>Black&apos;s clock shows %1 less than it should after these moves.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; White&apos;s fell first.</source>
        <translation>Both flags have been down for %1; White&apos;s fell first.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; Black&apos;s fell first.</source>
        <translation>Both flags have been down for %1; Black&apos;s fell first.</translation>
    </message>
    <message>
        <source>White&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>White&apos;s flag has been down for %1 and nobody has ruled on it.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>Black&apos;s flag has been down for %1 and nobody has ruled on it.</translation>
    </message>
    <message>
        <source>The clock has run %1 less than most clocks of the round.</source>
        <translation>The clock has run %1 less than most clocks of the round.</translation>
    </message>
    <message>
        <source>The clock has run %1 more than most clocks of the round.</source>
        <translation>The clock has run %1 more than most clocks of the round.</translation>
    </message>
    <message>
        <source>The flag fall was observed %1 ago, and there is no result.</source>
        <translation>The flag fall was observed %1 ago, and there is no result.</translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) came too late to count.</source>
        <translation>
            <numerusform>%n press came too late to count.</numerusform>
            <numerusform>%n presses came too late to count.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on the flags; the order in which they fell has been recorded.</source>
        <translation>Rule on the flags; the order in which they fell has been recorded.</translation>
    </message>
    <message>
        <source>Pause the clock, set the event&apos;s time control and correct both times.</source>
        <translation>Pause the clock, set the event&apos;s time control and correct both times.</translation>
    </message>
    <message>
        <source>Check that the player is there; if not, mark them absent.</source>
        <translation>Check that the player is there; if not, mark them absent.</translation>
    </message>
    <message>
        <source>Check whether the clock was forgotten or a press was missed.</source>
        <translation>Check whether the clock was forgotten or a press was missed.</translation>
    </message>
    <message>
        <source>Unlock the lever when the reason no longer applies.</source>
        <translation>Unlock the lever when the reason no longer applies.</translation>
    </message>
    <message>
        <source>If a flag fell meanwhile, the arbiter may cancel the flag fall.</source>
        <translation>If a flag fell meanwhile, the arbiter may cancel the flag fall.</translation>
    </message>
    <message>
        <source>Check the lever: it may be worn, or the clock may be the wrong way round.</source>
        <translation>Check the lever: it may be worn, or the clock may be the wrong way round.</translation>
    </message>
    <message>
        <source>Check whether it was started late or had stopped, and correct the times.</source>
        <translation>Check whether it was started late or had stopped, and correct the times.</translation>
    </message>
    <message>
        <source>Every clock has the event&apos;s time control and was started with the others.</source>
        <translation>Every clock has the event&apos;s time control and was started with the others.</translation>
    </message>
    <message>
        <source>No player has taken more than %1 for a move, or %2 for the first move.</source>
        <translation>No player has taken more than %1 for a move, or %2 for the first move.</translation>
    </message>
    <message>
        <source>Every move counter fits the side to move; no press was missed.</source>
        <translation>Every move counter fits the side to move; no press was missed.</translation>
    </message>
    <message>
        <source>Every display agrees with base time, increments and time used.</source>
        <translation>Every display agrees with base time, increments and time used.</translation>
    </message>
    <message>
        <source>No single clock has been paused for more than %1, and no lever is locked.</source>
        <translation>No single clock has been paused for more than %1, and no lever is locked.</translation>
    </message>
    <message>
        <source>Arrived %1 after the default time.</source>
        <translation>Arrived %1 after the default time.</translation>
    </message>
    <message>
        <source>The default time expired %1 ago.</source>
        <translation>The default time expired %1 ago.</translation>
    </message>
    <message>
        <source>Default time is zero: a player who arrives after the start loses (%1).</source>
        <translation>Default time is zero: a player who arrives after the start loses (%1).</translation>
    </message>
    <message>
        <source>A player who arrives more than %1 after the start loses (%2).</source>
        <translation>A player who arrives more than %1 after the start loses (%2).</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Only the regulations of the event may say otherwise.</translation>
    </message>
    <message>
        <source>While both players are absent, White&apos;s clock runs (%1).</source>
        <translation>While both players are absent, White&apos;s clock runs (%1).</translation>
    </message>
    <message>
        <source>No flag fall has waited more than a minute for a ruling, and no ruling still lacks its result.</source>
        <translation>No flag fall has waited more than a minute for a ruling, and no ruling still lacks its result.</translation>
    </message>
    <message>
        <source>White&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>White&apos;s period ran out before move %1; the move counter now shows %2.</translation>
    </message>
    <message>
        <source>Black&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>Black&apos;s period ran out before move %1; the move counter now shows %2.</translation>
    </message>
    <message>
        <source>No clock of the program was started in this round: there were no times, moves or displays to compare.</source>
        <translation>No clock of the program was started in this round: there were no times, moves or displays to compare.</translation>
    </message>
</context>
<context>
    <name>BackupSettings</name>
    <message>
        <source>Folder for copies of the event</source>
        <translation>Folder for copies of the event</translation>
    </message>
    <message>
        <source>On a memory stick or another disk: not the one that the event is on.</source>
        <translation>On a memory stick or another disk: not the one that the event is on.</translation>
    </message>
    <message>
        <source>Sticks and disks that are plugged in</source>
        <translation>Sticks and disks that are plugged in</translation>
    </message>
    <message>
        <source>Save a copy when a round is over</source>
        <translation>Save a copy when a round is over</translation>
    </message>
    <message>
        <source>If the stick is not there, the copy is saved when it is plugged in.</source>
        <translation>If the stick is not there, the copy is saved when it is plugged in.</translation>
    </message>
    <message>
        <source>Save a copy now</source>
        <translation>Save a copy now</translation>
    </message>
    <message>
        <source>Test the newest copy</source>
        <translation>Test the newest copy</translation>
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
        <source>Each player has their own board</source>
        <translation>Each player has their own board</translation>
    </message>
    <message>
        <source>Adapted to local circumstances</source>
        <translation>Adapted to local circumstances</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
</context>
<context>
    <name>BlindNews</name>
    <message>
        <source>Announce it</source>
        <translation>Announce it</translation>
    </message>
    <message>
        <source>Correct the boards</source>
        <translation>Correct the boards</translation>
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
        <extracomment>%1 a name, %2 what they may do.</extracomment>
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
        <source>pressed too early: the move was not announced</source>
        <translation>pressed too early: the move was not announced</translation>
    </message>
    <message>
        <source>pressed too early: the promotion piece was not named</source>
        <translation>pressed too early: the promotion piece was not named</translation>
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
        <source>%1 Against a hearing-impaired player an assistant is compulsory.</source>
        <translation>%1 Against a hearing-impaired player an assistant is compulsory.</translation>
    </message>
    <message>
        <source>The boards differ. Enter what both players wrote; the records decide.</source>
        <translation>The boards differ. Enter what both players wrote; the records decide.</translation>
    </message>
    <message>
        <source>The records agree: White adjusts the board to them.</source>
        <translation>The records agree: White adjusts the board to them.</translation>
    </message>
    <message>
        <source>The records agree: Black adjusts the board to them.</source>
        <translation>The records agree: Black adjusts the board to them.</translation>
    </message>
    <message>
        <source>moves and times announced on request</source>
        <translation>moves and times announced on request</translation>
    </message>
    <message>
        <source>moves and times announced without request</source>
        <translation>moves and times announced without request</translation>
    </message>
    <message>
        <source>pressed too early: the captured piece was not removed</source>
        <translation>pressed too early: the captured piece was not removed</translation>
    </message>
    <message>
        <source>pressed too early: no piece was in another aperture</source>
        <translation>pressed too early: no piece was in another aperture</translation>
    </message>
    <message>
        <source>announces moves and times on request</source>
        <translation>announces moves and times on request</translation>
    </message>
    <message>
        <source>claims a flag fall, reports touched pieces</source>
        <translation>claims a flag fall, reports touched pieces</translation>
    </message>
    <message>
        <source>A flag fall claimed by the assistant counts as claimed by the player.</source>
        <translation>A flag fall claimed by the assistant counts as claimed by the player.</translation>
    </message>
    <message>
        <source>Two boards; on the special one a piece is touched once it has left its securing aperture.</source>
        <translation>Two boards; on the special one a piece is touched once it has left its securing aperture.</translation>
    </message>
    <message>
        <source>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). If the player has no assistant, the opponent may have one for the first two duties (%4).</source>
        <extracomment>%1 to %4 articles of the Laws.</extracomment>
        <translation>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). If the player has no assistant, the opponent may have one for the first two duties (%4).</translation>
    </message>
    <message numerus="yes">
        <source>The records differ: go back to where they agree, after %n half-move(s), then set the clocks. No extra time is given and nothing is counted as an illegal move.</source>
        <translation>
            <numerusform>The records differ: go back to where they agree, after %n half-move, then set the clocks. No extra time is given and nothing is counted as an illegal move.</numerusform>
            <numerusform>The records differ: go back to where they agree, after %n half-moves, then set the clocks. No extra time is given and nothing is counted as an illegal move.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>White has pressed the clock, but the move is not recorded: was it announced?</translation>
    </message>
    <message>
        <source>Black has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>Black has pressed the clock, but the move is not recorded: was it announced?</translation>
    </message>
    <message>
        <source>no duties yet</source>
        <comment>assistant</comment>
        <translation>no duties yet</translation>
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
        <source>White&apos;s time after the action</source>
        <translation>White&apos;s time after the action</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Black&apos;s time after the action</source>
        <translation>Black&apos;s time after the action</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Time taken</translation>
    </message>
    <message>
        <source>How long the player&apos;s clock ran for this move</source>
        <translation>How long the player&apos;s clock ran for this move</translation>
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
    <message>
        <source>Default time expired</source>
        <extracomment>To the resumption of an adjourned game. Short, it stands on a small tile.</extracomment>
        <translation>Default time expired</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>The players have signed different results. Short, it stands on a small tile.</extracomment>
        <translation>Disputed</translation>
    </message>
    <message>
        <source>Late for resumption</source>
        <translation>Late for resumption</translation>
    </message>
    <message>
        <source>Called %1</source>
        <extracomment>%1 is the time of day at which a board called the arbiter: &quot;Called 14:32&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Called %1</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>%1 %2.</source>
        <extracomment>%1 describes a board, %2 is a note about it: &quot;Lever locked&quot;.</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>A player is absent</source>
        <translation>A player is absent</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Board %1: White %2, Black %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>king %1</source>
        <comment>men</comment>
        <extracomment>A piece, then all squares where such pieces stand: &quot;rook a1, h1&quot;.</extracomment>
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
        <source>Not saved yet</source>
        <translation>Not saved yet</translation>
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
        <source>%1, penultimate</source>
        <extracomment>%1 a score; 2017, A.9.</extracomment>
        <translation>%1, penultimate</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, collapsed</translation>
    </message>
    <message>
        <source>downfloat</source>
        <translation>downfloat</translation>
    </message>
</context>
<context>
    <name>BroadcastKeys</name>
    <message>
        <source>switch the broadcast off</source>
        <translation>switch the broadcast off</translation>
    </message>
    <message>
        <source>switch the broadcast on</source>
        <translation>switch the broadcast on</translation>
    </message>
    <message>
        <source>switch off</source>
        <translation>switch off</translation>
    </message>
    <message>
        <source>switch on</source>
        <translation>switch on</translation>
    </message>
    <message>
        <source>send all games of the round once more</source>
        <translation>send all games of the round once more</translation>
    </message>
    <message>
        <source>send again</source>
        <translation>send again</translation>
    </message>
    <message>
        <source>look at the broadcast in the browser</source>
        <translation>look at the broadcast in the browser</translation>
    </message>
    <message>
        <source>look</source>
        <translation>look</translation>
    </message>
    <message>
        <source>address of the round on lichess.org</source>
        <translation>address of the round on lichess.org</translation>
    </message>
    <message>
        <source>address</source>
        <translation>address</translation>
    </message>
    <message>
        <source>boards that are broadcast</source>
        <translation>boards that are broadcast</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>boards</translation>
    </message>
    <message>
        <source>token for lichess.org</source>
        <translation>token for lichess.org</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>forget the token, here and in the secret store</source>
        <translation>forget the token, here and in the secret store</translation>
    </message>
    <message>
        <source>forget token</source>
        <translation>forget token</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>from a field back to the page</translation>
    </message>
</context>
<context>
    <name>BroadcastPage</name>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Switch off</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Switch on</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Send again</translation>
    </message>
</context>
<context>
    <name>BroadcastPlaceCard</name>
    <message>
        <source>Address of the round on lichess.org</source>
        <translation>Address of the round on lichess.org</translation>
    </message>
    <message>
        <source>Each round has its own. Copy it from the browser when you have made the round there, without a source.</source>
        <translation>Each round has its own. Copy it from the browser when you have made the round there, without a source.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Empty: all. %1</source>
        <translation>Empty: all. %1</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Delay</translation>
    </message>
    <message>
        <source>Moves and results are sent this much later than they are recorded. A delay set on lichess.org comes on top.</source>
        <translation>Moves and results are sent this much later than they are recorded. A delay set on lichess.org comes on top.</translation>
    </message>
</context>
<context>
    <name>BroadcastTokenCard</name>
    <message>
        <source>Token for lichess.org</source>
        <translation>Token for lichess.org</translation>
    </message>
    <message>
        <source>Made at lichess.org/account/oauth/token with the right “Create, update, delete studies and broadcasts”. It goes into the secret store of this desktop, never into the event.</source>
        <translation>Made at lichess.org/account/oauth/token with the right “Create, update, delete studies and broadcasts”. It goes into the secret store of this desktop, never into the event.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Forget</translation>
    </message>
</context>
<context>
    <name>CaseFile</name>
    <message>
        <source>Case file: round %1, board %2</source>
        <translation>Case file: round %1, board %2</translation>
    </message>
    <message>
        <source>case round %1 board %2 entry %3</source>
        <comment>file</comment>
        <translation>case round %1 board %2 entry %3</translation>
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
        <source>Ruled at</source>
        <translation>Ruled at</translation>
    </message>
    <message>
        <source>Ruled by</source>
        <translation>Ruled by</translation>
    </message>
    <message>
        <source>Journal entry</source>
        <translation>Journal entry</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Laws</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Ruled by a key, without questions.</source>
        <translation>Ruled by a key, without questions.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flag</translation>
    </message>
    <message>
        <source>Illegal moves before</source>
        <translation>Illegal moves before</translation>
    </message>
    <message>
        <source>down</source>
        <translation>down</translation>
    </message>
    <message>
        <source>The clocks</source>
        <translation>The clocks</translation>
    </message>
    <message>
        <source>The position on the board.</source>
        <translation>The position on the board.</translation>
    </message>
    <message>
        <source>The position before what happened.</source>
        <translation>The position before what happened.</translation>
    </message>
    <message>
        <source>After %1, the last move on record.</source>
        <translation>After %1, the last move on record.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) that the clock has counted are not on record.</source>
        <translation>
            <numerusform>%n half-move that the clock has counted is not on record.</numerusform>
            <numerusform>%n half-moves that the clock has counted are not on record.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position</source>
        <translation>The position</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Questions and answers</translation>
    </message>
    <message>
        <source>What the Laws provide</source>
        <translation>What the Laws provide</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decided</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>The arbiter&apos;s reason</source>
        <translation>The arbiter&apos;s reason</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>the arbiter decided otherwise than the Laws propose</source>
        <translation>the arbiter decided otherwise than the Laws propose</translation>
    </message>
    <message>
        <source>Carried out with it:</source>
        <translation>Carried out with it:</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>What came later</source>
        <translation>What came later</translation>
    </message>
    <message>
        <source>Moves on record</source>
        <translation>Moves on record</translation>
    </message>
    <message>
        <source>The same for the command line</source>
        <translation>The same for the command line</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Attached files</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <comment>file</comment>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Attached at</source>
        <translation>Attached at</translation>
    </message>
    <message>
        <source>Attached by</source>
        <translation>Attached by</translation>
    </message>
    <message>
        <source>This picture cannot be shown here.</source>
        <translation>This picture cannot be shown here.</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Appeals</translation>
    </message>
    <message>
        <source>Appeal by</source>
        <translation>Appeal by</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Handed in by</translation>
    </message>
    <message>
        <source>Appeal to</source>
        <translation>Appeal to</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Received at</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Time limit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Grounds</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decided by</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Decided at</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Decision in words</translation>
    </message>
    <message>
        <source>This text cannot be shown here.</source>
        <translation>This text cannot be shown here.</translation>
    </message>
    <message>
        <source>The text goes on in the attached file.</source>
        <translation>The text goes on in the attached file.</translation>
    </message>
</context>
<context>
    <name>CategoryFields</name>
    <message>
        <source>Categories</source>
        <translation>Categories</translation>
    </message>
    <message>
        <source>Categories of players</source>
        <translation>Categories of players</translation>
    </message>
    <message>
        <source>Line by line, the name and what must hold: U18: age -17 or S65: age 65-, on 2026-12-31 or B: rating 1800-1999 or Women: sex w. A name alone: whoever has it among the own categories.</source>
        <translation>Line by line, the name and what must hold: U18: age -17 or S65: age 65-, on 2026-12-31 or B: rating 1800-1999 or Women: sex w. A name alone: whoever has it among the own categories.</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Base date of ages</translation>
    </message>
    <message>
        <source>Empty: 1 January of the year in which the event begins.</source>
        <translation>Empty: 1 January of the year in which the event begins.</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Create an event, continue one, or import players and rounds from a tournament report file (TRF). An event is one file; every action is saved in it before it is shown, so nothing is lost if the computer fails.</source>
        <translation>Create an event, continue one, or import players and rounds from a tournament report file (TRF). An event is one file; every action is saved in it before it is shown, so nothing is lost if the computer fails.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>The notes show where the file is wrong and how the program read what was unclear. Choose whether to import the players only or the finished rounds as well, check the event, then create it.</source>
        <translation>The notes show where the file is wrong and how the program read what was unclear. Choose whether to import the players only or the finished rounds as well, check the event, then create it.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Add one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. A player who leaves the event is withdrawn, not removed: the games already played are kept.</source>
        <translation>Add one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. A player who leaves the event is withdrawn, not removed: the games already played are kept.</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Hall</translation>
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
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Ranks are by points, then by the tie-breaks of the event in their order. The text below the standings explains each tie-break. Ranks are provisional while games are unfinished.</source>
        <translation>Ranks are by points, then by the tie-breaks of the event in their order. The text below the standings explains each tie-break. Ranks are provisional while games are unfinished.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Every action with its time. Undo does not delete an action: it stays in the list, struck through.</source>
        <translation>Every action with its time. Undo does not delete an action: it stays in the list, struck through.</translation>
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
        <source>Interventions</source>
        <translation>Interventions</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Hall check</translation>
    </message>
    <message>
        <source>The program checks the hall every few seconds and points out boards that are set differently, were not started, seem forgotten, wait for a ruling or whose times do not add up. It gives its reasons; you decide what to do. An issue you have seen can be dismissed.</source>
        <translation>The program checks the hall every few seconds and points out boards that are set differently, were not started, seem forgotten, wait for a ruling or whose times do not add up. It gives its reasons; you decide what to do. An issue you have seen can be dismissed.</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Late players</translation>
    </message>
    <message>
        <source>Mark an absent player by the board number and the letter of the side; repeat it when the player arrives. The default time of the event is counted down from the start of the round on each board; a player who arrives exactly at its end is in time. When it has expired, F enters the forfeit; the program never does so by itself. Boards where White has not moved by then are listed as well.</source>
        <translation>Mark an absent player by the board number and the letter of the side; repeat it when the player arrives. The default time of the event is counted down from the start of the round on each board; a player who arrives exactly at its end is in time. When it has expired, F enters the forfeit; the program never does so by itself. Boards where White has not moved by then are listed as well.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from action to action, or click the graph of both times. During the game the page follows it until you look back. Actions undone later are shown as they were at the time; times when the program was not running are marked. The text is the whole replay, with the time each player used, gained and had corrected.</source>
        <translation>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from action to action, or click the graph of both times. During the game the page follows it until you look back. Actions undone later are shown as they were at the time; times when the program was not running are marked. The text is the whole replay, with the time each player used, gained and had corrected.</translation>
    </message>
    <message>
        <source>If the program stops while clocks are running, they are paused when it starts again. For each board choose the last recorded time, the time at the last press, or charge the whole interruption to the player to move; or type both times. You can undo the decision until the clock is used again. If the computer went to sleep, the clocks were paused on waking and no player lost time; resume them all together.</source>
        <translation>If the program stops while clocks are running, they are paused when it starts again. For each board choose the last recorded time, the time at the last press, or charge the whole interruption to the player to move; or type both times. You can undo the decision until the clock is used again. If the computer went to sleep, the clocks were paused on waking and no player lost time; resume them all together.</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Pairing</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Game record</translation>
    </message>
    <message>
        <source>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves with the piece letters of your language, one or many, or make them on the board; a move typed while an earlier position is shown replaces the move made there. A player&apos;s scoresheet accepts whatever the player wrote; a move that differs from the record, or is missing, is marked. (=) is the mark of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and are shown beside its moves. A claim stops the clocks and is examined at once: the program shows where the position occurred and what your edition of the Laws says; you decide. When a move ends the game the clock stops, and one key enters the result with its article.</source>
        <translation>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves with the piece letters of your language, one or many, or make them on the board; a move typed while an earlier position is shown replaces the move made there. A player&apos;s scoresheet accepts whatever the player wrote; a move that differs from the record, or is missing, is marked. (=) is the mark of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and are shown beside its moves. A claim stops the clocks and is examined at once: the program shows where the position occurred and what your edition of the Laws says; you decide. When a move ends the game the clock stops, and one key enters the result with its article.</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Is checkmate possible?</translation>
    </message>
    <message>
        <source>Clock adjustments: penalties, wrong presses, times, counters, the time control, a new clock. I opens the panel for the current board, and a digit takes effect at once: a penalty takes two keys. Each line says what it will do and under which article; the resulting times are shown beside the clock while the cursor is on it. For the selected boards, or for the hall, the same digits take effect on all of them at the same instant. Running clocks keep running. Your changes can be undone and stay in the history with their reason; clocks that were paused or started are simply started or paused again.

When a flag is down, or a player has made a losing illegal move, the panel begins with the facts and what the Laws of your event say. A ringing phone or an electronic device found on a player is ruled on in the same way, with two actions of the third page (I, 0, 0, then 6 for White&apos;s or 7 for Black&apos;s). Under the Laws of 2009 the opponent scores ½ if unable to checkmate; if the game record is complete, it answers that question. You add what only you know: who claimed or observed the flag fall, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise and give your reason in the note.</source>
        <translation>Clock adjustments: penalties, wrong presses, times, counters, the time control, a new clock. I opens the panel for the current board, and a digit takes effect at once: a penalty takes two keys. Each line says what it will do and under which article; the resulting times are shown beside the clock while the cursor is on it. For the selected boards, or for the hall, the same digits take effect on all of them at the same instant. Running clocks keep running. Your changes can be undone and stay in the history with their reason; clocks that were paused or started are simply started or paused again.

When a flag is down, or a player has made a losing illegal move, the panel begins with the facts and what the Laws of your event say. A ringing phone or an electronic device found on a player is ruled on in the same way, with two actions of the third page (I, 0, 0, then 6 for White&apos;s or 7 for Black&apos;s). Under the Laws of 2009 the opponent scores ½ if unable to checkmate; if the game record is complete, it answers that question. You add what only you know: who claimed or observed the flag fall, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise and give your reason in the note.</translation>
    </message>
    <message>
        <source>A player whose flag has fallen loses, unless the opponent cannot checkmate by any series of legal moves; the same question decides dead positions, losing illegal moves and more, depending on the edition of the event. Set up the position with E: choose a piece and click, drag, or go to a square and type its letter. Or paste a FEN. The answer for both players appears at once: if a player can checkmate, the moves can be played through, and a shorter line may replace them within a second; if not, the reason is given. If no answer is found after two million positions, the result is “not decided” and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position from a game (Alt+M in its record) shows where it occurred, and N adds the verdict to that game&apos;s record as a note; Undo removes it.</source>
        <translation>A player whose flag has fallen loses, unless the opponent cannot checkmate by any series of legal moves; the same question decides dead positions, losing illegal moves and more, depending on the edition of the event. Set up the position with E: choose a piece and click, drag, or go to a square and type its letter. Or paste a FEN. The answer for both players appears at once: if a player can checkmate, the moves can be played through, and a shorter line may replace them within a second; if not, the reason is given. If no answer is found after two million positions, the result is “not decided” and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position from a game (Alt+M in its record) shows where it occurred, and N adds the verdict to that game&apos;s record as a note; Undo removes it.</translation>
    </message>
    <message>
        <source>Enter the name of the event, the time control and the pairing system. Write the time control as 90+30 or 3+2; the line below explains it in words. The system, the number of rounds, the time control, the edition and the tie-breaks are fixed once the first round is paired.

Tie-breaks separate players with the same points: the first of the list first, each among those who are still level. A new event has the usual ones of its system. Add others from the list below; in the list the arrows go from line to line, with Alt they move the line, and Del removes it. Beside each stand its meaning and its article of the tie-break regulations (C.07). What these do not allow in the event is not offered; what they advise against is said beside it. Announce the tie-breaks before the event.</source>
        <translation>Enter the name of the event, the time control and the pairing system. Write the time control as 90+30 or 3+2; the line below explains it in words. The system, the number of rounds, the time control, the edition and the tie-breaks are fixed once the first round is paired.

Tie-breaks separate players with the same points: the first of the list first, each among those who are still level. A new event has the usual ones of its system. Add others from the list below; in the list the arrows go from line to line, with Alt they move the line, and Del removes it. Beside each stand its meaning and its article of the tie-break regulations (C.07). What these do not allow in the event is not offered; what they advise against is said beside it. Announce the tie-breaks before the event.</translation>
    </message>
    <message>
        <source>The next round of a Swiss or a round robin. In a Swiss first mark who takes part: =, 0 and 1 give a bye for this round, + lets the player play. Pair, then check: below each name are title and rating, the points, the colours of the games played and the floats of the last two rounds. Select two seats and ask why these two do not meet; or look at the brackets, where an arrow leads from each downfloater to the pair below.

The arbiter may change the pairing by hand: begin the changes, swap seats or colours, move the bye, then end and check. A change that breaks a rule must be confirmed at once; the check names the first criterion in which the round is worse. Confirming the pairing saves the round in the event; until then nothing has changed. A confirmed round can be undone as long as none of its games has begun. Later C takes it up again: players at each other&apos;s boards, colours turned at the board, a latecomer who meets the bye, the opponents of two absentees. Boards keep their numbers and their clocks, and a result goes with the two who played for it; what would be lost is said before.

In a round robin the table gives every round: look at it and confirm it. The pairing numbers are drawn by lot on the Players page, before the first round.</source>
        <translation>The next round of a Swiss or a round robin. In a Swiss first mark who takes part: =, 0 and 1 give a bye for this round, + lets the player play. Pair, then check: below each name are title and rating, the points, the colours of the games played and the floats of the last two rounds. Select two seats and ask why these two do not meet; or look at the brackets, where an arrow leads from each downfloater to the pair below.

The arbiter may change the pairing by hand: begin the changes, swap seats or colours, move the bye, then end and check. A change that breaks a rule must be confirmed at once; the check names the first criterion in which the round is worse. Confirming the pairing saves the round in the event; until then nothing has changed. A confirmed round can be undone as long as none of its games has begun. Later C takes it up again: players at each other&apos;s boards, colours turned at the board, a latecomer who meets the bye, the opponents of two absentees. Boards keep their numbers and their clocks, and a result goes with the two who played for it; what would be lost is said before.

In a round robin the table gives every round: look at it and confirm it. The pairing numbers are drawn by lot on the Players page, before the first round.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Laws</translation>
    </message>
    <message>
        <source>What every article says that the program cites, told in our own words, for each edition from 2009 on. Type words, or the number of an article; accents and capitals do not matter. Below the text are the other editions that say the same, with their numbers.

Beside a ruling Shift+F1 opens the articles that it cites; Esc closes them, and the ruling is as it was. The wording of FIDE prevails: the texts here are short, and no sentence of the Laws is copied.</source>
        <translation>What every article says that the program cites, told in our own words, for each edition from 2009 on. Type words, or the number of an article; accents and capitals do not matter. Below the text are the other editions that say the same, with their numbers.

Beside a ruling Shift+F1 opens the articles that it cites; Esc closes them, and the ruling is as it was. The wording of FIDE prevails: the texts here are short, and no sentence of the Laws is copied.</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>A paper before it is printed. It is saved as PDF pages or as plain text beside the event file. Every page of the PDF has the event, the place, the dates and the chief arbiter above, and its number and the time of printing below.</source>
        <translation>A paper before it is printed. It is saved as PDF pages or as plain text beside the event file. Every page of the PDF has the event, the place, the dates and the chief arbiter above, and its number and the time of printing below.</translation>
    </message>
    <message>
        <source>F12 opens the incidents of the current board from every page: an illegal move, a draw claim, a late arrival, a phone, a defective clock and all the others. Type the first letters of what has happened and press Enter. The facts follow; what the clock and the game record know is filled in, what you say takes precedence. Then the panel shows what the Laws of your event provide, with the article, the times and the questions that only you can answer. Enter confirms the ruling, a letter gives an answer, W and B name the player, a digit chooses from the numbered choices; of the penalties you may choose several at once. Where the position is on record, a touched piece and the moves that are left are marked on a board. What has happened in this event before comes first in the list. Your own decision needs a reason in the note. The ruling is on record with everything it does, and one Undo takes all of it back.

A clock of the program that was not started takes what the ruling gives. Where the game goes by another clock, enter the two times: the proposal tells what to set on it.</source>
        <translation>F12 opens the incidents of the current board from every page: an illegal move, a draw claim, a late arrival, a phone, a defective clock and all the others. Type the first letters of what has happened and press Enter. The facts follow; what the clock and the game record know is filled in, what you say takes precedence. Then the panel shows what the Laws of your event provide, with the article, the times and the questions that only you can answer. Enter confirms the ruling, a letter gives an answer, W and B name the player, a digit chooses from the numbered choices; of the penalties you may choose several at once. Where the position is on record, a touched piece and the moves that are left are marked on a board. What has happened in this event before comes first in the list. Your own decision needs a reason in the note. The ruling is on record with everything it does, and one Undo takes all of it back.

A clock of the program that was not started takes what the ruling gives. Where the game goes by another clock, enter the two times: the proposal tells what to set on it.</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Adjourned games</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Rating lists</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list as it is downloaded (ZIP, text or XML) or a national list as CSV with a line of titles. It stays on this computer and needs no network. Esc ends an import; the list that was there before stays. For each month there is one list; events use the list of their first month, those of more than 30 days the newest.

When you add a player, type a few letters of the surname or first name, with or without accents, in Latin letters or Cyrillic, or the FIDE ID. Players of the event&apos;s federation come first. The arrows choose, Enter adds the player with title, rating, federation, FIDE ID, year of birth, sex and K. Esc hides the list when the player is not in it.

The rating used in the event is taken from the first list of the sequence that has one; the FIDE rating is kept beside it. In the effective rapid or blitz list a player without such a rating has the standard rating (Rapid and Blitz Rating Regulations 7.2.1). C compares the players of the event with the main list. Space ticks what is to be taken over, Enter takes over all that is ticked; one Undo takes it back. A rating taken from another list stays as it is.</source>
        <translation>Import FIDE&apos;s list as it is downloaded (ZIP, text or XML) or a national list as CSV with a line of titles. It stays on this computer and needs no network. Esc ends an import; the list that was there before stays. For each month there is one list; events use the list of their first month, those of more than 30 days the newest.

When you add a player, type a few letters of the surname or first name, with or without accents, in Latin letters or Cyrillic, or the FIDE ID. Players of the event&apos;s federation come first. The arrows choose, Enter adds the player with title, rating, federation, FIDE ID, year of birth, sex and K. Esc hides the list when the player is not in it.

The rating used in the event is taken from the first list of the sequence that has one; the FIDE rating is kept beside it. In the effective rapid or blitz list a player without such a rating has the standard rating (Rapid and Blitz Rating Regulations 7.2.1). C compares the players of the event with the main list. Space ticks what is to be taken over, Enter takes over all that is ticked; one Undo takes it back. A rating taken from another list stays as it is.</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Lists of players</translation>
    </message>
    <message>
        <source>Players come in from a spreadsheet or a mail (copy there, paste here), from a CSV, XLSX or ODS file, from a report file (TRF) or from another event. The program finds out what each column is, by its head or by what is in it; where it is wrong, choose at the side, and it is remembered for lists with the same head. What was unclear is said below each player. Who has the same ID, name and birth, or name as somebody else is not ticked: compare the two and decide. Nobody is added before you say so; then all of them are one line of the history, which one undo takes back.

The list of the event goes out the same way: Ctrl+C on the Players page copies it for a spreadsheet, Ctrl+S saves it. Days of birth, fees, notes, e-mail addresses and telephone numbers are not in it; a report file has the dates of birth, as FIDE asks.</source>
        <translation>Players come in from a spreadsheet or a mail (copy there, paste here), from a CSV, XLSX or ODS file, from a report file (TRF) or from another event. The program finds out what each column is, by its head or by what is in it; where it is wrong, choose at the side, and it is remembered for lists with the same head. What was unclear is said below each player. Who has the same ID, name and birth, or name as somebody else is not ticked: compare the two and decide. Nobody is added before you say so; then all of them are one line of the history, which one undo takes back.

The list of the event goes out the same way: Ctrl+C on the Players page copies it for a spreadsheet, Ctrl+S saves it. Days of birth, fees, notes, e-mail addresses and telephone numbers are not in it; a report file has the dates of birth, as FIDE asks.</translation>
    </message>
    <message>
        <source>What hangs on the wall, lies on the tables and is handed out. Choose a paper on the left; beside it are its pages as they will be printed, with the time of printing and the number of each page. Lists are set in the largest type that needs no sheet more, and stand several times beside each other where that saves sheets.

One key prints what hangs on the wall now: the pairings of a round by board and by name; when all its results are there, the results and the standings; before the first round the lists of players. It works from every page.

Result slips are cut as a pile: the slips of one place of all sheets follow each other. The code on a slip names the event, the round and the board.

The size and the language of the papers, the logo and the lines above and below belong to the event and are saved in it. The printer belongs to this computer.</source>
        <translation>What hangs on the wall, lies on the tables and is handed out. Choose a paper on the left; beside it are its pages as they will be printed, with the time of printing and the number of each page. Lists are set in the largest type that needs no sheet more, and stand several times beside each other where that saves sheets.

One key prints what hangs on the wall now: the pairings of a round by board and by name; when all its results are there, the results and the standings; before the first round the lists of players. It works from every page.

Result slips are cut as a pile: the slips of one place of all sheets follow each other. The code on a slip names the event, the round and the board.

The size and the language of the papers, the logo and the lines above and below belong to the event and are saved in it. The printer belongs to this computer.</translation>
    </message>
    <message>
        <source>If another program moves, replaces or cuts the file while the event is open, a red line says so. Put the file back, or press the button in that line: everything that has happened is then saved in a new file beside it, and the event goes on there.</source>
        <translation>If another program moves, replaces or cuts the file while the event is open, a red line says so. Put the file back, or press the button in that line: everything that has happened is then saved in a new file beside it, and the event goes on there.</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor moves to the next board without one. The keys are shown below the list.

Both scoresheets belong to the organiser (Laws 8.3). S ticks off those of the board, Q that of White, E that of Black; P prints the list of those that are missing.

A scanner that types like a keyboard reads the code of a printed slip: it leads to the round and the board, and one key enters the result. The digits of the code enter nothing. A result that is refused leaves the cursor where it was.</source>
        <translation>The big row is the board whose result you enter. Write the result as on the slip; the cursor moves to the next board without one. The keys are shown below the list.

Both scoresheets belong to the organiser (Laws 8.3). S ticks off those of the board, Q that of White, E that of Black; P prints the list of those that are missing.

A scanner that types like a keyboard reads the code of a printed slip: it leads to the round and the board, and one key enters the result. The digits of the code enter nothing. A result that is refused leaves the cursor where it was.</translation>
    </message>
    <message>
        <source>Every ruling of the event, the latest first: what happened, what was decided, under which article and by whom. Rulings made with a key, a penalty for an illegal move for example, are listed too. Undone rulings stay, struck through. Press / and type a player, a board, an article or any words. Enter shows the case file: the clocks and the position at that moment, questions and answers, the decision and what followed, and the same ruling for the command line. Press A to attach a picture, a PDF or a text of at most 10 MB: with a word on what it shows; it is kept in the event file and stands in the case file; a text is printed there.

Press E for an appeal against the ruling: whom it goes to and until when the form of the event says. Lodge it, enter the decision, and where the ruling is set aside make the new one with the same key, or link one that was made since. Nothing changes at the board by the decision itself. The line of the ruling shows what came of the appeal, and the new ruling stays linked with it.

The register of offences shows the warnings, illegal moves, forfeits by the default time and other offences of each player, and which penalty is usual the next time. It is for the arbiters only and is in no other list or file. Both lists can be printed.</source>
        <translation>Every ruling of the event, the latest first: what happened, what was decided, under which article and by whom. Rulings made with a key, a penalty for an illegal move for example, are listed too. Undone rulings stay, struck through. Press / and type a player, a board, an article or any words. Enter shows the case file: the clocks and the position at that moment, questions and answers, the decision and what followed, and the same ruling for the command line. Press A to attach a picture, a PDF or a text of at most 10 MB: with a word on what it shows; it is kept in the event file and stands in the case file; a text is printed there.

Press E for an appeal against the ruling: whom it goes to and until when the form of the event says. Lodge it, enter the decision, and where the ruling is set aside make the new one with the same key, or link one that was made since. Nothing changes at the board by the decision itself. The line of the ruling shows what came of the appeal, and the new ruling stays linked with it.

The register of offences shows the warnings, illegal moves, forfeits by the default time and other offences of each player, and which penalty is usual the next time. It is for the arbiters only and is in no other list or file. Both lists can be printed.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Personal data</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself. What is known of people is in the event file, which its owner alone can read, and in the papers and files that you make.

Dates of birth are on no paper. The report for the federation has them, because its format asks for them; lists of players have the year. E-mail addresses, telephone numbers, fees and notes are for the arbiters: on no paper and in no report. Papers on rulings are marked confidential. A sealed move stays encrypted until the envelope is opened.

The history keeps what was corrected. To give an event away without its people, make a copy on the command line: flagfall-cli journal anonymise open.flagfall copy.flagfall. Players get numbers; ratings, results, moves and days stay.</source>
        <translation>Nothing leaves this computer by itself. What is known of people is in the event file, which its owner alone can read, and in the papers and files that you make.

Dates of birth are on no paper. The report for the federation has them, because its format asks for them; lists of players have the year. E-mail addresses, telephone numbers, fees and notes are for the arbiters: on no paper and in no report. Papers on rulings are marked confidential. A sealed move stays encrypted until the envelope is opened.

The history keeps what was corrected. To give an event away without its people, make a copy on the command line: flagfall-cli journal anonymise open.flagfall copy.flagfall. Players get numbers; ratings, results, moves and days stay.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>The files that the event gives to others. Each line says what its file is for; a lock shows why it cannot be made now. Enter asks where it goes, S saves it beside the event under a name that is free; a table is saved as CSV or as a spreadsheet. Left and Right choose the round of the games. The same files can be made on the command line: flagfall-cli export.

While games are open there is no final report. I makes interim ones in which these games are marked; for the rating officer there is only the report of the finished event, and the line says what the officer would miss in it.

The archive of everything has an index that says what each file is for and what is missing. Report files have days of birth, because their format asks for them; all other files have the year at most. E-mail addresses, telephone numbers, fees, notes and rulings are in none of them.

Ctrl+C copies a table: here, on the pages of players, standings and results.</source>
        <translation>The files that the event gives to others. Each line says what its file is for; a lock shows why it cannot be made now. Enter asks where it goes, S saves it beside the event under a name that is free; a table is saved as CSV or as a spreadsheet. Left and Right choose the round of the games. The same files can be made on the command line: flagfall-cli export.

While games are open there is no final report. I makes interim ones in which these games are marked; for the rating officer there is only the report of the finished event, and the line says what the officer would miss in it.

The archive of everything has an index that says what each file is for and what is missing. Report files have days of birth, because their format asks for them; all other files have the year at most. E-mail addresses, telephone numbers, fees, notes and rulings are in none of them.

Ctrl+C copies a table: here, on the pages of players, standings and results.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Hall screen</translation>
    </message>
    <message>
        <source>A second window for a projector or a television in the hall: pairings by board and by name, results as they come, standings, the clocks of the boards you choose, and the countdown to the next round. They take turns by themselves, page after page; lists with nothing to show are passed over. N and P turn the pages by hand, H holds one, and the small picture shows what the hall sees.

The window opens on a screen that is not the desk&apos;s. If that screen is disconnected, it goes to another one or closes, and opens again when the screen is back; it never covers the desk. It takes no keys: everything is steered from here, and Ctrl+Shift+F3 opens and closes it from every page.

The hall may not be told what only the arbiter and the players may say: the clocks show no flag and no count of moves, and the last ten seconds look like no time at all (Laws 6.8, 13.6). No claim may rest on the screen alone (6.14).</source>
        <translation>A second window for a projector or a television in the hall: pairings by board and by name, results as they come, standings, the clocks of the boards you choose, and the countdown to the next round. They take turns by themselves, page after page; lists with nothing to show are passed over. N and P turn the pages by hand, H holds one, and the small picture shows what the hall sees.

The window opens on a screen that is not the desk&apos;s. If that screen is disconnected, it goes to another one or closes, and opens again when the screen is back; it never covers the desk. It takes no keys: everything is steered from here, and Ctrl+Shift+F3 opens and closes it from every page.

The hall may not be told what only the arbiter and the players may say: the clocks show no flag and no count of moves, and the last ten seconds look like no time at all (Laws 6.8, 13.6). No claim may rest on the screen alone (6.14).</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Web pages</translation>
    </message>
    <message>
        <source>The event as a folder of pages for people at home: pairings, results, standings, a page for each player, and the games that are over. They need no script and nothing from elsewhere, so that any web server can hand them out. Choose the folder and the language, then press W, or Ctrl+Shift+F7 on any page. Only what has changed is written; files that this program did not make stay as they are. Switched on with A, the pages are written a few seconds after each change, and when the event is closed. The line below the title says when they were written last and what went wrong; a failure is told once.

Type the address at which people find the pages: the news feed uses it, the hall screen shows it as a code for telephones, and the Papers page has a sheet for the wall with it.</source>
        <translation>The event as a folder of pages for people at home: pairings, results, standings, a page for each player, and the games that are over. They need no script and nothing from elsewhere, so that any web server can hand them out. Choose the folder and the language, then press W, or Ctrl+Shift+F7 on any page. Only what has changed is written; files that this program did not make stay as they are. Switched on with A, the pages are written a few seconds after each change, and when the event is closed. The line below the title says when they were written last and what went wrong; a failure is told once.

Type the address at which people find the pages: the news feed uses it, the hall screen shows it as a code for telephones, and the Papers page has a sheet for the wall with it.</translation>
    </message>
    <message>
        <source>A command of your own may bring the pages to the server: rsync, scp, git or a program that you wrote. It runs after the pages have been written, without a shell; %f stands for the folder, and words with spaces go in quotation marks. It cannot ask for a password: use a key. Below the field stands what will be run, and after it the last lines that the command wrote and how it ended. It is stopped after the time you choose, or with X. When the program is closed a command that is running is stopped.

A command runs only after you have switched it on, and a command that you have changed is off again. Folder, address and command are kept on this computer for this event, not in the event file: a file from somebody else can bring no command along.</source>
        <translation>A command of your own may bring the pages to the server: rsync, scp, git or a program that you wrote. It runs after the pages have been written, without a shell; %f stands for the folder, and words with spaces go in quotation marks. It cannot ask for a password: use a key. Below the field stands what will be run, and after it the last lines that the command wrote and how it ended. It is stopped after the time you choose, or with X. When the program is closed a command that is running is stopped.

A command runs only after you have switched it on, and a command that you have changed is off again. Folder, address and command are kept on this computer for this event, not in the event file: a file from somebody else can bring no command along.</translation>
    </message>
    <message>
        <source>Results are typed in three ways. In order: the cursor goes on by itself. V verifies: everything is typed again from the first board. Nothing changes by it; the same result is marked as verified, and at another one the program stops, in red and with a tone, and says both. C corrects the result, with the usual question, G keeps what stands, and after a slip of the finger Backspace lets you type it once more. A result that changes is no longer verified. What was verified is known at this desk and until the program ends; it is saved nowhere. B takes slips in any order: the number of the board, Enter or the space bar, the result, and at once the next number. A scanned code takes the place of the number.

Keys wait until the result before is saved; none is lost at any speed. Where a result is refused or asked about, the keys behind it do nothing, with a tone, until you pause: they were meant for other boards, and answer no question. Another result than the one that stands is always asked about; if two slips or two people say different things, I leads from the question to the incident.

The keys below are Flagfall&apos;s own. K changes to the digits of another program, and the list below the results always shows what they mean: in Vega 1, 5 and 0 are the points of White, 3, 4 and 2 forfeits, 7 adjourns and 9 clears; in Sharly Chess 1, 3 and 2 are White, draw and Black, and 0 clears. The number pad types the same, and no keyboard needs Shift for a digit.</source>
        <translation>Results are typed in three ways. In order: the cursor goes on by itself. V verifies: everything is typed again from the first board. Nothing changes by it; the same result is marked as verified, and at another one the program stops, in red and with a tone, and says both. C corrects the result, with the usual question, G keeps what stands, and after a slip of the finger Backspace lets you type it once more. A result that changes is no longer verified. What was verified is known at this desk and until the program ends; it is saved nowhere. B takes slips in any order: the number of the board, Enter or the space bar, the result, and at once the next number. A scanned code takes the place of the number.

Keys wait until the result before is saved; none is lost at any speed. Where a result is refused or asked about, the keys behind it do nothing, with a tone, until you pause: they were meant for other boards, and answer no question. Another result than the one that stands is always asked about; if two slips or two people say different things, I leads from the question to the incident.

The keys below are Flagfall&apos;s own. K changes to the digits of another program, and the list below the results always shows what they mean: in Vega 1, 5 and 0 are the points of White, 3, 4 and 2 forfeits, 7 adjourns and 9 clears; in Sharly Chess 1, 3 and 2 are White, draw and Black, and 0 clears. The number pad types the same, and no keyboard needs Shift for a digit.</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, the keys for results, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Language, theme, size of the text, the keys for results, tenths of a second and sound, for this computer. They do not touch the event.</translation>
    </message>
    <message>
        <source>A paper before printing</source>
        <translation>A paper before printing</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Check-in</translation>
    </message>
    <message>
        <source>Who has come, before a round is paired. Type a few letters of any part of a name and press Enter: the player is here, and the field is ready for the next one. Delete takes it back. Tab goes to the next player who is missing; the drawing and the word at the end of each line say the state. What a player owes and your note stand in the line; Ctrl+F says that the fee is paid.

Ctrl+Return closes the check-in: everybody who is missing is named, and one key gives all of them a bye for the next round or withdraws them. A player who comes after that is checked in as usual, takes part again, and the bye is revoked. While somebody is missing, pairing asks; where nobody was checked in at all it does not. For a later round or the next day, begin the check-in anew.

Players can check in themselves: Ctrl+Shift+F2 opens a window for them, over the whole of a screen that neither you nor the hall screen use, if there is one. They touch or type the first letters, choose their name and say yes; for ten seconds it can be taken back. It shows names, federations and clubs, and nothing else. Byes for any round to come are typed in the form of the player, as 3, 5=0.</source>
        <translation>Who has come, before a round is paired. Type a few letters of any part of a name and press Enter: the player is here, and the field is ready for the next one. Delete takes it back. Tab goes to the next player who is missing; the drawing and the word at the end of each line say the state. What a player owes and your note stand in the line; Ctrl+F says that the fee is paid.

Ctrl+Return closes the check-in: everybody who is missing is named, and one key gives all of them a bye for the next round or withdraws them. A player who comes after that is checked in as usual, takes part again, and the bye is revoked. While somebody is missing, pairing asks; where nobody was checked in at all it does not. For a later round or the next day, begin the check-in anew.

Players can check in themselves: Ctrl+Shift+F2 opens a window for them, over the whole of a screen that neither you nor the hall screen use, if there is one. They touch or type the first letters, choose their name and say yes; for ten seconds it can be taken back. It shows names, federations and clubs, and nothing else. Byes for any round to come are typed in the form of the player, as 3, 5=0.</translation>
    </message>
    <message>
        <source>Keep copies in a second place: choose a memory stick in Settings, and a copy is saved there whenever a round is over. Ctrl+Shift+K saves one at once. Test the newest copy there before you need it: it is restored on trial, opened and read.</source>
        <translation>Keep copies in a second place: choose a memory stick in Settings, and a copy is saved there whenever a round is over. Ctrl+Shift+K saves one at once. Test the newest copy there before you need it: it is restored on trial, opened and read.</translation>
    </message>
    <message>
        <source>At the foot of every printed page stands which history it was printed from: the number of the newest entry and sixteen signs. With such a page in hand anybody can check later that nothing before that entry was changed.</source>
        <translation>At the foot of every printed page stands which history it was printed from: the number of the newest entry and sixteen signs. With such a page in hand anybody can check later that nothing before that entry was changed.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>First steps</translation>
    </message>
    <message>
        <source>From nothing to round 1 in ten minutes. Every step has its key, and the same thing as a button on the page.</source>
        <translation>From nothing to round 1 in ten minutes. Every step has its key, and the same thing as a button on the page.</translation>
    </message>
    <message>
        <source>1. Ctrl+N begins an event. Give it a name and a time control such as 90+30, choose the pairing system and the number of rounds, press Ctrl+Enter. The event is a file from now on, and everything is saved at once.</source>
        <translation>1. Ctrl+N begins an event. Give it a name and a time control such as 90+30, choose the pairing system and the number of rounds, press Ctrl+Enter. The event is a file from now on, and everything is saved at once.</translation>
    </message>
    <message>
        <source>2. F2 shows the players. Press +, type a name, a rating, Enter, and the next one. Or copy the rows of a spreadsheet or a mail and press Ctrl+V. With a rating list on this computer (Ctrl+Shift+L) a few letters of the name are enough.</source>
        <translation>2. F2 shows the players. Press +, type a name, a rating, Enter, and the next one. Or copy the rows of a spreadsheet or a mail and press Ctrl+V. With a rating list on this computer (Ctrl+Shift+L) a few letters of the name are enough.</translation>
    </message>
    <message>
        <source>3. On the day Shift+F2 is the check-in: a few letters, Enter, the player is here. Ctrl+Enter closes it with a bye or a withdrawal for everybody who is missing. You may leave it out.</source>
        <translation>3. On the day Shift+F2 is the check-in: a few letters, Enter, the player is here. Ctrl+Enter closes it with a bye or a withdrawal for everybody who is missing. You may leave it out.</translation>
    </message>
    <message>
        <source>4. F6 is the pairing. P pairs by the system; look at it, then Ctrl+Enter confirms the round. Ctrl+Shift+P prints what belongs on the wall; Ctrl+Shift+F3 opens the screen of the hall.</source>
        <translation>4. F6 is the pairing. P pairs by the system; look at it, then Ctrl+Enter confirms the round. Ctrl+Shift+P prints what belongs on the wall; Ctrl+Shift+F3 opens the screen of the hall.</translation>
    </message>
    <message>
        <source>5. F3 is the hall. Space starts the round: the clocks of the program, or, where the hall has its own (Event page), the time of the round. When something happens at a board, choose it with its number and press F12.</source>
        <translation>5. F3 is the hall. Space starts the round: the clocks of the program, or, where the hall has its own (Event page), the time of the round. When something happens at a board, choose it with its number and press F12.</translation>
    </message>
    <message>
        <source>6. F4 takes the results: 1, 0 or = for each board. With the last one the round is over, F6 leads to the next pairing, F7 shows the standings. Ctrl+Z takes back whatever went wrong.</source>
        <translation>6. F4 takes the results: 1, 0 or = for each board. With the last one the round is over, F6 leads to the next pairing, F7 shows the standings. Ctrl+Z takes back whatever went wrong.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>The window</translation>
    </message>
    <message>
        <source>On the left are the pages with their keys. Above stand the event, the round and the next step: one button does it. Beside it is who sits at the desk (a press changes the person), undo, the list of all actions, whether a board calls the arbiter, and whether everything is saved.</source>
        <translation>On the left are the pages with their keys. Above stand the event, the round and the next step: one button does it. Beside it is who sits at the desk (a press changes the person), undo, the list of all actions, whether a board calls the arbiter, and whether everything is saved.</translation>
    </message>
    <message>
        <source>Ctrl+K finds everything: actions and keys, players with their board, boards by number, rulings, articles of the Laws. Type a few letters of any part, choose with the arrows, press Enter.</source>
        <translation>Ctrl+K finds everything: actions and keys, players with their board, boards by number, rulings, articles of the Laws. Type a few letters of any part, choose with the arrows, press Enter.</translation>
    </message>
    <message>
        <source>What the program asks is answered with Enter or Escape, or with the letter that stands on the button; nothing irreversible happens without a question. F1 opens the help of the page, and its field finds how things are done.</source>
        <translation>What the program asks is answered with Enter or Escape, or with the letter that stands on the button; nothing irreversible happens without a question. F1 opens the help of the page, and its field finds how things are done.</translation>
    </message>
    <message>
        <source>Press + to add a player; once round 1 is paired it is a late entry, and the form asks what the rounds before it count. Enter on a line opens the form again: what is corrected there is corrected everywhere. Byes for rounds to come are written in it as 3, 5=0. Ctrl+D withdraws the chosen player from the next round on, or brings the player back; Del removes one who has not been paired. In a Swiss Ctrl+B says before round 1 which players must not meet; in a round robin Ctrl+L draws the pairing numbers by lot.</source>
        <translation>Press + to add a player; once round 1 is paired it is a late entry, and the form asks what the rounds before it count. Enter on a line opens the form again: what is corrected there is corrected everywhere. Byes for rounds to come are written in it as 3, 5=0. Ctrl+D withdraws the chosen player from the next round on, or brings the player back; Del removes one who has not been paired. In a Swiss Ctrl+B says before round 1 which players must not meet; in a round robin Ctrl+L draws the pairing numbers by lot.</translation>
    </message>
    <message>
        <source>A player raises a hand: C marks the board as calling the arbiter. The tile shows a bell and the time of day, the line above the boards has all calls, the oldest first, and a tone is heard (Settings). N goes to the oldest one, Shift+F12 does so from every page. C again says that somebody has come; a ruling at the board says so, too. The calls stay in the history with their times.</source>
        <translation>A player raises a hand: C marks the board as calling the arbiter. The tile shows a bell and the time of day, the line above the boards has all calls, the oldest first, and a tone is heard (Settings). N goes to the oldest one, Shift+F12 does so from every page. C again says that somebody has come; a ruling at the board says so, too. The calls stay in the history with their times.</translation>
    </message>
    <message>
        <source>The arrows go from player to player. Ctrl+C copies the table for a spreadsheet or a letter. Ctrl+P prints the standings, the crosstable and the progress by round; Ctrl+Shift+E saves them as a file.</source>
        <translation>The arrows go from player to player. Ctrl+C copies the table for a spreadsheet or a letter. Ctrl+P prints the standings, the crosstable and the progress by round; Ctrl+Shift+E saves them as a file.</translation>
    </message>
    <message>
        <source>The newest stands first, with the person who sat at the desk. Ctrl+Z takes back the last command with everything it did, Ctrl+Shift+Z does it again. Enter on a line that concerns a board shows its clock and its game at that moment; from there the arrows go through everything that happened at the board.</source>
        <translation>The newest stands first, with the person who sat at the desk. Ctrl+Z takes back the last command with everything it did, Ctrl+Shift+Z does it again. Enter on a line that concerns a board shows its clock and its game at that moment; from there the arrows go through everything that happened at the board.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Closing the event</translation>
    </message>
    <message>
        <source>What is left to do, line by line: rounds and games, calls, scoresheets, appeals, and what the rating officer would miss in the report. Enter goes to the page where it is done, and a line that is done says so. Below stand the days by which the reports are due, counted from the last day of the event (FIDE Rating Regulations).</source>
        <translation>What is left to do, line by line: rounds and games, calls, scoresheets, appeals, and what the rating officer would miss in the report. Enter goes to the page where it is done, and a line that is done says so. Below stand the days by which the reports are due, counted from the last day of the event (FIDE Rating Regulations).</translation>
    </message>
    <message>
        <source>S saves the archive of everything beside the event: reports, games, tables and papers in one file with an index. P leads to the papers, the report of the arbiter among them, E to the files for the federation. Then Ctrl+W closes the event; its file is all that has to be kept.</source>
        <translation>S saves the archive of everything beside the event: reports, games, tables and papers in one file with an index. P leads to the papers, the report of the arbiter among them, E to the files for the federation. Then Ctrl+W closes the event; its file is all that has to be kept.</translation>
    </message>
    <message>
        <source>The arrows choose within a row, Tab goes to the next one, and what you choose holds at once. For each sound you say whether it is heard on this computer: a flag, a typed result that is not entered, a board that calls, the clock over the whole screen.</source>
        <translation>The arrows choose within a row, Tab goes to the next one, and what you choose holds at once. For each sound you say whether it is heard on this computer: a flag, a typed result that is not entered, a board that calls, the clock over the whole screen.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock is running, a frame around the time means that little is left, a flag that it has run out.

Where the hall has clocks of its own (Event page), boards have no times here. Space begins the round, stops it when everybody must stop (an alarm) and resumes it; the time a player may arrive late runs with it. E declares it over. T takes the clock of a board out of the program, or puts one back.

The first click on a tile makes the board current; then a click on the running side presses its clock.</source>
        <translation>Each tile is a board. The filled bar with the arrow shows whose clock is running, a frame around the time means that little is left, a flag that it has run out.

Where the hall has clocks of its own (Event page), boards have no times here. Space begins the round, stops it when everybody must stop (an alarm) and resumes it; the time a player may arrive late runs with it. E declares it over. T takes the clock of a board out of the program, or puts one back.

The first click on a tile makes the board current; then a click on the running side presses its clock.</translation>
    </message>
    <message>
        <source>U goes to the next board without a result, M shows only those, L goes to the running clock with the least time left. When the last result is in, a line says so, names the games that are adjourned and the scoresheets that are missing, and offers the next pairing; nobody has to declare it over.</source>
        <translation>U goes to the next board without a result, M shows only those, L goes to the running clock with the least time left. When the last result is in, a line says so, names the games that are adjourned and the scoresheets that are missing, and offers the next pairing; nobody has to declare it over.</translation>
    </message>
    <message>
        <source>K writes down which of the organiser&apos;s clocks stands on the board, by what is written on it, and what is wrong with it. The clocks with a fault are listed there.</source>
        <translation>K writes down which of the organiser&apos;s clocks stands on the board, by what is written on it, and what is wrong with it. The clocks with a fault are listed there.</translation>
    </message>
    <message>
        <source>Boards that call the arbiter can stand at the foot of it, if you switch that on: everybody in the hall reads it.</source>
        <translation>Boards that call the arbiter can stand at the foot of it, if you switch that on: everybody in the hall reads it.</translation>
    </message>
    <message>
        <source>W says why the player has this rank: what separates the player from the one before, each game with the rank of the opponent, and what every round adds to the tie-breaks, with what is cut. Esc closes it.</source>
        <translation>W says why the player has this rank: what separates the player from the one before, each game with the rank of the opponent, and what every round adds to the tie-breaks, with what is cut. Esc closes it.</translation>
    </message>
    <message>
        <source>A game without a result when the next round is paired counts as a draw for that pairing, and as an adjourned game in tables and report files until its result is entered, at any time. A game that is still being played is listed here as well; C tells its players to seal, too. L prints the list of all of them, V saves the resumptions that have a day and time as a calendar, where you choose. If you learn only after the adjournment that the player had made a move on the board instead of sealing it, rule on it with I: the envelope must have this move.</source>
        <translation>A game without a result when the next round is paired counts as a draw for that pairing, and as an adjourned game in tables and report files until its result is entered, at any time. A game that is still being played is listed here as well; C tells its players to seal, too. L prints the list of all of them, V saves the resumptions that have a day and time as a calendar, where you choose. If you learn only after the adjournment that the player had made a move on the board instead of sealing it, rule on it with I: the envelope must have this move.</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>The games live on lichess.org. Make the broadcast and its rounds there, each without a source, and copy the address of the round into the field. Make a token there, too, with the right to create studies and broadcasts, and type it once: it goes into the secret store of this desktop and is never shown, written into the event or sent anywhere but to lichess.org. Where the desktop has no such store it is asked for at each start.

Nothing is sent before you press B, or Ctrl+Shift+F8 on any page, and each time an event is opened the broadcast is off again. The history says when it was switched on and off. While it is on, the badge in the bar above every page says whether the games arrive.</source>
        <translation>The games live on lichess.org. Make the broadcast and its rounds there, each without a source, and copy the address of the round into the field. Make a token there, too, with the right to create studies and broadcasts, and type it once: it goes into the secret store of this desktop and is never shown, written into the event or sent anywhere but to lichess.org. Where the desktop has no such store it is asked for at each start.

Nothing is sent before you press B, or Ctrl+Shift+F8 on any page, and each time an event is opened the broadcast is off again. The history says when it was switched on and off. While it is on, the badge in the bar above every page says whether the games arrive.</translation>
    </message>
    <message>
        <source>The round that is played is sent a few seconds after each change: players, ratings, FIDE IDs, moves with the times beside them, and results. What you wrote beside a game, offers of a draw, claims and rulings are not. With a delay everything is sent that many minutes later; what still waits when you switch the broadcast off is not sent.

When the network or the server fails, the games are sent again after a while, as they are by then; nothing is lost. The server takes 100 games in a round: choose the boards where there are more. A game that it does not take stands on this page with the reason it gives. A new round needs its own address; games of an earlier round that still go on are sent to theirs.</source>
        <translation>The round that is played is sent a few seconds after each change: players, ratings, FIDE IDs, moves with the times beside them, and results. What you wrote beside a game, offers of a draw, claims and rulings are not. With a delay everything is sent that many minutes later; what still waits when you switch the broadcast off is not sent.

When the network or the server fails, the games are sent again after a while, as they are by then; nothing is lost. The server takes 100 games in a round: choose the boards where there are more. A game that it does not take stands on this page with the reason it gives. A new round needs its own address; games of an earlier round that still go on are sent to theirs.</translation>
    </message>
    <message>
        <source>Once the agreed time has come, a game counts down how long each player may still take to come; after that I opens the panel with the lateness filled in. A player who must reply and came late has that time taken off with R: the form offers the minutes since the agreed time. A ruling carries out what it can by itself: it tells a player to seal, opens the paper you have read out, writes the move, resumes the game. For the rest it leads here, with the form filled in. Where a player made a move on the board after being told to seal, the envelope is compared with it.

The keys can be printed at once, or saved as a PDF under a name you choose, but not beside the event file: that file is the key, so print it and delete it. The print queue may keep a copy of the job, too. A prints the label for the envelope. The reply of a player who is there alone is typed with T, or sealed on paper with E.</source>
        <translation>Once the agreed time has come, a game counts down how long each player may still take to come; after that I opens the panel with the lateness filled in. A player who must reply and came late has that time taken off with R: the form offers the minutes since the agreed time. A ruling carries out what it can by itself: it tells a player to seal, opens the paper you have read out, writes the move, resumes the game. For the rest it leads here, with the form filled in. Where a player made a move on the board after being told to seal, the envelope is compared with it.

The keys can be printed at once, or saved as a PDF under a name you choose, but not beside the event file: that file is the key, so print it and delete it. The print queue may keep a copy of the job, too. A prints the label for the envelope. The reply of a player who is there alone is typed with T, or sealed on paper with E.</translation>
    </message>
    <message>
        <source>At the end of a session the player to move seals the next move (Guidelines I). Press C to tell the players; their clocks run. When a player has sealed the move and stops the clock, press S at that moment: it stops the clock here and adjourns the game. K says who keeps the envelope and whether it is checked, D fixes when and where the game goes on. At the resumption W and B say who has come. O opens the envelope when the player who must reply is here: type what is written in it. A legal move is written on the record with Enter, then R resumes the game and starts the clock of the player who must reply. If that player is not here, R starts the clock beside the closed envelope. What is not exactly one legal move, or an envelope that is missing, is for a ruling: I opens the incident panel. M notes that an envelope or a key is missing; when it is found, K says who has it.

Each game shows what comes next, and only what can be done now has a button.

In an event where moves are sealed on the screen, T hides everything else and the player types the move twice, unseen. Sealing it stops the clock; nothing can be changed after that. The opening keys are shown once and are kept nowhere: print them, save them, or copy them by hand.</source>
        <translation>At the end of a session the player to move seals the next move (Guidelines I). Press C to tell the players; their clocks run. When a player has sealed the move and stops the clock, press S at that moment: it stops the clock here and adjourns the game. K says who keeps the envelope and whether it is checked, D fixes when and where the game goes on. At the resumption W and B say who has come. O opens the envelope when the player who must reply is here: type what is written in it. A legal move is written on the record with Enter, then R resumes the game and starts the clock of the player who must reply. If that player is not here, R starts the clock beside the closed envelope. What is not exactly one legal move, or an envelope that is missing, is for a ruling: I opens the incident panel. M notes that an envelope or a key is missing; when it is found, K says who has it.

Each game shows what comes next, and only what can be done now has a button.

In an event where moves are sealed on the screen, T hides everything else and the player types the move twice, unseen. Sealing it stops the clock; nothing can be changed after that. The opening keys are shown once and are kept nowhere: print them, save them, or copy them by hand.</translation>
    </message>
    <message>
        <source>A file with errors is imported all the same, without a record being lost. Each error is listed with its line and column and with what was imported instead: an opponent or a colour from the other player&apos;s record, a result from the points of the player. Where nothing tells, the game has no result and waits for yours.</source>
        <translation>A file with errors is imported all the same, without a record being lost. Each error is listed with its line and column and with what was imported instead: an opponent or a colour from the other player&apos;s record, a result from the points of the player. Where nothing tells, the game has no result and waits for yours.</translation>
    </message>
    <message>
        <source>E opens the cells of a row: correct what was not understood, Enter reads the row again. Esc asks before the list is dropped.</source>
        <translation>E opens the cells of a row: correct what was not understood, Enter reads the row again. Esc asks before the list is dropped.</translation>
    </message>
    <message>
        <source>The left and right arrows show the standings as they were after an earlier round; Ctrl+C copies those. On the Papers and Export pages the same arrows choose the round.</source>
        <translation>The left and right arrows show the standings as they were after an earlier round; Ctrl+C copies those. On the Papers and Export pages the same arrows choose the round.</translation>
    </message>
    <message>
        <source>At the end: type the prizes by place beside the papers (1: 500; 2-3: 300; 4: a book), and the prize list names the players who have those places. The certificate is for the player you choose there.</source>
        <translation>At the end: type the prizes by place beside the papers (1: 500; 2-3: 300; 4: a book), and the prize list names the players who have those places. The certificate is for the player you choose there.</translation>
    </message>
    <message>
        <source>When a list is imported while an event is open, the two are compared at once.</source>
        <translation>When a list is imported while an event is open, the two are compared at once.</translation>
    </message>
    <message>
        <source>While a question is open Enter only says which it is, and with which keys it is answered. W and B also say whose flag is down on a clock on the table. From a draw claim or a wrong setting on the clocks stand still: what they run while the panel is open is given back with the ruling, and stays given back where the ruling is withdrawn. Enter while a fact is missing names it. An appeal is lodged against a ruling on record: choose Appeal, and E leads to the rulings of the board.</source>
        <translation>While a question is open Enter only says which it is, and with which keys it is answered. W and B also say whose flag is down on a clock on the table. From a draw claim or a wrong setting on the clocks stand still: what they run while the panel is open is given back with the ruling, and stays given back where the ruling is withdrawn. Enter while a fact is missing names it. An appeal is lodged against a ruling on record: choose Appeal, and E leads to the rulings of the board.</translation>
    </message>
    <message>
        <source>Esc leads back to the hall at once, and the clock keeps running. F1 is this chapter. An incident is opened in the hall: here both players would read what the Laws say of their game, and the arbiter tells them nothing.</source>
        <translation>Esc leads back to the hall at once, and the clock keeps running. F1 is this chapter. An incident is opened in the hall: here both players would read what the Laws say of their game, and the arbiter tells them nothing.</translation>
    </message>
    <message>
        <source>A ruling that turns out wrong is withdrawn with W, whatever has happened since: say why, and the program tells what it takes back and what stays as it is before anything happens. The time of a game that is decided stays, and so does a result that a later round was paired with: change it on the page of results. Of a clock on the table the program says what you set back by hand. The ruling stays in the record with your reason, the register no longer counts it, and Undo makes it stand again. U undoes the ruling that is the last action, without a reason.</source>
        <translation>A ruling that turns out wrong is withdrawn with W, whatever has happened since: say why, and the program tells what it takes back and what stays as it is before anything happens. The time of a game that is decided stays, and so does a result that a later round was paired with: change it on the page of results. Of a clock on the table the program says what you set back by hand. The ruling stays in the record with your reason, the register no longer counts it, and Undo makes it stand again. U undoes the ruling that is the last action, without a reason.</translation>
    </message>
</context>
<context>
    <name>CheckInClose</name>
    <message>
        <source>Close the check-in</source>
        <translation>Close the check-in</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not here:</source>
        <translation>
            <numerusform>%n player not here:</numerusform>
            <numerusform>%n players not here:</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero-point bye for all of them</source>
        <translation>Zero-point bye for all of them</translation>
    </message>
    <message>
        <source>Half-point bye for all of them</source>
        <translation>Half-point bye for all of them</translation>
    </message>
    <message>
        <source>Withdraw all of them</source>
        <translation>Withdraw all of them</translation>
    </message>
    <message>
        <source>Remove all of them</source>
        <translation>Remove all of them</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>The bye is for the next round only. Whoever comes later is checked in as usual and takes part again. Undo takes back all of it.</source>
        <translation>The bye is for the next round only. Whoever comes later is checked in as usual and takes part again. Undo takes back all of it.</translation>
    </message>
</context>
<context>
    <name>CheckInKeys</name>
    <message>
        <source>find a player: a few letters of any part of the name</source>
        <translation>find a player: a few letters of any part of the name</translation>
    </message>
    <message>
        <source>find</source>
        <translation>find</translation>
    </message>
    <message>
        <source>next player who is missing</source>
        <translation>next player who is missing</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>next missing</translation>
    </message>
    <message>
        <source>show only those who are missing, or everybody</source>
        <translation>show only those who are missing, or everybody</translation>
    </message>
    <message>
        <source>only missing</source>
        <translation>only missing</translation>
    </message>
    <message>
        <source>the player has paid what is owed</source>
        <translation>the player has paid what is owed</translation>
    </message>
    <message>
        <source>fee paid</source>
        <translation>fee paid</translation>
    </message>
    <message>
        <source>add a player who is not in the list</source>
        <translation>add a player who is not in the list</translation>
    </message>
    <message>
        <source>add a player</source>
        <translation>add a player</translation>
    </message>
    <message>
        <source>edit the player: byes, rating, note</source>
        <translation>edit the player: byes, rating, note</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>edit</translation>
    </message>
    <message>
        <source>close the check-in: byes or withdrawal for who is missing</source>
        <translation>close the check-in: byes or withdrawal for who is missing</translation>
    </message>
    <message>
        <source>close the check-in</source>
        <translation>close the check-in</translation>
    </message>
    <message>
        <source>when closing: a zero-point bye for all who are missing</source>
        <translation>when closing: a zero-point bye for all who are missing</translation>
    </message>
    <message>
        <source>when closing: a half-point bye for all who are missing</source>
        <translation>when closing: a half-point bye for all who are missing</translation>
    </message>
    <message>
        <source>when closing: withdraw all who are missing; before round 1 they are removed</source>
        <translation>when closing: withdraw all who are missing; before round 1 they are removed</translation>
    </message>
    <message>
        <source>begin the check-in anew: nobody is here</source>
        <translation>begin the check-in anew: nobody is here</translation>
    </message>
    <message>
        <source>clear what was typed; leave the closing of the check-in</source>
        <translation>clear what was typed; leave the closing of the check-in</translation>
    </message>
    <message>
        <source>the player is here</source>
        <translation>the player is here</translation>
    </message>
    <message>
        <source>here</source>
        <translation>here</translation>
    </message>
    <message>
        <source>the player is not here after all</source>
        <translation>the player is not here after all</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>not here</translation>
    </message>
</context>
<context>
    <name>CheckInPage</name>
    <message>
        <source>Close the check-in</source>
        <translation>Close the check-in</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Show everybody</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Only missing</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Fee paid</translation>
    </message>
    <message>
        <source>Close the players&apos; screen</source>
        <translation>Close the players&apos; screen</translation>
    </message>
    <message>
        <source>Screen for self check-in</source>
        <translation>Screen for self check-in</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Begin anew</translation>
    </message>
    <message>
        <source>A few letters of the name, then Enter</source>
        <translation>A few letters of the name, then Enter</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Find a player</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Add the player with %1.</source>
        <translation>Nobody of this name is entered. Add the player with %1.</translation>
    </message>
    <message>
        <source>Nobody is missing.</source>
        <translation>Nobody is missing.</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Nobody is entered yet</translation>
    </message>
    <message>
        <source>Once players are entered they are checked in here: a few letters of the name, then Enter.</source>
        <translation>Once players are entered they are checked in here: a few letters of the name, then Enter.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Add the first player</translation>
    </message>
</context>
<context>
    <name>CheckInRow</name>
    <message>
        <source>Not here</source>
        <translation>Not here</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Here</translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>Threefold repetition by an intended move</source>
        <translation>Threefold repetition by an intended move</translation>
    </message>
    <message>
        <source>Threefold repetition on the board</source>
        <translation>Threefold repetition on the board</translation>
    </message>
    <message>
        <source>Fifty moves by an intended move</source>
        <translation>Fifty moves by an intended move</translation>
    </message>
    <message>
        <source>Fifty moves on the board</source>
        <translation>Fifty moves on the board</translation>
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
        <source>The digits are only %1 mm high. They need 18 mm to be read from three metres.</source>
        <translation>The digits are only %1 mm high. They need 18 mm to be read from three metres.</translation>
    </message>
    <message>
        <source>The bar that shows whose clock is running is only %1 mm wide. It needs 50 mm to be seen from ten metres.</source>
        <translation>The bar that shows whose clock is running is only %1 mm wide. It needs 50 mm to be seen from ten metres.</translation>
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
    <name>ClockKeys</name>
    <message>
        <source>press the left side</source>
        <translation>press the left side</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>press the right side</translation>
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
        <source>announce both times and the move number</source>
        <translation>announce both times and the move number</translation>
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
        <source>help; F1 again leads back to the clock</source>
        <translation>help; F1 again leads back to the clock</translation>
    </message>
    <message>
        <source>says where an incident is opened: players see this screen</source>
        <translation>says where an incident is opened: players see this screen</translation>
    </message>
    <message>
        <source>back to the hall; the clock keeps running</source>
        <translation>back to the hall; the clock keeps running</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Players see this screen: Esc leads back to the hall, and F12 opens the incident there.</source>
        <translation>Players see this screen: Esc leads back to the hall, and F12 opens the incident there.</translation>
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
        <source>Delay</source>
        <translation>Delay</translation>
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
        <source>Counts presses of the clock. In the hall the arbiter always sees it.</source>
        <translation>Counts presses of the clock. In the hall the arbiter always sees it.</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
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
        <source>Announce the times</source>
        <translation>Announce the times</translation>
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
        <source>Leave, the clock keeps running</source>
        <translation>Leave, the clock keeps running</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Back to the hall</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
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
        <source>%1 added to Black&apos;s time</source>
        <translation>%1 added to Black&apos;s time</translation>
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
        <source>The player is not in Canadian overtime.</source>
        <translation>The player is not in Canadian overtime.</translation>
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
        <source>%1 taken off White&apos;s time</source>
        <translation>%1 taken off White&apos;s time</translation>
    </message>
    <message>
        <source>%1 taken off Black&apos;s time</source>
        <translation>%1 taken off Black&apos;s time</translation>
    </message>
    <message>
        <source>White set to move</source>
        <translation>White set to move</translation>
    </message>
    <message>
        <source>Black set to move</source>
        <translation>Black set to move</translation>
    </message>
    <message>
        <source>last press undone</source>
        <translation>last press undone</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>times swapped</translation>
    </message>
    <message>
        <source>White&apos;s Canadian overtime restarted</source>
        <translation>White&apos;s Canadian overtime restarted</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian overtime restarted</source>
        <translation>Black&apos;s Canadian overtime restarted</translation>
    </message>
    <message>
        <source>White&apos;s missed press counted</source>
        <translation>White&apos;s missed press counted</translation>
    </message>
    <message>
        <source>Black&apos;s missed press counted</source>
        <translation>Black&apos;s missed press counted</translation>
    </message>
    <message>
        <source>time control changed to %1</source>
        <translation>time control changed to %1</translation>
    </message>
    <message>
        <source>White&apos;s flag fall cancelled, clock set to %1</source>
        <translation>White&apos;s flag fall cancelled, clock set to %1</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall cancelled, clock set to %1</source>
        <translation>Black&apos;s flag fall cancelled, clock set to %1</translation>
    </message>
    <message>
        <source>clock reset for a new game</source>
        <translation>clock reset for a new game</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <extracomment>%1 old and new values of a clock: &quot;White 1:51 → 0:51&quot;.</extracomment>
        <translation>undone: %1</translation>
    </message>
    <message>
        <source>White&apos;s flag down</source>
        <translation>White&apos;s flag down</translation>
    </message>
    <message>
        <source>Black&apos;s flag down</source>
        <translation>Black&apos;s flag down</translation>
    </message>
    <message>
        <source>clock switched to White automatically</source>
        <translation>clock switched to White automatically</translation>
    </message>
    <message>
        <source>clock switched to Black automatically</source>
        <translation>clock switched to Black automatically</translation>
    </message>
    <message>
        <source>misuse of the clock</source>
        <translation>misuse of the clock</translation>
    </message>
    <message>
        <source>The clock has already been started.</source>
        <translation>The clock has already been started.</translation>
    </message>
    <message>
        <source>This clock switches automatically.</source>
        <translation>This clock switches automatically.</translation>
    </message>
    <message>
        <source>The flag is down. Cancel the flag fall first.</source>
        <translation>The flag is down. Cancel the flag fall first.</translation>
    </message>
    <message>
        <source>That would leave the player no time.</source>
        <translation>That would leave the player no time.</translation>
    </message>
    <message>
        <source>There is no press to undo.</source>
        <translation>There is no press to undo.</translation>
    </message>
    <message>
        <source>That value is outside the limits.</source>
        <translation>That value is outside the limits.</translation>
    </message>
    <message>
        <source>The clock has been changed since; this can no longer be undone.</source>
        <translation>The clock has been changed since; this can no longer be undone.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>undone</translation>
    </message>
    <message>
        <source>adjourned before the end of the session</source>
        <translation>adjourned before the end of the session</translation>
    </message>
    <message>
        <source>late for the resumption</source>
        <translation>late for the resumption</translation>
    </message>
</context>
<context>
    <name>ClosingKeys</name>
    <message>
        <source>from line to line</source>
        <translation>from line to line</translation>
    </message>
    <message>
        <source>to the page where it is done</source>
        <translation>to the page where it is done</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>go there</translation>
    </message>
    <message>
        <source>save the archive of everything beside the event</source>
        <translation>save the archive of everything beside the event</translation>
    </message>
    <message>
        <source>save the archive</source>
        <translation>save the archive</translation>
    </message>
    <message>
        <source>the papers: report of the arbiter, standings, crosstable</source>
        <translation>the papers: report of the arbiter, standings, crosstable</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>papers</translation>
    </message>
    <message>
        <source>the files for the federation</source>
        <translation>the files for the federation</translation>
    </message>
    <message>
        <source>files</source>
        <translation>files</translation>
    </message>
</context>
<context>
    <name>ClosingPage</name>
    <message>
        <source>Closing the event</source>
        <translation>Closing the event</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <translation>Save the archive</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Files</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nothing found. Try another word.</translation>
    </message>
    <message>
        <source>An action, a player, a board, a ruling, an article</source>
        <translation>An action, a player, a board, a ruling, an article</translation>
    </message>
</context>
<context>
    <name>CommonKeys</name>
    <message>
        <source>through a list, or a long text</source>
        <translation>through a list, or a long text</translation>
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
        <source>from field to field, and to the buttons</source>
        <translation>from field to field, and to the buttons</translation>
    </message>
    <message>
        <source>press the button that is lit</source>
        <translation>press the button that is lit</translation>
    </message>
    <message>
        <source>close what is open, else leave the page</source>
        <translation>close what is open, else leave the page</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Use this time control</source>
        <translation>Use this time control</translation>
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
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Presets and periods…</source>
        <translation>Presets and periods…</translation>
    </message>
    <message>
        <source>Time control of the event</source>
        <translation>Time control of the event</translation>
    </message>
</context>
<context>
    <name>ControlLine</name>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as in a PGN or TRF file.</source>
        <translation>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as in a PGN or TRF file.</translation>
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
        <source>In files %1. On the boards %2.</source>
        <translation>In files %1. On the boards %2.</translation>
    </message>
    <message>
        <source>%1. In files %2. On the boards %3.</source>
        <translation>%1. In files %2. On the boards %3.</translation>
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
        <source>Both clocks stop at a flag fall</source>
        <translation>Both clocks stop at a flag fall</translation>
    </message>
    <message>
        <source>Usual with an increment. Without one, and always in US play, the other clock keeps running.</source>
        <translation>Usual with an increment. Without one, and always in US play, the other clock keeps running.</translation>
    </message>
    <message>
        <source>Increment for the first move too</source>
        <translation>Increment for the first move too</translation>
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
    <message>
        <source>hourglass of %1: what one player uses, the other gains</source>
        <translation>hourglass of %1: what one player uses, the other gains</translation>
    </message>
    <message>
        <source>the time used is counted, without limit</source>
        <translation>the time used is counted, without limit</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Enter a number here.</translation>
    </message>
    <message>
        <source>This character is not allowed in a time control.</source>
        <translation>This character is not allowed in a time control.</translation>
    </message>
    <message>
        <source>A period has neither main time nor increment.</source>
        <translation>A period has neither main time nor increment.</translation>
    </message>
    <message>
        <source>This must be the last period.</source>
        <translation>This must be the last period.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole time control, for both players.</source>
        <translation>A period of this kind must be the whole time control, for both players.</translation>
    </message>
    <message>
        <source>both clocks stop at a flag fall</source>
        <translation>both clocks stop at a flag fall</translation>
    </message>
    <message>
        <source>the other clock keeps running at a flag fall</source>
        <translation>the other clock keeps running at a flag fall</translation>
    </message>
    <message>
        <source>without increment for the first move</source>
        <translation>without increment for the first move</translation>
    </message>
</context>
<context>
    <name>DisplayAddress</name>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Pairings, results and standings on your phone</translation>
    </message>
</context>
<context>
    <name>DisplayFields</name>
    <message>
        <source>Message to the hall</source>
        <translation>Message to the hall</translation>
    </message>
    <message>
        <source>Enter shows it at the foot of the screen; an empty line takes it away.</source>
        <translation>Enter shows it at the foot of the screen; an empty line takes it away.</translation>
    </message>
    <message>
        <source>Boards whose clocks are shown</source>
        <translation>Boards whose clocks are shown</translation>
    </message>
    <message>
        <source>None unless you choose them. The hall sees times, but no flag and no count of moves.</source>
        <translation>None unless you choose them. The hall sees times, but no flag and no count of moves.</translation>
    </message>
    <message>
        <source>Next round at</source>
        <translation>Next round at</translation>
    </message>
    <message>
        <source>As in the schedule of the event, unless you type another time: 16:30, or +15 for fifteen minutes from now.</source>
        <translation>As in the schedule of the event, unless you type another time: 16:30, or +15 for fifteen minutes from now.</translation>
    </message>
</context>
<context>
    <name>DisplayKeys</name>
    <message>
        <source>close the hall screen</source>
        <translation>close the hall screen</translation>
    </message>
    <message>
        <source>open the hall screen</source>
        <translation>open the hall screen</translation>
    </message>
    <message>
        <source>close</source>
        <translation>close</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>next page on the hall screen</source>
        <translation>next page on the hall screen</translation>
    </message>
    <message>
        <source>next</source>
        <translation>next</translation>
    </message>
    <message>
        <source>previous page on the hall screen</source>
        <translation>previous page on the hall screen</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>previous</translation>
    </message>
    <message>
        <source>let the pages take turns again</source>
        <translation>let the pages take turns again</translation>
    </message>
    <message>
        <source>hold the page on the hall screen</source>
        <translation>hold the page on the hall screen</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>go on</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>hold</translation>
    </message>
    <message>
        <source>message to the hall</source>
        <translation>message to the hall</translation>
    </message>
    <message>
        <source>message</source>
        <translation>message</translation>
    </message>
    <message>
        <source>boards whose clocks are shown</source>
        <translation>boards whose clocks are shown</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>boards</translation>
    </message>
    <message>
        <source>time of the next round, for the countdown</source>
        <translation>time of the next round, for the countdown</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>next round</translation>
    </message>
    <message>
        <source>dark or light hall screen</source>
        <translation>dark or light hall screen</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>dark or light</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>from a field back to the page</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Hall screen</source>
        <translation>Hall screen</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Close the hall screen</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Open the hall screen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Take turns by themselves</source>
        <translation>Take turns by themselves</translation>
    </message>
    <message>
        <source>Seconds for each page. Lists with nothing to show are passed over.</source>
        <translation>Seconds for each page. Lists with nothing to show are passed over.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Boards that call the arbiter, at the foot</source>
        <translation>Boards that call the arbiter, at the foot</translation>
    </message>
    <message>
        <source>Off unless you want it: everybody in the hall reads it.</source>
        <translation>Off unless you want it: everybody in the hall reads it.</translation>
    </message>
</context>
<context>
    <name>DisplayScreen</name>
    <message>
        <source>Hall screen</source>
        <translation>Hall screen</translation>
    </message>
</context>
<context>
    <name>DisplaySeat</name>
    <message>
        <source>W</source>
        <comment>White, one letter</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black, one letter</comment>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>bye</source>
        <extracomment>On the hall screen beside the name of a player who has no game in the round.</extracomment>
        <translation>bye</translation>
    </message>
    <message>
        <source>adj.</source>
        <comment>adjourned</comment>
        <extracomment>On the hall screen in the place of a result; as short as possible.</extracomment>
        <translation>adj.</translation>
    </message>
</context>
<context>
    <name>DisplayTurnRow</name>
    <message>
        <source>%1, on the hall screen now</source>
        <translation>%1, on the hall screen now</translation>
    </message>
    <message>
        <source>%1: shorter</source>
        <translation>%1: shorter</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: longer</source>
        <translation>%1: longer</translation>
    </message>
    <message>
        <source>Show now: %1</source>
        <translation>Show now: %1</translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>Show now</translation>
    </message>
</context>
<context>
    <name>DisplayWindow</name>
    <message>
        <source>Hall screen</source>
        <translation>Hall screen</translation>
    </message>
</context>
<context>
    <name>EntriesKeys</name>
    <message>
        <source>add the players that are ticked</source>
        <translation>add the players that are ticked</translation>
    </message>
    <message>
        <source>add the players</source>
        <translation>add the players</translation>
    </message>
    <message>
        <source>tick the player or leave the player out</source>
        <translation>tick the player or leave the player out</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>next player with a note</source>
        <translation>next player with a note</translation>
    </message>
    <message>
        <source>next note</source>
        <translation>next note</translation>
    </message>
    <message>
        <source>say what the columns are</source>
        <translation>say what the columns are</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columns</translation>
    </message>
    <message>
        <source>paste another list</source>
        <translation>paste another list</translation>
    </message>
    <message>
        <source>open a file with players</source>
        <translation>open a file with players</translation>
    </message>
    <message>
        <source>back without adding anybody</source>
        <translation>back without adding anybody</translation>
    </message>
    <message>
        <source>correct the cells of the row</source>
        <translation>correct the cells of the row</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correct</translation>
    </message>
</context>
<context>
    <name>EntriesPage</name>
    <message>
        <source>Players from %1</source>
        <translation>Players from %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Open a file</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Players in the list</source>
        <translation>Players in the list</translation>
    </message>
    <message>
        <source>Drop this list? Nobody has been added to the event.</source>
        <translation>Drop this list? Nobody has been added to the event.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Drop</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
</context>
<context>
    <name>EntriesText</name>
    <message>
        <source>No name: not a player.</source>
        <translation>No name: not a player.</translation>
    </message>
    <message>
        <source>The name is too long or contains characters that are not allowed.</source>
        <translation>The name is too long or contains characters that are not allowed.</translation>
    </message>
    <message>
        <source>The title was in the name</source>
        <translation>The title was in the name</translation>
    </message>
    <message>
        <source>Not a FIDE title, left out</source>
        <translation>Not a FIDE title, left out</translation>
    </message>
    <message>
        <source>Not a rating, left out</source>
        <translation>Not a rating, left out</translation>
    </message>
    <message>
        <source>Not the three letters of a federation, left out</source>
        <translation>Not the three letters of a federation, left out</translation>
    </message>
    <message>
        <source>Not a FIDE ID, left out</source>
        <translation>Not a FIDE ID, left out</translation>
    </message>
    <message>
        <source>Not a date of birth, left out</source>
        <translation>Not a date of birth, left out</translation>
    </message>
    <message>
        <source>Day and month cannot be told apart, only the year is kept</source>
        <translation>Day and month cannot be told apart, only the year is kept</translation>
    </message>
    <message>
        <source>Not a sex, left out</source>
        <translation>Not a sex, left out</translation>
    </message>
    <message>
        <source>Not a number, left out</source>
        <translation>Not a number, left out</translation>
    </message>
    <message>
        <source>Not an amount, left out</source>
        <translation>Not an amount, left out</translation>
    </message>
    <message>
        <source>Too long or with characters that are not allowed, left out</source>
        <translation>Too long or with characters that are not allowed, left out</translation>
    </message>
    <message>
        <source>There is no table in it.</source>
        <translation>There is no table in it.</translation>
    </message>
    <message>
        <source>It is too large for a list of players.</source>
        <translation>It is too large for a list of players.</translation>
    </message>
    <message>
        <source>It has too many cells for a list of players.</source>
        <translation>It has too many cells for a list of players.</translation>
    </message>
    <message>
        <source>A cell is too long.</source>
        <translation>A cell is too long.</translation>
    </message>
    <message>
        <source>A quotation mark is never closed.</source>
        <translation>A quotation mark is never closed.</translation>
    </message>
    <message>
        <source>It is neither text nor a spreadsheet.</source>
        <translation>It is neither text nor a spreadsheet.</translation>
    </message>
    <message>
        <source>An old Excel file, or one with a password: save it as .xlsx without one.</source>
        <translation>An old Excel file, or one with a password: save it as .xlsx without one.</translation>
    </message>
    <message>
        <source>It has a password: save it without one.</source>
        <translation>It has a password: save it without one.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>The file is damaged.</translation>
    </message>
    <message>
        <source>The file is built in a way that no spreadsheet needs, and is not read.</source>
        <translation>The file is built in a way that no spreadsheet needs, and is not read.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>The file cannot be written.</translation>
    </message>
    <message>
        <source>The same ID as %1</source>
        <extracomment>%1 a player with some details.</extracomment>
        <translation>The same ID as %1</translation>
    </message>
    <message>
        <source>The same name and birth as %1</source>
        <translation>The same name and birth as %1</translation>
    </message>
    <message>
        <source>The same name as %1</source>
        <translation>The same name as %1</translation>
    </message>
    <message>
        <source>Nearly the same name as %1</source>
        <translation>Nearly the same name as %1</translation>
    </message>
    <message>
        <source>(not used)</source>
        <comment>a column</comment>
        <translation>(not used)</translation>
    </message>
    <message>
        <source>Whole name</source>
        <translation>Whole name</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Surname</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Given name</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telephone</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>%1 what was unclear, %2 what the cell says.</extracomment>
        <translation>%1: “%2”</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 a sentence.</extracomment>
        <translation>Row %1, column %2: %3</translation>
    </message>
    <message>
        <source>tab</source>
        <comment>between cells</comment>
        <translation>tab</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>semicolon</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>comma</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>vertical bar</translation>
    </message>
    <message>
        <source>two spaces or more</source>
        <translation>two spaces or more</translation>
    </message>
    <message>
        <source>nothing: one column</source>
        <translation>nothing: one column</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>as written</translation>
    </message>
    <message>
        <source>surname first</source>
        <translation>surname first</translation>
    </message>
    <message>
        <source>given name first</source>
        <translation>given name first</translation>
    </message>
    <message>
        <source>A federation that FIDE does not know, kept</source>
        <translation>A federation that FIDE does not know, kept</translation>
    </message>
    <message>
        <source>A women&apos;s title of a man, kept</source>
        <translation>A women&apos;s title of a man, kept</translation>
    </message>
</context>
<context>
    <name>EntryColumns</name>
    <message>
        <source>How the list is read</source>
        <translation>How the list is read</translation>
    </message>
    <message>
        <source>Names are written</source>
        <translation>Names are written</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>of a spreadsheet</comment>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Between the cells</source>
        <translation>Between the cells</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encoding</translation>
    </message>
    <message>
        <source>What the columns are stands in</source>
        <translation>What the columns are stands in</translation>
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
        <source>Fixed once the first round is paired.</source>
        <translation>Fixed once the first round is paired.</translation>
    </message>
    <message>
        <source>Default time, in minutes</source>
        <translation>Default time, in minutes</translation>
    </message>
    <message>
        <source>A player who arrives after this time loses the game (Laws 6.7; 2009: 6.6). Empty: 0 minutes.</source>
        <translation>A player who arrives after this time loses the game (Laws 6.7; 2009: 6.6). Empty: 0 minutes.</translation>
    </message>
    <message>
        <source>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</source>
        <translation>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Initial colour</translation>
    </message>
    <message>
        <source>drawn by lots</source>
        <translation>drawn by lots</translation>
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
        <source>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: not at all.</source>
        <translation>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: not at all.</translation>
    </message>
    <message>
        <source>Names in the alphabet of</source>
        <translation>Names in the alphabet of</translation>
    </message>
    <message>
        <source>Sorts the names in lists.</source>
        <translation>Sorts the names in lists.</translation>
    </message>
    <message>
        <source>Win counts</source>
        <translation>Win counts</translation>
    </message>
    <message>
        <source>Draw counts</source>
        <translation>Draw counts</translation>
    </message>
    <message>
        <source>Loss counts</source>
        <translation>Loss counts</translation>
    </message>
    <message>
        <source>A latecomer may be let in by</source>
        <translation>A latecomer may be let in by</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>the arbiter</translation>
    </message>
    <message>
        <source>the regulations only</source>
        <translation>the regulations only</translation>
    </message>
    <message>
        <source>Rapid and blitz under the Competition Rules: supervised, every game recorded (Laws %1)</source>
        <translation>Rapid and blitz under the Competition Rules: supervised, every game recorded (Laws %1)</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Penalty for an electronic device</translation>
    </message>
    <message>
        <source>Devices are allowed switched off in a bag, placed as agreed with the arbiter</source>
        <translation>Devices are allowed switched off in a bag, placed as agreed with the arbiter</translation>
    </message>
    <message>
        <source>Fines were announced in advance</source>
        <translation>Fines were announced in advance</translation>
    </message>
    <message>
        <source>The hall has clocks of its own: boards are shown without times</source>
        <translation>The hall has clocks of its own: boards are shown without times</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Deputy arbiters</translation>
    </message>
    <message>
        <source>One in each line, with title, as the report file has them.</source>
        <translation>One in each line, with title, as the report file has them.</translation>
    </message>
    <message>
        <source>Players are numbered by their</source>
        <translation>Players are numbered by their</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>create the event, or save the changes</source>
        <translation>create the event, or save the changes</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>leave without saving</translation>
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
        <source>Details of this event</source>
        <translation>Details of this event</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Everything here can be changed until the first round is paired.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the time control and the edition can no longer be changed.</source>
        <translation>A round is paired: the system, the number of rounds, the time control and the edition can no longer be changed.</translation>
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
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Other:</source>
        <translation>Other:</translation>
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
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Result slips</translation>
    </message>
    <message>
        <source>round %1 result slips</source>
        <comment>file</comment>
        <translation>round %1 result slips</translation>
    </message>
    <message>
        <source>Scoresheets</source>
        <translation>Scoresheets</translation>
    </message>
    <message>
        <source>round %1 scoresheets</source>
        <comment>file</comment>
        <translation>round %1 scoresheets</translation>
    </message>
    <message>
        <source>Board cards</source>
        <translation>Board cards</translation>
    </message>
    <message>
        <source>round %1 board cards</source>
        <comment>file</comment>
        <translation>round %1 board cards</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>On the sheet for setting the clocks: %1 the number of an option of a clock.</extracomment>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>all the rest</source>
        <comment>moves of a period</comment>
        <translation>all the rest</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>Of Canadian overtime: so many moves in this time.</extracomment>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>increment or delay</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>%1 from move %2</source>
        <extracomment>Of an increment or delay: the move from which it is given.</extracomment>
        <translation>%1 from move %2</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Method</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Each move</translation>
    </message>
    <message>
        <source>Setting the clocks</source>
        <translation>Setting the clocks</translation>
    </message>
    <message>
        <source>setting the clocks</source>
        <comment>file</comment>
        <translation>setting the clocks</translation>
    </message>
    <message>
        <source>Number of the option</source>
        <translation>Number of the option</translation>
    </message>
    <message>
        <source>To set by hand</source>
        <translation>To set by hand</translation>
    </message>
    <message>
        <source>Next period</source>
        <translation>Next period</translation>
    </message>
    <message>
        <source>when the time of a player runs out</source>
        <translation>when the time of a player runs out</translation>
    </message>
    <message>
        <source>when a player has made the moves</source>
        <translation>when a player has made the moves</translation>
    </message>
    <message>
        <source>After a flag fall</source>
        <translation>After a flag fall</translation>
    </message>
    <message>
        <source>both clocks stop</source>
        <translation>both clocks stop</translation>
    </message>
    <message>
        <source>the clock of the opponent goes on</source>
        <translation>the clock of the opponent goes on</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Before the round</translation>
    </message>
    <message>
        <source>Both displays show the time of the first period.</source>
        <translation>Both displays show the time of the first period.</translation>
    </message>
    <message>
        <source>The side of White is to move, and the clock is paused.</source>
        <translation>The side of White is to move, and the clock is paused.</translation>
    </message>
    <message>
        <source>The move counter is at its start, and no sound is on.</source>
        <translation>The move counter is at its start, and no sound is on.</translation>
    </message>
    <message>
        <source>The battery sign is not shown.</source>
        <translation>The battery sign is not shown.</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Pairings by board</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Pairings by name</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Results of the round</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Crosstable</translation>
    </message>
    <message>
        <source>Progress by round</source>
        <translation>Progress by round</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Starting list</translation>
    </message>
    <message>
        <source>Players by name</source>
        <translation>Players by name</translation>
    </message>
    <message>
        <source>Byes and absent players</source>
        <translation>Byes and absent players</translation>
    </message>
    <message>
        <source>Name plates</source>
        <translation>Name plates</translation>
    </message>
    <message>
        <source>Report of the arbiter</source>
        <translation>Report of the arbiter</translation>
    </message>
    <message>
        <source>Record of rulings</source>
        <translation>Record of rulings</translation>
    </message>
    <message>
        <source>Resumptions</source>
        <translation>Resumptions</translation>
    </message>
    <message>
        <source>Start: %1, %2</source>
        <extracomment>Of a round: %1 the day, %2 the hour.</extracomment>
        <translation>Start: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Above a list of players.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fed.</source>
        <comment>federation, short</comment>
        <translation>Fed.</translation>
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
        <source>starting list</source>
        <comment>file</comment>
        <translation>starting list</translation>
    </message>
    <message>
        <source>players by name</source>
        <comment>file</comment>
        <translation>players by name</translation>
    </message>
    <message>
        <source>name plates</source>
        <comment>file</comment>
        <translation>name plates</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Chief arbiter</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>%1 of %2 paired</source>
        <translation>%1 of %2 paired</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Laws</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Rated players</source>
        <translation>Rated players</translation>
    </message>
    <message>
        <source>Average rating of the rated players</source>
        <translation>Average rating of the rated players</translation>
    </message>
    <message>
        <source>Titled players</source>
        <translation>Titled players</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Women</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Late entries</translation>
    </message>
    <message>
        <source>Withdrawals</source>
        <translation>Withdrawals</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>White wins</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Black wins</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Forfeits</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Other results</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfinished</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
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
        <source>report of the arbiter</source>
        <comment>file</comment>
        <translation>report of the arbiter</translation>
    </message>
    <message>
        <source>Games lost by forfeit</source>
        <translation>Games lost by forfeit</translation>
    </message>
    <message>
        <source>No game was lost by forfeit.</source>
        <translation>No game was lost by forfeit.</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>First places</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Incidents and remarks</source>
        <translation>Incidents and remarks</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Place and date</translation>
    </message>
    <message>
        <source>Signature of the chief arbiter</source>
        <translation>Signature of the chief arbiter</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pts</translation>
    </message>
    <message>
        <source>round %1 pairings by board</source>
        <comment>file</comment>
        <translation>round %1 pairings by board</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>round %1 results</source>
        <comment>file</comment>
        <translation>round %1 results</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) unfinished</source>
        <extracomment>Of a round: %n games without a result.</extracomment>
        <translation>
            <numerusform>%n game unfinished</numerusform>
            <numerusform>%n games unfinished</numerusform>
        </translation>
    </message>
    <message>
        <source>Where do I play?</source>
        <translation>Where do I play?</translation>
    </message>
    <message>
        <source>round %1 pairings by name</source>
        <comment>file</comment>
        <translation>round %1 pairings by name</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>round %1 byes and absent players</source>
        <comment>file</comment>
        <translation>round %1 byes and absent players</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Lost by forfeit on board %1</source>
        <translation>Lost by forfeit on board %1</translation>
    </message>
    <message>
        <source>Absent from board %1</source>
        <translation>Absent from board %1</translation>
    </message>
    <message>
        <source>Withdrew before round %1</source>
        <extracomment>Of a player: %1 a round.</extracomment>
        <translation>Withdrew before round %1</translation>
    </message>
    <message>
        <source>Every player has a game in this round.</source>
        <translation>Every player has a game in this round.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>No round has been paired yet</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <extracomment>White and Black in a cell of the crosstable: a small letter each.</extracomment>
        <translation>w</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round</comment>
        <extracomment>The head of a column: round %1.</extracomment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>standings after round %1</source>
        <comment>file</comment>
        <translation>standings after round %1</translation>
    </message>
    <message>
        <source>crosstable after round %1</source>
        <comment>file</comment>
        <translation>crosstable after round %1</translation>
    </message>
    <message>
        <source>+ and – are wins and losses by forfeit, * is an unfinished game.</source>
        <translation>+ and – are wins and losses by forfeit, * is an unfinished game.</translation>
    </message>
    <message>
        <source>12w1: against number 12, with White, won; –1 or –½: a bye.</source>
        <extracomment>Below the crosstable of a Swiss; w and b are the letters of the cells.</extracomment>
        <translation>12w1: against number 12, with White, won; –1 or –½: a bye.</translation>
    </message>
    <message>
        <source>progress after round %1</source>
        <comment>file</comment>
        <translation>progress after round %1</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>head of a column, short</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Where to follow the event</source>
        <translation>Where to follow the event</translation>
    </message>
    <message>
        <source>where to follow</source>
        <comment>file</comment>
        <translation>where to follow</translation>
    </message>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Pairings, results and standings on your phone</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Sealed by</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>game</comment>
        <translation>unfinished</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n game(s) unfinished.</source>
        <translation>
            <numerusform>Provisional: %n game unfinished.</numerusform>
            <numerusform>Provisional: %n games unfinished.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Adjourned games</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Deputy arbiters</translation>
    </message>
    <message>
        <source>Rulings under</source>
        <translation>Rulings under</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of rulings</comment>
        <translation>Number</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Round and board</translation>
    </message>
    <message>
        <source>Result before</source>
        <translation>Result before</translation>
    </message>
    <message>
        <source>Boards that differ from the system&apos;s pairing</source>
        <translation>Boards that differ from the system&apos;s pairing</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Corrected results</source>
        <translation>Corrected results</translation>
    </message>
    <message>
        <source>Rounds changed by hand</source>
        <translation>Rounds changed by hand</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Prize list</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificate</translation>
    </message>
    <message>
        <source>prize list</source>
        <comment>file</comment>
        <translation>prize list</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prize</translation>
    </message>
    <message>
        <source>No prizes have been typed yet. Beside the papers, type them by place: 1: 500; 2-3: 300; 4: a book.</source>
        <translation>No prizes have been typed yet. Beside the papers, type them by place: 1: 500; 2-3: 300; 4: a book.</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>file</comment>
        <translation>certificate</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <extracomment>On a certificate, below the name: %1 a rank, %2 points, %3 the rounds that were played.</extracomment>
        <translation>Rank %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 points in %n round(s)</source>
        <translation>
            <numerusform>%1 points in %n round</numerusform>
            <numerusform>%1 points in %n rounds</numerusform>
        </translation>
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
        <source>Round robin (Berger tables)</source>
        <translation>Round robin (Berger tables)</translation>
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
    <message>
        <source>Double round robin (last two rounds of the first cycle swapped)</source>
        <translation>Double round robin (last two rounds of the first cycle swapped)</translation>
    </message>
    <message>
        <source>Number of games played with Black</source>
        <translation>Number of games played with Black</translation>
    </message>
    <message>
        <source>Number of games won with Black</source>
        <translation>Number of games won with Black</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Progressive score</translation>
    </message>
    <message>
        <source>Rounds the player elected to play</source>
        <translation>Rounds the player elected to play</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standard points</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Pairing number</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Fore Buchholz</translation>
    </message>
    <message>
        <source>Average of opponents’ Buchholz</source>
        <translation>Average of opponents’ Buchholz</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Average rating of opponents</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Tournament performance rating</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Perfect tournament performance</translation>
    </message>
    <message>
        <source>Average performance rating of opponents</source>
        <translation>Average performance rating of opponents</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Average perfect performance of opponents</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message numerus="yes">
        <source>without the first %n round(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>without the first round</numerusform>
            <numerusform>without the first %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest and highest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>without the lowest and the highest value</numerusform>
            <numerusform>without the lowest and the highest %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>without the lowest value</numerusform>
            <numerusform>without the lowest %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit raised by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>limit raised by half a point</numerusform>
            <numerusform>limit raised by %n half points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit lowered by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>limit lowered by half a point</numerusform>
            <numerusform>limit lowered by %n half points</numerusform>
        </translation>
    </message>
    <message>
        <source>games of the last round as draws</source>
        <comment>tie-break</comment>
        <translation>games of the last round as draws</translation>
    </message>
    <message>
        <source>forfeits as games played</source>
        <comment>tie-break</comment>
        <translation>forfeits as games played</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <comment>tie-break</comment>
        <translation>in reverse order</translation>
    </message>
    <message>
        <source>Not allowed in a round robin (%1).</source>
        <translation>Not allowed in a round robin (%1).</translation>
    </message>
    <message>
        <source>Made for round robins (%1).</source>
        <translation>Made for round robins (%1).</translation>
    </message>
    <message>
        <source>Not used, because some players have no rating (%1).</source>
        <translation>Not used, because some players have no rating (%1).</translation>
    </message>
    <message>
        <source>Not recommended when the event lasts more than 30 days (%1).</source>
        <translation>Not recommended when the event lasts more than 30 days (%1).</translation>
    </message>
    <message>
        <source>Stands further up already and separates nobody here.</source>
        <translation>Stands further up already and separates nobody here.</translation>
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
        <source>players who do not get their colour preference</source>
        <translation>players who do not get their colour preference</translation>
    </message>
    <message>
        <source>players who do not get their strong colour preference</source>
        <translation>players who do not get their strong colour preference</translation>
    </message>
    <message>
        <source>score differences of pairs and downfloaters</source>
        <translation>score differences of pairs and downfloaters</translation>
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
        <source>%1 is paired twice.</source>
        <translation>%1 is paired twice.</translation>
    </message>
    <message>
        <source>%1 has neither an opponent nor the bye.</source>
        <translation>%1 has neither an opponent nor the bye.</translation>
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
        <source>The bye goes to %1 with %2.</source>
        <extracomment>%1 a player&apos;s name, %2 a score.</extracomment>
        <translation>The bye goes to %1 with %2.</translation>
    </message>
    <message>
        <source>topscorers or their opponents given the same colour three times in a row</source>
        <translation>topscorers or their opponents given the same colour three times in a row</translation>
    </message>
    <message>
        <source>residents with a downfloat in the previous round as well</source>
        <translation>residents with a downfloat in the previous round as well</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat in the previous round as well</source>
        <translation>opponents of moved-down players with an upfloat in the previous round as well</translation>
    </message>
    <message>
        <source>residents with a downfloat two rounds before as well</source>
        <translation>residents with a downfloat two rounds before as well</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat two rounds before as well</source>
        <translation>opponents of moved-down players with an upfloat two rounds before as well</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat in the previous round</source>
        <translation>score differences of moved-down players with a downfloat in the previous round</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat in the previous round</source>
        <translation>score differences of opponents with an upfloat in the previous round</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat two rounds before</source>
        <translation>score differences of moved-down players with a downfloat two rounds before</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat two rounds before</source>
        <translation>score differences of opponents with an upfloat two rounds before</translation>
    </message>
    <message>
        <source>players with a downfloat in the previous round as well</source>
        <translation>players with a downfloat in the previous round as well</translation>
    </message>
    <message>
        <source>players with an upfloat in the previous round as well</source>
        <translation>players with an upfloat in the previous round as well</translation>
    </message>
    <message>
        <source>players with a downfloat two rounds before as well</source>
        <translation>players with a downfloat two rounds before as well</translation>
    </message>
    <message>
        <source>players with an upfloat two rounds before as well</source>
        <translation>players with an upfloat two rounds before as well</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat in the previous round as well</source>
        <translation>score differences of players with a downfloat in the previous round as well</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat in the previous round as well</source>
        <translation>score differences of players with an upfloat in the previous round as well</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat two rounds before as well</source>
        <translation>score differences of players with a downfloat two rounds before as well</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat two rounds before as well</source>
        <translation>score differences of players with an upfloat two rounds before as well</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <translation>%1 does not take part in this round.</translation>
    </message>
    <message>
        <source>%1 are a prohibited pairing.</source>
        <comment>two names</comment>
        <translation>%1 are a prohibited pairing.</translation>
    </message>
    <message>
        <source>No player is left for the bye.</source>
        <translation>No player is left for the bye.</translation>
    </message>
    <message>
        <source>downfloat again with %1</source>
        <extracomment>%1 scores of players who float down once more.</extracomment>
        <translation>downfloat again with %1</translation>
    </message>
    <message>
        <source>it needs a later exchange between S1 and S2 (%1)</source>
        <translation>it needs a later exchange between S1 and S2 (%1)</translation>
    </message>
    <message>
        <source>other pairs from S1 and S2 come first (%1)</source>
        <translation>other pairs from S1 and S2 come first (%1)</translation>
    </message>
    <message>
        <source>These pairs are in the system&apos;s pairing.</source>
        <translation>These pairs are in the system&apos;s pairing.</translation>
    </message>
    <message>
        <source>%1: %2 in the system&apos;s pairing, %3 with your change</source>
        <comment>where</comment>
        <extracomment>%1 where: &quot;in the bracket of 2½&quot;; %2 and %3 how many, and who.</extracomment>
        <translation>%1: %2 in the system&apos;s pairing, %3 with your change</translation>
    </message>
    <message>
        <source>Equal in every criterion, but later in FIDE&apos;s order of candidates %1:</source>
        <translation>Equal in every criterion, but later in FIDE&apos;s order of candidates %1:</translation>
    </message>
    <message>
        <source>Program error: the system should have paired this way.</source>
        <translation>Program error: the system should have paired this way.</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing %1 has White against %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>In the system&apos;s pairing %1 has White against %2.</translation>
    </message>
    <message>
        <source>%1: %2 have met in round %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 the number of a round.</extracomment>
        <translation>%1: %2 have met in round %3.</translation>
    </message>
    <message>
        <source>%1: %2 may not get the bye.</source>
        <translation>%1: %2 may not get the bye.</translation>
    </message>
    <message>
        <source>%1: %2 both have an absolute preference for %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 White or Black.</extracomment>
        <translation>%1: %2 both have an absolute preference for %3.</translation>
    </message>
    <message>
        <source>%1: the others could not be paired with one another: %2.</source>
        <extracomment>%1 the number of a criterion, %2 names.</extracomment>
        <translation>%1: the others could not be paired with one another: %2.</translation>
    </message>
    <message>
        <source>%1: these may not get it: %2.</source>
        <translation>%1: these may not get it: %2.</translation>
    </message>
    <message>
        <source>%1: if one of these had it, the others could not be paired: %2.</source>
        <translation>%1: if one of these had it, the others could not be paired: %2.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save the file as</source>
        <translation>Save the file as</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ExportsKeys</name>
    <message>
        <source>from file to file</source>
        <translation>from file to file</translation>
    </message>
    <message>
        <source>save the file where you choose</source>
        <translation>save the file where you choose</translation>
    </message>
    <message>
        <source>save as</source>
        <translation>save as</translation>
    </message>
    <message>
        <source>save the file beside the event</source>
        <translation>save the file beside the event</translation>
    </message>
    <message>
        <source>beside the event</source>
        <translation>beside the event</translation>
    </message>
    <message>
        <source>the round before and after, of its games</source>
        <translation>the round before and after, of its games</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message>
        <source>interim reports while games are open, or final ones</source>
        <translation>interim reports while games are open, or final ones</translation>
    </message>
    <message>
        <source>interim reports</source>
        <translation>interim reports</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>copy the table, for a spreadsheet or a letter</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copy</translation>
    </message>
</context>
<context>
    <name>ExportsPage</name>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Save beside the event</source>
        <translation>Save beside the event</translation>
    </message>
    <message>
        <source>Final reports</source>
        <translation>Final reports</translation>
    </message>
    <message>
        <source>Interim reports</source>
        <translation>Interim reports</translation>
    </message>
</context>
<context>
    <name>ExportsText</name>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Provisional rank</source>
        <translation>Provisional rank</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The head of a column: the pairing number of a player.</extracomment>
        <translation>No.</translation>
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
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
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
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>White&apos;s no.</source>
        <extracomment>The head of a column: the pairing number of White.</extracomment>
        <translation>White&apos;s no.</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>White&apos;s rating</translation>
    </message>
    <message>
        <source>Black&apos;s no.</source>
        <translation>Black&apos;s no.</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Black&apos;s rating</translation>
    </message>
    <message>
        <source>Report file (TRF26)</source>
        <translation>Report file (TRF26)</translation>
    </message>
    <message>
        <source>Report file (TRF16)</source>
        <translation>Report file (TRF16)</translation>
    </message>
    <message>
        <source>Rating report</source>
        <translation>Rating report</translation>
    </message>
    <message>
        <source>Games of a round</source>
        <translation>Games of a round</translation>
    </message>
    <message>
        <source>Games of every round</source>
        <translation>Games of every round</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>For chess-results.com</source>
        <translation>For chess-results.com</translation>
    </message>
    <message>
        <source>Everything of this event</source>
        <translation>Everything of this event</translation>
    </message>
    <message>
        <source>FIDE&apos;s tournament report file of 2026: another pairing program goes on from it.</source>
        <translation>FIDE&apos;s tournament report file of 2026: another pairing program goes on from it.</translation>
    </message>
    <message>
        <source>The same for programs that read only the version of 2016, such as Swiss-Manager.</source>
        <translation>The same for programs that read only the version of 2016, such as Swiss-Manager.</translation>
    </message>
    <message>
        <source>For the rating officer of the federation: the finished event, without comments.</source>
        <translation>For the rating officer of the federation: the finished event, without comments.</translation>
    </message>
    <message>
        <source>PGN of every board, with the moves that are known: for electronic boards and broadcasts.</source>
        <translation>PGN of every board, with the moves that are known: for electronic boards and broadcasts.</translation>
    </message>
    <message>
        <source>PGN of every board of every round, with the moves that are known.</source>
        <translation>PGN of every board of every round, with the moves that are known.</translation>
    </message>
    <message>
        <source>Sessions of play and resumptions, for telephones and mail programs.</source>
        <translation>Sessions of play and resumptions, for telephones and mail programs.</translation>
    </message>
    <message>
        <source>The players as a table, with the year of birth.</source>
        <translation>The players as a table, with the year of birth.</translation>
    </message>
    <message>
        <source>The standings as a table, with all tie-breaks.</source>
        <translation>The standings as a table, with all tie-breaks.</translation>
    </message>
    <message>
        <source>Every board and bye of every round, as a table.</source>
        <translation>Every board and bye of every round, as a table.</translation>
    </message>
    <message>
        <source>The data that chess-results.com takes, without the key that they give to a program.</source>
        <translation>The data that chess-results.com takes, without the key that they give to a program.</translation>
    </message>
    <message>
        <source>All of these and the papers in one archive, with an index that says what each is for.</source>
        <translation>All of these and the papers in one archive, with an index that says what each is for.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>No event is open.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>There are no players yet.</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>No round has been paired yet.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) have been paired.</source>
        <translation>
            <numerusform>%n round has been paired.</numerusform>
            <numerusform>%n rounds have been paired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result.</source>
        <translation>
            <numerusform>%n game has no result.</numerusform>
            <numerusform>%n games have no result.</numerusform>
        </translation>
    </message>
    <message>
        <source>No session of play and no resumption has been announced.</source>
        <translation>No session of play and no resumption has been announced.</translation>
    </message>
    <message>
        <source>There is no room for it on the disk or in memory.</source>
        <translation>There is no room for it on the disk or in memory.</translation>
    </message>
    <message>
        <source>the federation of the event</source>
        <translation>the federation of the event</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>the place</translation>
    </message>
    <message>
        <source>the first or the last day</source>
        <translation>the first or the last day</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>the chief arbiter</translation>
    </message>
    <message numerus="yes">
        <source>the day of %n round(s)</source>
        <translation>
            <numerusform>the day of %n round</numerusform>
            <numerusform>the day of %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the FIDE ID of %n player(s)</source>
        <translation>
            <numerusform>the FIDE ID of %n player</numerusform>
            <numerusform>the FIDE ID of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the birth of %n player(s)</source>
        <translation>
            <numerusform>the birth of %n player</numerusform>
            <numerusform>the birth of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the federation of %n player(s)</source>
        <translation>
            <numerusform>the federation of %n player</numerusform>
            <numerusform>the federation of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sex of %n player(s)</source>
        <translation>
            <numerusform>the sex of %n player</numerusform>
            <numerusform>the sex of %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Spreadsheet</translation>
    </message>
    <message>
        <source>Report file</source>
        <translation>Report file</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <extracomment>An entry of a calendar: %1 the event, %2 the number of a round.</extracomment>
        <translation>%1: round %2</translation>
    </message>
    <message>
        <source>%1: resumption of %2 – %3</source>
        <extracomment>An entry of a calendar: %1 the event, %2 and %3 the players of an adjourned game.</extracomment>
        <translation>%1: resumption of %2 – %3</translation>
    </message>
    <message>
        <source>Files of this event, as of %1</source>
        <extracomment>Above the list of files in an archive: %1 day and time.</extracomment>
        <translation>Files of this event, as of %1</translation>
    </message>
    <message>
        <source>Not in this archive:</source>
        <extracomment>In the index of an archive, above files that could not be made, each with the reason.</extracomment>
        <translation>Not in this archive:</translation>
    </message>
    <message>
        <source>The report files have days of birth, because their format asks for them: give them to the federation only. E-mail addresses, telephone numbers, fees, notes and rulings are in none of these files.</source>
        <translation>The report files have days of birth, because their format asks for them: give them to the federation only. E-mail addresses, telephone numbers, fees, notes and rulings are in none of these files.</translation>
    </message>
    <message>
        <source>Papers of the event as they are printed (PDF).</source>
        <translation>Papers of the event as they are printed (PDF).</translation>
    </message>
    <message>
        <source>Points without open games</source>
        <translation>Points without open games</translation>
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
        <source>This tie-break is not known.</source>
        <translation>This tie-break is not known.</translation>
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
    <message>
        <source>This language is not known.</source>
        <translation>This language is not known.</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Language of the names</translation>
    </message>
    <message>
        <source>Enter three letters, for example SVK.</source>
        <translation>Enter three letters, for example SVK.</translation>
    </message>
    <message>
        <source>This number is outside the limits.</source>
        <translation>This number is outside the limits.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Enter a number.</translation>
    </message>
    <message>
        <source>This contains characters that are not allowed.</source>
        <translation>This contains characters that are not allowed.</translation>
    </message>
    <message>
        <source>Players arriving after the default time</source>
        <translation>Players arriving after the default time</translation>
    </message>
    <message>
        <source>Points for a result</source>
        <translation>Points for a result</translation>
    </message>
    <message>
        <source>Enter the number of rounds, which a Swiss announces beforehand (C.04.1, 1).</source>
        <translation>Enter the number of rounds, which a Swiss announces beforehand (C.04.1, 1).</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Penalty for an electronic device</translation>
    </message>
    <message>
        <source>Line by line: round, day, beginning and end, in the order of time: 1 2026-11-24 16:00 20:00</source>
        <translation>Line by line: round, day, beginning and end, in the order of time: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Late at a resumption after</source>
        <translation>Late at a resumption after</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Sessions of play</translation>
    </message>
    <message>
        <source>Time limit for appeals</source>
        <translation>Time limit for appeals</translation>
    </message>
    <message>
        <source>Not an amount. Write it as 15 or 15.50.</source>
        <translation>Not an amount. Write it as 15 or 15.50.</translation>
    </message>
    <message>
        <source>A line for each category: its name, then what must hold: U18: age -17</source>
        <translation>A line for each category: its name, then what must hold: U18: age -17</translation>
    </message>
    <message>
        <source>Categories</source>
        <comment>of players</comment>
        <translation>Categories</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Base date of ages</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>National ID</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>National rating</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE rating</translation>
    </message>
    <message>
        <source>Rating from</source>
        <comment>the list it was taken from</comment>
        <translation>Rating from</translation>
    </message>
    <message>
        <source>K</source>
        <comment>FIDE&apos;s development coefficient</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Own categories</source>
        <comment>of a player</comment>
        <translation>Own categories</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Fee owed</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Fee paid</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Fixed board</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Deputy arbiters</translation>
    </message>
    <message>
        <source>Ratings that number the players</source>
        <translation>Ratings that number the players</translation>
    </message>
    <message>
        <source>A rating is a number up to 4000. Leave it empty for an unrated player.</source>
        <translation>A rating is a number up to 4000. Leave it empty for an unrated player.</translation>
    </message>
    <message>
        <source>A FIDE ID has digits only.</source>
        <translation>A FIDE ID has digits only.</translation>
    </message>
    <message>
        <source>Nobody who plays here was born then. Check the year.</source>
        <translation>Nobody who plays here was born then. Check the year.</translation>
    </message>
    <message>
        <source>Line %1 is wrong. %2</source>
        <extracomment>%1 the number of a line in a field of several, %2 a sentence that says how lines are written.</extracomment>
        <translation>Line %1 is wrong. %2</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Import a TRF file</translation>
    </message>
    <message>
        <source>Save the event as</source>
        <translation>Save the event as</translation>
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
    <message>
        <source>Import players</source>
        <translation>Import players</translation>
    </message>
    <message>
        <source>Save the list of players</source>
        <translation>Save the list of players</translation>
    </message>
    <message>
        <source>Lists of players (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</source>
        <translation>Lists of players (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Spreadsheet (*.xlsx)</translation>
    </message>
    <message>
        <source>Report file (*.trf)</source>
        <translation>Report file (*.trf)</translation>
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
    <message>
        <source>Begin the round</source>
        <translation>Begin the round</translation>
    </message>
    <message>
        <source>Resume the round</source>
        <translation>Resume the round</translation>
    </message>
    <message>
        <source>Stop the round</source>
        <translation>Stop the round</translation>
    </message>
    <message>
        <source>Declare it over</source>
        <translation>Declare it over</translation>
    </message>
</context>
<context>
    <name>HallKeys</name>
    <message>
        <source>go to a board</source>
        <translation>go to a board</translation>
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
        <source>intervene: correct the clock, rule on a flag fall</source>
        <translation>intervene: correct the clock, rule on a flag fall</translation>
    </message>
    <message>
        <source>intervene</source>
        <translation>intervene</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all; if boards are selected, only these</source>
        <translation>start the round; then pause and resume all; if boards are selected, only these</translation>
    </message>
    <message>
        <source>start or pause the selected boards</source>
        <translation>start or pause the selected boards</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>start or pause the round</translation>
    </message>
    <message>
        <source>start or pause the current board, or the selected ones</source>
        <translation>start or pause the current board, or the selected ones</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>the same</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>start or pause this board</translation>
    </message>
    <message>
        <source>enter the result of the current board</source>
        <translation>enter the result of the current board</translation>
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
        <source>replay of the current board</source>
        <translation>replay of the current board</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>replay</translation>
    </message>
    <message>
        <source>game record of the current board</source>
        <translation>game record of the current board</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>game record</translation>
    </message>
    <message>
        <source>select or deselect the current board</source>
        <translation>select or deselect the current board</translation>
    </message>
    <message>
        <source>select</source>
        <translation>select</translation>
    </message>
    <message>
        <source>select all boards on the way</source>
        <translation>select all boards on the way</translation>
    </message>
    <message>
        <source>select every board shown</source>
        <translation>select every board shown</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+click</translation>
    </message>
    <message>
        <source>select with the mouse; Shift+click selects all up to there</source>
        <translation>select with the mouse; Shift+click selects all up to there</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>boards without a result</translation>
    </message>
    <message>
        <source>missing results</source>
        <translation>missing results</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>next filter</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filter</translation>
    </message>
    <message>
        <source>copy the pairings and results of the round, for a spreadsheet or a letter</source>
        <translation>copy the pairings and results of the round, for a spreadsheet or a letter</translation>
    </message>
    <message>
        <source>close the panel, clear the selection, dismiss the message</source>
        <translation>close the panel, clear the selection, dismiss the message</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>an incident at the current board: facts, ruling, decision</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>the current board is played with the clock on the table, or with this program&apos;s again</source>
        <translation>the current board is played with the clock on the table, or with this program&apos;s again</translation>
    </message>
    <message>
        <source>clock on the table</source>
        <translation>clock on the table</translation>
    </message>
    <message>
        <source>declare the round over</source>
        <translation>declare the round over</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>end of the round</translation>
    </message>
    <message>
        <source>the current board calls the arbiter; again: somebody has come</source>
        <translation>the current board calls the arbiter; again: somebody has come</translation>
    </message>
    <message>
        <source>call, or answered</source>
        <translation>call, or answered</translation>
    </message>
    <message>
        <source>go to the oldest call, then to the next one</source>
        <translation>go to the oldest call, then to the next one</translation>
    </message>
    <message>
        <source>to the call</source>
        <translation>to the call</translation>
    </message>
    <message>
        <source>which of the organiser&apos;s clocks stands on the current board, and what is wrong with it</source>
        <translation>which of the organiser&apos;s clocks stands on the current board, and what is wrong with it</translation>
    </message>
    <message>
        <source>the next board without a result</source>
        <translation>the next board without a result</translation>
    </message>
    <message>
        <source>next without a result</source>
        <translation>next without a result</translation>
    </message>
    <message>
        <source>the board with the least time left on the running clock, then the next one</source>
        <translation>the board with the least time left on the running clock, then the next one</translation>
    </message>
    <message>
        <source>back to the round that is played</source>
        <translation>back to the round that is played</translation>
    </message>
    <message>
        <source>the next round in which clocks run or are paused</source>
        <translation>the next round in which clocks run or are paused</translation>
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
        <source>No result is missing</source>
        <translation>No result is missing</translation>
    </message>
    <message>
        <source>No clock is running</source>
        <translation>No clock is running</translation>
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
        <source>No round has been paired yet</source>
        <translation>No round has been paired yet</translation>
    </message>
    <message>
        <source>Once the first round is paired, each game appears here as a tile with both clocks.</source>
        <translation>Once the first round is paired, each game appears here as a tile with both clocks.</translation>
    </message>
    <message>
        <source>No board matches the filter. Show all boards to see the whole round.</source>
        <translation>No board matches the filter. Show all boards to see the whole round.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone.</source>
        <translation>Everything can be done with the keyboard alone.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Keys everywhere</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>How do I …? Type words: correct a result, late, print</source>
        <translation>How do I …? Type words: correct a result, late, print</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Search the help</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nothing found. Try another word.</translation>
    </message>
</context>
<context>
    <name>HistoryKeys</name>
    <message>
        <source>replay of the board, at that action</source>
        <translation>replay of the board, at that action</translation>
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
        <source>%n action(s), clock presses left out</source>
        <translation>
            <numerusform>%n action, clock presses left out</numerusform>
            <numerusform>%n actions, clock presses left out</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions are listed here with their time and author. Clock presses are kept in the file. Nothing is ever deleted.</source>
        <translation>Actions are listed here with their time and author. Clock presses are kept in the file. Nothing is ever deleted.</translation>
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
    <name>IncidentKeys</name>
    <message>
        <source>through the incidents; letters narrow the list</source>
        <translation>through the incidents; letters narrow the list</translation>
    </message>
    <message>
        <source>choose the incident; then confirm the ruling</source>
        <translation>choose the incident; then confirm the ruling</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirm</translation>
    </message>
    <message>
        <source>White or Black did it</source>
        <translation>White or Black did it</translation>
    </message>
    <message>
        <source>the answer with this letter</source>
        <translation>the answer with this letter</translation>
    </message>
    <message>
        <source>to the facts, the questions and the note</source>
        <translation>to the facts, the questions and the note</translation>
    </message>
    <message>
        <source>facts, note</source>
        <translation>facts, note</translation>
    </message>
    <message>
        <source>the board before and after; what was said is kept</source>
        <translation>the board before and after; what was said is kept</translation>
    </message>
    <message>
        <source>back to the list, then close the panel</source>
        <translation>back to the list, then close the panel</translation>
    </message>
    <message>
        <source>back</source>
        <translation>back</translation>
    </message>
    <message>
        <source>the articles that the ruling cites</source>
        <translation>the articles that the ruling cites</translation>
    </message>
    <message>
        <source>the choice with this number; of the penalties there may be several</source>
        <translation>the choice with this number; of the penalties there may be several</translation>
    </message>
    <message>
        <source>what the panel is for, with all its keys</source>
        <translation>what the panel is for, with all its keys</translation>
    </message>
    <message>
        <source>help</source>
        <translation>help</translation>
    </message>
    <message>
        <source>through the facts and the ruling</source>
        <translation>through the facts and the ruling</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>What has happened?</source>
        <translation>What has happened?</translation>
    </message>
    <message>
        <source>The first letters are enough</source>
        <translation>The first letters are enough</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nothing found. Try another word.</translation>
    </message>
</context>
<context>
    <name>IncidentPanel</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>IncidentSheet</name>
    <message>
        <source>Fewer facts</source>
        <translation>Fewer facts</translation>
    </message>
    <message>
        <source>More facts (%1)</source>
        <translation>More facts (%1)</translation>
    </message>
    <message>
        <source>The ruling follows when the missing fact is given.</source>
        <translation>The ruling follows when the missing fact is given.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>The ruling follows when what cannot be read is put right.</source>
        <translation>The ruling follows when what cannot be read is put right.</translation>
    </message>
</context>
<context>
    <name>IncidentText</name>
    <message>
        <source>Flag fall</source>
        <translation>Flag fall</translation>
    </message>
    <message>
        <source>time out ran out of time overstepped zero forfeit fell lone king</source>
        <translation>time out ran out of time overstepped zero forfeit fell lone king both flags bare king</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Illegal move</translation>
    </message>
    <message>
        <source>promotion pawn check king castling two hands both hands wrong move invalid pressed without moving</source>
        <translation>promotion pawn check king castling two hands both hands wrong move invalid pressed without moving</translation>
    </message>
    <message>
        <source>Phone or electronic device</source>
        <translation>Phone or electronic device</translation>
    </message>
    <message>
        <source>telephone mobile cell rang ring rings ringing watch earphones cheating</source>
        <translation>telephone mobile cell rang ring rings ringing watch earphones cheating bell beep beeps</translation>
    </message>
    <message>
        <source>Draw claim</source>
        <translation>Draw claim</translation>
    </message>
    <message>
        <source>repetition repeated three times threefold position fifty moves claims</source>
        <translation>repetition repeated three times threefold position fifty moves claims</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Draw offer</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Draw by agreement</translation>
    </message>
    <message>
        <source>Late arrival</source>
        <translation>Late arrival</translation>
    </message>
    <message>
        <source>absent missing not here no show late default time forfeit delay</source>
        <translation>absent missing not here no show late default time forfeit delay</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Clock adjustment</translation>
    </message>
    <message>
        <source>Quickplay finish: request for an increment</source>
        <translation>Quickplay finish: request for an increment</translation>
    </message>
    <message>
        <source>Quickplay finish: draw claim</source>
        <translation>Quickplay finish: draw claim</translation>
    </message>
    <message>
        <source>Defective clock</source>
        <translation>Defective clock</translation>
    </message>
    <message>
        <source>fault faulty battery broken dead blank stopped clock</source>
        <translation>fault faulty battery broken dead blank stopped clock</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>Clock set incorrectly</translation>
    </message>
    <message>
        <source>wrong time wrong setting increment mode swapped times badly set</source>
        <translation>wrong time wrong setting increment mode swapped times badly set</translation>
    </message>
    <message>
        <source>Clocks stopped</source>
        <translation>Clocks stopped</translation>
    </message>
    <message>
        <source>paused stopped disturbance illness toilet without reason</source>
        <translation>paused stopped disturbance illness toilet without reason</translation>
    </message>
    <message>
        <source>Claim based on a screen</source>
        <translation>Claim based on a screen</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Scoresheet</translation>
    </message>
    <message>
        <source>not writing notation keep score record moves refuses refusal does not write</source>
        <translation>not writing notation keep score record moves refuses refusal does not write</translation>
    </message>
    <message>
        <source>Scoresheets not up to date after a flag fall</source>
        <translation>Scoresheets not up to date after a flag fall</translation>
    </message>
    <message>
        <source>Illegal position seen by the arbiter</source>
        <translation>Illegal position seen by the arbiter</translation>
    </message>
    <message>
        <source>Touched piece</source>
        <translation>Touched piece</translation>
    </message>
    <message>
        <source>touch move touched adjust j&apos;adoube released let go wants another move</source>
        <translation>touch move touched adjust j&apos;adoube released let go wants another move</translation>
    </message>
    <message>
        <source>Reply to a draw offer</source>
        <translation>Reply to a draw offer</translation>
    </message>
    <message>
        <source>Game ended on the board</source>
        <translation>Game ended on the board</translation>
    </message>
    <message>
        <source>Prearranged draw</source>
        <translation>Prearranged draw</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Resignation</translation>
    </message>
    <message>
        <source>resigns gives up lone king bare king</source>
        <translation>resigns gives up lone king bare king</translation>
    </message>
    <message>
        <source>Misunderstood handshake</source>
        <translation>Misunderstood handshake</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>Conduct of a player</source>
        <translation>Conduct of a player</translation>
    </message>
    <message>
        <source>offence behaviour noise talking speaking chatting smoking distracting disturbing leaving not writing warning</source>
        <translation>offence behaviour noise talking speaking chatting smoking distracting disturbing leaving not writing warning leaves left the venue hall board</translation>
    </message>
    <message>
        <source>Error at the start</source>
        <translation>Error at the start</translation>
    </message>
    <message>
        <source>initial position wrong colours wrong colors colours reversed swapped board turned set up</source>
        <translation>initial position wrong colours wrong colors colours reversed swapped board turned set up</translation>
    </message>
    <message>
        <source>Displaced pieces</source>
        <translation>Displaced pieces</translation>
    </message>
    <message>
        <source>knocked over fallen pushed put back</source>
        <translation>knocked over fallen pushed put back</translation>
    </message>
    <message>
        <source>Signed result</source>
        <translation>Signed result</translation>
    </message>
    <message>
        <source>scoresheet signature wrong result refuses to sign</source>
        <translation>scoresheet signature wrong result refuses to sign</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Appeal</translation>
    </message>
    <message>
        <source>Clock not pressed</source>
        <translation>Clock not pressed</translation>
    </message>
    <message>
        <source>The opponent has accepted a draw</source>
        <translation>The opponent has accepted a draw</translation>
    </message>
    <message>
        <source>Increment that the clock gave</source>
        <translation>Increment that the clock gave</translation>
    </message>
    <message>
        <source>Intention to adjust</source>
        <translation>Intention to adjust</translation>
    </message>
    <message>
        <source>arrival after the start</source>
        <translation>arrival after the start</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Intended move as written</source>
        <translation>Intended move as written</translation>
    </message>
    <message>
        <source>Time on the clocks at the start</source>
        <translation>Time on the clocks at the start</translation>
    </message>
    <message>
        <source>Basis of the claim</source>
        <translation>Basis of the claim</translation>
    </message>
    <message>
        <source>Increment before the first move as well</source>
        <translation>Increment before the first move as well</translation>
    </message>
    <message>
        <source>The opponent has done the same</source>
        <translation>The opponent has done the same</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>The game record has no missing moves</source>
        <translation>The game record has no missing moves</translation>
    </message>
    <message>
        <source>the flag is down</source>
        <translation>the flag is down</translation>
    </message>
    <message>
        <source>time on the clock now</source>
        <translation>time on the clock now</translation>
    </message>
    <message>
        <source>Stopped by</source>
        <translation>Stopped by</translation>
    </message>
    <message>
        <source>The clock was pressed after the move</source>
        <translation>The clock was pressed after the move</translation>
    </message>
    <message>
        <source>With a condition attached</source>
        <translation>With a condition attached</translation>
    </message>
    <message>
        <source>Displaced by</source>
        <translation>Displaced by</translation>
    </message>
    <message>
        <source>Earlier incorrect or invalid claims</source>
        <translation>Earlier incorrect or invalid claims</translation>
    </message>
    <message>
        <source>A piece was touched before the claim</source>
        <translation>A piece was touched before the claim</translation>
    </message>
    <message>
        <source>Already drawn by</source>
        <translation>Already drawn by</translation>
    </message>
    <message>
        <source>Earlier offers that were rejected</source>
        <translation>Earlier offers that were rejected</translation>
    </message>
    <message>
        <source>did not have to keep score</source>
        <translation>did not have to keep score</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>The player&apos;s game is over</source>
        <translation>The player&apos;s game is over</translation>
    </message>
    <message>
        <source>White&apos;s first press after the start</source>
        <translation>White&apos;s first press after the start</translation>
    </message>
    <message>
        <source>What the game record shows</source>
        <translation>What the game record shows</translation>
    </message>
    <message>
        <source>Noticed by</source>
        <translation>Noticed by</translation>
    </message>
    <message>
        <source>Full time of each player</source>
        <translation>Full time of each player</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>The player has the move</source>
        <translation>The player has the move</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>Time left to both players together</source>
        <translation>Time left to both players together</translation>
    </message>
    <message>
        <source>In a bag, not on the player</source>
        <translation>In a bag, not on the player</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Increment</translation>
    </message>
    <message>
        <source>Points the player keeps</source>
        <translation>Points the player keeps</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Offence</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Both kings are in check</translation>
    </message>
    <message>
        <source>last reliable time</source>
        <translation>last reliable time</translation>
    </message>
    <message>
        <source>time lost by a disturbance</source>
        <translation>time lost by a disturbance</translation>
    </message>
    <message>
        <source>Move made since, in English notation</source>
        <translation>Move made since, in English notation</translation>
    </message>
    <message>
        <source>Checkmated player</source>
        <translation>Checkmated player</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Correct initial position (FEN)</source>
        <translation>Correct initial position (FEN)</translation>
    </message>
    <message>
        <source>missing time</source>
        <translation>missing time</translation>
    </message>
    <message>
        <source>When it was offered</source>
        <translation>When it was offered</translation>
    </message>
    <message>
        <source>The player has made the next move as well</source>
        <translation>The player has made the next move as well</translation>
    </message>
    <message>
        <source>moves made</source>
        <translation>moves made</translation>
    </message>
    <message>
        <source>moves made before the irregularity</source>
        <translation>moves made before the irregularity</translation>
    </message>
    <message>
        <source>Piece that touched the promotion square</source>
        <translation>Piece that touched the promotion square</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>No arbiter is present</source>
        <translation>No arbiter is present</translation>
    </message>
    <message>
        <source>Committed by</source>
        <translation>Committed by</translation>
    </message>
    <message>
        <source>Player at fault</source>
        <translation>Player at fault</translation>
    </message>
    <message>
        <source>The offer is pending</source>
        <translation>The offer is pending</translation>
    </message>
    <message>
        <source>A draw was offered with the move</source>
        <translation>A draw was offered with the move</translation>
    </message>
    <message>
        <source>Offered by</source>
        <translation>Offered by</translation>
    </message>
    <message>
        <source>Points of the opponent</source>
        <translation>Points of the opponent</translation>
    </message>
    <message>
        <source>An offer of the opponent is pending</source>
        <translation>An offer of the opponent is pending</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since</source>
        <translation>The opponent has touched a piece since</translation>
    </message>
    <message>
        <source>A correct claim would be based on</source>
        <translation>A correct claim would be based on</translation>
    </message>
    <message>
        <source>The game was already over</source>
        <translation>The game was already over</translation>
    </message>
    <message>
        <source>Already counted; only the result is open</source>
        <translation>Already counted; only the result is open</translation>
    </message>
    <message>
        <source>An earlier offer of the player is pending</source>
        <translation>An earlier offer of the player is pending</translation>
    </message>
    <message>
        <source>The arbiter has permitted it</source>
        <translation>The arbiter has permitted it</translation>
    </message>
    <message>
        <source>Result of the game as played</source>
        <translation>Result of the game as played</translation>
    </message>
    <message>
        <source>The clock was pressed before the pieces were replaced</source>
        <translation>The clock was pressed before the pieces were replaced</translation>
    </message>
    <message>
        <source>Whose clock should have run since</source>
        <translation>Whose clock should have run since</translation>
    </message>
    <message>
        <source>Who refuses to sign</source>
        <translation>Who refuses to sign</translation>
    </message>
    <message>
        <source>An earlier claim was rejected</source>
        <translation>An earlier claim was rejected</translation>
    </message>
    <message>
        <source>Square where the piece was released</source>
        <translation>Square where the piece was released</translation>
    </message>
    <message>
        <source>The opponent has made a move since</source>
        <translation>The opponent has made a move since</translation>
    </message>
    <message>
        <source>That move was illegal as well</source>
        <translation>That move was illegal as well</translation>
    </message>
    <message>
        <source>That move checkmates</source>
        <translation>That move checkmates</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Reply</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Result of the game</translation>
    </message>
    <message>
        <source>correct number of moves</source>
        <translation>correct number of moves</translation>
    </message>
    <message>
        <source>Rounds of the exclusion</source>
        <translation>Rounds of the exclusion</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Reported by</translation>
    </message>
    <message>
        <source>The move seemed to end the game</source>
        <translation>The move seemed to end the game</translation>
    </message>
    <message>
        <source>Both players have signed another result</source>
        <translation>Both players have signed another result</translation>
    </message>
    <message>
        <source>result on the signed scoresheet</source>
        <translation>result on the signed scoresheet</translation>
    </message>
    <message>
        <source>The player has signed the scoresheet</source>
        <translation>The player has signed the scoresheet</translation>
    </message>
    <message>
        <source>Half-moves made since</source>
        <translation>Half-moves made since</translation>
    </message>
    <message>
        <source>Time passed since</source>
        <translation>Time passed since</translation>
    </message>
    <message>
        <source>Position the game began from (FEN)</source>
        <translation>Position the game began from (FEN)</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>The device</translation>
    </message>
    <message>
        <source>Time taken from the player</source>
        <translation>Time taken from the player</translation>
    </message>
    <message>
        <source>Time for the opponent</source>
        <translation>Time for the opponent</translation>
    </message>
    <message>
        <source>time before the irregularity</source>
        <translation>time before the irregularity</translation>
    </message>
    <message>
        <source>Earlier offences of this kind</source>
        <translation>Earlier offences of this kind</translation>
    </message>
    <message>
        <source>The opponent&apos;s last move was illegal</source>
        <translation>The opponent&apos;s last move was illegal</translation>
    </message>
    <message>
        <source>Touched at the same time, or the order is unknown</source>
        <translation>Touched at the same time, or the order is unknown</translation>
    </message>
    <message>
        <source>How it was touched</source>
        <translation>How it was touched</translation>
    </message>
    <message>
        <source>Squares of the pieces touched, in order</source>
        <translation>Squares of the pieces touched, in order</translation>
    </message>
    <message>
        <source>A piece was touched after the claim</source>
        <translation>A piece was touched after the claim</translation>
    </message>
    <message>
        <source>The move was made with two hands</source>
        <translation>The move was made with two hands</translation>
    </message>
    <message>
        <source>The opponent has verified it</source>
        <translation>The opponent has verified it</translation>
    </message>
    <message>
        <source>Reason why it does not count</source>
        <translation>Reason why it does not count</translation>
    </message>
    <message>
        <source>Less than five minutes were left in this period</source>
        <translation>Less than five minutes were left in this period</translation>
    </message>
    <message>
        <source>Delay of the real White&apos;s arrival</source>
        <translation>Delay of the real White&apos;s arrival</translation>
    </message>
    <message>
        <source>The player withdraws the claim</source>
        <translation>The player withdraws the claim</translation>
    </message>
    <message>
        <source>The position is written down</source>
        <translation>The position is written down</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Changed by</translation>
    </message>
    <message>
        <source>Correct increment</source>
        <translation>Correct increment</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>accepts</translation>
    </message>
    <message>
        <source>accidentally</source>
        <translation>accidentally</translation>
    </message>
    <message>
        <source>adjusts a piece</source>
        <translation>adjusts a piece</translation>
    </message>
    <message>
        <source>after the move, before the press</source>
        <translation>after the move, before the press</translation>
    </message>
    <message>
        <source>the intended move is a capture</source>
        <translation>the intended move is a capture</translation>
    </message>
    <message>
        <source>the intended move is illegal</source>
        <translation>the intended move is illegal</translation>
    </message>
    <message>
        <source>the intended move is a pawn move</source>
        <translation>the intended move is a pawn move</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>the arbiter</translation>
    </message>
    <message>
        <source>wrong time at the start</source>
        <translation>wrong time at the start</translation>
    </message>
    <message>
        <source>before making a move</source>
        <translation>before making a move</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>bishop</translation>
    </message>
    <message>
        <source>chessboard placed incorrectly</source>
        <translation>chessboard placed incorrectly</translation>
    </message>
    <message>
        <source>both</source>
        <translation>both</translation>
    </message>
    <message>
        <source>both kings in check</source>
        <translation>both kings in check</translation>
    </message>
    <message>
        <source>changed by a player</source>
        <translation>changed by a player</translation>
    </message>
    <message>
        <source>cannot win by normal means</source>
        <translation>cannot win by normal means</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>checkmate</translation>
    </message>
    <message>
        <source>claim made before it</source>
        <translation>claim made before it</translation>
    </message>
    <message>
        <source>claim without an arbiter</source>
        <translation>claim without an arbiter</translation>
    </message>
    <message>
        <source>colours reversed</source>
        <translation>colours reversed</translation>
    </message>
    <message>
        <source>disputed contact</source>
        <translation>disputed contact</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>the claim is correct</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>dead position</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>a decision</translation>
    </message>
    <message>
        <source>rejects</source>
        <translation>rejects</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>defective clock</translation>
    </message>
    <message>
        <source>deliberately</source>
        <translation>deliberately</translation>
    </message>
    <message>
        <source>displaced pieces</source>
        <translation>displaced pieces</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>disputed</translation>
    </message>
    <message>
        <source>disturbance from outside</source>
        <translation>disturbance from outside</translation>
    </message>
    <message>
        <source>draw claim</source>
        <translation>draw claim</translation>
    </message>
    <message>
        <source>must the player keep score?</source>
        <translation>must the player keep score?</translation>
    </message>
    <message>
        <source>50 moves</source>
        <translation>50 moves</translation>
    </message>
    <message>
        <source>50 moves with the intended move</source>
        <translation>50 moves with the intended move</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>fivefold repetition</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>illegal move</translation>
    </message>
    <message>
        <source>illness</source>
        <translation>illness</translation>
    </message>
    <message>
        <source>wrong increment</source>
        <translation>wrong increment</translation>
    </message>
    <message>
        <source>the time jumped</source>
        <translation>the time jumped</translation>
    </message>
    <message>
        <source>the scoresheet is kept</source>
        <translation>the scoresheet is kept</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>knight</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>wrong mode</source>
        <translation>wrong mode</translation>
    </message>
    <message>
        <source>not expressed</source>
        <translation>not expressed</translation>
    </message>
    <message>
        <source>no effort to win</source>
        <translation>no effort to win</translation>
    </message>
    <message>
        <source>clock pressed without a move</source>
        <translation>clock pressed without a move</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>the player does not have the move</source>
        <translation>the player does not have the move</translation>
    </message>
    <message>
        <source>not completed yet</source>
        <translation>not completed yet</translation>
    </message>
    <message>
        <source>no intended move written</source>
        <translation>no intended move written</translation>
    </message>
    <message>
        <source>the opponent asks for the number of moves</source>
        <translation>the opponent asks for the number of moves</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>the player</translation>
    </message>
    <message>
        <source>while the opponent has the move</source>
        <translation>while the opponent has the move</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>the opponent</translation>
    </message>
    <message>
        <source>conduct of the opponent</source>
        <translation>conduct of the opponent</translation>
    </message>
    <message>
        <source>another</source>
        <translation>another</translation>
    </message>
    <message>
        <source>clock pressed with the other hand</source>
        <translation>clock pressed with the other hand</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pawn</translation>
    </message>
    <message>
        <source>pawn on the last rank</source>
        <translation>pawn on the last rank</translation>
    </message>
    <message>
        <source>a piece was touched</source>
        <translation>a piece was touched</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>both players</translation>
    </message>
    <message>
        <source>piece for a promotion</source>
        <translation>piece for a promotion</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>quickplay claim</source>
        <translation>quickplay claim</translation>
    </message>
    <message>
        <source>the player refuses to keep score</source>
        <translation>the player refuses to keep score</translation>
    </message>
    <message>
        <source>repetition on the board</source>
        <translation>repetition on the board</translation>
    </message>
    <message>
        <source>repetition with the intended move</source>
        <translation>repetition with the intended move</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>rook</translation>
    </message>
    <message>
        <source>expressed</source>
        <translation>expressed</translation>
    </message>
    <message>
        <source>75 moves</source>
        <translation>75 moves</translation>
    </message>
    <message>
        <source>made a sound</source>
        <translation>made a sound</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stalemate</translation>
    </message>
    <message>
        <source>completed, still illegal</source>
        <translation>completed, still illegal</translation>
    </message>
    <message>
        <source>the clock stopped</source>
        <translation>the clock stopped</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>times swapped</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>switched off</translation>
    </message>
    <message>
        <source>switched on</source>
        <translation>switched on</translation>
    </message>
    <message>
        <source>fewer than 50 moves</source>
        <translation>fewer than 50 moves</translation>
    </message>
    <message>
        <source>the position occurred too few times</source>
        <translation>the position occurred too few times</translation>
    </message>
    <message>
        <source>touches a piece</source>
        <translation>touches a piece</translation>
    </message>
    <message>
        <source>two hands used</source>
        <translation>two hands used</translation>
    </message>
    <message>
        <source>pawn not replaced on promotion</source>
        <translation>pawn not replaced on promotion</translation>
    </message>
    <message>
        <source>with a claim</source>
        <translation>with a claim</translation>
    </message>
    <message>
        <source>the offer is withdrawn</source>
        <translation>the offer is withdrawn</translation>
    </message>
    <message>
        <source>incorrect initial position</source>
        <translation>incorrect initial position</translation>
    </message>
    <message>
        <source>the wrong clock ran</source>
        <translation>the wrong clock ran</translation>
    </message>
    <message>
        <source>clock set incorrectly</source>
        <translation>clock set incorrectly</translation>
    </message>
    <message>
        <source>White: %1</source>
        <comment>field</comment>
        <extracomment>The label of a field about one player: %1 as &quot;moves made&quot; or &quot;arrival after the start&quot;.</extracomment>
        <translation>White: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <comment>field</comment>
        <translation>Black: %1</translation>
    </message>
    <message>
        <source>Move as it was made</source>
        <translation>Move as it was made</translation>
    </message>
    <message>
        <source>Square where the new piece was put instead</source>
        <translation>Square where the new piece was put instead</translation>
    </message>
    <message>
        <source>Another move was written in its place</source>
        <translation>Another move was written in its place</translation>
    </message>
    <message>
        <source>The record shows no such end</source>
        <translation>The record shows no such end</translation>
    </message>
    <message>
        <source>What could be claimed now</source>
        <translation>What could be claimed now</translation>
    </message>
    <message>
        <source>Resigned because a piece was displaced</source>
        <translation>Resigned because a piece was displaced</translation>
    </message>
    <message>
        <source>the game had been played already</source>
        <translation>the game had been played already</translation>
    </message>
    <message>
        <source>Move that was written first</source>
        <translation>Move that was written first</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>Adjournment</translation>
    </message>
    <message>
        <source>Change of a sealed move</source>
        <translation>Change of a sealed move</translation>
    </message>
    <message>
        <source>Adjourned game: draw, resignation or offer</source>
        <translation>Adjourned game: draw, resignation or offer</translation>
    </message>
    <message>
        <source>Resumption of an adjourned game</source>
        <translation>Resumption of an adjourned game</translation>
    </message>
    <message>
        <source>Sealed move opened</source>
        <translation>Sealed move opened</translation>
    </message>
    <message>
        <source>Missing envelope</source>
        <translation>Missing envelope</translation>
    </message>
    <message>
        <source>Incorrect times of an adjourned game</source>
        <translation>Incorrect times of an adjourned game</translation>
    </message>
    <message>
        <source>Player whose clock is running</source>
        <translation>Player whose clock is running</translation>
    </message>
    <message>
        <source>Time to the end of the session, if adjourned early</source>
        <translation>Time to the end of the session, if adjourned early</translation>
    </message>
    <message>
        <source>Move made on the board</source>
        <translation>Move made on the board</translation>
    </message>
    <message>
        <source>The player has made a move since the resumption</source>
        <translation>The player has made a move since the resumption</translation>
    </message>
    <message>
        <source>Move, in English notation</source>
        <translation>Move, in English notation</translation>
    </message>
    <message>
        <source>A claim is still to be decided</source>
        <translation>A claim is still to be decided</translation>
    </message>
    <message>
        <source>The player has stopped the clock</source>
        <translation>The player has stopped the clock</translation>
    </message>
    <message>
        <source>Move made on the board instead of sealing</source>
        <translation>Move made on the board instead of sealing</translation>
    </message>
    <message>
        <source>What is reported</source>
        <translation>What is reported</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Sealed by</translation>
    </message>
    <message>
        <source>arrival after the agreed time</source>
        <translation>arrival after the agreed time</translation>
    </message>
    <message>
        <source>has arrived</source>
        <translation>has arrived</translation>
    </message>
    <message>
        <source>time recorded at the adjournment</source>
        <translation>time recorded at the adjournment</translation>
    </message>
    <message>
        <source>Reply sealed as well</source>
        <translation>Reply sealed as well</translation>
    </message>
    <message>
        <source>Sealed move as written</source>
        <translation>Sealed move as written</translation>
    </message>
    <message>
        <source>Language of the notation</source>
        <translation>Language of the notation</translation>
    </message>
    <message>
        <source>No move is written</source>
        <translation>No move is written</translation>
    </message>
    <message>
        <source>A draw offer is on the envelope</source>
        <translation>A draw offer is on the envelope</translation>
    </message>
    <message>
        <source>The position cannot be re-established</source>
        <translation>The position cannot be re-established</translation>
    </message>
    <message>
        <source>Move that the player says was sealed</source>
        <translation>Move that the player says was sealed</translation>
    </message>
    <message>
        <source>Pointed out by</source>
        <translation>Pointed out by</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <comment>fact of an incident</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>before being told to seal, clock not pressed</source>
        <translation>before being told to seal, clock not pressed</translation>
    </message>
    <message>
        <source>after being told to seal</source>
        <translation>after being told to seal</translation>
    </message>
    <message>
        <source>a draw is agreed</source>
        <translation>a draw is agreed</translation>
    </message>
    <message>
        <source>the player resigns</source>
        <translation>the player resigns</translation>
    </message>
    <message>
        <source>the player offers a draw</source>
        <translation>the player offers a draw</translation>
    </message>
    <message>
        <source>the player wants to seal it</source>
        <translation>the player wants to seal it</translation>
    </message>
    <message>
        <source>it is sealed</source>
        <translation>it is sealed</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>figurines</source>
        <translation>figurines</translation>
    </message>
    <message>
        <source>Longest delay that the regulations allow</source>
        <translation>Longest delay that the regulations allow</translation>
    </message>
    <message>
        <source>Move made on the board after the call to seal</source>
        <translation>Move made on the board after the call to seal</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>neither</translation>
    </message>
    <message>
        <source>offers a draw proposes half point asks for a draw</source>
        <translation>offers a draw proposes half point asks for a draw</translation>
    </message>
    <message>
        <source>agreed early too soon before move agree draws shook hands</source>
        <translation>agreed early too soon before move agree draws shook hands</translation>
    </message>
    <message>
        <source>time correction correct adjust add minutes bonus set again</source>
        <translation>time correction correct adjust add minutes bonus set again</translation>
    </message>
    <message>
        <source>extra time five seconds guidelines increment sudden death last period two minutes</source>
        <translation>extra time five seconds guidelines increment sudden death last period two minutes</translation>
    </message>
    <message>
        <source>guidelines normal means cannot win no effort two minutes sudden death</source>
        <translation>guidelines normal means cannot win no effort two minutes sudden death 2 min 2 minutes</translation>
    </message>
    <message>
        <source>monitor display big screen demonstration board projector live internet</source>
        <translation>monitor display big screen demonstration board projector live internet</translation>
    </message>
    <message>
        <source>time trouble update reconstruct incomplete missing moves zeitnot</source>
        <translation>time trouble update reconstruct incomplete missing moves zeitnot</translation>
    </message>
    <message>
        <source>kings check both kings pawn last rank eighth impossible not promoted</source>
        <translation>kings check both kings pawn last rank eighth impossible not promoted</translation>
    </message>
    <message>
        <source>accepts rejects declines withdraws takes back answer refuses</source>
        <translation>accepts rejects declines withdraws takes back answer refuses</translation>
    </message>
    <message>
        <source>checkmate mate mated stalemate dead position insufficient material fivefold seventy-five</source>
        <translation>checkmate mate mated stalemate dead position insufficient material fivefold seventy-five</translation>
    </message>
    <message>
        <source>sham game fixed arranged agreed before bought match fixing without playing</source>
        <translation>sham game fixed arranged agreed before bought match fixing without playing</translation>
    </message>
    <message>
        <source>result dispute shook hands draw or win disagree different results</source>
        <translation>result dispute shook hands draw or win disagree different results</translation>
    </message>
    <message>
        <source>warning warn fine expulsion expelled excluded loss of game points less time punish sanction</source>
        <translation>warning warn fine expulsion expelled excluded loss of game points less time punish sanction</translation>
    </message>
    <message>
        <source>committee protest complaint complains objection chief arbiter disagrees</source>
        <translation>committee protest complaint complains objection chief arbiter disagrees</translation>
    </message>
    <message>
        <source>missed press forgot forgotten did not press lever own clock runs</source>
        <translation>missed press forgot forgotten did not press lever own clock runs</translation>
    </message>
    <message>
        <source>adjourned interrupted postponed sealed move envelope end of session</source>
        <translation>adjourned interrupted postponed sealed move envelope end of session</translation>
    </message>
    <message>
        <source>adjourned envelope back wants another move open again</source>
        <translation>adjourned envelope back wants another move open again</translation>
    </message>
    <message>
        <source>agreed draw resigns by telephone message between sessions before resumption</source>
        <translation>agreed draw resigns by telephone message between sessions before resumption</translation>
    </message>
    <message>
        <source>absent late continue resume continues envelope reply</source>
        <translation>absent late continue resume continues envelope reply</translation>
    </message>
    <message>
        <source>adjourned envelope ambiguous unclear unreadable empty illegal wrong</source>
        <translation>adjourned envelope ambiguous unclear unreadable empty illegal wrong</translation>
    </message>
    <message>
        <source>adjourned sealed move lost gone disappeared destroyed</source>
        <translation>adjourned sealed move lost gone disappeared destroyed</translation>
    </message>
    <message>
        <source>resumption clock wrong times used noted badly written</source>
        <translation>resumption clock wrong times used noted badly written</translation>
    </message>
    <message>
        <source>disturbing talking speaking chatting whispering bothering gestures</source>
        <translation>disturbing talking speaking chatting whispering bothering gestures</translation>
    </message>
    <message>
        <source>loud music talking beeping shouting</source>
        <translation>loud music talking beeping shouting</translation>
    </message>
    <message>
        <source>insult rude swearing fight unsporting scandal cheating</source>
        <translation>insult rude swearing fight unsporting scandal cheating</translation>
    </message>
    <message>
        <source>increment that the last press added</source>
        <translation>increment that the last press added</translation>
    </message>
    <message>
        <source>Delay of the player who must reply</source>
        <translation>Delay of the player who must reply</translation>
    </message>
    <message>
        <source>time the clock should show now</source>
        <translation>time the clock should show now</translation>
    </message>
</context>
<context>
    <name>InterventionChoice</name>
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
        <source>Incorrect claim by White</source>
        <translation>Incorrect claim by White</translation>
    </message>
    <message>
        <source>Incorrect claim by Black</source>
        <translation>Incorrect claim by Black</translation>
    </message>
    <message>
        <source>Set White to move</source>
        <translation>Set White to move</translation>
    </message>
    <message>
        <source>Set Black to move</source>
        <translation>Set Black to move</translation>
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
        <source>Pause the clock</source>
        <translation>Pause the clock</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Start the clock</translation>
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
        <source>Adjourn the game</source>
        <translation>Adjourn the game</translation>
    </message>
    <message>
        <source>Adjourn the games</source>
        <translation>Adjourn the games</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>Pause the clocks</translation>
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
        <source>Replace the clock…</source>
        <translation>Replace the clock…</translation>
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
        <source>, only on a claim</source>
        <translation>, only on a claim</translation>
    </message>
    <message>
        <source>Undo the last press</source>
        <translation>Undo the last press</translation>
    </message>
    <message>
        <source>Count White&apos;s missed press</source>
        <translation>Count White&apos;s missed press</translation>
    </message>
    <message>
        <source>Count Black&apos;s missed press</source>
        <translation>Count Black&apos;s missed press</translation>
    </message>
    <message>
        <source>Restart White&apos;s Canadian overtime</source>
        <translation>Restart White&apos;s Canadian overtime</translation>
    </message>
    <message>
        <source>Restart Black&apos;s Canadian overtime</source>
        <translation>Restart Black&apos;s Canadian overtime</translation>
    </message>
    <message>
        <source>Cancel a flag fall…</source>
        <translation>Cancel a flag fall…</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>Resume the clock</translation>
    </message>
    <message>
        <source>Swap the times</source>
        <translation>Swap the times</translation>
    </message>
    <message>
        <source>Reset the clock for a new game</source>
        <translation>Reset the clock for a new game</translation>
    </message>
    <message>
        <source>Resume the clocks</source>
        <translation>Resume the clocks</translation>
    </message>
    <message>
        <source>Change the time control…</source>
        <translation>Change the time control…</translation>
    </message>
    <message>
        <source>Missed press, correcting the times…</source>
        <translation>Missed press, correcting the times…</translation>
    </message>
    <message>
        <source>Resume the adjourned game</source>
        <translation>Resume the adjourned game</translation>
    </message>
    <message>
        <source>loses; opponent scores ½ if unable to checkmate</source>
        <translation>loses; opponent scores ½ if unable to checkmate</translation>
    </message>
    <message>
        <source>loses, unless the regulations set a lesser penalty</source>
        <translation>loses, unless the regulations set a lesser penalty</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off White&apos;s clock</source>
        <translation>Resume the adjourned game, %1 off White&apos;s clock</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off Black&apos;s clock</source>
        <translation>Resume the adjourned game, %1 off Black&apos;s clock</translation>
    </message>
</context>
<context>
    <name>InterventionForm</name>
    <message>
        <source>Presets and periods…</source>
        <translation>Presets and periods…</translation>
    </message>
</context>
<context>
    <name>InterventionHead</name>
    <message>
        <source>Pinned open</source>
        <translation>Pinned open</translation>
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
    <name>InterventionKeys</name>
    <message>
        <source>open the panel; in the panel: back to the boards</source>
        <translation>open the panel; in the panel: back to the boards</translation>
    </message>
    <message>
        <source>the action with this number</source>
        <translation>the action with this number</translation>
    </message>
    <message>
        <source>more actions</source>
        <translation>more actions</translation>
    </message>
    <message>
        <source>choose an action and apply it</source>
        <translation>choose an action and apply it</translation>
    </message>
    <message>
        <source>the opponent can, or cannot, checkmate</source>
        <translation>the opponent can, or cannot, checkmate</translation>
    </message>
    <message>
        <source>White&apos;s, Black&apos;s phone or electronic device</source>
        <translation>White&apos;s, Black&apos;s phone or electronic device</translation>
    </message>
    <message>
        <source>pause and resume all, or the selected boards</source>
        <translation>pause and resume all, or the selected boards</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>close the panel</translation>
    </message>
</context>
<context>
    <name>InterventionList</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>More actions: page %1 of %2</source>
        <translation>More actions: page %1 of %2</translation>
    </message>
    <message>
        <source>The program has no clock at this board, so there is nothing to do to it here. F12 rules on incidents.</source>
        <translation>The program has no clock at this board, so there is nothing to do to it here. F12 rules on incidents.</translation>
    </message>
</context>
<context>
    <name>InterventionPanel</name>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>InterventionReason</name>
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
    <name>InterventionScope</name>
    <message>
        <source>Apply to</source>
        <translation>Apply to</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>There is no file %1. It may have been moved or renamed.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>The file %1 is open in another program. Close it there first.</translation>
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
        <source>the file is not an event</source>
        <translation>the file is not an event</translation>
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
        <source>The file %1 is damaged. The file was left unchanged. Open an earlier copy.</source>
        <translation>The file %1 is damaged. The file was left unchanged. Open an earlier copy.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: entry %2 has been altered. The file was left unchanged. Open an earlier copy.</source>
        <translation>The file %1 is damaged: entry %2 has been altered. The file was left unchanged. Open an earlier copy.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version. The file was left unchanged.</source>
        <translation>The file %1 was written by a newer version of Flagfall. Open it with that version. The file was left unchanged.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of the file and its folder.</source>
        <translation>The file %1 cannot be written. Check the permissions of the file and its folder.</translation>
    </message>
    <message>
        <source>The disk holding %1 is full. Free some space; unsaved actions are kept and will then be written.</source>
        <translation>The disk holding %1 is full. Free some space; unsaved actions are kept and will then be written.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>The file %1 already exists. Choose another name.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 cannot be read by this version of Flagfall. The file was left unchanged.</source>
        <translation>Entry %2 in %1 cannot be read by this version of Flagfall. The file was left unchanged.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 contradicts the entries before it. The file was left unchanged.</source>
        <translation>Entry %2 in %1 contradicts the entries before it. The file was left unchanged.</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>the file is missing</translation>
    </message>
    <message>
        <source>the file is from a newer version</source>
        <translation>the file is from a newer version</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>the file already exists</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks keep running, and everything will be saved as soon as possible.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Not saved since %1: %2. The clocks keep running, and everything will be saved as soon as possible.</translation>
    </message>
    <message>
        <source>The file %1 has an older format and could not be converted.</source>
        <translation>The file %1 has an older format and could not be converted.</translation>
    </message>
    <message>
        <source>the file has an older format</source>
        <translation>the file has an older format</translation>
    </message>
    <message>
        <source>The file %1 was not closed properly, and the file %1-wal that belongs to it is missing or damaged: the latest entries may be lost. Nothing was changed. Put that file back beside it, or take out what is there with: flagfall-cli journal rescue</source>
        <extracomment>%1 is a file. The other file has its name and -wal behind it; it is part of the event.</extracomment>
        <translation>The file %1 was not closed properly, and the file %1-wal that belongs to it is missing or damaged: the latest entries may be lost. Nothing was changed. Put that file back beside it, or take out what is there with: flagfall-cli journal rescue</translation>
    </message>
    <message>
        <source>The file %1 was moved, replaced or cut by another program while it was open. Put it back, or save the event as a new file.</source>
        <translation>The file %1 was moved, replaced or cut by another program while it was open. Put it back, or save the event as a new file.</translation>
    </message>
    <message>
        <source>part of the file is missing</source>
        <translation>part of the file is missing</translation>
    </message>
    <message>
        <source>another program has moved or replaced the file</source>
        <translation>another program has moved or replaced the file</translation>
    </message>
    <message>
        <source>The disk failed while this was being saved to %1. It is not known whether it was saved; it does not count now. If it is found when the event is opened next, you will be asked.</source>
        <translation>The disk failed while this was being saved to %1. It is not known whether it was saved; it does not count now. If it is found when the event is opened next, you will be asked.</translation>
    </message>
    <message>
        <source>The file %1 was not opened.</source>
        <translation>The file %1 was not opened.</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>it was given up</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
</context>
<context>
    <name>KioskScreen</name>
    <message>
        <source>Check in: the first letters of your name</source>
        <translation>Check in: the first letters of your name</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Delete the last letter</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Please go to the arbiter.</source>
        <translation>Nobody of this name is entered. Please go to the arbiter.</translation>
    </message>
    <message>
        <source>You are in the list already, or rest in the next round. If that is wrong, please go to the arbiter.</source>
        <translation>You are in the list already, or rest in the next round. If that is wrong, please go to the arbiter.</translation>
    </message>
    <message>
        <source>You are checked in. Good luck!</source>
        <translation>You are checked in. Good luck!</translation>
    </message>
    <message>
        <source>Yes, that is me</source>
        <translation>Yes, that is me</translation>
    </message>
    <message>
        <source>That was not me: take it back</source>
        <translation>That was not me: take it back</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Next player</translation>
    </message>
</context>
<context>
    <name>KioskWindow</name>
    <message>
        <source>Check-in</source>
        <translation>Check-in</translation>
    </message>
</context>
<context>
    <name>LawsKeys</name>
    <message>
        <source>the next and the previous article</source>
        <translation>the next and the previous article</translation>
    </message>
    <message>
        <source>article</source>
        <translation>article</translation>
    </message>
    <message>
        <source>the edition before and after</source>
        <translation>the edition before and after</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>edition</translation>
    </message>
    <message>
        <source>from the search to the list</source>
        <translation>from the search to the list</translation>
    </message>
    <message>
        <source>to the list</source>
        <translation>to the list</translation>
    </message>
    <message>
        <source>search: words, or the number of an article</source>
        <translation>search: words, or the number of an article</translation>
    </message>
    <message>
        <source>search</source>
        <translation>search</translation>
    </message>
    <message>
        <source>back to what was found first, then to the page you came from</source>
        <translation>back to what was found first, then to the page you came from</translation>
    </message>
    <message>
        <source>back</source>
        <translation>back</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>Laws</source>
        <translation>Laws</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s), told in our own words</source>
        <translation>
            <numerusform>%n article, told in our own words</numerusform>
            <numerusform>%n articles, told in our own words</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Words, or the number of an article</source>
        <translation>Words, or the number of an article</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>Try another word, or another edition.</source>
        <translation>Try another word, or another edition.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>What was typed is not kept yet: Esc once more drops it.</source>
        <translation>What was typed is not kept yet: Esc once more drops it.</translation>
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
    <name>ListDialog</name>
    <message>
        <source>Import a rating list</source>
        <translation>Import a rating list</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</source>
        <translation>Rating lists (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>ListHits</name>
    <message>
        <source>In the rating lists</source>
        <translation>In the rating lists</translation>
    </message>
    <message>
        <source>↑ ↓ choose, Enter adds this player, Esc: not in the list</source>
        <translation>↑ ↓ choose, Enter adds this player, Esc: not in the list</translation>
    </message>
</context>
<context>
    <name>ListOrderField</name>
    <message>
        <source>Ratings are taken from these lists, in this order</source>
        <translation>Ratings are taken from these lists, in this order</translation>
    </message>
    <message>
        <source>Add a list …</source>
        <translation>Add a list …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: move. Del: remove.</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>The file cannot be read.</translation>
    </message>
    <message>
        <source>The ZIP file cannot be opened.</source>
        <translation>The ZIP file cannot be opened.</translation>
    </message>
    <message>
        <source>The ZIP file contains no text, XML or CSV file.</source>
        <translation>The ZIP file contains no text, XML or CSV file.</translation>
    </message>
    <message>
        <source>The ZIP file has a password.</source>
        <translation>The ZIP file has a password.</translation>
    </message>
    <message>
        <source>The ZIP file is damaged. Download it again.</source>
        <translation>The ZIP file is damaged. Download it again.</translation>
    </message>
    <message>
        <source>The file is larger than any rating list.</source>
        <translation>The file is larger than any rating list.</translation>
    </message>
    <message>
        <source>A line is longer than any in a rating list.</source>
        <translation>A line is longer than any in a rating list.</translation>
    </message>
    <message>
        <source>This is not a rating list: its first line names no column for the players&apos; names.</source>
        <translation>This is not a rating list: its first line names no column for the players&apos; names.</translation>
    </message>
    <message>
        <source>The XML file is damaged.</source>
        <translation>The XML file is damaged.</translation>
    </message>
    <message>
        <source>The XML file contains definitions that no rating list has.</source>
        <translation>The XML file contains definitions that no rating list has.</translation>
    </message>
    <message>
        <source>The file is UTF-16 text. Save it as UTF-8.</source>
        <translation>The file is UTF-16 text. Save it as UTF-8.</translation>
    </message>
    <message>
        <source>The list has no players.</source>
        <translation>The list has no players.</translation>
    </message>
    <message>
        <source>The import was cancelled. The lists are as they were.</source>
        <translation>The import was cancelled. The lists are as they were.</translation>
    </message>
    <message>
        <source>The list cannot be saved.</source>
        <translation>The list cannot be saved.</translation>
    </message>
    <message>
        <source>The imported list is damaged. Import it again.</source>
        <translation>The imported list is damaged. Import it again.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>effective rapid</source>
        <translation>effective rapid</translation>
    </message>
    <message>
        <source>effective blitz</source>
        <translation>effective blitz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
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
        <source>Born</source>
        <translation>Born</translation>
    </message>
    <message>
        <source>Rating used</source>
        <translation>Rating used</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE rating</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>National rating</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1 is the number of a line of a file, %2 a sentence that says what is wrong there.</extracomment>
        <translation>Line %1: %2</translation>
    </message>
</context>
<context>
    <name>ListsKeys</name>
    <message>
        <source>import a rating list</source>
        <translation>import a rating list</translation>
    </message>
    <message>
        <source>remove the list from this computer</source>
        <translation>remove the list from this computer</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>remove</translation>
    </message>
    <message>
        <source>compare the event with the list, and back</source>
        <translation>compare the event with the list, and back</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>compare</translation>
    </message>
    <message>
        <source>take this over, or leave it</source>
        <translation>take this over, or leave it</translation>
    </message>
    <message>
        <source>take over all of them, or none</source>
        <translation>take over all of them, or none</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>all or none</translation>
    </message>
    <message>
        <source>take over what is ticked</source>
        <translation>take over what is ticked</translation>
    </message>
    <message>
        <source>end the import, or go back to the lists</source>
        <translation>end the import, or go back to the lists</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Event and rating list</source>
        <translation>Event and rating list</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Rating lists</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Import a list…</translation>
    </message>
    <message>
        <source>Take over %1 of %2</source>
        <translation>Take over %1 of %2</translation>
    </message>
    <message>
        <source>Compare the event</source>
        <translation>Compare the event</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>No rating list yet</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list (the ZIP, text or XML file of ratings.fide.com) or a national list as CSV. Then a few letters of a name are enough to add a player with title, rating and FIDE ID, without a network.</source>
        <translation>Import FIDE&apos;s list (the ZIP, text or XML file of ratings.fide.com) or a national list as CSV. Then a few letters of a name are enough to add a player with title, rating and FIDE ID, without a network.</translation>
    </message>
    <message>
        <source>Name of the next list (FIDE&apos;s lists need none)</source>
        <translation>Name of the next list (FIDE&apos;s lists need none)</translation>
    </message>
    <message>
        <source>Month of the next list (empty: as the file says)</source>
        <translation>Month of the next list (empty: as the file says)</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>No differences</translation>
    </message>
    <message>
        <source>Every player found in the list has the same data in the event.</source>
        <translation>Every player found in the list has the same data in the event.</translation>
    </message>
</context>
<context>
    <name>LogoDialog</name>
    <message>
        <source>Logo of the event</source>
        <translation>Logo of the event</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Save as a new file</source>
        <translation>Save as a new file</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Flagfall: the manual</source>
        <translation>Flagfall: the manual</translation>
    </message>
    <message>
        <source>How do I …?</source>
        <translation>How do I …?</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Keys everywhere</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>What it does</translation>
    </message>
</context>
<context>
    <name>ManualPairingBar</name>
    <message numerus="yes">
        <source>Changing by hand: %n change(s)</source>
        <translation>
            <numerusform>Changing by hand: %n change</numerusform>
            <numerusform>Changing by hand: %n changes</numerusform>
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
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing</source>
        <translation>Back to the system&apos;s pairing</translation>
    </message>
    <message>
        <source>Leave the round as it is</source>
        <translation>Leave the round as it is</translation>
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
    <name>MatingKeys</name>
    <message>
        <source>square</source>
        <translation>square</translation>
    </message>
    <message>
        <source>while setting up: a black piece; with Shift a white one</source>
        <translation>while setting up: a black piece; with Shift a white one</translation>
    </message>
    <message>
        <source>black piece; with Shift a white one</source>
        <translation>black piece; with Shift a white one</translation>
    </message>
    <message>
        <source>while setting up: remove the piece</source>
        <translation>while setting up: remove the piece</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>remove</translation>
    </message>
    <message>
        <source>previous and next move of the line; while setting up, squares with ↑ ↓</source>
        <translation>previous and next move of the line; while setting up, squares with ↑ ↓</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>moves</translation>
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
        <source>turn the board</source>
        <translation>turn the board</translation>
    </message>
    <message>
        <source>set up a position from a FEN</source>
        <translation>set up a position from a FEN</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>while setting up: who is to move</source>
        <translation>while setting up: who is to move</translation>
    </message>
    <message>
        <source>who is to move</source>
        <translation>who is to move</translation>
    </message>
    <message>
        <source>set up a position; then: done</source>
        <translation>set up a position; then: done</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>set up</source>
        <translation>set up</translation>
    </message>
    <message>
        <source>note the verdict in the game&apos;s record</source>
        <translation>note the verdict in the game&apos;s record</translation>
    </message>
    <message>
        <source>note in the game&apos;s record</source>
        <translation>note in the game&apos;s record</translation>
    </message>
    <message>
        <source>while setting up: put down or pick up a piece</source>
        <translation>while setting up: put down or pick up a piece</translation>
    </message>
    <message>
        <source>scroll the answer</source>
        <translation>scroll the answer</translation>
    </message>
    <message>
        <source>use the position of a FEN in the clipboard</source>
        <translation>use the position of a FEN in the clipboard</translation>
    </message>
    <message>
        <source>copy the analysis as text</source>
        <translation>copy the analysis as text</translation>
    </message>
    <message>
        <source>save the analysis as PDF pages to print</source>
        <translation>save the analysis as PDF pages to print</translation>
    </message>
    <message>
        <source>put the piece away, restore the position before setting up, cancel the search, leave</source>
        <translation>put the piece away, restore the position before setting up, cancel the search, leave</translation>
    </message>
    <message>
        <source>discard changes</source>
        <translation>discard changes</translation>
    </message>
    <message>
        <source>undo the move you tried</source>
        <translation>undo the move you tried</translation>
    </message>
</context>
<context>
    <name>MatingLaws</name>
    <message>
        <source>Consequences</source>
        <translation>Consequences</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>White at fault</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Black at fault</translation>
    </message>
</context>
<context>
    <name>MatingPage</name>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Is checkmate possible?</translation>
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
        <source>Undo the move</source>
        <translation>Undo the move</translation>
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
        <source>Discard changes</source>
        <translation>Discard changes</translation>
    </message>
    <message>
        <source>Note in the game&apos;s record</source>
        <translation>Note in the game&apos;s record</translation>
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
    <message>
        <source>%1 Intended move: %2 (not played).</source>
        <extracomment>%1 a sentence about a claim, %2 the move that the player has written and not played.</extracomment>
        <translation>%1 Intended move: %2 (not played).</translation>
    </message>
</context>
<context>
    <name>OffenceText</name>
    <message>
        <source>Two hands used for one move</source>
        <translation>Two hands used for one move</translation>
    </message>
    <message>
        <source>Pieces adjusted without notice</source>
        <translation>Pieces adjusted without notice</translation>
    </message>
    <message>
        <source>Another piece moved than the one touched</source>
        <translation>Another piece moved than the one touched</translation>
    </message>
    <message>
        <source>Clock pressed with the other hand</source>
        <translation>Clock pressed with the other hand</translation>
    </message>
    <message>
        <source>Finger kept on or over the clock</source>
        <translation>Finger kept on or over the clock</translation>
    </message>
    <message>
        <source>Clock handled roughly</source>
        <translation>Clock handled roughly</translation>
    </message>
    <message>
        <source>Clock pressed without a move</source>
        <translation>Clock pressed without a move</translation>
    </message>
    <message>
        <source>Clocks stopped without a valid reason</source>
        <translation>Clocks stopped without a valid reason</translation>
    </message>
    <message>
        <source>Pieces displaced</source>
        <translation>Pieces displaced</translation>
    </message>
    <message>
        <source>Move written in advance</source>
        <translation>Move written in advance</translation>
    </message>
    <message>
        <source>Moves not recorded</source>
        <translation>Moves not recorded</translation>
    </message>
    <message>
        <source>Draw offer not recorded</source>
        <translation>Draw offer not recorded</translation>
    </message>
    <message>
        <source>Scoresheet not visible to the arbiter</source>
        <translation>Scoresheet not visible to the arbiter</translation>
    </message>
    <message>
        <source>Scoresheet used for other things</source>
        <translation>Scoresheet used for other things</translation>
    </message>
    <message>
        <source>Notation is not algebraic</source>
        <translation>Notation is not algebraic</translation>
    </message>
    <message>
        <source>Refusal to sign the scoresheet</source>
        <translation>Refusal to sign the scoresheet</translation>
    </message>
    <message>
        <source>Draw offer against the regulations</source>
        <translation>Draw offer against the regulations</translation>
    </message>
    <message>
        <source>Bringing the game into disrepute</source>
        <translation>Bringing the game into disrepute</translation>
    </message>
    <message>
        <source>Leaving the playing venue without permission</source>
        <translation>Leaving the playing venue without permission</translation>
    </message>
    <message>
        <source>Leaving the playing area while having the move</source>
        <translation>Leaving the playing area while having the move</translation>
    </message>
    <message>
        <source>Notes, advice or another chessboard</source>
        <translation>Notes, advice or another chessboard</translation>
    </message>
    <message>
        <source>Refusal of an inspection</source>
        <translation>Refusal of an inspection</translation>
    </message>
    <message>
        <source>Smoking outside the designated section</source>
        <translation>Smoking outside the designated section</translation>
    </message>
    <message>
        <source>Distracting or annoying the opponent</source>
        <translation>Distracting or annoying the opponent</translation>
    </message>
    <message>
        <source>Unreasonable claims</source>
        <translation>Unreasonable claims</translation>
    </message>
    <message>
        <source>Unreasonable draw offers</source>
        <translation>Unreasonable draw offers</translation>
    </message>
    <message>
        <source>Source of noise in the playing area</source>
        <translation>Source of noise in the playing area</translation>
    </message>
    <message>
        <source>Asking too often for the arbiter&apos;s record</source>
        <translation>Asking too often for the arbiter&apos;s record</translation>
    </message>
    <message>
        <source>Persistent refusal to comply with the Laws</source>
        <translation>Persistent refusal to comply with the Laws</translation>
    </message>
    <message>
        <source>Interfering in a game</source>
        <translation>Interfering in a game</translation>
    </message>
    <message>
        <source>Use of a communication device</source>
        <translation>Use of a communication device</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>More time for the opponent</source>
        <translation>More time for the opponent</translation>
    </message>
    <message>
        <source>Less time for the player</source>
        <translation>Less time for the player</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>Loss of the game</translation>
    </message>
    <message>
        <source>Fewer points of the game</source>
        <translation>Fewer points of the game</translation>
    </message>
    <message>
        <source>Maximum points for the opponent</source>
        <translation>Maximum points for the opponent</translation>
    </message>
    <message>
        <source>Fine announced in advance</source>
        <translation>Fine announced in advance</translation>
    </message>
    <message>
        <source>Exclusion from rounds</source>
        <translation>Exclusion from rounds</translation>
    </message>
    <message>
        <source>Expulsion from the event</source>
        <translation>Expulsion from the event</translation>
    </message>
</context>
<context>
    <name>OpeningDialog</name>
    <message>
        <source>Opening %1</source>
        <translation>Opening %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>PairingKeys</name>
    <message>
        <source>pair by the system, or pair again</source>
        <translation>pair by the system, or pair again</translation>
    </message>
    <message>
        <source>confirm the pairing</source>
        <translation>confirm the pairing</translation>
    </message>
    <message>
        <source>from the boards to the players taking part, and back</source>
        <translation>from the boards to the players taking part, and back</translation>
    </message>
    <message>
        <source>taking part</source>
        <translation>taking part</translation>
    </message>
    <message>
        <source>the player takes part</source>
        <translation>the player takes part</translation>
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
        <source>select or deselect the seat</source>
        <translation>select or deselect the seat</translation>
    </message>
    <message>
        <source>select a seat</source>
        <translation>select a seat</translation>
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
        <source>begin manual changes; end and check them</source>
        <translation>begin manual changes; end and check them</translation>
    </message>
    <message>
        <source>swap the selected seats; the bye is one of them</source>
        <translation>swap the selected seats; the bye is one of them</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>swap</translation>
    </message>
    <message>
        <source>pair the two selected players</source>
        <translation>pair the two selected players</translation>
    </message>
    <message>
        <source>pair these two</source>
        <translation>pair these two</translation>
    </message>
    <message>
        <source>swap the colours of the board</source>
        <translation>swap the colours of the board</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colours</translation>
    </message>
    <message>
        <source>undo the last change</source>
        <translation>undo the last change</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>back to the system&apos;s pairing</source>
        <translation>back to the system&apos;s pairing</translation>
    </message>
    <message>
        <source>change the published round: seats, colours, players</source>
        <translation>change the published round: seats, colours, players</translation>
    </message>
    <message>
        <source>change the round</source>
        <translation>change the round</translation>
    </message>
    <message>
        <source>find a player among those taking part</source>
        <translation>find a player among those taking part</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>find a player</translation>
    </message>
    <message>
        <source>clear the selection, close the brackets, end the changes by hand, leave</source>
        <translation>clear the selection, close the brackets, end the changes by hand, leave</translation>
    </message>
    <message>
        <source>copy the pairing, for a spreadsheet or a letter</source>
        <translation>copy the pairing, for a spreadsheet or a letter</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copy</translation>
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
        <source>Why not these two?</source>
        <translation>Why not these two?</translation>
    </message>
    <message>
        <source>Confirm the pairing</source>
        <translation>Confirm the pairing</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Boards of the round</translation>
    </message>
    <message>
        <source>There is no round to pair here</source>
        <translation>There is no round to pair here</translation>
    </message>
    <message>
        <source>All rounds are paired, or this program does not pair this kind of event.</source>
        <translation>All rounds are paired, or this program does not pair this kind of event.</translation>
    </message>
    <message>
        <source>Print for the wall</source>
        <translation>Print for the wall</translation>
    </message>
    <message>
        <source>Confirm the change</source>
        <translation>Confirm the change</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
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
        <source>%1 gets a colour difference beyond two (C.04.1, 6).</source>
        <translation>%1 gets a colour difference beyond two (C.04.1, 6).</translation>
    </message>
    <message>
        <source>%1 and %2 have already met (C1).</source>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>%1 and %2 have already met (C1).</translation>
    </message>
    <message>
        <source>%1 and %2 are a prohibited pairing.</source>
        <translation>%1 and %2 are a prohibited pairing.</translation>
    </message>
    <message>
        <source>%1 may not get the bye (C2).</source>
        <translation>%1 may not get the bye (C2).</translation>
    </message>
    <message>
        <source>%1 gets the same colour three times in a row (C.04.1, 7).</source>
        <translation>%1 gets the same colour three times in a row (C.04.1, 7).</translation>
    </message>
    <message>
        <source>%1 and %2 should have the opposite colours (Art. 5).</source>
        <translation>%1 and %2 should have the opposite colours (Art. 5).</translation>
    </message>
</context>
<context>
    <name>PaperKeys</name>
    <message>
        <source>save as PDF</source>
        <translation>save as PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>save as plain text</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>save as text</translation>
    </message>
    <message>
        <source>scroll the paper</source>
        <translation>scroll the paper</translation>
    </message>
    <message>
        <source>back to the page that the paper is from</source>
        <translation>back to the page that the paper is from</translation>
    </message>
    <message>
        <source>back</source>
        <translation>back</translation>
    </message>
    <message>
        <source>print the paper</source>
        <translation>print the paper</translation>
    </message>
    <message>
        <source>print</source>
        <translation>print</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>save the pages as PDF</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>save the table as CSV, for a spreadsheet</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>save the table as a spreadsheet (XLSX)</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>copy the table, for a spreadsheet or a letter</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copy</translation>
    </message>
</context>
<context>
    <name>PaperLinesText</name>
    <message>
        <source>Printed %1</source>
        <extracomment>At the foot of a printed page. %1 a day and a time.</extracomment>
        <translation>Printed %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are.</extracomment>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>History up to entry %1: %2</source>
        <extracomment>At the foot of a printed page: %1 the number of the newest entry of the history, %2 signs that stand for it all.</extracomment>
        <translation>History up to entry %1: %2</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Save as text</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>PaperText</name>
    <message>
        <source>Chief arbiter: %1</source>
        <extracomment>Above every page of a printed paper. %1 a name.</extracomment>
        <translation>Chief arbiter: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Confidential: for the arbiters only</source>
        <translation>Confidential: for the arbiters only</translation>
    </message>
</context>
<context>
    <name>PapersKeys</name>
    <message>
        <source>from paper to paper</source>
        <translation>from paper to paper</translation>
    </message>
    <message>
        <source>the round before and after</source>
        <translation>the round before and after</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message>
        <source>print the paper; so does Enter</source>
        <translation>print the paper; so does Enter</translation>
    </message>
    <message>
        <source>print</source>
        <translation>print</translation>
    </message>
    <message>
        <source>print what hangs on the wall now</source>
        <translation>print what hangs on the wall now</translation>
    </message>
    <message>
        <source>for the wall</source>
        <translation>for the wall</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>save the pages as PDF</translation>
    </message>
    <message>
        <source>save as PDF</source>
        <translation>save as PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>save as plain text</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>save the table as CSV, for a spreadsheet</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>save the table as a spreadsheet (XLSX)</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>copy the table, for a spreadsheet or a letter</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copy</translation>
    </message>
    <message>
        <source>size, language, logo, lines and printer of the papers, and back</source>
        <translation>size, language, logo, lines and printer of the papers, and back</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>settings</translation>
    </message>
    <message>
        <source>scroll the pages down and up</source>
        <translation>scroll the pages down and up</translation>
    </message>
</context>
<context>
    <name>PapersPage</name>
    <message>
        <source>Papers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>List of papers</source>
        <translation>List of papers</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>For the wall now</source>
        <translation>For the wall now</translation>
    </message>
</context>
<context>
    <name>PapersSettings</name>
    <message>
        <source>Paper size</source>
        <translation>Paper size</translation>
    </message>
    <message>
        <source>Language of the papers</source>
        <translation>Language of the papers</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Line above the name of the event</source>
        <translation>Line above the name of the event</translation>
    </message>
    <message>
        <source>Line at the foot of every page</source>
        <translation>Line at the foot of every page</translation>
    </message>
    <message>
        <source>Another logo…</source>
        <translation>Another logo…</translation>
    </message>
    <message>
        <source>Logo…</source>
        <translation>Logo…</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Remove the logo</translation>
    </message>
    <message>
        <source>Printer of this computer</source>
        <translation>Printer of this computer</translation>
    </message>
    <message>
        <source>This computer has no printer.</source>
        <translation>This computer has no printer.</translation>
    </message>
    <message>
        <source>Prizes by place</source>
        <translation>Prizes by place</translation>
    </message>
    <message>
        <source>1: 500; 2-3: 300; 4: a book</source>
        <translation>1: 500; 2-3: 300; 4: a book</translation>
    </message>
    <message>
        <source>Certificate for</source>
        <translation>Certificate for</translation>
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
        <source>Starts again when it ends</source>
        <translation>Starts again when it ends</translation>
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
        <source>Swap White and Black</source>
        <translation>Swap White and Black</translation>
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
    <name>PieceNames</name>
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
    <name>PiecePalette</name>
    <message>
        <source>Choose a piece and click a square, or drag a piece. Right-click removes it.</source>
        <translation>Choose a piece and click a square, or drag a piece. Right-click removes it.</translation>
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
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
</context>
<context>
    <name>PlayerMore</name>
    <message>
        <source>More about the player</source>
        <translation>More about the player</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Checked in</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE rating</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>National rating</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>National ID</translation>
    </message>
    <message>
        <source>K (FIDE)</source>
        <translation>K (FIDE)</translation>
    </message>
    <message>
        <source>Own categories, with commas</source>
        <translation>Own categories, with commas</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Fee owed</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Fee paid</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Fixed board</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telephone</translation>
    </message>
    <message>
        <source>E-mail and telephone are for the arbiters alone: no list, report or paper has them.</source>
        <translation>E-mail and telephone are for the arbiters alone: no list, report or paper has them.</translation>
    </message>
    <message>
        <source>Byes, by round</source>
        <translation>Byes, by round</translation>
    </message>
    <message>
        <source>A round alone is a half-point bye; =0 and =1 say other points.</source>
        <translation>A round alone is a half-point bye; =0 and =1 say other points.</translation>
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
        <source>unknown</source>
        <translation>unknown</translation>
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
        <source>Points for each round missed</source>
        <translation>Points for each round missed</translation>
    </message>
</context>
<context>
    <name>PlayersKeys</name>
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
        <source>prohibited pairings of a Swiss</source>
        <translation>prohibited pairings of a Swiss</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>remove</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>leave the form</translation>
    </message>
    <message>
        <source>draw lots for the pairing numbers of a round robin</source>
        <translation>draw lots for the pairing numbers of a round robin</translation>
    </message>
    <message>
        <source>draw lots</source>
        <translation>draw lots</translation>
    </message>
    <message>
        <source>paste a list of players</source>
        <translation>paste a list of players</translation>
    </message>
    <message>
        <source>paste a list</source>
        <translation>paste a list</translation>
    </message>
    <message>
        <source>import players from a file: spreadsheet, CSV, TRF, another event</source>
        <translation>import players from a file: spreadsheet, CSV, TRF, another event</translation>
    </message>
    <message>
        <source>import players</source>
        <translation>import players</translation>
    </message>
    <message>
        <source>copy the list of players</source>
        <translation>copy the list of players</translation>
    </message>
    <message>
        <source>save the list of players as CSV, XLSX or TRF</source>
        <translation>save the list of players as CSV, XLSX or TRF</translation>
    </message>
    <message>
        <source>find by name: letters of surname and first name, such as vlc ja</source>
        <translation>find by name: letters of surname and first name, such as vlc ja</translation>
    </message>
    <message>
        <source>take back the last letter of the name that is looked for</source>
        <translation>take back the last letter of the name that is looked for</translation>
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
        <source>No players yet</source>
        <translation>No players yet</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Add the first player</translation>
    </message>
    <message>
        <source>Prohibited pairings</source>
        <translation>Prohibited pairings</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Add the players one after another: type a name, press Enter, go on with the next. Or copy them in a spreadsheet or a mail and press Ctrl+V here; or import a file.</source>
        <translation>Add the players one after another: type a name, press Enter, go on with the next. Or copy them in a spreadsheet or a mail and press Ctrl+V here; or import a file.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Import players</translation>
    </message>
    <message>
        <source>Nobody is called “%1”. Backspace corrects it, Esc clears it.</source>
        <translation>Nobody is called “%1”. Backspace corrects it, Esc clears it.</translation>
    </message>
    <message>
        <source>Found by “%1”</source>
        <translation>Found by “%1”</translation>
    </message>
</context>
<context>
    <name>PresencePanel</name>
    <message>
        <source>Taking part</source>
        <translation>Taking part</translation>
    </message>
    <message>
        <source>Takes part</source>
        <translation>Takes part</translation>
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
    <message>
        <source>Bye ½</source>
        <translation>Bye ½</translation>
    </message>
    <message>
        <source>Bye 0</source>
        <translation>Bye 0</translation>
    </message>
    <message>
        <source>Bye 1</source>
        <translation>Bye 1</translation>
    </message>
    <message>
        <source>The first letters of a name, then Enter</source>
        <translation>The first letters of a name, then Enter</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Find a player</translation>
    </message>
</context>
<context>
    <name>PresetEntry</name>
    <message>
        <source>Save</source>
        <translation>Save</translation>
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
        <source>Import presets from a file</source>
        <translation>Import presets from a file</translation>
    </message>
    <message>
        <source>Export my presets to a file</source>
        <translation>Export my presets to a file</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
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
        <source>Preset files (*.json)</source>
        <translation>Preset files (*.json)</translation>
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
        <source>No such preset. Try another word, or the times.</source>
        <translation>No such preset. Try another word, or the times.</translation>
    </message>
    <message>
        <source>Import presets…</source>
        <translation>Import presets…</translation>
    </message>
    <message>
        <source>Export mine…</source>
        <translation>Export mine…</translation>
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
    <message>
        <source>White has less time</source>
        <translation>White has less time</translation>
    </message>
    <message>
        <source>Black has less time</source>
        <translation>Black has less time</translation>
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
        <source>Prohibited pairings</source>
        <translation>Prohibited pairings</translation>
    </message>
    <message>
        <source>These players will not be paired. The list is fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>These players will not be paired. The list is fixed before the first round is paired (General Regulations for Competitions 5.2).</translation>
    </message>
    <message>
        <source>A round is paired: the list can no longer be changed.</source>
        <translation>A round is paired: the list can no longer be changed.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>must not meet</translation>
    </message>
    <message>
        <source>In this round only (empty: in every round)</source>
        <translation>In this round only (empty: in every round)</translation>
    </message>
    <message>
        <source>Prohibit the pairing</source>
        <translation>Prohibit the pairing</translation>
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
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Both will be paired; give them different dates of birth or FIDE IDs if you can.</translation>
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
        <source>They can be resumed when the event is opened again.</source>
        <translation>They can be resumed when the event is opened again.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Pause and close</translation>
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
        <source>Enter the forfeit</source>
        <translation>Enter the forfeit</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Close without saving?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Close anyway</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Change it</translation>
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
        <source>The first is round %1.</source>
        <translation>The first is round %1.</translation>
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
        <source>Another half-point bye?</source>
        <translation>Another half-point bye?</translation>
    </message>
    <message numerus="yes">
        <source>%n half-point bye(s) so far.</source>
        <translation>
            <numerusform>%n half-point bye so far.</numerusform>
            <numerusform>%n half-point byes so far.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the record on board %1?</source>
        <translation>Change the record on board %1?</translation>
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
        <source>Consent</source>
        <translation>Consent</translation>
    </message>
    <message>
        <source>Change a result that both have signed?</source>
        <translation>Change a result that both have signed?</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Allow it</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Nothing can be offered, accepted or claimed after that.</source>
        <translation>Nothing can be offered, accepted or claimed after that.</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Penalise</translation>
    </message>
    <message>
        <source>Let board %1 count more than a win?</source>
        <translation>Let board %1 count more than a win?</translation>
    </message>
    <message>
        <source>The two scores add up to more than a win.</source>
        <translation>The two scores add up to more than a win.</translation>
    </message>
    <message>
        <source>The result of the game stays as it is; the ruling stands beside it.</source>
        <translation>The result of the game stays as it is; the ruling stands beside it.</translation>
    </message>
    <message>
        <source>Entering the result again, or clearing it, ends the ruling.</source>
        <translation>Entering the result again, or clearing it, ends the ruling.</translation>
    </message>
    <message>
        <source>Let it count</source>
        <translation>Let it count</translation>
    </message>
    <message>
        <source>Add another player with this name?</source>
        <translation>Add another player with this name?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is already on the list.</source>
        <translation>%1 with the same date of birth is already on the list.</translation>
    </message>
    <message>
        <source>Add both</source>
        <translation>Add both</translation>
    </message>
    <message>
        <source>The game will count as unfinished again.</source>
        <translation>The game will count as unfinished again.</translation>
    </message>
    <message>
        <source>The points and the standings will change; the pairings already made will not.</source>
        <translation>The points and the standings will change; the pairings already made will not.</translation>
    </message>
    <message>
        <source>The results are kept, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>The results are kept, but do not count for the standings (General Regulations for Competitions 6.6).</translation>
    </message>
    <message>
        <source>They will be paused now.</source>
        <translation>They will be paused now.</translation>
    </message>
    <message>
        <source>Continue?</source>
        <translation>Continue?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n action is not saved yet.</numerusform>
            <numerusform>%n actions are not saved yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be lost if the disk still cannot be written to.</source>
        <translation>They will be lost if the disk still cannot be written to.</translation>
    </message>
    <message>
        <source>Free some disk space first; they will then be saved automatically.</source>
        <translation>Free some disk space first; they will then be saved automatically.</translation>
    </message>
    <message>
        <source>Remove all the remaining time on board %1?</source>
        <translation>Remove all the remaining time on board %1?</translation>
    </message>
    <message>
        <source>The player has no more than that left: the flag will fall at once.</source>
        <translation>The player has no more than that left: the flag will fall at once.</translation>
    </message>
    <message>
        <source>You then decide whether the game is lost (Laws 6.9).</source>
        <translation>You then decide whether the game is lost (Laws 6.9).</translation>
    </message>
    <message>
        <source>Remove the time</source>
        <translation>Remove the time</translation>
    </message>
    <message>
        <source>Apply to the other boards?</source>
        <translation>Apply to the other boards?</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>This is not possible on %n of the clocks.</numerusform>
            <numerusform>This is not possible on %n of the clocks.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been changed on any board yet.</source>
        <translation>Nothing has been changed on any board yet.</translation>
    </message>
    <message>
        <source>Apply to the others</source>
        <translation>Apply to the others</translation>
    </message>
    <message>
        <source>Correct the clock setting on board %1 now?</source>
        <translation>Correct the clock setting on board %1 now?</translation>
    </message>
    <message>
        <source>In rapid and blitz the clock setting can no longer be corrected after this many moves.</source>
        <translation>In rapid and blitz the clock setting can no longer be corrected after this many moves.</translation>
    </message>
    <message>
        <source>After that the Laws allow it only if the schedule of the event would be seriously affected (App. A).</source>
        <translation>After that the Laws allow it only if the schedule of the event would be seriously affected (App. A).</translation>
    </message>
    <message>
        <source>Ignore the flag fall on board %1?</source>
        <translation>Ignore the flag fall on board %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag has fallen, but this result is not a loss for White.</source>
        <translation>White&apos;s flag has fallen, but this result is not a loss for White.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has fallen, but this result is not a loss for Black.</source>
        <translation>Black&apos;s flag has fallen, but this result is not a loss for Black.</translation>
    </message>
    <message>
        <source>It is correct if the game had already ended, or if it is a draw because the opponent cannot checkmate by any series of legal moves (Laws 6.9).</source>
        <translation>It is correct if the game had already ended, or if it is a draw because the opponent cannot checkmate by any series of legal moves (Laws 6.9).</translation>
    </message>
    <message>
        <source>System&apos;s pairing: %1 – %2</source>
        <extracomment>By the rules these two would meet: %1 is White, %2 Black.</extracomment>
        <translation>System&apos;s pairing: %1 – %2</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing the bye goes to %1</source>
        <translation>In the system&apos;s pairing the bye goes to %1</translation>
    </message>
    <message>
        <source>There is no legal pairing.</source>
        <translation>There is no legal pairing.</translation>
    </message>
    <message>
        <source>Confirm the manual pairing?</source>
        <translation>Confirm the manual pairing?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n board differs from the system&apos;s pairing.</numerusform>
            <numerusform>%n boards differ from the system&apos;s pairing.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm it</source>
        <translation>Confirm it</translation>
    </message>
    <message>
        <source>The round is recorded as changed by hand, together with the system&apos;s pairing. Confirm it anyway?</source>
        <translation>The round is recorded as changed by hand, together with the system&apos;s pairing. Confirm it anyway?</translation>
    </message>
    <message>
        <source>Import the rounds as they are?</source>
        <translation>Import the rounds as they are?</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n round of the file differs from the system&apos;s pairing.</numerusform>
            <numerusform>%n rounds of the file differ from the system&apos;s pairing.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Import them</translation>
    </message>
    <message>
        <source>Start with this many rounds?</source>
        <translation>Start with this many rounds?</translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>There are enough opponents for only %n round.</numerusform>
            <numerusform>There are enough opponents for only %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 already has a half-point bye.</translation>
    </message>
    <message>
        <source>General Regulations for Competitions 6.7 allow each player one.</source>
        <translation>General Regulations for Competitions 6.7 allow each player one.</translation>
    </message>
    <message>
        <source>Give the bye</source>
        <translation>Give the bye</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n later half-move would no longer be legal.</numerusform>
            <numerusform>%n later half-moves would no longer be legal.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be removed from the record; Undo restores them.</source>
        <translation>They will be removed from the record; Undo restores them.</translation>
    </message>
    <message>
        <source>Your consent is recorded.</source>
        <translation>Your consent is recorded.</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1. It stands, even if it is incorrect, unless the arbiter decides otherwise (Laws 8.7).</source>
        <translation>Both players have signed the result on board %1. It stands, even if it is incorrect, unless the arbiter decides otherwise (Laws 8.7).</translation>
    </message>
    <message>
        <source>What they signed stays in the history.</source>
        <translation>What they signed stays in the history.</translation>
    </message>
    <message>
        <source>Allow White&apos;s assistant more than the Laws allow?</source>
        <translation>Allow White&apos;s assistant more than the Laws allow?</translation>
    </message>
    <message>
        <source>Allow Black&apos;s assistant more than the Laws allow?</source>
        <translation>Allow Black&apos;s assistant more than the Laws allow?</translation>
    </message>
    <message>
        <source>A sighted player may have an assistant only if the opponent has none, and only for making and announcing moves.</source>
        <translation>A sighted player may have an assistant only if the opponent has none, and only for making and announcing moves.</translation>
    </message>
    <message>
        <source>You may adapt the rules to local circumstances; your decision is recorded.</source>
        <translation>You may adapt the rules to local circumstances; your decision is recorded.</translation>
    </message>
    <message>
        <source>Change a result given by a ruling?</source>
        <translation>Change a result given by a ruling?</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling under the Laws.</source>
        <translation>The result on board %1 was given by a ruling under the Laws.</translation>
    </message>
    <message>
        <source>The ruling stays in the history, but the result will no longer be based on it.</source>
        <translation>The ruling stays in the history, but the result will no longer be based on it.</translation>
    </message>
    <message>
        <source>Rule the claim on board %1 incorrect anyway?</source>
        <translation>Rule the claim on board %1 incorrect anyway?</translation>
    </message>
    <message>
        <source>According to the game record, the same position has appeared five times or 75 moves have been made by each player without a capture or pawn move: the game is drawn without a claim (Laws 9.6).</source>
        <translation>According to the game record, the same position has appeared five times or 75 moves have been made by each player without a capture or pawn move: the game is drawn without a claim (Laws 9.6).</translation>
    </message>
    <message>
        <source>The opponent gets extra time and the game continues.</source>
        <translation>The opponent gets extra time and the game continues.</translation>
    </message>
    <message>
        <source>Continue the game on board %1?</source>
        <translation>Continue the game on board %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>White&apos;s flag fall has been recorded: it ended the game.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>Black&apos;s flag fall has been recorded: it ended the game.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continue the game</translation>
    </message>
    <message>
        <source>Penalise a move that appears to be legal?</source>
        <translation>Penalise a move that appears to be legal?</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for White.</source>
        <translation>According to the record of board %1 this move is legal for White.</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for Black.</source>
        <translation>According to the record of board %1 this move is legal for Black.</translation>
    </message>
    <message>
        <source>Pressing the clock without making a move, or making a move with both hands, is penalised as an illegal move where the Laws say so.</source>
        <translation>Pressing the clock without making a move, or making a move with both hands, is penalised as an illegal move where the Laws say so.</translation>
    </message>
    <message>
        <source>Rule against the game record of board %1?</source>
        <translation>Rule against the game record of board %1?</translation>
    </message>
    <message>
        <source>The game record is complete and does not support this ruling.</source>
        <translation>The game record is complete and does not support this ruling.</translation>
    </message>
    <message>
        <source>Your ruling stands, with what you found on the scoresheets or on the board.</source>
        <translation>Your ruling stands, with what you found on the scoresheets or on the board.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <translation>Confirm the ruling</translation>
    </message>
    <message>
        <source>Draw lots again?</source>
        <translation>Draw lots again?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n player already has a pairing number.</numerusform>
            <numerusform>%n players already have a pairing number.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets a new number; the drawing before stays in the history.</source>
        <translation>Everybody gets a new number; the drawing before stays in the history.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Draw again</translation>
    </message>
    <message>
        <source>Penalise a move while the player&apos;s own clock is running?</source>
        <translation>Penalise a move while the player&apos;s own clock is running?</translation>
    </message>
    <message>
        <source>White&apos;s clock is running on board %1.</source>
        <translation>White&apos;s clock is running on board %1.</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running on board %1.</source>
        <translation>Black&apos;s clock is running on board %1.</translation>
    </message>
    <message>
        <source>Only a completed move is penalised: where the player has not pressed the clock, another move is made and nothing else happens. Where the opponent has already replied, go on: the increment of the illegal move is taken back.</source>
        <translation>Only a completed move is penalised: where the player has not pressed the clock, another move is made and nothing else happens. Where the opponent has already replied, go on: the increment of the illegal move is taken back.</translation>
    </message>
    <message>
        <source>Change the regulations of an event that is being played?</source>
        <translation>Change the regulations of an event that is being played?</translation>
    </message>
    <message>
        <source>They are announced before the event and stay as they are; rulings from now on follow the new ones.</source>
        <translation>They are announced before the event and stay as they are; rulings from now on follow the new ones.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Enter another result than a draw?</source>
        <translation>Enter another result than a draw?</translation>
    </message>
    <message>
        <source>The game on board %1 of round %2 was open when a later round was paired, and counted as a draw.</source>
        <translation>The game on board %1 of round %2 was open when a later round was paired, and counted as a draw.</translation>
    </message>
    <message>
        <source>The pairings of the later rounds stay as they are; the report says so.</source>
        <translation>The pairings of the later rounds stay as they are; the report says so.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Enter it</translation>
    </message>
    <message>
        <source>Open the envelope without the player who must reply?</source>
        <translation>Open the envelope without the player who must reply?</translation>
    </message>
    <message>
        <source>White has not come to the resumption on board %1.</source>
        <translation>White has not come to the resumption on board %1.</translation>
    </message>
    <message>
        <source>Black has not come to the resumption on board %1.</source>
        <translation>Black has not come to the resumption on board %1.</translation>
    </message>
    <message>
        <source>The envelope is opened when the player who must reply is present. Until then his clock runs and the envelope stays closed, unless a player has lost by coming too late.</source>
        <translation>The envelope is opened when the player who must reply is present. Until then his clock runs and the envelope stays closed, unless a player has lost by coming too late.</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again.</source>
        <translation>An opened envelope cannot be closed again.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Open it</translation>
    </message>
    <message>
        <source>A win on board %1?</source>
        <translation>A win on board %1?</translation>
    </message>
    <message>
        <source>In the position on record White cannot checkmate by any series of legal moves.</source>
        <translation>In the position on record White cannot checkmate by any series of legal moves.</translation>
    </message>
    <message>
        <source>In the position on record Black cannot checkmate by any series of legal moves.</source>
        <translation>In the position on record Black cannot checkmate by any series of legal moves.</translation>
    </message>
    <message>
        <source>If the opponent has resigned, the game is drawn (Laws %1).</source>
        <translation>If the opponent has resigned, the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>A win is correct only as a penalty, or if moves are missing in the record.</source>
        <translation>A win is correct only as a penalty, or if moves are missing in the record.</translation>
    </message>
    <message>
        <source>Enter the win</source>
        <translation>Enter the win</translation>
    </message>
    <message>
        <source>Enter a draw: ½–½</source>
        <translation>Enter a draw: ½–½</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: adjourned, counts as a draw for the pairing</source>
        <extracomment>An open game: %1 round, %2 board, %3 and %4 White and Black.</extracomment>
        <translation>%1.%2 %3 – %4: adjourned, counts as a draw for the pairing</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>games</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Supervision, default time or the rules on draws by agreement or on appeals change for the rest of the event.</source>
        <translation>Supervision, default time or the rules on draws by agreement or on appeals change for the rest of the event.</translation>
    </message>
    <message>
        <source>Accept a late appeal?</source>
        <translation>Accept a late appeal?</translation>
    </message>
    <message>
        <source>The regulations of the event set the time limit. That the appeal was late stays on record.</source>
        <translation>The regulations of the event set the time limit. That the appeal was late stays on record.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Accept it</translation>
    </message>
    <message>
        <source>Add players whose names are on the list already?</source>
        <translation>Add players whose names are on the list already?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) with the same name and date of birth would be on the list twice.</source>
        <translation>
            <numerusform>%n player with the same name and date of birth would be on the list twice.</numerusform>
            <numerusform>%n players with the same name and date of birth would be on the list twice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all</source>
        <translation>Add all</translation>
    </message>
    <message>
        <source>Change how envelopes are sealed and opened?</source>
        <translation>Change how envelopes are sealed and opened?</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n envelope of an adjourned game is still closed.</numerusform>
            <numerusform>%n envelopes of adjourned games are still closed.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players sealed their moves under the rules in force until now. A move that was typed still needs every key that was shown for it; whether a witness must be there follows the new rules.</source>
        <translation>The players sealed their moves under the rules in force until now. A move that was typed still needs every key that was shown for it; whether a witness must be there follows the new rules.</translation>
    </message>
    <message>
        <source>Before its time?</source>
        <translation>Before its time?</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again, and a player may still be on the way.</source>
        <translation>An opened envelope cannot be closed again, and a player may still be on the way.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: becomes an adjourned game, counts as a draw for the pairing</source>
        <translation>%1.%2 %3 – %4: becomes an adjourned game, counts as a draw for the pairing</translation>
    </message>
    <message>
        <source>Declare round %1 over?</source>
        <translation>Declare round %1 over?</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>The round is over</translation>
    </message>
    <message>
        <source>Board %1: the game goes on with the new players.</source>
        <translation>Board %1: the game goes on with the new players.</translation>
    </message>
    <message>
        <source>Board %1: the result is deleted.</source>
        <translation>Board %1: the result is deleted.</translation>
    </message>
    <message>
        <source>Change round %1, which is published?</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>Change round %1, which is published?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n board has other players or colours.</numerusform>
            <numerusform>%n boards have other players or colours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the round</source>
        <translation>Change the round</translation>
    </message>
    <message>
        <source>Change the result on board %1?</source>
        <translation>Change the result on board %1?</translation>
    </message>
    <message>
        <source>%1 was entered before, and now %2.</source>
        <extracomment>%1 and %2 are results: 1–0, ½–½.</extracomment>
        <translation>%1 was entered before, and now %2.</translation>
    </message>
    <message>
        <source>Change it to %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Change it to %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Keep %1</translation>
    </message>
    <message>
        <source>Open an incident</source>
        <translation>Open an incident</translation>
    </message>
    <message>
        <source>%1 was entered at %2: %3</source>
        <extracomment>%1 a result, %2 an hour, %3 who entered it, at which desk: &quot;1–0 was entered at 14:32: Ema · Desk 1&quot;.</extracomment>
        <translation>%1 was entered at %2: %3</translation>
    </message>
    <message>
        <source>Pair with players who have not checked in?</source>
        <translation>Pair with players who have not checked in?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in this pairing are not checked in, while others are.</source>
        <translation>
            <numerusform>%n player in this pairing is not checked in, while others are.</numerusform>
            <numerusform>%n players in this pairing are not checked in, while others are.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in page (Shift+F2) lists them: close the check-in to give them a bye or to withdraw them.</source>
        <translation>The check-in page (Shift+F2) lists them: close the check-in to give them a bye or to withdraw them.</translation>
    </message>
    <message>
        <source>Pair them all</source>
        <translation>Pair them all</translation>
    </message>
    <message>
        <source>Seal by the clock on board %1?</source>
        <translation>Seal by the clock on board %1?</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock White is to move, by the record Black.</source>
        <translation>The game record has more moves than the clock: by the clock White is to move, by the record Black.</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock Black is to move, by the record White.</source>
        <translation>The game record has more moves than the clock: by the clock Black is to move, by the record White.</translation>
    </message>
    <message>
        <source>Whoever the clock says is to move seals, and that clock is stopped and started again. If the record is right, correct the clock first.</source>
        <translation>Whoever the clock says is to move seals, and that clock is stopped and started again. If the record is right, correct the clock first.</translation>
    </message>
    <message>
        <source>Seal by the clock</source>
        <translation>Seal by the clock</translation>
    </message>
    <message>
        <source>Adjourn board %1 with a paper envelope?</source>
        <translation>Adjourn board %1 with a paper envelope?</translation>
    </message>
    <message>
        <source>In this event sealed moves are typed, and none has been typed here.</source>
        <translation>In this event sealed moves are typed, and none has been typed here.</translation>
    </message>
    <message>
        <source>T turns the screen to the player. With a paper envelope the program keeps what stands on it.</source>
        <translation>T turns the screen to the player. With a paper envelope the program keeps what stands on it.</translation>
    </message>
    <message>
        <source>With a paper envelope</source>
        <translation>With a paper envelope</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed on %2.</source>
        <extracomment>%1 the number of a board, %2 day and time.</extracomment>
        <translation>The game on board %1 is to be resumed on %2.</translation>
    </message>
    <message>
        <source>A player may still be on the way.</source>
        <translation>A player may still be on the way.</translation>
    </message>
    <message>
        <source>The reason may be another edition of the system, prohibited pairings, manual pairing or an adjourned game.</source>
        <translation>The reason may be another edition of the system, prohibited pairings, manual pairing or an adjourned game.</translation>
    </message>
    <message numerus="yes">
        <source>%n more player(s) change places.</source>
        <translation>
            <numerusform>%n more player change places.</numerusform>
            <numerusform>%n more players change places.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 becomes %3</source>
        <extracomment>%1 is a player, %2 the rank before, %3 the rank after.</extracomment>
        <translation>%1: rank %2 becomes %3</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the next round would have been paired otherwise.</source>
        <translation>
            <numerusform>%n board of the next round would have been paired otherwise.</numerusform>
            <numerusform>%n boards of the next round would have been paired otherwise.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round would have been paired the same way.</source>
        <translation>The next round would have been paired the same way.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>no result</translation>
    </message>
    <message>
        <source>Board %1, %2 – %3: %4 becomes %5.</source>
        <extracomment>%1 a board, %2 and %3 White and Black, %4 the result that stands, %5 the one that is to stand.</extracomment>
        <translation>Board %1, %2 – %3: %4 becomes %5.</translation>
    </message>
    <message>
        <source>Round %1 has not begun: undo its pairing first (Ctrl+Z), and it is paired by the right result.</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>Round %1 has not begun: undo its pairing first (Ctrl+Z), and it is paired by the right result.</translation>
    </message>
    <message>
        <source>This game has begun: both players have moved.</source>
        <translation>This game has begun: both players have moved.</translation>
    </message>
    <message>
        <source>This game has begun: moves are on record.</source>
        <translation>This game has begun: moves are on record.</translation>
    </message>
    <message>
        <source>This game has begun: its clock has run, and nobody is marked absent.</source>
        <translation>This game has begun: its clock has run, and nobody is marked absent.</translation>
    </message>
    <message>
        <source>This game has begun: a ruling was made on it.</source>
        <translation>This game has begun: a ruling was made on it.</translation>
    </message>
    <message>
        <source>This game has begun.</source>
        <translation>This game has begun.</translation>
    </message>
    <message>
        <source>A forfeit is an unplayed game: it is not rated and does not count for colours. A game that was begun and lost is 1–0 or 0–1.</source>
        <translation>A forfeit is an unplayed game: it is not rated and does not count for colours. A game that was begun and lost is 1–0 or 0–1.</translation>
    </message>
    <message>
        <source>It is a forfeit if the player never came to the board.</source>
        <translation>It is a forfeit if the player never came to the board.</translation>
    </message>
    <message>
        <source>Enter %1, played</source>
        <extracomment>%1 is a result: &quot;Enter 1–0, played&quot;.</extracomment>
        <translation>Enter %1, played</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>Two players at a board, White first.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Board %1: becomes %2</source>
        <extracomment>%1 a board, %2 the two who were to play there, %3 those who play there now.</extracomment>
        <translation>Board %1: becomes %2</translation>
    </message>
    <message>
        <source>Board %1: was %2, becomes %3</source>
        <translation>Board %1: was %2, becomes %3</translation>
    </message>
    <message>
        <source>Board %1: was %2, is not played</source>
        <translation>Board %1: was %2, is not played</translation>
    </message>
    <message>
        <source>Withdraw the ruling?</source>
        <translation>Withdraw the ruling?</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>The ruling on board %1 will not stand any more.</translation>
    </message>
    <message>
        <source>The record keeps it with your reason, and the register of offences no longer counts it.</source>
        <translation>The record keeps it with your reason, and the register of offences no longer counts it.</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>Withdraw it</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 what a ruling did, as a sentence: &quot;Result 1–0&quot;.</extracomment>
        <translation>Taken back: %1</translation>
    </message>
    <message>
        <source>Stays as it is: %1</source>
        <extracomment>%1 what a ruling did, as a sentence, and what its withdrawal does not change.</extracomment>
        <translation>Stays as it is: %1</translation>
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
        <source>Remove %1 from this list</source>
        <translation>Remove %1 from this list</translation>
    </message>
    <message>
        <source>Remove from this list (the file is kept)</source>
        <translation>Remove from this list (the file is kept)</translation>
    </message>
    <message>
        <source>New event like %1</source>
        <translation>New event like %1</translation>
    </message>
    <message>
        <source>A new event with the same regulations</source>
        <translation>A new event with the same regulations</translation>
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
        <source>Instead of the next move</source>
        <translation>Instead of the next move</translation>
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
        <source>Copy into the record</source>
        <translation>Copy into the record</translation>
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
        <source>after the move, before pressing the clock</source>
        <translation>after the move, before pressing the clock</translation>
    </message>
    <message>
        <source>before making a move</source>
        <translation>before making a move</translation>
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
        <source>threefold repetition, by the intended move</source>
        <translation>threefold repetition, by the intended move</translation>
    </message>
    <message>
        <source>threefold repetition, on the board</source>
        <translation>threefold repetition, on the board</translation>
    </message>
    <message>
        <source>fifty moves, by the intended move</source>
        <translation>fifty moves, by the intended move</translation>
    </message>
    <message>
        <source>fifty moves, on the board</source>
        <translation>fifty moves, on the board</translation>
    </message>
    <message>
        <source>Intended move, written but not played</source>
        <translation>Intended move, written but not played</translation>
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
        <source>is excused from keeping score</source>
        <translation>is excused from keeping score</translation>
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
        <source>Missing moves</source>
        <translation>Missing moves</translation>
    </message>
    <message>
        <source>Position after the missing moves, as FEN</source>
        <translation>Position after the missing moves, as FEN</translation>
    </message>
    <message>
        <source>Half-moves missing, if known</source>
        <translation>Half-moves missing, if known</translation>
    </message>
    <message>
        <source>Enter the missing moves</source>
        <translation>Enter the missing moves</translation>
    </message>
    <message>
        <source>Time beside the move</source>
        <translation>Time beside the move</translation>
    </message>
    <message>
        <source>Time left, 1:23:05; leave empty to remove it</source>
        <translation>Time left, 1:23:05; leave empty to remove it</translation>
    </message>
    <message>
        <source>Enter the time</source>
        <translation>Enter the time</translation>
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
        <source>Moves and times are announced only on request. Pressing too early is a notice for you and not a penalty by itself.</source>
        <translation>Moves and times are announced only on request. Pressing too early is a notice for you and not a penalty by itself.</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Add the note</translation>
    </message>
    <message>
        <source>The players&apos; boards differ</source>
        <translation>The players&apos; boards differ</translation>
    </message>
    <message>
        <source>Enter each board that differs from the record; the players&apos; own records then decide.</source>
        <translation>Enter each board that differs from the record; the players&apos; own records then decide.</translation>
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
        <source>The move made instead of the last one, or the position as FEN; empty: same as the record</source>
        <translation>The move made instead of the last one, or the position as FEN; empty: same as the record</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>This is neither a legal move nor a position.</source>
        <translation>This is neither a legal move nor a position.</translation>
    </message>
    <message>
        <source>An offer cannot be withdrawn; it stands until the opponent accepts it, rejects it, touches a piece or the game ends (Laws %1).</source>
        <translation>An offer cannot be withdrawn; it stands until the opponent accepts it, rejects it, touches a piece or the game ends (Laws %1).</translation>
    </message>
    <message>
        <source>The clocks stop. A claim cannot be withdrawn and counts as a draw offer (Laws %1).</source>
        <translation>The clocks stop. A claim cannot be withdrawn and counts as a draw offer (Laws %1).</translation>
    </message>
    <message>
        <source>A piece was touched on this move before the claim (Laws %1)</source>
        <translation>A piece was touched on this move before the claim (Laws %1)</translation>
    </message>
    <message>
        <source>The move is recorded as it happened; clock, count and penalty follow the event&apos;s edition (Laws %1). The position goes back to the one before it.</source>
        <translation>The move is recorded as it happened; clock, count and penalty follow the event&apos;s edition (Laws %1). The position goes back to the one before it.</translation>
    </message>
    <message>
        <source>A result signed by both players stands, even if it is incorrect, unless you decide otherwise (Laws %1).</source>
        <translation>A result signed by both players stands, even if it is incorrect, unless you decide otherwise (Laws %1).</translation>
    </message>
    <message>
        <source>A player short of time is excused automatically (Laws %1). Here you excuse a player who cannot write, or end that (Laws %2).</source>
        <translation>A player short of time is excused automatically (Laws %1). Here you excuse a player who cannot write, or end that (Laws %2).</translation>
    </message>
    <message>
        <source>Moves are missing after this position; the record continues from the position you enter (Laws %1).</source>
        <translation>Moves are missing after this position; the record continues from the position you enter (Laws %1).</translation>
    </message>
    <message>
        <source>Only before the first move is recorded: a position as FEN, or a Chess960 number from 0 to 959 (518 is the standard array; Laws %1).</source>
        <translation>Only before the first move is recorded: a position as FEN, or a Chess960 number from 0 to 959 (518 is the standard array; Laws %1).</translation>
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
    <name>RecordKeys</name>
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
        <source>enter what is typed</source>
        <translation>enter what is typed</translation>
    </message>
    <message>
        <source>write</source>
        <translation>write</translation>
    </message>
    <message>
        <source>complete the move as first proposed</source>
        <translation>complete the move as first proposed</translation>
    </message>
    <message>
        <source>complete the move</source>
        <translation>complete the move</translation>
    </message>
    <message>
        <source>the arbiter&apos;s record, White&apos;s scoresheet, Black&apos;s scoresheet</source>
        <translation>the arbiter&apos;s record, White&apos;s scoresheet, Black&apos;s scoresheet</translation>
    </message>
    <message>
        <source>whose record</source>
        <translation>whose record</translation>
    </message>
    <message>
        <source>copy the shown scoresheet into the record</source>
        <translation>copy the shown scoresheet into the record</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>draw offer</translation>
    </message>
    <message>
        <source>the offer is accepted, rejected, or rejected by touching a piece</source>
        <translation>the offer is accepted, rejected, or rejected by touching a piece</translation>
    </message>
    <message>
        <source>claim of a draw</source>
        <translation>claim of a draw</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>claim</translation>
    </message>
    <message>
        <source>the claim is correct, incorrect, invalid</source>
        <translation>the claim is correct, incorrect, invalid</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>illegal move</translation>
    </message>
    <message>
        <source>enter the result the board gives, or that both have signed</source>
        <translation>enter the result the board gives, or that both have signed</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>signatures</translation>
    </message>
    <message>
        <source>who is excused from keeping score</source>
        <translation>who is excused from keeping score</translation>
    </message>
    <message>
        <source>keeping score</source>
        <translation>keeping score</translation>
    </message>
    <message>
        <source>time beside the move</source>
        <translation>time beside the move</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>note beside the game</source>
        <translation>note beside the game</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>missing moves</source>
        <translation>missing moves</translation>
    </message>
    <message>
        <source>delete the moves after the shown position</source>
        <translation>delete the moves after the shown position</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>delete what follows</translation>
    </message>
    <message>
        <source>starting position, Chess960</source>
        <translation>starting position, Chess960</translation>
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
        <source>paste moves, or a game as PGN</source>
        <translation>paste moves, or a game as PGN</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>paste moves</translation>
    </message>
    <message>
        <source>copy the game as PGN</source>
        <translation>copy the game as PGN</translation>
    </message>
    <message>
        <source>is checkmate still possible in this position?</source>
        <translation>is checkmate still possible in this position?</translation>
    </message>
    <message>
        <source>is checkmate possible?</source>
        <translation>is checkmate possible?</translation>
    </message>
    <message>
        <source>save the scoresheet as pages to print (PDF)</source>
        <translation>save the scoresheet as pages to print (PDF)</translation>
    </message>
    <message>
        <source>print: save as PDF</source>
        <translation>print: save as PDF</translation>
    </message>
    <message>
        <source>save the games of the round as PGN</source>
        <translation>save the games of the round as PGN</translation>
    </message>
    <message>
        <source>blind and visually disabled players: who, assistant, boards</source>
        <translation>blind and visually disabled players: who, assistant, boards</translation>
    </message>
    <message>
        <source>visually disabled</source>
        <translation>visually disabled</translation>
    </message>
    <message>
        <source>with them: announce the move; a note; boards that differ; correct them</source>
        <translation>with them: announce the move; a note; boards that differ; correct them</translation>
    </message>
    <message>
        <source>announce the move</source>
        <translation>announce the move</translation>
    </message>
    <message>
        <source>note, times announced</source>
        <translation>note, times announced</translation>
    </message>
    <message>
        <source>boards differ</source>
        <translation>boards differ</translation>
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
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>an incident at the current board: facts, ruling, decision</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>both scoresheets collected, or not after all</source>
        <translation>both scoresheets collected, or not after all</translation>
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
        <source>Rejected</source>
        <translation>Rejected</translation>
    </message>
    <message>
        <source>Piece touched</source>
        <translation>Piece touched</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <translation>Rejected by touching a piece</translation>
    </message>
    <message>
        <source>Rule on it in the hall</source>
        <translation>Rule on it in the hall</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No game yet</source>
        <translation>No game yet</translation>
    </message>
    <message>
        <source>Pair a round; then every board has its game record here.</source>
        <translation>Pair a round; then every board has its game record here.</translation>
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
        <source>Pending</source>
        <comment>offer</comment>
        <translation>Pending</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>offer</comment>
        <translation>Accepted</translation>
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
        <source>the start</source>
        <translation>the start</translation>
    </message>
    <message>
        <source>The sign (=) of the draw offer is missing (Laws 9.1).</source>
        <translation>The sign (=) of the draw offer is missing (Laws 9.1).</translation>
    </message>
    <message>
        <source>Nothing written.</source>
        <translation>Nothing written.</translation>
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
        <source>The player has no such piece there.</source>
        <translation>The player has no such piece there.</translation>
    </message>
    <message>
        <source>No such piece can move there.</source>
        <translation>No such piece can move there.</translation>
    </message>
    <message>
        <source>A king in check cannot castle.</source>
        <translation>A king in check cannot castle.</translation>
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
        <source>The position has occurred %n time(s).</source>
        <translation>
            <numerusform>The position has occurred once.</numerusform>
            <numerusform>The position has occurred %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chess960, number %1</source>
        <translation>Chess960, number %1</translation>
    </message>
    <message>
        <source>Invalid: only the player having the move may claim (Laws 9.2, 9.3).</source>
        <translation>Invalid: only the player having the move may claim (Laws 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Invalid: a piece was touched on this move (Laws 9.4).</source>
        <translation>Invalid: a piece was touched on this move (Laws 9.4).</translation>
    </message>
    <message>
        <source>The move must be written down first; you may tell the player so (Laws 9.2, 9.3).</source>
        <translation>The move must be written down first; you may tell the player so (Laws 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is illegal.</source>
        <translation>Incorrect: the intended move is illegal.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a pawn move.</source>
        <translation>Incorrect: the intended move is a pawn move.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a capture.</source>
        <translation>Incorrect: the intended move is a capture.</translation>
    </message>
    <message>
        <source>Incorrect: the position has not occurred three times.</source>
        <translation>Incorrect: the position has not occurred three times.</translation>
    </message>
    <message>
        <source>White&apos;s claim counts as a draw offer.</source>
        <translation>White&apos;s claim counts as a draw offer.</translation>
    </message>
    <message>
        <source>Black&apos;s claim counts as a draw offer.</source>
        <translation>Black&apos;s claim counts as a draw offer.</translation>
    </message>
    <message>
        <source>Rejected</source>
        <comment>offer</comment>
        <translation>Rejected</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <comment>offer</comment>
        <translation>Rejected by touching a piece</translation>
    </message>
    <message>
        <source>Rejected by moving</source>
        <comment>offer</comment>
        <translation>Rejected by moving</translation>
    </message>
    <message>
        <source>Ended with the game</source>
        <comment>offer</comment>
        <translation>Ended with the game</translation>
    </message>
    <message>
        <source>moves unknown</source>
        <translation>moves unknown</translation>
    </message>
    <message>
        <source>Differs from the game record.</source>
        <translation>Differs from the game record.</translation>
    </message>
    <message>
        <source>Not a legal move here.</source>
        <translation>Not a legal move here.</translation>
    </message>
    <message>
        <source>This is not a move in this language.</source>
        <translation>This is not a move in this language.</translation>
    </message>
    <message>
        <source>The player&apos;s own piece is on that square.</source>
        <translation>The player&apos;s own piece is on that square.</translation>
    </message>
    <message>
        <source>The king would be in check.</source>
        <translation>The king would be in check.</translation>
    </message>
    <message>
        <source>The king is in check and would remain in check.</source>
        <translation>The king is in check and would remain in check.</translation>
    </message>
    <message>
        <source>More than one piece can move there: specify which.</source>
        <translation>More than one piece can move there: specify which.</translation>
    </message>
    <message>
        <source>Choose the promotion piece.</source>
        <translation>Choose the promotion piece.</translation>
    </message>
    <message>
        <source>This move is not a promotion.</source>
        <translation>This move is not a promotion.</translation>
    </message>
    <message>
        <source>The right to castle on that side has been lost.</source>
        <translation>The right to castle on that side has been lost.</translation>
    </message>
    <message>
        <source>A piece blocks castling.</source>
        <translation>A piece blocks castling.</translation>
    </message>
    <message>
        <source>The king would pass over or land on an attacked square.</source>
        <translation>The king would pass over or land on an attacked square.</translation>
    </message>
    <message numerus="yes">
        <source>The position has occurred %n time(s), counting the intended move.</source>
        <translation>
            <numerusform>The position has occurred once, counting the intended move.</numerusform>
            <numerusform>The position has occurred %n times, counting the intended move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) since the last capture or pawn move; 100 make fifty moves by each player.</source>
        <translation>
            <numerusform>%n half-move since the last capture or pawn move; 100 make fifty moves by each player.</numerusform>
            <numerusform>%n half-moves since the last capture or pawn move; 100 make fifty moves by each player.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves are missing from the record; positions that occurred there are not counted.</source>
        <translation>Moves are missing from the record; positions that occurred there are not counted.</translation>
    </message>
    <message>
        <source>Invalid</source>
        <comment>claim</comment>
        <translation>Invalid</translation>
    </message>
    <message>
        <source>Neither player can checkmate: the game is drawn (Laws %1).</source>
        <translation>Neither player can checkmate: the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn (Laws %1).</source>
        <translation>A position has occurred five times: the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player without a capture or pawn move: the game is drawn (Laws %1).</source>
        <translation>Seventy-five moves by each player without a capture or pawn move: the game is drawn (Laws %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn without a claim (Laws %1).</source>
        <translation>A position has occurred five times: the game is drawn without a claim (Laws %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player: the game is drawn without a claim (Laws %1).</source>
        <translation>Seventy-five moves by each player: the game is drawn without a claim (Laws %1).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>White is excused from keeping score from move %1: less than five minutes left (Laws %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>Black is excused from keeping score from move %1: less than five minutes left (Laws %2).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1 (Laws %2).</source>
        <translation>White is excused from keeping score from move %1 (Laws %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1 (Laws %2).</source>
        <translation>Black is excused from keeping score from move %1 (Laws %2).</translation>
    </message>
    <message>
        <source>Incorrect: fewer than fifty moves by each player since the last capture or pawn move.</source>
        <translation>Incorrect: fewer than fifty moves by each player since the last capture or pawn move.</translation>
    </message>
</context>
<context>
    <name>RecoveryHead</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>The clocks after the interruption</translation>
    </message>
    <message>
        <source>These clocks were running when the program stopped and are now paused. Choose the times to use; your decision is recorded.</source>
        <translation>These clocks were running when the program stopped and are now paused. Choose the times to use; your decision is recorded.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>For all boards</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Last recorded time</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Last press or pause</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
        <translation>Charge the whole interruption</translation>
    </message>
</context>
<context>
    <name>RecoveryKeys</name>
    <message>
        <source>decide for the current board</source>
        <translation>decide for the current board</translation>
    </message>
    <message>
        <source>type both times</source>
        <translation>type both times</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>decide for all boards</translation>
    </message>
    <message>
        <source>resume the clocks that sleep paused</source>
        <translation>resume the clocks that sleep paused</translation>
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
        <source>If the program or the computer stops while clocks are running, this page shows the last times of each clock, and you decide which to use.</source>
        <translation>If the program or the computer stops while clocks are running, this page shows the last times of each clock, and you decide which to use.</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>To the hall</translation>
    </message>
    <message>
        <source>Resume these clocks</source>
        <translation>Resume these clocks</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Last recorded time</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Last press or pause</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
        <translation>Charge the whole interruption</translation>
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
        <source>set both times yourself</source>
        <translation>set both times yourself</translation>
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
        <source>There are too few players to pair a round.</source>
        <translation>There are too few players to pair a round.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>All rounds are paired.</translation>
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
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 has been paired and cannot be removed. Withdraw the player instead.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1 has not withdrawn.</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>The round cannot be paired.</translation>
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
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
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
        <source>Board %1: %2</source>
        <extracomment>%1 the number of a board, %2 a sentence that says why its clock does not take something.</extracomment>
        <translation>Board %1: %2</translation>
    </message>
    <message>
        <source>No flag is down on board %1.</source>
        <translation>No flag is down on board %1.</translation>
    </message>
    <message>
        <source>The game has a result.</source>
        <translation>The game has a result.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>There is no clock.</translation>
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
        <source>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</source>
        <translation>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</translation>
    </message>
    <message>
        <source>There is no such bye.</source>
        <translation>There is no such bye.</translation>
    </message>
    <message>
        <source>Board %1: the record has no such place.</source>
        <translation>Board %1: the record has no such place.</translation>
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
    <message>
        <source>Both players have signed the result on board %1.</source>
        <translation>Both players have signed the result on board %1.</translation>
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
        <source>The game on board %1 has ended on the board.</source>
        <translation>The game on board %1 has ended on the board.</translation>
    </message>
    <message>
        <source>By the edition of this event two scores never add up to more than a win (Laws 10.2).</source>
        <translation>By the edition of this event two scores never add up to more than a win (Laws 10.2).</translation>
    </message>
    <message>
        <source>A ruling on the score is for two scores that add up to more than a win.</source>
        <translation>A ruling on the score is for two scores that add up to more than a win.</translation>
    </message>
    <message>
        <source>Board %1 has no result of a game that was played: enter it first.</source>
        <translation>Board %1 has no result of a game that was played: enter it first.</translation>
    </message>
    <message>
        <source>The two scores on board %1 add up to more than a win.</source>
        <translation>The two scores on board %1 add up to more than a win.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Please check the marked fields.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system allows for this number of players.</source>
        <translation>More rounds are planned than this system allows for this number of players.</translation>
    </message>
    <message>
        <source>The pairing numbers must run from 1 to the number of players.</source>
        <translation>The pairing numbers must run from 1 to the number of players.</translation>
    </message>
    <message>
        <source>A round in the file differs from the system&apos;s pairing.</source>
        <translation>A round in the file differs from the system&apos;s pairing.</translation>
    </message>
    <message>
        <source>%1 is already on the list, with the same FIDE ID or the same name and date of birth.</source>
        <translation>%1 is already on the list, with the same FIDE ID or the same name and date of birth.</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1 has already withdrawn.</translation>
    </message>
    <message>
        <source>This can no longer be changed because a round is paired.</source>
        <translation>This can no longer be changed because a round is paired.</translation>
    </message>
    <message>
        <source>Players cannot be added to a round robin once the numbers are drawn (General Regulations for Competitions).</source>
        <translation>Players cannot be added to a round robin once the numbers are drawn (General Regulations for Competitions).</translation>
    </message>
    <message>
        <source>Only results of the last two rounds can be changed.</source>
        <translation>Only results of the last two rounds can be changed.</translation>
    </message>
    <message>
        <source>There is no clock this applies to.</source>
        <translation>There is no clock this applies to.</translation>
    </message>
    <message>
        <source>The round has begun: its pairing can no longer be changed.</source>
        <translation>The round has begun: its pairing can no longer be changed.</translation>
    </message>
    <message>
        <source>Later actions depend on this one; it can no longer be undone.</source>
        <translation>Later actions depend on this one; it can no longer be undone.</translation>
    </message>
    <message>
        <source>The rounds in the file do not follow the chosen pairing system. Import only the players, or choose the system of the file.</source>
        <translation>The rounds in the file do not follow the chosen pairing system. Import only the players, or choose the system of the file.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n action is not saved yet.</numerusform>
            <numerusform>%n actions are not saved yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has continued since; this can no longer be undone.</source>
        <translation>The game on board %1 has continued since; this can no longer be undone.</translation>
    </message>
    <message>
        <source>This leaves a player on board %1 no time: the flag will fall.</source>
        <translation>This leaves a player on board %1 no time: the flag will fall.</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>This is not possible on %n of the clocks.</numerusform>
            <numerusform>This is not possible on %n of the clocks.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock setting on board %1 can no longer be corrected after this many moves.</source>
        <translation>The clock setting on board %1 can no longer be corrected after this many moves.</translation>
    </message>
    <message>
        <source>First decide what the clock should show after the interruption (Laws 6.10).</source>
        <translation>First decide what the clock should show after the interruption (Laws 6.10).</translation>
    </message>
    <message>
        <source>This leaves the player no time: the flag will fall.</source>
        <translation>This leaves the player no time: the flag will fall.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected.</source>
        <translation>The clock setting can no longer be corrected.</translation>
    </message>
    <message>
        <source>Board %1: the press cannot be undone, because this would also undo: %2.</source>
        <extracomment>%1 the number of a board, %2 what was done to its clock: &quot;White put into period 2&quot;.</extracomment>
        <translation>Board %1: the press cannot be undone, because this would also undo: %2.</translation>
    </message>
    <message>
        <source>A flag has fallen on board %1, but the result is not a loss for that player.</source>
        <translation>A flag has fallen on board %1, but the result is not a loss for that player.</translation>
    </message>
    <message>
        <source>First draw lots for the initial colour (Event page).</source>
        <translation>First draw lots for the initial colour (Event page).</translation>
    </message>
    <message>
        <source>No legal pairing was found. This is a program error: please report it.</source>
        <translation>No legal pairing was found. This is a program error: please report it.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2.</source>
        <extracomment>%1 a sentence, %2 names of players.</extracomment>
        <translation>%1 These players cannot all be paired with one another: %2.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2. Their only other possible opponents are %3.</source>
        <extracomment>%1 a sentence, %2 and %3 names of players.</extracomment>
        <translation>%1 These players cannot all be paired with one another: %2. Their only other possible opponents are %3.</translation>
    </message>
    <message>
        <source>Byes, prohibited pairings and manual pairing are only for Swiss systems.</source>
        <translation>Byes, prohibited pairings and manual pairing are only for Swiss systems.</translation>
    </message>
    <message>
        <source>This round is already paired; a bye can only be given for a later round.</source>
        <translation>This round is already paired; a bye can only be given for a later round.</translation>
    </message>
    <message>
        <source>Prohibited pairings are fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Prohibited pairings are fixed before the first round is paired (General Regulations for Competitions 5.2).</translation>
    </message>
    <message>
        <source>Choose two players; there is no such prohibited pairing.</source>
        <translation>Choose two players; there is no such prohibited pairing.</translation>
    </message>
    <message>
        <source>Every player taking part must have exactly one seat: check %1.</source>
        <translation>Every player taking part must have exactly one seat: check %1.</translation>
    </message>
    <message>
        <source>Moves have been recorded on board %1; the starting position can no longer be changed.</source>
        <translation>Moves have been recorded on board %1; the starting position can no longer be changed.</translation>
    </message>
    <message>
        <source>A game cannot start from this position.</source>
        <translation>A game cannot start from this position.</translation>
    </message>
    <message>
        <source>Board %1: half-move %2 is illegal there.</source>
        <translation>Board %1: half-move %2 is illegal there.</translation>
    </message>
    <message>
        <source>No draw offer is pending on board %1.</source>
        <translation>No draw offer is pending on board %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n later half-move would no longer be legal.</numerusform>
            <numerusform>%n later half-moves would no longer be legal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the event does not allow a draw by agreement yet (Laws 9.1).</source>
        <translation>Board %1: the event does not allow a draw by agreement yet (Laws 9.1).</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n board differs from the system&apos;s pairing.</numerusform>
            <numerusform>%n boards differ from the system&apos;s pairing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n round of the file differs from the system&apos;s pairing.</numerusform>
            <numerusform>%n rounds of the file differ from the system&apos;s pairing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>There are enough opponents for only %n round.</numerusform>
            <numerusform>There are enough opponents for only %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 already has a half-point bye.</translation>
    </message>
    <message>
        <source>Board %1: an assistant would do more than the Laws allow.</source>
        <translation>Board %1: an assistant would do more than the Laws allow.</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling.</source>
        <translation>The result on board %1 was given by a ruling.</translation>
    </message>
    <message>
        <source>According to the game record the game on board %1 is already drawn (Laws 9.6).</source>
        <translation>According to the game record the game on board %1 is already drawn (Laws 9.6).</translation>
    </message>
    <message>
        <source>The game on board %1 already has a result.</source>
        <translation>The game on board %1 already has a result.</translation>
    </message>
    <message>
        <source>No player has to keep score in this event.</source>
        <translation>No player has to keep score in this event.</translation>
    </message>
    <message>
        <source>A flag fall has been recorded on board %1: it ended the game.</source>
        <translation>A flag fall has been recorded on board %1: it ended the game.</translation>
    </message>
    <message>
        <source>Board %1: according to the game record that is a legal move.</source>
        <translation>Board %1: according to the game record that is a legal move.</translation>
    </message>
    <message>
        <source>Board %1: the game record does not support this ruling.</source>
        <translation>Board %1: the game record does not support this ruling.</translation>
    </message>
    <message>
        <source>In a Swiss the pairing numbers follow rating and title (C.04.2, Art. 2); lots are drawn for a round robin.</source>
        <translation>In a Swiss the pairing numbers follow rating and title (C.04.2, Art. 2); lots are drawn for a round robin.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n player already has a pairing number.</numerusform>
            <numerusform>%n players already have a pairing number.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the player&apos;s own clock is running; only a completed move is penalised.</source>
        <translation>Board %1: the player&apos;s own clock is running; only a completed move is penalised.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned: resume it first.</source>
        <translation>The game on board %1 is adjourned: resume it first.</translation>
    </message>
    <message>
        <source>The regulations of the event change while it is being played.</source>
        <translation>The regulations of the event change while it is being played.</translation>
    </message>
    <message>
        <source>Board %1: nobody has been told to seal a move there.</source>
        <translation>Board %1: nobody has been told to seal a move there.</translation>
    </message>
    <message>
        <source>In this event moves are sealed on paper.</source>
        <translation>In this event moves are sealed on paper.</translation>
    </message>
    <message>
        <source>The game on board %1 is not adjourned.</source>
        <translation>The game on board %1 is not adjourned.</translation>
    </message>
    <message>
        <source>Board %1: there is no such envelope.</source>
        <translation>Board %1: there is no such envelope.</translation>
    </message>
    <message>
        <source>Board %1: who has the envelope?</source>
        <translation>Board %1: who has the envelope?</translation>
    </message>
    <message>
        <source>The envelope of board %1 has been opened before.</source>
        <translation>The envelope of board %1 has been opened before.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply is there; open the envelope first.</source>
        <translation>Board %1: the player who must reply is there; open the envelope first.</translation>
    </message>
    <message>
        <source>The envelope of board %1 is missing. Say who has it, when it is found.</source>
        <translation>The envelope of board %1 is missing. Say who has it, when it is found.</translation>
    </message>
    <message>
        <source>Board %1: in this event a second person is there when an envelope is opened. Who?</source>
        <translation>Board %1: in this event a second person is there when an envelope is opened. Who?</translation>
    </message>
    <message numerus="yes">
        <source>%n opening key(s) are needed.</source>
        <translation>
            <numerusform>%n opening key is needed.</numerusform>
            <numerusform>%n opening keys are needed.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no opening key: it has seven groups of four letters and digits, and one of them is wrong.</source>
        <translation>That is no opening key: it has seven groups of four letters and digits, and one of them is wrong.</translation>
    </message>
    <message>
        <source>Board %1: this key does not open the envelope. It is the key of another one, or the file was changed.</source>
        <translation>Board %1: this key does not open the envelope. It is the key of another one, or the file was changed.</translation>
    </message>
    <message>
        <source>Board %1: what is in the envelope does not have its fingerprint. The file was changed.</source>
        <translation>Board %1: what is in the envelope does not have its fingerprint. The file was changed.</translation>
    </message>
    <message>
        <source>A day and an hour are needed, such as 2026-11-24 10:00.</source>
        <translation>A day and an hour are needed, such as 2026-11-24 10:00.</translation>
    </message>
    <message>
        <source>Board %1: a reply is sealed by the player to move, while his opponent is not there.</source>
        <translation>Board %1: a reply is sealed by the player to move, while his opponent is not there.</translation>
    </message>
    <message>
        <source>The game on board %1 counted as a draw when a later round was paired.</source>
        <translation>The game on board %1 counted as a draw when a later round was paired.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply has not come.</source>
        <translation>Board %1: the player who must reply has not come.</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed at another time.</source>
        <translation>The game on board %1 is to be resumed at another time.</translation>
    </message>
    <message>
        <source>This file is no longer attached.</source>
        <translation>This file is no longer attached.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>The file is empty.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB. Attach a smaller picture, or only the pages that matter.</source>
        <translation>The file is larger than %1 MB. Attach a smaller picture, or only the pages that matter.</translation>
    </message>
    <message>
        <source>The file needs a name without line breaks. Rename it first.</source>
        <translation>The file needs a name without line breaks. Rename it first.</translation>
    </message>
    <message>
        <source>By the record of board %1 the winner cannot checkmate.</source>
        <translation>By the record of board %1 the winner cannot checkmate.</translation>
    </message>
    <message>
        <source>Board %1: say who is to move and seals.</source>
        <translation>Board %1: say who is to move and seals.</translation>
    </message>
    <message>
        <source>Board %1: the clock was pressed after the move had been sealed on the screen. Give the move back to the player who sealed first.</source>
        <translation>Board %1: the clock was pressed after the move had been sealed on the screen. Give the move back to the player who sealed first.</translation>
    </message>
    <message>
        <source>Board %1: write what stands on the paper, or say that nothing does.</source>
        <translation>Board %1: write what stands on the paper, or say that nothing does.</translation>
    </message>
    <message>
        <source>Board %1: the Laws allow no appeal against this ruling.</source>
        <translation>Board %1: the Laws allow no appeal against this ruling.</translation>
    </message>
    <message>
        <source>Board %1: this player&apos;s appeal against the ruling is not decided yet.</source>
        <translation>Board %1: this player&apos;s appeal against the ruling is not decided yet.</translation>
    </message>
    <message>
        <source>There is no such appeal, or it has been withdrawn or decided.</source>
        <translation>There is no such appeal, or it has been withdrawn or decided.</translation>
    </message>
    <message>
        <source>Board %1: there is no ruling since the decision on the appeal. Make it first.</source>
        <translation>Board %1: there is no ruling since the decision on the appeal. Make it first.</translation>
    </message>
    <message>
        <source>Board %1: the time for appeals against rulings of this round is over.</source>
        <translation>Board %1: the time for appeals against rulings of this round is over.</translation>
    </message>
    <message>
        <source>The lines above and below the papers are one line each, of at most 160 characters.</source>
        <translation>The lines above and below the papers are one line each, of at most 160 characters.</translation>
    </message>
    <message>
        <source>Two players of the list have the same FIDE ID. Leave one of them out.</source>
        <translation>Two players of the list have the same FIDE ID. Leave one of them out.</translation>
    </message>
    <message>
        <source>The e-mail address or the telephone number is too long or contains characters that are not allowed.</source>
        <translation>The e-mail address or the telephone number is too long or contains characters that are not allowed.</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n envelope of an adjourned game is still closed.</numerusform>
            <numerusform>%n envelopes of adjourned games are still closed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 has begun already.</source>
        <translation>Round %1 has begun already.</translation>
    </message>
    <message>
        <source>Round %1 has not begun yet.</source>
        <translation>Round %1 has not begun yet.</translation>
    </message>
    <message>
        <source>Round %1 is stopped already.</source>
        <translation>Round %1 is stopped already.</translation>
    </message>
    <message>
        <source>Round %1 is not stopped.</source>
        <translation>Round %1 is not stopped.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Round %1 is over.</translation>
    </message>
    <message>
        <source>The game on board %1 is being played with its clock.</source>
        <translation>The game on board %1 is being played with its clock.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the round have no result.</source>
        <translation>
            <numerusform>%n board of the round has no result.</numerusform>
            <numerusform>%n boards of the round have no result.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has begun: the board can be neither dissolved nor renumbered.</source>
        <translation>The game on board %1 has begun: the board can be neither dissolved nor renumbered.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n board has other players or colours.</numerusform>
            <numerusform>%n boards have other players or colours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has another result already.</source>
        <translation>Board %1 has another result already.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in.</source>
        <translation>
            <numerusform>%n player is not checked in.</numerusform>
            <numerusform>%n players are not checked in.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the game record has more moves than the clock.</source>
        <translation>Board %1: the game record has more moves than the clock.</translation>
    </message>
    <message>
        <source>Board %1: no sealed move has been typed.</source>
        <translation>Board %1: no sealed move has been typed.</translation>
    </message>
    <message>
        <source>Write what is on the clock, at most 20 characters, and what is wrong with it in one line.</source>
        <translation>Write what is on the clock, at most 20 characters, and what is wrong with it in one line.</translation>
    </message>
    <message>
        <source>The game on board %1 has begun; a game that was begun is not a forfeit.</source>
        <translation>The game on board %1 has begun; a game that was begun is not a forfeit.</translation>
    </message>
    <message>
        <source>Board %1: the move is sealed and the clock is stopped. It cannot be changed any more.</source>
        <translation>Board %1: the move is sealed and the clock is stopped. It cannot be changed any more.</translation>
    </message>
    <message>
        <source>Board %1: there is no such ruling, or it does not stand any more.</source>
        <translation>Board %1: there is no such ruling, or it does not stand any more.</translation>
    </message>
    <message>
        <source>Board %1: give the reason for your decision.</source>
        <translation>Board %1: give the reason for your decision.</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>The ruling on board %1 will not stand any more.</translation>
    </message>
    <message>
        <source>Board %1: a later ruling on this game rests on this one. Withdraw the later one first.</source>
        <translation>Board %1: a later ruling on this game rests on this one. Withdraw the later one first.</translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Import notes</source>
        <translation>Import notes</translation>
    </message>
    <message>
        <source>None: the file has everything the program needs.</source>
        <translation>None: the file has everything the program needs.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>once</numerusform>
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
        <source>Ignored</source>
        <translation>Ignored</translation>
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
        <source>The colour is missing; it was taken from the opponent&apos;s record.</source>
        <translation>The colour is missing; it was taken from the opponent&apos;s record.</translation>
    </message>
    <message>
        <source>“%1” without an opponent was read as a bye.</source>
        <translation>“%1” without an opponent was read as a bye.</translation>
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
        <source>Records of abnormal points are not used.</source>
        <translation>Records of abnormal points are not used.</translation>
    </message>
    <message>
        <source>The tie-break “%1” is not known; it was left out.</source>
        <translation>The tie-break “%1” is not known; it was left out.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>“%1” cannot be read here; it was left out.</translation>
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
        <source>The file is not a tournament report file (TRF).</source>
        <translation>The file is not a tournament report file (TRF).</translation>
    </message>
    <message>
        <source>“%1” contradicts another record of the file; the other one counts.</source>
        <translation>“%1” contradicts another record of the file; the other one counts.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrected</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>The initial colour is not given.</source>
        <translation>The initial colour is not given.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered by the pairing rules.</source>
        <translation>The order of the boards is not given; they were numbered by the pairing rules.</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1. Check the spelling of the names.</source>
        <translation>The file is not UTF-8; it was read as Latin-1. Check the spelling of the names.</translation>
    </message>
    <message>
        <source>Spaces are missing at the end of the line; the line was read anyway.</source>
        <translation>Spaces are missing at the end of the line; the line was read anyway.</translation>
    </message>
    <message>
        <source>The points are given as %1, but the results add up to %2; the results count.</source>
        <translation>The points are given as %1, but the results add up to %2; the results count.</translation>
    </message>
    <message>
        <source>The file announces %1 players but lists %2; the list counts.</source>
        <translation>The file announces %1 players but lists %2; the list counts.</translation>
    </message>
    <message>
        <source>A bye has no opponent number; 0000 was assumed.</source>
        <translation>A bye has no opponent number; 0000 was assumed.</translation>
    </message>
    <message>
        <source>The file announces %1 rounds but has %2; those it has were imported.</source>
        <translation>The file announces %1 rounds but has %2; those it has were imported.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of characters; the line was read anyway.</source>
        <translation>The columns of this line count bytes instead of characters; the line was read anyway.</translation>
    </message>
    <message>
        <source>A control character was read as a space.</source>
        <translation>A control character was read as a space.</translation>
    </message>
    <message>
        <source>Acceleration is imported only for a Swiss, and only Baku acceleration; this one was left out.</source>
        <translation>Acceleration is imported only for a Swiss, and only Baku acceleration; this one was left out.</translation>
    </message>
    <message>
        <source>Prohibited pairings are imported only for a Swiss, and only between its players; these were left out.</source>
        <translation>Prohibited pairings are imported only for a Swiss, and only between its players; these were left out.</translation>
    </message>
    <message>
        <source>The program does not use records “%1”; they were left out.</source>
        <translation>The program does not use records “%1”; they were left out.</translation>
    </message>
    <message>
        <source>The pairing number %1 appears twice in the file.</source>
        <translation>The pairing number %1 appears twice in the file.</translation>
    </message>
    <message>
        <source>The two players&apos; results contradict each other.</source>
        <translation>The two players&apos; results contradict each other.</translation>
    </message>
    <message>
        <source>The player is given as their own opponent.</source>
        <translation>The player is given as their own opponent.</translation>
    </message>
    <message>
        <source>The file has more players than the program allows.</source>
        <translation>The file has more players than the program allows.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report file.</source>
        <translation>The file is too large for a tournament report file.</translation>
    </message>
    <message>
        <source>There is text where the record must be blank: “%1”.</source>
        <translation>There is text where the record must be blank: “%1”.</translation>
    </message>
    <message>
        <source>The file has more rounds than the program allows.</source>
        <translation>The file has more rounds than the program allows.</translation>
    </message>
    <message>
        <source>Here a draw is worth more than a win, or a loss more than a draw: %1.</source>
        <translation>Here a draw is worth more than a win, or a loss more than a draw: %1.</translation>
    </message>
    <message>
        <source>There is text after the value: “%1” was read as %2.</source>
        <translation>There is text after the value: “%1” was read as %2.</translation>
    </message>
    <message>
        <source>Match points do not apply to individual events; “%1” was left out.</source>
        <translation>Match points do not apply to individual events; “%1” was left out.</translation>
    </message>
    <message>
        <source>Player %1 is prohibited from meeting player %1; this was left out.</source>
        <translation>Player %1 is prohibited from meeting player %1; this was left out.</translation>
    </message>
    <message>
        <source>The file gives points for an absence or a lost forfeit; here they count nothing.</source>
        <translation>The file gives points for an absence or a lost forfeit; here they count nothing.</translation>
    </message>
    <message>
        <source>Round %1: the adjourned game %2 counted as a draw and ended %3.</source>
        <extracomment>%1 the number of a round, %2 two players&apos; numbers, &quot;3–8&quot;, %3 a result.</extracomment>
        <translation>Round %1: the adjourned game %2 counted as a draw and ended %3.</translation>
    </message>
    <message>
        <source>For information</source>
        <translation>For information</translation>
    </message>
    <message>
        <source>“%1” without an opponent is not a known result; it was read as no entry.</source>
        <translation>“%1” without an opponent is not a known result; it was read as no entry.</translation>
    </message>
    <message>
        <source>“%1” is not a known result; the game was read as one without a result.</source>
        <translation>“%1” is not a known result; the game was read as one without a result.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n game(s) without a result yet, board(s) %2.</source>
        <extracomment>%1 the number of a round, %2 a list of boards.</extracomment>
        <translation>
            <numerusform>Round %1: %n game without a result yet, board %2.</numerusform>
            <numerusform>Round %1: %n games without a result yet, boards %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player was given number %1.</source>
        <translation>The player was given number %1.</translation>
    </message>
    <message>
        <source>The name was entered as “%1”.</source>
        <translation>The name was entered as “%1”.</translation>
    </message>
    <message>
        <source>The rest of the line was moved to its columns.</source>
        <translation>The rest of the line was moved to its columns.</translation>
    </message>
    <message>
        <source>The player was imported without a rating.</source>
        <translation>The player was imported without a rating.</translation>
    </message>
    <message>
        <source>The rating was read as %1.</source>
        <translation>The rating was read as %1.</translation>
    </message>
    <message>
        <source>The game was imported without a result: enter it.</source>
        <translation>The game was imported without a result: enter it.</translation>
    </message>
    <message>
        <source>The round was imported as “%1”.</source>
        <translation>The round was imported as “%1”.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a sentence on what is wrong, %2 one on what was imported instead.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ReplayKeys</name>
    <message>
        <source>type a time of day: 14:32 or 14:32:05</source>
        <translation>type a time of day: 14:32 or 14:32:05</translation>
    </message>
    <message>
        <source>type a time</source>
        <translation>type a time</translation>
    </message>
    <message>
        <source>previous and next action</source>
        <translation>previous and next action</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>a minute back or forward</source>
        <translation>a minute back or forward</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>the start, and the present</source>
        <translation>the start, and the present</translation>
    </message>
    <message>
        <source>graph by time or by moves</source>
        <translation>graph by time or by moves</translation>
    </message>
    <message>
        <source>time or moves</source>
        <translation>time or moves</translation>
    </message>
    <message>
        <source>back to the previous page</source>
        <translation>back to the previous page</translation>
    </message>
    <message>
        <source>copy as text</source>
        <translation>copy as text</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>save as text</translation>
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
        <source>Copy as text</source>
        <translation>Copy as text</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Save as text</translation>
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
        <source>Graph by</source>
        <translation>Graph by</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>moves</translation>
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
        <source>Stopped at the flag fall</source>
        <translation>Stopped at the flag fall</translation>
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
        <source>What happened</source>
        <translation>What happened</translation>
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
        <source>Clock of round %1, board %2</source>
        <translation>Clock of round %1, board %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
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
        <source>Time taken</source>
        <translation>Time taken</translation>
    </message>
    <message>
        <source>%1 (undone later)</source>
        <translation>%1 (undone later)</translation>
    </message>
    <message>
        <source>The program was closed from %1 to %2; the clock was paused.</source>
        <translation>The program was closed from %1 to %2; the clock was paused.</translation>
    </message>
    <message>
        <source>The program was not running from %1 to %2; these are the last recorded times.</source>
        <translation>The program was not running from %1 to %2; these are the last recorded times.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>local time (%1); both clocks as shown after the action</source>
        <translation>local time (%1); both clocks as shown after the action</translation>
    </message>
    <message>
        <source>Interruption</source>
        <translation>Interruption</translation>
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
    <message>
        <source>No result</source>
        <translation>No result</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Verified</source>
        <extracomment>%1 is a result that differs from the one that was entered before: &quot;Now 0–1&quot;.</extracomment>
        <translation>Verified</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Now %1</translation>
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
    <message>
        <source>%1, not rated</source>
        <extracomment>%1 a result, like &quot;White wins&quot;: of a game that counts, but is not rated.</extracomment>
        <translation>%1, not rated</translation>
    </message>
    <message>
        <source>%1, counts %2</source>
        <extracomment>%1 the result of a game, %2 the points that count by a ruling of the arbiter: ½–½, counts ½–1.</extracomment>
        <translation>%1, counts %2</translation>
    </message>
    <message>
        <source>by checkmate</source>
        <translation>by checkmate</translation>
    </message>
    <message>
        <source>by resignation</source>
        <translation>by resignation</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>on time</translation>
    </message>
    <message>
        <source>by forfeit</source>
        <translation>by forfeit</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>by agreement</translation>
    </message>
    <message>
        <source>by stalemate</source>
        <translation>by stalemate</translation>
    </message>
    <message>
        <source>by a dead position</source>
        <translation>by a dead position</translation>
    </message>
    <message>
        <source>by a correct claim</source>
        <translation>by a correct claim</translation>
    </message>
    <message>
        <source>without a claim</source>
        <extracomment>A draw by five times the same position, or by 75 moves.</extracomment>
        <translation>without a claim</translation>
    </message>
    <message>
        <source>as a penalty</source>
        <translation>as a penalty</translation>
    </message>
    <message>
        <source>by ruling of the arbiter</source>
        <translation>by ruling of the arbiter</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>result</comment>
        <extracomment>%1 a result, %2 how the game ended: &quot;1–0 by resignation&quot;.</extracomment>
        <translation>%1 %2</translation>
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
    <message>
        <source>How results are typed</source>
        <translation>How results are typed</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>In order</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verify</translation>
    </message>
    <message>
        <source>Board number first</source>
        <translation>Board number first</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) adjourned, the other results are in</source>
        <translation>
            <numerusform>%n game adjourned, the other results are in</numerusform>
            <numerusform>%n games adjourned, the other results are in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsKeys</name>
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
        <source>White, Black or nobody wins by forfeit</source>
        <translation>White, Black or nobody wins by forfeit</translation>
    </message>
    <message>
        <source>½–0, 0–½ and 0–0 over the board</source>
        <translation>½–0, 0–½ and 0–0 over the board</translation>
    </message>
    <message>
        <source>the same as 1 = 0, and the game is not rated: less than one move was played</source>
        <translation>the same as 1 = 0, and the game is not rated: less than one move was played</translation>
    </message>
    <message>
        <source>adjourn the game</source>
        <translation>adjourn the game</translation>
    </message>
    <message>
        <source>clear the result</source>
        <translation>clear the result</translation>
    </message>
    <message>
        <source>next missing result</source>
        <translation>next missing result</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>next missing</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>find a board by number or name</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>find a board</translation>
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
        <source>another round</source>
        <translation>another round</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>an incident at the current board: facts, ruling, decision</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>scoresheets of the board collected, or not after all</source>
        <translation>scoresheets of the board collected, or not after all</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>scoresheets collected</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected, or not after all</source>
        <translation>White&apos;s scoresheet collected, or not after all</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected, or not after all</source>
        <translation>Black&apos;s scoresheet collected, or not after all</translation>
    </message>
    <message>
        <source>print the list of missing scoresheets</source>
        <translation>print the list of missing scoresheets</translation>
    </message>
    <message>
        <source>begins the code of a slip that a scanner reads</source>
        <translation>begins the code of a slip that a scanner reads</translation>
    </message>
    <message>
        <source>copy the results of the round, for a spreadsheet or a letter</source>
        <translation>copy the results of the round, for a spreadsheet or a letter</translation>
    </message>
    <message>
        <source>verify: type every result again, nothing changes; again: back to the usual order</source>
        <translation>verify: type every result again, nothing changes; again: back to the usual order</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>verify</translation>
    </message>
    <message>
        <source>slips in any order: board number, Enter, result; again: back to the usual order</source>
        <translation>slips in any order: board number, Enter, result; again: back to the usual order</translation>
    </message>
    <message>
        <source>board number first</source>
        <translation>board number first</translation>
    </message>
    <message>
        <source>the result differs: correct it to what was typed now</source>
        <translation>the result differs: correct it to what was typed now</translation>
    </message>
    <message>
        <source>the result differs: keep what stands and go on</source>
        <translation>the result differs: keep what stands and go on</translation>
    </message>
    <message>
        <source>the result differs: a slip of the finger, type it once more</source>
        <translation>the result differs: a slip of the finger, type it once more</translation>
    </message>
    <message>
        <source>the keys of another program</source>
        <translation>the keys of another program</translation>
    </message>
    <message>
        <source>keys: %1</source>
        <translation>keys: %1</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Board number or part of a name, then Enter</source>
        <translation>Board number or part of a name, then Enter</translation>
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
        <source>No results to enter yet</source>
        <translation>No results to enter yet</translation>
    </message>
    <message>
        <source>Once a round is paired, its boards are listed here in order. One key enters a result.</source>
        <translation>Once a round is paired, its boards are listed here in order. One key enters a result.</translation>
    </message>
</context>
<context>
    <name>ResultsStrip</name>
    <message>
        <source>Board %1: now its result</source>
        <comment>slip</comment>
        <translation>Board %1: now its result</translation>
    </message>
    <message>
        <source>Board number, then Enter</source>
        <translation>Board number, then Enter</translation>
    </message>
    <message>
        <source>Every board of the round was typed again.</source>
        <translation>Every board of the round was typed again.</translation>
    </message>
    <message>
        <source>Type every result again from its slip. Nothing changes by it.</source>
        <translation>Type every result again from its slip. Nothing changes by it.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Correct it</translation>
    </message>
    <message>
        <source>Keep what stands</source>
        <translation>Keep what stands</translation>
    </message>
    <message>
        <source>Type it once more</source>
        <translation>Type it once more</translation>
    </message>
</context>
<context>
    <name>ReviewKeys</name>
    <message>
        <source>create the event</source>
        <translation>create the event</translation>
    </message>
    <message>
        <source>leave; nothing is saved</source>
        <translation>leave; nothing is saved</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Import %1</translation>
    </message>
    <message>
        <source>This file cannot be imported. The notes below show where it is wrong.</source>
        <translation>This file cannot be imported. The notes below show where it is wrong.</translation>
    </message>
    <message>
        <source>What to import</source>
        <translation>What to import</translation>
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
    <message>
        <source>Drop this import? Nothing has been created.</source>
        <translation>Drop this import? Nothing has been created.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Drop</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
</context>
<context>
    <name>RulingOwnWord</name>
    <message>
        <source>Your own decision, with a note below</source>
        <translation>Your own decision, with a note below</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>Round %1, board %2: %3</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <extracomment>%1 the names of attached files.</extracomment>
        <translation>Attached: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 a ruling, %2 that it was undone, or when and why it was withdrawn.</extracomment>
        <translation>%1 – %2</translation>
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
        <source>Guidelines II</source>
        <translation>Guidelines II</translation>
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
        <source>White: illegal move no. %1</source>
        <translation>White: illegal move no. %1</translation>
    </message>
    <message>
        <source>Black: illegal move no. %1</source>
        <translation>Black: illegal move no. %1</translation>
    </message>
    <message>
        <source>White claims a draw</source>
        <translation>White claims a draw</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>Black claims a draw</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>White offers a draw</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Black offers a draw</translation>
    </message>
    <message>
        <source>White asks for extra time</source>
        <translation>White asks for extra time</translation>
    </message>
    <message>
        <source>Black asks for extra time</source>
        <translation>Black asks for extra time</translation>
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
        <source>The clocks are paused</source>
        <translation>The clocks are paused</translation>
    </message>
    <message>
        <source>Stop the clock on the table</source>
        <translation>Stop the clock on the table</translation>
    </message>
    <message>
        <source>add %1 to White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter adds on a clock on the table.</extracomment>
        <translation>add %1 to White&apos;s time</translation>
    </message>
    <message>
        <source>add %1 to Black&apos;s time</source>
        <translation>add %1 to Black&apos;s time</translation>
    </message>
    <message>
        <source>take %1 from White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter takes off a clock on the table.</extracomment>
        <translation>take %1 from White&apos;s time</translation>
    </message>
    <message>
        <source>take %1 from Black&apos;s time</source>
        <translation>take %1 from Black&apos;s time</translation>
    </message>
    <message>
        <source>set White&apos;s time to %1</source>
        <extracomment>%1 is a time that the arbiter sets on a clock on the table.</extracomment>
        <translation>set White&apos;s time to %1</translation>
    </message>
    <message>
        <source>set Black&apos;s time to %1</source>
        <translation>set Black&apos;s time to %1</translation>
    </message>
    <message>
        <source>set White&apos;s move counter to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>set White&apos;s move counter to %1</translation>
    </message>
    <message>
        <source>set Black&apos;s move counter to %1</source>
        <translation>set Black&apos;s move counter to %1</translation>
    </message>
    <message>
        <source>set the increment to %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>set the increment to %1</translation>
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
        <source>it counts as White&apos;s illegal move no. %1</source>
        <translation>it counts as White&apos;s illegal move no. %1</translation>
    </message>
    <message>
        <source>it counts as Black&apos;s illegal move no. %1</source>
        <translation>it counts as Black&apos;s illegal move no. %1</translation>
    </message>
    <message>
        <source>The offer stands</source>
        <translation>The offer stands</translation>
    </message>
    <message>
        <source>The player loses, and the opponent wins.</source>
        <translation>The player loses, and the opponent wins.</translation>
    </message>
    <message>
        <source>The claim is correct: the game is drawn.</source>
        <translation>The claim is correct: the game is drawn.</translation>
    </message>
    <message>
        <source>The offer stands until it is answered.</source>
        <translation>The offer stands until it is answered.</translation>
    </message>
    <message>
        <source>Claimed or observed by</source>
        <translation>Claimed or observed by</translation>
    </message>
    <message>
        <source>Which flag fell first</source>
        <translation>Which flag fell first</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show the %n move(s)?</source>
        <translation>
            <numerusform>Do the scoresheets show the %n move?</numerusform>
            <numerusform>Do the scoresheets show the %n moves?</numerusform>
        </translation>
    </message>
    <message>
        <source>Was the game already over?</source>
        <translation>Was the game already over?</translation>
    </message>
    <message>
        <source>Do you allow it?</source>
        <translation>Do you allow it?</translation>
    </message>
    <message>
        <source>The game had already ended: checkmate, stalemate, dead position, resignation or agreement.</source>
        <translation>The game had already ended: checkmate, stalemate, dead position, resignation or agreement.</translation>
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
        <source>White&apos;s first</source>
        <translation>White&apos;s first</translation>
    </message>
    <message>
        <source>Black&apos;s first</source>
        <translation>Black&apos;s first</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>the arbiter</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>claim</comment>
        <translation>correct</translation>
    </message>
    <message>
        <source>incorrect</source>
        <comment>claim</comment>
        <translation>incorrect</translation>
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
        <source>%1: %2</source>
        <comment>answer</comment>
        <extracomment>%1 an answer, %2 what it leads to.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game was already over. Enter its result below.</source>
        <translation>The game was already over. Enter its result below.</translation>
    </message>
    <message>
        <source>Here the arbiter must not call the flag: a player has to claim it.</source>
        <translation>Here the arbiter must not call the flag: a player has to claim it.</translation>
    </message>
    <message>
        <source>The claim is rejected and the game continues.</source>
        <translation>The claim is rejected and the game continues.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>The game continues.</translation>
    </message>
    <message>
        <source>Check on the scoresheets whether the moves were made.</source>
        <translation>Check on the scoresheets whether the moves were made.</translation>
    </message>
    <message>
        <source>Not covered by the Laws: the arbiter decides.</source>
        <translation>Not covered by the Laws: the arbiter decides.</translation>
    </message>
    <message>
        <source>White&apos;s phone rang</source>
        <translation>White&apos;s phone rang</translation>
    </message>
    <message>
        <source>Black&apos;s phone rang</source>
        <translation>Black&apos;s phone rang</translation>
    </message>
    <message>
        <source>Electronic device found on White</source>
        <translation>Electronic device found on White</translation>
    </message>
    <message>
        <source>Electronic device found on Black</source>
        <translation>Electronic device found on Black</translation>
    </message>
    <message>
        <source>The players agree to a draw</source>
        <translation>The players agree to a draw</translation>
    </message>
    <message>
        <source>Absent at the start of the round</source>
        <translation>Absent at the start of the round</translation>
    </message>
    <message>
        <source>White arrived %1 after the start</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>White arrived %1 after the start</translation>
    </message>
    <message>
        <source>Black arrived %1 after the start</source>
        <translation>Black arrived %1 after the start</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Clock adjustment</translation>
    </message>
    <message>
        <source>White&apos;s move is retracted</source>
        <translation>White&apos;s move is retracted</translation>
    </message>
    <message>
        <source>Black&apos;s move is retracted</source>
        <translation>Black&apos;s move is retracted</translation>
    </message>
    <message>
        <source>both receive an increment of %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>both receive an increment of %1</translation>
    </message>
    <message>
        <source>The opponent wins, or the game is drawn if they cannot checkmate.</source>
        <translation>The opponent wins, or the game is drawn if they cannot checkmate.</translation>
    </message>
    <message>
        <source>The player loses.</source>
        <translation>The player loses.</translation>
    </message>
    <message>
        <source>The player loses, or the game is drawn if the opponent cannot checkmate.</source>
        <translation>The player loses, or the game is drawn if the opponent cannot checkmate.</translation>
    </message>
    <message>
        <source>The move is retracted, and the opponent gets extra time.</source>
        <translation>The move is retracted, and the opponent gets extra time.</translation>
    </message>
    <message>
        <source>It is not an illegal move: the arbiter chooses the penalty.</source>
        <translation>It is not an illegal move: the arbiter chooses the penalty.</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores 1 point, or ½ if unable to checkmate.</source>
        <translation>The player loses. The opponent scores 1 point, or ½ if unable to checkmate.</translation>
    </message>
    <message>
        <source>The player loses. The opponent cannot checkmate and scores ½.</source>
        <translation>The player loses. The opponent cannot checkmate and scores ½.</translation>
    </message>
    <message>
        <source>The claim must be examined.</source>
        <translation>The claim must be examined.</translation>
    </message>
    <message>
        <source>The claim is incorrect: the opponent gets extra time.</source>
        <translation>The claim is incorrect: the opponent gets extra time.</translation>
    </message>
    <message>
        <source>The claim is invalid and the game continues.</source>
        <translation>The claim is invalid and the game continues.</translation>
    </message>
    <message>
        <source>Each player must have made a move before a draw can be agreed.</source>
        <translation>Each player must have made a move before a draw can be agreed.</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it without the arbiter&apos;s consent.</source>
        <translation>The regulations of the event do not allow it without the arbiter&apos;s consent.</translation>
    </message>
    <message>
        <source>A player who arrives after the default time loses.</source>
        <translation>A player who arrives after the default time loses.</translation>
    </message>
    <message>
        <source>No player has arrived after the default time.</source>
        <translation>No player has arrived after the default time.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected after this many moves.</source>
        <translation>The clock setting can no longer be corrected after this many moves.</translation>
    </message>
    <message>
        <source>The Laws give the amount of time.</source>
        <translation>The Laws give the amount of time.</translation>
    </message>
    <message>
        <source>The arbiter decides on the time.</source>
        <translation>The arbiter decides on the time.</translation>
    </message>
    <message>
        <source>The Laws do not provide for this in this game.</source>
        <translation>The Laws do not provide for this in this game.</translation>
    </message>
    <message>
        <source>The player&apos;s own claim is rejected (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>The player&apos;s own claim is rejected (%1).</translation>
    </message>
    <message>
        <source>The event&apos;s regulations may set a lesser penalty. If so, choose Play on and apply it.</source>
        <translation>The event&apos;s regulations may set a lesser penalty. If so, choose Play on and apply it.</translation>
    </message>
    <message>
        <source>It is ruled on only if a player claims it.</source>
        <translation>It is ruled on only if a player claims it.</translation>
    </message>
    <message>
        <source>The game record says otherwise.</source>
        <translation>The game record says otherwise.</translation>
    </message>
    <message>
        <source>The game had already been drawn without a claim.</source>
        <translation>The game had already been drawn without a claim.</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Only the regulations of the event may say otherwise.</translation>
    </message>
    <message>
        <source>What did the examination of the claim show?</source>
        <translation>What did the examination of the claim show?</translation>
    </message>
    <message>
        <source>May the player play nevertheless?</source>
        <translation>May the player play nevertheless?</translation>
    </message>
    <message>
        <source>Would the schedule of the event suffer without the change?</source>
        <translation>Would the schedule of the event suffer without the change?</translation>
    </message>
    <message>
        <source>cannot be established</source>
        <translation>cannot be established</translation>
    </message>
    <message>
        <source>By analogy with the nearest article: %1</source>
        <extracomment>%1 what an article about a similar case would give.</extracomment>
        <translation>By analogy with the nearest article: %1</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>claim</comment>
        <translation>invalid</translation>
    </message>
    <message>
        <source>White claims a draw in the quickplay finish</source>
        <translation>White claims a draw in the quickplay finish</translation>
    </message>
    <message>
        <source>Black claims a draw in the quickplay finish</source>
        <translation>Black claims a draw in the quickplay finish</translation>
    </message>
    <message>
        <source>The clock is defective</source>
        <translation>The clock is defective</translation>
    </message>
    <message>
        <source>The clock was set incorrectly</source>
        <translation>The clock was set incorrectly</translation>
    </message>
    <message>
        <source>The arbiter stopped the clocks</source>
        <translation>The arbiter stopped the clocks</translation>
    </message>
    <message>
        <source>White stopped the clocks</source>
        <translation>White stopped the clocks</translation>
    </message>
    <message>
        <source>Black stopped the clocks</source>
        <translation>Black stopped the clocks</translation>
    </message>
    <message>
        <source>White&apos;s claim is based on a screen</source>
        <translation>White&apos;s claim is based on a screen</translation>
    </message>
    <message>
        <source>Black&apos;s claim is based on a screen</source>
        <translation>Black&apos;s claim is based on a screen</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet</source>
        <translation>White&apos;s scoresheet</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet</source>
        <translation>Black&apos;s scoresheet</translation>
    </message>
    <message>
        <source>The scoresheets are not up to date after a flag fall</source>
        <translation>The scoresheets are not up to date after a flag fall</translation>
    </message>
    <message>
        <source>White&apos;s clock is set to %1</source>
        <extracomment>%1 is a time that the clock is set to.</extracomment>
        <translation>White&apos;s clock is set to %1</translation>
    </message>
    <message>
        <source>Black&apos;s clock is set to %1</source>
        <translation>Black&apos;s clock is set to %1</translation>
    </message>
    <message>
        <source>White&apos;s next period begins</source>
        <translation>White&apos;s next period begins</translation>
    </message>
    <message>
        <source>Black&apos;s next period begins</source>
        <translation>Black&apos;s next period begins</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>period</comment>
        <extracomment>%1 is that a period begins, %2 the time it adds.</extracomment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>the draw offer has lapsed</source>
        <translation>the draw offer has lapsed</translation>
    </message>
    <message>
        <source>The decision is postponed</source>
        <translation>The decision is postponed</translation>
    </message>
    <message>
        <source>the clock is replaced</source>
        <translation>the clock is replaced</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>Resume the clock</translation>
    </message>
    <message>
        <source>White completes the scoresheet</source>
        <translation>White completes the scoresheet</translation>
    </message>
    <message>
        <source>Black completes the scoresheet</source>
        <translation>Black completes the scoresheet</translation>
    </message>
    <message>
        <source>%1 in their own time</source>
        <extracomment>%1 is that a player completes the scoresheet.</extracomment>
        <translation>%1 in their own time</translation>
    </message>
    <message>
        <source>the game is reconstructed on another board</source>
        <translation>the game is reconstructed on another board</translation>
    </message>
    <message>
        <source>The flag fall does not count.</source>
        <translation>The flag fall does not count.</translation>
    </message>
    <message>
        <source>The game continues. The arbiter decides later, or after a flag fall.</source>
        <translation>The game continues. The arbiter decides later, or after a flag fall.</translation>
    </message>
    <message>
        <source>The claim is rejected, and the opponent gets extra time.</source>
        <translation>The claim is rejected, and the opponent gets extra time.</translation>
    </message>
    <message>
        <source>The request is rejected and the game continues.</source>
        <translation>The request is rejected and the game continues.</translation>
    </message>
    <message>
        <source>The clocks are set to the correct times.</source>
        <translation>The clocks are set to the correct times.</translation>
    </message>
    <message>
        <source>There was a valid reason to stop the clocks.</source>
        <translation>There was a valid reason to stop the clocks.</translation>
    </message>
    <message>
        <source>There was no valid reason to stop the clocks.</source>
        <translation>There was no valid reason to stop the clocks.</translation>
    </message>
    <message>
        <source>The player must record the moves.</source>
        <translation>The player must record the moves.</translation>
    </message>
    <message>
        <source>The player does not have to record the moves.</source>
        <translation>The player does not have to record the moves.</translation>
    </message>
    <message>
        <source>The scoresheets must be brought up to date first.</source>
        <translation>The scoresheets must be brought up to date first.</translation>
    </message>
    <message>
        <source>Neither player was present: White loses all the time until they arrive.</source>
        <translation>Neither player was present: White loses all the time until they arrive.</translation>
    </message>
    <message>
        <source>A claim cannot be based on a screen alone.</source>
        <translation>A claim cannot be based on a screen alone.</translation>
    </message>
    <message>
        <source>The scoresheets belong to the organiser.</source>
        <translation>The scoresheets belong to the organiser.</translation>
    </message>
    <message>
        <source>The decision cannot be appealed (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>The decision cannot be appealed (%1).</translation>
    </message>
    <message>
        <source>The game has an increment: later editions of the Laws do not allow this claim.</source>
        <translation>The game has an increment: later editions of the Laws do not allow this claim.</translation>
    </message>
    <message>
        <source>The claim ends the game.</source>
        <translation>The claim ends the game.</translation>
    </message>
    <message>
        <source>The position or the scoresheet was not written down, or the opponent has not verified it.</source>
        <translation>The position or the scoresheet was not written down, or the opponent has not verified it.</translation>
    </message>
    <message>
        <source>The player may claim a draw instead (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>The player may claim a draw instead (%1).</translation>
    </message>
    <message>
        <source>The correct time is used up: the arbiter decides whether the flag has fallen.</source>
        <translation>The correct time is used up: the arbiter decides whether the flag has fallen.</translation>
    </message>
    <message>
        <source>The scoresheets must be completed before the next move (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>The scoresheets must be completed before the next move (%1).</translation>
    </message>
    <message>
        <source>The next move is the first of the new period, unless there is evidence of more moves.</source>
        <translation>The next move is the first of the new period, unless there is evidence of more moves.</translation>
    </message>
    <message>
        <source>The arbiter may also impose a penalty (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>The arbiter may also impose a penalty (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show White&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Do the scoresheets show White&apos;s %n move?</numerusform>
            <numerusform>Do the scoresheets show White&apos;s %n moves?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show Black&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Do the scoresheets show Black&apos;s %n move?</numerusform>
            <numerusform>Do the scoresheets show Black&apos;s %n moves?</numerusform>
        </translation>
    </message>
    <message>
        <source>Could White not win by normal means, or did White not try enough?</source>
        <translation>Could White not win by normal means, or did White not try enough?</translation>
    </message>
    <message>
        <source>Could Black not win by normal means, or did Black not try enough?</source>
        <translation>Could Black not win by normal means, or did Black not try enough?</translation>
    </message>
    <message>
        <source>Does the opponent accept the draw?</source>
        <translation>Does the opponent accept the draw?</translation>
    </message>
    <message>
        <source>Has anything changed since the last claim?</source>
        <translation>Has anything changed since the last claim?</translation>
    </message>
    <message>
        <source>Your decision on the claim</source>
        <translation>Your decision on the claim</translation>
    </message>
    <message>
        <source>Was there a valid reason to stop the clocks?</source>
        <translation>Was there a valid reason to stop the clocks?</translation>
    </message>
    <message>
        <source>Is there a complete scoresheet?</source>
        <translation>Is there a complete scoresheet?</translation>
    </message>
    <message>
        <source>Do the scoresheets show it?</source>
        <translation>Do the scoresheets show it?</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>claim</comment>
        <translation>accepted</translation>
    </message>
    <message>
        <source>postponed</source>
        <comment>claim</comment>
        <translation>postponed</translation>
    </message>
    <message>
        <source>rejected</source>
        <comment>claim</comment>
        <translation>rejected</translation>
    </message>
    <message>
        <source>It cannot be established: play on</source>
        <translation>It cannot be established: play on</translation>
    </message>
    <message>
        <source>Penalty for White</source>
        <translation>Penalty for White</translation>
    </message>
    <message>
        <source>Penalty for Black</source>
        <translation>Penalty for Black</translation>
    </message>
    <message>
        <source>White: %1</source>
        <extracomment>%1 is what the player has done, as &quot;clock pressed with the other hand&quot;.
----------
%1 is what the player has done, as &quot;Noise&quot; or &quot;Leaving the playing venue&quot;.</extracomment>
        <translation>White: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Black: %1</translation>
    </message>
    <message>
        <source>The initial position was incorrect</source>
        <translation>The initial position was incorrect</translation>
    </message>
    <message>
        <source>The chessboard was placed incorrectly</source>
        <translation>The chessboard was placed incorrectly</translation>
    </message>
    <message>
        <source>The game began with colours reversed</source>
        <translation>The game began with colours reversed</translation>
    </message>
    <message>
        <source>Pieces have been displaced from their squares</source>
        <translation>Pieces have been displaced from their squares</translation>
    </message>
    <message>
        <source>White displaced pieces</source>
        <translation>White displaced pieces</translation>
    </message>
    <message>
        <source>Black displaced pieces</source>
        <translation>Black displaced pieces</translation>
    </message>
    <message>
        <source>The signed result</source>
        <translation>The signed result</translation>
    </message>
    <message>
        <source>White appeals</source>
        <translation>White appeals</translation>
    </message>
    <message>
        <source>Black appeals</source>
        <translation>Black appeals</translation>
    </message>
    <message>
        <source>White is warned</source>
        <translation>White is warned</translation>
    </message>
    <message>
        <source>Black is warned</source>
        <translation>Black is warned</translation>
    </message>
    <message>
        <source>White −%1</source>
        <extracomment>%1 is a time that is taken off the player&apos;s clock.</extracomment>
        <translation>White −%1</translation>
    </message>
    <message>
        <source>Black −%1</source>
        <translation>Black −%1</translation>
    </message>
    <message>
        <source>The score is %1–%2</source>
        <extracomment>The points of White and of Black, together more than a win: &quot;The score is 1–½&quot;.</extracomment>
        <translation>The score is %1–%2</translation>
    </message>
    <message>
        <source>White is fined</source>
        <translation>White is fined</translation>
    </message>
    <message>
        <source>Black is fined</source>
        <translation>Black is fined</translation>
    </message>
    <message numerus="yes">
        <source>White is excluded from %n round(s)</source>
        <translation>
            <numerusform>White is excluded from %n round</numerusform>
            <numerusform>White is excluded from %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is excluded from %n round(s)</source>
        <translation>
            <numerusform>Black is excluded from %n round</numerusform>
            <numerusform>Black is excluded from %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>White is expelled from the event</source>
        <translation>White is expelled from the event</translation>
    </message>
    <message>
        <source>Black is expelled from the event</source>
        <translation>Black is expelled from the event</translation>
    </message>
    <message>
        <source>The person is expelled from the playing venue</source>
        <translation>The person is expelled from the playing venue</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played</source>
        <translation>The game is cancelled and a new game played</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played with %1 each</source>
        <extracomment>%1 is the time that both clocks begin with.</extracomment>
        <translation>The game is cancelled and a new game played with %1 each</translation>
    </message>
    <message>
        <source>White may not castle</source>
        <translation>White may not castle</translation>
    </message>
    <message>
        <source>Black may not castle</source>
        <translation>Black may not castle</translation>
    </message>
    <message>
        <source>White may not castle kingside</source>
        <translation>White may not castle kingside</translation>
    </message>
    <message>
        <source>Black may not castle kingside</source>
        <translation>Black may not castle kingside</translation>
    </message>
    <message>
        <source>White may not castle queenside</source>
        <translation>White may not castle queenside</translation>
    </message>
    <message>
        <source>Black may not castle queenside</source>
        <translation>Black may not castle queenside</translation>
    </message>
    <message>
        <source>The position is transferred to a correctly placed chessboard</source>
        <translation>The position is transferred to a correctly placed chessboard</translation>
    </message>
    <message>
        <source>The pairing is corrected to the colours actually played</source>
        <translation>The pairing is corrected to the colours actually played</translation>
    </message>
    <message>
        <source>White replaces the pieces on White&apos;s own time</source>
        <translation>White replaces the pieces on White&apos;s own time</translation>
    </message>
    <message>
        <source>Black replaces the pieces on Black&apos;s own time</source>
        <translation>Black replaces the pieces on Black&apos;s own time</translation>
    </message>
    <message>
        <source>The last identifiable position before the irregularity is restored</source>
        <translation>The last identifiable position before the irregularity is restored</translation>
    </message>
    <message>
        <source>The decision stands</source>
        <translation>The decision stands</translation>
    </message>
    <message>
        <source>The decision is set aside</source>
        <translation>The decision is set aside</translation>
    </message>
    <message>
        <source>The game is cancelled, and a new game is played.</source>
        <translation>The game is cancelled, and a new game is played.</translation>
    </message>
    <message>
        <source>After this many moves no claim can be made. The game continues.</source>
        <translation>After this many moves no claim can be made. The game continues.</translation>
    </message>
    <message>
        <source>The player replaces the pieces on their own time.</source>
        <translation>The player replaces the pieces on their own time.</translation>
    </message>
    <message>
        <source>The position before the irregularity is restored. Nothing is counted against a player.</source>
        <translation>The position before the irregularity is restored. Nothing is counted against a player.</translation>
    </message>
    <message>
        <source>The usual penalty is proposed. Any other may be chosen.</source>
        <translation>The usual penalty is proposed. Any other may be chosen.</translation>
    </message>
    <message>
        <source>There is usually no penalty. The arbiter may choose one.</source>
        <translation>There is usually no penalty. The arbiter may choose one.</translation>
    </message>
    <message>
        <source>The arbiter chooses the penalty.</source>
        <translation>The arbiter chooses the penalty.</translation>
    </message>
    <message>
        <source>It counts as an illegal move: rule on it as one.</source>
        <translation>It counts as an illegal move: rule on it as one.</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>Both players lose the game.</translation>
    </message>
    <message>
        <source>The penalty has this effect.</source>
        <translation>The penalty has this effect.</translation>
    </message>
    <message>
        <source>The arbiter may impose one or more of the penalties of the Laws.</source>
        <translation>The arbiter may impose one or more of the penalties of the Laws.</translation>
    </message>
    <message>
        <source>The penalty changes points: the game needs a result first.</source>
        <translation>The penalty changes points: the game needs a result first.</translation>
    </message>
    <message>
        <source>The two scores may not add up to more than a win.</source>
        <translation>The two scores may not add up to more than a win.</translation>
    </message>
    <message>
        <source>It is permitted.</source>
        <translation>It is permitted.</translation>
    </message>
    <message>
        <source>A spectator: the arbiter may expel them from the playing venue.</source>
        <translation>A spectator: the arbiter may expel them from the playing venue.</translation>
    </message>
    <message>
        <source>The signed result stands, unless the arbiter decides otherwise.</source>
        <translation>The signed result stands, unless the arbiter decides otherwise.</translation>
    </message>
    <message>
        <source>The scoresheets show different results: the arbiter decides.</source>
        <translation>The scoresheets show different results: the arbiter decides.</translation>
    </message>
    <message>
        <source>The appeal must be decided.</source>
        <translation>The appeal must be decided.</translation>
    </message>
    <message>
        <source>The appeal is upheld: enter the new decision.</source>
        <translation>The appeal is upheld: enter the new decision.</translation>
    </message>
    <message>
        <source>The appeal is dismissed.</source>
        <translation>The appeal is dismissed.</translation>
    </message>
    <message>
        <source>There is no appeal against this decision.</source>
        <translation>There is no appeal against this decision.</translation>
    </message>
    <message>
        <source>The arbiter may start the new game with less time.</source>
        <translation>The arbiter may start the new game with less time.</translation>
    </message>
    <message>
        <source>A king that was misplaced may not castle; with a rook that was misplaced there is no castling.</source>
        <translation>A king that was misplaced may not castle; with a rook that was misplaced there is no castling.</translation>
    </message>
    <message>
        <source>Set the times to the best of your judgement.</source>
        <translation>Set the times to the best of your judgement.</translation>
    </message>
    <message>
        <source>No time is left: rule on the flag.</source>
        <translation>No time is left: rule on the flag.</translation>
    </message>
    <message>
        <source>The game cannot be rated with this score.</source>
        <translation>The game cannot be rated with this score.</translation>
    </message>
    <message>
        <source>The pairing rules say what becomes of the player&apos;s other games.</source>
        <translation>The pairing rules say what becomes of the player&apos;s other games.</translation>
    </message>
    <message>
        <source>Only if it was announced in advance.</source>
        <translation>Only if it was announced in advance.</translation>
    </message>
    <message>
        <source>The opponent may press the clock back: it is not a press without a move.</source>
        <translation>The opponent may press the clock back: it is not a press without a move.</translation>
    </message>
    <message>
        <source>The player may appeal even after signing the scoresheet.</source>
        <translation>The player may appeal even after signing the scoresheet.</translation>
    </message>
    <message>
        <source>What was decided on the appeal?</source>
        <translation>What was decided on the appeal?</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>upheld</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>dismissed</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Both kings are in check</translation>
    </message>
    <message>
        <source>There is a pawn on the last rank</source>
        <translation>There is a pawn on the last rank</translation>
    </message>
    <message>
        <source>White has touched a piece</source>
        <translation>White has touched a piece</translation>
    </message>
    <message>
        <source>Black has touched a piece</source>
        <translation>Black has touched a piece</translation>
    </message>
    <message>
        <source>White has touched the piece on %1</source>
        <extracomment>%1 a square of the board, as &quot;g8&quot;.</extracomment>
        <translation>White has touched the piece on %1</translation>
    </message>
    <message>
        <source>Black has touched the piece on %1</source>
        <translation>Black has touched the piece on %1</translation>
    </message>
    <message>
        <source>White has touched the pieces on %1</source>
        <extracomment>%1 squares of the board, as &quot;e1, h1&quot;.</extracomment>
        <translation>White has touched the pieces on %1</translation>
    </message>
    <message>
        <source>Black has touched the pieces on %1</source>
        <translation>Black has touched the pieces on %1</translation>
    </message>
    <message>
        <source>Reply to White&apos;s draw offer</source>
        <translation>Reply to White&apos;s draw offer</translation>
    </message>
    <message>
        <source>Reply to Black&apos;s draw offer</source>
        <translation>Reply to Black&apos;s draw offer</translation>
    </message>
    <message>
        <source>The game has ended on the board</source>
        <translation>The game has ended on the board</translation>
    </message>
    <message>
        <source>The draw was arranged before the game</source>
        <translation>The draw was arranged before the game</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>White resigns</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Black resigns</translation>
    </message>
    <message>
        <source>The players shook hands and disagree about the result</source>
        <translation>The players shook hands and disagree about the result</translation>
    </message>
    <message>
        <source>the position before the irregularity is restored</source>
        <translation>the position before the irregularity is restored</translation>
    </message>
    <message>
        <source>White&apos;s move counter is set to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>White&apos;s move counter is set to %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter is set to %1</source>
        <translation>Black&apos;s move counter is set to %1</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>White is to move</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>Black is to move</translation>
    </message>
    <message>
        <source>White&apos;s pawn becomes a queen</source>
        <translation>White&apos;s pawn becomes a queen</translation>
    </message>
    <message>
        <source>Black&apos;s pawn becomes a queen</source>
        <translation>Black&apos;s pawn becomes a queen</translation>
    </message>
    <message>
        <source>White may make any legal move</source>
        <translation>White may make any legal move</translation>
    </message>
    <message>
        <source>Black may make any legal move</source>
        <translation>Black may make any legal move</translation>
    </message>
    <message>
        <source>White must play one of these moves: %1</source>
        <extracomment>%1 is a list of moves in English notation.</extracomment>
        <translation>White must play one of these moves: %1</translation>
    </message>
    <message>
        <source>Black must play one of these moves: %1</source>
        <translation>Black must play one of these moves: %1</translation>
    </message>
    <message>
        <source>White writes down the intended move</source>
        <translation>White writes down the intended move</translation>
    </message>
    <message>
        <source>Black writes down the intended move</source>
        <translation>Black writes down the intended move</translation>
    </message>
    <message numerus="yes">
        <source>the last %n half-move(s) do not count</source>
        <translation>
            <numerusform>the last %n half-move does not count</numerusform>
            <numerusform>the last %n half-moves do not count</numerusform>
        </translation>
    </message>
    <message>
        <source>The move was not completed: there is no penalty, and another move must be made.</source>
        <translation>The move was not completed: there is no penalty, and another move must be made.</translation>
    </message>
    <message>
        <source>It is too late to correct the illegal move: it stands.</source>
        <translation>It is too late to correct the illegal move: it stands.</translation>
    </message>
    <message>
        <source>The players may correct it without the arbiter. Nothing is counted.</source>
        <translation>The players may correct it without the arbiter. Nothing is counted.</translation>
    </message>
    <message>
        <source>Here the arbiter must not act alone: a player has to claim it.</source>
        <translation>Here the arbiter must not act alone: a player has to claim it.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The move stands, and the opponent gets extra time.</source>
        <translation>It counts as an illegal move. The move stands, and the opponent gets extra time.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The pawn becomes a queen, and the opponent gets extra time.</source>
        <translation>It counts as an illegal move. The pawn becomes a queen, and the opponent gets extra time.</translation>
    </message>
    <message>
        <source>Pressing the clock without a move counts as an illegal move.</source>
        <translation>Pressing the clock without a move counts as an illegal move.</translation>
    </message>
    <message>
        <source>There was a reason to press the clock: it is not an offence.</source>
        <translation>There was a reason to press the clock: it is not an offence.</translation>
    </message>
    <message>
        <source>Checkmate: the game is over.</source>
        <translation>Checkmate: the game is over.</translation>
    </message>
    <message>
        <source>The player must move or capture the touched piece.</source>
        <translation>The player must move or capture the touched piece.</translation>
    </message>
    <message>
        <source>The touched piece cannot be moved or captured: any legal move may be made.</source>
        <translation>The touched piece cannot be moved or captured: any legal move may be made.</translation>
    </message>
    <message>
        <source>The player is not obliged to move or capture the piece.</source>
        <translation>The player is not obliged to move or capture the piece.</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since then and can no longer complain.</source>
        <translation>The opponent has touched a piece since then and can no longer complain.</translation>
    </message>
    <message>
        <source>The move breaks the touch-move rule and must be replaced.</source>
        <translation>The move breaks the touch-move rule and must be replaced.</translation>
    </message>
    <message>
        <source>Wait until the next move has been completed.</source>
        <translation>Wait until the next move has been completed.</translation>
    </message>
    <message>
        <source>It is ruled on as an illegal move.</source>
        <translation>It is ruled on as an illegal move.</translation>
    </message>
    <message>
        <source>The position is legal again and the game continues.</source>
        <translation>The position is legal again and the game continues.</translation>
    </message>
    <message>
        <source>The game has not ended. It continues from the last valid position.</source>
        <translation>The game has not ended. It continues from the last valid position.</translation>
    </message>
    <message>
        <source>The offer is rejected and the game continues.</source>
        <translation>The offer is rejected and the game continues.</translation>
    </message>
    <message>
        <source>There is no pending draw offer.</source>
        <translation>There is no pending draw offer.</translation>
    </message>
    <message>
        <source>A draw offer cannot be withdrawn: it is still pending.</source>
        <translation>A draw offer cannot be withdrawn: it is still pending.</translation>
    </message>
    <message>
        <source>The players may agree to correct it without the arbiter.</source>
        <translation>The players may agree to correct it without the arbiter.</translation>
    </message>
    <message>
        <source>Two faults in one move count as one illegal move.</source>
        <translation>Two faults in one move count as one illegal move.</translation>
    </message>
    <message>
        <source>The draw offer made with the move is still pending.</source>
        <translation>The draw offer made with the move is still pending.</translation>
    </message>
    <message>
        <source>An illegal move cannot end the game: the mate, stalemate or resignation is void.</source>
        <translation>An illegal move cannot end the game: the mate, stalemate or resignation is void.</translation>
    </message>
    <message>
        <source>The claim was made before the flag fell and is dealt with first.</source>
        <translation>The claim was made before the flag fell and is dealt with first.</translation>
    </message>
    <message>
        <source>Each player has made an illegal move, and both count.</source>
        <translation>Each player has made an illegal move, and both count.</translation>
    </message>
    <message>
        <source>The claim is also a draw offer, which the opponent may still accept.</source>
        <translation>The claim is also a draw offer, which the opponent may still accept.</translation>
    </message>
    <message>
        <source>The piece was touched after the claim. If the order is disputed, the arbiter decides.</source>
        <translation>The piece was touched after the claim. If the order is disputed, the arbiter decides.</translation>
    </message>
    <message>
        <source>A claim cannot be withdrawn (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>A claim cannot be withdrawn (%1).</translation>
    </message>
    <message>
        <source>A claim under %1 would be correct. The player may make it.</source>
        <translation>A claim under %1 would be correct. The player may make it.</translation>
    </message>
    <message>
        <source>It may distract the opponent (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>It may distract the opponent (%1).</translation>
    </message>
    <message>
        <source>A draw offer cannot have conditions attached.</source>
        <translation>A draw offer cannot have conditions attached.</translation>
    </message>
    <message>
        <source>The player&apos;s earlier offer is still pending.</source>
        <translation>The player&apos;s earlier offer is still pending.</translation>
    </message>
    <message>
        <source>A flag is down that nobody has claimed or observed: the draw stands.</source>
        <translation>A flag is down that nobody has claimed or observed: the draw stands.</translation>
    </message>
    <message>
        <source>What the arbiter has observed takes precedence over what the players say.</source>
        <translation>What the arbiter has observed takes precedence over what the players say.</translation>
    </message>
    <message>
        <source>Was there a reason to press the clock without a move?</source>
        <translation>Was there a reason to press the clock without a move?</translation>
    </message>
    <message>
        <source>Does the player accept the opponent&apos;s offer?</source>
        <translation>Does the player accept the opponent&apos;s offer?</translation>
    </message>
    <message>
        <source>What did both players mean?</source>
        <translation>What did both players mean?</translation>
    </message>
    <message>
        <source>Started in error by the opponent, knocked over, or pressed because pieces were displaced.</source>
        <translation>Started in error by the opponent, knocked over, or pressed because pieces were displaced.</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>White resigned</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>Black resigned</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>answer</comment>
        <translation>a draw</translation>
    </message>
    <message>
        <source>White did not press the clock</source>
        <translation>White did not press the clock</translation>
    </message>
    <message>
        <source>Black did not press the clock</source>
        <translation>Black did not press the clock</translation>
    </message>
    <message>
        <source>The player may still press the clock, even after the opponent&apos;s reply.</source>
        <translation>The player may still press the clock, even after the opponent&apos;s reply.</translation>
    </message>
    <message>
        <source>The player has made the next move: the previous move counts as completed.</source>
        <translation>The player has made the next move: the previous move counts as completed.</translation>
    </message>
    <message numerus="yes">
        <source>Has each player made at least %n move(s)?</source>
        <translation>
            <numerusform>Has each player made at least %n move?</numerusform>
            <numerusform>Has each player made at least %n moves?</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on what the clocks were stopped for before play is resumed.</source>
        <translation>Rule on what the clocks were stopped for before play is resumed.</translation>
    </message>
    <message>
        <source>A second game was played by mistake</source>
        <translation>A second game was played by mistake</translation>
    </message>
    <message>
        <source>The piece was released there: the move has been made and cannot be changed.</source>
        <translation>The piece was released there: the move has been made and cannot be changed.</translation>
    </message>
    <message>
        <source>Touch-move applies to the move that replaces it.</source>
        <translation>Touch-move applies to the move that replaces it.</translation>
    </message>
    <message>
        <source>Once written, the intended move cannot be changed.</source>
        <translation>Once written, the intended move cannot be changed.</translation>
    </message>
    <message>
        <source>White: illegal move, not completed</source>
        <translation>White: illegal move, not completed</translation>
    </message>
    <message>
        <source>Black: illegal move, not completed</source>
        <translation>Black: illegal move, not completed</translation>
    </message>
    <message>
        <source>No flag is down</source>
        <translation>No flag is down</translation>
    </message>
    <message>
        <source>The session ends and the game is adjourned</source>
        <translation>The session ends and the game is adjourned</translation>
    </message>
    <message>
        <source>White adjourns the game before the end of the session</source>
        <translation>White adjourns the game before the end of the session</translation>
    </message>
    <message>
        <source>Black adjourns the game before the end of the session</source>
        <translation>Black adjourns the game before the end of the session</translation>
    </message>
    <message>
        <source>White wants to change the sealed move</source>
        <translation>White wants to change the sealed move</translation>
    </message>
    <message>
        <source>Black wants to change the sealed move</source>
        <translation>Black wants to change the sealed move</translation>
    </message>
    <message>
        <source>Reported before the adjourned game is resumed</source>
        <translation>Reported before the adjourned game is resumed</translation>
    </message>
    <message>
        <source>The adjourned game is to be resumed</source>
        <translation>The adjourned game is to be resumed</translation>
    </message>
    <message>
        <source>White&apos;s sealed move</source>
        <translation>White&apos;s sealed move</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move</source>
        <translation>Black&apos;s sealed move</translation>
    </message>
    <message>
        <source>The envelope with White&apos;s sealed move is missing</source>
        <translation>The envelope with White&apos;s sealed move is missing</translation>
    </message>
    <message>
        <source>The envelope with Black&apos;s sealed move is missing</source>
        <translation>The envelope with Black&apos;s sealed move is missing</translation>
    </message>
    <message>
        <source>The times of the adjourned game were indicated incorrectly</source>
        <translation>The times of the adjourned game were indicated incorrectly</translation>
    </message>
    <message>
        <source>White seals a move and then stops the clock</source>
        <translation>White seals a move and then stops the clock</translation>
    </message>
    <message>
        <source>Black seals a move and then stops the clock</source>
        <translation>Black seals a move and then stops the clock</translation>
    </message>
    <message>
        <source>White must seal %1</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>White must seal %1</translation>
    </message>
    <message>
        <source>Black must seal %1</source>
        <translation>Black must seal %1</translation>
    </message>
    <message>
        <source>The envelope stays closed</source>
        <translation>The envelope stays closed</translation>
    </message>
    <message>
        <source>The envelope is opened</source>
        <translation>The envelope is opened</translation>
    </message>
    <message>
        <source>White&apos;s sealed move is made on the board</source>
        <translation>White&apos;s sealed move is made on the board</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move is made on the board</source>
        <translation>Black&apos;s sealed move is made on the board</translation>
    </message>
    <message>
        <source>White&apos;s sealed move %1 is made on the board</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>White&apos;s sealed move %1 is made on the board</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move %1 is made on the board</source>
        <translation>Black&apos;s sealed move %1 is made on the board</translation>
    </message>
    <message>
        <source>White seals the reply and stops the clock</source>
        <translation>White seals the reply and stops the clock</translation>
    </message>
    <message>
        <source>Black seals the reply and stops the clock</source>
        <translation>Black seals the reply and stops the clock</translation>
    </message>
    <message>
        <source>White&apos;s clock is started</source>
        <translation>White&apos;s clock is started</translation>
    </message>
    <message>
        <source>Black&apos;s clock is started</source>
        <translation>Black&apos;s clock is started</translation>
    </message>
    <message>
        <source>The player having the move must seal it and only then stop the clock.</source>
        <translation>The player having the move must seal it and only then stop the clock.</translation>
    </message>
    <message>
        <source>The rest of the session is charged to the player who adjourns the game.</source>
        <translation>The rest of the session is charged to the player who adjourns the game.</translation>
    </message>
    <message>
        <source>The move was made on the board: the player must seal this move.</source>
        <translation>The move was made on the board: the player must seal this move.</translation>
    </message>
    <message>
        <source>The game is not adjourned until the claim has been decided.</source>
        <translation>The game is not adjourned until the claim has been decided.</translation>
    </message>
    <message>
        <source>The sealed move is made on the board, and the opponent&apos;s clock runs.</source>
        <translation>The sealed move is made on the board, and the opponent&apos;s clock runs.</translation>
    </message>
    <message>
        <source>The player who has to reply is absent: the clock runs, and the envelope stays closed.</source>
        <translation>The player who has to reply is absent: the clock runs, and the envelope stays closed.</translation>
    </message>
    <message>
        <source>The reply is sealed as well. Its envelope is opened when the opponent arrives.</source>
        <translation>The reply is sealed as well. Its envelope is opened when the opponent arrives.</translation>
    </message>
    <message>
        <source>A player who arrives too late for the resumption loses.</source>
        <translation>A player who arrives too late for the resumption loses.</translation>
    </message>
    <message>
        <source>The game continues from the adjourned position. The player makes the move that they say was sealed.</source>
        <translation>The game continues from the adjourned position. The player makes the move that they say was sealed.</translation>
    </message>
    <message>
        <source>The player has already made a move: the times are not corrected.</source>
        <translation>The player has already made a move: the times are not corrected.</translation>
    </message>
    <message>
        <source>The pending draw offer is written on the envelope.</source>
        <translation>The pending draw offer is written on the envelope.</translation>
    </message>
    <message>
        <source>The opponent is absent: the player may seal the reply instead of making it.</source>
        <translation>The opponent is absent: the player may seal the reply instead of making it.</translation>
    </message>
    <message>
        <source>The envelope is opened in the presence of a witness.</source>
        <translation>The envelope is opened in the presence of a witness.</translation>
    </message>
    <message>
        <source>What is the sealed move?</source>
        <translation>What is the sealed move?</translation>
    </message>
    <message>
        <source>Does the sealed move end the game?</source>
        <translation>Does the sealed move end the game?</translation>
    </message>
    <message>
        <source>Would the consequences be too severe?</source>
        <translation>Would the consequences be too severe?</translation>
    </message>
    <message>
        <source>legal and clear</source>
        <comment>sealed move</comment>
        <translation>legal and clear</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <comment>sealed move</comment>
        <translation>ambiguous</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>sealed move</comment>
        <translation>missing or unreadable</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>sealed move</comment>
        <translation>illegal</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>sealed move</comment>
        <translation>checkmate</translation>
    </message>
    <message>
        <source>The envelope has another move than the one that the player made on the board after being told to seal.</source>
        <translation>The envelope has another move than the one that the player made on the board after being told to seal.</translation>
    </message>
    <message>
        <source>Cancel the flag fall</source>
        <translation>Cancel the flag fall</translation>
    </message>
    <message>
        <source>The player has too much time left for it.</source>
        <translation>The player has too much time left for it.</translation>
    </message>
    <message>
        <source>It is not the last period of the game.</source>
        <translation>It is not the last period of the game.</translation>
    </message>
    <message>
        <source>Only the player who has the move may ask for it.</source>
        <translation>Only the player who has the move may ask for it.</translation>
    </message>
    <message>
        <source>Electronic device in White&apos;s bag</source>
        <translation>Electronic device in White&apos;s bag</translation>
    </message>
    <message>
        <source>Electronic device in Black&apos;s bag</source>
        <translation>Electronic device in Black&apos;s bag</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>device</comment>
        <extracomment>%1 where an electronic device was found, %2 its state: &quot;switched off&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>each player has made at least %n move(s)</source>
        <translation>
            <numerusform>each player has made at least %n move</numerusform>
            <numerusform>each player has made at least %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not yet %n move(s) made by each player</source>
        <translation>
            <numerusform>not yet %n move made by each player</numerusform>
            <numerusform>not yet %n moves made by each player</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule would suffer</source>
        <translation>the schedule would suffer</translation>
    </message>
    <message>
        <source>the schedule would not suffer</source>
        <translation>the schedule would not suffer</translation>
    </message>
    <message>
        <source>something has changed since</source>
        <translation>something has changed since</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>nothing has changed since</translation>
    </message>
    <message>
        <source>The adjourned position is set up</source>
        <translation>The adjourned position is set up</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>question and answer</comment>
        <extracomment>%1 a question, %2 the answer to it, %3 what it leads to.</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>White must play %1</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>White must play %1</translation>
    </message>
    <message>
        <source>Black must play %1</source>
        <translation>Black must play %1</translation>
    </message>
    <message>
        <source>What the Laws provide depends on the answer.</source>
        <translation>What the Laws provide depends on the answer.</translation>
    </message>
    <message>
        <source>The game is adjourned once White has stopped the clock</source>
        <translation>The game is adjourned once White has stopped the clock</translation>
    </message>
    <message>
        <source>The game is adjourned once Black has stopped the clock</source>
        <translation>The game is adjourned once Black has stopped the clock</translation>
    </message>
</context>
<context>
    <name>RulingsKeys</name>
    <message>
        <source>case file of the ruling</source>
        <translation>case file of the ruling</translation>
    </message>
    <message>
        <source>case file</source>
        <translation>case file</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>go to the board in the hall</translation>
    </message>
    <message>
        <source>to the board</source>
        <translation>to the board</translation>
    </message>
    <message>
        <source>undo the ruling, if it is the last action</source>
        <translation>undo the ruling, if it is the last action</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>print what is shown: the rulings, or the register</source>
        <translation>print what is shown: the rulings, or the register</translation>
    </message>
    <message>
        <source>print</source>
        <translation>print</translation>
    </message>
    <message>
        <source>rulings, or the register of offences</source>
        <translation>rulings, or the register of offences</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>rulings</translation>
    </message>
    <message>
        <source>register of offences</source>
        <translation>register of offences</translation>
    </message>
    <message>
        <source>find by player, board, article or words</source>
        <translation>find by player, board, article or words</translation>
    </message>
    <message>
        <source>find</source>
        <translation>find</translation>
    </message>
    <message>
        <source>attach a file to the ruling: a picture, PDF or text</source>
        <translation>attach a file to the ruling: a picture, PDF or text</translation>
    </message>
    <message>
        <source>attach a file</source>
        <translation>attach a file</translation>
    </message>
    <message>
        <source>next attached file</source>
        <translation>next attached file</translation>
    </message>
    <message>
        <source>save a copy of the attached file</source>
        <translation>save a copy of the attached file</translation>
    </message>
    <message>
        <source>remove the attached file from the ruling</source>
        <translation>remove the attached file from the ruling</translation>
    </message>
    <message>
        <source>appeal against the ruling: lodge it, decide it, carry it out</source>
        <translation>appeal against the ruling: lodge it, decide it, carry it out</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>appeal</translation>
    </message>
    <message>
        <source>clear what is looked for; back from the register</source>
        <translation>clear what is looked for; back from the register</translation>
    </message>
    <message>
        <source>withdraw the ruling, whatever came after it</source>
        <translation>withdraw the ruling, whatever came after it</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>withdraw</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Register of offences</source>
        <translation>Register of offences</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Find by player, board, article or words</source>
        <translation>Find by player, board, article or words</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>No offence has been recorded</source>
        <translation>No offence has been recorded</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>No ruling yet</translation>
    </message>
    <message>
        <source>Warnings, illegal moves, forfeits by the default time and other offences are listed here by player.</source>
        <translation>Warnings, illegal moves, forfeits by the default time and other offences are listed here by player.</translation>
    </message>
    <message>
        <source>Every ruling is kept here with what was known, what was asked and what was decided.</source>
        <translation>Every ruling is kept here with what was known, what was asked and what was decided.</translation>
    </message>
    <message>
        <source>Attach a file…</source>
        <translation>Attach a file…</translation>
    </message>
    <message>
        <source>Appeal…</source>
        <translation>Appeal…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Withdraw…</translation>
    </message>
    <message>
        <source>Find by player</source>
        <translation>Find by player</translation>
    </message>
</context>
<context>
    <name>RulingsPapers</name>
    <message>
        <source>Record of rulings</source>
        <translation>Record of rulings</translation>
    </message>
    <message>
        <source>rulings</source>
        <comment>file</comment>
        <translation>rulings</translation>
    </message>
    <message>
        <source>There is no ruling.</source>
        <translation>There is no ruling.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Ruling on</source>
        <translation>Ruling on</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Register of offences</source>
        <translation>Register of offences</translation>
    </message>
    <message>
        <source>offences</source>
        <comment>file</comment>
        <translation>offences</translation>
    </message>
    <message>
        <source>No offence has been recorded.</source>
        <translation>No offence has been recorded.</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Offence</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>Boards are written as round.board. Rulings that were undone or withdrawn are crossed out.</source>
        <translation>Boards are written as round.board. Rulings that were undone or withdrawn are crossed out.</translation>
    </message>
</context>
<context>
    <name>RulingsText</name>
    <message>
        <source>own decision</source>
        <translation>own decision</translation>
    </message>
    <message>
        <source>Illegal move no. %1</source>
        <translation>Illegal move no. %1</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Illegal move</translation>
    </message>
    <message>
        <source>Late: the default time had expired</source>
        <translation>Late: the default time had expired</translation>
    </message>
    <message>
        <source>Electronic device</source>
        <translation>Electronic device</translation>
    </message>
    <message>
        <source>Another offence</source>
        <translation>Another offence</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>No penalty</translation>
    </message>
    <message>
        <source>no penalty is usual</source>
        <translation>no penalty is usual</translation>
    </message>
    <message>
        <source>the arbiter chooses</source>
        <translation>the arbiter chooses</translation>
    </message>
    <message>
        <source>%1 again: %2</source>
        <extracomment>What is usual when a player does it again: %1 the offence, %2 the penalty.</extracomment>
        <translation>%1 again: %2</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <comment>appeals</comment>
        <translation>Chief arbiter</translation>
    </message>
    <message>
        <source>Appeals committee</source>
        <translation>Appeals committee</translation>
    </message>
    <message>
        <source>There is no appeal against this ruling (Laws %1).</source>
        <translation>There is no appeal against this ruling (Laws %1).</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter. The event has announced no time limit.</source>
        <translation>Appeals go to the chief arbiter. The event has announced no time limit.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee. The event has announced no time limit.</source>
        <translation>Appeals go to the appeals committee. The event has announced no time limit.</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter, until %1.</source>
        <extracomment>%1 a day and a time.</extracomment>
        <translation>Appeals go to the chief arbiter, until %1.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee, until %1.</source>
        <translation>Appeals go to the appeals committee, until %1.</translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the chief arbiter, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>Appeals go to the chief arbiter, until %n minute after the end of the round.</numerusform>
            <numerusform>Appeals go to the chief arbiter, until %n minutes after the end of the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the appeals committee, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>Appeals go to the appeals committee, until %n minute after the end of the round.</numerusform>
            <numerusform>Appeals go to the appeals committee, until %n minutes after the end of the round.</numerusform>
        </translation>
    </message>
    <message>
        <source>undone</source>
        <translation>undone</translation>
    </message>
    <message>
        <source>withdrawn on %1: %2</source>
        <extracomment>Of a ruling: %1 a day and a time, %2 the arbiter&apos;s reason.</extracomment>
        <translation>withdrawn on %1: %2</translation>
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
    <message>
        <source>Web pages</source>
        <translation>Web pages</translation>
    </message>
</context>
<context>
    <name>SealedField</name>
    <message>
        <source>not typed yet</source>
        <translation>not typed yet</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>typed</translation>
    </message>
</context>
<context>
    <name>SealingDialog</name>
    <message>
        <source>Your move</source>
        <translation>Your move</translation>
    </message>
    <message>
        <source>The same move again</source>
        <translation>The same move again</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Opening key</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Opening key of the arbiter</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Opening key of the organiser</translation>
    </message>
    <message>
        <source>Fingerprint for the envelope: %1</source>
        <translation>Fingerprint for the envelope: %1</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save the slips with the keys</source>
        <translation>Save the slips with the keys</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF files (*.pdf)</translation>
    </message>
    <message>
        <source>Print the slips</source>
        <translation>Print the slips</translation>
    </message>
    <message>
        <source>Save the slips as PDF</source>
        <translation>Save the slips as PDF</translation>
    </message>
    <message>
        <source>The move is sealed. The keys are shown only now and are kept nowhere: print them, save them, or copy each one by hand. Without them nobody can open the move.</source>
        <translation>The move is sealed. The keys are shown only now and are kept nowhere: print them, save them, or copy each one by hand. Without them nobody can open the move.</translation>
    </message>
    <message>
        <source>Neither the clock nor the record shows it.</source>
        <translation>Neither the clock nor the record shows it.</translation>
    </message>
    <message>
        <source>The keys were neither printed nor saved. If every one is copied by hand, confirm it once more.</source>
        <translation>The keys were neither printed nor saved. If every one is copied by hand, confirm it once more.</translation>
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
        <source>The keys are kept safe</source>
        <translation>The keys are kept safe</translation>
    </message>
    <message>
        <source>Save the slip with the key</source>
        <translation>Save the slip with the key</translation>
    </message>
    <message>
        <source>The move is sealed. The key is shown only now and is kept nowhere: print it, save it, or copy it by hand. Without it nobody can open the move.</source>
        <translation>The move is sealed. The key is shown only now and is kept nowhere: print it, save it, or copy it by hand. Without it nobody can open the move.</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Print the slip</translation>
    </message>
    <message>
        <source>Save the slip as PDF</source>
        <translation>Save the slip as PDF</translation>
    </message>
    <message>
        <source>The key was neither printed nor saved. If it is copied by hand, confirm it once more.</source>
        <translation>The key was neither printed nor saved. If it is copied by hand, confirm it once more.</translation>
    </message>
    <message>
        <source>The key is kept safe</source>
        <translation>The key is kept safe</translation>
    </message>
    <message>
        <source>For the player alone. Type the move as on a scoresheet, twice; nothing of it is shown. Sealing it stops your clock; afterwards it cannot be changed.</source>
        <translation>For the player alone. Type the move as on a scoresheet, twice; nothing of it is shown. Sealing it stops your clock; afterwards it cannot be changed.</translation>
    </message>
</context>
<context>
    <name>SetBackText</name>
    <message>
        <source>reverse “%1”</source>
        <extracomment>%1 what was set on a clock, as part of a sentence: &quot;set White&apos;s time to 0:12:10&quot;.</extracomment>
        <translation>reverse “%1”</translation>
    </message>
    <message>
        <source>Now by hand on the clock on the table: %1.</source>
        <extracomment>%1 what is to be done to the clock on the table, as part of a sentence: &quot;take 2:00 from Black&apos;s time&quot;.</extracomment>
        <translation>Now by hand on the clock on the table: %1.</translation>
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
        <source>En passant square</source>
        <translation>En passant square</translation>
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
        <source>Text size</source>
        <translation>Text size</translation>
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
        <source>Keys for results, as in the program</source>
        <translation>Keys for results, as in the program</translation>
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
        <source>Laws of Chess</source>
        <translation>Laws of Chess</translation>
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
        <source>What happened at the board</source>
        <translation>What happened at the board</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Starting position</translation>
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
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>No moves have been recorded.</source>
        <translation>No moves have been recorded.</translation>
    </message>
    <message>
        <source>Notes to the moves</source>
        <translation>Notes to the moves</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Started</translation>
    </message>
    <message>
        <source>≠ differs from the game record.</source>
        <translation>≠ differs from the game record.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>%1 is an event or another database. Choose another name.</source>
        <translation>%1 is an event or another database. Choose another name.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
</context>
<context>
    <name>SheetTick</name>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>White&apos;s scoresheet collected</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>Black&apos;s scoresheet collected</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected</source>
        <translation>White&apos;s scoresheet not collected</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected</source>
        <translation>Black&apos;s scoresheet not collected</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound on this computer when a flag falls</source>
        <translation>Sound on this computer when a flag falls</translation>
    </message>
    <message>
        <source>For every board of the round. Silent where only a player may claim a flag fall.</source>
        <translation>For every board of the round. Silent where only a player may claim a flag fall.</translation>
    </message>
    <message>
        <source>Sound of the full-screen clock</source>
        <translation>Sound of the full-screen clock</translation>
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
        <source>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move, and are silent otherwise. They beep ten seconds before a time ends and in its last five seconds.</source>
        <translation>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move, and are silent otherwise. They beep ten seconds before a time ends and in its last five seconds.</translation>
    </message>
    <message>
        <source>Sound when a typed result is not entered</source>
        <translation>Sound when a typed result is not entered</translation>
    </message>
    <message>
        <source>Also when a result typed again differs. It is seen on the page, too.</source>
        <translation>Also when a result typed again differs. It is seen on the page, too.</translation>
    </message>
    <message>
        <source>Sound when a board calls the arbiter</source>
        <translation>Sound when a board calls the arbiter</translation>
    </message>
    <message>
        <source>The call stands on the tile, above the page and in the list of the hall, too.</source>
        <translation>The call stands on the tile, above the page and in the list of the hall, too.</translation>
    </message>
</context>
<context>
    <name>SpokenFace</name>
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
    <message>
        <source>%1 overtime</source>
        <translation>%1 overtime</translation>
    </message>
</context>
<context>
    <name>SquaresText</name>
    <message>
        <source>%1: no piece</source>
        <extracomment>%1 a square of the chessboard.</extracomment>
        <translation>%1: no piece</translation>
    </message>
</context>
<context>
    <name>StandingsKeys</name>
    <message>
        <source>copy the standings, for a spreadsheet or a letter</source>
        <translation>copy the standings, for a spreadsheet or a letter</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copy</translation>
    </message>
    <message>
        <source>why the player has this rank: games, opponents, tie-breaks round by round</source>
        <translation>why the player has this rank: games, opponents, tie-breaks round by round</translation>
    </message>
    <message>
        <source>why this rank</source>
        <translation>why this rank</translation>
    </message>
    <message>
        <source>standings after an earlier or a later round</source>
        <translation>standings after an earlier or a later round</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
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
        <source>Players are listed here by points and tie-breaks as soon as they are added and results are entered.</source>
        <translation>Players are listed here by points and tie-breaks as soon as they are added and results are entered.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Why this rank?</source>
        <translation>Why this rank?</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>Earlier round</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Later round</translation>
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
    <name>StandingsText</name>
    <message>
        <source>No round has been paired yet</source>
        <translation>No round has been paired yet</translation>
    </message>
    <message>
        <source>Final, after round %1</source>
        <extracomment>Of the standings: %1 the number of the last round.</extracomment>
        <translation>Final, after round %1</translation>
    </message>
    <message numerus="yes">
        <source>Provisional, after round %1 · %n game(s) unfinished</source>
        <extracomment>Of the standings: %1 the number of a round, %n games without a result.</extracomment>
        <translation>
            <numerusform>Provisional, after round %1 · %n game unfinished</numerusform>
            <numerusform>Provisional, after round %1 · %n games unfinished</numerusform>
        </translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>After round %1</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n result(s) to come</source>
        <extracomment>%1 the number of a round that is being played.</extracomment>
        <translation>
            <numerusform>Round %1: %n result to come</numerusform>
            <numerusform>Round %1: %n results to come</numerusform>
        </translation>
    </message>
    <message>
        <source>An unfinished game gives no points yet; in the pairing and in the interim report it counts as a draw.</source>
        <translation>An unfinished game gives no points yet; in the pairing and in the interim report it counts as a draw.</translation>
    </message>
</context>
<context>
    <name>StartKeys</name>
    <message>
        <source>open the event</source>
        <translation>open the event</translation>
    </message>
    <message>
        <source>remove the event from the list; its file is kept</source>
        <translation>remove the event from the list; its file is kept</translation>
    </message>
    <message>
        <source>a new event with the regulations of the chosen one</source>
        <translation>a new event with the regulations of the chosen one</translation>
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
        <source>Name it, choose the time control and the system, then add the players.</source>
        <translation>Name it, choose the time control and the system, then add the players.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Open an event</translation>
    </message>
    <message>
        <source>Continue where you stopped. An event is one file: close it before you copy it, or save a copy from the palette (Ctrl+K).</source>
        <translation>Continue where you stopped. An event is one file: close it before you copy it, or save a copy from the palette (Ctrl+K).</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Import a TRF file</translation>
    </message>
    <message>
        <source>Import players and rounds from a tournament report file (TRF). You see every note before anything is saved.</source>
        <translation>Import players and rounds from a tournament report file (TRF). You see every note before anything is saved.</translation>
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
        <source>Or type the path of the event or report file</source>
        <translation>Or type the path of the event or report file</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Is checkmate possible?</translation>
    </message>
    <message>
        <source>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</source>
        <translation>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</translation>
    </message>
</context>
<context>
    <name>TableClockStrip</name>
    <message>
        <source>Clock on board %1: what is written on it</source>
        <translation>Clock on board %1: what is written on it</translation>
    </message>
    <message>
        <source>What is wrong with it; nothing: leave it empty</source>
        <translation>What is wrong with it; nothing: leave it empty</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Put it away</translation>
    </message>
    <message>
        <source>Clocks with a fault: %1</source>
        <translation>Clocks with a fault: %1</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>File of the event</translation>
    </message>
    <message>
        <source>Every action is saved here before it is shown.</source>
        <translation>Every action is saved here before it is shown.</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Another place…</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>begin a new event</source>
        <translation>begin a new event</translation>
    </message>
    <message>
        <source>Ctrl+N, fill in the form, Ctrl+Enter. Fields you leave as they are have the usual value.</source>
        <translation>Ctrl+N, fill in the form, Ctrl+Enter. Fields you leave as they are have the usual value.</translation>
    </message>
    <message>
        <source>use last year&apos;s event again as a template</source>
        <translation>use last year&apos;s event again as a template</translation>
    </message>
    <message>
        <source>On the Start page choose the event and press C: a new event with the same regulations, without players, rounds and dates. Check the form and press Ctrl+Enter.</source>
        <translation>On the Start page choose the event and press C: a new event with the same regulations, without players, rounds and dates. Check the form and press Ctrl+Enter.</translation>
    </message>
    <message>
        <source>change the number of rounds or the schedule</source>
        <translation>change the number of rounds or the schedule</translation>
    </message>
    <message>
        <source>Ctrl+E. The number of rounds is fixed once round 1 is paired, as FIDE asks of programs; days and hours of the rounds can be changed at any time.</source>
        <translation>Ctrl+E. The number of rounds is fixed once round 1 is paired, as FIDE asks of programs; days and hours of the rounds can be changed at any time.</translation>
    </message>
    <message>
        <source>enter players from a spreadsheet or a mail</source>
        <translation>enter players from a spreadsheet or a mail</translation>
    </message>
    <message>
        <source>Copy the rows there, press F2 and Ctrl+V here. Check the columns at the side and the notes below the names, then Ctrl+Enter.</source>
        <translation>Copy the rows there, press F2 and Ctrl+V here. Check the columns at the side and the notes below the names, then Ctrl+Enter.</translation>
    </message>
    <message>
        <source>let in a late entry</source>
        <translation>let in a late entry</translation>
    </message>
    <message>
        <source>F2, +, the name, Enter: the player takes part from the next round, and the form asks what the rounds before it count.</source>
        <translation>F2, +, the name, Enter: the player takes part from the next round, and the form asks what the rounds before it count.</translation>
    </message>
    <message>
        <source>give a bye for a later round</source>
        <translation>give a bye for a later round</translation>
    </message>
    <message>
        <source>F2, the name, Enter, and in the field of byes write the rounds: 3, 5=0 is half a point in round 3 and nothing in round 5.</source>
        <translation>F2, the name, Enter, and in the field of byes write the rounds: 3, 5=0 is half a point in round 3 and nothing in round 5.</translation>
    </message>
    <message>
        <source>withdraw a player who goes home</source>
        <translation>withdraw a player who goes home</translation>
    </message>
    <message>
        <source>F2, the name, Ctrl+D. The games already played are kept; the same key brings the player back.</source>
        <translation>F2, the name, Ctrl+D. The games already played are kept; the same key brings the player back.</translation>
    </message>
    <message>
        <source>find out who has not come</source>
        <translation>find out who has not come</translation>
    </message>
    <message>
        <source>Shift+F2, Ctrl+M shows only those who are missing. Ctrl+Enter gives all of them a bye or withdraws them.</source>
        <translation>Shift+F2, Ctrl+M shows only those who are missing. Ctrl+Enter gives all of them a bye or withdraws them.</translation>
    </message>
    <message>
        <source>pair a round</source>
        <translation>pair a round</translation>
    </message>
    <message>
        <source>F6, P, look it over, Ctrl+Enter. The round is saved, and the screens and web pages show it.</source>
        <translation>F6, P, look it over, Ctrl+Enter. The round is saved, and the screens and web pages show it.</translation>
    </message>
    <message>
        <source>swap the colours or the players of a published round</source>
        <translation>swap the colours or the players of a published round</translation>
    </message>
    <message>
        <source>F6, C, then S swaps the colours of a board, Space selects two seats and X swaps them; E ends and checks. Ctrl+Z takes all of it back.</source>
        <translation>F6, C, then S swaps the colours of a board, Space selects two seats and X swaps them; E ends and checks. Ctrl+Z takes all of it back.</translation>
    </message>
    <message>
        <source>print pairings, results and standings for the wall</source>
        <translation>print pairings, results and standings for the wall</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P on any page prints what belongs on the wall now. Ctrl+P shows all papers before they are printed.</source>
        <translation>Ctrl+Shift+P on any page prints what belongs on the wall now. Ctrl+P shows all papers before they are printed.</translation>
    </message>
    <message>
        <source>start the round</source>
        <translation>start the round</translation>
    </message>
    <message>
        <source>F3, Space: every clock of the program starts, or, where the hall has its own, the time of the round.</source>
        <translation>F3, Space: every clock of the program starts, or, where the hall has its own, the time of the round.</translation>
    </message>
    <message>
        <source>stop the whole hall: alarm, no light</source>
        <translation>stop the whole hall: alarm, no light</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space on any page. The same keys resume what was stopped.</source>
        <translation>Ctrl+Shift+Space on any page. The same keys resume what was stopped.</translation>
    </message>
    <message>
        <source>find out where somebody plays</source>
        <translation>find out where somebody plays</translation>
    </message>
    <message>
        <source>Ctrl+K and a few letters of the name: the board stands beside it, and Enter goes there.</source>
        <translation>Ctrl+K and a few letters of the name: the board stands beside it, and Enter goes there.</translation>
    </message>
    <message>
        <source>answer a call from a board</source>
        <translation>answer a call from a board</translation>
    </message>
    <message>
        <source>A helper or the desk marks the board with C in the hall. Shift+F12 on any page goes to the oldest call; C again says that somebody has come, and so does a ruling at the board.</source>
        <translation>A helper or the desk marks the board with C in the hall. Shift+F12 on any page goes to the oldest call; C again says that somebody has come, and so does a ruling at the board.</translation>
    </message>
    <message>
        <source>add time to a clock</source>
        <translation>add time to a clock</translation>
    </message>
    <message>
        <source>F3, the number of the board, I, and the digit of the line. What it will do and the resulting times stand there before.</source>
        <translation>F3, the number of the board, I, and the digit of the line. What it will do and the resulting times stand there before.</translation>
    </message>
    <message>
        <source>rule on an illegal move, a claim or a telephone</source>
        <translation>rule on an illegal move, a claim or a telephone</translation>
    </message>
    <message>
        <source>Choose the board and press F12, type a few letters of what has happened, answer what is asked, Enter.</source>
        <translation>Choose the board and press F12, type a few letters of what has happened, answer what is asked, Enter.</translation>
    </message>
    <message>
        <source>deal with a player who is late</source>
        <translation>deal with a player who is late</translation>
    </message>
    <message>
        <source>F8, the number of the board and the letter of the side marks the absent player; the default time counts down. After it F enters the forfeit.</source>
        <translation>F8, the number of the board and the letter of the side marks the absent player; the default time counts down. After it F enters the forfeit.</translation>
    </message>
    <message>
        <source>enter results quickly</source>
        <translation>enter results quickly</translation>
    </message>
    <message>
        <source>F4, then one key for each board: 1 for White, 0 for Black, = for a draw. M goes to the next missing one, B takes slips in any order.</source>
        <translation>F4, then one key for each board: 1 for White, 0 for Black, = for a draw. M goes to the next missing one, B takes slips in any order.</translation>
    </message>
    <message>
        <source>correct a wrong result of an earlier round</source>
        <translation>correct a wrong result of an earlier round</translation>
    </message>
    <message>
        <source>F4, Shift+Left to the round, the board, the right result. The program says which pairings were made with the wrong one and how the standings change before you confirm.</source>
        <translation>F4, Shift+Left to the round, the board, the right result. The program says which pairings were made with the wrong one and how the standings change before you confirm.</translation>
    </message>
    <message>
        <source>adjourn a game and seal the move</source>
        <translation>adjourn a game and seal the move</translation>
    </message>
    <message>
        <source>Shift+F9, choose the game, C tells the player to seal, S stops the clock when it is done, K says who keeps the envelope.</source>
        <translation>Shift+F9, choose the game, C tells the player to seal, S stops the clock when it is done, K says who keeps the envelope.</translation>
    </message>
    <message>
        <source>take back what I did</source>
        <translation>take back what I did</translation>
    </message>
    <message>
        <source>Ctrl+Z, as often as needed; Ctrl+Shift+Z does it again. The history shows both.</source>
        <translation>Ctrl+Z, as often as needed; Ctrl+Shift+Z does it again. The history shows both.</translation>
    </message>
    <message>
        <source>see what a clock showed at 14:32</source>
        <translation>see what a clock showed at 14:32</translation>
    </message>
    <message>
        <source>F3, the board, H, type the time, Enter.</source>
        <translation>F3, the board, H, type the time, Enter.</translation>
    </message>
    <message>
        <source>show pairings and results on a projector</source>
        <translation>show pairings and results on a projector</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F3 opens the hall screen; Shift+F3 says what takes turns on it.</source>
        <translation>Ctrl+Shift+F3 opens the hall screen; Shift+F3 says what takes turns on it.</translation>
    </message>
    <message>
        <source>send the report to the federation</source>
        <translation>send the report to the federation</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E, the report for rating, Enter. A lock says what is still missing.</source>
        <translation>Ctrl+Shift+E, the report for rating, Enter. A lock says what is still missing.</translation>
    </message>
    <message>
        <source>close the event: what is missing and due</source>
        <translation>close the event: what is missing and due</translation>
    </message>
    <message>
        <source>Shift+F4: every line says what is missing and leads there with Enter; below stands which report is due when.</source>
        <translation>Shift+F4: every line says what is missing and leads there with Enter; below stands which report is due when.</translation>
    </message>
    <message>
        <source>go on after the computer has stopped</source>
        <translation>go on after the computer has stopped</translation>
    </message>
    <message>
        <source>Start the program and open the event: nothing is lost. Choose for each clock which reading holds, then resume them together.</source>
        <translation>Start the program and open the event: nothing is lost. Choose for each clock which reading holds, then resume them together.</translation>
    </message>
    <message>
        <source>learn the program without an event of my own</source>
        <translation>learn the program without an event of my own</translation>
    </message>
    <message>
        <source>Start it with flagfall --demo: a scripted event that is never saved. Press F1 on every page.</source>
        <translation>Start it with flagfall --demo: a scripted event that is never saved. Press F1 on every page.</translation>
    </message>
    <message>
        <source>withdraw a ruling that was wrong</source>
        <translation>withdraw a ruling that was wrong</translation>
    </message>
    <message>
        <source>Ctrl+U, the ruling, W, and the reason. What it did is taken back as far as that can be; the program says before what stays.</source>
        <translation>Ctrl+U, the ruling, W, and the reason. What it did is taken back as far as that can be; the program says before what stays.</translation>
    </message>
</context>
<context>
    <name>TieBreakField</name>
    <message>
        <source>Tie-breaks, in this order</source>
        <translation>Tie-breaks, in this order</translation>
    </message>
    <message>
        <source>Add a tie-break …</source>
        <translation>Add a tie-break …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: move. Del: remove.</translation>
    </message>
    <message>
        <source>Announce them before the event (C.07, Art. 4).</source>
        <translation>Announce them before the event (C.07, Art. 4).</translation>
    </message>
</context>
<context>
    <name>TieBreakRow</name>
    <message>
        <source>Move %1 up</source>
        <translation>Move %1 up</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Move %1 down</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
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
        <source>Add players</source>
        <translation>Add players</translation>
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
        <source>Decide about the clocks</source>
        <translation>Decide about the clocks</translation>
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
        <source>All actions and keys</source>
        <translation>All actions and keys</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in this round</source>
        <translation>
            <numerusform>%n clock running in this round</numerusform>
            <numerusform>%n clocks running in this round</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall screen is open</source>
        <translation>The hall screen is open</translation>
    </message>
    <message>
        <source>Web pages: %1</source>
        <translation>Web pages: %1</translation>
    </message>
</context>
<context>
    <name>TourStrip</name>
    <message>
        <source>The hall</source>
        <translation>The hall</translation>
    </message>
    <message>
        <source>Round 3 is being played. Each tile is a board; type a number to go to one, Space stops and starts the clocks. C marks a board that calls the arbiter.</source>
        <translation>Round 3 is being played. Each tile is a board; type a number to go to one, Space stops and starts the clocks. C marks a board that calls the arbiter.</translation>
    </message>
    <message>
        <source>Something happens at a board</source>
        <translation>Something happens at a board</translation>
    </message>
    <message>
        <source>Choose board 4, whose flag is down, and press F12 or I: the Laws of the event say what follows, and one key does it. Ctrl+Z takes it back.</source>
        <translation>Choose board 4, whose flag is down, and press F12 or I: the Laws of the event say what follows, and one key does it. Ctrl+Z takes it back.</translation>
    </message>
    <message>
        <source>The game record</source>
        <translation>The game record</translation>
    </message>
    <message>
        <source>The moves as the arbiter and both players have them, side by side. Offers, claims and signatures belong to the game.</source>
        <translation>The moves as the arbiter and both players have them, side by side. Offers, claims and signatures belong to the game.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>1, 0 or = for the lit board, and the cursor goes on. V types everything again to verify it, B takes slips in any order.</source>
        <translation>1, 0 or = for the lit board, and the cursor goes on. V types everything again to verify it, B takes slips in any order.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>They move with every result. W says why a player stands there.</source>
        <translation>They move with every result. W says why a player stands there.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Everything that was ruled on, with its article; Enter opens the case file.</source>
        <translation>Everything that was ruled on, with its article; Enter opens the case file.</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>What hangs on the wall and lies on the tables, as it will be printed.</source>
        <translation>What hangs on the wall and lies on the tables, as it will be printed.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Hall screen</translation>
    </message>
    <message>
        <source>What a projector shows; lists take turns by themselves.</source>
        <translation>What a projector shows; lists take turns by themselves.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Closing the event</translation>
    </message>
    <message>
        <source>What is left to do and which report is due when. That is the end of the tour: F1 helps on every page, Ctrl+N begins an event of your own.</source>
        <translation>What is left to do and which report is due when. That is the end of the tour: F1 helps on every page, Ctrl+N begins an event of your own.</translation>
    </message>
    <message>
        <source>Tour %1 of %2</source>
        <translation>Tour %1 of %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>End the tour</translation>
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
        <source>A clock cannot show this many hours.</source>
        <translation>A clock cannot show this many hours.</translation>
    </message>
    <message>
        <source>Minutes or seconds? Write %1 for %3 minutes or %2 for %3 seconds.</source>
        <extracomment>%1 and %2 are times as they are to be typed, %3 is a number: &quot;5:00 for 5 minutes or 0:05 for 5 seconds&quot;.</extracomment>
        <translation>Minutes or seconds? Write %1 for %3 minutes or %2 for %3 seconds.</translation>
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
        <source>Use these times</source>
        <translation>Use these times</translation>
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
        <source>Article</source>
        <translation>Article</translation>
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
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Caution</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Consequences</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Is checkmate possible?</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Conclusion</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>White at fault</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Black at fault</translation>
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
    <message numerus="yes">
        <source>A line of legal moves ends in mate after %n move(s).</source>
        <translation>
            <numerusform>A line of legal moves ends in mate after %n move.</numerusform>
            <numerusform>A line of legal moves ends in mate after %n moves.</numerusform>
        </translation>
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
        <source>White has more than eight pawns.</source>
        <translation>White has more than eight pawns.</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>Black has more than eight pawns.</translation>
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
        <source>The flag falls</source>
        <translation>The flag falls</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Resignation</translation>
    </message>
    <message>
        <source>arbiter decides</source>
        <translation>arbiter decides</translation>
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
        <source>No single move can have given this double check.</source>
        <translation>No single move can have given this double check.</translation>
    </message>
    <message>
        <source>White has only the king.</source>
        <translation>White has only the king.</translation>
    </message>
    <message>
        <source>Black has only the king.</source>
        <translation>Black has only the king.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, White cannot checkmate.</source>
        <translation>Some pieces can never move again. Wherever the others go, White cannot checkmate.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, Black cannot checkmate.</source>
        <translation>Some pieces can never move again. Wherever the others go, Black cannot checkmate.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: White checkmates in none of them.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>All %1 positions that can still arise were examined: White checkmates in none of them.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: Black checkmates in none of them.</source>
        <translation>All %1 positions that can still arise were examined: Black checkmates in none of them.</translation>
    </message>
    <message>
        <source>Not decided after %1 positions. The arbiter decides; unless the opposite is proved, assume that mate is possible.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Not decided after %1 positions. The arbiter decides; unless the opposite is proved, assume that mate is possible.</translation>
    </message>
    <message>
        <source>White has more than sixteen pieces.</source>
        <translation>White has more than sixteen pieces.</translation>
    </message>
    <message>
        <source>Black has more than sixteen pieces.</source>
        <translation>Black has more than sixteen pieces.</translation>
    </message>
    <message>
        <source>White&apos;s king is not where it could castle with the rook on %1.</source>
        <extracomment>%1 is the square of a rook.</extracomment>
        <translation>White&apos;s king is not where it could castle with the rook on %1.</translation>
    </message>
    <message>
        <source>Black&apos;s king is not where it could castle with the rook on %1.</source>
        <translation>Black&apos;s king is not where it could castle with the rook on %1.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <comment>field of a FEN</comment>
        <translation>the pieces</translation>
    </message>
    <message>
        <source>this character does not belong here</source>
        <translation>this character does not belong here</translation>
    </message>
    <message>
        <source>this is not a square</source>
        <translation>this is not a square</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>this is not a number</translation>
    </message>
    <message>
        <source>there is too much in it</source>
        <translation>there is too much in it</translation>
    </message>
    <message>
        <source>Neither can checkmate: dead position</source>
        <translation>Neither can checkmate: dead position</translation>
    </message>
    <message>
        <source>Losing illegal move</source>
        <translation>Losing illegal move</translation>
    </message>
    <message>
        <source>A phone rings</source>
        <translation>A phone rings</translation>
    </message>
    <message>
        <source>A pawn cannot be on %1.</source>
        <translation>A pawn cannot be on %1.</translation>
    </message>
    <message>
        <source>The kings are on adjacent squares.</source>
        <translation>The kings are on adjacent squares.</translation>
    </message>
    <message>
        <source>There are more promoted pieces than missing pawns.</source>
        <translation>There are more promoted pieces than missing pawns.</translation>
    </message>
    <message>
        <source>More than two pieces give check.</source>
        <translation>More than two pieces give check.</translation>
    </message>
    <message>
        <source>The fifty-move count exceeds the number of moves made.</source>
        <translation>The fifty-move count exceeds the number of moves made.</translation>
    </message>
    <message>
        <source>The fifty-move count is not zero, although a pawn has just moved.</source>
        <translation>The fifty-move count is not zero, although a pawn has just moved.</translation>
    </message>
    <message>
        <source>The FEN does not say who is to move: White was assumed.</source>
        <translation>The FEN does not say who is to move: White was assumed.</translation>
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
    <name>WebCommandCard</name>
    <message>
        <source>Publish</source>
        <translation>Publish</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>%f is the folder. Without a shell: one program and its arguments. A changed command is off until you switch it on. It is kept on this computer, never in the event file.</source>
        <translation>%f is the folder. Without a shell: one program and its arguments. A changed command is off until you switch it on. It is kept on this computer, never in the event file.</translation>
    </message>
    <message>
        <source>Will run: %1</source>
        <translation>Will run: %1</translation>
    </message>
    <message>
        <source>Run it after the pages are written</source>
        <translation>Run it after the pages are written</translation>
    </message>
    <message>
        <source>Stop it after</source>
        <translation>Stop it after</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>What the command has said: %1</source>
        <translation>What the command has said: %1</translation>
    </message>
</context>
<context>
    <name>WebFolderDialog</name>
    <message>
        <source>Folder of the web pages</source>
        <translation>Folder of the web pages</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>WebKeys</name>
    <message>
        <source>write the web pages now</source>
        <translation>write the web pages now</translation>
    </message>
    <message>
        <source>write</source>
        <translation>write</translation>
    </message>
    <message>
        <source>look at the web pages in the browser</source>
        <translation>look at the web pages in the browser</translation>
    </message>
    <message>
        <source>look</source>
        <translation>look</translation>
    </message>
    <message>
        <source>write the web pages only when asked</source>
        <translation>write the web pages only when asked</translation>
    </message>
    <message>
        <source>write the web pages after each change</source>
        <translation>write the web pages after each change</translation>
    </message>
    <message>
        <source>after each change</source>
        <translation>after each change</translation>
    </message>
    <message>
        <source>folder of the web pages</source>
        <translation>folder of the web pages</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>address of the web pages</source>
        <translation>address of the web pages</translation>
    </message>
    <message>
        <source>address</source>
        <translation>address</translation>
    </message>
    <message>
        <source>command that publishes the web pages</source>
        <translation>command that publishes the web pages</translation>
    </message>
    <message>
        <source>command</source>
        <translation>command</translation>
    </message>
    <message>
        <source>run no command after writing</source>
        <translation>run no command after writing</translation>
    </message>
    <message>
        <source>run the command after writing</source>
        <translation>run the command after writing</translation>
    </message>
    <message>
        <source>run</source>
        <translation>run</translation>
    </message>
    <message>
        <source>cancel the command that is running</source>
        <translation>cancel the command that is running</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>cancel</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>from a field back to the page</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Pairings and results</source>
        <translation>Pairings and results</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <extracomment>A line of a news feed: the round is over.</extracomment>
        <translation>Round %1: results</translation>
    </message>
    <message>
        <source>Round %1: pairings</source>
        <extracomment>A line of a news feed: the round is paired.</extracomment>
        <translation>Round %1: pairings</translation>
    </message>
    <message>
        <source>moves missing</source>
        <translation>moves missing</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Position after %1</source>
        <extracomment>What a screen reader says of the picture of a board. %1 a move.</extracomment>
        <translation>Position after %1</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Starting position</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Back one move</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Forward one move</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Turn the board</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>The pairing number of a player.</extracomment>
        <translation>Number</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player: GM, WIM. The head of a column that shows none.</extracomment>
        <translation>Title</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Above the games of one player.</extracomment>
        <translation>Round by round</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>Of the web pages: the first one.</extracomment>
        <translation>Overview</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Pages of the event</source>
        <extracomment>What screen readers call the links to the pages of the event.</extracomment>
        <translation>Pages of the event</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <extracomment>A link to a file of the event for other programs.</extracomment>
        <translation>Data (JSON)</translation>
    </message>
    <message>
        <source>Made with %1</source>
        <extracomment>%1 the name of this program.</extracomment>
        <translation>Made with %1</translation>
    </message>
    <message>
        <source>Skip to the content</source>
        <extracomment>A link for keyboards and screen readers, past the head of a web page.</extracomment>
        <translation>Skip to the content</translation>
    </message>
</context>
<context>
    <name>WebPagesPage</name>
    <message>
        <source>Web pages</source>
        <translation>Web pages</translation>
    </message>
    <message>
        <source>Write the pages now</source>
        <translation>Write the pages now</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Look at them</translation>
    </message>
    <message>
        <source>The address as a code for telephones</source>
        <translation>The address as a code for telephones</translation>
    </message>
</context>
<context>
    <name>WebPlaceCard</name>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Other files in it are left alone.</source>
        <translation>Other files in it are left alone.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Browse…</translation>
    </message>
    <message>
        <source>Address where people find the pages</source>
        <translation>Address where people find the pages</translation>
    </message>
    <message>
        <source>For the news feed, and as a code on the hall screen and on paper.</source>
        <translation>For the news feed, and as a code on the hall screen and on paper.</translation>
    </message>
    <message>
        <source>Language of the web pages</source>
        <translation>Language of the web pages</translation>
    </message>
    <message>
        <source>Games that are over, move by move</source>
        <translation>Games that are over, move by move</translation>
    </message>
    <message>
        <source>Write after each change</source>
        <translation>Write after each change</translation>
    </message>
    <message>
        <source>A few seconds after it, beside all other work.</source>
        <translation>A few seconds after it, beside all other work.</translation>
    </message>
</context>
<context>
    <name>WhyRank</name>
    <message>
        <source>Rank %1, points: %2</source>
        <translation>Rank %1, points: %2</translation>
    </message>
    <message>
        <source>Rank %1, shared with %2: no tie-break separates them</source>
        <extracomment>%1 a rank, %2 another player.</extracomment>
        <translation>Rank %1, shared with %2: no tie-break separates them</translation>
    </message>
    <message>
        <source>Round %1, White against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>Round %1, White against %2 (rank %3): %4</translation>
    </message>
    <message>
        <source>Round %1, Black against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>Round %1, Black against %2 (rank %3): %4</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1 a round, %2 a bye.</extracomment>
        <translation>Round %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>sum</comment>
        <extracomment>%1 a tie-break with its value, %2 what each round adds.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, without %3</source>
        <extracomment>%1 a tie-break with its value, %2 what each round adds, %3 what is cut.</extracomment>
        <translation>%1: %2, without %3</translation>
    </message>
    <message>
        <source>Rank %1: points %2; %3, one place above, has %4</source>
        <extracomment>%1 a rank, %2 own points, %3 the player before, %4 the points of that one.</extracomment>
        <translation>Rank %1: points %2; %3, one place above, has %4</translation>
    </message>
    <message>
        <source>Rank %1: the same points, %2 is %3; %4, one place above, has %5</source>
        <extracomment>%1 a rank, %2 a tie-break, %3 its value, %4 the player before, %5 the value of that one.</extracomment>
        <translation>Rank %1: the same points, %2 is %3; %4, one place above, has %5</translation>
    </message>
</context>
<context>
    <name>WithdrawForm</name>
    <message>
        <source>Withdraw: %1</source>
        <extracomment>%1 a ruling, as a sentence.</extracomment>
        <translation>Withdraw: %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>It stays in the record. What can be taken back and what cannot is shown before anything happens.</source>
        <translation>It stays in the record. What can be taken back and what cannot is shown before anything happens.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AdjournmentsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Type board numbers, for example 1-4, 7.</source>
        <translation>Type board numbers, for example 1-4, 7.</translation>
    </message>
    <message>
        <source>Type a number of minutes, or nothing.</source>
        <translation>Type a number of minutes, or nothing.</translation>
    </message>
    <message>
        <source>Type day and time like this: 2026-11-24 10:00</source>
        <translation>Type day and time like this: 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>Enter who keeps the envelope.</source>
        <translation>Enter who keeps the envelope.</translation>
    </message>
    <message>
        <source>resumptions</source>
        <comment>file</comment>
        <translation>resumptions</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Saved as %1.</translation>
    </message>
    <message>
        <source>Adjourned game %1.%2: %3.</source>
        <translation>Adjourned game %1.%2: %3.</translation>
    </message>
    <message>
        <source>A player is too late: rule on it.</source>
        <translation>A player is too late: rule on it.</translation>
    </message>
    <message>
        <source>Round %1: tell players to seal</source>
        <translation>Round %1: tell players to seal</translation>
    </message>
    <message>
        <source>By the game record %1 is not a legal move here.</source>
        <translation>By the game record %1 is not a legal move here.</translation>
    </message>
    <message>
        <source>No resumption has a day and time yet (D).</source>
        <translation>No resumption has a day and time yet (D).</translation>
    </message>
    <message>
        <source>Enter the place where the game goes on.</source>
        <translation>Enter the place where the game goes on.</translation>
    </message>
    <message>
        <source>Board %1 was adjourned on %2: type a later day and time.</source>
        <translation>Board %1 was adjourned on %2: type a later day and time.</translation>
    </message>
    <message>
        <source>Round %1: the session is over. Tell the players to seal (Shift+F9, C).</source>
        <translation>Round %1: the session is over. Tell the players to seal (Shift+F9, C).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AppealView</name>
    <message>
        <source>Enter the day and the time like 2026-11-21 14:30.</source>
        <translation>Enter the day and the time like 2026-11-21 14:30.</translation>
    </message>
    <message>
        <source>Enter who appeals.</source>
        <translation>Enter who appeals.</translation>
    </message>
    <message>
        <source>Enter what was decided.</source>
        <translation>Enter what was decided.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AttachmentsModel</name>
    <message>
        <source>The attached file %1 has been altered in the event file. Take it from an earlier copy.</source>
        <translation>The attached file %1 has been altered in the event file. Take it from an earlier copy.</translation>
    </message>
    <message>
        <source>The attached file %1 is missing in the event file. Take it from an earlier copy.</source>
        <translation>The attached file %1 is missing in the event file. Take it from an earlier copy.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>The file %1 cannot be read: %2</translation>
    </message>
    <message>
        <source>Attached: %1.</source>
        <translation>Attached: %1.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Removed: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Saved as %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
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
    <message>
        <source>%1, %2</source>
        <comment>letters</comment>
        <extracomment>The two letters that stand for White and Black: &quot;W, B&quot;.</extracomment>
        <translation>%1, %2</translation>
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
    <message numerus="yes">
        <source>Round %1: %n board(s) to check</source>
        <translation>
            <numerusform>Round %1: %n board to check</numerusform>
            <numerusform>Round %1: %n boards to check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The default time has expired on %n board(s): %1.</source>
        <translation>
            <numerusform>The default time has expired on %n board: %1.</numerusform>
            <numerusform>The default time has expired on %n boards: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: %2 by forfeit (%3). Ctrl+Z undoes it.</source>
        <translation>Board %1: %2 by forfeit (%3). Ctrl+Z undoes it.</translation>
    </message>
    <message>
        <source>The default time has not expired on board %1.</source>
        <translation>The default time has not expired on board %1.</translation>
    </message>
    <message>
        <source>The default time has not expired on any board.</source>
        <translation>The default time has not expired on any board.</translation>
    </message>
    <message numerus="yes">
        <source>Lost by forfeit on %n board(s): %1. Ctrl+Z undoes it.</source>
        <extracomment>%1 the numbers of the boards.</extracomment>
        <translation>
            <numerusform>Lost by forfeit on %n board: %1. Ctrl+Z undoes it.</numerusform>
            <numerusform>Lost by forfeit on %n boards: %1. Ctrl+Z undoes it.</numerusform>
        </translation>
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
        <source>%1; %n issue(s) dismissed</source>
        <extracomment>%1 is a round and its boards.</extracomment>
        <translation>
            <numerusform>%1; %n issue dismissed</numerusform>
            <numerusform>%1; %n issues dismissed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BackupView</name>
    <message>
        <source>There is a place for copies of the event: %1. Choose it in Settings, and a copy is saved there after each round.</source>
        <extracomment>%1 the folder of a memory stick.</extracomment>
        <translation>There is a place for copies of the event: %1. Choose it in Settings, and a copy is saved there after each round.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>There is no such folder.</translation>
    </message>
    <message>
        <source>Choose in Settings where copies of the event are saved.</source>
        <translation>Choose in Settings where copies of the event are saved.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. Plug the stick in: the copy is then saved by itself.</source>
        <translation>The folder %1 is not there. Plug the stick in: the copy is then saved by itself.</translation>
    </message>
    <message>
        <source>The copy was not saved. %1</source>
        <translation>The copy was not saved. %1</translation>
    </message>
    <message>
        <source>Copy saved as %1 at %2.</source>
        <extracomment>%1 a file, %2 an hour.</extracomment>
        <translation>Copy saved as %1 at %2.</translation>
    </message>
    <message>
        <source>There is no copy of this event to try.</source>
        <translation>There is no copy of this event to try.</translation>
    </message>
    <message>
        <source>The copy %1 has another history than this event.</source>
        <translation>The copy %1 has another history than this event.</translation>
    </message>
    <message numerus="yes">
        <source>The copy %1 can be restored, but %n attached file(s) in it are damaged.</source>
        <translation>
            <numerusform>The copy %1 can be restored, but %n attached file in it is damaged.</numerusform>
            <numerusform>The copy %1 can be restored, but %n attached files in it are damaged.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy %1 is good: it was restored on trial, opened and read.</source>
        <translation>The copy %1 is good: it was restored on trial, opened and read.</translation>
    </message>
    <message numerus="yes">
        <source>Since then %n entries came.</source>
        <translation>
            <numerusform>Since then %n entry came.</numerusform>
            <numerusform>Since then %n entries came.</numerusform>
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
    <message>
        <source>%1 (%2)</source>
        <comment>bye</comment>
        <extracomment>%1 a player without a game in this round, %2 the points for it: &quot;Amazon, A. (½)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused. Ctrl+Shift+Space resumes them.</source>
        <translation>
            <numerusform>%n clock paused. Ctrl+Shift+Space resumes it.</numerusform>
            <numerusform>%n clocks paused. Ctrl+Shift+Space resumes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in another round</source>
        <translation>
            <numerusform>%n clock running in another round</numerusform>
            <numerusform>%n clocks running in another round</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>a game on a tile</comment>
        <translation>Not started</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>a game on a tile</comment>
        <translation>Stopped</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>a game on a tile</comment>
        <translation>Playing</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused in another round</source>
        <translation>
            <numerusform>%n clock paused in another round</numerusform>
            <numerusform>%n clocks paused in another round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BroadcastView</name>
    <message>
        <source>The server does not take the games: %1</source>
        <translation>The server does not take the games: %1</translation>
    </message>
    <message>
        <source>The server wants no more requests for a while</source>
        <translation>The server wants no more requests for a while</translation>
    </message>
    <message>
        <source>The server does not accept the token</source>
        <translation>The server does not accept the token</translation>
    </message>
    <message>
        <source>The server does not know the round, or it is not yours</source>
        <translation>The server does not know the round, or it is not yours</translation>
    </message>
    <message>
        <source>The server has a fault of its own</source>
        <translation>The server has a fault of its own</translation>
    </message>
    <message>
        <source>The answer is not one of a broadcast server (%1)</source>
        <translation>The answer is not one of a broadcast server (%1)</translation>
    </message>
    <message>
        <source>The server cannot be reached: %1</source>
        <translation>The server cannot be reached: %1</translation>
    </message>
    <message>
        <source>The server does not answer</source>
        <translation>The server does not answer</translation>
    </message>
    <message>
        <source>A broadcast begins when a round is paired.</source>
        <translation>A broadcast begins when a round is paired.</translation>
    </message>
    <message>
        <source>Broadcast: type the address of the round on lichess.org first.</source>
        <translation>Broadcast: type the address of the round on lichess.org first.</translation>
    </message>
    <message>
        <source>Broadcast: type the token for lichess.org first.</source>
        <translation>Broadcast: type the token for lichess.org first.</translation>
    </message>
    <message>
        <source>Broadcast: %1</source>
        <extracomment>A notice; %1 what went wrong.</extracomment>
        <translation>Broadcast: %1</translation>
    </message>
    <message>
        <source>Copy the address of the round from the browser: https://lichess.org/broadcast/…/…/AbCdEfGh</source>
        <translation>Copy the address of the round from the browser: https://lichess.org/broadcast/…/…/AbCdEfGh</translation>
    </message>
    <message>
        <source>Boards are typed like this: 1-20, 25</source>
        <translation>Boards are typed like this: 1-20, 25</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>A token has letters, digits and underscores only.</source>
        <translation>A token has letters, digits and underscores only.</translation>
    </message>
    <message>
        <source>No browser could be started. The page is %1</source>
        <translation>No browser could be started. The page is %1</translation>
    </message>
    <message>
        <source>Off: nothing is sent.</source>
        <translation>Off: nothing is sent.</translation>
    </message>
    <message>
        <source>%1 has no address: nothing of it is sent.</source>
        <translation>%1 has no address: nothing of it is sent.</translation>
    </message>
    <message>
        <source>next try at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>next try at %1</translation>
    </message>
    <message>
        <source>nothing is sent until this is put right</source>
        <translation>nothing is sent until this is put right</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Sending…</translation>
    </message>
    <message>
        <source>taken by the server at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>taken by the server at %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) behind the games</source>
        <translation>
            <numerusform>%n minute behind the games</numerusform>
            <numerusform>%n minutes behind the games</numerusform>
        </translation>
    </message>
    <message>
        <source>On: games are sent as they are recorded.</source>
        <translation>On: games are sent as they are recorded.</translation>
    </message>
    <message>
        <source>Broadcast fails</source>
        <translation>Broadcast fails</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret store of this desktop is being asked…</source>
        <translation>The secret store of this desktop is being asked…</translation>
    </message>
    <message>
        <source>Kept in the secret store of this desktop.</source>
        <translation>Kept in the secret store of this desktop.</translation>
    </message>
    <message>
        <source>Known until the program is closed: this desktop has no secret store that is open.</source>
        <translation>Known until the program is closed: this desktop has no secret store that is open.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>None.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>A game that was not taken: %1 its board, %2 why.</extracomment>
        <translation>Board %1: %2</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: choose the boards</source>
        <translation>the server has room for %1 in a round: choose the boards</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: boards 1 to %1 are sent until you choose others</source>
        <translation>the server has room for %1 in a round: boards 1 to %1 are sent until you choose others</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CallsModel</name>
    <message>
        <source>Board %1</source>
        <extracomment>A board: &quot;Board 12&quot;; of another round than the one that is shown: &quot;Round 2, board 12&quot;.</extracomment>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <translation>Round %1, board %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 min</source>
        <extracomment>%1 a board that calls the arbiter, %2 the time of day, %3 minutes since: &quot;Board 12, 14:32, 3 min&quot;.</extracomment>
        <translation>%1, %2, %3 min</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) from boards</source>
        <translation>
            <numerusform>%n call from boards</numerusform>
            <numerusform>%n calls from boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arbiter wanted at board(s) %1</source>
        <translation>
            <numerusform>Arbiter wanted at board %1</numerusform>
            <numerusform>Arbiter wanted at boards %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::CheckInModel</name>
    <message>
        <source>not here</source>
        <translation>not here</translation>
    </message>
    <message>
        <source>here</source>
        <translation>here</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>withdrawn</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>owes %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>check-in</comment>
        <extracomment>Read aloud: a player&apos;s name and whether he has come.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check-in for round %1</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>Check-in for round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) here</source>
        <translation>
            <numerusform>%n player here</numerusform>
            <numerusform>%n players here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n not here yet</source>
        <extracomment>%1 &quot;41 players here&quot;, %n those who have not come.</extracomment>
        <translation>
            <numerusform>%1, %n not here yet</numerusform>
            <numerusform>%1, %n not here yet</numerusform>
        </translation>
    </message>
    <message>
        <source>Fees owed: %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>Fees owed: %1</translation>
    </message>
    <message>
        <source>%1 is not here any more.</source>
        <translation>%1 is not here any more.</translation>
    </message>
    <message>
        <source>%1 is here and takes part in the next round: the bye is revoked.</source>
        <translation>%1 is here and takes part in the next round: the bye is revoked.</translation>
    </message>
    <message>
        <source>%1 is here and takes part again.</source>
        <translation>%1 is here and takes part again.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is here, %n still missing.</source>
        <extracomment>%1 a player&apos;s name, %n how many have not come yet.</extracomment>
        <translation>
            <numerusform>%1 is here, %n still missing.</numerusform>
            <numerusform>%1 is here, %n still missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is here: everybody has come.</source>
        <translation>%1 is here: everybody has come.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <extracomment>%1 a player&apos;s name, %2 an amount of money.</extracomment>
        <translation>%1 has paid %2.</translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: a bye for %n player(s).</source>
        <translation>
            <numerusform>Check-in closed: a bye for %n player.</numerusform>
            <numerusform>Check-in closed: a bye for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) withdrawn.</source>
        <translation>
            <numerusform>Check-in closed: %n player withdrawn.</numerusform>
            <numerusform>Check-in closed: %n players withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) removed.</source>
        <translation>
            <numerusform>Check-in closed: %n player removed.</numerusform>
            <numerusform>Check-in closed: %n players removed.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in begins anew: nobody is here yet.</source>
        <translation>The check-in begins anew: nobody is here yet.</translation>
    </message>
    <message>
        <source>%1 is here already.</source>
        <translation>%1 is here already.</translation>
    </message>
    <message>
        <source>Check-in: every round is paired</source>
        <translation>Check-in: every round is paired</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClaimView</name>
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
    <message numerus="yes">
        <source>%n half-move(s) of the game are missing from the record: enter them first.</source>
        <translation>
            <numerusform>%n half-move of the game is missing from the record: enter it first.</numerusform>
            <numerusform>%n half-moves of the game are missing from the record: enter them first.</numerusform>
        </translation>
    </message>
    <message>
        <source>after the intended move</source>
        <translation>after the intended move</translation>
    </message>
    <message>
        <source>Checked on the scoresheets or by replaying the game?</source>
        <translation>Checked on the scoresheets or by replaying the game?</translation>
    </message>
    <message>
        <source>What a screen shows is not sufficient (Laws %1).</source>
        <translation>What a screen shows is not sufficient (Laws %1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruling on a claim</comment>
        <extracomment>A ruling on a claim: %1 &quot;Correct&quot;, %2 what comes of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The opponent accepts the draw</source>
        <translation>The opponent accepts the draw</translation>
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
        <source>White&apos;s flag fell second, at %1.</source>
        <translation>White&apos;s flag fell second, at %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell second, at %1.</source>
        <translation>Black&apos;s flag fell second, at %1.</translation>
    </message>
    <message>
        <source>A flag fall stops both clocks.</source>
        <translation>A flag fall stops both clocks.</translation>
    </message>
    <message>
        <source>After a flag fall the clocks keep running.</source>
        <translation>After a flag fall the clocks keep running.</translation>
    </message>
    <message>
        <source>Only a player may claim a flag fall here (%1).</source>
        <translation>Only a player may claim a flag fall here (%1).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClosingModel</name>
    <message numerus="yes">
        <source>%n round(s) still to be paired</source>
        <translation>
            <numerusform>%n round still to be paired</numerusform>
            <numerusform>%n rounds still to be paired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result</source>
        <translation>
            <numerusform>%n game without a result</numerusform>
            <numerusform>%n games without a result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) called, and nobody has come</source>
        <translation>
            <numerusform>%n board called, and nobody has come</numerusform>
            <numerusform>%n boards called, and nobody has come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n scoresheet not collected</numerusform>
            <numerusform>%n scoresheets not collected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n appeal(s) not settled</source>
        <translation>
            <numerusform>%n appeal not settled</numerusform>
            <numerusform>%n appeals not settled</numerusform>
        </translation>
    </message>
    <message>
        <source>Every round is paired</source>
        <translation>Every round is paired</translation>
    </message>
    <message>
        <source>Every game has a result</source>
        <translation>Every game has a result</translation>
    </message>
    <message>
        <source>No board calls the arbiter</source>
        <translation>No board calls the arbiter</translation>
    </message>
    <message>
        <source>Every scoresheet is collected</source>
        <translation>Every scoresheet is collected</translation>
    </message>
    <message>
        <source>Every appeal is settled</source>
        <translation>Every appeal is settled</translation>
    </message>
    <message>
        <source>Report file to the rating officer of the federation: by %1 (FIDE Rating Regulations)</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>Report file to the rating officer of the federation: by %1 (FIDE Rating Regulations)</translation>
    </message>
    <message>
        <source>The federation sends it to FIDE: by %1</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>The federation sends it to FIDE: by %1</translation>
    </message>
    <message>
        <source>The report for rating has everything</source>
        <translation>The report for rating has everything</translation>
    </message>
    <message>
        <source>Missing in the report for rating: %1</source>
        <extracomment>%1 is what is missing: &quot;days of 3 rounds&quot;.</extracomment>
        <translation>Missing in the report for rating: %1</translation>
    </message>
    <message>
        <source>Nothing is left to do but the reports.</source>
        <translation>Nothing is left to do but the reports.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) left to do</source>
        <translation>
            <numerusform>%n thing left to do</numerusform>
            <numerusform>%n things left to do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ControlForm</name>
    <message>
        <source>A number in a period cannot be read.</source>
        <translation>A number in a period cannot be read.</translation>
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
        <source>Time left</source>
        <translation>Time left</translation>
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
        <source>Delay left of this move</source>
        <translation>Delay left of this move</translation>
    </message>
    <message>
        <source>Time to add, or with − to take off</source>
        <translation>Time to add, or with − to take off</translation>
    </message>
    <message>
        <source>Time the opponent used meanwhile</source>
        <translation>Time the opponent used meanwhile</translation>
    </message>
    <message>
        <source>Only what you change is set; the rest stays the same.</source>
        <translation>Only what you change is set; the rest stays the same.</translation>
    </message>
    <message>
        <source>The old clock is paused. These values are from the journal: set the new clock to them, or enter what it shows. Name the new clock in the note.</source>
        <translation>The old clock is paused. These values are from the journal: set the new clock to them, or enter what it shows. Name the new clock in the note.</translation>
    </message>
    <message>
        <source>From now on, with the current times.</source>
        <translation>From now on, with the current times.</translation>
    </message>
    <message>
        <source>The clock is paused with the times it would show if this time control had been set from the start, with the same presses and corrections.</source>
        <translation>The clock is paused with the times it would show if this time control had been set from the start, with the same presses and corrections.</translation>
    </message>
    <message>
        <source>The move is counted and its increment added; the time the opponent used on this player&apos;s clock is charged to the opponent.</source>
        <translation>The move is counted and its increment added; the time the opponent used on this player&apos;s clock is charged to the opponent.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unchanged</translation>
    </message>
    <message>
        <source>as if set from the start</source>
        <translation>as if set from the start</translation>
    </message>
    <message>
        <source>White&apos;s moves to the time control</source>
        <translation>White&apos;s moves to the time control</translation>
    </message>
    <message>
        <source>Black&apos;s moves to the time control</source>
        <translation>Black&apos;s moves to the time control</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayPlace</name>
    <message>
        <source>%1 · %2 (desk)</source>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels; the window of the desk is on it.</extracomment>
        <translation>%1 · %2 (desk)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>screen</comment>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Screen %1 is not connected</source>
        <translation>Screen %1 is not connected</translation>
    </message>
    <message>
        <source>Open as a window on the screen of the desk</source>
        <translation>Open as a window on the screen of the desk</translation>
    </message>
    <message>
        <source>Opens as a window on the screen of the desk</source>
        <translation>Opens as a window on the screen of the desk</translation>
    </message>
    <message>
        <source>Open on screen %1</source>
        <extracomment>%1 the name of a screen.</extracomment>
        <translation>Open on screen %1</translation>
    </message>
    <message>
        <source>Opens on screen %1</source>
        <translation>Opens on screen %1</translation>
    </message>
    <message>
        <source>Screen %1 is back, and the hall screen on it.</source>
        <translation>Screen %1 is back, and the hall screen on it.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is now on %2.</source>
        <translation>Screen %1 was disconnected. The hall screen is now on %2.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is closed, and opens again when it is back.</source>
        <translation>Screen %1 was disconnected. The hall screen is closed, and opens again when it is back.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayView</name>
    <message>
        <source>Round %1: pairings</source>
        <translation>Round %1: pairings</translation>
    </message>
    <message>
        <source>Round %1: where do I play?</source>
        <translation>Round %1: where do I play?</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <translation>Round %1: results</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <extracomment>Of a round: %1 games that are over or adjourned, %2 all its games.</extracomment>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Round %1: clocks</source>
        <translation>Round %1: clocks</translation>
    </message>
    <message>
        <source>No claim may rest on this screen alone (Laws %1)</source>
        <extracomment>Below the clocks on the screen of the hall: %1 an article.</extracomment>
        <translation>No claim may rest on this screen alone (Laws %1)</translation>
    </message>
    <message>
        <source>Round %1 starts at %2</source>
        <extracomment>Above a countdown: %1 the number of a round, %2 the time of its start.</extracomment>
        <translation>Round %1 starts at %2</translation>
    </message>
    <message>
        <source>There is still time</source>
        <translation>There is still time</translation>
    </message>
    <message>
        <source>Please go to your boards</source>
        <translation>Please go to your boards</translation>
    </message>
    <message>
        <source>Please be seated: the round is about to start</source>
        <translation>Please be seated: the round is about to start</translation>
    </message>
    <message>
        <source>The arbiter starts the round</source>
        <translation>The arbiter starts the round</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>countdown</comment>
        <extracomment>At the foot of the hall screen: %1 the number of a round, %2 the time until it starts.</extracomment>
        <translation>Round %1: %2</translation>
    </message>
    <message>
        <source>Type boards like this: 1-4, 9</source>
        <translation>Type boards like this: 1-4, 9</translation>
    </message>
    <message>
        <source>Type the time like this: 16:30, or minutes from now: +15</source>
        <translation>Type the time like this: 16:30, or minutes from now: +15</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayViewsModel</name>
    <message>
        <source>Pairings by board</source>
        <translation>Pairings by board</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Pairings by name</translation>
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
        <source>Clocks of chosen boards</source>
        <translation>Clocks of chosen boards</translation>
    </message>
    <message>
        <source>Countdown to the round</source>
        <translation>Countdown to the round</translation>
    </message>
    <message>
        <source>Address of the web pages</source>
        <translation>Address of the web pages</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EntriesView</name>
    <message>
        <source>There is no text in the clipboard. Copy the list of players first.</source>
        <translation>There is no text in the clipboard. Copy the list of players first.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>The file %1 cannot be read. Check that it exists and that you may read it.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n player added.</numerusform>
            <numerusform>%n players added.</numerusform>
        </translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>the clipboard</translation>
    </message>
    <message>
        <source>This file cannot be read. If it is an event or a report file, open it by itself to see why.</source>
        <translation>This file cannot be read. If it is an event or a report file, open it by itself to see why.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Choose the column that has the names.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 &quot;120 rows&quot;, %2 &quot;3 with notes&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n with notes</source>
        <comment>rows of a list</comment>
        <translation>
            <numerusform>%n with notes</numerusform>
            <numerusform>%n with notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Add %n player</numerusform>
            <numerusform>Add %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>%1 the number of a row of the list, %2 a player with some details.</extracomment>
        <translation>row %1: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Column %1</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>The list of players has been copied.</translation>
    </message>
    <message>
        <source>The list of players was saved as %1.</source>
        <translation>The list of players was saved as %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 cannot be written.</translation>
    </message>
    <message>
        <source>none: players from the first row on</source>
        <translation>none: players from the first row on</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>head</comment>
        <translation>row %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>none: by code</source>
        <translation>none: by code</translation>
    </message>
    <message>
        <source>Further rounds are imported.</source>
        <translation>Further rounds are imported.</translation>
    </message>
    <message>
        <source>Empty: chosen by the number of players.</source>
        <translation>Empty: chosen by the number of players.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: chosen by the number of players; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Empty: chosen by the number of players; %1 for %n player.</numerusform>
            <numerusform>Empty: chosen by the number of players; %1 for %n players.</numerusform>
        </translation>
    </message>
    <message>
        <source>As announced beforehand.</source>
        <translation>As announced beforehand.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field</comment>
        <extracomment>Why an event cannot be created yet: %1 the name of a field, %2 what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>loss of the game</source>
        <translation>loss of the game</translation>
    </message>
    <message>
        <source>as the ratings of the players tell</source>
        <translation>as the ratings of the players tell</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE rating</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>national rating</translation>
    </message>
    <message>
        <source>FIDE rating, else the national one</source>
        <translation>FIDE rating, else the national one</translation>
    </message>
    <message>
        <source>national rating, else the FIDE one</source>
        <translation>national rating, else the FIDE one</translation>
    </message>
    <message>
        <source>the higher of the FIDE and the national rating</source>
        <translation>the higher of the FIDE and the national rating</translation>
    </message>
    <message>
        <source>the lower of the FIDE and the national rating</source>
        <translation>the lower of the FIDE and the national rating</translation>
    </message>
    <message>
        <source>other: as entered</source>
        <translation>other: as entered</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). The numbers stay as they are.</source>
        <translation>Stands in the report file (record 172). The numbers stay as they are.</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). Choosing one gives every player with a FIDE or a national rating the one that it takes.</source>
        <translation>Stands in the report file (record 172). Choosing one gives every player with a FIDE or a national rating the one that it takes.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
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
    <message>
        <source>Add the players.</source>
        <translation>Add the players.</translation>
    </message>
    <message>
        <source>Pair the first round when all players have been added.</source>
        <translation>Pair the first round when all players have been added.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) unfinished.</source>
        <translation>
            <numerusform>%n game unfinished.</numerusform>
            <numerusform>%n games unfinished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) unfinished.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Pair round %1; %n game unfinished.</numerusform>
            <numerusform>Pair round %1; %n games unfinished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resume the clocks: %n clock(s) paused.</source>
        <translation>
            <numerusform>Resume the clocks: %n clock paused.</numerusform>
            <numerusform>Resume the clocks: %n clocks paused.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin round %1.</source>
        <translation>Begin round %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ExportsModel</name>
    <message>
        <source>Report files are interim ones: games without a result are marked in them</source>
        <translation>Report files are interim ones: games without a result are marked in them</translation>
    </message>
    <message>
        <source>Games are open: a final report is not possible</source>
        <translation>Games are open: a final report is not possible</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <extracomment>A file that can be made: %1 &quot;Games&quot;, %2 the number of a round.</extracomment>
        <translation>%1: round %2</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <extracomment>Of the report for the rating officer: %1 what is not known, with commas between.</extracomment>
        <translation>Missing: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message>
        <source>The results have been copied.</source>
        <translation>The results have been copied.</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>The list of players has been copied.</translation>
    </message>
    <message>
        <source>The standings have been copied.</source>
        <translation>The standings have been copied.</translation>
    </message>
    <message>
        <source>The results of round %1 have been copied.</source>
        <translation>The results of round %1 have been copied.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Saved as %1.</translation>
    </message>
    <message>
        <source>%1: after round %2</source>
        <extracomment>A file that can be made: %1 &quot;Standings&quot;, %2 the number of a round.</extracomment>
        <translation>%1: after round %2</translation>
    </message>
    <message>
        <source>The pairing has been copied.</source>
        <translation>The pairing has been copied.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::FindView</name>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>The two players of a board.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Board %1, White</source>
        <translation>Board %1, White</translation>
    </message>
    <message>
        <source>Board %1, Black</source>
        <translation>Board %1, Black</translation>
    </message>
    <message>
        <source>does not play in round %1</source>
        <translation>does not play in round %1</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <extracomment>A ruling: round, board, what was decided.</extracomment>
        <translation>Round %1, board %2: %3</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <comment>article</comment>
        <translation>Laws %1</translation>
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
        <source>The file has no results; only the players are imported.</source>
        <translation>The file has no results; only the players are imported.</translation>
    </message>
    <message>
        <source>The rounds with results are imported as they are and can be corrected afterwards.</source>
        <translation>The rounds with results are imported as they are and can be corrected afterwards.</translation>
    </message>
    <message>
        <source>Only the players are imported; the first round is paired here.</source>
        <translation>Only the players are imported; the first round is paired here.</translation>
    </message>
    <message numerus="yes">
        <source>%n prohibited pairing(s)</source>
        <translation>
            <numerusform>%n prohibited pairing</numerusform>
            <numerusform>%n prohibited pairings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) in later rounds</source>
        <translation>
            <numerusform>%n bye in later rounds</numerusform>
            <numerusform>%n byes in later rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Also imported: %2.</source>
        <extracomment>%1 a sentence, %2 a list: &quot;2 prohibited pairs, 3 byes of rounds to come&quot;.</extracomment>
        <translation>%1 Also imported: %2.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::IncidentForm</name>
    <message>
        <source>Enter a whole number.</source>
        <translation>Enter a whole number.</translation>
    </message>
    <message>
        <source>Enter the position as a FEN.</source>
        <translation>Enter the position as a FEN.</translation>
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
        <source>unknown</source>
        <comment>fact</comment>
        <translation>unknown</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>This cannot be read.</translation>
    </message>
    <message>
        <source>“%1” is not a square. Enter squares such as e1.</source>
        <extracomment>%1 what was typed.</extracomment>
        <translation>“%1” is not a square. Enter squares such as e1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::IncidentKinds</name>
    <message>
        <source>%1: %2</source>
        <comment>incident</comment>
        <extracomment>%1 an incident, %2 what it was in particular: &quot;Conduct of a player: leaving the venue&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::IncidentView</name>
    <message>
        <source>Board %1</source>
        <comment>head</comment>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>%1 White, %2 Black.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Choose the decision.</source>
        <translation>Choose the decision.</translation>
    </message>
    <message>
        <source>Answer the question with %1: %2</source>
        <extracomment>%1 keys, as &quot;Y / N&quot;; %2 the question.</extracomment>
        <translation>Answer the question with %1: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <comment>head</comment>
        <translation>Round %1, board %2</translation>
    </message>
    <message>
        <source>This cannot be read yet: %1</source>
        <extracomment>%1 the label of a field.</extracomment>
        <translation>This cannot be read yet: %1</translation>
    </message>
    <message>
        <source>Still to be said: %1</source>
        <extracomment>%1 the label of a field that must be filled in.</extracomment>
        <translation>Still to be said: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>missing</comment>
        <extracomment>%1 what is missing, %2 the keys that say it, as &quot;W / B&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>flagfall::view::InterventionsModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>An act and what it does, read aloud.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::InterventionsView</name>
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
    <message>
        <source>The hall</source>
        <translation>The hall</translation>
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
        <source>Paused, White to move</source>
        <translation>Paused, White to move</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>Paused, Black to move</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>lever locked</source>
        <translation>lever locked</translation>
    </message>
    <message>
        <source>not at the board</source>
        <translation>not at the board</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message>
        <source>All games in progress</source>
        <translation>All games in progress</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) selected</source>
        <translation>
            <numerusform>%n board selected</numerusform>
            <numerusform>%n boards selected</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped at the flag fall</source>
        <translation>Stopped at the flag fall</translation>
    </message>
    <message>
        <source>illegal moves: %1 (game lost at %2)</source>
        <translation>illegal moves: %1 (game lost at %2)</translation>
    </message>
    <message>
        <source>usual reason</source>
        <translation>usual reason</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Please check the marked fields.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::LawsModel</name>
    <message>
        <source>The same in the Laws of %1</source>
        <extracomment>Of the text of an article: %1 years of other editions with their numbers, &quot;2014, 7.5b; 2018, 7.5.5&quot;.</extracomment>
        <translation>The same in the Laws of %1</translation>
    </message>
    <message>
        <source>This text has not been translated yet.</source>
        <translation>This text has not been translated yet.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ListDifferencesModel</name>
    <message>
        <source>woman</source>
        <translation>woman</translation>
    </message>
    <message>
        <source>man</source>
        <translation>man</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3: %n player(s) as in the list</source>
        <extracomment>%1 the name of a rating list, %2 standard, rapid or blitz, %3 a month and year, %n players.</extracomment>
        <translation>
            <numerusform>%1, %2, %3: %n player as in the list</numerusform>
            <numerusform>%1, %2, %3: %n players as in the list</numerusform>
        </translation>
    </message>
    <message>
        <source>No rating list has been imported.</source>
        <translation>No rating list has been imported.</translation>
    </message>
    <message>
        <source>%1 (perhaps %2, %3)</source>
        <extracomment>A player without an ID (%1), and the player of the list who this may be (%2, with the ID %3).</extracomment>
        <translation>%1 (perhaps %2, %3)</translation>
    </message>
    <message>
        <source>Not in the list: %1.</source>
        <translation>Not in the list: %1.</translation>
    </message>
    <message>
        <source>Without an ID: %1.</source>
        <translation>Without an ID: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>%n player brought up to date.</numerusform>
            <numerusform>%n players brought up to date.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ListHitsModel</name>
    <message>
        <source>inactive</source>
        <translation>inactive</translation>
    </message>
    <message>
        <source>already in the event</source>
        <translation>already in the event</translation>
    </message>
</context>
<context>
    <name>flagfall::view::MatingView</name>
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
    <message numerus="yes">
        <source>The scoresheet is %n half-move(s) shorter than the game.</source>
        <extracomment>Half-moves that are missing at the end of a record.</extracomment>
        <translation>
            <numerusform>The scoresheet is %n half-move shorter than the game.</numerusform>
            <numerusform>The scoresheet is %n half-moves shorter than the game.</numerusform>
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
    <message>
        <source>This position cannot be used. %1</source>
        <extracomment>%1 are reasons, as sentences.</extracomment>
        <translation>This position cannot be used. %1</translation>
    </message>
    <message>
        <source>Up to %1 positions are examined.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Up to %1 positions are examined.</translation>
    </message>
    <message>
        <source>Cancelled before an answer was found.</source>
        <translation>Cancelled before an answer was found.</translation>
    </message>
    <message>
        <source>The position was set up manually.</source>
        <translation>The position was set up manually.</translation>
    </message>
    <message>
        <source>Only White&apos;s scoresheet says so, not the game record.</source>
        <translation>Only White&apos;s scoresheet says so, not the game record.</translation>
    </message>
    <message>
        <source>Only Black&apos;s scoresheet says so, not the game record.</source>
        <translation>Only Black&apos;s scoresheet says so, not the game record.</translation>
    </message>
    <message numerus="yes">
        <source>The clocks have counted %n half-move(s) more than the record, which has missing moves.</source>
        <translation>
            <numerusform>The clocks have counted %n half-move more than the record, which has missing moves.</numerusform>
            <numerusform>The clocks have counted %n half-moves more than the record, which has missing moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the clock White is to move, in this position Black.</source>
        <translation>On the clock White is to move, in this position Black.</translation>
    </message>
    <message>
        <source>On the clock Black is to move, in this position White.</source>
        <translation>On the clock Black is to move, in this position White.</translation>
    </message>
    <message>
        <source>The record has changed: it no longer contains this position, so the verdict cannot be noted there.</source>
        <translation>The record has changed: it no longer contains this position, so the verdict cannot be noted there.</translation>
    </message>
    <message>
        <source>The game has continued from here.</source>
        <translation>The game has continued from here.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::OffencesModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
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
    <message>
        <source>Why do %1 and %2 not meet?</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Why do %1 and %2 not meet?</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>Round %1 is paired.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n board(s) changed</source>
        <extracomment>%1 &quot;20 boards&quot;, %n boards that were not there when it was paired before.</extracomment>
        <translation>
            <numerusform>%1, %n board changed</numerusform>
            <numerusform>%1, %n boards changed</numerusform>
        </translation>
    </message>
    <message>
        <source>End the manual changes first.</source>
        <translation>End the manual changes first.</translation>
    </message>
    <message>
        <source>Begin manual changes first (E).</source>
        <translation>Begin manual changes first (E).</translation>
    </message>
    <message>
        <source>Make this change anyway?</source>
        <translation>Make this change anyway?</translation>
    </message>
    <message>
        <source>Make the change</source>
        <translation>Make the change</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <translation>Discard the change</translation>
    </message>
    <message>
        <source>Colours swapped: board of %1</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Colours swapped: board of %1</translation>
    </message>
    <message>
        <source>Swapped: %1 and %2</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Swapped: %1 and %2</translation>
    </message>
    <message>
        <source>Select two seats first (Space).</source>
        <translation>Select two seats first (Space).</translation>
    </message>
    <message>
        <source>Why does %1 not get the bye?</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Why does %1 not get the bye?</translation>
    </message>
    <message>
        <source>The manual pairing is kept; check the boards of the players left over.</source>
        <translation>The manual pairing is kept; check the boards of the players left over.</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing?</source>
        <translation>Back to the system&apos;s pairing?</translation>
    </message>
    <message numerus="yes">
        <source>%n manual change(s) would be lost.</source>
        <translation>
            <numerusform>%n manual change would be lost.</numerusform>
            <numerusform>%n manual changes would be lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Discard the changes</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Keep the changes</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 does not take part in this round.</translation>
    </message>
    <message>
        <source>%1 takes part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 takes part in this round.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unfinished game(s) counted as draws for the pairing</source>
        <extracomment>%1 &quot;20 boards&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n unfinished game counted as a draw for the pairing</numerusform>
            <numerusform>%1, %n unfinished games counted as draws for the pairing</numerusform>
        </translation>
    </message>
    <message>
        <source>Change round %1</source>
        <extracomment>%1 the number of a round that is published.</extracomment>
        <translation>Change round %1</translation>
    </message>
    <message>
        <source>Round %1 was paired %2 after the last result</source>
        <extracomment>%1 the number of a round, %2 a time.</extracomment>
        <translation>Round %1 was paired %2 after the last result</translation>
    </message>
    <message>
        <source>%1; the best was %2 (round %3)</source>
        <extracomment>%1 &quot;Round 3 was paired 2 minutes after the last result&quot;, %2 a time, %3 the number of a round.</extracomment>
        <translation>%1; the best was %2 (round %3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>note</comment>
        <extracomment>%1 &quot;23 players take part&quot;, %2 &quot;Round 3 was paired 2 minutes after the last result&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Leave the round as it is?</source>
        <translation>Leave the round as it is?</translation>
    </message>
    <message>
        <source>Round %1 is changed.</source>
        <translation>Round %1 is changed.</translation>
    </message>
    <message>
        <source>Differs from the system.</source>
        <translation>Differs from the system.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PaperView</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Saved as %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n page(s) printed.</source>
        <extracomment>%1 the title of a paper, %n how many pages were sent to the printer.</extracomment>
        <translation>
            <numerusform>%1: %n page printed.</numerusform>
            <numerusform>%1: %n pages printed.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has no printer that answers. Save the pages as PDF and print them elsewhere.</source>
        <translation>This computer has no printer that answers. Save the pages as PDF and print them elsewhere.</translation>
    </message>
    <message>
        <source>This paper has no table.</source>
        <translation>This paper has no table.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be written: %1</source>
        <translation>The spreadsheet cannot be written: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copied: %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PapersView</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>As needed</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landscape</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>As in the program</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read. PNG and JPEG can.</source>
        <translation>%1 is not a picture that can be read. PNG and JPEG can.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PlayerForm</name>
    <message>
        <source>Enter the rounds, such as 3, 5=0.</source>
        <translation>Enter the rounds, such as 3, 5=0.</translation>
    </message>
    <message>
        <source>Only rounds %1 to %2 are to come.</source>
        <extracomment>%1 and %2 numbers of rounds.</extracomment>
        <translation>Only rounds %1 to %2 are to come.</translation>
    </message>
    <message>
        <source>FIDE knows no federation %1. Enter once more keeps it.</source>
        <extracomment>%1 three letters.</extracomment>
        <translation>FIDE knows no federation %1. Enter once more keeps it.</translation>
    </message>
    <message>
        <source>A women&apos;s title, and the player is entered as a man.</source>
        <translation>A women&apos;s title, and the player is entered as a man.</translation>
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
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>withdrawn, annulled</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 a kind of bye, %2 the number of a round.</extracomment>
        <translation>%1, round %2</translation>
    </message>
    <message>
        <source>%1 was removed from the list.</source>
        <translation>%1 was removed from the list.</translation>
    </message>
    <message>
        <source>Lots have been drawn: the list is in the order of the pairing numbers.</source>
        <translation>Lots have been drawn: the list is in the order of the pairing numbers.</translation>
    </message>
    <message>
        <source>checked in</source>
        <translation>checked in</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>owes %1</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>board %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Preferences</name>
    <message>
        <source>Desk 1</source>
        <extracomment>What the first place of work at an event is called in its records.</extracomment>
        <translation>Desk 1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PresenceModel</name>
    <message>
        <source>withdrawn</source>
        <translation>withdrawn</translation>
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
    <message>
        <source>%1 takes part</source>
        <extracomment>Read aloud: a player&apos;s name and whether he plays in the round.</extracomment>
        <translation>%1 takes part</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them not checked in</source>
        <extracomment>%1 &quot;60 players take part&quot;, %n who have not checked in.</extracomment>
        <translation>
            <numerusform>%1, %n of them not checked in</numerusform>
            <numerusform>%1, %n of them not checked in</numerusform>
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
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>The file %1 cannot be read: %2</translation>
    </message>
    <message>
        <source>Presets exported to %1: %2</source>
        <translation>Presets exported to %1: %2</translation>
    </message>
    <message>
        <source>Presets imported from %1: %2</source>
        <translation>Presets imported from %1: %2</translation>
    </message>
    <message>
        <source>The file %1 contains no presets of this program.</source>
        <translation>The file %1 contains no presets of this program.</translation>
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
    <message numerus="yes">
        <source>%n key(s) typed meanwhile did nothing.</source>
        <translation>
            <numerusform>%n key typed meanwhile did nothing.</numerusform>
            <numerusform>%n keys typed meanwhile did nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RatingListsModel</name>
    <message numerus="yes">
        <source>%n player(s) read</source>
        <translation>
            <numerusform>%n player read</numerusform>
            <numerusform>%n players read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>A list is called by small letters, digits and hyphens.</source>
        <translation>A list is called by small letters, digits and hyphens.</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Write the month as 2026-11.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n player(s) imported.</source>
        <extracomment>%n players; %1 is the name of a rating list, %2 a month and year.</extracomment>
        <translation>
            <numerusform>%1, %2: %n player imported.</numerusform>
            <numerusform>%1, %2: %n players imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a player were left out.</source>
        <translation>
            <numerusform>%n line without a player was left out.</numerusform>
            <numerusform>%n lines without a player were left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: removed. The file can be imported again.</source>
        <translation>%1, %2: removed. The file can be imported again.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecentModel</name>
    <message>
        <source>No round has been paired yet</source>
        <translation>No round has been paired yet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 3 of 7&quot;</extracomment>
        <translation>Round %1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n result(s) missing</source>
        <extracomment>%1 &quot;Round 3 of 7&quot;, %n games without a result.</extracomment>
        <translation>
            <numerusform>%1, %n result missing</numerusform>
            <numerusform>%1, %n results missing</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>The file is not there</translation>
    </message>
    <message>
        <source>%1; it was interrupted</source>
        <extracomment>%1 is how far the event has come: &quot;Round 3 of 7, 12 results missing&quot;.</extracomment>
        <translation>%1; it was interrupted</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Continue %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordActsView</name>
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
        <source>Both have signed %1, and no result is entered.</source>
        <translation>Both have signed %1, and no result is entered.</translation>
    </message>
    <message>
        <source>%1 Offer no. %2 by this player (Laws %3).</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.</extracomment>
        <translation>%1 Offer no. %2 by this player (Laws %3).</translation>
    </message>
    <message>
        <source>The intended move %1 must be played (Laws %2).</source>
        <translation>The intended move %1 must be played (Laws %2).</translation>
    </message>
    <message>
        <source>The intended move %1 is illegal: another move with the same piece must be played, if there is one (Laws %2).</source>
        <translation>The intended move %1 is illegal: another move with the same piece must be played, if there is one (Laws %2).</translation>
    </message>
    <message>
        <source>White&apos;s illegal move no. %1: White loses, or the game is drawn if Black cannot checkmate (Laws %2).</source>
        <extracomment>%1 a number, %2 an article of the Laws.</extracomment>
        <translation>White&apos;s illegal move no. %1: White loses, or the game is drawn if Black cannot checkmate (Laws %2).</translation>
    </message>
    <message>
        <source>Black&apos;s illegal move no. %1: Black loses, or the game is drawn if White cannot checkmate (Laws %2).</source>
        <translation>Black&apos;s illegal move no. %1: Black loses, or the game is drawn if White cannot checkmate (Laws %2).</translation>
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
        <source>After %1: %2</source>
        <extracomment>%1 the move just made: &quot;12. Nf3&quot;; %2 who has the move, or how the game ended.</extracomment>
        <translation>After %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” cannot be read.</source>
        <translation>Line %1, column %2: “%3” cannot be read.</translation>
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
    <message>
        <source>checkmate</source>
        <translation>checkmate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stalemate</translation>
    </message>
    <message>
        <source>moves unknown</source>
        <translation>moves unknown</translation>
    </message>
    <message>
        <source>The pasted game does not start where the record ends.</source>
        <translation>The pasted game does not start where the record ends.</translation>
    </message>
    <message>
        <source>No game of the round has been recorded yet.</source>
        <translation>No game of the round has been recorded yet.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), symbol(s) or variation(s) in the pasted game were left out.</source>
        <translation>
            <numerusform>%n comment, symbol or variation in the pasted game was left out.</numerusform>
            <numerusform>%n comments, symbols or variations in the pasted game were left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on this scoresheet can be read.</source>
        <translation>Nothing on this scoresheet can be read.</translation>
    </message>
    <message>
        <source>This cannot be read; the board shows the last known position.</source>
        <translation>This cannot be read; the board shows the last known position.</translation>
    </message>
    <message>
        <source>The pasted game gives the result %1; none has been entered.</source>
        <translation>The pasted game gives the result %1; none has been entered.</translation>
    </message>
    <message>
        <source>Give the side to move: write w or b after the pieces.</source>
        <translation>Give the side to move: write w or b after the pieces.</translation>
    </message>
    <message>
        <source>Missing moves are marked in the arbiter&apos;s record: show it first (Alt+1).</source>
        <translation>Missing moves are marked in the arbiter&apos;s record: show it first (Alt+1).</translation>
    </message>
    <message>
        <source>Half-moves: a number up to %1, or empty.</source>
        <translation>Half-moves: a number up to %1, or empty.</translation>
    </message>
    <message>
        <source>Chess960 starting positions are numbered from 0 to 959.</source>
        <translation>Chess960 starting positions are numbered from 0 to 959.</translation>
    </message>
    <message>
        <source>This cannot be read: there is no position to ask about.</source>
        <translation>This cannot be read: there is no position to ask about.</translation>
    </message>
    <message numerus="yes">
        <source>According to the move number and the side to move, %n half-move(s) are missing.</source>
        <translation>
            <numerusform>According to the move number and the side to move, %n half-move is missing.</numerusform>
            <numerusform>According to the move number and the side to move, %n half-moves are missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this side to move, the number of missing half-moves cannot be %1.</source>
        <translation>With this side to move, the number of missing half-moves cannot be %1.</translation>
    </message>
    <message>
        <source>neither player can checkmate</source>
        <translation>neither player can checkmate</translation>
    </message>
    <message>
        <source>The pasted game differs from the record from %1 on. Go to the position before it and delete the moves after it (Alt+X).</source>
        <translation>The pasted game differs from the record from %1 on. Go to the position before it and delete the moves after it (Alt+X).</translation>
    </message>
    <message>
        <source>All moves of the pasted game are already recorded.</source>
        <translation>All moves of the pasted game are already recorded.</translation>
    </message>
    <message>
        <source>The pasted game is between %1 and %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>The pasted game is between %1 and %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) deleted; Ctrl+Z restores them.</source>
        <translation>
            <numerusform>%n half-move deleted; Ctrl+Z restores it.</numerusform>
            <numerusform>%n half-moves deleted; Ctrl+Z restores them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) copied.</source>
        <translation>
            <numerusform>%n half-move copied.</numerusform>
            <numerusform>%n half-moves copied.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scoresheet cannot be read from %1 on.</source>
        <extracomment>%1 what stands in a line of a scoresheet: &quot;12… xx&quot;.</extracomment>
        <translation>The scoresheet cannot be read from %1 on.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them differ(s) from the record.</source>
        <translation>
            <numerusform>%n of them differs from the record.</numerusform>
            <numerusform>%n of them differ from the record.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no moves after this position.</source>
        <translation>There are no moves after this position.</translation>
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
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>The two players of a board.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused by the interruption. Decide what each of them shows (Laws 6.10).</source>
        <translation>
            <numerusform>%n clock paused by the interruption. Decide what each of them shows (Laws 6.10).</numerusform>
            <numerusform>%n clocks paused by the interruption. Decide what each of them shows (Laws 6.10).</numerusform>
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
    <message numerus="yes">
        <source>%n flag(s) would fall.</source>
        <translation>
            <numerusform>%n flag would fall.</numerusform>
            <numerusform>%n flags would fall.</numerusform>
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
        <source>Decided for all boards.</source>
        <translation>Decided for all boards.</translation>
    </message>
    <message>
        <source>White was to move.</source>
        <translation>White was to move.</translation>
    </message>
    <message>
        <source>Black was to move.</source>
        <translation>Black was to move.</translation>
    </message>
    <message>
        <source>The same as the last recorded time on every board.</source>
        <translation>The same as the last recorded time on every board.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the last recorded time, by at most %1.</source>
        <translation>
            <numerusform>%n board differs from the last recorded time, by at most %1.</numerusform>
            <numerusform>%n boards differ from the last recorded time, by at most %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the players last saw; the clocks show these times now.</source>
        <translation>What the players last saw; the clocks show these times now.</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) were paused when it woke; no player lost time.</source>
        <translation>
            <numerusform>%n clock was paused when it woke; no player lost time.</numerusform>
            <numerusform>%n clocks were paused when it woke; no player lost time.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Z undoes it until the clock is used again.</source>
        <translation>Ctrl+Z undoes it until the clock is used again.</translation>
    </message>
    <message>
        <source>Board %1 has been decided.</source>
        <translation>Board %1 has been decided.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ReplayView</name>
    <message>
        <source>Write a time of day: 14:32 or 14:32:05.</source>
        <translation>Write a time of day: 14:32 or 14:32:05.</translation>
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
        <source>This board was recorded from %1 to %2.</source>
        <translation>This board was recorded from %1 to %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Saved as %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ResultEntry</name>
    <message>
        <source>Board %1: %2 stands, and %3 was typed now.</source>
        <extracomment>%1 a board, %2 and %3 results: &quot;Board 17: 1–0 stands, and 0–1 was typed now.&quot;</extracomment>
        <translation>Board %1: %2 stands, and %3 was typed now.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) typed after that did nothing.</source>
        <translation>
            <numerusform>%n key typed after that did nothing.</numerusform>
            <numerusform>%n keys typed after that did nothing.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 verified</source>
        <extracomment>How many boards of a round have been typed a second time.</extracomment>
        <translation>%1 of %2 verified</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n difference(s)</source>
        <comment>results typed a second time</comment>
        <extracomment>%1: &quot;17 of 60 verified&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n difference</numerusform>
            <numerusform>%1, %n differences</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: this key enters no result.</source>
        <translation>Board %1: this key enters no result.</translation>
    </message>
    <message>
        <source>The number of the board comes first.</source>
        <translation>The number of the board comes first.</translation>
    </message>
    <message>
        <source>There is no board %1 in this round.</source>
        <translation>There is no board %1 in this round.</translation>
    </message>
    <message>
        <source>Board %1: nothing was entered.</source>
        <translation>Board %1: nothing was entered.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RoundTimeView</name>
    <message>
        <source>The round has not begun</source>
        <translation>The round has not begun</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>The round is over</translation>
    </message>
    <message>
        <source>Stopped for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Stopped for %1</translation>
    </message>
    <message>
        <source>Played for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Played for %1</translation>
    </message>
    <message>
        <source>%1, default time expires in %2</source>
        <extracomment>%1 a sentence, %2 a time.</extracomment>
        <translation>%1, default time expires in %2</translation>
    </message>
    <message>
        <source>All results of round %1 are in.</source>
        <translation>All results of round %1 are in.</translation>
    </message>
    <message>
        <source>%1 %2 – %3</source>
        <extracomment>A board and its players: &quot;5 Amazon, A. – Nile, N.&quot;</extracomment>
        <translation>%1 %2 – %3</translation>
    </message>
    <message>
        <source>All games of round %1 are over or adjourned.</source>
        <extracomment>%1 is the number of a round, %2 a list of boards with their players.</extracomment>
        <translation>All games of round %1 are over or adjourned.</translation>
    </message>
    <message>
        <source>Adjourned: %1.</source>
        <translation>Adjourned: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected.</source>
        <translation>
            <numerusform>%n scoresheet not collected.</numerusform>
            <numerusform>%n scoresheets not collected.</numerusform>
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
    <message>
        <source>Back to round %1</source>
        <extracomment>%1 the number of the round that is played now.</extracomment>
        <translation>Back to round %1</translation>
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
        <extracomment>%1 White or Black, %2 facts about the flag.</extracomment>
        <translation>%1: %2</translation>
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
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>Board %1: the game continues.</source>
        <translation>Board %1: the game continues.</translation>
    </message>
    <message>
        <source>According to the game record: %1</source>
        <extracomment>%1 whether a player can checkmate: &quot;White can still checkmate&quot;.</extracomment>
        <translation>According to the game record: %1</translation>
    </message>
    <message>
        <source>Another ruling is pending on this board: whatever happened first takes precedence.</source>
        <translation>Another ruling is pending on this board: whatever happened first takes precedence.</translation>
    </message>
    <message>
        <source>White&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>White&apos;s clock should stand still: what it has run since this was opened is given back.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>Black&apos;s clock should stand still: what it has run since this was opened is given back.</translation>
    </message>
    <message numerus="yes">
        <source>The game record is %n half-move(s) too short to tell whether checkmate is still possible.</source>
        <translation>
            <numerusform>The game record is %n half-move too short to tell whether checkmate is still possible.</numerusform>
            <numerusform>The game record is %n half-moves too short to tell whether checkmate is still possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Record the ruling: nothing is changed</source>
        <translation>Record the ruling: nothing is changed</translation>
    </message>
    <message>
        <source>To be set on the clock: White %1, Black %2</source>
        <extracomment>What the arbiter sets on a chess clock: %1 White&apos;s time, %2 Black&apos;s.</extracomment>
        <translation>To be set on the clock: White %1, Black %2</translation>
    </message>
    <message>
        <source>Nothing is ruled yet: the page of adjourned games opens, to open the envelope.</source>
        <translation>Nothing is ruled yet: the page of adjourned games opens, to open the envelope.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens: the player types the move.</source>
        <translation>Then the page of adjourned games opens: the player types the move.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to adjourn the game once the clock is stopped.</source>
        <translation>Then the page of adjourned games opens, to adjourn the game once the clock is stopped.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to enter who keeps the envelope.</source>
        <translation>Then the page of adjourned games opens, to enter who keeps the envelope.</translation>
    </message>
    <message>
        <source>An appeal against a ruling on record is lodged on the page of rulings (E), which keeps its time limit, who decides and what was decided.</source>
        <translation>An appeal against a ruling on record is lodged on the page of rulings (E), which keeps its time limit, who decides and what was decided.</translation>
    </message>
    <message>
        <source>This game is over: %1.</source>
        <extracomment>%1 a result.</extracomment>
        <translation>This game is over: %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RulingsModel</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n ruling</numerusform>
            <numerusform>%n rulings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ruling(s)</source>
        <translation>
            <numerusform>%1 of %n ruling</numerusform>
            <numerusform>%1 of %n rulings</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>All rounds</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>with “%1”</source>
        <extracomment>Which rulings are on a paper: those with these words in them.</extracomment>
        <translation>with “%1”</translation>
    </message>
    <message>
        <source>Board %1: the ruling is withdrawn (%2).</source>
        <extracomment>%1 the number of a board, %2 the ruling.</extracomment>
        <translation>Board %1: the ruling is withdrawn (%2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SealingView</name>
    <message>
        <source>Type the move in both fields.</source>
        <translation>Type the move in both fields.</translation>
    </message>
    <message>
        <source>The two fields are not the same. Type both again.</source>
        <translation>The two fields are not the same. Type both again.</translation>
    </message>
    <message>
        <source>This is not written like a move. Type both fields again.</source>
        <translation>This is not written like a move. Type both fields again.</translation>
    </message>
    <message>
        <source>It could not be printed. %1</source>
        <translation>It could not be printed. %1</translation>
    </message>
    <message>
        <source>Saved as %1. This file is the key: print it, then delete it.</source>
        <translation>Saved as %1. This file is the key: print it, then delete it.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Printing…</translation>
    </message>
    <message>
        <source>Sent to the printer. Its queue may keep a copy of the job: have it deleted.</source>
        <translation>Sent to the printer. Its queue may keep a copy of the job: have it deleted.</translation>
    </message>
    <message>
        <source>opening keys</source>
        <extracomment>The name of a file.</extracomment>
        <translation>opening keys</translation>
    </message>
    <message>
        <source>No file was named: type a name in the dialog.</source>
        <translation>No file was named: type a name in the dialog.</translation>
    </message>
    <message>
        <source>Choose another folder: beside the event file the key would protect nothing.</source>
        <translation>Choose another folder: beside the event file the key would protect nothing.</translation>
    </message>
    <message>
        <source>Round %1, board %2: who is to move and seals?</source>
        <translation>Round %1, board %2: who is to move and seals?</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (White) seals a move</source>
        <extracomment>%1 a player, %2 the number of a round, %3 of a board.</extracomment>
        <translation>Round %2, board %3: %1 (White) seals a move</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (Black) seals a move</source>
        <translation>Round %2, board %3: %1 (Black) seals a move</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SheetsView</name>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n scoresheet not collected</numerusform>
            <numerusform>%n scoresheets not collected</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing scoresheets: round %1</source>
        <translation>Missing scoresheets: round %1</translation>
    </message>
    <message>
        <source>missing scoresheets round %1</source>
        <comment>file</comment>
        <translation>missing scoresheets round %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>No scoresheet of a finished game is missing.</source>
        <translation>No scoresheet of a finished game is missing.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SlipReader</name>
    <message>
        <source>The code “%1” is not that of a result slip.</source>
        <translation>The code “%1” is not that of a result slip.</translation>
    </message>
    <message>
        <source>This slip is of another event, or the event had another name or first day when it was printed. Find the board by its number (/).</source>
        <translation>This slip is of another event, or the event had another name or first day when it was printed. Find the board by its number (/).</translation>
    </message>
    <message>
        <source>There is no board %1 in round %2.</source>
        <translation>There is no board %1 in round %2.</translation>
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
        <source>%1, provisional</source>
        <extracomment>Read aloud for a line of the table: %1 &quot;Rank 3: Vega, points: 2&quot;; a game of the player is adjourned.</extracomment>
        <translation>%1, provisional</translation>
    </message>
</context>
<context>
    <name>flagfall::view::TableClocksView</name>
    <message>
        <source>%1, board %2: %3</source>
        <extracomment>%1 is written on a clock, %2 the board it stands on, %3 what is wrong with it.</extracomment>
        <translation>%1, board %2: %3</translation>
    </message>
    <message>
        <source>%1, put away: %2</source>
        <extracomment>%1 is written on a clock, %2 is what is wrong with it.</extracomment>
        <translation>%1, put away: %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::TieBreakList</name>
    <message>
        <source>%1 – %2</source>
        <comment>tie-break</comment>
        <extracomment>A tie-break to choose: %1 its code, %2 what it means.</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::WebPagesView</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <extracomment>A length of time, `0.8 s`.</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>The folder cannot be made.</translation>
    </message>
    <message>
        <source>%1 was not made by this program. Choose another folder.</source>
        <translation>%1 was not made by this program. Choose another folder.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>The file %1 cannot be written: %2</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Published</translation>
    </message>
    <message>
        <source>The command failed with exit code %1</source>
        <translation>The command failed with exit code %1</translation>
    </message>
    <message>
        <source>The command was ended by the system</source>
        <translation>The command was ended by the system</translation>
    </message>
    <message>
        <source>The command cannot be started</source>
        <translation>The command cannot be started</translation>
    </message>
    <message>
        <source>The command cannot be started: %1</source>
        <translation>The command cannot be started: %1</translation>
    </message>
    <message numerus="yes">
        <source>The command was stopped after %n minute(s)</source>
        <translation>
            <numerusform>The command was stopped after %n minute</numerusform>
            <numerusform>The command was stopped after %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was cancelled</source>
        <translation>The command was cancelled</translation>
    </message>
    <message>
        <source>%1 web pages</source>
        <comment>folder</comment>
        <extracomment>The folder that is proposed for the web pages of an event; %1 its name.</extracomment>
        <translation>%1 web pages</translation>
    </message>
    <message>
        <source>Type the whole path of the folder, from / or ~/ on.</source>
        <translation>Type the whole path of the folder, from / or ~/ on.</translation>
    </message>
    <message>
        <source>Type the address of the pages like this: https://chess.example/open/</source>
        <translation>Type the address of the pages like this: https://chess.example/open/</translation>
    </message>
    <message>
        <source>As the papers</source>
        <translation>As the papers</translation>
    </message>
    <message>
        <source>Type the command that publishes the pages first.</source>
        <translation>Type the command that publishes the pages first.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Web pages in %1: %2</source>
        <extracomment>A notice: %1 a folder, %2 what went wrong with the web pages in it.</extracomment>
        <translation>Web pages in %1: %2</translation>
    </message>
    <message>
        <source>The pages have not been written yet.</source>
        <translation>The pages have not been written yet.</translation>
    </message>
    <message>
        <source>No browser could be started. The first page is %1</source>
        <translation>No browser could be started. The first page is %1</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>The pages are being written…</translation>
    </message>
    <message>
        <source>Not written at %1: %2</source>
        <extracomment>%1 a time of day, %2 what went wrong.</extracomment>
        <translation>Not written at %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Written at %1: %n file(s)</source>
        <extracomment>Of the web pages: %1 a time of day, %n all their files.</extracomment>
        <translation>
            <numerusform>Written at %1: %n file</numerusform>
            <numerusform>Written at %1: %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>files</comment>
        <extracomment>%n files that were written because they are not as before.</extracomment>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message>
        <source>The command is running…</source>
        <translation>The command is running…</translation>
    </message>
    <message>
        <source>Last written on %1</source>
        <extracomment>The web pages lie there from before the program was started: %1 day and time.</extracomment>
        <translation>Last written on %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Workspace</name>
    <message>
        <source>The event was of an older format and has been converted. The original is kept as %1.</source>
        <translation>The event was of an older format and has been converted. The original is kept as %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title</comment>
        <extracomment>The window&apos;s title: the event, then the program.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>There is no folder %1.</translation>
    </message>
    <message>
        <source>%1. The clock stays paused.</source>
        <extracomment>%1 what was taken back: &quot;Taken back: result 1–0 on board 3&quot;.</extracomment>
        <translation>%1. The clock stays paused.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Please check the marked fields.</translation>
    </message>
    <message>
        <source>The file %1 does not contain an event yet.</source>
        <translation>The file %1 does not contain an event yet.</translation>
    </message>
    <message>
        <source>Choose where to save the event file.</source>
        <translation>Choose where to save the event file.</translation>
    </message>
    <message>
        <source>You do not have permission to write to the folder %1.</source>
        <translation>You do not have permission to write to the folder %1.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>The file %1 already exists. Choose another name.</translation>
    </message>
    <message>
        <source>This event is already open.</source>
        <translation>This event is already open.</translation>
    </message>
    <message>
        <source>The file ended in an entry that could not be read. If the power failed while it was being saved, nothing else is missing: compare the last entries in the history. The file as it was is kept as %1.</source>
        <translation>The file ended in an entry that could not be read. If the power failed while it was being saved, nothing else is missing: compare the last entries in the history. The file as it was is kept as %1.</translation>
    </message>
    <message>
        <source>Everything is saved in %1. The event goes on there.</source>
        <translation>Everything is saved in %1. The event goes on there.</translation>
    </message>
    <message>
        <source>Does this entry count?</source>
        <translation>Does this entry count?</translation>
    </message>
    <message>
        <source>When entry %1 was saved the disk failed, and you were told that it might not be saved. It is in the file: %2</source>
        <extracomment>%1 a number, %2 a sentence about an act, such as &quot;Board 3: 1–0&quot;.</extracomment>
        <translation>When entry %1 was saved the disk failed, and you were told that it might not be saved. It is in the file: %2</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>It counts</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decide later</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Take it back</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <extracomment>The key of &quot;Take it back&quot;, one capital letter of it.</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>The file %1 cannot be read as an event.</source>
        <translation>The file %1 cannot be read as an event.</translation>
    </message>
</context>
</TS>
