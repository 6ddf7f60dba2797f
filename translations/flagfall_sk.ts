<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sk_SK">
<context>
    <name>ActText</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>subject</comment>
        <translation>
            <numerusform>%n šachovnica</numerusform>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovníc</numerusform>
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
        <translation>zmena údajov o turnaji</translation>
    </message>
    <message>
        <source>entry of %1</source>
        <comment>phrase</comment>
        <translation>prihlásenie: %1</translation>
    </message>
    <message>
        <source>change of %1</source>
        <comment>phrase</comment>
        <translation>zmena údajov: %1</translation>
    </message>
    <message>
        <source>withdrawal of %1</source>
        <comment>phrase</comment>
        <translation>odstúpenie: %1</translation>
    </message>
    <message>
        <source>return of %1</source>
        <comment>phrase</comment>
        <translation>návrat: %1</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <comment>phrase</comment>
        <translation>odstránenie hráča</translation>
    </message>
    <message>
        <source>pairing of round %1</source>
        <comment>phrase</comment>
        <translation>žrebovanie %1. kola</translation>
    </message>
    <message>
        <source>import of round %1</source>
        <comment>phrase</comment>
        <translation>import %1. kola</translation>
    </message>
    <message>
        <source>result %1 on board %2</source>
        <comment>phrase</comment>
        <translation>výsledok %1 na šachovnici %2</translation>
    </message>
    <message>
        <source>clearing of the result on board %1</source>
        <comment>phrase</comment>
        <translation>vymazanie výsledku na šachovnici %1</translation>
    </message>
    <message>
        <source>adjournment on board %1</source>
        <comment>phrase</comment>
        <translation>prerušenie partie na šachovnici %1</translation>
    </message>
    <message>
        <source>Event created: %1</source>
        <translation>Turnaj vytvorený: %1</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Údaje o turnaji zmenené</translation>
    </message>
    <message>
        <source>Player entered: %1</source>
        <translation>Hráč prihlásený: %1</translation>
    </message>
    <message>
        <source>Player changed: %1</source>
        <translation>Údaje hráča zmenené: %1</translation>
    </message>
    <message>
        <source>%1 withdrew before round %2</source>
        <translation>%1: odstúpenie pred %2. kolom</translation>
    </message>
    <message>
        <source>%1 came back</source>
        <translation>%1: návrat do turnaja</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Hráč odstránený</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken from a report file</source>
        <translation>
            <numerusform>Zo súboru TRF prevzatý %n hráč</numerusform>
            <numerusform>Zo súboru TRF prevzatí %n hráči</numerusform>
            <numerusform>Zo súboru TRF prevzatých %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 paired: %n board(s)</source>
        <translation>
            <numerusform>%1. kolo nažrebované: %n šachovnica</numerusform>
            <numerusform>%1. kolo nažrebované: %n šachovnice</numerusform>
            <numerusform>%1. kolo nažrebované: %n šachovníc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 imported: %n board(s)</source>
        <translation>
            <numerusform>%1. kolo importované: %n šachovnica</numerusform>
            <numerusform>%1. kolo importované: %n šachovnice</numerusform>
            <numerusform>%1. kolo importované: %n šachovníc</numerusform>
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
        <translation>%1. kolo, šachovnica %2: výsledok %3</translation>
    </message>
    <message>
        <source>Round %1, board %2: result cleared</source>
        <translation>%1. kolo, šachovnica %2: výsledok vymazaný</translation>
    </message>
    <message>
        <source>Round %1, board %2: game adjourned</source>
        <translation>%1. kolo, šachovnica %2: partia prerušená</translation>
    </message>
    <message>
        <source>Event opened with %1</source>
        <translation>Turnaj otvorený v programe %1</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Turnaj zatvorený</translation>
    </message>
    <message>
        <source>clock goes on from the last sign of life</source>
        <translation>hodiny pokračujú od poslednej známej hodnoty</translation>
    </message>
    <message>
        <source>clock goes on from the last recorded press</source>
        <translation>hodiny pokračujú od posledného zaznamenaného stlačenia</translation>
    </message>
    <message>
        <source>the interruption is charged to the player on move</source>
        <translation>výpadok sa započíta hráčovi na ťahu</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Späť: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Znova: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Vzaté späť: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Obnovené: %1</translation>
    </message>
    <message>
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Šachovnica %1: %2 zmenené na %3.</translation>
    </message>
    <message>
        <source>Event opened with %1 after an interruption</source>
        <translation>Turnaj otvorený v programe %1 po prerušení</translation>
    </message>
    <message>
        <source>board %1</source>
        <comment>phrase</comment>
        <translation>šachovnica %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>phrase</comment>
        <translation>
            <numerusform>%n šachovnica</numerusform>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovníc</numerusform>
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
        <translation>otočenie hodín na šachovnici %1</translation>
    </message>
    <message>
        <source>flag fall on board %1</source>
        <comment>phrase</comment>
        <translation>pád zástavky na šachovnici %1</translation>
    </message>
    <message>
        <source>absence on board %1</source>
        <comment>phrase</comment>
        <translation>neprítomnosť na šachovnici %1</translation>
    </message>
    <message>
        <source>arrival on board %1</source>
        <comment>phrase</comment>
        <translation>príchod na šachovnici %1</translation>
    </message>
    <message>
        <source>decision about the clocks, %1</source>
        <comment>phrase</comment>
        <translation>rozhodnutie o hodinách, %1</translation>
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
        <translation>%1: %2. Dôvod: %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>note</comment>
        <extracomment>%1 a sentence about a clock, %2 a note of the arbiter&apos;s.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Board %1: White&apos;s press came %2 late and did not count</source>
        <translation>Šachovnica %1: stlačenie bieleho prišlo o %2 neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>Board %1: Black&apos;s press came %2 late and did not count</source>
        <translation>Šachovnica %1: stlačenie čierneho prišlo o %2 neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>Board %1: clock turned round</source>
        <translation>Šachovnica %1: hodiny otočené</translation>
    </message>
    <message>
        <source>Board %1: the fall of White&apos;s flag was claimed</source>
        <translation>Šachovnica %1: reklamovaný pád zástavky bieleho</translation>
    </message>
    <message>
        <source>Board %1: the fall of White&apos;s flag was observed</source>
        <translation>Šachovnica %1: spozorovaný pád zástavky bieleho</translation>
    </message>
    <message>
        <source>Board %1: the fall of Black&apos;s flag was claimed</source>
        <translation>Šachovnica %1: reklamovaný pád zástavky čierneho</translation>
    </message>
    <message>
        <source>Board %1: the fall of Black&apos;s flag was observed</source>
        <translation>Šachovnica %1: spozorovaný pád zástavky čierneho</translation>
    </message>
    <message>
        <source>Board %1: White is not at the board</source>
        <translation>Šachovnica %1: biely nie je pri šachovnici</translation>
    </message>
    <message>
        <source>Board %1: Black is not at the board</source>
        <translation>Šachovnica %1: čierny nie je pri šachovnici</translation>
    </message>
    <message>
        <source>Board %1: White has arrived</source>
        <translation>Šachovnica %1: biely prišiel</translation>
    </message>
    <message>
        <source>Board %1: Black has arrived</source>
        <translation>Šachovnica %1: čierny prišiel</translation>
    </message>
    <message>
        <source>%1 (Laws %2)</source>
        <comment>article</comment>
        <extracomment>%1 a sentence about a result, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (Pravidlá %2)</translation>
    </message>
    <message>
        <source>times set by the arbiter</source>
        <translation>časy určil rozhodca</translation>
    </message>
    <message>
        <source>penalty for an illegal move by White on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nemožný ťah bieleho na šachovnici %1</translation>
    </message>
    <message>
        <source>penalty for an illegal move by Black on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nemožný ťah čierneho na šachovnici %1</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by White on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nesprávnu reklamáciu bieleho na šachovnici %1</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by Black on board %1</source>
        <comment>phrase</comment>
        <translation>trest za nesprávnu reklamáciu čierneho na šachovnici %1</translation>
    </message>
    <message>
        <source>clock turned round</source>
        <comment>done</comment>
        <translation>hodiny otočené</translation>
    </message>
    <message>
        <source>game adjourned</source>
        <comment>done</comment>
        <translation>partia prerušená</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <comment>done</comment>
        <translation>Biely nie je pri šachovnici</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <comment>done</comment>
        <translation>Čierny nie je pri šachovnici</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <comment>done</comment>
        <translation>Biely prišiel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <comment>done</comment>
        <translation>Čierny prišiel</translation>
    </message>
    <message>
        <source>late entry of %1</source>
        <comment>phrase</comment>
        <translation>neskorý vstup hráča %1</translation>
    </message>
    <message>
        <source>bye of %1 in round %2</source>
        <comment>phrase</comment>
        <extracomment>%1 a player&apos;s name, %2 the number of a round.</extracomment>
        <translation>voľno hráča %1 v %2. kole</translation>
    </message>
    <message>
        <source>taking away of the bye of %1 in round %2</source>
        <comment>phrase</comment>
        <translation>odobratie voľna hráča %1 v %2. kole</translation>
    </message>
    <message>
        <source>prohibited pair %1 and %2</source>
        <comment>phrase</comment>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>zakázaná dvojica %1 a %2</translation>
    </message>
    <message>
        <source>lifting of the prohibited pair %1 and %2</source>
        <comment>phrase</comment>
        <translation>zrušenie zakázanej dvojice %1 a %2</translation>
    </message>
    <message>
        <source>starting position, %1</source>
        <comment>phrase</comment>
        <translation>východisková pozícia, %1</translation>
    </message>
    <message>
        <source>change of the game record on board %1</source>
        <comment>phrase</comment>
        <translation>zmena zápisu partie na šachovnici %1</translation>
    </message>
    <message>
        <source>change of White&apos;s scoresheet on board %1</source>
        <comment>phrase</comment>
        <translation>zmena partiára bieleho na šachovnici %1</translation>
    </message>
    <message>
        <source>change of Black&apos;s scoresheet on board %1</source>
        <comment>phrase</comment>
        <translation>zmena partiára čierneho na šachovnici %1</translation>
    </message>
    <message>
        <source>White&apos;s draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>ponuka remízy bieleho na šachovnici %1</translation>
    </message>
    <message>
        <source>Black&apos;s draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>ponuka remízy čierneho na šachovnici %1</translation>
    </message>
    <message>
        <source>answer to the draw offer on board %1</source>
        <comment>phrase</comment>
        <translation>odpoveď na ponuku remízy na šachovnici %1</translation>
    </message>
    <message>
        <source>White&apos;s claim of a draw on board %1</source>
        <comment>phrase</comment>
        <translation>reklamácia remízy bielym na šachovnici %1</translation>
    </message>
    <message>
        <source>Black&apos;s claim of a draw on board %1</source>
        <comment>phrase</comment>
        <translation>reklamácia remízy čiernym na šachovnici %1</translation>
    </message>
    <message>
        <source>ruling on the claim on board %1</source>
        <comment>phrase</comment>
        <translation>rozhodnutie o reklamácii na šachovnici %1</translation>
    </message>
    <message>
        <source>note of an illegal move on board %1</source>
        <comment>phrase</comment>
        <translation>záznam nemožného ťahu na šachovnici %1</translation>
    </message>
    <message>
        <source>duty to record on board %1</source>
        <comment>phrase</comment>
        <translation>povinnosť zapisovať na šachovnici %1</translation>
    </message>
    <message>
        <source>White&apos;s signature on board %1</source>
        <comment>phrase</comment>
        <translation>podpis bieleho na šachovnici %1</translation>
    </message>
    <message>
        <source>Black&apos;s signature on board %1</source>
        <comment>phrase</comment>
        <translation>podpis čierneho na šachovnici %1</translation>
    </message>
    <message>
        <source>Late entry: %1, from round %2 on; each round before: %3</source>
        <extracomment>%1 a player&apos;s name, %2 the number of a round, %3 what each round before counts as: &quot;half-point bye&quot;.</extracomment>
        <translation>Neskorý vstup: %1, od %2. kola; každé kolo predtým: %3</translation>
    </message>
    <message>
        <source>%1: %2 in round %3</source>
        <comment>bye</comment>
        <extracomment>%1 a player&apos;s name, %2 a kind of bye, %3 the number of a round: &quot;Novák: half-point bye in round 3&quot;.</extracomment>
        <translation>%1: %2 v %3. kole</translation>
    </message>
    <message>
        <source>%1: no bye in round %2 any more</source>
        <translation>%1: už nemá voľno v %2. kole</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet in round %3</source>
        <translation>%1 a %2 sa nesmú stretnúť v %3. kole</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet</source>
        <translation>%1 a %2 sa nesmú stretnúť</translation>
    </message>
    <message>
        <source>%1 and %2 may meet again</source>
        <translation>%1 a %2 sa už môžu stretnúť</translation>
    </message>
    <message>
        <source>%1, changed by hand</source>
        <extracomment>%1 &quot;Round 3 paired: 20 boards&quot;.</extracomment>
        <translation>%1, zmenené ručne</translation>
    </message>
    <message>
        <source>%1: the game begins from %2</source>
        <extracomment>%1 which boards, %2 a position as FEN.</extracomment>
        <translation>%1: partia sa začína z pozície %2</translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) taken out of the record</source>
        <translation>
            <numerusform>Šachovnica %1: zo zápisu vypustený %n polťah</numerusform>
            <numerusform>Šachovnica %1: zo zápisu vypustené %n polťahy</numerusform>
            <numerusform>Šachovnica %1: zo zápisu vypustených %n polťahov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) recorded</source>
        <translation>
            <numerusform>Šachovnica %1: zapísaný %n polťah</numerusform>
            <numerusform>Šachovnica %1: zapísané %n polťahy</numerusform>
            <numerusform>Šachovnica %1: zapísaných %n polťahov</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: White&apos;s scoresheet changed</source>
        <translation>Šachovnica %1: partiár bieleho zmenený</translation>
    </message>
    <message>
        <source>Board %1: Black&apos;s scoresheet changed</source>
        <translation>Šachovnica %1: partiár čierneho zmenený</translation>
    </message>
    <message>
        <source>Board %1: White offers a draw</source>
        <translation>Šachovnica %1: biely ponúka remízu</translation>
    </message>
    <message>
        <source>Board %1: Black offers a draw</source>
        <translation>Šachovnica %1: čierny ponúka remízu</translation>
    </message>
    <message>
        <source>Board %1: White accepts the draw</source>
        <translation>Šachovnica %1: biely prijíma remízu</translation>
    </message>
    <message>
        <source>Board %1: Black accepts the draw</source>
        <translation>Šachovnica %1: čierny prijíma remízu</translation>
    </message>
    <message>
        <source>Board %1: White declines the draw</source>
        <translation>Šachovnica %1: biely odmieta remízu</translation>
    </message>
    <message>
        <source>Board %1: Black declines the draw</source>
        <translation>Šachovnica %1: čierny odmieta remízu</translation>
    </message>
    <message>
        <source>Board %1: White claims a draw</source>
        <translation>Šachovnica %1: biely reklamuje remízu</translation>
    </message>
    <message>
        <source>Board %1: Black claims a draw</source>
        <translation>Šachovnica %1: čierny reklamuje remízu</translation>
    </message>
    <message>
        <source>Board %1: the claim is correct</source>
        <translation>Šachovnica %1: reklamácia je správna</translation>
    </message>
    <message>
        <source>Board %1: the claim is incorrect</source>
        <translation>Šachovnica %1: reklamácia je nesprávna</translation>
    </message>
    <message>
        <source>Board %1: the claim is not admissible</source>
        <translation>Šachovnica %1: reklamácia je neprípustná</translation>
    </message>
    <message>
        <source>Board %1: illegal move by White: %2</source>
        <extracomment>%2 a move as it was played.</extracomment>
        <translation>Šachovnica %1: nemožný ťah bieleho: %2</translation>
    </message>
    <message>
        <source>Board %1: illegal move by Black: %2</source>
        <translation>Šachovnica %1: nemožný ťah čierneho: %2</translation>
    </message>
    <message>
        <source>Board %1: White need not keep score</source>
        <translation>Šachovnica %1: biely nemusí zapisovať</translation>
    </message>
    <message>
        <source>Board %1: Black need not keep score</source>
        <translation>Šachovnica %1: čierny nemusí zapisovať</translation>
    </message>
    <message>
        <source>Board %1: White keeps score again</source>
        <translation>Šachovnica %1: biely opäť zapisuje</translation>
    </message>
    <message>
        <source>Board %1: Black keeps score again</source>
        <translation>Šachovnica %1: čierny opäť zapisuje</translation>
    </message>
    <message>
        <source>Board %1: White refuses to sign</source>
        <translation>Šachovnica %1: biely odmieta podpísať</translation>
    </message>
    <message>
        <source>Board %1: Black refuses to sign</source>
        <translation>Šachovnica %1: čierny odmieta podpísať</translation>
    </message>
    <message>
        <source>Board %1: White signs %2</source>
        <translation>Šachovnica %1: biely podpisuje %2</translation>
    </message>
    <message>
        <source>Board %1: Black signs %2</source>
        <translation>Šachovnica %1: čierny podpisuje %2</translation>
    </message>
    <message>
        <source>play with visually disabled players on board %1</source>
        <comment>phrase</comment>
        <translation>hra so zrakovo postihnutými na šachovnici %1</translation>
    </message>
    <message>
        <source>note on play with a visually disabled player on board %1</source>
        <comment>phrase</comment>
        <translation>poznámka k hre so zrakovo postihnutým na šachovnici %1</translation>
    </message>
    <message>
        <source>comparison of the players&apos; boards on board %1</source>
        <comment>phrase</comment>
        <translation>porovnanie šachovníc hráčov na šachovnici %1</translation>
    </message>
    <message>
        <source>correction of the players&apos; boards on board %1</source>
        <comment>phrase</comment>
        <translation>oprava šachovníc hráčov na šachovnici %1</translation>
    </message>
    <message>
        <source>Board %1: both players are visually disabled</source>
        <translation>Šachovnica %1: obaja hráči sú zrakovo postihnutí</translation>
    </message>
    <message>
        <source>Board %1: no player is visually disabled</source>
        <translation>Šachovnica %1: žiadny hráč nie je zrakovo postihnutý</translation>
    </message>
    <message>
        <source>Board %1: White is visually disabled</source>
        <translation>Šachovnica %1: biely je zrakovo postihnutý</translation>
    </message>
    <message>
        <source>Board %1: Black is visually disabled</source>
        <translation>Šachovnica %1: čierny je zrakovo postihnutý</translation>
    </message>
    <message>
        <source>Board %1, White: %2 (Laws %3)</source>
        <extracomment>%2 what was noted, %3 an article of the Laws.</extracomment>
        <translation>Šachovnica %1, biely: %2 (Pravidlá %3)</translation>
    </message>
    <message>
        <source>Board %1, Black: %2 (Laws %3)</source>
        <translation>Šachovnica %1, čierny: %2 (Pravidlá %3)</translation>
    </message>
    <message>
        <source>Board %1: the players&apos; boards stand alike</source>
        <translation>Šachovnica %1: šachovnice hráčov sa zhodujú</translation>
    </message>
    <message>
        <source>Board %1: the players&apos; boards stand differently</source>
        <translation>Šachovnica %1: šachovnice hráčov sa líšia</translation>
    </message>
    <message>
        <source>Board %1: back to where the records agree (Laws %2)</source>
        <translation>Šachovnica %1: späť tam, kde sa zápisy zhodujú (Pravidlá %2)</translation>
    </message>
    <message>
        <source>Board %1: a board is adjusted to the records (Laws %2)</source>
        <translation>Šachovnica %1: šachovnica upravená podľa zápisov (Pravidlá %2)</translation>
    </message>
    <message>
        <source>note on board %1</source>
        <comment>phrase</comment>
        <translation>poznámka na šachovnici %1</translation>
    </message>
    <message>
        <source>Board %1, note: %2</source>
        <extracomment>%2 what the arbiter noted, as sentences.</extracomment>
        <translation>Šachovnica %1, poznámka: %2</translation>
    </message>
    <message numerus="yes">
        <source>Board %1: %n half-move(s) recorded in place of %2</source>
        <extracomment>%1 a board, %2 how many were there before.</extracomment>
        <translation>
            <numerusform>Šachovnica %1: zapísaný %n polťah namiesto %2</numerusform>
            <numerusform>Šachovnica %1: zapísané %n polťahy namiesto %2</numerusform>
            <numerusform>Šachovnica %1: zapísaných %n polťahov namiesto %2</numerusform>
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
        <translation>Sála</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
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
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Pair the round</source>
        <translation>Nažrebovať kolo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znova</translation>
    </message>
    <message>
        <source>Start every clock of the round</source>
        <translation>Spustiť všetky hodiny kola</translation>
    </message>
    <message>
        <source>Pause every clock</source>
        <translation>Zastaviť všetky hodiny</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otvoriť turnaj</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovať súbor TRF</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Zatvoriť turnaj</translation>
    </message>
    <message>
        <source>All acts and keys</source>
        <translation>Všetky úkony a klávesy</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Skončiť</translation>
    </message>
    <message>
        <source>Replay of the chosen board</source>
        <translation>Záznam vybranej šachovnice</translation>
    </message>
    <message>
        <source>Hall check (%1)</source>
        <translation>Kontrola sály (%1)</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sály</translation>
    </message>
    <message>
        <source>Late (%1)</source>
        <translation>Neskoro (%1)</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Meškajúci hráči</translation>
    </message>
    <message>
        <source>Intervene: the clock of the chosen board</source>
        <translation>Zasiahnuť: hodiny vybranej šachovnice</translation>
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
        <translation>Meškajúci hráči</translation>
    </message>
    <message>
        <source>Board and side (%1)</source>
        <translation>Šachovnica a strana (%1)</translation>
    </message>
    <message>
        <source>Everybody is there, or nobody has said otherwise. Type the number of a board and the letter of the side that is missing, then Enter; the same again when the player comes.</source>
        <translation>Všetci sú tu alebo nikto nehlásil opak. Napíšte číslo šachovnice a písmeno strany, ktorá chýba, potom Enter; to isté znova, keď hráč príde.</translation>
    </message>
    <message>
        <source>to the list</source>
        <translation>do zoznamu</translation>
    </message>
    <message>
        <source>absent or arrived</source>
        <translation>chýba alebo prišiel</translation>
    </message>
    <message>
        <source>forfeit, once the time is over</source>
        <translation>kontumácia po uplynutí času</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>prejsť na šachovnicu v sále</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
    </message>
    <message>
        <source>When a round begins, mark here who is missing; the default time is counted down for each board.</source>
        <translation>Keď sa kolo začne, označte tu, kto chýba; čakacia doba sa odpočítava pre každú šachovnicu.</translation>
    </message>
</context>
<context>
    <name>AttendanceRow</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Forfeit: %1</source>
        <translation>Kontumácia: %1</translation>
    </message>
</context>
<context>
    <name>AttendanceSide</name>
    <message>
        <source>at the board</source>
        <translation>pri šachovnici</translation>
    </message>
</context>
<context>
    <name>AuditClean</name>
    <message>
        <source>All is well</source>
        <translation>Všetko je v poriadku</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Do sály</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sály</translation>
    </message>
    <message>
        <source>Show again what was put aside</source>
        <translation>Znova ukázať odložené</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>prejsť na šachovnicu v sále</translation>
    </message>
    <message>
        <source>seen: put the finding aside</source>
        <translation>videné: odložiť zistenie</translation>
    </message>
    <message>
        <source>Nothing to check yet</source>
        <translation>Zatiaľ niet čo kontrolovať</translation>
    </message>
    <message>
        <source>Once a round is paired, this page points out the board that is set differently, was forgotten or waits for a ruling.</source>
        <translation>Keď je kolo nažrebované, táto stránka upozorní na šachovnicu, ktorá je inak nastavená, na ktorú sa zabudlo alebo ktorá čaká na rozhodnutie.</translation>
    </message>
</context>
<context>
    <name>AuditRow</name>
    <message>
        <source>Board %1, %2: %3</source>
        <translation>Šachovnica %1, %2: %3</translation>
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
        <translation>Hodiny sú nastavené na %1, turnaj sa hrá na %2.</translation>
    </message>
    <message>
        <source>Its next period begins at zero, the event&apos;s when the moves are made.</source>
        <translation>Ďalší úsek sa na nich začína pri nule, v turnaji po vykonaní ťahov.</translation>
    </message>
    <message>
        <source>Its next period begins when the moves are made, the event&apos;s at zero.</source>
        <translation>Ďalší úsek sa na nich začína po vykonaní ťahov, v turnaji pri nule.</translation>
    </message>
    <message>
        <source>It runs on after a flag has fallen; the event&apos;s clocks stop.</source>
        <translation>Po páde zástavky bežia ďalej; hodiny turnaja sa zastavia.</translation>
    </message>
    <message>
        <source>It stops when a flag has fallen; the event&apos;s clocks run on.</source>
        <translation>Po páde zástavky sa zastavia; hodiny turnaja bežia ďalej.</translation>
    </message>
    <message>
        <source>It gives extra time for the first move, the event does not.</source>
        <translation>Pridávajú čas už na prvý ťah, turnaj nie.</translation>
    </message>
    <message>
        <source>It gives no extra time for the first move, the event does.</source>
        <translation>Na prvý ťah čas nepridávajú, turnaj áno.</translation>
    </message>
    <message>
        <source>White has completed %1, Black %2.</source>
        <translation>Dokončené ťahy: biely %1, čierny %2.</translation>
    </message>
    <message numerus="yes">
        <source>White is %n move(s) too far.</source>
        <translation>
            <numerusform>Biely je o %n ťah ďalej, ako má byť.</numerusform>
            <numerusform>Biely je o %n ťahy ďalej, ako má byť.</numerusform>
            <numerusform>Biely je o %n ťahov ďalej, ako má byť.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is %n move(s) too far.</source>
        <translation>
            <numerusform>Čierny je o %n ťah ďalej, ako má byť.</numerusform>
            <numerusform>Čierny je o %n ťahy ďalej, ako má byť.</numerusform>
            <numerusform>Čierny je o %n ťahov ďalej, ako má byť.</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 more than his time and moves give.</source>
        <translation>Hodiny bieleho ukazujú o %1 viac, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 less than his time and moves give.</source>
        <translation>Hodiny bieleho ukazujú o %1 menej, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 more than his time and moves give.</source>
        <translation>Hodiny čierneho ukazujú o %1 viac, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 less than his time and moves give.</source>
        <translation>Hodiny čierneho ukazujú o %1 menej, ako vychádza z jeho času a ťahov.</translation>
    </message>
    <message>
        <source>Both flags are down for %1; White&apos;s fell first.</source>
        <translation>Obe zástavky sú dolu (%1); prvá padla bielemu.</translation>
    </message>
    <message>
        <source>Both flags are down for %1; Black&apos;s fell first.</source>
        <translation>Obe zástavky sú dolu (%1); prvá padla čiernemu.</translation>
    </message>
    <message>
        <source>White&apos;s flag is down for %1 and nobody has ruled on it.</source>
        <translation>Zástavka bieleho je dolu (%1) a nikto o nej nerozhodol.</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down for %1 and nobody has ruled on it.</source>
        <translation>Zástavka čierneho je dolu (%1) a nikto o nej nerozhodol.</translation>
    </message>
    <message>
        <source>White has used %1 and has not moved yet.</source>
        <translation>Biely ešte neťahal; spotrebovaný čas: %1.</translation>
    </message>
    <message>
        <source>Black has used %1 and has not moved yet.</source>
        <translation>Čierny ešte neťahal; spotrebovaný čas: %1.</translation>
    </message>
    <message>
        <source>White has used %1 for this move.</source>
        <translation>Biely na tento ťah spotreboval: %1.</translation>
    </message>
    <message>
        <source>Black has used %1 for this move.</source>
        <translation>Čierny na tento ťah spotreboval: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Meanwhile the clocks of %n other board(s) have been pressed.</source>
        <translation>
            <numerusform>Medzitým sa hodiny stláčali na %n inej šachovnici.</numerusform>
            <numerusform>Medzitým sa hodiny stláčali na %n iných šachovniciach.</numerusform>
            <numerusform>Medzitým sa hodiny stláčali na %n iných šachovniciach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock has run %1 less than those of the round usually have.</source>
        <translation>Hodiny bežali menej ako ostatné v tomto kole (rozdiel: %1).</translation>
    </message>
    <message>
        <source>The clock has run %1 more than those of the round usually have.</source>
        <translation>Hodiny bežali viac ako ostatné v tomto kole (rozdiel: %1).</translation>
    </message>
    <message numerus="yes">
        <source>White has pressed %n time(s) while Black&apos;s clock ran.</source>
        <translation>
            <numerusform>Biely stlačil %n-krát, kým bežali hodiny čierneho.</numerusform>
            <numerusform>Biely stlačil %n-krát, kým bežali hodiny čierneho.</numerusform>
            <numerusform>Biely stlačil %n-krát, kým bežali hodiny čierneho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has pressed %n time(s) while White&apos;s clock ran.</source>
        <translation>
            <numerusform>Čierny stlačil %n-krát, kým bežali hodiny bieleho.</numerusform>
            <numerusform>Čierny stlačil %n-krát, kým bežali hodiny bieleho.</numerusform>
            <numerusform>Čierny stlačil %n-krát, kým bežali hodiny bieleho.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock is not started; the round began %1 ago.</source>
        <translation>Hodiny nie sú spustené; od začiatku kola uplynulo: %1.</translation>
    </message>
    <message>
        <source>White&apos;s lever is locked.</source>
        <translation>Páčka bieleho je zamknutá.</translation>
    </message>
    <message>
        <source>Black&apos;s lever is locked.</source>
        <translation>Páčka čierneho je zamknutá.</translation>
    </message>
    <message>
        <source>The clock has been paused for %1.</source>
        <translation>Hodiny sú zastavené; trvá to: %1.</translation>
    </message>
    <message>
        <source>The flag was noticed %1 ago, and there is no result.</source>
        <translation>Pád zástavky bol zaznamenaný, výsledok chýba; uplynulo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) came too late to count: the clock had gone on.</source>
        <translation>
            <numerusform>%n stlačenie prišlo neskoro a nepočítalo sa: hodiny už bežali ďalej.</numerusform>
            <numerusform>%n stlačenia prišli neskoro a nepočítali sa: hodiny už bežali ďalej.</numerusform>
            <numerusform>%n stlačení prišlo neskoro a nepočítalo sa: hodiny už bežali ďalej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go there and rule on the flag.</source>
        <translation>Choďte tam a rozhodnite o zástavke.</translation>
    </message>
    <message>
        <source>Rule on the flags; the order in which they fell is on record.</source>
        <translation>Rozhodnite o zástavkách; poradie, v akom padli, je zaznamenané.</translation>
    </message>
    <message>
        <source>Stop the clock, install the event&apos;s control and correct both times.</source>
        <translation>Zastavte hodiny, nastavte časovú kontrolu turnaja a opravte oba časy.</translation>
    </message>
    <message>
        <source>Compare with the players&apos; scoresheets; the history of the board shows each press.</source>
        <translation>Porovnajte s partiármi hráčov; história šachovnice ukazuje každé stlačenie.</translation>
    </message>
    <message>
        <source>Start the clock, or mark who is absent.</source>
        <translation>Spustite hodiny alebo označte, kto chýba.</translation>
    </message>
    <message>
        <source>See whether somebody is there; if not, mark the absence.</source>
        <translation>Pozrite, či tam niekto je; ak nie, označte neprítomnosť.</translation>
    </message>
    <message>
        <source>See whether the clock was forgotten or a press was not heard.</source>
        <translation>Pozrite, či sa na hodiny nezabudlo alebo či sa stlačenie nezaznamenalo.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets and correct the counters.</source>
        <translation>Spočítajte ťahy na partiároch a opravte počítadlá.</translation>
    </message>
    <message>
        <source>Free the lever when the reason is gone.</source>
        <translation>Keď dôvod pominie, páčku odomknite.</translation>
    </message>
    <message>
        <source>Resume the clock, or adjourn the game.</source>
        <translation>Hodiny znova spustite alebo partiu prerušte.</translation>
    </message>
    <message>
        <source>Enter the result.</source>
        <translation>Zapíšte výsledok.</translation>
    </message>
    <message>
        <source>If a flag fell meanwhile, the arbiter may put it up again.</source>
        <translation>Ak medzitým padla zástavka, rozhodca ju môže znova zdvihnúť.</translation>
    </message>
    <message>
        <source>Look at the lever: it may be worn, or the side is wrong.</source>
        <translation>Pozrite páčku: môže byť opotrebovaná alebo sú zamenené strany.</translation>
    </message>
    <message>
        <source>See whether it was started late or stood still, and correct the times.</source>
        <translation>Pozrite, či sa nespustili neskoro alebo nestáli, a opravte časy.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>how urgent a finding is</comment>
        <translation>Hneď</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how urgent a finding is</comment>
        <translation>Pozrieť</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>how urgent a finding is</comment>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Every clock is set as the event is, and runs since the others do.</source>
        <translation>Všetky hodiny sú nastavené ako turnaj a bežia, odkedy bežia ostatné.</translation>
    </message>
    <message>
        <source>Somebody has moved within %1, and made the first move within %2.</source>
        <translation>Nikto nemyslí na ťah dlhšie ako %1 a na prvý ťah dlhšie ako %2.</translation>
    </message>
    <message>
        <source>The numbers of moves belong to the side to move, and no press was lost.</source>
        <translation>Počty ťahov zodpovedajú strane na ťahu a nestratilo sa žiadne stlačenie.</translation>
    </message>
    <message>
        <source>Bases, increments and used time make what each display shows.</source>
        <translation>Základný čas, prídavky a spotrebovaný čas dávajú to, čo ukazujú displeje.</translation>
    </message>
    <message>
        <source>No clock has been paused by itself for %1, and no lever is locked.</source>
        <translation>Žiadne hodiny nestoja jednotlivo dlhšie ako %1 a žiadna páčka nie je zamknutá.</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>a player</comment>
        <translation>chýba</translation>
    </message>
    <message>
        <source>too late</source>
        <comment>a player who came after the default time</comment>
        <translation>po čakacej dobe</translation>
    </message>
    <message>
        <source>White has not moved for %1.</source>
        <translation>Biely ešte neťahal (%1).</translation>
    </message>
    <message>
        <source>The flag fell first: rule on it.</source>
        <translation>Prv padla zástavka: rozhodnite o nej.</translation>
    </message>
    <message>
        <source>The time counts from the start of the round.</source>
        <translation>Čas sa počíta od začiatku kola.</translation>
    </message>
    <message>
        <source>Came %1 after the default time.</source>
        <translation>Prišiel %1 po čakacej dobe.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>Ostáva %1</translation>
    </message>
    <message>
        <source>The default time has been over for %1.</source>
        <translation>Čakacia doba uplynula pred %1.</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <translation>Pravidlá %1, %2</translation>
    </message>
    <message>
        <source>There is no default time: who comes after the start loses (%1).</source>
        <translation>Čakacia doba nie je: kto príde po začiatku kola, prehráva (%1).</translation>
    </message>
    <message>
        <source>Who comes more than %1 after the start loses (%2).</source>
        <translation>Kto príde viac ako %1 po začiatku kola, prehráva (%2).</translation>
    </message>
    <message>
        <source>The arbiter may decide otherwise.</source>
        <translation>Rozhodca môže rozhodnúť inak.</translation>
    </message>
    <message>
        <source>Only the rules of the competition may say otherwise.</source>
        <translation>Inak môžu určiť iba pravidlá súťaže.</translation>
    </message>
    <message>
        <source>While nobody is there, White&apos;s clock runs (%1).</source>
        <translation>Kým nie je nikto prítomný, bežia hodiny bieleho (%1).</translation>
    </message>
    <message>
        <source>No fallen flag has waited a minute for a ruling, and no ruling long for its result.</source>
        <translation>Žiadna padnutá zástavka nečaká na rozhodnutie dlhšie než minútu a žiadne rozhodnutie dlho na výsledok.</translation>
    </message>
    <message>
        <source>White&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</source>
        <translation>Čas úseku bieleho sa skončil pred ťahom %1; hodiny teraz počítajú %2 ťahov.</translation>
    </message>
    <message>
        <source>Black&apos;s time of a period ran out before move %1; the clock counts %2 moves now.</source>
        <translation>Čas úseku čierneho sa skončil pred ťahom %1; hodiny teraz počítajú %2 ťahov.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets: correct the counter, or rule on the flag.</source>
        <translation>Spočítajte ťahy na partiároch: opravte počítadlo, alebo rozhodnite o zástavke.</translation>
    </message>
