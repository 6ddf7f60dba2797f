<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
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
        <source>change of the event&apos;s details</source>
        <comment>phrase</comment>
        <translation>změna údajů o turnaji</translation>
    </message>
    <message>
        <source>entry of %1</source>
        <comment>phrase</comment>
        <translation>přihlášení: %1</translation>
    </message>
    <message>
        <source>change of %1</source>
        <comment>phrase</comment>
        <translation>změna údajů: %1</translation>
    </message>
    <message>
        <source>withdrawal of %1</source>
        <comment>phrase</comment>
        <translation>odstoupení: %1</translation>
    </message>
    <message>
        <source>return of %1</source>
        <comment>phrase</comment>
        <translation>návrat: %1</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <comment>phrase</comment>
        <translation>odstranění hráče</translation>
    </message>
    <message>
        <source>pairing of round %1</source>
        <comment>phrase</comment>
        <translation>nasazení %1. kola</translation>
    </message>
    <message>
        <source>import of round %1</source>
        <comment>phrase</comment>
        <translation>import %1. kola</translation>
    </message>
    <message>
        <source>result %1 on board %2</source>
        <comment>phrase</comment>
        <translation>výsledek %1 na šachovnici %2</translation>
    </message>
    <message>
        <source>clearing of the result on board %1</source>
        <comment>phrase</comment>
        <translation>smazání výsledku na šachovnici %1</translation>
    </message>
    <message>
        <source>adjournment on board %1</source>
        <comment>phrase</comment>
        <translation>přerušení partie na šachovnici %1</translation>
    </message>
    <message>
        <source>Event created: %1</source>
        <translation>Turnaj vytvořen: %1</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Údaje o turnaji změněny</translation>
    </message>
    <message>
        <source>Player entered: %1</source>
        <translation>Hráč přihlášen: %1</translation>
    </message>
    <message>
        <source>Player changed: %1</source>
        <translation>Údaje hráče změněny: %1</translation>
    </message>
    <message>
        <source>%1 withdrew before round %2</source>
        <translation>%1: odstoupení před %2. kolem</translation>
    </message>
    <message>
        <source>%1 came back</source>
        <translation>%1: návrat do turnaje</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Hráč odstraněn</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken from a report file</source>
        <translation>
            <numerusform>Ze souboru TRF převzat %n hráč</numerusform>
            <numerusform>Ze souboru TRF převzati %n hráči</numerusform>
            <numerusform>Ze souboru TRF převzato %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 paired: %n board(s)</source>
        <translation>
            <numerusform>%1. kolo nasazeno: %n šachovnice</numerusform>
            <numerusform>%1. kolo nasazeno: %n šachovnice</numerusform>
            <numerusform>%1. kolo nasazeno: %n šachovnic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 imported: %n board(s)</source>
        <translation>
            <numerusform>%1. kolo importováno: %n šachovnice</numerusform>
            <numerusform>%1. kolo importováno: %n šachovnice</numerusform>
            <numerusform>%1. kolo importováno: %n šachovnic</numerusform>
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
        <translation>%1. kolo, šachovnice %2: výsledek %3</translation>
    </message>
    <message>
        <source>Round %1, board %2: result cleared</source>
        <translation>%1. kolo, šachovnice %2: výsledek smazán</translation>
    </message>
    <message>
        <source>Round %1, board %2: game adjourned</source>
        <translation>%1. kolo, šachovnice %2: partie přerušena</translation>
    </message>
    <message>
        <source>Event opened with %1</source>
        <translation>Turnaj otevřen v programu %1</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Turnaj zavřen</translation>
    </message>
    <message>
        <source>clock goes on from the last sign of life</source>
        <translation>hodiny pokračují od poslední známé hodnoty</translation>
    </message>
    <message>
        <source>clock goes on from the last recorded press</source>
        <translation>hodiny pokračují od posledního zaznamenaného stisku</translation>
    </message>
    <message>
        <source>the interruption is charged to the player on move</source>
        <translation>výpadek se započítá hráči na tahu</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Zpět: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Znovu: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Vzato zpět: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Obnoveno: %1</translation>
    </message>
    <message>
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Šachovnice %1: %2 změněno na %3.</translation>
    </message>
    <message>
        <source>Event opened with %1 after an interruption</source>
        <translation>Turnaj otevřen v programu %1 po přerušení</translation>
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
        <source>%1, %2</source>
        <comment>phrase</comment>
        <extracomment>%1 what was done to a clock, %2 which boards: &quot;2:00 added to White&apos;s time, boards 1, 2&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>turning of the clock on board %1</source>
        <comment>phrase</comment>
        <translation>otočení hodin na šachovnici %1</translation>
    </message>
    <message>
        <source>flag fall on board %1</source>
        <comment>phrase</comment>
        <translation>pád praporku na šachovnici %1</translation>
    </message>
    <message>
        <source>absence on board %1</source>
        <comment>phrase</comment>
        <translation>nepřítomnost na šachovnici %1</translation>
    </message>
    <message>
        <source>arrival on board %1</source>
        <comment>phrase</comment>
        <translation>příchod na šachovnici %1</translation>
    </message>
    <message>
        <source>decision about the clocks, %1</source>
        <comment>phrase</comment>
        <translation>rozhodnutí o hodinách, %1</translation>
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
        <translation>%1: %2. Důvod: %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>note</comment>
        <extracomment>%1 a sentence about a clock, %2 a note of the arbiter&apos;s.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Board %1: White&apos;s press came %2 late and did not count</source>
        <translation>Šachovnice %1: stisk bílého přišel pozdě (o %2) a nepočítal se</translation>
    </message>
    <message>
        <source>Board %1: Black&apos;s press came %2 late and did not count</source>
        <translation>Šachovnice %1: stisk černého přišel pozdě (o %2) a nepočítal se</translation>
    </message>
    <message>
        <source>Board %1: clock turned round</source>
        <translation>Šachovnice %1: hodiny otočeny</translation>
    </message>
    <message>
        <source>Board %1: the fall of White&apos;s flag was claimed</source>
        <translation>Šachovnice %1: reklamován pád praporku bílého</translation>
    </message>
    <message>
        <source>Board %1: the fall of White&apos;s flag was observed</source>
        <translation>Šachovnice %1: zjištěn pád praporku bílého</translation>
    </message>
    <message>
        <source>Board %1: the fall of Black&apos;s flag was claimed</source>
        <translation>Šachovnice %1: reklamován pád praporku černého</translation>
    </message>
    <message>
        <source>Board %1: the fall of Black&apos;s flag was observed</source>
        <translation>Šachovnice %1: zjištěn pád praporku černého</translation>
    </message>
    <message>
        <source>Board %1: White is not at the board</source>
        <translation>Šachovnice %1: bílý není u šachovnice</translation>
    </message>
    <message>
        <source>Board %1: Black is not at the board</source>
        <translation>Šachovnice %1: černý není u šachovnice</translation>
    </message>
    <message>
        <source>Board %1: White has arrived</source>
        <translation>Šachovnice %1: bílý přišel</translation>
    </message>
    <message>
        <source>Board %1: Black has arrived</source>
        <translation>Šachovnice %1: černý přišel</translation>
    </message>
    <message>
        <source>%1 (Laws %2)</source>
        <comment>article</comment>
        <extracomment>%1 a sentence about a result, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (Pravidla %2)</translation>
    </message>
    <message>
        <source>times set by the arbiter</source>
        <translation>časy nastavené rozhodčím</translation>
    </message>
    <message>
        <source>penalty for an illegal move by White on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nemožný tah bílého na šachovnici %1</translation>
    </message>
    <message>
        <source>penalty for an illegal move by Black on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nemožný tah černého na šachovnici %1</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by White on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nesprávnou reklamaci bílého na šachovnici %1</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by Black on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nesprávnou reklamaci černého na šachovnici %1</translation>
    </message>
    <message>
        <source>clock turned round</source>
        <comment>done</comment>
        <translation>hodiny otočeny</translation>
    </message>
    <message>
        <source>game adjourned</source>
        <comment>done</comment>
        <translation>partie přerušena</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <comment>done</comment>
        <translation>Bílý není u šachovnice</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <comment>done</comment>
        <translation>Černý není u šachovnice</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <comment>done</comment>
        <translation>Bílý přišel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <comment>done</comment>
        <translation>Černý přišel</translation>
    </message>
    <message>
        <source>late entry of %1</source>
        <comment>phrase</comment>
        <translation>pozdní vstup hráče %1</translation>
    </message>
    <message>
        <source>bye of %1 in round %2</source>
        <comment>phrase</comment>
        <extracomment>%1 a player&apos;s name, %2 the number of a round.</extracomment>
        <translation>volno hráče %1 v %2. kole</translation>
    </message>
    <message>
        <source>taking away of the bye of %1 in round %2</source>
        <comment>phrase</comment>
        <translation>odebrání volna hráče %1 v %2. kole</translation>
    </message>
    <message>
        <source>prohibited pair %1 and %2</source>
        <comment>phrase</comment>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>zakázaná dvojice %1 a %2</translation>
    </message>
    <message>
        <source>lifting of the prohibited pair %1 and %2</source>
        <comment>phrase</comment>
        <translation>zrušení zakázané dvojice %1 a %2</translation>
    </message>
    <message>
        <source>starting position, %1</source>
        <comment>phrase</comment>
        <translation>výchozí pozice, %1</translation>
    </message>
    <message>
        <source>change of the game record on board %1</source>
        <comment>phrase</comment>
        <translation>změna zápisu partie na šachovnici %1</translation>
    </message>
    <message>
        <source>change of White&apos;s scoresheet on board %1</source>
        <comment>phrase</comment>
        <translation>změna partiáře bílého na šachovnici %1</translation>
    </message>
    <message>
        <source>change of Black&apos;s scoresheet on board %1</source>
        <comment>phrase</comment>
        <translation>změna partiáře černého na šachovnici %1</translation>
    </message>
    <message>
        <source>White&apos;s draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>nabídka remízy bílého na šachovnici %1</translation>
    </message>
    <message>
        <source>Black&apos;s draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>nabídka remízy černého na šachovnici %1</translation>
    </message>
    <message>
        <source>answer to the draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>odpověď na nabídku remízy na šachovnici %1</translation>
    </message>
    <message>
        <source>White&apos;s claim of a draw on board %1</source>
        <comment>phrase</comment>
        <translation>reklamace remízy bílým na šachovnici %1</translation>
    </message>
    <message>
        <source>Black&apos;s claim of a draw on board %1</source>
        <comment>phrase</comment>
        <translation>reklamace remízy černým na šachovnici %1</translation>
    </message>
    <message>
        <source>ruling on the claim on board %1</source>
        <comment>phrase</comment>
        <translation>rozhodnutí o reklamaci na šachovnici %1</translation>
    </message>
    <message>
        <source>note of an illegal move on board %1</source>
        <comment>phrase</comment>
        <translation>záznam nemožného tahu na šachovnici %1</translation>
    </message>
    <message>
        <source>duty to record on board %1</source>
        <comment>phrase</comment>
        <translation>povinnost zapisovat na šachovnici %1</translation>
    </message>
    <message>
        <source>White&apos;s signature on board %1</source>
        <comment>phrase</comment>
        <translation>podpis bílého na šachovnici %1</translation>
    </message>
    <message>
        <source>Black&apos;s signature on board %1</source>
        <comment>phrase</comment>
        <translation>podpis černého na šachovnici %1</translation>
    </message>
    <message>
        <source>Late entry: %1, from round %2 on; each round before: %3</source>
        <extracomment>%1 a player&apos;s name, %2 the number of a round, %3 what each round before counts as: &quot;half-point bye&quot;.</extracomment>
        <translation>Pozdní vstup: %1, od %2. kola; každé kolo předtím: %3</translation>
    </message>
    <message>
        <source>%1: %2 in round %3</source>
        <comment>bye</comment>
        <extracomment>%1 a player&apos;s name, %2 a kind of bye, %3 the number of a round: &quot;Novák: half-point bye in round 3&quot;.</extracomment>
        <translation>%1: %2 v %3. kole</translation>
    </message>
    <message>
        <source>%1: no bye in round %2 any more</source>
        <translation>%1: už nemá volno v %2. kole</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet in round %3</source>
        <translation>%1 a %2 se nesmějí utkat v %3. kole</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet</source>
        <translation>%1 a %2 se nesmějí utkat</translation>
    </message>
    <message>
        <source>%1 and %2 may meet again</source>
        <translation>%1 a %2 se už mohou utkat</translation>
    </message>
    <message>
        <source>%1, changed by hand</source>
        <extracomment>%1 &quot;Round 3 paired: 20 boards&quot;.</extracomment>
        <translation>%1, změněno ručně</translation>
    </message>
    <message>
        <source>%1: the game begins from %2</source>
        <extracomment>%1 which boards, %2 a position as FEN.</extracomment>
        <translation>%1: partie začíná z pozice %2</translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) taken out of the record</source>
        <translation>
            <numerusform>Šachovnice %1: ze zápisu vypuštěn %n půltah</numerusform>
            <numerusform>Šachovnice %1: ze zápisu vypuštěny %n půltahy</numerusform>
            <numerusform>Šachovnice %1: ze zápisu vypuštěno %n půltahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) recorded</source>
        <translation>
            <numerusform>Šachovnice %1: zapsán %n půltah</numerusform>
            <numerusform>Šachovnice %1: zapsány %n půltahy</numerusform>
            <numerusform>Šachovnice %1: zapsáno %n půltahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: White&apos;s scoresheet changed</source>
        <translation>Šachovnice %1: partiář bílého změněn</translation>
    </message>
    <message>
        <source>Board %1: Black&apos;s scoresheet changed</source>
        <translation>Šachovnice %1: partiář černého změněn</translation>
    </message>
    <message>
        <source>Board %1: White offers a draw</source>
        <translation>Šachovnice %1: bílý nabízí remízu</translation>
    </message>
    <message>
        <source>Board %1: Black offers a draw</source>
        <translation>Šachovnice %1: černý nabízí remízu</translation>
    </message>
    <message>
        <source>Board %1: White accepts the draw</source>
        <translation>Šachovnice %1: bílý přijímá remízu</translation>
    </message>
    <message>
        <source>Board %1: Black accepts the draw</source>
        <translation>Šachovnice %1: černý přijímá remízu</translation>
    </message>
    <message>
        <source>Board %1: White declines the draw</source>
        <translation>Šachovnice %1: bílý odmítá remízu</translation>
    </message>
    <message>
        <source>Board %1: Black declines the draw</source>
        <translation>Šachovnice %1: černý odmítá remízu</translation>
    </message>
    <message>
        <source>Board %1: White claims a draw</source>
        <translation>Šachovnice %1: bílý reklamuje remízu</translation>
    </message>
    <message>
        <source>Board %1: Black claims a draw</source>
        <translation>Šachovnice %1: černý reklamuje remízu</translation>
    </message>
    <message>
        <source>Board %1: the claim is correct</source>
        <translation>Šachovnice %1: reklamace je správná</translation>
    </message>
    <message>
        <source>Board %1: the claim is incorrect</source>
        <translation>Šachovnice %1: reklamace je nesprávná</translation>
    </message>
    <message>
        <source>Board %1: the claim is not admissible</source>
        <translation>Šachovnice %1: reklamace je nepřípustná</translation>
    </message>
    <message>
        <source>Board %1: illegal move by White: %2</source>
        <extracomment>%2 a move as it was played.</extracomment>
        <translation>Šachovnice %1: nemožný tah bílého: %2</translation>
    </message>
    <message>
        <source>Board %1: illegal move by Black: %2</source>
        <translation>Šachovnice %1: nemožný tah černého: %2</translation>
    </message>
    <message>
        <source>Board %1: White need not keep score</source>
        <translation>Šachovnice %1: bílý nemusí zapisovat</translation>
    </message>
    <message>
        <source>Board %1: Black need not keep score</source>
        <translation>Šachovnice %1: černý nemusí zapisovat</translation>
    </message>
    <message>
        <source>Board %1: White keeps score again</source>
        <translation>Šachovnice %1: bílý opět zapisuje</translation>
    </message>
    <message>
        <source>Board %1: Black keeps score again</source>
        <translation>Šachovnice %1: černý opět zapisuje</translation>
    </message>
    <message>
        <source>Board %1: White refuses to sign</source>
        <translation>Šachovnice %1: bílý odmítá podepsat</translation>
    </message>
    <message>
        <source>Board %1: Black refuses to sign</source>
        <translation>Šachovnice %1: černý odmítá podepsat</translation>
    </message>
    <message>
        <source>Board %1: White signs %2</source>
        <translation>Šachovnice %1: bílý podepisuje %2</translation>
    </message>
    <message>
        <source>Board %1: Black signs %2</source>
        <translation>Šachovnice %1: černý podepisuje %2</translation>
    </message>
    <message>
        <source>play with visually disabled players on board %1</source>
        <comment>phrase</comment>
        <translation>hra se zrakově postiženými na šachovnici %1</translation>
    </message>
    <message>
        <source>note on play with a visually disabled player on board %1</source>
        <comment>phrase</comment>
        <translation>poznámka ke hře se zrakově postiženým na šachovnici %1</translation>
    </message>
    <message>
        <source>comparison of the players&apos; boards on board %1</source>
        <comment>phrase</comment>
        <translation>porovnání šachovnic hráčů na šachovnici %1</translation>
    </message>
    <message>
        <source>correction of the players&apos; boards on board %1</source>
        <comment>phrase</comment>
        <translation>oprava šachovnic hráčů na šachovnici %1</translation>
    </message>
    <message>
        <source>Board %1: both players are visually disabled</source>
        <translation>Šachovnice %1: oba hráči jsou zrakově postižení</translation>
    </message>
    <message>
        <source>Board %1: no player is visually disabled</source>
        <translation>Šachovnice %1: žádný hráč není zrakově postižený</translation>
    </message>
    <message>
        <source>Board %1: White is visually disabled</source>
        <translation>Šachovnice %1: bílý je zrakově postižený</translation>
    </message>
    <message>
        <source>Board %1: Black is visually disabled</source>
        <translation>Šachovnice %1: černý je zrakově postižený</translation>
    </message>
    <message>
        <source>Board %1, White: %2 (Laws %3)</source>
        <extracomment>%2 what was noted, %3 an article of the Laws.</extracomment>
        <translation>Šachovnice %1, bílý: %2 (Pravidla %3)</translation>
    </message>
    <message>
        <source>Board %1, Black: %2 (Laws %3)</source>
        <translation>Šachovnice %1, černý: %2 (Pravidla %3)</translation>
    </message>
    <message>
        <source>Board %1: the players&apos; boards stand alike</source>
        <translation>Šachovnice %1: šachovnice hráčů se shodují</translation>
    </message>
    <message>
        <source>Board %1: the players&apos; boards stand differently</source>
        <translation>Šachovnice %1: šachovnice hráčů se liší</translation>
    </message>
    <message>
        <source>Board %1: back to where the records agree (Laws %2)</source>
        <translation>Šachovnice %1: zpět tam, kde se zápisy shodují (Pravidla %2)</translation>
    </message>
    <message>
        <source>Board %1: a board is adjusted to the records (Laws %2)</source>
        <translation>Šachovnice %1: šachovnice upravena podle zápisů (Pravidla %2)</translation>
    </message>
    <message>
        <source>note on board %1</source>
        <comment>phrase</comment>
        <translation>poznámka na šachovnici %1</translation>
    </message>
    <message>
        <source>Board %1, note: %2</source>
        <extracomment>%2 what the arbiter noted, as sentences.</extracomment>
        <translation>Šachovnice %1, poznámka: %2</translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) recorded in place of %2</source>
        <extracomment>%1 a board, %2 how many were there before.</extracomment>
        <translation>
            <numerusform>Šachovnice %1: zapsán %n půltah místo %2</numerusform>
            <numerusform>Šachovnice %1: zapsány %n půltahy místo %2</numerusform>
            <numerusform>Šachovnice %1: zapsáno %n půltahů místo %2</numerusform>
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
        <translation>Nasadit kolo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
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
        <source>Pause every clock</source>
        <translation>Zastavit všechny hodiny</translation>
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
        <source>All acts and keys</source>
        <translation>Všechny úkony a klávesy</translation>
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
        <source>Replay of the chosen board</source>
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
        <source>Late (%1)</source>
        <translation>Pozdě (%1)</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Opozdilci</translation>
    </message>
    <message>
        <source>Intervene: the clock of the chosen board</source>
        <translation>Zasáhnout: hodiny vybrané šachovnice</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>Mate possible?</source>
        <translation>Je mat možný?</translation>
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
        <source>Everybody is there, or nobody has said otherwise. Type the number of a board and the letter of the side that is missing, then Enter; the same again when the player comes.</source>
        <translation>Všichni jsou tu, nebo nikdo neřekl opak. Napište číslo šachovnice a písmeno strany, která chybí, pak Enter; totéž znovu, když hráč přijde.</translation>
    </message>
    <message>
        <source>to the list</source>
        <translation>do seznamu</translation>
    </message>
    <message>
        <source>absent or arrived</source>
        <translation>chybí nebo přišel</translation>
    </message>
    <message>
        <source>forfeit, once the time is over</source>
        <translation>kontumace, až doba uplyne</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>přejít na šachovnici v sále</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Zatím není nasazeno žádné kolo</translation>
    </message>
    <message>
        <source>When a round begins, mark here who is missing; the default time is counted down for each board.</source>
        <translation>Když kolo začne, označte zde, kdo chybí; čekací doba se odpočítává pro každou šachovnici.</translation>
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
    <name>AuditPage</name>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sálu</translation>
    </message>
    <message>
        <source>Show again what was put aside</source>
        <translation>Znovu zobrazit odložené</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>přejít na šachovnici v sále</translation>
    </message>
    <message>
        <source>seen: put the finding aside</source>
        <translation>viděno: odložit nález</translation>
    </message>
    <message>
        <source>Nothing to check yet</source>
        <translation>Zatím není co kontrolovat</translation>
    </message>
    <message>
        <source>Once a round is paired, this page points out the board that is set differently, was forgotten or waits for a ruling.</source>
        <translation>Jakmile je kolo nasazeno, tato stránka upozorní na šachovnici, která je nastavená jinak, zapomenutá nebo čeká na rozhodnutí.</translation>
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
        <source>The clock is set to %1, the event plays %2.</source>
        <translation>Hodiny jsou nastavené na %1, turnaj hraje %2.</translation>
    </message>
    <message>
        <source>Its next period begins at zero, the event&apos;s when the moves are made.</source>
        <translation>Další úsek tu začíná na nule, v turnaji po splnění tahů.</translation>
    </message>
    <message>
        <source>Its next period begins when the moves are made, the event&apos;s at zero.</source>
        <translation>Další úsek tu začíná po splnění tahů, v turnaji na nule.</translation>
    </message>
    <message>
        <source>It runs on after a flag has fallen; the event&apos;s clocks stop.</source>
        <translation>Po pádu praporku tu hodiny běží dál; v turnaji se zastaví.</translation>
    </message>
    <message>
        <source>It stops when a flag has fallen; the event&apos;s clocks run on.</source>
        <translation>Po pádu praporku se tu hodiny zastaví; v turnaji běží dál.</translation>
    </message>
    <message>
        <source>It gives extra time for the first move, the event does not.</source>
        <translation>Hodiny přidávají čas na první tah, turnaj ne.</translation>
    </message>
    <message>
        <source>It gives no extra time for the first move, the event does.</source>
        <translation>Hodiny nepřidávají čas na první tah, turnaj ano.</translation>
    </message>
    <message>
        <source>White has completed %1, Black %2.</source>
        <translation>Dokončené tahy: bílý %1, černý %2.</translation>
    </message>
    <message numerus="yes">
        <source>White is %n move(s) too far.</source>
        <translation>
            <numerusform>Bílý je o %n tah napřed.</numerusform>
            <numerusform>Bílý je o %n tahy napřed.</numerusform>
            <numerusform>Bílý je o %n tahů napřed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is %n move(s) too far.</source>
        <translation>
            <numerusform>Černý je o %n tah napřed.</numerusform>
            <numerusform>Černý je o %n tahy napřed.</numerusform>
            <numerusform>Černý je o %n tahů napřed.</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 more than his time and moves give.</source>
        <translation>Hodiny bílého ukazují o %1 více, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 less than his time and moves give.</source>
        <translation>Hodiny bílého ukazují o %1 méně, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 more than his time and moves give.</source>
        <translation>Hodiny černého ukazují o %1 více, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 less than his time and moves give.</source>
        <translation>Hodiny černého ukazují o %1 méně, než dávají jeho čas a tahy.</translation>
    </message>
    <message>
        <source>Both flags are down for %1; White&apos;s fell first.</source>
        <translation>Oba praporky jsou dole (%1); bílému padl dřív.</translation>
    </message>
    <message>
        <source>Both flags are down for %1; Black&apos;s fell first.</source>
        <translation>Oba praporky jsou dole (%1); černému padl dřív.</translation>
    </message>
    <message>
        <source>White&apos;s flag is down for %1 and nobody has ruled on it.</source>
        <translation>Praporek bílého je dole (%1) a nikdo o něm nerozhodl.</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down for %1 and nobody has ruled on it.</source>
        <translation>Praporek černého je dole (%1) a nikdo o něm nerozhodl.</translation>
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
    <message>
        <source>The clock has run %1 less than those of the round usually have.</source>
        <translation>Hodiny běžely méně, než je v kole obvyklé (rozdíl: %1).</translation>
    </message>
    <message>
        <source>The clock has run %1 more than those of the round usually have.</source>
        <translation>Hodiny běžely více, než je v kole obvyklé (rozdíl: %1).</translation>
    </message>
    <message numerus="yes">
        <source>White has pressed %n time(s) while Black&apos;s clock ran.</source>
        <translation>
            <numerusform>Bílý stiskl %nkrát, když běžel čas černého.</numerusform>
            <numerusform>Bílý stiskl %nkrát, když běžel čas černého.</numerusform>
            <numerusform>Bílý stiskl %nkrát, když běžel čas černého.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has pressed %n time(s) while White&apos;s clock ran.</source>
        <translation>
            <numerusform>Černý stiskl %nkrát, když běžel čas bílého.</numerusform>
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
        <source>The flag was noticed %1 ago, and there is no result.</source>
        <translation>Pád praporku je zaznamenán (%1) a výsledek chybí.</translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) came too late to count: the clock had gone on.</source>
        <translation>
            <numerusform>%n stisk přišel pozdě a nepočítal se: hodiny mezitím pokročily.</numerusform>
            <numerusform>%n stisky přišly pozdě a nepočítaly se: hodiny mezitím pokročily.</numerusform>
            <numerusform>%n stisků přišlo pozdě a nepočítalo se: hodiny mezitím pokročily.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go there and rule on the flag.</source>
        <translation>Jděte tam a rozhodněte o praporku.</translation>
    </message>
    <message>
        <source>Rule on the flags; the order in which they fell is on record.</source>
        <translation>Rozhodněte o praporcích; pořadí, v jakém padly, je zaznamenáno.</translation>
    </message>
    <message>
        <source>Stop the clock, install the event&apos;s control and correct both times.</source>
        <translation>Zastavte hodiny, nastavte časovou kontrolu turnaje a opravte oba časy.</translation>
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
        <source>See whether somebody is there; if not, mark the absence.</source>
        <translation>Podívejte se, zda tam někdo je; pokud ne, označte nepřítomnost.</translation>
    </message>
    <message>
        <source>See whether the clock was forgotten or a press was not heard.</source>
        <translation>Zjistěte, zda hráč zapomněl stisknout, nebo se stisk nezachytil.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets and correct the counters.</source>
        <translation>Spočítejte tahy na partiářích a opravte počítadla.</translation>
    </message>
    <message>
        <source>Free the lever when the reason is gone.</source>
        <translation>Až důvod pomine, páčku odemkněte.</translation>
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
        <source>If a flag fell meanwhile, the arbiter may put it up again.</source>
        <translation>Pokud mezitím padl praporek, rozhodčí ho může znovu zvednout.</translation>
    </message>
    <message>
        <source>Look at the lever: it may be worn, or the side is wrong.</source>
        <translation>Podívejte se na páčku: může být opotřebená, nebo je strana špatně.</translation>
    </message>
    <message>
        <source>See whether it was started late or stood still, and correct the times.</source>
        <translation>Zjistěte, zda byly spuštěny pozdě nebo stály, a opravte časy.</translation>
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
        <source>Every clock is set as the event is, and runs since the others do.</source>
        <translation>Všechny hodiny jsou nastavené podle turnaje a běží od stejné chvíle jako ostatní.</translation>
    </message>
    <message>
        <source>Somebody has moved within %1, and made the first move within %2.</source>
        <translation>Všude někdo nedávno táhl (limit %1) a první tah přišel včas (limit %2).</translation>
    </message>
    <message>
        <source>The numbers of moves belong to the side to move, and no press was lost.</source>
        <translation>Počty tahů odpovídají tomu, kdo je na tahu, a žádný stisk se neztratil.</translation>
    </message>
    <message>
        <source>Bases, increments and used time make what each display shows.</source>
        <translation>Základní časy, přídavky a spotřebovaný čas dávají to, co ukazují hodiny.</translation>
    </message>
    <message>
        <source>No clock has been paused by itself for %1, and no lever is locked.</source>
        <translation>Žádné jednotlivé hodiny nestojí dlouho (limit %1) a žádná páčka není zamčená.</translation>
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
        <source>Came %1 after the default time.</source>
        <translation>Přišel %1 po čekací době.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>zbývá %1</translation>
    </message>
    <message>
        <source>The default time has been over for %1.</source>
        <translation>Čekací doba překročena o %1.</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <translation>Pravidla %1, %2</translation>
    </message>
    <message>
        <source>There is no default time: who comes after the start loses (%1).</source>
        <translation>Čekací doba není: kdo přijde po začátku, prohrává (%1).</translation>
    </message>
    <message>
        <source>Who comes more than %1 after the start loses (%2).</source>
        <translation>Kdo přijde po uplynutí čekací doby (%1), prohrává (%2).</translation>
    </message>
    <message>
        <source>The arbiter may decide otherwise.</source>
        <translation>Rozhodčí může rozhodnout jinak.</translation>
    </message>
    <message>
        <source>Only the rules of the competition may say otherwise.</source>
        <translation>Jinak mohou stanovit jen pravidla soutěže.</translation>
    </message>
    <message>
        <source>While nobody is there, White&apos;s clock runs (%1).</source>
        <translation>Dokud nikdo nepřijde, běží čas bílého (%1).</translation>
    </message>
    <message>
        <source>No fallen flag has waited a minute for a ruling, and no ruling long for its result.</source>
        <translation>Žádný padlý praporek nečeká na rozhodnutí déle než minutu a žádné rozhodnutí dlouho na výsledek.</translation>
    </message>
    <message>
        <source>White&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</source>
        <translation>Čas úseku bílého vypršel před tahem %1; hodiny teď počítají %2 tahů.</translation>
    </message>
    <message>
        <source>Black&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</source>
        <translation>Čas úseku černého vypršel před tahem %1; hodiny teď počítají %2 tahů.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets: correct the counter, or rule on the flag.</source>
        <translation>Spočítejte tahy na partiářích: opravte počítadlo, nebo rozhodněte o praporku.</translation>
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
        <source>Each player has a board of his own</source>
        <translation>Každý hráč má vlastní šachovnici</translation>
    </message>
    <message>
        <source>Adapted to local circumstances</source>
        <translation>Přizpůsobeno místním podmínkám</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Určit</translation>
    </message>
