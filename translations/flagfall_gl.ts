<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="gl_ES">
<context>
    <name>ActText</name>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>subject</comment>
        <translation>
            <numerusform>%n taboleiro</numerusform>
            <numerusform>%n taboleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards %1</source>
        <extracomment>%1 is a list of board numbers: &quot;1, 2, 5&quot;.</extracomment>
        <translation>Taboleiros %1</translation>
    </message>
    <message>
        <source>clock started</source>
        <translation>reloxo en marcha</translation>
    </message>
    <message>
        <source>White pressed the clock</source>
        <translation>as brancas premeron o reloxo</translation>
    </message>
    <message>
        <source>Black pressed the clock</source>
        <translation>as negras premeron o reloxo</translation>
    </message>
    <message>
        <source>clock paused</source>
        <translation>reloxo detido</translation>
    </message>
    <message>
        <source>clock resumed</source>
        <translation>reloxo de novo en marcha</translation>
    </message>
    <message>
        <source>%1 added to White&apos;s time</source>
        <translation>%1 engadido ás brancas</translation>
    </message>
    <message>
        <source>%1 taken from White&apos;s time</source>
        <translation>%1 descontado ás brancas</translation>
    </message>
    <message>
        <source>%1 added to Black&apos;s time</source>
        <translation>%1 engadido ás negras</translation>
    </message>
    <message>
        <source>%1 taken from Black&apos;s time</source>
        <translation>%1 descontado ás negras</translation>
    </message>
    <message>
        <source>White&apos;s time set to %1</source>
        <translation>tempo das brancas posto en %1</translation>
    </message>
    <message>
        <source>Black&apos;s time set to %1</source>
        <translation>tempo das negras posto en %1</translation>
    </message>
    <message>
        <source>White&apos;s move counter set to %1</source>
        <translation>contador de xogadas das brancas posto en %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter set to %1</source>
        <translation>contador de xogadas das negras posto en %1</translation>
    </message>
    <message>
        <source>move handed to White</source>
        <translation>quenda pasada ás brancas</translation>
    </message>
    <message>
        <source>move handed to Black</source>
        <translation>quenda pasada ás negras</translation>
    </message>
    <message>
        <source>last press taken back</source>
        <translation>última pulsación retirada</translation>
    </message>
    <message>
        <source>times exchanged</source>
        <translation>tempos intercambiados</translation>
    </message>
    <message>
        <source>White&apos;s Canadian time reloaded</source>
        <translation>tempo canadense das brancas recargado</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian time reloaded</source>
        <translation>tempo canadense das negras recargado</translation>
    </message>
    <message>
        <source>from now on %1 for each move</source>
        <translation>desde agora %1 por xogada</translation>
    </message>
    <message>
        <source>White&apos;s flag dropped</source>
        <translation>caeu a bandeira das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s flag dropped</source>
        <translation>caeu a bandeira das negras</translation>
    </message>
    <message>
        <source>White&apos;s period %1 ended after %2 moves</source>
        <translation>o período %1 das brancas rematou na xogada %2</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 ended after %2 moves</source>
        <translation>o período %1 das negras rematou na xogada %2</translation>
    </message>
    <message>
        <source>White&apos;s period %1 began</source>
        <translation>comezou o período %1 das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s period %1 began</source>
        <translation>comezou o período %1 das negras</translation>
    </message>
    <message>
        <source>clock turned to White by itself</source>
        <translation>o reloxo pasou só ás brancas</translation>
    </message>
    <message>
        <source>clock turned to Black by itself</source>
        <translation>o reloxo pasou só ás negras</translation>
    </message>
    <message>
        <source>change of the event&apos;s details</source>
        <comment>phrase</comment>
        <translation>cambio dos datos do torneo</translation>
    </message>
    <message>
        <source>entry of %1</source>
        <comment>phrase</comment>
        <translation>inscrición de %1</translation>
    </message>
    <message>
        <source>change of %1</source>
        <comment>phrase</comment>
        <translation>cambio de %1</translation>
    </message>
    <message>
        <source>withdrawal of %1</source>
        <comment>phrase</comment>
        <translation>retirada de %1</translation>
    </message>
    <message>
        <source>return of %1</source>
        <comment>phrase</comment>
        <translation>regreso de %1</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <comment>phrase</comment>
        <translation>eliminación dun xogador</translation>
    </message>
    <message>
        <source>pairing of round %1</source>
        <comment>phrase</comment>
        <translation>emparellamento da rolda %1</translation>
    </message>
    <message>
        <source>import of round %1</source>
        <comment>phrase</comment>
        <translation>importación da rolda %1</translation>
    </message>
    <message>
        <source>result %1 on board %2</source>
        <comment>phrase</comment>
        <translation>resultado %1 no taboleiro %2</translation>
    </message>
    <message>
        <source>clearing of the result on board %1</source>
        <comment>phrase</comment>
        <translation>borrado do resultado no taboleiro %1</translation>
    </message>
    <message>
        <source>adjournment on board %1</source>
        <comment>phrase</comment>
        <translation>aprazamento no taboleiro %1</translation>
    </message>
    <message>
        <source>Event created: %1</source>
        <translation>Torneo creado: %1</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Datos do torneo cambiados</translation>
    </message>
    <message>
        <source>Player entered: %1</source>
        <translation>Inscrición: %1</translation>
    </message>
    <message>
        <source>Player changed: %1</source>
        <translation>Datos cambiados: %1</translation>
    </message>
    <message>
        <source>%1 withdrew before round %2</source>
        <translation>%1 retirouse antes da rolda %2</translation>
    </message>
    <message>
        <source>%1 came back</source>
        <translation>%1 volveu ao torneo</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Xogador eliminado</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) taken from a report file</source>
        <translation>
            <numerusform>%n xogador tomado dun ficheiro TRF</numerusform>
            <numerusform>%n xogadores tomados dun ficheiro TRF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 paired: %n board(s)</source>
        <translation>
            <numerusform>Rolda %1 emparellada: %n taboleiro</numerusform>
            <numerusform>Rolda %1 emparellada: %n taboleiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 imported: %n board(s)</source>
        <translation>
            <numerusform>Rolda %1 importada: %n taboleiro</numerusform>
            <numerusform>Rolda %1 importada: %n taboleiros</numerusform>
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
        <translation>Rolda %1, taboleiro %2: resultado %3</translation>
    </message>
    <message>
        <source>Round %1, board %2: result cleared</source>
        <translation>Rolda %1, taboleiro %2: resultado borrado</translation>
    </message>
    <message>
        <source>Round %1, board %2: game adjourned</source>
        <translation>Rolda %1, taboleiro %2: partida aprazada</translation>
    </message>
    <message>
        <source>Event opened with %1</source>
        <translation>Torneo aberto con %1</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Torneo pechado</translation>
    </message>
    <message>
        <source>clock goes on from the last sign of life</source>
        <translation>o reloxo segue desde o último valor coñecido</translation>
    </message>
    <message>
        <source>clock goes on from the last recorded press</source>
        <translation>o reloxo segue desde a última pulsación anotada</translation>
    </message>
    <message>
        <source>the interruption is charged to the player on move</source>
        <translation>o corte cárgase a quen ten a quenda</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Desfacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Refacer: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Refeito: %1</translation>
    </message>
    <message>
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Taboleiro %1: %2 cambiado por %3.</translation>
    </message>
    <message>
        <source>Event opened with %1 after an interruption</source>
        <translation>Torneo aberto con %1 despois dun corte</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Axustes</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Axuda</translation>
    </message>
    <message>
        <source>Pair the round</source>
        <translation>Emparellar a rolda</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refacer</translation>
    </message>
    <message>
        <source>Start every clock of the round</source>
        <translation>Poñer en marcha todos os reloxos da rolda</translation>
    </message>
    <message>
        <source>Pause every clock</source>
        <translation>Deter todos os reloxos</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Novo torneo</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importar un ficheiro TRF</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Pechar o torneo</translation>
    </message>
    <message>
        <source>All acts and keys</source>
        <translation>Todas as accións e teclas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Saír</translation>
    </message>