</context>
<context>
    <name>BlindForm</name>
    <message>
        <source>Visually disabled players (%1)</source>
        <translation>Zrakovo postihnutí hráči (%1)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>Blind or visually disabled</source>
        <translation>Nevidiaci alebo zrakovo postihnutý</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Vedie zápis</translation>
    </message>
    <message>
        <source>Assistant, by name; empty: none</source>
        <translation>Asistent, meno; prázdne: žiadny</translation>
    </message>
    <message>
        <source>Each player has a board of his own</source>
        <translation>Každý hráč má vlastnú šachovnicu</translation>
    </message>
    <message>
        <source>Adapted to local circumstances</source>
        <translation>Prispôsobené miestnym podmienkam</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Určiť</translation>
    </message>
</context>
<context>
    <name>BlindNews</name>
    <message>
        <source>Say it</source>
        <translation>Povedať</translation>
    </message>
    <message>
        <source>Put the boards right</source>
        <translation>Opraviť šachovnice</translation>
    </message>
</context>
<context>
    <name>BlindText</name>
    <message>
        <source>%1 (Laws %2)</source>
        <extracomment>%1 a sentence, %2 an article of the Laws.</extracomment>
        <translation>%1 (Pravidlá %2)</translation>
    </message>
    <message>
        <source>White is visually disabled; score: %1</source>
        <translation>Biely je zrakovo postihnutý; zápis: %1</translation>
    </message>
    <message>
        <source>Black is visually disabled; score: %1</source>
        <translation>Čierny je zrakovo postihnutý; zápis: %1</translation>
    </message>
    <message>
        <source>White&apos;s assistant %1: %2</source>
        <extracomment>%1 a name, %2 what he may do.</extracomment>
        <translation>Asistent bieleho %1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s assistant %1: %2</source>
        <translation>Asistent čierneho %1: %2</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>Biely: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Čierny: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>remark and note</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The records agree: both adjust their boards to them.</source>
        <translation>Zápisy sa zhodujú: obaja si podľa nich upravia šachovnice.</translation>
    </message>
    <message>
        <source>The records agree: White adjusts his board to them.</source>
        <translation>Zápisy sa zhodujú: biely si podľa nich upraví šachovnicu.</translation>
    </message>
    <message>
        <source>The records agree: Black adjusts his board to them.</source>
        <translation>Zápisy sa zhodujú: čierny si podľa nich upraví šachovnicu.</translation>
    </message>
    <message>
        <source>moves and times told on request</source>
        <translation>počet ťahov a časy oznámené na požiadanie</translation>
    </message>
    <message>
        <source>moves and times told without request</source>
        <translation>počet ťahov a časy oznámené bez požiadania</translation>
    </message>
    <message>
        <source>pressed too early: the move was not announced</source>
        <translation>stlačil hodiny priskoro: ťah nebol ohlásený</translation>
    </message>
    <message>
        <source>pressed too early: the promotion piece was not named</source>
        <translation>stlačil hodiny priskoro: nepomenoval figúru premeny</translation>
    </message>
    <message>
        <source>pressed too early: the captured man was not removed</source>
        <translation>stlačil hodiny priskoro: braný kameň nebol odstránený</translation>
    </message>
    <message>
        <source>pressed too early: no man was in another aperture</source>
        <translation>stlačil hodiny priskoro: kameň nebol zasunutý do iného otvoru</translation>
    </message>
    <message>
        <source>makes moves on the opponent&apos;s board</source>
        <translation>vykonáva ťahy na súperovej šachovnici</translation>
    </message>
    <message>
        <source>announces the moves</source>
        <translation>ohlasuje ťahy</translation>
    </message>
    <message>
        <source>keeps score, starts the opponent&apos;s clock</source>
        <translation>vedie zápis, spúšťa súperove hodiny</translation>
    </message>
    <message>
        <source>tells moves and times on request</source>
        <translation>na požiadanie oznamuje ťahy a časy</translation>
    </message>
    <message>
        <source>claims on time, tells of touched men</source>
        <translation>reklamuje čas, hlási dotknuté kamene</translation>
    </message>
    <message>
        <source>adjournment formalities</source>
        <translation>formality pri prerušení partie</translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation>partiár</translation>
    </message>
    <message>
        <source>Braille</source>
        <translation>Braillovo písmo</translation>
    </message>
    <message>
        <source>longhand</source>
        <translation>bežné písmo</translation>
    </message>
    <message>
        <source>recording device</source>
        <translation>záznamové zariadenie</translation>
    </message>
    <message>
        <source>The assistant&apos;s claim on time counts as the player&apos;s.</source>
        <translation>Reklamácia času asistentom platí ako hráčova.</translation>
    </message>
    <message>
        <source>Two boards; on the special one a man is touched once it has left its aperture.</source>
        <translation>Dve šachovnice; na špeciálnej je kameň dotknutý, keď opustil svoj otvor.</translation>
    </message>
    <message>
        <source>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). Without an assistant of his own the opponent may have one for the first two duties (%4).</source>
        <extracomment>%1 to %4 articles of the Laws.</extracomment>
        <translation>Každý z hráčov môže žiadať dve šachovnice a pravidlá môžete prispôsobiť (Pravidlá %1). Zápis v Braillovom písme, bežnom písme alebo na záznamovom zariadení (%2); špeciálne hodiny (%3). Ak postihnutý hráč nemá asistenta, môže ho mať súper na prvé dve povinnosti (%4).</translation>
    </message>
    <message>
        <source>%1 Against a hearing-impaired player an assistant is compulsory.</source>
        <translation>%1 Proti sluchovo postihnutému hráčovi je asistent povinný.</translation>
    </message>
    <message>
        <source>The boards differ. Enter what both players wrote; the records decide.</source>
        <translation>Šachovnice sa líšia. Zadajte, čo zapísali obaja hráči; rozhodnú zápisy.</translation>
    </message>
    <message numerus="yes">
        <source>The records differ: back to where they agree, after %n half-move(s); set the clocks then. No bonus, nothing is counted.</source>
        <translation>
            <numerusform>Zápisy sa líšia: späť tam, kde sa zhodujú, po %n polťahu; potom nastavte hodiny. Bez prídavku, nič sa nepočíta.</numerusform>
            <numerusform>Zápisy sa líšia: späť tam, kde sa zhodujú, po %n polťahoch; potom nastavte hodiny. Bez prídavku, nič sa nepočíta.</numerusform>
            <numerusform>Zápisy sa líšia: späť tam, kde sa zhodujú, po %n polťahoch; potom nastavte hodiny. Bez prídavku, nič sa nepočíta.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has pressed and his move is not on record: was it announced?</source>
        <translation>Biely stlačil hodiny a jeho ťah nie je v zápise: oznámil ho?</translation>
    </message>
    <message>
        <source>Black has pressed and his move is not on record: was it announced?</source>
        <translation>Čierny stlačil hodiny a jeho ťah nie je v zápise: oznámil ho?</translation>
    </message>
    <message>
        <source>no duty yet</source>
        <comment>assistant</comment>
        <translation>zatiaľ bez úlohy</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Chess board</source>
        <translation>Šachovnica</translation>
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
        <translation>Ťah</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>White&apos;s time after the act</source>
        <translation>Čas bieleho po úkone</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>Black&apos;s time after the act</source>
        <translation>Čas čierneho po úkone</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Spotreba</translation>
    </message>
    <message>
        <source>How long the clock of the player ran for this move</source>
        <translation>Ako dlho bežali hodiny hráča na tento ťah</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Čo sa stalo</translation>
    </message>
</context>
<context>
    <name>BoardActRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Vzaté späť: %1</translation>
    </message>
</context>
<context>
    <name>BoardNotes</name>
    <message>
        <source>Flag</source>
        <translation>Zástavka</translation>
    </message>
    <message>
        <source>White&apos;s flag first</source>
        <extracomment>Both flags are down; short, it stands on a small tile.</extracomment>
        <translation>Prvá padla bielemu</translation>
    </message>
    <message>
        <source>Black&apos;s flag first</source>
        <translation>Prvá padla čiernemu</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Chýba</translation>
    </message>
    <message>
        <source>Absent %1</source>
        <extracomment>%1 is the time until the player loses by default: &quot;Absent 12:34&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Chýba %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>the arbiter must decide about the clock</comment>
        <translation>Rozhodnúť</translation>
    </message>
    <message>
        <source>Default time over</source>
        <translation>Po čakacej dobe</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <extracomment>%1 is a time control that is not the event&apos;s: &quot;Set to 5+3&quot;.</extracomment>
        <translation>Nastavené %1</translation>
    </message>
    <message numerus="yes">
        <source>%n late press(es)</source>
        <translation>
            <numerusform>%n neskoré stlačenie</numerusform>
            <numerusform>%n neskoré stlačenia</numerusform>
            <numerusform>%n neskorých stlačení</numerusform>
        </translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Páčka zamknutá</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>control</comment>
        <extracomment>%1 is a time control, %2 four signs that tell it from others: &quot;3+2 · K7QD&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Reklamovaná remíza</translation>
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
        <translation>Ponúknutá remíza</translation>
    </message>
    <message>
        <source>Drawn on the board</source>
        <translation>Remíza na šachovnici</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <comment>the one that loses</comment>
        <translation>Nemožný ťah</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Board %1: %2 against %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Šachovnica %1: %2 proti %3. %4.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>%1 describes a board, %2 is a note about it: &quot;Lever locked&quot;.</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>A player is absent</source>
        <translation>Hráč chýba</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>king %1</source>
        <comment>men</comment>
        <extracomment>A man, then all squares where such men stand: &quot;rook a1, h1&quot;.</extracomment>
        <translation>kráľ %1</translation>
    </message>
    <message>
        <source>queen %1</source>
        <comment>men</comment>
        <translation>dáma %1</translation>
    </message>
    <message>
        <source>rook %1</source>
        <comment>men</comment>
        <translation>veža %1</translation>
    </message>
    <message>
        <source>bishop %1</source>
        <comment>men</comment>
        <translation>strelec %1</translation>
    </message>
    <message>
        <source>knight %1</source>
        <comment>men</comment>
        <translation>jazdec %1</translation>
    </message>
    <message>
        <source>pawn %1</source>
        <comment>men</comment>
        <translation>pešiak %1</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>Biely: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>Čierny: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Šachovnica je prázdna.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Na ťahu je biely</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na ťahu je čierny</translation>
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
        <translation>Ešte nie na disku</translation>
    </message>
</context>
<context>
    <name>BracketDrawing</name>
    <message>
        <source>Brackets of the round</source>
        <translation>Žrebovacie skupiny kola</translation>
    </message>
</context>
<context>
    <name>BracketPicture</name>
    <message>
        <source>has the bye</source>
        <translation>má voľno</translation>
    </message>
    <message>
        <source>floats down</source>
        <translation>klesá</translation>
    </message>
    <message>
        <source>%1, penultimate</source>
        <extracomment>%1 a score; 2017, A.9.</extracomment>
        <translation>%1, predposledná</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, zlúčená</translation>
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
        <translation>Vytvorte nový turnaj, pokračujte v rozohranom alebo prevezmite hráčov a kolá zo súboru TRF. Turnaj je jeden súbor; každý úkon sa doň zapíše skôr, než sa ukáže, takže sa nič nestratí, ani keď počítač vypadne.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Say what the event is called, how long a game lasts and who plays whom. Write the rate of play as 90+30 or 3+2; the line below says in words what it means. The system, the rounds, the rate of play and the edition are fixed when the first round is paired.</source>
        <translation>Uveďte, ako sa turnaj volá, ako dlho trvá partia a kto hrá s kým. Hracie tempo píšte ako 90+30 alebo 3+2; riadok pod ním povie slovami, čo to znamená. Systém, počet kôl, hracie tempo a vydanie pravidiel sú pevné od nažrebovania prvého kola.</translation>
    </message>
    <message>
        <source>create the event, or save the changes</source>
        <translation>vytvoriť turnaj alebo uložiť zmeny</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>odísť bez uloženia</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>The remarks say where the file is wrong and how the program read what was unclear. Choose whether to take the players only or the finished rounds as well, look over the event, then create it.</source>
        <translation>Poznámky hovoria, kde je v súbore chyba a ako program čítal to, čo nebolo jasné. Vyberte, či prevziať iba hráčov, alebo aj odohraté kolá, prezrite si údaje o turnaji a potom ho vytvorte.</translation>
    </message>
    <message>
        <source>create the event</source>
        <translation>vytvoriť turnaj</translation>
    </message>
    <message>
        <source>leave; nothing is kept</source>
        <translation>odísť; nič sa neuloží</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Enter one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. Who leaves the event is withdrawn, not removed: the games played stay.</source>
        <translation>Zapisujte hráčov jedného za druhým: Enter uloží a uvoľní formulár pre ďalšieho. Písaním prvých písmen mena hráča v zozname nájdete. Kto z turnaja odchádza, odstúpi, neodstraňuje sa: odohraté partie zostávajú.</translation>
    </message>
    <message>
        <source>add a player</source>
        <translation>pridať hráča</translation>
    </message>
    <message>
        <source>edit the player</source>
        <translation>upraviť hráča</translation>
    </message>
    <message>
        <source>withdraw or bring back</source>
        <translation>odstúpenie alebo návrat</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odstrániť</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>hľadať podľa mena</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sála</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>prejsť na šachovnicu</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Medzerník</translation>
    </message>
    <message>
        <source>enter the result of the chosen board</source>
        <translation>zapísať výsledok vybranej šachovnice</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>veľké hodiny</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>šachovnice bez výsledku</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>ďalší filter</translation>
    </message>
    <message>
        <source>Big clock</source>
        <translation>Veľké hodiny</translation>
    </message>
    <message>
        <source>One clock over the whole screen for two players at one computer. Press your own side after your move. The bar shows who is to move.</source>
        <translation>Jedny hodiny na celej obrazovke pre dvoch hráčov pri jednom počítači. Po svojom ťahu stlačte svoju stranu. Pruh ukazuje, kto je na ťahu.</translation>
    </message>
    <message>
        <source>press the running side</source>
        <translation>stlačiť bežiacu stranu</translation>
    </message>
    <message>
        <source>start, pause, resume</source>
        <translation>spustiť, zastaviť, pokračovať</translation>
    </message>
    <message>
        <source>turn the clock round</source>
        <translation>otočiť hodiny</translation>
    </message>
    <message>
        <source>back to the hall; twice while the clock runs</source>
        <translation>späť do sály; ak hodiny bežia, dvakrát</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor goes on to the next board without one. The keys stand below the list.</source>
        <translation>Veľký riadok je šachovnica, ktorej výsledok zapisujete. Píšte výsledok ako na lístku; kurzor prejde na ďalšiu šachovnicu bez výsledku. Klávesy sú pod zoznamom.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Výhra bieleho</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Výhra čierneho</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>next missing result</source>
        <translation>ďalší chýbajúci výsledok</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>nájsť šachovnicu podľa čísla alebo mena</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>iné kolo</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>Ranks by points, then by the tie-breaks of the event in their order. Below the table stands what each tie-break means. Ranks are provisional while games are open.</source>
        <translation>Poradie podľa bodov, potom podľa pomocných hodnotení turnaja v ich poradí. Pod tabuľkou je, čo ktoré znamená. Kým sa partie hrajú, poradie je predbežné.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message>
        <source>Every act with its time. Undo does not wipe an act out: it stays on record, struck through.</source>
        <translation>Každý úkon so svojím časom. Krok späť úkon nevymaže: zostane v zázname preškrtnutý.</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>späť</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>znova</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Obnova</translation>
    </message>
    <message>
        <source>decide for the chosen board</source>
        <translation>rozhodnúť pre vybranú šachovnicu</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>rozhodnúť pre všetky šachovnice</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Jazyk, vzhľad, veľkosť písma, desatiny sekundy a zvuk pre tento počítač. Turnaja sa netýkajú.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock runs, a frame around the time says that it is short, a flag says that it is over. The first press on a tile chooses the board; then a press on the running side presses its clock.</source>
        <translation>Každé políčko je šachovnica. Vyplnený pruh so šípkou ukazuje, koho hodiny bežia, rámik okolo času hovorí, že je ho málo, zástavka, že vypršal. Prvé kliknutie na políčko vyberie šachovnicu; ďalšie na bežiacu stranu stlačí jej hodiny.</translation>
    </message>
    <message>
        <source>press the left side</source>
        <translation>stlačiť ľavú stranu</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>stlačiť pravú stranu</translation>
    </message>
    <message>
        <source>intervene: act on the clock, rule on a flag</source>
        <translation>zasiahnuť: úkon s hodinami, rozhodnutie o zástavke</translation>
    </message>
    <message>
        <source>replay of the chosen board</source>
        <translation>záznam vybranej šachovnice</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>Zásahy</translation>
    </message>
    <message>
        <source>open the panel; in it: back to the wall</source>
        <translation>otvoriť panel; v ňom: späť k stene šachovníc</translation>
    </message>
    <message>
        <source>the act with this number</source>
        <translation>úkon s týmto číslom</translation>
    </message>
    <message>
        <source>more acts</source>
        <translation>ďalšie úkony</translation>
    </message>
    <message>
        <source>choose an act and do it</source>
        <translation>vybrať úkon a vykonať ho</translation>
    </message>
    <message>
        <source>the opponent can, or cannot, checkmate</source>
        <translation>súper môže, alebo nemôže dať mat</translation>
    </message>
    <message>
        <source>pause and resume all, or the boards you picked</source>
        <translation>zastaviť a znova spustiť všetky, alebo vybrané šachovnice</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>zavrieť panel</translation>
    </message>
    <message>
        <source>say both times and the number of the move</source>
        <translation>povedať oba časy a číslo ťahu</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>vypnúť alebo zapnúť zvuk</translation>
    </message>
    <message>
        <source>for the arbiter: when flags fell, how large the digits are</source>
        <translation>pre rozhodcu: kedy padli zástavky, aké veľké sú číslice</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Kontrola sály</translation>
    </message>
    <message>
        <source>The program looks over the hall every few seconds and points out the board that is set differently, was not started, seems forgotten, waits for a ruling or whose time does not add up. It says what it rests on; what to do is yours to decide. A finding you have seen can be put aside.</source>
        <translation>Program každých pár sekúnd prezrie sálu a upozorní na šachovnicu, ktorá je inak nastavená, nie je spustená, zdá sa zabudnutá, čaká na rozhodnutie alebo jej nevychádza čas. Povie, o čo sa opiera; čo urobiť, je na vás. Zistenie, ktoré ste videli, môžete odložiť.</translation>
    </message>
    <message>
        <source>hall check</source>
        <translation>kontrola sály</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>prejsť na šachovnicu v sále</translation>
    </message>
    <message>
        <source>put the finding aside</source>
        <translation>odložiť zistenie</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Meškajúci hráči</translation>
    </message>
    <message>
        <source>Mark who is missing by the number of the board and the letter of the side, and again when the player comes. The default time of the event is counted down from the start of the round, board by board; exactly the default time is in time. When it is over, F gives the forfeit; the program never gives it by itself. Boards where White has not moved a minute after the start are listed as well.</source>
        <translation>Kto chýba, označte číslom šachovnice a písmenom strany, a znova, keď hráč príde. Čakacia doba turnaja sa odpočítava od začiatku kola, šachovnicu po šachovnici; príchod presne v čakacej dobe je ešte včas. Keď uplynie, F zapíše kontumáciu; program ju sám nikdy nezapíše. Sú tu aj šachovnice, na ktorých biely minútu po začiatku neťahal.</translation>
    </message>
    <message>
        <source>late players</source>
        <translation>meškajúci hráči</translation>
    </message>
    <message>
        <source>forfeit the chosen board</source>
        <translation>kontumovať vybranú šachovnicu</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from act to act, or press on the graph of both times. While the game runs the page follows it until you look back. What was taken back later is shown as it stood until then, and while the program was not running nobody watched: it says so. The sheet is the whole record as plain text, with what each player used, was credited and was corrected.</source>
        <translation>Čo ukazovali hodiny šachovnice o 14:32? Vyberte šachovnicu v sále a stlačte H, napíšte čas a stlačte Enter. Alebo choďte od úkonu k úkonu či kliknite na graf oboch časov. Kým sa partia hrá, stránka ju sleduje, kým sa nepozriete späť. Čo bolo neskôr vzaté späť, ukazuje sa tak, ako dovtedy platilo, a kým program nebežal, nikto nepozoroval: stránka to povie. Výpis je celý záznam ako obyčajný text s tým, čo každý hráč spotreboval, čo dostal pridané a čo sa opravilo.</translation>
    </message>
    <message>
        <source>type a time of day: 14:32 or 14:32:05</source>
        <translation>napísať čas dňa: 14:32 alebo 14:32:05</translation>
    </message>
    <message>
        <source>previous and next act</source>
        <translation>predchádzajúci a ďalší úkon</translation>
    </message>
    <message>
        <source>PgUp  PgDn</source>
        <translation>PgUp  PgDn</translation>
    </message>
    <message>
        <source>a minute back or forward</source>
        <translation>o minútu späť alebo dopredu</translation>
    </message>
    <message>
        <source>Home  End</source>
        <translation>Home  End</translation>
    </message>
    <message>
        <source>the start, and now</source>
        <translation>začiatok a teraz</translation>
    </message>
    <message>
        <source>graph over the time or over the moves</source>
        <translation>graf podľa času alebo podľa ťahov</translation>
    </message>
    <message>
        <source>copy or save the sheet</source>
        <translation>kopírovať alebo uložiť výpis</translation>
    </message>
    <message>
        <source>back to where one came from</source>
        <translation>späť tam, odkiaľ ste prišli</translation>
    </message>
    <message>
        <source>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, charge the player to move with the whole gap, or type both times. Undo takes a decision back until the clock is used. When the computer has slept, the clocks were paused as it woke and nobody was charged; resume them together.</source>
        <translation>Ak program vypadne, kým bežia hodiny, po návrate stoja. Pre každú šachovnicu vyberte poslednú známu hodnotu, posledné stlačenie, započítajte celý výpadok hráčovi na ťahu alebo napíšte oba časy. Krok späť rozhodnutie vezme späť, kým sa hodiny nepoužijú. Keď počítač spal, hodiny sa po prebudení zastavili a nikomu sa nič nezapočítalo; spustite ich znova naraz.</translation>
    </message>
    <message>
        <source>type both times</source>
        <translation>napísať oba časy</translation>
    </message>
    <message>
        <source>resume what the sleep paused</source>
        <translation>spustiť, čo zastavil spánok</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>opustiť formulár</translation>
    </message>
    <message>
        <source>the next board that way</source>
        <translation>najbližšia šachovnica tým smerom</translation>
    </message>
    <message>
        <source>the first and the last board</source>
        <translation>prvá a posledná šachovnica</translation>
    </message>
    <message>
        <source>a screen of boards up or down</source>
        <translation>o obrazovku šachovníc hore alebo dole</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all; where boards are picked, these alone</source>
        <translation>spustiť kolo; potom zastaviť a znova spustiť všetky; ak sú šachovnice vybrané, len tieto</translation>
    </message>
    <message>
        <source>start or pause the chosen board, or the picked ones</source>
        <translation>spustiť alebo zastaviť zvolenú šachovnicu alebo vybrané</translation>
    </message>
    <message>
        <source>pick the chosen board, or let it go</source>
        <translation>vybrať zvolenú šachovnicu alebo ju pustiť</translation>
    </message>
    <message>
        <source>pick all boards on the way</source>
        <translation>vybrať všetky šachovnice po ceste</translation>
    </message>
    <message>
        <source>pick every board that is shown</source>
        <translation>vybrať všetky zobrazené šachovnice</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+kliknutie</translation>
    </message>
    <message>
        <source>pick with the mouse; Shift+click picks all up to there</source>
        <translation>vybrať myšou; Shift+kliknutie vyberie všetky až tam</translation>
    </message>
    <message>
        <source>close the panel, let the picked boards go, close the notice</source>
        <translation>zavrieť panel, pustiť vybrané šachovnice, zavrieť oznam</translation>
    </message>
    <message>
        <source>the first and the last row; so in every list</source>
        <translation>prvý a posledný riadok; tak v každom zozname</translation>
    </message>
    <message>
        <source>a screen of rows up or down</source>
        <translation>o obrazovku riadkov hore alebo dole</translation>
    </message>
    <message>
        <source>replay of the board, at that act</source>
        <translation>záznam šachovnice pri tomto úkone</translation>
    </message>
    <message>
        <source>prohibited pairs of a Swiss</source>
        <translation>zakázané dvojice švajčiarskeho systému</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Žrebovanie</translation>
    </message>
    <message>
        <source>The next round of a Swiss. First say who plays: letters give a bye for this round. Pair, then look: under each name stand points, colours of the games played and the floats of the last two rounds. Pick two seats and ask why these do not meet; or look at the brackets, where an arrow leads from who floats down to the pair below.

The arbiter may change the pairing by hand: open the changes, exchange seats, turn colours, move the bye, then end and check. What a change breaks is asked at once; the check names the first criterion in which the round is worse. Publishing writes the round into the event; until then nothing has happened. Undo takes a published round back while no game of it has begun.</source>
        <translation>Ďalšie kolo švajčiarskeho systému. Najprv určte, kto hrá: písmená dávajú voľno na toto kolo. Nažrebujte a pozrite: pod menom sú body, farby odohraných partií a presuny posledných dvoch kôl. Vyberte dve miesta a spýtajte sa, prečo sa títo nestretnú; alebo si pozrite skupiny, kde šípka vedie od klesajúceho hráča k dvojici nižšie.

Rozhodca smie žrebovanie zmeniť ručne: otvorí zmeny, vymení miesta alebo farby, presunie voľno, potom ukončí a skontroluje. Čo zmena porušuje, na to sa program hneď spýta; kontrola povie prvé kritérium, v ktorom je kolo horšie. Zverejnením sa kolo zapíše do turnaja; dovtedy sa nič nestalo. Späť zoberie zverejnené kolo, kým sa nezačala žiadna jeho partia.</translation>
    </message>
    <message>
        <source>pair by the rules, or again</source>
        <translation>žrebovať podľa pravidiel, alebo znova</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>zverejniť</translation>
    </message>
    <message>
        <source>from the boards to who plays, and back</source>
        <translation>od šachovníc k hráčom a späť</translation>
    </message>
    <message>
        <source>the player plays</source>
        <translation>hráč hrá</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>voľno za pol bodu</translation>
    </message>
    <message>
        <source>zero-point bye</source>
        <translation>voľno bez bodu</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>voľno za celý bod</translation>
    </message>
    <message>
        <source>White&apos;s seat, Black&apos;s seat</source>
        <translation>miesto bieleho, miesto čierneho</translation>
    </message>
    <message>
        <source>pick the seat, or let it go</source>
        <translation>vybrať miesto, alebo ho pustiť</translation>
    </message>
    <message>
        <source>why not these two?</source>
        <translation>prečo nie títo dvaja?</translation>
    </message>
    <message>
        <source>brackets or boards</source>
        <translation>skupiny alebo šachovnice</translation>
    </message>
    <message>
        <source>through the boards, the brackets, a long answer</source>
        <translation>prejsť šachovnice, skupiny, dlhú odpoveď</translation>
    </message>
    <message>
        <source>begin changes by hand; end and check them</source>
        <translation>začať ručné zmeny; ukončiť a skontrolovať</translation>
    </message>
    <message>
        <source>exchange the picked seats; the bye is one</source>
        <translation>vymeniť vybrané miesta; voľno je tiež miesto</translation>
    </message>
    <message>
        <source>let the two picked meet</source>
        <translation>nechať vybraných stretnúť sa</translation>
    </message>
    <message>
        <source>turn the colours of the board</source>
        <translation>vymeniť farby na šachovnici</translation>
    </message>
    <message>
        <source>take the last change back</source>
        <translation>vziať späť poslednú zmenu</translation>
    </message>
    <message>
        <source>back to the pairing by the rules</source>
        <translation>späť k žrebovaniu podľa pravidiel</translation>
    </message>
    <message>
        <source>let the picked go, close the brackets, leave</source>
        <translation>zrušiť výber, zavrieť skupiny, odísť</translation>
    </message>
    <message>
        <source>game record of the chosen board</source>
        <translation>zápis partie vybranej šachovnice</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Zápis partie</translation>
    </message>
    <message>
        <source>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves in the letters of your language, one or many, or make them on the board; what is typed while an earlier position is shown takes the place of the move made there. A player&apos;s sheet takes whatever he wrote; a move that does not agree with the record, or is missing, is marked. (=) is the sign of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and stay beside its moves. A claim stops the clocks and is examined at once: the program shows where the position has stood, and what your edition of the Laws says; the word is yours. When a move ends the game the clock stops, and one key enters the result with its article.</source>
        <translation>Partia jednej šachovnice: zápis rozhodcu vedľa toho, čo zapísali hráči. Ťahy píšte s písmenami figúr vášho jazyka, po jednom alebo viac naraz, alebo ich urobte na šachovnici; čo napíšete, kým je zobrazená skoršia pozícia, nahradí ťah, ktorý z nej nasledoval. Partiár hráča prijme všetko, čo hráč zapísal; ťah, ktorý nesúhlasí so zápisom alebo chýba, sa označí. (=) je značka ponuky remízy.

Ponuky, reklamácie, nemožné ťahy a podpisy patria k partii a zostávajú pri jej ťahoch. Reklamácia zastaví hodiny a hneď sa preskúma: program ukáže, kde sa pozícia vyskytla a čo hovorí vaše vydanie Pravidiel; rozhodnutie je na vás. Keď ťah partiu ukončí, hodiny sa zastavia a jeden kláves zapíše výsledok aj s článkom.</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>ťah po ťahu</translation>
    </message>
    <message>
        <source>ten half-moves back or forward</source>
        <translation>desať polťahov späť alebo dopredu</translation>
    </message>
    <message>
        <source>the start and the end of the game</source>
        <translation>začiatok a koniec partie</translation>
    </message>
    <message>
        <source>write what is typed</source>
        <translation>zapísať napísané</translation>
    </message>
    <message>
        <source>the arbiter&apos;s record, White&apos;s sheet, Black&apos;s sheet</source>
        <translation>zápis rozhodcu, partiár bieleho, partiár čierneho</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>ponuka remízy</translation>
    </message>
    <message>
        <source>claim of a draw</source>
        <translation>reklamácia remízy</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný ťah</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>podpisy</translation>
    </message>
    <message>
        <source>who need not keep score</source>
        <translation>kto nemusí zapisovať</translation>
    </message>
    <message>
        <source>time beside the move</source>
        <translation>čas pri ťahu</translation>
    </message>
    <message>
        <source>moves that nobody knows</source>
        <translation>neznáme ťahy</translation>
    </message>
    <message>
        <source>take out what follows the shown position</source>
        <translation>vypustiť, čo nasleduje po zobrazenej pozícii</translation>
    </message>
    <message>
        <source>starting position, Chess960</source>
        <translation>východisková pozícia, Fischerov šach</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>otočiť šachovnicu</translation>
    </message>
    <message>
        <source>paste moves, or a game as PGN</source>
        <translation>vložiť ťahy alebo partiu ako PGN</translation>
    </message>
    <message>
        <source>copy the game as PGN</source>
        <translation>kopírovať partiu ako PGN</translation>
    </message>
    <message>
        <source>save the scoresheet as pages to print (PDF)</source>
        <translation>uložiť partiár ako stránky na tlač (PDF)</translation>
    </message>
    <message>
        <source>save the games of the round as PGN</source>
        <translation>uložiť partie kola ako PGN</translation>
    </message>
    <message>
        <source>Ctrl+PgUp  Ctrl+PgDn</source>
        <translation>Ctrl+PgUp  Ctrl+PgDn</translation>
    </message>
    <message>
        <source>the board before and after</source>
        <translation>predošlá a nasledujúca šachovnica</translation>
    </message>
    <message>
        <source>close the form; back to the hall</source>
        <translation>zavrieť formulár; späť do sály</translation>
    </message>
    <message>
        <source>can this position still be won? The page of mating chances</source>
        <translation>dá sa táto pozícia ešte vyhrať? Stránka o možnosti matu</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Môže tento hráč ešte dostať mat?</translation>
    </message>
    <message>
        <source>set up a position; then: done</source>
        <translation>postaviť pozíciu; potom: hotovo</translation>
    </message>
    <message>
        <source>previous and next move of the line; while setting up, squares with ↑ ↓</source>
        <translation>predošlý a ďalší ťah; pri stavaní s ↑ ↓ polia</translation>
    </message>
    <message>
        <source>the first and the last position of the line</source>
        <translation>prvá a posledná pozícia</translation>
    </message>
    <message>
        <source>the other player&apos;s mate</source>
        <translation>mat druhého hráča</translation>
    </message>
    <message>
        <source>while setting up: who is to move</source>
        <translation>pri stavaní: kto je na ťahu</translation>
    </message>
    <message>
        <source>while setting up: a black man; with Shift a white one</source>
        <translation>pri stavaní: čierny kameň; so Shiftom biely</translation>
    </message>
    <message>
        <source>while setting up: remove the man</source>
        <translation>pri stavaní: odobrať kameň</translation>
    </message>
    <message>
        <source>while setting up: put or pick up a man</source>
        <translation>pri stavaní: položiť alebo zdvihnúť kameň</translation>
    </message>
    <message>
        <source>scroll the answer</source>
        <translation>posúvať odpoveď</translation>
    </message>
    <message>
        <source>take back the move you tried</source>
        <translation>vziať späť skúšaný ťah</translation>
    </message>
    <message>
        <source>take the position from a line of FEN in the clipboard</source>
        <translation>prevziať pozíciu z riadka FEN v schránke</translation>
    </message>
    <message>
        <source>blind and visually disabled players: who, assistant, boards</source>
        <translation>nevidiaci a zrakovo postihnutí: kto, asistent, šachovnice</translation>
    </message>
    <message>
        <source>with them: say the move; a note; boards that differ; put them right</source>
        <translation>pri nich: povedať ťah; poznámka; šachovnice sa líšia; opraviť ich</translation>
    </message>
    <message>
        <source>complete the move as the first proposal says</source>
        <translation>doplniť ťah podľa prvého návrhu</translation>
    </message>
    <message>
        <source>take the shown sheet over into the record</source>
        <translation>prevziať zobrazený partiár do zápisu</translation>
    </message>
    <message>
        <source>the offer is accepted, declined, or declined by touching a man</source>
        <translation>ponuka je prijatá, odmietnutá alebo odmietnutá dotykom kameňa</translation>
    </message>
    <message>
        <source>What you do to clocks: penalties, wrong presses, times, counters, the control, a new clock. I opens the panel for the chosen board, and a digit acts at once: two keys are a penalty. Each line says what it will do and by which article; the times after it stand beside the clock while the cursor is on it. For the boards you picked, or for the hall, the same digits act on all of them at one instant. Clocks that run go on running. What you change can be undone, and stays in the history with its reason; clocks that were stopped or started are simply started or stopped again.