</context>
<context>
    <name>BlindNews</name>
    <message>
        <source>Say it</source>
        <translation>Říci</translation>
    </message>
    <message>
        <source>Put the boards right</source>
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
        <extracomment>%1 a name, %2 what he may do.</extracomment>
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
        <source>The records agree: White adjusts his board to them.</source>
        <translation>Zápisy se shodují: bílý si podle nich upraví šachovnici.</translation>
    </message>
    <message>
        <source>The records agree: Black adjusts his board to them.</source>
        <translation>Zápisy se shodují: černý si podle nich upraví šachovnici.</translation>
    </message>
    <message>
        <source>moves and times told on request</source>
        <translation>počet tahů a časy sdělené na požádání</translation>
    </message>
    <message>
        <source>moves and times told without request</source>
        <translation>počet tahů a časy sdělené bez požádání</translation>
    </message>
    <message>
        <source>pressed too early: the move was not announced</source>
        <translation>stiskl hodiny příliš brzy: tah nebyl ohlášen</translation>
    </message>
    <message>
        <source>pressed too early: the promotion piece was not named</source>
        <translation>stiskl hodiny příliš brzy: nejmenoval figuru proměny</translation>
    </message>
    <message>
        <source>pressed too early: the captured man was not removed</source>
        <translation>stiskl hodiny příliš brzy: braný kámen nebyl odstraněn</translation>
    </message>
    <message>
        <source>pressed too early: no man was in another aperture</source>
        <translation>stiskl hodiny příliš brzy: kámen nebyl zasunut do jiného otvoru</translation>
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
        <source>tells moves and times on request</source>
        <translation>na požádání sděluje tahy a časy</translation>
    </message>
    <message>
        <source>claims on time, tells of touched men</source>
        <translation>reklamuje čas, hlásí dotčené kameny</translation>
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
        <source>The assistant&apos;s claim on time counts as the player&apos;s.</source>
        <translation>Reklamace času asistentem platí jako hráčova.</translation>
    </message>
    <message>
        <source>Two boards; on the special one a man is touched once it has left its aperture.</source>
        <translation>Dvě šachovnice; na speciální je kámen dotčen, jakmile opustil svůj otvor.</translation>
    </message>
    <message>
        <source>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). Without an assistant of his own the opponent may have one for the first two duties (%4).</source>
        <extracomment>%1 to %4 articles of the Laws.</extracomment>
        <translation>Každý z hráčů může žádat dvě šachovnice a pravidla můžete přizpůsobit (Pravidla %1). Zápis v Braillově písmu, běžném písmu nebo na záznamovém zařízení (%2); speciální hodiny (%3). Nemá-li postižený hráč asistenta, může ho mít soupeř pro první dvě povinnosti (%4).</translation>
    </message>
    <message>
        <source>%1 Against a hearing-impaired player an assistant is compulsory.</source>
        <translation>%1 Proti sluchově postiženému hráči je asistent povinný.</translation>
    </message>
    <message>
        <source>The boards differ. Enter what both players wrote; the records decide.</source>
        <translation>Šachovnice se liší. Zadejte, co zapsali oba hráči; rozhodnou zápisy.</translation>
    </message>
    <message numerus="yes">
        <source>The records differ: back to where they agree, after %n half-move(s); set the clocks then. No bonus, nothing is counted.</source>
        <translation>
            <numerusform>Zápisy se liší: zpět tam, kde se shodují, po %n půltahu; potom nastavte hodiny. Bez přídavku, nic se nepočítá.</numerusform>
            <numerusform>Zápisy se liší: zpět tam, kde se shodují, po %n půltazích; potom nastavte hodiny. Bez přídavku, nic se nepočítá.</numerusform>
            <numerusform>Zápisy se liší: zpět tam, kde se shodují, po %n půltazích; potom nastavte hodiny. Bez přídavku, nic se nepočítá.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has pressed and his move is not on record: was it announced?</source>
        <translation>Bílý stiskl hodiny a jeho tah není v zápisu: oznámil ho?</translation>
    </message>
    <message>
        <source>Black has pressed and his move is not on record: was it announced?</source>
        <translation>Černý stiskl hodiny a jeho tah není v zápisu: oznámil ho?</translation>
    </message>
    <message>
        <source>no duty yet</source>
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
        <source>White&apos;s time after the act</source>
        <translation>Čas bílého po úkonu</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Black&apos;s time after the act</source>
        <translation>Čas černého po úkonu</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Přemýšlel</translation>
    </message>
    <message>
        <source>How long the clock of the player ran for this move</source>
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
        <source>Default time over</source>
        <translation>Čekací doba uplynula</translation>
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
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Board %1: %2 against %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Šachovnice %1: %2 proti %3. %4.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>%1 describes a board, %2 is a note about it: &quot;Lever locked&quot;.</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>A player is absent</source>
        <translation>Některý hráč chybí</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>king %1</source>
        <comment>men</comment>
        <extracomment>A man, then all squares where such men stand: &quot;rook a1, h1&quot;.</extracomment>
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
        <source>Not yet on the disk</source>
        <translation>Ještě není na disku</translation>
    </message>
</context>
<context>
    <name>BracketDrawing</name>
    <message>
        <source>Brackets of the round</source>
        <translation>Skupiny nasazení kola</translation>
    </message>
</context>
<context>
    <name>BracketPicture</name>
    <message>
        <source>has the bye</source>
        <translation>má volno</translation>
    </message>
    <message>
        <source>floats down</source>
        <translation>klesá</translation>
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
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Make a new event, go on with one, or take players and rounds from FIDE&apos;s report file. An event is one file; every act is written into it before it is shown, so nothing is lost when the computer stops.</source>
        <translation>Vytvořte nový turnaj, pokračujte v rozehraném nebo převezměte hráče a kola ze souboru TRF. Turnaj je jeden soubor; každý úkon se do něj zapíše dřív, než se ukáže, takže se nic neztratí, ani když počítač vypadne.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Say what the event is called, how long a game lasts and who plays whom. Write the rate of play as 90+30 or 3+2; the line below says in words what it means. The system, the rounds, the rate of play and the edition are fixed when the first round is paired.</source>
        <translation>Uveďte, jak se turnaj jmenuje, jak dlouho trvá partie a kdo hraje s kým. Tempo hry pište jako 90+30 nebo 3+2; řádek pod ním řekne slovy, co to znamená. Systém, počet kol, tempo hry a vydání pravidel jsou pevné od nasazení prvního kola.</translation>
    </message>
    <message>
        <source>create the event, or save the changes</source>
        <translation>vytvořit turnaj nebo uložit změny</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>odejít bez uložení</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>The remarks say where the file is wrong and how the program read what was unclear. Choose whether to take the players only or the finished rounds as well, look over the event, then create it.</source>
        <translation>Poznámky říkají, kde je v souboru chyba a jak program četl to, co nebylo jasné. Vyberte, zda převzít jen hráče, nebo i odehraná kola, prohlédněte si údaje o turnaji a pak ho vytvořte.</translation>
    </message>
    <message>
        <source>create the event</source>
        <translation>vytvořit turnaj</translation>
    </message>
    <message>
        <source>leave; nothing is kept</source>
        <translation>odejít; nic se neuloží</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Enter one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. Who leaves the event is withdrawn, not removed: the games played stay.</source>
        <translation>Zapisujte hráče jednoho po druhém: Enter uloží a uvolní formulář pro dalšího. Psaním prvních písmen jména hráče v seznamu najdete. Kdo z turnaje odchází, odstoupí, neodstraňuje se: odehrané partie zůstávají.</translation>
    </message>
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
        <source>remove</source>
        <translation>odstranit</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>hledat podle jména</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sál</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>přejít na šachovnici</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>enter the result of the chosen board</source>
        <translation>zapsat výsledek vybrané šachovnice</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>velké hodiny</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>šachovnice bez výsledku</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>další filtr</translation>
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
        <source>back to the hall; twice while the clock runs</source>
        <translation>zpět do sálu; když hodiny běží, dvakrát</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor goes on to the next board without one. The keys stand below the list.</source>
        <translation>Velký řádek je šachovnice, jejíž výsledek zapisujete. Pište výsledek jako na lístku; kurzor přejde na další šachovnici bez výsledku. Klávesy jsou pod seznamem.</translation>
    </message>
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
        <source>next missing result</source>
        <translation>další chybějící výsledek</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>najít šachovnici podle čísla nebo jména</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>jiné kolo</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Ranks by points, then by the tie-breaks of the event in their order. Below the table stands what each tie-break means. Ranks are provisional while games are open.</source>
        <translation>Pořadí podle bodů, pak podle pomocných hodnocení turnaje v jejich pořadí. Pod tabulkou je, co které znamená. Dokud se partie hrají, je pořadí předběžné.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Every act with its time. Undo does not wipe an act out: it stays on record, struck through.</source>
        <translation>Každý úkon se svým časem. Krok zpět úkon nesmaže: zůstane v záznamu přeškrtnutý.</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zpět</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>znovu</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Obnova</translation>
    </message>
    <message>
        <source>decide for the chosen board</source>
        <translation>rozhodnout pro vybranou šachovnici</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>rozhodnout pro všechny šachovnice</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Jazyk, vzhled, velikost písma, desetiny sekundy a zvuk pro tento počítač. Turnaje se netýkají.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock runs, a frame around the time says that it is short, a flag says that it is over. The first press on a tile chooses the board; then a press on the running side presses its clock.</source>
        <translation>Každé políčko je šachovnice. Vyplněný pruh se šipkou ukazuje, čí hodiny běží, rámeček kolem času říká, že je ho málo, praporek, že vypršel. První kliknutí na políčko vybere šachovnici; další na běžící stranu stiskne její hodiny.</translation>
    </message>
    <message>
        <source>press the left side</source>
        <translation>stisknout levou stranu</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>stisknout pravou stranu</translation>
    </message>
    <message>
        <source>intervene: act on the clock, rule on a flag</source>
        <translation>zasáhnout: úkon s hodinami, rozhodnutí o praporku</translation>
    </message>
    <message>
        <source>replay of the chosen board</source>
        <translation>průběh na vybrané šachovnici</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>Zásahy</translation>
    </message>
    <message>
        <source>open the panel; in it: back to the wall</source>
        <translation>otevřít panel; v něm: zpět ke stěně</translation>
    </message>
    <message>
        <source>the act with this number</source>
        <translation>úkon s tímto číslem</translation>
    </message>
    <message>
        <source>more acts</source>
        <translation>další úkony</translation>
    </message>
    <message>
        <source>choose an act and do it</source>
        <translation>vybrat úkon a provést ho</translation>
    </message>
    <message>
        <source>the opponent can, or cannot, checkmate</source>
        <translation>soupeř může, nebo nemůže dát mat</translation>
    </message>
    <message>
        <source>pause and resume all, or the boards you picked</source>
        <translation>zastavit a znovu spustit všechny, nebo vybrané šachovnice</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>zavřít panel</translation>
    </message>
    <message>
        <source>say both times and the number of the move</source>
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
        <source>Hall check</source>
        <translation>Kontrola sálu</translation>
    </message>
    <message>
        <source>The program looks over the hall every few seconds and points out the board that is set differently, was not started, seems forgotten, waits for a ruling or whose time does not add up. It says what it rests on; what to do is yours to decide. A finding you have seen can be put aside.</source>
        <translation>Program každých několik sekund projde sál a upozorní na šachovnici, která je nastavená jinak, není spuštěná, zdá se zapomenutá, čeká na rozhodnutí nebo jejíž čas nesouhlasí. Řekne, o co se opírá; co udělat, rozhodnete vy. Nález, který jste viděli, lze odložit.</translation>
    </message>
    <message>
        <source>hall check</source>
        <translation>kontrola sálu</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>přejít na šachovnici v sále</translation>
    </message>
    <message>
        <source>put the finding aside</source>
        <translation>odložit nález</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Opozdilci</translation>
    </message>
    <message>
        <source>Mark who is missing by the number of the board and the letter of the side, and again when the player comes. The default time of the event is counted down from the start of the round, board by board; exactly the default time is in time. When it is over, F gives the forfeit; the program never gives it by itself. Boards where White has not moved a minute after the start are listed as well.</source>
        <translation>Číslem šachovnice a písmenem strany označte, kdo chybí, a totéž znovu, když hráč přijde. Čekací doba turnaje se odpočítává od začátku kola pro každou šachovnici; kdo přijde přesně s jejím koncem, přišel včas. Když uplyne, F zapíše kontumaci; program ji sám nikdy nedá. V seznamu jsou i šachovnice, kde bílý minutu po začátku ještě netáhl.</translation>
    </message>
    <message>
        <source>late players</source>
        <translation>opozdilci</translation>
    </message>
    <message>
        <source>forfeit the chosen board</source>
        <translation>kontumovat vybranou šachovnici</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from act to act, or press on the graph of both times. While the game runs the page follows it until you look back. What was taken back later is shown as it stood until then, and while the program was not running nobody watched: it says so. The sheet is the whole record as plain text, with what each player used, was credited and was corrected.</source>
        <translation>Co ukazovaly hodiny na šachovnici ve 14:32? Vyberte v sále šachovnici a stiskněte H, napište čas a stiskněte Enter. Nebo choďte od úkonu k úkonu, nebo klikněte do grafu obou časů. Dokud se partie hraje, stránka ji sleduje, než se podíváte zpět. Co bylo později vzato zpět, se ukazuje tak, jak do té chvíle platilo; a když program neběžel, nikdo se nedíval: stránka to řekne. Výpis je celý záznam jako prostý text s tím, co který hráč spotřeboval, co mu bylo přidáno a opraveno.</translation>
    </message>
    <message>
        <source>type a time of day: 14:32 or 14:32:05</source>
        <translation>napsat denní čas: 14:32 nebo 14:32:05</translation>
    </message>
    <message>
        <source>previous and next act</source>
        <translation>předchozí a další úkon</translation>
    </message>
    <message>
        <source>PgUp  PgDn</source>
        <translation>PgUp  PgDn</translation>
    </message>
    <message>
        <source>a minute back or forward</source>
        <translation>o minutu zpět nebo vpřed</translation>
    </message>
    <message>
        <source>Home  End</source>
        <translation>Home  End</translation>
    </message>
    <message>
        <source>the start, and now</source>
        <translation>začátek a současnost</translation>
    </message>
    <message>
        <source>graph over the time or over the moves</source>
        <translation>graf podle času nebo podle tahů</translation>
    </message>
    <message>
        <source>copy or save the sheet</source>
        <translation>kopírovat nebo uložit výpis</translation>
    </message>
    <message>
        <source>back to where one came from</source>
        <translation>zpět tam, odkud jste přišli</translation>
    </message>
    <message>
        <source>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, charge the player to move with the whole gap, or type both times. Undo takes a decision back until the clock is used. When the computer has slept, the clocks were paused as it woke and nobody was charged; resume them together.</source>
        <translation>Když program vypadne, zatímco běží hodiny, po návratu stojí. Pro každou šachovnici vyberte poslední známou hodnotu, poslední stisk, započítejte celý výpadek hráči na tahu, nebo napište oba časy. Zpět vezme rozhodnutí zpět, dokud se hodiny nepoužijí. Když počítač spal, hodiny se při probuzení zastavily a nikomu se nic nezapočítalo; spusťte je společně.</translation>
    </message>
    <message>
        <source>type both times</source>
        <translation>napsat oba časy</translation>
    </message>
    <message>
        <source>resume what the sleep paused</source>
        <translation>znovu spustit, co zastavil spánek</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>opustit formulář</translation>
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
        <source>start the round; then pause and resume all; where boards are picked, these alone</source>
        <translation>spustit kolo; potom zastavit a znovu spustit všechny; jsou-li šachovnice vybrané, jen tyto</translation>
    </message>
    <message>
        <source>start or pause the chosen board, or the picked ones</source>
        <translation>spustit nebo zastavit zvolenou šachovnici nebo vybrané</translation>
    </message>
    <message>
        <source>pick the chosen board, or let it go</source>
        <translation>vybrat zvolenou šachovnici nebo ji pustit</translation>
    </message>
    <message>
        <source>pick all boards on the way</source>
        <translation>vybrat všechny šachovnice po cestě</translation>
    </message>
    <message>
        <source>pick every board that is shown</source>
        <translation>vybrat všechny zobrazené šachovnice</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+kliknutí</translation>
    </message>
    <message>
        <source>pick with the mouse; Shift+click picks all up to there</source>
        <translation>vybrat myší; Shift+kliknutí vybere všechny až tam</translation>
    </message>
    <message>
        <source>close the panel, let the picked boards go, close the notice</source>
        <translation>zavřít panel, pustit vybrané šachovnice, zavřít oznámení</translation>
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
        <source>replay of the board, at that act</source>
        <translation>průběh na šachovnici při tomto úkonu</translation>
    </message>
    <message>
        <source>prohibited pairs of a Swiss</source>
        <translation>zakázané dvojice švýcarského systému</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Nasazení</translation>
    </message>
    <message>
        <source>The next round of a Swiss. First say who plays: letters give a bye for this round. Pair, then look: under each name stand points, colours of the games played and the floats of the last two rounds. Pick two seats and ask why these do not meet; or look at the brackets, where an arrow leads from who floats down to the pair below.

