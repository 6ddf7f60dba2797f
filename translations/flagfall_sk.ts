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
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Board %1: %2 against %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Šachovnica %1: %2 proti %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>Decide</source>
        <translation>Rozhodnúť</translation>
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
        <source>start the round; then pause and resume all</source>
        <translation>spustiť kolo; potom všetko zastaviť a znova spustiť</translation>
    </message>
    <message>
        <source>start or pause the chosen board</source>
        <translation>spustiť alebo zastaviť vybranú šachovnicu</translation>
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
        <source>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, or charge the player to move with the whole gap.</source>
        <translation>Ak program vypadne, kým bežia hodiny, po návrate stoja. Pre každú šachovnicu vyberte poslednú známu hodnotu, posledné stlačenie, alebo započítajte celý výpadok hráčovi na ťahu.</translation>
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
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>na ťahu</translation>
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
        <source>Delay %1</source>
        <translation>Oneskorenie %1</translation>
    </message>
    <message>
        <source>Flag, the first</source>
        <translation>Zástavka, prvá</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Zástavka</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
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
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Otočiť</translation>
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
    <name>ControlField</name>
    <message>
        <source>Rate of play</source>
        <translation>Hracie tempo</translation>
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
        <extracomment>Byo-yomi. %1 a time: &quot;5 periods of 30 seconds&quot;.</extracomment>
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
        <source>with a Bronstein delay of %1 for each move from move %2</source>
        <translation>s oneskorením (Bronstein) %1 na každý ťah od %2. ťahu</translation>
    </message>
    <message>
        <source>with a delay of %1 for each move from move %2</source>
        <translation>s oneskorením %1 na každý ťah od %2. ťahu</translation>
    </message>
    <message>
        <source>with %1 added for each move from move %2</source>
        <translation>s prídavkom %1 na každý ťah od %2. ťahu</translation>
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
        <extracomment>%1 one or more periods, %2 &quot;with 30 seconds added for each move from move 1&quot;.</extracomment>
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
        <translation>Počet úsekov bjo-jomi alebo kanadských ťahov musí byť od 1 do 9999.</translation>
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
        <source>Swiss (Dutch system), imported rounds only</source>
        <translation>Švajčiarsky (holandský) systém, len importované kolá</translation>
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
</context>
<context>
    <name>PreviewList</name>
    <message>
        <source>Players in the file</source>
        <translation>Hráči v súbore</translation>
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
    <name>RecoveryPage</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Hodiny po výpadku</translation>
    </message>
    <message>
        <source>The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.</source>
        <translation>Tieto hodiny bežali, keď program vypadol. Teraz stoja. Povedzte, ktorá hodnota platí; vaše rozhodnutie sa zaznamená.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Pre všetky šachovnice</translation>
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
        <source>Acceleration is not used in this kind of event.</source>
        <translation>Zrýchlenie sa v turnaji tohto druhu nepoužíva.</translation>
    </message>
    <message>
        <source>Forbidden pairs are not used in this kind of event.</source>
        <translation>Zakázané dvojice sa v turnaji tohto druhu nepoužívajú.</translation>
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
    <message>
        <source>Tenths of a second</source>
        <translation>Desatiny sekundy</translation>
    </message>
    <message>
        <source>Clocks show tenths when little time is left.</source>
        <translation>Keď ostáva málo času, hodiny ukazujú desatiny.</translation>
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
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
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
        <source>The whole interruption would drop the flag.</source>
        <translation>Celý výpadok by zhodil zástavku.</translation>
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
</context>
</TS>
