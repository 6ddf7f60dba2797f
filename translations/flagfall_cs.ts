<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
<context>
    <name>Act</name>
    <message>
        <source>both players are visually disabled</source>
        <translation>oba hráči jsou zrakově postižení</translation>
    </message>
    <message>
        <source>no player is visually disabled</source>
        <translation>žádný hráč není zrakově postižený</translation>
    </message>
    <message>
        <source>White is visually disabled</source>
        <translation>bílý je zrakově postižený</translation>
    </message>
    <message>
        <source>Black is visually disabled</source>
        <translation>černý je zrakově postižený</translation>
    </message>
    <message>
        <source>White: {remark}</source>
        <extracomment>{remark} what was noted of the player.</extracomment>
        <translation>bílý: {remark}</translation>
    </message>
    <message>
        <source>Black: {remark}</source>
        <translation>černý: {remark}</translation>
    </message>
    <message>
        <source>a board is adjusted to the records</source>
        <translation>šachovnice upravena podle zápisů</translation>
    </message>
    <message>
        <source>all clocks paused</source>
        <translation>všechny hodiny zastaveny</translation>
    </message>
    <message>
        <source>clock paused: the computer slept</source>
        <translation>hodiny zastaveny: počítač spal</translation>
    </message>
    <message>
        <source>clock paused: the program was closed</source>
        <translation>hodiny zastaveny: program byl zavřen</translation>
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
        <translation>{corrected}. Důvod: {ground}</translation>
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
        <translation>stisk bílého přišel pozdě a nepočítal se</translation>
    </message>
    <message>
        <source>Black&apos;s press came too late to count</source>
        <translation>stisk černého přišel pozdě a nepočítal se</translation>
    </message>
    <message>
        <source>clock turned round</source>
        <translation>hodiny otočeny</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>bílý není u šachovnice</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>černý není u šachovnice</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>bílý přišel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>černý přišel</translation>
    </message>
    <message>
        <source>Event opened with {program} after an interruption</source>
        <translation>Turnaj otevřen v programu {program} po přerušení</translation>
    </message>
    <message>
        <source>Event opened with {program}</source>
        <translation>Turnaj otevřen v programu {program}</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Turnaj zavřen</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>program zavřen</translation>
    </message>
    <message>
        <source>Event created: {name}</source>
        <translation>Turnaj vytvořen: {name}</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Údaje o turnaji změněny</translation>
    </message>
    <message>
        <source>Late entry: {name}, from round {from_round} on; each round before: {missed}</source>
        <extracomment>{missed} is what each round before counts as: &quot;half-point bye&quot;.</extracomment>
        <translation>Pozdní vstup: {name}, od {from_round}. kola; každé kolo předtím: {missed}</translation>
    </message>
    <message>
        <source>Player changed: {name}</source>
        <translation>Údaje hráče změněny: {name}</translation>
    </message>
    <message>
        <source>{player} withdrew before round {from_round}</source>
        <translation>{player}: odstoupení před {from_round}. kolem</translation>
    </message>
    <message>
        <source>{player} came back</source>
        <translation>{player}: návrat do turnaje</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Hráč odstraněn</translation>
    </message>
    <message>
        <source>{player}: {bye} in round {round}</source>
        <extracomment>{player} a name, {bye} a kind of bye: &quot;Novák: half-point bye in round 3&quot;.</extracomment>
        <translation>{player}: {bye} v {round}. kole</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet in round {only_round}</source>
        <translation>{first} a {second} se nesmějí utkat v {only_round}. kole</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet</source>
        <translation>{first} a {second} se nesmějí utkat</translation>
    </message>
    <message>
        <source>{first} and {second} may meet again</source>
        <translation>{first} a {second} se už mohou utkat</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded</source>
        <translation>
            <numerusform>zapsán %n půltah</numerusform>
            <numerusform>zapsány %n půltahy</numerusform>
            <numerusform>zapsáno %n půltahů</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s scoresheet changed</source>
        <translation>partiář bílého změněn</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet changed</source>
        <translation>partiář černého změněn</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>bílý nabízí remízu</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>černý nabízí remízu</translation>
    </message>
    <message>
        <source>White accepts the draw</source>
        <translation>bílý přijímá remízu</translation>
    </message>
    <message>
        <source>Black accepts the draw</source>
        <translation>černý přijímá remízu</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>reklamace je správná</translation>
    </message>
    <message>
        <source>the claim is incorrect</source>
        <translation>reklamace je nesprávná</translation>
    </message>
    <message>
        <source>illegal move by White: {played}</source>
        <extracomment>{played} a move as it was played.</extracomment>
        <translation>nemožný tah bílého: {played}</translation>
    </message>
    <message>
        <source>illegal move by Black: {played}</source>
        <translation>nemožný tah černého: {played}</translation>
    </message>
    <message>
        <source>White keeps score again</source>
        <translation>bílý opět zapisuje</translation>
    </message>
    <message>
        <source>Black keeps score again</source>
        <translation>černý opět zapisuje</translation>
    </message>
    <message>
        <source>White refuses to sign</source>
        <translation>bílý odmítá podepsat</translation>
    </message>
    <message>
        <source>Black refuses to sign</source>
        <translation>černý odmítá podepsat</translation>
    </message>
    <message>
        <source>White signs {result}</source>
        <translation>bílý podepisuje {result}</translation>
    </message>
    <message>
        <source>Black signs {result}</source>
        <translation>černý podepisuje {result}</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <extracomment>{text} what the arbiter noted, as sentences.</extracomment>
        <translation>poznámka: {text}</translation>
    </message>
    <message>
        <source>result {result}</source>
        <extracomment>{how} how the game ended: &quot;result 1–0 by resignation&quot;.</extracomment>
        <translation>výsledek {result}</translation>
    </message>
    <message>
        <source>result cleared</source>
        <translation>výsledek smazán</translation>
    </message>
    <message>
        <source>game adjourned</source>
        <translation>partie přerušena</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s), changed by hand</source>
        <translation>
            <numerusform>{round}. kolo nalosováno: %n šachovnice, změněno ručně</numerusform>
            <numerusform>{round}. kolo nalosováno: %n šachovnice, změněno ručně</numerusform>
            <numerusform>{round}. kolo nalosováno: %n šachovnic, změněno ručně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s)</source>
        <translation>
            <numerusform>{round}. kolo nalosováno: %n šachovnice</numerusform>
            <numerusform>{round}. kolo nalosováno: %n šachovnice</numerusform>
            <numerusform>{round}. kolo nalosováno: %n šachovnic</numerusform>
        </translation>
    </message>
    <message>
        <source>paired, the clock set</source>
        <translation>nalosováno, hodiny nastaveny</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} imported: %n board(s)</source>
        <translation>
            <numerusform>{round}. kolo importováno: %n šachovnice</numerusform>
            <numerusform>{round}. kolo importováno: %n šachovnice</numerusform>
            <numerusform>{round}. kolo importováno: %n šachovnic</numerusform>
        </translation>
    </message>
    <message>
        <source>by ruling of the arbiter the score counts {score}</source>
        <extracomment>{score} is what White and Black get, more than a win together: &quot;½–1&quot;.</extracomment>
        <translation>rozhodnutím rozhodčího se počítá {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) imported from a report file</source>
        <translation>
            <numerusform>Ze souboru TRF převzat %n hráč</numerusform>
            <numerusform>Ze souboru TRF převzati %n hráči</numerusform>
            <numerusform>Ze souboru TRF převzato %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>the players&apos; boards agree</source>
        <translation>šachovnice hráčů se shodují</translation>
    </message>
    <message>
        <source>the players&apos; boards differ</source>
        <translation>šachovnice hráčů se liší</translation>
    </message>
    <message>
        <source>back to where the scoresheets agree</source>
        <translation>zpět tam, kde se zápisy shodují</translation>
    </message>
    <message>
        <source>Undone: {act}</source>
        <translation>Vzato zpět: {act}</translation>
    </message>
    <message>
        <source>Redone: {act}</source>
        <translation>Obnoveno: {act}</translation>
    </message>
    <message>
        <source>White&apos;s press came {late} too late and did not count</source>
        <translation>stisk bílého přišel pozdě (o {late}) a nepočítal se</translation>
    </message>
    <message>
        <source>Black&apos;s press came {late} too late and did not count</source>
        <translation>stisk černého přišel pozdě (o {late}) a nepočítal se</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was claimed</source>
        <translation>reklamován pád praporku bílého</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was claimed</source>
        <translation>reklamován pád praporku černého</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was observed</source>
        <translation>zjištěn pád praporku bílého</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was observed</source>
        <translation>zjištěn pád praporku černého</translation>
    </message>
    <message>
        <source>program restarted after an interruption</source>
        <translation>program znovu spuštěn po výpadku</translation>
    </message>
    <message>
        <source>program restarted</source>
        <translation>program znovu spuštěn</translation>
    </message>
    <message>
        <source>Player added: {name}</source>
        <translation>Hráč přihlášen: {name}</translation>
    </message>
    <message>
        <source>{player}: bye in round {round} removed</source>
        <translation>{player}: už nemá volno v {round}. kole</translation>
    </message>
    <message>
        <source>the game starts from {fen}</source>
        <extracomment>{fen} a position as FEN.</extracomment>
        <translation>partie začíná z pozice {fen}</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) removed from the record</source>
        <translation>
            <numerusform>ze zápisu vypuštěn %n půltah</numerusform>
            <numerusform>ze zápisu vypuštěny %n půltahy</numerusform>
            <numerusform>ze zápisu vypuštěno %n půltahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded instead of {removed}</source>
        <extracomment>{removed} is how many were there before.</extracomment>
        <translation>
            <numerusform>zapsán %n půltah místo {removed}</numerusform>
            <numerusform>zapsány %n půltahy místo {removed}</numerusform>
            <numerusform>zapsáno %n půltahů místo {removed}</numerusform>
        </translation>
    </message>
    <message>
        <source>White rejects the draw</source>
        <translation>bílý odmítá remízu</translation>
    </message>
    <message>
        <source>Black rejects the draw</source>
        <translation>černý odmítá remízu</translation>
    </message>
    <message>
        <source>the claim is invalid</source>
        <translation>reklamace je nepřípustná</translation>
    </message>
    <message>
        <source>White is excused from keeping score</source>
        <translation>bílý nemusí zapisovat</translation>
    </message>
    <message>
        <source>Black is excused from keeping score</source>
        <translation>černý nemusí zapisovat</translation>
    </message>
    <message>
        <source>imported from a report file</source>
        <translation>převzato ze souboru TRF</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}</source>
        <extracomment>{basis} what the claim rests on: &quot;threefold repetition on the board&quot;.</extracomment>
        <translation>bílý reklamuje remízu: {basis}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}</source>
        <translation>černý reklamuje remízu: {basis}</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}, {written}</source>
        <extracomment>{basis} what the claim rests on, {written} the intended move.</extracomment>
        <translation>bílý reklamuje remízu: {basis}, {written}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}, {written}</source>
        <translation>černý reklamuje remízu: {basis}, {written}</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is correct</source>
        <translation>ověřeno rozhodčím: reklamace je správná</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is incorrect</source>
        <translation>ověřeno rozhodčím: reklamace je nesprávná</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is invalid</source>
        <translation>ověřeno rozhodčím: reklamace je nepřípustná</translation>
    </message>
    <message numerus="yes">
        <source>Pairing numbers of %n player(s) drawn by lot</source>
        <translation>
            <numerusform>Vylosována startovní čísla: %n hráč</numerusform>
            <numerusform>Vylosována startovní čísla: %n hráči</numerusform>
            <numerusform>Vylosována startovní čísla: %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>own decision on: {incident}; {decision}</source>
        <extracomment>{incident} what happened: &quot;White: illegal move no. 1&quot;; {decision} what was decided: &quot;Black gets 2:00 more&quot;.</extracomment>
        <translation>vlastní rozhodnutí – {incident}; {decision}</translation>
    </message>
    <message>
        <source>ruling on: {incident}; {decision}</source>
        <translation>rozhodnutí – {incident}; {decision}</translation>
    </message>
    <message>
        <source>result {result} {how}</source>
        <translation>výsledek {result} {how}</translation>
    </message>
    <message>
        <source>the player to move asked to adjourn and seals</source>
        <translation>hráč na tahu požádal o přerušení a zapečetí tah</translation>
    </message>
    <message>
        <source>told to seal the next move</source>
        <translation>výzva k zapečetění dalšího tahu</translation>
    </message>
    <message>
        <source>White seals his reply in a second envelope</source>
        <translation>bílý vložil odpověď do druhé obálky</translation>
    </message>
    <message>
        <source>Black seals his reply in a second envelope</source>
        <translation>černý vložil odpověď do druhé obálky</translation>
    </message>
    <message>
        <source>White has sealed his move</source>
        <translation>bílý zapečetil tah</translation>
    </message>
    <message>
        <source>Black has sealed his move</source>
        <translation>černý zapečetil tah</translation>
    </message>
    <message>
        <source>without a result when the next round was paired: adjourned</source>
        <translation>bez výsledku při losování dalšího kola: přerušená</translation>
    </message>
    <message>
        <source>game adjourned, White has sealed</source>
        <translation>partie přerušena, bílý zapečetil tah</translation>
    </message>
    <message>
        <source>game adjourned, Black has sealed</source>
        <translation>partie přerušena, černý zapečetil tah</translation>
    </message>
    <message>
        <source>goes on {at}</source>
        <extracomment>{at} a day and a time, {place} a room.</extracomment>
        <translation>dohrávka {at}</translation>
    </message>
    <message>
        <source>goes on {at}, {place}</source>
        <translation>dohrávka {at}, {place}</translation>
    </message>
    <message>
        <source>envelope checked, kept by {holder}</source>
        <extracomment>{holder} a person or a place.</extracomment>
        <translation>obálka zkontrolována, uschovává ji {holder}</translation>
    </message>
    <message>
        <source>envelope kept by {holder}</source>
        <translation>obálku uschovává {holder}</translation>
    </message>
    <message>
        <source>envelope missing</source>
        <translation>obálka chybí</translation>
    </message>
    <message>
        <source>White is not at the resumption after all</source>
        <translation>bílý přece není na dohrávce</translation>
    </message>
    <message>
        <source>Black is not at the resumption after all</source>
        <translation>černý přece není na dohrávce</translation>
    </message>
    <message>
        <source>White has come to the resumption</source>
        <translation>bílý přišel na dohrávku</translation>
    </message>
    <message>
        <source>Black has come to the resumption</source>
        <translation>černý přišel na dohrávku</translation>
    </message>
    <message>
        <source>envelope opened: no move in it</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>obálka otevřena: není v ní tah</translation>
    </message>
    <message>
        <source>envelope opened: {text}</source>
        <translation>obálka otevřena: {text}</translation>
    </message>
    <message>
        <source>game resumed</source>
        <translation>zahájena dohrávka partie</translation>
    </message>
    <message>
        <source>file {name} attached to: {about}</source>
        <extracomment>{name} of a file, {about} the ruling it belongs to, as a sentence.</extracomment>
        <translation>přílohou se stal soubor {name} – {about}</translation>
    </message>
    <message>
        <source>removed: {about}</source>
        <extracomment>{about} the attaching of the file, as a sentence.</extracomment>
        <translation>příloha odstraněna – {about}</translation>
    </message>
    <message>
        <source>the call to seal is taken back: the game goes on</source>
        <translation>výzva k zapečetění tahu zrušena: partie pokračuje</translation>
    </message>
    <message>
        <source>the paper in the envelope says: {text}</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>na papíře v obálce stojí: {text}</translation>
    </message>
    <message>
        <source>scoresheets not collected after all</source>
        <translation>partiáře přece jen nejsou odevzdány</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>partiáře jsou odevzdány</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected after all</source>
        <translation>partiář bílého přece jen není odevzdán</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected after all</source>
        <translation>partiář černého přece jen není odevzdán</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>partiář bílého je odevzdán</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>partiář černého je odevzdán</translation>
    </message>
    <message>
        <source>appeal against: {about}</source>
        <extracomment>{about} the ruling that is appealed against, as a sentence.</extracomment>
        <translation>odvolání proti: {about}</translation>
    </message>
    <message>
        <source>White appeals against: {about}</source>
        <translation>bílý se odvolává proti: {about}</translation>
    </message>
    <message>
        <source>Black appeals against: {about}</source>
        <translation>černý se odvolává proti: {about}</translation>
    </message>
    <message>
        <source>appeal upheld: {about}</source>
        <translation>odvolání se vyhovělo: {about}</translation>
    </message>
    <message>
        <source>appeal dismissed: {about}</source>
        <translation>odvolání se zamítlo: {about}</translation>
    </message>
    <message>
        <source>appeal decided in another way: {about}</source>
        <translation>o odvolání se rozhodlo jinak: {about}</translation>
    </message>
    <message>
        <source>withdrawn: {about}</source>
        <extracomment>{about} the appeal, as a sentence.</extracomment>
        <translation>vzato zpět: {about}</translation>
    </message>
    <message>
        <source>carries out the decision on the appeal: {about}</source>
        <extracomment>{about} a ruling, as a sentence.</extracomment>
        <translation>vykonává rozhodnutí o odvolání: {about}</translation>
    </message>
    <message>
        <source>Settings of the papers changed</source>
        <translation>Změněno nastavení výtisků</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>Přihlášen %n hráč</numerusform>
            <numerusform>Přihlášeni %n hráči</numerusform>
            <numerusform>Přihlášeno %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contact details of %n player(s) changed</source>
        <translation>
            <numerusform>Změněné kontaktní údaje: %n hráč</numerusform>
            <numerusform>Změněné kontaktní údaje: %n hráči</numerusform>
            <numerusform>Změněné kontaktní údaje: %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins</source>
        <translation>{round}. kolo začíná</translation>
    </message>
    <message>
        <source>Round {round} is stopped</source>
        <translation>{round}. kolo je pozastaveno</translation>
    </message>
    <message>
        <source>Round {round} goes on</source>
        <translation>{round}. kolo pokračuje</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>{round}. kolo skončilo</translation>
    </message>
    <message>
        <source>played with a clock of this program</source>
        <translation>hraje se s hodinami tohoto programu</translation>
    </message>
    <message>
        <source>played with the clock on the table</source>
        <translation>hraje se s hodinami na stole</translation>
    </message>
    <message>
        <source>Entry lost: it was damaged in the file</source>
        <translation>Záznam se ztratil: v souboru byl poškozený</translation>
    </message>
    <message>
        <source>Entry left out: it rests on a lost one</source>
        <translation>Záznam je vynechaný: opírá se o ztracený záznam</translation>
    </message>
    <message>
        <source>Entry lost: it was missing from a damaged file</source>
        <translation>Záznam se ztratil: v poškozeném souboru chyběl</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} changed after it was published: %n board(s)</source>
        <translation>
            <numerusform>{round}. kolo změněno po zveřejnění: %n šachovnice</numerusform>
            <numerusform>{round}. kolo změněno po zveřejnění: %n šachovnice</numerusform>
            <numerusform>{round}. kolo změněno po zveřejnění: %n šachovnic</numerusform>
        </translation>
    </message>
    <message>
        <source>now played by {white} and {black}</source>
        <translation>nyní hrají {white} a {black}</translation>
    </message>
    <message>
        <source>{player} checked in</source>
        <translation>{player}: prezentován</translation>
    </message>
    <message>
        <source>{player} is not checked in any more</source>
        <translation>{player}: prezence zrušena</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) checked in</source>
        <translation>
            <numerusform>prezentován %n hráč</numerusform>
            <numerusform>prezentováni %n hráči</numerusform>
            <numerusform>prezentováno %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in any more</source>
        <translation>
            <numerusform>prezence zrušena: %n hráč</numerusform>
            <numerusform>prezence zrušena: %n hráči</numerusform>
            <numerusform>prezence zrušena: %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept, although the disk failed: {act}</source>
        <translation>Platí, ačkoli disk selhal: {act}</translation>
    </message>
    <message>
        <source>the arbiter is called</source>
        <translation>rozhodčí je přivolán</translation>
    </message>
    <message>
        <source>the arbiter has come</source>
        <translation>rozhodčí přišel</translation>
    </message>
    <message>
        <source>Clock {clock} put away</source>
        <translation>Hodiny {clock} odloženy</translation>
    </message>
    <message>
        <source>Clock {clock} stands on board {table}</source>
        <translation>Hodiny {clock} stojí u šachovnice {table}</translation>
    </message>
    <message>
        <source>a move made on the board must be the sealed one</source>
        <translation>zapečetěný musí být tah zahraný na šachovnici</translation>
    </message>
    <message>
        <source>Broadcast switched off</source>
        <translation>Přenos vypnut</translation>
    </message>
    <message>
        <source>Broadcast switched on, without delay</source>
        <translation>Přenos zapnut bez zpoždění</translation>
    </message>
    <message numerus="yes">
        <source>Broadcast switched on, %n minute(s) later than the games</source>
        <translation>
            <numerusform>Přenos zapnut se zpožděním %n minuta</numerusform>
            <numerusform>Přenos zapnut se zpožděním %n minuty</numerusform>
            <numerusform>Přenos zapnut se zpožděním %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>ruling withdrawn: {about}</source>
        <extracomment>{about} the ruling, as a sentence.</extracomment>
        <translation>rozhodnutí anulováno: {about}</translation>
    </message>
</context>
<context>
    <name>ActPhrase</name>
    <message>
        <source>play with visually disabled players on board {board}</source>
        <translation>hra se zrakově postiženými na šachovnici {board}</translation>
    </message>
    <message>
        <source>note on play with a visually disabled player on board {board}</source>
        <translation>poznámka ke hře se zrakově postiženým na šachovnici {board}</translation>
    </message>
    <message>
        <source>comparison of the players&apos; boards on board {board}</source>
        <translation>porovnání šachovnic hráčů na šachovnici {board}</translation>
    </message>
    <message>
        <source>correction of the players&apos; boards on board {board}</source>
        <translation>oprava šachovnic hráčů na šachovnici {board}</translation>
    </message>
    <message>
        <source>{operations}, {boards}</source>
        <extracomment>What was done to a clock, and which boards: &quot;2:00 added to White&apos;s time, boards 1, 2&quot;.</extracomment>
        <translation>{operations}, {boards}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by White on board {board}</source>
        <translation>trest za nemožný tah bílého na šachovnici {board}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by Black on board {board}</source>
        <translation>trest za nemožný tah černého na šachovnici {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by White on board {board}</source>
        <translation>trest za nesprávnou reklamaci bílého na šachovnici {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by Black on board {board}</source>
        <translation>trest za nesprávnou reklamaci černého na šachovnici {board}</translation>
    </message>
    <message>
        <source>decision about the clocks, {boards}</source>
        <translation>rozhodnutí o hodinách, {boards}</translation>
    </message>
    <message>
        <source>turning of the clock on board {board}</source>
        <translation>otočení hodin na šachovnici {board}</translation>
    </message>
    <message>
        <source>flag fall on board {board}</source>
        <translation>pád praporku na šachovnici {board}</translation>
    </message>
    <message>
        <source>absence on board {board}</source>
        <translation>nepřítomnost na šachovnici {board}</translation>
    </message>
    <message>
        <source>arrival on board {board}</source>
        <translation>příchod na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of the event&apos;s details</source>
        <translation>změna údajů o turnaji</translation>
    </message>
    <message>
        <source>late entry of {name}</source>
        <translation>pozdní vstup hráče {name}</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>změna údajů: {name}</translation>
    </message>
    <message>
        <source>withdrawal of {player}</source>
        <translation>odstoupení: {player}</translation>
    </message>
    <message>
        <source>return of {player}</source>
        <translation>návrat: {player}</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <translation>odstranění hráče</translation>
    </message>
    <message>
        <source>bye of {player} in round {round}</source>
        <translation>volno hráče {player} v {round}. kole</translation>
    </message>
    <message>
        <source>starting position, {boards}</source>
        <translation>výchozí pozice, {boards}</translation>
    </message>
    <message>
        <source>change of the game record on board {board}</source>
        <translation>změna zápisu partie na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of White&apos;s scoresheet on board {board}</source>
        <translation>změna partiáře bílého na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of Black&apos;s scoresheet on board {board}</source>
        <translation>změna partiáře černého na šachovnici {board}</translation>
    </message>
    <message>
        <source>White&apos;s draw offer on board {board}</source>
        <translation>nabídka remízy bílého na šachovnici {board}</translation>
    </message>
    <message>
        <source>Black&apos;s draw offer on board {board}</source>
        <translation>nabídka remízy černého na šachovnici {board}</translation>
    </message>
    <message>
        <source>answer to the draw offer on board {board}</source>
        <translation>odpověď na nabídku remízy na šachovnici {board}</translation>
    </message>
    <message>
        <source>White&apos;s claim of a draw on board {board}</source>
        <translation>reklamace remízy bílým na šachovnici {board}</translation>
    </message>
    <message>
        <source>Black&apos;s claim of a draw on board {board}</source>
        <translation>reklamace remízy černým na šachovnici {board}</translation>
    </message>
    <message>
        <source>ruling on the claim on board {board}</source>
        <translation>rozhodnutí o reklamaci na šachovnici {board}</translation>
    </message>
    <message>
        <source>White&apos;s signature on board {board}</source>
        <translation>podpis bílého na šachovnici {board}</translation>
    </message>
    <message>
        <source>Black&apos;s signature on board {board}</source>
        <translation>podpis černého na šachovnici {board}</translation>
    </message>
    <message>
        <source>note on board {board}</source>
        <translation>poznámka na šachovnici {board}</translation>
    </message>
    <message>
        <source>result {result} on board {board}</source>
        <translation>výsledek {result} na šachovnici {board}</translation>
    </message>
    <message>
        <source>clearing of the result on board {board}</source>
        <translation>smazání výsledku na šachovnici {board}</translation>
    </message>
    <message>
        <source>adjournment on board {board}</source>
        <translation>přerušení partie na šachovnici {board}</translation>
    </message>
    <message>
        <source>pairing of round {round}</source>
        <translation>los {round}. kola</translation>
    </message>
    <message>
        <source>score {score} on board {board}</source>
        <translation>započtení {score} na šachovnici {board}</translation>
    </message>
    <message>
        <source>addition of {name}</source>
        <translation>přihlášení: {name}</translation>
    </message>
    <message>
        <source>removal of {player}&apos;s bye in round {round}</source>
        <translation>odebrání volna hráče {player} v {round}. kole</translation>
    </message>
    <message>
        <source>prohibited pairing of {first} and {second}</source>
        <translation>zakázaná dvojice {first} a {second}</translation>
    </message>
    <message>
        <source>removal of the prohibited pairing of {first} and {second}</source>
        <translation>zrušení zakázané dvojice {first} a {second}</translation>
    </message>
    <message>
        <source>illegal move on board {board}</source>
        <translation>záznam nemožného tahu na šachovnici {board}</translation>
    </message>
    <message>
        <source>keeping score on board {board}</source>
        <translation>povinnost zapisovat na šachovnici {board}</translation>
    </message>
    <message>
        <source>drawing of lots for the pairing numbers</source>
        <translation>losování startovních čísel</translation>
    </message>
    <message>
        <source>ruling on board {board}</source>
        <translation>rozhodnutí na šachovnici {board}</translation>
    </message>
    <message>
        <source>the call to seal</source>
        <translation>výzva k zapečetění tahu</translation>
    </message>
    <message>
        <source>the sealed move on board {board}</source>
        <translation>zapečetěný tah na šachovnici {board}</translation>
    </message>
    <message>
        <source>the time of a resumption</source>
        <translation>čas dohrávky</translation>
    </message>
    <message>
        <source>who keeps the envelope of board {board}</source>
        <translation>kdo uschovává obálku šachovnice {board}</translation>
    </message>
    <message>
        <source>the missing envelope of board {board}</source>
        <translation>chybějící obálka šachovnice {board}</translation>
    </message>
    <message>
        <source>attendance at the resumption on board {board}</source>
        <translation>přítomnost na dohrávce na šachovnici {board}</translation>
    </message>
    <message>
        <source>resumption on board {board}</source>
        <translation>dohrávka na šachovnici {board}</translation>
    </message>
    <message>
        <source>attached file {name}</source>
        <extracomment>{name} of a file.</extracomment>
        <translation>příloha {name}</translation>
    </message>
    <message>
        <source>removal of a file on board {board}</source>
        <translation>odstranění přílohy na šachovnici {board}</translation>
    </message>
    <message>
        <source>what the paper of board {board} says</source>
        <translation>co stojí na papíře šachovnice {board}</translation>
    </message>
    <message>
        <source>the scoresheets of board {board}</source>
        <translation>partiáře šachovnice {board}</translation>
    </message>
    <message>
        <source>appeal on board {board}</source>
        <translation>odvolání na šachovnici {board}</translation>
    </message>
    <message>
        <source>decision on the appeal on board {board}</source>
        <translation>rozhodnutí o odvolání na šachovnici {board}</translation>
    </message>
    <message>
        <source>withdrawal of the appeal on board {board}</source>
        <translation>zpětvzetí odvolání na šachovnici {board}</translation>
    </message>
    <message>
        <source>link between a ruling and the appeal on board {board}</source>
        <translation>spojení rozhodnutí s odvoláním na šachovnici {board}</translation>
    </message>
    <message>
        <source>change of the settings of the papers</source>
        <translation>změna nastavení výtisků</translation>
    </message>
    <message numerus="yes">
        <source>addition of %n player(s)</source>
        <translation>
            <numerusform>přihlášení: %n hráč</numerusform>
            <numerusform>přihlášení: %n hráči</numerusform>
            <numerusform>přihlášení: %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contact details of %n player(s)</source>
        <translation>
            <numerusform>kontaktní údaje: %n hráč</numerusform>
            <numerusform>kontaktní údaje: %n hráči</numerusform>
            <numerusform>kontaktní údaje: %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>beginning of round {round}</source>
        <translation>začátek {round}. kola</translation>
    </message>
    <message>
        <source>stopping of round {round}</source>
        <translation>pozastavení {round}. kola</translation>
    </message>
    <message>
        <source>going on of round {round}</source>
        <translation>pokračování {round}. kola</translation>
    </message>
    <message>
        <source>end of round {round}</source>
        <translation>konec {round}. kola</translation>
    </message>
    <message>
        <source>choice of the clock</source>
        <translation>volba hodin</translation>
    </message>
    <message>
        <source>change of round {round}</source>
        <translation>změna {round}. kola</translation>
    </message>
    <message>
        <source>check-in of {player}</source>
        <translation>prezenci: {player}</translation>
    </message>
    <message numerus="yes">
        <source>check-in of %n player(s)</source>
        <translation>
            <numerusform>prezenci %n hráče</numerusform>
            <numerusform>prezenci %n hráčů</numerusform>
            <numerusform>prezenci %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>taking back the call to seal</source>
        <translation>odvolání výzvy k zapečetění tahu</translation>
    </message>
    <message>
        <source>call from board {board}</source>
        <translation>přivolání rozhodčího k šachovnici {board}</translation>
    </message>
    <message>
        <source>answer to the call from board {board}</source>
        <translation>příchod rozhodčího k šachovnici {board}</translation>
    </message>
    <message>
        <source>note about a clock</source>
        <translation>poznámka o hodinách</translation>
    </message>
    <message>
        <source>withdrawal of a ruling on board {board}</source>
        <translation>anulování rozhodnutí na šachovnici {board}</translation>
    </message>
</context>
<context>
    <name>ActText</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>subject</comment>
        <translation>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnic</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards %1</source>
        <extracomment>%1 is a list of board numbers: &quot;1, 2, 5&quot;.</extracomment>
        <translation>Šachovnice %1</translation>
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
            <numerusform>%1 a ještě %n</numerusform>
            <numerusform>%1 a ještě %n</numerusform>
            <numerusform>%1 a ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Vzít zpět: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Znovu: %1</translation>
    </message>
    <message>
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Šachovnice %1: %2 změněno na %3.</translation>
    </message>
    <message>
        <source>board %1</source>
        <comment>phrase</comment>
        <translation>šachovnice %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>phrase</comment>
        <translation>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnic</numerusform>
        </translation>
    </message>
    <message>
        <source>boards %1</source>
        <comment>phrase</comment>
        <translation>šachovnice %1</translation>
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
        <translation>%1 (Pravidla %2)</translation>
    </message>
    <message>
        <source>times set by the arbiter</source>
        <translation>časy nastavené rozhodčím</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <extracomment>Where a result was entered: the numbers of a round and a board.</extracomment>
        <translation>%1. kolo, šachovnice %2</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded time</source>
        <translation>hodiny pokračují od poslední známé hodnoty</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded press</source>
        <translation>hodiny pokračují od posledního zaznamenaného stisku</translation>
    </message>
    <message>
        <source>the interruption is charged to the player to move</source>
        <translation>výpadek se započítá hráči na tahu</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Vzato zpět: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Obnoveno: %1</translation>
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
        <translation>%1 č. %2, %3</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>%1 the number of an earlier round, %2 a sentence about one of its boards.</extracomment>
        <translation>%1. kolo · %2</translation>
    </message>
    <message>
        <source>%1 (round %2)</source>
        <comment>phrase</comment>
        <extracomment>%1 an act at a board as a phrase: &quot;result 1–0 on board 3&quot;; %2 the number of an earlier round.</extracomment>
        <translation>%1 (%2. kolo)</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <comment>ruling</comment>
        <extracomment>%1 a ruling as a phrase, %n how many things it changed: &quot;ruling on board 3 with 5 changes&quot;.</extracomment>
        <translation>
            <numerusform>%1 s %n změnou</numerusform>
            <numerusform>%1 s %n změnami</numerusform>
            <numerusform>%1 s %n změnami</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sál</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Obnova</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Pair the round</source>
        <translation>Nalosovat kolo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Start every clock of the round</source>
        <translation>Spustit všechny hodiny kola</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otevřít turnaj</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovat soubor TRF</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Zavřít turnaj</translation>
    </message>
    <message>
        <source>All actions and keys</source>
        <translation>Všechny příkazy a klávesy</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>Replay of the current board</source>
        <translation>Průběh na vybrané šachovnici</translation>
    </message>
    <message>
        <source>Hall check (%1)</source>
        <translation>Kontrola sálu (%1)</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sálu</translation>
    </message>
    <message>
        <source>Late players (%1)</source>
        <translation>Opozdilci (%1)</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Opozdilci</translation>
    </message>
    <message>
        <source>Intervene: the clock of the current board</source>
        <translation>Zasáhnout: hodiny vybrané šachovnice</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Pause every clock</source>
        <translation>Zastavit všechny hodiny</translation>
    </message>
    <message>
        <source>Resume every clock</source>
        <translation>Znovu spustit všechny hodiny</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Incident at the current board: rule on it</source>
        <translation>Incident na vybrané šachovnici: rozhodnout</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Adjourned games (%1)</source>
        <translation>Přerušené partie (%1)</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Přerušené partie</translation>
    </message>
    <message>
        <source>Save as a new file</source>
        <translation>Uložit jako nový soubor</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Rating listiny</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Výtisky</translation>
    </message>
    <message>
        <source>Print what hangs on the wall now</source>
        <translation>Vytisknout, co má teď viset na nástěnce</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Tabule pro sál</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Zavřít tabuli pro sál</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Otevřít tabuli pro sál</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webové stránky</translation>
    </message>
    <message>
        <source>Write the web pages now</source>
        <translation>Zapsat webové stránky teď</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Prezence</translation>
    </message>
    <message>
        <source>Close the screen for self check-in</source>
        <translation>Zavřít obrazovku pro samostatnou prezenci</translation>
    </message>
    <message>
        <source>Open the screen for self check-in</source>
        <translation>Otevřít obrazovku pro samostatnou prezenci</translation>
    </message>
    <message>
        <source>Save a copy of the event on the stick</source>
        <translation>Uložit kopii turnaje na flešku</translation>
    </message>
    <message>
        <source>Test the newest copy of the event</source>
        <translation>Vyzkoušet nejnovější kopii turnaje</translation>
    </message>
    <message>
        <source>Calls from boards</source>
        <translation>Přivolání rozhodčího</translation>
    </message>
    <message>
        <source>New event like this one</source>
        <translation>Nový turnaj podle tohoto</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Ukončení turnaje</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>Switch the broadcast off</source>
        <translation>Vypnout přenos</translation>
    </message>
    <message>
        <source>Switch the broadcast on</source>
        <translation>Zapnout přenos</translation>
    </message>
</context>
<context>
    <name>AdjournedFields</name>
    <message>
        <source>Adjourned games</source>
        <translation>Přerušené partie</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Hrací časy</translation>
    </message>
    <message>
        <source>Only where games are adjourned. Round, day, beginning and end, line by line: 1 2026-11-24 16:00 20:00</source>
        <translation>Jen pokud se partie přerušují. V každém řádku kolo, den, začátek a konec: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Moves are sealed</source>
        <translation>Tahy se pečetí</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>na papíře</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>na obrazovce</translation>
    </message>
    <message>
        <source>A move typed on the screen has two keys: one for the arbiter, one for the organiser</source>
        <translation>Tah napsaný na obrazovce má dva klíče: jeden pro rozhodčího, jeden pro pořadatele</translation>
    </message>
    <message>
        <source>A second person is present when an envelope is opened</source>
        <translation>Při otevření obálky je přítomna druhá osoba</translation>
    </message>
    <message>
        <source>Late at a resumption after, in minutes</source>
        <translation>Pozdní příchod na dohrávku po, v minutách</translation>
    </message>
    <message>
        <source>Empty: the default time; under the Laws of 2009 one hour.</source>
        <translation>Prázdné: čekací doba; podle Pravidel 2009 jedna hodina.</translation>
    </message>
</context>
<context>
    <name>AdjournmentForm</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>AdjournmentPapers</name>
    <message>
        <source>%1 left</source>
        <translation>zbývá %1</translation>
    </message>
    <message>
        <source>%1 left, %2 used</source>
        <extracomment>Times of a player.</extracomment>
        <translation>zbývá %1, spotřebováno %2</translation>
    </message>
    <message>
        <source>none is pending</source>
        <translation>žádná neplatí</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>Zapečetěný tah</translation>
    </message>
    <message>
        <source>White&apos;s clock</source>
        <translation>Hodiny bílého</translation>
    </message>
    <message>
        <source>Black&apos;s clock</source>
        <translation>Hodiny černého</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Nabídka remízy</translation>
    </message>
    <message>
        <source>Move that must be sealed</source>
        <translation>Tah, který je třeba zapečetit</translation>
    </message>
    <message>
        <source>Resumption</source>
        <translation>Dohrávka</translation>
    </message>
    <message>
        <source>Opening keys</source>
        <translation>Otevírací klíče</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Otisk</translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation>Uschovává</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klíč</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Pořadatel</translation>
    </message>
    <message>
        <source>not fixed</source>
        <translation>neurčeno</translation>
    </message>
    <message>
        <source>Adjourned game: round %1, board %2</source>
        <translation>Přerušená partie: %1. kolo, šachovnice %2</translation>
    </message>
    <message>
        <source>envelope %1.%2</source>
        <comment>file</comment>
        <translation>obalka %1.%2</translation>
    </message>
    <message>
        <source>Position before the sealed move</source>
        <translation>Pozice před zapečetěným tahem</translation>
    </message>
    <message>
        <source>Checked by the arbiter</source>
        <translation>Zkontroloval rozhodčí</translation>
    </message>
    <message>
        <source>Opened, and in whose presence</source>
        <translation>Otevřena kdy a v přítomnosti koho</translation>
    </message>
    <message>
        <source>Resumptions</source>
        <translation>Dohrávky</translation>
    </message>
    <message>
        <source>resumptions</source>
        <comment>file</comment>
        <translation>dohravky</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Den a čas</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>No game is adjourned.</source>
        <translation>Žádná partie není přerušena.</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Otevírací klíč</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Otevírací klíč rozhodčího</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Otevírací klíč pořadatele</translation>
    </message>
    <message>
        <source>label %1.%2</source>
        <comment>file</comment>
        <translation>stitek %1.%2</translation>
    </message>
    <message>
        <source>opening key %1.%2</source>
        <comment>file</comment>
        <translation>oteviraci klic %1.%2</translation>
    </message>
    <message>
        <source>The program keeps no copy of this key. Without it nobody can open the move; keep it apart from the event file.</source>
        <translation>Program si kopii tohoto klíče nenechává. Bez něj tah nikdo neotevře; uschovejte jej odděleně od souboru turnaje.</translation>
    </message>
    <message>
        <source>If the keys are not printed, copy each one by hand when the program shows it. Keep the slips apart from the event file. Without the keys nobody can open the move.</source>
        <translation>Pokud se klíče netisknou, opište každý rukou, až ho program ukáže. Lístky uschovejte mimo soubor turnaje. Bez klíčů tah nikdo neotevře.</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>hraje se</translation>
    </message>
    <message>
        <source>%1, %2 of it charged</source>
        <extracomment>%1 &quot;0:58:21 left, 0:32:10 used&quot;, %2 a time that counts as used: charged for adjourning early, or a penalty.</extracomment>
        <translation>%1, z toho %2 odečteno</translation>
    </message>
    <message>
        <source>%1: resumption, round %2, board %3: %4</source>
        <extracomment>An entry of a calendar: %1 the event, %4 the players.</extracomment>
        <translation>%1: dohrávka, %2. kolo, %3. šachovnice: %4</translation>
    </message>
    <message>
        <source>Position before the sealed move: draw it by hand</source>
        <translation>Pozice před zapečetěným tahem: nakreslete ji rukou</translation>
    </message>
</context>
<context>
    <name>AdjournmentRow</name>
    <message>
        <source>Type the sealed move</source>
        <translation>Zapečetit na obrazovce</translation>
    </message>
    <message>
        <source>Clock stopped: adjourn</source>
        <translation>Hodiny stojí: přerušit</translation>
    </message>
    <message>
        <source>Envelope kept by</source>
        <translation>Obálku uschovává</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Den a čas</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>Bílý je tu</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>Černý je tu</translation>
    </message>
    <message>
        <source>Open the envelope</source>
        <translation>Otevřít obálku</translation>
    </message>
    <message>
        <source>Write the move</source>
        <translation>Zapsat tah</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Zahájit dohrávku</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Vytisknout list</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>%1. kolo, šachovnice %2: %3</translation>
    </message>
    <message>
        <source>Goes on %1</source>
        <translation>Dohrávka %1</translation>
    </message>
    <message>
        <source>No adjournment</source>
        <translation>Bez přerušení</translation>
    </message>
    <message>
        <source>Correct what it says</source>
        <translation>Opravit zápis</translation>
    </message>
    <message>
        <source>Print the label</source>
        <translation>Vytisknout štítek</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Obálka nebo klíč chybí</translation>
    </message>
    <message>
        <source>White is not here</source>
        <translation>Bílý není přítomen</translation>
    </message>
    <message>
        <source>Black is not here</source>
        <translation>Černý není přítomen</translation>
    </message>
    <message>
        <source>Reply sealed on paper</source>
        <translation>Odpověď zapečetěna na papíře</translation>
    </message>
</context>
<context>
    <name>AdjournmentText</name>
    <message>
        <source>opened</source>
        <translation>otevřena</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>chybí</translation>
    </message>
    <message>
        <source>nobody is named who keeps it</source>
        <translation>neurčeno, kdo ji uschovává</translation>
    </message>
    <message>
        <source>checked, kept by %1</source>
        <extracomment>%1 a person or a place that keeps an envelope.</extracomment>
        <translation>zkontrolována, uschovává ji %1</translation>
    </message>
    <message>
        <source>not checked, kept by %1</source>
        <translation>nezkontrolována, uschovává ji %1</translation>
    </message>
    <message>
        <source>The envelope is opened when White is here.</source>
        <translation>Obálka se otevře, až přijde bílý.</translation>
    </message>
    <message>
        <source>The envelope is opened when Black is here.</source>
        <translation>Obálka se otevře, až přijde černý.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. Complete the record up to the adjournment first.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>V obálce je „%1“. Nejprve doplňte zápis až po přerušení.</translation>
    </message>
    <message>
        <source>The sealed move is %1, with a draw offer: write it on the record and put the offer to the opponent before the clock is started.</source>
        <translation>Zapečetěný tah je %1 s nabídkou remízy: zapište ho do zápisu a před spuštěním hodin oznamte nabídku soupeři.</translation>
    </message>
    <message>
        <source>The sealed move is %1: write it on the record.</source>
        <translation>Zapečetěný tah je %1: zapište ho do zápisu.</translation>
    </message>
    <message>
        <source>The envelope is empty: rule on it.</source>
        <translation>Obálka je prázdná: rozhodněte o tom.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. %2 Rule on it.</source>
        <extracomment>%2 a sentence, why it is no legal move.</extracomment>
        <translation>V obálce je „%1“. %2 Rozhodněte o tom.</translation>
    </message>
    <message>
        <source>Fix the day and time of the resumption.</source>
        <translation>Určete den a čas dohrávky.</translation>
    </message>
    <message>
        <source>Resume the game: the clock that was stopped is started.</source>
        <translation>Zahajte dohrávku: spustí se hodiny, které byly zastaveny.</translation>
    </message>
    <message>
        <source>Check the envelope and say who keeps it.</source>
        <translation>Zkontrolujte obálku a určete, kdo ji uschovává.</translation>
    </message>
    <message>
        <source>Open the envelope.</source>
        <translation>Otevřete obálku.</translation>
    </message>
    <message>
        <source>Resume the game: White&apos;s clock is started.</source>
        <translation>Zahajte dohrávku: spustí se hodiny bílého.</translation>
    </message>
    <message>
        <source>Resume the game: Black&apos;s clock is started.</source>
        <translation>Zahajte dohrávku: spustí se hodiny černého.</translation>
    </message>
    <message>
        <source>White&apos;s clock runs; the envelope stays closed until White is here.</source>
        <translation>Hodiny bílého běží; obálka zůstává zavřená, dokud bílý nepřijde.</translation>
    </message>
    <message>
        <source>Black&apos;s clock runs; the envelope stays closed until Black is here.</source>
        <translation>Hodiny černého běží; obálka zůstává zavřená, dokud černý nepřijde.</translation>
    </message>
    <message>
        <source>White may seal the reply as long as Black is not here.</source>
        <translation>Dokud tu není černý, může bílý odpověď zapečetit.</translation>
    </message>
    <message>
        <source>Black may seal the reply as long as White is not here.</source>
        <translation>Dokud tu není bílý, může černý odpověď zapečetit.</translation>
    </message>
    <message>
        <source>Open the second envelope.</source>
        <translation>Otevřete druhou obálku.</translation>
    </message>
    <message>
        <source>The second envelope is opened when White is here.</source>
        <translation>Druhá obálka se otevře, až přijde bílý.</translation>
    </message>
    <message>
        <source>The second envelope is opened when Black is here.</source>
        <translation>Druhá obálka se otevře, až přijde černý.</translation>
    </message>
    <message>
        <source>The move is sealed: stop the clock and adjourn the game.</source>
        <translation>Tah je zapečetěn: zastavte hodiny a přerušte partii.</translation>
    </message>
    <message>
        <source>The player to move seals a move; then the game is adjourned.</source>
        <translation>Hráč na tahu zapečetí tah; poté se partie přeruší.</translation>
    </message>
    <message>
        <source>White seals a move and stops the clock; then the game is adjourned.</source>
        <translation>Bílý zapečetí tah a zastaví hodiny; poté se partie přeruší.</translation>
    </message>
    <message>
        <source>Black seals a move and stops the clock; then the game is adjourned.</source>
        <translation>Černý zapečetí tah a zastaví hodiny; poté se partie přeruší.</translation>
    </message>
    <message>
        <source>White seals move %1</source>
        <extracomment>%1 the number of the move.</extracomment>
        <translation>Bílý zapečetí %1. tah</translation>
    </message>
    <message>
        <source>Black seals move %1</source>
        <translation>Černý zapečetí %1. tah</translation>
    </message>
    <message>
        <source>no sealed move</source>
        <translation>bez zapečetěného tahu</translation>
    </message>
    <message>
        <source>White sealed move %1</source>
        <translation>Bílý zapečetil %1. tah</translation>
    </message>
    <message>
        <source>Black sealed move %1</source>
        <translation>Černý zapečetil %1. tah</translation>
    </message>
    <message>
        <source>Envelope: %1</source>
        <translation>Obálka: %1</translation>
    </message>
    <message>
        <source>second envelope: %1</source>
        <translation>druhá obálka: %1</translation>
    </message>
    <message>
        <source>Both players are here</source>
        <translation>Oba hráči jsou tu</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>Bílý je tu</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>Černý je tu</translation>
    </message>
    <message>
        <source>told to seal</source>
        <translation>má zapečetit</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>přerušena</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>dohrává se</translation>
    </message>
    <message>
        <source>This cannot be read as a move.</source>
        <translation>Toto nelze přečíst jako tah.</translation>
    </message>
    <message>
        <source>This is not a legal move.</source>
        <translation>Toto není možný tah.</translation>
    </message>
    <message>
        <source>It may be read as %1; beside it stands “%2”.</source>
        <extracomment>%1 a move, %2 what else is written beside it.</extracomment>
        <translation>Lze to číst jako %1; vedle toho stojí „%2“.</translation>
    </message>
    <message>
        <source>More than one legal move fits: %1.</source>
        <extracomment>%1 lists moves.</extracomment>
        <translation>Hodí se více možných tahů: %1.</translation>
    </message>
    <message>
        <source>The envelope says “%1”, but %2 was made on the board. Rule on it.</source>
        <extracomment>%1 the move as the player wrote it, %2 another move.</extracomment>
        <translation>V obálce je „%1“, ale na šachovnici byl proveden tah %2. Rozhodněte o tom.</translation>
    </message>
    <message numerus="yes">
        <source>White is more than %n minute(s) late</source>
        <extracomment>%n minutes that a player may come late.</extracomment>
        <translation>
            <numerusform>Bílý má zpoždění více než %n minutu</numerusform>
            <numerusform>Bílý má zpoždění více než %n minuty</numerusform>
            <numerusform>Bílý má zpoždění více než %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is more than %n minute(s) late</source>
        <translation>
            <numerusform>Černý má zpoždění více než %n minutu</numerusform>
            <numerusform>Černý má zpoždění více než %n minuty</numerusform>
            <numerusform>Černý má zpoždění více než %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White may come until %1, %n minute(s) left</source>
        <extracomment>%1 a time of day until which a player may come, %n the minutes till then.</extracomment>
        <translation>
            <numerusform>Bílý může přijít do %1, zbývá %n minuta</numerusform>
            <numerusform>Bílý může přijít do %1, zbývají %n minuty</numerusform>
            <numerusform>Bílý může přijít do %1, zbývá %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black may come until %1, %n minute(s) left</source>
        <translation>
            <numerusform>Černý může přijít do %1, zbývá %n minuta</numerusform>
            <numerusform>Černý může přijít do %1, zbývají %n minuty</numerusform>
            <numerusform>Černý může přijít do %1, zbývá %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>Hodiny bílého měly běžet od %1: odečtěte čas na hodinách na stole.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <translation>Hodiny černého měly běžet od %1: odečtěte čas na hodinách na stole.</translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <extracomment>%1 a time of day; R is a key.</extracomment>
        <translation>Hodiny bílého měly běžet od %1. R zahájí dohrávku a tento čas odečte.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <translation>Hodiny černého měly běžet od %1. R zahájí dohrávku a tento čas odečte.</translation>
    </message>
    <message>
        <source>goes on, counts as adjourned</source>
        <extracomment>A game that is still being played although the next round was paired; until it is over it counts as adjourned.</extracomment>
        <translation>hraje se dál, počítá se jako přerušená</translation>
    </message>
    <message>
        <source>White is late</source>
        <translation>Bílý má zpoždění</translation>
    </message>
    <message>
        <source>Black is late</source>
        <translation>Černý má zpoždění</translation>
    </message>
    <message>
        <source>At the agreed time, %1, open the envelope.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>V dohodnutém čase (%1) otevřete obálku.</translation>
    </message>
    <message>
        <source>At the agreed time, %1, resume the game.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>V dohodnutém čase (%1) zahajte dohrávku.</translation>
    </message>
    <message>
        <source>White asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>Bílý požádal o přerušení, zapečetí tah a zastaví hodiny; zbytek hrací doby se mu odečte.</translation>
    </message>
    <message>
        <source>Black asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>Černý požádal o přerušení, zapečetí tah a zastaví hodiny; zbytek hrací doby se mu odečte.</translation>
    </message>
    <message>
        <source>When the game is over, enter its result on the page of results (F4).</source>
        <translation>Až partie skončí, zadejte výsledek na stránce výsledků (F4).</translation>
    </message>
    <message>
        <source>The envelope is empty.</source>
        <translation>Obálka je prázdná.</translation>
    </message>
    <message>
        <source>The envelope says “%1”.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>V obálce je „%1“.</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <extracomment>%1 a draw offer: &quot;White offers a draw&quot;.</extracomment>
        <translation>Stále platí: %1</translation>
    </message>
    <message>
        <source>asked to adjourn</source>
        <translation>žádá o přerušení</translation>
    </message>
    <message>
        <source>The clocks have counted %1 and %2 moves, the record has %3 and %4: set the count on the page of the clock.</source>
        <extracomment>%1 and %2 numbers of moves by the clocks, %3 and %4 by the game record.</extracomment>
        <translation>Hodiny napočítaly %1 a %2 tahů, zápis má %3 a %4: opravte počet na stránce hodin.</translation>
    </message>
    <message>
        <source>The envelope or a key to it is missing: rule on it, or say who keeps it when it is found.</source>
        <translation>Obálka nebo klíč k ní chybí: rozhodněte o tom, nebo zapište, kdo ji má, když se najde.</translation>
    </message>
    <message>
        <source>The move is sealed and the clock is stopped: adjourn the game.</source>
        <translation>Tah je zapečetěn a hodiny stojí: přerušte partii.</translation>
    </message>
    <message>
        <source>The clock is stopped: adjourn the game when the move is sealed.</source>
        <translation>Hodiny stojí: až bude tah zapečetěn, přerušte partii.</translation>
    </message>
    <message>
        <source>White has %1, Black %2</source>
        <extracomment>%1 and %2 what the clocks show.</extracomment>
        <translation>Bílý má %1, černý %2</translation>
    </message>
    <message>
        <source>%1 Rule on it (I): that enters the result.</source>
        <extracomment>%1 a sentence, how the game has ended: &quot;Checkmate: White has won.&quot;</extracomment>
        <translation>%1 Rozhodněte o tom (I): tím se zapíše výsledek.</translation>
    </message>
    <message>
        <source>Check what stands on the envelope.</source>
        <translation>Zkontrolujte, co je na obálce.</translation>
    </message>
    <message>
        <source>White sealed move …………</source>
        <translation>Bílý zapečetil …………. tah</translation>
    </message>
    <message>
        <source>Black sealed move …………</source>
        <translation>Černý zapečetil …………. tah</translation>
    </message>
    <message>
        <source>it must be %1</source>
        <translation>musí to být %1</translation>
    </message>
    <message>
        <source>Typed move, envelope with the key: %1</source>
        <translation>Napsaný tah, obálka s klíčem: %1</translation>
    </message>
    <message>
        <source>%1, the clocks are stopped</source>
        <extracomment>%1 what the clocks show: &quot;White has 0:27, Black 0:41&quot;.</extracomment>
        <translation>%1, hodiny jsou zastaveny</translation>
    </message>
    <message numerus="yes">
        <source>White came %n minute(s) late</source>
        <translation>
            <numerusform>Bílý přišel o %n minutu později</numerusform>
            <numerusform>Bílý přišel o %n minuty později</numerusform>
            <numerusform>Bílý přišel o %n minut později</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black came %n minute(s) late</source>
        <translation>
            <numerusform>Černý přišel o %n minutu později</numerusform>
            <numerusform>Černý přišel o %n minuty později</numerusform>
            <numerusform>Černý přišel o %n minut později</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdjournmentsKeys</name>
    <message>
        <source>tell players to seal a move</source>
        <translation>vyzvat hráče k zapečetění tahu</translation>
    </message>
    <message>
        <source>tell to seal</source>
        <translation>vyzvat k zapečetění</translation>
    </message>
    <message>
        <source>the player types the sealed move, unseen</source>
        <translation>hráč napíše zapečetěný tah, nikdo ho nevidí</translation>
    </message>
    <message>
        <source>the move is sealed: stop the clock and adjourn the game</source>
        <translation>tah je zapečetěn: zastavit hodiny a přerušit partii</translation>
    </message>
    <message>
        <source>envelope: who keeps it, and whether it is checked</source>
        <translation>obálka: kdo ji uschovává a zda je zkontrolována</translation>
    </message>
    <message>
        <source>day, time and place of the resumption</source>
        <translation>den, čas a místo dohrávky</translation>
    </message>
    <message>
        <source>White has come to the resumption, or has not</source>
        <translation>bílý přišel na dohrávku, nebo nepřišel</translation>
    </message>
    <message>
        <source>Black has come to the resumption, or has not</source>
        <translation>černý přišel na dohrávku, nebo nepřišel</translation>
    </message>
    <message>
        <source>open the envelope</source>
        <translation>otevřít obálku</translation>
    </message>
    <message>
        <source>write the sealed move on the record</source>
        <translation>zapsat zapečetěný tah do zápisu</translation>
    </message>
    <message>
        <source>resume the game</source>
        <translation>zahájit dohrávku</translation>
    </message>
    <message>
        <source>the reply is sealed in a second envelope</source>
        <translation>odpověď je zapečetěna v druhé obálce</translation>
    </message>
    <message>
        <source>print the sheet for the envelope</source>
        <translation>vytisknout list na obálku</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>list</translation>
    </message>
    <message>
        <source>print the list of resumptions</source>
        <translation>vytisknout seznam dohrávek</translation>
    </message>
    <message>
        <source>list</source>
        <translation>seznam</translation>
    </message>
    <message>
        <source>save the resumptions as a calendar file</source>
        <translation>uložit dohrávky jako soubor kalendáře</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>kalendář</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>zápis partie</translation>
    </message>
    <message>
        <source>incident: rule on it</source>
        <translation>incident: rozhodnout o něm</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>the paper says otherwise: correct what was entered</source>
        <translation>na papíře stojí něco jiného: opravit zadání</translation>
    </message>
    <message>
        <source>the game goes on: no move is sealed</source>
        <translation>partie pokračuje: tah se nepečetí</translation>
    </message>
    <message>
        <source>print the label for the envelope (A5)</source>
        <translation>vytisknout štítek na obálku (A5)</translation>
    </message>
    <message>
        <source>the envelope or a key to it is missing</source>
        <translation>obálka nebo klíč k ní chybí</translation>
    </message>
</context>
<context>
    <name>AdjournmentsPage</name>
    <message>
        <source>Adjourned games</source>
        <translation>Přerušené partie</translation>
    </message>
    <message>
        <source>Tell to seal</source>
        <translation>Vyzvat k zapečetění</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Seznam</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendář</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Přerušit partii</translation>
    </message>
    <message>
        <source>Resumption</source>
        <translation>Dohrávka</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Obálka</translation>
    </message>
    <message>
        <source>Open the envelope</source>
        <translation>Otevřít obálku</translation>
    </message>
    <message>
        <source>The player to move seals the next move; the clock runs until the move is sealed and the player stops it.</source>
        <translation>Hráč na tahu zapečetí další tah; jeho hodiny běží, dokud tah nezapečetí a hodiny nezastaví.</translation>
    </message>
    <message>
        <source>The clock is stopped; the opponent&apos;s clock is not started.</source>
        <translation>Hodiny se zastaví; soupeřovy se nespustí.</translation>
    </message>
    <message>
        <source>Type exactly what the player wrote. An opening cannot be undone.</source>
        <translation>Napište přesně to, co napsal hráč. Otevření nelze vrátit.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Den a čas</translation>
    </message>
    <message>
        <source>Kept by, or where</source>
        <translation>Kdo ji uschovává nebo kde je</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Otevírací klíč</translation>
    </message>
    <message>
        <source>The move as written</source>
        <translation>Tah, jak je napsán</translation>
    </message>
    <message>
        <source>Minutes charged</source>
        <translation>Odečtené minuty</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Second opening key</source>
        <translation>Druhý otevírací klíč</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Svědek</translation>
    </message>
    <message>
        <source>A player asks to adjourn before the end of the session</source>
        <translation>Hráč žádá o přerušení před koncem hracího času</translation>
    </message>
    <message>
        <source>Also for the other games of the round without a time</source>
        <translation>I pro ostatní partie kola bez určeného času</translation>
    </message>
    <message>
        <source>What is on the envelope is checked</source>
        <translation>Údaje na obálce jsou zkontrolovány</translation>
    </message>
    <message>
        <source>Fix the time</source>
        <translation>Určit čas</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Uschovat</translation>
    </message>
    <message>
        <source>No adjourned game</source>
        <translation>Žádná přerušená partie</translation>
    </message>
    <message>
        <source>At the end of a session tell the players to move to seal (C). Their games are kept here with the envelope until they go on.</source>
        <translation>Na konci hracího času vyzvěte hráče na tahu k zapečetění (C). Jejich partie jsou zde i s obálkou až do dohrávky.</translation>
    </message>
    <message>
        <source>What the paper says</source>
        <translation>Co stojí na papíře</translation>
    </message>
    <message>
        <source>Black is to move and seals</source>
        <translation>Na tahu je černý a pečetí</translation>
    </message>
    <message>
        <source>There is no move in it</source>
        <translation>Není v ní tah</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>The move was typed. Both keys together open it; one alone does not.</source>
        <translation>Tah byl napsán na obrazovce. Otevřou ho jen oba klíče společně, jeden sám ne.</translation>
    </message>
    <message>
        <source>The move was typed. Its key opens it.</source>
        <translation>Tah byl napsán na obrazovce. Otevře ho jeho klíč.</translation>
    </message>
    <message>
        <source>A player who adjourns before the end of the session is charged the rest of it, for example 30 or 29:30. Empty: nothing.</source>
        <translation>Hráči, který přeruší před koncem hracího času, se odečte jeho zbytek, například 30 nebo 29:30. Prázdné: nic.</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Zahájit dohrávku</translation>
    </message>
    <message>
        <source>The clock of the player who must reply runs from the agreed time, also while that player is absent. Leave the line empty if nothing is to be taken.</source>
        <translation>Hodiny hráče, který má odpovědět, běží od dohodnutého času, i když tu ještě není. Nemá-li se odečíst nic, nechte řádek prázdný.</translation>
    </message>
    <message>
        <source>Minutes taken off the clock</source>
        <translation>Minuty odečtené z hodin</translation>
    </message>
    <message>
        <source>Move already made on the board, if any: it must be sealed</source>
        <translation>Tah už zahraný na šachovnici, pokud je: musí se zapečetit</translation>
    </message>
    <message>
        <source>Usually empty. Never the secret move: it is in the envelope alone.</source>
        <translation>Obvykle prázdné. Nikdy ne zapečetěný tah: ten je jen v obálce.</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Kalendář (*.ics)</translation>
    </message>
    <message>
        <source>Who sees the envelope being opened.</source>
        <translation>Kdo vidí, jak se obálka otevírá.</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Obálka nebo klíč chybí</translation>
    </message>
    <message>
        <source>Nobody can open it any more; the ruling on it comes next. If it is found, say who keeps it.</source>
        <translation>Nikdo ji už neotevře; následuje rozhodnutí o ní. Najde-li se, zapište, kdo ji má.</translation>
    </message>
    <message>
        <source>It is missing</source>
        <translation>Chybí</translation>
    </message>
    <message>
        <source>For example 2026-11-24 10:00</source>
        <translation>Například 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>No session of the schedule is on now: how much is left of it, and so what is charged, must be typed. For example 30 or 29:30. Empty: nothing.</source>
        <translation>Podle rozpisu teď není žádná hrací doba: kolik z ní zbývá, a tedy co se odečte, je třeba napsat. Například 30 nebo 29:30. Prázdné: nic.</translation>
    </message>
</context>
<context>
    <name>AppealFields</name>
    <message>
        <source>Appeals</source>
        <translation>Odvolání</translation>
    </message>
    <message>
        <source>Appeals are decided by</source>
        <translation>O odvoláních rozhoduje</translation>
    </message>
    <message>
        <source>an appeals committee</source>
        <translation>odvolací komise</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Accepted until, in minutes after the end of the round</source>
        <translation>Přijímají se do, v minutách po konci kola</translation>
    </message>
    <message>
        <source>Empty: no time limit.</source>
        <translation>Prázdné: bez lhůty.</translation>
    </message>
</context>
<context>
    <name>AppealPanel</name>
    <message>
        <source>Appeal against a ruling</source>
        <translation>Odvolání proti rozhodnutí</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Odvolání</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>Kdo se odvolává</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>někdo jiný</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Předává</translation>
    </message>
    <message>
        <source>Where it is not the player.</source>
        <translation>Pokud to není hráč.</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Přijato v</translation>
    </message>
    <message>
        <source>The appeal goes to</source>
        <translation>Odvolání přijímá</translation>
    </message>
    <message>
        <source>the appeals committee</source>
        <translation>odvolací komise</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Důvody</translation>
    </message>
    <message>
        <source>Decision on the appeal</source>
        <translation>Rozhodnutí o odvolání</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>vyhověno</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>zamítnuto</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>jinak</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozhoduje</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Znění rozhodnutí</translation>
    </message>
    <message>
        <source>Nothing has changed at the board: the ruling stands until you make another one. It is linked with the appeal.</source>
        <translation>Na šachovnici se nic nezměnilo: rozhodnutí platí, dokud neučiníte jiné. Nové se spojí s odvoláním.</translation>
    </message>
    <message>
        <source>Lodge the appeal</source>
        <translation>Podat odvolání</translation>
    </message>
    <message>
        <source>Enter the decision</source>
        <translation>Zapsat rozhodnutí</translation>
    </message>
    <message>
        <source>New ruling…</source>
        <translation>Nové rozhodnutí…</translation>
    </message>
    <message>
        <source>Appeal withdrawn</source>
        <translation>Odvolání vzato zpět</translation>
    </message>
    <message>
        <source>Another appeal…</source>
        <translation>Další odvolání…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>No ruling has been made on the board since the decision.</source>
        <translation>Od vyřízení odvolání na šachovnici nepadlo žádné rozhodnutí.</translation>
    </message>
    <message>
        <source>Made since the decision: %1</source>
        <translation>Mezitím padlo: %1</translation>
    </message>
    <message>
        <source>Link this ruling</source>
        <translation>Spojit toto rozhodnutí</translation>
    </message>
</context>
<context>
    <name>AppealText</name>
    <message>
        <source>withdrawn</source>
        <comment>appeal</comment>
        <translation>vzato zpět</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <comment>appeal</comment>
        <translation>dosud nerozhodnuto</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>vyhověno</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>zamítnuto</translation>
    </message>
    <message>
        <source>decided in another way</source>
        <comment>appeal</comment>
        <translation>rozhodnuto jinak</translation>
    </message>
    <message>
        <source>lodged too late</source>
        <translation>podáno pozdě</translation>
    </message>
    <message>
        <source>the ruling still stands</source>
        <translation>rozhodnutí zatím platí</translation>
    </message>
    <message>
        <source>carried out by journal entry %1</source>
        <translation>vykonáno v záznamu deníku %1</translation>
    </message>
    <message>
        <source>Appeal by %1: %2</source>
        <extracomment>%1 White, Black or a name; %2 &quot;upheld&quot;, &quot;not decided yet&quot;, &quot;upheld, carried out by journal entry 371&quot;.</extracomment>
        <translation>Odvolání – %1: %2</translation>
    </message>
</context>
<context>
    <name>AttachDialog</name>
    <message>
        <source>Attach a file to the ruling</source>
        <translation>Přiložit soubor k rozhodnutí</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Přiložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Pictures, PDF and text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</source>
        <translation>Obrázky, PDF a text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>AttachForm</name>
    <message>
        <source>Attach %1</source>
        <translation>Přiložit %1</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Co je na něm</translation>
    </message>
    <message>
        <source>For example: both pages of White&apos;s scoresheet. May be left empty.</source>
        <translation>Například: obě strany partiáře bílého. Může zůstat prázdné.</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Přiložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>AttachedFile</name>
    <message>
        <source>Save a copy</source>
        <translation>Uložit kopii</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
</context>
<context>
    <name>AttachedFiles</name>
    <message>
        <source>Attached files</source>
        <translation>Přiložené soubory</translation>
    </message>
</context>
<context>
    <name>AttendanceKeys</name>
    <message>
        <source>to the list</source>
        <translation>do seznamu</translation>
    </message>
    <message>
        <source>absent or arrived</source>
        <translation>chybí nebo přišel</translation>
    </message>
    <message>
        <source>forfeit on the current board</source>
        <translation>kontumovat vybranou šachovnici</translation>
    </message>
    <message>
        <source>forfeit, once the default time has expired</source>
        <translation>kontumace, až doba uplyne</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>přejít k šachovnici v sále</translation>
    </message>
    <message>
        <source>from the list to the field</source>
        <translation>ze seznamu do pole</translation>
    </message>
    <message>
        <source>forfeit on every board whose default time has expired</source>
        <translation>kontumace na každé šachovnici, kde uplynula čekací doba</translation>
    </message>
    <message>
        <source>forfeit on all of them</source>
        <translation>kontumace na všech</translation>
    </message>
</context>
<context>
    <name>AttendancePage</name>
    <message>
        <source>Late players</source>
        <translation>Opozdilci</translation>
    </message>
    <message>
        <source>Board and side (%1)</source>
        <translation>Šachovnice a strana (%1)</translation>
    </message>
    <message>
        <source>No player is marked absent. Type a board number and the letter of the absent side, then Enter. Repeat when the player arrives.</source>
        <translation>Všichni jsou tu, nebo nikdo neřekl opak. Napište číslo šachovnice a písmeno strany, která chybí, pak Enter; totéž znovu, když hráč přijde.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatím není nalosováno žádné kolo</translation>
    </message>
    <message>
        <source>When a round begins, mark here who is missing; the default time is counted down for each board.</source>
        <translation>Když kolo začne, označte zde, kdo chybí; čekací doba se odpočítává pro každou šachovnici.</translation>
    </message>
    <message numerus="yes">
        <source>Forfeit on board(s) %1</source>
        <translation>
            <numerusform>Kontumace na šachovnici %1</numerusform>
            <numerusform>Kontumace na šachovnicích %1</numerusform>
            <numerusform>Kontumace na šachovnicích %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttendanceRow</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Forfeit: %1</source>
        <translation>Kontumace: %1</translation>
    </message>
</context>
<context>
    <name>AttendanceSide</name>
    <message>
        <source>at the board</source>
        <translation>u šachovnice</translation>
    </message>
</context>
<context>
    <name>AttendantButton</name>
    <message>
        <source>%1 at %2</source>
        <extracomment>Who is at the desk: %1 a person, %2 the name of the desk.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who is at this desk?</source>
        <translation>Kdo je u tohoto stolu?</translation>
    </message>
</context>
<context>
    <name>AttendantFields</name>
    <message>
        <source>Who is at this desk?</source>
        <translation>Kdo je u tohoto stolu?</translation>
    </message>
    <message>
        <source>Name of the desk</source>
        <translation>Název stolu</translation>
    </message>
    <message>
        <source>The name is recorded in the history with every action at this desk.</source>
        <translation>Jméno se zapíše do historie u každého kroku z tohoto stolu.</translation>
    </message>
</context>
<context>
    <name>AuditClean</name>
    <message>
        <source>All is well</source>
        <translation>Vše v pořádku</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Do sálu</translation>
    </message>
</context>
<context>
    <name>AuditKeys</name>
    <message>
        <source>go to the board in the hall</source>
        <translation>přejít k šachovnici v sále</translation>
    </message>
    <message>
        <source>dismiss the issue</source>
        <translation>odložit nález</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sálu</translation>
    </message>
    <message>
        <source>Show dismissed issues</source>
        <translation>Znovu zobrazit odložené</translation>
    </message>
    <message>
        <source>Nothing to check yet</source>
        <translation>Zatím není co kontrolovat</translation>
    </message>
    <message>
        <source>Once a round is paired, this page points out boards that are set differently, were forgotten or wait for a ruling.</source>
        <translation>Jakmile je kolo nalosováno, tato stránka upozorní na šachovnici, která je nastavená jinak, zapomenutá nebo čeká na rozhodnutí.</translation>
    </message>
</context>
<context>
    <name>AuditRow</name>
    <message>
        <source>Board %1, %2: %3</source>
        <translation>Šachovnice %1, %2: %3</translation>
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
        <translation>Dokončené tahy: bílý %1, černý %2.</translation>
    </message>
    <message>
        <source>White has used %1 and has not moved yet.</source>
        <translation>Bílý ještě netáhl; spotřeboval: %1.</translation>
    </message>
    <message>
        <source>Black has used %1 and has not moved yet.</source>
        <translation>Černý ještě netáhl; spotřeboval: %1.</translation>
    </message>
    <message>
        <source>White has used %1 for this move.</source>
        <translation>Na tento tah bílý spotřeboval: %1.</translation>
    </message>
    <message>
        <source>Black has used %1 for this move.</source>
        <translation>Na tento tah černý spotřeboval: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Meanwhile the clocks of %n other board(s) have been pressed.</source>
        <translation>
            <numerusform>Mezitím byly stisknuty hodiny na %n jiné šachovnici.</numerusform>
            <numerusform>Mezitím byly stisknuty hodiny na %n jiných šachovnicích.</numerusform>
            <numerusform>Mezitím byly stisknuty hodiny na %n jiných šachovnicích.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has pressed %n time(s) while Black&apos;s clock ran.</source>
        <translation>
            <numerusform>Bílý stiskl jednou, když běžel čas černého.</numerusform>
            <numerusform>Bílý stiskl %nkrát, když běžel čas černého.</numerusform>
            <numerusform>Bílý stiskl %nkrát, když běžel čas černého.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has pressed %n time(s) while White&apos;s clock ran.</source>
        <translation>
            <numerusform>Černý stiskl jednou, když běžel čas bílého.</numerusform>
            <numerusform>Černý stiskl %nkrát, když běžel čas bílého.</numerusform>
            <numerusform>Černý stiskl %nkrát, když běžel čas bílého.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock is not started; the round began %1 ago.</source>
        <translation>Hodiny nejsou spuštěné; od začátku kola uplynulo: %1.</translation>
    </message>
    <message>
        <source>White&apos;s lever is locked.</source>
        <translation>Páčka bílého je zamčená.</translation>
    </message>
    <message>
        <source>Black&apos;s lever is locked.</source>
        <translation>Páčka černého je zamčená.</translation>
    </message>
    <message>
        <source>The clock has been paused for %1.</source>
        <translation>Hodiny jsou zastavené (%1).</translation>
    </message>
    <message>
        <source>Go there and rule on the flag.</source>
        <translation>Jděte tam a rozhodněte o pádu praporku.</translation>
    </message>
    <message>
        <source>Compare with the players&apos; scoresheets; the history of the board shows each press.</source>
        <translation>Porovnejte s partiáři hráčů; historie šachovnice ukazuje každý stisk.</translation>
    </message>
    <message>
        <source>Start the clock, or mark who is absent.</source>
        <translation>Spusťte hodiny, nebo označte, kdo chybí.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets and correct the counters.</source>
        <translation>Spočítejte tahy na partiářích a opravte počítadla.</translation>
    </message>
    <message>
        <source>Resume the clock, or adjourn the game.</source>
        <translation>Spusťte hodiny znovu, nebo partii přerušte.</translation>
    </message>
    <message>
        <source>Enter the result.</source>
        <translation>Zapište výsledek.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>how urgent a finding is</comment>
        <translation>Ihned</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how urgent a finding is</comment>
        <translation>Prověřit</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>how urgent a finding is</comment>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>a player</comment>
        <translation>chybí</translation>
    </message>
    <message>
        <source>too late</source>
        <comment>a player who came after the default time</comment>
        <translation>po čekací době</translation>
    </message>
    <message>
        <source>White has not moved for %1.</source>
        <translation>Bílý netáhl už %1.</translation>
    </message>
    <message>
        <source>The flag fell first: rule on it.</source>
        <translation>Praporek padl dřív: rozhodněte o něm.</translation>
    </message>
    <message>
        <source>The time counts from the start of the round.</source>
        <translation>Čas se počítá od začátku kola.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>zbývá %1</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <translation>Pravidla %1, %2</translation>
    </message>
    <message>
        <source>The arbiter may decide otherwise.</source>
        <translation>Rozhodčí může rozhodnout jinak.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets: correct the counter, or rule on the flag.</source>
        <translation>Spočítejte tahy na partiářích: opravte počítadlo, nebo rozhodněte o pádu praporku.</translation>
    </message>
    <message>
        <source>The clock is set to %1; the event&apos;s time control is %2.</source>
        <translation>Hodiny jsou nastavené na %1, turnaj hraje %2.</translation>
    </message>
    <message>
        <source>Its next period begins when the time runs out; the event&apos;s begins when the moves are made.</source>
        <translation>Další úsek tu začíná na nule, v turnaji po splnění tahů.</translation>
    </message>
    <message>
        <source>Its next period begins when the moves are made; the event&apos;s begins when the time runs out.</source>
        <translation>Další úsek tu začíná po splnění tahů, v turnaji na nule.</translation>
    </message>
    <message>
        <source>It keeps running after a flag fall; the event&apos;s clocks stop.</source>
        <translation>Po pádu praporku tu hodiny běží dál; v turnaji se zastaví.</translation>
    </message>
    <message>
        <source>It stops at a flag fall; the event&apos;s clocks keep running.</source>
        <translation>Po pádu praporku se tu hodiny zastaví; v turnaji běží dál.</translation>
    </message>
    <message>
        <source>It adds the increment for the first move; the event does not.</source>
        <translation>Hodiny přidávají čas na první tah, turnaj ne.</translation>
    </message>
    <message>
        <source>It does not add the increment for the first move; the event does.</source>
        <translation>Hodiny nepřidávají čas na první tah, turnaj ano.</translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>Bílý je o %n tah napřed.</numerusform>
            <numerusform>Bílý je o %n tahy napřed.</numerusform>
            <numerusform>Bílý je o %n tahů napřed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>Černý je o %n tah napřed.</numerusform>
            <numerusform>Černý je o %n tahy napřed.</numerusform>
            <numerusform>Černý je o %n tahů napřed.</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>Hodiny bílého ukazují o %1 více, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>Hodiny bílého ukazují o %1 méně, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>Hodiny černého ukazují o %1 více, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>Hodiny černého ukazují o %1 méně, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; White&apos;s fell first.</source>
        <translation>Oba praporky padly (%1); bílému padl dřív.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; Black&apos;s fell first.</source>
        <translation>Oba praporky padly (%1); černému padl dřív.</translation>
    </message>
    <message>
        <source>White&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>Bílému padl praporek (%1) a nikdo o tom nerozhodl.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>Černému padl praporek (%1) a nikdo o tom nerozhodl.</translation>
    </message>
    <message>
        <source>The clock has run %1 less than most clocks of the round.</source>
        <translation>Hodiny běžely méně, než je v kole obvyklé (rozdíl: %1).</translation>
    </message>
    <message>
        <source>The clock has run %1 more than most clocks of the round.</source>
        <translation>Hodiny běžely více, než je v kole obvyklé (rozdíl: %1).</translation>
    </message>
    <message>
        <source>The flag fall was observed %1 ago, and there is no result.</source>
        <translation>Pád praporku je zaznamenán (%1) a výsledek chybí.</translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) came too late to count.</source>
        <translation>
            <numerusform>%n stisk přišel pozdě a nepočítal se: hodiny mezitím pokročily.</numerusform>
            <numerusform>%n stisky přišly pozdě a nepočítaly se: hodiny mezitím pokročily.</numerusform>
            <numerusform>%n stisků přišlo pozdě a nepočítalo se: hodiny mezitím pokročily.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on the flags; the order in which they fell has been recorded.</source>
        <translation>Rozhodněte o praporcích; pořadí, v jakém padly, je zaznamenáno.</translation>
    </message>
    <message>
        <source>Pause the clock, set the event&apos;s time control and correct both times.</source>
        <translation>Zastavte hodiny, nastavte tempo hry turnaje a opravte oba časy.</translation>
    </message>
    <message>
        <source>Check that the player is there; if not, mark them absent.</source>
        <translation>Podívejte se, zda tam někdo je; pokud ne, označte nepřítomnost.</translation>
    </message>
    <message>
        <source>Check whether the clock was forgotten or a press was missed.</source>
        <translation>Zjistěte, zda hráč zapomněl stisknout, nebo se stisk nezachytil.</translation>
    </message>
    <message>
        <source>Unlock the lever when the reason no longer applies.</source>
        <translation>Až důvod pomine, páčku odemkněte.</translation>
    </message>
    <message>
        <source>If a flag fell meanwhile, the arbiter may cancel the flag fall.</source>
        <translation>Pokud mezitím padl praporek, rozhodčí ho může znovu zvednout.</translation>
    </message>
    <message>
        <source>Check the lever: it may be worn, or the clock may be the wrong way round.</source>
        <translation>Podívejte se na páčku: může být opotřebená, nebo jsou prohozené strany.</translation>
    </message>
    <message>
        <source>Check whether it was started late or had stopped, and correct the times.</source>
        <translation>Zjistěte, zda byly spuštěny pozdě nebo stály, a opravte časy.</translation>
    </message>
    <message>
        <source>Every clock has the event&apos;s time control and was started with the others.</source>
        <translation>Všechny hodiny jsou nastavené podle turnaje a běží od stejné chvíle jako ostatní.</translation>
    </message>
    <message>
        <source>No player has taken more than %1 for a move, or %2 for the first move.</source>
        <translation>Všude někdo nedávno táhl (limit %1) a první tah přišel včas (limit %2).</translation>
    </message>
    <message>
        <source>Every move counter fits the side to move; no press was missed.</source>
        <translation>Počty tahů odpovídají tomu, kdo je na tahu, a žádný stisk se neztratil.</translation>
    </message>
    <message>
        <source>Every display agrees with base time, increments and time used.</source>
        <translation>Základní časy, přídavky a spotřebovaný čas dávají to, co ukazují hodiny.</translation>
    </message>
    <message>
        <source>No single clock has been paused for more than %1, and no lever is locked.</source>
        <translation>Žádné jednotlivé hodiny nestojí dlouho (limit %1) a žádná páčka není zamčená.</translation>
    </message>
    <message>
        <source>Arrived %1 after the default time.</source>
        <translation>Příchod %1 po uplynutí čekací doby.</translation>
    </message>
    <message>
        <source>The default time expired %1 ago.</source>
        <translation>Čekací doba překročena o %1.</translation>
    </message>
    <message>
        <source>Default time is zero: a player who arrives after the start loses (%1).</source>
        <translation>Čekací doba není: kdo přijde po začátku, prohrává (%1).</translation>
    </message>
    <message>
        <source>A player who arrives more than %1 after the start loses (%2).</source>
        <translation>Kdo přijde po uplynutí čekací doby (%1), prohrává (%2).</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Jinak mohou stanovit jen propozice.</translation>
    </message>
    <message>
        <source>While both players are absent, White&apos;s clock runs (%1).</source>
        <translation>Dokud nikdo nepřijde, běží čas bílého (%1).</translation>
    </message>
    <message>
        <source>No flag fall has waited more than a minute for a ruling, and no ruling still lacks its result.</source>
        <translation>Žádný padlý praporek nečeká na rozhodnutí déle než minutu a žádné rozhodnutí dlouho na výsledek.</translation>
    </message>
    <message>
        <source>White&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>Čas úseku bílého vypršel před tahem %1; hodiny teď počítají %2 tahů.</translation>
    </message>
    <message>
        <source>Black&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>Čas úseku černého vypršel před tahem %1; hodiny teď počítají %2 tahů.</translation>
    </message>
    <message>
        <source>No clock of the program was started in this round: there were no times, moves or displays to compare.</source>
        <translation>V tomto kole se nespustily žádné hodiny programu: nebylo co porovnat, časy, tahy ani displeje.</translation>
    </message>
</context>
<context>
    <name>BackupSettings</name>
    <message>
        <source>Folder for copies of the event</source>
        <translation>Složka pro kopie turnaje</translation>
    </message>
    <message>
        <source>On a memory stick or another disk: not the one that the event is on.</source>
        <translation>Na flešce nebo na jiném disku: ne na tom, na kterém je turnaj.</translation>
    </message>
    <message>
        <source>Sticks and disks that are plugged in</source>
        <translation>Připojené flešky a disky</translation>
    </message>
    <message>
        <source>Save a copy when a round is over</source>
        <translation>Uložit kopii po skončení kola</translation>
    </message>
    <message>
        <source>If the stick is not there, the copy is saved when it is plugged in.</source>
        <translation>Pokud fleška není připojena, kopie se uloží po jejím připojení.</translation>
    </message>
    <message>
        <source>Save a copy now</source>
        <translation>Uložit kopii teď</translation>
    </message>
    <message>
        <source>Test the newest copy</source>
        <translation>Vyzkoušet nejnovější kopii</translation>
    </message>
</context>
<context>
    <name>BlindForm</name>
    <message>
        <source>Visually disabled players (%1)</source>
        <translation>Zrakově postižení hráči (%1)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Blind or visually disabled</source>
        <translation>Nevidomý nebo zrakově postižený</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Vede zápis</translation>
    </message>
    <message>
        <source>Assistant, by name; empty: none</source>
        <translation>Asistent, jméno; prázdné: žádný</translation>
    </message>
    <message>
        <source>Each player has their own board</source>
        <translation>Každý hráč má vlastní šachovnici</translation>
    </message>
    <message>
        <source>Adapted to local circumstances</source>
        <translation>Přizpůsobeno místním podmínkám</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Určit</translation>
    </message>
</context>
<context>
    <name>BlindNews</name>
    <message>
        <source>Announce it</source>
        <translation>Říci</translation>
    </message>
    <message>
        <source>Correct the boards</source>
        <translation>Opravit šachovnice</translation>
    </message>
</context>
<context>
    <name>BlindText</name>
    <message>
        <source>%1 (Laws %2)</source>
        <extracomment>%1 a sentence, %2 an article of the Laws.</extracomment>
        <translation>%1 (Pravidla %2)</translation>
    </message>
    <message>
        <source>White is visually disabled; score: %1</source>
        <translation>Bílý je zrakově postižený; zápis: %1</translation>
    </message>
    <message>
        <source>Black is visually disabled; score: %1</source>
        <translation>Černý je zrakově postižený; zápis: %1</translation>
    </message>
    <message>
        <source>White&apos;s assistant %1: %2</source>
        <extracomment>%1 a name, %2 what they may do.</extracomment>
        <translation>Asistent bílého %1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s assistant %1: %2</source>
        <translation>Asistent černého %1: %2</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>Bílý: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Černý: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>remark and note</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The records agree: both adjust their boards to them.</source>
        <translation>Zápisy se shodují: oba si podle nich upraví šachovnice.</translation>
    </message>
    <message>
        <source>pressed too early: the move was not announced</source>
        <translation>stiskl hodiny příliš brzy: tah nebyl ohlášen</translation>
    </message>
    <message>
        <source>pressed too early: the promotion piece was not named</source>
        <translation>stiskl hodiny příliš brzy: neuvedl, na co se pěšec mění</translation>
    </message>
    <message>
        <source>makes moves on the opponent&apos;s board</source>
        <translation>provádí tahy na soupeřově šachovnici</translation>
    </message>
    <message>
        <source>announces the moves</source>
        <translation>ohlašuje tahy</translation>
    </message>
    <message>
        <source>keeps score, starts the opponent&apos;s clock</source>
        <translation>vede zápis, spouští soupeřovy hodiny</translation>
    </message>
    <message>
        <source>adjournment formalities</source>
        <translation>formality při přerušení partie</translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation>partiář</translation>
    </message>
    <message>
        <source>Braille</source>
        <translation>Braillovo písmo</translation>
    </message>
    <message>
        <source>longhand</source>
        <translation>běžné písmo</translation>
    </message>
    <message>
        <source>recording device</source>
        <translation>záznamové zařízení</translation>
    </message>
    <message>
        <source>%1 Against a hearing-impaired player an assistant is compulsory.</source>
        <translation>%1 Proti sluchově postiženému hráči je asistent povinný.</translation>
    </message>
    <message>
        <source>The boards differ. Enter what both players wrote; the records decide.</source>
        <translation>Šachovnice se liší. Zadejte, co zapsali oba hráči; rozhodnou zápisy.</translation>
    </message>
    <message>
        <source>The records agree: White adjusts the board to them.</source>
        <translation>Zápisy se shodují: bílý si podle nich upraví šachovnici.</translation>
    </message>
    <message>
        <source>The records agree: Black adjusts the board to them.</source>
        <translation>Zápisy se shodují: černý si podle nich upraví šachovnici.</translation>
    </message>
    <message>
        <source>moves and times announced on request</source>
        <translation>počet tahů a časy sdělené na požádání</translation>
    </message>
    <message>
        <source>moves and times announced without request</source>
        <translation>počet tahů a časy sdělené bez požádání</translation>
    </message>
    <message>
        <source>pressed too early: the captured piece was not removed</source>
        <translation>stiskl hodiny příliš brzy: braný kámen nebyl odstraněn</translation>
    </message>
    <message>
        <source>pressed too early: no piece was in another aperture</source>
        <translation>stiskl hodiny příliš brzy: kámen nebyl zasunut do jiného otvoru</translation>
    </message>
    <message>
        <source>announces moves and times on request</source>
        <translation>na požádání sděluje tahy a časy</translation>
    </message>
    <message>
        <source>claims a flag fall, reports touched pieces</source>
        <translation>reklamuje čas, hlásí dotčené kameny</translation>
    </message>
    <message>
        <source>A flag fall claimed by the assistant counts as claimed by the player.</source>
        <translation>Reklamace času asistentem platí jako hráčova.</translation>
    </message>
    <message>
        <source>Two boards; on the special one a piece is touched once it has left its securing aperture.</source>
        <translation>Dvě šachovnice; na speciální je kámen dotčen, jakmile opustil svůj otvor.</translation>
    </message>
    <message>
        <source>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). If the player has no assistant, the opponent may have one for the first two duties (%4).</source>
        <extracomment>%1 to %4 articles of the Laws.</extracomment>
        <translation>Každý z hráčů může žádat dvě šachovnice a pravidla můžete přizpůsobit (Pravidla %1). Zápis v Braillově písmu, běžném písmu nebo na záznamovém zařízení (%2); speciální hodiny (%3). Nemá-li postižený hráč asistenta, může ho mít soupeř pro první dvě povinnosti (%4).</translation>
    </message>
    <message numerus="yes">
        <source>The records differ: go back to where they agree, after %n half-move(s), then set the clocks. No extra time is given and nothing is counted as an illegal move.</source>
        <translation>
            <numerusform>Zápisy se liší: zpět tam, kde se shodují, po %n půltahu; potom nastavte hodiny. Čas se nepřidává a nic se nepočítá.</numerusform>
            <numerusform>Zápisy se liší: zpět tam, kde se shodují, po %n půltazích; potom nastavte hodiny. Čas se nepřidává a nic se nepočítá.</numerusform>
            <numerusform>Zápisy se liší: zpět tam, kde se shodují, po %n půltazích; potom nastavte hodiny. Čas se nepřidává a nic se nepočítá.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>Bílý stiskl hodiny a jeho tah není v zápisu: ohlásil ho?</translation>
    </message>
    <message>
        <source>Black has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>Černý stiskl hodiny a jeho tah není v zápisu: ohlásil ho?</translation>
    </message>
    <message>
        <source>no duties yet</source>
        <comment>assistant</comment>
        <translation>zatím bez úkolu</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Chess board</source>
        <translation>Šachovnice</translation>
    </message>
</context>
<context>
    <name>BoardActHead</name>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>White&apos;s time after the action</source>
        <translation>Čas bílého po zásahu</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Black&apos;s time after the action</source>
        <translation>Čas černého po zásahu</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Přemýšlení</translation>
    </message>
    <message>
        <source>How long the player&apos;s clock ran for this move</source>
        <translation>Jak dlouho hráči na tento tah běžel čas</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
</context>
<context>
    <name>BoardActRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Vzato zpět: %1</translation>
    </message>
</context>
<context>
    <name>BoardNotes</name>
    <message>
        <source>Flag</source>
        <translation>Praporek</translation>
    </message>
    <message>
        <source>White&apos;s flag first</source>
        <extracomment>Both flags are down; short, it stands on a small tile.</extracomment>
        <translation>První praporek bílého</translation>
    </message>
    <message>
        <source>Black&apos;s flag first</source>
        <translation>První praporek černého</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Absence</translation>
    </message>
    <message>
        <source>Absent %1</source>
        <extracomment>%1 is the time until the player loses by default: &quot;Absent 12:34&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Absence %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>the arbiter must decide about the clock</comment>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <extracomment>%1 is a time control that is not the event&apos;s: &quot;Set to 5+3&quot;.</extracomment>
        <translation>Nastaveno %1</translation>
    </message>
    <message numerus="yes">
        <source>%n late press(es)</source>
        <translation>
            <numerusform>%n pozdní stisk</numerusform>
            <numerusform>%n pozdní stisky</numerusform>
            <numerusform>%n pozdních stisků</numerusform>
        </translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Páčka zamčená</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>control</comment>
        <extracomment>%1 is a time control, %2 four signs that tell it from others: &quot;3+2 · K7QD&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Reklamována remíza</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Nabídnuta remíza</translation>
    </message>
    <message>
        <source>Drawn on the board</source>
        <translation>Remíza na šachovnici</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <comment>the one that loses</comment>
        <translation>Nemožný tah</translation>
    </message>
    <message>
        <source>Default time expired</source>
        <extracomment>To the resumption of an adjourned game. Short, it stands on a small tile.</extracomment>
        <translation>Čekací doba uplynula</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>The players have signed different results. Short, it stands on a small tile.</extracomment>
        <translation>Sporné</translation>
    </message>
    <message>
        <source>Late for resumption</source>
        <translation>Pozdě na dohrávku</translation>
    </message>
    <message>
        <source>Called %1</source>
        <extracomment>%1 is the time of day at which a board called the arbiter: &quot;Called 14:32&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Volají %1</translation>
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
        <translation>Některý hráč chybí</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Šachovnice %1: %2 proti %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>king %1</source>
        <comment>men</comment>
        <extracomment>A piece, then all squares where such pieces stand: &quot;rook a1, h1&quot;.</extracomment>
        <translation>král %1</translation>
    </message>
    <message>
        <source>queen %1</source>
        <comment>men</comment>
        <translation>dáma %1</translation>
    </message>
    <message>
        <source>rook %1</source>
        <comment>men</comment>
        <translation>věž %1</translation>
    </message>
    <message>
        <source>bishop %1</source>
        <comment>men</comment>
        <translation>střelec %1</translation>
    </message>
    <message>
        <source>knight %1</source>
        <comment>men</comment>
        <translation>jezdec %1</translation>
    </message>
    <message>
        <source>pawn %1</source>
        <comment>men</comment>
        <translation>pěšec %1</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>Bílý: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>Černý: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Šachovnice je prázdná.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Na tahu je bílý</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na tahu je černý</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Šach</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>Not saved yet</source>
        <translation>Ještě není na disku</translation>
    </message>
</context>
<context>
    <name>BracketDrawing</name>
    <message>
        <source>Brackets of the round</source>
        <translation>Párovací skupiny kola</translation>
    </message>
</context>
<context>
    <name>BracketPicture</name>
    <message>
        <source>has the bye</source>
        <translation>má volno</translation>
    </message>
    <message>
        <source>%1, penultimate</source>
        <extracomment>%1 a score; 2017, A.9.</extracomment>
        <translation>%1, předposlední</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, sloučená</translation>
    </message>
    <message>
        <source>downfloat</source>
        <translation>přesun dolů</translation>
    </message>
</context>
<context>
    <name>BroadcastKeys</name>
    <message>
        <source>switch the broadcast off</source>
        <translation>vypnout přenos</translation>
    </message>
    <message>
        <source>switch the broadcast on</source>
        <translation>zapnout přenos</translation>
    </message>
    <message>
        <source>switch off</source>
        <translation>vypnout</translation>
    </message>
    <message>
        <source>switch on</source>
        <translation>zapnout</translation>
    </message>
    <message>
        <source>send all games of the round once more</source>
        <translation>odeslat všechny partie kola ještě jednou</translation>
    </message>
    <message>
        <source>send again</source>
        <translation>odeslat znovu</translation>
    </message>
    <message>
        <source>look at the broadcast in the browser</source>
        <translation>prohlédnout si přenos v prohlížeči</translation>
    </message>
    <message>
        <source>look</source>
        <translation>prohlédnout</translation>
    </message>
    <message>
        <source>address of the round on lichess.org</source>
        <translation>adresa kola na lichess.org</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresa</translation>
    </message>
    <message>
        <source>boards that are broadcast</source>
        <translation>šachovnice, které se přenášejí</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>šachovnice</translation>
    </message>
    <message>
        <source>token for lichess.org</source>
        <translation>token pro lichess.org</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>forget the token, here and in the secret store</source>
        <translation>zapomenout token, tady i v úložišti hesel</translation>
    </message>
    <message>
        <source>forget token</source>
        <translation>zapomenout token</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>z pole zpět na stránku</translation>
    </message>
</context>
<context>
    <name>BroadcastPage</name>
    <message>
        <source>Broadcast</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Vypnout</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Zapnout</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Odeslat znovu</translation>
    </message>
</context>
<context>
    <name>BroadcastPlaceCard</name>
    <message>
        <source>Address of the round on lichess.org</source>
        <translation>Adresa kola na lichess.org</translation>
    </message>
    <message>
        <source>Each round has its own. Copy it from the browser when you have made the round there, without a source.</source>
        <translation>Každé kolo má svou. Zkopírujte ji z prohlížeče, až tam vytvoříte kolo bez zdroje.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Empty: all. %1</source>
        <translation>Prázdné: všechny. %1</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Zpoždění</translation>
    </message>
    <message>
        <source>Moves and results are sent this much later than they are recorded. A delay set on lichess.org comes on top.</source>
        <translation>Tahy a výsledky se odesílají o tolik později, než se zapíší. Zpoždění nastavené na lichess.org se přičte.</translation>
    </message>
</context>
<context>
    <name>BroadcastTokenCard</name>
    <message>
        <source>Token for lichess.org</source>
        <translation>Token pro lichess.org</translation>
    </message>
    <message>
        <source>Made at lichess.org/account/oauth/token with the right “Create, update, delete studies and broadcasts”. It goes into the secret store of this desktop, never into the event.</source>
        <translation>Vytvoří se na lichess.org/account/oauth/token s právem „Create, update, delete studies and broadcasts“. Uloží se do úložiště hesel tohoto počítače, nikdy ne do akce.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomenout</translation>
    </message>
</context>
<context>
    <name>CaseFile</name>
    <message>
        <source>Case file: round %1, board %2</source>
        <translation>Spis: kolo %1, šachovnice %2</translation>
    </message>
    <message>
        <source>case round %1 board %2 entry %3</source>
        <comment>file</comment>
        <translation>spis kolo %1 šachovnice %2 záznam %3</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Ruled at</source>
        <translation>Čas rozhodnutí</translation>
    </message>
    <message>
        <source>Ruled by</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Journal entry</source>
        <translation>Záznam v deníku</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Ruled by a key, without questions.</source>
        <translation>Rozhodnuto klávesou, bez otázek.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Praporek</translation>
    </message>
    <message>
        <source>Illegal moves before</source>
        <translation>Nemožné tahy předtím</translation>
    </message>
    <message>
        <source>down</source>
        <translation>spadl</translation>
    </message>
    <message>
        <source>The clocks</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>The position on the board.</source>
        <translation>Pozice na šachovnici.</translation>
    </message>
    <message>
        <source>The position before what happened.</source>
        <translation>Pozice před tím, co se stalo.</translation>
    </message>
    <message>
        <source>After %1, the last move on record.</source>
        <translation>Po %1, posledním zapsaném tahu.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) that the clock has counted are not on record.</source>
        <translation>
            <numerusform>V zápisu chybí %n půltah, který hodiny započítaly.</numerusform>
            <numerusform>V zápisu chybějí %n půltahy, které hodiny započítaly.</numerusform>
            <numerusform>V zápisu chybí %n půltahů, které hodiny započítaly.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Otázky a odpovědi</translation>
    </message>
    <message>
        <source>What the Laws provide</source>
        <translation>Co říkají pravidla</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Výrok</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>The arbiter&apos;s reason</source>
        <translation>Důvod rozhodčího</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Základ</translation>
    </message>
    <message>
        <source>the arbiter decided otherwise than the Laws propose</source>
        <translation>rozhodčí rozhodl jinak, než navrhují pravidla</translation>
    </message>
    <message>
        <source>Carried out with it:</source>
        <translation>Provedeno spolu s ním:</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kdo</translation>
    </message>
    <message>
        <source>What came later</source>
        <translation>Co následovalo</translation>
    </message>
    <message>
        <source>Moves on record</source>
        <translation>Zapsané tahy</translation>
    </message>
    <message>
        <source>The same for the command line</source>
        <translation>Totéž pro příkazový řádek</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Přiložené soubory</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <comment>file</comment>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Attached at</source>
        <translation>Přiloženo</translation>
    </message>
    <message>
        <source>Attached by</source>
        <translation>Kdo přiložil</translation>
    </message>
    <message>
        <source>This picture cannot be shown here.</source>
        <translation>Tento obrázek zde nelze zobrazit.</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Odvolání</translation>
    </message>
    <message>
        <source>Appeal by</source>
        <translation>Odvolání podává</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Předává</translation>
    </message>
    <message>
        <source>Appeal to</source>
        <translation>Odvolání k</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Přijato v</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Lhůta</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádná</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Důvody</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Rozhoduje</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Rozhodnuto v</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Znění rozhodnutí</translation>
    </message>
    <message>
        <source>This text cannot be shown here.</source>
        <translation>Tento text zde nelze zobrazit.</translation>
    </message>
    <message>
        <source>The text goes on in the attached file.</source>
        <translation>Text pokračuje v přiloženém souboru.</translation>
    </message>
</context>
<context>
    <name>CategoryFields</name>
    <message>
        <source>Categories</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Categories of players</source>
        <translation>Kategorie hráčů</translation>
    </message>
    <message>
        <source>Line by line, the name and what must hold: U18: age -17 or S65: age 65-, on 2026-12-31 or B: rating 1800-1999 or Women: sex w. A name alone: whoever has it among the own categories.</source>
        <translation>Řádek po řádku název a podmínky: U18: age -17 nebo S65: age 65-, on 2026-12-31 nebo B: rating 1800-1999 nebo Ženy: sex w. Samotný název: kdo jej má mezi vlastními kategoriemi.</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Rozhodný den věku</translation>
    </message>
    <message>
        <source>Empty: 1 January of the year in which the event begins.</source>
        <translation>Prázdné: 1. leden roku, ve kterém turnaj začíná.</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Create an event, continue one, or import players and rounds from a tournament report file (TRF). An event is one file; every action is saved in it before it is shown, so nothing is lost if the computer fails.</source>
        <translation>Vytvořte nový turnaj, pokračujte v rozehraném nebo převezměte hráče a kola ze souboru TRF. Turnaj je jeden soubor; každý krok se do něj zapíše dřív, než se ukáže, takže se nic neztratí, ani když počítač vypadne.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>The notes show where the file is wrong and how the program read what was unclear. Choose whether to import the players only or the finished rounds as well, check the event, then create it.</source>
        <translation>Poznámky říkají, kde je v souboru chyba a jak program četl to, co nebylo jasné. Vyberte, zda převzít jen hráče, nebo i odehraná kola, prohlédněte si údaje o turnaji a pak ho vytvořte.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Add one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. A player who leaves the event is withdrawn, not removed: the games already played are kept.</source>
        <translation>Přihlašujte hráče jednoho po druhém: Enter uloží a uvolní formulář pro dalšího. Psaním prvních písmen jména hráče v seznamu najdete. Kdo z turnaje odchází, odstoupí, neodstraňuje se: odehrané partie zůstávají.</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sál</translation>
    </message>
    <message>
        <source>Big clock</source>
        <translation>Velké hodiny</translation>
    </message>
    <message>
        <source>One clock over the whole screen for two players at one computer. Press your own side after your move. The bar shows who is to move.</source>
        <translation>Jedny hodiny na celé obrazovce pro dva hráče u jednoho počítače. Po svém tahu stiskněte svou stranu. Pruh ukazuje, kdo je na tahu.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Ranks are by points, then by the tie-breaks of the event in their order. The text below the standings explains each tie-break. Ranks are provisional while games are unfinished.</source>
        <translation>Pořadí podle bodů, pak podle pomocných hodnocení turnaje v jejich pořadí. Pod tabulkou je, co které znamená. Dokud se partie hrají, je pořadí předběžné.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Every action with its time. Undo does not delete an action: it stays in the list, struck through.</source>
        <translation>Každý krok se svým časem. Vzít zpět krok nesmaže: zůstane v historii přeškrtnutý.</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Obnova</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>Zásahy</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sálu</translation>
    </message>
    <message>
        <source>The program checks the hall every few seconds and points out boards that are set differently, were not started, seem forgotten, wait for a ruling or whose times do not add up. It gives its reasons; you decide what to do. An issue you have seen can be dismissed.</source>
        <translation>Program každých několik sekund projde sál a upozorní na šachovnici, která je nastavená jinak, není spuštěná, zdá se zapomenutá, čeká na rozhodnutí nebo jejíž čas nesouhlasí. Řekne, o co se opírá; co udělat, rozhodnete vy. Nález, který jste viděli, lze odložit.</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Opozdilci</translation>
    </message>
    <message>
        <source>Mark an absent player by the board number and the letter of the side; repeat it when the player arrives. The default time of the event is counted down from the start of the round on each board; a player who arrives exactly at its end is in time. When it has expired, F enters the forfeit; the program never does so by itself. Boards where White has not moved by then are listed as well.</source>
        <translation>Číslem šachovnice a písmenem strany označte, kdo chybí, a totéž znovu, když hráč přijde. Čekací doba turnaje se odpočítává od začátku kola pro každou šachovnici; kdo přijde přesně s jejím koncem, přišel včas. Když uplyne, F zapíše kontumaci; program ji sám nikdy nedá. V seznamu jsou i šachovnice, kde bílý do té doby ještě netáhl.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from action to action, or click the graph of both times. During the game the page follows it until you look back. Actions undone later are shown as they were at the time; times when the program was not running are marked. The text is the whole replay, with the time each player used, gained and had corrected.</source>
        <translation>Co ukazovaly hodiny na šachovnici ve 14:32? Vyberte v sále šachovnici a stiskněte H, napište čas a stiskněte Enter. Nebo choďte od kroku ke kroku, nebo klikněte do grafu obou časů. Dokud se partie hraje, stránka ji sleduje, než se podíváte zpět. Co bylo později vzato zpět, se ukazuje tak, jak do té chvíle platilo; a když program neběžel, nikdo se nedíval: stránka to řekne. Výpis je celý záznam jako prostý text s tím, co který hráč spotřeboval, co mu bylo přidáno a opraveno.</translation>
    </message>
    <message>
        <source>If the program stops while clocks are running, they are paused when it starts again. For each board choose the last recorded time, the time at the last press, or charge the whole interruption to the player to move; or type both times. You can undo the decision until the clock is used again. If the computer went to sleep, the clocks were paused on waking and no player lost time; resume them all together.</source>
        <translation>Když program vypadne, zatímco běží hodiny, po návratu stojí. Pro každou šachovnici vyberte poslední známou hodnotu, poslední stisk, započítejte celý výpadek hráči na tahu, nebo napište oba časy. Příkaz Vzít zpět rozhodnutí zruší, dokud se hodiny nepoužijí. Když počítač spal, hodiny se při probuzení zastavily a nikomu se nic nezapočítalo; spusťte je společně.</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves with the piece letters of your language, one or many, or make them on the board; a move typed while an earlier position is shown replaces the move made there. A player&apos;s scoresheet accepts whatever the player wrote; a move that differs from the record, or is missing, is marked. (=) is the mark of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and are shown beside its moves. A claim stops the clocks and is examined at once: the program shows where the position occurred and what your edition of the Laws says; you decide. When a move ends the game the clock stops, and one key enters the result with its article.</source>
        <translation>Partie jedné šachovnice: zápis rozhodčího vedle toho, co zapsali hráči. Tahy pište s písmeny figur svého jazyka, po jednom nebo více najednou, nebo je proveďte na šachovnici; co napíšete, když je zobrazena dřívější pozice, nahradí tah, který z ní následoval. Partiář hráče přijme vše, co hráč zapsal; tah, který nesouhlasí se zápisem nebo chybí, se označí. (=) je značka nabídky remízy.

Nabídky, reklamace, nemožné tahy a podpisy patří k partii a zůstávají u jejích tahů. Reklamace zastaví hodiny a hned se přezkoumá: program ukáže, kde se pozice vyskytla a co říká vaše vydání Pravidel; rozhodnutí je na vás. Když tah partii ukončí, hodiny se zastaví a jedna klávesa zapíše výsledek i s článkem.</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Clock adjustments: penalties, wrong presses, times, counters, the time control, a new clock. I opens the panel for the current board, and a digit takes effect at once: a penalty takes two keys. Each line says what it will do and under which article; the resulting times are shown beside the clock while the cursor is on it. For the selected boards, or for the hall, the same digits take effect on all of them at the same instant. Running clocks keep running. Your changes can be undone and stay in the history with their reason; clocks that were paused or started are simply started or paused again.

When a flag is down, or a player has made a losing illegal move, the panel begins with the facts and what the Laws of your event say. A ringing phone or an electronic device found on a player is ruled on in the same way, with two actions of the third page (I, 0, 0, then 6 for White&apos;s or 7 for Black&apos;s). Under the Laws of 2009 the opponent scores ½ if unable to checkmate; if the game record is complete, it answers that question. You add what only you know: who claimed or observed the flag fall, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise and give your reason in the note.</source>
        <translation>Co děláte s hodinami: tresty, chybné stisky, časy, počítadla, tempo hry, nové hodiny. I otevře panel pro vybranou šachovnici a číslice jedná hned: trest jsou dvě klávesy. Každý řádek říká, co udělá a podle kterého článku; když je na něm kurzor, vedle hodin stojí časy po zásahu. Pro označené šachovnice nebo pro celý sál působí stejné číslice na všechny v jednom okamžiku. Hodiny, které běží, běží dál. Co změníte, lze vzít zpět a zůstává v historii i s důvodem; zastavené nebo spuštěné hodiny prostě znovu spustíte nebo zastavíte.

Když padl praporek nebo hráč udělal nemožný tah, kterým prohrává, panel začíná fakty a tím, co říkají Pravidla vašeho turnaje. Stejně se rozhoduje o telefonu, který zazvonil, nebo o zařízení, které má hráč u sebe: ptají se na něj dva zásahy třetí strany (I, 0, 0, pak 6 pro bílého nebo 7 pro černého). Podle Pravidel 2009 získá soupeř půl bodu, pokud nemůže dát mat; kde je zápis stejně dlouhý jako partie, odpoví na to on. Vy doplníte, co víte jen vy: kdo pád praporku ohlásil, zda byly tahy splněny, zda soupeř ještě může dát mat. Jedna klávesa zapíše výsledek i s článkem. Vždy můžete rozhodnout jinak; poznámka řekne proč.</translation>
    </message>
    <message>
        <source>A player whose flag has fallen loses, unless the opponent cannot checkmate by any series of legal moves; the same question decides dead positions, losing illegal moves and more, depending on the edition of the event. Set up the position with E: choose a piece and click, drag, or go to a square and type its letter. Or paste a FEN. The answer for both players appears at once: if a player can checkmate, the moves can be played through, and a shorter line may replace them within a second; if not, the reason is given. If no answer is found after two million positions, the result is “not decided” and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position from a game (Alt+M in its record) shows where it occurred, and N adds the verdict to that game&apos;s record as a note; Undo removes it.</source>
        <translation>Pád praporku znamená prohru, ledaže soupeř nemůže dát mat žádným sledem přípustných tahů, ať oba hrají jakkoli špatně; tatáž otázka rozhoduje o mrtvých pozicích, o nemožném tahu, kterým se prohrává, a o dalším, podle vydání turnaje. Pozici postavte klávesou E: vyberte kámen a klikněte, táhněte, nebo přejděte na pole a napište písmeno. Nebo vložte řádek FEN. Odpověď pro oba hráče přijde hned; kde hráč mat dát může, lze projít tahy a do vteřiny je může nahradit kratší postup; kde ne, je tu důvod, který řeknete. Odpověď neznámá po dvou milionech pozic se nazývá nerozhodnutá a rozhodne rozhodčí. Na šachovnici můžete zkoušet i tahy; odpověď pak platí pro novou pozici. Pozice převzatá z partie (Alt+M v jejím zápisu) říká, kde stála, a N zapíše verdikt do zápisu té partie jako poznámku; krok zpět ji zase vyjme.</translation>
    </message>
    <message>
        <source>Enter the name of the event, the time control and the pairing system. Write the time control as 90+30 or 3+2; the line below explains it in words. The system, the number of rounds, the time control, the edition and the tie-breaks are fixed once the first round is paired.

Tie-breaks separate players with the same points: the first of the list first, each among those who are still level. A new event has the usual ones of its system. Add others from the list below; in the list the arrows go from line to line, with Alt they move the line, and Del removes it. Beside each stand its meaning and its article of the tie-break regulations (C.07). What these do not allow in the event is not offered; what they advise against is said beside it. Announce the tie-breaks before the event.</source>
        <translation>Uveďte, jak se turnaj jmenuje, jak dlouho trvá partie a kdo hraje s kým. Tempo hry pište jako 90+30 nebo 3+2; řádek pod ním řekne slovy, co to znamená. Systém, počet kol, tempo hry, vydání pravidel a pomocná hodnocení jsou pevné od nalosování prvního kola.

Pomocná hodnocení rozlišují hráče se stejným počtem bodů: nejprve první v seznamu, každé mezi těmi, kteří jsou dosud na stejném místě. Nový turnaj má ta, která jsou u jeho systému obvyklá. Další přidáte z nabídky pod seznamem; v seznamu šipky přecházejí po řádcích, s klávesou Alt řádek přesouvají a Del ho odstraní. U každého je jeho význam a článek předpisu o pomocných hodnoceních (C.07). Co předpis v turnaji nedovoluje, to se nenabízí; co nedoporučuje, to je u něj napsáno. Pomocná hodnocení oznamte před turnajem.</translation>
    </message>
    <message>
        <source>The next round of a Swiss or a round robin. In a Swiss first mark who takes part: =, 0 and 1 give a bye for this round, + lets the player play. Pair, then check: below each name are title and rating, the points, the colours of the games played and the floats of the last two rounds. Select two seats and ask why these two do not meet; or look at the brackets, where an arrow leads from each downfloater to the pair below.

The arbiter may change the pairing by hand: begin the changes, swap seats or colours, move the bye, then end and check. A change that breaks a rule must be confirmed at once; the check names the first criterion in which the round is worse. Confirming the pairing saves the round in the event; until then nothing has changed. A confirmed round can be undone as long as none of its games has begun. Later C takes it up again: players at each other&apos;s boards, colours turned at the board, a latecomer who meets the bye, the opponents of two absentees. Boards keep their numbers and their clocks, and a result goes with the two who played for it; what would be lost is said before.

In a round robin the table gives every round: look at it and confirm it. The pairing numbers are drawn by lot on the Players page, before the first round.</source>
        <translation>Další kolo švýcarského systému nebo turnaje každý s každým. U švýcarského systému nejprve určete, kdo hraje: =, 0 a 1 dávají volno na toto kolo, + znovu hraje. Nalosujte a podívejte se: pod jménem jsou titul a rating, body, barvy odehraných partií a přesuny posledních dvou kol. Označte dvě místa a zeptejte se, proč se tito neutkají; nebo si prohlédněte skupiny, kde šipka vede od hráče s přesunem dolů k dvojici níže.

Rozhodčí smí los změnit ručně: otevře změny, vymění místa nebo barvy, přesune volno, pak ukončí a zkontroluje. Co změna porušuje, na to se program hned zeptá; kontrola řekne první kritérium, ve kterém je kolo horší. Potvrzením se kolo zapíše do turnaje; do té doby se nic nestalo. Příkaz Vzít zpět zruší potvrzené kolo, dokud nezačala žádná jeho partie. Později ho klávesou C otevřete znovu: hráči sedí u vyměněných šachovnic, barvy byly u šachovnice vyměněny, opožděný hráč hraje s tím, kdo má volno, soupeři dvou nepřítomných hrají spolu. Šachovnice si ponechávají čísla i hodiny a výsledek jde s dvojicí, která ho odehrála; co by se ztratilo, program řekne předem.

V turnaji každý s každým dává každé kolo tabulka: prohlédněte si ho a potvrďte. Startovní čísla se losují na stránce Hráči před prvním kolem.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>What every article says that the program cites, told in our own words, for each edition from 2009 on. Type words, or the number of an article; accents and capitals do not matter. Below the text are the other editions that say the same, with their numbers.

Beside a ruling Shift+F1 opens the articles that it cites; Esc closes them, and the ruling is as it was. The wording of FIDE prevails: the texts here are short, and no sentence of the Laws is copied.</source>
        <translation>Co říká každý článek, který program cituje, našimi slovy, pro každé vydání od roku 2009. Pište slova nebo číslo článku; na háčcích, čárkách a velkých písmenech nezáleží. Pod textem jsou ostatní vydání, která říkají totéž, s čísly článků.

U návrhu rozhodnutí otevře Shift+F1 články, které cituje; Esc je zavře a rozhodnutí je, jak bylo. Rozhodující je znění FIDE: tyto texty jsou krátké a žádná věta Pravidel není opsána.</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidenty</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>A paper before it is printed. It is saved as PDF pages or as plain text beside the event file. Every page of the PDF has the event, the place, the dates and the chief arbiter above, and its number and the time of printing below.</source>
        <translation>Listina před vytištěním. Uloží se jako strany PDF nebo jako prostý text vedle souboru turnaje. Na každé straně PDF je nahoře turnaj, místo, datum a hlavní rozhodčí, dole číslo strany a čas tisku.</translation>
    </message>
    <message>
        <source>F12 opens the incidents of the current board from every page: an illegal move, a draw claim, a late arrival, a phone, a defective clock and all the others. Type the first letters of what has happened and press Enter. The facts follow; what the clock and the game record know is filled in, what you say takes precedence. Then the panel shows what the Laws of your event provide, with the article, the times and the questions that only you can answer. Enter confirms the ruling, a letter gives an answer, W and B name the player, a digit chooses from the numbered choices; of the penalties you may choose several at once. Where the position is on record, a touched piece and the moves that are left are marked on a board. What has happened in this event before comes first in the list. Your own decision needs a reason in the note. The ruling is on record with everything it does, and one Undo takes all of it back.

A clock of the program that was not started takes what the ruling gives. Where the game goes by another clock, enter the two times: the proposal tells what to set on it.</source>
        <translation>F12 otevře na každé stránce incidenty vybrané šachovnice: nemožný tah, reklamaci remízy, pozdní příchod, telefon, poruchu hodin a všechny ostatní. Napište počáteční písmena toho, co se stalo, a stiskněte Enter. Následují fakta; co vědí hodiny a zápis partie, je vyplněno, ale platí to, co zadáte vy. Potom panel ukáže, co určují pravidla vašeho turnaje, s článkem, časy a otázkami, na které umíte odpovědět jen vy. Enter potvrdí rozhodnutí, písmeno dá odpověď, W a B určí hráče, číslice vybírá z očíslovaných možností; trestů můžete zvolit i více najednou. Je-li pozice v zápisu, dotčený kámen a tahy, které zbývají, jsou vyznačeny na šachovnici. Co se v tomto turnaji už stalo, je v seznamu první. Vlastní rozhodnutí vyžaduje důvod v poznámce. Rozhodnutí je zaznamenáno se vším, co způsobilo, a jediné Vzít zpět je celé zruší.

Hodiny programu, které nebyly spuštěny, dostanou to, co rozhodnutí přidělí. Hraje-li se na jiných hodinách, zadejte oba časy: návrh řekne, co na nich nastavit.</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Přerušené partie</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratingové listiny</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list as it is downloaded (ZIP, text or XML) or a national list as CSV with a line of titles. It stays on this computer and needs no network. Esc ends an import; the list that was there before stays. For each month there is one list; events use the list of their first month, those of more than 30 days the newest.

When you add a player, type a few letters of the surname or first name, with or without accents, in Latin letters or Cyrillic, or the FIDE ID. Players of the event&apos;s federation come first. The arrows choose, Enter adds the player with title, rating, federation, FIDE ID, year of birth, sex and K. Esc hides the list when the player is not in it.

The rating used in the event is taken from the first list of the sequence that has one; the FIDE rating is kept beside it. In the effective rapid or blitz list a player without such a rating has the standard rating (Rapid and Blitz Rating Regulations 7.2.1). C compares the players of the event with the main list. Space ticks what is to be taken over, Enter takes over all that is ticked; one Undo takes it back. A rating taken from another list stays as it is.</source>
        <translation>Importujte listinu FIDE tak, jak ji stáhnete (ZIP, text nebo XML), nebo národní listinu jako CSV s řádkem nadpisů. Zůstane v tomto počítači a nepotřebuje síť. Esc ukončí import; předchozí listina zůstane. Pro každý měsíc je jedna listina; turnaj používá listinu svého prvního měsíce, turnaj delší než 30 dnů nejnovější.

Když přidáváte hráče, napište několik písmen příjmení nebo jména, s diakritikou nebo bez ní, latinkou nebo azbukou, nebo FIDE ID. Hráči federace turnaje jsou první. Šipky vybírají, Enter přidá hráče s titulem, ratingem, federací, FIDE ID, rokem narození, pohlavím a koeficientem K. Esc skryje seznam, pokud v něm hráč není.

Rating použitý v turnaji se bere z první listiny pořadí, která nějaký má; rating FIDE se uchovává vedle něj. V efektivní rapidové nebo bleskové listině má hráč bez takového ratingu rating z vážného šachu (pravidla pro rating v rapidu a blesku 7.2.1). C porovná hráče turnaje s hlavní listinou. Mezerník označí, co se má převzít, Enter převezme vše označené; jedno Vzít zpět to vrátí. Rating převzatý z jiné listiny zůstává, jaký je.</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Seznamy hráčů</translation>
    </message>
    <message>
        <source>Players come in from a spreadsheet or a mail (copy there, paste here), from a CSV, XLSX or ODS file, from a report file (TRF) or from another event. The program finds out what each column is, by its head or by what is in it; where it is wrong, choose at the side, and it is remembered for lists with the same head. What was unclear is said below each player. Who has the same ID, name and birth, or name as somebody else is not ticked: compare the two and decide. Nobody is added before you say so; then all of them are one line of the history, which one undo takes back.

The list of the event goes out the same way: Ctrl+C on the Players page copies it for a spreadsheet, Ctrl+S saves it. Days of birth, fees, notes, e-mail addresses and telephone numbers are not in it; a report file has the dates of birth, as FIDE asks.</source>
        <translation>Hráči se převezmou z tabulky nebo z e-mailu (tam zkopírovat, zde vložit), ze souboru CSV, XLSX nebo ODS, ze souboru TRF nebo z jiného turnaje. Program sám zjistí, co který sloupec znamená, podle záhlaví nebo podle obsahu; kde se mýlí, vyberte správný význam vedle seznamu, zapamatuje si jej pro seznamy se stejným záhlavím. Co bylo nejasné, je uvedeno pod každým hráčem. Kdo má stejné ID, jméno a datum narození nebo jméno jako někdo jiný, není zaškrtnut: porovnejte oba a rozhodněte. Nikdo se nepřihlásí dříve, než to potvrdíte; pak jsou všichni jedním řádkem historie, který lze vzít zpět najednou.

Seznam turnaje lze stejně i předat: Ctrl+C na stránce Hráči jej zkopíruje do tabulky, Ctrl+S jej uloží. Dny narození, startovné, poznámky, e-mailové adresy a telefonní čísla v něm nejsou; v souboru TRF jsou data narození, jak žádá FIDE.</translation>
    </message>
    <message>
        <source>What hangs on the wall, lies on the tables and is handed out. Choose a paper on the left; beside it are its pages as they will be printed, with the time of printing and the number of each page. Lists are set in the largest type that needs no sheet more, and stand several times beside each other where that saves sheets.

One key prints what hangs on the wall now: the pairings of a round by board and by name; when all its results are there, the results and the standings; before the first round the lists of players. It works from every page.

Result slips are cut as a pile: the slips of one place of all sheets follow each other. The code on a slip names the event, the round and the board.

The size and the language of the papers, the logo and the lines above and below belong to the event and are saved in it. The printer belongs to this computer.</source>
        <translation>Co visí na nástěnce, leží na stolech a rozdává se. Výtisk vyberte vlevo; vedle jsou jeho strany tak, jak se vytisknou, s časem tisku a číslem každé strany. Seznamy mají největší písmo, při kterém není třeba další arch, a stojí vedle sebe vícekrát, kde se tím archy ušetří.

Jedna klávesa vytiskne, co má teď viset na nástěnce: los kola podle šachovnic a podle jmen; když jsou všechny výsledky, výsledky a pořadí; před prvním kolem seznamy hráčů. Funguje na každé stránce.

Lístky na výsledky se řežou jako stoh: za sebou jdou lístky z jednoho místa všech archů. Kód na lístku označuje turnaj, kolo a šachovnici.

Velikost a jazyk výtisků, logo a řádky nad nimi a pod nimi patří k turnaji a jsou v něm uloženy. Tiskárna patří k tomuto počítači.</translation>
    </message>
    <message>
        <source>If another program moves, replaces or cuts the file while the event is open, a red line says so. Put the file back, or press the button in that line: everything that has happened is then saved in a new file beside it, and the event goes on there.</source>
        <translation>Pokud jiný program přesune, nahradí nebo zkrátí soubor, zatímco je turnaj otevřený, oznámí to červený řádek. Vraťte soubor na místo, nebo stiskněte tlačítko v tomto řádku: vše, co se stalo, se pak uloží do nového souboru vedle něj a turnaj pokračuje tam.</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor moves to the next board without one. The keys are shown below the list.

Both scoresheets belong to the organiser (Laws 8.3). S ticks off those of the board, Q that of White, E that of Black; P prints the list of those that are missing.

A scanner that types like a keyboard reads the code of a printed slip: it leads to the round and the board, and one key enters the result. The digits of the code enter nothing. A result that is refused leaves the cursor where it was.</source>
        <translation>Velký řádek je šachovnice, jejíž výsledek zapisujete. Pište výsledek jako na lístku; kurzor přejde na další šachovnici bez výsledku. Klávesy jsou pod seznamem.

Oba partiáře náleží pořadateli (Pravidla 8.3). S odškrtne partiáře šachovnice, Q partiář bílého, E partiář černého; P vytiskne seznam chybějících.

Čtečka, která píše jako klávesnice, přečte kód vytištěného lístku: dovede vás ke kolu a šachovnici a výsledek zapíše jedna klávesa. Číslice kódu nezapíšou nic. Při odmítnutém výsledku kurzor zůstane, kde byl.</translation>
    </message>
    <message>
        <source>Every ruling of the event, the latest first: what happened, what was decided, under which article and by whom. Rulings made with a key, a penalty for an illegal move for example, are listed too. Undone rulings stay, struck through. Press / and type a player, a board, an article or any words. Enter shows the case file: the clocks and the position at that moment, questions and answers, the decision and what followed, and the same ruling for the command line. Press A to attach a picture, a PDF or a text of at most 10 MB: with a word on what it shows; it is kept in the event file and stands in the case file; a text is printed there.

Press E for an appeal against the ruling: whom it goes to and until when the form of the event says. Lodge it, enter the decision, and where the ruling is set aside make the new one with the same key, or link one that was made since. Nothing changes at the board by the decision itself. The line of the ruling shows what came of the appeal, and the new ruling stays linked with it.

The register of offences shows the warnings, illegal moves, forfeits by the default time and other offences of each player, and which penalty is usual the next time. It is for the arbiters only and is in no other list or file. Both lists can be printed.</source>
        <translation>Všechna rozhodnutí turnaje, nejnovější jako první: co se stalo, jak se rozhodlo, podle kterého článku a kdo rozhodl. Patří sem i rozhodnutí učiněná klávesou, například trest za nemožný tah. Vrácená rozhodnutí zůstávají, přeškrtnutá. Stiskněte / a napište hráče, šachovnici, článek nebo libovolná slova. Enter ukáže spis: hodiny a pozici v té chvíli, otázky a odpovědi, rozhodnutí a co následovalo, a totéž rozhodnutí pro příkazový řádek. Klávesou A se přiloží obrázek, PDF nebo text do 10 MB i s poznámkou, co je na něm; uloží se v souboru turnaje a je ve spisu; text se v něm vytiskne.

Stiskněte E pro odvolání proti rozhodnutí: komu náleží a dokdy, říká formulář akce. Odvolání se podá, zapíše se rozhodnutí o něm, a ruší-li se rozhodnutí, toutéž klávesou učiníte nové nebo spojíte to, které mezitím padlo. Samo rozhodnutí o odvolání na šachovnici nic nemění. Řádek rozhodnutí ukazuje, jak odvolání dopadlo, a nové rozhodnutí s ním zůstane spojeno.

Registr přestupků ukazuje napomenutí, nemožné tahy, kontumace kvůli čekací době a jiné přestupky každého hráče a který trest je příště obvyklý. Je jen pro rozhodčí a není v žádném jiném seznamu ani souboru. Oba seznamy lze vytisknout.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Osobní údaje</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself. What is known of people is in the event file, which its owner alone can read, and in the papers and files that you make.

Dates of birth are on no paper. The report for the federation has them, because its format asks for them; lists of players have the year. E-mail addresses, telephone numbers, fees and notes are for the arbiters: on no paper and in no report. Papers on rulings are marked confidential. A sealed move stays encrypted until the envelope is opened.

The history keeps what was corrected. To give an event away without its people, make a copy on the command line: flagfall-cli journal anonymise open.flagfall copy.flagfall. Players get numbers; ratings, results, moves and days stay.</source>
        <translation>Z tohoto počítače nic neodchází samo. Co je o lidech známo, je v souboru turnaje, který může číst jen jeho vlastník, a v listinách a souborech, které uděláte.

Data narození nejsou na žádné listině. Jsou ve zprávě pro svaz, protože je její formát žádá; v seznamech hráčů je rok. E-maily, telefony, poplatky a poznámky jsou pro rozhodčí: nejsou na listinách ani ve zprávách. Listiny o rozhodnutích jsou označeny jako důvěrné. Zapečetěný tah zůstává zašifrován, dokud se obálka neotevře.

Historie uchovává i to, co se opravilo. Chcete-li dát akci z ruky bez jejích lidí, udělejte kopii v příkazovém řádku: flagfall-cli journal anonymise open.flagfall copy.flagfall. Hráči dostanou čísla; ratingy, výsledky, tahy a dny zůstanou.</translation>
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
        <translation>Soubory, které turnaj dává jiným. Každý řádek říká, k čemu je jeho soubor; zámek ukazuje, proč ho teď nelze vytvořit. Enter se zeptá, kam ho uložit, S ho uloží vedle turnaje pod volným názvem; tabulka se ukládá jako CSV nebo jako soubor tabulkového procesoru. Šipky vlevo a vpravo vyberou kolo, jehož jsou partie. Stejné soubory vytvoří i příkazový řádek: flagfall-cli export.

Dokud nejsou všechny partie skončené, konečné hlášení není. I vytvoří průběžná, v nichž jsou tyto partie označeny; pro ratingového referenta je jen hlášení skončeného turnaje a řádek říká, co by v něm referentovi chybělo.

Archiv se vším má obsah, který říká, k čemu je každý soubor a co chybí. V souborech TRF jsou data narození, protože je žádá jejich formát; ve všech ostatních souborech je nejvýš rok. E-mailové adresy, telefonní čísla, poplatky, poznámky a rozhodnutí nejsou v žádném z nich.

Ctrl+C zkopíruje tabulku: zde a na stránkách hráčů, pořadí a výsledků.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Tabule pro sál</translation>
    </message>
    <message>
        <source>A second window for a projector or a television in the hall: pairings by board and by name, results as they come, standings, the clocks of the boards you choose, and the countdown to the next round. They take turns by themselves, page after page; lists with nothing to show are passed over. N and P turn the pages by hand, H holds one, and the small picture shows what the hall sees.

The window opens on a screen that is not the desk&apos;s. If that screen is disconnected, it goes to another one or closes, and opens again when the screen is back; it never covers the desk. It takes no keys: everything is steered from here, and Ctrl+Shift+F3 opens and closes it from every page.

The hall may not be told what only the arbiter and the players may say: the clocks show no flag and no count of moves, and the last ten seconds look like no time at all (Laws 6.8, 13.6). No claim may rest on the screen alone (6.14).</source>
        <translation>Druhé okno pro projektor nebo televizor v sále: los podle šachovnic a podle jmen, výsledky tak, jak přicházejí, pořadí, hodiny šachovnic, které vyberete, a čas do začátku dalšího kola. Střídají se samy, stránka za stránkou; seznamy, ve kterých nic není, se přeskočí. N a P obracejí stránky ručně, H stránku podrží a malý obrázek ukazuje, co vidí sál.

Okno se otevře na jiné obrazovce, než je obrazovka stolu rozhodčího. Pokud tuto obrazovku někdo odpojí, okno přejde na jinou nebo se zavře a otevře se znovu, až bude obrazovka připojena; stůl rozhodčího nikdy nezakryje. Nepřijímá žádné klávesy: vše se řídí odsud a Ctrl+Shift+F3 ho otevírá a zavírá z každé stránky.

Sál se nesmí dozvědět to, co smějí říci jen rozhodčí a hráči: hodiny neukazují praporky ani počet tahů a posledních deset sekund vypadá stejně jako žádný čas (Pravidla 6.8, 13.6). Reklamace se nesmí opírat jen o tabuli (6.14).</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webové stránky</translation>
    </message>
    <message>
        <source>The event as a folder of pages for people at home: pairings, results, standings, a page for each player, and the games that are over. They need no script and nothing from elsewhere, so that any web server can hand them out. Choose the folder and the language, then press W, or Ctrl+Shift+F7 on any page. Only what has changed is written; files that this program did not make stay as they are. Switched on with A, the pages are written a few seconds after each change, and when the event is closed. The line below the title says when they were written last and what went wrong; a failure is told once.

Type the address at which people find the pages: the news feed uses it, the hall screen shows it as a code for telephones, and the Papers page has a sheet for the wall with it.</source>
        <translation>Turnaj jako složka stránek pro lidi doma: los, výsledky, pořadí, stránka každého hráče a dohrané partie. Nepotřebují skripty ani nic odjinud, takže je vydá kterýkoli webový server. Vyberte složku a jazyk a stiskněte W nebo kdekoli Ctrl+Shift+F7. Zapíše se jen to, co se změnilo; soubory, které nevytvořil tento program, zůstanou, jak jsou. Po zapnutí klávesou A se stránky zapíšou několik sekund po každé změně a při zavření turnaje. Řádek pod nadpisem říká, kdy byly zapsány naposledy a co se nepodařilo; selhání se ohlásí jednou.

Zapište adresu, na které lidé stránky najdou: použije ji kanál RSS, tabule pro sál ji ukáže jako kód pro telefony a na stránce Tisk je s ní list na zeď.</translation>
    </message>
    <message>
        <source>A command of your own may bring the pages to the server: rsync, scp, git or a program that you wrote. It runs after the pages have been written, without a shell; %f stands for the folder, and words with spaces go in quotation marks. It cannot ask for a password: use a key. Below the field stands what will be run, and after it the last lines that the command wrote and how it ended. It is stopped after the time you choose, or with X. When the program is closed a command that is running is stopped.

A command runs only after you have switched it on, and a command that you have changed is off again. Folder, address and command are kept on this computer for this event, not in the event file: a file from somebody else can bring no command along.</source>
        <translation>Na server může stránky přenést váš vlastní příkaz: rsync, scp, git nebo program, který jste napsali. Spustí se po zapsání stránek, bez shellu; %f znamená složku a slova s mezerami patří do uvozovek. Na heslo se zeptat nemůže: použijte klíč. Pod polem je uvedeno, co se spustí, a dále poslední řádky, které příkaz vypsal, a jak skončil. Zastaví se po čase, který zvolíte, nebo klávesou X. Při zavření programu se běžící příkaz zastaví.

Příkaz se spustí, až když ho zapnete, a příkaz, který jste změnili, je opět vypnutý. Složka, adresa a příkaz se pro tento turnaj ukládají v tomto počítači, ne v souboru turnaje: soubor od někoho jiného nemůže přinést žádný příkaz.</translation>
    </message>
    <message>
        <source>Results are typed in three ways. In order: the cursor goes on by itself. V verifies: everything is typed again from the first board. Nothing changes by it; the same result is marked as verified, and at another one the program stops, in red and with a tone, and says both. C corrects the result, with the usual question, G keeps what stands, and after a slip of the finger Backspace lets you type it once more. A result that changes is no longer verified. What was verified is known at this desk and until the program ends; it is saved nowhere. B takes slips in any order: the number of the board, Enter or the space bar, the result, and at once the next number. A scanned code takes the place of the number.

Keys wait until the result before is saved; none is lost at any speed. Where a result is refused or asked about, the keys behind it do nothing, with a tone, until you pause: they were meant for other boards, and answer no question. Another result than the one that stands is always asked about; if two slips or two people say different things, I leads from the question to the incident.

The keys below are Flagfall&apos;s own. K changes to the digits of another program, and the list below the results always shows what they mean: in Vega 1, 5 and 0 are the points of White, 3, 4 and 2 forfeits, 7 adjourns and 9 clears; in Sharly Chess 1, 3 and 2 are White, draw and Black, and 0 clears. The number pad types the same, and no keyboard needs Shift for a digit.</source>
        <translation>Výsledky se píší třemi způsoby. Po pořadí: kurzor jde dál sám. V ověřuje: vše se píše znovu od první šachovnice. Nic se tím nemění; stejný výsledek se označí jako ověřený a u jiného program zastaví, červeně a s tónem, a řekne oba. C výsledek opraví, s obvyklou otázkou, G nechá to, co platí, a po překlepu se klávesou Backspace výsledek napíše ještě jednou. Výsledek, který se změní, už není ověřený. Co bylo ověřeno, ví jen tento počítač a jen do konce programu; nikam se to neukládá. B bere lístky v libovolném pořadí: číslo šachovnice, Enter nebo mezerník, výsledek a hned další číslo. Načtený kód nahradí číslo.

Klávesy čekají, než se uloží předchozí výsledek; žádná se neztratí, ať píšete jakkoli rychle. Když se výsledek odmítne nebo se na něj program ptá, klávesy za ním nedělají nic, s tónem, dokud neuděláte přestávku: patřily jiným šachovnicím a na otázku neodpovídají. Na jiný výsledek, než je zapsán, se program ptá vždy; říkají-li dva lístky nebo dva lidé něco jiného, I vede z otázky k incidentu.

Klávesy níže jsou vlastní klávesy Flagfallu. K přepne na číslice jiného programu a seznam pod výsledky vždy ukazuje, co znamenají: ve Veze jsou 1, 5 a 0 body bílého, 3, 4 a 2 kontumace, 7 přeruší partii a 9 výsledek vymaže; v Sharly Chess jsou 1, 3 a 2 bílý, remíza a černý a 0 výsledek vymaže. Numerická klávesnice píše totéž a na číslici není třeba Shift na žádné klávesnici.</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, the keys for results, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Jazyk, vzhled, velikost písma, klávesy výsledků, desetiny sekundy a zvuk pro tento počítač. Turnaje se netýkají.</translation>
    </message>
    <message>
        <source>A paper before printing</source>
        <translation>Dokument před tiskem</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Prezence</translation>
    </message>
    <message>
        <source>Who has come, before a round is paired. Type a few letters of any part of a name and press Enter: the player is here, and the field is ready for the next one. Delete takes it back. Tab goes to the next player who is missing; the drawing and the word at the end of each line say the state. What a player owes and your note stand in the line; Ctrl+F says that the fee is paid.

Ctrl+Return closes the check-in: everybody who is missing is named, and one key gives all of them a bye for the next round or withdraws them. A player who comes after that is checked in as usual, takes part again, and the bye is revoked. While somebody is missing, pairing asks; where nobody was checked in at all it does not. For a later round or the next day, begin the check-in anew.

Players can check in themselves: Ctrl+Shift+F2 opens a window for them, over the whole of a screen that neither you nor the hall screen use, if there is one. They touch or type the first letters, choose their name and say yes; for ten seconds it can be taken back. It shows names, federations and clubs, and nothing else. Byes for any round to come are typed in the form of the player, as 3, 5=0.</source>
        <translation>Kdo přišel, dříve než se nalosuje kolo. Napište několik písmen z kterékoli části jména a stiskněte Enter: hráč je přítomen a pole čeká na dalšího. Delete to vrátí. Tab přejde na dalšího chybějícího; stav říká kresba a slovo na konci řádku. V řádku je i to, co hráč dluží, a vaše poznámka; Ctrl+F zapíše, že startovné je zaplaceno.

Ctrl+Enter prezenci uzavře: vyjmenují se všichni chybějící a jedna klávesa jim dá volno v příštím kole, nebo zapíše jejich odstoupení. Kdo přijde potom, zapíše se jako obvykle, znovu hraje a volno se zruší. Dokud někdo chybí, losování se zeptá; pokud se nezapsal nikdo, neptá se. Před dalším kolem nebo druhý den začněte prezenci znovu.

Hráči se mohou zapsat sami: Ctrl+Shift+F2 otevře okno pro ně, na celé obrazovce, kterou nepoužíváte vy ani tabule pro sál, pokud taková je. Dotykem nebo klávesami zadají první písmena, vyberou své jméno a potvrdí je; deset sekund to lze vrátit. Vidět jsou jména, federace a kluby a nic jiného. Volna v kterémkoli dalším kole se píší do formuláře hráče, například 3, 5=0.</translation>
    </message>
    <message>
        <source>Keep copies in a second place: choose a memory stick in Settings, and a copy is saved there whenever a round is over. Ctrl+Shift+K saves one at once. Test the newest copy there before you need it: it is restored on trial, opened and read.</source>
        <translation>Kopie mějte na druhém místě: v Nastavení vyberte flešku a po skončení každého kola se tam uloží kopie. Ctrl+Shift+K ji uloží hned. Nejnovější kopii tam vyzkoušejte dřív, než ji budete potřebovat: zkušebně se obnoví, otevře a přečte.</translation>
    </message>
    <message>
        <source>At the foot of every printed page stands which history it was printed from: the number of the newest entry and sixteen signs. With such a page in hand anybody can check later that nothing before that entry was changed.</source>
        <translation>Na konci každé vytištěné strany stojí, z jaké historie se tiskla: číslo nejnovějšího záznamu a šestnáct znaků. S takovou stranou v ruce lze později ověřit, že se před tímto záznamem nic nezměnilo.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>První kroky</translation>
    </message>
    <message>
        <source>From nothing to round 1 in ten minutes. Every step has its key, and the same thing as a button on the page.</source>
        <translation>Od nuly k 1. kolu za deset minut. Každý krok má svou klávesu a totéž je na stránce i jako tlačítko.</translation>
    </message>
    <message>
        <source>1. Ctrl+N begins an event. Give it a name and a time control such as 90+30, choose the pairing system and the number of rounds, press Ctrl+Enter. The event is a file from now on, and everything is saved at once.</source>
        <translation>1. Ctrl+N začíná turnaj. Zadejte název a tempo hry, například 90+30, zvolte systém losování a počet kol a stiskněte Ctrl+Enter. Turnaj je od teď soubor a všechno se hned ukládá.</translation>
    </message>
    <message>
        <source>2. F2 shows the players. Press +, type a name, a rating, Enter, and the next one. Or copy the rows of a spreadsheet or a mail and press Ctrl+V. With a rating list on this computer (Ctrl+Shift+L) a few letters of the name are enough.</source>
        <translation>2. F2 ukáže hráče. Stiskněte +, napište jméno, rating, Enter, a další hráč. Nebo zkopírujte řádky tabulky či zprávy a stiskněte Ctrl+V. Je-li na tomto počítači ratingová listina (Ctrl+Shift+L), stačí několik písmen jména.</translation>
    </message>
    <message>
        <source>3. On the day Shift+F2 is the check-in: a few letters, Enter, the player is here. Ctrl+Enter closes it with a bye or a withdrawal for everybody who is missing. You may leave it out.</source>
        <translation>3. V den turnaje je Shift+F2 prezence: několik písmen, Enter, hráč je tady. Ctrl+Enter ji uzavře a každý, kdo chybí, dostane volno nebo odstoupí. Můžete ji vynechat.</translation>
    </message>
    <message>
        <source>4. F6 is the pairing. P pairs by the system; look at it, then Ctrl+Enter confirms the round. Ctrl+Shift+P prints what belongs on the wall; Ctrl+Shift+F3 opens the screen of the hall.</source>
        <translation>4. F6 je losování. P nalosuje podle systému; prohlédněte si ho a Ctrl+Enter kolo potvrdí. Ctrl+Shift+P vytiskne, co patří na nástěnku; Ctrl+Shift+F3 otevře tabuli pro sál.</translation>
    </message>
    <message>
        <source>5. F3 is the hall. Space starts the round: the clocks of the program, or, where the hall has its own (Event page), the time of the round. When something happens at a board, choose it with its number and press F12.</source>
        <translation>5. F3 je sál. Mezerník spustí kolo: hodiny programu, nebo kde má sál vlastní (stránka Turnaj), čas kola. Když se u šachovnice něco stane, zvolte ji číslem a stiskněte F12.</translation>
    </message>
    <message>
        <source>6. F4 takes the results: 1, 0 or = for each board. With the last one the round is over, F6 leads to the next pairing, F7 shows the standings. Ctrl+Z takes back whatever went wrong.</source>
        <translation>6. F4 přijímá výsledky: 1, 0 nebo = pro každou šachovnici. Posledním se kolo končí, F6 vede k dalšímu losování, F7 ukáže pořadí. Ctrl+Z vezme zpět, co se nepovedlo.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>On the left are the pages with their keys. Above stand the event, the round and the next step: one button does it. Beside it is who sits at the desk (a press changes the person), undo, the list of all actions, whether a board calls the arbiter, and whether everything is saved.</source>
        <translation>Vlevo jsou stránky se svými klávesami. Nahoře je turnaj, kolo a další krok: udělá ho jedno tlačítko. Vedle je, kdo sedí za stolem (stiskem se osoba změní), krok zpět, seznam všech úkonů, zda některá šachovnice volá rozhodčího a zda je všechno uloženo.</translation>
    </message>
    <message>
        <source>Ctrl+K finds everything: actions and keys, players with their board, boards by number, rulings, articles of the Laws. Type a few letters of any part, choose with the arrows, press Enter.</source>
        <translation>Ctrl+K najde všechno: úkony a klávesy, hráče s jejich šachovnicí, šachovnice podle čísla, rozhodnutí, články Pravidel. Napište několik písmen z kterékoli části, zvolte šipkami a stiskněte Enter.</translation>
    </message>
    <message>
        <source>What the program asks is answered with Enter or Escape, or with the letter that stands on the button; nothing irreversible happens without a question. F1 opens the help of the page, and its field finds how things are done.</source>
        <translation>Na otázky programu se odpovídá klávesou Enter nebo Esc, případně písmenem na tlačítku; nic nevratného se nestane bez otázky. F1 otevře nápovědu ke stránce a její pole najde, jak se co dělá.</translation>
    </message>
    <message>
        <source>Press + to add a player; once round 1 is paired it is a late entry, and the form asks what the rounds before it count. Enter on a line opens the form again: what is corrected there is corrected everywhere. Byes for rounds to come are written in it as 3, 5=0. Ctrl+D withdraws the chosen player from the next round on, or brings the player back; Del removes one who has not been paired. In a Swiss Ctrl+B says before round 1 which players must not meet; in a round robin Ctrl+L draws the pairing numbers by lot.</source>
        <translation>Klávesa + přidá hráče; po nalosování 1. kola je to dodatečná přihláška a formulář se zeptá, co platí předchozí kola. Enter na řádku formulář znovu otevře: co se opraví tam, je opraveno všude. Volna v dalších kolech se do něj píšou jako 3, 5=0. Ctrl+D zapíše odstoupení zvoleného hráče od dalšího kola nebo ho vrátí do turnaje; Del odstraní toho, kdo ještě nebyl nalosován. Ve švýcarském systému se klávesami Ctrl+B před 1. kolem určí, kteří hráči se nesmějí setkat; v systému každý s každým Ctrl+L vylosuje startovní čísla.</translation>
    </message>
    <message>
        <source>A player raises a hand: C marks the board as calling the arbiter. The tile shows a bell and the time of day, the line above the boards has all calls, the oldest first, and a tone is heard (Settings). N goes to the oldest one, Shift+F12 does so from every page. C again says that somebody has come; a ruling at the board says so, too. The calls stay in the history with their times.</source>
        <translation>Hráč zvedne ruku: C označí, že šachovnice volá rozhodčího. Políčko ukáže zvonek a hodinu, řádek nad šachovnicemi má všechna volání od nejstaršího a zazní tón (Nastavení). N jde k nejstaršímu, Shift+F12 to udělá z každé stránky. Další C řekne, že někdo přišel; rozhodnutí u šachovnice to řekne také. Volání zůstávají v historii i s časy.</translation>
    </message>
    <message>
        <source>The arrows go from player to player. Ctrl+C copies the table for a spreadsheet or a letter. Ctrl+P prints the standings, the crosstable and the progress by round; Ctrl+Shift+E saves them as a file.</source>
        <translation>Šipky přecházejí z hráče na hráče. Ctrl+C zkopíruje pořadí do tabulky nebo dopisu. Ctrl+P vytiskne pořadí, tabulku a průběh po kolech; Ctrl+Shift+E je uloží jako soubor.</translation>
    </message>
    <message>
        <source>The newest stands first, with the person who sat at the desk. Ctrl+Z takes back the last command with everything it did, Ctrl+Shift+Z does it again. Enter on a line that concerns a board shows its clock and its game at that moment; from there the arrows go through everything that happened at the board.</source>
        <translation>Nejnovější úkon je první, i s osobou, která seděla za stolem. Ctrl+Z vezme zpět poslední příkaz se vším, co udělal, Ctrl+Shift+Z ho udělá znovu. Enter na řádku, který se týká šachovnice, ukáže její hodiny a partii v té chvíli; odtud šipky procházejí vším, co se u šachovnice stalo.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Ukončení turnaje</translation>
    </message>
    <message>
        <source>What is left to do, line by line: rounds and games, calls, scoresheets, appeals, and what the rating officer would miss in the report. Enter goes to the page where it is done, and a line that is done says so. Below stand the days by which the reports are due, counted from the last day of the event (FIDE Rating Regulations).</source>
        <translation>Co ještě zbývá udělat, řádek po řádku: kola a partie, přivolání, partiáře, odvolání a co by v hlášení chybělo ratingovému referentovi. Enter jde na stránku, kde se to dělá, a hotový řádek to ukáže. Pod tím jsou dny, dokdy je třeba poslat hlášení, počítané od posledního dne turnaje (Ratingový řád FIDE).</translation>
    </message>
    <message>
        <source>S saves the archive of everything beside the event: reports, games, tables and papers in one file with an index. P leads to the papers, the report of the arbiter among them, E to the files for the federation. Then Ctrl+W closes the event; its file is all that has to be kept.</source>
        <translation>S uloží vedle turnaje archiv všeho: hlášení, partie, tabulky a výtisky v jednom souboru s obsahem. P vede k výtiskům, je mezi nimi i zpráva rozhodčího, E k souborům pro federaci. Potom Ctrl+W turnaj zavře; uschovat stačí jeho soubor.</translation>
    </message>
    <message>
        <source>The arrows choose within a row, Tab goes to the next one, and what you choose holds at once. For each sound you say whether it is heard on this computer: a flag, a typed result that is not entered, a board that calls, the clock over the whole screen.</source>
        <translation>Šipky vybírají v řádku, Tab jde na další a volba platí hned. U každého zvuku určíte, zda ho na tomto počítači slyšet: pád praporku, napsaný výsledek, který se nezapsal, šachovnice, která volá, hodiny na celou obrazovku.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock is running, a frame around the time means that little is left, a flag that it has run out.

Where the hall has clocks of its own (Event page), boards have no times here. Space begins the round, stops it when everybody must stop (an alarm) and resumes it; the time a player may arrive late runs with it. E declares it over. T takes the clock of a board out of the program, or puts one back.

The first click on a tile makes the board current; then a click on the running side presses its clock.</source>
        <translation>Každá dlaždice je šachovnice. Vyplněný pruh se šipkou ukazuje, čí hodiny běží, rámeček kolem času říká, že je ho málo, praporek, že vypršel.

Pokud má sál vlastní hodiny (stránka Turnaj), jsou zde šachovnice bez časů. Mezerník kolo začne, pozastaví je, když musí všichni přestat (poplach), a pak v něm pokračuje; čekací doba plyne s ním. E prohlásí kolo za skončené. T vyřadí hodiny šachovnice z programu nebo je vrátí.

První kliknutí na dlaždici vybere šachovnici; další na běžící stranu stiskne její hodiny.</translation>
    </message>
    <message>
        <source>U goes to the next board without a result, M shows only those, L goes to the running clock with the least time left. When the last result is in, a line says so, names the games that are adjourned and the scoresheets that are missing, and offers the next pairing; nobody has to declare it over.</source>
        <translation>U jde na další šachovnici bez výsledku, M ukáže jen ty, L jde k běžícím hodinám s nejmenším zbývajícím časem. Když přijde poslední výsledek, řádek to oznámí, vyjmenuje přerušené partie a chybějící partiáře a nabídne další losování; nikdo nemusí vyhlašovat konec kola.</translation>
    </message>
    <message>
        <source>K writes down which of the organiser&apos;s clocks stands on the board, by what is written on it, and what is wrong with it. The clocks with a fault are listed there.</source>
        <translation>K zapíše, které z hodin pořadatele stojí u šachovnice, podle toho, co je na nich napsáno, a jakou mají závadu. Hodiny se závadou jsou tam vypsány.</translation>
    </message>
    <message>
        <source>Boards that call the arbiter can stand at the foot of it, if you switch that on: everybody in the hall reads it.</source>
        <translation>Dole mohou být šachovnice, které volají rozhodčího, pokud to zapnete: čte to celý sál.</translation>
    </message>
    <message>
        <source>W says why the player has this rank: what separates the player from the one before, each game with the rank of the opponent, and what every round adds to the tie-breaks, with what is cut. Esc closes it.</source>
        <translation>W řekne, proč má hráč toto místo: co ho dělí od předchozího, každou partii s místem soupeře a co každé kolo přidává k pomocným hodnocením, i co se škrtá. Esc to zavře.</translation>
    </message>
    <message>
        <source>A game without a result when the next round is paired counts as a draw for that pairing, and as an adjourned game in tables and report files until its result is entered, at any time. A game that is still being played is listed here as well; C tells its players to seal, too. L prints the list of all of them, V saves the resumptions that have a day and time as a calendar, where you choose. If you learn only after the adjournment that the player had made a move on the board instead of sealing it, rule on it with I: the envelope must have this move.</source>
        <translation>Partie, která při losování dalšího kola nemá výsledek, se pro toto losování počítá jako remíza a v tabulkách a souborech TRF jako přerušená, dokud se nezadá její výsledek; lze ho zadat kdykoli. Jsou zde i partie, které se ještě hrají; i jejich hráče vyzve C k zapečetění. L vytiskne seznam všech, V uloží dohrávky, které mají den a čas, jako kalendář tam, kde určíte. Dozvíte-li se až po přerušení, že hráč tah zahrál na šachovnici místo toho, aby ho zapečetil, rozhodněte o tom přes I: v obálce musí být tento tah.</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>The games live on lichess.org. Make the broadcast and its rounds there, each without a source, and copy the address of the round into the field. Make a token there, too, with the right to create studies and broadcasts, and type it once: it goes into the secret store of this desktop and is never shown, written into the event or sent anywhere but to lichess.org. Where the desktop has no such store it is asked for at each start.

Nothing is sent before you press B, or Ctrl+Shift+F8 on any page, and each time an event is opened the broadcast is off again. The history says when it was switched on and off. While it is on, the badge in the bar above every page says whether the games arrive.</source>
        <translation>Partie živě na lichess.org. Vytvořte tam přenos a jeho kola, každé bez zdroje, a adresu kola zkopírujte do pole. Vytvořte tam i token s právem vytvářet studie a přenosy a jednou ho napište: uloží se do úložiště hesel tohoto počítače a nikdy se nezobrazí, nezapíše do akce ani neodešle jinam než na lichess.org. Kde počítač takové úložiště nemá, program se na něj zeptá při každém spuštění.

Nic se neodesílá, dokud nestisknete B nebo na kterékoli stránce Ctrl+Shift+F8, a při každém otevření akce je přenos opět vypnut. Historie říká, kdy byl zapnut a vypnut. Dokud je zapnut, značka v liště nad každou stránkou říká, zda partie docházejí.</translation>
    </message>
    <message>
        <source>The round that is played is sent a few seconds after each change: players, ratings, FIDE IDs, moves with the times beside them, and results. What you wrote beside a game, offers of a draw, claims and rulings are not. With a delay everything is sent that many minutes later; what still waits when you switch the broadcast off is not sent.

When the network or the server fails, the games are sent again after a while, as they are by then; nothing is lost. The server takes 100 games in a round: choose the boards where there are more. A game that it does not take stands on this page with the reason it gives. A new round needs its own address; games of an earlier round that still go on are sent to theirs.</source>
        <translation>Kolo, které se hraje, se odesílá pár sekund po každé změně: hráči, ratingy, ID FIDE, tahy s časy u nich a výsledky. Co jste si k partii napsali, nabídky remízy, nároky a rozhodnutí se neodesílají. Se zpožděním se vše odesílá o tolik minut později; co ještě čeká, když přenos vypnete, se neodešle.

Když selže síť nebo server, partie se po chvíli odešlou znovu, tak jak jsou v té době; nic se neztratí. Server bere 100 partií v kole: kde jich je víc, vyberte šachovnice. Partie, kterou nepřijme, stojí na této stránce s důvodem, který uvede. Nové kolo potřebuje vlastní adresu; partie staršího kola, které se ještě hrají, jdou na tu svou.</translation>
    </message>
    <message>
        <source>Once the agreed time has come, a game counts down how long each player may still take to come; after that I opens the panel with the lateness filled in. A player who must reply and came late has that time taken off with R: the form offers the minutes since the agreed time. A ruling carries out what it can by itself: it tells a player to seal, opens the paper you have read out, writes the move, resumes the game. For the rest it leads here, with the form filled in. Where a player made a move on the board after being told to seal, the envelope is compared with it.

The keys can be printed at once, or saved as a PDF under a name you choose, but not beside the event file: that file is the key, so print it and delete it. The print queue may keep a copy of the job, too. A prints the label for the envelope. The reply of a player who is there alone is typed with T, or sealed on paper with E.</source>
        <translation>Od dohodnutého času se u partie odpočítává, dokdy může hráč ještě přijít; poté I otevře panel s vyplněným zpožděním. Hráči, který má odpovědět a přišel pozdě, se tento čas odečte klávesou R: formulář nabídne minuty od dohodnutého času. Rozhodnutí samo provede, co může: vyzve hráče, aby zapečetil tah, otevře papír, který jste přečetli, zapíše tah a znovu spustí partii. Ke zbytku vede sem, s vyplněným formulářem. Pokud hráč po výzvě zapečetit provedl tah na šachovnici, porovná se s ním obálka.

Klíče lze hned vytisknout nebo uložit jako PDF pod jménem, které zvolíte, ale ne vedle souboru turnaje: ten soubor je klíč, proto jej vytiskněte a smažte. Kopie úlohy může zůstat i v tiskové frontě. A vytiskne štítek na obálku. Odpověď hráče, který je zde sám, se napíše klávesou T nebo zapečetí na papíře klávesou E.</translation>
    </message>
    <message>
        <source>At the end of a session the player to move seals the next move (Guidelines I). Press C to tell the players; their clocks run. When a player has sealed the move and stops the clock, press S at that moment: it stops the clock here and adjourns the game. K says who keeps the envelope and whether it is checked, D fixes when and where the game goes on. At the resumption W and B say who has come. O opens the envelope when the player who must reply is here: type what is written in it. A legal move is written on the record with Enter, then R resumes the game and starts the clock of the player who must reply. If that player is not here, R starts the clock beside the closed envelope. What is not exactly one legal move, or an envelope that is missing, is for a ruling: I opens the incident panel. M notes that an envelope or a key is missing; when it is found, K says who has it.

Each game shows what comes next, and only what can be done now has a button.

In an event where moves are sealed on the screen, T hides everything else and the player types the move twice, unseen. Sealing it stops the clock; nothing can be changed after that. The opening keys are shown once and are kept nowhere: print them, save them, or copy them by hand.</source>
        <translation>Na konci hracího času hráč na tahu zapečetí další tah (Směrnice I). Klávesou C hráče vyzvete; jejich hodiny běží. Když hráč tah zapečetí a zastavuje hodiny, stiskněte v té chvíli S: zastaví hodiny zde a přeruší partii. K určí, kdo uschovává obálku a zda je zkontrolována, D určí, kdy a kde se partie dohraje. Při dohrávce W a B zaznamenají, kdo přišel. O otevře obálku, když je tu hráč, který má odpovědět: napište, co je v ní. Možný tah se zapíše klávesou Enter, potom R zahájí dohrávku a spustí hodiny hráče, který má odpovědět. Není-li tu ten hráč, spustí R jeho hodiny při zavřené obálce. O tom, co není právě jeden možný tah, nebo o chybějící obálce je třeba rozhodnout: I otevře panel incidentů. M zaznamená, že obálka nebo klíč chybí; když se najde, K určí, kdo ji má.

U každé partie je napsáno, co následuje, a tlačítko má jen to, co lze nyní udělat.

V turnaji, kde se tahy pečetí na obrazovce, T skryje vše ostatní a hráč napíše tah dvakrát, nikdo ho nevidí. Zapečetěním se zastaví hodiny; potom už nelze nic změnit. Otevírací klíče se ukážou jednou a nikam se neukládají: vytiskněte je, uložte je nebo opište rukou.</translation>
    </message>
    <message>
        <source>A file with errors is imported all the same, without a record being lost. Each error is listed with its line and column and with what was imported instead: an opponent or a colour from the other player&apos;s record, a result from the points of the player. Where nothing tells, the game has no result and waits for yours.</source>
        <translation>Soubor s chybami se importuje také a žádný záznam se neztratí. Každá chyba je v seznamu s řádkem a sloupcem a s tím, co se importovalo místo ní: soupeř nebo barva ze záznamu druhého hráče, výsledek podle bodů hráče. Kde to nic neprozradí, partie nemá výsledek a čeká na váš.</translation>
    </message>
    <message>
        <source>E opens the cells of a row: correct what was not understood, Enter reads the row again. Esc asks before the list is dropped.</source>
        <translation>E otevře buňky řádku: opravte, co program nepochopil, Enter řádek přečte znovu. Esc se zeptá, než seznam zahodí.</translation>
    </message>
    <message>
        <source>The left and right arrows show the standings as they were after an earlier round; Ctrl+C copies those. On the Papers and Export pages the same arrows choose the round.</source>
        <translation>Šipky doleva a doprava ukážou pořadí po dřívějším kole; Ctrl+C zkopíruje to. Na stránkách Výtisky a Export se týmiž šipkami volí kolo.</translation>
    </message>
    <message>
        <source>At the end: type the prizes by place beside the papers (1: 500; 2-3: 300; 4: a book), and the prize list names the players who have those places. The certificate is for the player you choose there.</source>
        <translation>Na závěr: vedle výtisků napište ceny podle míst (1: 500; 2-3: 300; 4: kniha) a seznam cen uvede hráče na těchto místech. Diplom je pro hráče, kterého tam vyberete.</translation>
    </message>
    <message>
        <source>When a list is imported while an event is open, the two are compared at once.</source>
        <translation>Pokud se listina importuje při otevřeném turnaji, hned se s ním porovná.</translation>
    </message>
    <message>
        <source>While a question is open Enter only says which it is, and with which keys it is answered. W and B also say whose flag is down on a clock on the table. From a draw claim or a wrong setting on the clocks stand still: what they run while the panel is open is given back with the ruling, and stays given back where the ruling is withdrawn. Enter while a fact is missing names it. An appeal is lodged against a ruling on record: choose Appeal, and E leads to the rulings of the board.</source>
        <translation>Dokud je otázka otevřená, Enter jen řekne, která to je a kterými klávesami se na ni odpovídá. W a B řeknou také, komu spadl praporek na hodinách na stole. Od reklamace remízy nebo nesprávného nastavení mají hodiny stát: čas, který na nich uběhne, dokud je panel otevřený, se s rozhodnutím vrátí a vrácený zůstane, i když se rozhodnutí anuluje. Enter řekne, který údaj chybí. Odvolání se podává proti zapsanému rozhodnutí: zvolte Odvolání a E vede k rozhodnutím na šachovnici.</translation>
    </message>
    <message>
        <source>Esc leads back to the hall at once, and the clock keeps running. F1 is this chapter. An incident is opened in the hall: here both players would read what the Laws say of their game, and the arbiter tells them nothing.</source>
        <translation>Esc vede hned zpět do sálu a hodiny běží dál. F1 je tato kapitola. Incident se otevírá v sále: zde by oba hráči četli, co o jejich partii říkají Pravidla, a rozhodčí jim nic neříká.</translation>
    </message>
    <message>
        <source>A ruling that turns out wrong is withdrawn with W, whatever has happened since: say why, and the program tells what it takes back and what stays as it is before anything happens. The time of a game that is decided stays, and so does a result that a later round was paired with: change it on the page of results. Of a clock on the table the program says what you set back by hand. The ruling stays in the record with your reason, the register no longer counts it, and Undo makes it stand again. U undoes the ruling that is the last action, without a reason.</source>
        <translation>Rozhodnutí, které se ukáže jako nesprávné, anulujete klávesou W, ať se od té doby stalo cokoli: uveďte důvod a program dříve, než se cokoli stane, řekne, co vezme zpět a co zůstane, jak je. Čas v rozhodnuté partii zůstane a stejně tak výsledek, s nímž se losovalo pozdější kolo: ten změňte na stránce výsledků. U hodin na stole program řekne, co vrátíte ručně. Rozhodnutí zůstane v záznamu s vaším důvodem, registr ho už nepočítá a Vzít zpět mu vrátí platnost. U vrátí zpět rozhodnutí, které je poslední akcí, bez důvodu.</translation>
    </message>
</context>
<context>
    <name>CheckInClose</name>
    <message>
        <source>Close the check-in</source>
        <translation>Uzavřít prezenci</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not here:</source>
        <translation>
            <numerusform>chybí %n hráč:</numerusform>
            <numerusform>chybí %n hráči:</numerusform>
            <numerusform>chybí %n hráčů:</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero-point bye for all of them</source>
        <translation>Volno bez bodu pro všechny</translation>
    </message>
    <message>
        <source>Half-point bye for all of them</source>
        <translation>Volno za půl bodu pro všechny</translation>
    </message>
    <message>
        <source>Withdraw all of them</source>
        <translation>Odstoupení všech</translation>
    </message>
    <message>
        <source>Remove all of them</source>
        <translation>Odstranit všechny</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The bye is for the next round only. Whoever comes later is checked in as usual and takes part again. Undo takes back all of it.</source>
        <translation>Volno platí jen pro příští kolo. Kdo přijde později, zapíše se jako obvykle a znovu hraje. Zpět to vrátí celé.</translation>
    </message>
</context>
<context>
    <name>CheckInKeys</name>
    <message>
        <source>find a player: a few letters of any part of the name</source>
        <translation>najít hráče: několik písmen z kterékoli části jména</translation>
    </message>
    <message>
        <source>find</source>
        <translation>najít</translation>
    </message>
    <message>
        <source>next player who is missing</source>
        <translation>další chybějící hráč</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>další chybějící</translation>
    </message>
    <message>
        <source>show only those who are missing, or everybody</source>
        <translation>ukázat jen chybějící, nebo všechny</translation>
    </message>
    <message>
        <source>only missing</source>
        <translation>jen chybějící</translation>
    </message>
    <message>
        <source>the player has paid what is owed</source>
        <translation>hráč zaplatil, co dlužil</translation>
    </message>
    <message>
        <source>fee paid</source>
        <translation>startovné zaplaceno</translation>
    </message>
    <message>
        <source>add a player who is not in the list</source>
        <translation>přidat hráče, který není v seznamu</translation>
    </message>
    <message>
        <source>add a player</source>
        <translation>přidat hráče</translation>
    </message>
    <message>
        <source>edit the player: byes, rating, note</source>
        <translation>upravit hráče: volna, rating, poznámka</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>upravit</translation>
    </message>
    <message>
        <source>close the check-in: byes or withdrawal for who is missing</source>
        <translation>uzavřít prezenci: volno, nebo odstoupení chybějících</translation>
    </message>
    <message>
        <source>close the check-in</source>
        <translation>uzavřít prezenci</translation>
    </message>
    <message>
        <source>when closing: a zero-point bye for all who are missing</source>
        <translation>při uzavření: volno bez bodu pro všechny chybějící</translation>
    </message>
    <message>
        <source>when closing: a half-point bye for all who are missing</source>
        <translation>při uzavření: volno za půl bodu pro všechny chybějící</translation>
    </message>
    <message>
        <source>when closing: withdraw all who are missing; before round 1 they are removed</source>
        <translation>při uzavření: odstoupení všech chybějících; před 1. kolem se odstraní</translation>
    </message>
    <message>
        <source>begin the check-in anew: nobody is here</source>
        <translation>začít prezenci znovu: nikdo není přítomen</translation>
    </message>
    <message>
        <source>clear what was typed; leave the closing of the check-in</source>
        <translation>smazat napsané; opustit uzavření prezence</translation>
    </message>
    <message>
        <source>the player is here</source>
        <translation>hráč je přítomen</translation>
    </message>
    <message>
        <source>here</source>
        <translation>přítomen</translation>
    </message>
    <message>
        <source>the player is not here after all</source>
        <translation>hráč přece jen není přítomen</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nepřítomen</translation>
    </message>
</context>
<context>
    <name>CheckInPage</name>
    <message>
        <source>Close the check-in</source>
        <translation>Uzavřít prezenci</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Ukázat všechny</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Jen chybějící</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Startovné zaplaceno</translation>
    </message>
    <message>
        <source>Close the players&apos; screen</source>
        <translation>Zavřít obrazovku pro hráče</translation>
    </message>
    <message>
        <source>Screen for self check-in</source>
        <translation>Obrazovka pro hráče</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>A few letters of the name, then Enter</source>
        <translation>Několik písmen jména, potom Enter</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Najít hráče</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Add the player with %1.</source>
        <translation>Nikdo s tímto jménem není přihlášen. Hráče přidáte klávesami %1.</translation>
    </message>
    <message>
        <source>Nobody is missing.</source>
        <translation>Nikdo nechybí.</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Zatím není nikdo přihlášen</translation>
    </message>
    <message>
        <source>Once players are entered they are checked in here: a few letters of the name, then Enter.</source>
        <translation>Přihlášení hráči se tu zapisují při příchodu: několik písmen jména, potom Enter.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Přidat prvního hráče</translation>
    </message>
</context>
<context>
    <name>CheckInRow</name>
    <message>
        <source>Not here</source>
        <translation>Nepřítomen</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Přítomen</translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>Threefold repetition by an intended move</source>
        <translation>Trojí opakování pozice oznámeným tahem</translation>
    </message>
    <message>
        <source>Threefold repetition on the board</source>
        <translation>Trojí opakování pozice na šachovnici</translation>
    </message>
    <message>
        <source>Fifty moves by an intended move</source>
        <translation>Padesát tahů s oznámeným tahem</translation>
    </message>
    <message>
        <source>Fifty moves on the board</source>
        <translation>Padesát tahů na šachovnici</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Period %1</source>
        <translation>%1. úsek</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>the arbiter must decide about the clock</comment>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Praporek</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez hodin</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nespuštěno</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Běží</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Zastaveno</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stojí</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skončeno</translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) left</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>zbývá %n úsek</numerusform>
            <numerusform>zbývají %n úseky</numerusform>
            <numerusform>zbývá %n úseků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to make in this time</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>v tomto čase splnit %n tah</numerusform>
            <numerusform>v tomto čase splnit %n tahy</numerusform>
            <numerusform>v tomto čase splnit %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: overtime is counted</source>
        <translation>Dále: počítá se čas navíc</translation>
    </message>
    <message numerus="yes">
        <source>Next: %n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>Dále: %n úsek (%1)</numerusform>
            <numerusform>Dále: %n úseky (%1)</numerusform>
            <numerusform>Dále: %n úseků (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n move(s) in %1</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>Dále: %n tah (%1)</numerusform>
            <numerusform>Dále: %n tahy (%1)</numerusform>
            <numerusform>Dále: %n tahů (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: +%1 when a side reaches 0:00</source>
        <translation>Dále: +%1, až strana dojde na 0:00</translation>
    </message>
    <message>
        <source>Next: +%1 after move %2</source>
        <translation>Dále: +%1 po %2. tahu</translation>
    </message>
    <message>
        <source>Next: +%1</source>
        <translation>Dále: +%1</translation>
    </message>
</context>
<context>
    <name>ClockFacts</name>
    <message>
        <source>The digits are %1 mm high: enough for three metres.</source>
        <translation>Číslice jsou vysoké %1 mm: na tři metry to stačí.</translation>
    </message>
    <message>
        <source>The digits are only %1 mm high. They need 18 mm to be read from three metres.</source>
        <translation>Číslice jsou vysoké jen %1 mm. Aby se četly ze tří metrů, potřebují 18 mm.</translation>
    </message>
    <message>
        <source>The bar that shows whose clock is running is only %1 mm wide. It needs 50 mm to be seen from ten metres.</source>
        <translation>Pruh, který ukazuje, čí hodiny běží, je široký jen %1 mm. Aby byl vidět z deseti metrů, potřebuje 50 mm.</translation>
    </message>
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Zpoždění %1</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Praporek</translation>
    </message>
    <message>
        <source>Period over</source>
        <translation>Konec úseku</translation>
    </message>
    <message>
        <source>Move took too long</source>
        <translation>Tah trval moc dlouho</translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Páčka zamčená</translation>
    </message>
</context>
<context>
    <name>ClockKeys</name>
    <message>
        <source>press the left side</source>
        <translation>stisknout levou stranu</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>stisknout pravou stranu</translation>
    </message>
    <message>
        <source>press the running side</source>
        <translation>stisknout běžící stranu</translation>
    </message>
    <message>
        <source>start, pause, resume</source>
        <translation>spustit, zastavit, pokračovat</translation>
    </message>
    <message>
        <source>turn the clock round</source>
        <translation>otočit hodiny</translation>
    </message>
    <message>
        <source>announce both times and the move number</source>
        <translation>říci oba časy a číslo tahu</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>zvuk vypnout nebo zapnout</translation>
    </message>
    <message>
        <source>for the arbiter: when flags fell, how large the digits are</source>
        <translation>pro rozhodčího: kdy padly praporky, jak velké jsou číslice</translation>
    </message>
    <message>
        <source>help; F1 again leads back to the clock</source>
        <translation>nápověda; F1 znovu vede zpět k hodinám</translation>
    </message>
    <message>
        <source>says where an incident is opened: players see this screen</source>
        <translation>řekne, kde se otevírá incident: tuto obrazovku vidí hráči</translation>
    </message>
    <message>
        <source>back to the hall; the clock keeps running</source>
        <translation>zpět do sálu; hodiny běží dál</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Players see this screen: Esc leads back to the hall, and F12 opens the incident there.</source>
        <translation>Tuto obrazovku vidí hráči: Esc vede zpět do sálu a F12 tam otevře incident.</translation>
    </message>
</context>
<context>
    <name>ClockSettings</name>
    <message>
        <source>Style of the clocks</source>
        <translation>Styl hodin</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderní</translation>
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
        <translation>Ukázka</translation>
    </message>
    <message>
        <source>Tenths of a second, in the modern style</source>
        <translation>Desetiny sekundy, v moderním stylu</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>Below 10 seconds</source>
        <translation>Pod 10 sekund</translation>
    </message>
    <message>
        <source>Below 20 seconds</source>
        <translation>Pod 20 sekund</translation>
    </message>
    <message>
        <source>Below a minute</source>
        <translation>Pod minutu</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Zpoždění, než čas poběží</translation>
    </message>
    <message>
        <source>Beside the time</source>
        <translation>Vedle času</translation>
    </message>
    <message>
        <source>In the total</source>
        <translation>V celkovém čase</translation>
    </message>
    <message>
        <source>Move counter on the clock</source>
        <translation>Počítadlo tahů na hodinách</translation>
    </message>
    <message>
        <source>Counts presses of the clock. In the hall the arbiter always sees it.</source>
        <translation>Počítá stisknutí hodin. Rozhodčí ho v sále vidí v každém případě.</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Otočit</translation>
    </message>
    <message>
        <source>Announce the times</source>
        <translation>Říci časy</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Zapnout zvuk</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ztlumit</translation>
    </message>
    <message>
        <source>For the arbiter</source>
        <translation>Pro rozhodčího</translation>
    </message>
    <message>
        <source>Leave, the clock keeps running</source>
        <translation>Odejít, hodiny běží dál</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Zpět do sálu</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message>
        <source>clock started</source>
        <translation>hodiny spuštěny</translation>
    </message>
    <message>
        <source>White pressed the clock</source>
        <translation>bílý stiskl hodiny</translation>
    </message>
    <message>
        <source>Black pressed the clock</source>
        <translation>černý stiskl hodiny</translation>
    </message>
    <message>
        <source>clock paused</source>
        <translation>hodiny zastaveny</translation>
    </message>
    <message>
        <source>clock resumed</source>
        <translation>hodiny znovu spuštěny</translation>
    </message>
    <message>
        <source>%1 added to White&apos;s time</source>
        <translation>bílému přidáno: %1</translation>
    </message>
    <message>
        <source>%1 added to Black&apos;s time</source>
        <translation>černému přidáno: %1</translation>
    </message>
    <message>
        <source>White&apos;s time set to %1</source>
        <translation>čas bílého nastaven na %1</translation>
    </message>
    <message>
        <source>Black&apos;s time set to %1</source>
        <translation>čas černého nastaven na %1</translation>
    </message>
    <message>
        <source>White&apos;s move counter set to %1</source>
        <translation>počítadlo tahů bílého nastaveno na %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter set to %1</source>
        <translation>počítadlo tahů černého nastaveno na %1</translation>
    </message>
    <message>
        <source>from now on %1 for each move</source>
        <translation>od této chvíle %1 na každý tah</translation>
    </message>
    <message>
        <source>White&apos;s clock set to period %1</source>
        <translation>hodiny bílého nastaveny na %1. úsek</translation>
    </message>
    <message>
        <source>Black&apos;s clock set to period %1</source>
        <translation>hodiny černého nastaveny na %1. úsek</translation>
    </message>
    <message>
        <source>White&apos;s lever locked</source>
        <translation>páčka bílého zamčena</translation>
    </message>
    <message>
        <source>Black&apos;s lever locked</source>
        <translation>páčka černého zamčena</translation>
    </message>
    <message>
        <source>White&apos;s lever unlocked</source>
        <translation>páčka bílého odemčena</translation>
    </message>
    <message>
        <source>Black&apos;s lever unlocked</source>
        <translation>páčka černého odemčena</translation>
    </message>
    <message>
        <source>White&apos;s period %1 ended after %2 moves</source>
        <translation>%1. časový úsek bílého skončil po %2. tahu</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 ended after %2 moves</source>
        <translation>%1. časový úsek černého skončil po %2. tahu</translation>
    </message>
    <message>
        <source>White&apos;s period %1 began</source>
        <translation>začal %1. časový úsek bílého</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 began</source>
        <translation>začal %1. časový úsek černého</translation>
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
        <translation>%1: tahy %2</translation>
    </message>
    <message>
        <source>%1 period %2</source>
        <comment>change</comment>
        <translation>%1: úsek %2</translation>
    </message>
    <message>
        <source>clock left as it is</source>
        <translation>hodiny ponechány beze změny</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný tah</translation>
    </message>
    <message>
        <source>incorrect claim</source>
        <translation>nesprávná reklamace</translation>
    </message>
    <message>
        <source>disturbing the opponent</source>
        <translation>rušení soupeře</translation>
    </message>
    <message>
        <source>late arrival</source>
        <translation>pozdní příchod</translation>
    </message>
    <message>
        <source>clock not pressed</source>
        <translation>nestisknuté hodiny</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>vadné hodiny</translation>
    </message>
    <message>
        <source>wrong setting of the clock</source>
        <translation>chybné nastavení hodin</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>nesprávnost</translation>
    </message>
    <message>
        <source>wrong colours or set-up</source>
        <translation>chybné barvy nebo postavení</translation>
    </message>
    <message>
        <source>quickplay finish</source>
        <translation>rychlé zakončení partie</translation>
    </message>
    <message>
        <source>assistance for a player</source>
        <translation>asistence hráči</translation>
    </message>
    <message>
        <source>interruption</source>
        <translation>výpadek</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>trest</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>rozhodnutí rozhodčího</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>Hodiny nebyly spuštěny.</translation>
    </message>
    <message>
        <source>The clock is not running.</source>
        <translation>Hodiny neběží.</translation>
    </message>
    <message>
        <source>The clock is not paused.</source>
        <translation>Hodiny nejsou zastaveny.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s move.</source>
        <translation>Na tahu je druhý hráč.</translation>
    </message>
    <message>
        <source>Black starts White&apos;s clock.</source>
        <translation>Hodiny bílého spouští černý.</translation>
    </message>
    <message>
        <source>The player is not in Canadian overtime.</source>
        <translation>Hráč ještě nehraje v kanadském byo-yomi.</translation>
    </message>
    <message>
        <source>The lever is locked.</source>
        <translation>Páčka je zamčená.</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>Nepadl žádný praporek.</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods set to %1</source>
        <translation>počet úseků byo-yomi bílého nastaven na %1</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods set to %1</source>
        <translation>počet úseků byo-yomi černého nastaven na %1</translation>
    </message>
    <message>
        <source>moves due from White set to %1</source>
        <translation>počet zbývajících tahů bílého nastaven na %1</translation>
    </message>
    <message>
        <source>moves due from Black set to %1</source>
        <translation>počet zbývajících tahů černého nastaven na %1</translation>
    </message>
    <message>
        <source>White&apos;s delay set to %1</source>
        <translation>zpoždění bílého nastaveno na %1</translation>
    </message>
    <message>
        <source>Black&apos;s delay set to %1</source>
        <translation>zpoždění černého nastaveno na %1</translation>
    </message>
    <message>
        <source>%1 byo-yomi periods %2</source>
        <comment>change</comment>
        <translation>%1: úseky byo-yomi %2</translation>
    </message>
    <message>
        <source>%1 moves due %2</source>
        <comment>change</comment>
        <translation>%1: zbývající tahy %2</translation>
    </message>
    <message>
        <source>The player is not in byo-yomi.</source>
        <translation>Hráč není v byo-yomi.</translation>
    </message>
    <message>
        <source>There is no delay in this period.</source>
        <translation>V tomto úseku není zpoždění.</translation>
    </message>
    <message>
        <source>%1 taken off White&apos;s time</source>
        <translation>bílému odebráno: %1</translation>
    </message>
    <message>
        <source>%1 taken off Black&apos;s time</source>
        <translation>černému odebráno: %1</translation>
    </message>
    <message>
        <source>White set to move</source>
        <translation>tah předán bílému</translation>
    </message>
    <message>
        <source>Black set to move</source>
        <translation>tah předán černému</translation>
    </message>
    <message>
        <source>last press undone</source>
        <translation>poslední stisk vzat zpět</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>časy vyměněny</translation>
    </message>
    <message>
        <source>White&apos;s Canadian overtime restarted</source>
        <translation>čas kanadského byo-yomi bílého obnoven</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian overtime restarted</source>
        <translation>čas kanadského byo-yomi černého obnoven</translation>
    </message>
    <message>
        <source>White&apos;s missed press counted</source>
        <translation>tah bílého započítán bez stisku</translation>
    </message>
    <message>
        <source>Black&apos;s missed press counted</source>
        <translation>tah černého započítán bez stisku</translation>
    </message>
    <message>
        <source>time control changed to %1</source>
        <translation>tempo hry změněno na %1</translation>
    </message>
    <message>
        <source>White&apos;s flag fall cancelled, clock set to %1</source>
        <translation>praporek bílého znovu zvednut s časem %1</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall cancelled, clock set to %1</source>
        <translation>praporek černého znovu zvednut s časem %1</translation>
    </message>
    <message>
        <source>clock reset for a new game</source>
        <translation>hodiny nastaveny jako před partií</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <extracomment>%1 old and new values of a clock: &quot;White 1:51 → 0:51&quot;.</extracomment>
        <translation>změněno zpět: %1</translation>
    </message>
    <message>
        <source>White&apos;s flag down</source>
        <translation>bílému padl praporek</translation>
    </message>
    <message>
        <source>Black&apos;s flag down</source>
        <translation>černému padl praporek</translation>
    </message>
    <message>
        <source>clock switched to White automatically</source>
        <translation>hodiny se samy přepnuly na bílého</translation>
    </message>
    <message>
        <source>clock switched to Black automatically</source>
        <translation>hodiny se samy přepnuly na černého</translation>
    </message>
    <message>
        <source>misuse of the clock</source>
        <translation>zacházení s hodinami</translation>
    </message>
    <message>
        <source>The clock has already been started.</source>
        <translation>Hodiny už byly spuštěny.</translation>
    </message>
    <message>
        <source>This clock switches automatically.</source>
        <translation>Tyto hodiny se přepínají samy.</translation>
    </message>
    <message>
        <source>The flag is down. Cancel the flag fall first.</source>
        <translation>Praporek padl. Nejdřív jeho pád zrušte.</translation>
    </message>
    <message>
        <source>That would leave the player no time.</source>
        <translation>To by vzalo všechen čas, který hráč má.</translation>
    </message>
    <message>
        <source>There is no press to undo.</source>
        <translation>Není stisk, který by šlo vzít zpět.</translation>
    </message>
    <message>
        <source>That value is outside the limits.</source>
        <translation>Tato hodnota je mimo rozsah.</translation>
    </message>
    <message>
        <source>The clock has been changed since; this can no longer be undone.</source>
        <translation>Hodiny se od té doby změnily; už to nelze změnit zpět.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>vráceno zpět</translation>
    </message>
    <message>
        <source>adjourned before the end of the session</source>
        <translation>přerušení před koncem hrací doby</translation>
    </message>
    <message>
        <source>late for the resumption</source>
        <translation>pozdní příchod na dohrávku</translation>
    </message>
</context>
<context>
    <name>ClosingKeys</name>
    <message>
        <source>from line to line</source>
        <translation>z řádku na řádek</translation>
    </message>
    <message>
        <source>to the page where it is done</source>
        <translation>na stránku, kde se to dělá</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>přejít tam</translation>
    </message>
    <message>
        <source>save the archive of everything beside the event</source>
        <translation>uložit archiv všeho vedle turnaje</translation>
    </message>
    <message>
        <source>save the archive</source>
        <translation>uložit archiv</translation>
    </message>
    <message>
        <source>the papers: report of the arbiter, standings, crosstable</source>
        <translation>výtisky: zpráva rozhodčího, pořadí, tabulka</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>výtisky</translation>
    </message>
    <message>
        <source>the files for the federation</source>
        <translation>soubory pro federaci</translation>
    </message>
    <message>
        <source>files</source>
        <translation>soubory</translation>
    </message>
</context>
<context>
    <name>ClosingPage</name>
    <message>
        <source>Closing the event</source>
        <translation>Ukončení turnaje</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <translation>Uložit archiv</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Výtisky</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Soubory</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nic takového tu není. Zkuste jiné slovo.</translation>
    </message>
    <message>
        <source>An action, a player, a board, a ruling, an article</source>
        <translation>Úkon, hráč, šachovnice, rozhodnutí, článek</translation>
    </message>
</context>
<context>
    <name>CommonKeys</name>
    <message>
        <source>through a list, or a long text</source>
        <translation>po seznamu nebo po dlouhém textu</translation>
    </message>
    <message>
        <source>the first and the last row; so in every list</source>
        <translation>první a poslední řádek; tak v každém seznamu</translation>
    </message>
    <message>
        <source>a screen of rows up or down</source>
        <translation>o obrazovku řádků nahoru nebo dolů</translation>
    </message>
    <message>
        <source>from field to field, and to the buttons</source>
        <translation>z pole do pole a na tlačítka</translation>
    </message>
    <message>
        <source>press the button that is lit</source>
        <translation>stisknout zvýrazněné tlačítko</translation>
    </message>
    <message>
        <source>close what is open, else leave the page</source>
        <translation>zavřít, co je otevřené, jinak odejít ze stránky</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Use this time control</source>
        <translation>Převzít toto tempo</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Úseky</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Předvolby</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>ControlField</name>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Presets and periods…</source>
        <translation>Předvolby a úseky…</translation>
    </message>
    <message>
        <source>Time control of the event</source>
        <translation>Tempo hry turnaje</translation>
    </message>
</context>
<context>
    <name>ControlLine</name>
    <message>
        <source>Time control</source>
        <translation>Tempo hry, jak byste je napsali</translation>
    </message>
    <message>
        <source>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as in a PGN or TRF file.</source>
        <translation>Například 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; nebo jak je v souboru PGN či TRF.</translation>
    </message>
    <message>
        <source>Meant in seconds: %1</source>
        <translation>Myšleno v sekundách: %1</translation>
    </message>
</context>
<context>
    <name>ControlMeaning</name>
    <message>
        <source>This is not a time control yet.</source>
        <translation>Toto ještě není tempo hry.</translation>
    </message>
    <message>
        <source>In files %1. On the boards %2.</source>
        <translation>V souborech %1. Značka na šachovnicích %2.</translation>
    </message>
    <message>
        <source>%1. In files %2. On the boards %3.</source>
        <translation>%1. V souborech %2. Značka na šachovnicích %3.</translation>
    </message>
</context>
<context>
    <name>ControlOptions</name>
    <message>
        <source>The next period begins</source>
        <translation>Další úsek začíná</translation>
    </message>
    <message>
        <source>when the time is used up</source>
        <translation>když čas vyprší</translation>
    </message>
    <message>
        <source>when its moves are made</source>
        <translation>když jsou splněny tahy</translation>
    </message>
    <message>
        <source>Both clocks stop at a flag fall</source>
        <translation>Při pádu praporku se zastaví oboje hodiny</translation>
    </message>
    <message>
        <source>Usual with an increment. Without one, and always in US play, the other clock keeps running.</source>
        <translation>Obvyklé s přídavkem nebo zpožděním; bez nich a vždy při hře v USA běží druhé hodiny dál.</translation>
    </message>
    <message>
        <source>Increment for the first move too</source>
        <translation>Přidaný čas i na první tah</translation>
    </message>
    <message>
        <source>Usual at FIDE events and on DGT clocks.</source>
        <translation>Obvyklé v turnajích FIDE a na hodinách DGT.</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>%1 a time, %n a number of moves: &quot;40 moves in 90 minutes&quot;.</extracomment>
        <translation>
            <numerusform>%n tah (%1)</numerusform>
            <numerusform>%n tahy (%1)</numerusform>
            <numerusform>%n tahů (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>%n úsek (%1)</numerusform>
            <numerusform>%n úseky (%1)</numerusform>
            <numerusform>%n úseků (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each %n move(s) in %1</source>
        <comment>Canadian</comment>
        <extracomment>Canadian overtime. %1 a time: &quot;each 20 moves in 5 minutes&quot;.</extracomment>
        <translation>
            <numerusform>vždy %n tah (%1)</numerusform>
            <numerusform>vždy %n tahy (%1)</numerusform>
            <numerusform>vždy %n tahů (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>gong: the clock switches by itself every %1</source>
        <translation>gong: hodiny se samy přepínají, interval %1</translation>
    </message>
    <message>
        <source>%1 for each move</source>
        <translation>na každý tah %1</translation>
    </message>
    <message>
        <source>%1, repeated</source>
        <extracomment>%1 is a period like &quot;20 moves in 60 minutes&quot;; it starts again whenever it is over.</extracomment>
        <translation>%1, opakovaně</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>periods</comment>
        <extracomment>Two periods of a time control: &quot;40 moves in 90 minutes, then 30 minutes&quot;.</extracomment>
        <translation>%1, potom %2</translation>
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
        <translation>Bílý: %1; černý: %2</translation>
    </message>
    <message>
        <source>%1: %2 (Laws %3, %4)</source>
        <extracomment>%1 the time control in words, %2 the kind of play, %3 the year of the Laws, %4 the article.</extracomment>
        <translation>%1: %2 (Pravidla %3, %4)</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>vážný šach</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>rapid šach</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>bleskový šach</translation>
    </message>
    <message>
        <source>FIDE Laws %1</source>
        <extracomment>%1 the year of an edition of the Laws of Chess.</extracomment>
        <translation>Pravidla FIDE %1</translation>
    </message>
    <message>
        <source>Enter a time control, for example 90+30 or 3+2.</source>
        <translation>Zadejte tempo hry, například 90+30 nebo 3+2.</translation>
    </message>
    <message>
        <source>Minutes and seconds are mixed; write all times in minutes.</source>
        <translation>Minuty a sekundy jsou smíchané; pište všechny časy v minutách.</translation>
    </message>
    <message>
        <source>These times do not make a time control.</source>
        <translation>Tyto časy netvoří tempo hry.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 a place in the text, %2 a sentence: &quot;Column 4: A number is expected here.&quot;</extracomment>
        <translation>Sloupec %1: %2</translation>
    </message>
    <message>
        <source>There is no period.</source>
        <translation>Chybí časový úsek.</translation>
    </message>
    <message>
        <source>A time is negative.</source>
        <translation>Čas je záporný.</translation>
    </message>
    <message>
        <source>A period is longer than 1000 hours.</source>
        <translation>Časový úsek je delší než 1000 hodin.</translation>
    </message>
    <message>
        <source>Every period but the last needs a number of moves.</source>
        <translation>U každého úseku kromě posledního uveďte počet tahů.</translation>
    </message>
    <message>
        <source>The number of moves must be from 1 to 9999.</source>
        <translation>Počet tahů musí být od 1 do 9999.</translation>
    </message>
    <message>
        <source>The number of byo-yomi periods or Canadian moves must be from 1 to 9999.</source>
        <translation>Počet úseků byo-yomi nebo kanadských tahů musí být od 1 do 9999.</translation>
    </message>
    <message>
        <source>The move from which time is added must be from 1 to 9999.</source>
        <translation>Tah, od kterého se čas přidává, musí být od 1 do 9999.</translation>
    </message>
    <message>
        <source>Only the last period can be repeated.</source>
        <translation>Opakovat se může jen poslední úsek.</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <extracomment>%1 a number with a fraction, like 2.5.</extracomment>
        <translation>%1 sekundy</translation>
    </message>
    <message>
        <source>%1 (byo-yomi)</source>
        <extracomment>%1 &quot;5 periods of 30 seconds&quot;.</extracomment>
        <translation>%1 (byo-yomi)</translation>
    </message>
    <message>
        <source>a Bronstein delay of %1 a move from move %2</source>
        <extracomment>%1 a time, %2 a number: &quot;a Bronstein delay of 10 seconds a move from move 1&quot;.</extracomment>
        <translation>zpoždění (Bronstein) %1 na tah od %2. tahu</translation>
    </message>
    <message>
        <source>a delay of %1 a move from move %2</source>
        <extracomment>%1 a time, %2 a number: &quot;a delay of 5 seconds a move from move 1&quot;.</extracomment>
        <translation>zpoždění %1 na tah od %2. tahu</translation>
    </message>
    <message>
        <source>%1 a move from move %2</source>
        <extracomment>An increment. %1 a time, %2 a number: &quot;30 seconds a move from move 1&quot;.</extracomment>
        <translation>%1 na tah od %2. tahu</translation>
    </message>
    <message>
        <source>a Bronstein delay of %1 a move</source>
        <translation>zpoždění (Bronstein) %1 na tah</translation>
    </message>
    <message>
        <source>a delay of %1 a move</source>
        <translation>zpoždění %1 na tah</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <extracomment>An increment. %1 a time: &quot;30 seconds a move&quot;.</extracomment>
        <translation>%1 na tah</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>period and increment</comment>
        <extracomment>One period of several. %1 &quot;15 minutes&quot;, %2 &quot;30 seconds a move&quot;: &quot;15 minutes with 30 seconds a move&quot;.</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>the next period begins when its moves are made</source>
        <translation>další úsek začíná po splnění tahů</translation>
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
        <translation>na zápočet příliš krátké</translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>US Chess</comment>
        <translation>bleskový šach</translation>
    </message>
    <message>
        <source>quick</source>
        <comment>US Chess</comment>
        <translation>quick</translation>
    </message>
    <message>
        <source>dual rated</source>
        <comment>US Chess</comment>
        <translation>dual (oba ratingy)</translation>
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
        <translation>bleskový šach</translation>
    </message>
    <message>
        <source>rapid</source>
        <comment>lichess</comment>
        <translation>rapid</translation>
    </message>
    <message>
        <source>classical</source>
        <comment>lichess</comment>
        <translation>klasická</translation>
    </message>
    <message>
        <source>FIDE Laws %1, %2: %3</source>
        <extracomment>%1 the year of the Laws, %2 the article, %3 the kind of play: &quot;FIDE Laws 2023, B.1: blitz&quot;.</extracomment>
        <translation>Pravidla FIDE %1, %2: %3</translation>
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
        <translation>120 minut nebo více: úroveň mistrů</translation>
    </message>
    <message>
        <source>below 120 minutes: not for master level</source>
        <translation>pod 120 minut: ne pro úroveň mistrů</translation>
    </message>
    <message>
        <source>Time only</source>
        <comment>method</comment>
        <translation>Jen čas</translation>
    </message>
    <message>
        <source>Increment</source>
        <comment>method</comment>
        <translation>Přídavek</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>method</comment>
        <translation>Zpoždění</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <comment>method</comment>
        <translation>Zpoždění (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <comment>method</comment>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <comment>method</comment>
        <translation>Kanadské byo-yomi</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <comment>method</comment>
        <translation>Přesýpací hodiny</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>method</comment>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Gong</source>
        <comment>method</comment>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <comment>method</comment>
        <translation>Čas na každý tah</translation>
    </message>
    <message>
        <source>hourglass of %1: what one player uses, the other gains</source>
        <translation>přesýpací hodiny (%1): co jeden hráč spotřebuje, druhý získá</translation>
    </message>
    <message>
        <source>the time used is counted, without limit</source>
        <translation>počítá se spotřebovaný čas, bez omezení</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Zadejte číslo.</translation>
    </message>
    <message>
        <source>This character is not allowed in a time control.</source>
        <translation>Tento znak nemá v tempu hry význam.</translation>
    </message>
    <message>
        <source>A period has neither main time nor increment.</source>
        <translation>Časový úsek nemá hlavní ani přidaný čas.</translation>
    </message>
    <message>
        <source>This must be the last period.</source>
        <translation>Po úseku tohoto druhu nemůže následovat další.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole time control, for both players.</source>
        <translation>Úsek tohoto druhu musí tvořit celé tempo hry, pro oba hráče.</translation>
    </message>
    <message>
        <source>both clocks stop at a flag fall</source>
        <translation>při pádu praporku stojí oboje hodiny</translation>
    </message>
    <message>
        <source>the other clock keeps running at a flag fall</source>
        <translation>při pádu praporku běží druhé hodiny dál</translation>
    </message>
    <message>
        <source>without increment for the first move</source>
        <translation>bez přidaného času na první tah</translation>
    </message>
</context>
<context>
    <name>DisplayAddress</name>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Los, výsledky a pořadí ve vašem telefonu</translation>
    </message>
</context>
<context>
    <name>DisplayFields</name>
    <message>
        <source>Message to the hall</source>
        <translation>Zpráva pro sál</translation>
    </message>
    <message>
        <source>Enter shows it at the foot of the screen; an empty line takes it away.</source>
        <translation>Enter ji ukáže dole na tabuli; prázdný řádek ji odstraní.</translation>
    </message>
    <message>
        <source>Boards whose clocks are shown</source>
        <translation>Šachovnice, jejichž hodiny se ukazují</translation>
    </message>
    <message>
        <source>None unless you choose them. The hall sees times, but no flag and no count of moves.</source>
        <translation>Žádné, dokud je nevyberete. Sál vidí časy, ale ne praporky ani počet tahů.</translation>
    </message>
    <message>
        <source>Next round at</source>
        <translation>Další kolo v</translation>
    </message>
    <message>
        <source>As in the schedule of the event, unless you type another time: 16:30, or +15 for fifteen minutes from now.</source>
        <translation>Podle časového plánu turnaje, dokud nenapíšete jiný čas: 16:30 nebo +15, tedy za patnáct minut.</translation>
    </message>
</context>
<context>
    <name>DisplayKeys</name>
    <message>
        <source>close the hall screen</source>
        <translation>zavřít tabuli pro sál</translation>
    </message>
    <message>
        <source>open the hall screen</source>
        <translation>otevřít tabuli pro sál</translation>
    </message>
    <message>
        <source>close</source>
        <translation>zavřít</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otevřít</translation>
    </message>
    <message>
        <source>next page on the hall screen</source>
        <translation>další stránka tabule pro sál</translation>
    </message>
    <message>
        <source>next</source>
        <translation>další</translation>
    </message>
    <message>
        <source>previous page on the hall screen</source>
        <translation>předchozí stránka tabule pro sál</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>předchozí</translation>
    </message>
    <message>
        <source>let the pages take turns again</source>
        <translation>nechat stránky znovu střídat</translation>
    </message>
    <message>
        <source>hold the page on the hall screen</source>
        <translation>podržet stránku na tabuli pro sál</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>střídat</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>podržet</translation>
    </message>
    <message>
        <source>message to the hall</source>
        <translation>zpráva pro sál</translation>
    </message>
    <message>
        <source>message</source>
        <translation>zpráva</translation>
    </message>
    <message>
        <source>boards whose clocks are shown</source>
        <translation>šachovnice, jejichž hodiny se ukazují</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>šachovnice</translation>
    </message>
    <message>
        <source>time of the next round, for the countdown</source>
        <translation>začátek dalšího kola pro odpočet</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>další kolo</translation>
    </message>
    <message>
        <source>dark or light hall screen</source>
        <translation>tmavá nebo světlá tabule pro sál</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>tmavá nebo světlá</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>z pole zpět na stránku</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Hall screen</source>
        <translation>Tabule pro sál</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Zavřít tabuli pro sál</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Otevřít tabuli pro sál</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Střídat</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Podržet</translation>
    </message>
    <message>
        <source>Take turns by themselves</source>
        <translation>Střídají se samy</translation>
    </message>
    <message>
        <source>Seconds for each page. Lists with nothing to show are passed over.</source>
        <translation>Sekundy na každou stránku. Seznamy, ve kterých nic není, se přeskočí.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Obrazovka</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>Boards that call the arbiter, at the foot</source>
        <translation>Šachovnice, které volají rozhodčího, dole</translation>
    </message>
    <message>
        <source>Off unless you want it: everybody in the hall reads it.</source>
        <translation>Vypnuto, dokud to nechcete: čte to celý sál.</translation>
    </message>
</context>
<context>
    <name>DisplayScreen</name>
    <message>
        <source>Hall screen</source>
        <translation>Tabule pro sál</translation>
    </message>
</context>
<context>
    <name>DisplaySeat</name>
    <message>
        <source>W</source>
        <comment>White, one letter</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black, one letter</comment>
        <translation>Č</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>bye</source>
        <extracomment>On the hall screen beside the name of a player who has no game in the round.</extracomment>
        <translation>volno</translation>
    </message>
    <message>
        <source>adj.</source>
        <comment>adjourned</comment>
        <extracomment>On the hall screen in the place of a result; as short as possible.</extracomment>
        <translation>přeruš.</translation>
    </message>
</context>
<context>
    <name>DisplayTurnRow</name>
    <message>
        <source>%1, on the hall screen now</source>
        <translation>%1, nyní na tabuli pro sál</translation>
    </message>
    <message>
        <source>%1: shorter</source>
        <translation>%1: kratší dobu</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: longer</source>
        <translation>%1: delší dobu</translation>
    </message>
    <message>
        <source>Show now: %1</source>
        <translation>Ukázat nyní: %1</translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>Ukázat nyní</translation>
    </message>
</context>
<context>
    <name>DisplayWindow</name>
    <message>
        <source>Hall screen</source>
        <translation>Tabule pro sál</translation>
    </message>
</context>
<context>
    <name>EntriesKeys</name>
    <message>
        <source>add the players that are ticked</source>
        <translation>přihlásit zaškrtnuté hráče</translation>
    </message>
    <message>
        <source>add the players</source>
        <translation>přihlásit hráče</translation>
    </message>
    <message>
        <source>tick the player or leave the player out</source>
        <translation>zaškrtnout nebo vynechat hráče</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>zaškrtnout</translation>
    </message>
    <message>
        <source>next player with a note</source>
        <translation>další hráč s poznámkou</translation>
    </message>
    <message>
        <source>next note</source>
        <translation>další poznámka</translation>
    </message>
    <message>
        <source>say what the columns are</source>
        <translation>určit význam sloupců</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>sloupce</translation>
    </message>
    <message>
        <source>paste another list</source>
        <translation>vložit jiný seznam</translation>
    </message>
    <message>
        <source>open a file with players</source>
        <translation>otevřít soubor s hráči</translation>
    </message>
    <message>
        <source>back without adding anybody</source>
        <translation>zpět bez přihlášení</translation>
    </message>
    <message>
        <source>correct the cells of the row</source>
        <translation>opravit buňky řádku</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>opravit</translation>
    </message>
</context>
<context>
    <name>EntriesPage</name>
    <message>
        <source>Players from %1</source>
        <translation>Hráči: %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otevřít soubor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Players in the list</source>
        <translation>Hráči v seznamu</translation>
    </message>
    <message>
        <source>Drop this list? Nobody has been added to the event.</source>
        <translation>Zahodit tento seznam? Do turnaje nebyl nikdo přidán.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>EntriesText</name>
    <message>
        <source>No name: not a player.</source>
        <translation>Chybí jméno: není to hráč.</translation>
    </message>
    <message>
        <source>The name is too long or contains characters that are not allowed.</source>
        <translation>Jméno je příliš dlouhé nebo obsahuje nepovolené znaky.</translation>
    </message>
    <message>
        <source>The title was in the name</source>
        <translation>Titul byl ve jméně</translation>
    </message>
    <message>
        <source>Not a FIDE title, left out</source>
        <translation>Toto není titul FIDE, vynecháno</translation>
    </message>
    <message>
        <source>Not a rating, left out</source>
        <translation>Toto není rating, vynecháno</translation>
    </message>
    <message>
        <source>Not the three letters of a federation, left out</source>
        <translation>Toto nejsou tři písmena federace, vynecháno</translation>
    </message>
    <message>
        <source>Not a FIDE ID, left out</source>
        <translation>Toto není FIDE ID, vynecháno</translation>
    </message>
    <message>
        <source>Not a date of birth, left out</source>
        <translation>Toto není datum narození, vynecháno</translation>
    </message>
    <message>
        <source>Day and month cannot be told apart, only the year is kept</source>
        <translation>Den a měsíc nelze rozlišit, zůstává jen rok</translation>
    </message>
    <message>
        <source>Not a sex, left out</source>
        <translation>Toto není pohlaví, vynecháno</translation>
    </message>
    <message>
        <source>Not a number, left out</source>
        <translation>Toto není číslo, vynecháno</translation>
    </message>
    <message>
        <source>Not an amount, left out</source>
        <translation>Toto není částka, vynecháno</translation>
    </message>
    <message>
        <source>Too long or with characters that are not allowed, left out</source>
        <translation>Příliš dlouhé nebo s nepovolenými znaky, vynecháno</translation>
    </message>
    <message>
        <source>There is no table in it.</source>
        <translation>Není v tom žádná tabulka.</translation>
    </message>
    <message>
        <source>It is too large for a list of players.</source>
        <translation>Na seznam hráčů je to příliš velké.</translation>
    </message>
    <message>
        <source>It has too many cells for a list of players.</source>
        <translation>Na seznam hráčů je tam příliš mnoho buněk.</translation>
    </message>
    <message>
        <source>A cell is too long.</source>
        <translation>Jedna buňka je příliš dlouhá.</translation>
    </message>
    <message>
        <source>A quotation mark is never closed.</source>
        <translation>Uvozovky nejsou uzavřeny.</translation>
    </message>
    <message>
        <source>It is neither text nor a spreadsheet.</source>
        <translation>Není to text ani tabulka.</translation>
    </message>
    <message>
        <source>An old Excel file, or one with a password: save it as .xlsx without one.</source>
        <translation>Starý soubor Excelu nebo soubor s heslem: uložte jej jako .xlsx bez hesla.</translation>
    </message>
    <message>
        <source>It has a password: save it without one.</source>
        <translation>Soubor má heslo: uložte jej bez hesla.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Soubor je poškozen.</translation>
    </message>
    <message>
        <source>The file is built in a way that no spreadsheet needs, and is not read.</source>
        <translation>Soubor je sestaven tak, jak to žádná tabulka nepotřebuje, a nečte se.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Soubor nelze zapsat.</translation>
    </message>
    <message>
        <source>The same ID as %1</source>
        <extracomment>%1 a player with some details.</extracomment>
        <translation>Stejné ID jako %1</translation>
    </message>
    <message>
        <source>The same name and birth as %1</source>
        <translation>Stejné jméno a narození jako %1</translation>
    </message>
    <message>
        <source>The same name as %1</source>
        <translation>Stejné jméno jako %1</translation>
    </message>
    <message>
        <source>Nearly the same name as %1</source>
        <translation>Téměř stejné jméno jako %1</translation>
    </message>
    <message>
        <source>(not used)</source>
        <comment>a column</comment>
        <translation>(nepoužitý)</translation>
    </message>
    <message>
        <source>Whole name</source>
        <translation>Celé jméno</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Příjmení</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Křestní jméno</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>%1 what was unclear, %2 what the cell says.</extracomment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 a sentence.</extracomment>
        <translation>Řádek %1, sloupec %2: %3</translation>
    </message>
    <message>
        <source>tab</source>
        <comment>between cells</comment>
        <translation>tabulátor</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>středník</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>čárka</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>svislá čára</translation>
    </message>
    <message>
        <source>two spaces or more</source>
        <translation>dvě mezery nebo více</translation>
    </message>
    <message>
        <source>nothing: one column</source>
        <translation>nic: jeden sloupec</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>jak je napsáno</translation>
    </message>
    <message>
        <source>surname first</source>
        <translation>nejprve příjmení</translation>
    </message>
    <message>
        <source>given name first</source>
        <translation>nejprve křestní jméno</translation>
    </message>
    <message>
        <source>A federation that FIDE does not know, kept</source>
        <translation>Federace, kterou FIDE nezná, ponechána</translation>
    </message>
    <message>
        <source>A women&apos;s title of a man, kept</source>
        <translation>Ženský titul u muže, ponechán</translation>
    </message>
</context>
<context>
    <name>EntryColumns</name>
    <message>
        <source>How the list is read</source>
        <translation>Jak se seznam čte</translation>
    </message>
    <message>
        <source>Names are written</source>
        <translation>Jména jsou napsána</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>of a spreadsheet</comment>
        <translation>List</translation>
    </message>
    <message>
        <source>Between the cells</source>
        <translation>Mezi buňkami</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kódování</translation>
    </message>
    <message>
        <source>What the columns are stands in</source>
        <translation>Co je ve sloupcích, říká</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>What and where</source>
        <translation>Co a kde</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Název turnaje</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Poslední den</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Edition of the Laws of Chess</source>
        <translation>Vydání Pravidel šachu</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Hrací systém</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>Fixed once the first round is paired.</source>
        <translation>Po nalosování 1. kola se už nemění.</translation>
    </message>
    <message>
        <source>Default time, in minutes</source>
        <translation>Čekací doba v minutách</translation>
    </message>
    <message>
        <source>A player who arrives after this time loses the game (Laws 6.7; 2009: 6.6). Empty: 0 minutes.</source>
        <translation>Hráč, který přijde po uplynutí této doby od začátku kola, prohrává (Pravidla 6.7; 2009: 6.6). Prázdné: nikdo se nesmí opozdit.</translation>
    </message>
    <message>
        <source>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</source>
        <translation>Bylo oznámeno rychlé zakončení partie (Směrnice III; 2014: Příloha G)</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Barva prvního hráče v 1. kole</translation>
    </message>
    <message>
        <source>drawn by lots</source>
        <translation>losem</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts</source>
        <translation>Přidělené volno se počítá za</translation>
    </message>
    <message>
        <source>No draw by agreement before move</source>
        <translation>Bez remízy dohodou před tahem</translation>
    </message>
    <message>
        <source>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: not at all.</source>
        <translation>Bez souhlasu rozhodčího (Pravidla 9.1). Prázdné: bez takového pravidla; „never“: při žádném tahu.</translation>
    </message>
    <message>
        <source>Names in the alphabet of</source>
        <translation>Jména v abecedě jazyka</translation>
    </message>
    <message>
        <source>Sorts the names in lists.</source>
        <translation>Řadí jména v seznamech.</translation>
    </message>
    <message>
        <source>Win counts</source>
        <translation>Výhra se počítá za</translation>
    </message>
    <message>
        <source>Draw counts</source>
        <translation>Remíza se počítá za</translation>
    </message>
    <message>
        <source>Loss counts</source>
        <translation>Prohra se počítá za</translation>
    </message>
    <message>
        <source>A latecomer may be let in by</source>
        <translation>Opozdilce smí připustit</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodčí</translation>
    </message>
    <message>
        <source>the regulations only</source>
        <translation>jen propozice</translation>
    </message>
    <message>
        <source>Rapid and blitz under the Competition Rules: supervised, every game recorded (Laws %1)</source>
        <translation>Rapid a blesk podle Soutěžních pravidel: s dohledem, každá partie zapsaná (Pravidla %1)</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Trest za elektronické zařízení</translation>
    </message>
    <message>
        <source>Devices are allowed switched off in a bag, placed as agreed with the arbiter</source>
        <translation>Zařízení jsou povolena vypnutá v tašce na místě dohodnutém s rozhodčím</translation>
    </message>
    <message>
        <source>Fines were announced in advance</source>
        <translation>Pokuty byly předem oznámeny</translation>
    </message>
    <message>
        <source>The hall has clocks of its own: boards are shown without times</source>
        <translation>Sál má vlastní hodiny: šachovnice se ukazují bez časů</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Zástupci hlavního rozhodčího</translation>
    </message>
    <message>
        <source>One in each line, with title, as the report file has them.</source>
        <translation>Každý na jednom řádku, s titulem, tak jak je má soubor hlášení.</translation>
    </message>
    <message>
        <source>Players are numbered by their</source>
        <translation>Hráči se číslují podle</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>create the event, or save the changes</source>
        <translation>vytvořit turnaj nebo uložit změny</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>odejít bez uložení</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>The event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>Details of this event</source>
        <translation>Údaje o otevřeném turnaji</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Vše lze měnit, dokud není nalosováno první kolo.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the time control and the edition can no longer be changed.</source>
        <translation>Kolo je nalosováno: systém, počet kol, tempo hry a vydání pravidel se už nemění.</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Uložit změny</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Vytvořit turnaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Other:</source>
        <translation>Jiný:</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <translation>Podpis bílého</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <translation>Podpis černého</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Lístky na výsledky</translation>
    </message>
    <message>
        <source>round %1 result slips</source>
        <comment>file</comment>
        <translation>kolo %1 lístky na výsledky</translation>
    </message>
    <message>
        <source>Scoresheets</source>
        <translation>Partiáře</translation>
    </message>
    <message>
        <source>round %1 scoresheets</source>
        <comment>file</comment>
        <translation>kolo %1 partiáře</translation>
    </message>
    <message>
        <source>Board cards</source>
        <translation>Čísla šachovnic</translation>
    </message>
    <message>
        <source>round %1 board cards</source>
        <comment>file</comment>
        <translation>kolo %1 čísla šachovnic</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>On the sheet for setting the clocks: %1 the number of an option of a clock.</extracomment>
        <translation>Volba %1</translation>
    </message>
    <message>
        <source>all the rest</source>
        <comment>moves of a period</comment>
        <translation>všechny zbývající</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>Of Canadian overtime: so many moves in this time.</extracomment>
        <translation>
            <numerusform>%n tah za %1</numerusform>
            <numerusform>%n tahy za %1</numerusform>
            <numerusform>%n tahů za %1</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>increment or delay</comment>
        <translation>žádný</translation>
    </message>
    <message>
        <source>%1 from move %2</source>
        <extracomment>Of an increment or delay: the move from which it is given.</extracomment>
        <translation>%1 od tahu %2</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Způsob</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Na tah</translation>
    </message>
    <message>
        <source>Setting the clocks</source>
        <translation>Nastavení hodin</translation>
    </message>
    <message>
        <source>setting the clocks</source>
        <comment>file</comment>
        <translation>nastavení hodin</translation>
    </message>
    <message>
        <source>Number of the option</source>
        <translation>Číslo volby</translation>
    </message>
    <message>
        <source>To set by hand</source>
        <translation>Ruční nastavení</translation>
    </message>
    <message>
        <source>Next period</source>
        <translation>Další fáze</translation>
    </message>
    <message>
        <source>when the time of a player runs out</source>
        <translation>když hráči uplyne čas</translation>
    </message>
    <message>
        <source>when a player has made the moves</source>
        <translation>když hráč provede předepsané tahy</translation>
    </message>
    <message>
        <source>After a flag fall</source>
        <translation>Po pádu praporku</translation>
    </message>
    <message>
        <source>both clocks stop</source>
        <translation>obě strany hodin se zastaví</translation>
    </message>
    <message>
        <source>the clock of the opponent goes on</source>
        <translation>hodiny soupeře běží dál</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Před kolem</translation>
    </message>
    <message>
        <source>Both displays show the time of the first period.</source>
        <translation>Oba displeje ukazují čas první fáze.</translation>
    </message>
    <message>
        <source>The side of White is to move, and the clock is paused.</source>
        <translation>Na tahu je strana bílého a hodiny stojí.</translation>
    </message>
    <message>
        <source>The move counter is at its start, and no sound is on.</source>
        <translation>Počítadlo tahů je na začátku a zvuk je vypnutý.</translation>
    </message>
    <message>
        <source>The battery sign is not shown.</source>
        <translation>Na displeji není znak baterie.</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Los podle šachovnic</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Los podle jmen</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Výsledky kola</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Progress by round</source>
        <translation>Průběh po kolech</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startovní listina</translation>
    </message>
    <message>
        <source>Players by name</source>
        <translation>Hráči podle jmen</translation>
    </message>
    <message>
        <source>Byes and absent players</source>
        <translation>Volna a nepřítomní</translation>
    </message>
    <message>
        <source>Name plates</source>
        <translation>Jmenovky</translation>
    </message>
    <message>
        <source>Report of the arbiter</source>
        <translation>Zpráva rozhodčího</translation>
    </message>
    <message>
        <source>Record of rulings</source>
        <translation>Záznam rozhodnutí</translation>
    </message>
    <message>
        <source>Resumptions</source>
        <translation>Dohrávky</translation>
    </message>
    <message>
        <source>Start: %1, %2</source>
        <extracomment>Of a round: %1 the day, %2 the hour.</extracomment>
        <translation>Začátek: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Above a list of players.</extracomment>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
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
        <translation>startovní listina</translation>
    </message>
    <message>
        <source>players by name</source>
        <comment>file</comment>
        <translation>hráči podle jmen</translation>
    </message>
    <message>
        <source>name plates</source>
        <comment>file</comment>
        <translation>jmenovky</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavní rozhodčí</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>%1 of %2 paired</source>
        <translation>nalosováno %1 z %2</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocná hodnocení</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Rated players</source>
        <translation>Hráči s ratingem</translation>
    </message>
    <message>
        <source>Average rating of the rated players</source>
        <translation>Jejich průměrný rating</translation>
    </message>
    <message>
        <source>Titled players</source>
        <translation>Hráči s titulem</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Ženy</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Přihlášení později</translation>
    </message>
    <message>
        <source>Withdrawals</source>
        <translation>Odstoupení</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Výhry bílého</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Výhry černého</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Kontumace</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Jiné výsledky</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohrané</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Volna</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>report of the arbiter</source>
        <comment>file</comment>
        <translation>zpráva rozhodčího</translation>
    </message>
    <message>
        <source>Games lost by forfeit</source>
        <translation>Kontumované partie</translation>
    </message>
    <message>
        <source>No game was lost by forfeit.</source>
        <translation>Žádná partie nebyla kontumována.</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>První místa</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Poř.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Incidents and remarks</source>
        <translation>Události a poznámky</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Místo a datum</translation>
    </message>
    <message>
        <source>Signature of the chief arbiter</source>
        <translation>Podpis hlavního rozhodčího</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Body</translation>
    </message>
    <message>
        <source>round %1 pairings by board</source>
        <comment>file</comment>
        <translation>kolo %1 los podle šachovnic</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>round %1 results</source>
        <comment>file</comment>
        <translation>kolo %1 výsledky</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) unfinished</source>
        <extracomment>Of a round: %n games without a result.</extracomment>
        <translation>
            <numerusform>%n partie nedohraná</numerusform>
            <numerusform>%n partie nedohrané</numerusform>
            <numerusform>%n partií nedohraných</numerusform>
        </translation>
    </message>
    <message>
        <source>Where do I play?</source>
        <translation>Kde hraji?</translation>
    </message>
    <message>
        <source>round %1 pairings by name</source>
        <comment>file</comment>
        <translation>kolo %1 los podle jmen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>round %1 byes and absent players</source>
        <comment>file</comment>
        <translation>kolo %1 volna a nepřítomní</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Lost by forfeit on board %1</source>
        <translation>Kontumační prohra na šachovnici %1</translation>
    </message>
    <message>
        <source>Absent from board %1</source>
        <translation>Chybí na šachovnici %1</translation>
    </message>
    <message>
        <source>Withdrew before round %1</source>
        <extracomment>Of a player: %1 a round.</extracomment>
        <translation>Odstoupení před %1. kolem</translation>
    </message>
    <message>
        <source>Every player has a game in this round.</source>
        <translation>V tomto kole má každý hráč partii.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatím není nalosováno žádné kolo</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <extracomment>White and Black in a cell of the crosstable: a small letter each.</extracomment>
        <translation>b</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>č</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round</comment>
        <extracomment>The head of a column: round %1.</extracomment>
        <translation>K%1</translation>
    </message>
    <message>
        <source>standings after round %1</source>
        <comment>file</comment>
        <translation>pořadí po kole %1</translation>
    </message>
    <message>
        <source>crosstable after round %1</source>
        <comment>file</comment>
        <translation>tabulka po kole %1</translation>
    </message>
    <message>
        <source>+ and – are wins and losses by forfeit, * is an unfinished game.</source>
        <translation>+ a – jsou kontumační výhry a prohry, * je nedohraná partie.</translation>
    </message>
    <message>
        <source>12w1: against number 12, with White, won; –1 or –½: a bye.</source>
        <extracomment>Below the crosstable of a Swiss; w and b are the letters of the cells.</extracomment>
        <translation>12b1: proti číslu 12, bílými, výhra; –1 nebo –½: volno.</translation>
    </message>
    <message>
        <source>progress after round %1</source>
        <comment>file</comment>
        <translation>průběh po kole %1</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>head of a column, short</comment>
        <translation>Šach.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>Where to follow the event</source>
        <translation>Kde sledovat turnaj</translation>
    </message>
    <message>
        <source>where to follow</source>
        <comment>file</comment>
        <translation>kde sledovat</translation>
    </message>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Los, výsledky a pořadí ve vašem telefonu</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Zapečetil</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>game</comment>
        <translation>neskončená</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n game(s) unfinished.</source>
        <translation>
            <numerusform>Předběžné: %n neskončená partie.</numerusform>
            <numerusform>Předběžné: %n neskončené partie.</numerusform>
            <numerusform>Předběžné: %n neskončených partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Přerušené partie</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Zástupci hlavního rozhodčího</translation>
    </message>
    <message>
        <source>Rulings under</source>
        <translation>Rozhodnutí podle</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of rulings</comment>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Kolo a šachovnice</translation>
    </message>
    <message>
        <source>Result before</source>
        <translation>Původní výsledek</translation>
    </message>
    <message>
        <source>Boards that differ from the system&apos;s pairing</source>
        <translation>Šachovnice odlišné od losu podle systému</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Corrected results</source>
        <translation>Opravené výsledky</translation>
    </message>
    <message>
        <source>Rounds changed by hand</source>
        <translation>Ručně změněná kola</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Seznam cen</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Diplom</translation>
    </message>
    <message>
        <source>prize list</source>
        <comment>file</comment>
        <translation>seznam cen</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>No prizes have been typed yet. Beside the papers, type them by place: 1: 500; 2-3: 300; 4: a book.</source>
        <translation>Ceny ještě nejsou zadané. Napište je vedle výtisků podle míst: 1: 500; 2-3: 300; 4: kniha.</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>file</comment>
        <translation>diplom</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <extracomment>On a certificate, below the name: %1 a rank, %2 points, %3 the rounds that were played.</extracomment>
        <translation>%1. místo</translation>
    </message>
    <message numerus="yes">
        <source>%1 points in %n round(s)</source>
        <translation>
            <numerusform>Body: %1 z %n kola</numerusform>
            <numerusform>Body: %1 z %n kol</numerusform>
            <numerusform>Body: %1 z %n kol</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>Direct encounter</source>
        <translation>Vzájemné partie</translation>
    </message>
    <message>
        <source>Number of rounds won</source>
        <translation>Počet vyhraných kol</translation>
    </message>
    <message>
        <source>Number of games won over the board</source>
        <translation>Počet výher u šachovnice</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Koya system</source>
        <translation>Systém Koya</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Round robin (Berger tables)</source>
        <translation>Každý s každým (Bergerovy tabulky)</translation>
    </message>
    <message>
        <source>Double round robin (Berger tables)</source>
        <translation>Každý s každým dvoukolově (Bergerovy tabulky)</translation>
    </message>
    <message>
        <source>Swiss, imported rounds only</source>
        <translation>Švýcarský systém, jen importovaná kola</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tie-break</comment>
        <extracomment>%1 the name of a tie-break, %2 the article that defines it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2026</source>
        <translation>Švýcarský, systém FIDE (Dutch) 2026</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2026 with Baku acceleration</source>
        <translation>Švýcarský, systém FIDE (Dutch) 2026 s akcelerací Baku</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017</source>
        <translation>Švýcarský, systém FIDE (Dutch) 2017</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017 with Baku acceleration</source>
        <translation>Švýcarský, systém FIDE (Dutch) 2017 s akcelerací Baku</translation>
    </message>
    <message>
        <source>Double round robin (last two rounds of the first cycle swapped)</source>
        <translation>Každý s každým dvoukolově (poslední dvě kola první části vyměněna)</translation>
    </message>
    <message>
        <source>Number of games played with Black</source>
        <translation>Počet partií s černými</translation>
    </message>
    <message>
        <source>Number of games won with Black</source>
        <translation>Počet výher s černými</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Progresivní hodnocení</translation>
    </message>
    <message>
        <source>Rounds the player elected to play</source>
        <translation>Počet kol, ve kterých chtěl hráč hrát</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standardní body</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Předběžný Buchholz</translation>
    </message>
    <message>
        <source>Average of opponents’ Buchholz</source>
        <translation>Průměrný Buchholz soupeřů</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Průměrný rating soupeřů</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Turnajová performance</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Dokonalá turnajová performance</translation>
    </message>
    <message>
        <source>Average performance rating of opponents</source>
        <translation>Průměrná performance soupeřů</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Průměrná dokonalá performance soupeřů</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message numerus="yes">
        <source>without the first %n round(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>bez prvního kola</numerusform>
            <numerusform>bez prvních %n kol</numerusform>
            <numerusform>bez prvních %n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest and highest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>bez nejnižší a nejvyšší hodnoty</numerusform>
            <numerusform>bez %n nejnižších a %n nejvyšších hodnot</numerusform>
            <numerusform>bez %n nejnižších a %n nejvyšších hodnot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>bez nejnižší hodnoty</numerusform>
            <numerusform>bez %n nejnižších hodnot</numerusform>
            <numerusform>bez %n nejnižších hodnot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit raised by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>hranice vyšší o půl bodu</numerusform>
            <numerusform>hranice vyšší o %n půlbody</numerusform>
            <numerusform>hranice vyšší o %n půlbodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit lowered by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>hranice nižší o půl bodu</numerusform>
            <numerusform>hranice nižší o %n půlbody</numerusform>
            <numerusform>hranice nižší o %n půlbodů</numerusform>
        </translation>
    </message>
    <message>
        <source>games of the last round as draws</source>
        <comment>tie-break</comment>
        <translation>partie posledního kola jako remízy</translation>
    </message>
    <message>
        <source>forfeits as games played</source>
        <comment>tie-break</comment>
        <translation>kontumace jako sehrané partie</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <comment>tie-break</comment>
        <translation>v opačném pořadí</translation>
    </message>
    <message>
        <source>Not allowed in a round robin (%1).</source>
        <translation>V turnaji každý s každým se nesmí použít (%1).</translation>
    </message>
    <message>
        <source>Made for round robins (%1).</source>
        <translation>Určeno pro turnaje každý s každým (%1).</translation>
    </message>
    <message>
        <source>Not used, because some players have no rating (%1).</source>
        <translation>Nepoužije se, protože někteří hráči nemají rating (%1).</translation>
    </message>
    <message>
        <source>Not recommended when the event lasts more than 30 days (%1).</source>
        <translation>Nedoporučuje se, trvá-li turnaj déle než 30 dní (%1).</translation>
    </message>
    <message>
        <source>Stands further up already and separates nobody here.</source>
        <translation>Je v seznamu už výše a zde už nikoho nerozliší.</translation>
    </message>
</context>
<context>
    <name>ExplanationText</name>
    <message>
        <source>score of the player who gets the bye</source>
        <translation>body hráče, který dostane volno</translation>
    </message>
    <message>
        <source>number of downfloaters</source>
        <translation>počet hráčů s přesunem dolů</translation>
    </message>
    <message>
        <source>scores of the downfloaters</source>
        <translation>body hráčů s přesunem dolů</translation>
    </message>
    <message>
        <source>players left over in the next bracket</source>
        <translation>hráči, kteří zbudou v další skupině</translation>
    </message>
    <message>
        <source>unplayed games of the player who gets the bye</source>
        <translation>neodehrané partie hráče, který dostane volno</translation>
    </message>
    <message>
        <source>topscorers or their opponents with a colour difference beyond two</source>
        <translation>hráči s více než polovinou bodů nebo jejich soupeři s rozdílem barev nad dva</translation>
    </message>
    <message>
        <source>players who do not get their colour preference</source>
        <translation>hráči, kteří nedostanou očekávanou barvu</translation>
    </message>
    <message>
        <source>players who do not get their strong colour preference</source>
        <translation>hráči, kteří nedostanou silně očekávanou barvu</translation>
    </message>
    <message>
        <source>score differences of pairs and downfloaters</source>
        <translation>rozdíly bodů: dvojice a hráči s přesunem dolů</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion</comment>
        <extracomment>%1 the number of a criterion, %2 what it counts: &quot;C12: players who do not get their colour preference&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Takový hráč není.</translation>
    </message>
    <message>
        <source>%1 is paired twice.</source>
        <translation>%1: v losu dvakrát.</translation>
    </message>
    <message>
        <source>%1 has neither an opponent nor the bye.</source>
        <translation>%1 nemá soupeře ani volno.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>measure</comment>
        <extracomment>%1 a number or scores, %2 the names of the players meant.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>in the whole round</source>
        <translation>v celém kole</translation>
    </message>
    <message>
        <source>in the bracket of %1</source>
        <extracomment>%1 a score: &quot;in the bracket of 2½&quot;.</extracomment>
        <translation>ve skupině %1</translation>
    </message>
    <message>
        <source>other moved-down players are paired first (%1)</source>
        <translation>nejprve se párují jiní hráči přesunutí shora (%1)</translation>
    </message>
    <message>
        <source>the moved-down players meet others first (%1)</source>
        <translation>hráči přesunutí shora se nejprve utkají s jinými (%1)</translation>
    </message>
    <message>
        <source>The bye goes to %1 with %2.</source>
        <extracomment>%1 a player&apos;s name, %2 a score.</extracomment>
        <translation>Volno dostává %1 se ziskem %2.</translation>
    </message>
    <message>
        <source>topscorers or their opponents given the same colour three times in a row</source>
        <translation>hráči s více než polovinou bodů nebo jejich soupeři se stejnou barvou potřetí za sebou</translation>
    </message>
    <message>
        <source>residents with a downfloat in the previous round as well</source>
        <translation>hráči skupiny s přesunem dolů jako v předchozím kole</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat in the previous round as well</source>
        <translation>soupeři hráčů přesunutých shora, s přesunem nahoru jako v předchozím kole</translation>
    </message>
    <message>
        <source>residents with a downfloat two rounds before as well</source>
        <translation>hráči skupiny s přesunem dolů jako před dvěma koly</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat two rounds before as well</source>
        <translation>soupeři hráčů přesunutých shora, s přesunem nahoru jako před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat in the previous round</source>
        <translation>rozdíly bodů: hráči přesunutí shora s přesunem dolů v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat in the previous round</source>
        <translation>rozdíly bodů: soupeři s přesunem nahoru v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat two rounds before</source>
        <translation>rozdíly bodů: hráči přesunutí shora s přesunem dolů před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat two rounds before</source>
        <translation>rozdíly bodů: soupeři s přesunem nahoru před dvěma koly</translation>
    </message>
    <message>
        <source>players with a downfloat in the previous round as well</source>
        <translation>hráči s přesunem dolů jako v předchozím kole</translation>
    </message>
    <message>
        <source>players with an upfloat in the previous round as well</source>
        <translation>hráči s přesunem nahoru jako v předchozím kole</translation>
    </message>
    <message>
        <source>players with a downfloat two rounds before as well</source>
        <translation>hráči s přesunem dolů jako před dvěma koly</translation>
    </message>
    <message>
        <source>players with an upfloat two rounds before as well</source>
        <translation>hráči s přesunem nahoru jako před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat in the previous round as well</source>
        <translation>rozdíly bodů: hráči s přesunem dolů jako v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat in the previous round as well</source>
        <translation>rozdíly bodů: hráči s přesunem nahoru jako v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat two rounds before as well</source>
        <translation>rozdíly bodů: hráči s přesunem dolů jako před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat two rounds before as well</source>
        <translation>rozdíly bodů: hráči s přesunem nahoru jako před dvěma koly</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <translation>%1 v tomto kole nehraje.</translation>
    </message>
    <message>
        <source>%1 are a prohibited pairing.</source>
        <comment>two names</comment>
        <translation>%1: zakázaná dvojice.</translation>
    </message>
    <message>
        <source>No player is left for the bye.</source>
        <translation>Na volno nikdo nezbývá.</translation>
    </message>
    <message>
        <source>downfloat again with %1</source>
        <extracomment>%1 scores of players who float down once more.</extracomment>
        <translation>znovu přesun dolů se ziskem %1</translation>
    </message>
    <message>
        <source>it needs a later exchange between S1 and S2 (%1)</source>
        <translation>je třeba pozdější výměna mezi polovinami (%1)</translation>
    </message>
    <message>
        <source>other pairs from S1 and S2 come first (%1)</source>
        <translation>mezi polovinami se nejprve utkají jiní (%1)</translation>
    </message>
    <message>
        <source>These pairs are in the system&apos;s pairing.</source>
        <translation>Toto jsou dvojice podle pravidel.</translation>
    </message>
    <message>
        <source>%1: %2 in the system&apos;s pairing, %3 with your change</source>
        <comment>where</comment>
        <extracomment>%1 where: &quot;in the bracket of 2½&quot;; %2 and %3 how many, and who.</extracomment>
        <translation>%1: %2 podle pravidel, %3 takto</translation>
    </message>
    <message>
        <source>Equal in every criterion, but later in FIDE&apos;s order of candidates %1:</source>
        <translation>V každém kritériu stejně dobré, ale později v pořadí kandidátů %1:</translation>
    </message>
    <message>
        <source>Program error: the system should have paired this way.</source>
        <translation>Chyba programu: los kola by měl vypadat takto.</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing %1 has White against %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Podle pravidel má %1 bílé kameny proti hráči %2.</translation>
    </message>
    <message>
        <source>%1: %2 have met in round %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 the number of a round.</extracomment>
        <translation>%1: %2 už spolu hráli v %3. kole.</translation>
    </message>
    <message>
        <source>%1: %2 may not get the bye.</source>
        <translation>%1: %2: volno není přípustné.</translation>
    </message>
    <message>
        <source>%1: %2 both have an absolute preference for %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 White or Black.</extracomment>
        <translation>%1: %2: oba absolutně očekávají stejnou barvu: %3.</translation>
    </message>
    <message>
        <source>%1: the others could not be paired with one another: %2.</source>
        <extracomment>%1 the number of a criterion, %2 names.</extracomment>
        <translation>%1: ostatní by se nedali mezi sebou spárovat: %2.</translation>
    </message>
    <message>
        <source>%1: these may not get it: %2.</source>
        <translation>%1: tito ho nesmějí dostat: %2.</translation>
    </message>
    <message>
        <source>%1: if one of these had it, the others could not be paired: %2.</source>
        <translation>%1: kdyby ho dostal někdo z těchto, ostatní by se nedali spárovat: %2.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save the file as</source>
        <translation>Kam soubor uložit?</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vybrat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>ExportsKeys</name>
    <message>
        <source>from file to file</source>
        <translation>ze souboru na soubor</translation>
    </message>
    <message>
        <source>save the file where you choose</source>
        <translation>uložit soubor, kam zvolíte</translation>
    </message>
    <message>
        <source>save as</source>
        <translation>uložit jako</translation>
    </message>
    <message>
        <source>save the file beside the event</source>
        <translation>uložit soubor vedle turnaje</translation>
    </message>
    <message>
        <source>beside the event</source>
        <translation>vedle turnaje</translation>
    </message>
    <message>
        <source>the round before and after, of its games</source>
        <translation>předchozí a následující kolo, jehož jsou partie</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kolo</translation>
    </message>
    <message>
        <source>interim reports while games are open, or final ones</source>
        <translation>průběžná hlášení, dokud se partie hrají, nebo konečná</translation>
    </message>
    <message>
        <source>interim reports</source>
        <translation>průběžná hlášení</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>kopírovat tabulku do tabulkového programu nebo dopisu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovat</translation>
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
        <translation>Uložit jako…</translation>
    </message>
    <message>
        <source>Save beside the event</source>
        <translation>Uložit vedle turnaje</translation>
    </message>
    <message>
        <source>Final reports</source>
        <translation>Konečná hlášení</translation>
    </message>
    <message>
        <source>Interim reports</source>
        <translation>Průběžná hlášení</translation>
    </message>
</context>
<context>
    <name>ExportsText</name>
    <message>
        <source>Rank</source>
        <translation>Poř.</translation>
    </message>
    <message>
        <source>Provisional rank</source>
        <translation>Průběžné pořadí</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The head of a column: the pairing number of a player.</extracomment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>White&apos;s no.</source>
        <extracomment>The head of a column: the pairing number of White.</extracomment>
        <translation>Č. bílého</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Rating bílého</translation>
    </message>
    <message>
        <source>Black&apos;s no.</source>
        <translation>Č. černého</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Rating černého</translation>
    </message>
    <message>
        <source>Report file (TRF26)</source>
        <translation>Soubor TRF26</translation>
    </message>
    <message>
        <source>Report file (TRF16)</source>
        <translation>Soubor TRF16</translation>
    </message>
    <message>
        <source>Rating report</source>
        <translation>Hlášení k započtení ratingu</translation>
    </message>
    <message>
        <source>Games of a round</source>
        <translation>Partie kola</translation>
    </message>
    <message>
        <source>Games of every round</source>
        <translation>Partie všech kol</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendář</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>For chess-results.com</source>
        <translation>Pro chess-results.com</translation>
    </message>
    <message>
        <source>Everything of this event</source>
        <translation>Vše z tohoto turnaje</translation>
    </message>
    <message>
        <source>FIDE&apos;s tournament report file of 2026: another pairing program goes on from it.</source>
        <translation>Soubor FIDE s údaji o turnaji z roku 2026: jiný losovací program z něj může pokračovat.</translation>
    </message>
    <message>
        <source>The same for programs that read only the version of 2016, such as Swiss-Manager.</source>
        <translation>Totéž pro programy, které čtou jen verzi z roku 2016, například Swiss-Manager.</translation>
    </message>
    <message>
        <source>For the rating officer of the federation: the finished event, without comments.</source>
        <translation>Pro ratingového referenta federace: skončený turnaj bez poznámek.</translation>
    </message>
    <message>
        <source>PGN of every board, with the moves that are known: for electronic boards and broadcasts.</source>
        <translation>PGN všech šachovnic s tahy, které jsou známy: pro elektronické šachovnice a přenosy.</translation>
    </message>
    <message>
        <source>PGN of every board of every round, with the moves that are known.</source>
        <translation>PGN všech šachovnic všech kol s tahy, které jsou známy.</translation>
    </message>
    <message>
        <source>Sessions of play and resumptions, for telephones and mail programs.</source>
        <translation>Hrací doby a dohrávky do telefonu a poštovního programu.</translation>
    </message>
    <message>
        <source>The players as a table, with the year of birth.</source>
        <translation>Hráči v tabulce, s rokem narození.</translation>
    </message>
    <message>
        <source>The standings as a table, with all tie-breaks.</source>
        <translation>Pořadí v tabulce, se všemi pomocnými hodnoceními.</translation>
    </message>
    <message>
        <source>Every board and bye of every round, as a table.</source>
        <translation>Všechny šachovnice a volna všech kol v tabulce.</translation>
    </message>
    <message>
        <source>The data that chess-results.com takes, without the key that they give to a program.</source>
        <translation>Údaje, které přijímá chess-results.com, bez klíče, který programům přidělují oni.</translation>
    </message>
    <message>
        <source>All of these and the papers in one archive, with an index that says what each is for.</source>
        <translation>Všechny tyto soubory a tiskoviny v jednom archivu, s obsahem, který říká, k čemu je každý z nich.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Není otevřen žádný turnaj.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>Zatím nejsou žádní hráči.</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>Zatím není nalosováno žádné kolo.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) have been paired.</source>
        <translation>
            <numerusform>Nalosováno je %n kolo.</numerusform>
            <numerusform>Nalosována jsou %n kola.</numerusform>
            <numerusform>Nalosováno je %n kol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result.</source>
        <translation>
            <numerusform>%n partie nemá výsledek.</numerusform>
            <numerusform>%n partie nemají výsledek.</numerusform>
            <numerusform>%n partií nemá výsledek.</numerusform>
        </translation>
    </message>
    <message>
        <source>No session of play and no resumption has been announced.</source>
        <translation>Není oznámena žádná hrací doba ani dohrávka.</translation>
    </message>
    <message>
        <source>There is no room for it on the disk or in memory.</source>
        <translation>Na disku nebo v paměti na něj není místo.</translation>
    </message>
    <message>
        <source>the federation of the event</source>
        <translation>federace turnaje</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>místo</translation>
    </message>
    <message>
        <source>the first or the last day</source>
        <translation>první nebo poslední den</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>hlavní rozhodčí</translation>
    </message>
    <message numerus="yes">
        <source>the day of %n round(s)</source>
        <translation>
            <numerusform>den %n kola</numerusform>
            <numerusform>den %n kol</numerusform>
            <numerusform>den %n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the FIDE ID of %n player(s)</source>
        <translation>
            <numerusform>FIDE ID %n hráče</numerusform>
            <numerusform>FIDE ID %n hráčů</numerusform>
            <numerusform>FIDE ID %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the birth of %n player(s)</source>
        <translation>
            <numerusform>narození %n hráče</numerusform>
            <numerusform>narození %n hráčů</numerusform>
            <numerusform>narození %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the federation of %n player(s)</source>
        <translation>
            <numerusform>federace %n hráče</numerusform>
            <numerusform>federace %n hráčů</numerusform>
            <numerusform>federace %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sex of %n player(s)</source>
        <translation>
            <numerusform>pohlaví %n hráče</numerusform>
            <numerusform>pohlaví %n hráčů</numerusform>
            <numerusform>pohlaví %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Report file</source>
        <translation>Soubor TRF</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <extracomment>An entry of a calendar: %1 the event, %2 the number of a round.</extracomment>
        <translation>%1: %2. kolo</translation>
    </message>
    <message>
        <source>%1: resumption of %2 – %3</source>
        <extracomment>An entry of a calendar: %1 the event, %2 and %3 the players of an adjourned game.</extracomment>
        <translation>%1: dohrávka %2 – %3</translation>
    </message>
    <message>
        <source>Files of this event, as of %1</source>
        <extracomment>Above the list of files in an archive: %1 day and time.</extracomment>
        <translation>Soubory tohoto turnaje, stav %1</translation>
    </message>
    <message>
        <source>Not in this archive:</source>
        <extracomment>In the index of an archive, above files that could not be made, each with the reason.</extracomment>
        <translation>V tomto archivu není:</translation>
    </message>
    <message>
        <source>The report files have days of birth, because their format asks for them: give them to the federation only. E-mail addresses, telephone numbers, fees, notes and rulings are in none of these files.</source>
        <translation>V souborech TRF jsou data narození, protože je žádá jejich formát: předejte je jen federaci. E-mailové adresy, telefonní čísla, poplatky, poznámky a rozhodnutí nejsou v žádném z těchto souborů.</translation>
    </message>
    <message>
        <source>Papers of the event as they are printed (PDF).</source>
        <translation>Tiskoviny turnaje tak, jak se tisknou (PDF).</translation>
    </message>
    <message>
        <source>Points without open games</source>
        <translation>Body bez neskončených partií</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>This must be filled in.</source>
        <translation>Toto je třeba vyplnit.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>Příliš dlouhé.</translation>
    </message>
    <message>
        <source>Not a date. Write it as 2026-11-21.</source>
        <translation>Není to datum. Pište ho jako 2026-11-21.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>Poslední den je před prvním.</translation>
    </message>
    <message>
        <source>This edition of the Laws is not known.</source>
        <translation>Toto vydání Pravidel program nezná.</translation>
    </message>
    <message>
        <source>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</source>
        <translation>To není tempo hry. Příklady: 90+30, 40/90:30 +30, 3+2.</translation>
    </message>
    <message>
        <source>This pairing system is not known.</source>
        <translation>Tento systém program nezná.</translation>
    </message>
    <message>
        <source>This tie-break is not known.</source>
        <translation>Toto pomocné hodnocení program nezná.</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>Zadejte název turnaje.</translation>
    </message>
    <message>
        <source>Enter the time control, for example 90+30.</source>
        <translation>Zadejte tempo hry, například 90+30.</translation>
    </message>
    <message>
        <source>The system cannot give this number of rounds.</source>
        <translation>Systém takový počet kol nedovoluje.</translation>
    </message>
    <message>
        <source>The player needs a name.</source>
        <translation>Zadejte jméno hráče.</translation>
    </message>
    <message>
        <source>Not a date of birth. Write 1999-05-31 or only the year.</source>
        <translation>Není to datum narození. Pište 1999-05-31 nebo jen rok.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of an event</comment>
        <translation>Název</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Poslední den</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Edition of the Laws</source>
        <translation>Vydání Pravidel</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Hrací systém</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocná hodnocení</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a player</comment>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
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
        <translation>Datum narození</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Čekací doba</translation>
    </message>
    <message>
        <source>No draw before move</source>
        <translation>Bez remízy před tahem</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Počáteční barva</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Přidělené volno</translation>
    </message>
    <message>
        <source>This language is not known.</source>
        <translation>Tento jazyk není znám.</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Jazyk jmen</translation>
    </message>
    <message>
        <source>Enter three letters, for example SVK.</source>
        <translation>Zadejte tři písmena, například CZE.</translation>
    </message>
    <message>
        <source>This number is outside the limits.</source>
        <translation>Číslo je mimo rozsah.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Zadejte číslo.</translation>
    </message>
    <message>
        <source>This contains characters that are not allowed.</source>
        <translation>Obsahuje znaky, které nejsou text.</translation>
    </message>
    <message>
        <source>Players arriving after the default time</source>
        <translation>Hráči po čekací době</translation>
    </message>
    <message>
        <source>Points for a result</source>
        <translation>Body za výsledek</translation>
    </message>
    <message>
        <source>Enter the number of rounds, which a Swiss announces beforehand (C.04.1, 1).</source>
        <translation>Uveďte počet kol; u švýcarského systému je vyhlášen předem (C.04.1, 1).</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Trest za elektronické zařízení</translation>
    </message>
    <message>
        <source>Line by line: round, day, beginning and end, in the order of time: 1 2026-11-24 16:00 20:00</source>
        <translation>Po řádcích: kolo, den, začátek a konec, v časovém pořadí: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Late at a resumption after</source>
        <translation>Pozdní příchod na dohrávku po</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Hrací doby</translation>
    </message>
    <message>
        <source>Time limit for appeals</source>
        <translation>Lhůta pro odvolání</translation>
    </message>
    <message>
        <source>Not an amount. Write it as 15 or 15.50.</source>
        <translation>Toto není částka. Napište ji jako 15 nebo 15.50.</translation>
    </message>
    <message>
        <source>A line for each category: its name, then what must hold: U18: age -17</source>
        <translation>Řádek pro každou kategorii: její název a podmínky: U18: age -17</translation>
    </message>
    <message>
        <source>Categories</source>
        <comment>of players</comment>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Rozhodný den věku</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Národní ID</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národní rating</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Rating FIDE</translation>
    </message>
    <message>
        <source>Rating from</source>
        <comment>the list it was taken from</comment>
        <translation>Zdroj ratingu</translation>
    </message>
    <message>
        <source>K</source>
        <comment>FIDE&apos;s development coefficient</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Own categories</source>
        <comment>of a player</comment>
        <translation>Vlastní kategorie</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Startovné k úhradě</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Startovné uhrazeno</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Stálá šachovnice</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Zástupci hlavního rozhodčího</translation>
    </message>
    <message>
        <source>Ratings that number the players</source>
        <translation>Ratingy, podle kterých se hráči číslují</translation>
    </message>
    <message>
        <source>A rating is a number up to 4000. Leave it empty for an unrated player.</source>
        <translation>Rating je číslo nejvýše 4000. U hráče bez ratingu nechte prázdné.</translation>
    </message>
    <message>
        <source>A FIDE ID has digits only.</source>
        <translation>FIDE ID má jen číslice.</translation>
    </message>
    <message>
        <source>Nobody who plays here was born then. Check the year.</source>
        <translation>Tehdy se nikdo z hráčů nenarodil. Zkontrolujte rok.</translation>
    </message>
    <message>
        <source>Line %1 is wrong. %2</source>
        <extracomment>%1 the number of a line in a field of several, %2 a sentence that says how lines are written.</extracomment>
        <translation>Řádek %1 je chybný. %2</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovat soubor TRF</translation>
    </message>
    <message>
        <source>Save the event as</source>
        <translation>Kam turnaj uložit?</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otevřít turnaj</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vybrat</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Report files (*.trf *.trfx *.txt *.TRF *.TXT)</source>
        <translation>Soubory TRF (*.trf *.trfx *.txt *.TRF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Flagfall events (*.flagfall)</source>
        <translation>Turnaje Flagfall (*.flagfall)</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Převzít hráče</translation>
    </message>
    <message>
        <source>Save the list of players</source>
        <translation>Uložit seznam hráčů</translation>
    </message>
    <message>
        <source>Lists of players (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</source>
        <translation>Seznamy hráčů (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Tabulka (*.xlsx)</translation>
    </message>
    <message>
        <source>Report file (*.trf)</source>
        <translation>Soubor TRF (*.trf)</translation>
    </message>
</context>
<context>
    <name>HallBar</name>
    <message>
        <source>All boards</source>
        <translation>Všechny šachovnice</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running</source>
        <translation>
            <numerusform>%n hodiny běží</numerusform>
            <numerusform>%n hodiny běží</numerusform>
            <numerusform>%n hodin běží</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the round</source>
        <translation>Spustit kolo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Zastavit vše</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Pokračovat ve všech</translation>
    </message>
    <message>
        <source>Start the rest</source>
        <translation>Spustit ostatní</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start or pause them</source>
        <translation>Spustit nebo zastavit vybrané</translation>
    </message>
    <message>
        <source>Begin the round</source>
        <translation>Začít kolo</translation>
    </message>
    <message>
        <source>Resume the round</source>
        <translation>Pokračovat v kole</translation>
    </message>
    <message>
        <source>Stop the round</source>
        <translation>Pozastavit kolo</translation>
    </message>
    <message>
        <source>Declare it over</source>
        <translation>Prohlásit za skončené</translation>
    </message>
</context>
<context>
    <name>HallKeys</name>
    <message>
        <source>go to a board</source>
        <translation>přejít k šachovnici</translation>
    </message>
    <message>
        <source>the next board that way</source>
        <translation>nejbližší šachovnice tím směrem</translation>
    </message>
    <message>
        <source>the first and the last board</source>
        <translation>první a poslední šachovnice</translation>
    </message>
    <message>
        <source>a screen of boards up or down</source>
        <translation>o obrazovku šachovnic nahoru nebo dolů</translation>
    </message>
    <message>
        <source>intervene: correct the clock, rule on a flag fall</source>
        <translation>zasáhnout: zásah do hodin, rozhodnutí o praporku</translation>
    </message>
    <message>
        <source>intervene</source>
        <translation>zasáhnout</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all; if boards are selected, only these</source>
        <translation>spustit kolo; potom zastavit a znovu spustit všechny; jsou-li šachovnice označené, jen tyto</translation>
    </message>
    <message>
        <source>start or pause the selected boards</source>
        <translation>spustit nebo zastavit označené</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>spustit nebo zastavit kolo</translation>
    </message>
    <message>
        <source>start or pause the current board, or the selected ones</source>
        <translation>spustit nebo zastavit vybranou šachovnici nebo označené</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>totéž</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>spustit nebo zastavit šachovnici</translation>
    </message>
    <message>
        <source>enter the result of the current board</source>
        <translation>zapsat výsledek vybrané šachovnice</translation>
    </message>
    <message>
        <source>result</source>
        <translation>výsledek</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>velké hodiny</translation>
    </message>
    <message>
        <source>replay of the current board</source>
        <translation>průběh na vybrané šachovnici</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>průběh</translation>
    </message>
    <message>
        <source>game record of the current board</source>
        <translation>zápis partie vybrané šachovnice</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>zápis partie</translation>
    </message>
    <message>
        <source>select or deselect the current board</source>
        <translation>označit vybranou šachovnici nebo označení zrušit</translation>
    </message>
    <message>
        <source>select</source>
        <translation>označit</translation>
    </message>
    <message>
        <source>select all boards on the way</source>
        <translation>označit všechny šachovnice po cestě</translation>
    </message>
    <message>
        <source>select every board shown</source>
        <translation>označit všechny zobrazené šachovnice</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+kliknutí</translation>
    </message>
    <message>
        <source>select with the mouse; Shift+click selects all up to there</source>
        <translation>označit myší; Shift+kliknutí označí všechny až tam</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>šachovnice bez výsledku</translation>
    </message>
    <message>
        <source>missing results</source>
        <translation>chybějící výsledky</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>další filtr</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtr</translation>
    </message>
    <message>
        <source>copy the pairings and results of the round, for a spreadsheet or a letter</source>
        <translation>zkopírovat los a výsledky kola do tabulkového procesoru nebo dopisu</translation>
    </message>
    <message>
        <source>close the panel, clear the selection, dismiss the message</source>
        <translation>zavřít panel, zrušit označení šachovnic, zavřít oznámení</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>incident na vybrané šachovnici: fakta, pravidla, rozhodnutí</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>the current board is played with the clock on the table, or with this program&apos;s again</source>
        <translation>na této šachovnici se hraje s hodinami na stole, nebo opět s hodinami programu</translation>
    </message>
    <message>
        <source>clock on the table</source>
        <translation>hodiny na stole</translation>
    </message>
    <message>
        <source>declare the round over</source>
        <translation>prohlásit kolo za skončené</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>konec kola</translation>
    </message>
    <message>
        <source>the current board calls the arbiter; again: somebody has come</source>
        <translation>aktuální šachovnice volá rozhodčího; znovu: někdo přišel</translation>
    </message>
    <message>
        <source>call, or answered</source>
        <translation>volání nebo příchod</translation>
    </message>
    <message>
        <source>go to the oldest call, then to the next one</source>
        <translation>přejít k nejstaršímu volání, pak k dalšímu</translation>
    </message>
    <message>
        <source>to the call</source>
        <translation>k volání</translation>
    </message>
    <message>
        <source>which of the organiser&apos;s clocks stands on the current board, and what is wrong with it</source>
        <translation>které z hodin pořadatele stojí u aktuální šachovnice a jakou mají závadu</translation>
    </message>
    <message>
        <source>the next board without a result</source>
        <translation>další šachovnice bez výsledku</translation>
    </message>
    <message>
        <source>next without a result</source>
        <translation>další bez výsledku</translation>
    </message>
    <message>
        <source>the board with the least time left on the running clock, then the next one</source>
        <translation>šachovnice s nejmenším časem na běžících hodinách, pak další</translation>
    </message>
    <message>
        <source>back to the round that is played</source>
        <translation>zpět na kolo, které se hraje</translation>
    </message>
    <message>
        <source>the next round in which clocks run or are paused</source>
        <translation>další kolo, ve kterém hodiny běží nebo jsou zastavené</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Result of board %1</source>
        <translation>Výsledek na šachovnici %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>No result is missing</source>
        <translation>Nechybí žádný výsledek</translation>
    </message>
    <message>
        <source>No clock is running</source>
        <translation>Neběží žádné hodiny</translation>
    </message>
    <message>
        <source>Show all boards</source>
        <translation>Zobrazit všechny šachovnice</translation>
    </message>
    <message>
        <source>Round %1, not the last</source>
        <translation>%1. kolo, ne poslední</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Zasáhnout</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatím není nalosováno žádné kolo</translation>
    </message>
    <message>
        <source>Once the first round is paired, each game appears here as a tile with both clocks.</source>
        <translation>Jakmile bude nalosováno první kolo, objeví se tu každá partie jako dlaždice s oběma hodinami.</translation>
    </message>
    <message>
        <source>No board matches the filter. Show all boards to see the whole round.</source>
        <translation>Filtru nevyhovuje žádná šachovnice. Celé kolo uvidíte, když zobrazíte všechny šachovnice.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone.</source>
        <translation>Vše lze ovládat i pouze z klávesnice.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Klávesy všude</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>How do I …? Type words: correct a result, late, print</source>
        <translation>Jak …? Napište slova: opravit výsledek, pozdní příchod, tisk</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hledat v nápovědě</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nic se nenašlo. Zkuste jiné slovo.</translation>
    </message>
</context>
<context>
    <name>HistoryKeys</name>
    <message>
        <source>replay of the board, at that action</source>
        <translation>průběh na šachovnici při tomto kroku</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Není co vzít zpět</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Není co zopakovat</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Zatím se nic nestalo</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s), clock presses left out</source>
        <translation>
            <numerusform>%n krok, bez stisknutí hodin</numerusform>
            <numerusform>%n kroky, bez stisknutí hodin</numerusform>
            <numerusform>%n kroků, bez stisknutí hodin</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions are listed here with their time and author. Clock presses are kept in the file. Nothing is ever deleted.</source>
        <translation>Zde jsou kroky s časem a s tím, kdo je provedl; stisknutí hodin jsou v souboru. Nic se nikdy nesmaže.</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Vzato zpět: %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>vzato zpět</translation>
    </message>
</context>
<context>
    <name>IncidentKeys</name>
    <message>
        <source>through the incidents; letters narrow the list</source>
        <translation>v seznamu incidentů; písmena ho zužují</translation>
    </message>
    <message>
        <source>choose the incident; then confirm the ruling</source>
        <translation>vybrat incident; potom potvrdit rozhodnutí</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>potvrdit</translation>
    </message>
    <message>
        <source>White or Black did it</source>
        <translation>týká se bílého, černého</translation>
    </message>
    <message>
        <source>the answer with this letter</source>
        <translation>odpověď s tímto písmenem</translation>
    </message>
    <message>
        <source>to the facts, the questions and the note</source>
        <translation>k faktům, otázkám a poznámce</translation>
    </message>
    <message>
        <source>facts, note</source>
        <translation>fakta, poznámka</translation>
    </message>
    <message>
        <source>the board before and after; what was said is kept</source>
        <translation>předchozí a další šachovnice; zadané zůstává</translation>
    </message>
    <message>
        <source>back to the list, then close the panel</source>
        <translation>zpět k seznamu, potom zavřít panel</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zpět</translation>
    </message>
    <message>
        <source>the articles that the ruling cites</source>
        <translation>články, na které se rozhodnutí odvolává</translation>
    </message>
    <message>
        <source>the choice with this number; of the penalties there may be several</source>
        <translation>možnost s tímto číslem; trestů může být i více</translation>
    </message>
    <message>
        <source>what the panel is for, with all its keys</source>
        <translation>k čemu panel slouží, se všemi klávesami</translation>
    </message>
    <message>
        <source>help</source>
        <translation>nápověda</translation>
    </message>
    <message>
        <source>through the facts and the ruling</source>
        <translation>po faktech a rozhodnutí</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>What has happened?</source>
        <translation>Co se stalo?</translation>
    </message>
    <message>
        <source>The first letters are enough</source>
        <translation>Stačí počáteční písmena</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nic nenalezeno. Zkuste jiné slovo.</translation>
    </message>
</context>
<context>
    <name>IncidentPanel</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>IncidentSheet</name>
    <message>
        <source>Fewer facts</source>
        <translation>Méně faktů</translation>
    </message>
    <message>
        <source>More facts (%1)</source>
        <translation>Další fakta (%1)</translation>
    </message>
    <message>
        <source>The ruling follows when the missing fact is given.</source>
        <translation>Rozhodnutí se ukáže po doplnění chybějícího údaje.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>The ruling follows when what cannot be read is put right.</source>
        <translation>Rozhodnutí následuje, až se opraví, co nelze přečíst.</translation>
    </message>
</context>
<context>
    <name>IncidentText</name>
    <message>
        <source>Flag fall</source>
        <translation>Pád praporku</translation>
    </message>
    <message>
        <source>time out ran out of time overstepped zero forfeit fell lone king</source>
        <translation>čas vypršel padl spadl praporek překročení překročil nula osamělý král vlajka praporek obě praporky sám král</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nemožný tah</translation>
    </message>
    <message>
        <source>promotion pawn check king castling two hands both hands wrong move invalid pressed without moving</source>
        <translation>neplatný tah nesprávný proměna pěšec šach král rošáda dvě ruce obě ruce oběma rukama stiskl bez tahu</translation>
    </message>
    <message>
        <source>Phone or electronic device</source>
        <translation>Telefon nebo elektronické zařízení</translation>
    </message>
    <message>
        <source>telephone mobile cell rang ring rings ringing watch earphones cheating</source>
        <translation>mobil telefon zvoní zvonil zazvonil zvonění hodinky sluchátka podvádění zvonění pípání</translation>
    </message>
    <message>
        <source>Draw claim</source>
        <translation>Reklamace remízy</translation>
    </message>
    <message>
        <source>repetition repeated three times threefold position fifty moves claims</source>
        <translation>opakování opakuje trojnásobné třikrát pozice padesát tahů reklamuje</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Nabídka remízy</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Remíza dohodou</translation>
    </message>
    <message>
        <source>Late arrival</source>
        <translation>Pozdní příchod</translation>
    </message>
    <message>
        <source>absent missing not here no show late default time forfeit delay</source>
        <translation>nepřítomný chybí nepřišel přišel pozdě má zpoždění čekací doba kontumace zpoždění</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Úprava hodin</translation>
    </message>
    <message>
        <source>Quickplay finish: request for an increment</source>
        <translation>Zrychlená závěrečná fáze: žádost o přídavek</translation>
    </message>
    <message>
        <source>Quickplay finish: draw claim</source>
        <translation>Zrychlená závěrečná fáze: reklamace remízy</translation>
    </message>
    <message>
        <source>Defective clock</source>
        <translation>Porucha hodin</translation>
    </message>
    <message>
        <source>fault faulty battery broken dead blank stopped clock</source>
        <translation>vada baterie rozbité nejdou nefungují prázdný displej zastavily se</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>Nesprávně nastavené hodiny</translation>
    </message>
    <message>
        <source>wrong time wrong setting increment mode swapped times badly set</source>
        <translation>špatný čas špatné nastavení nesprávný čas přídavek režim přehozené časy</translation>
    </message>
    <message>
        <source>Clocks stopped</source>
        <translation>Zastavené hodiny</translation>
    </message>
    <message>
        <source>paused stopped disturbance illness toilet without reason</source>
        <translation>přerušení zastavil rušení nemoc toaleta bez důvodu</translation>
    </message>
    <message>
        <source>Claim based on a screen</source>
        <translation>Reklamace podle obrazovky</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Partiář</translation>
    </message>
    <message>
        <source>not writing notation keep score record moves refuses refusal does not write</source>
        <translation>nepíše nezapisuje zapisování zápis tahy odmítá odmítnutí notace</translation>
    </message>
    <message>
        <source>Scoresheets not up to date after a flag fall</source>
        <translation>Neúplné partiáře po pádu praporku</translation>
    </message>
    <message>
        <source>Illegal position seen by the arbiter</source>
        <translation>Nemožná pozice, kterou vidí rozhodčí</translation>
    </message>
    <message>
        <source>Touched piece</source>
        <translation>Dotčený kámen</translation>
    </message>
    <message>
        <source>touch move touched adjust j&apos;adoube released let go wants another move</source>
        <translation>dotkl se dotyk dotčeno taženo opravuji j&apos;adoube pustil chce jiný tah</translation>
    </message>
    <message>
        <source>Reply to a draw offer</source>
        <translation>Odpověď na nabídku remízy</translation>
    </message>
    <message>
        <source>Game ended on the board</source>
        <translation>Konec partie na šachovnici</translation>
    </message>
    <message>
        <source>Prearranged draw</source>
        <translation>Předem dohodnutá remíza</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdání partie</translation>
    </message>
    <message>
        <source>resigns gives up lone king bare king</source>
        <translation>vzdává se vzdal osamělý král holý král</translation>
    </message>
    <message>
        <source>Misunderstood handshake</source>
        <translation>Nedorozumění při podání rukou</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Trest</translation>
    </message>
    <message>
        <source>Conduct of a player</source>
        <translation>Chování hráče</translation>
    </message>
    <message>
        <source>offence behaviour noise talking speaking chatting smoking distracting disturbing leaving not writing warning</source>
        <translation>přestupek hluk mluví povídání baví se ruší kouření vyrušování odešel nepíše napomenutí opustil odešel odejde z místnosti</translation>
    </message>
    <message>
        <source>Error at the start</source>
        <translation>Chyba na začátku partie</translation>
    </message>
    <message>
        <source>initial position wrong colours wrong colors colours reversed swapped board turned set up</source>
        <translation>základní postavení špatné barvy vyměněné barvy vyměněné strany opačné otočená šachovnice špatně postaveno</translation>
    </message>
    <message>
        <source>Displaced pieces</source>
        <translation>Posunuté kameny</translation>
    </message>
    <message>
        <source>knocked over fallen pushed put back</source>
        <translation>shozené spadlé převrácené srazil vrátit</translation>
    </message>
    <message>
        <source>Signed result</source>
        <translation>Podepsaný výsledek</translation>
    </message>
    <message>
        <source>scoresheet signature wrong result refuses to sign</source>
        <translation>partiář podpis nesprávný špatný výsledek odmítá nepodepsal</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Odvolání</translation>
    </message>
    <message>
        <source>Clock not pressed</source>
        <translation>Nestisknuté hodiny</translation>
    </message>
    <message>
        <source>The opponent has accepted a draw</source>
        <translation>Soupeř přijal remízu</translation>
    </message>
    <message>
        <source>Increment that the clock gave</source>
        <translation>Přídavek, který hodiny dávaly</translation>
    </message>
    <message>
        <source>Intention to adjust</source>
        <translation>Úmysl upravit</translation>
    </message>
    <message>
        <source>arrival after the start</source>
        <translation>příchod po začátku</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Proti čemu</translation>
    </message>
    <message>
        <source>Intended move as written</source>
        <translation>Zamýšlený tah podle zápisu</translation>
    </message>
    <message>
        <source>Time on the clocks at the start</source>
        <translation>Čas na hodinách na začátku</translation>
    </message>
    <message>
        <source>Basis of the claim</source>
        <translation>Důvod reklamace</translation>
    </message>
    <message>
        <source>Increment before the first move as well</source>
        <translation>Přídavek už před prvním tahem</translation>
    </message>
    <message>
        <source>The opponent has done the same</source>
        <translation>Soupeř udělal totéž</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>The game record has no missing moves</source>
        <translation>V zápisu partie nechybějí tahy</translation>
    </message>
    <message>
        <source>the flag is down</source>
        <translation>praporek spadl</translation>
    </message>
    <message>
        <source>time on the clock now</source>
        <translation>čas na hodinách nyní</translation>
    </message>
    <message>
        <source>Stopped by</source>
        <translation>Kdo je zastavil</translation>
    </message>
    <message>
        <source>The clock was pressed after the move</source>
        <translation>Po tahu byly stisknuty hodiny</translation>
    </message>
    <message>
        <source>With a condition attached</source>
        <translation>S podmínkou</translation>
    </message>
    <message>
        <source>Displaced by</source>
        <translation>Kdo je posunul</translation>
    </message>
    <message>
        <source>Earlier incorrect or invalid claims</source>
        <translation>Dřívější nesprávné nebo neplatné reklamace</translation>
    </message>
    <message>
        <source>A piece was touched before the claim</source>
        <translation>Před reklamací se hráč dotkl kamene</translation>
    </message>
    <message>
        <source>Already drawn by</source>
        <translation>Remíza už předtím</translation>
    </message>
    <message>
        <source>Earlier offers that were rejected</source>
        <translation>Dřívější odmítnuté nabídky</translation>
    </message>
    <message>
        <source>did not have to keep score</source>
        <translation>bez povinnosti zapisovat</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>The player&apos;s game is over</source>
        <translation>Partie hráče skončila</translation>
    </message>
    <message>
        <source>White&apos;s first press after the start</source>
        <translation>První stisk bílého po začátku</translation>
    </message>
    <message>
        <source>What the game record shows</source>
        <translation>Co ukazuje zápis partie</translation>
    </message>
    <message>
        <source>Noticed by</source>
        <translation>Kdo si toho všiml</translation>
    </message>
    <message>
        <source>Full time of each player</source>
        <translation>Celý čas každého hráče</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>The player has the move</source>
        <translation>Hráč je na tahu</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Konec partie</translation>
    </message>
    <message>
        <source>Time left to both players together</source>
        <translation>Zbývající čas obou hráčů dohromady</translation>
    </message>
    <message>
        <source>In a bag, not on the player</source>
        <translation>V tašce, ne u hráče</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Přídavek</translation>
    </message>
    <message>
        <source>Points the player keeps</source>
        <translation>Body, které hráči zůstanou</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Přestupek</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Oba králové jsou v šachu</translation>
    </message>
    <message>
        <source>last reliable time</source>
        <translation>poslední spolehlivý čas</translation>
    </message>
    <message>
        <source>time lost by a disturbance</source>
        <translation>čas ztracený rušením</translation>
    </message>
    <message>
        <source>Move made since, in English notation</source>
        <translation>Tah provedený od té doby, v anglické notaci</translation>
    </message>
    <message>
        <source>Checkmated player</source>
        <translation>Hráč, který dostal mat</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>Correct initial position (FEN)</source>
        <translation>Správné základní postavení (FEN)</translation>
    </message>
    <message>
        <source>missing time</source>
        <translation>chybějící čas</translation>
    </message>
    <message>
        <source>When it was offered</source>
        <translation>Kdy byla nabídnuta</translation>
    </message>
    <message>
        <source>The player has made the next move as well</source>
        <translation>Hráč už provedl i další tah</translation>
    </message>
    <message>
        <source>moves made</source>
        <translation>počet tahů</translation>
    </message>
    <message>
        <source>moves made before the irregularity</source>
        <translation>počet tahů před nesprávností</translation>
    </message>
    <message>
        <source>Piece that touched the promotion square</source>
        <translation>Figura, která se dotkla pole proměny</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Další tah</translation>
    </message>
    <message>
        <source>No arbiter is present</source>
        <translation>Rozhodčí není přítomen</translation>
    </message>
    <message>
        <source>Committed by</source>
        <translation>Kdo se ho dopustil</translation>
    </message>
    <message>
        <source>Player at fault</source>
        <translation>Provinivší se hráč</translation>
    </message>
    <message>
        <source>The offer is pending</source>
        <translation>Nabídka platí</translation>
    </message>
    <message>
        <source>A draw was offered with the move</source>
        <translation>S tahem byla nabídnuta remíza</translation>
    </message>
    <message>
        <source>Offered by</source>
        <translation>Kdo nabídl</translation>
    </message>
    <message>
        <source>Points of the opponent</source>
        <translation>Body soupeře</translation>
    </message>
    <message>
        <source>An offer of the opponent is pending</source>
        <translation>Platí nabídka soupeře</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since</source>
        <translation>Soupeř se od té doby dotkl kamene</translation>
    </message>
    <message>
        <source>A correct claim would be based on</source>
        <translation>Správná by byla reklamace pro</translation>
    </message>
    <message>
        <source>The game was already over</source>
        <translation>Partie už skončila</translation>
    </message>
    <message>
        <source>Already counted; only the result is open</source>
        <translation>Už započítaný; zbývá rozhodnout výsledek</translation>
    </message>
    <message>
        <source>An earlier offer of the player is pending</source>
        <translation>Platí dřívější nabídka hráče</translation>
    </message>
    <message>
        <source>The arbiter has permitted it</source>
        <translation>Rozhodčí to povolil</translation>
    </message>
    <message>
        <source>Result of the game as played</source>
        <translation>Skutečný výsledek partie</translation>
    </message>
    <message>
        <source>The clock was pressed before the pieces were replaced</source>
        <translation>Hodiny byly stisknuty před vrácením kamenů</translation>
    </message>
    <message>
        <source>Whose clock should have run since</source>
        <translation>Čí hodiny měly od té doby jít</translation>
    </message>
    <message>
        <source>Who refuses to sign</source>
        <translation>Kdo odmítá podepsat</translation>
    </message>
    <message>
        <source>An earlier claim was rejected</source>
        <translation>Dřívější reklamace byla zamítnuta</translation>
    </message>
    <message>
        <source>Square where the piece was released</source>
        <translation>Pole, na kterém byl kámen puštěn</translation>
    </message>
    <message>
        <source>The opponent has made a move since</source>
        <translation>Soupeř od té doby provedl tah</translation>
    </message>
    <message>
        <source>That move was illegal as well</source>
        <translation>I tento tah byl nemožný</translation>
    </message>
    <message>
        <source>That move checkmates</source>
        <translation>Tento tah dává mat</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Odpověď</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Výsledek partie</translation>
    </message>
    <message>
        <source>correct number of moves</source>
        <translation>správný počet tahů</translation>
    </message>
    <message>
        <source>Rounds of the exclusion</source>
        <translation>Počet kol vyloučení</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Kdo to oznámil</translation>
    </message>
    <message>
        <source>The move seemed to end the game</source>
        <translation>Tah zdánlivě skončil partii</translation>
    </message>
    <message>
        <source>Both players have signed another result</source>
        <translation>Oba hráči podepsali jiný výsledek</translation>
    </message>
    <message>
        <source>result on the signed scoresheet</source>
        <translation>výsledek na podepsaném partiáři</translation>
    </message>
    <message>
        <source>The player has signed the scoresheet</source>
        <translation>Hráč podepsal partiář</translation>
    </message>
    <message>
        <source>Half-moves made since</source>
        <translation>Počet půltahů od té doby</translation>
    </message>
    <message>
        <source>Time passed since</source>
        <translation>Čas, který od té doby uplynul</translation>
    </message>
    <message>
        <source>Position the game began from (FEN)</source>
        <translation>Postavení, ze kterého partie začala (FEN)</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>Zařízení</translation>
    </message>
    <message>
        <source>Time taken from the player</source>
        <translation>Čas odebraný hráči</translation>
    </message>
    <message>
        <source>Time for the opponent</source>
        <translation>Čas pro soupeře</translation>
    </message>
    <message>
        <source>time before the irregularity</source>
        <translation>čas před nesprávností</translation>
    </message>
    <message>
        <source>Earlier offences of this kind</source>
        <translation>Dřívější přestupky tohoto druhu</translation>
    </message>
    <message>
        <source>The opponent&apos;s last move was illegal</source>
        <translation>Poslední tah soupeře byl nemožný</translation>
    </message>
    <message>
        <source>Touched at the same time, or the order is unknown</source>
        <translation>Dotyk současně nebo v neznámém pořadí</translation>
    </message>
    <message>
        <source>How it was touched</source>
        <translation>Jak došlo k dotyku</translation>
    </message>
    <message>
        <source>Squares of the pieces touched, in order</source>
        <translation>Pole dotčených kamenů v pořadí</translation>
    </message>
    <message>
        <source>A piece was touched after the claim</source>
        <translation>Po reklamaci se hráč dotkl kamene</translation>
    </message>
    <message>
        <source>The move was made with two hands</source>
        <translation>Tah byl proveden oběma rukama</translation>
    </message>
    <message>
        <source>The opponent has verified it</source>
        <translation>Soupeř to ověřil</translation>
    </message>
    <message>
        <source>Reason why it does not count</source>
        <translation>Důvod, proč neplatí</translation>
    </message>
    <message>
        <source>Less than five minutes were left in this period</source>
        <translation>V tomto úseku zbývalo méně než pět minut</translation>
    </message>
    <message>
        <source>Delay of the real White&apos;s arrival</source>
        <translation>Zpoždění skutečného bílého</translation>
    </message>
    <message>
        <source>The player withdraws the claim</source>
        <translation>Hráč bere reklamaci zpět</translation>
    </message>
    <message>
        <source>The position is written down</source>
        <translation>Pozice je zapsána</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Kdo je změnil</translation>
    </message>
    <message>
        <source>Correct increment</source>
        <translation>Správný přídavek</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>přijetí</translation>
    </message>
    <message>
        <source>accidentally</source>
        <translation>náhodně</translation>
    </message>
    <message>
        <source>adjusts a piece</source>
        <translation>úprava kamene</translation>
    </message>
    <message>
        <source>after the move, before the press</source>
        <translation>po tahu, před stiskem hodin</translation>
    </message>
    <message>
        <source>the intended move is a capture</source>
        <translation>zamýšlený tah je braní</translation>
    </message>
    <message>
        <source>the intended move is illegal</source>
        <translation>zamýšlený tah je nemožný</translation>
    </message>
    <message>
        <source>the intended move is a pawn move</source>
        <translation>zamýšlený tah je tah pěšcem</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodčí</translation>
    </message>
    <message>
        <source>wrong time at the start</source>
        <translation>nesprávný základní čas</translation>
    </message>
    <message>
        <source>before making a move</source>
        <translation>před vlastním tahem</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>střelec</translation>
    </message>
    <message>
        <source>chessboard placed incorrectly</source>
        <translation>nesprávně položená šachovnice</translation>
    </message>
    <message>
        <source>both</source>
        <translation>obojí</translation>
    </message>
    <message>
        <source>both kings in check</source>
        <translation>oba králové v šachu</translation>
    </message>
    <message>
        <source>changed by a player</source>
        <translation>změněno hráčem</translation>
    </message>
    <message>
        <source>cannot win by normal means</source>
        <translation>nelze vyhrát běžnými prostředky</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>claim made before it</source>
        <translation>dřívější reklamace</translation>
    </message>
    <message>
        <source>claim without an arbiter</source>
        <translation>reklamace bez rozhodčího</translation>
    </message>
    <message>
        <source>colours reversed</source>
        <translation>zaměněné barvy</translation>
    </message>
    <message>
        <source>disputed contact</source>
        <translation>sporný dotyk</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>reklamace je správná</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>mrtvá pozice</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>rozhodnutí</translation>
    </message>
    <message>
        <source>rejects</source>
        <translation>odmítnutí</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>porucha hodin</translation>
    </message>
    <message>
        <source>deliberately</source>
        <translation>úmyslně</translation>
    </message>
    <message>
        <source>displaced pieces</source>
        <translation>posunuté kameny</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>sporný</translation>
    </message>
    <message>
        <source>disturbance from outside</source>
        <translation>rušení zvenčí</translation>
    </message>
    <message>
        <source>draw claim</source>
        <translation>reklamace remízy</translation>
    </message>
    <message>
        <source>must the player keep score?</source>
        <translation>musí hráč zapisovat?</translation>
    </message>
    <message>
        <source>50 moves</source>
        <translation>50 tahů</translation>
    </message>
    <message>
        <source>50 moves with the intended move</source>
        <translation>50 tahů se zamýšleným tahem</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>pětinásobné opakování</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný tah</translation>
    </message>
    <message>
        <source>illness</source>
        <translation>nemoc</translation>
    </message>
    <message>
        <source>wrong increment</source>
        <translation>nesprávný přídavek</translation>
    </message>
    <message>
        <source>the time jumped</source>
        <translation>čas přeskočil</translation>
    </message>
    <message>
        <source>the scoresheet is kept</source>
        <translation>ponechání partiáře</translation>
    </message>
    <message>
        <source>king</source>
        <translation>král</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>jezdec</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>přípustný</translation>
    </message>
    <message>
        <source>wrong mode</source>
        <translation>nesprávný režim</translation>
    </message>
    <message>
        <source>not expressed</source>
        <translation>neoznámený</translation>
    </message>
    <message>
        <source>no effort to win</source>
        <translation>bez snahy o výhru</translation>
    </message>
    <message>
        <source>clock pressed without a move</source>
        <translation>stisk hodin bez tahu</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámo</translation>
    </message>
    <message>
        <source>the player does not have the move</source>
        <translation>hráč není na tahu</translation>
    </message>
    <message>
        <source>not completed yet</source>
        <translation>ještě nedokončený</translation>
    </message>
    <message>
        <source>no intended move written</source>
        <translation>zamýšlený tah není zapsán</translation>
    </message>
    <message>
        <source>the opponent asks for the number of moves</source>
        <translation>soupeř se ptá na počet tahů</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>hráč</translation>
    </message>
    <message>
        <source>while the opponent has the move</source>
        <translation>když je na tahu soupeř</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>soupeř</translation>
    </message>
    <message>
        <source>conduct of the opponent</source>
        <translation>chování soupeře</translation>
    </message>
    <message>
        <source>another</source>
        <translation>jiný</translation>
    </message>
    <message>
        <source>clock pressed with the other hand</source>
        <translation>stisk hodin druhou rukou</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pěšec</translation>
    </message>
    <message>
        <source>pawn on the last rank</source>
        <translation>pěšec na poslední řadě</translation>
    </message>
    <message>
        <source>a piece was touched</source>
        <translation>dotyk kamene</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>oba hráči</translation>
    </message>
    <message>
        <source>piece for a promotion</source>
        <translation>figura k proměně</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>quickplay claim</source>
        <translation>reklamace v závěrečné fázi</translation>
    </message>
    <message>
        <source>the player refuses to keep score</source>
        <translation>hráč odmítá zapisovat</translation>
    </message>
    <message>
        <source>repetition on the board</source>
        <translation>opakování na šachovnici</translation>
    </message>
    <message>
        <source>repetition with the intended move</source>
        <translation>opakování se zamýšleným tahem</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>věž</translation>
    </message>
    <message>
        <source>expressed</source>
        <translation>oznámený</translation>
    </message>
    <message>
        <source>75 moves</source>
        <translation>75 tahů</translation>
    </message>
    <message>
        <source>made a sound</source>
        <translation>zvuk</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>completed, still illegal</source>
        <translation>dokončený, stále nemožné</translation>
    </message>
    <message>
        <source>the clock stopped</source>
        <translation>hodiny se zastavily</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>zaměněné časy</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>vypnuté</translation>
    </message>
    <message>
        <source>switched on</source>
        <translation>zapnuté</translation>
    </message>
    <message>
        <source>fewer than 50 moves</source>
        <translation>méně než 50 tahů</translation>
    </message>
    <message>
        <source>the position occurred too few times</source>
        <translation>pozice nevznikla dostatečně často</translation>
    </message>
    <message>
        <source>touches a piece</source>
        <translation>dotyk kamene</translation>
    </message>
    <message>
        <source>two hands used</source>
        <translation>použití obou rukou</translation>
    </message>
    <message>
        <source>pawn not replaced on promotion</source>
        <translation>pěšec při proměně nevyměněn</translation>
    </message>
    <message>
        <source>with a claim</source>
        <translation>s reklamací</translation>
    </message>
    <message>
        <source>the offer is withdrawn</source>
        <translation>odvolání nabídky</translation>
    </message>
    <message>
        <source>incorrect initial position</source>
        <translation>nesprávné základní postavení</translation>
    </message>
    <message>
        <source>the wrong clock ran</source>
        <translation>šly nesprávné hodiny</translation>
    </message>
    <message>
        <source>clock set incorrectly</source>
        <translation>nesprávně nastavené hodiny</translation>
    </message>
    <message>
        <source>White: %1</source>
        <comment>field</comment>
        <extracomment>The label of a field about one player: %1 as &quot;moves made&quot; or &quot;arrival after the start&quot;.</extracomment>
        <translation>Bílý: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <comment>field</comment>
        <translation>Černý: %1</translation>
    </message>
    <message>
        <source>Move as it was made</source>
        <translation>Provedený tah</translation>
    </message>
    <message>
        <source>Square where the new piece was put instead</source>
        <translation>Pole, na které byla nová figura postavena</translation>
    </message>
    <message>
        <source>Another move was written in its place</source>
        <translation>Místo něj byl zapsán jiný tah</translation>
    </message>
    <message>
        <source>The record shows no such end</source>
        <translation>Záznam takový konec neukazuje</translation>
    </message>
    <message>
        <source>What could be claimed now</source>
        <translation>Co by se dalo nyní reklamovat</translation>
    </message>
    <message>
        <source>Resigned because a piece was displaced</source>
        <translation>Vzdal se, protože figura byla posunuta</translation>
    </message>
    <message>
        <source>the game had been played already</source>
        <translation>partie se už odehrála</translation>
    </message>
    <message>
        <source>Move that was written first</source>
        <translation>Tah, který byl zapsán jako první</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>Přerušení partie</translation>
    </message>
    <message>
        <source>Change of a sealed move</source>
        <translation>Změna zapečetěného tahu</translation>
    </message>
    <message>
        <source>Adjourned game: draw, resignation or offer</source>
        <translation>Přerušená partie: remíza, vzdání nebo nabídka</translation>
    </message>
    <message>
        <source>Resumption of an adjourned game</source>
        <translation>Dohrávka přerušené partie</translation>
    </message>
    <message>
        <source>Sealed move opened</source>
        <translation>Otevřený zapečetěný tah</translation>
    </message>
    <message>
        <source>Missing envelope</source>
        <translation>Chybějící obálka</translation>
    </message>
    <message>
        <source>Incorrect times of an adjourned game</source>
        <translation>Nesprávné časy přerušené partie</translation>
    </message>
    <message>
        <source>Player whose clock is running</source>
        <translation>Hráč, kterému jdou hodiny</translation>
    </message>
    <message>
        <source>Time to the end of the session, if adjourned early</source>
        <translation>Čas do konce hrací doby při dřívějším přerušení</translation>
    </message>
    <message>
        <source>Move made on the board</source>
        <translation>Tah provedený na šachovnici</translation>
    </message>
    <message>
        <source>The player has made a move since the resumption</source>
        <translation>Hráč od začátku dohrávky už provedl tah</translation>
    </message>
    <message>
        <source>Move, in English notation</source>
        <translation>Tah v anglické notaci</translation>
    </message>
    <message>
        <source>A claim is still to be decided</source>
        <translation>O reklamaci se ještě nerozhodlo</translation>
    </message>
    <message>
        <source>The player has stopped the clock</source>
        <translation>Hráč zastavil hodiny</translation>
    </message>
    <message>
        <source>Move made on the board instead of sealing</source>
        <translation>Tah provedený na šachovnici místo zapečetění</translation>
    </message>
    <message>
        <source>What is reported</source>
        <translation>Co se oznamuje</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Zapečetil</translation>
    </message>
    <message>
        <source>arrival after the agreed time</source>
        <translation>příchod po stanoveném čase</translation>
    </message>
    <message>
        <source>has arrived</source>
        <translation>je přítomen</translation>
    </message>
    <message>
        <source>time recorded at the adjournment</source>
        <translation>čas zaznamenaný při přerušení</translation>
    </message>
    <message>
        <source>Reply sealed as well</source>
        <translation>Zapečetěna i odpověď</translation>
    </message>
    <message>
        <source>Sealed move as written</source>
        <translation>Zapečetěný tah, jak je zapsán</translation>
    </message>
    <message>
        <source>Language of the notation</source>
        <translation>Jazyk notace</translation>
    </message>
    <message>
        <source>No move is written</source>
        <translation>Není zapsán žádný tah</translation>
    </message>
    <message>
        <source>A draw offer is on the envelope</source>
        <translation>Na obálce je nabídka remízy</translation>
    </message>
    <message>
        <source>The position cannot be re-established</source>
        <translation>Pozici nelze obnovit</translation>
    </message>
    <message>
        <source>Move that the player says was sealed</source>
        <translation>Tah, který hráč uvádí jako zapečetěný</translation>
    </message>
    <message>
        <source>Pointed out by</source>
        <translation>Upozornil</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <comment>fact of an incident</comment>
        <translation>ne</translation>
    </message>
    <message>
        <source>before being told to seal, clock not pressed</source>
        <translation>před výzvou k zapečetění, bez stisku hodin</translation>
    </message>
    <message>
        <source>after being told to seal</source>
        <translation>po výzvě k zapečetění</translation>
    </message>
    <message>
        <source>a draw is agreed</source>
        <translation>dohoda na remíze</translation>
    </message>
    <message>
        <source>the player resigns</source>
        <translation>hráč se vzdává</translation>
    </message>
    <message>
        <source>the player offers a draw</source>
        <translation>hráč nabízí remízu</translation>
    </message>
    <message>
        <source>the player wants to seal it</source>
        <translation>hráč ji chce zapečetit</translation>
    </message>
    <message>
        <source>it is sealed</source>
        <translation>je zapečetěna</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>figurines</source>
        <translation>figurky</translation>
    </message>
    <message>
        <source>Longest delay that the regulations allow</source>
        <translation>Nejdelší zpoždění podle propozic</translation>
    </message>
    <message>
        <source>Move made on the board after the call to seal</source>
        <translation>Tah provedený na šachovnici po výzvě zapečetit</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ani jedny</translation>
    </message>
    <message>
        <source>offers a draw proposes half point asks for a draw</source>
        <translation>nabízí dohoda nabídl navrhuje půlbod chce remízu</translation>
    </message>
    <message>
        <source>agreed early too soon before move agree draws shook hands</source>
        <translation>dohodnutá předčasná příliš brzy před tahem dohodli podali si ruce</translation>
    </message>
    <message>
        <source>time correction correct adjust add minutes bonus set again</source>
        <translation>oprava času korekce přidat minuty přídavek opravit nastavit</translation>
    </message>
    <message>
        <source>extra time five seconds guidelines increment sudden death last period two minutes</source>
        <translation>přídavek pět sekund směrnice čas navíc poslední perioda dvě minuty</translation>
    </message>
    <message>
        <source>guidelines normal means cannot win no effort two minutes sudden death</source>
        <translation>směrnice běžné prostředky nemůže vyhrát nesnaží se dvě minuty 2 minuty</translation>
    </message>
    <message>
        <source>monitor display big screen demonstration board projector live internet</source>
        <translation>monitor displej velká obrazovka demonstrační šachovnice projektor přenos internet</translation>
    </message>
    <message>
        <source>time trouble update reconstruct incomplete missing moves zeitnot</source>
        <translation>časová tíseň doplnění rekonstrukce neúplný zápis chybějící tahy cajtnot</translation>
    </message>
    <message>
        <source>kings check both kings pawn last rank eighth impossible not promoted</source>
        <translation>králové šach pěšec poslední řada oba v šachu osmá neproměněný</translation>
    </message>
    <message>
        <source>accepts rejects declines withdraws takes back answer refuses</source>
        <translation>přijímá odmítá odvolává přijal odmítl bere zpět reakce</translation>
    </message>
    <message>
        <source>checkmate mate mated stalemate dead position insufficient material fivefold seventy-five</source>
        <translation>mat pat zmatoval mrtvá pozice nedostatek materiálu pětinásobné sedmdesát pět</translation>
    </message>
    <message>
        <source>sham game fixed arranged agreed before bought match fixing without playing</source>
        <translation>fingovaná partie podvod dohoda před partií koupená bez boje</translation>
    </message>
    <message>
        <source>result dispute shook hands draw or win disagree different results</source>
        <translation>výsledek spor podali si ruce remíza nebo výhra neshoda</translation>
    </message>
    <message>
        <source>warning warn fine expulsion expelled excluded loss of game points less time punish sanction</source>
        <translation>napomenutí pokuta vyloučení vyloučený prohra body odebrání času potrestat sankce</translation>
    </message>
    <message>
        <source>committee protest complaint complains objection chief arbiter disagrees</source>
        <translation>odvolací komise protest námitka stížnost hlavní rozhodčí nesouhlasí</translation>
    </message>
    <message>
        <source>missed press forgot forgotten did not press lever own clock runs</source>
        <translation>zapomněl zapomenuté stisknutí nestiskl nepřepnul páčka běží vlastní hodiny</translation>
    </message>
    <message>
        <source>adjourned interrupted postponed sealed move envelope end of session</source>
        <translation>přerušená partie tajný tah obálka odklad konec hrací doby</translation>
    </message>
    <message>
        <source>adjourned envelope back wants another move open again</source>
        <translation>přerušená partie obálka zpět chce jiný tah otevřít znovu přepsat</translation>
    </message>
    <message>
        <source>agreed draw resigns by telephone message between sessions before resumption</source>
        <translation>dohoda před dohrávkou remíza vzdal telefonicky vzkaz mezi</translation>
    </message>
    <message>
        <source>absent late continue resume continues envelope reply</source>
        <translation>nepřítomný pozdě pokračuje pokračování obálka odpověď</translation>
    </message>
    <message>
        <source>adjourned envelope ambiguous unclear unreadable empty illegal wrong</source>
        <translation>přerušená partie obálka nejednoznačný nejasný nečitelný prázdná nemožný</translation>
    </message>
    <message>
        <source>adjourned sealed move lost gone disappeared destroyed</source>
        <translation>přerušená partie tajný tah ztracený ztratila zmizela zničená</translation>
    </message>
    <message>
        <source>resumption clock wrong times used noted badly written</source>
        <translation>dohrávka hodiny nesprávný spotřebovaný čas špatný zapsaný</translation>
    </message>
    <message>
        <source>disturbing talking speaking chatting whispering bothering gestures</source>
        <translation>ruší rušení vyrušuje mluví povídání baví se šeptá obtěžuje gesta posunky</translation>
    </message>
    <message>
        <source>loud music talking beeping shouting</source>
        <translation>hlasitý hudba povídání pípá pípání křik křičí</translation>
    </message>
    <message>
        <source>insult rude swearing fight unsporting scandal cheating</source>
        <translation>urážka urazil hrubý nadává rvačka nesportovní skandál podvádí podvod</translation>
    </message>
    <message>
        <source>increment that the last press added</source>
        <translation>přídavek připočtený posledním stisknutím</translation>
    </message>
    <message>
        <source>Delay of the player who must reply</source>
        <translation>Zpoždění hráče, který má odpovědět</translation>
    </message>
    <message>
        <source>time the clock should show now</source>
        <translation>čas, který mají hodiny teď ukazovat</translation>
    </message>
</context>
<context>
    <name>InterventionChoice</name>
    <message>
        <source>Illegal move by White</source>
        <translation>Nemožný tah bílého</translation>
    </message>
    <message>
        <source>Illegal move by Black</source>
        <translation>Nemožný tah černého</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The how manieth illegal move of a player, and the one that loses the game: &quot;1 of 2&quot;.</extracomment>
        <translation>%1. z %2</translation>
    </message>
    <message>
        <source>, which loses the game</source>
        <translation>, kterým prohrává partii</translation>
    </message>
    <message>
        <source>Incorrect claim by White</source>
        <translation>Nesprávná reklamace bílého</translation>
    </message>
    <message>
        <source>Incorrect claim by Black</source>
        <translation>Nesprávná reklamace černého</translation>
    </message>
    <message>
        <source>Set White to move</source>
        <translation>Předat tah bílému</translation>
    </message>
    <message>
        <source>Set Black to move</source>
        <translation>Předat tah černému</translation>
    </message>
    <message>
        <source>Turn the clock round</source>
        <translation>Otočit hodiny</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>Bílý přišel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>Černý přišel</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>Bílý není u šachovnice</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>Černý není u šachovnice</translation>
    </message>
    <message>
        <source>Quickplay finish: extra time</source>
        <translation>Rychlé zakončení: přidat čas</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Zastavit hodiny</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Spustit hodiny</translation>
    </message>
    <message>
        <source>White +%1</source>
        <extracomment>%1 is a time that the player gets.</extracomment>
        <translation>Bílý +%1</translation>
    </message>
    <message>
        <source>Black +%1</source>
        <translation>Černý +%1</translation>
    </message>
    <message>
        <source>Lock White&apos;s lever</source>
        <translation>Zamknout páčku bílého</translation>
    </message>
    <message>
        <source>Lock Black&apos;s lever</source>
        <translation>Zamknout páčku černého</translation>
    </message>
    <message>
        <source>Unlock White&apos;s lever</source>
        <translation>Odemknout páčku bílého</translation>
    </message>
    <message>
        <source>Unlock Black&apos;s lever</source>
        <translation>Odemknout páčku černého</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Přerušit partii</translation>
    </message>
    <message>
        <source>Adjourn the games</source>
        <translation>Přerušit partie</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>Zastavit hodiny</translation>
    </message>
    <message>
        <source>Set times and counters…</source>
        <translation>Nastavit časy a počítadla…</translation>
    </message>
    <message>
        <source>Add or take time…</source>
        <translation>Přidat nebo odebrat čas…</translation>
    </message>
    <message>
        <source>Replace the clock…</source>
        <translation>Vyměnit hodiny…</translation>
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
        <translation>, jen na reklamaci</translation>
    </message>
    <message>
        <source>Undo the last press</source>
        <translation>Vzít zpět poslední stisk</translation>
    </message>
    <message>
        <source>Count White&apos;s missed press</source>
        <translation>Započítat chybějící stisk bílého</translation>
    </message>
    <message>
        <source>Count Black&apos;s missed press</source>
        <translation>Započítat chybějící stisk černého</translation>
    </message>
    <message>
        <source>Restart White&apos;s Canadian overtime</source>
        <translation>Obnovit čas kanadského byo-yomi bílého</translation>
    </message>
    <message>
        <source>Restart Black&apos;s Canadian overtime</source>
        <translation>Obnovit čas kanadského byo-yomi černého</translation>
    </message>
    <message>
        <source>Cancel a flag fall…</source>
        <translation>Znovu zvednout praporek…</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>Nechat hodiny běžet dál</translation>
    </message>
    <message>
        <source>Swap the times</source>
        <translation>Vyměnit oba časy</translation>
    </message>
    <message>
        <source>Reset the clock for a new game</source>
        <translation>Nastavit hodiny jako před partií</translation>
    </message>
    <message>
        <source>Resume the clocks</source>
        <translation>Nechat hodiny běžet dál</translation>
    </message>
    <message>
        <source>Change the time control…</source>
        <translation>Změnit tempo hry…</translation>
    </message>
    <message>
        <source>Missed press, correcting the times…</source>
        <translation>Chybějící stisk, i s časem…</translation>
    </message>
    <message>
        <source>Resume the adjourned game</source>
        <translation>Zahájit dohrávku</translation>
    </message>
    <message>
        <source>loses; opponent scores ½ if unable to checkmate</source>
        <translation>prohrává; ½ soupeři, který nemůže dát mat</translation>
    </message>
    <message>
        <source>loses, unless the regulations set a lesser penalty</source>
        <translation>prohrává; propozice mohou určit mírnější trest</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off White&apos;s clock</source>
        <translation>Zahájit dohrávku, bílému odečíst %1</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off Black&apos;s clock</source>
        <translation>Zahájit dohrávku, černému odečíst %1</translation>
    </message>
</context>
<context>
    <name>InterventionForm</name>
    <message>
        <source>Presets and periods…</source>
        <translation>Předvolby a úseky…</translation>
    </message>
</context>
<context>
    <name>InterventionHead</name>
    <message>
        <source>Pinned open</source>
        <translation>Zůstane otevřeno</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Nechat otevřené</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>InterventionKeys</name>
    <message>
        <source>open the panel; in the panel: back to the boards</source>
        <translation>otevřít panel; v něm: zpět k přehledu</translation>
    </message>
    <message>
        <source>the action with this number</source>
        <translation>zásah s tímto číslem</translation>
    </message>
    <message>
        <source>more actions</source>
        <translation>další zásahy</translation>
    </message>
    <message>
        <source>choose an action and apply it</source>
        <translation>vybrat zásah a provést ho</translation>
    </message>
    <message>
        <source>the opponent can, or cannot, checkmate</source>
        <translation>soupeř může, nebo nemůže dát mat</translation>
    </message>
    <message>
        <source>White&apos;s, Black&apos;s phone or electronic device</source>
        <translation>telefon nebo zařízení bílého, černého</translation>
    </message>
    <message>
        <source>pause and resume all, or the selected boards</source>
        <translation>zastavit a znovu spustit všechny, nebo označené šachovnice</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>zavřít panel</translation>
    </message>
</context>
<context>
    <name>InterventionList</name>
    <message>
        <source>Actions</source>
        <translation>Zásahy</translation>
    </message>
    <message>
        <source>More actions: page %1 of %2</source>
        <translation>Další zásahy: strana %1 z %2</translation>
    </message>
    <message>
        <source>The program has no clock at this board, so there is nothing to do to it here. F12 rules on incidents.</source>
        <translation>U této šachovnice nemá program hodiny, proto tu s nimi není co dělat. Události se řeší klávesou F12.</translation>
    </message>
</context>
<context>
    <name>InterventionPanel</name>
    <message>
        <source>Apply</source>
        <translation>Provést</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>InterventionReason</name>
    <message>
        <source>Reason: %1</source>
        <translation>Důvod: %1</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Jiný důvod</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
</context>
<context>
    <name>InterventionScope</name>
    <message>
        <source>Apply to</source>
        <translation>Čí hodiny</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>Soubor %1 neexistuje. Možná byl přesunut nebo přejmenován.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>Soubor %1 není turnaj Flagfall. Vyberte soubor s příponou .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>Soubor %1 je otevřený v jiném programu. Nejdřív ho tam zavřete.</translation>
    </message>
    <message>
        <source>Another program has written to %1. Close the event and open it again.</source>
        <translation>Do souboru %1 zapisoval jiný program. Turnaj zavřete a znovu otevřete.</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written. Check that the disk is connected.</source>
        <translation>Soubor %1 se nepodařilo přečíst nebo zapsat. Zkontrolujte, zda je disk připojený.</translation>
    </message>
    <message>
        <source>the file is not an event</source>
        <translation>soubor není turnaj</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>soubor je poškozený</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>soubor se používá</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>do souboru nelze zapisovat</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk je plný</translation>
    </message>
    <message>
        <source>another program has written to the file</source>
        <translation>do souboru zapisoval jiný program</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>disk neodpovídá</translation>
    </message>
    <message>
        <source>The file %1 is damaged. The file was left unchanged. Open an earlier copy.</source>
        <translation>Soubor %1 je poškozený. Nic se v něm nezměnilo. Otevřete starší kopii.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: entry %2 has been altered. The file was left unchanged. Open an earlier copy.</source>
        <translation>Soubor %1 je poškozený: záznam %2 není takový, jak byl zapsán. Nic se v něm nezměnilo. Otevřete starší kopii.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version. The file was left unchanged.</source>
        <translation>Soubor %1 zapsala novější verze programu Flagfall. Otevřete ho v ní; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of the file and its folder.</source>
        <translation>Do souboru %1 nelze zapisovat. Zkontrolujte práva k souboru a složce.</translation>
    </message>
    <message>
        <source>The disk holding %1 is full. Free some space; unsaved actions are kept and will then be written.</source>
        <translation>Disk se souborem %1 je plný. Uvolněte na něm místo; co není uložené, se uchová a zapíše potom.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>Soubor %1 už existuje. Zvolte jiný název.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 cannot be read by this version of Flagfall. The file was left unchanged.</source>
        <translation>Záznam %2 v souboru %1 tato verze programu Flagfall neumí přečíst. V souboru se nic nezměnilo.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 contradicts the entries before it. The file was left unchanged.</source>
        <translation>Záznam %2 v souboru %1 nenavazuje na to, co je před ním. V souboru se nic nezměnilo.</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>soubor zmizel</translation>
    </message>
    <message>
        <source>the file is from a newer version</source>
        <translation>soubor je z novější verze</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>soubor už existuje</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks keep running, and everything will be saved as soon as possible.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Neuloženo od %1: %2. Hodiny běží dál a vše se zapíše, jakmile to bude možné.</translation>
    </message>
    <message>
        <source>The file %1 has an older format and could not be converted.</source>
        <translation>Soubor %1 má starší formát a nepodařilo se ho převést.</translation>
    </message>
    <message>
        <source>the file has an older format</source>
        <translation>soubor má starší formát</translation>
    </message>
    <message>
        <source>The file %1 was not closed properly, and the file %1-wal that belongs to it is missing or damaged: the latest entries may be lost. Nothing was changed. Put that file back beside it, or take out what is there with: flagfall-cli journal rescue</source>
        <extracomment>%1 is a file. The other file has its name and -wal behind it; it is part of the event.</extracomment>
        <translation>Soubor %1 nebyl řádně zavřen a soubor %1-wal, který k němu patří, chybí nebo je poškozený: poslední záznamy mohou chybět. Nic se nezměnilo. Vraťte ten soubor vedle něj, nebo zachraňte, co v něm je, příkazem: flagfall-cli journal rescue</translation>
    </message>
    <message>
        <source>The file %1 was moved, replaced or cut by another program while it was open. Put it back, or save the event as a new file.</source>
        <translation>Soubor %1 jiný program přesunul, nahradil nebo zkrátil, zatímco byl otevřený. Vraťte ho na místo, nebo uložte turnaj do nového souboru.</translation>
    </message>
    <message>
        <source>part of the file is missing</source>
        <translation>chybí část souboru</translation>
    </message>
    <message>
        <source>another program has moved or replaced the file</source>
        <translation>jiný program přesunul nebo nahradil soubor</translation>
    </message>
    <message>
        <source>The disk failed while this was being saved to %1. It is not known whether it was saved; it does not count now. If it is found when the event is opened next, you will be asked.</source>
        <translation>Disk selhal při ukládání do %1. Není známo, zda se to uložilo; teď to neplatí. Pokud se to při příštím otevření turnaje najde, program se zeptá.</translation>
    </message>
    <message>
        <source>The file %1 was not opened.</source>
        <translation>Soubor %1 se neotevřel.</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>otevírání bylo zrušeno</translation>
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
        <translation>Mezerník</translation>
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
        <translation>Prezence: první písmena vašeho jména</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Smazat poslední písmeno</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Please go to the arbiter.</source>
        <translation>Nikdo s tímto jménem není přihlášen. Obraťte se na rozhodčího.</translation>
    </message>
    <message>
        <source>You are in the list already, or rest in the next round. If that is wrong, please go to the arbiter.</source>
        <translation>Už jste zapsán, nebo máte v příštím kole volno. Pokud to není správně, obraťte se na rozhodčího.</translation>
    </message>
    <message>
        <source>You are checked in. Good luck!</source>
        <translation>Jste zapsán. Hodně štěstí!</translation>
    </message>
    <message>
        <source>Yes, that is me</source>
        <translation>Ano, to jsem já</translation>
    </message>
    <message>
        <source>That was not me: take it back</source>
        <translation>To jsem nebyl já: vrátit zpět</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Další hráč</translation>
    </message>
</context>
<context>
    <name>KioskWindow</name>
    <message>
        <source>Check-in</source>
        <translation>Prezence</translation>
    </message>
</context>
<context>
    <name>LawsKeys</name>
    <message>
        <source>the next and the previous article</source>
        <translation>další a předchozí článek</translation>
    </message>
    <message>
        <source>article</source>
        <translation>článek</translation>
    </message>
    <message>
        <source>the edition before and after</source>
        <translation>starší a novější vydání</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>vydání</translation>
    </message>
    <message>
        <source>from the search to the list</source>
        <translation>z hledání do seznamu</translation>
    </message>
    <message>
        <source>to the list</source>
        <translation>do seznamu</translation>
    </message>
    <message>
        <source>search: words, or the number of an article</source>
        <translation>hledat: slova nebo číslo článku</translation>
    </message>
    <message>
        <source>search</source>
        <translation>hledat</translation>
    </message>
    <message>
        <source>back to what was found first, then to the page you came from</source>
        <translation>zpět k tomu, co bylo nalezeno nejdřív, potom na předchozí stránku</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zpět</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>Laws</source>
        <translation>Pravidla</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s), told in our own words</source>
        <translation>
            <numerusform>%n článek, našimi slovy</numerusform>
            <numerusform>%n články, našimi slovy</numerusform>
            <numerusform>%n článků, našimi slovy</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Words, or the number of an article</source>
        <translation>Slova nebo číslo článku</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Vydání</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nenalezeno</translation>
    </message>
    <message>
        <source>Try another word, or another edition.</source>
        <translation>Zkuste jiné slovo nebo jiné vydání.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>What was typed is not kept yet: Esc once more drops it.</source>
        <translation>Co jste napsali, ještě není uloženo: dalším Esc se zahodí.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>all keys</source>
        <translation>všechny klávesy</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Import a rating list</source>
        <translation>Importovat ratingovou listinu</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</source>
        <translation>Ratingové listiny (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>ListHits</name>
    <message>
        <source>In the rating lists</source>
        <translation>V ratingových listinách</translation>
    </message>
    <message>
        <source>↑ ↓ choose, Enter adds this player, Esc: not in the list</source>
        <translation>↑ ↓ výběr, Enter přidá tohoto hráče, Esc: není v listině</translation>
    </message>
</context>
<context>
    <name>ListOrderField</name>
    <message>
        <source>Ratings are taken from these lists, in this order</source>
        <translation>Rating se bere z těchto listin v tomto pořadí</translation>
    </message>
    <message>
        <source>Add a list …</source>
        <translation>Přidat listinu …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: přesunout. Del: odebrat.</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>Soubor nelze přečíst.</translation>
    </message>
    <message>
        <source>The ZIP file cannot be opened.</source>
        <translation>Soubor ZIP nelze otevřít.</translation>
    </message>
    <message>
        <source>The ZIP file contains no text, XML or CSV file.</source>
        <translation>V souboru ZIP není textový soubor, XML ani CSV.</translation>
    </message>
    <message>
        <source>The ZIP file has a password.</source>
        <translation>Soubor ZIP má heslo.</translation>
    </message>
    <message>
        <source>The ZIP file is damaged. Download it again.</source>
        <translation>Soubor ZIP je poškozený. Stáhněte ho znovu.</translation>
    </message>
    <message>
        <source>The file is larger than any rating list.</source>
        <translation>Soubor je větší než kterákoli ratingová listina.</translation>
    </message>
    <message>
        <source>A line is longer than any in a rating list.</source>
        <translation>Řádek je delší než kterýkoli v ratingové listině.</translation>
    </message>
    <message>
        <source>This is not a rating list: its first line names no column for the players&apos; names.</source>
        <translation>Toto není ratingová listina: její první řádek nepojmenovává sloupec se jmény hráčů.</translation>
    </message>
    <message>
        <source>The XML file is damaged.</source>
        <translation>Soubor XML je poškozený.</translation>
    </message>
    <message>
        <source>The XML file contains definitions that no rating list has.</source>
        <translation>Soubor XML obsahuje definice, jaké ratingová listina nemá.</translation>
    </message>
    <message>
        <source>The file is UTF-16 text. Save it as UTF-8.</source>
        <translation>Soubor je text v UTF-16. Uložte ho jako UTF-8.</translation>
    </message>
    <message>
        <source>The list has no players.</source>
        <translation>V listině nejsou hráči.</translation>
    </message>
    <message>
        <source>The import was cancelled. The lists are as they were.</source>
        <translation>Import byl zrušen. Listiny jsou, jaké byly.</translation>
    </message>
    <message>
        <source>The list cannot be saved.</source>
        <translation>Listinu nelze uložit.</translation>
    </message>
    <message>
        <source>The imported list is damaged. Import it again.</source>
        <translation>Importovaná listina je poškozená. Importujte ji znovu.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>vážný šach</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blesk</translation>
    </message>
    <message>
        <source>effective rapid</source>
        <translation>efektivní rapid</translation>
    </message>
    <message>
        <source>effective blitz</source>
        <translation>efektivní blesk</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Datum narození</translation>
    </message>
    <message>
        <source>Rating used</source>
        <translation>Použitý rating</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Rating FIDE</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národní rating</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1 is the number of a line of a file, %2 a sentence that says what is wrong there.</extracomment>
        <translation>Řádek %1: %2</translation>
    </message>
</context>
<context>
    <name>ListsKeys</name>
    <message>
        <source>import a rating list</source>
        <translation>importovat ratingovou listinu</translation>
    </message>
    <message>
        <source>remove the list from this computer</source>
        <translation>odebrat listinu z tohoto počítače</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odebrat</translation>
    </message>
    <message>
        <source>compare the event with the list, and back</source>
        <translation>porovnat turnaj s listinou, a zpět</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>porovnat</translation>
    </message>
    <message>
        <source>take this over, or leave it</source>
        <translation>převzít toto, nebo nechat</translation>
    </message>
    <message>
        <source>take over all of them, or none</source>
        <translation>převzít všechny, nebo žádné</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>všechny nebo žádné</translation>
    </message>
    <message>
        <source>take over what is ticked</source>
        <translation>převzít označené</translation>
    </message>
    <message>
        <source>end the import, or go back to the lists</source>
        <translation>ukončit import, nebo zpět k listinám</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Event and rating list</source>
        <translation>Turnaj a ratingová listina</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratingové listiny</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Importovat listinu…</translation>
    </message>
    <message>
        <source>Take over %1 of %2</source>
        <translation>Převzít %1 z %2</translation>
    </message>
    <message>
        <source>Compare the event</source>
        <translation>Porovnat turnaj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Zatím žádná ratingová listina</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list (the ZIP, text or XML file of ratings.fide.com) or a national list as CSV. Then a few letters of a name are enough to add a player with title, rating and FIDE ID, without a network.</source>
        <translation>Importujte listinu FIDE (soubor ZIP, text nebo XML z ratings.fide.com) nebo národní listinu jako CSV. Pak stačí několik písmen jména k přidání hráče s titulem, ratingem a FIDE ID, bez sítě.</translation>
    </message>
    <message>
        <source>Name of the next list (FIDE&apos;s lists need none)</source>
        <translation>Název další listiny (listiny FIDE ho nepotřebují)</translation>
    </message>
    <message>
        <source>Month of the next list (empty: as the file says)</source>
        <translation>Měsíc další listiny (prázdné: podle souboru)</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Žádné rozdíly</translation>
    </message>
    <message>
        <source>Every player found in the list has the same data in the event.</source>
        <translation>Každý hráč nalezený v listině má v turnaji stejné údaje.</translation>
    </message>
</context>
<context>
    <name>LogoDialog</name>
    <message>
        <source>Logo of the event</source>
        <translation>Logo turnaje</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</source>
        <translation>Obrázky (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Save as a new file</source>
        <translation>Uložit jako nový soubor</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Flagfall: the manual</source>
        <translation>Flagfall: příručka</translation>
    </message>
    <message>
        <source>How do I …?</source>
        <translation>Jak …?</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Klávesy všude</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klávesa</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co dělá</translation>
    </message>
</context>
<context>
    <name>ManualPairingBar</name>
    <message numerus="yes">
        <source>Changing by hand: %n change(s)</source>
        <translation>
            <numerusform>Ruční změny jsou otevřené: %n změna</numerusform>
            <numerusform>Ruční změny jsou otevřené: %n změny</numerusform>
            <numerusform>Ruční změny jsou otevřené: %n změn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed by hand: %n change(s)</source>
        <translation>
            <numerusform>Změněno ručně: %n změna</numerusform>
            <numerusform>Změněno ručně: %n změny</numerusform>
            <numerusform>Změněno ručně: %n změn</numerusform>
        </translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>Ukončit a zkontrolovat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing</source>
        <translation>Zpět k losu podle pravidel</translation>
    </message>
    <message>
        <source>Leave the round as it is</source>
        <translation>Nechat kolo tak, jak je</translation>
    </message>
</context>
<context>
    <name>MateLine</name>
    <message>
        <source>How White mates</source>
        <translation>Jak dá bílý mat</translation>
    </message>
    <message>
        <source>How Black mates</source>
        <translation>Jak dá černý mat</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Předchozí tah</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Další tah</translation>
    </message>
    <message>
        <source>Moves to the mate</source>
        <translation>Tahy k matu</translation>
    </message>
</context>
<context>
    <name>MatingKeys</name>
    <message>
        <source>square</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>while setting up: a black piece; with Shift a white one</source>
        <translation>při stavění: černý kámen; se Shiftem bílý</translation>
    </message>
    <message>
        <source>black piece; with Shift a white one</source>
        <translation>černý kámen; se Shiftem bílý</translation>
    </message>
    <message>
        <source>while setting up: remove the piece</source>
        <translation>při stavění: odebrat kámen</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odstranit</translation>
    </message>
    <message>
        <source>previous and next move of the line; while setting up, squares with ↑ ↓</source>
        <translation>předchozí a další tah; při stavění s ↑ ↓ pole</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>tahy</translation>
    </message>
    <message>
        <source>the first and the last position of the line</source>
        <translation>první a poslední pozice</translation>
    </message>
    <message>
        <source>the other player&apos;s mate</source>
        <translation>mat druhého hráče</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>otočit šachovnici</translation>
    </message>
    <message>
        <source>set up a position from a FEN</source>
        <translation>postavit pozici řádkem FEN</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>řádek FEN</translation>
    </message>
    <message>
        <source>while setting up: who is to move</source>
        <translation>při stavění: kdo je na tahu</translation>
    </message>
    <message>
        <source>who is to move</source>
        <translation>kdo je na tahu</translation>
    </message>
    <message>
        <source>set up a position; then: done</source>
        <translation>postavit pozici; potom: hotovo</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>set up</source>
        <translation>postavit</translation>
    </message>
    <message>
        <source>note the verdict in the game&apos;s record</source>
        <translation>poznamenat verdikt do zápisu partie</translation>
    </message>
    <message>
        <source>note in the game&apos;s record</source>
        <translation>poznamenat do zápisu partie</translation>
    </message>
    <message>
        <source>while setting up: put down or pick up a piece</source>
        <translation>při stavění: položit nebo zvednout kámen</translation>
    </message>
    <message>
        <source>scroll the answer</source>
        <translation>posouvat odpověď</translation>
    </message>
    <message>
        <source>use the position of a FEN in the clipboard</source>
        <translation>převzít pozici z řádku FEN ve schránce</translation>
    </message>
    <message>
        <source>copy the analysis as text</source>
        <translation>kopírovat rozbor jako text</translation>
    </message>
    <message>
        <source>save the analysis as PDF pages to print</source>
        <translation>uložit rozbor jako stránky PDF k tisku</translation>
    </message>
    <message>
        <source>put the piece away, restore the position before setting up, cancel the search, leave</source>
        <translation>odložit kámen, vrátit pozici před stavěním, zrušit hledání, odejít</translation>
    </message>
    <message>
        <source>discard changes</source>
        <translation>původní pozice</translation>
    </message>
    <message>
        <source>undo the move you tried</source>
        <translation>vzít zpět zkoušený tah</translation>
    </message>
</context>
<context>
    <name>MatingLaws</name>
    <message>
        <source>Consequences</source>
        <translation>Co na tom závisí</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>Pochybení bílého</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Pochybení černého</translation>
    </message>
</context>
<context>
    <name>MatingPage</name>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Postavit pozici</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Vzít tah zpět</translation>
    </message>
    <message>
        <source>Save the analysis</source>
        <translation>Uložit rozbor</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Zkopírováno</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Původní pozice</translation>
    </message>
    <message>
        <source>Note in the game&apos;s record</source>
        <translation>Poznamenat do zápisu partie</translation>
    </message>
</context>
<context>
    <name>MoveTable</name>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>Partiář bílého</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Partiář černého</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
</context>
<context>
    <name>NoteText</name>
    <message>
        <source>White claims: %1.</source>
        <translation>Bílý reklamuje: %1.</translation>
    </message>
    <message>
        <source>Black claims: %1.</source>
        <translation>Černý reklamuje: %1.</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Pravidla %1</translation>
    </message>
    <message>
        <source>Illegal move by White: %1.</source>
        <translation>Nemožný tah bílého: %1.</translation>
    </message>
    <message>
        <source>Illegal move by Black: %1.</source>
        <translation>Nemožný tah černého: %1.</translation>
    </message>
    <message>
        <source>Illegal move by White.</source>
        <translation>Nemožný tah bílého.</translation>
    </message>
    <message>
        <source>Illegal move by Black.</source>
        <translation>Nemožný tah černého.</translation>
    </message>
    <message>
        <source>%1 Intended move: %2 (not played).</source>
        <extracomment>%1 a sentence about a claim, %2 the move that the player has written and not played.</extracomment>
        <translation>%1 Oznámený tah: %2 (neprovedený).</translation>
    </message>
</context>
<context>
    <name>OffenceText</name>
    <message>
        <source>Two hands used for one move</source>
        <translation>Tah provedený oběma rukama</translation>
    </message>
    <message>
        <source>Pieces adjusted without notice</source>
        <translation>Kameny upravené bez oznámení</translation>
    </message>
    <message>
        <source>Another piece moved than the one touched</source>
        <translation>Tah jiným kamenem, než kterého se hráč dotkl</translation>
    </message>
    <message>
        <source>Clock pressed with the other hand</source>
        <translation>Hodiny stisknuté druhou rukou</translation>
    </message>
    <message>
        <source>Finger kept on or over the clock</source>
        <translation>Prst na hodinách nebo nad nimi</translation>
    </message>
    <message>
        <source>Clock handled roughly</source>
        <translation>Hrubé zacházení s hodinami</translation>
    </message>
    <message>
        <source>Clock pressed without a move</source>
        <translation>Hodiny stisknuté bez tahu</translation>
    </message>
    <message>
        <source>Clocks stopped without a valid reason</source>
        <translation>Hodiny zastavené bez platného důvodu</translation>
    </message>
    <message>
        <source>Pieces displaced</source>
        <translation>Posunuté kameny</translation>
    </message>
    <message>
        <source>Move written in advance</source>
        <translation>Tah zapsaný předem</translation>
    </message>
    <message>
        <source>Moves not recorded</source>
        <translation>Nezapisování tahů</translation>
    </message>
    <message>
        <source>Draw offer not recorded</source>
        <translation>Nezapsaná nabídka remízy</translation>
    </message>
    <message>
        <source>Scoresheet not visible to the arbiter</source>
        <translation>Rozhodčí nevidí na partiář</translation>
    </message>
    <message>
        <source>Scoresheet used for other things</source>
        <translation>Partiář použitý k jiným poznámkám</translation>
    </message>
    <message>
        <source>Notation is not algebraic</source>
        <translation>Zápis není algebraický</translation>
    </message>
    <message>
        <source>Refusal to sign the scoresheet</source>
        <translation>Odmítnutí podepsat partiář</translation>
    </message>
    <message>
        <source>Draw offer against the regulations</source>
        <translation>Nabídka remízy proti propozicím</translation>
    </message>
    <message>
        <source>Bringing the game into disrepute</source>
        <translation>Poškozování dobrého jména šachu</translation>
    </message>
    <message>
        <source>Leaving the playing venue without permission</source>
        <translation>Odchod z hracích prostor bez povolení</translation>
    </message>
    <message>
        <source>Leaving the playing area while having the move</source>
        <translation>Odchod hráče na tahu z hracího sálu</translation>
    </message>
    <message>
        <source>Notes, advice or another chessboard</source>
        <translation>Poznámky, rady nebo jiná šachovnice</translation>
    </message>
    <message>
        <source>Refusal of an inspection</source>
        <translation>Odmítnutí kontroly</translation>
    </message>
    <message>
        <source>Smoking outside the designated section</source>
        <translation>Kouření mimo vyhrazené místo</translation>
    </message>
    <message>
        <source>Distracting or annoying the opponent</source>
        <translation>Rušení nebo obtěžování soupeře</translation>
    </message>
    <message>
        <source>Unreasonable claims</source>
        <translation>Neodůvodněné reklamace</translation>
    </message>
    <message>
        <source>Unreasonable draw offers</source>
        <translation>Neodůvodněné nabídky remízy</translation>
    </message>
    <message>
        <source>Source of noise in the playing area</source>
        <translation>Zdroj hluku v hracím sále</translation>
    </message>
    <message>
        <source>Asking too often for the arbiter&apos;s record</source>
        <translation>Příliš časté nahlížení do zápisu rozhodčího</translation>
    </message>
    <message>
        <source>Persistent refusal to comply with the Laws</source>
        <translation>Trvalé odmítání dodržovat pravidla</translation>
    </message>
    <message>
        <source>Interfering in a game</source>
        <translation>Zasahování do partie</translation>
    </message>
    <message>
        <source>Use of a communication device</source>
        <translation>Použití komunikačního zařízení</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Napomenutí</translation>
    </message>
    <message>
        <source>More time for the opponent</source>
        <translation>Více času pro soupeře</translation>
    </message>
    <message>
        <source>Less time for the player</source>
        <translation>Méně času pro hráče</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>Prohra partie</translation>
    </message>
    <message>
        <source>Fewer points of the game</source>
        <translation>Méně bodů z partie</translation>
    </message>
    <message>
        <source>Maximum points for the opponent</source>
        <translation>Nejvyšší počet bodů pro soupeře</translation>
    </message>
    <message>
        <source>Fine announced in advance</source>
        <translation>Předem oznámená pokuta</translation>
    </message>
    <message>
        <source>Exclusion from rounds</source>
        <translation>Vyloučení z kol</translation>
    </message>
    <message>
        <source>Expulsion from the event</source>
        <translation>Vyloučení z turnaje</translation>
    </message>
</context>
<context>
    <name>OpeningDialog</name>
    <message>
        <source>Opening %1</source>
        <translation>Otevírá se %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>PairingKeys</name>
    <message>
        <source>pair by the system, or pair again</source>
        <translation>nalosovat podle pravidel, nebo znovu</translation>
    </message>
    <message>
        <source>confirm the pairing</source>
        <translation>potvrdit los</translation>
    </message>
    <message>
        <source>from the boards to the players taking part, and back</source>
        <translation>od šachovnic k hráčům a zpět</translation>
    </message>
    <message>
        <source>taking part</source>
        <translation>kdo hraje</translation>
    </message>
    <message>
        <source>the player takes part</source>
        <translation>hráč hraje</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>volno za půl bodu</translation>
    </message>
    <message>
        <source>zero-point bye</source>
        <translation>volno bez bodu</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>volno za celý bod</translation>
    </message>
    <message>
        <source>White&apos;s seat, Black&apos;s seat</source>
        <translation>místo bílého, místo černého</translation>
    </message>
    <message>
        <source>select or deselect the seat</source>
        <translation>označit místo nebo označení zrušit</translation>
    </message>
    <message>
        <source>select a seat</source>
        <translation>označit místo</translation>
    </message>
    <message>
        <source>why not these two?</source>
        <translation>proč ne tito dva?</translation>
    </message>
    <message>
        <source>brackets or boards</source>
        <translation>skupiny nebo šachovnice</translation>
    </message>
    <message>
        <source>through the boards, the brackets, a long answer</source>
        <translation>projít šachovnice, skupiny, dlouhou odpověď</translation>
    </message>
    <message>
        <source>begin manual changes; end and check them</source>
        <translation>začít ruční změny; ukončit a zkontrolovat</translation>
    </message>
    <message>
        <source>swap the selected seats; the bye is one of them</source>
        <translation>vyměnit označená místa; volno je také místo</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>vyměnit</translation>
    </message>
    <message>
        <source>pair the two selected players</source>
        <translation>nechat označené se utkat</translation>
    </message>
    <message>
        <source>pair these two</source>
        <translation>ať se utkají</translation>
    </message>
    <message>
        <source>swap the colours of the board</source>
        <translation>vyměnit barvy na šachovnici</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>barvy</translation>
    </message>
    <message>
        <source>undo the last change</source>
        <translation>vzít zpět poslední změnu</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>vzít zpět</translation>
    </message>
    <message>
        <source>back to the system&apos;s pairing</source>
        <translation>zpět k losu podle pravidel</translation>
    </message>
    <message>
        <source>change the published round: seats, colours, players</source>
        <translation>změnit zveřejněné kolo: místa, barvy, hráče</translation>
    </message>
    <message>
        <source>change the round</source>
        <translation>změnit kolo</translation>
    </message>
    <message>
        <source>find a player among those taking part</source>
        <translation>najít hráče mezi těmi, kdo hrají</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>najít hráče</translation>
    </message>
    <message>
        <source>clear the selection, close the brackets, end the changes by hand, leave</source>
        <translation>zrušit výběr, zavřít skupiny, ukončit ruční změny, odejít</translation>
    </message>
    <message>
        <source>copy the pairing, for a spreadsheet or a letter</source>
        <translation>zkopírovat los do tabulkového procesoru nebo dopisu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovat</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Pair again</source>
        <translation>Nalosovat znovu</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Nalosovat</translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>Ukončit a zkontrolovat</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Změnit ručně</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>Why not these two?</source>
        <translation>Proč ne tito?</translation>
    </message>
    <message>
        <source>Confirm the pairing</source>
        <translation>Potvrdit los</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Šachovnice kola</translation>
    </message>
    <message>
        <source>There is no round to pair here</source>
        <translation>Zde není kolo k losování</translation>
    </message>
    <message>
        <source>All rounds are paired, or this program does not pair this kind of event.</source>
        <translation>Všechna kola jsou nalosována, nebo se turnaj nehraje švýcarským systémem tohoto programu.</translation>
    </message>
    <message>
        <source>Print for the wall</source>
        <translation>Vytisknout na nástěnku</translation>
    </message>
    <message>
        <source>Confirm the change</source>
        <translation>Potvrdit změnu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
</context>
<context>
    <name>PairingRow</name>
    <message>
        <source>by hand</source>
        <translation>ručně</translation>
    </message>
    <message>
        <source>new</source>
        <comment>board</comment>
        <translation>nová</translation>
    </message>
</context>
<context>
    <name>PairingText</name>
    <message>
        <source>%1 gets a colour difference beyond two (C.04.1, 6).</source>
        <translation>%1 dostane rozdíl barev větší než dva (C.04.1, 6).</translation>
    </message>
    <message>
        <source>%1 and %2 have already met (C1).</source>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>%1 a %2 už spolu hráli (C1).</translation>
    </message>
    <message>
        <source>%1 and %2 are a prohibited pairing.</source>
        <translation>%1 a %2 jsou zakázaná dvojice.</translation>
    </message>
    <message>
        <source>%1 may not get the bye (C2).</source>
        <translation>%1 nesmí dostat volno (C2).</translation>
    </message>
    <message>
        <source>%1 gets the same colour three times in a row (C.04.1, 7).</source>
        <translation>%1 dostane potřetí za sebou stejnou barvu (C.04.1, 7).</translation>
    </message>
    <message>
        <source>%1 and %2 should have the opposite colours (Art. 5).</source>
        <translation>%1 a %2 mají barvy opačně, než určují pravidla (čl. 5).</translation>
    </message>
</context>
<context>
    <name>PaperKeys</name>
    <message>
        <source>save as PDF</source>
        <translation>uložit jako PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>uložit jako prostý text</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>uložit jako text</translation>
    </message>
    <message>
        <source>scroll the paper</source>
        <translation>posouvat listinu</translation>
    </message>
    <message>
        <source>back to the page that the paper is from</source>
        <translation>zpět na stránku, ze které listina je</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zpět</translation>
    </message>
    <message>
        <source>print the paper</source>
        <translation>vytisknout výtisk</translation>
    </message>
    <message>
        <source>print</source>
        <translation>tisknout</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>uložit strany jako PDF</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>uložit tabulku jako CSV pro tabulkový program</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>uložit tabulku pro tabulkový program (XLSX)</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>kopírovat tabulku do tabulkového programu nebo dopisu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovat</translation>
    </message>
</context>
<context>
    <name>PaperLinesText</name>
    <message>
        <source>Printed %1</source>
        <extracomment>At the foot of a printed page. %1 a day and a time.</extracomment>
        <translation>Vytištěno %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are.</extracomment>
        <translation>Strana %1 z %2</translation>
    </message>
    <message>
        <source>History up to entry %1: %2</source>
        <extracomment>At the foot of a printed page: %1 the number of the newest entry of the history, %2 signs that stand for it all.</extracomment>
        <translation>Historie po záznam %1: %2</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Uložit jako text</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisknout</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
</context>
<context>
    <name>PaperText</name>
    <message>
        <source>Chief arbiter: %1</source>
        <extracomment>Above every page of a printed paper. %1 a name.</extracomment>
        <translation>Hlavní rozhodčí: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Confidential: for the arbiters only</source>
        <translation>Důvěrné: jen pro rozhodčí</translation>
    </message>
</context>
<context>
    <name>PapersKeys</name>
    <message>
        <source>from paper to paper</source>
        <translation>od výtisku k výtisku</translation>
    </message>
    <message>
        <source>the round before and after</source>
        <translation>předchozí a následující kolo</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kolo</translation>
    </message>
    <message>
        <source>print the paper; so does Enter</source>
        <translation>vytisknout výtisk; i klávesou Enter</translation>
    </message>
    <message>
        <source>print</source>
        <translation>tisknout</translation>
    </message>
    <message>
        <source>print what hangs on the wall now</source>
        <translation>vytisknout, co má teď viset na nástěnce</translation>
    </message>
    <message>
        <source>for the wall</source>
        <translation>na nástěnku</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>uložit strany jako PDF</translation>
    </message>
    <message>
        <source>save as PDF</source>
        <translation>uložit jako PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>uložit jako prostý text</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>uložit tabulku jako CSV pro tabulkový program</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>uložit tabulku pro tabulkový program (XLSX)</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>kopírovat tabulku do tabulkového programu nebo dopisu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovat</translation>
    </message>
    <message>
        <source>size, language, logo, lines and printer of the papers, and back</source>
        <translation>velikost, jazyk, logo, řádky a tiskárna výtisků, a zpět</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>nastavení</translation>
    </message>
    <message>
        <source>scroll the pages down and up</source>
        <translation>posouvat strany dolů a nahoru</translation>
    </message>
</context>
<context>
    <name>PapersPage</name>
    <message>
        <source>Papers</source>
        <translation>Výtisky</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisknout</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>List of papers</source>
        <translation>Seznam výtisků</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>For the wall now</source>
        <translation>Teď na nástěnku</translation>
    </message>
</context>
<context>
    <name>PapersSettings</name>
    <message>
        <source>Paper size</source>
        <translation>Velikost papíru</translation>
    </message>
    <message>
        <source>Language of the papers</source>
        <translation>Jazyk výtisků</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientace</translation>
    </message>
    <message>
        <source>Line above the name of the event</source>
        <translation>Řádek nad názvem turnaje</translation>
    </message>
    <message>
        <source>Line at the foot of every page</source>
        <translation>Řádek v patě každé strany</translation>
    </message>
    <message>
        <source>Another logo…</source>
        <translation>Jiné logo…</translation>
    </message>
    <message>
        <source>Logo…</source>
        <translation>Logo…</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Odstranit logo</translation>
    </message>
    <message>
        <source>Printer of this computer</source>
        <translation>Tiskárna tohoto počítače</translation>
    </message>
    <message>
        <source>This computer has no printer.</source>
        <translation>Tento počítač nemá tiskárnu.</translation>
    </message>
    <message>
        <source>Prizes by place</source>
        <translation>Ceny podle míst</translation>
    </message>
    <message>
        <source>1: 500; 2-3: 300; 4: a book</source>
        <translation>1: 500; 2-3: 300; 4: kniha</translation>
    </message>
    <message>
        <source>Certificate for</source>
        <translation>Diplom pro</translation>
    </message>
</context>
<context>
    <name>PeriodEditor</name>
    <message>
        <source>Period %1</source>
        <translation>%1. úsek</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>all</source>
        <translation>všechny</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Úseky</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekundy na tah</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Od tahu</translation>
    </message>
    <message>
        <source>Starts again when it ends</source>
        <translation>Po skončení začíná znovu</translation>
    </message>
    <message>
        <source>Remove period %1</source>
        <translation>Odstranit %1. úsek</translation>
    </message>
    <message>
        <source>Remove this period</source>
        <translation>Odstranit tento úsek</translation>
    </message>
</context>
<context>
    <name>PeriodsEditor</name>
    <message>
        <source>The same for both players</source>
        <translation>Stejné pro oba hráče</translation>
    </message>
    <message>
        <source>Swap White and Black</source>
        <translation>Vyměnit bílého a černého</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
</context>
<context>
    <name>PeriodsOf</name>
    <message>
        <source>Another period</source>
        <translation>Další úsek</translation>
    </message>
</context>
<context>
    <name>PeriodsText</name>
    <message>
        <source>Write times as 90, 1h30 or 0:30, and moves and seconds as plain numbers.</source>
        <translation>Časy pište jako 90, 1h30 nebo 0:30, tahy a sekundy jako prostá čísla.</translation>
    </message>
</context>
<context>
    <name>PickedBoards</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Boards %1</source>
        <extracomment>%1 lists numbers of boards: &quot;3, 5–9&quot;.</extracomment>
        <translation>Šachovnice %1</translation>
    </message>
</context>
<context>
    <name>PieceNames</name>
    <message>
        <source>White king</source>
        <translation>Bílý král</translation>
    </message>
    <message>
        <source>White queen</source>
        <translation>Bílá dáma</translation>
    </message>
    <message>
        <source>White rook</source>
        <translation>Bílá věž</translation>
    </message>
    <message>
        <source>White bishop</source>
        <translation>Bílý střelec</translation>
    </message>
    <message>
        <source>White knight</source>
        <translation>Bílý jezdec</translation>
    </message>
    <message>
        <source>White pawn</source>
        <translation>Bílý pěšec</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Černý král</translation>
    </message>
    <message>
        <source>Black queen</source>
        <translation>Černá dáma</translation>
    </message>
    <message>
        <source>Black rook</source>
        <translation>Černá věž</translation>
    </message>
    <message>
        <source>Black bishop</source>
        <translation>Černý střelec</translation>
    </message>
    <message>
        <source>Black knight</source>
        <translation>Černý jezdec</translation>
    </message>
    <message>
        <source>Black pawn</source>
        <translation>Černý pěšec</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Choose a piece and click a square, or drag a piece. Right-click removes it.</source>
        <translation>Vyberte kámen a klikejte na pole, nebo kameny táhněte. Pravé tlačítko odebírá.</translation>
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
            <numerusform>%n hodina</numerusform>
            <numerusform>%n hodiny</numerusform>
            <numerusform>%n hodin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerHead</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
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
        <translation>Federace</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Narození</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
</context>
<context>
    <name>PlayerMore</name>
    <message>
        <source>More about the player</source>
        <translation>Další údaje o hráči</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Prezentován</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Rating FIDE</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Národní rating</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Národní ID</translation>
    </message>
    <message>
        <source>K (FIDE)</source>
        <translation>K (FIDE)</translation>
    </message>
    <message>
        <source>Own categories, with commas</source>
        <translation>Vlastní kategorie, s čárkami</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Startovné k úhradě</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Startovné uhrazeno</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Stálá šachovnice</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>E-mail and telephone are for the arbiters alone: no list, report or paper has them.</source>
        <translation>E-mail a telefon jsou jen pro rozhodčí: nejsou v žádném seznamu, souboru TRF ani na papíře.</translation>
    </message>
    <message>
        <source>Byes, by round</source>
        <translation>Volna podle kol</translation>
    </message>
    <message>
        <source>A round alone is a half-point bye; =0 and =1 say other points.</source>
        <translation>Samotné kolo je volno za půl bodu; =0 a =1 určují jiné body.</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>Edit the player</source>
        <translation>Úprava hráče</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nový hráč</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Surname, Given name</source>
        <translation>Příjmení, Jméno</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neuvedeno</translation>
    </message>
    <message>
        <source>man</source>
        <translation>muž</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>žena</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Narození</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Uložit a další</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Points for each round missed</source>
        <translation>Každé zmeškané kolo se počítá za</translation>
    </message>
</context>
<context>
    <name>PlayersKeys</name>
    <message>
        <source>add a player</source>
        <translation>přidat hráče</translation>
    </message>
    <message>
        <source>edit the player</source>
        <translation>upravit hráče</translation>
    </message>
    <message>
        <source>withdraw or bring back</source>
        <translation>odstoupení nebo návrat</translation>
    </message>
    <message>
        <source>prohibited pairings of a Swiss</source>
        <translation>zakázané dvojice švýcarského systému</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odstranit</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>opustit formulář</translation>
    </message>
    <message>
        <source>draw lots for the pairing numbers of a round robin</source>
        <translation>vylosovat startovní čísla turnaje každý s každým</translation>
    </message>
    <message>
        <source>draw lots</source>
        <translation>losovat čísla</translation>
    </message>
    <message>
        <source>paste a list of players</source>
        <translation>vložit seznam hráčů</translation>
    </message>
    <message>
        <source>paste a list</source>
        <translation>vložit seznam</translation>
    </message>
    <message>
        <source>import players from a file: spreadsheet, CSV, TRF, another event</source>
        <translation>převzít hráče ze souboru: tabulka, CSV, TRF, jiný turnaj</translation>
    </message>
    <message>
        <source>import players</source>
        <translation>převzít hráče</translation>
    </message>
    <message>
        <source>copy the list of players</source>
        <translation>zkopírovat seznam hráčů</translation>
    </message>
    <message>
        <source>save the list of players as CSV, XLSX or TRF</source>
        <translation>uložit seznam hráčů jako CSV, XLSX nebo TRF</translation>
    </message>
    <message>
        <source>find by name: letters of surname and first name, such as vlc ja</source>
        <translation>hledat podle jména: začátky příjmení a jména, například vlc ja</translation>
    </message>
    <message>
        <source>take back the last letter of the name that is looked for</source>
        <translation>vzít zpět poslední písmeno hledaného jména</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Upravit</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Vrátit do turnaje</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odstoupení</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Zatím není nikdo přihlášen</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Přidat prvního hráče</translation>
    </message>
    <message>
        <source>Prohibited pairings</source>
        <translation>Zakázané dvojice</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Losovat čísla</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Převzít</translation>
    </message>
    <message>
        <source>Add the players one after another: type a name, press Enter, go on with the next. Or copy them in a spreadsheet or a mail and press Ctrl+V here; or import a file.</source>
        <translation>Přihlašujte hráče jednoho po druhém: napište jméno, stiskněte Enter a pokračujte dalším. Nebo je zkopírujte v tabulce či e-mailu a zde stiskněte Ctrl+V; nebo převezměte soubor.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Převzít hráče</translation>
    </message>
    <message>
        <source>Nobody is called “%1”. Backspace corrects it, Esc clears it.</source>
        <translation>Nikdo se nejmenuje „%1“. Backspace opraví, Esc zruší hledání.</translation>
    </message>
    <message>
        <source>Found by “%1”</source>
        <translation>Nalezeno podle „%1“</translation>
    </message>
</context>
<context>
    <name>PresencePanel</name>
    <message>
        <source>Taking part</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Takes part</source>
        <translation>Hraje</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Volno za půl bodu</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Volno bez bodu</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Volno za celý bod</translation>
    </message>
    <message>
        <source>Bye ½</source>
        <translation>Volno ½</translation>
    </message>
    <message>
        <source>Bye 0</source>
        <translation>Volno 0</translation>
    </message>
    <message>
        <source>Bye 1</source>
        <translation>Volno 1</translation>
    </message>
    <message>
        <source>The first letters of a name, then Enter</source>
        <translation>První písmena jména, pak Enter</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Najít hráče</translation>
    </message>
</context>
<context>
    <name>PresetEntry</name>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Smazat %1</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Smazat tuto předvolbu</translation>
    </message>
</context>
<context>
    <name>PresetFiles</name>
    <message>
        <source>Import presets from a file</source>
        <translation>Načíst předvolby ze souboru</translation>
    </message>
    <message>
        <source>Export my presets to a file</source>
        <translation>Zapsat mé předvolby do souboru</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Načíst</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Zapsat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Preset files (*.json)</source>
        <translation>Soubory předvoleb (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>PresetList</name>
    <message>
        <source>Search the presets</source>
        <translation>Hledat v předvolbách</translation>
    </message>
    <message>
        <source>DGT 3000, blitz, 15+10…</source>
        <translation>DGT 3000, blesk, 15+10…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Předvolby</translation>
    </message>
    <message>
        <source>No such preset. Try another word, or the times.</source>
        <translation>Taková předvolba není. Zkuste jiné slovo nebo časy.</translation>
    </message>
    <message>
        <source>Import presets…</source>
        <translation>Načíst předvolby…</translation>
    </message>
    <message>
        <source>Export mine…</source>
        <translation>Zapsat mé do souboru…</translation>
    </message>
</context>
<context>
    <name>PresetSaver</name>
    <message>
        <source>Name of a preset of your own</source>
        <translation>Název vlastní předvolby</translation>
    </message>
    <message>
        <source>Save as my preset</source>
        <translation>Uložit jako mou předvolbu</translation>
    </message>
</context>
<context>
    <name>PresetText</name>
    <message>
        <source>Olympiad, World Cup, continental and youth championships</source>
        <translation>Olympiáda, Světový pohár, kontinentální a mládežnická mistrovství</translation>
    </message>
    <message>
        <source>Grand Prix and Candidates 2014 to 2019</source>
        <translation>Grand Prix a turnaje kandidátů 2014 až 2019</translation>
    </message>
    <message>
        <source>World Championship 2021, Candidates 2022</source>
        <translation>Zápas o titul mistra světa 2021, turnaj kandidátů 2022</translation>
    </message>
    <message>
        <source>Candidates 2024</source>
        <translation>Turnaj kandidátů 2024</translation>
    </message>
    <message>
        <source>Norway Chess</source>
        <translation>Norway Chess</translation>
    </message>
    <message>
        <source>One period with increment</source>
        <translation>Jeden úsek s přídavkem</translation>
    </message>
    <message>
        <source>German league</source>
        <translation>Německá liga</translation>
    </message>
    <message>
        <source>English county matches</source>
        <translation>Zápasy anglických hrabství</translation>
    </message>
    <message>
        <source>Without increment</source>
        <translation>Bez přídavku</translation>
    </message>
    <message>
        <source>With increment</source>
        <translation>S přídavkem</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <translation>Zpoždění (Bronstein)</translation>
    </message>
    <message>
        <source>World Rapid Championship</source>
        <translation>Mistrovství světa v rapid šachu</translation>
    </message>
    <message>
        <source>World Cup tie-break</source>
        <translation>Rozstřel Světového poháru</translation>
    </message>
    <message>
        <source>World Championship 2024 tie-break</source>
        <translation>Rozstřel zápasu o titul mistra světa 2024</translation>
    </message>
    <message>
        <source>World Blitz Championship</source>
        <translation>Mistrovství světa v bleskovém šachu</translation>
    </message>
    <message>
        <source>FIDE match 2021</source>
        <translation>Zápas FIDE 2021</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Dual rated</source>
        <translation>Dual (oba ratingy)</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Quick</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Bleskový šach</translation>
    </message>
    <message>
        <source>Even times</source>
        <translation>Stejné časy</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Přesýpací hodiny</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Čas na každý tah</translation>
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
        <translation>Kanadské byo-yomi</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Zpoždění</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>První generace</translation>
    </message>
    <message>
        <source>Second generation, blue buttons</source>
        <translation>Druhá generace, modrá tlačítka</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>%1 the number of a preset on a clock.</extracomment>
        <translation>Volba %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>option</comment>
        <extracomment>%1 &quot;Option 19&quot;, %2 what it is called besides.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Classical</source>
        <translation>Vážný šach</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapid šach</translation>
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
        <translation>Jiné hodiny</translation>
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
        <translation>Bílý dává čas</translation>
    </message>
    <message>
        <source>Black has less time</source>
        <translation>Černý dává čas</translation>
    </message>
</context>
<context>
    <name>PreviewList</name>
    <message>
        <source>Players in the file</source>
        <translation>Hráči v souboru</translation>
    </message>
</context>
<context>
    <name>ProhibitedPanel</name>
    <message>
        <source>Prohibited pairings</source>
        <translation>Zakázané dvojice</translation>
    </message>
    <message>
        <source>These players will not be paired. The list is fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Tito se neutkají. Seznam se určí před nalosováním prvního kola (Všeobecná pravidla soutěží 5.2).</translation>
    </message>
    <message>
        <source>A round is paired: the list can no longer be changed.</source>
        <translation>Kolo je nalosováno: seznam už nelze měnit.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>se neutká s</translation>
    </message>
    <message>
        <source>In this round only (empty: in every round)</source>
        <translation>Jen v tomto kole (prázdné: v každém kole)</translation>
    </message>
    <message>
        <source>Prohibit the pairing</source>
        <translation>Zakázat dvojici</translation>
    </message>
    <message>
        <source>Lift the prohibition: %1</source>
        <translation>Zrušit zákaz: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>PromotionChoice</name>
    <message>
        <source>What does the pawn become?</source>
        <translation>Na co se pěšec promění?</translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Pair the next round now?</source>
        <translation>Nalosovat další kolo už teď?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n šachovnice bez výsledku.</numerusform>
            <numerusform>%n šachovnice bez výsledku.</numerusform>
            <numerusform>%n šachovnic bez výsledku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The standings stay provisional until the results are in.</source>
        <translation>Pořadí zůstane předběžné, dokud nepřijdou výsledky.</translation>
    </message>
    <message>
        <source>The results can still be entered afterwards.</source>
        <translation>Výsledky lze zapsat i potom.</translation>
    </message>
    <message>
        <source>Pair anyway</source>
        <translation>Přesto nalosovat</translation>
    </message>
    <message>
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Nalosováni budou oba; můžete-li, uveďte jim různá data narození nebo FIDE ID.</translation>
    </message>
    <message>
        <source>Clear the result?</source>
        <translation>Smazat výsledek?</translation>
    </message>
    <message>
        <source>The result on board %1 will be cleared.</source>
        <translation>Výsledek na šachovnici %1 se smaže.</translation>
    </message>
    <message>
        <source>The old result stays in the history.</source>
        <translation>Původní výsledek zůstane v historii.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Change an earlier round?</source>
        <translation>Změnit dřívější kolo?</translation>
    </message>
    <message>
        <source>This is a result of round %1, and a later round is paired.</source>
        <translation>Je to výsledek %1. kola a pozdější kolo už je nalosováno.</translation>
    </message>
    <message>
        <source>Change the result</source>
        <translation>Změnit výsledek</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>Zapsat odstoupení hráče %1?</translation>
    </message>
    <message>
        <source>%1 has played less than half of the games.</source>
        <translation>%1 má odehránu méně než polovinu partií.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odstoupení</translation>
    </message>
    <message>
        <source>%1 has played at least half of the games.</source>
        <translation>%1 má odehránu aspoň polovinu partií.</translation>
    </message>
    <message>
        <source>The remaining games are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>Zbývající partie jsou prohrané kontumačně (Všeobecná pravidla soutěží 6.6).</translation>
    </message>
    <message>
        <source>Close while clocks are running?</source>
        <translation>Zavřít, když hodiny běží?</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>Běžící hodiny: %n.</numerusform>
            <numerusform>Běžící hodiny: %n.</numerusform>
            <numerusform>Běžící hodiny: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>They can be resumed when the event is opened again.</source>
        <translation>Po otevření turnaje lze pokračovat.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Zastavit a zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played so far.</source>
        <translation>
            <numerusform>Dosud odehrána %n partie.</numerusform>
            <numerusform>Dosud odehrány %n partie.</numerusform>
            <numerusform>Dosud odehráno %n partií.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to come.</source>
        <translation>
            <numerusform>Zbývá %n partie.</numerusform>
            <numerusform>Zbývají %n partie.</numerusform>
            <numerusform>Zbývá %n partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>A forfeit on board %1?</source>
        <translation>Kontumace na šachovnici %1?</translation>
    </message>
    <message>
        <source>Enter the forfeit</source>
        <translation>Zapsat kontumaci</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Zavřít bez uložení?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Přesto zavřít</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Zapsat výsledek</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>boards</comment>
        <extracomment>%1 which boards, &quot;Boards 3, 5–9&quot;; %2 a sentence that says why they do not take something.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The first is round %1.</source>
        <translation>První je %1. kolo.</translation>
    </message>
    <message>
        <source>The last rounds will have to be paired by hand.</source>
        <translation>Poslední kola bude třeba nalosovat ručně.</translation>
    </message>
    <message>
        <source>The number of rounds cannot be changed once a round is paired.</source>
        <translation>Počet kol se po nalosování kola už nedá změnit.</translation>
    </message>
    <message>
        <source>Another half-point bye?</source>
        <translation>Další volno za půl bodu?</translation>
    </message>
    <message numerus="yes">
        <source>%n half-point bye(s) so far.</source>
        <translation>
            <numerusform>Dosud %n volno za půl bodu.</numerusform>
            <numerusform>Dosud %n volna za půl bodu.</numerusform>
            <numerusform>Dosud %n volen za půl bodu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the record on board %1?</source>
        <translation>Změnit zápis na šachovnici %1?</translation>
    </message>
    <message>
        <source>Consent to a draw by agreement on board %1?</source>
        <translation>Souhlasit s remízou dohodou na šachovnici %1?</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it yet (Laws 9.1).</source>
        <translation>Propozice turnaje ji zatím nedovolují (Pravidla 9.1).</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Souhlasit</translation>
    </message>
    <message>
        <source>Change a result that both have signed?</source>
        <translation>Změnit výsledek, který oba podepsali?</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Dovolit</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Nesprávná</translation>
    </message>
    <message>
        <source>Nothing can be offered, accepted or claimed after that.</source>
        <translation>Potom už nelze nic nabídnout, přijmout ani reklamovat.</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Potrestat</translation>
    </message>
    <message>
        <source>Let board %1 count more than a win?</source>
        <translation>Započítat na šachovnici %1 víc než výhru?</translation>
    </message>
    <message>
        <source>The two scores add up to more than a win.</source>
        <translation>Body obou hráčů dohromady dají víc než výhru.</translation>
    </message>
    <message>
        <source>The result of the game stays as it is; the ruling stands beside it.</source>
        <translation>Výsledek partie zůstává, jaký byl; rozhodnutí stojí vedle něj.</translation>
    </message>
    <message>
        <source>Entering the result again, or clearing it, ends the ruling.</source>
        <translation>Novým zapsáním výsledku nebo jeho smazáním se rozhodnutí ruší.</translation>
    </message>
    <message>
        <source>Let it count</source>
        <translation>Započítat</translation>
    </message>
    <message>
        <source>Add another player with this name?</source>
        <translation>Přihlásit dalšího hráče s tímto jménem?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is already on the list.</source>
        <translation>%1 se stejným datem narození už je přihlášen.</translation>
    </message>
    <message>
        <source>Add both</source>
        <translation>Přihlásit oba</translation>
    </message>
    <message>
        <source>The game will count as unfinished again.</source>
        <translation>Šachovnice se bude znovu počítat jako neskončená.</translation>
    </message>
    <message>
        <source>The points and the standings will change; the pairings already made will not.</source>
        <translation>Body a pořadí se změní; hotový los zůstane.</translation>
    </message>
    <message>
        <source>The results are kept, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>Výsledky zůstanou zaznamenané, ale do pořadí se nepočítají (Všeobecná pravidla soutěží 6.6).</translation>
    </message>
    <message>
        <source>They will be paused now.</source>
        <translation>V této chvíli se zastaví.</translation>
    </message>
    <message>
        <source>Continue?</source>
        <translation>Pokračovat?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n záznam ještě není uložen na disk.</numerusform>
            <numerusform>%n záznamy ještě nejsou uloženy na disk.</numerusform>
            <numerusform>%n záznamů ještě není uloženo na disk.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be lost if the disk still cannot be written to.</source>
        <translation>Ztratí se, pokud je disk ani v té chvíli nepřijme.</translation>
    </message>
    <message>
        <source>Free some disk space first; they will then be saved automatically.</source>
        <translation>Raději nejprve uvolněte místo na disku; pak se zapíšou samy.</translation>
    </message>
    <message>
        <source>Remove all the remaining time on board %1?</source>
        <translation>Odebrat na šachovnici %1 všechen čas?</translation>
    </message>
    <message>
        <source>The player has no more than that left: the flag will fall at once.</source>
        <translation>Hráči víc nezbývá: praporek padne hned.</translation>
    </message>
    <message>
        <source>You then decide whether the game is lost (Laws 6.9).</source>
        <translation>Zda je tím partie prohraná, pak rozhodnete vy (Pravidla 6.9).</translation>
    </message>
    <message>
        <source>Remove the time</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Apply to the other boards?</source>
        <translation>Provést na ostatních šachovnicích?</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>Hodiny, na nichž to nelze provést: %n.</numerusform>
            <numerusform>Hodiny, na nichž to nelze provést: %n.</numerusform>
            <numerusform>Hodiny, na nichž to nelze provést: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been changed on any board yet.</source>
        <translation>Zatím se na žádné šachovnici nic neprovedlo.</translation>
    </message>
    <message>
        <source>Apply to the others</source>
        <translation>Provést na ostatních</translation>
    </message>
    <message>
        <source>Correct the clock setting on board %1 now?</source>
        <translation>Změnit teď nastavení hodin na šachovnici %1?</translation>
    </message>
    <message>
        <source>In rapid and blitz the clock setting can no longer be corrected after this many moves.</source>
        <translation>V rapid a bleskových partiích se nastavení po tolika tazích obou hráčů už nemění.</translation>
    </message>
    <message>
        <source>After that the Laws allow it only if the schedule of the event would be seriously affected (App. A).</source>
        <translation>Pravidla to později dovolují, jen když by utrpěl časový program turnaje (Příl. A).</translation>
    </message>
    <message>
        <source>Ignore the flag fall on board %1?</source>
        <translation>Pominout padlý praporek na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag has fallen, but this result is not a loss for White.</source>
        <translation>Bílému padl praporek a tento výsledek není prohrou bílého.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has fallen, but this result is not a loss for Black.</source>
        <translation>Černému padl praporek a tento výsledek není prohrou černého.</translation>
    </message>
    <message>
        <source>It is correct if the game had already ended, or if it is a draw because the opponent cannot checkmate by any series of legal moves (Laws 6.9).</source>
        <translation>Platí, pokud partie skončila už předtím, nebo pokud soupeř nemůže dát mat žádným sledem přípustných tahů a toto je remíza, která z toho plyne (Pravidla 6.9).</translation>
    </message>
    <message>
        <source>System&apos;s pairing: %1 – %2</source>
        <extracomment>By the rules these two would meet: %1 is White, %2 Black.</extracomment>
        <translation>Podle pravidel: %1 – %2</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing the bye goes to %1</source>
        <translation>Podle pravidel má volno %1</translation>
    </message>
    <message>
        <source>There is no legal pairing.</source>
        <translation>Podle pravidel kolo nalosovat nelze.</translation>
    </message>
    <message>
        <source>Confirm the manual pairing?</source>
        <translation>Potvrdit ručně upravený los?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n šachovnice je jiná, než určují pravidla.</numerusform>
            <numerusform>%n šachovnice jsou jiné, než určují pravidla.</numerusform>
            <numerusform>%n šachovnic je jiných, než určují pravidla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm it</source>
        <translation>Potvrdit</translation>
    </message>
    <message>
        <source>The round is recorded as changed by hand, together with the system&apos;s pairing. Confirm it anyway?</source>
        <translation>Kolo zůstane zapsáno jako ručně změněné, vedle něj los podle pravidel. Potvrdit ho i tak?</translation>
    </message>
    <message>
        <source>Import the rounds as they are?</source>
        <translation>Převzít kola tak, jak jsou?</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n kolo v souboru neodpovídá losu podle systému.</numerusform>
            <numerusform>%n kola v souboru neodpovídají losu podle systému.</numerusform>
            <numerusform>%n kol v souboru neodpovídá losu podle systému.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Převzít</translation>
    </message>
    <message>
        <source>Start with this many rounds?</source>
        <translation>Začít s tolika koly?</translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>Na více než %n kolo není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kola není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kol není dost soupeřů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 už má volno za půl bodu.</translation>
    </message>
    <message>
        <source>General Regulations for Competitions 6.7 allow each player one.</source>
        <translation>Všeobecná pravidla soutěží 6.7 počítají s jedním na hráče.</translation>
    </message>
    <message>
        <source>Give the bye</source>
        <translation>Dát</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n následující půltah by už nebyl přípustný.</numerusform>
            <numerusform>%n následující půltahy by už nebyly přípustné.</numerusform>
            <numerusform>%n následujících půltahů by už nebylo přípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be removed from the record; Undo restores them.</source>
        <translation>Ze zápisu se vypustí; příkazem Vzít zpět je vrátíte.</translation>
    </message>
    <message>
        <source>Your consent is recorded.</source>
        <translation>Váš souhlas se zaznamená.</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1. It stands, even if it is incorrect, unless the arbiter decides otherwise (Laws 8.7).</source>
        <translation>Výsledek na šachovnici %1 podepsali oba hráči. I když je chybný, platí, nerozhodne-li rozhodčí jinak (Pravidla 8.7).</translation>
    </message>
    <message>
        <source>What they signed stays in the history.</source>
        <translation>Co podepsali, zůstává zaznamenáno.</translation>
    </message>
    <message>
        <source>Allow White&apos;s assistant more than the Laws allow?</source>
        <translation>Dovolit asistentovi bílého víc než Pravidla?</translation>
    </message>
    <message>
        <source>Allow Black&apos;s assistant more than the Laws allow?</source>
        <translation>Dovolit asistentovi černého víc než Pravidla?</translation>
    </message>
    <message>
        <source>A sighted player may have an assistant only if the opponent has none, and only for making and announcing moves.</source>
        <translation>Vidící hráč má asistenta, jen nemá-li ho druhý, a pouze pro tahy a ohlašování.</translation>
    </message>
    <message>
        <source>You may adapt the rules to local circumstances; your decision is recorded.</source>
        <translation>Pravidla můžete přizpůsobit místním podmínkám; vaše rozhodnutí se zaznamená.</translation>
    </message>
    <message>
        <source>Change a result given by a ruling?</source>
        <translation>Změnit výsledek, který vychází z rozhodnutí?</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling under the Laws.</source>
        <translation>Výsledek na šachovnici %1 vychází z rozhodnutí s uvedeným článkem Pravidel.</translation>
    </message>
    <message>
        <source>The ruling stays in the history, but the result will no longer be based on it.</source>
        <translation>Rozhodnutí zůstává v záznamu; výsledek z něj už nebude vycházet.</translation>
    </message>
    <message>
        <source>Rule the claim on board %1 incorrect anyway?</source>
        <translation>Rozhodnout přesto, že reklamace na šachovnici %1 je nesprávná?</translation>
    </message>
    <message>
        <source>According to the game record, the same position has appeared five times or 75 moves have been made by each player without a capture or pawn move: the game is drawn without a claim (Laws 9.6).</source>
        <translation>Podle zápisu se pozice vyskytla pětkrát nebo se hrálo 75 tahů bez braní a tahu pěšcem: partie končí remízou i bez reklamace (Pravidla 9.6).</translation>
    </message>
    <message>
        <source>The opponent gets extra time and the game continues.</source>
        <translation>Soupeř dostane čas a partie pokračuje.</translation>
    </message>
    <message>
        <source>Continue the game on board %1?</source>
        <translation>Pokračuje partie na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>Pád praporku bílého byl zaznamenán: ukončil partii.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>Pád praporku černého byl zaznamenán: ukončil partii.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Partie pokračuje</translation>
    </message>
    <message>
        <source>Penalise a move that appears to be legal?</source>
        <translation>Potrestat tah, který je podle zápisu přípustný?</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for White.</source>
        <translation>Podle zápisu šachovnice %1 ho bílý smí hrát.</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for Black.</source>
        <translation>Podle zápisu šachovnice %1 ho černý smí hrát.</translation>
    </message>
    <message>
        <source>Pressing the clock without making a move, or making a move with both hands, is penalised as an illegal move where the Laws say so.</source>
        <translation>Stisk hodin bez tahu nebo tah oběma rukama se trestá jako nemožný tah tam, kde to Pravidla určují.</translation>
    </message>
    <message>
        <source>Rule against the game record of board %1?</source>
        <translation>Rozhodnout proti zápisu šachovnice %1?</translation>
    </message>
    <message>
        <source>The game record is complete and does not support this ruling.</source>
        <translation>Zápis je úplný a podle něj je třeba o reklamaci rozhodnout jinak.</translation>
    </message>
    <message>
        <source>Your ruling stands, with what you found on the scoresheets or on the board.</source>
        <translation>Platí vaše rozhodnutí a to, co jste zjistili na partiářích nebo na šachovnici.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <translation>Rozhodnout tak</translation>
    </message>
    <message>
        <source>Draw lots again?</source>
        <translation>Losovat znovu?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n hráč už má startovní číslo.</numerusform>
            <numerusform>%n hráči už mají startovní číslo.</numerusform>
            <numerusform>%n hráčů už má startovní číslo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets a new number; the drawing before stays in the history.</source>
        <translation>Všichni dostanou nové číslo; předchozí losování zůstává v historii.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Losovat znovu</translation>
    </message>
    <message>
        <source>Penalise a move while the player&apos;s own clock is running?</source>
        <translation>Potrestat tah, ačkoli hráči běží jeho vlastní hodiny?</translation>
    </message>
    <message>
        <source>White&apos;s clock is running on board %1.</source>
        <translation>Na šachovnici %1 běží hodiny bílého.</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running on board %1.</source>
        <translation>Na šachovnici %1 běží hodiny černého.</translation>
    </message>
    <message>
        <source>Only a completed move is penalised: where the player has not pressed the clock, another move is made and nothing else happens. Where the opponent has already replied, go on: the increment of the illegal move is taken back.</source>
        <translation>Trestá se jen ukončený tah: pokud hráč nestiskl hodiny, provede jiný tah a nic dalšího se neděje. Pokud soupeř už odpověděl, pokračujte: přídavek za nemožný tah se odebere.</translation>
    </message>
    <message>
        <source>Change the regulations of an event that is being played?</source>
        <translation>Změnit předpisy akce, která se už hraje?</translation>
    </message>
    <message>
        <source>They are announced before the event and stay as they are; rulings from now on follow the new ones.</source>
        <translation>Oznamují se před akcí a nemění se; rozhodnutí se odteď řídí novými.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>Enter another result than a draw?</source>
        <translation>Zadat jiný výsledek než remízu?</translation>
    </message>
    <message>
        <source>The game on board %1 of round %2 was open when a later round was paired, and counted as a draw.</source>
        <translation>Partie na šachovnici %1 v kole %2 nebyla při losování pozdějšího kola dohrána a počítala se jako remíza.</translation>
    </message>
    <message>
        <source>The pairings of the later rounds stay as they are; the report says so.</source>
        <translation>Losování pozdějších kol zůstává, jak je; zpráva to uvede.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Zadat</translation>
    </message>
    <message>
        <source>Open the envelope without the player who must reply?</source>
        <translation>Otevřít obálku bez hráče, který má odpovědět?</translation>
    </message>
    <message>
        <source>White has not come to the resumption on board %1.</source>
        <translation>Bílý nepřišel na dohrávku na šachovnici %1.</translation>
    </message>
    <message>
        <source>Black has not come to the resumption on board %1.</source>
        <translation>Černý nepřišel na dohrávku na šachovnici %1.</translation>
    </message>
    <message>
        <source>The envelope is opened when the player who must reply is present. Until then his clock runs and the envelope stays closed, unless a player has lost by coming too late.</source>
        <translation>Obálka se otevře, když je přítomen hráč, který má odpovědět. Do té doby běží jeho hodiny a obálka zůstává zavřená, ledaže některý hráč prohrál pro pozdní příchod.</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again.</source>
        <translation>Otevřenou obálku už nelze zavřít.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>A win on board %1?</source>
        <translation>Výhra na šachovnici %1?</translation>
    </message>
    <message>
        <source>In the position on record White cannot checkmate by any series of legal moves.</source>
        <translation>V zapsané pozici nemůže bílý dát mat žádným sledem přípustných tahů.</translation>
    </message>
    <message>
        <source>In the position on record Black cannot checkmate by any series of legal moves.</source>
        <translation>V zapsané pozici nemůže černý dát mat žádným sledem přípustných tahů.</translation>
    </message>
    <message>
        <source>If the opponent has resigned, the game is drawn (Laws %1).</source>
        <translation>Pokud se soupeř vzdal, partie končí remízou (Pravidla %1).</translation>
    </message>
    <message>
        <source>A win is correct only as a penalty, or if moves are missing in the record.</source>
        <translation>Výhra je správná jen jako trest, nebo pokud v zápisu chybějí tahy.</translation>
    </message>
    <message>
        <source>Enter the win</source>
        <translation>Zapsat výhru</translation>
    </message>
    <message>
        <source>Enter a draw: ½–½</source>
        <translation>Zapsat remízu: ½–½</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: adjourned, counts as a draw for the pairing</source>
        <extracomment>An open game: %1 round, %2 board, %3 and %4 White and Black.</extracomment>
        <translation>%1.%2 %3 – %4: přerušená, při losování se počítá jako remíza</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>games</comment>
        <translation>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Supervision, default time or the rules on draws by agreement or on appeals change for the rest of the event.</source>
        <translation>Dozor, čekací doba nebo pravidla o dohodě na remíze či o odvoláních se změní pro zbytek akce.</translation>
    </message>
    <message>
        <source>Accept a late appeal?</source>
        <translation>Přijmout opožděné odvolání?</translation>
    </message>
    <message>
        <source>The regulations of the event set the time limit. That the appeal was late stays on record.</source>
        <translation>Lhůtu stanoví předpisy akce. Že odvolání přišlo pozdě, zůstane v záznamu.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Add players whose names are on the list already?</source>
        <translation>Přihlásit i hráče, jejichž jména už na seznamu jsou?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) with the same name and date of birth would be on the list twice.</source>
        <translation>
            <numerusform>%n hráč se stejným jménem a datem narození by byl na seznamu dvakrát.</numerusform>
            <numerusform>%n hráči se stejným jménem a datem narození by byli na seznamu dvakrát.</numerusform>
            <numerusform>%n hráčů se stejným jménem a datem narození by bylo na seznamu dvakrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all</source>
        <translation>Přihlásit všechny</translation>
    </message>
    <message>
        <source>Change how envelopes are sealed and opened?</source>
        <translation>Změnit způsob pečetění a otevírání obálek?</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n obálka přerušené partie je ještě zavřená.</numerusform>
            <numerusform>%n obálky přerušených partií jsou ještě zavřené.</numerusform>
            <numerusform>%n obálek přerušených partií je ještě zavřených.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players sealed their moves under the rules in force until now. A move that was typed still needs every key that was shown for it; whether a witness must be there follows the new rules.</source>
        <translation>Hráči zapečetili své tahy podle dosavadních pravidel. Napsaný tah potřebuje nadále všechny klíče, které pro něj byly zobrazeny; zda musí být přítomen svědek, se řídí novými pravidly.</translation>
    </message>
    <message>
        <source>Before its time?</source>
        <translation>Před dohodnutým časem?</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again, and a player may still be on the way.</source>
        <translation>Otevřenou obálku už nelze zavřít a hráč může být ještě na cestě.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nyní</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: becomes an adjourned game, counts as a draw for the pairing</source>
        <translation>%1.%2 %3 – %4: stává se přerušenou partií, pro losování se počítá jako remíza</translation>
    </message>
    <message>
        <source>Declare round %1 over?</source>
        <translation>Prohlásit %1. kolo za skončené?</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kolo skončilo</translation>
    </message>
    <message>
        <source>Board %1: the game goes on with the new players.</source>
        <translation>Šachovnice %1: partie pokračuje s novými hráči.</translation>
    </message>
    <message>
        <source>Board %1: the result is deleted.</source>
        <translation>Šachovnice %1: výsledek se smaže.</translation>
    </message>
    <message>
        <source>Change round %1, which is published?</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>Změnit %1. kolo, které je zveřejněné?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n šachovnice má jiné hráče nebo barvy.</numerusform>
            <numerusform>%n šachovnice mají jiné hráče nebo barvy.</numerusform>
            <numerusform>%n šachovnic má jiné hráče nebo barvy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the round</source>
        <translation>Změnit kolo</translation>
    </message>
    <message>
        <source>Change the result on board %1?</source>
        <translation>Změnit výsledek na šachovnici %1?</translation>
    </message>
    <message>
        <source>%1 was entered before, and now %2.</source>
        <extracomment>%1 and %2 are results: 1–0, ½–½.</extracomment>
        <translation>Předtím bylo zapsáno %1, teď %2.</translation>
    </message>
    <message>
        <source>Change it to %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Změnit na %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Nechat %1</translation>
    </message>
    <message>
        <source>Open an incident</source>
        <translation>Otevřít incident</translation>
    </message>
    <message>
        <source>%1 was entered at %2: %3</source>
        <extracomment>%1 a result, %2 an hour, %3 who entered it, at which desk: &quot;1–0 was entered at 14:32: Ema · Desk 1&quot;.</extracomment>
        <translation>%1 zapsáno v %2: %3</translation>
    </message>
    <message>
        <source>Pair with players who have not checked in?</source>
        <translation>Nalosovat i hráče, kteří nejsou prezentováni?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in this pairing are not checked in, while others are.</source>
        <translation>
            <numerusform>%n hráč v tomto losování není prezentován, jiní jsou.</numerusform>
            <numerusform>%n hráči v tomto losování nejsou prezentováni, jiní jsou.</numerusform>
            <numerusform>%n hráčů v tomto losování není prezentován, jiní jsou.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in page (Shift+F2) lists them: close the check-in to give them a bye or to withdraw them.</source>
        <translation>Uvádí je strana Prezence (Shift+F2): uzavřením prezence dostanou volno, nebo odstoupí.</translation>
    </message>
    <message>
        <source>Pair them all</source>
        <translation>Nalosovat všechny</translation>
    </message>
    <message>
        <source>Seal by the clock on board %1?</source>
        <translation>Zapečetit podle hodin na %1. šachovnici?</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock White is to move, by the record Black.</source>
        <translation>Zápis partie má víc tahů než hodiny: podle hodin je na tahu bílý, podle zápisu černý.</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock Black is to move, by the record White.</source>
        <translation>Zápis partie má víc tahů než hodiny: podle hodin je na tahu černý, podle zápisu bílý.</translation>
    </message>
    <message>
        <source>Whoever the clock says is to move seals, and that clock is stopped and started again. If the record is right, correct the clock first.</source>
        <translation>Tah zapečetí ten, kdo je na tahu podle hodin; jeho hodiny se zastaví a později spustí. Pokud je správný zápis, nejprve opravte hodiny.</translation>
    </message>
    <message>
        <source>Seal by the clock</source>
        <translation>Podle hodin</translation>
    </message>
    <message>
        <source>Adjourn board %1 with a paper envelope?</source>
        <translation>Přerušit partii na %1. šachovnici s papírovou obálkou?</translation>
    </message>
    <message>
        <source>In this event sealed moves are typed, and none has been typed here.</source>
        <translation>Na tomto turnaji se zapečetěné tahy píší na obrazovce a zde žádný napsán není.</translation>
    </message>
    <message>
        <source>T turns the screen to the player. With a paper envelope the program keeps what stands on it.</source>
        <translation>T otočí obrazovku k hráči. U papírové obálky si program pamatuje, co je na ní napsáno.</translation>
    </message>
    <message>
        <source>With a paper envelope</source>
        <translation>S papírovou obálkou</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed on %2.</source>
        <extracomment>%1 the number of a board, %2 day and time.</extracomment>
        <translation>Partie na %1. šachovnici má pokračovat %2.</translation>
    </message>
    <message>
        <source>A player may still be on the way.</source>
        <translation>Hráč může být ještě na cestě.</translation>
    </message>
    <message>
        <source>The reason may be another edition of the system, prohibited pairings, manual pairing or an adjourned game.</source>
        <translation>Důvodem může být jiné vydání systému, zakázané dvojice, ruční los nebo přerušená partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n more player(s) change places.</source>
        <translation>
            <numerusform>Místo mění ještě %n hráč.</numerusform>
            <numerusform>Místo mění ještě %n hráči.</numerusform>
            <numerusform>Místo mění ještě %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 becomes %3</source>
        <extracomment>%1 is a player, %2 the rank before, %3 the rank after.</extracomment>
        <translation>%1: %2. místo se mění na %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the next round would have been paired otherwise.</source>
        <translation>
            <numerusform>V dalším kole by se jinak nalosovala %n šachovnice.</numerusform>
            <numerusform>V dalším kole by se jinak nalosovaly %n šachovnice.</numerusform>
            <numerusform>V dalším kole by se jinak nalosovalo %n šachovnic.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round would have been paired the same way.</source>
        <translation>Další kolo by se nalosovalo stejně.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>bez výsledku</translation>
    </message>
    <message>
        <source>Board %1, %2 – %3: %4 becomes %5.</source>
        <extracomment>%1 a board, %2 and %3 White and Black, %4 the result that stands, %5 the one that is to stand.</extracomment>
        <translation>Šachovnice %1, %2 – %3: %4 se mění na %5.</translation>
    </message>
    <message>
        <source>Round %1 has not begun: undo its pairing first (Ctrl+Z), and it is paired by the right result.</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>%1. kolo nezačalo: nejdřív vezměte zpět jeho los (Ctrl+Z) a nalosuje se podle správného výsledku.</translation>
    </message>
    <message>
        <source>This game has begun: both players have moved.</source>
        <translation>Tato partie začala: oba hráči už táhli.</translation>
    </message>
    <message>
        <source>This game has begun: moves are on record.</source>
        <translation>Tato partie začala: v zápisu jsou tahy.</translation>
    </message>
    <message>
        <source>This game has begun: its clock has run, and nobody is marked absent.</source>
        <translation>Tato partie začala: její hodiny běžely a nikdo není označen jako nepřítomný.</translation>
    </message>
    <message>
        <source>This game has begun: a ruling was made on it.</source>
        <translation>Tato partie začala: padlo v ní rozhodnutí.</translation>
    </message>
    <message>
        <source>This game has begun.</source>
        <translation>Tato partie začala.</translation>
    </message>
    <message>
        <source>A forfeit is an unplayed game: it is not rated and does not count for colours. A game that was begun and lost is 1–0 or 0–1.</source>
        <translation>Kontumace je neodehraná partie: nezapočítává se na rating ani do barev. Započatá a prohraná partie je 1–0 nebo 0–1.</translation>
    </message>
    <message>
        <source>It is a forfeit if the player never came to the board.</source>
        <translation>Kontumace to je, pokud hráč k šachovnici vůbec nepřišel.</translation>
    </message>
    <message>
        <source>Enter %1, played</source>
        <extracomment>%1 is a result: &quot;Enter 1–0, played&quot;.</extracomment>
        <translation>Zapsat %1, odehráno</translation>
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
        <translation>Šachovnice %1: bude %2</translation>
    </message>
    <message>
        <source>Board %1: was %2, becomes %3</source>
        <translation>Šachovnice %1: bylo %2, bude %3</translation>
    </message>
    <message>
        <source>Board %1: was %2, is not played</source>
        <translation>Šachovnice %1: bylo %2, nehraje se</translation>
    </message>
    <message>
        <source>Withdraw the ruling?</source>
        <translation>Anulovat rozhodnutí?</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>Rozhodnutí na šachovnici %1 už nebude platit.</translation>
    </message>
    <message>
        <source>The record keeps it with your reason, and the register of offences no longer counts it.</source>
        <translation>V záznamu zůstane i s vaším důvodem a registr přestupků ho už nepočítá.</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>Anulovat</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 what a ruling did, as a sentence: &quot;Result 1–0&quot;.</extracomment>
        <translation>Vezme se zpět: %1</translation>
    </message>
    <message>
        <source>Stays as it is: %1</source>
        <extracomment>%1 what a ruling did, as a sentence, and what its withdrawal does not change.</extracomment>
        <translation>Zůstane, jak je: %1</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent events</source>
        <translation>Poslední turnaje</translation>
    </message>
    <message>
        <source>Events you open or create are listed here.</source>
        <translation>Tady budou turnaje, které otevřete nebo vytvoříte.</translation>
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
        <translation>Zapomenout: %1</translation>
    </message>
    <message>
        <source>Remove from this list (the file is kept)</source>
        <translation>Odebrat ze seznamu (soubor zůstane)</translation>
    </message>
    <message>
        <source>New event like %1</source>
        <translation>Nový turnaj podle %1</translation>
    </message>
    <message>
        <source>A new event with the same regulations</source>
        <translation>Nový turnaj se stejnými propozicemi</translation>
    </message>
</context>
<context>
    <name>RecordEntry</name>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>Partiář bílého</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Partiář černého</translation>
    </message>
    <message>
        <source>Instead of the next move</source>
        <translation>Místo následujícího tahu</translation>
    </message>
    <message>
        <source>Next move, or several</source>
        <translation>Další tah nebo více tahů</translation>
    </message>
    <message>
        <source>e4, Nf3 (=), 0-0 …</source>
        <translation>e4, Jf3 (=), 0-0 …</translation>
    </message>
    <message>
        <source>Copy into the record</source>
        <translation>Převzít do zápisu</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>Draw offer</source>
        <translation>Nabídka remízy</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>after the move, before pressing the clock</source>
        <translation>po tahu, před stiskem hodin</translation>
    </message>
    <message>
        <source>before making a move</source>
        <translation>před vlastním tahem</translation>
    </message>
    <message>
        <source>on the opponent&apos;s time</source>
        <translation>v čase soupeře</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Nabídnout remízu</translation>
    </message>
    <message>
        <source>Claim of a draw</source>
        <translation>Reklamace remízy</translation>
    </message>
    <message>
        <source>threefold repetition, by the intended move</source>
        <translation>trojí opakování, se zapsaným tahem</translation>
    </message>
    <message>
        <source>threefold repetition, on the board</source>
        <translation>trojí opakování, nyní</translation>
    </message>
    <message>
        <source>fifty moves, by the intended move</source>
        <translation>padesát tahů, se zapsaným tahem</translation>
    </message>
    <message>
        <source>fifty moves, on the board</source>
        <translation>padesát tahů, nyní</translation>
    </message>
    <message>
        <source>Intended move, written but not played</source>
        <translation>Zapsaný a neprovedený tah</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reklamovat</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nemožný tah</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Provedený tah</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Potrestat</translation>
    </message>
    <message>
        <source>Signature on the scoresheet</source>
        <translation>Podpis na partiáři</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Podepsat</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Zapisování tahů</translation>
    </message>
    <message>
        <source>is excused from keeping score</source>
        <translation>nemusí zapisovat</translation>
    </message>
    <message>
        <source>must keep score</source>
        <translation>musí zapisovat</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>Missing moves</source>
        <translation>Neznámé tahy</translation>
    </message>
    <message>
        <source>Position after the missing moves, as FEN</source>
        <translation>Pozice po mezeře jako FEN</translation>
    </message>
    <message>
        <source>Half-moves missing, if known</source>
        <translation>Chybějící půltahy, je-li jejich počet znám</translation>
    </message>
    <message>
        <source>Enter the missing moves</source>
        <translation>Zapsat mezeru</translation>
    </message>
    <message>
        <source>Time beside the move</source>
        <translation>Čas u tahu</translation>
    </message>
    <message>
        <source>Time left, 1:23:05; leave empty to remove it</source>
        <translation>Zbývající čas, 1:23:05; prázdné pole jej odstraní</translation>
    </message>
    <message>
        <source>Enter the time</source>
        <translation>Zapsat čas</translation>
    </message>
    <message>
        <source>Write the time as 1:23:05, and show the move it belongs to.</source>
        <translation>Čas napište jako 1:23:05 a zobrazte tah, ke kterému patří.</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>FEN or number</source>
        <translation>FEN nebo číslo</translation>
    </message>
    <message>
        <source>On every board of the round</source>
        <translation>Na všech šachovnicích kola</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Postavit</translation>
    </message>
    <message>
        <source>Note on play with a visually disabled player</source>
        <translation>Poznámka ke hře se zrakově postiženým</translation>
    </message>
    <message>
        <source>Moves and times are announced only on request. Pressing too early is a notice for you and not a penalty by itself.</source>
        <translation>Tahy a časy se sdělují jen na požádání. Předčasný stisk je upozornění pro vás a sám o sobě není trestem.</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Zapsat</translation>
    </message>
    <message>
        <source>The players&apos; boards differ</source>
        <translation>Šachovnice hráčů se liší</translation>
    </message>
    <message>
        <source>Enter each board that differs from the record; the players&apos; own records then decide.</source>
        <translation>Čí šachovnice stojí jinak než zápis a jak; potom rozhodnou zápisy.</translation>
    </message>
    <message>
        <source>White&apos;s board</source>
        <translation>Šachovnice bílého</translation>
    </message>
    <message>
        <source>Black&apos;s board</source>
        <translation>Šachovnice černého</translation>
    </message>
    <message>
        <source>The move made instead of the last one, or the position as FEN; empty: same as the record</source>
        <translation>Tah, který provedl místo posledního, nebo pozice jako FEN; prázdné: jako zápis</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <source>This is neither a legal move nor a position.</source>
        <translation>To není ani přípustný tah, ani pozice.</translation>
    </message>
    <message>
        <source>An offer cannot be withdrawn; it stands until the opponent accepts it, rejects it, touches a piece or the game ends (Laws %1).</source>
        <translation>Nabídka platí, dokud soupeř neodpoví, nedotkne se kamene nebo partie neskončí; nelze ji odvolat (Pravidla %1).</translation>
    </message>
    <message>
        <source>The clocks stop. A claim cannot be withdrawn and counts as a draw offer (Laws %1).</source>
        <translation>Hodiny se zastaví. Reklamaci nelze odvolat a je zároveň nabídkou remízy (Pravidla %1).</translation>
    </message>
    <message>
        <source>A piece was touched on this move before the claim (Laws %1)</source>
        <translation>Před reklamací došlo v tomto tahu k dotyku kamene (Pravidla %1)</translation>
    </message>
    <message>
        <source>The move is recorded as it happened; clock, count and penalty follow the event&apos;s edition (Laws %1). The position goes back to the one before it.</source>
        <translation>Tah se zaznamená tak, jak se stal; hodiny, počet a trest se řídí vydáním pravidel turnaje (Pravidla %1). Pozice se vrátí na tu, která je v zápisu.</translation>
    </message>
    <message>
        <source>A result signed by both players stands, even if it is incorrect, unless you decide otherwise (Laws %1).</source>
        <translation>Co podepíší oba, platí, i když je to chybné, nerozhodnete-li jinak (Pravidla %1).</translation>
    </message>
    <message>
        <source>A player short of time is excused automatically (Laws %1). Here you excuse a player who cannot write, or end that (Laws %2).</source>
        <translation>Časová tíseň osvobozuje hráče sama o sobě (Pravidla %1). Zde osvobodíte toho, kdo nemůže zapisovat, nebo povinnost obnovíte (Pravidla %2).</translation>
    </message>
    <message>
        <source>Moves are missing after this position; the record continues from the position you enter (Laws %1).</source>
        <translation>Po zobrazené pozici chybějí tahy; partie je opět známa od pozice, kterou zadáte (Pravidla %1).</translation>
    </message>
    <message>
        <source>Only before the first move is recorded: a position as FEN, or a Chess960 number from 0 to 959 (518 is the standard array; Laws %1).</source>
        <translation>Před prvním tahem v zápisu: pozice jako FEN nebo číslo Chess960 od 0 do 959 (518 je obvyklé rozestavení; Pravidla %1).</translation>
    </message>
    <message>
        <source>Choose what the player signs.</source>
        <translation>Vyberte, co hráč podepisuje.</translation>
    </message>
    <message>
        <source>Note beside the game</source>
        <translation>Poznámka k partii</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>Round %1, board %2</source>
        <translation>%1. kolo, šachovnice %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>%1. kolo, šachovnice %2: %3</translation>
    </message>
    <message>
        <source>Previous board</source>
        <translation>Předchozí šachovnice</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Následující šachovnice</translation>
    </message>
</context>
<context>
    <name>RecordKeys</name>
    <message>
        <source>move by move</source>
        <translation>tah po tahu</translation>
    </message>
    <message>
        <source>ten half-moves back or forward</source>
        <translation>deset půltahů zpět nebo dopředu</translation>
    </message>
    <message>
        <source>the start and the end of the game</source>
        <translation>začátek a konec partie</translation>
    </message>
    <message>
        <source>enter what is typed</source>
        <translation>zapsat napsané</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapsat</translation>
    </message>
    <message>
        <source>complete the move as first proposed</source>
        <translation>doplnit tah podle prvního návrhu</translation>
    </message>
    <message>
        <source>complete the move</source>
        <translation>doplnit tah</translation>
    </message>
    <message>
        <source>the arbiter&apos;s record, White&apos;s scoresheet, Black&apos;s scoresheet</source>
        <translation>zápis rozhodčího, partiář bílého, partiář černého</translation>
    </message>
    <message>
        <source>whose record</source>
        <translation>čí zápis</translation>
    </message>
    <message>
        <source>copy the shown scoresheet into the record</source>
        <translation>převzít zobrazený partiář do zápisu</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>nabídka remízy</translation>
    </message>
    <message>
        <source>the offer is accepted, rejected, or rejected by touching a piece</source>
        <translation>nabídka je přijata, odmítnuta nebo odmítnuta dotykem kamene</translation>
    </message>
    <message>
        <source>claim of a draw</source>
        <translation>reklamace remízy</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>reklamace</translation>
    </message>
    <message>
        <source>the claim is correct, incorrect, invalid</source>
        <translation>reklamace je správná, nesprávná, nepřípustná</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný tah</translation>
    </message>
    <message>
        <source>enter the result the board gives, or that both have signed</source>
        <translation>zapsat výsledek podle šachovnice, nebo ten, který oba podepsali</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>podpisy</translation>
    </message>
    <message>
        <source>who is excused from keeping score</source>
        <translation>kdo nemusí zapisovat</translation>
    </message>
    <message>
        <source>keeping score</source>
        <translation>zapisování tahů</translation>
    </message>
    <message>
        <source>time beside the move</source>
        <translation>čas u tahu</translation>
    </message>
    <message>
        <source>time</source>
        <translation>čas</translation>
    </message>
    <message>
        <source>note beside the game</source>
        <translation>poznámka k partii</translation>
    </message>
    <message>
        <source>note</source>
        <translation>poznámka</translation>
    </message>
    <message>
        <source>missing moves</source>
        <translation>neznámé tahy</translation>
    </message>
    <message>
        <source>delete the moves after the shown position</source>
        <translation>vypustit, co následuje po zobrazené pozici</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>vypustit, co následuje</translation>
    </message>
    <message>
        <source>starting position, Chess960</source>
        <translation>výchozí pozice, Fischerovy šachy</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>výchozí pozice</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>otočit šachovnici</translation>
    </message>
    <message>
        <source>paste moves, or a game as PGN</source>
        <translation>vložit tahy nebo partii jako PGN</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>vložit tahy</translation>
    </message>
    <message>
        <source>copy the game as PGN</source>
        <translation>kopírovat partii jako PGN</translation>
    </message>
    <message>
        <source>is checkmate still possible in this position?</source>
        <translation>lze tuto pozici ještě vyhrát? Stránka o možnosti matu</translation>
    </message>
    <message>
        <source>is checkmate possible?</source>
        <translation>je mat možný?</translation>
    </message>
    <message>
        <source>save the scoresheet as pages to print (PDF)</source>
        <translation>uložit partiář jako stránky k tisku (PDF)</translation>
    </message>
    <message>
        <source>print: save as PDF</source>
        <translation>tisk: uložit jako PDF</translation>
    </message>
    <message>
        <source>save the games of the round as PGN</source>
        <translation>uložit partie kola jako PGN</translation>
    </message>
    <message>
        <source>blind and visually disabled players: who, assistant, boards</source>
        <translation>nevidomí a zrakově postižení: kdo, asistent, šachovnice</translation>
    </message>
    <message>
        <source>visually disabled</source>
        <translation>zrakově postižení</translation>
    </message>
    <message>
        <source>with them: announce the move; a note; boards that differ; correct them</source>
        <translation>u nich: říci tah; poznámka; šachovnice se liší; opravit je</translation>
    </message>
    <message>
        <source>announce the move</source>
        <translation>říci tah</translation>
    </message>
    <message>
        <source>note, times announced</source>
        <translation>poznámka, sdělené časy</translation>
    </message>
    <message>
        <source>boards differ</source>
        <translation>šachovnice se liší</translation>
    </message>
    <message>
        <source>the board before and after</source>
        <translation>předchozí a následující šachovnice</translation>
    </message>
    <message>
        <source>close the form; back to the hall</source>
        <translation>zavřít formulář; zpět do sálu</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>incident na vybrané šachovnici: fakta, pravidla, rozhodnutí</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>both scoresheets collected, or not after all</source>
        <translation>oba partiáře jsou odevzdány, nebo přece jen ne</translation>
    </message>
</context>
<context>
    <name>RecordNews</name>
    <message>
        <source>Enter the result</source>
        <translation>Zapsat výsledek</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Přijata</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Odmítnuta</translation>
    </message>
    <message>
        <source>Piece touched</source>
        <translation>Dotyk kamene</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <translation>Odmítnuta dotykem kamene</translation>
    </message>
    <message>
        <source>Rule on it in the hall</source>
        <translation>Rozhodnout v sále</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No game yet</source>
        <translation>Zatím žádná partie</translation>
    </message>
    <message>
        <source>Pair a round; then every board has its game record here.</source>
        <translation>Nasaďte kolo; potom zde má každá šachovnice svůj zápis partie.</translation>
    </message>
</context>
<context>
    <name>RecordPlayer</name>
    <message>
        <source>White: %1</source>
        <translation>Bílý: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Černý: %1</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>The claim is correct.</source>
        <translation>Reklamace je správná.</translation>
    </message>
    <message>
        <source>White offers a draw.</source>
        <translation>Bílý nabízí remízu.</translation>
    </message>
    <message>
        <source>Black offers a draw.</source>
        <translation>Černý nabízí remízu.</translation>
    </message>
    <message>
        <source>White offers a draw on the opponent&apos;s time.</source>
        <translation>Bílý nabízí remízu v čase soupeře.</translation>
    </message>
    <message>
        <source>Black offers a draw on the opponent&apos;s time.</source>
        <translation>Černý nabízí remízu v čase soupeře.</translation>
    </message>
    <message>
        <source>Pending</source>
        <comment>offer</comment>
        <translation>Bez odpovědi</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>offer</comment>
        <translation>Přijata</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurky</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>language</comment>
        <extracomment>%1 a language, %2 the letters of king, queen, rook, bishop and knight in it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>začátek</translation>
    </message>
    <message>
        <source>The sign (=) of the draw offer is missing (Laws 9.1).</source>
        <translation>Chybí značka (=) nabídky remízy (Pravidla 9.1).</translation>
    </message>
    <message>
        <source>Nothing written.</source>
        <translation>Nic nezapsáno.</translation>
    </message>
    <message>
        <source>Not readable.</source>
        <translation>Nečitelné.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nic není napsáno.</translation>
    </message>
    <message>
        <source>The player has no such piece there.</source>
        <translation>Hráč tam takový kámen nemá.</translation>
    </message>
    <message>
        <source>No such piece can move there.</source>
        <translation>Žádný takový kámen tam nemůže táhnout.</translation>
    </message>
    <message>
        <source>A king in check cannot castle.</source>
        <translation>Král v šachu nemůže rošovat.</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>claim</comment>
        <translation>Správná</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Nesprávná</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 what became of it: &quot;White offers a draw. Declined.&quot;</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Checkmate: White has won (Laws %1).</source>
        <translation>Mat: bílý vyhrál (Pravidla %1).</translation>
    </message>
    <message>
        <source>Checkmate: Black has won (Laws %1).</source>
        <translation>Mat: černý vyhrál (Pravidla %1).</translation>
    </message>
    <message>
        <source>Stalemate: the game is drawn (Laws %1).</source>
        <translation>Pat: partie končí remízou (Pravidla %1).</translation>
    </message>
    <message>
        <source>White refuses to sign.</source>
        <translation>Bílý odmítá podepsat.</translation>
    </message>
    <message>
        <source>Black refuses to sign.</source>
        <translation>Černý odmítá podepsat.</translation>
    </message>
    <message>
        <source>White has signed %1.</source>
        <translation>Bílý podepsal %1.</translation>
    </message>
    <message>
        <source>Black has signed %1.</source>
        <translation>Černý podepsal %1.</translation>
    </message>
    <message numerus="yes">
        <source>The position has occurred %n time(s).</source>
        <translation>
            <numerusform>Pozice se na šachovnici vyskytla jednou.</numerusform>
            <numerusform>Pozice se na šachovnici vyskytla %nkrát.</numerusform>
            <numerusform>Pozice se na šachovnici vyskytla %nkrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chess960, number %1</source>
        <translation>Fischerovy šachy, pozice č. %1</translation>
    </message>
    <message>
        <source>Invalid: only the player having the move may claim (Laws 9.2, 9.3).</source>
        <translation>Nepřípustná: reklamovat smí jen hráč na tahu (Pravidla 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Invalid: a piece was touched on this move (Laws 9.4).</source>
        <translation>Nepřípustná: v tomto tahu došlo k dotyku kamene (Pravidla 9.4).</translation>
    </message>
    <message>
        <source>The move must be written down first; you may tell the player so (Laws 9.2, 9.3).</source>
        <translation>Tah je třeba nejprve zapsat; smíte na to hráče upozornit (Pravidla 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is illegal.</source>
        <translation>Nesprávná: oznámený tah není přípustný.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a pawn move.</source>
        <translation>Nesprávná: oznámený tah je tah pěšcem.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a capture.</source>
        <translation>Nesprávná: oznámený tah je braní.</translation>
    </message>
    <message>
        <source>Incorrect: the position has not occurred three times.</source>
        <translation>Nesprávná: pozice se nevyskytla třikrát.</translation>
    </message>
    <message>
        <source>White&apos;s claim counts as a draw offer.</source>
        <translation>Reklamace bílého je nabídkou remízy.</translation>
    </message>
    <message>
        <source>Black&apos;s claim counts as a draw offer.</source>
        <translation>Reklamace černého je nabídkou remízy.</translation>
    </message>
    <message>
        <source>Rejected</source>
        <comment>offer</comment>
        <translation>Odmítnuta</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <comment>offer</comment>
        <translation>Odmítnuta dotykem kamene</translation>
    </message>
    <message>
        <source>Rejected by moving</source>
        <comment>offer</comment>
        <translation>Odmítnuta tahem</translation>
    </message>
    <message>
        <source>Ended with the game</source>
        <comment>offer</comment>
        <translation>Zanikla s koncem partie</translation>
    </message>
    <message>
        <source>moves unknown</source>
        <translation>neznámé tahy</translation>
    </message>
    <message>
        <source>Differs from the game record.</source>
        <translation>Jiný tah než v zápisu.</translation>
    </message>
    <message>
        <source>Not a legal move here.</source>
        <translation>Tah tam není přípustný.</translation>
    </message>
    <message>
        <source>This is not a move in this language.</source>
        <translation>S těmito písmeny figur to není tah.</translation>
    </message>
    <message>
        <source>The player&apos;s own piece is on that square.</source>
        <translation>Stojí tam vlastní kámen.</translation>
    </message>
    <message>
        <source>The king would be in check.</source>
        <translation>Král by stál v šachu.</translation>
    </message>
    <message>
        <source>The king is in check and would remain in check.</source>
        <translation>Král je v šachu a zůstal by v něm.</translation>
    </message>
    <message>
        <source>More than one piece can move there: specify which.</source>
        <translation>Může tam táhnout více kamenů: uveďte který.</translation>
    </message>
    <message>
        <source>Choose the promotion piece.</source>
        <translation>Uveďte, na co se pěšec promění.</translation>
    </message>
    <message>
        <source>This move is not a promotion.</source>
        <translation>Tímto tahem se neproměňuje žádný pěšec.</translation>
    </message>
    <message>
        <source>The right to castle on that side has been lost.</source>
        <translation>Právo na tuto rošádu zaniklo.</translation>
    </message>
    <message>
        <source>A piece blocks castling.</source>
        <translation>Rošádě stojí v cestě kámen.</translation>
    </message>
    <message>
        <source>The king would pass over or land on an attacked square.</source>
        <translation>Král by přešel přes napadené pole nebo na ně vstoupil.</translation>
    </message>
    <message numerus="yes">
        <source>The position has occurred %n time(s), counting the intended move.</source>
        <translation>
            <numerusform>Pozice se na šachovnici vyskytla jednou, včetně oznámeného tahu.</numerusform>
            <numerusform>Pozice se na šachovnici vyskytla %nkrát, včetně oznámeného tahu.</numerusform>
            <numerusform>Pozice se na šachovnici vyskytla %nkrát, včetně oznámeného tahu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) since the last capture or pawn move; 100 make fifty moves by each player.</source>
        <translation>
            <numerusform>%n půltah od posledního braní nebo tahu pěšcem; 100 je padesát tahů každého.</numerusform>
            <numerusform>%n půltahy od posledního braní nebo tahu pěšcem; 100 je padesát tahů každého.</numerusform>
            <numerusform>%n půltahů od posledního braní nebo tahu pěšcem; 100 je padesát tahů každého.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves are missing from the record; positions that occurred there are not counted.</source>
        <translation>V zápisu je mezera: co bylo v ní, se nepočítá.</translation>
    </message>
    <message>
        <source>Invalid</source>
        <comment>claim</comment>
        <translation>Nepřípustná</translation>
    </message>
    <message>
        <source>Neither player can checkmate: the game is drawn (Laws %1).</source>
        <translation>Mat už nemůže dát žádný z hráčů: partie končí remízou (Pravidla %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn (Laws %1).</source>
        <translation>Pozice se vyskytla pětkrát: partie končí remízou (Pravidla %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player without a capture or pawn move: the game is drawn (Laws %1).</source>
        <translation>Sedmdesát pět tahů každého bez braní a tahu pěšcem: partie končí remízou (Pravidla %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn without a claim (Laws %1).</source>
        <translation>Pozice se vyskytla pětkrát: partie končí remízou i bez reklamace (Pravidla %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player: the game is drawn without a claim (Laws %1).</source>
        <translation>Sedmdesát pět tahů každého: partie končí remízou i bez reklamace (Pravidla %1).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>Bílý od %1. tahu nemusí zapisovat: méně než pět minut (Pravidla %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>Černý od %1. tahu nemusí zapisovat: méně než pět minut (Pravidla %2).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1 (Laws %2).</source>
        <translation>Bílý od %1. tahu nemusí zapisovat (Pravidla %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1 (Laws %2).</source>
        <translation>Černý od %1. tahu nemusí zapisovat (Pravidla %2).</translation>
    </message>
    <message>
        <source>Incorrect: fewer than fifty moves by each player since the last capture or pawn move.</source>
        <translation>Nesprávná: od posledního braní nebo tahu pěšcem udělal každý méně než padesát tahů.</translation>
    </message>
</context>
<context>
    <name>RecoveryHead</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Hodiny po výpadku</translation>
    </message>
    <message>
        <source>These clocks were running when the program stopped and are now paused. Choose the times to use; your decision is recorded.</source>
        <translation>Hodiny níže běžely, když se program zastavil. Teď stojí. Řekněte, který údaj platí; zapíše se s vaším rozhodnutím.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Pro všechny šachovnice</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Poslední známá hodnota</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Poslední stisk nebo zastavení</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
        <translation>Započítat celý výpadek</translation>
    </message>
</context>
<context>
    <name>RecoveryKeys</name>
    <message>
        <source>decide for the current board</source>
        <translation>rozhodnout pro vybranou šachovnici</translation>
    </message>
    <message>
        <source>type both times</source>
        <translation>napsat oba časy</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>rozhodnout pro všechny šachovnice</translation>
    </message>
    <message>
        <source>resume the clocks that sleep paused</source>
        <translation>znovu spustit, co zastavil spánek</translation>
    </message>
</context>
<context>
    <name>RecoveryPage</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Hodiny po výpadku</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Není o čem rozhodovat</translation>
    </message>
    <message>
        <source>If the program or the computer stops while clocks are running, this page shows the last times of each clock, and you decide which to use.</source>
        <translation>Když program nebo počítač vypadne, zatímco běží hodiny, tato stránka ukáže, co které hodiny říkaly, a vy rozhodnete, která hodnota platí.</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Do sálu</translation>
    </message>
    <message>
        <source>Resume these clocks</source>
        <translation>Znovu spustit tyto hodiny</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Poslední známá hodnota</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Poslední stisk nebo zastavení</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
        <translation>Započítat celý výpadek</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Other times</source>
        <translation>Jiné časy</translation>
    </message>
    <message>
        <source>set both times yourself</source>
        <translation>oba podle vašeho uvážení</translation>
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
        <translation>K losování kola je málo hráčů.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>Všechna kola jsou nalosována.</translation>
    </message>
    <message>
        <source>The program does not pair this system.</source>
        <translation>Tento hrací systém program nelosuje.</translation>
    </message>
    <message>
        <source>There is no event yet. Create or open one first.</source>
        <translation>Turnaj ještě není. Nejdřív ho vytvořte nebo otevřete.</translation>
    </message>
    <message>
        <source>This file already holds an event.</source>
        <translation>V tomto souboru už je turnaj.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Takový hráč tu není.</translation>
    </message>
    <message>
        <source>There is no such round.</source>
        <translation>Takové kolo není.</translation>
    </message>
    <message>
        <source>There is no such board in this round.</source>
        <translation>Taková šachovnice v tomto kole není.</translation>
    </message>
    <message>
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1: hráč už je v losu a nelze ho odstranit. Použijte odstoupení.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1: odstoupení není zapsáno.</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>Kolo nelze nalosovat.</translation>
    </message>
    <message>
        <source>Board %1 has a result; its clock does not start.</source>
        <translation>Šachovnice %1 má výsledek; její hodiny se nespustí.</translation>
    </message>
    <message>
        <source>Decide first what the clock on board %1 shows after the interruption (Laws 6.10).</source>
        <translation>Nejdřív rozhodněte, co ukazují hodiny na šachovnici %1 po výpadku (Pravidla 6.10).</translation>
    </message>
    <message>
        <source>No clock waits for a decision.</source>
        <translation>Žádné hodiny nečekají na rozhodnutí.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Není co vzít zpět.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Není co obnovit.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Soubor nelze zapsat.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n šachovnice bez výsledku.</numerusform>
            <numerusform>%n šachovnice bez výsledku.</numerusform>
            <numerusform>%n šachovnic bez výsledku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result on board %1 is cleared.</source>
        <translation>Výsledek na šachovnici %1 je smazán.</translation>
    </message>
    <message>
        <source>This changes a result of an earlier round.</source>
        <translation>Mění to výsledek dřívějšího kola.</translation>
    </message>
    <message>
        <source>The games of %1 will not count (General Regulations for Competitions 6.6).</source>
        <translation>%1: partie se nebudou počítat (Všeobecná pravidla soutěží 6.6).</translation>
    </message>
    <message>
        <source>The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>%1: zbývající partie jsou prohrané kontumačně (Všeobecná pravidla soutěží 6.6).</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>Běžící hodiny: %n.</numerusform>
            <numerusform>Běžící hodiny: %n.</numerusform>
            <numerusform>Běžící hodiny: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has a result. Clear it first, then adjourn the game.</source>
        <translation>Šachovnice %1 má výsledek. Nejprve jej smažte, potom partii přerušte.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>%1 the number of a board, %2 a sentence that says why its clock does not take something.</extracomment>
        <translation>Šachovnice %1: %2</translation>
    </message>
    <message>
        <source>No flag is down on board %1.</source>
        <translation>Na šachovnici %1 nepadl žádný praporek.</translation>
    </message>
    <message>
        <source>The game has a result.</source>
        <translation>Partie má výsledek.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Hodiny tu nejsou.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned.</source>
        <translation>Partie na šachovnici %1 je přerušena.</translation>
    </message>
    <message>
        <source>the bye</source>
        <extracomment>The pairing-allocated bye, in a list of names.</extracomment>
        <translation>volno</translation>
    </message>
    <message>
        <source>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</source>
        <translation>Přípustný los neexistuje. O dalším postupu rozhodne hlavní rozhodčí (C.04.1).</translation>
    </message>
    <message>
        <source>There is no such bye.</source>
        <translation>Takové volno není.</translation>
    </message>
    <message>
        <source>Board %1: the record has no such place.</source>
        <translation>Šachovnice %1: takové místo v zápisu není.</translation>
    </message>
    <message>
        <source>Board %1: no draw can be agreed before both players have moved (Laws 5.2.3).</source>
        <translation>Šachovnice %1: remízu lze dohodnout, až když táhli oba hráči (Pravidla 5.2.3).</translation>
    </message>
    <message>
        <source>Board %1: rule on the claim first.</source>
        <translation>Šachovnice %1: nejprve rozhodněte o reklamaci.</translation>
    </message>
    <message>
        <source>No claim waits for a ruling on board %1.</source>
        <translation>Na šachovnici %1 nečeká na rozhodnutí žádná reklamace.</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1.</source>
        <translation>Výsledek na šachovnici %1 podepsali oba hráči.</translation>
    </message>
    <message>
        <source>FIDE deprecates full-point byes; this one is recorded.</source>
        <translation>FIDE volno za celý bod nedoporučuje; toto je zapsáno.</translation>
    </message>
    <message>
        <source>Board %1: this player is not entered as visually disabled.</source>
        <translation>Šachovnice %1: tento hráč není veden jako zrakově postižený.</translation>
    </message>
    <message>
        <source>Board %1: enter what both players wrote first.</source>
        <translation>Šachovnice %1: nejprve zadejte, co zapsali oba hráči.</translation>
    </message>
    <message>
        <source>The game on board %1 has ended on the board.</source>
        <translation>Partie na šachovnici %1 už skončila tahem na šachovnici.</translation>
    </message>
    <message>
        <source>By the edition of this event two scores never add up to more than a win (Laws 10.2).</source>
        <translation>Podle vydání pravidel tohoto turnaje body obou hráčů nikdy nedají víc než výhru (Pravidla 10.2).</translation>
    </message>
    <message>
        <source>A ruling on the score is for two scores that add up to more than a win.</source>
        <translation>Rozhodnutí o bodech je pro případ, kdy body obou hráčů dohromady dají víc než výhru.</translation>
    </message>
    <message>
        <source>Board %1 has no result of a game that was played: enter it first.</source>
        <translation>Šachovnice %1 nemá výsledek hrané partie: nejdříve ho zapište.</translation>
    </message>
    <message>
        <source>The two scores on board %1 add up to more than a win.</source>
        <translation>Body obou hráčů na šachovnici %1 dohromady dají víc než výhru.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Ve formuláři ještě něco není v pořádku.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system allows for this number of players.</source>
        <translation>Naplánovaných kol je víc, než má tento systém pro tolik hráčů.</translation>
    </message>
    <message>
        <source>The pairing numbers must run from 1 to the number of players.</source>
        <translation>Startovní čísla nejdou od 1 do počtu hráčů.</translation>
    </message>
    <message>
        <source>A round in the file differs from the system&apos;s pairing.</source>
        <translation>Zapsané kolo není to, které vytváří tento systém.</translation>
    </message>
    <message>
        <source>%1 is already on the list, with the same FIDE ID or the same name and date of birth.</source>
        <translation>%1 už je v seznamu: FIDE ID nebo jméno a datum narození jsou stejné.</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1: odstoupení už je zapsáno.</translation>
    </message>
    <message>
        <source>This can no longer be changed because a round is paired.</source>
        <translation>Toto už nelze měnit, protože kolo je nalosováno.</translation>
    </message>
    <message>
        <source>Players cannot be added to a round robin once the numbers are drawn (General Regulations for Competitions).</source>
        <translation>Do turnaje každý s každým nelze po vylosování čísel přihlásit další hráče (Všeobecná pravidla soutěží).</translation>
    </message>
    <message>
        <source>Only results of the last two rounds can be changed.</source>
        <translation>Výsledky z doby před předposledním kolem už nelze měnit.</translation>
    </message>
    <message>
        <source>There is no clock this applies to.</source>
        <translation>Nejsou hodiny, s nimiž by to šlo udělat.</translation>
    </message>
    <message>
        <source>The round has begun: its pairing can no longer be changed.</source>
        <translation>Kolo začalo: los už nelze měnit.</translation>
    </message>
    <message>
        <source>Later actions depend on this one; it can no longer be undone.</source>
        <translation>Navazují na něj pozdější kroky; už ho nelze vzít zpět.</translation>
    </message>
    <message>
        <source>The rounds in the file do not follow the chosen pairing system. Import only the players, or choose the system of the file.</source>
        <translation>Kola v souboru nejsou z vybraného systému. Importujte jen hráče, nebo vyberte systém souboru.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n záznam ještě není uložen na disk.</numerusform>
            <numerusform>%n záznamy ještě nejsou uloženy na disk.</numerusform>
            <numerusform>%n záznamů ještě není uloženo na disk.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has continued since; this can no longer be undone.</source>
        <translation>Partie na šachovnici %1 od té doby pokračovala; toto zůstává.</translation>
    </message>
    <message>
        <source>This leaves a player on board %1 no time: the flag will fall.</source>
        <translation>Tím se na šachovnici %1 odebere hráči všechen čas: praporek padne.</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>Hodiny, na nichž to nelze provést: %n.</numerusform>
            <numerusform>Hodiny, na nichž to nelze provést: %n.</numerusform>
            <numerusform>Hodiny, na nichž to nelze provést: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock setting on board %1 can no longer be corrected after this many moves.</source>
        <translation>Nastavení hodin na šachovnici %1 se po tolika tazích už nemění.</translation>
    </message>
    <message>
        <source>First decide what the clock should show after the interruption (Laws 6.10).</source>
        <translation>Co hodiny ukazují po výpadku, ještě není rozhodnuto (Pravidla 6.10).</translation>
    </message>
    <message>
        <source>This leaves the player no time: the flag will fall.</source>
        <translation>Tím hráč přijde o všechen čas: praporek padne.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected.</source>
        <translation>Po tolika tazích nastavení hodin zůstává.</translation>
    </message>
    <message>
        <source>Board %1: the press cannot be undone, because this would also undo: %2.</source>
        <extracomment>%1 the number of a board, %2 what was done to its clock: &quot;White put into period 2&quot;.</extracomment>
        <translation>Šachovnice %1: stisk zůstává, protože by s ním zaniklo i: %2.</translation>
    </message>
    <message>
        <source>A flag has fallen on board %1, but the result is not a loss for that player.</source>
        <translation>Na šachovnici %1 padl praporek a výsledek není prohrou toho hráče.</translation>
    </message>
    <message>
        <source>First draw lots for the initial colour (Event page).</source>
        <translation>Nejprve vylosujte barvu nejvýše nasazeného hráče (Turnaj).</translation>
    </message>
    <message>
        <source>No legal pairing was found. This is a program error: please report it.</source>
        <translation>Přípustný los se nenašel; je to chyba programu.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2.</source>
        <extracomment>%1 a sentence, %2 names of players.</extracomment>
        <translation>%1 Všechny tyto hráče nelze spárovat mezi sebou: %2.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2. Their only other possible opponents are %3.</source>
        <extracomment>%1 a sentence, %2 and %3 names of players.</extracomment>
        <translation>%1 Všechny tyto hráče nelze spárovat mezi sebou: %2. Další možní soupeři: jen %3.</translation>
    </message>
    <message>
        <source>Byes, prohibited pairings and manual pairing are only for Swiss systems.</source>
        <translation>Volna, zakázané dvojice a ruční los jsou pro švýcarské systémy.</translation>
    </message>
    <message>
        <source>This round is already paired; a bye can only be given for a later round.</source>
        <translation>Toto kolo je nalosováno; volno se dává na kolo, které teprve přijde.</translation>
    </message>
    <message>
        <source>Prohibited pairings are fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Zakázané dvojice se určí před nalosováním prvního kola (Všeobecná pravidla soutěží 5.2).</translation>
    </message>
    <message>
        <source>Choose two players; there is no such prohibited pairing.</source>
        <translation>Vyberte dva hráče; taková zakázaná dvojice není.</translation>
    </message>
    <message>
        <source>Every player taking part must have exactly one seat: check %1.</source>
        <translation>Každý, kdo hraje, má jedno místo, a nikdo jiný: podívejte se na hráče %1.</translation>
    </message>
    <message>
        <source>Moves have been recorded on board %1; the starting position can no longer be changed.</source>
        <translation>Na šachovnici %1 jsou už zapsány tahy; výchozí pozice zůstává.</translation>
    </message>
    <message>
        <source>A game cannot start from this position.</source>
        <translation>Z této pozice partie nemůže začít.</translation>
    </message>
    <message>
        <source>Board %1: half-move %2 is illegal there.</source>
        <translation>Šachovnice %1: %2. půltah tam není přípustný.</translation>
    </message>
    <message>
        <source>No draw offer is pending on board %1.</source>
        <translation>Na šachovnici %1 nečeká na odpověď žádná nabídka remízy.</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n následující půltah by už nebyl přípustný.</numerusform>
            <numerusform>%n následující půltahy by už nebyly přípustné.</numerusform>
            <numerusform>%n následujících půltahů by už nebylo přípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the event does not allow a draw by agreement yet (Laws 9.1).</source>
        <translation>Šachovnice %1: turnaj zatím nedovoluje remízu dohodou (Pravidla 9.1).</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n šachovnice je jiná, než určují pravidla.</numerusform>
            <numerusform>%n šachovnice jsou jiné, než určují pravidla.</numerusform>
            <numerusform>%n šachovnic je jiných, než určují pravidla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n kolo v souboru neodpovídá losu podle systému.</numerusform>
            <numerusform>%n kola v souboru neodpovídají losu podle systému.</numerusform>
            <numerusform>%n kol v souboru neodpovídá losu podle systému.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>Na více než %n kolo není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kola není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kol není dost soupeřů.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 už má volno za půl bodu.</translation>
    </message>
    <message>
        <source>Board %1: an assistant would do more than the Laws allow.</source>
        <translation>Šachovnice %1: asistent by dělal víc, než mu dávají Pravidla.</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling.</source>
        <translation>Výsledek na šachovnici %1 vychází z rozhodnutí.</translation>
    </message>
    <message>
        <source>According to the game record the game on board %1 is already drawn (Laws 9.6).</source>
        <translation>Podle záznamu je partie na šachovnici %1 již remíza (Pravidla 9.6).</translation>
    </message>
    <message>
        <source>The game on board %1 already has a result.</source>
        <translation>Partie na šachovnici %1 už má výsledek.</translation>
    </message>
    <message>
        <source>No player has to keep score in this event.</source>
        <translation>Na tomto turnaji nikdo nemusí zapisovat, proto od toho nelze nikoho osvobodit.</translation>
    </message>
    <message>
        <source>A flag fall has been recorded on board %1: it ended the game.</source>
        <translation>Na šachovnici %1 byl zaznamenán pád praporku: ukončil partii.</translation>
    </message>
    <message>
        <source>Board %1: according to the game record that is a legal move.</source>
        <translation>Šachovnice %1: podle zápisu je to přípustný tah.</translation>
    </message>
    <message>
        <source>Board %1: the game record does not support this ruling.</source>
        <translation>Šachovnice %1: zápis říká o reklamaci něco jiného.</translation>
    </message>
    <message>
        <source>In a Swiss the pairing numbers follow rating and title (C.04.2, Art. 2); lots are drawn for a round robin.</source>
        <translation>U švýcarského systému určuje startovní čísla rating a titul (C.04.2, čl. 2); losují se v turnaji každý s každým.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n hráč už má startovní číslo.</numerusform>
            <numerusform>%n hráči už mají startovní číslo.</numerusform>
            <numerusform>%n hráčů už má startovní číslo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the player&apos;s own clock is running; only a completed move is penalised.</source>
        <translation>Šachovnice %1: hráči běží jeho vlastní hodiny; trestá se jen ukončený tah.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned: resume it first.</source>
        <translation>Partie na šachovnici %1 je přerušená: nejprve ji obnovte.</translation>
    </message>
    <message>
        <source>The regulations of the event change while it is being played.</source>
        <translation>Předpisy akce se mění, ačkoli se už hraje.</translation>
    </message>
    <message>
        <source>Board %1: nobody has been told to seal a move there.</source>
        <translation>Šachovnice %1: nikdo tam nebyl vyzván, aby zapečetil tah.</translation>
    </message>
    <message>
        <source>In this event moves are sealed on paper.</source>
        <translation>V tomto turnaji se tahy pečetí na papíře.</translation>
    </message>
    <message>
        <source>The game on board %1 is not adjourned.</source>
        <translation>Partie na šachovnici %1 není přerušena.</translation>
    </message>
    <message>
        <source>Board %1: there is no such envelope.</source>
        <translation>Šachovnice %1: taková obálka není.</translation>
    </message>
    <message>
        <source>Board %1: who has the envelope?</source>
        <translation>Šachovnice %1: kdo má obálku?</translation>
    </message>
    <message>
        <source>The envelope of board %1 has been opened before.</source>
        <translation>Obálka šachovnice %1 už byla otevřena.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply is there; open the envelope first.</source>
        <translation>Šachovnice %1: hráč, který má odpovědět, je přítomen; nejprve otevřete obálku.</translation>
    </message>
    <message>
        <source>The envelope of board %1 is missing. Say who has it, when it is found.</source>
        <translation>Obálka šachovnice %1 chybí. Až se najde, zadejte, kdo ji má.</translation>
    </message>
    <message>
        <source>Board %1: in this event a second person is there when an envelope is opened. Who?</source>
        <translation>Šachovnice %1: v tomto turnaji je při otevření obálky druhá osoba. Kdo?</translation>
    </message>
    <message numerus="yes">
        <source>%n opening key(s) are needed.</source>
        <translation>
            <numerusform>Je třeba %n otevírací klíč.</numerusform>
            <numerusform>Je třeba %n otevírací klíče.</numerusform>
            <numerusform>Je třeba %n otevíracích klíčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no opening key: it has seven groups of four letters and digits, and one of them is wrong.</source>
        <translation>To není otevírací klíč: má sedm skupin po čtyřech písmenech a číslicích a některý znak je chybný.</translation>
    </message>
    <message>
        <source>Board %1: this key does not open the envelope. It is the key of another one, or the file was changed.</source>
        <translation>Šachovnice %1: tento klíč obálku neotevírá. Patří k jiné obálce, nebo byl soubor změněn.</translation>
    </message>
    <message>
        <source>Board %1: what is in the envelope does not have its fingerprint. The file was changed.</source>
        <translation>Šachovnice %1: obsah obálky nemá její otisk. Soubor byl změněn.</translation>
    </message>
    <message>
        <source>A day and an hour are needed, such as 2026-11-24 10:00.</source>
        <translation>Je třeba den a hodina, například 2026-11-24 10:00.</translation>
    </message>
    <message>
        <source>Board %1: a reply is sealed by the player to move, while his opponent is not there.</source>
        <translation>Šachovnice %1: odpověď pečetí hráč na tahu, dokud jeho soupeř není přítomen.</translation>
    </message>
    <message>
        <source>The game on board %1 counted as a draw when a later round was paired.</source>
        <translation>Partie na šachovnici %1 se při losování pozdějšího kola počítala jako remíza.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply has not come.</source>
        <translation>Šachovnice %1: hráč, který má odpovědět, nepřišel.</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed at another time.</source>
        <translation>Dohrávka partie na šachovnici %1 je určena na jiný čas.</translation>
    </message>
    <message>
        <source>This file is no longer attached.</source>
        <translation>Tento soubor už není přiložen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Soubor je prázdný.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB. Attach a smaller picture, or only the pages that matter.</source>
        <translation>Soubor má více než %1 MB. Přiložte menší obrázek nebo jen strany, na kterých záleží.</translation>
    </message>
    <message>
        <source>The file needs a name without line breaks. Rename it first.</source>
        <translation>Soubor musí mít název bez zalomení řádku. Nejprve ho přejmenujte.</translation>
    </message>
    <message>
        <source>By the record of board %1 the winner cannot checkmate.</source>
        <translation>Podle zápisu ze šachovnice %1 nemůže vítěz dát mat.</translation>
    </message>
    <message>
        <source>Board %1: say who is to move and seals.</source>
        <translation>Šachovnice %1: zadejte, kdo je na tahu a pečetí.</translation>
    </message>
    <message>
        <source>Board %1: the clock was pressed after the move had been sealed on the screen. Give the move back to the player who sealed first.</source>
        <translation>Šachovnice %1: hodiny byly stisknuty po zapečetění tahu na obrazovce. Nejprve vraťte tah hráči, který pečetil.</translation>
    </message>
    <message>
        <source>Board %1: write what stands on the paper, or say that nothing does.</source>
        <translation>Šachovnice %1: napište, co stojí na papíře, nebo že tam není nic.</translation>
    </message>
    <message>
        <source>Board %1: the Laws allow no appeal against this ruling.</source>
        <translation>Šachovnice %1: proti tomuto rozhodnutí Pravidla nepřipouštějí odvolání.</translation>
    </message>
    <message>
        <source>Board %1: this player&apos;s appeal against the ruling is not decided yet.</source>
        <translation>Šachovnice %1: o odvolání této strany proti rozhodnutí se ještě nerozhodlo.</translation>
    </message>
    <message>
        <source>There is no such appeal, or it has been withdrawn or decided.</source>
        <translation>Takové odvolání není, nebo bylo vzato zpět, nebo se o něm již rozhodlo.</translation>
    </message>
    <message>
        <source>Board %1: there is no ruling since the decision on the appeal. Make it first.</source>
        <translation>Šachovnice %1: od rozhodnutí o odvolání tu není nové rozhodnutí. Nejprve ho učiňte.</translation>
    </message>
    <message>
        <source>Board %1: the time for appeals against rulings of this round is over.</source>
        <translation>Šachovnice %1: lhůta pro odvolání proti rozhodnutím tohoto kola uplynula.</translation>
    </message>
    <message>
        <source>The lines above and below the papers are one line each, of at most 160 characters.</source>
        <translation>Text nad výtisky a pod nimi má mít po jednom řádku, nejvýše 160 znaků.</translation>
    </message>
    <message>
        <source>Two players of the list have the same FIDE ID. Leave one of them out.</source>
        <translation>Dva hráči ze seznamu mají stejné FIDE ID. Jednoho z nich vynechte.</translation>
    </message>
    <message>
        <source>The e-mail address or the telephone number is too long or contains characters that are not allowed.</source>
        <translation>E-mailová adresa nebo telefonní číslo je příliš dlouhé nebo obsahuje nepovolené znaky.</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n obálka přerušené partie je ještě zavřená.</numerusform>
            <numerusform>%n obálky přerušených partií jsou ještě zavřené.</numerusform>
            <numerusform>%n obálek přerušených partií je ještě zavřených.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 has begun already.</source>
        <translation>%1. kolo už začalo.</translation>
    </message>
    <message>
        <source>Round %1 has not begun yet.</source>
        <translation>%1. kolo ještě nezačalo.</translation>
    </message>
    <message>
        <source>Round %1 is stopped already.</source>
        <translation>%1. kolo už je pozastaveno.</translation>
    </message>
    <message>
        <source>Round %1 is not stopped.</source>
        <translation>%1. kolo není pozastaveno.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>%1. kolo skončilo.</translation>
    </message>
    <message>
        <source>The game on board %1 is being played with its clock.</source>
        <translation>Partie na šachovnici %1 se hraje s jejími hodinami.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the round have no result.</source>
        <translation>
            <numerusform>%n šachovnice kola nemá výsledek.</numerusform>
            <numerusform>%n šachovnice kola nemají výsledek.</numerusform>
            <numerusform>%n šachovnic kola nemá výsledek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has begun: the board can be neither dissolved nor renumbered.</source>
        <translation>Partie na šachovnici %1 začala: šachovnici nelze zrušit ani přečíslovat.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n šachovnice má jiné hráče nebo barvy.</numerusform>
            <numerusform>%n šachovnice mají jiné hráče nebo barvy.</numerusform>
            <numerusform>%n šachovnic má jiné hráče nebo barvy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has another result already.</source>
        <translation>Šachovnice %1 už má jiný výsledek.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in.</source>
        <translation>
            <numerusform>%n hráč není prezentován.</numerusform>
            <numerusform>%n hráči nejsou prezentováni.</numerusform>
            <numerusform>%n hráčů není prezentováno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the game record has more moves than the clock.</source>
        <translation>Šachovnice %1: zápis partie má víc tahů než hodiny.</translation>
    </message>
    <message>
        <source>Board %1: no sealed move has been typed.</source>
        <translation>Šachovnice %1: není napsán žádný zapečetěný tah.</translation>
    </message>
    <message>
        <source>Write what is on the clock, at most 20 characters, and what is wrong with it in one line.</source>
        <translation>Napište, co je na hodinách, nejvýše 20 znaků, a v jednom řádku, jakou mají závadu.</translation>
    </message>
    <message>
        <source>The game on board %1 has begun; a game that was begun is not a forfeit.</source>
        <translation>Partie na šachovnici %1 začala; započatá partie není kontumace.</translation>
    </message>
    <message>
        <source>Board %1: the move is sealed and the clock is stopped. It cannot be changed any more.</source>
        <translation>Šachovnice %1: tah je zapečetěn a hodiny stojí. Už ho nelze změnit.</translation>
    </message>
    <message>
        <source>Board %1: there is no such ruling, or it does not stand any more.</source>
        <translation>Šachovnice %1: takové rozhodnutí neexistuje, nebo už neplatí.</translation>
    </message>
    <message>
        <source>Board %1: give the reason for your decision.</source>
        <translation>Šachovnice %1: uveďte důvod svého rozhodnutí.</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>Rozhodnutí na šachovnici %1 už nebude platit.</translation>
    </message>
    <message>
        <source>Board %1: a later ruling on this game rests on this one. Withdraw the later one first.</source>
        <translation>Šachovnice %1: pozdější rozhodnutí v této partii vychází z tohoto. Nejprve anulujte to pozdější.</translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Import notes</source>
        <translation>Poznámky k souboru</translation>
    </message>
    <message>
        <source>None: the file has everything the program needs.</source>
        <translation>Žádné: soubor říká vše, co program potřebuje.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>jednou</numerusform>
            <numerusform>%nkrát</numerusform>
            <numerusform>%nkrát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemarkText</name>
    <message>
        <source>Assumed</source>
        <translation>Předpokládáno</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Nepoužito</translation>
    </message>
    <message>
        <source>whole file</source>
        <translation>celý soubor</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>řádek %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>řádek %1, sloupec %2</translation>
    </message>
    <message>
        <source>The number of rounds is not given; %1 was taken from the players&apos; results.</source>
        <translation>Počet kol není uveden; ze záznamů hráčů se převzalo %1.</translation>
    </message>
    <message>
        <source>“%1” was read as the date %2.</source>
        <translation>„%1“ se přečetlo jako datum %2.</translation>
    </message>
    <message>
        <source>A round without any entry was read as a zero-point bye.</source>
        <translation>Kolo bez záznamu se přečetlo jako volno za nula bodů.</translation>
    </message>
    <message>
        <source>The time control is not given. Enter it before you create the event.</source>
        <translation>Tempo hry není uvedeno. Zadejte ho, než turnaj vytvoříte.</translation>
    </message>
    <message>
        <source>No tie-breaks are given.</source>
        <translation>Pomocná hodnocení nejsou uvedena.</translation>
    </message>
    <message>
        <source>The lines end in different ways; all were read.</source>
        <translation>Řádky končí různě; přečetly se všechny.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; it was skipped.</source>
        <translation>Soubor začíná značkou pořadí bajtů; přeskočila se.</translation>
    </message>
    <message>
        <source>The title “%1” was read as %2.</source>
        <translation>Titul „%1“ se přečetl jako %2.</translation>
    </message>
    <message>
        <source>The date “%1” was read as %2.</source>
        <translation>Datum „%1“ se přečetlo jako %2.</translation>
    </message>
    <message>
        <source>The players are not in order; they were sorted by pairing number.</source>
        <translation>Hráči nejsou v pořadí; seřadili se podle startovního čísla.</translation>
    </message>
    <message>
        <source>The colour is missing; it was taken from the opponent&apos;s record.</source>
        <translation>Chybí barva; převzala se ze záznamu soupeře.</translation>
    </message>
    <message>
        <source>“%1” without an opponent was read as a bye.</source>
        <translation>„%1“ bez soupeře se přečetlo jako volno.</translation>
    </message>
    <message>
        <source>The letter “%1” for the sex was read as %2.</source>
        <translation>Písmeno pohlaví „%1“ se přečetlo jako %2.</translation>
    </message>
    <message>
        <source>The record “%1” is not known; it was not used.</source>
        <translation>Záznam „%1“ program nezná; nepoužil se.</translation>
    </message>
    <message>
        <source>Records of teams are not used.</source>
        <translation>Záznamy družstev se nepoužívají.</translation>
    </message>
    <message>
        <source>Records of national rating lists are not used.</source>
        <translation>Záznamy národních ratingových listin se nepoužívají.</translation>
    </message>
    <message>
        <source>Comments are not used.</source>
        <translation>Komentáře se nepoužívají.</translation>
    </message>
    <message>
        <source>The date “%1” cannot be read; it was left out.</source>
        <translation>Datum „%1“ nelze přečíst; vynechalo se.</translation>
    </message>
    <message>
        <source>Records of abnormal points are not used.</source>
        <translation>Záznamy neobvyklých bodů se nepoužívají.</translation>
    </message>
    <message>
        <source>The tie-break “%1” is not known; it was left out.</source>
        <translation>Pomocné hodnocení „%1“ program nezná; vynechalo se.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>„%1“ tady nelze přečíst; vynechalo se.</translation>
    </message>
    <message>
        <source>A bye for a round that is not paired yet was left out.</source>
        <translation>Volno pro kolo, které ještě není nalosováno, se vynechalo.</translation>
    </message>
    <message>
        <source>A round without any result was left out.</source>
        <translation>Kolo bez výsledků se vynechalo.</translation>
    </message>
    <message>
        <source>The file has no players.</source>
        <translation>V souboru nejsou hráči.</translation>
    </message>
    <message>
        <source>“%1” is not a pairing number.</source>
        <translation>„%1“ není startovní číslo.</translation>
    </message>
    <message>
        <source>The pairing number %1 is missing.</source>
        <translation>Startovní číslo %1 chybí.</translation>
    </message>
    <message>
        <source>The player has no name.</source>
        <translation>Hráč nemá jméno.</translation>
    </message>
    <message>
        <source>“%1” is not a rating.</source>
        <translation>„%1“ není rating.</translation>
    </message>
    <message>
        <source>“%1” is not an opponent&apos;s number.</source>
        <translation>„%1“ není číslo soupeře.</translation>
    </message>
    <message>
        <source>There is no player with the number %1.</source>
        <translation>Hráč s číslem %1 neexistuje.</translation>
    </message>
    <message>
        <source>The two players&apos; records do not name each other in this round.</source>
        <translation>Záznamy dvou hráčů se v tomto kole navzájem neuvádějí.</translation>
    </message>
    <message>
        <source>Both players&apos; records give the same colour.</source>
        <translation>Záznamy obou hráčů uvádějí stejnou barvu.</translation>
    </message>
    <message>
        <source>“%1” is not a colour.</source>
        <translation>„%1“ není barva.</translation>
    </message>
    <message>
        <source>“%1” is not a result.</source>
        <translation>„%1“ není výsledek.</translation>
    </message>
    <message>
        <source>The file is not a tournament report file (TRF).</source>
        <translation>Soubor není zpráva o turnaji (TRF).</translation>
    </message>
    <message>
        <source>“%1” contradicts another record of the file; the other one counts.</source>
        <translation>„%1“ odporuje jinému záznamu souboru; platí ten druhý.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Opraveno při čtení</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>The initial colour is not given.</source>
        <translation>Barva určená losem není uvedena.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered by the pairing rules.</source>
        <translation>Pořadí šachovnic není uvedeno; očíslovaly se podle pravidel losování.</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1. Check the spelling of the names.</source>
        <translation>Soubor není v UTF-8; četl se jako Latin-1. Zkontrolujte písmena ve jménech.</translation>
    </message>
    <message>
        <source>Spaces are missing at the end of the line; the line was read anyway.</source>
        <translation>Na konci řádku chybějí mezery; řádek se přečetl.</translation>
    </message>
    <message>
        <source>The points are given as %1, but the results add up to %2; the results count.</source>
        <translation>Bodů je uvedeno %1, výsledky dávají %2; platí výsledky.</translation>
    </message>
    <message>
        <source>The file announces %1 players but lists %2; the list counts.</source>
        <translation>Soubor ohlašuje hráčů: %1, v seznamu jich je: %2; platí seznam.</translation>
    </message>
    <message>
        <source>A bye has no opponent number; 0000 was assumed.</source>
        <translation>Volno nemá číslo soupeře; použilo se 0000.</translation>
    </message>
    <message>
        <source>The file announces %1 rounds but has %2; those it has were imported.</source>
        <translation>Soubor ohlašuje kol: %1, má jich: %2; převzala se ta, která má.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of characters; the line was read anyway.</source>
        <translation>Sloupce tohoto řádku počítají bajty místo písmen; řádek se přečetl.</translation>
    </message>
    <message>
        <source>A control character was read as a space.</source>
        <translation>Řídicí znak se přečetl jako mezera.</translation>
    </message>
    <message>
        <source>Acceleration is imported only for a Swiss, and only Baku acceleration; this one was left out.</source>
        <translation>Akcelerace se přebírá jen ve švýcarském systému a jen akcelerace Baku; tato se vynechala.</translation>
    </message>
    <message>
        <source>Prohibited pairings are imported only for a Swiss, and only between its players; these were left out.</source>
        <translation>Zakázané dvojice se přebírají jen ve švýcarském systému a jen pro jeho hráče; tyto se vynechaly.</translation>
    </message>
    <message>
        <source>The program does not use records “%1”; they were left out.</source>
        <translation>Záznamy „%1“ nemají v tomto programu místo; nepoužily se.</translation>
    </message>
    <message>
        <source>The pairing number %1 appears twice in the file.</source>
        <translation>Startovní číslo %1 je v souboru dvakrát.</translation>
    </message>
    <message>
        <source>The two players&apos; results contradict each other.</source>
        <translation>Výsledky dvou hráčů nemohou platit spolu.</translation>
    </message>
    <message>
        <source>The player is given as their own opponent.</source>
        <translation>Hráč je uveden jako vlastní soupeř.</translation>
    </message>
    <message>
        <source>The file has more players than the program allows.</source>
        <translation>V souboru je víc hráčů, než program přijme.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report file.</source>
        <translation>Soubor je na zprávu o turnaji příliš velký.</translation>
    </message>
    <message>
        <source>There is text where the record must be blank: “%1”.</source>
        <translation>Na místě, kde má být záznam prázdný, něco je: „%1“.</translation>
    </message>
    <message>
        <source>The file has more rounds than the program allows.</source>
        <translation>V souboru je víc kol, než program přijme.</translation>
    </message>
    <message>
        <source>Here a draw is worth more than a win, or a loss more than a draw: %1.</source>
        <translation>Remíza se zde počítá víc než výhra nebo prohra víc než remíza: %1.</translation>
    </message>
    <message>
        <source>There is text after the value: “%1” was read as %2.</source>
        <translation>Za hodnotou ještě něco stojí: „%1“ bylo přečteno jako %2.</translation>
    </message>
    <message>
        <source>Match points do not apply to individual events; “%1” was left out.</source>
        <translation>Zápasové body nemají účinek, kde hráči hrají za sebe; „%1“ bylo vynecháno.</translation>
    </message>
    <message>
        <source>Player %1 is prohibited from meeting player %1; this was left out.</source>
        <translation>Zakázaná dvojice hráče %1 se sebou samým se vynechala.</translation>
    </message>
    <message>
        <source>The file gives points for an absence or a lost forfeit; here they count nothing.</source>
        <translation>Soubor dává body za nepřítomnost nebo kontumační prohru; zde se nepočítají.</translation>
    </message>
    <message>
        <source>Round %1: the adjourned game %2 counted as a draw and ended %3.</source>
        <extracomment>%1 the number of a round, %2 two players&apos; numbers, &quot;3–8&quot;, %3 a result.</extracomment>
        <translation>%1. kolo: přerušená partie %2 se počítala jako remíza a skončila %3.</translation>
    </message>
    <message>
        <source>For information</source>
        <translation>Na vědomí</translation>
    </message>
    <message>
        <source>“%1” without an opponent is not a known result; it was read as no entry.</source>
        <translation>„%1“ bez soupeře není známý výsledek; přečetlo se to jako prázdný záznam.</translation>
    </message>
    <message>
        <source>“%1” is not a known result; the game was read as one without a result.</source>
        <translation>„%1“ není známý výsledek; partie se přečetla jako partie bez výsledku.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n game(s) without a result yet, board(s) %2.</source>
        <extracomment>%1 the number of a round, %2 a list of boards.</extracomment>
        <translation>
            <numerusform>%1. kolo: %n partie ještě nemá výsledek, šachovnice %2.</numerusform>
            <numerusform>%1. kolo: %n partie ještě nemají výsledek, šachovnice %2.</numerusform>
            <numerusform>%1. kolo: %n partií ještě nemá výsledek, šachovnice %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player was given number %1.</source>
        <translation>Hráč dostal číslo %1.</translation>
    </message>
    <message>
        <source>The name was entered as “%1”.</source>
        <translation>Jméno se zapsalo jako „%1“.</translation>
    </message>
    <message>
        <source>The rest of the line was moved to its columns.</source>
        <translation>Zbytek řádku se posunul do svých sloupců.</translation>
    </message>
    <message>
        <source>The player was imported without a rating.</source>
        <translation>Hráč se importoval bez ratingu.</translation>
    </message>
    <message>
        <source>The rating was read as %1.</source>
        <translation>Rating se přečetl jako %1.</translation>
    </message>
    <message>
        <source>The game was imported without a result: enter it.</source>
        <translation>Partie se importovala bez výsledku: zadejte jej.</translation>
    </message>
    <message>
        <source>The round was imported as “%1”.</source>
        <translation>Kolo se importovalo jako „%1“.</translation>
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
        <translation>napsat denní čas: 14:32 nebo 14:32:05</translation>
    </message>
    <message>
        <source>type a time</source>
        <translation>napsat čas</translation>
    </message>
    <message>
        <source>previous and next action</source>
        <translation>předchozí a další krok</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>kroky</translation>
    </message>
    <message>
        <source>a minute back or forward</source>
        <translation>o minutu zpět nebo vpřed</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuty</translation>
    </message>
    <message>
        <source>the start, and the present</source>
        <translation>začátek a současnost</translation>
    </message>
    <message>
        <source>graph by time or by moves</source>
        <translation>graf podle času nebo podle tahů</translation>
    </message>
    <message>
        <source>time or moves</source>
        <translation>čas nebo tahy</translation>
    </message>
    <message>
        <source>back to the previous page</source>
        <translation>zpět tam, odkud jste přišli</translation>
    </message>
    <message>
        <source>copy as text</source>
        <translation>kopírovat jako text</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>uložit jako text</translation>
    </message>
</context>
<context>
    <name>ReplayMoment</name>
    <message>
        <source>Now: %1</source>
        <translation>Nyní: %1</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, board %2: replay</source>
        <translation>%1. kolo, šachovnice %2: průběh</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Zkopírováno</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopírovat výpis</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Uložit výpis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>What did the clock show at</source>
        <translation>Co hodiny ukazovaly v čase</translation>
    </message>
    <message>
        <source>14:32 or 14:32:05</source>
        <translation>14:32 nebo 14:32:05</translation>
    </message>
    <message>
        <source>Graph by</source>
        <translation>Graf podle</translation>
    </message>
    <message>
        <source>time</source>
        <translation>času</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>tahů</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nyní</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>Co se stalo u šachovnice</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Not started</source>
        <translation>Nespuštěno</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Na tahu bílý</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na tahu černý</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>Zastaveno, na tahu bílý</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>Zastaveno, na tahu černý</translation>
    </message>
    <message>
        <source>Stopped at the flag fall</source>
        <translation>Zastaveno při pádu praporku</translation>
    </message>
    <message>
        <source>%1 flag</source>
        <extracomment>A time on a sheet of text, and that the flag is down: &quot;0:00 flag&quot;.</extracomment>
        <translation>%1 praporek</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na začátku</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Spotřebováno</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Přidáno</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Opraveno</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Zbývá</translation>
    </message>
    <message>
        <source>Not paired yet</source>
        <translation>Ještě nenalosováno</translation>
    </message>
    <message>
        <source>Played without this program&apos;s clock</source>
        <translation>Hráno bez hodin tohoto programu</translation>
    </message>
    <message>
        <source>The program was not running</source>
        <translation>Program neběžel</translation>
    </message>
    <message>
        <source>Finished, %1</source>
        <translation>Skončeno, %1</translation>
    </message>
    <message>
        <source>Waits for the arbiter&apos;s decision</source>
        <translation>Čeká na rozhodnutí rozhodčího</translation>
    </message>
    <message>
        <source>Clock of round %1, board %2</source>
        <translation>Hodiny: %1. kolo, šachovnice %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Nalosováno</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Časy</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Přemýšlení</translation>
    </message>
    <message>
        <source>%1 (undone later)</source>
        <translation>%1 (později vzato zpět)</translation>
    </message>
    <message>
        <source>The program was closed from %1 to %2; the clock was paused.</source>
        <translation>Program byl zavřen od %1 do %2; hodiny stály.</translation>
    </message>
    <message>
        <source>The program was not running from %1 to %2; these are the last recorded times.</source>
        <translation>Program neběžel od %1 do %2; toto jsou poslední známé časy.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>local time (%1); both clocks as shown after the action</source>
        <translation>místní čas (%1); oboje hodiny, jak ukazovaly po zásahu</translation>
    </message>
    <message>
        <source>Interruption</source>
        <translation>Výpadek</translation>
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
        <translation>Přerušit partii</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Smazat výsledek</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Verified</source>
        <extracomment>%1 is a result that differs from the one that was entered before: &quot;Now 0–1&quot;.</extracomment>
        <translation>Ověřeno</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Nyní %1</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>White wins</source>
        <translation>Výhra bílého</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Výhra černého</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Kontumační výhra bílého</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Kontumační výhra černého</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>Kontumační prohra obou</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Prohra obou</translation>
    </message>
    <message>
        <source>Half a point to White, none to Black</source>
        <translation>Půl bodu bílému, černému nic</translation>
    </message>
    <message>
        <source>Half a point to Black, none to White</source>
        <translation>Půl bodu černému, bílému nic</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <extracomment>The game goes on another time.</extracomment>
        <translation>Přerušena</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Přidělené volno</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Volno za půl bodu</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Volno za celý bod</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Volno bez bodu</translation>
    </message>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Černý</translation>
    </message>
    <message>
        <source>%1, not rated</source>
        <extracomment>%1 a result, like &quot;White wins&quot;: of a game that counts, but is not rated.</extracomment>
        <translation>%1, bez ratingu</translation>
    </message>
    <message>
        <source>%1, counts %2</source>
        <extracomment>%1 the result of a game, %2 the points that count by a ruling of the arbiter: ½–½, counts ½–1.</extracomment>
        <translation>%1, počítá se %2</translation>
    </message>
    <message>
        <source>by checkmate</source>
        <translation>matem</translation>
    </message>
    <message>
        <source>by resignation</source>
        <translation>vzdáním partie</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>na čas</translation>
    </message>
    <message>
        <source>by forfeit</source>
        <translation>kontumačně</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>dohodou</translation>
    </message>
    <message>
        <source>by stalemate</source>
        <translation>patem</translation>
    </message>
    <message>
        <source>by a dead position</source>
        <translation>mrtvou pozicí</translation>
    </message>
    <message>
        <source>by a correct claim</source>
        <translation>oprávněnou reklamací</translation>
    </message>
    <message>
        <source>without a claim</source>
        <extracomment>A draw by five times the same position, or by 75 moves.</extracomment>
        <translation>bez reklamace</translation>
    </message>
    <message>
        <source>as a penalty</source>
        <translation>jako trest</translation>
    </message>
    <message>
        <source>by ruling of the arbiter</source>
        <translation>rozhodnutím rozhodčího</translation>
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
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Všechny výsledky jsou zapsány</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) entered</source>
        <translation>
            <numerusform>%n zapsaný výsledek</numerusform>
            <numerusform>%n zapsané výsledky</numerusform>
            <numerusform>%n zapsaných výsledků</numerusform>
        </translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Jak se píší výsledky</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Po pořadí</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Ověřit</translation>
    </message>
    <message>
        <source>Board number first</source>
        <translation>Nejdřív číslo šachovnice</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) adjourned, the other results are in</source>
        <translation>
            <numerusform>%n přerušená partie, ostatní výsledky jsou zapsány</numerusform>
            <numerusform>%n přerušené partie, ostatní výsledky jsou zapsány</numerusform>
            <numerusform>%n přerušených partií, ostatní výsledky jsou zapsány</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsKeys</name>
    <message>
        <source>White wins</source>
        <translation>Výhra bílého</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Výhra černého</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>White, Black or nobody wins by forfeit</source>
        <translation>kontumačně vyhrává bílý, černý nebo nikdo</translation>
    </message>
    <message>
        <source>½–0, 0–½ and 0–0 over the board</source>
        <translation>½–0, 0–½ a 0–0 z hrané partie</translation>
    </message>
    <message>
        <source>the same as 1 = 0, and the game is not rated: less than one move was played</source>
        <translation>totéž jako 1 = 0, ale partie se nezapočítává na rating: odehrál se méně než jeden tah</translation>
    </message>
    <message>
        <source>adjourn the game</source>
        <translation>přerušit partii</translation>
    </message>
    <message>
        <source>clear the result</source>
        <translation>smazat výsledek</translation>
    </message>
    <message>
        <source>next missing result</source>
        <translation>další chybějící výsledek</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>další chybějící</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>najít šachovnici podle čísla nebo jména</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>najít šachovnici</translation>
    </message>
    <message>
        <source>the first and the last row; so in every list</source>
        <translation>první a poslední řádek; tak v každém seznamu</translation>
    </message>
    <message>
        <source>a screen of rows up or down</source>
        <translation>o obrazovku řádků nahoru nebo dolů</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>jiné kolo</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>incident na vybrané šachovnici: fakta, pravidla, rozhodnutí</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incident</translation>
    </message>
    <message>
        <source>scoresheets of the board collected, or not after all</source>
        <translation>partiáře šachovnice jsou odevzdány, nebo přece jen ne</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>partiáře jsou odevzdány</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected, or not after all</source>
        <translation>partiář bílého je odevzdán, nebo přece jen ne</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected, or not after all</source>
        <translation>partiář černého je odevzdán, nebo přece jen ne</translation>
    </message>
    <message>
        <source>print the list of missing scoresheets</source>
        <translation>vytisknout seznam chybějících partiářů</translation>
    </message>
    <message>
        <source>begins the code of a slip that a scanner reads</source>
        <translation>začíná kód lístku, který čte čtečka</translation>
    </message>
    <message>
        <source>copy the results of the round, for a spreadsheet or a letter</source>
        <translation>zkopírovat výsledky kola do tabulkového procesoru nebo dopisu</translation>
    </message>
    <message>
        <source>verify: type every result again, nothing changes; again: back to the usual order</source>
        <translation>ověřit: všechny výsledky napsat znovu, nic se nemění; znovu: zpět k obvyklému pořadí</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>ověřit</translation>
    </message>
    <message>
        <source>slips in any order: board number, Enter, result; again: back to the usual order</source>
        <translation>lístky v libovolném pořadí: číslo šachovnice, Enter, výsledek; znovu: zpět k obvyklému pořadí</translation>
    </message>
    <message>
        <source>board number first</source>
        <translation>nejdřív číslo šachovnice</translation>
    </message>
    <message>
        <source>the result differs: correct it to what was typed now</source>
        <translation>výsledek se liší: opravit na to, co se napsalo teď</translation>
    </message>
    <message>
        <source>the result differs: keep what stands and go on</source>
        <translation>výsledek se liší: nechat to, co platí, a pokračovat</translation>
    </message>
    <message>
        <source>the result differs: a slip of the finger, type it once more</source>
        <translation>výsledek se liší: překlep, napsat ještě jednou</translation>
    </message>
    <message>
        <source>the keys of another program</source>
        <translation>klávesy jiného programu</translation>
    </message>
    <message>
        <source>keys: %1</source>
        <translation>klávesy: %1</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Board number or part of a name, then Enter</source>
        <translation>Číslo šachovnice nebo část jména, pak Enter</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>No results to enter yet</source>
        <translation>Zatím není co zapisovat</translation>
    </message>
    <message>
        <source>Once a round is paired, its boards are listed here in order. One key enters a result.</source>
        <translation>Když je kolo nalosováno, jsou tu jeho šachovnice po pořadí. Výsledek zapíše jediná klávesa.</translation>
    </message>
</context>
<context>
    <name>ResultsStrip</name>
    <message>
        <source>Board %1: now its result</source>
        <comment>slip</comment>
        <translation>Šachovnice %1: teď výsledek</translation>
    </message>
    <message>
        <source>Board number, then Enter</source>
        <translation>Číslo šachovnice, potom Enter</translation>
    </message>
    <message>
        <source>Every board of the round was typed again.</source>
        <translation>Všechny šachovnice kola se napsaly znovu.</translation>
    </message>
    <message>
        <source>Type every result again from its slip. Nothing changes by it.</source>
        <translation>Napište každý výsledek znovu podle lístku. Nic se tím nemění.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Keep what stands</source>
        <translation>Nechat, co platí</translation>
    </message>
    <message>
        <source>Type it once more</source>
        <translation>Napsat ještě jednou</translation>
    </message>
</context>
<context>
    <name>ReviewKeys</name>
    <message>
        <source>create the event</source>
        <translation>vytvořit turnaj</translation>
    </message>
    <message>
        <source>leave; nothing is saved</source>
        <translation>odejít; nic se neuloží</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Import souboru %1</translation>
    </message>
    <message>
        <source>This file cannot be imported. The notes below show where it is wrong.</source>
        <translation>Soubor takto nelze převzít. Poznámky říkají, kde je chyba.</translation>
    </message>
    <message>
        <source>What to import</source>
        <translation>Co převzít</translation>
    </message>
    <message>
        <source>Players only</source>
        <translation>Jen hráče</translation>
    </message>
    <message>
        <source>Players and the finished rounds</source>
        <translation>Hráče i odehraná kola</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Vytvořit turnaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Drop this import? Nothing has been created.</source>
        <translation>Zahodit tento import? Nic nebylo vytvořeno.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>RulingOwnWord</name>
    <message>
        <source>Your own decision, with a note below</source>
        <translation>Vaše vlastní rozhodnutí, s poznámkou níže</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>%1. kolo, šachovnice %2: %3</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <extracomment>%1 the names of attached files.</extracomment>
        <translation>Přílohy: %1</translation>
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
        <translation>Předmluva</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <extracomment>The Laws of Chess: %1 the year of the edition, %2 the number of an article.</extracomment>
        <translation>Pravidla %1, %2</translation>
    </message>
    <message>
        <source>White wins on time.</source>
        <translation>Bílý vyhrává na čas.</translation>
    </message>
    <message>
        <source>Black wins on time.</source>
        <translation>Černý vyhrává na čas.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partie končí remízou.</translation>
    </message>
    <message>
        <source>Can White still checkmate by any series of legal moves?</source>
        <translation>Může bílý ještě dát mat nějakým sledem přípustných tahů?</translation>
    </message>
    <message>
        <source>Can Black still checkmate by any series of legal moves?</source>
        <translation>Může černý ještě dát mat nějakým sledem přípustných tahů?</translation>
    </message>
    <message>
        <source>White cannot checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Bílý nemůže dát mat: %1</translation>
    </message>
    <message>
        <source>Black cannot checkmate: %1</source>
        <translation>Černý nemůže dát mat: %1</translation>
    </message>
    <message>
        <source>White can still checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Bílý ještě může dát mat: %1</translation>
    </message>
    <message>
        <source>Black can still checkmate: %1</source>
        <translation>Černý ještě může dát mat: %1</translation>
    </message>
    <message>
        <source>Guidelines II</source>
        <translation>Směrnice II</translation>
    </message>
    <message>
        <source>Both flags are down</source>
        <translation>Oba praporky padly</translation>
    </message>
    <message>
        <source>White&apos;s flag is down</source>
        <translation>Bílému padl praporek</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down</source>
        <translation>Černému padl praporek</translation>
    </message>
    <message>
        <source>White&apos;s period ended: check the moves</source>
        <translation>Úsek bílého skončil: ověřte tahy</translation>
    </message>
    <message>
        <source>Black&apos;s period ended: check the moves</source>
        <translation>Úsek černého skončil: ověřte tahy</translation>
    </message>
    <message>
        <source>White: illegal move no. %1</source>
        <translation>Bílý: nemožný tah č. %1</translation>
    </message>
    <message>
        <source>Black: illegal move no. %1</source>
        <translation>Černý: nemožný tah č. %1</translation>
    </message>
    <message>
        <source>White claims a draw</source>
        <translation>Bílý reklamuje remízu</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>Černý reklamuje remízu</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Bílý nabízí remízu</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Černý nabízí remízu</translation>
    </message>
    <message>
        <source>White asks for extra time</source>
        <translation>Bílý žádá o přidaný čas</translation>
    </message>
    <message>
        <source>Black asks for extra time</source>
        <translation>Černý žádá o přidaný čas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>ruling</comment>
        <extracomment>%1 a sentence about the outcome of a game, %2 the result.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>The clocks are paused</source>
        <translation>Hodiny se zastaví</translation>
    </message>
    <message>
        <source>Stop the clock on the table</source>
        <translation>Zastavte hodiny na stole</translation>
    </message>
    <message>
        <source>add %1 to White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter adds on a clock on the table.</extracomment>
        <translation>bílému přidejte %1</translation>
    </message>
    <message>
        <source>add %1 to Black&apos;s time</source>
        <translation>černému přidejte %1</translation>
    </message>
    <message>
        <source>take %1 from White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter takes off a clock on the table.</extracomment>
        <translation>bílému uberte %1</translation>
    </message>
    <message>
        <source>take %1 from Black&apos;s time</source>
        <translation>černému uberte %1</translation>
    </message>
    <message>
        <source>set White&apos;s time to %1</source>
        <extracomment>%1 is a time that the arbiter sets on a clock on the table.</extracomment>
        <translation>bílému nastavte %1</translation>
    </message>
    <message>
        <source>set Black&apos;s time to %1</source>
        <translation>černému nastavte %1</translation>
    </message>
    <message>
        <source>set White&apos;s move counter to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>počítadlo tahů bílého nastavte na %1</translation>
    </message>
    <message>
        <source>set Black&apos;s move counter to %1</source>
        <translation>počítadlo tahů černého nastavte na %1</translation>
    </message>
    <message>
        <source>set the increment to %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>přídavek nastavte na %1</translation>
    </message>
    <message>
        <source>White +%1</source>
        <extracomment>%1 is a time that the player gets.</extracomment>
        <translation>Bílý +%1</translation>
    </message>
    <message>
        <source>Black +%1</source>
        <translation>Černý +%1</translation>
    </message>
    <message>
        <source>it counts as White&apos;s illegal move no. %1</source>
        <translation>počítá se jako nemožný tah bílého č. %1</translation>
    </message>
    <message>
        <source>it counts as Black&apos;s illegal move no. %1</source>
        <translation>počítá se jako nemožný tah černého č. %1</translation>
    </message>
    <message>
        <source>The offer stands</source>
        <translation>Nabídka platí</translation>
    </message>
    <message>
        <source>The player loses, and the opponent wins.</source>
        <translation>Hráč prohrává a soupeř vyhrává.</translation>
    </message>
    <message>
        <source>The claim is correct: the game is drawn.</source>
        <translation>Reklamace je správná: partie je remíza.</translation>
    </message>
    <message>
        <source>The offer stands until it is answered.</source>
        <translation>Nabídka platí, dokud na ni soupeř neodpoví.</translation>
    </message>
    <message>
        <source>Claimed or observed by</source>
        <translation>Pád ohlásil</translation>
    </message>
    <message>
        <source>Which flag fell first</source>
        <translation>Komu padl praporek dřív</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show the %n move(s)?</source>
        <translation>
            <numerusform>Je na partiářích %n tah?</numerusform>
            <numerusform>Jsou na partiářích %n tahy?</numerusform>
            <numerusform>Je na partiářích %n tahů?</numerusform>
        </translation>
    </message>
    <message>
        <source>Was the game already over?</source>
        <translation>Skončila partie už dříve?</translation>
    </message>
    <message>
        <source>Do you allow it?</source>
        <translation>Dovolíte to?</translation>
    </message>
    <message>
        <source>The game had already ended: checkmate, stalemate, dead position, resignation or agreement.</source>
        <translation>Dřív přišel mat, pat, mrtvá pozice, vzdání nebo dohoda.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>White&apos;s first</source>
        <translation>bílému</translation>
    </message>
    <message>
        <source>Black&apos;s first</source>
        <translation>černému</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodčí</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>claim</comment>
        <translation>správná</translation>
    </message>
    <message>
        <source>incorrect</source>
        <comment>claim</comment>
        <translation>nesprávná</translation>
    </message>
    <message>
        <source>The moves were made: play on</source>
        <translation>Tahy byly splněny: hrát dál</translation>
    </message>
    <message>
        <source>Not made. %1</source>
        <extracomment>%1 whether a player can checkmate, and the result.</extracomment>
        <translation>Nesplněny. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer</comment>
        <extracomment>%1 an answer, %2 what it leads to.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game was already over. Enter its result below.</source>
        <translation>Partie skončila už předtím; její výsledek platí. Zapište ho níže.</translation>
    </message>
    <message>
        <source>Here the arbiter must not call the flag: a player has to claim it.</source>
        <translation>Při tomto druhu hry rozhodčí nesmí pád praporku ohlásit. Praporek se považuje za padlý, až když to hráč reklamuje.</translation>
    </message>
    <message>
        <source>The claim is rejected and the game continues.</source>
        <translation>Reklamace se zamítá a partie pokračuje.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Partie pokračuje.</translation>
    </message>
    <message>
        <source>Check on the scoresheets whether the moves were made.</source>
        <translation>Podle partiářů ověřte, zda byly tahy splněny.</translation>
    </message>
    <message>
        <source>Not covered by the Laws: the arbiter decides.</source>
        <translation>Žádný článek o tom nemluví: rozhoduje rozhodčí.</translation>
    </message>
    <message>
        <source>White&apos;s phone rang</source>
        <translation>Bílému zazvonil telefon</translation>
    </message>
    <message>
        <source>Black&apos;s phone rang</source>
        <translation>Černému zazvonil telefon</translation>
    </message>
    <message>
        <source>Electronic device found on White</source>
        <translation>Bílý má u sebe elektronické zařízení</translation>
    </message>
    <message>
        <source>Electronic device found on Black</source>
        <translation>Černý má u sebe elektronické zařízení</translation>
    </message>
    <message>
        <source>The players agree to a draw</source>
        <translation>Hráči se dohodli na remíze</translation>
    </message>
    <message>
        <source>Absent at the start of the round</source>
        <translation>Nepřítomnost na začátku kola</translation>
    </message>
    <message>
        <source>White arrived %1 after the start</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>Bílý přišel %1 po začátku</translation>
    </message>
    <message>
        <source>Black arrived %1 after the start</source>
        <translation>Černý přišel %1 po začátku</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Úprava hodin</translation>
    </message>
    <message>
        <source>White&apos;s move is retracted</source>
        <translation>Tah bílého se vrací</translation>
    </message>
    <message>
        <source>Black&apos;s move is retracted</source>
        <translation>Tah černého se vrací</translation>
    </message>
    <message>
        <source>both receive an increment of %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>oba dostanou přídavek %1 na tah</translation>
    </message>
    <message>
        <source>The opponent wins, or the game is drawn if they cannot checkmate.</source>
        <translation>Soupeř vyhrává, ledaže nemůže dát mat: pak je remíza.</translation>
    </message>
    <message>
        <source>The player loses.</source>
        <translation>Hráč partii prohrává.</translation>
    </message>
    <message>
        <source>The player loses, or the game is drawn if the opponent cannot checkmate.</source>
        <translation>Hráč partii prohrává, ledaže soupeř nemůže dát mat: pak je remíza.</translation>
    </message>
    <message>
        <source>The move is retracted, and the opponent gets extra time.</source>
        <translation>Tah se vrací a soupeř dostane přidaný čas.</translation>
    </message>
    <message>
        <source>It is not an illegal move: the arbiter chooses the penalty.</source>
        <translation>Není to nemožný tah: trest určí rozhodčí.</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores 1 point, or ½ if unable to checkmate.</source>
        <translation>Hráč prohrává. Soupeř získá bod, nebo půl bodu, pokud nemůže dát mat.</translation>
    </message>
    <message>
        <source>The player loses. The opponent cannot checkmate and scores ½.</source>
        <translation>Hráč prohrává. Soupeř získá půl bodu, protože nemůže dát mat.</translation>
    </message>
    <message>
        <source>The claim must be examined.</source>
        <translation>Reklamaci je třeba přezkoumat.</translation>
    </message>
    <message>
        <source>The claim is incorrect: the opponent gets extra time.</source>
        <translation>Reklamace je nesprávná: soupeř dostane přidaný čas.</translation>
    </message>
    <message>
        <source>The claim is invalid and the game continues.</source>
        <translation>Reklamace je nepřípustná a partie pokračuje.</translation>
    </message>
    <message>
        <source>Each player must have made a move before a draw can be agreed.</source>
        <translation>Na remíze se lze dohodnout, až když táhli oba hráči.</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it without the arbiter&apos;s consent.</source>
        <translation>Propozice turnaje to bez souhlasu rozhodčího nedovolují.</translation>
    </message>
    <message>
        <source>A player who arrives after the default time loses.</source>
        <translation>Hráč, který přijde po čekací době, prohrává.</translation>
    </message>
    <message>
        <source>No player has arrived after the default time.</source>
        <translation>Nikdo nepřišel po čekací době.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected after this many moves.</source>
        <translation>Po tolika tazích se už nastavení hodin nemění.</translation>
    </message>
    <message>
        <source>The Laws give the amount of time.</source>
        <translation>Kolik času to je, určují Pravidla.</translation>
    </message>
    <message>
        <source>The arbiter decides on the time.</source>
        <translation>O čase rozhodne rozhodčí.</translation>
    </message>
    <message>
        <source>The Laws do not provide for this in this game.</source>
        <translation>Pravidla to v této partii neumožňují.</translation>
    </message>
    <message>
        <source>The player&apos;s own claim is rejected (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Reklamace hráče se zamítá (%1).</translation>
    </message>
    <message>
        <source>The event&apos;s regulations may set a lesser penalty. If so, choose Play on and apply it.</source>
        <translation>Propozice turnaje mohou stanovit mírnější trest: pak se hraje dál a uložíte ten.</translation>
    </message>
    <message>
        <source>It is ruled on only if a player claims it.</source>
        <translation>Rozhoduje se o tom, jen pokud to hráč reklamuje.</translation>
    </message>
    <message>
        <source>The game record says otherwise.</source>
        <translation>Zápis partie říká něco jiného.</translation>
    </message>
    <message>
        <source>The game had already been drawn without a claim.</source>
        <translation>Partie už předtím skončila remízou bez reklamace.</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Jinak mohou stanovit jen propozice.</translation>
    </message>
    <message>
        <source>What did the examination of the claim show?</source>
        <translation>Co ukázalo přezkoumání reklamace?</translation>
    </message>
    <message>
        <source>May the player play nevertheless?</source>
        <translation>Smí hráč přesto hrát?</translation>
    </message>
    <message>
        <source>Would the schedule of the event suffer without the change?</source>
        <translation>Ohrozil by se bez změny časový plán turnaje?</translation>
    </message>
    <message>
        <source>cannot be established</source>
        <translation>nelze určit</translation>
    </message>
    <message>
        <source>By analogy with the nearest article: %1</source>
        <extracomment>%1 what an article about a similar case would give.</extracomment>
        <translation>Podle nejbližšího článku: %1</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>claim</comment>
        <translation>nepřípustná</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Oba králové jsou v šachu</translation>
    </message>
    <message>
        <source>There is a pawn on the last rank</source>
        <translation>Na poslední řadě stojí pěšec</translation>
    </message>
    <message>
        <source>White has touched a piece</source>
        <translation>Bílý se dotkl kamene</translation>
    </message>
    <message>
        <source>Black has touched a piece</source>
        <translation>Černý se dotkl kamene</translation>
    </message>
    <message>
        <source>White has touched the piece on %1</source>
        <extracomment>%1 a square of the board, as &quot;g8&quot;.</extracomment>
        <translation>Bílý se dotkl kamene na %1</translation>
    </message>
    <message>
        <source>Black has touched the piece on %1</source>
        <translation>Černý se dotkl kamene na %1</translation>
    </message>
    <message>
        <source>White has touched the pieces on %1</source>
        <extracomment>%1 squares of the board, as &quot;e1, h1&quot;.</extracomment>
        <translation>Bílý se dotkl kamenů na %1</translation>
    </message>
    <message>
        <source>Black has touched the pieces on %1</source>
        <translation>Černý se dotkl kamenů na %1</translation>
    </message>
    <message>
        <source>Reply to White&apos;s draw offer</source>
        <translation>Odpověď na nabídku remízy bílého</translation>
    </message>
    <message>
        <source>Reply to Black&apos;s draw offer</source>
        <translation>Odpověď na nabídku remízy černého</translation>
    </message>
    <message>
        <source>The game has ended on the board</source>
        <translation>Partie skončila na šachovnici</translation>
    </message>
    <message>
        <source>The draw was arranged before the game</source>
        <translation>Remíza byla dohodnuta před partií</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>Bílý se vzdává</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Černý se vzdává</translation>
    </message>
    <message>
        <source>The players shook hands and disagree about the result</source>
        <translation>Hráči si podali ruce a neshodnou se na výsledku</translation>
    </message>
    <message>
        <source>the position before the irregularity is restored</source>
        <translation>obnoví se pozice před nesrovnalostí</translation>
    </message>
    <message>
        <source>White&apos;s clock is set to %1</source>
        <extracomment>%1 is a time that the clock is set to.</extracomment>
        <translation>hodiny bílého se nastaví na %1</translation>
    </message>
    <message>
        <source>Black&apos;s clock is set to %1</source>
        <translation>hodiny černého se nastaví na %1</translation>
    </message>
    <message>
        <source>White&apos;s move counter is set to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>Počítadlo tahů bílého se nastaví na %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter is set to %1</source>
        <translation>Počítadlo tahů černého se nastaví na %1</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>Bílý je na tahu</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>Černý je na tahu</translation>
    </message>
    <message>
        <source>White&apos;s pawn becomes a queen</source>
        <translation>Pěšec bílého se promění v dámu</translation>
    </message>
    <message>
        <source>Black&apos;s pawn becomes a queen</source>
        <translation>Pěšec černého se promění v dámu</translation>
    </message>
    <message>
        <source>White may make any legal move</source>
        <translation>Bílý může provést kterýkoli přípustný tah</translation>
    </message>
    <message>
        <source>Black may make any legal move</source>
        <translation>Černý může provést kterýkoli přípustný tah</translation>
    </message>
    <message>
        <source>White must play one of these moves: %1</source>
        <extracomment>%1 is a list of moves in English notation.</extracomment>
        <translation>Bílý musí provést jeden z těchto tahů: %1</translation>
    </message>
    <message>
        <source>Black must play one of these moves: %1</source>
        <translation>Černý musí provést jeden z těchto tahů: %1</translation>
    </message>
    <message>
        <source>White writes down the intended move</source>
        <translation>Bílý zapíše zamýšlený tah</translation>
    </message>
    <message>
        <source>Black writes down the intended move</source>
        <translation>Černý zapíše zamýšlený tah</translation>
    </message>
    <message numerus="yes">
        <source>the last %n half-move(s) do not count</source>
        <translation>
            <numerusform>poslední %n půltah se nepočítá</numerusform>
            <numerusform>poslední %n půltahy se nepočítají</numerusform>
            <numerusform>posledních %n půltahů se nepočítá</numerusform>
        </translation>
    </message>
    <message>
        <source>White is warned</source>
        <translation>Bílý dostává napomenutí</translation>
    </message>
    <message>
        <source>Black is warned</source>
        <translation>Černý dostává napomenutí</translation>
    </message>
    <message>
        <source>The move was not completed: there is no penalty, and another move must be made.</source>
        <translation>Tah nebyl dokončen: trest se neukládá a je třeba provést jiný tah.</translation>
    </message>
    <message>
        <source>It is too late to correct the illegal move: it stands.</source>
        <translation>Nemožný tah už nelze opravit: platí.</translation>
    </message>
    <message>
        <source>The players may correct it without the arbiter. Nothing is counted.</source>
        <translation>Hráči to mohou opravit bez rozhodčího. Nic se nepočítá.</translation>
    </message>
    <message>
        <source>Here the arbiter must not act alone: a player has to claim it.</source>
        <translation>Rozhodčí zde nesmí zasáhnout sám: musí to reklamovat hráč.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The move stands, and the opponent gets extra time.</source>
        <translation>Počítá se to jako nemožný tah. Tah platí a soupeř dostane přidaný čas.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The pawn becomes a queen, and the opponent gets extra time.</source>
        <translation>Počítá se to jako nemožný tah. Pěšec se promění v dámu a soupeř dostane přidaný čas.</translation>
    </message>
    <message>
        <source>Pressing the clock without a move counts as an illegal move.</source>
        <translation>Stisknutí hodin bez tahu se počítá jako nemožný tah.</translation>
    </message>
    <message>
        <source>There was a reason to press the clock: it is not an offence.</source>
        <translation>Stisknutí hodin mělo důvod: není to přestupek.</translation>
    </message>
    <message>
        <source>Checkmate: the game is over.</source>
        <translation>Mat: partie skončila.</translation>
    </message>
    <message>
        <source>The player must move or capture the touched piece.</source>
        <translation>Dotčeným kamenem se musí táhnout, soupeřův se musí vzít.</translation>
    </message>
    <message>
        <source>The touched piece cannot be moved or captured: any legal move may be made.</source>
        <translation>Dotčeným kamenem nelze táhnout ani jej vzít: lze provést kterýkoli přípustný tah.</translation>
    </message>
    <message>
        <source>The player is not obliged to move or capture the piece.</source>
        <translation>Hráč není povinen kamenem táhnout ani jej vzít.</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since then and can no longer complain.</source>
        <translation>Soupeř se mezitím dotkl kamene a stěžovat si už nemůže.</translation>
    </message>
    <message>
        <source>The move breaks the touch-move rule and must be replaced.</source>
        <translation>Tah porušuje pravidlo „dotknuto – hraj“ a musí být nahrazen jiným.</translation>
    </message>
    <message>
        <source>Wait until the next move has been completed.</source>
        <translation>Počkejte, až bude dokončen následující tah.</translation>
    </message>
    <message>
        <source>It is ruled on as an illegal move.</source>
        <translation>Rozhoduje se o tom jako o nemožném tahu.</translation>
    </message>
    <message>
        <source>The position is legal again and the game continues.</source>
        <translation>Pozice je opět přípustná a partie pokračuje.</translation>
    </message>
    <message>
        <source>The game has not ended. It continues from the last valid position.</source>
        <translation>Partie neskončila. Pokračuje od poslední platné pozice.</translation>
    </message>
    <message>
        <source>The offer is rejected and the game continues.</source>
        <translation>Nabídka je odmítnuta a partie pokračuje.</translation>
    </message>
    <message>
        <source>There is no pending draw offer.</source>
        <translation>Žádná nabídka remízy neplatí.</translation>
    </message>
    <message>
        <source>A draw offer cannot be withdrawn: it is still pending.</source>
        <translation>Nabídku remízy nelze vzít zpět: stále platí.</translation>
    </message>
    <message>
        <source>The players may agree to correct it without the arbiter.</source>
        <translation>Hráči se mohou dohodnout, že to opraví bez rozhodčího.</translation>
    </message>
    <message>
        <source>Two faults in one move count as one illegal move.</source>
        <translation>Dvě chyby v jednom tahu se počítají jako jeden nemožný tah.</translation>
    </message>
    <message>
        <source>The draw offer made with the move is still pending.</source>
        <translation>Nabídka remízy učiněná s tahem stále platí.</translation>
    </message>
    <message>
        <source>An illegal move cannot end the game: the mate, stalemate or resignation is void.</source>
        <translation>Nemožný tah nemůže ukončit partii: mat, pat ani vzdání neplatí.</translation>
    </message>
    <message>
        <source>The claim was made before the flag fell and is dealt with first.</source>
        <translation>Reklamace zazněla před pádem praporku a vyřídí se první.</translation>
    </message>
    <message>
        <source>Each player has made an illegal move, and both count.</source>
        <translation>Každý z hráčů provedl nemožný tah a počítají se oba.</translation>
    </message>
    <message>
        <source>The claim is also a draw offer, which the opponent may still accept.</source>
        <translation>Reklamace je i nabídkou remízy a soupeř ji ještě může přijmout.</translation>
    </message>
    <message>
        <source>The piece was touched after the claim. If the order is disputed, the arbiter decides.</source>
        <translation>Hráč se dotkl kamene až po reklamaci. Je-li pořadí sporné, rozhodne rozhodčí.</translation>
    </message>
    <message>
        <source>A claim cannot be withdrawn (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Reklamaci nelze vzít zpět (%1).</translation>
    </message>
    <message>
        <source>A claim under %1 would be correct. The player may make it.</source>
        <translation>Reklamace podle %1 by byla správná. Hráč ji může podat.</translation>
    </message>
    <message>
        <source>It may distract the opponent (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Může to rušit soupeře (%1).</translation>
    </message>
    <message>
        <source>A draw offer cannot have conditions attached.</source>
        <translation>Nabídku remízy nelze vázat na podmínky.</translation>
    </message>
    <message>
        <source>The player&apos;s earlier offer is still pending.</source>
        <translation>Dřívější nabídka hráče stále platí.</translation>
    </message>
    <message>
        <source>A flag is down that nobody has claimed or observed: the draw stands.</source>
        <translation>Spadlý praporek nikdo nereklamoval ani nezpozoroval: remíza platí.</translation>
    </message>
    <message>
        <source>What the arbiter has observed takes precedence over what the players say.</source>
        <translation>Co rozhodčí sám zpozoroval, má přednost před vyjádřením hráčů.</translation>
    </message>
    <message>
        <source>Was there a reason to press the clock without a move?</source>
        <translation>Mělo stisknutí hodin bez tahu důvod?</translation>
    </message>
    <message>
        <source>Does the player accept the opponent&apos;s offer?</source>
        <translation>Přijímá tím hráč nabídku soupeře?</translation>
    </message>
    <message>
        <source>What did both players mean?</source>
        <translation>Co měli oba hráči na mysli?</translation>
    </message>
    <message>
        <source>Started in error by the opponent, knocked over, or pressed because pieces were displaced.</source>
        <translation>Hodiny omylem spustil soupeř, někdo je shodil, nebo byly stisknuty kvůli posunutým kamenům.</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>bílý se vzdal</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>černý se vzdal</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>answer</comment>
        <translation>remíza</translation>
    </message>
    <message>
        <source>White claims a draw in the quickplay finish</source>
        <translation>Bílý reklamuje remízu v rychlém zakončení partie</translation>
    </message>
    <message>
        <source>Black claims a draw in the quickplay finish</source>
        <translation>Černý reklamuje remízu v rychlém zakončení partie</translation>
    </message>
    <message>
        <source>The clock is defective</source>
        <translation>Hodiny mají závadu</translation>
    </message>
    <message>
        <source>The clock was set incorrectly</source>
        <translation>Hodiny byly nesprávně nastavené</translation>
    </message>
    <message>
        <source>The arbiter stopped the clocks</source>
        <translation>Rozhodčí zastavil hodiny</translation>
    </message>
    <message>
        <source>White stopped the clocks</source>
        <translation>Bílý zastavil hodiny</translation>
    </message>
    <message>
        <source>Black stopped the clocks</source>
        <translation>Černý zastavil hodiny</translation>
    </message>
    <message>
        <source>White&apos;s claim is based on a screen</source>
        <translation>Bílý se při reklamaci odvolává na obrazovku</translation>
    </message>
    <message>
        <source>Black&apos;s claim is based on a screen</source>
        <translation>Černý se při reklamaci odvolává na obrazovku</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet</source>
        <translation>Partiář bílého</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet</source>
        <translation>Partiář černého</translation>
    </message>
    <message>
        <source>The scoresheets are not up to date after a flag fall</source>
        <translation>Partiáře nejsou po pádu praporku doplněné</translation>
    </message>
    <message>
        <source>White&apos;s next period begins</source>
        <translation>Bílému začíná další úsek</translation>
    </message>
    <message>
        <source>Black&apos;s next period begins</source>
        <translation>Černému začíná další úsek</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>period</comment>
        <extracomment>%1 is that a period begins, %2 the time it adds.</extracomment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>the draw offer has lapsed</source>
        <translation>nabídka remízy zanikla</translation>
    </message>
    <message>
        <source>The decision is postponed</source>
        <translation>Rozhodnutí se odkládá</translation>
    </message>
    <message>
        <source>the clock is replaced</source>
        <translation>hodiny se vymění</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>Hodiny se znovu spustí</translation>
    </message>
    <message>
        <source>White completes the scoresheet</source>
        <translation>Bílý si doplní partiář</translation>
    </message>
    <message>
        <source>Black completes the scoresheet</source>
        <translation>Černý si doplní partiář</translation>
    </message>
    <message>
        <source>%1 in their own time</source>
        <extracomment>%1 is that a player completes the scoresheet.</extracomment>
        <translation>%1 ve vlastním čase</translation>
    </message>
    <message>
        <source>the game is reconstructed on another board</source>
        <translation>partie se zrekonstruuje na druhé šachovnici</translation>
    </message>
    <message>
        <source>The flag fall does not count.</source>
        <translation>Pád praporku neplatí.</translation>
    </message>
    <message>
        <source>The game continues. The arbiter decides later, or after a flag fall.</source>
        <translation>Partie pokračuje. Rozhodčí rozhodne později nebo po pádu praporku.</translation>
    </message>
    <message>
        <source>The claim is rejected, and the opponent gets extra time.</source>
        <translation>Reklamace se zamítá a soupeř dostane přidaný čas.</translation>
    </message>
    <message>
        <source>The request is rejected and the game continues.</source>
        <translation>Žádost se zamítá a partie pokračuje.</translation>
    </message>
    <message>
        <source>The clocks are set to the correct times.</source>
        <translation>Na hodinách se nastaví správné časy.</translation>
    </message>
    <message>
        <source>There was a valid reason to stop the clocks.</source>
        <translation>Pro zastavení hodin byl důvod.</translation>
    </message>
    <message>
        <source>There was no valid reason to stop the clocks.</source>
        <translation>Pro zastavení hodin nebyl důvod.</translation>
    </message>
    <message>
        <source>The player must record the moves.</source>
        <translation>Hráč musí zapisovat tahy.</translation>
    </message>
    <message>
        <source>The player does not have to record the moves.</source>
        <translation>Hráč nemusí zapisovat tahy.</translation>
    </message>
    <message>
        <source>The scoresheets must be brought up to date first.</source>
        <translation>Nejdříve je třeba doplnit partiáře.</translation>
    </message>
    <message>
        <source>Neither player was present: White loses all the time until they arrive.</source>
        <translation>Nebyl přítomen ani jeden hráč: bílý ztrácí všechen čas až do svého příchodu.</translation>
    </message>
    <message>
        <source>A claim cannot be based on a screen alone.</source>
        <translation>Reklamace se nemůže opírat jen o obrazovku.</translation>
    </message>
    <message>
        <source>The scoresheets belong to the organiser.</source>
        <translation>Partiáře patří pořadateli.</translation>
    </message>
    <message>
        <source>The decision cannot be appealed (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Proti rozhodnutí se nelze odvolat (%1).</translation>
    </message>
    <message>
        <source>The game has an increment: later editions of the Laws do not allow this claim.</source>
        <translation>V partii se přidává čas za tah: pozdější vydání Pravidel takovou reklamaci nepřipouštějí.</translation>
    </message>
    <message>
        <source>The claim ends the game.</source>
        <translation>Reklamací partie končí.</translation>
    </message>
    <message>
        <source>The position or the scoresheet was not written down, or the opponent has not verified it.</source>
        <translation>Chybí zapsaná pozice nebo partiář, nebo je soupeř neověřil.</translation>
    </message>
    <message>
        <source>The player may claim a draw instead (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Hráč může místo toho reklamovat remízu (%1).</translation>
    </message>
    <message>
        <source>The correct time is used up: the arbiter decides whether the flag has fallen.</source>
        <translation>Správný čas je vyčerpán: rozhodčí rozhodne, zda praporek padl.</translation>
    </message>
    <message>
        <source>The scoresheets must be completed before the next move (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Před dalším tahem je třeba doplnit partiáře (%1).</translation>
    </message>
    <message>
        <source>The next move is the first of the new period, unless there is evidence of more moves.</source>
        <translation>Další tah je prvním tahem nového úseku, pokud se neprokáže více tahů.</translation>
    </message>
    <message>
        <source>The arbiter may also impose a penalty (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Rozhodčí může uložit i trest (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show White&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Je na partiářích %n tah bílého?</numerusform>
            <numerusform>Jsou na partiářích %n tahy bílého?</numerusform>
            <numerusform>Je na partiářích %n tahů bílého?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show Black&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Je na partiářích %n tah černého?</numerusform>
            <numerusform>Jsou na partiářích %n tahy černého?</numerusform>
            <numerusform>Je na partiářích %n tahů černého?</numerusform>
        </translation>
    </message>
    <message>
        <source>Could White not win by normal means, or did White not try enough?</source>
        <translation>Nemohl bílý vyhrát běžnými prostředky, nebo se o to málo snažil?</translation>
    </message>
    <message>
        <source>Could Black not win by normal means, or did Black not try enough?</source>
        <translation>Nemohl černý vyhrát běžnými prostředky, nebo se o to málo snažil?</translation>
    </message>
    <message>
        <source>Does the opponent accept the draw?</source>
        <translation>Přijímá soupeř remízu?</translation>
    </message>
    <message>
        <source>Has anything changed since the last claim?</source>
        <translation>Změnilo se něco od poslední reklamace?</translation>
    </message>
    <message>
        <source>Your decision on the claim</source>
        <translation>Vaše rozhodnutí o reklamaci</translation>
    </message>
    <message>
        <source>Was there a valid reason to stop the clocks?</source>
        <translation>Byl pro zastavení hodin důvod?</translation>
    </message>
    <message>
        <source>Is there a complete scoresheet?</source>
        <translation>Je některý partiář úplný?</translation>
    </message>
    <message>
        <source>Do the scoresheets show it?</source>
        <translation>Potvrzují to partiáře?</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>claim</comment>
        <translation>uznaná</translation>
    </message>
    <message>
        <source>postponed</source>
        <comment>claim</comment>
        <translation>odložená</translation>
    </message>
    <message>
        <source>rejected</source>
        <comment>claim</comment>
        <translation>zamítnutá</translation>
    </message>
    <message>
        <source>It cannot be established: play on</source>
        <translation>Nedá se to určit: hrát dál</translation>
    </message>
    <message>
        <source>Penalty for White</source>
        <translation>Trest pro bílého</translation>
    </message>
    <message>
        <source>Penalty for Black</source>
        <translation>Trest pro černého</translation>
    </message>
    <message>
        <source>White: %1</source>
        <extracomment>%1 is what the player has done, as &quot;clock pressed with the other hand&quot;.
----------
%1 is what the player has done, as &quot;Noise&quot; or &quot;Leaving the playing venue&quot;.</extracomment>
        <translation>Bílý: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Černý: %1</translation>
    </message>
    <message>
        <source>The initial position was incorrect</source>
        <translation>Základní postavení bylo nesprávné</translation>
    </message>
    <message>
        <source>The chessboard was placed incorrectly</source>
        <translation>Šachovnice byla položena nesprávně</translation>
    </message>
    <message>
        <source>The game began with colours reversed</source>
        <translation>Partie začala s opačnými barvami</translation>
    </message>
    <message>
        <source>Pieces have been displaced from their squares</source>
        <translation>Kameny jsou posunuté ze svých polí</translation>
    </message>
    <message>
        <source>White displaced pieces</source>
        <translation>Bílý posunul kameny</translation>
    </message>
    <message>
        <source>Black displaced pieces</source>
        <translation>Černý posunul kameny</translation>
    </message>
    <message>
        <source>The signed result</source>
        <translation>Podepsaný výsledek</translation>
    </message>
    <message>
        <source>White appeals</source>
        <translation>Bílý se odvolává</translation>
    </message>
    <message>
        <source>Black appeals</source>
        <translation>Černý se odvolává</translation>
    </message>
    <message>
        <source>White −%1</source>
        <extracomment>%1 is a time that is taken off the player&apos;s clock.</extracomment>
        <translation>Bílý −%1</translation>
    </message>
    <message>
        <source>Black −%1</source>
        <translation>Černý −%1</translation>
    </message>
    <message>
        <source>The score is %1–%2</source>
        <extracomment>The points of White and of Black, together more than a win: &quot;The score is 1–½&quot;.</extracomment>
        <translation>Výsledek je %1–%2</translation>
    </message>
    <message>
        <source>White is fined</source>
        <translation>Bílý dostává pokutu</translation>
    </message>
    <message>
        <source>Black is fined</source>
        <translation>Černý dostává pokutu</translation>
    </message>
    <message numerus="yes">
        <source>White is excluded from %n round(s)</source>
        <translation>
            <numerusform>Bílý se vylučuje z %n kola</numerusform>
            <numerusform>Bílý se vylučuje ze %n kol</numerusform>
            <numerusform>Bílý se vylučuje z %n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is excluded from %n round(s)</source>
        <translation>
            <numerusform>Černý se vylučuje z %n kola</numerusform>
            <numerusform>Černý se vylučuje ze %n kol</numerusform>
            <numerusform>Černý se vylučuje z %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>White is expelled from the event</source>
        <translation>Bílý se vylučuje z turnaje</translation>
    </message>
    <message>
        <source>Black is expelled from the event</source>
        <translation>Černý se vylučuje z turnaje</translation>
    </message>
    <message>
        <source>The person is expelled from the playing venue</source>
        <translation>Osoba se vykazuje z hracích prostor</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played</source>
        <translation>Partie se ruší a hraje se nová</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played with %1 each</source>
        <extracomment>%1 is the time that both clocks begin with.</extracomment>
        <translation>Partie se ruší a hraje se nová, každý má %1</translation>
    </message>
    <message>
        <source>White may not castle</source>
        <translation>Bílý nesmí provést rošádu</translation>
    </message>
    <message>
        <source>Black may not castle</source>
        <translation>Černý nesmí provést rošádu</translation>
    </message>
    <message>
        <source>White may not castle kingside</source>
        <translation>Bílý nesmí provést malou rošádu</translation>
    </message>
    <message>
        <source>Black may not castle kingside</source>
        <translation>Černý nesmí provést malou rošádu</translation>
    </message>
    <message>
        <source>White may not castle queenside</source>
        <translation>Bílý nesmí provést velkou rošádu</translation>
    </message>
    <message>
        <source>Black may not castle queenside</source>
        <translation>Černý nesmí provést velkou rošádu</translation>
    </message>
    <message>
        <source>The position is transferred to a correctly placed chessboard</source>
        <translation>Pozice se přenese na správně položenou šachovnici</translation>
    </message>
    <message>
        <source>The pairing is corrected to the colours actually played</source>
        <translation>Los se opraví podle barev, kterými se skutečně hraje</translation>
    </message>
    <message>
        <source>White replaces the pieces on White&apos;s own time</source>
        <translation>Bílý vrátí kameny na místo ve svém čase</translation>
    </message>
    <message>
        <source>Black replaces the pieces on Black&apos;s own time</source>
        <translation>Černý vrátí kameny na místo ve svém čase</translation>
    </message>
    <message>
        <source>The last identifiable position before the irregularity is restored</source>
        <translation>Obnoví se poslední zjistitelná pozice před nesrovnalostí</translation>
    </message>
    <message>
        <source>The decision stands</source>
        <translation>Rozhodnutí platí</translation>
    </message>
    <message>
        <source>The decision is set aside</source>
        <translation>Rozhodnutí se ruší</translation>
    </message>
    <message>
        <source>The game is cancelled, and a new game is played.</source>
        <translation>Partie se ruší a hraje se nová.</translation>
    </message>
    <message>
        <source>After this many moves no claim can be made. The game continues.</source>
        <translation>Po tolika tazích to už nelze reklamovat. Partie pokračuje.</translation>
    </message>
    <message>
        <source>The player replaces the pieces on their own time.</source>
        <translation>Hráč vrátí kameny na místo ve svém čase.</translation>
    </message>
    <message>
        <source>The position before the irregularity is restored. Nothing is counted against a player.</source>
        <translation>Obnoví se pozice před nesrovnalostí. Žádnému hráči se nic nezapočítá.</translation>
    </message>
    <message>
        <source>The usual penalty is proposed. Any other may be chosen.</source>
        <translation>Navrhuje se obvyklý trest. Lze zvolit i jiný.</translation>
    </message>
    <message>
        <source>There is usually no penalty. The arbiter may choose one.</source>
        <translation>Obvykle bez trestu. Rozhodčí jej může uložit.</translation>
    </message>
    <message>
        <source>The arbiter chooses the penalty.</source>
        <translation>Trest určí rozhodčí.</translation>
    </message>
    <message>
        <source>It counts as an illegal move: rule on it as one.</source>
        <translation>Počítá se jako nemožný tah: rozhodněte o něm tak.</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>Partii prohrávají oba hráči.</translation>
    </message>
    <message>
        <source>The penalty has this effect.</source>
        <translation>Trest má tento účinek.</translation>
    </message>
    <message>
        <source>The arbiter may impose one or more of the penalties of the Laws.</source>
        <translation>Rozhodčí může uložit jeden nebo více trestů podle Pravidel.</translation>
    </message>
    <message>
        <source>The penalty changes points: the game needs a result first.</source>
        <translation>Trest mění body: partie musí mít nejdříve výsledek.</translation>
    </message>
    <message>
        <source>The two scores may not add up to more than a win.</source>
        <translation>Součet obou výsledků nesmí být vyšší než za výhru.</translation>
    </message>
    <message>
        <source>It is permitted.</source>
        <translation>Je to dovoleno.</translation>
    </message>
    <message>
        <source>A spectator: the arbiter may expel them from the playing venue.</source>
        <translation>Divák: rozhodčí ho může vykázat z hracích prostor.</translation>
    </message>
    <message>
        <source>The signed result stands, unless the arbiter decides otherwise.</source>
        <translation>Podepsaný výsledek platí, pokud rozhodčí nerozhodne jinak.</translation>
    </message>
    <message>
        <source>The scoresheets show different results: the arbiter decides.</source>
        <translation>Na partiářích jsou různé výsledky: rozhodne rozhodčí.</translation>
    </message>
    <message>
        <source>The appeal must be decided.</source>
        <translation>O odvolání je třeba rozhodnout.</translation>
    </message>
    <message>
        <source>The appeal is upheld: enter the new decision.</source>
        <translation>Odvolání se vyhovuje: zadejte nové rozhodnutí.</translation>
    </message>
    <message>
        <source>The appeal is dismissed.</source>
        <translation>Odvolání se zamítá.</translation>
    </message>
    <message>
        <source>There is no appeal against this decision.</source>
        <translation>Proti tomuto rozhodnutí se nelze odvolat.</translation>
    </message>
    <message>
        <source>The arbiter may start the new game with less time.</source>
        <translation>Rozhodčí může dát na novou partii méně času.</translation>
    </message>
    <message>
        <source>A king that was misplaced may not castle; with a rook that was misplaced there is no castling.</source>
        <translation>S nesprávně postaveným králem ani s nesprávně postavenou věží nelze provést rošádu.</translation>
    </message>
    <message>
        <source>Set the times to the best of your judgement.</source>
        <translation>Časy nastavte podle nejlepšího uvážení.</translation>
    </message>
    <message>
        <source>No time is left: rule on the flag.</source>
        <translation>Nezbývá žádný čas: rozhodněte o praporku.</translation>
    </message>
    <message>
        <source>The game cannot be rated with this score.</source>
        <translation>S tímto výsledkem nelze partii započítat na rating.</translation>
    </message>
    <message>
        <source>The pairing rules say what becomes of the player&apos;s other games.</source>
        <translation>O dalších partiích hráče hovoří pravidla losování.</translation>
    </message>
    <message>
        <source>Only if it was announced in advance.</source>
        <translation>Jen pokud to bylo předem oznámeno.</translation>
    </message>
    <message>
        <source>The opponent may press the clock back: it is not a press without a move.</source>
        <translation>Soupeř může hodiny stisknout zpět: není to stisk bez tahu.</translation>
    </message>
    <message>
        <source>The player may appeal even after signing the scoresheet.</source>
        <translation>Hráč se může odvolat i po podepsání partiáře.</translation>
    </message>
    <message>
        <source>What was decided on the appeal?</source>
        <translation>Jak bylo rozhodnuto o odvolání?</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>vyhověno</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>zamítnuto</translation>
    </message>
    <message>
        <source>White did not press the clock</source>
        <translation>Bílý nestiskl hodiny</translation>
    </message>
    <message>
        <source>Black did not press the clock</source>
        <translation>Černý nestiskl hodiny</translation>
    </message>
    <message>
        <source>The player may still press the clock, even after the opponent&apos;s reply.</source>
        <translation>Hráč může hodiny ještě stisknout, i když soupeř už odpověděl.</translation>
    </message>
    <message>
        <source>The player has made the next move: the previous move counts as completed.</source>
        <translation>Hráč provedl další tah: předchozí tah se považuje za dokončený.</translation>
    </message>
    <message numerus="yes">
        <source>Has each player made at least %n move(s)?</source>
        <translation>
            <numerusform>Provedl každý hráč alespoň %n tah?</numerusform>
            <numerusform>Provedl každý hráč alespoň %n tahy?</numerusform>
            <numerusform>Provedl každý hráč alespoň %n tahů?</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on what the clocks were stopped for before play is resumed.</source>
        <translation>Před pokračováním ve hře rozhodněte o tom, kvůli čemu byly hodiny zastaveny.</translation>
    </message>
    <message>
        <source>A second game was played by mistake</source>
        <translation>Omylem se hrála druhá partie</translation>
    </message>
    <message>
        <source>The piece was released there: the move has been made and cannot be changed.</source>
        <translation>Kámen byl na tomto poli puštěn z ruky: tah je proveden a nelze jej změnit.</translation>
    </message>
    <message>
        <source>Touch-move applies to the move that replaces it.</source>
        <translation>Pro tah, který jej nahradí, platí pravidlo „dotknuto – hraj“.</translation>
    </message>
    <message>
        <source>Once written, the intended move cannot be changed.</source>
        <translation>Zapsaný zamýšlený tah už nelze změnit.</translation>
    </message>
    <message>
        <source>White: illegal move, not completed</source>
        <translation>Bílý: nemožný tah, nedokončený</translation>
    </message>
    <message>
        <source>Black: illegal move, not completed</source>
        <translation>Černý: nemožný tah, nedokončený</translation>
    </message>
    <message>
        <source>No flag is down</source>
        <translation>Žádný praporek nespadl</translation>
    </message>
    <message>
        <source>The session ends and the game is adjourned</source>
        <translation>Hrací doba končí a partie se přerušuje</translation>
    </message>
    <message>
        <source>White adjourns the game before the end of the session</source>
        <translation>Bílý přerušuje partii před koncem hrací doby</translation>
    </message>
    <message>
        <source>Black adjourns the game before the end of the session</source>
        <translation>Černý přerušuje partii před koncem hrací doby</translation>
    </message>
    <message>
        <source>White wants to change the sealed move</source>
        <translation>Bílý chce změnit zapečetěný tah</translation>
    </message>
    <message>
        <source>Black wants to change the sealed move</source>
        <translation>Černý chce změnit zapečetěný tah</translation>
    </message>
    <message>
        <source>Reported before the adjourned game is resumed</source>
        <translation>Oznámeno před dohrávkou přerušené partie</translation>
    </message>
    <message>
        <source>The adjourned game is to be resumed</source>
        <translation>Přerušená partie se má dohrát</translation>
    </message>
    <message>
        <source>White&apos;s sealed move</source>
        <translation>Zapečetěný tah bílého</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move</source>
        <translation>Zapečetěný tah černého</translation>
    </message>
    <message>
        <source>The envelope with White&apos;s sealed move is missing</source>
        <translation>Chybí obálka se zapečetěným tahem bílého</translation>
    </message>
    <message>
        <source>The envelope with Black&apos;s sealed move is missing</source>
        <translation>Chybí obálka se zapečetěným tahem černého</translation>
    </message>
    <message>
        <source>The times of the adjourned game were indicated incorrectly</source>
        <translation>Časy přerušené partie byly uvedeny nesprávně</translation>
    </message>
    <message>
        <source>White seals a move and then stops the clock</source>
        <translation>Bílý zapečetí tah a potom zastaví hodiny</translation>
    </message>
    <message>
        <source>Black seals a move and then stops the clock</source>
        <translation>Černý zapečetí tah a potom zastaví hodiny</translation>
    </message>
    <message>
        <source>White must seal %1</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>Bílý musí zapečetit %1</translation>
    </message>
    <message>
        <source>Black must seal %1</source>
        <translation>Černý musí zapečetit %1</translation>
    </message>
    <message>
        <source>The envelope stays closed</source>
        <translation>Obálka zůstává zavřená</translation>
    </message>
    <message>
        <source>The envelope is opened</source>
        <translation>Obálka se otevírá</translation>
    </message>
    <message>
        <source>White&apos;s sealed move is made on the board</source>
        <translation>Zapečetěný tah bílého se provede na šachovnici</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move is made on the board</source>
        <translation>Zapečetěný tah černého se provede na šachovnici</translation>
    </message>
    <message>
        <source>White&apos;s sealed move %1 is made on the board</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>Zapečetěný tah bílého %1 se provede na šachovnici</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move %1 is made on the board</source>
        <translation>Zapečetěný tah černého %1 se provede na šachovnici</translation>
    </message>
    <message>
        <source>White seals the reply and stops the clock</source>
        <translation>Bílý zapečetí odpověď a zastaví hodiny</translation>
    </message>
    <message>
        <source>Black seals the reply and stops the clock</source>
        <translation>Černý zapečetí odpověď a zastaví hodiny</translation>
    </message>
    <message>
        <source>White&apos;s clock is started</source>
        <translation>Spustí se hodiny bílého</translation>
    </message>
    <message>
        <source>Black&apos;s clock is started</source>
        <translation>Spustí se hodiny černého</translation>
    </message>
    <message>
        <source>The player having the move must seal it and only then stop the clock.</source>
        <translation>Hráč na tahu musí tah zapečetit a teprve potom zastavit hodiny.</translation>
    </message>
    <message>
        <source>The rest of the session is charged to the player who adjourns the game.</source>
        <translation>Zbytek hrací doby se odečte hráči, který partii přerušuje.</translation>
    </message>
    <message>
        <source>The move was made on the board: the player must seal this move.</source>
        <translation>Tah byl proveden na šachovnici: hráč musí zapečetit tento tah.</translation>
    </message>
    <message>
        <source>The game is not adjourned until the claim has been decided.</source>
        <translation>Partie se nepřeruší, dokud se nerozhodne o reklamaci.</translation>
    </message>
    <message>
        <source>The sealed move is made on the board, and the opponent&apos;s clock runs.</source>
        <translation>Zapečetěný tah se provede na šachovnici a jdou soupeřovy hodiny.</translation>
    </message>
    <message>
        <source>The player who has to reply is absent: the clock runs, and the envelope stays closed.</source>
        <translation>Hráč, který má odpovědět, je nepřítomen: hodiny mu jdou a obálka zůstává zavřená.</translation>
    </message>
    <message>
        <source>The reply is sealed as well. Its envelope is opened when the opponent arrives.</source>
        <translation>Zapečetěna je i odpověď. Její obálka se otevře po příchodu soupeře.</translation>
    </message>
    <message>
        <source>A player who arrives too late for the resumption loses.</source>
        <translation>Hráč, který přijde k dohrávce příliš pozdě, prohrává.</translation>
    </message>
    <message>
        <source>The game continues from the adjourned position. The player makes the move that they say was sealed.</source>
        <translation>Partie pokračuje z přerušené pozice. Hráč provede tah, který uvádí jako zapečetěný.</translation>
    </message>
    <message>
        <source>The player has already made a move: the times are not corrected.</source>
        <translation>Hráč už provedl tah: časy se neopravují.</translation>
    </message>
    <message>
        <source>The pending draw offer is written on the envelope.</source>
        <translation>Platná nabídka remízy se zapíše na obálku.</translation>
    </message>
    <message>
        <source>The opponent is absent: the player may seal the reply instead of making it.</source>
        <translation>Soupeř je nepřítomen: hráč může svou odpověď zapečetit místo toho, aby ji provedl.</translation>
    </message>
    <message>
        <source>The envelope is opened in the presence of a witness.</source>
        <translation>Obálka se otevře v přítomnosti svědka.</translation>
    </message>
    <message>
        <source>What is the sealed move?</source>
        <translation>Jaký je zapečetěný tah?</translation>
    </message>
    <message>
        <source>Does the sealed move end the game?</source>
        <translation>Končí zapečetěný tah partii?</translation>
    </message>
    <message>
        <source>Would the consequences be too severe?</source>
        <translation>Byly by následky příliš tvrdé?</translation>
    </message>
    <message>
        <source>legal and clear</source>
        <comment>sealed move</comment>
        <translation>přípustný a jednoznačný</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <comment>sealed move</comment>
        <translation>nejednoznačný</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>sealed move</comment>
        <translation>chybí nebo je nečitelný</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>sealed move</comment>
        <translation>nemožný</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>sealed move</comment>
        <translation>mat</translation>
    </message>
    <message>
        <source>The envelope has another move than the one that the player made on the board after being told to seal.</source>
        <translation>V obálce je jiný tah, než jaký hráč po výzvě zapečetit provedl na šachovnici.</translation>
    </message>
    <message>
        <source>Cancel the flag fall</source>
        <translation>Zrušit pád praporku</translation>
    </message>
    <message>
        <source>The player has too much time left for it.</source>
        <translation>Hráči na to zbývá příliš mnoho času.</translation>
    </message>
    <message>
        <source>It is not the last period of the game.</source>
        <translation>Není to poslední časový úsek partie.</translation>
    </message>
    <message>
        <source>Only the player who has the move may ask for it.</source>
        <translation>Žádat o to může jen hráč na tahu.</translation>
    </message>
    <message>
        <source>Electronic device in White&apos;s bag</source>
        <translation>Elektronické zařízení v tašce bílého</translation>
    </message>
    <message>
        <source>Electronic device in Black&apos;s bag</source>
        <translation>Elektronické zařízení v tašce černého</translation>
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
            <numerusform>každý hráč provedl aspoň %n tah</numerusform>
            <numerusform>každý hráč provedl aspoň %n tahy</numerusform>
            <numerusform>každý hráč provedl aspoň %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not yet %n move(s) made by each player</source>
        <translation>
            <numerusform>každý hráč ještě neprovedl %n tah</numerusform>
            <numerusform>každý hráč ještě neprovedl %n tahy</numerusform>
            <numerusform>každý hráč ještě neprovedl %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule would suffer</source>
        <translation>časový plán by byl ohrožen</translation>
    </message>
    <message>
        <source>the schedule would not suffer</source>
        <translation>časový plán by nebyl ohrožen</translation>
    </message>
    <message>
        <source>something has changed since</source>
        <translation>od té doby se něco změnilo</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>od té doby se nic nezměnilo</translation>
    </message>
    <message>
        <source>The adjourned position is set up</source>
        <translation>Postaví se přerušená pozice</translation>
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
        <translation>Bílý musí zahrát %1</translation>
    </message>
    <message>
        <source>Black must play %1</source>
        <translation>Černý musí zahrát %1</translation>
    </message>
    <message>
        <source>What the Laws provide depends on the answer.</source>
        <translation>Co pravidla stanoví, závisí na odpovědi.</translation>
    </message>
    <message>
        <source>The game is adjourned once White has stopped the clock</source>
        <translation>Partie se přeruší, jakmile bílý zastaví hodiny</translation>
    </message>
    <message>
        <source>The game is adjourned once Black has stopped the clock</source>
        <translation>Partie se přeruší, jakmile černý zastaví hodiny</translation>
    </message>
</context>
<context>
    <name>RulingsKeys</name>
    <message>
        <source>case file of the ruling</source>
        <translation>spis rozhodnutí</translation>
    </message>
    <message>
        <source>case file</source>
        <translation>spis</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>přejít na šachovnici v sále</translation>
    </message>
    <message>
        <source>to the board</source>
        <translation>na šachovnici</translation>
    </message>
    <message>
        <source>undo the ruling, if it is the last action</source>
        <translation>vrátit rozhodnutí, je-li poslední akcí</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>vrátit</translation>
    </message>
    <message>
        <source>print what is shown: the rulings, or the register</source>
        <translation>vytisknout, co je zobrazeno: rozhodnutí nebo registr</translation>
    </message>
    <message>
        <source>print</source>
        <translation>tisknout</translation>
    </message>
    <message>
        <source>rulings, or the register of offences</source>
        <translation>rozhodnutí nebo registr přestupků</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>rozhodnutí</translation>
    </message>
    <message>
        <source>register of offences</source>
        <translation>registr přestupků</translation>
    </message>
    <message>
        <source>find by player, board, article or words</source>
        <translation>hledat podle hráče, šachovnice, článku nebo slov</translation>
    </message>
    <message>
        <source>find</source>
        <translation>hledat</translation>
    </message>
    <message>
        <source>attach a file to the ruling: a picture, PDF or text</source>
        <translation>přiložit k rozhodnutí soubor: obrázek, PDF nebo text</translation>
    </message>
    <message>
        <source>attach a file</source>
        <translation>přiložit soubor</translation>
    </message>
    <message>
        <source>next attached file</source>
        <translation>další přiložený soubor</translation>
    </message>
    <message>
        <source>save a copy of the attached file</source>
        <translation>uložit kopii přiloženého souboru</translation>
    </message>
    <message>
        <source>remove the attached file from the ruling</source>
        <translation>odstranit přiložený soubor z rozhodnutí</translation>
    </message>
    <message>
        <source>appeal against the ruling: lodge it, decide it, carry it out</source>
        <translation>odvolání proti rozhodnutí: podat, rozhodnout, vykonat</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>odvolání</translation>
    </message>
    <message>
        <source>clear what is looked for; back from the register</source>
        <translation>zrušit hledání; zpět z registru</translation>
    </message>
    <message>
        <source>withdraw the ruling, whatever came after it</source>
        <translation>anulovat rozhodnutí, ať po něm přišlo cokoli</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>anulovat</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Register of offences</source>
        <translation>Registr přestupků</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisknout</translation>
    </message>
    <message>
        <source>Find by player, board, article or words</source>
        <translation>Hledat podle hráče, šachovnice, článku nebo slov</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nenalezeno</translation>
    </message>
    <message>
        <source>No offence has been recorded</source>
        <translation>Není zaznamenán žádný přestupek</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Zatím žádné rozhodnutí</translation>
    </message>
    <message>
        <source>Warnings, illegal moves, forfeits by the default time and other offences are listed here by player.</source>
        <translation>Napomenutí, nemožné tahy, kontumace kvůli čekací době a jiné přestupky jsou tu uvedeny podle hráčů.</translation>
    </message>
    <message>
        <source>Every ruling is kept here with what was known, what was asked and what was decided.</source>
        <translation>Každé rozhodnutí se tu uchovává s tím, co bylo známo, na co se ptalo a jak se rozhodlo.</translation>
    </message>
    <message>
        <source>Attach a file…</source>
        <translation>Přiložit soubor…</translation>
    </message>
    <message>
        <source>Appeal…</source>
        <translation>Odvolání…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Anulovat…</translation>
    </message>
    <message>
        <source>Find by player</source>
        <translation>Hledat podle hráče</translation>
    </message>
</context>
<context>
    <name>RulingsPapers</name>
    <message>
        <source>Record of rulings</source>
        <translation>Záznam rozhodnutí</translation>
    </message>
    <message>
        <source>rulings</source>
        <comment>file</comment>
        <translation>rozhodnutí</translation>
    </message>
    <message>
        <source>There is no ruling.</source>
        <translation>Není žádné rozhodnutí.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Ruling on</source>
        <translation>O čem se rozhodlo</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Register of offences</source>
        <translation>Registr přestupků</translation>
    </message>
    <message>
        <source>offences</source>
        <comment>file</comment>
        <translation>přestupky</translation>
    </message>
    <message>
        <source>No offence has been recorded.</source>
        <translation>Není zaznamenán žádný přestupek.</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Přestupek</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Trest</translation>
    </message>
    <message>
        <source>Boards are written as round.board. Rulings that were undone or withdrawn are crossed out.</source>
        <translation>Šachovnice jsou zapsány jako kolo.šachovnice. Vrácená a anulovaná rozhodnutí jsou přeškrtnuta.</translation>
    </message>
</context>
<context>
    <name>RulingsText</name>
    <message>
        <source>own decision</source>
        <translation>vlastní rozhodnutí</translation>
    </message>
    <message>
        <source>Illegal move no. %1</source>
        <translation>Nemožný tah č. %1</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nemožný tah</translation>
    </message>
    <message>
        <source>Late: the default time had expired</source>
        <translation>Pozdní příchod: čekací doba uplynula</translation>
    </message>
    <message>
        <source>Electronic device</source>
        <translation>Elektronické zařízení</translation>
    </message>
    <message>
        <source>Another offence</source>
        <translation>Jiný přestupek</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Bez trestu</translation>
    </message>
    <message>
        <source>no penalty is usual</source>
        <translation>trest není obvyklý</translation>
    </message>
    <message>
        <source>the arbiter chooses</source>
        <translation>zvolí rozhodčí</translation>
    </message>
    <message>
        <source>%1 again: %2</source>
        <extracomment>What is usual when a player does it again: %1 the offence, %2 the penalty.</extracomment>
        <translation>%1 znovu: %2</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <comment>appeals</comment>
        <translation>Hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Appeals committee</source>
        <translation>Odvolací komise</translation>
    </message>
    <message>
        <source>There is no appeal against this ruling (Laws %1).</source>
        <translation>Proti tomuto rozhodnutí se nelze odvolat (Pravidla %1).</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter. The event has announced no time limit.</source>
        <translation>Odvolání přijímá hlavní rozhodčí. Lhůta není vyhlášena.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee. The event has announced no time limit.</source>
        <translation>Odvolání přijímá odvolací komise. Lhůta není vyhlášena.</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter, until %1.</source>
        <extracomment>%1 a day and a time.</extracomment>
        <translation>Odvolání přijímá hlavní rozhodčí do %1.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee, until %1.</source>
        <translation>Odvolání přijímá odvolací komise do %1.</translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the chief arbiter, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>Odvolání přijímá hlavní rozhodčí do %n minuty po konci kola.</numerusform>
            <numerusform>Odvolání přijímá hlavní rozhodčí do %n minut po konci kola.</numerusform>
            <numerusform>Odvolání přijímá hlavní rozhodčí do %n minut po konci kola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the appeals committee, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>Odvolání přijímá odvolací komise do %n minuty po konci kola.</numerusform>
            <numerusform>Odvolání přijímá odvolací komise do %n minut po konci kola.</numerusform>
            <numerusform>Odvolání přijímá odvolací komise do %n minut po konci kola.</numerusform>
        </translation>
    </message>
    <message>
        <source>undone</source>
        <translation>vráceno zpět</translation>
    </message>
    <message>
        <source>withdrawn on %1: %2</source>
        <extracomment>Of a ruling: %1 a day and a time, %2 the arbiter&apos;s reason.</extracomment>
        <translation>anulováno %1: %2</translation>
    </message>
</context>
<context>
    <name>SaveState</name>
    <message>
        <source>Everything is saved in %1</source>
        <translation>Vše je uloženo v souboru %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Uloženo</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webové stránky</translation>
    </message>
</context>
<context>
    <name>SealedField</name>
    <message>
        <source>not typed yet</source>
        <translation>zatím nenapsáno</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>napsáno</translation>
    </message>
</context>
<context>
    <name>SealingDialog</name>
    <message>
        <source>Your move</source>
        <translation>Váš tah</translation>
    </message>
    <message>
        <source>The same move again</source>
        <translation>Tentýž tah znovu</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Otevírací klíč</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Otevírací klíč rozhodčího</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Otevírací klíč pořadatele</translation>
    </message>
    <message>
        <source>Fingerprint for the envelope: %1</source>
        <translation>Otisk na obálku: %1</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečetit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Save the slips with the keys</source>
        <translation>Uložit lístky s klíči</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print the slips</source>
        <translation>Vytisknout lístky</translation>
    </message>
    <message>
        <source>Save the slips as PDF</source>
        <translation>Uložit lístky jako PDF</translation>
    </message>
    <message>
        <source>The move is sealed. The keys are shown only now and are kept nowhere: print them, save them, or copy each one by hand. Without them nobody can open the move.</source>
        <translation>Tah je zapečetěn. Klíče se ukazují jen teď a nikam se neukládají: vytiskněte je, uložte je nebo každý opište rukou. Bez nich tah nikdo neotevře.</translation>
    </message>
    <message>
        <source>Neither the clock nor the record shows it.</source>
        <translation>Z hodin ani ze zápisu to není vidět.</translation>
    </message>
    <message>
        <source>The keys were neither printed nor saved. If every one is copied by hand, confirm it once more.</source>
        <translation>Klíče nebyly vytištěny ani uloženy. Je-li každý opsán rukou, potvrďte to ještě jednou.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>The keys are kept safe</source>
        <translation>Klíče jsou uschovány</translation>
    </message>
    <message>
        <source>Save the slip with the key</source>
        <translation>Uložit lístek s klíčem</translation>
    </message>
    <message>
        <source>The move is sealed. The key is shown only now and is kept nowhere: print it, save it, or copy it by hand. Without it nobody can open the move.</source>
        <translation>Tah je zapečetěn. Klíč se ukazuje jen teď a nikde se neukládá: vytiskněte ho, uložte ho nebo opište rukou. Bez něj tah nikdo neotevře.</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Vytisknout lístek</translation>
    </message>
    <message>
        <source>Save the slip as PDF</source>
        <translation>Uložit lístek jako PDF</translation>
    </message>
    <message>
        <source>The key was neither printed nor saved. If it is copied by hand, confirm it once more.</source>
        <translation>Klíč není vytištěn ani uložen. Je-li opsán rukou, potvrďte to ještě jednou.</translation>
    </message>
    <message>
        <source>The key is kept safe</source>
        <translation>Klíč je v bezpečí</translation>
    </message>
    <message>
        <source>For the player alone. Type the move as on a scoresheet, twice; nothing of it is shown. Sealing it stops your clock; afterwards it cannot be changed.</source>
        <translation>Jen pro hráče. Napište tah dvakrát tak jako do zápisu; nic z něj se neukáže. Zapečetěním se zastaví vaše hodiny; potom už tah nelze změnit.</translation>
    </message>
</context>
<context>
    <name>SetBackText</name>
    <message>
        <source>reverse “%1”</source>
        <extracomment>%1 what was set on a clock, as part of a sentence: &quot;set White&apos;s time to 0:12:10&quot;.</extracomment>
        <translation>zrušte „%1“</translation>
    </message>
    <message>
        <source>Now by hand on the clock on the table: %1.</source>
        <extracomment>%1 what is to be done to the clock on the table, as part of a sentence: &quot;take 2:00 from Black&apos;s time&quot;.</extracomment>
        <translation>Nyní ručně na hodinách na stole: %1.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Clear the board</source>
        <translation>Vyprázdnit šachovnici</translation>
    </message>
    <message>
        <source>Initial position</source>
        <translation>Základní postavení</translation>
    </message>
    <message>
        <source>FEN from the clipboard</source>
        <translation>FEN ze schránky</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>May still castle</source>
        <translation>Ještě může rošovat</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Bílý 0-0</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Bílý 0-0-0</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Černý 0-0</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Černý 0-0-0</translation>
    </message>
    <message>
        <source>En passant square</source>
        <translation>Pěšec právě přešel přes</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>Pro tento počítač</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Běžná</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velká</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Velmi velká</translation>
    </message>
    <message>
        <source>Keys for results, as in the program</source>
        <translation>Klávesy výsledků jako v programu</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Round, board</source>
        <translation>Kolo, šachovnice</translation>
    </message>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Laws of Chess</source>
        <translation>Pravidla šachu</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>neskončeno</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Pravidla %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <translation>Podpis bílého</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <translation>Podpis černého</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>Co se stalo u šachovnice</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>What White wrote</source>
        <translation>Co zapsal bílý</translation>
    </message>
    <message>
        <source>What Black wrote</source>
        <translation>Co zapsal černý</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>No moves have been recorded.</source>
        <translation>Nejsou zapsány žádné tahy.</translation>
    </message>
    <message>
        <source>Notes to the moves</source>
        <translation>Vedle tahů</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>≠ differs from the game record.</source>
        <translation>≠ znamená jiný tah než v zápisu.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>%1 is an event or another database. Choose another name.</source>
        <translation>%1 je turnaj nebo jiná databáze. Zvolte jiný název.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
</context>
<context>
    <name>SheetTick</name>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>partiář bílého je odevzdán</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>partiář černého je odevzdán</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected</source>
        <translation>Partiář bílého není odevzdán</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected</source>
        <translation>Partiář černého není odevzdán</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound on this computer when a flag falls</source>
        <translation>Zvuk na tomto počítači při pádu praporku</translation>
    </message>
    <message>
        <source>For every board of the round. Silent where only a player may claim a flag fall.</source>
        <translation>Pro každou šachovnici kola. Ticho tam, kde pád praporku smí reklamovat jen hráč.</translation>
    </message>
    <message>
        <source>Sound of the full-screen clock</source>
        <translation>Hodiny na celé obrazovce vydávají zvuk</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>As chess clocks do</source>
        <translation>Jako šachové hodiny</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move, and are silent otherwise. They beep ten seconds before a time ends and in its last five seconds.</source>
        <translation>Šachové hodiny znějí při byo-yomi, kanadském byo-yomi, přesýpacích hodinách, gongu a čase na každý tah; jinak jsou tiché. Pípnou deset sekund před koncem času a v jeho posledních pěti sekundách.</translation>
    </message>
    <message>
        <source>Sound when a typed result is not entered</source>
        <translation>Zvuk, když se napsaný výsledek nezapsal</translation>
    </message>
    <message>
        <source>Also when a result typed again differs. It is seen on the page, too.</source>
        <translation>I když se výsledek napsaný znovu liší. Je to vidět i na stránce.</translation>
    </message>
    <message>
        <source>Sound when a board calls the arbiter</source>
        <translation>Zvuk, když šachovnice volá rozhodčího</translation>
    </message>
    <message>
        <source>The call stands on the tile, above the page and in the list of the hall, too.</source>
        <translation>Volání je i na políčku, nad stránkou a v seznamu sálu.</translation>
    </message>
</context>
<context>
    <name>SpokenFace</name>
    <message>
        <source>The clock has not been started.</source>
        <translation>Hodiny nebyly spuštěny.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <translation>%1. tah.</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <comment>length of time</comment>
        <translation>Bílý: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>length of time</comment>
        <translation>Černý: %1.</translation>
    </message>
    <message>
        <source>%1 overtime</source>
        <translation>%1 po vypršení času</translation>
    </message>
</context>
<context>
    <name>SquaresText</name>
    <message>
        <source>%1: no piece</source>
        <extracomment>%1 a square of the chessboard.</extracomment>
        <translation>%1: žádný kámen</translation>
    </message>
</context>
<context>
    <name>StandingsKeys</name>
    <message>
        <source>copy the standings, for a spreadsheet or a letter</source>
        <translation>zkopírovat pořadí do tabulkového procesoru nebo dopisu</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>kopírovat</translation>
    </message>
    <message>
        <source>why the player has this rank: games, opponents, tie-breaks round by round</source>
        <translation>proč má hráč toto místo: partie, soupeři, pomocná hodnocení po kolech</translation>
    </message>
    <message>
        <source>why this rank</source>
        <translation>proč toto místo</translation>
    </message>
    <message>
        <source>standings after an earlier or a later round</source>
        <translation>pořadí po dřívějším nebo pozdějším kole</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kolo</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>tie-break, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Zatím bez pořadí</translation>
    </message>
    <message>
        <source>Players are listed here by points and tie-breaks as soon as they are added and results are entered.</source>
        <translation>Hráči tu budou seřazeni podle bodů a pomocných hodnocení, jakmile budou přihlášeni a přijdou výsledky.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Why this rank?</source>
        <translation>Proč toto místo?</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>Dřívější kolo</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Pozdější kolo</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message>
        <source>provisional</source>
        <translation>předběžné</translation>
    </message>
</context>
<context>
    <name>StandingsText</name>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatím není nalosováno žádné kolo</translation>
    </message>
    <message>
        <source>Final, after round %1</source>
        <extracomment>Of the standings: %1 the number of the last round.</extracomment>
        <translation>Konečné, po %1. kole</translation>
    </message>
    <message numerus="yes">
        <source>Provisional, after round %1 · %n game(s) unfinished</source>
        <extracomment>Of the standings: %1 the number of a round, %n games without a result.</extracomment>
        <translation>
            <numerusform>Předběžné, po %1. kole · %n nedohraná partie</numerusform>
            <numerusform>Předběžné, po %1. kole · %n nedohrané partie</numerusform>
            <numerusform>Předběžné, po %1. kole · %n nedohraných partií</numerusform>
        </translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Po %1. kole</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n result(s) to come</source>
        <extracomment>%1 the number of a round that is being played.</extracomment>
        <translation>
            <numerusform>%1. kolo: chybí %n výsledek</numerusform>
            <numerusform>%1. kolo: chybějí %n výsledky</numerusform>
            <numerusform>%1. kolo: chybí %n výsledků</numerusform>
        </translation>
    </message>
    <message>
        <source>An unfinished game gives no points yet; in the pairing and in the interim report it counts as a draw.</source>
        <translation>Neskončená partie zatím nedává body; při losování a v průběžném hlášení se počítá jako remíza.</translation>
    </message>
</context>
<context>
    <name>StartKeys</name>
    <message>
        <source>open the event</source>
        <translation>otevřít turnaj</translation>
    </message>
    <message>
        <source>remove the event from the list; its file is kept</source>
        <translation>odebrat turnaj ze seznamu; soubor zůstane</translation>
    </message>
    <message>
        <source>a new event with the regulations of the chosen one</source>
        <translation>nový turnaj s propozicemi zvoleného</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>One program for a chess event, from the entry list to the final report.</source>
        <translation>Jeden program pro šachový turnaj, od přihlášek po závěrečnou zprávu.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>Name it, choose the time control and the system, then add the players.</source>
        <translation>Pojmenujte ho, vyberte tempo hry a systém, potom zapište hráče.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otevřít turnaj</translation>
    </message>
    <message>
        <source>Continue where you stopped. An event is one file: close it before you copy it, or save a copy from the palette (Ctrl+K).</source>
        <translation>Pokračujte tam, kde jste skončili. Turnaj je jeden soubor: před kopírováním ho zavřete, nebo uložte kopii z palety (Ctrl+K).</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovat soubor TRF</translation>
    </message>
    <message>
        <source>Import players and rounds from a tournament report file (TRF). You see every note before anything is saved.</source>
        <translation>Převezměte hráče a kola ze souboru FIDE. Než se něco uloží, uvidíte všechny poznámky.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Or type the path of the event or report file</source>
        <translation>Nebo napište, kde je soubor turnaje nebo soubor TRF</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</source>
        <translation>Postavte pozici: odpověď pro oba hráče, s tahy k matu nebo s důvodem, proč není.</translation>
    </message>
</context>
<context>
    <name>TableClockStrip</name>
    <message>
        <source>Clock on board %1: what is written on it</source>
        <translation>Hodiny u šachovnice %1: co je na nich napsáno</translation>
    </message>
    <message>
        <source>What is wrong with it; nothing: leave it empty</source>
        <translation>Jakou mají závadu; žádnou: nechte prázdné</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Odložit je</translation>
    </message>
    <message>
        <source>Clocks with a fault: %1</source>
        <translation>Hodiny se závadou: %1</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>Soubor turnaje</translation>
    </message>
    <message>
        <source>Every action is saved here before it is shown.</source>
        <translation>Každý krok se sem zapíše dřív, než se ukáže.</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Jinam…</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>begin a new event</source>
        <translation>založit nový turnaj</translation>
    </message>
    <message>
        <source>Ctrl+N, fill in the form, Ctrl+Enter. Fields you leave as they are have the usual value.</source>
        <translation>Ctrl+N, vyplňte formulář, Ctrl+Enter. Pole, která necháte, mají obvyklou hodnotu.</translation>
    </message>
    <message>
        <source>use last year&apos;s event again as a template</source>
        <translation>použít loňský turnaj jako předlohu</translation>
    </message>
    <message>
        <source>On the Start page choose the event and press C: a new event with the same regulations, without players, rounds and dates. Check the form and press Ctrl+Enter.</source>
        <translation>Na stránce Start zvolte turnaj a stiskněte C: nový turnaj se stejnými propozicemi, bez hráčů, kol a dat. Zkontrolujte formulář a stiskněte Ctrl+Enter.</translation>
    </message>
    <message>
        <source>change the number of rounds or the schedule</source>
        <translation>změnit počet kol nebo časový plán</translation>
    </message>
    <message>
        <source>Ctrl+E. The number of rounds is fixed once round 1 is paired, as FIDE asks of programs; days and hours of the rounds can be changed at any time.</source>
        <translation>Ctrl+E. Počet kol je po nalosování 1. kola pevný, jak to FIDE od programů žádá; dny a hodiny kol lze měnit kdykoli.</translation>
    </message>
    <message>
        <source>enter players from a spreadsheet or a mail</source>
        <translation>přihlásit hráče z tabulky nebo zprávy</translation>
    </message>
    <message>
        <source>Copy the rows there, press F2 and Ctrl+V here. Check the columns at the side and the notes below the names, then Ctrl+Enter.</source>
        <translation>Řádky tam zkopírujte, tady stiskněte F2 a Ctrl+V. Zkontrolujte sloupce na straně a poznámky pod jmény, pak Ctrl+Enter.</translation>
    </message>
    <message>
        <source>let in a late entry</source>
        <translation>přijmout dodatečnou přihlášku</translation>
    </message>
    <message>
        <source>F2, +, the name, Enter: the player takes part from the next round, and the form asks what the rounds before it count.</source>
        <translation>F2, +, jméno, Enter: hráč hraje od dalšího kola a formulář se zeptá, co platí předchozí kola.</translation>
    </message>
    <message>
        <source>give a bye for a later round</source>
        <translation>dát volno v některém dalším kole</translation>
    </message>
    <message>
        <source>F2, the name, Enter, and in the field of byes write the rounds: 3, 5=0 is half a point in round 3 and nothing in round 5.</source>
        <translation>F2, jméno, Enter a do pole volna napište kola: 3, 5=0 je půl bodu ve 3. kole a nic v 5. kole.</translation>
    </message>
    <message>
        <source>withdraw a player who goes home</source>
        <translation>zapsat odstoupení hráče, který odchází</translation>
    </message>
    <message>
        <source>F2, the name, Ctrl+D. The games already played are kept; the same key brings the player back.</source>
        <translation>F2, jméno, Ctrl+D. Odehrané partie zůstávají; tatáž klávesa hráče vrátí do turnaje.</translation>
    </message>
    <message>
        <source>find out who has not come</source>
        <translation>zjistit, kdo nepřišel</translation>
    </message>
    <message>
        <source>Shift+F2, Ctrl+M shows only those who are missing. Ctrl+Enter gives all of them a bye or withdraws them.</source>
        <translation>Shift+F2, Ctrl+M ukáže jen ty, kdo chybějí. Ctrl+Enter dá všem volno nebo zapíše jejich odstoupení.</translation>
    </message>
    <message>
        <source>pair a round</source>
        <translation>nalosovat kolo</translation>
    </message>
    <message>
        <source>F6, P, look it over, Ctrl+Enter. The round is saved, and the screens and web pages show it.</source>
        <translation>F6, P, prohlédněte si ho, Ctrl+Enter. Kolo je uloženo a ukážou ho obrazovky i webové stránky.</translation>
    </message>
    <message>
        <source>swap the colours or the players of a published round</source>
        <translation>vyměnit barvy nebo hráče ve zveřejněném kole</translation>
    </message>
    <message>
        <source>F6, C, then S swaps the colours of a board, Space selects two seats and X swaps them; E ends and checks. Ctrl+Z takes all of it back.</source>
        <translation>F6, C, pak S vymění barvy na šachovnici, mezerník vybere dvě místa a X je vymění; E změny ukončí a zkontroluje. Ctrl+Z vezme všechno zpět.</translation>
    </message>
    <message>
        <source>print pairings, results and standings for the wall</source>
        <translation>vytisknout losování, výsledky a pořadí na nástěnku</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P on any page prints what belongs on the wall now. Ctrl+P shows all papers before they are printed.</source>
        <translation>Ctrl+Shift+P na kterékoli stránce vytiskne, co má teď viset na nástěnce. Ctrl+P ukáže všechny výtisky před tiskem.</translation>
    </message>
    <message>
        <source>start the round</source>
        <translation>spustit kolo</translation>
    </message>
    <message>
        <source>F3, Space: every clock of the program starts, or, where the hall has its own, the time of the round.</source>
        <translation>F3, mezerník: spustí se všechny hodiny programu, nebo kde má sál vlastní, čas kola.</translation>
    </message>
    <message>
        <source>stop the whole hall: alarm, no light</source>
        <translation>zastavit celý sál: poplach, výpadek světla</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space on any page. The same keys resume what was stopped.</source>
        <translation>Ctrl+Shift+mezerník na kterékoli stránce. Tytéž klávesy spustí, co se zastavilo.</translation>
    </message>
    <message>
        <source>find out where somebody plays</source>
        <translation>zjistit, kde někdo hraje</translation>
    </message>
    <message>
        <source>Ctrl+K and a few letters of the name: the board stands beside it, and Enter goes there.</source>
        <translation>Ctrl+K a několik písmen jména: vedle stojí šachovnice a Enter k ní přejde.</translation>
    </message>
    <message>
        <source>answer a call from a board</source>
        <translation>přijít na zavolání k šachovnici</translation>
    </message>
    <message>
        <source>A helper or the desk marks the board with C in the hall. Shift+F12 on any page goes to the oldest call; C again says that somebody has come, and so does a ruling at the board.</source>
        <translation>Pomocník nebo stůl označí šachovnici v sále klávesou C. Shift+F12 na kterékoli stránce jde k nejstaršímu volání; další C řekne, že někdo přišel, a stejně tak rozhodnutí u šachovnice.</translation>
    </message>
    <message>
        <source>add time to a clock</source>
        <translation>přidat čas na hodinách</translation>
    </message>
    <message>
        <source>F3, the number of the board, I, and the digit of the line. What it will do and the resulting times stand there before.</source>
        <translation>F3, číslo šachovnice, I a číslice řádku. Co se stane a výsledné časy tam jsou předem.</translation>
    </message>
    <message>
        <source>rule on an illegal move, a claim or a telephone</source>
        <translation>rozhodnout o nemožném tahu, reklamaci nebo telefonu</translation>
    </message>
    <message>
        <source>Choose the board and press F12, type a few letters of what has happened, answer what is asked, Enter.</source>
        <translation>Zvolte šachovnici a stiskněte F12, napište několik písmen toho, co se stalo, odpovězte na otázky, Enter.</translation>
    </message>
    <message>
        <source>deal with a player who is late</source>
        <translation>řešit pozdní příchod hráče</translation>
    </message>
    <message>
        <source>F8, the number of the board and the letter of the side marks the absent player; the default time counts down. After it F enters the forfeit.</source>
        <translation>F8, číslo šachovnice a písmeno barvy označí nepřítomného hráče; čekací doba se odpočítává. Po ní F zapíše kontumaci.</translation>
    </message>
    <message>
        <source>enter results quickly</source>
        <translation>rychle zapsat výsledky</translation>
    </message>
    <message>
        <source>F4, then one key for each board: 1 for White, 0 for Black, = for a draw. M goes to the next missing one, B takes slips in any order.</source>
        <translation>F4, pak jedna klávesa na šachovnici: 1 bílý, 0 černý, = remíza. M jde na další chybějící, B přijímá lístky v libovolném pořadí.</translation>
    </message>
    <message>
        <source>correct a wrong result of an earlier round</source>
        <translation>opravit chybný výsledek předchozího kola</translation>
    </message>
    <message>
        <source>F4, Shift+Left to the round, the board, the right result. The program says which pairings were made with the wrong one and how the standings change before you confirm.</source>
        <translation>F4, Shift+← na kolo, šachovnice, správný výsledek. Před potvrzením program řekne, které dvojice vznikly podle chybného výsledku a jak se změní pořadí.</translation>
    </message>
    <message>
        <source>adjourn a game and seal the move</source>
        <translation>přerušit partii a zapečetit tah</translation>
    </message>
    <message>
        <source>Shift+F9, choose the game, C tells the player to seal, S stops the clock when it is done, K says who keeps the envelope.</source>
        <translation>Shift+F9, zvolte partii, C vyzve hráče zapečetit tah, S pak zastaví hodiny, K řekne, kdo má obálku.</translation>
    </message>
    <message>
        <source>take back what I did</source>
        <translation>vzít zpět, co jsem udělal</translation>
    </message>
    <message>
        <source>Ctrl+Z, as often as needed; Ctrl+Shift+Z does it again. The history shows both.</source>
        <translation>Ctrl+Z, kolikrát je třeba; Ctrl+Shift+Z to udělá znovu. Historie ukazuje obojí.</translation>
    </message>
    <message>
        <source>see what a clock showed at 14:32</source>
        <translation>zjistit, co ukazovaly hodiny ve 14:32</translation>
    </message>
    <message>
        <source>F3, the board, H, type the time, Enter.</source>
        <translation>F3, šachovnice, H, napište hodinu, Enter.</translation>
    </message>
    <message>
        <source>show pairings and results on a projector</source>
        <translation>ukázat losování a výsledky na projektoru</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F3 opens the hall screen; Shift+F3 says what takes turns on it.</source>
        <translation>Ctrl+Shift+F3 otevře tabuli pro sál; Shift+F3 určí, co se na ní střídá.</translation>
    </message>
    <message>
        <source>send the report to the federation</source>
        <translation>poslat hlášení federaci</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E, the report for rating, Enter. A lock says what is still missing.</source>
        <translation>Ctrl+Shift+E, hlášení pro rating, Enter. Zámek řekne, co ještě chybí.</translation>
    </message>
    <message>
        <source>close the event: what is missing and due</source>
        <translation>ukončit turnaj: co chybí a dokdy</translation>
    </message>
    <message>
        <source>Shift+F4: every line says what is missing and leads there with Enter; below stands which report is due when.</source>
        <translation>Shift+F4: každý řádek řekne, co chybí, a Enter tam vede; pod tím je, které hlášení je třeba poslat dokdy.</translation>
    </message>
    <message>
        <source>go on after the computer has stopped</source>
        <translation>pokračovat po výpadku počítače</translation>
    </message>
    <message>
        <source>Start the program and open the event: nothing is lost. Choose for each clock which reading holds, then resume them together.</source>
        <translation>Spusťte program a otevřete turnaj: nic se neztratilo. U každých hodin zvolte, který údaj platí, a pak je spusťte společně.</translation>
    </message>
    <message>
        <source>learn the program without an event of my own</source>
        <translation>naučit se program bez vlastního turnaje</translation>
    </message>
    <message>
        <source>Start it with flagfall --demo: a scripted event that is never saved. Press F1 on every page.</source>
        <translation>Spusťte ho příkazem flagfall --demo: připravený turnaj, který se nikdy neuloží. Na každé stránce stiskněte F1.</translation>
    </message>
    <message>
        <source>withdraw a ruling that was wrong</source>
        <translation>anulovat nesprávné rozhodnutí</translation>
    </message>
    <message>
        <source>Ctrl+U, the ruling, W, and the reason. What it did is taken back as far as that can be; the program says before what stays.</source>
        <translation>Ctrl+U, rozhodnutí, W a důvod. Co způsobilo, se vezme zpět, pokud to jde; program předem řekne, co zůstane.</translation>
    </message>
</context>
<context>
    <name>TieBreakField</name>
    <message>
        <source>Tie-breaks, in this order</source>
        <translation>Pomocná hodnocení v tomto pořadí</translation>
    </message>
    <message>
        <source>Add a tie-break …</source>
        <translation>Přidat pomocné hodnocení …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: přesunout. Del: odstranit.</translation>
    </message>
    <message>
        <source>Announce them before the event (C.07, Art. 4).</source>
        <translation>Oznamte je před turnajem (C.07, čl. 4).</translation>
    </message>
</context>
<context>
    <name>TieBreakRow</name>
    <message>
        <source>Move %1 up</source>
        <translation>Přesunout %1 výš</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Přesunout %1 níž</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Odstranit %1</translation>
    </message>
</context>
<context>
    <name>TileState</name>
    <message>
        <source>Pause</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
</context>
<context>
    <name>TimeGraph</name>
    <message>
        <source>Graph of both times</source>
        <translation>Graf obou časů</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Add players</source>
        <translation>Zapsat hráče</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Do sálu</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Zapsat výsledky</translation>
    </message>
    <message>
        <source>Decide about the clocks</source>
        <translation>Rozhodnout o hodinách</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Konečné pořadí</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Není co vzít zpět</translation>
    </message>
    <message>
        <source>All actions and keys</source>
        <translation>Všechny příkazy a klávesy</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in this round</source>
        <translation>
            <numerusform>%n hodiny běží v tomto kole</numerusform>
            <numerusform>%n hodiny běží v tomto kole</numerusform>
            <numerusform>%n hodin běží v tomto kole</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall screen is open</source>
        <translation>Tabule pro sál je otevřená</translation>
    </message>
    <message>
        <source>Web pages: %1</source>
        <translation>Webové stránky: %1</translation>
    </message>
</context>
<context>
    <name>TourStrip</name>
    <message>
        <source>The hall</source>
        <translation>Sál</translation>
    </message>
    <message>
        <source>Round 3 is being played. Each tile is a board; type a number to go to one, Space stops and starts the clocks. C marks a board that calls the arbiter.</source>
        <translation>Hraje se 3. kolo. Každé políčko je šachovnice; číslem k ní přejdete, mezerník zastaví a spustí hodiny. C označí šachovnici, která volá rozhodčího.</translation>
    </message>
    <message>
        <source>Something happens at a board</source>
        <translation>U šachovnice se něco stane</translation>
    </message>
    <message>
        <source>Choose board 4, whose flag is down, and press F12 or I: the Laws of the event say what follows, and one key does it. Ctrl+Z takes it back.</source>
        <translation>Zvolte šachovnici 4, na které spadl praporek, a stiskněte F12 nebo I: Pravidla turnaje řeknou, co následuje, a jedna klávesa to provede. Ctrl+Z to vezme zpět.</translation>
    </message>
    <message>
        <source>The game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>The moves as the arbiter and both players have them, side by side. Offers, claims and signatures belong to the game.</source>
        <translation>Tahy tak, jak je má rozhodčí a oba hráči, vedle sebe. Nabídky, reklamace a podpisy patří k partii.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>1, 0 or = for the lit board, and the cursor goes on. V types everything again to verify it, B takes slips in any order.</source>
        <translation>1, 0 nebo = pro zvýrazněnou šachovnici a kurzor jde dál. V znovu napíše všechno pro ověření, B přijímá lístky v libovolném pořadí.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>They move with every result. W says why a player stands there.</source>
        <translation>Mění se s každým výsledkem. W řekne, proč je hráč na svém místě.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Everything that was ruled on, with its article; Enter opens the case file.</source>
        <translation>Všechno, o čem se rozhodlo, i s článkem; Enter otevře spis.</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Výtisky</translation>
    </message>
    <message>
        <source>What hangs on the wall and lies on the tables, as it will be printed.</source>
        <translation>Co visí na nástěnce a leží na stolech, tak jak se vytiskne.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Tabule pro sál</translation>
    </message>
    <message>
        <source>What a projector shows; lists take turns by themselves.</source>
        <translation>Co ukazuje projektor; seznamy se střídají samy.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Ukončení turnaje</translation>
    </message>
    <message>
        <source>What is left to do and which report is due when. That is the end of the tour: F1 helps on every page, Ctrl+N begins an event of your own.</source>
        <translation>Co ještě zbývá udělat a dokdy poslat které hlášení. Tady prohlídka končí: F1 pomůže na každé stránce, Ctrl+N založí vlastní turnaj.</translation>
    </message>
    <message>
        <source>Tour %1 of %2</source>
        <translation>Prohlídka %1 z %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dále</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Ukončit prohlídku</translation>
    </message>
</context>
<context>
    <name>TypedTime</name>
    <message>
        <source>Write a time, such as 2:00.</source>
        <translation>Napište čas, například 2:00.</translation>
    </message>
    <message>
        <source>Write hours, minutes and seconds as 1:30:00, or minutes and seconds as 5:00.</source>
        <translation>Hodiny, minuty a sekundy pište jako 1:30:00, minuty a sekundy jako 5:00.</translation>
    </message>
    <message>
        <source>After hours, minutes go up to 59.</source>
        <translation>Po hodinách mohou být minuty nejvýše 59.</translation>
    </message>
    <message>
        <source>Seconds go up to 59.</source>
        <translation>Sekundy mohou být nejvýše 59.</translation>
    </message>
    <message>
        <source>A clock cannot show this many hours.</source>
        <translation>Tolik hodin žádné hodiny neukážou.</translation>
    </message>
    <message>
        <source>Minutes or seconds? Write %1 for %3 minutes or %2 for %3 seconds.</source>
        <extracomment>%1 and %2 are times as they are to be typed, %3 is a number: &quot;5:00 for 5 minutes or 0:05 for 5 seconds&quot;.</extracomment>
        <translation>Minuty, nebo sekundy? Napište %1 (počet minut: %3), nebo %2 (počet sekund: %3).</translation>
    </message>
</context>
<context>
    <name>TypedTimes</name>
    <message>
        <source>White&apos;s time</source>
        <translation>Čas bílého</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Čas černého</translation>
    </message>
    <message>
        <source>Use these times</source>
        <translation>Převzít tyto časy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Zeptat se znovu</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Přehrát</translation>
    </message>
</context>
<context>
    <name>VerdictSheetText</name>
    <message>
        <source>not answered</source>
        <translation>bez odpovědi</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>White&apos;s mate</source>
        <translation>Mat bílého</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Black&apos;s mate</source>
        <translation>Mat černého</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Pozor</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Co na tom závisí</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>Je mat možný?</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Závěr</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>Pochybení bílého</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Pochybení černého</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>The player to move has no legal move and is not in check: stalemate, the game is drawn.</source>
        <translation>Hráč na tahu nemá přípustný tah a není v šachu: pat, partie končí remízou.</translation>
    </message>
    <message>
        <source>White is checkmated: the game is over.</source>
        <translation>Bílý dostal mat: partie skončila.</translation>
    </message>
    <message>
        <source>Black is checkmated: the game is over.</source>
        <translation>Černý dostal mat: partie skončila.</translation>
    </message>
    <message>
        <source>White has only a knight besides the king, and Black has at most queens: they can never block the way of their own king.</source>
        <translation>Bílý má kromě krále jen jezdce a černý nanejvýš dámy: ty svému králi nikdy nezahradí cestu.</translation>
    </message>
    <message>
        <source>Black has only a knight besides the king, and White has at most queens: they can never block the way of their own king.</source>
        <translation>Černý má kromě krále jen jezdce a bílý nanejvýš dámy: ty svému králi nikdy nezahradí cestu.</translation>
    </message>
    <message>
        <source>White has only bishops on squares of one colour, and Black has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>Bílý má jen střelce na polích jedné barvy a černý nemá pěšce, jezdce ani střelce druhé barvy, který by králi zahradil cestu.</translation>
    </message>
    <message>
        <source>Black has only bishops on squares of one colour, and White has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>Černý má jen střelce na polích jedné barvy a bílý nemá pěšce, jezdce ani střelce druhé barvy, který by králi zahradil cestu.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by White.</source>
        <translation>Pěšci jsou navždy zablokovaní a žádná figura neprojde: nic neuvolní místo pro mat od bílého.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by Black.</source>
        <translation>Pěšci jsou navždy zablokovaní a žádná figura neprojde: nic neuvolní místo pro mat od černého.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by White.</source>
        <translation>Oba hráči mají vždy jen jeden přípustný tah a tyto tahy nevedou k matu od bílého.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by Black.</source>
        <translation>Oba hráči mají vždy jen jeden přípustný tah a tyto tahy nevedou k matu od černého.</translation>
    </message>
    <message numerus="yes">
        <source>A line of legal moves ends in mate after %n move(s).</source>
        <translation>
            <numerusform>Sled přípustných tahů končí matem po %n tahu.</numerusform>
            <numerusform>Sled přípustných tahů končí matem po %n tazích.</numerusform>
            <numerusform>Sled přípustných tahů končí matem po %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Bílý nemá krále.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Černý nemá krále.</translation>
    </message>
    <message>
        <source>White has another king on %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>Bílý má dalšího krále na %1.</translation>
    </message>
    <message>
        <source>Black has another king on %1.</source>
        <translation>Černý má dalšího krále na %1.</translation>
    </message>
    <message>
        <source>White has more than eight pawns.</source>
        <translation>Bílý má více než osm pěšců.</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>Černý má více než osm pěšců.</translation>
    </message>
    <message>
        <source>White has no rook on %1 to castle with.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>Bílý nemá na %1 věž k rošádě.</translation>
    </message>
    <message>
        <source>Black has no rook on %1 to castle with.</source>
        <translation>Černý nemá na %1 věž k rošádě.</translation>
    </message>
    <message>
        <source>White has a second rook to castle with on the same side: %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>Bílý má na téže straně druhou věž k rošádě: %1.</translation>
    </message>
    <message>
        <source>Black has a second rook to castle with on the same side: %1.</source>
        <translation>Černý má na téže straně druhou věž k rošádě: %1.</translation>
    </message>
    <message>
        <source>who is to move</source>
        <comment>field of a FEN</comment>
        <translation>kdo je na tahu</translation>
    </message>
    <message>
        <source>castling</source>
        <comment>field of a FEN</comment>
        <translation>rošády</translation>
    </message>
    <message>
        <source>en passant</source>
        <comment>field of a FEN</comment>
        <translation>braní mimochodem</translation>
    </message>
    <message>
        <source>the count of the fifty moves</source>
        <comment>field of a FEN</comment>
        <translation>počítadlo padesáti tahů</translation>
    </message>
    <message>
        <source>the number of the move</source>
        <comment>field of a FEN</comment>
        <translation>číslo tahu</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>field of a FEN</comment>
        <translation>konec řádku</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nic není napsáno</translation>
    </message>
    <message>
        <source>a rank has more than eight squares</source>
        <translation>řada má více než osm polí</translation>
    </message>
    <message>
        <source>a rank has fewer than eight squares</source>
        <translation>řada má méně než osm polí</translation>
    </message>
    <message>
        <source>there are more than eight ranks</source>
        <translation>řad je více než osm</translation>
    </message>
    <message>
        <source>there are fewer than eight ranks</source>
        <translation>řad je méně než osm</translation>
    </message>
    <message>
        <source>White has checkmated</source>
        <translation>Bílý dal mat</translation>
    </message>
    <message>
        <source>Black has checkmated</source>
        <translation>Černý dal mat</translation>
    </message>
    <message>
        <source>White can still checkmate</source>
        <translation>Bílý ještě může dát mat</translation>
    </message>
    <message>
        <source>Black can still checkmate</source>
        <translation>Černý ještě může dát mat</translation>
    </message>
    <message>
        <source>White cannot checkmate</source>
        <translation>Bílý nemůže dát mat</translation>
    </message>
    <message>
        <source>Black cannot checkmate</source>
        <translation>Černý nemůže dát mat</translation>
    </message>
    <message>
        <source>White: not decided</source>
        <translation>Bílý: nerozhodnuto</translation>
    </message>
    <message>
        <source>Black: not decided</source>
        <translation>Černý: nerozhodnuto</translation>
    </message>
    <message>
        <source>The flag falls</source>
        <translation>Padne praporek</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdání se</translation>
    </message>
    <message>
        <source>arbiter decides</source>
        <translation>rozhodne rozhodčí</translation>
    </message>
    <message>
        <source>The king on %1 is in check, and it is the other player&apos;s move.</source>
        <translation>Král na %1 je v šachu, a na tahu je druhý hráč.</translation>
    </message>
    <message>
        <source>No pawn can just have passed over %1.</source>
        <translation>Přes %1 právě nemohl projít žádný pěšec.</translation>
    </message>
    <message>
        <source>The count of the fifty moves is not between 0 and 9999.</source>
        <translation>Počítadlo padesáti tahů není mezi 0 a 9999.</translation>
    </message>
    <message>
        <source>The number of the move is not between 1 and 9999.</source>
        <translation>Číslo tahu není mezi 1 a 9999.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nic není napsáno.</translation>
    </message>
    <message>
        <source>Column %1, %2: %3.</source>
        <extracomment>Where a FEN cannot be read: %1 a number, %2 a part of the line, %3 what is wrong.</extracomment>
        <translation>Sloupec %1, %2: %3.</translation>
    </message>
    <message>
        <source>No single move can have given this double check.</source>
        <translation>Tento dvojitý šach nemohl vzniknout jediným tahem.</translation>
    </message>
    <message>
        <source>White has only the king.</source>
        <translation>Bílý má jen krále.</translation>
    </message>
    <message>
        <source>Black has only the king.</source>
        <translation>Černý má jen krále.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, White cannot checkmate.</source>
        <translation>Některé kameny jsou navždy zamčené. Ať se ostatní dostanou kamkoli, mat od bílého neexistuje.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, Black cannot checkmate.</source>
        <translation>Některé kameny jsou navždy zamčené. Ať se ostatní dostanou kamkoli, mat od černého neexistuje.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: White checkmates in none of them.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prohlédly se všechny pozice, které ještě mohou vzniknout, celkem %1: v žádné z nich bílý nedává mat.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: Black checkmates in none of them.</source>
        <translation>Prohlédly se všechny pozice, které ještě mohou vzniknout, celkem %1: v žádné z nich černý nedává mat.</translation>
    </message>
    <message>
        <source>Not decided after %1 positions. The arbiter decides; unless the opposite is proved, assume that mate is possible.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>V %1 pozicích se nenašel ani mat, ani důkaz, že není. Rozhodne rozhodčí; dokud není důkaz, hráč mat dát může.</translation>
    </message>
    <message>
        <source>White has more than sixteen pieces.</source>
        <translation>Bílý má více než šestnáct kamenů.</translation>
    </message>
    <message>
        <source>Black has more than sixteen pieces.</source>
        <translation>Černý má více než šestnáct kamenů.</translation>
    </message>
    <message>
        <source>White&apos;s king is not where it could castle with the rook on %1.</source>
        <extracomment>%1 is the square of a rook.</extracomment>
        <translation>Bílý král nestojí tam, odkud by mohl udělat rošádu s věží na %1.</translation>
    </message>
    <message>
        <source>Black&apos;s king is not where it could castle with the rook on %1.</source>
        <translation>Černý král nestojí tam, odkud by mohl udělat rošádu s věží na %1.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <comment>field of a FEN</comment>
        <translation>kameny</translation>
    </message>
    <message>
        <source>this character does not belong here</source>
        <translation>tento znak sem nepatří</translation>
    </message>
    <message>
        <source>this is not a square</source>
        <translation>toto není pole</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>toto není číslo</translation>
    </message>
    <message>
        <source>there is too much in it</source>
        <translation>je tu více, než sem patří</translation>
    </message>
    <message>
        <source>Neither can checkmate: dead position</source>
        <translation>Nikdo nemůže dát mat: mrtvá pozice</translation>
    </message>
    <message>
        <source>Losing illegal move</source>
        <translation>Nemožný tah, kterým se prohrává</translation>
    </message>
    <message>
        <source>A phone rings</source>
        <translation>Zazvoní telefon</translation>
    </message>
    <message>
        <source>A pawn cannot be on %1.</source>
        <translation>Pěšec nemůže stát na %1.</translation>
    </message>
    <message>
        <source>The kings are on adjacent squares.</source>
        <translation>Králové stojí vedle sebe.</translation>
    </message>
    <message>
        <source>There are more promoted pieces than missing pawns.</source>
        <translation>Figur je více, než se mohlo proměnit pěšců.</translation>
    </message>
    <message>
        <source>More than two pieces give check.</source>
        <translation>Šach dávají více než dva kameny.</translation>
    </message>
    <message>
        <source>The fifty-move count exceeds the number of moves made.</source>
        <translation>Započtených tahů bez braní je více, než se zahrálo.</translation>
    </message>
    <message>
        <source>The fifty-move count is not zero, although a pawn has just moved.</source>
        <translation>Jsou započteny tahy bez tahu pěšce, ačkoli pěšec právě táhl.</translation>
    </message>
    <message>
        <source>The FEN does not say who is to move: White was assumed.</source>
        <translation>Řádek FEN neuvádí, kdo je na tahu: předpokládá se bílý.</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
    </message>
</context>
<context>
    <name>WebCommandCard</name>
    <message>
        <source>Publish</source>
        <translation>Zveřejnit</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Příkaz</translation>
    </message>
    <message>
        <source>%f is the folder. Without a shell: one program and its arguments. A changed command is off until you switch it on. It is kept on this computer, never in the event file.</source>
        <translation>%f je složka. Bez shellu: jeden program a jeho argumenty. Změněný příkaz je vypnutý, dokud ho nezapnete. Ukládá se v tomto počítači, nikdy ne v souboru turnaje.</translation>
    </message>
    <message>
        <source>Will run: %1</source>
        <translation>Spustí se: %1</translation>
    </message>
    <message>
        <source>Run it after the pages are written</source>
        <translation>Spustit ho po zapsání stránek</translation>
    </message>
    <message>
        <source>Stop it after</source>
        <translation>Zastavit ho po čase</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>What the command has said: %1</source>
        <translation>Co příkaz vypsal: %1</translation>
    </message>
</context>
<context>
    <name>WebFolderDialog</name>
    <message>
        <source>Folder of the web pages</source>
        <translation>Složka webových stránek</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vybrat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>WebKeys</name>
    <message>
        <source>write the web pages now</source>
        <translation>zapsat webové stránky teď</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapsat</translation>
    </message>
    <message>
        <source>look at the web pages in the browser</source>
        <translation>prohlédnout si webové stránky v prohlížeči</translation>
    </message>
    <message>
        <source>look</source>
        <translation>prohlédnout</translation>
    </message>
    <message>
        <source>write the web pages only when asked</source>
        <translation>zapisovat webové stránky jen na požádání</translation>
    </message>
    <message>
        <source>write the web pages after each change</source>
        <translation>zapisovat webové stránky po každé změně</translation>
    </message>
    <message>
        <source>after each change</source>
        <translation>po každé změně</translation>
    </message>
    <message>
        <source>folder of the web pages</source>
        <translation>složka webových stránek</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>složka</translation>
    </message>
    <message>
        <source>address of the web pages</source>
        <translation>adresa webových stránek</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresa</translation>
    </message>
    <message>
        <source>command that publishes the web pages</source>
        <translation>příkaz, který zveřejní webové stránky</translation>
    </message>
    <message>
        <source>command</source>
        <translation>příkaz</translation>
    </message>
    <message>
        <source>run no command after writing</source>
        <translation>po zapsání nespouštět příkaz</translation>
    </message>
    <message>
        <source>run the command after writing</source>
        <translation>po zapsání spustit příkaz</translation>
    </message>
    <message>
        <source>run</source>
        <translation>spouštět</translation>
    </message>
    <message>
        <source>cancel the command that is running</source>
        <translation>zrušit běžící příkaz</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>zrušit</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>z pole zpět na stránku</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Pairings and results</source>
        <translation>Los a výsledky</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <extracomment>A line of a news feed: the round is over.</extracomment>
        <translation>%1. kolo: výsledky</translation>
    </message>
    <message>
        <source>Round %1: pairings</source>
        <extracomment>A line of a news feed: the round is paired.</extracomment>
        <translation>%1. kolo: los</translation>
    </message>
    <message>
        <source>moves missing</source>
        <translation>chybějí tahy</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Position after %1</source>
        <extracomment>What a screen reader says of the picture of a board. %1 a move.</extracomment>
        <translation>Pozice po tahu %1</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Otočit šachovnici</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>The pairing number of a player.</extracomment>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player: GM, WIM. The head of a column that shows none.</extracomment>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Oddíl</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Above the games of one player.</extracomment>
        <translation>Kolo po kole</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>Of the web pages: the first one.</extracomment>
        <translation>Přehled</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Pages of the event</source>
        <extracomment>What screen readers call the links to the pages of the event.</extracomment>
        <translation>Stránky turnaje</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <extracomment>A link to a file of the event for other programs.</extracomment>
        <translation>Data (JSON)</translation>
    </message>
    <message>
        <source>Made with %1</source>
        <extracomment>%1 the name of this program.</extracomment>
        <translation>Vytvořeno v programu %1</translation>
    </message>
    <message>
        <source>Skip to the content</source>
        <extracomment>A link for keyboards and screen readers, past the head of a web page.</extracomment>
        <translation>Přejít na obsah</translation>
    </message>
</context>
<context>
    <name>WebPagesPage</name>
    <message>
        <source>Web pages</source>
        <translation>Webové stránky</translation>
    </message>
    <message>
        <source>Write the pages now</source>
        <translation>Zapsat stránky teď</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Prohlédnout si je</translation>
    </message>
    <message>
        <source>The address as a code for telephones</source>
        <translation>Adresa jako kód pro telefony</translation>
    </message>
</context>
<context>
    <name>WebPlaceCard</name>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>Other files in it are left alone.</source>
        <translation>Jiné soubory v ní zůstanou nedotčené.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procházet…</translation>
    </message>
    <message>
        <source>Address where people find the pages</source>
        <translation>Adresa, na které lidé stránky najdou</translation>
    </message>
    <message>
        <source>For the news feed, and as a code on the hall screen and on paper.</source>
        <translation>Pro kanál RSS a jako kód na tabuli pro sál a na papíře.</translation>
    </message>
    <message>
        <source>Language of the web pages</source>
        <translation>Jazyk webových stránek</translation>
    </message>
    <message>
        <source>Games that are over, move by move</source>
        <translation>Dohrané partie, tah po tahu</translation>
    </message>
    <message>
        <source>Write after each change</source>
        <translation>Zapisovat po každé změně</translation>
    </message>
    <message>
        <source>A few seconds after it, beside all other work.</source>
        <translation>Několik sekund po ní, vedle vší ostatní práce.</translation>
    </message>
</context>
<context>
    <name>WhyRank</name>
    <message>
        <source>Rank %1, points: %2</source>
        <translation>%1. místo, body: %2</translation>
    </message>
    <message>
        <source>Rank %1, shared with %2: no tie-break separates them</source>
        <extracomment>%1 a rank, %2 another player.</extracomment>
        <translation>%1. místo, dělené s: %2; žádné pomocné hodnocení je neoddělí</translation>
    </message>
    <message>
        <source>Round %1, White against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>%1. kolo, bílé, soupeř %2 (%3. místo): %4</translation>
    </message>
    <message>
        <source>Round %1, Black against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>%1. kolo, černé, soupeř %2 (%3. místo): %4</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1 a round, %2 a bye.</extracomment>
        <translation>%1. kolo: %2</translation>
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
        <translation>%1: %2, bez %3</translation>
    </message>
    <message>
        <source>Rank %1: points %2; %3, one place above, has %4</source>
        <extracomment>%1 a rank, %2 own points, %3 the player before, %4 the points of that one.</extracomment>
        <translation>%1. místo: body %2; o místo výše %3 má %4</translation>
    </message>
    <message>
        <source>Rank %1: the same points, %2 is %3; %4, one place above, has %5</source>
        <extracomment>%1 a rank, %2 a tie-break, %3 its value, %4 the player before, %5 the value of that one.</extracomment>
        <translation>%1. místo: stejné body, %2 je %3; o místo výše %4 má %5</translation>
    </message>
</context>
<context>
    <name>WithdrawForm</name>
    <message>
        <source>Withdraw: %1</source>
        <extracomment>%1 a ruling, as a sentence.</extracomment>
        <translation>Anulovat: %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>It stays in the record. What can be taken back and what cannot is shown before anything happens.</source>
        <translation>Zůstane v záznamu. Co lze vzít zpět a co ne, se ukáže dříve, než se cokoli stane.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Anulovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AdjournmentsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>Type board numbers, for example 1-4, 7.</source>
        <translation>Napište čísla šachovnic, například 1-4, 7.</translation>
    </message>
    <message>
        <source>Type a number of minutes, or nothing.</source>
        <translation>Napište počet minut nebo nic.</translation>
    </message>
    <message>
        <source>Type day and time like this: 2026-11-24 10:00</source>
        <translation>Den a čas napište takto: 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>Enter who keeps the envelope.</source>
        <translation>Napište, kdo obálku uschovává.</translation>
    </message>
    <message>
        <source>resumptions</source>
        <comment>file</comment>
        <translation>dohravky</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>Adjourned game %1.%2: %3.</source>
        <translation>Přerušená partie %1.%2: %3.</translation>
    </message>
    <message>
        <source>A player is too late: rule on it.</source>
        <translation>Hráč přišel pozdě nebo má zpoždění: rozhodněte o tom.</translation>
    </message>
    <message>
        <source>Round %1: tell players to seal</source>
        <translation>%1. kolo: vyzvat hráče k zapečetění tahu</translation>
    </message>
    <message>
        <source>By the game record %1 is not a legal move here.</source>
        <translation>Podle zápisu partie tu %1 není přípustný tah.</translation>
    </message>
    <message>
        <source>No resumption has a day and time yet (D).</source>
        <translation>Den a čas žádné dohrávky ještě není určen (D).</translation>
    </message>
    <message>
        <source>Enter the place where the game goes on.</source>
        <translation>Zadejte místo, kde se partie dohraje.</translation>
    </message>
    <message>
        <source>Board %1 was adjourned on %2: type a later day and time.</source>
        <translation>Partie na %1. šachovnici byla přerušena %2: zadejte pozdější den a čas.</translation>
    </message>
    <message>
        <source>Round %1: the session is over. Tell the players to seal (Shift+F9, C).</source>
        <translation>%1. kolo: hrací čas skončil. Vyzvěte hráče, aby zapečetili tah (Shift+F9, C).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AppealView</name>
    <message>
        <source>Enter the day and the time like 2026-11-21 14:30.</source>
        <translation>Zadejte den a čas jako 2026-11-21 14:30.</translation>
    </message>
    <message>
        <source>Enter who appeals.</source>
        <translation>Zadejte, kdo se odvolává.</translation>
    </message>
    <message>
        <source>Enter what was decided.</source>
        <translation>Zadejte, co se rozhodlo.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AttachmentsModel</name>
    <message>
        <source>The attached file %1 has been altered in the event file. Take it from an earlier copy.</source>
        <translation>Přiložený soubor %1 byl v souboru turnaje změněn. Vezměte ho ze starší kopie.</translation>
    </message>
    <message>
        <source>The attached file %1 is missing in the event file. Take it from an earlier copy.</source>
        <translation>Přiložený soubor %1 v souboru turnaje chybí. Vezměte ho ze starší kopie.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Soubor %1 nelze přečíst: %2</translation>
    </message>
    <message>
        <source>Attached: %1.</source>
        <translation>Přiloženo: %1.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Odstraněno: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AttendanceModel</name>
    <message>
        <source>W</source>
        <comment>letter of White</comment>
        <extracomment>The one letter typed for White after the number of a board: &quot;12W&quot;.</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of Black</comment>
        <extracomment>The one letter typed for Black after the number of a board: &quot;12B&quot;.</extracomment>
        <translation>Č</translation>
    </message>
    <message>
        <source>Round %1: nobody is marked absent</source>
        <translation>%1. kolo: nikdo není označen jako nepřítomný</translation>
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
        <translation>přišel hráč: %1</translation>
    </message>
    <message>
        <source>%1 is absent</source>
        <translation>chybí hráč: %1</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Šachovnice %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n board(s) to check</source>
        <translation>
            <numerusform>%1. kolo: %n šachovnice vyžaduje pozornost</numerusform>
            <numerusform>%1. kolo: %n šachovnice vyžadují pozornost</numerusform>
            <numerusform>%1. kolo: %n šachovnic vyžaduje pozornost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The default time has expired on %n board(s): %1.</source>
        <translation>
            <numerusform>Čekací doba uplynula na %n šachovnici: %1.</numerusform>
            <numerusform>Čekací doba uplynula na %n šachovnicích: %1.</numerusform>
            <numerusform>Čekací doba uplynula na %n šachovnicích: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: %2 by forfeit (%3). Ctrl+Z undoes it.</source>
        <translation>Šachovnice %1: %2 kontumačně (%3). Ctrl+Z to vezme zpět.</translation>
    </message>
    <message>
        <source>The default time has not expired on board %1.</source>
        <translation>Na šachovnici %1 čekací doba ještě neuplynula.</translation>
    </message>
    <message>
        <source>The default time has not expired on any board.</source>
        <translation>Čekací doba neuplynula na žádné šachovnici.</translation>
    </message>
    <message numerus="yes">
        <source>Lost by forfeit on %n board(s): %1. Ctrl+Z undoes it.</source>
        <extracomment>%1 the numbers of the boards.</extracomment>
        <translation>
            <numerusform>Kontumace na %n šachovnici: %1. Ctrl+Z ji vrátí.</numerusform>
            <numerusform>Kontumace na %n šachovnicích: %1. Ctrl+Z je vrátí.</numerusform>
            <numerusform>Kontumace na %n šachovnicích: %1. Ctrl+Z je vrátí.</numerusform>
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
            <numerusform>%1. kolo, %n šachovnice</numerusform>
            <numerusform>%1. kolo, %n šachovnice</numerusform>
            <numerusform>%1. kolo, %n šachovnic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n issue(s) dismissed</source>
        <extracomment>%1 is a round and its boards.</extracomment>
        <translation>
            <numerusform>%1; odložen %n nález</numerusform>
            <numerusform>%1; odloženy %n nálezy</numerusform>
            <numerusform>%1; odloženo %n nálezů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BackupView</name>
    <message>
        <source>There is a place for copies of the event: %1. Choose it in Settings, and a copy is saved there after each round.</source>
        <extracomment>%1 the folder of a memory stick.</extracomment>
        <translation>Kopie turnaje lze ukládat do %1. Po výběru tohoto místa v Nastavení se tam kopie uloží po každém kole.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Taková složka neexistuje.</translation>
    </message>
    <message>
        <source>Choose in Settings where copies of the event are saved.</source>
        <translation>V Nastavení je třeba vybrat, kam se ukládají kopie turnaje.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. Plug the stick in: the copy is then saved by itself.</source>
        <translation>Složka %1 tu není. Po připojení flešky se kopie uloží sama.</translation>
    </message>
    <message>
        <source>The copy was not saved. %1</source>
        <translation>Kopie se neuložila. %1</translation>
    </message>
    <message>
        <source>Copy saved as %1 at %2.</source>
        <extracomment>%1 a file, %2 an hour.</extracomment>
        <translation>Kopie uložena jako %1 v %2.</translation>
    </message>
    <message>
        <source>There is no copy of this event to try.</source>
        <translation>Není kopie tohoto turnaje, kterou by bylo možné vyzkoušet.</translation>
    </message>
    <message>
        <source>The copy %1 has another history than this event.</source>
        <translation>Kopie %1 má jinou historii než tento turnaj.</translation>
    </message>
    <message numerus="yes">
        <source>The copy %1 can be restored, but %n attached file(s) in it are damaged.</source>
        <translation>
            <numerusform>Kopii %1 lze obnovit, ale %n přiložený soubor v ní je poškozený.</numerusform>
            <numerusform>Kopii %1 lze obnovit, ale %n přiložené soubory v ní jsou poškozené.</numerusform>
            <numerusform>Kopii %1 lze obnovit, ale %n přiložených souborů v ní je poškozených.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy %1 is good: it was restored on trial, opened and read.</source>
        <translation>Kopie %1 je dobrá: zkušebně se obnovila, otevřela a přečetla.</translation>
    </message>
    <message numerus="yes">
        <source>Since then %n entries came.</source>
        <translation>
            <numerusform>Od té doby přibyl %n záznam.</numerusform>
            <numerusform>Od té doby přibyly %n záznamy.</numerusform>
            <numerusform>Od té doby přibylo %n záznamů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BlindPlayView</name>
    <message>
        <source>Appendix %1</source>
        <translation>Příloha %1</translation>
    </message>
    <message>
        <source>White&apos;s own board</source>
        <translation>Šachovnice bílého</translation>
    </message>
    <message>
        <source>Black&apos;s own board</source>
        <translation>Šachovnice černého</translation>
    </message>
</context>
<context>
    <name>flagfall::view::BoardActsModel</name>
    <message>
        <source>%1 – without effect</source>
        <extracomment>%1 a press of a lever that changed nothing: &quot;Black pressed the clock&quot;.</extracomment>
        <translation>%1 – bez účinku</translation>
    </message>
</context>
<context>
    <name>flagfall::view::BoardsModel</name>
    <message>
        <source>Bye: %1</source>
        <translation>Volno: %1</translation>
    </message>
    <message>
        <source>Byes: %1</source>
        <extracomment>%1 is a list of names.</extracomment>
        <translation>Volno: %1</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Všechny výsledky jsou zapsány</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result</source>
        <translation>
            <numerusform>%n šachovnice bez výsledku</numerusform>
            <numerusform>%n šachovnice bez výsledku</numerusform>
            <numerusform>%n šachovnic bez výsledku</numerusform>
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
            <numerusform>Zastaveny %n hodiny. Znovu je spustí Ctrl+Shift+Mezerník.</numerusform>
            <numerusform>Zastaveny %n hodiny. Znovu je spustí Ctrl+Shift+Mezerník.</numerusform>
            <numerusform>Zastaveno %n hodin. Znovu je spustí Ctrl+Shift+Mezerník.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in another round</source>
        <translation>
            <numerusform>%n hodiny běží v jiném kole</numerusform>
            <numerusform>%n hodiny běží v jiném kole</numerusform>
            <numerusform>%n hodin běží v jiném kole</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>a game on a tile</comment>
        <translation>Nezačala</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>a game on a tile</comment>
        <translation>Pozastavena</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>a game on a tile</comment>
        <translation>Hraje se</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused in another round</source>
        <translation>
            <numerusform>%n hodiny zastavené v jiném kole</numerusform>
            <numerusform>%n hodiny zastavené v jiném kole</numerusform>
            <numerusform>%n hodin zastavených v jiném kole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BroadcastView</name>
    <message>
        <source>The server does not take the games: %1</source>
        <translation>Server partie nepřijímá: %1</translation>
    </message>
    <message>
        <source>The server wants no more requests for a while</source>
        <translation>Server si chvíli nepřeje další požadavky</translation>
    </message>
    <message>
        <source>The server does not accept the token</source>
        <translation>Server token nepřijímá</translation>
    </message>
    <message>
        <source>The server does not know the round, or it is not yours</source>
        <translation>Server kolo nezná nebo není vaše</translation>
    </message>
    <message>
        <source>The server has a fault of its own</source>
        <translation>Server má vlastní poruchu</translation>
    </message>
    <message>
        <source>The answer is not one of a broadcast server (%1)</source>
        <translation>Tohle není odpověď serveru přenosů (%1)</translation>
    </message>
    <message>
        <source>The server cannot be reached: %1</source>
        <translation>Server je nedostupný: %1</translation>
    </message>
    <message>
        <source>The server does not answer</source>
        <translation>Server neodpovídá</translation>
    </message>
    <message>
        <source>A broadcast begins when a round is paired.</source>
        <translation>Přenos začíná, když je kolo nalosované.</translation>
    </message>
    <message>
        <source>Broadcast: type the address of the round on lichess.org first.</source>
        <translation>Přenos: nejdřív napište adresu kola na lichess.org.</translation>
    </message>
    <message>
        <source>Broadcast: type the token for lichess.org first.</source>
        <translation>Přenos: nejdřív napište token pro lichess.org.</translation>
    </message>
    <message>
        <source>Broadcast: %1</source>
        <extracomment>A notice; %1 what went wrong.</extracomment>
        <translation>Přenos: %1</translation>
    </message>
    <message>
        <source>Copy the address of the round from the browser: https://lichess.org/broadcast/…/…/AbCdEfGh</source>
        <translation>Zkopírujte adresu kola z prohlížeče: https://lichess.org/broadcast/…/…/AbCdEfGh</translation>
    </message>
    <message>
        <source>Boards are typed like this: 1-20, 25</source>
        <translation>Šachovnice se píší takto: 1-20, 25</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>A token has letters, digits and underscores only.</source>
        <translation>Token má jen písmena, číslice a podtržítka.</translation>
    </message>
    <message>
        <source>No browser could be started. The page is %1</source>
        <translation>Nepodařilo se spustit prohlížeč. Stránka je %1</translation>
    </message>
    <message>
        <source>Off: nothing is sent.</source>
        <translation>Vypnut: nic se neodesílá.</translation>
    </message>
    <message>
        <source>%1 has no address: nothing of it is sent.</source>
        <translation>%1 nemá adresu: nic z něj se neodesílá.</translation>
    </message>
    <message>
        <source>next try at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>další pokus v %1</translation>
    </message>
    <message>
        <source>nothing is sent until this is put right</source>
        <translation>dokud se to nenapraví, nic se neodesílá</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Odesílá se…</translation>
    </message>
    <message>
        <source>taken by the server at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>server přijal v %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) behind the games</source>
        <translation>
            <numerusform>o %n minutu za partiemi</numerusform>
            <numerusform>o %n minuty za partiemi</numerusform>
            <numerusform>o %n minut za partiemi</numerusform>
        </translation>
    </message>
    <message>
        <source>On: games are sent as they are recorded.</source>
        <translation>Zapnut: partie se odesílají tak, jak se zapisují.</translation>
    </message>
    <message>
        <source>Broadcast fails</source>
        <translation>Přenos selhává</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret store of this desktop is being asked…</source>
        <translation>Ptáme se úložiště hesel tohoto počítače…</translation>
    </message>
    <message>
        <source>Kept in the secret store of this desktop.</source>
        <translation>Uložen v úložišti hesel tohoto počítače.</translation>
    </message>
    <message>
        <source>Known until the program is closed: this desktop has no secret store that is open.</source>
        <translation>Známý do zavření programu: tento počítač nemá otevřené úložiště hesel.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Žádný.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>A game that was not taken: %1 its board, %2 why.</extracomment>
        <translation>Šachovnice %1: %2</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: choose the boards</source>
        <translation>server má v kole místo pro %1 partií: vyberte šachovnice</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: boards 1 to %1 are sent until you choose others</source>
        <translation>server má v kole místo pro %1 partií: posílají se šachovnice 1 až %1, dokud nevyberete jiné</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CallsModel</name>
    <message>
        <source>Board %1</source>
        <extracomment>A board: &quot;Board 12&quot;; of another round than the one that is shown: &quot;Round 2, board 12&quot;.</extracomment>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <translation>%1. kolo, šachovnice %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 min</source>
        <extracomment>%1 a board that calls the arbiter, %2 the time of day, %3 minutes since: &quot;Board 12, 14:32, 3 min&quot;.</extracomment>
        <translation>%1, %2, %3 min</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) from boards</source>
        <translation>
            <numerusform>%n šachovnice volá</numerusform>
            <numerusform>%n šachovnice volají</numerusform>
            <numerusform>%n šachovnic volá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arbiter wanted at board(s) %1</source>
        <translation>
            <numerusform>Rozhodčí k šachovnici %1</numerusform>
            <numerusform>Rozhodčí k šachovnicím %1</numerusform>
            <numerusform>Rozhodčí k šachovnicím %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::CheckInModel</name>
    <message>
        <source>not here</source>
        <translation>chybí</translation>
    </message>
    <message>
        <source>here</source>
        <translation>přítomen</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>odstoupil</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>dluží %1</translation>
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
        <translation>Prezence před %1. kolem</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) here</source>
        <translation>
            <numerusform>přítomen %n hráč</numerusform>
            <numerusform>přítomni %n hráči</numerusform>
            <numerusform>přítomno %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n not here yet</source>
        <extracomment>%1 &quot;41 players here&quot;, %n those who have not come.</extracomment>
        <translation>
            <numerusform>%1, %n ještě chybí</numerusform>
            <numerusform>%1, %n ještě chybí</numerusform>
            <numerusform>%1, %n ještě chybí</numerusform>
        </translation>
    </message>
    <message>
        <source>Fees owed: %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>Nezaplacené startovné: %1</translation>
    </message>
    <message>
        <source>%1 is not here any more.</source>
        <translation>%1: prezence zrušena.</translation>
    </message>
    <message>
        <source>%1 is here and takes part in the next round: the bye is revoked.</source>
        <translation>%1 je prezentován a hraje v příštím kole: volno je zrušeno.</translation>
    </message>
    <message>
        <source>%1 is here and takes part again.</source>
        <translation>%1 je prezentován a znovu hraje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is here, %n still missing.</source>
        <extracomment>%1 a player&apos;s name, %n how many have not come yet.</extracomment>
        <translation>
            <numerusform>%1 je prezentován, %n ještě chybí.</numerusform>
            <numerusform>%1 je prezentován, %n ještě chybí.</numerusform>
            <numerusform>%1 je prezentován, %n ještě chybí.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is here: everybody has come.</source>
        <translation>%1 je prezentován: přišli všichni.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <extracomment>%1 a player&apos;s name, %2 an amount of money.</extracomment>
        <translation>%1: zaplaceno %2.</translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: a bye for %n player(s).</source>
        <translation>
            <numerusform>Prezence uzavřena: volno pro %n hráče.</numerusform>
            <numerusform>Prezence uzavřena: volno pro %n hráče.</numerusform>
            <numerusform>Prezence uzavřena: volno pro %n hráčů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) withdrawn.</source>
        <translation>
            <numerusform>Prezence uzavřena: odstoupil %n hráč.</numerusform>
            <numerusform>Prezence uzavřena: odstoupili %n hráči.</numerusform>
            <numerusform>Prezence uzavřena: odstoupilo %n hráčů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) removed.</source>
        <translation>
            <numerusform>Prezence uzavřena: odstraněn %n hráč.</numerusform>
            <numerusform>Prezence uzavřena: odstraněni %n hráči.</numerusform>
            <numerusform>Prezence uzavřena: odstraněno %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in begins anew: nobody is here yet.</source>
        <translation>Prezence začíná znovu: zatím není nikdo přítomen.</translation>
    </message>
    <message>
        <source>%1 is here already.</source>
        <translation>%1 už je prezentován.</translation>
    </message>
    <message>
        <source>Check-in: every round is paired</source>
        <translation>Prezence: všechna kola jsou nalosována</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClaimView</name>
    <message>
        <source>White claims a draw</source>
        <translation>Bílý reklamuje remízu</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>Černý reklamuje remízu</translation>
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
            <numerusform>%n půltah partie ještě není v zápisu: nejprve jej zapište.</numerusform>
            <numerusform>%n půltahy partie ještě nejsou v zápisu: nejprve je zapište.</numerusform>
            <numerusform>%n půltahů partie ještě není v zápisu: nejprve je zapište.</numerusform>
        </translation>
    </message>
    <message>
        <source>after the intended move</source>
        <translation>po oznámeném tahu</translation>
    </message>
    <message>
        <source>Checked on the scoresheets or by replaying the game?</source>
        <translation>Ověřeno podle partiářů nebo opětovným přehráním tahů?</translation>
    </message>
    <message>
        <source>What a screen shows is not sufficient (Laws %1).</source>
        <translation>Samotná obrazovka nic nedokazuje (Pravidla %1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruling on a claim</comment>
        <extracomment>A ruling on a claim: %1 &quot;Correct&quot;, %2 what comes of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The opponent accepts the draw</source>
        <translation>Soupeř přijímá remízu</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClockView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>Čas bílého vypršel (%1) a začal nový úsek. Započítané tahy: %2.</translation>
    </message>
    <message>
        <source>Black&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>Čas černého vypršel (%1) a začal nový úsek. Započítané tahy: %2.</translation>
    </message>
    <message>
        <source>White&apos;s flag fell first, at %1.</source>
        <translation>Praporek bílého padl jako první: %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell first, at %1.</source>
        <translation>Praporek černého padl jako první: %1.</translation>
    </message>
    <message>
        <source>White&apos;s flag fell second, at %1.</source>
        <translation>Čas bílého vypršel jako druhý: %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell second, at %1.</source>
        <translation>Čas černého vypršel jako druhý: %1.</translation>
    </message>
    <message>
        <source>A flag fall stops both clocks.</source>
        <translation>Pád praporku zastaví oboje hodiny.</translation>
    </message>
    <message>
        <source>After a flag fall the clocks keep running.</source>
        <translation>Po pádu praporku běží hodiny dál.</translation>
    </message>
    <message>
        <source>Only a player may claim a flag fall here (%1).</source>
        <translation>Pád praporku zde smí reklamovat jen hráč (%1).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClosingModel</name>
    <message numerus="yes">
        <source>%n round(s) still to be paired</source>
        <translation>
            <numerusform>%n kolo zbývá nalosovat</numerusform>
            <numerusform>%n kola zbývá nalosovat</numerusform>
            <numerusform>%n kol zbývá nalosovat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result</source>
        <translation>
            <numerusform>%n partie bez výsledku</numerusform>
            <numerusform>%n partie bez výsledku</numerusform>
            <numerusform>%n partií bez výsledku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) called, and nobody has come</source>
        <translation>
            <numerusform>%n šachovnice volala a nikdo nepřišel</numerusform>
            <numerusform>%n šachovnice volaly a nikdo nepřišel</numerusform>
            <numerusform>%n šachovnic volalo a nikdo nepřišel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n partiář není odevzdán</numerusform>
            <numerusform>%n partiáře nejsou odevzdány</numerusform>
            <numerusform>%n partiářů není odevzdáno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n appeal(s) not settled</source>
        <translation>
            <numerusform>%n odvolání není vyřízeno</numerusform>
            <numerusform>%n odvolání nejsou vyřízena</numerusform>
            <numerusform>%n odvolání není vyřízeno</numerusform>
        </translation>
    </message>
    <message>
        <source>Every round is paired</source>
        <translation>Všechna kola jsou nalosována</translation>
    </message>
    <message>
        <source>Every game has a result</source>
        <translation>Každá partie má výsledek</translation>
    </message>
    <message>
        <source>No board calls the arbiter</source>
        <translation>Žádná šachovnice nevolá rozhodčího</translation>
    </message>
    <message>
        <source>Every scoresheet is collected</source>
        <translation>Všechny partiáře jsou odevzdány</translation>
    </message>
    <message>
        <source>Every appeal is settled</source>
        <translation>Všechna odvolání jsou vyřízena</translation>
    </message>
    <message>
        <source>Report file to the rating officer of the federation: by %1 (FIDE Rating Regulations)</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>Soubor s hlášením ratingovému referentovi federace: do %1 (Ratingový řád FIDE)</translation>
    </message>
    <message>
        <source>The federation sends it to FIDE: by %1</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>Federace ho pošle FIDE: do %1</translation>
    </message>
    <message>
        <source>The report for rating has everything</source>
        <translation>V hlášení pro rating nic nechybí</translation>
    </message>
    <message>
        <source>Missing in the report for rating: %1</source>
        <extracomment>%1 is what is missing: &quot;days of 3 rounds&quot;.</extracomment>
        <translation>V hlášení pro rating chybí: %1</translation>
    </message>
    <message>
        <source>Nothing is left to do but the reports.</source>
        <translation>Zbývá už jen poslat hlášení.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) left to do</source>
        <translation>
            <numerusform>Zbývá udělat %n věc</numerusform>
            <numerusform>Zbývá udělat %n věci</numerusform>
            <numerusform>Zbývá udělat %n věcí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ControlForm</name>
    <message>
        <source>A number in a period cannot be read.</source>
        <translation>Některé číslo úseku nelze přečíst.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CorrectionForm</name>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Napište celé číslo od %1 do %2.</translation>
    </message>
    <message>
        <source>White&apos;s time</source>
        <translation>Čas bílého</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Čas černého</translation>
    </message>
    <message>
        <source>White&apos;s moves</source>
        <translation>Tahy bílého</translation>
    </message>
    <message>
        <source>Black&apos;s moves</source>
        <translation>Tahy černého</translation>
    </message>
    <message>
        <source>White&apos;s period</source>
        <translation>Úsek bílého</translation>
    </message>
    <message>
        <source>Black&apos;s period</source>
        <translation>Úsek černého</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Zbývající čas</translation>
    </message>
    <message>
        <source>Whose time</source>
        <translation>Čí čas</translation>
    </message>
    <message>
        <source>Whose flag</source>
        <translation>Čí praporek</translation>
    </message>
    <message>
        <source>Who did not press</source>
        <translation>Kdo nestiskl</translation>
    </message>
    <message>
        <source>Which times</source>
        <translation>Které časy</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>oba hráči</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods</source>
        <translation>Úseky byo-yomi bílého</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods</source>
        <translation>Úseky byo-yomi černého</translation>
    </message>
    <message>
        <source>Delay left of this move</source>
        <translation>Zbývající zpoždění tohoto tahu</translation>
    </message>
    <message>
        <source>Time to add, or with − to take off</source>
        <translation>Čas k přidání, s − k odebrání</translation>
    </message>
    <message>
        <source>Time the opponent used meanwhile</source>
        <translation>Čas, který mezitím přemýšlel soupeř</translation>
    </message>
    <message>
        <source>Only what you change is set; the rest stays the same.</source>
        <translation>Nastaví se jen to, co změníte; ostatní zůstane.</translation>
    </message>
    <message>
        <source>The old clock is paused. These values are from the journal: set the new clock to them, or enter what it shows. Name the new clock in the note.</source>
        <translation>Staré hodiny jsou zastavené. Tyto hodnoty jsou ze záznamu: nastavte na ně nové hodiny, nebo napište, co ukazují. Nové hodiny uveďte v poznámce.</translation>
    </message>
    <message>
        <source>From now on, with the current times.</source>
        <translation>Od této chvíle, časy zůstávají.</translation>
    </message>
    <message>
        <source>The clock is paused with the times it would show if this time control had been set from the start, with the same presses and corrections.</source>
        <translation>Hodiny se zastaví s časy, k nimž by toto tempo vedlo: stejné stisky a opravy od začátku partie.</translation>
    </message>
    <message>
        <source>The move is counted and its increment added; the time the opponent used on this player&apos;s clock is charged to the opponent.</source>
        <translation>Tah se započítá i s přídavkem a čas, který soupeř přemýšlel na hodinách tohoto hráče, se připíše soupeři.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>beze změny</translation>
    </message>
    <message>
        <source>as if set from the start</source>
        <translation>jako by tempo platilo od začátku</translation>
    </message>
    <message>
        <source>White&apos;s moves to the time control</source>
        <translation>Zbývající tahy bílého</translation>
    </message>
    <message>
        <source>Black&apos;s moves to the time control</source>
        <translation>Zbývající tahy černého</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayPlace</name>
    <message>
        <source>%1 · %2 (desk)</source>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels; the window of the desk is on it.</extracomment>
        <translation>%1 · %2 (stůl rozhodčího)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>screen</comment>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Screen %1 is not connected</source>
        <translation>Obrazovka %1 není připojena</translation>
    </message>
    <message>
        <source>Open as a window on the screen of the desk</source>
        <translation>Otevřena jako okno na obrazovce stolu rozhodčího</translation>
    </message>
    <message>
        <source>Opens as a window on the screen of the desk</source>
        <translation>Otevře se jako okno na obrazovce stolu rozhodčího</translation>
    </message>
    <message>
        <source>Open on screen %1</source>
        <extracomment>%1 the name of a screen.</extracomment>
        <translation>Otevřena na obrazovce %1</translation>
    </message>
    <message>
        <source>Opens on screen %1</source>
        <translation>Otevře se na obrazovce %1</translation>
    </message>
    <message>
        <source>Screen %1 is back, and the hall screen on it.</source>
        <translation>Obrazovka %1 je znovu připojena a tabule pro sál je na ní.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is now on %2.</source>
        <translation>Obrazovka %1 byla odpojena. Tabule pro sál je nyní na %2.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is closed, and opens again when it is back.</source>
        <translation>Obrazovka %1 byla odpojena. Tabule pro sál je zavřená a otevře se, až bude obrazovka znovu připojena.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayView</name>
    <message>
        <source>Round %1: pairings</source>
        <translation>%1. kolo: los</translation>
    </message>
    <message>
        <source>Round %1: where do I play?</source>
        <translation>%1. kolo: kde hraji?</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <translation>%1. kolo: výsledky</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <extracomment>Of a round: %1 games that are over or adjourned, %2 all its games.</extracomment>
        <translation>%1 z %2 partií</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Round %1: clocks</source>
        <translation>%1. kolo: hodiny</translation>
    </message>
    <message>
        <source>No claim may rest on this screen alone (Laws %1)</source>
        <extracomment>Below the clocks on the screen of the hall: %1 an article.</extracomment>
        <translation>Reklamace se nesmí opírat jen o tuto tabuli (Pravidla %1)</translation>
    </message>
    <message>
        <source>Round %1 starts at %2</source>
        <extracomment>Above a countdown: %1 the number of a round, %2 the time of its start.</extracomment>
        <translation>%1. kolo začíná v %2</translation>
    </message>
    <message>
        <source>There is still time</source>
        <translation>Ještě je čas</translation>
    </message>
    <message>
        <source>Please go to your boards</source>
        <translation>Jděte, prosím, k šachovnicím</translation>
    </message>
    <message>
        <source>Please be seated: the round is about to start</source>
        <translation>Zaujměte místa: kolo za chvíli začne</translation>
    </message>
    <message>
        <source>The arbiter starts the round</source>
        <translation>Kolo odstartuje rozhodčí</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>countdown</comment>
        <extracomment>At the foot of the hall screen: %1 the number of a round, %2 the time until it starts.</extracomment>
        <translation>%1. kolo: %2</translation>
    </message>
    <message>
        <source>Type boards like this: 1-4, 9</source>
        <translation>Napište šachovnice takto: 1-4, 9</translation>
    </message>
    <message>
        <source>Type the time like this: 16:30, or minutes from now: +15</source>
        <translation>Napište čas takto: 16:30, nebo za kolik minut: +15</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayViewsModel</name>
    <message>
        <source>Pairings by board</source>
        <translation>Los podle šachovnic</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Los podle jmen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Clocks of chosen boards</source>
        <translation>Hodiny vybraných šachovnic</translation>
    </message>
    <message>
        <source>Countdown to the round</source>
        <translation>Čas do začátku kola</translation>
    </message>
    <message>
        <source>Address of the web pages</source>
        <translation>Adresa webových stránek</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EntriesView</name>
    <message>
        <source>There is no text in the clipboard. Copy the list of players first.</source>
        <translation>Ve schránce není žádný text. Nejprve zkopírujte seznam hráčů.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>Soubor %1 nelze přečíst. Zkontrolujte, zda existuje a zda jej smíte číst.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>Přihlášen %n hráč.</numerusform>
            <numerusform>Přihlášeni %n hráči.</numerusform>
            <numerusform>Přihlášeno %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>schránka</translation>
    </message>
    <message>
        <source>This file cannot be read. If it is an event or a report file, open it by itself to see why.</source>
        <translation>Tento soubor nelze přečíst. Je-li to turnaj nebo soubor TRF, otevřete jej samostatně a uvidíte proč.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Vyberte sloupec, ve kterém jsou jména.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>%n řádek</numerusform>
            <numerusform>%n řádky</numerusform>
            <numerusform>%n řádků</numerusform>
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
            <numerusform>%n s poznámkami</numerusform>
            <numerusform>%n s poznámkami</numerusform>
            <numerusform>%n s poznámkami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Přihlásit %n hráče</numerusform>
            <numerusform>Přihlásit %n hráče</numerusform>
            <numerusform>Přihlásit %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>%1 the number of a row of the list, %2 a player with some details.</extracomment>
        <translation>řádek %1: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Sloupec %1</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>Seznam hráčů byl zkopírován.</translation>
    </message>
    <message>
        <source>The list of players was saved as %1.</source>
        <translation>Seznam hráčů byl uložen jako %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 nelze zapsat.</translation>
    </message>
    <message>
        <source>none: players from the first row on</source>
        <translation>žádný řádek: hráči od prvního řádku</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>head</comment>
        <translation>řádek %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>none: by code</source>
        <translation>žádný: podle kódu písmen</translation>
    </message>
    <message>
        <source>Further rounds are imported.</source>
        <translation>Další kola se doplní importem.</translation>
    </message>
    <message>
        <source>Empty: chosen by the number of players.</source>
        <translation>Prázdné: tolik kol, kolik vyžaduje počet hráčů.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: chosen by the number of players; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Prázdné: tolik kol, kolik vyžaduje počet hráčů; pro %n hráče %1.</numerusform>
            <numerusform>Prázdné: tolik kol, kolik vyžaduje počet hráčů; pro %n hráče %1.</numerusform>
            <numerusform>Prázdné: tolik kol, kolik vyžaduje počet hráčů; pro %n hráčů %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>As announced beforehand.</source>
        <translation>Tolik, kolik je předem vyhlášeno.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field</comment>
        <extracomment>Why an event cannot be created yet: %1 the name of a field, %2 what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>loss of the game</source>
        <translation>prohra partie</translation>
    </message>
    <message>
        <source>as the ratings of the players tell</source>
        <translation>toho, co vyplývá z ratingů hráčů</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>ratingu FIDE</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>národního ratingu</translation>
    </message>
    <message>
        <source>FIDE rating, else the national one</source>
        <translation>ratingu FIDE, jinak národního</translation>
    </message>
    <message>
        <source>national rating, else the FIDE one</source>
        <translation>národního ratingu, jinak FIDE</translation>
    </message>
    <message>
        <source>the higher of the FIDE and the national rating</source>
        <translation>vyššího z ratingu FIDE a národního</translation>
    </message>
    <message>
        <source>the lower of the FIDE and the national rating</source>
        <translation>nižšího z ratingu FIDE a národního</translation>
    </message>
    <message>
        <source>other: as entered</source>
        <translation>jiného: jak je zapsán</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). The numbers stay as they are.</source>
        <translation>Je v souboru hlášení (záznam 172). Čísla zůstávají, jak jsou.</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). Choosing one gives every player with a FIDE or a national rating the one that it takes.</source>
        <translation>Je v souboru hlášení (záznam 172). Volbou dostane každý hráč s ratingem FIDE nebo národním ten, který určuje.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
    <message>
        <source>Start the clocks of round %1.</source>
        <translation>Spusťte hodiny %1. kola.</translation>
    </message>
    <message numerus="yes">
        <source>Enter the results: %n board(s) without a result.</source>
        <translation>
            <numerusform>Zapište výsledky: %n šachovnice je bez výsledku.</numerusform>
            <numerusform>Zapište výsledky: %n šachovnice jsou bez výsledku.</numerusform>
            <numerusform>Zapište výsledky: %n šachovnic je bez výsledku.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in. Pair round %1.</source>
        <translation>Všechny výsledky jsou zapsány. Nalosujte %1. kolo.</translation>
    </message>
    <message>
        <source>All rounds are played. The standings are final.</source>
        <translation>Všechna kola jsou odehrána. Pořadí je konečné.</translation>
    </message>
    <message>
        <source>Decide what the clocks show after the interruption.</source>
        <translation>Rozhodněte, co hodiny ukazují po výpadku.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatím není nalosováno žádné kolo</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 1 of 9&quot;</extracomment>
        <translation>%1. kolo z %2</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Nalosovat %1. kolo</translation>
    </message>
    <message>
        <source>Add the players.</source>
        <translation>Zapište hráče.</translation>
    </message>
    <message>
        <source>Pair the first round when all players have been added.</source>
        <translation>Až budou všichni hráči zapsaní, nalosujte první kolo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) unfinished.</source>
        <translation>
            <numerusform>%n partie ještě není dohrána.</numerusform>
            <numerusform>%n partie ještě nejsou dohrány.</numerusform>
            <numerusform>%n partií ještě není dohráno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) unfinished.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Nalosujte %1. kolo; %n partie ještě není dohrána.</numerusform>
            <numerusform>Nalosujte %1. kolo; %n partie ještě nejsou dohrány.</numerusform>
            <numerusform>Nalosujte %1. kolo; %n partií ještě není dohráno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resume the clocks: %n clock(s) paused.</source>
        <translation>
            <numerusform>Spusťte hodiny: stojí na %n šachovnici.</numerusform>
            <numerusform>Spusťte hodiny: stojí na %n šachovnicích.</numerusform>
            <numerusform>Spusťte hodiny: stojí na %n šachovnicích.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin round %1.</source>
        <translation>Začněte %1. kolo.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ExportsModel</name>
    <message>
        <source>Report files are interim ones: games without a result are marked in them</source>
        <translation>Soubory TRF jsou průběžné: partie bez výsledku jsou v nich označeny</translation>
    </message>
    <message>
        <source>Games are open: a final report is not possible</source>
        <translation>Některé partie nejsou skončené: konečné hlášení není možné</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <extracomment>A file that can be made: %1 &quot;Games&quot;, %2 the number of a round.</extracomment>
        <translation>%1: %2. kolo</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <extracomment>Of the report for the rating officer: %1 what is not known, with commas between.</extracomment>
        <translation>Chybí: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>The results have been copied.</source>
        <translation>Výsledky byly zkopírovány.</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>Seznam hráčů byl zkopírován.</translation>
    </message>
    <message>
        <source>The standings have been copied.</source>
        <translation>Pořadí bylo zkopírováno.</translation>
    </message>
    <message>
        <source>The results of round %1 have been copied.</source>
        <translation>Výsledky %1. kola byly zkopírovány.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>%1: after round %2</source>
        <extracomment>A file that can be made: %1 &quot;Standings&quot;, %2 the number of a round.</extracomment>
        <translation>%1: po %2. kole</translation>
    </message>
    <message>
        <source>The pairing has been copied.</source>
        <translation>Los byl zkopírován.</translation>
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
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Board %1, White</source>
        <translation>Šachovnice %1, bílý</translation>
    </message>
    <message>
        <source>Board %1, Black</source>
        <translation>Šachovnice %1, černý</translation>
    </message>
    <message>
        <source>does not play in round %1</source>
        <translation>v %1. kole nehraje</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <extracomment>A ruling: round, board, what was decided.</extracomment>
        <translation>%1. kolo, šachovnice %2: %3</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <comment>article</comment>
        <translation>Pravidla %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ImportForm</name>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>Soubor %1 nelze přečíst. Zkontrolujte, zda existuje a zda ho smíte číst.</translation>
    </message>
    <message>
        <source>The file cannot be imported.</source>
        <translation>Soubor nelze importovat.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
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
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no results; only the players are imported.</source>
        <translation>Soubor nemá výsledky; převezmou se jen hráči.</translation>
    </message>
    <message>
        <source>The rounds with results are imported as they are and can be corrected afterwards.</source>
        <translation>Kola s výsledky se převezmou tak, jak jsou, a pak je lze opravit.</translation>
    </message>
    <message>
        <source>Only the players are imported; the first round is paired here.</source>
        <translation>Převezmou se jen hráči; první kolo se nalosuje tady.</translation>
    </message>
    <message numerus="yes">
        <source>%n prohibited pairing(s)</source>
        <translation>
            <numerusform>%n zakázaná dvojice</numerusform>
            <numerusform>%n zakázané dvojice</numerusform>
            <numerusform>%n zakázaných dvojic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) in later rounds</source>
        <translation>
            <numerusform>volna v dalších kolech: %n</numerusform>
            <numerusform>volna v dalších kolech: %n</numerusform>
            <numerusform>volna v dalších kolech: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Also imported: %2.</source>
        <extracomment>%1 a sentence, %2 a list: &quot;2 prohibited pairs, 3 byes of rounds to come&quot;.</extracomment>
        <translation>%1 Převezme se také: %2.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::IncidentForm</name>
    <message>
        <source>Enter a whole number.</source>
        <translation>Zadejte celé číslo.</translation>
    </message>
    <message>
        <source>Enter the position as a FEN.</source>
        <translation>Zadejte pozici jako FEN.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>fact</comment>
        <translation>neznámo</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Toto nelze přečíst.</translation>
    </message>
    <message>
        <source>“%1” is not a square. Enter squares such as e1.</source>
        <extracomment>%1 what was typed.</extracomment>
        <translation>„%1“ není pole. Zadejte pole, například e1.</translation>
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
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>%1 White, %2 Black.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Choose the decision.</source>
        <translation>Je třeba zvolit rozhodnutí.</translation>
    </message>
    <message>
        <source>Answer the question with %1: %2</source>
        <extracomment>%1 keys, as &quot;Y / N&quot;; %2 the question.</extracomment>
        <translation>Na otázku se odpovídá klávesou %1: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <comment>head</comment>
        <translation>%1. kolo, %2. šachovnice</translation>
    </message>
    <message>
        <source>This cannot be read yet: %1</source>
        <extracomment>%1 the label of a field.</extracomment>
        <translation>Tohle ještě nelze přečíst: %1</translation>
    </message>
    <message>
        <source>Still to be said: %1</source>
        <extracomment>%1 the label of a field that must be filled in.</extracomment>
        <translation>Je třeba ještě uvést: %1</translation>
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
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Celý sál</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>head</comment>
        <extracomment>The head of a panel: the number of a board.</extracomment>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nespuštěno</translation>
    </message>
    <message>
        <source>White&apos;s clock is running</source>
        <translation>Běží hodiny bílého</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running</source>
        <translation>Běží hodiny černého</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>Zastaveno, na tahu bílý</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>Zastaveno, na tahu černý</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>lever locked</source>
        <translation>páčka zamčená</translation>
    </message>
    <message>
        <source>not at the board</source>
        <translation>není u šachovnice</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n označená</numerusform>
            <numerusform>%n označené</numerusform>
            <numerusform>%n označených</numerusform>
        </translation>
    </message>
    <message>
        <source>All games in progress</source>
        <translation>Všechny partie, které se hrají</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) selected</source>
        <translation>
            <numerusform>%n označená šachovnice</numerusform>
            <numerusform>%n označené šachovnice</numerusform>
            <numerusform>%n označených šachovnic</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped at the flag fall</source>
        <translation>Stojí po pádu praporku</translation>
    </message>
    <message>
        <source>illegal moves: %1 (game lost at %2)</source>
        <translation>nemožné tahy: %1 z %2</translation>
    </message>
    <message>
        <source>usual reason</source>
        <translation>podle zásahu</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Ve formuláři ještě něco není v pořádku.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::LawsModel</name>
    <message>
        <source>The same in the Laws of %1</source>
        <extracomment>Of the text of an article: %1 years of other editions with their numbers, &quot;2014, 7.5b; 2018, 7.5.5&quot;.</extracomment>
        <translation>Totéž v Pravidlech z let %1</translation>
    </message>
    <message>
        <source>This text has not been translated yet.</source>
        <translation>Tento text ještě není přeložen.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ListDifferencesModel</name>
    <message>
        <source>woman</source>
        <translation>žena</translation>
    </message>
    <message>
        <source>man</source>
        <translation>muž</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3: %n player(s) as in the list</source>
        <extracomment>%1 the name of a rating list, %2 standard, rapid or blitz, %3 a month and year, %n players.</extracomment>
        <translation>
            <numerusform>%1, %2, %3: %n hráč jako v listině</numerusform>
            <numerusform>%1, %2, %3: %n hráči jako v listině</numerusform>
            <numerusform>%1, %2, %3: %n hráčů jako v listině</numerusform>
        </translation>
    </message>
    <message>
        <source>No rating list has been imported.</source>
        <translation>Žádná ratingová listina není importována.</translation>
    </message>
    <message>
        <source>%1 (perhaps %2, %3)</source>
        <extracomment>A player without an ID (%1), and the player of the list who this may be (%2, with the ID %3).</extracomment>
        <translation>%1 (možná %2, %3)</translation>
    </message>
    <message>
        <source>Not in the list: %1.</source>
        <translation>Nejsou v listině: %1.</translation>
    </message>
    <message>
        <source>Without an ID: %1.</source>
        <translation>Bez ID: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>Aktualizován %n hráč.</numerusform>
            <numerusform>Aktualizováni %n hráči.</numerusform>
            <numerusform>Aktualizováno %n hráčů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ListHitsModel</name>
    <message>
        <source>inactive</source>
        <translation>neaktivní</translation>
    </message>
    <message>
        <source>already in the event</source>
        <translation>už je v turnaji</translation>
    </message>
</context>
<context>
    <name>flagfall::view::MatingView</name>
    <message>
        <source>White: no position yet</source>
        <translation>Bílý: zatím žádná pozice</translation>
    </message>
    <message>
        <source>Black: no position yet</source>
        <translation>Černý: zatím žádná pozice</translation>
    </message>
    <message>
        <source>White: looking …</source>
        <translation>Bílý: hledá se …</translation>
    </message>
    <message>
        <source>Black: looking …</source>
        <translation>Černý: hledá se …</translation>
    </message>
    <message>
        <source>Neither player can checkmate by any series of legal moves: the game is drawn at once.</source>
        <translation>Ani jeden hráč nemůže dát mat žádným sledem přípustných tahů: partie ihned končí remízou.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Tah %1 z %2</translation>
    </message>
    <message>
        <source>Laws %1, in force now; no event is open</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess.</extracomment>
        <translation>Pravidla %1, nyní platná; žádný turnaj není otevřen</translation>
    </message>
    <message>
        <source>There is no position to save an analysis of.</source>
        <translation>Není pozice, jejíž rozbor by se dal uložit.</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>file</comment>
        <translation>mat</translation>
    </message>
    <message>
        <source>The analysis is saved as %1.</source>
        <translation>Rozbor je uložen jako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3 – %4</source>
        <extracomment>%1 and %2 are numbers, %3 and %4 the players.</extracomment>
        <translation>%1. kolo, šachovnice %2: %3 – %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>place in a game</comment>
        <translation>%1, po %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; then %n move(s) tried on the board</source>
        <extracomment>%1 where a position stood in a game.</extracomment>
        <translation>
            <numerusform>%1; pak %n tah zkoušený na šachovnici</numerusform>
            <numerusform>%1; pak %n tahy zkoušené na šachovnici</numerusform>
            <numerusform>%1; pak %n tahů zkoušených na šachovnici</numerusform>
        </translation>
    </message>
    <message>
        <source>Laws %1, the edition of this event: %2</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess, %2 the kind of play.</extracomment>
        <translation>Pravidla %1, vydání tohoto turnaje: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <extracomment>%1 whether a player can checkmate, %2 the moves to it, or why not.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only the verdict on a position taken from a game can be noted in its record.</source>
        <translation>Do zápisu lze poznamenat jen verdikt o pozici převzaté z partie.</translation>
    </message>
    <message>
        <source>The verdict is noted in the record of board %1.</source>
        <translation>Verdikt je poznamenán v zápisu šachovnice %1.</translation>
    </message>
    <message numerus="yes">
        <source>The scoresheet is %n half-move(s) shorter than the game.</source>
        <extracomment>Half-moves that are missing at the end of a record.</extracomment>
        <translation>
            <numerusform>Partiář je o %n půltah kratší než partie.</numerusform>
            <numerusform>Partiář je o %n půltahy kratší než partie.</numerusform>
            <numerusform>Partiář je o %n půltahů kratší než partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is %n half-move(s) shorter than the game.</source>
        <translation>
            <numerusform>Zápis je o %n půltah kratší než partie.</numerusform>
            <numerusform>Zápis je o %n půltahy kratší než partie.</numerusform>
            <numerusform>Zápis je o %n půltahů kratší než partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>This may not be the position on the board.</source>
        <translation>Toto nemusí být pozice na šachovnici.</translation>
    </message>
    <message>
        <source>This is not the position on the board.</source>
        <translation>Toto není pozice na šachovnici.</translation>
    </message>
    <message>
        <source>When this was noted: “%1”</source>
        <extracomment>%1 are sentences: why the position may not have been the one on the board.</extracomment>
        <translation>Když se to poznamenalo: „%1“</translation>
    </message>
    <message>
        <source>%1, at the start</source>
        <comment>place in a game</comment>
        <extracomment>%1 a round, a board and the players, %2 a move with its number.</extracomment>
        <translation>%1, na začátku</translation>
    </message>
    <message>
        <source>This position cannot be used. %1</source>
        <extracomment>%1 are reasons, as sentences.</extracomment>
        <translation>Takovou pozici nelze převzít. %1</translation>
    </message>
    <message>
        <source>Up to %1 positions are examined.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prohlédne se nejvýše %1 pozic.</translation>
    </message>
    <message>
        <source>Cancelled before an answer was found.</source>
        <translation>Zrušeno dříve, než byla odpověď.</translation>
    </message>
    <message>
        <source>The position was set up manually.</source>
        <translation>Pozice byla postavena ručně.</translation>
    </message>
    <message>
        <source>Only White&apos;s scoresheet says so, not the game record.</source>
        <translation>Říká to jen partiář bílého, ne zápis partie.</translation>
    </message>
    <message>
        <source>Only Black&apos;s scoresheet says so, not the game record.</source>
        <translation>Říká to jen partiář černého, ne zápis partie.</translation>
    </message>
    <message numerus="yes">
        <source>The clocks have counted %n half-move(s) more than the record, which has missing moves.</source>
        <translation>
            <numerusform>Hodiny napočítaly o %n půltah více, než je v zápisu, a ten má mezeru.</numerusform>
            <numerusform>Hodiny napočítaly o %n půltahy více, než je v zápisu, a ten má mezeru.</numerusform>
            <numerusform>Hodiny napočítaly o %n půltahů více, než je v zápisu, a ten má mezeru.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the clock White is to move, in this position Black.</source>
        <translation>Podle hodin je na tahu bílý, v této pozici černý.</translation>
    </message>
    <message>
        <source>On the clock Black is to move, in this position White.</source>
        <translation>Podle hodin je na tahu černý, v této pozici bílý.</translation>
    </message>
    <message>
        <source>The record has changed: it no longer contains this position, so the verdict cannot be noted there.</source>
        <translation>Zápis se mezitím změnil: tato pozice v něm už není a verdikt tam nelze poznamenat.</translation>
    </message>
    <message>
        <source>The game has continued from here.</source>
        <translation>Partie odtud pokračovala.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::OffencesModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::PairingView</name>
    <message>
        <source>W</source>
        <comment>colour</comment>
        <extracomment>One letter for a game with White, or with Black, in a row of them.</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>colour</comment>
        <translation>Č</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Volno: %1</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3</source>
        <extracomment>%1 number of a board, %2 and %3 players&apos; names.</extracomment>
        <translation>Šachovnice %1: bílý %2, černý %3</translation>
    </message>
    <message>
        <source>Pairing of round %1</source>
        <extracomment>%1 the number of the round to be paired.</extracomment>
        <translation>Los %1. kola</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnic</numerusform>
        </translation>
    </message>
    <message>
        <source>Why do %1 and %2 not meet?</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Proč se %1 a %2 neutkají?</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>%1. kolo je nalosováno.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n board(s) changed</source>
        <extracomment>%1 &quot;20 boards&quot;, %n boards that were not there when it was paired before.</extracomment>
        <translation>
            <numerusform>%1, %n jiná než předtím</numerusform>
            <numerusform>%1, %n jiné než předtím</numerusform>
            <numerusform>%1, %n jiných než předtím</numerusform>
        </translation>
    </message>
    <message>
        <source>End the manual changes first.</source>
        <translation>Nejprve ukončete ruční změny.</translation>
    </message>
    <message>
        <source>Begin manual changes first (E).</source>
        <translation>Nejprve otevřete ruční změny (E).</translation>
    </message>
    <message>
        <source>Make this change anyway?</source>
        <translation>Udělat tuto změnu i tak?</translation>
    </message>
    <message>
        <source>Make the change</source>
        <translation>Udělat</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <translation>Nechat, jak bylo</translation>
    </message>
    <message>
        <source>Colours swapped: board of %1</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Barvy na šachovnici hráče %1 vyměněny</translation>
    </message>
    <message>
        <source>Swapped: %1 and %2</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Výměna: %1 a %2</translation>
    </message>
    <message>
        <source>Select two seats first (Space).</source>
        <translation>Nejprve vyberte dvě místa (mezerník).</translation>
    </message>
    <message>
        <source>Why does %1 not get the bye?</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Proč %1 nemá volno?</translation>
    </message>
    <message>
        <source>The manual pairing is kept; check the boards of the players left over.</source>
        <translation>Ruční los zůstává; podívejte se na šachovnice těch, kdo zůstali bez soupeře.</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing?</source>
        <translation>Zpět k losu podle pravidel?</translation>
    </message>
    <message numerus="yes">
        <source>%n manual change(s) would be lost.</source>
        <translation>
            <numerusform>Ztratila by se %n ruční změna.</numerusform>
            <numerusform>Ztratily by se %n ruční změny.</numerusform>
            <numerusform>Ztratilo by se %n ručních změn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Zahodit je</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Ponechat je</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo nehraje.</translation>
    </message>
    <message>
        <source>%1 takes part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo hraje.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unfinished game(s) counted as draws for the pairing</source>
        <extracomment>%1 &quot;20 boards&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n neukončená partie se počítá za remízu</numerusform>
            <numerusform>%1, %n neukončené partie se počítají za remízu</numerusform>
            <numerusform>%1, %n neukončených partií se počítá za remízu</numerusform>
        </translation>
    </message>
    <message>
        <source>Change round %1</source>
        <extracomment>%1 the number of a round that is published.</extracomment>
        <translation>Změnit %1. kolo</translation>
    </message>
    <message>
        <source>Round %1 was paired %2 after the last result</source>
        <extracomment>%1 the number of a round, %2 a time.</extracomment>
        <translation>%1. kolo bylo nalosováno %2 po posledním výsledku</translation>
    </message>
    <message>
        <source>%1; the best was %2 (round %3)</source>
        <extracomment>%1 &quot;Round 3 was paired 2 minutes after the last result&quot;, %2 a time, %3 the number of a round.</extracomment>
        <translation>%1; nejlepší čas byl %2 (%3. kolo)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>note</comment>
        <extracomment>%1 &quot;23 players take part&quot;, %2 &quot;Round 3 was paired 2 minutes after the last result&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Leave the round as it is?</source>
        <translation>Nechat kolo tak, jak je?</translation>
    </message>
    <message>
        <source>Round %1 is changed.</source>
        <translation>%1. kolo je změněno.</translation>
    </message>
    <message>
        <source>Differs from the system.</source>
        <translation>Liší se od systému.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PaperView</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n page(s) printed.</source>
        <extracomment>%1 the title of a paper, %n how many pages were sent to the printer.</extracomment>
        <translation>
            <numerusform>%1: vytištěna %n strana.</numerusform>
            <numerusform>%1: vytištěny %n strany.</numerusform>
            <numerusform>%1: vytištěno %n stran.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has no printer that answers. Save the pages as PDF and print them elsewhere.</source>
        <translation>Tento počítač nemá tiskárnu, která odpovídá. Uložte strany jako PDF a vytiskněte je jinde.</translation>
    </message>
    <message>
        <source>This paper has no table.</source>
        <translation>Na tomto výtisku není tabulka.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be written: %1</source>
        <translation>Soubor tabulkového procesoru nelze zapsat: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Zkopírováno: %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PapersView</name>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n strana</numerusform>
            <numerusform>%n strany</numerusform>
            <numerusform>%n stran</numerusform>
        </translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Podle potřeby</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Na šířku</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>Jako v programu</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read. PNG and JPEG can.</source>
        <translation>%1 není obrázek, který lze přečíst. Použijte PNG nebo JPEG.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PlayerForm</name>
    <message>
        <source>Enter the rounds, such as 3, 5=0.</source>
        <translation>Zadejte kola, například 3, 5=0.</translation>
    </message>
    <message>
        <source>Only rounds %1 to %2 are to come.</source>
        <extracomment>%1 and %2 numbers of rounds.</extracomment>
        <translation>Ještě se hrají jen kola %1 až %2.</translation>
    </message>
    <message>
        <source>FIDE knows no federation %1. Enter once more keeps it.</source>
        <extracomment>%1 three letters.</extracomment>
        <translation>FIDE nezná federaci %1. Další Enter ji ponechá.</translation>
    </message>
    <message>
        <source>A women&apos;s title, and the player is entered as a man.</source>
        <translation>Ženský titul, a hráč je zapsán jako muž.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PlayersModel</name>
    <message>
        <source>man</source>
        <translation>muž</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>žena</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>odstoupení</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has withdrawn.</source>
        <translation>Odstoupení z turnaje: %1.</translation>
    </message>
    <message>
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>odstoupení, výsledky anulovány</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 a kind of bye, %2 the number of a round.</extracomment>
        <translation>%1, %2. kolo</translation>
    </message>
    <message>
        <source>%1 was removed from the list.</source>
        <translation>Ze seznamu odstraněn hráč: %1.</translation>
    </message>
    <message>
        <source>Lots have been drawn: the list is in the order of the pairing numbers.</source>
        <translation>Čísla jsou vylosována: seznam je v pořadí startovních čísel.</translation>
    </message>
    <message>
        <source>checked in</source>
        <translation>prezentován</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>dluží %1</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>šachovnice %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Preferences</name>
    <message>
        <source>Desk 1</source>
        <extracomment>What the first place of work at an event is called in its records.</extracomment>
        <translation>Stůl 1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PresenceModel</name>
    <message>
        <source>withdrawn</source>
        <translation>odstoupení</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>presence</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part</source>
        <translation>
            <numerusform>Hraje %n hráč</numerusform>
            <numerusform>Hrají %n hráči</numerusform>
            <numerusform>Hraje %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n do(es) not</source>
        <extracomment>%1 &quot;23 players take part&quot;, %n those who do not.</extracomment>
        <translation>
            <numerusform>%1, %n nehraje</numerusform>
            <numerusform>%1, %n nehrají</numerusform>
            <numerusform>%1, %n nehraje</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes part</source>
        <extracomment>Read aloud: a player&apos;s name and whether he plays in the round.</extracomment>
        <translation>%1 hraje</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them not checked in</source>
        <extracomment>%1 &quot;60 players take part&quot;, %n who have not checked in.</extracomment>
        <translation>
            <numerusform>%1, %n z nich není prezentován</numerusform>
            <numerusform>%1, %n z nich nejsou prezentováni</numerusform>
            <numerusform>%1, %n z nich není prezentováno</numerusform>
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
        <translation>Mé předvolby</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Soubor %1 nelze přečíst: %2</translation>
    </message>
    <message>
        <source>Presets exported to %1: %2</source>
        <translation>Předvolby zapsané do souboru %1: %2</translation>
    </message>
    <message>
        <source>Presets imported from %1: %2</source>
        <translation>Předvolby načtené ze souboru %1: %2</translation>
    </message>
    <message>
        <source>The file %1 contains no presets of this program.</source>
        <translation>V souboru %1 nejsou předvolby tohoto programu.</translation>
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
        <translation>%1 – %2, v %3. kole</translation>
    </message>
</context>
<context>
    <name>flagfall::view::QuestionView</name>
    <message>
        <source>This cannot be undone. Are you sure?</source>
        <extracomment>Second question before something that cannot be made undone.</extracomment>
        <translation>Toto nelze vzít zpět. Opravdu?</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) typed meanwhile did nothing.</source>
        <translation>
            <numerusform>%n klávesa napsaná mezitím neudělala nic.</numerusform>
            <numerusform>%n klávesy napsané mezitím neudělaly nic.</numerusform>
            <numerusform>%n kláves napsaných mezitím neudělalo nic.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RatingListsModel</name>
    <message numerus="yes">
        <source>%n player(s) read</source>
        <translation>
            <numerusform>přečten %n hráč</numerusform>
            <numerusform>přečteni %n hráči</numerusform>
            <numerusform>přečteno %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>A list is called by small letters, digits and hyphens.</source>
        <translation>Název listiny tvoří malá písmena bez diakritiky, číslice a spojovníky.</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Měsíc napište jako 2026-11.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n player(s) imported.</source>
        <extracomment>%n players; %1 is the name of a rating list, %2 a month and year.</extracomment>
        <translation>
            <numerusform>%1, %2: importován %n hráč.</numerusform>
            <numerusform>%1, %2: importováni %n hráči.</numerusform>
            <numerusform>%1, %2: importováno %n hráčů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a player were left out.</source>
        <translation>
            <numerusform>Vynechán %n řádek bez hráče.</numerusform>
            <numerusform>Vynechány %n řádky bez hráče.</numerusform>
            <numerusform>Vynecháno %n řádků bez hráče.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: removed. The file can be imported again.</source>
        <translation>%1, %2: odebrána. Soubor lze importovat znovu.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecentModel</name>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatím není nalosováno žádné kolo</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skončený</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 3 of 7&quot;</extracomment>
        <translation>%1. kolo z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n result(s) missing</source>
        <extracomment>%1 &quot;Round 3 of 7&quot;, %n games without a result.</extracomment>
        <translation>
            <numerusform>%1, chybí %n výsledek</numerusform>
            <numerusform>%1, chybějí %n výsledky</numerusform>
            <numerusform>%1, chybí %n výsledků</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>Soubor tam není</translation>
    </message>
    <message>
        <source>%1; it was interrupted</source>
        <extracomment>%1 is how far the event has come: &quot;Round 3 of 7, 12 results missing&quot;.</extracomment>
        <translation>%1; byl přerušen</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Pokračovat: %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordActsView</name>
    <message>
        <source>The players have signed different results: you decide (Laws %1).</source>
        <translation>Hráči podepsali rozdílné výsledky: rozhodnete vy (Pravidla %1).</translation>
    </message>
    <message>
        <source>Both have signed %1, and the result entered is %2.</source>
        <translation>Oba podepsali %1 a zapsaný výsledek je %2.</translation>
    </message>
    <message>
        <source>%1 The result entered is %2.</source>
        <comment>signature</comment>
        <extracomment>%1 a sentence about a signature, %2 a result.</extracomment>
        <translation>%1 Zadaný výsledek je %2.</translation>
    </message>
    <message>
        <source>refuses to sign</source>
        <translation>odmítá podepsat</translation>
    </message>
    <message>
        <source>Both have signed %1, and no result is entered.</source>
        <translation>Oba podepsali %1 a výsledek není zadán.</translation>
    </message>
    <message>
        <source>%1 Offer no. %2 by this player (Laws %3).</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.</extracomment>
        <translation>%1 Je to jeho %2. nabídka v této partii (Pravidla %3).</translation>
    </message>
    <message>
        <source>The intended move %1 must be played (Laws %2).</source>
        <translation>Oznámený tah %1 musí být zahrán (Pravidla %2).</translation>
    </message>
    <message>
        <source>The intended move %1 is illegal: another move with the same piece must be played, if there is one (Laws %2).</source>
        <translation>Oznámený tah %1 není přípustný: musí být zahrán jiný tah týmž kamenem, pokud existuje (Pravidla %2).</translation>
    </message>
    <message>
        <source>White&apos;s illegal move no. %1: White loses, or the game is drawn if Black cannot checkmate (Laws %2).</source>
        <extracomment>%1 a number, %2 an article of the Laws.</extracomment>
        <translation>%1. nemožný tah bílého: prohrává, nebo je remíza, nemůže-li černý dát mat (Pravidla %2).</translation>
    </message>
    <message>
        <source>Black&apos;s illegal move no. %1: Black loses, or the game is drawn if White cannot checkmate (Laws %2).</source>
        <translation>%1. nemožný tah černého: prohrává, nebo je remíza, nemůže-li bílý dát mat (Pravidla %2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordView</name>
    <message>
        <source>White to move</source>
        <translation>Na tahu je bílý</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na tahu je černý</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <extracomment>%1 the move just made: &quot;12. Nf3&quot;; %2 who has the move, or how the game ended.</extracomment>
        <translation>Naposledy: %1. %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” cannot be read.</source>
        <translation>Řádek %1, sloupec %2: „%3“ nelze přečíst.</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 a move as it was typed, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>scoresheet round %1 board %2</source>
        <comment>file</comment>
        <translation>partiář kolo %1 šachovnice %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>file</comment>
        <translation>kolo %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>moves unknown</source>
        <translation>neznámé tahy</translation>
    </message>
    <message>
        <source>The pasted game does not start where the record ends.</source>
        <translation>Partie v textu nezačíná tam, kde zápis končí.</translation>
    </message>
    <message>
        <source>No game of the round has been recorded yet.</source>
        <translation>Zatím není zapsána žádná partie kola.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), symbol(s) or variation(s) in the pasted game were left out.</source>
        <translation>
            <numerusform>%n poznámka, značka nebo varianta textu nemá v zápisu místo.</numerusform>
            <numerusform>%n poznámky, značky nebo varianty textu nemají v zápisu místo.</numerusform>
            <numerusform>%n poznámek, značek nebo variant textu nemá v zápisu místo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on this scoresheet can be read.</source>
        <translation>Z tohoto partiáře nelze nic přečíst.</translation>
    </message>
    <message>
        <source>This cannot be read; the board shows the last known position.</source>
        <translation>Co zde stojí, nelze přečíst; šachovnice ukazuje poslední známou pozici.</translation>
    </message>
    <message>
        <source>The pasted game gives the result %1; none has been entered.</source>
        <translation>Text uvádí výsledek %1; zadán nebyl žádný.</translation>
    </message>
    <message>
        <source>Give the side to move: write w or b after the pieces.</source>
        <translation>Uveďte, kdo je na tahu: za kameny napište w nebo b.</translation>
    </message>
    <message>
        <source>Missing moves are marked in the arbiter&apos;s record: show it first (Alt+1).</source>
        <translation>Mezera patří do zápisu rozhodčího: nejprve ho zobrazte (Alt+1).</translation>
    </message>
    <message>
        <source>Half-moves: a number up to %1, or empty.</source>
        <translation>Půltahy jsou číslo do %1, nebo nic.</translation>
    </message>
    <message>
        <source>Chess960 starting positions are numbered from 0 to 959.</source>
        <translation>Začátky Chess960 mají čísla od 0 do 959.</translation>
    </message>
    <message>
        <source>This cannot be read: there is no position to ask about.</source>
        <translation>Co zde stojí, nelze přečíst: není pozice, na kterou se ptát.</translation>
    </message>
    <message numerus="yes">
        <source>According to the move number and the side to move, %n half-move(s) are missing.</source>
        <translation>
            <numerusform>Podle čísla tahu a hráče na tahu v pozici chybí %n půltah.</numerusform>
            <numerusform>Podle čísla tahu a hráče na tahu v pozici chybějí %n půltahy.</numerusform>
            <numerusform>Podle čísla tahu a hráče na tahu v pozici chybí %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this side to move, the number of missing half-moves cannot be %1.</source>
        <translation>Podle toho, kdo je v pozici na tahu, nemůže být půltahů %1.</translation>
    </message>
    <message>
        <source>neither player can checkmate</source>
        <translation>Nikdo už nemůže dát mat</translation>
    </message>
    <message>
        <source>The pasted game differs from the record from %1 on. Go to the position before it and delete the moves after it (Alt+X).</source>
        <translation>Partie v textu je od %1 jiná: zobrazte místo před ním a odstraňte, co následuje (Alt+X).</translation>
    </message>
    <message>
        <source>All moves of the pasted game are already recorded.</source>
        <translation>Všechny tahy textu už jsou v zápisu.</translation>
    </message>
    <message>
        <source>The pasted game is between %1 and %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Text je partie hráčů %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) deleted; Ctrl+Z restores them.</source>
        <translation>
            <numerusform>Odstraněn %n půltah; Ctrl+Z ho vrátí.</numerusform>
            <numerusform>Odstraněny %n půltahy; Ctrl+Z je vrátí.</numerusform>
            <numerusform>Odstraněno %n půltahů; Ctrl+Z je vrátí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) copied.</source>
        <translation>
            <numerusform>Převzat %n půltah.</numerusform>
            <numerusform>Převzaty %n půltahy.</numerusform>
            <numerusform>Převzato %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scoresheet cannot be read from %1 on.</source>
        <extracomment>%1 what stands in a line of a scoresheet: &quot;12… xx&quot;.</extracomment>
        <translation>Partiář od %1 dál nelze přečíst.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them differ(s) from the record.</source>
        <translation>
            <numerusform>Z toho se od zápisu liší %n půltah.</numerusform>
            <numerusform>Z toho se od zápisu liší %n půltahy.</numerusform>
            <numerusform>Z toho se od zápisu liší %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no moves after this position.</source>
        <translation>Za zobrazeným místem nic nenásleduje.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecoveryModel</name>
    <message>
        <source>W %1  B %2</source>
        <extracomment>Both times of a clock; W is White, B is Black.</extracomment>
        <translation>B %1  Č %2</translation>
    </message>
    <message>
        <source>Interruption: %1</source>
        <translation>Výpadek: %1</translation>
    </message>
    <message>
        <source>Interruption: about %1 (by the time of day)</source>
        <extracomment>The length of the interruption comes from the time of day, which somebody may have set.</extracomment>
        <translation>Výpadek: asi %1 (podle hodin počítače)</translation>
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
            <numerusform>Výpadkem zastavené hodiny: %n. Rozhodněte, co které ukazují (Pravidla 6.10).</numerusform>
            <numerusform>Výpadkem zastavené hodiny: %n. Rozhodněte, co které ukazují (Pravidla 6.10).</numerusform>
            <numerusform>Výpadkem zastavené hodiny: %n. Rozhodněte, co které ukazují (Pravidla 6.10).</numerusform>
        </translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Bílý %1</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Černý %1</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>bez rozdílu</translation>
    </message>
    <message>
        <source>White&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>Praporek bílého, předběžně: platí, jen když se započítá celý výpadek.</translation>
    </message>
    <message>
        <source>Black&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>Praporek černého, předběžně: platí, jen když se započítá celý výpadek.</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) would fall.</source>
        <translation>
            <numerusform>Padl by %n praporek.</numerusform>
            <numerusform>Padly by %n praporky.</numerusform>
            <numerusform>Padlo by %n praporků.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer slept for about %2 until %1. %3</source>
        <extracomment>%1 a time of day, %2 a length of time, %3 a sentence that says how many clocks were paused.</extracomment>
        <translation>Počítač spal do %1 (asi %2). %3</translation>
    </message>
    <message>
        <source>The computer slept until %1. %2</source>
        <translation>Počítač spal do %1. %2</translation>
    </message>
    <message>
        <source>Decided for all boards.</source>
        <translation>Rozhodnuto pro všechny šachovnice.</translation>
    </message>
    <message>
        <source>White was to move.</source>
        <translation>Na tahu byl bílý.</translation>
    </message>
    <message>
        <source>Black was to move.</source>
        <translation>Na tahu byl černý.</translation>
    </message>
    <message>
        <source>The same as the last recorded time on every board.</source>
        <translation>Na všech šachovnicích stejné jako poslední známá hodnota.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the last recorded time, by at most %1.</source>
        <translation>
            <numerusform>%n šachovnice se liší od poslední známé hodnoty, nejvýše o %1.</numerusform>
            <numerusform>%n šachovnice se liší od poslední známé hodnoty, nejvýše o %1.</numerusform>
            <numerusform>%n šachovnic se liší od poslední známé hodnoty, nejvýše o %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the players last saw; the clocks show these times now.</source>
        <translation>Co hráči viděli naposled; tak se ukazují i teď.</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) were paused when it woke; no player lost time.</source>
        <translation>
            <numerusform>Hodiny zastavené při probuzení: %n; spánek se nikomu nezapočítal.</numerusform>
            <numerusform>Hodiny zastavené při probuzení: %n; spánek se nikomu nezapočítal.</numerusform>
            <numerusform>Hodiny zastavené při probuzení: %n; spánek se nikomu nezapočítal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Z undoes it until the clock is used again.</source>
        <translation>Ctrl+Z to vezme zpět, dokud se hodiny nepoužijí.</translation>
    </message>
    <message>
        <source>Board %1 has been decided.</source>
        <translation>O šachovnici %1 je rozhodnuto.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ReplayView</name>
    <message>
        <source>Write a time of day: 14:32 or 14:32:05.</source>
        <translation>Napište denní čas: 14:32 nebo 14:32:05.</translation>
    </message>
    <message>
        <source>The computer never showed that time: its clock was set forward, or it slept.</source>
        <translation>Počítač tento čas nikdy neukázal: jeho hodiny se posunuly vpřed, nebo spal.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back and showed that time more than once; this is the last one.</source>
        <translation>Hodiny počítače se vrátily zpět a tento čas ukázaly víckrát; toto je poslední.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>round %1 board %2</source>
        <comment>file</comment>
        <translation>kolo %1 šachovnice %2</translation>
    </message>
    <message>
        <source>This board was recorded from %1 to %2.</source>
        <translation>Záznam této šachovnice je od %1 do %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Výpis je uložen jako %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ResultEntry</name>
    <message>
        <source>Board %1: %2 stands, and %3 was typed now.</source>
        <extracomment>%1 a board, %2 and %3 results: &quot;Board 17: 1–0 stands, and 0–1 was typed now.&quot;</extracomment>
        <translation>Šachovnice %1: platí %2, teď napsáno %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) typed after that did nothing.</source>
        <translation>
            <numerusform>%n klávesa napsaná potom neudělala nic.</numerusform>
            <numerusform>%n klávesy napsané potom neudělaly nic.</numerusform>
            <numerusform>%n kláves napsaných potom neudělalo nic.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 verified</source>
        <extracomment>How many boards of a round have been typed a second time.</extracomment>
        <translation>ověřeno %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n difference(s)</source>
        <comment>results typed a second time</comment>
        <extracomment>%1: &quot;17 of 60 verified&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n se liší</numerusform>
            <numerusform>%1, %n se liší</numerusform>
            <numerusform>%1, %n se liší</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: this key enters no result.</source>
        <translation>Šachovnice %1: tato klávesa není výsledek.</translation>
    </message>
    <message>
        <source>The number of the board comes first.</source>
        <translation>Nejdřív číslo šachovnice.</translation>
    </message>
    <message>
        <source>There is no board %1 in this round.</source>
        <translation>Šachovnice %1 v tomto kole není.</translation>
    </message>
    <message>
        <source>Board %1: nothing was entered.</source>
        <translation>Šachovnice %1: nic se nezapsalo.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RoundTimeView</name>
    <message>
        <source>The round has not begun</source>
        <translation>Kolo ještě nezačalo</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kolo skončilo</translation>
    </message>
    <message>
        <source>Stopped for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Pozastaveno %1</translation>
    </message>
    <message>
        <source>Played for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Hraje se %1</translation>
    </message>
    <message>
        <source>%1, default time expires in %2</source>
        <extracomment>%1 a sentence, %2 a time.</extracomment>
        <translation>%1, čekací doba uplyne za %2</translation>
    </message>
    <message>
        <source>All results of round %1 are in.</source>
        <translation>Všechny výsledky %1. kola jsou zapsány.</translation>
    </message>
    <message>
        <source>%1 %2 – %3</source>
        <extracomment>A board and its players: &quot;5 Amazon, A. – Nile, N.&quot;</extracomment>
        <translation>%1 %2 – %3</translation>
    </message>
    <message>
        <source>All games of round %1 are over or adjourned.</source>
        <extracomment>%1 is the number of a round, %2 a list of boards with their players.</extracomment>
        <translation>Všechny partie %1. kola jsou skončeny nebo přerušeny.</translation>
    </message>
    <message>
        <source>Adjourned: %1.</source>
        <translation>Přerušené: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected.</source>
        <translation>
            <numerusform>%n partiář není odevzdán.</numerusform>
            <numerusform>%n partiáře nejsou odevzdány.</numerusform>
            <numerusform>%n partiářů není odevzdáno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RoundsModel</name>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>chybí %n výsledek</numerusform>
            <numerusform>chybí %n výsledky</numerusform>
            <numerusform>chybí %n výsledků</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to round %1</source>
        <extracomment>%1 the number of the round that is played now.</extracomment>
        <translation>Zpět na %1. kolo</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RulingView</name>
    <message>
        <source>last period</source>
        <translation>poslední úsek</translation>
    </message>
    <message>
        <source>period %1, not the last</source>
        <translation>%1. úsek, ne poslední</translation>
    </message>
    <message>
        <source>%1 after the start of the round</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>%1 po začátku kola</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>první</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>druhý</translation>
    </message>
    <message>
        <source>%1 of %2 moves on the counter</source>
        <translation>na počítadle %1 z %2 tahů</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) on the counter</source>
        <translation>
            <numerusform>na počítadle %n tah</numerusform>
            <numerusform>na počítadle %n tahy</numerusform>
            <numerusform>na počítadle %n tahů</numerusform>
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
        <translation>Šachovnice %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ruling</comment>
        <extracomment>%1 a board and its result, %2 the article it rests on.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neuvedeno</translation>
    </message>
    <message>
        <source>Board %1: the game continues.</source>
        <translation>Šachovnice %1: partie pokračuje.</translation>
    </message>
    <message>
        <source>According to the game record: %1</source>
        <extracomment>%1 whether a player can checkmate: &quot;White can still checkmate&quot;.</extracomment>
        <translation>Podle zápisu partie: %1</translation>
    </message>
    <message>
        <source>Another ruling is pending on this board: whatever happened first takes precedence.</source>
        <translation>Na této šachovnici čeká ještě jiné rozhodnutí: platí to, co se stalo dříve.</translation>
    </message>
    <message>
        <source>White&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>Hodiny bílého mají stát: čas, který na nich uběhl od otevření, se vrátí.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>Hodiny černého mají stát: čas, který na nich uběhl od otevření, se vrátí.</translation>
    </message>
    <message numerus="yes">
        <source>The game record is %n half-move(s) too short to tell whether checkmate is still possible.</source>
        <translation>
            <numerusform>Zápisu partie chybí %n půltah; nelze z něj říci, zda je mat ještě možný.</numerusform>
            <numerusform>Zápisu partie chybějí %n půltahy; nelze z něj říci, zda je mat ještě možný.</numerusform>
            <numerusform>Zápisu partie chybí %n půltahů; nelze z něj říci, zda je mat ještě možný.</numerusform>
        </translation>
    </message>
    <message>
        <source>Record the ruling: nothing is changed</source>
        <translation>Zaznamenat rozhodnutí: nic se nemění</translation>
    </message>
    <message>
        <source>To be set on the clock: White %1, Black %2</source>
        <extracomment>What the arbiter sets on a chess clock: %1 White&apos;s time, %2 Black&apos;s.</extracomment>
        <translation>Nastavit na hodinách: bílý %1, černý %2</translation>
    </message>
    <message>
        <source>Nothing is ruled yet: the page of adjourned games opens, to open the envelope.</source>
        <translation>Ještě se nerozhodlo: otevře se stránka přerušených partií, aby se otevřela obálka.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens: the player types the move.</source>
        <translation>Poté se otevře stránka přerušených partií: hráč napíše tah.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to adjourn the game once the clock is stopped.</source>
        <translation>Poté se otevře stránka přerušených partií, aby se partie po zastavení hodin přerušila.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to enter who keeps the envelope.</source>
        <translation>Poté se otevře stránka přerušených partií, aby se zapsalo, kdo má obálku.</translation>
    </message>
    <message>
        <source>An appeal against a ruling on record is lodged on the page of rulings (E), which keeps its time limit, who decides and what was decided.</source>
        <translation>Odvolání proti zapsanému rozhodnutí se podává na stránce rozhodnutí (E): ta uchová lhůtu, kdo rozhoduje a jak se rozhodlo.</translation>
    </message>
    <message>
        <source>This game is over: %1.</source>
        <extracomment>%1 a result.</extracomment>
        <translation>Tato partie už skončila: %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RulingsModel</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n rozhodnutí</numerusform>
            <numerusform>%n rozhodnutí</numerusform>
            <numerusform>%n rozhodnutí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ruling(s)</source>
        <translation>
            <numerusform>%1 z %n rozhodnutí</numerusform>
            <numerusform>%1 z %n rozhodnutí</numerusform>
            <numerusform>%1 z %n rozhodnutí</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Všechna kola</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>with “%1”</source>
        <extracomment>Which rulings are on a paper: those with these words in them.</extracomment>
        <translation>s textem „%1“</translation>
    </message>
    <message>
        <source>Board %1: the ruling is withdrawn (%2).</source>
        <extracomment>%1 the number of a board, %2 the ruling.</extracomment>
        <translation>Šachovnice %1: rozhodnutí je anulováno (%2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SealingView</name>
    <message>
        <source>Type the move in both fields.</source>
        <translation>Napište tah do obou polí.</translation>
    </message>
    <message>
        <source>The two fields are not the same. Type both again.</source>
        <translation>Pole se neshodují. Vyplňte obě znovu.</translation>
    </message>
    <message>
        <source>This is not written like a move. Type both fields again.</source>
        <translation>Toto není zapsáno jako tah. Vyplňte obě pole znovu.</translation>
    </message>
    <message>
        <source>It could not be printed. %1</source>
        <translation>Nelze vytisknout. %1</translation>
    </message>
    <message>
        <source>Saved as %1. This file is the key: print it, then delete it.</source>
        <translation>Uloženo jako %1. Tento soubor je klíč: vytiskněte jej a poté jej smažte.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Tiskne se…</translation>
    </message>
    <message>
        <source>Sent to the printer. Its queue may keep a copy of the job: have it deleted.</source>
        <translation>Odesláno na tiskárnu. V její frontě může zůstat kopie úlohy: nechte ji smazat.</translation>
    </message>
    <message>
        <source>opening keys</source>
        <extracomment>The name of a file.</extracomment>
        <translation>otevírací klíče</translation>
    </message>
    <message>
        <source>No file was named: type a name in the dialog.</source>
        <translation>Nebyl zadán soubor: napište v okně jeho název.</translation>
    </message>
    <message>
        <source>Choose another folder: beside the event file the key would protect nothing.</source>
        <translation>Vyberte jinou složku: vedle souboru turnaje by klíč nic nechránil.</translation>
    </message>
    <message>
        <source>Round %1, board %2: who is to move and seals?</source>
        <translation>%1. kolo, %2. šachovnice: kdo je na tahu a pečetí?</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (White) seals a move</source>
        <extracomment>%1 a player, %2 the number of a round, %3 of a board.</extracomment>
        <translation>%2. kolo, %3. šachovnice: %1 (bílý) zapečetí tah</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (Black) seals a move</source>
        <translation>%2. kolo, %3. šachovnice: %1 (černý) zapečetí tah</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SheetsView</name>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n partiář není odevzdán</numerusform>
            <numerusform>%n partiáře nejsou odevzdány</numerusform>
            <numerusform>%n partiářů není odevzdáno</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing scoresheets: round %1</source>
        <translation>Chybějící partiáře: %1. kolo</translation>
    </message>
    <message>
        <source>missing scoresheets round %1</source>
        <comment>file</comment>
        <translation>chybějící partiáře kolo %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Šachovnice</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>No scoresheet of a finished game is missing.</source>
        <translation>Z dohraných partií nechybí žádný partiář.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SlipReader</name>
    <message>
        <source>The code “%1” is not that of a result slip.</source>
        <translation>Kód „%1“ není z lístku s výsledkem.</translation>
    </message>
    <message>
        <source>This slip is of another event, or the event had another name or first day when it was printed. Find the board by its number (/).</source>
        <translation>Lístek je z jiné akce, nebo akce měla při tisku jiný název či první den. Najděte šachovnici podle čísla (/).</translation>
    </message>
    <message>
        <source>There is no board %1 in round %2.</source>
        <translation>V %2. kole není šachovnice %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::StandingsModel</name>
    <message>
        <source>Rank %1: %2, points: %3</source>
        <extracomment>Read aloud for a line of the table: rank, name, points.</extracomment>
        <translation>%1. místo: %2, body: %3</translation>
    </message>
    <message>
        <source>%1, provisional</source>
        <extracomment>Read aloud for a line of the table: %1 &quot;Rank 3: Vega, points: 2&quot;; a game of the player is adjourned.</extracomment>
        <translation>%1, předběžně</translation>
    </message>
</context>
<context>
    <name>flagfall::view::TableClocksView</name>
    <message>
        <source>%1, board %2: %3</source>
        <extracomment>%1 is written on a clock, %2 the board it stands on, %3 what is wrong with it.</extracomment>
        <translation>%1, šachovnice %2: %3</translation>
    </message>
    <message>
        <source>%1, put away: %2</source>
        <extracomment>%1 is written on a clock, %2 is what is wrong with it.</extracomment>
        <translation>%1, odloženy: %2</translation>
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
        <translation>Složku nelze vytvořit.</translation>
    </message>
    <message>
        <source>%1 was not made by this program. Choose another folder.</source>
        <translation>%1 nevytvořil tento program. Vyberte jinou složku.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Zveřejněno</translation>
    </message>
    <message>
        <source>The command failed with exit code %1</source>
        <translation>Příkaz selhal s návratovým kódem %1</translation>
    </message>
    <message>
        <source>The command was ended by the system</source>
        <translation>Příkaz ukončil systém</translation>
    </message>
    <message>
        <source>The command cannot be started</source>
        <translation>Příkaz nelze spustit</translation>
    </message>
    <message>
        <source>The command cannot be started: %1</source>
        <translation>Příkaz nelze spustit: %1</translation>
    </message>
    <message numerus="yes">
        <source>The command was stopped after %n minute(s)</source>
        <translation>
            <numerusform>Příkaz byl zastaven po %n minutě</numerusform>
            <numerusform>Příkaz byl zastaven po %n minutách</numerusform>
            <numerusform>Příkaz byl zastaven po %n minutách</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was cancelled</source>
        <translation>Příkaz byl zrušen</translation>
    </message>
    <message>
        <source>%1 web pages</source>
        <comment>folder</comment>
        <extracomment>The folder that is proposed for the web pages of an event; %1 its name.</extracomment>
        <translation>%1 webové stránky</translation>
    </message>
    <message>
        <source>Type the whole path of the folder, from / or ~/ on.</source>
        <translation>Zapište celou cestu ke složce, od / nebo ~/.</translation>
    </message>
    <message>
        <source>Type the address of the pages like this: https://chess.example/open/</source>
        <translation>Zapište adresu stránek takto: https://chess.example/open/</translation>
    </message>
    <message>
        <source>As the papers</source>
        <translation>Jako výtisky</translation>
    </message>
    <message>
        <source>Type the command that publishes the pages first.</source>
        <translation>Nejprve zapište příkaz, který stránky zveřejní.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Web pages in %1: %2</source>
        <extracomment>A notice: %1 a folder, %2 what went wrong with the web pages in it.</extracomment>
        <translation>Webové stránky v %1: %2</translation>
    </message>
    <message>
        <source>The pages have not been written yet.</source>
        <translation>Stránky ještě nebyly zapsány.</translation>
    </message>
    <message>
        <source>No browser could be started. The first page is %1</source>
        <translation>Nepodařilo se spustit prohlížeč. První stránka je %1</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Stránky se zapisují…</translation>
    </message>
    <message>
        <source>Not written at %1: %2</source>
        <extracomment>%1 a time of day, %2 what went wrong.</extracomment>
        <translation>V %1 nezapsáno: %2</translation>
    </message>
    <message numerus="yes">
        <source>Written at %1: %n file(s)</source>
        <extracomment>Of the web pages: %1 a time of day, %n all their files.</extracomment>
        <translation>
            <numerusform>Zapsáno v %1: %n soubor</numerusform>
            <numerusform>Zapsáno v %1: %n soubory</numerusform>
            <numerusform>Zapsáno v %1: %n souborů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>files</comment>
        <extracomment>%n files that were written because they are not as before.</extracomment>
        <translation>
            <numerusform>%n změněný</numerusform>
            <numerusform>%n změněné</numerusform>
            <numerusform>%n změněných</numerusform>
        </translation>
    </message>
    <message>
        <source>The command is running…</source>
        <translation>Příkaz běží…</translation>
    </message>
    <message>
        <source>Last written on %1</source>
        <extracomment>The web pages lie there from before the program was started: %1 day and time.</extracomment>
        <translation>Naposledy zapsáno %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Workspace</name>
    <message>
        <source>The event was of an older format and has been converted. The original is kept as %1.</source>
        <translation>Turnaj byl ve starším formátu a byl převeden. Původní soubor zůstává jako %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title</comment>
        <extracomment>The window&apos;s title: the event, then the program.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Složka %1 neexistuje.</translation>
    </message>
    <message>
        <source>%1. The clock stays paused.</source>
        <extracomment>%1 what was taken back: &quot;Taken back: result 1–0 on board 3&quot;.</extracomment>
        <translation>%1. Hodiny zůstávají zastavené.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Ve formuláři ještě něco není v pořádku.</translation>
    </message>
    <message>
        <source>The file %1 does not contain an event yet.</source>
        <translation>V souboru %1 zatím není turnaj.</translation>
    </message>
    <message>
        <source>Choose where to save the event file.</source>
        <translation>Uveďte, kde má být uložen soubor turnaje.</translation>
    </message>
    <message>
        <source>You do not have permission to write to the folder %1.</source>
        <translation>Do složky %1 nemůžete zapisovat.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>Soubor %1 již existuje. Zvolte jiný název.</translation>
    </message>
    <message>
        <source>This event is already open.</source>
        <translation>Toto je právě otevřený turnaj.</translation>
    </message>
    <message>
        <source>The file ended in an entry that could not be read. If the power failed while it was being saved, nothing else is missing: compare the last entries in the history. The file as it was is kept as %1.</source>
        <translation>Soubor končil záznamem, který nešlo přečíst. Pokud při jeho ukládání vypadl proud, nic jiného nechybí: porovnejte poslední záznamy v historii. Původní soubor je uložen jako %1.</translation>
    </message>
    <message>
        <source>Everything is saved in %1. The event goes on there.</source>
        <translation>Vše je uloženo v %1. Turnaj pokračuje tam.</translation>
    </message>
    <message>
        <source>Does this entry count?</source>
        <translation>Platí tento záznam?</translation>
    </message>
    <message>
        <source>When entry %1 was saved the disk failed, and you were told that it might not be saved. It is in the file: %2</source>
        <extracomment>%1 a number, %2 a sentence about an act, such as &quot;Board 3: 1–0&quot;.</extracomment>
        <translation>Při ukládání záznamu %1 selhal disk a program ohlásil, že se možná neuložil. V souboru je: %2</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Platí</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Rozhodnout později</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <extracomment>The key of &quot;Take it back&quot;, one capital letter of it.</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>The file %1 cannot be read as an event.</source>
        <translation>Soubor %1 nelze přečíst jako turnaj.</translation>
    </message>
</context>
</TS>