</context>
<context>
    <name>BoardRow</name>
    <message>
        <source>Board %1: %2 against %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Taboleiro %1: %2 contra %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Make a new event, go on with one, or take players and rounds from FIDE&apos;s report file. An event is one file; every act is written into it before it is shown, so nothing is lost when the computer stops.</source>
        <translation>Cree un torneo novo, siga con un que xa ten ou tome xogadores e roldas dun ficheiro TRF da FIDE. Un torneo é un só ficheiro; cada acción escríbese nel antes de amosarse, así que nada se perde se o ordenador se para.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Say what the event is called, how long a game lasts and who plays whom. Write the rate of play as 90+30 or 3+2; the line below says in words what it means. The system, the rounds, the rate of play and the edition are fixed when the first round is paired.</source>
        <translation>Diga como se chama o torneo, canto dura unha partida e quen xoga con quen. Escriba o ritmo de xogo como 90+30 ou 3+2; a liña de abaixo di con palabras o que significa. O sistema, as roldas, o ritmo e a edición quedan fixos ao emparellar a primeira rolda.</translation>
    </message>
    <message>
        <source>create the event, or save the changes</source>
        <translation>crear o torneo ou gardar os cambios</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>saír sen gardar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>The remarks say where the file is wrong and how the program read what was unclear. Choose whether to take the players only or the finished rounds as well, look over the event, then create it.</source>
        <translation>As notas din onde está mal o ficheiro e como leu o programa o que non estaba claro. Escolla se toma só os xogadores ou tamén as roldas rematadas, revise o torneo e logo créeo.</translation>
    </message>
    <message>
        <source>create the event</source>
        <translation>crear o torneo</translation>
    </message>
    <message>
        <source>leave; nothing is kept</source>
        <translation>saír; non se garda nada</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Enter one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. Who leaves the event is withdrawn, not removed: the games played stay.</source>
        <translation>Inscriba os xogadores un tras outro: Intro garda e baleira o formulario para o seguinte. Escriba as primeiras letras dun nome para atopalo na lista. Quen deixa o torneo retírase, non se elimina: as partidas xogadas quedan.</translation>
    </message>
    <message>
        <source>add a player</source>
        <translation>engadir un xogador</translation>
    </message>
    <message>
        <source>edit the player</source>
        <translation>editar o xogador</translation>
    </message>
    <message>
        <source>withdraw or bring back</source>
        <translation>retirar ou readmitir</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>find by name</source>
        <translation>buscar polo nome</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>ir a un taboleiro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espazo</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all</source>
        <translation>comezar a rolda; despois deter e continuar todo</translation>
    </message>
    <message>
        <source>start or pause the chosen board</source>
        <translation>poñer en marcha ou deter o taboleiro escollido</translation>
    </message>
    <message>
        <source>enter the result of the chosen board</source>
        <translation>anotar o resultado do taboleiro escollido</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>reloxo grande</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>taboleiros sen resultado</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>filtro seguinte</translation>
    </message>
    <message>
        <source>Big clock</source>
        <translation>Reloxo grande</translation>
    </message>
    <message>
        <source>One clock over the whole screen for two players at one computer. Press your own side after your move. The bar shows who is to move.</source>
        <translation>Un reloxo en toda a pantalla para dous xogadores nun ordenador. Prema o seu lado despois da súa xogada. A barra amosa quen ten a quenda.</translation>
    </message>
    <message>
        <source>press the running side</source>
        <translation>premer o lado que corre</translation>
    </message>
    <message>
        <source>start, pause, resume</source>
        <translation>comezar, deter, continuar</translation>
    </message>
    <message>
        <source>turn the clock round</source>
        <translation>xirar o reloxo</translation>
    </message>
    <message>
        <source>back to the hall; twice while the clock runs</source>
        <translation>volver á sala; dúas veces se o reloxo corre</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor goes on to the next board without one. The keys stand below the list.</source>
        <translation>A fila grande é o taboleiro do que anota o resultado. Escríbao como na papeleta; o cursor pasa ao seguinte taboleiro sen resultado. As teclas están baixo a lista.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Gañan as brancas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Gañan as negras</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>táboas</translation>
    </message>
    <message>
        <source>next missing result</source>
        <translation>seguinte resultado que falta</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>buscar un taboleiro por número ou nome</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>outra rolda</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Ranks by points, then by the tie-breaks of the event in their order. Below the table stands what each tie-break means. Ranks are provisional while games are open.</source>
        <translation>Postos por puntos e despois polos desempates do torneo na súa orde. Baixo a táboa di o que significa cada un. Os postos son provisionais mentres haxa partidas abertas.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Every act with its time. Undo does not wipe an act out: it stays on record, struck through.</source>
        <translation>Cada acción coa súa hora. Desfacer non a borra: queda anotada e riscada.</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfacer</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refacer</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>If the program stops while clocks run, they stand when it comes back. For each board choose the last sign of life, the last press, or charge the player to move with the whole gap.</source>
        <translation>Se o programa se para mentres corren os reloxos, ao volver están detidos. Para cada taboleiro escolla o último valor coñecido, a última pulsación, ou cargue todo o corte a quen ten a quenda.</translation>
    </message>
    <message>
        <source>decide for the chosen board</source>
        <translation>decidir para o taboleiro escollido</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>decidir para todos os taboleiros</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Axustes</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Lingua, tema, tamaño do texto, décimas de segundo e son, para este ordenador. Non afectan ao torneo.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock runs, a frame around the time says that it is short, a flag says that it is over. The first press on a tile chooses the board; then a press on the running side presses its clock.</source>
        <translation>Cada cadro é un taboleiro. A barra chea coa frecha mostra de quen corre o reloxo, un marco arredor do tempo di que queda pouco, unha bandeira que se acabou. A primeira pulsación nun cadro escolle o taboleiro; despois, unha no lado que corre preme o seu reloxo.</translation>
    </message>
    <message>
        <source>press the left side</source>
        <translation>premer o lado esquerdo</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>premer o lado dereito</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Period %1</source>
        <translation>Período %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>the arbiter must decide about the clock</comment>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sen reloxo</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sen comezar</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detido</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Rematada</translation>
    </message>
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>quenda</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n xogada</numerusform>
            <numerusform>%n xogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Demora %1</translation>
    </message>
    <message>
        <source>Flag, the first</source>
        <translation>Bandeira, a primeira</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandeira</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>The clock goes on. Press Esc once more to leave it.</source>
        <translation>O reloxo segue en marcha. Prema Esc outra vez para saír.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Deter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Xirar</translation>
    </message>
    <message>
        <source>Leave, the clock goes on</source>
        <translation>Saír, o reloxo segue</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Volver á sala</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Que quere facer?</translation>
    </message>
    <message>
        <source>Nothing of that name. Try another word.</source>
        <translation>Non hai nada con ese nome. Probe outra palabra.</translation>
    </message>