The arbiter may change the pairing by hand: open the changes, exchange seats, turn colours, move the bye, then end and check. What a change breaks is asked at once; the check names the first criterion in which the round is worse. Publishing writes the round into the event; until then nothing has happened. Undo takes a published round back while no game of it has begun.</source>
        <translation>Další kolo švýcarského systému. Nejprve určete, kdo hraje: písmena dávají volno na toto kolo. Nasaďte a podívejte se: pod jménem jsou body, barvy odehraných partií a přesuny posledních dvou kol. Vyberte dvě místa a zeptejte se, proč se tito neutkají; nebo si prohlédněte skupiny, kde šipka vede od klesajícího hráče k dvojici níže.

Rozhodčí smí nasazení změnit ručně: otevře změny, vymění místa nebo barvy, přesune volno, pak ukončí a zkontroluje. Co změna porušuje, na to se program hned zeptá; kontrola řekne první kritérium, ve kterém je kolo horší. Zveřejněním se kolo zapíše do turnaje; do té doby se nic nestalo. Zpět vezme zveřejněné kolo, dokud nezačala žádná jeho partie.</translation>
    </message>
    <message>
        <source>pair by the rules, or again</source>
        <translation>nasadit podle pravidel, nebo znovu</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>zveřejnit</translation>
    </message>
    <message>
        <source>from the boards to who plays, and back</source>
        <translation>od šachovnic k hráčům a zpět</translation>
    </message>
    <message>
        <source>the player plays</source>
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
        <source>pick the seat, or let it go</source>
        <translation>vybrat místo, nebo je pustit</translation>
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
        <source>begin changes by hand; end and check them</source>
        <translation>začít ruční změny; ukončit a zkontrolovat</translation>
    </message>
    <message>
        <source>exchange the picked seats; the bye is one</source>
        <translation>vyměnit vybraná místa; volno je také místo</translation>
    </message>
    <message>
        <source>let the two picked meet</source>
        <translation>nechat vybrané se utkat</translation>
    </message>
    <message>
        <source>turn the colours of the board</source>
        <translation>vyměnit barvy na šachovnici</translation>
    </message>
    <message>
        <source>take the last change back</source>
        <translation>vzít zpět poslední změnu</translation>
    </message>
    <message>
        <source>back to the pairing by the rules</source>
        <translation>zpět k nasazení podle pravidel</translation>
    </message>
    <message>
        <source>let the picked go, close the brackets, leave</source>
        <translation>zrušit výběr, zavřít skupiny, odejít</translation>
    </message>
    <message>
        <source>game record of the chosen board</source>
        <translation>zápis partie vybrané šachovnice</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves in the letters of your language, one or many, or make them on the board; what is typed while an earlier position is shown takes the place of the move made there. A player&apos;s sheet takes whatever he wrote; a move that does not agree with the record, or is missing, is marked. (=) is the sign of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and stay beside its moves. A claim stops the clocks and is examined at once: the program shows where the position has stood, and what your edition of the Laws says; the word is yours. When a move ends the game the clock stops, and one key enters the result with its article.</source>
        <translation>Partie jedné šachovnice: zápis rozhodčího vedle toho, co zapsali hráči. Tahy pište s písmeny figur svého jazyka, po jednom nebo více najednou, nebo je proveďte na šachovnici; co napíšete, když je zobrazena dřívější pozice, nahradí tah, který z ní následoval. Partiář hráče přijme vše, co hráč zapsal; tah, který nesouhlasí se zápisem nebo chybí, se označí. (=) je značka nabídky remízy.

Nabídky, reklamace, nemožné tahy a podpisy patří k partii a zůstávají u jejích tahů. Reklamace zastaví hodiny a hned se přezkoumá: program ukáže, kde se pozice vyskytla a co říká vaše vydání Pravidel; rozhodnutí je na vás. Když tah partii ukončí, hodiny se zastaví a jedna klávesa zapíše výsledek i s článkem.</translation>
    </message>
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
        <source>write what is typed</source>
        <translation>zapsat napsané</translation>
    </message>
    <message>
        <source>the arbiter&apos;s record, White&apos;s sheet, Black&apos;s sheet</source>
        <translation>zápis rozhodčího, partiář bílého, partiář černého</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>nabídka remízy</translation>
    </message>
    <message>
        <source>claim of a draw</source>
        <translation>reklamace remízy</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný tah</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>podpisy</translation>
    </message>
    <message>
        <source>who need not keep score</source>
        <translation>kdo nemusí zapisovat</translation>
    </message>
    <message>
        <source>time beside the move</source>
        <translation>čas u tahu</translation>
    </message>
    <message>
        <source>moves that nobody knows</source>
        <translation>neznámé tahy</translation>
    </message>
    <message>
        <source>take out what follows the shown position</source>
        <translation>vypustit, co následuje po zobrazené pozici</translation>
    </message>
    <message>
        <source>starting position, Chess960</source>
        <translation>výchozí pozice, Fischerovy šachy</translation>
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
        <source>copy the game as PGN</source>
        <translation>kopírovat partii jako PGN</translation>
    </message>
    <message>
        <source>save the scoresheet as pages to print (PDF)</source>
        <translation>uložit partiář jako stránky k tisku (PDF)</translation>
    </message>
    <message>
        <source>save the games of the round as PGN</source>
        <translation>uložit partie kola jako PGN</translation>
    </message>
    <message>
        <source>Ctrl+PgUp  Ctrl+PgDn</source>
        <translation>Ctrl+PgUp  Ctrl+PgDn</translation>
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
        <source>can this position still be won? The page of mating chances</source>
        <translation>lze tuto pozici ještě vyhrát? Stránka o možnosti matu</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Může tento hráč ještě dostat mat?</translation>
    </message>
    <message>
        <source>set up a position; then: done</source>
        <translation>postavit pozici; potom: hotovo</translation>
    </message>
    <message>
        <source>previous and next move of the line; while setting up, squares with ↑ ↓</source>
        <translation>předchozí a další tah; při stavění s ↑ ↓ pole</translation>
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
        <source>while setting up: who is to move</source>
        <translation>při stavění: kdo je na tahu</translation>
    </message>
    <message>
        <source>while setting up: a black man; with Shift a white one</source>
        <translation>při stavění: černý kámen; se Shiftem bílý</translation>
    </message>
    <message>
        <source>while setting up: remove the man</source>
        <translation>při stavění: odebrat kámen</translation>
    </message>
    <message>
        <source>while setting up: put or pick up a man</source>
        <translation>při stavění: položit nebo zvednout kámen</translation>
    </message>
    <message>
        <source>scroll the answer</source>
        <translation>posouvat odpověď</translation>
    </message>
    <message>
        <source>take back the move you tried</source>
        <translation>vzít zpět zkoušený tah</translation>
    </message>
    <message>
        <source>take the position from a line of FEN in the clipboard</source>
        <translation>převzít pozici z řádku FEN ve schránce</translation>
    </message>
    <message>
        <source>blind and visually disabled players: who, assistant, boards</source>
        <translation>nevidomí a zrakově postižení: kdo, asistent, šachovnice</translation>
    </message>
    <message>
        <source>with them: say the move; a note; boards that differ; put them right</source>
        <translation>u nich: říci tah; poznámka; šachovnice se liší; opravit je</translation>
    </message>
    <message>
        <source>complete the move as the first proposal says</source>
        <translation>doplnit tah podle prvního návrhu</translation>
    </message>
    <message>
        <source>take the shown sheet over into the record</source>
        <translation>převzít zobrazený partiář do zápisu</translation>
    </message>
    <message>
        <source>the offer is accepted, declined, or declined by touching a man</source>
        <translation>nabídka je přijata, odmítnuta nebo odmítnuta dotykem kamene</translation>
    </message>
    <message>
        <source>What you do to clocks: penalties, wrong presses, times, counters, the control, a new clock. I opens the panel for the chosen board, and a digit acts at once: two keys are a penalty. Each line says what it will do and by which article; the times after it stand beside the clock while the cursor is on it. For the boards you picked, or for the hall, the same digits act on all of them at one instant. Clocks that run go on running. What you change can be undone, and stays in the history with its reason; clocks that were stopped or started are simply started or stopped again.

When a flag is down, or a player has made the illegal move that loses, the panel begins with the facts and what the Laws of your event say. A telephone that sounds or a device a player has on him is ruled on in the same way: the two last acts of the third page ask for it (I, 0, 0, then 8 for White&apos;s or 9 for Black&apos;s). By the Laws of 2009 the opponent scores half a point if he cannot checkmate; where the record is as long as the game it answers that question. You add what only you know: who called the flag, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise; the note says why.</source>
        <translation>Co děláte s hodinami: tresty, chybné stisky, časy, počítadla, časová kontrola, nové hodiny. I otevře panel pro vybranou šachovnici a číslice jedná hned: trest jsou dvě klávesy. Každý řádek říká, co udělá a podle kterého článku; když je na něm kurzor, vedle hodin stojí časy po úkonu. Pro vybrané šachovnice nebo pro celý sál působí stejné číslice na všechny v jednom okamžiku. Hodiny, které běží, běží dál. Co změníte, lze vzít zpět a zůstává v historii i s důvodem; zastavené nebo spuštěné hodiny prostě znovu spustíte nebo zastavíte.

Když padl praporek nebo hráč udělal nemožný tah, kterým prohrává, panel začíná fakty a tím, co říkají Pravidla vašeho turnaje. Stejně se rozhoduje o telefonu, který zazvonil, nebo o zařízení, které má hráč u sebe: ptají se na něj dva poslední úkony třetí strany (I, 0, 0, pak 8 pro bílého nebo 9 pro černého). Podle Pravidel 2009 získá soupeř půl bodu, pokud nemůže dát mat; kde je zápis stejně dlouhý jako partie, odpoví na to on. Vy doplníte, co víte jen vy: kdo pád praporku ohlásil, zda byly tahy splněny, zda soupeř ještě může dát mat. Jedna klávesa zapíše výsledek i s článkem. Vždy můžete rozhodnout jinak; poznámka řekne proč.</translation>
    </message>
    <message>
        <source>a telephone or device of White&apos;s, of Black&apos;s</source>
        <translation>telefon nebo zařízení bílého, černého</translation>
    </message>
    <message>
        <source>A fallen flag loses unless the opponent cannot checkmate by any series of legal moves, however badly both play; the same question decides about dead positions, the illegal move that loses and more, by the edition of the event. Set up the position with E: choose a man and click, drag, or go to a square and type the letter. Or paste a line of FEN. The answer for both players comes at once; where a player can mate, the moves are there to be gone through, and within a second a shorter line may take their place; where not, the reason to be told. An answer that is not known after two million positions is called not decided, and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position taken over from a game (Alt+M in its record) says where it stood, and N puts the verdict into that game&apos;s record as a note; undo takes it out again.</source>
        <translation>Pád praporku prohrává, ledaže soupeř nemůže dát mat žádným sledem možných tahů, ať oba hrají jakkoli špatně; tatáž otázka rozhoduje o mrtvých pozicích, o nemožném tahu, kterým se prohrává, a o dalším, podle vydání turnaje. Pozici postavte klávesou E: vyberte kámen a klikněte, táhněte, nebo přejděte na pole a napište písmeno. Nebo vložte řádek FEN. Odpověď pro oba hráče přijde hned; kde hráč mat dát může, lze projít tahy a do vteřiny je může nahradit kratší postup; kde ne, je tu důvod, který řeknete. Odpověď neznámá po dvou milionech pozic se nazývá nerozhodnutá a rozhodne rozhodčí. Na šachovnici můžete zkoušet i tahy; odpověď pak platí pro novou pozici. Pozice převzatá z partie (Alt+M v jejím zápisu) říká, kde stála, a N zapíše verdikt do zápisu té partie jako poznámku; krok zpět ji zase vyjme.</translation>
    </message>
    <message>
        <source>note the verdict in the game&apos;s record</source>
        <translation>poznamenat verdikt do zápisu partie</translation>
    </message>
    <message>
        <source>let go, bring back the position before the setting up, cancel the search, leave</source>
        <translation>pustit, vrátit pozici před postavením, zrušit hledání, odejít</translation>
    </message>
    <message>
        <source>the claim is correct, incorrect, not admissible</source>
        <translation>nárok je správný, nesprávný, nepřípustný</translation>
    </message>
    <message>
        <source>note beside the game</source>
        <translation>poznámka k partii</translation>
    </message>
    <message>
        <source>set up a position by a line of FEN</source>
        <translation>postavit pozici řádkem FEN</translation>
    </message>
    <message>
        <source>copy the analysis as text, or save it as PDF pages to print</source>
        <translation>zkopírovat rozbor jako text nebo ho uložit jako stránky PDF k tisku</translation>
    </message>
    <message>
        <source>enter the result the board gives, or that both have signed</source>
        <translation>zapsat výsledek podle šachovnice, nebo ten, který oba podepsali</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Correct: draw</source>
        <translation>Správná: remíza</translation>
    </message>
    <message>
        <source>Incorrect: time for the opponent</source>
        <translation>Nesprávná: čas soupeři</translation>
    </message>
    <message>
        <source>Not admissible</source>
        <translation>Nepřípustná</translation>
    </message>
    <message>
        <source>The opponent accepts the draw</source>
        <translation>Soupeř přijímá remízu</translation>
    </message>
    <message>
        <source>Checked on the scoresheets, or played over again (a screen alone proves nothing: Laws %1)</source>
        <translation>Ověřeno podle partiářů nebo opětovným přehráním tahů (samotná obrazovka nic nedokazuje: Pravidla %1)</translation>
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
        <translation>Skončena</translation>
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
        <source>The digits are only %1 mm high. To be read from three metres they need 18 mm.</source>
        <translation>Číslice jsou vysoké jen %1 mm. Aby se četly ze tří metrů, potřebují 18 mm.</translation>
    </message>
    <message>
        <source>The bar that shows whose clock runs is only %1 mm wide. To be seen from ten metres it needs 50 mm.</source>
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
        <source>A delay before the time runs</source>
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
        <source>Counts presses of the clock. The arbiter sees it in the hall in any case.</source>
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
        <source>The clock goes on. Press Esc once more to leave it.</source>
        <translation>Hodiny běží dál. Chcete-li odejít, stiskněte Esc ještě jednou.</translation>
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
        <source>Say the times</source>
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
        <source>Leave, the clock goes on</source>
        <translation>Odejít, hodiny běží dál</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Zpět do sálu</translation>
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
        <source>%1 taken from White&apos;s time</source>
        <translation>bílému odebráno: %1</translation>
    </message>
    <message>
        <source>%1 added to Black&apos;s time</source>
        <translation>černému přidáno: %1</translation>
    </message>
    <message>
        <source>%1 taken from Black&apos;s time</source>
        <translation>černému odebráno: %1</translation>
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
        <source>move handed to White</source>
        <translation>tah předán bílému</translation>
    </message>
    <message>
        <source>move handed to Black</source>
        <translation>tah předán černému</translation>
    </message>
    <message>
        <source>last press taken back</source>
        <translation>poslední stisk vzat zpět</translation>
    </message>
    <message>
        <source>times exchanged</source>
        <translation>časy vyměněny</translation>
    </message>
    <message>
        <source>White&apos;s Canadian time reloaded</source>
        <translation>kanadský čas bílého obnoven</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian time reloaded</source>
        <translation>kanadský čas černého obnoven</translation>
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
        <source>a move of White&apos;s counted without a press</source>
        <translation>tah bílého započítán bez stisku</translation>
    </message>
    <message>
        <source>a move of Black&apos;s counted without a press</source>
        <translation>tah černého započítán bez stisku</translation>
    </message>
    <message>
        <source>control changed to %1</source>
        <translation>časová kontrola změněna na %1</translation>
    </message>
    <message>
        <source>White&apos;s flag put up again with %1</source>
        <translation>praporek bílého znovu zvednut s časem %1</translation>
    </message>
    <message>
        <source>Black&apos;s flag put up again with %1</source>
        <translation>praporek černého znovu zvednut s časem %1</translation>
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
        <source>clock set as before the game</source>
        <translation>hodiny nastaveny jako před partií</translation>
    </message>
    <message>
        <source>changed back: %1</source>
        <extracomment>%1 old and new values of a clock: &quot;White 1:51 → 0:51&quot;.</extracomment>
        <translation>změněno zpět: %1</translation>
    </message>
    <message>
        <source>White&apos;s flag dropped</source>
        <translation>bílému padl praporek</translation>
    </message>
    <message>
        <source>Black&apos;s flag dropped</source>
        <translation>černému padl praporek</translation>
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
        <source>clock turned to White by itself</source>
        <translation>hodiny se samy přepnuly na bílého</translation>
    </message>
    <message>
        <source>clock turned to Black by itself</source>
        <translation>hodiny se samy přepnuly na černého</translation>
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
        <translation>%1 tahy %2</translation>
    </message>
    <message>
        <source>%1 period %2</source>
        <comment>change</comment>
        <translation>%1 úsek %2</translation>
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
        <source>handling of the clock</source>
        <translation>zacházení s hodinami</translation>
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
        <source>The clock was started already.</source>
        <translation>Hodiny už byly spuštěny.</translation>
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
        <source>This clock turns by itself.</source>
        <translation>Tyto hodiny se přepínají samy.</translation>
    </message>
    <message>
        <source>The flag is down. Put it up again first.</source>
        <translation>Praporek je dole. Nejdřív ho znovu zvedněte.</translation>
    </message>
    <message>
        <source>That would take all the time the player has.</source>
        <translation>To by vzalo všechen čas, který hráč má.</translation>
    </message>
    <message>
        <source>There is no press to take back.</source>
        <translation>Není stisk, který by šlo vzít zpět.</translation>
    </message>
    <message>
        <source>The player is not in Canadian overtime.</source>
        <translation>Hráč není v kanadském čase.</translation>
    </message>
    <message>
        <source>That value is out of range.</source>
        <translation>Tato hodnota je mimo rozsah.</translation>
    </message>
    <message>
        <source>The lever is locked.</source>
        <translation>Páčka je zamčená.</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>Žádný praporek není dole.</translation>
    </message>
    <message>
        <source>The clock has been changed since; this can no longer be changed back.</source>
        <translation>Hodiny se od té doby změnily; už to nelze změnit zpět.</translation>
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
        <translation>%1 úseky byo-yomi %2</translation>
    </message>
    <message>
        <source>%1 moves due %2</source>
        <comment>change</comment>
        <translation>%1 zbývající tahy %2</translation>
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
        <source>changed back</source>
        <translation>vráceno zpět</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Co chcete udělat?</translation>
    </message>
    <message>
        <source>Nothing of that name. Try another word.</source>
        <translation>Nic takového tu není. Zkuste jiné slovo.</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>Time control</source>
        <translation>Časová kontrola</translation>
    </message>
    <message>
        <source>Take this control</source>
        <translation>Převzít tuto kontrolu</translation>
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
        <source>Rate of play</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Presets and periods…</source>
        <translation>Předvolby a úseky…</translation>
    </message>
    <message>
        <source>Rate of play of the event</source>
        <translation>Tempo hry turnaje</translation>
    </message>
