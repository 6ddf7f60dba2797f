<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="gl_ES">
<context>
    <name>Act</name>
    <message>
        <source>both players are visually disabled</source>
        <translation>ambos xogadores teñen discapacidade visual</translation>
    </message>
    <message>
        <source>no player is visually disabled</source>
        <translation>ningún xogador ten discapacidade visual</translation>
    </message>
    <message>
        <source>White is visually disabled</source>
        <translation>as brancas teñen discapacidade visual</translation>
    </message>
    <message>
        <source>Black is visually disabled</source>
        <translation>as negras teñen discapacidade visual</translation>
    </message>
    <message>
        <source>White: {remark}</source>
        <extracomment>{remark} what was noted of the player.</extracomment>
        <translation>brancas: {remark}</translation>
    </message>
    <message>
        <source>Black: {remark}</source>
        <translation>negras: {remark}</translation>
    </message>
    <message>
        <source>a board is adjusted to the records</source>
        <translation>un taboleiro axústase ás anotacións</translation>
    </message>
    <message>
        <source>all clocks paused</source>
        <translation>todos os reloxos detidos</translation>
    </message>
    <message>
        <source>clock paused: the computer slept</source>
        <translation>reloxo detido: o ordenador durmiu</translation>
    </message>
    <message>
        <source>clock paused: the program was closed</source>
        <translation>reloxo detido: pechouse o programa</translation>
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
        <translation>{corrected}. Motivo: {ground}</translation>
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
        <translation>a pulsación das brancas chegou tarde de máis para contar</translation>
    </message>
    <message>
        <source>Black&apos;s press came too late to count</source>
        <translation>a pulsación das negras chegou tarde de máis para contar</translation>
    </message>
    <message>
        <source>clock turned round</source>
        <translation>reloxo xirado</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>as brancas non están no taboleiro</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>as negras non están no taboleiro</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>chegaron as brancas</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>chegaron as negras</translation>
    </message>
    <message>
        <source>Event opened with {program} after an interruption</source>
        <translation>Torneo aberto con {program} despois dun corte</translation>
    </message>
    <message>
        <source>Event opened with {program}</source>
        <translation>Torneo aberto con {program}</translation>
    </message>
    <message>
        <source>Event closed</source>
        <translation>Torneo pechado</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>programa pechado</translation>
    </message>
    <message>
        <source>Event created: {name}</source>
        <translation>Torneo creado: {name}</translation>
    </message>
    <message>
        <source>Event details changed</source>
        <translation>Datos do torneo cambiados</translation>
    </message>
    <message>
        <source>Late entry: {name}, from round {from_round} on; each round before: {missed}</source>
        <extracomment>{missed} is what each round before counts as: &quot;half-point bye&quot;.</extracomment>
        <translation>Entrada tardía: {name}, desde a rolda {from_round}; cada rolda anterior: {missed}</translation>
    </message>
    <message>
        <source>Player changed: {name}</source>
        <translation>Datos cambiados: {name}</translation>
    </message>
    <message>
        <source>{player} withdrew before round {from_round}</source>
        <translation>{player} retirouse antes da rolda {from_round}</translation>
    </message>
    <message>
        <source>{player} came back</source>
        <translation>{player} volveu ao torneo</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>Xogador eliminado</translation>
    </message>
    <message>
        <source>{player}: {bye} in round {round}</source>
        <extracomment>{player} a name, {bye} a kind of bye: &quot;Novák: half-point bye in round 3&quot;.</extracomment>
        <translation>{player}: {bye} na rolda {round}</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet in round {only_round}</source>
        <translation>{first} e {second} non deben enfrontarse na rolda {only_round}</translation>
    </message>
    <message>
        <source>{first} and {second} must not meet</source>
        <translation>{first} e {second} non deben enfrontarse</translation>
    </message>
    <message>
        <source>{first} and {second} may meet again</source>
        <translation>{first} e {second} xa poden enfrontarse</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded</source>
        <translation>
            <numerusform>%n media xogada anotada</numerusform>
            <numerusform>%n medias xogadas anotadas</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s scoresheet changed</source>
        <translation>planilla das brancas cambiada</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet changed</source>
        <translation>planilla das negras cambiada</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>as brancas ofrecen táboas</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>as negras ofrecen táboas</translation>
    </message>
    <message>
        <source>White accepts the draw</source>
        <translation>as brancas aceptan as táboas</translation>
    </message>
    <message>
        <source>Black accepts the draw</source>
        <translation>as negras aceptan as táboas</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>a reclamación é correcta</translation>
    </message>
    <message>
        <source>the claim is incorrect</source>
        <translation>a reclamación é incorrecta</translation>
    </message>
    <message>
        <source>illegal move by White: {played}</source>
        <extracomment>{played} a move as it was played.</extracomment>
        <translation>xogada ilegal das brancas: {played}</translation>
    </message>
    <message>
        <source>illegal move by Black: {played}</source>
        <translation>xogada ilegal das negras: {played}</translation>
    </message>
    <message>
        <source>White keeps score again</source>
        <translation>as brancas volven anotar</translation>
    </message>
    <message>
        <source>Black keeps score again</source>
        <translation>as negras volven anotar</translation>
    </message>
    <message>
        <source>White refuses to sign</source>
        <translation>as brancas néganse a asinar</translation>
    </message>
    <message>
        <source>Black refuses to sign</source>
        <translation>as negras néganse a asinar</translation>
    </message>
    <message>
        <source>White signs {result}</source>
        <translation>as brancas asinan {result}</translation>
    </message>
    <message>
        <source>Black signs {result}</source>
        <translation>as negras asinan {result}</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <extracomment>{text} what the arbiter noted, as sentences.</extracomment>
        <translation>nota: {text}</translation>
    </message>
    <message>
        <source>result {result}</source>
        <extracomment>{how} how the game ended: &quot;result 1–0 by resignation&quot;.</extracomment>
        <translation>resultado {result}</translation>
    </message>
    <message>
        <source>result cleared</source>
        <translation>resultado borrado</translation>
    </message>
    <message>
        <source>game adjourned</source>
        <translation>partida aprazada</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s), changed by hand</source>
        <translation>
            <numerusform>Rolda {round} emparellada: %n taboleiro, cambiada á man</numerusform>
            <numerusform>Rolda {round} emparellada: %n taboleiros, cambiada á man</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} paired: %n board(s)</source>
        <translation>
            <numerusform>Rolda {round} emparellada: %n taboleiro</numerusform>
            <numerusform>Rolda {round} emparellada: %n taboleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>paired, the clock set</source>
        <translation>emparellada, reloxo posto</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} imported: %n board(s)</source>
        <translation>
            <numerusform>Rolda {round} importada: %n taboleiro</numerusform>
            <numerusform>Rolda {round} importada: %n taboleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>by ruling of the arbiter the score counts {score}</source>
        <extracomment>{score} is what White and Black get, more than a win together: &quot;½–1&quot;.</extracomment>
        <translation>por decisión do árbitro conta {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) imported from a report file</source>
        <translation>
            <numerusform>%n xogador importado dun ficheiro TRF</numerusform>
            <numerusform>%n xogadores importados dun ficheiro TRF</numerusform>
        </translation>
    </message>
    <message>
        <source>the players&apos; boards agree</source>
        <translation>os taboleiros dos xogadores coinciden</translation>
    </message>
    <message>
        <source>the players&apos; boards differ</source>
        <translation>os taboleiros dos xogadores difiren</translation>
    </message>
    <message>
        <source>back to where the scoresheets agree</source>
        <translation>volta a onde coinciden as anotacións</translation>
    </message>
    <message>
        <source>Undone: {act}</source>
        <translation>Desfeito: {act}</translation>
    </message>
    <message>
        <source>Redone: {act}</source>
        <translation>Refeito: {act}</translation>
    </message>
    <message>
        <source>White&apos;s press came {late} too late and did not count</source>
        <translation>a pulsación das brancas chegou {late} tarde e non contou</translation>
    </message>
    <message>
        <source>Black&apos;s press came {late} too late and did not count</source>
        <translation>a pulsación das negras chegou {late} tarde e non contou</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was claimed</source>
        <translation>reclamouse a caída da bandeira das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was claimed</source>
        <translation>reclamouse a caída da bandeira das negras</translation>
    </message>
    <message>
        <source>White&apos;s flag fall was observed</source>
        <translation>observouse a caída da bandeira das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall was observed</source>
        <translation>observouse a caída da bandeira das negras</translation>
    </message>
    <message>
        <source>program restarted after an interruption</source>
        <translation>programa iniciado de novo despois dun corte</translation>
    </message>
    <message>
        <source>program restarted</source>
        <translation>programa iniciado de novo</translation>
    </message>
    <message>
        <source>Player added: {name}</source>
        <translation>Inscrición: {name}</translation>
    </message>
    <message>
        <source>{player}: bye in round {round} removed</source>
        <translation>{player}: xa non ten descanso na rolda {round}</translation>
    </message>
    <message>
        <source>the game starts from {fen}</source>
        <extracomment>{fen} a position as FEN.</extracomment>
        <translation>a partida comeza desde {fen}</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) removed from the record</source>
        <translation>
            <numerusform>%n media xogada quitada da anotación</numerusform>
            <numerusform>%n medias xogadas quitadas da anotación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) recorded instead of {removed}</source>
        <extracomment>{removed} is how many were there before.</extracomment>
        <translation>
            <numerusform>%n media xogada anotada en lugar de {removed}</numerusform>
            <numerusform>%n medias xogadas anotadas en lugar de {removed}</numerusform>
        </translation>
    </message>
    <message>
        <source>White rejects the draw</source>
        <translation>as brancas rexeitan as táboas</translation>
    </message>
    <message>
        <source>Black rejects the draw</source>
        <translation>as negras rexeitan as táboas</translation>
    </message>
    <message>
        <source>the claim is invalid</source>
        <translation>a reclamación non é admisible</translation>
    </message>
    <message>
        <source>White is excused from keeping score</source>
        <translation>as brancas non teñen que anotar</translation>
    </message>
    <message>
        <source>Black is excused from keeping score</source>
        <translation>as negras non teñen que anotar</translation>
    </message>
    <message>
        <source>imported from a report file</source>
        <translation>traída cun ficheiro TRF</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}</source>
        <extracomment>{basis} what the claim rests on: &quot;threefold repetition on the board&quot;.</extracomment>
        <translation>as brancas reclaman táboas: {basis}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}</source>
        <translation>as negras reclaman táboas: {basis}</translation>
    </message>
    <message>
        <source>White claims a draw: {basis}, {written}</source>
        <extracomment>{basis} what the claim rests on, {written} the intended move.</extracomment>
        <translation>as brancas reclaman táboas: {basis}, {written}</translation>
    </message>
    <message>
        <source>Black claims a draw: {basis}, {written}</source>
        <translation>as negras reclaman táboas: {basis}, {written}</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is correct</source>
        <translation>comprobado polo árbitro: a reclamación é correcta</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is incorrect</source>
        <translation>comprobado polo árbitro: a reclamación é incorrecta</translation>
    </message>
    <message>
        <source>checked by the arbiter: the claim is invalid</source>
        <translation>comprobado polo árbitro: a reclamación non é admisible</translation>
    </message>
    <message numerus="yes">
        <source>Pairing numbers of %n player(s) drawn by lot</source>
        <translation>
            <numerusform>Sorteo dos números de emparellamento: %n xogador</numerusform>
            <numerusform>Sorteo dos números de emparellamento: %n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>own decision on: {incident}; {decision}</source>
        <extracomment>{incident} what happened: &quot;White: illegal move no. 1&quot;; {decision} what was decided: &quot;Black gets 2:00 more&quot;.</extracomment>
        <translation>decisión propia – {incident}; {decision}</translation>
    </message>
    <message>
        <source>ruling on: {incident}; {decision}</source>
        <translation>decisión – {incident}; {decision}</translation>
    </message>
    <message>
        <source>result {result} {how}</source>
        <translation>resultado {result} {how}</translation>
    </message>
    <message>
        <source>the player to move asked to adjourn and seals</source>
        <translation>o xogador ao que lle toca mover pediu o aprazamento e sela a xogada</translation>
    </message>
    <message>
        <source>told to seal the next move</source>
        <translation>avisado de que sele a seguinte xogada</translation>
    </message>
    <message>
        <source>White seals his reply in a second envelope</source>
        <translation>as brancas selan a súa resposta nun segundo sobre</translation>
    </message>
    <message>
        <source>Black seals his reply in a second envelope</source>
        <translation>as negras selan a súa resposta nun segundo sobre</translation>
    </message>
    <message>
        <source>White has sealed his move</source>
        <translation>as brancas selaron a súa xogada</translation>
    </message>
    <message>
        <source>Black has sealed his move</source>
        <translation>as negras selaron a súa xogada</translation>
    </message>
    <message>
        <source>without a result when the next round was paired: adjourned</source>
        <translation>sen resultado ao emparellar a seguinte rolda: aprazada</translation>
    </message>
    <message>
        <source>game adjourned, White has sealed</source>
        <translation>partida aprazada, as brancas selaron a xogada</translation>
    </message>
    <message>
        <source>game adjourned, Black has sealed</source>
        <translation>partida aprazada, as negras selaron a xogada</translation>
    </message>
    <message>
        <source>goes on {at}</source>
        <extracomment>{at} a day and a time, {place} a room.</extracomment>
        <translation>continúa o {at}</translation>
    </message>
    <message>
        <source>goes on {at}, {place}</source>
        <translation>continúa o {at}, {place}</translation>
    </message>
    <message>
        <source>envelope checked, kept by {holder}</source>
        <extracomment>{holder} a person or a place.</extracomment>
        <translation>sobre comprobado, gárdao {holder}</translation>
    </message>
    <message>
        <source>envelope kept by {holder}</source>
        <translation>o sobre gárdao {holder}</translation>
    </message>
    <message>
        <source>envelope missing</source>
        <translation>falta o sobre</translation>
    </message>
    <message>
        <source>White is not at the resumption after all</source>
        <translation>as brancas non están na continuación</translation>
    </message>
    <message>
        <source>Black is not at the resumption after all</source>
        <translation>as negras non están na continuación</translation>
    </message>
    <message>
        <source>White has come to the resumption</source>
        <translation>as brancas chegaron á continuación</translation>
    </message>
    <message>
        <source>Black has come to the resumption</source>
        <translation>as negras chegaron á continuación</translation>
    </message>
    <message>
        <source>envelope opened: no move in it</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>sobre aberto: non hai xogada nel</translation>
    </message>
    <message>
        <source>envelope opened: {text}</source>
        <translation>sobre aberto: {text}</translation>
    </message>
    <message>
        <source>game resumed</source>
        <translation>continúa a partida aprazada</translation>
    </message>
    <message>
        <source>file {name} attached to: {about}</source>
        <extracomment>{name} of a file, {about} the ruling it belongs to, as a sentence.</extracomment>
        <translation>ficheiro {name} anexado a: {about}</translation>
    </message>
    <message>
        <source>removed: {about}</source>
        <extracomment>{about} the attaching of the file, as a sentence.</extracomment>
        <translation>retirado: {about}</translation>
    </message>
    <message>
        <source>the call to seal is taken back: the game goes on</source>
        <translation>retírase o aviso de selar: a partida continúa</translation>
    </message>
    <message>
        <source>the paper in the envelope says: {text}</source>
        <extracomment>{text} is the move as the player wrote it.</extracomment>
        <translation>o papel do sobre di: {text}</translation>
    </message>
    <message>
        <source>scoresheets not collected after all</source>
        <translation>planillas finalmente sen recoller</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>planillas recollidas</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected after all</source>
        <translation>planilla das brancas finalmente sen recoller</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected after all</source>
        <translation>planilla das negras finalmente sen recoller</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>planilla das brancas recollida</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>planilla das negras recollida</translation>
    </message>
    <message>
        <source>appeal against: {about}</source>
        <extracomment>{about} the ruling that is appealed against, as a sentence.</extracomment>
        <translation>apelación contra: {about}</translation>
    </message>
    <message>
        <source>White appeals against: {about}</source>
        <translation>as brancas apelan contra: {about}</translation>
    </message>
    <message>
        <source>Black appeals against: {about}</source>
        <translation>as negras apelan contra: {about}</translation>
    </message>
    <message>
        <source>appeal upheld: {about}</source>
        <translation>apelación estimada: {about}</translation>
    </message>
    <message>
        <source>appeal dismissed: {about}</source>
        <translation>apelación desestimada: {about}</translation>
    </message>
    <message>
        <source>appeal decided in another way: {about}</source>
        <translation>apelación resolta doutro xeito: {about}</translation>
    </message>
    <message>
        <source>withdrawn: {about}</source>
        <extracomment>{about} the appeal, as a sentence.</extracomment>
        <translation>retirada: {about}</translation>
    </message>
    <message>
        <source>carries out the decision on the appeal: {about}</source>
        <extracomment>{about} a ruling, as a sentence.</extracomment>
        <translation>executa a resolución da apelación: {about}</translation>
    </message>
    <message>
        <source>Settings of the papers changed</source>
        <translation>Cambiouse a configuración dos impresos</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n xogador inscrito</numerusform>
            <numerusform>%n xogadores inscritos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contact details of %n player(s) changed</source>
        <translation>
            <numerusform>Datos de contacto de %n xogador cambiados</numerusform>
            <numerusform>Datos de contacto de %n xogadores cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins</source>
        <translation>Comeza a rolda {round}</translation>
    </message>
    <message>
        <source>Round {round} is stopped</source>
        <translation>A rolda {round} está interrompida</translation>
    </message>
    <message>
        <source>Round {round} goes on</source>
        <translation>Continúa a rolda {round}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>A rolda {round} rematou</translation>
    </message>
    <message>
        <source>played with a clock of this program</source>
        <translation>xógase cun reloxo deste programa</translation>
    </message>
    <message>
        <source>played with the clock on the table</source>
        <translation>xógase co reloxo da mesa</translation>
    </message>
    <message>
        <source>Entry lost: it was damaged in the file</source>
        <translation>Perdeuse a entrada: estaba danada no ficheiro</translation>
    </message>
    <message>
        <source>Entry left out: it rests on a lost one</source>
        <translation>Omitiuse a entrada: apóiase nunha que se perdeu</translation>
    </message>
    <message>
        <source>Entry lost: it was missing from a damaged file</source>
        <translation>Perdeuse a entrada: faltaba nun ficheiro danado</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} changed after it was published: %n board(s)</source>
        <translation>
            <numerusform>Rolda {round} cambiada despois de publicada: %n taboleiro</numerusform>
            <numerusform>Rolda {round} cambiada despois de publicada: %n taboleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>now played by {white} and {black}</source>
        <translation>agora xogan {white} e {black}</translation>
    </message>
    <message>
        <source>{player} checked in</source>
        <translation>{player}: presentouse</translation>
    </message>
    <message>
        <source>{player} is not checked in any more</source>
        <translation>{player}: presenza anulada</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) checked in</source>
        <translation>
            <numerusform>presentouse %n xogador</numerusform>
            <numerusform>presentáronse %n xogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in any more</source>
        <translation>
            <numerusform>presenza anulada: %n xogador</numerusform>
            <numerusform>presenza anulada: %n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept, although the disk failed: {act}</source>
        <translation>Vale, aínda que fallou o disco: {act}</translation>
    </message>
    <message>
        <source>the arbiter is called</source>
        <translation>chámase o árbitro</translation>
    </message>
    <message>
        <source>the arbiter has come</source>
        <translation>o árbitro acudiu</translation>
    </message>
    <message>
        <source>Clock {clock} put away</source>
        <translation>Reloxo {clock} retirado</translation>
    </message>
    <message>
        <source>Clock {clock} stands on board {table}</source>
        <translation>Reloxo {clock} no taboleiro {table}</translation>
    </message>
    <message>
        <source>a move made on the board must be the sealed one</source>
        <translation>a xogada feita no taboleiro ten que ser a selada</translation>
    </message>
    <message>
        <source>Broadcast switched off</source>
        <translation>Retransmisión desactivada</translation>
    </message>
    <message>
        <source>Broadcast switched on, without delay</source>
        <translation>Retransmisión activada sen atraso</translation>
    </message>
    <message numerus="yes">
        <source>Broadcast switched on, %n minute(s) later than the games</source>
        <translation>
            <numerusform>Retransmisión activada cun atraso de %n minuto</numerusform>
            <numerusform>Retransmisión activada cun atraso de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>ruling withdrawn: {about}</source>
        <extracomment>{about} the ruling, as a sentence.</extracomment>
        <translation>decisión revogada: {about}</translation>
    </message>
</context>
<context>
    <name>ActPhrase</name>
    <message>
        <source>play with visually disabled players on board {board}</source>
        <translation>xogo con discapacidade visual no taboleiro {board}</translation>
    </message>
    <message>
        <source>note on play with a visually disabled player on board {board}</source>
        <translation>nota sobre o xogo con discapacidade visual no taboleiro {board}</translation>
    </message>
    <message>
        <source>comparison of the players&apos; boards on board {board}</source>
        <translation>comparación de taboleiros, tab. {board}</translation>
    </message>
    <message>
        <source>correction of the players&apos; boards on board {board}</source>
        <translation>corrección de taboleiros, tab. {board}</translation>
    </message>
    <message>
        <source>{operations}, {boards}</source>
        <extracomment>What was done to a clock, and which boards: &quot;2:00 added to White&apos;s time, boards 1, 2&quot;.</extracomment>
        <translation>{operations}, {boards}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by White on board {board}</source>
        <translation>penalización por unha xogada ilegal das brancas no taboleiro {board}</translation>
    </message>
    <message>
        <source>penalty for an illegal move by Black on board {board}</source>
        <translation>penalización por unha xogada ilegal das negras no taboleiro {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by White on board {board}</source>
        <translation>penalización por unha reclamación incorrecta das brancas no taboleiro {board}</translation>
    </message>
    <message>
        <source>penalty for an incorrect claim by Black on board {board}</source>
        <translation>penalización por unha reclamación incorrecta das negras no taboleiro {board}</translation>
    </message>
    <message>
        <source>decision about the clocks, {boards}</source>
        <translation>decisión sobre os reloxos, {boards}</translation>
    </message>
    <message>
        <source>turning of the clock on board {board}</source>
        <translation>xiro do reloxo no taboleiro {board}</translation>
    </message>
    <message>
        <source>flag fall on board {board}</source>
        <translation>caída da bandeira no taboleiro {board}</translation>
    </message>
    <message>
        <source>absence on board {board}</source>
        <translation>ausencia no taboleiro {board}</translation>
    </message>
    <message>
        <source>arrival on board {board}</source>
        <translation>chegada no taboleiro {board}</translation>
    </message>
    <message>
        <source>change of the event&apos;s details</source>
        <translation>cambio dos datos do torneo</translation>
    </message>
    <message>
        <source>late entry of {name}</source>
        <translation>entrada tardía de {name}</translation>
    </message>
    <message>
        <source>change of {name}</source>
        <translation>cambio de {name}</translation>
    </message>
    <message>
        <source>withdrawal of {player}</source>
        <translation>retirada de {player}</translation>
    </message>
    <message>
        <source>return of {player}</source>
        <translation>regreso de {player}</translation>
    </message>
    <message>
        <source>removal of a player</source>
        <translation>eliminación dun xogador</translation>
    </message>
    <message>
        <source>bye of {player} in round {round}</source>
        <translation>descanso de {player} na rolda {round}</translation>
    </message>
    <message>
        <source>starting position, {boards}</source>
        <translation>posición inicial, {boards}</translation>
    </message>
    <message>
        <source>change of the game record on board {board}</source>
        <translation>cambio da anotación da partida no taboleiro {board}</translation>
    </message>
    <message>
        <source>change of White&apos;s scoresheet on board {board}</source>
        <translation>cambio da planilla das brancas no taboleiro {board}</translation>
    </message>
    <message>
        <source>change of Black&apos;s scoresheet on board {board}</source>
        <translation>cambio da planilla das negras no taboleiro {board}</translation>
    </message>
    <message>
        <source>White&apos;s draw offer on board {board}</source>
        <translation>oferta brancas, tab. {board}</translation>
    </message>
    <message>
        <source>Black&apos;s draw offer on board {board}</source>
        <translation>oferta negras, tab. {board}</translation>
    </message>
    <message>
        <source>answer to the draw offer on board {board}</source>
        <translation>resposta á oferta de táboas no taboleiro {board}</translation>
    </message>
    <message>
        <source>White&apos;s claim of a draw on board {board}</source>
        <translation>reclamación de táboas das brancas no taboleiro {board}</translation>
    </message>
    <message>
        <source>Black&apos;s claim of a draw on board {board}</source>
        <translation>reclamación de táboas das negras no taboleiro {board}</translation>
    </message>
    <message>
        <source>ruling on the claim on board {board}</source>
        <translation>decisión sobre a reclamación no taboleiro {board}</translation>
    </message>
    <message>
        <source>White&apos;s signature on board {board}</source>
        <translation>sinatura das brancas no taboleiro {board}</translation>
    </message>
    <message>
        <source>Black&apos;s signature on board {board}</source>
        <translation>sinatura das negras no taboleiro {board}</translation>
    </message>
    <message>
        <source>note on board {board}</source>
        <translation>nota no taboleiro {board}</translation>
    </message>
    <message>
        <source>result {result} on board {board}</source>
        <translation>resultado {result} no taboleiro {board}</translation>
    </message>
    <message>
        <source>clearing of the result on board {board}</source>
        <translation>borrado do resultado no taboleiro {board}</translation>
    </message>
    <message>
        <source>adjournment on board {board}</source>
        <translation>aprazamento no taboleiro {board}</translation>
    </message>
    <message>
        <source>pairing of round {round}</source>
        <translation>emparellamento da rolda {round}</translation>
    </message>
    <message>
        <source>score {score} on board {board}</source>
        <translation>puntuación {score} no taboleiro {board}</translation>
    </message>
    <message>
        <source>addition of {name}</source>
        <translation>inscrición de {name}</translation>
    </message>
    <message>
        <source>removal of {player}&apos;s bye in round {round}</source>
        <translation>retirada do descanso de {player} na rolda {round}</translation>
    </message>
    <message>
        <source>prohibited pairing of {first} and {second}</source>
        <translation>parella prohibida {first} e {second}</translation>
    </message>
    <message>
        <source>removal of the prohibited pairing of {first} and {second}</source>
        <translation>levantamento da parella prohibida {first} e {second}</translation>
    </message>
    <message>
        <source>illegal move on board {board}</source>
        <translation>nota dunha xogada ilegal no taboleiro {board}</translation>
    </message>
    <message>
        <source>keeping score on board {board}</source>
        <translation>obriga de anotar no taboleiro {board}</translation>
    </message>
    <message>
        <source>drawing of lots for the pairing numbers</source>
        <translation>sorteo dos números de emparellamento</translation>
    </message>
    <message>
        <source>ruling on board {board}</source>
        <translation>decisión no taboleiro {board}</translation>
    </message>
    <message>
        <source>the call to seal</source>
        <translation>o aviso de selar</translation>
    </message>
    <message>
        <source>the sealed move on board {board}</source>
        <translation>a xogada secreta do taboleiro {board}</translation>
    </message>
    <message>
        <source>the time of a resumption</source>
        <translation>a hora dunha continuación</translation>
    </message>
    <message>
        <source>who keeps the envelope of board {board}</source>
        <translation>quen garda o sobre do taboleiro {board}</translation>
    </message>
    <message>
        <source>the missing envelope of board {board}</source>
        <translation>o sobre perdido do taboleiro {board}</translation>
    </message>
    <message>
        <source>attendance at the resumption on board {board}</source>
        <translation>a asistencia á continuación do taboleiro {board}</translation>
    </message>
    <message>
        <source>resumption on board {board}</source>
        <translation>continuación no taboleiro {board}</translation>
    </message>
    <message>
        <source>attached file {name}</source>
        <extracomment>{name} of a file.</extracomment>
        <translation>ficheiro anexado {name}</translation>
    </message>
    <message>
        <source>removal of a file on board {board}</source>
        <translation>retirada dun ficheiro no taboleiro {board}</translation>
    </message>
    <message>
        <source>what the paper of board {board} says</source>
        <translation>o que di o papel do taboleiro {board}</translation>
    </message>
    <message>
        <source>the scoresheets of board {board}</source>
        <translation>as planillas do taboleiro {board}</translation>
    </message>
    <message>
        <source>appeal on board {board}</source>
        <translation>apelación no taboleiro {board}</translation>
    </message>
    <message>
        <source>decision on the appeal on board {board}</source>
        <translation>resolución da apelación no taboleiro {board}</translation>
    </message>
    <message>
        <source>withdrawal of the appeal on board {board}</source>
        <translation>retirada da apelación no taboleiro {board}</translation>
    </message>
    <message>
        <source>link between a ruling and the appeal on board {board}</source>
        <translation>ligazón entre unha decisión e a apelación no taboleiro {board}</translation>
    </message>
    <message>
        <source>change of the settings of the papers</source>
        <translation>cambio da configuración dos impresos</translation>
    </message>
    <message numerus="yes">
        <source>addition of %n player(s)</source>
        <translation>
            <numerusform>inscrición de %n xogador</numerusform>
            <numerusform>inscrición de %n xogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contact details of %n player(s)</source>
        <translation>
            <numerusform>datos de contacto de %n xogador</numerusform>
            <numerusform>datos de contacto de %n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>beginning of round {round}</source>
        <translation>comezo da rolda {round}</translation>
    </message>
    <message>
        <source>stopping of round {round}</source>
        <translation>interrupción da rolda {round}</translation>
    </message>
    <message>
        <source>going on of round {round}</source>
        <translation>continuación da rolda {round}</translation>
    </message>
    <message>
        <source>end of round {round}</source>
        <translation>fin da rolda {round}</translation>
    </message>
    <message>
        <source>choice of the clock</source>
        <translation>elección do reloxo</translation>
    </message>
    <message>
        <source>change of round {round}</source>
        <translation>cambio da rolda {round}</translation>
    </message>
    <message>
        <source>check-in of {player}</source>
        <translation>a presenza de {player}</translation>
    </message>
    <message numerus="yes">
        <source>check-in of %n player(s)</source>
        <translation>
            <numerusform>a presenza de %n xogador</numerusform>
            <numerusform>a presenza de %n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>taking back the call to seal</source>
        <translation>a retirada do aviso de selar</translation>
    </message>
    <message>
        <source>call from board {board}</source>
        <translation>chamada do taboleiro {board}</translation>
    </message>
    <message>
        <source>answer to the call from board {board}</source>
        <translation>resposta á chamada do taboleiro {board}</translation>
    </message>
    <message>
        <source>note about a clock</source>
        <translation>nota sobre un reloxo</translation>
    </message>
    <message>
        <source>withdrawal of a ruling on board {board}</source>
        <translation>revogación dunha decisión no taboleiro {board}</translation>
    </message>
</context>
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
            <numerusform>%1 e %n máis</numerusform>
            <numerusform>%1 e %n máis</numerusform>
        </translation>
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
        <source>Board %1: %2 replaced by %3.</source>
        <extracomment>A result was overwritten: board, old result, new result.</extracomment>
        <translation>Taboleiro %1: %2 cambiado por %3.</translation>
    </message>
    <message>
        <source>board %1</source>
        <comment>phrase</comment>
        <translation>taboleiro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>phrase</comment>
        <translation>
            <numerusform>%n taboleiro</numerusform>
            <numerusform>%n taboleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>boards %1</source>
        <comment>phrase</comment>
        <translation>taboleiros %1</translation>
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
        <translation>%1 (Leis %2)</translation>
    </message>
    <message>
        <source>times set by the arbiter</source>
        <translation>tempos postos polo árbitro</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <extracomment>Where a result was entered: the numbers of a round and a board.</extracomment>
        <translation>Rolda %1, taboleiro %2</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded time</source>
        <translation>o reloxo segue desde o último valor coñecido</translation>
    </message>
    <message>
        <source>clock resumes from the last recorded press</source>
        <translation>o reloxo segue desde a última pulsación anotada</translation>
    </message>
    <message>
        <source>the interruption is charged to the player to move</source>
        <translation>a interrupción descóntaselle a quen ten a quenda</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <extracomment>%1 an act as a phrase: &quot;result 1–0 on board 3&quot;.</extracomment>
        <translation>Refeito: %1</translation>
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
        <translation>%1 n.º %2, %3</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>%1 the number of an earlier round, %2 a sentence about one of its boards.</extracomment>
        <translation>Rolda %1 · %2</translation>
    </message>
    <message>
        <source>%1 (round %2)</source>
        <comment>phrase</comment>
        <extracomment>%1 an act at a board as a phrase: &quot;result 1–0 on board 3&quot;; %2 the number of an earlier round.</extracomment>
        <translation>%1 (rolda %2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <comment>ruling</comment>
        <extracomment>%1 a ruling as a phrase, %n how many things it changed: &quot;ruling on board 3 with 5 changes&quot;.</extracomment>
        <translation>
            <numerusform>%1 con %n cambio</numerusform>
            <numerusform>%1 con %n cambios</numerusform>
        </translation>
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
        <translation>Recuperación</translation>
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
        <source>All actions and keys</source>
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
    <message>
        <source>Replay of the current board</source>
        <translation>Repaso do taboleiro escollido</translation>
    </message>
    <message>
        <source>Hall check (%1)</source>
        <translation>Revisión da sala (%1)</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Revisión da sala</translation>
    </message>
    <message>
        <source>Late players (%1)</source>
        <translation>Xogadores atrasados (%1)</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Xogadores atrasados</translation>
    </message>
    <message>
        <source>Intervene: the clock of the current board</source>
        <translation>Intervir: o reloxo do taboleiro escollido</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Anotación da partida</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>É posible o mate?</translation>
    </message>
    <message>
        <source>Pause every clock</source>
        <translation>Deter todos os reloxos</translation>
    </message>
    <message>
        <source>Resume every clock</source>
        <translation>Retomar todos os reloxos</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Leis</translation>
    </message>
    <message>
        <source>Incident at the current board: rule on it</source>
        <translation>Incidente no taboleiro escollido: decidir</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisións</translation>
    </message>
    <message>
        <source>Adjourned games (%1)</source>
        <translation>Partidas aprazadas (%1)</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Partidas aprazadas</translation>
    </message>
    <message>
        <source>Save as a new file</source>
        <translation>Gardar como ficheiro novo</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Listas de Elo</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Impresos</translation>
    </message>
    <message>
        <source>Print what hangs on the wall now</source>
        <translation>Imprimir o que vai agora no taboleiro de anuncios</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Pantalla da sala</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Pechar a pantalla da sala</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Abrir a pantalla da sala</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Páxinas web</translation>
    </message>
    <message>
        <source>Write the web pages now</source>
        <translation>Escribir as páxinas web agora</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Presenza</translation>
    </message>
    <message>
        <source>Close the screen for self check-in</source>
        <translation>Pechar a pantalla para que os xogadores confirmen a presenza</translation>
    </message>
    <message>
        <source>Open the screen for self check-in</source>
        <translation>Abrir a pantalla para que os xogadores confirmen a presenza</translation>
    </message>
    <message>
        <source>Save a copy of the event on the stick</source>
        <translation>Gardar unha copia do torneo na memoria USB</translation>
    </message>
    <message>
        <source>Test the newest copy of the event</source>
        <translation>Probar a última copia do torneo</translation>
    </message>
    <message>
        <source>Calls from boards</source>
        <translation>Chamadas dos taboleiros</translation>
    </message>
    <message>
        <source>New event like this one</source>
        <translation>Novo torneo coma este</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Peche do torneo</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Retransmisión</translation>
    </message>
    <message>
        <source>Switch the broadcast off</source>
        <translation>Desactivar a retransmisión</translation>
    </message>
    <message>
        <source>Switch the broadcast on</source>
        <translation>Activar a retransmisión</translation>
    </message>
</context>
<context>
    <name>AdjournedFields</name>
    <message>
        <source>Adjourned games</source>
        <translation>Partidas aprazadas</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Sesións de xogo</translation>
    </message>
    <message>
        <source>Only where games are adjourned. Round, day, beginning and end, line by line: 1 2026-11-24 16:00 20:00</source>
        <translation>Só onde se aprazan partidas. En cada liña rolda, día, comezo e final: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Moves are sealed</source>
        <translation>As xogadas sélanse</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>en papel</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>na pantalla</translation>
    </message>
    <message>
        <source>A move typed on the screen has two keys: one for the arbiter, one for the organiser</source>
        <translation>Unha xogada escrita na pantalla ten dúas chaves: unha para o árbitro, outra para o organizador</translation>
    </message>
    <message>
        <source>A second person is present when an envelope is opened</source>
        <translation>Cando se abre un sobre está presente unha segunda persoa</translation>
    </message>
    <message>
        <source>Late at a resumption after, in minutes</source>
        <translation>Atraso na continuación despois de, en minutos</translation>
    </message>
    <message>
        <source>Empty: the default time; under the Laws of 2009 one hour.</source>
        <translation>Baleiro: o tempo de espera; coas Leis de 2009, unha hora.</translation>
    </message>
</context>
<context>
    <name>AdjournmentForm</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>AdjournmentPapers</name>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1 left, %2 used</source>
        <extracomment>Times of a player.</extracomment>
        <translation>quedan %1, gastados %2</translation>
    </message>
    <message>
        <source>none is pending</source>
        <translation>ningunha pendente</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>Xogada secreta</translation>
    </message>
    <message>
        <source>White&apos;s clock</source>
        <translation>Reloxo das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s clock</source>
        <translation>Reloxo das negras</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Oferta de táboas</translation>
    </message>
    <message>
        <source>Move that must be sealed</source>
        <translation>Xogada que hai que selar</translation>
    </message>
    <message>
        <source>Resumption</source>
        <translation>Continuación</translation>
    </message>
    <message>
        <source>Opening keys</source>
        <translation>Chaves de apertura</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Pegada</translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation>Gárdao</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizador</translation>
    </message>
    <message>
        <source>not fixed</source>
        <translation>sen fixar</translation>
    </message>
    <message>
        <source>Adjourned game: round %1, board %2</source>
        <translation>Partida aprazada: rolda %1, taboleiro %2</translation>
    </message>
    <message>
        <source>envelope %1.%2</source>
        <comment>file</comment>
        <translation>sobre %1.%2</translation>
    </message>
    <message>
        <source>Position before the sealed move</source>
        <translation>Posición antes da xogada secreta</translation>
    </message>
    <message>
        <source>Checked by the arbiter</source>
        <translation>Comprobado polo árbitro</translation>
    </message>
    <message>
        <source>Opened, and in whose presence</source>
        <translation>Aberto, e en presenza de quen</translation>
    </message>
    <message>
        <source>Resumptions</source>
        <translation>Continuacións</translation>
    </message>
    <message>
        <source>resumptions</source>
        <comment>file</comment>
        <translation>continuacions</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Día e hora</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Taboleiro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>No game is adjourned.</source>
        <translation>Ningunha partida está aprazada.</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Chave de apertura</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Chave de apertura do árbitro</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Chave de apertura do organizador</translation>
    </message>
    <message>
        <source>label %1.%2</source>
        <comment>file</comment>
        <translation>etiqueta %1.%2</translation>
    </message>
    <message>
        <source>opening key %1.%2</source>
        <comment>file</comment>
        <translation>chave de apertura %1.%2</translation>
    </message>
    <message>
        <source>The program keeps no copy of this key. Without it nobody can open the move; keep it apart from the event file.</source>
        <translation>O programa non garda copia desta chave. Sen ela ninguén pode abrir a xogada; gárdea separada do ficheiro do torneo.</translation>
    </message>
    <message>
        <source>If the keys are not printed, copy each one by hand when the program shows it. Keep the slips apart from the event file. Without the keys nobody can open the move.</source>
        <translation>Se as chaves non se imprimen, copie cada unha á man cando o programa a mostre. Garde os papeis á parte do ficheiro do torneo. Sen as chaves ninguén pode abrir a xogada.</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>estase a xogar</translation>
    </message>
    <message>
        <source>%1, %2 of it charged</source>
        <extracomment>%1 &quot;0:58:21 left, 0:32:10 used&quot;, %2 a time that counts as used: charged for adjourning early, or a penalty.</extracomment>
        <translation>%1, deles %2 descontados</translation>
    </message>
    <message>
        <source>%1: resumption, round %2, board %3: %4</source>
        <extracomment>An entry of a calendar: %1 the event, %4 the players.</extracomment>
        <translation>%1: continuación, rolda %2, taboleiro %3: %4</translation>
    </message>
    <message>
        <source>Position before the sealed move: draw it by hand</source>
        <translation>Posición antes da xogada selada: debúxea á man</translation>
    </message>
</context>
<context>
    <name>AdjournmentRow</name>
    <message>
        <source>Type the sealed move</source>
        <translation>Selar na pantalla</translation>
    </message>
    <message>
        <source>Clock stopped: adjourn</source>
        <translation>Reloxo parado: aprazar</translation>
    </message>
    <message>
        <source>Envelope kept by</source>
        <translation>Quen garda o sobre</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Día e hora</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>As brancas están aquí</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>As negras están aquí</translation>
    </message>
    <message>
        <source>Open the envelope</source>
        <translation>Abrir o sobre</translation>
    </message>
    <message>
        <source>Write the move</source>
        <translation>Anotar a xogada</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Imprimir a folla</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Anotación da partida</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incidente</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>Rolda %1, taboleiro %2: %3</translation>
    </message>
    <message>
        <source>Goes on %1</source>
        <translation>Continúa o %1</translation>
    </message>
    <message>
        <source>No adjournment</source>
        <translation>Sen aprazamento</translation>
    </message>
    <message>
        <source>Correct what it says</source>
        <translation>Corrixir o texto</translation>
    </message>
    <message>
        <source>Print the label</source>
        <translation>Imprimir a etiqueta</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Falta o sobre ou unha chave</translation>
    </message>
    <message>
        <source>White is not here</source>
        <translation>As brancas non están</translation>
    </message>
    <message>
        <source>Black is not here</source>
        <translation>As negras non están</translation>
    </message>
    <message>
        <source>Reply sealed on paper</source>
        <translation>Resposta selada en papel</translation>
    </message>
</context>
<context>
    <name>AdjournmentText</name>
    <message>
        <source>opened</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>nobody is named who keeps it</source>
        <translation>sen dicir quen o garda</translation>
    </message>
    <message>
        <source>checked, kept by %1</source>
        <extracomment>%1 a person or a place that keeps an envelope.</extracomment>
        <translation>comprobado, gárdao %1</translation>
    </message>
    <message>
        <source>not checked, kept by %1</source>
        <translation>sen comprobar, gárdao %1</translation>
    </message>
    <message>
        <source>The envelope is opened when White is here.</source>
        <translation>O sobre ábrese cando estean as brancas.</translation>
    </message>
    <message>
        <source>The envelope is opened when Black is here.</source>
        <translation>O sobre ábrese cando estean as negras.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. Complete the record up to the adjournment first.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>No sobre pon «%1». Primeiro complete a anotación ata o aprazamento.</translation>
    </message>
    <message>
        <source>The sealed move is %1, with a draw offer: write it on the record and put the offer to the opponent before the clock is started.</source>
        <translation>A xogada secreta é %1, con oferta de táboas: escríbaa na anotación e comunique a oferta ao rival antes de poñer en marcha o reloxo.</translation>
    </message>
    <message>
        <source>The sealed move is %1: write it on the record.</source>
        <translation>A xogada secreta é %1: escríbaa na anotación.</translation>
    </message>
    <message>
        <source>The envelope is empty: rule on it.</source>
        <translation>O sobre está baleiro: decida sobre iso.</translation>
    </message>
    <message>
        <source>The envelope says “%1”. %2 Rule on it.</source>
        <extracomment>%2 a sentence, why it is no legal move.</extracomment>
        <translation>No sobre pon «%1». %2 Decida sobre iso.</translation>
    </message>
    <message>
        <source>Fix the day and time of the resumption.</source>
        <translation>Fixe o día e a hora da continuación.</translation>
    </message>
    <message>
        <source>Resume the game: the clock that was stopped is started.</source>
        <translation>Continúe a partida: ponse en marcha o reloxo que se parou.</translation>
    </message>
    <message>
        <source>Check the envelope and say who keeps it.</source>
        <translation>Comprobe o sobre e diga quen o garda.</translation>
    </message>
    <message>
        <source>Open the envelope.</source>
        <translation>Abra o sobre.</translation>
    </message>
    <message>
        <source>Resume the game: White&apos;s clock is started.</source>
        <translation>Continúe a partida: ponse en marcha o reloxo das brancas.</translation>
    </message>
    <message>
        <source>Resume the game: Black&apos;s clock is started.</source>
        <translation>Continúe a partida: ponse en marcha o reloxo das negras.</translation>
    </message>
    <message>
        <source>White&apos;s clock runs; the envelope stays closed until White is here.</source>
        <translation>Corre o reloxo das brancas; o sobre segue pechado ata que estean as brancas.</translation>
    </message>
    <message>
        <source>Black&apos;s clock runs; the envelope stays closed until Black is here.</source>
        <translation>Corre o reloxo das negras; o sobre segue pechado ata que estean as negras.</translation>
    </message>
    <message>
        <source>White may seal the reply as long as Black is not here.</source>
        <translation>Mentres non estean as negras, as brancas poden selar a resposta.</translation>
    </message>
    <message>
        <source>Black may seal the reply as long as White is not here.</source>
        <translation>Mentres non estean as brancas, as negras poden selar a resposta.</translation>
    </message>
    <message>
        <source>Open the second envelope.</source>
        <translation>Abra o segundo sobre.</translation>
    </message>
    <message>
        <source>The second envelope is opened when White is here.</source>
        <translation>O segundo sobre ábrese cando estean as brancas.</translation>
    </message>
    <message>
        <source>The second envelope is opened when Black is here.</source>
        <translation>O segundo sobre ábrese cando estean as negras.</translation>
    </message>
    <message>
        <source>The move is sealed: stop the clock and adjourn the game.</source>
        <translation>A xogada está selada: pare o reloxo e aprace a partida.</translation>
    </message>
    <message>
        <source>The player to move seals a move; then the game is adjourned.</source>
        <translation>O xogador en quenda sela unha xogada; despois aprázase a partida.</translation>
    </message>
    <message>
        <source>White seals a move and stops the clock; then the game is adjourned.</source>
        <translation>As brancas selan unha xogada e paran o reloxo; despois aprázase a partida.</translation>
    </message>
    <message>
        <source>Black seals a move and stops the clock; then the game is adjourned.</source>
        <translation>As negras selan unha xogada e paran o reloxo; despois aprázase a partida.</translation>
    </message>
    <message>
        <source>White seals move %1</source>
        <extracomment>%1 the number of the move.</extracomment>
        <translation>As brancas selan a xogada %1</translation>
    </message>
    <message>
        <source>Black seals move %1</source>
        <translation>As negras selan a xogada %1</translation>
    </message>
    <message>
        <source>no sealed move</source>
        <translation>sen xogada secreta</translation>
    </message>
    <message>
        <source>White sealed move %1</source>
        <translation>As brancas selaron a xogada %1</translation>
    </message>
    <message>
        <source>Black sealed move %1</source>
        <translation>As negras selaron a xogada %1</translation>
    </message>
    <message>
        <source>Envelope: %1</source>
        <translation>Sobre: %1</translation>
    </message>
    <message>
        <source>second envelope: %1</source>
        <translation>segundo sobre: %1</translation>
    </message>
    <message>
        <source>Both players are here</source>
        <translation>Están aquí os dous xogadores</translation>
    </message>
    <message>
        <source>White is here</source>
        <translation>As brancas están aquí</translation>
    </message>
    <message>
        <source>Black is here</source>
        <translation>As negras están aquí</translation>
    </message>
    <message>
        <source>told to seal</source>
        <translation>ten que selar</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>aprazada</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>continúa</translation>
    </message>
    <message>
        <source>This cannot be read as a move.</source>
        <translation>Isto non se pode ler como xogada.</translation>
    </message>
    <message>
        <source>This is not a legal move.</source>
        <translation>Isto non é unha xogada legal.</translation>
    </message>
    <message>
        <source>It may be read as %1; beside it stands “%2”.</source>
        <extracomment>%1 a move, %2 what else is written beside it.</extracomment>
        <translation>Pode lerse como %1; ao lado está escrito «%2».</translation>
    </message>
    <message>
        <source>More than one legal move fits: %1.</source>
        <extracomment>%1 lists moves.</extracomment>
        <translation>Encaixa máis dunha xogada legal: %1.</translation>
    </message>
    <message>
        <source>The envelope says “%1”, but %2 was made on the board. Rule on it.</source>
        <extracomment>%1 the move as the player wrote it, %2 another move.</extracomment>
        <translation>No sobre pon «%1», pero no taboleiro fíxose %2. Decida sobre iso.</translation>
    </message>
    <message numerus="yes">
        <source>White is more than %n minute(s) late</source>
        <extracomment>%n minutes that a player may come late.</extracomment>
        <translation>
            <numerusform>As brancas atrásanse máis de %n minuto</numerusform>
            <numerusform>As brancas atrásanse máis de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is more than %n minute(s) late</source>
        <translation>
            <numerusform>As negras atrásanse máis de %n minuto</numerusform>
            <numerusform>As negras atrásanse máis de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White may come until %1, %n minute(s) left</source>
        <extracomment>%1 a time of day until which a player may come, %n the minutes till then.</extracomment>
        <translation>
            <numerusform>As brancas poden chegar ata as %1, queda %n minuto</numerusform>
            <numerusform>As brancas poden chegar ata as %1, quedan %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black may come until %1, %n minute(s) left</source>
        <translation>
            <numerusform>As negras poden chegar ata as %1, queda %n minuto</numerusform>
            <numerusform>As negras poden chegar ata as %1, quedan %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>O reloxo das brancas debía correr desde as %1: desconte o tempo no reloxo da mesa.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1: take the time off the clock on the table.</source>
        <translation>O reloxo das negras debía correr desde as %1: desconte o tempo no reloxo da mesa.</translation>
    </message>
    <message>
        <source>White&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <extracomment>%1 a time of day; R is a key.</extracomment>
        <translation>O reloxo das brancas debía correr desde as %1. R continúa a partida e desconta o tempo.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should have run since %1. R resumes the game and takes the time off.</source>
        <translation>O reloxo das negras debía correr desde as %1. R continúa a partida e desconta o tempo.</translation>
    </message>
    <message>
        <source>goes on, counts as adjourned</source>
        <extracomment>A game that is still being played although the next round was paired; until it is over it counts as adjourned.</extracomment>
        <translation>continúa, conta como aprazada</translation>
    </message>
    <message>
        <source>White is late</source>
        <translation>As brancas chegan tarde</translation>
    </message>
    <message>
        <source>Black is late</source>
        <translation>As negras chegan tarde</translation>
    </message>
    <message>
        <source>At the agreed time, %1, open the envelope.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>Á hora acordada (%1), abra o sobre.</translation>
    </message>
    <message>
        <source>At the agreed time, %1, resume the game.</source>
        <extracomment>%1 a time of day, or a day and a time.</extracomment>
        <translation>Á hora acordada (%1), continúe a partida.</translation>
    </message>
    <message>
        <source>White asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>As brancas pediron aprazar, selan unha xogada e paran o reloxo; descóntaselles o resto da sesión.</translation>
    </message>
    <message>
        <source>Black asked to adjourn, seals a move and stops the clock; the rest of the session is charged.</source>
        <translation>As negras pediron aprazar, selan unha xogada e paran o reloxo; descóntaselles o resto da sesión.</translation>
    </message>
    <message>
        <source>When the game is over, enter its result on the page of results (F4).</source>
        <translation>Cando remate a partida, introduza o resultado na páxina de resultados (F4).</translation>
    </message>
    <message>
        <source>The envelope is empty.</source>
        <translation>O sobre está baleiro.</translation>
    </message>
    <message>
        <source>The envelope says “%1”.</source>
        <extracomment>%1 the move as the player wrote it.</extracomment>
        <translation>O sobre di «%1».</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <extracomment>%1 a draw offer: &quot;White offers a draw&quot;.</extracomment>
        <translation>Segue en pé: %1</translation>
    </message>
    <message>
        <source>asked to adjourn</source>
        <translation>pediu aprazar</translation>
    </message>
    <message>
        <source>The clocks have counted %1 and %2 moves, the record has %3 and %4: set the count on the page of the clock.</source>
        <extracomment>%1 and %2 numbers of moves by the clocks, %3 and %4 by the game record.</extracomment>
        <translation>Os reloxos contaron %1 e %2 xogadas, a anotación ten %3 e %4: corrixa a conta na páxina do reloxo.</translation>
    </message>
    <message>
        <source>The envelope or a key to it is missing: rule on it, or say who keeps it when it is found.</source>
        <translation>Falta o sobre ou unha chave del: decida sobre iso, ou diga quen o garda cando apareza.</translation>
    </message>
    <message>
        <source>The move is sealed and the clock is stopped: adjourn the game.</source>
        <translation>A xogada está selada e o reloxo parado: aprace a partida.</translation>
    </message>
    <message>
        <source>The clock is stopped: adjourn the game when the move is sealed.</source>
        <translation>O reloxo está parado: aprace a partida cando a xogada estea selada.</translation>
    </message>
    <message>
        <source>White has %1, Black %2</source>
        <extracomment>%1 and %2 what the clocks show.</extracomment>
        <translation>As brancas teñen %1, as negras %2</translation>
    </message>
    <message>
        <source>%1 Rule on it (I): that enters the result.</source>
        <extracomment>%1 a sentence, how the game has ended: &quot;Checkmate: White has won.&quot;</extracomment>
        <translation>%1 Decida sobre iso (I): así anótase o resultado.</translation>
    </message>
    <message>
        <source>Check what stands on the envelope.</source>
        <translation>Comprobe o que pon no sobre.</translation>
    </message>
    <message>
        <source>White sealed move …………</source>
        <translation>As brancas selaron a xogada …………</translation>
    </message>
    <message>
        <source>Black sealed move …………</source>
        <translation>As negras selaron a xogada …………</translation>
    </message>
    <message>
        <source>it must be %1</source>
        <translation>ten que ser %1</translation>
    </message>
    <message>
        <source>Typed move, envelope with the key: %1</source>
        <translation>Xogada escrita, sobre coa chave: %1</translation>
    </message>
    <message>
        <source>%1, the clocks are stopped</source>
        <extracomment>%1 what the clocks show: &quot;White has 0:27, Black 0:41&quot;.</extracomment>
        <translation>%1, o reloxo está parado</translation>
    </message>
    <message numerus="yes">
        <source>White came %n minute(s) late</source>
        <translation>
            <numerusform>As brancas chegaron %n minuto tarde</numerusform>
            <numerusform>As brancas chegaron %n minutos tarde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black came %n minute(s) late</source>
        <translation>
            <numerusform>As negras chegaron %n minuto tarde</numerusform>
            <numerusform>As negras chegaron %n minutos tarde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdjournmentsKeys</name>
    <message>
        <source>tell players to seal a move</source>
        <translation>avisar os xogadores de que selen unha xogada</translation>
    </message>
    <message>
        <source>tell to seal</source>
        <translation>avisar de que selen</translation>
    </message>
    <message>
        <source>the player types the sealed move, unseen</source>
        <translation>o xogador escribe a xogada secreta sen que se vexa</translation>
    </message>
    <message>
        <source>the move is sealed: stop the clock and adjourn the game</source>
        <translation>a xogada está selada: parar o reloxo e aprazar a partida</translation>
    </message>
    <message>
        <source>envelope: who keeps it, and whether it is checked</source>
        <translation>sobre: quen o garda e se está comprobado</translation>
    </message>
    <message>
        <source>day, time and place of the resumption</source>
        <translation>día, hora e lugar da continuación</translation>
    </message>
    <message>
        <source>White has come to the resumption, or has not</source>
        <translation>as brancas chegaron á continuación, ou non</translation>
    </message>
    <message>
        <source>Black has come to the resumption, or has not</source>
        <translation>as negras chegaron á continuación, ou non</translation>
    </message>
    <message>
        <source>open the envelope</source>
        <translation>abrir o sobre</translation>
    </message>
    <message>
        <source>write the sealed move on the record</source>
        <translation>escribir a xogada secreta na anotación</translation>
    </message>
    <message>
        <source>resume the game</source>
        <translation>continuar a partida</translation>
    </message>
    <message>
        <source>the reply is sealed in a second envelope</source>
        <translation>a resposta está selada nun segundo sobre</translation>
    </message>
    <message>
        <source>print the sheet for the envelope</source>
        <translation>imprimir a folla do sobre</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>folla</translation>
    </message>
    <message>
        <source>print the list of resumptions</source>
        <translation>imprimir a lista de continuacións</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>save the resumptions as a calendar file</source>
        <translation>gardar as continuacións como ficheiro de calendario</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>calendario</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>anotación da partida</translation>
    </message>
    <message>
        <source>incident: rule on it</source>
        <translation>incidente: decidir sobre el</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incidente</translation>
    </message>
    <message>
        <source>the paper says otherwise: correct what was entered</source>
        <translation>o papel di outra cousa: corrixir o introducido</translation>
    </message>
    <message>
        <source>the game goes on: no move is sealed</source>
        <translation>a partida continúa: non se sela ningunha xogada</translation>
    </message>
    <message>
        <source>print the label for the envelope (A5)</source>
        <translation>imprimir a etiqueta do sobre (A5)</translation>
    </message>
    <message>
        <source>the envelope or a key to it is missing</source>
        <translation>falta o sobre ou unha chave del</translation>
    </message>
</context>
<context>
    <name>AdjournmentsPage</name>
    <message>
        <source>Adjourned games</source>
        <translation>Partidas aprazadas</translation>
    </message>
    <message>
        <source>Tell to seal</source>
        <translation>Avisar de que selen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Aprazar a partida</translation>
    </message>
    <message>
        <source>Resumption</source>
        <translation>Continuación</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Open the envelope</source>
        <translation>Abrir o sobre</translation>
    </message>
    <message>
        <source>The player to move seals the next move; the clock runs until the move is sealed and the player stops it.</source>
        <translation>O xogador en quenda sela a seguinte xogada; o seu reloxo corre ata que a sele e o pare.</translation>
    </message>
    <message>
        <source>The clock is stopped; the opponent&apos;s clock is not started.</source>
        <translation>O reloxo párase; o do rival non se pon en marcha.</translation>
    </message>
    <message>
        <source>Type exactly what the player wrote. An opening cannot be undone.</source>
        <translation>Escriba exactamente o que escribiu o xogador. Unha apertura non se pode desfacer.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Taboleiros</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Día e hora</translation>
    </message>
    <message>
        <source>Kept by, or where</source>
        <translation>Quen o garda, ou onde</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Chave de apertura</translation>
    </message>
    <message>
        <source>The move as written</source>
        <translation>A xogada tal como está escrita</translation>
    </message>
    <message>
        <source>Minutes charged</source>
        <translation>Minutos que se lle descontan</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Second opening key</source>
        <translation>Segunda chave de apertura</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Testemuña</translation>
    </message>
    <message>
        <source>A player asks to adjourn before the end of the session</source>
        <translation>Un xogador pide aprazar antes do final da sesión</translation>
    </message>
    <message>
        <source>Also for the other games of the round without a time</source>
        <translation>Tamén para as outras partidas da rolda sen hora</translation>
    </message>
    <message>
        <source>What is on the envelope is checked</source>
        <translation>O que pon no sobre está comprobado</translation>
    </message>
    <message>
        <source>Fix the time</source>
        <translation>Fixar a hora</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Gardar</translation>
    </message>
    <message>
        <source>No adjourned game</source>
        <translation>Ningunha partida aprazada</translation>
    </message>
    <message>
        <source>At the end of a session tell the players to move to seal (C). Their games are kept here with the envelope until they go on.</source>
        <translation>Ao final dunha sesión avise os xogadores en quenda de que selen (C). As súas partidas están aquí co sobre ata que continúen.</translation>
    </message>
    <message>
        <source>What the paper says</source>
        <translation>O que di o papel</translation>
    </message>
    <message>
        <source>Black is to move and seals</source>
        <translation>Mocan as negras, e selan</translation>
    </message>
    <message>
        <source>There is no move in it</source>
        <translation>Non hai xogada nel</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corrixir</translation>
    </message>
    <message>
        <source>The move was typed. Both keys together open it; one alone does not.</source>
        <translation>A xogada escribiuse na pantalla. Ábrena as dúas chaves xuntas; unha soa, non.</translation>
    </message>
    <message>
        <source>The move was typed. Its key opens it.</source>
        <translation>A xogada escribiuse na pantalla. Ábrea a súa chave.</translation>
    </message>
    <message>
        <source>A player who adjourns before the end of the session is charged the rest of it, for example 30 or 29:30. Empty: nothing.</source>
        <translation>Ao xogador que apraza antes do final da sesión descóntaselle o que queda dela, por exemplo 30 ou 29:30. Baleiro: nada.</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>The clock of the player who must reply runs from the agreed time, also while that player is absent. Leave the line empty if nothing is to be taken.</source>
        <translation>O reloxo do xogador que ten que responder corre desde a hora acordada, tamén mentres non está. Deixe a liña baleira se non hai que descontar nada.</translation>
    </message>
    <message>
        <source>Minutes taken off the clock</source>
        <translation>Minutos que se descontan do reloxo</translation>
    </message>
    <message>
        <source>Move already made on the board, if any: it must be sealed</source>
        <translation>Xogada xa feita no taboleiro, se a hai: debe selarse</translation>
    </message>
    <message>
        <source>Usually empty. Never the secret move: it is in the envelope alone.</source>
        <translation>Normalmente baleiro. Nunca a xogada secreta: esa só está no sobre.</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Calendario (*.ics)</translation>
    </message>
    <message>
        <source>Who sees the envelope being opened.</source>
        <translation>Quen ve como se abre o sobre.</translation>
    </message>
    <message>
        <source>Envelope or key missing</source>
        <translation>Falta o sobre ou unha chave</translation>
    </message>
    <message>
        <source>Nobody can open it any more; the ruling on it comes next. If it is found, say who keeps it.</source>
        <translation>Xa ninguén a pode abrir; despois vén a decisión. Se aparece, diga quen o garda.</translation>
    </message>
    <message>
        <source>It is missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>For example 2026-11-24 10:00</source>
        <translation>Por exemplo 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>No session of the schedule is on now: how much is left of it, and so what is charged, must be typed. For example 30 or 29:30. Empty: nothing.</source>
        <translation>Segundo o calendario, agora non hai ningunha sesión: hai que escribir canto queda dela, que é o que se desconta. Por exemplo, 30 ou 29:30. Baleiro: nada.</translation>
    </message>
</context>
<context>
    <name>AppealFields</name>
    <message>
        <source>Appeals</source>
        <translation>Apelacións</translation>
    </message>
    <message>
        <source>Appeals are decided by</source>
        <translation>As apelacións resólveas</translation>
    </message>
    <message>
        <source>an appeals committee</source>
        <translation>un comité de apelación</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>o árbitro principal</translation>
    </message>
    <message>
        <source>Accepted until, in minutes after the end of the round</source>
        <translation>Admítense ata, en minutos tras o final da rolda</translation>
    </message>
    <message>
        <source>Empty: no time limit.</source>
        <translation>Baleiro: sen prazo.</translation>
    </message>
</context>
<context>
    <name>AppealPanel</name>
    <message>
        <source>Appeal against a ruling</source>
        <translation>Apelación contra unha decisión</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Apelación</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>Quen apela</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>outra persoa</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Where it is not the player.</source>
        <translation>Se non é o xogador.</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Recibida ás</translation>
    </message>
    <message>
        <source>The appeal goes to</source>
        <translation>A apelación vai a</translation>
    </message>
    <message>
        <source>the appeals committee</source>
        <translation>o comité de apelación</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>o árbitro principal</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Decision on the appeal</source>
        <translation>Resolución da apelación</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>estimada</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>desestimada</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>doutro xeito</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Resolve</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Texto da resolución</translation>
    </message>
    <message>
        <source>Nothing has changed at the board: the ruling stands until you make another one. It is linked with the appeal.</source>
        <translation>No taboleiro nada cambiou: a decisión segue en pé ata que tome outra. A nova queda ligada á apelación.</translation>
    </message>
    <message>
        <source>Lodge the appeal</source>
        <translation>Presentar a apelación</translation>
    </message>
    <message>
        <source>Enter the decision</source>
        <translation>Rexistrar a resolución</translation>
    </message>
    <message>
        <source>New ruling…</source>
        <translation>Nova decisión…</translation>
    </message>
    <message>
        <source>Appeal withdrawn</source>
        <translation>Apelación retirada</translation>
    </message>
    <message>
        <source>Another appeal…</source>
        <translation>Outra apelación…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
    <message>
        <source>No ruling has been made on the board since the decision.</source>
        <translation>Desde a resolución non se tomou ningunha decisión no taboleiro.</translation>
    </message>
    <message>
        <source>Made since the decision: %1</source>
        <translation>Tomada desde a resolución: %1</translation>
    </message>
    <message>
        <source>Link this ruling</source>
        <translation>Ligar esta decisión</translation>
    </message>
</context>
<context>
    <name>AppealText</name>
    <message>
        <source>withdrawn</source>
        <comment>appeal</comment>
        <translation>retirada</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <comment>appeal</comment>
        <translation>aínda sen resolver</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>estimada</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>desestimada</translation>
    </message>
    <message>
        <source>decided in another way</source>
        <comment>appeal</comment>
        <translation>resolta doutro xeito</translation>
    </message>
    <message>
        <source>lodged too late</source>
        <translation>presentada fóra de prazo</translation>
    </message>
    <message>
        <source>the ruling still stands</source>
        <translation>a decisión segue en pé</translation>
    </message>
    <message>
        <source>carried out by journal entry %1</source>
        <translation>executada na entrada %1 do diario</translation>
    </message>
    <message>
        <source>Appeal by %1: %2</source>
        <extracomment>%1 White, Black or a name; %2 &quot;upheld&quot;, &quot;not decided yet&quot;, &quot;upheld, carried out by journal entry 371&quot;.</extracomment>
        <translation>Apelación – %1: %2</translation>
    </message>
</context>
<context>
    <name>AttachDialog</name>
    <message>
        <source>Attach a file to the ruling</source>
        <translation>Anexar un ficheiro á decisión</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Anexar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pictures, PDF and text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</source>
        <translation>Imaxes, PDF e texto (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
</context>
<context>
    <name>AttachForm</name>
    <message>
        <source>Attach %1</source>
        <translation>Anexar %1</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Que amosa</translation>
    </message>
    <message>
        <source>For example: both pages of White&apos;s scoresheet. May be left empty.</source>
        <translation>Por exemplo: as dúas páxinas da planilla das brancas. Pode quedar baleiro.</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Anexar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>AttachedFile</name>
    <message>
        <source>Save a copy</source>
        <translation>Gardar unha copia</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
</context>
<context>
    <name>AttachedFiles</name>
    <message>
        <source>Attached files</source>
        <translation>Ficheiros anexados</translation>
    </message>
</context>
<context>
    <name>AttendanceKeys</name>
    <message>
        <source>to the list</source>
        <translation>á lista</translation>
    </message>
    <message>
        <source>absent or arrived</source>
        <translation>ausente ou presente</translation>
    </message>
    <message>
        <source>forfeit on the current board</source>
        <translation>incomparecencia no taboleiro escollido</translation>
    </message>
    <message>
        <source>forfeit, once the default time has expired</source>
        <translation>incomparecencia, rematado o tempo</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>ir ao taboleiro na sala</translation>
    </message>
    <message>
        <source>from the list to the field</source>
        <translation>da lista ao campo</translation>
    </message>
    <message>
        <source>forfeit on every board whose default time has expired</source>
        <translation>incomparecencia en cada taboleiro cuxo tempo de espera rematou</translation>
    </message>
    <message>
        <source>forfeit on all of them</source>
        <translation>incomparecencia en todos</translation>
    </message>
</context>
<context>
    <name>AttendancePage</name>
    <message>
        <source>Late players</source>
        <translation>Xogadores atrasados</translation>
    </message>
    <message>
        <source>Board and side (%1)</source>
        <translation>Taboleiro e cor (%1)</translation>
    </message>
    <message>
        <source>No player is marked absent. Type a board number and the letter of the absent side, then Enter. Repeat when the player arrives.</source>
        <translation>Están todos, ou ninguén dixo o contrario. Escriba o número dun taboleiro e a letra da cor que falta, e logo Intro; o mesmo outra vez cando chegue o xogador.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Aínda non hai ningunha rolda emparellada</translation>
    </message>
    <message>
        <source>When a round begins, mark here who is missing; the default time is counted down for each board.</source>
        <translation>Cando comeza unha rolda, marque aquí quen falta; o tempo de espera vaise descontando en cada taboleiro.</translation>
    </message>
    <message numerus="yes">
        <source>Forfeit on board(s) %1</source>
        <translation>
            <numerusform>Incomparecencia no taboleiro %1</numerusform>
            <numerusform>Incomparecencia nos taboleiros %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttendanceRow</name>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Forfeit: %1</source>
        <translation>Incomparecencia: %1</translation>
    </message>
</context>
<context>
    <name>AttendanceSide</name>
    <message>
        <source>at the board</source>
        <translation>no taboleiro</translation>
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
        <translation>Quen está neste posto?</translation>
    </message>
</context>
<context>
    <name>AttendantFields</name>
    <message>
        <source>Who is at this desk?</source>
        <translation>Quen está nesta mesa?</translation>
    </message>
    <message>
        <source>Name of the desk</source>
        <translation>Nome da mesa</translation>
    </message>
    <message>
        <source>The name is recorded in the history with every action at this desk.</source>
        <translation>O nome rexístrase no historial con cada acción deste posto.</translation>
    </message>
</context>
<context>
    <name>AuditClean</name>
    <message>
        <source>All is well</source>
        <translation>Todo está ben</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Á sala</translation>
    </message>
</context>
<context>
    <name>AuditKeys</name>
    <message>
        <source>go to the board in the hall</source>
        <translation>ir ao taboleiro na sala</translation>
    </message>
    <message>
        <source>dismiss the issue</source>
        <translation>apartar o aviso</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Hall check</source>
        <translation>Revisión da sala</translation>
    </message>
    <message>
        <source>Show dismissed issues</source>
        <translation>Amosar de novo os avisos apartados</translation>
    </message>
    <message>
        <source>Nothing to check yet</source>
        <translation>Aínda non hai nada que revisar</translation>
    </message>
    <message>
        <source>Once a round is paired, this page points out boards that are set differently, were forgotten or wait for a ruling.</source>
        <translation>En canto se emparelle unha rolda, esta páxina sinala o taboleiro que está axustado doutro xeito, quedou esquecido ou agarda unha decisión.</translation>
    </message>
</context>
<context>
    <name>AuditRow</name>
    <message>
        <source>Board %1, %2: %3</source>
        <translation>Taboleiro %1, %2: %3</translation>
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
        <translation>As brancas completaron %1, as negras %2.</translation>
    </message>
    <message>
        <source>White has used %1 and has not moved yet.</source>
        <translation>As brancas gastaron %1 e aínda non moveron.</translation>
    </message>
    <message>
        <source>Black has used %1 and has not moved yet.</source>
        <translation>As negras gastaron %1 e aínda non moveron.</translation>
    </message>
    <message>
        <source>White has used %1 for this move.</source>
        <translation>As brancas gastaron %1 nesta xogada.</translation>
    </message>
    <message>
        <source>Black has used %1 for this move.</source>
        <translation>As negras gastaron %1 nesta xogada.</translation>
    </message>
    <message numerus="yes">
        <source>Meanwhile the clocks of %n other board(s) have been pressed.</source>
        <translation>
            <numerusform>Mentres tanto premeuse o reloxo en %n taboleiro máis.</numerusform>
            <numerusform>Mentres tanto premeuse o reloxo en %n taboleiros máis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has pressed %n time(s) while Black&apos;s clock ran.</source>
        <translation>
            <numerusform>As brancas premeron unha vez mentres corría o reloxo das negras.</numerusform>
            <numerusform>As brancas premeron %n veces mentres corría o reloxo das negras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has pressed %n time(s) while White&apos;s clock ran.</source>
        <translation>
            <numerusform>As negras premeron unha vez mentres corría o reloxo das brancas.</numerusform>
            <numerusform>As negras premeron %n veces mentres corría o reloxo das brancas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock is not started; the round began %1 ago.</source>
        <translation>O reloxo non está en marcha; a rolda comezou hai %1.</translation>
    </message>
    <message>
        <source>White&apos;s lever is locked.</source>
        <translation>A panca das brancas está bloqueada.</translation>
    </message>
    <message>
        <source>Black&apos;s lever is locked.</source>
        <translation>A panca das negras está bloqueada.</translation>
    </message>
    <message>
        <source>The clock has been paused for %1.</source>
        <translation>O reloxo leva %1 en pausa.</translation>
    </message>
    <message>
        <source>Go there and rule on the flag.</source>
        <translation>Vaia alí e decida sobre a bandeira.</translation>
    </message>
    <message>
        <source>Compare with the players&apos; scoresheets; the history of the board shows each press.</source>
        <translation>Compare coas planillas dos xogadores; o historial do taboleiro amosa cada pulsación.</translation>
    </message>
    <message>
        <source>Start the clock, or mark who is absent.</source>
        <translation>Poña o reloxo en marcha ou marque quen está ausente.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets and correct the counters.</source>
        <translation>Conte as xogadas nas planillas e corrixa os contadores.</translation>
    </message>
    <message>
        <source>Resume the clock, or adjourn the game.</source>
        <translation>Poña de novo o reloxo en marcha ou aprace a partida.</translation>
    </message>
    <message>
        <source>Enter the result.</source>
        <translation>Anote o resultado.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>how urgent a finding is</comment>
        <translation>Xa</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how urgent a finding is</comment>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>how urgent a finding is</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>a player</comment>
        <translation>ausente</translation>
    </message>
    <message>
        <source>too late</source>
        <comment>a player who came after the default time</comment>
        <translation>fóra do tempo de espera</translation>
    </message>
    <message>
        <source>White has not moved for %1.</source>
        <translation>As brancas non moven desde hai %1.</translation>
    </message>
    <message>
        <source>The flag fell first: rule on it.</source>
        <translation>A bandeira caeu antes: decida sobre ela.</translation>
    </message>
    <message>
        <source>The time counts from the start of the round.</source>
        <translation>O tempo conta desde o comezo da rolda.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <translation>Leis %1, %2</translation>
    </message>
    <message>
        <source>The arbiter may decide otherwise.</source>
        <translation>O árbitro pode decidir outra cousa.</translation>
    </message>
    <message>
        <source>Count the moves on the scoresheets: correct the counter, or rule on the flag.</source>
        <translation>Conte as xogadas nas planillas: corrixa o contador ou decida sobre a bandeira.</translation>
    </message>
    <message>
        <source>The clock is set to %1; the event&apos;s time control is %2.</source>
        <translation>O reloxo está posto en %1; o torneo xógase a %2.</translation>
    </message>
    <message>
        <source>Its next period begins when the time runs out; the event&apos;s begins when the moves are made.</source>
        <translation>O seu seguinte período comeza en cero; o do torneo, ao facer as xogadas.</translation>
    </message>
    <message>
        <source>Its next period begins when the moves are made; the event&apos;s begins when the time runs out.</source>
        <translation>O seu seguinte período comeza ao facer as xogadas; o do torneo, en cero.</translation>
    </message>
    <message>
        <source>It keeps running after a flag fall; the event&apos;s clocks stop.</source>
        <translation>Segue correndo tras caer unha bandeira; os reloxos do torneo detéñense.</translation>
    </message>
    <message>
        <source>It stops at a flag fall; the event&apos;s clocks keep running.</source>
        <translation>Detense ao caer unha bandeira; os reloxos do torneo seguen correndo.</translation>
    </message>
    <message>
        <source>It adds the increment for the first move; the event does not.</source>
        <translation>Dá tempo adicional na primeira xogada; o torneo non.</translation>
    </message>
    <message>
        <source>It does not add the increment for the first move; the event does.</source>
        <translation>Non dá tempo adicional na primeira xogada; o torneo si.</translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>As brancas levan %n xogada de máis.</numerusform>
            <numerusform>As brancas levan %n xogadas de máis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black&apos;s move counter is %n too high.</source>
        <translation>
            <numerusform>As negras levan %n xogada de máis.</numerusform>
            <numerusform>As negras levan %n xogadas de máis.</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>O reloxo das brancas marca %1 máis do que dan o seu tempo e as súas xogadas.</translation>
    </message>
    <message>
        <source>White&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>O reloxo das brancas marca %1 menos do que dan o seu tempo e as súas xogadas.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 more than it should after these moves.</source>
        <translation>O reloxo das negras marca %1 máis do que dan o seu tempo e as súas xogadas.</translation>
    </message>
    <message>
        <source>Black&apos;s clock shows %1 less than it should after these moves.</source>
        <translation>O reloxo das negras marca %1 menos do que dan o seu tempo e as súas xogadas.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; White&apos;s fell first.</source>
        <translation>As dúas bandeiras están caídas desde hai %1; a das brancas caeu antes.</translation>
    </message>
    <message>
        <source>Both flags have been down for %1; Black&apos;s fell first.</source>
        <translation>As dúas bandeiras están caídas desde hai %1; a das negras caeu antes.</translation>
    </message>
    <message>
        <source>White&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>A bandeira das brancas está caída desde hai %1 e ninguén decidiu.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has been down for %1 and nobody has ruled on it.</source>
        <translation>A bandeira das negras está caída desde hai %1 e ninguén decidiu.</translation>
    </message>
    <message>
        <source>The clock has run %1 less than most clocks of the round.</source>
        <translation>O reloxo correu %1 menos do habitual na rolda.</translation>
    </message>
    <message>
        <source>The clock has run %1 more than most clocks of the round.</source>
        <translation>O reloxo correu %1 máis do habitual na rolda.</translation>
    </message>
    <message>
        <source>The flag fall was observed %1 ago, and there is no result.</source>
        <translation>A caída da bandeira observouse hai %1 e non hai resultado.</translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) came too late to count.</source>
        <translation>
            <numerusform>%n pulsación chegou tarde de máis para contar: o reloxo xa seguira.</numerusform>
            <numerusform>%n pulsacións chegaron tarde de máis para contar: o reloxo xa seguira.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on the flags; the order in which they fell has been recorded.</source>
        <translation>Decida sobre as bandeiras; a orde en que caeron está anotada.</translation>
    </message>
    <message>
        <source>Pause the clock, set the event&apos;s time control and correct both times.</source>
        <translation>Deteña o reloxo, poña o ritmo do torneo e corrixa os dous tempos.</translation>
    </message>
    <message>
        <source>Check that the player is there; if not, mark them absent.</source>
        <translation>Mire se hai alguén; se non, marque a ausencia.</translation>
    </message>
    <message>
        <source>Check whether the clock was forgotten or a press was missed.</source>
        <translation>Mire se alguén esqueceu o reloxo ou se non se rexistrou unha pulsación.</translation>
    </message>
    <message>
        <source>Unlock the lever when the reason no longer applies.</source>
        <translation>Libere a panca cando xa non haxa motivo.</translation>
    </message>
    <message>
        <source>If a flag fell meanwhile, the arbiter may cancel the flag fall.</source>
        <translation>Se caeu unha bandeira entrementres, o árbitro pode volver erguela.</translation>
    </message>
    <message>
        <source>Check the lever: it may be worn, or the clock may be the wrong way round.</source>
        <translation>Mire a panca: pode estar gastada ou o lado ser o equivocado.</translation>
    </message>
    <message>
        <source>Check whether it was started late or had stopped, and correct the times.</source>
        <translation>Mire se comezou tarde ou estivo detido, e corrixa os tempos.</translation>
    </message>
    <message>
        <source>Every clock has the event&apos;s time control and was started with the others.</source>
        <translation>Todos os reloxos teñen o ritmo do torneo e corren desde que corren os demais.</translation>
    </message>
    <message>
        <source>No player has taken more than %1 for a move, or %2 for the first move.</source>
        <translation>Alguén moveu nos últimos %1 e fixo a primeira xogada en menos de %2.</translation>
    </message>
    <message>
        <source>Every move counter fits the side to move; no press was missed.</source>
        <translation>Os números de xogadas cadran con quen ten a quenda e non se perdeu ningunha pulsación.</translation>
    </message>
    <message>
        <source>Every display agrees with base time, increments and time used.</source>
        <translation>Tempos base, incrementos e tempo gastado dan o que marca cada pantalla.</translation>
    </message>
    <message>
        <source>No single clock has been paused for more than %1, and no lever is locked.</source>
        <translation>Ningún reloxo leva %1 en pausa el só e ningunha panca está bloqueada.</translation>
    </message>
    <message>
        <source>Arrived %1 after the default time.</source>
        <translation>Chegou %1 despois do tempo de espera.</translation>
    </message>
    <message>
        <source>The default time expired %1 ago.</source>
        <translation>O tempo de espera rematou hai %1.</translation>
    </message>
    <message>
        <source>Default time is zero: a player who arrives after the start loses (%1).</source>
        <translation>Non hai tempo de espera: quen chega despois do comezo perde (%1).</translation>
    </message>
    <message>
        <source>A player who arrives more than %1 after the start loses (%2).</source>
        <translation>Quen chega máis de %1 despois do comezo perde (%2).</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Só as bases da competición poden dicir outra cousa.</translation>
    </message>
    <message>
        <source>While both players are absent, White&apos;s clock runs (%1).</source>
        <translation>Mentres non hai ninguén, corre o reloxo das brancas (%1).</translation>
    </message>
    <message>
        <source>No flag fall has waited more than a minute for a ruling, and no ruling still lacks its result.</source>
        <translation>Ningunha bandeira caída leva un minuto agardando unha decisión, e ningunha decisión moito tempo o seu resultado.</translation>
    </message>
    <message>
        <source>White&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>O tempo dun período das brancas rematou antes da xogada %1; o reloxo conta agora %2 xogadas.</translation>
    </message>
    <message>
        <source>Black&apos;s period ran out before move %1; the move counter now shows %2.</source>
        <translation>O tempo dun período das negras rematou antes da xogada %1; o reloxo conta agora %2 xogadas.</translation>
    </message>
    <message>
        <source>No clock of the program was started in this round: there were no times, moves or displays to compare.</source>
        <translation>Nesta rolda non se puxo en marcha ningún reloxo do programa: non había tempos, xogadas nin pantallas que comparar.</translation>
    </message>
</context>
<context>
    <name>BackupSettings</name>
    <message>
        <source>Folder for copies of the event</source>
        <translation>Cartafol para as copias do torneo</translation>
    </message>
    <message>
        <source>On a memory stick or another disk: not the one that the event is on.</source>
        <translation>Nunha memoria USB ou noutro disco: non naquel no que está o torneo.</translation>
    </message>
    <message>
        <source>Sticks and disks that are plugged in</source>
        <translation>Memorias USB e discos conectados</translation>
    </message>
    <message>
        <source>Save a copy when a round is over</source>
        <translation>Gardar unha copia cando remate unha rolda</translation>
    </message>
    <message>
        <source>If the stick is not there, the copy is saved when it is plugged in.</source>
        <translation>Se a memoria USB non está, a copia gárdase cando se conecte.</translation>
    </message>
    <message>
        <source>Save a copy now</source>
        <translation>Gardar unha copia agora</translation>
    </message>
    <message>
        <source>Test the newest copy</source>
        <translation>Probar a última copia</translation>
    </message>
</context>
<context>
    <name>BlindForm</name>
    <message>
        <source>Visually disabled players (%1)</source>
        <translation>Xogadores con discapacidade visual (%1)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Blind or visually disabled</source>
        <translation>Cego ou con discapacidade visual</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Leva a anotación</translation>
    </message>
    <message>
        <source>Assistant, by name; empty: none</source>
        <translation>Asistente, nome; baleiro: ningún</translation>
    </message>
    <message>
        <source>Each player has their own board</source>
        <translation>Cada xogador ten o seu taboleiro</translation>
    </message>
    <message>
        <source>Adapted to local circumstances</source>
        <translation>Adaptado ás circunstancias locais</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>BlindNews</name>
    <message>
        <source>Announce it</source>
        <translation>Dicilo</translation>
    </message>
    <message>
        <source>Correct the boards</source>
        <translation>Corrixir os taboleiros</translation>
    </message>
</context>
<context>
    <name>BlindText</name>
    <message>
        <source>%1 (Laws %2)</source>
        <extracomment>%1 a sentence, %2 an article of the Laws.</extracomment>
        <translation>%1 (Leis %2)</translation>
    </message>
    <message>
        <source>White is visually disabled; score: %1</source>
        <translation>As brancas teñen discapacidade visual; anotación: %1</translation>
    </message>
    <message>
        <source>Black is visually disabled; score: %1</source>
        <translation>As negras teñen discapacidade visual; anotación: %1</translation>
    </message>
    <message>
        <source>White&apos;s assistant %1: %2</source>
        <extracomment>%1 a name, %2 what they may do.</extracomment>
        <translation>Asistente das brancas %1: %2</translation>
    </message>
    <message>
        <source>Black&apos;s assistant %1: %2</source>
        <translation>Asistente das negras %1: %2</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>Brancas: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Negras: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>remark and note</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The records agree: both adjust their boards to them.</source>
        <translation>As anotacións coinciden: ambos axustan os seus taboleiros a elas.</translation>
    </message>
    <message>
        <source>pressed too early: the move was not announced</source>
        <translation>premeu o reloxo antes de anunciar a xogada</translation>
    </message>
    <message>
        <source>pressed too early: the promotion piece was not named</source>
        <translation>premeu o reloxo antes de nomear a peza da coroación</translation>
    </message>
    <message>
        <source>makes moves on the opponent&apos;s board</source>
        <translation>fai as xogadas no taboleiro do rival</translation>
    </message>
    <message>
        <source>announces the moves</source>
        <translation>anuncia as xogadas</translation>
    </message>
    <message>
        <source>keeps score, starts the opponent&apos;s clock</source>
        <translation>anota e acciona o reloxo do rival</translation>
    </message>
    <message>
        <source>adjournment formalities</source>
        <translation>formalidades do aprazamento</translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation>planilla</translation>
    </message>
    <message>
        <source>Braille</source>
        <translation>Braille</translation>
    </message>
    <message>
        <source>longhand</source>
        <translation>escritura común</translation>
    </message>
    <message>
        <source>recording device</source>
        <translation>aparello de gravación</translation>
    </message>
    <message>
        <source>%1 Against a hearing-impaired player an assistant is compulsory.</source>
        <translation>%1 Contra un xogador con discapacidade auditiva o asistente é obrigatorio.</translation>
    </message>
    <message>
        <source>The boards differ. Enter what both players wrote; the records decide.</source>
        <translation>Os taboleiros difiren. Introduza o que anotaron ambos; deciden as anotacións.</translation>
    </message>
    <message>
        <source>The records agree: White adjusts the board to them.</source>
        <translation>As anotacións coinciden: as brancas axustan o seu taboleiro a elas.</translation>
    </message>
    <message>
        <source>The records agree: Black adjusts the board to them.</source>
        <translation>As anotacións coinciden: as negras axustan o seu taboleiro a elas.</translation>
    </message>
    <message>
        <source>moves and times announced on request</source>
        <translation>infórmase das xogadas e dos tempos a petición</translation>
    </message>
    <message>
        <source>moves and times announced without request</source>
        <translation>infórmase das xogadas e dos tempos sen que se pida</translation>
    </message>
    <message>
        <source>pressed too early: the captured piece was not removed</source>
        <translation>premeu o reloxo antes de retirar a peza capturada</translation>
    </message>
    <message>
        <source>pressed too early: no piece was in another aperture</source>
        <translation>premeu o reloxo antes de tempo: ningunha peza estaba noutro orificio</translation>
    </message>
    <message>
        <source>announces moves and times on request</source>
        <translation>informa de xogadas e tempos a petición</translation>
    </message>
    <message>
        <source>claims a flag fall, reports touched pieces</source>
        <translation>reclama o tempo, avisa das pezas tocadas</translation>
    </message>
    <message>
        <source>A flag fall claimed by the assistant counts as claimed by the player.</source>
        <translation>A reclamación por tempo que faga o asistente vale coma se a fixese o xogador.</translation>
    </message>
    <message>
        <source>Two boards; on the special one a piece is touched once it has left its securing aperture.</source>
        <translation>Dous taboleiros; no especial, considérase tocada a peza que saíu do seu orificio.</translation>
    </message>
    <message>
        <source>Either player may demand two boards, and you may adapt the rules (Laws %1). Score in Braille, longhand or on a recording device (%2); a special clock (%3). If the player has no assistant, the opponent may have one for the first two duties (%4).</source>
        <extracomment>%1 to %4 articles of the Laws.</extracomment>
        <translation>Calquera xogador pode esixir dous taboleiros, e vostede pode adaptar as regras (Leis %1). Anotación en Braille, escritura común ou gravación (%2); un reloxo especial (%3). Se o xogador non ten asistente, o rival pode ter un para as dúas primeiras tarefas (%4).</translation>
    </message>
    <message numerus="yes">
        <source>The records differ: go back to where they agree, after %n half-move(s), then set the clocks. No extra time is given and nothing is counted as an illegal move.</source>
        <translation>
            <numerusform>As anotacións difiren: volta a onde coinciden, tras %n media xogada; axuste os reloxos. Non hai tempo adicional nin se conta falta ningunha.</numerusform>
            <numerusform>As anotacións difiren: volta a onde coinciden, tras %n medias xogadas; axuste os reloxos. Non hai tempo adicional nin se conta falta ningunha.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>As brancas premeron o reloxo e a súa xogada non está anotada: anunciouse?</translation>
    </message>
    <message>
        <source>Black has pressed the clock, but the move is not recorded: was it announced?</source>
        <translation>As negras premeron o reloxo e a súa xogada non está anotada: anunciouse?</translation>
    </message>
    <message>
        <source>no duties yet</source>
        <comment>assistant</comment>
        <translation>sen función aínda</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Chess board</source>
        <translation>Taboleiro de xadrez</translation>
    </message>
</context>
<context>
    <name>BoardActHead</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Xogada</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>White&apos;s time after the action</source>
        <translation>Tempo das brancas despois da acción</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Black&apos;s time after the action</source>
        <translation>Tempo das negras despois da acción</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Reflexión</translation>
    </message>
    <message>
        <source>How long the player&apos;s clock ran for this move</source>
        <translation>Canto correu o reloxo do xogador nesta xogada</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Que pasou</translation>
    </message>
</context>
<context>
    <name>BoardActRow</name>
    <message>
        <source>Undone: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
</context>
<context>
    <name>BoardNotes</name>
    <message>
        <source>Flag</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>White&apos;s flag first</source>
        <extracomment>Both flags are down; short, it stands on a small tile.</extracomment>
        <translation>Bandeira, antes brancas</translation>
    </message>
    <message>
        <source>Black&apos;s flag first</source>
        <translation>Bandeira, antes negras</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Absent %1</source>
        <extracomment>%1 is the time until the player loses by default: &quot;Absent 12:34&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Ausente %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <comment>the arbiter must decide about the clock</comment>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <extracomment>%1 is a time control that is not the event&apos;s: &quot;Set to 5+3&quot;.</extracomment>
        <translation>Posto en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n late press(es)</source>
        <translation>
            <numerusform>%n pulsación tardía</numerusform>
            <numerusform>%n pulsacións tardías</numerusform>
        </translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Panca bloqueada</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>control</comment>
        <extracomment>%1 is a time control, %2 four signs that tell it from others: &quot;3+2 · K7QD&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Táboas reclamadas</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Xaque mate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Rei afogado</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Táboas ofrecidas</translation>
    </message>
    <message>
        <source>Drawn on the board</source>
        <translation>Táboas no taboleiro</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <comment>the one that loses</comment>
        <translation>Ilegal: perde</translation>
    </message>
    <message>
        <source>Default time expired</source>
        <extracomment>To the resumption of an adjourned game. Short, it stands on a small tile.</extracomment>
        <translation>Espera rematada</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>The players have signed different results. Short, it stands on a small tile.</extracomment>
        <translation>En disputa</translation>
    </message>
    <message>
        <source>Late for resumption</source>
        <translation>Tarde á continuación</translation>
    </message>
    <message>
        <source>Called %1</source>
        <extracomment>%1 is the time of day at which a board called the arbiter: &quot;Called 14:32&quot;. Short, it stands on a small tile.</extracomment>
        <translation>Chamada %1</translation>
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
        <translation>Hai un xogador ausente</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3. %4.</source>
        <extracomment>Read aloud for a board: number, White, Black, state (&quot;Running&quot;, &quot;1–0&quot;).</extracomment>
        <translation>Taboleiro %1: %2 contra %3. %4.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>king %1</source>
        <comment>men</comment>
        <extracomment>A piece, then all squares where such pieces stand: &quot;rook a1, h1&quot;.</extracomment>
        <translation>rei %1</translation>
    </message>
    <message>
        <source>queen %1</source>
        <comment>men</comment>
        <translation>dama %1</translation>
    </message>
    <message>
        <source>rook %1</source>
        <comment>men</comment>
        <translation>torre %1</translation>
    </message>
    <message>
        <source>bishop %1</source>
        <comment>men</comment>
        <translation>alfil %1</translation>
    </message>
    <message>
        <source>knight %1</source>
        <comment>men</comment>
        <translation>cabalo %1</translation>
    </message>
    <message>
        <source>pawn %1</source>
        <comment>men</comment>
        <translation>peón %1</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>Brancas: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>Negras: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>O taboleiro está baleiro.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Xogan brancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Xogan negras</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Xaque mate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Rei afogado</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Xaque</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>Not saved yet</source>
        <translation>Aínda non está no disco</translation>
    </message>
</context>
<context>
    <name>BracketDrawing</name>
    <message>
        <source>Brackets of the round</source>
        <translation>Grupos de emparellamento da rolda</translation>
    </message>
</context>
<context>
    <name>BracketPicture</name>
    <message>
        <source>has the bye</source>
        <translation>ten o descanso</translation>
    </message>
    <message>
        <source>%1, penultimate</source>
        <extracomment>%1 a score; 2017, A.9.</extracomment>
        <translation>%1, penúltima</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, grupos unidos</translation>
    </message>
    <message>
        <source>downfloat</source>
        <translation>baixa</translation>
    </message>
</context>
<context>
    <name>BroadcastKeys</name>
    <message>
        <source>switch the broadcast off</source>
        <translation>desactivar a retransmisión</translation>
    </message>
    <message>
        <source>switch the broadcast on</source>
        <translation>activar a retransmisión</translation>
    </message>
    <message>
        <source>switch off</source>
        <translation>desactivar</translation>
    </message>
    <message>
        <source>switch on</source>
        <translation>activar</translation>
    </message>
    <message>
        <source>send all games of the round once more</source>
        <translation>enviar todas as partidas da rolda outra vez</translation>
    </message>
    <message>
        <source>send again</source>
        <translation>reenviar</translation>
    </message>
    <message>
        <source>look at the broadcast in the browser</source>
        <translation>ver a retransmisión no navegador</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ver</translation>
    </message>
    <message>
        <source>address of the round on lichess.org</source>
        <translation>enderezo da rolda en lichess.org</translation>
    </message>
    <message>
        <source>address</source>
        <translation>enderezo</translation>
    </message>
    <message>
        <source>boards that are broadcast</source>
        <translation>taboleiros que se retransmiten</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>taboleiros</translation>
    </message>
    <message>
        <source>token for lichess.org</source>
        <translation>token para lichess.org</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>forget the token, here and in the secret store</source>
        <translation>esquecer o token, aquí e no almacén de contrasinais</translation>
    </message>
    <message>
        <source>forget token</source>
        <translation>esquecer o token</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>dun campo de volta á páxina</translation>
    </message>
</context>
<context>
    <name>BroadcastPage</name>
    <message>
        <source>Broadcast</source>
        <translation>Retransmisión</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Reenviar</translation>
    </message>
</context>
<context>
    <name>BroadcastPlaceCard</name>
    <message>
        <source>Address of the round on lichess.org</source>
        <translation>Enderezo da rolda en lichess.org</translation>
    </message>
    <message>
        <source>Each round has its own. Copy it from the browser when you have made the round there, without a source.</source>
        <translation>Cada rolda ten o seu. Cópieo do navegador cando cree alí a rolda, sen fonte.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Taboleiros</translation>
    </message>
    <message>
        <source>Empty: all. %1</source>
        <translation>Baleiro: todos. %1</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Atraso</translation>
    </message>
    <message>
        <source>Moves and results are sent this much later than they are recorded. A delay set on lichess.org comes on top.</source>
        <translation>As xogadas e os resultados envíanse este tempo despois de anotarse. O atraso posto en lichess.org súmase.</translation>
    </message>
</context>
<context>
    <name>BroadcastTokenCard</name>
    <message>
        <source>Token for lichess.org</source>
        <translation>Token para lichess.org</translation>
    </message>
    <message>
        <source>Made at lichess.org/account/oauth/token with the right “Create, update, delete studies and broadcasts”. It goes into the secret store of this desktop, never into the event.</source>
        <translation>Créase en lichess.org/account/oauth/token co permiso «Create, update, delete studies and broadcasts». Gárdase no almacén de contrasinais deste escritorio, nunca no evento.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
</context>
<context>
    <name>CaseFile</name>
    <message>
        <source>Case file: round %1, board %2</source>
        <translation>Expediente: rolda %1, taboleiro %2</translation>
    </message>
    <message>
        <source>case round %1 board %2 entry %3</source>
        <comment>file</comment>
        <translation>expediente rolda %1 taboleiro %2 entrada %3</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Ruled at</source>
        <translation>Hora da decisión</translation>
    </message>
    <message>
        <source>Ruled by</source>
        <translation>Decidida por</translation>
    </message>
    <message>
        <source>Journal entry</source>
        <translation>Entrada do diario</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Leis</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Control de tempo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Que pasou</translation>
    </message>
    <message>
        <source>Ruled by a key, without questions.</source>
        <translation>Decidida cunha tecla, sen preguntas.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Xogadas</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>Illegal moves before</source>
        <translation>Xogadas ilegais anteriores</translation>
    </message>
    <message>
        <source>down</source>
        <translation>caída</translation>
    </message>
    <message>
        <source>The clocks</source>
        <translation>Os reloxos</translation>
    </message>
    <message>
        <source>The position on the board.</source>
        <translation>A posición no taboleiro.</translation>
    </message>
    <message>
        <source>The position before what happened.</source>
        <translation>A posición antes do que pasou.</translation>
    </message>
    <message>
        <source>After %1, the last move on record.</source>
        <translation>Despois de %1, a última xogada anotada.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) that the clock has counted are not on record.</source>
        <translation>
            <numerusform>Falta na anotación %n media xogada que o reloxo contou.</numerusform>
            <numerusform>Faltan na anotación %n medias xogadas que o reloxo contou.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position</source>
        <translation>A posición</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Preguntas e respostas</translation>
    </message>
    <message>
        <source>What the Laws provide</source>
        <translation>Que din as Leis</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidiuse</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>The arbiter&apos;s reason</source>
        <translation>Motivo do árbitro</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>the arbiter decided otherwise than the Laws propose</source>
        <translation>o árbitro decidiu doutro xeito do que propoñen as Leis</translation>
    </message>
    <message>
        <source>Carried out with it:</source>
        <translation>Executado con ela:</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quen</translation>
    </message>
    <message>
        <source>What came later</source>
        <translation>Que veu despois</translation>
    </message>
    <message>
        <source>Moves on record</source>
        <translation>Xogadas anotadas</translation>
    </message>
    <message>
        <source>The same for the command line</source>
        <translation>O mesmo para a liña de ordes</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Ficheiros anexados</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <comment>file</comment>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Attached at</source>
        <translation>Anexado</translation>
    </message>
    <message>
        <source>Attached by</source>
        <translation>Anexado por</translation>
    </message>
    <message>
        <source>This picture cannot be shown here.</source>
        <translation>Esta imaxe non se pode amosar aquí.</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Apelacións</translation>
    </message>
    <message>
        <source>Appeal by</source>
        <translation>Apela</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Appeal to</source>
        <translation>Apelación ante</translation>
    </message>
    <message>
        <source>Received at</source>
        <translation>Recibida ás</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Prazo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ningún</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Resolve</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Resolta ás</translation>
    </message>
    <message>
        <source>Decision in words</source>
        <translation>Texto da resolución</translation>
    </message>
    <message>
        <source>This text cannot be shown here.</source>
        <translation>Este texto non se pode amosar aquí.</translation>
    </message>
    <message>
        <source>The text goes on in the attached file.</source>
        <translation>O texto continúa no ficheiro anexado.</translation>
    </message>
</context>
<context>
    <name>CategoryFields</name>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Categories of players</source>
        <translation>Categorías de xogadores</translation>
    </message>
    <message>
        <source>Line by line, the name and what must hold: U18: age -17 or S65: age 65-, on 2026-12-31 or B: rating 1800-1999 or Women: sex w. A name alone: whoever has it among the own categories.</source>
        <translation>Liña a liña, o nome e as condicións: U18: age -17 ou S65: age 65-, on 2026-12-31 ou B: rating 1800-1999 ou Mulleres: sex w. Só un nome: quen o teña entre as súas categorías propias.</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Data de referencia da idade</translation>
    </message>
    <message>
        <source>Empty: 1 January of the year in which the event begins.</source>
        <translation>Baleiro: o 1 de xaneiro do ano en que empeza o torneo.</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Create an event, continue one, or import players and rounds from a tournament report file (TRF). An event is one file; every action is saved in it before it is shown, so nothing is lost if the computer fails.</source>
        <translation>Cree un torneo novo, siga con un que xa ten ou importe xogadores e roldas dun ficheiro TRF da FIDE. Un torneo é un só ficheiro; cada acción escríbese nel antes de amosarse, así que nada se perde se o ordenador se para.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>The notes show where the file is wrong and how the program read what was unclear. Choose whether to import the players only or the finished rounds as well, check the event, then create it.</source>
        <translation>As notas din onde está mal o ficheiro e como leu o programa o que non estaba claro. Escolla se importa só os xogadores ou tamén as roldas rematadas, revise o torneo e logo créeo.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Add one player after another: Enter saves and clears the form for the next. Type the first letters of a name to find it in the list. A player who leaves the event is withdrawn, not removed: the games already played are kept.</source>
        <translation>Inscriba os xogadores un tras outro: Intro garda e baleira o formulario para o seguinte. Escriba as primeiras letras dun nome para atopalo na lista. Quen deixa o torneo retírase, non se elimina: as partidas xogadas quedan.</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
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
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Ranks are by points, then by the tie-breaks of the event in their order. The text below the standings explains each tie-break. Ranks are provisional while games are unfinished.</source>
        <translation>Postos por puntos e despois polos desempates do torneo na súa orde. Baixo a táboa di o que significa cada un. Os postos son provisionais mentres haxa partidas abertas.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Every action with its time. Undo does not delete an action: it stays in the list, struck through.</source>
        <translation>Cada acción coa súa hora. Desfacer non a borra: queda anotada e riscada.</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Axustes</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>Intervencións</translation>
    </message>
    <message>
        <source>Hall check</source>
        <translation>Revisión da sala</translation>
    </message>
    <message>
        <source>The program checks the hall every few seconds and points out boards that are set differently, were not started, seem forgotten, wait for a ruling or whose times do not add up. It gives its reasons; you decide what to do. An issue you have seen can be dismissed.</source>
        <translation>O programa revisa a sala cada poucos segundos e sinala o taboleiro que está axustado doutro xeito, non comezou, parece esquecido, agarda unha decisión ou ten un tempo que non cadra. Di en que se basea; que facer decídeo vostede. Un aviso xa visto pódese apartar.</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Xogadores atrasados</translation>
    </message>
    <message>
        <source>Mark an absent player by the board number and the letter of the side; repeat it when the player arrives. The default time of the event is counted down from the start of the round on each board; a player who arrives exactly at its end is in time. When it has expired, F enters the forfeit; the program never does so by itself. Boards where White has not moved by then are listed as well.</source>
        <translation>Marque quen falta co número do taboleiro e a letra da cor, e outra vez cando chegue o xogador. O tempo de espera do torneo vaise descontando desde o comezo da rolda, taboleiro por taboleiro; chegar xusto ao cumprirse o tempo de espera é chegar a tempo. Cando remata, F dá a incomparecencia; o programa nunca a dá por si só. Tamén se listan os taboleiros onde as brancas non moveron ata entón.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>What did the clock of a board show at 14:32? Choose the board in the hall and press H, type the time and press Enter. Or go from action to action, or click the graph of both times. During the game the page follows it until you look back. Actions undone later are shown as they were at the time; times when the program was not running are marked. The text is the whole replay, with the time each player used, gained and had corrected.</source>
        <translation>Que marcaba o reloxo dun taboleiro ás 14:32? Escolla o taboleiro na sala e prema H, escriba a hora e prema Intro. Ou vaia de acción en acción, ou prema na gráfica dos dous tempos. Mentres corre a partida a páxina séguea ata que mire atrás. O que se desfixo máis tarde amósase como estaba ata entón, e mentres o programa non estaba en marcha non se rexistrou nada, e a páxina indícao. A folla é o rexistro enteiro en texto simple, co que gastou, recibiu e se lle corrixiu a cada xogador.</translation>
    </message>
    <message>
        <source>If the program stops while clocks are running, they are paused when it starts again. For each board choose the last recorded time, the time at the last press, or charge the whole interruption to the player to move; or type both times. You can undo the decision until the clock is used again. If the computer went to sleep, the clocks were paused on waking and no player lost time; resume them all together.</source>
        <translation>Se o programa se para mentres corren os reloxos, ao volver están detidos. Para cada taboleiro escolla o último valor coñecido, a última pulsación, desconte toda a interrupción a quen ten a quenda, ou escriba os dous tempos. Desfacer retira unha decisión mentres non se use o reloxo. Se o ordenador estivo en suspensión, os reloxos quedaron en pausa ao volver e non se lle descontou tempo a ninguén; póñaos en marcha xuntos.</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Emparellamento</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Anotación da partida</translation>
    </message>
    <message>
        <source>The game of one board: the arbiter&apos;s record and what each player wrote, side by side. Type moves with the piece letters of your language, one or many, or make them on the board; a move typed while an earlier position is shown replaces the move made there. A player&apos;s scoresheet accepts whatever the player wrote; a move that differs from the record, or is missing, is marked. (=) is the mark of a draw offer.

Offers, claims, illegal moves and signatures belong to the game and are shown beside its moves. A claim stops the clocks and is examined at once: the program shows where the position occurred and what your edition of the Laws says; you decide. When a move ends the game the clock stops, and one key enters the result with its article.</source>
        <translation>A partida dun taboleiro: a anotación do árbitro xunto ao que escribiu cada xogador. Escriba as xogadas coas letras da súa lingua, unha ou moitas, ou fágaas no taboleiro; o que se escribe cando se amosa unha posición anterior substitúe a xogada que alí se fixo. A planilla dun xogador admite todo o que este escribise; a xogada que non concorda coa anotación, ou que falta, queda marcada. (=) é o signo da oferta de táboas.

As ofertas, as reclamacións, as xogadas ilegais e as sinaturas pertencen á partida e quedan xunto ás súas xogadas. Unha reclamación detén os reloxos e examínase de inmediato: o programa amosa onde se deu a posición e que di a súa edición das Leis; a decisión é súa. Cando unha xogada remata a partida o reloxo detense, e unha tecla anota o resultado co seu artigo.</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>É posible o mate?</translation>
    </message>
    <message>
        <source>Clock adjustments: penalties, wrong presses, times, counters, the time control, a new clock. I opens the panel for the current board, and a digit takes effect at once: a penalty takes two keys. Each line says what it will do and under which article; the resulting times are shown beside the clock while the cursor is on it. For the selected boards, or for the hall, the same digits take effect on all of them at the same instant. Running clocks keep running. Your changes can be undone and stay in the history with their reason; clocks that were paused or started are simply started or paused again.

When a flag is down, or a player has made a losing illegal move, the panel begins with the facts and what the Laws of your event say. A ringing phone or an electronic device found on a player is ruled on in the same way, with two actions of the third page (I, 0, 0, then 6 for White&apos;s or 7 for Black&apos;s). Under the Laws of 2009 the opponent scores ½ if unable to checkmate; if the game record is complete, it answers that question. You add what only you know: who claimed or observed the flag fall, whether the moves were made, whether the opponent can still checkmate. One key enters the result with its article. You may always decide otherwise and give your reason in the note.</source>
        <translation>O que lles fai aos reloxos: sancións, pulsacións erradas, tempos, contadores, o ritmo, un reloxo novo. I abre o panel do taboleiro escollido e unha cifra actúa no momento: dúas teclas son unha sanción. Cada liña di que fará e segundo que artigo; os tempos resultantes están xunto ao reloxo mentres o cursor está nela. Para os taboleiros que marcou, ou para a sala, as mesmas cifras actúan sobre todos no mesmo instante. Os reloxos que corren seguen correndo. O que cambia pódese desfacer e queda no historial co seu motivo; os reloxos que se detiveron ou se puxeron en marcha póñense de novo en marcha ou detéñense sen máis.

Cando unha bandeira está caída, ou un xogador fixo a xogada ilegal que perde, o panel comeza cos feitos e co que din as Leis do seu torneo. Do mesmo xeito decídese sobre un teléfono que soa ou un aparello que un xogador leva consigo: pídeno dúas accións da terceira páxina (I, 0, 0 e despois 6 para as brancas ou 7 para as negras). Segundo as Leis de 2009 o rival recibe medio punto se non pode dar mate; onde a anotación é tan longa como a partida, responde ela. Vostede engade o que só vostede sabe: quen sinalou a bandeira, se se fixeron as xogadas, se o rival aínda pode dar mate. Unha tecla anota o resultado co seu artigo. Sempre pode decidir outra cousa; a nota di por que.</translation>
    </message>
    <message>
        <source>A player whose flag has fallen loses, unless the opponent cannot checkmate by any series of legal moves; the same question decides dead positions, losing illegal moves and more, depending on the edition of the event. Set up the position with E: choose a piece and click, drag, or go to a square and type its letter. Or paste a FEN. The answer for both players appears at once: if a player can checkmate, the moves can be played through, and a shorter line may replace them within a second; if not, the reason is given. If no answer is found after two million positions, the result is “not decided” and the arbiter decides. You may also try moves on the board; the answer is then for the new position. A position from a game (Alt+M in its record) shows where it occurred, and N adds the verdict to that game&apos;s record as a note; Undo removes it.</source>
        <translation>A bandeira caída perde, salvo que o rival non poida dar mate con ningunha serie de xogadas legais, por mal que xoguen os dous; a mesma pregunta decide sobre as posicións mortas, a xogada ilegal que perde e máis, segundo a edición do torneo. Coloque a posición con E: escolla unha peza e prema, arrastre, ou vaia a unha casa e escriba a letra. Ou pegue unha liña FEN. A resposta para ambos chega ao momento; onde un xogador pode dar mate, as xogadas pódense percorrer, e en menos dun segundo pode substituílas unha liña máis curta; onde non, está a razón que dicir. Unha resposta que non se coñece tras dous millóns de posicións chámase sen decidir, e decide o árbitro. Tamén pode probar xogadas no taboleiro; a resposta é entón para a nova posición. Unha posición que vén dunha partida (Alt+M na súa anotación) di onde estaba, e N deixa o veredicto na anotación desa partida como nota; desfacer quítaa de novo.</translation>
    </message>
    <message>
        <source>Enter the name of the event, the time control and the pairing system. Write the time control as 90+30 or 3+2; the line below explains it in words. The system, the number of rounds, the time control, the edition and the tie-breaks are fixed once the first round is paired.

Tie-breaks separate players with the same points: the first of the list first, each among those who are still level. A new event has the usual ones of its system. Add others from the list below; in the list the arrows go from line to line, with Alt they move the line, and Del removes it. Beside each stand its meaning and its article of the tie-break regulations (C.07). What these do not allow in the event is not offered; what they advise against is said beside it. Announce the tie-breaks before the event.</source>
        <translation>Diga como se chama o torneo, canto dura unha partida e quen xoga con quen. Escriba o ritmo de xogo como 90+30 ou 3+2; a liña de abaixo di con palabras o que significa. O sistema, as roldas, o ritmo, a edición e os desempates quedan fixos ao emparellar a primeira rolda.

Os desempates separan os xogadores cos mesmos puntos: primeiro o primeiro da lista, e cada un entre os que seguen igualados. Un torneo novo ten os habituais do seu sistema. Engada outros da oferta de debaixo; na lista as frechas van de liña en liña, con Alt moven a liña e Supr elimínaa. Xunto a cada un está o que significa e o seu artigo da norma de desempates (C.07). O que esta non permite no torneo non se ofrece; o que desaconsella dise ao seu carón. Anuncie os desempates antes do torneo.</translation>
    </message>
    <message>
        <source>The next round of a Swiss or a round robin. In a Swiss first mark who takes part: =, 0 and 1 give a bye for this round, + lets the player play. Pair, then check: below each name are title and rating, the points, the colours of the games played and the floats of the last two rounds. Select two seats and ask why these two do not meet; or look at the brackets, where an arrow leads from each downfloater to the pair below.

The arbiter may change the pairing by hand: begin the changes, swap seats or colours, move the bye, then end and check. A change that breaks a rule must be confirmed at once; the check names the first criterion in which the round is worse. Confirming the pairing saves the round in the event; until then nothing has changed. A confirmed round can be undone as long as none of its games has begun. Later C takes it up again: players at each other&apos;s boards, colours turned at the board, a latecomer who meets the bye, the opponents of two absentees. Boards keep their numbers and their clocks, and a result goes with the two who played for it; what would be lost is said before.

In a round robin the table gives every round: look at it and confirm it. The pairing numbers are drawn by lot on the Players page, before the first round.</source>
        <translation>A seguinte rolda dun suízo ou dunha liga. Nun suízo, primeiro diga quen xoga: =, 0 e 1 dan un descanso para esta rolda, + volve xogar. Emparelle e mire: debaixo de cada nome están o título e o Elo, os puntos, as cores das partidas xogadas e os cambios de grupo das dúas últimas roldas. Escolla dous asentos e pregunte por que non se enfrontan; ou mire os grupos, onde unha frecha leva de quen baixa á parella de abaixo.

O árbitro pode cambiar o emparellamento á man: abrir os cambios, trocar asentos ou cores, mover o descanso, e logo rematar e comprobar. O que un cambio incumpre pregúntase no momento; a comprobación nomea o primeiro criterio no que a rolda é peor. Confirmar escribe a rolda no torneo; ata entón nada sucedeu. Desfacer retira unha rolda confirmada mentres non comece ningunha das súas partidas. Máis tarde, C volve abrila: xogadores sentados cada un no taboleiro do outro, cores trocadas no taboleiro, quen chega tarde e xoga con quen descansaba, os rivais de dous ausentes. Os taboleiros conservan o número e o reloxo, e o resultado vai cos dous que o xogaron; antes dise o que se perdería.

Nunha liga a táboa dá cada rolda: mírea e confírmea. Os números de emparellamento sortéanse na páxina Xogadores antes da primeira rolda.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Leis</translation>
    </message>
    <message>
        <source>What every article says that the program cites, told in our own words, for each edition from 2009 on. Type words, or the number of an article; accents and capitals do not matter. Below the text are the other editions that say the same, with their numbers.

Beside a ruling Shift+F1 opens the articles that it cites; Esc closes them, and the ruling is as it was. The wording of FIDE prevails: the texts here are short, and no sentence of the Laws is copied.</source>
        <translation>O que di cada artigo que cita o programa, coas nosas palabras, para cada edición desde 2009. Escriba palabras ou o número dun artigo; os acentos e as maiúsculas non importan. Debaixo do texto están as outras edicións que din o mesmo, cos seus números.

Xunto a unha decisión proposta, Shift+F1 abre os artigos que esta cita; Esc péchaos e a decisión segue como estaba. Prevalece a redacción da FIDE: estes textos son breves e ningunha frase das Leis está copiada.</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisións</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papeis</translation>
    </message>
    <message>
        <source>A paper before it is printed. It is saved as PDF pages or as plain text beside the event file. Every page of the PDF has the event, the place, the dates and the chief arbiter above, and its number and the time of printing below.</source>
        <translation>Un papel antes de imprimilo. Gárdase como páxinas PDF ou como texto simple xunto ao ficheiro do torneo. Cada páxina do PDF leva enriba o torneo, o lugar, as datas e o árbitro principal, e abaixo o seu número e a hora de impresión.</translation>
    </message>
    <message>
        <source>F12 opens the incidents of the current board from every page: an illegal move, a draw claim, a late arrival, a phone, a defective clock and all the others. Type the first letters of what has happened and press Enter. The facts follow; what the clock and the game record know is filled in, what you say takes precedence. Then the panel shows what the Laws of your event provide, with the article, the times and the questions that only you can answer. Enter confirms the ruling, a letter gives an answer, W and B name the player, a digit chooses from the numbered choices; of the penalties you may choose several at once. Where the position is on record, a touched piece and the moves that are left are marked on a board. What has happened in this event before comes first in the list. Your own decision needs a reason in the note. The ruling is on record with everything it does, and one Undo takes all of it back.

A clock of the program that was not started takes what the ruling gives. Where the game goes by another clock, enter the two times: the proposal tells what to set on it.</source>
        <translation>F12 abre en calquera páxina os incidentes do taboleiro escollido: xogada ilegal, reclamación de táboas, chegada con atraso, teléfono, reloxo defectuoso e todos os demais. Escriba as primeiras letras do que pasou e prema Enter. Seguen os feitos; o que saben o reloxo e a anotación da partida xa está posto, pero vale o que vostede diga. Despois o panel mostra o que prevén as regras do seu torneo, co artigo, os tempos e as preguntas que só vostede pode responder. Enter confirma a decisión, unha letra dá unha resposta, W e B indican o xogador, unha cifra escolle entre as opcións numeradas; das sancións pode escoller varias á vez. Se a posición está anotada, a peza tocada e as xogadas que quedan márcanse nun taboleiro. O que xa pasou neste torneo vai primeiro na lista. A súa propia decisión precisa un motivo na nota. A decisión queda rexistrada con todo o que fixo, e un só Desfacer retírao todo.

Un reloxo do programa que non se puxo en marcha recibe o que dá a decisión. Se a partida vai por outro reloxo, introduza os dous tempos: a proposta di que axustar nel.</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Partidas aprazadas</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Listas de Elo</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list as it is downloaded (ZIP, text or XML) or a national list as CSV with a line of titles. It stays on this computer and needs no network. Esc ends an import; the list that was there before stays. For each month there is one list; events use the list of their first month, those of more than 30 days the newest.

When you add a player, type a few letters of the surname or first name, with or without accents, in Latin letters or Cyrillic, or the FIDE ID. Players of the event&apos;s federation come first. The arrows choose, Enter adds the player with title, rating, federation, FIDE ID, year of birth, sex and K. Esc hides the list when the player is not in it.

The rating used in the event is taken from the first list of the sequence that has one; the FIDE rating is kept beside it. In the effective rapid or blitz list a player without such a rating has the standard rating (Rapid and Blitz Rating Regulations 7.2.1). C compares the players of the event with the main list. Space ticks what is to be taken over, Enter takes over all that is ticked; one Undo takes it back. A rating taken from another list stays as it is.</source>
        <translation>Importe a lista da FIDE tal como se descarga (ZIP, texto ou XML) ou unha lista nacional en CSV cunha liña de títulos. Queda neste ordenador e non precisa rede. Esc remata unha importación; a lista que había antes queda. Hai unha lista por mes; as competicións usan a lista do seu primeiro mes, as de máis de 30 días a máis nova.

Ao engadir un xogador, escriba unhas letras do apelido ou do nome, con acentos ou sen eles, en letras latinas ou cirílicas, ou o ID da FIDE. Os xogadores da federación da competición van primeiro. As frechas escollen, Intro engade o xogador con título, Elo, federación, ID da FIDE, ano de nacemento, sexo e K. Esc agocha a lista cando o xogador non está nela.

O Elo usado na competición tómase da primeira lista da secuencia que teña un; o Elo FIDE gárdase ao seu lado. Na lista efectiva de rápido ou lóstrego, un xogador sen ese Elo ten o de xadrez clásico (normas do Elo de rápido e lóstrego 7.2.1). C compara os xogadores da competición coa lista principal. Espazo marca o que se vai tomar, Intro toma todo o marcado; un só Desfacer devólveo. Un Elo tomado doutra lista queda como está.</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Listas de xogadores</translation>
    </message>
    <message>
        <source>Players come in from a spreadsheet or a mail (copy there, paste here), from a CSV, XLSX or ODS file, from a report file (TRF) or from another event. The program finds out what each column is, by its head or by what is in it; where it is wrong, choose at the side, and it is remembered for lists with the same head. What was unclear is said below each player. Who has the same ID, name and birth, or name as somebody else is not ticked: compare the two and decide. Nobody is added before you say so; then all of them are one line of the history, which one undo takes back.

The list of the event goes out the same way: Ctrl+C on the Players page copies it for a spreadsheet, Ctrl+S saves it. Days of birth, fees, notes, e-mail addresses and telephone numbers are not in it; a report file has the dates of birth, as FIDE asks.</source>
        <translation>Os xogadores chegan dunha folla de cálculo ou dun correo (copiar alí, pegar aquí), dun ficheiro CSV, XLSX ou ODS, dun ficheiro TRF ou doutro torneo. O programa descobre que é cada columna, pola cabeceira ou polo contido; onde se equivoque, escolla ao lado, e lembrarao para as listas coa mesma cabeceira. O que non estaba claro dise debaixo de cada xogador. Quen teña o mesmo ID, o mesmo nome e nacemento ou o mesmo nome ca outro non está marcado: compare os dous e decida. Ninguén se inscribe antes de que vostede o diga; logo todos son unha liña do historial, que se desfai dunha vez.

A lista do torneo sae do mesmo xeito: Ctrl+C na páxina Xogadores cópiaa para unha folla de cálculo, Ctrl+S gárdaa. Os días de nacemento, as cotas, as notas, os correos e os teléfonos non están nela; un ficheiro TRF leva as datas de nacemento, como pide a FIDE.</translation>
    </message>
    <message>
        <source>What hangs on the wall, lies on the tables and is handed out. Choose a paper on the left; beside it are its pages as they will be printed, with the time of printing and the number of each page. Lists are set in the largest type that needs no sheet more, and stand several times beside each other where that saves sheets.

One key prints what hangs on the wall now: the pairings of a round by board and by name; when all its results are there, the results and the standings; before the first round the lists of players. It works from every page.

Result slips are cut as a pile: the slips of one place of all sheets follow each other. The code on a slip names the event, the round and the board.

The size and the language of the papers, the logo and the lines above and below belong to the event and are saved in it. The printer belongs to this computer.</source>
        <translation>O que vai no taboleiro de anuncios, nas mesas e o que se reparte. Escolla un impreso á esquerda; ao lado están as súas páxinas tal como se imprimirán, coa hora de impresión e o número de cada páxina. As listas levan a letra máis grande que non precisa outra folla, e van varias veces unha ao lado da outra onde así se aforran follas.

Unha tecla imprime o que vai agora no taboleiro de anuncios: os emparellamentos da rolda por taboleiro e por nome; cando están todos os resultados, os resultados e a clasificación; antes da primeira rolda, as listas de xogadores. Funciona en todas as páxinas.

As follas de resultado córtanse en montón: séguense as dun mesmo lugar de todas as follas. O código indica o torneo, a rolda e o taboleiro.

O tamaño e a lingua dos impresos, o logotipo e as liñas de arriba e de abaixo pertencen ao torneo e gárdanse nel. A impresora pertence a este computador.</translation>
    </message>
    <message>
        <source>If another program moves, replaces or cuts the file while the event is open, a red line says so. Put the file back, or press the button in that line: everything that has happened is then saved in a new file beside it, and the event goes on there.</source>
        <translation>Se outro programa move, substitúe ou recorta o ficheiro mentres o torneo está aberto, avísao unha liña vermella. Devolva o ficheiro ao seu lugar ou prema o botón desa liña: todo o que pasou gárdase entón nun ficheiro novo ao seu lado e o torneo continúa alí.</translation>
    </message>
    <message>
        <source>The big row is the board whose result you enter. Write the result as on the slip; the cursor moves to the next board without one. The keys are shown below the list.

Both scoresheets belong to the organiser (Laws 8.3). S ticks off those of the board, Q that of White, E that of Black; P prints the list of those that are missing.

A scanner that types like a keyboard reads the code of a printed slip: it leads to the round and the board, and one key enters the result. The digits of the code enter nothing. A result that is refused leaves the cursor where it was.</source>
        <translation>A fila grande é o taboleiro do que anota o resultado. Escríbao como na papeleta; o cursor pasa ao seguinte taboleiro sen resultado. As teclas están baixo a lista.

As dúas planillas son do organizador (Leis 8.3). S marca as do taboleiro, Q a das brancas, E a das negras; P imprime a lista das que faltan.

Un lector que escribe coma un teclado le o código dunha papeleta impresa: leva á rolda e ao taboleiro, e unha tecla anota o resultado. As cifras do código non anotan nada. Cun resultado rexeitado o cursor queda onde estaba.</translation>
    </message>
    <message>
        <source>Every ruling of the event, the latest first: what happened, what was decided, under which article and by whom. Rulings made with a key, a penalty for an illegal move for example, are listed too. Undone rulings stay, struck through. Press / and type a player, a board, an article or any words. Enter shows the case file: the clocks and the position at that moment, questions and answers, the decision and what followed, and the same ruling for the command line. Press A to attach a picture, a PDF or a text of at most 10 MB: with a word on what it shows; it is kept in the event file and stands in the case file; a text is printed there.

Press E for an appeal against the ruling: whom it goes to and until when the form of the event says. Lodge it, enter the decision, and where the ruling is set aside make the new one with the same key, or link one that was made since. Nothing changes at the board by the decision itself. The line of the ruling shows what came of the appeal, and the new ruling stays linked with it.

The register of offences shows the warnings, illegal moves, forfeits by the default time and other offences of each player, and which penalty is usual the next time. It is for the arbiters only and is in no other list or file. Both lists can be printed.</source>
        <translation>Todas as decisións do torneo, a última primeiro: que pasou, que se decidiu, con que artigo e quen. Tamén están as decisións tomadas cunha tecla, por exemplo a sanción por unha xogada ilegal. As decisións desfeitas quedan, riscadas. Prema / e escriba un xogador, un taboleiro, un artigo ou calquera palabra. Intro amosa o expediente: os reloxos e a posición nese momento, as preguntas e respostas, a decisión e o que veu despois, e a mesma decisión para a liña de ordes. Con A anéxase unha imaxe, un PDF ou un texto de ata 10 MB cunha nota do que amosa; gárdase no ficheiro do torneo e figura no expediente; un texto imprímese alí.

Prema E para unha apelación contra a decisión: ante quen e ata cando, dio o formulario do evento. Presente a apelación, rexistre o que se resolveu e, se a decisión queda sen efecto, tome a nova coa mesma tecla ou ligue a que se tomou desde entón. A resolución por si mesma non cambia nada no taboleiro. A liña da decisión mostra en que quedou a apelación, e a nova decisión queda ligada a ela.

O rexistro de infraccións amosa as advertencias, as xogadas ilegais, as incomparecencias polo tempo de espera e outras infraccións de cada xogador, e que sanción é habitual a próxima vez. É só para os árbitros e non está en ningunha outra lista nin ficheiro. As dúas listas pódense imprimir.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Datos persoais</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself. What is known of people is in the event file, which its owner alone can read, and in the papers and files that you make.

Dates of birth are on no paper. The report for the federation has them, because its format asks for them; lists of players have the year. E-mail addresses, telephone numbers, fees and notes are for the arbiters: on no paper and in no report. Papers on rulings are marked confidential. A sealed move stays encrypted until the envelope is opened.

The history keeps what was corrected. To give an event away without its people, make a copy on the command line: flagfall-cli journal anonymise open.flagfall copy.flagfall. Players get numbers; ratings, results, moves and days stay.</source>
        <translation>Nada sae deste computador por si só. O que se sabe da xente está no ficheiro do torneo, que só pode ler o seu dono, e nos papeis e ficheiros que vostede faga.

As datas de nacemento non están en ningún papel. Están no informe para a federación, porque o seu formato as pide; nas listas de xogadores vai o ano. Correos, teléfonos, cotas e notas son para os árbitros: nin en papeis nin en informes. Os papeis sobre decisións levan a marca de confidenciais. Unha xogada selada segue cifrada ata que se abre o sobre.

O historial garda o que se corrixiu. Para dar un evento sen a súa xente, faga unha copia na liña de ordes: flagfall-cli journal anonymise open.flagfall copy.flagfall. Os xogadores levan números; as puntuacións, os resultados, as xogadas e os días quedan.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>The files that the event gives to others. Each line says what its file is for; a lock shows why it cannot be made now. Enter asks where it goes, S saves it beside the event under a name that is free; a table is saved as CSV or as a spreadsheet. Left and Right choose the round of the games. The same files can be made on the command line: flagfall-cli export.

While games are open there is no final report. I makes interim ones in which these games are marked; for the rating officer there is only the report of the finished event, and the line says what the officer would miss in it.

The archive of everything has an index that says what each file is for and what is missing. Report files have days of birth, because their format asks for them; all other files have the year at most. E-mail addresses, telephone numbers, fees, notes and rulings are in none of them.

Ctrl+C copies a table: here, on the pages of players, standings and results.</source>
        <translation>Os ficheiros que o torneo lles dá a outros. Cada liña di para que serve o seu ficheiro; un cadeado amosa por que non se pode facer agora. Intro pregunta onde se garda, S gárdao á beira do torneo cun nome que estea libre; unha táboa gárdase como CSV ou como folla de cálculo. Esquerda e dereita escollen a rolda das partidas. Os mesmos ficheiros pódense facer na liña de ordes: flagfall-cli export.

Mentres haxa partidas sen rematar non hai informe final. I fai informes provisionais nos que van marcadas; para o responsable de Elo só hai o informe do torneo rematado, e a liña di que botaría en falta nel.

O arquivo con todo ten un índice que di para que serve cada ficheiro e que falta. Os ficheiros TRF levan as datas de nacemento, porque o seu formato as pide; todos os demais levan como moito o ano. Os enderezos de correo, teléfonos, cotas, notas e decisións non están en ningún deles.

Ctrl+C copia unha táboa: aquí e nas páxinas de xogadores, clasificación e resultados.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Pantalla da sala</translation>
    </message>
    <message>
        <source>A second window for a projector or a television in the hall: pairings by board and by name, results as they come, standings, the clocks of the boards you choose, and the countdown to the next round. They take turns by themselves, page after page; lists with nothing to show are passed over. N and P turn the pages by hand, H holds one, and the small picture shows what the hall sees.

The window opens on a screen that is not the desk&apos;s. If that screen is disconnected, it goes to another one or closes, and opens again when the screen is back; it never covers the desk. It takes no keys: everything is steered from here, and Ctrl+Shift+F3 opens and closes it from every page.

The hall may not be told what only the arbiter and the players may say: the clocks show no flag and no count of moves, and the last ten seconds look like no time at all (Laws 6.8, 13.6). No claim may rest on the screen alone (6.14).</source>
        <translation>Unha segunda ventá para un proxector ou un televisor na sala: emparellamentos por taboleiro e por nome, resultados segundo chegan, clasificación, os reloxos dos taboleiros que escolla e a conta atrás ata a seguinte rolda. Altérnanse soas, páxina tras páxina; as listas sen nada que mostrar sáltanse. N e P pasan as páxinas á man, H mantén unha, e a imaxe pequena mostra o que ve a sala.

A ventá ábrese nunha pantalla que non é a da mesa. Se esa pantalla se desconecta, pasa a outra ou péchase, e ábrese de novo cando a pantalla volve; nunca tapa a mesa. Non acepta teclas: todo se manexa desde aquí, e Ctrl+Shift+F3 ábrea e péchaa desde calquera páxina.

A sala non pode saber o que só poden dicir o árbitro e os xogadores: os reloxos non mostran bandeira nin número de xogadas, e os últimos dez segundos parecen coma se non quedase tempo (Leis 6.8, 13.6). Ningunha reclamación pode basearse só na pantalla (6.14).</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Páxinas web</translation>
    </message>
    <message>
        <source>The event as a folder of pages for people at home: pairings, results, standings, a page for each player, and the games that are over. They need no script and nothing from elsewhere, so that any web server can hand them out. Choose the folder and the language, then press W, or Ctrl+Shift+F7 on any page. Only what has changed is written; files that this program did not make stay as they are. Switched on with A, the pages are written a few seconds after each change, and when the event is closed. The line below the title says when they were written last and what went wrong; a failure is told once.

Type the address at which people find the pages: the news feed uses it, the hall screen shows it as a code for telephones, and the Papers page has a sheet for the wall with it.</source>
        <translation>O torneo como un cartafol de páxinas para a xente na casa: emparellamentos, resultados, clasificación, unha páxina de cada xogador e as partidas rematadas. Non precisan scripts nin nada de fóra, de xeito que calquera servidor web as pode ofrecer. Escolla o cartafol e a lingua e prema W, ou Ctrl+Shift+F7 en calquera páxina. Só se escribe o que cambiou; os ficheiros que non fixo este programa quedan como están. Se se activa con A, as páxinas escríbense uns segundos despois de cada cambio e ao pechar o torneo. A liña debaixo do título di cando se escribiron por última vez e que saíu mal; un fallo dise unha soa vez.

Escriba o enderezo no que a xente atopa as páxinas: úsao a canle RSS, a pantalla da sala amósao como código para teléfonos, e a páxina Papeis ten unha folla con el para a parede.</translation>
    </message>
    <message>
        <source>A command of your own may bring the pages to the server: rsync, scp, git or a program that you wrote. It runs after the pages have been written, without a shell; %f stands for the folder, and words with spaces go in quotation marks. It cannot ask for a password: use a key. Below the field stands what will be run, and after it the last lines that the command wrote and how it ended. It is stopped after the time you choose, or with X. When the program is closed a command that is running is stopped.

A command runs only after you have switched it on, and a command that you have changed is off again. Folder, address and command are kept on this computer for this event, not in the event file: a file from somebody else can bring no command along.</source>
        <translation>Unha orde súa pode levar as páxinas ao servidor: rsync, scp, git ou un programa que escribise. Execútase despois de escribir as páxinas, sen intérprete de ordes; %f é o cartafol, e as palabras con espazos van entre comiñas. Non pode pedir un contrasinal: use unha chave. Debaixo do campo está o que se vai executar, e despois as últimas liñas que escribiu a orde e como rematou. Detense despois do tempo que escolla, ou con X. Ao pechar o programa detense a orde que estea en marcha.

Unha orde só se executa despois de que a active, e unha orde que cambie queda outra vez desactivada. O cartafol, o enderezo e a orde gárdanse neste ordenador para este torneo, non no ficheiro do torneo: un ficheiro doutra persoa non pode traer ningunha orde.</translation>
    </message>
    <message>
        <source>Results are typed in three ways. In order: the cursor goes on by itself. V verifies: everything is typed again from the first board. Nothing changes by it; the same result is marked as verified, and at another one the program stops, in red and with a tone, and says both. C corrects the result, with the usual question, G keeps what stands, and after a slip of the finger Backspace lets you type it once more. A result that changes is no longer verified. What was verified is known at this desk and until the program ends; it is saved nowhere. B takes slips in any order: the number of the board, Enter or the space bar, the result, and at once the next number. A scanned code takes the place of the number.

Keys wait until the result before is saved; none is lost at any speed. Where a result is refused or asked about, the keys behind it do nothing, with a tone, until you pause: they were meant for other boards, and answer no question. Another result than the one that stands is always asked about; if two slips or two people say different things, I leads from the question to the incident.

The keys below are Flagfall&apos;s own. K changes to the digits of another program, and the list below the results always shows what they mean: in Vega 1, 5 and 0 are the points of White, 3, 4 and 2 forfeits, 7 adjourns and 9 clears; in Sharly Chess 1, 3 and 2 are White, draw and Black, and 0 clears. The number pad types the same, and no keyboard needs Shift for a digit.</source>
        <translation>Os resultados téclanse de tres maneiras. Por orde: o cursor avanza só. V verifica: téclase todo de novo desde o primeiro taboleiro. Nada cambia con iso; o mesmo resultado márcase como verificado e, cando é outro, o programa detense, en vermello e cun ton, e di os dous. C corrixe o resultado, coa pregunta de sempre, G mantén o anotado e, se foi un erro ao teclar, con Retroceso téclase outra vez. Un resultado que cambia xa non está verificado. O verificado sábeo só este computador e ata que remata o programa; non se garda en ningures. B toma as follas en calquera orde: o número do taboleiro, Intro ou a barra espazadora, o resultado e de seguida o número seguinte. Un código lido fai as veces do número.

As teclas agardan ata que se garda o resultado anterior; ningunha se perde, por rápido que se tecle. Se un resultado se rexeita ou se pregunta por el, as teclas que veñen detrás non fan nada, cun ton, ata que haxa unha pausa: eran para outros taboleiros e non responden a pregunta. Por un resultado distinto do anotado pregúntase sempre; se dúas follas ou dúas persoas din cousas distintas, I leva da pregunta ao incidente.

As teclas de abaixo son as propias de Flagfall. K cambia ás cifras doutro programa, e a lista baixo os resultados amosa sempre o que significan: en Vega 1, 5 e 0 son os puntos das brancas, 3, 4 e 2 incomparecencias, 7 apraza e 9 borra; en Sharly Chess 1, 3 e 2 son brancas, táboas e negras, e 0 borra. O teclado numérico tecla o mesmo, e ningún teclado precisa Maiús para unha cifra.</translation>
    </message>
    <message>
        <source>Language, theme, size of the text, the keys for results, tenths of a second and sound, for this computer. They do not touch the event.</source>
        <translation>Lingua, aspecto, tamaño do texto, as teclas dos resultados, décimas de segundo e son, para este computador. Non tocan o torneo.</translation>
    </message>
    <message>
        <source>A paper before printing</source>
        <translation>Un documento antes de imprimir</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Presenza</translation>
    </message>
    <message>
        <source>Who has come, before a round is paired. Type a few letters of any part of a name and press Enter: the player is here, and the field is ready for the next one. Delete takes it back. Tab goes to the next player who is missing; the drawing and the word at the end of each line say the state. What a player owes and your note stand in the line; Ctrl+F says that the fee is paid.

Ctrl+Return closes the check-in: everybody who is missing is named, and one key gives all of them a bye for the next round or withdraws them. A player who comes after that is checked in as usual, takes part again, and the bye is revoked. While somebody is missing, pairing asks; where nobody was checked in at all it does not. For a later round or the next day, begin the check-in anew.

Players can check in themselves: Ctrl+Shift+F2 opens a window for them, over the whole of a screen that neither you nor the hall screen use, if there is one. They touch or type the first letters, choose their name and say yes; for ten seconds it can be taken back. It shows names, federations and clubs, and nothing else. Byes for any round to come are typed in the form of the player, as 3, 5=0.</source>
        <translation>Quen chegou, antes de emparellar unha rolda. Escriba unhas letras de calquera parte do nome e prema Intro: o xogador está presente e o campo agarda o seguinte. Supr anúlao. O tabulador vai ao seguinte que falta; o debuxo e a palabra ao final de cada liña din o estado. Na liña figuran tamén o que debe o xogador e a súa nota; Ctrl+F di que a cota está pagada.

Ctrl+Intro pecha a presenza: noméanse todos os que faltan e unha tecla dálles descanso na seguinte rolda ou retíraos. Quen chegue despois confírmase como sempre, volve xogar e o descanso anúlase. Mentres falte alguén, o emparellamento pregunta; se ninguén confirmou, non. Para unha rolda posterior ou ao día seguinte, comece de novo a presenza.

Os xogadores poden confirmala eles mesmos: Ctrl+Maiús+F2 abre unha ventá para eles, en toda unha pantalla que non use vostede nin a pantalla da sala, se a hai. Tocan ou escriben as primeiras letras, escollen o seu nome e din que si; durante dez segundos pode desfacerse. Amosa nomes, federacións e clubs, e nada máis. Os descansos de calquera rolda futura escríbense no formulario do xogador, como 3, 5=0.</translation>
    </message>
    <message>
        <source>Keep copies in a second place: choose a memory stick in Settings, and a copy is saved there whenever a round is over. Ctrl+Shift+K saves one at once. Test the newest copy there before you need it: it is restored on trial, opened and read.</source>
        <translation>Conveña gardar copias noutro lugar: elixa nos Axustes unha memoria USB e gardarase alí unha copia cada vez que remate unha rolda. Ctrl+Shift+K garda unha ao momento. Probe alí a última copia antes de precisala: restáurase de proba, ábrese e lese.</translation>
    </message>
    <message>
        <source>At the foot of every printed page stands which history it was printed from: the number of the newest entry and sixteen signs. With such a page in hand anybody can check later that nothing before that entry was changed.</source>
        <translation>Ao pé de cada páxina impresa figura de que historial se imprimiu: o número da última entrada e dezaseis signos. Con esa páxina na man, calquera pode comprobar despois que non se cambiou nada anterior a esa entrada.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeiros pasos</translation>
    </message>
    <message>
        <source>From nothing to round 1 in ten minutes. Every step has its key, and the same thing as a button on the page.</source>
        <translation>Da nada á rolda 1 en dez minutos. Cada paso ten a súa tecla, e o mesmo está como botón na páxina.</translation>
    </message>
    <message>
        <source>1. Ctrl+N begins an event. Give it a name and a time control such as 90+30, choose the pairing system and the number of rounds, press Ctrl+Enter. The event is a file from now on, and everything is saved at once.</source>
        <translation>1. Ctrl+N comeza un torneo. Escriba o nome e o ritmo de xogo, por exemplo 90+30, escolla o sistema de emparellamento e o número de roldas e prema Ctrl+Intro. Desde agora o torneo é un ficheiro, e todo se garda de inmediato.</translation>
    </message>
    <message>
        <source>2. F2 shows the players. Press +, type a name, a rating, Enter, and the next one. Or copy the rows of a spreadsheet or a mail and press Ctrl+V. With a rating list on this computer (Ctrl+Shift+L) a few letters of the name are enough.</source>
        <translation>2. F2 amosa os xogadores. Prema +, escriba o nome, o Elo, Intro, e o seguinte. Ou copie as filas dunha folla de cálculo ou dun correo e prema Ctrl+V. Cunha lista de Elo neste computador (Ctrl+Shift+L) abondan unhas letras do nome.</translation>
    </message>
    <message>
        <source>3. On the day Shift+F2 is the check-in: a few letters, Enter, the player is here. Ctrl+Enter closes it with a bye or a withdrawal for everybody who is missing. You may leave it out.</source>
        <translation>3. O día do torneo Shift+F2 é a presenza: unhas letras, Intro, o xogador está aquí. Ctrl+Intro péchaa cun descanso ou coa retirada de todos os que faltan. Pode prescindir dela.</translation>
    </message>
    <message>
        <source>4. F6 is the pairing. P pairs by the system; look at it, then Ctrl+Enter confirms the round. Ctrl+Shift+P prints what belongs on the wall; Ctrl+Shift+F3 opens the screen of the hall.</source>
        <translation>4. F6 é o emparellamento. P emparella segundo o sistema; míreo, e Ctrl+Intro confirma a rolda. Ctrl+Shift+P imprime o que vai no taboleiro de anuncios; Ctrl+Shift+F3 abre a pantalla da sala.</translation>
    </message>
    <message>
        <source>5. F3 is the hall. Space starts the round: the clocks of the program, or, where the hall has its own (Event page), the time of the round. When something happens at a board, choose it with its number and press F12.</source>
        <translation>5. F3 é a sala. Espazo inicia a rolda: os reloxos do programa ou, onde a sala ten os seus (páxina Torneo), o tempo da rolda. Cando pase algo nun taboleiro, escóllao co número e prema F12.</translation>
    </message>
    <message>
        <source>6. F4 takes the results: 1, 0 or = for each board. With the last one the round is over, F6 leads to the next pairing, F7 shows the standings. Ctrl+Z takes back whatever went wrong.</source>
        <translation>6. F4 recolle os resultados: 1, 0 ou = para cada taboleiro. Co último remata a rolda, F6 leva ao seguinte emparellamento, F7 amosa a clasificación. Ctrl+Z desfai o que saíu mal.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>A xanela</translation>
    </message>
    <message>
        <source>On the left are the pages with their keys. Above stand the event, the round and the next step: one button does it. Beside it is who sits at the desk (a press changes the person), undo, the list of all actions, whether a board calls the arbiter, and whether everything is saved.</source>
        <translation>Á esquerda están as páxinas coas súas teclas. Enriba están o torneo, a rolda e o paso seguinte: faino un botón. Ao lado está quen senta na mesa (ao premer cámbiase a persoa), desfacer, a lista de todas as accións, se un taboleiro chama o árbitro e se todo está gardado.</translation>
    </message>
    <message>
        <source>Ctrl+K finds everything: actions and keys, players with their board, boards by number, rulings, articles of the Laws. Type a few letters of any part, choose with the arrows, press Enter.</source>
        <translation>Ctrl+K atopa todo: accións e teclas, xogadores co seu taboleiro, taboleiros polo número, decisións, artigos das Leis. Escriba unhas letras de calquera parte, escolla coas frechas e prema Intro.</translation>
    </message>
    <message>
        <source>What the program asks is answered with Enter or Escape, or with the letter that stands on the button; nothing irreversible happens without a question. F1 opens the help of the page, and its field finds how things are done.</source>
        <translation>O que o programa pregunta respóndese con Intro ou Esc, ou coa letra que está no botón; nada irreversible pasa sen pregunta. F1 abre a axuda da páxina, e o seu campo atopa como se fan as cousas.</translation>
    </message>
    <message>
        <source>Press + to add a player; once round 1 is paired it is a late entry, and the form asks what the rounds before it count. Enter on a line opens the form again: what is corrected there is corrected everywhere. Byes for rounds to come are written in it as 3, 5=0. Ctrl+D withdraws the chosen player from the next round on, or brings the player back; Del removes one who has not been paired. In a Swiss Ctrl+B says before round 1 which players must not meet; in a round robin Ctrl+L draws the pairing numbers by lot.</source>
        <translation>Prema + para engadir un xogador; unha vez emparellada a rolda 1 é unha inscrición tardía, e o formulario pregunta que contan as roldas anteriores. Intro nunha liña abre de novo o formulario: o que se corrixe alí queda corrixido en todas partes. Os descansos das roldas que veñen escríbense nel como 3, 5=0. Ctrl+D retira o xogador escollido desde a rolda seguinte, ou devólveo ao torneo; Supr elimina a quen aínda non foi emparellado. Nun suízo Ctrl+B di antes da rolda 1 que xogadores non poden enfrontarse; nunha liga Ctrl+L sortea os números de emparellamento.</translation>
    </message>
    <message>
        <source>A player raises a hand: C marks the board as calling the arbiter. The tile shows a bell and the time of day, the line above the boards has all calls, the oldest first, and a tone is heard (Settings). N goes to the oldest one, Shift+F12 does so from every page. C again says that somebody has come; a ruling at the board says so, too. The calls stay in the history with their times.</source>
        <translation>Un xogador ergue a man: C marca que o taboleiro chama o árbitro. O cadro amosa unha campá e a hora, a liña sobre os taboleiros ten todas as chamadas, a máis antiga primeiro, e óese un ton (Axustes). N vai á máis antiga, Shift+F12 faino desde calquera páxina. Outro C di que alguén acudiu; unha decisión no taboleiro tamén o di. As chamadas quedan no historial coas súas horas.</translation>
    </message>
    <message>
        <source>The arrows go from player to player. Ctrl+C copies the table for a spreadsheet or a letter. Ctrl+P prints the standings, the crosstable and the progress by round; Ctrl+Shift+E saves them as a file.</source>
        <translation>As frechas van de xogador en xogador. Ctrl+C copia a táboa para unha folla de cálculo ou unha carta. Ctrl+P imprime a clasificación, o cadro cruzado e a evolución por roldas; Ctrl+Shift+E gárdaas como ficheiro.</translation>
    </message>
    <message>
        <source>The newest stands first, with the person who sat at the desk. Ctrl+Z takes back the last command with everything it did, Ctrl+Shift+Z does it again. Enter on a line that concerns a board shows its clock and its game at that moment; from there the arrows go through everything that happened at the board.</source>
        <translation>O máis novo está primeiro, coa persoa que sentaba na mesa. Ctrl+Z desfai a última orde con todo o que fixo, Ctrl+Shift+Z faina de novo. Intro nunha liña dun taboleiro amosa o seu reloxo e a súa partida nese momento; desde alí as frechas percorren todo o que pasou no taboleiro.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Peche do torneo</translation>
    </message>
    <message>
        <source>What is left to do, line by line: rounds and games, calls, scoresheets, appeals, and what the rating officer would miss in the report. Enter goes to the page where it is done, and a line that is done says so. Below stand the days by which the reports are due, counted from the last day of the event (FIDE Rating Regulations).</source>
        <translation>O que queda por facer, liña a liña: roldas e partidas, chamadas, planillas, apelacións e o que o responsable de Elo botaría en falta no informe. Intro vai á páxina onde se fai, e a liña feita dío. Debaixo están os días límite dos informes, contados desde o último día do torneo (Regulamento de Elo da FIDE).</translation>
    </message>
    <message>
        <source>S saves the archive of everything beside the event: reports, games, tables and papers in one file with an index. P leads to the papers, the report of the arbiter among them, E to the files for the federation. Then Ctrl+W closes the event; its file is all that has to be kept.</source>
        <translation>S garda xunto ao torneo o arquivo de todo: informes, partidas, táboas e impresos nun ficheiro con índice. P leva aos impresos, entre eles o informe do árbitro, E aos ficheiros para a federación. Despois Ctrl+W pecha o torneo; só hai que conservar o seu ficheiro.</translation>
    </message>
    <message>
        <source>The arrows choose within a row, Tab goes to the next one, and what you choose holds at once. For each sound you say whether it is heard on this computer: a flag, a typed result that is not entered, a board that calls, the clock over the whole screen.</source>
        <translation>As frechas escollen nunha fila, Tab vai á seguinte, e o escollido vale de inmediato. De cada son di vostede se se oe neste computador: unha bandeira, un resultado escrito que non se rexistra, un taboleiro que chama, o reloxo a pantalla completa.</translation>
    </message>
    <message>
        <source>Each tile is a board. The filled bar with the arrow shows whose clock is running, a frame around the time means that little is left, a flag that it has run out.

Where the hall has clocks of its own (Event page), boards have no times here. Space begins the round, stops it when everybody must stop (an alarm) and resumes it; the time a player may arrive late runs with it. E declares it over. T takes the clock of a board out of the program, or puts one back.

The first click on a tile makes the board current; then a click on the running side presses its clock.</source>
        <translation>Cada cadro é un taboleiro. A barra chea coa frecha amosa que reloxo corre, un marco arredor do tempo di que queda pouco, unha bandeira que se acabou.

Se a sala ten reloxos propios (páxina Torneo), aquí os taboleiros non teñen tempos. A barra espazadora comeza a rolda, interrómpea cando todos deben parar (unha alarma) e continúaa; o tempo de espera corre con ela. E declara rematada a rolda. T retira do programa o reloxo dun taboleiro, ou devólveo.

A primeira pulsación nun cadro escolle o taboleiro; despois, unha no lado que corre preme o seu reloxo.</translation>
    </message>
    <message>
        <source>U goes to the next board without a result, M shows only those, L goes to the running clock with the least time left. When the last result is in, a line says so, names the games that are adjourned and the scoresheets that are missing, and offers the next pairing; nobody has to declare it over.</source>
        <translation>U vai ao seguinte taboleiro sen resultado, M amosa só eses, L vai ao reloxo en marcha co menor tempo restante. Cando chega o último resultado, unha liña dío, nomea as partidas aprazadas e as planillas que faltan e ofrece o seguinte emparellamento; ninguén ten que declarar rematada a rolda.</translation>
    </message>
    <message>
        <source>K writes down which of the organiser&apos;s clocks stands on the board, by what is written on it, and what is wrong with it. The clocks with a fault are listed there.</source>
        <translation>K anota cal dos reloxos da organización está no taboleiro, polo que leva escrito, e que avaría ten. Os reloxos con avaría están listados alí.</translation>
    </message>
    <message>
        <source>Boards that call the arbiter can stand at the foot of it, if you switch that on: everybody in the hall reads it.</source>
        <translation>Ao pé poden estar os taboleiros que chaman o árbitro, se o activa: lee toda a sala.</translation>
    </message>
    <message>
        <source>W says why the player has this rank: what separates the player from the one before, each game with the rank of the opponent, and what every round adds to the tie-breaks, with what is cut. Esc closes it.</source>
        <translation>W di por que o xogador ten este posto: que o separa do anterior, cada partida co posto do rival e o que cada rolda engade aos desempates, co que se descarta. Esc péchao.</translation>
    </message>
    <message>
        <source>A game without a result when the next round is paired counts as a draw for that pairing, and as an adjourned game in tables and report files until its result is entered, at any time. A game that is still being played is listed here as well; C tells its players to seal, too. L prints the list of all of them, V saves the resumptions that have a day and time as a calendar, where you choose. If you learn only after the adjournment that the player had made a move on the board instead of sealing it, rule on it with I: the envelope must have this move.</source>
        <translation>Unha partida sen resultado ao emparellar a seguinte rolda conta como táboas para ese emparellamento, e como aprazada na clasificación e nos ficheiros TRF ata que se introduza o seu resultado, en calquera momento. As partidas que aínda se xogan tamén están aquí; C avisa tamén os seus xogadores de que selen. L imprime a lista de todas, V garda como calendario, onde vostede escolla, as continuacións que teñen día e hora. Se só despois do aprazamento sabe que o xogador fixera unha xogada no taboleiro en vez de selala, decida con I: o sobre debe conter esa xogada.</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Retransmisión</translation>
    </message>
    <message>
        <source>The games live on lichess.org. Make the broadcast and its rounds there, each without a source, and copy the address of the round into the field. Make a token there, too, with the right to create studies and broadcasts, and type it once: it goes into the secret store of this desktop and is never shown, written into the event or sent anywhere but to lichess.org. Where the desktop has no such store it is asked for at each start.

Nothing is sent before you press B, or Ctrl+Shift+F8 on any page, and each time an event is opened the broadcast is off again. The history says when it was switched on and off. While it is on, the badge in the bar above every page says whether the games arrive.</source>
        <translation>As partidas en directo en lichess.org. Cree alí a retransmisión e as súas roldas, cada unha sen fonte, e copie o enderezo da rolda no campo. Cree alí tamén un token co permiso de crear estudos e retransmisións e escríbao unha vez: gárdase no almacén de contrasinais deste escritorio e nunca se mostra, nin se escribe no evento, nin se envía a outro sitio que lichess.org. Onde o escritorio non teña tal almacén, pídese en cada inicio.

Non se envía nada antes de premer B, ou Ctrl+Shift+F8 en calquera páxina, e cada vez que se abre un evento a retransmisión está outra vez desactivada. O historial di cando se activou e desactivou. Mentres está activada, a marca da barra de enriba de cada páxina di se as partidas chegan.</translation>
    </message>
    <message>
        <source>The round that is played is sent a few seconds after each change: players, ratings, FIDE IDs, moves with the times beside them, and results. What you wrote beside a game, offers of a draw, claims and rulings are not. With a delay everything is sent that many minutes later; what still waits when you switch the broadcast off is not sent.

When the network or the server fails, the games are sent again after a while, as they are by then; nothing is lost. The server takes 100 games in a round: choose the boards where there are more. A game that it does not take stands on this page with the reason it gives. A new round needs its own address; games of an earlier round that still go on are sent to theirs.</source>
        <translation>A rolda que se xoga envíase uns segundos despois de cada cambio: xogadores, Elo, ID FIDE, xogadas cos tempos ao lado e resultados. O que vostede escribiu xunto a unha partida, as ofertas de táboas, as reclamacións e as decisións non se envían. Cun atraso todo se envía eses minutos despois; o que aínda agarda cando se desactiva a retransmisión non se envía.

Cando falla a rede ou o servidor, as partidas envíanse outra vez ao cabo dun anaco, tal como están daquela; non se perde nada. O servidor admite 100 partidas nunha rolda: escolla os taboleiros onde haxa máis. Unha partida que non acepta figura nesta páxina co motivo que dá. Unha rolda nova precisa o seu propio enderezo; as partidas dunha rolda anterior que aínda continúan envíanse ao seu.</translation>
    </message>
    <message>
        <source>Once the agreed time has come, a game counts down how long each player may still take to come; after that I opens the panel with the lateness filled in. A player who must reply and came late has that time taken off with R: the form offers the minutes since the agreed time. A ruling carries out what it can by itself: it tells a player to seal, opens the paper you have read out, writes the move, resumes the game. For the rest it leads here, with the form filled in. Where a player made a move on the board after being told to seal, the envelope is compared with it.

The keys can be printed at once, or saved as a PDF under a name you choose, but not beside the event file: that file is the key, so print it and delete it. The print queue may keep a copy of the job, too. A prints the label for the envelope. The reply of a player who is there alone is typed with T, or sealed on paper with E.</source>
        <translation>Desde a hora acordada a partida vai contando canto pode tardar aínda cada xogador; despois I abre o panel co atraso xa cuberto. Ao xogador que ten que responder e chegou tarde descóntaselle ese tempo con R: o formulario ofrece os minutos desde a hora acordada. Unha decisión fai por si mesma o que pode: ordena selar, abre o papel que vostede leu, anota a xogada e continúa a partida. Para o resto leva aquí, co formulario cuberto. Se un xogador fixo unha xogada no taboleiro despois da orde de selar, o sobre compárase con ela.

As chaves pódense imprimir ao momento ou gardar como PDF co nome que escolla, pero non á beira do ficheiro do torneo: ese ficheiro é a chave, así que imprímao e bórreo. A cola da impresora tamén pode gardar unha copia do traballo. A imprime a etiqueta do sobre. A resposta de quen está só escríbese con T, ou sélase en papel con E.</translation>
    </message>
    <message>
        <source>At the end of a session the player to move seals the next move (Guidelines I). Press C to tell the players; their clocks run. When a player has sealed the move and stops the clock, press S at that moment: it stops the clock here and adjourns the game. K says who keeps the envelope and whether it is checked, D fixes when and where the game goes on. At the resumption W and B say who has come. O opens the envelope when the player who must reply is here: type what is written in it. A legal move is written on the record with Enter, then R resumes the game and starts the clock of the player who must reply. If that player is not here, R starts the clock beside the closed envelope. What is not exactly one legal move, or an envelope that is missing, is for a ruling: I opens the incident panel. M notes that an envelope or a key is missing; when it is found, K says who has it.

Each game shows what comes next, and only what can be done now has a button.

In an event where moves are sealed on the screen, T hides everything else and the player types the move twice, unseen. Sealing it stops the clock; nothing can be changed after that. The opening keys are shown once and are kept nowhere: print them, save them, or copy them by hand.</source>
        <translation>Ao final dunha sesión o xogador en quenda sela a seguinte xogada (Directrices I). Prema C para avisar os xogadores; os seus reloxos corren. Cando un xogador selou a xogada e para o reloxo, prema S nese momento: para o reloxo aquí e apraza a partida. K di quen garda o sobre e se está comprobado, D fixa cando e onde continúa a partida. Na continuación W e B din quen chegou. O abre o sobre cando está o xogador que ten que responder: escriba o que pon nel. Unha xogada legal escríbese na anotación con Enter, despois R continúa a partida e pon en marcha o reloxo de quen ten que responder. Se ese xogador non está, R pono en marcha co sobre pechado. O que non é exactamente unha xogada legal, ou un sobre que falta, é cousa dunha decisión: I abre o panel de incidentes. M anota que falta un sobre ou unha chave; cando aparece, K di quen o ten.

Cada partida di que vén despois, e só ten botón o que se pode facer agora.

Nun torneo onde as xogadas se selan na pantalla, T agocha todo o demais e o xogador escribe a xogada dúas veces, sen que se vexa. Ao selala párase o reloxo; despois xa non se pode cambiar nada. As chaves de apertura móstranse unha vez e non se gardan en ningures: imprímaas, gárdeas ou cópieas á man.</translation>
    </message>
    <message>
        <source>A file with errors is imported all the same, without a record being lost. Each error is listed with its line and column and with what was imported instead: an opponent or a colour from the other player&apos;s record, a result from the points of the player. Where nothing tells, the game has no result and waits for yours.</source>
        <translation>Un ficheiro con erros impórtase igualmente, sen que se perda ningún rexistro. Cada erro aparece coa súa liña e columna e co que se importou no seu lugar: un rival ou unha cor do rexistro do outro xogador, un resultado segundo os puntos do xogador. Onde nada o di, a partida queda sen resultado e agarda polo seu.</translation>
    </message>
    <message>
        <source>E opens the cells of a row: correct what was not understood, Enter reads the row again. Esc asks before the list is dropped.</source>
        <translation>E abre as celas dunha fila: corrixa o que non se entendeu, Intro le a fila de novo. Esc pregunta antes de descartar a lista.</translation>
    </message>
    <message>
        <source>The left and right arrows show the standings as they were after an earlier round; Ctrl+C copies those. On the Papers and Export pages the same arrows choose the round.</source>
        <translation>As frechas esquerda e dereita amosan a clasificación tras unha rolda anterior; Ctrl+C copia esa. Nas páxinas Impresos e Exportar as mesmas frechas elixen a rolda.</translation>
    </message>
    <message>
        <source>At the end: type the prizes by place beside the papers (1: 500; 2-3: 300; 4: a book), and the prize list names the players who have those places. The certificate is for the player you choose there.</source>
        <translation>Ao final: escriba os premios por posto a carón dos impresos (1: 500; 2-3: 300; 4: un libro), e a lista de premios nomea quen ten eses postos. O diploma é para o xogador que elixa alí.</translation>
    </message>
    <message>
        <source>When a list is imported while an event is open, the two are compared at once.</source>
        <translation>Cando se importa unha lista cun torneo aberto, compáranse os dous de contado.</translation>
    </message>
    <message>
        <source>While a question is open Enter only says which it is, and with which keys it is answered. W and B also say whose flag is down on a clock on the table. From a draw claim or a wrong setting on the clocks stand still: what they run while the panel is open is given back with the ruling, and stays given back where the ruling is withdrawn. Enter while a fact is missing names it. An appeal is lodged against a ruling on record: choose Appeal, and E leads to the rulings of the board.</source>
        <translation>Mentres hai unha pregunta aberta, Intro só di cal é e con que teclas se responde. W e B din tamén de quen é a bandeira caída nun reloxo da mesa. Desde unha reclamación de táboas ou un mal axuste os reloxos están parados: o tempo que corre mentres o panel está aberto devólvese coa decisión, e queda devolto aínda que a decisión se revogue. Intro di que dato falta. Unha apelación preséntase contra unha decisión rexistrada: escolla Apelación, e E leva ás decisións do taboleiro.</translation>
    </message>
    <message>
        <source>Esc leads back to the hall at once, and the clock keeps running. F1 is this chapter. An incident is opened in the hall: here both players would read what the Laws say of their game, and the arbiter tells them nothing.</source>
        <translation>Esc volve de inmediato á sala, e o reloxo segue correndo. F1 é este capítulo. Unha incidencia ábrese na sala: aquí os dous xogadores lerían o que as Leis din da súa partida, e o árbitro non lles di nada.</translation>
    </message>
    <message>
        <source>A ruling that turns out wrong is withdrawn with W, whatever has happened since: say why, and the program tells what it takes back and what stays as it is before anything happens. The time of a game that is decided stays, and so does a result that a later round was paired with: change it on the page of results. Of a clock on the table the program says what you set back by hand. The ruling stays in the record with your reason, the register no longer counts it, and Undo makes it stand again. U undoes the ruling that is the last action, without a reason.</source>
        <translation>Unha decisión que resulta errada revógase con W, pasase o que pasase desde entón: diga o motivo, e o programa indica antes de que pase nada o que desfai e o que queda como está. O tempo dunha partida decidida queda, e tamén o resultado co que se emparellou unha rolda posterior: cámbieo na páxina de resultados. Dun reloxo da mesa o programa di o que vostede desfai á man. A decisión queda no rexistro co seu motivo, o rexistro de infraccións xa non a conta, e Desfacer devólvelle o efecto. U desfai a decisión que é a última acción, sen motivo.</translation>
    </message>
</context>
<context>
    <name>CheckInClose</name>
    <message>
        <source>Close the check-in</source>
        <translation>Pechar a presenza</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not here:</source>
        <translation>
            <numerusform>falta %n xogador:</numerusform>
            <numerusform>faltan %n xogadores:</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero-point bye for all of them</source>
        <translation>Descanso de cero puntos para todos</translation>
    </message>
    <message>
        <source>Half-point bye for all of them</source>
        <translation>Descanso de medio punto para todos</translation>
    </message>
    <message>
        <source>Withdraw all of them</source>
        <translation>Retiralos a todos</translation>
    </message>
    <message>
        <source>Remove all of them</source>
        <translation>Eliminalos a todos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The bye is for the next round only. Whoever comes later is checked in as usual and takes part again. Undo takes back all of it.</source>
        <translation>O descanso é só para a seguinte rolda. Quen chegue despois confírmase como sempre e volve xogar. Desfacer anúlao todo.</translation>
    </message>
</context>
<context>
    <name>CheckInKeys</name>
    <message>
        <source>find a player: a few letters of any part of the name</source>
        <translation>buscar un xogador: unhas letras de calquera parte do nome</translation>
    </message>
    <message>
        <source>find</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>next player who is missing</source>
        <translation>seguinte xogador que falta</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>seguinte ausente</translation>
    </message>
    <message>
        <source>show only those who are missing, or everybody</source>
        <translation>amosar só os que faltan, ou todos</translation>
    </message>
    <message>
        <source>only missing</source>
        <translation>só os que faltan</translation>
    </message>
    <message>
        <source>the player has paid what is owed</source>
        <translation>o xogador pagou o que debía</translation>
    </message>
    <message>
        <source>fee paid</source>
        <translation>cota pagada</translation>
    </message>
    <message>
        <source>add a player who is not in the list</source>
        <translation>engadir un xogador que non está na lista</translation>
    </message>
    <message>
        <source>add a player</source>
        <translation>engadir un xogador</translation>
    </message>
    <message>
        <source>edit the player: byes, rating, note</source>
        <translation>editar o xogador: descansos, Elo, nota</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>editar</translation>
    </message>
    <message>
        <source>close the check-in: byes or withdrawal for who is missing</source>
        <translation>pechar a presenza: descanso ou retirada dos que faltan</translation>
    </message>
    <message>
        <source>close the check-in</source>
        <translation>pechar a presenza</translation>
    </message>
    <message>
        <source>when closing: a zero-point bye for all who are missing</source>
        <translation>ao pechar: descanso de cero puntos para todos os que faltan</translation>
    </message>
    <message>
        <source>when closing: a half-point bye for all who are missing</source>
        <translation>ao pechar: descanso de medio punto para todos os que faltan</translation>
    </message>
    <message>
        <source>when closing: withdraw all who are missing; before round 1 they are removed</source>
        <translation>ao pechar: retirar todos os que faltan; antes da rolda 1 elimínanse da lista</translation>
    </message>
    <message>
        <source>begin the check-in anew: nobody is here</source>
        <translation>comezar de novo a presenza: ninguén está presente</translation>
    </message>
    <message>
        <source>clear what was typed; leave the closing of the check-in</source>
        <translation>borrar o escrito; deixar o peche da presenza</translation>
    </message>
    <message>
        <source>the player is here</source>
        <translation>o xogador está presente</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>the player is not here after all</source>
        <translation>ao final o xogador non está</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>ausente</translation>
    </message>
</context>
<context>
    <name>CheckInPage</name>
    <message>
        <source>Close the check-in</source>
        <translation>Pechar a presenza</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Amosar todos</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Só os que faltan</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Cota pagada</translation>
    </message>
    <message>
        <source>Close the players&apos; screen</source>
        <translation>Pechar a pantalla dos xogadores</translation>
    </message>
    <message>
        <source>Screen for self check-in</source>
        <translation>Pantalla para os xogadores</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Comezar de novo</translation>
    </message>
    <message>
        <source>A few letters of the name, then Enter</source>
        <translation>Unhas letras do nome e despois Intro</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Buscar un xogador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Add the player with %1.</source>
        <translation>Ninguén con ese nome está inscrito. Engada o xogador con %1.</translation>
    </message>
    <message>
        <source>Nobody is missing.</source>
        <translation>Non falta ninguén.</translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Aínda non hai ninguén inscrito</translation>
    </message>
    <message>
        <source>Once players are entered they are checked in here: a few letters of the name, then Enter.</source>
        <translation>Aquí confírmase a presenza dos inscritos: unhas letras do nome e despois Intro.</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Engadir o primeiro xogador</translation>
    </message>
</context>
<context>
    <name>CheckInRow</name>
    <message>
        <source>Not here</source>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Presente</translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>Threefold repetition by an intended move</source>
        <translation>Tripla repetición cunha xogada anunciada</translation>
    </message>
    <message>
        <source>Threefold repetition on the board</source>
        <translation>Tripla repetición no taboleiro</translation>
    </message>
    <message>
        <source>Fifty moves by an intended move</source>
        <translation>Cincuenta xogadas cunha xogada anunciada</translation>
    </message>
    <message>
        <source>Fifty moves on the board</source>
        <translation>Cincuenta xogadas no taboleiro</translation>
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
    <message numerus="yes">
        <source>%n period(s) left</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>queda %n período</numerusform>
            <numerusform>quedan %n períodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to make in this time</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>%n xogada por facer neste tempo</numerusform>
            <numerusform>%n xogadas por facer neste tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: overtime is counted</source>
        <translation>Despois: cóntase o exceso</translation>
    </message>
    <message numerus="yes">
        <source>Next: %n period(s) of %1</source>
        <comment>byo-yomi</comment>
        <translation>
            <numerusform>Despois: %n período de %1</numerusform>
            <numerusform>Despois: %n períodos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n move(s) in %1</source>
        <comment>Canadian overtime</comment>
        <translation>
            <numerusform>Despois: %n xogada en %1</numerusform>
            <numerusform>Despois: %n xogadas en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: +%1 when a side reaches 0:00</source>
        <translation>Despois: +%1 cando un lado chegue a 0:00</translation>
    </message>
    <message>
        <source>Next: +%1 after move %2</source>
        <translation>Despois: +%1 tras a xogada %2</translation>
    </message>
    <message>
        <source>Next: +%1</source>
        <translation>Despois: +%1</translation>
    </message>
</context>
<context>
    <name>ClockFacts</name>
    <message>
        <source>The digits are %1 mm high: enough for three metres.</source>
        <translation>As cifras miden %1 mm de alto: abondo para tres metros.</translation>
    </message>
    <message>
        <source>The digits are only %1 mm high. They need 18 mm to be read from three metres.</source>
        <translation>As cifras só miden %1 mm de alto. Para lelas a tres metros precisan 18 mm.</translation>
    </message>
    <message>
        <source>The bar that shows whose clock is running is only %1 mm wide. It needs 50 mm to be seen from ten metres.</source>
        <translation>A barra que amosa de quen corre o reloxo só mide %1 mm de ancho. Para vela a dez metros precisa 50 mm.</translation>
    </message>
</context>
<context>
    <name>ClockHalf</name>
    <message>
        <source>to move</source>
        <translation>quenda</translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Demora %1</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>Period over</source>
        <translation>Período rematado</translation>
    </message>
    <message>
        <source>Move took too long</source>
        <translation>Xogada fóra de tempo</translation>
    </message>
    <message>
        <source>Lever locked</source>
        <translation>Panca bloqueada</translation>
    </message>
</context>
<context>
    <name>ClockKeys</name>
    <message>
        <source>press the left side</source>
        <translation>premer o lado esquerdo</translation>
    </message>
    <message>
        <source>press the right side</source>
        <translation>premer o lado dereito</translation>
    </message>
    <message>
        <source>press the running side</source>
        <translation>premer o lado que corre</translation>
    </message>
    <message>
        <source>start, pause, resume</source>
        <translation>iniciar, pausar, continuar</translation>
    </message>
    <message>
        <source>turn the clock round</source>
        <translation>xirar o reloxo</translation>
    </message>
    <message>
        <source>announce both times and the move number</source>
        <translation>dicir os dous tempos e o número da xogada</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>son si ou non</translation>
    </message>
    <message>
        <source>for the arbiter: when flags fell, how large the digits are</source>
        <translation>para o árbitro: cando caeron as bandeiras, que tamaño teñen as cifras</translation>
    </message>
    <message>
        <source>help; F1 again leads back to the clock</source>
        <translation>axuda; F1 de novo volve ao reloxo</translation>
    </message>
    <message>
        <source>says where an incident is opened: players see this screen</source>
        <translation>di onde se abre unha incidencia: esta pantalla vena os xogadores</translation>
    </message>
    <message>
        <source>back to the hall; the clock keeps running</source>
        <translation>volver á sala; o reloxo segue correndo</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Players see this screen: Esc leads back to the hall, and F12 opens the incident there.</source>
        <translation>Esta pantalla vena os xogadores: Esc volve á sala, e alí F12 abre a incidencia.</translation>
    </message>
</context>
<context>
    <name>ClockSettings</name>
    <message>
        <source>Style of the clocks</source>
        <translation>Estilo dos reloxos</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderno</translation>
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
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Tenths of a second, in the modern style</source>
        <translation>Décimas de segundo, no estilo moderno</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Below 10 seconds</source>
        <translation>Con menos de 10 segundos</translation>
    </message>
    <message>
        <source>Below 20 seconds</source>
        <translation>Con menos de 20 segundos</translation>
    </message>
    <message>
        <source>Below a minute</source>
        <translation>Con menos dun minuto</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>A demora antes de correr o tempo</translation>
    </message>
    <message>
        <source>Beside the time</source>
        <translation>Xunto ao tempo</translation>
    </message>
    <message>
        <source>In the total</source>
        <translation>No total</translation>
    </message>
    <message>
        <source>Move counter on the clock</source>
        <translation>Contador de xogadas no reloxo</translation>
    </message>
    <message>
        <source>Counts presses of the clock. In the hall the arbiter always sees it.</source>
        <translation>Conta as pulsacións do reloxo. O árbitro veo na sala en todo caso.</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comezar</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Xirar</translation>
    </message>
    <message>
        <source>Announce the times</source>
        <translation>Dicir os tempos</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Con son</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Sen son</translation>
    </message>
    <message>
        <source>For the arbiter</source>
        <translation>Para o árbitro</translation>
    </message>
    <message>
        <source>Leave, the clock keeps running</source>
        <translation>Saír, o reloxo segue</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Volver á sala</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
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
        <translation>reloxo en pausa</translation>
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
        <source>%1 added to Black&apos;s time</source>
        <translation>%1 engadido ás negras</translation>
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
        <source>from now on %1 for each move</source>
        <translation>desde agora %1 por xogada</translation>
    </message>
    <message>
        <source>White&apos;s clock set to period %1</source>
        <translation>reloxo das brancas posto no período %1</translation>
    </message>
    <message>
        <source>Black&apos;s clock set to period %1</source>
        <translation>reloxo das negras posto no período %1</translation>
    </message>
    <message>
        <source>White&apos;s lever locked</source>
        <translation>panca das brancas bloqueada</translation>
    </message>
    <message>
        <source>Black&apos;s lever locked</source>
        <translation>panca das negras bloqueada</translation>
    </message>
    <message>
        <source>White&apos;s lever unlocked</source>
        <translation>panca das brancas liberada</translation>
    </message>
    <message>
        <source>Black&apos;s lever unlocked</source>
        <translation>panca das negras liberada</translation>
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
        <translation>%1 xogadas %2</translation>
    </message>
    <message>
        <source>%1 period %2</source>
        <comment>change</comment>
        <translation>%1 período %2</translation>
    </message>
    <message>
        <source>clock left as it is</source>
        <translation>reloxo deixado como está</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>xogada ilegal</translation>
    </message>
    <message>
        <source>incorrect claim</source>
        <translation>reclamación incorrecta</translation>
    </message>
    <message>
        <source>disturbing the opponent</source>
        <translation>molestar o rival</translation>
    </message>
    <message>
        <source>late arrival</source>
        <translation>chegada con atraso</translation>
    </message>
    <message>
        <source>clock not pressed</source>
        <translation>reloxo sen premer</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>reloxo defectuoso</translation>
    </message>
    <message>
        <source>wrong setting of the clock</source>
        <translation>reloxo mal posto</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>irregularidade</translation>
    </message>
    <message>
        <source>wrong colours or set-up</source>
        <translation>cores ou posición inicial erradas</translation>
    </message>
    <message>
        <source>quickplay finish</source>
        <translation>final a caída de bandeira</translation>
    </message>
    <message>
        <source>assistance for a player</source>
        <translation>asistencia a un xogador</translation>
    </message>
    <message>
        <source>interruption</source>
        <translation>interrupción</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>sanción</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>decisión do árbitro</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>O reloxo non está en marcha aínda.</translation>
    </message>
    <message>
        <source>The clock is not running.</source>
        <translation>O reloxo non corre.</translation>
    </message>
    <message>
        <source>The clock is not paused.</source>
        <translation>O reloxo non está en pausa.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s move.</source>
        <translation>A quenda é do outro xogador.</translation>
    </message>
    <message>
        <source>Black starts White&apos;s clock.</source>
        <translation>As negras poñen en marcha o reloxo das brancas.</translation>
    </message>
    <message>
        <source>The player is not in Canadian overtime.</source>
        <translation>O xogador non está na prórroga canadense.</translation>
    </message>
    <message>
        <source>The lever is locked.</source>
        <translation>A panca está bloqueada.</translation>
    </message>
    <message>
        <source>No flag is down.</source>
        <translation>Non hai ningunha bandeira caída.</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods set to %1</source>
        <translation>períodos de byo-yomi das brancas postos en %1</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods set to %1</source>
        <translation>períodos de byo-yomi das negras postos en %1</translation>
    </message>
    <message>
        <source>moves due from White set to %1</source>
        <translation>xogadas pendentes das brancas postas en %1</translation>
    </message>
    <message>
        <source>moves due from Black set to %1</source>
        <translation>xogadas pendentes das negras postas en %1</translation>
    </message>
    <message>
        <source>White&apos;s delay set to %1</source>
        <translation>demora das brancas posta en %1</translation>
    </message>
    <message>
        <source>Black&apos;s delay set to %1</source>
        <translation>demora das negras posta en %1</translation>
    </message>
    <message>
        <source>%1 byo-yomi periods %2</source>
        <comment>change</comment>
        <translation>%1 períodos de byo-yomi %2</translation>
    </message>
    <message>
        <source>%1 moves due %2</source>
        <comment>change</comment>
        <translation>%1 xogadas pendentes %2</translation>
    </message>
    <message>
        <source>The player is not in byo-yomi.</source>
        <translation>O xogador non está en byo-yomi.</translation>
    </message>
    <message>
        <source>There is no delay in this period.</source>
        <translation>Neste período non hai demora.</translation>
    </message>
    <message>
        <source>%1 taken off White&apos;s time</source>
        <translation>%1 descontado ás brancas</translation>
    </message>
    <message>
        <source>%1 taken off Black&apos;s time</source>
        <translation>%1 descontado ás negras</translation>
    </message>
    <message>
        <source>White set to move</source>
        <translation>quenda pasada ás brancas</translation>
    </message>
    <message>
        <source>Black set to move</source>
        <translation>quenda pasada ás negras</translation>
    </message>
    <message>
        <source>last press undone</source>
        <translation>última pulsación retirada</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>tempos intercambiados</translation>
    </message>
    <message>
        <source>White&apos;s Canadian overtime restarted</source>
        <translation>prórroga canadense das brancas reiniciada</translation>
    </message>
    <message>
        <source>Black&apos;s Canadian overtime restarted</source>
        <translation>prórroga canadense das negras reiniciada</translation>
    </message>
    <message>
        <source>White&apos;s missed press counted</source>
        <translation>unha xogada das brancas contada sen pulsación</translation>
    </message>
    <message>
        <source>Black&apos;s missed press counted</source>
        <translation>unha xogada das negras contada sen pulsación</translation>
    </message>
    <message>
        <source>time control changed to %1</source>
        <translation>ritmo cambiado a %1</translation>
    </message>
    <message>
        <source>White&apos;s flag fall cancelled, clock set to %1</source>
        <translation>bandeira das brancas erguida de novo con %1</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall cancelled, clock set to %1</source>
        <translation>bandeira das negras erguida de novo con %1</translation>
    </message>
    <message>
        <source>clock reset for a new game</source>
        <translation>reloxo posto como antes da partida</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <extracomment>%1 old and new values of a clock: &quot;White 1:51 → 0:51&quot;.</extracomment>
        <translation>cambio desfeito: %1</translation>
    </message>
    <message>
        <source>White&apos;s flag down</source>
        <translation>caeu a bandeira das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s flag down</source>
        <translation>caeu a bandeira das negras</translation>
    </message>
    <message>
        <source>clock switched to White automatically</source>
        <translation>o reloxo pasou por si só ás brancas</translation>
    </message>
    <message>
        <source>clock switched to Black automatically</source>
        <translation>o reloxo pasou por si só ás negras</translation>
    </message>
    <message>
        <source>misuse of the clock</source>
        <translation>manexo do reloxo</translation>
    </message>
    <message>
        <source>The clock has already been started.</source>
        <translation>O reloxo xa estaba en marcha.</translation>
    </message>
    <message>
        <source>This clock switches automatically.</source>
        <translation>Este reloxo cambia por si só.</translation>
    </message>
    <message>
        <source>The flag is down. Cancel the flag fall first.</source>
        <translation>A bandeira está caída. Érgaa primeiro.</translation>
    </message>
    <message>
        <source>That would leave the player no time.</source>
        <translation>Iso quitaría todo o tempo que ten o xogador.</translation>
    </message>
    <message>
        <source>There is no press to undo.</source>
        <translation>Non hai pulsación que retirar.</translation>
    </message>
    <message>
        <source>That value is outside the limits.</source>
        <translation>Ese valor está fóra dos límites.</translation>
    </message>
    <message>
        <source>The clock has been changed since; this can no longer be undone.</source>
        <translation>O reloxo cambiouse despois; isto xa non se pode desfacer.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>desfeito</translation>
    </message>
    <message>
        <source>adjourned before the end of the session</source>
        <translation>aprazada antes do final da sesión</translation>
    </message>
    <message>
        <source>late for the resumption</source>
        <translation>atraso na continuación</translation>
    </message>
</context>
<context>
    <name>ClosingKeys</name>
    <message>
        <source>from line to line</source>
        <translation>de liña en liña</translation>
    </message>
    <message>
        <source>to the page where it is done</source>
        <translation>á páxina onde se fai</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>ir alí</translation>
    </message>
    <message>
        <source>save the archive of everything beside the event</source>
        <translation>gardar o arquivo de todo xunto ao torneo</translation>
    </message>
    <message>
        <source>save the archive</source>
        <translation>gardar o arquivo</translation>
    </message>
    <message>
        <source>the papers: report of the arbiter, standings, crosstable</source>
        <translation>os impresos: informe do árbitro, clasificación, cadro cruzado</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>impresos</translation>
    </message>
    <message>
        <source>the files for the federation</source>
        <translation>os ficheiros para a federación</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ficheiros</translation>
    </message>
</context>
<context>
    <name>ClosingPage</name>
    <message>
        <source>Closing the event</source>
        <translation>Peche do torneo</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <translation>Gardar o arquivo</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Impresos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Non hai nada con ese nome. Probe outra palabra.</translation>
    </message>
    <message>
        <source>An action, a player, a board, a ruling, an article</source>
        <translation>Unha acción, xogador, taboleiro, decisión ou artigo</translation>
    </message>
</context>
<context>
    <name>CommonKeys</name>
    <message>
        <source>through a list, or a long text</source>
        <translation>por unha lista ou por un texto longo</translation>
    </message>
    <message>
        <source>the first and the last row; so in every list</source>
        <translation>a primeira e a última fila; así en todas as listas</translation>
    </message>
    <message>
        <source>a screen of rows up or down</source>
        <translation>unha pantalla de filas arriba ou abaixo</translation>
    </message>
    <message>
        <source>from field to field, and to the buttons</source>
        <translation>de campo en campo, e aos botóns</translation>
    </message>
    <message>
        <source>press the button that is lit</source>
        <translation>premer o botón resaltado</translation>
    </message>
    <message>
        <source>close what is open, else leave the page</source>
        <translation>pechar o que estea aberto; se non, deixar a páxina</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>Time control</source>
        <translation>Ritmo de xogo</translation>
    </message>
    <message>
        <source>Use this time control</source>
        <translation>Usar este ritmo</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Períodos</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Ritmos predefinidos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ControlField</name>
    <message>
        <source>Time control</source>
        <translation>Ritmo de xogo</translation>
    </message>
    <message>
        <source>Presets and periods…</source>
        <translation>Predefinidos e períodos…</translation>
    </message>
    <message>
        <source>Time control of the event</source>
        <translation>Ritmo de xogo do torneo</translation>
    </message>
</context>
<context>
    <name>ControlLine</name>
    <message>
        <source>Time control</source>
        <translation>Ritmo de xogo, tal como o escribiría</translation>
    </message>
    <message>
        <source>For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as in a PGN or TRF file.</source>
        <translation>Por exemplo 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; ou como está nun ficheiro PGN ou TRF.</translation>
    </message>
    <message>
        <source>Meant in seconds: %1</source>
        <translation>En segundos: %1</translation>
    </message>
</context>
<context>
    <name>ControlMeaning</name>
    <message>
        <source>This is not a time control yet.</source>
        <translation>Isto aínda non é un ritmo de xogo.</translation>
    </message>
    <message>
        <source>In files %1. On the boards %2.</source>
        <translation>En ficheiros %1. Código nos taboleiros %2.</translation>
    </message>
    <message>
        <source>%1. In files %2. On the boards %3.</source>
        <translation>%1. En ficheiros %2. Código nos taboleiros %3.</translation>
    </message>
</context>
<context>
    <name>ControlOptions</name>
    <message>
        <source>The next period begins</source>
        <translation>O seguinte período comeza</translation>
    </message>
    <message>
        <source>when the time is used up</source>
        <translation>cando se esgota o tempo</translation>
    </message>
    <message>
        <source>when its moves are made</source>
        <translation>cando se fan as súas xogadas</translation>
    </message>
    <message>
        <source>Both clocks stop at a flag fall</source>
        <translation>Os dous reloxos detéñense ao caer a bandeira</translation>
    </message>
    <message>
        <source>Usual with an increment. Without one, and always in US play, the other clock keeps running.</source>
        <translation>Habitual con tempo adicional; sen el, e sempre no xogo de US Chess, o outro reloxo segue correndo.</translation>
    </message>
    <message>
        <source>Increment for the first move too</source>
        <translation>Tempo adicional tamén na primeira xogada</translation>
    </message>
    <message>
        <source>Usual at FIDE events and on DGT clocks.</source>
        <translation>Habitual nos torneos da FIDE e nos reloxos DGT.</translation>
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
        <source>gong: the clock switches by itself every %1</source>
        <translation>gong: o reloxo cambia por si só cada %1</translation>
    </message>
    <message>
        <source>%1 for each move</source>
        <translation>%1 por xogada</translation>
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
        <extracomment>%1 all periods, %2 &quot;30 seconds a move from move 1&quot;.</extracomment>
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
        <translation>Escriba un ritmo de xogo, por exemplo 90+30 ou 3+2.</translation>
    </message>
    <message>
        <source>Minutes and seconds are mixed; write all times in minutes.</source>
        <translation>Mestúranse minutos e segundos; escriba todos os tempos en minutos.</translation>
    </message>
    <message>
        <source>These times do not make a time control.</source>
        <translation>Estes tempos non forman un ritmo de xogo.</translation>
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
        <translation>O número de períodos byo-yomi ou de xogadas da prórroga canadense debe estar entre 1 e 9999.</translation>
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
        <source>%1 seconds</source>
        <extracomment>%1 a number with a fraction, like 2.5.</extracomment>
        <translation>%1 segundos</translation>
    </message>
    <message>
        <source>%1 (byo-yomi)</source>
        <extracomment>%1 &quot;5 periods of 30 seconds&quot;.</extracomment>
        <translation>%1 (byo-yomi)</translation>
    </message>
    <message>
        <source>a Bronstein delay of %1 a move from move %2</source>
        <extracomment>%1 a time, %2 a number: &quot;a Bronstein delay of 10 seconds a move from move 1&quot;.</extracomment>
        <translation>unha demora Bronstein de %1 por xogada desde a xogada %2</translation>
    </message>
    <message>
        <source>a delay of %1 a move from move %2</source>
        <extracomment>%1 a time, %2 a number: &quot;a delay of 5 seconds a move from move 1&quot;.</extracomment>
        <translation>unha demora de %1 por xogada desde a xogada %2</translation>
    </message>
    <message>
        <source>%1 a move from move %2</source>
        <extracomment>An increment. %1 a time, %2 a number: &quot;30 seconds a move from move 1&quot;.</extracomment>
        <translation>%1 por xogada desde a xogada %2</translation>
    </message>
    <message>
        <source>a Bronstein delay of %1 a move</source>
        <translation>unha demora Bronstein de %1 por xogada</translation>
    </message>
    <message>
        <source>a delay of %1 a move</source>
        <translation>unha demora de %1 por xogada</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <extracomment>An increment. %1 a time: &quot;30 seconds a move&quot;.</extracomment>
        <translation>%1 por xogada</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>period and increment</comment>
        <extracomment>One period of several. %1 &quot;15 minutes&quot;, %2 &quot;30 seconds a move&quot;: &quot;15 minutes with 30 seconds a move&quot;.</extracomment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>the next period begins when its moves are made</source>
        <translation>o seguinte período comeza ao facer as súas xogadas</translation>
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
        <translation>curto de máis para contar para o Elo</translation>
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
        <translation>ultrabala</translation>
    </message>
    <message>
        <source>bullet</source>
        <comment>lichess</comment>
        <translation>bala</translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>lichess</comment>
        <translation>lóstrego</translation>
    </message>
    <message>
        <source>rapid</source>
        <comment>lichess</comment>
        <translation>rápido</translation>
    </message>
    <message>
        <source>classical</source>
        <comment>lichess</comment>
        <translation>clásico</translation>
    </message>
    <message>
        <source>FIDE Laws %1, %2: %3</source>
        <extracomment>%1 the year of the Laws, %2 the article, %3 the kind of play: &quot;FIDE Laws 2023, B.1: blitz&quot;.</extracomment>
        <translation>Leis da FIDE %1, %2: %3</translation>
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
        <translation>120 minutos ou máis: nivel de mestre</translation>
    </message>
    <message>
        <source>below 120 minutes: not for master level</source>
        <translation>menos de 120 minutos: sen nivel de mestre</translation>
    </message>
    <message>
        <source>Time only</source>
        <comment>method</comment>
        <translation>Só tempo</translation>
    </message>
    <message>
        <source>Increment</source>
        <comment>method</comment>
        <translation>Incremento</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>method</comment>
        <translation>Demora</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <comment>method</comment>
        <translation>Demora Bronstein</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <comment>method</comment>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian overtime</source>
        <comment>method</comment>
        <translation>Prórroga canadense</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <comment>method</comment>
        <translation>Reloxo de area</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>method</comment>
        <translation>Sen límite</translation>
    </message>
    <message>
        <source>Gong</source>
        <comment>method</comment>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <comment>method</comment>
        <translation>Tempo por xogada</translation>
    </message>
    <message>
        <source>hourglass of %1: what one player uses, the other gains</source>
        <translation>reloxo de area de %1: o que un gasta, o outro gáñao</translation>
    </message>
    <message>
        <source>the time used is counted, without limit</source>
        <translation>cóntase o tempo usado, sen límite</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Aquí debe ir un número.</translation>
    </message>
    <message>
        <source>This character is not allowed in a time control.</source>
        <translation>Este signo non ten sentido nun ritmo de xogo.</translation>
    </message>
    <message>
        <source>A period has neither main time nor increment.</source>
        <translation>Un período non ten nin tempo principal nin adicional.</translation>
    </message>
    <message>
        <source>This must be the last period.</source>
        <translation>Ningún período pode seguir a un deste tipo.</translation>
    </message>
    <message>
        <source>A period of this kind must be the whole time control, for both players.</source>
        <translation>Un período deste tipo debe ser o ritmo enteiro, para ambos os xogadores.</translation>
    </message>
    <message>
        <source>both clocks stop at a flag fall</source>
        <translation>os dous reloxos detéñense ao caer a bandeira</translation>
    </message>
    <message>
        <source>the other clock keeps running at a flag fall</source>
        <translation>o outro reloxo segue ao caer a bandeira</translation>
    </message>
    <message>
        <source>without increment for the first move</source>
        <translation>sen tempo adicional na primeira xogada</translation>
    </message>
</context>
<context>
    <name>DisplayAddress</name>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Emparellamentos, resultados e clasificación no seu teléfono</translation>
    </message>
</context>
<context>
    <name>DisplayFields</name>
    <message>
        <source>Message to the hall</source>
        <translation>Mensaxe para a sala</translation>
    </message>
    <message>
        <source>Enter shows it at the foot of the screen; an empty line takes it away.</source>
        <translation>Intro móstraa ao pé da pantalla; unha liña baleira quítaa.</translation>
    </message>
    <message>
        <source>Boards whose clocks are shown</source>
        <translation>Taboleiros dos que se mostran os reloxos</translation>
    </message>
    <message>
        <source>None unless you choose them. The hall sees times, but no flag and no count of moves.</source>
        <translation>Ningún mentres non os escolla. A sala ve os tempos, pero nin bandeiras nin número de xogadas.</translation>
    </message>
    <message>
        <source>Next round at</source>
        <translation>Seguinte rolda ás</translation>
    </message>
    <message>
        <source>As in the schedule of the event, unless you type another time: 16:30, or +15 for fifteen minutes from now.</source>
        <translation>Segundo o horario do torneo, salvo que escriba outra hora: 16:30, ou +15 para dentro de quince minutos.</translation>
    </message>
</context>
<context>
    <name>DisplayKeys</name>
    <message>
        <source>close the hall screen</source>
        <translation>pechar a pantalla da sala</translation>
    </message>
    <message>
        <source>open the hall screen</source>
        <translation>abrir a pantalla da sala</translation>
    </message>
    <message>
        <source>close</source>
        <translation>pechar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abrir</translation>
    </message>
    <message>
        <source>next page on the hall screen</source>
        <translation>páxina seguinte da pantalla da sala</translation>
    </message>
    <message>
        <source>next</source>
        <translation>seguinte</translation>
    </message>
    <message>
        <source>previous page on the hall screen</source>
        <translation>páxina anterior da pantalla da sala</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>anterior</translation>
    </message>
    <message>
        <source>let the pages take turns again</source>
        <translation>deixar que as páxinas volvan alternarse</translation>
    </message>
    <message>
        <source>hold the page on the hall screen</source>
        <translation>manter a páxina na pantalla da sala</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>seguir</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>manter</translation>
    </message>
    <message>
        <source>message to the hall</source>
        <translation>mensaxe para a sala</translation>
    </message>
    <message>
        <source>message</source>
        <translation>mensaxe</translation>
    </message>
    <message>
        <source>boards whose clocks are shown</source>
        <translation>taboleiros dos que se mostran os reloxos</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>taboleiros</translation>
    </message>
    <message>
        <source>time of the next round, for the countdown</source>
        <translation>hora da seguinte rolda, para a conta atrás</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>seguinte rolda</translation>
    </message>
    <message>
        <source>dark or light hall screen</source>
        <translation>pantalla da sala escura ou clara</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>escura ou clara</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>dun campo de volta á páxina</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Hall screen</source>
        <translation>Pantalla da sala</translation>
    </message>
    <message>
        <source>Close the hall screen</source>
        <translation>Pechar a pantalla da sala</translation>
    </message>
    <message>
        <source>Open the hall screen</source>
        <translation>Abrir a pantalla da sala</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Take turns by themselves</source>
        <translation>Altérnanse soas</translation>
    </message>
    <message>
        <source>Seconds for each page. Lists with nothing to show are passed over.</source>
        <translation>Segundos para cada páxina. As listas sen nada que mostrar sáltanse.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Boards that call the arbiter, at the foot</source>
        <translation>Taboleiros que chaman o árbitro, ao pé</translation>
    </message>
    <message>
        <source>Off unless you want it: everybody in the hall reads it.</source>
        <translation>Apagado se non o quere: lee toda a sala.</translation>
    </message>
</context>
<context>
    <name>DisplayScreen</name>
    <message>
        <source>Hall screen</source>
        <translation>Pantalla da sala</translation>
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
        <translation>N</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>bye</source>
        <extracomment>On the hall screen beside the name of a player who has no game in the round.</extracomment>
        <translation>descanso</translation>
    </message>
    <message>
        <source>adj.</source>
        <comment>adjourned</comment>
        <extracomment>On the hall screen in the place of a result; as short as possible.</extracomment>
        <translation>apraz.</translation>
    </message>
</context>
<context>
    <name>DisplayTurnRow</name>
    <message>
        <source>%1, on the hall screen now</source>
        <translation>%1, agora na pantalla da sala</translation>
    </message>
    <message>
        <source>%1: shorter</source>
        <translation>%1: menos tempo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: longer</source>
        <translation>%1: máis tempo</translation>
    </message>
    <message>
        <source>Show now: %1</source>
        <translation>Mostrar agora: %1</translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>Mostrar agora</translation>
    </message>
</context>
<context>
    <name>DisplayWindow</name>
    <message>
        <source>Hall screen</source>
        <translation>Pantalla da sala</translation>
    </message>
</context>
<context>
    <name>EntriesKeys</name>
    <message>
        <source>add the players that are ticked</source>
        <translation>inscribir os xogadores marcados</translation>
    </message>
    <message>
        <source>add the players</source>
        <translation>inscribir os xogadores</translation>
    </message>
    <message>
        <source>tick the player or leave the player out</source>
        <translation>marcar o xogador ou deixalo fóra</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>marcar</translation>
    </message>
    <message>
        <source>next player with a note</source>
        <translation>seguinte xogador con nota</translation>
    </message>
    <message>
        <source>next note</source>
        <translation>seguinte nota</translation>
    </message>
    <message>
        <source>say what the columns are</source>
        <translation>dicir que son as columnas</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>paste another list</source>
        <translation>pegar outra lista</translation>
    </message>
    <message>
        <source>open a file with players</source>
        <translation>abrir un ficheiro con xogadores</translation>
    </message>
    <message>
        <source>back without adding anybody</source>
        <translation>volver sen inscribir a ninguén</translation>
    </message>
    <message>
        <source>correct the cells of the row</source>
        <translation>corrixir as celas da fila</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>corrixir</translation>
    </message>
</context>
<context>
    <name>EntriesPage</name>
    <message>
        <source>Players from %1</source>
        <translation>Xogadores de %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un ficheiro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Players in the list</source>
        <translation>Xogadores da lista</translation>
    </message>
    <message>
        <source>Drop this list? Nobody has been added to the event.</source>
        <translation>Descartar esta lista? Non se engadiu ninguén ao torneo.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>EntriesText</name>
    <message>
        <source>No name: not a player.</source>
        <translation>Sen nome: non é un xogador.</translation>
    </message>
    <message>
        <source>The name is too long or contains characters that are not allowed.</source>
        <translation>O nome é demasiado longo ou contén caracteres non permitidos.</translation>
    </message>
    <message>
        <source>The title was in the name</source>
        <translation>O título estaba no nome</translation>
    </message>
    <message>
        <source>Not a FIDE title, left out</source>
        <translation>Non é un título da FIDE, queda fóra</translation>
    </message>
    <message>
        <source>Not a rating, left out</source>
        <translation>Non é un Elo, queda fóra</translation>
    </message>
    <message>
        <source>Not the three letters of a federation, left out</source>
        <translation>Non son as tres letras dunha federación, queda fóra</translation>
    </message>
    <message>
        <source>Not a FIDE ID, left out</source>
        <translation>Non é un ID da FIDE, queda fóra</translation>
    </message>
    <message>
        <source>Not a date of birth, left out</source>
        <translation>Non é unha data de nacemento, queda fóra</translation>
    </message>
    <message>
        <source>Day and month cannot be told apart, only the year is kept</source>
        <translation>Non se distinguen o día e o mes, só queda o ano</translation>
    </message>
    <message>
        <source>Not a sex, left out</source>
        <translation>Non é un sexo, queda fóra</translation>
    </message>
    <message>
        <source>Not a number, left out</source>
        <translation>Non é un número, queda fóra</translation>
    </message>
    <message>
        <source>Not an amount, left out</source>
        <translation>Non é un importe, queda fóra</translation>
    </message>
    <message>
        <source>Too long or with characters that are not allowed, left out</source>
        <translation>Demasiado longo ou con caracteres non permitidos, queda fóra</translation>
    </message>
    <message>
        <source>There is no table in it.</source>
        <translation>Non hai ningunha táboa.</translation>
    </message>
    <message>
        <source>It is too large for a list of players.</source>
        <translation>É demasiado grande para unha lista de xogadores.</translation>
    </message>
    <message>
        <source>It has too many cells for a list of players.</source>
        <translation>Ten demasiadas celas para unha lista de xogadores.</translation>
    </message>
    <message>
        <source>A cell is too long.</source>
        <translation>Unha cela é demasiado longa.</translation>
    </message>
    <message>
        <source>A quotation mark is never closed.</source>
        <translation>Unhas comiñas non se pechan.</translation>
    </message>
    <message>
        <source>It is neither text nor a spreadsheet.</source>
        <translation>Non é texto nin unha folla de cálculo.</translation>
    </message>
    <message>
        <source>An old Excel file, or one with a password: save it as .xlsx without one.</source>
        <translation>Un ficheiro antigo de Excel, ou con contrasinal: gárdeo como .xlsx sen el.</translation>
    </message>
    <message>
        <source>It has a password: save it without one.</source>
        <translation>Ten contrasinal: gárdeo sen el.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>O ficheiro está danado.</translation>
    </message>
    <message>
        <source>The file is built in a way that no spreadsheet needs, and is not read.</source>
        <translation>O ficheiro está feito dun xeito que ningunha folla de cálculo precisa, e non se le.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Non se pode escribir o ficheiro.</translation>
    </message>
    <message>
        <source>The same ID as %1</source>
        <extracomment>%1 a player with some details.</extracomment>
        <translation>O mesmo ID ca %1</translation>
    </message>
    <message>
        <source>The same name and birth as %1</source>
        <translation>O mesmo nome e nacemento ca %1</translation>
    </message>
    <message>
        <source>The same name as %1</source>
        <translation>O mesmo nome ca %1</translation>
    </message>
    <message>
        <source>Nearly the same name as %1</source>
        <translation>Case o mesmo nome ca %1</translation>
    </message>
    <message>
        <source>(not used)</source>
        <comment>a column</comment>
        <translation>(sen uso)</translation>
    </message>
    <message>
        <source>Whole name</source>
        <translation>Nome completo</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Apelidos</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Nome de pía</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>%1 what was unclear, %2 what the cell says.</extracomment>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 a sentence.</extracomment>
        <translation>Fila %1, columna %2: %3</translation>
    </message>
    <message>
        <source>tab</source>
        <comment>between cells</comment>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto e coma</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>two spaces or more</source>
        <translation>dous espazos ou máis</translation>
    </message>
    <message>
        <source>nothing: one column</source>
        <translation>nada: unha columna</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>como está escrito</translation>
    </message>
    <message>
        <source>surname first</source>
        <translation>primeiro o apelido</translation>
    </message>
    <message>
        <source>given name first</source>
        <translation>primeiro o nome</translation>
    </message>
    <message>
        <source>A federation that FIDE does not know, kept</source>
        <translation>Unha federación que a FIDE non coñece, consérvase</translation>
    </message>
    <message>
        <source>A women&apos;s title of a man, kept</source>
        <translation>Un título feminino dun home, consérvase</translation>
    </message>
</context>
<context>
    <name>EntryColumns</name>
    <message>
        <source>How the list is read</source>
        <translation>Como se le a lista</translation>
    </message>
    <message>
        <source>Names are written</source>
        <translation>Os nomes escríbense</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>of a spreadsheet</comment>
        <translation>Folla</translation>
    </message>
    <message>
        <source>Between the cells</source>
        <translation>Entre as celas</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>What the columns are stands in</source>
        <translation>O que son as columnas dio</translation>
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
        <source>Fixed once the first round is paired.</source>
        <translation>Non cambia despois de emparellar a rolda 1.</translation>
    </message>
    <message>
        <source>Default time, in minutes</source>
        <translation>Tempo de espera, en minutos</translation>
    </message>
    <message>
        <source>A player who arrives after this time loses the game (Laws 6.7; 2009: 6.6). Empty: 0 minutes.</source>
        <translation>O xogador que chega máis tarde que isto tras o comezo da rolda perde (Leis 6.7; 2009: 6.6). Baleiro: ninguén pode chegar con atraso.</translation>
    </message>
    <message>
        <source>Quickplay finish was announced (Guidelines III; 2014: Appendix G)</source>
        <translation>Anunciouse o final a caída de bandeira (Directrices III; 2014: Apéndice G)</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Cor do primeiro xogador na rolda 1</translation>
    </message>
    <message>
        <source>drawn by lots</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts</source>
        <translation>O descanso asignado vale</translation>
    </message>
    <message>
        <source>No draw by agreement before move</source>
        <translation>Sen táboas de mutuo acordo antes da xogada</translation>
    </message>
    <message>
        <source>Without the arbiter&apos;s consent (Laws 9.1). Empty: no such rule; “never”: not at all.</source>
        <translation>Sen o consentimento do árbitro (Leis 9.1). Baleiro: sen esa regra; «never»: en ningunha xogada.</translation>
    </message>
    <message>
        <source>Names in the alphabet of</source>
        <translation>Nomes no alfabeto de</translation>
    </message>
    <message>
        <source>Sorts the names in lists.</source>
        <translation>Ordena os nomes nas listas.</translation>
    </message>
    <message>
        <source>Win counts</source>
        <translation>A vitoria vale</translation>
    </message>
    <message>
        <source>Draw counts</source>
        <translation>As táboas valen</translation>
    </message>
    <message>
        <source>Loss counts</source>
        <translation>A derrota vale</translation>
    </message>
    <message>
        <source>A latecomer may be let in by</source>
        <translation>Pode admitir a quen chega tarde</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>o árbitro</translation>
    </message>
    <message>
        <source>the regulations only</source>
        <translation>só as bases da competición</translation>
    </message>
    <message>
        <source>Rapid and blitz under the Competition Rules: supervised, every game recorded (Laws %1)</source>
        <translation>Rápidas e lóstrego conforme ás Regras de Competición: supervisadas, con todas as partidas anotadas (Leis %1)</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Penalización por un dispositivo electrónico</translation>
    </message>
    <message>
        <source>Devices are allowed switched off in a bag, placed as agreed with the arbiter</source>
        <translation>Permítense os dispositivos apagados nunha bolsa, colocada segundo o acordado co árbitro</translation>
    </message>
    <message>
        <source>Fines were announced in advance</source>
        <translation>As multas anunciáronse con antelación</translation>
    </message>
    <message>
        <source>The hall has clocks of its own: boards are shown without times</source>
        <translation>A sala ten reloxos propios: os taboleiros amósanse sen tempos</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Árbitros adxuntos</translation>
    </message>
    <message>
        <source>One in each line, with title, as the report file has them.</source>
        <translation>Un por liña, co título, como os leva o ficheiro de informe.</translation>
    </message>
    <message>
        <source>Players are numbered by their</source>
        <translation>Os xogadores numéranse polo seu</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>create the event, or save the changes</source>
        <translation>crear o torneo ou gardar os cambios</translation>
    </message>
    <message>
        <source>leave without saving</source>
        <translation>saír sen gardar</translation>
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
        <source>Details of this event</source>
        <translation>Datos do torneo aberto</translation>
    </message>
    <message>
        <source>Everything here can be changed until the first round is paired.</source>
        <translation>Todo se pode cambiar ata emparellar a primeira rolda.</translation>
    </message>
    <message>
        <source>A round is paired: the system, the number of rounds, the time control and the edition can no longer be changed.</source>
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
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Other:</source>
        <translation>Outro:</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <translation>Sinatura das brancas</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <translation>Sinatura das negras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Follas de resultado</translation>
    </message>
    <message>
        <source>round %1 result slips</source>
        <comment>file</comment>
        <translation>rolda %1 follas de resultado</translation>
    </message>
    <message>
        <source>Scoresheets</source>
        <translation>Planillas</translation>
    </message>
    <message>
        <source>round %1 scoresheets</source>
        <comment>file</comment>
        <translation>rolda %1 planillas</translation>
    </message>
    <message>
        <source>Board cards</source>
        <translation>Números dos taboleiros</translation>
    </message>
    <message>
        <source>round %1 board cards</source>
        <comment>file</comment>
        <translation>rolda %1 números dos taboleiros</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Taboleiro</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>On the sheet for setting the clocks: %1 the number of an option of a clock.</extracomment>
        <translation>Opción %1</translation>
    </message>
    <message>
        <source>all the rest</source>
        <comment>moves of a period</comment>
        <translation>todas as restantes</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <extracomment>Of Canadian overtime: so many moves in this time.</extracomment>
        <translation>
            <numerusform>%n xogada en %1</numerusform>
            <numerusform>%n xogadas en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>increment or delay</comment>
        <translation>ningún</translation>
    </message>
    <message>
        <source>%1 from move %2</source>
        <extracomment>Of an increment or delay: the move from which it is given.</extracomment>
        <translation>%1 desde a xogada %2</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Xogadas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Por xogada</translation>
    </message>
    <message>
        <source>Setting the clocks</source>
        <translation>Axuste dos reloxos</translation>
    </message>
    <message>
        <source>setting the clocks</source>
        <comment>file</comment>
        <translation>axuste dos reloxos</translation>
    </message>
    <message>
        <source>Number of the option</source>
        <translation>Número da opción</translation>
    </message>
    <message>
        <source>To set by hand</source>
        <translation>Axuste manual</translation>
    </message>
    <message>
        <source>Next period</source>
        <translation>Período seguinte</translation>
    </message>
    <message>
        <source>when the time of a player runs out</source>
        <translation>cando se esgota o tempo dun xogador</translation>
    </message>
    <message>
        <source>when a player has made the moves</source>
        <translation>cando un xogador fai as xogadas</translation>
    </message>
    <message>
        <source>After a flag fall</source>
        <translation>Tras a caída da bandeira</translation>
    </message>
    <message>
        <source>both clocks stop</source>
        <translation>paran os dous reloxos</translation>
    </message>
    <message>
        <source>the clock of the opponent goes on</source>
        <translation>o reloxo do rival segue</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Antes da rolda</translation>
    </message>
    <message>
        <source>Both displays show the time of the first period.</source>
        <translation>As dúas pantallas mostran o tempo do primeiro período.</translation>
    </message>
    <message>
        <source>The side of White is to move, and the clock is paused.</source>
        <translation>Toca mover ás brancas e o reloxo está en pausa.</translation>
    </message>
    <message>
        <source>The move counter is at its start, and no sound is on.</source>
        <translation>O contador de xogadas está ao comezo e sen son.</translation>
    </message>
    <message>
        <source>The battery sign is not shown.</source>
        <translation>Non aparece o sinal da batería.</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Emparellamentos por taboleiro</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Emparellamentos por nome</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Resultados da rolda</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Cadro cruzado</translation>
    </message>
    <message>
        <source>Progress by round</source>
        <translation>Progreso por roldas</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Lista inicial</translation>
    </message>
    <message>
        <source>Players by name</source>
        <translation>Xogadores por nome</translation>
    </message>
    <message>
        <source>Byes and absent players</source>
        <translation>Descansos e ausentes</translation>
    </message>
    <message>
        <source>Name plates</source>
        <translation>Rótulos co nome</translation>
    </message>
    <message>
        <source>Report of the arbiter</source>
        <translation>Informe do árbitro</translation>
    </message>
    <message>
        <source>Record of rulings</source>
        <translation>Rexistro de decisións</translation>
    </message>
    <message>
        <source>Resumptions</source>
        <translation>Continuacións</translation>
    </message>
    <message>
        <source>Start: %1, %2</source>
        <extracomment>Of a round: %1 the day, %2 the hour.</extracomment>
        <translation>Comezo: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Above a list of players.</extracomment>
        <translation>
            <numerusform>%n xogador</numerusform>
            <numerusform>%n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Fed.</source>
        <comment>federation, short</comment>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>starting list</source>
        <comment>file</comment>
        <translation>lista inicial</translation>
    </message>
    <message>
        <source>players by name</source>
        <comment>file</comment>
        <translation>xogadores por nome</translation>
    </message>
    <message>
        <source>name plates</source>
        <comment>file</comment>
        <translation>rótulos co nome</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Árbitro principal</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Roldas</translation>
    </message>
    <message>
        <source>%1 of %2 paired</source>
        <translation>%1 de %2 emparelladas</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de xogo</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Leis</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Rated players</source>
        <translation>Xogadores con Elo</translation>
    </message>
    <message>
        <source>Average rating of the rated players</source>
        <translation>Elo medio deles</translation>
    </message>
    <message>
        <source>Titled players</source>
        <translation>Xogadores con título</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Mulleres</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Inscricións tardías</translation>
    </message>
    <message>
        <source>Withdrawals</source>
        <translation>Baixas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rolda</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Taboleiros</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Gañan brancas</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Táboas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Gañan negras</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Incomparecencias</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Outros resultados</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sen rematar</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Descansos</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>report of the arbiter</source>
        <comment>file</comment>
        <translation>informe do árbitro</translation>
    </message>
    <message>
        <source>Games lost by forfeit</source>
        <translation>Partidas perdidas por incomparecencia</translation>
    </message>
    <message>
        <source>No game was lost by forfeit.</source>
        <translation>Ningunha partida se perdeu por incomparecencia.</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>Primeiros postos</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Incidents and remarks</source>
        <translation>Incidentes e observacións</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Lugar e data</translation>
    </message>
    <message>
        <source>Signature of the chief arbiter</source>
        <translation>Sinatura do árbitro principal</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Ptos.</translation>
    </message>
    <message>
        <source>round %1 pairings by board</source>
        <comment>file</comment>
        <translation>rolda %1 emparellamentos por taboleiro</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>round %1 results</source>
        <comment>file</comment>
        <translation>rolda %1 resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) unfinished</source>
        <extracomment>Of a round: %n games without a result.</extracomment>
        <translation>
            <numerusform>%n partida sen rematar</numerusform>
            <numerusform>%n partidas sen rematar</numerusform>
        </translation>
    </message>
    <message>
        <source>Where do I play?</source>
        <translation>Onde xogo?</translation>
    </message>
    <message>
        <source>round %1 pairings by name</source>
        <comment>file</comment>
        <translation>rolda %1 emparellamentos por nome</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>round %1 byes and absent players</source>
        <comment>file</comment>
        <translation>rolda %1 descansos e ausentes</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Lost by forfeit on board %1</source>
        <translation>Perde por incomparecencia no taboleiro %1</translation>
    </message>
    <message>
        <source>Absent from board %1</source>
        <translation>Ausente no taboleiro %1</translation>
    </message>
    <message>
        <source>Withdrew before round %1</source>
        <extracomment>Of a player: %1 a round.</extracomment>
        <translation>Baixa antes da rolda %1</translation>
    </message>
    <message>
        <source>Every player has a game in this round.</source>
        <translation>Nesta rolda todos os xogadores teñen partida.</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Aínda non se emparellou ningunha rolda</translation>
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
        <translation>n</translation>
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
        <translation>clasificación tras a rolda %1</translation>
    </message>
    <message>
        <source>crosstable after round %1</source>
        <comment>file</comment>
        <translation>cadro cruzado tras a rolda %1</translation>
    </message>
    <message>
        <source>+ and – are wins and losses by forfeit, * is an unfinished game.</source>
        <translation>+ e – son vitorias e derrotas por incomparecencia, * é unha partida sen rematar.</translation>
    </message>
    <message>
        <source>12w1: against number 12, with White, won; –1 or –½: a bye.</source>
        <extracomment>Below the crosstable of a Swiss; w and b are the letters of the cells.</extracomment>
        <translation>12b1: contra o número 12, con brancas, gañada; –1 ou –½: un descanso.</translation>
    </message>
    <message>
        <source>progress after round %1</source>
        <comment>file</comment>
        <translation>progreso tras a rolda %1</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>head of a column, short</comment>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>descanso</translation>
    </message>
    <message>
        <source>Where to follow the event</source>
        <translation>Onde seguir o torneo</translation>
    </message>
    <message>
        <source>where to follow</source>
        <comment>file</comment>
        <translation>onde seguir</translation>
    </message>
    <message>
        <source>Pairings, results and standings on your phone</source>
        <translation>Emparellamentos, resultados e clasificación no seu teléfono</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Selou</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>game</comment>
        <translation>sen rematar</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n game(s) unfinished.</source>
        <translation>
            <numerusform>Provisional: %n partida sen rematar.</numerusform>
            <numerusform>Provisional: %n partidas sen rematar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Partidas aprazadas</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Árbitros adxuntos</translation>
    </message>
    <message>
        <source>Rulings under</source>
        <translation>Decisións segundo</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of rulings</comment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Rolda e taboleiro</translation>
    </message>
    <message>
        <source>Result before</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Boards that differ from the system&apos;s pairing</source>
        <translation>Taboleiros que difiren do emparellamento do sistema</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisións</translation>
    </message>
    <message>
        <source>Corrected results</source>
        <translation>Resultados corrixidos</translation>
    </message>
    <message>
        <source>Rounds changed by hand</source>
        <translation>Roldas cambiadas á man</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Lista de premios</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Diploma</translation>
    </message>
    <message>
        <source>prize list</source>
        <comment>file</comment>
        <translation>lista de premios</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>No prizes have been typed yet. Beside the papers, type them by place: 1: 500; 2-3: 300; 4: a book.</source>
        <translation>Aínda non se escribiu ningún premio. Escríbaos por posto a carón dos impresos: 1: 500; 2-3: 300; 4: un libro.</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>file</comment>
        <translation>diploma</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <extracomment>On a certificate, below the name: %1 a rank, %2 points, %3 the rounds that were played.</extracomment>
        <translation>Posto %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 points in %n round(s)</source>
        <translation>
            <numerusform>%1 puntos en %n rolda</numerusform>
            <numerusform>%1 puntos en %n roldas</numerusform>
        </translation>
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
        <source>Round robin (Berger tables)</source>
        <translation>Liga (táboas de Berger)</translation>
    </message>
    <message>
        <source>Double round robin (Berger tables)</source>
        <translation>Liga dobre (táboas de Berger)</translation>
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
    <message>
        <source>Swiss, FIDE (Dutch) system 2026</source>
        <translation>Suízo, sistema FIDE (Dutch) 2026</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2026 with Baku acceleration</source>
        <translation>Suízo, sistema FIDE (Dutch) 2026 con aceleración Bacú</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017</source>
        <translation>Suízo, sistema FIDE (Dutch) 2017</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch) system 2017 with Baku acceleration</source>
        <translation>Suízo, sistema FIDE (Dutch) 2017 con aceleración Bacú</translation>
    </message>
    <message>
        <source>Double round robin (last two rounds of the first cycle swapped)</source>
        <translation>Liga dobre (intercambiadas as dúas últimas roldas da primeira volta)</translation>
    </message>
    <message>
        <source>Number of games played with Black</source>
        <translation>Número de partidas con negras</translation>
    </message>
    <message>
        <source>Number of games won with Black</source>
        <translation>Número de partidas gañadas con negras</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Puntuación progresiva</translation>
    </message>
    <message>
        <source>Rounds the player elected to play</source>
        <translation>Roldas que o xogador escolleu xogar</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Puntos estándar</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Número de emparellamento</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Buchholz previo</translation>
    </message>
    <message>
        <source>Average of opponents’ Buchholz</source>
        <translation>Media do Buchholz dos rivais</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Media do Elo dos rivais</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Rendemento no torneo</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Rendemento perfecto no torneo</translation>
    </message>
    <message>
        <source>Average performance rating of opponents</source>
        <translation>Media do rendemento dos rivais</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Media do rendemento perfecto dos rivais</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message numerus="yes">
        <source>without the first %n round(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>sen a primeira rolda</numerusform>
            <numerusform>sen as primeiras %n roldas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest and highest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>sen o valor máis baixo nin o máis alto</numerusform>
            <numerusform>sen os %n valores máis baixos nin os %n máis altos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the lowest %n value(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>sen o valor máis baixo</numerusform>
            <numerusform>sen os %n valores máis baixos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit raised by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>límite medio punto máis alto</numerusform>
            <numerusform>límite %n medios puntos máis alto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit lowered by %n half point(s)</source>
        <comment>tie-break</comment>
        <translation>
            <numerusform>límite medio punto máis baixo</numerusform>
            <numerusform>límite %n medios puntos máis baixo</numerusform>
        </translation>
    </message>
    <message>
        <source>games of the last round as draws</source>
        <comment>tie-break</comment>
        <translation>as partidas da última rolda como táboas</translation>
    </message>
    <message>
        <source>forfeits as games played</source>
        <comment>tie-break</comment>
        <translation>as incomparecencias como partidas xogadas</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <comment>tie-break</comment>
        <translation>en orde inversa</translation>
    </message>
    <message>
        <source>Not allowed in a round robin (%1).</source>
        <translation>Non se permite nunha liga (%1).</translation>
    </message>
    <message>
        <source>Made for round robins (%1).</source>
        <translation>Pensado para as ligas (%1).</translation>
    </message>
    <message>
        <source>Not used, because some players have no rating (%1).</source>
        <translation>Non se usa, porque algúns xogadores non teñen Elo (%1).</translation>
    </message>
    <message>
        <source>Not recommended when the event lasts more than 30 days (%1).</source>
        <translation>Non se recomenda cando o torneo dura máis de 30 días (%1).</translation>
    </message>
    <message>
        <source>Stands further up already and separates nobody here.</source>
        <translation>Xa está máis arriba e aquí non separa a ninguén.</translation>
    </message>
</context>
<context>
    <name>ExplanationText</name>
    <message>
        <source>score of the player who gets the bye</source>
        <translation>puntos de quen ten o descanso</translation>
    </message>
    <message>
        <source>number of downfloaters</source>
        <translation>número de xogadores que baixan</translation>
    </message>
    <message>
        <source>scores of the downfloaters</source>
        <translation>puntos dos xogadores que baixan</translation>
    </message>
    <message>
        <source>players left over in the next bracket</source>
        <translation>xogadores que sobran no grupo seguinte</translation>
    </message>
    <message>
        <source>unplayed games of the player who gets the bye</source>
        <translation>partidas non xogadas de quen ten o descanso</translation>
    </message>
    <message>
        <source>topscorers or their opponents with a colour difference beyond two</source>
        <translation>xogadores con máis da metade dos puntos, ou os seus rivais, con diferenza de cores de máis de dous</translation>
    </message>
    <message>
        <source>players who do not get their colour preference</source>
        <translation>xogadores que non reciben a cor que prefiren</translation>
    </message>
    <message>
        <source>players who do not get their strong colour preference</source>
        <translation>xogadores que non reciben a cor que prefiren fortemente</translation>
    </message>
    <message>
        <source>score differences of pairs and downfloaters</source>
        <translation>diferenzas de puntos: parellas e xogadores que baixan</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion</comment>
        <extracomment>%1 the number of a criterion, %2 what it counts: &quot;C12: players who do not get their colour preference&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Non hai tal xogador.</translation>
    </message>
    <message>
        <source>%1 is paired twice.</source>
        <translation>%1 está emparellado dúas veces.</translation>
    </message>
    <message>
        <source>%1 has neither an opponent nor the bye.</source>
        <translation>%1 non ten rival nin descanso.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>measure</comment>
        <extracomment>%1 a number or scores, %2 the names of the players meant.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>in the whole round</source>
        <translation>en toda a rolda</translation>
    </message>
    <message>
        <source>in the bracket of %1</source>
        <extracomment>%1 a score: &quot;in the bracket of 2½&quot;.</extracomment>
        <translation>no grupo de %1</translation>
    </message>
    <message>
        <source>other moved-down players are paired first (%1)</source>
        <translation>emparéllanse antes outros xogadores baixados (%1)</translation>
    </message>
    <message>
        <source>the moved-down players meet others first (%1)</source>
        <translation>os xogadores baixados enfróntanse antes a outros (%1)</translation>
    </message>
    <message>
        <source>The bye goes to %1 with %2.</source>
        <extracomment>%1 a player&apos;s name, %2 a score.</extracomment>
        <translation>O descanso é para %1 con %2.</translation>
    </message>
    <message>
        <source>topscorers or their opponents given the same colour three times in a row</source>
        <translation>xogadores con máis da metade dos puntos, ou os seus rivais, coa mesma cor tres veces seguidas</translation>
    </message>
    <message>
        <source>residents with a downfloat in the previous round as well</source>
        <translation>xogadores do propio grupo que baixan como na rolda anterior</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat in the previous round as well</source>
        <translation>rivais de xogadores baixados que soben como na rolda anterior</translation>
    </message>
    <message>
        <source>residents with a downfloat two rounds before as well</source>
        <translation>xogadores do propio grupo que baixan como hai dúas roldas</translation>
    </message>
    <message>
        <source>opponents of moved-down players with an upfloat two rounds before as well</source>
        <translation>rivais de xogadores baixados que soben como hai dúas roldas</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat in the previous round</source>
        <translation>diferenzas de puntos: xogadores baixados que baixaron na rolda anterior</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat in the previous round</source>
        <translation>diferenzas de puntos: rivais que subiron na rolda anterior</translation>
    </message>
    <message>
        <source>score differences of moved-down players with a downfloat two rounds before</source>
        <translation>diferenzas de puntos: xogadores baixados que baixaron hai dúas roldas</translation>
    </message>
    <message>
        <source>score differences of opponents with an upfloat two rounds before</source>
        <translation>diferenzas de puntos: rivais que subiron hai dúas roldas</translation>
    </message>
    <message>
        <source>players with a downfloat in the previous round as well</source>
        <translation>xogadores que baixan como na rolda anterior</translation>
    </message>
    <message>
        <source>players with an upfloat in the previous round as well</source>
        <translation>xogadores que soben como na rolda anterior</translation>
    </message>
    <message>
        <source>players with a downfloat two rounds before as well</source>
        <translation>xogadores que baixan como hai dúas roldas</translation>
    </message>
    <message>
        <source>players with an upfloat two rounds before as well</source>
        <translation>xogadores que soben como hai dúas roldas</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat in the previous round as well</source>
        <translation>diferenzas de puntos: xogadores que baixan como na rolda anterior</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat in the previous round as well</source>
        <translation>diferenzas de puntos: xogadores que soben como na rolda anterior</translation>
    </message>
    <message>
        <source>score differences of players with a downfloat two rounds before as well</source>
        <translation>diferenzas de puntos: xogadores que baixan como hai dúas roldas</translation>
    </message>
    <message>
        <source>score differences of players with an upfloat two rounds before as well</source>
        <translation>diferenzas de puntos: xogadores que soben como hai dúas roldas</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <translation>%1 non participa nesta rolda.</translation>
    </message>
    <message>
        <source>%1 are a prohibited pairing.</source>
        <comment>two names</comment>
        <translation>%1: parella prohibida.</translation>
    </message>
    <message>
        <source>No player is left for the bye.</source>
        <translation>Non sobra ninguén para un descanso.</translation>
    </message>
    <message>
        <source>downfloat again with %1</source>
        <extracomment>%1 scores of players who float down once more.</extracomment>
        <translation>outra vez para abaixo con %1</translation>
    </message>
    <message>
        <source>it needs a later exchange between S1 and S2 (%1)</source>
        <translation>precisa un intercambio posterior entre as metades (%1)</translation>
    </message>
    <message>
        <source>other pairs from S1 and S2 come first (%1)</source>
        <translation>entre as metades enfróntanse antes outros (%1)</translation>
    </message>
    <message>
        <source>These pairs are in the system&apos;s pairing.</source>
        <translation>Estas son as parellas polas regras.</translation>
    </message>
    <message>
        <source>%1: %2 in the system&apos;s pairing, %3 with your change</source>
        <comment>where</comment>
        <extracomment>%1 where: &quot;in the bracket of 2½&quot;; %2 and %3 how many, and who.</extracomment>
        <translation>%1: %2 polas regras, %3 así</translation>
    </message>
    <message>
        <source>Equal in every criterion, but later in FIDE&apos;s order of candidates %1:</source>
        <translation>Igual de bo en todos os criterios, e posterior na orde dos candidatos %1:</translation>
    </message>
    <message>
        <source>Program error: the system should have paired this way.</source>
        <translation>Un fallo do programa: a rolda debería emparellarse así.</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing %1 has White against %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Segundo as regras %1 leva as brancas contra %2.</translation>
    </message>
    <message>
        <source>%1: %2 have met in round %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 the number of a round.</extracomment>
        <translation>%1: %2 xa se enfrontaron na rolda %3.</translation>
    </message>
    <message>
        <source>%1: %2 may not get the bye.</source>
        <translation>%1: %2 non pode ter o descanso.</translation>
    </message>
    <message>
        <source>%1: %2 both have an absolute preference for %3.</source>
        <extracomment>%1 the number of a criterion, %2 two names, %3 White or Black.</extracomment>
        <translation>%1: %2: ambos teñen preferencia absoluta de cor: %3.</translation>
    </message>
    <message>
        <source>%1: the others could not be paired with one another: %2.</source>
        <extracomment>%1 the number of a criterion, %2 names.</extracomment>
        <translation>%1: os demais non se poderían emparellar entre si: %2.</translation>
    </message>
    <message>
        <source>%1: these may not get it: %2.</source>
        <translation>%1: estes non o poden ter: %2.</translation>
    </message>
    <message>
        <source>%1: if one of these had it, the others could not be paired: %2.</source>
        <translation>%1: se o tivese un destes, os demais non se poderían emparellar: %2.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save the file as</source>
        <translation>Onde se garda o ficheiro</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escoller</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ExportsKeys</name>
    <message>
        <source>from file to file</source>
        <translation>de ficheiro en ficheiro</translation>
    </message>
    <message>
        <source>save the file where you choose</source>
        <translation>gardar o ficheiro onde escolla</translation>
    </message>
    <message>
        <source>save as</source>
        <translation>gardar como</translation>
    </message>
    <message>
        <source>save the file beside the event</source>
        <translation>gardar o ficheiro á beira do torneo</translation>
    </message>
    <message>
        <source>beside the event</source>
        <translation>á beira do torneo</translation>
    </message>
    <message>
        <source>the round before and after, of its games</source>
        <translation>a rolda anterior e a seguinte, das súas partidas</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rolda</translation>
    </message>
    <message>
        <source>interim reports while games are open, or final ones</source>
        <translation>informes provisionais mentres haxa partidas sen rematar, ou finais</translation>
    </message>
    <message>
        <source>interim reports</source>
        <translation>informes provisionais</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>copiar a táboa para unha folla de cálculo ou unha carta</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copiar</translation>
    </message>
</context>
<context>
    <name>ExportsPage</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Gardar como…</translation>
    </message>
    <message>
        <source>Save beside the event</source>
        <translation>Gardar á beira do torneo</translation>
    </message>
    <message>
        <source>Final reports</source>
        <translation>Informes finais</translation>
    </message>
    <message>
        <source>Interim reports</source>
        <translation>Informes provisionais</translation>
    </message>
</context>
<context>
    <name>ExportsText</name>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Provisional rank</source>
        <translation>Posto provisional</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The head of a column: the pairing number of a player.</extracomment>
        <translation>N.º</translation>
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
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rolda</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Taboleiro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>White&apos;s no.</source>
        <extracomment>The head of a column: the pairing number of White.</extracomment>
        <translation>N.º das brancas</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Elo das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s no.</source>
        <translation>N.º das negras</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Elo das negras</translation>
    </message>
    <message>
        <source>Report file (TRF26)</source>
        <translation>Ficheiro TRF26</translation>
    </message>
    <message>
        <source>Report file (TRF16)</source>
        <translation>Ficheiro TRF16</translation>
    </message>
    <message>
        <source>Rating report</source>
        <translation>Informe para o cálculo do Elo</translation>
    </message>
    <message>
        <source>Games of a round</source>
        <translation>Partidas dunha rolda</translation>
    </message>
    <message>
        <source>Games of every round</source>
        <translation>Partidas de todas as roldas</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>For chess-results.com</source>
        <translation>Para chess-results.com</translation>
    </message>
    <message>
        <source>Everything of this event</source>
        <translation>Todo deste torneo</translation>
    </message>
    <message>
        <source>FIDE&apos;s tournament report file of 2026: another pairing program goes on from it.</source>
        <translation>O ficheiro de informe da FIDE de 2026: outro programa de emparellamentos pode continuar con el.</translation>
    </message>
    <message>
        <source>The same for programs that read only the version of 2016, such as Swiss-Manager.</source>
        <translation>O mesmo para programas que só len a versión de 2016, como Swiss-Manager.</translation>
    </message>
    <message>
        <source>For the rating officer of the federation: the finished event, without comments.</source>
        <translation>Para o responsable de Elo da federación: o torneo rematado, sen comentarios.</translation>
    </message>
    <message>
        <source>PGN of every board, with the moves that are known: for electronic boards and broadcasts.</source>
        <translation>PGN de todos os taboleiros, coas xogadas que se coñecen: para taboleiros electrónicos e retransmisións.</translation>
    </message>
    <message>
        <source>PGN of every board of every round, with the moves that are known.</source>
        <translation>PGN de todos os taboleiros de todas as roldas, coas xogadas que se coñecen.</translation>
    </message>
    <message>
        <source>Sessions of play and resumptions, for telephones and mail programs.</source>
        <translation>Sesións de xogo e continuacións, para teléfonos e programas de correo.</translation>
    </message>
    <message>
        <source>The players as a table, with the year of birth.</source>
        <translation>Os xogadores nunha táboa, co ano de nacemento.</translation>
    </message>
    <message>
        <source>The standings as a table, with all tie-breaks.</source>
        <translation>A clasificación nunha táboa, con todos os desempates.</translation>
    </message>
    <message>
        <source>Every board and bye of every round, as a table.</source>
        <translation>Todos os taboleiros e descansos de todas as roldas, nunha táboa.</translation>
    </message>
    <message>
        <source>The data that chess-results.com takes, without the key that they give to a program.</source>
        <translation>Os datos que acepta chess-results.com, sen a clave que eles lle dan a cada programa.</translation>
    </message>
    <message>
        <source>All of these and the papers in one archive, with an index that says what each is for.</source>
        <translation>Todos estes ficheiros e os papeis nun arquivo, cun índice que di para que serve cada un.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Non hai ningún torneo aberto.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>Aínda non hai xogadores.</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>Aínda non hai ningunha rolda emparellada.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) have been paired.</source>
        <translation>
            <numerusform>Hai %n rolda emparellada.</numerusform>
            <numerusform>Hai %n roldas emparelladas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result.</source>
        <translation>
            <numerusform>%n partida non ten resultado.</numerusform>
            <numerusform>%n partidas non teñen resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>No session of play and no resumption has been announced.</source>
        <translation>Non se anunciou ningunha sesión de xogo nin continuación.</translation>
    </message>
    <message>
        <source>There is no room for it on the disk or in memory.</source>
        <translation>Non hai sitio para el no disco ou na memoria.</translation>
    </message>
    <message>
        <source>the federation of the event</source>
        <translation>a federación do torneo</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>o lugar</translation>
    </message>
    <message>
        <source>the first or the last day</source>
        <translation>o primeiro ou o último día</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>o árbitro principal</translation>
    </message>
    <message numerus="yes">
        <source>the day of %n round(s)</source>
        <translation>
            <numerusform>o día de %n rolda</numerusform>
            <numerusform>o día de %n roldas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the FIDE ID of %n player(s)</source>
        <translation>
            <numerusform>o ID da FIDE de %n xogador</numerusform>
            <numerusform>o ID da FIDE de %n xogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the birth of %n player(s)</source>
        <translation>
            <numerusform>o nacemento de %n xogador</numerusform>
            <numerusform>o nacemento de %n xogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the federation of %n player(s)</source>
        <translation>
            <numerusform>a federación de %n xogador</numerusform>
            <numerusform>a federación de %n xogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sex of %n player(s)</source>
        <translation>
            <numerusform>o sexo de %n xogador</numerusform>
            <numerusform>o sexo de %n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Folla de cálculo</translation>
    </message>
    <message>
        <source>Report file</source>
        <translation>Ficheiro TRF</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <extracomment>An entry of a calendar: %1 the event, %2 the number of a round.</extracomment>
        <translation>%1: rolda %2</translation>
    </message>
    <message>
        <source>%1: resumption of %2 – %3</source>
        <extracomment>An entry of a calendar: %1 the event, %2 and %3 the players of an adjourned game.</extracomment>
        <translation>%1: continuación de %2 – %3</translation>
    </message>
    <message>
        <source>Files of this event, as of %1</source>
        <extracomment>Above the list of files in an archive: %1 day and time.</extracomment>
        <translation>Ficheiros deste torneo, a %1</translation>
    </message>
    <message>
        <source>Not in this archive:</source>
        <extracomment>In the index of an archive, above files that could not be made, each with the reason.</extracomment>
        <translation>Non están neste arquivo:</translation>
    </message>
    <message>
        <source>The report files have days of birth, because their format asks for them: give them to the federation only. E-mail addresses, telephone numbers, fees, notes and rulings are in none of these files.</source>
        <translation>Os ficheiros TRF levan as datas de nacemento, porque o seu formato as pide: entrégueos só á federación. Os enderezos de correo, teléfonos, cotas, notas e decisións non están en ningún destes ficheiros.</translation>
    </message>
    <message>
        <source>Papers of the event as they are printed (PDF).</source>
        <translation>Papeis do torneo tal como se imprimen (PDF).</translation>
    </message>
    <message>
        <source>Points without open games</source>
        <translation>Puntos sen as partidas abertas</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>This must be filled in.</source>
        <translation>Hai que cubrir este campo.</translation>
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
        <source>This edition of the Laws is not known.</source>
        <translation>Non se coñece esta edición das Leis.</translation>
    </message>
    <message>
        <source>Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.</source>
        <translation>Non é un ritmo de xogo. Exemplos: 90+30, 40/90:30 +30, 3+2.</translation>
    </message>
    <message>
        <source>This pairing system is not known.</source>
        <translation>Non se coñece este sistema.</translation>
    </message>
    <message>
        <source>This tie-break is not known.</source>
        <translation>Non se coñece este desempate.</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>O torneo precisa un nome.</translation>
    </message>
    <message>
        <source>Enter the time control, for example 90+30.</source>
        <translation>Escriba o ritmo de xogo, por exemplo 90+30.</translation>
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
        <translation>Ritmo de xogo</translation>
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
    <message>
        <source>Default time</source>
        <translation>Tempo de espera</translation>
    </message>
    <message>
        <source>No draw before move</source>
        <translation>Sen táboas antes da xogada</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Cor inicial</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Descanso asignado</translation>
    </message>
    <message>
        <source>This language is not known.</source>
        <translation>Este idioma non é coñecido.</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Idioma dos nomes</translation>
    </message>
    <message>
        <source>Enter three letters, for example SVK.</source>
        <translation>Deben ser tres letras, por exemplo ESP.</translation>
    </message>
    <message>
        <source>This number is outside the limits.</source>
        <translation>O número está fóra de rango.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Agárdase un número.</translation>
    </message>
    <message>
        <source>This contains characters that are not allowed.</source>
        <translation>Contén signos que non son texto.</translation>
    </message>
    <message>
        <source>Players arriving after the default time</source>
        <translation>Xogadores que chegan despois do tempo de espera</translation>
    </message>
    <message>
        <source>Points for a result</source>
        <translation>Puntos por resultado</translation>
    </message>
    <message>
        <source>Enter the number of rounds, which a Swiss announces beforehand (C.04.1, 1).</source>
        <translation>Indique o número de roldas; un suízo anúnciao de antemán (C.04.1, 1).</translation>
    </message>
    <message>
        <source>Penalty for an electronic device</source>
        <translation>Penalización por un dispositivo electrónico</translation>
    </message>
    <message>
        <source>Line by line: round, day, beginning and end, in the order of time: 1 2026-11-24 16:00 20:00</source>
        <translation>Liña a liña: rolda, día, comezo e final, por orde de tempo: 1 2026-11-24 16:00 20:00</translation>
    </message>
    <message>
        <source>Late at a resumption after</source>
        <translation>Tarde a unha continuación despois de</translation>
    </message>
    <message>
        <source>Sessions of play</source>
        <translation>Sesións de xogo</translation>
    </message>
    <message>
        <source>Time limit for appeals</source>
        <translation>Prazo para apelar</translation>
    </message>
    <message>
        <source>Not an amount. Write it as 15 or 15.50.</source>
        <translation>Non é un importe. Escríbao como 15 ou 15.50.</translation>
    </message>
    <message>
        <source>A line for each category: its name, then what must hold: U18: age -17</source>
        <translation>Unha liña por categoría: o nome e as condicións: U18: age -17</translation>
    </message>
    <message>
        <source>Categories</source>
        <comment>of players</comment>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Base date of ages</source>
        <translation>Data de referencia da idade</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID nacional</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Elo FIDE</translation>
    </message>
    <message>
        <source>Rating from</source>
        <comment>the list it was taken from</comment>
        <translation>Orixe do Elo</translation>
    </message>
    <message>
        <source>K</source>
        <comment>FIDE&apos;s development coefficient</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Own categories</source>
        <comment>of a player</comment>
        <translation>Categorías propias</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Cota que debe</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Cota pagada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Taboleiro fixo</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Árbitros adxuntos</translation>
    </message>
    <message>
        <source>Ratings that number the players</source>
        <translation>Elo polos que se numeran os xogadores</translation>
    </message>
    <message>
        <source>A rating is a number up to 4000. Leave it empty for an unrated player.</source>
        <translation>O Elo é un número de ata 4000. Déixeo baleiro se o xogador non ten Elo.</translation>
    </message>
    <message>
        <source>A FIDE ID has digits only.</source>
        <translation>O ID da FIDE só ten cifras.</translation>
    </message>
    <message>
        <source>Nobody who plays here was born then. Check the year.</source>
        <translation>Ninguén dos que xogan naceu entón. Comprobe o ano.</translation>
    </message>
    <message>
        <source>Line %1 is wrong. %2</source>
        <extracomment>%1 the number of a line in a field of several, %2 a sentence that says how lines are written.</extracomment>
        <translation>A liña %1 está mal. %2</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Import a TRF file</source>
        <translation>Importar un ficheiro TRF</translation>
    </message>
    <message>
        <source>Save the event as</source>
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
    <message>
        <source>Import players</source>
        <translation>Importar xogadores</translation>
    </message>
    <message>
        <source>Save the list of players</source>
        <translation>Gardar a lista de xogadores</translation>
    </message>
    <message>
        <source>Lists of players (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</source>
        <translation>Listas de xogadores (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Folla de cálculo (*.xlsx)</translation>
    </message>
    <message>
        <source>Report file (*.trf)</source>
        <translation>Ficheiro TRF (*.trf)</translation>
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
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start or pause them</source>
        <translation>Comezalos ou detelos</translation>
    </message>
    <message>
        <source>Begin the round</source>
        <translation>Comezar a rolda</translation>
    </message>
    <message>
        <source>Resume the round</source>
        <translation>Continuar a rolda</translation>
    </message>
    <message>
        <source>Stop the round</source>
        <translation>Interromper a rolda</translation>
    </message>
    <message>
        <source>Declare it over</source>
        <translation>Declarala rematada</translation>
    </message>
</context>
<context>
    <name>HallKeys</name>
    <message>
        <source>go to a board</source>
        <translation>ir a un taboleiro</translation>
    </message>
    <message>
        <source>the next board that way</source>
        <translation>o seguinte taboleiro nesa dirección</translation>
    </message>
    <message>
        <source>the first and the last board</source>
        <translation>o primeiro e o último taboleiro</translation>
    </message>
    <message>
        <source>a screen of boards up or down</source>
        <translation>unha pantalla de taboleiros arriba ou abaixo</translation>
    </message>
    <message>
        <source>intervene: correct the clock, rule on a flag fall</source>
        <translation>intervir: actuar sobre o reloxo, decidir sobre unha bandeira</translation>
    </message>
    <message>
        <source>intervene</source>
        <translation>intervir</translation>
    </message>
    <message>
        <source>start the round; then pause and resume all; if boards are selected, only these</source>
        <translation>iniciar a rolda; despois pausar e continuar todo; se hai taboleiros marcados, só eses</translation>
    </message>
    <message>
        <source>start or pause the selected boards</source>
        <translation>comezar ou deter os marcados</translation>
    </message>
    <message>
        <source>start or pause the round</source>
        <translation>comezar ou deter a rolda</translation>
    </message>
    <message>
        <source>start or pause the current board, or the selected ones</source>
        <translation>poñer en marcha ou en pausa o taboleiro escollido, ou os marcados</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>o mesmo</translation>
    </message>
    <message>
        <source>start or pause this board</source>
        <translation>comezar ou deter este taboleiro</translation>
    </message>
    <message>
        <source>enter the result of the current board</source>
        <translation>anotar o resultado do taboleiro escollido</translation>
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
        <source>replay of the current board</source>
        <translation>repaso do taboleiro escollido</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>repaso</translation>
    </message>
    <message>
        <source>game record of the current board</source>
        <translation>anotación da partida do taboleiro escollido</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>anotación da partida</translation>
    </message>
    <message>
        <source>select or deselect the current board</source>
        <translation>marcar o taboleiro escollido, ou desmarcalo</translation>
    </message>
    <message>
        <source>select</source>
        <translation>marcar</translation>
    </message>
    <message>
        <source>select all boards on the way</source>
        <translation>marcar todos os taboleiros do camiño</translation>
    </message>
    <message>
        <source>select every board shown</source>
        <translation>marcar todos os taboleiros que se ven</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>select with the mouse; Shift+click selects all up to there</source>
        <translation>marcar co rato; Maiús+clic marca todos ata alí</translation>
    </message>
    <message>
        <source>boards without a result</source>
        <translation>taboleiros sen resultado</translation>
    </message>
    <message>
        <source>missing results</source>
        <translation>resultados que faltan</translation>
    </message>
    <message>
        <source>next filter</source>
        <translation>filtro seguinte</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtro</translation>
    </message>
    <message>
        <source>copy the pairings and results of the round, for a spreadsheet or a letter</source>
        <translation>copiar os emparellamentos e resultados da rolda, para unha folla de cálculo ou unha carta</translation>
    </message>
    <message>
        <source>close the panel, clear the selection, dismiss the message</source>
        <translation>pechar o panel, desmarcar os taboleiros, pechar o aviso</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>un incidente no taboleiro escollido: feitos, regras, decisión</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incidente</translation>
    </message>
    <message>
        <source>the current board is played with the clock on the table, or with this program&apos;s again</source>
        <translation>no taboleiro actual xógase co reloxo da mesa, ou de novo co deste programa</translation>
    </message>
    <message>
        <source>clock on the table</source>
        <translation>reloxo da mesa</translation>
    </message>
    <message>
        <source>declare the round over</source>
        <translation>declarar rematada a rolda</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>fin da rolda</translation>
    </message>
    <message>
        <source>the current board calls the arbiter; again: somebody has come</source>
        <translation>o taboleiro actual chama o árbitro; outra vez: alguén acudiu</translation>
    </message>
    <message>
        <source>call, or answered</source>
        <translation>chamada ou resposta</translation>
    </message>
    <message>
        <source>go to the oldest call, then to the next one</source>
        <translation>ir á chamada máis antiga, despois á seguinte</translation>
    </message>
    <message>
        <source>to the call</source>
        <translation>á chamada</translation>
    </message>
    <message>
        <source>which of the organiser&apos;s clocks stands on the current board, and what is wrong with it</source>
        <translation>cal dos reloxos da organización está no taboleiro actual e que avaría ten</translation>
    </message>
    <message>
        <source>the next board without a result</source>
        <translation>o seguinte taboleiro sen resultado</translation>
    </message>
    <message>
        <source>next without a result</source>
        <translation>seguinte sen resultado</translation>
    </message>
    <message>
        <source>the board with the least time left on the running clock, then the next one</source>
        <translation>o taboleiro con menos tempo no reloxo en marcha, despois o seguinte</translation>
    </message>
    <message>
        <source>back to the round that is played</source>
        <translation>volver á rolda que se xoga</translation>
    </message>
    <message>
        <source>the next round in which clocks run or are paused</source>
        <translation>a seguinte rolda con reloxos en marcha ou en pausa</translation>
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
        <source>No result is missing</source>
        <translation>Non falta ningún resultado</translation>
    </message>
    <message>
        <source>No clock is running</source>
        <translation>Ningún reloxo está en marcha</translation>
    </message>
    <message>
        <source>Show all boards</source>
        <translation>Amosar todos os taboleiros</translation>
    </message>
    <message>
        <source>Round %1, not the last</source>
        <translation>Rolda %1, non a última</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Intervir</translation>
    </message>
    <message>
        <source>No round has been paired yet</source>
        <translation>Aínda non hai ningunha rolda emparellada</translation>
    </message>
    <message>
        <source>Once the first round is paired, each game appears here as a tile with both clocks.</source>
        <translation>Aquí estará o mural de taboleiros: unha tesela por partida cos dous reloxos. Énchese ao emparellar a primeira rolda.</translation>
    </message>
    <message>
        <source>No board matches the filter. Show all boards to see the whole round.</source>
        <translation>O filtro non deixa ningún taboleiro. Amose todos os taboleiros para ver a rolda enteira.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Axuda</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone.</source>
        <translation>Todo funciona só co teclado.</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Teclas en todas partes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>How do I …? Type words: correct a result, late, print</source>
        <translation>Como …? Escriba palabras: corrixir un resultado, tarde, imprimir</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar na axuda</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Non se atopou nada. Probe con outra palabra.</translation>
    </message>
</context>
<context>
    <name>HistoryKeys</name>
    <message>
        <source>replay of the board, at that action</source>
        <translation>repaso do taboleiro, nesa acción</translation>
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
        <source>%n action(s), clock presses left out</source>
        <translation>
            <numerusform>%n acción, sen contar as pulsacións dos reloxos</numerusform>
            <numerusform>%n accións, sen contar as pulsacións dos reloxos</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions are listed here with their time and author. Clock presses are kept in the file. Nothing is ever deleted.</source>
        <translation>Aquí aparecen as accións, coa súa hora e quen as fixo; as pulsacións dos reloxos están no ficheiro. Nunca se borra nada.</translation>
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
    <name>IncidentKeys</name>
    <message>
        <source>through the incidents; letters narrow the list</source>
        <translation>polos incidentes; as letras reducen a lista</translation>
    </message>
    <message>
        <source>choose the incident; then confirm the ruling</source>
        <translation>escoller o incidente; despois confirmar a decisión</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmar</translation>
    </message>
    <message>
        <source>White or Black did it</source>
        <translation>foron as brancas ou as negras</translation>
    </message>
    <message>
        <source>the answer with this letter</source>
        <translation>a resposta con esta letra</translation>
    </message>
    <message>
        <source>to the facts, the questions and the note</source>
        <translation>aos feitos, ás preguntas e á nota</translation>
    </message>
    <message>
        <source>facts, note</source>
        <translation>feitos, nota</translation>
    </message>
    <message>
        <source>the board before and after; what was said is kept</source>
        <translation>o taboleiro anterior e o seguinte; o dito consérvase</translation>
    </message>
    <message>
        <source>back to the list, then close the panel</source>
        <translation>volver á lista, despois pechar o panel</translation>
    </message>
    <message>
        <source>back</source>
        <translation>volver</translation>
    </message>
    <message>
        <source>the articles that the ruling cites</source>
        <translation>os artigos que cita a decisión</translation>
    </message>
    <message>
        <source>the choice with this number; of the penalties there may be several</source>
        <translation>a opción con este número; das sancións pode haber varias</translation>
    </message>
    <message>
        <source>what the panel is for, with all its keys</source>
        <translation>para que serve o panel, con todas as súas teclas</translation>
    </message>
    <message>
        <source>help</source>
        <translation>axuda</translation>
    </message>
    <message>
        <source>through the facts and the ruling</source>
        <translation>polos feitos e a decisión</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>What has happened?</source>
        <translation>Que pasou?</translation>
    </message>
    <message>
        <source>The first letters are enough</source>
        <translation>Abondan as primeiras letras</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Non se atopou nada. Probe outra palabra.</translation>
    </message>
</context>
<context>
    <name>IncidentPanel</name>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
</context>
<context>
    <name>IncidentSheet</name>
    <message>
        <source>Fewer facts</source>
        <translation>Menos feitos</translation>
    </message>
    <message>
        <source>More facts (%1)</source>
        <translation>Máis feitos (%1)</translation>
    </message>
    <message>
        <source>The ruling follows when the missing fact is given.</source>
        <translation>A decisión aparece cando se dá o feito que falta.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>The ruling follows when what cannot be read is put right.</source>
        <translation>A decisión virá cando se corrixa o que non se pode ler.</translation>
    </message>
</context>
<context>
    <name>IncidentText</name>
    <message>
        <source>Flag fall</source>
        <translation>Caída da bandeira</translation>
    </message>
    <message>
        <source>time out ran out of time overstepped zero forfeit fell lone king</source>
        <translation>tempo esgotado pasouse do tempo caeu cero perda rei só ambas bandeiras rei só</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Xogada ilegal</translation>
    </message>
    <message>
        <source>promotion pawn check king castling two hands both hands wrong move invalid pressed without moving</source>
        <translation>promoción peón xaque rei enroque dúas mans ambas as mans xogada incorrecta inválida premeu sen mover</translation>
    </message>
    <message>
        <source>Phone or electronic device</source>
        <translation>Teléfono ou dispositivo electrónico</translation>
    </message>
    <message>
        <source>telephone mobile cell rang ring rings ringing watch earphones cheating</source>
        <translation>móbil soou soa timbre chamada reloxo auriculares trampas timbre son</translation>
    </message>
    <message>
        <source>Draw claim</source>
        <translation>Reclamación de táboas</translation>
    </message>
    <message>
        <source>repetition repeated three times threefold position fifty moves claims</source>
        <translation>repetición repetida tripla tres veces posición cincuenta xogadas reclama</translation>
    </message>
    <message>
        <source>Draw offer</source>
        <translation>Oferta de táboas</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Táboas de común acordo</translation>
    </message>
    <message>
        <source>Late arrival</source>
        <translation>Chegada con atraso</translation>
    </message>
    <message>
        <source>absent missing not here no show late default time forfeit delay</source>
        <translation>ausente falta non veu chegou tarde espera incomparecencia atraso</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Axuste do reloxo</translation>
    </message>
    <message>
        <source>Quickplay finish: request for an increment</source>
        <translation>Final a ritmo rápido: petición de incremento</translation>
    </message>
    <message>
        <source>Quickplay finish: draw claim</source>
        <translation>Final a ritmo rápido: reclamación de táboas</translation>
    </message>
    <message>
        <source>Defective clock</source>
        <translation>Reloxo defectuoso</translation>
    </message>
    <message>
        <source>fault faulty battery broken dead blank stopped clock</source>
        <translation>avaría batería roto non funciona apagado parado</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>Reloxo mal axustado</translation>
    </message>
    <message>
        <source>wrong time wrong setting increment mode swapped times badly set</source>
        <translation>tempo incorrecto mal axuste incremento modo tempos cambiados</translation>
    </message>
    <message>
        <source>Clocks stopped</source>
        <translation>Reloxos parados</translation>
    </message>
    <message>
        <source>paused stopped disturbance illness toilet without reason</source>
        <translation>pausa parou molestia enfermidade baño sen motivo</translation>
    </message>
    <message>
        <source>Claim based on a screen</source>
        <translation>Reclamación baseada nunha pantalla</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Planilla</translation>
    </message>
    <message>
        <source>not writing notation keep score record moves refuses refusal does not write</source>
        <translation>non anota non escribe anotar notación xogadas négase negativa</translation>
    </message>
    <message>
        <source>Scoresheets not up to date after a flag fall</source>
        <translation>Planillas sen completar tras a caída da bandeira</translation>
    </message>
    <message>
        <source>Illegal position seen by the arbiter</source>
        <translation>Posición ilegal vista polo árbitro</translation>
    </message>
    <message>
        <source>Touched piece</source>
        <translation>Peza tocada</translation>
    </message>
    <message>
        <source>touch move touched adjust j&apos;adoube released let go wants another move</source>
        <translation>tocou peza tocada compoño j&apos;adoube soltou quere outra xogada</translation>
    </message>
    <message>
        <source>Reply to a draw offer</source>
        <translation>Resposta a unha oferta de táboas</translation>
    </message>
    <message>
        <source>Game ended on the board</source>
        <translation>Fin da partida no taboleiro</translation>
    </message>
    <message>
        <source>Prearranged draw</source>
        <translation>Táboas amañadas</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Abandono</translation>
    </message>
    <message>
        <source>resigns gives up lone king bare king</source>
        <translation>abandona rendeuse réndese rei só</translation>
    </message>
    <message>
        <source>Misunderstood handshake</source>
        <translation>Apretón de mans mal entendido</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Sanción</translation>
    </message>
    <message>
        <source>Conduct of a player</source>
        <translation>Conduta dun xogador</translation>
    </message>
    <message>
        <source>offence behaviour noise talking speaking chatting smoking distracting disturbing leaving not writing warning</source>
        <translation>infracción comportamento ruído fala falar charla fumar distraer molesta saíu non anota advertencia saíu marchou da sala</translation>
    </message>
    <message>
        <source>Error at the start</source>
        <translation>Erro ao comezar</translation>
    </message>
    <message>
        <source>initial position wrong colours wrong colors colours reversed swapped board turned set up</source>
        <translation>posición inicial cores cambiadas cores trocadas invertidas taboleiro xirado mal colocado</translation>
    </message>
    <message>
        <source>Displaced pieces</source>
        <translation>Pezas desprazadas</translation>
    </message>
    <message>
        <source>knocked over fallen pushed put back</source>
        <translation>tiradas caídas derrubadas volver colocar</translation>
    </message>
    <message>
        <source>Signed result</source>
        <translation>Resultado asinado</translation>
    </message>
    <message>
        <source>scoresheet signature wrong result refuses to sign</source>
        <translation>planilla sinatura resultado incorrecto négase a asinar</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Apelación</translation>
    </message>
    <message>
        <source>Clock not pressed</source>
        <translation>Reloxo sen premer</translation>
    </message>
    <message>
        <source>The opponent has accepted a draw</source>
        <translation>O rival aceptou táboas</translation>
    </message>
    <message>
        <source>Increment that the clock gave</source>
        <translation>Incremento que deu o reloxo</translation>
    </message>
    <message>
        <source>Intention to adjust</source>
        <translation>Intención de compoñer</translation>
    </message>
    <message>
        <source>arrival after the start</source>
        <translation>chegada despois do comezo</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Intended move as written</source>
        <translation>Xogada prevista tal como se escribiu</translation>
    </message>
    <message>
        <source>Time on the clocks at the start</source>
        <translation>Tempo nos reloxos ao comezo</translation>
    </message>
    <message>
        <source>Basis of the claim</source>
        <translation>Base da reclamación</translation>
    </message>
    <message>
        <source>Increment before the first move as well</source>
        <translation>Incremento tamén antes da primeira xogada</translation>
    </message>
    <message>
        <source>The opponent has done the same</source>
        <translation>O rival fixo o mesmo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Xogador</translation>
    </message>
    <message>
        <source>The game record has no missing moves</source>
        <translation>Na anotación da partida non faltan xogadas</translation>
    </message>
    <message>
        <source>the flag is down</source>
        <translation>a bandeira está caída</translation>
    </message>
    <message>
        <source>time on the clock now</source>
        <translation>tempo no reloxo agora</translation>
    </message>
    <message>
        <source>Stopped by</source>
        <translation>Parados por</translation>
    </message>
    <message>
        <source>The clock was pressed after the move</source>
        <translation>Premeuse o reloxo despois da xogada</translation>
    </message>
    <message>
        <source>With a condition attached</source>
        <translation>Cunha condición</translation>
    </message>
    <message>
        <source>Displaced by</source>
        <translation>Desprazadas por</translation>
    </message>
    <message>
        <source>Earlier incorrect or invalid claims</source>
        <translation>Reclamacións anteriores incorrectas ou non válidas</translation>
    </message>
    <message>
        <source>A piece was touched before the claim</source>
        <translation>Tocouse unha peza antes da reclamación</translation>
    </message>
    <message>
        <source>Already drawn by</source>
        <translation>Táboas xa antes por</translation>
    </message>
    <message>
        <source>Earlier offers that were rejected</source>
        <translation>Ofertas anteriores rexeitadas</translation>
    </message>
    <message>
        <source>did not have to keep score</source>
        <translation>sen obriga de anotar</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Que pasou</translation>
    </message>
    <message>
        <source>The player&apos;s game is over</source>
        <translation>A partida do xogador rematou</translation>
    </message>
    <message>
        <source>White&apos;s first press after the start</source>
        <translation>Primeira pulsación das brancas despois do comezo</translation>
    </message>
    <message>
        <source>What the game record shows</source>
        <translation>Que mostra a anotación da partida</translation>
    </message>
    <message>
        <source>Noticed by</source>
        <translation>Advertido por</translation>
    </message>
    <message>
        <source>Full time of each player</source>
        <translation>Tempo completo de cada xogador</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>The player has the move</source>
        <translation>O xogador ten a quenda</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin da partida</translation>
    </message>
    <message>
        <source>Time left to both players together</source>
        <translation>Tempo restante dos dous xogadores xuntos</translation>
    </message>
    <message>
        <source>In a bag, not on the player</source>
        <translation>Nunha bolsa, non enriba do xogador</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Incremento</translation>
    </message>
    <message>
        <source>Points the player keeps</source>
        <translation>Puntos que conserva o xogador</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Os dous reis están en xaque</translation>
    </message>
    <message>
        <source>last reliable time</source>
        <translation>último tempo fiable</translation>
    </message>
    <message>
        <source>time lost by a disturbance</source>
        <translation>tempo perdido por unha molestia</translation>
    </message>
    <message>
        <source>Move made since, in English notation</source>
        <translation>Xogada feita desde entón, en notación inglesa</translation>
    </message>
    <message>
        <source>Checkmated player</source>
        <translation>Xogador que recibiu mate</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Cuestión</translation>
    </message>
    <message>
        <source>Correct initial position (FEN)</source>
        <translation>Posición inicial correcta (FEN)</translation>
    </message>
    <message>
        <source>missing time</source>
        <translation>tempo que falta</translation>
    </message>
    <message>
        <source>When it was offered</source>
        <translation>Cando se ofreceu</translation>
    </message>
    <message>
        <source>The player has made the next move as well</source>
        <translation>O xogador fixo tamén a xogada seguinte</translation>
    </message>
    <message>
        <source>moves made</source>
        <translation>xogadas feitas</translation>
    </message>
    <message>
        <source>moves made before the irregularity</source>
        <translation>xogadas feitas antes da irregularidade</translation>
    </message>
    <message>
        <source>Piece that touched the promotion square</source>
        <translation>Peza que tocou a casa de promoción</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Xogada seguinte</translation>
    </message>
    <message>
        <source>No arbiter is present</source>
        <translation>Non hai árbitro presente</translation>
    </message>
    <message>
        <source>Committed by</source>
        <translation>Cometida por</translation>
    </message>
    <message>
        <source>Player at fault</source>
        <translation>Xogador en falta</translation>
    </message>
    <message>
        <source>The offer is pending</source>
        <translation>A oferta está pendente</translation>
    </message>
    <message>
        <source>A draw was offered with the move</source>
        <translation>Ofrecéronse táboas coa xogada</translation>
    </message>
    <message>
        <source>Offered by</source>
        <translation>Ofrecidas por</translation>
    </message>
    <message>
        <source>Points of the opponent</source>
        <translation>Puntos do rival</translation>
    </message>
    <message>
        <source>An offer of the opponent is pending</source>
        <translation>Hai unha oferta do rival pendente</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since</source>
        <translation>O rival tocou unha peza desde entón</translation>
    </message>
    <message>
        <source>A correct claim would be based on</source>
        <translation>Sería correcta unha reclamación por</translation>
    </message>
    <message>
        <source>The game was already over</source>
        <translation>A partida xa rematara</translation>
    </message>
    <message>
        <source>Already counted; only the result is open</source>
        <translation>Xa contada; só queda o resultado</translation>
    </message>
    <message>
        <source>An earlier offer of the player is pending</source>
        <translation>Hai unha oferta anterior do xogador pendente</translation>
    </message>
    <message>
        <source>The arbiter has permitted it</source>
        <translation>O árbitro permitiuno</translation>
    </message>
    <message>
        <source>Result of the game as played</source>
        <translation>Resultado da partida tal como se xogou</translation>
    </message>
    <message>
        <source>The clock was pressed before the pieces were replaced</source>
        <translation>Premeuse o reloxo antes de recolocar as pezas</translation>
    </message>
    <message>
        <source>Whose clock should have run since</source>
        <translation>De quen debía correr o reloxo desde entón</translation>
    </message>
    <message>
        <source>Who refuses to sign</source>
        <translation>Quen se nega a asinar</translation>
    </message>
    <message>
        <source>An earlier claim was rejected</source>
        <translation>Rexeitouse unha reclamación anterior</translation>
    </message>
    <message>
        <source>Square where the piece was released</source>
        <translation>Casa onde se soltou a peza</translation>
    </message>
    <message>
        <source>The opponent has made a move since</source>
        <translation>O rival fixo unha xogada desde entón</translation>
    </message>
    <message>
        <source>That move was illegal as well</source>
        <translation>Esa xogada tamén foi ilegal</translation>
    </message>
    <message>
        <source>That move checkmates</source>
        <translation>Esa xogada dá mate</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Resultado da partida</translation>
    </message>
    <message>
        <source>correct number of moves</source>
        <translation>número correcto de xogadas</translation>
    </message>
    <message>
        <source>Rounds of the exclusion</source>
        <translation>Roldas da exclusión</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Comunicado por</translation>
    </message>
    <message>
        <source>The move seemed to end the game</source>
        <translation>A xogada parecía rematar a partida</translation>
    </message>
    <message>
        <source>Both players have signed another result</source>
        <translation>Os dous xogadores asinaron outro resultado</translation>
    </message>
    <message>
        <source>result on the signed scoresheet</source>
        <translation>resultado na planilla asinada</translation>
    </message>
    <message>
        <source>The player has signed the scoresheet</source>
        <translation>O xogador asinou a planilla</translation>
    </message>
    <message>
        <source>Half-moves made since</source>
        <translation>Medias xogadas feitas desde entón</translation>
    </message>
    <message>
        <source>Time passed since</source>
        <translation>Tempo pasado desde entón</translation>
    </message>
    <message>
        <source>Position the game began from (FEN)</source>
        <translation>Posición da que partiu a partida (FEN)</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>O dispositivo</translation>
    </message>
    <message>
        <source>Time taken from the player</source>
        <translation>Tempo quitado ao xogador</translation>
    </message>
    <message>
        <source>Time for the opponent</source>
        <translation>Tempo para o rival</translation>
    </message>
    <message>
        <source>time before the irregularity</source>
        <translation>tempo antes da irregularidade</translation>
    </message>
    <message>
        <source>Earlier offences of this kind</source>
        <translation>Infraccións anteriores desta clase</translation>
    </message>
    <message>
        <source>The opponent&apos;s last move was illegal</source>
        <translation>A última xogada do rival foi ilegal</translation>
    </message>
    <message>
        <source>Touched at the same time, or the order is unknown</source>
        <translation>Tocadas á vez ou en orde descoñecida</translation>
    </message>
    <message>
        <source>How it was touched</source>
        <translation>Como se tocou</translation>
    </message>
    <message>
        <source>Squares of the pieces touched, in order</source>
        <translation>Casas das pezas tocadas, por orde</translation>
    </message>
    <message>
        <source>A piece was touched after the claim</source>
        <translation>Tocouse unha peza despois da reclamación</translation>
    </message>
    <message>
        <source>The move was made with two hands</source>
        <translation>A xogada fíxose coas dúas mans</translation>
    </message>
    <message>
        <source>The opponent has verified it</source>
        <translation>O rival verificouno</translation>
    </message>
    <message>
        <source>Reason why it does not count</source>
        <translation>Motivo polo que non conta</translation>
    </message>
    <message>
        <source>Less than five minutes were left in this period</source>
        <translation>Quedaban menos de cinco minutos neste período</translation>
    </message>
    <message>
        <source>Delay of the real White&apos;s arrival</source>
        <translation>Atraso das verdadeiras brancas</translation>
    </message>
    <message>
        <source>The player withdraws the claim</source>
        <translation>O xogador retira a reclamación</translation>
    </message>
    <message>
        <source>The position is written down</source>
        <translation>A posición está escrita</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Cambiado por</translation>
    </message>
    <message>
        <source>Correct increment</source>
        <translation>Incremento correcto</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>acepta</translation>
    </message>
    <message>
        <source>accidentally</source>
        <translation>sen querer</translation>
    </message>
    <message>
        <source>adjusts a piece</source>
        <translation>compón unha peza</translation>
    </message>
    <message>
        <source>after the move, before the press</source>
        <translation>despois da xogada, antes de premer</translation>
    </message>
    <message>
        <source>the intended move is a capture</source>
        <translation>a xogada prevista é unha captura</translation>
    </message>
    <message>
        <source>the intended move is illegal</source>
        <translation>a xogada prevista é ilegal</translation>
    </message>
    <message>
        <source>the intended move is a pawn move</source>
        <translation>a xogada prevista é de peón</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>o árbitro</translation>
    </message>
    <message>
        <source>wrong time at the start</source>
        <translation>tempo inicial incorrecto</translation>
    </message>
    <message>
        <source>before making a move</source>
        <translation>antes de facer a xogada</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfil</translation>
    </message>
    <message>
        <source>chessboard placed incorrectly</source>
        <translation>taboleiro mal colocado</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>both kings in check</source>
        <translation>os dous reis en xaque</translation>
    </message>
    <message>
        <source>changed by a player</source>
        <translation>cambiado por un xogador</translation>
    </message>
    <message>
        <source>cannot win by normal means</source>
        <translation>non pode gañar por medios normais</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mate</translation>
    </message>
    <message>
        <source>claim made before it</source>
        <translation>reclamación anterior</translation>
    </message>
    <message>
        <source>claim without an arbiter</source>
        <translation>reclamación sen árbitro</translation>
    </message>
    <message>
        <source>colours reversed</source>
        <translation>cores cambiadas</translation>
    </message>
    <message>
        <source>disputed contact</source>
        <translation>contacto discutido</translation>
    </message>
    <message>
        <source>the claim is correct</source>
        <translation>a reclamación é correcta</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>posición morta</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>unha decisión</translation>
    </message>
    <message>
        <source>rejects</source>
        <translation>rexeita</translation>
    </message>
    <message>
        <source>defective clock</source>
        <translation>reloxo defectuoso</translation>
    </message>
    <message>
        <source>deliberately</source>
        <translation>deliberadamente</translation>
    </message>
    <message>
        <source>displaced pieces</source>
        <translation>pezas desprazadas</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>discutida</translation>
    </message>
    <message>
        <source>disturbance from outside</source>
        <translation>molestia externa</translation>
    </message>
    <message>
        <source>draw claim</source>
        <translation>reclamación de táboas</translation>
    </message>
    <message>
        <source>must the player keep score?</source>
        <translation>ten que anotar o xogador?</translation>
    </message>
    <message>
        <source>50 moves</source>
        <translation>50 xogadas</translation>
    </message>
    <message>
        <source>50 moves with the intended move</source>
        <translation>50 xogadas coa xogada prevista</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>repetición quíntupla</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>xogada ilegal</translation>
    </message>
    <message>
        <source>illness</source>
        <translation>enfermidade</translation>
    </message>
    <message>
        <source>wrong increment</source>
        <translation>incremento incorrecto</translation>
    </message>
    <message>
        <source>the time jumped</source>
        <translation>o tempo saltou</translation>
    </message>
    <message>
        <source>the scoresheet is kept</source>
        <translation>queda coa planilla</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cabalo</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>wrong mode</source>
        <translation>modo incorrecto</translation>
    </message>
    <message>
        <source>not expressed</source>
        <translation>non expresada</translation>
    </message>
    <message>
        <source>no effort to win</source>
        <translation>sen intentar gañar</translation>
    </message>
    <message>
        <source>clock pressed without a move</source>
        <translation>reloxo premido sen xogada</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>descoñecido</translation>
    </message>
    <message>
        <source>the player does not have the move</source>
        <translation>o xogador non ten a quenda</translation>
    </message>
    <message>
        <source>not completed yet</source>
        <translation>aínda sen completar</translation>
    </message>
    <message>
        <source>no intended move written</source>
        <translation>sen xogada prevista escrita</translation>
    </message>
    <message>
        <source>the opponent asks for the number of moves</source>
        <translation>o rival pregunta o número de xogadas</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>o xogador</translation>
    </message>
    <message>
        <source>while the opponent has the move</source>
        <translation>cando ten a quenda o rival</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>o rival</translation>
    </message>
    <message>
        <source>conduct of the opponent</source>
        <translation>conduta do rival</translation>
    </message>
    <message>
        <source>another</source>
        <translation>outro</translation>
    </message>
    <message>
        <source>clock pressed with the other hand</source>
        <translation>reloxo premido coa outra man</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peón</translation>
    </message>
    <message>
        <source>pawn on the last rank</source>
        <translation>peón na última fila</translation>
    </message>
    <message>
        <source>a piece was touched</source>
        <translation>tocouse unha peza</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>os dous xogadores</translation>
    </message>
    <message>
        <source>piece for a promotion</source>
        <translation>peza para a promoción</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>quickplay claim</source>
        <translation>reclamación no final rápido</translation>
    </message>
    <message>
        <source>the player refuses to keep score</source>
        <translation>o xogador négase a anotar</translation>
    </message>
    <message>
        <source>repetition on the board</source>
        <translation>repetición no taboleiro</translation>
    </message>
    <message>
        <source>repetition with the intended move</source>
        <translation>repetición coa xogada prevista</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>expressed</source>
        <translation>expresada</translation>
    </message>
    <message>
        <source>75 moves</source>
        <translation>75 xogadas</translation>
    </message>
    <message>
        <source>made a sound</source>
        <translation>fixo un son</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>afogado</translation>
    </message>
    <message>
        <source>completed, still illegal</source>
        <translation>completada, aínda ilegal</translation>
    </message>
    <message>
        <source>the clock stopped</source>
        <translation>o reloxo parou</translation>
    </message>
    <message>
        <source>times swapped</source>
        <translation>tempos cambiados</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>apagado</translation>
    </message>
    <message>
        <source>switched on</source>
        <translation>aceso</translation>
    </message>
    <message>
        <source>fewer than 50 moves</source>
        <translation>menos de 50 xogadas</translation>
    </message>
    <message>
        <source>the position occurred too few times</source>
        <translation>a posición non se repetiu abondo</translation>
    </message>
    <message>
        <source>touches a piece</source>
        <translation>toca unha peza</translation>
    </message>
    <message>
        <source>two hands used</source>
        <translation>dúas mans</translation>
    </message>
    <message>
        <source>pawn not replaced on promotion</source>
        <translation>peón sen substituír na promoción</translation>
    </message>
    <message>
        <source>with a claim</source>
        <translation>cunha reclamación</translation>
    </message>
    <message>
        <source>the offer is withdrawn</source>
        <translation>a oferta retírase</translation>
    </message>
    <message>
        <source>incorrect initial position</source>
        <translation>posición inicial incorrecta</translation>
    </message>
    <message>
        <source>the wrong clock ran</source>
        <translation>correu o reloxo equivocado</translation>
    </message>
    <message>
        <source>clock set incorrectly</source>
        <translation>reloxo mal axustado</translation>
    </message>
    <message>
        <source>White: %1</source>
        <comment>field</comment>
        <extracomment>The label of a field about one player: %1 as &quot;moves made&quot; or &quot;arrival after the start&quot;.</extracomment>
        <translation>Brancas: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <comment>field</comment>
        <translation>Negras: %1</translation>
    </message>
    <message>
        <source>Move as it was made</source>
        <translation>Xogada tal como se fixo</translation>
    </message>
    <message>
        <source>Square where the new piece was put instead</source>
        <translation>Casa onde se puxo a peza nova</translation>
    </message>
    <message>
        <source>Another move was written in its place</source>
        <translation>Anotouse outra xogada no seu lugar</translation>
    </message>
    <message>
        <source>The record shows no such end</source>
        <translation>O rexistro non amosa ese final</translation>
    </message>
    <message>
        <source>What could be claimed now</source>
        <translation>O que se podería reclamar agora</translation>
    </message>
    <message>
        <source>Resigned because a piece was displaced</source>
        <translation>Abandonou porque había unha peza desprazada</translation>
    </message>
    <message>
        <source>the game had been played already</source>
        <translation>a partida xa se xogara</translation>
    </message>
    <message>
        <source>Move that was written first</source>
        <translation>Xogada que se escribiu primeiro</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>Aprazamento</translation>
    </message>
    <message>
        <source>Change of a sealed move</source>
        <translation>Cambio dunha xogada secreta</translation>
    </message>
    <message>
        <source>Adjourned game: draw, resignation or offer</source>
        <translation>Partida aprazada: táboas, abandono ou oferta</translation>
    </message>
    <message>
        <source>Resumption of an adjourned game</source>
        <translation>Continuación dunha partida aprazada</translation>
    </message>
    <message>
        <source>Sealed move opened</source>
        <translation>Xogada secreta aberta</translation>
    </message>
    <message>
        <source>Missing envelope</source>
        <translation>Falta o sobre</translation>
    </message>
    <message>
        <source>Incorrect times of an adjourned game</source>
        <translation>Tempos incorrectos dunha partida aprazada</translation>
    </message>
    <message>
        <source>Player whose clock is running</source>
        <translation>Xogador co reloxo en marcha</translation>
    </message>
    <message>
        <source>Time to the end of the session, if adjourned early</source>
        <translation>Tempo ata o fin da sesión, se se apraza antes</translation>
    </message>
    <message>
        <source>Move made on the board</source>
        <translation>Xogada feita no taboleiro</translation>
    </message>
    <message>
        <source>The player has made a move since the resumption</source>
        <translation>O xogador xa fixo unha xogada na continuación</translation>
    </message>
    <message>
        <source>Move, in English notation</source>
        <translation>Xogada, en notación inglesa</translation>
    </message>
    <message>
        <source>A claim is still to be decided</source>
        <translation>Hai unha reclamación sen resolver</translation>
    </message>
    <message>
        <source>The player has stopped the clock</source>
        <translation>O xogador detivo o reloxo</translation>
    </message>
    <message>
        <source>Move made on the board instead of sealing</source>
        <translation>Xogada feita no taboleiro en vez de selala</translation>
    </message>
    <message>
        <source>What is reported</source>
        <translation>Que se comunica</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Selada por</translation>
    </message>
    <message>
        <source>arrival after the agreed time</source>
        <translation>chegada despois da hora acordada</translation>
    </message>
    <message>
        <source>has arrived</source>
        <translation>chegou</translation>
    </message>
    <message>
        <source>time recorded at the adjournment</source>
        <translation>tempo anotado no aprazamento</translation>
    </message>
    <message>
        <source>Reply sealed as well</source>
        <translation>Resposta tamén selada</translation>
    </message>
    <message>
        <source>Sealed move as written</source>
        <translation>Xogada secreta tal como está escrita</translation>
    </message>
    <message>
        <source>Language of the notation</source>
        <translation>Lingua da notación</translation>
    </message>
    <message>
        <source>No move is written</source>
        <translation>Non hai ningunha xogada escrita</translation>
    </message>
    <message>
        <source>A draw offer is on the envelope</source>
        <translation>No sobre hai unha oferta de táboas</translation>
    </message>
    <message>
        <source>The position cannot be re-established</source>
        <translation>Non se pode restablecer a posición</translation>
    </message>
    <message>
        <source>Move that the player says was sealed</source>
        <translation>Xogada que o xogador declara ter selado</translation>
    </message>
    <message>
        <source>Pointed out by</source>
        <translation>Sinalado por</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ningunha</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>si</translation>
    </message>
    <message>
        <source>no</source>
        <comment>fact of an incident</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>before being told to seal, clock not pressed</source>
        <translation>antes da orde de selar, sen premer o reloxo</translation>
    </message>
    <message>
        <source>after being told to seal</source>
        <translation>despois da orde de selar</translation>
    </message>
    <message>
        <source>a draw is agreed</source>
        <translation>acórdanse táboas</translation>
    </message>
    <message>
        <source>the player resigns</source>
        <translation>o xogador abandona</translation>
    </message>
    <message>
        <source>the player offers a draw</source>
        <translation>o xogador ofrece táboas</translation>
    </message>
    <message>
        <source>the player wants to seal it</source>
        <translation>o xogador quere selala</translation>
    </message>
    <message>
        <source>it is sealed</source>
        <translation>está selada</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>figurines</source>
        <translation>figuras</translation>
    </message>
    <message>
        <source>Longest delay that the regulations allow</source>
        <translation>Maior atraso que admiten as bases</translation>
    </message>
    <message>
        <source>Move made on the board after the call to seal</source>
        <translation>Xogada feita no taboleiro despois da orde de selar</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguén</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ningún</translation>
    </message>
    <message>
        <source>offers a draw proposes half point asks for a draw</source>
        <translation>ofrece acordo propón medio punto pide táboas</translation>
    </message>
    <message>
        <source>agreed early too soon before move agree draws shook hands</source>
        <translation>acordadas antes de tempo cedo pactadas déronse a man</translation>
    </message>
    <message>
        <source>time correction correct adjust add minutes bonus set again</source>
        <translation>corrección do tempo corrixir engadir minutos bonificación axustar</translation>
    </message>
    <message>
        <source>extra time five seconds guidelines increment sudden death last period two minutes</source>
        <translation>tempo extra cinco segundos directrices último período dous minutos</translation>
    </message>
    <message>
        <source>guidelines normal means cannot win no effort two minutes sudden death</source>
        <translation>directrices medios normais non pode gañar sen esforzo dous minutos 2 minutos</translation>
    </message>
    <message>
        <source>monitor display big screen demonstration board projector live internet</source>
        <translation>monitor visor pantalla grande taboleiro mural proxector retransmisión internet</translation>
    </message>
    <message>
        <source>time trouble update reconstruct incomplete missing moves zeitnot</source>
        <translation>apuros de tempo completar reconstruír incompleta faltan xogadas</translation>
    </message>
    <message>
        <source>kings check both kings pawn last rank eighth impossible not promoted</source>
        <translation>reis xaque peón última fila ambos en xaque oitava sen promover</translation>
    </message>
    <message>
        <source>accepts rejects declines withdraws takes back answer refuses</source>
        <translation>acepta rexeita retira aceptou rexeitou rectifica contesta</translation>
    </message>
    <message>
        <source>checkmate mate mated stalemate dead position insufficient material fivefold seventy-five</source>
        <translation>mate afogado deu mate posición morta material insuficiente quíntupla setenta e cinco</translation>
    </message>
    <message>
        <source>sham game fixed arranged agreed before bought match fixing without playing</source>
        <translation>partida finxida amaño pactada de antemán comprada sen loitar</translation>
    </message>
    <message>
        <source>result dispute shook hands draw or win disagree different results</source>
        <translation>resultado desacordo déronse a man táboas ou vitoria discusión</translation>
    </message>
    <message>
        <source>warning warn fine expulsion expelled excluded loss of game points less time punish sanction</source>
        <translation>advertencia multa expulsión expulsado perda puntos menos tempo castigo penalización</translation>
    </message>
    <message>
        <source>committee protest complaint complains objection chief arbiter disagrees</source>
        <translation>comité protesta recurso queixa reclama árbitro principal desacordo</translation>
    </message>
    <message>
        <source>missed press forgot forgotten did not press lever own clock runs</source>
        <translation>pulsación esquecida esqueceu non premeu panca corre o seu reloxo</translation>
    </message>
    <message>
        <source>adjourned interrupted postponed sealed move envelope end of session</source>
        <translation>aprazada interrompida posposta xogada secreta sobre fin da sesión</translation>
    </message>
    <message>
        <source>adjourned envelope back wants another move open again</source>
        <translation>aprazada sobre devolver quere outra xogada abrir de novo cambiar</translation>
    </message>
    <message>
        <source>agreed draw resigns by telephone message between sessions before resumption</source>
        <translation>acordo entre sesións antes da continuación táboas abandona por teléfono mensaxe</translation>
    </message>
    <message>
        <source>absent late continue resume continues envelope reply</source>
        <translation>ausente tarde continúa reanudar sobre resposta</translation>
    </message>
    <message>
        <source>adjourned envelope ambiguous unclear unreadable empty illegal wrong</source>
        <translation>aprazada sobre ambigua pouco clara ilexible baleiro ilegal</translation>
    </message>
    <message>
        <source>adjourned sealed move lost gone disappeared destroyed</source>
        <translation>aprazada xogada secreta perdida perdeuse desapareceu destruído</translation>
    </message>
    <message>
        <source>resumption clock wrong times used noted badly written</source>
        <translation>continuación reloxo tempos usados mal anotados escritos</translation>
    </message>
    <message>
        <source>disturbing talking speaking chatting whispering bothering gestures</source>
        <translation>distrae distraer molesta molestar fala falar charla rosma acenos xestos</translation>
    </message>
    <message>
        <source>loud music talking beeping shouting</source>
        <translation>alto música falar asubío pitido berros berra</translation>
    </message>
    <message>
        <source>insult rude swearing fight unsporting scandal cheating</source>
        <translation>insulto groseiro xura blasfema pelexa antideportivo escándalo trampa</translation>
    </message>
    <message>
        <source>increment that the last press added</source>
        <translation>incremento que engadiu a última pulsación</translation>
    </message>
    <message>
        <source>Delay of the player who must reply</source>
        <translation>Atraso do xogador que debe responder</translation>
    </message>
    <message>
        <source>time the clock should show now</source>
        <translation>tempo que o reloxo debe marcar agora</translation>
    </message>
</context>
<context>
    <name>InterventionChoice</name>
    <message>
        <source>Illegal move by White</source>
        <translation>Xogada ilegal das brancas</translation>
    </message>
    <message>
        <source>Illegal move by Black</source>
        <translation>Xogada ilegal das negras</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The how manieth illegal move of a player, and the one that loses the game: &quot;1 of 2&quot;.</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>, which loses the game</source>
        <translation>, que perde a partida</translation>
    </message>
    <message>
        <source>Incorrect claim by White</source>
        <translation>Reclamación incorrecta das brancas</translation>
    </message>
    <message>
        <source>Incorrect claim by Black</source>
        <translation>Reclamación incorrecta das negras</translation>
    </message>
    <message>
        <source>Set White to move</source>
        <translation>Pasar a quenda ás brancas</translation>
    </message>
    <message>
        <source>Set Black to move</source>
        <translation>Pasar a quenda ás negras</translation>
    </message>
    <message>
        <source>Turn the clock round</source>
        <translation>Xirar o reloxo</translation>
    </message>
    <message>
        <source>White has arrived</source>
        <translation>Chegaron as brancas</translation>
    </message>
    <message>
        <source>Black has arrived</source>
        <translation>Chegaron as negras</translation>
    </message>
    <message>
        <source>White is not at the board</source>
        <translation>As brancas non están no taboleiro</translation>
    </message>
    <message>
        <source>Black is not at the board</source>
        <translation>As negras non están no taboleiro</translation>
    </message>
    <message>
        <source>Quickplay finish: extra time</source>
        <translation>Final a caída de bandeira: tempo adicional</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Deter o reloxo</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Poñer o reloxo en marcha</translation>
    </message>
    <message>
        <source>White +%1</source>
        <extracomment>%1 is a time that the player gets.</extracomment>
        <translation>Brancas +%1</translation>
    </message>
    <message>
        <source>Black +%1</source>
        <translation>Negras +%1</translation>
    </message>
    <message>
        <source>Lock White&apos;s lever</source>
        <translation>Bloquear a panca das brancas</translation>
    </message>
    <message>
        <source>Lock Black&apos;s lever</source>
        <translation>Bloquear a panca das negras</translation>
    </message>
    <message>
        <source>Unlock White&apos;s lever</source>
        <translation>Liberar a panca das brancas</translation>
    </message>
    <message>
        <source>Unlock Black&apos;s lever</source>
        <translation>Liberar a panca das negras</translation>
    </message>
    <message>
        <source>Adjourn the game</source>
        <translation>Aprazar a partida</translation>
    </message>
    <message>
        <source>Adjourn the games</source>
        <translation>Aprazar as partidas</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>Deter os reloxos</translation>
    </message>
    <message>
        <source>Set times and counters…</source>
        <translation>Poñer tempos e contadores…</translation>
    </message>
    <message>
        <source>Add or take time…</source>
        <translation>Engadir ou descontar tempo…</translation>
    </message>
    <message>
        <source>Replace the clock…</source>
        <translation>Substituír o reloxo…</translation>
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
        <translation>, só se se reclama</translation>
    </message>
    <message>
        <source>Undo the last press</source>
        <translation>Retirar a última pulsación</translation>
    </message>
    <message>
        <source>Count White&apos;s missed press</source>
        <translation>Contar unha pulsación omitida das brancas</translation>
    </message>
    <message>
        <source>Count Black&apos;s missed press</source>
        <translation>Contar unha pulsación omitida das negras</translation>
    </message>
    <message>
        <source>Restart White&apos;s Canadian overtime</source>
        <translation>Reiniciar a prórroga canadense das brancas</translation>
    </message>
    <message>
        <source>Restart Black&apos;s Canadian overtime</source>
        <translation>Reiniciar a prórroga canadense das negras</translation>
    </message>
    <message>
        <source>Cancel a flag fall…</source>
        <translation>Volver erguer unha bandeira…</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>Deixar que o reloxo siga</translation>
    </message>
    <message>
        <source>Swap the times</source>
        <translation>Intercambiar os tempos</translation>
    </message>
    <message>
        <source>Reset the clock for a new game</source>
        <translation>Poñer o reloxo como antes da partida</translation>
    </message>
    <message>
        <source>Resume the clocks</source>
        <translation>Deixar que os reloxos sigan</translation>
    </message>
    <message>
        <source>Change the time control…</source>
        <translation>Cambiar o ritmo…</translation>
    </message>
    <message>
        <source>Missed press, correcting the times…</source>
        <translation>Unha pulsación omitida, con tempo…</translation>
    </message>
    <message>
        <source>Resume the adjourned game</source>
        <translation>Continuar a partida aprazada</translation>
    </message>
    <message>
        <source>loses; opponent scores ½ if unable to checkmate</source>
        <translation>perde; ½ para un rival que non pode dar mate</translation>
    </message>
    <message>
        <source>loses, unless the regulations set a lesser penalty</source>
        <translation>perde; as bases poden fixar unha sanción menor</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off White&apos;s clock</source>
        <translation>Continuar a partida aprazada, %1 menos para as brancas</translation>
    </message>
    <message>
        <source>Resume the adjourned game, %1 off Black&apos;s clock</source>
        <translation>Continuar a partida aprazada, %1 menos para as negras</translation>
    </message>
</context>
<context>
    <name>InterventionForm</name>
    <message>
        <source>Presets and periods…</source>
        <translation>Predefinidos e períodos…</translation>
    </message>
</context>
<context>
    <name>InterventionHead</name>
    <message>
        <source>Pinned open</source>
        <translation>Queda aberto</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Deixar aberto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
</context>
<context>
    <name>InterventionKeys</name>
    <message>
        <source>open the panel; in the panel: back to the boards</source>
        <translation>abrir o panel; nel: volver ao mural</translation>
    </message>
    <message>
        <source>the action with this number</source>
        <translation>a acción con este número</translation>
    </message>
    <message>
        <source>more actions</source>
        <translation>máis accións</translation>
    </message>
    <message>
        <source>choose an action and apply it</source>
        <translation>escoller unha acción e facela</translation>
    </message>
    <message>
        <source>the opponent can, or cannot, checkmate</source>
        <translation>o rival pode, ou non, dar mate</translation>
    </message>
    <message>
        <source>White&apos;s, Black&apos;s phone or electronic device</source>
        <translation>un teléfono ou aparello das brancas, das negras</translation>
    </message>
    <message>
        <source>pause and resume all, or the selected boards</source>
        <translation>pausar e continuar todos, ou os taboleiros marcados</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>pechar o panel</translation>
    </message>
</context>
<context>
    <name>InterventionList</name>
    <message>
        <source>Actions</source>
        <translation>Accións</translation>
    </message>
    <message>
        <source>More actions: page %1 of %2</source>
        <translation>Máis accións: páxina %1 de %2</translation>
    </message>
    <message>
        <source>The program has no clock at this board, so there is nothing to do to it here. F12 rules on incidents.</source>
        <translation>O programa non ten reloxo neste taboleiro, así que aquí non hai nada que facerlle. Os incidentes resólvense con F12.</translation>
    </message>
</context>
<context>
    <name>InterventionPanel</name>
    <message>
        <source>Apply</source>
        <translation>Facer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>InterventionReason</name>
    <message>
        <source>Reason: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Outro motivo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>InterventionScope</name>
    <message>
        <source>Apply to</source>
        <translation>Que reloxos</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>There is no file %1. It may have been moved or renamed.</source>
        <translation>Non existe o ficheiro %1. Pode que se movese ou cambiase de nome.</translation>
    </message>
    <message>
        <source>The file %1 is not an event of Flagfall. Choose a file that ends in .flagfall.</source>
        <translation>O ficheiro %1 non é un torneo de Flagfall. Escolla un ficheiro que remate en .flagfall.</translation>
    </message>
    <message>
        <source>The file %1 is open in another program. Close it there first.</source>
        <translation>O ficheiro %1 está aberto noutro programa. Pécheo alí primeiro.</translation>
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
        <source>the file is not an event</source>
        <translation>o ficheiro non é un torneo</translation>
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
        <source>The file %1 is damaged. The file was left unchanged. Open an earlier copy.</source>
        <translation>O ficheiro %1 está danado. Non se cambiou nada nel. Abra unha copia anterior.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: entry %2 has been altered. The file was left unchanged. Open an earlier copy.</source>
        <translation>O ficheiro %1 está danado: a acción %2 non está como se escribiu. Non se cambiou nada nel. Abra unha copia anterior.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Flagfall. Open it with that version. The file was left unchanged.</source>
        <translation>O ficheiro %1 escribiuno unha versión máis nova de Flagfall. Ábrao con ela; non se cambiou nada.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of the file and its folder.</source>
        <translation>Non se pode escribir no ficheiro %1. Revise os permisos do ficheiro e do cartafol.</translation>
    </message>
    <message>
        <source>The disk holding %1 is full. Free some space; unsaved actions are kept and will then be written.</source>
        <translation>O disco de %1 está cheo. Faga sitio; o que non se gardou consérvase e escribirase despois.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>Xa existe un ficheiro %1. Escolla outro nome.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 cannot be read by this version of Flagfall. The file was left unchanged.</source>
        <translation>Esta versión de Flagfall non pode ler a acción %2 de %1. Non se cambiou nada no ficheiro.</translation>
    </message>
    <message>
        <source>Entry %2 in %1 contradicts the entries before it. The file was left unchanged.</source>
        <translation>A acción %2 de %1 non se segue do que hai antes. Non se cambiou nada no ficheiro.</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>o ficheiro xa non está</translation>
    </message>
    <message>
        <source>the file is from a newer version</source>
        <translation>o ficheiro é dunha versión máis nova</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>o ficheiro xa existe</translation>
    </message>
    <message>
        <source>Not saved since %1: %2. The clocks keep running, and everything will be saved as soon as possible.</source>
        <extracomment>%1 an hour, %2 a reason in a few words, such as &quot;the disk is full&quot;.</extracomment>
        <translation>Sen gardar desde as %1: %2. Os reloxos seguen e todo se escribirá en canto se poida.</translation>
    </message>
    <message>
        <source>The file %1 has an older format and could not be converted.</source>
        <translation>O ficheiro %1 ten un formato máis antigo e non se puido converter.</translation>
    </message>
    <message>
        <source>the file has an older format</source>
        <translation>o ficheiro ten un formato máis antigo</translation>
    </message>
    <message>
        <source>The file %1 was not closed properly, and the file %1-wal that belongs to it is missing or damaged: the latest entries may be lost. Nothing was changed. Put that file back beside it, or take out what is there with: flagfall-cli journal rescue</source>
        <extracomment>%1 is a file. The other file has its name and -wal behind it; it is part of the event.</extracomment>
        <translation>O ficheiro %1 non se pechou correctamente e o ficheiro %1-wal, que forma parte del, falta ou está danado: poden faltar as últimas entradas. Non se cambiou nada. Devolva ese ficheiro ao seu lado ou recupere o que hai con: flagfall-cli journal rescue</translation>
    </message>
    <message>
        <source>The file %1 was moved, replaced or cut by another program while it was open. Put it back, or save the event as a new file.</source>
        <translation>Outro programa moveu, substituíu ou recortou o ficheiro %1 mentres estaba aberto. Devólvao ao seu lugar ou garde o torneo nun ficheiro novo.</translation>
    </message>
    <message>
        <source>part of the file is missing</source>
        <translation>falta unha parte do ficheiro</translation>
    </message>
    <message>
        <source>another program has moved or replaced the file</source>
        <translation>outro programa moveu ou substituíu o ficheiro</translation>
    </message>
    <message>
        <source>The disk failed while this was being saved to %1. It is not known whether it was saved; it does not count now. If it is found when the event is opened next, you will be asked.</source>
        <translation>Fallou o disco mentres isto se gardaba en %1. Non se sabe se se gardou; agora non conta. Se aparece cando se abra o torneo, preguntarase.</translation>
    </message>
    <message>
        <source>The file %1 was not opened.</source>
        <translation>Non se abriu o ficheiro %1.</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>cancelouse</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espazo</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePáx</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>AvPáx</translation>
    </message>
</context>
<context>
    <name>KioskScreen</name>
    <message>
        <source>Check in: the first letters of your name</source>
        <translation>Presenza: as primeiras letras do seu nome</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Borrar a última letra</translation>
    </message>
    <message>
        <source>Nobody of this name is entered. Please go to the arbiter.</source>
        <translation>Ninguén con ese nome está inscrito. Diríxase ao árbitro.</translation>
    </message>
    <message>
        <source>You are in the list already, or rest in the next round. If that is wrong, please go to the arbiter.</source>
        <translation>Xa figura como presente, ou descansa na seguinte rolda. Se non é correcto, diríxase ao árbitro.</translation>
    </message>
    <message>
        <source>You are checked in. Good luck!</source>
        <translation>A súa presenza está confirmada. Boa sorte!</translation>
    </message>
    <message>
        <source>Yes, that is me</source>
        <translation>Si, son eu</translation>
    </message>
    <message>
        <source>That was not me: take it back</source>
        <translation>Non era eu: desfacelo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Seguinte xogador</translation>
    </message>
</context>
<context>
    <name>KioskWindow</name>
    <message>
        <source>Check-in</source>
        <translation>Presenza</translation>
    </message>
</context>
<context>
    <name>LawsKeys</name>
    <message>
        <source>the next and the previous article</source>
        <translation>o artigo seguinte e o anterior</translation>
    </message>
    <message>
        <source>article</source>
        <translation>artigo</translation>
    </message>
    <message>
        <source>the edition before and after</source>
        <translation>a edición anterior e a seguinte</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>edición</translation>
    </message>
    <message>
        <source>from the search to the list</source>
        <translation>da busca á lista</translation>
    </message>
    <message>
        <source>to the list</source>
        <translation>á lista</translation>
    </message>
    <message>
        <source>search: words, or the number of an article</source>
        <translation>buscar: palabras ou o número dun artigo</translation>
    </message>
    <message>
        <source>search</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>back to what was found first, then to the page you came from</source>
        <translation>volver ao que se atopou primeiro e despois á páxina anterior</translation>
    </message>
    <message>
        <source>back</source>
        <translation>volver</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>Laws</source>
        <translation>Leis</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s), told in our own words</source>
        <translation>
            <numerusform>%n artigo, coas nosas palabras</numerusform>
            <numerusform>%n artigos, coas nosas palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Words, or the number of an article</source>
        <translation>Palabras ou o número dun artigo</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Non se atopou nada</translation>
    </message>
    <message>
        <source>Try another word, or another edition.</source>
        <translation>Probe outra palabra ou outra edición.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>What was typed is not kept yet: Esc once more drops it.</source>
        <translation>O que escribiu aínda non está gardado: outro Esc descártao.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>all keys</source>
        <translation>teclas</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Import a rating list</source>
        <translation>Importar unha lista de Elo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</source>
        <translation>Listas de Elo (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
</context>
<context>
    <name>ListHits</name>
    <message>
        <source>In the rating lists</source>
        <translation>Nas listas de Elo</translation>
    </message>
    <message>
        <source>↑ ↓ choose, Enter adds this player, Esc: not in the list</source>
        <translation>↑ ↓ escollen, Intro engade este xogador, Esc: non está na lista</translation>
    </message>
</context>
<context>
    <name>ListOrderField</name>
    <message>
        <source>Ratings are taken from these lists, in this order</source>
        <translation>O Elo tómase destas listas, nesta orde</translation>
    </message>
    <message>
        <source>Add a list …</source>
        <translation>Engadir unha lista …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: mover. Supr: retirar.</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>O ficheiro non se pode ler.</translation>
    </message>
    <message>
        <source>The ZIP file cannot be opened.</source>
        <translation>O ficheiro ZIP non se pode abrir.</translation>
    </message>
    <message>
        <source>The ZIP file contains no text, XML or CSV file.</source>
        <translation>O ficheiro ZIP non contén ningún ficheiro de texto, XML ou CSV.</translation>
    </message>
    <message>
        <source>The ZIP file has a password.</source>
        <translation>O ficheiro ZIP ten contrasinal.</translation>
    </message>
    <message>
        <source>The ZIP file is damaged. Download it again.</source>
        <translation>O ficheiro ZIP está danado. Descárgueo outra vez.</translation>
    </message>
    <message>
        <source>The file is larger than any rating list.</source>
        <translation>O ficheiro é máis grande ca calquera lista de Elo.</translation>
    </message>
    <message>
        <source>A line is longer than any in a rating list.</source>
        <translation>Unha liña é máis longa ca calquera dunha lista de Elo.</translation>
    </message>
    <message>
        <source>This is not a rating list: its first line names no column for the players&apos; names.</source>
        <translation>Isto non é unha lista de Elo: a súa primeira liña non nomea ningunha columna para os nomes dos xogadores.</translation>
    </message>
    <message>
        <source>The XML file is damaged.</source>
        <translation>O ficheiro XML está danado.</translation>
    </message>
    <message>
        <source>The XML file contains definitions that no rating list has.</source>
        <translation>O ficheiro XML contén definicións que ningunha lista de Elo ten.</translation>
    </message>
    <message>
        <source>The file is UTF-16 text. Save it as UTF-8.</source>
        <translation>O ficheiro é texto UTF-16. Gárdeo como UTF-8.</translation>
    </message>
    <message>
        <source>The list has no players.</source>
        <translation>A lista non ten xogadores.</translation>
    </message>
    <message>
        <source>The import was cancelled. The lists are as they were.</source>
        <translation>A importación foi cancelada. As listas están como estaban.</translation>
    </message>
    <message>
        <source>The list cannot be saved.</source>
        <translation>A lista non se pode gardar.</translation>
    </message>
    <message>
        <source>The imported list is damaged. Import it again.</source>
        <translation>A lista importada está danada. Impórtea outra vez.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>clásico</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>lóstrego</translation>
    </message>
    <message>
        <source>effective rapid</source>
        <translation>rápido efectivo</translation>
    </message>
    <message>
        <source>effective blitz</source>
        <translation>lóstrego efectivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
        <source>Born</source>
        <translation>Nacemento</translation>
    </message>
    <message>
        <source>Rating used</source>
        <translation>Elo usado</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Elo FIDE</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1 is the number of a line of a file, %2 a sentence that says what is wrong there.</extracomment>
        <translation>Liña %1: %2</translation>
    </message>
</context>
<context>
    <name>ListsKeys</name>
    <message>
        <source>import a rating list</source>
        <translation>importar unha lista de Elo</translation>
    </message>
    <message>
        <source>remove the list from this computer</source>
        <translation>retirar a lista deste ordenador</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirar</translation>
    </message>
    <message>
        <source>compare the event with the list, and back</source>
        <translation>comparar a competición coa lista, e volver</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>comparar</translation>
    </message>
    <message>
        <source>take this over, or leave it</source>
        <translation>tomar isto, ou deixalo</translation>
    </message>
    <message>
        <source>take over all of them, or none</source>
        <translation>tomalos todos, ou ningún</translation>
    </message>
    <message>
        <source>all or none</source>
        <translation>todos ou ningún</translation>
    </message>
    <message>
        <source>take over what is ticked</source>
        <translation>tomar o marcado</translation>
    </message>
    <message>
        <source>end the import, or go back to the lists</source>
        <translation>rematar a importación, ou volver ás listas</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Event and rating list</source>
        <translation>Competición e lista de Elo</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Listas de Elo</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Importar unha lista…</translation>
    </message>
    <message>
        <source>Take over %1 of %2</source>
        <translation>Tomar %1 de %2</translation>
    </message>
    <message>
        <source>Compare the event</source>
        <translation>Comparar a competición</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Aínda non hai ningunha lista de Elo</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list (the ZIP, text or XML file of ratings.fide.com) or a national list as CSV. Then a few letters of a name are enough to add a player with title, rating and FIDE ID, without a network.</source>
        <translation>Importe a lista da FIDE (o ficheiro ZIP, de texto ou XML de ratings.fide.com) ou unha lista nacional en CSV. Despois abondan unhas letras dun nome para engadir un xogador con título, Elo e ID da FIDE, sen rede.</translation>
    </message>
    <message>
        <source>Name of the next list (FIDE&apos;s lists need none)</source>
        <translation>Nome da seguinte lista (as da FIDE non o precisan)</translation>
    </message>
    <message>
        <source>Month of the next list (empty: as the file says)</source>
        <translation>Mes da seguinte lista (baleiro: o do ficheiro)</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Sen diferenzas</translation>
    </message>
    <message>
        <source>Every player found in the list has the same data in the event.</source>
        <translation>Cada xogador atopado na lista ten os mesmos datos na competición.</translation>
    </message>
</context>
<context>
    <name>LogoDialog</name>
    <message>
        <source>Logo of the event</source>
        <translation>Logotipo do torneo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</source>
        <translation>Imaxes (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Save as a new file</source>
        <translation>Gardar como ficheiro novo</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Flagfall: the manual</source>
        <translation>Flagfall: o manual</translation>
    </message>
    <message>
        <source>How do I …?</source>
        <translation>Como …?</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Teclas en todas partes</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Que fai</translation>
    </message>
</context>
<context>
    <name>ManualPairingBar</name>
    <message numerus="yes">
        <source>Changing by hand: %n change(s)</source>
        <translation>
            <numerusform>Os cambios á man están abertos: %n cambio</numerusform>
            <numerusform>Os cambios á man están abertos: %n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed by hand: %n change(s)</source>
        <translation>
            <numerusform>Cambiado á man: %n cambio</numerusform>
            <numerusform>Cambiado á man: %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>Rematar e comprobar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing</source>
        <translation>Volver ás regras</translation>
    </message>
    <message>
        <source>Leave the round as it is</source>
        <translation>Deixar a rolda como está</translation>
    </message>
</context>
<context>
    <name>MateLine</name>
    <message>
        <source>How White mates</source>
        <translation>Como dan mate as brancas</translation>
    </message>
    <message>
        <source>How Black mates</source>
        <translation>Como dan mate as negras</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Xogada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Xogada seguinte</translation>
    </message>
    <message>
        <source>Moves to the mate</source>
        <translation>Xogadas ata o mate</translation>
    </message>
</context>
<context>
    <name>MatingKeys</name>
    <message>
        <source>square</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>while setting up: a black piece; with Shift a white one</source>
        <translation>ao colocar: unha peza negra; con Maiús, branca</translation>
    </message>
    <message>
        <source>black piece; with Shift a white one</source>
        <translation>peza negra; con Maiús, branca</translation>
    </message>
    <message>
        <source>while setting up: remove the piece</source>
        <translation>ao colocar: quitar a peza</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>previous and next move of the line; while setting up, squares with ↑ ↓</source>
        <translation>xogada anterior e seguinte; ao colocar, as casas con ↑ ↓</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>xogadas</translation>
    </message>
    <message>
        <source>the first and the last position of the line</source>
        <translation>a primeira e a última posición</translation>
    </message>
    <message>
        <source>the other player&apos;s mate</source>
        <translation>o mate do outro xogador</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>xirar o taboleiro</translation>
    </message>
    <message>
        <source>set up a position from a FEN</source>
        <translation>colocar unha posición cunha liña FEN</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>liña FEN</translation>
    </message>
    <message>
        <source>while setting up: who is to move</source>
        <translation>ao colocar: quen ten a quenda</translation>
    </message>
    <message>
        <source>who is to move</source>
        <translation>quen ten a quenda</translation>
    </message>
    <message>
        <source>set up a position; then: done</source>
        <translation>colocar unha posición; despois: feito</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>set up</source>
        <translation>colocar</translation>
    </message>
    <message>
        <source>note the verdict in the game&apos;s record</source>
        <translation>deixar o veredicto na anotación da partida</translation>
    </message>
    <message>
        <source>note in the game&apos;s record</source>
        <translation>anotar na partida</translation>
    </message>
    <message>
        <source>while setting up: put down or pick up a piece</source>
        <translation>ao colocar: poñer ou coller unha peza</translation>
    </message>
    <message>
        <source>scroll the answer</source>
        <translation>desprazar a resposta</translation>
    </message>
    <message>
        <source>use the position of a FEN in the clipboard</source>
        <translation>pegar a posición dunha liña FEN do portapapeis</translation>
    </message>
    <message>
        <source>copy the analysis as text</source>
        <translation>copiar a análise como texto</translation>
    </message>
    <message>
        <source>save the analysis as PDF pages to print</source>
        <translation>gardar a análise como páxinas PDF para imprimir</translation>
    </message>
    <message>
        <source>put the piece away, restore the position before setting up, cancel the search, leave</source>
        <translation>soltar, recuperar a posición de antes de colocar, cancelar a busca, saír</translation>
    </message>
    <message>
        <source>discard changes</source>
        <translation>como estaba</translation>
    </message>
    <message>
        <source>undo the move you tried</source>
        <translation>desfacer a xogada probada</translation>
    </message>
</context>
<context>
    <name>MatingLaws</name>
    <message>
        <source>Consequences</source>
        <translation>O que depende disto</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>Culpa brancas</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Culpa negras</translation>
    </message>
</context>
<context>
    <name>MatingPage</name>
    <message>
        <source>Is checkmate possible?</source>
        <translation>É posible o mate?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Colocar unha posición</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Desfacer a xogada</translation>
    </message>
    <message>
        <source>Save the analysis</source>
        <translation>Gardar a análise</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Como estaba</translation>
    </message>
    <message>
        <source>Note in the game&apos;s record</source>
        <translation>Anotar na partida</translation>
    </message>
</context>
<context>
    <name>MoveTable</name>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>Planilla das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Planilla das negras</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Xogadas</translation>
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
    <name>NoteText</name>
    <message>
        <source>White claims: %1.</source>
        <translation>As brancas reclaman: %1.</translation>
    </message>
    <message>
        <source>Black claims: %1.</source>
        <translation>As negras reclaman: %1.</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Leis %1</translation>
    </message>
    <message>
        <source>Illegal move by White: %1.</source>
        <translation>Xogada ilegal das brancas: %1.</translation>
    </message>
    <message>
        <source>Illegal move by Black: %1.</source>
        <translation>Xogada ilegal das negras: %1.</translation>
    </message>
    <message>
        <source>Illegal move by White.</source>
        <translation>Xogada ilegal das brancas.</translation>
    </message>
    <message>
        <source>Illegal move by Black.</source>
        <translation>Xogada ilegal das negras.</translation>
    </message>
    <message>
        <source>%1 Intended move: %2 (not played).</source>
        <extracomment>%1 a sentence about a claim, %2 the move that the player has written and not played.</extracomment>
        <translation>%1 Anunciada: %2 (non xogada).</translation>
    </message>
</context>
<context>
    <name>OffenceText</name>
    <message>
        <source>Two hands used for one move</source>
        <translation>Xogada feita coas dúas mans</translation>
    </message>
    <message>
        <source>Pieces adjusted without notice</source>
        <translation>Pezas compostas sen avisar</translation>
    </message>
    <message>
        <source>Another piece moved than the one touched</source>
        <translation>Xogada cunha peza distinta da tocada</translation>
    </message>
    <message>
        <source>Clock pressed with the other hand</source>
        <translation>Reloxo premido coa outra man</translation>
    </message>
    <message>
        <source>Finger kept on or over the clock</source>
        <translation>Dedo sobre o reloxo</translation>
    </message>
    <message>
        <source>Clock handled roughly</source>
        <translation>Trato brusco do reloxo</translation>
    </message>
    <message>
        <source>Clock pressed without a move</source>
        <translation>Reloxo premido sen facer xogada</translation>
    </message>
    <message>
        <source>Clocks stopped without a valid reason</source>
        <translation>Reloxo parado sen motivo válido</translation>
    </message>
    <message>
        <source>Pieces displaced</source>
        <translation>Pezas desprazadas</translation>
    </message>
    <message>
        <source>Move written in advance</source>
        <translation>Xogada anotada por adiantado</translation>
    </message>
    <message>
        <source>Moves not recorded</source>
        <translation>Xogadas sen anotar</translation>
    </message>
    <message>
        <source>Draw offer not recorded</source>
        <translation>Oferta de táboas sen anotar</translation>
    </message>
    <message>
        <source>Scoresheet not visible to the arbiter</source>
        <translation>Planilla non visible para o árbitro</translation>
    </message>
    <message>
        <source>Scoresheet used for other things</source>
        <translation>Planilla usada para outras cousas</translation>
    </message>
    <message>
        <source>Notation is not algebraic</source>
        <translation>A notación non é alxébrica</translation>
    </message>
    <message>
        <source>Refusal to sign the scoresheet</source>
        <translation>Negativa a asinar a planilla</translation>
    </message>
    <message>
        <source>Draw offer against the regulations</source>
        <translation>Oferta de táboas contra as bases</translation>
    </message>
    <message>
        <source>Bringing the game into disrepute</source>
        <translation>Desprestixio do xadrez</translation>
    </message>
    <message>
        <source>Leaving the playing venue without permission</source>
        <translation>Saída do recinto de xogo sen permiso</translation>
    </message>
    <message>
        <source>Leaving the playing area while having the move</source>
        <translation>Saída da área de xogo tendo a quenda</translation>
    </message>
    <message>
        <source>Notes, advice or another chessboard</source>
        <translation>Notas, consellos ou outro taboleiro</translation>
    </message>
    <message>
        <source>Refusal of an inspection</source>
        <translation>Negativa a unha inspección</translation>
    </message>
    <message>
        <source>Smoking outside the designated section</source>
        <translation>Fumar fóra da zona designada</translation>
    </message>
    <message>
        <source>Distracting or annoying the opponent</source>
        <translation>Distraer ou molestar o rival</translation>
    </message>
    <message>
        <source>Unreasonable claims</source>
        <translation>Reclamacións sen fundamento</translation>
    </message>
    <message>
        <source>Unreasonable draw offers</source>
        <translation>Ofertas de táboas sen fundamento</translation>
    </message>
    <message>
        <source>Source of noise in the playing area</source>
        <translation>Fonte de ruído na área de xogo</translation>
    </message>
    <message>
        <source>Asking too often for the arbiter&apos;s record</source>
        <translation>Consultar de máis a anotación do árbitro</translation>
    </message>
    <message>
        <source>Persistent refusal to comply with the Laws</source>
        <translation>Negativa persistente a cumprir as Leis</translation>
    </message>
    <message>
        <source>Interfering in a game</source>
        <translation>Interferir nunha partida</translation>
    </message>
    <message>
        <source>Use of a communication device</source>
        <translation>Uso dun aparello de comunicación</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>More time for the opponent</source>
        <translation>Máis tempo para o rival</translation>
    </message>
    <message>
        <source>Less time for the player</source>
        <translation>Menos tempo para o xogador</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>Perda da partida</translation>
    </message>
    <message>
        <source>Fewer points of the game</source>
        <translation>Menos puntos da partida</translation>
    </message>
    <message>
        <source>Maximum points for the opponent</source>
        <translation>Puntuación máxima para o rival</translation>
    </message>
    <message>
        <source>Fine announced in advance</source>
        <translation>Multa anunciada con antelación</translation>
    </message>
    <message>
        <source>Exclusion from rounds</source>
        <translation>Exclusión de roldas</translation>
    </message>
    <message>
        <source>Expulsion from the event</source>
        <translation>Expulsión do torneo</translation>
    </message>
</context>
<context>
    <name>OpeningDialog</name>
    <message>
        <source>Opening %1</source>
        <translation>Abrindo %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>PairingKeys</name>
    <message>
        <source>pair by the system, or pair again</source>
        <translation>emparellar polas regras, ou outra vez</translation>
    </message>
    <message>
        <source>confirm the pairing</source>
        <translation>confirmar o emparellamento</translation>
    </message>
    <message>
        <source>from the boards to the players taking part, and back</source>
        <translation>dos taboleiros a quen xoga, e volta</translation>
    </message>
    <message>
        <source>taking part</source>
        <translation>quen xoga</translation>
    </message>
    <message>
        <source>the player takes part</source>
        <translation>o xogador xoga</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>descanso de medio punto</translation>
    </message>
    <message>
        <source>zero-point bye</source>
        <translation>descanso de cero puntos</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>descanso dun punto</translation>
    </message>
    <message>
        <source>White&apos;s seat, Black&apos;s seat</source>
        <translation>asento das brancas, asento das negras</translation>
    </message>
    <message>
        <source>select or deselect the seat</source>
        <translation>escoller o asento, ou soltalo</translation>
    </message>
    <message>
        <source>select a seat</source>
        <translation>escoller un asento</translation>
    </message>
    <message>
        <source>why not these two?</source>
        <translation>por que non estes dous?</translation>
    </message>
    <message>
        <source>brackets or boards</source>
        <translation>grupos ou taboleiros</translation>
    </message>
    <message>
        <source>through the boards, the brackets, a long answer</source>
        <translation>percorrer os taboleiros, os grupos ou unha resposta longa</translation>
    </message>
    <message>
        <source>begin manual changes; end and check them</source>
        <translation>comezar os cambios á man; rematalos e comprobalos</translation>
    </message>
    <message>
        <source>swap the selected seats; the bye is one of them</source>
        <translation>trocar os asentos escollidos; o descanso é un</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>trocar</translation>
    </message>
    <message>
        <source>pair the two selected players</source>
        <translation>facer que os dous escollidos se enfronten</translation>
    </message>
    <message>
        <source>pair these two</source>
        <translation>que se enfronten</translation>
    </message>
    <message>
        <source>swap the colours of the board</source>
        <translation>trocar as cores do taboleiro</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>cores</translation>
    </message>
    <message>
        <source>undo the last change</source>
        <translation>retirar o último cambio</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfacer</translation>
    </message>
    <message>
        <source>back to the system&apos;s pairing</source>
        <translation>volver ao emparellamento polas regras</translation>
    </message>
    <message>
        <source>change the published round: seats, colours, players</source>
        <translation>cambiar a rolda publicada: sitios, cores, xogadores</translation>
    </message>
    <message>
        <source>change the round</source>
        <translation>cambiar a rolda</translation>
    </message>
    <message>
        <source>find a player among those taking part</source>
        <translation>buscar un xogador entre os que participan</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>buscar un xogador</translation>
    </message>
    <message>
        <source>clear the selection, close the brackets, end the changes by hand, leave</source>
        <translation>soltar os escollidos, pechar os grupos, rematar os cambios á man, saír</translation>
    </message>
    <message>
        <source>copy the pairing, for a spreadsheet or a letter</source>
        <translation>copiar o emparellamento, para unha folla de cálculo ou unha carta</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copiar</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Pair again</source>
        <translation>Emparellar outra vez</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Emparellar</translation>
    </message>
    <message>
        <source>End and check</source>
        <translation>Rematar e comprobar</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Cambiar á man</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Taboleiros</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Why not these two?</source>
        <translation>Por que non estes?</translation>
    </message>
    <message>
        <source>Confirm the pairing</source>
        <translation>Confirmar o emparellamento</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Taboleiros da rolda</translation>
    </message>
    <message>
        <source>There is no round to pair here</source>
        <translation>Non hai rolda que emparellar aquí</translation>
    </message>
    <message>
        <source>All rounds are paired, or this program does not pair this kind of event.</source>
        <translation>Todas as roldas están emparelladas, ou o torneo non é un suízo deste programa.</translation>
    </message>
    <message>
        <source>Print for the wall</source>
        <translation>Imprimir para o taboleiro de anuncios</translation>
    </message>
    <message>
        <source>Confirm the change</source>
        <translation>Confirmar o cambio</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Taboleiro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
</context>
<context>
    <name>PairingRow</name>
    <message>
        <source>by hand</source>
        <translation>á man</translation>
    </message>
    <message>
        <source>new</source>
        <comment>board</comment>
        <translation>novo</translation>
    </message>
</context>
<context>
    <name>PairingText</name>
    <message>
        <source>%1 gets a colour difference beyond two (C.04.1, 6).</source>
        <translation>%1 terá unha diferenza de cores de máis de dous (C.04.1, 6).</translation>
    </message>
    <message>
        <source>%1 and %2 have already met (C1).</source>
        <extracomment>%1 and %2 are players&apos; names.</extracomment>
        <translation>%1 e %2 xa xogaron entre si (C1).</translation>
    </message>
    <message>
        <source>%1 and %2 are a prohibited pairing.</source>
        <translation>%1 e %2 son unha parella prohibida.</translation>
    </message>
    <message>
        <source>%1 may not get the bye (C2).</source>
        <translation>%1 non pode ter o descanso (C2).</translation>
    </message>
    <message>
        <source>%1 gets the same colour three times in a row (C.04.1, 7).</source>
        <translation>%1 terá a mesma cor tres veces seguidas (C.04.1, 7).</translation>
    </message>
    <message>
        <source>%1 and %2 should have the opposite colours (Art. 5).</source>
        <translation>%1 e %2 teñen as cores ao revés do que dan as regras (art. 5).</translation>
    </message>
</context>
<context>
    <name>PaperKeys</name>
    <message>
        <source>save as PDF</source>
        <translation>gardar como PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>gardar como texto simple</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>gardar como texto</translation>
    </message>
    <message>
        <source>scroll the paper</source>
        <translation>desprazar o papel</translation>
    </message>
    <message>
        <source>back to the page that the paper is from</source>
        <translation>volver á páxina da que vén o papel</translation>
    </message>
    <message>
        <source>back</source>
        <translation>volver</translation>
    </message>
    <message>
        <source>print the paper</source>
        <translation>imprimir o documento</translation>
    </message>
    <message>
        <source>print</source>
        <translation>imprimir</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>gardar as páxinas como PDF</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>gardar a táboa como CSV, para unha folla de cálculo</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>gardar a táboa como folla de cálculo (XLSX)</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>copiar a táboa para unha folla de cálculo ou unha carta</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copiar</translation>
    </message>
</context>
<context>
    <name>PaperLinesText</name>
    <message>
        <source>Printed %1</source>
        <extracomment>At the foot of a printed page. %1 a day and a time.</extracomment>
        <translation>Impreso o %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are.</extracomment>
        <translation>Páxina %1 de %2</translation>
    </message>
    <message>
        <source>History up to entry %1: %2</source>
        <extracomment>At the foot of a printed page: %1 the number of the newest entry of the history, %2 signs that stand for it all.</extracomment>
        <translation>Historial ata a entrada %1: %2</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Save as PDF</source>
        <translation>Gardar como PDF</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Gardar como texto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>PaperText</name>
    <message>
        <source>Chief arbiter: %1</source>
        <extracomment>Above every page of a printed paper. %1 a name.</extracomment>
        <translation>Árbitro principal: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>Confidential: for the arbiters only</source>
        <translation>Confidencial: só para os árbitros</translation>
    </message>
</context>
<context>
    <name>PapersKeys</name>
    <message>
        <source>from paper to paper</source>
        <translation>dun impreso a outro</translation>
    </message>
    <message>
        <source>the round before and after</source>
        <translation>a rolda anterior e a seguinte</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rolda</translation>
    </message>
    <message>
        <source>print the paper; so does Enter</source>
        <translation>imprimir o documento; tamén con Intro</translation>
    </message>
    <message>
        <source>print</source>
        <translation>imprimir</translation>
    </message>
    <message>
        <source>print what hangs on the wall now</source>
        <translation>imprimir o que vai agora no taboleiro de anuncios</translation>
    </message>
    <message>
        <source>for the wall</source>
        <translation>anuncios</translation>
    </message>
    <message>
        <source>save the pages as PDF</source>
        <translation>gardar as páxinas como PDF</translation>
    </message>
    <message>
        <source>save as PDF</source>
        <translation>gardar como PDF</translation>
    </message>
    <message>
        <source>save as plain text</source>
        <translation>gardar como texto simple</translation>
    </message>
    <message>
        <source>save the table as CSV, for a spreadsheet</source>
        <translation>gardar a táboa como CSV, para unha folla de cálculo</translation>
    </message>
    <message>
        <source>save the table as a spreadsheet (XLSX)</source>
        <translation>gardar a táboa como folla de cálculo (XLSX)</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>copy the table, for a spreadsheet or a letter</source>
        <translation>copiar a táboa para unha folla de cálculo ou unha carta</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copiar</translation>
    </message>
    <message>
        <source>size, language, logo, lines and printer of the papers, and back</source>
        <translation>tamaño, lingua, logotipo, liñas e impresora dos impresos, e volver</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>axustes</translation>
    </message>
    <message>
        <source>scroll the pages down and up</source>
        <translation>desprazar as páxinas abaixo e arriba</translation>
    </message>
</context>
<context>
    <name>PapersPage</name>
    <message>
        <source>Papers</source>
        <translation>Impresos</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Gardar como PDF</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>List of papers</source>
        <translation>Lista de impresos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Axustes</translation>
    </message>
    <message>
        <source>For the wall now</source>
        <translation>Agora para os anuncios</translation>
    </message>
</context>
<context>
    <name>PapersSettings</name>
    <message>
        <source>Paper size</source>
        <translation>Tamaño do papel</translation>
    </message>
    <message>
        <source>Language of the papers</source>
        <translation>Lingua dos impresos</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Line above the name of the event</source>
        <translation>Liña por riba do nome do torneo</translation>
    </message>
    <message>
        <source>Line at the foot of every page</source>
        <translation>Liña ao pé de cada páxina</translation>
    </message>
    <message>
        <source>Another logo…</source>
        <translation>Outro logotipo…</translation>
    </message>
    <message>
        <source>Logo…</source>
        <translation>Logotipo…</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Quitar o logotipo</translation>
    </message>
    <message>
        <source>Printer of this computer</source>
        <translation>Impresora deste computador</translation>
    </message>
    <message>
        <source>This computer has no printer.</source>
        <translation>Este computador non ten impresora.</translation>
    </message>
    <message>
        <source>Prizes by place</source>
        <translation>Premios por posto</translation>
    </message>
    <message>
        <source>1: 500; 2-3: 300; 4: a book</source>
        <translation>1: 500; 2-3: 300; 4: un libro</translation>
    </message>
    <message>
        <source>Certificate for</source>
        <translation>Diploma para</translation>
    </message>
</context>
<context>
    <name>PeriodEditor</name>
    <message>
        <source>Period %1</source>
        <translation>Período %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Xogadas</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Períodos</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Segundos por xogada</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Desde a xogada</translation>
    </message>
    <message>
        <source>Starts again when it ends</source>
        <translation>Volve comezar ao rematar</translation>
    </message>
    <message>
        <source>Remove period %1</source>
        <translation>Quitar o período %1</translation>
    </message>
    <message>
        <source>Remove this period</source>
        <translation>Quitar este período</translation>
    </message>
</context>
<context>
    <name>PeriodsEditor</name>
    <message>
        <source>The same for both players</source>
        <translation>O mesmo para os dous xogadores</translation>
    </message>
    <message>
        <source>Swap White and Black</source>
        <translation>Intercambiar brancas e negras</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
</context>
<context>
    <name>PeriodsOf</name>
    <message>
        <source>Another period</source>
        <translation>Outro período</translation>
    </message>
</context>
<context>
    <name>PeriodsText</name>
    <message>
        <source>Write times as 90, 1h30 or 0:30, and moves and seconds as plain numbers.</source>
        <translation>Escriba os tempos como 90, 1h30 ou 0:30, e as xogadas e os segundos como números simples.</translation>
    </message>
</context>
<context>
    <name>PickedBoards</name>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Boards %1</source>
        <extracomment>%1 lists numbers of boards: &quot;3, 5–9&quot;.</extracomment>
        <translation>Taboleiros %1</translation>
    </message>
</context>
<context>
    <name>PieceNames</name>
    <message>
        <source>White king</source>
        <translation>Rei branco</translation>
    </message>
    <message>
        <source>White queen</source>
        <translation>Dama branca</translation>
    </message>
    <message>
        <source>White rook</source>
        <translation>Torre branca</translation>
    </message>
    <message>
        <source>White bishop</source>
        <translation>Bispo branco</translation>
    </message>
    <message>
        <source>White knight</source>
        <translation>Cabalo branco</translation>
    </message>
    <message>
        <source>White pawn</source>
        <translation>Peón branco</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Rei negro</translation>
    </message>
    <message>
        <source>Black queen</source>
        <translation>Dama negra</translation>
    </message>
    <message>
        <source>Black rook</source>
        <translation>Torre negra</translation>
    </message>
    <message>
        <source>Black bishop</source>
        <translation>Bispo negro</translation>
    </message>
    <message>
        <source>Black knight</source>
        <translation>Cabalo negro</translation>
    </message>
    <message>
        <source>Black pawn</source>
        <translation>Peón negro</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Choose a piece and click a square, or drag a piece. Right-click removes it.</source>
        <translation>Escolla unha peza e prema nas casas, ou arrastre as pezas. O botón dereito quita.</translation>
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
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
</context>
<context>
    <name>PlayerMore</name>
    <message>
        <source>More about the player</source>
        <translation>Máis sobre o xogador</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Presentouse</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Elo FIDE</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID nacional</translation>
    </message>
    <message>
        <source>K (FIDE)</source>
        <translation>K (FIDE)</translation>
    </message>
    <message>
        <source>Own categories, with commas</source>
        <translation>Categorías propias, con comas</translation>
    </message>
    <message>
        <source>Fee owed</source>
        <translation>Cota que debe</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Cota pagada</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Taboleiro fixo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>E-mail and telephone are for the arbiters alone: no list, report or paper has them.</source>
        <translation>O correo e o teléfono son só para os árbitros: non están en ningunha lista, ficheiro TRF nin papel.</translation>
    </message>
    <message>
        <source>Byes, by round</source>
        <translation>Descansos, por rolda</translation>
    </message>
    <message>
        <source>A round alone is a half-point bye; =0 and =1 say other points.</source>
        <translation>A rolda soa é un descanso de medio punto; =0 e =1 indican outros puntos.</translation>
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
        <source>unknown</source>
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
    <message>
        <source>Points for each round missed</source>
        <translation>Cada rolda non xogada vale</translation>
    </message>
</context>
<context>
    <name>PlayersKeys</name>
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
        <source>prohibited pairings of a Swiss</source>
        <translation>parellas prohibidas dun suízo</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>saír do formulario</translation>
    </message>
    <message>
        <source>draw lots for the pairing numbers of a round robin</source>
        <translation>sortear os números de emparellamento dunha liga</translation>
    </message>
    <message>
        <source>draw lots</source>
        <translation>sortear números</translation>
    </message>
    <message>
        <source>paste a list of players</source>
        <translation>pegar unha lista de xogadores</translation>
    </message>
    <message>
        <source>paste a list</source>
        <translation>pegar unha lista</translation>
    </message>
    <message>
        <source>import players from a file: spreadsheet, CSV, TRF, another event</source>
        <translation>importar xogadores dun ficheiro: folla de cálculo, CSV, TRF, outro torneo</translation>
    </message>
    <message>
        <source>import players</source>
        <translation>importar xogadores</translation>
    </message>
    <message>
        <source>copy the list of players</source>
        <translation>copiar a lista de xogadores</translation>
    </message>
    <message>
        <source>save the list of players as CSV, XLSX or TRF</source>
        <translation>gardar a lista de xogadores como CSV, XLSX ou TRF</translation>
    </message>
    <message>
        <source>find by name: letters of surname and first name, such as vlc ja</source>
        <translation>buscar polo nome: o comezo do apelido e do nome, por exemplo vlc ja</translation>
    </message>
    <message>
        <source>take back the last letter of the name that is looked for</source>
        <translation>retirar a última letra do nome que se busca</translation>
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
        <source>No players yet</source>
        <translation>Aínda non hai ninguén inscrito</translation>
    </message>
    <message>
        <source>Add the first player</source>
        <translation>Engadir o primeiro xogador</translation>
    </message>
    <message>
        <source>Prohibited pairings</source>
        <translation>Parellas prohibidas</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Sortear números</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Add the players one after another: type a name, press Enter, go on with the next. Or copy them in a spreadsheet or a mail and press Ctrl+V here; or import a file.</source>
        <translation>Inscriba os xogadores un tras outro: escriba un nome, prema Intro e siga co seguinte. Ou cópieos nunha folla de cálculo ou nun correo e prema aquí Ctrl+V; ou importe un ficheiro.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Importar xogadores</translation>
    </message>
    <message>
        <source>Nobody is called “%1”. Backspace corrects it, Esc clears it.</source>
        <translation>Ninguén se chama «%1». Retroceso corrixe, Esc borra a busca.</translation>
    </message>
    <message>
        <source>Found by “%1”</source>
        <translation>Atopado por «%1»</translation>
    </message>
</context>
<context>
    <name>PresencePanel</name>
    <message>
        <source>Taking part</source>
        <translation>Quen xoga</translation>
    </message>
    <message>
        <source>Takes part</source>
        <translation>Xoga</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Descanso de medio punto</translation>
    </message>
    <message>
        <source>Zero-point bye</source>
        <translation>Descanso sen punto</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Descanso de punto enteiro</translation>
    </message>
    <message>
        <source>Bye ½</source>
        <translation>Descanso ½</translation>
    </message>
    <message>
        <source>Bye 0</source>
        <translation>Descanso 0</translation>
    </message>
    <message>
        <source>Bye 1</source>
        <translation>Descanso 1</translation>
    </message>
    <message>
        <source>The first letters of a name, then Enter</source>
        <translation>As primeiras letras do nome, despois Intro</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Buscar un xogador</translation>
    </message>
</context>
<context>
    <name>PresetEntry</name>
    <message>
        <source>Save</source>
        <translation>Gardar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Borrar este ritmo</translation>
    </message>
</context>
<context>
    <name>PresetFiles</name>
    <message>
        <source>Import presets from a file</source>
        <translation>Importar ritmos dun ficheiro</translation>
    </message>
    <message>
        <source>Export my presets to a file</source>
        <translation>Exportar os meus ritmos a un ficheiro</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Traer</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Preset files (*.json)</source>
        <translation>Ficheiros de ritmos (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
</context>
<context>
    <name>PresetList</name>
    <message>
        <source>Search the presets</source>
        <translation>Buscar nos ritmos</translation>
    </message>
    <message>
        <source>DGT 3000, blitz, 15+10…</source>
        <translation>DGT 3000, lóstrego, 15+10…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Ritmos predefinidos</translation>
    </message>
    <message>
        <source>No such preset. Try another word, or the times.</source>
        <translation>Non hai ritmos dese tipo. Probe outra palabra ou os tempos.</translation>
    </message>
    <message>
        <source>Import presets…</source>
        <translation>Importar ritmos…</translation>
    </message>
    <message>
        <source>Export mine…</source>
        <translation>Escribir os meus nun ficheiro…</translation>
    </message>
</context>
<context>
    <name>PresetSaver</name>
    <message>
        <source>Name of a preset of your own</source>
        <translation>Nome dun ritmo propio</translation>
    </message>
    <message>
        <source>Save as my preset</source>
        <translation>Gardar como ritmo meu</translation>
    </message>
</context>
<context>
    <name>PresetText</name>
    <message>
        <source>Olympiad, World Cup, continental and youth championships</source>
        <translation>Olimpíada, Copa do Mundo, campionatos continentais e xuvenís</translation>
    </message>
    <message>
        <source>Grand Prix and Candidates 2014 to 2019</source>
        <translation>Gran Premio e Candidatos, 2014 a 2019</translation>
    </message>
    <message>
        <source>World Championship 2021, Candidates 2022</source>
        <translation>Campionato do Mundo 2021, Candidatos 2022</translation>
    </message>
    <message>
        <source>Candidates 2024</source>
        <translation>Candidatos 2024</translation>
    </message>
    <message>
        <source>Norway Chess</source>
        <translation>Norway Chess</translation>
    </message>
    <message>
        <source>One period with increment</source>
        <translation>Un período con incremento</translation>
    </message>
    <message>
        <source>German league</source>
        <translation>Liga alemá</translation>
    </message>
    <message>
        <source>English county matches</source>
        <translation>Encontros de condados ingleses</translation>
    </message>
    <message>
        <source>Without increment</source>
        <translation>Sen incremento</translation>
    </message>
    <message>
        <source>With increment</source>
        <translation>Con incremento</translation>
    </message>
    <message>
        <source>Bronstein delay</source>
        <translation>Demora Bronstein</translation>
    </message>
    <message>
        <source>World Rapid Championship</source>
        <translation>Campionato do Mundo de xadrez rápido</translation>
    </message>
    <message>
        <source>World Cup tie-break</source>
        <translation>Desempate da Copa do Mundo</translation>
    </message>
    <message>
        <source>World Championship 2024 tie-break</source>
        <translation>Desempate do Campionato do Mundo 2024</translation>
    </message>
    <message>
        <source>World Blitz Championship</source>
        <translation>Campionato do Mundo de xadrez lóstrego</translation>
    </message>
    <message>
        <source>FIDE match 2021</source>
        <translation>Encontro FIDE 2021</translation>
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
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Even times</source>
        <translation>Tempos iguais</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Reloxo de area</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tempo por xogada</translation>
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
        <translation>Prórroga canadense</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Demora</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sen límite</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>Primeira xeración</translation>
    </message>
    <message>
        <source>Second generation, blue buttons</source>
        <translation>Segunda xeración, botóns azuis</translation>
    </message>
    <message>
        <source>Option %1</source>
        <extracomment>%1 the number of a preset on a clock.</extracomment>
        <translation>Opción %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>option</comment>
        <extracomment>%1 &quot;Option 19&quot;, %2 what it is called besides.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Classical</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Bala</translation>
    </message>
    <message>
        <source>Armageddon</source>
        <translation>Armaxedón</translation>
    </message>
    <message>
        <source>US Chess</source>
        <translation>US Chess</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vantaxe</translation>
    </message>
    <message>
        <source>Other clocks</source>
        <translation>Outros reloxos</translation>
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
        <translation>As brancas dan tempo</translation>
    </message>
    <message>
        <source>Black has less time</source>
        <translation>As negras dan tempo</translation>
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
    <name>ProhibitedPanel</name>
    <message>
        <source>Prohibited pairings</source>
        <translation>Parellas prohibidas</translation>
    </message>
    <message>
        <source>These players will not be paired. The list is fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>Estes non se enfrontan. A lista fíxase antes de emparellar a primeira rolda (Regulamento xeral de competicións 5.2).</translation>
    </message>
    <message>
        <source>A round is paired: the list can no longer be changed.</source>
        <translation>Hai unha rolda emparellada: a lista xa non se cambia.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Xogador</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>non se enfronta a</translation>
    </message>
    <message>
        <source>In this round only (empty: in every round)</source>
        <translation>Só nesta rolda (baleiro: en todas)</translation>
    </message>
    <message>
        <source>Prohibit the pairing</source>
        <translation>Prohibir a parella</translation>
    </message>
    <message>
        <source>Lift the prohibition: %1</source>
        <translation>Levantar a prohibición: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
</context>
<context>
    <name>PromotionChoice</name>
    <message>
        <source>What does the pawn become?</source>
        <translation>En que se converte o peón?</translation>
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
        <source>Both will be paired; give them different dates of birth or FIDE IDs if you can.</source>
        <translation>Emparellaranse os dous; se pode, déalles datas de nacemento ou ID FIDE distintos.</translation>
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
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>%1 has played at least half of the games.</source>
        <translation>%1 xogou polo menos a metade das partidas.</translation>
    </message>
    <message>
        <source>The remaining games are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>As partidas que quedan pérdense por incomparecencia (Regulamento xeral de competicións 6.6).</translation>
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
        <source>They can be resumed when the event is opened again.</source>
        <translation>Poden continuar cando se abra de novo o torneo.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Pausar e pechar</translation>
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
        <source>Enter the forfeit</source>
        <translation>Anotar a incomparecencia</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Pechar sen gardar?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Pechar igualmente</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Anotar o resultado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>boards</comment>
        <extracomment>%1 which boards, &quot;Boards 3, 5–9&quot;; %2 a sentence that says why they do not take something.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The first is round %1.</source>
        <translation>A primeira é a rolda %1.</translation>
    </message>
    <message>
        <source>The last rounds will have to be paired by hand.</source>
        <translation>As últimas roldas terán que emparellarse á man.</translation>
    </message>
    <message>
        <source>The number of rounds cannot be changed once a round is paired.</source>
        <translation>O número de roldas non se pode cambiar unha vez emparellada unha rolda.</translation>
    </message>
    <message>
        <source>Another half-point bye?</source>
        <translation>Outro descanso de medio punto?</translation>
    </message>
    <message numerus="yes">
        <source>%n half-point bye(s) so far.</source>
        <translation>
            <numerusform>%n descanso de medio punto ata agora.</numerusform>
            <numerusform>%n descansos de medio punto ata agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the record on board %1?</source>
        <translation>Cambiar a anotación do taboleiro %1?</translation>
    </message>
    <message>
        <source>Consent to a draw by agreement on board %1?</source>
        <translation>Consentir táboas de mutuo acordo no taboleiro %1?</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it yet (Laws 9.1).</source>
        <translation>As bases do torneo aínda non o permiten (Leis 9.1).</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentir</translation>
    </message>
    <message>
        <source>Change a result that both have signed?</source>
        <translation>Cambiar un resultado que asinaron os dous?</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Incorrecta</translation>
    </message>
    <message>
        <source>Nothing can be offered, accepted or claimed after that.</source>
        <translation>Despois diso non se pode ofrecer, aceptar nin reclamar nada.</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Sancionar</translation>
    </message>
    <message>
        <source>Let board %1 count more than a win?</source>
        <translation>Contar no taboleiro %1 máis ca unha vitoria?</translation>
    </message>
    <message>
        <source>The two scores add up to more than a win.</source>
        <translation>Os puntos dos dous xogadores suman máis ca unha vitoria.</translation>
    </message>
    <message>
        <source>The result of the game stays as it is; the ruling stands beside it.</source>
        <translation>O resultado da partida queda como estaba; a decisión queda á súa beira.</translation>
    </message>
    <message>
        <source>Entering the result again, or clearing it, ends the ruling.</source>
        <translation>Ao introducir de novo o resultado, ou ao borralo, a decisión remata.</translation>
    </message>
    <message>
        <source>Let it count</source>
        <translation>Contalo</translation>
    </message>
    <message>
        <source>Add another player with this name?</source>
        <translation>Inscribir outro xogador con este nome?</translation>
    </message>
    <message>
        <source>%1 with the same date of birth is already on the list.</source>
        <translation>%1 coa mesma data de nacemento xa está na lista.</translation>
    </message>
    <message>
        <source>Add both</source>
        <translation>Inscribir os dous</translation>
    </message>
    <message>
        <source>The game will count as unfinished again.</source>
        <translation>O taboleiro volve contar como sen rematar.</translation>
    </message>
    <message>
        <source>The points and the standings will change; the pairings already made will not.</source>
        <translation>Cambian os puntos e a clasificación; os emparellamentos feitos quedan.</translation>
    </message>
    <message>
        <source>The results are kept, but do not count for the standings (General Regulations for Competitions 6.6).</source>
        <translation>Os resultados quedan anotados, pero non contan para a clasificación (Regulamento xeral de competicións 6.6).</translation>
    </message>
    <message>
        <source>They will be paused now.</source>
        <translation>Detéñense neste momento.</translation>
    </message>
    <message>
        <source>Continue?</source>
        <translation>Continuar?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n acción aínda non está no disco.</numerusform>
            <numerusform>%n accións aínda non están no disco.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be lost if the disk still cannot be written to.</source>
        <translation>Perderanse se o disco segue sen aceptalas nese momento.</translation>
    </message>
    <message>
        <source>Free some disk space first; they will then be saved automatically.</source>
        <translation>É mellor liberar antes espazo no disco; daquela escríbense soas.</translation>
    </message>
    <message>
        <source>Remove all the remaining time on board %1?</source>
        <translation>Quitar todo o tempo no taboleiro %1?</translation>
    </message>
    <message>
        <source>The player has no more than that left: the flag will fall at once.</source>
        <translation>Ao xogador non lle queda máis ca iso: a bandeira cae no momento.</translation>
    </message>
    <message>
        <source>You then decide whether the game is lost (Laws 6.9).</source>
        <translation>Se con iso perde a partida, decídeo vostede despois (Leis 6.9).</translation>
    </message>
    <message>
        <source>Remove the time</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Apply to the other boards?</source>
        <translation>Facelo nos outros taboleiros?</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>%n dos reloxos non o admite.</numerusform>
            <numerusform>%n dos reloxos non o admiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been changed on any board yet.</source>
        <translation>Aínda non se fixo nada en ningún taboleiro.</translation>
    </message>
    <message>
        <source>Apply to the others</source>
        <translation>Facer nos outros</translation>
    </message>
    <message>
        <source>Correct the clock setting on board %1 now?</source>
        <translation>Cambiar agora o axuste do reloxo no taboleiro %1?</translation>
    </message>
    <message>
        <source>In rapid and blitz the clock setting can no longer be corrected after this many moves.</source>
        <translation>Nas partidas rápidas e lóstrego o axuste xa non se cambia cando os dous xogadores fixeron esas xogadas.</translation>
    </message>
    <message>
        <source>After that the Laws allow it only if the schedule of the event would be seriously affected (App. A).</source>
        <translation>As Leis permíteno máis tarde só se se resentise o horario do torneo (Ap. A).</translation>
    </message>
    <message>
        <source>Ignore the flag fall on board %1?</source>
        <translation>Pasar por alto a bandeira caída no taboleiro %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag has fallen, but this result is not a loss for White.</source>
        <translation>A bandeira das brancas está caída e este resultado non é unha derrota das brancas.</translation>
    </message>
    <message>
        <source>Black&apos;s flag has fallen, but this result is not a loss for Black.</source>
        <translation>A bandeira das negras está caída e este resultado non é unha derrota das negras.</translation>
    </message>
    <message>
        <source>It is correct if the game had already ended, or if it is a draw because the opponent cannot checkmate by any series of legal moves (Laws 6.9).</source>
        <translation>Vale se a partida rematara antes, ou se o rival non pode dar mate con ningunha serie de xogadas e o resultado son, xa que logo, táboas (Leis 6.9).</translation>
    </message>
    <message>
        <source>System&apos;s pairing: %1 – %2</source>
        <extracomment>By the rules these two would meet: %1 is White, %2 Black.</extracomment>
        <translation>Segundo as regras: %1 – %2</translation>
    </message>
    <message>
        <source>In the system&apos;s pairing the bye goes to %1</source>
        <translation>Segundo as regras o descanso é para %1</translation>
    </message>
    <message>
        <source>There is no legal pairing.</source>
        <translation>Segundo as regras non hai emparellamento ningún.</translation>
    </message>
    <message>
        <source>Confirm the manual pairing?</source>
        <translation>Confirmar o emparellamento feito á man?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n taboleiro difire do que dan as regras.</numerusform>
            <numerusform>%n taboleiros difiren do que dan as regras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm it</source>
        <translation>Confirmalo</translation>
    </message>
    <message>
        <source>The round is recorded as changed by hand, together with the system&apos;s pairing. Confirm it anyway?</source>
        <translation>A rolda queda rexistrada como cambiada á man, co emparellamento polas regras ao lado. Publícase igualmente?</translation>
    </message>
    <message>
        <source>Import the rounds as they are?</source>
        <translation>Tomar as roldas como están?</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n rolda do ficheiro non é como a fai o sistema de emparellamento.</numerusform>
            <numerusform>%n roldas do ficheiro non son como as fai o sistema de emparellamento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Tomalas</translation>
    </message>
    <message>
        <source>Start with this many rounds?</source>
        <translation>Comezar con tantas roldas?</translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>Para máis de %n rolda non hai rivais abondo.</numerusform>
            <numerusform>Para máis de %n roldas non hai rivais abondo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comezar</translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 xa ten un descanso de medio punto.</translation>
    </message>
    <message>
        <source>General Regulations for Competitions 6.7 allow each player one.</source>
        <translation>O Regulamento xeral de competicións 6.7 prevé un por xogador.</translation>
    </message>
    <message>
        <source>Give the bye</source>
        <translation>Dalo</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n media xogada posterior xa non sería legal.</numerusform>
            <numerusform>%n medias xogadas posteriores xa non serían legais.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be removed from the record; Undo restores them.</source>
        <translation>Quítanse da anotación; Desfacer devólveas.</translation>
    </message>
    <message>
        <source>Your consent is recorded.</source>
        <translation>O seu consentimento queda anotado.</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1. It stands, even if it is incorrect, unless the arbiter decides otherwise (Laws 8.7).</source>
        <translation>Os dous xogadores asinaron o resultado do taboleiro %1. Aínda que sexa erróneo, vale agás que o árbitro decida outra cousa (Leis 8.7).</translation>
    </message>
    <message>
        <source>What they signed stays in the history.</source>
        <translation>O que asinaron queda anotado.</translation>
    </message>
    <message>
        <source>Allow White&apos;s assistant more than the Laws allow?</source>
        <translation>Permitir ao asistente das brancas máis que as Leis?</translation>
    </message>
    <message>
        <source>Allow Black&apos;s assistant more than the Laws allow?</source>
        <translation>Permitir ao asistente das negras máis que as Leis?</translation>
    </message>
    <message>
        <source>A sighted player may have an assistant only if the opponent has none, and only for making and announcing moves.</source>
        <translation>Un xogador vidente só ten asistente se o outro non o ten, e só para xogadas e anuncios.</translation>
    </message>
    <message>
        <source>You may adapt the rules to local circumstances; your decision is recorded.</source>
        <translation>Pode adaptar as regras ás circunstancias locais; a súa palabra queda rexistrada.</translation>
    </message>
    <message>
        <source>Change a result given by a ruling?</source>
        <translation>Cambiar un resultado que se basea nunha decisión?</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling under the Laws.</source>
        <translation>O resultado do taboleiro %1 anotouse por unha decisión, co seu artigo.</translation>
    </message>
    <message>
        <source>The ruling stays in the history, but the result will no longer be based on it.</source>
        <translation>A decisión queda rexistrada; o resultado xa non se baseará nela.</translation>
    </message>
    <message>
        <source>Rule the claim on board %1 incorrect anyway?</source>
        <translation>Declarar incorrecta aínda así a reclamación do taboleiro %1?</translation>
    </message>
    <message>
        <source>According to the game record, the same position has appeared five times or 75 moves have been made by each player without a capture or pawn move: the game is drawn without a claim (Laws 9.6).</source>
        <translation>Segundo a anotación, unha posición deuse cinco veces ou pasaron 75 xogadas: a partida remata en táboas sen reclamación (Leis 9.6).</translation>
    </message>
    <message>
        <source>The opponent gets extra time and the game continues.</source>
        <translation>O rival recibe tempo e a partida continúa.</translation>
    </message>
    <message>
        <source>Continue the game on board %1?</source>
        <translation>Continúa a partida do taboleiro %1?</translation>
    </message>
    <message>
        <source>White&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>Observouse a caída da bandeira das brancas: con iso rematou a partida.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fall has been recorded: it ended the game.</source>
        <translation>Observouse a caída da bandeira das negras: con iso rematou a partida.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>A partida continúa</translation>
    </message>
    <message>
        <source>Penalise a move that appears to be legal?</source>
        <translation>Penalizar unha xogada que parece legal?</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for White.</source>
        <translation>Segundo a anotación do taboleiro %1, as brancas poden xogala.</translation>
    </message>
    <message>
        <source>According to the record of board %1 this move is legal for Black.</source>
        <translation>Segundo a anotación do taboleiro %1, as negras poden xogala.</translation>
    </message>
    <message>
        <source>Pressing the clock without making a move, or making a move with both hands, is penalised as an illegal move where the Laws say so.</source>
        <translation>Premer o reloxo sen xogar, ou xogar con ambas as mans, sanciónase coma unha xogada ilegal onde o din as Leis.</translation>
    </message>
    <message>
        <source>Rule against the game record of board %1?</source>
        <translation>Decidir contra a anotación do taboleiro %1?</translation>
    </message>
    <message>
        <source>The game record is complete and does not support this ruling.</source>
        <translation>A anotación está completa e, segundo ela, a reclamación debe resolverse doutro xeito.</translation>
    </message>
    <message>
        <source>Your ruling stands, with what you found on the scoresheets or on the board.</source>
        <translation>Vale a súa decisión, co que atopou nas planillas ou no taboleiro.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <translation>Decidir así</translation>
    </message>
    <message>
        <source>Draw lots again?</source>
        <translation>Sortear outra vez?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n xogador xa ten número de emparellamento.</numerusform>
            <numerusform>%n xogadores xa teñen número de emparellamento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets a new number; the drawing before stays in the history.</source>
        <translation>Todos reciben un número novo; o sorteo anterior queda no historial.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sortear outra vez</translation>
    </message>
    <message>
        <source>Penalise a move while the player&apos;s own clock is running?</source>
        <translation>Penalizar unha xogada mentres corre o reloxo do propio xogador?</translation>
    </message>
    <message>
        <source>White&apos;s clock is running on board %1.</source>
        <translation>No taboleiro %1 corre o reloxo das brancas.</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running on board %1.</source>
        <translation>No taboleiro %1 corre o reloxo das negras.</translation>
    </message>
    <message>
        <source>Only a completed move is penalised: where the player has not pressed the clock, another move is made and nothing else happens. Where the opponent has already replied, go on: the increment of the illegal move is taken back.</source>
        <translation>Só se penaliza unha xogada completada: se o xogador non premeu o reloxo, fai outra xogada e non pasa nada máis. Se o adversario xa respondeu, continúe: retírase o incremento da xogada ilegal.</translation>
    </message>
    <message>
        <source>Change the regulations of an event that is being played?</source>
        <translation>Cambiar o regulamento dun evento que xa se está a xogar?</translation>
    </message>
    <message>
        <source>They are announced before the event and stay as they are; rulings from now on follow the new ones.</source>
        <translation>Anúncianse antes do evento e non cambian; as decisións seguirán desde agora as novas.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Enter another result than a draw?</source>
        <translation>Introducir un resultado distinto de táboas?</translation>
    </message>
    <message>
        <source>The game on board %1 of round %2 was open when a later round was paired, and counted as a draw.</source>
        <translation>A partida do taboleiro %1 da rolda %2 estaba sen rematar cando se emparellou unha rolda posterior e contou como táboas.</translation>
    </message>
    <message>
        <source>The pairings of the later rounds stay as they are; the report says so.</source>
        <translation>Os emparellamentos das roldas posteriores quedan como están; o informe indícao.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Introducilo</translation>
    </message>
    <message>
        <source>Open the envelope without the player who must reply?</source>
        <translation>Abrir o sobre sen o xogador que debe responder?</translation>
    </message>
    <message>
        <source>White has not come to the resumption on board %1.</source>
        <translation>As brancas non chegaron á continuación no taboleiro %1.</translation>
    </message>
    <message>
        <source>Black has not come to the resumption on board %1.</source>
        <translation>As negras non chegaron á continuación no taboleiro %1.</translation>
    </message>
    <message>
        <source>The envelope is opened when the player who must reply is present. Until then his clock runs and the envelope stays closed, unless a player has lost by coming too late.</source>
        <translation>O sobre ábrese cando está presente o xogador que debe responder. Ata entón corre o seu reloxo e o sobre queda pechado, agás que un xogador perdese por chegar tarde.</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again.</source>
        <translation>Un sobre aberto non se pode pechar de novo.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrilo</translation>
    </message>
    <message>
        <source>A win on board %1?</source>
        <translation>Vitoria no taboleiro %1?</translation>
    </message>
    <message>
        <source>In the position on record White cannot checkmate by any series of legal moves.</source>
        <translation>Na posición anotada as brancas non poden dar mate con ningunha serie de xogadas legais.</translation>
    </message>
    <message>
        <source>In the position on record Black cannot checkmate by any series of legal moves.</source>
        <translation>Na posición anotada as negras non poden dar mate con ningunha serie de xogadas legais.</translation>
    </message>
    <message>
        <source>If the opponent has resigned, the game is drawn (Laws %1).</source>
        <translation>Se o rival abandonou, a partida remata en táboas (Leis %1).</translation>
    </message>
    <message>
        <source>A win is correct only as a penalty, or if moves are missing in the record.</source>
        <translation>A vitoria só é correcta como sanción, ou se faltan xogadas na anotación.</translation>
    </message>
    <message>
        <source>Enter the win</source>
        <translation>Anotar a vitoria</translation>
    </message>
    <message>
        <source>Enter a draw: ½–½</source>
        <translation>Anotar táboas: ½–½</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: adjourned, counts as a draw for the pairing</source>
        <extracomment>An open game: %1 round, %2 board, %3 and %4 White and Black.</extracomment>
        <translation>%1.%2 %3 – %4: aprazada, conta como táboas para o emparellamento</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>games</comment>
        <translation>
            <numerusform>e %n máis</numerusform>
            <numerusform>e %n máis</numerusform>
        </translation>
    </message>
    <message>
        <source>Supervision, default time or the rules on draws by agreement or on appeals change for the rest of the event.</source>
        <translation>A supervisión, o tempo de espera ou as regras sobre as táboas por acordo ou sobre as apelacións cambian para o resto do evento.</translation>
    </message>
    <message>
        <source>Accept a late appeal?</source>
        <translation>Aceptar unha apelación fóra de prazo?</translation>
    </message>
    <message>
        <source>The regulations of the event set the time limit. That the appeal was late stays on record.</source>
        <translation>O prazo fíxao o regulamento do evento. Que a apelación chegou tarde queda rexistrado.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Add players whose names are on the list already?</source>
        <translation>Inscribir xogadores cuxo nome xa está na lista?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) with the same name and date of birth would be on the list twice.</source>
        <translation>
            <numerusform>%n xogador co mesmo nome e data de nacemento estaría dúas veces na lista.</numerusform>
            <numerusform>%n xogadores co mesmo nome e data de nacemento estarían dúas veces na lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all</source>
        <translation>Inscribir todos</translation>
    </message>
    <message>
        <source>Change how envelopes are sealed and opened?</source>
        <translation>Cambiar como se selan e se abren os sobres?</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n sobre dunha partida aprazada segue pechado.</numerusform>
            <numerusform>%n sobres de partidas aprazadas seguen pechados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players sealed their moves under the rules in force until now. A move that was typed still needs every key that was shown for it; whether a witness must be there follows the new rules.</source>
        <translation>Os xogadores selaron as súas xogadas segundo as regras vixentes ata agora. Unha xogada tecleada segue precisando todas as chaves que se amosaron para ela; se ten que estar unha testemuña, decídeno as regras novas.</translation>
    </message>
    <message>
        <source>Before its time?</source>
        <translation>Antes da hora?</translation>
    </message>
    <message>
        <source>An opened envelope cannot be closed again, and a player may still be on the way.</source>
        <translation>Un sobre aberto non se pode pechar de novo, e un xogador pode estar aínda de camiño.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>%1.%2 %3 – %4: becomes an adjourned game, counts as a draw for the pairing</source>
        <translation>%1.%2 %3 – %4: pasa a ser unha partida aprazada, conta como táboas para o emparellamento</translation>
    </message>
    <message>
        <source>Declare round %1 over?</source>
        <translation>Declarar rematada a rolda %1?</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A rolda rematou</translation>
    </message>
    <message>
        <source>Board %1: the game goes on with the new players.</source>
        <translation>Taboleiro %1: a partida continúa cos novos xogadores.</translation>
    </message>
    <message>
        <source>Board %1: the result is deleted.</source>
        <translation>Taboleiro %1: bórrase o resultado.</translation>
    </message>
    <message>
        <source>Change round %1, which is published?</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>Cambiar a rolda %1, que está publicada?</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n taboleiro ten outros xogadores ou cores.</numerusform>
            <numerusform>%n taboleiros teñen outros xogadores ou cores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the round</source>
        <translation>Cambiar a rolda</translation>
    </message>
    <message>
        <source>Change the result on board %1?</source>
        <translation>Cambiar o resultado do taboleiro %1?</translation>
    </message>
    <message>
        <source>%1 was entered before, and now %2.</source>
        <extracomment>%1 and %2 are results: 1–0, ½–½.</extracomment>
        <translation>Antes anotouse %1, e agora %2.</translation>
    </message>
    <message>
        <source>Change it to %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Cambialo a %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>Manter %1</translation>
    </message>
    <message>
        <source>Open an incident</source>
        <translation>Abrir un incidente</translation>
    </message>
    <message>
        <source>%1 was entered at %2: %3</source>
        <extracomment>%1 a result, %2 an hour, %3 who entered it, at which desk: &quot;1–0 was entered at 14:32: Ema · Desk 1&quot;.</extracomment>
        <translation>%1 anotado ás %2: %3</translation>
    </message>
    <message>
        <source>Pair with players who have not checked in?</source>
        <translation>Emparellar xogadores que non confirmaron a presenza?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in this pairing are not checked in, while others are.</source>
        <translation>
            <numerusform>%n xogador deste emparellamento non confirmou a presenza; outros si.</numerusform>
            <numerusform>%n xogadores deste emparellamento non confirmaron a presenza; outros si.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in page (Shift+F2) lists them: close the check-in to give them a bye or to withdraw them.</source>
        <translation>A páxina Presenza (Maiús+F2) amósaos: péchea para darlles descanso ou retiralos.</translation>
    </message>
    <message>
        <source>Pair them all</source>
        <translation>Emparellalos a todos</translation>
    </message>
    <message>
        <source>Seal by the clock on board %1?</source>
        <translation>Selar segundo o reloxo no taboleiro %1?</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock White is to move, by the record Black.</source>
        <translation>A anotación ten máis xogadas ca o reloxo: segundo o reloxo xogan as brancas, segundo a anotación as negras.</translation>
    </message>
    <message>
        <source>The game record has more moves than the clock: by the clock Black is to move, by the record White.</source>
        <translation>A anotación ten máis xogadas ca o reloxo: segundo o reloxo xogan as negras, segundo a anotación as brancas.</translation>
    </message>
    <message>
        <source>Whoever the clock says is to move seals, and that clock is stopped and started again. If the record is right, correct the clock first.</source>
        <translation>Sela quen ten a quenda segundo o reloxo; ese reloxo párase e volve poñerse en marcha. Se a correcta é a anotación, corrixa antes o reloxo.</translation>
    </message>
    <message>
        <source>Seal by the clock</source>
        <translation>Segundo o reloxo</translation>
    </message>
    <message>
        <source>Adjourn board %1 with a paper envelope?</source>
        <translation>Aprazar o taboleiro %1 cun sobre de papel?</translation>
    </message>
    <message>
        <source>In this event sealed moves are typed, and none has been typed here.</source>
        <translation>Neste torneo as xogadas secretas escríbense na pantalla, e aquí non se escribiu ningunha.</translation>
    </message>
    <message>
        <source>T turns the screen to the player. With a paper envelope the program keeps what stands on it.</source>
        <translation>T xira a pantalla cara ao xogador. Cun sobre de papel o programa garda o que pon nel.</translation>
    </message>
    <message>
        <source>With a paper envelope</source>
        <translation>Cun sobre de papel</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed on %2.</source>
        <extracomment>%1 the number of a board, %2 day and time.</extracomment>
        <translation>A partida do taboleiro %1 debe continuar o %2.</translation>
    </message>
    <message>
        <source>A player may still be on the way.</source>
        <translation>Un xogador aínda pode estar de camiño.</translation>
    </message>
    <message>
        <source>The reason may be another edition of the system, prohibited pairings, manual pairing or an adjourned game.</source>
        <translation>O motivo pode ser outra edición do sistema, parellas prohibidas, un emparellamento á man ou unha partida aprazada.</translation>
    </message>
    <message numerus="yes">
        <source>%n more player(s) change places.</source>
        <translation>
            <numerusform>Cambia de posto %n xogador máis.</numerusform>
            <numerusform>Cambian de posto %n xogadores máis.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 becomes %3</source>
        <extracomment>%1 is a player, %2 the rank before, %3 the rank after.</extracomment>
        <translation>%1: o posto %2 pasa a ser o %3</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the next round would have been paired otherwise.</source>
        <translation>
            <numerusform>%n taboleiro da rolda seguinte sería emparellado doutro xeito.</numerusform>
            <numerusform>%n taboleiros da rolda seguinte serían emparellados doutro xeito.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round would have been paired the same way.</source>
        <translation>A rolda seguinte sería emparellada do mesmo xeito.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sen resultado</translation>
    </message>
    <message>
        <source>Board %1, %2 – %3: %4 becomes %5.</source>
        <extracomment>%1 a board, %2 and %3 White and Black, %4 the result that stands, %5 the one that is to stand.</extracomment>
        <translation>Taboleiro %1, %2 – %3: %4 pasa a ser %5.</translation>
    </message>
    <message>
        <source>Round %1 has not begun: undo its pairing first (Ctrl+Z), and it is paired by the right result.</source>
        <extracomment>%1 the number of a round.</extracomment>
        <translation>A rolda %1 non comezou: desfaga antes o seu emparellamento (Ctrl+Z) e emparéllase co resultado correcto.</translation>
    </message>
    <message>
        <source>This game has begun: both players have moved.</source>
        <translation>Esta partida comezou: os dous xogadores xa moveron.</translation>
    </message>
    <message>
        <source>This game has begun: moves are on record.</source>
        <translation>Esta partida comezou: hai xogadas no rexistro.</translation>
    </message>
    <message>
        <source>This game has begun: its clock has run, and nobody is marked absent.</source>
        <translation>Esta partida comezou: o seu reloxo andou e ninguén está marcado como ausente.</translation>
    </message>
    <message>
        <source>This game has begun: a ruling was made on it.</source>
        <translation>Esta partida comezou: ditouse nela unha decisión.</translation>
    </message>
    <message>
        <source>This game has begun.</source>
        <translation>Esta partida comezou.</translation>
    </message>
    <message>
        <source>A forfeit is an unplayed game: it is not rated and does not count for colours. A game that was begun and lost is 1–0 or 0–1.</source>
        <translation>Unha incomparecencia é unha partida non xogada: non conta para o Elo nin dá cor. Unha partida comezada e perdida é 1–0 ou 0–1.</translation>
    </message>
    <message>
        <source>It is a forfeit if the player never came to the board.</source>
        <translation>É incomparecencia se o xogador nunca chegou ao taboleiro.</translation>
    </message>
    <message>
        <source>Enter %1, played</source>
        <extracomment>%1 is a result: &quot;Enter 1–0, played&quot;.</extracomment>
        <translation>Anotar %1, xogada</translation>
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
        <translation>Taboleiro %1: será %2</translation>
    </message>
    <message>
        <source>Board %1: was %2, becomes %3</source>
        <translation>Taboleiro %1: era %2, será %3</translation>
    </message>
    <message>
        <source>Board %1: was %2, is not played</source>
        <translation>Taboleiro %1: era %2, non se xoga</translation>
    </message>
    <message>
        <source>Withdraw the ruling?</source>
        <translation>Revogar a decisión?</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>A decisión do taboleiro %1 deixará de ter efecto.</translation>
    </message>
    <message>
        <source>The record keeps it with your reason, and the register of offences no longer counts it.</source>
        <translation>Queda no rexistro coa súa razón, e o rexistro de infraccións xa non a conta.</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <translation>Revogala</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>%1 what a ruling did, as a sentence: &quot;Result 1–0&quot;.</extracomment>
        <translation>Desfaise: %1</translation>
    </message>
    <message>
        <source>Stays as it is: %1</source>
        <extracomment>%1 what a ruling did, as a sentence, and what its withdrawal does not change.</extracomment>
        <translation>Queda como está: %1</translation>
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
        <source>Remove %1 from this list</source>
        <translation>Esquecer %1</translation>
    </message>
    <message>
        <source>Remove from this list (the file is kept)</source>
        <translation>Quitar desta lista (o ficheiro queda)</translation>
    </message>
    <message>
        <source>New event like %1</source>
        <translation>Novo torneo coma %1</translation>
    </message>
    <message>
        <source>A new event with the same regulations</source>
        <translation>Un novo torneo coas mesmas bases</translation>
    </message>
</context>
<context>
    <name>RecordEntry</name>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>White&apos;s sheet</source>
        <translation>Planilla das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s sheet</source>
        <translation>Planilla das negras</translation>
    </message>
    <message>
        <source>Instead of the next move</source>
        <translation>En lugar da seguinte xogada</translation>
    </message>
    <message>
        <source>Next move, or several</source>
        <translation>Seguinte xogada, ou varias</translation>
    </message>
    <message>
        <source>e4, Nf3 (=), 0-0 …</source>
        <translation>e4, Cf3 (=), 0-0 …</translation>
    </message>
    <message>
        <source>Copy into the record</source>
        <translation>Pasar á anotación</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>Draw offer</source>
        <translation>Oferta de táboas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>after the move, before pressing the clock</source>
        <translation>tras a xogada, antes de premer o reloxo</translation>
    </message>
    <message>
        <source>before making a move</source>
        <translation>antes da propia xogada</translation>
    </message>
    <message>
        <source>on the opponent&apos;s time</source>
        <translation>no tempo do rival</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Ofrecer táboas</translation>
    </message>
    <message>
        <source>Claim of a draw</source>
        <translation>Reclamación de táboas</translation>
    </message>
    <message>
        <source>threefold repetition, by the intended move</source>
        <translation>tres veces, coa xogada escrita</translation>
    </message>
    <message>
        <source>threefold repetition, on the board</source>
        <translation>tres veces, agora</translation>
    </message>
    <message>
        <source>fifty moves, by the intended move</source>
        <translation>cincuenta xogadas, coa xogada escrita</translation>
    </message>
    <message>
        <source>fifty moves, on the board</source>
        <translation>cincuenta xogadas, agora</translation>
    </message>
    <message>
        <source>Intended move, written but not played</source>
        <translation>A xogada escrita e non feita</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reclamar</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Xogada ilegal</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>O que se xogou</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Penalise</source>
        <translation>Sancionar</translation>
    </message>
    <message>
        <source>Signature on the scoresheet</source>
        <translation>Sinatura na planilla</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Asinar</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Anotación das xogadas</translation>
    </message>
    <message>
        <source>is excused from keeping score</source>
        <translation>non ten que anotar</translation>
    </message>
    <message>
        <source>must keep score</source>
        <translation>ten que anotar</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Missing moves</source>
        <translation>Xogadas que ninguén coñece</translation>
    </message>
    <message>
        <source>Position after the missing moves, as FEN</source>
        <translation>Posición despois da lagoa, en FEN</translation>
    </message>
    <message>
        <source>Half-moves missing, if known</source>
        <translation>Medias xogadas que faltan, se se sabe</translation>
    </message>
    <message>
        <source>Enter the missing moves</source>
        <translation>Anotar a lagoa</translation>
    </message>
    <message>
        <source>Time beside the move</source>
        <translation>Tempo xunto á xogada</translation>
    </message>
    <message>
        <source>Time left, 1:23:05; leave empty to remove it</source>
        <translation>Tempo restante, 1:23:05; baleiro quítao</translation>
    </message>
    <message>
        <source>Enter the time</source>
        <translation>Anotar o tempo</translation>
    </message>
    <message>
        <source>Write the time as 1:23:05, and show the move it belongs to.</source>
        <translation>Escriba o tempo como 1:23:05 e amose a xogada á que pertence.</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>FEN or number</source>
        <translation>FEN ou número</translation>
    </message>
    <message>
        <source>On every board of the round</source>
        <translation>En todos os taboleiros da rolda</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Note on play with a visually disabled player</source>
        <translation>Nota sobre o xogo con discapacidade visual</translation>
    </message>
    <message>
        <source>Moves and times are announced only on request. Pressing too early is a notice for you and not a penalty by itself.</source>
        <translation>Só se informa das xogadas e dos tempos cando se pide. Premer antes de tempo é un aviso para vostede e por si só non é unha sanción.</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Anotalo</translation>
    </message>
    <message>
        <source>The players&apos; boards differ</source>
        <translation>Os taboleiros dos xogadores difiren</translation>
    </message>
    <message>
        <source>Enter each board that differs from the record; the players&apos; own records then decide.</source>
        <translation>De quen é o taboleiro distinto da anotación, e como; logo deciden as anotacións dos xogadores.</translation>
    </message>
    <message>
        <source>White&apos;s board</source>
        <translation>Taboleiro das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s board</source>
        <translation>Taboleiro das negras</translation>
    </message>
    <message>
        <source>The move made instead of the last one, or the position as FEN; empty: same as the record</source>
        <translation>A xogada que fixo en vez da última, ou a posición en FEN; baleiro: como a anotación</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>This is neither a legal move nor a position.</source>
        <translation>Isto non é nin unha xogada alí nin unha posición.</translation>
    </message>
    <message>
        <source>An offer cannot be withdrawn; it stands until the opponent accepts it, rejects it, touches a piece or the game ends (Laws %1).</source>
        <translation>Unha oferta vale ata que o rival responde, toca unha peza ou remata a partida; non se pode retirar (Leis %1).</translation>
    </message>
    <message>
        <source>The clocks stop. A claim cannot be withdrawn and counts as a draw offer (Laws %1).</source>
        <translation>Os reloxos detéñense. Unha reclamación non se pode retirar e é unha oferta de táboas (Leis %1).</translation>
    </message>
    <message>
        <source>A piece was touched on this move before the claim (Laws %1)</source>
        <translation>Tocouse unha peza nesta xogada antes da reclamación (Leis %1)</translation>
    </message>
    <message>
        <source>The move is recorded as it happened; clock, count and penalty follow the event&apos;s edition (Laws %1). The position goes back to the one before it.</source>
        <translation>A xogada gárdase como ocorreu; o reloxo, a conta e a sanción seguen a edición do torneo (Leis %1). A posición volve á que está anotada.</translation>
    </message>
    <message>
        <source>A result signed by both players stands, even if it is incorrect, unless you decide otherwise (Laws %1).</source>
        <translation>O que asinan os dous vale, aínda que sexa erróneo, agás que vostede decida outra cousa (Leis %1).</translation>
    </message>
    <message>
        <source>A player short of time is excused automatically (Laws %1). Here you excuse a player who cannot write, or end that (Laws %2).</source>
        <translation>A falta de tempo xa dispensa por si mesma o xogador (Leis %1). Aquí dispensa a quen non pode escribir, ou restablece a obriga (Leis %2).</translation>
    </message>
    <message>
        <source>Moves are missing after this position; the record continues from the position you enter (Laws %1).</source>
        <translation>Despois da posición amosada faltan xogadas; a partida volve coñecerse desde a posición que vostede dea (Leis %1).</translation>
    </message>
    <message>
        <source>Only before the first move is recorded: a position as FEN, or a Chess960 number from 0 to 959 (518 is the standard array; Laws %1).</source>
        <translation>Antes da primeira xogada anotada: unha posición en FEN ou un número de 0 a 959 do xadrez 960 (518 é a posición usual; Leis %1).</translation>
    </message>
    <message>
        <source>Choose what the player signs.</source>
        <translation>Escolla o que asina o xogador.</translation>
    </message>
    <message>
        <source>Note beside the game</source>
        <translation>Nota á partida</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>Round %1, board %2</source>
        <translation>Rolda %1, taboleiro %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>Rolda %1, taboleiro %2: %3</translation>
    </message>
    <message>
        <source>Previous board</source>
        <translation>Taboleiro anterior</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Taboleiro seguinte</translation>
    </message>
</context>
<context>
    <name>RecordKeys</name>
    <message>
        <source>move by move</source>
        <translation>xogada a xogada</translation>
    </message>
    <message>
        <source>ten half-moves back or forward</source>
        <translation>dez medias xogadas atrás ou adiante</translation>
    </message>
    <message>
        <source>the start and the end of the game</source>
        <translation>o comezo e o final da partida</translation>
    </message>
    <message>
        <source>enter what is typed</source>
        <translation>anotar o escrito</translation>
    </message>
    <message>
        <source>write</source>
        <translation>anotar</translation>
    </message>
    <message>
        <source>complete the move as first proposed</source>
        <translation>completar a xogada coa primeira proposta</translation>
    </message>
    <message>
        <source>complete the move</source>
        <translation>completar a xogada</translation>
    </message>
    <message>
        <source>the arbiter&apos;s record, White&apos;s scoresheet, Black&apos;s scoresheet</source>
        <translation>anotación do árbitro, planilla das brancas, planilla das negras</translation>
    </message>
    <message>
        <source>whose record</source>
        <translation>anotación de quen</translation>
    </message>
    <message>
        <source>copy the shown scoresheet into the record</source>
        <translation>pasar á anotación a planilla que se ve</translation>
    </message>
    <message>
        <source>draw offer</source>
        <translation>oferta de táboas</translation>
    </message>
    <message>
        <source>the offer is accepted, rejected, or rejected by touching a piece</source>
        <translation>a oferta é aceptada, rexeitada ou rexeitada ao tocar unha peza</translation>
    </message>
    <message>
        <source>claim of a draw</source>
        <translation>reclamación de táboas</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>reclamación</translation>
    </message>
    <message>
        <source>the claim is correct, incorrect, invalid</source>
        <translation>a reclamación é correcta, incorrecta, non admisible</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>xogada ilegal</translation>
    </message>
    <message>
        <source>enter the result the board gives, or that both have signed</source>
        <translation>anotar o resultado que dá o taboleiro, ou o que asinaron ambos</translation>
    </message>
    <message>
        <source>signatures</source>
        <translation>sinaturas</translation>
    </message>
    <message>
        <source>who is excused from keeping score</source>
        <translation>quen non ten que anotar</translation>
    </message>
    <message>
        <source>keeping score</source>
        <translation>anotación das xogadas</translation>
    </message>
    <message>
        <source>time beside the move</source>
        <translation>tempo xunto á xogada</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>note beside the game</source>
        <translation>nota á partida</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>missing moves</source>
        <translation>xogadas que ninguén coñece</translation>
    </message>
    <message>
        <source>delete the moves after the shown position</source>
        <translation>quitar o que segue á posición amosada</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>quitar o que segue</translation>
    </message>
    <message>
        <source>starting position, Chess960</source>
        <translation>posición inicial, xadrez 960</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>posición inicial</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>xirar o taboleiro</translation>
    </message>
    <message>
        <source>paste moves, or a game as PGN</source>
        <translation>pegar xogadas, ou unha partida en PGN</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>pegar xogadas</translation>
    </message>
    <message>
        <source>copy the game as PGN</source>
        <translation>copiar a partida en PGN</translation>
    </message>
    <message>
        <source>is checkmate still possible in this position?</source>
        <translation>aínda se pode gañar esta posición? A páxina das posibilidades de mate</translation>
    </message>
    <message>
        <source>is checkmate possible?</source>
        <translation>mate posible?</translation>
    </message>
    <message>
        <source>save the scoresheet as pages to print (PDF)</source>
        <translation>gardar a planilla como páxinas para imprimir (PDF)</translation>
    </message>
    <message>
        <source>print: save as PDF</source>
        <translation>imprimir: gardar como PDF</translation>
    </message>
    <message>
        <source>save the games of the round as PGN</source>
        <translation>gardar as partidas da rolda en PGN</translation>
    </message>
    <message>
        <source>blind and visually disabled players: who, assistant, boards</source>
        <translation>cegos e discapacidade visual: quen, asistente, taboleiros</translation>
    </message>
    <message>
        <source>visually disabled</source>
        <translation>discapacidade visual</translation>
    </message>
    <message>
        <source>with them: announce the move; a note; boards that differ; correct them</source>
        <translation>con eles: dicir a xogada; unha nota; taboleiros diferentes; corrixilos</translation>
    </message>
    <message>
        <source>announce the move</source>
        <translation>dicir a xogada</translation>
    </message>
    <message>
        <source>note, times announced</source>
        <translation>nota, aviso dos tempos</translation>
    </message>
    <message>
        <source>boards differ</source>
        <translation>taboleiros diferentes</translation>
    </message>
    <message>
        <source>the board before and after</source>
        <translation>o taboleiro anterior e o seguinte</translation>
    </message>
    <message>
        <source>close the form; back to the hall</source>
        <translation>pechar o formulario; volver á sala</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>un incidente no taboleiro escollido: feitos, regras, decisión</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incidente</translation>
    </message>
    <message>
        <source>both scoresheets collected, or not after all</source>
        <translation>as dúas planillas recollidas, ou finalmente non</translation>
    </message>
</context>
<context>
    <name>RecordNews</name>
    <message>
        <source>Enter the result</source>
        <translation>Anotar o resultado</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptada</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rexeitada</translation>
    </message>
    <message>
        <source>Piece touched</source>
        <translation>Peza tocada</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <translation>Rexeitada ao tocar unha peza</translation>
    </message>
    <message>
        <source>Rule on it in the hall</source>
        <translation>Decidir na sala</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No game yet</source>
        <translation>Aínda non hai partida</translation>
    </message>
    <message>
        <source>Pair a round; then every board has its game record here.</source>
        <translation>Emparelle unha rolda; despois cada taboleiro ten aquí a anotación da súa partida.</translation>
    </message>
</context>
<context>
    <name>RecordPlayer</name>
    <message>
        <source>White: %1</source>
        <translation>Brancas: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Negras: %1</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>The claim is correct.</source>
        <translation>A reclamación é correcta.</translation>
    </message>
    <message>
        <source>White offers a draw.</source>
        <translation>As brancas ofrecen táboas.</translation>
    </message>
    <message>
        <source>Black offers a draw.</source>
        <translation>As negras ofrecen táboas.</translation>
    </message>
    <message>
        <source>White offers a draw on the opponent&apos;s time.</source>
        <translation>As brancas ofrecen táboas no tempo do rival.</translation>
    </message>
    <message>
        <source>Black offers a draw on the opponent&apos;s time.</source>
        <translation>As negras ofrecen táboas no tempo do rival.</translation>
    </message>
    <message>
        <source>Pending</source>
        <comment>offer</comment>
        <translation>Sen resposta</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>offer</comment>
        <translation>Aceptada</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figuriñas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>language</comment>
        <extracomment>%1 a language, %2 the letters of king, queen, rook, bishop and knight in it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>o comezo</translation>
    </message>
    <message>
        <source>The sign (=) of the draw offer is missing (Laws 9.1).</source>
        <translation>Falta o signo (=) da oferta de táboas (Leis 9.1).</translation>
    </message>
    <message>
        <source>Nothing written.</source>
        <translation>Nada escrito.</translation>
    </message>
    <message>
        <source>Not readable.</source>
        <translation>Ilexible.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Non hai nada escrito.</translation>
    </message>
    <message>
        <source>The player has no such piece there.</source>
        <translation>O xogador non ten aí esa peza.</translation>
    </message>
    <message>
        <source>No such piece can move there.</source>
        <translation>Ningunha peza así pode ir aí.</translation>
    </message>
    <message>
        <source>A king in check cannot castle.</source>
        <translation>Un rei en xaque non pode enrocar.</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>claim</comment>
        <translation>Correcta</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>claim</comment>
        <translation>Incorrecta</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 what became of it: &quot;White offers a draw. Declined.&quot;</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Checkmate: White has won (Laws %1).</source>
        <translation>Xaque mate: gañaron as brancas (Leis %1).</translation>
    </message>
    <message>
        <source>Checkmate: Black has won (Laws %1).</source>
        <translation>Xaque mate: gañaron as negras (Leis %1).</translation>
    </message>
    <message>
        <source>Stalemate: the game is drawn (Laws %1).</source>
        <translation>Rei afogado: a partida remata en táboas (Leis %1).</translation>
    </message>
    <message>
        <source>White refuses to sign.</source>
        <translation>As brancas néganse a asinar.</translation>
    </message>
    <message>
        <source>Black refuses to sign.</source>
        <translation>As negras néganse a asinar.</translation>
    </message>
    <message>
        <source>White has signed %1.</source>
        <translation>As brancas asinaron %1.</translation>
    </message>
    <message>
        <source>Black has signed %1.</source>
        <translation>As negras asinaron %1.</translation>
    </message>
    <message numerus="yes">
        <source>The position has occurred %n time(s).</source>
        <translation>
            <numerusform>A posición deuse unha vez no taboleiro.</numerusform>
            <numerusform>A posición deuse %n veces no taboleiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chess960, number %1</source>
        <translation>Xadrez 960, número %1</translation>
    </message>
    <message>
        <source>Invalid: only the player having the move may claim (Laws 9.2, 9.3).</source>
        <translation>Non admisible: só pode reclamar quen ten a quenda (Leis 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Invalid: a piece was touched on this move (Laws 9.4).</source>
        <translation>Non admisible: tocouse unha peza nesta xogada (Leis 9.4).</translation>
    </message>
    <message>
        <source>The move must be written down first; you may tell the player so (Laws 9.2, 9.3).</source>
        <translation>Antes hai que escribir a xogada; pode dicilo (Leis 9.2, 9.3).</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is illegal.</source>
        <translation>Incorrecta: a xogada anunciada non é legal.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a pawn move.</source>
        <translation>Incorrecta: a xogada anunciada é de peón.</translation>
    </message>
    <message>
        <source>Incorrect: the intended move is a capture.</source>
        <translation>Incorrecta: a xogada anunciada é unha captura.</translation>
    </message>
    <message>
        <source>Incorrect: the position has not occurred three times.</source>
        <translation>Incorrecta: a posición non se deu tres veces.</translation>
    </message>
    <message>
        <source>White&apos;s claim counts as a draw offer.</source>
        <translation>A reclamación das brancas é unha oferta de táboas.</translation>
    </message>
    <message>
        <source>Black&apos;s claim counts as a draw offer.</source>
        <translation>A reclamación das negras é unha oferta de táboas.</translation>
    </message>
    <message>
        <source>Rejected</source>
        <comment>offer</comment>
        <translation>Rexeitada</translation>
    </message>
    <message>
        <source>Rejected by touching a piece</source>
        <comment>offer</comment>
        <translation>Rexeitada ao tocar unha peza</translation>
    </message>
    <message>
        <source>Rejected by moving</source>
        <comment>offer</comment>
        <translation>Rexeitada ao xogar</translation>
    </message>
    <message>
        <source>Ended with the game</source>
        <comment>offer</comment>
        <translation>Caducada co final da partida</translation>
    </message>
    <message>
        <source>moves unknown</source>
        <translation>xogadas descoñecidas</translation>
    </message>
    <message>
        <source>Differs from the game record.</source>
        <translation>Non é a xogada da anotación.</translation>
    </message>
    <message>
        <source>Not a legal move here.</source>
        <translation>Non é unha xogada legal aí.</translation>
    </message>
    <message>
        <source>This is not a move in this language.</source>
        <translation>Con estas letras non é unha xogada.</translation>
    </message>
    <message>
        <source>The player&apos;s own piece is on that square.</source>
        <translation>Hai aí unha peza propia.</translation>
    </message>
    <message>
        <source>The king would be in check.</source>
        <translation>O rei quedaría en xaque.</translation>
    </message>
    <message>
        <source>The king is in check and would remain in check.</source>
        <translation>O rei está en xaque e seguiría nel.</translation>
    </message>
    <message>
        <source>More than one piece can move there: specify which.</source>
        <translation>Máis dunha peza pode ir aí: diga cal.</translation>
    </message>
    <message>
        <source>Choose the promotion piece.</source>
        <translation>Diga en que se converte o peón.</translation>
    </message>
    <message>
        <source>This move is not a promotion.</source>
        <translation>Ningún peón coroa con esta xogada.</translation>
    </message>
    <message>
        <source>The right to castle on that side has been lost.</source>
        <translation>Perdeuse o dereito a ese enroque.</translation>
    </message>
    <message>
        <source>A piece blocks castling.</source>
        <translation>Unha peza impide o enroque.</translation>
    </message>
    <message>
        <source>The king would pass over or land on an attacked square.</source>
        <translation>O rei pasaría por unha casa atacada ou chegaría a ela.</translation>
    </message>
    <message numerus="yes">
        <source>The position has occurred %n time(s), counting the intended move.</source>
        <translation>
            <numerusform>A posición deuse unha vez no taboleiro, incluída a xogada anunciada.</numerusform>
            <numerusform>A posición deuse %n veces no taboleiro, incluída a xogada anunciada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) since the last capture or pawn move; 100 make fifty moves by each player.</source>
        <translation>
            <numerusform>%n media xogada desde a última captura ou xogada de peón; 100 son cincuenta xogadas de cada un.</numerusform>
            <numerusform>%n medias xogadas desde a última captura ou xogada de peón; 100 son cincuenta xogadas de cada un.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves are missing from the record; positions that occurred there are not counted.</source>
        <translation>A anotación ten unha lagoa: o que alí houbo non se conta.</translation>
    </message>
    <message>
        <source>Invalid</source>
        <comment>claim</comment>
        <translation>Non admisible</translation>
    </message>
    <message>
        <source>Neither player can checkmate: the game is drawn (Laws %1).</source>
        <translation>Ningún dos dous pode dar xa mate: a partida remata en táboas (Leis %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn (Laws %1).</source>
        <translation>Unha posición deuse cinco veces: a partida remata en táboas (Leis %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player without a capture or pawn move: the game is drawn (Laws %1).</source>
        <translation>Setenta e cinco xogadas de cada un sen captura nin xogada de peón: a partida remata en táboas (Leis %1).</translation>
    </message>
    <message>
        <source>A position has occurred five times: the game is drawn without a claim (Laws %1).</source>
        <translation>Unha posición deuse cinco veces: a partida remata en táboas sen reclamación (Leis %1).</translation>
    </message>
    <message>
        <source>Seventy-five moves by each player: the game is drawn without a claim (Laws %1).</source>
        <translation>Setenta e cinco xogadas de cada un: a partida remata en táboas sen reclamación (Leis %1).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>As brancas non teñen que anotar desde a xogada %1: menos de cinco minutos (Leis %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1: less than five minutes left (Laws %2).</source>
        <translation>As negras non teñen que anotar desde a xogada %1: menos de cinco minutos (Leis %2).</translation>
    </message>
    <message>
        <source>White is excused from keeping score from move %1 (Laws %2).</source>
        <translation>As brancas non teñen que anotar desde a xogada %1 (Leis %2).</translation>
    </message>
    <message>
        <source>Black is excused from keeping score from move %1 (Laws %2).</source>
        <translation>As negras non teñen que anotar desde a xogada %1 (Leis %2).</translation>
    </message>
    <message>
        <source>Incorrect: fewer than fifty moves by each player since the last capture or pawn move.</source>
        <translation>Incorrecta: menos de cincuenta xogadas de cada un desde a última captura ou xogada de peón.</translation>
    </message>
</context>
<context>
    <name>RecoveryHead</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Os reloxos despois da interrupción</translation>
    </message>
    <message>
        <source>These clocks were running when the program stopped and are now paused. Choose the times to use; your decision is recorded.</source>
        <translation>Os reloxos de abaixo corrían cando o programa se detivo. Agora están detidos. Diga que lectura conta; rexístrase coa súa decisión.</translation>
    </message>
    <message>
        <source>For all boards</source>
        <translation>Para todos os taboleiros</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Último valor coñecido</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Última pulsación ou pausa</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
        <translation>Descontar toda a interrupción</translation>
    </message>
</context>
<context>
    <name>RecoveryKeys</name>
    <message>
        <source>decide for the current board</source>
        <translation>decidir para o taboleiro escollido</translation>
    </message>
    <message>
        <source>type both times</source>
        <translation>escribir os dous tempos</translation>
    </message>
    <message>
        <source>decide for all boards</source>
        <translation>decidir para todos os taboleiros</translation>
    </message>
    <message>
        <source>resume the clocks that sleep paused</source>
        <translation>continuar o que a suspensión detivo</translation>
    </message>
</context>
<context>
    <name>RecoveryPage</name>
    <message>
        <source>The clocks after the interruption</source>
        <translation>Os reloxos despois da interrupción</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nada que decidir</translation>
    </message>
    <message>
        <source>If the program or the computer stops while clocks are running, this page shows the last times of each clock, and you decide which to use.</source>
        <translation>Se o programa ou o ordenador se para cos reloxos en marcha, esta páxina amosa o que dicía cada un e vostede decide que valor conta.</translation>
    </message>
    <message>
        <source>To the hall</source>
        <translation>Á sala</translation>
    </message>
    <message>
        <source>Resume these clocks</source>
        <translation>Continuar estes reloxos</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Last recorded time</source>
        <translation>Último valor coñecido</translation>
    </message>
    <message>
        <source>Last press or pause</source>
        <translation>Última pulsación ou pausa</translation>
    </message>
    <message>
        <source>Charge the whole interruption</source>
        <translation>Descontar toda a interrupción</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>Other times</source>
        <translation>Outros tempos</translation>
    </message>
    <message>
        <source>set both times yourself</source>
        <translation>os dous ao seu criterio</translation>
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
        <translation>Non hai xogadores abondo para emparellar unha rolda.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>Todas as roldas están emparelladas.</translation>
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
        <source>%1 has been paired and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 xa ten emparellamentos e non se pode eliminar. Rexistre a retirada no canto diso.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1 non se retirou.</translation>
    </message>
    <message>
        <source>The round cannot be paired.</source>
        <translation>Non se pode emparellar a rolda.</translation>
    </message>
    <message>
        <source>Board %1 has a result; its clock does not start.</source>
        <translation>O taboleiro %1 ten resultado; o seu reloxo non comeza.</translation>
    </message>
    <message>
        <source>Decide first what the clock on board %1 shows after the interruption (Laws 6.10).</source>
        <translation>Decida primeiro o que marca o reloxo do taboleiro %1 despois da interrupción (Leis 6.10).</translation>
    </message>
    <message>
        <source>No clock waits for a decision.</source>
        <translation>Ningún reloxo agarda unha decisión.</translation>
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
        <translation>As partidas de %1 non contarán (Regulamento xeral de competicións 6.6).</translation>
    </message>
    <message>
        <source>The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).</source>
        <translation>As partidas que lle quedan a %1 pérdense por incomparecencia (Regulamento xeral de competicións 6.6).</translation>
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
        <source>Board %1: %2</source>
        <extracomment>%1 the number of a board, %2 a sentence that says why its clock does not take something.</extracomment>
        <translation>Taboleiro %1: %2</translation>
    </message>
    <message>
        <source>No flag is down on board %1.</source>
        <translation>Non hai bandeira caída no taboleiro %1.</translation>
    </message>
    <message>
        <source>The game has a result.</source>
        <translation>A partida ten resultado.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Non hai reloxo.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned.</source>
        <translation>A partida do taboleiro %1 está aprazada.</translation>
    </message>
    <message>
        <source>the bye</source>
        <extracomment>The pairing-allocated bye, in a list of names.</extracomment>
        <translation>o descanso</translation>
    </message>
    <message>
        <source>There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).</source>
        <translation>Non hai emparellamento legal. Decide o árbitro principal (C.04.1).</translation>
    </message>
    <message>
        <source>There is no such bye.</source>
        <translation>Non hai tal descanso.</translation>
    </message>
    <message>
        <source>Board %1: the record has no such place.</source>
        <translation>Taboleiro %1: a anotación non ten ese lugar.</translation>
    </message>
    <message>
        <source>Board %1: no draw can be agreed before both players have moved (Laws 5.2.3).</source>
        <translation>Taboleiro %1: non se poden acordar táboas antes de que movan os dous xogadores (Leis 5.2.3).</translation>
    </message>
    <message>
        <source>Board %1: rule on the claim first.</source>
        <translation>Taboleiro %1: decida primeiro sobre a reclamación.</translation>
    </message>
    <message>
        <source>No claim waits for a ruling on board %1.</source>
        <translation>Ningunha reclamación agarda unha decisión no taboleiro %1.</translation>
    </message>
    <message>
        <source>Both players have signed the result on board %1.</source>
        <translation>Os dous xogadores asinaron o resultado do taboleiro %1.</translation>
    </message>
    <message>
        <source>FIDE deprecates full-point byes; this one is recorded.</source>
        <translation>A FIDE desaconsella os descansos dun punto; este queda rexistrado.</translation>
    </message>
    <message>
        <source>Board %1: this player is not entered as visually disabled.</source>
        <translation>Taboleiro %1: este xogador non consta con discapacidade visual.</translation>
    </message>
    <message>
        <source>Board %1: enter what both players wrote first.</source>
        <translation>Taboleiro %1: anote antes o que anotaron ambos xogadores.</translation>
    </message>
    <message>
        <source>The game on board %1 has ended on the board.</source>
        <translation>A partida do taboleiro %1 xa rematou no propio taboleiro.</translation>
    </message>
    <message>
        <source>By the edition of this event two scores never add up to more than a win (Laws 10.2).</source>
        <translation>Segundo a edición deste torneo, os puntos dos dous xogadores nunca suman máis ca unha vitoria (Leis 10.2).</translation>
    </message>
    <message>
        <source>A ruling on the score is for two scores that add up to more than a win.</source>
        <translation>Unha decisión sobre os puntos é para cando os puntos dos dous suman máis ca unha vitoria.</translation>
    </message>
    <message>
        <source>Board %1 has no result of a game that was played: enter it first.</source>
        <translation>O taboleiro %1 non ten resultado dunha partida xogada: introdúzao antes.</translation>
    </message>
    <message>
        <source>The two scores on board %1 add up to more than a win.</source>
        <translation>Os puntos dos dous xogadores no taboleiro %1 suman máis ca unha vitoria.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Aínda hai algo mal no formulario.</translation>
    </message>
    <message>
        <source>More rounds are planned than this system allows for this number of players.</source>
        <translation>Hai máis roldas previstas das que ten este sistema para tantos xogadores.</translation>
    </message>
    <message>
        <source>The pairing numbers must run from 1 to the number of players.</source>
        <translation>Os números de emparellamento non van do 1 ao número de xogadores.</translation>
    </message>
    <message>
        <source>A round in the file differs from the system&apos;s pairing.</source>
        <translation>Unha rolda anotada non é a que fai este sistema.</translation>
    </message>
    <message>
        <source>%1 is already on the list, with the same FIDE ID or the same name and date of birth.</source>
        <translation>%1 xa está na lista: coinciden o ID FIDE, ou o nome e a data de nacemento.</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1 xa se retirou.</translation>
    </message>
    <message>
        <source>This can no longer be changed because a round is paired.</source>
        <translation>Isto xa non se pode cambiar, porque hai unha rolda emparellada.</translation>
    </message>
    <message>
        <source>Players cannot be added to a round robin once the numbers are drawn (General Regulations for Competitions).</source>
        <translation>Unha liga non admite máis xogadores despois do sorteo (Regulamento xeral de competicións).</translation>
    </message>
    <message>
        <source>Only results of the last two rounds can be changed.</source>
        <translation>Os resultados anteriores á penúltima rolda xa non se poden cambiar.</translation>
    </message>
    <message>
        <source>There is no clock this applies to.</source>
        <translation>Non hai ningún reloxo ao que se lle poida aplicar isto.</translation>
    </message>
    <message>
        <source>The round has begun: its pairing can no longer be changed.</source>
        <translation>A rolda comezou: o emparellamento xa non se cambia.</translation>
    </message>
    <message>
        <source>Later actions depend on this one; it can no longer be undone.</source>
        <translation>Outras accións posteriores apóianse nesta; xa non se pode desfacer.</translation>
    </message>
    <message>
        <source>The rounds in the file do not follow the chosen pairing system. Import only the players, or choose the system of the file.</source>
        <translation>As roldas do ficheiro non son as do sistema escollido. Importe só os xogadores ou escolla o sistema do ficheiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are not saved yet.</source>
        <translation>
            <numerusform>%n acción aínda non está no disco.</numerusform>
            <numerusform>%n accións aínda non están no disco.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has continued since; this can no longer be undone.</source>
        <translation>A partida do taboleiro %1 seguiu desde entón; isto xa non se pode desfacer.</translation>
    </message>
    <message>
        <source>This leaves a player on board %1 no time: the flag will fall.</source>
        <translation>Isto quita todo o tempo que lle queda a un xogador no taboleiro %1: cae a bandeira.</translation>
    </message>
    <message numerus="yes">
        <source>This is not possible on %n of the clocks.</source>
        <translation>
            <numerusform>%n dos reloxos non o admite.</numerusform>
            <numerusform>%n dos reloxos non o admiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock setting on board %1 can no longer be corrected after this many moves.</source>
        <translation>Despois desas xogadas, o axuste do reloxo no taboleiro %1 xa non se cambia.</translation>
    </message>
    <message>
        <source>First decide what the clock should show after the interruption (Laws 6.10).</source>
        <translation>Aínda non está decidido que marca o reloxo tras a interrupción (Leis 6.10).</translation>
    </message>
    <message>
        <source>This leaves the player no time: the flag will fall.</source>
        <translation>Isto quítalle todo o tempo a un xogador: cae a bandeira.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected.</source>
        <translation>Despois desas xogadas, o axuste do reloxo xa non se cambia.</translation>
    </message>
    <message>
        <source>Board %1: the press cannot be undone, because this would also undo: %2.</source>
        <extracomment>%1 the number of a board, %2 what was done to its clock: &quot;White put into period 2&quot;.</extracomment>
        <translation>Taboleiro %1: non se retira a pulsación, porque con ela se desfaría tamén: %2.</translation>
    </message>
    <message>
        <source>A flag has fallen on board %1, but the result is not a loss for that player.</source>
        <translation>No taboleiro %1 hai unha bandeira caída e o resultado non é unha derrota dese xogador.</translation>
    </message>
    <message>
        <source>First draw lots for the initial colour (Event page).</source>
        <translation>Sortee antes a cor do primeiro da lista (Torneo).</translation>
    </message>
    <message>
        <source>No legal pairing was found. This is a program error: please report it.</source>
        <translation>Non se atopou un emparellamento legal; é un fallo do programa.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2.</source>
        <extracomment>%1 a sentence, %2 names of players.</extracomment>
        <translation>%1 Non todos estes se poden emparellar entre si: %2.</translation>
    </message>
    <message>
        <source>%1 These players cannot all be paired with one another: %2. Their only other possible opponents are %3.</source>
        <extracomment>%1 a sentence, %2 and %3 names of players.</extracomment>
        <translation>%1 Non todos estes se poden emparellar entre si: %2. Ademais só teñen como rivais: %3.</translation>
    </message>
    <message>
        <source>Byes, prohibited pairings and manual pairing are only for Swiss systems.</source>
        <translation>Os descansos, as parellas prohibidas e o emparellamento á man son para sistemas suízos.</translation>
    </message>
    <message>
        <source>This round is already paired; a bye can only be given for a later round.</source>
        <translation>Esta rolda está emparellada; un descanso é para unha rolda por vir.</translation>
    </message>
    <message>
        <source>Prohibited pairings are fixed before the first round is paired (General Regulations for Competitions 5.2).</source>
        <translation>As parellas prohibidas fíxanse antes de emparellar a primeira rolda (Regulamento xeral de competicións 5.2).</translation>
    </message>
    <message>
        <source>Choose two players; there is no such prohibited pairing.</source>
        <translation>Escolla dous xogadores; non hai tal parella prohibida.</translation>
    </message>
    <message>
        <source>Every player taking part must have exactly one seat: check %1.</source>
        <translation>Cada participante ten un só asento, e ninguén máis: mire %1.</translation>
    </message>
    <message>
        <source>Moves have been recorded on board %1; the starting position can no longer be changed.</source>
        <translation>No taboleiro %1 xa hai xogadas anotadas; a posición inicial xa non se cambia.</translation>
    </message>
    <message>
        <source>A game cannot start from this position.</source>
        <translation>Unha partida non pode comezar desde esta posición.</translation>
    </message>
    <message>
        <source>Board %1: half-move %2 is illegal there.</source>
        <translation>Taboleiro %1: a media xogada %2 non é legal aí.</translation>
    </message>
    <message>
        <source>No draw offer is pending on board %1.</source>
        <translation>Non hai ningunha oferta de táboas pendente no taboleiro %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n later half-move(s) would no longer be legal.</source>
        <translation>
            <numerusform>%n media xogada posterior xa non sería legal.</numerusform>
            <numerusform>%n medias xogadas posteriores xa non serían legais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the event does not allow a draw by agreement yet (Laws 9.1).</source>
        <translation>Taboleiro %1: o torneo aínda non permite táboas de mutuo acordo (Leis 9.1).</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n taboleiro difire do que dan as regras.</numerusform>
            <numerusform>%n taboleiros difiren do que dan as regras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of the file differ from the system&apos;s pairing.</source>
        <translation>
            <numerusform>%n rolda do ficheiro non é como a fai o sistema de emparellamento.</numerusform>
            <numerusform>%n roldas do ficheiro non son como as fai o sistema de emparellamento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are enough opponents for only %n round(s).</source>
        <translation>
            <numerusform>Para máis de %n rolda non hai rivais abondo.</numerusform>
            <numerusform>Para máis de %n roldas non hai rivais abondo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already has a half-point bye.</source>
        <translation>%1 xa ten un descanso de medio punto.</translation>
    </message>
    <message>
        <source>Board %1: an assistant would do more than the Laws allow.</source>
        <translation>Taboleiro %1: un asistente faría máis do que lle dan as Leis.</translation>
    </message>
    <message>
        <source>The result on board %1 was given by a ruling.</source>
        <translation>O resultado do taboleiro %1 baséase nunha decisión.</translation>
    </message>
    <message>
        <source>According to the game record the game on board %1 is already drawn (Laws 9.6).</source>
        <translation>Segundo a anotación, a partida do taboleiro %1 xa rematou en táboas (Leis 9.6).</translation>
    </message>
    <message>
        <source>The game on board %1 already has a result.</source>
        <translation>A partida do taboleiro %1 xa ten resultado.</translation>
    </message>
    <message>
        <source>No player has to keep score in this event.</source>
        <translation>Neste torneo ninguén ten que anotar, así que ninguén queda dispensado.</translation>
    </message>
    <message>
        <source>A flag fall has been recorded on board %1: it ended the game.</source>
        <translation>No taboleiro %1 observouse unha bandeira caída: con iso rematou a partida.</translation>
    </message>
    <message>
        <source>Board %1: according to the game record that is a legal move.</source>
        <translation>Taboleiro %1: segundo a anotación é unha xogada legal.</translation>
    </message>
    <message>
        <source>Board %1: the game record does not support this ruling.</source>
        <translation>Taboleiro %1: a anotación di outra cousa da reclamación.</translation>
    </message>
    <message>
        <source>In a Swiss the pairing numbers follow rating and title (C.04.2, Art. 2); lots are drawn for a round robin.</source>
        <translation>Nun suízo os números de emparellamento seguen o Elo e o título (C.04.2, art. 2); sortéanse nunha liga.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) already have a pairing number.</source>
        <translation>
            <numerusform>%n xogador xa ten número de emparellamento.</numerusform>
            <numerusform>%n xogadores xa teñen número de emparellamento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the player&apos;s own clock is running; only a completed move is penalised.</source>
        <translation>Taboleiro %1: corre o reloxo do propio xogador; só se penaliza unha xogada completada.</translation>
    </message>
    <message>
        <source>The game on board %1 is adjourned: resume it first.</source>
        <translation>A partida do taboleiro %1 está aprazada: retómea antes.</translation>
    </message>
    <message>
        <source>The regulations of the event change while it is being played.</source>
        <translation>O regulamento do evento cambia mentres se está a xogar.</translation>
    </message>
    <message>
        <source>Board %1: nobody has been told to seal a move there.</source>
        <translation>Taboleiro %1: a ninguén se lle pediu que sele unha xogada.</translation>
    </message>
    <message>
        <source>In this event moves are sealed on paper.</source>
        <translation>Neste torneo as xogadas séllanse en papel.</translation>
    </message>
    <message>
        <source>The game on board %1 is not adjourned.</source>
        <translation>A partida do taboleiro %1 non está aprazada.</translation>
    </message>
    <message>
        <source>Board %1: there is no such envelope.</source>
        <translation>Taboleiro %1: non hai tal sobre.</translation>
    </message>
    <message>
        <source>Board %1: who has the envelope?</source>
        <translation>Taboleiro %1: quen ten o sobre?</translation>
    </message>
    <message>
        <source>The envelope of board %1 has been opened before.</source>
        <translation>O sobre do taboleiro %1 xa se abriu.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply is there; open the envelope first.</source>
        <translation>Taboleiro %1: o xogador que debe responder está presente; abra antes o sobre.</translation>
    </message>
    <message>
        <source>The envelope of board %1 is missing. Say who has it, when it is found.</source>
        <translation>Falta o sobre do taboleiro %1. Cando apareza, indique quen o ten.</translation>
    </message>
    <message>
        <source>Board %1: in this event a second person is there when an envelope is opened. Who?</source>
        <translation>Taboleiro %1: neste torneo hai unha segunda persoa cando se abre un sobre. Quen?</translation>
    </message>
    <message numerus="yes">
        <source>%n opening key(s) are needed.</source>
        <translation>
            <numerusform>Cómpre %n chave de apertura.</numerusform>
            <numerusform>Cómpren %n chaves de apertura.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no opening key: it has seven groups of four letters and digits, and one of them is wrong.</source>
        <translation>Iso non é unha chave de apertura: ten sete grupos de catro letras e cifras, e algunha está mal.</translation>
    </message>
    <message>
        <source>Board %1: this key does not open the envelope. It is the key of another one, or the file was changed.</source>
        <translation>Taboleiro %1: esta chave non abre o sobre. É doutro sobre, ou o ficheiro foi modificado.</translation>
    </message>
    <message>
        <source>Board %1: what is in the envelope does not have its fingerprint. The file was changed.</source>
        <translation>Taboleiro %1: o contido do sobre non ten a súa pegada. O ficheiro foi modificado.</translation>
    </message>
    <message>
        <source>A day and an hour are needed, such as 2026-11-24 10:00.</source>
        <translation>Cómpren un día e unha hora, como 2026-11-24 10:00.</translation>
    </message>
    <message>
        <source>Board %1: a reply is sealed by the player to move, while his opponent is not there.</source>
        <translation>Taboleiro %1: a resposta sélaa o xogador ao que lle toca mover, mentres o rival non está.</translation>
    </message>
    <message>
        <source>The game on board %1 counted as a draw when a later round was paired.</source>
        <translation>A partida do taboleiro %1 contou como táboas cando se emparellou unha rolda posterior.</translation>
    </message>
    <message>
        <source>Board %1: the player who must reply has not come.</source>
        <translation>Taboleiro %1: o xogador que debe responder non chegou.</translation>
    </message>
    <message>
        <source>The game on board %1 is to be resumed at another time.</source>
        <translation>A partida do taboleiro %1 continúa noutro momento.</translation>
    </message>
    <message>
        <source>This file is no longer attached.</source>
        <translation>Este ficheiro xa non está anexado.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O ficheiro está baleiro.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB. Attach a smaller picture, or only the pages that matter.</source>
        <translation>O ficheiro ocupa máis de %1 MB. Anexe unha imaxe máis pequena, ou só as páxinas que importan.</translation>
    </message>
    <message>
        <source>The file needs a name without line breaks. Rename it first.</source>
        <translation>O ficheiro precisa un nome sen saltos de liña. Cámbielle antes o nome.</translation>
    </message>
    <message>
        <source>By the record of board %1 the winner cannot checkmate.</source>
        <translation>Segundo a anotación do taboleiro %1, o gañador non pode dar mate.</translation>
    </message>
    <message>
        <source>Board %1: say who is to move and seals.</source>
        <translation>Taboleiro %1: indique a quen lle toca mover e selar.</translation>
    </message>
    <message>
        <source>Board %1: the clock was pressed after the move had been sealed on the screen. Give the move back to the player who sealed first.</source>
        <translation>Taboleiro %1: premeuse o reloxo despois de selar a xogada na pantalla. Devolva antes a quenda ao xogador que selou.</translation>
    </message>
    <message>
        <source>Board %1: write what stands on the paper, or say that nothing does.</source>
        <translation>Taboleiro %1: escriba o que di o papel, ou indique que non di nada.</translation>
    </message>
    <message>
        <source>Board %1: the Laws allow no appeal against this ruling.</source>
        <translation>Taboleiro %1: as Leis non admiten apelación contra esta decisión.</translation>
    </message>
    <message>
        <source>Board %1: this player&apos;s appeal against the ruling is not decided yet.</source>
        <translation>Taboleiro %1: a apelación desta parte contra a decisión aínda non está resolta.</translation>
    </message>
    <message>
        <source>There is no such appeal, or it has been withdrawn or decided.</source>
        <translation>Non hai tal apelación, ou xa foi retirada ou resolta.</translation>
    </message>
    <message>
        <source>Board %1: there is no ruling since the decision on the appeal. Make it first.</source>
        <translation>Taboleiro %1: non hai ningunha decisión posterior á resolución da apelación. Tómea primeiro.</translation>
    </message>
    <message>
        <source>Board %1: the time for appeals against rulings of this round is over.</source>
        <translation>Taboleiro %1: rematou o prazo para apelar as decisións desta rolda.</translation>
    </message>
    <message>
        <source>The lines above and below the papers are one line each, of at most 160 characters.</source>
        <translation>O texto por riba e por baixo dos impresos é dunha soa liña, de 160 caracteres como máximo.</translation>
    </message>
    <message>
        <source>Two players of the list have the same FIDE ID. Leave one of them out.</source>
        <translation>Dous xogadores da lista teñen o mesmo ID da FIDE. Deixe fóra un deles.</translation>
    </message>
    <message>
        <source>The e-mail address or the telephone number is too long or contains characters that are not allowed.</source>
        <translation>O enderezo de correo ou o número de teléfono é demasiado longo ou contén caracteres non permitidos.</translation>
    </message>
    <message numerus="yes">
        <source>%n envelope(s) of adjourned games are still closed.</source>
        <translation>
            <numerusform>%n sobre dunha partida aprazada segue pechado.</numerusform>
            <numerusform>%n sobres de partidas aprazadas seguen pechados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 has begun already.</source>
        <translation>A rolda %1 xa comezou.</translation>
    </message>
    <message>
        <source>Round %1 has not begun yet.</source>
        <translation>A rolda %1 aínda non comezou.</translation>
    </message>
    <message>
        <source>Round %1 is stopped already.</source>
        <translation>A rolda %1 xa está interrompida.</translation>
    </message>
    <message>
        <source>Round %1 is not stopped.</source>
        <translation>A rolda %1 non está interrompida.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>A rolda %1 rematou.</translation>
    </message>
    <message>
        <source>The game on board %1 is being played with its clock.</source>
        <translation>A partida do taboleiro %1 xógase co seu reloxo.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the round have no result.</source>
        <translation>
            <numerusform>%n taboleiro da rolda non ten resultado.</numerusform>
            <numerusform>%n taboleiros da rolda non teñen resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game on board %1 has begun: the board can be neither dissolved nor renumbered.</source>
        <translation>A partida do taboleiro %1 xa comezou: non se pode suprimir nin renumerar.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) have other players or colours.</source>
        <translation>
            <numerusform>%n taboleiro ten outros xogadores ou cores.</numerusform>
            <numerusform>%n taboleiros teñen outros xogadores ou cores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1 has another result already.</source>
        <translation>O taboleiro %1 xa ten outro resultado.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are not checked in.</source>
        <translation>
            <numerusform>%n xogador non confirmou a presenza.</numerusform>
            <numerusform>%n xogadores non confirmaron a presenza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: the game record has more moves than the clock.</source>
        <translation>Taboleiro %1: a anotación ten máis xogadas ca o reloxo.</translation>
    </message>
    <message>
        <source>Board %1: no sealed move has been typed.</source>
        <translation>Taboleiro %1: non se escribiu ningunha xogada secreta.</translation>
    </message>
    <message>
        <source>Write what is on the clock, at most 20 characters, and what is wrong with it in one line.</source>
        <translation>Escriba o que pon no reloxo, como moito 20 caracteres, e nunha liña que avaría ten.</translation>
    </message>
    <message>
        <source>The game on board %1 has begun; a game that was begun is not a forfeit.</source>
        <translation>A partida do taboleiro %1 comezou; unha partida comezada non é unha incomparecencia.</translation>
    </message>
    <message>
        <source>Board %1: the move is sealed and the clock is stopped. It cannot be changed any more.</source>
        <translation>Taboleiro %1: a xogada está selada e o reloxo parado. Xa non se pode cambiar.</translation>
    </message>
    <message>
        <source>Board %1: there is no such ruling, or it does not stand any more.</source>
        <translation>Taboleiro %1: non hai esa decisión ou xa non ten efecto.</translation>
    </message>
    <message>
        <source>Board %1: give the reason for your decision.</source>
        <translation>Taboleiro %1: indique o motivo da súa decisión.</translation>
    </message>
    <message>
        <source>The ruling on board %1 will not stand any more.</source>
        <translation>A decisión do taboleiro %1 deixará de ter efecto.</translation>
    </message>
    <message>
        <source>Board %1: a later ruling on this game rests on this one. Withdraw the later one first.</source>
        <translation>Taboleiro %1: unha decisión posterior nesta partida apóiase nesta. Revogue primeiro a posterior.</translation>
    </message>
</context>
<context>
    <name>RemarkList</name>
    <message>
        <source>Import notes</source>
        <translation>Notas sobre o ficheiro</translation>
    </message>
    <message>
        <source>None: the file has everything the program needs.</source>
        <translation>Ningunha: o ficheiro di todo o que precisa o programa.</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>a remark repeated</comment>
        <translation>
            <numerusform>unha vez</numerusform>
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
        <source>Ignored</source>
        <translation>Sen usar</translation>
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
        <translation>Non se dá o número de roldas; usouse %1, dos rexistros dos xogadores.</translation>
    </message>
    <message>
        <source>“%1” was read as the date %2.</source>
        <translation>«%1» leuse como a data %2.</translation>
    </message>
    <message>
        <source>A round without any entry was read as a zero-point bye.</source>
        <translation>Unha rolda sen anotar leuse como descanso de cero puntos.</translation>
    </message>
    <message>
        <source>The time control is not given. Enter it before you create the event.</source>
        <translation>Non se dá o ritmo de xogo. Escríbao antes de crear o torneo.</translation>
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
        <source>The colour is missing; it was taken from the opponent&apos;s record.</source>
        <translation>Falta a cor; usouse a do rexistro do rival.</translation>
    </message>
    <message>
        <source>“%1” without an opponent was read as a bye.</source>
        <translation>«%1» sen rival leuse como descanso.</translation>
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
        <source>Records of abnormal points are not used.</source>
        <translation>Os rexistros de puntos anormais non se usan.</translation>
    </message>
    <message>
        <source>The tie-break “%1” is not known; it was left out.</source>
        <translation>Non se coñece o desempate «%1»; deixouse fóra.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here; it was left out.</source>
        <translation>«%1» non se pode ler aquí; deixouse fóra.</translation>
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
        <source>The file is not a tournament report file (TRF).</source>
        <translation>O ficheiro non é un informe de torneo (TRF).</translation>
    </message>
    <message>
        <source>“%1” contradicts another record of the file; the other one counts.</source>
        <translation>«%1» contradí outro rexistro do ficheiro; conta o outro.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Arranxado</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>The initial colour is not given.</source>
        <translation>Non se dá a cor do primeiro sorteo.</translation>
    </message>
    <message>
        <source>The order of the boards is not given; they were numbered by the pairing rules.</source>
        <translation>Non se dá a orde dos taboleiros; numeráronse segundo as regras de emparellamento.</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1. Check the spelling of the names.</source>
        <translation>O ficheiro non é UTF-8; leuse como Latin-1. Revise as letras dos nomes.</translation>
    </message>
    <message>
        <source>Spaces are missing at the end of the line; the line was read anyway.</source>
        <translation>Faltan espazos ao final da liña; a liña leuse.</translation>
    </message>
    <message>
        <source>The points are given as %1, but the results add up to %2; the results count.</source>
        <translation>Os puntos din %1, os resultados suman %2; contan os resultados.</translation>
    </message>
    <message>
        <source>The file announces %1 players but lists %2; the list counts.</source>
        <translation>O ficheiro anuncia %1 xogadores e lista %2; conta a lista.</translation>
    </message>
    <message>
        <source>A bye has no opponent number; 0000 was assumed.</source>
        <translation>Un descanso non ten número de rival; tomouse 0000.</translation>
    </message>
    <message>
        <source>The file announces %1 rounds but has %2; those it has were imported.</source>
        <translation>O ficheiro anuncia %1 roldas e ten %2; tomáronse as que ten.</translation>
    </message>
    <message>
        <source>The columns of this line count bytes instead of characters; the line was read anyway.</source>
        <translation>As columnas desta liña contan bytes e non letras; a liña leuse.</translation>
    </message>
    <message>
        <source>A control character was read as a space.</source>
        <translation>Un carácter de control leuse como espazo.</translation>
    </message>
    <message>
        <source>Acceleration is imported only for a Swiss, and only Baku acceleration; this one was left out.</source>
        <translation>A aceleración só se importa nun suízo, e só a aceleración Bacú; esta quedou fóra.</translation>
    </message>
    <message>
        <source>Prohibited pairings are imported only for a Swiss, and only between its players; these were left out.</source>
        <translation>As parellas prohibidas só se importan nun suízo, e só as dos seus xogadores; estas quedaron fóra.</translation>
    </message>
    <message>
        <source>The program does not use records “%1”; they were left out.</source>
        <translation>Os rexistros «%1» non teñen sitio neste programa; non se usaron.</translation>
    </message>
    <message>
        <source>The pairing number %1 appears twice in the file.</source>
        <translation>O número de emparellamento %1 está dúas veces no ficheiro.</translation>
    </message>
    <message>
        <source>The two players&apos; results contradict each other.</source>
        <translation>Os resultados dos dous non poden valer xuntos.</translation>
    </message>
    <message>
        <source>The player is given as their own opponent.</source>
        <translation>O xogador figura como rival de si mesmo.</translation>
    </message>
    <message>
        <source>The file has more players than the program allows.</source>
        <translation>O ficheiro ten máis xogadores dos que admite o programa.</translation>
    </message>
    <message>
        <source>The file is too large for a tournament report file.</source>
        <translation>O ficheiro é grande de máis para un informe de torneo.</translation>
    </message>
    <message>
        <source>There is text where the record must be blank: “%1”.</source>
        <translation>Hai algo onde o rexistro debe estar en branco: «%1».</translation>
    </message>
    <message>
        <source>The file has more rounds than the program allows.</source>
        <translation>O ficheiro ten máis roldas das que admite o programa.</translation>
    </message>
    <message>
        <source>Here a draw is worth more than a win, or a loss more than a draw: %1.</source>
        <translation>As táboas valen aquí máis que a vitoria, ou a derrota máis que as táboas: %1.</translation>
    </message>
    <message>
        <source>There is text after the value: “%1” was read as %2.</source>
        <translation>Hai algo detrás do valor: «%1» leuse como %2.</translation>
    </message>
    <message>
        <source>Match points do not apply to individual events; “%1” was left out.</source>
        <translation>Os puntos por encontro non teñen efecto nun torneo individual; «%1» omitiuse.</translation>
    </message>
    <message>
        <source>Player %1 is prohibited from meeting player %1; this was left out.</source>
        <translation>Parella prohibida do número %1 consigo mesmo; omitiuse.</translation>
    </message>
    <message>
        <source>The file gives points for an absence or a lost forfeit; here they count nothing.</source>
        <translation>O ficheiro dá puntos por unha ausencia ou por unha incomparecencia; aquí non contan.</translation>
    </message>
    <message>
        <source>Round %1: the adjourned game %2 counted as a draw and ended %3.</source>
        <extracomment>%1 the number of a round, %2 two players&apos; numbers, &quot;3–8&quot;, %3 a result.</extracomment>
        <translation>Rolda %1: a partida aprazada %2 contou como táboas e rematou %3.</translation>
    </message>
    <message>
        <source>For information</source>
        <translation>Para saber</translation>
    </message>
    <message>
        <source>“%1” without an opponent is not a known result; it was read as no entry.</source>
        <translation>«%1» sen rival non é un resultado coñecido; leuse como se non houbese nada.</translation>
    </message>
    <message>
        <source>“%1” is not a known result; the game was read as one without a result.</source>
        <translation>«%1» non é un resultado coñecido; a partida leuse como partida sen resultado.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n game(s) without a result yet, board(s) %2.</source>
        <extracomment>%1 the number of a round, %2 a list of boards.</extracomment>
        <translation>
            <numerusform>Rolda %1: %n partida aínda sen resultado, taboleiro %2.</numerusform>
            <numerusform>Rolda %1: %n partidas aínda sen resultado, taboleiros %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player was given number %1.</source>
        <translation>O xogador recibiu o número %1.</translation>
    </message>
    <message>
        <source>The name was entered as “%1”.</source>
        <translation>O nome introduciuse como «%1».</translation>
    </message>
    <message>
        <source>The rest of the line was moved to its columns.</source>
        <translation>O resto da liña moveuse ás súas columnas.</translation>
    </message>
    <message>
        <source>The player was imported without a rating.</source>
        <translation>O xogador importouse sen Elo.</translation>
    </message>
    <message>
        <source>The rating was read as %1.</source>
        <translation>O Elo leuse como %1.</translation>
    </message>
    <message>
        <source>The game was imported without a result: enter it.</source>
        <translation>A partida importouse sen resultado: introdúzao.</translation>
    </message>
    <message>
        <source>The round was imported as “%1”.</source>
        <translation>A rolda importouse como «%1».</translation>
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
        <translation>escribir unha hora: 14:32 ou 14:32:05</translation>
    </message>
    <message>
        <source>type a time</source>
        <translation>escribir unha hora</translation>
    </message>
    <message>
        <source>previous and next action</source>
        <translation>acción anterior e seguinte</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>accións</translation>
    </message>
    <message>
        <source>a minute back or forward</source>
        <translation>un minuto atrás ou adiante</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>the start, and the present</source>
        <translation>o comezo, e agora</translation>
    </message>
    <message>
        <source>graph by time or by moves</source>
        <translation>gráfica polo tempo ou polas xogadas</translation>
    </message>
    <message>
        <source>time or moves</source>
        <translation>tempo ou xogadas</translation>
    </message>
    <message>
        <source>back to the previous page</source>
        <translation>volver a onde estaba</translation>
    </message>
    <message>
        <source>copy as text</source>
        <translation>copiar como texto</translation>
    </message>
    <message>
        <source>save as text</source>
        <translation>gardar como texto</translation>
    </message>
</context>
<context>
    <name>ReplayMoment</name>
    <message>
        <source>Now: %1</source>
        <translation>Agora: %1</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, board %2: replay</source>
        <translation>Rolda %1, taboleiro %2: repaso</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar a folla</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Gardar a folla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>What did the clock show at</source>
        <translation>Que marcaba o reloxo ás</translation>
    </message>
    <message>
        <source>14:32 or 14:32:05</source>
        <translation>14:32 ou 14:32:05</translation>
    </message>
    <message>
        <source>Graph by</source>
        <translation>Gráfica por</translation>
    </message>
    <message>
        <source>time</source>
        <translation>o tempo</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>as xogadas</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>Que pasou no taboleiro</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n xogada</numerusform>
            <numerusform>%n xogadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Not started</source>
        <translation>Sen comezar</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Quenda das brancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Quenda das negras</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>En pausa, quenda das brancas</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>En pausa, quenda das negras</translation>
    </message>
    <message>
        <source>Stopped at the flag fall</source>
        <translation>Detido ao caer a bandeira</translation>
    </message>
    <message>
        <source>%1 flag</source>
        <extracomment>A time on a sheet of text, and that the flag is down: &quot;0:00 flag&quot;.</extracomment>
        <translation>%1 bandeira</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Xogada</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Que pasou</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Ao comezo</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Gastado</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrixido</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restante</translation>
    </message>
    <message>
        <source>Not paired yet</source>
        <translation>Aínda sen emparellar</translation>
    </message>
    <message>
        <source>Played without this program&apos;s clock</source>
        <translation>Xogada sen o reloxo deste programa</translation>
    </message>
    <message>
        <source>The program was not running</source>
        <translation>O programa non estaba en marcha</translation>
    </message>
    <message>
        <source>Finished, %1</source>
        <translation>Rematada, %1</translation>
    </message>
    <message>
        <source>Waits for the arbiter&apos;s decision</source>
        <translation>Agarda a decisión do árbitro</translation>
    </message>
    <message>
        <source>Clock of round %1, board %2</source>
        <translation>Reloxo da rolda %1, taboleiro %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Emparellada</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Reflexión</translation>
    </message>
    <message>
        <source>%1 (undone later)</source>
        <translation>%1 (desfeito despois)</translation>
    </message>
    <message>
        <source>The program was closed from %1 to %2; the clock was paused.</source>
        <translation>O programa estivo pechado das %1 ás %2; o reloxo estaba detido.</translation>
    </message>
    <message>
        <source>The program was not running from %1 to %2; these are the last recorded times.</source>
        <translation>O programa non estivo en marcha das %1 ás %2; estes son os tempos do último valor coñecido.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de xogo</translation>
    </message>
    <message>
        <source>local time (%1); both clocks as shown after the action</source>
        <translation>hora local (%1); os dous reloxos tal como marcaban despois da acción</translation>
    </message>
    <message>
        <source>Interruption</source>
        <translation>Corte</translation>
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
    <message>
        <source>No result</source>
        <translation>Sen resultado</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Verified</source>
        <extracomment>%1 is a result that differs from the one that was entered before: &quot;Now 0–1&quot;.</extracomment>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Agora %1</translation>
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
        <translation>Gañan brancas por incomparecencia</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Gañan negras por incomparecencia</translation>
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
    <message>
        <source>%1, not rated</source>
        <extracomment>%1 a result, like &quot;White wins&quot;: of a game that counts, but is not rated.</extracomment>
        <translation>%1, sen contar para o Elo</translation>
    </message>
    <message>
        <source>%1, counts %2</source>
        <extracomment>%1 the result of a game, %2 the points that count by a ruling of the arbiter: ½–½, counts ½–1.</extracomment>
        <translation>%1, conta %2</translation>
    </message>
    <message>
        <source>by checkmate</source>
        <translation>por xaque mate</translation>
    </message>
    <message>
        <source>by resignation</source>
        <translation>por abandono</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>por tempo</translation>
    </message>
    <message>
        <source>by forfeit</source>
        <translation>por incomparecencia</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>por acordo</translation>
    </message>
    <message>
        <source>by stalemate</source>
        <translation>por afogado</translation>
    </message>
    <message>
        <source>by a dead position</source>
        <translation>por posición morta</translation>
    </message>
    <message>
        <source>by a correct claim</source>
        <translation>por reclamación correcta</translation>
    </message>
    <message>
        <source>without a claim</source>
        <extracomment>A draw by five times the same position, or by 75 moves.</extracomment>
        <translation>sen reclamación</translation>
    </message>
    <message>
        <source>as a penalty</source>
        <translation>como penalización</translation>
    </message>
    <message>
        <source>by ruling of the arbiter</source>
        <translation>por decisión do árbitro</translation>
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
    <message>
        <source>How results are typed</source>
        <translation>Como se teclan os resultados</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Por orde</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Board number first</source>
        <translation>Primeiro o número do taboleiro</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) adjourned, the other results are in</source>
        <translation>
            <numerusform>%n partida aprazada, os demais resultados están anotados</numerusform>
            <numerusform>%n partidas aprazadas, os demais resultados están anotados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsKeys</name>
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
        <source>White, Black or nobody wins by forfeit</source>
        <translation>gañan brancas, negras ou ninguén por incomparecencia</translation>
    </message>
    <message>
        <source>½–0, 0–½ and 0–0 over the board</source>
        <translation>½–0, 0–½ e 0–0 dunha partida xogada</translation>
    </message>
    <message>
        <source>the same as 1 = 0, and the game is not rated: less than one move was played</source>
        <translation>o mesmo ca 1 = 0, pero a partida non vale para o Elo: xogouse menos dunha xogada</translation>
    </message>
    <message>
        <source>adjourn the game</source>
        <translation>aprazar a partida</translation>
    </message>
    <message>
        <source>clear the result</source>
        <translation>borrar o resultado</translation>
    </message>
    <message>
        <source>next missing result</source>
        <translation>seguinte resultado que falta</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>seguinte que falta</translation>
    </message>
    <message>
        <source>find a board by number or name</source>
        <translation>buscar un taboleiro por número ou nome</translation>
    </message>
    <message>
        <source>find a board</source>
        <translation>buscar un taboleiro</translation>
    </message>
    <message>
        <source>the first and the last row; so in every list</source>
        <translation>a primeira e a última fila; así en todas as listas</translation>
    </message>
    <message>
        <source>a screen of rows up or down</source>
        <translation>unha pantalla de filas arriba ou abaixo</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>outra rolda</translation>
    </message>
    <message>
        <source>an incident at the current board: facts, ruling, decision</source>
        <translation>un incidente no taboleiro escollido: feitos, regras, decisión</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>incidente</translation>
    </message>
    <message>
        <source>scoresheets of the board collected, or not after all</source>
        <translation>planillas do taboleiro recollidas, ou finalmente non</translation>
    </message>
    <message>
        <source>scoresheets collected</source>
        <translation>planillas recollidas</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet collected, or not after all</source>
        <translation>planilla das brancas recollida, ou finalmente non</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected, or not after all</source>
        <translation>planilla das negras recollida, ou finalmente non</translation>
    </message>
    <message>
        <source>print the list of missing scoresheets</source>
        <translation>imprimir a lista de planillas que faltan</translation>
    </message>
    <message>
        <source>begins the code of a slip that a scanner reads</source>
        <translation>comeza o código dunha papeleta que le un lector</translation>
    </message>
    <message>
        <source>copy the results of the round, for a spreadsheet or a letter</source>
        <translation>copiar os resultados da rolda, para unha folla de cálculo ou unha carta</translation>
    </message>
    <message>
        <source>verify: type every result again, nothing changes; again: back to the usual order</source>
        <translation>verificar: teclar de novo todos os resultados, nada cambia; outra vez: volver á orde de sempre</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>verificar</translation>
    </message>
    <message>
        <source>slips in any order: board number, Enter, result; again: back to the usual order</source>
        <translation>follas en calquera orde: número do taboleiro, Intro, resultado; outra vez: volver á orde de sempre</translation>
    </message>
    <message>
        <source>board number first</source>
        <translation>primeiro o número do taboleiro</translation>
    </message>
    <message>
        <source>the result differs: correct it to what was typed now</source>
        <translation>o resultado difire: corrixilo polo que se teclou agora</translation>
    </message>
    <message>
        <source>the result differs: keep what stands and go on</source>
        <translation>o resultado difire: manter o anotado e continuar</translation>
    </message>
    <message>
        <source>the result differs: a slip of the finger, type it once more</source>
        <translation>o resultado difire: un erro ao teclar, teclalo outra vez</translation>
    </message>
    <message>
        <source>the keys of another program</source>
        <translation>as teclas doutro programa</translation>
    </message>
    <message>
        <source>keys: %1</source>
        <translation>teclas: %1</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Board number or part of a name, then Enter</source>
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
        <source>No results to enter yet</source>
        <translation>Aínda non hai resultados que anotar</translation>
    </message>
    <message>
        <source>Once a round is paired, its boards are listed here in order. One key enters a result.</source>
        <translation>Cando se emparella unha rolda, os seus taboleiros aparecen aquí por orde. Unha soa tecla anota un resultado.</translation>
    </message>
</context>
<context>
    <name>ResultsStrip</name>
    <message>
        <source>Board %1: now its result</source>
        <comment>slip</comment>
        <translation>Taboleiro %1: agora o resultado</translation>
    </message>
    <message>
        <source>Board number, then Enter</source>
        <translation>Número do taboleiro e despois Intro</translation>
    </message>
    <message>
        <source>Every board of the round was typed again.</source>
        <translation>Tecláronse de novo todos os taboleiros da rolda.</translation>
    </message>
    <message>
        <source>Type every result again from its slip. Nothing changes by it.</source>
        <translation>Tecle de novo cada resultado segundo a súa folla. Nada cambia con iso.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corrixilo</translation>
    </message>
    <message>
        <source>Keep what stands</source>
        <translation>Manter o anotado</translation>
    </message>
    <message>
        <source>Type it once more</source>
        <translation>Teclalo outra vez</translation>
    </message>
</context>
<context>
    <name>ReviewKeys</name>
    <message>
        <source>create the event</source>
        <translation>crear o torneo</translation>
    </message>
    <message>
        <source>leave; nothing is saved</source>
        <translation>saír; non se garda nada</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>This file cannot be imported. The notes below show where it is wrong.</source>
        <translation>O ficheiro non se pode importar así. As notas din onde está o erro.</translation>
    </message>
    <message>
        <source>What to import</source>
        <translation>Que importar</translation>
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
    <message>
        <source>Drop this import? Nothing has been created.</source>
        <translation>Descartar esta importación? Non se creou nada.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>RulingOwnWord</name>
    <message>
        <source>Your own decision, with a note below</source>
        <translation>A súa propia decisión, cunha nota abaixo</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Round %1, board %2: %3</source>
        <translation>Rolda %1, taboleiro %2: %3</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <extracomment>%1 the names of attached files.</extracomment>
        <translation>Anexos: %1</translation>
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
        <translation>Prefacio</translation>
    </message>
    <message>
        <source>Laws %1, %2</source>
        <extracomment>The Laws of Chess: %1 the year of the edition, %2 the number of an article.</extracomment>
        <translation>Leis %1, %2</translation>
    </message>
    <message>
        <source>White wins on time.</source>
        <translation>As brancas gañan por tempo.</translation>
    </message>
    <message>
        <source>Black wins on time.</source>
        <translation>As negras gañan por tempo.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>A partida remata en táboas.</translation>
    </message>
    <message>
        <source>Can White still checkmate by any series of legal moves?</source>
        <translation>Poden aínda as brancas dar mate con algunha serie de xogadas legais?</translation>
    </message>
    <message>
        <source>Can Black still checkmate by any series of legal moves?</source>
        <translation>Poden aínda as negras dar mate con algunha serie de xogadas legais?</translation>
    </message>
    <message>
        <source>White cannot checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>As brancas non poden dar mate: %1</translation>
    </message>
    <message>
        <source>Black cannot checkmate: %1</source>
        <translation>As negras non poden dar mate: %1</translation>
    </message>
    <message>
        <source>White can still checkmate: %1</source>
        <extracomment>%1 is a result.</extracomment>
        <translation>As brancas aínda poden dar mate: %1</translation>
    </message>
    <message>
        <source>Black can still checkmate: %1</source>
        <translation>As negras aínda poden dar mate: %1</translation>
    </message>
    <message>
        <source>Guidelines II</source>
        <translation>Directrices II</translation>
    </message>
    <message>
        <source>Both flags are down</source>
        <translation>As dúas bandeiras están caídas</translation>
    </message>
    <message>
        <source>White&apos;s flag is down</source>
        <translation>A bandeira das brancas está caída</translation>
    </message>
    <message>
        <source>Black&apos;s flag is down</source>
        <translation>A bandeira das negras está caída</translation>
    </message>
    <message>
        <source>White&apos;s period ended: check the moves</source>
        <translation>Rematou o período das brancas: comprobe as xogadas</translation>
    </message>
    <message>
        <source>Black&apos;s period ended: check the moves</source>
        <translation>Rematou o período das negras: comprobe as xogadas</translation>
    </message>
    <message>
        <source>White: illegal move no. %1</source>
        <translation>Brancas: xogada ilegal n.º %1</translation>
    </message>
    <message>
        <source>Black: illegal move no. %1</source>
        <translation>Negras: xogada ilegal n.º %1</translation>
    </message>
    <message>
        <source>White claims a draw</source>
        <translation>As brancas reclaman táboas</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>As negras reclaman táboas</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>As brancas ofrecen táboas</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>As negras ofrecen táboas</translation>
    </message>
    <message>
        <source>White asks for extra time</source>
        <translation>As brancas piden tempo adicional</translation>
    </message>
    <message>
        <source>Black asks for extra time</source>
        <translation>As negras piden tempo adicional</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>ruling</comment>
        <extracomment>%1 a sentence about the outcome of a game, %2 the result.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir xogando</translation>
    </message>
    <message>
        <source>The clocks are paused</source>
        <translation>Detéñense os reloxos</translation>
    </message>
    <message>
        <source>Stop the clock on the table</source>
        <translation>Pare o reloxo da mesa</translation>
    </message>
    <message>
        <source>add %1 to White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter adds on a clock on the table.</extracomment>
        <translation>engada %1 ás brancas</translation>
    </message>
    <message>
        <source>add %1 to Black&apos;s time</source>
        <translation>engada %1 ás negras</translation>
    </message>
    <message>
        <source>take %1 from White&apos;s time</source>
        <extracomment>%1 is a time that the arbiter takes off a clock on the table.</extracomment>
        <translation>quite %1 ás brancas</translation>
    </message>
    <message>
        <source>take %1 from Black&apos;s time</source>
        <translation>quite %1 ás negras</translation>
    </message>
    <message>
        <source>set White&apos;s time to %1</source>
        <extracomment>%1 is a time that the arbiter sets on a clock on the table.</extracomment>
        <translation>poña o tempo das brancas en %1</translation>
    </message>
    <message>
        <source>set Black&apos;s time to %1</source>
        <translation>poña o tempo das negras en %1</translation>
    </message>
    <message>
        <source>set White&apos;s move counter to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>poña o contador de xogadas das brancas en %1</translation>
    </message>
    <message>
        <source>set Black&apos;s move counter to %1</source>
        <translation>poña o contador de xogadas das negras en %1</translation>
    </message>
    <message>
        <source>set the increment to %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>poña o incremento en %1</translation>
    </message>
    <message>
        <source>White +%1</source>
        <extracomment>%1 is a time that the player gets.</extracomment>
        <translation>Brancas +%1</translation>
    </message>
    <message>
        <source>Black +%1</source>
        <translation>Negras +%1</translation>
    </message>
    <message>
        <source>it counts as White&apos;s illegal move no. %1</source>
        <translation>conta como xogada ilegal n.º %1 das brancas</translation>
    </message>
    <message>
        <source>it counts as Black&apos;s illegal move no. %1</source>
        <translation>conta como xogada ilegal n.º %1 das negras</translation>
    </message>
    <message>
        <source>The offer stands</source>
        <translation>A oferta segue en pé</translation>
    </message>
    <message>
        <source>The player loses, and the opponent wins.</source>
        <translation>O xogador perde e gaña o rival.</translation>
    </message>
    <message>
        <source>The claim is correct: the game is drawn.</source>
        <translation>A reclamación é correcta: a partida remata en táboas.</translation>
    </message>
    <message>
        <source>The offer stands until it is answered.</source>
        <translation>A oferta segue en pé ata que teña resposta.</translation>
    </message>
    <message>
        <source>Claimed or observed by</source>
        <translation>Sinalada por</translation>
    </message>
    <message>
        <source>Which flag fell first</source>
        <translation>Que bandeira caeu primeiro</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show the %n move(s)?</source>
        <translation>
            <numerusform>Amosan as planillas %n xogada?</numerusform>
            <numerusform>Amosan as planillas as %n xogadas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Was the game already over?</source>
        <translation>A partida xa rematara?</translation>
    </message>
    <message>
        <source>Do you allow it?</source>
        <translation>Permíteo?</translation>
    </message>
    <message>
        <source>The game had already ended: checkmate, stalemate, dead position, resignation or agreement.</source>
        <translation>Antes chegou o mate, o afogado, unha posición morta, o abandono ou o acordo.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>si</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>White&apos;s first</source>
        <translation>A das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s first</source>
        <translation>A das negras</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>o árbitro</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>claim</comment>
        <translation>correcta</translation>
    </message>
    <message>
        <source>incorrect</source>
        <comment>claim</comment>
        <translation>incorrecta</translation>
    </message>
    <message>
        <source>The moves were made: play on</source>
        <translation>Fixéronse as xogadas: seguir xogando</translation>
    </message>
    <message>
        <source>Not made. %1</source>
        <extracomment>%1 whether a player can checkmate, and the result.</extracomment>
        <translation>Non se fixeron. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer</comment>
        <extracomment>%1 an answer, %2 what it leads to.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game was already over. Enter its result below.</source>
        <translation>A partida xa rematara; o seu resultado vale. Anóteo abaixo.</translation>
    </message>
    <message>
        <source>Here the arbiter must not call the flag: a player has to claim it.</source>
        <translation>Neste tipo de xogo o árbitro non debe sinalar a caída da bandeira. Considérase caída cando a reclama un xogador.</translation>
    </message>
    <message>
        <source>The claim is rejected and the game continues.</source>
        <translation>A reclamación non prospera e a partida segue.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>A partida segue.</translation>
    </message>
    <message>
        <source>Check on the scoresheets whether the moves were made.</source>
        <translation>Comprobe nas planillas se se fixeron as xogadas.</translation>
    </message>
    <message>
        <source>Not covered by the Laws: the arbiter decides.</source>
        <translation>Ningún artigo fala disto: decide o árbitro.</translation>
    </message>
    <message>
        <source>White&apos;s phone rang</source>
        <translation>Soou o teléfono das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s phone rang</source>
        <translation>Soou o teléfono das negras</translation>
    </message>
    <message>
        <source>Electronic device found on White</source>
        <translation>As brancas levan consigo un aparello electrónico</translation>
    </message>
    <message>
        <source>Electronic device found on Black</source>
        <translation>As negras levan consigo un aparello electrónico</translation>
    </message>
    <message>
        <source>The players agree to a draw</source>
        <translation>Os xogadores acordan táboas</translation>
    </message>
    <message>
        <source>Absent at the start of the round</source>
        <translation>Ausencia no comezo da rolda</translation>
    </message>
    <message>
        <source>White arrived %1 after the start</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>As brancas chegaron %1 despois do comezo</translation>
    </message>
    <message>
        <source>Black arrived %1 after the start</source>
        <translation>As negras chegaron %1 despois do comezo</translation>
    </message>
    <message>
        <source>Clock adjustment</source>
        <translation>Axuste do reloxo</translation>
    </message>
    <message>
        <source>White&apos;s move is retracted</source>
        <translation>Retírase a xogada das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s move is retracted</source>
        <translation>Retírase a xogada das negras</translation>
    </message>
    <message>
        <source>both receive an increment of %1</source>
        <extracomment>%1 is a length of time.</extracomment>
        <translation>ambos reciben un incremento de %1</translation>
    </message>
    <message>
        <source>The opponent wins, or the game is drawn if they cannot checkmate.</source>
        <translation>Gaña o rival, agás que non poida dar mate: entón son táboas.</translation>
    </message>
    <message>
        <source>The player loses.</source>
        <translation>Perde a partida.</translation>
    </message>
    <message>
        <source>The player loses, or the game is drawn if the opponent cannot checkmate.</source>
        <translation>Perde a partida, agás que o rival non poida dar mate: entón son táboas.</translation>
    </message>
    <message>
        <source>The move is retracted, and the opponent gets extra time.</source>
        <translation>Retírase a xogada e o rival recibe tempo adicional.</translation>
    </message>
    <message>
        <source>It is not an illegal move: the arbiter chooses the penalty.</source>
        <translation>Non é unha xogada ilegal: a sanción escóllea o árbitro.</translation>
    </message>
    <message>
        <source>The player loses. The opponent scores 1 point, or ½ if unable to checkmate.</source>
        <translation>O xogador perde. O rival recibe un punto, ou medio punto se non pode dar mate.</translation>
    </message>
    <message>
        <source>The player loses. The opponent cannot checkmate and scores ½.</source>
        <translation>O xogador perde. O rival recibe medio punto, porque non pode dar mate.</translation>
    </message>
    <message>
        <source>The claim must be examined.</source>
        <translation>Hai que examinar a reclamación.</translation>
    </message>
    <message>
        <source>The claim is incorrect: the opponent gets extra time.</source>
        <translation>A reclamación é incorrecta: o rival recibe tempo adicional.</translation>
    </message>
    <message>
        <source>The claim is invalid and the game continues.</source>
        <translation>A reclamación non é admisible e a partida continúa.</translation>
    </message>
    <message>
        <source>Each player must have made a move before a draw can be agreed.</source>
        <translation>Cada xogador ten que ter feito unha xogada antes de acordar táboas.</translation>
    </message>
    <message>
        <source>The regulations of the event do not allow it without the arbiter&apos;s consent.</source>
        <translation>As bases do torneo non o permiten sen o consentimento do árbitro.</translation>
    </message>
    <message>
        <source>A player who arrives after the default time loses.</source>
        <translation>O xogador que chega despois do tempo de espera perde.</translation>
    </message>
    <message>
        <source>No player has arrived after the default time.</source>
        <translation>Ninguén chegou despois do tempo de espera.</translation>
    </message>
    <message>
        <source>The clock setting can no longer be corrected after this many moves.</source>
        <translation>Despois desas xogadas, o axuste do reloxo xa non se cambia.</translation>
    </message>
    <message>
        <source>The Laws give the amount of time.</source>
        <translation>Canto tempo é dino as Leis.</translation>
    </message>
    <message>
        <source>The arbiter decides on the time.</source>
        <translation>O tempo decídeo o árbitro.</translation>
    </message>
    <message>
        <source>The Laws do not provide for this in this game.</source>
        <translation>As Leis non o prevén nesta partida.</translation>
    </message>
    <message>
        <source>The player&apos;s own claim is rejected (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>A propia reclamación do xogador non prospera (%1).</translation>
    </message>
    <message>
        <source>The event&apos;s regulations may set a lesser penalty. If so, choose Play on and apply it.</source>
        <translation>As bases do torneo poden fixar unha sanción máis leve: daquela séguese xogando e aplícase esa.</translation>
    </message>
    <message>
        <source>It is ruled on only if a player claims it.</source>
        <translation>Só se decide se o reclama un xogador.</translation>
    </message>
    <message>
        <source>The game record says otherwise.</source>
        <translation>A anotación da partida di outra cousa.</translation>
    </message>
    <message>
        <source>The game had already been drawn without a claim.</source>
        <translation>A partida xa rematara antes en táboas sen reclamación.</translation>
    </message>
    <message>
        <source>Only the regulations of the event may say otherwise.</source>
        <translation>Só as bases da competición poden dicir outra cousa.</translation>
    </message>
    <message>
        <source>What did the examination of the claim show?</source>
        <translation>Que amosou o exame da reclamación?</translation>
    </message>
    <message>
        <source>May the player play nevertheless?</source>
        <translation>Pode o xogador xogar igualmente?</translation>
    </message>
    <message>
        <source>Would the schedule of the event suffer without the change?</source>
        <translation>Resentiríase sen o cambio o horario do torneo?</translation>
    </message>
    <message>
        <source>cannot be established</source>
        <translation>non se pode dicir</translation>
    </message>
    <message>
        <source>By analogy with the nearest article: %1</source>
        <extracomment>%1 what an article about a similar case would give.</extracomment>
        <translation>Como no artigo máis próximo: %1</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>claim</comment>
        <translation>non admisible</translation>
    </message>
    <message>
        <source>Both kings are in check</source>
        <translation>Os dous reis están en xaque</translation>
    </message>
    <message>
        <source>There is a pawn on the last rank</source>
        <translation>Hai un peón na última fila</translation>
    </message>
    <message>
        <source>White has touched a piece</source>
        <translation>As brancas tocaron unha peza</translation>
    </message>
    <message>
        <source>Black has touched a piece</source>
        <translation>As negras tocaron unha peza</translation>
    </message>
    <message>
        <source>White has touched the piece on %1</source>
        <extracomment>%1 a square of the board, as &quot;g8&quot;.</extracomment>
        <translation>As brancas tocaron a peza de %1</translation>
    </message>
    <message>
        <source>Black has touched the piece on %1</source>
        <translation>As negras tocaron a peza de %1</translation>
    </message>
    <message>
        <source>White has touched the pieces on %1</source>
        <extracomment>%1 squares of the board, as &quot;e1, h1&quot;.</extracomment>
        <translation>As brancas tocaron as pezas de %1</translation>
    </message>
    <message>
        <source>Black has touched the pieces on %1</source>
        <translation>As negras tocaron as pezas de %1</translation>
    </message>
    <message>
        <source>Reply to White&apos;s draw offer</source>
        <translation>Resposta á oferta de táboas das brancas</translation>
    </message>
    <message>
        <source>Reply to Black&apos;s draw offer</source>
        <translation>Resposta á oferta de táboas das negras</translation>
    </message>
    <message>
        <source>The game has ended on the board</source>
        <translation>A partida rematou no taboleiro</translation>
    </message>
    <message>
        <source>The draw was arranged before the game</source>
        <translation>As táboas estaban acordadas antes da partida</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>As brancas abandonan</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>As negras abandonan</translation>
    </message>
    <message>
        <source>The players shook hands and disagree about the result</source>
        <translation>Os xogadores déronse a man e non están de acordo no resultado</translation>
    </message>
    <message>
        <source>the position before the irregularity is restored</source>
        <translation>restabelécese a posición anterior á irregularidade</translation>
    </message>
    <message>
        <source>White&apos;s clock is set to %1</source>
        <extracomment>%1 is a time that the clock is set to.</extracomment>
        <translation>o reloxo das brancas axústase a %1</translation>
    </message>
    <message>
        <source>Black&apos;s clock is set to %1</source>
        <translation>o reloxo das negras axústase a %1</translation>
    </message>
    <message>
        <source>White&apos;s move counter is set to %1</source>
        <extracomment>%1 is a number of completed moves.</extracomment>
        <translation>O contador de xogadas das brancas ponse en %1</translation>
    </message>
    <message>
        <source>Black&apos;s move counter is set to %1</source>
        <translation>O contador de xogadas das negras ponse en %1</translation>
    </message>
    <message>
        <source>White is to move</source>
        <translation>As brancas teñen a quenda</translation>
    </message>
    <message>
        <source>Black is to move</source>
        <translation>As negras teñen a quenda</translation>
    </message>
    <message>
        <source>White&apos;s pawn becomes a queen</source>
        <translation>O peón das brancas convértese en dama</translation>
    </message>
    <message>
        <source>Black&apos;s pawn becomes a queen</source>
        <translation>O peón das negras convértese en dama</translation>
    </message>
    <message>
        <source>White may make any legal move</source>
        <translation>As brancas poden facer calquera xogada legal</translation>
    </message>
    <message>
        <source>Black may make any legal move</source>
        <translation>As negras poden facer calquera xogada legal</translation>
    </message>
    <message>
        <source>White must play one of these moves: %1</source>
        <extracomment>%1 is a list of moves in English notation.</extracomment>
        <translation>As brancas deben facer unha destas xogadas: %1</translation>
    </message>
    <message>
        <source>Black must play one of these moves: %1</source>
        <translation>As negras deben facer unha destas xogadas: %1</translation>
    </message>
    <message>
        <source>White writes down the intended move</source>
        <translation>As brancas anotan a xogada que pensan facer</translation>
    </message>
    <message>
        <source>Black writes down the intended move</source>
        <translation>As negras anotan a xogada que pensan facer</translation>
    </message>
    <message numerus="yes">
        <source>the last %n half-move(s) do not count</source>
        <translation>
            <numerusform>a última %n media xogada non conta</numerusform>
            <numerusform>as últimas %n medias xogadas non contan</numerusform>
        </translation>
    </message>
    <message>
        <source>White is warned</source>
        <translation>As brancas reciben unha advertencia</translation>
    </message>
    <message>
        <source>Black is warned</source>
        <translation>As negras reciben unha advertencia</translation>
    </message>
    <message>
        <source>The move was not completed: there is no penalty, and another move must be made.</source>
        <translation>A xogada non se completou: non hai sanción e cómpre facer outra xogada.</translation>
    </message>
    <message>
        <source>It is too late to correct the illegal move: it stands.</source>
        <translation>Xa é tarde para corrixir a xogada ilegal: vale.</translation>
    </message>
    <message>
        <source>The players may correct it without the arbiter. Nothing is counted.</source>
        <translation>Os xogadores poden corrixilo sen o árbitro. Non se conta nada.</translation>
    </message>
    <message>
        <source>Here the arbiter must not act alone: a player has to claim it.</source>
        <translation>Aquí o árbitro non debe actuar por si mesmo: ten que reclamalo un xogador.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The move stands, and the opponent gets extra time.</source>
        <translation>Conta como xogada ilegal. A xogada vale e o rival recibe tempo adicional.</translation>
    </message>
    <message>
        <source>It counts as an illegal move. The pawn becomes a queen, and the opponent gets extra time.</source>
        <translation>Conta como xogada ilegal. O peón convértese en dama e o rival recibe tempo adicional.</translation>
    </message>
    <message>
        <source>Pressing the clock without a move counts as an illegal move.</source>
        <translation>Premer o reloxo sen facer unha xogada conta como xogada ilegal.</translation>
    </message>
    <message>
        <source>There was a reason to press the clock: it is not an offence.</source>
        <translation>Había un motivo para premer o reloxo: non é unha infracción.</translation>
    </message>
    <message>
        <source>Checkmate: the game is over.</source>
        <translation>Mate: a partida rematou.</translation>
    </message>
    <message>
        <source>The player must move or capture the touched piece.</source>
        <translation>O xogador debe mover ou capturar a peza tocada.</translation>
    </message>
    <message>
        <source>The touched piece cannot be moved or captured: any legal move may be made.</source>
        <translation>A peza tocada non se pode mover nin capturar: pódese facer calquera xogada legal.</translation>
    </message>
    <message>
        <source>The player is not obliged to move or capture the piece.</source>
        <translation>O xogador non está obrigado a mover nin capturar a peza.</translation>
    </message>
    <message>
        <source>The opponent has touched a piece since then and can no longer complain.</source>
        <translation>O rival tocou despois unha peza e xa non pode protestar.</translation>
    </message>
    <message>
        <source>The move breaks the touch-move rule and must be replaced.</source>
        <translation>A xogada incumpre a regra de peza tocada e cómpre substituíla.</translation>
    </message>
    <message>
        <source>Wait until the next move has been completed.</source>
        <translation>Agarde ata que se complete a seguinte xogada.</translation>
    </message>
    <message>
        <source>It is ruled on as an illegal move.</source>
        <translation>Decídese como unha xogada ilegal.</translation>
    </message>
    <message>
        <source>The position is legal again and the game continues.</source>
        <translation>A posición volve ser legal e a partida segue.</translation>
    </message>
    <message>
        <source>The game has not ended. It continues from the last valid position.</source>
        <translation>A partida non rematou. Segue desde a última posición válida.</translation>
    </message>
    <message>
        <source>The offer is rejected and the game continues.</source>
        <translation>A oferta queda rexeitada e a partida segue.</translation>
    </message>
    <message>
        <source>There is no pending draw offer.</source>
        <translation>Non hai ningunha oferta de táboas en pé.</translation>
    </message>
    <message>
        <source>A draw offer cannot be withdrawn: it is still pending.</source>
        <translation>Unha oferta de táboas non se pode retirar: segue en pé.</translation>
    </message>
    <message>
        <source>The players may agree to correct it without the arbiter.</source>
        <translation>Os xogadores poden acordar corrixilo sen o árbitro.</translation>
    </message>
    <message>
        <source>Two faults in one move count as one illegal move.</source>
        <translation>Dúas faltas nunha xogada contan como unha soa xogada ilegal.</translation>
    </message>
    <message>
        <source>The draw offer made with the move is still pending.</source>
        <translation>A oferta de táboas feita coa xogada segue en pé.</translation>
    </message>
    <message>
        <source>An illegal move cannot end the game: the mate, stalemate or resignation is void.</source>
        <translation>Unha xogada ilegal non pode rematar a partida: o mate, o afogado ou o abandono non valen.</translation>
    </message>
    <message>
        <source>The claim was made before the flag fell and is dealt with first.</source>
        <translation>A reclamación fíxose antes da caída da bandeira e resólvese primeiro.</translation>
    </message>
    <message>
        <source>Each player has made an illegal move, and both count.</source>
        <translation>Cada xogador fixo unha xogada ilegal e contan as dúas.</translation>
    </message>
    <message>
        <source>The claim is also a draw offer, which the opponent may still accept.</source>
        <translation>A reclamación é tamén unha oferta de táboas que o rival aínda pode aceptar.</translation>
    </message>
    <message>
        <source>The piece was touched after the claim. If the order is disputed, the arbiter decides.</source>
        <translation>A peza tocouse despois da reclamación. Se a orde está en disputa, decide o árbitro.</translation>
    </message>
    <message>
        <source>A claim cannot be withdrawn (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Unha reclamación non se pode retirar (%1).</translation>
    </message>
    <message>
        <source>A claim under %1 would be correct. The player may make it.</source>
        <translation>Unha reclamación segundo %1 sería correcta. O xogador pode facela.</translation>
    </message>
    <message>
        <source>It may distract the opponent (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Pode distraer o rival (%1).</translation>
    </message>
    <message>
        <source>A draw offer cannot have conditions attached.</source>
        <translation>Unha oferta de táboas non pode levar condicións.</translation>
    </message>
    <message>
        <source>The player&apos;s earlier offer is still pending.</source>
        <translation>A oferta anterior do xogador segue en pé.</translation>
    </message>
    <message>
        <source>A flag is down that nobody has claimed or observed: the draw stands.</source>
        <translation>Hai unha bandeira caída que ninguén reclamou nin observou: as táboas valen.</translation>
    </message>
    <message>
        <source>What the arbiter has observed takes precedence over what the players say.</source>
        <translation>O que observou o árbitro prevalece sobre o que din os xogadores.</translation>
    </message>
    <message>
        <source>Was there a reason to press the clock without a move?</source>
        <translation>Había un motivo para premer o reloxo sen facer unha xogada?</translation>
    </message>
    <message>
        <source>Does the player accept the opponent&apos;s offer?</source>
        <translation>Acepta o xogador a oferta do rival?</translation>
    </message>
    <message>
        <source>What did both players mean?</source>
        <translation>Que querían dicir os dous xogadores?</translation>
    </message>
    <message>
        <source>Started in error by the opponent, knocked over, or pressed because pieces were displaced.</source>
        <translation>O rival púxoo en marcha por erro, caeu, ou premeuse porque había pezas desprazadas.</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>abandonaron as brancas</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>abandonaron as negras</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>answer</comment>
        <translation>táboas</translation>
    </message>
    <message>
        <source>White claims a draw in the quickplay finish</source>
        <translation>As brancas reclaman táboas no final a caída de bandeira</translation>
    </message>
    <message>
        <source>Black claims a draw in the quickplay finish</source>
        <translation>As negras reclaman táboas no final a caída de bandeira</translation>
    </message>
    <message>
        <source>The clock is defective</source>
        <translation>O reloxo está avariado</translation>
    </message>
    <message>
        <source>The clock was set incorrectly</source>
        <translation>O reloxo estaba mal axustado</translation>
    </message>
    <message>
        <source>The arbiter stopped the clocks</source>
        <translation>O árbitro parou o reloxo</translation>
    </message>
    <message>
        <source>White stopped the clocks</source>
        <translation>As brancas pararon o reloxo</translation>
    </message>
    <message>
        <source>Black stopped the clocks</source>
        <translation>As negras pararon o reloxo</translation>
    </message>
    <message>
        <source>White&apos;s claim is based on a screen</source>
        <translation>A reclamación das brancas baséase nunha pantalla</translation>
    </message>
    <message>
        <source>Black&apos;s claim is based on a screen</source>
        <translation>A reclamación das negras baséase nunha pantalla</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet</source>
        <translation>Planilla das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet</source>
        <translation>Planilla das negras</translation>
    </message>
    <message>
        <source>The scoresheets are not up to date after a flag fall</source>
        <translation>As planillas non están ao día despois da caída da bandeira</translation>
    </message>
    <message>
        <source>White&apos;s next period begins</source>
        <translation>Comeza o seguinte período das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s next period begins</source>
        <translation>Comeza o seguinte período das negras</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>period</comment>
        <extracomment>%1 is that a period begins, %2 the time it adds.</extracomment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>the draw offer has lapsed</source>
        <translation>a oferta de táboas xa non vale</translation>
    </message>
    <message>
        <source>The decision is postponed</source>
        <translation>Aprázase a decisión</translation>
    </message>
    <message>
        <source>the clock is replaced</source>
        <translation>cámbiase o reloxo</translation>
    </message>
    <message>
        <source>Resume the clock</source>
        <translation>O reloxo continúa</translation>
    </message>
    <message>
        <source>White completes the scoresheet</source>
        <translation>As brancas completan a planilla</translation>
    </message>
    <message>
        <source>Black completes the scoresheet</source>
        <translation>As negras completan a planilla</translation>
    </message>
    <message>
        <source>%1 in their own time</source>
        <extracomment>%1 is that a player completes the scoresheet.</extracomment>
        <translation>%1 no seu propio tempo</translation>
    </message>
    <message>
        <source>the game is reconstructed on another board</source>
        <translation>a partida reconstrúese noutro taboleiro</translation>
    </message>
    <message>
        <source>The flag fall does not count.</source>
        <translation>A caída da bandeira non conta.</translation>
    </message>
    <message>
        <source>The game continues. The arbiter decides later, or after a flag fall.</source>
        <translation>A partida segue. O árbitro decide máis tarde ou despois da caída dunha bandeira.</translation>
    </message>
    <message>
        <source>The claim is rejected, and the opponent gets extra time.</source>
        <translation>A reclamación rexéitase e o rival recibe tempo adicional.</translation>
    </message>
    <message>
        <source>The request is rejected and the game continues.</source>
        <translation>A petición rexéitase e a partida segue.</translation>
    </message>
    <message>
        <source>The clocks are set to the correct times.</source>
        <translation>O reloxo ponse cos tempos correctos.</translation>
    </message>
    <message>
        <source>There was a valid reason to stop the clocks.</source>
        <translation>Había un motivo válido para parar o reloxo.</translation>
    </message>
    <message>
        <source>There was no valid reason to stop the clocks.</source>
        <translation>Non había un motivo válido para parar o reloxo.</translation>
    </message>
    <message>
        <source>The player must record the moves.</source>
        <translation>O xogador ten que anotar as xogadas.</translation>
    </message>
    <message>
        <source>The player does not have to record the moves.</source>
        <translation>O xogador non ten que anotar as xogadas.</translation>
    </message>
    <message>
        <source>The scoresheets must be brought up to date first.</source>
        <translation>Antes hai que poñer ao día as planillas.</translation>
    </message>
    <message>
        <source>Neither player was present: White loses all the time until they arrive.</source>
        <translation>Non estaba ningún xogador: as brancas perden todo o tempo ata a súa chegada.</translation>
    </message>
    <message>
        <source>A claim cannot be based on a screen alone.</source>
        <translation>Unha reclamación non se pode basear só nunha pantalla.</translation>
    </message>
    <message>
        <source>The scoresheets belong to the organiser.</source>
        <translation>As planillas pertencen á organización.</translation>
    </message>
    <message>
        <source>The decision cannot be appealed (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Contra a decisión non cabe apelación (%1).</translation>
    </message>
    <message>
        <source>The game has an increment: later editions of the Laws do not allow this claim.</source>
        <translation>A partida ten incremento: as edicións posteriores das Leis non admiten esta reclamación.</translation>
    </message>
    <message>
        <source>The claim ends the game.</source>
        <translation>A reclamación remata a partida.</translation>
    </message>
    <message>
        <source>The position or the scoresheet was not written down, or the opponent has not verified it.</source>
        <translation>Falta a posición escrita ou a planilla, ou o rival non as comprobou.</translation>
    </message>
    <message>
        <source>The player may claim a draw instead (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>En troques, o xogador pode reclamar táboas (%1).</translation>
    </message>
    <message>
        <source>The correct time is used up: the arbiter decides whether the flag has fallen.</source>
        <translation>O tempo correcto está esgotado: o árbitro decide se a bandeira caeu.</translation>
    </message>
    <message>
        <source>The scoresheets must be completed before the next move (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>Hai que completar as planillas antes da seguinte xogada (%1).</translation>
    </message>
    <message>
        <source>The next move is the first of the new period, unless there is evidence of more moves.</source>
        <translation>A seguinte xogada é a primeira do novo período, se non hai probas de máis xogadas.</translation>
    </message>
    <message>
        <source>The arbiter may also impose a penalty (%1).</source>
        <extracomment>%1 the number of an article.</extracomment>
        <translation>O árbitro pode impoñer tamén unha sanción (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show White&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Amosan as planillas %n xogada das brancas?</numerusform>
            <numerusform>Amosan as planillas as %n xogadas das brancas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do the scoresheets show Black&apos;s %n move(s)?</source>
        <translation>
            <numerusform>Amosan as planillas %n xogada das negras?</numerusform>
            <numerusform>Amosan as planillas as %n xogadas das negras?</numerusform>
        </translation>
    </message>
    <message>
        <source>Could White not win by normal means, or did White not try enough?</source>
        <translation>Non podían gañar as brancas por medios normais, ou non o intentaron dabondo?</translation>
    </message>
    <message>
        <source>Could Black not win by normal means, or did Black not try enough?</source>
        <translation>Non podían gañar as negras por medios normais, ou non o intentaron dabondo?</translation>
    </message>
    <message>
        <source>Does the opponent accept the draw?</source>
        <translation>Acepta o rival as táboas?</translation>
    </message>
    <message>
        <source>Has anything changed since the last claim?</source>
        <translation>Cambiou algo desde a última reclamación?</translation>
    </message>
    <message>
        <source>Your decision on the claim</source>
        <translation>A súa decisión sobre a reclamación</translation>
    </message>
    <message>
        <source>Was there a valid reason to stop the clocks?</source>
        <translation>Había un motivo válido para parar o reloxo?</translation>
    </message>
    <message>
        <source>Is there a complete scoresheet?</source>
        <translation>Hai algunha planilla completa?</translation>
    </message>
    <message>
        <source>Do the scoresheets show it?</source>
        <translation>Amósano as planillas?</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>claim</comment>
        <translation>aceptada</translation>
    </message>
    <message>
        <source>postponed</source>
        <comment>claim</comment>
        <translation>aprazada</translation>
    </message>
    <message>
        <source>rejected</source>
        <comment>claim</comment>
        <translation>rexeitada</translation>
    </message>
    <message>
        <source>It cannot be established: play on</source>
        <translation>Non se pode dicir: seguir xogando</translation>
    </message>
    <message>
        <source>Penalty for White</source>
        <translation>Sanción ás brancas</translation>
    </message>
    <message>
        <source>Penalty for Black</source>
        <translation>Sanción ás negras</translation>
    </message>
    <message>
        <source>White: %1</source>
        <extracomment>%1 is what the player has done, as &quot;clock pressed with the other hand&quot;.
----------
%1 is what the player has done, as &quot;Noise&quot; or &quot;Leaving the playing venue&quot;.</extracomment>
        <translation>Brancas: %1</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Negras: %1</translation>
    </message>
    <message>
        <source>The initial position was incorrect</source>
        <translation>A posición inicial era incorrecta</translation>
    </message>
    <message>
        <source>The chessboard was placed incorrectly</source>
        <translation>O taboleiro estaba mal colocado</translation>
    </message>
    <message>
        <source>The game began with colours reversed</source>
        <translation>A partida comezou coas cores cambiadas</translation>
    </message>
    <message>
        <source>Pieces have been displaced from their squares</source>
        <translation>Hai pezas desprazadas das súas casas</translation>
    </message>
    <message>
        <source>White displaced pieces</source>
        <translation>As brancas desprazaron pezas</translation>
    </message>
    <message>
        <source>Black displaced pieces</source>
        <translation>As negras desprazaron pezas</translation>
    </message>
    <message>
        <source>The signed result</source>
        <translation>O resultado asinado</translation>
    </message>
    <message>
        <source>White appeals</source>
        <translation>As brancas apelan</translation>
    </message>
    <message>
        <source>Black appeals</source>
        <translation>As negras apelan</translation>
    </message>
    <message>
        <source>White −%1</source>
        <extracomment>%1 is a time that is taken off the player&apos;s clock.</extracomment>
        <translation>Brancas −%1</translation>
    </message>
    <message>
        <source>Black −%1</source>
        <translation>Negras −%1</translation>
    </message>
    <message>
        <source>The score is %1–%2</source>
        <extracomment>The points of White and of Black, together more than a win: &quot;The score is 1–½&quot;.</extracomment>
        <translation>A puntuación é %1–%2</translation>
    </message>
    <message>
        <source>White is fined</source>
        <translation>As brancas reciben unha multa</translation>
    </message>
    <message>
        <source>Black is fined</source>
        <translation>As negras reciben unha multa</translation>
    </message>
    <message numerus="yes">
        <source>White is excluded from %n round(s)</source>
        <translation>
            <numerusform>As brancas quedan excluídas de %n rolda</numerusform>
            <numerusform>As brancas quedan excluídas de %n roldas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black is excluded from %n round(s)</source>
        <translation>
            <numerusform>As negras quedan excluídas de %n rolda</numerusform>
            <numerusform>As negras quedan excluídas de %n roldas</numerusform>
        </translation>
    </message>
    <message>
        <source>White is expelled from the event</source>
        <translation>As brancas quedan expulsadas do torneo</translation>
    </message>
    <message>
        <source>Black is expelled from the event</source>
        <translation>As negras quedan expulsadas do torneo</translation>
    </message>
    <message>
        <source>The person is expelled from the playing venue</source>
        <translation>A persoa queda expulsada do recinto de xogo</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played</source>
        <translation>Anúlase a partida e xógase unha nova</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game played with %1 each</source>
        <extracomment>%1 is the time that both clocks begin with.</extracomment>
        <translation>Anúlase a partida e xógase unha nova con %1 para cada un</translation>
    </message>
    <message>
        <source>White may not castle</source>
        <translation>As brancas non poden enrocar</translation>
    </message>
    <message>
        <source>Black may not castle</source>
        <translation>As negras non poden enrocar</translation>
    </message>
    <message>
        <source>White may not castle kingside</source>
        <translation>As brancas non poden facer o enroque curto</translation>
    </message>
    <message>
        <source>Black may not castle kingside</source>
        <translation>As negras non poden facer o enroque curto</translation>
    </message>
    <message>
        <source>White may not castle queenside</source>
        <translation>As brancas non poden facer o enroque longo</translation>
    </message>
    <message>
        <source>Black may not castle queenside</source>
        <translation>As negras non poden facer o enroque longo</translation>
    </message>
    <message>
        <source>The position is transferred to a correctly placed chessboard</source>
        <translation>A posición trasládase a un taboleiro ben colocado</translation>
    </message>
    <message>
        <source>The pairing is corrected to the colours actually played</source>
        <translation>O emparellamento corríxese segundo as cores coas que se xoga</translation>
    </message>
    <message>
        <source>White replaces the pieces on White&apos;s own time</source>
        <translation>As brancas recolocan as pezas no seu propio tempo</translation>
    </message>
    <message>
        <source>Black replaces the pieces on Black&apos;s own time</source>
        <translation>As negras recolocan as pezas no seu propio tempo</translation>
    </message>
    <message>
        <source>The last identifiable position before the irregularity is restored</source>
        <translation>Restáurase a última posición identificable antes da irregularidade</translation>
    </message>
    <message>
        <source>The decision stands</source>
        <translation>A decisión mantense</translation>
    </message>
    <message>
        <source>The decision is set aside</source>
        <translation>A decisión queda sen efecto</translation>
    </message>
    <message>
        <source>The game is cancelled, and a new game is played.</source>
        <translation>Anúlase a partida e xógase unha nova.</translation>
    </message>
    <message>
        <source>After this many moves no claim can be made. The game continues.</source>
        <translation>Despois de tantas xogadas xa non se pode reclamar. A partida segue.</translation>
    </message>
    <message>
        <source>The player replaces the pieces on their own time.</source>
        <translation>O xogador recoloca as pezas no seu propio tempo.</translation>
    </message>
    <message>
        <source>The position before the irregularity is restored. Nothing is counted against a player.</source>
        <translation>Restáurase a posición anterior á irregularidade. Non se lle conta nada a ningún xogador.</translation>
    </message>
    <message>
        <source>The usual penalty is proposed. Any other may be chosen.</source>
        <translation>Proponse a sanción habitual. Pódese escoller calquera outra.</translation>
    </message>
    <message>
        <source>There is usually no penalty. The arbiter may choose one.</source>
        <translation>Normalmente non hai sanción. O árbitro pode escoller unha.</translation>
    </message>
    <message>
        <source>The arbiter chooses the penalty.</source>
        <translation>A sanción escóllea o árbitro.</translation>
    </message>
    <message>
        <source>It counts as an illegal move: rule on it as one.</source>
        <translation>Conta como xogada ilegal: resólvase como tal.</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>Perden a partida os dous xogadores.</translation>
    </message>
    <message>
        <source>The penalty has this effect.</source>
        <translation>A sanción ten este efecto.</translation>
    </message>
    <message>
        <source>The arbiter may impose one or more of the penalties of the Laws.</source>
        <translation>O árbitro pode impoñer unha ou varias sancións das Leis.</translation>
    </message>
    <message>
        <source>The penalty changes points: the game needs a result first.</source>
        <translation>A sanción cambia puntos: antes a partida precisa un resultado.</translation>
    </message>
    <message>
        <source>The two scores may not add up to more than a win.</source>
        <translation>As dúas puntuacións non poden sumar máis ca unha vitoria.</translation>
    </message>
    <message>
        <source>It is permitted.</source>
        <translation>Está permitido.</translation>
    </message>
    <message>
        <source>A spectator: the arbiter may expel them from the playing venue.</source>
        <translation>É un espectador: o árbitro pode expulsalo do recinto de xogo.</translation>
    </message>
    <message>
        <source>The signed result stands, unless the arbiter decides otherwise.</source>
        <translation>O resultado asinado vale, salvo que o árbitro decida outra cousa.</translation>
    </message>
    <message>
        <source>The scoresheets show different results: the arbiter decides.</source>
        <translation>As planillas amosan resultados distintos: decide o árbitro.</translation>
    </message>
    <message>
        <source>The appeal must be decided.</source>
        <translation>Hai que resolver a apelación.</translation>
    </message>
    <message>
        <source>The appeal is upheld: enter the new decision.</source>
        <translation>A apelación estímase: introduza a nova decisión.</translation>
    </message>
    <message>
        <source>The appeal is dismissed.</source>
        <translation>A apelación desestímase.</translation>
    </message>
    <message>
        <source>There is no appeal against this decision.</source>
        <translation>Contra esta decisión non se pode apelar.</translation>
    </message>
    <message>
        <source>The arbiter may start the new game with less time.</source>
        <translation>O árbitro pode dar menos tempo para a nova partida.</translation>
    </message>
    <message>
        <source>A king that was misplaced may not castle; with a rook that was misplaced there is no castling.</source>
        <translation>Un rei mal colocado non pode enrocar; cunha torre mal colocada non se pode enrocar.</translation>
    </message>
    <message>
        <source>Set the times to the best of your judgement.</source>
        <translation>Poña os tempos segundo o seu mellor criterio.</translation>
    </message>
    <message>
        <source>No time is left: rule on the flag.</source>
        <translation>Non queda tempo: resolva sobre a bandeira.</translation>
    </message>
    <message>
        <source>The game cannot be rated with this score.</source>
        <translation>Con esta puntuación a partida non conta para o Elo.</translation>
    </message>
    <message>
        <source>The pairing rules say what becomes of the player&apos;s other games.</source>
        <translation>As regras de emparellamento din que pasa coas outras partidas do xogador.</translation>
    </message>
    <message>
        <source>Only if it was announced in advance.</source>
        <translation>Só se se anunciou con antelación.</translation>
    </message>
    <message>
        <source>The opponent may press the clock back: it is not a press without a move.</source>
        <translation>O rival pode premer o reloxo de volta: non é unha pulsación sen xogada.</translation>
    </message>
    <message>
        <source>The player may appeal even after signing the scoresheet.</source>
        <translation>O xogador pode apelar mesmo despois de asinar a planilla.</translation>
    </message>
    <message>
        <source>What was decided on the appeal?</source>
        <translation>Que se decidiu sobre a apelación?</translation>
    </message>
    <message>
        <source>upheld</source>
        <comment>appeal</comment>
        <translation>estimada</translation>
    </message>
    <message>
        <source>dismissed</source>
        <comment>appeal</comment>
        <translation>desestimada</translation>
    </message>
    <message>
        <source>White did not press the clock</source>
        <translation>As brancas non premeron o reloxo</translation>
    </message>
    <message>
        <source>Black did not press the clock</source>
        <translation>As negras non premeron o reloxo</translation>
    </message>
    <message>
        <source>The player may still press the clock, even after the opponent&apos;s reply.</source>
        <translation>O xogador aínda pode premer o reloxo, mesmo despois da resposta do rival.</translation>
    </message>
    <message>
        <source>The player has made the next move: the previous move counts as completed.</source>
        <translation>O xogador fixo a seguinte xogada: a anterior considérase completada.</translation>
    </message>
    <message numerus="yes">
        <source>Has each player made at least %n move(s)?</source>
        <translation>
            <numerusform>Fixo cada xogador polo menos %n xogada?</numerusform>
            <numerusform>Fixo cada xogador polo menos %n xogadas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule on what the clocks were stopped for before play is resumed.</source>
        <translation>Antes de retomar a partida decida sobre o motivo polo que se detiveron os reloxos.</translation>
    </message>
    <message>
        <source>A second game was played by mistake</source>
        <translation>Xogouse unha segunda partida por erro</translation>
    </message>
    <message>
        <source>The piece was released there: the move has been made and cannot be changed.</source>
        <translation>A peza soltouse nesa casa: a xogada está feita e non se pode cambiar.</translation>
    </message>
    <message>
        <source>Touch-move applies to the move that replaces it.</source>
        <translation>Para a xogada que a substitúe vale a regra de peza tocada.</translation>
    </message>
    <message>
        <source>Once written, the intended move cannot be changed.</source>
        <translation>Unha vez anotada, a xogada prevista non se pode cambiar.</translation>
    </message>
    <message>
        <source>White: illegal move, not completed</source>
        <translation>Brancas: xogada ilegal, sen completar</translation>
    </message>
    <message>
        <source>Black: illegal move, not completed</source>
        <translation>Negras: xogada ilegal, sen completar</translation>
    </message>
    <message>
        <source>No flag is down</source>
        <translation>Non hai ningunha bandeira caída</translation>
    </message>
    <message>
        <source>The session ends and the game is adjourned</source>
        <translation>Remata a sesión e aprázase a partida</translation>
    </message>
    <message>
        <source>White adjourns the game before the end of the session</source>
        <translation>As brancas aprazan a partida antes do fin da sesión</translation>
    </message>
    <message>
        <source>Black adjourns the game before the end of the session</source>
        <translation>As negras aprazan a partida antes do fin da sesión</translation>
    </message>
    <message>
        <source>White wants to change the sealed move</source>
        <translation>As brancas queren cambiar a xogada secreta</translation>
    </message>
    <message>
        <source>Black wants to change the sealed move</source>
        <translation>As negras queren cambiar a xogada secreta</translation>
    </message>
    <message>
        <source>Reported before the adjourned game is resumed</source>
        <translation>Comunicado antes da continuación da partida aprazada</translation>
    </message>
    <message>
        <source>The adjourned game is to be resumed</source>
        <translation>Debe continuar a partida aprazada</translation>
    </message>
    <message>
        <source>White&apos;s sealed move</source>
        <translation>Xogada secreta das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move</source>
        <translation>Xogada secreta das negras</translation>
    </message>
    <message>
        <source>The envelope with White&apos;s sealed move is missing</source>
        <translation>Falta o sobre coa xogada secreta das brancas</translation>
    </message>
    <message>
        <source>The envelope with Black&apos;s sealed move is missing</source>
        <translation>Falta o sobre coa xogada secreta das negras</translation>
    </message>
    <message>
        <source>The times of the adjourned game were indicated incorrectly</source>
        <translation>Os tempos da partida aprazada indicáronse mal</translation>
    </message>
    <message>
        <source>White seals a move and then stops the clock</source>
        <translation>As brancas selan unha xogada e despois deteñen o reloxo</translation>
    </message>
    <message>
        <source>Black seals a move and then stops the clock</source>
        <translation>As negras selan unha xogada e despois deteñen o reloxo</translation>
    </message>
    <message>
        <source>White must seal %1</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>As brancas deben selar %1</translation>
    </message>
    <message>
        <source>Black must seal %1</source>
        <translation>As negras deben selar %1</translation>
    </message>
    <message>
        <source>The envelope stays closed</source>
        <translation>O sobre queda pechado</translation>
    </message>
    <message>
        <source>The envelope is opened</source>
        <translation>Ábrese o sobre</translation>
    </message>
    <message>
        <source>White&apos;s sealed move is made on the board</source>
        <translation>A xogada secreta das brancas faise no taboleiro</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move is made on the board</source>
        <translation>A xogada secreta das negras faise no taboleiro</translation>
    </message>
    <message>
        <source>White&apos;s sealed move %1 is made on the board</source>
        <extracomment>%1 is a move in English notation.</extracomment>
        <translation>A xogada secreta das brancas, %1, faise no taboleiro</translation>
    </message>
    <message>
        <source>Black&apos;s sealed move %1 is made on the board</source>
        <translation>A xogada secreta das negras, %1, faise no taboleiro</translation>
    </message>
    <message>
        <source>White seals the reply and stops the clock</source>
        <translation>As brancas selan a resposta e deteñen o reloxo</translation>
    </message>
    <message>
        <source>Black seals the reply and stops the clock</source>
        <translation>As negras selan a resposta e deteñen o reloxo</translation>
    </message>
    <message>
        <source>White&apos;s clock is started</source>
        <translation>Ponse en marcha o reloxo das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s clock is started</source>
        <translation>Ponse en marcha o reloxo das negras</translation>
    </message>
    <message>
        <source>The player having the move must seal it and only then stop the clock.</source>
        <translation>O xogador que ten a quenda debe selar a xogada e só despois deter o reloxo.</translation>
    </message>
    <message>
        <source>The rest of the session is charged to the player who adjourns the game.</source>
        <translation>O resto da sesión descóntaselle ao xogador que apraza a partida.</translation>
    </message>
    <message>
        <source>The move was made on the board: the player must seal this move.</source>
        <translation>A xogada fíxose no taboleiro: o xogador debe selar esa xogada.</translation>
    </message>
    <message>
        <source>The game is not adjourned until the claim has been decided.</source>
        <translation>A partida non se apraza ata que se resolva a reclamación.</translation>
    </message>
    <message>
        <source>The sealed move is made on the board, and the opponent&apos;s clock runs.</source>
        <translation>A xogada secreta faise no taboleiro e corre o reloxo do rival.</translation>
    </message>
    <message>
        <source>The player who has to reply is absent: the clock runs, and the envelope stays closed.</source>
        <translation>O xogador que debe responder está ausente: o seu reloxo corre e o sobre queda pechado.</translation>
    </message>
    <message>
        <source>The reply is sealed as well. Its envelope is opened when the opponent arrives.</source>
        <translation>A resposta tamén está selada. O seu sobre ábrese cando chegue o rival.</translation>
    </message>
    <message>
        <source>A player who arrives too late for the resumption loses.</source>
        <translation>Quen chega demasiado tarde á continuación perde.</translation>
    </message>
    <message>
        <source>The game continues from the adjourned position. The player makes the move that they say was sealed.</source>
        <translation>A partida continúa desde a posición aprazada. O xogador fai a xogada que declara ter selado.</translation>
    </message>
    <message>
        <source>The player has already made a move: the times are not corrected.</source>
        <translation>O xogador xa fixo unha xogada: os tempos non se corrixen.</translation>
    </message>
    <message>
        <source>The pending draw offer is written on the envelope.</source>
        <translation>A oferta de táboas pendente anótase no sobre.</translation>
    </message>
    <message>
        <source>The opponent is absent: the player may seal the reply instead of making it.</source>
        <translation>O rival está ausente: o xogador pode selar a resposta en vez de facela.</translation>
    </message>
    <message>
        <source>The envelope is opened in the presence of a witness.</source>
        <translation>O sobre ábrese en presenza dunha testemuña.</translation>
    </message>
    <message>
        <source>What is the sealed move?</source>
        <translation>Como é a xogada secreta?</translation>
    </message>
    <message>
        <source>Does the sealed move end the game?</source>
        <translation>Remata a partida a xogada secreta?</translation>
    </message>
    <message>
        <source>Would the consequences be too severe?</source>
        <translation>Serían demasiado severas as consecuencias?</translation>
    </message>
    <message>
        <source>legal and clear</source>
        <comment>sealed move</comment>
        <translation>legal e clara</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <comment>sealed move</comment>
        <translation>ambigua</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>sealed move</comment>
        <translation>falta ou é ilexible</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>sealed move</comment>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>sealed move</comment>
        <translation>xaque mate</translation>
    </message>
    <message>
        <source>The envelope has another move than the one that the player made on the board after being told to seal.</source>
        <translation>No sobre hai outra xogada distinta da que o xogador fixo no taboleiro despois da orde de selar.</translation>
    </message>
    <message>
        <source>Cancel the flag fall</source>
        <translation>Anular a caída da bandeira</translation>
    </message>
    <message>
        <source>The player has too much time left for it.</source>
        <translation>Ao xogador quédalle demasiado tempo para iso.</translation>
    </message>
    <message>
        <source>It is not the last period of the game.</source>
        <translation>Non é o último período da partida.</translation>
    </message>
    <message>
        <source>Only the player who has the move may ask for it.</source>
        <translation>Só pode pedilo o xogador que ten a quenda.</translation>
    </message>
    <message>
        <source>Electronic device in White&apos;s bag</source>
        <translation>Aparello electrónico na bolsa das brancas</translation>
    </message>
    <message>
        <source>Electronic device in Black&apos;s bag</source>
        <translation>Aparello electrónico na bolsa das negras</translation>
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
            <numerusform>cada xogador fixo polo menos %n xogada</numerusform>
            <numerusform>cada xogador fixo polo menos %n xogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not yet %n move(s) made by each player</source>
        <translation>
            <numerusform>aínda non se fixo %n xogada por cada lado</numerusform>
            <numerusform>aínda non se fixeron %n xogadas por cada lado</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule would suffer</source>
        <translation>o horario resentiríase</translation>
    </message>
    <message>
        <source>the schedule would not suffer</source>
        <translation>o horario non se resentiría</translation>
    </message>
    <message>
        <source>something has changed since</source>
        <translation>algo cambiou desde entón</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>nada cambiou desde entón</translation>
    </message>
    <message>
        <source>The adjourned position is set up</source>
        <translation>Colócase a posición aprazada</translation>
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
        <translation>As brancas deben xogar %1</translation>
    </message>
    <message>
        <source>Black must play %1</source>
        <translation>As negras deben xogar %1</translation>
    </message>
    <message>
        <source>What the Laws provide depends on the answer.</source>
        <translation>O que dispoñen as Leis depende da resposta.</translation>
    </message>
    <message>
        <source>The game is adjourned once White has stopped the clock</source>
        <translation>A partida aprázase en canto as brancas paran o reloxo</translation>
    </message>
    <message>
        <source>The game is adjourned once Black has stopped the clock</source>
        <translation>A partida aprázase en canto as negras paran o reloxo</translation>
    </message>
</context>
<context>
    <name>RulingsKeys</name>
    <message>
        <source>case file of the ruling</source>
        <translation>expediente da decisión</translation>
    </message>
    <message>
        <source>case file</source>
        <translation>expediente</translation>
    </message>
    <message>
        <source>go to the board in the hall</source>
        <translation>ir ao taboleiro na sala</translation>
    </message>
    <message>
        <source>to the board</source>
        <translation>ao taboleiro</translation>
    </message>
    <message>
        <source>undo the ruling, if it is the last action</source>
        <translation>desfacer a decisión, se é a última acción</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfacer</translation>
    </message>
    <message>
        <source>print what is shown: the rulings, or the register</source>
        <translation>imprimir o que se ve: as decisións ou o rexistro</translation>
    </message>
    <message>
        <source>print</source>
        <translation>imprimir</translation>
    </message>
    <message>
        <source>rulings, or the register of offences</source>
        <translation>decisións ou rexistro de infraccións</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>decisións</translation>
    </message>
    <message>
        <source>register of offences</source>
        <translation>rexistro de infraccións</translation>
    </message>
    <message>
        <source>find by player, board, article or words</source>
        <translation>buscar por xogador, taboleiro, artigo ou palabras</translation>
    </message>
    <message>
        <source>find</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>attach a file to the ruling: a picture, PDF or text</source>
        <translation>anexar un ficheiro á decisión: unha imaxe, PDF ou texto</translation>
    </message>
    <message>
        <source>attach a file</source>
        <translation>anexar un ficheiro</translation>
    </message>
    <message>
        <source>next attached file</source>
        <translation>seguinte ficheiro anexado</translation>
    </message>
    <message>
        <source>save a copy of the attached file</source>
        <translation>gardar unha copia do ficheiro anexado</translation>
    </message>
    <message>
        <source>remove the attached file from the ruling</source>
        <translation>retirar da decisión o ficheiro anexado</translation>
    </message>
    <message>
        <source>appeal against the ruling: lodge it, decide it, carry it out</source>
        <translation>apelación contra a decisión: presentala, resolvela, executala</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>apelación</translation>
    </message>
    <message>
        <source>clear what is looked for; back from the register</source>
        <translation>borrar a busca; volver do rexistro</translation>
    </message>
    <message>
        <source>withdraw the ruling, whatever came after it</source>
        <translation>revogar a decisión, viñese o que viñese despois</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>revogar</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Register of offences</source>
        <translation>Rexistro de infraccións</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisións</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Find by player, board, article or words</source>
        <translation>Buscar por xogador, taboleiro, artigo ou palabras</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rolda</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Non se atopou nada</translation>
    </message>
    <message>
        <source>No offence has been recorded</source>
        <translation>Non hai infraccións rexistradas</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Aínda non hai decisións</translation>
    </message>
    <message>
        <source>Warnings, illegal moves, forfeits by the default time and other offences are listed here by player.</source>
        <translation>As advertencias, as xogadas ilegais, as incomparecencias polo tempo de espera e outras infraccións lístanse aquí por xogador.</translation>
    </message>
    <message>
        <source>Every ruling is kept here with what was known, what was asked and what was decided.</source>
        <translation>Aquí gárdase cada decisión co que se sabía, o que se preguntou e o que se decidiu.</translation>
    </message>
    <message>
        <source>Attach a file…</source>
        <translation>Anexar un ficheiro…</translation>
    </message>
    <message>
        <source>Appeal…</source>
        <translation>Apelación…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Revogar…</translation>
    </message>
    <message>
        <source>Find by player</source>
        <translation>Buscar por xogador</translation>
    </message>
</context>
<context>
    <name>RulingsPapers</name>
    <message>
        <source>Record of rulings</source>
        <translation>Rexistro de decisións</translation>
    </message>
    <message>
        <source>rulings</source>
        <comment>file</comment>
        <translation>decisións</translation>
    </message>
    <message>
        <source>There is no ruling.</source>
        <translation>Non hai ningunha decisión.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Taboleiro</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Ruling on</source>
        <translation>Asunto</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Register of offences</source>
        <translation>Rexistro de infraccións</translation>
    </message>
    <message>
        <source>offences</source>
        <comment>file</comment>
        <translation>infraccións</translation>
    </message>
    <message>
        <source>No offence has been recorded.</source>
        <translation>Non hai infraccións rexistradas.</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Sanción</translation>
    </message>
    <message>
        <source>Boards are written as round.board. Rulings that were undone or withdrawn are crossed out.</source>
        <translation>Os taboleiros escríbense como rolda.taboleiro. As decisións desfeitas e as revogadas van riscadas.</translation>
    </message>
</context>
<context>
    <name>RulingsText</name>
    <message>
        <source>own decision</source>
        <translation>decisión propia</translation>
    </message>
    <message>
        <source>Illegal move no. %1</source>
        <translation>Xogada ilegal n.º %1</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Xogada ilegal</translation>
    </message>
    <message>
        <source>Late: the default time had expired</source>
        <translation>Atraso: o tempo de espera rematara</translation>
    </message>
    <message>
        <source>Electronic device</source>
        <translation>Dispositivo electrónico</translation>
    </message>
    <message>
        <source>Another offence</source>
        <translation>Outra infracción</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sen sanción</translation>
    </message>
    <message>
        <source>no penalty is usual</source>
        <translation>non é habitual ningunha sanción</translation>
    </message>
    <message>
        <source>the arbiter chooses</source>
        <translation>elixe o árbitro</translation>
    </message>
    <message>
        <source>%1 again: %2</source>
        <extracomment>What is usual when a player does it again: %1 the offence, %2 the penalty.</extracomment>
        <translation>%1 outra vez: %2</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <comment>appeals</comment>
        <translation>Árbitro principal</translation>
    </message>
    <message>
        <source>Appeals committee</source>
        <translation>Comité de apelación</translation>
    </message>
    <message>
        <source>There is no appeal against this ruling (Laws %1).</source>
        <translation>Contra esta decisión non cabe apelación (Leis %1).</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter. The event has announced no time limit.</source>
        <translation>As apelacións van ao árbitro principal. Non se anunciou ningún prazo.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee. The event has announced no time limit.</source>
        <translation>As apelacións van ao comité de apelación. Non se anunciou ningún prazo.</translation>
    </message>
    <message>
        <source>Appeals go to the chief arbiter, until %1.</source>
        <extracomment>%1 a day and a time.</extracomment>
        <translation>As apelacións van ao árbitro principal, ata %1.</translation>
    </message>
    <message>
        <source>Appeals go to the appeals committee, until %1.</source>
        <translation>As apelacións van ao comité de apelación, ata %1.</translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the chief arbiter, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>As apelacións van ao árbitro principal, ata %n minuto despois do final da rolda.</numerusform>
            <numerusform>As apelacións van ao árbitro principal, ata %n minutos despois do final da rolda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Appeals go to the appeals committee, until %n minute(s) after the end of the round.</source>
        <translation>
            <numerusform>As apelacións van ao comité de apelación, ata %n minuto despois do final da rolda.</numerusform>
            <numerusform>As apelacións van ao comité de apelación, ata %n minutos despois do final da rolda.</numerusform>
        </translation>
    </message>
    <message>
        <source>undone</source>
        <translation>desfeita</translation>
    </message>
    <message>
        <source>withdrawn on %1: %2</source>
        <extracomment>Of a ruling: %1 a day and a time, %2 the arbiter&apos;s reason.</extracomment>
        <translation>revogada o %1: %2</translation>
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
    <message>
        <source>Web pages</source>
        <translation>Páxinas web</translation>
    </message>
</context>
<context>
    <name>SealedField</name>
    <message>
        <source>not typed yet</source>
        <translation>sen escribir aínda</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>escrito</translation>
    </message>
</context>
<context>
    <name>SealingDialog</name>
    <message>
        <source>Your move</source>
        <translation>A súa xogada</translation>
    </message>
    <message>
        <source>The same move again</source>
        <translation>A mesma xogada outra vez</translation>
    </message>
    <message>
        <source>Opening key</source>
        <translation>Chave de apertura</translation>
    </message>
    <message>
        <source>Opening key of the arbiter</source>
        <translation>Chave de apertura do árbitro</translation>
    </message>
    <message>
        <source>Opening key of the organiser</source>
        <translation>Chave de apertura do organizador</translation>
    </message>
    <message>
        <source>Fingerprint for the envelope: %1</source>
        <translation>Pegada para o sobre: %1</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Selar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the slips with the keys</source>
        <translation>Gardar as papeletas coas chaves</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Ficheiros PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print the slips</source>
        <translation>Imprimir as papeletas</translation>
    </message>
    <message>
        <source>Save the slips as PDF</source>
        <translation>Gardar as papeletas como PDF</translation>
    </message>
    <message>
        <source>The move is sealed. The keys are shown only now and are kept nowhere: print them, save them, or copy each one by hand. Without them nobody can open the move.</source>
        <translation>A xogada está selada. As chaves móstranse só agora e non se gardan en ningures: imprímaas, gárdeas ou copie cada unha á man. Sen elas ninguén pode abrir a xogada.</translation>
    </message>
    <message>
        <source>Neither the clock nor the record shows it.</source>
        <translation>Nin o reloxo nin a anotación o amosan.</translation>
    </message>
    <message>
        <source>The keys were neither printed nor saved. If every one is copied by hand, confirm it once more.</source>
        <translation>As chaves nin se imprimiron nin se gardaron. Se cada unha está copiada á man, confírmeo outra vez.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>The keys are kept safe</source>
        <translation>As chaves están gardadas</translation>
    </message>
    <message>
        <source>Save the slip with the key</source>
        <translation>Gardar a papeleta coa chave</translation>
    </message>
    <message>
        <source>The move is sealed. The key is shown only now and is kept nowhere: print it, save it, or copy it by hand. Without it nobody can open the move.</source>
        <translation>A xogada está selada. A chave só se mostra agora e non se garda en ningures: imprímaa, gárdea ou cópiea á man. Sen ela ninguén pode abrir a xogada.</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Imprimir a papeleta</translation>
    </message>
    <message>
        <source>Save the slip as PDF</source>
        <translation>Gardar a papeleta como PDF</translation>
    </message>
    <message>
        <source>The key was neither printed nor saved. If it is copied by hand, confirm it once more.</source>
        <translation>A chave nin se imprimiu nin se gardou. Se está copiada á man, confírmeo outra vez.</translation>
    </message>
    <message>
        <source>The key is kept safe</source>
        <translation>A chave está a salvo</translation>
    </message>
    <message>
        <source>For the player alone. Type the move as on a scoresheet, twice; nothing of it is shown. Sealing it stops your clock; afterwards it cannot be changed.</source>
        <translation>Só para o xogador. Escriba a xogada dúas veces como na planilla; non se mostra nada dela. Ao selala párase o seu reloxo; despois xa non se pode cambiar.</translation>
    </message>
</context>
<context>
    <name>SetBackText</name>
    <message>
        <source>reverse “%1”</source>
        <extracomment>%1 what was set on a clock, as part of a sentence: &quot;set White&apos;s time to 0:12:10&quot;.</extracomment>
        <translation>desfaga «%1»</translation>
    </message>
    <message>
        <source>Now by hand on the clock on the table: %1.</source>
        <extracomment>%1 what is to be done to the clock on the table, as part of a sentence: &quot;take 2:00 from Black&apos;s time&quot;.</extracomment>
        <translation>Agora á man no reloxo da mesa: %1.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Clear the board</source>
        <translation>Baleirar o taboleiro</translation>
    </message>
    <message>
        <source>Initial position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>FEN from the clipboard</source>
        <translation>FEN do portapapeis</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Quenda</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>May still castle</source>
        <translation>Aínda pode enrocar</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Brancas 0-0</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Brancas 0-0-0</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Negras 0-0</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Negras 0-0-0</translation>
    </message>
    <message>
        <source>En passant square</source>
        <translation>Un peón acaba de pasar por</translation>
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
        <source>Text size</source>
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
        <source>Keys for results, as in the program</source>
        <translation>Teclas dos resultados, coma no programa</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Round, board</source>
        <translation>Rolda, taboleiro</translation>
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
    <message>
        <source>Laws of Chess</source>
        <translation>Leis do xadrez</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sen rematar</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <translation>Leis %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <translation>Sinatura das brancas</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <translation>Sinatura das negras</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>What happened at the board</source>
        <translation>O que pasou no taboleiro</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>What White wrote</source>
        <translation>O que escribiron as brancas</translation>
    </message>
    <message>
        <source>What Black wrote</source>
        <translation>O que escribiron as negras</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de xogo</translation>
    </message>
    <message>
        <source>No moves have been recorded.</source>
        <translation>Non hai xogadas anotadas.</translation>
    </message>
    <message>
        <source>Notes to the moves</source>
        <translation>Xunto ás xogadas</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Comezo</translation>
    </message>
    <message>
        <source>≠ differs from the game record.</source>
        <translation>≠ marca unha xogada distinta da anotación.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>%1 is an event or another database. Choose another name.</source>
        <translation>%1 é un torneo ou outra base de datos. Escolla outro nome.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>O ficheiro %1 non se pode escribir: %2</translation>
    </message>
</context>
<context>
    <name>SheetTick</name>
    <message>
        <source>White&apos;s scoresheet collected</source>
        <translation>planilla das brancas recollida</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet collected</source>
        <translation>planilla das negras recollida</translation>
    </message>
    <message>
        <source>White&apos;s scoresheet not collected</source>
        <translation>Planilla das brancas sen recoller</translation>
    </message>
    <message>
        <source>Black&apos;s scoresheet not collected</source>
        <translation>Planilla das negras sen recoller</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound on this computer when a flag falls</source>
        <translation>Un ton nesta mesa cando cae unha bandeira</translation>
    </message>
    <message>
        <source>For every board of the round. Silent where only a player may claim a flag fall.</source>
        <translation>Para cada taboleiro da rolda. En silencio onde só un xogador pode reclamar a bandeira.</translation>
    </message>
    <message>
        <source>Sound of the full-screen clock</source>
        <translation>O reloxo a pantalla completa soa</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>As chess clocks do</source>
        <translation>Coma os reloxos de xadrez</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move, and are silent otherwise. They beep ten seconds before a time ends and in its last five seconds.</source>
        <translation>Os reloxos de xadrez soan en byo-yomi, prórroga canadense, reloxo de area, gong e tempo por xogada; noutros ritmos calan. Pitan dez segundos antes de rematar un tempo e nos seus últimos cinco segundos.</translation>
    </message>
    <message>
        <source>Sound when a typed result is not entered</source>
        <translation>Son cando un resultado teclado non se anota</translation>
    </message>
    <message>
        <source>Also when a result typed again differs. It is seen on the page, too.</source>
        <translation>Tamén cando un resultado teclado de novo difire. Vese tamén na páxina.</translation>
    </message>
    <message>
        <source>Sound when a board calls the arbiter</source>
        <translation>Son cando un taboleiro chama o árbitro</translation>
    </message>
    <message>
        <source>The call stands on the tile, above the page and in the list of the hall, too.</source>
        <translation>A chamada está tamén no cadro, sobre a páxina e na lista da sala.</translation>
    </message>
</context>
<context>
    <name>SpokenFace</name>
    <message>
        <source>The clock has not been started.</source>
        <translation>O reloxo non está en marcha aínda.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <translation>Xogada %1.</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <comment>length of time</comment>
        <translation>Brancas: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>length of time</comment>
        <translation>Negras: %1.</translation>
    </message>
    <message>
        <source>%1 overtime</source>
        <translation>%1 por riba do tempo</translation>
    </message>
</context>
<context>
    <name>SquaresText</name>
    <message>
        <source>%1: no piece</source>
        <extracomment>%1 a square of the chessboard.</extracomment>
        <translation>%1: ningunha peza</translation>
    </message>
</context>
<context>
    <name>StandingsKeys</name>
    <message>
        <source>copy the standings, for a spreadsheet or a letter</source>
        <translation>copiar a clasificación, para unha folla de cálculo ou unha carta</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copiar</translation>
    </message>
    <message>
        <source>why the player has this rank: games, opponents, tie-breaks round by round</source>
        <translation>por que o xogador ten este posto: partidas, rivais, desempates rolda a rolda</translation>
    </message>
    <message>
        <source>why this rank</source>
        <translation>por que este posto</translation>
    </message>
    <message>
        <source>standings after an earlier or a later round</source>
        <translation>clasificación tras unha rolda anterior ou posterior</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rolda</translation>
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
        <source>Players are listed here by points and tie-breaks as soon as they are added and results are entered.</source>
        <translation>Os xogadores aparecen aquí por puntos e desempates en canto estean inscritos e cheguen resultados.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Why this rank?</source>
        <translation>Por que este posto?</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>Rolda anterior</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Rolda posterior</translation>
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
        <translation>Aínda non hai ningunha rolda emparellada</translation>
    </message>
    <message>
        <source>Final, after round %1</source>
        <extracomment>Of the standings: %1 the number of the last round.</extracomment>
        <translation>Final, tras a rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>Provisional, after round %1 · %n game(s) unfinished</source>
        <extracomment>Of the standings: %1 the number of a round, %n games without a result.</extracomment>
        <translation>
            <numerusform>Provisional, tras a rolda %1 · %n partida sen rematar</numerusform>
            <numerusform>Provisional, tras a rolda %1 · %n partidas sen rematar</numerusform>
        </translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Tras a rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n result(s) to come</source>
        <extracomment>%1 the number of a round that is being played.</extracomment>
        <translation>
            <numerusform>Rolda %1: falta %n resultado</numerusform>
            <numerusform>Rolda %1: faltan %n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>An unfinished game gives no points yet; in the pairing and in the interim report it counts as a draw.</source>
        <translation>Unha partida sen rematar aínda non dá puntos; no emparellamento e no informe provisional conta como táboas.</translation>
    </message>
</context>
<context>
    <name>StartKeys</name>
    <message>
        <source>open the event</source>
        <translation>abrir o torneo</translation>
    </message>
    <message>
        <source>remove the event from the list; its file is kept</source>
        <translation>quitar o torneo da lista; o ficheiro queda</translation>
    </message>
    <message>
        <source>a new event with the regulations of the chosen one</source>
        <translation>un novo torneo coas bases do escollido</translation>
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
        <source>Name it, choose the time control and the system, then add the players.</source>
        <translation>Déalle nome, escolla o ritmo de xogo e o sistema, e inscriba os xogadores.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>Continue where you stopped. An event is one file: close it before you copy it, or save a copy from the palette (Ctrl+K).</source>
        <translation>Siga onde o deixou. Un torneo é un só ficheiro: pécheo antes de copialo, ou garde unha copia desde a paleta (Ctrl+K).</translation>
    </message>
    <message>
        <source>Import a TRF file</source>
        <translation>Importar un ficheiro TRF</translation>
    </message>
    <message>
        <source>Import players and rounds from a tournament report file (TRF). You see every note before anything is saved.</source>
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
        <source>Or type the path of the event or report file</source>
        <translation>Ou escriba onde está o ficheiro do torneo ou do informe</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>É posible o mate?</translation>
    </message>
    <message>
        <source>Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.</source>
        <translation>Coloque unha posición: a resposta para ambos os xogadores, coas xogadas ata o mate ou a razón de que non o haxa.</translation>
    </message>
</context>
<context>
    <name>TableClockStrip</name>
    <message>
        <source>Clock on board %1: what is written on it</source>
        <translation>Reloxo do taboleiro %1: que pon nel</translation>
    </message>
    <message>
        <source>What is wrong with it; nothing: leave it empty</source>
        <translation>Que avaría ten; ningunha: déixeo baleiro</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gardar</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Retiralo</translation>
    </message>
    <message>
        <source>Clocks with a fault: %1</source>
        <translation>Reloxos con avaría: %1</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>File of the event</source>
        <translation>Ficheiro do torneo</translation>
    </message>
    <message>
        <source>Every action is saved here before it is shown.</source>
        <translation>Cada acción escríbese aquí antes de amosarse.</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Noutro sitio…</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>begin a new event</source>
        <translation>comezar un torneo novo</translation>
    </message>
    <message>
        <source>Ctrl+N, fill in the form, Ctrl+Enter. Fields you leave as they are have the usual value.</source>
        <translation>Ctrl+N, encha o formulario, Ctrl+Intro. Os campos que deixe como están teñen o valor habitual.</translation>
    </message>
    <message>
        <source>use last year&apos;s event again as a template</source>
        <translation>usar o torneo do ano pasado como modelo</translation>
    </message>
    <message>
        <source>On the Start page choose the event and press C: a new event with the same regulations, without players, rounds and dates. Check the form and press Ctrl+Enter.</source>
        <translation>Na páxina Inicio escolla o torneo e prema C: un torneo novo coas mesmas bases, sen xogadores, roldas nin datas. Revise o formulario e prema Ctrl+Intro.</translation>
    </message>
    <message>
        <source>change the number of rounds or the schedule</source>
        <translation>cambiar o número de roldas ou o horario</translation>
    </message>
    <message>
        <source>Ctrl+E. The number of rounds is fixed once round 1 is paired, as FIDE asks of programs; days and hours of the rounds can be changed at any time.</source>
        <translation>Ctrl+E. O número de roldas queda fixo unha vez emparellada a rolda 1, como a FIDE lles pide aos programas; os días e as horas das roldas pódense cambiar cando sexa.</translation>
    </message>
    <message>
        <source>enter players from a spreadsheet or a mail</source>
        <translation>inscribir xogadores dunha folla de cálculo ou dun correo</translation>
    </message>
    <message>
        <source>Copy the rows there, press F2 and Ctrl+V here. Check the columns at the side and the notes below the names, then Ctrl+Enter.</source>
        <translation>Copie alí as filas, prema aquí F2 e Ctrl+V. Revise as columnas ao lado e as notas baixo os nomes, despois Ctrl+Intro.</translation>
    </message>
    <message>
        <source>let in a late entry</source>
        <translation>admitir unha inscrición tardía</translation>
    </message>
    <message>
        <source>F2, +, the name, Enter: the player takes part from the next round, and the form asks what the rounds before it count.</source>
        <translation>F2, +, o nome, Intro: o xogador participa desde a rolda seguinte, e o formulario pregunta que contan as anteriores.</translation>
    </message>
    <message>
        <source>give a bye for a later round</source>
        <translation>dar un descanso nunha rolda posterior</translation>
    </message>
    <message>
        <source>F2, the name, Enter, and in the field of byes write the rounds: 3, 5=0 is half a point in round 3 and nothing in round 5.</source>
        <translation>F2, o nome, Intro, e no campo dos descansos escriba as roldas: 3, 5=0 é medio punto na rolda 3 e nada na 5.</translation>
    </message>
    <message>
        <source>withdraw a player who goes home</source>
        <translation>retirar un xogador que marcha</translation>
    </message>
    <message>
        <source>F2, the name, Ctrl+D. The games already played are kept; the same key brings the player back.</source>
        <translation>F2, o nome, Ctrl+D. As partidas xogadas consérvanse; a mesma tecla devolve o xogador.</translation>
    </message>
    <message>
        <source>find out who has not come</source>
        <translation>saber quen non chegou</translation>
    </message>
    <message>
        <source>Shift+F2, Ctrl+M shows only those who are missing. Ctrl+Enter gives all of them a bye or withdraws them.</source>
        <translation>Shift+F2, Ctrl+M amosa só os que faltan. Ctrl+Intro dálles a todos un descanso ou retíraos.</translation>
    </message>
    <message>
        <source>pair a round</source>
        <translation>emparellar unha rolda</translation>
    </message>
    <message>
        <source>F6, P, look it over, Ctrl+Enter. The round is saved, and the screens and web pages show it.</source>
        <translation>F6, P, reviseo, Ctrl+Intro. A rolda queda gardada, e amósana as pantallas e as páxinas web.</translation>
    </message>
    <message>
        <source>swap the colours or the players of a published round</source>
        <translation>trocar as cores ou os xogadores dunha rolda publicada</translation>
    </message>
    <message>
        <source>F6, C, then S swaps the colours of a board, Space selects two seats and X swaps them; E ends and checks. Ctrl+Z takes all of it back.</source>
        <translation>F6, C, despois S troca as cores dun taboleiro, Espazo marca dous asentos e X trócaos; E remata e comproba. Ctrl+Z desfaino todo.</translation>
    </message>
    <message>
        <source>print pairings, results and standings for the wall</source>
        <translation>imprimir emparellamentos, resultados e clasificación</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P on any page prints what belongs on the wall now. Ctrl+P shows all papers before they are printed.</source>
        <translation>Ctrl+Shift+P imprime desde calquera páxina o que vai agora no taboleiro de anuncios. Ctrl+P amosa todos os impresos antes de imprimilos.</translation>
    </message>
    <message>
        <source>start the round</source>
        <translation>iniciar a rolda</translation>
    </message>
    <message>
        <source>F3, Space: every clock of the program starts, or, where the hall has its own, the time of the round.</source>
        <translation>F3, Espazo: arrancan todos os reloxos do programa ou, onde a sala ten os seus, o tempo da rolda.</translation>
    </message>
    <message>
        <source>stop the whole hall: alarm, no light</source>
        <translation>parar toda a sala: alarma, sen luz</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space on any page. The same keys resume what was stopped.</source>
        <translation>Ctrl+Shift+Espazo en calquera páxina. As mesmas teclas continúan o que se parou.</translation>
    </message>
    <message>
        <source>find out where somebody plays</source>
        <translation>saber onde xoga alguén</translation>
    </message>
    <message>
        <source>Ctrl+K and a few letters of the name: the board stands beside it, and Enter goes there.</source>
        <translation>Ctrl+K e unhas letras do nome: ao lado está o taboleiro, e Intro vai alí.</translation>
    </message>
    <message>
        <source>answer a call from a board</source>
        <translation>atender a chamada dun taboleiro</translation>
    </message>
    <message>
        <source>A helper or the desk marks the board with C in the hall. Shift+F12 on any page goes to the oldest call; C again says that somebody has come, and so does a ruling at the board.</source>
        <translation>Un axudante ou a mesa marca o taboleiro con C na sala. Shift+F12 vai desde calquera páxina á chamada máis antiga; outro C di que alguén acudiu, e tamén unha decisión no taboleiro.</translation>
    </message>
    <message>
        <source>add time to a clock</source>
        <translation>engadir tempo a un reloxo</translation>
    </message>
    <message>
        <source>F3, the number of the board, I, and the digit of the line. What it will do and the resulting times stand there before.</source>
        <translation>F3, o número do taboleiro, I e o díxito da liña. O que fará e os tempos resultantes están alí antes.</translation>
    </message>
    <message>
        <source>rule on an illegal move, a claim or a telephone</source>
        <translation>decidir sobre unha xogada ilegal, unha reclamación ou un teléfono</translation>
    </message>
    <message>
        <source>Choose the board and press F12, type a few letters of what has happened, answer what is asked, Enter.</source>
        <translation>Escolla o taboleiro e prema F12, escriba unhas letras do que pasou, responda o que se pregunta, Intro.</translation>
    </message>
    <message>
        <source>deal with a player who is late</source>
        <translation>atender un xogador atrasado</translation>
    </message>
    <message>
        <source>F8, the number of the board and the letter of the side marks the absent player; the default time counts down. After it F enters the forfeit.</source>
        <translation>F8, o número do taboleiro e a letra da cor marcan o xogador ausente; o tempo de espera vai descontando. Despois, F rexistra a incomparecencia.</translation>
    </message>
    <message>
        <source>enter results quickly</source>
        <translation>introducir resultados con rapidez</translation>
    </message>
    <message>
        <source>F4, then one key for each board: 1 for White, 0 for Black, = for a draw. M goes to the next missing one, B takes slips in any order.</source>
        <translation>F4, despois unha tecla por taboleiro: 1 brancas, 0 negras, = táboas. M vai ao seguinte que falta, B recolle papeletas en calquera orde.</translation>
    </message>
    <message>
        <source>correct a wrong result of an earlier round</source>
        <translation>corrixir un resultado erróneo dunha rolda anterior</translation>
    </message>
    <message>
        <source>F4, Shift+Left to the round, the board, the right result. The program says which pairings were made with the wrong one and how the standings change before you confirm.</source>
        <translation>F4, Shift+← ata a rolda, o taboleiro, o resultado bo. Antes de confirmar, o programa di que emparellamentos se fixeron co erróneo e como cambia a clasificación.</translation>
    </message>
    <message>
        <source>adjourn a game and seal the move</source>
        <translation>aprazar unha partida e selar a xogada</translation>
    </message>
    <message>
        <source>Shift+F9, choose the game, C tells the player to seal, S stops the clock when it is done, K says who keeps the envelope.</source>
        <translation>Shift+F9, escolla a partida, C pídelle ao xogador que sele, S para o reloxo cando estea feito, K di quen garda o sobre.</translation>
    </message>
    <message>
        <source>take back what I did</source>
        <translation>desfacer o que fixen</translation>
    </message>
    <message>
        <source>Ctrl+Z, as often as needed; Ctrl+Shift+Z does it again. The history shows both.</source>
        <translation>Ctrl+Z, as veces que faga falta; Ctrl+Shift+Z faino de novo. O historial amosa as dúas cousas.</translation>
    </message>
    <message>
        <source>see what a clock showed at 14:32</source>
        <translation>ver que marcaba un reloxo ás 14:32</translation>
    </message>
    <message>
        <source>F3, the board, H, type the time, Enter.</source>
        <translation>F3, o taboleiro, H, escriba a hora, Intro.</translation>
    </message>
    <message>
        <source>show pairings and results on a projector</source>
        <translation>amosar emparellamentos e resultados nun proxector</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F3 opens the hall screen; Shift+F3 says what takes turns on it.</source>
        <translation>Ctrl+Shift+F3 abre a pantalla da sala; Shift+F3 di que se vai amosando nela.</translation>
    </message>
    <message>
        <source>send the report to the federation</source>
        <translation>enviar o informe á federación</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E, the report for rating, Enter. A lock says what is still missing.</source>
        <translation>Ctrl+Shift+E, o informe de Elo, Intro. Un cadeado di o que aínda falta.</translation>
    </message>
    <message>
        <source>close the event: what is missing and due</source>
        <translation>pechar o torneo: que falta e para cando</translation>
    </message>
    <message>
        <source>Shift+F4: every line says what is missing and leads there with Enter; below stands which report is due when.</source>
        <translation>Shift+F4: cada liña di o que falta e leva alí con Intro; debaixo está que informe hai que entregar e cando.</translation>
    </message>
    <message>
        <source>go on after the computer has stopped</source>
        <translation>seguir despois de que parase o computador</translation>
    </message>
    <message>
        <source>Start the program and open the event: nothing is lost. Choose for each clock which reading holds, then resume them together.</source>
        <translation>Inicie o programa e abra o torneo: non se perdeu nada. Escolla para cada reloxo que lectura vale e continúeos todos xuntos.</translation>
    </message>
    <message>
        <source>learn the program without an event of my own</source>
        <translation>aprender o programa sen un torneo propio</translation>
    </message>
    <message>
        <source>Start it with flagfall --demo: a scripted event that is never saved. Press F1 on every page.</source>
        <translation>Iníciese con flagfall --demo: un torneo preparado que nunca se garda. Prema F1 en cada páxina.</translation>
    </message>
    <message>
        <source>withdraw a ruling that was wrong</source>
        <translation>revogar unha decisión errada</translation>
    </message>
    <message>
        <source>Ctrl+U, the ruling, W, and the reason. What it did is taken back as far as that can be; the program says before what stays.</source>
        <translation>Ctrl+U, a decisión, W e o motivo. O que fixo desfaise ata onde se poida; o programa di antes o que queda.</translation>
    </message>
</context>
<context>
    <name>TieBreakField</name>
    <message>
        <source>Tie-breaks, in this order</source>
        <translation>Desempates, nesta orde</translation>
    </message>
    <message>
        <source>Add a tie-break …</source>
        <translation>Engadir un desempate …</translation>
    </message>
    <message>
        <source>Alt+↑, Alt+↓: move. Del: remove.</source>
        <translation>Alt+↑, Alt+↓: mover. Supr: eliminar.</translation>
    </message>
    <message>
        <source>Announce them before the event (C.07, Art. 4).</source>
        <translation>Anúncieos antes do torneo (C.07, art. 4).</translation>
    </message>
</context>
<context>
    <name>TieBreakRow</name>
    <message>
        <source>Move %1 up</source>
        <translation>Subir %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Baixar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Eliminar %1</translation>
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
    <name>TimeGraph</name>
    <message>
        <source>Graph of both times</source>
        <translation>Gráfica dos dous tempos</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfacer</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Add players</source>
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
        <source>Decide about the clocks</source>
        <translation>Decidir sobre os reloxos</translation>
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
        <source>All actions and keys</source>
        <translation>Todas as accións e teclas</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in this round</source>
        <translation>
            <numerusform>%n reloxo en marcha nesta rolda</numerusform>
            <numerusform>%n reloxos en marcha nesta rolda</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall screen is open</source>
        <translation>A pantalla da sala está aberta</translation>
    </message>
    <message>
        <source>Web pages: %1</source>
        <translation>Páxinas web: %1</translation>
    </message>
</context>
<context>
    <name>TourStrip</name>
    <message>
        <source>The hall</source>
        <translation>A sala</translation>
    </message>
    <message>
        <source>Round 3 is being played. Each tile is a board; type a number to go to one, Space stops and starts the clocks. C marks a board that calls the arbiter.</source>
        <translation>Estase a xogar a rolda 3. Cada cadro é un taboleiro; escriba un número para ir a un, Espazo para e inicia os reloxos. C marca un taboleiro que chama o árbitro.</translation>
    </message>
    <message>
        <source>Something happens at a board</source>
        <translation>Pasa algo nun taboleiro</translation>
    </message>
    <message>
        <source>Choose board 4, whose flag is down, and press F12 or I: the Laws of the event say what follows, and one key does it. Ctrl+Z takes it back.</source>
        <translation>Escolla o taboleiro 4, coa bandeira caída, e prema F12 ou I: as Leis do torneo din que segue, e unha tecla faino. Ctrl+Z desfaino.</translation>
    </message>
    <message>
        <source>The game record</source>
        <translation>O rexistro da partida</translation>
    </message>
    <message>
        <source>The moves as the arbiter and both players have them, side by side. Offers, claims and signatures belong to the game.</source>
        <translation>As xogadas como as teñen o árbitro e os dous xogadores, unhas a carón das outras. Ofertas, reclamacións e sinaturas pertencen á partida.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>1, 0 or = for the lit board, and the cursor goes on. V types everything again to verify it, B takes slips in any order.</source>
        <translation>1, 0 ou = para o taboleiro resaltado, e o cursor segue. V volve escribir todo para verificalo, B recolle papeletas en calquera orde.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>They move with every result. W says why a player stands there.</source>
        <translation>Cambia con cada resultado. W di por que un xogador está aí.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisións</translation>
    </message>
    <message>
        <source>Everything that was ruled on, with its article; Enter opens the case file.</source>
        <translation>Todo o que se decidiu, co seu artigo; Intro abre o expediente.</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Impresos</translation>
    </message>
    <message>
        <source>What hangs on the wall and lies on the tables, as it will be printed.</source>
        <translation>O que vai no taboleiro de anuncios e nas mesas, tal como se imprimirá.</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Pantalla da sala</translation>
    </message>
    <message>
        <source>What a projector shows; lists take turns by themselves.</source>
        <translation>O que amosa un proxector; as listas vanse alternando soas.</translation>
    </message>
    <message>
        <source>Closing the event</source>
        <translation>Peche do torneo</translation>
    </message>
    <message>
        <source>What is left to do and which report is due when. That is the end of the tour: F1 helps on every page, Ctrl+N begins an event of your own.</source>
        <translation>O que queda por facer e para cando é cada informe. Aquí remata o percorrido: F1 axuda en cada páxina, Ctrl+N comeza un torneo seu.</translation>
    </message>
    <message>
        <source>Tour %1 of %2</source>
        <translation>Percorrido %1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Rematar o percorrido</translation>
    </message>
</context>
<context>
    <name>TypedTime</name>
    <message>
        <source>Write a time, such as 2:00.</source>
        <translation>Escriba un tempo, por exemplo 2:00.</translation>
    </message>
    <message>
        <source>Write hours, minutes and seconds as 1:30:00, or minutes and seconds as 5:00.</source>
        <translation>Escriba horas, minutos e segundos como 1:30:00, ou minutos e segundos como 5:00.</translation>
    </message>
    <message>
        <source>After hours, minutes go up to 59.</source>
        <translation>Despois das horas, os minutos chegan ata 59.</translation>
    </message>
    <message>
        <source>Seconds go up to 59.</source>
        <translation>Os segundos chegan ata 59.</translation>
    </message>
    <message>
        <source>A clock cannot show this many hours.</source>
        <translation>Ningún reloxo marca tantas horas.</translation>
    </message>
    <message>
        <source>Minutes or seconds? Write %1 for %3 minutes or %2 for %3 seconds.</source>
        <extracomment>%1 and %2 are times as they are to be typed, %3 is a number: &quot;5:00 for 5 minutes or 0:05 for 5 seconds&quot;.</extracomment>
        <translation>Minutos ou segundos? Escriba %1 para %3 minutos ou %2 para %3 segundos.</translation>
    </message>
</context>
<context>
    <name>TypedTimes</name>
    <message>
        <source>White&apos;s time</source>
        <translation>Tempo das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Tempo das negras</translation>
    </message>
    <message>
        <source>Use these times</source>
        <translation>Tomar estes tempos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar outra vez</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Percorrer</translation>
    </message>
</context>
<context>
    <name>VerdictSheetText</name>
    <message>
        <source>not answered</source>
        <translation>sen resposta</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Leis</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Quenda</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>White&apos;s mate</source>
        <translation>Mate das brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Black&apos;s mate</source>
        <translation>Mate das negras</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>O que depende disto</translation>
    </message>
    <message>
        <source>Is checkmate possible?</source>
        <translation>É posible o mate?</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Conclusión</translation>
    </message>
    <message>
        <source>White at fault</source>
        <translation>Culpa brancas</translation>
    </message>
    <message>
        <source>Black at fault</source>
        <translation>Culpa negras</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>The player to move has no legal move and is not in check: stalemate, the game is drawn.</source>
        <translation>O xogador que ten a quenda non ten xogada legal e non está en xaque: rei afogado, a partida remata en táboas.</translation>
    </message>
    <message>
        <source>White is checkmated: the game is over.</source>
        <translation>As brancas recibiron mate: a partida rematou.</translation>
    </message>
    <message>
        <source>Black is checkmated: the game is over.</source>
        <translation>As negras recibiron mate: a partida rematou.</translation>
    </message>
    <message>
        <source>White has only a knight besides the king, and Black has at most queens: they can never block the way of their own king.</source>
        <translation>As brancas só teñen un cabalo ademais do rei, e as negras como moito damas: nunca poden cortarlle o paso ao seu rei.</translation>
    </message>
    <message>
        <source>Black has only a knight besides the king, and White has at most queens: they can never block the way of their own king.</source>
        <translation>As negras só teñen un cabalo ademais do rei, e as brancas como moito damas: nunca poden cortarlle o paso ao seu rei.</translation>
    </message>
    <message>
        <source>White has only bishops on squares of one colour, and Black has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>As brancas só teñen alfís en casas dunha cor, e as negras non teñen peón, cabalo nin alfil da outra cor que lle corte o paso ao rei.</translation>
    </message>
    <message>
        <source>Black has only bishops on squares of one colour, and White has no pawn, no knight and no bishop of the other colour to block the way of the king.</source>
        <translation>As negras só teñen alfís en casas dunha cor, e as brancas non teñen peón, cabalo nin alfil da outra cor que lle corte o paso ao rei.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by White.</source>
        <translation>Os peóns están bloqueados para sempre e ningunha peza pode pasar: nada abre sitio para un mate das brancas.</translation>
    </message>
    <message>
        <source>The pawns are locked for ever and no piece can pass: nothing makes room for a mate by Black.</source>
        <translation>Os peóns están bloqueados para sempre e ningunha peza pode pasar: nada abre sitio para un mate das negras.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by White.</source>
        <translation>Ambos os xogadores teñen só unha xogada legal cada vez, e esas xogadas non levan a mate das brancas.</translation>
    </message>
    <message>
        <source>Both players have only one legal move at a time, and these moves lead to no mate by Black.</source>
        <translation>Ambos os xogadores teñen só unha xogada legal cada vez, e esas xogadas non levan a mate das negras.</translation>
    </message>
    <message numerus="yes">
        <source>A line of legal moves ends in mate after %n move(s).</source>
        <translation>
            <numerusform>Unha serie de xogadas legais remata en mate tras %n xogada.</numerusform>
            <numerusform>Unha serie de xogadas legais remata en mate tras %n xogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>As brancas non teñen rei.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>As negras non teñen rei.</translation>
    </message>
    <message>
        <source>White has another king on %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>As brancas teñen outro rei en %1.</translation>
    </message>
    <message>
        <source>Black has another king on %1.</source>
        <translation>As negras teñen outro rei en %1.</translation>
    </message>
    <message>
        <source>White has more than eight pawns.</source>
        <translation>As brancas teñen máis de oito peóns.</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>As negras teñen máis de oito peóns.</translation>
    </message>
    <message>
        <source>White has no rook on %1 to castle with.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>As brancas non teñen torre en %1 coa que enrocar.</translation>
    </message>
    <message>
        <source>Black has no rook on %1 to castle with.</source>
        <translation>As negras non teñen torre en %1 coa que enrocar.</translation>
    </message>
    <message>
        <source>White has a second rook to castle with on the same side: %1.</source>
        <extracomment>%1 is a square.</extracomment>
        <translation>As brancas teñen unha segunda torre para enrocar no mesmo lado: %1.</translation>
    </message>
    <message>
        <source>Black has a second rook to castle with on the same side: %1.</source>
        <translation>As negras teñen unha segunda torre para enrocar no mesmo lado: %1.</translation>
    </message>
    <message>
        <source>who is to move</source>
        <comment>field of a FEN</comment>
        <translation>quen ten a quenda</translation>
    </message>
    <message>
        <source>castling</source>
        <comment>field of a FEN</comment>
        <translation>os enroques</translation>
    </message>
    <message>
        <source>en passant</source>
        <comment>field of a FEN</comment>
        <translation>a captura ao paso</translation>
    </message>
    <message>
        <source>the count of the fifty moves</source>
        <comment>field of a FEN</comment>
        <translation>a conta das cincuenta xogadas</translation>
    </message>
    <message>
        <source>the number of the move</source>
        <comment>field of a FEN</comment>
        <translation>o número da xogada</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>field of a FEN</comment>
        <translation>o final da liña</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>non hai nada escrito</translation>
    </message>
    <message>
        <source>a rank has more than eight squares</source>
        <translation>unha fila ten máis de oito casas</translation>
    </message>
    <message>
        <source>a rank has fewer than eight squares</source>
        <translation>unha fila ten menos de oito casas</translation>
    </message>
    <message>
        <source>there are more than eight ranks</source>
        <translation>hai máis de oito filas</translation>
    </message>
    <message>
        <source>there are fewer than eight ranks</source>
        <translation>hai menos de oito filas</translation>
    </message>
    <message>
        <source>White has checkmated</source>
        <translation>As brancas deron mate</translation>
    </message>
    <message>
        <source>Black has checkmated</source>
        <translation>As negras deron mate</translation>
    </message>
    <message>
        <source>White can still checkmate</source>
        <translation>As brancas aínda poden dar mate</translation>
    </message>
    <message>
        <source>Black can still checkmate</source>
        <translation>As negras aínda poden dar mate</translation>
    </message>
    <message>
        <source>White cannot checkmate</source>
        <translation>As brancas non poden dar mate</translation>
    </message>
    <message>
        <source>Black cannot checkmate</source>
        <translation>As negras non poden dar mate</translation>
    </message>
    <message>
        <source>White: not decided</source>
        <translation>Brancas: sen decidir</translation>
    </message>
    <message>
        <source>Black: not decided</source>
        <translation>Negras: sen decidir</translation>
    </message>
    <message>
        <source>The flag falls</source>
        <translation>Cae a bandeira</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Abandono</translation>
    </message>
    <message>
        <source>arbiter decides</source>
        <translation>decide o árbitro</translation>
    </message>
    <message>
        <source>The king on %1 is in check, and it is the other player&apos;s move.</source>
        <translation>O rei de %1 está en xaque, e a quenda é do outro xogador.</translation>
    </message>
    <message>
        <source>No pawn can just have passed over %1.</source>
        <translation>Ningún peón puido acabar de pasar por %1.</translation>
    </message>
    <message>
        <source>The count of the fifty moves is not between 0 and 9999.</source>
        <translation>A conta das cincuenta xogadas non está entre 0 e 9999.</translation>
    </message>
    <message>
        <source>The number of the move is not between 1 and 9999.</source>
        <translation>O número da xogada non está entre 1 e 9999.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Non hai nada escrito.</translation>
    </message>
    <message>
        <source>Column %1, %2: %3.</source>
        <extracomment>Where a FEN cannot be read: %1 a number, %2 a part of the line, %3 what is wrong.</extracomment>
        <translation>Columna %1, %2: %3.</translation>
    </message>
    <message>
        <source>No single move can have given this double check.</source>
        <translation>Ningunha xogada puido dar este xaque dobre.</translation>
    </message>
    <message>
        <source>White has only the king.</source>
        <translation>As brancas só teñen o rei.</translation>
    </message>
    <message>
        <source>Black has only the king.</source>
        <translation>As negras só teñen o rei.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, White cannot checkmate.</source>
        <translation>Algunhas pezas están pechadas para sempre. Vaian onde vaian as demais, non hai mate das brancas.</translation>
    </message>
    <message>
        <source>Some pieces can never move again. Wherever the others go, Black cannot checkmate.</source>
        <translation>Algunhas pezas están pechadas para sempre. Vaian onde vaian as demais, non hai mate das negras.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: White checkmates in none of them.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Miráronse todas as posicións que aínda poden xurdir, %1 en total: en ningunha dan mate as brancas.</translation>
    </message>
    <message>
        <source>All %1 positions that can still arise were examined: Black checkmates in none of them.</source>
        <translation>Miráronse todas as posicións que aínda poden xurdir, %1 en total: en ningunha dan mate as negras.</translation>
    </message>
    <message>
        <source>Not decided after %1 positions. The arbiter decides; unless the opposite is proved, assume that mate is possible.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>En %1 posicións non se atopou nin mate nin proba de que non o haxa. Decide o árbitro; mentres non haxa proba, o xogador pode dar mate.</translation>
    </message>
    <message>
        <source>White has more than sixteen pieces.</source>
        <translation>As brancas teñen máis de dezaseis pezas.</translation>
    </message>
    <message>
        <source>Black has more than sixteen pieces.</source>
        <translation>As negras teñen máis de dezaseis pezas.</translation>
    </message>
    <message>
        <source>White&apos;s king is not where it could castle with the rook on %1.</source>
        <extracomment>%1 is the square of a rook.</extracomment>
        <translation>O rei branco non está onde poida enrocar coa torre de %1.</translation>
    </message>
    <message>
        <source>Black&apos;s king is not where it could castle with the rook on %1.</source>
        <translation>O rei negro non está onde poida enrocar coa torre de %1.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <comment>field of a FEN</comment>
        <translation>as pezas</translation>
    </message>
    <message>
        <source>this character does not belong here</source>
        <translation>este signo non vai aquí</translation>
    </message>
    <message>
        <source>this is not a square</source>
        <translation>isto non é unha casa</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>isto non é un número</translation>
    </message>
    <message>
        <source>there is too much in it</source>
        <translation>hai máis do que corresponde</translation>
    </message>
    <message>
        <source>Neither can checkmate: dead position</source>
        <translation>Ninguén pode dar mate: posición morta</translation>
    </message>
    <message>
        <source>Losing illegal move</source>
        <translation>A xogada ilegal que perde</translation>
    </message>
    <message>
        <source>A phone rings</source>
        <translation>Soa o teléfono</translation>
    </message>
    <message>
        <source>A pawn cannot be on %1.</source>
        <translation>Un peón non pode estar en %1.</translation>
    </message>
    <message>
        <source>The kings are on adjacent squares.</source>
        <translation>Os reis están un a carón do outro.</translation>
    </message>
    <message>
        <source>There are more promoted pieces than missing pawns.</source>
        <translation>Hai máis pezas das que puideron coroar os peóns.</translation>
    </message>
    <message>
        <source>More than two pieces give check.</source>
        <translation>Máis de dúas pezas dan xaque.</translation>
    </message>
    <message>
        <source>The fifty-move count exceeds the number of moves made.</source>
        <translation>Cóntanse máis xogadas sen captura das que se fixeron.</translation>
    </message>
    <message>
        <source>The fifty-move count is not zero, although a pawn has just moved.</source>
        <translation>Cóntanse xogadas sen peón, mais un peón acaba de mover.</translation>
    </message>
    <message>
        <source>The FEN does not say who is to move: White was assumed.</source>
        <translation>A liña FEN non di quen ten a quenda: suponse que as brancas.</translation>
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
    <name>WebCommandCard</name>
    <message>
        <source>Publish</source>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orde</translation>
    </message>
    <message>
        <source>%f is the folder. Without a shell: one program and its arguments. A changed command is off until you switch it on. It is kept on this computer, never in the event file.</source>
        <translation>%f é o cartafol. Sen intérprete de ordes: un programa e os seus argumentos. Unha orde cambiada está desactivada ata que a active. Gárdase neste ordenador, nunca no ficheiro do torneo.</translation>
    </message>
    <message>
        <source>Will run: %1</source>
        <translation>Vaise executar: %1</translation>
    </message>
    <message>
        <source>Run it after the pages are written</source>
        <translation>Executala despois de escribir as páxinas</translation>
    </message>
    <message>
        <source>Stop it after</source>
        <translation>Detela despois de</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What the command has said: %1</source>
        <translation>O que dixo a orde: %1</translation>
    </message>
</context>
<context>
    <name>WebFolderDialog</name>
    <message>
        <source>Folder of the web pages</source>
        <translation>Cartafol das páxinas web</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escoller</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>WebKeys</name>
    <message>
        <source>write the web pages now</source>
        <translation>escribir as páxinas web agora</translation>
    </message>
    <message>
        <source>write</source>
        <translation>escribir</translation>
    </message>
    <message>
        <source>look at the web pages in the browser</source>
        <translation>ver as páxinas web no navegador</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ver</translation>
    </message>
    <message>
        <source>write the web pages only when asked</source>
        <translation>escribir as páxinas web só cando se pida</translation>
    </message>
    <message>
        <source>write the web pages after each change</source>
        <translation>escribir as páxinas web despois de cada cambio</translation>
    </message>
    <message>
        <source>after each change</source>
        <translation>tras cada cambio</translation>
    </message>
    <message>
        <source>folder of the web pages</source>
        <translation>cartafol das páxinas web</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>cartafol</translation>
    </message>
    <message>
        <source>address of the web pages</source>
        <translation>enderezo das páxinas web</translation>
    </message>
    <message>
        <source>address</source>
        <translation>enderezo</translation>
    </message>
    <message>
        <source>command that publishes the web pages</source>
        <translation>orde que publica as páxinas web</translation>
    </message>
    <message>
        <source>command</source>
        <translation>orde</translation>
    </message>
    <message>
        <source>run no command after writing</source>
        <translation>non executar ningunha orde despois de escribir</translation>
    </message>
    <message>
        <source>run the command after writing</source>
        <translation>executar a orde despois de escribir</translation>
    </message>
    <message>
        <source>run</source>
        <translation>executar</translation>
    </message>
    <message>
        <source>cancel the command that is running</source>
        <translation>cancelar a orde que está en marcha</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>cancelar</translation>
    </message>
    <message>
        <source>from a field back to the page</source>
        <translation>dun campo de volta á páxina</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Pairings and results</source>
        <translation>Emparellamentos e resultados</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <extracomment>A line of a news feed: the round is over.</extracomment>
        <translation>Rolda %1: resultados</translation>
    </message>
    <message>
        <source>Round %1: pairings</source>
        <extracomment>A line of a news feed: the round is paired.</extracomment>
        <translation>Rolda %1: emparellamentos</translation>
    </message>
    <message>
        <source>moves missing</source>
        <translation>faltan xogadas</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Position after %1</source>
        <extracomment>What a screen reader says of the picture of a board. %1 a move.</extracomment>
        <translation>Posición despois de %1</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ao principio</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Unha xogada atrás</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Unha xogada adiante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao final</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Xirar o taboleiro</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Xogadas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Roldas</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>The pairing number of a player.</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player: GM, WIM. The head of a column that shows none.</extracomment>
        <translation>Título</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rolda</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Above the games of one player.</extracomment>
        <translation>Rolda a rolda</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n xogador</numerusform>
            <numerusform>%n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>Of the web pages: the first one.</extracomment>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>Pages of the event</source>
        <extracomment>What screen readers call the links to the pages of the event.</extracomment>
        <translation>Páxinas do torneo</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <extracomment>A link to a file of the event for other programs.</extracomment>
        <translation>Datos (JSON)</translation>
    </message>
    <message>
        <source>Made with %1</source>
        <extracomment>%1 the name of this program.</extracomment>
        <translation>Feito con %1</translation>
    </message>
    <message>
        <source>Skip to the content</source>
        <extracomment>A link for keyboards and screen readers, past the head of a web page.</extracomment>
        <translation>Ir ao contido</translation>
    </message>
</context>
<context>
    <name>WebPagesPage</name>
    <message>
        <source>Web pages</source>
        <translation>Páxinas web</translation>
    </message>
    <message>
        <source>Write the pages now</source>
        <translation>Escribir as páxinas agora</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Velas</translation>
    </message>
    <message>
        <source>The address as a code for telephones</source>
        <translation>O enderezo como código para teléfonos</translation>
    </message>
</context>
<context>
    <name>WebPlaceCard</name>
    <message>
        <source>Folder</source>
        <translation>Cartafol</translation>
    </message>
    <message>
        <source>Other files in it are left alone.</source>
        <translation>Non se tocan os demais ficheiros que haxa nel.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Address where people find the pages</source>
        <translation>Enderezo no que a xente atopa as páxinas</translation>
    </message>
    <message>
        <source>For the news feed, and as a code on the hall screen and on paper.</source>
        <translation>Para a canle RSS, e como código na pantalla da sala e en papel.</translation>
    </message>
    <message>
        <source>Language of the web pages</source>
        <translation>Lingua das páxinas web</translation>
    </message>
    <message>
        <source>Games that are over, move by move</source>
        <translation>Partidas rematadas, xogada a xogada</translation>
    </message>
    <message>
        <source>Write after each change</source>
        <translation>Escribir despois de cada cambio</translation>
    </message>
    <message>
        <source>A few seconds after it, beside all other work.</source>
        <translation>Uns segundos despois, á vez que todo o demais.</translation>
    </message>
</context>
<context>
    <name>WhyRank</name>
    <message>
        <source>Rank %1, points: %2</source>
        <translation>Posto %1, puntos: %2</translation>
    </message>
    <message>
        <source>Rank %1, shared with %2: no tie-break separates them</source>
        <extracomment>%1 a rank, %2 another player.</extracomment>
        <translation>Posto %1, compartido con %2: ningún desempate os separa</translation>
    </message>
    <message>
        <source>Round %1, White against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>Rolda %1, brancas contra %2 (posto %3): %4</translation>
    </message>
    <message>
        <source>Round %1, Black against %2 (rank %3): %4</source>
        <extracomment>%1 a round, %2 the opponent, %3 the opponent&apos;s rank, %4 points of the game.</extracomment>
        <translation>Rolda %1, negras contra %2 (posto %3): %4</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1 a round, %2 a bye.</extracomment>
        <translation>Rolda %1: %2</translation>
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
        <translation>%1: %2, sen %3</translation>
    </message>
    <message>
        <source>Rank %1: points %2; %3, one place above, has %4</source>
        <extracomment>%1 a rank, %2 own points, %3 the player before, %4 the points of that one.</extracomment>
        <translation>Posto %1: puntos %2; un posto máis arriba, %3 ten %4</translation>
    </message>
    <message>
        <source>Rank %1: the same points, %2 is %3; %4, one place above, has %5</source>
        <extracomment>%1 a rank, %2 a tie-break, %3 its value, %4 the player before, %5 the value of that one.</extracomment>
        <translation>Posto %1: os mesmos puntos, %2 é %3; un posto máis arriba, %4 ten %5</translation>
    </message>
</context>
<context>
    <name>WithdrawForm</name>
    <message>
        <source>Withdraw: %1</source>
        <extracomment>%1 a ruling, as a sentence.</extracomment>
        <translation>Revogar: %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>It stays in the record. What can be taken back and what cannot is shown before anything happens.</source>
        <translation>Queda no rexistro. O que se pode desfacer e o que non móstrase antes de que pase nada.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Revogar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AdjournmentsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Type board numbers, for example 1-4, 7.</source>
        <translation>Escriba números de taboleiros, por exemplo 1-4, 7.</translation>
    </message>
    <message>
        <source>Type a number of minutes, or nothing.</source>
        <translation>Escriba un número de minutos, ou nada.</translation>
    </message>
    <message>
        <source>Type day and time like this: 2026-11-24 10:00</source>
        <translation>Escriba día e hora así: 2026-11-24 10:00</translation>
    </message>
    <message>
        <source>Enter who keeps the envelope.</source>
        <translation>Escriba quen garda o sobre.</translation>
    </message>
    <message>
        <source>resumptions</source>
        <comment>file</comment>
        <translation>continuacions</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gardado como %1.</translation>
    </message>
    <message>
        <source>Adjourned game %1.%2: %3.</source>
        <translation>Partida aprazada %1.%2: %3.</translation>
    </message>
    <message>
        <source>A player is too late: rule on it.</source>
        <translation>Un xogador chega tarde de máis: decida sobre iso.</translation>
    </message>
    <message>
        <source>Round %1: tell players to seal</source>
        <translation>Rolda %1: aviso de selar</translation>
    </message>
    <message>
        <source>By the game record %1 is not a legal move here.</source>
        <translation>Segundo a anotación, %1 non é unha xogada legal aquí.</translation>
    </message>
    <message>
        <source>No resumption has a day and time yet (D).</source>
        <translation>Aínda non se fixou o día e a hora de ningunha continuación (D).</translation>
    </message>
    <message>
        <source>Enter the place where the game goes on.</source>
        <translation>Introduza o lugar onde continúa a partida.</translation>
    </message>
    <message>
        <source>Board %1 was adjourned on %2: type a later day and time.</source>
        <translation>A partida do taboleiro %1 aprazouse o %2: escriba un día e unha hora posteriores.</translation>
    </message>
    <message>
        <source>Round %1: the session is over. Tell the players to seal (Shift+F9, C).</source>
        <translation>Rolda %1: a sesión rematou. Avise os xogadores para que selen (Shift+F9, C).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AppealView</name>
    <message>
        <source>Enter the day and the time like 2026-11-21 14:30.</source>
        <translation>Introduza o día e a hora como 2026-11-21 14:30.</translation>
    </message>
    <message>
        <source>Enter who appeals.</source>
        <translation>Introduza quen apela.</translation>
    </message>
    <message>
        <source>Enter what was decided.</source>
        <translation>Introduza o que se resolveu.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::AttachmentsModel</name>
    <message>
        <source>The attached file %1 has been altered in the event file. Take it from an earlier copy.</source>
        <translation>O ficheiro anexado %1 foi alterado no ficheiro do torneo. Cólleo dunha copia anterior.</translation>
    </message>
    <message>
        <source>The attached file %1 is missing in the event file. Take it from an earlier copy.</source>
        <translation>O ficheiro anexado %1 falta no ficheiro do torneo. Cólleo dunha copia anterior.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>O ficheiro %1 non se pode ler: %2</translation>
    </message>
    <message>
        <source>Attached: %1.</source>
        <translation>Anexado: %1.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Retirado: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gardado como %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>O ficheiro %1 non se pode escribir: %2</translation>
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
        <translation>N</translation>
    </message>
    <message>
        <source>Round %1: nobody is marked absent</source>
        <translation>Rolda %1: ninguén está marcado como ausente</translation>
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
        <translation>Chegou: %1</translation>
    </message>
    <message>
        <source>%1 is absent</source>
        <translation>Ausente: %1</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Taboleiro %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n board(s) to check</source>
        <translation>
            <numerusform>Rolda %1: %n taboleiro que atender</numerusform>
            <numerusform>Rolda %1: %n taboleiros que atender</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The default time has expired on %n board(s): %1.</source>
        <translation>
            <numerusform>O tempo de espera rematou en %n taboleiro: %1.</numerusform>
            <numerusform>O tempo de espera rematou en %n taboleiros: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: %2 by forfeit (%3). Ctrl+Z undoes it.</source>
        <translation>Taboleiro %1: %2 por incomparecencia (%3). Ctrl+Z desfaino.</translation>
    </message>
    <message>
        <source>The default time has not expired on board %1.</source>
        <translation>O tempo de espera non rematou no taboleiro %1.</translation>
    </message>
    <message>
        <source>The default time has not expired on any board.</source>
        <translation>O tempo de espera non rematou en ningún taboleiro.</translation>
    </message>
    <message numerus="yes">
        <source>Lost by forfeit on %n board(s): %1. Ctrl+Z undoes it.</source>
        <extracomment>%1 the numbers of the boards.</extracomment>
        <translation>
            <numerusform>Incomparecencia en %n taboleiro: %1. Ctrl+Z desfaina.</numerusform>
            <numerusform>Incomparecencia en %n taboleiros: %1. Ctrl+Z desfainas.</numerusform>
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
            <numerusform>Rolda %1, %n taboleiro</numerusform>
            <numerusform>Rolda %1, %n taboleiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n issue(s) dismissed</source>
        <extracomment>%1 is a round and its boards.</extracomment>
        <translation>
            <numerusform>%1; %n aviso apartado</numerusform>
            <numerusform>%1; %n avisos apartados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BackupView</name>
    <message>
        <source>There is a place for copies of the event: %1. Choose it in Settings, and a copy is saved there after each round.</source>
        <extracomment>%1 the folder of a memory stick.</extracomment>
        <translation>Hai un lugar para as copias do torneo: %1. Se se elixe nos Axustes, gardarase alí unha copia despois de cada rolda.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Non existe ese cartafol.</translation>
    </message>
    <message>
        <source>Choose in Settings where copies of the event are saved.</source>
        <translation>Cómpre elixir nos Axustes onde se gardan as copias do torneo.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. Plug the stick in: the copy is then saved by itself.</source>
        <translation>O cartafol %1 non está. Ao conectar a memoria USB, a copia gárdase soa.</translation>
    </message>
    <message>
        <source>The copy was not saved. %1</source>
        <translation>Non se gardou a copia. %1</translation>
    </message>
    <message>
        <source>Copy saved as %1 at %2.</source>
        <extracomment>%1 a file, %2 an hour.</extracomment>
        <translation>Copia gardada como %1 ás %2.</translation>
    </message>
    <message>
        <source>There is no copy of this event to try.</source>
        <translation>Non hai ningunha copia deste torneo que probar.</translation>
    </message>
    <message>
        <source>The copy %1 has another history than this event.</source>
        <translation>A copia %1 ten outro historial ca este torneo.</translation>
    </message>
    <message numerus="yes">
        <source>The copy %1 can be restored, but %n attached file(s) in it are damaged.</source>
        <translation>
            <numerusform>A copia %1 pódese restaurar, pero %n ficheiro adxunto está danado.</numerusform>
            <numerusform>A copia %1 pódese restaurar, pero %n ficheiros adxuntos están danados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy %1 is good: it was restored on trial, opened and read.</source>
        <translation>A copia %1 é boa: restaurouse de proba, abriuse e leuse.</translation>
    </message>
    <message numerus="yes">
        <source>Since then %n entries came.</source>
        <translation>
            <numerusform>Desde entón houbo %n entrada máis.</numerusform>
            <numerusform>Desde entón houbo %n entradas máis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BlindPlayView</name>
    <message>
        <source>Appendix %1</source>
        <translation>Apéndice %1</translation>
    </message>
    <message>
        <source>White&apos;s own board</source>
        <translation>Taboleiro das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s own board</source>
        <translation>Taboleiro das negras</translation>
    </message>
</context>
<context>
    <name>flagfall::view::BoardActsModel</name>
    <message>
        <source>%1 – without effect</source>
        <extracomment>%1 a press of a lever that changed nothing: &quot;Black pressed the clock&quot;.</extracomment>
        <translation>%1 – sen efecto</translation>
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
    <message>
        <source>%1 (%2)</source>
        <comment>bye</comment>
        <extracomment>%1 a player without a game in this round, %2 the points for it: &quot;Amazon, A. (½)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused. Ctrl+Shift+Space resumes them.</source>
        <translation>
            <numerusform>%n reloxo parado. Ctrl+Maiús+Espazo retómao.</numerusform>
            <numerusform>%n reloxos parados. Ctrl+Maiús+Espazo retómaos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) running in another round</source>
        <translation>
            <numerusform>%n reloxo en marcha noutra rolda</numerusform>
            <numerusform>%n reloxos en marcha noutra rolda</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>a game on a tile</comment>
        <translation>Sen comezar</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>a game on a tile</comment>
        <translation>Interrompida</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>a game on a tile</comment>
        <translation>En xogo</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused in another round</source>
        <translation>
            <numerusform>%n reloxo en pausa noutra rolda</numerusform>
            <numerusform>%n reloxos en pausa noutra rolda</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::BroadcastView</name>
    <message>
        <source>The server does not take the games: %1</source>
        <translation>O servidor non acepta as partidas: %1</translation>
    </message>
    <message>
        <source>The server wants no more requests for a while</source>
        <translation>O servidor non quere máis peticións por un anaco</translation>
    </message>
    <message>
        <source>The server does not accept the token</source>
        <translation>O servidor non acepta o token</translation>
    </message>
    <message>
        <source>The server does not know the round, or it is not yours</source>
        <translation>O servidor non coñece a rolda, ou non é súa</translation>
    </message>
    <message>
        <source>The server has a fault of its own</source>
        <translation>O servidor ten unha avaría</translation>
    </message>
    <message>
        <source>The answer is not one of a broadcast server (%1)</source>
        <translation>A resposta non é dun servidor de retransmisións (%1)</translation>
    </message>
    <message>
        <source>The server cannot be reached: %1</source>
        <translation>Non se pode chegar ao servidor: %1</translation>
    </message>
    <message>
        <source>The server does not answer</source>
        <translation>O servidor non responde</translation>
    </message>
    <message>
        <source>A broadcast begins when a round is paired.</source>
        <translation>A retransmisión comeza cando hai unha rolda emparellada.</translation>
    </message>
    <message>
        <source>Broadcast: type the address of the round on lichess.org first.</source>
        <translation>Retransmisión: escriba primeiro o enderezo da rolda en lichess.org.</translation>
    </message>
    <message>
        <source>Broadcast: type the token for lichess.org first.</source>
        <translation>Retransmisión: escriba primeiro o token para lichess.org.</translation>
    </message>
    <message>
        <source>Broadcast: %1</source>
        <extracomment>A notice; %1 what went wrong.</extracomment>
        <translation>Retransmisión: %1</translation>
    </message>
    <message>
        <source>Copy the address of the round from the browser: https://lichess.org/broadcast/…/…/AbCdEfGh</source>
        <translation>Copie o enderezo da rolda do navegador: https://lichess.org/broadcast/…/…/AbCdEfGh</translation>
    </message>
    <message>
        <source>Boards are typed like this: 1-20, 25</source>
        <translation>Os taboleiros escríbense así: 1-20, 25</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ningún</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>A token has letters, digits and underscores only.</source>
        <translation>Un token só ten letras, cifras e guións baixos.</translation>
    </message>
    <message>
        <source>No browser could be started. The page is %1</source>
        <translation>Non se puido abrir ningún navegador. A páxina é %1</translation>
    </message>
    <message>
        <source>Off: nothing is sent.</source>
        <translation>Desactivada: non se envía nada.</translation>
    </message>
    <message>
        <source>%1 has no address: nothing of it is sent.</source>
        <translation>%1 non ten enderezo: non se envía nada dela.</translation>
    </message>
    <message>
        <source>next try at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>novo intento ás %1</translation>
    </message>
    <message>
        <source>nothing is sent until this is put right</source>
        <translation>non se envía nada ata que isto se arranxe</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>taken by the server at %1</source>
        <extracomment>%1 a time of day.</extracomment>
        <translation>aceptado polo servidor ás %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) behind the games</source>
        <translation>
            <numerusform>%n minuto por detrás das partidas</numerusform>
            <numerusform>%n minutos por detrás das partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>On: games are sent as they are recorded.</source>
        <translation>Activada: as partidas envíanse segundo se anotan.</translation>
    </message>
    <message>
        <source>Broadcast fails</source>
        <translation>A retransmisión falla</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Retransmisión</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret store of this desktop is being asked…</source>
        <translation>Preguntando ao almacén de contrasinais deste escritorio…</translation>
    </message>
    <message>
        <source>Kept in the secret store of this desktop.</source>
        <translation>Gardado no almacén de contrasinais deste escritorio.</translation>
    </message>
    <message>
        <source>Known until the program is closed: this desktop has no secret store that is open.</source>
        <translation>Coñecido ata pechar o programa: este escritorio non ten un almacén de contrasinais aberto.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ningún.</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>A game that was not taken: %1 its board, %2 why.</extracomment>
        <translation>Taboleiro %1: %2</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: choose the boards</source>
        <translation>o servidor ten sitio para %1 nunha rolda: elixa os taboleiros</translation>
    </message>
    <message>
        <source>the server has room for %1 in a round: boards 1 to %1 are sent until you choose others</source>
        <translation>o servidor ten sitio para %1 nunha rolda: envíanse os taboleiros do 1 ao %1 ata que elixa outros</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CallsModel</name>
    <message>
        <source>Board %1</source>
        <extracomment>A board: &quot;Board 12&quot;; of another round than the one that is shown: &quot;Round 2, board 12&quot;.</extracomment>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <translation>Rolda %1, taboleiro %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 min</source>
        <extracomment>%1 a board that calls the arbiter, %2 the time of day, %3 minutes since: &quot;Board 12, 14:32, 3 min&quot;.</extracomment>
        <translation>%1, %2, %3 min</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) from boards</source>
        <translation>
            <numerusform>%n taboleiro chama</numerusform>
            <numerusform>%n taboleiros chaman</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arbiter wanted at board(s) %1</source>
        <translation>
            <numerusform>Árbitro ao taboleiro %1</numerusform>
            <numerusform>Árbitro aos taboleiros %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::CheckInModel</name>
    <message>
        <source>not here</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>baixa</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>debe %1</translation>
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
        <translation>Presenza para a rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) here</source>
        <translation>
            <numerusform>%n xogador presente</numerusform>
            <numerusform>%n xogadores presentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n not here yet</source>
        <extracomment>%1 &quot;41 players here&quot;, %n those who have not come.</extracomment>
        <translation>
            <numerusform>%1, falta %n</numerusform>
            <numerusform>%1, faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fees owed: %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>Cotas pendentes: %1</translation>
    </message>
    <message>
        <source>%1 is not here any more.</source>
        <translation>%1 xa non figura como presente.</translation>
    </message>
    <message>
        <source>%1 is here and takes part in the next round: the bye is revoked.</source>
        <translation>%1 está presente e xoga a seguinte rolda: o descanso queda anulado.</translation>
    </message>
    <message>
        <source>%1 is here and takes part again.</source>
        <translation>%1 está presente e volve xogar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is here, %n still missing.</source>
        <extracomment>%1 a player&apos;s name, %n how many have not come yet.</extracomment>
        <translation>
            <numerusform>%1 está presente, falta %n.</numerusform>
            <numerusform>%1 está presente, faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is here: everybody has come.</source>
        <translation>%1 está presente: xa están todos.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <extracomment>%1 a player&apos;s name, %2 an amount of money.</extracomment>
        <translation>%1 pagou %2.</translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: a bye for %n player(s).</source>
        <translation>
            <numerusform>Presenza pechada: descanso para %n xogador.</numerusform>
            <numerusform>Presenza pechada: descanso para %n xogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) withdrawn.</source>
        <translation>
            <numerusform>Presenza pechada: %n xogador retirado.</numerusform>
            <numerusform>Presenza pechada: %n xogadores retirados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in closed: %n player(s) removed.</source>
        <translation>
            <numerusform>Presenza pechada: %n xogador eliminado da lista.</numerusform>
            <numerusform>Presenza pechada: %n xogadores eliminados da lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>The check-in begins anew: nobody is here yet.</source>
        <translation>A presenza comeza de novo: aínda non hai ninguén.</translation>
    </message>
    <message>
        <source>%1 is here already.</source>
        <translation>%1 xa está presente.</translation>
    </message>
    <message>
        <source>Check-in: every round is paired</source>
        <translation>Presenza: todas as roldas están emparelladas</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClaimView</name>
    <message>
        <source>White claims a draw</source>
        <translation>As brancas reclaman táboas</translation>
    </message>
    <message>
        <source>Black claims a draw</source>
        <translation>As negras reclaman táboas</translation>
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
            <numerusform>%n media xogada da partida aínda non está na anotación: escríbaa primeiro.</numerusform>
            <numerusform>%n medias xogadas da partida aínda non están na anotación: escríbaas primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>after the intended move</source>
        <translation>tras a xogada anunciada</translation>
    </message>
    <message>
        <source>Checked on the scoresheets or by replaying the game?</source>
        <translation>Comprobado nas planillas, ou repetida a partida?</translation>
    </message>
    <message>
        <source>What a screen shows is not sufficient (Laws %1).</source>
        <translation>Unha pantalla soa non proba nada (Leis %1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruling on a claim</comment>
        <extracomment>A ruling on a claim: %1 &quot;Correct&quot;, %2 what comes of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The opponent accepts the draw</source>
        <translation>O rival acepta as táboas</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClockView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n xogada</numerusform>
            <numerusform>%n xogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>White&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>O tempo das brancas esgotouse ás %1 e comezou un período novo. Xogadas contadas: %2.</translation>
    </message>
    <message>
        <source>Black&apos;s time ran out at %1 and a new period began. Moves counted: %2.</source>
        <translation>O tempo das negras esgotouse ás %1 e comezou un período novo. Xogadas contadas: %2.</translation>
    </message>
    <message>
        <source>White&apos;s flag fell first, at %1.</source>
        <translation>A bandeira das brancas caeu primeiro, ás %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell first, at %1.</source>
        <translation>A bandeira das negras caeu primeiro, ás %1.</translation>
    </message>
    <message>
        <source>White&apos;s flag fell second, at %1.</source>
        <translation>O tempo das brancas esgotouse en segundo lugar, ás %1.</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell second, at %1.</source>
        <translation>O tempo das negras esgotouse en segundo lugar, ás %1.</translation>
    </message>
    <message>
        <source>A flag fall stops both clocks.</source>
        <translation>Unha bandeira caída detén os dous reloxos.</translation>
    </message>
    <message>
        <source>After a flag fall the clocks keep running.</source>
        <translation>Tras caer unha bandeira os reloxos seguen correndo.</translation>
    </message>
    <message>
        <source>Only a player may claim a flag fall here (%1).</source>
        <translation>Aquí só un xogador pode reclamar a caída da bandeira (%1).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ClosingModel</name>
    <message numerus="yes">
        <source>%n round(s) still to be paired</source>
        <translation>
            <numerusform>%n rolda por emparellar</numerusform>
            <numerusform>%n roldas por emparellar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result</source>
        <translation>
            <numerusform>%n partida sen resultado</numerusform>
            <numerusform>%n partidas sen resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) called, and nobody has come</source>
        <translation>
            <numerusform>%n taboleiro chamou e ninguén acudiu</numerusform>
            <numerusform>%n taboleiros chamaron e ninguén acudiu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n planilla sen recoller</numerusform>
            <numerusform>%n planillas sen recoller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n appeal(s) not settled</source>
        <translation>
            <numerusform>%n apelación sen resolver</numerusform>
            <numerusform>%n apelacións sen resolver</numerusform>
        </translation>
    </message>
    <message>
        <source>Every round is paired</source>
        <translation>Todas as roldas están emparelladas</translation>
    </message>
    <message>
        <source>Every game has a result</source>
        <translation>Todas as partidas teñen resultado</translation>
    </message>
    <message>
        <source>No board calls the arbiter</source>
        <translation>Ningún taboleiro chama o árbitro</translation>
    </message>
    <message>
        <source>Every scoresheet is collected</source>
        <translation>Todas as planillas están recollidas</translation>
    </message>
    <message>
        <source>Every appeal is settled</source>
        <translation>Todas as apelacións están resoltas</translation>
    </message>
    <message>
        <source>Report file to the rating officer of the federation: by %1 (FIDE Rating Regulations)</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>Ficheiro de informe para o responsable de Elo da federación: ata o %1 (Regulamento de Elo da FIDE)</translation>
    </message>
    <message>
        <source>The federation sends it to FIDE: by %1</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>A federación envíao á FIDE: ata o %1</translation>
    </message>
    <message>
        <source>The report for rating has everything</source>
        <translation>Ao informe de Elo non lle falta nada</translation>
    </message>
    <message>
        <source>Missing in the report for rating: %1</source>
        <extracomment>%1 is what is missing: &quot;days of 3 rounds&quot;.</extracomment>
        <translation>Falta no informe de Elo: %1</translation>
    </message>
    <message>
        <source>Nothing is left to do but the reports.</source>
        <translation>Só quedan os informes.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) left to do</source>
        <translation>
            <numerusform>Queda %n cousa por facer</numerusform>
            <numerusform>Quedan %n cousas por facer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ControlForm</name>
    <message>
        <source>A number in a period cannot be read.</source>
        <translation>Non se pode ler un número dun período.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::CorrectionForm</name>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Escriba un número enteiro do %1 ao %2.</translation>
    </message>
    <message>
        <source>White&apos;s time</source>
        <translation>Tempo das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Tempo das negras</translation>
    </message>
    <message>
        <source>White&apos;s moves</source>
        <translation>Xogadas das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s moves</source>
        <translation>Xogadas das negras</translation>
    </message>
    <message>
        <source>White&apos;s period</source>
        <translation>Período das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s period</source>
        <translation>Período das negras</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de xogo</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
    <message>
        <source>Whose time</source>
        <translation>Tempo de quen</translation>
    </message>
    <message>
        <source>Whose flag</source>
        <translation>Bandeira de quen</translation>
    </message>
    <message>
        <source>Who did not press</source>
        <translation>Quen non premeu</translation>
    </message>
    <message>
        <source>Which times</source>
        <translation>Que tempos</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>ambos os xogadores</translation>
    </message>
    <message>
        <source>White&apos;s byo-yomi periods</source>
        <translation>Períodos de byo-yomi das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s byo-yomi periods</source>
        <translation>Períodos de byo-yomi das negras</translation>
    </message>
    <message>
        <source>Delay left of this move</source>
        <translation>Demora que queda desta xogada</translation>
    </message>
    <message>
        <source>Time to add, or with − to take off</source>
        <translation>Tempo que engadir, ou con − descontar</translation>
    </message>
    <message>
        <source>Time the opponent used meanwhile</source>
        <translation>Tempo que pensou entrementres o rival</translation>
    </message>
    <message>
        <source>Only what you change is set; the rest stays the same.</source>
        <translation>Só se pon o que cambie; o resto queda como está.</translation>
    </message>
    <message>
        <source>The old clock is paused. These values are from the journal: set the new clock to them, or enter what it shows. Name the new clock in the note.</source>
        <translation>O reloxo vello está detido. Estes valores son do diario: poña neles o reloxo novo, ou escriba o que marca. Indique o novo aparello na nota.</translation>
    </message>
    <message>
        <source>From now on, with the current times.</source>
        <translation>Desde agora, cos tempos tal como están.</translation>
    </message>
    <message>
        <source>The clock is paused with the times it would show if this time control had been set from the start, with the same presses and corrections.</source>
        <translation>O reloxo detense cos tempos aos que levaría este ritmo: as mesmas pulsacións e correccións desde o comezo da partida.</translation>
    </message>
    <message>
        <source>The move is counted and its increment added; the time the opponent used on this player&apos;s clock is charged to the opponent.</source>
        <translation>A xogada conta co seu incremento, e o tempo que o rival pensou no reloxo deste xogador pasa a ser seu.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>como están</translation>
    </message>
    <message>
        <source>as if set from the start</source>
        <translation>coma se estivese posto así desde o comezo</translation>
    </message>
    <message>
        <source>White&apos;s moves to the time control</source>
        <translation>Xogadas pendentes das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s moves to the time control</source>
        <translation>Xogadas pendentes das negras</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayPlace</name>
    <message>
        <source>%1 · %2 (desk)</source>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels; the window of the desk is on it.</extracomment>
        <translation>%1 · %2 (mesa do árbitro)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>screen</comment>
        <extracomment>A screen of the computer: %1 its connector, %2 its size in pixels.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Screen %1 is not connected</source>
        <translation>A pantalla %1 non está conectada</translation>
    </message>
    <message>
        <source>Open as a window on the screen of the desk</source>
        <translation>Aberta como ventá na pantalla da mesa</translation>
    </message>
    <message>
        <source>Opens as a window on the screen of the desk</source>
        <translation>Ábrese como ventá na pantalla da mesa</translation>
    </message>
    <message>
        <source>Open on screen %1</source>
        <extracomment>%1 the name of a screen.</extracomment>
        <translation>Aberta na pantalla %1</translation>
    </message>
    <message>
        <source>Opens on screen %1</source>
        <translation>Ábrese na pantalla %1</translation>
    </message>
    <message>
        <source>Screen %1 is back, and the hall screen on it.</source>
        <translation>A pantalla %1 volve estar conectada, e a pantalla da sala está nela.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is now on %2.</source>
        <translation>A pantalla %1 desconectouse. A pantalla da sala está agora en %2.</translation>
    </message>
    <message>
        <source>Screen %1 was disconnected. The hall screen is closed, and opens again when it is back.</source>
        <translation>A pantalla %1 desconectouse. A pantalla da sala está pechada e abrirase de novo cando volva estar conectada.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayView</name>
    <message>
        <source>Round %1: pairings</source>
        <translation>Rolda %1: emparellamentos</translation>
    </message>
    <message>
        <source>Round %1: where do I play?</source>
        <translation>Rolda %1: onde xogo?</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <translation>Rolda %1: resultados</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <extracomment>Of a round: %1 games that are over or adjourned, %2 all its games.</extracomment>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Round %1: clocks</source>
        <translation>Rolda %1: reloxos</translation>
    </message>
    <message>
        <source>No claim may rest on this screen alone (Laws %1)</source>
        <extracomment>Below the clocks on the screen of the hall: %1 an article.</extracomment>
        <translation>Ningunha reclamación pode basearse só nesta pantalla (Leis %1)</translation>
    </message>
    <message>
        <source>Round %1 starts at %2</source>
        <extracomment>Above a countdown: %1 the number of a round, %2 the time of its start.</extracomment>
        <translation>A rolda %1 comeza ás %2</translation>
    </message>
    <message>
        <source>There is still time</source>
        <translation>Aínda hai tempo</translation>
    </message>
    <message>
        <source>Please go to your boards</source>
        <translation>Vaian aos seus taboleiros, por favor</translation>
    </message>
    <message>
        <source>Please be seated: the round is about to start</source>
        <translation>Tomen asento: a rolda está a piques de comezar</translation>
    </message>
    <message>
        <source>The arbiter starts the round</source>
        <translation>O árbitro dará comezo á rolda</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>countdown</comment>
        <extracomment>At the foot of the hall screen: %1 the number of a round, %2 the time until it starts.</extracomment>
        <translation>Rolda %1: %2</translation>
    </message>
    <message>
        <source>Type boards like this: 1-4, 9</source>
        <translation>Escriba os taboleiros así: 1-4, 9</translation>
    </message>
    <message>
        <source>Type the time like this: 16:30, or minutes from now: +15</source>
        <translation>Escriba a hora así: 16:30, ou os minutos desde agora: +15</translation>
    </message>
</context>
<context>
    <name>flagfall::view::DisplayViewsModel</name>
    <message>
        <source>Pairings by board</source>
        <translation>Emparellamentos por taboleiro</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Emparellamentos por nome</translation>
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
        <source>Clocks of chosen boards</source>
        <translation>Reloxos dos taboleiros escollidos</translation>
    </message>
    <message>
        <source>Countdown to the round</source>
        <translation>Conta atrás ata a rolda</translation>
    </message>
    <message>
        <source>Address of the web pages</source>
        <translation>Enderezo das páxinas web</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EntriesView</name>
    <message>
        <source>There is no text in the clipboard. Copy the list of players first.</source>
        <translation>Non hai texto no portapapeis. Copie primeiro a lista de xogadores.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Check that it exists and that you may read it.</source>
        <translation>Non se pode ler o ficheiro %1. Comprobe que existe e que vostede pode lelo.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n xogador inscrito.</numerusform>
            <numerusform>%n xogadores inscritos.</numerusform>
        </translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>o portapapeis</translation>
    </message>
    <message>
        <source>This file cannot be read. If it is an event or a report file, open it by itself to see why.</source>
        <translation>Non se pode ler este ficheiro. Se é un torneo ou un ficheiro TRF, ábrao por si só para ver por que.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Escolla a columna que ten os nomes.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
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
            <numerusform>%n con notas</numerusform>
            <numerusform>%n con notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Inscribir %n xogador</numerusform>
            <numerusform>Inscribir %n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>%1 the number of a row of the list, %2 a player with some details.</extracomment>
        <translation>fila %1: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>Copiouse a lista de xogadores.</translation>
    </message>
    <message>
        <source>The list of players was saved as %1.</source>
        <translation>A lista de xogadores gardouse como %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Non se pode escribir %1.</translation>
    </message>
    <message>
        <source>none: players from the first row on</source>
        <translation>ningunha fila: xogadores desde a primeira</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>head</comment>
        <translation>fila %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventForm</name>
    <message>
        <source>none: by code</source>
        <translation>ningún: polo código das letras</translation>
    </message>
    <message>
        <source>Further rounds are imported.</source>
        <translation>As demais roldas chegan por importación.</translation>
    </message>
    <message>
        <source>Empty: chosen by the number of players.</source>
        <translation>Baleiro: tantas roldas como precisen os xogadores.</translation>
    </message>
    <message numerus="yes">
        <source>Empty: chosen by the number of players; %1 for %n player(s).</source>
        <extracomment>%1 the number of rounds a round robin needs, %n the players entered so far.</extracomment>
        <translation>
            <numerusform>Baleiro: tantas roldas como precisen os xogadores; %1 para %n xogador.</numerusform>
            <numerusform>Baleiro: tantas roldas como precisen os xogadores; %1 para %n xogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>As announced beforehand.</source>
        <translation>As que se anuncian de antemán.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field</comment>
        <extracomment>Why an event cannot be created yet: %1 the name of a field, %2 what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>loss of the game</source>
        <translation>perda da partida</translation>
    </message>
    <message>
        <source>as the ratings of the players tell</source>
        <translation>que din os Elo dos xogadores</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Elo FIDE</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>Elo nacional</translation>
    </message>
    <message>
        <source>FIDE rating, else the national one</source>
        <translation>Elo FIDE, e se non, o nacional</translation>
    </message>
    <message>
        <source>national rating, else the FIDE one</source>
        <translation>Elo nacional, e se non, o FIDE</translation>
    </message>
    <message>
        <source>the higher of the FIDE and the national rating</source>
        <translation>maior dos Elo FIDE e nacional</translation>
    </message>
    <message>
        <source>the lower of the FIDE and the national rating</source>
        <translation>menor dos Elo FIDE e nacional</translation>
    </message>
    <message>
        <source>other: as entered</source>
        <translation>outro: como se anotou</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). The numbers stay as they are.</source>
        <translation>Figura no ficheiro de informe (rexistro 172). Os números quedan como están.</translation>
    </message>
    <message>
        <source>Stands in the report file (record 172). Choosing one gives every player with a FIDE or a national rating the one that it takes.</source>
        <translation>Figura no ficheiro de informe (rexistro 172). Ao escoller un, cada xogador con Elo FIDE ou nacional recibe o que toma.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::EventView</name>
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
        <translation>Decida o que marcan os reloxos despois da interrupción.</translation>
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
    <message>
        <source>Add the players.</source>
        <translation>Inscriba os xogadores.</translation>
    </message>
    <message>
        <source>Pair the first round when all players have been added.</source>
        <translation>Emparelle a primeira rolda cando estean todos inscritos.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) unfinished.</source>
        <translation>
            <numerusform>%n partida aínda aberta.</numerusform>
            <numerusform>%n partidas aínda abertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pair round %1; %n game(s) unfinished.</source>
        <extracomment>%n games without a result, adjourned ones among them.</extracomment>
        <translation>
            <numerusform>Emparelle a rolda %1; %n partida aínda aberta.</numerusform>
            <numerusform>Emparelle a rolda %1; %n partidas aínda abertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resume the clocks: %n clock(s) paused.</source>
        <translation>
            <numerusform>Retome o reloxo: hai %n parado.</numerusform>
            <numerusform>Retome os reloxos: hai %n parados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin round %1.</source>
        <translation>Comece a rolda %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ExportsModel</name>
    <message>
        <source>Report files are interim ones: games without a result are marked in them</source>
        <translation>Os ficheiros TRF son provisionais: as partidas sen resultado van marcadas</translation>
    </message>
    <message>
        <source>Games are open: a final report is not possible</source>
        <translation>Hai partidas sen rematar: non pode haber informe final</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <extracomment>A file that can be made: %1 &quot;Games&quot;, %2 the number of a round.</extracomment>
        <translation>%1: rolda %2</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <extracomment>Of the report for the rating officer: %1 what is not known, with commas between.</extracomment>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>O ficheiro %1 non se pode escribir: %2</translation>
    </message>
    <message>
        <source>The results have been copied.</source>
        <translation>Copiáronse os resultados.</translation>
    </message>
    <message>
        <source>The list of players has been copied.</source>
        <translation>Copiouse a lista de xogadores.</translation>
    </message>
    <message>
        <source>The standings have been copied.</source>
        <translation>Copiouse a clasificación.</translation>
    </message>
    <message>
        <source>The results of round %1 have been copied.</source>
        <translation>Copiáronse os resultados da rolda %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gardado como %1.</translation>
    </message>
    <message>
        <source>%1: after round %2</source>
        <extracomment>A file that can be made: %1 &quot;Standings&quot;, %2 the number of a round.</extracomment>
        <translation>%1: tras a rolda %2</translation>
    </message>
    <message>
        <source>The pairing has been copied.</source>
        <translation>Copiouse o emparellamento.</translation>
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
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Board %1, White</source>
        <translation>Taboleiro %1, brancas</translation>
    </message>
    <message>
        <source>Board %1, Black</source>
        <translation>Taboleiro %1, negras</translation>
    </message>
    <message>
        <source>does not play in round %1</source>
        <translation>non xoga na rolda %1</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3</source>
        <extracomment>A ruling: round, board, what was decided.</extracomment>
        <translation>Rolda %1, taboleiro %2: %3</translation>
    </message>
    <message>
        <source>Laws %1</source>
        <comment>article</comment>
        <translation>Leis %1</translation>
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
        <source>The file has no results; only the players are imported.</source>
        <translation>O ficheiro non ten resultados; impórtanse só os xogadores.</translation>
    </message>
    <message>
        <source>The rounds with results are imported as they are and can be corrected afterwards.</source>
        <translation>As roldas con resultados impórtanse tal como están e poden corrixirse despois.</translation>
    </message>
    <message>
        <source>Only the players are imported; the first round is paired here.</source>
        <translation>Impórtanse só os xogadores; a primeira rolda emparéllase aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n prohibited pairing(s)</source>
        <translation>
            <numerusform>%n parella prohibida</numerusform>
            <numerusform>%n parellas prohibidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) in later rounds</source>
        <translation>
            <numerusform>%n descanso de roldas vindeiras</numerusform>
            <numerusform>%n descansos de roldas vindeiras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Also imported: %2.</source>
        <extracomment>%1 a sentence, %2 a list: &quot;2 prohibited pairs, 3 byes of rounds to come&quot;.</extracomment>
        <translation>%1 Tómase tamén: %2.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::IncidentForm</name>
    <message>
        <source>Enter a whole number.</source>
        <translation>Introduza un número enteiro.</translation>
    </message>
    <message>
        <source>Enter the position as a FEN.</source>
        <translation>Introduza a posición como FEN.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>si</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>fact</comment>
        <translation>descoñecido</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Isto non se pode ler.</translation>
    </message>
    <message>
        <source>“%1” is not a square. Enter squares such as e1.</source>
        <extracomment>%1 what was typed.</extracomment>
        <translation>«%1» non é unha casa. Introduza casas coma e1.</translation>
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
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>%1 White, %2 Black.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Choose the decision.</source>
        <translation>Cómpre elixir a decisión.</translation>
    </message>
    <message>
        <source>Answer the question with %1: %2</source>
        <extracomment>%1 keys, as &quot;Y / N&quot;; %2 the question.</extracomment>
        <translation>A pregunta respóndese coa tecla %1: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <comment>head</comment>
        <translation>Rolda %1, taboleiro %2</translation>
    </message>
    <message>
        <source>This cannot be read yet: %1</source>
        <extracomment>%1 the label of a field.</extracomment>
        <translation>Isto aínda non se pode ler: %1</translation>
    </message>
    <message>
        <source>Still to be said: %1</source>
        <extracomment>%1 the label of a field that must be filled in.</extracomment>
        <translation>Falta dicir: %1</translation>
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
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>A sala</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>head</comment>
        <extracomment>The head of a panel: the number of a board.</extracomment>
        <translation>Taboleiro %1</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sen comezar</translation>
    </message>
    <message>
        <source>White&apos;s clock is running</source>
        <translation>Corre o reloxo das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running</source>
        <translation>Corre o reloxo das negras</translation>
    </message>
    <message>
        <source>Paused, White to move</source>
        <translation>En pausa, quenda das brancas</translation>
    </message>
    <message>
        <source>Paused, Black to move</source>
        <translation>En pausa, quenda das negras</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n xogada</numerusform>
            <numerusform>%n xogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>lever locked</source>
        <translation>panca bloqueada</translation>
    </message>
    <message>
        <source>not at the board</source>
        <translation>fóra do taboleiro</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n marcado</numerusform>
            <numerusform>%n marcados</numerusform>
        </translation>
    </message>
    <message>
        <source>All games in progress</source>
        <translation>Toda partida en curso</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) selected</source>
        <translation>
            <numerusform>%n taboleiro marcado</numerusform>
            <numerusform>%n taboleiros marcados</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped at the flag fall</source>
        <translation>Detido ao caer a bandeira</translation>
    </message>
    <message>
        <source>illegal moves: %1 (game lost at %2)</source>
        <translation>xogadas ilegais: %1 de %2</translation>
    </message>
    <message>
        <source>usual reason</source>
        <translation>o da acción</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Aínda hai algo mal no formulario.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::LawsModel</name>
    <message>
        <source>The same in the Laws of %1</source>
        <extracomment>Of the text of an article: %1 years of other editions with their numbers, &quot;2014, 7.5b; 2018, 7.5.5&quot;.</extracomment>
        <translation>O mesmo nas Leis de %1</translation>
    </message>
    <message>
        <source>This text has not been translated yet.</source>
        <translation>Este texto aínda non está traducido.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ListDifferencesModel</name>
    <message>
        <source>woman</source>
        <translation>muller</translation>
    </message>
    <message>
        <source>man</source>
        <translation>home</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3: %n player(s) as in the list</source>
        <extracomment>%1 the name of a rating list, %2 standard, rapid or blitz, %3 a month and year, %n players.</extracomment>
        <translation>
            <numerusform>%1, %2, %3: %n xogador como na lista</numerusform>
            <numerusform>%1, %2, %3: %n xogadores como na lista</numerusform>
        </translation>
    </message>
    <message>
        <source>No rating list has been imported.</source>
        <translation>Non se importou ningunha lista de Elo.</translation>
    </message>
    <message>
        <source>%1 (perhaps %2, %3)</source>
        <extracomment>A player without an ID (%1), and the player of the list who this may be (%2, with the ID %3).</extracomment>
        <translation>%1 (quizais %2, %3)</translation>
    </message>
    <message>
        <source>Not in the list: %1.</source>
        <translation>Non están na lista: %1.</translation>
    </message>
    <message>
        <source>Without an ID: %1.</source>
        <translation>Sen ID: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) brought up to date.</source>
        <translation>
            <numerusform>%n xogador posto ao día.</numerusform>
            <numerusform>%n xogadores postos ao día.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::ListHitsModel</name>
    <message>
        <source>inactive</source>
        <translation>inactivo</translation>
    </message>
    <message>
        <source>already in the event</source>
        <translation>xa está na competición</translation>
    </message>
</context>
<context>
    <name>flagfall::view::MatingView</name>
    <message>
        <source>White: no position yet</source>
        <translation>Brancas: aínda non hai posición</translation>
    </message>
    <message>
        <source>Black: no position yet</source>
        <translation>Negras: aínda non hai posición</translation>
    </message>
    <message>
        <source>White: looking …</source>
        <translation>Brancas: buscando …</translation>
    </message>
    <message>
        <source>Black: looking …</source>
        <translation>Negras: buscando …</translation>
    </message>
    <message>
        <source>Neither player can checkmate by any series of legal moves: the game is drawn at once.</source>
        <translation>Ningún xogador pode dar mate con ningunha serie de xogadas legais: a partida remata en táboas de inmediato.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Xogada %1 de %2</translation>
    </message>
    <message>
        <source>Laws %1, in force now; no event is open</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess.</extracomment>
        <translation>Leis %1, agora en vigor; non hai ningún torneo aberto</translation>
    </message>
    <message>
        <source>There is no position to save an analysis of.</source>
        <translation>Non hai posición da que gardar unha análise.</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>file</comment>
        <translation>mate</translation>
    </message>
    <message>
        <source>The analysis is saved as %1.</source>
        <translation>A análise está gardada como %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>O ficheiro %1 non se pode escribir: %2</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3 – %4</source>
        <extracomment>%1 and %2 are numbers, %3 and %4 the players.</extracomment>
        <translation>Rolda %1, taboleiro %2: %3 – %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>place in a game</comment>
        <translation>%1, despois de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; then %n move(s) tried on the board</source>
        <extracomment>%1 where a position stood in a game.</extracomment>
        <translation>
            <numerusform>%1; despois %n xogada probada no taboleiro</numerusform>
            <numerusform>%1; despois %n xogadas probadas no taboleiro</numerusform>
        </translation>
    </message>
    <message>
        <source>Laws %1, the edition of this event: %2</source>
        <extracomment>%1 is the year of an edition of the Laws of Chess, %2 the kind of play.</extracomment>
        <translation>Leis %1, a edición deste torneo: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <extracomment>%1 whether a player can checkmate, %2 the moves to it, or why not.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only the verdict on a position taken from a game can be noted in its record.</source>
        <translation>Na anotación só se pode deixar o veredicto sobre unha posición que vén dunha partida.</translation>
    </message>
    <message>
        <source>The verdict is noted in the record of board %1.</source>
        <translation>O veredicto queda na anotación do taboleiro %1.</translation>
    </message>
    <message numerus="yes">
        <source>The scoresheet is %n half-move(s) shorter than the game.</source>
        <extracomment>Half-moves that are missing at the end of a record.</extracomment>
        <translation>
            <numerusform>Na planilla falta %n media xogada.</numerusform>
            <numerusform>Na planilla faltan %n medias xogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is %n half-move(s) shorter than the game.</source>
        <translation>
            <numerusform>Na anotación falta %n media xogada.</numerusform>
            <numerusform>Na anotación faltan %n medias xogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This may not be the position on the board.</source>
        <translation>Esta pode non ser a posición do taboleiro.</translation>
    </message>
    <message>
        <source>This is not the position on the board.</source>
        <translation>Esta non é a posición do taboleiro.</translation>
    </message>
    <message>
        <source>When this was noted: “%1”</source>
        <extracomment>%1 are sentences: why the position may not have been the one on the board.</extracomment>
        <translation>Cando se anotou isto: «%1»</translation>
    </message>
    <message>
        <source>%1, at the start</source>
        <comment>place in a game</comment>
        <extracomment>%1 a round, a board and the players, %2 a move with its number.</extracomment>
        <translation>%1, ao comezo</translation>
    </message>
    <message>
        <source>This position cannot be used. %1</source>
        <extracomment>%1 are reasons, as sentences.</extracomment>
        <translation>Esta posición non se pode usar. %1</translation>
    </message>
    <message>
        <source>Up to %1 positions are examined.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Míranse ata %1 posicións.</translation>
    </message>
    <message>
        <source>Cancelled before an answer was found.</source>
        <translation>Cancelado antes de haber resposta.</translation>
    </message>
    <message>
        <source>The position was set up manually.</source>
        <translation>A posición colocouse a man.</translation>
    </message>
    <message>
        <source>Only White&apos;s scoresheet says so, not the game record.</source>
        <translation>Só o di a planilla das brancas, non a anotación da partida.</translation>
    </message>
    <message>
        <source>Only Black&apos;s scoresheet says so, not the game record.</source>
        <translation>Só o di a planilla das negras, non a anotación da partida.</translation>
    </message>
    <message numerus="yes">
        <source>The clocks have counted %n half-move(s) more than the record, which has missing moves.</source>
        <translation>
            <numerusform>Os reloxos contaron %n media xogada máis das que hai na anotación, que ten unha lagoa.</numerusform>
            <numerusform>Os reloxos contaron %n medias xogadas máis das que hai na anotación, que ten unha lagoa.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the clock White is to move, in this position Black.</source>
        <translation>Segundo o reloxo xogan as brancas; nesta posición, as negras.</translation>
    </message>
    <message>
        <source>On the clock Black is to move, in this position White.</source>
        <translation>Segundo o reloxo xogan as negras; nesta posición, as brancas.</translation>
    </message>
    <message>
        <source>The record has changed: it no longer contains this position, so the verdict cannot be noted there.</source>
        <translation>A anotación cambiou desde entón: esta posición xa non está nela e o veredicto non se pode anotar aí.</translation>
    </message>
    <message>
        <source>The game has continued from here.</source>
        <translation>A partida continuou desde aquí.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::OffencesModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n xogador</numerusform>
            <numerusform>%n xogadores</numerusform>
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
        <translation>N</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Descanso: %1</translation>
    </message>
    <message>
        <source>Board %1: White %2, Black %3</source>
        <extracomment>%1 number of a board, %2 and %3 players&apos; names.</extracomment>
        <translation>Taboleiro %1: brancas %2, negras %3</translation>
    </message>
    <message>
        <source>Pairing of round %1</source>
        <extracomment>%1 the number of the round to be paired.</extracomment>
        <translation>Emparellamento da rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n taboleiro</numerusform>
            <numerusform>%n taboleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>Why do %1 and %2 not meet?</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>Por que non se enfrontan %1 e %2?</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>A rolda %1 está emparellada.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n board(s) changed</source>
        <extracomment>%1 &quot;20 boards&quot;, %n boards that were not there when it was paired before.</extracomment>
        <translation>
            <numerusform>%1, %n distinto do de antes</numerusform>
            <numerusform>%1, %n distintos dos de antes</numerusform>
        </translation>
    </message>
    <message>
        <source>End the manual changes first.</source>
        <translation>Remate antes os cambios á man.</translation>
    </message>
    <message>
        <source>Begin manual changes first (E).</source>
        <translation>Abra antes os cambios á man (E).</translation>
    </message>
    <message>
        <source>Make this change anyway?</source>
        <translation>Facer este cambio igualmente?</translation>
    </message>
    <message>
        <source>Make the change</source>
        <translation>Facelo</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <translation>Deixalo como estaba</translation>
    </message>
    <message>
        <source>Colours swapped: board of %1</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Cores do taboleiro de %1 trocadas</translation>
    </message>
    <message>
        <source>Swapped: %1 and %2</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>%1 e %2 trocados</translation>
    </message>
    <message>
        <source>Select two seats first (Space).</source>
        <translation>Escolla antes dous asentos (Espazo).</translation>
    </message>
    <message>
        <source>Why does %1 not get the bye?</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>Por que %1 non ten o descanso?</translation>
    </message>
    <message>
        <source>The manual pairing is kept; check the boards of the players left over.</source>
        <translation>O emparellamento feito á man queda; mire os taboleiros dos que quedaron sen rival.</translation>
    </message>
    <message>
        <source>Back to the system&apos;s pairing?</source>
        <translation>Volver ao emparellamento segundo as regras?</translation>
    </message>
    <message numerus="yes">
        <source>%n manual change(s) would be lost.</source>
        <translation>
            <numerusform>Perderíase %n cambio feito á man.</numerusform>
            <numerusform>Perderíanse %n cambios feitos á man.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Descartalos</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Conservalos</translation>
    </message>
    <message>
        <source>%1 does not take part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 non xoga esta rolda.</translation>
    </message>
    <message>
        <source>%1 takes part in this round.</source>
        <extracomment>%1 a player&apos;s name.</extracomment>
        <translation>%1 xoga esta rolda.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unfinished game(s) counted as draws for the pairing</source>
        <extracomment>%1 &quot;20 boards&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n partida sen rematar conta como táboas</numerusform>
            <numerusform>%1, %n partidas sen rematar contan como táboas</numerusform>
        </translation>
    </message>
    <message>
        <source>Change round %1</source>
        <extracomment>%1 the number of a round that is published.</extracomment>
        <translation>Cambiar a rolda %1</translation>
    </message>
    <message>
        <source>Round %1 was paired %2 after the last result</source>
        <extracomment>%1 the number of a round, %2 a time.</extracomment>
        <translation>A rolda %1 emparellouse %2 despois do último resultado</translation>
    </message>
    <message>
        <source>%1; the best was %2 (round %3)</source>
        <extracomment>%1 &quot;Round 3 was paired 2 minutes after the last result&quot;, %2 a time, %3 the number of a round.</extracomment>
        <translation>%1; o mellor foi %2 (rolda %3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>note</comment>
        <extracomment>%1 &quot;23 players take part&quot;, %2 &quot;Round 3 was paired 2 minutes after the last result&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Leave the round as it is?</source>
        <translation>Deixar a rolda como está?</translation>
    </message>
    <message>
        <source>Round %1 is changed.</source>
        <translation>A rolda %1 está cambiada.</translation>
    </message>
    <message>
        <source>Differs from the system.</source>
        <translation>Difire do sistema.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PaperView</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gardado como %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Non se pode escribir o ficheiro %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n page(s) printed.</source>
        <extracomment>%1 the title of a paper, %n how many pages were sent to the printer.</extracomment>
        <translation>
            <numerusform>%1: %n páxina impresa.</numerusform>
            <numerusform>%1: %n páxinas impresas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has no printer that answers. Save the pages as PDF and print them elsewhere.</source>
        <translation>Este computador non ten impresora que responda. Garde as páxinas como PDF e imprímaas noutro sitio.</translation>
    </message>
    <message>
        <source>This paper has no table.</source>
        <translation>Este impreso non ten táboa.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be written: %1</source>
        <translation>Non se pode escribir a folla de cálculo: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PapersView</name>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n páxina</numerusform>
            <numerusform>%n páxinas</numerusform>
        </translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Segundo faga falta</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Apaisada</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>Como no programa</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read. PNG and JPEG can.</source>
        <translation>%1 non é unha imaxe que se poida ler. Use PNG ou JPEG.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PlayerForm</name>
    <message>
        <source>Enter the rounds, such as 3, 5=0.</source>
        <translation>Introduza as roldas, por exemplo 3, 5=0.</translation>
    </message>
    <message>
        <source>Only rounds %1 to %2 are to come.</source>
        <extracomment>%1 and %2 numbers of rounds.</extracomment>
        <translation>Só quedan as roldas %1 a %2.</translation>
    </message>
    <message>
        <source>FIDE knows no federation %1. Enter once more keeps it.</source>
        <extracomment>%1 three letters.</extracomment>
        <translation>A FIDE non coñece a federación %1. Outro Intro consérvaa.</translation>
    </message>
    <message>
        <source>A women&apos;s title, and the player is entered as a man.</source>
        <translation>Un título feminino, e o xogador está anotado como home.</translation>
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
        <translation>baixa</translation>
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
        <source>withdrawn, annulled</source>
        <extracomment>The games of a player who left before half of them were played do not count.</extracomment>
        <translation>baixa, anulada</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 a kind of bye, %2 the number of a round.</extracomment>
        <translation>%1, rolda %2</translation>
    </message>
    <message>
        <source>%1 was removed from the list.</source>
        <translation>Quitado da lista: %1.</translation>
    </message>
    <message>
        <source>Lots have been drawn: the list is in the order of the pairing numbers.</source>
        <translation>Números sorteados: a lista está na orde dos números de emparellamento.</translation>
    </message>
    <message>
        <source>checked in</source>
        <translation>presentouse</translation>
    </message>
    <message>
        <source>owes %1</source>
        <extracomment>%1 an amount of money.</extracomment>
        <translation>debe %1</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>taboleiro %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Preferences</name>
    <message>
        <source>Desk 1</source>
        <extracomment>What the first place of work at an event is called in its records.</extracomment>
        <translation>Mesa 1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::PresenceModel</name>
    <message>
        <source>withdrawn</source>
        <translation>baixa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>presence</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part</source>
        <translation>
            <numerusform>Participa %n xogador</numerusform>
            <numerusform>Participan %n xogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n do(es) not</source>
        <extracomment>%1 &quot;23 players take part&quot;, %n those who do not.</extracomment>
        <translation>
            <numerusform>%1, %n non</numerusform>
            <numerusform>%1, %n non</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes part</source>
        <extracomment>Read aloud: a player&apos;s name and whether he plays in the round.</extracomment>
        <translation>%1 xoga</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them not checked in</source>
        <extracomment>%1 &quot;60 players take part&quot;, %n who have not checked in.</extracomment>
        <translation>
            <numerusform>%1, %n deles sen presenza confirmada</numerusform>
            <numerusform>%1, %n deles sen presenza confirmada</numerusform>
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
        <translation>Os meus ritmos</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Non se pode escribir o ficheiro %1: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Non se pode ler o ficheiro %1: %2</translation>
    </message>
    <message>
        <source>Presets exported to %1: %2</source>
        <translation>Predefinidos escritos en %1: %2</translation>
    </message>
    <message>
        <source>Presets imported from %1: %2</source>
        <translation>Ritmos importados de %1: %2</translation>
    </message>
    <message>
        <source>The file %1 contains no presets of this program.</source>
        <translation>O ficheiro %1 non contén ritmos deste programa.</translation>
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
        <translation>%1 – %2, na rolda %3</translation>
    </message>
</context>
<context>
    <name>flagfall::view::QuestionView</name>
    <message>
        <source>This cannot be undone. Are you sure?</source>
        <extracomment>Second question before something that cannot be made undone.</extracomment>
        <translation>Isto non se pode desfacer. Quere facelo igualmente?</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) typed meanwhile did nothing.</source>
        <translation>
            <numerusform>%n tecla premida mentres tanto non fixo nada.</numerusform>
            <numerusform>%n teclas premidas mentres tanto non fixeron nada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flagfall::view::RatingListsModel</name>
    <message numerus="yes">
        <source>%n player(s) read</source>
        <translation>
            <numerusform>%n xogador lido</numerusform>
            <numerusform>%n xogadores lidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n xogador</numerusform>
            <numerusform>%n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>A list is called by small letters, digits and hyphens.</source>
        <translation>O nome dunha lista fórmano letras minúsculas, cifras e guións.</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Escriba o mes como 2026-11.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n player(s) imported.</source>
        <extracomment>%n players; %1 is the name of a rating list, %2 a month and year.</extracomment>
        <translation>
            <numerusform>%1, %2: %n xogador importado.</numerusform>
            <numerusform>%1, %2: %n xogadores importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a player were left out.</source>
        <translation>
            <numerusform>Omitiuse %n liña sen xogador.</numerusform>
            <numerusform>Omitíronse %n liñas sen xogador.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: removed. The file can be imported again.</source>
        <translation>%1, %2: retirada. O ficheiro pódese importar outra vez.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecentModel</name>
    <message>
        <source>No round has been paired yet</source>
        <translation>Aínda non se emparellou ningunha rolda</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Rematado</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>&quot;Round 3 of 7&quot;</extracomment>
        <translation>Rolda %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n result(s) missing</source>
        <extracomment>%1 &quot;Round 3 of 7&quot;, %n games without a result.</extracomment>
        <translation>
            <numerusform>%1, falta %n resultado</numerusform>
            <numerusform>%1, faltan %n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>O ficheiro non está</translation>
    </message>
    <message>
        <source>%1; it was interrupted</source>
        <extracomment>%1 is how far the event has come: &quot;Round 3 of 7, 12 results missing&quot;.</extracomment>
        <translation>%1; foi interrompido</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Continuar: %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordActsView</name>
    <message>
        <source>The players have signed different results: you decide (Laws %1).</source>
        <translation>Os xogadores asinaron resultados distintos: decide vostede (Leis %1).</translation>
    </message>
    <message>
        <source>Both have signed %1, and the result entered is %2.</source>
        <translation>Os dous asinaron %1, e o resultado anotado é %2.</translation>
    </message>
    <message>
        <source>%1 The result entered is %2.</source>
        <comment>signature</comment>
        <extracomment>%1 a sentence about a signature, %2 a result.</extracomment>
        <translation>%1 O resultado anotado é %2.</translation>
    </message>
    <message>
        <source>refuses to sign</source>
        <translation>négase a asinar</translation>
    </message>
    <message>
        <source>Both have signed %1, and no result is entered.</source>
        <translation>Os dous asinaron %1 e non hai resultado anotado.</translation>
    </message>
    <message>
        <source>%1 Offer no. %2 by this player (Laws %3).</source>
        <comment>offer</comment>
        <extracomment>%1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.</extracomment>
        <translation>%1 É a súa oferta número %2 nesta partida (Leis %3).</translation>
    </message>
    <message>
        <source>The intended move %1 must be played (Laws %2).</source>
        <translation>A xogada anunciada %1 ten que facerse (Leis %2).</translation>
    </message>
    <message>
        <source>The intended move %1 is illegal: another move with the same piece must be played, if there is one (Laws %2).</source>
        <translation>A xogada anunciada %1 non é legal: hai que facer outra xogada da mesma peza, se a hai (Leis %2).</translation>
    </message>
    <message>
        <source>White&apos;s illegal move no. %1: White loses, or the game is drawn if Black cannot checkmate (Laws %2).</source>
        <extracomment>%1 a number, %2 an article of the Laws.</extracomment>
        <translation>Xogada ilegal número %1 das brancas: perden, ou son táboas se as negras non poden dar mate (Leis %2).</translation>
    </message>
    <message>
        <source>Black&apos;s illegal move no. %1: Black loses, or the game is drawn if White cannot checkmate (Laws %2).</source>
        <translation>Xogada ilegal número %1 das negras: perden, ou son táboas se as brancas non poden dar mate (Leis %2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RecordView</name>
    <message>
        <source>White to move</source>
        <translation>Xogan brancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Xogan negras</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <extracomment>%1 the move just made: &quot;12. Nf3&quot;; %2 who has the move, or how the game ended.</extracomment>
        <translation>Despois de %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” cannot be read.</source>
        <translation>Liña %1, columna %2: «%3» non se pode ler.</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 a move as it was typed, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>scoresheet round %1 board %2</source>
        <comment>file</comment>
        <translation>planilla rolda %1 taboleiro %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>file</comment>
        <translation>rolda %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gardado como %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>O ficheiro %1 non se pode escribir: %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>xaque mate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>rei afogado</translation>
    </message>
    <message>
        <source>moves unknown</source>
        <translation>xogadas descoñecidas</translation>
    </message>
    <message>
        <source>The pasted game does not start where the record ends.</source>
        <translation>A partida do texto non comeza onde remata a anotación.</translation>
    </message>
    <message>
        <source>No game of the round has been recorded yet.</source>
        <translation>Aínda non hai ningunha partida da rolda anotada.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), symbol(s) or variation(s) in the pasted game were left out.</source>
        <translation>
            <numerusform>%n comentario, signo ou variante do texto non ten sitio nunha anotación.</numerusform>
            <numerusform>%n comentarios, signos ou variantes do texto non teñen sitio nunha anotación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on this scoresheet can be read.</source>
        <translation>Nada se pode ler nesta planilla.</translation>
    </message>
    <message>
        <source>This cannot be read; the board shows the last known position.</source>
        <translation>O que está aquí non se pode ler; o taboleiro amosa a última posición coñecida.</translation>
    </message>
    <message>
        <source>The pasted game gives the result %1; none has been entered.</source>
        <translation>O texto dá o resultado %1; non se anotou ningún.</translation>
    </message>
    <message>
        <source>Give the side to move: write w or b after the pieces.</source>
        <translation>Diga quen ten a quenda: escriba w ou b despois das pezas.</translation>
    </message>
    <message>
        <source>Missing moves are marked in the arbiter&apos;s record: show it first (Alt+1).</source>
        <translation>As lagoas márcanse na anotación do árbitro: ábraa primeiro (Alt+1).</translation>
    </message>
    <message>
        <source>Half-moves: a number up to %1, or empty.</source>
        <translation>As medias xogadas son un número ata %1, ou nada.</translation>
    </message>
    <message>
        <source>Chess960 starting positions are numbered from 0 to 959.</source>
        <translation>As posicións iniciais do xadrez 960 van do 0 ao 959.</translation>
    </message>
    <message>
        <source>This cannot be read: there is no position to ask about.</source>
        <translation>O que hai aquí non se pode ler: non hai posición pola que preguntar.</translation>
    </message>
    <message numerus="yes">
        <source>According to the move number and the side to move, %n half-move(s) are missing.</source>
        <translation>
            <numerusform>Segundo o número de xogada e a quenda da posición, falta %n media xogada.</numerusform>
            <numerusform>Segundo o número de xogada e a quenda da posición, faltan %n medias xogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this side to move, the number of missing half-moves cannot be %1.</source>
        <translation>Segundo a quenda da posición, as medias xogadas non poden ser %1.</translation>
    </message>
    <message>
        <source>neither player can checkmate</source>
        <translation>xa ninguén pode dar mate</translation>
    </message>
    <message>
        <source>The pasted game differs from the record from %1 on. Go to the position before it and delete the moves after it (Alt+X).</source>
        <translation>A partida do texto é outra desde %1: amose a posición anterior e quite o que segue (Alt+X).</translation>
    </message>
    <message>
        <source>All moves of the pasted game are already recorded.</source>
        <translation>Todas as xogadas do texto xa están na anotación.</translation>
    </message>
    <message>
        <source>The pasted game is between %1 and %2.</source>
        <extracomment>%1 and %2 players&apos; names.</extracomment>
        <translation>O texto é unha partida de %1 e %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) deleted; Ctrl+Z restores them.</source>
        <translation>
            <numerusform>%n media xogada retirada; Ctrl+Z recupéraa.</numerusform>
            <numerusform>%n medias xogadas retiradas; Ctrl+Z recupéraas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s) copied.</source>
        <translation>
            <numerusform>%n media xogada pasada á anotación.</numerusform>
            <numerusform>%n medias xogadas pasadas á anotación.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scoresheet cannot be read from %1 on.</source>
        <extracomment>%1 what stands in a line of a scoresheet: &quot;12… xx&quot;.</extracomment>
        <translation>A planilla non se pode ler desde %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them differ(s) from the record.</source>
        <translation>
            <numerusform>%n da anotación era outra.</numerusform>
            <numerusform>%n da anotación eran outras.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no moves after this position.</source>
        <translation>Nada segue á posición amosada.</translation>
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
        <source>%1 – %2</source>
        <comment>players</comment>
        <extracomment>The two players of a board.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) paused by the interruption. Decide what each of them shows (Laws 6.10).</source>
        <translation>
            <numerusform>A interrupción detivo %n reloxo. Decida o que marca (Leis 6.10).</numerusform>
            <numerusform>A interrupción detivo %n reloxos. Decida o que marca cada un (Leis 6.10).</numerusform>
        </translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Brancas %1</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Negras %1</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>sen diferenza</translation>
    </message>
    <message>
        <source>White&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>Bandeira das brancas, provisional: só conta se se desconta toda a interrupción.</translation>
    </message>
    <message>
        <source>Black&apos;s flag, provisional: it counts only if the whole interruption is charged.</source>
        <translation>Bandeira das negras, provisional: só conta se se desconta toda a interrupción.</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s) would fall.</source>
        <translation>
            <numerusform>Caería %n bandeira.</numerusform>
            <numerusform>Caerían %n bandeiras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer slept for about %2 until %1. %3</source>
        <extracomment>%1 a time of day, %2 a length of time, %3 a sentence that says how many clocks were paused.</extracomment>
        <translation>O ordenador estivo en suspensión arredor de %2, ata as %1. %3</translation>
    </message>
    <message>
        <source>The computer slept until %1. %2</source>
        <translation>O ordenador estivo en suspensión ata as %1. %2</translation>
    </message>
    <message>
        <source>Decided for all boards.</source>
        <translation>Decidido para todos os taboleiros.</translation>
    </message>
    <message>
        <source>White was to move.</source>
        <translation>Tiñan a quenda as brancas.</translation>
    </message>
    <message>
        <source>Black was to move.</source>
        <translation>Tiñan a quenda as negras.</translation>
    </message>
    <message>
        <source>The same as the last recorded time on every board.</source>
        <translation>O mesmo que o último valor coñecido en todos os taboleiros.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) differ from the last recorded time, by at most %1.</source>
        <translation>
            <numerusform>%n taboleiro difire do último valor coñecido, en %1 como máximo.</numerusform>
            <numerusform>%n taboleiros difiren do último valor coñecido, en %1 como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the players last saw; the clocks show these times now.</source>
        <translation>O último que viron os xogadores; así se amosan agora.</translation>
    </message>
    <message numerus="yes">
        <source>%n clock(s) were paused when it woke; no player lost time.</source>
        <translation>
            <numerusform>%n reloxo quedou en pausa ao volver da suspensión; non se lle descontou a ninguén.</numerusform>
            <numerusform>%n reloxos quedaron en pausa ao volver da suspensión; non se lle descontou a ninguén.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Z undoes it until the clock is used again.</source>
        <translation>Ctrl+Z desfaino mentres non se use o reloxo.</translation>
    </message>
    <message>
        <source>Board %1 has been decided.</source>
        <translation>O taboleiro %1 está decidido.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ReplayView</name>
    <message>
        <source>Write a time of day: 14:32 or 14:32:05.</source>
        <translation>Escriba unha hora: 14:32 ou 14:32:05.</translation>
    </message>
    <message>
        <source>The computer never showed that time: its clock was set forward, or it slept.</source>
        <translation>O ordenador nunca marcou esa hora: adiantóuselle o reloxo ou estivo en suspensión.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back and showed that time more than once; this is the last one.</source>
        <translation>Atrasóuselle o reloxo ao ordenador e marcou esa hora máis dunha vez; esta é a última.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Non se pode escribir o ficheiro %1: %2</translation>
    </message>
    <message>
        <source>round %1 board %2</source>
        <comment>file</comment>
        <translation>rolda %1 taboleiro %2</translation>
    </message>
    <message>
        <source>This board was recorded from %1 to %2.</source>
        <translation>Os datos deste taboleiro van das %1 ás %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>A folla está gardada como %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::ResultEntry</name>
    <message>
        <source>Board %1: %2 stands, and %3 was typed now.</source>
        <extracomment>%1 a board, %2 and %3 results: &quot;Board 17: 1–0 stands, and 0–1 was typed now.&quot;</extracomment>
        <translation>Taboleiro %1: está anotado %2 e agora teclouse %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) typed after that did nothing.</source>
        <translation>
            <numerusform>%n tecla posterior non fixo nada.</numerusform>
            <numerusform>%n teclas posteriores non fixeron nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 verified</source>
        <extracomment>How many boards of a round have been typed a second time.</extracomment>
        <translation>%1 de %2 verificados</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n difference(s)</source>
        <comment>results typed a second time</comment>
        <extracomment>%1: &quot;17 of 60 verified&quot;.</extracomment>
        <translation>
            <numerusform>%1, %n difire</numerusform>
            <numerusform>%1, %n difiren</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: this key enters no result.</source>
        <translation>Taboleiro %1: esta tecla non anota ningún resultado.</translation>
    </message>
    <message>
        <source>The number of the board comes first.</source>
        <translation>Primeiro vai o número do taboleiro.</translation>
    </message>
    <message>
        <source>There is no board %1 in this round.</source>
        <translation>Non hai taboleiro %1 nesta rolda.</translation>
    </message>
    <message>
        <source>Board %1: nothing was entered.</source>
        <translation>Taboleiro %1: non se anotou nada.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RoundTimeView</name>
    <message>
        <source>The round has not begun</source>
        <translation>A rolda aínda non comezou</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A rolda rematou</translation>
    </message>
    <message>
        <source>Stopped for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Interrompida desde hai %1</translation>
    </message>
    <message>
        <source>Played for %1</source>
        <extracomment>%1 a time.</extracomment>
        <translation>Xógase desde hai %1</translation>
    </message>
    <message>
        <source>%1, default time expires in %2</source>
        <extracomment>%1 a sentence, %2 a time.</extracomment>
        <translation>%1, o tempo de espera remata en %2</translation>
    </message>
    <message>
        <source>All results of round %1 are in.</source>
        <translation>Están todos os resultados da rolda %1.</translation>
    </message>
    <message>
        <source>%1 %2 – %3</source>
        <extracomment>A board and its players: &quot;5 Amazon, A. – Nile, N.&quot;</extracomment>
        <translation>%1 %2 – %3</translation>
    </message>
    <message>
        <source>All games of round %1 are over or adjourned.</source>
        <extracomment>%1 is the number of a round, %2 a list of boards with their players.</extracomment>
        <translation>Todas as partidas da rolda %1 remataron ou están aprazadas.</translation>
    </message>
    <message>
        <source>Adjourned: %1.</source>
        <translation>Aprazadas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected.</source>
        <translation>
            <numerusform>%n planilla sen recoller.</numerusform>
            <numerusform>%n planillas sen recoller.</numerusform>
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
    <message>
        <source>Back to round %1</source>
        <extracomment>%1 the number of the round that is played now.</extracomment>
        <translation>Volver á rolda %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RulingView</name>
    <message>
        <source>last period</source>
        <translation>último período</translation>
    </message>
    <message>
        <source>period %1, not the last</source>
        <translation>período %1, non o último</translation>
    </message>
    <message>
        <source>%1 after the start of the round</source>
        <extracomment>%1 a length of time.</extracomment>
        <translation>%1 despois do comezo da rolda</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>a primeira</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>a segunda</translation>
    </message>
    <message>
        <source>%1 of %2 moves on the counter</source>
        <translation>%1 de %2 xogadas no contador</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) on the counter</source>
        <translation>
            <numerusform>%n xogada no contador</numerusform>
            <numerusform>%n xogadas no contador</numerusform>
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
        <translation>Taboleiro %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ruling</comment>
        <extracomment>%1 a board and its result, %2 the article it rests on.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sen dicir</translation>
    </message>
    <message>
        <source>Board %1: the game continues.</source>
        <translation>Taboleiro %1: a partida segue.</translation>
    </message>
    <message>
        <source>According to the game record: %1</source>
        <extracomment>%1 whether a player can checkmate: &quot;White can still checkmate&quot;.</extracomment>
        <translation>Segundo a anotación da partida: %1</translation>
    </message>
    <message>
        <source>Another ruling is pending on this board: whatever happened first takes precedence.</source>
        <translation>Neste taboleiro agarda outra decisión: conta o que pasou primeiro.</translation>
    </message>
    <message>
        <source>White&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>O reloxo das brancas debería estar parado: devólvese o tempo que correu desde que se abriu isto.</translation>
    </message>
    <message>
        <source>Black&apos;s clock should stand still: what it has run since this was opened is given back.</source>
        <translation>O reloxo das negras debería estar parado: devólvese o tempo que correu desde que se abriu isto.</translation>
    </message>
    <message numerus="yes">
        <source>The game record is %n half-move(s) too short to tell whether checkmate is still possible.</source>
        <translation>
            <numerusform>Á anotación da partida fáltalle %n media xogada para saber se aínda é posible o mate.</numerusform>
            <numerusform>Á anotación da partida fáltanlle %n medias xogadas para saber se aínda é posible o mate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Record the ruling: nothing is changed</source>
        <translation>Rexistrar a decisión: non cambia nada</translation>
    </message>
    <message>
        <source>To be set on the clock: White %1, Black %2</source>
        <extracomment>What the arbiter sets on a chess clock: %1 White&apos;s time, %2 Black&apos;s.</extracomment>
        <translation>Para axustar no reloxo: brancas %1, negras %2</translation>
    </message>
    <message>
        <source>Nothing is ruled yet: the page of adjourned games opens, to open the envelope.</source>
        <translation>Aínda non se decide nada: ábrese a páxina das partidas aprazadas, para abrir o sobre.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens: the player types the move.</source>
        <translation>Despois ábrese a páxina das partidas aprazadas: o xogador teclea a xogada.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to adjourn the game once the clock is stopped.</source>
        <translation>Despois ábrese a páxina das partidas aprazadas, para aprazar a partida cando o reloxo estea parado.</translation>
    </message>
    <message>
        <source>Then the page of adjourned games opens, to enter who keeps the envelope.</source>
        <translation>Despois ábrese a páxina das partidas aprazadas, para anotar quen garda o sobre.</translation>
    </message>
    <message>
        <source>An appeal against a ruling on record is lodged on the page of rulings (E), which keeps its time limit, who decides and what was decided.</source>
        <translation>Unha apelación contra unha decisión rexistrada preséntase na páxina das decisións (E), que garda o prazo, quen resolve e que se resolveu.</translation>
    </message>
    <message>
        <source>This game is over: %1.</source>
        <extracomment>%1 a result.</extracomment>
        <translation>Esta partida xa rematou: %1.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::RulingsModel</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisións</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ruling(s)</source>
        <translation>
            <numerusform>%1 de %n decisión</numerusform>
            <numerusform>%1 de %n decisións</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Todas as roldas</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>with “%1”</source>
        <extracomment>Which rulings are on a paper: those with these words in them.</extracomment>
        <translation>con «%1»</translation>
    </message>
    <message>
        <source>Board %1: the ruling is withdrawn (%2).</source>
        <extracomment>%1 the number of a board, %2 the ruling.</extracomment>
        <translation>Taboleiro %1: a decisión está revogada (%2).</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SealingView</name>
    <message>
        <source>Type the move in both fields.</source>
        <translation>Escriba a xogada nos dous campos.</translation>
    </message>
    <message>
        <source>The two fields are not the same. Type both again.</source>
        <translation>Os dous campos non coinciden. Encha os dous de novo.</translation>
    </message>
    <message>
        <source>This is not written like a move. Type both fields again.</source>
        <translation>Isto non está escrito como unha xogada. Encha os dous campos de novo.</translation>
    </message>
    <message>
        <source>It could not be printed. %1</source>
        <translation>Non se puido imprimir. %1</translation>
    </message>
    <message>
        <source>Saved as %1. This file is the key: print it, then delete it.</source>
        <translation>Gardado como %1. Este ficheiro é a chave: imprímao e despois bórreo.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>O ficheiro %1 non se pode escribir: %2</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimindo…</translation>
    </message>
    <message>
        <source>Sent to the printer. Its queue may keep a copy of the job: have it deleted.</source>
        <translation>Enviado á impresora. A súa cola pode gardar unha copia do traballo: fágaa borrar.</translation>
    </message>
    <message>
        <source>opening keys</source>
        <extracomment>The name of a file.</extracomment>
        <translation>chaves de apertura</translation>
    </message>
    <message>
        <source>No file was named: type a name in the dialog.</source>
        <translation>Non se indicou o ficheiro: escriba un nome no diálogo.</translation>
    </message>
    <message>
        <source>Choose another folder: beside the event file the key would protect nothing.</source>
        <translation>Escolla outro cartafol: á beira do ficheiro do torneo a chave non protexería nada.</translation>
    </message>
    <message>
        <source>Round %1, board %2: who is to move and seals?</source>
        <translation>Rolda %1, taboleiro %2: a quen lle toca xogar e sela?</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (White) seals a move</source>
        <extracomment>%1 a player, %2 the number of a round, %3 of a board.</extracomment>
        <translation>Rolda %2, taboleiro %3: %1 (brancas) sela unha xogada</translation>
    </message>
    <message>
        <source>Round %2, board %3: %1 (Black) seals a move</source>
        <translation>Rolda %2, taboleiro %3: %1 (negras) sela unha xogada</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SheetsView</name>
    <message numerus="yes">
        <source>%n scoresheet(s) not collected</source>
        <translation>
            <numerusform>%n planilla sen recoller</numerusform>
            <numerusform>%n planillas sen recoller</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing scoresheets: round %1</source>
        <translation>Planillas que faltan: rolda %1</translation>
    </message>
    <message>
        <source>missing scoresheets round %1</source>
        <comment>file</comment>
        <translation>planillas que faltan rolda %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Taboleiro</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Xogador</translation>
    </message>
    <message>
        <source>No scoresheet of a finished game is missing.</source>
        <translation>Non falta ningunha planilla das partidas rematadas.</translation>
    </message>
</context>
<context>
    <name>flagfall::view::SlipReader</name>
    <message>
        <source>The code “%1” is not that of a result slip.</source>
        <translation>O código «%1» non é dunha papeleta de resultado.</translation>
    </message>
    <message>
        <source>This slip is of another event, or the event had another name or first day when it was printed. Find the board by its number (/).</source>
        <translation>A papeleta é doutro evento, ou o evento tiña outro nome ou primeiro día cando se imprimiu. Busque o taboleiro polo número (/).</translation>
    </message>
    <message>
        <source>There is no board %1 in round %2.</source>
        <translation>Na rolda %2 non hai o taboleiro %1.</translation>
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
        <translation>%1, taboleiro %2: %3</translation>
    </message>
    <message>
        <source>%1, put away: %2</source>
        <extracomment>%1 is written on a clock, %2 is what is wrong with it.</extracomment>
        <translation>%1, retirado: %2</translation>
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
        <translation>Non se pode crear o cartafol.</translation>
    </message>
    <message>
        <source>%1 was not made by this program. Choose another folder.</source>
        <translation>%1 non o fixo este programa. Escolla outro cartafol.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Non se pode escribir o ficheiro %1: %2</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>The command failed with exit code %1</source>
        <translation>A orde fallou co código de saída %1</translation>
    </message>
    <message>
        <source>The command was ended by the system</source>
        <translation>O sistema rematou a orde</translation>
    </message>
    <message>
        <source>The command cannot be started</source>
        <translation>Non se pode executar a orde</translation>
    </message>
    <message>
        <source>The command cannot be started: %1</source>
        <translation>Non se pode executar a orde: %1</translation>
    </message>
    <message numerus="yes">
        <source>The command was stopped after %n minute(s)</source>
        <translation>
            <numerusform>Detívose a orde despois de %n minuto</numerusform>
            <numerusform>Detívose a orde despois de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was cancelled</source>
        <translation>Cancelouse a orde</translation>
    </message>
    <message>
        <source>%1 web pages</source>
        <comment>folder</comment>
        <extracomment>The folder that is proposed for the web pages of an event; %1 its name.</extracomment>
        <translation>%1 páxinas web</translation>
    </message>
    <message>
        <source>Type the whole path of the folder, from / or ~/ on.</source>
        <translation>Escriba o camiño completo do cartafol, desde / ou ~/.</translation>
    </message>
    <message>
        <source>Type the address of the pages like this: https://chess.example/open/</source>
        <translation>Escriba o enderezo das páxinas así: https://chess.example/open/</translation>
    </message>
    <message>
        <source>As the papers</source>
        <translation>Como os papeis</translation>
    </message>
    <message>
        <source>Type the command that publishes the pages first.</source>
        <translation>Escriba antes a orde que publica as páxinas.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Web pages in %1: %2</source>
        <extracomment>A notice: %1 a folder, %2 what went wrong with the web pages in it.</extracomment>
        <translation>Páxinas web en %1: %2</translation>
    </message>
    <message>
        <source>The pages have not been written yet.</source>
        <translation>As páxinas aínda non se escribiron.</translation>
    </message>
    <message>
        <source>No browser could be started. The first page is %1</source>
        <translation>Non se puido abrir ningún navegador. A primeira páxina é %1</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Estanse a escribir as páxinas…</translation>
    </message>
    <message>
        <source>Not written at %1: %2</source>
        <extracomment>%1 a time of day, %2 what went wrong.</extracomment>
        <translation>Non se escribiu ás %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Written at %1: %n file(s)</source>
        <extracomment>Of the web pages: %1 a time of day, %n all their files.</extracomment>
        <translation>
            <numerusform>Escrito ás %1: %n ficheiro</numerusform>
            <numerusform>Escrito ás %1: %n ficheiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>files</comment>
        <extracomment>%n files that were written because they are not as before.</extracomment>
        <translation>
            <numerusform>%n cambiado</numerusform>
            <numerusform>%n cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>The command is running…</source>
        <translation>A orde está en marcha…</translation>
    </message>
    <message>
        <source>Last written on %1</source>
        <extracomment>The web pages lie there from before the program was started: %1 day and time.</extracomment>
        <translation>Escritas por última vez o %1</translation>
    </message>
</context>
<context>
    <name>flagfall::view::Workspace</name>
    <message>
        <source>The event was of an older format and has been converted. The original is kept as %1.</source>
        <translation>O torneo estaba nun formato anterior e converteuse. O orixinal consérvase como %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title</comment>
        <extracomment>The window&apos;s title: the event, then the program.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Non existe o cartafol %1.</translation>
    </message>
    <message>
        <source>%1. The clock stays paused.</source>
        <extracomment>%1 what was taken back: &quot;Taken back: result 1–0 on board 3&quot;.</extracomment>
        <translation>%1. O reloxo segue detido.</translation>
    </message>
    <message>
        <source>Please check the marked fields.</source>
        <translation>Aínda hai algo mal no formulario.</translation>
    </message>
    <message>
        <source>The file %1 does not contain an event yet.</source>
        <translation>O ficheiro %1 aínda non contén ningún torneo.</translation>
    </message>
    <message>
        <source>Choose where to save the event file.</source>
        <translation>Diga onde se gardará o ficheiro do torneo.</translation>
    </message>
    <message>
        <source>You do not have permission to write to the folder %1.</source>
        <translation>Non pode escribir no cartafol %1.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name.</source>
        <translation>Xa hai un ficheiro %1. Escolla outro nome.</translation>
    </message>
    <message>
        <source>This event is already open.</source>
        <translation>Este é o torneo que está aberto.</translation>
    </message>
    <message>
        <source>The file ended in an entry that could not be read. If the power failed while it was being saved, nothing else is missing: compare the last entries in the history. The file as it was is kept as %1.</source>
        <translation>O ficheiro remataba nunha entrada que non se puido ler. Se fallou a corrente mentres se gardaba, non falta nada máis: compare as últimas entradas do historial. O ficheiro tal como estaba consérvase como %1.</translation>
    </message>
    <message>
        <source>Everything is saved in %1. The event goes on there.</source>
        <translation>Todo está gardado en %1. O torneo continúa alí.</translation>
    </message>
    <message>
        <source>Does this entry count?</source>
        <translation>Conta esta entrada?</translation>
    </message>
    <message>
        <source>When entry %1 was saved the disk failed, and you were told that it might not be saved. It is in the file: %2</source>
        <extracomment>%1 a number, %2 a sentence about an act, such as &quot;Board 3: 1–0&quot;.</extracomment>
        <translation>Ao gardar a entrada %1 fallou o disco, e avisouse de que quizais non se gardase. Está no ficheiro: %2</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir despois</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfacela</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <extracomment>The key of &quot;Take it back&quot;, one capital letter of it.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>The file %1 cannot be read as an event.</source>
        <translation>O ficheiro %1 non se pode ler como torneo.</translation>
    </message>
</context>
</TS>