</context>
<context>
    <name>ControlField</name>
    <message>
        <source>Rate of play</source>
        <translation>Ritmo de xogo</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>%1 a time, %n a number of moves: &quot;40 moves in 90 minutes&quot;.</extracomment>
        <translation>
            <numerusform>%n xogada en %1</numerusform>
            <numerusform>%n xogadas en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <extracomment>Byo-yomi. %1 a time: &quot;5 periods of 30 seconds&quot;.</extracomment>
        <translation>
            <numerusform>%n período de %1</numerusform>
            <numerusform>%n períodos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each %n move(s) in %1</source>
        <comment>Canadian</comment>
        <extracomment>Canadian overtime. %1 a time: &quot;each 20 moves in 5 minutes&quot;.</extracomment>
        <translation>
            <numerusform>cada %n xogada en %1</numerusform>
            <numerusform>cada %n xogadas en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>hourglass of %1, in which what one player uses the other gains</source>
        <translation>reloxo de area de %1: o que un gasta, o outro gáñao</translation>
    </message>
    <message>
        <source>the time used is counted, without a limit</source>
        <translation>cóntase o tempo usado, sen límite</translation>
    </message>
    <message>
        <source>gong: the clock switches by itself every %1</source>
        <translation>gong: o reloxo cambia só cada %1</translation>
    </message>
    <message>
        <source>%1 for each move</source>
        <translation>%1 por xogada</translation>
    </message>
    <message>
        <source>with a Bronstein delay of %1 for each move from move %2</source>
        <translation>cunha demora Bronstein de %1 por xogada desde a xogada %2</translation>
    </message>
    <message>
        <source>with a delay of %1 for each move from move %2</source>
        <translation>cunha demora de %1 por xogada desde a xogada %2</translation>
    </message>
    <message>
        <source>with %1 added for each move from move %2</source>
        <translation>cun incremento de %1 por xogada desde a xogada %2</translation>
    </message>
    <message>
        <source>%1, repeated</source>
        <extracomment>%1 is a period like &quot;20 moves in 60 minutes&quot;; it starts again whenever it is over.</extracomment>
        <translation>%1, repetido</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>periods</comment>
        <extracomment>Two periods of a time control: &quot;40 moves in 90 minutes, then 30 minutes&quot;.</extracomment>
        <translation>%1, despois %2</translation>
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
        <translation>Brancas: %1; negras: %2</translation>
    </message>
    <message>
        <source>%1: %2 (Laws %3, %4)</source>
        <extracomment>%1 the time control in words, %2 the kind of play, %3 the year of the Laws, %4 the article.</extracomment>
        <translation>%1: %2 (Leis %3, %4)</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>xadrez clásico</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>xadrez rápido</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>xadrez lóstrego</translation>
    </message>
    <message>
        <source>FIDE Laws %1</source>
        <extracomment>%1 the year of an edition of the Laws of Chess.</extracomment>
        <translation>Leis da FIDE %1</translation>
    </message>
    <message>
        <source>Enter a time control, for example 90+30 or 3+2.</source>
        <translation>Escriba un control de tempo, por exemplo 90+30 ou 3+2.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Aquí agárdase un número.</translation>
    </message>
    <message>
        <source>This sign has no meaning in a time control.</source>
        <translation>Este signo non ten sentido nun control de tempo.</translation>
    </message>
    <message>
        <source>Minutes and seconds are mixed; write all times in minutes.</source>
        <translation>Mestúranse minutos e segundos; escriba todos os tempos en minutos.</translation>
    </message>
    <message>
        <source>These times do not make a time control.</source>
        <translation>Estes tempos non forman un control de tempo.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 a place in the text, %2 a sentence: &quot;Column 4: A number is expected here.&quot;</extracomment>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>There is no period.</source>
        <translation>Non hai ningún período.</translation>
    </message>
    <message>
        <source>A time is negative.</source>
        <translation>Hai un tempo negativo.</translation>
    </message>
    <message>
        <source>A period has neither main time nor extra time.</source>
        <translation>Un período non ten nin tempo principal nin adicional.</translation>
    </message>
    <message>
        <source>A period is longer than 1000 hours.</source>
        <translation>Un período pasa de 1000 horas.</translation>
    </message>
    <message>
        <source>Every period but the last needs a number of moves.</source>
        <translation>Todo período agás o último precisa un número de xogadas.</translation>
    </message>
    <message>
        <source>The number of moves must be from 1 to 9999.</source>
        <translation>O número de xogadas debe estar entre 1 e 9999.</translation>
    </message>
    <message>
        <source>The number of byo-yomi periods or Canadian moves must be from 1 to 9999.</source>
        <translation>O número de períodos byo-yomi ou de xogadas canadenses debe estar entre 1 e 9999.</translation>
    </message>
    <message>
        <source>The move from which time is added must be from 1 to 9999.</source>
        <translation>A xogada desde a que se engade tempo debe estar entre 1 e 9999.</translation>
    </message>
    <message>
        <source>Only the last period can be repeated.</source>
        <translation>Só se pode repetir o último período.</translation>
    </message>
    <message>
        <source>No period can follow a period of this kind.</source>
        <translation>Ningún período pode seguir a un deste tipo.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole control, for both players.</source>
        <translation>Un período deste tipo debe ser o control enteiro, para ambos os xogadores.</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>What and where</source>
        <translation>Que e onde</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Nome do torneo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Árbitro principal</translation>
    </message>
    <message>
        <source>Edition of the Laws of Chess</source>
        <translation>Edición das Leis do xadrez</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Como se xoga</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Sistema de emparellamento</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Roldas</translation>
    </message>
    <message>
        <source>A win counts 1 point, a draw ½, a loss 0.</source>
        <translation>A vitoria vale 1 punto, as táboas ½ e a derrota 0.</translation>
    </message>
    <message>
        <source>From the first pairing on, the event is judged by this edition.</source>
        <translation>Desde o primeiro emparellamento rexe esta edición.</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>The event</source>
        <translation>O torneo</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Novo torneo</translation>
    </message>
    <message>
        <source>Details of the open event</source>
        <translation>Datos do torneo aberto</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Todo se pode cambiar ata emparellar a primeira rolda.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the rate of play and the edition stay as they are.</source>
        <translation>Hai unha rolda emparellada: o sistema, o número de roldas, o ritmo de xogo e a edición xa non cambian.</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Gardar os cambios</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Crear o torneo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>Direct encounter</source>
        <translation>Encontro directo</translation>
    </message>
    <message>
        <source>Number of rounds won</source>
        <translation>Número de roldas gañadas</translation>
    </message>
    <message>
        <source>Number of games won over the board</source>
        <translation>Número de partidas gañadas no taboleiro</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Koya system</source>
        <translation>Sistema Koya</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Buchholz without the lowest score</source>
        <translation>Buchholz sen a puntuación máis baixa</translation>
    </message>
    <message>
        <source>Round robin (Berger tables)</source>
        <translation>Liga (táboas de Berger)</translation>
    </message>
    <message>
        <source>Double round robin (last two rounds of the first cycle exchanged)</source>
        <translation>Liga dobre (intercambiadas as dúas últimas roldas da primeira volta)</translation>
    </message>
    <message>
        <source>Double round robin (Berger tables)</source>
        <translation>Liga dobre (táboas de Berger)</translation>
    </message>
    <message>
        <source>Swiss (Dutch system), imported rounds only</source>
        <translation>Suízo (sistema holandés), só roldas importadas</translation>
    </message>
    <message>
        <source>Swiss, imported rounds only</source>
        <translation>Suízo, só roldas importadas</translation>
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
        <translation>Isto hai que enchelo.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>É demasiado longo.</translation>
    </message>
    <message>
        <source>Not a date. Write it as 2026-11-21.</source>
        <translation>Non é unha data. Escríbaa como 2026-11-21.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>O último día é anterior ao primeiro.</translation>
    </message>
    <message>
        <source>Three letters are expected, for example SVK.</source>
        <translation>Agárdanse tres letras, por exemplo ESP.</translation>
    </message>
    <message>
        <source>This edition of the Laws is not known.</source>
        <translation>Non se coñece esta edición das Leis.</translation>
    </message>
    <message>
        <source>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</source>
        <translation>Non é un control de tempo. Exemplos: 90+30, 40/90:30 +30, 3+2.</translation>
    </message>
    <message>
        <source>This pairing system is not known.</source>
        <translation>Non se coñece este sistema.</translation>
    </message>
    <message>
        <source>This number is out of range.</source>
        <translation>O número está fóra de rango.</translation>
    </message>
    <message>
        <source>A number is expected.</source>
        <translation>Agárdase un número.</translation>
    </message>
    <message>
        <source>This tie-break is not known.</source>
        <translation>Non se coñece este desempate.</translation>
    </message>
    <message>
        <source>This contains signs that are not text.</source>
        <translation>Contén signos que non son texto.</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>O torneo precisa un nome.</translation>
    </message>
    <message>
        <source>Enter the time control, for example 90+30.</source>
        <translation>Escriba o control de tempo, por exemplo 90+30.</translation>
    </message>
    <message>
        <source>The system cannot give this number of rounds.</source>
        <translation>O sistema non permite este número de roldas.</translation>
    </message>
    <message>
        <source>The player needs a name.</source>
        <translation>O xogador precisa un nome.</translation>
    </message>
    <message>
        <source>Not a date of birth. Write 1999-05-31 or only the year.</source>
        <translation>Non é unha data de nacemento. Escriba 1999-05-31 ou só o ano.</translation>
    </message>
    <message>
        <source>A rating has at most four digits. Leave it empty for an unrated player.</source>
        <translation>O Elo ten como máximo catro cifras. Déixeo baleiro para un xogador sen Elo.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of an event</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Árbitro principal</translation>
    </message>
    <message>
        <source>Edition of the Laws</source>
        <translation>Edición das Leis</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Control de tempo</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Sistema de emparellamento</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Roldas</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a player</comment>
        <translation>Título</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Data de nacemento</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Importar un ficheiro TRF</translation>
    </message>
    <message>
        <source>Where shall the event be kept?</source>
        <translation>Onde se garda o torneo?</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escoller</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Report files (*.trf *.trfx *.txt *.TRF *.TXT)</source>
        <translation>Ficheiros TRF (*.trf *.trfx *.txt *.TRF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Flagfall events (*.flagfall)</source>
        <translation>Torneos de Flagfall (*.flagfall)</translation>
    </message>
</context>
<context>
    <name>HallBar</name>
    <message>
        <source>All boards</source>
        <translation>Todos os taboleiros</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running</source>
        <translation>
            <numerusform>%n reloxo en marcha</numerusform>
            <numerusform>%n reloxos en marcha</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the round</source>
        <translation>Comezar a rolda</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espazo</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Deter todo</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Continuar todo</translation>
    </message>
    <message>
        <source>Start the rest</source>
        <translation>Iniciar o resto</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Result of board %1</source>
        <translation>Resultado do taboleiro %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>go to a board</source>
        <translation>ir a un taboleiro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espazo</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>comezar ou deter a rolda</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>comezar ou deter este taboleiro</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>big clock</source>
        <translation>reloxo grande</translation>
    </message>
    <message>
        <source>missing results</source>
        <translation>resultados que faltan</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtro</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Aínda non hai ningunha rolda emparellada</translation>
    </message>
    <message>
        <source>Here stands the wall of boards: a tile for each game with both clocks. It fills when the first round is paired.</source>
        <translation>Aquí estará o mural de taboleiros: unha tesela por partida cos dous reloxos. Énchese ao emparellar a primeira rolda.</translation>
    </message>
    <message>
        <source>No result is missing</source>
        <translation>Non falta ningún resultado</translation>
    </message>
    <message>
        <source>No clock is running</source>
        <translation>Ningún reloxo está en marcha</translation>
    </message>
    <message>
        <source>The filter leaves no board. Show all boards to see the whole round.</source>
        <translation>O filtro non deixa ningún taboleiro. Amose todos os taboleiros para ver a rolda enteira.</translation>
    </message>
    <message>
        <source>Show all boards</source>
        <translation>Amosar todos os taboleiros</translation>
    </message>
    <message>
        <source>Round %1, not the last</source>
        <translation>Rolda %1, non a última</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Axuda</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone.</source>
        <translation>Todo funciona só co teclado.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Teclas en todas partes</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que desfacer</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada que refacer</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Aínda non pasou nada</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s), presses of the clocks left out</source>
        <translation>
            <numerusform>%n acto, sen as pulsacións dos reloxos</numerusform>
            <numerusform>%n actos, sen as pulsacións dos reloxos</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts are listed here with their time and who did them; presses of the clocks are in the file. Nothing is ever taken away.</source>
        <translation>Aquí están os actos coa súa hora e quen os fixo; as pulsacións dos reloxos están no ficheiro. Nunca se borra nada.</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>desfeito</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>The file %1 is damaged. Nothing was changed in it. Open a copy from before.</source>
        <translation>O ficheiro %1 está danado. Non se cambiou nada nel. Abra unha copia anterior.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: act %2 is not as it was written. Nothing was changed in it. Open a copy from before.</source>
        <translation>O ficheiro %1 está danado: a acción %2 non está como se escribiu. Non se cambiou nada nel. Abra unha copia anterior.</translation>
    </message>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>Non existe o ficheiro %1. Pode que se movese ou cambiase de nome.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>O ficheiro %1 non é un torneo de Flagfall. Escolla un ficheiro que remate en .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version; nothing was changed in it.</source>
        <translation>O ficheiro %1 escribiuno unha versión máis nova de Flagfall. Ábrao con ela; non se cambiou nada.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>O ficheiro %1 está aberto noutro programa. Pécheo alí primeiro.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the rights of the file and its folder.</source>
        <translation>Non se pode escribir no ficheiro %1. Revise os permisos do ficheiro e do cartafol.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Make room on it; what was not saved is kept and will be written then.</source>
        <translation>O disco de %1 está cheo. Faga sitio; o que non se gardou consérvase e escribirase despois.</translation>
    </message>
    <message>
        <source>Another program has written to %1. Close the event and open it again.</source>
        <translation>Outro programa escribiu en %1. Peche o torneo e ábrao de novo.</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written. Check that the disk is connected.</source>
        <translation>Non se puido ler ou escribir o ficheiro %1. Comprobe que o disco está conectado.</translation>
    </message>
    <message>
        <source>There is already a file %1. Choose another name.</source>
        <translation>Xa existe un ficheiro %1. Escolla outro nome.</translation>
    </message>
    <message>
        <source>Act %2 in %1 cannot be read by this version of Flagfall. Nothing was changed in the file.</source>
        <translation>Esta versión de Flagfall non pode ler a acción %2 de %1. Non se cambiou nada no ficheiro.</translation>
    </message>
    <message>
        <source>Act %2 in %1 does not follow from what stands before it. Nothing was changed in the file.</source>
        <translation>A acción %2 de %1 non se segue do que hai antes. Non se cambiou nada no ficheiro.</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>o ficheiro xa non está</translation>
    </message>
    <message>
        <source>the file is not an event</source>
        <translation>o ficheiro non é un torneo</translation>
    </message>
    <message>
        <source>the file is of a newer version</source>
        <translation>o ficheiro é dunha versión máis nova</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>o ficheiro está danado</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>o ficheiro está en uso</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>non se pode escribir no ficheiro</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheo</translation>
    </message>
    <message>
        <source>another program has written to the file</source>
        <translation>outro programa escribiu no ficheiro</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>o disco non responde</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>o ficheiro xa existe</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks go on, and everything is written as soon as it can be.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Sen gardar desde as %1: %2. Os reloxos seguen e todo se escribirá en canto se poida.</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Páxinas</translation>
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
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>length of time</comment>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerHead</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Número de emparellamento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nacemento</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>Edit the player</source>
        <translation>Editar o xogador</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Novo xogador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Surname, Given name</source>
        <translation>Apelidos, Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>sen dicir</translation>
    </message>
    <message>
        <source>man</source>
        <translation>home</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>muller</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID FIDE</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Nacemento</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gardar</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Gardar e seguinte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Engadir un xogador</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Readmitir</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Aínda non hai ninguén inscrito</translation>
    </message>
    <message>
        <source>Add the players one after another: write a name, press Enter, go on with the next. A list from FIDE&apos;s report file comes in from the start page.</source>
        <translation>Engada os xogadores un tras outro: escriba un nome, prema Intro e siga co seguinte. Unha lista dun ficheiro TRF impórtase na páxina de inicio.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Engadir o primeiro xogador</translation>
    </message>