When a flag is down, or a player has made the illegal move that loses, the panel begins with the facts and what the Laws of your event say. A telephone that sounds or a device a player has on him is ruled on in the same way: the two last acts of the third page ask for it (I, 0, 0, then 8 for White&apos;s or 9 for Black&apos;s). By the Laws of 2009 the opponent scores half a point if he cannot checkmate; where the record is as long as the game it answers that question. You add what only you know: who called the flag, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise; the note says why.</source>
        <translation>Čo robíte s hodinami: tresty, chybné stlačenia, časy, počítadlá, časová kontrola, nové hodiny. I otvorí panel vybranej šachovnice a číslica koná hneď: trest sú dva klávesy. Každý riadok hovorí, čo urobí a podľa ktorého článku; kým je na ňom kurzor, vedľa hodín sú časy po úkone. Pre vybrané šachovnice alebo pre celú sálu tie isté číslice konajú na všetkých v jedinom okamihu. Hodiny, ktoré bežia, bežia ďalej. Čo zmeníte, dá sa vziať späť a zostáva v histórii so svojím dôvodom; zastavené alebo spustené hodiny jednoducho znova spustíte alebo zastavíte.

Keď je zástavka dolu alebo hráč urobil nemožný ťah, ktorým prehráva, panel začína faktami a tým, čo hovoria Pravidlá vášho turnaja. Rovnako sa rozhoduje o telefóne, ktorý zazvonil, alebo o zariadení, ktoré má hráč pri sebe: pýtajú sa naň dva posledné úkony tretej strany (I, 0, 0, potom 8 pre bieleho alebo 9 pre čierneho). Podľa Pravidiel 2009 dostane súper pol bodu, ak nemôže dať mat; kde je zápis taký dlhý ako partia, odpovie na to on. Doplníte len to, čo viete iba vy: kto pád ohlásil, či boli ťahy vykonané, či súper ešte môže dať mat. Jeden kláves zapíše výsledok aj s článkom. Vždy môžete rozhodnúť inak; poznámka povie prečo.</translation>
    </message>
    <message>
        <source>a telephone or device of White&apos;s, of Black&apos;s</source>
        <translation>telefón alebo zariadenie bieleho, čierneho</translation>
    </message>
    <message>
        <source>A fallen flag loses unless the opponent cannot checkmate by any series of legal moves, however badly both play; the same question decides about dead positions, the illegal move that loses and more, by the edition of the event. Set up the position with E: choose a man and click, drag, or go to a square and type the letter. Or paste a line of FEN. The answer for both players comes at once; where a player can mate, the moves are there to be gone through, and within a second a shorter line may take their place; where not, the reason to be told. An answer that is not known after two million positions is called not decided, and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position taken over from a game (Alt+M in its record) says where it stood, and N puts the verdict into that game&apos;s record as a note; undo takes it out again.</source>
        <translation>Pád zástavky prehráva, ibaže súper nemôže dať mat nijakým sledom možných ťahov, nech obaja hrajú akokoľvek zle; tá istá otázka rozhoduje o mŕtvych pozíciách, o nemožnom ťahu, ktorým sa prehráva, a o ďalšom, podľa vydania turnaja. Pozíciu postavte klávesom E: vyberte kameň a kliknite, ťahajte, alebo prejdite na pole a napíšte písmeno. Alebo vložte riadok FEN. Odpoveď pre oboch hráčov príde hneď; kde hráč mat dať môže, dajú sa prejsť ťahy a do sekundy ich môže nahradiť kratší postup; kde nie, je tu dôvod, ktorý poviete. Odpoveď neznáma po dvoch miliónoch pozícií sa volá nerozhodnutá a rozhodne rozhodca. Na šachovnici môžete skúšať aj ťahy; odpoveď potom platí pre novú pozíciu. Pozícia prevzatá z partie (Alt+M v jej zápise) hovorí, kde stála, a N zapíše verdikt do zápisu tej partie ako poznámku; krok späť ju zase vyberie.</translation>
    </message>
    <message>
        <source>note the verdict in the game&apos;s record</source>
        <translation>poznamenať verdikt do zápisu partie</translation>
    </message>
    <message>
        <source>let go, bring back the position before the setting up, cancel the search, leave</source>
        <translation>pustiť, vrátiť pozíciu spred postavenia, zrušiť hľadanie, odísť</translation>
    </message>
    <message>
        <source>the claim is correct, incorrect, not admissible</source>
        <translation>nárok je správny, nesprávny, neprípustný</translation>
    </message>
    <message>
        <source>note beside the game</source>
        <translation>poznámka k partii</translation>
    </message>
    <message>
        <source>set up a position by a line of FEN</source>
        <translation>postaviť pozíciu riadkom FEN</translation>
    </message>
    <message>
        <source>copy the analysis as text, or save it as PDF pages to print</source>
        <translation>skopírovať rozbor ako text alebo ho uložiť ako strany PDF na tlač</translation>
    </message>
    <message>
        <source>enter the result the board gives, or that both have signed</source>
        <translation>zapísať výsledok podľa šachovnice, alebo ten, čo obaja podpísali</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Correct: draw</source>
        <translation>Správna: remíza</translation>
    </message>
    <message>
        <source>Incorrect: time for the opponent</source>
        <translation>Nesprávna: čas súperovi</translation>
    </message>
    <message>
        <source>Not admissible</source>
        <translation>Neprípustná</translation>
    </message>
    <message>
        <source>The opponent accepts the draw</source>
        <translation>Súper prijíma remízu</translation>
    </message>
    <message>
        <source>Checked on the scoresheets, or played over again (a screen alone proves nothing: Laws %1)</source>
        <translation>Overené podľa partiárov alebo opätovným prehratím ťahov (samotná obrazovka nič nedokazuje: Pravidlá %1)</translation>
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
        <translation>Rozhodnúť</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Zástavka</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez hodín</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nespustené</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Beží</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Zastavené</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stoja</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skončená</translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) left</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>ešte %n úsek</numerusform>
            <numerusform>ešte %n úseky</numerusform>
            <numerusform>ešte %n úsekov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to make in this time</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>v tomto čase ešte %n ťah</numerusform>
            <numerusform>v tomto čase ešte %n ťahy</numerusform>
            <numerusform>v tomto čase ešte %n ťahov</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: overtime is counted</source>
        <translation>Potom: počíta sa čas navyše</translation>
    </message>
    <message numerus="yes">
        <source>Next: %n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>Potom: %n úsek (%1)</numerusform>
            <numerusform>Potom: %n úseky (%1)</numerusform>
            <numerusform>Potom: %n úsekov (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n move(s) in %1</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>Potom: %n ťah (%1)</numerusform>
            <numerusform>Potom: %n ťahy (%1)</numerusform>
            <numerusform>Potom: %n ťahov (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: +%1 when a side reaches 0:00</source>
        <translation>Potom: +%1, keď strana dôjde na 0:00</translation>
    </message>
    <message>
        <source>Next: +%1 after move %2</source>
        <translation>Potom: +%1 po %2. ťahu</translation>
    </message>
    <message>
        <source>Next: +%1</source>
        <translation>Potom: +%1</translation>
    </message>
</context>
<context>
    <name>ClockFacts</name>
    <message>
        <source>The digits are %1 mm high: enough for three metres.</source>
        <translation>Číslice sú vysoké %1 mm: na tri metre to stačí.</translation>
    </message>
    <message>
        <source>The digits are only %1 mm high. To be read from three metres they need 18 mm.</source>
        <translation>Číslice sú vysoké len %1 mm. Na čítanie z troch metrov treba 18 mm.</translation>
    </message>
    <message>
        <source>The bar that shows whose clock runs is only %1 mm wide. To be seen from ten metres it needs 50 mm.</source>
        <translation>Pruh, ktorý ukazuje, koho hodiny bežia, je široký len %1 mm. Aby ho bolo vidieť z desiatich metrov, treba 50 mm.</translation>
    </message>
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>na ťahu</translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Oneskorenie %1</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Zástavka</translation>
    </message>
    <message>
        <source>Period over</source>
        <translation>Úsek sa skončil</translation>
    </message>
    <message>
        <source>Move took too long</source>
        <translation>Ťah trval pridlho</translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Páčka zamknutá</translation>
    </message>
</context>
<context>
    <name>ClockSettings</name>
    <message>
        <source>Style of the clocks</source>
        <translation>Vzhľad hodín</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderný</translation>
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
        <translation>Ukážka</translation>
    </message>
    <message>
        <source>Tenths of a second, in the modern style</source>
        <translation>Desatiny sekundy v modernom vzhľade</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>Below 10 seconds</source>
        <translation>Pod 10 sekúnd</translation>
    </message>
    <message>
        <source>Below 20 seconds</source>
        <translation>Pod 20 sekúnd</translation>
    </message>
    <message>
        <source>Below a minute</source>
        <translation>Pod minútu</translation>
    </message>
    <message>
        <source>A delay before the time runs</source>
        <translation>Oneskorenie, kým sa čas rozbehne</translation>
    </message>
    <message>
        <source>Beside the time</source>
        <translation>Vedľa času</translation>
    </message>
    <message>
        <source>In the total</source>
        <translation>V celkovom čase</translation>
    </message>
    <message>
        <source>Move counter on the clock</source>
        <translation>Počítadlo ťahov na hodinách</translation>
    </message>
    <message>
        <source>Counts presses of the clock. The arbiter sees it in the hall in any case.</source>
        <translation>Počíta stlačenia hodín. Rozhodca ho v sále vidí v každom prípade.</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>The clock goes on. Press Esc once more to leave it.</source>
        <translation>Hodiny bežia ďalej. Ak chcete odísť, stlačte Esc ešte raz.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Zastaviť</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Spustiť</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Otočiť</translation>
    </message>
    <message>
        <source>Say the times</source>
        <translation>Povedať časy</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Zapnúť zvuk</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stlmiť</translation>
    </message>
    <message>
        <source>For the arbiter</source>
        <translation>Pre rozhodcu</translation>
    </message>
    <message>
        <source>Leave, the clock goes on</source>
        <translation>Odísť, hodiny bežia ďalej</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Späť do sály</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message>
        <source>clock started</source>
        <translation>hodiny spustené</translation>
    </message>
    <message>
        <source>White pressed the clock</source>
        <translation>biely stlačil hodiny</translation>
    </message>
    <message>
        <source>Black pressed the clock</source>
        <translation>čierny stlačil hodiny</translation>
    </message>
    <message>
        <source>clock paused</source>
        <translation>hodiny zastavené</translation>
    </message>
    <message>
        <source>clock resumed</source>
        <translation>hodiny znova spustené</translation>
    </message>
    <message>
        <source>%1 added to White&apos;s time</source>
        <translation>bielemu pridané: %1</translation>
    </message>
    <message>
        <source>%1 taken from White&apos;s time</source>
        <translation>bielemu odobraté: %1</translation>
    </message>
    <message>
        <source>%1 added to Black&apos;s time</source>
        <translation>čiernemu pridané: %1</translation>
    </message>
    <message>
        <source>%1 taken from Black&apos;s time</source>
        <translation>čiernemu odobraté: %1</translation>
    </message>
    <message>
        <source>White&apos;s time set to %1</source>
        <translation>čas bieleho nastavený na %1</translation>
    </message>
    <message>
        <source>Black&apos;s time set to %1</source>
        <translation>čas čierneho nastavený na %1</translation>
    </message>
    <message>
        <source>White&apos;s move counter set to %1</source>
        <translation>počítadlo ťahov bieleho nastavené na %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter set to %1</source>
        <translation>počítadlo ťahov čierneho nastavené na %1</translation>
    </message>
    <message>
        <source>move handed to White</source>
        <translation>ťah odovzdaný bielemu</translation>
    </message>
    <message>
        <source>move handed to Black</source>
        <translation>ťah odovzdaný čiernemu</translation>
    </message>
    <message>
        <source>last press taken back</source>
        <translation>posledné stlačenie vzaté späť</translation>
    </message>
    <message>
        <source>times exchanged</source>
        <translation>časy vymenené</translation>
    </message>
    <message>
        <source>White&apos;s Canadian time reloaded</source>
        <translation>kanadský čas bieleho obnovený</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian time reloaded</source>
        <translation>kanadský čas čierneho obnovený</translation>
    </message>
    <message>
        <source>from now on %1 for each move</source>
        <translation>odteraz %1 na každý ťah</translation>
    </message>
    <message>
        <source>White&apos;s clock set to period %1</source>
        <translation>hodiny bieleho nastavené na %1. úsek</translation>
    </message>
    <message>
        <source>Black&apos;s clock set to period %1</source>
        <translation>hodiny čierneho nastavené na %1. úsek</translation>
    </message>
    <message>
        <source>a move of White&apos;s counted without a press</source>
        <translation>ťah bieleho započítaný bez stlačenia</translation>
    </message>
    <message>
        <source>a move of Black&apos;s counted without a press</source>
        <translation>ťah čierneho započítaný bez stlačenia</translation>
    </message>
    <message>
        <source>control changed to %1</source>
        <translation>časová kontrola zmenená na %1</translation>
    </message>
    <message>
        <source>White&apos;s flag put up again with %1</source>
        <translation>zástavka bieleho znova zdvihnutá s časom %1</translation>
    </message>
    <message>
        <source>Black&apos;s flag put up again with %1</source>
        <translation>zástavka čierneho znova zdvihnutá s časom %1</translation>
    </message>
    <message>
        <source>White&apos;s lever locked</source>
        <translation>páčka bieleho zamknutá</translation>
    </message>
    <message>
        <source>Black&apos;s lever locked</source>
        <translation>páčka čierneho zamknutá</translation>
    </message>
    <message>
        <source>White&apos;s lever unlocked</source>
        <translation>páčka bieleho odomknutá</translation>
    </message>
    <message>
        <source>Black&apos;s lever unlocked</source>
        <translation>páčka čierneho odomknutá</translation>
    </message>
    <message>
        <source>clock set as before the game</source>
        <translation>hodiny nastavené ako pred partiou</translation>
    </message>
    <message>
        <source>changed back: %1</source>
        <extracomment>%1 old and new values of a clock: &quot;White 1:51 → 0:51&quot;.</extracomment>
        <translation>zmenené späť: %1</translation>
    </message>
    <message>
        <source>White&apos;s flag dropped</source>
        <translation>bielemu padla zástavka</translation>
    </message>
    <message>
        <source>Black&apos;s flag dropped</source>
        <translation>čiernemu padla zástavka</translation>
    </message>
    <message>
        <source>White&apos;s period %1 ended after %2 moves</source>
        <translation>%1. časový úsek bieleho skončil po %2. ťahu</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 ended after %2 moves</source>
        <translation>%1. časový úsek čierneho skončil po %2. ťahu</translation>
    </message>
    <message>
        <source>White&apos;s period %1 began</source>
        <translation>začal sa %1. časový úsek bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 began</source>
        <translation>začal sa %1. časový úsek čierneho</translation>
    </message>
    <message>
        <source>clock turned to White by itself</source>
        <translation>hodiny sa samy prepli na bieleho</translation>
    </message>
    <message>
        <source>clock turned to Black by itself</source>
        <translation>hodiny sa samy prepli na čierneho</translation>
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
        <translation>%1 ťahy %2</translation>
    </message>
    <message>
        <source>%1 period %2</source>
        <comment>change</comment>
        <translation>%1 úsek %2</translation>
    </message>
    <message>
        <source>clock left as it is</source>
        <translation>hodiny ponechané, ako sú</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný ťah</translation>
    </message>
    <message>
        <source>incorrect claim</source>
        <translation>nesprávna reklamácia</translation>
    </message>
    <message>
        <source>disturbing the opponent</source>
        <translation>vyrušovanie súpera</translation>
    </message>
    <message>
        <source>handling of the clock</source>
        <translation>zaobchádzanie s hodinami</translation>
    </message>
    <message>
        <source>late arrival</source>
        <translation>neskorý príchod</translation>
    </message>
    <message>
        <source>clock not pressed</source>
        <translation>nestlačené hodiny</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>chybné hodiny</translation>
    </message>
    <message>
        <source>wrong setting of the clock</source>
        <translation>zlé nastavenie hodín</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>nesprávnosť</translation>
    </message>
    <message>
        <source>wrong colours or set-up</source>
        <translation>zlé farby alebo postavenie</translation>
    </message>
    <message>
        <source>quickplay finish</source>
        <translation>ukončenie rýchlej hry</translation>
    </message>
    <message>
        <source>assistance for a player</source>
        <translation>pomoc hráčovi</translation>
    </message>
    <message>
        <source>interruption</source>
        <translation>výpadok</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>trest</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>rozhodnutie rozhodcu</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>Hodiny ešte neboli spustené.</translation>
    </message>
    <message>
        <source>The clock was started already.</source>
        <translation>Hodiny už boli spustené.</translation>
    </message>
    <message>
        <source>The clock is not running.</source>
        <translation>Hodiny nebežia.</translation>
    </message>
    <message>
        <source>The clock is not paused.</source>
        <translation>Hodiny nie sú zastavené.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s move.</source>
        <translation>Na ťahu je druhý hráč.</translation>
    </message>
    <message>
        <source>Black starts White&apos;s clock.</source>
        <translation>Hodiny bieleho spúšťa čierny.</translation>
    </message>
    <message>
        <source>This clock turns by itself.</source>
        <translation>Tieto hodiny sa prepínajú samy.</translation>
    </message>
    <message>
        <source>The flag is down. Put it up again first.</source>
        <translation>Zástavka je dolu. Najprv ju zdvihnite.</translation>
    </message>
    <message>
        <source>That would take all the time the player has.</source>
        <translation>Tým by hráč prišiel o všetok čas.</translation>
    </message>
    <message>
        <source>There is no press to take back.</source>
        <translation>Niet stlačenia, ktoré by sa dalo vziať späť.</translation>
    </message>
    <message>
        <source>The player is not in Canadian overtime.</source>
        <translation>Hráč nie je v kanadskom čase.</translation>
    </message>
    <message>
        <source>That value is out of range.</source>
        <translation>Hodnota je mimo rozsahu.</translation>
    </message>
    <message>
        <source>The lever is locked.</source>
        <translation>Páčka je zamknutá.</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>Žiadna zástavka nie je dolu.</translation>
    </message>
    <message>
        <source>The clock has been changed since; this can no longer be changed back.</source>
        <translation>Hodiny sa odvtedy zmenili; toto sa už nedá vrátiť.</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods set to %1</source>
        <translation>počet úsekov byo-yomi bieleho nastavený na %1</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods set to %1</source>
        <translation>počet úsekov byo-yomi čierneho nastavený na %1</translation>
    </message>
    <message>
        <source>moves due from White set to %1</source>
        <translation>počet zostávajúcich ťahov bieleho nastavený na %1</translation>
    </message>
    <message>
        <source>moves due from Black set to %1</source>
        <translation>počet zostávajúcich ťahov čierneho nastavený na %1</translation>
    </message>
    <message>
        <source>White&apos;s delay set to %1</source>
        <translation>oneskorenie bieleho nastavené na %1</translation>
    </message>
    <message>
        <source>Black&apos;s delay set to %1</source>
        <translation>oneskorenie čierneho nastavené na %1</translation>
    </message>
    <message>
        <source>%1 byo-yomi periods %2</source>
        <comment>change</comment>
        <translation>%1 úseky byo-yomi %2</translation>
    </message>
    <message>
        <source>%1 moves due %2</source>
        <comment>change</comment>
        <translation>%1 zostávajúce ťahy %2</translation>
    </message>
    <message>
        <source>The player is not in byo-yomi.</source>
        <translation>Hráč nie je v byo-yomi.</translation>
    </message>
    <message>
        <source>There is no delay in this period.</source>
        <translation>V tomto úseku nie je oneskorenie.</translation>
    </message>
    <message>
        <source>changed back</source>
        <translation>vrátené späť</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Čo chcete urobiť?</translation>
    </message>
    <message>
        <source>Nothing of that name. Try another word.</source>
        <translation>Nič také tu nie je. Skúste iné slovo.</translation>
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
        <translation>Použiť túto kontrolu</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Úseky</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predvoľby</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>ControlField</name>
    <message>
        <source>Rate of play</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>Presets and periods…</source>
        <translation>Predvoľby a úseky…</translation>
    </message>
    <message>
        <source>Rate of play of the event</source>
        <translation>Hracie tempo turnaja</translation>
    </message>
</context>
<context>
    <name>ControlLine</name>
    <message>
        <source>Control, as you would write it</source>
        <translation>Časová kontrola, ako by ste ju napísali</translation>
    </message>
    <message>
        <source>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as a PGN or TRF file has it.</source>
        <translation>Napríklad 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; alebo ako je v súbore PGN či TRF.</translation>
    </message>
    <message>
        <source>Meant in seconds: %1</source>
        <translation>Myslené v sekundách: %1</translation>
    </message>
</context>
<context>
    <name>ControlMeaning</name>
    <message>
        <source>This is not a time control yet.</source>
        <translation>Toto ešte nie je časová kontrola.</translation>
    </message>
    <message>
        <source>In files %1. Sign on the boards %2.</source>
        <translation>V súboroch %1. Značka na šachovniciach %2.</translation>
    </message>
    <message>
        <source>%1. In files %2. Sign on the boards %3.</source>
        <translation>%1. V súboroch %2. Značka na šachovniciach %3.</translation>
    </message>
</context>
<context>
    <name>ControlOptions</name>
    <message>
        <source>The next period begins</source>
        <translation>Ďalší úsek sa začína</translation>
    </message>
    <message>
        <source>when the time is used up</source>
        <translation>keď uplynie čas</translation>
    </message>
    <message>
        <source>when its moves are made</source>
        <translation>keď sú vykonané ťahy</translation>
    </message>
    <message>
        <source>Both clocks stop at the flag</source>
        <translation>Pri páde zástavky sa zastavia oboje hodiny</translation>
    </message>
    <message>
        <source>Usual with extra time; with plain time, and always in US play, the other clock runs on.</source>
        <translation>Bežné pri pridávaní času; bez pridávania, a v USA vždy, druhé hodiny bežia ďalej.</translation>
    </message>
    <message>
        <source>Extra time for the first move too</source>
        <translation>Pridávať čas už na prvý ťah</translation>
    </message>
    <message>
        <source>Usual at FIDE events and on DGT clocks.</source>
        <translation>Bežné v turnajoch FIDE a na hodinách DGT.</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minúta</numerusform>
            <numerusform>%n minúty</numerusform>
            <numerusform>%n minút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekúnd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>%1 a time, %n a number of moves: &quot;40 moves in 90 minutes&quot;.</extracomment>
        <translation>
            <numerusform>%n ťah (%1)</numerusform>
            <numerusform>%n ťahy (%1)</numerusform>
            <numerusform>%n ťahov (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>%n úsek (%1)</numerusform>
            <numerusform>%n úseky (%1)</numerusform>
            <numerusform>%n úsekov (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each %n move(s) in %1</source>
        <comment>Canadian</comment>
        <extracomment>Canadian overtime. %1 a time: &quot;each 20 moves in 5 minutes&quot;.</extracomment>
        <translation>
            <numerusform>vždy %n ťah (%1)</numerusform>
            <numerusform>vždy %n ťahy (%1)</numerusform>
            <numerusform>vždy %n ťahov (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>hourglass of %1, in which what one player uses the other gains</source>
        <translation>presýpacie hodiny (%1): čo jeden hráč minie, druhý získa</translation>
    </message>
    <message>
        <source>the time used is counted, without a limit</source>
        <translation>počíta sa použitý čas, bez obmedzenia</translation>
    </message>
    <message>
        <source>gong: the clock switches by itself every %1</source>
        <translation>gong: hodiny sa samy prepínajú, interval %1</translation>
    </message>
    <message>
        <source>%1 for each move</source>
        <translation>na každý ťah %1</translation>
    </message>
    <message>
        <source>%1, repeated</source>
        <extracomment>%1 is a period like &quot;20 moves in 60 minutes&quot;; it starts again whenever it is over.</extracomment>
        <translation>%1, opakovane</translation>
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
        <translation>Biely: %1; čierny: %2</translation>
    </message>
    <message>
        <source>%1: %2 (Laws %3, %4)</source>
        <extracomment>%1 the time control in words, %2 the kind of play, %3 the year of the Laws, %4 the article.</extracomment>
        <translation>%1: %2 (Pravidlá %3, %4)</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>klasický šach</translation>
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
        <translation>Pravidlá FIDE %1</translation>
    </message>
    <message>
        <source>Enter a time control, for example 90+30 or 3+2.</source>
        <translation>Zadajte časovú kontrolu, napríklad 90+30 alebo 3+2.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Tu sa čaká číslo.</translation>
    </message>
    <message>
        <source>This sign has no meaning in a time control.</source>
        <translation>Tento znak nemá v časovej kontrole význam.</translation>
    </message>
    <message>
        <source>Minutes and seconds are mixed; write all times in minutes.</source>
        <translation>Minúty a sekundy sú pomiešané; píšte všetky časy v minútach.</translation>
    </message>
    <message>
        <source>These times do not make a time control.</source>
        <translation>Tieto časy netvoria časovú kontrolu.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 a place in the text, %2 a sentence: &quot;Column 4: A number is expected here.&quot;</extracomment>
        <translation>Stĺpec %1: %2</translation>
    </message>
    <message>
        <source>There is no period.</source>
        <translation>Chýba časový úsek.</translation>
    </message>
    <message>
        <source>A time is negative.</source>
        <translation>Čas je záporný.</translation>
    </message>
    <message>
        <source>A period has neither main time nor extra time.</source>
        <translation>Časový úsek nemá hlavný ani pridaný čas.</translation>
    </message>
    <message>
        <source>A period is longer than 1000 hours.</source>
        <translation>Časový úsek je dlhší ako 1000 hodín.</translation>
    </message>
    <message>
        <source>Every period but the last needs a number of moves.</source>
        <translation>Každý úsek okrem posledného potrebuje počet ťahov.</translation>
    </message>
    <message>
        <source>The number of moves must be from 1 to 9999.</source>
        <translation>Počet ťahov musí byť od 1 do 9999.</translation>
    </message>
    <message>
        <source>The number of byo-yomi periods or Canadian moves must be from 1 to 9999.</source>
        <translation>Počet úsekov byo-yomi alebo kanadských ťahov musí byť od 1 do 9999.</translation>
    </message>
    <message>
        <source>The move from which time is added must be from 1 to 9999.</source>
        <translation>Ťah, od ktorého sa čas pridáva, musí byť od 1 do 9999.</translation>
    </message>
    <message>
        <source>Only the last period can be repeated.</source>
        <translation>Opakovať sa môže iba posledný úsek.</translation>
    </message>
    <message>
        <source>No period can follow a period of this kind.</source>
        <translation>Po úseku tohto druhu nemôže nasledovať ďalší.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole control, for both players.</source>
        <translation>Úsek tohto druhu musí byť celou kontrolou, pre oboch hráčov.</translation>
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
        <translation>oneskorenie (Bronstein) %1 na ťah od %2. ťahu</translation>
    </message>
    <message>
        <source>a delay of %1 a move from move %2</source>
        <extracomment>%1 a time, %2 a number: &quot;a delay of 5 seconds a move from move 1&quot;.</extracomment>
        <translation>oneskorenie %1 na ťah od %2. ťahu</translation>
    </message>
    <message>
        <source>%1 a move from move %2</source>
        <extracomment>An increment. %1 a time, %2 a number: &quot;30 seconds a move from move 1&quot;.</extracomment>
        <translation>%1 na ťah od %2. ťahu</translation>
    </message>
    <message>
        <source>a Bronstein delay of %1 a move</source>
        <translation>oneskorenie (Bronstein) %1 na ťah</translation>
    </message>
    <message>
        <source>a delay of %1 a move</source>
        <translation>oneskorenie %1 na ťah</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <extracomment>An increment. %1 a time: &quot;30 seconds a move&quot;.</extracomment>
        <translation>%1 na ťah</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>period and increment</comment>
        <extracomment>One period of several. %1 &quot;15 minutes&quot;, %2 &quot;30 seconds a move&quot;: &quot;15 minutes with 30 seconds a move&quot;.</extracomment>
        <translation>%1 a k tomu %2</translation>
    </message>
    <message>
        <source>the next period begins when its moves are made</source>
        <translation>ďalší úsek sa začína po vykonaní ťahov</translation>
    </message>
    <message>
        <source>both clocks stop at the flag</source>
        <translation>pri páde zástavky sa zastavia oboje hodiny</translation>
    </message>
    <message>
        <source>the other clock runs on at the flag</source>
        <translation>pri páde zástavky bežia druhé hodiny ďalej</translation>
    </message>
    <message>
        <source>without extra time for the first move</source>
        <translation>bez pridania času na prvý ťah</translation>
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
        <translation>prikrátke na rating</translation>
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
        <translation>dual</translation>
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
        <translation>Pravidlá FIDE %1, %2: %3</translation>
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
        <translation>120 minút alebo viac: majstrovská úroveň</translation>
    </message>
    <message>
        <source>below 120 minutes: not for master level</source>
        <translation>menej ako 120 minút: nie pre majstrovskú úroveň</translation>
    </message>
    <message>
        <source>Time only</source>
        <comment>method</comment>
        <translation>Len čas</translation>
    </message>
    <message>
        <source>Increment</source>
        <comment>method</comment>
        <translation>Prídavok času</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>method</comment>
        <translation>Oneskorenie</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <comment>method</comment>
        <translation>Oneskorenie (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <comment>method</comment>
        <translation>Bjo-jomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <comment>method</comment>
        <translation>Kanadský čas</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <comment>method</comment>
        <translation>Presýpacie hodiny</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>method</comment>
        <translation>Bez obmedzenia</translation>
    </message>
    <message>
        <source>Gong</source>
        <comment>method</comment>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <comment>method</comment>
        <translation>Čas na každý ťah</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>What and where</source>
        <translation>Čo a kde</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Názov turnaja</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miesto</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federácia</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Prvý deň</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Posledný deň</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavný rozhodca</translation>
    </message>
    <message>
        <source>Edition of the Laws of Chess</source>
        <translation>Vydanie Pravidiel šachu</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Ako sa hrá</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Systém žrebovania</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Počet kôl</translation>
    </message>
    <message>
        <source>A win counts 1 point, a draw ½, a loss 0.</source>
        <translation>Výhra sa počíta za 1 bod, remíza za ½, prehra za 0.</translation>
    </message>
    <message>
        <source>From the first pairing on, the event is judged by this edition.</source>
        <translation>Od prvého žrebovania sa turnaj riadi týmto vydaním.</translation>
    </message>
    <message>
        <source>Default time, in minutes</source>
        <translation>Čakacia doba v minútach</translation>
    </message>
    <message>
        <source>A player who comes later than this after the start of the round loses (Laws 6.7; 2009: 6.6). Empty: nobody may be late.</source>
        <translation>Hráč, ktorý príde neskôr než toľko po začiatku kola, prehráva (Pravidlá 6.7; 2009: 6.6). Prázdne: nikto nesmie meškať.</translation>
    </message>
    <message>
        <source>Rapid and blitz games are supervised and recorded as standard ones (Laws A.4, B.2)</source>
        <translation>Partie rapid a bleskového šachu majú dohľad a zápis ako klasické (Pravidlá A.4, B.2)</translation>
    </message>
    <message>
        <source>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</source>
        <translation>Ukončenie rýchlej hry bolo oznámené (Smernice III; 2014: Príloha G)</translation>
    </message>
    <message>
        <source>Colour of the first player in round 1</source>
        <translation>Farba prvého hráča v 1. kole</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>žrebom</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts</source>
        <translation>Voľno zo žrebovania sa počíta za</translation>
    </message>
    <message>
        <source>No draw by agreement before move</source>
        <translation>Bez remízy dohodou pred ťahom</translation>
    </message>
    <message>
        <source>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: at no move.</source>
        <translation>Bez súhlasu rozhodcu (Pravidlá 9.1). Prázdne: bez takého pravidla; „never“: pri žiadnom ťahu.</translation>
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
        <translation>Údaje o otvorenom turnaji</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Všetko sa dá meniť, kým nie je nažrebované prvé kolo.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the rate of play and the edition stay as they are.</source>
        <translation>Kolo je nažrebované: systém, počet kôl, hracie tempo a vydanie pravidiel sa už nemenia.</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Uložiť zmeny</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Vytvoriť turnaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>Direct encounter</source>
        <translation>Vzájomné partie</translation>
    </message>
    <message>
        <source>Number of rounds won</source>
        <translation>Počet vyhratých kôl</translation>
    </message>
    <message>
        <source>Number of games won over the board</source>
        <translation>Počet výhier pri šachovnici</translation>
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
        <translation>Buchholz bez najnižšieho výsledku</translation>
    </message>
    <message>
        <source>Round robin (Berger tables)</source>
        <translation>Každý s každým (Bergerove tabuľky)</translation>
    </message>
    <message>
        <source>Double round robin (last two rounds of the first cycle exchanged)</source>
        <translation>Každý s každým dvojkolovo (posledné dve kolá prvej časti vymenené)</translation>
    </message>
    <message>
        <source>Double round robin (Berger tables)</source>
        <translation>Každý s každým dvojkolovo (Bergerove tabuľky)</translation>
    </message>
    <message>
        <source>Swiss, imported rounds only</source>
        <translation>Švajčiarsky systém, len importované kolá</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tie-break</comment>
        <extracomment>%1 the name of a tie-break, %2 the article that defines it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2026</source>
        <translation>Švajčiarsky, systém FIDE (Dutch) 2026</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2026 with Baku acceleration</source>
        <translation>Švajčiarsky, systém FIDE (Dutch) 2026 s akceleráciou Baku</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017</source>
        <translation>Švajčiarsky, systém FIDE (Dutch) 2017</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017 with Baku acceleration</source>
        <translation>Švajčiarsky, systém FIDE (Dutch) 2017 s akceleráciou Baku</translation>
    </message>
</context>
<context>
    <name>ExplanationText</name>
    <message>
        <source>score of the player who gets the bye</source>
        <translation>body hráča, ktorý dostane voľno</translation>
    </message>
    <message>
        <source>number of downfloaters</source>
        <translation>počet klesajúcich hráčov</translation>
    </message>
    <message>
        <source>scores of the downfloaters</source>
        <translation>body klesajúcich hráčov</translation>
    </message>
    <message>
        <source>players left over in the next bracket</source>
        <translation>hráči, ktorí ostanú v ďalšej skupine</translation>
    </message>
    <message>
        <source>unplayed games of the player who gets the bye</source>
        <translation>neodohrané partie hráča, ktorý dostane voľno</translation>
    </message>
    <message>
        <source>topscorers or their opponents with a colour difference beyond two</source>
        <translation>vedúci hráči alebo ich súperi s rozdielom farieb nad dva</translation>
    </message>
    <message>
        <source>topscorers or their opponents with the same colour three times running</source>
        <translation>vedúci hráči alebo ich súperi s rovnakou farbou tretíkrát za sebou</translation>
    </message>
    <message>
        <source>players who do not get their colour preference</source>
        <translation>hráči, ktorí nedostanú farbu, ktorej dávajú prednosť</translation>
    </message>
    <message>
        <source>players who do not get their strong colour preference</source>
        <translation>hráči, ktorým sa nesplní silná prednosť farby</translation>
    </message>
    <message>
        <source>residents who float down as in the round before</source>
        <translation>domáci hráči, ktorí klesajú ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>opponents of moved-down players who float up as in the round before</source>
        <translation>súperi presunutých hráčov, ktorí stúpajú ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>residents who float down as two rounds before</source>
        <translation>domáci hráči, ktorí klesajú ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>opponents of moved-down players who float up as two rounds before</source>
        <translation>súperi presunutých hráčov, ktorí stúpajú ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of moved-down players who floated down in the round before</source>
        <translation>rozdiely bodov: presunutí hráči, ktorí klesali v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of opponents who floated up in the round before</source>
        <translation>rozdiely bodov: súperi, ktorí stúpali v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of moved-down players who floated down two rounds before</source>
        <translation>rozdiely bodov: presunutí hráči, ktorí klesali pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of opponents who floated up two rounds before</source>
        <translation>rozdiely bodov: súperi, ktorí stúpali pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of pairs and downfloaters</source>
        <translation>rozdiely bodov: dvojice a klesajúci hráči</translation>
    </message>
    <message>
        <source>players who float down as in the round before</source>
        <translation>hráči, ktorí klesajú ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>players who float up as in the round before</source>
        <translation>hráči, ktorí stúpajú ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>players who float down as two rounds before</source>
        <translation>hráči, ktorí klesajú ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>players who float up as two rounds before</source>
        <translation>hráči, ktorí stúpajú ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of players who float down as in the round before</source>
        <translation>rozdiely bodov: hráči, ktorí klesajú ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of players who float up as in the round before</source>
        <translation>rozdiely bodov: hráči, ktorí stúpajú ako v predchádzajúcom kole</translation>
    </message>
    <message>
        <source>score differences of players who float down as two rounds before</source>
        <translation>rozdiely bodov: hráči, ktorí klesajú ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>score differences of players who float up as two rounds before</source>
        <translation>rozdiely bodov: hráči, ktorí stúpajú ako pred dvoma kolami</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion</comment>
        <extracomment>%1 the number of a criterion, %2 what it counts: &quot;C12: players who do not get their colour preference&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Taký hráč nie je.</translation>
    </message>
    <message>
        <source>%1 takes no part in this round.</source>
        <translation>%1 v tomto kole nehrá.</translation>
    </message>
    <message>
        <source>%1 is paired twice.</source>
        <translation>%1 je nažrebovaný dvakrát.</translation>
    </message>
    <message>
        <source>%1 has neither an opponent nor the bye.</source>
        <translation>%1 nemá súpera ani voľno.</translation>
    </message>
    <message>
        <source>C1: %1 have met in round %2.</source>
        <extracomment>%1 two names, %2 the number of a round.</extracomment>
        <translation>C1: %1 spolu hrali v %2. kole.</translation>
    </message>
    <message>
        <source>%1 are a prohibited pair.</source>
        <comment>two names</comment>
        <translation>%1: zakázaná dvojica.</translation>
    </message>
    <message>
        <source>C2: %1 may not have the bye.</source>
        <translation>C2: %1 nesmie dostať voľno.</translation>
    </message>
    <message>
        <source>C3: %1 both absolutely need %2.</source>
        <extracomment>%1 two names, %2 White or Black.</extracomment>
        <translation>C3: %1: obaja nutne potrebujú farbu: %2.</translation>
    </message>
    <message>
        <source>Nobody is left over for a bye.</source>
        <translation>Na voľno neostáva nikto.</translation>
    </message>
    <message>
        <source>down again with %1</source>
        <extracomment>%1 scores of players who float down once more.</extracomment>
        <translation>opäť dolu s %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>measure</comment>
        <extracomment>%1 a number or scores, %2 the names of the players meant.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>in the whole round</source>
        <translation>v celom kole</translation>
    </message>
    <message>
        <source>in the bracket of %1</source>
        <extracomment>%1 a score: &quot;in the bracket of 2½&quot;.</extracomment>
        <translation>v skupine %1</translation>
    </message>
    <message>
        <source>other moved-down players are paired first (%1)</source>
        <translation>najprv sa žrebujú iní presunutí hráči (%1)</translation>
    </message>
    <message>
        <source>the moved-down players meet others first (%1)</source>
        <translation>presunutí hráči sa najprv stretnú s inými (%1)</translation>
    </message>
    <message>
        <source>it takes a later exchange between the halves (%1)</source>
        <translation>treba neskoršiu výmenu medzi polovicami (%1)</translation>
    </message>
    <message>
        <source>across the halves others meet first (%1)</source>
        <translation>medzi polovicami sa najprv stretnú iní (%1)</translation>
    </message>
    <message>
        <source>These are the pairs by the rules.</source>
        <translation>Toto sú dvojice podľa pravidiel.</translation>
    </message>
    <message>
        <source>%1: %2 by the rules, %3 so</source>
        <comment>where</comment>
        <extracomment>%1 where: &quot;in the bracket of 2½&quot;; %2 and %3 how many, and who.</extracomment>
        <translation>%1: %2 podľa pravidiel, %3 takto</translation>
    </message>
    <message>
        <source>As good in every criterion, and later in the order of candidates %1:</source>
        <translation>V každom kritériu rovnako dobré, ale neskôr v poradí kandidátov %1:</translation>
    </message>
    <message>
        <source>A fault of the program: the round should be paired so.</source>
        <translation>Chyba programu: kolo by malo byť nažrebované takto.</translation>
    </message>
    <message>
        <source>By the rules %1 has White against %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Podľa pravidiel má %1 bielu farbu proti hráčovi %2.</translation>
    </message>
    <message>
        <source>C4: the others could not be paired with each other: %1.</source>
        <translation>C4: ostatní by sa nedali nažrebovať medzi sebou: %1.</translation>
    </message>
    <message>
        <source>The bye goes to %1 with %2.</source>
        <extracomment>%1 a player&apos;s name, %2 a score.</extracomment>
        <translation>Voľno dostáva %1 s výsledkom %2.</translation>
    </message>
    <message>
        <source>C2: these may not have it: %1.</source>
        <translation>C2: títo ho nesmú dostať: %1.</translation>
    </message>
    <message>
        <source>C4: with these left over the others cannot be paired: %1.</source>
        <translation>C4: keby ostal niekto z týchto, ostatní sa nedajú nažrebovať: %1.</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>This must be filled in.</source>
        <translation>Toto treba vyplniť.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>Príliš dlhé.</translation>
    </message>
    <message>
        <source>Not a date. Write it as 2026-11-21.</source>
        <translation>Nie je to dátum. Píšte ho ako 2026-11-21.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>Posledný deň je pred prvým.</translation>
    </message>
    <message>
        <source>Three letters are expected, for example SVK.</source>
        <translation>Čakajú sa tri písmená, napríklad SVK.</translation>
    </message>
    <message>
        <source>This edition of the Laws is not known.</source>
        <translation>Toto vydanie Pravidiel program nepozná.</translation>
    </message>
    <message>
        <source>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</source>
        <translation>Nie je to časová kontrola. Príklady: 90+30, 40/90:30 +30, 3+2.</translation>
    </message>
    <message>
        <source>This pairing system is not known.</source>
        <translation>Tento systém program nepozná.</translation>
    </message>
    <message>
        <source>This number is out of range.</source>
        <translation>Číslo je mimo rozsahu.</translation>
    </message>
    <message>
        <source>A number is expected.</source>
        <translation>Čaká sa číslo.</translation>
    </message>
    <message>
        <source>This tie-break is not known.</source>
        <translation>Toto pomocné hodnotenie program nepozná.</translation>
    </message>
    <message>
        <source>This contains signs that are not text.</source>
        <translation>Obsahuje znaky, ktoré nie sú text.</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>Turnaj potrebuje názov.</translation>
    </message>
    <message>
        <source>Enter the time control, for example 90+30.</source>
        <translation>Zadajte časovú kontrolu, napríklad 90+30.</translation>
    </message>
    <message>
        <source>The system cannot give this number of rounds.</source>
        <translation>Systém taký počet kôl nedovoľuje.</translation>
    </message>
    <message>
        <source>The player needs a name.</source>
        <translation>Hráč potrebuje meno.</translation>
    </message>
    <message>
        <source>Not a date of birth. Write 1999-05-31 or only the year.</source>
        <translation>Nie je to dátum narodenia. Píšte 1999-05-31 alebo iba rok.</translation>
    </message>
    <message>
        <source>A rating has at most four digits. Leave it empty for an unrated player.</source>
        <translation>Rating má najviac štyri číslice. Hráčovi bez ratingu ho nechajte prázdny.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of an event</comment>
        <translation>Názov</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miesto</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federácia</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Prvý deň</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Posledný deň</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavný rozhodca</translation>
    </message>
    <message>
        <source>Edition of the Laws</source>
        <translation>Vydanie Pravidiel</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Časová kontrola</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Systém žrebovania</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Počet kôl</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Pomocné hodnotenia</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a player</comment>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlavie</translation>
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
        <translation>Dátum narodenia</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Čakacia doba</translation>
    </message>
    <message>
        <source>A Swiss tournament has as many rounds as are announced beforehand.</source>
        <translation>Turnaj švajčiarskym systémom má toľko kôl, koľko je vopred vyhlásených.</translation>
    </message>
    <message>
        <source>No draw before move</source>
        <translation>Bez remízy pred ťahom</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Začiatočná farba</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Voľno zo žrebovania</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovať súbor TRF</translation>
    </message>
    <message>
        <source>Where shall the event be kept?</source>
        <translation>Kam turnaj uložiť?</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otvoriť turnaj</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vybrať</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvoriť</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Report files (*.trf *.trfx *.txt *.TRF *.TXT)</source>
        <translation>Súbory TRF (*.trf *.trfx *.txt *.TRF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
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
        <translation>Všetky šachovnice</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running</source>
        <translation>
            <numerusform>%n hodiny bežia</numerusform>
            <numerusform>%n hodiny bežia</numerusform>
            <numerusform>%n hodín beží</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the round</source>
        <translation>Spustiť kolo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Medzerník</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Zastaviť všetko</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Pokračovať vo všetkých</translation>
    </message>
    <message>
        <source>Start the rest</source>
        <translation>Spustiť ostatné</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start or pause them</source>
        <translation>Spustiť alebo zastaviť vybrané</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Result of board %1</source>
        <translation>Výsledok na šachovnici %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>prejsť na šachovnicu</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Medzerník</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>spustiť alebo zastaviť kolo</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>spustiť alebo zastaviť šachovnicu</translation>
    </message>
    <message>
        <source>result</source>
        <translation>výsledok</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>veľké hodiny</translation>
    </message>
    <message>
        <source>missing results</source>
        <translation>chýbajúce výsledky</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filter</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
    </message>
    <message>
        <source>Here stands the wall of boards: a tile for each game with both clocks. It fills when the first round is paired.</source>
        <translation>Tu bude stena šachovníc: dlaždica pre každú partiu s oboma hodinami. Naplní sa nažrebovaním prvého kola.</translation>
    </message>
    <message>
        <source>No result is missing</source>
        <translation>Nechýba žiadny výsledok</translation>
    </message>
    <message>
        <source>No clock is running</source>
        <translation>Nebežia žiadne hodiny</translation>
    </message>
    <message>
        <source>The filter leaves no board. Show all boards to see the whole round.</source>
        <translation>Filtru nevyhovuje žiadna šachovnica. Celé kolo uvidíte, keď zobrazíte všetky šachovnice.</translation>
    </message>
    <message>
        <source>Show all boards</source>
        <translation>Zobraziť všetky šachovnice</translation>
    </message>
    <message>
        <source>Round %1, not the last</source>
        <translation>%1. kolo, nie posledné</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Zasiahnuť</translation>
    </message>
    <message>
        <source>intervene</source>
        <translation>zasiahnuť</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>záznam</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>vybrať</translation>
    </message>
    <message>
        <source>start or pause the picked boards</source>
        <translation>spustiť alebo zastaviť vybrané</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>to isté</translation>
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
        <translation>Nemožný ťah bieleho</translation>
    </message>
    <message>
        <source>Illegal move by Black</source>
        <translation>Nemožný ťah čierneho</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The how manieth illegal move of a player, and the one that loses the game: &quot;1 of 2&quot;.</extracomment>
        <translation>%1. z %2</translation>
    </message>
    <message>
        <source>, which loses the game</source>
        <translation>, ktorým prehráva partiu</translation>
    </message>
    <message>
        <source>, on a claim only</source>
        <translation>, iba na reklamáciu</translation>
    </message>
    <message>
        <source>Incorrect claim by White</source>
        <translation>Nesprávna reklamácia bieleho</translation>
    </message>
    <message>
        <source>Incorrect claim by Black</source>
        <translation>Nesprávna reklamácia čierneho</translation>
    </message>
    <message>
        <source>Take back the last press</source>
        <translation>Vziať späť posledné stlačenie</translation>
    </message>
    <message>
        <source>Count a missed press of White&apos;s</source>
        <translation>Započítať zabudnuté stlačenie bieleho</translation>
    </message>
    <message>
        <source>Count a missed press of Black&apos;s</source>
        <translation>Započítať zabudnuté stlačenie čierneho</translation>
    </message>
    <message>
        <source>Hand the move to White</source>
        <translation>Odovzdať ťah bielemu</translation>
    </message>
    <message>
        <source>Hand the move to Black</source>
        <translation>Odovzdať ťah čiernemu</translation>
    </message>
    <message>
        <source>Turn the clock round</source>
        <translation>Otočiť hodiny</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>Biely prišiel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>Čierny prišiel</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>Biely nie je pri šachovnici</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>Čierny nie je pri šachovnici</translation>
    </message>
    <message>
        <source>Quickplay finish: extra time</source>
        <translation>Ukončenie rýchlej hry: pridať čas</translation>
    </message>
    <message>
        <source>Reload White&apos;s Canadian time</source>
        <translation>Obnoviť kanadský čas bieleho</translation>
    </message>
    <message>
        <source>Reload Black&apos;s Canadian time</source>
        <translation>Obnoviť kanadský čas čierneho</translation>
    </message>
    <message>
        <source>Put a flag up again…</source>
        <translation>Znova zdvihnúť zástavku…</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Zastaviť hodiny</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Spustiť hodiny</translation>
    </message>
    <message>
        <source>Let the clock run on</source>
        <translation>Nechať hodiny bežať ďalej</translation>
    </message>
    <message>
        <source>White +%1</source>
        <extracomment>%1 is a time that the player gets.</extracomment>
        <translation>Biely +%1</translation>
    </message>
    <message>
        <source>Black +%1</source>
        <translation>Čierny +%1</translation>
    </message>
    <message>
        <source>Exchange both times</source>
        <translation>Vymeniť oba časy</translation>
    </message>
    <message>
        <source>Lock White&apos;s lever</source>
        <translation>Zamknúť páčku bieleho</translation>
    </message>
    <message>
        <source>Lock Black&apos;s lever</source>
        <translation>Zamknúť páčku čierneho</translation>
    </message>
    <message>
        <source>Unlock White&apos;s lever</source>
        <translation>Odomknúť páčku bieleho</translation>
    </message>
    <message>
        <source>Unlock Black&apos;s lever</source>
        <translation>Odomknúť páčku čierneho</translation>
    </message>
    <message>
        <source>Set the clock as before the game</source>
        <translation>Nastaviť hodiny ako pred partiou</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Prerušiť partiu</translation>
    </message>
    <message>
        <source>Adjourn the games</source>
        <translation>Prerušiť partie</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>Zastaviť hodiny</translation>
    </message>
    <message>
        <source>Let the clocks run on</source>
        <translation>Nechať hodiny bežať ďalej</translation>
    </message>
    <message>
        <source>Set times and counters…</source>
        <translation>Nastaviť časy a počítadlá…</translation>
    </message>
    <message>
        <source>Add or take time…</source>
        <translation>Pridať alebo odobrať čas…</translation>
    </message>
    <message>
        <source>Change the control…</source>
        <translation>Zmeniť časovú kontrolu…</translation>
    </message>
    <message>
        <source>Replace the clock…</source>
        <translation>Vymeniť hodiny…</translation>
    </message>
    <message>
        <source>A missed press, with time…</source>
        <translation>Zabudnuté stlačenie, s časom…</translation>
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
        <translation>Pokračovať v prerušenej partii</translation>
    </message>
    <message>
        <source>loses; ½ for an opponent who cannot checkmate</source>
        <translation>prehráva; ½ súperovi, ktorý nemôže dať mat</translation>
    </message>
    <message>
        <source>loses; the regulations may say less</source>
        <translation>prehráva; propozície môžu určiť menej</translation>
    </message>
</context>
<context>
    <name>HandsBar</name>
    <message numerus="yes">
        <source>Changes by hand are open: %n change(s)</source>
        <translation>
            <numerusform>Ručné zmeny sú otvorené: %n zmena</numerusform>
            <numerusform>Ručné zmeny sú otvorené: %n zmeny</numerusform>
            <numerusform>Ručné zmeny sú otvorené: %n zmien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed by hand: %n change(s)</source>
        <translation>
            <numerusform>Zmenené ručne: %n zmena</numerusform>
            <numerusform>Zmenené ručne: %n zmeny</numerusform>
            <numerusform>Zmenené ručne: %n zmien</numerusform>
        </translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>Ukončiť a skontrolovať</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vziať späť</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <translation>Späť k pravidlám</translation>
    </message>
</context>
<context>
    <name>HandsForm</name>
    <message>
        <source>Presets and periods…</source>
        <translation>Predvoľby a úseky…</translation>
    </message>
</context>
<context>
    <name>HandsHead</name>
    <message>
        <source>Stays open</source>
        <translation>Ostáva otvorené</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Nechať otvorené</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
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
        <translation>Ďalšie úkony: strana %1 z %2</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>Do it</source>
        <translation>Vykonať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>HandsReason</name>
    <message>
        <source>Reason: %1</source>
        <translation>Dôvod: %1</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Iný dôvod</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dôvod</translation>
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
        <translation>Koho hodiny</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone.</source>
        <translation>Všetko sa dá robiť iba klávesnicou.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Klávesy všade</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niet čo vziať späť</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niet čo obnoviť</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Zatiaľ sa nič nestalo</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s), presses of the clocks left out</source>
        <translation>
            <numerusform>%n úkon, bez stlačení hodín</numerusform>
            <numerusform>%n úkony, bez stlačení hodín</numerusform>
            <numerusform>%n úkonov, bez stlačení hodín</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts are listed here with their time and who did them; presses of the clocks are in the file. Nothing is ever taken away.</source>
        <translation>Tu sú úkony s časom a s tým, kto ich urobil; stlačenia hodín sú v súbore. Nič sa nikdy nevymaže.</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Vzaté späť: %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>vzaté späť</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>The file %1 is damaged. Nothing was changed in it. Open a copy from before.</source>
        <translation>Súbor %1 je poškodený. Nič sa v ňom nezmenilo. Otvorte staršiu kópiu.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: act %2 is not as it was written. Nothing was changed in it. Open a copy from before.</source>
        <translation>Súbor %1 je poškodený: úkon %2 nie je taký, ako bol zapísaný. Nič sa v ňom nezmenilo. Otvorte staršiu kópiu.</translation>
    </message>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>Súbor %1 neexistuje. Možno bol presunutý alebo premenovaný.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>Súbor %1 nie je turnaj Flagfall. Vyberte súbor s príponou .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version; nothing was changed in it.</source>
        <translation>Súbor %1 zapísala novšia verzia Flagfall. Otvorte ho v nej; nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>Súbor %1 je otvorený v inom programe. Najprv ho tam zatvorte.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the rights of the file and its folder.</source>
        <translation>Do súboru %1 sa nedá zapisovať. Skontrolujte práva k súboru a priečinku.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Make room on it; what was not saved is kept and will be written then.</source>
        <translation>Disk so súborom %1 je plný. Uvoľnite na ňom miesto; čo nie je uložené, sa uchová a zapíše potom.</translation>
    </message>
    <message>
        <source>Another program has written to %1. Close the event and open it again.</source>
        <translation>Do súboru %1 zapisoval iný program. Turnaj zatvorte a znova otvorte.</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written. Check that the disk is connected.</source>
        <translation>Súbor %1 sa nepodarilo prečítať alebo zapísať. Skontrolujte, či je disk pripojený.</translation>
    </message>
    <message>
        <source>There is already a file %1. Choose another name.</source>
        <translation>Súbor %1 už existuje. Zvoľte iný názov.</translation>
    </message>
    <message>
        <source>Act %2 in %1 cannot be read by this version of Flagfall. Nothing was changed in the file.</source>
        <translation>Úkon %2 v súbore %1 táto verzia Flagfall nevie prečítať. V súbore sa nič nezmenilo.</translation>
    </message>
    <message>
        <source>Act %2 in %1 does not follow from what stands before it. Nothing was changed in the file.</source>
        <translation>Úkon %2 v súbore %1 nenadväzuje na to, čo je pred ním. V súbore sa nič nezmenilo.</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>súbor zmizol</translation>
    </message>
    <message>
        <source>the file is not an event</source>
        <translation>súbor nie je turnaj</translation>
    </message>
    <message>
        <source>the file is of a newer version</source>
        <translation>súbor je z novšej verzie</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>súbor je poškodený</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>súbor sa používa</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>do súboru sa nedá zapisovať</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk je plný</translation>
    </message>
    <message>
        <source>another program has written to the file</source>
        <translation>do súboru zapisoval iný program</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>disk neodpovedá</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>súbor už existuje</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks go on, and everything is written as soon as it can be.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Neuložené od %1: %2. Hodiny bežia ďalej a všetko sa zapíše, hneď ako to bude možné.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>all keys</source>
        <translation>všetky klávesy</translation>
    </message>
</context>
<context>
    <name>ManPalette</name>
    <message>
        <source>Choose a man and click on squares, or drag the men. The right button removes.</source>
        <translation>Vyberte kameň a klikajte na polia, alebo kamene ťahajte. Pravé tlačidlo odoberá.</translation>
    </message>
</context>
<context>
    <name>MateLine</name>
    <message>
        <source>How White mates</source>
        <translation>Ako dá biely mat</translation>
    </message>
    <message>
        <source>How Black mates</source>
        <translation>Ako dá čierny mat</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Predošlý ťah</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Ďalší ťah</translation>
    </message>
    <message>
        <source>Moves to the mate</source>
        <translation>Ťahy k matu</translation>
    </message>
</context>
<context>
    <name>MatingLaws</name>
    <message>
        <source>What hangs on it</source>
        <translation>Čo od toho závisí</translation>
    </message>
    <message>
        <source>White&apos;s fault</source>
        <translation>Vina bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s fault</source>
        <translation>Vina čierneho</translation>
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
        <translation>čierny kameň; so Shiftom biely</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>odobrať</translation>
    </message>
    <message>
        <source>who is to move</source>
        <translation>kto je na ťahu</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ťahy</translation>
    </message>
    <message>
        <source>the other player&apos;s mate</source>
        <translation>mat druhého hráča</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>otočiť šachovnicu</translation>
    </message>
    <message>
        <source>set up</source>
        <translation>postaviť</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Môže tento hráč ešte dostať mat?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Postaviť pozíciu</translation>
    </message>
    <message>
        <source>Take back the move</source>
        <translation>Vziať ťah späť</translation>
    </message>
    <message>
        <source>Save the analysis</source>
        <translation>Uložiť rozbor</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopírované</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovať</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>ako bolo</translation>
    </message>
    <message>
        <source>note in the game&apos;s record</source>
        <translation>poznamenať do zápisu partie</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Ako bolo</translation>
    </message>
    <message>
        <source>Note in the game&apos;s record</source>
        <translation>Poznamenať do zápisu partie</translation>
    </message>
    <message>
        <source>line of FEN</source>
        <translation>riadok FEN</translation>
    </message>
</context>
<context>
    <name>MenNames</name>
    <message>
        <source>White king</source>
        <translation>Biely kráľ</translation>
    </message>
    <message>
        <source>White queen</source>
        <translation>Biela dáma</translation>
    </message>
    <message>
        <source>White rook</source>
        <translation>Biela veža</translation>
    </message>
    <message>
        <source>White bishop</source>
        <translation>Biely strelec</translation>
    </message>
    <message>
        <source>White knight</source>
        <translation>Biely jazdec</translation>
    </message>
    <message>
        <source>White pawn</source>
        <translation>Biely pešiak</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Čierny kráľ</translation>
    </message>
    <message>
        <source>Black queen</source>
        <translation>Čierna dáma</translation>
    </message>
    <message>
        <source>Black rook</source>
        <translation>Čierna veža</translation>
    </message>
    <message>
        <source>Black bishop</source>
        <translation>Čierny strelec</translation>
    </message>
    <message>
        <source>Black knight</source>
        <translation>Čierny jazdec</translation>
    </message>
    <message>
        <source>Black pawn</source>
        <translation>Čierny pešiak</translation>
    </message>
</context>
<context>
    <name>MoveTable</name>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodca</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>Partiár bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Partiár čierneho</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ťahy</translation>
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
        <translation>Biely reklamuje: %1.</translation>
    </message>
    <message>
        <source>Black claims: %1.</source>
        <translation>Čierny reklamuje: %1.</translation>
    </message>
    <message>
        <source>%1 Announced: %2 (not played).</source>
        <extracomment>%1 a sentence about a claim, %2 the move that the player has written and not played.</extracomment>
        <translation>%1 Oznámený ťah: %2 (nevykonaný).</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Pravidlá %1</translation>
    </message>
    <message>
        <source>Illegal move by White: %1.</source>
        <translation>Nemožný ťah bieleho: %1.</translation>
    </message>
    <message>
        <source>Illegal move by Black: %1.</source>
        <translation>Nemožný ťah čierneho: %1.</translation>
    </message>
    <message>
        <source>Illegal move by White.</source>
        <translation>Nemožný ťah bieleho.</translation>
    </message>
    <message>
        <source>Illegal move by Black.</source>
        <translation>Nemožný ťah čierneho.</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Pair again</source>
        <translation>Žrebovať znova</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Žrebovať</translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>Ukončiť a skontrolovať</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Zmeniť ručne</translation>
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
        <translation>Prečo nie títo?</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Zverejniť</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Šachovnice kola</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Medzerník</translation>
    </message>
    <message>
        <source>pick a seat</source>
        <translation>vybrať miesto</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>vymeniť</translation>
    </message>
    <message>
        <source>let them meet</source>
        <translation>nech sa stretnú</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>farby</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>vziať späť</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>kto hrá</translation>
    </message>
    <message>
        <source>There is no round to pair here</source>
        <translation>Tu niet kola na žrebovanie</translation>
    </message>
    <message>
        <source>All rounds are paired, or the event is no Swiss of this program.</source>
        <translation>Všetky kolá sú nažrebované, alebo turnaj nie je švajčiarsky systém tohto programu.</translation>
    </message>
</context>
<context>
    <name>PairingRow</name>
    <message>
        <source>by hand</source>
        <translation>ručne</translation>
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
        <translation>%1 a %2 už spolu hrali (C1).</translation>
    </message>
    <message>
        <source>%1 and %2 are a prohibited pair.</source>
        <translation>%1 a %2 sú zakázaná dvojica.</translation>
    </message>
    <message>
        <source>%1 may not have the bye (C2).</source>
        <translation>%1 nesmie dostať voľno (C2).</translation>
    </message>
    <message>
        <source>%1 gets the same colour three times running (C.04.1, 7).</source>
        <translation>%1 dostane tretíkrát za sebou rovnakú farbu (C.04.1, 7).</translation>
    </message>
    <message>
        <source>%1 gets a colour difference beyond two (C.04.1, 6).</source>
        <translation>%1 dostane rozdiel farieb väčší ako dva (C.04.1, 6).</translation>
    </message>
    <message>
        <source>%1 and %2 have the colours the rules give the other way round (Art. 5).</source>
        <translation>%1 a %2 majú farby opačne, než určujú pravidlá (čl. 5).</translation>
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
        <translation>Ťahy</translation>
    </message>
    <message>
        <source>all</source>
        <translation>všetky</translation>
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
        <translation>Minúty</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekundy na ťah</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Od ťahu</translation>
    </message>
    <message>
        <source>Begins again when it is over</source>
        <translation>Po skončení sa začína znova</translation>
    </message>
    <message>
        <source>Remove period %1</source>
        <translation>Odstrániť %1. úsek</translation>
    </message>
    <message>
        <source>Remove this period</source>
        <translation>Odstrániť tento úsek</translation>
    </message>
</context>
<context>
    <name>PeriodsEditor</name>
    <message>
        <source>The same for both players</source>
        <translation>Rovnako pre oboch hráčov</translation>
    </message>
    <message>
        <source>Exchange White and Black</source>
        <translation>Vymeniť bieleho a čierneho</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
</context>
<context>
    <name>PeriodsOf</name>
    <message>
        <source>Another period</source>
        <translation>Ďalší úsek</translation>
    </message>
</context>
<context>
    <name>PeriodsText</name>
    <message>
        <source>Write times as 90, 1h30 or 0:30, and moves and seconds as plain numbers.</source>
        <translation>Časy píšte ako 90, 1h30 alebo 0:30, ťahy a sekundy ako obyčajné čísla.</translation>
    </message>
</context>
<context>
    <name>PickedBoards</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
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
            <numerusform>%n hodín</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n minúta</numerusform>
            <numerusform>%n minúty</numerusform>
            <numerusform>%n minút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekúnd</numerusform>
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
        <translation>Štartovné číslo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
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
        <translation>Federácia</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Narodenie</translation>
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
        <translation>Úprava hráča</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nový hráč</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Surname, Given name</source>
        <translation>Priezvisko, Meno</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federácia</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlavie</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>neuvedené</translation>
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
        <translation>Narodenie</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložiť</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Uložiť a ďalší</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Each round missed counts</source>
        <translation>Každé zmeškané kolo sa počíta za</translation>
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
        <translation>Pridať hráča</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Upraviť</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Vrátiť do turnaja</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odhlásiť</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstrániť</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Zatiaľ nie je nikto prihlásený</translation>
    </message>
    <message>
        <source>Add the players one after another: write a name, press Enter, go on with the next. A list from FIDE&apos;s report file comes in from the start page.</source>
        <translation>Pridávajte hráčov jedného za druhým: napíšte meno, stlačte Enter a pokračujte ďalším. Zoznam zo súboru TRF sa importuje na úvodnej stránke.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Pridať prvého hráča</translation>
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
        <translation>Kto hrá</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Hrá</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Voľno za pol bodu</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Voľno bez bodu</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Voľno za celý bod</translation>
    </message>
</context>
<context>
    <name>PresetEntry</name>
    <message>
        <source>Keep</source>
        <translation>Uložiť</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Premenovať</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Zmazať: %1</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Zmazať túto predvoľbu</translation>
    </message>
</context>
<context>
    <name>PresetFiles</name>
    <message>
        <source>Bring in presets from a file</source>
        <translation>Načítať predvoľby zo súboru</translation>
    </message>
    <message>
        <source>Write my presets to a file</source>
        <translation>Zapísať moje predvoľby do súboru</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Načítať</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Zapísať</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Files of presets (*.json)</source>
        <translation>Súbory predvolieb (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všetky súbory (*)</translation>
    </message>
</context>
<context>
    <name>PresetList</name>
    <message>
        <source>Search the presets</source>
        <translation>Hľadať v predvoľbách</translation>
    </message>
    <message>
        <source>DGT 3000, blitz, 15+10…</source>
        <translation>DGT 3000, blitz, 15+10…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predvoľby</translation>
    </message>
    <message>
        <source>No preset of that kind. Try another word, or the times.</source>
        <translation>Taká predvoľba tu nie je. Skúste iné slovo alebo časy.</translation>
    </message>
    <message>
        <source>Bring in presets…</source>
        <translation>Načítať predvoľby…</translation>
    </message>
    <message>
        <source>Write mine to a file…</source>
        <translation>Zapísať moje do súboru…</translation>
    </message>
</context>
<context>
    <name>PresetSaver</name>
    <message>
        <source>Name of a preset of your own</source>
        <translation>Názov vlastnej predvoľby</translation>
    </message>
    <message>
        <source>Save as my preset</source>
        <translation>Uložiť ako moju predvoľbu</translation>
    </message>
</context>
<context>
    <name>PresetText</name>
    <message>
        <source>Olympiad, World Cup, continental and youth championships</source>
        <translation>Olympiáda, Svetový pohár, majstrovstvá kontinentov a mládeže</translation>
    </message>
    <message>
        <source>Grand Prix and Candidates 2014 to 2019</source>
        <translation>Grand Prix a turnaj kandidátov 2014 až 2019</translation>
    </message>
    <message>
        <source>World Championship 2021, Candidates 2022</source>
        <translation>Majstrovstvá sveta 2021, turnaj kandidátov 2022</translation>
    </message>
    <message>
        <source>Candidates 2024</source>
        <translation>Turnaj kandidátov 2024</translation>
    </message>
    <message>
        <source>Norway Chess</source>
        <translation>Norway Chess</translation>
    </message>
    <message>
        <source>One period with increment</source>
        <translation>Jeden úsek s prídavkom času</translation>
    </message>
    <message>
        <source>German league</source>
        <translation>Nemecká liga</translation>
    </message>
    <message>
        <source>English county matches</source>
        <translation>Anglické zápasy grófstiev</translation>
    </message>
    <message>
        <source>Without increment</source>
        <translation>Bez prídavku času</translation>
    </message>
    <message>
        <source>With increment</source>
        <translation>S prídavkom času</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <translation>Oneskorenie (Bronstein)</translation>
    </message>
    <message>
        <source>World Rapid Championship</source>
        <translation>Majstrovstvá sveta v rapid šachu</translation>
    </message>
    <message>
        <source>World Cup tie-break</source>
        <translation>Rozstrel Svetového pohára</translation>
    </message>
    <message>
        <source>World Championship 2024 tie-break</source>
        <translation>Rozstrel majstrovstiev sveta 2024</translation>
    </message>
    <message>
        <source>World Blitz Championship</source>
        <translation>Majstrovstvá sveta v bleskovom šachu</translation>
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
        <translation>Dual</translation>
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
        <translation>Biely dáva čas</translation>
    </message>
    <message>
        <source>Black gives time</source>
        <translation>Čierny dáva čas</translation>
    </message>
    <message>
        <source>Even times</source>
        <translation>Rovnaké časy</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Presýpacie hodiny</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Čas na každý ťah</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Bjo-jomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <translation>Kanadský čas</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Oneskorenie</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez obmedzenia</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>Prvá generácia</translation>
    </message>
    <message>
        <source>Second generation, blue buttons</source>
        <translation>Druhá generácia, modré tlačidlá</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>%1 the number of a preset on a clock.</extracomment>
        <translation>Voľba %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>option</comment>
        <extracomment>%1 &quot;Option 19&quot;, %2 what it is called besides.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Classical</source>
        <translation>Klasický šach</translation>
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
        <translation>Armagedon</translation>
    </message>
    <message>
        <source>US Chess</source>
        <translation>US Chess</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hendikep</translation>
    </message>
    <message>
        <source>Other clocks</source>
        <translation>Iné hodiny</translation>
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
        <translation>Hráči v súbore</translation>
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
        <translation>Títo sa nestretnú. Zoznam sa určí pred nažrebovaním prvého kola (Všeobecné pravidlá súťaží 5.2).</translation>
    </message>
    <message>
        <source>A round is paired: the list stays as it is.</source>
        <translation>Kolo je nažrebované: zoznam už ostáva.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>does not meet</source>
        <translation>sa nestretne s</translation>
    </message>
    <message>
        <source>In this round only (empty: in every round)</source>
        <translation>Len v tomto kole (prázdne: v každom kole)</translation>
    </message>
    <message>
        <source>Prohibit the pair</source>
        <translation>Zakázať dvojicu</translation>
    </message>
    <message>
        <source>Lift the prohibition: %1</source>
        <translation>Zrušiť zákaz: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
</context>
<context>
    <name>PromotionChoice</name>
    <message>
        <source>What does the pawn become?</source>
        <translation>Na čo sa pešiak premení?</translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Pair the next round now?</source>
        <translation>Nažrebovať ďalšie kolo už teraz?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n šachovnica bez výsledku.</numerusform>
            <numerusform>%n šachovnice bez výsledku.</numerusform>
            <numerusform>%n šachovníc bez výsledku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The standings stay provisional until the results are in.</source>
        <translation>Poradie zostane predbežné, kým neprídu výsledky.</translation>
    </message>
    <message>
        <source>The results can still be entered afterwards.</source>
        <translation>Výsledky sa dajú zapísať aj potom.</translation>
    </message>
    <message>
        <source>Pair anyway</source>
        <translation>Napriek tomu nažrebovať</translation>
    </message>
    <message>
        <source>Enter another player of this name?</source>
        <translation>Prihlásiť ďalšieho hráča s týmto menom?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is entered already.</source>
        <translation>%1 s rovnakým dátumom narodenia už je prihlásený.</translation>
    </message>
    <message>
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Nažrebovaní budú obaja; ak môžete, uveďte im rôzne dátumy narodenia alebo FIDE ID.</translation>
    </message>
    <message>
        <source>Enter both</source>
        <translation>Prihlásiť oboch</translation>
    </message>
    <message>
        <source>Clear the result?</source>
        <translation>Vymazať výsledok?</translation>
    </message>
    <message>
        <source>The result on board %1 will be cleared.</source>
        <translation>Výsledok na šachovnici %1 sa vymaže.</translation>
    </message>
    <message>
        <source>The board counts as not finished again.</source>
        <translation>Šachovnica sa bude znova počítať ako neskončená.</translation>
    </message>
    <message>
        <source>The old result stays in the history.</source>
        <translation>Pôvodný výsledok zostane v histórii.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vymazať</translation>
    </message>
    <message>
        <source>Change an earlier round?</source>
        <translation>Zmeniť skoršie kolo?</translation>
    </message>
    <message>
        <source>This is a result of round %1, and a later round is paired.</source>
        <translation>Je to výsledok %1. kola a neskoršie kolo je už nažrebované.</translation>
    </message>
    <message>
        <source>The points and the standings change; the pairings already made stay.</source>
        <translation>Body a poradie sa zmenia; hotové žrebovanie zostane.</translation>
    </message>
    <message>
        <source>Change the result</source>
        <translation>Zmeniť výsledok</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>Odhlásiť hráča %1?</translation>
    </message>
    <message>
        <source>%1 has played less than half of the games.</source>
        <translation>%1 má odohratú menej ako polovicu partií.</translation>
    </message>
    <message>
        <source>The results stay on record, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>Výsledky zostanú zaznamenané, ale do poradia sa nerátajú (Všeobecné predpisy pre súťaže, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odhlásiť</translation>
    </message>
    <message>
        <source>%1 has played at least half of the games.</source>
        <translation>%1 má odohratú aspoň polovicu partií.</translation>
    </message>
    <message>
        <source>The remaining games are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>Zvyšné partie sú prehraté kontumačne (Všeobecné predpisy pre súťaže, 6.6).</translation>
    </message>
    <message>
        <source>Close while clocks are running?</source>
        <translation>Zatvoriť, kým hodiny bežia?</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n hodiny bežia.</numerusform>
            <numerusform>%n hodiny bežia.</numerusform>
            <numerusform>%n hodín beží.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are paused at this moment.</source>
        <translation>V tejto chvíli sa zastavia.</translation>
    </message>
    <message>
        <source>They can be resumed when the event is opened again.</source>
        <translation>Po otvorení turnaja sa dá pokračovať.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Zastaviť a zatvoriť</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>Pokračovať?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovať</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played so far.</source>
        <translation>
            <numerusform>Doteraz odohratá %n partia.</numerusform>
            <numerusform>Doteraz odohraté %n partie.</numerusform>
            <numerusform>Doteraz odohraných %n partií.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to come.</source>
        <translation>
            <numerusform>Zostáva %n partia.</numerusform>
            <numerusform>Zostávajú %n partie.</numerusform>
            <numerusform>Zostáva %n partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>A forfeit on board %1?</source>
        <translation>Kontumácia na šachovnici %1?</translation>
    </message>
    <message>
        <source>Both players have moved: the game was played.</source>
        <translation>Obaja hráči už ťahali: partia sa hrala.</translation>
    </message>
    <message>
        <source>A forfeited game is not rated and gives no colour; a loss over the board is 1–0 or 0–1.</source>
        <translation>Kontumovaná partia sa nezapočítava na rating a nedáva farbu; prehra za šachovnicou je 1–0 alebo 0–1.</translation>
    </message>
    <message>
        <source>Enter the forfeit</source>
        <translation>Zapísať kontumáciu</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Zatvoriť bez uloženia?</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n úkon ešte nie je na disku.</numerusform>
            <numerusform>%n úkony ešte nie sú na disku.</numerusform>
            <numerusform>%n úkonov ešte nie je na disku.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are lost if the disk still refuses them at that moment.</source>
        <translation>Stratia sa, ak ich disk ani v tej chvíli neprijme.</translation>
    </message>
    <message>
        <source>Better make room on the disk first; they are written by themselves then.</source>
        <translation>Radšej najprv uvoľnite miesto na disku; potom sa zapíšu samy.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Napriek tomu zatvoriť</translation>
    </message>
    <message>
        <source>Take all the time on board %1?</source>
        <translation>Odobrať na šachovnici %1 všetok čas?</translation>
    </message>
    <message>
        <source>The player has no more than that left: the flag falls at once.</source>
        <translation>Hráč viac času nemá: zástavka padne hneď.</translation>
    </message>
    <message>
        <source>Whether the game is lost by it is then yours to decide (Laws 6.9).</source>
        <translation>Či je tým partia prehratá, rozhodnete potom vy (Pravidlá 6.9).</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Odobrať</translation>
    </message>
    <message>
        <source>Do it on the other boards?</source>
        <translation>Urobiť to na ostatných šachovniciach?</translation>
    </message>
    <message numerus="yes">
        <source>%n of the clocks cannot take it.</source>
        <translation>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodín to neprijme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been done yet on any board.</source>
        <translation>Zatiaľ sa na žiadnej šachovnici nič neurobilo.</translation>
    </message>
    <message>
        <source>Do it on the others</source>
        <translation>Urobiť na ostatných</translation>
    </message>
    <message>
        <source>Change the clock setting on board %1 now?</source>
        <translation>Zmeniť teraz nastavenie hodín na šachovnici %1?</translation>
    </message>
    <message>
        <source>In rapid and blitz games the setting stays once both players have made so many moves.</source>
        <translation>V rapid a bleskovom šachu nastavenie zostáva, keď už obaja hráči urobili toľko ťahov.</translation>
    </message>
    <message>
        <source>The Laws allow it later only where the schedule of the event would suffer (App. A).</source>
        <translation>Neskôr to Pravidlá dovoľujú, iba ak by utrpel časový program turnaja (príl. A).</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Zmeniť</translation>
    </message>
    <message>
        <source>Pass over the fallen flag on board %1?</source>
        <translation>Nehľadieť na padnutú zástavku na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag is down, and this result is no loss for White.</source>
        <translation>Zástavka bieleho je dolu a tento výsledok nie je prehrou bieleho.</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down, and this result is no loss for Black.</source>
        <translation>Zástavka čierneho je dolu a tento výsledok nie je prehrou čierneho.</translation>
    </message>
    <message>
        <source>It stands when the game had ended before, or when the opponent cannot checkmate by any series of moves and this is the draw that follows (Laws 6.9).</source>
        <translation>Platí, ak sa partia skončila už predtým, alebo ak súper nemôže dať mat žiadnym sledom ťahov a toto je remíza, ktorá z toho vyplýva (pravidlá 6.9).</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Zapísať výsledok</translation>
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
        <translation>Podľa pravidiel: %1 – %2</translation>
    </message>
    <message>
        <source>By the rules the bye goes to %1</source>
        <translation>Podľa pravidiel má voľno %1</translation>
    </message>
    <message>
        <source>By the rules there is no pairing at all.</source>
        <translation>Podľa pravidiel žiadne žrebovanie nie je.</translation>
    </message>
    <message>
        <source>Publish the pairing made by hand?</source>
        <translation>Zverejniť ručné žrebovanie?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from what the rules give.</source>
        <translation>
            <numerusform>%n šachovnica je iná, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovnice sú iné, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovníc je iných, než určujú pravidlá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Zverejniť</translation>
    </message>
    <message>
        <source>The round stays on record as changed by hand, with the pairing by the rules beside it. Is it to be published all the same?</source>
        <translation>Kolo ostane zapísané ako ručne zmenené, vedľa neho žrebovanie podľa pravidiel. Má sa aj tak zverejniť?</translation>
    </message>
    <message>
        <source>Take the rounds as they are?</source>
        <translation>Prevziať kolá tak, ako sú?</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file are not as the pairing system makes them.</source>
        <translation>
            <numerusform>%n kolo súboru nie je také, ako ho žrebuje systém.</numerusform>
            <numerusform>%n kolá súboru nie sú také, ako ich žrebuje systém.</numerusform>
            <numerusform>%n kôl súboru nie je takých, ako ich žrebuje systém.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is round %1.</source>
        <translation>Prvé je %1. kolo.</translation>
    </message>
    <message>
        <source>Another edition of the system, prohibited pairs or a pairing by hand can be the reason.</source>
        <translation>Dôvodom môže byť iné vydanie systému, zakázané dvojice alebo ručné žrebovanie.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Prevziať</translation>
    </message>
    <message>
        <source>Begin with so many rounds?</source>
        <translation>Začať s toľkými kolami?</translation>
    </message>
    <message numerus="yes">
        <source>For more than %n round(s) there are not enough opponents.</source>
        <translation>
            <numerusform>Na viac ako %n kolo nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kolá nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kôl nie je dosť súperov.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last rounds will have to be paired by hand.</source>
        <translation>Posledné kolá bude treba žrebovať ručne.</translation>
    </message>
    <message>
        <source>The number of rounds cannot be changed once a round is paired.</source>
        <translation>Počet kôl sa po nažrebovaní kola už nedá zmeniť.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začať</translation>
    </message>
    <message>
        <source>Another half-point bye?</source>
        <translation>Ďalšie voľno za pol bodu?</translation>
    </message>
    <message>
        <source>%1 has a half-point bye already.</source>
        <translation>%1 už má voľno za pol bodu.</translation>
    </message>
    <message>
        <source>General Regulations for Competitions 6.7 foresee one for each player.</source>
        <translation>Všeobecné pravidlá súťaží 6.7 počítajú s jedným na hráča.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-point bye(s) so far.</source>
        <translation>
            <numerusform>Doteraz %n voľno za pol bodu.</numerusform>
            <numerusform>Doteraz %n voľná za pol bodu.</numerusform>
            <numerusform>Doteraz %n voľien za pol bodu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Dať</translation>
    </message>
    <message>
        <source>Change the record on board %1?</source>
        <translation>Zmeniť zápis na šachovnici %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) behind would not be legal any more.</source>
        <translation>
            <numerusform>%n nasledujúci polťah by už nebol prípustný.</numerusform>
            <numerusform>%n nasledujúce polťahy by už neboli prípustné.</numerusform>
            <numerusform>%n nasledujúcich polťahov by už nebolo prípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are taken out of the record; Undo brings them back.</source>
        <translation>Zo zápisu sa vypustia; krok Späť ich vráti.</translation>
    </message>
    <message>
        <source>Consent to a draw by agreement on board %1?</source>
        <translation>Súhlasiť s remízou dohodou na šachovnici %1?</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it yet (Laws 9.1).</source>
        <translation>Propozície turnaja ju zatiaľ nedovoľujú (Pravidlá 9.1).</translation>
    </message>
    <message>
        <source>Your consent goes on record.</source>
        <translation>Váš súhlas sa zaznamená.</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Súhlasiť</translation>
    </message>
    <message>
        <source>Change a result that both have signed?</source>
        <translation>Zmeniť výsledok, ktorý obaja podpísali?</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1. Even if it is wrong, it stands unless the arbiter decides otherwise (Laws 8.7).</source>
        <translation>Výsledok na šachovnici %1 podpísali obaja hráči. Aj keď je chybný, platí, ak rozhodca nerozhodne inak (Pravidlá 8.7).</translation>
    </message>
    <message>
        <source>What they signed stays on record.</source>
        <translation>Čo podpísali, zostáva zaznamenané.</translation>
    </message>
    <message>
        <source>Allow White&apos;s assistant more than the Laws do?</source>
        <translation>Dovoliť asistentovi bieleho viac než Pravidlá?</translation>
    </message>
    <message>
        <source>Allow Black&apos;s assistant more than the Laws do?</source>
        <translation>Dovoliť asistentovi čierneho viac než Pravidlá?</translation>
    </message>
    <message>
        <source>A sighted player has an assistant only where the other one has none, and for moves and announcements alone.</source>
        <translation>Vidiaci hráč má asistenta, len ak ho druhý nemá, a iba na ťahy a ohlasovanie.</translation>
    </message>
    <message>
        <source>You may adapt the rules to local circumstances; your word goes on record.</source>
        <translation>Pravidlá môžete prispôsobiť miestnym podmienkam; vaše slovo sa zapíše.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Dovoliť</translation>
    </message>
    <message>
        <source>Change a result that rests on a ruling?</source>
        <translation>Zmeniť výsledok, ktorý vychádza z rozhodnutia?</translation>
    </message>
    <message>
        <source>The result on board %1 was entered by a ruling with its article.</source>
        <translation>Výsledok na šachovnici %1 bol zadaný rozhodnutím s jeho článkom.</translation>
    </message>
    <message>
        <source>The ruling stays on record; the result will not rest on it any more.</source>
        <translation>Rozhodnutie zostáva v zázname; výsledok z neho už nebude vychádzať.</translation>
    </message>
    <message>
        <source>Rule the claim on board %1 incorrect all the same?</source>
        <translation>Rozhodnúť napriek tomu, že žiadosť na šachovnici %1 je nesprávna?</translation>
    </message>
    <message>
        <source>By the record a position has stood five times, or 75 moves have passed: the game is drawn without a claim (Laws 9.6).</source>
        <translation>Podľa záznamu stála pozícia päťkrát alebo prešlo 75 ťahov: partia je remíza bez žiadosti (Pravidlá 9.6).</translation>
    </message>
    <message>
        <source>The opponent gets time, and the game goes on.</source>
        <translation>Súper dostane čas a partia pokračuje.</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Nesprávna</translation>
    </message>
    <message>
        <source>Does the game on board %1 go on?</source>
        <translation>Pokračuje partia na šachovnici %1?</translation>
    </message>
    <message>
        <source>White&apos;s fallen flag was noticed: it ended the game.</source>
        <translation>Spadnutá zástavka bieleho bola zaznamenaná: ukončila partiu.</translation>
    </message>
    <message>
        <source>Black&apos;s fallen flag was noticed: it ended the game.</source>
        <translation>Spadnutá zástavka čierneho bola zaznamenaná: ukončila partiu.</translation>
    </message>
    <message>
        <source>Nothing can be offered, accepted or claimed after that.</source>
        <translation>Potom už nemožno nič ponúknuť, prijať ani reklamovať.</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Partia pokračuje</translation>
    </message>
    <message>
        <source>Penalise a move that looks legal?</source>
        <translation>Potrestať ťah, ktorý vyzerá možný?</translation>
    </message>
    <message>
        <source>By the record of board %1 White may play it.</source>
        <translation>Podľa zápisu šachovnice %1 ho biely smie hrať.</translation>
    </message>
    <message>
        <source>By the record of board %1 Black may play it.</source>
        <translation>Podľa zápisu šachovnice %1 ho čierny smie hrať.</translation>
    </message>
    <message>
        <source>A press without a move, or a move with both hands, is penalised like an illegal move where the Laws say so.</source>
        <translation>Stlačenie hodín bez ťahu alebo ťah oboma rukami sa trestá ako nemožný ťah tam, kde to Pravidlá určujú.</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Potrestať</translation>
    </message>
    <message>
        <source>Rule against the record of board %1?</source>
        <translation>Rozhodnúť proti zápisu šachovnice %1?</translation>
    </message>
    <message>
        <source>The record is whole, and by it the claim is to be ruled on otherwise.</source>
        <translation>Zápis je úplný a podľa neho treba o reklamácii rozhodnúť inak.</translation>
    </message>
    <message>
        <source>Your ruling stands, with what you found on the scoresheets or the board.</source>
        <translation>Platí vaše rozhodnutie a to, čo ste zistili na partiároch alebo na šachovnici.</translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation>Rozhodnúť tak</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent events</source>
        <translation>Posledné turnaje</translation>
    </message>
    <message>
        <source>Events you open or create are listed here.</source>
        <translation>Tu budú turnaje, ktoré otvoríte alebo vytvoríte.</translation>
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
        <translation>Zabudnúť: %1</translation>
    </message>
    <message>
        <source>Take off this list (the file stays)</source>
        <translation>Odobrať zo zoznamu (súbor zostane)</translation>
    </message>
</context>
<context>
    <name>RecordEntry</name>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodca</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>Partiár bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Partiár čierneho</translation>
    </message>
    <message>
        <source>In place of the next move</source>
        <translation>Namiesto nasledujúceho ťahu</translation>
    </message>
    <message>
        <source>Next move, or several</source>
        <translation>Ďalší ťah alebo viac ťahov</translation>
    </message>
    <message>
        <source>e4, Nf3 (=), 0-0 …</source>
        <translation>e4, Jf3 (=), 0-0 …</translation>
    </message>
    <message>
        <source>Take over into the record</source>
        <translation>Prevziať do zápisu</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>Draw offer</source>
        <translation>Ponuka remízy</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>after the move, before the press</source>
        <translation>po ťahu, pred stlačením hodín</translation>
    </message>
    <message>
        <source>before the own move</source>
        <translation>pred vlastným ťahom</translation>
    </message>
    <message>
        <source>on the opponent&apos;s time</source>
        <translation>v čase súpera</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Ponúknuť remízu</translation>
    </message>
    <message>
        <source>Claim of a draw</source>
        <translation>Reklamácia remízy</translation>
    </message>
    <message>
        <source>three times, with the move written down</source>
        <translation>trikrát, so zapísaným ťahom</translation>
    </message>
    <message>
        <source>three times, now</source>
        <translation>trikrát, teraz</translation>
    </message>
    <message>
        <source>fifty moves, with the move written down</source>
        <translation>päťdesiat ťahov, so zapísaným ťahom</translation>
    </message>
    <message>
        <source>fifty moves, now</source>
        <translation>päťdesiat ťahov, teraz</translation>
    </message>
    <message>
        <source>The move written down and not played</source>
        <translation>Zapísaný a nevykonaný ťah</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reklamovať</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nemožný ťah</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Čo sa ťahalo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Potrestať</translation>
    </message>
    <message>
        <source>Signature on the scoresheet</source>
        <translation>Podpis na partiári</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Podpísať</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Zapisovanie ťahov</translation>
    </message>
    <message>
        <source>need not keep score</source>
        <translation>nemusí zapisovať</translation>
    </message>
    <message>
        <source>must keep score</source>
        <translation>musí zapisovať</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dôvod</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnúť</translation>
    </message>
    <message>
        <source>Moves that nobody knows</source>
        <translation>Neznáme ťahy</translation>
    </message>
    <message>
        <source>Position after the gap, as FEN</source>
        <translation>Pozícia po medzere ako FEN</translation>
    </message>
    <message>
        <source>Half-moves missing, if known</source>
        <translation>Chýbajúce polťahy, ak je ich počet známy</translation>
    </message>
    <message>
        <source>Enter the gap</source>
        <translation>Zapísať medzeru</translation>
    </message>
    <message>
        <source>Time beside the move</source>
        <translation>Čas pri ťahu</translation>
    </message>
    <message>
        <source>Time left, 1:23:05; empty takes it away</source>
        <translation>Zostávajúci čas, 1:23:05; prázdne pole ho odstráni</translation>
    </message>
    <message>
        <source>Write the time</source>
        <translation>Zapísať čas</translation>
    </message>
    <message>
        <source>Write the time as 1:23:05, and show the move it belongs to.</source>
        <translation>Čas napíšte ako 1:23:05 a zobrazte ťah, ku ktorému patrí.</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Východisková pozícia</translation>
    </message>
    <message>
        <source>FEN or number</source>
        <translation>FEN alebo číslo</translation>
    </message>
    <message>
        <source>On every board of the round</source>
        <translation>Na všetkých šachovniciach kola</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Postaviť</translation>
    </message>
    <message>
        <source>Note on play with a visually disabled player</source>
        <translation>Poznámka k hre so zrakovo postihnutým</translation>
    </message>
    <message>
        <source>Moves and times are told only on request. A press too early is a warning for you and no penalty by itself.</source>
        <translation>Ťahy a časy sa oznamujú len na požiadanie. Predčasné stlačenie je upozornenie pre vás a samo osebe nie je trestom.</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Zapísať</translation>
    </message>
    <message>
        <source>The players&apos; boards differ</source>
        <translation>Šachovnice hráčov sa líšia</translation>
    </message>
    <message>
        <source>Whose board stands otherwise than the record, and how; then the records decide.</source>
        <translation>Čia šachovnica stojí inak než zápis a ako; potom rozhodnú zápisy.</translation>
    </message>
    <message>
        <source>White&apos;s board</source>
        <translation>Šachovnica bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s board</source>
        <translation>Šachovnica čierneho</translation>
    </message>
    <message>
        <source>The move he made instead of the last one, or the position as FEN; empty: as the record</source>
        <translation>Ťah, ktorý vykonal namiesto posledného, alebo pozícia ako FEN; prázdne: ako zápis</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnať</translation>
    </message>
    <message>
        <source>This is neither a move there nor a position.</source>
        <translation>To nie je ani možný ťah, ani pozícia.</translation>
    </message>
    <message>
        <source>An offer stands until the opponent answers, touches a man or the game ends; it cannot be withdrawn (Laws %1).</source>
        <translation>Ponuka platí, kým súper neodpovie, nedotkne sa figúrky alebo sa partia neskončí; nemožno ju odvolať (Pravidlá %1).</translation>
    </message>
    <message>
        <source>The clocks stop. A claim cannot be withdrawn, and it is an offer of a draw (Laws %1).</source>
        <translation>Hodiny sa zastavia. Reklamáciu nemožno odvolať a je zároveň ponukou remízy (Pravidlá %1).</translation>
    </message>
    <message>
        <source>A man was touched on this move before the claim (Laws %1)</source>
        <translation>Pred reklamáciou došlo v tomto ťahu k dotyku figúrky (Pravidlá %1)</translation>
    </message>
    <message>
        <source>The move is kept as it happened; clock, count and penalty follow the edition of the event (Laws %1). The position goes back to the one on record.</source>
        <translation>Ťah sa zaznamená tak, ako sa stal; hodiny, počet a trest sa riadia vydaním pravidiel turnaja (Pravidlá %1). Pozícia sa vráti na tú, ktorá je v zápise.</translation>
    </message>
    <message>
        <source>What both sign stands, even if it is wrong, unless you decide otherwise (Laws %1).</source>
        <translation>Čo podpíšu obaja, platí, aj keď je to chybné, ak nerozhodnete inak (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Little time excuses a player by itself (Laws %1). Here you excuse one who cannot write, or bring the duty back (Laws %2).</source>
        <translation>Málo času oslobodzuje hráča samo osebe (Pravidlá %1). Tu oslobodíte toho, kto nemôže zapisovať, alebo povinnosť obnovíte (Pravidlá %2).</translation>
    </message>
    <message>
        <source>After the shown position moves are missing; the game is known again from the position you give (Laws %1).</source>
        <translation>Po zobrazenej pozícii chýbajú ťahy; partia je znova známa od pozície, ktorú zadáte (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Before the first move is on record: a position as FEN, or a number from 0 to 959 of Chess960 (518 is the usual array; Laws %1).</source>
        <translation>Pred prvým ťahom v zápise: pozícia ako FEN alebo číslo Chess960 od 0 do 959 (518 je obvyklé rozostavenie; Pravidlá %1).</translation>
    </message>
    <message>
        <source>Choose what the player signs.</source>
        <translation>Vyberte, čo hráč podpisuje.</translation>
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
        <translation>%1. kolo, šachovnica %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>%1. kolo, šachovnica %2: %3</translation>
    </message>
    <message>
        <source>Previous board</source>
        <translation>Predošlá šachovnica</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Nasledujúca šachovnica</translation>
    </message>
</context>
<context>
    <name>RecordNews</name>
    <message>
        <source>Enter the result</source>
        <translation>Zapísať výsledok</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Prijatá</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Odmietnutá</translation>
    </message>
    <message>
        <source>Man touched</source>
        <translation>Dotyk figúrky</translation>
    </message>
    <message>
        <source>Declined by touching a man</source>
        <translation>Odmietnuté dotykom kameňa</translation>
    </message>
    <message>
        <source>Rule on it in the hall</source>
        <translation>Rozhodnúť v sále</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>move by move</source>
        <translation>ťah po ťahu</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapísať</translation>
    </message>
    <message>
        <source>whose record</source>
        <translation>čí zápis</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>ponuka remízy</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>reklamácia</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nemožný ťah</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>podpisy</translation>
    </message>
    <message>
        <source>keeping score</source>
        <translation>zapisovanie ťahov</translation>
    </message>
    <message>
        <source>time</source>
        <translation>čas</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>medzera</translation>
    </message>
    <message>
        <source>take out what follows</source>
        <translation>vypustiť, čo nasleduje</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>východisková pozícia</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>otočiť šachovnicu</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>vložiť ťahy</translation>
    </message>
    <message>
        <source>print: save as PDF</source>
        <translation>tlač: uložiť ako PDF</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Zatiaľ žiadna partia</translation>
    </message>
    <message>
        <source>Pair a round; then every board has its game record here.</source>
        <translation>Nažrebujte kolo; potom tu má každá šachovnica svoj zápis partie.</translation>
    </message>
    <message>
        <source>mate possible?</source>
        <translation>je mat možný?</translation>
    </message>
    <message>
        <source>visually disabled</source>
        <translation>zrakovo postihnutí</translation>
    </message>
    <message>
        <source>say the move</source>
        <translation>povedať ťah</translation>
    </message>
    <message>
        <source>note, times told</source>
        <translation>poznámka, oznámené časy</translation>
    </message>
    <message>
        <source>boards differ</source>
        <translation>šachovnice sa líšia</translation>
    </message>
    <message>
        <source>complete the move</source>
        <translation>doplniť ťah</translation>
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
        <translation>Biely: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Čierny: %1</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>Not admissible: only the player having the move may claim (Laws 9.2, 9.3).</source>
        <translation>Neprípustná: reklamovať smie iba hráč na ťahu (Pravidlá 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Not admissible: a man was touched on this move (Laws 9.4).</source>
        <translation>Neprípustná: v tomto ťahu došlo k dotyku figúrky (Pravidlá 9.4).</translation>
    </message>
    <message>
        <source>The move must be written down first; you may say so (Laws 9.2, 9.3).</source>
        <translation>Ťah treba najprv zapísať; smiete to povedať (Pravidlá 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is not legal.</source>
        <translation>Nesprávna: oznámený ťah nie je prípustný.</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is a pawn move.</source>
        <translation>Nesprávna: oznámený ťah je ťah pešiakom.</translation>
    </message>
    <message>
        <source>Incorrect: the announced move is a capture.</source>
        <translation>Nesprávna: oznámený ťah je branie.</translation>
    </message>
    <message>
        <source>Incorrect: the position has not stood three times.</source>
        <translation>Nesprávna: pozícia sa nevyskytla trikrát.</translation>
    </message>
    <message>
        <source>The claim is correct.</source>
        <translation>Reklamácia je správna.</translation>
    </message>
    <message>
        <source>White offers a draw.</source>
        <translation>Biely ponúka remízu.</translation>
    </message>
    <message>
        <source>Black offers a draw.</source>
        <translation>Čierny ponúka remízu.</translation>
    </message>
    <message>
        <source>White offers a draw on the opponent&apos;s time.</source>
        <translation>Biely ponúka remízu v čase súpera.</translation>
    </message>
    <message>
        <source>Black offers a draw on the opponent&apos;s time.</source>
        <translation>Čierny ponúka remízu v čase súpera.</translation>
    </message>
    <message>
        <source>White&apos;s claim is an offer of a draw.</source>
        <translation>Reklamácia bieleho je ponukou remízy.</translation>
    </message>
    <message>
        <source>Black&apos;s claim is an offer of a draw.</source>
        <translation>Reklamácia čierneho je ponukou remízy.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>offer</comment>
        <translation>Bez odpovede</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>offer</comment>
        <translation>Prijatá</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>offer</comment>
        <translation>Odmietnutá</translation>
    </message>
    <message>
        <source>Declined by touching a man</source>
        <comment>offer</comment>
        <translation>Odmietnutá dotykom figúrky</translation>
    </message>
    <message>
        <source>Declined by moving</source>
        <comment>offer</comment>
        <translation>Odmietnutá ťahom</translation>
    </message>
    <message>
        <source>Lapsed with the game</source>
        <comment>offer</comment>
        <translation>Zanikla s koncom partie</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figúrky</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>language</comment>
        <extracomment>%1 a language, %2 the letters of king, queen, rook, bishop and knight in it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>moves not known</source>
        <translation>neznáme ťahy</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>začiatok</translation>
    </message>
    <message>
        <source>The sign (=) of the draw offer is missing (Laws 9.1).</source>
        <translation>Chýba značka (=) ponuky remízy (Pravidlá 9.1).</translation>
    </message>
    <message>
        <source>Not the move of the record.</source>
        <translation>Iný ťah ako v zápise.</translation>
    </message>
    <message>
        <source>Nothing written.</source>
        <translation>Nič nezapísané.</translation>
    </message>
    <message>
        <source>Not a legal move there.</source>
        <translation>Ťah tam nie je prípustný.</translation>
    </message>
    <message>
        <source>Not readable.</source>
        <translation>Nečitateľné.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nič nie je napísané.</translation>
    </message>
    <message>
        <source>This is no move in these letters.</source>
        <translation>S týmito písmenami figúr to nie je ťah.</translation>
    </message>
    <message>
        <source>The player has no such piece there.</source>
        <translation>Hráč tam takú figúrku nemá.</translation>
    </message>
    <message>
        <source>A man of the player&apos;s own stands there.</source>
        <translation>Stojí tam vlastná figúrka.</translation>
    </message>
    <message>
        <source>No such piece can move there.</source>
        <translation>Žiadna taká figúrka tam nemôže ťahať.</translation>
    </message>
    <message>
        <source>The king would stand in check.</source>
        <translation>Kráľ by stál v šachu.</translation>
    </message>
    <message>
        <source>The king is in check and would stay in it.</source>
        <translation>Kráľ je v šachu a zostal by v ňom.</translation>
    </message>
    <message>
        <source>More than one piece can move there: say which.</source>
        <translation>Môže tam ťahať viac figúrok: uveďte ktorá.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes.</source>
        <translation>Uveďte, na čo sa pešiak premení.</translation>
    </message>
    <message>
        <source>No pawn is promoted by this move.</source>
        <translation>Týmto ťahom sa nepremieňa žiadny pešiak.</translation>
    </message>
    <message>
        <source>The right to castle there is lost.</source>
        <translation>Právo na túto rošádu zaniklo.</translation>
    </message>
    <message>
        <source>A man stands in the way of castling.</source>
        <translation>Rošáde stojí v ceste figúrka.</translation>
    </message>
    <message>
        <source>A king in check cannot castle.</source>
        <translation>Kráľ v šachu nemôže robiť rošádu.</translation>
    </message>
    <message>
        <source>The king would cross or reach an attacked square.</source>
        <translation>Kráľ by prešiel cez napadnuté pole alebo naň vstúpil.</translation>
    </message>
    <message>
        <source>Threefold repetition by an announced move</source>
        <translation>Trojnásobné opakovanie pozície oznámeným ťahom</translation>
    </message>
    <message>
        <source>Threefold repetition on the board</source>
        <translation>Trojnásobné opakovanie pozície na šachovnici</translation>
    </message>
    <message>
        <source>Fifty moves by an announced move</source>
        <translation>Päťdesiat ťahov s oznámeným ťahom</translation>
    </message>
    <message>
        <source>Fifty moves on the board</source>
        <translation>Päťdesiat ťahov na šachovnici</translation>
    </message>
    <message numerus="yes">
        <source>The position has stood on the board %n time(s), the announced move included.</source>
        <translation>
            <numerusform>Pozícia bola na šachovnici %n-krát, vrátane oznámeného ťahu.</numerusform>
            <numerusform>Pozícia bola na šachovnici %n-krát, vrátane oznámeného ťahu.</numerusform>
            <numerusform>Pozícia bola na šachovnici %n-krát, vrátane oznámeného ťahu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) since the last capture or pawn move; 100 are fifty moves by each.</source>
        <translation>
            <numerusform>%n polťah od posledného brania alebo ťahu pešiakom; 100 je päťdesiat ťahov každého.</numerusform>
            <numerusform>%n polťahy od posledného brania alebo ťahu pešiakom; 100 je päťdesiat ťahov každého.</numerusform>
            <numerusform>%n polťahov od posledného brania alebo ťahu pešiakom; 100 je päťdesiat ťahov každého.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record has a gap: what stood there is not counted.</source>
        <translation>V zápise je medzera: čo bolo v nej, sa nepočíta.</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>claim</comment>
        <translation>Správna</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Nesprávna</translation>
    </message>
    <message>
        <source>Not admissible</source>
        <comment>claim</comment>
        <translation>Neprípustná</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 what became of it: &quot;White offers a draw. Declined.&quot;</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Checkmate: White has won (Laws %1).</source>
        <translation>Mat: biely vyhral (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Checkmate: Black has won (Laws %1).</source>
        <translation>Mat: čierny vyhral (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Stalemate: the game is drawn (Laws %1).</source>
        <translation>Pat: partia je remíza (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Neither player can checkmate any more: the game is drawn (Laws %1).</source>
        <translation>Mat už nemôže dať žiadny z hráčov: partia je remíza (Pravidlá %1).</translation>
    </message>
    <message>
        <source>A position has stood five times: the game is drawn (Laws %1).</source>
        <translation>Pozícia sa vyskytla päťkrát: partia je remíza (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each without capture or pawn move: the game is drawn (Laws %1).</source>
        <translation>Sedemdesiatpäť ťahov každého bez brania a ťahu pešiakom: partia je remíza (Pravidlá %1).</translation>
    </message>
    <message>
        <source>White refuses to sign.</source>
        <translation>Biely odmieta podpísať.</translation>
    </message>
    <message>
        <source>Black refuses to sign.</source>
        <translation>Čierny odmieta podpísať.</translation>
    </message>
    <message>
        <source>White has signed %1.</source>
        <translation>Biely podpísal %1.</translation>
    </message>
    <message>
        <source>Black has signed %1.</source>
        <translation>Čierny podpísal %1.</translation>
    </message>
    <message numerus="yes">
        <source>The position has stood on the board %n time(s).</source>
        <translation>
            <numerusform>Pozícia stála na šachovnici %n raz.</numerusform>
            <numerusform>Pozícia stála na šachovnici %n razy.</numerusform>
            <numerusform>Pozícia stála na šachovnici %n ráz.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position has stood five times: the game is drawn without a claim (Laws %1).</source>
        <translation>Pozícia sa vyskytla päťkrát: partia je remíza aj bez reklamácie (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each: the game is drawn without a claim (Laws %1).</source>
        <translation>Sedemdesiatpäť ťahov každého: partia je remíza aj bez reklamácie (Pravidlá %1).</translation>
    </message>
    <message>
        <source>White need not keep score since move %1: less than five minutes (Laws %2).</source>
        <translation>Biely od %1. ťahu nemusí zapisovať: menej ako päť minút (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Black need not keep score since move %1: less than five minutes (Laws %2).</source>
        <translation>Čierny od %1. ťahu nemusí zapisovať: menej ako päť minút (Pravidlá %2).</translation>
    </message>
    <message>
        <source>White need not keep score since move %1 (Laws %2).</source>
        <translation>Biely od %1. ťahu nemusí zapisovať (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Black need not keep score since move %1 (Laws %2).</source>
        <translation>Čierny od %1. ťahu nemusí zapisovať (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Chess960, number %1</source>
        <translation>Chess960, číslo %1</translation>
    </message>
    <message>
        <source>Incorrect: fewer than fifty moves by each since the last capture or pawn move.</source>
        <translation>Nesprávna: od posledného brania alebo ťahu pešiaka každý spravil menej ako päťdesiat ťahov.</translation>
    </message>
</context>
<context>
    <name>RecoveryHead</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Hodiny po prerušení</translation>
    </message>
    <message>
        <source>The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.</source>
        <translation>Hodiny nižšie bežali, keď sa program zastavil. Teraz stoja. Povedzte, ktorý údaj platí; zapíše sa s vaším rozhodnutím.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Pre všetky šachovnice</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Posledná známka života</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Posledné stlačenie alebo pauza</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
        <translation>Započítať celú medzeru</translation>
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
        <translation>Niet o čom rozhodovať</translation>
    </message>
    <message>
        <source>If the program or the computer stops while clocks run, this page shows what each clock said, and you decide which reading counts.</source>
        <translation>Ak program alebo počítač vypadne, kým bežia hodiny, táto stránka ukáže, čo každé hodiny hovorili, a vy rozhodnete, ktorá hodnota platí.</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Do sály</translation>
    </message>
    <message>
        <source>Resume these clocks</source>
        <translation>Znova spustiť tieto hodiny</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Medzerník</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Posledná známa hodnota</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Posledné stlačenie alebo zastavenie</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
        <translation>Započítať celý výpadok</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>Other times</source>
        <translation>Iné časy</translation>
    </message>
    <message>
        <source>both as you judge them</source>
        <translation>oba podľa vášho uváženia</translation>
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
        <translation>Vo formulári ešte niečo nie je v poriadku.</translation>
    </message>
    <message>
        <source>There are too few players to pair a round.</source>
        <translation>Na nažrebovanie kola je málo hráčov.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>Všetky kolá sú nažrebované.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system has for so many players.</source>
        <translation>Naplánovaných kôl je viac, ako má tento systém pre toľko hráčov.</translation>
    </message>
    <message>
        <source>The pairing numbers are not 1 to the number of players.</source>
        <translation>Štartovné čísla nejdú od 1 po počet hráčov.</translation>
    </message>
    <message>
        <source>A round on file is not the one this pairing system makes.</source>
        <translation>Zapísané kolo nie je to, ktoré vytvára tento systém.</translation>
    </message>
    <message>
        <source>The program does not pair this system.</source>
        <translation>Program tento systém nežrebuje.</translation>
    </message>
    <message>
        <source>There is no event yet. Create or open one first.</source>
        <translation>Turnaj ešte nie je. Najprv ho vytvorte alebo otvorte.</translation>
    </message>
    <message>
        <source>This file already holds an event.</source>
        <translation>V tomto súbore už je turnaj.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Taký hráč tu nie je.</translation>
    </message>
    <message>
        <source>There is no such round.</source>
        <translation>Také kolo nie je.</translation>
    </message>
    <message>
        <source>There is no such board in this round.</source>
        <translation>Taká šachovnica v tomto kole nie je.</translation>
    </message>
    <message>
        <source>%1 is entered already: the FIDE ID, or name and date of birth, are the same.</source>
        <translation>%1 už je v zozname: FIDE ID alebo meno a dátum narodenia sú rovnaké.</translation>
    </message>
    <message>
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 už hral v žrebovaní a nedá sa odstrániť. Použite odstúpenie.</translation>
    </message>
    <message>
        <source>%1 has withdrawn already.</source>
        <translation>%1: odstúpenie už je zapísané.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1: odstúpenie nie je zapísané.</translation>
    </message>
    <message>
        <source>This cannot be changed any more, because a round is paired.</source>
        <translation>Toto sa už nedá meniť, lebo kolo je nažrebované.</translation>
    </message>
    <message>
        <source>A round robin takes no more players once it is drawn (General Regulations for Competitions).</source>
        <translation>Turnaj každého s každým po vyžrebovaní čísel neprijíma ďalších hráčov (Všeobecné predpisy pre súťaže).</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>Kolo sa nedá nažrebovať.</translation>
    </message>
    <message>
        <source>Results before the last round but one cannot be changed any more.</source>
        <translation>Výsledky spred predposledného kola sa už nedajú meniť.</translation>
    </message>
    <message>
        <source>Board %1 has a result; its clock does not start.</source>
        <translation>Šachovnica %1 má výsledok; jej hodiny sa nespustia.</translation>
    </message>
    <message>
        <source>Decide first what the clock on board %1 shows after the interruption (Laws 6.10).</source>
        <translation>Najprv rozhodnite, čo ukazujú hodiny na šachovnici %1 po výpadku (Pravidlá 6.10).</translation>
    </message>
    <message>
        <source>No clock waits for a decision.</source>
        <translation>Žiadne hodiny nečakajú na rozhodnutie.</translation>
    </message>
    <message>
        <source>There is no clock that this could be done to.</source>
        <translation>Niet hodín, s ktorými by sa to dalo urobiť.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Niet čo vziať späť.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Niet čo obnoviť.</translation>
    </message>
    <message>
        <source>The round has begun: its pairing stays.</source>
        <translation>Kolo sa začalo: jeho žrebovanie zostáva.</translation>
    </message>
    <message>
        <source>Later acts rest on this one; it cannot be taken back any more.</source>
        <translation>Neskoršie úkony na ňom stoja; už sa nedá vziať späť.</translation>
    </message>
    <message>
        <source>The rounds in the file are not those of the chosen pairing system. Import the players only, or choose the system of the file.</source>
        <translation>Kolá v súbore nie sú z vybraného systému. Importujte iba hráčov alebo vyberte systém súboru.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Súbor sa nedá zapísať.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n šachovnica bez výsledku.</numerusform>
            <numerusform>%n šachovnice bez výsledku.</numerusform>
            <numerusform>%n šachovníc bez výsledku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result on board %1 is cleared.</source>
        <translation>Výsledok na šachovnici %1 je vymazaný.</translation>
    </message>
    <message>
        <source>This changes a result of an earlier round.</source>
        <translation>Mení to výsledok skoršieho kola.</translation>
    </message>
    <message>
        <source>The games of %1 will not count (General Regulations for Competitions 6.6).</source>
        <translation>%1: partie sa nebudú počítať (Všeobecné predpisy pre súťaže, 6.6).</translation>
    </message>
    <message>
        <source>The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>%1: zvyšné partie sú prehraté kontumačne (Všeobecné predpisy pre súťaže, 6.6).</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n hodiny bežia.</numerusform>
            <numerusform>%n hodiny bežia.</numerusform>
            <numerusform>%n hodín beží.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has a result. Clear it first, then adjourn the game.</source>
        <translation>Šachovnica %1 má výsledok. Najprv ho zmažte, potom partiu prerušte.</translation>
    </message>
    <message>
        <source>Both players have moved on board %1; a game that was played is not a forfeit.</source>
        <translation>Na šachovnici %1 už obaja hráči ťahali; odohraná partia nie je kontumácia.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n úkon ešte nie je na disku.</numerusform>
            <numerusform>%n úkony ešte nie sú na disku.</numerusform>
            <numerusform>%n úkonov ešte nie je na disku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has gone on since; this stays.</source>
        <translation>Partia na šachovnici %1 už pokračovala; toto zostáva.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>%1 the number of a board, %2 a sentence that says why its clock does not take something.</extracomment>
        <translation>Šachovnica %1: %2</translation>
    </message>
    <message>
        <source>No flag is down on board %1.</source>
        <translation>Na šachovnici %1 nie je dolu žiadna zástavka.</translation>
    </message>
    <message>
        <source>This takes all the time a player has on board %1: the flag falls.</source>
        <translation>Hráč na šachovnici %1 tým príde o všetok čas: zástavka padne.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the clocks cannot take it.</source>
        <translation>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodiny to neprijmú.</numerusform>
            <numerusform>%n hodín to neprijme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock setting on board %1 stays after so many moves.</source>
        <translation>Po toľkých ťahoch nastavenie hodín na šachovnici %1 zostáva.</translation>
    </message>
    <message>
        <source>The game has a result.</source>
        <translation>Partia má výsledok.</translation>
    </message>
    <message>
        <source>What the clock shows after the interruption is not decided yet (Laws 6.10).</source>
        <translation>Čo hodiny ukazujú po prerušení, ešte nie je rozhodnuté (Pravidlá 6.10).</translation>
    </message>
    <message>
        <source>This takes all the time a player has: the flag falls.</source>
        <translation>Tým hráč príde o všetok čas: zástavka padne.</translation>
    </message>
    <message>
        <source>The clock setting stays after so many moves.</source>
        <translation>Po toľkých ťahoch nastavenie hodín zostáva.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Hodiny tu nie sú.</translation>
    </message>
    <message>
        <source>Board %1: the press stays, because it would take back with it: %2.</source>
        <extracomment>%1 the number of a board, %2 what was done to its clock: &quot;White put into period 2&quot;.</extracomment>
        <translation>Šachovnica %1: stlačenie zostáva, lebo by s ním zaniklo aj: %2.</translation>
    </message>
    <message>
        <source>A flag is down on board %1, and the result is no loss for that player.</source>
        <translation>Na šachovnici %1 je zástavka dolu a výsledok nie je prehrou toho hráča.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned.</source>
        <translation>Partia na šachovnici %1 je prerušená.</translation>
    </message>
    <message>
        <source>the bye</source>
        <extracomment>The pairing-allocated bye, in a list of names.</extracomment>
        <translation>voľno</translation>
    </message>
    <message>
        <source>Draw lots first for the colour of the highest-ranked player (Event).</source>
        <translation>Najprv vyžrebujte farbu najvyššie nasadeného hráča (Turnaj).</translation>
    </message>
    <message>
        <source>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</source>
        <translation>Prípustné žrebovanie nie je. O ďalšom rozhodne hlavný rozhodca (C.04.1).</translation>
    </message>
    <message>
        <source>A legal pairing was not found; this is a fault of the program.</source>
        <translation>Prípustné žrebovanie sa nenašlo; je to chyba programu.</translation>
    </message>
    <message>
        <source>%1 Not all of these can be paired with each other: %2.</source>
        <extracomment>%1 a sentence, %2 names of players.</extracomment>
        <translation>%1 Títo nemôžu byť všetci nažrebovaní medzi sebou: %2.</translation>
    </message>
    <message>
        <source>%1 Not all of these can be paired with each other: %2. Otherwise they have nobody but: %3.</source>
        <extracomment>%1 a sentence, %2 and %3 names of players.</extracomment>
        <translation>%1 Títo nemôžu byť všetci nažrebovaní medzi sebou: %2. Okrem toho majú len: %3.</translation>
    </message>
    <message>
        <source>Byes, prohibited pairs and pairing by hand are for Swiss systems.</source>
        <translation>Voľná, zakázané dvojice a ručné žrebovanie sú pre švajčiarske systémy.</translation>
    </message>
    <message>
        <source>This round is paired; a bye is for a round to come.</source>
        <translation>Toto kolo je nažrebované; voľno sa dáva na kolo, ktoré ešte len príde.</translation>
    </message>
    <message>
        <source>There is no such bye.</source>
        <translation>Také voľno nie je.</translation>
    </message>
    <message>
        <source>Prohibited pairs are settled before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Zakázané dvojice sa určia pred nažrebovaním prvého kola (Všeobecné pravidlá súťaží 5.2).</translation>
    </message>
    <message>
        <source>Choose two players; there is no such prohibited pair.</source>
        <translation>Vyberte dvoch hráčov; taká zakázaná dvojica nie je.</translation>
    </message>
    <message>
        <source>Everybody who takes part has one seat, and nobody else: look at %1.</source>
        <translation>Každý, kto hrá, má jedno miesto, a nikto iný: pozrite hráča %1.</translation>
    </message>
    <message>
        <source>Moves are on record on board %1; the starting position stays.</source>
        <translation>Na šachovnici %1 sú už zapísané ťahy; východisková pozícia zostáva.</translation>
    </message>
    <message>
        <source>A game cannot begin from this position.</source>
        <translation>Z tejto pozície sa partia nemôže začať.</translation>
    </message>
    <message>
        <source>Board %1: half-move %2 is not legal there.</source>
        <translation>Šachovnica %1: %2. polťah tam nie je prípustný.</translation>
    </message>
    <message>
        <source>Board %1: the record has no such place.</source>
        <translation>Šachovnica %1: také miesto v zápise nie je.</translation>
    </message>
    <message>
        <source>No draw offer is open on board %1.</source>
        <translation>Na šachovnici %1 nečaká na odpoveď žiadna ponuka remízy.</translation>
    </message>
    <message>
        <source>Board %1: no draw can be agreed before both players have moved (Laws 5.2.3).</source>
        <translation>Šachovnica %1: remízu možno dohodnúť, až keď ťahali obaja hráči (Pravidlá 5.2.3).</translation>
    </message>
    <message>
        <source>Board %1: rule on the claim first.</source>
        <translation>Šachovnica %1: najprv rozhodnite o reklamácii.</translation>
    </message>
    <message>
        <source>No claim waits for a ruling on board %1.</source>
        <translation>Na šachovnici %1 nečaká na rozhodnutie žiadna reklamácia.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) behind would not be legal any more.</source>
        <translation>
            <numerusform>%n nasledujúci polťah by už nebol prípustný.</numerusform>
            <numerusform>%n nasledujúce polťahy by už neboli prípustné.</numerusform>
            <numerusform>%n nasledujúcich polťahov by už nebolo prípustných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the event allows no draw by agreement yet (Laws 9.1).</source>
        <translation>Šachovnica %1: turnaj zatiaľ nedovoľuje remízu dohodou (Pravidlá 9.1).</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1.</source>
        <translation>Výsledok na šachovnici %1 podpísali obaja hráči.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from what the rules give.</source>
        <translation>
            <numerusform>%n šachovnica je iná, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovnice sú iné, než určujú pravidlá.</numerusform>
            <numerusform>%n šachovníc je iných, než určujú pravidlá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file are not as the pairing system makes them.</source>
        <translation>
            <numerusform>%n kolo súboru nie je také, ako ho žrebuje systém.</numerusform>
            <numerusform>%n kolá súboru nie sú také, ako ich žrebuje systém.</numerusform>
            <numerusform>%n kôl súboru nie je takých, ako ich žrebuje systém.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For more than %n round(s) there are not enough opponents.</source>
        <translation>
            <numerusform>Na viac ako %n kolo nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kolá nie je dosť súperov.</numerusform>
            <numerusform>Na viac ako %n kôl nie je dosť súperov.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a half-point bye already.</source>
        <translation>%1 už má voľno za pol bodu.</translation>
    </message>
    <message>
        <source>FIDE deprecates full-point byes; this one is recorded.</source>
        <translation>FIDE voľno za celý bod neodporúča; toto je zapísané.</translation>
    </message>
    <message>
        <source>Board %1: this player is not entered as visually disabled.</source>
        <translation>Šachovnica %1: tento hráč nie je vedený ako zrakovo postihnutý.</translation>
    </message>
    <message>
        <source>Board %1: enter what both players wrote first.</source>
        <translation>Šachovnica %1: najprv zadajte, čo zapísali obaja hráči.</translation>
    </message>
    <message>
        <source>Board %1: an assistant would do more than the Laws give him.</source>
        <translation>Šachovnica %1: asistent by robil viac, než mu dávajú Pravidlá.</translation>
    </message>
    <message>
        <source>The result on board %1 rests on a ruling.</source>
        <translation>Výsledok na šachovnici %1 vychádza z rozhodnutia.</translation>
    </message>
    <message>
        <source>By the record the game on board %1 is drawn already (Laws 9.6).</source>
        <translation>Podľa záznamu je partia na šachovnici %1 už remíza (Pravidlá 9.6).</translation>
    </message>
    <message>
        <source>The game on board %1 has a result already.</source>
        <translation>Partia na šachovnici %1 už má výsledok.</translation>
    </message>
    <message>
        <source>The game on board %1 has ended on the board.</source>
        <translation>Partia na šachovnici %1 sa už skončila ťahom na šachovnici.</translation>
    </message>
    <message>
        <source>In this event nobody has to keep score, so nobody is excused from it.</source>
        <translation>Na tomto turnaji nikto nemusí zapisovať, preto od toho nemožno nikoho oslobodiť.</translation>
    </message>
    <message>
        <source>A fallen flag was noticed on board %1: it ended the game.</source>
        <translation>Na šachovnici %1 bola zaznamenaná spadnutá zástavka: ukončila partiu.</translation>
    </message>
    <message>
        <source>Board %1: by the record that is a legal move.</source>
        <translation>Šachovnica %1: podľa zápisu je to možný ťah.</translation>
    </message>
    <message>
        <source>Board %1: the record says something else of the claim.</source>
        <translation>Šachovnica %1: zápis hovorí o reklamácii niečo iné.</translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Remarks on the file</source>
        <translation>Poznámky k súboru</translation>
    </message>
    <message>
        <source>None: the file says everything the program needs.</source>
        <translation>Žiadne: súbor hovorí všetko, čo program potrebuje.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>%n-krát</numerusform>
            <numerusform>%n-krát</numerusform>
            <numerusform>%n-krát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemarkText</name>
    <message>
        <source>Assumed</source>
        <translation>Predpokladané</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Opravené pri čítaní</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Nepoužité</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>whole file</source>
        <translation>celý súbor</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riadok %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>riadok %1, stĺpec %2</translation>
    </message>
    <message>
        <source>The number of rounds is not given; %1 was taken from the players&apos; results.</source>
        <translation>Počet kôl nie je uvedený; zo záznamov hráčov sa prevzalo %1.</translation>
    </message>
    <message>
        <source>“%1” was read as the date %2.</source>
        <translation>„%1“ sa prečítalo ako dátum %2.</translation>
    </message>
    <message>
        <source>The colour of the first draw is not given.</source>
        <translation>Farba určená žrebom nie je uvedená.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered as the pairing rules order them.</source>
        <translation>Poradie šachovníc nie je uvedené; očíslovali sa podľa pravidiel žrebovania.</translation>
    </message>
    <message>
        <source>A round without any entry was read as a zero-point bye.</source>
        <translation>Kolo bez záznamu sa prečítalo ako voľno za nula bodov.</translation>
    </message>
    <message>
        <source>The time control is not given. Enter it before you create the event.</source>
        <translation>Hracie tempo nie je uvedené. Zadajte ho, skôr než turnaj vytvoríte.</translation>
    </message>
    <message>
        <source>No tie-breaks are given.</source>
        <translation>Pomocné hodnotenia nie sú uvedené.</translation>
    </message>
    <message>
        <source>The lines end in different ways; all were read.</source>
        <translation>Riadky sa končia rôzne; prečítali sa všetky.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; it was skipped.</source>
        <translation>Súbor sa začína značkou poradia bajtov; preskočila sa.</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1. Check the letters of the names.</source>
        <translation>Súbor nie je v UTF-8; čítal sa ako Latin-1. Skontrolujte písmená v menách.</translation>
    </message>
    <message>
        <source>Blanks are missing at the end of the line; the line was read.</source>
        <translation>Na konci riadka chýbajú medzery; riadok sa prečítal.</translation>
    </message>
    <message>
        <source>The points say %1, the results add up to %2; the results count.</source>
        <translation>Bodov je uvedených %1, výsledky dávajú %2; platia výsledky.</translation>
    </message>
    <message>
        <source>The file announces %1 players and lists %2; the list counts.</source>
        <translation>Súbor ohlasuje hráčov: %1, v zozname ich je: %2; platí zoznam.</translation>
    </message>
    <message>
        <source>The title “%1” was read as %2.</source>
        <translation>Titul „%1“ sa prečítal ako %2.</translation>
    </message>
    <message>
        <source>The date “%1” was read as %2.</source>
        <translation>Dátum „%1“ sa prečítal ako %2.</translation>
    </message>
    <message>
        <source>The players are not in order; they were sorted by pairing number.</source>
        <translation>Hráči nie sú v poradí; zoradili sa podľa štartovného čísla.</translation>
    </message>
    <message>
        <source>A bye has no opponent number; 0000 was taken.</source>
        <translation>Voľno nemá číslo súpera; použilo sa 0000.</translation>
    </message>
    <message>
        <source>The colour is missing; it was taken from the opponent&apos;s record.</source>
        <translation>Chýba farba; prevzala sa zo záznamu súpera.</translation>
    </message>
    <message>
        <source>“%1” without an opponent was read as a bye.</source>
        <translation>„%1“ bez súpera sa prečítalo ako voľno.</translation>
    </message>
    <message>
        <source>The file announces %1 rounds and has %2; those it has were taken.</source>
        <translation>Súbor ohlasuje kôl: %1, má ich: %2; prevzali sa tie, ktoré má.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of letters; the line was read.</source>
        <translation>Stĺpce tohto riadka počítajú bajty namiesto písmen; riadok sa prečítal.</translation>
    </message>
    <message>
        <source>A control character was read as a blank.</source>
        <translation>Riadiaci znak sa prečítal ako medzera.</translation>
    </message>
    <message>
        <source>The letter “%1” for the sex was read as %2.</source>
        <translation>Písmeno pohlavia „%1“ sa prečítalo ako %2.</translation>
    </message>
    <message>
        <source>The record “%1” is not known; it was not used.</source>
        <translation>Záznam „%1“ program nepozná; nepoužil sa.</translation>
    </message>
    <message>
        <source>Records of teams are not used.</source>
        <translation>Záznamy družstiev sa nepoužívajú.</translation>
    </message>
    <message>
        <source>Records of national rating lists are not used.</source>
        <translation>Záznamy národných ratingových listín sa nepoužívajú.</translation>
    </message>
    <message>
        <source>Comments are not used.</source>
        <translation>Komentáre sa nepoužívajú.</translation>
    </message>
    <message>
        <source>The date “%1” cannot be read; it was left out.</source>
        <translation>Dátum „%1“ sa nedá prečítať; vynechal sa.</translation>
    </message>
    <message>
        <source>Acceleration is taken over only in a Swiss, and only Baku acceleration; this one is left out.</source>
        <translation>Akcelerácia sa preberá len vo švajčiarskom systéme a len akcelerácia Baku; táto sa vynechala.</translation>
    </message>
    <message>
        <source>Forbidden pairs are taken over only in a Swiss, and only of its players; these are left out.</source>
        <translation>Zakázané dvojice sa preberajú len vo švajčiarskom systéme a len pre jeho hráčov; tieto sa vynechali.</translation>
    </message>
    <message>
        <source>Records of abnormal points are not used.</source>
        <translation>Záznamy neobvyklých bodov sa nepoužívajú.</translation>
    </message>
    <message>
        <source>The tie-break “%1” is not known; it was left out.</source>
        <translation>Pomocné hodnotenie „%1“ program nepozná; vynechalo sa.</translation>
    </message>
    <message>
        <source>The records “%1” have no place in this program; they were not used.</source>
        <translation>Záznamy „%1“ nemajú v tomto programe miesto; nepoužili sa.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>„%1“ sa tu nedá prečítať; vynechalo sa.</translation>
    </message>
    <message>
        <source>The file counts points in another way; the results were taken, not the points.</source>
        <translation>Súbor počíta body inak; prevzali sa výsledky, nie body.</translation>
    </message>
    <message>
        <source>A bye for a round that is not paired yet was left out.</source>
        <translation>Voľno pre kolo, ktoré ešte nie je nažrebované, sa vynechalo.</translation>
    </message>
    <message>
        <source>A round without any result was left out.</source>
        <translation>Kolo bez výsledkov sa vynechalo.</translation>
    </message>
    <message>
        <source>The file has no players.</source>
        <translation>V súbore nie sú hráči.</translation>
    </message>
    <message>
        <source>“%1” is not a pairing number.</source>
        <translation>„%1“ nie je štartovné číslo.</translation>
    </message>
    <message>
        <source>The pairing number %1 stands in the file twice.</source>
        <translation>Štartovné číslo %1 je v súbore dvakrát.</translation>
    </message>
    <message>
        <source>The pairing number %1 is missing.</source>
        <translation>Štartovné číslo %1 chýba.</translation>
    </message>
    <message>
        <source>The player has no name.</source>
        <translation>Hráč nemá meno.</translation>
    </message>
    <message>
        <source>“%1” is not a rating.</source>
        <translation>„%1“ nie je rating.</translation>
    </message>
    <message>
        <source>“%1” is not an opponent&apos;s number.</source>
        <translation>„%1“ nie je číslo súpera.</translation>
    </message>
    <message>
        <source>There is no player with the number %1.</source>
        <translation>Hráč s číslom %1 neexistuje.</translation>
    </message>
    <message>
        <source>The two players&apos; records do not name each other in this round.</source>
        <translation>Záznamy dvoch hráčov sa v tomto kole navzájom neuvádzajú.</translation>
    </message>
    <message>
        <source>Both players&apos; records give the same colour.</source>
        <translation>Záznamy oboch hráčov uvádzajú rovnakú farbu.</translation>
    </message>
    <message>
        <source>“%1” is not a colour.</source>
        <translation>„%1“ nie je farba.</translation>
    </message>
    <message>
        <source>“%1” is not a result.</source>
        <translation>„%1“ nie je výsledok.</translation>
    </message>
    <message>
        <source>The two players&apos; results cannot stand together.</source>
        <translation>Výsledky dvoch hráčov nemôžu platiť spolu.</translation>
    </message>
    <message>
        <source>The player is named as his or her own opponent.</source>
        <translation>Hráč je uvedený ako vlastný súper.</translation>
    </message>
    <message>
        <source>The file has more players than the program takes.</source>
        <translation>V súbore je viac hráčov, ako program prijme.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report.</source>
        <translation>Súbor je na správu o turnaji príliš veľký.</translation>
    </message>
    <message>
        <source>Something stands where the record must be blank: “%1”.</source>
        <translation>Na mieste, kde má byť záznam prázdny, niečo je: „%1“.</translation>
    </message>
    <message>
        <source>The file has more rounds than the program takes.</source>
        <translation>V súbore je viac kôl, ako program prijme.</translation>
    </message>
    <message>
        <source>The file is not a tournament report file (TRF).</source>
        <translation>Súbor nie je správa o turnaji (TRF).</translation>
    </message>
    <message>
        <source>A draw counts more than a win here, or a loss more than a draw: %1.</source>
        <translation>Remíza sa tu počíta viac než výhra alebo prehra viac než remíza: %1.</translation>
    </message>
    <message>
        <source>Something stands behind the value: “%1” was read as %2.</source>
        <translation>Za hodnotou ešte niečo stojí: „%1“ sa prečítalo ako %2.</translation>
    </message>
    <message>
        <source>“%1” contradicts another record of the file; the other one counts.</source>
        <translation>„%1“ odporuje inému záznamu súboru; platí ten druhý.</translation>
    </message>
    <message>
        <source>Match points have no effect where players play for themselves; “%1” was left out.</source>
        <translation>Zápasové body nemajú účinok, kde hráči hrajú za seba; „%1“ sa vynechalo.</translation>
    </message>
    <message>
        <source>Player %1 is forbidden to meet himself or herself; it was left out.</source>
        <translation>Hráčovi %1 sa zakazuje stretnúť sám so sebou; vynechalo sa to.</translation>
    </message>
</context>
<context>
    <name>ReplayMoment</name>
    <message>
        <source>Now: %1</source>
        <translation>Teraz: %1</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, board %2: replay</source>
        <translation>%1. kolo, šachovnica %2: záznam</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopírované</translation>
    </message>
    <message>
        <source>Copy the sheet</source>
        <translation>Kopírovať výpis</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Uložiť výpis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>What did the clock show at</source>
        <translation>Čo ukazovali hodiny o</translation>
    </message>
    <message>
        <source>14:32 or 14:32:05</source>
        <translation>14:32 či 14:32:05</translation>
    </message>
    <message>
        <source>Graph over</source>
        <translation>Graf podľa</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>času</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>ťahov</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>Čo sa stalo na šachovnici</translation>
    </message>
    <message>
        <source>type a time</source>
        <translation>napísať čas</translation>
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
        <translation>minúty</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>start</source>
        <translation>začiatok</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>time or moves</source>
        <translation>čas alebo ťahy</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ťah</numerusform>
            <numerusform>%n ťahy</numerusform>
            <numerusform>%n ťahov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Paired, the clock set</source>
        <translation>Nažrebované, hodiny nastavené</translation>
    </message>
    <message>
        <source>Brought in with a report file</source>
        <translation>Prevzaté zo súboru TRF</translation>
    </message>
    <message>
        <source>All clocks paused</source>
        <translation>Všetky hodiny zastavené</translation>
    </message>
    <message>
        <source>Clock paused: the computer slept</source>
        <translation>Hodiny zastavené: počítač spal</translation>
    </message>
    <message>
        <source>Clock paused: the program was closed</source>
        <translation>Hodiny zastavené: program bol zatvorený</translation>
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
        <translation>Stlačenie bieleho prišlo neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>Black&apos;s press came too late to count</source>
        <translation>Stlačenie čierneho prišlo neskoro a nepočítalo sa</translation>
    </message>
    <message>
        <source>Clock turned round</source>
        <translation>Hodiny otočené</translation>
    </message>
    <message>
        <source>The fall of White&apos;s flag was claimed</source>
        <translation>Reklamovaný pád zástavky bieleho</translation>
    </message>
    <message>
        <source>The fall of Black&apos;s flag was claimed</source>
        <translation>Reklamovaný pád zástavky čierneho</translation>
    </message>
    <message>
        <source>The fall of White&apos;s flag was observed</source>
        <translation>Spozorovaný pád zástavky bieleho</translation>
    </message>
    <message>
        <source>The fall of Black&apos;s flag was observed</source>
        <translation>Spozorovaný pád zástavky čierneho</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>Biely nie je pri šachovnici</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>Čierny nie je pri šachovnici</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>Biely prišiel</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>Čierny prišiel</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Výsledok %1</translation>
    </message>
    <message>
        <source>%1 (Laws %2)</source>
        <extracomment>%1 a sentence about a result, %2 the number of an article of the Laws.</extracomment>
        <translation>%1 (Pravidlá %2)</translation>
    </message>
    <message>
        <source>Result cleared</source>
        <translation>Výsledok vymazaný</translation>
    </message>
    <message>
        <source>Game adjourned</source>
        <translation>Partia prerušená</translation>
    </message>
    <message>
        <source>Program started again after an interruption</source>
        <translation>Program znova spustený po výpadku</translation>
    </message>
    <message>
        <source>Program started again</source>
        <translation>Program znova spustený</translation>
    </message>
    <message>
        <source>Program closed</source>
        <translation>Program zatvorený</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Vzaté späť: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Obnovené: %1</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nespustené</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Na ťahu je biely</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na ťahu je čierny</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>Zastavené, na ťahu je biely</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>Zastavené, na ťahu je čierny</translation>
    </message>
    <message>
        <source>Stopped by the flag</source>
        <translation>Zastavené pádom zástavky</translation>
    </message>
    <message>
        <source>%1 flag</source>
        <extracomment>A time on a sheet of text, and that the flag is down: &quot;0:00 flag&quot;.</extracomment>
        <translation>%1 zástavka</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ťah</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Spotreba</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Čo sa stalo</translation>
    </message>
    <message>
        <source>%1 (taken back later)</source>
        <translation>%1 (neskôr vzaté späť)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na začiatku</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Spotrebované</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Pridané</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Opravené</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ostáva</translation>
    </message>
    <message>
        <source>Not paired yet</source>
        <translation>Ešte nenažrebované</translation>
    </message>
    <message>
        <source>Played without this program&apos;s clock</source>
        <translation>Hrané bez hodín tohto programu</translation>
    </message>
    <message>
        <source>The program was not running</source>
        <translation>Program nebežal</translation>
    </message>
    <message>
        <source>Finished, %1</source>
        <translation>Skončená, %1</translation>
    </message>
    <message>
        <source>Waits for the arbiter&apos;s decision</source>
        <translation>Čaká na rozhodnutie rozhodcu</translation>
    </message>
    <message>
        <source>The program was closed from %1 to %2; the clock stood.</source>
        <translation>Program bol zatvorený od %1 do %2; hodiny stáli.</translation>
    </message>
    <message>
        <source>The program was not running from %1 to %2; these are the times of its last sign of life.</source>
        <translation>Program nebežal od %1 do %2; toto sú časy poslednej známej hodnoty.</translation>
    </message>
    <message>
        <source>Clock of round %1, board %2</source>
        <translation>Hodiny: %1. kolo, šachovnica %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Nažrebované</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Časy</translation>
    </message>
    <message>
        <source>local time (%1); both clocks as they showed after the act</source>
        <translation>miestny čas (%1); oboje hodiny, ako ukazovali po úkone</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Výpadok</translation>
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
        <translation>Prerušiť partiu</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Vymazať výsledok</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>White wins</source>
        <translation>Výhra bieleho</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Výhra čierneho</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Kontumačná výhra bieleho</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Kontumačná výhra čierneho</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>Kontumačná prehra oboch</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Prehra oboch</translation>
    </message>
    <message>
        <source>Half a point to White, none to Black</source>
        <translation>Pol bodu bielemu, čiernemu nič</translation>
    </message>
    <message>
        <source>Half a point to Black, none to White</source>
        <translation>Pol bodu čiernemu, bielemu nič</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <extracomment>The game goes on another time.</extracomment>
        <translation>Prerušená</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Pridelené voľno</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Voľno za pol bodu</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Voľno za bod</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Voľno za nula bodov</translation>
    </message>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Čierny</translation>
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
        <translation>Všetky výsledky sú zapísané</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) entered</source>
        <translation>
            <numerusform>%n zapísaný výsledok</numerusform>
            <numerusform>%n zapísané výsledky</numerusform>
            <numerusform>%n zapísaných výsledkov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Board number or a part of a name, then Enter</source>
        <translation>Číslo šachovnice alebo časť mena, potom Enter</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>ďalší chýbajúci</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>nájsť šachovnicu</translation>
    </message>
    <message>
        <source>round before</source>
        <translation>predošlé kolo</translation>
    </message>
    <message>
        <source>round after</source>
        <translation>nasledujúce kolo</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>späť</translation>
    </message>
    <message>
        <source>No results to enter yet</source>
        <translation>Zatiaľ niet čo zapisovať</translation>
    </message>
    <message>
        <source>When a round is paired its boards stand here in order. One key enters a result: 1, 0 or =.</source>
        <translation>Keď je kolo nažrebované, sú tu jeho šachovnice v poradí. Výsledok zapíše jeden kláves: 1, 0 alebo =.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Import súboru %1</translation>
    </message>
    <message>
        <source>This file cannot be taken as it is. The remarks say where it is wrong.</source>
        <translation>Súbor sa takto nedá prevziať. Poznámky hovoria, kde je chyba.</translation>
    </message>
    <message>
        <source>What to take</source>
        <translation>Čo prevziať</translation>
    </message>
    <message>
        <source>Players only</source>
        <translation>Iba hráčov</translation>
    </message>
    <message>
        <source>Players and the finished rounds</source>
        <translation>Hráčov aj odohraté kolá</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Vytvoriť turnaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>RulingOwnWord</name>
    <message>
        <source>Your own decision, with a note below</source>
        <translation>Vlastné rozhodnutie, s poznámkou nižšie</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Výhra bieleho</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Výhra čierneho</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrá sa ďalej</translation>
    </message>
    <message>
        <source>Half a point to White, none to Black</source>
        <translation>Pol bodu bielemu, čiernemu nič</translation>
    </message>
    <message>
        <source>Half a point to Black, none to White</source>
        <translation>Pol bodu čiernemu, bielemu nič</translation>
    </message>
</context>
<context>
    <name>RulingText</name>
    <message>
        <source>Preface</source>
        <translation>Predslov</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <extracomment>The Laws of Chess: %1 the year of the edition, %2 the number of an article.</extracomment>
        <translation>Pravidlá %1, %2</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>Žiadna zástavka nie je dolu.</translation>
    </message>
    <message>
        <source>The game had ended before; its result stands. Enter it below.</source>
        <translation>Partia sa skončila skôr; jej výsledok platí. Zapíšte ho nižšie.</translation>
    </message>
    <message>
        <source>In this kind of play the arbiter must not call the flag. It has fallen when a player claims it.</source>
        <translation>V tomto druhu hry rozhodca nesmie na zástavku upozorniť. Padla, až keď to hráč reklamuje.</translation>
    </message>
    <message>
        <source>The claim fails, and the game goes on.</source>
        <translation>Reklamácia neplatí a hrá sa ďalej.</translation>
    </message>
    <message>
        <source>White wins on time.</source>
        <translation>Biely vyhral na čas.</translation>
    </message>
    <message>
        <source>Black wins on time.</source>
        <translation>Čierny vyhral na čas.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partia je remíza.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Hrá sa ďalej.</translation>
    </message>
    <message>
        <source>Check by the scoresheets whether the moves were made.</source>
        <translation>Podľa partiárov skontrolujte, či boli ťahy vykonané.</translation>
    </message>
    <message>
        <source>No article speaks of it: the arbiter decides.</source>
        <translation>Žiadny článok o tom nehovorí: rozhoduje rozhodca.</translation>
    </message>
    <message>
        <source>Can White still checkmate by any series of legal moves?</source>
        <translation>Môže biely ešte dať mat nejakým sledom možných ťahov?</translation>
    </message>
    <message>
        <source>Can Black still checkmate by any series of legal moves?</source>
        <translation>Môže čierny ešte dať mat nejakým sledom možných ťahov?</translation>
    </message>
    <message>
        <source>White cannot checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Biely nemôže dať mat: %1</translation>
    </message>
    <message>
        <source>Black cannot checkmate: %1</source>
        <translation>Čierny nemôže dať mat: %1</translation>
    </message>
    <message>
        <source>White can still checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Biely ešte môže dať mat: %1</translation>
    </message>
    <message>
        <source>Black can still checkmate: %1</source>
        <translation>Čierny ešte môže dať mat: %1</translation>
    </message>
    <message>
        <source>White&apos;s telephone sounded</source>
        <translation>Bielemu zazvonil telefón</translation>
    </message>
    <message>
        <source>Black&apos;s telephone sounded</source>
        <translation>Čiernemu zazvonil telefón</translation>
    </message>
    <message>
        <source>White has an electronic device on him</source>
        <translation>Biely má pri sebe elektronické zariadenie</translation>
    </message>
    <message>
        <source>Black has an electronic device on him</source>
        <translation>Čierny má pri sebe elektronické zariadenie</translation>
    </message>
    <message>
        <source>Guidelines II</source>
        <translation>Smernice II</translation>
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
        <translation>Ktorá zástavka padla prvá</translation>
    </message>
    <message>
        <source>not established</source>
        <translation>nezistené</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>áno</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>neuvedené</translation>
    </message>
    <message>
        <source>The game was over before</source>
        <translation>Partia sa skončila skôr</translation>
    </message>
    <message>
        <source>Mate, stalemate, a dead position, resignation or agreement came first.</source>
        <translation>Prv prišiel mat, pat, mŕtva pozícia, vzdanie sa alebo dohoda.</translation>
    </message>
</context>
<context>
    <name>SaveState</name>
    <message>
        <source>Everything is saved in %1</source>
        <translation>Všetko je uložené v súbore %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Uložené</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Neuložené</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Clear the board</source>
        <translation>Vyprázdniť šachovnicu</translation>
    </message>
    <message>
        <source>Initial position</source>
        <translation>Základné postavenie</translation>
    </message>
    <message>
        <source>FEN from the clipboard</source>
        <translation>FEN zo schránky</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ťahu</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>May still castle</source>
        <translation>Ešte môže rošovať</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Biely 0-0</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Biely 0-0-0</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Čierny 0-0</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Čierny 0-0-0</translation>
    </message>
    <message>
        <source>A pawn has just passed over</source>
        <translation>Pešiak práve prešiel cez</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>Pre tento počítač</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhľad</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Podľa systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svetlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Veľkosť písma</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Bežná</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Veľká</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Veľmi veľká</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Place</source>
        <translation>Miesto</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Round, board</source>
        <translation>Kolo, šachovnica</translation>
    </message>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Hracie tempo</translation>
    </message>
    <message>
        <source>Laws of Chess</source>
        <translation>Pravidlá šachu</translation>
    </message>
    <message>
        <source>No moves are on record.</source>
        <translation>Nie sú zapísané žiadne ťahy.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>neskončená</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Pravidlá %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledok</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <translation>Podpis bieleho</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <translation>Podpis čierneho</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodca</translation>
    </message>
    <message>
        <source>Beside the moves</source>
        <translation>Popri ťahoch</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>Čo sa stalo pri šachovnici</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Východisková pozícia</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Začiatok</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>What White wrote</source>
        <translation>Čo zapísal biely</translation>
    </message>
    <message>
        <source>What Black wrote</source>
        <translation>Čo zapísal čierny</translation>
    </message>
    <message>
        <source>≠ is not the move of the record.</source>
        <translation>≠ nie je ťah zo zápisu.</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>A tone at this desk when a flag falls</source>
        <translation>Tón na tomto stole pri páde zástavky</translation>
    </message>
    <message>
        <source>For every board of the round. Silent where only a player may claim a flag.</source>
        <translation>Pre každú šachovnicu kola. Ticho, kde smie pád zástavky reklamovať iba hráč.</translation>
    </message>
    <message>
        <source>The clock that is shown full screen sounds</source>
        <translation>Hodiny na celej obrazovke zvučia</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>As chess clocks do</source>
        <translation>Ako šachové hodiny</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move; in other controls they are silent. They beep ten seconds before a time ends and in its last five seconds.</source>
        <translation>Šachové hodiny zvučia pri byo-yomi, kanadskom čase, presýpacích hodinách, gongu a čase na každý ťah; pri iných časových kontrolách mlčia. Pípnu desať sekúnd pred koncom času a v posledných piatich sekundách.</translation>
    </message>
</context>
<context>
    <name>SpokenFace</name>
    <message>
        <source>%1 over the time</source>
        <translation>%1 nad limit</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>Hodiny ešte neboli spustené.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <translation>%1. ťah.</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <comment>length of time</comment>
        <translation>Biely: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>length of time</comment>
        <translation>Čierny: %1.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Poradie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federácia</translation>
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
        <translation>Zatiaľ bez poradia</translation>
    </message>
    <message>
        <source>Players stand here by their points and tie-breaks as soon as they are entered and results come in.</source>
        <translation>Hráči tu budú zoradení podľa bodov a pomocných hodnotení, len čo budú prihlásení a prídu výsledky.</translation>
    </message>
    <message>
        <source>a game is open</source>
        <translation>partia nie je ukončená</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message>
        <source>provisional</source>
        <translation>predbežné</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>One program for a chess event, from the entry list to the final report.</source>
        <translation>Jeden program pre šachový turnaj, od prihlášok po záverečnú správu.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>Name it, choose the rate of play and the system, then enter the players.</source>
        <translation>Pomenujte ho, vyberte hracie tempo a systém, potom zapíšte hráčov.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Otvoriť turnaj</translation>
    </message>
    <message>
        <source>Go on where you stopped. An event is one file, safe to copy.</source>
        <translation>Pokračujte tam, kde ste skončili. Turnaj je jeden súbor, ktorý sa dá bezpečne kopírovať.</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importovať súbor TRF</translation>
    </message>
    <message>
        <source>Take players and rounds from FIDE&apos;s report file. You see every remark before anything is kept.</source>
        <translation>Prevezmite hráčov a kolá zo súboru FIDE. Skôr než sa niečo uloží, uvidíte všetky poznámky.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvoriť</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhľad</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Podľa systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svetlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Or type where the event or the report file is</source>
        <translation>Alebo napíšte, kde je súbor turnaja alebo report</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Môže tento hráč ešte dostať mat?</translation>
    </message>
    <message>
        <source>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</source>
        <translation>Postavte pozíciu: odpoveď pre oboch hráčov, s ťahmi k matu alebo s dôvodom, prečo ho niet.</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>Súbor turnaja</translation>
    </message>
    <message>
        <source>Every act is written here before it is shown.</source>
        <translation>Každý úkon sa sem zapíše skôr, než sa ukáže.</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Inde…</translation>
    </message>
</context>
<context>
    <name>TileState</name>
    <message>
        <source>Pause</source>
        <translation>Zastaviť</translation>
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
        <translation>Graf oboch časov</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Späť</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Enter players</source>
        <translation>Zapísať hráčov</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Do sály</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Zapísať výsledky</translation>
    </message>
    <message>
        <source>Decide the clocks</source>
        <translation>Rozhodnúť o hodinách</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Konečné poradie</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niet čo vziať späť</translation>
    </message>
    <message>
        <source>All acts and keys</source>
        <translation>Všetky úkony a klávesy</translation>
    </message>
</context>
<context>
    <name>TypedTime</name>
    <message>
        <source>Write a time, such as 2:00.</source>
        <translation>Napíšte čas, napríklad 2:00.</translation>
    </message>
    <message>
        <source>Write hours, minutes and seconds as 1:30:00, or minutes and seconds as 5:00.</source>
        <translation>Hodiny, minúty a sekundy píšte ako 1:30:00, minúty a sekundy ako 5:00.</translation>
    </message>
    <message>
        <source>After hours, minutes go up to 59.</source>
        <translation>Za hodinami sú minúty najviac do 59.</translation>
    </message>
    <message>
        <source>Seconds go up to 59.</source>
        <translation>Sekundy sú najviac do 59.</translation>
    </message>
    <message>
        <source>No clock shows so many hours.</source>
        <translation>Toľko hodín žiadne hodiny neukazujú.</translation>
    </message>
</context>
<context>
    <name>TypedTimes</name>
    <message>
        <source>White&apos;s time</source>
        <translation>Čas bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Čas čierneho</translation>
    </message>
    <message>
        <source>Take these times</source>
        <translation>Použiť tieto časy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Spýtať sa znova</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Prehrať</translation>
    </message>
</context>
<context>
    <name>VerdictSheetText</name>
    <message>
        <source>not answered</source>
        <translation>bez odpovede</translation>
    </message>
    <message>
        <source>What hangs on it</source>
        <translation>Čo od toho závisí</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článok</translation>
    </message>
    <message>
        <source>White&apos;s fault</source>
        <translation>Vina bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s fault</source>
        <translation>Vina čierneho</translation>
    </message>
    <message>
        <source>Can this player still be mated?</source>
        <translation>Môže tento hráč ešte dostať mat?</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Pravidlá</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ťahu</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biely</translation>
    </message>
    <message>
        <source>White&apos;s mate</source>
        <translation>Mat bieleho</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Čierny</translation>
    </message>
    <message>
        <source>Black&apos;s mate</source>
        <translation>Mat čierneho</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Teda</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozícia</translation>
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
        <translation>Hráč na ťahu nemá možný ťah a nie je v šachu: pat, partia je remíza.</translation>
    </message>
    <message>
        <source>White is checkmated: the game is over.</source>
        <translation>Biely dostal mat: partia sa skončila.</translation>
    </message>
    <message>
        <source>Black is checkmated: the game is over.</source>
        <translation>Čierny dostal mat: partia sa skončila.</translation>
    </message>
    <message>
        <source>White has nothing but the king.</source>
        <translation>Biely má len kráľa.</translation>
    </message>
    <message>
        <source>Black has nothing but the king.</source>
        <translation>Čierny má len kráľa.</translation>
    </message>
    <message>
        <source>White has only a knight besides the king, and Black has at most queens: they can never block the way of their own king.</source>
        <translation>Biely má okrem kráľa len jazdca a čierny nanajvýš dámy: tie svojmu kráľovi nikdy nezahradia cestu.</translation>
    </message>
    <message>
        <source>Black has only a knight besides the king, and White has at most queens: they can never block the way of their own king.</source>
        <translation>Čierny má okrem kráľa len jazdca a biely nanajvýš dámy: tie svojmu kráľovi nikdy nezahradia cestu.</translation>
    </message>
    <message>
        <source>White has only bishops on squares of one colour, and Black has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>Biely má len strelcov na poliach jednej farby a čierny nemá pešiaka, jazdca ani strelca druhej farby, ktorý by kráľovi zahradil cestu.</translation>
    </message>
    <message>
        <source>Black has only bishops on squares of one colour, and White has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>Čierny má len strelcov na poliach jednej farby a biely nemá pešiaka, jazdca ani strelca druhej farby, ktorý by kráľovi zahradil cestu.</translation>
    </message>
    <message>
        <source>Some men are locked in for ever. Wherever the others may get to, there is no mate by White.</source>
        <translation>Niektoré kamene sú navždy zamknuté. Nech sa ostatné dostanú kamkoľvek, mat od bieleho neexistuje.</translation>
    </message>
    <message>
        <source>Some men are locked in for ever. Wherever the others may get to, there is no mate by Black.</source>
        <translation>Niektoré kamene sú navždy zamknuté. Nech sa ostatné dostanú kamkoľvek, mat od čierneho neexistuje.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by White.</source>
        <translation>Pešiaci sú navždy zablokovaní a nijaká figúra neprejde: nič neuvoľní miesto pre mat od bieleho.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by Black.</source>
        <translation>Pešiaci sú navždy zablokovaní a nijaká figúra neprejde: nič neuvoľní miesto pre mat od čierneho.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by White.</source>
        <translation>Obaja hráči majú vždy len jeden možný ťah a tieto ťahy nevedú k matu od bieleho.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by Black.</source>
        <translation>Obaja hráči majú vždy len jeden možný ťah a tieto ťahy nevedú k matu od čierneho.</translation>
    </message>
    <message>
        <source>Every position that can still come about was looked at, %1 in all: White mates in none of them.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prezreli sa všetky pozície, ktoré ešte môžu vzniknúť, spolu %1: v nijakej z nich biely nedáva mat.</translation>
    </message>
    <message>
        <source>Every position that can still come about was looked at, %1 in all: Black mates in none of them.</source>
        <translation>Prezreli sa všetky pozície, ktoré ešte môžu vzniknúť, spolu %1: v nijakej z nich čierny nedáva mat.</translation>
    </message>
    <message numerus="yes">
        <source>A line of legal moves ends in mate after %n move(s).</source>
        <translation>
            <numerusform>Sled možných ťahov končí matom po %n ťahu.</numerusform>
            <numerusform>Sled možných ťahov končí matom po %n ťahoch.</numerusform>
            <numerusform>Sled možných ťahov končí matom po %n ťahoch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a mate nor a proof against one was found in %1 positions. The arbiter decides; as long as there is no proof, the player can mate.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>V %1 pozíciách sa nenašiel ani mat, ani dôkaz, že ho niet. Rozhodne rozhodca; kým niet dôkazu, hráč mat dať môže.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Biely nemá kráľa.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Čierny nemá kráľa.</translation>
    </message>
    <message>
        <source>White has another king on %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>Biely má ďalšieho kráľa na %1.</translation>
    </message>
    <message>
        <source>Black has another king on %1.</source>
        <translation>Čierny má ďalšieho kráľa na %1.</translation>
    </message>
    <message>
        <source>White has more than sixteen men.</source>
        <translation>Biely má viac ako šestnásť kameňov.</translation>
    </message>
    <message>
        <source>Black has more than sixteen men.</source>
        <translation>Čierny má viac ako šestnásť kameňov.</translation>
    </message>
    <message>
        <source>White has more than eight pawns.</source>
        <translation>Biely má viac ako osem pešiakov.</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>Čierny má viac ako osem pešiakov.</translation>
    </message>
    <message>
        <source>White&apos;s king is not where he could castle with the rook on %1.</source>
        <extracomment>%1 is the square of a rook.</extracomment>
        <translation>Biely kráľ nestojí tam, odkiaľ by mohol urobiť rošádu s vežou na %1.</translation>
    </message>
    <message>
        <source>Black&apos;s king is not where he could castle with the rook on %1.</source>
        <translation>Čierny kráľ nestojí tam, odkiaľ by mohol urobiť rošádu s vežou na %1.</translation>
    </message>
    <message>
        <source>White has no rook on %1 to castle with.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>Biely nemá na %1 vežu na rošádu.</translation>
    </message>
    <message>
        <source>Black has no rook on %1 to castle with.</source>
        <translation>Čierny nemá na %1 vežu na rošádu.</translation>
    </message>
    <message>
        <source>White has a second rook to castle with on the same side: %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>Biely má na tej istej strane druhú vežu na rošádu: %1.</translation>
    </message>
    <message>
        <source>Black has a second rook to castle with on the same side: %1.</source>
        <translation>Čierny má na tej istej strane druhú vežu na rošádu: %1.</translation>
    </message>
    <message>
        <source>the men</source>
        <comment>field of a FEN</comment>
        <translation>kamene</translation>
    </message>
    <message>
        <source>who is to move</source>
        <comment>field of a FEN</comment>
        <translation>kto je na ťahu</translation>
    </message>
    <message>
        <source>castling</source>
        <comment>field of a FEN</comment>
        <translation>rošády</translation>
    </message>
    <message>
        <source>en passant</source>
        <comment>field of a FEN</comment>
        <translation>branie mimochodom</translation>
    </message>
    <message>
        <source>the count of the fifty moves</source>
        <comment>field of a FEN</comment>
        <translation>počítadlo päťdesiatich ťahov</translation>
    </message>
    <message>
        <source>the number of the move</source>
        <comment>field of a FEN</comment>
        <translation>číslo ťahu</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>field of a FEN</comment>
        <translation>koniec riadka</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nič nie je napísané</translation>
    </message>
    <message>
        <source>this sign does not belong here</source>
        <translation>tento znak sem nepatrí</translation>
    </message>
    <message>
        <source>a rank has more than eight squares</source>
        <translation>rad má viac ako osem polí</translation>
    </message>
    <message>
        <source>a rank has fewer than eight squares</source>
        <translation>rad má menej ako osem polí</translation>
    </message>
    <message>
        <source>there are more than eight ranks</source>
        <translation>radov je viac ako osem</translation>
    </message>
    <message>
        <source>there are fewer than eight ranks</source>
        <translation>radov je menej ako osem</translation>
    </message>
    <message>
        <source>this is no square</source>
        <translation>toto nie je pole</translation>
    </message>
    <message>
        <source>this is no number</source>
        <translation>toto nie je číslo</translation>
    </message>
    <message>
        <source>there is more than belongs in it</source>
        <translation>je tu viac, než sem patrí</translation>
    </message>
    <message>
        <source>White has checkmated</source>
        <translation>Biely dal mat</translation>
    </message>
    <message>
        <source>Black has checkmated</source>
        <translation>Čierny dal mat</translation>
    </message>
    <message>
        <source>White can still checkmate</source>
        <translation>Biely ešte môže dať mat</translation>
    </message>
    <message>
        <source>Black can still checkmate</source>
        <translation>Čierny ešte môže dať mat</translation>
    </message>
    <message>
        <source>White cannot checkmate</source>
        <translation>Biely nemôže dať mat</translation>
    </message>
    <message>
        <source>Black cannot checkmate</source>
        <translation>Čierny nemôže dať mat</translation>
    </message>
    <message>
        <source>White: not decided</source>
        <translation>Biely: nerozhodnuté</translation>
    </message>
    <message>
        <source>Black: not decided</source>
        <translation>Čierny: nerozhodnuté</translation>
    </message>
    <message>
        <source>Neither can mate: dead position</source>
        <translation>Nikto nemôže dať mat: mŕtva pozícia</translation>
    </message>
    <message>
        <source>The flag falls</source>
        <translation>Padne zástavka</translation>
    </message>
    <message>
        <source>The illegal move that loses</source>
        <translation>Nemožný ťah, ktorým sa prehráva</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdanie sa</translation>
    </message>
    <message>
        <source>The telephone sounds</source>
        <translation>Zazvoní telefón</translation>
    </message>
    <message>
        <source>arbiter decides</source>
        <translation>rozhodne rozhodca</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>Pešiak nemôže stáť na %1.</translation>
    </message>
    <message>
        <source>The kings stand beside each other.</source>
        <translation>Králi stoja vedľa seba.</translation>
    </message>
    <message>
        <source>The king on %1 is in check, and it is the other player&apos;s move.</source>
        <translation>Kráľ na %1 je v šachu, a na ťahu je druhý hráč.</translation>
    </message>
    <message>
        <source>No pawn can just have passed over %1.</source>
        <translation>Cez %1 práve nemohol prejsť nijaký pešiak.</translation>
    </message>
    <message>
        <source>The count of the fifty moves is not between 0 and 9999.</source>
        <translation>Počítadlo päťdesiatich ťahov nie je medzi 0 a 9999.</translation>
    </message>
    <message>
        <source>The number of the move is not between 1 and 9999.</source>
        <translation>Číslo ťahu nie je medzi 1 a 9999.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nič nie je napísané.</translation>
    </message>
    <message>
        <source>Column %1, %2: %3.</source>
        <extracomment>Where a FEN cannot be read: %1 a number, %2 a part of the line, %3 what is wrong.</extracomment>
        <translation>Stĺpec %1, %2: %3.</translation>
    </message>
    <message>
        <source>There are more pieces than pawns can have become.</source>
        <translation>Figúr je viac, než sa mohlo premeniť pešiakov.</translation>
    </message>
    <message>
        <source>More than two men give check.</source>
        <translation>Šach dávajú viac ako dva kamene.</translation>
    </message>
    <message>
        <source>No single move can have given this double check.</source>
        <translation>Tento dvojitý šach nemohol vzniknúť jediným ťahom.</translation>
    </message>
    <message>
        <source>More moves without capture are counted than were made.</source>
        <translation>Započítaných ťahov bez brania je viac, než sa zahralo.</translation>
    </message>
    <message>
        <source>Moves without a pawn&apos;s move are counted, yet a pawn has just moved.</source>
        <translation>Sú započítané ťahy bez ťahu pešiaka, hoci pešiak práve ťahal.</translation>
    </message>
    <message>
        <source>The line of FEN does not say who is to move: White was assumed.</source>
        <translation>Riadok FEN neuvádza, kto je na ťahu: predpokladá sa biely.</translation>
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
        <translation>%1. kolo: nikto nie je označený ako neprítomný</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n board(s) to look after</source>
        <translation>
            <numerusform>%1. kolo: %n šachovnica vyžaduje pozornosť</numerusform>
            <numerusform>%1. kolo: %n šachovnice vyžadujú pozornosť</numerusform>
            <numerusform>%1. kolo: %n šachovníc vyžaduje pozornosť</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The default time is over on %n board(s): %1.</source>
        <translation>
            <numerusform>Čakacia doba uplynula na %n šachovnici: %1.</numerusform>
            <numerusform>Čakacia doba uplynula na %n šachovniciach: %1.</numerusform>
            <numerusform>Čakacia doba uplynula na %n šachovniciach: %1.</numerusform>
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
        <translation>Šachovnica %1: %2 kontumačne (%3). Ctrl+Z to vezme späť.</translation>
    </message>
    <message>
        <source>The default time is not over on board %1.</source>
        <translation>Na šachovnici %1 čakacia doba ešte neuplynula.</translation>
    </message>
    <message>
        <source>%1 has arrived</source>
        <extracomment>%1 the name of a player.</extracomment>
        <translation>%1 už je tu</translation>
    </message>
    <message>
        <source>%1 is absent</source>
        <translation>%1 chýba</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Šachovnica %1: %2</translation>
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
            <numerusform>%1. kolo, %n šachovnica</numerusform>
            <numerusform>%1. kolo, %n šachovnice</numerusform>
            <numerusform>%1. kolo, %n šachovníc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n finding(s) put aside</source>
        <extracomment>%1 is a round and its boards.</extracomment>
        <translation>
            <numerusform>%1; %n odložené zistenie</numerusform>
            <numerusform>%1; %n odložené zistenia</numerusform>
            <numerusform>%1; %n odložených zistení</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BlindPlayView</name>
    <message>
        <source>Appendix %1</source>
        <translation>Dodatok %1</translation>
    </message>
    <message>
        <source>White&apos;s own board</source>
        <translation>Šachovnica bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s own board</source>
        <translation>Šachovnica čierneho</translation>
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
        <translation>Voľno: %1</translation>
    </message>
    <message>
        <source>Byes: %1</source>
        <extracomment>%1 is a list of names.</extracomment>
        <translation>Voľno: %1</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Všetky výsledky sú zapísané</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result</source>
        <translation>
            <numerusform>%n šachovnica bez výsledku</numerusform>
            <numerusform>%n šachovnice bez výsledku</numerusform>
            <numerusform>%n šachovníc bez výsledku</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClockView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ťah</numerusform>
            <numerusform>%n ťahy</numerusform>
            <numerusform>%n ťahov</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>Bielemu vypršal čas o %1 a začal sa nový úsek. Započítané ťahy: %2.</translation>
    </message>
    <message>
        <source>Black&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>Čiernemu vypršal čas o %1 a začal sa nový úsek. Započítané ťahy: %2.</translation>
    </message>
    <message>
        <source>White&apos;s flag fell first, at %1.</source>
        <translation>Prvá padla zástavka bieleho, o %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell first, at %1.</source>
        <translation>Prvá padla zástavka čierneho, o %1.</translation>
    </message>
    <message>
        <source>White&apos;s time was used up second, at %1.</source>
        <translation>Bielemu vypršal čas ako druhému, o %1.</translation>
    </message>
    <message>
        <source>Black&apos;s time was used up second, at %1.</source>
        <translation>Čiernemu vypršal čas ako druhému, o %1.</translation>
    </message>
    <message>
        <source>A fallen flag stops both clocks.</source>
        <translation>Pád zástavky zastaví oboje hodiny.</translation>
    </message>
    <message>
        <source>After a fallen flag the clocks run on.</source>
        <translation>Po páde zástavky bežia hodiny ďalej.</translation>
    </message>
    <message>
        <source>Only a player may claim a fallen flag here (%1).</source>
        <translation>Pád zástavky tu môže reklamovať iba hráč (%1).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ControlForm</name>
    <message>
        <source>A figure of a period cannot be read.</source>
        <translation>Niektorý údaj časového úseku sa nedá prečítať.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CorrectionForm</name>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Napíšte celé číslo od %1 do %2.</translation>
    </message>
    <message>
        <source>White&apos;s time</source>
        <translation>Čas bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Čas čierneho</translation>
    </message>
    <message>
        <source>White&apos;s moves</source>
        <translation>Ťahy bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s moves</source>
        <translation>Ťahy čierneho</translation>
    </message>
    <message>
        <source>White&apos;s period</source>
        <translation>Úsek bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s period</source>
        <translation>Úsek čierneho</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Časová kontrola</translation>
    </message>
    <message>
        <source>Time to add, or with − to take</source>
        <translation>Čas na pridanie, s − na odobratie</translation>
    </message>
    <message>
        <source>Time the opponent thought meanwhile</source>
        <translation>Čas, ktorý medzitým súper myslel</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Zostávajúci čas</translation>
    </message>
    <message>
        <source>Only what you change is set; the rest stays as it is.</source>
        <translation>Nastaví sa iba to, čo zmeníte; ostatné zostane, ako je.</translation>
    </message>
    <message>
        <source>The old clock is stopped. These values are from the journal: set the new clock to them, or write what it shows. Name the new unit in the note.</source>
        <translation>Staré hodiny sú zastavené. Tieto hodnoty sú zo záznamu: nastavte podľa nich nové hodiny alebo napíšte, čo ukazujú. Nové hodiny uveďte v poznámke.</translation>
    </message>
    <message>
        <source>From now on, with the times as they stand.</source>
        <translation>Odteraz, s časmi, ako sú.</translation>
    </message>
    <message>
        <source>The clock is stopped with the times this control would have led to: the same presses and corrections, from the start of the game.</source>
        <translation>Hodiny sa zastavia s časmi, ku ktorým by toto tempo viedlo: tie isté stlačenia a opravy od začiatku partie.</translation>
    </message>
    <message>
        <source>The move is counted with its increment, and the time the opponent thought on this player&apos;s clock becomes his own.</source>
        <translation>Ťah sa započíta s prídavkom a čas, ktorý súper myslel na hodinách tohto hráča, sa odpočíta súperovi.</translation>
    </message>
    <message>
        <source>Whose time</source>
        <translation>Koho čas</translation>
    </message>
    <message>
        <source>Whose flag</source>
        <translation>Koho zástavka</translation>
    </message>
    <message>
        <source>Who did not press</source>
        <translation>Kto nestlačil</translation>
    </message>
    <message>
        <source>Which times</source>
        <translation>Ktoré časy</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>ako stoja</translation>
    </message>
    <message>
        <source>as if it had been set so from the start</source>
        <translation>ako keby bolo nastavené od začiatku</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>obaja hráči</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods</source>
        <translation>Úseky byo-yomi bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods</source>
        <translation>Úseky byo-yomi čierneho</translation>
    </message>
    <message>
        <source>Moves due from White</source>
        <translation>Zostávajúce ťahy bieleho</translation>
    </message>
    <message>
        <source>Moves due from Black</source>
        <translation>Zostávajúce ťahy čierneho</translation>
    </message>
    <message>
        <source>Delay left of this move</source>
        <translation>Zostávajúce oneskorenie tohto ťahu</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>Further rounds come by import.</source>
        <translation>Ďalšie kolá prichádzajú importom.</translation>
    </message>
    <message>
        <source>Empty: as many rounds as the players need.</source>
        <translation>Prázdne: toľko kôl, koľko hráči potrebujú.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: as many rounds as the players need; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Prázdne: toľko kôl, koľko hráči potrebujú; pre %n hráča %1.</numerusform>
            <numerusform>Prázdne: toľko kôl, koľko hráči potrebujú; pre %n hráčov %1.</numerusform>
            <numerusform>Prázdne: toľko kôl, koľko hráči potrebujú; pre %n hráčov %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many as are announced beforehand.</source>
        <translation>Toľko, koľko je vopred vyhlásených.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
    <message>
        <source>Enter the players.</source>
        <translation>Zapíšte hráčov.</translation>
    </message>
    <message>
        <source>Pair the first round when all players are entered.</source>
        <translation>Keď sú všetci hráči zapísaní, nažrebujte prvé kolo.</translation>
    </message>
    <message>
        <source>Start the clocks of round %1.</source>
        <translation>Spustite hodiny %1. kola.</translation>
    </message>
    <message numerus="yes">
        <source>Enter the results: %n board(s) without a result.</source>
        <translation>
            <numerusform>Zapíšte výsledky: %n šachovnica je bez výsledku.</numerusform>
            <numerusform>Zapíšte výsledky: %n šachovnice sú bez výsledku.</numerusform>
            <numerusform>Zapíšte výsledky: %n šachovníc je bez výsledku.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in. Pair round %1.</source>
        <translation>Všetky výsledky sú zapísané. Nažrebujte %1. kolo.</translation>
    </message>
    <message>
        <source>All rounds are played. The standings are final.</source>
        <translation>Všetky kolá sú odohraté. Poradie je konečné.</translation>
    </message>
    <message>
        <source>Decide what the clocks show after the interruption.</source>
        <translation>Rozhodnite, čo hodiny ukazujú po výpadku.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 1 of 9&quot;</extracomment>
        <translation>%1. kolo z %2</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Nažrebovať %1. kolo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still open.</source>
        <translation>
            <numerusform>%n partia je ešte otvorená.</numerusform>
            <numerusform>%n partie sú ešte otvorené.</numerusform>
            <numerusform>%n partií je ešte otvorených.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) still open.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Nažrebujte %1. kolo; %n partia je ešte otvorená.</numerusform>
            <numerusform>Nažrebujte %1. kolo; %n partie sú ešte otvorené.</numerusform>
            <numerusform>Nažrebujte %1. kolo; %n partií je ešte otvorených.</numerusform>
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
        <translation>Šachovnica %1</translation>
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
        <translation>Sála</translation>
    </message>
    <message>
        <source>Every game that goes on</source>
        <translation>Každá prebiehajúca partia</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) picked</source>
        <translation>
            <numerusform>%n vybraná šachovnica</numerusform>
            <numerusform>%n vybrané šachovnice</numerusform>
            <numerusform>%n vybraných šachovníc</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>head</comment>
        <extracomment>The head of a panel: the number of a board.</extracomment>
        <translation>Šachovnica %1</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nespustené</translation>
    </message>
    <message>
        <source>White&apos;s clock is running</source>
        <translation>Bežia hodiny bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running</source>
        <translation>Bežia hodiny čierneho</translation>
    </message>
    <message>
        <source>Stopped, White to move</source>
        <translation>Zastavené, na ťahu je biely</translation>
    </message>
    <message>
        <source>Stopped, Black to move</source>
        <translation>Zastavené, na ťahu je čierny</translation>
    </message>
    <message>
        <source>Stopped at the flag</source>
        <translation>Zastavené pri páde zástavky</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ťah</numerusform>
            <numerusform>%n ťahy</numerusform>
            <numerusform>%n ťahov</numerusform>
        </translation>
    </message>
    <message>
        <source>illegal moves: %1 of %2</source>
        <translation>nemožné ťahy: %1 z %2</translation>
    </message>
    <message>
        <source>lever locked</source>
        <translation>páčka zamknutá</translation>
    </message>
    <message>
        <source>not at the board</source>
        <translation>nie je pri šachovnici</translation>
    </message>
    <message>
        <source>the one of the act</source>
        <translation>podľa úkonu</translation>
    </message>
    <message>
        <source>Something in the form is not right yet.</source>
        <translation>Vo formulári ešte niečo nie je v poriadku.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ImportForm</name>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>Súbor %1 sa nedá prečítať. Skontrolujte, či existuje a či ho smiete čítať.</translation>
    </message>
    <message>
        <source>The file cannot be imported.</source>
        <translation>Súbor sa nedá importovať.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčov</numerusform>
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
            <numerusform>%n kolá</numerusform>
            <numerusform>%n kôl</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no results; only the players are taken.</source>
        <translation>Súbor nemá výsledky; prevezmú sa iba hráči.</translation>
    </message>
    <message>
        <source>The rounds with results are taken as they are and can be corrected afterwards.</source>
        <translation>Kolá s výsledkami sa prevezmú tak, ako sú, a potom sa dajú opraviť.</translation>
    </message>
    <message>
        <source>Only the players are taken; the first round is paired here.</source>
        <translation>Prevezmú sa iba hráči; prvé kolo sa nažrebuje tu.</translation>
    </message>
    <message numerus="yes">
        <source>%n prohibited pair(s)</source>
        <translation>
            <numerusform>%n zakázaná dvojica</numerusform>
            <numerusform>%n zakázané dvojice</numerusform>
            <numerusform>%n zakázaných dvojíc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) of rounds to come</source>
        <translation>
            <numerusform>voľná v ďalších kolách: %n</numerusform>
            <numerusform>voľná v ďalších kolách: %n</numerusform>
            <numerusform>voľná v ďalších kolách: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Taken as well: %2.</source>
        <extracomment>%1 a sentence, %2 a list: &quot;2 prohibited pairs, 3 byes of rounds to come&quot;.</extracomment>
        <translation>%1 Prevezme sa aj: %2.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::MatingView</name>
    <message>
        <source>This is no position to take over. %1</source>
        <extracomment>%1 are reasons, as sentences.</extracomment>
        <translation>Takúto pozíciu nemožno prevziať. %1</translation>
    </message>
    <message>
        <source>White: no position yet</source>
        <translation>Biely: zatiaľ nijaká pozícia</translation>
    </message>
    <message>
        <source>Black: no position yet</source>
        <translation>Čierny: zatiaľ nijaká pozícia</translation>
    </message>
    <message>
        <source>White: looking …</source>
        <translation>Biely: hľadá sa …</translation>
    </message>
    <message>
        <source>Black: looking …</source>
        <translation>Čierny: hľadá sa …</translation>
    </message>
    <message>
        <source>Up to %1 positions are looked at.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prezrie sa najviac %1 pozícií.</translation>
    </message>
    <message>
        <source>Cancelled before there was an answer.</source>
        <translation>Zrušené skôr, než bola odpoveď.</translation>
    </message>
    <message>
        <source>Neither player can checkmate by any series of legal moves: the game is drawn at once.</source>
        <translation>Ani jeden hráč nemôže dať mat nijakým sledom možných ťahov: partia sa ihneď končí remízou.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ťah %1 z %2</translation>
    </message>
    <message>
        <source>Laws %1, in force now; no event is open</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess.</extracomment>
        <translation>Pravidlá %1, teraz platné; nijaký turnaj nie je otvorený</translation>
    </message>
    <message>
        <source>There is no position to save an analysis of.</source>
        <translation>Nie je pozícia, ktorej rozbor by sa dal uložiť.</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>file</comment>
        <translation>mat</translation>
    </message>
    <message>
        <source>The analysis is saved as %1.</source>
        <translation>Rozbor je uložený ako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3 – %4</source>
        <extracomment>%1 and %2 are numbers, %3 and %4 the players.</extracomment>
        <translation>%1. kolo, šachovnica %2: %3 – %4</translation>
    </message>
    <message>
        <source>The position was set up by hand.</source>
        <translation>Pozícia bola postavená ručne.</translation>
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
            <numerusform>%1; potom %n ťah skúšaný na šachovnici</numerusform>
            <numerusform>%1; potom %n ťahy skúšané na šachovnici</numerusform>
            <numerusform>%1; potom %n ťahov skúšaných na šachovnici</numerusform>
        </translation>
    </message>
    <message>
        <source>Laws %1, the edition of this event: %2</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess, %2 the kind of play.</extracomment>
        <translation>Pravidlá %1, vydanie tohto turnaja: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <extracomment>%1 whether a player can checkmate, %2 the moves to it, or why not.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only the verdict on a position taken from a game can be noted in its record.</source>
        <translation>Do zápisu sa dá poznamenať len verdikt o pozícii prevzatej z partie.</translation>
    </message>
    <message>
        <source>The verdict is noted in the record of board %1.</source>
        <translation>Verdikt je poznamenaný v zápise šachovnice %1.</translation>
    </message>
    <message>
        <source>Only White&apos;s scoresheet says so, not the record of the game.</source>
        <translation>Hovorí to len partiár bieleho, nie zápis partie.</translation>
    </message>
    <message>
        <source>Only Black&apos;s scoresheet says so, not the record of the game.</source>
        <translation>Hovorí to len partiár čierneho, nie zápis partie.</translation>
    </message>
    <message numerus="yes">
        <source>The scoresheet is %n half-move(s) shorter than the game.</source>
        <extracomment>Half-moves that are missing at the end of a record.</extracomment>
        <translation>
            <numerusform>Partiár je o %n polťah kratší než partia.</numerusform>
            <numerusform>Partiár je o %n polťahy kratší než partia.</numerusform>
            <numerusform>Partiár je o %n polťahov kratší než partia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks have counted %n half-move(s) more than the record holds, which has a gap.</source>
        <translation>
            <numerusform>Hodiny napočítali o %n polťah viac, než je v zápise, a ten má medzeru.</numerusform>
            <numerusform>Hodiny napočítali o %n polťahy viac, než je v zápise, a ten má medzeru.</numerusform>
            <numerusform>Hodiny napočítali o %n polťahov viac, než je v zápise, a ten má medzeru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is %n half-move(s) shorter than the game.</source>
        <translation>
            <numerusform>Zápis je o %n polťah kratší než partia.</numerusform>
            <numerusform>Zápis je o %n polťahy kratší než partia.</numerusform>
            <numerusform>Zápis je o %n polťahov kratší než partia.</numerusform>
        </translation>
    </message>
    <message>
        <source>This may not be the position on the board.</source>
        <translation>Toto nemusí byť pozícia na šachovnici.</translation>
    </message>
    <message>
        <source>This is not the position on the board.</source>
        <translation>Toto nie je pozícia na šachovnici.</translation>
    </message>
    <message>
        <source>By the clock it is White&apos;s move, in this position Black&apos;s.</source>
        <translation>Podľa hodín je na ťahu biely, v tejto pozícii čierny.</translation>
    </message>
    <message>
        <source>By the clock it is Black&apos;s move, in this position White&apos;s.</source>
        <translation>Podľa hodín je na ťahu čierny, v tejto pozícii biely.</translation>
    </message>
    <message>
        <source>The record has been changed since: this position does not stand in it any more, and the verdict cannot be noted there.</source>
        <translation>Zápis sa medzitým zmenil: táto pozícia v ňom už nie je a verdikt sa tam nedá poznamenať.</translation>
    </message>
    <message>
        <source>The game has gone on from here.</source>
        <translation>Partia odtiaľto pokračovala.</translation>
    </message>
    <message>
        <source>When this was noted: “%1”</source>
        <extracomment>%1 are sentences: why the position may not have been the one on the board.</extracomment>
        <translation>Keď sa to poznamenalo: „%1“</translation>
    </message>
    <message>
        <source>%1, at the start</source>
        <comment>place in a game</comment>
        <extracomment>%1 a round, a board and the players, %2 a move with its number.</extracomment>
        <translation>%1, na začiatku</translation>
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
        <translation>Voľno: %1</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3</source>
        <extracomment>%1 number of a board, %2 and %3 players&apos; names.</extracomment>
        <translation>Šachovnica %1: biely %2, čierny %3</translation>
    </message>
    <message>
        <source>Pairing of round %1</source>
        <extracomment>%1 the number of the round to be paired.</extracomment>
        <translation>Žrebovanie %1. kola</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n šachovnica</numerusform>
            <numerusform>%n šachovnice</numerusform>
            <numerusform>%n šachovníc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n other(s) than before</source>
        <extracomment>%1 &quot;20 boards&quot;, %n boards that were not there when it was paired before.</extracomment>
        <translation>
            <numerusform>%1, %n iná ako predtým</numerusform>
            <numerusform>%1, %n iné ako predtým</numerusform>
            <numerusform>%1, %n iných ako predtým</numerusform>
        </translation>
    </message>
    <message>
        <source>End the changes by hand first.</source>
        <translation>Najprv ukončite ručné zmeny.</translation>
    </message>
    <message>
        <source>Open the changes by hand first (E).</source>
        <translation>Najprv otvorte ručné zmeny (E).</translation>
    </message>
    <message>
        <source>Make this change all the same?</source>
        <translation>Urobiť túto zmenu aj tak?</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Urobiť</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Nechať, ako bolo</translation>
    </message>
    <message>
        <source>Colours of the board of %1 exchanged</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Farby na šachovnici hráča %1 vymenené</translation>
    </message>
    <message>
        <source>%1 and %2 exchanged</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>%1 a %2 vymenení</translation>
    </message>
    <message>
        <source>Pick two seats first (Space).</source>
        <translation>Najprv vyberte dve miesta (medzerník).</translation>
    </message>
    <message>
        <source>Why does %1 not have the bye?</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Prečo %1 nemá voľno?</translation>
    </message>
    <message>
        <source>Why do %1 and %2 not meet?</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Prečo sa %1 a %2 nestretnú?</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>%1. kolo je nažrebované.</translation>
    </message>
    <message>
        <source>The pairing made by hand stays; look at the boards of those who were left.</source>
        <translation>Ručné žrebovanie zostáva; pozrite si šachovnice tých, čo zostali bez súpera.</translation>
    </message>
    <message>
        <source>Back to the pairing by the rules?</source>
        <translation>Späť k žrebovaniu podľa pravidiel?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) made by hand would be lost.</source>
        <translation>
            <numerusform>Stratila by sa %n ručná zmena.</numerusform>
            <numerusform>Stratili by sa %n ručné zmeny.</numerusform>
            <numerusform>Stratilo by sa %n ručných zmien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>Zahodiť ich</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Ponechať ich</translation>
    </message>
    <message>
        <source>%1 does not play this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo nehrá.</translation>
    </message>
    <message>
        <source>%1 plays this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 toto kolo hrá.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s) not over count as drawn</source>
        <extracomment>%1 &quot;20 boards&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n neukončená partia sa počíta za remízu</numerusform>
            <numerusform>%1, %n neukončené partie sa počítajú za remízu</numerusform>
            <numerusform>%1, %n neukončených partií sa počíta za remízu</numerusform>
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
            <numerusform>%n hráčov</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has withdrawn.</source>
        <translation>Z turnaja odstúpil hráč: %1.</translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>Zo zoznamu odstránený hráč: %1.</translation>
    </message>
    <message>
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>odstúpil, anulované</translation>
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
        <translation>odstúpil</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>Read aloud: a player&apos;s name and whether he plays in the round.</extracomment>
        <translation>%1 hrá</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>presence</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part</source>
        <translation>
            <numerusform>hrá %n hráč</numerusform>
            <numerusform>hrajú %n hráči</numerusform>
            <numerusform>hrá %n hráčov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n do(es) not</source>
        <extracomment>%1 &quot;23 players take part&quot;, %n those who do not.</extracomment>
        <translation>
            <numerusform>%1, %n nehrá</numerusform>
            <numerusform>%1, %n nehrajú</numerusform>
            <numerusform>%1, %n nehrá</numerusform>
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
        <translation>Moje predvoľby</translation>
    </message>
    <message>
        <source>Presets written to %1: %2</source>
        <translation>Predvoľby zapísané do súboru %1: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Súbor %1 sa nedá prečítať: %2</translation>
    </message>
    <message>
        <source>Presets taken from %1: %2</source>
        <translation>Predvoľby prevzaté zo súboru %1: %2</translation>
    </message>
    <message>
        <source>The file %1 holds no presets of this program.</source>
        <translation>V súbore %1 nie sú predvoľby tohto programu.</translation>
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
        <translation>Toto sa nedá vziať späť. Naozaj?</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordActsView</name>
    <message>
        <source>White claims a draw</source>
        <translation>Biely reklamuje remízu</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>Čierny reklamuje remízu</translation>
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
        <translation>po oznámenom ťahu</translation>
    </message>
    <message>
        <source>The players have signed different results: you decide (Laws %1).</source>
        <translation>Hráči podpísali rozdielne výsledky: rozhodnete vy (Pravidlá %1).</translation>
    </message>
    <message>
        <source>Both have signed %1, and the result entered is %2.</source>
        <translation>Obaja podpísali %1 a zapísaný výsledok je %2.</translation>
    </message>
    <message>
        <source>%1 The result entered is %2.</source>
        <comment>signature</comment>
        <extracomment>%1 a sentence about a signature, %2 a result.</extracomment>
        <translation>%1 Zadaný výsledok je %2.</translation>
    </message>
    <message>
        <source>refuses to sign</source>
        <translation>odmieta podpísať</translation>
    </message>
    <message>
        <source>%1 His offer number %2 in this game (Laws %3).</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.</extracomment>
        <translation>%1 Je to jeho %2. ponuka v tejto partii (Pravidlá %3).</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) of the game are not on record yet: write them first.</source>
        <translation>
            <numerusform>%n polťah partie ešte nie je v zápise: najprv ho zapíšte.</numerusform>
            <numerusform>%n polťahy partie ešte nie sú v zápise: najprv ich zapíšte.</numerusform>
            <numerusform>%n polťahov partie ešte nie je v zápise: najprv ich zapíšte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The announced move %1 must be played (Laws %2).</source>
        <translation>Oznámený ťah %1 sa musí zahrať (Pravidlá %2).</translation>
    </message>
    <message>
        <source>The announced move %1 is not legal: another move of the same man must be played if there is one (Laws %2).</source>
        <translation>Oznámený ťah %1 nie je možný: treba zahrať iný ťah tým istým kameňom, ak existuje (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Both have signed %1, and no result is entered.</source>
        <translation>Obaja podpísali %1 a výsledok nie je zadaný.</translation>
    </message>
    <message>
        <source>White&apos;s illegal move number %1: he loses, or it is a draw if Black cannot checkmate (Laws %2).</source>
        <extracomment>%1 a number, %2 an article of the Laws.</extracomment>
        <translation>%1. nemožný ťah bieleho: prehráva, alebo je remíza, ak čierny nemôže dať mat (Pravidlá %2).</translation>
    </message>
    <message>
        <source>Black&apos;s illegal move number %1: he loses, or it is a draw if White cannot checkmate (Laws %2).</source>
        <translation>%1. nemožný ťah čierneho: prehráva, alebo je remíza, ak biely nemôže dať mat (Pravidlá %2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordView</name>
    <message>
        <source>White to move</source>
        <translation>Na ťahu je biely</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Na ťahu je čierny</translation>
    </message>
    <message>
        <source>moves not known</source>
        <translation>neznáme ťahy</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <extracomment>%1 the move just made: &quot;12. Nf3&quot;; %2 who has the move, or how the game ended.</extracomment>
        <translation>Naposledy: %1. %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” cannot be read.</source>
        <translation>Riadok %1, stĺpec %2: „%3“ sa nedá prečítať.</translation>
    </message>
    <message>
        <source>The game in the text does not begin where the record ends.</source>
        <translation>Partia v texte sa nezačína tam, kde sa zápis končí.</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 a move as it was typed, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>scoresheet round %1 board %2</source>
        <comment>file</comment>
        <translation>partiár kolo %1 šachovnica %2</translation>
    </message>
    <message>
        <source>No game of the round is on record yet.</source>
        <translation>Zatiaľ nie je zapísaná žiadna partia kola.</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>file</comment>
        <translation>kolo %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uložené ako %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), sign(s) or variation(s) of the text have no place in a record.</source>
        <translation>
            <numerusform>%n poznámka, značka alebo variant textu nemá v zápise miesto.</numerusform>
            <numerusform>%n poznámky, značky alebo varianty textu nemajú v zápise miesto.</numerusform>
            <numerusform>%n poznámok, značiek alebo variantov textu nemá v zápise miesto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on this sheet can be read.</source>
        <translation>Z tohto partiára sa nedá nič prečítať.</translation>
    </message>
    <message>
        <source>What stands here cannot be read; the board shows the last position known.</source>
        <translation>Čo tu stojí, sa nedá prečítať; šachovnica ukazuje poslednú známu pozíciu.</translation>
    </message>
    <message>
        <source>The text gives the result %1; none has been entered.</source>
        <translation>Text uvádza výsledok %1; zadaný nebol žiadny.</translation>
    </message>
    <message>
        <source>Say who is to move: write w or b behind the men.</source>
        <translation>Uveďte, kto je na ťahu: za kameňmi napíšte w alebo b.</translation>
    </message>
    <message>
        <source>A gap stands in the arbiter&apos;s record: show that one first (Alt+1).</source>
        <translation>Medzera patrí do zápisu rozhodcu: najprv ho zobrazte (Alt+1).</translation>
    </message>
    <message>
        <source>Half-moves are a number up to %1, or nothing.</source>
        <translation>Polťahy sú číslo do %1, alebo nič.</translation>
    </message>
    <message>
        <source>The starts of Chess960 have the numbers from 0 to 959.</source>
        <translation>Začiatky Chess960 majú čísla od 0 do 959.</translation>
    </message>
    <message>
        <source>What stands here cannot be read: there is no position to ask about.</source>
        <translation>Čo tu stojí, sa nedá prečítať: niet pozície, na ktorú sa pýtať.</translation>
    </message>
    <message numerus="yes">
        <source>By the number and the player to move of the position %n half-move(s) are missing.</source>
        <translation>
            <numerusform>Podľa čísla ťahu a hráča na ťahu v pozícii chýba %n polťah.</numerusform>
            <numerusform>Podľa čísla ťahu a hráča na ťahu v pozícii chýbajú %n polťahy.</numerusform>
            <numerusform>Podľa čísla ťahu a hráča na ťahu v pozícii chýba %n polťahov.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the player to move of the position the number of half-moves cannot be %1.</source>
        <translation>Podľa toho, kto je v pozícii na ťahu, nemôže byť polťahov %1.</translation>
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
        <translation>Nikto už nemôže dať mat</translation>
    </message>
    <message>
        <source>The game in the text is another one from %1 on: show the place before it and take out what follows (Alt+X).</source>
        <translation>Partia v texte je od %1 iná: zobrazte miesto pred ním a odstráňte, čo nasleduje (Alt+X).</translation>
    </message>
    <message>
        <source>All moves of the text are on record already.</source>
        <translation>Všetky ťahy textu už sú v zápise.</translation>
    </message>
    <message>
        <source>The text is a game of %1 and %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Text je partia hráčov %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) taken out; Ctrl+Z brings them back.</source>
        <translation>
            <numerusform>Odstránený %n polťah; Ctrl+Z ho vráti.</numerusform>
            <numerusform>Odstránené %n polťahy; Ctrl+Z ich vráti.</numerusform>
            <numerusform>Odstránených %n polťahov; Ctrl+Z ich vráti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) taken over.</source>
        <translation>
            <numerusform>Prevzatý %n polťah.</numerusform>
            <numerusform>Prevzaté %n polťahy.</numerusform>
            <numerusform>Prevzatých %n polťahov.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet cannot be read on from %1.</source>
        <extracomment>%1 what stands in a line of a scoresheet: &quot;12… xx&quot;.</extracomment>
        <translation>Partiár sa od %1 ďalej nedá prečítať.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the record differed.</source>
        <translation>
            <numerusform>%n v zápise bol iný.</numerusform>
            <numerusform>%n v zápise boli iné.</numerusform>
            <numerusform>%n v zápise bolo iných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing follows the shown place.</source>
        <translation>Za zobrazeným miestom nič nenasleduje.</translation>
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
        <translation>Výpadok: %1</translation>
    </message>
    <message>
        <source>Interruption: about %1 (by the time of day)</source>
        <extracomment>The length of the interruption comes from the time of day, which somebody may have set.</extracomment>
        <translation>Výpadok: asi %1 (podľa hodín počítača)</translation>
    </message>
    <message>
        <source>White was on move.</source>
        <translation>Na ťahu bol biely.</translation>
    </message>
    <message>
        <source>Black was on move.</source>
        <translation>Na ťahu bol čierny.</translation>
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
            <numerusform>Výpadok zastavil %n hodiny. Rozhodnite, čo ukazujú (Pravidlá 6.10).</numerusform>
            <numerusform>Výpadok zastavil %n hodiny. Rozhodnite, čo ukazujú (Pravidlá 6.10).</numerusform>
            <numerusform>Výpadok zastavil %n hodín. Rozhodnite, čo ukazujú (Pravidlá 6.10).</numerusform>
        </translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Biely %1</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Čierny %1</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>bez rozdielu</translation>
    </message>
    <message>
        <source>White&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>Zástavka bieleho, predbežne: platí, iba ak sa započíta celý výpadok.</translation>
    </message>
    <message>
        <source>Black&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>Zástavka čierneho, predbežne: platí, iba ak sa započíta celý výpadok.</translation>
    </message>
    <message>
        <source>The same as the last sign of life on every board.</source>
        <translation>Na každej šachovnici to isté ako posledná známa hodnota.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the last sign of life, by %1 at most.</source>
        <translation>
            <numerusform>%n šachovnica sa líši od poslednej známej hodnoty, najviac o %1.</numerusform>
            <numerusform>%n šachovnice sa líšia od poslednej známej hodnoty, najviac o %1.</numerusform>
            <numerusform>%n šachovníc sa líši od poslednej známej hodnoty, najviac o %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) would fall.</source>
        <translation>
            <numerusform>Padla by %n zástavka.</numerusform>
            <numerusform>Padli by %n zástavky.</numerusform>
            <numerusform>Padlo by %n zástavok.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the players last saw; they are shown so now.</source>
        <translation>Čo hráči videli naposledy; tak sa časy ukazujú aj teraz.</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) were paused when it woke; nobody was charged for the sleep.</source>
        <translation>
            <numerusform>Po prebudení sa zastavili %n hodiny; spánok sa nikomu nezapočítal.</numerusform>
            <numerusform>Po prebudení sa zastavili %n hodiny; spánok sa nikomu nezapočítal.</numerusform>
            <numerusform>Po prebudení sa zastavilo %n hodín; spánok sa nikomu nezapočítal.</numerusform>
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
        <translation>Ctrl+Z to vezme späť, kým sa hodiny nepoužijú.</translation>
    </message>
    <message>
        <source>Decided for all boards.</source>
        <translation>Rozhodnuté pre všetky šachovnice.</translation>
    </message>
    <message>
        <source>Board %1 is decided.</source>
        <translation>O šachovnici %1 je rozhodnuté.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ReplayView</name>
    <message>
        <source>Write a time of day: 14:32 or 14:32:05.</source>
        <translation>Napíšte čas dňa: 14:32 alebo 14:32:05.</translation>
    </message>
    <message>
        <source>This board&apos;s record goes from %1 to %2.</source>
        <translation>Záznam tejto šachovnice je od %1 do %2.</translation>
    </message>
    <message>
        <source>The computer never showed that time: its clock was set forward, or it slept.</source>
        <translation>Tento čas počítač nikdy neukazoval: jeho hodiny boli posunuté dopredu alebo spal.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back and showed that time more than once; this is the last one.</source>
        <translation>Hodiny počítača boli posunuté späť a tento čas ukazovali viackrát; toto je posledný.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Súbor %1 sa nedá zapísať: %2</translation>
    </message>
    <message>
        <source>round %1 board %2</source>
        <comment>file</comment>
        <translation>kolo %1 šachovnica %2</translation>
    </message>
    <message>
        <source>The sheet is saved as %1.</source>
        <translation>Výpis je uložený ako %1.</translation>
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
            <numerusform>chýba %n výsledok</numerusform>
            <numerusform>chýbajú %n výsledky</numerusform>
            <numerusform>chýba %n výsledkov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RulingView</name>
    <message>
        <source>last period</source>
        <translation>posledný úsek</translation>
    </message>
    <message>
        <source>period %1, not the last</source>
        <translation>%1. úsek, nie posledný</translation>
    </message>
    <message>
        <source>White: illegal move no. %1</source>
        <translation>Biely: %1. nemožný ťah</translation>
    </message>
    <message>
        <source>Black: illegal move no. %1</source>
        <translation>Čierny: %1. nemožný ťah</translation>
    </message>
    <message>
        <source>Both flags are down</source>
        <translation>Obe zástavky sú dolu</translation>
    </message>
    <message>
        <source>White&apos;s flag is down</source>
        <translation>Zástavka bieleho je dolu</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down</source>
        <translation>Zástavka čierneho je dolu</translation>
    </message>
    <message>
        <source>White&apos;s period ended: check the moves</source>
        <translation>Úsek bieleho skončil: skontrolujte ťahy</translation>
    </message>
    <message>
        <source>Black&apos;s period ended: check the moves</source>
        <translation>Úsek čierneho skončil: skontrolujte ťahy</translation>
    </message>
    <message>
        <source>%1 after the start of the round</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>%1 od začiatku kola</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>prvá</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>druhá</translation>
    </message>
    <message>
        <source>%1 of %2 moves on the counter</source>
        <translation>na počítadle %1 z %2 ťahov</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) on the counter</source>
        <translation>
            <numerusform>na počítadle %n ťah</numerusform>
            <numerusform>na počítadle %n ťahy</numerusform>
            <numerusform>na počítadle %n ťahov</numerusform>
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
        <translation>Tým je partia prehratá; ak súper nemôže dať mat, je remíza.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partia je remíza.</translation>
    </message>
    <message>
        <source>It loses the game.</source>
        <translation>Tým je partia prehratá.</translation>
    </message>
    <message>
        <source>The opponent wins, unless he cannot checkmate: then it is a draw.</source>
        <translation>Súper vyhráva; ak nemôže dať mat, je remíza.</translation>
    </message>
    <message>
        <source>The player&apos;s own claim fails (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Vlastná reklamácia hráča neplatí (%1).</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>rozhodca</translation>
    </message>
    <message>
        <source>White&apos;s first</source>
        <translation>bieleho</translation>
    </message>
    <message>
        <source>Black&apos;s first</source>
        <translation>čierneho</translation>
    </message>
    <message>
        <source>cannot be said</source>
        <translation>nedá sa určiť</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show the %n move(s)?</source>
        <translation>
            <numerusform>Je na partiároch %n ťah?</numerusform>
            <numerusform>Sú na partiároch %n ťahy?</numerusform>
            <numerusform>Je na partiároch %n ťahov?</numerusform>
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
        <translation>Hrá sa ďalej</translation>
    </message>
    <message>
        <source>As in the nearest article: %1</source>
        <extracomment>%1 what an article about a similar case would give.</extracomment>
        <translation>Ako v najbližšom článku: %1</translation>
    </message>
    <message>
        <source>The moves were made: play on</source>
        <translation>Ťahy boli vykonané: hrá sa ďalej</translation>
    </message>
    <message>
        <source>Not made. %1</source>
        <extracomment>%1 whether a player can checkmate, and the result.</extracomment>
        <translation>Neboli vykonané. %1</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Šachovnica %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ruling</comment>
        <extracomment>%1 a board and its result, %2 the article it rests on.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Board %1: the game goes on.</source>
        <translation>Šachovnica %1: hrá sa ďalej.</translation>
    </message>
    <message>
        <source>By the record of the game: %1</source>
        <extracomment>%1 whether a player can checkmate: &quot;White can still checkmate&quot;.</extracomment>
        <translation>Podľa zápisu partie: %1</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores one point, or half a point if he cannot checkmate.</source>
        <translation>Hráč prehráva. Súper dostane bod, alebo pol bodu, ak nemôže dať mat.</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores half a point, because he cannot checkmate.</source>
        <translation>Hráč prehráva. Súper dostane pol bodu, lebo nemôže dať mat.</translation>
    </message>
    <message>
        <source>The player loses, and the opponent wins.</source>
        <translation>Hráč prehráva a súper vyhráva.</translation>
    </message>
    <message>
        <source>Another ruling waits at this board: what came first decides.</source>
        <translation>Na tejto šachovnici čaká ešte iné rozhodnutie: platí to, čo sa stalo skôr.</translation>
    </message>
    <message>
        <source>The regulations of the event may set a milder penalty: then play on and give that one.</source>
        <translation>Propozície turnaja môžu určiť miernejší trest: potom sa hrá ďalej a uložíte ten.</translation>
    </message>
    <message numerus="yes">
        <source>The record of the game is %n half-move(s) too short to tell whether a mate is still possible.</source>
        <translation>
            <numerusform>Zápisu partie chýba %n polťah; nedá sa z neho povedať, či je mat ešte možný.</numerusform>
            <numerusform>Zápisu partie chýbajú %n polťahy; nedá sa z neho povedať, či je mat ešte možný.</numerusform>
            <numerusform>Zápisu partie chýba %n polťahov; nedá sa z neho povedať, či je mat ešte možný.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::StandingsModel</name>
    <message>
        <source>Rank %1: %2, points: %3</source>
        <extracomment>Read aloud for a line of the table: rank, name, points.</extracomment>
        <translation>%1. miesto: %2, body: %3</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Zatiaľ nie je nažrebované žiadne kolo</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Po %1. kole</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 · %n game(s) open</source>
        <extracomment>%1 the number of a round, %n the games without a result.</extracomment>
        <translation>
            <numerusform>Po %1. kole · %n otvorená partia</numerusform>
            <numerusform>Po %1. kole · %n otvorené partie</numerusform>
            <numerusform>Po %1. kole · %n otvorených partií</numerusform>
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
        <translation>Vo formulári ešte niečo nie je v poriadku.</translation>
    </message>
    <message>
        <source>The file %1 holds no event yet.</source>
        <translation>V súbore %1 zatiaľ nie je turnaj.</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>%1. kolo je nažrebované.</translation>
    </message>
    <message>
        <source>Say where the file of the event is to be kept.</source>
        <translation>Uveďte, kde má byť uložený súbor turnaja.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Priečinok %1 neexistuje.</translation>
    </message>
    <message>
        <source>You may not write in the folder %1.</source>
        <translation>Do priečinka %1 nemôžete zapisovať.</translation>
    </message>
    <message>
        <source>There is a file %1 already. Choose another name.</source>
        <translation>Súbor %1 už existuje. Zvoľte iný názov.</translation>
    </message>
    <message>
        <source>This is the event that is open.</source>
        <translation>Toto je práve otvorený turnaj.</translation>
    </message>
    <message>
        <source>%1. The clock stays stopped.</source>
        <extracomment>%1 what was taken back: &quot;Taken back: result 1–0 on board 3&quot;.</extracomment>
        <translation>%1. Hodiny zostávajú zastavené.</translation>
    </message>
</context>
</TS>