</context>
<context>
    <name>ControlLine</name>
    <message>
        <source>Control, as you would write it</source>
        <translation>Časová kontrola, jak byste ji napsali</translation>
    </message>
    <message>
        <source>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as a PGN or TRF file has it.</source>
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
        <translation>Toto ještě není časová kontrola.</translation>
    </message>
    <message>
        <source>In files %1. Sign on the boards %2.</source>
        <translation>V souborech %1. Značka na šachovnicích %2.</translation>
    </message>
    <message>
        <source>%1. In files %2. Sign on the boards %3.</source>
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
        <source>Both clocks stop at the flag</source>
        <translation>Při pádu praporku stojí oboje hodiny</translation>
    </message>
    <message>
        <source>Usual with extra time; with plain time, and always in US play, the other clock runs on.</source>
        <translation>Obvyklé s přídavkem nebo zpožděním; bez nich a vždy při hře v USA běží druhé hodiny dál.</translation>
    </message>
    <message>
        <source>Extra time for the first move too</source>
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
        <source>hourglass of %1, in which what one player uses the other gains</source>
        <translation>přesýpací hodiny (%1): co jeden hráč spotřebuje, druhý získá</translation>
    </message>
    <message>
        <source>the time used is counted, without a limit</source>
        <translation>počítá se spotřebovaný čas, bez omezení</translation>
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
        <translation>Zadejte časovou kontrolu, například 90+30 nebo 3+2.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Tady se čeká číslo.</translation>
    </message>
    <message>
        <source>This sign has no meaning in a time control.</source>
        <translation>Tento znak nemá v časové kontrole význam.</translation>
    </message>
    <message>
        <source>Minutes and seconds are mixed; write all times in minutes.</source>
        <translation>Minuty a sekundy jsou smíchané; pište všechny časy v minutách.</translation>
    </message>
    <message>
        <source>These times do not make a time control.</source>
        <translation>Tyto časy netvoří časovou kontrolu.</translation>
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
        <source>A period has neither main time nor extra time.</source>
        <translation>Časový úsek nemá hlavní ani přidaný čas.</translation>
    </message>
    <message>
        <source>A period is longer than 1000 hours.</source>
        <translation>Časový úsek je delší než 1000 hodin.</translation>
    </message>
    <message>
        <source>Every period but the last needs a number of moves.</source>
        <translation>Každý úsek kromě posledního potřebuje počet tahů.</translation>
    </message>
    <message>
        <source>The number of moves must be from 1 to 9999.</source>
        <translation>Počet tahů musí být od 1 do 9999.</translation>
    </message>
    <message>
        <source>The number of byo-yomi periods or Canadian moves must be from 1 to 9999.</source>
        <translation>Počet úseků bjó-jomi nebo kanadských tahů musí být od 1 do 9999.</translation>
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
        <source>No period can follow a period of this kind.</source>
        <translation>Po úseku tohoto druhu nemůže následovat další.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole control, for both players.</source>
        <translation>Úsek tohoto druhu musí být celou kontrolou, pro oba hráče.</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <extracomment>%1 a number with a fraction, like 2.5.</extracomment>
        <translation>%1 sekundy</translation>
    </message>
    <message>
        <source>%1 (byo-yomi)</source>
        <extracomment>%1 &quot;5 periods of 30 seconds&quot;.</extracomment>
        <translation>%1 (bjó-jomi)</translation>
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
        <source>both clocks stop at the flag</source>
        <translation>při pádu praporku stojí oboje hodiny</translation>
    </message>
    <message>
        <source>the other clock runs on at the flag</source>
        <translation>při pádu praporku běží druhé hodiny dál</translation>
    </message>
    <message>
        <source>without extra time for the first move</source>
        <translation>bez přidaného času na první tah</translation>
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
        <translation>Bjó-jomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <comment>method</comment>
        <translation>Kanadský čas</translation>
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
        <translation>Systém nasazení</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>A win counts 1 point, a draw ½, a loss 0.</source>
        <translation>Výhra se počítá za 1 bod, remíza za ½, prohra za 0.</translation>
    </message>
    <message>
        <source>From the first pairing on, the event is judged by this edition.</source>
        <translation>Od prvního nasazení se turnaj řídí tímto vydáním.</translation>
    </message>
    <message>
        <source>Default time, in minutes</source>
        <translation>Čekací doba v minutách</translation>
    </message>
    <message>
        <source>A player who comes later than this after the start of the round loses (Laws 6.7; 2009: 6.6). Empty: nobody may be late.</source>
        <translation>Hráč, který přijde po začátku kola později, prohrává (Pravidla 6.7; 2009: 6.6). Prázdné: nikdo se nesmí opozdit.</translation>
    </message>
    <message>
        <source>Rapid and blitz games are supervised and recorded as standard ones (Laws A.4, B.2)</source>
        <translation>Na rapid a bleskové partie se dohlíží a zapisují se jako vážné (Pravidla A.4, B.2)</translation>
    </message>
    <message>
        <source>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</source>
        <translation>Bylo oznámeno rychlé zakončení partie (Směrnice III; 2014: Příloha G)</translation>
    </message>
    <message>
        <source>Colour of the first player in round 1</source>
        <translation>Barva prvního hráče v 1. kole</translation>
    </message>
    <message>
        <source>by lot</source>
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
        <translation>Volno z nasazení se počítá za</translation>
    </message>
    <message>
        <source>No draw by agreement before move</source>
        <translation>Bez remízy dohodou před tahem</translation>
    </message>
    <message>
        <source>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: at no move.</source>
        <translation>Bez souhlasu rozhodčího (Pravidla 9.1). Prázdné: bez takového pravidla; „never“: při žádném tahu.</translation>
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
        <source>Details of the open event</source>
        <translation>Údaje o otevřeném turnaji</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Vše lze měnit, dokud není nasazeno první kolo.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the rate of play and the edition stay as they are.</source>
        <translation>Kolo je nasazeno: systém, počet kol, tempo hry a vydání pravidel se už nemění.</translation>
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
        <source>Buchholz without the lowest score</source>
        <translation>Buchholz bez nejnižšího výsledku</translation>
    </message>
    <message>
        <source>Round robin (Berger tables)</source>
        <translation>Každý s každým (Bergerovy tabulky)</translation>
    </message>
    <message>
        <source>Double round robin (last two rounds of the first cycle exchanged)</source>
        <translation>Každý s každým dvoukolově (poslední dvě kola první části vyměněna)</translation>
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
</context>
<context>
    <name>ExplanationText</name>
    <message>
        <source>score of the player who gets the bye</source>
        <translation>body hráče, který dostane volno</translation>
    </message>
    <message>
        <source>number of downfloaters</source>
        <translation>počet klesajících hráčů</translation>
    </message>
    <message>
        <source>scores of the downfloaters</source>
        <translation>body klesajících hráčů</translation>
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
        <translation>vedoucí hráči nebo jejich soupeři s rozdílem barev nad dva</translation>
    </message>
    <message>
        <source>topscorers or their opponents with the same colour three times running</source>
        <translation>vedoucí hráči nebo jejich soupeři se stejnou barvou potřetí za sebou</translation>
    </message>
    <message>
        <source>players who do not get their colour preference</source>
        <translation>hráči, kteří nedostanou barvu, které dávají přednost</translation>
    </message>
    <message>
        <source>players who do not get their strong colour preference</source>
        <translation>hráči, kterým se nesplní silná přednost barvy</translation>
    </message>
    <message>
        <source>residents who float down as in the round before</source>
        <translation>domácí hráči, kteří klesají jako v předchozím kole</translation>
    </message>
    <message>
        <source>opponents of moved-down players who float up as in the round before</source>
        <translation>soupeři přesunutých hráčů, kteří stoupají jako v předchozím kole</translation>
    </message>
    <message>
        <source>residents who float down as two rounds before</source>
        <translation>domácí hráči, kteří klesají jako před dvěma koly</translation>
    </message>
    <message>
        <source>opponents of moved-down players who float up as two rounds before</source>
        <translation>soupeři přesunutých hráčů, kteří stoupají jako před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of moved-down players who floated down in the round before</source>
        <translation>rozdíly bodů: přesunutí hráči, kteří klesali v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of opponents who floated up in the round before</source>
        <translation>rozdíly bodů: soupeři, kteří stoupali v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of moved-down players who floated down two rounds before</source>
        <translation>rozdíly bodů: přesunutí hráči, kteří klesali před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of opponents who floated up two rounds before</source>
        <translation>rozdíly bodů: soupeři, kteří stoupali před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of pairs and downfloaters</source>
        <translation>rozdíly bodů: dvojice a klesající hráči</translation>
    </message>
    <message>
        <source>players who float down as in the round before</source>
        <translation>hráči, kteří klesají jako v předchozím kole</translation>
    </message>
    <message>
        <source>players who float up as in the round before</source>
        <translation>hráči, kteří stoupají jako v předchozím kole</translation>
    </message>
    <message>
        <source>players who float down as two rounds before</source>
        <translation>hráči, kteří klesají jako před dvěma koly</translation>
    </message>
    <message>
        <source>players who float up as two rounds before</source>
        <translation>hráči, kteří stoupají jako před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of players who float down as in the round before</source>
        <translation>rozdíly bodů: hráči, kteří klesají jako v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of players who float up as in the round before</source>
        <translation>rozdíly bodů: hráči, kteří stoupají jako v předchozím kole</translation>
    </message>
    <message>
        <source>score differences of players who float down as two rounds before</source>
        <translation>rozdíly bodů: hráči, kteří klesají jako před dvěma koly</translation>
    </message>
    <message>
        <source>score differences of players who float up as two rounds before</source>
        <translation>rozdíly bodů: hráči, kteří stoupají jako před dvěma koly</translation>
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
        <source>%1 takes no part in this round.</source>
        <translation>%1 v tomto kole nehraje.</translation>
    </message>
    <message>
        <source>%1 is paired twice.</source>
        <translation>%1 je nasazen dvakrát.</translation>
    </message>
    <message>
        <source>%1 has neither an opponent nor the bye.</source>
        <translation>%1 nemá soupeře ani volno.</translation>
    </message>
    <message>
        <source>C1: %1 have met in round %2.</source>
        <extracomment>%1 two names, %2 the number of a round.</extracomment>
        <translation>C1: %1 spolu hráli v %2. kole.</translation>
    </message>
    <message>
        <source>%1 are a prohibited pair.</source>
        <comment>two names</comment>
        <translation>%1: zakázaná dvojice.</translation>
    </message>
    <message>
        <source>C2: %1 may not have the bye.</source>
        <translation>C2: %1 nesmí dostat volno.</translation>
    </message>
    <message>
        <source>C3: %1 both absolutely need %2.</source>
        <extracomment>%1 two names, %2 White or Black.</extracomment>
        <translation>C3: %1: oba nutně potřebují barvu: %2.</translation>
    </message>
    <message>
        <source>Nobody is left over for a bye.</source>
        <translation>Na volno nikdo nezbývá.</translation>
    </message>
    <message>
        <source>down again with %1</source>
        <extracomment>%1 scores of players who float down once more.</extracomment>
        <translation>opět dolů s %1</translation>
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
        <translation>nejprve se nasazují jiní přesunutí hráči (%1)</translation>
    </message>
    <message>
        <source>the moved-down players meet others first (%1)</source>
        <translation>přesunutí hráči se nejprve utkají s jinými (%1)</translation>
    </message>
    <message>
        <source>it takes a later exchange between the halves (%1)</source>
        <translation>je třeba pozdější výměna mezi polovinami (%1)</translation>
    </message>
    <message>
        <source>across the halves others meet first (%1)</source>
        <translation>mezi polovinami se nejprve utkají jiní (%1)</translation>
    </message>
    <message>
        <source>These are the pairs by the rules.</source>
        <translation>Toto jsou dvojice podle pravidel.</translation>
    </message>
    <message>
        <source>%1: %2 by the rules, %3 so</source>
        <comment>where</comment>
        <extracomment>%1 where: &quot;in the bracket of 2½&quot;; %2 and %3 how many, and who.</extracomment>
        <translation>%1: %2 podle pravidel, %3 takto</translation>
    </message>
    <message>
        <source>As good in every criterion, and later in the order of candidates %1:</source>
        <translation>V každém kritériu stejně dobré, ale později v pořadí kandidátů %1:</translation>
    </message>
    <message>
        <source>A fault of the program: the round should be paired so.</source>
        <translation>Chyba programu: kolo by mělo být nasazeno takto.</translation>
    </message>
    <message>
        <source>By the rules %1 has White against %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Podle pravidel má %1 bílou barvu proti hráči %2.</translation>
    </message>
    <message>
        <source>C4: the others could not be paired with each other: %1.</source>
        <translation>C4: ostatní by se nedali nasadit mezi sebou: %1.</translation>
    </message>
    <message>
        <source>The bye goes to %1 with %2.</source>
        <extracomment>%1 a player&apos;s name, %2 a score.</extracomment>
        <translation>Volno dostává %1 s výsledkem %2.</translation>
    </message>
    <message>
        <source>C2: these may not have it: %1.</source>
        <translation>C2: tito je nesmějí dostat: %1.</translation>
    </message>
    <message>
        <source>C4: with these left over the others cannot be paired: %1.</source>
        <translation>C4: kdyby zbyl někdo z těchto, ostatní se nedají nasadit: %1.</translation>
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
        <source>Three letters are expected, for example SVK.</source>
        <translation>Čekají se tři písmena, například CZE.</translation>
    </message>
    <message>
        <source>This edition of the Laws is not known.</source>
        <translation>Toto vydání Pravidel program nezná.</translation>
    </message>
    <message>
        <source>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</source>
        <translation>Není to časová kontrola. Příklady: 90+30, 40/90:30 +30, 3+2.</translation>
    </message>
    <message>
        <source>This pairing system is not known.</source>
        <translation>Tento systém program nezná.</translation>
    </message>
    <message>
        <source>This number is out of range.</source>
        <translation>Číslo je mimo rozsah.</translation>
    </message>
    <message>
        <source>A number is expected.</source>
        <translation>Čeká se číslo.</translation>
    </message>
    <message>
        <source>This tie-break is not known.</source>
        <translation>Toto pomocné hodnocení program nezná.</translation>
    </message>
    <message>
        <source>This contains signs that are not text.</source>
        <translation>Obsahuje znaky, které nejsou text.</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>Turnaj potřebuje název.</translation>
    </message>
    <message>
        <source>Enter the time control, for example 90+30.</source>
        <translation>Zadejte časovou kontrolu, například 90+30.</translation>
    </message>
    <message>
        <source>The system cannot give this number of rounds.</source>
        <translation>Systém takový počet kol nedovoluje.</translation>
    </message>
    <message>
        <source>The player needs a name.</source>
        <translation>Hráč potřebuje jméno.</translation>
    </message>
    <message>
        <source>Not a date of birth. Write 1999-05-31 or only the year.</source>
        <translation>Není to datum narození. Pište 1999-05-31 nebo jen rok.</translation>
    </message>
    <message>
        <source>A rating has at most four digits. Leave it empty for an unrated player.</source>
        <translation>Rating má nejvýše čtyři číslice. Hráči bez ratingu ho nechte prázdný.</translation>
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
        <translation>Časová kontrola</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Systém nasazení</translation>
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
        <source>A Swiss tournament has as many rounds as are announced beforehand.</source>
        <translation>Turnaj švýcarským systémem má tolik kol, kolik je předem vyhlášeno.</translation>
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
        <translation>Volno z nasazení</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovat soubor TRF</translation>
    </message>
    <message>
        <source>Where shall the event be kept?</source>
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
        <source>go to a board</source>
        <translation>přejít na šachovnici</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>spustit nebo zastavit kolo</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>spustit nebo zastavit šachovnici</translation>
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
        <source>missing results</source>
        <translation>chybějící výsledky</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtr</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Zatím není nasazeno žádné kolo</translation>
    </message>
    <message>
        <source>Here stands the wall of boards: a tile for each game with both clocks. It fills when the first round is paired.</source>
        <translation>Tady bude stěna šachovnic: dlaždice pro každou partii s oběma hodinami. Naplní se nasazením prvního kola.</translation>
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
        <source>The filter leaves no board. Show all boards to see the whole round.</source>
        <translation>Filtru nevyhovuje žádná šachovnice. Celé kolo uvidíte, když zobrazíte všechny šachovnice.</translation>
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
        <source>intervene</source>
        <translation>zasáhnout</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>průběh</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>vybrat</translation>
    </message>
    <message>
        <source>start or pause the picked boards</source>
        <translation>spustit nebo zastavit vybrané</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>totéž</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>zápis partie</translation>
    </message>
</context>
<context>
    <name>HandAct</name>
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
        <source>, on a claim only</source>
        <translation>, jen na reklamaci</translation>
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
        <source>Take back the last press</source>
        <translation>Vzít zpět poslední stisk</translation>
    </message>
    <message>
        <source>Count a missed press of White&apos;s</source>
        <translation>Započítat chybějící stisk bílého</translation>
    </message>
    <message>
        <source>Count a missed press of Black&apos;s</source>
        <translation>Započítat chybějící stisk černého</translation>
    </message>
    <message>
        <source>Hand the move to White</source>
        <translation>Předat tah bílému</translation>
    </message>
    <message>
        <source>Hand the move to Black</source>
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
        <source>Reload White&apos;s Canadian time</source>
        <translation>Obnovit kanadský čas bílého</translation>
    </message>
    <message>
        <source>Reload Black&apos;s Canadian time</source>
        <translation>Obnovit kanadský čas černého</translation>
    </message>
    <message>
        <source>Put a flag up again…</source>
        <translation>Znovu zvednout praporek…</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Zastavit hodiny</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Spustit hodiny</translation>
    </message>
    <message>
        <source>Let the clock run on</source>
        <translation>Nechat hodiny běžet dál</translation>
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
        <source>Exchange both times</source>
        <translation>Vyměnit oba časy</translation>
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
        <source>Set the clock as before the game</source>
        <translation>Nastavit hodiny jako před partií</translation>
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
        <source>Stop the clocks</source>
        <translation>Zastavit hodiny</translation>
    </message>
    <message>
        <source>Let the clocks run on</source>
        <translation>Nechat hodiny běžet dál</translation>
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
        <source>Change the control…</source>
        <translation>Změnit časovou kontrolu…</translation>
    </message>
    <message>
        <source>Replace the clock…</source>
        <translation>Vyměnit hodiny…</translation>
    </message>
    <message>
        <source>A missed press, with time…</source>
        <translation>Chybějící stisk, i s časem…</translation>
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
        <translation>Pokračovat v přerušené partii</translation>
    </message>
    <message>
        <source>loses; ½ for an opponent who cannot checkmate</source>
        <translation>prohrává; ½ soupeři, který nemůže dát mat</translation>
    </message>
    <message>
        <source>loses; the regulations may say less</source>
        <translation>prohrává; propozice mohou stanovit méně</translation>
    </message>
</context>
<context>
    <name>HandsBar</name>
    <message numerus="yes">
        <source>Changes by hand are open: %n change(s)</source>
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
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <translation>Zpět k pravidlům</translation>
    </message>
</context>
<context>
    <name>HandsForm</name>
    <message>
        <source>Presets and periods…</source>
        <translation>Předvolby a úseky…</translation>
    </message>
</context>
<context>
    <name>HandsHead</name>
    <message>
        <source>Stays open</source>
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
    <name>HandsList</name>
    <message>
        <source>Acts</source>
        <translation>Úkony</translation>
    </message>
    <message>
        <source>More acts: page %1 of %2</source>
        <translation>Další úkony: strana %1 z %2</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>Do it</source>
        <translation>Provést</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>HandsReason</name>
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
    <name>HandsScope</name>
    <message>
        <source>Whose clocks</source>
        <translation>Čí hodiny</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone.</source>
        <translation>Vše lze dělat jen klávesnicí.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Klávesy všude</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
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
        <translation>Není co obnovit</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Zatím se nic nestalo</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s), presses of the clocks left out</source>
        <translation>
            <numerusform>%n úkon, bez stisknutí hodin</numerusform>
            <numerusform>%n úkony, bez stisknutí hodin</numerusform>
            <numerusform>%n úkonů, bez stisknutí hodin</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts are listed here with their time and who did them; presses of the clocks are in the file. Nothing is ever taken away.</source>
        <translation>Zde jsou úkony s časem a s tím, kdo je provedl; stisknutí hodin jsou v souboru. Nic se nikdy nesmaže.</translation>
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
    <name>JournalText</name>
    <message>
        <source>The file %1 is damaged. Nothing was changed in it. Open a copy from before.</source>
        <translation>Soubor %1 je poškozený. Nic se v něm nezměnilo. Otevřete starší kopii.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: act %2 is not as it was written. Nothing was changed in it. Open a copy from before.</source>
        <translation>Soubor %1 je poškozený: úkon %2 není takový, jak byl zapsán. Nic se v něm nezměnilo. Otevřete starší kopii.</translation>
    </message>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>Soubor %1 neexistuje. Možná byl přesunut nebo přejmenován.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>Soubor %1 není turnaj Flagfall. Vyberte soubor s příponou .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version; nothing was changed in it.</source>
        <translation>Soubor %1 zapsala novější verze Flagfall. Otevřete ho v ní; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>Soubor %1 je otevřený v jiném programu. Nejdřív ho tam zavřete.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the rights of the file and its folder.</source>
        <translation>Do souboru %1 nelze zapisovat. Zkontrolujte práva k souboru a složce.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Make room on it; what was not saved is kept and will be written then.</source>
        <translation>Disk se souborem %1 je plný. Uvolněte na něm místo; co není uložené, se uchová a zapíše potom.</translation>
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
        <source>There is already a file %1. Choose another name.</source>
        <translation>Soubor %1 už existuje. Zvolte jiný název.</translation>
    </message>
    <message>
        <source>Act %2 in %1 cannot be read by this version of Flagfall. Nothing was changed in the file.</source>
        <translation>Úkon %2 v souboru %1 tato verze Flagfall neumí přečíst. V souboru se nic nezměnilo.</translation>
    </message>
    <message>
        <source>Act %2 in %1 does not follow from what stands before it. Nothing was changed in the file.</source>
        <translation>Úkon %2 v souboru %1 nenavazuje na to, co je před ním. V souboru se nic nezměnilo.</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>soubor zmizel</translation>
    </message>
    <message>
        <source>the file is not an event</source>
        <translation>soubor není turnaj</translation>
    </message>
    <message>
        <source>the file is of a newer version</source>
        <translation>soubor je z novější verze</translation>
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
        <source>the file exists already</source>
        <translation>soubor už existuje</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks go on, and everything is written as soon as it can be.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Neuloženo od %1: %2. Hodiny běží dál a vše se zapíše, jakmile to bude možné.</translation>
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
    <name>ManPalette</name>
    <message>
        <source>Choose a man and click on squares, or drag the men. The right button removes.</source>
        <translation>Vyberte kámen a klikejte na pole, nebo kameny táhněte. Pravé tlačítko odebírá.</translation>
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
    <name>MatingLaws</name>
    <message>
        <source>What hangs on it</source>
        <translation>Co na tom závisí</translation>
    </message>
    <message>
        <source>White&apos;s fault</source>
        <translation>Vina bílého</translation>
    </message>
    <message>
        <source>Black&apos;s fault</source>
        <translation>Vina černého</translation>
    </message>
</context>
<context>
    <name>MatingPage</name>
    <message>
        <source>square</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>black man; with Shift a white one</source>
        <translation>černý kámen; se Shiftem bílý</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odebrat</translation>
    </message>
    <message>
        <source>who is to move</source>
        <translation>kdo je na tahu</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>tahy</translation>
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
        <source>set up</source>
        <translation>postavit</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Může tento hráč ještě dostat mat?</translation>
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
        <source>Take back the move</source>
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
        <source>as it was</source>
        <translation>jak bylo</translation>
    </message>
    <message>
        <source>note in the game&apos;s record</source>
        <translation>poznamenat do zápisu partie</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Jak bylo</translation>
    </message>
    <message>
        <source>Note in the game&apos;s record</source>
        <translation>Poznamenat do zápisu partie</translation>
    </message>
    <message>
        <source>line of FEN</source>
        <translation>řádek FEN</translation>
    </message>
</context>
<context>
    <name>MenNames</name>
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
        <source>%1 Announced: %2 (not played).</source>
        <extracomment>%1 a sentence about a claim, %2 the move that the player has written and not played.</extracomment>
        <translation>%1 Oznámený tah: %2 (neprovedený).</translation>
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
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Pair again</source>
        <translation>Nasadit znovu</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Nasadit</translation>
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
        <source>Why not these?</source>
        <translation>Proč ne tito?</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Zveřejnit</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Šachovnice kola</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>pick a seat</source>
        <translation>vybrat místo</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>vyměnit</translation>
    </message>
    <message>
        <source>let them meet</source>
        <translation>ať se utkají</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>barvy</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>vzít zpět</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>kdo hraje</translation>
    </message>
    <message>
        <source>There is no round to pair here</source>
        <translation>Zde není kolo k nasazení</translation>
    </message>
    <message>
        <source>All rounds are paired, or the event is no Swiss of this program.</source>
        <translation>Všechna kola jsou nasazena, nebo turnaj není švýcarský systém tohoto programu.</translation>
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
        <source>%1 and %2 have met already (C1).</source>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>%1 a %2 už spolu hráli (C1).</translation>
    </message>
    <message>
        <source>%1 and %2 are a prohibited pair.</source>
        <translation>%1 a %2 jsou zakázaná dvojice.</translation>
    </message>
    <message>
        <source>%1 may not have the bye (C2).</source>
        <translation>%1 nesmí dostat volno (C2).</translation>
    </message>
    <message>
        <source>%1 gets the same colour three times running (C.04.1, 7).</source>
        <translation>%1 dostane potřetí za sebou stejnou barvu (C.04.1, 7).</translation>
    </message>
    <message>
        <source>%1 gets a colour difference beyond two (C.04.1, 6).</source>
        <translation>%1 dostane rozdíl barev větší než dva (C.04.1, 6).</translation>
    </message>
    <message>
        <source>%1 and %2 have the colours the rules give the other way round (Art. 5).</source>
        <translation>%1 a %2 mají barvy opačně, než určují pravidla (čl. 5).</translation>
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
        <source>Begins again when it is over</source>
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
        <source>Exchange White and Black</source>
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
        <source>not said</source>
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
        <source>Each round missed counts</source>
        <translation>Každé zmeškané kolo se počítá za</translation>
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
        <translation>Odhlásit</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Zatím není nikdo přihlášen</translation>
    </message>
    <message>
        <source>Add the players one after another: write a name, press Enter, go on with the next. A list from FIDE&apos;s report file comes in from the start page.</source>
        <translation>Přidávejte hráče jednoho po druhém: napište jméno, stiskněte Enter a pokračujte dalším. Seznam ze souboru TRF se importuje na úvodní stránce.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Přidat prvního hráče</translation>
    </message>
    <message>
        <source>Prohibited pairs</source>
        <translation>Zakázané dvojice</translation>
    </message>