</context>
<context>
    <name>PreviewList</name>
    <message>
        <source>Players in the file</source>
        <translation>Xogadores do ficheiro</translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pair the next round now?</source>
        <translation>Emparellar xa a seguinte rolda?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n taboleiro sen resultado.</numerusform>
            <numerusform>%n taboleiros sen resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The standings stay provisional until the results are in.</source>
        <translation>A clasificación queda provisional ata que cheguen os resultados.</translation>
    </message>
    <message>
        <source>The results can still be entered afterwards.</source>
        <translation>Os resultados poden anotarse despois.</translation>
    </message>
    <message>
        <source>Pair anyway</source>
        <translation>Emparellar igualmente</translation>
    </message>
    <message>
        <source>Enter another player of this name?</source>
        <translation>Inscribir outro xogador con este nome?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is entered already.</source>
        <translation>%1 coa mesma data de nacemento xa está na lista.</translation>
    </message>
    <message>
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Emparellaranse os dous; se pode, deas datas de nacemento ou ID FIDE distintas.</translation>
    </message>
    <message>
        <source>Enter both</source>
        <translation>Inscribir os dous</translation>
    </message>
    <message>
        <source>Clear the result?</source>
        <translation>Borrar o resultado?</translation>
    </message>
    <message>
        <source>The result on board %1 will be cleared.</source>
        <translation>Borrarase o resultado do taboleiro %1.</translation>
    </message>
    <message>
        <source>The board counts as not finished again.</source>
        <translation>O taboleiro volve contar como sen rematar.</translation>
    </message>
    <message>
        <source>The old result stays in the history.</source>
        <translation>O resultado anterior queda no historial.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Change an earlier round?</source>
        <translation>Cambiar unha rolda anterior?</translation>
    </message>
    <message>
        <source>This is a result of round %1, and a later round is paired.</source>
        <translation>É un resultado da rolda %1, e xa hai unha rolda posterior emparellada.</translation>
    </message>
    <message>
        <source>The points and the standings change; the pairings already made stay.</source>
        <translation>Cambian os puntos e a clasificación; os emparellamentos feitos quedan.</translation>
    </message>
    <message>
        <source>Change the result</source>
        <translation>Cambiar o resultado</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>Retirar a %1?</translation>
    </message>
    <message>
        <source>%1 has played less than half of the games.</source>
        <translation>%1 xogou menos da metade das partidas.</translation>
    </message>
    <message>
        <source>The results stay on record, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>Os resultados quedan anotados, pero non contan para a clasificación (Regulamento xeral de competicións, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>%1 has played at least half of the games.</source>
        <translation>%1 xogou polo menos a metade das partidas.</translation>
    </message>
    <message>
        <source>The remaining games are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>As partidas que quedan pérdense por incomparecencia (Regulamento xeral de competicións, 6.6).</translation>
    </message>
    <message>
        <source>Close while clocks are running?</source>
        <translation>Pechar cos reloxos en marcha?</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n reloxo en marcha.</numerusform>
            <numerusform>%n reloxos en marcha.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are paused at this moment.</source>
        <translation>Detéñense neste momento.</translation>
    </message>
    <message>
        <source>They can be resumed when the event is opened again.</source>
        <translation>Poden continuar cando se abra de novo o torneo.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Deter e pechar</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>Continuar?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played so far.</source>
        <translation>
            <numerusform>%n partida xogada ata agora.</numerusform>
            <numerusform>%n partidas xogadas ata agora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to come.</source>
        <translation>
            <numerusform>Queda %n partida.</numerusform>
            <numerusform>Quedan %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A forfeit on board %1?</source>
        <translation>Incomparecencia no taboleiro %1?</translation>
    </message>
    <message>
        <source>Both players have moved: the game was played.</source>
        <translation>Os dous xogadores xa moveron: a partida xogouse.</translation>
    </message>
    <message>
        <source>A forfeited game is not rated and gives no colour; a loss over the board is 1–0 or 0–1.</source>
        <translation>Unha partida por incomparecencia non conta para o Elo nin dá cor; unha derrota no taboleiro é 1–0 ou 0–1.</translation>
    </message>
    <message>
        <source>Enter the forfeit</source>
        <translation>Anotar a incomparecencia</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Pechar sen gardar?</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n acto aínda non está no disco.</numerusform>
            <numerusform>%n actos aínda non están no disco.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are lost if the disk still refuses them at that moment.</source>
        <translation>Perderanse se o disco segue sen aceptalos nese momento.</translation>
    </message>
    <message>
        <source>Better make room on the disk first; they are written by themselves then.</source>
        <translation>Mellor libere antes espazo no disco; daquela escríbense sós.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Pechar igualmente</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent events</source>
        <translation>Torneos recentes</translation>
    </message>
    <message>
        <source>Events you open or create are listed here.</source>
        <translation>Aquí aparecen os torneos que abra ou cree.</translation>
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
        <translation>Esquecer %1</translation>
    </message>
    <message>
        <source>Take off this list (the file stays)</source>
        <translation>Quitar desta lista (o ficheiro queda)</translation>
    </message>
</context>
<context>
    <name>RecoveryPage</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Os reloxos despois do corte</translation>
    </message>
    <message>
        <source>The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.</source>
        <translation>Estes reloxos corrían cando se parou o programa. Agora están detidos. Diga que valor conta; a súa decisión queda anotada.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Para todos os taboleiros</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Último valor coñecido</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Última pulsación ou pausa</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
        <translation>Cargar todo o corte</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nada que decidir</translation>
    </message>
    <message>
        <source>If the program or the computer stops while clocks run, this page shows what each clock said, and you decide which reading counts.</source>
        <translation>Se o programa ou o ordenador se para cos reloxos en marcha, esta páxina amosa o que dicía cada un e vostede decide que valor conta.</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Á sala</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Last sign of life</source>
        <translation>Último valor coñecido</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Última pulsación ou pausa</translation>
    </message>
    <message>
        <source>Charge the whole gap</source>
        <translation>Cargar todo o corte</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
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
        <translation>Aínda hai algo mal no formulario.</translation>
    </message>
    <message>
        <source>There are too few players to pair a round.</source>
        <translation>Hai poucos xogadores para emparellar unha rolda.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>Todas as roldas están emparelladas.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system has for so many players.</source>
        <translation>Hai máis roldas previstas das que ten este sistema para tantos xogadores.</translation>
    </message>
    <message>
        <source>The pairing numbers are not 1 to the number of players.</source>
        <translation>Os números de emparellamento non van do 1 ao número de xogadores.</translation>
    </message>
    <message>
        <source>A round on file is not the one this pairing system makes.</source>
        <translation>Unha rolda anotada non é a que fai este sistema.</translation>
    </message>
    <message>
        <source>The program does not pair this system.</source>
        <translation>O programa non emparella este sistema.</translation>
    </message>
    <message>
        <source>There is no event yet. Create or open one first.</source>
        <translation>Aínda non hai torneo. Cree ou abra un primeiro.</translation>
    </message>
    <message>
        <source>This file already holds an event.</source>
        <translation>Este ficheiro xa contén un torneo.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Non hai tal xogador.</translation>
    </message>
    <message>
        <source>There is no such round.</source>
        <translation>Non hai tal rolda.</translation>
    </message>
    <message>
        <source>There is no such board in this round.</source>
        <translation>Non hai tal taboleiro nesta rolda.</translation>
    </message>
    <message>
        <source>%1 is entered already: the FIDE ID, or name and date of birth, are the same.</source>
        <translation>%1 xa está na lista: coinciden o ID FIDE, ou o nome e a data de nacemento.</translation>
    </message>
    <message>
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 xa foi emparellado e non se pode eliminar. Retíreo no canto diso.</translation>
    </message>
    <message>
        <source>%1 has withdrawn already.</source>
        <translation>%1 xa se retirou.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1 non se retirou.</translation>
    </message>
    <message>
        <source>This cannot be changed any more, because a round is paired.</source>
        <translation>Isto xa non se pode cambiar, porque hai unha rolda emparellada.</translation>
    </message>
    <message>
        <source>A round robin takes no more players once it is drawn (General Regulations for Competitions).</source>
        <translation>Unha liga non admite máis xogadores despois do sorteo (Regulamento xeral de competicións).</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>Non se pode emparellar a rolda.</translation>
    </message>
    <message>
        <source>Results before the last round but one cannot be changed any more.</source>
        <translation>Os resultados anteriores á penúltima rolda xa non se poden cambiar.</translation>
    </message>
    <message>
        <source>Board %1 has a result; its clock does not start.</source>
        <translation>O taboleiro %1 ten resultado; o seu reloxo non comeza.</translation>
    </message>
    <message>
        <source>Decide first what the clock on board %1 shows after the interruption (Laws 6.10).</source>
        <translation>Decida primeiro o que marca o reloxo do taboleiro %1 despois do corte (Leis 6.10).</translation>
    </message>
    <message>
        <source>No clock waits for a decision.</source>
        <translation>Ningún reloxo agarda unha decisión.</translation>
    </message>
    <message>
        <source>There is no clock that this could be done to.</source>
        <translation>Non hai reloxo co que se poida facer isto.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Non hai nada que desfacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non hai nada que refacer.</translation>
    </message>
    <message>
        <source>The round has begun: its pairing stays.</source>
        <translation>A rolda comezou: o emparellamento queda.</translation>
    </message>
    <message>
        <source>Later acts rest on this one; it cannot be taken back any more.</source>
        <translation>Outras accións posteriores apóianse nesta; xa non se pode desfacer.</translation>
    </message>
    <message>
        <source>The rounds in the file are not those of the chosen pairing system. Import the players only, or choose the system of the file.</source>
        <translation>As roldas do ficheiro non son as do sistema escollido. Importe só os xogadores ou escolla o sistema do ficheiro.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Non se pode escribir o ficheiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result.</source>
        <translation>
            <numerusform>%n taboleiro sen resultado.</numerusform>
            <numerusform>%n taboleiros sen resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result on board %1 is cleared.</source>
        <translation>Borrouse o resultado do taboleiro %1.</translation>
    </message>
    <message>
        <source>This changes a result of an earlier round.</source>
        <translation>Isto cambia un resultado dunha rolda anterior.</translation>
    </message>
    <message>
        <source>The games of %1 will not count (General Regulations for Competitions 6.6).</source>
        <translation>As partidas de %1 non contarán (Regulamento xeral de competicións, 6.6).</translation>
    </message>
    <message>
        <source>The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>As partidas que lle quedan a %1 pérdense por incomparecencia (Regulamento xeral de competicións, 6.6).</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running.</source>
        <translation>
            <numerusform>%n reloxo en marcha.</numerusform>
            <numerusform>%n reloxos en marcha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has a result. Clear it first, then adjourn the game.</source>
        <translation>O taboleiro %1 ten resultado. Bórreo primeiro e despois aprace a partida.</translation>
    </message>
    <message>
        <source>Both players have moved on board %1; a game that was played is not a forfeit.</source>
        <translation>No taboleiro %1 xa moveron os dous; unha partida xogada non é unha incomparecencia.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not on the disk yet.</source>
        <translation>
            <numerusform>%n acto aínda non está no disco.</numerusform>
            <numerusform>%n actos aínda non están no disco.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Remarks on the file</source>
        <translation>Notas sobre o ficheiro</translation>
    </message>
    <message>
        <source>None: the file says everything the program needs.</source>
        <translation>Ningunha: o ficheiro di todo o que precisa o programa.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemarkText</name>
    <message>
        <source>Assumed</source>
        <translation>Suposto</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Arranxado</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Sen usar</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>whole file</source>
        <translation>ficheiro enteiro</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>liña %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>liña %1, columna %2</translation>
    </message>
    <message>
        <source>The number of rounds is not given; %1 was taken from the players&apos; results.</source>
        <translation>Non se dá o número de roldas; tomouse %1 dos rexistros dos xogadores.</translation>
    </message>
    <message>
        <source>“%1” was read as the date %2.</source>
        <translation>«%1» leuse como a data %2.</translation>
    </message>
    <message>
        <source>The colour of the first draw is not given.</source>
        <translation>Non se dá a cor do primeiro sorteo.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered as the pairing rules order them.</source>
        <translation>Non se dá a orde dos taboleiros; numeráronse segundo as regras de emparellamento.</translation>
    </message>
    <message>
        <source>A round without any entry was read as a zero-point bye.</source>
        <translation>Unha rolda sen anotar leuse como descanso de cero puntos.</translation>
    </message>
    <message>
        <source>The time control is not given. Enter it before you create the event.</source>
        <translation>Non se dá o control de tempo. Escríbao antes de crear o torneo.</translation>
    </message>
    <message>
        <source>No tie-breaks are given.</source>
        <translation>Non se dan desempates.</translation>
    </message>
    <message>
        <source>The lines end in different ways; all were read.</source>
        <translation>As liñas rematan de xeitos distintos; léronse todas.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; it was skipped.</source>
        <translation>O ficheiro comeza cunha marca de orde de bytes; saltouse.</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1. Check the letters of the names.</source>
        <translation>O ficheiro non é UTF-8; leuse como Latin-1. Revise as letras dos nomes.</translation>
    </message>
    <message>
        <source>Blanks are missing at the end of the line; the line was read.</source>
        <translation>Faltan espazos ao final da liña; a liña leuse.</translation>
    </message>
    <message>
        <source>The points say %1, the results add up to %2; the results count.</source>
        <translation>Os puntos din %1, os resultados suman %2; contan os resultados.</translation>
    </message>
    <message>
        <source>The file announces %1 players and lists %2; the list counts.</source>
        <translation>O ficheiro anuncia %1 xogadores e lista %2; conta a lista.</translation>
    </message>
    <message>
        <source>The title “%1” was read as %2.</source>
        <translation>O título «%1» leuse como %2.</translation>
    </message>
    <message>
        <source>The date “%1” was read as %2.</source>
        <translation>A data «%1» leuse como %2.</translation>
    </message>
    <message>
        <source>The players are not in order; they were sorted by pairing number.</source>
        <translation>Os xogadores non están en orde; ordenáronse polo número de emparellamento.</translation>
    </message>
    <message>
        <source>A bye has no opponent number; 0000 was taken.</source>
        <translation>Un descanso non ten número de rival; tomouse 0000.</translation>
    </message>
    <message>
        <source>The colour is missing; it was taken from the opponent&apos;s record.</source>
        <translation>Falta a cor; tomouse do rexistro do rival.</translation>
    </message>
    <message>
        <source>“%1” without an opponent was read as a bye.</source>
        <translation>«%1» sen rival leuse como descanso.</translation>
    </message>
    <message>
        <source>The file announces %1 rounds and has %2; those it has were taken.</source>
        <translation>O ficheiro anuncia %1 roldas e ten %2; tomáronse as que ten.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of letters; the line was read.</source>
        <translation>As columnas desta liña contan bytes e non letras; a liña leuse.</translation>
    </message>
    <message>
        <source>A control character was read as a blank.</source>
        <translation>Un carácter de control leuse como espazo.</translation>
    </message>
    <message>
        <source>The letter “%1” for the sex was read as %2.</source>
        <translation>A letra «%1» do sexo leuse como %2.</translation>
    </message>
    <message>
        <source>The record “%1” is not known; it was not used.</source>
        <translation>Non se coñece o rexistro «%1»; non se usou.</translation>
    </message>
    <message>
        <source>Records of teams are not used.</source>
        <translation>Os rexistros de equipos non se usan.</translation>
    </message>
    <message>
        <source>Records of national rating lists are not used.</source>
        <translation>Os rexistros de listas de Elo nacionais non se usan.</translation>
    </message>
    <message>
        <source>Comments are not used.</source>
        <translation>Os comentarios non se usan.</translation>
    </message>
    <message>
        <source>The date “%1” cannot be read; it was left out.</source>
        <translation>A data «%1» non se pode ler; deixouse fóra.</translation>
    </message>
    <message>
        <source>Acceleration is not used in this kind of event.</source>
        <translation>A aceleración non se usa neste tipo de torneo.</translation>
    </message>
    <message>
        <source>Forbidden pairs are not used in this kind of event.</source>
        <translation>As parellas prohibidas non se usan neste tipo de torneo.</translation>
    </message>
    <message>
        <source>Records of abnormal points are not used.</source>
        <translation>Os rexistros de puntos anormais non se usan.</translation>
    </message>
    <message>
        <source>The tie-break “%1” is not known; it was left out.</source>
        <translation>Non se coñece o desempate «%1»; deixouse fóra.</translation>
    </message>
    <message>
        <source>The records “%1” have no place in this program; they were not used.</source>
        <translation>Os rexistros «%1» non teñen sitio neste programa; non se usaron.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>«%1» non se pode ler aquí; deixouse fóra.</translation>
    </message>
    <message>
        <source>The file counts points in another way; the results were taken, not the points.</source>
        <translation>O ficheiro conta os puntos doutro xeito; tomáronse os resultados, non os puntos.</translation>
    </message>
    <message>
        <source>A bye for a round that is not paired yet was left out.</source>
        <translation>Deixouse fóra un descanso para unha rolda aínda sen emparellar.</translation>
    </message>
    <message>
        <source>A round without any result was left out.</source>
        <translation>Deixouse fóra unha rolda sen ningún resultado.</translation>
    </message>
    <message>
        <source>The file has no players.</source>
        <translation>O ficheiro non ten xogadores.</translation>
    </message>
    <message>
        <source>“%1” is not a pairing number.</source>
        <translation>«%1» non é un número de emparellamento.</translation>
    </message>
    <message>
        <source>The pairing number %1 stands in the file twice.</source>
        <translation>O número de emparellamento %1 está dúas veces no ficheiro.</translation>
    </message>
    <message>
        <source>The pairing number %1 is missing.</source>
        <translation>Falta o número de emparellamento %1.</translation>
    </message>
    <message>
        <source>The player has no name.</source>
        <translation>O xogador non ten nome.</translation>
    </message>
    <message>
        <source>“%1” is not a rating.</source>
        <translation>«%1» non é un Elo.</translation>
    </message>
    <message>
        <source>“%1” is not an opponent&apos;s number.</source>
        <translation>«%1» non é o número dun rival.</translation>
    </message>
    <message>
        <source>There is no player with the number %1.</source>
        <translation>Non hai xogador co número %1.</translation>
    </message>
    <message>
        <source>The two players&apos; records do not name each other in this round.</source>
        <translation>Os rexistros dos dous xogadores non se nomean entre si nesta rolda.</translation>
    </message>
    <message>
        <source>Both players&apos; records give the same colour.</source>
        <translation>Os rexistros de ambos dan a mesma cor.</translation>
    </message>
    <message>
        <source>“%1” is not a colour.</source>
        <translation>«%1» non é unha cor.</translation>
    </message>
    <message>
        <source>“%1” is not a result.</source>
        <translation>«%1» non é un resultado.</translation>
    </message>
    <message>
        <source>The two players&apos; results cannot stand together.</source>
        <translation>Os resultados dos dous non poden valer xuntos.</translation>
    </message>
    <message>
        <source>The player is named as his or her own opponent.</source>
        <translation>O xogador figura como rival de si mesmo.</translation>
    </message>
    <message>
        <source>The file has more players than the program takes.</source>
        <translation>O ficheiro ten máis xogadores dos que admite o programa.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report.</source>
        <translation>O ficheiro é grande de máis para un informe de torneo.</translation>
    </message>
    <message>
        <source>Something stands where the record must be blank: “%1”.</source>
        <translation>Hai algo onde o rexistro debe estar en branco: «%1».</translation>
    </message>
    <message>
        <source>The file has more rounds than the program takes.</source>
        <translation>O ficheiro ten máis roldas das que admite o programa.</translation>
    </message>
    <message>
        <source>The file is not a tournament report file (TRF).</source>
        <translation>O ficheiro non é un informe de torneo (TRF).</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>Del</source>
        <extracomment>The Delete key as it is printed on keyboards.</extracomment>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Aprazar a partida</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Borrar o resultado</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>White wins</source>
        <translation>Gañan as brancas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Táboas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Gañan as negras</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Brancas por incomparecencia</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Negras por incomparecencia</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>Incomparecencia de ambos</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Derrota de ambos</translation>
    </message>
    <message>
        <source>Half a point to White, none to Black</source>
        <translation>Medio punto ás brancas, ningún ás negras</translation>
    </message>
    <message>
        <source>Half a point to Black, none to White</source>
        <translation>Medio punto ás negras, ningún ás brancas</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <extracomment>The game goes on another time.</extracomment>
        <translation>Aprazada</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Descanso asignado</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Descanso de medio punto</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Descanso dun punto</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Descanso de cero puntos</translation>
    </message>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Negras</translation>
    </message>
</context>
<context>
    <name>ResultsBar</name>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Están todos os resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) entered</source>
        <translation>
            <numerusform>%n resultado anotado</numerusform>
            <numerusform>%n resultados anotados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Board number or a part of a name, then Enter</source>
        <translation>Número de taboleiro ou parte dun nome, e Intro</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>chosen</comment>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>seguinte que falta</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>buscar un taboleiro</translation>
    </message>
    <message>
        <source>round before</source>
        <translation>rolda anterior</translation>
    </message>
    <message>
        <source>round after</source>
        <translation>rolda seguinte</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfacer</translation>
    </message>
    <message>
        <source>No results to enter yet</source>
        <translation>Aínda non hai resultados que anotar</translation>
    </message>
    <message>
        <source>When a round is paired its boards stand here in order. One key enters a result: 1, 0 or =.</source>
        <translation>Cando se emparella unha rolda, aquí están os seus taboleiros en orde. Unha tecla anota o resultado: 1, 0 ou =.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>This file cannot be taken as it is. The remarks say where it is wrong.</source>
        <translation>O ficheiro non se pode tomar así. As notas din onde está mal.</translation>
    </message>
    <message>
        <source>What to take</source>
        <translation>Que tomar</translation>
    </message>
    <message>
        <source>Players only</source>
        <translation>Só os xogadores</translation>
    </message>
    <message>
        <source>Players and the finished rounds</source>
        <translation>Os xogadores e as roldas rematadas</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Crear o torneo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>SaveState</name>
    <message>
        <source>Everything is saved in %1</source>
        <translation>Todo está gardado en %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gardado</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sen gardar</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Axustes</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>Para este ordenador</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como o escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño do texto</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Moi grande</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>Décimas de segundo</translation>
    </message>
    <message>
        <source>Clocks show tenths when little time is left.</source>
        <translation>Os reloxos amosan décimas cando queda pouco tempo.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>tie-break, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Aínda non hai clasificación</translation>
    </message>
    <message>
        <source>Players stand here by their points and tie-breaks as soon as they are entered and results come in.</source>
        <translation>Os xogadores aparecen aquí por puntos e desempates en canto estean inscritos e cheguen resultados.</translation>
    </message>
    <message>
        <source>a game is open</source>
        <translation>hai unha partida sen rematar</translation>
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
        <translation>Un só programa para un torneo de xadrez, da inscrición ao informe final.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Novo torneo</translation>
    </message>
    <message>
        <source>Name it, choose the rate of play and the system, then enter the players.</source>
        <translation>Déalle nome, escolla o ritmo de xogo e o sistema, e inscriba os xogadores.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>Go on where you stopped. An event is one file, safe to copy.</source>
        <translation>Siga onde o deixou. Un torneo é un só ficheiro, que se pode copiar sen risco.</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importar un ficheiro TRF</translation>
    </message>
    <message>
        <source>Take players and rounds from FIDE&apos;s report file. You see every remark before anything is kept.</source>
        <translation>Tome xogadores e roldas do ficheiro da FIDE. Verá todas as notas antes de gardar nada.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como o escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Or type where the event or the report file is</source>
        <translation>Ou escriba onde está o ficheiro do torneo ou do informe</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>Ficheiro do torneo</translation>
    </message>
    <message>
        <source>Every act is written here before it is shown.</source>
        <translation>Cada acción escríbese aquí antes de amosarse.</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Noutro sitio…</translation>
    </message>
