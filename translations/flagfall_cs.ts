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
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Board %1: %2 against %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Šachovnice %1: %2 proti %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
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
        <source>start the round; then pause and resume all</source>
        <translation>spustit kolo; pak vše zastavit a znovu spustit</translation>
    </message>
    <message>
        <source>start or pause the chosen board</source>
        <translation>spustit nebo zastavit vybranou šachovnici</translation>
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
        <source>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, or charge the player to move with the whole gap.</source>
        <translation>Když program vypadne, zatímco běží hodiny, po návratu stojí. Pro každou šachovnici vyberte poslední známou hodnotu, poslední stisk, nebo započítejte celý výpadek hráči na tahu.</translation>
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
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>na tahu</translation>
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
        <source>Delay %1</source>
        <translation>Zpoždění %1</translation>
    </message>
    <message>
        <source>Flag, the first</source>
        <translation>Praporek, první</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Praporek</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
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
        <source>Leave, the clock goes on</source>
        <translation>Odejít, hodiny běží dál</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Zpět do sálu</translation>
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
    <name>ControlField</name>
    <message>
        <source>Rate of play</source>
        <translation>Tempo hry</translation>
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
        <extracomment>Byo-yomi. %1 a time: &quot;5 periods of 30 seconds&quot;.</extracomment>
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
        <source>with a Bronstein delay of %1 for each move from move %2</source>
        <translation>se zpožděním (Bronstein) %1 na každý tah od %2. tahu</translation>
    </message>
    <message>
        <source>with a delay of %1 for each move from move %2</source>
        <translation>se zpožděním %1 na každý tah od %2. tahu</translation>
    </message>
    <message>
        <source>with %1 added for each move from move %2</source>
        <translation>s přídavkem %1 na každý tah od %2. tahu</translation>
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
        <extracomment>%1 one or more periods, %2 &quot;with 30 seconds added for each move from move 1&quot;.</extracomment>
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
        <source>Swiss (Dutch system), imported rounds only</source>
        <translation>Švýcarský (holandský) systém, jen importovaná kola</translation>
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
    <name>NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
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
</context>
<context>
    <name>PreviewList</name>
    <message>
        <source>Players in the file</source>
        <translation>Hráči v souboru</translation>
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
    <name>RecoveryPage</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Hodiny po výpadku</translation>
    </message>
    <message>
        <source>The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.</source>
        <translation>Tyto hodiny běžely, když program vypadl. Teď stojí. Řekněte, která hodnota platí; vaše rozhodnutí se zaznamená.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Pro všechny šachovnice</translation>
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
        <source>Acceleration is not used in this kind of event.</source>
        <translation>Urychlení se v turnaji tohoto druhu nepoužívá.</translation>
    </message>
    <message>
        <source>Forbidden pairs are not used in this kind of event.</source>
        <translation>Zakázané dvojice se v turnaji tohoto druhu nepoužívají.</translation>
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
    <message>
        <source>Tenths of a second</source>
        <translation>Desetiny sekundy</translation>
    </message>
    <message>
        <source>Clocks show tenths when little time is left.</source>
        <translation>Když zbývá málo času, hodiny ukazují desetiny.</translation>
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
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
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
    <name>Wall</name>
    <message>
        <source>Boards</source>
        <translation>Šachovnice</translation>
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
        <source>The whole interruption would drop the flag.</source>
        <translation>Celý výpadek by shodil praporek.</translation>
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
</context>
</TS>