</context>
<context>
    <name>PresencePanel</name>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Plays</source>
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
</context>
<context>
    <name>PresetEntry</name>
    <message>
        <source>Keep</source>
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
        <source>Bring in presets from a file</source>
        <translation>Načíst předvolby ze souboru</translation>
    </message>
    <message>
        <source>Write my presets to a file</source>
        <translation>Zapsat mé předvolby do souboru</translation>
    </message>
    <message>
        <source>Bring in</source>
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
        <source>Files of presets (*.json)</source>
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
        <source>No preset of that kind. Try another word, or the times.</source>
        <translation>Taková předvolba není. Zkuste jiné slovo nebo časy.</translation>
    </message>
    <message>
        <source>Bring in presets…</source>
        <translation>Načíst předvolby…</translation>
    </message>
    <message>
        <source>Write mine to a file…</source>
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
        <source>White gives time</source>
        <translation>Bílý dává čas</translation>
    </message>
    <message>
        <source>Black gives time</source>
        <translation>Černý dává čas</translation>
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
        <translation>Bjó-jomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <translation>Kanadský čas</translation>
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
        <source>Prohibited pairs</source>
        <translation>Zakázané dvojice</translation>
    </message>
    <message>
        <source>These do not meet. The list is settled before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Tito se neutkají. Seznam se určí před nasazením prvního kola (Všeobecná pravidla soutěží 5.2).</translation>
    </message>
    <message>
        <source>A round is paired: the list stays as it is.</source>
        <translation>Kolo je nasazeno: seznam už zůstává.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>does not meet</source>
        <translation>se neutká s</translation>
    </message>
    <message>
        <source>In this round only (empty: in every round)</source>
        <translation>Jen v tomto kole (prázdné: v každém kole)</translation>
    </message>
    <message>
        <source>Prohibit the pair</source>
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
        <translation>Nasadit další kolo už teď?</translation>
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
        <translation>Přesto nasadit</translation>
    </message>
    <message>
        <source>Enter another player of this name?</source>
        <translation>Přihlásit dalšího hráče s tímto jménem?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is entered already.</source>
        <translation>%1 se stejným datem narození už je přihlášen.</translation>
    </message>
    <message>
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Nasazeni budou oba; můžete-li, uveďte jim různá data narození nebo FIDE ID.</translation>
    </message>
    <message>
        <source>Enter both</source>
        <translation>Přihlásit oba</translation>
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
        <source>The board counts as not finished again.</source>
        <translation>Šachovnice se bude znovu počítat jako neskončená.</translation>
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
        <translation>Je to výsledek %1. kola a pozdější kolo už je nasazeno.</translation>
    </message>
    <message>
        <source>The points and the standings change; the pairings already made stay.</source>
        <translation>Body a pořadí se změní; hotové nasazení zůstane.</translation>
    </message>
    <message>
        <source>Change the result</source>
        <translation>Změnit výsledek</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>Odhlásit hráče %1?</translation>
    </message>
    <message>
        <source>%1 has played less than half of the games.</source>
        <translation>%1 má odehránu méně než polovinu partií.</translation>
    </message>
    <message>
        <source>The results stay on record, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>Výsledky zůstanou zaznamenané, ale do pořadí se nepočítají (Všeobecná pravidla pro soutěže, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odhlásit</translation>
    </message>
    <message>
        <source>%1 has played at least half of the games.</source>
        <translation>%1 má odehránu aspoň polovinu partií.</translation>
    </message>
    <message>
        <source>The remaining games are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>Zbývající partie jsou prohrané kontumačně (Všeobecná pravidla pro soutěže, 6.6).</translation>
    </message>
    <message>
        <source>Close while clocks are running?</source>
        <translation>Zavřít, když hodiny běží?</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n hodiny běží.</numerusform>
            <numerusform>%n hodiny běží.</numerusform>
            <numerusform>%n hodin běží.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are paused at this moment.</source>
        <translation>V této chvíli se zastaví.</translation>
    </message>
    <message>
        <source>They can be resumed when the event is opened again.</source>
        <translation>Po otevření turnaje lze pokračovat.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Zastavit a zavřít</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>Pokračovat?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
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
        <source>Both players have moved: the game was played.</source>
        <translation>Oba hráči už táhli: partie se hrála.</translation>
    </message>
    <message>
        <source>A forfeited game is not rated and gives no colour; a loss over the board is 1–0 or 0–1.</source>
        <translation>Kontumovaná partie se nezapočítává na rating a nedává barvu; prohra u šachovnice je 1–0 nebo 0–1.</translation>
    </message>
    <message>
        <source>Enter the forfeit</source>
        <translation>Zapsat kontumaci</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Zavřít bez uložení?</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n úkon ještě není na disku.</numerusform>
            <numerusform>%n úkony ještě nejsou na disku.</numerusform>
            <numerusform>%n úkonů ještě není na disku.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are lost if the disk still refuses them at that moment.</source>
        <translation>Ztratí se, pokud je disk ani v té chvíli nepřijme.</translation>
    </message>
    <message>
        <source>Better make room on the disk first; they are written by themselves then.</source>
        <translation>Raději nejprve uvolněte místo na disku; pak se zapíšou samy.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Přesto zavřít</translation>
    </message>
    <message>
        <source>Take all the time on board %1?</source>
        <translation>Odebrat na šachovnici %1 všechen čas?</translation>
    </message>
    <message>
        <source>The player has no more than that left: the flag falls at once.</source>
        <translation>Hráči víc nezbývá: praporek padne hned.</translation>
    </message>
    <message>
        <source>Whether the game is lost by it is then yours to decide (Laws 6.9).</source>
        <translation>Zda je tím partie prohraná, pak rozhodnete vy (Pravidla 6.9).</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Do it on the other boards?</source>
        <translation>Provést na ostatních šachovnicích?</translation>
    </message>
    <message numerus="yes">
        <source>%n of the clocks cannot take it.</source>
        <translation>
            <numerusform>Na %n hodinách to nelze provést.</numerusform>
            <numerusform>Na %n hodinách to nelze provést.</numerusform>
            <numerusform>Na %n hodinách to nelze provést.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been done yet on any board.</source>
        <translation>Zatím se na žádné šachovnici nic neprovedlo.</translation>
    </message>
    <message>
        <source>Do it on the others</source>
        <translation>Provést na ostatních</translation>
    </message>
    <message>
        <source>Change the clock setting on board %1 now?</source>
        <translation>Změnit teď nastavení hodin na šachovnici %1?</translation>
    </message>
    <message>
        <source>In rapid and blitz games the setting stays once both players have made so many moves.</source>
        <translation>V rapid a bleskových partiích se nastavení po tolika tazích obou hráčů už nemění.</translation>
    </message>
    <message>
        <source>The Laws allow it later only where the schedule of the event would suffer (App. A).</source>
        <translation>Pravidla to později dovolují, jen když by utrpěl časový program turnaje (Příl. A).</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>Pass over the fallen flag on board %1?</source>
        <translation>Nehledět na spadlý praporek na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag is down, and this result is no loss for White.</source>
        <translation>Praporek bílého je dole a tento výsledek není prohrou bílého.</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down, and this result is no loss for Black.</source>
        <translation>Praporek černého je dole a tento výsledek není prohrou černého.</translation>
    </message>
    <message>
        <source>It stands when the game had ended before, or when the opponent cannot checkmate by any series of moves and this is the draw that follows (Laws 6.9).</source>
        <translation>Platí, pokud partie skončila už předtím, nebo pokud soupeř nemůže dát mat žádným sledem tahů a toto je remíza, která z toho plyne (pravidla 6.9).</translation>
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
        <source>By the rules: %1 – %2</source>
        <extracomment>By the rules these two would meet: %1 is White, %2 Black.</extracomment>
        <translation>Podle pravidel: %1 – %2</translation>
    </message>
    <message>
        <source>By the rules the bye goes to %1</source>
        <translation>Podle pravidel má volno %1</translation>
    </message>
    <message>
        <source>By the rules there is no pairing at all.</source>
        <translation>Podle pravidel žádné nasazení není.</translation>
    </message>
    <message>
        <source>Publish the pairing made by hand?</source>
        <translation>Zveřejnit ruční nasazení?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from what the rules give.</source>
        <translation>
            <numerusform>%n šachovnice je jiná, než určují pravidla.</numerusform>
            <numerusform>%n šachovnice jsou jiné, než určují pravidla.</numerusform>
            <numerusform>%n šachovnic je jiných, než určují pravidla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Zveřejnit</translation>
    </message>
    <message>
        <source>The round stays on record as changed by hand, with the pairing by the rules beside it. Is it to be published all the same?</source>
        <translation>Kolo zůstane zapsáno jako ručně změněné, vedle něj nasazení podle pravidel. Má se i tak zveřejnit?</translation>
    </message>
    <message>
        <source>Take the rounds as they are?</source>
        <translation>Převzít kola tak, jak jsou?</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file are not as the pairing system makes them.</source>
        <translation>
            <numerusform>%n kolo souboru není takové, jak je nasazuje systém.</numerusform>
            <numerusform>%n kola souboru nejsou taková, jak je nasazuje systém.</numerusform>
            <numerusform>%n kol souboru není takových, jak je nasazuje systém.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is round %1.</source>
        <translation>První je %1. kolo.</translation>
    </message>
    <message>
        <source>Another edition of the system, prohibited pairs or a pairing by hand can be the reason.</source>
        <translation>Důvodem může být jiné vydání systému, zakázané dvojice nebo ruční nasazení.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Převzít</translation>
    </message>
    <message>
        <source>Begin with so many rounds?</source>
        <translation>Začít s tolika koly?</translation>
    </message>
    <message numerus="yes">
        <source>For more than %n round(s) there are not enough opponents.</source>
        <translation>
            <numerusform>Na více než %n kolo není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kola není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kol není dost soupeřů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last rounds will have to be paired by hand.</source>
        <translation>Poslední kola bude třeba nasadit ručně.</translation>
    </message>
    <message>
        <source>The number of rounds cannot be changed once a round is paired.</source>
        <translation>Počet kol se po nasazení kola už nedá změnit.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Another half-point bye?</source>
        <translation>Další volno za půl bodu?</translation>
    </message>
    <message>
        <source>%1 has a half-point bye already.</source>
        <translation>%1 už má volno za půl bodu.</translation>
    </message>
    <message>
        <source>General Regulations for Competitions 6.7 foresee one for each player.</source>
        <translation>Všeobecná pravidla soutěží 6.7 počítají s jedním na hráče.</translation>
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
        <source>Give it</source>
        <translation>Dát</translation>
    </message>
    <message>
        <source>Change the record on board %1?</source>
        <translation>Změnit zápis na šachovnici %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) behind would not be legal any more.</source>
        <translation>
            <numerusform>%n následující půltah by už nebyl přípustný.</numerusform>
            <numerusform>%n následující půltahy by už nebyly přípustné.</numerusform>
            <numerusform>%n následujících půltahů by už nebylo přípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are taken out of the record; Undo brings them back.</source>
        <translation>Ze zápisu se vypustí; Zpět je vrátí.</translation>
    </message>
    <message>
        <source>Consent to a draw by agreement on board %1?</source>
        <translation>Souhlasit s remízou dohodou na šachovnici %1?</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it yet (Laws 9.1).</source>
        <translation>Rozpis soutěže ji zatím nedovoluje (Pravidla 9.1).</translation>
    </message>
    <message>
        <source>Your consent goes on record.</source>
        <translation>Váš souhlas se zaznamená.</translation>
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
        <source>Both players have signed the result on board %1. Even if it is wrong, it stands unless the arbiter decides otherwise (Laws 8.7).</source>
        <translation>Výsledek na šachovnici %1 podepsali oba hráči. I když je chybný, platí, nerozhodne-li rozhodčí jinak (Pravidla 8.7).</translation>
    </message>
    <message>
        <source>What they signed stays on record.</source>
        <translation>Co podepsali, zůstává zaznamenáno.</translation>
    </message>
    <message>
        <source>Allow White&apos;s assistant more than the Laws do?</source>
        <translation>Dovolit asistentovi bílého víc než Pravidla?</translation>
    </message>
    <message>
        <source>Allow Black&apos;s assistant more than the Laws do?</source>
        <translation>Dovolit asistentovi černého víc než Pravidla?</translation>
    </message>
    <message>
        <source>A sighted player has an assistant only where the other one has none, and for moves and announcements alone.</source>
        <translation>Vidící hráč má asistenta, jen nemá-li ho druhý, a pouze pro tahy a ohlašování.</translation>
    </message>
    <message>
        <source>You may adapt the rules to local circumstances; your word goes on record.</source>
        <translation>Pravidla můžete přizpůsobit místním podmínkám; vaše slovo se zapíše.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Dovolit</translation>
    </message>
    <message>
        <source>Change a result that rests on a ruling?</source>
        <translation>Změnit výsledek, který vychází z rozhodnutí?</translation>
    </message>
    <message>
        <source>The result on board %1 was entered by a ruling with its article.</source>
        <translation>Výsledek na šachovnici %1 byl zadán rozhodnutím s jeho článkem.</translation>
    </message>
    <message>
        <source>The ruling stays on record; the result will not rest on it any more.</source>
        <translation>Rozhodnutí zůstává v záznamu; výsledek z něj už nebude vycházet.</translation>
    </message>
    <message>
        <source>Rule the claim on board %1 incorrect all the same?</source>
        <translation>Rozhodnout přesto, že žádost na šachovnici %1 je nesprávná?</translation>
    </message>
    <message>
        <source>By the record a position has stood five times, or 75 moves have passed: the game is drawn without a claim (Laws 9.6).</source>
        <translation>Podle záznamu stála pozice pětkrát nebo uplynulo 75 tahů: partie je remíza bez žádosti (Pravidla 9.6).</translation>
    </message>
    <message>
        <source>The opponent gets time, and the game goes on.</source>
        <translation>Soupeř dostane čas a partie pokračuje.</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Nesprávná</translation>
    </message>
    <message>
        <source>Does the game on board %1 go on?</source>
        <translation>Pokračuje partie na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s fallen flag was noticed: it ended the game.</source>
        <translation>Pád praporku bílého byl zaznamenán: ukončil partii.</translation>
    </message>
    <message>
        <source>Black&apos;s fallen flag was noticed: it ended the game.</source>
        <translation>Pád praporku černého byl zaznamenán: ukončil partii.</translation>
    </message>
    <message>
        <source>Nothing can be offered, accepted or claimed after that.</source>
        <translation>Potom už nelze nic nabídnout, přijmout ani reklamovat.</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Partie pokračuje</translation>
    </message>
    <message>
        <source>Penalise a move that looks legal?</source>
        <translation>Potrestat tah, který vypadá možný?</translation>
    </message>
    <message>
        <source>By the record of board %1 White may play it.</source>
        <translation>Podle zápisu šachovnice %1 ho bílý smí hrát.</translation>
    </message>
    <message>
        <source>By the record of board %1 Black may play it.</source>
        <translation>Podle zápisu šachovnice %1 ho černý smí hrát.</translation>
    </message>
    <message>
        <source>A press without a move, or a move with both hands, is penalised like an illegal move where the Laws say so.</source>
        <translation>Stisk hodin bez tahu nebo tah oběma rukama se trestá jako nemožný tah tam, kde to Pravidla určují.</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Potrestat</translation>
    </message>
    <message>
        <source>Rule against the record of board %1?</source>
        <translation>Rozhodnout proti zápisu šachovnice %1?</translation>
    </message>
    <message>
        <source>The record is whole, and by it the claim is to be ruled on otherwise.</source>
        <translation>Zápis je úplný a podle něj je třeba o reklamaci rozhodnout jinak.</translation>
    </message>
    <message>
        <source>Your ruling stands, with what you found on the scoresheets or the board.</source>
        <translation>Platí vaše rozhodnutí a to, co jste zjistili na partiářích nebo na šachovnici.</translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation>Rozhodnout tak</translation>
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
        <source>Forget %1</source>
        <translation>Zapomenout: %1</translation>
    </message>
    <message>
        <source>Take off this list (the file stays)</source>
        <translation>Odebrat ze seznamu (soubor zůstane)</translation>
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
        <source>In place of the next move</source>
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
        <source>Take over into the record</source>
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
        <source>after the move, before the press</source>
        <translation>po tahu, před stiskem hodin</translation>
    </message>
    <message>
        <source>before the own move</source>
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
        <source>three times, with the move written down</source>
        <translation>třikrát, se zapsaným tahem</translation>
    </message>
    <message>
        <source>three times, now</source>
        <translation>třikrát, nyní</translation>
    </message>
    <message>
        <source>fifty moves, with the move written down</source>
        <translation>padesát tahů, se zapsaným tahem</translation>
    </message>
    <message>
        <source>fifty moves, now</source>
        <translation>padesát tahů, nyní</translation>
    </message>
    <message>
        <source>The move written down and not played</source>
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
        <translation>Co se táhlo</translation>
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
        <source>need not keep score</source>
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
        <source>Moves that nobody knows</source>
        <translation>Neznámé tahy</translation>
    </message>
    <message>
        <source>Position after the gap, as FEN</source>
        <translation>Pozice po mezeře jako FEN</translation>
    </message>
    <message>
        <source>Half-moves missing, if known</source>
        <translation>Chybějící půltahy, je-li jejich počet znám</translation>
    </message>
    <message>
        <source>Enter the gap</source>
        <translation>Zapsat mezeru</translation>
    </message>
    <message>
        <source>Time beside the move</source>
        <translation>Čas u tahu</translation>
    </message>
    <message>
        <source>Time left, 1:23:05; empty takes it away</source>
        <translation>Zbývající čas, 1:23:05; prázdné pole jej odstraní</translation>
    </message>
    <message>
        <source>Write the time</source>
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
        <source>Moves and times are told only on request. A press too early is a warning for you and no penalty by itself.</source>
        <translation>Tahy a časy se sdělují jen na požádání. Předčasný stisk je upozornění pro vás a sám o sobě není trestem.</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Zapsat</translation>
    </message>
    <message>
        <source>The players&apos; boards differ</source>
        <translation>Šachovnice hráčů se liší</translation>
    </message>
    <message>
        <source>Whose board stands otherwise than the record, and how; then the records decide.</source>
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
        <source>The move he made instead of the last one, or the position as FEN; empty: as the record</source>
        <translation>Tah, který provedl místo posledního, nebo pozice jako FEN; prázdné: jako zápis</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <source>This is neither a move there nor a position.</source>
        <translation>To není ani možný tah, ani pozice.</translation>
    </message>
    <message>
        <source>An offer stands until the opponent answers, touches a man or the game ends; it cannot be withdrawn (Laws %1).</source>
        <translation>Nabídka platí, dokud soupeř neodpoví, nedotkne se kamene nebo partie neskončí; nelze ji odvolat (Pravidla %1).</translation>
    </message>
    <message>
        <source>The clocks stop. A claim cannot be withdrawn, and it is an offer of a draw (Laws %1).</source>
        <translation>Hodiny se zastaví. Reklamaci nelze odvolat a je zároveň nabídkou remízy (Pravidla %1).</translation>
    </message>
    <message>
        <source>A man was touched on this move before the claim (Laws %1)</source>
        <translation>Před reklamací došlo v tomto tahu k dotyku kamene (Pravidla %1)</translation>
    </message>
    <message>
        <source>The move is kept as it happened; clock, count and penalty follow the edition of the event (Laws %1). The position goes back to the one on record.</source>
        <translation>Tah se zaznamená tak, jak se stal; hodiny, počet a trest se řídí vydáním pravidel turnaje (Pravidla %1). Pozice se vrátí na tu, která je v zápisu.</translation>
    </message>
    <message>
        <source>What both sign stands, even if it is wrong, unless you decide otherwise (Laws %1).</source>
        <translation>Co podepíší oba, platí, i když je to chybné, nerozhodnete-li jinak (Pravidla %1).</translation>
    </message>
    <message>
        <source>Little time excuses a player by itself (Laws %1). Here you excuse one who cannot write, or bring the duty back (Laws %2).</source>
        <translation>Málo času osvobozuje hráče samo o sobě (Pravidla %1). Zde osvobodíte toho, kdo nemůže zapisovat, nebo povinnost obnovíte (Pravidla %2).</translation>
    </message>
    <message>
        <source>After the shown position moves are missing; the game is known again from the position you give (Laws %1).</source>
        <translation>Po zobrazené pozici chybějí tahy; partie je opět známa od pozice, kterou zadáte (Pravidla %1).</translation>
    </message>
    <message>
        <source>Before the first move is on record: a position as FEN, or a number from 0 to 959 of Chess960 (518 is the usual array; Laws %1).</source>
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
        <source>Declined</source>
        <translation>Odmítnuta</translation>
    </message>
    <message>
        <source>Man touched</source>
        <translation>Dotyk kamene</translation>
    </message>
    <message>
        <source>Declined by touching a man</source>
        <translation>Odmítnuto dotykem kamene</translation>
    </message>
    <message>
        <source>Rule on it in the hall</source>
        <translation>Rozhodnout v sále</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>move by move</source>
        <translation>tah po tahu</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapsat</translation>
    </message>
    <message>
        <source>whose record</source>
        <translation>čí zápis</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>nabídka remízy</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>reklamace</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný tah</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>podpisy</translation>
    </message>
    <message>
        <source>keeping score</source>
        <translation>zapisování tahů</translation>
    </message>
    <message>
        <source>time</source>
        <translation>čas</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>mezera</translation>
    </message>
    <message>
        <source>take out what follows</source>
        <translation>vypustit, co následuje</translation>
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
        <source>paste moves</source>
        <translation>vložit tahy</translation>
    </message>
    <message>
        <source>print: save as PDF</source>
        <translation>tisk: uložit jako PDF</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Zatím žádná partie</translation>
    </message>
    <message>
        <source>Pair a round; then every board has its game record here.</source>
        <translation>Nasaďte kolo; potom zde má každá šachovnice svůj zápis partie.</translation>
    </message>
    <message>
        <source>mate possible?</source>
        <translation>je mat možný?</translation>
    </message>
    <message>
        <source>visually disabled</source>
        <translation>zrakově postižení</translation>
    </message>
    <message>
        <source>say the move</source>
        <translation>říci tah</translation>
    </message>
    <message>
        <source>note, times told</source>
        <translation>poznámka, sdělené časy</translation>
    </message>
    <message>
        <source>boards differ</source>
        <translation>šachovnice se liší</translation>
    </message>
    <message>
        <source>complete the move</source>
        <translation>doplnit tah</translation>
    </message>
    <message>
        <source>note</source>
        <translation>poznámka</translation>
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
        <source>Not admissible: only the player having the move may claim (Laws 9.2, 9.3).</source>
        <translation>Nepřípustná: reklamovat smí jen hráč na tahu (Pravidla 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Not admissible: a man was touched on this move (Laws 9.4).</source>
        <translation>Nepřípustná: v tomto tahu došlo k dotyku kamene (Pravidla 9.4).</translation>
    </message>
    <message>
        <source>The move must be written down first; you may say so (Laws 9.2, 9.3).</source>
        <translation>Tah je třeba nejprve zapsat; smíte to říci (Pravidla 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is not legal.</source>
        <translation>Nesprávná: oznámený tah není přípustný.</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is a pawn move.</source>
        <translation>Nesprávná: oznámený tah je tah pěšcem.</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is a capture.</source>
        <translation>Nesprávná: oznámený tah je braní.</translation>
    </message>
    <message>
        <source>Incorrect: the position has not stood three times.</source>
        <translation>Nesprávná: pozice se nevyskytla třikrát.</translation>
    </message>
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
        <source>White&apos;s claim is an offer of a draw.</source>
        <translation>Reklamace bílého je nabídkou remízy.</translation>
    </message>
    <message>
        <source>Black&apos;s claim is an offer of a draw.</source>
        <translation>Reklamace černého je nabídkou remízy.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>offer</comment>
        <translation>Bez odpovědi</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>offer</comment>
        <translation>Přijata</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>offer</comment>
        <translation>Odmítnuta</translation>
    </message>
    <message>
        <source>Declined by touching a man</source>
        <comment>offer</comment>
        <translation>Odmítnuta dotykem kamene</translation>
    </message>
    <message>
        <source>Declined by moving</source>
        <comment>offer</comment>
        <translation>Odmítnuta tahem</translation>
    </message>
    <message>
        <source>Lapsed with the game</source>
        <comment>offer</comment>
        <translation>Zanikla s koncem partie</translation>
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
        <source>moves not known</source>
        <translation>neznámé tahy</translation>
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
        <source>Not the move of the record.</source>
        <translation>Jiný tah než v zápisu.</translation>
    </message>
    <message>
        <source>Nothing written.</source>
        <translation>Nic nezapsáno.</translation>
    </message>
    <message>
        <source>Not a legal move there.</source>
        <translation>Tah tam není přípustný.</translation>
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
        <source>This is no move in these letters.</source>
        <translation>S těmito písmeny figur to není tah.</translation>
    </message>
    <message>
        <source>The player has no such piece there.</source>
        <translation>Hráč tam takový kámen nemá.</translation>
    </message>
    <message>
        <source>A man of the player&apos;s own stands there.</source>
        <translation>Stojí tam vlastní kámen.</translation>
    </message>
    <message>
        <source>No such piece can move there.</source>
        <translation>Žádný takový kámen tam nemůže táhnout.</translation>
    </message>
    <message>
        <source>The king would stand in check.</source>
        <translation>Král by stál v šachu.</translation>
    </message>
    <message>
        <source>The king is in check and would stay in it.</source>
        <translation>Král je v šachu a zůstal by v něm.</translation>
    </message>
    <message>
        <source>More than one piece can move there: say which.</source>
        <translation>Může tam táhnout více kamenů: uveďte který.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes.</source>
        <translation>Uveďte, na co se pěšec promění.</translation>
    </message>
    <message>
        <source>No pawn is promoted by this move.</source>
        <translation>Tímto tahem se neproměňuje žádný pěšec.</translation>
    </message>
    <message>
        <source>The right to castle there is lost.</source>
        <translation>Právo na tuto rošádu zaniklo.</translation>
    </message>
    <message>
        <source>A man stands in the way of castling.</source>
        <translation>Rošádě stojí v cestě kámen.</translation>
    </message>
    <message>
        <source>A king in check cannot castle.</source>
        <translation>Král v šachu nemůže rošovat.</translation>
    </message>
    <message>
        <source>The king would cross or reach an attacked square.</source>
        <translation>Král by přešel přes napadené pole nebo na ně vstoupil.</translation>
    </message>
    <message>
        <source>Threefold repetition by an announced move</source>
        <translation>Trojí opakování pozice oznámeným tahem</translation>
    </message>
    <message>
        <source>Threefold repetition on the board</source>
        <translation>Trojí opakování pozice na šachovnici</translation>
    </message>
    <message>
        <source>Fifty moves by an announced move</source>
        <translation>Padesát tahů s oznámeným tahem</translation>
    </message>
    <message>
        <source>Fifty moves on the board</source>
        <translation>Padesát tahů na šachovnici</translation>
    </message>
    <message numerus="yes">
        <source>The position has stood on the board %n time(s), the announced move included.</source>
        <translation>
            <numerusform>Pozice byla na šachovnici %nkrát, včetně oznámeného tahu.</numerusform>
            <numerusform>Pozice byla na šachovnici %nkrát, včetně oznámeného tahu.</numerusform>
            <numerusform>Pozice byla na šachovnici %nkrát, včetně oznámeného tahu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) since the last capture or pawn move; 100 are fifty moves by each.</source>
        <translation>
            <numerusform>%n půltah od posledního braní nebo tahu pěšcem; 100 je padesát tahů každého.</numerusform>
            <numerusform>%n půltahy od posledního braní nebo tahu pěšcem; 100 je padesát tahů každého.</numerusform>
            <numerusform>%n půltahů od posledního braní nebo tahu pěšcem; 100 je padesát tahů každého.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record has a gap: what stood there is not counted.</source>
        <translation>V zápisu je mezera: co bylo v ní, se nepočítá.</translation>
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
        <source>Not admissible</source>
        <comment>claim</comment>
        <translation>Nepřípustná</translation>
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
        <source>Neither player can checkmate any more: the game is drawn (Laws %1).</source>
        <translation>Mat už nemůže dát žádný z hráčů: partie končí remízou (Pravidla %1).</translation>
    </message>
    <message>
        <source>A position has stood five times: the game is drawn (Laws %1).</source>
        <translation>Pozice se vyskytla pětkrát: partie končí remízou (Pravidla %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each without capture or pawn move: the game is drawn (Laws %1).</source>
        <translation>Sedmdesát pět tahů každého bez braní a tahu pěšcem: partie končí remízou (Pravidla %1).</translation>
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
        <source>The position has stood on the board %n time(s).</source>
        <translation>
            <numerusform>Pozice stála na šachovnici %nkrát.</numerusform>
            <numerusform>Pozice stála na šachovnici %nkrát.</numerusform>
            <numerusform>Pozice stála na šachovnici %nkrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position has stood five times: the game is drawn without a claim (Laws %1).</source>
        <translation>Pozice se vyskytla pětkrát: partie končí remízou i bez reklamace (Pravidla %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each: the game is drawn without a claim (Laws %1).</source>
        <translation>Sedmdesát pět tahů každého: partie končí remízou i bez reklamace (Pravidla %1).</translation>
    </message>
    <message>
        <source>White need not keep score since move %1: less than five minutes (Laws %2).</source>
        <translation>Bílý od %1. tahu nemusí zapisovat: méně než pět minut (Pravidla %2).</translation>
    </message>
    <message>
        <source>Black need not keep score since move %1: less than five minutes (Laws %2).</source>
        <translation>Černý od %1. tahu nemusí zapisovat: méně než pět minut (Pravidla %2).</translation>
    </message>
    <message>
        <source>White need not keep score since move %1 (Laws %2).</source>
        <translation>Bílý od %1. tahu nemusí zapisovat (Pravidla %2).</translation>
    </message>
    <message>
        <source>Black need not keep score since move %1 (Laws %2).</source>
        <translation>Černý od %1. tahu nemusí zapisovat (Pravidla %2).</translation>
    </message>
    <message>
        <source>Chess960, number %1</source>
        <translation>Chess960, číslo %1</translation>
    </message>
    <message>
        <source>Incorrect: fewer than fifty moves by each since the last capture or pawn move.</source>
        <translation>Nesprávný: od posledního braní nebo tahu pěšcem udělal každý méně než padesát tahů.</translation>
    </message>
</context>
<context>
    <name>RecoveryHead</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Hodiny po přerušení</translation>
    </message>
    <message>
        <source>The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.</source>
        <translation>Hodiny níže běžely, když se program zastavil. Teď stojí. Řekněte, který údaj platí; zapíše se s vaším rozhodnutím.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Pro všechny šachovnice</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Poslední známka života</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Poslední stisk nebo pauza</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
        <translation>Započítat celou mezeru</translation>
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
        <source>If the program or the computer stops while clocks run, this page shows what each clock said, and you decide which reading counts.</source>
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
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnice %1</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Poslední známá hodnota</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Poslední stisk nebo zastavení</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
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
        <source>both as you judge them</source>
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
        <source>Something in the form is not right yet.</source>
        <translation>Ve formuláři ještě něco není v pořádku.</translation>
    </message>
    <message>
        <source>There are too few players to pair a round.</source>
        <translation>K nasazení kola je málo hráčů.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>Všechna kola jsou nasazena.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system has for so many players.</source>
        <translation>Naplánovaných kol je víc, než má tento systém pro tolik hráčů.</translation>
    </message>
    <message>
        <source>The pairing numbers are not 1 to the number of players.</source>
        <translation>Startovní čísla nejdou od 1 do počtu hráčů.</translation>
    </message>
    <message>
        <source>A round on file is not the one this pairing system makes.</source>
        <translation>Zapsané kolo není to, které vytváří tento systém.</translation>
    </message>
    <message>
        <source>The program does not pair this system.</source>
        <translation>Program tento systém nenasazuje.</translation>
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
        <source>%1 is entered already: the FIDE ID, or name and date of birth, are the same.</source>
        <translation>%1 už je v seznamu: FIDE ID nebo jméno a datum narození jsou stejné.</translation>
    </message>
    <message>
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 už byl nasazen a nelze ho odstranit. Použijte odstoupení.</translation>
    </message>
    <message>
        <source>%1 has withdrawn already.</source>
        <translation>%1: odstoupení už je zapsáno.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1: odstoupení není zapsáno.</translation>
    </message>
    <message>
        <source>This cannot be changed any more, because a round is paired.</source>
        <translation>Toto už nelze měnit, protože kolo je nasazeno.</translation>
    </message>
    <message>
        <source>A round robin takes no more players once it is drawn (General Regulations for Competitions).</source>
        <translation>Turnaj každého s každým po rozlosování čísel nepřijímá další hráče (Všeobecná pravidla pro soutěže).</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>Kolo nelze nasadit.</translation>
    </message>
    <message>
        <source>Results before the last round but one cannot be changed any more.</source>
        <translation>Výsledky z doby před předposledním kolem už nelze měnit.</translation>
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
        <source>There is no clock that this could be done to.</source>
        <translation>Nejsou hodiny, s nimiž by to šlo udělat.</translation>
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
        <source>The round has begun: its pairing stays.</source>
        <translation>Kolo začalo: jeho nasazení zůstává.</translation>
    </message>
    <message>
        <source>Later acts rest on this one; it cannot be taken back any more.</source>
        <translation>Pozdější úkony na něm stojí; už ho nelze vzít zpět.</translation>
    </message>
    <message>
        <source>The rounds in the file are not those of the chosen pairing system. Import the players only, or choose the system of the file.</source>
        <translation>Kola v souboru nejsou z vybraného systému. Importujte jen hráče, nebo vyberte systém souboru.</translation>
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
        <translation>%1: partie se nebudou počítat (Všeobecná pravidla pro soutěže, 6.6).</translation>
    </message>
    <message>
        <source>The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>%1: zbývající partie jsou prohrané kontumačně (Všeobecná pravidla pro soutěže, 6.6).</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n hodiny běží.</numerusform>
            <numerusform>%n hodiny běží.</numerusform>
            <numerusform>%n hodin běží.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has a result. Clear it first, then adjourn the game.</source>
        <translation>Šachovnice %1 má výsledek. Nejprve jej smažte, potom partii přerušte.</translation>
    </message>
    <message>
        <source>Both players have moved on board %1; a game that was played is not a forfeit.</source>
        <translation>Na šachovnici %1 už oba hráči táhli; odehraná partie není kontumace.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n úkon ještě není na disku.</numerusform>
            <numerusform>%n úkony ještě nejsou na disku.</numerusform>
            <numerusform>%n úkonů ještě není na disku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has gone on since; this stays.</source>
        <translation>Partie na šachovnici %1 od té doby pokračovala; toto zůstává.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>%1 the number of a board, %2 a sentence that says why its clock does not take something.</extracomment>
        <translation>Šachovnice %1: %2</translation>
    </message>
    <message>
        <source>No flag is down on board %1.</source>
        <translation>Na šachovnici %1 není žádný praporek dole.</translation>
    </message>
    <message>
        <source>This takes all the time a player has on board %1: the flag falls.</source>
        <translation>Tím se na šachovnici %1 odebere hráči všechen čas: praporek padne.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the clocks cannot take it.</source>
        <translation>
            <numerusform>Na %n hodinách to nelze provést.</numerusform>
            <numerusform>Na %n hodinách to nelze provést.</numerusform>
            <numerusform>Na %n hodinách to nelze provést.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock setting on board %1 stays after so many moves.</source>
        <translation>Nastavení hodin na šachovnici %1 se po tolika tazích už nemění.</translation>
    </message>
    <message>
        <source>The game has a result.</source>
        <translation>Partie má výsledek.</translation>
    </message>
    <message>
        <source>What the clock shows after the interruption is not decided yet (Laws 6.10).</source>
        <translation>Co hodiny ukazují po přerušení, ještě není rozhodnuto (Pravidla 6.10).</translation>
    </message>
    <message>
        <source>This takes all the time a player has: the flag falls.</source>
        <translation>Tím hráč přijde o všechen čas: praporek spadne.</translation>
    </message>
    <message>
        <source>The clock setting stays after so many moves.</source>
        <translation>Po tolika tazích nastavení hodin zůstává.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Hodiny tu nejsou.</translation>
    </message>
    <message>
        <source>Board %1: the press stays, because it would take back with it: %2.</source>
        <extracomment>%1 the number of a board, %2 what was done to its clock: &quot;White put into period 2&quot;.</extracomment>
        <translation>Šachovnice %1: stisk zůstává, protože by s ním zaniklo i: %2.</translation>
    </message>
    <message>
        <source>A flag is down on board %1, and the result is no loss for that player.</source>
        <translation>Na šachovnici %1 je praporek dole a výsledek není prohrou toho hráče.</translation>
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
        <source>Draw lots first for the colour of the highest-ranked player (Event).</source>
        <translation>Nejprve vylosujte barvu nejvýše nasazeného hráče (Turnaj).</translation>
    </message>
    <message>
        <source>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</source>
        <translation>Přípustné nasazení není. O dalším rozhodne hlavní rozhodčí (C.04.1).</translation>
    </message>
    <message>
        <source>A legal pairing was not found; this is a fault of the program.</source>
        <translation>Přípustné nasazení se nenašlo; je to chyba programu.</translation>
    </message>
    <message>
        <source>%1 Not all of these can be paired with each other: %2.</source>
        <extracomment>%1 a sentence, %2 names of players.</extracomment>
        <translation>%1 Tito nemohou být všichni nasazeni mezi sebou: %2.</translation>
    </message>
    <message>
        <source>%1 Not all of these can be paired with each other: %2. Otherwise they have nobody but: %3.</source>
        <extracomment>%1 a sentence, %2 and %3 names of players.</extracomment>
        <translation>%1 Tito nemohou být všichni nasazeni mezi sebou: %2. Kromě toho mají jen: %3.</translation>
    </message>
    <message>
        <source>Byes, prohibited pairs and pairing by hand are for Swiss systems.</source>
        <translation>Volna, zakázané dvojice a ruční nasazení jsou pro švýcarské systémy.</translation>
    </message>
    <message>
        <source>This round is paired; a bye is for a round to come.</source>
        <translation>Toto kolo je nasazeno; volno se dává na kolo, které teprve přijde.</translation>
    </message>
    <message>
        <source>There is no such bye.</source>
        <translation>Takové volno není.</translation>
    </message>
    <message>
        <source>Prohibited pairs are settled before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Zakázané dvojice se určí před nasazením prvního kola (Všeobecná pravidla soutěží 5.2).</translation>
    </message>
    <message>
        <source>Choose two players; there is no such prohibited pair.</source>
        <translation>Vyberte dva hráče; taková zakázaná dvojice není.</translation>
    </message>
    <message>
        <source>Everybody who takes part has one seat, and nobody else: look at %1.</source>
        <translation>Každý, kdo hraje, má jedno místo, a nikdo jiný: podívejte se na hráče %1.</translation>
    </message>
    <message>
        <source>Moves are on record on board %1; the starting position stays.</source>
        <translation>Na šachovnici %1 jsou už zapsány tahy; výchozí pozice zůstává.</translation>
    </message>
    <message>
        <source>A game cannot begin from this position.</source>
        <translation>Z této pozice partie nemůže začít.</translation>
    </message>
    <message>
        <source>Board %1: half-move %2 is not legal there.</source>
        <translation>Šachovnice %1: %2. půltah tam není přípustný.</translation>
    </message>
    <message>
        <source>Board %1: the record has no such place.</source>
        <translation>Šachovnice %1: takové místo v zápisu není.</translation>
    </message>
    <message>
        <source>No draw offer is open on board %1.</source>
        <translation>Na šachovnici %1 nečeká na odpověď žádná nabídka remízy.</translation>
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
    <message numerus="yes">
        <source>%n half-move(s) behind would not be legal any more.</source>
        <translation>
            <numerusform>%n následující půltah by už nebyl přípustný.</numerusform>
            <numerusform>%n následující půltahy by už nebyly přípustné.</numerusform>
            <numerusform>%n následujících půltahů by už nebylo přípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the event allows no draw by agreement yet (Laws 9.1).</source>
        <translation>Šachovnice %1: turnaj zatím nedovoluje remízu dohodou (Pravidla 9.1).</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1.</source>
        <translation>Výsledek na šachovnici %1 podepsali oba hráči.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from what the rules give.</source>
        <translation>
            <numerusform>%n šachovnice je jiná, než určují pravidla.</numerusform>
            <numerusform>%n šachovnice jsou jiné, než určují pravidla.</numerusform>
            <numerusform>%n šachovnic je jiných, než určují pravidla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file are not as the pairing system makes them.</source>
        <translation>
            <numerusform>%n kolo souboru není takové, jak je nasazuje systém.</numerusform>
            <numerusform>%n kola souboru nejsou taková, jak je nasazuje systém.</numerusform>
            <numerusform>%n kol souboru není takových, jak je nasazuje systém.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For more than %n round(s) there are not enough opponents.</source>
        <translation>
            <numerusform>Na více než %n kolo není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kola není dost soupeřů.</numerusform>
            <numerusform>Na více než %n kol není dost soupeřů.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a half-point bye already.</source>
        <translation>%1 už má volno za půl bodu.</translation>
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
        <source>Board %1: an assistant would do more than the Laws give him.</source>
        <translation>Šachovnice %1: asistent by dělal víc, než mu dávají Pravidla.</translation>
    </message>
    <message>
        <source>The result on board %1 rests on a ruling.</source>
        <translation>Výsledek na šachovnici %1 vychází z rozhodnutí.</translation>
    </message>
    <message>
        <source>By the record the game on board %1 is drawn already (Laws 9.6).</source>
        <translation>Podle záznamu je partie na šachovnici %1 již remíza (Pravidla 9.6).</translation>
    </message>
    <message>
        <source>The game on board %1 has a result already.</source>
        <translation>Partie na šachovnici %1 už má výsledek.</translation>
    </message>
    <message>
        <source>The game on board %1 has ended on the board.</source>
        <translation>Partie na šachovnici %1 už skončila tahem na šachovnici.</translation>
    </message>
    <message>
        <source>In this event nobody has to keep score, so nobody is excused from it.</source>
        <translation>Na tomto turnaji nikdo nemusí zapisovat, proto od toho nelze nikoho osvobodit.</translation>
    </message>
    <message>
        <source>A fallen flag was noticed on board %1: it ended the game.</source>
        <translation>Na šachovnici %1 byl zaznamenán pád praporku: ukončil partii.</translation>
    </message>
    <message>
        <source>Board %1: by the record that is a legal move.</source>
        <translation>Šachovnice %1: podle zápisu je to možný tah.</translation>
    </message>
    <message>
        <source>Board %1: the record says something else of the claim.</source>
        <translation>Šachovnice %1: zápis říká o reklamaci něco jiného.</translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Remarks on the file</source>
        <translation>Poznámky k souboru</translation>
    </message>
    <message>
        <source>None: the file says everything the program needs.</source>
        <translation>Žádné: soubor říká vše, co program potřebuje.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>%nkrát</numerusform>
            <numerusform>%nkrát</numerusform>
            <numerusform>%nkrát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemarkText</name>
    <message>
        <source>Assumed</source>
        <translation>Předpokládané</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Opraveno při čtení</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Nepoužito</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Chyba</translation>
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
        <source>The colour of the first draw is not given.</source>
        <translation>Barva určená losem není uvedena.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered as the pairing rules order them.</source>
        <translation>Pořadí šachovnic není uvedeno; očíslovaly se podle pravidel nasazení.</translation>
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
        <source>The file is not UTF-8; it was read as Latin-1. Check the letters of the names.</source>
        <translation>Soubor není v UTF-8; četl se jako Latin-1. Zkontrolujte písmena ve jménech.</translation>
    </message>
    <message>
        <source>Blanks are missing at the end of the line; the line was read.</source>
        <translation>Na konci řádku chybějí mezery; řádek se přečetl.</translation>
    </message>
    <message>
        <source>The points say %1, the results add up to %2; the results count.</source>
        <translation>Bodů je uvedeno %1, výsledky dávají %2; platí výsledky.</translation>
    </message>
    <message>
        <source>The file announces %1 players and lists %2; the list counts.</source>
        <translation>Soubor ohlašuje hráčů: %1, v seznamu jich je: %2; platí seznam.</translation>
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
        <source>A bye has no opponent number; 0000 was taken.</source>
        <translation>Volno nemá číslo soupeře; použilo se 0000.</translation>
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
        <source>The file announces %1 rounds and has %2; those it has were taken.</source>
        <translation>Soubor ohlašuje kol: %1, má jich: %2; převzala se ta, která má.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of letters; the line was read.</source>
        <translation>Sloupce tohoto řádku počítají bajty místo písmen; řádek se přečetl.</translation>
    </message>
    <message>
        <source>A control character was read as a blank.</source>
        <translation>Řídicí znak se přečetl jako mezera.</translation>
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
        <source>Acceleration is taken over only in a Swiss, and only Baku acceleration; this one is left out.</source>
        <translation>Akcelerace se přebírá jen ve švýcarském systému a jen akcelerace Baku; tato se vynechala.</translation>
    </message>
    <message>
        <source>Forbidden pairs are taken over only in a Swiss, and only of its players; these are left out.</source>
        <translation>Zakázané dvojice se přebírají jen ve švýcarském systému a jen pro jeho hráče; tyto se vynechaly.</translation>
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
        <source>The records “%1” have no place in this program; they were not used.</source>
        <translation>Záznamy „%1“ nemají v tomto programu místo; nepoužily se.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>„%1“ tady nelze přečíst; vynechalo se.</translation>
    </message>
    <message>
        <source>The file counts points in another way; the results were taken, not the points.</source>
        <translation>Soubor počítá body jinak; převzaly se výsledky, ne body.</translation>
    </message>
    <message>
        <source>A bye for a round that is not paired yet was left out.</source>
        <translation>Volno pro kolo, které ještě není nasazeno, se vynechalo.</translation>
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
        <source>The pairing number %1 stands in the file twice.</source>
        <translation>Startovní číslo %1 je v souboru dvakrát.</translation>
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
        <source>The two players&apos; results cannot stand together.</source>
        <translation>Výsledky dvou hráčů nemohou platit spolu.</translation>
    </message>
    <message>
        <source>The player is named as his or her own opponent.</source>
        <translation>Hráč je uveden jako vlastní soupeř.</translation>
    </message>
    <message>
        <source>The file has more players than the program takes.</source>
        <translation>V souboru je víc hráčů, než program přijme.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report.</source>
        <translation>Soubor je na zprávu o turnaji příliš velký.</translation>
    </message>
    <message>
        <source>Something stands where the record must be blank: “%1”.</source>
        <translation>Na místě, kde má být záznam prázdný, něco je: „%1“.</translation>
    </message>
    <message>
        <source>The file has more rounds than the program takes.</source>
        <translation>V souboru je víc kol, než program přijme.</translation>
    </message>
    <message>
        <source>The file is not a tournament report file (TRF).</source>
        <translation>Soubor není zpráva o turnaji (TRF).</translation>
    </message>
    <message>
        <source>A draw counts more than a win here, or a loss more than a draw: %1.</source>
        <translation>Remíza se zde počítá víc než výhra nebo prohra víc než remíza: %1.</translation>
    </message>
    <message>
        <source>Something stands behind the value: “%1” was read as %2.</source>
        <translation>Za hodnotou ještě něco stojí: „%1“ bylo přečteno jako %2.</translation>
    </message>
    <message>
        <source>“%1” contradicts another record of the file; the other one counts.</source>
        <translation>„%1“ odporuje jinému záznamu souboru; platí ten druhý.</translation>
    </message>
    <message>
        <source>Match points have no effect where players play for themselves; “%1” was left out.</source>
        <translation>Zápasové body nemají účinek, kde hráči hrají za sebe; „%1“ bylo vynecháno.</translation>
    </message>
    <message>
        <source>Player %1 is forbidden to meet himself or herself; it was left out.</source>
        <translation>Hráči %1 se zakazuje setkat se sám se sebou; bylo to vynecháno.</translation>
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
        <source>Copy the sheet</source>
        <translation>Kopírovat výpis</translation>
    </message>
    <message>
        <source>Save the sheet</source>
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
        <source>Graph over</source>
        <translation>Graf podle</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>času</translation>
    </message>
    <message>
        <source>the moves</source>
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
        <translation>Co se stalo na šachovnici</translation>
    </message>
    <message>
        <source>type a time</source>
        <translation>napsat čas</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>úkony</translation>
    </message>
    <message>
        <source>PgUp  PgDn</source>
        <translation>PgUp  PgDn</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuty</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>start</source>
        <translation>začátek</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nyní</translation>
    </message>
    <message>
        <source>time or moves</source>
        <translation>čas nebo tahy</translation>
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
        <source>Paired, the clock set</source>
        <translation>Nasazeno, hodiny nastaveny</translation>
    </message>
    <message>
        <source>Brought in with a report file</source>
        <translation>Převzato ze souboru TRF</translation>
    </message>
    <message>
        <source>All clocks paused</source>
        <translation>Všechny hodiny zastaveny</translation>
    </message>
    <message>
        <source>Clock paused: the computer slept</source>
        <translation>Hodiny zastaveny: počítač spal</translation>
    </message>
    <message>
        <source>Clock paused: the program was closed</source>
        <translation>Hodiny zastaveny: program byl zavřen</translation>
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
        <translation>Stisk bílého přišel pozdě a nepočítal se</translation>
    </message>
    <message>
        <source>Black&apos;s press came too late to count</source>
        <translation>Stisk černého přišel pozdě a nepočítal se</translation>
    </message>
    <message>
        <source>Clock turned round</source>
        <translation>Hodiny otočeny</translation>
    </message>
    <message>
        <source>The fall of White&apos;s flag was claimed</source>
        <translation>Reklamován pád praporku bílého</translation>
    </message>
    <message>
        <source>The fall of Black&apos;s flag was claimed</source>
        <translation>Reklamován pád praporku černého</translation>
    </message>
    <message>
        <source>The fall of White&apos;s flag was observed</source>
        <translation>Zjištěn pád praporku bílého</translation>
    </message>
    <message>
        <source>The fall of Black&apos;s flag was observed</source>
        <translation>Zjištěn pád praporku černého</translation>
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
        <source>White has arrived</source>
        <translation>Bílý přišel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>Černý přišel</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Výsledek %1</translation>
    </message>
    <message>
        <source>%1 (Laws %2)</source>
        <extracomment>%1 a sentence about a result, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (Pravidla %2)</translation>
    </message>
    <message>
        <source>Result cleared</source>
        <translation>Výsledek smazán</translation>
    </message>
    <message>
        <source>Game adjourned</source>
        <translation>Partie přerušena</translation>
    </message>
    <message>
        <source>Program started again after an interruption</source>
        <translation>Program znovu spuštěn po výpadku</translation>
    </message>
    <message>
        <source>Program started again</source>
        <translation>Program znovu spuštěn</translation>
    </message>
    <message>
        <source>Program closed</source>
        <translation>Program zavřen</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Vzato zpět: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Obnoveno: %1</translation>
    </message>
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
        <source>Stopped by the flag</source>
        <translation>Zastaveno pádem praporku</translation>
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
        <source>Thought</source>
        <translation>Přemýšlel</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>%1 (taken back later)</source>
        <translation>%1 (později vzato zpět)</translation>
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
        <translation>Ještě nenasazeno</translation>
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
        <translation>Skončena, %1</translation>
    </message>
    <message>
        <source>Waits for the arbiter&apos;s decision</source>
        <translation>Čeká na rozhodnutí rozhodčího</translation>
    </message>
    <message>
        <source>The program was closed from %1 to %2; the clock stood.</source>
        <translation>Program byl zavřen od %1 do %2; hodiny stály.</translation>
    </message>
    <message>
        <source>The program was not running from %1 to %2; these are the times of its last sign of life.</source>
        <translation>Program neběžel od %1 do %2; toto jsou poslední známé časy.</translation>
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
        <source>Rate of play</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Nasazeno</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Časy</translation>
    </message>
    <message>
        <source>local time (%1); both clocks as they showed after the act</source>
        <translation>místní čas (%1); oboje hodiny, jak ukazovaly po úkonu</translation>
    </message>
    <message>
        <source>Gap</source>
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
        <translation>Volno za bod</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Volno za nula bodů</translation>
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
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Board number or a part of a name, then Enter</source>
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
        <source>next missing</source>
        <translation>další chybějící</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>najít šachovnici</translation>
    </message>
    <message>
        <source>round before</source>
        <translation>předchozí kolo</translation>
    </message>
    <message>
        <source>round after</source>
        <translation>následující kolo</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zpět</translation>
    </message>
    <message>
        <source>No results to enter yet</source>
        <translation>Zatím není co zapisovat</translation>
    </message>
    <message>
        <source>When a round is paired its boards stand here in order. One key enters a result: 1, 0 or =.</source>
        <translation>Když je kolo nasazeno, jsou tu jeho šachovnice v pořadí. Výsledek zapíše jedna klávesa: 1, 0 nebo =.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Import souboru %1</translation>
    </message>
    <message>
        <source>This file cannot be taken as it is. The remarks say where it is wrong.</source>
        <translation>Soubor takto nelze převzít. Poznámky říkají, kde je chyba.</translation>
    </message>
    <message>
        <source>What to take</source>
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
</context>
<context>
    <name>RulingOwnWord</name>
    <message>
        <source>Your own decision, with a note below</source>
        <translation>Vaše vlastní rozhodnutí, s poznámkou níže</translation>
    </message>
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
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Half a point to White, none to Black</source>
        <translation>Půl bodu bílému, černému nic</translation>
    </message>
    <message>
        <source>Half a point to Black, none to White</source>
        <translation>Půl bodu černému, bílému nic</translation>
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
        <source>No flag is down.</source>
        <translation>Žádný praporek není dole.</translation>
    </message>
    <message>
        <source>The game had ended before; its result stands. Enter it below.</source>
        <translation>Partie skončila už předtím; její výsledek platí. Zapište ho níže.</translation>
    </message>
    <message>
        <source>In this kind of play the arbiter must not call the flag. It has fallen when a player claims it.</source>
        <translation>V této hře rozhodčí nesmí pád praporku ohlásit. Praporek padl, když to reklamuje hráč.</translation>
    </message>
    <message>
        <source>The claim fails, and the game goes on.</source>
        <translation>Reklamace neplatí a partie pokračuje.</translation>
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
        <source>The game goes on.</source>
        <translation>Partie pokračuje.</translation>
    </message>
    <message>
        <source>Check by the scoresheets whether the moves were made.</source>
        <translation>Podle partiářů ověřte, zda byly tahy splněny.</translation>
    </message>
    <message>
        <source>No article speaks of it: the arbiter decides.</source>
        <translation>Žádný článek o tom nemluví: rozhoduje rozhodčí.</translation>
    </message>
    <message>
        <source>Can White still checkmate by any series of legal moves?</source>
        <translation>Může bílý ještě dát mat jakoukoli posloupností přípustných tahů?</translation>
    </message>
    <message>
        <source>Can Black still checkmate by any series of legal moves?</source>
        <translation>Může černý ještě dát mat jakoukoli posloupností přípustných tahů?</translation>
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
        <source>White&apos;s telephone sounded</source>
        <translation>Bílému zazvonil telefon</translation>
    </message>
    <message>
        <source>Black&apos;s telephone sounded</source>
        <translation>Černému zazvonil telefon</translation>
    </message>
    <message>
        <source>White has an electronic device on him</source>
        <translation>Bílý má u sebe elektronické zařízení</translation>
    </message>
    <message>
        <source>Black has an electronic device on him</source>
        <translation>Černý má u sebe elektronické zařízení</translation>
    </message>
    <message>
        <source>Guidelines II</source>
        <translation>Směrnice II</translation>
    </message>
</context>
<context>
    <name>RulingTicks</name>
    <message>
        <source>Called by</source>
        <translation>Pád ohlásil</translation>
    </message>
    <message>
        <source>Which flag fell first</source>
        <translation>Komu padl praporek dřív</translation>
    </message>
    <message>
        <source>not established</source>
        <translation>nezjištěno</translation>
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
        <source>not said</source>
        <translation>neuvedeno</translation>
    </message>
    <message>
        <source>The game was over before</source>
        <translation>Partie skončila předtím</translation>
    </message>
    <message>
        <source>Mate, stalemate, a dead position, resignation or agreement came first.</source>
        <translation>Dřív přišel mat, pat, mrtvá pozice, vzdání nebo dohoda.</translation>
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
        <source>A pawn has just passed over</source>
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
        <source>Size of the text</source>
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
        <source>Rate of play</source>
        <translation>Tempo hry</translation>
    </message>
    <message>
        <source>Laws of Chess</source>
        <translation>Pravidla šachu</translation>
    </message>
    <message>
        <source>No moves are on record.</source>
        <translation>Nejsou zapsány žádné tahy.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>neskončena</translation>
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
        <source>Beside the moves</source>
        <translation>Vedle tahů</translation>
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
        <source>Begun</source>
        <translation>Začátek</translation>
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
        <source>≠ is not the move of the record.</source>
        <translation>≠ není tah ze zápisu.</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>A tone at this desk when a flag falls</source>
        <translation>Tón u tohoto stolu při pádu praporku</translation>
    </message>
    <message>
        <source>For every board of the round. Silent where only a player may claim a flag.</source>
        <translation>Pro každou šachovnici kola. Ticho tam, kde pád praporku smí reklamovat jen hráč.</translation>
    </message>
    <message>
        <source>The clock that is shown full screen sounds</source>
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
        <source>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move; in other controls they are silent. They beep ten seconds before a time ends and in its last five seconds.</source>
        <translation>Šachové hodiny znějí při bjó-jomi, kanadském čase, přesýpacích hodinách, gongu a čase na každý tah; jinak jsou tiché. Pípnou deset sekund před koncem času a v jeho posledních pěti sekundách.</translation>
    </message>
</context>
<context>
    <name>SpokenFace</name>
    <message>
        <source>%1 over the time</source>
        <translation>%1 přes čas</translation>
    </message>
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
        <source>Players stand here by their points and tie-breaks as soon as they are entered and results come in.</source>
        <translation>Hráči tu budou seřazeni podle bodů a pomocných hodnocení, jakmile budou přihlášeni a přijdou výsledky.</translation>
    </message>
    <message>
        <source>a game is open</source>
        <translation>partie není ukončena</translation>
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
        <source>Name it, choose the rate of play and the system, then enter the players.</source>
        <translation>Pojmenujte ho, vyberte tempo hry a systém, potom zapište hráče.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otevřít turnaj</translation>
    </message>
    <message>
        <source>Go on where you stopped. An event is one file, safe to copy.</source>
        <translation>Pokračujte tam, kde jste skončili. Turnaj je jeden soubor, který lze bezpečně kopírovat.</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovat soubor TRF</translation>
    </message>
    <message>
        <source>Take players and rounds from FIDE&apos;s report file. You see every remark before anything is kept.</source>
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
        <source>Or type where the event or the report file is</source>
        <translation>Nebo napište, kde je soubor turnaje nebo report</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Může tento hráč ještě dostat mat?</translation>
    </message>
    <message>
        <source>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</source>
        <translation>Postavte pozici: odpověď pro oba hráče, s tahy k matu nebo s důvodem, proč není.</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>Soubor turnaje</translation>
    </message>
    <message>
        <source>Every act is written here before it is shown.</source>
        <translation>Každý úkon se sem zapíše dřív, než se ukáže.</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Jinam…</translation>
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
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Enter players</source>
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
        <source>Decide the clocks</source>
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
        <source>All acts and keys</source>
        <translation>Všechny úkony a klávesy</translation>
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
        <source>No clock shows so many hours.</source>
        <translation>Tolik hodin žádné hodiny neukážou.</translation>
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
        <source>Take these times</source>
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
        <source>What hangs on it</source>
        <translation>Co na tom závisí</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>White&apos;s fault</source>
        <translation>Vina bílého</translation>
    </message>
    <message>
        <source>Black&apos;s fault</source>
        <translation>Vina černého</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Může tento hráč ještě dostat mat?</translation>
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
        <source>So</source>
        <translation>Tedy</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Pozor</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>The player to move has no legal move and is not in check: stalemate, the game is drawn.</source>
        <translation>Hráč na tahu nemá možný tah a není v šachu: pat, partie je remíza.</translation>
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
        <source>White has nothing but the king.</source>
        <translation>Bílý má jen krále.</translation>
    </message>
    <message>
        <source>Black has nothing but the king.</source>
        <translation>Černý má jen krále.</translation>
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
        <source>Some men are locked in for ever. Wherever the others may get to, there is no mate by White.</source>
        <translation>Některé kameny jsou navždy zamčené. Ať se ostatní dostanou kamkoli, mat od bílého neexistuje.</translation>
    </message>
    <message>
        <source>Some men are locked in for ever. Wherever the others may get to, there is no mate by Black.</source>
        <translation>Některé kameny jsou navždy zamčené. Ať se ostatní dostanou kamkoli, mat od černého neexistuje.</translation>
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
        <translation>Oba hráči mají vždy jen jeden možný tah a tyto tahy nevedou k matu od bílého.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by Black.</source>
        <translation>Oba hráči mají vždy jen jeden možný tah a tyto tahy nevedou k matu od černého.</translation>
    </message>
    <message>
        <source>Every position that can still come about was looked at, %1 in all: White mates in none of them.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prohlédly se všechny pozice, které ještě mohou vzniknout, celkem %1: v žádné z nich bílý nedává mat.</translation>
    </message>
    <message>
        <source>Every position that can still come about was looked at, %1 in all: Black mates in none of them.</source>
        <translation>Prohlédly se všechny pozice, které ještě mohou vzniknout, celkem %1: v žádné z nich černý nedává mat.</translation>
    </message>
    <message numerus="yes">
        <source>A line of legal moves ends in mate after %n move(s).</source>
        <translation>
            <numerusform>Sled možných tahů končí matem po %n tahu.</numerusform>
            <numerusform>Sled možných tahů končí matem po %n tazích.</numerusform>
            <numerusform>Sled možných tahů končí matem po %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a mate nor a proof against one was found in %1 positions. The arbiter decides; as long as there is no proof, the player can mate.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>V %1 pozicích se nenašel ani mat, ani důkaz, že není. Rozhodne rozhodčí; dokud není důkaz, hráč mat dát může.</translation>
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
        <source>White has more than sixteen men.</source>
        <translation>Bílý má více než šestnáct kamenů.</translation>
    </message>
    <message>
        <source>Black has more than sixteen men.</source>
        <translation>Černý má více než šestnáct kamenů.</translation>
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
        <source>White&apos;s king is not where he could castle with the rook on %1.</source>
        <extracomment>%1 is the square of a rook.</extracomment>
        <translation>Bílý král nestojí tam, odkud by mohl udělat rošádu s věží na %1.</translation>
    </message>
    <message>
        <source>Black&apos;s king is not where he could castle with the rook on %1.</source>
        <translation>Černý král nestojí tam, odkud by mohl udělat rošádu s věží na %1.</translation>
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
        <source>the men</source>
        <comment>field of a FEN</comment>
        <translation>kameny</translation>
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
        <source>this sign does not belong here</source>
        <translation>tento znak sem nepatří</translation>
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
        <source>this is no square</source>
        <translation>toto není pole</translation>
    </message>
    <message>
        <source>this is no number</source>
        <translation>toto není číslo</translation>
    </message>
    <message>
        <source>there is more than belongs in it</source>
        <translation>je tu více, než sem patří</translation>
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
        <source>Neither can mate: dead position</source>
        <translation>Nikdo nemůže dát mat: mrtvá pozice</translation>
    </message>
    <message>
        <source>The flag falls</source>
        <translation>Spadne praporek</translation>
    </message>
    <message>
        <source>The illegal move that loses</source>
        <translation>Nemožný tah, kterým se prohrává</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdání se</translation>
    </message>
    <message>
        <source>The telephone sounds</source>
        <translation>Zazvoní telefon</translation>
    </message>
    <message>
        <source>arbiter decides</source>
        <translation>rozhodne rozhodčí</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>Pěšec nemůže stát na %1.</translation>
    </message>
    <message>
        <source>The kings stand beside each other.</source>
        <translation>Králové stojí vedle sebe.</translation>
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
        <source>There are more pieces than pawns can have become.</source>
        <translation>Figur je více, než se mohlo proměnit pěšců.</translation>
    </message>
    <message>
        <source>More than two men give check.</source>
        <translation>Šach dávají více než dva kameny.</translation>
    </message>
    <message>
        <source>No single move can have given this double check.</source>
        <translation>Tento dvojitý šach nemohl vzniknout jediným tahem.</translation>
    </message>
    <message>
        <source>More moves without capture are counted than were made.</source>
        <translation>Započtených tahů bez braní je více, než se zahrálo.</translation>
    </message>
    <message>
        <source>Moves without a pawn&apos;s move are counted, yet a pawn has just moved.</source>
        <translation>Jsou započteny tahy bez tahu pěšce, ačkoli pěšec právě táhl.</translation>
    </message>
    <message>
        <source>The line of FEN does not say who is to move: White was assumed.</source>
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
    <message numerus="yes">
        <source>Round %1: %n board(s) to look after</source>
        <translation>
            <numerusform>%1. kolo: %n šachovnice vyžaduje pozornost</numerusform>
            <numerusform>%1. kolo: %n šachovnice vyžadují pozornost</numerusform>
            <numerusform>%1. kolo: %n šachovnic vyžaduje pozornost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The default time is over on %n board(s): %1.</source>
        <translation>
            <numerusform>Čekací doba uplynula na %n šachovnici: %1.</numerusform>
            <numerusform>Čekací doba uplynula na %n šachovnicích: %1.</numerusform>
            <numerusform>Čekací doba uplynula na %n šachovnicích: %1.</numerusform>
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
        <translation>Šachovnice %1: %2 kontumačně (%3). Ctrl+Z to vezme zpět.</translation>
    </message>
    <message>
        <source>The default time is not over on board %1.</source>
        <translation>Na šachovnici %1 čekací doba ještě neuplynula.</translation>
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
        <source>%1; %n finding(s) put aside</source>
        <extracomment>%1 is a round and its boards.</extracomment>
        <translation>
            <numerusform>%1; odložen %n nález</numerusform>
            <numerusform>%1; odloženy %n nálezy</numerusform>
            <numerusform>%1; odloženo %n nálezů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BlindPlayView</name>
    <message>
        <source>Appendix %1</source>
        <translation>Dodatek %1</translation>
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
        <source>White&apos;s time was used up second, at %1.</source>
        <translation>Čas bílého vypršel jako druhý: %1.</translation>
    </message>
    <message>
        <source>Black&apos;s time was used up second, at %1.</source>
        <translation>Čas černého vypršel jako druhý: %1.</translation>
    </message>
    <message>
        <source>A fallen flag stops both clocks.</source>
        <translation>Pád praporku zastaví oboje hodiny.</translation>
    </message>
    <message>
        <source>After a fallen flag the clocks run on.</source>
        <translation>Po pádu praporku běží hodiny dál.</translation>
    </message>
    <message>
        <source>Only a player may claim a fallen flag here (%1).</source>
        <translation>Pád praporku zde smí reklamovat jen hráč (%1).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ControlForm</name>
    <message>
        <source>A figure of a period cannot be read.</source>
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
        <translation>Časová kontrola</translation>
    </message>
    <message>
        <source>Time to add, or with − to take</source>
        <translation>Čas k přidání, s − k odebrání</translation>
    </message>
    <message>
        <source>Time the opponent thought meanwhile</source>
        <translation>Čas, který mezitím přemýšlel soupeř</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Zbývající čas</translation>
    </message>
    <message>
        <source>Only what you change is set; the rest stays as it is.</source>
        <translation>Nastaví se jen to, co změníte; ostatní zůstane.</translation>
    </message>
    <message>
        <source>The old clock is stopped. These values are from the journal: set the new clock to them, or write what it shows. Name the new unit in the note.</source>
        <translation>Staré hodiny jsou zastavené. Tyto hodnoty jsou ze záznamu: nastavte na ně nové hodiny, nebo napište, co ukazují. Nové hodiny uveďte v poznámce.</translation>
    </message>
    <message>
        <source>From now on, with the times as they stand.</source>
        <translation>Od této chvíle, časy zůstávají.</translation>
    </message>
    <message>
        <source>The clock is stopped with the times this control would have led to: the same presses and corrections, from the start of the game.</source>
        <translation>Hodiny se zastaví s časy, k nimž by toto tempo vedlo: stejné stisky a opravy od začátku partie.</translation>
    </message>
    <message>
        <source>The move is counted with its increment, and the time the opponent thought on this player&apos;s clock becomes his own.</source>
        <translation>Tah se započítá i s přídavkem a čas, který soupeř přemýšlel na hodinách tohoto hráče, se připíše soupeři.</translation>
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
        <source>as they stand</source>
        <translation>jak stojí</translation>
    </message>
    <message>
        <source>as if it had been set so from the start</source>
        <translation>jako by bylo nastaveno od začátku</translation>
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
        <source>Moves due from White</source>
        <translation>Zbývající tahy bílého</translation>
    </message>
    <message>
        <source>Moves due from Black</source>
        <translation>Zbývající tahy černého</translation>
    </message>
    <message>
        <source>Delay left of this move</source>
        <translation>Zbývající zpoždění tohoto tahu</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>Further rounds come by import.</source>
        <translation>Další kola přicházejí importem.</translation>
    </message>
    <message>
        <source>Empty: as many rounds as the players need.</source>
        <translation>Prázdné: tolik kol, kolik hráči potřebují.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: as many rounds as the players need; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Prázdné: tolik kol, kolik hráči potřebují; pro %n hráče %1.</numerusform>
            <numerusform>Prázdné: tolik kol, kolik hráči potřebují; pro %n hráče %1.</numerusform>
            <numerusform>Prázdné: tolik kol, kolik hráči potřebují; pro %n hráčů %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many as are announced beforehand.</source>
        <translation>Tolik, kolik je předem vyhlášeno.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
    <message>
        <source>Enter the players.</source>
        <translation>Zapište hráče.</translation>
    </message>
    <message>
        <source>Pair the first round when all players are entered.</source>
        <translation>Až budou všichni hráči zapsaní, nasaďte první kolo.</translation>
    </message>
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
        <translation>Všechny výsledky jsou zapsány. Nasaďte %1. kolo.</translation>
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
        <translation>Zatím není nasazeno žádné kolo</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 1 of 9&quot;</extracomment>
        <translation>%1. kolo z %2</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Nasadit %1. kolo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still open.</source>
        <translation>
            <numerusform>%n partie je ještě otevřená.</numerusform>
            <numerusform>%n partie jsou ještě otevřené.</numerusform>
            <numerusform>%n partií je ještě otevřených.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) still open.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Nasaďte %1. kolo; %n partie je ještě otevřená.</numerusform>
            <numerusform>Nasaďte %1. kolo; %n partie jsou ještě otevřené.</numerusform>
            <numerusform>Nasaďte %1. kolo; %n partií je ještě otevřených.</numerusform>
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
        <translation>Šachovnice %1</translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <translation>
            <numerusform>%n vybraná</numerusform>
            <numerusform>%n vybrané</numerusform>
            <numerusform>%n vybraných</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Celý sál</translation>
    </message>
    <message>
        <source>Every game that goes on</source>
        <translation>Všechny partie, které se hrají</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) picked</source>
        <translation>
            <numerusform>%n vybraná šachovnice</numerusform>
            <numerusform>%n vybrané šachovnice</numerusform>
            <numerusform>%n vybraných šachovnic</numerusform>
        </translation>
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
        <source>Stopped, White to move</source>
        <translation>Stojí, na tahu bílý</translation>
    </message>
    <message>
        <source>Stopped, Black to move</source>
        <translation>Stojí, na tahu černý</translation>
    </message>
    <message>
        <source>Stopped at the flag</source>
        <translation>Stojí po pádu praporku</translation>
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
        <source>illegal moves: %1 of %2</source>
        <translation>nemožné tahy: %1 z %2</translation>
    </message>
    <message>
        <source>lever locked</source>
        <translation>páčka zamčená</translation>
    </message>
    <message>
        <source>not at the board</source>
        <translation>není u šachovnice</translation>
    </message>
    <message>
        <source>the one of the act</source>
        <translation>podle úkonu</translation>
    </message>
    <message>
        <source>Something in the form is not right yet.</source>
        <translation>Ve formuláři ještě něco není v pořádku.</translation>
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
        <source>The file has no results; only the players are taken.</source>
        <translation>Soubor nemá výsledky; převezmou se jen hráči.</translation>
    </message>
    <message>
        <source>The rounds with results are taken as they are and can be corrected afterwards.</source>
        <translation>Kola s výsledky se převezmou tak, jak jsou, a pak je lze opravit.</translation>
    </message>
    <message>
        <source>Only the players are taken; the first round is paired here.</source>
        <translation>Převezmou se jen hráči; první kolo se nasadí tady.</translation>
    </message>
    <message numerus="yes">
        <source>%n prohibited pair(s)</source>
        <translation>
            <numerusform>%n zakázaná dvojice</numerusform>
            <numerusform>%n zakázané dvojice</numerusform>
            <numerusform>%n zakázaných dvojic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) of rounds to come</source>
        <translation>
            <numerusform>volna v dalších kolech: %n</numerusform>
            <numerusform>volna v dalších kolech: %n</numerusform>
            <numerusform>volna v dalších kolech: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Taken as well: %2.</source>
        <extracomment>%1 a sentence, %2 a list: &quot;2 prohibited pairs, 3 byes of rounds to come&quot;.</extracomment>
        <translation>%1 Převezme se také: %2.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::MatingView</name>
    <message>
        <source>This is no position to take over. %1</source>
        <extracomment>%1 are reasons, as sentences.</extracomment>
        <translation>Takovou pozici nelze převzít. %1</translation>
    </message>
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
        <source>Up to %1 positions are looked at.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prohlédne se nejvýše %1 pozic.</translation>
    </message>
    <message>
        <source>Cancelled before there was an answer.</source>
        <translation>Zrušeno dříve, než byla odpověď.</translation>
    </message>
    <message>
        <source>Neither player can checkmate by any series of legal moves: the game is drawn at once.</source>
        <translation>Ani jeden hráč nemůže dát mat žádným sledem možných tahů: partie ihned končí remízou.</translation>
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
        <source>The position was set up by hand.</source>
        <translation>Pozice byla postavena ručně.</translation>
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
    <message>
        <source>Only White&apos;s scoresheet says so, not the record of the game.</source>
        <translation>Říká to jen partiář bílého, ne zápis partie.</translation>
    </message>
    <message>
        <source>Only Black&apos;s scoresheet says so, not the record of the game.</source>
        <translation>Říká to jen partiář černého, ne zápis partie.</translation>
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
        <source>The clocks have counted %n half-move(s) more than the record holds, which has a gap.</source>
        <translation>
            <numerusform>Hodiny napočítaly o %n půltah více, než je v zápisu, a ten má mezeru.</numerusform>
            <numerusform>Hodiny napočítaly o %n půltahy více, než je v zápisu, a ten má mezeru.</numerusform>
            <numerusform>Hodiny napočítaly o %n půltahů více, než je v zápisu, a ten má mezeru.</numerusform>
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
        <source>By the clock it is White&apos;s move, in this position Black&apos;s.</source>
        <translation>Podle hodin je na tahu bílý, v této pozici černý.</translation>
    </message>
    <message>
        <source>By the clock it is Black&apos;s move, in this position White&apos;s.</source>
        <translation>Podle hodin je na tahu černý, v této pozici bílý.</translation>
    </message>
    <message>
        <source>The record has been changed since: this position does not stand in it any more, and the verdict cannot be noted there.</source>
        <translation>Zápis se mezitím změnil: tato pozice v něm už není a verdikt tam nelze poznamenat.</translation>
    </message>
    <message>
        <source>The game has gone on from here.</source>
        <translation>Partie odtud pokračovala.</translation>
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
        <translation>Nasazení %1. kola</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovnic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n other(s) than before</source>
        <extracomment>%1 &quot;20 boards&quot;, %n boards that were not there when it was paired before.</extracomment>
        <translation>
            <numerusform>%1, %n jiná než předtím</numerusform>
            <numerusform>%1, %n jiné než předtím</numerusform>
            <numerusform>%1, %n jiných než předtím</numerusform>
        </translation>
    </message>
    <message>
        <source>End the changes by hand first.</source>
        <translation>Nejprve ukončete ruční změny.</translation>
    </message>
    <message>
        <source>Open the changes by hand first (E).</source>
        <translation>Nejprve otevřete ruční změny (E).</translation>
    </message>
    <message>
        <source>Make this change all the same?</source>
        <translation>Udělat tuto změnu i tak?</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Udělat</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Nechat, jak bylo</translation>
    </message>
    <message>
        <source>Colours of the board of %1 exchanged</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Barvy na šachovnici hráče %1 vyměněny</translation>
    </message>
    <message>
        <source>%1 and %2 exchanged</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>%1 a %2 vyměněni</translation>
    </message>
    <message>
        <source>Pick two seats first (Space).</source>
        <translation>Nejprve vyberte dvě místa (mezerník).</translation>
    </message>
    <message>
        <source>Why does %1 not have the bye?</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Proč %1 nemá volno?</translation>
    </message>
    <message>
        <source>Why do %1 and %2 not meet?</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Proč se %1 a %2 neutkají?</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>%1. kolo je nasazeno.</translation>
    </message>
    <message>
        <source>The pairing made by hand stays; look at the boards of those who were left.</source>
        <translation>Ruční nasazení zůstává; podívejte se na šachovnice těch, kdo zůstali bez soupeře.</translation>
    </message>
    <message>
        <source>Back to the pairing by the rules?</source>
        <translation>Zpět k nasazení podle pravidel?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) made by hand would be lost.</source>
        <translation>
            <numerusform>Ztratila by se %n ruční změna.</numerusform>
            <numerusform>Ztratily by se %n ruční změny.</numerusform>
            <numerusform>Ztratilo by se %n ručních změn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>Zahodit je</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Ponechat je</translation>
    </message>
    <message>
        <source>%1 does not play this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo nehraje.</translation>
    </message>
    <message>
        <source>%1 plays this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo hraje.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s) not over count as drawn</source>
        <extracomment>%1 &quot;20 boards&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n neukončená partie se počítá za remízu</numerusform>
            <numerusform>%1, %n neukončené partie se počítají za remízu</numerusform>
            <numerusform>%1, %n neukončených partií se počítá za remízu</numerusform>
        </translation>
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
        <translation>v turnaji nepokračuje</translation>
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
        <translation>Z turnaje odstoupil hráč: %1.</translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>Ze seznamu odstraněn hráč: %1.</translation>
    </message>
    <message>
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>odstoupil, anulováno</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 a kind of bye, %2 the number of a round.</extracomment>
        <translation>%1, %2. kolo</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PresenceModel</name>
    <message>
        <source>withdrawn</source>
        <translation>odstoupil</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>Read aloud: a player&apos;s name and whether he plays in the round.</extracomment>
        <translation>%1 hraje</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>presence</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part</source>
        <translation>
            <numerusform>hraje %n hráč</numerusform>
            <numerusform>hrají %n hráči</numerusform>
            <numerusform>hraje %n hráčů</numerusform>
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
        <source>Presets written to %1: %2</source>
        <translation>Předvolby zapsané do souboru %1: %2</translation>
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
        <source>Presets taken from %1: %2</source>
        <translation>Předvolby načtené ze souboru %1: %2</translation>
    </message>
    <message>
        <source>The file %1 holds no presets of this program.</source>
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
</context>
<context>
    <name>flagfall::view::RecordActsView</name>
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
    <message>
        <source>after the announced move</source>
        <translation>po oznámeném tahu</translation>
    </message>
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
        <source>%1 His offer number %2 in this game (Laws %3).</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.</extracomment>
        <translation>%1 Je to jeho %2. nabídka v této partii (Pravidla %3).</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) of the game are not on record yet: write them first.</source>
        <translation>
            <numerusform>%n půltah partie ještě není v zápisu: nejprve jej zapište.</numerusform>
            <numerusform>%n půltahy partie ještě nejsou v zápisu: nejprve je zapište.</numerusform>
            <numerusform>%n půltahů partie ještě není v zápisu: nejprve je zapište.</numerusform>
        </translation>
    </message>
    <message>
        <source>The announced move %1 must be played (Laws %2).</source>
        <translation>Oznámený tah %1 musí být zahrán (Pravidla %2).</translation>
    </message>
    <message>
        <source>The announced move %1 is not legal: another move of the same man must be played if there is one (Laws %2).</source>
        <translation>Oznámený tah %1 není možný: musí být zahrán jiný tah týmž kamenem, pokud existuje (Pravidla %2).</translation>
    </message>
    <message>
        <source>Both have signed %1, and no result is entered.</source>
        <translation>Oba podepsali %1 a výsledek není zadán.</translation>
    </message>
    <message>
        <source>White&apos;s illegal move number %1: he loses, or it is a draw if Black cannot checkmate (Laws %2).</source>
        <extracomment>%1 a number, %2 an article of the Laws.</extracomment>
        <translation>%1. nemožný tah bílého: prohrává, nebo je remíza, nemůže-li černý dát mat (Pravidla %2).</translation>
    </message>
    <message>
        <source>Black&apos;s illegal move number %1: he loses, or it is a draw if White cannot checkmate (Laws %2).</source>
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
        <source>moves not known</source>
        <translation>neznámé tahy</translation>
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
        <source>The game in the text does not begin where the record ends.</source>
        <translation>Partie v textu nezačíná tam, kde zápis končí.</translation>
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
        <source>No game of the round is on record yet.</source>
        <translation>Zatím není zapsána žádná partie kola.</translation>
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
    <message numerus="yes">
        <source>%n comment(s), sign(s) or variation(s) of the text have no place in a record.</source>
        <translation>
            <numerusform>%n poznámka, značka nebo varianta textu nemá v zápisu místo.</numerusform>
            <numerusform>%n poznámky, značky nebo varianty textu nemají v zápisu místo.</numerusform>
            <numerusform>%n poznámek, značek nebo variant textu nemá v zápisu místo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on this sheet can be read.</source>
        <translation>Z tohoto partiáře nelze nic přečíst.</translation>
    </message>
    <message>
        <source>What stands here cannot be read; the board shows the last position known.</source>
        <translation>Co zde stojí, nelze přečíst; šachovnice ukazuje poslední známou pozici.</translation>
    </message>
    <message>
        <source>The text gives the result %1; none has been entered.</source>
        <translation>Text uvádí výsledek %1; zadán nebyl žádný.</translation>
    </message>
    <message>
        <source>Say who is to move: write w or b behind the men.</source>
        <translation>Uveďte, kdo je na tahu: za kameny napište w nebo b.</translation>
    </message>
    <message>
        <source>A gap stands in the arbiter&apos;s record: show that one first (Alt+1).</source>
        <translation>Mezera patří do zápisu rozhodčího: nejprve ho zobrazte (Alt+1).</translation>
    </message>
    <message>
        <source>Half-moves are a number up to %1, or nothing.</source>
        <translation>Půltahy jsou číslo do %1, nebo nic.</translation>
    </message>
    <message>
        <source>The starts of Chess960 have the numbers from 0 to 959.</source>
        <translation>Začátky Chess960 mají čísla od 0 do 959.</translation>
    </message>
    <message>
        <source>What stands here cannot be read: there is no position to ask about.</source>
        <translation>Co zde stojí, nelze přečíst: není pozice, na kterou se ptát.</translation>
    </message>
    <message numerus="yes">
        <source>By the number and the player to move of the position %n half-move(s) are missing.</source>
        <translation>
            <numerusform>Podle čísla tahu a hráče na tahu v pozici chybí %n půltah.</numerusform>
            <numerusform>Podle čísla tahu a hráče na tahu v pozici chybějí %n půltahy.</numerusform>
            <numerusform>Podle čísla tahu a hráče na tahu v pozici chybí %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the player to move of the position the number of half-moves cannot be %1.</source>
        <translation>Podle toho, kdo je v pozici na tahu, nemůže být půltahů %1.</translation>
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
        <source>nobody can checkmate any more</source>
        <translation>Nikdo už nemůže dát mat</translation>
    </message>
    <message>
        <source>The game in the text is another one from %1 on: show the place before it and take out what follows (Alt+X).</source>
        <translation>Partie v textu je od %1 jiná: zobrazte místo před ním a odstraňte, co následuje (Alt+X).</translation>
    </message>
    <message>
        <source>All moves of the text are on record already.</source>
        <translation>Všechny tahy textu už jsou v zápisu.</translation>
    </message>
    <message>
        <source>The text is a game of %1 and %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Text je partie hráčů %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) taken out; Ctrl+Z brings them back.</source>
        <translation>
            <numerusform>Odstraněn %n půltah; Ctrl+Z ho vrátí.</numerusform>
            <numerusform>Odstraněny %n půltahy; Ctrl+Z je vrátí.</numerusform>
            <numerusform>Odstraněno %n půltahů; Ctrl+Z je vrátí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) taken over.</source>
        <translation>
            <numerusform>Převzat %n půltah.</numerusform>
            <numerusform>Převzaty %n půltahy.</numerusform>
            <numerusform>Převzato %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet cannot be read on from %1.</source>
        <extracomment>%1 what stands in a line of a scoresheet: &quot;12… xx&quot;.</extracomment>
        <translation>Partiář od %1 dál nelze přečíst.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the record differed.</source>
        <translation>
            <numerusform>%n v zápisu byl jiný.</numerusform>
            <numerusform>%n v zápisu byly jiné.</numerusform>
            <numerusform>%n v zápisu bylo jiných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing follows the shown place.</source>
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
        <source>White was on move.</source>
        <translation>Na tahu byl bílý.</translation>
    </message>
    <message>
        <source>Black was on move.</source>
        <translation>Na tahu byl černý.</translation>
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
            <numerusform>Výpadek zastavil %n hodiny. Rozhodněte, co ukazují (Pravidla 6.10).</numerusform>
            <numerusform>Výpadek zastavil %n hodiny. Rozhodněte, co ukazují (Pravidla 6.10).</numerusform>
            <numerusform>Výpadek zastavil %n hodin. Rozhodněte, co ukazují (Pravidla 6.10).</numerusform>
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
    <message>
        <source>The same as the last sign of life on every board.</source>
        <translation>Na všech šachovnicích stejné jako poslední známá hodnota.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the last sign of life, by %1 at most.</source>
        <translation>
            <numerusform>%n šachovnice se liší od poslední známé hodnoty, nejvýše o %1.</numerusform>
            <numerusform>%n šachovnice se liší od poslední známé hodnoty, nejvýše o %1.</numerusform>
            <numerusform>%n šachovnic se liší od poslední známé hodnoty, nejvýše o %1.</numerusform>
        </translation>
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
        <source>What the players last saw; they are shown so now.</source>
        <translation>Co hráči viděli naposled; tak se ukazují i teď.</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) were paused when it woke; nobody was charged for the sleep.</source>
        <translation>
            <numerusform>Při probuzení se zastavily %n hodiny; spánek se nikomu nezapočítal.</numerusform>
            <numerusform>Při probuzení se zastavily %n hodiny; spánek se nikomu nezapočítal.</numerusform>
            <numerusform>Při probuzení se zastavilo %n hodin; spánek se nikomu nezapočítal.</numerusform>
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
        <source>Ctrl+Z takes it back until the clock is used.</source>
        <translation>Ctrl+Z to vezme zpět, dokud se hodiny nepoužijí.</translation>
    </message>
    <message>
        <source>Decided for all boards.</source>
        <translation>Rozhodnuto pro všechny šachovnice.</translation>
    </message>
    <message>
        <source>Board %1 is decided.</source>
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
        <source>This board&apos;s record goes from %1 to %2.</source>
        <translation>Záznam této šachovnice je od %1 do %2.</translation>
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
        <source>The sheet is saved as %1.</source>
        <translation>Výpis je uložen jako %1.</translation>
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
        <source>White: illegal move no. %1</source>
        <translation>Bílý: nemožný tah č. %1</translation>
    </message>
    <message>
        <source>Black: illegal move no. %1</source>
        <translation>Černý: nemožný tah č. %1</translation>
    </message>
    <message>
        <source>Both flags are down</source>
        <translation>Oba praporky jsou dole</translation>
    </message>
    <message>
        <source>White&apos;s flag is down</source>
        <translation>Praporek bílého je dole</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down</source>
        <translation>Praporek černého je dole</translation>
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
        <extracomment>%1 White or Black, %2 facts about his flag.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It loses the game, unless the opponent cannot checkmate: then it is a draw.</source>
        <translation>Hráč partii prohrává, ledaže soupeř nemůže dát mat: pak je remíza.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partie končí remízou.</translation>
    </message>
    <message>
        <source>It loses the game.</source>
        <translation>Hráč partii prohrává.</translation>
    </message>
    <message>
        <source>The opponent wins, unless he cannot checkmate: then it is a draw.</source>
        <translation>Soupeř vyhrává, ledaže nemůže dát mat: pak je remíza.</translation>
    </message>
    <message>
        <source>The player&apos;s own claim fails (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Vlastní reklamace hráče neplatí (%1).</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodčí</translation>
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
        <source>cannot be said</source>
        <translation>nelze určit</translation>
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
        <source>As in the nearest article: %1</source>
        <extracomment>%1 what an article about a similar case would give.</extracomment>
        <translation>Podle nejbližšího článku: %1</translation>
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
        <source>Board %1: the game goes on.</source>
        <translation>Šachovnice %1: partie pokračuje.</translation>
    </message>
    <message>
        <source>By the record of the game: %1</source>
        <extracomment>%1 whether a player can checkmate: &quot;White can still checkmate&quot;.</extracomment>
        <translation>Podle zápisu partie: %1</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores one point, or half a point if he cannot checkmate.</source>
        <translation>Hráč prohrává. Soupeř získá bod, nebo půl bodu, pokud nemůže dát mat.</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores half a point, because he cannot checkmate.</source>
        <translation>Hráč prohrává. Soupeř získá půl bodu, protože nemůže dát mat.</translation>
    </message>
    <message>
        <source>The player loses, and the opponent wins.</source>
        <translation>Hráč prohrává a soupeř vyhrává.</translation>
    </message>
    <message>
        <source>Another ruling waits at this board: what came first decides.</source>
        <translation>Na této šachovnici čeká ještě jiné rozhodnutí: platí to, co se stalo dříve.</translation>
    </message>
    <message>
        <source>The regulations of the event may set a milder penalty: then play on and give that one.</source>
        <translation>Propozice turnaje mohou stanovit mírnější trest: pak se hraje dál a uložíte ten.</translation>
    </message>
    <message numerus="yes">
        <source>The record of the game is %n half-move(s) too short to tell whether a mate is still possible.</source>
        <translation>
            <numerusform>Zápisu partie chybí %n půltah; nelze z něj říci, zda je mat ještě možný.</numerusform>
            <numerusform>Zápisu partie chybějí %n půltahy; nelze z něj říci, zda je mat ještě možný.</numerusform>
            <numerusform>Zápisu partie chybí %n půltahů; nelze z něj říci, zda je mat ještě možný.</numerusform>
        </translation>
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
        <source>No round has been paired yet</source>
        <translation>Zatím není nasazeno žádné kolo</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Po %1. kole</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 · %n game(s) open</source>
        <extracomment>%1 the number of a round, %n the games without a result.</extracomment>
        <translation>
            <numerusform>Po %1. kole · %n otevřená partie</numerusform>
            <numerusform>Po %1. kole · %n otevřené partie</numerusform>
            <numerusform>Po %1. kole · %n otevřených partií</numerusform>
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
        <translation>Ve formuláři ještě něco není v pořádku.</translation>
    </message>
    <message>
        <source>The file %1 holds no event yet.</source>
        <translation>V souboru %1 zatím není turnaj.</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>%1. kolo je nasazeno.</translation>
    </message>
    <message>
        <source>Say where the file of the event is to be kept.</source>
        <translation>Uveďte, kde má být uložen soubor turnaje.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Složka %1 neexistuje.</translation>
    </message>
    <message>
        <source>You may not write in the folder %1.</source>
        <translation>Do složky %1 nemůžete zapisovat.</translation>
    </message>
    <message>
        <source>There is a file %1 already. Choose another name.</source>
        <translation>Soubor %1 již existuje. Zvolte jiný název.</translation>
    </message>
    <message>
        <source>This is the event that is open.</source>
        <translation>Toto je právě otevřený turnaj.</translation>
    </message>
    <message>
        <source>%1. The clock stays stopped.</source>
        <extracomment>%1 what was taken back: &quot;Taken back: result 1–0 on board 3&quot;.</extracomment>
        <translation>%1. Hodiny zůstávají zastavené.</translation>
    </message>
</context>
</TS>