</context>
<context>
    <name>TileState</name>
    <message>
        <source>Pause</source>
        <translation>Deter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Enter players</source>
        <translation>Inscribir xogadores</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Á sala</translation>
    </message>
    <message>
        <source>Enter results</source>
        <translation>Anotar resultados</translation>
    </message>
    <message>
        <source>Decide the clocks</source>
        <translation>Decidir os reloxos</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que desfacer</translation>
    </message>
    <message>
        <source>All acts and keys</source>
        <translation>Todas as accións e teclas</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Boards</source>
        <translation>Taboleiros</translation>
    </message>
</context>
<context>
    <name>flagfall::view::BoardsModel</name>
    <message>
        <source>Bye: %1</source>
        <translation>Descanso: %1</translation>
    </message>
    <message>
        <source>Byes: %1</source>
        <extracomment>%1 is a list of names.</extracomment>
        <translation>Descansos: %1</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Están todos os resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) without a result</source>
        <translation>
            <numerusform>%n taboleiro sen resultado</numerusform>
            <numerusform>%n taboleiros sen resultado</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>Further rounds come by import.</source>
        <translation>As demais roldas chegan por importación.</translation>
    </message>
    <message>
        <source>Empty: as many rounds as the players need.</source>
        <translation>Baleiro: tantas roldas como precisen os xogadores.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: as many rounds as the players need; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Baleiro: tantas roldas como precisen os xogadores; %1 para %n xogador.</numerusform>
            <numerusform>Baleiro: tantas roldas como precisen os xogadores; %1 para %n xogadores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
    <message>
        <source>Enter the players.</source>
        <translation>Inscriba os xogadores.</translation>
    </message>
    <message>
        <source>Pair the first round when all players are entered.</source>
        <translation>Emparelle a primeira rolda cando estean todos inscritos.</translation>
    </message>
    <message>
        <source>Start the clocks of round %1.</source>
        <translation>Poña en marcha os reloxos da rolda %1.</translation>
    </message>
    <message numerus="yes">
        <source>Enter the results: %n board(s) without a result.</source>
        <translation>
            <numerusform>Anote os resultados: %n taboleiro sen resultado.</numerusform>
            <numerusform>Anote os resultados: %n taboleiros sen resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in. Pair round %1.</source>
        <translation>Están todos os resultados. Emparelle a rolda %1.</translation>
    </message>
    <message>
        <source>All rounds are played. The standings are final.</source>
        <translation>Xogáronse todas as roldas. A clasificación é definitiva.</translation>
    </message>
    <message>
        <source>Decide what the clocks show after the interruption.</source>
        <translation>Decida o que marcan os reloxos despois do corte.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Aínda non hai ningunha rolda emparellada</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 1 of 9&quot;</extracomment>
        <translation>Rolda %1 de %2</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Emparellar a rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still open.</source>
        <translation>
            <numerusform>%n partida aínda aberta.</numerusform>
            <numerusform>%n partidas aínda abertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) still open.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Emparelle a rolda %1; %n partida aínda aberta.</numerusform>
            <numerusform>Emparelle a rolda %1; %n partidas aínda abertas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ImportForm</name>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>Non se pode ler o ficheiro %1. Comprobe que existe e que pode lelo.</translation>
    </message>
    <message>
        <source>The file cannot be imported.</source>
        <translation>Non se pode importar o ficheiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n xogador</numerusform>
            <numerusform>%n xogadores</numerusform>
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
            <numerusform>%n rolda</numerusform>
            <numerusform>%n roldas</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no results; only the players are taken.</source>
        <translation>O ficheiro non ten resultados; tómanse só os xogadores.</translation>
    </message>
    <message>
        <source>The rounds with results are taken as they are and can be corrected afterwards.</source>
        <translation>As roldas con resultados tómanse como están e poden corrixirse despois.</translation>
    </message>
    <message>
        <source>Only the players are taken; the first round is paired here.</source>
        <translation>Tómanse só os xogadores; a primeira rolda emparéllase aquí.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PlayersModel</name>
    <message>
        <source>man</source>
        <translation>home</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>muller</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n xogador</numerusform>
            <numerusform>%n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has withdrawn.</source>
        <translation>Retirouse: %1.</translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>Quitado da lista: %1.</translation>
    </message>
    <message>
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>retirado, anulado</translation>
    </message>
</context>
<context>
    <name>flagfall::view::QuestionView</name>
    <message>
        <source>This cannot be undone. Are you sure?</source>
        <extracomment>Second question before something that cannot be made undone.</extracomment>
        <translation>Isto non se pode desfacer. Está seguro?</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecoveryModel</name>
    <message>
        <source>W %1  B %2</source>
        <extracomment>Both times of a clock; W is White, B is Black.</extracomment>
        <translation>B %1  N %2</translation>
    </message>
    <message>
        <source>Interruption: %1</source>
        <translation>Corte: %1</translation>
    </message>
    <message>
        <source>Interruption: about %1 (by the time of day)</source>
        <extracomment>The length of the interruption comes from the time of day, which somebody may have set.</extracomment>
        <translation>Corte: arredor de %1 (polo reloxo do ordenador)</translation>
    </message>
    <message>
        <source>The whole interruption would drop the flag.</source>
        <translation>Todo o corte faría caer a bandeira.</translation>
    </message>
    <message>
        <source>White was on move.</source>
        <translation>Tiñan a quenda as brancas.</translation>
    </message>
    <message>
        <source>Black was on move.</source>
        <translation>Tiñan a quenda as negras.</translation>
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
            <numerusform>O corte detivo %n reloxo. Decida o que marca (Leis 6.10).</numerusform>
            <numerusform>O corte detivo %n reloxos. Decida o que marca cada un (Leis 6.10).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RoundsModel</name>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>falta %n resultado</numerusform>
            <numerusform>faltan %n resultados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::StandingsModel</name>
    <message>
        <source>Rank %1: %2, points: %3</source>
        <extracomment>Read aloud for a line of the table: rank, name, points.</extracomment>
        <translation>Posto %1: %2, puntos: %3</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Aínda non hai ningunha rolda emparellada</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Tras a rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 · %n game(s) open</source>
        <extracomment>%1 the number of a round, %n the games without a result.</extracomment>
        <translation>
            <numerusform>Tras a rolda %1 · %n partida aberta</numerusform>
            <numerusform>Tras a rolda %1 · %n partidas abertas</numerusform>
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
        <translation>Aínda hai algo mal no formulario.</translation>
    </message>
    <message>
        <source>The file %1 holds no event yet.</source>
        <translation>O ficheiro %1 aínda non contén ningún torneo.</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>A rolda %1 está emparellada.</translation>
    </message>
    <message>
        <source>Say where the file of the event is to be kept.</source>
        <translation>Diga onde se gardará o ficheiro do torneo.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Non existe o cartafol %1.</translation>
    </message>
    <message>
        <source>You may not write in the folder %1.</source>
        <translation>Non pode escribir no cartafol %1.</translation>
    </message>
    <message>
        <source>There is a file %1 already. Choose another name.</source>
        <translation>Xa hai un ficheiro %1. Escolla outro nome.</translation>
    </message>
    <message>
        <source>This is the event that is open.</source>
        <translation>Este é o torneo que está aberto.</translation>
    </message>
</context>
</TS>
